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


/***/ }),

/***/ 65673:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gy: () => (/* binding */ withLines),
/* harmony export */   KO: () => (/* binding */ textParts),
/* harmony export */   pY: () => (/* binding */ secretFinder)
/* harmony export */ });
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27827);
/* harmony import */ var _known_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52272);


function secretFinder(known, rules = _text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenPatterns */ .Vg) {
    const { left, search } = (0,_known_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .knownSecrets */ .x)(known);
    const formsIn = (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .formPlaces */ .Vf)(left);
    const asTheyStand = (text) => formsIn(text).map(({ how, from }) => ({ kind: secretOf(how), index: from }));
    const byRules = (text) => rules.flatMap(({ kind, pattern }) => [...text.matchAll(pattern)].map(({ index }) => ({ kind, index })));
    const redact = (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redactor */ .$p)(known);
    const kindsIn = (content) => [
        ...search(content).map(({ line, how }) => ({ line, kind: secretOf(how) })),
        ...matchesInText(content, (text) => [...asTheyStand(text), ...byRules(text)]),
    ];
    const shownPath = (path) => {
        const clean = redact(path);
        return clean === path && search(new TextEncoder().encode(path)).length > 0 ? '***' : clean;
    };
    return {
        inName(path) {
            const kinds = new Set(kindsIn(new TextEncoder().encode(path)).map(({ kind }) => kind));
            return [...kinds].map((kind) => ({ path: shownPath(path), why: `has ${kind} in its name` }));
        },
        inContent({ path, content, packed }, shapes = []) {
            const own = kindsIn(content);
            const told = new Set(own.map(({ line }) => line));
            const all = [...own, ...shapes.filter(({ line }) => !told.has(line))];
            const findings = new Map(all.map(({ kind, line }) => [`${line} ${kind}`, { kind, line }]));
            if (findings.size === 0)
                return [];
            const ordered = [...findings.values()].sort((a, b) => a.line - b.line);
            const shown = shownPath(path);
            return ordered.map(({ kind, line }) => packed === ''
                ? { path: shown, line, why: `contains ${kind}` }
                : { path: shown, why: `contains ${kind}, packed (${packed})` });
        },
    };
}
const secretOf = (how) => `a secret of this run (${how})`;
function matchesInText(content, find) {
    const found = [];
    for (const { text, line } of textParts(content)) {
        for (const match of withLines(text, find(text)))
            found.push({ kind: match.kind, line: line + match.line });
    }
    return found;
}
const partBytes = 1024 * 1024;
const overlapBytes = 16 * 1024;
function* textParts(content) {
    let line = 1;
    for (let from = 0; from === 0 || from + overlapBytes < content.length; from += partBytes - overlapBytes) {
        yield { text: new TextDecoder('utf-8').decode(content.subarray(from, from + partBytes)), line };
        line += lineFeeds(content, from, from + partBytes - overlapBytes);
    }
}
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
