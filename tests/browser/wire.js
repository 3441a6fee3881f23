// Reads what a page and its server say to each other, and keeps in window.panjigiWire what is still unanswered.
// Streamlit's page calls itself running only when the server's answer comes, so its own word comes too late.
(field) => {
  const wire = (window.panjigiWire = {
    asked: 0,
    // A question is answered when a run that began after it has ended.
    begun: 0,
    running: false,
    // What no run has answered yet: the question's number, and the fragment that it asks for ("" is the page).
    open: [],
    // The fragments that stand on the page. The server does not answer what is asked for any other.
    fragments: new Set(),
    rests: (asked) =>
      !wire.running &&
      wire.open.every(({ number, fragment }) => number > asked || (fragment && !wire.fragments.has(fragment))),
  });

  const send = WebSocket.prototype.send;
  const heard = new WeakSet();
  WebSocket.prototype.send = function (data) {
    if (!heard.has(this)) this.addEventListener("message", ({ data }) => hear(data));
    heard.add(this);
    for (const question of at(data, field.asks)) {
      wire.asked += 1;
      wire.open.push({ number: wire.asked, fragment: texts(question, field.asksFragment)[0] ?? "" });
    }
    return send.call(this, data);
  };

  function hear(data) {
    if (at(data, field.starts).length) {
      wire.begun = wire.asked;
      wire.running = true;
      const whole = !at(data, ...field.run).some((run) => at(run, field.runFragments).length);
      if (whole) wire.fragments.clear();
    }
    for (const drawn of at(data, field.draws)) {
      texts(drawn, field.drawsFragment).forEach((fragment) => wire.fragments.add(fragment));
    }
    for (const gone of at(data, field.drops)) {
      texts(gone, field.dropsFragments).forEach((fragment) => wire.fragments.delete(fragment));
    }
    if (at(data, field.ends).length) {
      wire.running = false;
      wire.open = wire.open.filter(({ number }) => number > wire.begun);
    }
  }

  function texts(message, number) {
    return at(message, number).map((bytes) => new TextDecoder().decode(bytes));
  }

  // What a protobuf message holds in a field, or in a field of its fields: every value's bytes (a number has none).
  function at(message, number, ...deeper) {
    const values = fields(message)
      .filter(([own]) => own === number)
      .map(([, bytes]) => bytes);
    return deeper.length ? values.flatMap((value) => at(value, ...deeper)) : values;
  }

  function fields(message) {
    if (typeof message === "string" || message instanceof Blob) return [];
    const bytes = new Uint8Array(message.buffer ?? message, message.byteOffset ?? 0, message.byteLength);
    const found = [];
    let place = 0;
    const number = () => {
      let value = 0;
      for (let worth = 1; ; worth *= 128) {
        const byte = bytes[place++];
        value += (byte % 128) * worth;
        if (!(byte >= 128)) return value;
      }
    };
    while (place < bytes.length) {
      const tag = number();
      // 0: a number, 1 and 5: as many bytes, 2: as many bytes as a number says.
      const long = { 0: () => number() && 0, 1: () => 8, 2: number, 5: () => 4 }[tag % 8]();
      found.push([Math.floor(tag / 8), bytes.subarray(place, place + long)]);
      place += long;
    }
    return found;
  }
}
