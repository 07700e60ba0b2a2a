export const id = 614;
export const ids = [614];
export const modules = {

/***/ 16726:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readStateFiles),
/* harmony export */   d: () => (/* binding */ stateFiles)
/* harmony export */ });
/* harmony import */ var _core_run_stored_run_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93532);
/* harmony import */ var _schema_knowledge_index_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47596);
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27017);
/* harmony import */ var _schema_run_control_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70733);
/* harmony import */ var _schema_run_run_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25605);





/** The files that loading reads, in this order; `tasks.json` is there only where the plan is long. */
const stateFiles = ['run.json', 'plan.json', 'control.json', 'tasks.json', 'knowledge-index.json'];
/** Judges the files' contents, in the order of `stateFiles`; undefined stands for a file that is missing. */
function readStateFiles(contents) {
    const [runJson, planJson, controlJson, tasksJson, indexJson] = contents;
    const run = parse('run.json', runJson);
    const plan = parse('plan.json', planJson);
    const control = parse('control.json', controlJson);
    const counts = (0,_core_run_stored_run_files_js__WEBPACK_IMPORTED_MODULE_0__/* .countsBeside */ .p7)(versionOf(run));
    const tasks = counts.tasks ? parse('tasks.json', tasksJson) : undefined;
    const index = counts.index ? parse('knowledge-index.json', indexJson) : undefined;
    const newer = newerThan(run, _schema_run_run_state_js__WEBPACK_IMPORTED_MODULE_4__/* .gatheredSchemaVersion */ .SM + _schema_run_run_state_js__WEBPACK_IMPORTED_MODULE_4__/* .indexedBy */ .t5) ??
        newerThan(control, _schema_run_run_state_js__WEBPACK_IMPORTED_MODULE_4__/* .stateSchemaVersion */ .Jf) ??
        (tasks && newerThan(tasks, _schema_run_run_state_js__WEBPACK_IMPORTED_MODULE_4__/* .gatheredSchemaVersion */ .SM));
    if (newer)
        return newer;
    const findings = [];
    const state = check(_schema_run_run_state_js__WEBPACK_IMPORTED_MODULE_4__/* .RunFile */ .cB, run, findings);
    const planned = check(_schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .Plan */ .cw, plan, findings);
    const controls = check(_schema_run_control_js__WEBPACK_IMPORTED_MODULE_3__/* .Control */ .Ec, control, findings);
    const records = tasks && check(_schema_run_run_state_js__WEBPACK_IMPORTED_MODULE_4__/* .GatheredTasks */ .Jv, tasks, findings);
    const entries = index && check(_schema_knowledge_index_file_js__WEBPACK_IMPORTED_MODULE_1__/* .IndexFile */ .Z6, index, findings);
    if ((tasks && tasksJson === undefined) || (index && indexJson === undefined))
        findings.push(`run.json of schema ${versionOf(run)} cannot be read without this file`);
    if (state === undefined || planned === undefined || controls === undefined || findings.length > 0)
        return { kind: 'corrupt', findings };
    return { kind: 'good', ...(0,_core_run_stored_run_files_js__WEBPACK_IMPORTED_MODULE_0__/* .runOfFiles */ .iD)(state, { tasks: records, index: entries }), plan: planned, control: controls };
}
function parse(file, content) {
    if (content === undefined)
        return { file, finding: `${file} is missing` };
    try {
        // A damaged byte must not become U+FFFD and be written back.
        return { file, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content)) };
    }
    catch (error) {
        return { file, finding: `${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}` };
    }
}
function newerThan(parsed, known) {
    const version = versionOf(parsed);
    return version > known ? { kind: 'newer', file: parsed.file, version, known } : undefined;
}
function versionOf({ value }) {
    const version = typeof value === 'object' && value !== null && 'schema' in value ? value.schema : 0;
    return typeof version === 'number' ? version : 0;
}
function check(schema, parsed, findings) {
    if (parsed.finding !== undefined) {
        findings.push(parsed.finding);
        return undefined;
    }
    const result = schema.safeParse(parsed.value);
    if (result.success)
        return result.data;
    for (const issue of result.error.issues) {
        findings.push(`${parsed.file}: ${issue.path.map(String).join('.') || '(whole file)'}: ${issue.message}`);
    }
    return undefined;
}


/***/ }),

/***/ 31089:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ defaultBranch)
/* harmony export */ });
/** The repository's default branch as it is called now; undefined where GitHub does not say. Asked when a branch is gone. */
const defaultBranch = (github) => github.request('GET /repos/{owner}/{repo}', {}).then(({ default_branch: name }) => name, () => undefined);


/***/ }),

/***/ 8498:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ isMachine),
/* harmony export */   W: () => (/* binding */ orderReader)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80674);
/* harmony import */ var _thread_threads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97950);
/* harmony import */ var _review_orders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97396);




/** Our own account never orders, but where it is a person's: then what we write ourselves is known by its mark alone. */
const isMachine = (user, self) => user?.login === self && user.type !== 'User';
/**
 * Judges comments one by one. An edited one is never obeyed, nor is one whose text is another at a second look: an edit
 * within the second of its creation leaves no trace but that (threat T2). Everybody's words are looked at before the
 * author's right is, so that nobody is asked about for a mere remark.
 */
function orderReader(options) {
    const { whoMay, self } = options;
    /** Of each comment's text at its first sight. */
    const digests = new Map();
    function changed(id, body) {
        const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(body).digest('hex');
        const before = digests.get(id) ?? digest;
        digests.set(id, before);
        return before !== digest;
    }
    return async (written, place, look) => {
        const { id: comment, user, body = '', created_at: at, updated_at, html_url: url } = written;
        const heard = (0,_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .readComment */ .W)(body);
        const { issue, commit = null } = place;
        const kind = commit === null ? 'comment' : 'commit';
        const id = (0,_thread_threads_js__WEBPACK_IMPORTED_MODULE_2__/* .commentId */ .Zr)({ at, issue, comment: Number(comment), kind });
        if (heard.kind === 'nothing' || isMachine(user, self) || look.consumed.includes(id))
            return undefined;
        const about = { url, commit, remarks: [] };
        const order = { id, at, by: user?.login ?? 'ghost', text: heard.text, about };
        const may = await whoMay(user, (0,_review_orders_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(heard.text), look.to);
        if (may === 'later')
            return may;
        if (may !== 'yes')
            return { ...order, refused: { why: may.no, answer: false } };
        if (updated_at !== at || changed(id, body)) {
            return { ...order, refused: { why: 'the comment was edited; write a new one', answer: true } };
        }
        return judgedBy(heard, order);
    };
}
function judgedBy(heard, order) {
    if (heard.kind === 'fault')
        return { ...order, refused: { why: heard.why, answer: true } };
    return { ...order, ...(heard.more && { more: true }) };
}


/***/ }),

