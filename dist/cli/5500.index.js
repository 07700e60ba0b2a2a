export const id = 5500;
export const ids = [5500];
export const modules = {

/***/ 90618:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ surveyStates)
/* harmony export */ });
/* harmony import */ var _call_remote_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63313);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76696);
/* harmony import */ var _remote_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41586);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65977);
/* harmony import */ var _state_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16726);





const inboxes = 'refs/ralph/inbox/';
async function surveyStates({ store, prefixes, ...patience }) {
    const folders = prefixes.map((prefix) => `${prefix}/`);
    const { refs } = await (0,_remote_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .remoteAt */ .e)({ store, ...patience }).list([...folders, inboxes].map((folder) => `${folder}*`));
    const states = [...refs].flatMap(([ref, oid]) => {
        const folder = folders.find((one) => ref.startsWith(one));
        return folder === undefined ? [] : [{ plan: ref.slice(folder.length), ref, oid }];
    });
    const orders = [...refs.keys()].filter((ref) => ref.startsWith(inboxes));
    await fetchAll(store, [...new Set(states.map(({ oid }) => oid))], patience);
    return Promise.all(states.map(async ({ plan, ref, oid }) => {
        const own = `${inboxes}${plan}/`;
        const inbox = orders.filter((order) => order.startsWith(own)).map((order) => order.slice(own.length));
        const files = await Promise.all(_state_files_js__WEBPACK_IMPORTED_MODULE_4__/* .stateFiles */ .d.map((file) => store.objects.read(`${oid}:${file}`)));
        const read = (0,_state_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readStateFiles */ .D)(files.map((file) => file?.content));
        if (read.kind === 'good')
            return { plan, ref, oid, run: read, fault: undefined, inbox };
        const fault = read.kind === 'newer' ? `${read.file} is of version ${read.version}` : read.findings.join('; ');
        return { plan, ref, oid, run: undefined, fault, inbox };
    }));
}
async function fetchAll(store, oids, patience) {
    const here = await Promise.all(oids.map((oid) => (0,_store_store_js__WEBPACK_IMPORTED_MODULE_3__/* .isThere */ .$B)(store, oid)));
    const missing = oids.filter((_, at) => !here[at]);
    if (missing.length === 0)
        return;
    const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
    const args = [..._call_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .lazily */ .qy, 'fetch', ...quiet, '--depth=1', '--filter=tree:2', _call_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .remoteName */ .iy, ...missing];
    await (0,_call_remote_call_js__WEBPACK_IMPORTED_MODULE_0__/* .remoteCall */ .V3)(store.git, store.remote, patience).repeatedly(args);
}


/***/ }),

/***/ 92791:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HA: () => (/* binding */ offsetAt),
/* harmony export */   Tp: () => (/* binding */ parseDocument),
/* harmony export */   ss: () => (/* binding */ duplicateKeys)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82660);


const maxDepth = 64;
const maxSyntaxFaults = 20;
function parseDocument(text) {
    if (text.trim() === '')
        return [{ ...syntaxFault(0, 'The file is empty.'), remedy: 'Write the plan into it (docs/plan.md).' }];
    const deep = tooDeep(text);
    if (deep !== undefined)
        return [deep];
    const errors = [];
    const root = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text, errors, { disallowComments: true, allowTrailingComma: false });
    if (errors.length > 0)
        return syntaxFaults(text, errors);
    try {
        if (root !== undefined)
            return { value: JSON.parse(text), root, text };
    }
    catch {
    }
    return [syntaxFault(0, 'The file is not valid JSON.')];
}
function tooDeep(text) {
    const scanner = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.createScanner)(text, true);
    const open = [];
    for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
        const char = text[scanner.getTokenOffset()];
        if (char === '{')
            open.push('}');
        else if (char === '[')
            open.push(']');
        else if (char === open.at(-1))
            open.pop();
        if (open.length > maxDepth) {
            const message = `The file nests lists and objects more than ${maxDepth} levels deep.`;
            const remedy = 'A plan needs five levels. Look for a bracket that is never closed.';
            return { severity: 'error', code: 'PLAN_TOO_DEEP', at: [], offset: scanner.getTokenOffset(), message, remedy };
        }
    }
    return undefined;
}
function syntaxFaults(text, errors) {
    const faults = [];
    let lineEnd = -1;
    for (const { error, offset } of errors) {
        if (offset <= lineEnd)
            continue;
        const end = text.indexOf('\n', offset);
        lineEnd = end < 0 ? text.length : end;
        const what = sentences[(0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(error)] ?? 'This is not JSON.';
        faults.push(syntaxFault(offset, offset >= text.length ? `${what} The file ends here.` : what));
        if (faults.length === maxSyntaxFaults)
            break;
    }
    return faults;
}
function syntaxFault(offset, message) {
    const remedy = 'Fix the JSON here; later errors may come from this one.';
    return { severity: 'error', code: 'PLAN_SYNTAX', at: [], offset, message, remedy };
}
const sentences = {
    InvalidSymbol: 'This word is not a JSON value; text needs double quotes.',
    InvalidNumberFormat: 'This is not a JSON number.',
    PropertyNameExpected: 'A field name in double quotes is missing here (a comma after the last field is not allowed).',
    ValueExpected: 'A value is missing here (a comma after the last entry is not allowed).',
    ColonExpected: 'A ":" is missing between a field and its value.',
    CommaExpected: 'A "," is missing before this.',
    CloseBraceExpected: 'A "}" is missing.',
    CloseBracketExpected: 'A "]" is missing.',
    EndOfFileExpected: 'There is text after the end of the document.',
    InvalidCommentToken: 'JSON has no comments.',
    UnexpectedEndOfComment: 'JSON has no comments.',
    UnexpectedEndOfString: 'The closing double quote is missing.',
    UnexpectedEndOfNumber: 'This JSON number is incomplete.',
    InvalidUnicode: 'An escape such as \\u00e4 needs four hexadecimal digits.',
    InvalidEscapeCharacter: 'JSON has no such escape; a backslash is written \\\\.',
    InvalidCharacter: 'A control character inside text must be written as an escape, such as \\t or \\n.',
};
function duplicateKeys(root) {
    const faults = [];
    visit(root, [], faults);
    return faults;
}
function visit(node, at, faults) {
    if (node.type === 'object')
        visitObject(node, at, faults);
    if (node.type !== 'array')
        return;
    let index = 0;
    for (const child of node.children ?? []) {
        if (child.children !== undefined)
            visit(child, [...at, index], faults);
        index += 1;
    }
}
function visitObject(node, at, faults) {
    const seen = new Set();
    for (const property of node.children ?? []) {
        const [key, value] = property.children ?? [];
        const name = String(key?.value);
        const place = { severity: 'error', at: [...at, name], offset: property.offset };
        if (name === '__proto__') {
            faults.push({
                ...place,
                code: 'PLAN_FORBIDDEN_KEY',
                message: 'The key "__proto__" is not allowed.',
                remedy: 'Remove it; it is not a field of a plan.',
            });
        }
        if (seen.has(name)) {
            faults.push({
                ...place,
                code: 'PLAN_DUPLICATE_KEY',
                message: `The key ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(name)} occurs more than once in this object; only the last would count.`,
                remedy: 'Keep one of them.',
            });
        }
        seen.add(name);
        if (value !== undefined)
            visit(value, [...at, name], faults);
    }
}
function offsetAt(root, path) {
    let node = root;
    let offset = root.offset;
    for (const segment of path) {
        const child = typeof segment === 'number' ? node.children?.[segment] : propertyOf(node, segment);
        const value = child?.type === 'property' ? child.children?.[1] : child;
        if (child === undefined || value === undefined)
            return offset;
        offset = child.offset;
        node = value;
    }
    return offset;
}
function propertyOf(node, name) {
    if (node.type !== 'object')
        return undefined;
    return node.children?.findLast(({ children }) => children?.[0]?.value === name);
}


/***/ }),

/***/ 66014:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: () => (/* binding */ momentOf),
/* harmony export */   M: () => (/* binding */ eventKinds),
/* harmony export */   PI: () => (/* binding */ unknownKind),
/* harmony export */   XK: () => (/* binding */ logFilter)
/* harmony export */ });
/* harmony import */ var _schema_run_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79863);
/* harmony import */ var _schema_run_stored_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40092);
/* harmony import */ var _run_fold_call_costs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8479);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14421);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41038);





const seedNames = {
    orchestrator_start: ['lease_taken'],
    orchestrator_end: ['run_stopped'],
    iteration_start: ['attempt_started'],
    iteration_end: ['attempt_succeeded', 'attempt_held', 'attempt_failed', 'attempt_interrupted'],
    validation_pass: ['attempt_succeeded', 'attempt_held'],
    validation_fail: ['attempt_failed'],
};
const types = _schema_run_event_js__WEBPACK_IMPORTED_MODULE_0__/* .RunEvent */ .s.options.map((option) => option.shape.type.value);
const wordsOf = new Map(types.map((type) => [type, new Set(namesOf(type).flatMap((name) => [name, ...name.split('_')]))]));
const words = [...new Set([...types, ...[...wordsOf.values()].flatMap((own) => [...own]), ...Object.keys(seedNames)])];
function namesOf(type) {
    return [type, ...Object.keys(_schema_run_stored_event_js__WEBPACK_IMPORTED_MODULE_1__/* .formerNames */ .a).filter((former) => _schema_run_stored_event_js__WEBPACK_IMPORTED_MODULE_1__/* .formerNames */ .a[former] === type)];
}
function unknownKind(kinds) {
    const kind = kinds.find((name) => !words.includes(name));
    return kind === undefined ? undefined : { kind, meant: (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .meantName */ .d5)(kind, words) };
}
const eventKinds = types;
function momentOf(text, now) {
    const ago = /^\d+$/.test(text.trim()) ? undefined : (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDuration */ .E9)(text);
    if (ago !== undefined)
        return now - ago;
    const moment = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(moment) ? undefined : moment;
}
function logFilter({ task, iteration, kinds, since }) {
    const taskOf = new Map();
    const ofTask = (event) => {
        if (event.type === 'attempt_started')
            taskOf.set(event.iteration, event.task);
        if (task === undefined || ('task' in event && event.task === task))
            return true;
        return 'iteration' in event && taskOf.get(event.iteration) === task;
    };
    const ofIteration = (event) => iteration === undefined ||
        ('iteration' in event && event.iteration === iteration) ||
        ('undoes' in event && event.undoes === iteration) ||
        (0,_run_fold_call_costs_js__WEBPACK_IMPORTED_MODULE_2__/* .paidApart */ .zq)(event)?.iteration === iteration;
    const ofKind = (event) => kinds.length === 0 || kinds.some((kind) => isOfKind(event, kind));
    const recent = ({ at }) => since === undefined || Date.parse(at) >= since;
    return (event) => [ofTask, ofIteration, ofKind, recent].every((wanted) => wanted(event));
}
function isOfKind(event, kind) {
    if (kind === 'validation_fail')
        return event.type === 'attempt_failed' && event.cause === 'checks';
    return wordsOf.get(event.type)?.has(kind) === true || seedNames[kind]?.includes(event.type) === true;
}


