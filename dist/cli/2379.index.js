export const id = 2379;
export const ids = [2379];
export const modules = {

/***/ 17220:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fT: () => (/* binding */ assemble),
  dy: () => (/* binding */ attachPrepared),
  iA: () => (/* binding */ prepare),
  nB: () => (/* binding */ promptNow),
  zG: () => (/* binding */ recordedPrompt)
});

// UNUSED EXPORTS: attachPrompt

// EXTERNAL MODULE: ./build/core/counsel/consensus.js
var consensus = __webpack_require__(60145);
// EXTERNAL MODULE: ./build/core/handoff/agent-claims.js
var agent_claims = __webpack_require__(84474);
// EXTERNAL MODULE: ./build/core/handoff/progress-note.js
var progress_note = __webpack_require__(77361);
// EXTERNAL MODULE: ./build/core/knowledge/entry.js
var knowledge_entry = __webpack_require__(56069);
// EXTERNAL MODULE: ./build/core/plan/feedback.js
var feedback = __webpack_require__(12913);
// EXTERNAL MODULE: ./build/core/prompt/budget.js
var budget = __webpack_require__(51024);
// EXTERNAL MODULE: ./build/core/knowledge/merge-first.js
var merge_first = __webpack_require__(38962);
// EXTERNAL MODULE: ./build/core/knowledge/retrieve.js
var retrieve = __webpack_require__(58237);
// EXTERNAL MODULE: ./build/core/knowledge/search.js
var search = __webpack_require__(82733);
// EXTERNAL MODULE: ./build/core/prompt/section.js
var section = __webpack_require__(79334);
// EXTERNAL MODULE: ./build/core/knowledge/render-index.js
var render_index = __webpack_require__(33404);
// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/visible.js
var visible = __webpack_require__(10038);
// EXTERNAL MODULE: ./build/core/pass/pass-verdict.js
var pass_verdict = __webpack_require__(46701);
// EXTERNAL MODULE: ./build/core/review/read-review.js
var read_review = __webpack_require__(50364);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/validation/failure-sentence.js
var failure_sentence = __webpack_require__(49390);
;// CONCATENATED MODULE: ./build/core/prompt/failed-attempts.js









function failedAttempts({ failures, failuresLeftOut = 0, failedBefore }) {
    const newest = failures.at(-1);
    const before = failedBefore.length === 0
        ? []
        : [`### Failed approaches of the tasks that this one builds on\n\n${failedBefore.map(earlier).join('\n')}`];
    if (newest === undefined)
        return before.join('');
    const left = failuresLeftOut > 0 ? [`- And ${(0,amounts/* plural */.LS)(failuresLeftOut, 'earlier attempt')}.`] : [];
    const approaches = [...[...failures].reverse().map(approach), ...left].join('\n');
    const account = newest.handoff?.freeform.trim() ?? '';
    return [
        `The attempt before this one (iteration ${newest.iteration}) failed: ${(0,one_line/* oneLine */.TN)(newest.why, 500)}`,
        newest.stands ? stillThere : undone,
        ...found(newest),
        `### Failed approaches\n\n${approaches}`,
        ...(account !== '' && !newest.stands ? [`### The failed attempt in its own words\n\n${ownWords(account)}`] : []),
        ...before,
    ].join('\n\n');
}
function found({ denials = [], validation, review, passes = [], handoff }) {
    const denied = `It was not allowed to use ${denials.map(denial).join(', ')}. Nor are you: find another way.`;
    const under = (title, text) => (text === '' ? [] : [`### ${title}\n\n${text}`]);
    return [
        ...(denials.length > 0 ? [denied] : []),
        ...under('Failed checks', validation === undefined ? '' : (0,failure_sentence/* failureContext */.u2)(validation)),
        ...under('What the reviewer found', review ? (0,read_review/* reviewFindings */.FV)(review) : ''),
        ...under('What other agents found', (0,pass_verdict/* passFindings */.oS)(passes)),
        ...under('What its agent could not find out', handoff ? list((0,agent_claims/* questionsOf */.PW)(handoff)) : ''),
    ];
}
const list = (texts) => texts.map((text) => `- ${text}`).join('\n');
const denial = (text) => (0,one_line/* oneLine */.TN)(text, 120);
const earlier = ({ task, ...failed }) => approach(failed).replace('. ', ` (${task}). `);
function approach({ iteration, why, handoff }) {
    const tried = handoff === undefined ? 'It left no account of what it tried.' : `Tried: ${(0,one_line/* oneLine */.TN)(handoff.summary, 300)}`;
    return `- Iteration ${iteration}. ${tried} Failed: ${(0,one_line/* oneLine */.TN)(why, 300)}`;
}
const undone = 'Its changes were undone. The files are back at the checkpoint, as they were before any failed attempt.';
const stillThere = 'Its changes are still in the files: keep what is right, and adapt it to the current files.';
const ownWords = (freeform) => `It describes changes that no longer exist.\n\n${(0,neutral_markdown/* nestHeadings */.gz)((0,excerpt/* excerpt */.Kb)((0,visible/* visible */.R)(freeform), 2_000))}`;

;// CONCATENATED MODULE: ./build/core/prompt/sections.js







