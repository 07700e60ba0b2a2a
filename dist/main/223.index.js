export const id = 223;
export const ids = [223];
export const modules = {

/***/ 35182:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LH: () => (/* binding */ wholeState),
/* harmony export */   om: () => (/* binding */ historyOf),
/* harmony export */   sk: () => (/* binding */ readTopFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _call_exec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17939);
/* harmony import */ var _call_remote_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63313);
/* harmony import */ var _call_remote_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76696);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65977);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41586);







const depths = [100, 2_000, 2_147_483_647];
function historyOf({ store, ...patience }) {
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.gitDir, '..', 'history.git');
    const git = (0,_call_exec_js__WEBPACK_IMPORTED_MODULE_2__/* .gitAt */ .c8)(gitDir, store.env, store.files);
    const call = (0,_call_remote_call_js__WEBPACK_IMPORTED_MODULE_3__/* .remoteCall */ .V3)(git, store.remote, patience);
    const fetch = async (commit, depth, filter) => {
        (0,_store_store_js__WEBPACK_IMPORTED_MODULE_5__/* .besideStore */ .qs)(store, 'history.git');
        const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance'];
        const what = [`--filter=${filter}`, `--depth=${depth}`, _call_remote_url_js__WEBPACK_IMPORTED_MODULE_4__/* .remoteName */ .iy, commit];
        await call.repeatedly([..._call_remote_url_js__WEBPACK_IMPORTED_MODULE_4__/* .lazily */ .qy, 'fetch', ...quiet, ...what]);
    };
    const cuts = async (commit) => {
        if (!(await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_5__/* .isThere */ .$B)(store, commit)))
            return [commit];
        const cut = shallowCommits(store.gitDir);
        if (cut.size === 0)
            return [];
        const roots = await store.git({ args: ['rev-list', '--max-parents=0', commit] });
        return lines(roots.stdout.toString('utf8')).filter((root) => cut.has(root));
    };
    const searched = async (commit, found) => {
        for (const depth of depths) {
            await fetch(commit, depth, 'tree:0');
            if (await found(git))
                return true;
            if (shallowCommits(gitDir).size === 0)
                return false;
        }
        return false;
    };
    const contains = async (commit, ancestor) => {
        if (commit === ancestor || (await (0,_store_store_js__WEBPACK_IMPORTED_MODULE_5__/* .parentsOf */ .fY)(store, commit)).includes(ancestor))
            return true;
        if (await isAncestor(store.git, ancestor, commit))
            return true;
        for (const cut of await cuts(commit)) {
            if (await searched(cut, (deeper) => isAncestor(deeper, ancestor, cut)))
                return true;
        }
        return false;
    };
    return {
        contains,
        cuts,
        searched,
        stateHistory: async (commit, depth) => {
            await fetch(commit, depth, 'tree:2');
            return git;
        },
    };
}
async function isAncestor(git, ancestor, commit) {
    return (await git({ args: ['merge-base', '--is-ancestor', ancestor, commit], allow: [1, 128] })).code === 0;
}
function shallowCommits(gitDir) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'shallow');
    return new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? lines((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8')) : []);
}
const lines = (text) => text.split('\n').filter((line) => line !== '');
function wholeState({ store, ...patience }) {
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.gitDir, '..', 'whole.git');
    const git = (0,_call_exec_js__WEBPACK_IMPORTED_MODULE_2__/* .gitAt */ .c8)(gitDir, store.env);
    return async (commit) => {
        const args = ['rev-list', '--objects', '--no-walk', '--missing=print', commit];
        const { stdout } = await store.git({ args, allow: [128] });
        if (stdout.length > 0 && !/^\?/m.test(stdout.toString('utf8')))
            return store.git;
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(gitDir)) {
            const format = `--object-format=${store.objectFormat}`;
            await (0,_call_exec_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)([], store.env, { args: ['init', '--quiet', '--bare', '--template=', format, gitDir] });
        }
        const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance'];
        await (0,_call_remote_call_js__WEBPACK_IMPORTED_MODULE_3__/* .remoteCall */ .V3)(git, store.remote, patience).repeatedly(['fetch', ...quiet, '--depth=1', _call_remote_url_js__WEBPACK_IMPORTED_MODULE_4__/* .remoteName */ .iy, commit]);
        return git;
    };
}
async function readTopFile(store, refs, file) {
    const remote = (0,_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteAt */ .e)({ store });
    const found = await remote.refs(refs);
    const oid = refs.map((ref) => found.get(ref)).find((one) => one !== undefined);
    if (oid === undefined)
        return undefined;
    await remote.fetchState(oid);
    return (await store.objects.read(`${oid}:${file}`))?.content.toString('utf8');
}