/***/ 13585:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ commentQueue),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   Nl: () => (/* binding */ commitQueue),
/* harmony export */   kW: () => (/* binding */ throttledSource)
/* harmony export */ });
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80674);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _thread_threads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97950);
/* harmony import */ var _comment_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8498);




/** Lists may lag behind a creation, and comments have whole seconds: a later look begins so much earlier. */
const overlapMs = 600_000;
/**
 * Orders from the comments of an issue and a pull request. The comments are the queue: nothing is taken out of it, and
 * what was consumed is known by its id. Never rejects for a fault of GitHub's: orders wait, and a warning says so.
 */
function commentQueue(options) {
    const { github, threads, find, self, own, orderOf, others, warn, seen } = options;
    const waiting = new Set();
    /** Undefined where the thread could not be read. `since` means the last edit. */
    async function commentsOf(issue_number, since) {
        try {
            const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
            return await github.list(route, { issue_number, ...(since !== null && { since }) });
        }
        catch (error) {
            if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
                throw error;
            warn(`commands on #${issue_number} could not be read, so they wait: ${error.message} ${error.hint}`);
            return undefined;
        }
    }
    /** Everything that was written in the repository since, by one call, where that is not too much. */
    async function together(since) {
        try {
            const given = { since, per_page: 100 };
            const all = await github.request('GET /repos/{owner}/{repo}/issues/comments', given);
            ownOf(all);
            return all.length === given.per_page ? undefined : all;
        }
        catch (error) {
            if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
                throw error;
            return undefined;
        }
    }
    /** Nobody ordered anything anywhere: then it does not matter which threads are ours. */
    const isSilence = (comments, { consumed }) => comments.every(({ id, user, body = '', created_at }) => {
        const prefix = (0,_thread_threads_js__WEBPACK_IMPORTED_MODULE_2__/* .placePrefix */ .Oy)(created_at, Number(id));
        return ((0,_comment_order_js__WEBPACK_IMPORTED_MODULE_3__/* .isMachine */ .A)(user, self) || (0,_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .readComment */ .W)(body).kind === 'nothing' || consumed.some((one) => one.startsWith(prefix)));
    });
    async function readThreads(look) {
        const { since } = look;
        const all = since === null ? undefined : await together(since);
        if (all && isSilence(all, look))
            return { found: [], known: false };
        const known = await find();
        const found = [];
        for (const issue of threads()) {
            const here = all?.filter(({ issue_url }) => issue_url.endsWith(`/${issue}`));
            found.push(await judge(issue, here ?? (await commentsOf(issue, since)), look));
        }
        return { found, known };
    }
    /** What we wrote ourselves is no order, and remembers. */
    function ownOf(comments) {
        for (const comment of comments)
            if (comment.user?.login === self)
                own(comment);
    }
    async function judge(issue, comments, look) {
        const orders = [];
        let whole = comments !== undefined;
        ownOf(comments ?? []);
        // An old comment that was edited is settled all the same.
        const young = (comments ?? []).filter(({ created_at }) => Date.parse(created_at) >= startOf(look));
        for (const comment of young) {
            const order = await orderOf(comment, { issue }, look);
            if (order === 'later')
                whole = false;
            else if (order)
                orders.push(order);
        }
        return { orders, whole, newest: Math.max(0, ...young.map(({ created_at }) => Date.parse(created_at))) };
    }
    return async (look) => {
        const aside = look.to === 'obey' ? await others(look) : [];
        const read = await readThreads(look);
        const found = [...aside, ...read.found];
        const orders = found.flatMap((thread) => thread.orders).sort(byId);
        if (look.to === 'watch')
            await Promise.all(orders.filter(isNew).map(({ id }) => seen(id)));
        const settled = Math.max(0, ...found.map(({ newest }) => newest)) - overlapMs;
        const moves = read.known && found.every(({ whole }) => whole) && settled > startOf(look);
        return { orders, cursor: moves ? new Date(settled).toISOString() : null };
    };
    function isNew({ id }) {
        const known = waiting.has(id);
        waiting.add(id);
        return !known;
    }
}
/** Comments have no milliseconds. */
const startOf = ({ since }) => (since === null ? 0 : Math.floor(Date.parse(since) / 1000) * 1000);
const byId = (a, b) => (a.id < b.id ? -1 : 1);
/** A job's first looks follow each other at once; a review is written in minutes. */
const quietMs = 10_000;
/** Several sources as one; where none of them held anything, looks of the next seconds ask nobody. */
function throttledSource(sources, now) {
    let quiet = { until: Number.NEGATIVE_INFINITY, found: [] };
    return async (look) => {
        if (now() < quiet.until)
            return quiet.found;
        const found = (await Promise.all(sources.map((source) => source(look)))).flat();
        const nothing = found.every(({ orders, whole }) => whole && orders.length === 0);
        quiet = { until: nothing ? now() + quietMs : Number.NEGATIVE_INFINITY, found };
        return found;
    };
}
/** So many of the newest commits are looked at: one page. */
const commits = 100;
/**
 * Orders from comments on the run's own commits, below the pull request's newest. The list of commits says how many
 * comments each has, so that one call is enough where there are none.
 */
function commitQueue(options) {
    const { github, plan, branch, pulls, orderOf, warn } = options;
    async function commented() {
        const newest = await github.request('GET /repos/{owner}/{repo}/commits', { sha: branch, per_page: commits });
        return newest.flatMap(({ sha, commit }) => commit.comment_count > 0 && commit.message.includes(`\nRalph-Plan: ${plan}\n`) ? [sha] : []);
    }
    async function read(pull, look) {
        const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/comments';
        const comments = [];
        for (const commit_sha of await commented())
            comments.push(...(await github.list(route, { commit_sha })));
        const young = comments.filter(({ created_at }) => Date.parse(created_at) >= startOf(look));
        const orders = [];
        let whole = true;
        for (const comment of young) {
            const order = await orderOf(comment, { issue: pull, commit: comment.commit_id }, look);
            if (order === 'later')
                whole = false;
            else if (order)
                orders.push(order);
        }
        return { orders, whole, newest: Math.max(0, ...young.map(({ created_at }) => Date.parse(created_at))) };
    }
    function unread(error) {
        if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
            throw error;
        // A branch that was deleted after a merge has no commits of its own any more.
        const gone = error.code === 'GITHUB_NOT_FOUND' || error.code === 'GITHUB_REFUSED';
        if (!gone)
            warn(`comments on commits could not be read, so they wait: ${error.message} ${error.hint}`);
        return { orders: [], whole: gone, newest: 0 };
    }
    return async (look) => {
        const pull = pulls().at(-1);
        return pull === undefined ? [] : [await read(pull, look).catch(unread)];
    };
}


