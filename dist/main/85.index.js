export const id = 85;
export const ids = [85,334];
export const modules = {

/***/ 74334:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readConfigFile: () => (/* binding */ readConfigFile)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4316);


function readConfigFile(text, fileName) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { uniqueKeys: true, maxAliasCount: 20 });
    const findings = document.errors.map((error) => `${fileName}: ${error.message.split('\n')[0]}`);
    if (findings.length > 0)
        return { values: {}, findings };
    const content = plain(document);
    if (content instanceof Error)
        return { values: {}, findings: [`${fileName}: ${content.message.split('\n')[0]}`] };
    if (content === null || content === undefined)
        return { values: {}, findings: [] };
    if (typeof content !== 'object' || Array.isArray(content)) {
        return { values: {}, findings: [`${fileName}: expected keys and values, such as "validate: [npm test]"`] };
    }
    return { values: Object.fromEntries(Object.entries(content).flatMap(flatten)), findings: [] };
}
function plain(document) {
    try {
        return JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: 20 }) ?? null));
    }
    catch (error) {
        return error instanceof Error ? error : new Error(String(error));
    }
}
function flatten([key, value]) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || isWhole(key))
        return [[key, value]];
    return Object.entries(value).map(([inner, each]) => [inner === 'name' ? key : `${key}-${inner}`, each]);
}
const isWhole = (key) => Object.hasOwn(_table_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W, key) && _table_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W[key]?.object === true;


/***/ }),

/***/ 47085:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readSettingsBlock: () => (/* binding */ readSettingsBlock)
/* harmony export */ });
/* harmony import */ var _table_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29370);
/* harmony import */ var _table_run_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40697);
/* harmony import */ var _read_config_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74334);
/* harmony import */ var _unknown_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42334);




const longest = 30_000;
function readSettingsBlock(text) {
    const { values, findings } = (0,_read_config_file_js__WEBPACK_IMPORTED_MODULE_2__.readConfigFile)(text, 'input settings');
    const isOfRun = Object.keys(_table_run_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .jobInputs */ .vX).every((name) => Object.hasOwn(values, name));
    return isOfRun ? inputsOfRun(given(values), text.length) : keysOf(given(values), findings, _table_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .isInSettings */ .J1);
}
const given = (values) => only(values, (_, value) => value !== '' && value !== null);
function keysOf(values, findings, fits) {
    const foreign = Object.keys(values).filter((name) => !fits(name));
    return { values: only(values, fits), findings: [...findings, ...foreign.map(misplaced)], notes: [] };
}
function inputsOfRun({ settings: block, ...inputs }, length) {
    const inner = typeof block === 'string' ? (0,_read_config_file_js__WEBPACK_IMPORTED_MODULE_2__.readConfigFile)(block, 'input settings') : { values: {}, findings: [] };
    const further = keysOf(given(inner.values), inner.findings, (name) => (0,_table_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .isInSettings */ .J1)(name) && !isOfJobs(name));
    const older = Object.keys(inputs).filter((name) => Object.hasOwn(_table_run_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .olderInputs */ .mm, name));
    const twice = older.filter((name) => Object.hasOwn(inputs, _table_run_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .olderInputs */ .mm[name] ?? ''));
    const renamed = Object.fromEntries(older.map((name) => [_table_run_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .olderInputs */ .mm[name] ?? name, inputs[name]]));
    const own = only(inputs, (name) => !isOfJobs(name) && !older.includes(name));
    return {
        values: {
            ...further.values,
            ...renamed,
            ...own,
            ...(inputs['environment'] !== undefined && { 'hold-ready': true }),
        },
        findings: [
            ...further.findings,
            ...twice.map((name) => `input ${name}: the same as ${_table_run_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .olderInputs */ .mm[name]}, which is also given; keep that one`),
            ...(length > longest
                ? [`the inputs of run.yml: ${length} characters, but only ${longest} can be passed between jobs; use ralph.yml`]
                : []),
        ],
        notes: older.map((name) => `The input \`${name}\` of run.yml is now called \`${_table_run_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .olderInputs */ .mm[name]}\`; the old name still works.`),
    };
}
const isOfJobs = (name) => Object.hasOwn(_table_run_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .jobInputs */ .vX, name);
const only = (values, fits) => Object.fromEntries(Object.entries(values).filter(([name, value]) => fits(name, value)));
const misplaced = (name) => Object.hasOwn(_table_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .actionInputs */ .eh, name) || isOfJobs(name)
    ? `input settings: ${name} is a separate input and cannot be set here`
    : `input settings: ${(0,_unknown_key_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownKey */ .a)(name)}`;


/***/ }),

/***/ 42334:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ unknownKey)
/* harmony export */ });
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41038);
/* harmony import */ var _table_run_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40697);
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4316);



const names = Object.keys(_table_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W);
function unknownKey(key) {
    const meant = _table_run_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .olderInputs */ .mm[key] ?? (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .meantName */ .d5)(key, names);
    return `unknown key "${key}"; ${meant === undefined ? '`ralph config` and docs/settings.md list the keys' : `did you mean "${meant}"?`}`;
}


/***/ })

};