/***/ }),

/***/ 47551:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ logLine),
/* harmony export */   F: () => (/* binding */ eventInWords)
/* harmony export */ });
/* harmony import */ var _confinement_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86756);
/* harmony import */ var _handoff_agent_claims_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84474);
/* harmony import */ var _run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(34891);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _text_assert_never_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6615);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _facts_receipt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76441);
/* harmony import */ var _counsel_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56716);
/* harmony import */ var _forecast_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91760);
/* harmony import */ var _remarks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95618);
/* harmony import */ var _rules_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34834);
/* harmony import */ var _stop_sentence_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11365);













function logLine(event) {
    const iteration = 'iteration' in event && event.iteration > 0 ? `#${event.iteration}` : '';
    return `${event.at.slice(0, 19).replace('T', ' ')}  ${iteration.padEnd(5)}  ${eventInWords(event)}`;
}
function eventInWords(event) {
    switch (event.type) {
        case 'run_started':
            return `run ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.run)} of plan ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.plan)} started: ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(event.tasks.length, 'task')}, base ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(event.base)}, work on ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.work_branch)}${rulesOf(event)}`;
        case 'lease_taken':
            return `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)((0,_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_11__/* .holderInWords */ .br)(event.holder))} took the lease (epoch ${event.epoch})`;
        case 'lease_renewed':
            return 'lease renewed';
        case 'lease_released':
            return 'lease released';
        case 'confined':
            return confined(event);
        case 'baseline_finished':
            return baseline(event);
        case 'attempt_started':
            return `${event.task}: attempt ${event.attempt} started from ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(event.checkpoint)}`;
        case 'handed_on':
            return handedOn(event);
        case 'attempt_succeeded':
            return succeeded(event);
        case 'milestone_begun':
            return `${event.milestone === null ? 'what belongs to no milestone' : `milestone ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.milestone)}`} begins on ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(event.from)}`;
        case 'attempt_failed':
            return failed(event);
        case 'attempt_interrupted':
            return interrupted(event);
        case 'checks_touched':
            return `${event.task}: ${(0,_remarks_js__WEBPACK_IMPORTED_MODULE_8__/* .touchedWords */ .ME)(event, _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)}`;
        case 'stuck_detected':
            return stuck(event);
        case 'signals_given':
            return `${event.task}: its agent says: ${(0,_handoff_agent_claims_js__WEBPACK_IMPORTED_MODULE_1__/* .signalsInWords */ .yV)(event, _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)}`;
        case 'human_review_requested':
            return askedForReview(event);
        case 'review_answered':
            return `${event.task}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)} answered its agent; dependent tasks continue`;
        case 'iteration_reviewed':
            return `${event.task}: ${(0,_remarks_js__WEBPACK_IMPORTED_MODULE_8__/* .reviewInWords */ .bQ)(event)} (${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(event.usd)})`;
        case 'agent_pass':
            return `${event.task}: ${(0,_remarks_js__WEBPACK_IMPORTED_MODULE_8__/* .passInWords */ .cH)(event)} (${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(event.usage.usd)})`;
        case 'passes_owed':
            return passesOwed(event);
        case 'passes_begun':
            return `the passes that were waiting now look at ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(event.iterations.length, 'iteration')}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(event.iterations.map((one) => `#${one}`))}`;
        case 'agent_call':
            return agentCalled(event);
        case 'failure_pattern':
            return `${event.task}: the same failure again and again: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.pattern)} [recommended: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.recommended_action)}]`;
        case 'context_directive':
            return directive(event);
        case 'prepared_prompt_refused':
            return `the prepared prompt is not used; the assembled one is used instead: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(event.why)}`;
        case 'server_trouble':
            return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.what.join('; '));
        case 'agent_lingered':
            return `the agent's process kept running after its answer and was ended after ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(event.after_ms)}`;
        case 'prompt_cut':
            return promptCut(event);
        case 'files_hidden':
            return `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(event.total, 'new file')} hidden by ignore rules that the agent added, so not committed: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(event.paths, event.total)}`;
        case 'environment_changed':
            return `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(event.total, 'ignored file')} changed by the agent: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(event.paths, event.total)}`;
        case 'amendment_accepted':
            return event.given_up
                ? `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(String(event.amendment.task_id))} given up by the agent; a person decides${because(event.amendment.reason)}`
                : `plan amended: ${amendmentInWords(event.amendment)}`;
        case 'amendment_refused':
            return `amendment refused (${amendmentInWords(event.amendment)}): ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)}`;
        case 'plan_changed':
            return planChanged(event);
        case 'command_taken':
            return `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)} ordered: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.text)}${event.refused === null ? '' : ` \u2014 refused: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.refused)}`}`;
        case 'follow_up_added':
            return `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)} reviewed: ${event.task} is added to the plan (${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(String(event.amendment.task?.['title'] ?? ''))})`;
        case 'follow_up_answered':
            return `${event.task}: the reviewer is told the outcome`;
        case 'remembered':
            return `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)} wants every agent to know: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.text)} [${event.id}]${instead(event.supersedes)}`;
        case 'forgotten':
            return `${event.id} is withdrawn by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)}${because(event.why)}`;
        case 'knowledge_changed':
            return knowledgeChanged(event);
        case 'knowledge_refused':
            return `the knowledge index stays unchanged: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(event.why)}`;
        case 'knowledge_inherited':
            return knowledgeInherited(event);
        case 'evidence_gathered':
            return (0,_counsel_words_js__WEBPACK_IMPORTED_MODULE_6__/* .evidenceInWords */ .KG)(event, _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD);
        case 'counsel_begun':
            return `${(0,_counsel_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counselInWords */ .y0)(event)} begins`;
        case 'counsel_called':
            return `${(0,_counsel_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counselInWords */ .y0)(event)} by ${event.model === null ? 'an agent' : (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.model)} (${spent(event)}): ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.outcome)}${putBack(event)}`;
        case 'counsel_interrupted':
            return (0,_counsel_words_js__WEBPACK_IMPORTED_MODULE_6__/* .interruptedInWords */ .tN)(event, _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD);
        case 'consensus_said':
            return `consensus: ${(0,_counsel_words_js__WEBPACK_IMPORTED_MODULE_6__/* .consensusInWords */ .i_)(event.now, _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)}`;
        case 'plan_reviewed':
            return (0,_counsel_words_js__WEBPACK_IMPORTED_MODULE_6__/* .planReviewInWords */ .GT)(event, _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD);
        case 'counsel_answered':
            return (0,_counsel_words_js__WEBPACK_IMPORTED_MODULE_6__/* .answerInWords */ .FS)(event, _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD);
        case 'completion_judged':
            return (0,_counsel_words_js__WEBPACK_IMPORTED_MODULE_6__/* .judgedInWords */ .ec)(event, _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD);
        case 'pause':
            return `paused by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)}`;
        case 'resume':
            return `resumed by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)}`;
        case 'wait_lifted':
            return 'this job was told not to wait for the provider (--now)';
        case 'setting_changed':
            return `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.name)} set to ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.value)} by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)}, for the rest of the run`;
        case 'rules_changed':
            return (0,_rules_text_js__WEBPACK_IMPORTED_MODULE_9__/* .rulesChanged */ .O2)(event);
        case 'skip_task':
            return `${event.task} skipped by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)}${because(event.why)}`;
        case 'task_reopened':
            return `${event.task} reopened by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)}, with all its attempts again`;
        case 'attempt_held':
            return `${succeeded(event, 'passed as')} [waits for approval]`;
        case 'attempt_approved':
            return approved(event);
        case 'attempt_rejected':
            return `${event.task}: ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(event.commit)} rejected by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)}${because(event.why)} [reopened]`;
        case 'undo_ordered':
            return `undo of iteration ${event.undoes} ordered by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)}${because(event.why)}`;
        case 'undo_done':
            return undone(event);
        case 'undo_failed':
            return `iteration ${event.undoes} could not be undone; nothing was changed: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)}`;
        case 'note':
            return `hint by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)} for ${event.task ? `the next attempt of ${event.task}` : 'the next attempt'}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.text)}`;
        case 'hints_told':
            return `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(event.ids.length, 'hint')} went into the prompt`;
        case 'base_merged':
            return `the base moved: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)}; the checks run on ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(event.commit)} next${protectedPart(event)}`;
        case 'base_renamed':
            return `the base branch ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.from)} is called ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.to)} from now on`;
        case 'conflict_task_added':
            return `the base conflicts with the work in ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(event.files, event.total)}: resolving it is ${event.task}, the next task (${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)})`;
        case 'conflict_task_ended':
            return `${event.task} is no longer needed: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)}`;
        case 'run_imported':
            return `the run of ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.from)} continues here after its iteration ${event.iteration}`;
        case 'agents_md_due':
            return `ralph's section of AGENTS.md is out of date: ${event.task} updates it, with ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(event.entries, 'entry', 'entries')}`;
        case 'agents_md_ended':
            return `${event.task} is given up, and AGENTS.md stays unchanged: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)}`;
        case 'agents_md_left':
            return `AGENTS.md stays unchanged: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)}`;
        case 'work_moved':
            return `work branch moved from ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(event.from)} to ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(event.to)}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)}${protectedPart(event)}`;
        case 'queue_moved':
            return `the plan moved to ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.file)} by ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(event.to)}`;
        case 'steering_changed':
            return `changed while an agent with possible access was running: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(event.paths)}; the run keeps the earlier versions`;
        case 'work_refused':
            return `the remote refused ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.branch)} (${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)}); the commits are offered as ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.offered)}`;
        case 'budget_warning':
            return (0,_forecast_text_js__WEBPACK_IMPORTED_MODULE_7__/* .budgetInWords */ .MZ)(event);
        case 'run_stopped':
            return `job ended: ${(0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .stopInWords */ .d9)(event.reason)}`;
        default:
            return (0,_text_assert_never_js__WEBPACK_IMPORTED_MODULE_12__/* .assertNever */ .x)(event);
    }
}
function rulesOf({ rules }) {
    const said = (0,_rules_text_js__WEBPACK_IMPORTED_MODULE_9__/* .rulesInWords */ .k5)(rules);
    return said === undefined ? '' : `; rules: ${said}`;
}
const spent = (event) => `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(event.duration_ms)}, ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(event.usage.usd)}`;
function confined(event) {
    const refused = event.refused.map(({ way, why }) => `${_confinement_words_js__WEBPACK_IMPORTED_MODULE_0__/* .wayInWords */ .wf[way]} (${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(why)})`);
    const others = refused.length === 0 ? '' : `. Not available here: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(refused)}`;
    return `confinement of the agent and the checks: ${(0,_confinement_words_js__WEBPACK_IMPORTED_MODULE_0__/* .confinementInWords */ .RA)(event)}${others}`;
}
function baseline(event) {
    const { commit, red, accepted, counting, confined = [] } = event;
    const at = `checks on the untouched ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(commit)}`;
    const unchecked = (0,_facts_receipt_js__WEBPACK_IMPORTED_MODULE_5__/* .uncheckedWords */ .Gg)(event);
    if (counting === 0)
        return `${at}: none. ${unchecked}`;
    if (red.length === 0)
        return `${at}: all green`;
    if (confined.length > 0) {
        const names = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(confined.map(({ name }) => name));
        return `${at}: fails in the confinement, passes without it: ${names} (blocks the run)`;
    }
    const fate = accepted ? ' (accepted as known)' : ' (blocks the run)';
    return `${at}: red: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(red)}${fate}${unchecked === undefined ? '' : `. ${unchecked}`}`;
}
function succeeded(event, how = 'done in') {
    const extras = [
        ...(event.handoff === 'synthetic' ? ['the agent left no handoff'] : []),
        ...(event.handoff === 'extracted' ? ['its handoff was extracted from its last output'] : []),
        ...(event.flaky.length > 0 ? [`flaky: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(event.flaky)}`] : []),
        ...(event.turned_green.length > 0 ? [`now green: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(event.turned_green)}`] : []),
    ];
    const tail = extras.length > 0 ? ` [${extras.join('; ')}]` : '';
    const said = `(${spent(event)}): ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.summary)}${tail}`;
    const { task, commit, part } = event;
    if (commit === null)
        return `${task} done; nothing was left to do after its parts ${said}`;
    if (!part)
        return `${task} ${how} ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(commit)} ${said}`;
    const left = part.left.length === 0 ? '' : `: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(part.left.map((one) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(one)))}`;
    const fate = part.final ? '; no continuation is left, so the task failed' : '';
    return `${task} ${how === 'done in' ? 'continued with' : how} part ${part.number}, ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(commit)} ${said} [not complete${left}${fate}]`;
}
function handedOn({ what, of, commit }) {
    if (what === 'passes')
        return "the passes that were waiting were handed to the workflow's other jobs";
    if (what === 'counsel')
        return "a call about the plan as a whole was handed to the workflow's other jobs";
    const which = of ? `${of.task}, iteration ${of.iteration}` : 'the untouched checkpoint';
    const at = commit === null ? '' : ` as ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(commit)}`;
    return `${what === 'undo' ? 'the undo in ' : ''}${which} was handed to the workflow's other jobs${at}`;
}
function passesOwed({ task, passes, checks }) {
    const which = passes.length === 1 ? 'pass' : 'passes';
    return `${task}: the ${which} ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(passes.map((name) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)))} will look at it in the next job of an agent: its checks ${checks}`;
}
const instead = (ids = []) => (ids.length === 0 ? '' : `, replacing ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(ids)}`);
function knowledgeInherited({ from, entries, left_out }) {
    const more = left_out === undefined ? '' : `; ${left_out} more did not fit`;
    return `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(entries.length, 'entry', 'entries')} from the plan ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(from)} ${entries.length === 1 ? 'was' : 'were'} inherited${more}`;
}
function knowledgeChanged({ entries, through, trigger }) {
    const added = entries.filter(({ status }) => status === 'active').map(({ id }) => id);
    const over = entries.length - added.length;
    const parts = [added.length > 0 ? (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(added) : 'nothing new', ...(over > 0 ? [`${over} no longer in force`] : [])];
    return `the knowledge index now covers iterations up to ${through} (${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(trigger)}): ${parts.join('; ')}`;
}
const approved = ({ task, commit, by, part }) => `${task}: ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(commit)} approved by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(by)}, ${part ? `part ${part.number}` : 'done'}`;
function stuck({ task, why, action, retries_left }) {
    const saved = retries_left === 0 ? '' : `, ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(retries_left, 'retry', 'retries')} saved`;
    return `${task} is stuck: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(why)} [${stuckWords[action]}${saved}]`;
}
const stuckWords = {
    ask: 'the task has failed; a person is notified',
    pause: 'the run is paused',
    skip: 'given up; a person decides',
};
const askedForReview = ({ task, why, holds }) => `${task}: a person is asked to review: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(why)}${holds ? ' [what depends on it waits]' : ''}`;
function agentCalled({ model, role, outcome, edited = [], ...event }) {
    const by = `${model === null ? 'an agent' : (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(model)} (${spent(event)})`;
    const what = {
        index: 'was asked to update the index',
        post: 'was asked to review the last iteration',
        prep: 'was asked to prepare the prompt',
        research: 'was asked to do research',
        extraction: "was asked to write a handoff from the agent's last output",
    }[role];
    return `${role}: ${by} ${what}${outcome === undefined ? '' : `: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(outcome)}`}${putBack({ edited })}`;
}
const putBack = ({ edited = [] }) => edited.length === 0 ? '' : ` [it changed files, which were restored: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(edited)}]`;
function directive({ task, role, action, reason, held }) {
    const then = held ? ' [its agent is not called]' : '';
    return `${task}: ${role} says ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(action)}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(reason)}${then}`;
}
const because = (why) => (why === '' ? '' : `: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(why)}`);
function undone(event) {
    const { undoes, also, task, opens, commit, by, why, dependents, reopened } = event;
    const how = commit === null ? 'nothing was left to revert' : `reverted in ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(commit)}`;
    const which = also.length === 0 ? `iteration ${undoes}` : `iterations ${[undoes, ...also].sort((a, b) => a - b).join(', ')}`;
    const kept = reopened.length > 0 ? 'reopened too' : 'stay done';
    const others = dependents.length === 0 ? '' : `; tasks that build on it: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(dependents)} (${kept})`;
    return `${task} is ${opens ? 'reopened' : 'taken back'}: ${which}, ${how}, for ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(by)}${because(why)}${others}`;
}
const protectedPart = ({ protects }) => protects ? `; it changes protected files: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(protects.paths, protects.total)}` : '';
function failed(event) {
    const then = event.moot
        ? 'only a model asked for this task, so it is skipped'
        : event.final
            ? 'no retries left; the task has failed'
            : 'rolled back; it will be retried';
    const kept = event.rejected ? `; rejected tree kept as ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(event.rejected)}` : '';
    return `${event.task} failed: ${failureWords[event.cause]} (${spent(event)}): ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)} [${then}${kept}]`;
}
function interrupted(event) {
    const until = event.until ? `; continues after ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUtc */ .ay)(event.until)}` : '';
    const why = `${interruptWords[event.cause]} (${spent(event)}): ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)}`;
    return `${event.task} interrupted: ${why} [rolled back; not counted against the task${until}]`;
}
const promptCut = ({ section, from_chars, to_chars }) => to_chars === 0
    ? `the prompt's section "${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(section)}" (${from_chars} characters) was omitted to fit the budget`
    : `the prompt's section "${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(section)}" was cut from ${from_chars} to ${to_chars} characters to fit the budget`;
