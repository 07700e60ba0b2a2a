export const id = 7316;
export const ids = [7316];
export const modules = {

/***/ 70385:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H$: () => (/* binding */ settingNames),
/* harmony export */   Ln: () => (/* binding */ explainSettings),
/* harmony export */   tN: () => (/* binding */ unreadVariables),
/* harmony export */   yr: () => (/* binding */ honouredVariables)
/* harmony export */ });
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10866);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6952);


const settingNames = Object.keys(_table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W);
function explainSettings({ settings: values, sources, places, files }) {
    return settingNames.map((name) => {
        const { fallback, unit, help, example } = _table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W[name];
        return {
            name,
            value: values[name] ?? null,
            source: sources[name],
            place: places[name],
            file: files[name] ?? null,
            default: fallback ?? null,
            variables: (0,_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .variablesOf */ .h)(name),
            unit: unit ?? null,
            help,
            example,
        };
    });
}
function unreadVariables(environment, others) {
    const read = new Set([...settingNames.flatMap(_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .variablesOf */ .h), ...others]);
    return Object.keys(environment).filter((name) => name.startsWith('RALPH_') && !read.has(name));
}
const honouredVariables = () => settingNames.flatMap(_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .variablesOf */ .h);


/***/ }),

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

/***/ 17316:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  configCommand: () => (/* binding */ configCommand)
});

// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(76696);
// EXTERNAL MODULE: ./build/adapter/process/secret-values.js
var secret_values = __webpack_require__(95935);
// EXTERNAL MODULE: ./build/core/config/resolve/explain.js
var explain = __webpack_require__(70385);
// EXTERNAL MODULE: ./build/core/config/resolve/resolve.js + 1 modules
var resolve = __webpack_require__(6952);
// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __webpack_require__(98203);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var text_paint = __webpack_require__(39812);
;// CONCATENATED MODULE: ./build/core/report/terminal/config-text.js




function configTable(all, look) {
    const { width, color } = look;
    const paint = (0,text_paint/* painter */.C2)(color);
    const names = Math.max(...all.map(({ name }) => name.length));
    const places = Math.min(28, Math.max(...all.map((one) => placeOf(one).length)));
    const longest = Math.max(...all.flatMap(valueLines).map(display_width/* displayWidth */.F1));
    const values = Math.max(12, Math.min(longest, width - names - places - 4));
    const lines = all.flatMap((one) => {
        const [first = '', ...rest] = valueLines(one).map((line) => (0,display_width/* clip */.$Q)(line, values));
        const line = `${(0,display_width/* pad */.eV)(one.name, names)}  ${(0,display_width/* pad */.eV)(first, values)}  ${(0,display_width/* clip */.$Q)(placeOf(one), places)}`;
        const lines = [line, ...rest.map((more) => `${' '.repeat(names)}  ${more}`)];
        return one.source === 'default' ? lines.map((text) => paint(text, 'dim')) : lines;
    });
    return (0,display_width/* fitLines */.RV)(lines, look);
}
const placeOf = ({ file, place }) => (0,one_line/* plainLine */.h0)(file ?? place, 200);
function configDetails(one, look) {
    const { width } = look;
    const rows = [
        ['Value', valueLines(one)],
        ['From', [one.place]],
        ['Default', valueLines({ ...one, value: one.default })],
        ['Meaning', (0,display_width/* wrap */.LV)(one.help, Math.max(30, width - 12))],
        ['Flag', [`--${one.name}${one.example === '' ? '' : ` ${one.example}`}`]],
        ['Variable', one.variables],
        ['File', [`${one.name}: ${one.example === '' ? 'true' : one.example}`]],
    ];
    const lines = [
        one.name,
        ...rows.flatMap(([name, [first = '', ...rest]]) => [
            `  ${name.padEnd(10)}${(0,one_line/* plainLine */.h0)(first, 500)}`,
            ...rest.map((line) => `  ${' '.repeat(10)}${(0,one_line/* plainLine */.h0)(line, 500)}`),
        ]),
    ];
    return (0,display_width/* fitLines */.RV)(lines, look);
}
function valueLines({ value, unit }) {
    if (value === null || (Array.isArray(value) && value.length === 0))
        return ['(none)'];
    if (Array.isArray(value))
        return value.map((item) => (0,one_line/* plainLine */.h0)(inWords(item), 500));
    if (typeof value === 'number' && unit === 'ms')
        return [value === 0 ? '0s' : (0,amounts/* formatDuration */.a3)(value)];
    if (typeof value === 'number' && unit === 'USD')
        return [(0,amounts/* formatUsd */.UK)(value)];
    return [(0,one_line/* plainLine */.h0)(inWords(value), 500)];
}
const inWords = (value) => (typeof value === 'string' ? value : JSON.stringify(value));