/***/ }),

/***/ 97396:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ ordersOfReview),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   I3: () => (/* binding */ passedOn)
/* harmony export */ });
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80674);
/* harmony import */ var _core_order_read_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22425);
/* harmony import */ var _core_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43573);
/* harmony import */ var _core_text_markdown_plain_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13218);
/* harmony import */ var _thread_threads_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97950);





/** Longest text of a reviewer that is passed on; the page has all of it. */
const longest = 1800;
/** A pending comment becomes visible with its review; an edit after that shows by its moment. */
const submissionMs = 5000;
/**
 * What a review orders, before anybody's right is looked at: lines that begin with `/ralph` as they say; of a review
 * that requests changes all else together is one `redo`, of any other each text is a `hint`. A dismissed one, and mere
 * approval, order nothing. `saidBefore`: what the thread says that a line answers.
 */
function ordersOfReview(review, lines, options) {
    const { submitted_at: moment, state } = review;
    if (moment === undefined || state === 'PENDING' || state === 'DISMISSED')
        return [];
    const asked = state === 'CHANGES_REQUESTED';
    const place = { at: moment, issue: options.pull, review: Number(review.id) };
    const given = { at: moment, by: review.user?.login ?? 'ghost' };
    const remarked = lines.map((line) => {
        const remark = remarkOf(line, (0,_thread_threads_js__WEBPACK_IMPORTED_MODULE_4__/* .commentId */ .Zr)({ ...place, comment: Number(line.id), kind: 'line' }));
        const typed = explicit(line.body, {
            ...given,
            id: remark.thread,
            about: aboutLine(remark, options.saidBefore(line)),
        });
        return { remark, typed: typed && unedited(typed, line.updated_at) };
    });
    const plain = remarked.flatMap(({ remark, typed }) => (typed || remark.text === '' ? [] : [remark]));
    const id = (0,_thread_threads_js__WEBPACK_IMPORTED_MODULE_4__/* .commentId */ .Zr)({ ...place, comment: Number(review.id), kind: 'review' });
    const about = { url: review.html_url, commit: review.commit_id, remarks: asked ? plain : [] };
    const typed = explicit(review.body, { ...given, id, about });
    const words = typed ? '' : passedOn(review.body);
    const wishes = asked
        ? wishToRedo({ ...given, id, about }, words, typed)
        : [
            ...plain.map((remark) => ({
                ...given,
                id: remark.thread,
                text: `hint ${remark.text}`,
                about: aboutLine(remark, ''),
            })),
            ...(words !== '' && state === 'COMMENTED' ? [{ ...given, id, text: `hint ${words}`, about }] : []),
        ];
    return [
        ...[...remarked.map((one) => one.typed), typed].flatMap((order) => (order ? [{ order, typed: true }] : [])),
        ...wishes.map((order) => ({ order, typed: false })),
    ];
}
/** All that a review asks for is one order; beside another order of its own text it needs a second id. */
function wishToRedo(given, words, typed) {
    const [first] = given.about.remarks;
    if (typed?.text.startsWith('redo') || (words === '' && !first))
        return [];
    return [{ ...given, id: typed && first ? first.thread : given.id, text: `redo ${words}`.trim() }];
}
const aboutLine = (remark, text) => ({
    url: remark.url,
    commit: remark.commit,
    remarks: [{ ...remark, text }],
});
function remarkOf(line, thread) {
    const { path, original_commit_id: commit, html_url: url } = line;
    return { thread, path, line: line.original_line ?? line.line ?? null, commit, text: passedOn(line.body), url };
}
/** As the reader sees it, and bounded. */
function passedOn(body) {
    if (body.trimStart().startsWith(_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .ownMark */ .a))
        return '';
    const read = (0,_core_text_markdown_plain_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeBlocks */ .I6)(body, 8000);
    const text = (0,_core_text_markdown_plain_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .plainComment */ .cf)(read).replace(/ +$/gm, '');
    return text.length <= longest && read === body ? text : `${(0,_core_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(text, longest)}\u2026 (cut)`;
}
/** A text whose first line is meant as an order, as everywhere else. */
function explicit(body, order) {
    const heard = (0,_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .readComment */ .W)(body);
    if (heard.kind === 'nothing')
        return undefined;
    if (heard.kind === 'command')
        return { ...order, text: heard.text, ...(heard.more && { more: true }) };
    return { ...order, text: heard.text, refused: { why: heard.why, answer: true } };
}
function unedited(order, updated) {
    if (Date.parse(updated) <= Date.parse(order.at) + submissionMs)
        return order;
    return { ...order, refused: { why: 'the comment was edited; write a new one', answer: true } };
}
/** The order's first word as far as it is one: malformed orders ask for the right of a plain one. */
function kindOf(text) {
    const command = (0,_core_order_read_command_js__WEBPACK_IMPORTED_MODULE_1__/* .readCommand */ .U)(text);
    return 'kind' in command ? command.kind : 'help';
}


/***/ }),

/***/ 25690:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ reviewQueue)
/* harmony export */ });
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80674);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _thread_threads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97950);
/* harmony import */ var _comment_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8498);
/* harmony import */ var _comment_queue_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13585);
/* harmony import */ var _review_orders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97396);






/**
 * Orders from the reviews of the run's pull requests. The reviews are the queue, as comments are. A review is taken
 * whole or not at all: all of its ids are consumed in one commit, and one of them says that it was.
 * Whoever may not order is passed over without a word unless the text was meant as an order.
 */
