export const id = 334;
export const ids = [334];
export const modules = {

/***/ 4334:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readConfigFile: () => (/* binding */ readConfigFile)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8436);


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


/***/ })

};
