export const id = 978;
export const ids = [978];
export const modules = {

/***/ 77382:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ settingWords)
/* harmony export */ });
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62488);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10866);


function settingWords(name, value) {
    const { toggle, unit, object } = _settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W[name];
    if (toggle)
        return [value === true ? `--${name}` : `--${name}=false`];
    if (object)
        return settingWordsOf(name, pairsOf(value));
    if (unit === 'ms' && typeof value === 'number')
        return (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .flagWords */ .GK)(name, `${value / 1000}s`);
    return settingWordsOf(name, Array.isArray(value) ? value : [value ?? '']);
}
const settingWordsOf = (name, values) => (values.length === 0 ? [''] : values).flatMap((one) => (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .flagWords */ .GK)(name, typeof one === 'string' ? one : JSON.stringify(one)));
const pairsOf = (value) => {
    const pairs = Object.entries((value ?? {}));
    const plain = pairs.every(([status, check]) => !/[=\n]/.test(status) && !status.startsWith('{') && !/\n/.test(check));
    return plain ? pairs.map(([status, check]) => `${status}=${check}`) : [JSON.stringify(value)];
};


/***/ }),

/***/ 30978:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   queueCommand: () => (/* binding */ queueCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_call_user_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70400);
/* harmony import */ var _core_config_table_setting_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77382);
/* harmony import */ var _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98203);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64967);
/* harmony import */ var _core_queue_queue_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(21033);
/* harmony import */ var _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(7630);
/* harmony import */ var _core_report_terminal_queue_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80265);
/* harmony import */ var _core_report_words_next_steps_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79152);
/* harmony import */ var _core_report_words_queue_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97100);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(62488);
/* harmony import */ var _core_text_display_width_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(30023);
/* harmony import */ var _core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(20780);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(41038);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(72527);
/* harmony import */ var _core_text_paint_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(39812);
/* harmony import */ var _project_base_files_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(5369);
/* harmony import */ var _project_context_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(57966);
/* harmony import */ var _project_flags_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(67582);
/* harmony import */ var _project_plan_file_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(18341);
/* harmony import */ var _wire_queue_here_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(90553);
/* harmony import */ var _wire_queue_typed_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(82635);
