/***/ }),

/***/ 64245:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OS: () => (/* binding */ readIssue),
/* harmony export */   Wj: () => (/* binding */ previewAt),
/* harmony export */   w7: () => (/* binding */ ownComment)
/* harmony export */ });
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80674);
/* harmony import */ var _outbox_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31322);


async function readIssue(github, number) {
    const issue = await github.request('GET /repos/{owner}/{repo}/issues/{issue_number}', { issue_number: number });
    return { number, title: issue.title, body: issue.body ?? '' };
}
function previewAt(options) {
    const comment = ownComment({ ...options, mark: (0,_outbox_js__WEBPACK_IMPORTED_MODULE_1__/* .markOf */ .F)(options.plan, 'preview') });
    const digestLine = /^<!-- ralph:digest ([0-9a-f]{64}) -->$/m;
    const shownIn = (one) => one && { digest: digestLine.exec(one.body)?.[1] ?? '', at: one.updatedAt };
    return {
        shown: async () => shownIn(await comment.find()),
        async show(text, digest) {
            const before = await comment.find();
            if (shownIn(before)?.digest === digest)
                return;
            await comment.write(`${_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .ownMark */ .a}digest ${digest} -->\n${text}`, before);
        },
    };
}
function ownComment(options) {
    const { github, issue: issue_number, mark, self } = options;
    return {
        async find() {
            const all = await github.list('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number });
            const ours = all.find(({ user, body }) => user?.login === self && body?.startsWith(mark));
            return ours && { id: Number(ours.id), body: ours.body ?? '', updatedAt: Date.parse(ours.updated_at) };
        },
        async write(text, before) {
            const body = `${mark}\n${text}`;
            if (before) {
                const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
                await github.request(route, { comment_id: before.id, body });
            }
            else {
                await github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number, body });
            }
        },
    };
}


/***/ }),

/***/ 8567:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ dependencyGraph)
/* harmony export */ });
/* unused harmony export taskGraph */
/* harmony import */ var _text_memoize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26588);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);


const mostTasks = 150;
const mostEdges = 500;
const mostText = 45_000;
const classes = [
    'classDef done fill:#dafbe1,stroke:#1a7f37,color:#1f2328',
    'classDef failed fill:#ffebe9,stroke:#cf222e,color:#1f2328',
    'classDef in_progress fill:#fff8c5,stroke:#9a6700,color:#1f2328',
    'classDef skipped fill:#eaeef2,stroke:#6e7781,color:#57606a,stroke-dasharray:4',
    'classDef given_up fill:#fbefff,stroke:#8250df,color:#1f2328,stroke-dasharray:4',
    'classDef pending fill:#ffffff,stroke:#6e7781,color:#1f2328',
];
function taskGraph(plan, statuses) {
    const edges = edgesOf(plan);
    if (plan.tasks.length > mostTasks || edges.length > mostEdges) {
        return `A graph of ${plan.tasks.length} tasks and ${edges.length} dependencies would not be readable, so it is not shown.`;
    }
    const draw = (text) => drawn(plan.tasks.map((task, at) => `["${label(text(task))}"]:::${statuses[at]?.status ?? 'pending'}`), edges);
    const full = draw(({ id, title }) => `${id}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(title, 40)}`);
    return full.length <= mostText ? full : draw(({ id }) => id);
}
const dependencyGraph = (plan, statuses) => edgesOf(plan).length === 0 ? undefined : taskGraph(plan, statuses);
const edgesOf = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_1__/* .memoize */ .B)((plan) => {
    const numbers = new Map(plan.tasks.map(({ id }, number) => [id, number]));
    return plan.tasks.flatMap((task, number) => task.depends_on.filter((id) => numbers.has(id)).map((id) => `  t${numbers.get(id)} --> t${number}`));
});
function drawn(nodes, edges) {
    const lines = nodes.map((node, number) => `  t${number}${node}`);
    return ['```mermaid', 'graph TD', ...lines, ...edges, ...classes.map((line) => `  ${line}`), '```'].join('\n');
}
const label = (text) => text.replace(/[^\p{Letter}\p{Number}\p{Mark} .,:_/-]/gu, (character) => `#${character.codePointAt(0)};`);