function reviewQueue(options) {
    const { github, pulls, whoMay, self, warn } = options;
    /** Reviews that order nothing, as far as this job has seen. */
    const empty = new Set();
    async function read(pull, look) {
        const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews';
        const orders = [];
        let whole = true;
        let newest = 0;
        try {
            const all = await github.list(route, { pull_number: pull });
            const lines = linesOf(pull);
            for (const review of all.filter((one) => isOpen(one, look))) {
                newest = Math.max(newest, momentOf(review));
                const found = await ordersIn(review, { pull, lines }, look);
                if (found === 'later')
                    whole = false;
                else
                    orders.push(...found);
            }
        }
        catch (error) {
            if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
                throw error;
            warn(`reviews of #${pull} could not be read, so they wait: ${error.message} ${error.hint}`);
            whole = false;
        }
        return { orders, whole, newest };
    }
    /**
     * The lines of a review, from all of its pull request: the list of one review names no line and no side (platform fact
     * 61). Asked for once a look, and only where a review is new; a draft keeps the moment of its writing, so that `since`
     * would leave some out.
     */
    function linesOf(pull_number) {
        const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments';
        let asked;
        return async (review) => {
            asked ??= github.list(route, { pull_number });
            return (await asked).filter((line) => line.pull_request_review_id === review);
        };
    }
    /** What was said before this run began was said to another one, on a branch of the same name. */
    const isOpen = (review, look) => momentOf(review) >= Math.max((0,_comment_queue_js__WEBPACK_IMPORTED_MODULE_4__/* .startOf */ .GH)(look), Math.floor(Date.parse(look.started) / 1000) * 1000) &&
        !(0,_comment_order_js__WEBPACK_IMPORTED_MODULE_3__/* .isMachine */ .A)(review.user, self);
    async function ordersIn(review, { pull, lines: linesOf }, look) {
        const prefix = (0,_thread_threads_js__WEBPACK_IMPORTED_MODULE_2__/* .placePrefix */ .Oy)(review.submitted_at ?? '', Number(review.id));
        const key = JSON.stringify([review.id, review.state, review.body]);
        if (look.consumed.some((id) => id.startsWith(prefix)) || empty.has(key))
            return [];
        const lines = await linesOf(Number(review.id));
        const before = await threadsOf(lines, look);
        if (before === 'later')
            return before;
        const saidBefore = ({ in_reply_to_id: first }) => before.get(first ?? 0) ?? '';
        const judged = await judge(review, (0,_review_orders_js__WEBPACK_IMPORTED_MODULE_5__/* .ordersOfReview */ .BO)(review, lines, { pull, saidBefore }), look);
        // A comment on a line comes with a review of no words: without one its list was not there yet.
        const lags = review.body === '' && lines.length === 0 && review.state === 'COMMENTED';
        if (judged.length === 0 && !lags)
            empty.add(key);
        return judged;
    }
    async function judge({ user }, orders, look) {
        const judged = [];
        for (const { order, typed } of orders) {
            const may = await whoMay(user, (0,_review_orders_js__WEBPACK_IMPORTED_MODULE_5__/* .kindOf */ .I)(order.text), look.to);
            if (may === 'later')
                return may;
            if (may === 'yes')
                judged.push(order);
            else if (typed)
                judged.push({ ...order, refused: { why: may.no, answer: false } });
        }
        return judged;
    }
    /** What threads say in which somebody answers with an order, by their first comment: of people who may say so, and ours. */
    async function threadsOf(lines, look) {
        const said = new Map();
        const firsts = lines.flatMap(({ in_reply_to_id: first, body }) => first !== undefined && (0,_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .readComment */ .W)(body).kind === 'command' ? [first] : []);
        for (const comment_id of new Set(firsts)) {
            const first = await github.request('GET /repos/{owner}/{repo}/pulls/comments/{comment_id}', { comment_id });
            const may = first.user?.login === self ? 'yes' : await whoMay(first.user, 'hint', look.to);
            if (may === 'later')
                return may;
            if (may === 'yes')
                said.set(comment_id, (0,_review_orders_js__WEBPACK_IMPORTED_MODULE_5__/* .passedOn */ .I3)(first.user?.login === self ? withoutMark(first.body) : first.body));
        }
        return said;
    }
    return (look) => Promise.all(pulls().map((pull) => read(pull, look)));
}
/** A finding of our own reviewer is what is meant by an answer to it. */
const withoutMark = (body) => (body.startsWith(_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .ownMark */ .a) ? body.slice(body.indexOf('\n') + 1) : body);
const momentOf = ({ submitted_at }) => (submitted_at === undefined ? -1 : Date.parse(submitted_at));


/***/ }),

/***/ 72234:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ trackingLabel),
/* harmony export */   T: () => (/* binding */ trackingIssue)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _account_own_ci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76615);
/* harmony import */ var _thread_outbox_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31322);



/** By which the issue is found without reading every issue of the repository. */
const trackingLabel = 'ralph';
/**
 * The one issue on which a run is steered: the one that was named, else one of ours with the plan's mark, else a new one.
 * Lists lag, so a job may make a second one all the same: the lowest number then is the one, and the other is closed and
 * says so. Where issues are off or the token may not write them, a warning says so once and the run goes on without.
 */
