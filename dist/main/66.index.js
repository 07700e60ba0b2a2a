export const id = 66;
export const ids = [66];
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
/* harmony import */ var _core_guard_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65673);




_secretlint_profiler__WEBPACK_IMPORTED_MODULE_1__/* .secretLintProfiler */ .z.setEnabled(false);
const config = {
    rules: _secretlint_secretlint_rule_preset_recommend__WEBPACK_IMPORTED_MODULE_2__/* .rules */ .a.filter(({ meta }) => !meta.id.endsWith('-filter-comments')).map((rule) => ({ id: rule.meta.id, rule })),
};
const findByRules = async ({ path, content }) => {
    const found = new Map();
    for (const { text, line: first } of (0,_core_guard_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .textParts */ .KO)(content)) {
        const source = { filePath: path, content: text, contentType: 'text', ext: '' };
        const { messages } = await (0,_secretlint_core__WEBPACK_IMPORTED_MODULE_0__/* .lintSource */ .n)({ source, options: { config, noPhysicFilePath: true } });
        const matches = messages.map(({ ruleId, range }) => ({ kind: kindOf(ruleId), index: range[0] }));
        for (const { kind, line } of (0,_core_guard_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .withLines */ .Gy)(text, matches))
            found.set(`${first + line} ${kind}`, { kind, line: first + line });
    }
    return [...found.values()];
};
const kindOf = (rule) => {
    const name = rule.replace(/^.*secretlint-rule-/, '');
    return names[name] ?? `what looks like a credential for ${name}`;
};
const names = {
    basicauth: 'an address with a password in it',
    'database-connection-string': 'a database address with a password in it',
    privatekey: 'a private key',
};


/***/ })

};
