export const id = 6276;
export const ids = [6276];
export const modules = {

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
                ? `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(String(event.amendment.task_id))} given up; a person decides${because(event.amendment.reason)}`
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
        case 'counsel_lost':
            return `${(0,_counsel_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counselInWords */ .y0)(event)} was under way when its job ended; what the call cost is unknown`;
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

/***/ 49390:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qz: () => (/* binding */ failureSentence),
/* harmony export */   d7: () => (/* binding */ traces),
/* harmony export */   qS: () => (/* binding */ formatterHint),
/* harmony export */   u2: () => (/* binding */ failureContext)
/* harmony export */ });
/* unused harmony export changedFiles */
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92563);
/* harmony import */ var _text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1748);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _output_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52139);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92949);






function failureSentence(result) {
    if (result.elsewhere)
        return inTheWorkflow(result.elsewhere);
    return [ending(result), ...changedFiles(result).map((what) => `it ${what}`)].join('; ');
}
function ending(result) {
    const after = (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(result.duration_ms);
    if (result.timed_out)
        return `was stopped by its time limit after ${after}`;
    if (result.filled_disk)
        return `was ended after ${after}because the disk was full`;
    if (result.exit_code === null)
        return `was stopped by a signal after ${after}`;
    return `failed with exit code ${result.exit_code} after ${after}`;
}
function inTheWorkflow({ of, outcome, meant }) {
    const words = {
        success: 'passed',
        failure: 'failed',
        cancelled: 'was cancelled',
        skipped: 'was skipped',
        missing: `has no result: there is no such ${of} in \`results\`${meant === undefined ? '' : `; did you mean ${meant}?`}`,
    };
    return words[outcome];
}
const shown = 3;
function traces({ changed, left }) {
    return [...changedFiles({ changed }), ...(left ? [`left new files: ${some(left)}`] : [])];
}
const changedFiles = ({ changed }) => changed ? [`changed tracked files, which were restored: ${some(changed)}`] : [];
const formatterHint = 'A formatter belongs in before-capture: what it changes there is committed.';
const some = ({ paths, total }) => (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_5__/* .cappedRow */ .g)(paths.map((path) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(path, 200)), shown, total);
function failureContext(validation, maxChars = 12_000) {
    const { strategy, checks, known_red } = validation;
    const { failures, reported } = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .judge */ .S4)({ strategy, checks, results: checks, knownRed: known_red });
    const share = Math.min(5_000, Math.floor(maxChars / Math.max(1, failures.length + reported.length)));
    return [
        ...failures.map((result) => block(result, share, '')),
        ...reported.map((result) => block(result, share, ' It is only reported and does not fail the attempt.')),
    ].join('\n\n');
}
const committedOnly = 'What a check changes is not committed: make such a change yourself, before you end.';
function block(result, maxChars, note) {
    const output = (0,_output_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .outputExcerpt */ .V4)(result, maxChars);
    const name = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(result.name, 120);
    const command = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(result.run, 300);
    const said = output === '' ? 'It printed nothing.' : (0,_text_markdown_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)(output);
    const changed = result.changed ? ` ${committedOnly}` : '';
    return `#### Check: ${name} (${result.kind})\n\nIt ${failureSentence(result)}.${changed}${note} Command: ${command}\n\n${said}`;
}


/***/ }),

/***/ 52139:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V4: () => (/* binding */ outputExcerpt),
/* harmony export */   Yb: () => (/* binding */ saidByRed),
/* harmony export */   w$: () => (/* binding */ lastLines)
/* harmony export */ });
/* unused harmony export failedPart */
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43573);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10038);


function outputExcerpt(result, maxChars = 5_000) {
    const head = settled(result.output_head);
    const tail = settled(result.output_tail);
    const kept = new TextEncoder().encode(result.output_head + result.output_tail).length;
    const gap = tail !== '' && result.output_bytes > kept;
    const whole = gap ? `${head}\n\u2026\n${tail}` : head + tail;
    return (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(whole).trim(), maxChars);
}
const lastLines = (output, most = 10) => output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-most);
const saidByRed = (red) => red.length === 0
    ? {}
    : {
        said: red.slice(0, 5).map((result) => ({
            name: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(result.name, 200),
            lines: lastLines(outputExcerpt(result)).map((line) => (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(line, 300)),
        })),
    };
function settled(output) {
    return (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .stripAnsi */ .a)(output)
        .replace(/\r+\n/g, '\n')
        .split('\n')
        .map((line) => line.split('\r').findLast((part) => part.trim() !== '') ?? '')
        .join('\n');
}
const moment = /^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/;
function failedPart(log, maxChars) {
    const lines = stripAnsi(log)
        .split(/\r?\n/)
        .map((line) => line.replace(moment, ''));
    const last = lines.findLastIndex((line) => line.startsWith('##[error]'));
    const upTo = last === -1 ? lines : lines.slice(0, last + 1);
    const from = last === -1 ? -1 : upTo.findLastIndex((line) => line.startsWith('##[group]Run '));
    const shown = upTo.slice(Math.max(0, from)).filter((line) => line !== '##[endgroup]');
    const said = shown.map((line) => line.replace(/^##\[(?:group|error|warning|command)\]/, ''));
    return excerpt(said.join('\n').trim(), maxChars);
}


/***/ }),

/***/ 92949:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D2: () => (/* binding */ validationOf),
/* harmony export */   E: () => (/* binding */ checksToRun),
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   mm: () => (/* binding */ weightOf),
/* harmony export */   zf: () => (/* binding */ countingChecks)
/* harmony export */ });
const policy = {
    strict: { test: 'counts', typecheck: 'counts', build: 'counts', lint: 'counts' },
    lenient: { test: 'counts', typecheck: 'counts', build: 'counts', lint: 'reported' },
    tests_only: { test: 'counts', typecheck: 'counts', build: 'counts', lint: 'not_run' },
};
const weightOf = (strategy, { kind }) => policy[strategy][kind];
function checksToRun(strategy, checks) {
    return checks.filter((check) => weightOf(strategy, check) !== 'not_run');
}
function countingChecks(strategy, checks) {
    return checks.filter((check) => weightOf(strategy, check) === 'counts');
}
function judge(given) {
    const weigh = (check) => weightOf(given.strategy, check);
    const accepted = new Set(given.knownRed);
    const ran = new Set(given.results.map(({ name }) => name));
    const failed = given.results.filter(({ passed }) => !passed);
    const counts = (result) => weigh(result) === 'counts' && result.elsewhere?.required !== false;
    const failures = failed.filter((result) => counts(result) && !accepted.has(result.name));
    const missing = checksToRun(given.strategy, given.checks).filter(({ name }) => !ran.has(name));
    return {
        passed: failures.length === 0 && missing.length === 0,
        failures,
        reported: failed.filter((result) => !counts(result) && !accepted.has(result.name)),
        knownRed: failed.filter(({ name }) => accepted.has(name)).map(({ name }) => name),
        missing: missing.map(({ name }) => name),
        notRun: given.checks.filter((check) => weigh(check) === 'not_run').map(({ name }) => name),
    };
}
function validationOf(given) {
    const { iteration, tree, strategy, checks, results, knownRed } = given;
    const ran = new Set(results.map(({ name }) => name));
    return {
        iteration,
        strategy,
        tree,
        passed: judge(given).passed,
        checks: [...results],
        not_run: checks.map(({ name }) => name).filter((name) => !ran.has(name)),
        known_red: [...knownRed],
        changed_by_checks: [...new Set(results.flatMap(({ changed }) => changed?.paths ?? []))],
    };
}


/***/ })

};