function trackingIssue(options) {
    const { github, plan, self, given, title, body, warn } = options;
    const mark = (0,_thread_outbox_js__WEBPACK_IMPORTED_MODULE_2__/* .markOf */ .F)(plan, 'issue');
    let number = given;
    let creatable = false;
    let closed = false;
    let made = false;
    let surplus = [];
    async function find() {
        if (number !== undefined)
            return true;
        try {
            const route = 'GET /repos/{owner}/{repo}/issues';
            const all = await github.list(route, { labels: trackingLabel, state: 'all' });
            const noted = all.filter(({ pull_request, body: text }) => !pull_request && text?.startsWith(mark));
            const marked = noted.filter(({ user }) => user?.login === self);
            const open = marked.filter(({ state }) => state === 'open').map((issue) => issue.number);
            // Comments on a closed one still count: a person may have closed it too early.
            number = open.length > 0 ? Math.min(...open) : marked.at(0)?.number;
            closed = open.length === 0 && number !== undefined;
            surplus = open.filter((other) => other !== number);
            creatable = number === undefined && !isOther(noted);
            return true;
        }
        catch (error) {
            return without(error);
        }
    }
    async function ensure() {
        // A job before this one may have made it in the last seconds, when the list did not show it yet.
        if (number === undefined && creatable)
            await find();
        if (number === undefined && creatable)
            await create();
        for (const issue_number of surplus)
            await close(issue_number);
        surplus = [];
    }
    async function create() {
        // Once a job: where the answer was lost, what is listed decides.
        creatable = false;
        try {
            const given = { title, body: `${mark}\n${body}`, labels: [trackingLabel] };
            const { user, ...issue } = await github.request('POST /repos/{owner}/{repo}/issues', given);
            number = issue.number;
            made = true;
            isOther([{ number, user, state: 'open' }]);
        }
        catch (error) {
            without(error);
            if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A && error.code === 'GITHUB_UNREACHABLE')
                await find();
            creatable = false;
        }
    }
    /**
     * Whether an App made it, while we take ourselves for the workflow: then `github-login` is missing, and each job would
     * open an issue that the next one does not find. People can copy a mark, and Apps rarely do.
     */
    function isOther(noted) {
        const other = noted.find(({ user, state }) => state === 'open' && user?.type === 'Bot' && user.login !== self);
        if (self !== _account_own_ci_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowAccount */ .f || !other?.user)
            return false;
        const { login } = other.user;
        warn(`#${other.number} is this run's issue and was written by ${login}, which is not this job's account. If \`github-token\` is ${login}'s, say \`github-login: ${login}\`; else close #${other.number}, and the next job opens one of its own`);
        return true;
    }
    /** One edit that says where the run is and takes the mark off, so that twice is once. */
    async function close(issue_number) {
        const text = `${(0,_thread_outbox_js__WEBPACK_IMPORTED_MODULE_2__/* .markOf */ .F)(plan, 'issue-again')}\nThis issue is a duplicate, opened by mistake. Use #${number}; orders here are not read.`;
        try {
            const route = 'PATCH /repos/{owner}/{repo}/issues/{issue_number}';
            await github.request(route, { issue_number, body: text, state: 'closed', state_reason: 'not_planned' });
            warn(`#${issue_number} was a second tracking issue of this run; it was closed, use #${number} is the one`);
        }
        catch (error) {
            if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A))
                throw error;
            warn(`#${issue_number} is a second tracking issue and could not be closed: ${error.message} ${error.hint}`);
        }
    }
    async function closeDone() {
        if (number === undefined)
            return;
        try {
            const done = { issue_number: number, state: 'closed', state_reason: 'completed' };
            await github.request('PATCH /repos/{owner}/{repo}/issues/{issue_number}', done);
        }
        catch (error) {
            if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A))
                throw error;
            warn(`#${number} could not be closed: ${error.message} ${error.hint}`);
        }
    }
    /** Whether it is known that there is no issue. */
    function without(error) {
        if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A))
            throw error;
        const off = error.code === 'GITHUB_GONE';
        warn(off
            ? `issues are disabled in ${github.owner}/${github.repo}, so the run is reported and controlled on its pull request; enable them in Settings \u2192 General \u2192 Features \u2192 Issues`
            : `the run has no tracking issue yet: ${error.message} ${error.hint}`);
        return off;
    }
    return {
        get number() {
            return number;
        },
        get closed() {
            return closed;
        },
        get made() {
            return made;
        },
        know(seen) {
            number ??= seen;
        },
        find,
        ensure,
        close: closeDone,
    };
}


/***/ }),

/***/ 55516:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ startNextJob)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _core_plan_format_issue_issue_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93961);
/* harmony import */ var _client_tracking_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31089);



/**
 * Starts the workflow again, by the one event that a workflow's own token may cause (platform fact 1). Sent once: a
 * second job would find the run busy or done, and where the answer is lost the schedule goes on. A workflow that knows
 * its plan without an input `plan` refuses one and is then started without; a branch that is gone, as after it was
 * renamed, gives way to the default one. Returns why it could not be started, with what to do.
 */
async function startNextJob(github, options) {
    const fault = await start(github, options);
    if (fault === undefined || !/no ref found/i.test(fault))
        return fault;
    const other = await (0,_client_tracking_context_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultBranch */ .O)(github);
    return other === undefined || other === options.branch ? fault : start(github, { ...options, branch: other });
}
async function start(github, options) {
    const { plan, ...without } = options;
    const refused = await dispatch(github, without, { chain: String(options.chain), plan });
    // An issue is a plan that no workflow names by itself.
    const other = refused && knowsNoPlan(refused) && (0,_core_plan_format_issue_issue_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .issueOfPlan */ .CD)(plan) === undefined;
    const again = other ? await dispatch(github, without, { chain: String(options.chain) }) : refused;
    if (again === undefined)
        return undefined;
    const { message, hint } = again;
    if (!/unexpected inputs|does not have 'workflow_dispatch'/i.test(message))
        return `${message} ${hint}`;
    return `${message} Give ${options.workflow} the trigger \`workflow_dispatch\` with the input \`chain\`, and pass it on to ralph (\`ralph init\` writes it so).`;
}
/** A refusal of the request as a whole: nothing was started by it. */
const knowsNoPlan = ({ code, message }) => code === 'GITHUB_REFUSED' && /unexpected inputs.*"plan"/i.test(message);
async function dispatch(github, { workflow, branch }, inputs) {
    try {
        await github.request('POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches', {
            workflow_id: workflow,
            ref: branch,
            inputs,
        });
        return undefined;
    }
    catch (error) {
        if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A)
            return error;
        throw error;
    }
}


/***/ }),

/***/ 18211:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ workflowLiveness),
/* harmony export */   v: () => (/* binding */ lifeOfRun)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);

/**
 * Liveness of workflow runs. An attempt is over before the next one of the same run can begin, and the steps of one job
 * come one after the other; of other runs GitHub is asked, and where it cannot be, the lease's age decides.
 */
function workflowLiveness(self, ask = async () => 'unknown') {
    return {
        self,
        check: async (holder) => {
            if (holder.kind !== 'workflow')
                return 'unknown';
            if (holder.run_id !== self.run_id)
                return ask({ id: holder.run_id, attempt: holder.attempt });
            if (holder.attempt < self.attempt)
                return 'gone';
            return holder.attempt === self.attempt && holder.job === self.job ? 'gone' : 'alive';
        },
    };
}
/** Asks GitHub whether an attempt of a workflow run goes on (docs/design.md#lease); without `actions: read` nobody knows. */
const lifeOfRun = (github) => async ({ id, attempt }) => {
    try {
        const run = await github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { run_id: Number(id) });
        // A later attempt begins only when the one before is over.
        return run.status === 'completed' || (run.run_attempt ?? 1) > attempt ? 'gone' : 'alive';
    }
    catch (error) {
        if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A)
            return 'unknown';
        throw error;
    }
};


/***/ }),

/***/ 33404:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ indexMarkdown),
/* harmony export */   GD: () => (/* binding */ headingChars),
/* harmony export */   a7: () => (/* binding */ knowledgeLines),
/* harmony export */   bV: () => (/* binding */ entryLine)
/* harmony export */ });
/* harmony import */ var _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49325);
/* harmony import */ var _text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57845);
/* harmony import */ var _text_once_per_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28537);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56069);




