"""The page frame: navigation, theme, Korean document language. Run with `make run`."""

import streamlit as st

from pages.ui.frame import dress, navigation, told

st.set_page_config(page_title="판지기", page_icon="assets/icons/app-192.png", layout="centered")
page = navigation()
with told():
    dress()
    page.run()
