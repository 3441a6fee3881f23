"""The words of the pages in English, by their Korean ones; `{name}` stands for the same value in both."""

from __future__ import annotations

from collections.abc import Mapping

_FRAME = {
    "뒤로": "Back",
    "처음": "Home",
    "준비": "Set up",
    "차례": "Turn",
    "규칙": "Rules",
    "스캔": "Scan",
    "점수": "Score",
}
_GAME = {
    "몇 명이 하나요?": "How many players?",
    "{count}명": "{count} players",
    "준비하기": "Set up",
    "내 차례": "My turn",
    "카드 스캔": "Scan a card",
    "여행 도감": "Travel atlas",
    "누가 함께하나요?": "Who is playing?",
    "{seat}번 자리": "Seat {seat}",
    "이름 ({length}자까지)": "Name (up to {length} letters)",
}
_SETUP = {
    "{name} · {players}명 준비": "{name} · {players} players",
    "{total}단계 중 {number} · {done}단계 마침": ("Step {number} of {total} · {done} done"),
    "{total}단계를 모두 마쳤습니다": "All {total} steps are done",
    "준비가 끝났습니다.": "The table is set.",
    "이제 시작하세요.": "Start the game.",
    "내 차례 보기": "See my turn",
    "모든 단계 보기": "See all steps",
    "처음부터 다시": "Start again",
    "이전": "Back",
    "돌아가기": "Go back",
    "다 했어요, 다음": "Done, next",
    "차례로 가기": "Go to the turn",
    "왜 {value}{unit}?": "Why {value} {unit}?",
    "왜?": "Why?",
    "출처: {source}": "Source: {source}",
    "{value}{unit}": "{value} {unit}",
    "내 상자에 맞게 고치기": "Change it to match my box (Korean)",
    "대신 뽑아 주기": "Draw for us",
    "다시 뽑기": "Draw again",
    "판지기가 정한 유물입니다. 내 상자의 유물을 펼쳤다면 그 조건을 보세요.": (
        "These are Panjigi's own relics. If you use the relics of your box, go by their needs."
    ),
    "선 뽑기": "Draw the first player",
    "{name} 먼저 합니다.": "{name} goes first.",
    "승리 조건": "Win condition",
    "세 갈래 길": "Three paths",
    "다섯 장에서 뽑기": "Draw one of five",
    "총점 {points}점, 마패 {mapae}개, 한 색 카드의 점수 {one_color_points}점 가운데 하나": (
        "One of these: {points} points, {mapae} mapae, or {one_color_points} points on cards of one colour"
    ),
}
_TURN = {
    "{name} · 내 차례": "{name} · My turn",
    "지금 할 수 있는 일": "What you can do now",
    "조건과 비용": "Conditions and costs",
    "자주 하는 실수": "Common mistakes",
    "차례를 마칠 때": "At the end of the turn",
    "규칙 찾기": "Rules",
    "점수와 승리": "Points and winning",
    "질문에 답하기와 전체 규칙은 한국어로만 있습니다.": (
        "Answers to questions and the whole rulebook are in Korean only."
    ),
}
_PLACE = {
    "장소 이야기": "Story of the place",
    "모았어요": "Collected",
    ":material/star: {day}에 처음 모았습니다.": (":material/star: First collected on {day}."),
    "카드를 스캔하거나 점수표에 넣으면 저절로 켜집니다.": (
        "This turns on by itself when you scan the card or put it on the score sheet."
    ),
    "{place} · 판지기 여행 도감": "{place} · Panjigi travel atlas",
    "‘{card}’ 카드는 덱에 없습니다. 여행 도감에서 장소를 골라 주세요.": (
        "There is no card ‘{card}’ in the deck. Choose a place in the travel atlas."
    ),
    "카드 보기": "See the card",
    "{name} 카드": "The card of {name}",
    "{name} 그림": "Picture of {name}",
    "더 알아보기": "More facts (Korean)",
    "출처": "Sources (Korean)",
    "{day} 확인": "seen on {day}",
}
_ATLAS = {
    "{total}곳 가운데 {count}곳을 모았습니다": "{count} of {total} places collected",
    "{total}곳 가운데 {count}곳이 맞습니다.": "{count} of {total} places fit.",
    "맞는 장소가 없습니다. 고른 것을 한 번 더 누르면 풀립니다.": (
        "No place fits. Press a choice once more to undo it."
    ),
    "넓게 보기": "Show more of the map",
    "권역": "Region",
    "테마": "Theme",
    "단계": "Tier",
    "모음": "Collection",
    "거르기": "Filter",
    "{tier}단계": "Tier {tier}",
    "모은 곳": "collected",
    "아직인 곳": "not yet",
    "아직이에요": "not yet",
    "아직": "not yet",
    "{total}곳 가운데 {count}곳 모음": "{count} of {total} collected",
    "얼마나 모았나요?": "How many have you collected?",
    " 다 모음": " all collected",
    "대한민국 지도, 장소 {count}곳": "Map of Korea, {count} places",
    "{name} 둘레 {count}곳, {have}곳 모음, 크게 보기": (
        "{count} places around {name}, {have} collected, show larger"
    ),
    "{count}곳": "{count} places",
    "지도 경계: 국토지리정보원": "Map: National Geographic Information Institute",
}
_SCAN = {
    "누구의 카드인가요?": "Whose card is it?",
    "어떻게 읽을까요?": "How shall we read it?",
    "카메라": "Camera",
    "사진 올리기": "Choose a photo",
    "카드 읽기": "Read the card",
    "카드 사진 (JPEG, PNG, WebP)": "Photo of the card (JPEG, PNG, WebP)",
    "한 장이면 이야기를, 여러 장이 찍힌 사진이면 점수표에 넣을 목록을 보여 드립니다.": (
        "One card brings up its story. A photo of several cards becomes a list for the score sheet."
    ),
    "사진을 읽는 중입니다…": "Reading the photo…",
    "사진이 {count}장입니다. 한 번에 {most}장까지 읽습니다. 나눠서 올려 주세요.": (
        "These are {count} photos. Up to {most} are read at once, so please choose fewer."
    ),
    "계속 스캔 (읽는 대로 바로 넣기)": "Keep scanning (add each card at once)",
    "여행 도감에서 보기": "See the travel atlas",
    "카드 공방": "Card workshop (Korean)",
    "실제 상자의 카드인가요?": "Is it a card of the real box? (Korean)",
    "사진은 저장하지 않습니다. 남겨 두겠다고 하신 사진만 남깁니다.": (
        "Photos are not kept, except those that you agree to keep."
    ),
    "두 번 보인 카드는 한 번만 셉니다: {names}.": ("Seen twice, counted once: {names}."),
    "‘{code}’ 코드는 관광카드의 코드가 아닙니다.": ("The code ‘{code}’ does not belong to a tourism card."),
    "이 사진에서 카드를 찾지 못했습니다. 더 가까이 다시 찍거나 아래에서 이름으로 찾으세요.": (
        "No card was found in this photo. Take it again from closer, or search by name below."
    ),
    "확실하지 않습니다. 이 가운데 있나요?": "Not sure. Is it one of these?",
    "이 카드를 카드 공방에 등록하기": "Teach this card in the workshop (Korean)",
    "이 카드를 등록해 두면 다음부터 바로 알아봅니다": (
        "Teach this card to have it recognised next time (Korean)"
    ),
    "이름이나 번호로 찾기": "Find by name or number",
    "이름이나 번호": "Name or number",
    "예: 서문, 88": "e.g. Seomun, 88",
    "‘{query}’에 맞는 카드가 없습니다. 장소 이름의 일부나 1부터 90까지의 번호를 적어 주세요.": (
        "No card fits ‘{query}’. Enter part of a place's name or a number from 1 to 90."
    ),
    "{share} 확실 · ": "{share} sure · ",
    "코드로 읽음": "read by its code",
    "그림으로 알아봄": "recognised by its picture",
    "인쇄된 이름을 읽음": "read by its printed name",
    "직접 고름": "chosen by hand",
    "코드": "code",
    "그림": "picture",
    "등록한 카드입니다. 이 카드에 붙인 장소가 없어 이야기와 점수는 없습니다.": (
        "This is an enrolled card. No place belongs to it, so there are no story and no points."
    ),
    "{name}에게 추가": "Add to {name}",
    "추가": "Add",
    "이야기만 크게 보기": "Read the story alone",
    "{name} 이미 {holder} 앞에 있습니다.": "{name} is already with {holder}.",
    "{name} 연결 카드입니다. 먼저 색이 있는 카드를 추가하세요.": (
        "{name} is a link card. Add a card with a colour first."
    ),
    "어느 색에 연결했나요?": "Which colour is it linked to?",
    "{count}장을 넣었습니다.": "Cards added: {count}.",
    "카드를 한 장씩 카메라에 보여 주세요. 알아보면 바로 넣습니다.": (
        "Show the cards to the camera one by one. Each is added as soon as it is recognised."
    ),
    "되돌리기": "Undo",
    "{name} 되돌리기": "Undo {name}",
    "잘못 읽었어요": "That is wrong",
    "**어느 카드인가요?**": "**Which card is it?**",
    "이 사진을 남겨 두기 (이 서버의 폴더에만 남습니다)": (
        "Keep this photo (only in a folder of this server)"
    ),
    "카드가 아닙니다": "It is no card",
    "취소": "Cancel",
    "카드 {count}장을 읽었습니다.": "Cards read: {count}.",
    "{count}장은 알아보지 못했습니다.": "Not recognised: {count}.",
    "{count}장을 {name}에게 넣기": "Give {count} to {name}",
    "{count}장을 {name}에게 넣었습니다.": "Given to {name}: {count}.",
    "점수표 보기": "See the score sheet",
    "목록 비우기": "Clear the list",
    "점수표에 넣을 수 있는 카드가 아닙니다.": ("This card cannot go on the score sheet."),
    "알아보지 못한 카드": "Card not recognised",
    "고치기": "Change",
    "{number}번 고치기": "Change number {number}",
    "{number}번 빼기": "Take number {number} off",
    "**{number}번은 어느 카드인가요?**": "**Which card is number {number}?**",
    "사진에서 읽은 카드": "Cards read in the photo",
    "모름": "not known",
}
# What the scanner and the camera say over the moving picture.
_ADVICE = {
    "아는 카드가 아닙니다. ‘카드 읽기’를 누르면 인쇄된 이름도 읽어 봅니다.": (
        "Not a known card. Press ‘Read the card’ to read its printed name as well."
    ),
    "카드를 화면 가운데에 가까이 대세요.": ("Hold the card close, in the middle of the picture."),
    "카드를 더 가까이 대세요. 지금은 너무 작게 보입니다.": ("Hold the card closer. It looks too small now."),
    "너무 어둡습니다. 불을 켜거나 밝은 곳으로 옮기세요.": (
        "It is too dark. Turn on a light or move to a brighter place."
    ),
    "빛이 반사됩니다. 카드를 조금 기울여 보세요.": ("Light is reflected. Tilt the card a little."),
    "흐리게 보입니다. 잠깐 멈추고 초점이 맞기를 기다리세요.": (
        "It is blurred. Hold still until it is in focus."
    ),
}
# Why a picture cannot be read.
_PICTURES = {
    "빈 파일입니다. 사진 파일을 다시 골라 주세요.": "This file is empty. Please choose a photo again.",
    "파일이 {size}MB로 너무 큽니다. {most}MB까지 읽을 수 있습니다.": (
        "This file has {size} MB, which is too much. Up to {most} MB can be read."
    ),
    "PDF는 읽지 못합니다. {allowed} 사진을 올려 주세요.": (
        "A PDF cannot be read. Please choose a photo ({allowed})."
    ),
    "HEIC·AVIF 사진은 읽지 못합니다. {allowed} 사진으로 바꿔 올려 주세요.": (
        "HEIC and AVIF photos cannot be read. Please save it as one of {allowed}."
    ),
    "GIF는 읽지 못합니다. {allowed} 사진을 올려 주세요.": (
        "A GIF cannot be read. Please choose a photo ({allowed})."
    ),
    "사진이 아닌 파일입니다. {allowed} 사진을 올려 주세요.": (
        "This file is no photo. Please choose a photo ({allowed})."
    ),
    "사진 파일이 깨져 있습니다. 다시 찍거나 다른 파일을 올려 주세요.": (
        "This photo is damaged. Take it again or choose another one."
    ),
    "사진 파일이 중간에 끊겼거나 깨져 있습니다. 다시 찍거나 다른 파일을 올려 주세요.": (
        "This photo ends too early or is damaged. Take it again or choose another one."
    ),
    "사진이 너무 큽니다. {most}백만 화소까지 읽을 수 있습니다.": (
        "This photo is too large. Up to {most} megapixels can be read."
    ),
    "사진이 너무 큽니다({width}×{height}픽셀). {most}백만 화소까지 읽을 수 있습니다.": (
        "This photo is too large ({width}×{height} pixels). Up to {most} megapixels can be read."
    ),
    "사진이 {width}×{height}픽셀로 너무 작습니다. 한 변이 {least}픽셀은 되어야 합니다.": (
        "This photo is too small ({width}×{height} pixels). Each side needs {least} pixels at least."
    ),
    "움직이거나 여러 장인 그림은 읽지 못합니다. {allowed} 한 장을 올려 주세요.": (
        "Moving pictures and files of several pages cannot be read. Please choose one photo ({allowed})."
    ),
    "카메라 사진을 읽지 못했습니다.": "The picture of the camera could not be read.",
}
ENGLISH: Mapping[str, str] = _FRAME | _GAME | _SETUP | _TURN | _PLACE | _ATLAS | _SCAN | _ADVICE | _PICTURES