const headings = {
    constraint: 'Constraints',
    decision: 'Architectural Decisions',
    unresolved: 'Unresolved',
    gotcha: 'Gotchas',
    pattern: 'Patterns',
};
/** The order of the page, as the older programs have it. */
const onPage = ['constraint', 'decision', 'pattern', 'gotcha', 'unresolved'];
/** The entries below a heading for each kind, most binding first in a prompt (`###`); empty where there is none. */
function knowledgeLines(entries, depth) {
    const byType = new Map(_schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .Sg.map((type) => [type, []]));
    for (const entry of entries)
        byType.get((0,_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .typeOf */ .QP)(entry.id))?.push(entryLine(entry));
    return (depth === '##' ? onPage : _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .Sg)
        .flatMap((type) => {
        const lines = byType.get(type) ?? [];
        return lines.length === 0 ? [] : [`${depth} ${headings[type]}\n\n${lines.join('\n')}`];
    })
        .join('\n\n');
}
/** Characters that a heading of `knowledgeLines` takes at most, with its blank lines. */
const headingChars = 34;
/** So many sources are named; the JSON has all. */
const shownSources = 6;
/**
 * `- [K-\u2026] text [source: iter 7,8] [supersedes: K-\u2026]`: one line in which nothing is Markdown or HTML of a stranger's.
 * Made once for each entry, since entries never change.
 */
const entryLine = (0,_text_once_per_js__WEBPACK_IMPORTED_MODULE_3__/* .oncePer */ .P)((entry) => {
    const { id, text, supersedes } = entry;
    const replaced = supersedes.length === 0 ? '' : ` [supersedes: ${supersedes.slice(-shownSources).join(', ')}]`;
    return `- [${id}] ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(text, 1000)} [source: ${sourceOf(entry)}]${replaced}`;
});
function sourceOf({ by, url, iterations, from }) {
    const plan = from === null ? '' : ` of ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(from, 64)}`;
    if (by === null)
        return `iter ${iterations.slice(-shownSources).join(',')}${plan}`;
    return `${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(by, 60)}${url === null ? '' : `, ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(url, 300)}`}${plan}`;
}
/** `knowledge-index.md`: the entries that count. */
function indexMarkdown(entries, iteration) {
    const active = entries.filter(_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .isActive */ .$m);
    const over = entries.length - active.length;
    const who = entries.every(({ by }) => by !== null) ? 'by people' : `${active.length} that count, ${over} that do not`;
    const lines = knowledgeLines(active, '##');
    return `# Knowledge Index\n\nLast updated: iteration ${iteration} (${who})\n${lines === '' ? '' : `\n${lines}\n`}`;
}


/***/ }),

/***/ 94907:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ startsNextJob),
/* harmony export */   Xo: () => (/* binding */ continuesUnattended),
/* harmony export */   dQ: () => (/* binding */ due),
/* harmony export */   q7: () => (/* binding */ longestChain)
/* harmony export */ });
/* harmony import */ var _lease_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34891);

/**
 * Whether a run is due at this moment: what a tick decides before anything is set up. A job that
 * starts without being due ends at once; one that is not started costs hours. Pure.
 */
function due(request) {
    const { state, orders, now, life = 'unknown' } = request;
    const { lease } = state;
    const handed = state.handed !== null;
    const verdict = (0,_lease_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .leaseVerdict */ .QI)(lease, life, { now, handed });
    // Whoever is at work takes the orders itself.
    if (lease && verdict.kind === 'held') {
        const ends = Date.parse(lease.renewed) + (handed ? _lease_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .handedLifetimeMs */ .CF : _lease_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .leaseLifetimeMs */ .eN);
        return { due: false, why: verdict.why, at: handed && life === 'alive' ? null : ends };
    }
    if (orders > 0)
        return { due: true, why: orders === 1 ? 'an order waits' : `${orders} orders wait` };
    if (verdict.kind === 'over')
        return { due: true, why: `its last job was lost: ${verdict.why}` };
    return atRest(state, now);
}
/** No job is at work, and nobody has ordered anything. */
function atRest({ stop, paused, awaiting, waiting, ended_in_order }, now) {
    if (paused)
        return resting(`${paused.by} paused it`);
    if (awaiting)
        return resting(`a commit of ${awaiting.task} waits for approval`);
    if (waiting && Date.parse(waiting.until) > now) {
        return { due: false, why: `it is waiting until ${waiting.until}`, at: Date.parse(waiting.until) };
    }
    if (stop === null && ended_in_order)
        return { due: true, why: 'an order has changed it since its last job' };
    if (stop === null)
        return { due: true, why: 'its last job ended with work left' };
    if (continuesUnattended(stop))
        return { due: true, why: `its last job ended with ${stop.kind}` };
    // A fault of the network passes; any other one would only come again.
    if (stop.kind === 'failed' && /^(?:REMOTE|GITHUB)_/.test(stop.code)) {
        return { due: true, why: `its last job could not reach what it needs (${stop.code})` };
    }
    return resting(stop.kind === 'complete' ? 'it is complete' : `a person is needed: it ended with ${stop.kind}`);
}
const resting = (why) => ({ due: false, why, at: null });
/** Whether a job that ended so is followed by another one without anybody's word: by cron, or by the job itself. */
function continuesUnattended(stop) {
    if (stop === null)
        return true;
    if (stop.kind === 'iteration_limit')
        return stop.scope === 'job';
    return stop.kind === 'time_budget' || stop.kind === 'waiting' || stop.kind === 'busy';
}
/** A chain so long is no run any more; the schedule goes on, and begins to count anew. */
const longestChain = 100;
/**
 * Whether a job should start the next one: it met a limit of its own, and another job has that limit anew. What a person
 * must do or what has to be waited for is left to the person and the schedule, and so is a job that got nowhere.
 */
function startsNextJob(reason, job) {
    if (job.attempts === 0)
        return false;
    return reason.kind === 'time_budget' || (reason.kind === 'iteration_limit' && reason.scope === 'job');
}


/***/ }),

/***/ 29181:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ isDone),
/* harmony export */   a4: () => (/* binding */ tasksOf),
/* harmony export */   nu: () => (/* binding */ slicesOf),
/* harmony export */   vq: () => (/* binding */ beginsSlice)
/* harmony export */ });
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74644);
/* harmony import */ var _fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);


