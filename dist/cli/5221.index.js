export const id = 5221;
export const ids = [5221];
export const modules = {

/***/ 65221:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dashboardCommand: () => (/* binding */ dashboardCommand)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _project_flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67582);
/* harmony import */ var _small_heap_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15740);




const flags = {
    ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .settingFlags */ .KB)('remote', 'state-ref'),
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .configFlag */ .L5,
    port: { help: 'the port on 127.0.0.1; default 0: any free port', example: '4711' },
    'read-only': { help: 'accept no orders', toggle: true },
};
const dashboardCommand = {
    help: `Serves a page on 127.0.0.1 that shows every run of this repository live, including those at origin, and accepts orders
for them. It prints two addresses: the first allows giving orders, the second only looking.

Usage: ralph dashboard [options]

Examples:
  ralph dashboard
  ralph dashboard --remote origin --port 4711
  ralph dashboard --read-only

Options:
${(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .flagHelp */ .QR)(flags)}

Ctrl-C stops it; the runs continue. Each start prints new addresses.`,
    flags,
    run: async (context, { values }) => {
        const port = portIn(values['port']);
        const { port: _, 'read-only': readOnly, ...others } = values;
        (0,_small_heap_js__WEBPACK_IMPORTED_MODULE_3__/* .stayLean */ .am)();
        const { runDashboard } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(7903), __webpack_require__.e(7537), __webpack_require__.e(6254), __webpack_require__.e(6484), __webpack_require__.e(5487), __webpack_require__.e(3555), __webpack_require__.e(6276), __webpack_require__.e(9809), __webpack_require__.e(3022), __webpack_require__.e(4225), __webpack_require__.e(2044), __webpack_require__.e(6105), __webpack_require__.e(5843), __webpack_require__.e(4914)]).then(__webpack_require__.bind(__webpack_require__, 72960));
        await runDashboard(context, { port, readOnly: readOnly === true, flags: others });
        return 0;
    },
};
function portIn(value) {
    const text = value === undefined ? '0' : String(value);
    const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    if (port <= 65_535)
        return port;
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
        code: 'USAGE',
        message: `dashboard: --port "${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(text, 80)}" is not a port; write a number from 0 to 65535.`,
        hint: 'See `ralph dashboard --help`.',
    });
}


/***/ })

};