const flags = {
    ...(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_16__/* .settingFlags */ .KB)('queue', 'queue-failed', 'remote', 'state-ref'),
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_16__/* .configFlag */ .L5,
    ..._project_flags_js__WEBPACK_IMPORTED_MODULE_16__/* .jsonFlag */ .hG,
};
const queueCommand = {
    help: `Shows the queue of plans, adds a plan or removes one. \`ralph run --queue\` runs it. add and remove change files in your
working tree; you commit them.

Usage: ralph queue [status|next|add|remove] [PLAN] [options]

Examples:
  ralph queue
  ralph queue add drafts/search.md
  ralph queue next
  ralph queue remove search

Options:
${(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_16__/* .flagHelp */ .QR)(flags)}

status and next exit with ${_core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_5__/* .exits */ .co.data.code} if two plans have the same name, or the next plan cannot be read.`,
    flags,
    operands: 2,
    run: async (context, { values, operands }) => {
        const [word = 'status', operand, ...more] = operands;
        const verb = verbs[word];
        if (verb === undefined || more.length > 0)
            throw misused(word);
        if ((operand !== undefined) !== verb.takes)
            throw misused(word);
        return verb.act({ context, values, here: await (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_18__/* .queueHere */ .GZ)(context, values), operand: operand ?? '' });
    },
};
const verbs = {
    status: { takes: false, act: status },
    next: { takes: false, act: next },
    add: { takes: true, act: add },
    remove: { takes: true, act: remove },
};
function misused(word) {
    const meant = verbs[word] ? undefined : (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_20__/* .meantName */ .d5)(word, Object.keys(verbs));
    const known = verbs[word] ? '' : ` '${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_13__/* .plainLine */ .h0)(word, 60)}' is not a command of queue.`;
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_6__/* .RalphError */ .A({
        code: 'USAGE',
        message: `queue: use \`ralph queue\`, \`queue add FILE\`, \`queue next\` or \`queue remove PLAN\`.${known}`,
        hint: `${meant === undefined ? '' : `Did you mean '${meant}'? `}See \`ralph queue --help\`.`,
    });
}
async function looked({ context, here, values }) {
    const faults = [];
    const tell = (fault) => void faults.push(...(fault.findings.length > 0 ? fault.findings : [fault.message]));
    const due = await (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_18__/* .nextThatReads */ .IO)(here, context, (_, fault) => tell(fault));
    if (due.kind === 'unreadable')
        tell(due.fault);
    const { queue } = here;
    const findings = [...queue.findings, ...faults];
    return { due, queue, faults, findings, typed: typedHere(values, context, here) };
}
function typedHere(values, context, here) {
    const folder = values['queue'] === undefined ? [] : ['env', `RALPH_QUEUE=${here.queue.folder}`];
    const failed = values['queue-failed'] === undefined ? [] : (0,_core_config_table_setting_words_js__WEBPACK_IMPORTED_MODULE_4__/* .settingWords */ .Y)('queue-failed', here.settings['queue-failed']);
    const typed = (0,_wire_queue_typed_js__WEBPACK_IMPORTED_MODULE_19__/* .queueTyped */ .E)(values, context, here);
    return { ...typed, run: [...folder, ...typed.run, ...failed] };
}
async function status(asked) {
    const { context, values } = asked;
    const { queue, due, typed, faults, findings } = await looked(asked);
    const text = values['json']
        ? (0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_12__/* .inertJson */ .n)((0,_core_report_words_queue_words_js__WEBPACK_IMPORTED_MODULE_9__/* .queueDocument */ .j$)({ ...queue, findings }, due), 2)
        : (0,_core_report_terminal_queue_text_js__WEBPACK_IMPORTED_MODULE_7__/* .queueText */ .Zp)(queue, due, (0,_project_context_js__WEBPACK_IMPORTED_MODULE_21__/* .lookOf */ .Li)(context), { ...typed, faults }).join('\n');
    context.out(`${text}\n`);
    return findings.length > 0 ? _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_5__/* .exits */ .co.data.code : 0;
}
async function next(asked) {
    const { context, values } = asked;
    const { queue, due, typed, findings } = await looked(asked);
    const errors = findings.map((finding) => `error: ${finding}`);
    if (values['json'])
        context.out(`${(0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_12__/* .inertJson */ .n)((0,_core_report_words_queue_words_js__WEBPACK_IMPORTED_MODULE_9__/* .nextDocument */ .nH)(due, queue), 2)}\n`);
    else
        context.out(`${[...errors, ...(0,_core_report_terminal_queue_text_js__WEBPACK_IMPORTED_MODULE_7__/* .nextOfQueue */ .Mj)(queue, due, (0,_project_context_js__WEBPACK_IMPORTED_MODULE_21__/* .lookOf */ .Li)(context), typed)].join('\n')}\n`);
    return findings.length > 0 ? _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_5__/* .exits */ .co.data.code : 0;
}
async function add({ context, values, here, operand }) {
    const { queue, toplevel, settings } = here;
    const from = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(context.cwd, operand);
    const reading = { files: _project_base_files_js__WEBPACK_IMPORTED_MODULE_15__/* .onDisk */ .F, toplevel, cwd: context.cwd, options: (0,_project_plan_file_js__WEBPACK_IMPORTED_MODULE_17__.readOptionsOf)(settings) };
    const { plan } = await (0,_project_plan_file_js__WEBPACK_IMPORTED_MODULE_17__.readPlanFile)(from, operand, reading).catch((error) => {
        throw error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_6__/* .RalphError */ .A ? notAdded(error, operand) : error;
    });
    const path = `${queue.folder}/pending/${(0,_core_queue_queue_js__WEBPACK_IMPORTED_MODULE_22__/* .nameForAdded */ .Lt)(operand, queue, context.now())}`;
    const file = (0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_23__/* .queuedFile */ .W5)(path, queue.folder);
    if (file === undefined)
        throw noPlanFile(operand);
    const name = plan.name ?? file.name;
    const twin = queue.rows.find((row) => row.name.toLowerCase() === name.toLowerCase());
    const before = queue.archived.find((one) => one.name === name);
    if (twin)
        throw named(name, `${twin.path} has that name`);
    if (before)
        throw named(name, `${before.path} has that name; its run knows it as complete`);
    const to = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(toplevel, path);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(to), { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)(from, to, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_EXCL);
    const shown = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(context.cwd, to);
    if (values['json'])
        context.out(`${(0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_12__/* .inertJson */ .n)({ kind: 'added', plan: name, file: path })}\n`);
    else {
        context.out(`Added: ${shown} (the plan ${name}).\n`);
        say(context, 'Commit it, so that a run can find it', [(0,_core_report_terminal_queue_text_js__WEBPACK_IMPORTED_MODULE_7__/* .commitCommand */ .VO)(shown, name)]);
    }
    return 0;
}
async function remove({ context, values, here, operand }) {
    const { queue, toplevel } = here;
    const rows = queue.rows.filter((row) => [row.name, row.stem, row.path].includes(operand) || isPath(operand, context, here, row));
    const [row] = rows;
    if (row === undefined)
        throw notQueued(operand, queue);
    if (rows.length > 1)
        throw notQueued(operand, queue, `${rows.map(({ path }) => path).join(' and ')} have that name; name the file`);
    if (row.standing !== 'waiting')
        throw begun(row);
    const args = ['status', '--porcelain', '-z', '--ignored', '--untracked-files=all', '--', row.path];
    const { stdout } = await (0,_adapter_git_call_user_git_js__WEBPACK_IMPORTED_MODULE_3__/* .userGit */ .G)(toplevel, context.env)({ args });
    if (stdout.length > 0)
        throw uncommitted(row);
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(toplevel, row.path);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file);
    const shown = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(context.cwd, file);
    if (values['json'])
        context.out(`${(0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_12__/* .inertJson */ .n)({ kind: 'removed', plan: row.name, file: row.path })}\n`);
    else {
        context.out(`Removed: ${shown} (the plan ${row.name}); git still has it.\n`);
        say(context, 'Commit that', [(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_10__/* .commandLine */ .ay)('git', 'commit', '-m', `Take ${row.name} out of the queue`, shown)]);
    }
    return 0;
}
const isPath = (operand, { cwd }, { toplevel }, { path }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, operand) === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(toplevel, path);
function say(context, does, commands) {
    const look = (0,_project_context_js__WEBPACK_IMPORTED_MODULE_21__/* .lookOf */ .Li)(context);
    const lines = (0,_core_report_words_next_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .nextLines */ .N7)([(0,_core_report_words_next_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .step */ .PM)(does, commands.join(' && '))], { paint: (0,_core_text_paint_js__WEBPACK_IMPORTED_MODULE_14__/* .painter */ .C2)(look.color), columns: (0,_core_text_display_width_js__WEBPACK_IMPORTED_MODULE_11__/* .columnsOf */ .PL)(look) });
    context.out(`${lines.join('\n')}\n`);
}
const refused = (message, hint) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_6__/* .RalphError */ .A({ code: 'QUEUE_REFUSED', message, hint });
const notAdded = ({ code, hint, findings }, operand) => {
    const file = (0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_13__/* .plainLine */ .h0)(operand, 200);
    const isMissing = code === 'PLAN_MISSING';
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_6__/* .RalphError */ .A({
        code,
        message: `Nothing was added: ${isMissing ? `there is no ${file}` : `${file} cannot be run as it is`}.`,
        hint: isMissing
            ? 'Name a plan: `ralph queue add FILE`.'
            : hint.replace(', then run again.', ', then add it again.'),
        findings,
    });
};
const noPlanFile = (file) => refused(`${file} was not added: files in the queue end in .md or .json.`, 'Copy it to a file with such a name.');
const named = (name, why) => refused(`Nothing was added: another plan is called ${name} too: ${why}.`, 'Give the file another name; a number in front does not count.');
const notQueued = (operand, queue, why) => {
    const meant = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_20__/* .meantName */ .d5)(operand, queue.rows.map(({ name }) => name));
    const other = meant === undefined ? '' : ` Did you mean '${meant}'?`;
    return refused(`Nothing was removed: ${why ?? `no plan ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_13__/* .plainLine */ .h0)(operand, 80)} waits in ${queue.folder}/pending/`}.`, `\`ralph queue\` lists the plans.${other}`);
};
const begun = ({ name, path, standing, state }) => refused(`Nothing was removed: ${name} has started (${(0,_core_report_words_queue_words_js__WEBPACK_IMPORTED_MODULE_9__/* .standingOfPlan */ .hN)({ standing, state })}).`, standing === 'complete'
    ? `Merge its work, which moves ${path} into the archive.`
    : `Remove its run first: \`${(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_10__/* .commandLine */ .ay)('ralph', 'delete', name)}\`.`);
