export const id = 427;
export const ids = [427];
export const modules = {

/***/ 20427:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openRecording: () => (/* binding */ openRecording)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan = __webpack_require__(27017);
;// CONCATENATED MODULE: ./build/adapter/cassette/cassette-folder.js





async function makeCassette(path, { run, plan, redact }) {
    await makeEmpty(path);
    const write = async (name, content) => {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(path, name)), { recursive: true });
        await (0,promises_.writeFile)((0,external_node_path_.join)(path, name), content);
    };
    const text = async (field, name, content) => {
        if (content === '')
            return {};
        await write(name, redact(content));
        return { [field]: name };
    };
    await write('cassette.json', redact(json({ cassette: 1, run })));
    await write('plan.json', redact(json(plan)));
    await write('events.jsonl', '');
    return {
        path,
        call: async (number, { recording, prompt, systemPrompt, changes }) => {
            const folder = `calls/${String(number).padStart(6, '0')}`;
            const steps = [...recording.steps];
            for (const [index, change] of changes.entries()) {
                const file = `${folder}/files/${index + 1}`;
                if ('content' in change)
                    await write(file, change.content);
                steps.push(stepOf(change, file));
            }
            const prompts = {
                ...(await text('prompt', `${folder}/prompt.md`, prompt)),
                ...(await text('system_prompt', `${folder}/system-prompt.md`, systemPrompt)),
            };
            await write(`${folder}/call.json`, redact(json({ ...recording, ...prompts, steps })));
        },
        event: (event) => (0,promises_.appendFile)((0,external_node_path_.join)(path, 'events.jsonl'), `${redact(JSON.stringify(event))}\n`),
        file: (name, content) => write(name, redact(content)),
    };
}
const stepOf = (change, file) => 'remove' in change ? { remove: change.path } : { write: { path: change.path, file, mode: change.mode } };
async function makeEmpty(path) {
    await (0,promises_.mkdir)(path, { recursive: true });
    if ((await (0,promises_.readdir)(path)).length === 0)
        return;
    throw new error/* RalphError */.A({
        code: 'RECORD_DIRECTORY',
        message: `${path} is not empty; nothing was started.`,
        hint: 'A recording holds one job: name a new or empty directory with --record.',
    });
}
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const modes = ['100644', '100755', '120000'];
const keptBytes = 5 * 1024 * 1024;
function keptChanges(changes, redact) {
    const kept = [];
    const leftOut = [];
    for (const change of changes) {
        const judged = keep(change, redact);
        if (typeof judged === 'string')
            leftOut.push(`${redact(change.path)}: ${judged}`);
        else {
            kept.push(judged.change);
            if (judged.cleaned)
                leftOut.push(`${redact(change.path)}: a secret was removed from it`);
        }
    }
    const removed = kept.filter((change) => 'remove' in change);
    return { kept: [...removed, ...kept.filter((change) => !('remove' in change))], leftOut };
}
function keep({ path, named, mode, content, bytes }, redact) {
    if (!named || !plan/* relativePath */.iZ.safeParse(path).success)
        return 'its name cannot be kept';
    if (redact(path) !== path)
        return 'its name contains a secret';
    if (mode === null)
        return { change: { path, remove: true }, cleaned: false };
    if (!modes.includes(mode))
        return 'a submodule is not kept';
    if (content === null)
        return `its ${bytes} bytes are more than a recording keeps`;
    const clean = withoutSecrets(content, redact);
    if (clean === undefined)
        return 'it is binary and contains a secret';
    return { change: { path, mode: mode, content: clean }, cleaned: clean !== content };
}
function withoutSecrets(content, redact) {
    const bytes = content.toString('latin1');
    const text = content.toString('utf8');
    if (redact(bytes) === bytes && redact(text) === text)
        return content;
    return content.includes(0) || !external_node_buffer_.Buffer.from(text, 'utf8').equals(content) ? undefined : external_node_buffer_.Buffer.from(redact(text));
}

// EXTERNAL MODULE: ./build/adapter/git/store/compare-trees.js
var compare_trees = __webpack_require__(50558);
;// CONCATENATED MODULE: ./build/adapter/cassette/record-calls.js


