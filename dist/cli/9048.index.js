export const id = 9048;
export const ids = [9048];
export const modules = {

/***/ 79048:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   refuseUnready: () => (/* binding */ refuseUnready)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _examine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40102);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68879);




async function refuseUnready(project, context, flags = {}) {
    const subject = (0,_subject_js__WEBPACK_IMPORTED_MODULE_3__/* .subjectOf */ .e)(context, flags, (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(), project);
    const asked = _examine_js__WEBPACK_IMPORTED_MODULE_2__/* .probes */ .Kn.filter(({ beforeRun }) => beforeRun === true);
    const found = (await Promise.all(asked.map((probe) => (0,_examine_js__WEBPACK_IMPORTED_MODULE_2__/* .findingsOf */ .WX)(probe, subject)))).flat();
    const wrong = found.filter(({ level }) => level === 'fail');
    if (wrong.length > 0)
        throw notReady(wrong);
}
function notReady([first, ...others]) {
    const one = others.length === 0;
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'NOT_READY',
        message: one ? `Nothing was started. ${first?.found}` : 'Nothing was started; several things are missing:',
        hint: one
            ? `${first?.remedy} Then run the same command again.`
            : '`ralph doctor` checks these and everything else.',
        findings: one ? [] : [first, ...others].flatMap((each) => (each ? [`${each.found} ${each.remedy}`] : [])),
    });
}


/***/ })

};
