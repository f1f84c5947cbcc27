"""What is changed in the files of SimCord's page: file -> (old text, new text). Data only.

Each old text must stand in its file exactly once; `simcord_patch.misfits` checks that at every start. `{home}` becomes
the address of the index page, `{channel}` the channel's id; `window.waykeeper` comes from `page/channel.js`.
"""

EDITS: dict[str, list[tuple[str, str]]] = {
    "app.js": [
        (
            'request("/api/pages", "POST", {}, null)',
            'request("/api/pages", "POST", window.waykeeper?.page() ?? {}, null)',
        ),
    ],
    "session.js": [("interval = 500", "interval = 300")],
    # A page waited for 30 MB of fonts for every script of the world; the rest still comes when a text needs it.
    "presentation.js": [
        ("FONT_REQUIREMENTS.map(async (requirement)", "FONT_REQUIREMENTS.slice(0, 2).map(async (requirement)")
    ],
    # A mentioned channel or thread can be opened.
    "text.js": [
        (
            'target.append(node("span", token.type === "mention" ? "mention" : "command-mention", token.label || ""));',
            'if (token.kind === "channel" && window.waykeeper) target.append(window.waykeeper.channel(token));\n'
            '      else target.append(node("span", token.type === "mention" ? "mention" : "command-mention", '
            'token.label || ""));',
        )
    ],
    # An edited panel shows a select for one pick afresh, as Discord does; else the same pick could not be made twice.
    "select-drafts.js": [
        (
            'if (!dropdown.modal && !state.modalDrafts.has(key) && changed) dispatch("select", '
            "{ control_key: key, values });",
            "if (!dropdown.modal && !state.modalDrafts.has(key) && changed) {\n"
            '      dispatch("select", { control_key: key, values });\n'
            "      if (dropdown.maximum > 1) return true;\n"
            "      currentDrafts(key).delete(key);\n      state.selectDrafts.delete(key);\n    }",
        )
    ],
    # Private panels would pile up: Discord lets its reader dismiss them, SimCord does not.
    "messages.js": [
        (
            'root.append(node("div", "message-ephemeral-note", "Only you can see this"));',
            'root.append(node("div", "message-ephemeral-note", "Only you can see this"));\n'
            "    window.waykeeper?.mayDismiss(root);",
        )
    ],
    # Who reads the end of the channel stays there, also while a picture that has just arrived pushes it down.
    "timeline.js": [
        (
            "        record.pendingMedia = [];\n        renderMessage(",
            # An edited board keeps its height until its new picture is there, or everything below would jump.
            "        record.pendingMedia = [];\n        const held = record.element.style;\n"
            "        held.minHeight = `${record.element.offsetHeight}px`;\n"
            '        setTimeout(() => { held.minHeight = ""; }, 500);\n        renderMessage(',
        ),
        ("ui.timeline.clientHeight <= 1 ?", "ui.timeline.clientHeight <= 120 ?"),
        (
            "    state.scrollIntent = captureScrollIntent();\n    if (state.scrollIntent.policy",
            '    const grew = state.scrollIntent?.policy === "bottom" && ui.timeline.scrollHeight !== state.height;\n'
            "    state.height = ui.timeline.scrollHeight;\n"
            "    if (grew) return reconcileScrollIntent();\n"
            "    state.scrollIntent = captureScrollIntent();\n    if (state.scrollIntent.policy",
        ),
        (
            'if (state.scrollIntent?.policy !== "target") state.scrollIntent = captureScrollIntent();\n    },',
            'if (!["target", "bottom"].includes(state.scrollIntent?.policy)) '
            "state.scrollIntent = captureScrollIntent();\n    },",
        ),
    ],
    "index.html": [
        ("<title>SimCord Preview</title>", "<title>Waykeeper</title>"),
        (
            '<link rel="stylesheet" href="/preview.css">',
            '<link rel="stylesheet" href="/preview.css"><link rel="stylesheet" href="/waykeeper.css">'
            '<meta name="waykeeper-home" content="{home}"><meta name="waykeeper-channel" content="{channel}">'
            '<script src="/waykeeper.js"></script>',
        ),
        (
            '<span class="brand-mark" aria-hidden="true">S</span>\n'
            "          <span><strong>SimCord</strong><small>Preview</small></span>",
            '<a class="waykeeper-home" href="{home}"><span aria-hidden="true">‹</span> All channels</a>',
        ),
    ],
    "actions.js": [
        ('"Preview ready"', '""'),
        ('return labels[kind || ""] || "Action completed";', 'return "";'),
        ('return "Action was not completed.";', 'return "That did not go through. Please try once more.";'),
    ],
}