const amendmentInWords = ({ action, task, task_id, reason }) => `${action} ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(String(task_id ?? task?.['id'] ?? 'a task'))}${reason === '' ? '' : `: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(reason)}`}`;
function planChanged(event) {
    const parts = [
        ['added', event.added.map((task) => task.id)],
        ['removed', event.removed],
        ['changed', event.modified],
    ];
    const said = parts.filter(([, ids]) => ids.length > 0).map(([verb, ids]) => `${verb} ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(ids)}`);
    const refused = event.refused ?? [];
    const left = refused.length === 0 ? '' : `; not adopted: ${refused.map(({ why }) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(why)).join(' ')}`;
    return `a person's edit of the plan was adopted: ${said.join('; ') || 'no task changed'}${left}`;
}
const failureWords = {
    checks: 'checks failed',
    no_changes: 'nothing was changed',
    guard: 'a guard refused the change',
    agent_error: 'the agent reported an error',
    agent_crashed: 'the agent crashed',
    agent_timed_out: 'the agent ran out of time',
    no_result: 'the agent gave no result',
    runner_lost: 'too many runners were lost',
    review: 'the reviewer did not accept it',
    incomplete: 'the agent did not complete it',
    stuck: 'the agent cannot go on',
};
const interruptWords = {
    runner_lost: 'the runner was lost',
    agent_killed: 'the agent was killed from outside',
    infrastructure: 'the machine or the remote failed',
    cancelled: 'cancelled',
    usage_limit: "the provider's usage limit",
    overloaded: 'the provider is overloaded',
    billing: 'the provider refuses because of billing',
    auth: 'the provider does not accept the credentials',
    budget: 'the cost budget was used up',
    work_moved: 'the work branch moved',
    held_back: 'held back before its agent was called',
};


