"""Open on a phone: this server's address as a QR, and what the browser's warning means."""

from pathlib import Path

import streamlit as st

from pages.ui.address import fingerprint, for_phones, lan_addresses, qr_image
from pages.ui.frame import top
from pages.ui.html import card, escape, show

top("휴대전화로 열기")
servers = for_phones(st.context.url or "http://localhost", lan_addresses())
certificate = st.get_option("server.sslCertFile")
if servers:
    show(
        card(
            f'<div class="pj-join"><img src="{qr_image(servers[0])}" alt="이 판지기의 주소 QR">'
            f'<p class="address">{escape(servers[0])}</p></div>'
        )
    )
    st.caption("휴대전화 카메라로 QR을 찍으세요. 휴대전화와 이 컴퓨터는 같은 와이파이에 있어야 합니다.")
    if servers[1:]:
        st.caption("열리지 않으면 이 주소도 해 보세요.")
        st.code("\n".join(servers[1:]), language=None, wrap_lines=True)
else:
    st.info(
        "이 컴퓨터는 다른 기기와 이어져 있지 않습니다. 와이파이에 연결하세요.", icon=":material/wifi_off:"
    )
if certificate:
    st.header("경고가 나오면")
    st.markdown(
        "처음 열 때 브라우저가 안전하지 않다고 알립니다. 이 컴퓨터가 인증서를 스스로 만들었기 때문입니다. "
        "오가는 내용은 암호로 보호됩니다.\n\n"
        "1. 주소가 위의 주소와 같은지 보세요.\n"
        "2. ‘고급’이나 ‘자세히’를 누르세요.\n"
        "3. ‘이동’이나 ‘방문’을 고르세요. 한 번만 하면 됩니다."
    )
    with st.expander("인증서 지문으로 확인하기", icon=":material/fingerprint:"):
        st.caption("브라우저가 보여 주는 SHA-256 지문과 같아야 합니다.")
        st.code(fingerprint(Path(certificate)), language=None, wrap_lines=True)
elif servers and servers[0].startswith("http://"):
    st.header("카메라를 쓰려면")
    st.markdown(
        "지금 주소(http)에서는 휴대전화 브라우저가 카메라를 열어 주지 않습니다. "
        "사진을 찍어 올리면 됩니다.\n\n"
        "카메라까지 쓰려면 이 컴퓨터에서 판지기를 이렇게 시작하세요."
    )
    st.code("make run-table", language=None)