function promptSections(input) {
    const sections = [(0,section/* section */.uW)('Current Task', currentTask(input), taskSource(input))];
    const hints = bullets('What people want you to know for this attempt:', input.hints);
    if (hints !== '')
        sections.push((0,section/* section */.uW)('Operator Hints', hints, 'orders of people'));
    const about = (0,visible/* visible */.R)(input.planContext ?? '').trim();
    if (about !== '')
        sections.push((0,section/* section */.uW)('Plan Context', `${planRules}\n\n${(0,neutral_markdown/* nestHeadings */.gz)(about)}`, 'plan'));
    const failed = failedAttempts(input);
    if (failed !== '')
        sections.push((0,section/* section */.uW)('Failure Context', failed, iterations(failedIn(input))));
    sections.push((0,section/* section */.uW)('Retrieved Memory', retrievedMemory(input), iterations(newestIn(input, 0))));
    if (input.knowledge.length > 0)
        sections.push((0,section/* section */.uW)('Accumulated Knowledge', (0,render_index/* knowledgeLines */.a7)(input.knowledge, '###'), 'what people said'));
    const before = input.previous === null ? 'template first-iteration' : iterations(newestIn(input, shownEarlier));
    sections.push((0,section/* section */.uW)('Previous Handoff', previousHandoff(input), before));
    if (input.skills.length > 0)
        sections.push((0,section/* section */.uW)('Skills', skills(input), skillsIn(input)));
    const instructions = template(input.outputInstructions, 'Output Instructions');
    sections.push((0,section/* section */.uW)('Output Instructions', instructions, 'template output-instructions'));
    return sections;
}
const planRules = 'From the plan of the whole run, for your information. You do not decide which task is next or what is ticked off in the plan: do only the current task, and do not change the plan file.';
const shownEarlier = 3;
function taskSource({ task, begun }) {
    const parts = begun?.commits.map(({ iteration }) => iteration) ?? [];
    return parts.length === 0 ? `plan, ${task.id}` : `plan, ${task.id}; ${iterations(parts)}`;
}
const failedIn = ({ failures, failedBefore }) => [...failures, ...failedBefore].map(({ iteration }) => iteration);
const newestIn = ({ previous, earlier }, more) => [...(previous ? [previous] : []), ...earlier.slice(0, more)].map(({ iteration }) => iteration);
const skillsIn = (input) => (0,one_line/* oneLine */.TN)(input.skills.map(({ name }) => `.ralph/skills/${name}.md`).join(', '), 200);
function iterations(numbers) {
    const [first, ...more] = numbers;
    if (first === undefined)
        return 'no iteration yet';
    return more.length === 0 ? `iteration ${first}` : `iterations ${numbers.join(', ')}`;
}
function previousHandoff({ previous, earlier, firstIteration }) {
    if (previous === null)
        return template(firstIteration, 'Previous Handoff');
    const origin = `Left by iteration ${previous.iteration}, which finished ${previous.task}.${madeBy[previous.source] ?? unsure(previous)}`;
    const lines = earlier
        .slice(0, shownEarlier)
        .map(({ iteration, task, summary }) => `- Iteration ${iteration} (${task}): ${(0,one_line/* oneLine */.TN)(summary, 300)}`);
    const before = lines.length === 0 ? [] : [`### Earlier iterations\n\n${lines.join('\n')}`];
    return [origin, (0,neutral_markdown/* nestHeadings */.gz)((0,visible/* visible */.R)(previous.handoff.freeform).trim()), ...before].join('\n\n');
}
const unsure = ({ handoff }) => handoff.confidence_level === 'low' ? ' Its agent has little confidence in that work: check what you build on.' : '';
const madeBy = {
    synthetic: ' That agent left none: ralph wrote this one from its changes.',
    extracted: ' That agent left none: a small model wrote this one from its last output and the list of its changes.',
};
const skills = ({ skills }) => skills.map(({ name, text }) => `### ${(0,one_line/* oneLine */.TN)(name, 100)}\n\n${(0,neutral_markdown/* nestHeadings */.gz)(text.trim())}`).join('\n\n');
function template(text, name) {
    const [first = '', ...rest] = text.trim().split(/\r?\n/);
    const repeats = first
        .replace(/^#+\s*/, '')
        .trim()
        .toLowerCase() === name.toLowerCase();
    return (0,neutral_markdown/* nestHeadings */.gz)((repeats ? rest : [first, ...rest]).join('\n').trim());
}
function currentTask(input) {
    const { task, attempt, remaining } = input;
    const parts = [
        `ID: ${task.id}\nTitle: ${(0,one_line/* oneLine */.TN)(task.title, 300)}\nAttempt: ${attempt} of ${attempt + remaining}`,
        `Description:\n${(0,neutral_markdown/* nestHeadings */.gz)((0,visible/* visible */.R)(task.description).trim() || 'None beyond the title.')}`,
    ];
    parts.push(bullets('Acceptance Criteria:', task.acceptance_criteria), ...goingOn(input.begun), documentationFor(task), bullets('Change nothing outside these paths (from the top of the repository); any other change fails the attempt:', task.paths), bullets('These checks failed before the run started. They do not count against you:', input.knownRed));
    return parts.filter((part) => part !== '').join('\n\n');
}
function goingOn(begun) {
    const newest = begun?.commits.at(-1);
    if (!begun || !newest)
        return [];
    const done = begun.commits.map(({ iteration, summary }) => `Iteration ${iteration}: ${(0,one_line/* oneLine */.TN)(summary, 300)}`);
    return [
        bullets('This task has been started. These parts are in the files, each as a commit:', done),
        bullets(`Still to do, according to the agent of iteration ${newest.iteration}:`, begun.left),
        'Continue from there. If nothing is left to do, change nothing and say that the task is fully complete.',
    ];
}
function documentationFor({ needs_docs, libraries }) {
    const names = libraries.map((name) => (0,one_line/* oneLine */.TN)(name, 100)).join(', ');
    if (libraries.length > 0) {
        return `Libraries: ${names}\nRead their documentation, for the versions that this project uses, before you write code against them.`;
    }
    return needs_docs ? 'Read the documentation of the libraries that this task touches before you write code.' : '';
}
function bullets(title, texts) {
    const items = texts.map((text) => (0,neutral_markdown/* nestHeadings */.gz)((0,visible/* visible */.R)(text).trim())).filter((text) => text !== '');
    return items.length === 0 ? '' : [title, ...items.map((text) => `- ${text.replaceAll('\n', '\n    ')}`)].join('\n');
}
const maxItem = 400;
function retrievedMemory({ previous, indexed }) {
    if (previous === null)
        return 'Nothing yet: no iteration of this run has finished.';
    const { handoff } = previous;
    const recorded = [
        block('Constraints', constraints(handoff)),
        block('Decisions', handoff.architectural_notes ?? []),
        block('Still open', sections_open(handoff)),
    ];
    const parts = [
        ...(indexed ? [] : recorded),
        block('Deviations from the plan', deviations(handoff)),
        block('Recommendations', handoff.recommendations ?? []),
        block('Open questions that its agent could not answer', (0,agent_claims/* questionsOf */.PW)(handoff)),
    ].filter((part) => part !== '');
    const origin = `From iteration ${previous.iteration} (${previous.task}).`;
    if (parts.length > 0)
        return [origin, ...parts].join('\n\n');
    return indexed
        ? `${origin} What it recorded stands under Retrieved Project Memory.`
        : `${origin} It recorded no constraints and no decisions.`;
}
const deviations = ({ deviations = [] }) => deviations.map(({ planned, actual, reason }) => `${planned} \u2192 ${actual}: ${reason}`);
function constraints({ constraints_discovered = [] }) {
    return constraints_discovered.map(({ constraint, workaround, impact }) => `${constraint}: ${workaround || impact || 'no workaround recorded'}`);
}
function sections_open(handoff) {
    const bugs = (handoff.bugs_encountered ?? []).filter(({ resolved }) => !resolved);
    return [...bugs.map(({ description }) => `Bug: ${description}`), ...(0,agent_claims/* unfinished */.M1)(handoff)];
}
function block(title, items) {
    const lines = items.map((text) => (0,one_line/* oneLine */.TN)(text, maxItem)).filter((text) => text !== '');
    return lines.length === 0 ? '' : `### ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

;// CONCATENATED MODULE: ./build/core/prompt/fit-memory.js






const sourceOf = ({ shown, leftOut }) => leftOut === 0
    ? `knowledge-index.json, all of ${shown.length}`
    : `knowledge-index.json, ${shown.length} of ${shown.length + leftOut}`;
const leastShare = 0.25;
const header = '\n\n## Retrieved Project Memory\n\n'.length;
const pointer = 'knowledge-index.md on the state branch of this run';
function fitWithMemory(input, { knowledge, plan, retrieval, maxChars, notedAfter }) {
    const others = promptSections(input);
    const room = Math.max(Math.floor(maxChars * leastShare), maxChars - (0,section/* promptLength */.$M)(others)) - header;
    const memory = retrieval === 'keyword'
        ? (0,retrieve/* retrieveByKeyword */.$c)(knowledge, input.task)
        : (0,retrieve/* retrieve */.Je)(knowledge, {
            query: queryOf(input.task, plan),
            room,
            hardRoom: (0,merge_first/* hardRoom */.tJ)(maxChars),
            pointer,
            notedAfter,
        });
    if (memory.body === '')
        return { ...(0,budget/* fitToBudget */.c5)(others, maxChars), memory };
    const after = others.findIndex(({ name }) => name === 'Previous Handoff') + 1;
    const kept = { ...(0,section/* section */.uW)('Retrieved Project Memory', memory.body, sourceOf(memory)), whole: true };
    return { ...(0,budget/* fitToBudget */.c5)([...others.slice(0, after), kept, ...others.slice(after)], maxChars), memory };
}
const mostSteps = 6;
const mostTasks = 200;
function queryOf(task, { tasks }) {
    const byId = new Map(tasks.map((one) => [one.id, one]));
    const distances = new Map([[task.id, 0]]);
    const queue = [task.id];
    for (const id of queue) {
        const steps = distances.get(id) ?? 0;
        if (steps >= mostSteps || queue.length >= mostTasks)
            break;
        for (const on of byId.get(id)?.depends_on ?? []) {
            if (distances.has(on))
                continue;
            distances.set(on, steps + 1);
            queue.push(on);
        }
    }
    const before = queue.slice(1).flatMap((id) => byId.get(id)?.title ?? []);
    return { text: (0,search/* wordsOfTask */.Y)(task), around: before.join('\n'), distances, tasks: byId };
}

// EXTERNAL MODULE: ./build/core/prompt/overrides.js
var overrides = __webpack_require__(91936);
// EXTERNAL MODULE: ./build/core/prompt/prompt-facts.js
var prompt_facts = __webpack_require__(20657);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/fold/orders.js
var orders = __webpack_require__(49981);
// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
// EXTERNAL MODULE: ./build/core/run/stored/run-files.js + 1 modules
var run_files = __webpack_require__(93532);
// EXTERNAL MODULE: ./build/schema/agent/pass.js
var pass = __webpack_require__(74639);
// EXTERNAL MODULE: ./build/schema/agent/review.js
var agent_review = __webpack_require__(25442);
// EXTERNAL MODULE: ./build/schema/check/check.js
var check = __webpack_require__(48689);
// EXTERNAL MODULE: ./build/schema/run/control.js
var control = __webpack_require__(70733);
// EXTERNAL MODULE: ./build/app/job/from-base.js
var from_base = __webpack_require__(83582);
// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
// EXTERNAL MODULE: ./build/app/job/servers.js + 1 modules
var servers = __webpack_require__(66794);
// EXTERNAL MODULE: ./build/app/phase/prepare/stored-iteration.js
var stored_iteration = __webpack_require__(26351);
;// CONCATENATED MODULE: ./build/app/phase/prepare/prepare.js
























async function prepare(ports, job, request) {
    const { ledger, task, attempt, calls = [] } = request;
    const { state, plan } = ledger;
    const iteration = state.iteration + 1;
    const passes = await (0,from_base/* passesOf */.Hb)(ports, job);
    await (0,servers/* refuseUnusableServers */.IS)(ports, job, [
        ...(0,servers/* rolesIn */.t4)(job.settings),
        ...passes.map(({ mcp_config: file }) => ({ file })),
    ]);
    const { sections, cuts, systemPrompt, entries } = await assemble(ports, job, {
        state,
        plan,
        task,
        attempt,
        recall: ledger.recall,
    });
    const prompt = attachPrompt(ledger, iteration, { sections, entries });
    const measurable = calls.length === 0 ? { prompt_chars: prompt.length } : {};
    ledger.record({ type: 'attempt_started', iteration, task: task.id, attempt, checkpoint: state.work, ...measurable }, ...told(state, { iteration, task: task.id }), ...(calls.length === 0 ? cutFacts(iteration, cuts) : []));
    const { start, merge } = request.laidOut ?? { start: state.work, merge: null };
    const numbered = { iteration, task, attempt, checkpoint: state.work, start, merge, prompt, systemPrompt };
    return calls.length === 0 ? numbered : { ...numbered, calls: [...calls] };
}
const cutFacts = (iteration, cuts) => cuts.map(({ section, fromChars: from_chars, toChars: to_chars }) => ({
    ...{ type: 'prompt_cut', iteration, section, from_chars, to_chars },
}));
function attachPrompt(ledger, iteration, { sections, entries }) {
    const prompt = (0,section/* renderPrompt */.nQ)(sections);
    attach(ledger, { iteration, prompt, sections, entries });
    return prompt;
}
async function attachPrepared(ledger, iteration, prompt) {
    const source = 'the agent that prepared this prompt';
    const assembled = (0,prompt_facts/* readPromptFacts */.az)(await ledger.recall((0,state_paths/* iterationPath */.lr)(iteration, 'prompt.json')));
    const sections = (0,section/* sectionSizes */.Qs)(prompt).map(({ name }) => ({ name, source }));
    attach(ledger, { iteration, prompt, sections, entries: assembled?.entries ?? [] });
}
function attach(ledger, of) {
    const facts = (0,prompt_facts/* promptFacts */.i9)(of.sections, { ...(0,prompt_facts/* charsPerToken */.MU)(ledger.state.measured), entries: of.entries });
    ledger.attach((0,state_paths/* iterationPath */.lr)(of.iteration, 'prompt.md'), of.prompt);
    ledger.attach((0,state_paths/* iterationPath */.lr)(of.iteration, 'prompt.json'), `${JSON.stringify(facts, null, 2)}\n`);
}
function promptNow(ports, job, { ledger, task, attempt }) {
    const { state, plan, recall } = ledger;
    return assemble(ports, job, { state, plan, task, attempt, recall });
}
async function recordedPrompt(ports, job, { iteration, ...attempted }) {
    const assembled = await promptNow(ports, job, attempted);
    attempted.ledger.record(...cutFacts(iteration, assembled.cuts));
    return attachPrompt(attempted.ledger, iteration, assembled);
}
async function assemble(ports, job, request) {
    const { state, plan, task, attempt, recall } = request;
    const { settings } = job;
    const hasIndex = settings.mode !== 'handoff-only';
    const record = (0,begin/* taskIn */.B1)(state, task.id);
    const failed = record.failed_iterations.filter((iteration) => iteration > (record.iteration ?? 0));
    const input = {
        task,
        planContext: await (0,from_base/* contextFor */.BT)(ports, plan),
        attempt,
        remaining: Math.max(0, task.max_retries - record.failed_attempts),
        begun: await begunSoFar(recall, record),
        failures: await Promise.all(failed.slice(-mostFailures).map((iteration) => failedAttempt(recall, iteration))),
        failuresLeftOut: Math.max(0, failed.length - mostFailures),
        failedBefore: await failuresBefore(recall, request),
        previous: await prepare_previousHandoff(recall, state),
        earlier: state.recent.slice(1),
        skills: await skillsOf(ports, task),
        firstIteration: await (0,from_base/* template */.vs)(ports, 'first-iteration'),
        outputInstructions: [await (0,from_base/* template */.vs)(ports, 'output-instructions'), ...(job.asksForNote ? [progress_note/* askForNote */.bV] : [])].join('\n\n'),
        hints: [
            ...(0,orders/* hintsFor */.uK)(state, task.id).map(({ by, text }) => `${by}: ${text}`),
            ...agreedOn(state),
            ...(await feedbackOf(ports, job)),
        ],
        knowledge: hasIndex ? [] : state.knowledge.filter((entry) => entry.by !== null && (0,knowledge_entry/* isActive */.$m)(entry)),
        indexed: hasIndex,
        knownRed: state.baseline?.accepted ? state.baseline.red : [],
    };
    const maxChars = (0,job_settings/* budgetChars */.zH)(settings, state);
    const { knowledge, compaction } = state;
    const notedAfter = (0,job_settings/* keepsIndexByFields */.xH)(job, state)
        ? state.iteration - settings['compaction-interval']
        : compaction.through;
    const { sections, cuts, memory } = hasIndex
        ? fitWithMemory(input, { knowledge, plan, retrieval: settings.retrieval, maxChars, notedAfter })
        : { ...(0,budget/* fitToBudget */.c5)(promptSections(input), maxChars), memory: null };
    const entries = (memory?.shown ?? []).map(({ id }) => id);
    return { sections, cuts, entries, systemPrompt: await (0,from_base/* instructionsFor */.t9)(ports, job) };
}
function told(state, { iteration, task }) {
    const ids = (0,orders/* hintsFor */.uK)(state, task).map(({ id }) => id);
    return ids.length === 0 ? [] : [{ type: 'hints_told', iteration, ids }];
}
async function prepare_previousHandoff(recall, state) {
    const newest = state.recent[0];
    if (!newest)
        return null;
    const { source, handoff } = (await (0,stored_iteration/* storedHandoff */.k)(recall, newest.iteration)) ?? {
        source: 'synthetic',
        handoff: fromSummary(newest.summary),
    };
    return { iteration: newest.iteration, task: newest.task, handoff, source };
}
const mostFailures = 10;
const mostBefore = 5;
async function failuresBefore(recall, { state, plan, task }) {
    if (task.depends_on.length === 0)
        return [];
    const before = [...queryOf(task, plan).distances.keys()].filter((id) => id !== task.id);
    const failed = before.flatMap((id) => (0,begin/* taskIn */.B1)(state, id)
        .failed_iterations.map((iteration) => ({ task: id, iteration }))
        .reverse());
    return Promise.all(failed
        .slice(0, mostBefore)
        .map(async (one) => ({ ...(await failedAttempt(recall, one.iteration)), task: one.task })));
}
async function begunSoFar(recall, record) {
    const commits = (0,task_commits/* commitsOf */.g3)(record);
    const newest = commits.at(-1);
    if (!newest)
        return null;
    const stored = await (0,stored_iteration/* storedHandoff */.k)(recall, newest.iteration);
    const left = stored ? (0,agent_claims/* agentClaims */.fY)({ handoff: stored.handoff, handoffSource: stored.source }).left : [];
    return { commits, left };
}
async function failedAttempt(recall, iteration) {
    const [handoff, validation, agent, review, passes, withdrawn] = await Promise.all([
        (0,stored_iteration/* storedHandoff */.k)(recall, iteration),
        recall((0,state_paths/* iterationPath */.lr)(iteration, 'validation.json')),
        recall((0,state_paths/* iterationPath */.lr)(iteration, 'agent.json')),
        recall((0,state_paths/* iterationPath */.lr)(iteration, 'review.json')),
        recall((0,state_paths/* iterationPath */.lr)(iteration, 'passes.json')),
        recall((0,run_files/* withdrawalPath */.RG)(iteration)),
    ]);
    const call = agent === undefined ? {} : JSON.parse(agent);
    return {
        iteration,
        ...whyFailed(call.why, withdrawn),
        denials: Array.isArray(call.denials) ? call.denials.map(String) : [],
        validation: validation === undefined ? undefined : check/* Validation */.OH.safeParse(JSON.parse(validation)).data,
        review: review === undefined ? undefined : agent_review/* Reviewed */.u2.safeParse(JSON.parse(review)).data?.review,
        passes: passes === undefined ? undefined : pass/* PassResults */.KL.safeParse(JSON.parse(passes)).data,
        handoff: handoff?.handoff,
    };
}
function whyFailed(why, withdrawn) {
    const read = withdrawn === undefined ? undefined : control/* Withdrawal */.yb.safeParse(JSON.parse(withdrawn)).data;
    if (read)
        return { why: (0,run_files/* withdrawalInWords */.uV)(read), stands: read.what === 'dependent' };
    return { why: String(why ?? 'the attempt failed') };
}
const agreedOn = ({ counsel }) => (0,consensus/* actionItems */.rZ)(counsel.consensus).map((item) => `agreed before coding started, ${item}`);
async function feedbackOf({ base }, { planAtTop }) {
    const path = (0,feedback/* feedbackPath */.n)(planAtTop);
    const text = await base.read(path);
    return text === undefined ? [] : (0,feedback/* pendingFeedback */.F)(text).map((one) => `${path}: ${one}`);
}
const fromSummary = (summary) => ({ summary, freeform: summary });
async function skillsOf({ base, show }, task) {
    const found = await Promise.all(task.skills.map(async (name) => ({ name, text: await base.read((0,overrides/* skillPath */.J)(name)) })));
    for (const { name, text } of found) {
        if (text === undefined)
            show({ kind: 'warning', text: `${task.id} names the skill ${name}, but ${(0,overrides/* skillPath */.J)(name)} does not exist` });
    }
    return found.flatMap(({ name, text }) => (text === undefined ? [] : [{ name, text }]));
}


/***/ }),

/***/ 54425:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ callsBefore)
/* harmony export */ });
function callsBefore({ mode, indexIsDue, merges, unseen }) {
    if (mode === 'agent-orchestrated')
        return [...(merges ? ['index'] : []), ...(unseen ? ['post'] : []), 'prep'];
    return mode === 'handoff-plus-index' && indexIsDue ? ['index'] : [];
}


/***/ }),

/***/ 78588:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ng: () => (/* binding */ newestEnded),
/* harmony export */   wh: () => (/* binding */ signalLines),
/* harmony export */   xS: () => (/* binding */ factsOf)
/* harmony export */ });
/* harmony import */ var _handoff_agent_claims_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84474);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92563);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _validation_failure_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49390);




function newestEnded({ recent, tasks }, most) {
    const found = recent.map(({ iteration, task }) => ({ iteration, task, passed: true }));
    for (const task in tasks)
        for (const iteration of tasks[task]?.failed_iterations.slice(-most) ?? [])
            found.push({ iteration, task, passed: false });
    return found.sort((a, b) => b.iteration - a.iteration).slice(0, most);
}
const mostFiles = 40;
const longest = 400;
function factsOf({ iteration, task, passed, why, validation, changes, files }) {
    const end = passed
        ? 'Its checks passed, and its change is part of the work.'
        : `It failed, and its changes were undone: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(why ?? '', longest)}`;
    const paths = (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_3__/* .cappedLines */ .L)(changes.slice(0, mostFiles).map(({ path, action }) => `${action} ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(path, 200)}`), mostFiles, files);
    const checks = validation === undefined ? '' : (0,_validation_failure_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .failureContext */ .u2)(validation);
    return [
        `Iteration ${iteration}, task ${task}. ${end}`,
        paths.length === 0 ? 'It changed no file.' : `Files:\n${paths.map((path) => `- ${path}`).join('\n')}`,
        ...(checks === '' ? [] : [`Failed checks:\n\n${checks}`]),
    ].join('\n\n');
}
function signalLines({ handoff }) {
    if (!handoff)
        return [];
    const { request_human_review: review, confidence_level: confidence } = handoff;
    const wanted = review?.needed ? review.reason?.trim() || 'it gave no reason' : undefined;
    return [
        ...(0,_handoff_agent_claims_js__WEBPACK_IMPORTED_MODULE_0__/* .questionsOf */ .PW)(handoff).map((question) => `- It asks for research: ${question}`),
        ...(wanted === undefined ? [] : [`- It asks for a person to look at its work: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(wanted, longest)}`]),
        ...(confidence === undefined ? [] : [`- Its confidence in its work: ${confidence}`]),
    ];
}


/***/ }),

/***/ 58237:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ retrieveByKeyword),
/* harmony export */   Je: () => (/* binding */ retrieve),
/* harmony export */   qf: () => (/* binding */ bindingEntries)
/* harmony export */ });
/* harmony import */ var _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49325);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14421);
/* harmony import */ var _contradictions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3127);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56069);
/* harmony import */ var _render_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33404);
/* harmony import */ var _search_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82733);






function retrieve(entries, request) {
    const active = entries.filter(_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .isActive */ .$m);
    const whole = mayFit(active, request.room) ? memoryBody(active, request) : undefined;
    if (whole && whole.body.length <= request.room)
        return { ...whole, leftOut: 0 };
    for (let room = request.room;; room -= excessStep) {
        const kept = chosen(active, { ...request, room });
        const { body, shown } = memoryBody(kept, request);
        const keptSet = new Set(kept);
        const leftOut = active.filter((entry) => !keptSet.has(entry));
        const text = [body, leftOutLine(leftOut, request.pointer)].filter(Boolean).join('\n\n');
        const isLeast = kept.length === bindingEntries(active, request.hardRoom).size;
        if (text.length <= request.room || isLeast)
            return { body: text, shown, leftOut: leftOut.length };
    }
}
const excessStep = 200;
function memoryBody(kept, { notedAfter }) {
    const shown = [];
    const line = (entry) => (0,_render_index_js__WEBPACK_IMPORTED_MODULE_4__/* .numberedLine */ .RP)(entry, shown.push(entry));
    const pairs = (0,_contradictions_js__WEBPACK_IMPORTED_MODULE_2__/* .contradictionsIn */ .Q)(kept);
    const paired = new Set(pairs.flatMap(({ newer, older }) => [newer, older]));
    const numbers = new Map();
    const once = (entry) => {
        const number = numbers.get(entry);
        if (number !== undefined)
            return `- [${number}] (see above)`;
        const text = line(entry);
        numbers.set(entry, shown.length);
        return text;
    };
    const contradicting = pairs.map(({ newer, older }) => `${once(newer)}\n  ${once(older).replace('- ', 'contradicts the older ')}`);
    const isNote = ({ by, from, iterations }) => by === null && from === null && (iterations.at(-1) ?? 0) > notedAfter;
    const merged = kept
        .filter((entry) => !paired.has(entry) && !isNote(entry))
        .toSorted((a, b) => _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .Sg.indexOf((0,_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .typeOf */ .QP)(a.id)) - _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .Sg.indexOf((0,_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .typeOf */ .QP)(b.id)));
    const notes = kept.filter((entry) => !paired.has(entry) && isNote(entry));
    const mergedLines = (0,_render_index_js__WEBPACK_IMPORTED_MODULE_4__/* .knowledgeLines */ .a7)(merged, '###', line);
    const noteLines = notes.map((entry) => line(entry).replace('] ', `] ${(0,_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .typeOf */ .QP)(entry.id)}: `));
    const about = mergedLines === '' ? '' : ' Where they differ from the above, these count.';
    const sections = [
        ...(contradicting.length > 0 ? [`### Contradictions\n\n${contradicting.join('\n')}`] : []),
        ...(mergedLines === '' ? [] : [mergedLines]),
        ...(noteLines.length > 0
            ? [`### Noted by earlier agents since\n\nThe newest come last.${about}\n\n${noteLines.join('\n')}`]
            : []),
    ];
    return { body: sections.join('\n\n'), shown };
}
function mayFit(active, room) {
    let least = 0;
    for (const { text } of active)
        least += text.length;
    return least * 0.9 <= room;
}
function chosen(active, request) {
    const { query, room, pointer, notedAfter } = request;
    const binding = bindingEntries(active, request.hardRoom);
    const others = active.filter((entry) => !binding.has(entry));
    const notes = newestNotes(others, { notedAfter, room: room / 2 });
    const rank = (0,_search_js__WEBPACK_IMPORTED_MODULE_5__/* .relevanceOf */ .p)(others, query).map((relevance, position) => {
        const entry = others[position];
        if (!entry)
            return 0;
        const first = entry.by !== null || (0,_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .isHard */ .is)(entry) ? peopleFirst : notes.has(entry) ? notesFirst : 0;
        return (relevance + unknownWorth) / (entry.text.length + lineChars) + first;
    });
    const order = [...others.keys()].sort((a, b) => (rank[b] ?? 0) - (rank[a] ?? 0) || b - a);
    const kept = new Set(binding);
    const isNote = (entry) => notes.has(entry);
    const headings = _render_index_js__WEBPACK_IMPORTED_MODULE_4__/* .headingChars */ .GD * new Set(others.map(({ id }) => (0,_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .typeOf */ .QP)(id))).size + (notes.size > 0 ? notesHeading : 0);
    let left = room - charsOf([...binding]) - leftOutLine(active, pointer).length - headings;
    for (const position of order) {
        if (left < shortestLine)
            break;
        const entry = others[position];
        if (!entry || entry.text.length * 0.9 > left)
            continue;
        const length = lineLength(entry) + (isNote(entry) ? kindChars : 0);
        if (length > left)
            continue;
        kept.add(entry);
        left -= length;
    }
    return active.filter((entry) => kept.has(entry));
}
function bindingEntries(active, room) {
    const hard = active.filter(_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .isHard */ .is);
    const binding = new Set(hard.filter(({ by }) => by !== null));
    let left = room - charsOf([...binding]);
    for (const entry of hard.filter(({ by }) => by === null).reverse()) {
        const length = lineLength(entry);
        if (length > left)
            break;
        binding.add(entry);
        left -= length;
    }
    return binding;
}
function newestNotes(entries, { notedAfter, room }) {
    const notes = new Set();
    let left = room;
    for (const entry of entries.toReversed()) {
        if (entry.by !== null || entry.from !== null || (entry.iterations.at(-1) ?? 0) <= notedAfter)
            continue;
        left -= lineLength(entry);
        if (left < 0)
            break;
        notes.add(entry);
    }
    return notes;
}
const numberChars = 7;
const personChars = 'a person, '.length;
const planChars = ' (plan )'.length;
const kindChars = 'constraint: '.length;
const notesHeading = 130;
const lineLength = (entry) => (0,_render_index_js__WEBPACK_IMPORTED_MODULE_4__/* .shortLine */ .tl)(entry).length +
    numberChars +
    (entry.by === null ? 0 : personChars + 3) +
    (entry.from === null ? 0 : planChars + entry.from.length);