/***/ }),

/***/ 87897:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ standingInWords),
/* harmony export */   NJ: () => (/* binding */ leaseLine),
/* harmony export */   Sh: () => (/* binding */ waitingLine),
/* harmony export */   Xt: () => (/* binding */ statusReport)
/* harmony export */ });
/* unused harmony export standingOf */
/* harmony import */ var _schema_run_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56907);
/* harmony import */ var _knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56069);
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89851);
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36187);
/* harmony import */ var _run_fold_lost_job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68124);
/* harmony import */ var _run_fold_orders_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(49981);
/* harmony import */ var _run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(34891);
/* harmony import */ var _run_next_human_review_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14421);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3482);
/* harmony import */ var _facts_forecast_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(48186);
/* harmony import */ var _facts_receipt_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76441);
/* harmony import */ var _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49484);
/* harmony import */ var _forecast_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(91760);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(79152);
/* harmony import */ var _run_sentence_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(24106);
/* harmony import */ var _stop_sentence_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(11365);


















function statusReport(run, context) {
    const { plan } = run;
    const { now, lost = false } = context;
    const state = lost ? (0,_run_fold_lost_job_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutLostJob */ .G)(run.state) : run.state;
    const text = (0,_run_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .runSentence */ .n)({ plan, state }, context);
    const tasks = (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_11__/* .taskRows */ .Zy)(plan, state);
    const { current, awaiting } = state;
    const { lease } = run.state;
    const statusOf = (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_3__/* .statusIn */ .em)(state);
    const ready = (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__/* .readyTasks */ .aZ)(plan, statusOf, (0,_run_next_human_review_js__WEBPACK_IMPORTED_MODULE_5__/* .attentionIn */ .Ct)(state)).filter((task) => task.id !== current?.task && task.id !== awaiting?.task);
    const startable = new Set([...ready.map((task) => task.id), current?.task, awaiting?.task]);
    const orders = (context.ordered ?? []).map(({ id, at, by, text: given }) => ({ id, at, by, text: given }));
    const next = orders.length > 0 && !state.lease ? [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_13__/* .step */ .PM)('Apply the waiting orders', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_8__/* .operatorLine */ .lJ)(context, 'run'))] : text.next;
    const renewedAgo = lease ? (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .ageMs */ .WO)(lease.renewed, now) : 0;
    return {
        schema: 1,
        plan: state.plan,
        run: state.run,
        sentence: text.happened,
        details: [...(lost && lease ? [lostJob(lease.holder)] : []), ...text.details],
        next: (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_13__/* .nextSentence */ .H9)(next),
        next_steps: next,
        standing: standingOf(state),
        stop: state.stop,
        started: state.started,
        updated: state.updated,
        iteration: state.iteration,
        counts: { ...(0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_11__/* .countStatuses */ .ip)(tasks), total: tasks.length },
        attempts: state.counts,
        current: current && { ...current, age_ms: (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .ageMs */ .WO)(current.started, now) },
        lease: lease && {
            holder: (0,_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_16__/* .holderInWords */ .br)(lease.holder),
            renewed: lease.renewed,
            age_ms: renewedAgo,
            over: lost || renewedAgo >= _run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_16__/* .leaseLifetimeMs */ .eN,
        },
        ready: ready.map((task) => task.id),
        waiting: state.waiting,
        awaiting: state.awaiting,
        held_up: (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__/* .explainBlocked */ .uy)(plan, statusOf).filter(({ task }) => !startable.has(task)),
        confined: state.confined,
        usage: state.usage,
        receipt: (0,_facts_receipt_js__WEBPACK_IMPORTED_MODULE_10__/* .receiptOf */ .W7)(state, now),
        forecast: (0,_facts_forecast_js__WEBPACK_IMPORTED_MODULE_9__/* .forecast */ .g)({ plan, state }, { now, costBudgetUsd: (0,_facts_receipt_js__WEBPACK_IMPORTED_MODULE_10__/* .costBudgetOf */ .st)(state, context.costBudgetUsd ?? null), settings: context.settings }),
        warnings: warningsOf(state, context),
        orders,
        refused: (0,_run_fold_orders_js__WEBPACK_IMPORTED_MODULE_17__/* .refusedIn */ .kr)(state),
        work: { branch: state.work_branch, commit: state.work },
        knowledge: state.knowledge.filter((entry) => entry.by !== null && (0,_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(entry)),
        learned: state.knowledge.filter((entry) => entry.by === null && (0,_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(entry)).length,
        rules: state.rules,
        state_ref: context.stateRef,
        remote: state.remote,
        tasks: tasks.map((row) => ({ ...row, commit: row.commit && (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_8__/* .shortOid */ .$M)(row.commit) })),
    };
}
const lostJob = (holder) => `The last job (${(0,_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_16__/* .holderInWords */ .br)(holder)}) ended without releasing the run, for example after a crash or a second Ctrl-C.`;
function warningsOf({ warned, stop, usage, lease }, context) {
    if (stop?.kind === 'complete' || stop?.kind === 'cost_budget')
        return [];
    const inForce = warned.filter(({ budget }) => lease !== null || !(0,_schema_run_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .ofOneJob */ .$)(budget));
    return inForce.map((said) => {
        const use = said.budget === 'cost' ? { ...said, used: usage.usd } : said;
        return { ...use, text: (0,_forecast_text_js__WEBPACK_IMPORTED_MODULE_12__/* .budgetInWords */ .MZ)(use), choices: (0,_forecast_text_js__WEBPACK_IMPORTED_MODULE_12__/* .budgetChoices */ .WW)(use, context) };
    });
}
function leaseLine({ lease }) {
    if (!lease)
        return 'none: the next job may start';
    const since = `last renewed ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDuration */ .a3)(lease.age_ms)} ago`;
    return lease.over
        ? `${lease.holder}, ${since}: the job is gone; the next job takes over`
        : `${lease.holder}, ${since}`;
}
function waitingLine({ waiting }, now) {
    if (!waiting || Date.parse(waiting.until) <= now)
        return null;
    return `until ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_6__/* .fromNow */ .PI)(waiting.until, now)}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_7__/* .plainLine */ .h0)(waiting.why, 300)}`;
}
function standingOf({ lease, awaiting, paused, stop }) {
    if (lease)
        return 'at_work';
    if (awaiting)
        return 'waiting_for_approval';
    if (paused)
        return 'paused';
    return stop?.kind ?? 'between_jobs';
}
function standingInWords(state) {
    switch (standingOf(state)) {
        case 'at_work':
            return 'at work';
        case 'waiting_for_approval':
            return `waiting for approval${state.awaiting ? ` of ${state.awaiting.task}` : ''}`;
        case 'paused':
            return 'paused';
        default:
            return state.stop ? (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_15__/* .stopInWords */ .d9)(state.stop) : 'no job running';
    }
}


/***/ }),

/***/ 68124:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withoutLostJob)
/* harmony export */ });
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _evolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6016);


function withoutLostJob(state) {
    const { current, updated: at } = state;
    const left = [];
    if (current) {
        const { iteration, task } = current;
        const spent = { usage: _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk, duration_ms: 0 };
        left.push({
            ...{
                type: 'attempt_interrupted',
                at,
                iteration,
                task,
                cause: 'runner_lost',
                why: 'its job is gone',
                until: null,
            },
            ...spent,
        });
    }
    return (0,_evolve_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .A)(state, [...left, { type: 'lease_released', at }]) ?? state;
}


/***/ }),

/***/ 68926:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDashboard: () => (/* binding */ runDashboard)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/entry/small-heap.js + 1 modules
var small_heap = __webpack_require__(15740);
// EXTERNAL MODULE: ./build/entry/wire/kept-runs.js
var kept_runs = __webpack_require__(8284);
// EXTERNAL MODULE: ./build/entry/wire/report-page.js
var report_page = __webpack_require__(65843);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/setting/setting.js
var setting = __webpack_require__(13225);
// EXTERNAL MODULE: ./build/adapter/git/remote/inbox.js
var inbox = __webpack_require__(61634);
// EXTERNAL MODULE: ./build/adapter/git/state/survey-states.js
var survey_states = __webpack_require__(90618);
// EXTERNAL MODULE: ./build/adapter/git/store/store.js + 2 modules
var store_store = __webpack_require__(65977);
// EXTERNAL MODULE: ./build/core/report/words/status.js
var words_status = __webpack_require__(87897);
// EXTERNAL MODULE: ./build/core/run/fold/lost-job.js
var lost_job = __webpack_require__(68124);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(76696);
// EXTERNAL MODULE: ./build/core/config/resolve/resolve.js + 1 modules
var resolve = __webpack_require__(6952);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
;// CONCATENATED MODULE: ./build/entry/dashboard/run-project.js