/***/ }),

/***/ 140:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ publicNotice)
/* harmony export */ });
/* unused harmony export afterInit */
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62488);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3482);


function afterInit({ planFile, also, queue, workflow, unnamed, madeIn, samplePlan, baseline, agent, unchecked, }) {
    const plan = shellWord(planFile);
    const ofPlan = planFile === 'plan.json' ? commandLine('ralph', 'run', ...agent) : ralphCommand({ planFile }, 'run', ...agent);
    const run = queue ? queueCommand({ reachedBy: agent }) : ofPlan;
    const begins = queue ? 'and merge it, which begins the first plan.' : 'merge it, then Actions > ralph > Run workflow.';
    const red = 'Fix the failing checks, or remove them from .github/ralph.yml; `--known-red` accepts them as they are.';
    const remote = workflow
        ? `On GitHub: add the secret ANTHROPIC_API_KEY, open a pull request with this (doctor and the checks run on it), ${begins}`
        : unnamed
            ? 'On GitHub: `ralph init --action OWNER/REPO@SHA` writes the workflows; OWNER/REPO is the repository with your copy of this program, SHA a full commit of it.'
            : 'On GitHub: `ralph init` without --no-workflow writes a workflow.';
    const tasks = `${samplePlan ? `Write your tasks into ${plan}: the ones in it are examples` : `Review the tasks in ${plan}`}.`;
    const check = 'List the checks that every change must pass under `validate` in .github/ralph.yml, such as `validate: ["npm test"]`; no run starts without a check.';
    const steps = [
        ...(unchecked ? [check] : []),
        ...(baseline === 'red' ? [red] : []),
        ...(baseline === 'unready' ? ['Change `setup` in .github/ralph.yml so that it passes in a fresh checkout.'] : []),
        ...(madeIn === undefined || madeIn === '.' ? [] : [commandLine('cd', madeIn)]),
        tasks,
        ...(madeIn === undefined
            ? [
                `${commandLine('git', 'add', planFile, ...also, '.github')} && ${commandLine('git', 'commit', '-m', 'Let ralph work on this')}`,
            ]
            : []),
        run,
        ...(baseline === 'red' || baseline === 'unready' || unchecked || madeIn !== undefined ? [] : [remote]),
    ];
    return ['Next', ...steps.map((step, index) => `  ${index + 1}. ${step}`)];
}
const publicNotice = (planName) => `Anyone who can read the repository can read the run: prompts, the agent's handoffs and check output are on the branch ralph/state/${planName}. In a public repository, that is everyone.`;


/***/ }),

/***/ 44435:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yi: () => (/* binding */ digestOfOrder),
  UQ: () => (/* binding */ liveIssue),
  p9: () => (/* binding */ recordedOrder),
  xX: () => (/* binding */ showIssue),
  Rp: () => (/* binding */ shownOf)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/adapter/git/remote/history.js
var remote_history = __webpack_require__(35182);
// EXTERNAL MODULE: ./build/adapter/github/account/own-ci.js
var own_ci = __webpack_require__(76615);
// EXTERNAL MODULE: ./build/adapter/github/thread/issue-preview.js
var issue_preview = __webpack_require__(64245);
// EXTERNAL MODULE: ./build/core/config/table/settings.js + 5 modules
var settings = __webpack_require__(4316);
// EXTERNAL MODULE: ./build/core/plan/format/issue/issue-plan.js
var issue_plan = __webpack_require__(93961);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(92563);
// EXTERNAL MODULE: ./build/core/text/markdown/fences.js
var fences = __webpack_require__(1748);
// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
// EXTERNAL MODULE: ./build/core/report/facts/forecast.js + 1 modules
var forecast = __webpack_require__(48186);
// EXTERNAL MODULE: ./build/core/report/words/after-init.js
var after_init = __webpack_require__(140);
// EXTERNAL MODULE: ./build/core/report/words/forecast-text.js
var forecast_text = __webpack_require__(91760);
// EXTERNAL MODULE: ./build/core/report/markdown/graph.js
var markdown_graph = __webpack_require__(8567);
;// CONCATENATED MODULE: ./build/core/report/markdown/issue-preview.js