const charsOf = (entries) => entries.reduce((sum, entry) => sum + lineLength(entry), entries.length === 0 ? 0 : _render_index_js__WEBPACK_IMPORTED_MODULE_4__/* .headingChars */ .GD);
const shortestLine = 30;
const lineChars = 3;
const unknownWorth = 0.5;
const [peopleFirst, notesFirst] = [100, 50];
function leftOutLine(entries, pointer) {
    const count = entries.length;
    if (count === 0)
        return '';
    const hard = entries.filter(_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .isHard */ .is).length;
    const binding = hard === 0 ? '' : ` (${hard} of them hard constraints)`;
    return `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(count, 'entry', 'entries')}${binding} that seem less relevant to this task are omitted here. All of them: ${pointer}.`;
}
const mostLines = 12;
const mostTerms = 40;
function retrieveByKeyword(entries, { id, libraries, title, description }) {
    const words = `${title} ${description}`.toLowerCase().match(/[\p{L}\p{N}\p{M}]{2,}/gu) ?? [];
    const terms = [...new Set([id.toLowerCase(), ...libraries.map((name) => name.toLowerCase()), ...words])];
    const active = entries.filter(_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .isActive */ .$m);
    const wanted = terms.filter((term) => term !== '').slice(0, mostTerms);
    const hits = active
        .filter((entry) => !(0,_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .isHard */ .is)(entry) && wanted.some((term) => (0,_render_index_js__WEBPACK_IMPORTED_MODULE_4__/* .entryLine */ .bV)(entry).toLowerCase().includes(term)))
        .sort((a, b) => _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .Sg.indexOf((0,_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .typeOf */ .QP)(a.id)) - _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .Sg.indexOf((0,_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .typeOf */ .QP)(b.id)));
    const kept = new Set([...active.filter(_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .isHard */ .is), ...hits.slice(0, mostLines)]);
    const shown = active.filter((entry) => kept.has(entry));
    const numbered = [];
    const body = (0,_render_index_js__WEBPACK_IMPORTED_MODULE_4__/* .knowledgeLines */ .a7)(shown, '###', (entry) => (0,_render_index_js__WEBPACK_IMPORTED_MODULE_4__/* .numberedLine */ .RP)(entry, numbered.push(entry)));
    return { body, shown: numbered, leftOut: active.length - shown.length };
}