function recordCalls(ports, to) {
    const { folder, now } = to;
    let calls = 0;
    let newest;
    let writing = Promise.resolve();
    const enqueue = (write) => {
        writing = writing.then(write);
        writing.catch(() => undefined);
    };
    async function recorded(call, play) {
        const started = now();
        const steps = stepsOf(to);
        const outcome = await play((progress) => {
            steps.add(progress);
            call.onProgress(progress);
        });
        const record = recordOf(call, { started, outcome, ...steps.finish() });
        calls += 1;
        const number = calls;
        if (call.kind === 'run')
            newest = record;
        enqueue(() => folder.call(number, record));
        return outcome;
    }
    const { agent, workspace, base, show } = ports;
    const ask = agent.ask?.bind(agent);
    const quiet = () => undefined;
    const wrapped = {
        agent: {
            ...agent,
            run: (request, signal, onProgress) => recorded({ kind: request.pass === 'code' ? 'run' : request.pass, request, onProgress }, (tell) => agent.run(request, signal, tell)),
            ...(ask && {
                ask: (question, signal) => recorded({ kind: askKinds[question.role], request: question, onProgress: quiet }, () => ask(question, signal)),
            }),
        },
        workspace: {
            ...workspace,
            capture: async (checkpoint, signal) => {
                const capture = await workspace.capture(checkpoint, signal);
                const [record, number] = [newest, calls];
                newest = undefined;
                if (record === undefined)
                    return capture;
                const changes = await (0,compare_trees/* treeChanges */.CJ)(to.git, { from: checkpoint, to: capture.tree, limit: keptBytes });
                const { kept, leftOut } = keptChanges(changes, to.redact);
                const refused = capture.refused.map(({ path, why }) => (path === null ? why : `${path}: ${why}`));
                enqueue(() => folder.call(number, withChanges(record, { kept, leftOut: [...leftOut, ...refused] })));
                return capture;
            },
        },
        base: {
            read: async (path) => {
                const content = await base.read(path);
                if (content !== undefined)
                    enqueue(() => folder.file(`base/${path}`, content));
                return content;
            },
        },
        show: (progress) => {
            if (progress.kind === 'event')
                enqueue(() => folder.event(progress.event));
            show(progress);
        },
    };
    return { ports: { ...ports, ...wrapped }, settled: async () => void (await writing) };
}
const askKinds = { extraction: 'ask', index: 'index' };
function recordOf({ kind, request }, { started, outcome, steps, leftOut, }) {
    const { iteration, task, attempt, model, maxTurns, budgetUsd, prompt } = request;
    const { end, usage, durationMs, lingeredMs, outside, denials, servers } = outcome;
    return {
        recording: {
            task,
            attempt,
            call: kind,
            iteration,
            started: new Date(started).toISOString(),
            request: {
                model: model ?? null,
                max_turns: maxTurns,
                budget_usd: budgetUsd,
                allowed_tools: 'allowedTools' in request && request.allowedTools ? [...request.allowedTools] : null,
                ...(request.servers && { servers: request.servers.list.map(({ name }) => name) }),
            },
            steps,
            usage: { usd: 0, turns: 1, input_tokens: 0, output_tokens: 0 },
            linger_ms: 0,
            outcome: {
                end,
                usage,
                duration_ms: durationMs,
                lingered_ms: lingeredMs,
                outside: [...outside],
                denials: [...denials],
                ...(servers && { servers }),
            },
            left_out: leftOut,
        },
        prompt,
        systemPrompt: 'systemPrompt' in request ? request.systemPrompt : '',
        changes: [],
    };
}
const withChanges = (record, { kept, leftOut }) => ({
    ...record,
    recording: { ...record.recording, left_out: [...record.recording.left_out, ...leftOut] },
    changes: kept,
});
const mostSteps = 1000;
const mostChars = 2000;
function stepsOf({ now, redact }) {
    const steps = [];
    let last = now();
    let dropped = 0;
    let cut = 0;
    const bounded = (said) => {
        const text = redact(said);
        if (text.length <= mostChars)
            return text;
        cut += 1;
        return `${text.slice(0, mostChars)} [\u2026]`;
    };
    const add = (progress) => {
        const step = record_calls_stepOf(progress, bounded);
        if (step === undefined)
            return;
        if (steps.length === mostSteps) {
            dropped += 1;
            return;
        }
        steps.push({ wait_ms: Math.max(0, Math.round(now() - last)), ...step });
        last = now();
    };
    const finish = () => ({
        steps,
        leftOut: [
            ...(dropped === 0 ? [] : [`the stream: ${dropped} steps after the first ${mostSteps}`]),
            ...(cut === 0 ? [] : [`the stream: the ends of ${cut} texts of more than ${mostChars} characters`]),
        ],
    });
    return { add, finish };
}
function record_calls_stepOf(progress, bounded) {
    switch (progress.kind) {
        case 'says':
            return { say: bounded(progress.text) };
        case 'tool':
            return { tool: { name: bounded(progress.name), target: bounded(progress.target) } };
        case 'retrying':
            return { say: `[the agent retries: ${bounded(progress.why)}]` };
        default:
            return undefined;
    }
}

