export const id = 368;
export const ids = [368];
export const modules = {

/***/ 1768:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   MJ: () => (/* binding */ usageInWords),
/* harmony export */   RP: () => (/* binding */ totalTokens),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   _y: () => (/* binding */ formatTokens),
/* harmony export */   dp: () => (/* binding */ formatMinutes)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _text_thousands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3427);


/** Money as people read it: two decimals, and never 0.00 for something that was spent. */
function formatUsd(usd) {
    return usd > 0 && usd < 0.005 ? '<0.01 USD' : `${usd.toFixed(2)} USD`;
}
/** Runner time as it is billed and compared, in minutes: `2.4 min`, `12 min`, `1,204 min`; below one, `42s`. */
function formatMinutes(ms) {
    const minutes = ms / 60_000;
    if (minutes >= 9.95)
        return `${(0,_text_thousands_js__WEBPACK_IMPORTED_MODULE_1__/* .thousands */ .o)(minutes)} min`;
    return ms > 0 && minutes < 0.995 ? (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(ms) : `${minutes.toFixed(1)} min`;
}
/** A count of tokens in at most five characters: 950, 45.2k, 1.3M. */
function formatTokens(tokens) {
    if (tokens < 1000)
        return String(tokens);
    if (tokens < 999_950)
        return `${(tokens / 1000).toFixed(1)}k`;
    return `${(tokens / 1_000_000).toFixed(1)}M`;
}
const totalTokens = (usage) => usage.input_tokens + usage.output_tokens + usage.cache_read_tokens + usage.cache_creation_tokens;
const usageInWords = (usage) => `${formatUsd(usage.usd)}, ${formatTokens(totalTokens(usage))} tokens ` +
    `(${formatTokens(usage.input_tokens + usage.cache_creation_tokens)} in, ` +
    `${formatTokens(usage.cache_read_tokens)} from the cache, ${formatTokens(usage.output_tokens)} out)`;
/** `1 task`, `3 tasks`. */
const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;


/***/ }),

/***/ 9181:
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
/** The one place that writes an escape sequence; without `color` the text stays as it is. */
const painter = (color) => (text, colour) => color ? `\u001B[${codes[colour][0]}m${text}\u001B[${codes[colour][1]}m` : text;
const statusColour = {
    done: 'green',
    failed: 'red',
    in_progress: 'yellow',
    skipped: 'dim',
    pending: null,
};
/** The command in a `code span` of a sentence stands out on a terminal. */
const paintCode = (text, paint) => text.replace(/(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (span) => paint(span, 'bold'));


/***/ }),

/***/ 8947:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ inertJson)
/* harmony export */ });
/**
 * A value as JSON in which nothing acts on a terminal or a runner: control, format and line-separating characters,
 * which JSON would allow raw, are escaped (DESIGN §9.7). Reading it gives the same value. `indent` as in JSON.stringify.
 */
function inertJson(value, indent) {
    return JSON.stringify(value, null, indent)
        .replace(/[\u007F-\u009F]|\p{Format}|\p{Line_Separator}|\p{Paragraph_Separator}/gu, escaped)
        .replaceAll('##[', '#\\u0023[');
}
/** A character as JSON's `\uXXXX`, as two of them beyond the first plane. */
const escaped = (character) => Array.from({ length: character.length }, (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');


/***/ }),

/***/ 3368:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  configCommand: () => (/* binding */ configCommand)
});

// EXTERNAL MODULE: ./build/adapter/git/remote-url.js
var remote_url = __webpack_require__(1293);
// EXTERNAL MODULE: ./build/adapter/process/secret-values.js
var secret_values = __webpack_require__(5935);
// EXTERNAL MODULE: ./build/core/config/resolve.js
var resolve = __webpack_require__(6109);
// EXTERNAL MODULE: ./build/core/config/settings.js + 7 modules
var settings = __webpack_require__(5557);
;// CONCATENATED MODULE: ./build/core/config/explain.js


