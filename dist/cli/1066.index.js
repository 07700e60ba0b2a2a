export const id = 1066;
export const ids = [1066];
export const modules = {

/***/ 71066:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findByRules: () => (/* binding */ findByRules)
/* harmony export */ });
/* harmony import */ var _secretlint_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86707);
/* harmony import */ var _secretlint_profiler__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(806);
/* harmony import */ var _secretlint_secretlint_rule_preset_recommend__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31577);
/* harmony import */ var _core_guard_text_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70002);




// It would keep a mark for each rule and file until the process ends.
_secretlint_profiler__WEBPACK_IMPORTED_MODULE_1__/* .secretLintProfiler */ .z.setEnabled(false);
/** Without the rule that lets a comment in a file switch the others off: the author of these files is who is not trusted. */
const config = {
    rules: _secretlint_secretlint_rule_preset_recommend__WEBPACK_IMPORTED_MODULE_2__/* .rules */ .a.filter(({ meta }) => !meta.id.endsWith('-filter-comments')).map((rule) => ({ id: rule.meta.id, rule })),
};
/** One finding for each line and kind. */
const findByRules = async ({ path, content }) => {
    const found = new Map();
    for (const { text, line: first } of (0,_core_guard_text_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .textParts */ .K)(content)) {
        const source = { filePath: path, content: text, contentType: 'text', ext: '' };
        const { messages } = await (0,_secretlint_core__WEBPACK_IMPORTED_MODULE_0__/* .lintSource */ .n)({ source, options: { config, noPhysicFilePath: true } });
        const matches = messages.map(({ ruleId, range }) => ({ kind: kindOf(ruleId), index: range[0] }));
        for (const { kind, line } of (0,_core_guard_text_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .withLines */ .G)(text, matches))
            found.set(`${first + line} ${kind}`, { kind, line: first + line });
    }
    return [...found.values()];
};
/** `@secretlint/secretlint-rule-hashicorp-vault`: what it is for stands at its end. */
const kindOf = (rule) => {
    const name = rule.replace(/^.*secretlint-rule-/, '');
    return names[name] ?? `what looks like a credential for ${name}`;
};
const names = {
    basicauth: 'an address with a password in it',
    'database-connection-string': 'a database address with a password in it',
    privatekey: 'a private key',
};


/***/ }),

/***/ 70002:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withLines),
/* harmony export */   K: () => (/* binding */ textParts)
/* harmony export */ });
/** So much text is looked at together, and so much of it again with what follows: longer than any match has to be. */
const partBytes = 1024 * 1024;
const overlapBytes = 16 * 1024;
/** A content as texts to be searched one after the other, which bounds memory and each search; `line` is where one begins. */
function* textParts(content) {
    let line = 1;
    for (let from = 0; from === 0 || from + overlapBytes < content.length; from += partBytes - overlapBytes) {
        yield { text: new TextDecoder('utf-8').decode(content.subarray(from, from + partBytes)), line };
        line += lineFeeds(content, from, from + partBytes - overlapBytes);
    }
}
/** What was found, with its line in the text, counted from zero. */
function withLines(text, matches) {
    let [line, at] = [0, 0];
    return [...matches]
        .sort((a, b) => a.index - b.index)
        .map(({ kind, index }) => {
        for (let next = text.indexOf('\n', at); next !== -1 && next < index; next = text.indexOf('\n', at)) {
            line += 1;
            at = next + 1;
        }
        return { kind, line };
    });
}
function lineFeeds(content, from, to) {
    let count = 0;
    for (let at = content.indexOf(10, from); at !== -1 && at < to; at = content.indexOf(10, at + 1))
        count += 1;
    return count;
}


/***/ })

};