const shownFindings = 30;
function issuePreview(read, stage) {
    const { order, findings } = read;
    const errors = findings.filter(({ severity }) => severity === 'error');
    if (order === undefined) {
        const what = errors.length === 1 ? 'One thing is' : `${errors.length} things are`;
        return [
            `**This issue is not a plan yet: ${what} to fix.** Edit the text above; ralph then checks it again.`,
            listed(findings),
        ].join('\n\n');
    }
    const { plan, checks } = order;
    const graph = (0,markdown_graph/* dependencyGraph */.i)(plan, plan.tasks);
    return [
        opening[stage]((0,amounts/* plural */.LS)(plan.tasks.length, 'task')),
        tasksTable(plan),
        ...(graph === undefined ? [] : [graph]),
        costs(order),
        ...(checks.length > 0
            ? [`In addition to the configured checks, these must pass:\n\n${(0,fences/* fenced */.OF)(checks.join('\n'))}`]
            : []),
        ...(findings.length > 0 ? [`Please check:\n\n${listed(findings)}`] : []),
        (0,after_init/* publicNotice */.m)(plan.name ?? ''),
    ].join('\n\n');
}
const opening = {
    new: (tasks) => `**This is the plan, ${tasks} in total.** Nothing has started. Somebody with write access can start it as shown here with \`/ralph start\`.`,
    edited: () => '**The text was edited after the run started.** The run continues with the old plan; `/ralph plan` switches to this one:',
    current: (tasks) => `**This is the run's plan, ${tasks} in total.**`,
};
function tasksTable({ tasks }) {
    const rows = tasks.map(({ id, title, depends_on, acceptance_criteria }) => {
        const criteria = acceptance_criteria.map((one) => (0,neutral_markdown/* markdownCell */.UZ)(one, 200)).join('; ');
        return `| ${id} | ${(0,neutral_markdown/* markdownCell */.UZ)(title, 200)} | ${depends_on.join(', ')} | ${criteria} |`;
    });
    return ['| Task | What to do | After | Done when |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
function costs({ plan, budget, model }) {
    const ahead = (0,forecast_text/* forecastSentence */.BA)((0,forecast/* firstForecast */.G)(plan, { costBudgetUsd: budget }));
    return [
        ...(ahead ? [ahead] : []),
        budget === null
            ? 'It may cost up to the configured budget.'
            : `It may cost ${(0,amounts/* formatUsd */.UK)(budget)}, or less if the configured budget is lower.`,
        ...(model === null ? [] : [`Model: ${(0,neutral_markdown/* inlineMarkdown */.x)(model, 100)}.`]),
    ].join(' ');
}
function listed(findings) {
    const lines = findings.map(({ line, message, remedy }) => {
        const place = line === null ? '' : `line ${line}: `;
        return `${place}${(0,neutral_markdown/* inlineMarkdown */.x)(`${message} ${remedy}`, 400)}`;
    });
    return (0,capped/* cappedLines */.L)(lines, shownFindings)
        .map((line) => `- ${line}`)
        .join('\n');
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan = __webpack_require__(27017);
;// CONCATENATED MODULE: ./build/schema/plan/issue-order.js


const IssueOrder = schemas/* object */.Ikc({
    plan: plan/* Plan */.cw,
    checks: schemas/* array */.YOg(schemas/* string */.YjP()),
    budget: schemas/* number */.aig().nullable(),
    model: schemas/* string */.YjP().nullable(),
});

// EXTERNAL MODULE: ./build/entry/action/context/api-client.js
var api_client = __webpack_require__(67084);
// EXTERNAL MODULE: ./build/entry/action/context/inputs.js
var inputs = __webpack_require__(55077);
// EXTERNAL MODULE: ./build/entry/action/context/without-checkout.js
var without_checkout = __webpack_require__(61799);
;// CONCATENATED MODULE: ./build/entry/action/issue/issue-order.js












const digestOfOrder = (order) => sha256(JSON.stringify(order));
const sha256 = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
async function liveIssue(github, number) {
    const text = await (0,issue_preview/* readIssue */.OS)(github, number);
    const read = (0,issue_plan/* planOfIssue */.o)(text);
    return (read && {
        ...read,
        text,
        digest: read.order ? digestOfOrder(read.order) : sha256(text.body),
    });
}
async function recordedOrder(context, github, issue) {
    const prefix = (0,inputs/* inputValue */.UV)(settings/* settings */.W['state-ref'], context.inputs.flags['state-ref']);
    const refs = (0,state_paths/* knownPrefixes */.AN)(prefix).map((one) => (0,state_paths/* stateRefOf */.af)(`issue-${issue}`, one));
    const text = await (0,without_checkout/* withRemoteStore */.AD)(context, github, (store) => (0,remote_history/* readTopFile */.sk)(store, refs, state_paths/* issueOrderPath */.JF));
    return text === undefined ? undefined : IssueOrder.parse(JSON.parse(text));
}
const board = async (context, github, issue) => (0,issue_preview/* previewAt */.Wj)({ github, issue, plan: `issue-${issue}`, self: await (0,api_client/* ownLogin */.C4)(context, github) });
async function shownOf(context, github, issue) {
    const own = await (await board(context, github, issue)).shown();
    if (context.appLogin === undefined)
        return own;
    const other = await (0,issue_preview/* previewAt */.Wj)({ github, issue, plan: `issue-${issue}`, self: own_ci/* workflowAccount */.f }).shown();
    return other && (!own || other.at > own.at) ? other : own;
}
async function showIssue(context, github, request) {
    const { live, recorded } = request;
    const stage = recorded === undefined ? 'new' : digestOfOrder(recorded) === live.digest ? 'current' : 'edited';
    const preview = await board(context, github, live.text.number);
    await preview.show(issuePreview(live, stage), live.digest);
}


/***/ }),

/***/ 83223:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lintStep: () => (/* binding */ lintStep)
/* harmony export */ });
/* harmony import */ var _adapter_log_actions_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22792);
/* harmony import */ var _project_error_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17731);
/* harmony import */ var _context_api_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67084);
/* harmony import */ var _issue_comment_event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60030);
/* harmony import */ var _issue_issue_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44435);