/***/ }),

/***/ 82733:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ wordsOfTask),
/* harmony export */   p: () => (/* binding */ relevanceOf)
/* harmony export */ });
/* harmony import */ var _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49325);
/* harmony import */ var _text_memoize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26588);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56069);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11812);




const numbers = new Map();
function numberOf(term) {
    const known = numbers.get(term);
    if (known !== undefined)
        return known;
    numbers.set(term, numbers.size);
    return numbers.size - 1;
}
function indexedText(text) {
    const all = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .termsOf */ .fd)(text);
    const counts = new Map();
    for (const term of all) {
        const number = numberOf(term);
        counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    return { terms: [...counts.keys()], counts: [...counts.values()], length: all.length };
}
const indexed = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoize */ .B)(({ text, id }) => indexedText(`${text} ${id.slice(id.indexOf('-', 2))}`));
const indexedTask = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoize */ .B)((task) => indexedText(wordsOfTask(task)));
const wordsOfTask = ({ title, description, acceptance_criteria, libraries, skills, paths }) => [title, description, ...acceptance_criteria, ...libraries, ...skills, ...paths].join('\n');
const aroundWeight = 0.35;
const [k1, b] = [1.2, 0.75];
const certain = 2;
const [echoEntries, echoTerms] = [10, 20];
const leastAlike = 0.2;
function relevanceOf(entries, query) {
    const corpus = corpusOf(entries.map(indexed));
    const wanted = wantedBy(query);
    const words = alike(corpus, wanted);
    const kin = kinship(entries, query, wanted);
    const first = entries.map((entry, at) => (words[at] ?? 0) + (kin[at] ?? 0) + nearness(entry, query.distances));
    const echo = alike(corpus, echoed(corpus, first));
    return entries.map(({ id }, at) => {
        const kind = _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .Sg.length - _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .Sg.indexOf((0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .typeOf */ .QP)(id));
        return (first[at] ?? 0) + (echo[at] ?? 0) + kind / 100;
    });
}
function wantedBy({ text, around }) {
    const weights = new Map((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .termsOf */ .fd)(around).map((term) => [numberOf(term), aroundWeight]));
    for (const term of (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .termsOf */ .fd)(text))
        weights.set(numberOf(term), 1);
    return weights;
}
function kinship(entries, { tasks }, wanted) {
    const teachers = entries.map(({ task, from }) => (task === null || from !== null ? undefined : tasks.get(task)));
    const known = [...new Set(teachers)].filter((task) => task !== undefined);
    const scores = alike(corpusOf(known.map(indexedTask)), wanted);
    const byTask = new Map(known.map((task, at) => [task, scores[at] ?? 0]));
    return teachers.map((task) => (task && byTask.get(task)) ?? 0);
}
function echoed({ documents, rarity }, scores) {
    const weights = new Map();
    for (const at of best(scores, echoEntries)) {
        const score = scores[at] ?? 0;
        if (score < leastAlike)
            break;
        for (const term of documents[at]?.terms ?? [])
            weights.set(term, (weights.get(term) ?? 0) + score);
    }
    const telling = [...weights].sort(([x, xs], [y, ys]) => ys * rarity(y) - xs * rarity(x));
    return new Map(telling.slice(0, echoTerms));
}
function best(scores, count) {
    const found = [];
    scores.forEach((score, at) => {
        if (found.length === count && score <= (scores[found.at(-1) ?? 0] ?? 0))
            return;
        const place = found.findIndex((one) => score > (scores[one] ?? 0));
        found.splice(place < 0 ? found.length : place, 0, at);
        found.length = Math.min(found.length, count);
    });
    return found;
}
function corpusOf(documents) {
    const holders = new Int32Array(numbers.size);
    for (const { terms } of documents)
        for (const term of terms)
            holders[term] = (holders[term] ?? 0) + 1;
    const rarity = (term) => {
        const n = holders[term] ?? 0;
        return n === 0 ? 0 : Math.max(0, Math.log((documents.length - n + 0.5) / (n + 0.5)));
    };
    return { documents, rarity };
}
function alike({ documents, rarity }, weights) {
    const average = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length);
    const worth = new Float64Array(numbers.size);
    for (const [term, weight] of weights)
        worth[term] = weight * rarity(term);
    const scores = documents.map((document) => scoreOf(document, { worth, average }));
    const most = scores.reduce((one, score) => Math.max(one, score), certain * Math.log(documents.length + 1));
    return most === 0 ? scores : scores.map((score) => score / most);
}
function scoreOf({ terms, counts, length }, { worth, average }) {
    const long = k1 * (1 - b + (b * length) / Math.max(1, average));
    let score = 0;
    for (let at = 0; at < terms.length; at++) {
        const weight = worth[terms[at] ?? 0] ?? 0;
        if (weight === 0)
            continue;
        const count = counts[at] ?? 0;
        score += (weight * count * (k1 + 1)) / (count + long);
    }
    return score;
}
function nearness({ task, from }, distances) {
    const steps = task === null || from !== null ? undefined : distances.get(task);
    return steps === undefined ? 0 : 1 / (1 + steps / 2);
}


/***/ })

};