function projectOfRun({ plan, state }, from) {
    const { sources, keeper, stateRef, context } = from;
    const { env, cwd } = context;
    const { repository, name: remote, address } = keeper;
    const { settings } = (0,resolve/* resolveSettings */.M)({ ...sources.given, plan });
    const planAtTop = state.plan_file ?? sources.planFile;
    const prefix = stateRef.slice(0, -(state.plan.length + 1));
    const config = sources.given.flags['config'];
    return {
        repository,
        remote: address,
        stateRef,
        workRef: `refs/heads/${state.work_branch}`,
        workBranch: state.work_branch,
        shownBranch: remote !== null && /^[\w.-]+$/.test(remote) ? `${remote}/${state.work_branch}` : state.work_branch,
        plan,
        planName: state.plan,
        planFile: (0,external_node_path_.relative)(cwd, (0,external_node_path_.join)(repository.toplevel, planAtTop)),
        planAtTop,
        reachedBy: [
            ...(typeof config === 'string' ? (0,command_line/* flagWords */.GK)('config', config) : []),
            ...(remote === null ? [] : (0,command_line/* flagWords */.GK)('remote', (0,remote_url/* withoutCredentials */.ri)(remote))),
            ...(stateRef === (0,state_paths/* stateRefOf */.af)(state.plan) ? [] : (0,command_line/* flagWords */.GK)('state-ref', prefix)),
        ],
        settings,
        secrets: (0,project/* secretsIn */.VY)({
            env,
            settings,
            access: keeper.secrets,
            headers: repository.carriedConfiguration(address),
        }),
    };
}

// EXTERNAL MODULE: ./build/adapter/git/work/patches.js
var patches = __webpack_require__(5271);
// EXTERNAL MODULE: ./build/adapter/local/order-origin.js
var order_origin = __webpack_require__(98731);
// EXTERNAL MODULE: ./build/adapter/process/environment.js
var environment = __webpack_require__(62171);
// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
// EXTERNAL MODULE: ./build/app/job/prove.js
var prove = __webpack_require__(74558);
// EXTERNAL MODULE: ./build/core/github/address.js
var github_address = __webpack_require__(28768);
// EXTERNAL MODULE: ./build/core/order/read-command.js
var read_command = __webpack_require__(22425);
// EXTERNAL MODULE: ./build/core/report/facts/iteration-view.js
var iteration_view = __webpack_require__(27242);
// EXTERNAL MODULE: ./build/core/report/facts/log-filter.js
var log_filter = __webpack_require__(66014);
// EXTERNAL MODULE: ./build/core/config/rules/overrides.js
var overrides = __webpack_require__(14476);
// EXTERNAL MODULE: ./build/core/config/rules/rule-table.js
var rule_table = __webpack_require__(92346);
// EXTERNAL MODULE: ./build/core/config/table/settings.js + 4 modules
var settings = __webpack_require__(10866);
// EXTERNAL MODULE: ./build/core/run/next/human-review.js
var human_review = __webpack_require__(22);
// EXTERNAL MODULE: ./build/core/report/words/log-lines.js
var log_lines = __webpack_require__(47551);
;// CONCATENATED MODULE: ./build/core/report/page/live-page.js





const logGroups = (/* unused pure expression or super */ null && (['attempts', 'checks', 'orders', 'knowledge', 'trouble', 'other']));
const mostLogRows = 2_000;
function livePage(data, of) {
    const shown = of.events.filter(({ type }) => type !== 'lease_renewed');
    return {
        ...data,
        log: shown.slice(-mostLogRows).map(logRow),
        older_events: Math.max(0, shown.length - mostLogRows),
        paused: of.state.paused,
        asks: (0,human_review/* openAsks */.Nf)(of.state),
        commands: of.state.commands,
        settings: overrides/* adjustable */.mN.flatMap((name) => settingRow(name, of.given)),
    };
}
const logRow = (event) => ({
    at: event.at,
    iteration: 'iteration' in event ? event.iteration : null,
    type: event.type,
    groups: groupsOf(event.type),
    text: (0,log_lines/* eventInWords */.F)(event),
});
const patterns = [
    ['attempts', /^(?:attempt_|agent_|handed_on|iteration_|undo_|milestone_)/],
    ['checks', /^(?:baseline_|checks_|evidence_|confined)|attempt_(?:succeeded|failed|held)/],
    ['orders', /^(?:command_|pause$|resume$|note$|skip_task|setting_|rules_|task_|follow_up_|review_|counsel_)/],
    ['knowledge', /^(?:remembered|forgotten|knowledge_)/],
    ['trouble', /fail|refused|human_review|stuck|interrupted|trouble|rejected|warning|lingered|hidden|changed_files/],
];
function groupsOf(type) {
    const found = patterns.flatMap(([group, pattern]) => (pattern.test(type) ? [group] : []));
    return found.length === 0 ? ['other'] : found;
}
function settingRow(name, given) {
    if (name === 'require')
        return [];
    const { read, help, example } = settings/* settings */.W[name];
    const raw = (0,rule_table/* rawOf */.UD)(name, given[name]);
    const value = raw === null ? '' : typeof raw === 'string' ? raw : JSON.stringify(raw);
    return [{ name, help, example, value, choices: choicesOf(read), rule: (0,rule_table/* isRule */.Nd)(name) }];
}
function choicesOf(read) {
    const refused = read({});
    const names = 'expected' in refused ? /^one of (.+)$/.exec(refused.expected)?.[1] : undefined;
    if (names !== undefined)
        return names.split(', ');
    return 'expected' in refused && refused.expected === 'true or false' ? ['true', 'false'] : null;
}
function pageTexts(page, clean) {
    const parts = [...partsOf(page)].flatMap(([part, value]) => value === undefined ? [] : [[part, textOf(value)]]);
    const texts = parts.flatMap(([, text]) => text);
    const cleaned = clean(texts.join('\n')).split('\n');
    const kept = cleaned.length === texts.length ? cleaned : texts.map(clean);
    let at = 0;
    return new Map(parts.map(([part, text]) => [
        part,
        typeof text === 'string' ? (kept[at++] ?? '') : text.map(() => kept[at++] ?? ''),
    ]));
}
function wholePage(texts) {
    const fields = (inStatus) => [...texts].flatMap(([part, text]) => part.startsWith(ofStatus) === inStatus
        ? `${JSON.stringify(inStatus ? part.slice(ofStatus.length) : part)}:${jsonOf(text)}`
        : []);
    return `{${[...fields(false), `"status":{${fields(true).join(',')}}`].join(',')}}`;
}
function changesOf(before, after) {
    const changes = [...after].flatMap(([part, text]) => {
        const was = before.get(part);
        const named = `{"part":${JSON.stringify(part)}`;
        if (typeof text === 'string' || was === undefined || typeof was === 'string')
            return text === was ? [] : [`${named},"value":${jsonOf(text)}}`];
        const differs = text.findIndex((item, at) => item !== was[at]);
        const from = differs === -1 ? text.length : differs;
        if (from === text.length && text.length === was.length)
            return [];
        return [`${named},"from":${from},"items":${jsonOf(text.slice(from))}}`];
    });
    return changes.length === 0 ? undefined : `[${changes.join(',')}]`;
}
const textOf = (value) => Array.isArray(value) ? value.map((item) => JSON.stringify(item)) : JSON.stringify(value);
const jsonOf = (text) => (typeof text === 'string' ? text : `[${text.join(',')}]`);
function withChanges(page, changes) {
    const parts = partsOf(page);
    for (const { part, value, from, items } of changes) {
        const was = parts.get(part);
        parts.set(part, items && Array.isArray(was) ? [...was.slice(0, from), ...items] : value);
    }
    const named = (inStatus) => [...parts].flatMap(([part, value]) => part.startsWith(ofStatus) === inStatus ? [[inStatus ? part.slice(ofStatus.length) : part, value]] : []);
    return { ...Object.fromEntries(named(false)), status: Object.fromEntries(named(true)) };
}
const ofStatus = 'status.';
const partsOf = ({ status, ...others }) => new Map([
    ...Object.entries(others),
    ...Object.entries(status).map(([name, value]) => [`${ofStatus}${name}`, value]),
]);

// EXTERNAL MODULE: ./build/core/report/page/page-data.js
var page_data = __webpack_require__(13807);
// EXTERNAL MODULE: ./build/core/report/page/page-detail.js
var page_detail = __webpack_require__(53842);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/entry/wire/give-order.js + 1 modules
var give_order = __webpack_require__(15802);
// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(63477);
// EXTERNAL MODULE: ./build/entry/wire/status-context.js
var status_context = __webpack_require__(88549);
;// CONCATENATED MODULE: ./build/entry/dashboard/run-watch.js



