const settingNames = Object.keys(settings/* settings */.W);
/** Every setting with its value and where that came from, in the order of the table. */
function explainSettings({ settings: values, sources, places }) {
    return settingNames.map((name) => {
        const { fallback, unit, help, example } = settings/* settings */.W[name];
        return {
            name,
            value: values[name] ?? null,
            source: sources[name],
            place: places[name],
            default: fallback ?? null,
            variables: (0,resolve/* variablesOf */.h)(name),
            unit: unit ?? null,
            help,
            example,
        };
    });
}
/** `RALPH_` variables that are set and that nothing reads: probably misspelt. `others`: read, but no settings. */
function unreadVariables(environment, others) {
    const read = new Set([...settingNames.flatMap(resolve/* variablesOf */.h), ...others]);
    return Object.keys(environment).filter((name) => name.startsWith('RALPH_') && !read.has(name));
}
/** Every variable that some setting is read from. */
const honouredVariables = () => settingNames.flatMap(resolve/* variablesOf */.h);

// EXTERNAL MODULE: ./build/core/error.js
var core_error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/core/plan/nearest.js
var nearest = __webpack_require__(1934);
// EXTERNAL MODULE: ./build/core/text/duration.js
var duration = __webpack_require__(2730);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/core/report/amounts.js
var amounts = __webpack_require__(1768);
// EXTERNAL MODULE: ./build/core/report/display-width.js
var display_width = __webpack_require__(8222);
// EXTERNAL MODULE: ./build/core/report/paint.js
var report_paint = __webpack_require__(9181);
// EXTERNAL MODULE: ./build/core/report/wrap.js
var wrap = __webpack_require__(1541);
;// CONCATENATED MODULE: ./build/core/report/config-text.js






/** Every setting on a line, with its value and its source; what is not the default stands out. */
function configTable(all, { width, color }) {
    const paint = (0,report_paint/* painter */.C2)(color);
    const names = Math.max(...all.map(({ name }) => name.length));
    const places = Math.min(28, Math.max(...all.map((one) => placeOf(one).length)));
    const longest = Math.max(...all.flatMap(valueLines).map(display_width/* displayWidth */.F1));
    const values = Math.max(12, Math.min(longest, width - names - places - 4));
    return all.flatMap((one) => {
        const [first = '', ...rest] = valueLines(one).map((line) => (0,display_width/* clip */.$Q)(line, values));
        const line = `${(0,display_width/* pad */.eV)(one.name, names)}  ${(0,display_width/* pad */.eV)(first, values)}  ${(0,display_width/* clip */.$Q)(placeOf(one), places)}`;
        const lines = [line, ...rest.map((more) => `${' '.repeat(names)}  ${more}`)];
        return one.source === 'default' ? lines.map((text) => paint(text, 'dim')) : lines;
    });
}
/** Its own name beside the file says nothing new. */
const placeOf = ({ name, place }) => (0,one_line/* plainLine */.h)(place.replace(`: ${name}`, ''), 200);
/** All about one setting. */
function configDetails(one, { width }) {
    const rows = [
        ['Value', valueLines(one)],
        ['From', [one.place]],
        ['Default', valueLines({ ...one, value: one.default })],
        ['Meaning', (0,wrap/* wrap */.L)(one.help, Math.max(30, width - 12))],
        ['Flag', [`--${one.name}${one.example === '' ? '' : ` ${one.example}`}`]],
        ['Variable', one.variables],
        ['File', [`${one.name}: ${one.example === '' ? 'true' : one.example}`]],
    ];
    return [
        one.name,
        ...rows.flatMap(([name, [first = '', ...rest]]) => [
            `  ${name.padEnd(10)}${(0,one_line/* plainLine */.h)(first, 500)}`,
            ...rest.map((line) => `  ${' '.repeat(10)}${(0,one_line/* plainLine */.h)(line, 500)}`),
        ]),
    ];
}
/** A list has a line for each of its items. */
function valueLines({ value, unit }) {
    if (value === null || (Array.isArray(value) && value.length === 0))
        return ['(none)'];
    if (Array.isArray(value))
        return value.map((item) => (0,one_line/* plainLine */.h)(inWords(item), 500));
    if (typeof value === 'number' && unit === 'ms')
        return [value === 0 ? '0s' : (0,duration/* formatDuration */.a)(value)];
    if (typeof value === 'number' && unit === 'USD')
        return [(0,amounts/* formatUsd */.UK)(value)];
    return [(0,one_line/* plainLine */.h)(inWords(value), 500)];
}
const inWords = (value) => (typeof value === 'string' ? value : JSON.stringify(value));