/** The slices of a run, oldest first; none where its plan had no milestones when it began. */
function slicesOf({ slices, work, work_branch }) {
    return slices.map(({ milestone, end }) => ({
        milestone,
        branch: milestone === null ? work_branch : `${work_branch}.${milestone}`,
        tip: end ?? work,
        newest: end === null,
    }));
}
/**
 * The milestone whose slice begins with a commit for this task; undefined where the newest slice goes on. A branch only
 * ever moves forward, so what comes late (a retry, a task of an earlier milestone, an undo) belongs to the newest slice,
 * and so does everything once the left-over tasks have begun. A run that has commits without milestones keeps its one
 * pull request.
 */
function beginsSlice(plan, state, task) {
    const milestones = (0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_0__/* .milestonesOf */ .pt)(plan);
    const { slices, tasks, merging } = state;
    const newest = slices.at(-1);
    if (!milestones || merging?.task === task || newest?.milestone === null)
        return undefined;
    if (!newest && Object.values(tasks).some(({ commit }) => commit !== null))
        return undefined;
    const milestone = milestones.of(task);
    if (!newest && milestone === null)
        return undefined;
    return slices.some((slice) => slice.milestone === milestone) ? undefined : milestone;
}
/** Ids of the tasks that a slice is for, in plan order. */
function tasksOf(plan, milestone) {
    const milestones = (0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_0__/* .milestonesOf */ .pt)(plan);
    return plan.tasks.map(({ id }) => id).filter((id) => (milestones?.of(id) ?? null) === milestone);
}
/** Nothing is left to be done for it. */
function isDone(plan, state, milestone) {
    const statusOf = (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .statusIn */ .em)(state);
    const asked = new Set(state.asks.map(({ task }) => task));
    const isOver = (id) => statusOf(id) === 'skipped' || (statusOf(id) === 'done' && !asked.has(id));
    return tasksOf(plan, milestone).every(isOver);
}


/***/ }),

/***/ 93532:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p7: () => (/* binding */ countsBeside),
  YT: () => (/* binding */ nothingGathered),
  gi: () => (/* binding */ runFilesWriter),
  iD: () => (/* binding */ runOfFiles),
  sk: () => (/* binding */ withdrawal),
  uV: () => (/* binding */ withdrawalInWords),
  RG: () => (/* binding */ withdrawalPath)
});

// EXTERNAL MODULE: ./build/schema/run/run-state.js
var run_state = __webpack_require__(25605);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/knowledge/entry.js
var knowledge_entry = __webpack_require__(56069);
// EXTERNAL MODULE: ./build/core/knowledge/render-index.js
var render_index = __webpack_require__(33404);
// EXTERNAL MODULE: ./build/core/text/once-per.js
var once_per = __webpack_require__(28537);
;// CONCATENATED MODULE: ./build/core/run/stored/index-files.js



/** An index of so many entries is written whole when one of them changes. */
const shortIndex = 200;
/** Of a longer one so many changes are in `run.json` until all are gathered anew. */
const mostInRunJson = 50;
/** Makes the files of the index; `indexed` is what the written one holds, by the very objects of the state. */
function indexFilesWriter(redact, most = { shortIndex, mostInRunJson }) {
    const lineOf = (0,once_per/* oncePer */.P)((entry) => redact(JSON.stringify(stored(entry))));
    return ({ knowledge, iteration }, indexed) => {
        const apart = knowledge.filter((entry, at) => indexed[at] !== entry);
        const gone = knowledge.length < indexed.length;
        if (apart.length === 0 && !gone)
            return { files: new Map(), indexed, apart };
        const isShort = knowledge.length <= most.shortIndex;
        if (!isShort && !gone && apart.length <= most.mostInRunJson)
            return { files: new Map(), indexed, apart };
        const files = [
            ['knowledge-index.json', `[\n${knowledge.map(lineOf).join(',\n')}\n]\n`],
            ['knowledge-index.md', redact(page(knowledge, { iteration, isShort, most: most.mostInRunJson }))],
        ];
        return { files: new Map(files), indexed: knowledge, apart: [] };
    };
}
function page(knowledge, { iteration, isShort, most }) {
    const text = (0,render_index/* indexMarkdown */.EM)(knowledge, iteration);
    return isShort
        ? text
        : `${text}\nA long index is written anew after ${most} changes; \`ralph knowledge\` has the newest.\n`;
}
const stored = (entry) => {
    const { id, text, by, url, status, iterations, task, supersedes, why, from } = entry;
    return {
        memory_ids: [id],
        summary: text,
        iteration: iterations.at(-1) ?? 0,
        task,
        source_iterations: iterations,
        tags: [(0,knowledge_entry/* typeOf */.QP)(id)],
        status,
        supersedes,
        source: { by, url, from },
        hard: (0,knowledge_entry/* isHard */.is)(entry),
        why,
    };
};
/** What is known by both files: `apart` is what `run.json` holds. */
function knowledgeOfFiles(file, apart) {
    const indexed = file.map(({ memory_ids: [id], summary: text, source_iterations: iterations, source, ...rest }) => {
        const { status, hard, task, supersedes, why } = rest;
        return { id, text, ...source, status, hard: hard && source.by === null, iterations, task, supersedes, why };
    });
    return { knowledge: apart.length === 0 ? indexed : (0,knowledge_entry/* putEntries */.a$)(indexed, apart), indexed };
}

;// CONCATENATED MODULE: ./build/core/run/stored/run-files.js




/** `run.json` is written with every state commit, `tasks.json` when there would be more records of tasks in it than these. */
const run_files_mostInRunJson = 200;
const nothingGathered = { tasks: new Map(), knowledge: [] };
/**
 * Makes a run's files. Of a long plan `tasks.json` holds the records of all tasks as they once were, and `run.json` the
 * few that are others now; when those become many, or a task is gone, all are gathered anew. `redact` takes secrets out.
 */