function watchRun(of) {
    const { context, stateRef, projectOf } = of;
    const access = of.open();
    let seen;
    let texts;
    let whole;
    let edition = 0;
    let clean = (text) => text;
    const look = async () => {
        seen = await lookAgain(access, { stateRef, asked: of.asked, seen, projectOf });
        const { run, project, events, records, evidence, burned } = seen;
        clean = (0,redact/* redactor */.$p)(project.secrets);
        const address = (0,github_address/* gitHubAddress */.CZ)(context.env, project.repository.origin);
        const words = {
            ...(await (0,status_context/* statusContext */.s)(project, access, { context, run })),
            repository: address ? `${address.serverUrl}/${address.owner}/${address.repo}` : null,
            exportOne: (0,report_context/* ralphCommand */.lC)(project, 'report', '--html', 'report.html', '--iteration', 'N'),
        };
        const { settings } = (0,job_settings/* adjusted */.BZ)({ settings: project.settings, rules: (0,job_settings/* noRules */.jn)(project) }, run.state);
        const data = (0,page_data/* pageData */.Y)(run, { events, records, evidence, burned, details: new Map() }, words);
        const before = texts;
        texts = pageTexts(livePage(data, { events, state: run.state, given: settings }), clean);
        const changes = before && changesOf(before, texts);
        if (!before || changes) {
            whole = undefined;
            edition += 1;
        }
        return changes;
    };
    const loaded = async () => {
        const own = of.open();
        const { run } = await own.state.load();
        if (!run)
            throw gone(stateRef);
        return { access: own, run, project: projectOf(run) };
    };
    return {
        page: () => {
            whole ??= texts && wholePage(texts);
            return whole;
        },
        edition: () => edition,
        look,
        clean: (text) => clean(text),
        detail: async (iteration) => {
            if (!seen?.events.some((event) => 'iteration' in event && event.iteration === iteration))
                return undefined;
            const own = seen.events.filter((0,log_filter/* logFilter */.XK)({ iteration, kinds: [] }));
            const record = (await (0,read_run/* readRecords */.T3)(access.state, [iteration])).get(iteration);
            if (!record)
                return undefined;
            const view = (0,iteration_view/* iterationView */.xS)(iteration, {
                events: own,
                record,
                awaiting: seen.run.state.awaiting?.iteration ?? null,
            });
            const { checkpoint, commit } = view;
            const [diff = null] = checkpoint && commit ? await (0,patches/* patchesOf */.U)(access, [{ from: checkpoint, to: commit }]) : [];
            return (0,page_detail/* pageDetail */.h)(view, { prompt: record.prompt, diff });
        },
        order: async ({ text, confirmed }) => {
            const command = (0,read_command/* readCommand */.UK)(text);
            if ('fault' in command)
                throw (0,give_order/* refusedNow */.to)(text, command.fault);
            const there = await loaded();
            const by = there.project.repository.user.name ?? (0,environment/* userName */.nT)();
            const look = { width: 200, color: false };
            const given = { command, typed: text, by, look, confirmed };
            return (await (0,give_order/* giveOrder */.SG)({ ...there, context }, there.run, given)).said;
        },
        withdraw: async (id) => {
            const there = await loaded();
            const agents = (0,order_origin/* agentsHand */.g)((0,order_origin/* placeMark */.B)(there.project), there.run.state.lease?.holder);
            if (agents !== undefined)
                throw (0,give_order/* refusedToAgent */.r)(`orders withdraw ${id}`, agents);
            const taken = await (0,state_access/* inboxOf */.I0)(there.project, there.access, context.now).withdraw(id);
            if (!taken)
                throw (0,give_order/* refusedNow */.to)(`orders withdraw ${id}`, 'it is no longer waiting', there.project);
            return ['Withdrawn.'];
        },
    };
}
async function lookAgain({ state, remote }, { stateRef, asked, seen, projectOf, }) {
    const { refs } = await remote.lookAhead(asked);
    const oid = refs.get(stateRef);
    if (oid === undefined)
        throw gone(stateRef);
    if (seen?.run.oid === oid)
        return seen;
    await remote.fetchCommit(oid);
    const { run } = await state.load();
    if (!run)
        throw gone(stateRef);
    const isSameRun = seen !== undefined && seen.run.state.run === run.state.run && seen.run.seq <= run.seq;
    const fresh = await (0,prove/* readLog */.x6)(state, run, isSameRun ? seen.run.seq : 0);
    const begins = Math.max(0, fresh.findLastIndex(({ type }) => type === 'run_started'));
    const news = fresh.slice(begins);
    const ended = new Set(news.flatMap((event) => ('iteration' in event ? event.iteration : [])));
    const records = await slimRecords(state, [...ended]);
    return {
        run,
        project: projectOf(run),
        events: [...(isSameRun ? seen.events : []), ...news],
        records: new Map([...(isSameRun ? seen.records : []), ...records]),
        evidence: await (0,read_run/* readEvidence */.At)(state, run),
        burned: (0,page_data/* burnedOn */.wP)(isSameRun ? seen.burned : page_data/* nothingBurned */.GX, news),
    };
}
const atOnce = 50;
async function slimRecords(state, iterations) {
    const all = [];
    for (let from = 0; from < iterations.length; from += atOnce) {
        const some = await (0,read_run/* readRecords */.T3)(state, iterations.slice(from, from + atOnce), iteration_view/* listedPaths */.AR);
        for (const [number, record] of some)
            all.push([number, slim(record)]);
    }
    return all;
}
const slim = ({ handoff, validation, review, ...record }) => ({
    ...record,
    review: review && { ...review, end: { kind: 'no_result', tail: '' }, review: null },
    handoff: handoff && { ...handoff, handoff: { ...handoff.handoff, freeform: '' } },
    validation: validation && {
        ...validation,
        checks: validation.checks.map((check) => (check.passed ? { ...check, output_head: '', output_tail: '' } : check)),
    },
});
const gone = (stateRef) => new error_error/* RalphError */.A({
    code: 'NO_RUN',
    message: `The run at ${stateRef} no longer exists.`,
    hint: '`ralph list` shows the runs that exist.',
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/entry/dashboard/watch-refs.js


const settledMs = 15;
function watchRefs(gitDir, folders, moved) {
    const watchers = new Map();
    let soon;
    const changed = () => {
        clearTimeout(soon);
        soon = setTimeout(() => {
            again();
            moved();
        }, settledMs);
    };
    const look = (path, wanted = () => true) => {
        const of = identityOf(path);
        const before = watchers.get(path);
        if (before?.of === of)
            return;
        before?.watcher.close();
        watchers.delete(path);
        if (of === undefined)
            return;
        try {
            const watcher = (0,external_node_fs_.watch)(path, { persistent: false }, (_, name) => wanted(name) && changed());
            watcher.on('error', () => watcher.close());
            watchers.set(path, { of, watcher });
        }
        catch {
        }
    };
    const close = (kept = new Set()) => {
        for (const [path, { watcher }] of watchers) {
            if (kept.has(path))
                continue;
            watcher.close();
            watchers.delete(path);
        }
    };
    const again = () => {
        const there = folders.map((folder) => (0,external_node_path_.join)(gitDir, folder));
        const near = there.map((path) => nearest(path, gitDir)).filter((path) => path !== gitDir);
        const reftable = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(gitDir, 'reftable')) ? [(0,external_node_path_.join)(gitDir, 'reftable')] : [];
        const all = new Set([...near, ...there.flatMap(foldersIn), ...reftable]);
        close(new Set([gitDir, ...all]));
        look(gitDir, (name) => name === 'packed-refs');
        for (const path of all)
            look(path);
    };
    again();
    return {
        again,
        close: () => {
            clearTimeout(soon);
            close();
        },
    };
}
function nearest(path, top) {
    let at = path;
    while (at !== top && !(0,external_node_fs_.existsSync)(at))
        at = (0,external_node_path_.dirname)(at);
    return at;
}
const foldersIn = (path) => (0,external_node_fs_.existsSync)(path)
    ? (0,external_node_fs_.readdirSync)(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => (0,external_node_path_.join)(path, name))
    : [];
function identityOf(path) {
    const found = (0,external_node_fs_.statSync)(path, { bigint: true, throwIfNoEntry: false });
    return found && `${found.ino} ${found.birthtimeNs}`;
}

;// CONCATENATED MODULE: ./build/entry/dashboard/keeper-watch.js













const patience = { backoffMs: [1_000], timeoutMs: 60_000, silentMs: 15_000 };
async function watchKeeper(keeper, { home, context, sources, moved, }) {
    const { address, repository, prefixes } = keeper;
    const store = await (0,store_store/* openStore */.Ch)({ home, repository, remote: address, env: context.env });
    const objects = (0,store_store/* objectsOfPath */.$V)(address);
    const refs = objects && watchRefs((0,external_node_path_.dirname)(objects), [...prefixes, inboxes], moved);
    const clean = (0,redact/* redactor */.$p)(keeper.secrets);
    const watches = new Map();
    let found = new Map();
    let rows = [];
    let fault = null;
    const look = async () => {
        if (refs)
            refs.again();
        try {
            const surveyed = await (0,survey_states/* surveyStates */.f)({ store, prefixes, ...patience });
            found = new Map(surveyed.flatMap((one) => (one.run ? [[keyOf(one), { ...one, run: one.run }]] : [])));
            rows = await Promise.all(surveyed.map((one) => rowOf(one, { key: keyOf(one), keeper, now: context.now() })));
            fault = null;
        }
        catch (error) {
            if (!(error instanceof error_error/* RalphError */.A))
                throw error;
            const since = fault?.since ?? new Date(context.now()).toISOString();
            fault = { where: keeper.shown, message: clean(error.message), since };
        }
    };
    const keyOf = ({ ref }) => `${keeper.name === null ? 'here' : keeper.shown}:${ref}`;
    const begin = ({ ref, run: { state } }) => {
        const workRef = `refs/heads/${state.work_branch}`;
        return watchRun({
            open: () => (0,state_access/* accessIn */.Eh)(store, { repository, stateRef: ref, workRef }, { now: context.now, ...patience }),
            stateRef: ref,
            asked: [ref, workRef, `${(0,inbox/* inboxPrefix */.r)(state.plan)}*`],
            projectOf: (run) => projectOfRun(run, { sources, keeper, stateRef: ref, context }),
            context,
        });
    };
    return {
        isPath: refs !== undefined,
        rows: () => rows,
        fault: () => fault,
        look,
        stamp: (key) => {
            const { oid = '', inbox = [], run } = found.get(key) ?? {};
            const minute = run?.state.lease ? Math.floor(context.now() / 60_000) : 0;
            return [oid, minute, ...inbox].join(' ');
        },
        run: (key) => {
            const one = found.get(key);
            const watch = watches.get(key) ?? (one && begin(one));
            if (watch)
                watches.set(key, watch);
            return watch;
        },
        close: () => {
            if (refs)
                refs.close();
            return store.close();
        },
    };
}
const inboxes = 'refs/ralph/inbox';
async function rowOf({ plan, run, fault }, { key, keeper, now }) {
    const state = run && (await (0,kept_runs/* isLost */.JD)(run.state, now)) ? (0,lost_job/* withoutLostJob */.G)(run.state) : run?.state;
    const tasks = Object.values(state?.tasks ?? {});
    return {
        key,
        plan,
        where: keeper.shown,
        standing: state ? (0,words_status/* standingInWords */.JL)(state) : `cannot be read: ${fault}`,
        at_work: Boolean(state?.lease),
        done: tasks.filter(({ status }) => status === 'done').length,
        total: tasks.length,
        updated: state?.updated ?? null,
    };
}

;// CONCATENATED MODULE: ./build/entry/dashboard/hub.js






const lookEveryMs = 10_000;
const lastLookMs = 2_000;
const restFactor = 2;
async function openHub(keepers, { context, sources, tidy, }) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(await (0,kept_runs/* roomyFolder */.vH)(), 'ralph-look-'));
    const watchers = new Map();
    let list = { runs: [], faults: [] };
    const kept = [];
    const run = (key) => kept.map((one) => one.run(key)).find((one) => one !== undefined);
    const lookAt = async (key) => {
        const watch = run(key);
        if (!watch)
            return;
        const isNew = watch.edition() === 0;
        const changes = await watch.look().catch(unlessFault);
        if (isNew || !changes)
            return;
        const json = `{"key":${JSON.stringify(key)},"changes":${changes}}`;
        for (const [{ tell }, at] of watchers)
            if (at.shown === key)
                tell('changes', json);
    };
    const listAgain = () => {
        const now = {
            runs: kept.flatMap((one) => one.rows()),
            faults: kept.flatMap((one) => one.fault() ?? []),
        };
        if ((0,setting/* alike */.nO)(now, list))
            return;
        list = now;
        for (const { tell } of watchers.keys())
            tell('runs', JSON.stringify(list));
    };
    const show = async (watcher) => {
        const at = watchers.get(watcher);
        const key = watcher.key ?? at?.shown ?? worthMost(list.runs);
        const watch = key === undefined ? undefined : run(key);
        if (!at || !watch)
            return watcher.tell('page', 'null');
        if (watch.edition() === 0)
            await watch.look().catch(unlessFault);
        if (at.shown !== undefined || watch.edition() === 0)
            return;
        at.shown = key;
        if (watcher.has === String(watch.edition()))
            return;
        watcher.tell('page', `{"key":${JSON.stringify(key)},"page":${watch.page()}}`);
    };
    const isShown = (key) => [...watchers.values()].some(({ shown }) => shown === key);
    const lookAtKeeper = async (one) => {
        const keys = one.rows().flatMap(({ key }) => (isShown(key) ? [key] : []));
        if (one.isPath)
            await Promise.all(keys.map(lookAt));
        const before = keys.map(one.stamp);
        await one.look();
        if (!one.isPath)
            await Promise.all(keys.filter((key, at) => one.stamp(key) !== before[at]).map(lookAt));
        listAgain();
        await Promise.all([...watchers].filter(([, { shown }]) => shown === undefined).map(([watcher]) => show(watcher)));
        tidy();
    };
    const looks = [];
    for (const keeper of keepers) {
        const moved = () => void (watchers.size > 0 && follow());
        const one = await watchKeeper(keeper, { home: folder, context, sources, moved });
        const look = coalesced(() => lookAtKeeper(one));
        const follow = rested(look);
        kept.push(one);
        looks.push(look);
    }
    const look = async () => void (await Promise.all(looks.map((again) => again())));
    const clock = setInterval(() => void (watchers.size > 0 && look()), lookEveryMs);
    await Promise.all(looks.filter((_, at) => kept[at]?.isPath).map((again) => again()));
    const first = worthMost(list.runs);
    if (first !== undefined)
        await lookAt(first);
    tidy();
    return {
        snapshot: (wanted) => {
            const key = wanted ?? worthMost(list.runs);
            const watch = key === undefined ? undefined : run(key);
            const shown = watch && watch.edition() > 0
                ? `{"key":${JSON.stringify(key)},"edition":"${watch.edition()}","page":${watch.page()}}`
                : 'null';
            return `{"list":${JSON.stringify(list)},"shown":${shown}}`;
        },
        run,
        look,
        watch: (watcher) => {
            watchers.set(watcher, { shown: undefined });
            watcher.tell('runs', JSON.stringify(list));
            void show(watcher).then(look);
            return () => void watchers.delete(watcher);
        },
        close: async () => {
            clearInterval(clock);
            watchers.clear();
            const ended = Promise.allSettled(looks.map((again) => again.going()));
            await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, lastLookMs))]);
            await Promise.all(kept.map((one) => one.close().catch(() => undefined)));
            await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
        },
    };
}
const worthMost = (runs) => [...runs].sort((a, b) => Number(b.at_work) - Number(a.at_work) || timeOf(b) - timeOf(a))[0]?.key;
const timeOf = ({ updated }) => (updated === null ? 0 : Date.parse(updated));
function coalesced(look) {
    let going;
    let next;
    const begin = () => {
        going = look().finally(() => {
            going = undefined;
        });
        return going;
    };
    const again = () => {
        if (!going)
            return begin();
        next ??= going
            .catch(() => undefined)
            .then(() => {
            next = undefined;
            return begin();
        });
        return next;
    };
    return Object.assign(again, { going: () => going });
}
function rested(look) {
    let rests = false;
    let asked = false;
    const begin = () => {
        rests = true;
        asked = false;
        const began = performance.now();
        void look().finally(() => {
            setTimeout(() => {
                rests = false;
                if (asked)
                    begin();
            }, restFactor * (performance.now() - began)).unref();
        });
    };
    return () => {
        if (rests)
            asked = true;
        else
            begin();
    };
}
function unlessFault(error) {
    if (!(error instanceof error_error/* RalphError */.A))
        throw error;
    return undefined;
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/core/report/page/page-html.js
var page_html = __webpack_require__(7462);
;// CONCATENATED MODULE: ./build/entry/dashboard/access.js

function rightOf(token, { control, read }) {
    if (!token)
        return undefined;
    if (control !== null && isSame(token, control))
        return 'control';
    return isSame(token, read) ? 'read' : undefined;
}
const isSame = (one, other) => (0,external_node_crypto_.timingSafeEqual)(digest(one), digest(other));
const digest = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest();
const loopback = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i;
function foreignRequest({ host = '', ...headers }) {
    if (!loopback.test(host))
        return 'this server only answers to 127.0.0.1 and localhost';
    const { origin } = headers;
    if (origin !== undefined && origin.toLowerCase() !== `http://${host.toLowerCase()}`)
        return 'requests from pages of another origin are refused';
    const site = headers['sec-fetch-site'];
    if (site === 'cross-site' || site === 'same-site') {
        if (headers['sec-fetch-mode'] !== 'navigate')
            return 'requests from pages of another origin are refused';
    }
    return undefined;
}
const bearer = ({ authorization = '' }) => /^Bearer ([\w-]{1,200})$/.exec(authorization)?.[1];

;// CONCATENATED MODULE: ./build/entry/dashboard/serve.js





const aliveEveryMs = 10_000;
const mostBodyBytes = 64_000;
const mostWaitingBytes = 64_000_000;
const Order = schemas/* object */.Ikc({ run: schemas/* string */.YjP(), text: schemas/* string */.YjP().max(5_000), confirmed: schemas/* boolean */.zMY().default(false) });
const Withdrawal = schemas/* object */.Ikc({ run: schemas/* string */.YjP(), id: schemas/* string */.YjP().max(200) });
async function serveDashboard(port, { hub, tokens, parts }) {
    const [before, after] = (0,page_html/* pageAround */.JD)(parts, 'ralph', { live: true });
    const around = [Buffer.from(before), Buffer.from(after)];
    const served = { hub, tokens, around, headers: headersFor(parts) };
    const server = (0,external_node_http_.createServer)((request, response) => {
        void answer(request, response, served).catch((error) => refuse(response, 500, error));
    });
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', resolve);
    }).catch((error) => {
        throw new error_error/* RalphError */.A({
            code: 'PORT_NOT_USABLE',
            message: `The dashboard cannot listen on port ${port}: ${error.code === 'EADDRINUSE' ? 'another program is using it' : error.message}.`,
            hint: 'Choose another port, or omit --port to use any free one.',
        });
    });
    return { port: server.address().port, server };
}
async function answer(request, response, served) {
    const { hub, tokens, headers } = served;
    for (const [name, value] of Object.entries(headers))
        response.setHeader(name, value);
    const foreign = foreignRequest(request.headers);
    if (foreign !== undefined)
        return say(response, 403, foreign);
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const place = `${request.method} ${url.pathname}`;
    if (place === 'GET /favicon.ico')
        return void response.writeHead(204).end();
    if (place === 'GET /' || place === 'HEAD /')
        return serve_document(response, url.searchParams, served);
    const right = rightOf(bearer(request.headers), tokens);
    if (!right)
        return say(response, 401, 'the token is missing or wrong; open the address that `ralph dashboard` printed');
    switch (place) {
        case 'GET /api/stream':
            return stream(response, { hub, right, asked: url.searchParams });
        case 'GET /api/iteration':
            return detail(response, hub, url.searchParams);
        case 'POST /api/order':
        case 'POST /api/withdraw':
            if (right !== 'control')
                return say(response, 403, 'this address is read-only');
            return act(request, response, { hub, withdraws: place.endsWith('withdraw') });
        default:
            return say(response, 404, 'not found');
    }
}
const headersFor = (parts) => ({
    'cache-control': 'no-store',
    'content-security-policy': `${(0,page_html/* pagePolicy */.K_)(parts, { live: true })}; frame-ancestors 'none'`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
});
function serve_document(response, asked, { hub, tokens, around }) {
    const right = rightOf(asked.get('token'), tokens);
    response.writeHead(right ? 200 : 401, { 'content-type': 'text/html; charset=utf-8' });
    response.write(around[0]);
    response.write(right ? (0,page_html/* inScript */.Th)(`{"right":"${right}",${hub.snapshot(asked.get('run') ?? undefined).slice(1)}`) : 'null');
    response.end(around[1]);
}
function stream(response, { hub, right, asked }) {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    const tell = (event, json) => {
        if (response.writableLength > mostWaitingBytes)
            return void response.destroy();
        response.write(`event: ${event}\ndata: ${json}\n\n`);
    };
    tell('hello', JSON.stringify({ right }));
    const leave = hub.watch({ key: asked.get('run') ?? undefined, has: asked.get('has') ?? undefined, tell });
    const alive = setInterval(() => response.write(': alive\n\n'), aliveEveryMs);
    response.on('close', () => {
        clearInterval(alive);
        leave();
    });
}
async function detail(response, hub, asked) {
    const watch = hub.run(asked.get('run') ?? '');
    const found = await watch?.detail(Number(asked.get('iteration')));
    if (!watch || !found)
        return say(response, 404, 'there is no such iteration');
    json(response, 200, watch.clean(JSON.stringify(found)));
}
async function act(request, response, { hub, withdraws }) {
    const body = await bodyOf(request);
    const given = (withdraws ? Withdrawal : Order).safeParse(body);
    if (!given.success)
        return say(response, 400, 'this is not an order');
    const watch = hub.run(given.data.run);
    if (!watch)
        return say(response, 404, 'there is no such run');
    try {
        const said = 'id' in given.data ? await watch.withdraw(given.data.id) : await watch.order(given.data);
        json(response, 200, watch.clean(JSON.stringify({ said })));
        await hub.look();
    }
    catch (error) {
        if (!(error instanceof error_error/* RalphError */.A))
            throw error;
        const { code, message, hint, findings } = error;
        const status = code === 'RULES_WEAKENED' ? 409 : 422;
        json(response, status, watch.clean(JSON.stringify({ code, message, hint, findings })));
    }
}
async function bodyOf(request) {
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
        return undefined;
    const chunks = [];
    let bytes = 0;
    for await (const chunk of request) {
        bytes += chunk.length;
        if (bytes > mostBodyBytes)
            return undefined;
        chunks.push(chunk);
    }
    try {
        return JSON.parse(Buffer.concat(chunks).toString('utf8'));
    }
    catch {
        return undefined;
    }
}
function json(response, status, text) {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(text);
}
const say = (response, status, message) => json(response, status, JSON.stringify({ message }));
function refuse(response, status, error) {
    const message = error instanceof error_error/* RalphError */.A ? error.message : 'the dashboard failed; its terminal says why';
    if (!response.headersSent)
        say(response, status, message);
    else
        response.destroy();
}