const uncommitted = ({ path }) => refused(`Nothing was removed: ${path} has uncommitted content, which would be lost.`, `Move it elsewhere, or commit it: \`${(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_10__/* .commandLine */ .ay)('git', 'add', path)} && git commit\`.`);


/***/ }),

/***/ 30320:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M5: () => (/* binding */ flagsOfJob),
/* harmony export */   n2: () => (/* binding */ queueReachedBy),
/* harmony export */   ol: () => (/* binding */ flagsOfQueue)
/* harmony export */ });
/* harmony import */ var _adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76696);
/* harmony import */ var _core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92346);
/* harmony import */ var _core_config_table_setting_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77382);
/* harmony import */ var _core_config_table_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10866);
/* harmony import */ var _core_setting_setting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13225);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62488);






function flagsOfJob({ told, sources, settings: values }, rules) {
    const wordsOf = (name) => {
        if (name === 'queue')
            return [];
        if (_core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleNames */ .XZ.includes(name))
            return unlikeRun(name, told.byJob[name]?.raw, rules);
        const own = _core_config_table_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W[name].rule === 'job' && ['flag', 'environment'].includes(sources[name]);
        return own ? (0,_core_config_table_setting_words_js__WEBPACK_IMPORTED_MODULE_2__/* .settingWords */ .Y)(name, values[name]) : [];
    };
    return new Map(Object.keys(_core_config_table_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W)
        .map((name) => [name, wordsOf(name)])
        .filter(([, words]) => words.length > 0));
}
const finding = ['config', 'remote', 'state-ref'];
function flagsOfQueue({ sources, settings: values }, flags) {
    const isTold = (name) => name !== 'plan' && !finding.includes(name) && sources[name] === 'flag';
    const told = Object.keys(_core_config_table_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settings */ .W).filter(isTold);
    return new Map([
        ...told.map((name) => [name, (0,_core_config_table_setting_words_js__WEBPACK_IMPORTED_MODULE_2__/* .settingWords */ .Y)(name, values[name])]),
        ...(flags['no-wait'] === true ? [['no-wait', ['--no-wait']]] : []),
    ]);
}
const queueReachedBy = (flags) => finding.flatMap((name) => {
    const value = flags[name];
    return typeof value === 'string' ? (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)(name, (0,_adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCredentials */ .ri)(value)) : [];
});
function unlikeRun(name, raw, rules) {
    const recorded = rules?.values[name]?.value ?? ((0,_core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isRule */ .Nd)(name) ? (0,_core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .usualRaw */ .lU)(name) : undefined);
    if (raw === undefined || (0,_core_setting_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .alike */ .nO)(raw, recorded))
        return [];
    return (0,_core_config_table_setting_words_js__WEBPACK_IMPORTED_MODULE_2__/* .settingWords */ .Y)(name, (0,_core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .readRaw */ .hc)(name, raw)?.value);
}


/***/ }),

/***/ 82635:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ queueTyped)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _project_job_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30320);


function queueTyped(flags, { cwd }, { toplevel }, { once = false, chosen = [] } = {}) {
    const reachedBy = (0,_project_job_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .queueReachedBy */ .n2)(flags);
    const queued = ['--queue', ...(once ? ['--once'] : [])];
    return {
        run: ['ralph', 'run', ...queued, ...reachedBy, ...chosen],
        reachedBy,
        shown: (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(toplevel, path)),
    };
}


/***/ })

};
