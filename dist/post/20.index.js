export const id = 20;
export const ids = [20];
export const modules = {

/***/ 8020:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   wordFaults: () => (/* binding */ wordFaults)
/* harmony export */ });
/* unused harmony exports readProjectWords, withProjectWords, projectContext */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4967);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1038);



const wordFiles = [
    { name: 'PRINCIPLES', path: '.ralph/principles.md', title: 'Principles' },
    { name: 'PATTERNS', path: '.ralph/patterns.md', title: 'Patterns' },
    { name: 'BOUNDARIES', path: '.ralph/boundaries.md', title: 'Boundaries' },
    { name: 'TECH_STACK', path: '.ralph/tech-stack.md', title: 'Tech stack' },
];
const wordsConfig = '.ralph/config.yaml';
const configured = {
    PROJECT_NAME: ['project', 'name'],
    PROJECT_DESCRIPTION: ['project', 'description'],
    TEST_COMMAND: ['commands', 'test'],
    LINT_COMMAND: ['commands', 'lint'],
    BUILD_COMMAND: ['commands', 'build'],
    DEV_COMMAND: ['commands', 'dev'],
};
const known = [...Object.keys(configured), ...wordFiles.map(({ name }) => name)];
async function readProjectWords(read) {
    const config = inYaml((await read(wordsConfig)) ?? '');
    const said = Object.entries(configured).map(([name, [group, key]]) => [name, wordIn(config, group, key)]);
    const files = wordFiles.map(async ({ name, path }) => [name, ((await read(path)) ?? '').trim()]);
    return Object.fromEntries([...said, ...(await Promise.all(files))]);
}
function inYaml(text) {
    try {
        return parse(text, { maxAliasCount: 20 });
    }
    catch (error) {
        throw new RalphError({
            code: 'PROJECT_WORDS',
            message: `${wordsConfig} cannot be read: ${String(error.message).split('\n')[0]}`,
            hint: 'Correct that place, or remove the file.',
        });
    }
}
function wordIn(config, group, key) {
    const fields = (value) => typeof value === 'object' && value !== null ? value : {};
    const value = fields(fields(config)[group])[key];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
const placeholder = /\{\{[ \t]*([A-Z][A-Z0-9_]*)[ \t]*\}\}/g;
function withProjectWords(template, words, path) {
    const [message] = unknownIn(template, path);
    if (message !== undefined)
        throw new RalphError({ code: 'PROJECT_WORDS', message, hint: allNames });
    return template.replace(placeholder, (_, name) => words[name] ?? '');
}
const allNames = `The placeholders are ${known.map((one) => `{{${one}}}`).join(', ')}.`;
const unknownIn = (template, path) => [...template.matchAll(placeholder)].flatMap(({ 1: name = '', index }) => {
    if (known.includes(name))
        return [];
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .meantName */ .d5)(name, known);
    const nearest = meant === undefined ? '' : `; did you mean {{${meant}}}?`;
    return [
        `${path}:${template.slice(0, index).split('\n').length} has {{${name}}}, which is not a placeholder${nearest}`,
    ];
});
function wordFaults(config, templates) {
    const unknown = templates.flatMap(([path, text]) => unknownIn(text, path));
    return [
        ...configFaults(config ?? ''),
        ...unknown.map((fault) => `${fault}${fault.endsWith('?') ? '' : '.'} ${allNames}`),
    ];
}
function configFaults(text) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text);
    if (document.errors.length > 0)
        return document.errors.map(({ linePos, message }) => {
            const [at] = linePos ?? [];
            const [what = ''] = message.split(/ at line |\n/);
            return `${wordsConfig}:${at?.line ?? 1}:${at?.col ?? 1}: ${what}`;
        });
    const lineOf = (offset) => text.slice(0, offset).split('\n').length;
    return Object.values(configured).flatMap(([group, key]) => {
        const node = document.getIn([group, key], true);
        if (node === undefined || ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && ['string', 'number', 'object'].includes(typeof node.value)))
            return [];
        const [offset = 0] = ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) && node.range) || [];
        return [`${wordsConfig}:${lineOf(offset)}: ${group}.${key}: expected a text`];
    });
}
function projectContext(words) {
    const about = [words['PROJECT_NAME'], words['PROJECT_DESCRIPTION']].filter(Boolean).join(': ');
    const parts = wordFiles.flatMap(({ name, path, title }) => {
        const text = words[name] ?? '';
        return text === '' ? [] : [`# ${title} (${path})\n\n${text}`];
    });
    return [about === '' ? '' : `The project is ${about}`, ...parts].filter(Boolean).join('\n\n');
}


/***/ })

};