function runFilesWriter(redact, most = run_files_mostInRunJson) {
    const lineOf = lineMaker(redact);
    const linesOf = (tasks, ids) => block(ids.flatMap((id) => (tasks[id] ? [lineOf(id, tasks[id])] : [])));
    const indexFiles = indexFilesWriter(redact);
    const runJson = ({ tasks, ...rest }, schema, ids) => {
        const head = redact(JSON.stringify({ ...rest, schema }, null, 2)).replace(/\n\}$/, '');
        return `${head},\n  "tasks": ${linesOf(tasks, ids)}\n}\n`;
    };
    const tasksJson = (tasks, ids) => `{\n  "schema": ${run_state/* gatheredSchemaVersion */.SM},\n  "tasks": ${linesOf(tasks, ids)}\n}\n`;
    /** `tasks.json` where it changes, what it then holds, and the records that `run.json` has to hold. */
    const taskFiles = (tasks, gathered) => {
        const { ids, changed, gone } = compare(tasks, gathered);
        if (ids.length <= most)
            return { tasks: new Map(), apart: ids, file: gathered.size > 0 ? tasksJson(tasks, []) : undefined };
        if (changed.length <= most && !gone)
            return { tasks: gathered, apart: changed, file: undefined };
        return { tasks: new Map(Object.entries(tasks)), apart: [], file: tasksJson(tasks, ids) };
    };
    return (state, gathered) => {
        const index = indexFiles(state, gathered.knowledge);
        const { tasks, apart, file } = taskFiles(state.tasks, gathered.tasks);
        const schema = (tasks.size > 0 ? run_state/* gatheredSchemaVersion */.SM : run_state/* stateSchemaVersion */.Jf) + (index.indexed.length > 0 ? run_state/* indexedBy */.t5 : 0);
        const files = new Map([
            ...index.files,
            ['run.json', runJson({ ...state, knowledge: [...index.apart] }, schema, apart)],
        ]);
        if (file !== undefined)
            files.set('tasks.json', file);
        return { files, gathered: { tasks, knowledge: index.indexed } };
    };
}
/** Which files beside `run.json` count, by its number: one that does not was left by an earlier run. */
const countsBeside = (schema) => ({
    tasks: schema === run_state/* gatheredSchemaVersion */.SM || schema === run_state/* gatheredSchemaVersion */.SM + run_state/* indexedBy */.t5,
    index: schema > run_state/* indexedBy */.t5 && schema <= run_state/* gatheredSchemaVersion */.SM + run_state/* indexedBy */.t5,
});
/** The run that its files tell of; `tasks` is `tasks.json` and `index` is `knowledge-index.json`, where they count. */
function runOfFiles(run, { tasks, index }) {
    const known = index ? knowledgeOfFiles(index, run.knowledge) : { knowledge: run.knowledge, indexed: [] };
    const records = tasks?.tasks ?? {};
    return {
        state: { ...run, schema: run_state/* stateSchemaVersion */.Jf, tasks: { ...records, ...run.tasks }, knowledge: known.knowledge },
        gathered: { tasks: new Map(Object.entries(records)), knowledge: known.indexed },
    };
}
/** One pass over the tasks, by the identity of their records. */
function compare(tasks, gathered) {
    const ids = [];
    const changed = [];
    let there = 0;
    for (const id in tasks) {
        ids.push(id);
        const before = gathered.get(id);
        if (before !== undefined)
            there += 1;
        if (before !== tasks[id])
            changed.push(id);
    }
    return { ids, changed, gone: there < gathered.size };
}
/** A line is made once and kept for as long as the task's record is the same: of 5,000 tasks an iteration changes one. */
function lineMaker(redact) {
    const known = new WeakMap();
    return (id, record) => {
        const before = known.get(record);
        if (before?.id === id)
            return before.line;
        const line = redact(`    ${JSON.stringify(id)}: ${JSON.stringify(withoutDefaults(record))}`);
        known.set(record, { id, line });
        return line;
    };
}
const block = (lines) => `{\n${lines.join(',\n')}\n  }`;
const names = Object.keys(begin/* untouchedTask */.$L);
/** Without what is as it was when the run began; the status is always there. */
function withoutDefaults(record) {
    const isUntouched = (name) => {
        const value = record[name];
        return Array.isArray(value) ? value.length === 0 : value === begin/* untouchedTask */.$L[name];
    };
    return Object.fromEntries(names.flatMap((name) => (name !== 'status' && isUntouched(name) ? [] : [[name, record[name]]])));
}
const withdrawalPath = (iteration) => (0,state_paths/* iterationPath */.lr)(iteration, 'withdrawn.json');
/** Path and content of the file. */
const withdrawal = (iteration, content) => [
    withdrawalPath(iteration),
    `${JSON.stringify(content, null, 2)}\n`,
];
const opening = {
    rejected: 'its checks passed, but a person did not accept it',
    undone: 'its checks passed, but a person took it back later',
    dependent: 'it was done, but a person took back what it builds on',
};
/** The reason as the next attempt at the task is told it. */
function withdrawalInWords({ what, by, why }) {
    return `${opening[what]} (${by})${why === '' ? ', without a reason' : `: ${why}`}`;
}


/***/ }),

/***/ 33100:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fR: () => (/* binding */ asleepStep),
/* harmony export */   mO: () => (/* binding */ watchdogFile)
/* harmony export */ });
/* unused harmony export watchdogText */
/** File name of the watchdog: runs switch it on, and it switches itself off. */
const watchdogFile = 'ralph-watchdog.yml';
/** By this step a later job knows that it was not a person who switched the watchdog off. */
const asleepStep = 'Asleep until the next run';
/**
 * `.github/workflows/ralph-watchdog.yml`: looks every hour whether a run is due that nobody goes on with (a usage limit
 * that was reset, a lost runner, an order whose job was dropped), and starts its workflow. Cron may be late or left out
 * (platform facts 13, 14), so it is no clock: each tick looks at everything anew. No checkout, and no write to contents.
 */
function watchdogText({ workflow, name, action }) {
    return `# Continues runs that need no person: after a usage limit, a lost runner, a dropped order.
# A run enables it at its start; it disables itself when every run is complete.
name: ralph watchdog

on:
  schedule:
    - cron: '${minuteOf(`${name} watchdog`)} * * * *'
  workflow_dispatch:

permissions: {}

jobs:
  tick:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    concurrency:
      group: ralph-watchdog
    permissions:
      contents: read # the states of the runs
      issues: read # orders in comments
      pull-requests: read
      actions: write # starts ${workflow}, and switches this workflow off
    steps:
      - id: ralph
        uses: ${action}
        with:
          command: tick
          dispatch: ${workflow}
          github-token: \${{ github.token }}
      # By this step jobs know that no person switched it off, and switch it on again.
      - name: ${asleepStep}
        if: steps.ralph.outputs.asleep == 'true'
        run: echo 'Every run is complete.'
`;
}
/** A minute for cron off the hour, where the queue is longest, and not the same for everybody (platform fact 13). */
function minuteOf(name) {
    const sum = [...name].reduce((total, char) => (total * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7);
    return 7 + (sum % 47);
}


/***/ })

};
