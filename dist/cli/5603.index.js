export const id = 5603;
export const ids = [5603];
export const modules = {

/***/ 39812:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ statusColour),
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   UW: () => (/* binding */ paintCode)
/* harmony export */ });
const codes = {
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    dim: [2, 22],
    bold: [1, 22],
};
const painter = (color) => (text, colour) => color ? `\u001B[${codes[colour][0]}m${text}\u001B[${codes[colour][1]}m` : text;
const statusColour = {
    done: 'green',
    failed: 'red',
    in_progress: 'yellow',
    skipped: 'dim',
    given_up: 'yellow',
    pending: null,
};
const paintCode = (text, paint) => text.replace(/(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (span) => paint(span, 'bold'));


/***/ }),

/***/ 25603:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  specListCommand: () => (/* binding */ specListCommand)
});

// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var text_paint = __webpack_require__(39812);
;// CONCATENATED MODULE: ./build/core/report/terminal/spec-list.js




const heads = ['ID', 'Status', 'Questions', 'Requires', 'Feature', 'File'];
function specListText(specs, { errors, ...look }) {
    const paint = (0,text_paint/* painter */.C2)(look.color);
    const rows = [heads, ...specs.map(cells)];
    const widths = heads.map((_, at) => Math.max(...rows.map((row) => (0,display_width/* displayWidth */.F1)(row[at] ?? ''))));
    const lines = rows.map((row) => row
        .map((cell, at) => (0,display_width/* pad */.eV)(cell, widths[at] ?? 0))
        .join('  ')
        .trimEnd());
    const open = specs.reduce((sum, { open_questions }) => sum + open_questions, 0);
    const faults = errors === 0 ? '' : `; ${(0,amounts/* plural */.LS)(errors, 'error')}, which \`ralph spec lint\` lists`;
    const end = `${(0,amounts/* plural */.LS)(specs.length, 'spec')}, ${(0,amounts/* plural */.LS)(open, 'open question')}${faults}`;
    return (0,display_width/* fitLines */.RV)([paint(lines[0] ?? '', 'bold'), ...lines.slice(1), '', end], look);
}
const cells = ({ id, status, open_questions, requires, title, file }) => [
    (0,one_line/* plainLine */.h0)(id ?? '?', 20),
    (0,one_line/* plainLine */.h0)(status ?? '?', 20),
    open_questions === 0 ? '\u2014' : `${open_questions} open`,
    (0,one_line/* plainLine */.h0)(requires.join(', '), 30) || '\u2014',
    (0,display_width/* clip */.$Q)((0,one_line/* plainLine */.h0)(title ?? '', 200), 40),
    (0,one_line/* plainLine */.h0)(file, 200),
];

// EXTERNAL MODULE: ./build/core/spec/lint-specs.js
var lint_specs = __webpack_require__(33498);
// EXTERNAL MODULE: ./build/core/text/markdown/inert.js
var inert = __webpack_require__(20780);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/project/spec-files.js
var spec_files = __webpack_require__(50044);
;// CONCATENATED MODULE: ./build/entry/command/spec-list.js






const spec_list_flags = {
    ...flags/* jsonFlag */.hG,
};
const specListCommand = {
    help: `Lists the specs of this repository with their status, open questions and dependencies. Changes nothing.

Usage: ralph spec list [FOLDER] [options]

Examples:
  ralph spec list
  ralph spec list --json

Options:
${(0,flags/* flagHelp */.QR)(spec_list_flags)}`,
    flags: spec_list_flags,
    operands: 1,
    run: async (context, { values, operands }) => {
        const { specs, findings } = (0,lint_specs/* judgeSpecs */.o)(await (0,spec_files/* specFilesAt */.uG)(context, (0,spec_files/* specsFolder */.RT)(operands[0])));
        const errors = findings.filter(({ severity }) => severity === 'error').length;
        const rows = specs.map(({ id, title, status, goals, openQuestions, requires, file }) => ({
            id: id?.text ?? null,
            title: title?.text ?? null,
            status: status?.text ?? null,
            goals: goals.length,
            open_questions: openQuestions.length,
            requires: requires.map(({ text }) => text),
            file,
        }));
        const text = values['json']
            ? (0,inert/* inertJson */.n)({ schema: 1, specs: rows, errors }, 2)
            : specListText(rows, { ...(0,project_context/* lookOf */.Li)(context), errors }).join('\n');
        context.out(`${text}\n`);
        return 0;
    },
};


/***/ }),

/***/ 57966:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Li: () => (/* binding */ lookOf),
/* harmony export */   Sg: () => (/* binding */ drawsBoard),
/* harmony export */   Xt: () => (/* binding */ isCi),
/* harmony export */   b4: () => (/* binding */ isInteractive)
/* harmony export */ });
const lookOf = ({ columns, color, isTty }) => ({ width: columns, color, isTty });
const isCi = ({ env, checkout }) => checkout !== undefined || !['', '0', 'false'].includes(env['CI'] ?? '');
const drawsBoard = (context) => context.color && !isCi(context);
const isInteractive = ({ isTty }) => isTty && process.stdin.isTTY === true && process.stdout.columns > 0;


/***/ })

};
