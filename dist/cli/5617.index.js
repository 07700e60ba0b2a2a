export const id = 5617;
export const ids = [5617];
export const modules = {

/***/ 5617:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planConvertCommand: () => (/* binding */ planConvertCommand)
});

// EXTERNAL MODULE: ./build/core/error/codes/exit-codes.js
var exit_codes = __webpack_require__(98203);
// EXTERNAL MODULE: ./build/core/error/error.js + 7 modules
var error = __webpack_require__(6294);
// EXTERNAL MODULE: ./build/core/plan/format/read/plan-name.js
var plan_name = __webpack_require__(27586);
// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan = __webpack_require__(27017);
;// CONCATENATED MODULE: ./build/core/plan/format/write/sparse.js

const usual = plan/* Task */.YZ.parse({ id: 'A', title: 'A' });
/** The fields of a task that say something: those with a value of their own, and id and title. */
function sparseTask(task) {
    const said = Object.entries(task).filter(([name, value]) => name === 'id' || name === 'title' || !same(value, usual[name]));
    return Object.fromEntries(said);
}
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
/** A plan as `plan.json`, without fields that have their usual value. */
const writeJson = (plan) => `${JSON.stringify({ ...plan, tasks: plan.tasks.map(sparseTask) }, null, 2)}\n`;

// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/outline.js
var outline = __webpack_require__(24492);
// EXTERNAL MODULE: ./build/core/plan/format/read/read-options.js
var read_options = __webpack_require__(32932);
// EXTERNAL MODULE: ./build/core/plan/format/strict/read-strict.js + 2 modules
var read_strict = __webpack_require__(58528);
;// CONCATENATED MODULE: ./build/core/plan/format/write/write-markdown.js






const statusWords = {
    pending: 'open',
    in_progress: 'in_progress',
    done: 'complete',
    skipped: 'skipped',
    failed: 'failed',
    given_up: 'given_up',
};
/** Fields that the format has a place for. */
const taskPlaces = ['title', 'description', 'acceptance_criteria', 'depends_on', 'status'];
const planPlaces = ['project', 'context'];
/** No text keeps these on its way through a file, and merge marks are none of the plan's. */
const unwritable = /[\0\r]|\p{Surrogate}|^(?:<{7}|\|{7}|={7}|>{7})/mu;
/**
 * A plan as the Markdown of a queue, which is read as exactly this plan again: each part is read back, and what would be
 * read otherwise, or has no place in the format, stands as JSON in a code block. Linear in the size of the plan.
 */
function writeMarkdown(plan) {
    const parts = [planPart(plan), '## Tasks', ...plan.tasks.map(taskPart)];
    return `${parts.join('\n\n')}\n`;
}
const end = plan/* Task */.YZ.parse({ id: 'END-0', title: 'End' });
function taskPart(task) {
    const differs = (text) => {
        const [found, last, ...more] = readAgain(`# Plan\n\n## Tasks\n\n${text}\n\n${taskText(end, [])}`)?.tasks ?? [];
        if (!found || !same(last, end) || more.length > 0)
            return taskPlaces;
        return taskPlaces.filter((name) => !same(found[name], task[name]));
    };
    return faithful(taskPlaces, differs, (inJson) => taskText(task, inJson), task);
}
function planPart(plan) {
    const differs = (text) => {
        const found = readAgain(`${text}\n\n## Tasks\n\n${taskText(end, [])}`);
        if (!found || !same(found.tasks, [end]))
            return planPlaces;
        return planPlaces.filter((name) => !same(found[name], plan[name]));
    };
    return faithful(planPlaces, differs, (inJson) => planText(plan, inJson), plan);
}
/** The plainest of a few ways to write something that is read again as it was. */
function faithful(places, differs, write, value) {
    const isUnwritable = (name) => [value[name]].flat().some((text) => unwritable.test(String(text)));
    const first = places.filter(isUnwritable);
    const plain = write(first);
    const wrong = differs(plain);
    if (wrong.length === 0)
        return plain;
    const second = write([...new Set([...first, ...wrong])]);
    return differs(second).length === 0 ? second : write(places);
}
/** Undefined where the text is no such plan, or has a fault. */
function readAgain(text) {
    const draft = (0,read_strict/* planOfStrict */.U)((0,outline/* outline */.r)(text), read_options/* defaultReadOptions */.q);
    const parsed = draft?.faults.length === 0 ? plan/* Plan */.cw.safeParse(draft.value) : undefined;
    return parsed?.data;
}
function taskText(task, inJson) {
    const { id, title, description, acceptance_criteria: criteria, depends_on, status } = task;
    const has = (name) => !inJson.includes(name);
    const list = criteria.map((text) => `- [ ] ${text.replaceAll('\n', '\n  ')}`).join('\n');
    const fields = Object.entries(sparseTask(task)).filter(([name]) => name !== 'id' && (inJson.includes(name) || !taskPlaces.includes(name)));
    return [
        `### ${id}: ${has('title') ? title : (0,one_line/* oneLine */.TN)(title, 80) || id}`,
        ...(has('description') && description !== '' ? [description] : []),
        `**Requires:** ${has('depends_on') && depends_on.length > 0 ? depends_on.join(', ') : '\u2014'}\n**Status:** ${statusWords[status]}`,
        ...(has('acceptance_criteria') && criteria.length > 0 ? [`**Done when:**\n${list}`] : []),
        ...block(fields),
    ].join('\n\n');
}
function planText({ tasks: _, ...plan }, inJson) {
    const { project, context } = plan;
    const has = (name) => !inJson.includes(name);
    const fields = Object.entries(plan).filter(([name, value]) => value !== undefined && (inJson.includes(name) || !planPlaces.includes(name)));
    return [
        has('project') && project !== undefined ? `# Plan: ${project}` : '# Plan',
        ...block(fields),
        ...(has('context') && context !== undefined ? [context] : []),
    ].join('\n\n');
}
const block = (fields) => fields.length === 0 ? [] : [`\`\`\`ralph\n${JSON.stringify(Object.fromEntries(fields))}\n\`\`\``];