;// CONCATENATED MODULE: ./build/entry/dashboard/dashboard.js







async function runDashboard(context, { port, readOnly, flags }) {
    const tidy = (0,small_heap/* collector */.g7)();
    tidy();
    const sources = await (0,project/* settingSources */.rw)(context, flags);
    const { keepers } = await (0,kept_runs/* keepersOf */.Pb)(context, flags);
    const tokens = { control: readOnly ? null : newToken(), read: newToken() };
    const hub = await openHub(keepers, { context, sources, tidy });
    try {
        const { port: served, server } = await serveDashboard(port, {
            hub,
            tokens,
            parts: await (0,report_page/* pageParts */.k)('live'),
        });
        const at = (token) => `http://127.0.0.1:${served}/?token=${token}`;
        if (tokens.control === null)
            context.out(`Dashboard, read only: ${at(tokens.read)}\n`);
        else
            context.out(`Dashboard: ${at(tokens.control)}\nRead only, to share: ${at(tokens.read)}\n`);
        await new Promise((resolve) => {
            if (context.cancelled.aborted)
                resolve();
            context.cancelled.addEventListener('abort', () => resolve(), { once: true });
        });
        server.close();
        server.closeAllConnections();
    }
    finally {
        await hub.close();
    }
}
const newToken = () => (0,external_node_crypto_.randomBytes)(24).toString('base64url');