// EXTERNAL MODULE: ./build/core/text/inert-json.js
var inert_json = __webpack_require__(8947);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(7827);
// EXTERNAL MODULE: ./build/entry/flags.js
var flags = __webpack_require__(9972);
// EXTERNAL MODULE: ./build/entry/plan-file.js
var plan_file = __webpack_require__(6559);
// EXTERNAL MODULE: ./build/entry/project.js
var project = __webpack_require__(8930);
;// CONCATENATED MODULE: ./build/entry/command/config.js












const ownFlags = {
    config: { help: 'configuration file; default .github/ralph.yml', example: 'ralph.yml' },
    json: { help: 'one JSON object', toggle: true },
};
const config_flags = { ...(0,flags/* settingFlags */.KB)(...settingNames), ...ownFlags };
const configCommand = {
    help: `Shows what \`ralph run\` would use, with the source of each value: a flag beats an environment variable, that the
plan, that the configuration file, that the default. Secrets are not shown. Ends with 65 where a value is wrong.

Usage: ralph config [SETTING] [options]

Examples:
  ralph config
  ralph config model
  ralph config --cost-budget 20 --json

Options:
${(0,flags/* flagHelp */.QR)(config_flags)}

Environment variables that are honoured:
${honouredVariables()
        .map((name) => `  ${name}`)
        .join('\n')}`,
    run: async (context) => {
        const { values, operands } = (0,flags/* readFlags */.uW)(context.argv, config_flags, 'config', 1);
        const [wanted] = operands;
        const { all, findings } = cleanly(context, await explained(context, values));
        const shown = wanted === undefined ? all : [named(all, wanted)];
        const unread = unreadVariables(context.env, ['RALPH_HOME', 'RALPH_FAILPOINT']);
        const text = values['json']
            ? (0,inert_json/* inertJson */.n)({ schema: 1, settings: shown, findings, unread_variables: unread }, 2)
            : [...body(shown, context, wanted), ...remarks(findings, unread)].join('\n');
        context.out(`${text}\n`);
        return findings.length > 0 ? 65 : 0;
    },
};
/** Before anything is laid out: a column is as wide as what is shown in it. */
function cleanly({ env }, found) {
    return JSON.parse((0,remote_url/* withoutCredentials */.r)((0,redact/* redactor */.$)((0,secret_values/* secretValues */.V)(env))(JSON.stringify(found))));
}
/** Also where the plan is missing or faulty: then nothing is taken from it. */
async function explained(context, values) {
    const { base, file, given, planFile, planPath } = await (0,project/* settingSources */.rw)(context, values);
    const read = await (0,plan_file/* readPlanFile */.w)(planPath, planFile, base.read).catch((error) => {
        if (error instanceof core_error/* RalphError */.A)
            return { plan: undefined };
        throw error;
    });
    const resolved = (0,resolve/* resolveSettings */.M)({ ...given, plan: read.plan });
    return { all: explainSettings(resolved), findings: [...file.findings, ...resolved.findings] };
}
function body(shown, { columns: width, color }, wanted) {
    const [one] = shown;
    if (wanted !== undefined && one)
        return configDetails(one, { width, color });
    return [...configTable(shown, { width, color }), '', '`ralph config SETTING` tells more of one of them.'];
}
function remarks(findings, unread) {
    return [
        ...(findings.length > 0 ? ['', 'Wrong:', ...findings.map((finding) => `  - ${finding}`)] : []),
        ...(unread.length > 0
            ? ['', `Set, but read by nothing: ${unread.join(', ')}. \`ralph config --help\` lists the variables.`]
            : []),
    ];
}
function named(all, wanted) {
    const name = wanted.replace(/^--/, '');
    const found = all.find((one) => one.name === name || one.variables.includes(name));
    if (found)
        return found;
    const meant = (0,nearest/* meantName */.d5)(name, settingNames);
    throw new core_error/* RalphError */.A({
        code: 'USAGE',
        kind: 'usage',
        message: `There is no setting "${wanted}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
        hint: '`ralph config` lists all of them.',
    });
}


/***/ })

};