// EXTERNAL MODULE: ./build/core/config/resolve/resolve.js
var resolve = __webpack_require__(4146);
// EXTERNAL MODULE: ./build/core/config/rules/rule-table.js
var rule_table = __webpack_require__(92346);
// EXTERNAL MODULE: ./build/core/config/table/settings.js + 5 modules
var settings = __webpack_require__(4316);
;// CONCATENATED MODULE: ./build/core/replay/replayed-settings.js



const replayedNames = Object.keys(settings/* settings */.W).filter((name) => settings/* settings */.W[name].replayed === true);
const recordedSettings = (of) => Object.fromEntries(replayedNames.map((name) => [name, (0,rule_table/* rawOf */.UD)(name, of[name])]));
function readReplayed(recorded, place) {
    const isReplayed = (name) => replayedNames.includes(name);
    const foreign = Object.keys(recorded).filter((name) => !isReplayed(name));
    const given = Object.entries(recorded).filter(([name, value]) => isReplayed(name) && value !== null);
    const file = Object.fromEntries(given);
    const { settings, findings } = resolveSettings({ flags: {}, environment: {}, plan: undefined, file, fileName: place });
    return {
        settings,
        findings: [...foreign.map((name) => `${place}: ${name} is not a setting of a recording`), ...findings],
    };
}

// EXTERNAL MODULE: ./build/core/text/redact.js
var text_redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/entry/installed.js
var installed = __webpack_require__(62801);
// EXTERNAL MODULE: ./build/entry/wire/wire.js + 23 modules
var wire = __webpack_require__(2756);
;// CONCATENATED MODULE: ./build/entry/run/record.js







async function openRecording(request, directory) {
    const { project, job, access, context } = request;
    const { stateRef, workRef } = project;
    const refs = await access.remote.refs([stateRef, workRef]);
    const state = refs.get(stateRef) ?? null;
    const redact = (0,text_redact/* redactor */.$p)(project.secrets);
    const folder = await makeCassette((0,external_node_path_.resolve)(context.cwd, directory), {
        redact,
        plan: job.plan,
        run: {
            ralph: (0,installed/* packageJson */.T9)().version,
            started: new Date(context.now()).toISOString(),
            plan_name: job.planName,
            plan_file: job.planFile,
            ...(job.document !== null && { document: job.document }),
            ...(job.progress !== null && { progress: job.progress }),
            plan_source: job.planSource,
            fresh: job.fresh,
            base: { commit: job.base, branch: job.baseBranch },
            state,
            work: refs.get(workRef) ?? null,
            work_branch: job.workBranch,
            remote: job.remote,
            committer: (0,wire/* committerOf */.Gz)(project),
            steering_files: [...job.steeringFiles],
            checks: [...job.checks],
            settings: recordedSettings(job.settings),
        },
    });
    return (ports) => recordCalls(ports, { folder, git: access.store.git, now: context.now, redact });
}


/***/ })

};