/***/ }),

/***/ 8284:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ withKeeper),
/* harmony export */   A: () => (/* binding */ runsAt),
/* harmony export */   JD: () => (/* binding */ isLost),
/* harmony export */   Pb: () => (/* binding */ keepersOf),
/* harmony export */   iP: () => (/* binding */ keeperAt),
/* harmony export */   vH: () => (/* binding */ roomyFolder),
/* harmony export */   vm: () => (/* binding */ whoHolds)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39021);
/* harmony import */ var _adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76696);
/* harmony import */ var _adapter_git_remote_remote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41586);
/* harmony import */ var _adapter_git_state_survey_states_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90618);
/* harmony import */ var _adapter_git_store_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65977);
/* harmony import */ var _adapter_local_liveness_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(81747);
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(58100);
/* harmony import */ var _core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(34891);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13992);
/* harmony import */ var _project_run_place_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(57078);














async function keepersOf(context, flags) {
    const { base, before } = await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .settingSources */ .rw)(context, flags);
    const { repository } = base;
    const { remote = base.remote, 'state-ref': prefix } = before.settings;
    const file = (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placesFile */ .Tg)((0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .engineHome */ .KE)(context.env), repository.commonDir);
    const remembered = (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placesIn */ .yN)(file);
    const prefixes = [...new Set([...(0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_12__/* .knownPrefixes */ .AN)(prefix), ...remembered.map(({ stateRef }) => stateRef)])];
    const origin = repository.origin === null ? [] : ['origin'];
    const named = remote === undefined ? [null, ...remembered.map((one) => one.remote), ...origin] : [remote];
    const keepers = new Map();
    for (const name of new Set(named)) {
        const keeper = await keeperAt({ name, repository, prefixes, context });
        if (!keepers.has(keeper.address))
            keepers.set(keeper.address, keeper);
    }
    return { keepers: [...keepers.values()], file, placeOf: (plan) => (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placeOf */ .$t)(file, plan), repository };
}
async function keeperAt({ name, repository, prefixes, context, }) {
    const { address, ...access } = (0,_adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__/* .splitCredential */ .ib)(await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .remoteAddress */ .fn)(repository, name ?? undefined, context));
    return {
        name,
        shown: name === null ? 'this repository' : (0,_adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutCredentials */ .ri)(name),
        address,
        repository: {
            ...repository,
            carriedConfiguration: (of) => (0,_adapter_git_call_remote_address_js__WEBPACK_IMPORTED_MODULE_4__/* .withCredential */ .ML)(repository.carriedConfiguration(of), access),
        },
        prefixes,
        home: (plan) => (0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .homeOf */ .lt)((0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .engineHome */ .KE)(context.env), repository, { remote: address, plan }),
        secrets: access.secrets,
    };
}
async function withKeeper({ repository, address }, { env }, look) {
    const home = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(await roomyFolder(), 'ralph-look-'));
    try {
        const store = await (0,_adapter_git_store_store_js__WEBPACK_IMPORTED_MODULE_8__/* .openStore */ .Ch)({ home, repository, remote: address, env });
        return await look({ store, remote: (0,_adapter_git_remote_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteAt */ .e)({ store }) }).finally(() => store.close());
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(home, { recursive: true, force: true });
    }
}
async function roomyFolder() {
    const own = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)();
    const isFull = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.statfs)(own).then(({ bavail, bsize }) => bavail * bsize < lookBytes, () => false);
    return isFull && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(inMemory) ? inMemory : own;
}
const lookBytes = 1024 ** 2;
const inMemory = '/dev/shm';
const runsAt = (keeper, store) => (0,_adapter_git_state_survey_states_js__WEBPACK_IMPORTED_MODULE_7__/* .surveyStates */ .f)({ store, prefixes: keeper.prefixes });
const isLost = async (state, now, liveness) => state.lease !== null && (await whoHolds(state, now, liveness)) === undefined;
async function whoHolds({ lease, handed }, now, liveness) {
    if (!lease)
        return undefined;
    const life = await (liveness ?? (await (0,_adapter_local_liveness_js__WEBPACK_IMPORTED_MODULE_9__/* .processLiveness */ .x)())).check(lease.holder);
    const verdict = (0,_core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .leaseVerdict */ .QI)(lease, life, { now, handed: handed !== null });
    return verdict.kind === 'held' ? verdict.why : undefined;
}


/***/ }),

/***/ 48689:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jl: () => (/* binding */ Check),
/* harmony export */   KP: () => (/* binding */ CheckResult),
/* harmony export */   OH: () => (/* binding */ Validation),
/* harmony export */   nh: () => (/* binding */ CheckKind),
/* harmony export */   q5: () => (/* binding */ Baseline)
/* harmony export */ });
/* unused harmony exports WorkflowOutcome, StepsContext, NeedsContext, ChecksReport */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26921);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _confinement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11277);



const WorkflowOutcome = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['success', 'failure', 'cancelled', 'skipped']);
const outputs = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default({});
const StepsContext = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ outcome: WorkflowOutcome, outputs }));
const NeedsContext = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ result: WorkflowOutcome, outputs }));
const CheckKind = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['test', 'lint', 'typecheck', 'build']);
const Check = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: CheckKind,
    timeout_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive(),
    working_directory: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
});
const ListedPaths = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ paths: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), total: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() });
const CheckResult = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: CheckKind,
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    exit_code: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nullable(),
    timed_out: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    filled_disk: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    output_head: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    output_tail: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    output_bytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    log_file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    flaky: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    needs: _confinement_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfinementNeed */ .ln.optional(),
    changed: ListedPaths.optional(),
    left: ListedPaths.optional(),
    elsewhere: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        of: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['job', 'step']),
        outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([...WorkflowOutcome.options, 'missing']),
        required: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
        meant: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    })
        .optional(),
});
const Validation = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    strategy: _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Strategy */ .qY,
    tree: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckResult),
    not_run: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
    known_red: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
    changed_by_checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
});
const Baseline = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckResult) });
const ChecksReport = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    nonce: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    tree: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    unready: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    results: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckResult.omit({ log_file: true })).max(1000),
});


/***/ })

};