// EXTERNAL MODULE: ./build/entry/project/error-text.js
var error_text = __webpack_require__(17731);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/project/read-here.js
var read_here = __webpack_require__(43232);
;// CONCATENATED MODULE: ./build/entry/command/plan-convert.js








const writers = { json: writeJson, markdown: writeMarkdown };
const plan_convert_flags = {
    to: { help: 'what to print, always needed: json (plan.json) or markdown (of a plan queue)', example: 'json' },
    ...(0,flags/* settingFlags */.KB)('plan-subtasks', 'plan-tag'),
};
const planConvertCommand = {
    help: `Prints a plan of any format as plan.json or as Markdown; the same tasks are read from it again. Changes no file.
Exits with ${exit_codes/* exits */.co.data.code} if the plan has a fault.

Usage: ralph plan convert FILE [options]

Examples:
  ralph plan convert prd.json --to markdown
  ralph plan convert specs/001-search/tasks.md --to json

Options:
${(0,flags/* flagHelp */.QR)(plan_convert_flags)}`,
    flags: plan_convert_flags,
    operands: 1,
    run: async (context, typed) => {
        const { to } = typed.values;
        if (to !== 'json' && to !== 'markdown') {
            throw new error/* RalphError */.A({
                code: 'USAGE',
                message: to === undefined ? '--to is missing.' : `--to ${JSON.stringify(to)} is no format to write.`,
                hint: 'Write --to json or --to markdown.',
            });
        }
        const { plan, findings, file } = await (0,read_here/* readHere */.v)(context, typed, 'ralph plan convert FILE');
        for (const finding of findings)
            context.err(`${finding.severity}: ${(0,error_text/* findingLine */.mC)(finding, file)}\n`);
        if (plan === undefined)
            return exit_codes/* exits */.co.data.code;
        // Its name goes by the file otherwise, and what is printed becomes another file.
        context.out(writers[to]({ name: (0,plan_name/* planName */.V)(plan, file), ...plan }));
        return 0;
    },
};


/***/ }),

/***/ 43232:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ readHere)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6294);
/* harmony import */ var _core_plan_format_formats_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2048);
/* harmony import */ var _read_options_here_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98713);





/** The plan file that a command names, by its operand or by `--plan`. Throws RalphError PLAN_MISSING. */
async function readHere(context, { values, operands }, usage) {
    const file = operands[0] ?? (typeof values['plan'] === 'string' ? values['plan'] : 'plan.json');
    const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(context.cwd, file)).catch((error) => {
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
            code: 'PLAN_MISSING',
            message: `${file} cannot be read: ${error.message}`,
            hint: `Name the plan file: ${usage}`,
        });
    });
    return { ...(0,_core_plan_format_formats_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlan */ .m)({ from: 'file', file, bytes, options: await (0,_read_options_here_js__WEBPACK_IMPORTED_MODULE_4__/* .readOptionsHere */ .h)(context, values) }), file };
}


/***/ }),

/***/ 98713:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ readOptionsHere)
/* harmony export */ });
/* harmony import */ var _core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4146);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6294);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18341);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13992);




/** How plans are read here: as a run would, and by flags and environment alone where there is no repository. */
async function readOptionsHere(context, flags) {
    const { plan: _, ...given } = flags;
    const found = await (0,_project_js__WEBPACK_IMPORTED_MODULE_3__/* .settingSources */ .rw)(context, given).catch((error) => {
        if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A)
            return undefined;
        throw error;
    });
    if (found)
        return (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readOptionsOf */ .Mt)(found.before.settings);
    const { env: environment } = context;
    return (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readOptionsOf */ .Mt)((0,_core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSettings */ .M)({ flags: given, environment, plan: undefined, file: {}, fileName: '' }).settings);
}


/***/ })

};