async function lintStep(context) {
    try {
        const payload = await (0,_issue_comment_event_js__WEBPACK_IMPORTED_MODULE_3__/* .issuePayload */ .MU)(context);
        const github = (0,_context_api_client_js__WEBPACK_IMPORTED_MODULE_2__/* .apiClient */ .uE)(context);
        const number = payload === 'other' ? undefined : payload?.issue.number;
        const live = github && number !== undefined ? await (0,_issue_issue_order_js__WEBPACK_IMPORTED_MODULE_4__/* .liveIssue */ .UQ)(github, number) : undefined;
        if (!github || number === undefined || !live) {
            context.out('Nothing to do: this issue was not created with the form \u201cNew ralph run\u201d.\n');
            return 0;
        }
        await (0,_issue_issue_order_js__WEBPACK_IMPORTED_MODULE_4__/* .showIssue */ .xX)(context, github, { live, recorded: await (0,_issue_issue_order_js__WEBPACK_IMPORTED_MODULE_4__/* .recordedOrder */ .p9)(context, github, number) });
        context.out(`#${number} is shown as a plan: ${live.order ? 'it can be started' : 'it has to be fixed'}.\n`);
        return 0;
    }
    catch (error) {
        _adapter_log_actions_log_js__WEBPACK_IMPORTED_MODULE_0__/* .annotate */ .f.error((0,_project_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .errorText */ .kc)(error));
        return (0,_project_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .errorExitCode */ .C6)(error);
    }
}


/***/ })

};