// EXTERNAL MODULE: ./build/core/text/markdown/inert.js
var inert = __webpack_require__(20780);
// EXTERNAL MODULE: ./build/core/text/nearest.js
var nearest = __webpack_require__(41038);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/project/plan-file.js
var plan_file = __webpack_require__(18341);
// EXTERNAL MODULE: ./build/entry/project/setting-sources.js
var setting_sources = __webpack_require__(92486);
;// CONCATENATED MODULE: ./build/entry/command/config.js














const ownFlags = {
    ...flags/* configFlag */.L5,
    ...flags/* jsonFlag */.hG,
};
const config_flags = { ...(0,flags/* settingFlags */.KB)(...explain/* settingNames */.H$), ...ownFlags };
const configCommand = {
    help: `Shows what \`ralph run\` would use, and where each value comes from. A flag beats an environment variable, which beats the
plan, then the configuration file, then the default. Secrets are not shown. Exits with ${exit_codes/* exits */.co.data.code} if a value is wrong.

Usage: ralph config [SETTING] [options]

Examples:
  ralph config
  ralph config model
  ralph config --cost-budget 20 --json

Options:
${(0,flags/* flagHelp */.QR)(config_flags)}

Environment variables:
${(0,explain/* honouredVariables */.yr)()
        .map((name) => `  ${name}`)
        .join('\n')}`,
    flags: config_flags,
    operands: 1,
    run: async (context, { values, operands }) => {
        const [wanted] = operands;
        const { all, findings } = cleanly(context, await explained(context, values));
        const shown = wanted === undefined ? all : [named(all, wanted)];
        const unread = (0,explain/* unreadVariables */.tN)(context.env, ['RALPH_HOME', 'RALPH_FAILPOINT']);
        const text = values['json']
            ? (0,inert/* inertJson */.n)({ schema: 1, settings: shown, findings, unread_variables: unread }, 2)
            : [...body(shown, context, wanted), ...remarks(findings, unread)].join('\n');
        context.out(`${text}\n`);
        return findings.length > 0 ? exit_codes/* exits */.co.data.code : 0;
    },
};
function cleanly({ env }, found) {
    return JSON.parse((0,remote_url/* withoutCredentials */.ri)((0,redact/* redactor */.$p)((0,secret_values/* secretValues */.V)(env))(JSON.stringify(found))));
}
async function explained(context, values) {
    const { base, file, given, before, planFile, planPath } = await (0,setting_sources/* settingSources */.rw)(context, values);
    const options = (0,plan_file.readOptionsOf)(before.settings);
    const reading = { files: base, toplevel: base.repository.toplevel, cwd: context.cwd, options };
    const read = await (0,plan_file.readPlanFile)(planPath, planFile, reading).catch((error) => {
        if (error instanceof error_error/* RalphError */.A)
            return { plan: undefined };
        throw error;
    });
    const resolved = (0,resolve/* resolveSettings */.M)({ ...given, plan: read.plan });
    return { all: (0,explain/* explainSettings */.Ln)(resolved), findings: [...file.findings, ...resolved.findings] };
}
function body(shown, context, wanted) {
    const [one] = shown;
    if (wanted !== undefined && one)
        return configDetails(one, (0,project_context/* lookOf */.Li)(context));
    return [...configTable(shown, (0,project_context/* lookOf */.Li)(context)), '', '`ralph config SETTING` explains one setting.'];
}
function remarks(findings, unread) {
    return [
        ...(findings.length > 0 ? ['', 'Wrong:', ...findings.map((finding) => `  - ${finding}`)] : []),
        ...(unread.length > 0
            ? ['', `Set but unknown: ${unread.join(', ')}. \`ralph config --help\` lists the variables.`]
            : []),
    ];
}
function named(all, wanted) {
    const name = wanted.replace(/^--/, '');
    const found = all.find((one) => one.name === name || one.variables.includes(name));
    if (found)
        return found;
    const meant = (0,nearest/* meantName */.d5)(name, explain/* settingNames */.H$);
    throw new error_error/* RalphError */.A({
        code: 'USAGE',
        message: `There is no setting "${wanted}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
        hint: '`ralph config` lists all of them.',
    });
}


/***/ })

};
