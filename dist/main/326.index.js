export const id = 326;
export const ids = [326];
export const modules = {

/***/ 10439:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ loginVariables),
/* harmony export */   H: () => (/* binding */ loginSecrets)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_agent_claude_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85652);
/* harmony import */ var _process_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62171);




function storedLogin(source) {
    const home = source['HOME'];
    const folder = source['CLAUDE_CONFIG_DIR'] ?? (home === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, '.claude'));
    return folder !== undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.credentials.json')) ? folder : undefined;
}
function loginVariables(source) {
    const folder = (0,_process_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .hasCredential */ .mB)(_core_agent_claude_js__WEBPACK_IMPORTED_MODULE_2__/* .claude */ .n, source) ? undefined : storedLogin(source);
    return folder === undefined ? {} : { CLAUDE_CONFIG_DIR: folder };
}
function loginSecrets(source) {
    const folder = storedLogin(source);
    if (folder === undefined)
        return [];
    try {
        return tokensIn(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.credentials.json'), 'utf8')));
    }
    catch {
        return [];
    }
}
function tokensIn(value) {
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).flatMap(([name, item]) => typeof item === 'string' ? (/token|key|secret/i.test(name) && item.length >= 8 ? [item] : []) : tokensIn(item));
}


/***/ }),

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





const stateFiles = ['run.json', 'plan.json', 'control.json', 'tasks.json', 'knowledge-index.json'];
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

/***/ 5393:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ML: () => (/* binding */ committedTarget),
/* harmony export */   fe: () => (/* binding */ committedFile),
/* harmony export */   qI: () => (/* binding */ committedFiles),
/* harmony export */   wo: () => (/* binding */ committedBelow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);


const limit = 5 * 1024 * 1024;
async function committedFile(git, options) {
    const { commit, path, lazy = [] } = options;
    if (path.includes('\n'))
        return undefined;
    const { stdout } = await git({
        args: [...lazy, 'cat-file', '--batch', '--follow-symlinks'],
        input: `${commit}:${path}\n`,
    });
    const end = stdout.indexOf(0x0a);
    const [, type, size] = stdout.toString('utf8', 0, end).split(' ');
    if (type !== 'blob')
        return undefined;
    return stdout.subarray(end + 1, end + 1 + Number(size));
}
const mostLinks = 40;
async function committedTarget(git, { commit, path }) {
    let at = path;
    for (let links = 0; links < mostLinks && !node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(at) && !at.startsWith('..'); links += 1) {
        const parts = at.split('/');
        const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
        const { stdout } = await git({ args: ['ls-tree', '-z', '--full-tree', commit, '--', ...folders] });
        const entries = stdout.toString('utf8').split('\0');
        const found = entries.flatMap((entry) => {
            const [, oid = '', name = ''] = /^120000 blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
            return folders.includes(name) ? [{ oid, link: name }] : [];
        });
        const [first] = found;
        if (first === undefined)
            return at;
        const { oid, link } = first;
        const target = (await git({ args: ['cat-file', 'blob', oid] })).stdout.toString('utf8');
        const from = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(target) ? '/' : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(link);
        at = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(from, target, at.slice(link.length));
    }
    return at;
}
async function committedBelow(git, { commit, folder }) {
    const below = folder === '' ? [] : ['--', `${folder}/`];
    const { stdout } = await git({ args: ['ls-tree', '-r', '-z', '--full-tree', commit, ...below] });
    const entries = stdout.toString('utf8').split('\0').filter(Boolean);
    if (entries.length === 0)
        return undefined;
    return entries.flatMap((entry) => {
        const [, mode = '', path = ''] = /^(\d+) [^\t]*\t(.*)$/s.exec(entry) ?? [];
        return mode.startsWith('100') || mode === '120000' ? [{ path, link: mode === '120000' }] : [];
    });
}
function committedFiles(git, options) {
    return {
        read: async (path) => {
            const bytes = await committedFile(git, { ...options, path });
            if (bytes === undefined)
                return undefined;
            if (bytes.length > limit)
                throw unusable(path, 'FILE_TOO_LARGE', `has ${bytes.length} bytes, more than ${limit}`);
            try {
                return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
            }
            catch {
                throw unusable(path, 'FILE_NOT_TEXT', 'is not UTF-8 text');
            }
        },
    };
}
const unusable = (path, code, what) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code,
    message: `${path} ${what}.`,
    hint: 'Save it as UTF-8 text of at most 5 MiB, and commit it.',
});


/***/ }),

/***/ 39690:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ foundIn)
/* harmony export */ });
function foundIn(pull, self) {
    const { number, node_id, body, draft, state, merged_at, head, base } = pull;
    return {
        number,
        id: node_id,
        body: (body ?? '').replaceAll('\r\n', '\n'),
        draft: draft === true,
        state: state === 'open' ? 'open' : merged_at === null ? 'closed' : 'merged',
        ours: pull.user?.login === self,
        head: head.ref,
        sha: head.sha,
        base: base.ref,
        mergeCommit: merged_at === null ? null : pull.merge_commit_sha,
        closedAt: pull.closed_at,
    };
}


/***/ }),

/***/ 31089:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ defaultBranch)
/* harmony export */ });
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




const isMachine = (user, self) => user?.login === self && user.type !== 'User';
function orderReader(options) {
    const { whoMay, self } = options;
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




const overlapMs = 600_000;
function commentQueue(options) {
    const { github, threads, find, self, own, orderOf, others, warn, seen } = options;
    const waiting = new Set();
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
    function ownOf(comments) {
        for (const comment of comments)
            if (comment.user?.login === self)
                own(comment);
    }
    async function judge(issue, comments, look) {
        const orders = [];
        let whole = comments !== undefined;
        ownOf(comments ?? []);
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
const startOf = ({ since }) => (since === null ? 0 : Math.floor(Date.parse(since) / 1000) * 1000);
const byId = (a, b) => (a.id < b.id ? -1 : 1);
const quietMs = 10_000;
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
const commits = 100;
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





const longest = 1800;
const submissionMs = 5000;
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
function passedOn(body) {
    if (body.trimStart().startsWith(_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .ownMark */ .a))
        return '';
    const read = (0,_core_text_markdown_plain_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeBlocks */ .I6)(body, 8000);
    const text = (0,_core_text_markdown_plain_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .plainComment */ .cf)(read).replace(/ +$/gm, '');
    return text.length <= longest && read === body ? text : `${(0,_core_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(text, longest)}\u2026 (cut)`;
}
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
function kindOf(text) {
    const command = (0,_core_order_read_command_js__WEBPACK_IMPORTED_MODULE_1__/* .readCommand */ .UK)(text);
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






function reviewQueue(options) {
    const { github, pulls, whoMay, self, warn } = options;
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
    function linesOf(pull_number) {
        const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments';
        let asked;
        return async (review) => {
            asked ??= github.list(route, { pull_number });
            return (await asked).filter((line) => line.pull_request_review_id === review);
        };
    }
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
const withoutMark = (body) => (body.startsWith(_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .ownMark */ .a) ? body.slice(body.indexOf('\n') + 1) : body);
const momentOf = ({ submitted_at }) => (submitted_at === undefined ? -1 : Date.parse(submitted_at));


/***/ }),

/***/ 86370:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ lookAtMerge),
  E: () => (/* binding */ mergeAt)
});

// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
;// CONCATENATED MODULE: ./build/core/github/merge-verdict.js
const passing = new Set(['success', 'neutral', 'skipped']);
function mergeVerdict(request) {
    const { base, required, checks, startsChecks, ofApps } = request;
    const refuse = (why) => ({ kind: 'refuse', why });
    if (required.length === 0) {
        return refuse(`no status check is required on ${base}; require one (Settings \u2192 Rules \u2192 Rulesets), because nothing else would guard the merge`);
    }
    const rows = required.map((one) => ({ ...one, found: checks.filter((check) => vouchesFor(check, one)) }));
    const failed = rows.find(({ found }) => found.some(({ conclusion }) => hasFailed(conclusion)));
    if (failed)
        return refuse(`the required check ${failed.name} ended with ${failed.found.find(({ conclusion }) => hasFailed(conclusion))?.conclusion}; run it again on the pull request, or give the run an order`);
    const missing = rows.find(({ found }) => found.length === 0);
    if (missing) {
        const why = startsChecks ? `the required check ${missing.name} has not started` : notStarted(missing);
        const others = checks.some(({ name }) => name === missing.name) ? `. ${ofAnother(missing)}` : '';
        return { kind: 'wait', why: `${why}${others}${ofApps ? '' : `. ${unseen}`}` };
    }
    const open = rows.find(({ found }) => found.some(({ conclusion }) => conclusion === null));
    if (open)
        return { kind: 'wait', why: `the required check ${open.name} is still running` };
    const succeeded = rows.some(({ found }) => found.some(({ conclusion }) => conclusion === 'success'));
    return succeeded
        ? { kind: 'merge' }
        : refuse('no required check has succeeded: each was skipped or neutral. Merge it yourself, or make one of them run');
}
const unseen = 'Without `checks: read` in the `permissions` of the job, ralph sees the jobs of GitHub Actions and commit statuses alone: `ralph init` writes it';
const ofAnother = ({ name, app }) => `A rule accepts ${name} from app ${app} alone; what is there under that name came from elsewhere`;
const notStarted = ({ name }) => `the required check ${name} has not run on it: a push by the workflow's own token starts no checks. Approve its workflow run on the pull request, or run as a GitHub App`;
const vouchesFor = (check, { name, app }) => check.name === name && (app === null || app === check.app);
function hindrance(state, base) {
    const why = Object.hasOwn(hindrances, state ?? '') ? hindrances[state ?? ''] : undefined;
    if (why !== undefined)
        return { kind: 'refuse', why: why.replaceAll('BASE', base) };
    return state === 'unknown' ? { kind: 'wait', why: 'GitHub is still finding out whether it can be merged' } : undefined;
}
const startJob = 'Start a job of this plan (Actions > Run workflow): it merges BASE into the branch and checks the result';
const hindrances = {
    behind: `BASE has moved on, and a rule wants branches to be up to date. ${startJob}`,
    dirty: `it conflicts with BASE. ${startJob}`,
    blocked: 'a rule of BASE still blocks it, such as an approval that is missing; the pull request says which',
    draft: 'it is a draft; mark it ready for review',
};
const byMergeQueue = (base) => `${base} takes changes from its merge queue alone; add the pull request to the queue on its page`;
const hasFailed = (conclusion) => conclusion !== null && !passing.has(conclusion);

// EXTERNAL MODULE: ./build/adapter/github/account/own-ci.js
var own_ci = __webpack_require__(76615);
// EXTERNAL MODULE: ./build/adapter/github/client/found-pull.js
var found_pull = __webpack_require__(39690);
;// CONCATENATED MODULE: ./build/adapter/github/pulls/merge-complete.js




const actionsApp = 15_368;
const mostRuns = 20;
const mostPages = 10;
async function lookAtMerge(github, work, self) {
    const { branch, tip } = work;
    const given = { head: `${github.owner}:${branch}`, state: 'all', per_page: 1 };
    const [shown] = await github.request('GET /repos/{owner}/{repo}/pulls', given);
    const pull = shown && (0,found_pull/* foundIn */.Q)(shown, self);
    if (!pull || pull.state === 'merged')
        return { kind: 'nothing' };
    const { number, base } = pull;
    const refuse = (why) => ({ kind: 'open', number, verdict: { kind: 'refuse', why } });
    if (pull.state === 'closed')
        return refuse('it was closed; reopen it, or leave it so');
    if (pull.draft)
        return refuse('it is a draft; mark it ready for review');
    if (pull.sha !== tip) {
        const [there, checked] = [pull.sha.slice(0, 7), tip.slice(0, 7)];
        return refuse(`it is at ${there}, and the run has checked ${checked}. Start a job of this plan (Actions > Run workflow), which checks what was pushed`);
    }
    const { required, queued } = await rulesOn(github, base);
    if (queued)
        return refuse(byMergeQueue(base));
    const seen = await checksOf(github, tip, { self, required });
    const startsChecks = self !== own_ci/* workflowAccount */.f;
    const verdict = mergeVerdict({ base, required, startsChecks, ...seen });
    if (verdict.kind !== 'merge')
        return { kind: 'open', number, verdict };
    const { mergeable_state: state } = await github.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
        pull_number: number,
    });
    return { kind: 'open', number, verdict: hindrance(state, base) ?? verdict };
}
async function rulesOn(github, branch) {
    const rules = await github.request('GET /repos/{owner}/{repo}/rules/branches/{branch}', { branch, per_page: 100 });
    const byRule = rules.flatMap((rule) => rule.type === 'required_status_checks' ? (rule.parameters?.required_status_checks ?? []) : []);
    const { protection } = await github.request('GET /repos/{owner}/{repo}/branches/{branch}', { branch });
    const { contexts = [], checks = [] } = protection?.required_status_checks ?? {};
    const known = new Set(checks.map(({ context }) => context));
    const required = [
        ...byRule.map(({ context, integration_id }) => ({ name: context, app: integration_id ?? null })),
        ...contexts.filter((name) => !known.has(name)).map((name) => ({ name, app: null })),
        ...checks.map(({ context, app_id }) => ({ name: context, app: app_id === null || app_id < 0 ? null : app_id })),
    ];
    return { required, queued: rules.some(({ type }) => type === 'merge_queue') };
}
async function checksOf(github, tip, { self, required }) {
    const [runs, statuses] = await Promise.all([
        checkRunsOf(github, tip, self),
        github.list('GET /repos/{owner}/{repo}/commits/{ref}/statuses', { ref: tip }),
    ]);
    const newest = new Map(statuses.toReversed().map((status) => [status.context, status]));
    const bound = new Set(required.flatMap(({ name, app }) => (app === null ? [] : [name])));
    const others = [...newest.values()].filter(({ creator }) => creator?.login !== self);
    const said = await Promise.all(others.map(async ({ context: name, state, creator }) => ({
        name,
        app: bound.has(name) ? await appOf(github, creator?.login ?? '') : null,
        conclusion: state === 'pending' ? null : state,
    })));
    return { checks: [...(runs ?? (await jobsOf(github, tip))), ...said], ofApps: runs !== undefined };
}
async function appOf(github, login) {
    const [, slug] = /^(.+)\[bot\]$/.exec(login) ?? [];
    if (slug === undefined)
        return null;
    try {
        return (await github.request('GET /apps/{app_slug}', { app_slug: slug }))?.id ?? null;
    }
    catch (error) {
        if (error instanceof error_error/* RalphError */.A && /^GITHUB_(?:PERMISSION_MISSING|FORBIDDEN|NOT_FOUND)$/.test(error.code))
            return null;
        throw error;
    }
}
async function checkRunsOf(github, tip, self) {
    const found = [];
    try {
        for (let page = 1; page <= mostPages; page++) {
            const at = { ref: tip, per_page: 100, page };
            const { check_runs: runs, total_count: total } = await github.request('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', at);
            found.push(...runs);
            if (runs.length === 0 || found.length >= total)
                break;
        }
    }
    catch (error) {
        if (error instanceof error_error/* RalphError */.A && /^GITHUB_(?:PERMISSION_MISSING|FORBIDDEN)$/.test(error.code))
            return undefined;
        throw error;
    }
    const own = self === own_ci/* workflowAccount */.f ? undefined : self;
    return newestOf(found.filter(({ app }) => own === undefined || `${app?.slug}[bot]` !== own)).map(({ name, app, status, conclusion }) => ({
        name,
        app: app?.id ?? null,
        conclusion: status === 'completed' ? conclusion : null,
    }));
}
async function jobsOf(github, tip) {
    const at = { head_sha: tip, per_page: mostRuns };
    const { workflow_runs: runs } = await github.request('GET /repos/{owner}/{repo}/actions/runs', at);
    const pages = await Promise.all(runs.map(({ id }) => github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs', { run_id: Number(id), per_page: 100 })));
    const jobs = pages.flatMap((page) => page.jobs.map((job) => ({ ...job, app: null })));
    return newestOf(jobs).map(({ name, conclusion }) => ({ name, app: actionsApp, conclusion }));
}
function newestOf(all) {
    const sorted = all.toSorted((a, b) => Number(a.id) - Number(b.id));
    return [...new Map(sorted.map((one) => [`${one.app?.id} ${one.name}`, one])).values()];
}
const methods = ['merge', 'squash', 'rebase'];
async function mergeAt(github, number, tip) {
    for (const [at, merge_method] of methods.entries()) {
        try {
            const route = 'PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge';
            await github.request(route, { pull_number: number, sha: tip, merge_method });
            return;
        }
        catch (error) {
            const other = error instanceof error_error/* RalphError */.A && /not allowed on this repository/i.test(error.message);
            if (!other || at === methods.length - 1)
                throw error;
        }
    }
}


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



const trackingLabel = 'ralph';
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
        if (number === undefined && creatable)
            await find();
        if (number === undefined && creatable)
            await create();
        for (const issue_number of surplus)
            await close(issue_number);
        surplus = [];
    }
    async function create() {
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
    function isOther(noted) {
        const other = noted.find(({ user, state }) => state === 'open' && user?.type === 'Bot' && user.login !== self);
        if (self !== _account_own_ci_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowAccount */ .f || !other?.user)
            return false;
        const { login } = other.user;
        warn(`#${other.number} is this run's issue and was written by ${login}, which is not this job's account. If \`github-token\` is ${login}'s, set \`github-login: ${login}\`; if not, close #${other.number}, and the next job opens its own`);
        return true;
    }
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
/* harmony export */   H: () => (/* binding */ newestRuns),
/* harmony export */   V: () => (/* binding */ startNextJob)
/* harmony export */ });
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _core_plan_format_issue_issue_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93961);
/* harmony import */ var _client_tracking_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31089);



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
    const other = refused && knowsNoPlan(refused) && (0,_core_plan_format_issue_issue_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .issueOfPlan */ .CD)(plan) === undefined;
    const again = other ? await dispatch(github, without, { chain: String(options.chain) }) : refused;
    if (again === undefined)
        return undefined;
    const { message, hint } = again;
    if (!/unexpected inputs|does not have 'workflow_dispatch'/i.test(message))
        return `${message} ${hint}`;
    return `${message} Give ${options.workflow} the trigger \`workflow_dispatch\` with the input \`chain\`, and pass it on to ralph (\`ralph init\` writes it so).`;
}
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
async function newestRuns(github, { workflow, self }) {
    const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
    try {
        const { workflow_runs: runs } = await github.request(route, { workflow_id: workflow, per_page: 30 });
        return runs
            .map(({ id, event, status, conclusion, created_at }) => {
            return { id: String(id), event, status: status ?? '', conclusion, created: Date.parse(created_at) };
        })
            .filter(({ id }) => id !== self);
    }
    catch (error) {
        if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A && /^GITHUB_(?:PERMISSION_MISSING|FORBIDDEN|NOT_FOUND)$/.test(error.code))
            return undefined;
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

const unknownLife = { ask: async () => 'unknown' };
function workflowLiveness(self, { ask, watch } = unknownLife) {
    return {
        self,
        watch,
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
const lifeOfRun = (github) => async ({ id, attempt }) => {
    try {
        const run = await github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { run_id: Number(id) });
        return run.status === 'completed' || (run.run_attempt ?? 1) > attempt ? 'gone' : 'alive';
    }
    catch (error) {
        if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A)
            return 'unknown';
        throw error;
    }
};


/***/ }),

/***/ 81747:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ processLiveness)
/* harmony export */ });
/* unused harmony export parseStat */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var _disk_process_directory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68591);





async function processLiveness(pid = process.pid) {
    const [host, boot, sight] = await Promise.all([hostName(), bootId(), look(pid)]);
    const started = sight.kind === 'running' ? sight.started : '';
    const self = { kind: 'process', host, boot, pid, started };
    return {
        self,
        check: async (holder) => {
            if (holder.kind !== 'process' || holder.host !== host)
                return 'unknown';
            if (holder.boot === '' || boot === '' || holder.started === '')
                return 'unknown';
            if (holder.boot !== boot)
                return 'gone';
            const found = await look(holder.pid);
            if (found.kind === 'hidden')
                return 'unknown';
            return found.kind === 'running' && found.started === holder.started ? 'alive' : 'gone';
        },
    };
}
const firstNamespace = 'pid:[4026531836]';
async function hostName() {
    const namespace = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)('/proc/self/ns/pid').catch(() => firstNamespace);
    return namespace === firstNamespace ? (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)() : `${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)()}/${namespace}`;
}
async function bootId() {
    if (process.platform === 'darwin')
        return (await output('sysctl', ['-n', 'kern.bootsessionuuid'])) ?? '';
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')).trim();
}
async function look(pid) {
    if (!Number.isInteger(pid) || pid <= 0)
        return { kind: 'gone' };
    const stat = process.platform === 'linux' ? await readStat(pid) : await askPs(pid);
    if (stat === undefined)
        return { kind: (0,_disk_process_directory_js__WEBPACK_IMPORTED_MODULE_4__/* .processExists */ ._Z)(pid) ? 'hidden' : 'gone' };
    return /^[ZX]/.test(stat.state) ? { kind: 'gone' } : { kind: 'running', started: stat.started };
}
function parseStat(line) {
    const fields = line
        .slice(line.lastIndexOf(')') + 1)
        .trim()
        .split(' ');
    const [state, started] = [fields[0], fields[19]];
    return state === undefined || started === undefined ? undefined : { state, started };
}
const readStat = async (pid) => parseStat(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(`/proc/${pid}/stat`, 'utf8').catch(() => ''));
async function askPs(pid) {
    const said = await output('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]);
    const found = /^(\S+)\s+(.+)$/.exec(said ?? '');
    return found === null ? undefined : { state: found[1] ?? '', started: (found[2] ?? '').trim() };
}
const run = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
const output = async (program, args) => run(program, args, { env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }, timeout: 5_000 }).then(({ stdout }) => stdout.trim(), () => undefined);


/***/ }),

/***/ 62171:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ agentEnvironment),
/* harmony export */   LE: () => (/* binding */ belongsToPayer),
/* harmony export */   Nc: () => (/* binding */ cloudFiles),
/* harmony export */   Qz: () => (/* binding */ checkEnvironment),
/* harmony export */   mB: () => (/* binding */ hasCredential),
/* harmony export */   nT: () => (/* binding */ userName),
/* harmony export */   nW: () => (/* binding */ cacheNames),
/* harmony export */   pv: () => (/* binding */ serverVariables)
/* harmony export */ });
/* unused harmony export cacheVariables */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64967);
/* harmony import */ var _core_order_may_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15989);





const basics = /^(PATH|LANG|LANGUAGE|LC_[A-Z]+|TZ|TERM|USER|LOGNAME|SHELL)$/;
const certificates = /^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|GIT_SSL_CAINFO|AWS_CA_BUNDLE)$/;
const proxies = /^(https?_proxy|no_proxy|all_proxy)$/i;
const toolchains = /^(JAVA_HOME(_\w+)?|GOROOT|GOPATH|RUSTUP_HOME|RUSTUP_TOOLCHAIN|PYENV_ROOT|VIRTUAL_ENV|pythonLocation|LD_LIBRARY_PATH|NVM_DIR|PNPM_HOME|COREPACK_HOME|RBENV_ROOT|GEM_PATH|DOTNET_ROOT|ANDROID_HOME|PKG_CONFIG_PATH)$/;
function agentEnvironment(source, choice) {
    const { provider } = choice;
    const cloud = provider.clouds.filter(({ chosenBy }) => isOn(source[chosenBy]));
    const passes = (name) => name === _core_order_may_order_js__WEBPACK_IMPORTED_MODULE_4__/* .engineMark */ .yJ ||
        basics.test(name) ||
        certificates.test(name) ||
        toolchains.test(name) ||
        cacheNames.has(name) ||
        proxies.test(name) ||
        (provider.variables.test(name) && !provider.except.test(name)) ||
        cloud.some(({ names }) => names.test(name));
    return {
        ...pick(source, passes, choice),
        ...Object.assign({}, ...cloud.map(({ files }) => variablesOf(files, source, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync))),
        ...choice.login,
        ...own(choice),
    };
}
function checkEnvironment(source, choice) {
    const passes = (name) => name === _core_order_may_order_js__WEBPACK_IMPORTED_MODULE_4__/* .engineMark */ .yJ ||
        basics.test(name) ||
        certificates.test(name) ||
        toolchains.test(name) ||
        cacheNames.has(name) ||
        (choice.network && proxies.test(name));
    return {
        ...pick(source, passes, choice),
        CI: '1',
        TERM: 'dumb',
        ...own(choice),
    };
}
const serverVariables = (call) => Object.entries(call).flatMap(([name, value]) => {
    const needed = [basics, certificates, toolchains, /^(HOME|TMPDIR|GOPROXY|GOFLAGS|GRADLE_RO_DEP_CACHE)$/].some((names) => names.test(name)) ||
        cacheNames.has(name) ||
        (proxies.test(name) && !value.includes('@'));
    return needed ? [name] : [];
});
const belongsToPayer = ({ clouds }, source, name) => clouds.some(({ chosenBy, names }) => isOn(source[chosenBy]) && names.test(name));
const cloudFiles = ({ clouds }, env) => clouds.flatMap(({ chosenBy, files }) => isOn(env[chosenBy])
    ? [...Object.keys(files), 'AWS_WEB_IDENTITY_TOKEN_FILE', 'CLOUDSDK_CONFIG'].flatMap((name) => env[name] ?? [])
    : []);
const hasCredential = ({ credentials }, source) => credentials.some(({ variable }) => isOn(source[variable]));
const isOn = (value) => value !== undefined && !['', '0', 'false'].includes(value);
function pick(source, passes, choice) {
    refuseWildcards(choice.extra);
    const picked = {};
    const caches = cacheVariables(source, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync);
    for (const [name, value] of Object.entries({ ...source, ...caches })) {
        if (value !== undefined && value !== '' && (passes(name) || choice.extra.includes(name)))
            picked[name] = value;
    }
    return picked;
}
function own({ home, tmp }) {
    return { HOME: home, TMPDIR: tmp };
}
function refuseWildcards(names) {
    const wrong = names.filter((name) => !/^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
    if (wrong.length === 0)
        return;
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
        code: 'ENV_NAME_INVALID',
        message: `Not the name of an environment variable: ${wrong.map((name) => JSON.stringify(name)).join(', ')}.`,
        hint: 'Write the full name of each variable; wildcards are not supported because they let secrets through.',
        findings: wrong,
    });
}
const places = {
    npm_config_cache: '.npm',
    YARN_CACHE_FOLDER: '.cache/yarn',
    COREPACK_HOME: '.cache/node/corepack',
    BUN_INSTALL_CACHE_DIR: '.bun/install/cache',
    DENO_DIR: '.cache/deno',
    PLAYWRIGHT_BROWSERS_PATH: '.cache/ms-playwright',
    CYPRESS_CACHE_FOLDER: '.cache/Cypress',
    PUPPETEER_CACHE_DIR: '.cache/puppeteer',
    PIP_CACHE_DIR: '.cache/pip',
    UV_CACHE_DIR: '.cache/uv',
    PYTHONUSERBASE: '.local',
    CARGO_HOME: '.cargo',
    RUSTUP_HOME: '.rustup',
    GOPATH: 'go',
    GOCACHE: '.cache/go-build',
    GRADLE_USER_HOME: '.gradle',
    NUGET_PACKAGES: '.nuget/packages',
    COMPOSER_CACHE_DIR: '.cache/composer',
    PUB_CACHE: '.pub-cache',
};
const cacheNames = new Set([...Object.keys(places), 'NPM_CONFIG_CACHE', 'GOMODCACHE']);
const cacheVariables = (source, exists) => variablesOf(places, source, exists);
function variablesOf(named, source, exists) {
    const home = source['HOME'];
    if (!home)
        return {};
    const found = Object.entries(named).map(([name, place]) => [name, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, place)]);
    const isSet = (name) => Boolean(source[name] || source[name.toUpperCase()]);
    return Object.fromEntries(found.filter(([name, path]) => !isSet(name) && exists(path)));
}
function userName() {
    try {
        return (0,node_os__WEBPACK_IMPORTED_MODULE_1__.userInfo)().username;
    }
    catch {
        return `uid-${process.getuid?.() ?? 'unknown'}`;
    }
}


/***/ }),

/***/ 95935:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ secretValues),
/* harmony export */   n: () => (/* binding */ headerSecrets)
/* harmony export */ });
const secretName = /TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY|CREDENTIAL|CUSTOM_HEADERS/i;
const pathName = /(_FILE|_PATH|_DIR|_CREDENTIALS|_COMMAND|_URL)$/i;
const gitValue = /^GIT_CONFIG_VALUE_(\d+)$/;
function secretValues(source) {
    const values = Object.entries(source).flatMap(([name, value]) => {
        if (value === undefined || value === '')
            return [];
        if (/_proxy$/i.test(name))
            return proxyPassword(value);
        if (gitValue.test(name))
            return gitHeader(source, name, value);
        if (!secretName.test(name) || pathName.test(name))
            return [];
        return /CUSTOM_HEADERS$/i.test(name) ? headerValues(value) : [value];
    });
    return [...new Set(values)].filter((value) => value.length >= 8 && !/^\d+$/.test(value));
}
function proxyPassword(address) {
    const password = /^\w+:\/\/[^/@:]*:([^/@]+)@/.exec(address)?.[1];
    return password === undefined ? [] : [password];
}
function gitHeader(source, name, value) {
    const key = source[name.replace('VALUE', 'KEY')] ?? '';
    if (!/\.extraheader$/i.test(key))
        return [];
    return authorizationSecrets(value);
}
const headerSecrets = (entries) => entries
    .filter(([key]) => /\.extraheader$/i.test(key))
    .flatMap(([, value]) => authorizationSecrets(value))
    .filter((secret) => secret.length >= 8);
function authorizationSecrets(header) {
    const [, scheme = '', credential = ''] = /^[^:]+:\s*(\S+)\s+(\S+)\s*$/.exec(header) ?? [];
    if (!/^basic$/i.test(scheme))
        return [credential];
    return [
        credential,
        Buffer.from(credential, 'base64')
            .toString('utf8')
            .replace(/^[^:]*:/, ''),
    ];
}
const headerValues = (headers) => headers.split('\n').flatMap((line) => line.slice(line.indexOf(':') + 1).trim() || []);


/***/ }),

/***/ 4146:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ resolveSettings),
/* harmony export */   h: () => (/* binding */ variablesOf)
/* harmony export */ });
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4316);
/* harmony import */ var _unknown_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42334);


const names = Object.keys(_table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W);
const planFields = {
    strategy: (plan) => plan.validation_strategy,
    validate: (plan) => plan.checks,
};
const seedWords = {
    approval: { variable: 'RALPH_AUTO_COMMIT', words: { true: 'none', false: 'iteration' } },
    'mcp-transport': { variable: 'CLAUDE_CODE_REMOTE', words: { true: 'http', false: 'stdio' } },
};
function resolveSettings(given) {
    const findings = [...unknownKeys(given)];
    const values = {};
    const sources = {};
    const places = {};
    const files = {};
    for (const name of names) {
        const definition = _table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W[name];
        const found = lookUp(given, name, definition);
        sources[name] = found?.source ?? 'default';
        places[name] = found?.place ?? 'default';
        if (found?.source === 'file')
            files[name] = given.fileName;
        const read = found ? definition.read(found.raw) : { value: definition.fallback };
        if ('value' in read)
            values[name] = read.value;
        else
            findings.push(`${found?.place}: expected ${read.expected}, got ${shown(found?.raw)}`);
    }
    return {
        settings: values,
        sources: sources,
        places: places,
        files,
        findings,
    };
}
function lookUp(given, name, definition) {
    const flag = given.flags[name];
    if (flag !== undefined)
        return { source: 'flag', raw: flag, place: given.flagName?.(name) ?? `--${name}` };
    for (const variable of variables(name, definition)) {
        const raw = given.environment[variable];
        if (raw !== undefined && raw !== '')
            return { source: 'environment', raw, place: `$${variable}` };
    }
    const spoken = inSeedWords(given, name);
    if (spoken)
        return { source: 'environment', ...spoken };
    const planned = given.plan && planFields[name]?.(given.plan);
    if (planned !== undefined)
        return { source: 'plan', raw: planned, place: `the plan's ${name}` };
    const filed = Object.hasOwn(given.file, name) ? given.file[name] : undefined;
    if (filed !== undefined)
        return { source: 'file', raw: filed, place: `${given.fileName}: ${name}` };
    return undefined;
}
function inSeedWords({ environment }, name) {
    const { variable = '', words = {} } = seedWords[name] ?? {};
    const said = environment[variable];
    if (said === undefined || said === '')
        return undefined;
    if (!variable.startsWith('RALPH_') && !Object.hasOwn(words, said))
        return undefined;
    return { raw: Object.hasOwn(words, said) ? words[said] : said, place: `$${variable}` };
}
function variablesOf(name) {
    const { variable } = seedWords[name] ?? {};
    return [...variables(name, _table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W[name]), ...(variable === undefined ? [] : [variable])];
}
function variables(name, definition) {
    const own = `RALPH_${name.toUpperCase().replaceAll('-', '_')}`;
    return definition.env && definition.env !== own ? [definition.env, own] : [own];
}
function unknownKeys({ file, fileName }) {
    return Object.keys(file)
        .filter((key) => !Object.hasOwn(_table_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W, key))
        .map((key) => `${fileName}: ${(0,_unknown_key_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownKey */ .a)(key)}`);
}
function shown(raw) {
    const text = (JSON.stringify(raw) ?? String(raw)).replace(/(https?:\/\/[^/"\s]*\/)[^"\s]+/gi, '$1\u2026');
    return text.length > 80 ? `${text.slice(0, 80)}\u2026` : text;
}


/***/ }),

/***/ 42334:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ unknownKey)
/* harmony export */ });
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41038);
/* harmony import */ var _table_run_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40697);
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4316);



const names = Object.keys(_table_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W);
function unknownKey(key) {
    const meant = _table_run_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .olderInputs */ .mm[key] ?? (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .meantName */ .d5)(key, names);
    return `unknown key "${key}"; ${meant === undefined ? '`ralph config` and docs/settings.md list the keys' : `did you mean "${meant}"?`}`;
}


/***/ }),

/***/ 14476:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ withChanges),
/* harmony export */   Fb: () => (/* binding */ overridesTold),
/* harmony export */   Sn: () => (/* binding */ withOverrides),
/* harmony export */   fk: () => (/* binding */ toldIn),
/* harmony export */   mN: () => (/* binding */ adjustable)
/* harmony export */ });
/* harmony import */ var _resolve_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4146);
/* harmony import */ var _table_action_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29370);
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4316);
/* harmony import */ var _rule_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92346);




const free = [
    'max-iterations',
    'time-budget',
    'max-turns',
    'min-delay',
    'context-budget',
    'context-budget-hpi',
    'retrieval',
    'novelty-overlap-threshold',
    'novelty-recent-handoffs',
    'compaction-threshold-bytes',
    'compaction-interval',
    'model',
    'mode',
    'on-stuck',
    'stuck-after',
];
const adjustable = [..._rule_table_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleNames */ .XZ.filter(_rule_table_js__WEBPACK_IMPORTED_MODULE_3__/* .isRule */ .Nd), ...free];
const once = ['cost-budget', 'run-iterations', 'strategy'];
function withOverrides(given, overrides, unruled) {
    const changed = readOf(unruled ? [...free, ...once] : free, overrides);
    return changed.length === 0 ? given : { ...given, ...Object.fromEntries(changed) };
}
const overridesTold = (overrides) => Object.fromEntries(readOf(once, overrides).map(([name, value]) => [name, { raw: (0,_rule_table_js__WEBPACK_IMPORTED_MODULE_3__/* .rawOf */ .UD)(name, value), place: 'an order' }]));
function readOf(names, overrides) {
    return names.flatMap((name) => {
        const raw = Object.hasOwn(overrides, name) ? overrides[name] : undefined;
        const read = raw === undefined ? undefined : _table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W[name].read(raw);
        return read && 'value' in read ? [[name, read.value]] : [];
    });
}
function toldIn(given) {
    const { require } = given.flags;
    const read = _table_action_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .stepInputs */ .af.require.read(require);
    const place = given.flagName?.('require') ?? '--require';
    const own = 'value' in read ? { require: { raw: read.value, place } } : {};
    return {
        byJob: { ...saidIn(given, ['flag', 'environment']), ...own },
        byBase: saidIn({ ...given, flags: {}, environment: {} }, ['plan', 'file']),
    };
}
function saidIn(given, from) {
    const { settings, sources, places, files } = (0,_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSettings */ .M)(given);
    const names = _rule_table_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleNames */ .XZ.filter((name) => name !== 'require' && from.includes(sources[name]));
    return Object.fromEntries(names.map((name) => {
        const source = sources[name] === 'plan' ? 'the plan' : files[name];
        return [name, { raw: (0,_rule_table_js__WEBPACK_IMPORTED_MODULE_3__/* .rawOf */ .UD)(name, settings[name]), place: places[name], ...(source && { source }) }];
    }));
}
function withChanges({ base, values }, changes) {
    const left = new Map(Object.entries(values));
    for (const { name, rule } of changes) {
        if (rule)
            left.set(name, rule);
        else
            left.delete(name);
    }
    return { base, values: Object.fromEntries(left) };
}


/***/ }),

/***/ 93107:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ redByConfinement),
/* harmony export */   E2: () => (/* binding */ confinedIn),
/* harmony export */   X0: () => (/* binding */ maySudo),
/* harmony export */   Yi: () => (/* binding */ needIn),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   g1: () => (/* binding */ judgeConfinement),
/* harmony export */   nS: () => (/* binding */ diagnoseConfinement)
/* harmony export */ });
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86756);



function judgeConfinement(asked, here) {
    const { report, shape } = here;
    const least = asked['min-confinement'];
    if (least !== undefined && isBelow(report.level, least))
        return { refused: belowMinimum(least, here) };
    if (here.asked === 'none') {
        return { warning: `confinement: none: ${unprotected[shape]} ${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .levelsInWords */ .m7[report.level]}.` };
    }
    if (!isBelow(report.level, 'C2'))
        return undefined;
    if (shape === 'one job')
        return { refused: besideSecrets(here) };
    const remedy = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .remedies */ .JW)(here);
    return {
        warning: `No file is protected here (${reached(here)}): ${unprotected[shape]}${remedy.length > 0 ? ` \u2192 ${remedy.join(' ')}` : ''}`,
    };
}
const isBelow = (level, least) => level < least;
const confinedIn = ({ report, asked, login }) => ({
    level: report.level,
    way: report.way,
    given_up: asked === 'none',
    login,
});
const maySudo = (settings, isCi) => isCi || settings['confinement-sudo'];
const unprotected = {
    'one job': 'the agent and the checks can read and change every file of this job, including its later steps and their secrets.',
    'split jobs': 'the agent and the checks can read and change every file of this job.',
    'own machine': 'the agent and the checks can read and change every file that you can.',
};
const reached = ({ report }) => `${report.level}, by ${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .wayInWords */ .wf[report.way]}`;
function belowMinimum(least, here) {
    const none = here.asked === 'none';
    return new _error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
        code: 'CONFINEMENT_BELOW_MINIMUM',
        message: `min-confinement is ${least}, but this machine reaches ${reached(here)}${none ? ', since `confinement: none` is set' : ''}.`,
        hint: none
            ? 'Remove `confinement: none`, or lower `min-confinement`.'
            : [...(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .remedies */ .JW)(here), `Or lower \`min-confinement\` to ${here.report.level}.`].join(' '),
        findings: refusals(here),
    });
}
const besideSecrets = (here) => new _error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
    code: 'CONFINEMENT_BESIDE_SECRETS',
    message: `This runner cannot protect files (${reached(here)}), and the agent would share the job with its secrets and later steps.`,
    hint: [
        ...(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .remedies */ .JW)(here),
        'Or give the agent a job without secrets (docs/github.md, "Split jobs"), or accept the risk with `confinement: none`.',
    ].join(' '),
    findings: refusals(here),
});
const refusals = ({ report }) => report.refused.map(({ way, why }) => `${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .wayInWords */ .wf[way]}: ${why}`);
const signs = [
    [/docker\.sock|docker daemon|podman\.sock|containerd\.sock|testcontainers/i, 'docker'],
    [
        /no usable sandbox|\bunshare\b|clone_newuser|user namespaces?\b|\bbwrap\b|setuid sandbox|nested sandbox/i,
        'sandbox',
    ],
    [/read-only file ?system|\bEROFS\b/i, 'write'],
    [/permission denied|operation not permitted|\bE(?:ACCES|PERM)\b/i, 'unknown'],
    [/no such file or directory|\bENOENT\b|command not found/i, 'read'],
];
const needIn = (output) => signs.find(([sign]) => sign.test(output))?.[1] ?? 'unknown';
const remedyOf = {
    write: 'list the folder that it writes to under `agent-writable`',
    read: 'list the file or folder that it cannot reach under `agent-read`, or under `agent-writable` if it writes there',
    docker: 'it needs the Docker socket, which amounts to root on this machine: run it in your own CI instead of `validate`, or set `confinement: none`',
    sandbox: 'it creates its own sandbox, which does not work inside another one: turn that off in the check (browsers: `--no-sandbox`), or set `confinement: none`',
    unknown: 'list what it reads or writes under `agent-read` or `agent-writable`; if that does not help, set `confinement: none`',
};
const redByConfinement = ({ name, needs }) => `the check fails in the confinement and passes without it: ${name} (${remedyOf[needs]})`;
function diagnoseConfinement(asked, here) {
    const { report } = here;
    const verdict = judgeConfinement(asked, here);
    const said = { confinement: report };
    if (verdict && 'refused' in verdict) {
        const { message, hint } = verdict.refused;
        return { level: 'fail', found: `${message}${better(report)}`, remedy: hint, ...said };
    }
    const remedy = [...(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .remedies */ .JW)(here), ...(verdict ? [inOneJob] : [])].join(' ') || null;
    const found = `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .confinementInWords */ .RA)(confinedIn(here))}. ${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .levelsInWords */ .m7[report.level]}.${better(report)}`;
    const givenUp = here.asked === 'none' ? 'Remove `confinement: none` from the settings.' : remedy;
    return { level: verdict ? 'warn' : 'ok', found, remedy: givenUp, ...said };
}
const inOneJob = 'For now, GitHub jobs in which an agent works next to secrets (`command: run` and `begin`) are refused here.';
const better = ({ refused }) => refused.length === 0
    ? ''
    : ` Not available here: ${refused.map(({ way, why }) => `${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .wayInWords */ .wf[way]} (${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(why, 150)})`).join('; ')}.`;


/***/ }),

/***/ 77361:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E0: () => (/* binding */ withProgress),
/* harmony export */   Gs: () => (/* binding */ logOf),
/* harmony export */   bV: () => (/* binding */ askForNote),
/* harmony export */   fo: () => (/* binding */ planOfLog),
/* harmony export */   pn: () => (/* binding */ logBeside),
/* harmony export */   sg: () => (/* binding */ progressNote)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);

function progressNote(handoff, at) {
    const { constraints_discovered = [], architectural_notes = [], recommendations = [], unfinished_business = [], } = handoff;
    const learned = [...constraints_discovered.map(({ constraint }) => constraint), ...architectural_notes];
    const [next = unfinished_business[0]?.item] = recommendations;
    return { ...at, completed: handoff.summary, learning: learned.join('; ') || undefined, next };
}
const askForNote = 'A log next to the plan keeps three things about this work: `summary`, what you learned (`constraints_discovered` or `architectural_notes`), and one line for whoever comes next (`recommendations`). Fill them in if there is something to say.';
const queue = {
    level: '###',
    title: (plan) => `# Progress: ${plan}`,
    heading: ({ iteration, task }) => `Iteration ${iteration}: ${task}`,
    words: ['**Completed:**', '**Gotcha:**', '**Next:**'],
};
const bmad = {
    level: '##',
    title: (plan) => `# Progress of ${plan}`,
    heading: ({ iteration, task }) => `Iteration ${iteration} - ${task}`,
    words: ['Completed:', 'Learning:', 'Note for next:'],
};
const shapeOf = (path) => (path.endsWith('.md') ? queue : bmad);
function withProgress(before, { path, plan, note, undone, }) {
    const { level, title, heading, words } = shapeOf(path);
    const own = before !== undefined && planOfLog(before) === plan;
    const written = own ? before : [...(before === undefined ? [] : [before]), `${title(plan)}\n`].join('\n');
    const parts = undone.map((task) => `${level} ${task} was undone, and is open again\n`);
    const begins = note && `${level} ${heading(note)}`;
    if (note && !written.includes(`${begins}\n`)) {
        const lines = [note.completed, note.learning, note.next].map((text, index) => text === undefined ? [] : [`${words[index]} ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text, 500)}`]);
        parts.push(`${[begins, ...lines.flat()].join('\n')}\n`);
    }
    return parts.length === 0 ? undefined : [written.replace(/\n*$/, '\n'), ...parts].join('\n');
}
const planOfLog = (text) => [...text.matchAll(/^# Progress(?: of|:) (\S+)[ \t]*$/gm)].at(-1)?.[1];
const logBeside = (document) => document.replace(/(?:\.[A-Za-z0-9]+)?$/, '.progress.md');
function logOf(setting, { format, document }) {
    if (setting !== 'auto')
        return setting === 'none' ? undefined : { path: setting, known: false };
    if (document === null)
        return undefined;
    if (format === 'Markdown plan')
        return { path: logBeside(document), known: false };
    if (format !== 'prd.json' && format !== 'BMAD')
        return undefined;
    return { path: `${document.slice(0, document.lastIndexOf('/') + 1)}progress.txt`, known: true };
}


/***/ }),

/***/ 38962:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bN: () => (/* binding */ mergeTrigger),
/* harmony export */   d4: () => (/* binding */ hardChars),
/* harmony export */   ht: () => (/* binding */ mergeFirst),
/* harmony export */   xJ: () => (/* binding */ mergeDue)
/* harmony export */ });
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56069);
/* harmony import */ var _render_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33404);


const mergeTrigger = 'hard_constraints';
function mergeFirst(entries, budgetChars) {
    const hard = hardOnes(entries);
    const [chars, most] = [charsOf(hard), Math.floor(budgetChars / 2)];
    return chars > most ? { ids: hard.map(({ id }) => id), chars, most } : undefined;
}
function mergeDue(entries, { merge_tried }, budgetChars) {
    const found = mergeFirst(entries, budgetChars);
    if (!found || found.chars <= merge_tried)
        return undefined;
    const hard = hardOnes(entries);
    const agents = hard.filter(({ by }) => by === null);
    const chars = charsOf(agents);
    const most = found.most - (found.chars - chars);
    return agents.length > 1 && most > 0 ? { ids: agents.map(({ id }) => id), chars, most } : undefined;
}
const hardChars = (entries) => charsOf(hardOnes(entries));
const hardOnes = (entries) => entries.filter((entry) => (0,_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .isActive */ .$m)(entry) && (0,_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .isHard */ .is)(entry));
const charsOf = (entries) => (0,_render_index_js__WEBPACK_IMPORTED_MODULE_1__/* .knowledgeLines */ .a7)(entries, '###').length;


/***/ }),

/***/ 20878:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ withRemembered),
/* harmony export */   Zu: () => (/* binding */ activeEntry),
/* harmony export */   _N: () => (/* binding */ mostEntries),
/* harmony export */   kY: () => (/* binding */ remember),
/* harmony export */   n$: () => (/* binding */ withoutEntry),
/* harmony export */   r2: () => (/* binding */ personsEntry)
/* harmony export */ });
/* harmony import */ var _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49325);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41038);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56069);



const mostEntries = 50;
function remember(said, known) {
    const [, target, corrected] = /^(K-\S+)\s+([\s\S]+)$/.exec(said.text) ?? [];
    if (target !== undefined && corrected !== undefined)
        return correct({ ...said, text: corrected }, { target, known });
    const [, kind, rest = ''] = /^(\w+):(?:\s+([\s\S]+))?$/.exec(said.text.trim()) ?? [];
    const named = _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .Sg.find((type) => type === kind?.toLowerCase());
    return entryOf({ ...said, text: named ? rest : said.text }, { type: named ?? 'decision', known, supersedes: [] });
}
function correct(said, { target, known }) {
    const found = activeEntry(target, known);
    if ('fault' in found)
        return { kind: 'refused', why: found.fault };
    return entryOf(said, { type: (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .typeOf */ .QP)(target), known, supersedes: [target] });
}
function entryOf(said, request) {
    const { type, known, supersedes } = request;
    const text = (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .entryText */ .u0)(said.text);
    if (text === '')
        return { kind: 'refused', why: 'remember needs a text' };
    if (text.length > _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .longestEntry */ .tr) {
        return { kind: 'refused', why: `remember takes at most ${_schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .longestEntry */ .tr} characters, not ${text.length}` };
    }
    const counting = known.filter(_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m);
    const same = counting.find((entry) => entry.by !== null && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .sameWords */ .MT)(entry.text, text));
    if (same)
        return { kind: 'known', id: same.id };
    const counted = counting.filter(({ by, id }) => by !== null && !supersedes.includes(id)).length;
    if (counted >= mostEntries) {
        const why = `${mostEntries} entries from people are already remembered, and every prompt contains all of them; withdraw one with \`forget K-\u2026\`, or say it in CLAUDE.md`;
        return { kind: 'refused', why };
    }
    const learned = counting.filter((entry) => entry.by === null && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .sameWords */ .MT)(entry.text, text)).map(({ id }) => id);
    const taken = new Set(known.map(({ id }) => id));
    const id = (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .freeId */ .wQ)(type, text, (one) => taken.has(one));
    const replaced = [...new Set([...supersedes, ...learned])];
    return { kind: 'new', entry: personsEntry({ id, text, by: said.by, url: said.url, supersedes: replaced }) };
}
const personsEntry = (said) => ({
    ...said,
    status: 'active',
    hard: false,
    iterations: [],
    task: null,
    why: null,
    from: null,
});
function activeEntry(id, known) {
    const entry = known.find((one) => one.id === id);
    if (entry && (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(entry))
        return entry;
    const heir = known.findLast(({ supersedes }) => supersedes.includes(id))?.id;
    if (entry?.status === 'superseded' && heir)
        return { fault: `${id} does not count any more: ${heir} took its place` };
    if (entry)
        return { fault: `${id} does not count any more${entry.why === null ? '' : `: ${entry.why}`}` };
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .similarIn */ .bx)(known.filter(_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m).map((one) => one.id))(id);
    return {
        fault: `there is no entry ${id}.${meant === undefined ? ' `knowledge` lists them' : ` Did you mean ${meant}?`}`,
    };
}
function withRemembered(entries, entry) {
    const replaced = new Set(entry.supersedes);
    const kept = entries.map((one) => (replaced.has(one.id) ? (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .superseded */ .zT)(one, entry.id) : one));
    return [...kept, entry];
}
const withoutEntry = (entries, { id, by, why }) => entries.map((entry) => entry.id === id
    ? { ...entry, status: 'deprecated', why: `withdrawn by ${by}${why === '' ? '' : `: ${why}`}` }
    : entry);


/***/ }),

/***/ 33404:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ indexMarkdown),
/* harmony export */   GD: () => (/* binding */ headingChars),
/* harmony export */   a7: () => (/* binding */ knowledgeLines),
/* harmony export */   bV: () => (/* binding */ entryLine),
/* harmony export */   tl: () => (/* binding */ shortLine)
/* harmony export */ });
/* harmony import */ var _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49325);
/* harmony import */ var _text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57845);
/* harmony import */ var _text_memoize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26588);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56069);




const headings = {
    constraint: 'Constraints',
    decision: 'Architectural Decisions',
    unresolved: 'Unresolved',
    gotcha: 'Gotchas',
    pattern: 'Patterns',
};
const onPage = ['constraint', 'decision', 'pattern', 'gotcha', 'unresolved'];
function knowledgeLines(entries, depth, line = entryLine) {
    const byType = new Map(_schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .Sg.map((type) => [type, []]));
    for (const entry of entries)
        byType.get((0,_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .typeOf */ .QP)(entry.id))?.push(line(entry));
    return (depth === '##' ? onPage : _schema_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .knowledgeTypes */ .Sg)
        .flatMap((type) => {
        const lines = byType.get(type) ?? [];
        return lines.length === 0 ? [] : [`${depth} ${headings[type]}\n\n${lines.join('\n')}`];
    })
        .join('\n\n');
}
const headingChars = 34;
const shownSources = 6;
const entryLine = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoize */ .B)((entry) => {
    const { id, text, supersedes } = entry;
    const replaced = supersedes.length === 0 ? '' : ` [supersedes: ${supersedes.slice(-shownSources).join(', ')}]`;
    return `- [${id}] ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(text, 1000)} [source: ${sourceOf(entry)}]${replaced}`;
});
const shortLine = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoize */ .B)(({ text }) => `- ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(text, 1000)}`);
function sourceOf({ by, url, iterations, from }) {
    const plan = from === null ? '' : ` of ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(from, 64)}`;
    if (by === null && iterations.length === 0)
        return plan.replace(/^ of /, '');
    if (by === null)
        return `iter ${iterations.slice(-shownSources).join(',')}${plan}`;
    return `${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(by, 60)}${url === null ? '' : `, ${(0,_text_markdown_neutral_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineMarkdown */ .x)(url, 300)}`}${plan}`;
}
function indexMarkdown(entries, iteration) {
    const active = entries.filter(_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .isActive */ .$m);
    const over = entries.length - active.length;
    const who = entries.every(({ by }) => by !== null) ? 'by people' : `${active.length} in force, ${over} not`;
    const lines = knowledgeLines(active, '##');
    return `# Knowledge Index\n\nLast updated: iteration ${iteration} (${who})\n${lines === '' ? '' : `\n${lines}\n`}`;
}


/***/ }),

/***/ 952:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ meaningOf),
/* harmony export */   Z: () => (/* binding */ withoutTicks)
/* harmony export */ });
const meaningOf = (plan) => JSON.stringify({ ...plan, tasks: plan.tasks.map(({ status: _, retry_count: __, ...task }) => meant(task)) });
const meant = (task) => ({ ...task, description: withoutTicks(task.description) });
const withoutTicks = (text) => text.replace(/^([ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+)(?:\[[xX]\]|\(done\) )/gm, (whole, mark) => whole.endsWith(']') ? `${mark}[ ]` : mark);


/***/ }),

/***/ 12913:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ pendingFeedback),
/* harmony export */   n: () => (/* binding */ feedbackPath)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);

const mostItems = 20;
const longest = 2_000;
const feedbackPath = (planFile) => `${planFile.replace(/\.[^./]+$/, '')}.feedback.md`;
function pendingFeedback(text) {
    const items = [];
    let pending = false;
    for (const line of text.replace(/<!--[\s\S]*?-->/g, '').split(/\r?\n/)) {
        const heading = /^#{1,6}\s+(.*)$/.exec(line)?.[1];
        if (heading !== undefined)
            pending = /^pending\b/i.test(heading.trim());
        else if (pending && /^\s*[-*]\s+\S/.test(line))
            items.push(line.replace(/^\s*[-*]\s+(?:\[[ xX]\]\s*)?/, ''));
        else if (pending && line.trim() !== '')
            items.push(`${items.pop() ?? ''} ${line.trim()}`);
    }
    return items
        .map((one) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(one, longest))
        .filter((one) => one !== '')
        .slice(0, mostItems);
}


/***/ }),

/***/ 73739:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ amongStories),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   I5: () => (/* binding */ rootOf),
/* harmony export */   K3: () => (/* binding */ storyFolder),
/* harmony export */   P_: () => (/* binding */ storyNumber),
/* harmony export */   Vc: () => (/* binding */ stemOf),
/* harmony export */   dC: () => (/* binding */ isFolderOfStories),
/* harmony export */   pD: () => (/* binding */ isSprintStatus),
/* harmony export */   q9: () => (/* binding */ isStoryFolder),
/* harmony export */   qs: () => (/* binding */ sprintStatusIn)
/* harmony export */ });
const folders = [
    [/(?:^|\/)prd\//i, 'prd'],
    [/(?:^|\/)architecture\//i, 'architecture'],
    [/(?:^|\/)epics?\//i, 'epics'],
];
const names = [
    [/^sprint-status\.ya?ml$/i, 'status'],
    [/^project-context\.md$/i, 'rules'],
    [/^(?:product-|project-)?brief(?:[-_.].*)?\.md$/i, 'brief'],
    [/^(?:prd|product-requirements?)(?:[-_.].*)?\.md$/i, 'prd'],
    [/^(?:architecture|tech-spec|solution-architecture)(?:[-_.].*)?\.md$/i, 'architecture'],
    [/^(?:sprint-plan|epics?|epics-and-stories|stories)(?:[-_.].*)?\.md$/i, 'epics'],
];
const storyName = /^(?:story[-_. ]?)?\d+[a-z]?[-._]\d+[a-z]?(?:[-._ ].*)?\.md$|^(?:story[-_. ])?[a-z][a-z0-9]*-\d+(?:[-._ ].*)?\.md$/i;
const notStory = /retro|report|context|review|template|readme|index|checklist|summary/i;
const passedOver = /(?:^|\/)(?:node_modules|archive|archived|backup[^/]*|templates?|dist|vendor|\.[^/]+)\//i;
function kindOf(path) {
    if (passedOver.test(path))
        return undefined;
    const name = path.slice(path.lastIndexOf('/') + 1);
    const named = names.find(([pattern]) => pattern.test(name));
    if (named)
        return named[1];
    if (!/\.md$/i.test(name))
        return undefined;
    if (storyName.test(name))
        return /^epic[-_. ]/i.test(name) ? undefined : 'story';
    return folders.find(([pattern]) => pattern.test(path))?.[1];
}
function amongStories(files, keys) {
    const sure = files.filter(({ path }) => keys.has(stemOf(path).toLowerCase()) || !notStory.test(stemOf(path)));
    const told = new Set(sure.map(({ path }) => storyNumber(stemOf(path))));
    const known = new Set(sure);
    return files.filter((file) => known.has(file) || !told.has(storyNumber(stemOf(file.path))));
}
const stemOf = (path) => path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/i, '');
function rootOf(folder) {
    const parts = folder.split('/');
    const inner = /^(?:implementation-artifacts|planning-artifacts|sprint-artifacts|stories)$/i;
    return parts.length > 1 && inner.test(parts.at(-1) ?? '') ? parts.slice(0, -1).join('/') : folder;
}
const isFolderOfStories = (path) => /(?:^|\/)(?:stories|epics|prd|architecture|[a-z]+-artifacts)$/i.test(path) && !passedOver.test(path);
const isSprintStatus = (path) => kindOf(path.replaceAll('\\', '/')) === 'status';
const isStoryFolder = (path) => !/\.(?:ya?ml|json|md)$/i.test(path);
function sprintStatusIn(entries) {
    const found = entries.filter(({ path }) => kindOf(path) === 'status');
    const depth = (path) => path.split('/').length;
    const nearest = Math.min(...found.map(({ path }) => depth(path)));
    return found.filter(({ path }) => depth(path) === nearest);
}
function storyNumber(name) {
    const plain = name.trim().toLowerCase();
    const [, epic, story] = /^(?:story[-_. ]?)?(\d+[a-z]?)[-._](\d+[a-z]?)(?=$|[-._ :])/.exec(plain) ?? [];
    if (epic !== undefined)
        return `${epic}-${story}`;
    return /^[a-z][a-z0-9]*-\d+(?=$|[-._ :])/.exec(plain)?.[0] ?? plain;
}
function storyFolder(location, statusFile) {
    const path = location.replace(/^\{project[-_]root\}\/?/i, '');
    if (/^[/\\~]|^[A-Za-z]:|^[a-z+]+:\/\/|^\{/i.test(path))
        return undefined;
    const from = path.startsWith('.') ? statusFile.split('/').slice(0, -1) : [];
    const parts = [...from];
    for (const name of path.split('/')) {
        if (name === '..') {
            if (parts.pop() === undefined)
                return undefined;
        }
        else if (name !== '' && name !== '.')
            parts.push(name);
    }
    return parts.join('/');
}


/***/ }),

/***/ 57782:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dS: () => (/* binding */ encoded),
  NP: () => (/* binding */ planDocument),
  m3: () => (/* binding */ readPlan)
});

// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/text-edit.js
var text_edit = __webpack_require__(51882);
// EXTERNAL MODULE: ./build/core/plan/format/json/json-syntax.js
var json_syntax = __webpack_require__(92791);
// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan = __webpack_require__(27017);
// EXTERNAL MODULE: ./build/core/text/nearest.js
var nearest = __webpack_require__(41038);
// EXTERNAL MODULE: ./build/core/plan/lint/fault.js
var fault = __webpack_require__(82660);
// EXTERNAL MODULE: ./build/core/plan/format/read/salvage.js
var salvage = __webpack_require__(13234);
;// CONCATENATED MODULE: ./build/core/plan/format/json/unnamed-tasks.js



function unnamedTasks({ value, root }) {
    if ((0,salvage/* isRecord */.u4)(value) && 'tasks' in value)
        return [];
    const lists = taskLists(value, []);
    const [first, ...others] = lists;
    if (first === undefined)
        return [];
    const offset = (0,json_syntax/* offsetAt */.HA)(root, first);
    const code = 'PLAN_MISSING_FIELD';
    const where = (0,fault/* printPath */.bA)(first);
    if (others.length > 0) {
        const message = `"tasks" is missing. There are ${lists.length} lists that look like tasks: ${where} is the first.`;
        const remedy = 'Put all tasks into one list at the top of the file, and call it "tasks".';
        return [{ severity: 'error', code, at: ['tasks'], offset, message, remedy }];
    }
    const name = String(first.at(-1));
    const message = first.length === 0
        ? 'A plan is an object in { }, and this file is a list.'
        : `"tasks" is missing. The list "${where}" looks like the tasks.`;
    const remedy = first.length === 0
        ? 'Put the list into an object: {"tasks": [ \u2026 ]}.'
        : first.length === 1
            ? `Rename "${name}" to "tasks" (or to "userStories", if its entries have the fields of a prd.json).`
            : `Move the list to the top of the file, and rename "${name}" to "tasks".`;
    return [
        {
            severity: 'error',
            code: first.length === 0 ? 'PLAN_WRONG_TYPE' : code,
            at: first.length === 0 ? [] : ['tasks'],
            offset,
            message,
            remedy,
        },
    ];
}
const deepest = 4;
function taskLists(value, at) {
    if (Array.isArray(value) && value.length > 0 && value.every(isLikeTask))
        return [at];
    if (at.length >= deepest)
        return [];
    const entries = Array.isArray(value)
        ? value.map((entry, index) => [index, entry])
        : (0,salvage/* isRecord */.u4)(value)
            ? Object.entries(value)
            : [];
    return entries.flatMap(([name, entry]) => taskLists(entry, [...at, name]));
}
const isLikeTask = (entry) => (0,salvage/* isRecord */.u4)(entry) &&
    ['title', 'name', 'description', 'summary'].some((name) => typeof entry[name] === 'string') &&
    [
        'passes',
        'done',
        'completed',
        'status',
        'state',
        'dependencies',
        'depends_on',
        'dependsOn',
        'acceptanceCriteria',
        'acceptance_criteria',
        'priority',
    ].some((name) => name in entry);

;// CONCATENATED MODULE: ./build/core/plan/format/json/read-plan.js





function planOfJson(document) {
    const { value, root } = document;
    const unnamed = unnamedTasks(document);
    const isTold = ({ at, offset = 0 }) => unnamed.some((fault) => at.length === 1 && offset <= (fault.offset ?? 0) && (fault.offset ?? 0) < endOf(root, at));
    return {
        format: 'plan.json',
        value,
        faults: [...unnamed, ...unknownFields(root).filter((fault) => !isTold(fault))],
        placeOf: (at) => ({ at, offset: (0,json_syntax/* offsetAt */.HA)(root, at) }),
    };
}
function endOf(root, at) {
    const field = fieldsOf(root).find((property) => nameOf(property) === at[0]);
    return field === undefined ? 0 : field.offset + field.length;
}
const taskFields = Object.keys(plan/* Task */.YZ.shape);
const planFields = Object.keys(plan/* Plan */.cw.shape);
const editorField = '$schema';
function unknownFields(root) {
    const found = new Map();
    for (const property of fieldsOf(root)) {
        if (nameOf(property) !== editorField)
            note(found, property, { whose: 'plan', parent: [] });
    }
    for (const [index, task] of taskNodes(root).entries()) {
        for (const property of fieldsOf(task))
            note(found, property, { whose: 'task', parent: ['tasks', index] });
    }
    return [...found.values()].map(toFault);
}
function fieldsOf(node) {
    return node.type === 'object' ? (node.children ?? []) : [];
}
function nameOf(property) {
    return String(property.children?.[0]?.value);
}
function taskNodes(root) {
    const tasks = fieldsOf(root).findLast((property) => nameOf(property) === 'tasks')?.children?.[1];
    return tasks?.type === 'array' ? (tasks.children ?? []) : [];
}
function note(found, property, { whose, parent }) {
    const name = nameOf(property);
    if ((whose === 'plan' ? planFields : taskFields).includes(name) || name === '__proto__')
        return;
    const known = found.get(`${whose} ${name}`);
    if (known === undefined) {
        found.set(`${whose} ${name}`, { name, at: [...parent, name], offset: property.offset, whose, count: 1 });
    }
    else
        known.count += 1;
}
function toFault({ name, at, offset, whose, count }) {
    const meant = (0,nearest/* meantName */.d5)(name, whose === 'plan' ? planFields : taskFields);
    const more = count > 1 ? ` (in ${count} places)` : '';
    const place = { code: 'PLAN_UNKNOWN_FIELD', at, offset };
    if (meant === undefined) {
        const message = `A ${whose} has no field ${(0,fault/* shown */.SP)(name)}${more}; it is ignored.`;
        return {
            ...place,
            severity: 'warning',
            message,
            remedy: 'Remove it, or move its text to a field that ralph reads.',
        };
    }
    const message = `A ${whose} has no field ${(0,fault/* shown */.SP)(name)}${more}; did you mean "${meant}"?`;
    return { ...place, severity: 'error', message, remedy: `Rename it to "${meant}".` };
}

// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
;// CONCATENATED MODULE: ./build/core/plan/format/markdown/odd-boxes.js
const oddBox = /^\[([~/>!?*-])\][ \t]+(.*)$/;
const oddBoxes = (lines) => lines.flatMap(({ kind, depth, text, offset }) => {
    const [, mark, title = ''] = kind === 'item' && depth === 1 ? (oddBox.exec(text) ?? []) : [];
    if (mark === undefined)
        return [];
    const message = `It is not clear whether this task is done: "[${mark}]" before ${JSON.stringify(title.slice(0, 40))}.`;
    return [
        {
            severity: 'error',
            code: 'PLAN_UNCLEAR',
            at: [],
            offset,
            message,
            remedy: 'Write [ ] if it is open, [x] if it is done.',
        },
    ];
});

// EXTERNAL MODULE: ./build/core/plan/format/markdown/task-body.js
var task_body = __webpack_require__(31158);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/mark-edits.js
var mark_edits = __webpack_require__(2141);
;// CONCATENATED MODULE: ./build/core/plan/format/loose/loose-plan.js
const refusal = (message, offset) => ({
    severity: 'error',
    code: 'PLAN_UNCLEAR',
    at: [],
    offset,
    message,
    remedy: 'Give each task a heading such as "### Task 1: Title", or a check box "- [ ] Title", and use check boxes for nothing else. docs/plan.md has examples of every format.',
});
const notTasks = /^(?:\d+[.)]\s*)?(?:acceptance|success|exit|completion)\b|\bcriteria\b|^definition of (?:done|ready)|^done when|^out of scope|^non-?goals?|^checklist|^verification|^open questions?/i;
const holdsTasks = /^(?:\d+[.)]\s*)?(?:(?:implementation |remaining |open )?(?:tasks?|steps|work items?|to-?dos?|todo list|user stories|stories)|what needs to be done|things to do|task list)\s*:?$/i;
const isGroup = /^[^\p{L}\p{N}]*(?:\d+[.)]\s*)?(?:phase|stage|milestone|sprint|priority|epic|iteration|week|day)\b|^[^\p{L}\p{N}]*(?:p[0-4]|critical|high|medium|low)\b(?:[\s:\u2013\u2014-]|$)|\bpriority$/iu;
const isBox = ({ kind, depth, ticked }) => kind === 'item' && depth === 1 && ticked !== undefined;
function slugs() {
    const taken = new Map();
    return (title) => {
        const words = title
            .normalize('NFKD')
            .toLowerCase()
            .match(/[a-z0-9]+/g) ?? [];
        const slug = words.join('-').slice(0, 40).replace(/-+$/, '');
        const short = /[^\p{ASCII}]/u.test(title.normalize('NFKD').replace(/\p{M}/gu, '')) || slug === '';
        const base = short ? [slug.slice(0, 30), hash(title)].filter(Boolean).join('-') : slug;
        const count = (taken.get(base) ?? 0) + 1;
        taken.set(base, count);
        return count === 1 ? base : `${base}-${count}`;
    };
}
function hash(text) {
    let value = 0x811c9dc5;
    for (const char of text)
        value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    return value.toString(16).padStart(8, '0');
}

;// CONCATENATED MODULE: ./build/core/plan/format/loose/box-tasks.js



function boxTasks(lines) {
    const rest = [];
    const found = [];
    const slugOf = slugs();
    let above = [];
    let open;
    for (const line of lines) {
        if (line.kind === 'heading')
            above = [...above.filter(({ level }) => level < line.level), line];
        const isTask = isBox(line) && !above.some(({ text }) => notTasks.test(text));
        if (isTask) {
            open = [];
            found.push({
                line,
                area: above
                    .filter(({ level }) => level > 1)
                    .map(({ text }) => text)
                    .join(' \u203a '),
                below: open,
            });
        }
        else if (open && (line.depth > 0 || line.kind === 'blank'))
            open.push(line);
        else {
            open = undefined;
            rest.push(line);
        }
    }
    if (found.length === 0)
        return undefined;
    const tasks = found.map(({ line, area, below }) => {
        const text = line.text.replace(/\s+/g, ' ');
        const [, id, title = text] = /^(?:\*\*)?([A-Z]{1,10}-?\d+(?:\.\d+)*)(?:\*\*)?:(?:\*\*)?\s+(.+)$/.exec(text) ?? [];
        const boxes = below.filter(({ kind, ticked }) => kind === 'item' && ticked !== undefined);
        const said = below.filter((one) => !boxes.includes(one) && one.kind !== 'comment').map(({ raw }) => raw.trim());
        return {
            id: id ?? slugOf(title),
            title: title.replace(/^\*\*([^*]+)\*\*/, '$1'),
            description: [(0,task_body/* proseOf */.jv)(said), area && `From the part \u201c${area}\u201d of the plan.`].filter(Boolean).join('\n\n'),
            criteria: boxes.map(({ text: criterion, offset }) => ({ text: criterion, offset })),
            after: undefined,
            status: line.ticked ? 'done' : 'pending',
            edits: (source, done) => [line, ...boxes].flatMap(({ offset }) => (0,mark_edits/* boxEdits */.BV)(source, offset, done)),
            offset: line.offset,
        };
    });
    return { tasks, faults: [], rest };
}

// EXTERNAL MODULE: ./build/core/plan/format/read/status-words.js
var status_words = __webpack_require__(55821);
;// CONCATENATED MODULE: ./build/core/plan/format/loose/heading-tasks.js




const named = /^(?:(task|step|story|issue|ticket|todo)\s+#?(\d+(?:\.\d+)*)|([A-Z]{1,10}-?\d+(?:\.\d+)*))\s*(?:[:.)\u2013\u2014-]+\s*|$)(.*)$/i;
const boxed = /^(?:\d+[.)]\s+)?\[([ xX])\]\s+(.+)$/;
function headingTasks(lines) {
    const found = taskHeadings(lines);
    if (found.length === 0)
        return undefined;
    const level = found.reduce((least, { heading }) => Math.min(least, heading.level), 6);
    const tops = found.filter(({ heading }) => heading.level === level);
    const slugOf = slugs();
    const ids = tops.map(({ id, title }) => id ?? slugOf(title));
    const idOf = new Map(ids.map((id) => [id.toLowerCase(), id]));
    const faults = [];
    const { bodies, rest } = bodiesOf(lines, tops, (fault) => faults.push(fault));
    const tasks = tops.map((top, index) => {
        const request = {
            id: ids[index] ?? '',
            body: bodies[index] ?? [],
            idOf,
            report: (one) => void faults.push(one),
        };
        return taskOf(top, request);
    });
    return { tasks, faults, rest: rest.filter((line) => !(line.kind === 'heading' && holdsTasks.test(line.text))) };
}
function bodiesOf(lines, tops, report) {
    const rest = [];
    const bodies = tops.map(() => []);
    const starts = new Map(tops.map(({ at }, index) => [at, bodies[index]]));
    const level = tops[0]?.heading.level ?? 0;
    let open;
    let area = '';
    for (const [at, line] of lines.entries()) {
        const isHeading = line.kind === 'heading';
        if (isHeading && line.level <= level)
            open = starts.get(at);
        if (isHeading && !open)
            area = line.text;
        if (!open && isBox(line) && !notTasks.test(area))
            report(stray(line));
        if (!starts.has(at))
            (open ?? rest).push(line);
    }
    return { bodies, rest };
}
function taskHeadings(lines) {
    let below = 0;
    return lines.flatMap((heading, at) => {
        if (heading.kind !== 'heading' || heading.level === 1)
            return [];
        const { level, text } = heading;
        if (level <= below)
            below = 0;
        const own = boxedTask(text) ?? namedTask(text);
        if (own)
            return [{ heading, at, ...own }];
        if (holdsTasks.test(text))
            below = level;
        else if (below > 0 && level === below + 1 && !isGroup.test(text))
            return [{ heading, at, id: undefined, title: text }];
        return [];
    });
}
function boxedTask(text) {
    const [, mark, title = ''] = boxed.exec(text) ?? [];
    return mark === undefined ? undefined : { id: undefined, title: title.trim(), mark: mark === ' ' ? ' ' : 'x' };
}
function namedTask(text) {
    const [whole, word, number, id, title = ''] = named.exec(text) ?? [];
    if (whole === undefined)
        return undefined;
    return { id: id ?? `${word?.toUpperCase()}-${number}`, title: title.trim() || text };
}
const stray = ({ offset, text }) => refusal(`Headings are the tasks here, so it is not clear what this check box is: ${JSON.stringify(text.slice(0, 40))}.`, offset);
function taskOf({ heading, title, mark }, { id, body, idOf, report }) {
    const { about, fields, criteria, steps } = (0,task_body/* taskBody */.cj)(body, { stars: false });
    const boxes = body.filter(isBox);
    const state = fields.find(({ name }) => name === 'status');
    const status = (0,status_words/* statusOfWord */.g)(state?.value, { at: [id, 'status'], offset: state?.offset ?? heading.offset });
    if (typeof status !== 'string')
        report(status);
    const requires = fields.find(({ name }) => name === 'requires');
    const bracket = /\((?:after|depends on|requires):?\s+([^()]*)\)/i.exec(title);
    const waits = requires?.value ?? bracket?.[1];
    const ticked = mark === undefined ? boxes.length > 0 && boxes.every((box) => box.ticked === true) : mark === 'x';
    return {
        id,
        title: title.replace(bracket?.[0] ?? '', '').trim(),
        description: [about, steps.map(({ text }, at) => `${at + 1}. ${text}`).join('\n')].filter(Boolean).join('\n\n'),
        criteria,
        after: waits === undefined ? undefined : { ids: namesIn(waits, idOf), offset: requires?.offset ?? heading.offset },
        status: typeof status !== 'string' ? 'pending' : state === undefined && ticked ? 'done' : status,
        offset: heading.offset,
        edits: (text, done) => [
            ...(state ? wordEdits(text, state.offset, done) : []),
            ...(mark === undefined ? [] : markEdits(text, heading.offset, done)),
            ...(state || mark || boxes.length > 0 ? [] : newField(text, heading.offset, done)),
            ...boxes.flatMap(({ offset }) => (0,mark_edits/* boxEdits */.BV)(text, offset, done)),
        ],
    };
}
const wordEdits = (text, offset, done) => (0,mark_edits/* fieldEdits */.O)(text, offset, done ? 'done' : 'open');
function markEdits(text, offset, done) {
    const [before = ''] = /^#+[ \t]+(?:\d+[.)][ \t]+)?\[/.exec(text.slice(offset, offset + 40)) ?? [];
    return before === '' ? [] : [{ offset: offset + before.length, length: 1, text: done ? 'x' : ' ' }];
}
function newField(text, offset, done) {
    if (!done)
        return [];
    const eol = (0,mark_edits/* lineEnd */.kd)(text);
    const after = (0,mark_edits/* lineAfter */.pD)(text, offset, '');
    const isFree = /^[ \t]*(?:\r?\n|$)/.test(text.slice(after.offset, after.offset + 200));
    return [(0,mark_edits/* lineAfter */.pD)(text, offset, `${eol}**Status:** done${isFree ? '' : eol}`)];
}
const namesIn = (value, idOf) => (0,task_body/* idsIn */.Sd)(value.replace(/\b(task|step|story|issue|ticket|todo)s?\s+#?(\d+(?:\.\d+)*)/gi, (_, word, number) => `${word}-${number}`)).map((id) => idOf.get(id.toLowerCase()) ?? id);

;// CONCATENATED MODULE: ./build/core/plan/format/loose/read-loose.js






function planOfLoose(lines, { file, text = '', options }) {
    const { tasks, faults, rest } = headingTasks(lines) ??
        boxTasks(lines) ?? { tasks: [], faults: [unclear(lines)], rest: [] };
    const context = (0,task_body/* proseOf */.jv)(rest.filter(({ kind }) => kind !== 'comment').map(({ raw }) => raw));
    return {
        format: 'Markdown',
        value: tasks.length === 0
            ? undefined
            : {
                ...(context !== '' && { context }),
                tasks: tasks.map(({ id, title, description, criteria, after, status }, index) => ({
                    id,
                    title,
                    description,
                    acceptance_criteria: criteria.map(({ text }) => text),
                    depends_on: after?.ids ?? tasks.slice(Math.max(0, index - 1), index).map((before) => before.id),
                    status,
                })),
            },
        faults: [
            ...faults.map((fault) => (fault.code === 'PLAN_UNCLEAR' ? orByAgent(fault, options?.shown ?? file) : fault)),
            ...(tasks.length === 0 ? [] : oddBoxes(lines)),
        ],
        placeOf: ([, index, field, ...rest]) => {
            const task = typeof index === 'number' ? tasks[index] : undefined;
            if (!task)
                return { at: [], offset: 0 };
            const at = [task.id, ...(field === undefined ? [] : [field]), ...rest];
            const [entry] = rest;
            if (field === 'depends_on' && task.after)
                return { at, offset: task.after.offset };
            const item = field === 'acceptance_criteria' && typeof entry === 'number' ? task.criteria[entry] : undefined;
            return { at, offset: item?.offset ?? task.offset };
        },
        silent: ['PLAN_NO_DESCRIPTION', 'PLAN_NO_CRITERIA'],
        doneBy: '[x]',
        edits: (facts) => tasks.flatMap(({ id, status, edits }) => {
            const done = facts.tasks.get(id)?.status;
            return done === undefined || (done === 'done') === (status === 'done') ? [] : edits(text, done === 'done');
        }),
    };
}
const orByAgent = (fault, file) => ({
    ...fault,
    remedy: `${fault.remedy} Or have an agent turn it into a plan, which you see before it is saved: ${(0,command_line/* commandLine */.ay)('ralph', 'plan', 'create', ...(0,command_line/* flagWords */.GK)('from', file))}`,
});
function unclear(lines) {
    return refusal('It is not clear what the tasks in this document are.', lines.find(({ kind }) => kind !== 'blank')?.offset ?? 0);
}

// EXTERNAL MODULE: ./build/core/plan/format/markdown/outline.js
var outline = __webpack_require__(24492);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/outside-links.js
var outside_links = __webpack_require__(87157);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/schema/check/check.js
var check = __webpack_require__(48689);
// EXTERNAL MODULE: ./build/core/plan/format/read/plan-shape.js
var plan_shape = __webpack_require__(19956);
;// CONCATENATED MODULE: ./build/core/plan/format/prd/find-stories.js



const listNames = ['userStories', 'user_stories', 'stories'];
const holders = [[], ['prd'], ['project']];
function findStories({ value, root }) {
    if (Array.isArray(value))
        return isPassing(value) ? { list: [], faults: [] } : undefined;
    const named = inHolders(value, isNamed);
    const stories = named.length > 0 ? named : inHolders(value, (_, list) => isPassing(list));
    const found = stories.some((path) => path.at(-1) === 'userStories')
        ? stories
        : [...stories, ...tasksBeside(value, stories)];
    const [list] = found;
    if (list === undefined)
        return undefined;
    const faults = found.slice(1).map((other) => {
        const message = `${(0,fault/* printPath */.bA)(list)} and ${(0,fault/* printPath */.bA)(other)} are both lists of stories, so it is not clear which to run.`;
        return {
            severity: 'error',
            code: 'PLAN_UNCLEAR',
            at: other,
            offset: (0,json_syntax/* offsetAt */.HA)(root, other),
            message,
            remedy: oneList,
        };
    });
    return { list, faults };
}
const oneList = 'Keep one of them, or put all stories into one list.';
const isNamed = (name, list) => name === 'userStories' || (listNames.includes(name) && Array.isArray(list));
const tasksBeside = (value, stories) => stories.length > 0 && (0,salvage/* isRecord */.u4)(value) && Array.isArray(value['tasks']) && stories.every(([name]) => name !== 'tasks')
    ? [['tasks']]
    : [];
function inHolders(value, wanted) {
    return holders.flatMap((path) => {
        const holder = path.reduce((at, name) => ((0,salvage/* isRecord */.u4)(at) ? at[String(name)] : undefined), value);
        if (!(0,salvage/* isRecord */.u4)(holder))
            return [];
        return Object.keys(holder)
            .filter((name) => wanted(name, holder[name]))
            .map((name) => [...path, name]);
    });
}
const isPassing = (list) => Array.isArray(list) &&
    list.length > 0 &&
    list.every((entry) => (0,salvage/* isRecord */.u4)(entry) && typeof entry['passes'] === 'boolean');

;// CONCATENATED MODULE: ./build/core/plan/format/prd/notes.js
const mark = 'ralph: ';
function withoutNote(notes) {
    const at = notes.startsWith(mark) ? 0 : notes.lastIndexOf(`\n${mark}`);
    return at < 0 ? notes : notes.slice(0, at);
}
const withNote = (notes, note) => note === undefined ? notes : [withoutNote(notes), `${mark}${note}`].filter(Boolean).join('\n');

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(99547);
;// CONCATENATED MODULE: ./build/core/plan/format/json/json-edits.js

function fieldEdits(text, object, { name, value, behind, }) {
    const fields = object.children ?? [];
    const found = fieldOf(object, name);
    const written = JSON.stringify(value);
    if (found) {
        const [, now] = found.children ?? [];
        if (!now || JSON.stringify((0,main.getNodeValue)(now)) === written)
            return [];
        return [{ offset: now.offset, length: now.length, text: listLike(text, now, value) ?? written }];
    }
    const before = (behind === undefined ? undefined : fieldOf(object, behind)) ?? fields.at(-1);
    const [key, its] = before?.children ?? [];
    if (!before || !key || !its)
        return [{ offset: object.offset + 1, length: 0, text: `${JSON.stringify(name)}: ${written}` }];
    const colon = text.slice(key.offset + key.length, its.offset);
    const gap = gapBefore(text, before.offset);
    return [
        { offset: before.offset + before.length, length: 0, text: `,${gap}${JSON.stringify(name)}${colon}${written}` },
    ];
}
function listLike(text, now, value) {
    const [first] = now.type === 'array' ? (now.children ?? []) : [];
    if (!Array.isArray(value) || value.length === 0 || !first)
        return undefined;
    const gap = gapBefore(text, first.offset);
    const end = text.slice(now.offset, now.offset + now.length - 1);
    const entries = value.map((entry) => JSON.stringify(entry));
    return `[${gap}${entries.join(`,${gap || ' '}`)}${end.slice(end.trimEnd().length)}]`;
}
const fieldOf = (object, name) => object?.type === 'object' ? object.children?.findLast(({ children }) => children?.[0]?.value === name) : undefined;
const entryOf = (object, name) => fieldOf(object, name)?.children?.[1];
function gapBefore(text, offset) {
    let from = offset;
    while (from > 0 && /\s/.test(text[from - 1] ?? ''))
        from -= 1;
    return text.slice(from, offset);
}
function withoutField(text, object, name) {
    const fields = object.children ?? [];
    const found = fieldOf(object, name);
    if (!found)
        return [];
    const at = fields.indexOf(found);
    const [before, after] = [fields[at - 1], fields[at + 1]];
    const end = found.offset + found.length;
    if (before)
        return [{ offset: before.offset + before.length, length: end - before.offset - before.length, text: '' }];
    return [{ offset: found.offset, length: (after?.offset ?? end) - found.offset, text: '' }].filter(() => text !== '');
}
function entryEdits(text, list, value, behind) {
    const before = behind ?? list.children?.at(-1);
    if (!before)
        return [{ offset: list.offset + 1, length: 0, text: JSON.stringify(value) }];
    const gap = gapBefore(text, before.offset);
    const written = gap.includes('\n') ? laidOut(text, before, { value, gap }) : JSON.stringify(value);
    return [{ offset: before.offset + before.length, length: 0, text: `,${gap}${written}` }];
}
function laidOut(text, before, { value, gap }) {
    const [first] = before.children ?? [];
    const within = first ? gapBefore(text, first.offset) : '';
    const outer = gap.slice(gap.lastIndexOf('\n') + 1);
    const inner = within.slice(within.lastIndexOf('\n') + 1);
    const unit = inner.startsWith(outer) ? inner.slice(outer.length) : '';
    const eol = gap.includes('\r\n') ? '\r\n' : '\n';
    return within.includes('\n')
        ? JSON.stringify(value, null, unit || 2).replaceAll('\n', `${eol}${outer}`)
        : JSON.stringify(value);
}

;// CONCATENATED MODULE: ./build/core/plan/format/prd/spellings.js


const planSpellings = {
    project: ['project', 'projectName', 'project_name', 'name', 'title'],
    branchName: ['branchName', 'branch_name', 'branch'],
    description: ['description', 'overview', 'summary'],
    config: ['config'],
    stats: ['stats'],
};
const storySpellings = {
    id: ['id', 'storyId', 'story_id'],
    title: ['title', 'name'],
    description: ['description'],
    acceptanceCriteria: ['acceptanceCriteria', 'acceptance_criteria', 'criteria', 'steps'],
    priority: ['priority'],
    passes: ['passes', 'passed', 'done', 'completed'],
    status: ['status'],
    attempts: ['attempts'],
    notes: ['notes'],
    completedAt: ['completedAt', 'completed_at'],
    dependencies: ['dependencies', 'dependsOn', 'depends_on'],
};
function spelled(value, names) {
    if (!(0,salvage/* isRecord */.u4)(value))
        return undefined;
    return names.find((name) => Object.hasOwn(value, name) && value[name] !== null);
}
const storyWords = {
    words: { passed: 'done', passing: 'done', passes: 'done', failing: 'pending', failed: 'pending' },
    remedy: 'Write pending, in_progress, passed or skipped.',
};
function storyStatus(word) {
    const status = (0,status_words/* statusOfWord */.g)(word, { at: [], offset: 0 }, storyWords);
    return typeof status === 'string' ? status : undefined;
}

;// CONCATENATED MODULE: ./build/core/plan/format/prd/prd-edits.js




function prdEdits(text, root, { facts, list: path, ids }) {
    const list = nodeAt(root, path);
    const nodes = list?.children ?? [];
    const stories = new Map(nodes.map((story, index) => [ids[index] ?? '', story]));
    const { tasks, run } = facts;
    const file = { text, wordOf: wordsOf(nodes), nameOf: namesOf(nodes) };
    const passing = [...stories].filter(([id, story]) => passes(story, tasks.get(id), file)).length;
    const passed = passing - [...stories.values()].filter((story) => prd_edits_isPassing(story, file)).length;
    const stats = entryOf(root, 'stats') ?? entryOf(nodeAt(root, path.slice(0, -1)), 'stats');
    return [
        ...[...stories].flatMap(([id, story]) => storyEdits(story, tasks.get(id), file)),
        ...facts.changed.flatMap(({ task, fields }) => changeEdits(stories.get(task.id), { task, fields }, file)),
        ...(list ? addedEdits(list, { stories, facts }, file) : []),
        ...statsEdits(text, stats, { run, passing, passed }),
    ];
}
const nodeAt = (root, path) => path.reduce((at, name) => entryOf(at, String(name)), root);
function namesOf(stories) {
    const among = new Map();
    const usual = (field) => {
        const names = storySpellings[field];
        const known = among.get(field) ?? names.find((name) => stories.some((story) => entryOf(story, name))) ?? names[0];
        among.set(field, known ?? field);
        return known ?? field;
    };
    return (field, story) => {
        const there = storySpellings[field].filter((name) => entryOf(story, name));
        return there.find((name) => entryOf(story, name)?.type !== 'null') ?? there[0] ?? usual(field);
    };
}
function wordsOf(stories) {
    const words = stories.flatMap((story) => {
        const word = entryOf(story, 'status')?.value;
        return typeof word === 'string' ? [word] : [];
    });
    const done = words.find((word) => storyStatus(word) === 'done') ?? 'done';
    const open = words.find((word) => storyStatus(word) === 'pending' && !/fail/i.test(word)) ?? 'pending';
    return (isDone) => (isDone ? done : open);
}
const passes = (story, fact, file) => fact?.status === undefined ? prd_edits_isPassing(story, file) : fact.status === 'done';
function prd_edits_isPassing(story, { nameOf }) {
    const said = entryOf(story, nameOf('passes', story))?.value;
    return typeof said === 'boolean' ? said : storyStatus(entryOf(story, 'status')?.value) === 'done';
}
function addedEdits(list, { stories, facts }, { text, nameOf, wordOf }) {
    const [first] = stories.values();
    const isNumbered = entryOf(first, nameOf('id', first))?.type === 'number';
    const idOf = (id) => (isNumbered && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : id);
    const byStatus = first !== undefined && !entryOf(first, nameOf('passes')) && entryOf(first, 'status') !== undefined;
    return facts.added.flatMap(({ task, after }) => {
        const { id, title, description, acceptance_criteria: criteria, depends_on: waits, order } = task;
        const isDone = facts.tasks.get(id)?.status === 'done';
        const story = {
            [nameOf('id')]: idOf(id),
            ...{ [nameOf('title')]: title, [nameOf('description')]: description },
            [nameOf('acceptanceCriteria')]: criteria,
            ...(order !== undefined && { [nameOf('priority')]: order }),
            ...(byStatus ? { status: wordOf(isDone) } : { [nameOf('passes')]: isDone }),
            ...(waits.length > 0 && { [nameOf('dependencies')]: waits.map(idOf) }),
        };
        return entryEdits(text, list, story, after === undefined ? undefined : stories.get(after));
    });
}
const writtenFields = ['title', 'description', 'acceptance_criteria', 'depends_on', 'order'];
function changeEdits(story, { task, fields }, { text, nameOf }) {
    if (!story)
        return [];
    const waits = entryOf(story, nameOf('dependencies', story))?.children ?? [];
    const numbers = new Map(waits.map((node) => [String(node.value), (0,main.getNodeValue)(node)]));
    const values = {
        title: ['title', task.title],
        description: ['description', task.description.replace(/(?:^|\n\n)Notes: [\s\S]*$/, '')],
        acceptance_criteria: ['acceptanceCriteria', task.acceptance_criteria],
        depends_on: ['dependencies', task.depends_on.map((id) => numbers.get(id) ?? id)],
        order: ['priority', task.order ?? null],
    };
    const isNamed = entryOf(story, nameOf('id', story)) !== undefined;
    return [
        ...(isNamed ? [] : fieldEdits(text, story, { name: nameOf('id', story), value: task.id })),
        ...writtenFields.flatMap((name) => {
            const [field, value] = values[name];
            return fields.includes(name) ? fieldEdits(text, story, { name: nameOf(field, story), value }) : [];
        }),
    ];
}
function statsEdits(text, stats, { run, passing, passed }) {
    if (stats?.type !== 'object')
        return [];
    const count = entryOf(stats, 'iterationsRun')?.value;
    const hasText = (name) => typeof entryOf(stats, name)?.value === 'string';
    const ended = run.completed !== undefined;
    return [
        { name: 'iterationsRun', value: Math.max(0, (typeof count === 'number' ? count : 0) + passed) },
        { name: 'storiesCompleted', value: passing },
        ...(hasText('startedAt') ? [] : [{ name: 'startedAt', value: run.started }]),
        ...(hasText('completedAt') === ended ? [] : [{ name: 'completedAt', value: run.completed ?? null }]),
    ].flatMap((field) => fieldEdits(text, stats, field));
}
function storyEdits(story, fact, file) {
    if (!fact)
        return [];
    const { text, nameOf } = file;
    const notes = entryOf(story, nameOf('notes', story));
    const said = String(notes?.value ?? '');
    const value = withNote(said, fact.note);
    const attempts = nameOf('attempts', story);
    return [
        ...passEdits(story, fact, file),
        ...(fact.attempts > 0 || entryOf(story, attempts)
            ? fieldEdits(text, story, { name: attempts, value: fact.attempts })
            : []),
        ...(value === said ? [] : fieldEdits(text, story, { name: nameOf('notes', story), value })),
    ];
}
function passEdits(story, { status, at }, file) {
    const { text, nameOf, wordOf } = file;
    if (status === undefined || (status === 'done') === prd_edits_isPassing(story, file))
        return [];
    const isDone = status === 'done';
    const [flag, time] = [nameOf('passes', story), nameOf('completedAt', story)];
    const hasStatus = entryOf(story, 'status') !== undefined;
    const byStatus = hasStatus && !entryOf(story, flag);
    return [
        ...(byStatus ? [] : fieldEdits(text, story, { name: flag, value: isDone })),
        ...(hasStatus ? fieldEdits(text, story, { name: 'status', value: wordOf(isDone) }) : []),
        ...(isDone && at !== undefined
            ? fieldEdits(text, story, { name: time, value: at, behind: byStatus ? 'status' : flag })
            : []),
        ...(isDone ? [] : withoutField(text, story, time)),
    ];
}

;// CONCATENATED MODULE: ./build/core/plan/format/prd/written-as.js





function writtenAs(value, list) {
    const holders = list.length === 0 ? [] : [list.slice(0, -1), ...(list.length > 1 ? [[]] : [])];
    const beside = Object.entries(planSpellings).flatMap(([field, names]) => {
        for (const holder of holders) {
            const name = spelled(valueAt(value, holder), names);
            if (name !== undefined && list[0] !== name)
                return [[field, [...holder, name]]];
        }
        return [];
    });
    const raw = valueAt(value, list);
    const stories = Array.isArray(raw) ? raw : [];
    const named = beside.map(([field, path]) => [
        field,
        field === 'project' ? nameIn(valueAt(value, path)) : valueAt(value, path),
    ]);
    return {
        value: { ...Object.fromEntries(named), userStories: Array.isArray(raw) ? withIds(raw.map(usual)) : raw },
        list,
        stories,
        paths: Object.fromEntries(beside),
    };
}
const valueAt = (value, path) => path.reduce((at, name) => ((0,salvage/* isRecord */.u4)(at) ? at[String(name)] : undefined), value);
const nameIn = (project) => (0,salvage/* isRecord */.u4)(project) ? project[spelled(project, ['name', 'title']) ?? 'name'] : project;
function usual(story) {
    if (!(0,salvage/* isRecord */.u4)(story))
        return story;
    const named = Object.entries(storySpellings).flatMap(([field, names]) => {
        const name = spelled(story, names);
        return name === undefined ? [] : [[field, story[name]]];
    });
    const { id, title, description, priority, ...others } = Object.fromEntries(named);
    const rank = ranks.indexOf(String(priority).toLowerCase());
    return {
        ...others,
        ...(id !== undefined && { id: typeof id === 'number' ? String(id) : id }),
        ...((title ?? description) !== undefined && {
            title: title ?? (typeof description === 'string' ? (0,one_line/* oneLine */.TN)(description, 120) : description),
        }),
        ...(description !== undefined && { description }),
        ...(priority !== undefined && { priority: rank < 0 ? priority : rank + 1 }),
    };
}
const ranks = ['critical', 'high', 'medium', 'low'];
function withIds(stories) {
    const slugOf = slugs();
    return stories.map((story) => (0,salvage/* isRecord */.u4)(story) && !('id' in story) && typeof story['title'] === 'string'
        ? { id: slugOf(story['title']), ...story }
        : story);
}
function leftOut(value, { list, stories, paths }) {
    const holders = new Set([[], list.slice(0, -1)].map((path) => (0,fault/* printPath */.bA)(path)));
    const known = new Set([list, ...Object.values(paths)].map((path) => (0,fault/* printPath */.bA)(path)));
    const beside = [...holders].flatMap((holder) => {
        const path = holder === '' ? [] : [holder];
        const fields = list.length === 0 ? undefined : valueAt(value, path);
        return (0,salvage/* isRecord */.u4)(fields) ? Object.keys(fields).map((name) => (0,fault/* printPath */.bA)([...path, name])) : [];
    });
    const inStories = stories.flatMap((story) => {
        const kept = new Set(keptFields.flatMap((field) => spelled(story, storySpellings[field]) ?? []));
        return (0,salvage/* isRecord */.u4)(story) ? Object.keys(story).filter((name) => !kept.has(name)) : [];
    });
    return [
        ...new Set([
            ...beside.filter((path) => !known.has(path) && !holders.has(path)),
            ...(paths['stats'] ? [(0,fault/* printPath */.bA)(paths['stats'])] : []),
            ...inStories.map((name) => `${(0,fault/* printPath */.bA)(list) || 'entries'}[].${name}`),
        ]),
    ];
}
const keptFields = Object.keys(storySpellings).filter((field) => field !== 'completedAt');
function placeIn([first, ...rest], { list, stories, paths }) {
    if (first !== 'userStories')
        return first === undefined ? [] : [...(paths[String(first)] ?? [first]), ...rest];
    const [index, field, ...more] = rest;
    if (index === undefined || field === undefined)
        return [...list, ...rest];
    const names = Object.hasOwn(storySpellings, field) ? storySpellings[field] : [];
    const title = field === 'title'
        ? spelled(stories[Number(index)], [...storySpellings.title, ...storySpellings.description])
        : undefined;
    return [...list, index, title ?? spelled(stories[Number(index)], names) ?? field, ...more];
}
function clashes({ stories, list }) {
    return stories.flatMap((story, index) => [storySpellings.passes, storySpellings.dependencies].flatMap((names) => {
        if (!(0,salvage/* isRecord */.u4)(story))
            return [];
        const [first, ...others] = names.filter((name) => spelled(story, [name]) !== undefined);
        const other = others.find((name) => first && JSON.stringify(story[name]) !== JSON.stringify(story[first]));
        if (first === undefined || other === undefined)
            return [];
        const message = `${(0,fault/* shown */.SP)(first)} and ${(0,fault/* shown */.SP)(other)} mean the same in a story, but say different things here.`;
        return [
            {
                severity: 'error',
                code: 'PLAN_DUPLICATE_KEY',
                at: [...list, index, other],
                message,
                remedy: 'Keep one of them.',
            },
        ];
    }));
}

;// CONCATENATED MODULE: ./build/core/plan/format/prd/read-prd.js












const fields = {
    acceptance_criteria: 'acceptanceCriteria',
    depends_on: 'dependencies',
    order: 'priority',
};
function planOfPrd(document) {
    const { value, root, text } = document;
    const found = findStories(document);
    if (found === undefined)
        return undefined;
    const written = writtenAs(value, found.list);
    const parsed = Prd.safeParse(written.value);
    const at = (path) => placeIn(path, written);
    const faults = parsed.success ? [] : (0,plan_shape/* shapeFaults */.Pm)({ issues: moved(parsed.error.issues, at) }, value);
    const prd = parsed.success ? parsed.data : (0,salvage/* salvaged */.sA)(written.value, parsed.error);
    const told = [...faults, ...found.faults, ...clashes(written), ...statusFaults(prd, written)];
    return {
        format: 'prd.json',
        value: planOf(prd),
        faults: told.map((fault) => ({ ...fault, offset: (0,json_syntax/* offsetAt */.HA)(root, fault.at) })),
        placeOf: (path) => {
            const there = placeOf(path, written);
            return { at: there, offset: (0,json_syntax/* offsetAt */.HA)(root, there) };
        },
        doneBy: doneBy(prd),
        leftOut: leftOut(value, written),
        tells: { inFields: writtenFields },
        edits: (facts) => prdEdits(text, root, { facts, list: found.list, ids: (prd.userStories ?? []).map(({ id }) => id) }),
        times: timesOf(prd),
    };
}
const moved = (issues, at) => issues.map((issue) => ({
    ...issue,
    path: [...at(issue.path.map((name) => (typeof name === 'number' ? name : String(name))))],
}));
function statusFaults({ userStories = [] }, { list, stories }) {
    return userStories.flatMap(({ passes, status }, index) => {
        if (status === undefined)
            return [];
        const at = [...list, index, 'status'];
        const means = (0,status_words/* statusOfWord */.g)(status, { at, offset: 0 }, storyWords);
        if (typeof means !== 'string')
            return passes === undefined ? [means] : [];
        if (passes === undefined || passes === (means === 'done'))
            return [];
        const name = spelled(stories[index], storySpellings.passes) ?? 'passes';
        const message = `The story's status is ${(0,fault/* shown */.SP)(status)}, but "${name}" is ${passes}.`;
        return [
            {
                severity: 'warning',
                code: 'PLAN_STATUS_DIFFERS',
                at,
                message,
                remedy: `Fix the one that is wrong; "${name}" counts.`,
            },
        ];
    });
}
function statusOf({ passes, status }) {
    const means = storyStatus(status) ?? 'pending';
    if (passes === undefined)
        return means;
    if (passes)
        return 'done';
    return means === 'skipped' ? 'skipped' : 'pending';
}
function planOf({ project, branchName, description, config, userStories }) {
    const name = branchName === undefined ? undefined : nameOfBranch(branchName);
    const { maxIterations, stuckThreshold, qualityGates = {} } = config ?? {};
    const checks = Object.entries(qualityGates).flatMap(([gate, run]) => (run?.trim() ? [checkOf(gate, run)] : []));
    return {
        ...(name !== undefined && { name }),
        ...(project !== undefined && { project }),
        ...(branchName !== undefined && { branch: branchName }),
        ...(description?.trim() && { context: description }),
        ...(maxIterations !== undefined && { max_iterations: maxIterations }),
        ...(checks.length > 0 && { checks }),
        tasks: userStories?.map((story) => ({
            id: story.id,
            title: story.title,
            description: [story.description, noteOf(story.notes ?? '')].filter(Boolean).join('\n\n'),
            acceptance_criteria: story.acceptanceCriteria ?? [],
            depends_on: story.dependencies ?? [],
            status: statusOf(story),
            ...(story.priority !== undefined && { order: story.priority }),
            ...(story.attempts !== undefined && { retry_count: story.attempts }),
            ...(stuckThreshold !== undefined && { max_retries: stuckThreshold - 1 }),
        })),
    };
}
function doneBy({ userStories = [] }) {
    const byStatus = userStories.find(({ passes, status }) => passes === undefined && storyStatus(status) === 'done');
    return byStatus ? `"status": ${(0,fault/* shown */.SP)(byStatus.status)}` : '"passes": true';
}
const timesOf = ({ userStories = [] }) => new Map(userStories.flatMap(({ id, completedAt }) => (typeof completedAt === 'string' ? [[id, completedAt]] : [])));
const noteOf = (notes) => withoutNote(notes) && `Notes: ${withoutNote(notes)}`;
function checkOf(gate, run) {
    const kind = check/* CheckKind */.nh.safeParse(gate);
    return { name: gate, run, ...(kind.success && { kind: kind.data }) };
}
function nameOfBranch(branch) {
    const words = branch.replace(/^ralph\//, '').match(/[A-Za-z0-9][A-Za-z0-9._-]*/g);
    return words?.join('-').slice(0, 64);
}
function placeOf(at, written) {
    const [first, index, field, ...rest] = at;
    if (first === 'branch' || first === 'name')
        return placeIn(['branchName'], written);
    if (first === 'checks')
        return placeIn(['config', 'qualityGates'], written);
    if (first === 'max_iterations')
        return placeIn(['config', 'maxIterations'], written);
    if (first !== 'tasks')
        return placeIn(at, written);
    const name = field === undefined ? [] : [fields[String(field)] ?? field];
    return placeIn(['userStories', ...(index === undefined ? [] : [index]), ...name, ...rest], written);
}
const Story = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    epicId: schemas/* string */.YjP().optional(),
    title: schemas/* string */.YjP().min(1),
    description: schemas/* string */.YjP().optional(),
    acceptanceCriteria: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    priority: schemas/* number */.aig().optional(),
    passes: schemas/* boolean */.zMY().optional(),
    status: schemas/* string */.YjP().optional(),
    attempts: schemas/* int */.Whr().nonnegative().optional(),
    notes: schemas/* string */.YjP().optional(),
    completedAt: schemas/* unknown */.L5J().optional(),
    dependencies: schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* int */.Whr().transform(String)])).optional(),
});
const Prd = schemas/* object */.Ikc({
    project: schemas/* string */.YjP().optional(),
    branchName: schemas/* string */.YjP().min(1).optional(),
    description: schemas/* string */.YjP().optional(),
    config: schemas/* object */.Ikc({
        maxIterations: schemas/* int */.Whr().positive().optional(),
        stuckThreshold: schemas/* int */.Whr().positive().optional(),
        qualityGates: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP().nullable()).optional(),
    })
        .optional(),
    userStories: schemas/* array */.YOg(Story),
});

// EXTERNAL MODULE: ./build/core/plan/format/read/draft.js
var read_draft = __webpack_require__(91176);
// EXTERNAL MODULE: ./build/core/plan/format/read/merge-markers.js
var merge_markers = __webpack_require__(93809);
;// CONCATENATED MODULE: ./build/core/plan/format/read/read-options.js
const defaultReadOptions = { subtasks: 'own' };

// EXTERNAL MODULE: ./build/core/plan/format/read/source-text.js
var source_text = __webpack_require__(47836);
;// CONCATENATED MODULE: ./build/core/plan/format/spec-kit/phases.js
const taskText = /^(?:\*\*)?(T(?:\d{3,}[a-z]?(?:[-.](?!T\d)[A-Za-z0-9]+)*|X{3}))(?:\*\*)?:?[ \t]+((?:\[[^\]]{1,12}\][ \t]*)*)(.*)$/;
const labels = /\[(P)\]|\[(US-?\d+)\]/gi;
const dependsOn = /\((?:depends on|requires|after):?[ \t]+([^()]*)/i;
const phases_named = /T(\d{3,})((?:[a-z]|[-.](?!T\d)[A-Za-z0-9]+)*)(?:[ \t]*(?:[-\u2013\u2014]|to|through)[ \t]*T(\d{3,}))?/g;
function readPhases(lines, report) {
    const reading = { tasks: [], phases: [], preamble: [], open: undefined, inPhase: false, part: partOf('') };
    const endPart = (title) => {
        for (const fault of unnamedFaults(reading))
            report(fault);
        reading.part = partOf(title);
    };
    for (const line of lines) {
        if (line.kind === 'heading')
            endPart(line.text);
        if (line.kind === 'heading' && line.level <= 2)
            takeHeading(reading, line);
        else if (phases_isBox(line))
            takeBox(reading, line);
        else
            takeLine(reading, line);
    }
    endPart('');
    return reading;
}
const partOf = (title) => ({ title, unnamed: [], hasTasks: false });
const aside = /\b(?:checklist|validation|criteria|verification|compliance|definition of done)\b/i;
function takeHeading(reading, { level, text }) {
    reading.open = undefined;
    reading.inPhase = level === 2 && /^phase\b/i.test(text);
    if (reading.inPhase)
        reading.phases.push({ title: text, isStory: /user story|\bUS\d/i.test(text), lines: [] });
}
function takeBox(reading, line) {
    const { phases, tasks, part } = reading;
    if (phases.length === 0)
        phases.push({ title: '', isStory: false, lines: [] });
    reading.open = phases_taskOf(line, phases.length - 1);
    if (!reading.open) {
        part.unnamed.push(line);
        return;
    }
    part.hasTasks = true;
    tasks.push(reading.open);
}
function takeLine(reading, { kind, depth, raw }) {
    if (reading.open && depth > 0 && kind !== 'blank' && kind !== 'comment')
        reading.open.details.push(raw.trim());
    else if (kind !== 'text' && kind !== 'quote')
        return;
    else if (reading.inPhase)
        reading.phases.at(-1)?.lines.push(raw);
    else if (reading.phases.length === 0)
        reading.preamble.push(raw);
}
const phases_isBox = ({ kind, depth, ticked }) => kind === 'item' && depth === 1 && ticked !== undefined;
function phases_taskOf(line, phase) {
    const [, id, marks = '', title = ''] = taskText.exec(line.text) ?? [];
    if (id === undefined)
        return undefined;
    const found = [...marks.matchAll(labels)];
    const after = idsIn(dependsOn.exec(title)?.[1] ?? '');
    return {
        id,
        line,
        title: title.trim(),
        parallel: found.some(([, parallel]) => parallel !== undefined),
        story: found.find(([, , story]) => story !== undefined)?.[2]?.toUpperCase(),
        after,
        phase,
        details: [],
    };
}
const longestRange = 500;
const idsIn = (said) => [...said.matchAll(phases_named)].flatMap(([, first = '', rest = '', last]) => {
    const count = last === undefined ? 1 : Math.min(Number(last) - Number(first) + 1, longestRange);
    const next = (index) => `T${String(Number(first) + index).padStart(first.length, '0')}`;
    return [`T${first}${rest}`, ...Array.from({ length: Math.max(0, count - 1) }, (_, index) => next(index + 1))];
});
function unnamedFaults({ part: { title, unnamed, hasTasks }, inPhase }) {
    const [first] = unnamed;
    if (first === undefined || hasTasks || (inPhase && !aside.test(title)))
        return unnamed.map(withoutId);
    const [boxes, are] = unnamed.length === 1 ? ['A check box', 'is not a task'] : [`${unnamed.length} check boxes`, 'are not tasks'];
    return [
        {
            severity: 'warning',
            code: 'PLAN_MISSING_FIELD',
            at: [],
            offset: first.offset,
            message: `${boxes} without an id below ${JSON.stringify(title.slice(0, 60))} ${are}, so no agent gets ${unnamed.length === 1 ? 'it' : 'them'}.`,
            remedy: 'Start each one that should be done with an id such as T042.',
        },
    ];
}
function withoutId({ offset, text }) {
    const message = `This check box has no task id: ${JSON.stringify(text.slice(0, 40))}.`;
    const remedy = 'Start it with an id such as T042, or remove the box if it is not a task.';
    return { severity: 'error', code: 'PLAN_MISSING_FIELD', at: [], offset, message, remedy };
}
function phaseOrder(tasks, isStory) {
    const waits = [];
    let closed = [];
    let shared = [];
    for (const phase of inPhases(tasks)) {
        const isOwn = isStory[phase[0]?.phase ?? 0] === true;
        waits.push(...withinPhase(phase, isOwn ? shared : closed));
        const last = phase.slice(-1).map(({ id }) => id);
        closed = isOwn ? [...closed, ...last] : last;
        if (!isOwn)
            shared = last;
    }
    return waits;
}
function inPhases(tasks) {
    const phases = [];
    for (const task of tasks) {
        const open = phases.at(-1);
        if (open?.[0]?.phase === task.phase)
            open.push(task);
        else
            phases.push([task]);
    }
    return phases;
}
function withinPhase(phase, before) {
    let barrier = before;
    let beside = [];
    return phase.map(({ id, parallel, after }, index) => {
        const joins = !parallel || index === phase.length - 1;
        const waits = joins && beside.length > 0 ? beside : barrier;
        if (joins) {
            barrier = [id];
            beside = [];
        }
        else
            beside.push(id);
        return [...new Set([...waits, ...after])];
    });
}

;// CONCATENATED MODULE: ./build/core/plan/format/spec-kit/read-spec-kit.js





function planOfSpecKit(lines, { file, text = '' }) {
    const boxes = lines.filter(phases_isBox);
    if (!boxes.some(({ text }) => /^(?:\*\*)?T\d{3,}/.test(text)) || lines.some(isQueueField))
        return undefined;
    const faults = [
        ...oddBoxes(lines),
        ...(0,outline/* hiddenTasks */.f)(lines, (text) => /^[-*+][ \t]+\[[ xX]\][ \t]+T\d{3,}/.test(text)),
    ];
    const { tasks, phases, preamble } = readPhases(lines, (fault) => faults.push(fault));
    const waits = phaseOrder(tasks, phases.map(({ isStory }) => isStory));
    const name = featureOf(file);
    const context = (0,task_body/* proseOf */.jv)(preamble);
    return {
        format: 'spec-kit tasks',
        value: {
            ...(name !== undefined && { name }),
            ...(context !== '' && { context }),
            tasks: tasks.map((task, index) => ({
                id: task.id,
                title: task.title,
                description: about(task, phases[task.phase]),
                acceptance_criteria: [],
                depends_on: waits[index] ?? [],
                status: task.line.ticked ? 'done' : 'pending',
            })),
        },
        faults,
        placeOf: ([, index, ...rest]) => {
            const task = typeof index === 'number' ? tasks[index] : undefined;
            const at = task ? [task.id, ...rest] : [];
            return { at, offset: task?.line.offset ?? 0 };
        },
        silent: ['PLAN_NO_CRITERIA'],
        doneBy: '[x]',
        edits: ({ tasks: facts, added }) => [
            ...tasks.flatMap(({ id, line }) => (0,mark_edits/* markEdits */.Zc)(text, line.offset, facts.get(id))),
            ...(0,mark_edits/* addedEdits */.O3)(text, { after: tasks.at(-1)?.line, lines, tasks: added, facts }),
        ],
    };
}
const isQueueField = ({ kind, text }) => kind === 'text' && /^\*\*Requires:?\*\*/.test(text);
function about({ title, story, details }, phase) {
    const place = [phase?.title, story && `story ${story} of the specification`].filter(Boolean).join('; ');
    const said = phase?.lines.join('\n') ?? '';
    return [title, details.join('\n'), place && `Part of: ${place}.`, said.length <= longestPhase ? said : '']
        .filter(Boolean)
        .join('\n\n');
}
const longestPhase = 2_000;
function featureOf(file) {
    const [name = '', folder = ''] = file.split(/[/\\]/).reverse();
    return /^tasks\.md$/i.test(name) && /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(folder) ? folder : undefined;
}

// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
;// CONCATENATED MODULE: ./build/core/plan/format/markdown/extra-fields.js




function extraFields(block, { at, known }) {
    if (block === undefined)
        return { value: {}, faults: [], offsetOf: () => 0 };
    const document = (0,json_syntax/* parseDocument */.Tp)(block.text);
    const moved = (fault) => ({
        ...fault,
        at: [...at, ...fault.at],
        offset: block.offset + (fault.offset ?? 0),
    });
    const whole = () => block.offset;
    if (Array.isArray(document))
        return { value: {}, faults: document.map(moved), offsetOf: whole };
    if (!(0,salvage/* isRecord */.u4)(document.value))
        return { value: {}, faults: [moved(noObject)], offsetOf: whole };
    const { root, value } = document;
    const unknown = Object.keys(value)
        .filter((name) => !known.includes(name) && name !== '__proto__')
        .map((name) => unknownField(name, { known, offset: (0,json_syntax/* offsetAt */.HA)(root, [name]) }));
    return {
        value: Object.fromEntries(Object.entries(value).filter(([name]) => known.includes(name))),
        faults: [...(0,json_syntax/* duplicateKeys */.ss)(root), ...unknown].map(moved),
        offsetOf: (path) => block.offset + (0,json_syntax/* offsetAt */.HA)(root, path),
    };
}
const noObject = {
    severity: 'error',
    code: 'PLAN_WRONG_TYPE',
    at: [],
    offset: 0,
    message: 'This block must hold an object in { }.',
    remedy: 'Write the fields of plan.json that the Markdown has no place for, such as {"order": 1}.',
};
function unknownField(name, { known, offset }) {
    const meant = (0,nearest/* meantName */.d5)(name, known);
    return {
        severity: 'error',
        code: 'PLAN_UNKNOWN_FIELD',
        at: [name],
        offset,
        message: `There is no field ${(0,fault/* shown */.SP)(name)}${meant === undefined ? '; it is ignored' : `; did you mean "${meant}"?`}`,
        remedy: meant === undefined ? 'Remove it.' : `Rename it to "${meant}".`,
    };
}

;// CONCATENATED MODULE: ./build/core/plan/format/strict/strict-edits.js


function strictEdits(text, written, given) {
    const { facts, subtasks, end, writeTask } = given;
    const edits = written.flatMap((task) => {
        const hasOwn = subtasks === 'own' && task.body.steps.length > 0;
        const ids = hasOwn ? task.body.steps.map((_, index) => `${task.id}.${index + 1}`) : [task.id];
        const said = ids.map((id) => facts.tasks.get(id));
        return said.every((fact) => fact?.status === undefined) ? [] : taskEdits(text, task, { said, hasOwn });
    });
    const found = discoveredEdits(text, given);
    const { added } = facts;
    if (added.length === 0)
        return [...edits, ...found];
    const eol = (0,mark_edits/* lineEnd */.kd)(text);
    const before = text.slice(0, end);
    const gap = before.endsWith('\n') ? '' : eol;
    const blocks = added.map(({ task }) => {
        const status = facts.tasks.get(task.id)?.status === 'done' ? 'done' : 'pending';
        return writeTask({ ...task, status, retry_count: 0 }).replaceAll('\n', eol);
    });
    const block = `${gap}${eol}${blocks.join(eol + eol)}${eol}${end < text.length ? eol : ''}`;
    return [...edits, { offset: end, length: 0, text: block }, ...found];
}
const ownEntry = 'ralph: ';
function discoveredEdits(text, { facts, discovered }) {
    const eol = (0,mark_edits/* lineEnd */.kd)(text);
    const own = discovered.filter(({ kind, text: entry }) => kind === 'item' && entry.startsWith(ownEntry));
    const lines = [...facts.changed.map(({ line }) => line), ...facts.discovered, ...facts.left];
    const wanted = [...new Set(lines.map((line) => `${ownEntry}${line}`))];
    const there = new Map(own.map((line) => [line.text, line]));
    const holds = new Set(wanted);
    const gone = own.filter((line) => !holds.has(line.text)).map(({ offset }) => lineOff(text, offset));
    const news = new Map();
    let before;
    for (const line of wanted) {
        before = there.get(line) ?? before;
        if (!there.has(line))
            news.set(before, [...(news.get(before) ?? []), `- ${line}`]);
    }
    const placed = [...news].flatMap(([after, entries]) => after ? [(0,mark_edits/* lineAfter */.pD)(text, after.offset, entries.join(eol))] : firstEntries(text, { discovered, own, entries }));
    return [...gone, ...placed];
}
function lineOff(text, offset) {
    const end = text.indexOf('\n', offset);
    return { offset, length: (end < 0 ? text.length : end + 1) - offset, text: '' };
}
function firstEntries(text, given) {
    const { discovered, own, entries } = given;
    const eol = (0,mark_edits/* lineEnd */.kd)(text);
    const [next] = own;
    if (next)
        return [{ offset: next.offset, length: 0, text: `${entries.join(eol)}${eol}` }];
    const last = discovered.findLast(({ kind }) => kind !== 'blank');
    if (last)
        return [(0,mark_edits/* lineAfter */.pD)(text, last.offset, [...(last.kind === 'heading' ? [''] : []), ...entries].join(eol))];
    const gap = text.endsWith('\n') ? eol : `${eol}${eol}`;
    return [{ offset: text.length, length: 0, text: `${gap}## Discovered${eol}${eol}${entries.join(eol)}${eol}` }];
}
function taskEdits(text, { heading, body }, { said, hasOwn }) {
    const { steps, criteria, fields } = body;
    const state = fields.find(({ name }) => name === 'status');
    const now = (0,status_words/* statusOfWord */.g)(state?.value.replace(/^`|`$/g, ''), { at: [], offset: 0 });
    const was = (index) => now === 'done' || steps[index]?.ticked === true;
    const isDone = said.map((fact, index) => fact?.status === undefined ? (hasOwn ? was(index) : now === 'done') : fact.status === 'done');
    const all = isDone.every(Boolean);
    const word = all ? 'complete' : isDone.some(Boolean) ? 'in_progress' : 'open';
    const means = all ? 'done' : isDone.some(Boolean) ? 'in_progress' : 'pending';
    const status = now === means || (now === 'in_progress' && !all && hasOwn)
        ? []
        : state
            ? (0,mark_edits/* fieldEdits */.O)(text, state.offset, word)
            : [(0,mark_edits/* lineAfter */.pD)(text, fields[0]?.offset ?? heading.offset, `**Status:** ${word}`)];
    const ticks = hasOwn
        ? steps.flatMap(({ offset }, index) => (0,mark_edits/* stepEdits */.Ul)(text, offset, isDone[index] === true))
        : steps.flatMap(({ offset }) => (0,mark_edits/* boxEdits */.BV)(text, offset, all));
    return [...status, ...ticks, ...criteria.flatMap(({ offset }) => (0,mark_edits/* boxEdits */.BV)(text, offset, all))];
}

;// CONCATENATED MODULE: ./build/core/plan/format/strict/strict-task.js


function strictTask(written) {
    const { id, title, heading, body, extra, subtasks, report } = written;
    for (const again of repeated(body))
        report(again);
    const requires = body.fields.find(({ name }) => name === 'requires');
    const state = body.fields.find(({ name }) => name === 'status');
    const place = { at: [id, 'status'], offset: state?.offset ?? heading.offset };
    const status = (0,status_words/* statusOfWord */.g)(state?.value.replace(/^`|`$/g, ''), place);
    if (typeof status !== 'string')
        report(status);
    const whole = {
        title,
        description: body.about,
        acceptance_criteria: body.criteria.map(({ text }) => text),
        depends_on: (0,task_body/* idsIn */.Sd)(requires?.value ?? ''),
        status: typeof status === 'string' ? status : 'pending',
    };
    const offsets = { requires: requires?.offset, status: state?.offset };
    const offsetOf = (items) => (path) => {
        if (String(path[0]) in extra.value)
            return extra.offsetOf(path);
        const item = path[0] === 'acceptance_criteria' && typeof path[1] === 'number' ? items[path[1]] : undefined;
        const field = path[0] === 'depends_on' ? offsets.requires : path[0] === 'status' ? offsets.status : undefined;
        return item?.offset ?? field ?? heading.offset;
    };
    if (body.steps.length === 0 || subtasks === 'joined') {
        const description = [body.about, ...stepList(body.steps)].filter(Boolean).join('\n\n');
        return [{ value: { id, ...whole, description, ...extra.value }, stands: id, offsetOf: offsetOf(body.criteria) }];
    }
    const { depends_on, description, acceptance_criteria, ...fields } = { ...whole, ...extra.value };
    const over = fields.status !== 'pending' && fields.status !== 'in_progress';
    return body.steps.map((step, index) => {
        const isLast = index === body.steps.length - 1;
        const [head = '', ...more] = step.text.split('\n');
        const part = `Subtask ${index + 1} of ${body.steps.length} of ${id}, \u201c${fields.title}\u201d.`;
        const value = {
            ...fields,
            id: `${id}.${index + 1}`,
            title: head,
            description: [more.join('\n'), part, description, around(body.steps, index)].filter(Boolean).join('\n\n'),
            acceptance_criteria: isLast && acceptance_criteria.length > 0 ? acceptance_criteria : [step.text],
            depends_on: index === 0 ? depends_on : [`${id}.${index}`],
            status: over ? fields.status : step.ticked ? 'done' : 'pending',
        };
        const fieldOf = offsetOf(isLast ? body.criteria : []);
        const own = (path) => path.length === 0 || path[0] === 'title' || path[0] === 'id' ? step.offset : fieldOf(path);
        return { value, ...(isLast && { stands: id }), offsetOf: own };
    });
}
function around(steps, index) {
    const from = Math.max(0, index - 5);
    const lines = steps.slice(from, index + 6).map((step, at) => {
        const mark = from + at < index ? '(before) ' : from + at === index ? '(this one) ' : '(later) ';
        return `${from + at + 1}. ${mark}${firstLine(step)}`;
    });
    return `Its subtasks:\n${lines.join('\n')}`;
}
const firstLine = ({ text }) => text.split('\n', 1)[0] ?? '';
function stepList(steps) {
    if (steps.length === 0)
        return [];
    const lines = steps.map((step, at) => `${at + 1}. ${step.ticked ? '(done) ' : ''}${step.text}`);
    return [`Subtasks, one after the other:\n${lines.join('\n')}`];
}
function repeated({ fields }) {
    return fields.flatMap(({ name, offset }, index) => {
        if (fields.findIndex((one) => one.name === name) === index)
            return [];
        const message = `This task has a second field ${name === 'status' ? '**Status:**' : '**Requires:**'}; only the first counts.`;
        return [{ severity: 'error', code: 'PLAN_DUPLICATE_KEY', at: [], offset, message, remedy: 'Keep one of them.' }];
    });
}

;// CONCATENATED MODULE: ./build/core/plan/format/strict/read-strict.js







const taskHeading = /^([A-Za-z0-9][A-Za-z0-9._-]*):(?:[ \t]+(.*))?$/;
const taskField = /^\*\*(?:Requires|Status|Done when|Subtasks):?\*\*/i;
const planTitle = /^Plan(?::[ \t]*(.*))?$/;
const read_strict_taskFields = Object.keys(plan/* Task */.YZ.shape).filter((name) => name !== 'id');
const read_strict_planFields = Object.keys(plan/* Plan */.cw.shape).filter((name) => name !== 'tasks');
const read_strict_notTasks = /^(?:context|rules|discovered)\b/i;
function planOfStrict(lines, { subtasks }, writing) {
    const title = lines.find(({ kind, level }) => kind === 'heading' && level === 1);
    const named = planTitle.exec(title?.text ?? '');
    const parts = partsOf(lines);
    const isOurs = parts.tasks.length > 0 && (named !== null || parts.tasks.some((task) => task.lines.some(isField)));
    if (!isOurs)
        return undefined;
    const { lines: context, extras } = (0,task_body/* withoutExtras */.wj)(parts.context);
    const block = extraFields(extras, { at: [], known: read_strict_planFields });
    const faults = [...block.faults, ...discovered(parts.discovered), ...(0,outline/* hiddenTasks */.f)(lines, looksLikeTask)];
    const all = [];
    const tasks = parts.tasks.flatMap(({ heading, lines: [, ...body] }) => {
        const [, id = '', name = ''] = taskHeading.exec(heading.text) ?? [];
        const written = (0,task_body/* taskBody */.cj)(body, { stars: true });
        const extra = extraFields(written.extras, { at: [id], known: read_strict_taskFields });
        faults.push(...extra.faults);
        all.push({ id, heading, body: written });
        return strictTask({
            id,
            title: name.trim(),
            heading,
            body: written,
            extra,
            subtasks,
            report: (fault) => faults.push(fault),
        });
    });
    const lastOf = new Map(tasks.flatMap(({ stands, value: { id } }) => (stands === undefined ? [] : [[stands, id]])));
    const project = named?.[1]?.trim();
    const about = contextOf(context);
    return {
        format: 'Markdown plan',
        value: {
            ...(project && { project }),
            ...(about !== '' && { context: about }),
            ...block.value,
            tasks: tasks.map(({ value }) => ({ ...value, depends_on: read_strict_dependsOn(value['depends_on'], lastOf) })),
        },
        faults,
        placeOf: read_strict_placeIn(tasks, { title, offsetOf: block.offsetOf, fields: Object.keys(block.value) }),
        doneBy: '**Status:** complete',
        tells: 'below Discovered',
        ...(writing && {
            edits: (facts) => strictEdits(writing.text, all, {
                ...writing,
                facts,
                subtasks,
                discovered: parts.discovered,
                end: endOfTasks(lines, parts, writing.text),
            }),
        }),
    };
}
function endOfTasks(lines, { tasks }, text) {
    const last = new Set(tasks.at(-1)?.lines);
    const line = lines.findLast((one) => last.has(one) && one.kind !== 'blank' && one.kind !== 'rule');
    const end = text.indexOf('\n', line?.offset ?? text.length);
    return end < 0 ? text.length : end + 1;
}
const isField = ({ kind, text }) => kind === 'text' && taskField.test(text);
const read_strict_dependsOn = (given, lastOf) => Array.isArray(given) ? given.map((id) => (typeof id === 'string' ? (lastOf.get(id) ?? id) : id)) : given;
function read_strict_placeIn(tasks, plan) {
    return (at) => {
        const [first, index, ...rest] = at;
        const task = typeof index === 'number' ? tasks[index] : undefined;
        if (first === 'tasks')
            return task ? { at: [task.value.id, ...rest], offset: task.offsetOf(rest) } : { at, offset: 0 };
        const inBlock = plan.fields.includes(String(first));
        return { at, offset: inBlock ? plan.offsetOf(at) : (plan.title?.offset ?? 0) };
    };
}
function partsOf(lines) {
    const parts = { tasks: [], context: [], discovered: [] };
    let into = parts.context;
    let holdsTasks = true;
    for (const [at, line] of lines.entries()) {
        const level = line.kind === 'heading' ? line.level : 0;
        const isPart = level === 1 || level === 2;
        if (isPart) {
            holdsTasks = !read_strict_notTasks.test(line.text);
            into = /^discovered\b/i.test(line.text) ? parts.discovered : parts.context;
        }
        const isThird = level === 3 && holdsTasks;
        if (isThird)
            into = namesTask(lines, at) ? beginTask(parts, line) : parts.context;
        into.push(line);
    }
    return parts;
}
function beginTask({ tasks }, heading) {
    const lines = [];
    tasks.push({ heading, lines });
    return lines;
}
function namesTask(lines, at) {
    const [, id] = taskHeading.exec(lines[at]?.text ?? '') ?? [];
    if (id === undefined)
        return false;
    if (/\d/.test(id))
        return true;
    for (let next = at + 1; next < lines.length && lines[next]?.kind !== 'heading'; next += 1) {
        if (isField(lines[next]))
            return true;
    }
    return false;
}
function contextOf(lines) {
    const said = lines.filter(({ kind, level, text }) => !(kind === 'heading' && level === 1 && planTitle.test(text)) && !/^\*\*Status:?\*\*/i.test(text));
    let next;
    const kept = said.reduceRight((kept, line) => {
        const empty = line.kind === 'heading' && (next === undefined || (next.kind === 'heading' && next.level <= line.level));
        if (!empty)
            kept.push(line);
        if (!empty && line.kind !== 'blank' && line.kind !== 'rule')
            next = line;
        return kept;
    }, []);
    return (0,task_body/* proseOf */.jv)(kept.reverse().map(({ raw }) => raw));
}
function discovered(lines) {
    const found = lines.filter(({ kind, depth, level, text }) => (kind === 'heading' && level > 2) || (kind === 'item' && depth === 1 && !text.startsWith(ownEntry)));
    const [first] = found;
    if (first === undefined)
        return [];
    const message = `${(0,amounts/* plural */.LS)(found.length, 'entry', 'entries')} under "Discovered" ${found.length === 1 ? 'is not a task' : 'are not tasks'}, so no agent gets ${found.length === 1 ? 'it' : 'them'}.`;
    const remedy = 'Turn each that should be done into a task (### T9: \u2026) under "Tasks".';
    return [{ severity: 'warning', code: 'PLAN_DISCOVERED', at: [], offset: first.offset, message, remedy }];
}
const looksLikeTask = (text) => /^#{2,4}[ \t]*T\d+:/.test(text);

;// CONCATENATED MODULE: ./build/core/plan/format/task-master/part-id.js
const partId = (part, task) => String(part).includes('.') ? String(part) : `${task}.${part}`;

;// CONCATENATED MODULE: ./build/core/plan/format/task-master/task-master-edits.js



function taskMasterEdits(text, top, { facts, subtasks }) {
    const list = entryOf(top, 'tasks');
    if (!list)
        return [];
    const nodes = list.children ?? [];
    const byId = new Map(nodes.map((task) => [idOf(task), task]));
    const statuses = nodes.flatMap((task) => {
        const parts = entryOf(task, 'subtasks')?.children ?? [];
        return subtasks === 'own' && parts.length > 0
            ? partEdits(text, { task, parts, facts: facts.tasks })
            : wholeEdits(text, { task, parts, facts: facts.tasks });
    });
    const news = facts.added.flatMap(({ task, after }) => {
        const { id, title, description, acceptance_criteria: criteria, depends_on: waits } = task;
        const status = facts.tasks.get(id)?.status === 'done' ? 'done' : 'pending';
        const value = {
            ...{ id: asId(id), title, description, status, dependencies: waits.map(asId) },
            ...(criteria.length > 0 && { testStrategy: criteria.join('\n') }),
            subtasks: [],
        };
        return entryEdits(text, list, value, after === undefined ? undefined : byId.get(after));
    });
    const parts = nodes.flatMap((task) => (entryOf(task, 'subtasks')?.children ?? []).map((part) => [partId(String(entryOf(part, 'id')?.value), idOf(task)), part]));
    const byName = new Map([...byId, ...(subtasks === 'own' ? parts : [])]);
    const own = partsIn(subtasks === 'own' ? nodes : []);
    const changes = facts.changed.flatMap((change) => [
        ...task_master_edits_changeEdits(text, byName.get(change.task.id), change),
        ...waitEdits(text, { entry: byName.get(change.task.id), parts: own, change }),
    ]);
    return [...statuses, ...changes, ...news];
}
const task_master_edits_writtenFields = ['title', 'description', 'acceptance_criteria', 'depends_on'];
const wordFields = ['title', 'description', 'acceptance_criteria'];
const told = /(?:^|\n\n)(?:Part \d+ of \d+ of task |Subtasks, one after the other:\n)[\s\S]*$/;
function task_master_edits_changeEdits(text, entry, { task, fields }) {
    if (!entry)
        return [];
    const { title, description, acceptance_criteria: criteria } = task;
    const details = String(entryOf(entry, 'details')?.value ?? '').trim();
    const said = description.replace(told, '');
    const kept = details !== '' && said.endsWith(`\n\n${details}`);
    const about = [
        { name: 'description', value: kept ? said.slice(0, -details.length - 2) : said },
        ...(kept || details === '' ? [] : [{ name: 'details', value: '' }]),
    ];
    const values = {
        title: [{ name: 'title', value: title }],
        description: about,
        acceptance_criteria: [{ name: 'testStrategy', value: criteria.join('\n') }],
    };
    return wordFields.flatMap((name) => fields.includes(name) ? values[name].flatMap((field) => fieldEdits(text, entry, field)) : []);
}
function partsIn(tasks) {
    const all = tasks.map((task) => {
        const parts = entryOf(task, 'subtasks')?.children ?? [];
        return { task, ids: parts.map((part) => partId(String(entryOf(part, 'id')?.value), idOf(task))) };
    });
    return {
        taskOf: new Map(all.flatMap(({ task, ids }) => ids.map((id) => [id, task]))),
        of: new Map(all.map(({ task, ids }) => [idOf(task), ids])),
    };
}
function waitEdits(text, { entry, parts, change }) {
    const { task, fields } = change;
    if (!entry || !fields.includes('depends_on'))
        return [];
    const owner = parts.taskOf.get(task.id);
    const [ownId, siblings] = owner ? [idOf(owner), parts.of.get(idOf(owner)) ?? []] : [undefined, []];
    const lastOf = (id) => parts.of.get(id)?.at(-1) ?? id;
    const waits = (of) => entryOf(of, 'dependencies')?.children ?? [];
    const nameOf = (word) => (ownId === undefined ? lastOf(word) : partId(word, ownId));
    const known = new Map(waits(entry).map((node) => [nameOf(String(node.value)), node.value]));
    const isLast = siblings.at(-1) === task.id;
    const added = new Set([
        ...(owner ? waits(owner).map((node) => lastOf(String(node.value))) : []),
        ...(isLast ? siblings.slice(0, -1) : []),
    ]);
    const value = task.depends_on.flatMap((id) => {
        const said = known.get(id);
        if (said !== undefined)
            return [said];
        if (added.has(id))
            return [];
        if (ownId === undefined)
            return [asId(wholeOf(parts, id))];
        return [siblings.includes(id) ? asId(id.slice(ownId.length + 1)) : id];
    });
    const isSaid = [...added].every((id) => task.depends_on.includes(id));
    const reaches = ownId === undefined || value.every((id) => String(id).includes('.') || siblings.includes(partId(id, ownId)));
    return isSaid && reaches ? fieldEdits(text, entry, { name: 'dependencies', value }) : [];
}
function wholeOf({ taskOf, of }, id) {
    const task = taskOf.get(id);
    return task && of.get(idOf(task))?.at(-1) === id ? idOf(task) : id;
}
const idOf = (task) => String(entryOf(task, 'id')?.value);
const asId = (id) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : id);
function wholeEdits(text, { task, parts, facts }) {
    const status = facts.get(idOf(task))?.status;
    if (status === undefined)
        return [];
    return [task, ...parts].flatMap((one) => statusEdits(text, one, status === 'done' ? 'done' : 'pending'));
}
function partEdits(text, { task, parts, facts }) {
    const said = parts.map((part) => facts.get(partId(String(entryOf(part, 'id')?.value), idOf(task)))?.status);
    if (said.every((status) => status === undefined))
        return [];
    const isOver = meaningOf(task) === 'done';
    const done = parts.map((part, index) => said[index] === undefined ? isOver || meaningOf(part) === 'done' : said[index] === 'done');
    const whole = done.every(Boolean) ? 'done' : done.some(Boolean) ? 'in-progress' : 'pending';
    return [
        ...statusEdits(text, task, whole),
        ...parts.flatMap((part, index) => done[index] || meaningOf(part) === 'done' ? statusEdits(text, part, done[index] ? 'done' : 'pending') : []),
    ];
}
const meaningOf = (task) => (0,status_words/* statusOfWord */.g)(entryOf(task, 'status')?.value, { at: [], offset: 0 });
function statusEdits(text, task, word) {
    const now = meaningOf(task);
    return now === (0,status_words/* statusOfWord */.g)(word, { at: [], offset: 0 })
        ? []
        : fieldEdits(text, task, { name: 'status', value: word });
}

;// CONCATENATED MODULE: ./build/core/plan/format/task-master/read-task-master.js








function planOfTaskMaster({ value, root, text }, options) {
    const tags = tagsOf(value);
    if (tags === undefined)
        return undefined;
    const tag = chosenTag(tags, options.tag);
    if (tag === undefined)
        return withoutTag(tags, options.tag, root.offset);
    const list = tag === '' ? value : value[tag];
    const node = tag === '' ? root : entryOf(root, tag);
    const draft = planOfList(list, { top: tag === '' ? [] : [tag], root, options });
    const others = tags.filter((name) => name !== tag).map((name) => `the list of the tag ${name}`);
    return {
        ...draft,
        leftOut: [...(draft.leftOut ?? []), ...others],
        edits: (facts) => taskMasterEdits(text, node, { facts, subtasks: options.subtasks }),
    };
}
function chosenTag(tags, wanted) {
    if (tags.includes(''))
        return '';
    const name = wanted ?? (tags.includes('master') || tags.length > 1 ? 'master' : tags[0]);
    return tags.find((tag) => tag === name);
}
function planOfList(raw, { top, root, options }) {
    const placed = (at) => ({ at: [...top, ...at], offset: (0,json_syntax/* offsetAt */.HA)(root, [...top, ...at]) });
    const parsed = TaskList.safeParse(raw);
    const faults = parsed.success
        ? []
        : (0,plan_shape/* shapeFaults */.Pm)(parsed.error, raw).map((fault) => ({ ...fault, ...placed(fault.at) }));
    const list = (parsed.success ? parsed.data : (0,salvage/* salvaged */.sA)(raw, parsed.error));
    const written = (list.tasks ?? []).flatMap((task, index) => tasksOf(task, ['tasks', index], options));
    const lastOf = new Map(written.flatMap(({ stands, id }) => (stands === undefined ? [] : [[stands, id]])));
    const wholeOf = options.subtasks === 'joined' ? tasksOfParts(list.tasks ?? []) : undefined;
    const tasks = written.map(({ at, task, id, title, about, waits }) => {
        const status = (0,status_words/* statusOfWord */.g)(task.status, placed([...at, 'status']));
        if (typeof status !== 'string')
            faults.push(status);
        return {
            id,
            title,
            description: about,
            acceptance_criteria: task.testStrategy?.trim() ? [task.testStrategy.trim()] : [],
            depends_on: wholeOf
                ? [...new Set(waits.map((other) => wholeOf.get(other) ?? other))]
                : waits.map((other) => lastOf.get(other) ?? other),
            status: typeof status === 'string' ? status : 'pending',
        };
    });
    for (const [index, { status, subtasks }] of (list.tasks ?? []).entries()) {
        const found = (0,status_words/* statusOfWord */.g)(status, placed(['tasks', index, 'status']));
        if (typeof found !== 'string' && options.subtasks === 'own' && (subtasks ?? []).length > 0)
            faults.push(found);
    }
    const [name] = top;
    const about = list.metadata?.description?.trim();
    return {
        format: 'Task Master',
        value: { ...(name !== undefined && name !== 'master' && { name }), ...(about && { context: about }), tasks },
        faults,
        placeOf: ([first, index, field, ...rest]) => {
            const at = typeof index === 'number' ? written[index]?.at : undefined;
            const whole = first === 'tasks' ? ['tasks'] : [];
            return placed([...(at ?? whole), ...(field === undefined ? [] : [names[String(field)] ?? field, ...rest])]);
        },
        doneBy: '"status": "done"',
        leftOut: read_task_master_leftOut(raw),
        tells: { inFields: task_master_edits_writtenFields },
    };
}
function read_task_master_leftOut(list) {
    const tasks = (0,salvage/* isRecord */.u4)(list) && Array.isArray(list['tasks']) ? list['tasks'].filter(salvage/* isRecord */.u4) : [];
    const parts = tasks.flatMap(({ subtasks }) => (Array.isArray(subtasks) ? subtasks.filter(salvage/* isRecord */.u4) : []));
    const named = (of, where) => of.flatMap((one) => Object.keys(one).flatMap((name) => (known.has(name) ? [] : [`${where}.${name}`])));
    return [...new Set([...named(tasks, 'tasks[]'), ...named(parts, 'subtasks[]')])];
}
const known = new Set([
    ...['id', 'title', 'description', 'details', 'testStrategy', 'status', 'dependencies', 'subtasks'],
]);
const tasksOfParts = (tasks) => new Map(tasks.flatMap(({ id, subtasks }) => (subtasks ?? []).map((part) => [partId(part.id, String(id)), String(id)])));
const names = { depends_on: 'dependencies', acceptance_criteria: 'testStrategy' };
function tagsOf(value) {
    if (!(0,salvage/* isRecord */.u4)(value))
        return undefined;
    if (Array.isArray(value['tasks']))
        return isTaskList(value) ? [''] : undefined;
    const lists = Object.entries(value).filter(([, list]) => (0,salvage/* isRecord */.u4)(list) && Array.isArray(list['tasks']));
    return lists.some(([, list]) => isTaskList(list)) || lists.some(([name]) => name === 'master')
        ? lists.map(([name]) => name)
        : undefined;
}
function isTaskList(list) {
    const tasks = (0,salvage/* isRecord */.u4)(list) && Array.isArray(list['tasks']) ? list['tasks'].filter(salvage/* isRecord */.u4) : [];
    const own = ['details', 'testStrategy', 'subtasks', 'dependencies'];
    const ours = ['depends_on', 'acceptance_criteria', 'max_retries'];
    const [first] = tasks;
    if (first === undefined || tasks.some((task) => ours.some((name) => name in task)))
        return false;
    const like = own.filter((name) => name in first).length;
    return like >= 2 || (like === 1 && typeof first['id'] === 'number');
}
function withoutTag(tags, wanted, offset) {
    const there = tags.filter(Boolean).join(', ') || 'none';
    const message = wanted === undefined ? `The file has several lists of tasks: ${there}.` : `The file has no tag "${wanted}".`;
    const remedy = wanted === undefined ? 'Name one with the setting plan-tag.' : `Its tags: ${there}.`;
    const fault = { severity: 'error', code: 'PLAN_TAG', at: [], offset, message, remedy };
    return { format: 'Task Master', value: undefined, faults: [fault], placeOf: () => ({ at: [], offset }) };
}
function tasksOf(task, at, { subtasks }) {
    const id = String(task.id);
    const waits = (task.dependencies ?? []).map(String);
    const parts = task.subtasks ?? [];
    const about = textOf(task);
    if (parts.length === 0 || subtasks === 'joined') {
        const list = parts.map((part) => `- ${done(part) ? '(done) ' : ''}${part.title}: ${textOf(part)}`);
        const steps = list.length === 0 ? [] : [`Subtasks, one after the other:\n${list.join('\n')}`];
        return [{ at, task, id, stands: id, title: task.title, about: [about, ...steps].join('\n\n'), waits }];
    }
    return parts.map((part, index) => {
        const before = (part.dependencies ?? []).map((other) => partId(other, id));
        const isLast = index === parts.length - 1;
        const others = isLast ? parts.slice(0, -1).map((other) => partId(other.id, id)) : before;
        const strategy = part.testStrategy?.trim() || !isLast ? part.testStrategy : task.testStrategy;
        const status = isOver(task) ? task.status : part.status;
        return {
            at: [...at, 'subtasks', index],
            task: { ...part, testStrategy: strategy, ...(status !== undefined && { status }) },
            id: partId(part.id, id),
            ...(isLast && { stands: id }),
            title: part.title,
            about: [textOf(part), `Part ${index + 1} of ${parts.length} of task ${id}, \u201c${task.title}\u201d.`, about]
                .filter(Boolean)
                .join('\n\n'),
            waits: [...new Set([...before, ...waits, ...others])],
        };
    });
}
const meaning = ({ status }) => (0,status_words/* statusOfWord */.g)(status, { at: [], offset: 0 });
const done = (task) => meaning(task) === 'done';
const isOver = (task) => done(task) || meaning(task) === 'skipped';
const textOf = ({ description, details }) => [description, details]
    .map((text) => text?.trim())
    .filter(Boolean)
    .join('\n\n');
const Id = schemas/* union */.KCZ([schemas/* int */.Whr().positive(), schemas/* string */.YjP().min(1)]);
const common = {
    id: Id,
    title: schemas/* string */.YjP().min(1),
    description: schemas/* string */.YjP().nullish(),
    details: schemas/* string */.YjP().nullish(),
    testStrategy: schemas/* string */.YjP().nullish(),
    status: schemas/* string */.YjP().optional(),
    dependencies: schemas/* array */.YOg(Id).nullish(),
};
const Subtask = schemas/* object */.Ikc(common);
const TaskMasterTask = schemas/* object */.Ikc({
    ...common,
    priority: schemas/* enum */.k5n(['critical', 'high', 'medium', 'low']).nullish().catch(undefined),
    subtasks: schemas/* array */.YOg(Subtask).nullish(),
});
const TaskList = schemas/* object */.Ikc({
    tasks: schemas/* array */.YOg(TaskMasterTask),
    metadata: schemas/* object */.Ikc({ description: schemas/* string */.YjP().optional() }).optional().catch(undefined),
});

;// CONCATENATED MODULE: ./build/core/plan/format/json/sparse.js

const sparse_usual = plan/* Task */.YZ.parse({ id: 'A', title: 'A' });
function sparseTask(task) {
    const said = Object.entries(task).filter(([name, value]) => name === 'id' || name === 'title' || !sparse_same(value, sparse_usual[name]));
    return Object.fromEntries(said);
}
const sparse_same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const writeJson = (plan) => `${JSON.stringify({ ...plan, tasks: plan.tasks.map(sparseTask) }, null, 2)}\n`;

;// CONCATENATED MODULE: ./build/core/plan/format/write/write-markdown.js






const statusWords = {
    pending: 'open',
    in_progress: 'in_progress',
    done: 'complete',
    skipped: 'skipped',
    failed: 'failed',
    given_up: 'given_up',
};
const taskPlaces = ['title', 'description', 'acceptance_criteria', 'depends_on', 'status'];
const planPlaces = (/* unused pure expression or super */ null && (['project', 'context']));
const unwritable = /[\0\r]|\p{Surrogate}|^(?:<{7}|\|{7}|={7}|>{7})/mu;
function writeMarkdown(plan) {
    const parts = [planPart(plan), '## Tasks', ...plan.tasks.map(taskPart)];
    return `${parts.join('\n\n')}\n`;
}
const end = plan/* Task */.YZ.parse({ id: 'END-0', title: 'End' });
function taskPart(task) {
    const differs = (text) => {
        const [found, last, ...more] = readAgain(`# Plan\n\n## Tasks\n\n${text}\n\n${write_markdown_taskText(end, [])}`)?.tasks ?? [];
        if (!found || !sparse_same(last, end) || more.length > 0)
            return taskPlaces;
        return taskPlaces.filter((name) => !sparse_same(found[name], task[name]));
    };
    return faithful(taskPlaces, differs, (inJson) => write_markdown_taskText(task, inJson), task);
}
function planPart(plan) {
    const differs = (text) => {
        const found = readAgain(`${text}\n\n## Tasks\n\n${write_markdown_taskText(end, [])}`);
        if (!found || !same(found.tasks, [end]))
            return planPlaces;
        return planPlaces.filter((name) => !same(found[name], plan[name]));
    };
    return faithful(planPlaces, differs, (inJson) => planText(plan, inJson), plan);
}
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
function readAgain(text) {
    const draft = planOfStrict((0,outline/* outline */.r)(text), defaultReadOptions);
    const parsed = draft?.faults.length === 0 ? plan/* Plan */.cw.safeParse(draft.value) : undefined;
    return parsed?.data;
}
function write_markdown_taskText(task, inJson) {
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

;// CONCATENATED MODULE: ./build/core/plan/format/formats.js
















const jsonFormats = [
    planOfPrd,
    (document, { options }) => planOfTaskMaster(document, options),
    planOfJson,
];
const markdownFormats = [
    (lines, { options, text }) => planOfStrict(lines, options, { text, writeTask: taskPart }),
    planOfSpecKit,
    planOfLoose,
];
function readPlan({ file, bytes, options = defaultReadOptions }) {
    const read = draftOf({ file, bytes, options });
    if ('refused' in read)
        return (0,read_draft/* refusedText */.c)(read.refused, read.text);
    const { draft, text } = read;
    return { ...(0,read_draft/* judgeDraft */.j)(draft, text, file), format: draft.format, doneBy: draft.doneBy, leftOut: draft.leftOut };
}
function draftOf({ file, bytes, options }) {
    const text = (0,source_text/* sourceText */.rI)(bytes, file);
    if (typeof text !== 'string')
        return { refused: [text] };
    const unmerged = (0,merge_markers/* mergeMarkers */.W)(text);
    if (unmerged.length > 0)
        return { refused: unmerged, text };
    const context = { file, options, text };
    if (isJson(text, file)) {
        const document = (0,json_syntax/* parseDocument */.Tp)(text);
        if (Array.isArray(document))
            return { refused: document, text };
        return {
            text,
            draft: firstOf(jsonFormats, document, {
                ...context,
                also: [...(0,json_syntax/* duplicateKeys */.ss)(document.root), ...(0,outside_links/* outsideLinksIn */.E)(text, file)],
            }),
        };
    }
    const lines = (0,outline/* outline */.r)(text);
    return { text, draft: firstOf(markdownFormats, lines, { ...context, also: (0,outside_links/* outsideLinks */.H)(lines, file) }) };
}
const isJson = (text, file) => /\.json$/i.test(file) || /^\s*[{[]/.test(text);
function firstOf(formats, document, { also, ...context }) {
    for (const read of formats) {
        const draft = read(document, context);
        if (draft)
            return { ...draft, faults: [...also, ...draft.faults] };
    }
    throw new Error('the last format takes every document');
}
function planDocument(file) {
    const found = judgedText({ options: defaultReadOptions, ...file });
    if ('why' in found)
        return found;
    const { text, plan, edits, tells, times } = found;
    const ids = new Set(plan.tasks.map(({ id }) => id));
    return edits && { ids, plan, times, ...writing(file, { text, ids, edits, tells }) };
}
function judgedText(file) {
    const read = draftOf(file);
    const { plan, findings } = 'refused' in read ? (0,read_draft/* refusedText */.c)(read.refused, read.text) : (0,read_draft/* judgeDraft */.j)(read.draft, read.text, file.file);
    if (plan && !('refused' in read)) {
        const { edits, tells, times } = read.draft;
        return { plan, text: read.text, edits, tells, times };
    }
    const fault = findings.find(({ severity }) => severity === 'error');
    return { why: `${fault?.line ? `line ${fault.line}: ` : ''}${fault?.message ?? 'it is no plan'}` };
}
function writing(file, { text, ids, edits, tells, }) {
    const after = (facts) => (0,text_edit/* withEdits */.Q)(text, edits(facts));
    const holds = (bytes, added) => {
        const again = judgedText({ options: defaultReadOptions, ...file, bytes });
        const wanted = new Set([...ids, ...added.map(({ task }) => task.id)]);
        return ('plan' in again && again.plan.tasks.length === wanted.size && again.plan.tasks.every(({ id }) => wanted.has(id)));
    };
    const waitsIn = (said) => {
        const again = judgedText({ options: defaultReadOptions, ...file, bytes: encoded(said, file.bytes) });
        return new Map('plan' in again ? again.plan.tasks.map((task) => [task.id, waitsOf(task)]) : []);
    };
    const takes = (facts) => facts.added.length > 0 && holds(encoded(after(facts), file.bytes), facts.added);
    return {
        write: (facts) => {
            const all = takes(facts);
            const said = after(all ? facts : { ...facts, added: [] });
            const bytes = said === text ? undefined : encoded(said, file.bytes);
            return bytes && (all || holds(bytes, [])) ? bytes : undefined;
        },
        unsaid: (facts) => {
            const { added, changed, discovered } = facts;
            const news = takes(facts) ? [] : added.map(({ task }) => `${task.id} was added: ${(0,one_line/* oneLine */.TN)(task.title, 200)}`);
            if (tells === 'below Discovered')
                return news;
            const written = new Set(tells?.inFields);
            const again = tells && changed.some(({ fields }) => fields.includes('depends_on')) ? waitsIn(after(facts)) : none;
            const isTold = ({ task, fields }) => fields.every((name) => written.has(name)) &&
                (!fields.includes('depends_on') || again.get(task.id) === waitsOf(task));
            const untold = changed.filter((one) => !isTold(one));
            return [...news, ...untold.map(({ line }) => line), ...discovered];
        },
    };
}
const none = new Map();
const waitsOf = ({ depends_on }) => JSON.stringify([...new Set(depends_on)].sort());
function encoded(text, before) {
    const hasMark = before[0] === 0xef && before[1] === 0xbb && before[2] === 0xbf;
    return new TextEncoder().encode(hasMark ? `\ufeff${text}` : text);
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

/***/ 2141:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ boxEdits),
/* harmony export */   O: () => (/* binding */ fieldEdits),
/* harmony export */   O3: () => (/* binding */ addedEdits),
/* harmony export */   Ul: () => (/* binding */ stepEdits),
/* harmony export */   Zc: () => (/* binding */ markEdits),
/* harmony export */   kd: () => (/* binding */ lineEnd),
/* harmony export */   pD: () => (/* binding */ lineAfter)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);

const boxed = /^((?:[-*+]|\d{1,9}[.)])[ \t]+)\[([ xX])\]/;
const item = /^(?:[-*+]|\d{1,9}[.)])[ \t]+/;
const head = 40;
function boxEdits(text, offset, ticked) {
    const [, before = '', mark] = boxed.exec(text.slice(offset, offset + head)) ?? [];
    if (mark === undefined || (mark !== ' ') === ticked)
        return [];
    return [{ offset: offset + before.length + 1, length: 1, text: ticked ? 'x' : ' ' }];
}
const markEdits = (text, offset, fact) => fact?.status === undefined ? [] : boxEdits(text, offset, fact.status === 'done');
function stepEdits(text, offset, ticked) {
    const line = text.slice(offset, offset + head);
    if (boxed.test(line) || !ticked)
        return boxEdits(text, offset, ticked);
    const [before] = item.exec(line) ?? [];
    return before === undefined ? [] : [{ offset: offset + before.length, length: 0, text: '[x] ' }];
}
const field = /^(?:\*\*[A-Za-z ]+:?\*\*:?|[A-Za-z ]+:)[ \t]*/;
function fieldEdits(text, offset, word) {
    const line = lineAt(text, offset);
    const [name = ''] = field.exec(line) ?? [];
    const value = line.slice(name.length).trimEnd();
    const [, open = '', now = ''] = /^(`?)(.*?)`?$/.exec(value) ?? [];
    if (now === word)
        return [];
    const gap = name.endsWith(' ') || name.endsWith('\t') ? '' : ' ';
    return [{ offset: offset + name.length + open.length, length: now.length, text: `${gap}${word}` }];
}
function lineAt(text, offset) {
    const end = text.indexOf('\n', offset);
    return text.slice(offset, end < 0 ? undefined : end).replace(/\r$/, '');
}
const lineEnd = (text) => (/\r\n/.test(text.slice(0, text.indexOf('\n') + 1)) ? '\r\n' : '\n');
function lineAfter(text, offset, line) {
    const end = text.indexOf('\n', offset);
    const eol = lineEnd(text);
    if (end < 0)
        return { offset: text.length, length: 0, text: `${eol}${line}` };
    return { offset: end + 1, length: 0, text: `${line}${eol}` };
}
function addedEdits(text, given) {
    const { after, lines, tasks, facts } = given;
    if (!after || tasks.length === 0)
        return [];
    const [bullet = '- '] = item.exec(text.slice(after.offset, after.offset + head)) ?? [];
    let at = lines.indexOf(after);
    for (let next = at + 1; (lines[next]?.depth ?? 0) > 0 && lines[next]?.kind !== 'blank'; next += 1)
        at = next;
    const boxes = tasks.map(({ task: { id, title } }) => {
        const mark = facts.get(id)?.status === 'done' ? 'x' : ' ';
        return `${bullet}[${mark}] ${id} ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(title, 300)}`;
    });
    return [lineAfter(text, lines[at]?.offset ?? after.offset, boxes.join(lineEnd(text)))];
}


/***/ }),

/***/ 24492:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ hiddenTasks),
/* harmony export */   r: () => (/* binding */ outline)
/* harmony export */ });
const fence = /^(?:(`{3,})([^`]*)|(~{3,})(.*))$/;
const itemMark = /^(?:[-*+]|(\d{1,9})[.)])(?=[ \t]|$)/;
const heading = /^(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
const rule = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const box = /^\[([ xX])\](?:[ \t]+|$)/;
const boldField = /^\*\*[A-Za-z][A-Za-z ]{0,30}(?::\*\*|\*\*:)/;
const rawHtml = /^<(?:script|pre|style|textarea)(?=[\s>]|$)/i;
const html = /^<\/?(?:address|article|aside|blockquote|body|center|dd|details|dialog|dir|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|html|li|main|menu|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)(?=[\s/>]|$)/i;
function outline(text) {
    const state = { lines: [], items: [], inside: undefined };
    let start = 0;
    for (const line of text.split('\n')) {
        take(state, lineAt(line.endsWith('\r') ? line.slice(0, -1) : line, start));
        start += line.length + 1;
    }
    return state.lines;
}
function lineAt(raw, start) {
    const content = raw.trimStart();
    const white = raw.length - content.length;
    return { raw, offset: start + white, column: widthOf(raw.slice(0, white)), content: content.trimEnd() };
}
function widthOf(white, from = 0) {
    let column = from;
    for (const char of white)
        column = char === '\t' ? column + 4 - (column % 4) : column + 1;
    return column;
}
function take(state, line) {
    if (state.inside && takeInside(state, line))
        return;
    if (line.content === '')
        put(state, line, { kind: 'blank' });
    else
        takeText(state, line);
}
function takeText(state, line) {
    const before = state.lines.at(-1);
    const inParagraph = isParagraph(before);
    const open = state.items.slice(0, state.items.filter((from) => line.column >= from).length);
    const isDeep = line.column - (open.at(-1) ?? 0) >= 4;
    const block = isDeep ? { kind: inParagraph ? 'text' : 'code' } : blockOf(line, { before, open: open.length });
    if (block.kind !== 'text' || !inParagraph || boldField.test(line.content))
        state.items = open;
    if (block.kind === 'item')
        takeItem(state, line, block.mark);
    else if (block.kind === 'underline') {
        state.lines[state.lines.length - 1] = { ...before, kind: 'heading', level: block.level };
        put(state, line, { kind: 'blank' });
    }
    else {
        const { ends, ...rest } = block;
        put(state, line, rest);
        if (ends)
            state.inside = { kind: isHidden(block.kind) ? block.kind : 'fenced', ends };
    }
}
const isHidden = (kind) => kind === 'html' || kind === 'comment';
const isParagraph = (line) => line !== undefined && (line.kind === 'text' || line.kind === 'quote' || (line.kind === 'item' && line.text !== ''));
function takeInside(state, line) {
    const { inside } = state;
    if (!inside)
        return false;
    if (line.content !== '' && line.column < (state.items.at(-1) ?? 0)) {
        state.inside = undefined;
        return false;
    }
    const ends = inside.ends(line.content);
    if (ends)
        state.inside = undefined;
    put(state, line, { kind: ends && inside.kind === 'fenced' ? 'fence' : inside.kind, text: ends ? '' : line.content });
    return true;
}
function blockOf({ content }, { before, open }) {
    const fenced = fenceOf(content);
    if (fenced)
        return { kind: 'fence', ...fenced };
    const [, marks, title = ''] = heading.exec(content) ?? [];
    if (marks !== undefined)
        return { kind: 'heading', level: marks.length, text: title };
    const beside = before?.kind === 'text' && before.depth === open;
    if (beside && isUnderline(content, before))
        return { kind: 'underline', level: content.startsWith('=') ? 1 : 2 };
    if (rule.test(content))
        return { kind: 'rule' };
    if (content.startsWith('>'))
        return { kind: 'quote', text: content.replace(/^>[ \t]?/, '') };
    return itemOf(content, beside) ?? htmlOf(content) ?? { kind: 'text' };
}
const isUnderline = (content, before) => /^(?:=+|-+)$/.test(content) && !before.text.startsWith('**');
function itemOf(content, inParagraph) {
    const mark = itemMark.exec(content);
    if (!mark)
        return undefined;
    const starts = mark[0].length < content.length && (mark[1] === undefined || Number(mark[1]) === 1);
    return inParagraph && !starts ? undefined : { kind: 'item', mark };
}
function fenceOf(content) {
    const found = fence.exec(content);
    if (!found)
        return undefined;
    const mark = found[1] ?? found[3] ?? '';
    const close = new RegExp(`^${mark[0]}{${mark.length},}$`);
    return { text: (found[2] ?? found[4] ?? '').trim(), ends: (line) => close.test(line) };
}
function htmlOf(content) {
    if (content.startsWith('<!--'))
        return { kind: 'comment', ...until(content, /-->/) };
    if (rawHtml.test(content))
        return { kind: 'html', ...until(content, /<\/(?:script|pre|style|textarea)>/i) };
    if (!html.test(content))
        return undefined;
    return { kind: 'html', ends: (line) => line === '' };
}
const until = (content, end) => (end.test(content) ? {} : { ends: (line) => end.test(line) });
function takeItem(state, line, mark) {
    const after = line.content.slice(mark[0].length);
    const rest = after.trimStart();
    const from = line.column + mark[0].length;
    const gap = widthOf(after.slice(0, after.length - rest.length), from) - from;
    state.items = [...state.items, from + (rest === '' || gap > 4 ? 1 : gap)];
    const ticked = box.exec(rest);
    put(state, line, {
        kind: 'item',
        text: ticked ? rest.slice(ticked[0].length) : rest,
        ordered: mark[1] !== undefined,
        ticked: ticked ? ticked[1] !== ' ' : undefined,
    });
    const fenced = fenceOf(rest);
    if (fenced)
        state.inside = { kind: 'fenced', ends: fenced.ends };
}
function put({ lines, items }, { raw, offset, content }, more) {
    const plain = { level: 0, text: content, ordered: false, ticked: undefined };
    lines.push({ offset, raw, depth: items.length, ...plain, ...more });
}
function hiddenTasks(lines, looksLikeTask) {
    return lines.flatMap(({ kind, text, offset }) => {
        if ((kind !== 'code' && kind !== 'text') || !looksLikeTask(text))
            return [];
        const why = kind === 'code' ? 'is indented so far that Markdown reads it as code' : 'is part of a paragraph';
        const remedy = kind === 'code'
            ? 'Remove the indentation. Put examples between ``` lines.'
            : 'Put an empty line before it, and a space after the "#".';
        return [
            {
                severity: 'error',
                code: 'PLAN_HIDDEN_TASK',
                at: [],
                offset,
                message: `This looks like a task, but ${why}.`,
                remedy,
            },
        ];
    });
}


/***/ }),

/***/ 87157:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ outsideLinksIn),
/* harmony export */   H: () => (/* binding */ outsideLinks)
/* harmony export */ });
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82660);

const link = /\]\(\s*<?([^)\s>]+)/g;
function outsideLinks(lines, file) {
    const folders = foldersOf(file);
    return lines.flatMap(({ kind, raw, offset }) => {
        if (kind === 'fenced' || kind === 'code' || kind === 'comment')
            return [];
        const indent = /^\s*/.exec(raw)?.[0].length ?? 0;
        return linksIn(raw, folders).map((fault) => ({ ...fault, offset: offset - indent + fault.offset }));
    });
}
const outsideLinksIn = (text, file) => linksIn(text, foldersOf(file));
function linksIn(text, folders) {
    if (!text.includes(']('))
        return [];
    return Array.from(text.matchAll(link)).flatMap(({ 1: target = '', index }) => {
        if (!leaves(target, folders))
            return [];
        const message = `The link to ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(target)} points outside the repository, so no agent can read it.`;
        const remedy = 'Put the file into the repository, or copy what the tasks need from it into the plan.';
        return [{ severity: 'warning', code: 'PLAN_LINK_OUTSIDE', at: [], offset: index, message, remedy }];
    });
}
const foldersOf = (file) => /^[/\\~]|^[A-Za-z]:|^\.\./.test(file)
    ? undefined
    : file
        .split('/')
        .filter((name) => name !== '.')
        .slice(0, -1);
function leaves(target, folders) {
    if (/^(?:file:|~|[A-Za-z]:[\\/])/i.test(target))
        return true;
    const fromTop = target.startsWith('/');
    if (/^(?:[a-z][a-z0-9+.-]*:|#)/i.test(target) || (folders === undefined && !fromTop))
        return false;
    const path = target.split(/[?#]/, 1)[0] ?? '';
    return climbs(path.split('/'), fromTop ? 0 : (folders?.length ?? 0));
}
function climbs(names, from) {
    let depth = from;
    return names.some((name) => {
        if (name === '..')
            depth -= 1;
        else if (name !== '' && name !== '.')
            depth += 1;
        return depth < 0;
    });
}


/***/ }),

/***/ 31158:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sd: () => (/* binding */ idsIn),
/* harmony export */   cj: () => (/* binding */ taskBody),
/* harmony export */   jv: () => (/* binding */ proseOf),
/* harmony export */   wj: () => (/* binding */ withoutExtras)
/* harmony export */ });
const starred = /^\*\*([A-Za-z][A-Za-z ]{0,30}?):?\*\*:?[ \t]*(.*)$/;
const plain = /^(Status|Depends on|Requires|After|Done when|Acceptance criteria|Subtasks):[ \t]*(.*)$/i;
const meanings = {
    requires: 'requires',
    'depends on': 'requires',
    dependencies: 'requires',
    after: 'requires',
    status: 'status',
    'done when': 'criteria',
    'acceptance criteria': 'criteria',
    subtasks: 'steps',
};
function taskBody(all, { stars }) {
    const { lines, extras } = withoutExtras(all);
    const reading = { about: [], fields: [], criteria: [], steps: [], list: undefined, opening: true };
    for (const line of lines) {
        const field = line.kind === 'text' && line.depth === 0 ? fieldOf(line, stars) : undefined;
        if (field)
            takeField(reading, field);
        else
            takeLine(reading, line);
    }
    const { about, fields, criteria, steps } = reading;
    return { about: proseOf(about), fields, criteria: ended(criteria), steps: ended(steps), extras };
}
function takeField(reading, { means, value, offset }) {
    if (means === 'requires' || means === 'status') {
        reading.list = undefined;
        reading.fields.push({ name: means, value, offset });
        return;
    }
    reading.list = means;
    if (value !== '')
        reading[means].push({ text: value, ticked: false, offset });
}
function takeLine(reading, line) {
    const list = reading.list ?? (isStep(line) ? 'steps' : undefined);
    if (list && line.kind === 'item' && line.depth === 1) {
        reading.list = list;
        reading[list].push({ text: line.text, ticked: line.ticked === true, offset: line.offset });
        return;
    }
    if (list && (line.depth > 0 || line.kind === 'blank'))
        goOn(reading[list], line);
    else {
        reading.list = undefined;
        reading.opening &&= line.kind === 'quote' || line.kind === 'blank';
        reading.about.push(reading.opening ? line.text : line.raw);
    }
}
const isStep = ({ kind, ordered, ticked, depth }) => kind === 'item' && ordered && ticked !== undefined && depth === 1;
function fieldOf({ text, offset }, stars) {
    const [, name = '', value = ''] = starred.exec(text) ?? (stars ? null : plain.exec(text)) ?? [];
    const means = meanings[name.trim().toLowerCase()];
    return means && { means, value: value.trim(), offset };
}
function goOn(items, { raw, kind }) {
    const item = items.at(-1);
    if (item)
        items[items.length - 1] = { ...item, text: `${item.text}\n${kind === 'blank' ? '' : raw.trimEnd()}` };
}
const ended = (items) => items.map((item) => ({ ...item, text: dedented(item.text) }));
function dedented(text) {
    const [first = '', ...rest] = text.trimEnd().split('\n');
    const indents = rest.filter(Boolean).map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
    const shared = indents.length === 0 ? 0 : Math.min(...indents);
    return [first, ...rest.map((line) => line.slice(shared))].join('\n');
}
function proseOf(lines) {
    const empty = (line) => line !== undefined && /^[ \t]*(?:-{3,}|\*{3,}|_{3,})?[ \t]*$/.test(line);
    let [from, to] = [0, lines.length];
    while (from < to && empty(lines[from]))
        from += 1;
    while (to > from && empty(lines[to - 1]))
        to -= 1;
    return lines.slice(from, to).join('\n');
}
function withoutExtras(all) {
    const lines = all.filter(({ kind }) => kind !== 'comment');
    const start = lines.findIndex(({ kind, depth, text }) => kind === 'fence' && depth === 0 && text === 'ralph');
    if (start < 0)
        return { lines, extras: undefined };
    let end = start + 1;
    while (lines[end]?.kind === 'fenced')
        end += 1;
    const block = lines.splice(start, end + 1 - start);
    const text = block.slice(1, end - start).map(({ raw }) => raw);
    const first = block[1] ?? block[0];
    const indent = /^\s*/.exec(text[0] ?? '')?.[0].length ?? 0;
    return { lines, extras: { text: text.join('\n'), offset: (first?.offset ?? 0) - indent } };
}
function idsIn(value) {
    const plain = value
        .replace(/\([^()]*\)/g, ' ')
        .replace(/[`*[\]]/g, '')
        .trim();
    if (/^(?:[-\u2013\u2014]+|none|nothing|n\/a)?\.?$/i.test(plain))
        return [];
    return plain
        .split(/[\s,;&+]+/)
        .map((word) => word.replace(/[.:]+$/, ''))
        .filter((word) => word !== '' && !/^(?:and|after)$/i.test(word));
}


/***/ }),

/***/ 91176:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ refusedText),
/* harmony export */   j: () => (/* binding */ judgeDraft)
/* harmony export */ });
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82660);
/* harmony import */ var _lint_lint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27001);
/* harmony import */ var _plan_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27586);
/* harmony import */ var _plan_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19956);
/* harmony import */ var _salvage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13234);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47836);






function judgeDraft(draft, text, file) {
    const { plan, faults } = judge(draft, file);
    const positionOf = linesOf(draft.texts, text);
    const findings = faults
        .sort((a, b) => compareNames(a.file ?? '', b.file ?? '') || (a.offset ?? 0) - (b.offset ?? 0))
        .map((fault) => (0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .toFinding */ .N6)(fault, ({ file: named, offset = 0 }) => positionOf(named)?.(offset)));
    return { plan: faults.some(({ severity }) => severity === 'error') ? undefined : plan, findings };
}
const compareNames = (one, other) => (one < other ? -1 : one > other ? 1 : 0);
function linesOf(texts, own) {
    const known = new Map();
    return (file) => {
        const text = file === undefined ? own : texts?.get(file);
        const lines = known.get(file) ?? (text === undefined ? undefined : (0,_source_text_js__WEBPACK_IMPORTED_MODULE_4__/* .lineIndex */ .Dp)(text));
        if (lines)
            known.set(file, lines);
        return lines;
    };
}
function refusedText(faults, text) {
    const positionOf = text === undefined ? undefined : (0,_source_text_js__WEBPACK_IMPORTED_MODULE_4__/* .lineIndex */ .Dp)(text);
    const locate = ({ offset }) => (offset === undefined ? undefined : positionOf?.(offset));
    return { plan: undefined, findings: faults.map((fault) => (0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .toFinding */ .N6)(fault, locate)) };
}
function judge({ value, faults: own, placeOf, silent = [], isThorough = false }, file) {
    const placed = (fault) => {
        const { at, offset, file: elsewhere } = placeOf(fault.at);
        const place = fault.offset === undefined && elsewhere !== undefined ? { file: elsewhere } : {};
        return { ...place, ...fault, at, offset: fault.offset ?? offset };
    };
    if (value === undefined)
        return { plan: undefined, faults: [...own] };
    const lists = (0,_plan_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .listFaults */ .OC)(value).map(placed);
    if (lists.length > 0)
        return { plan: undefined, faults: [...own, ...lists] };
    const { plan, faults: shape } = (0,_plan_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .checkShape */ .eA)(value);
    const told = own.filter(({ code }) => shapeCodes.has(code));
    const shaped = notCovered(shape.map(placed), told);
    const misshapen = [...shaped, ...told];
    const lint = notCovered((0,_lint_lint_js__WEBPACK_IMPORTED_MODULE_0__/* .lintFaults */ .Lb)(plan ?? (0,_salvage_js__WEBPACK_IMPORTED_MODULE_3__/* .salvagePlan */ .BK)(value))
        .filter(({ code }) => !silent.includes(code))
        .filter(({ code, at }) => !isThorough || code !== 'PLAN_TASK_TOO_LARGE' || at[2] !== 'description')
        .map(placed), misshapen);
    const name = plan !== undefined && plan.name === undefined ? (0,_plan_name_js__WEBPACK_IMPORTED_MODULE_1__/* .fileNameFault */ .K)(file) : undefined;
    return { plan, faults: [...own, ...shaped, ...lint, ...(name === undefined ? [] : [placed(name)])] };
}
const shapeCodes = new Set(['PLAN_MISSING_FIELD', 'PLAN_WRONG_TYPE', 'PLAN_WRONG_VALUE']);
function notCovered(lint, misshapen) {
    const places = new Set(misshapen.map(({ at }) => (0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .printPath */ .bA)(at)));
    if (places.size === 0)
        return lint;
    return lint.filter(({ at }) => !places.has('') && at.every((_, index) => !places.has((0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .printPath */ .bA)(at.slice(0, index + 1)))));
}


/***/ }),

/***/ 93809:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ mergeMarkers)
/* harmony export */ });
const marker = /^(<{7}|\|{7}|>{7})(?= |\r?$)|^={7}\r?$/gm;
function mergeMarkers(text) {
    if (!text.includes('<<<<<<<'))
        return [];
    const faults = [];
    let open = [];
    for (const found of text.matchAll(marker)) {
        const sign = found[0][0];
        if (sign === '<')
            open = [found];
        else if (open.length > 0)
            open.push(found);
        if (sign !== '>' || open.length < 3)
            continue;
        faults.push(...open.map(toFault));
        open = [];
    }
    return faults;
}
function toFault({ 0: sign, index }) {
    return {
        severity: 'error',
        code: 'PLAN_MERGE_MARKERS',
        at: [],
        offset: index,
        message: `A merge conflict marker was left here: ${sign.trim()}.`,
        remedy: 'Keep one of the two versions and delete the markers. Indent markers that are only an example.',
    };
}


/***/ }),

/***/ 27586:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ fileNameFault),
/* harmony export */   V: () => (/* binding */ planName)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82660);



function planName(plan, file) {
    const name = plan.name ?? fileStem(file);
    const fault = plan.name === undefined ? fileNameFault(file) : undefined;
    if (fault === undefined)
        return name;
    throw new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({ code: fault.code, message: fault.message, hint: fault.remedy });
}
function fileNameFault(file) {
    const stem = fileStem(file);
    if (_schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .TaskId */ .LD.safeParse(stem).success)
        return undefined;
    const suggestion = safeName(stem);
    return {
        severity: 'error',
        code: 'PLAN_NAME',
        at: [],
        message: `The plan has no "name", and its file name ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(stem)} cannot be used as one.`,
        remedy: /\.json$/i.test(file)
            ? `Add "name": "${suggestion}" (letters, digits, ".", "_", "-"; at most 64) to the plan, or rename the file.`
            : `Rename the file, such as to ${suggestion}.md (letters, digits, ".", "_", "-"; at most 64).`,
    };
}
function fileStem(file) {
    const base = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    const dot = base.lastIndexOf('.');
    return dot > 0 ? base.slice(0, dot) : base;
}
function safeName(stem) {
    const words = stem.normalize('NFKD').match(/[A-Za-z0-9]+/g) ?? [];
    return words.join('-').slice(0, 60) || 'my-plan';
}


/***/ }),

/***/ 19956:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OC: () => (/* binding */ listFaults),
/* harmony export */   Pm: () => (/* binding */ shapeFaults),
/* harmony export */   eA: () => (/* binding */ checkShape),
/* harmony export */   jp: () => (/* binding */ maxTasks)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43573);
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82660);



const maxTasks = 20_000;
const maxEntries = {
    depends_on: maxTasks,
    skills: 1_000,
    libraries: 1_000,
    acceptance_criteria: 1_000,
    allowed_tools: 1_000,
    paths: 1_000,
};
function checkShape(value) {
    const parsed = _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Plan */ .cw.safeParse(value);
    return parsed.success
        ? { plan: parsed.data, faults: [] }
        : { plan: undefined, faults: shapeFaults(parsed.error, value) };
}
function listFaults(value) {
    const tasks = valueAt(value, ['tasks']);
    if (!Array.isArray(tasks))
        return [];
    if (tasks.length > maxTasks)
        return [tooLong(['tasks'], tasks.length, maxTasks)];
    return tasks.flatMap((task, index) => Object.entries(maxEntries).flatMap(([name, limit]) => {
        const list = valueAt(task, [name]);
        return Array.isArray(list) && list.length > limit ? [tooLong(['tasks', index, name], list.length, limit)] : [];
    }));
}
function tooLong(at, count, limit) {
    const message = `${label(at)} has ${count} entries; at most ${limit} are allowed.`;
    const remedy = at.length === 1 ? 'Split the plan into several.' : 'Shorten it, or split the task.';
    return { severity: 'error', code: 'PLAN_LIST_TOO_LONG', at, message, remedy };
}
function shapeFaults(error, value) {
    const faults = new Map();
    for (const issue of error.issues) {
        const at = issue.path.map((segment) => (typeof segment === 'number' ? segment : String(segment)));
        faults.set((0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .printPath */ .bA)(at), { severity: 'error', at, ...describe(issue, at, valueAt(value, at)) });
    }
    return [...faults.values()];
}
function valueAt(value, path) {
    let found = value;
    for (const segment of path) {
        if (typeof found !== 'object' || found === null || !Object.hasOwn(found, segment))
            return undefined;
        found = found[segment];
    }
    return found;
}
function describe(issue, at, found) {
    const what = label(at);
    if (issue.code === 'invalid_type' && found === undefined) {
        return { code: 'PLAN_MISSING_FIELD', message: `${what} is missing.`, remedy: `Add it: ${kind(issue.expected)}.` };
    }
    if (issue.code === 'too_small' && issue.origin === 'array' && at.length === 1) {
        return { code: 'PLAN_NO_TASKS', message: 'The plan has no tasks.', remedy: 'Add at least one task.' };
    }
    const demand = demanded(issue);
    const message = `${what} must be ${demand}; found ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(found)}.`;
    const code = issue.code === 'invalid_type' ? 'PLAN_WRONG_TYPE' : 'PLAN_WRONG_VALUE';
    if (isIdIssue(issue))
        return { code: 'PLAN_UNSAFE_ID', message, remedy: `Write ${likeIt(found)}.` };
    return { code, message, remedy: `Write ${demand}.` };
}
function likeIt(found) {
    const words = typeof found === 'string' ? (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(found, 64).match(/[A-Za-z0-9]\w*/g) : null;
    return JSON.stringify(words?.join('-') ?? 'TASK-001');
}
function label(at) {
    const inTask = at[0] === 'tasks' && typeof at[1] === 'number';
    const path = (0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .printPath */ .bA)(inTask ? at.slice(2) : at);
    if (path !== '')
        return `"${path}"`;
    return inTask ? 'A task' : 'A plan';
}
function isIdIssue(issue) {
    return issue.code === 'invalid_format' || issue.code === 'custom';
}
function demanded(issue) {
    if (isIdIssue(issue)) {
        return 'a safe id such as TASK-001 (letters, digits, ".", "_", "-", at most 64, no "..", no ".lock" at the end)';
    }
    if (issue.code === 'invalid_type')
        return kind(issue.expected);
    if (issue.code === 'invalid_value')
        return `one of ${issue.values.map(String).join(', ')}`;
    if (issue.code === 'too_small' && issue.origin === 'string')
        return 'a text that is not empty';
    if (issue.code === 'too_small' && issue.origin === 'array')
        return 'a list that is not empty, or left out';
    if (issue.code === 'too_small')
        return `a number ${issue.inclusive ? 'of at least' : 'above'} ${issue.minimum}`;
    if (issue.code === 'too_big')
        return `a number of at most ${issue.maximum}`;
    return `valid (${issue.message})`;
}
const kinds = {
    string: 'a text in double quotes',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list in [ ]',
    object: 'an object in { }',
};
function kind(expected) {
    return kinds[expected] ?? expected;
}


/***/ }),

/***/ 13234:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BK: () => (/* binding */ salvagePlan),
/* harmony export */   sA: () => (/* binding */ salvaged),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);

function salvagePlan(value) {
    const raw = isRecord(value) ? value : {};
    const tasks = Array.isArray(raw['tasks']) ? raw['tasks'] : [];
    const branch = raw['branch'];
    return {
        ...(typeof branch === 'string' && branch !== '' ? { branch } : {}),
        tasks: tasks.map((task, index) => salvageTask(task, `tasks[${index}]`)),
    };
}
function salvageTask(value, place) {
    const raw = isRecord(value) ? value : {};
    const task = { id: place, title: place, description: '' };
    for (const [name, schema] of Object.entries(_schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.shape)) {
        const parsed = schema.safeParse(Object.hasOwn(raw, name) ? raw[name] : undefined);
        if (parsed.success && parsed.data !== undefined)
            task[name] = parsed.data;
        else
            task[name] ??= schema.safeParse(undefined).data;
    }
    const entries = raw['depends_on'];
    if (Array.isArray(entries))
        task['depends_on'] = entries.map((id) => (typeof id === 'string' ? id : '?'));
    return task;
}
function salvaged(value, { issues }) {
    const copy = structuredClone(value);
    for (const { path } of issues) {
        const [last] = path.slice(-1);
        let parent = copy;
        for (const key of path.slice(0, -1))
            parent = isRecordOrList(parent) ? parent[String(key)] : undefined;
        if (!isRecordOrList(parent) || last === undefined)
            continue;
        if (Array.isArray(parent))
            parent[Number(last)] = typeof parent[Number(last)] === 'object' ? {} : '?';
        else
            delete parent[String(last)];
    }
    return copy;
}
const isRecordOrList = (value) => typeof value === 'object' && value !== null;
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 47836:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ lineIndex),
/* harmony export */   rI: () => (/* binding */ sourceText)
/* harmony export */ });
/* unused harmony export maxPlanBytes */
const maxPlanBytes = 5 * 1024 * 1024;
function sourceText(bytes, file) {
    return bytes.length > maxPlanBytes ? tooLarge(bytes.length, file) : decodeText(bytes, file);
}
function tooLarge(size, file) {
    const message = `${file} has ${size} bytes; a plan may have at most ${maxPlanBytes} (5 MiB).`;
    return { severity: 'error', code: 'PLAN_TOO_LARGE', at: [], message, remedy: 'Split it into several plans.' };
}
function lineIndex(text) {
    const starts = [0];
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
        starts.push(end + 1);
    return (offset) => {
        let low = 0;
        let high = starts.length - 1;
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            if ((starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
    };
}
const encodingRemedy = 'Save the file as UTF-8 (with or without a byte order mark).';
function decodeText(bytes, file) {
    const foreign = foreignEncoding(bytes);
    if (foreign !== undefined)
        return encodingFault(`${file} is ${foreign}, not UTF-8.`);
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        const nul = bytes.indexOf(0);
        return nul < 0 ? text : encodingFault(`${file} contains a NUL byte at offset ${nul} (line ${lineAt(bytes, nul)}).`);
    }
    catch {
        const offset = firstInvalidUtf8(bytes);
        const byte = (bytes[offset] ?? 0).toString(16).padStart(2, '0');
        return encodingFault(`${file} is not valid UTF-8: byte 0x${byte} at offset ${offset} (line ${lineAt(bytes, offset)}).`);
    }
}
function encodingFault(message) {
    return { severity: 'error', code: 'PLAN_ENCODING', at: [], message, remedy: encodingRemedy };
}
function foreignEncoding(bytes) {
    const [a, b, c, d] = bytes;
    if (a === 0xff && b === 0xfe)
        return c === 0 && d === 0 ? 'UTF-32' : 'UTF-16 (little endian)';
    if (a === 0xfe && b === 0xff)
        return 'UTF-16 (big endian)';
    if (a !== 0 && a !== undefined && b === 0 && c !== 0)
        return 'UTF-16 (little endian, without a mark)';
    if (a === 0 && b !== 0 && b !== undefined)
        return 'UTF-16 (big endian, without a mark)';
    return undefined;
}
function lineAt(bytes, offset) {
    let line = 1;
    for (let at = bytes.indexOf(10); at >= 0 && at < offset; at = bytes.indexOf(10, at + 1))
        line += 1;
    return line;
}
function firstInvalidUtf8(bytes) {
    let at = 0;
    while (at < bytes.length) {
        const length = sequenceLength(bytes, at);
        if (length === 0)
            return at;
        at += length;
    }
    return at;
}
const sequences = [
    { last: 0x7f, length: 1, low: 0x00, high: 0xff },
    { last: 0xc1, length: 0, low: 0x00, high: 0x00 },
    { last: 0xdf, length: 2, low: 0x80, high: 0xbf },
    { last: 0xe0, length: 3, low: 0xa0, high: 0xbf },
    { last: 0xec, length: 3, low: 0x80, high: 0xbf },
    { last: 0xed, length: 3, low: 0x80, high: 0x9f },
    { last: 0xef, length: 3, low: 0x80, high: 0xbf },
    { last: 0xf0, length: 4, low: 0x90, high: 0xbf },
    { last: 0xf3, length: 4, low: 0x80, high: 0xbf },
    { last: 0xf4, length: 4, low: 0x80, high: 0x8f },
];
function sequenceLength(bytes, at) {
    const lead = bytes[at] ?? 0;
    const form = sequences.find(({ last }) => lead <= last);
    if (form === undefined || form.length < 2)
        return form?.length ?? 0;
    const second = bytes[at + 1] ?? 0;
    if (second < form.low || second > form.high)
        return 0;
    for (let next = at + 2; next < at + form.length; next += 1) {
        if (((bytes[next] ?? 0) & 0xc0) !== 0x80)
            return 0;
    }
    return form.length;
}


/***/ }),

/***/ 55821:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ statusOfWord)
/* harmony export */ });
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82660);

const words = {
    pending: 'pending',
    open: 'pending',
    todo: 'pending',
    notstarted: 'pending',
    backlog: 'pending',
    ready: 'pending',
    waiting: 'pending',
    blocked: 'pending',
    inprogress: 'in_progress',
    started: 'in_progress',
    done: 'done',
    complete: 'done',
    completed: 'done',
    skipped: 'skipped',
    cancelled: 'skipped',
    canceled: 'skipped',
    deferred: 'skipped',
    failed: 'failed',
    review: 'given_up',
    givenup: 'given_up',
};
function statusOfWord(word, place, own) {
    if (word === undefined)
        return 'pending';
    const plain = typeof word === 'string' ? word.toLowerCase().replace(/[\s_-]/g, '') : '';
    const known = own !== undefined && Object.hasOwn(own.words, plain) ? own.words : words;
    const status = Object.hasOwn(known, plain) ? known[plain] : undefined;
    if (status !== undefined)
        return status;
    return {
        severity: 'error',
        code: 'PLAN_UNKNOWN_STATUS',
        ...place,
        message: `${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(word)} is not a task status.`,
        remedy: own?.remedy ??
            'Write open, in_progress, blocked, complete, skipped or failed, or a word of the tool that wrote the file.',
    };
}


/***/ }),

/***/ 91936:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ skillPath),
/* harmony export */   b: () => (/* binding */ templatePaths)
/* harmony export */ });
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64967);

const templatePaths = {
    'first-iteration': ['.ralph/templates/first-iteration.md', '.ralph/first-iteration.md'],
    'handoff-extraction': ['.ralph/templates/handoff-extraction.md', '.ralph/templates/handoff-extraction-prompt.md'],
    'output-instructions': ['.ralph/templates/output-instructions.md', '.ralph/templates/coding-prompt-footer.md'],
    'knowledge-index': ['.ralph/templates/knowledge-index.md', '.ralph/templates/knowledge-index-prompt.md'],
    'context-prep': ['.ralph/templates/context-prep.md', '.ralph/templates/context-prep-prompt.md'],
    'context-post': ['.ralph/templates/context-post.md', '.ralph/templates/context-post-prompt.md'],
    'plan-review': ['.ralph/templates/plan-review.md'],
    'consensus-challenge': ['.ralph/templates/consensus-challenge.md'],
    'consensus-counter': ['.ralph/templates/consensus-counter.md'],
    'consensus-synthesis': ['.ralph/templates/consensus-synthesis.md'],
    verify: ['.ralph/templates/verify.md'],
    'plan-create': ['.ralph/templates/plan-create.md'],
    'init-ai': ['.ralph/templates/init-ai.md'],
    review: ['.ralph/templates/review.md', '.ralph/templates/review-agent-prompt.md'],
};
function skillPath(name) {
    if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name))
        return `.ralph/skills/${name}.md`;
    throw new _error_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
        code: 'SKILL_NAME',
        message: `"${name}" cannot be the name of a skill.`,
        hint: 'Use letters, digits, ".", "_" and "-" only: the skill "api-style" is the file .ralph/skills/api-style.md.',
    });
}


/***/ }),

/***/ 34586:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ freeFolder),
/* harmony export */   Q4: () => (/* binding */ whereItLies),
/* harmony export */   e0: () => (/* binding */ isLogOf),
/* harmony export */   gE: () => (/* binding */ moveDue)
/* harmony export */ });
/* harmony import */ var _ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7630);
/* harmony import */ var _queue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21033);


function moveDue(paths, request) {
    const due = movesDue(paths, request);
    return due && { ...due, kept: foldersEmptied(paths, due.moves, request) };
}
function foldersEmptied(paths, moves, { folder }) {
    const gone = new Set(moves.map(({ from }) => from));
    const left = [...paths.filter((path) => !gone.has(path)), ...moves.map(({ to }) => to)];
    const isEmptied = (below) => [...gone].some((path) => path.startsWith(below)) && !left.some((path) => path.startsWith(below));
    return ['pending', 'current']
        .map((place) => `${folder}/${place}/`)
        .filter(isEmptied)
        .map((below) => `${below}.gitkeep`);
}
function movesDue(paths, request) {
    const { folder, path, done, day } = request;
    const own = (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(path, folder);
    const file = whereItLies(paths, request);
    if (own === undefined || file === undefined)
        return undefined;
    const taken = new Set(paths);
    if (done) {
        if (file.place === 'complete')
            return undefined;
        const home = freeFolder(`${folder}/complete/${day}-${own.name}`, paths);
        const { named, others } = (0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .companionsOf */ .Lo)(file, paths);
        const to = `${home}/plan${file.extension}`;
        const hasProgress = named.some(({ rest }) => rest.startsWith('progress.'));
        return {
            place: 'complete',
            moves: [
                { from: file.path, to },
                ...named.map(({ path, rest }) => ({ from: path, to: `${home}/${rest}` })),
                ...others.map(({ path }) => ({ from: path, to: `${home}/${fileName(path)}` })),
            ],
            file: to,
            progress: hasProgress ? null : `${home}/progress.md`,
        };
    }
    const stem = file.place === 'current' ? file.stem : own.stem;
    const to = `${folder}/current/${stem}${own.extension}`;
    const beside = file.place === 'complete'
        ? archivedWith(file.path, stem, { folder, paths })
        : besideAt(file, paths, { folder, stem });
    const free = [{ from: file.path, to }, ...beside].filter((move) => !taken.has(move.to));
    return free.length === 0 ? undefined : { place: 'current', moves: free, file: to, progress: null };
}
function whereItLies(paths, { folder, path }) {
    const own = (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(path, folder);
    if (own === undefined)
        return undefined;
    const files = paths.flatMap((one) => (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(one, folder) ?? []);
    const same = files.filter(({ name, extension }) => name === own.name && extension === own.extension);
    return same.find(({ place }) => place === 'current') ?? same.find(({ place }) => place === 'pending') ?? same.at(-1);
}
function isLogOf(path, { folder, path: plan }) {
    const own = (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(plan, folder);
    if (own === undefined)
        return false;
    const beside = ['pending', 'current'].map((place) => `${folder}/${place}/${own.stem}${own.extension}`);
    if (beside.some((at) => (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .companionOf */ ._M)({ path: at, stem: own.stem }, path) === 'progress.md'))
        return true;
    const home = path.slice(0, path.lastIndexOf('/') + 1);
    return path === `${home}progress.md` && (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(`${home}plan.md`, folder)?.name === own.name;
}
function freeFolder(home, paths) {
    for (let n = 1;; n++) {
        const one = n === 1 ? home : `${home}-${n}`;
        if (!paths.some((path) => path.startsWith(`${one}/`)))
            return one;
    }
}
function besideAt(file, paths, { folder, stem }) {
    const { named, others } = (0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .companionsOf */ .Lo)(file, paths);
    return [
        ...named.map(({ path, rest }) => ({ from: path, to: `${folder}/current/${stem}.${rest}` })),
        ...others.map(({ path }) => ({ from: path, to: `${folder}/current/${fileName(path)}` })),
    ];
}
const fileName = (path) => path.slice(path.lastIndexOf('/') + 1);
function archivedWith(path, stem, { folder, paths }) {
    const home = path.slice(0, path.lastIndexOf('/') + 1);
    return paths
        .filter((one) => one.startsWith(home) && one !== path)
        .map((from) => ({ from, to: `${folder}/current/${stem}.${from.slice(home.length)}` }));
}


/***/ }),

/***/ 21033:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ companionsOf),
/* harmony export */   T2: () => (/* binding */ nextPlan),
/* harmony export */   nv: () => (/* binding */ queueOf),
/* harmony export */   te: () => (/* binding */ previousOf)
/* harmony export */ });
/* unused harmony exports standingOfRun, planMeant, nameForAdded */
/* harmony import */ var _ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7630);
/* harmony import */ var _run_lease_due_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94907);


function queueOf(files, { folder, runs }) {
    const found = files.flatMap(({ path, planName }) => {
        const file = (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(path, folder);
        return file === undefined ? [] : [{ ...file, name: planName ?? file.name }];
    });
    const archived = found.filter(({ place }) => place === 'complete').sort(_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .byTurn */ .hN);
    const rows = found
        .filter(({ place }) => place !== 'complete')
        .sort((a, b) => (a.place === b.place ? (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .byTurn */ .hN)(a, b) : a.place === 'current' ? -1 : 1))
        .map((file) => ({ ...file, ...standingOf(file, runs.get(file.name)) }));
    const nameOf = (path) => (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .queuedFile */ .W5)(path ?? '', folder)?.name ?? '';
    const known = new Set([...found.map(({ name }) => name), ...found.map(({ path }) => nameOf(path))]);
    const takenOut = [...runs].flatMap(([name, { queue, plan_file: file, stop }]) => {
        const isOpen = queue === folder && stop?.kind !== 'complete';
        return isOpen && !known.has(name) && !known.has(nameOf(file ?? null)) ? [name] : [];
    });
    const overlooked = files.flatMap(({ path }) => ((0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .isOverlooked */ .tI)(path, folder) ? [path] : []));
    return { folder, rows, archived, takenOut, overlooked, findings: findingsIn(rows, archived) };
}
function standingOf(_, state) {
    return state === undefined ? { standing: 'waiting', state: null } : { standing: standingOfRun(state), state };
}
function standingOfRun({ lease, stop, paused, awaiting, }) {
    if (lease)
        return 'at_work';
    if (paused || awaiting)
        return 'person';
    if (stop?.kind === 'complete')
        return 'complete';
    if ((0,_run_lease_due_js__WEBPACK_IMPORTED_MODULE_1__/* .continuesUnattended */ .Xo)(stop))
        return 'open';
    if (stop?.kind === 'failed')
        return passes(stop.code) ? 'open' : 'failed';
    return stop?.kind === 'paused' || stop?.kind === 'cancelled' || stop?.kind === 'human_review' ? 'person' : 'failed';
}
const passes = (code) => /^(?:REMOTE|GITHUB)_/.test(code);
function findingsIn(rows, archived) {
    const seen = new Map();
    return rows.flatMap(({ path, name, state }) => {
        const first = seen.get(name.toLowerCase());
        seen.set(name.toLowerCase(), path);
        if (first !== undefined)
            return [
                `${path}: the plan is called ${name}, as ${first} is; rename one of the files (its number does not count)`,
            ];
        const before = archived.find((one) => one.name === name);
        if (before === undefined || state?.stop?.kind !== 'complete')
            return [];
        return [
            `${path}: a plan called ${name} is complete (${before.path}), so this one would never start; rename the file, or remove that run with \`ralph delete ${name}\``,
        ];
    });
}
function nextPlan({ rows }, { passesFailed }) {
    const first = (...standings) => rows.find(({ standing }) => standings.includes(standing));
    const busy = first('at_work');
    if (busy)
        return { kind: 'busy', row: busy };
    const open = first('open');
    if (open)
        return { kind: 'continue', row: open };
    const blocking = passesFailed ? first('person') : first('person', 'failed');
    if (blocking)
        return { kind: 'blocked', row: blocking };
    const row = first('waiting');
    return row ? { kind: 'begin', row, previous: previousOf(rows) } : { kind: 'empty' };
}
function previousOf(rows) {
    const complete = rows.filter(({ standing }) => standing === 'complete');
    return complete.sort((a, b) => Date.parse(b.state?.started ?? '') - Date.parse(a.state?.started ?? '')).at(0);
}
function planMeant({ rows, archived }, { next, runs, about }) {
    if (next.kind !== 'empty' && next.kind !== 'begin')
        return { file: next.row, is: 'started' };
    const begun = ({ name }) => Date.parse(runs.get(name)?.started ?? '') || 0;
    const done = [...archived, ...rows.filter(({ standing }) => standing === 'complete')].sort((a, b) => begun(a) - begun(b));
    const newest = done.at(-1);
    const complete = newest && { file: newest, is: 'complete' };
    const ahead = next.kind === 'begin' ? { file: next.row, is: 'next' } : undefined;
    return about === 'ahead' ? (ahead ?? complete) : (complete ?? ahead);
}
function companionsOf(file, paths) {
    const found = paths.flatMap((path) => {
        const rest = (0,_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .companionOf */ ._M)(file, path);
        return rest === undefined ? [] : [{ path, rest }];
    });
    const isExact = ({ path, rest }) => path.endsWith(`/${file.stem}.${rest}`);
    const named = new Map([...found.filter((one) => !isExact(one)), ...found.filter(isExact)].map((one) => [one.rest, one]));
    return { named: [...named.values()], others: found.filter((one) => named.get(one.rest) !== one) };
}
function nameForAdded(file, queue, now) {
    const base = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    const own = queuedFile(`${queue.folder}/pending/${base}`, queue.folder);
    if (own && own.number !== null)
        return base;
    const last = Math.max(0, ...queue.rows.map(({ number }) => number ?? 0));
    const stamp = new Date(now).toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
    const number = last >= 10_000_000 ? stamp : String((Math.floor(last / 10) + 1) * 10).padStart(3, '0');
    return `${number}-${base}`;
}


/***/ }),

/***/ 97100:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Td: () => (/* binding */ queueSentence),
/* harmony export */   hN: () => (/* binding */ standingOfPlan)
/* harmony export */ });
/* unused harmony exports standings, queueRemarks, queueDocument, nextDocument, planInQueue */
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14421);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62488);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87897);



const standings = {
    waiting: 'waits for its turn',
    at_work: 'at work',
    open: 'started',
    person: 'needs a person',
    failed: 'failed',
    complete: 'complete, not merged yet',
    archived: 'archived',
};
const standingOfPlan = ({ standing, state }) => state === null || standing === 'complete' || standing === 'at_work'
    ? standings[standing]
    : `${standings[standing]}: ${(0,_status_js__WEBPACK_IMPORTED_MODULE_2__/* .standingInWords */ .JL)(state)}`;
const queueRemarks = ({ takenOut, overlooked, folder }) => [
    ...takenOut.map((plan) => `${plan} has begun, and its file is no longer in ${folder}/: bring it back, or remove the run with \`${commandLine('ralph', 'delete', plan)}\``),
    ...overlooked.map((path) => `${path} is not a plan of the queue: that is a .md or .json file directly in pending/`),
];
function queueSentence({ rows, folder }, plan) {
    const [next, ...more] = rows.filter(({ standing, name }) => standing === 'waiting' && name !== plan);
    const others = more.length === 0 ? '' : `, and ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(more.length, 'more plan')} after it`;
    const then = next === undefined ? 'no other plan waits' : `next is ${next.name}${others}`;
    return `A plan of the queue in ${folder}/; ${then}.`;
}
const queueDocument = (queue, next) => ({
    schema: 1,
    folder: queue.folder,
    plans: queue.rows.map((row) => rowDocument(row, queue)),
    taken_out: queue.takenOut,
    overlooked: queue.overlooked,
    archived: queue.archived.map(({ name, path }) => ({ plan: name, file: path })),
    findings: queue.findings,
    next: nextDocument(next, queue),
});
const nextDocument = (next, queue) => ({
    kind: next.kind,
    plan: next.kind === 'empty' ? null : rowDocument(next.row, queue),
});
function planInQueue(queue, next, plan) {
    const row = queue.rows.find(({ name }) => name === plan);
    const archived = queue.archived.findLast(({ name }) => name === plan);
    const own = row
        ? rowDocument(row, queue)
        : {
            plan,
            file: archived?.path ?? null,
            place: archived?.place ?? null,
            position: null,
            standing: archived ? 'archived' : null,
        };
    const { file, place, position, standing } = own;
    return {
        folder: queue.folder,
        file,
        place,
        position,
        plans: queue.rows.length,
        standing,
        next: nextDocument(next, queue),
    };
}
const rowDocument = (row, { rows }) => ({
    plan: row.name,
    file: row.path,
    place: row.place,
    position: rows.findIndex(({ path }) => path === row.path) + 1,
    standing: row.standing,
    status: standingOfPlan(row),
});


/***/ }),

/***/ 24106:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ handedOnText),
/* harmony export */   n: () => (/* binding */ runSentence)
/* harmony export */ });
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89851);
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);
/* harmony import */ var _run_next_next_step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65626);
/* harmony import */ var _run_next_used_up_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6561);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14421);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3482);
/* harmony import */ var _facts_task_rows_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49484);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79152);
/* harmony import */ var _remarks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95618);
/* harmony import */ var _stop_sentence_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11365);











function runSentence(run, context, foreign = (text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)(text, 500)) {
    const text = sentenceOf(run, context, foreign);
    return { ...text, details: [...text.details, ...(0,_remarks_js__WEBPACK_IMPORTED_MODULE_9__/* .remarks */ .IW)(run, foreign, context)] };
}
function sentenceOf(run, context, foreign) {
    const { plan, state } = run;
    const counts = (0,_facts_task_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .countsInWords */ .Pe)((0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsOf */ .M$)(plan, state));
    if (state.handed && state.lease)
        return handedOnText(state.handed);
    if (state.current && state.lease)
        return atWork(state, state.current, context, counts);
    if (state.awaiting && !state.lease)
        return (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .stopSentence */ .WQ)((0,_run_next_next_step_js__WEBPACK_IMPORTED_MODULE_2__/* .awaitingReason */ .H2)(state.awaiting), context, foreign);
    if (state.paused && !state.lease && state.stop?.kind !== 'complete') {
        return (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .stopSentence */ .WQ)((0,_run_next_next_step_js__WEBPACK_IMPORTED_MODULE_2__/* .pausedReason */ .T)(state.paused), context, foreign);
    }
    if (state.stop) {
        const text = (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .stopSentence */ .WQ)(state.stop, context, foreign);
        return state.stop.kind === 'complete' ? { ...text, happened: `${text.happened} ${counts}.` } : text;
    }
    if (state.lease) {
        return {
            happened: `A job is running, between two attempts; ${counts}.`,
            details: [],
            next: [(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .step */ .PM)('No action needed')],
        };
    }
    const limit = (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .selectTask */ .aA)(plan, (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .statusIn */ .em)(state)).kind === 'task' && state.undos.length === 0 && (0,_run_next_used_up_js__WEBPACK_IMPORTED_MODULE_3__/* .limitUsedUp */ .Uf)(plan, state);
    if (limit)
        return (0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .stopSentence */ .WQ)(limit, context, foreign);
    return { happened: `No job is running; ${counts}.`, details: [], next: [(0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .goOn */ .AC)(context)] };
}
function atWork(state, current, context, counts) {
    const since = context.now === null
        ? `since ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__/* .formatUtc */ .ay)(current.started)}`
        : `for ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDuration */ .a3)((0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__/* .ageMs */ .WO)(current.started, context.now))}`;
    const what = `Working on ${current.task}: iteration ${current.iteration}, attempt ${current.attempt}, ${since}`;
    return {
        happened: `${what}; ${counts}.`,
        details: [],
        next: [
            (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .step */ .PM)(`No action needed. Each task that passes its checks becomes a commit on ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(state.work_branch)}`),
            ...((context.surface ?? 'terminal') === 'terminal' && context.now !== null
                ? steering(context, current.task)
                : []),
        ],
    };
}
const steering = (context, task) => [
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .step */ .PM)('Tell the next agent something', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .operatorLine */ .lJ)(context, 'hint', task, '\u2026')),
    (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .step */ .PM)('End this attempt and start no other', (0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .operatorLine */ .lJ)(context, 'pause', '\u2026')),
];
const whatItDoes = {
    undo: ', which reverts an earlier commit',
    agents_md: ', which updates AGENTS.md',
};
function handedOnText({ what, of, commit }) {
    if (what === 'passes')
        return { happened: 'Passes that waited for a verdict now wait for their agent.', ...settledLater };
    if (what === 'counsel')
        return { happened: 'A call about the plan as a whole waits for its agent.', ...settledLater };
    const subject = of ? `Iteration ${of.iteration} (${of.task})` : 'The baseline (the untouched checkpoint)';
    const as = commit === null ? 'its agent' : `the checks of ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .shortOid */ .$M)(commit))}`;
    return {
        happened: `${subject} waits for ${as}${whatItDoes[what] ?? ''}.`,
        ...settledLater,
    };
}
const settledLater = {
    details: [],
    next: [
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .step */ .PM)('No action needed: a later job or step of this workflow finishes it. If it never comes, the next job starts over and nothing is lost'),
    ],
};


/***/ }),

/***/ 87897:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ standingInWords),
/* harmony export */   Xt: () => (/* binding */ statusReport)
/* harmony export */ });
/* unused harmony exports leaseLine, waitingLine, standingOf */
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
    const since = `last renewed ${formatDuration(lease.age_ms)} ago`;
    return lease.over
        ? `${lease.holder}, ${since}: the job is gone; the next job takes over`
        : `${lease.holder}, ${since}`;
}
function waitingLine({ waiting }, now) {
    if (!waiting || Date.parse(waiting.until) <= now)
        return null;
    return `until ${fromNow(waiting.until, now)}: ${plainLine(waiting.why, 300)}`;
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

/***/ 62164:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H5: () => (/* binding */ withNewWord),
/* harmony export */   MG: () => (/* binding */ withSignals),
/* harmony export */   Z_: () => (/* binding */ foundStuck),
/* harmony export */   _o: () => (/* binding */ failedOnceMore),
/* harmony export */   bR: () => (/* binding */ withoutSignalsOf),
/* harmony export */   lT: () => (/* binding */ requested),
/* harmony export */   mw: () => (/* binding */ withoutAsksOf),
/* harmony export */   oI: () => (/* binding */ unstuck)
/* harmony export */ });
const recentReviews = 5;
function requested(state, { iteration, task, why, holds }) {
    const reviews = [{ iteration, task, why }, ...state.reviews].slice(0, recentReviews);
    return { ...state, reviews, asks: holds ? [...state.asks, { iteration, task, why }] : state.asks };
}
const withoutAsksOf = (state, tasks) => state.asks.some(({ task }) => tasks.includes(task))
    ? { ...state, asks: state.asks.filter(({ task }) => !tasks.includes(task)) }
    : state;
const kept = 5;
const withSignals = (state, { type: _, at: __, ...said }) => ({
    ...state,
    signals: [said, ...state.signals].slice(0, kept),
});
const withoutSignalsOf = ({ signals }, task) => ({
    signals: signals.filter((one) => one.task !== task),
});
const mostFailures = 50;
const failedOnceMore = ({ failures }, { iteration, cause, fingerprint }) => [...failures, { iteration, cause, fingerprint }].slice(-mostFailures);
const unstuck = { failures: [], stuck: null };
const withNewWord = (state, { task }, edit) => typeof task === 'string' && state.tasks[task] ? edit(state, task, () => unstuck) : state;
function foundStuck(state, event, edit) {
    const { type: _type, at: _at, task, ...stuck } = event;
    const { iteration, why, action } = stuck;
    const found = edit(state, task, () => ({ failures: [], stuck, ...fate[action]({ iteration, why }) }));
    if (action !== 'pause')
        return found;
    return { ...found, breaker: null, paused: { by: 'ralph', why: `${task} is stuck: ${why}`, task } };
}
const fate = {
    ask: () => ({ status: 'failed' }),
    skip: (of) => ({ status: 'given_up', given_up: { ...of, by: 'ralph' } }),
    pause: () => ({}),
};


/***/ }),

/***/ 8479:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D$: () => (/* binding */ withCall),
/* harmony export */   MT: () => (/* binding */ withPass),
/* harmony export */   bT: () => (/* binding */ withReview),
/* harmony export */   b_: () => (/* binding */ withAgentCall),
/* harmony export */   uv: () => (/* binding */ spentOf),
/* harmony export */   vq: () => (/* binding */ withLostCall),
/* harmony export */   zq: () => (/* binding */ paidApart)
/* harmony export */ });
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14421);
/* harmony import */ var _put_task_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32361);



function withCall(state, role, { usd, tokens }) {
    const before = state.around[role] ?? { calls: 0, usd: 0, tokens: 0 };
    const now = { ...before, calls: before.calls + 1, usd: before.usd + usd, tokens: before.tokens + tokens };
    return { ...state, around: { ...state.around, [role]: now } };
}
function withLostCall(state, role) {
    const { around } = withCall(state, role, { usd: 0, tokens: 0 });
    const spent = around[role];
    return spent ? { ...state, around: { ...around, [role]: { ...spent, unknown: (spent.unknown ?? 0) + 1 } } } : state;
}
const spentOf = (usage) => ({
    usd: usage.usd,
    tokens: (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .totalTokens */ .RP)(usage),
});
const withReview = (state, { usd, usage }) => withCall(state, 'review', usage ? spentOf(usage) : { usd, tokens: 0 });
function withAgentCall(state, event, put) {
    const { role, usage, of } = event;
    const called = {
        ...withCall(state, role, spentOf(usage)),
        looked_back: Math.max(state.looked_back, of ?? 0),
    };
    const apart = paidApart(event);
    return apart ? paidBy(taskOf(state, apart.iteration), called, { usage, put }) : called;
}
function paidApart(event) {
    if (event.type === 'agent_call' && !event.within)
        return { iteration: event.of ?? event.iteration, usage: event.usage };
    return event.type === 'agent_pass' && event.apart ? event : undefined;
}
const taskOf = ({ current, timeline }, iteration) => [...timeline].reverse().find((one) => one.iteration === iteration)?.task ?? current?.task;
function paidBy(task, state, { usage, put }) {
    const paid = { ...state, usage: (0,_schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .addUsage */ .vk)(state.usage, usage) };
    if (task === undefined || !Object.hasOwn(state.tasks, task))
        return paid;
    return (0,_put_task_js__WEBPACK_IMPORTED_MODULE_2__/* .editing */ .Dy)(put)(paid, task, (record) => ({ usd: record.usd + usage.usd }));
}
function withPass(state, event, put) {
    const counted = withCall(state, `pass:${event.pass_name}`, spentOf(event.usage));
    return event.apart ? withOwedPass(counted, event, put) : counted;
}
function withOwedPass(state, event, put) {
    const { iteration, task, pass_name: name, usage } = event;
    const owed = state.owed
        .map((one) => one.iteration === iteration ? { ...one, passes: one.passes.filter((other) => other !== name) } : one)
        .filter(({ passes }) => passes.length > 0);
    return paidBy(task, { ...state, owed }, { usage, put });
}


/***/ }),

/***/ 64064:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LV: () => (/* binding */ rejectHeld),
/* harmony export */   P3: () => (/* binding */ amended),
/* harmony export */   TV: () => (/* binding */ withoutUndo),
/* harmony export */   UH: () => (/* binding */ notAwaiting),
/* harmony export */   l: () => (/* binding */ takeIn),
/* harmony export */   nx: () => (/* binding */ withTouched),
/* harmony export */   xg: () => (/* binding */ longestReason),
/* harmony export */   zH: () => (/* binding */ takeBack)
/* harmony export */ });
/* harmony import */ var _knowledge_undone_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35686);
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74644);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43573);
/* harmony import */ var _attention_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62164);
/* harmony import */ var _index_events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82670);
/* harmony import */ var _orders_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49981);
/* harmony import */ var _task_commits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36966);







const recentSuccesses = 4;
function takeIn(state, passed, edit) {
    const { iteration, task, commit, summary, turned_green, part, left = [], handoff_bytes } = passed;
    const { baseline, merging } = state;
    const merged = merging?.task === task ? { base: merging.base, merging: null } : {};
    const taken = {
        ...state,
        ...merged,
        ...(part ? {} : (0,_orders_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutHintsOf */ .un)(state, [task])),
        work: commit ?? state.work,
        ...(!(0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .isAgentsMd */ .Eo)(task) && {
            recent: [{ iteration, task, summary }, ...state.recent].slice(0, recentSuccesses),
            compaction: (0,_index_events_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(state.compaction, handoff_bytes),
        }),
        baseline: baseline && { ...baseline, red: baseline.red.filter((name) => !turned_green.includes(name)) },
    };
    return edit(taken, task, (before) => (0,_task_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .grown */ .gT)(before, { iteration, commit, summary, part, left }));
}
const notAwaiting = (state, tasks) => state.awaiting && tasks.includes(state.awaiting.task) ? { ...state, awaiting: null } : state;
const openAgain = (task, lost) => ({
    status: 'pending',
    failed_attempts: 0,
    runners_lost: 0,
    ..._attention_js__WEBPACK_IMPORTED_MODULE_3__/* .unstuck */ .oI,
    failed_iterations: [...task.failed_iterations, ...lost],
});
const emptied = (task) => ({
    ...openAgain(task, (0,_task_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .iterationsOf */ .qW)(task)),
    ..._task_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutCommits */ .$s,
});
function rejectHeld(state, event, edit) {
    const { counts } = state;
    const rejected = {
        ...withoutTouched(state, event.iteration),
        awaiting: null,
        breaker: null,
        ...(!(0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .isAgentsMd */ .Eo)(event.task) && {
            counts: { ...counts, succeeded: counts.succeeded - 1, failed: counts.failed + 1 },
        }),
    };
    return edit(rejected, event.task, (task) => openAgain(task, [event.iteration]));
}
function takeBack(state, event, edit) {
    const { baseline } = state;
    const gone = [event.undoes, ...event.also];
    const start = {
        ...gone.reduce(withoutTouched, withoutUndo(state, event)),
        ...(0,_attention_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSignalsOf */ .bR)(state, event.task),
        work: event.commit ?? state.work,
        recent: state.recent.filter(({ iteration }) => !gone.includes(iteration)),
        knowledge: gone.reduce((kept, one) => [...(0,_knowledge_undone_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutIteration */ .E)(kept, one, undoneWhy(event))], state.knowledge),
        breaker: null,
        baseline: baseline && (baseline.accepted || baseline.red.length === 0) ? baseline : null,
    };
    const undone = edit(start, event.task, (task) => ({ ...emptied(task), ...(!event.opens && { status: task.status }) }));
    return event.reopened.reduce((now, id) => edit(now, id, emptied), undone);
}
const undoneWhy = ({ undoes, by, why }) => (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(`iteration ${undoes} was undone by ${by}${why === '' ? '' : `: ${why}`}`, longestReason);
function withoutUndo(state, event) {
    return {
        ...state,
        iteration: event.iteration,
        undos: state.undos.filter(({ undoes }) => undoes !== event.undoes),
    };
}
const kept = 30;
function withTouched(state, { iteration, task, what, total }) {
    return { ...state, touched: [{ iteration, task, what, total }, ...state.touched].slice(0, kept) };
}
const withoutTouched = (state, iteration) => state.touched.length === 0 ? state : { ...state, touched: state.touched.filter((one) => one.iteration !== iteration) };
const longestReason = 300;
function amended(state, { iteration, amendment, given_up }, edit, put) {
    const id = String(amendment.task_id);
    const why = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(amendment.reason, longestReason);
    if (given_up)
        return edit(state, id, () => ({ status: 'given_up', given_up: { iteration, why } }));
    if (amendment.action === 'add')
        return edit(state, String(amendment.task?.['id']), () => ({}));
    if (amendment.action === 'modify')
        return state;
    return { ...state, ...(0,_orders_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutHintsOf */ .un)(state, [id]), tasks: put(state.tasks, id, undefined) };
}


/***/ }),

/***/ 46109:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E_: () => (/* binding */ isOfVerifier),
/* harmony export */   lI: () => (/* binding */ counselHandlers),
/* harmony export */   mx: () => (/* binding */ lostCounsel),
/* harmony export */   w4: () => (/* binding */ sameCounsel)
/* harmony export */ });
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);
/* harmony import */ var _call_costs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8479);



const withCounsel = (state, change) => ({
    ...state,
    counsel: { ...state.counsel, ...change },
});
const sameCounsel = (one, other) => one?.role === other.role && one.part === other.part && one.round === other.round;
function counselBegun(state, { role, part, round }) {
    const { asking } = state.counsel;
    const before = asking && sameCounsel(asking, { role, part, round }) ? asking : { begun: 0 };
    return withCounsel(state, { asking: { ...before, role, part, round, begun: before.begun + 1 } });
}
function lostCounsel({ counsel: { asking } }) {
    if (!asking || (asking.lost ?? 0) >= asking.begun)
        return undefined;
    const { role, part, round } = asking;
    return { role, part, round };
}
function counselLost(state, { role }) {
    const { asking } = state.counsel;
    return withCounsel((0,_call_costs_js__WEBPACK_IMPORTED_MODULE_2__/* .withLostCall */ .vq)(state, role), { asking: asking && { ...asking, lost: asking.begun } });
}
const counselCalled = (state, { role, usage }) => (0,_call_costs_js__WEBPACK_IMPORTED_MODULE_2__/* .withCall */ .D$)({ ...state, usage: (0,_schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .addUsage */ .vk)(state.usage, usage) }, role, (0,_call_costs_js__WEBPACK_IMPORTED_MODULE_2__/* .spentOf */ .uv)(usage));
const counselInterrupted = (state, { until, why }) => withCounsel({ ...state, waiting: until === null ? null : { until, why, count: (state.waiting?.count ?? 0) + 1 } }, { asking: null });
const isOfVerifier = ({ counsel }, task) => counsel.verified?.missing.some(({ added }) => added === task) ?? false;
function completionJudged(state, { type: _, at: __, ...verified }) {
    const rounds = (state.counsel.verified?.rounds ?? 0) + 1;
    return withCounsel({ ...state, waiting: null }, { asking: null, verified: { ...verified, rounds } });
}
function planReviewed(state, event) {
    const { type: _, at: __, proposals, ...said } = event;
    const before = state.counsel.plan_review;
    const plan_review = { ...said, proposals: [...(before?.proposals ?? []), ...proposals], words: before?.words ?? [] };
    return withCounsel({ ...state, waiting: null }, { asking: null, plan_review });
}
const mostWords = 10;
function counselAnswered(state, event) {
    const { plan_review: review } = state.counsel;
    const { answer, ids, by, words } = event;
    if (event.role === 'consensus')
        return consensusAnswered(state, event);
    if (!review)
        return state;
    const proposals = review.proposals.map((one) => (ids.includes(one.id) ? { ...one, fate: 'taken' } : one));
    if (answer === 'abort')
        return { ...state, paused: { by, why: words || `${by} does not want the plan to start` } };
    if (answer !== 'revise')
        return withCounsel(state, { plan_review: { ...review, proposals, done: true, held: null } });
    const said = words === '' ? review.words : [...review.words, words].slice(-mostWords);
    return withCounsel(state, { plan_review: { ...review, done: false, held: null, words: said } });
}
function consensusAnswered(state, { answer, by, words }) {
    const { consensus } = state.counsel;
    if (!consensus)
        return state;
    if (answer === 'abort')
        return { ...state, paused: { by, why: words || `${by} does not want the plan to start` } };
    const decided = { ...consensus, decision: answer, held: null };
    if (answer !== 'revise')
        return withCounsel(state, { consensus: { ...decided, next: null } });
    const said = words === '' ? consensus.words : [...consensus.words, words].slice(-mostWords);
    const waits = consensus.decision === 'revise' && consensus.next === 'challenge';
    const round = waits ? consensus.round : consensus.round + 1;
    const again = { ...decided, round, next: 'challenge', words: said };
    return withCounsel(state, { consensus: again });
}
const consensusSaid = (state, { now }) => withCounsel({ ...state, waiting: null }, { asking: null, consensus: now });
const counselHandlers = {
    counsel_begun: counselBegun,
    counsel_called: counselCalled,
    counsel_interrupted: counselInterrupted,
    counsel_lost: counselLost,
    completion_judged: completionJudged,
    plan_reviewed: planReviewed,
    consensus_said: consensusSaid,
    counsel_answered: (state, event) => counselAnswered({ ...state, stop: null, ended_in_order: (0,_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .endedInOrder */ .g$)(state) }, event),
};


/***/ }),

/***/ 6016:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sf: () => (/* binding */ evolve),
  AU: () => (/* binding */ fold),
  h9: () => (/* binding */ keptArrivals)
});

// EXTERNAL MODULE: ./build/schema/run/budget.js
var run_budget = __webpack_require__(56907);
// EXTERNAL MODULE: ./build/core/config/rules/overrides.js
var overrides = __webpack_require__(14476);
// EXTERNAL MODULE: ./build/core/knowledge/entry.js
var entry = __webpack_require__(56069);
// EXTERNAL MODULE: ./build/core/knowledge/remember.js
var remember = __webpack_require__(20878);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
// EXTERNAL MODULE: ./build/schema/agent/usage.js
var usage = __webpack_require__(34511);
// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/core/run/fold/attention.js
var attention = __webpack_require__(62164);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/fold/orders.js
var orders = __webpack_require__(49981);
// EXTERNAL MODULE: ./build/core/run/fold/put-task.js
var put_task = __webpack_require__(32361);
;// CONCATENATED MODULE: ./build/core/run/fold/attempt-end.js






function passed(state, event, put) {
    return {
        ...(0,put_task/* withTask */.EF)(state, put, {
            id: event.task,
            ...spent((0,begin/* taskIn */.B1)(state, event.task), event),
            runners_lost: 0,
            held_back: 0,
            ...attention/* unstuck */.oI,
        }),
        ...(0,orders/* usedUp */.h4)(state),
        ...(0,attention/* withoutSignalsOf */.bR)(state, event.task),
        current: null,
        ...measuredWith(state, event),
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        ...((0,milestones/* isAgentsMd */.Eo)(event.task)
            ? {}
            : { costs: costsWith(state, event), counts: count(state, 'succeeded', event.handoff) }),
        breaker: null,
        waiting: null,
    };
}
function failed(state, event, put) {
    const before = (0,begin/* taskIn */.B1)(state, event.task);
    const again = state.breaker?.fingerprint === event.fingerprint ? state.breaker.count : 0;
    return {
        ...(0,put_task/* withTask */.EF)(state, put, {
            id: event.task,
            ...spent(before, event),
            status: event.moot ? 'skipped' : event.final ? 'failed' : 'pending',
            failed_attempts: before.failed_attempts + 1,
            runners_lost: 0,
            held_back: 0,
            failed_iterations: [...before.failed_iterations, event.iteration],
            failures: (0,attention/* failedOnceMore */._o)(before, event),
        }),
        ...(0,orders/* triedInVain */.Iu)(state, event.task),
        ...(0,attention/* withoutSignalsOf */.bR)(state, event.task),
        current: null,
        ...measuredWith(state, event),
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        reviewed: state.reviewed.filter(({ iteration }) => iteration !== event.iteration),
        waiting: null,
        ...(!(0,milestones/* isAgentsMd */.Eo)(event.task) && {
            costs: costsWith(state, event),
            counts: count(state, 'failed', event.handoff),
            ...(!event.moot && { breaker: { fingerprint: event.fingerprint, count: again + 1, why: event.why } }),
        }),
    };
}
function interrupted(state, event, put) {
    const before = (0,begin/* taskIn */.B1)(state, event.task);
    const lost = event.cause === 'runner_lost' || event.cause === 'agent_killed' ? before.runners_lost + 1 : 0;
    return {
        ...(0,put_task/* withTask */.EF)(state, put, { id: event.task, ...spent(before, event), status: 'pending', runners_lost: lost }),
        current: null,
        told: [],
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        counts: count(state, 'interrupted', null),
        waiting: event.until === null ? null : { until: event.until, why: event.why, count: (state.waiting?.count ?? 0) + 1 },
    };
}
const keptCosts = 25;
const keptMeasures = 12;
function measuredWith({ current, measured }, { usage: { first_tokens } }) {
    const chars = current?.prompt_chars;
    if (chars === undefined || first_tokens === undefined)
        return { measured };
    return { measured: [{ chars, tokens: first_tokens }, ...measured].slice(0, keptMeasures) };
}
const costsWith = ({ costs }, { usage }) => [usage.usd, ...costs].slice(0, keptCosts);
function spent(task, event) {
    return { ...task, usd: task.usd + event.usage.usd, duration_ms: task.duration_ms + event.duration_ms };
}
function count(state, kind, handoff) {
    const { counts } = state;
    return { ...counts, [kind]: counts[kind] + 1, synthetic: counts.synthetic + (handoff === 'synthetic' ? 1 : 0) };
}
const keptAttempts = 30;
const outcomes = {
    attempt_succeeded: 'passed',
    attempt_held: 'passed',
    attempt_failed: 'failed',
    attempt_interrupted: 'interrupted',
};
const endsAttempt = (event) => Object.hasOwn(outcomes, event.type);
function timelineWith({ current, timeline }, event) {
    if (!endsAttempt(event) || current?.iteration !== event.iteration)
        return timeline;
    const { iteration, task, started } = current;
    const ended = { iteration, task, started, ended: event.at, outcome: outcomes[event.type], usd: event.usage.usd };
    return [...timeline, ended].slice(-keptAttempts);
}

// EXTERNAL MODULE: ./build/core/run/fold/call-costs.js
var call_costs = __webpack_require__(8479);
// EXTERNAL MODULE: ./build/core/run/fold/commit-fate.js
var commit_fate = __webpack_require__(64064);
// EXTERNAL MODULE: ./build/core/run/fold/counsel.js
var counsel = __webpack_require__(46109);
// EXTERNAL MODULE: ./build/core/run/fold/index-events.js
var index_events = __webpack_require__(82670);
;// CONCATENATED MODULE: ./build/core/run/fold/evolve.js















const keptArrivals = 5;
const arrived = (state, commit, { from, why, protects }) => ({
    ...state,
    work: commit,
    baseline: null,
    unproven: { commit, why },
    steered: protects ? [{ from, to: commit, ...protects }, ...state.steered].slice(0, keptArrivals) : state.steered,
});
const cutWork = (state, event) => {
    const { iteration, milestone, from } = event;
    const ended = state.slices.map((slice) => ({ ...slice, end: slice.end ?? from }));
    return { ...state, slices: [...ended, { milestone, iteration, end: null }] };
};
function applyPlanChange(state, event) {
    const removed = new Set(event.removed);
    const kept = Object.entries(state.tasks).filter(([id]) => !removed.has(id));
    const added = event.added.map(({ id, status }) => [id, { ...begin/* untouchedTask */.$L, status }]);
    const tasks = Object.fromEntries([...kept, ...added]);
    const hints = (0,orders/* withoutHintsOf */.un)(state, event.removed);
    const left = (0,attention/* withoutAsksOf */.mw)((0,commit_fate/* notAwaiting */.UH)(state, event.removed), event.removed);
    const refused_edits = event.refused ?? [];
    return { ...left, ...hints, plan_source: event.plan_source, tasks, refused_edits };
}
const withFollowUp = (state, { task, url, threads }) => ({
    ...state,
    follow_ups: [...state.follow_ups, { task, url, threads }],
});
const withoutFollowUp = (state, { task }) => ({
    ...state,
    follow_ups: state.follow_ups.filter((one) => one.task !== task),
});
const withoutStop = (state) => ({ ...state, stop: null, ended_in_order: (0,begin/* endedInOrder */.g$)(state) });
const recentReviews = 5;
const keptDoubts = 5;
const same = (state) => state;
const handlers = {
    lease_taken: (state, { at, epoch, holder }) => ({
        ...state,
        epoch,
        lease: { holder, epoch, taken: at, renewed: at },
        runner: { jobs: state.runner.jobs + 1, ms: (0,lease_verdict/* runnerMs */.XK)(state, 0) },
        warned: state.warned.filter(({ budget }) => !(0,run_budget/* ofOneJob */.$)(budget)),
        handed: null,
        stop: null,
        ended_in_order: false,
    }),
    lease_renewed: (state, { at }) => (state.lease ? { ...state, lease: { ...state.lease, renewed: at } } : state),
    lease_released: (state, { at }) => ({
        ...state,
        lease: null,
        handed: null,
        commands: (0,orders/* afterJob */.mM)(state),
        runner: { ...state.runner, ms: (0,lease_verdict/* runnerMs */.XK)(state, Date.parse(at)) },
    }),
    confined: (state, { type: _, at: __, refused: ___, ...confined }) => ({ ...state, confined }),
    baseline_finished: (state, { type: _, at: __, duration_ms: ___, said: ____, ...baseline }) => ({
        ...state,
        baseline,
        unproven: baseline.red.length === 0 || baseline.accepted ? null : state.unproven,
    }),
    attempt_started: (state, { at, iteration, task, attempt, checkpoint, prompt_chars }, put) => ({
        ...(0,put_task/* withTask */.EF)(state, put, { id: task, status: 'in_progress', stuck: null }),
        iteration,
        current: { iteration, task, attempt, checkpoint, started: at, ...(prompt_chars !== undefined && { prompt_chars }) },
        last_agent_start: at,
        stop: null,
    }),
    handed_on: (state, { type: _type, at, ...handed }) => ({
        ...state,
        handed,
        lease: state.lease && { ...state.lease, renewed: at },
    }),
    attempt_succeeded: (state, event, put) => (0,commit_fate/* takeIn */.l)(passed(state, event, put), event, (0,put_task/* editing */.Dy)(put)),
    milestone_begun: cutWork,
    attempt_held: (state, event, put) => {
        const { iteration, task, commit, checkpoint, summary, turned_green, part, left, handoff_bytes } = event;
        const more = { ...(part && { part }), ...(left && { left }) };
        const awaiting = { iteration, task, commit, checkpoint, summary, turned_green, handoff_bytes, ...more };
        return { ...passed(state, event, put), awaiting };
    },
    attempt_approved: (state, _event, put) => state.awaiting ? (0,commit_fate/* takeIn */.l)({ ...state, awaiting: null, stop: null }, state.awaiting, (0,put_task/* editing */.Dy)(put)) : state,
    attempt_rejected: (state, event, put) => (0,commit_fate/* rejectHeld */.LV)((0,attention/* withoutAsksOf */.mw)({ ...state, stop: null }, [event.task]), event, (0,put_task/* editing */.Dy)(put)),
    undo_ordered: (state, { undoes, by, why, reopen_dependents }) => ({
        ...withoutStop(state),
        undos: [...state.undos, { undoes, by, why, reopen_dependents }],
    }),
    undo_done: (state, event, put) => (0,commit_fate/* takeBack */.zH)((0,attention/* withoutAsksOf */.mw)(state, [event.task, ...event.reopened]), event, (0,put_task/* editing */.Dy)(put)),
    undo_failed: (state, event) => ({ ...(0,commit_fate/* withoutUndo */.TV)(state, event), commands: (0,orders/* withFailedUndo */.Ms)(state, event) }),
    attempt_failed: failed,
    attempt_interrupted: interrupted,
    budget_warning: (state, { budget, used, limit }) => ({
        ...state,
        warned: [...state.warned.filter((other) => other.budget !== budget), { budget, used, limit }],
    }),
    stuck_detected: (state, event, put) => (0,attention/* foundStuck */.Z_)(state, event, (0,put_task/* editing */.Dy)(put)),
    signals_given: attention/* withSignals */.MG,
    human_review_requested: attention/* requested */.lT,
    review_answered: (state, { task }) => (0,attention/* withoutAsksOf */.mw)(withoutStop(state), [task]),
    iteration_reviewed: (state, event) => {
        const { iteration, task, verdict, findings, summary } = event;
        const said = { iteration, task, verdict, findings, summary };
        return { ...(0,call_costs/* withReview */.bT)(state, event), reviewed: [said, ...state.reviewed].slice(0, recentReviews) };
    },
    agent_call: call_costs/* withAgentCall */.b_,
    failure_pattern: same,
    context_directive: (state, { task, held }, put) => held ? (0,put_task/* withTask */.EF)(state, put, { id: task, held_back: (0,begin/* taskIn */.B1)(state, task).held_back + 1 }) : state,
    prepared_prompt_refused: same,
    agent_pass: call_costs/* withPass */.MT,
    passes_owed: (state, { type: _, at: __, ...owed }) => ({ ...state, owed: [...state.owed, { ...owed, begun: 0 }] }),
    passes_begun: (state, { iterations }) => ({
        ...state,
        owed: state.owed.map((one) => (iterations.includes(one.iteration) ? { ...one, begun: one.begun + 1 } : one)),
    }),
    server_trouble: same,
    agent_lingered: same,
    prompt_cut: same,
    files_hidden: same,
    environment_changed: same,
    amendment_accepted: (state, event, put) => (0,commit_fate/* amended */.P3)(state, event, (0,put_task/* editing */.Dy)(put), put),
    checks_touched: commit_fate/* withTouched */.nx,
    amendment_refused: (state) => ({
        ...state,
        counts: { ...state.counts, refused_amendments: state.counts.refused_amendments + 1 },
    }),
    plan_changed: applyPlanChange,
    base_merged: (state, event) => ({ ...arrived(state, event.commit, event), base: event.base }),
    base_renamed: (state, { to }) => ({ ...state, base_branch: to }),
    conflict_task_added: (state, { task, base, files, total }, put) => (0,put_task/* withTask */.EF)({ ...state, merging: { task, base, files, total } }, put, {
        id: task,
        status: 'pending',
        failed_attempts: 0,
    }),
    conflict_task_ended: (state, { task }, put) => (0,put_task/* withTask */.EF)({ ...state, merging: null }, put, { id: task, status: 'skipped' }),
    agents_md_due: (state, { task }, put) => (0,put_task/* withTask */.EF)(state, put, { id: task, status: 'pending' }),
    agents_md_ended: (state, { task }, put) => (0,put_task/* withTask */.EF)(state, put, { id: task, status: 'skipped' }),
    agents_md_left: same,
    work_moved: (state, event) => arrived(state, event.to, event),
    queue_moved: (state, { from, to, place, file }) => place === 'complete' ? arrived(state, to, { from, why: `the plan moved to ${file}` }) : { ...state, work: to },
    steering_changed: (state, { paths, plan_source }) => ({
        ...state,
        doubted: [{ paths, plan_source }, ...state.doubted].slice(0, keptDoubts),
    }),
    work_refused: same,
    command_taken: (state, { at, by, text, refused }) => ({
        ...state,
        commands: (0,orders/* withCommand */.UE)(state, { at, by, text: (0,excerpt/* startOf */.GH)(text, 200), refused }),
    }),
    setting_changed: (state, { name, value }) => ({
        ...withoutStop(state),
        overrides: { ...state.overrides, [name]: value },
    }),
    rules_changed: (state, { base, changes }) => ({
        ...withoutStop(state),
        rules: (0,overrides/* withChanges */.AW)({ base, values: state.rules?.values ?? {} }, changes),
    }),
    evidence_gathered: (state, { type: _, at: __, ...evidence }) => ({ ...state, evidence }),
    ...counsel/* counselHandlers */.lI,
    pause: (state, { by, why }) => ({ ...state, paused: { by, why } }),
    resume: (state) => ({ ...withoutStop(state), paused: null }),
    wait_lifted: (state) => ({ ...state, waiting: null }),
    skip_task: (state, { task }, put) => (0,put_task/* withTask */.EF)((0,attention/* withoutAsksOf */.mw)((0,commit_fate/* notAwaiting */.UH)(withoutStop(state), [task]), [task]), put, {
        id: task,
        status: 'skipped',
        given_up: null,
    }),
    task_reopened: (state, { task }, put) => (0,put_task/* withTask */.EF)({ ...withoutStop(state), breaker: null }, put, {
        id: task,
        status: 'pending',
        failed_attempts: 0,
        runners_lost: 0,
        given_up: null,
        ...attention/* unstuck */.oI,
    }),
    note: (state, event, put) => (0,attention/* withNewWord */.H5)({ ...state, hints: [...state.hints, (0,orders/* hintOf */.$z)(event)] }, event, (0,put_task/* editing */.Dy)(put)),
    follow_up_added: (state, event, put) => (0,put_task/* withTask */.EF)(withFollowUp(withoutStop(state), event), put, { id: event.task }),
    follow_up_answered: withoutFollowUp,
    remembered: index_events/* withWords */.cS,
    forgotten: (state, event) => ({ ...state, knowledge: (0,remember/* withoutEntry */.n$)(state.knowledge, event) }),
    knowledge_changed: index_events/* withIndex */.NH,
    knowledge_refused: index_events/* withRefusedIndex */.BI,
    knowledge_inherited: (state, { from, entries }) => ({
        ...state,
        knowledge: (0,entry/* putEntries */.a$)(state.knowledge, entries),
        inherited: [...state.inherited, from],
    }),
    run_imported: (state, { iteration, recent, compaction }) => ({
        ...state,
        iteration: Math.max(state.iteration, iteration),
        recent,
        compaction: { ...state.compaction, ...compaction },
    }),
    hints_told: (state, { ids }) => ({ ...state, told: ids }),
    run_stopped: (state, { reason }) => ({ ...state, stop: reason }),
};
function evolve(state, event) {
    return step(state, event, (0,put_task/* putInOneCopy */.ab)());
}
function fold(state, events, look) {
    const own = state && { ...state, tasks: (0,put_task/* copyOf */.zP)(state.tasks) };
    return events.reduce((before, event) => {
        const after = step(before, event, put_task/* putInPlace */.yK);
        look?.(after);
        return after;
    }, own);
}
function step(state, event, put) {
    if (event.type === 'run_started')
        return (0,begin/* begin */.qN)(state, event);
    if (state === null)
        throw new Error(`the log begins with ${event.type} instead of run_started`);
    const apply = handlers[event.type];
    return { ...apply(state, event, put), timeline: timelineWith(state, event), updated: event.at };
}


/***/ }),

/***/ 82670:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ withRefusedIndex),
/* harmony export */   NH: () => (/* binding */ withIndex),
/* harmony export */   cS: () => (/* binding */ withWords),
/* harmony export */   hS: () => (/* binding */ counted)
/* harmony export */ });
/* harmony import */ var _schema_knowledge_index_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47596);
/* harmony import */ var _knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56069);
/* harmony import */ var _knowledge_merge_first_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38962);
/* harmony import */ var _knowledge_remember_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20878);




function withWords(state, { id, text, by, url, supersedes }) {
    const entry = (0,_knowledge_remember_js__WEBPACK_IMPORTED_MODULE_3__/* .personsEntry */ .r2)({ id, text, by, url, supersedes: supersedes ?? [] });
    return { ...state, knowledge: (0,_knowledge_remember_js__WEBPACK_IMPORTED_MODULE_3__/* .withRemembered */ .$S)(state.knowledge, entry) };
}
function withIndex(state, event) {
    const knowledge = (0,_knowledge_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .putEntries */ .a$)(state.knowledge, event.entries);
    const merge_tried = mergeTried({ ...state, knowledge }, event);
    return { ...state, knowledge, compaction: { ..._schema_knowledge_index_file_js__WEBPACK_IMPORTED_MODULE_0__/* .nothingToIndex */ .T7, through: event.through, merge_tried } };
}
const mergeTried = ({ knowledge, compaction }, { trigger }) => trigger === _knowledge_merge_first_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeTrigger */ .bN ? (0,_knowledge_merge_first_js__WEBPACK_IMPORTED_MODULE_2__/* .hardChars */ .d4)(knowledge) : compaction.merge_tried;
const withRefusedIndex = (state, event) => ({
    ...state,
    compaction: {
        ...state.compaction,
        refused: state.compaction.refused + 1,
        refused_at: event.iteration,
        merge_tried: mergeTried(state, event),
    },
});
const counted = (compaction, handoffBytes) => ({
    ...compaction,
    iterations: compaction.iterations + 1,
    bytes: compaction.bytes + (handoffBytes ?? 0),
});


/***/ }),

/***/ 68124:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withoutLostJob)
/* harmony export */ });
/* harmony import */ var _schema_agent_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34511);
/* harmony import */ var _counsel_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46109);
/* harmony import */ var _evolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6016);



function withoutLostJob(state) {
    const { current, updated: at } = state;
    const left = [];
    const call = (0,_counsel_js__WEBPACK_IMPORTED_MODULE_1__/* .lostCounsel */ .mx)(state);
    if (call)
        left.push({ type: 'counsel_lost', at, ...call });
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
    return (0,_evolve_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU)(state, [...left, { type: 'lease_released', at }]) ?? state;
}


/***/ }),

/***/ 49981:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ hintOf),
/* harmony export */   Fg: () => (/* binding */ consume),
/* harmony export */   Iu: () => (/* binding */ triedInVain),
/* harmony export */   Ms: () => (/* binding */ withFailedUndo),
/* harmony export */   OT: () => (/* binding */ newestTaken),
/* harmony export */   QD: () => (/* binding */ mergeControl),
/* harmony export */   UE: () => (/* binding */ withCommand),
/* harmony export */   h4: () => (/* binding */ usedUp),
/* harmony export */   kr: () => (/* binding */ refusedIn),
/* harmony export */   mM: () => (/* binding */ afterJob),
/* harmony export */   r_: () => (/* binding */ tellOnce),
/* harmony export */   uK: () => (/* binding */ hintsFor),
/* harmony export */   un: () => (/* binding */ withoutHintsOf)
/* harmony export */ });
const kept = 20;
const withCommand = ({ commands }, command) => [command, ...commands].slice(0, kept);
function withFailedUndo(state, { at, undoes, why }) {
    const order = state.undos.find((one) => one.undoes === undoes);
    return withCommand(state, { at, by: order?.by ?? 'somebody', text: `undo ${undoes}`, refused: why });
}
const afterJob = ({ commands, lease }) => commands.map((one) => (one.refused !== null && lease && one.at < lease.taken ? { ...one, told: true } : one));
const refusedIn = ({ commands, }) => commands.flatMap(({ at, by, text, refused, told }) => refused === null || told ? [] : [{ at, by, text, why: refused }]);
const mostAttempts = 3;
const hintOf = ({ id, by, text, task }) => task === undefined ? { id, by, text } : { id, by, text, task, attempts: 0 };
const hintsFor = ({ hints }, task) => hints.filter((hint) => (hint.task ?? task) === task);
const usedUp = ({ hints, told }) => ({
    hints: hints.filter(({ id }) => !told.includes(id)),
    told: [],
});
const triedInVain = ({ hints, told }, task) => ({
    hints: hints.flatMap((hint) => {
        if (!told.includes(hint.id))
            return [hint];
        const attempts = hint.attempts === undefined ? mostAttempts : hint.attempts + 1;
        return attempts < mostAttempts ? [{ ...hint, task: hint.task ?? task, attempts }] : [];
    }),
    told: [],
});
const withoutHintsOf = ({ hints }, tasks) => ({
    hints: hints.filter(({ task }) => typeof task !== 'string' || !tasks.includes(task)),
});
const keptIds = 500;
const isDated = (id) => /^\d{4}-/.test(id);
function consume(control, ids, { cursor, waiting }) {
    const moved = cursor !== null && cursor > (control.cursor ?? '') ? cursor : control.cursor;
    const all = [...control.consumed, ...ids];
    const comments = all.filter((id) => isDated(id) && (moved === null || id >= moved));
    const refs = all.filter((id) => !isDated(id));
    const others = refs.filter((id, at) => at >= refs.length - keptIds || waiting.has(id));
    return { ...control, cursor: moved, consumed: [...others, ...comments] };
}
const keptTold = 100;
function tellOnce(control, notices) {
    const told = control.told ?? [];
    const fresh = notices.filter(({ key }) => !told.includes(key));
    if (fresh.length === 0)
        return control;
    const keys = [...told, ...fresh.map(({ key }) => key)].slice(-keptTold);
    return { ...control, outbox: [...control.outbox, ...fresh], told: keys };
}
function mergeControl(theirs, ours, gone) {
    const outbox = new Map([...theirs.outbox, ...ours.outbox].map((effect) => [effect.key, effect]));
    const cursor = [theirs.cursor, ours.cursor]
        .filter((one) => one !== null)
        .sort()
        .at(-1) ?? null;
    const told = [...new Set([...(theirs.told ?? []), ...(ours.told ?? [])])].slice(-keptTold);
    return {
        ...theirs,
        ...(told.length > 0 && { told }),
        cursor,
        consumed: [...new Set([...theirs.consumed, ...ours.consumed])],
        outbox: [...outbox.values()].filter(({ key }) => !gone.has(key)),
    };
}
const newestTaken = ({ recent, tasks }) => recent.find(({ task, iteration }) => tasks[task]?.closed !== iteration)?.iteration ?? 0;


/***/ }),

/***/ 32361:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ editing),
/* harmony export */   EF: () => (/* binding */ withTask),
/* harmony export */   ab: () => (/* binding */ putInOneCopy),
/* harmony export */   yK: () => (/* binding */ putInPlace),
/* harmony export */   zP: () => (/* binding */ copyOf)
/* harmony export */ });
/* harmony import */ var _begin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36187);

const putInPlace = (tasks, id, record) => {
    if (record)
        tasks[id] = record;
    else
        delete tasks[id];
    return tasks;
};
function putInOneCopy() {
    let copy;
    return (tasks, id, record) => {
        copy = tasks === copy ? copy : copyOf(tasks);
        return putInPlace(copy, id, record);
    };
}
function copyOf(tasks) {
    const copy = Object.create(null);
    for (const id in tasks) {
        const record = tasks[id];
        if (record)
            copy[id] = record;
    }
    return copy;
}
function withTask(state, put, { id, ...change }) {
    return { ...state, tasks: put(state.tasks, id, { ...(0,_begin_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIn */ .B1)(state, id), ...change }) };
}
const editing = (put) => (state, id, change) => withTask(state, put, { id, ...change((0,_begin_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIn */ .B1)(state, id)) });


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

function due(request) {
    const { state, orders, now, life = 'unknown' } = request;
    const { lease } = state;
    const handed = state.handed !== null;
    const verdict = (0,_lease_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .leaseVerdict */ .QI)(lease, life, { now, handed });
    if (lease && verdict.kind === 'held') {
        const ends = Date.parse(lease.renewed) + (handed ? _lease_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .handedLifetimeMs */ .CF : _lease_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .leaseLifetimeMs */ .eN);
        return { due: false, why: verdict.why, at: handed && life === 'alive' ? null : ends };
    }
    if (orders > 0)
        return { due: true, why: orders === 1 ? 'an order is waiting' : `${orders} orders are waiting` };
    if (verdict.kind === 'over')
        return { due: true, why: `its last job was lost: ${verdict.why}` };
    return atRest(state, now);
}
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
    if (stop.kind === 'failed' && /^(?:REMOTE|GITHUB)_/.test(stop.code)) {
        return { due: true, why: `its last job could not reach what it needs (${stop.code})` };
    }
    return resting(stop.kind === 'complete' ? 'it is complete' : `a person is needed: it ended with ${stop.kind}`);
}
const resting = (why) => ({ due: false, why, at: null });
function continuesUnattended(stop) {
    if (stop === null)
        return true;
    if (stop.kind === 'iteration_limit')
        return stop.scope === 'job';
    return stop.kind === 'time_budget' || stop.kind === 'waiting' || stop.kind === 'busy';
}
const longestChain = 100;
function startsNextJob(reason, job) {
    if (job.attempts === 0)
        return false;
    return reason.kind === 'time_budget' || (reason.kind === 'iteration_limit' && reason.scope === 'job');
}


/***/ }),

/***/ 99292:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ hasLeftMarkers),
/* harmony export */   cb: () => (/* binding */ unresolvedConflict),
/* harmony export */   ix: () => (/* binding */ conflictTask),
/* harmony export */   sc: () => (/* binding */ baseConflict),
/* harmony export */   vi: () => (/* binding */ mergeByHand)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74644);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _text_capped_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92563);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62488);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3482);







const namedFiles = 50;
const namedCommits = 20;
function conflictTask(conflict) {
    const { base, files, news } = conflict;
    const branch = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(conflict.branch, 100);
    return _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.parse({
        id: `${_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .reservedIds */ .bJ.merge}${base.slice(0, 12)}`,
        title: `Merge ${branch} (${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .shortOid */ .$M)(base)}): resolve ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(files.length, 'conflicting file')}`,
        order: Number.MIN_SAFE_INTEGER,
        description: [
            `The base ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(branch)} moved while this run was working, and git cannot merge ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .shortOid */ .$M)(base)} into the work by itself.`,
            'The merge is in the files: what git could merge is merged, and these contain conflict markers, with the' +
                " run's own side above `=======` and the base's below it:",
            list(files, namedFiles),
            'Resolve them: keep the intent of both sides, remove every marker, and elsewhere change only what the merge needs.',
            "`git show HEAD^1:FILE` is the run's version of a file and `git show HEAD^2:FILE` the base's; `git log --oneline" +
                ' HEAD^1..HEAD^2` is what happened on the base. Do not merge or commit: your result is committed as the merge.',
            ...(news.length === 0
                ? []
                : [`The newest commits of the base that are missing from the work:\n\n${list(news, namedCommits)}`]),
        ].join('\n\n'),
        acceptance_criteria: [
            'No conflict marker is left.',
            "What the run's commits did and what the base's commits did both still work.",
        ],
    });
}
const list = (texts, most) => (0,_text_capped_js__WEBPACK_IMPORTED_MODULE_6__/* .cappedLines */ .L)(texts.map((text) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(text, 300)), most)
    .map((line) => `- ${line}`)
    .join('\n');
function baseConflict(request) {
    const { remote, work_branch: workBranch, work: ours } = request.state;
    const conflict = mergeByHand({
        remote,
        workBranch,
        merge: { local: request.local },
        pair: { ours, theirs: request.base },
        paths: request.files,
    });
    return {
        kind: 'human_review',
        why: request.why,
        conflict: { ...conflict, total: request.total, ...(request.agentMay && { agent_may: true }) },
    };
}
function unresolvedConflict(state) {
    const { merging } = state;
    const task = merging && state.tasks[merging.task];
    if (!merging || (task?.status !== 'failed' && task?.status !== 'skipped'))
        return undefined;
    const how = task.status === 'failed' ? `${merging.task} failed to resolve it` : `${merging.task} was skipped`;
    const local = state.base_branch ?? merging.base;
    const why = `${state.base_branch ?? 'The base'} (${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .shortOid */ .$M)(merging.base)}) conflicts with ${state.work_branch}, and ${how}.`;
    return baseConflict({ state, why, local, ...merging });
}
const keptFiles = 20;
const withoutCredentials = (address) => address.replace(/(\w:\/\/)[^/@\s'"]+@/g, '$1');
function mergeByHand(request) {
    const { workBranch, merge } = request;
    const remote = withoutCredentials(request.remote);
    const mergeIt = 'local' in merge
        ? [(0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'merge', merge.local)]
        : [(0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'fetch', remote, merge.fetched), 'git merge FETCH_HEAD'];
    return {
        ...request.pair,
        files: request.paths.slice(0, keptFiles),
        total: request.paths.length,
        commands: [
            (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'fetch', remote, workBranch),
            'git switch --detach FETCH_HEAD',
            ...mergeIt,
            (0,_text_command_line_js__WEBPACK_IMPORTED_MODULE_3__/* .commandLine */ .ay)('git', 'push', remote, `HEAD:refs/heads/${workBranch}`),
            'git switch -',
        ],
    };
}
const marker = /^(<{7}|\|{7}|={7}|>{7})( .*)?\r?$/;
function hasLeftMarkers(text, sides) {
    const own = new Set(sides.flatMap((side) => side.split('\n')));
    return text.split('\n').some((line) => marker.test(line) && !own.has(line));
}


/***/ }),

/***/ 65626:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H2: () => (/* binding */ awaitingReason),
/* harmony export */   Hl: () => (/* binding */ lastMoment),
/* harmony export */   Sv: () => (/* binding */ leastUsd),
/* harmony export */   T: () => (/* binding */ pausedReason),
/* harmony export */   sk: () => (/* binding */ nextStep)
/* harmony export */ });
/* unused harmony export fitsAfter */
/* harmony import */ var _confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93107);
/* harmony import */ var _knowledge_merge_first_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38962);
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89851);
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74644);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14421);
/* harmony import */ var _fold_begin_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36187);
/* harmony import */ var _fold_task_commits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36966);
/* harmony import */ var _conflict_task_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99292);
/* harmony import */ var _counsel_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(64923);
/* harmony import */ var _human_review_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22);
/* harmony import */ var _used_up_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6561);











const questions = [
    provesWhatArrived,
    waitsForApproval,
    takesBack,
    waitsForAMerge,
    keepsAgentsMd,
    owesPasses,
    verifies,
    nothingLeft,
    isPaused,
    waitsForTheProvider,
    breakerIsOpen,
    jobIterations,
    runIterations,
    money,
    time,
    tooLate,
    needsBaseline,
    constraintsLeaveNoRoom,
    looksAtPlan,
    spacing,
];
function nextStep(request) {
    const situation = {
        ...request,
        selection: (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_2__/* .selectTask */ .aA)(request.plan, (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_5__/* .statusIn */ .em)(request.state), (0,_human_review_js__WEBPACK_IMPORTED_MODULE_8__/* .attentionIn */ .Ct)(request.state)),
    };
    for (const question of questions) {
        const answer = question(situation);
        if (answer)
            return answer;
    }
    return attempt(situation);
}
const stop = (reason) => ({ kind: 'stop', reason });
function waitsForApproval({ state }) {
    return state.awaiting ? stop(awaitingReason(state.awaiting)) : undefined;
}
function takesBack(request) {
    const { state, job } = request;
    const [undo] = state.undos;
    if (!undo)
        return undefined;
    const unknown = state.baseline?.checks !== job.checks && !job.baselineRan;
    return isPaused(request) ?? (unknown ? { kind: 'baseline' } : { kind: 'undo', undo });
}
function waitsForAMerge({ state }) {
    const reason = (0,_conflict_task_js__WEBPACK_IMPORTED_MODULE_7__/* .unresolvedConflict */ .cb)(state);
    return reason && stop(reason);
}
function keepsAgentsMd(request) {
    const { selection } = request;
    if (selection.kind !== 'task' || !(0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_3__/* .isAgentsMd */ .Eo)(selection.task.id))
        return undefined;
    return isPaused(request) ?? needsBaseline(request) ?? attempt(request);
}
const leastUsd = 0.01;
function owesPasses({ state, limits, selection }) {
    if (selection.kind === 'task' || state.owed.length === 0 || state.paused)
        return undefined;
    return limits.costBudgetUsd - state.usage.usd < leastUsd ? undefined : { kind: 'passes' };
}
function verifies(request) {
    const { plan, state, limits, selection } = request;
    const counsel = (0,_counsel_js__WEBPACK_IMPORTED_MODULE_10__/* .verificationDue */ .k$)(state, limits.counsel);
    if (selection.kind !== 'complete' || !counsel || state.paused)
        return undefined;
    if ((0,_human_review_js__WEBPACK_IMPORTED_MODULE_8__/* .askedReason */ .Fb)(state) || (0,_human_review_js__WEBPACK_IMPORTED_MODULE_8__/* .givenUpReason */ .hP)(plan, state) || leftOut(state))
        return undefined;
    return waitsForTheProvider(request) ?? time(request) ?? tooLate(request) ?? { kind: 'counsel', counsel };
}
function nothingLeft({ plan, state, selection }) {
    if (selection.kind === 'task')
        return undefined;
    const asked = (0,_human_review_js__WEBPACK_IMPORTED_MODULE_8__/* .askedReason */ .Fb)(state);
    if (asked)
        return stop(asked);
    const givenUp = (0,_human_review_js__WEBPACK_IMPORTED_MODULE_8__/* .givenUpReason */ .hP)(plan, state);
    if (selection.kind === 'complete')
        return stop(givenUp ?? leftOut(state) ?? { kind: 'complete' });
    const [failed] = selection.by.flatMap((entry) => entry.failed);
    const why = selection.by.map((entry) => entry.why);
    return stop(failed === undefined ? (givenUp ?? { kind: 'blocked', by: why }) : { kind: 'stuck', on: why, task: failed });
}
function leftOut({ refused_edits }) {
    const added = refused_edits.filter(({ kind }) => kind === 'added');
    return added.length === 0 ? undefined : { kind: 'blocked', by: added.map(({ why }) => why) };
}
function provesWhatArrived(request) {
    return request.state.unproven && !request.state.paused ? needsBaseline(request) : undefined;
}
function isPaused({ state }) {
    return state.paused ? stop(pausedReason(state.paused)) : undefined;
}
const pausedReason = ({ why, task }) => ({
    kind: 'paused',
    why,
    ...(task !== undefined && { task }),
});
const shortWaitMs = 600_000;
function waitsForTheProvider(request) {
    const { state, now } = request;
    const { waiting } = state;
    if (!waiting || Date.parse(waiting.until) <= now)
        return undefined;
    if (waitsHere(request, Date.parse(waiting.until)))
        return { kind: 'wait', until: Date.parse(waiting.until) };
    return stop({ kind: 'waiting', until: waiting.until, why: waiting.why });
}
const waitsHere = ({ limits, job, now }, until) => limits.jobLimitMs !== null && until - now <= shortWaitMs && fitsAfter(until, { limits, job });
function fitsAfter(until, { limits, job, }) {
    const { jobLimitMs, timeBudgetMs } = limits;
    const after = until - job.started;
    if (timeBudgetMs !== null && after >= timeBudgetMs)
        return false;
    return jobLimitMs === null || after + job.longestMs < lastMoment(jobLimitMs);
}
function breakerIsOpen({ state, limits, job }) {
    const { breaker } = state;
    if (!breaker || breaker.count < limits.sameFailures || job.iterations === 0)
        return undefined;
    return stop({ kind: 'stuck', on: [`the same failure ${breaker.count} times in a row: ${breaker.why}`] });
}
function jobIterations({ limits, job }) {
    if (job.iterations < limits.maxIterations)
        return undefined;
    return stop({ kind: 'iteration_limit', scope: 'job', limit: limits.maxIterations });
}
function runIterations({ plan, state, limits }) {
    const reason = (0,_used_up_js__WEBPACK_IMPORTED_MODULE_9__/* .iterationsUsedUp */ .bv)(state, limits.runIterations ?? plan.max_iterations);
    return reason && stop(reason);
}
function money({ state, limits }) {
    const reason = (0,_used_up_js__WEBPACK_IMPORTED_MODULE_9__/* .moneyUsedUp */ .VJ)(state, limits.costBudgetUsd);
    return reason && stop(reason);
}
function time({ limits, job, now }) {
    if (limits.timeBudgetMs === null || now - job.started < limits.timeBudgetMs)
        return undefined;
    return stop({ kind: 'time_budget', budget_ms: limits.timeBudgetMs });
}
function tooLate({ limits, job, now }) {
    const { jobLimitMs } = limits;
    if (jobLimitMs === null || now - job.started + job.longestMs < lastMoment(jobLimitMs))
        return undefined;
    return stop({ kind: 'time_budget', budget_ms: jobLimitMs, scope: 'limit' });
}
function needsBaseline({ state, job }) {
    const { baseline } = state;
    if (!baseline || baseline.checks !== job.checks)
        return { kind: 'baseline' };
    if (baseline.red.length === 0 || baseline.accepted)
        return undefined;
    if (!job.baselineRan)
        return { kind: 'baseline' };
    const confined = baseline.confined ?? [];
    if (confined.length > 0)
        return stop({ kind: 'blocked', by: confined.map(_confinement_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .redByConfinement */ .Ds) });
    const since = state.unproven ? `, since ${state.unproven.why}` : '';
    const by = baseline.red.map((name) => `the baseline is red: ${name}${since}`);
    return stop({ kind: 'blocked', by, ...(!state.unproven && { red: baseline.red }) });
}
function constraintsLeaveNoRoom({ state, limits }) {
    const { indexChars, asksIndexer } = limits;
    const found = indexChars === null ? undefined : (0,_knowledge_merge_first_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeFirst */ .ht)(state.knowledge, indexChars);
    if (!found || indexChars === null)
        return undefined;
    if (asksIndexer && (0,_knowledge_merge_first_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeDue */ .xJ)(state.knowledge, state.compaction, indexChars))
        return undefined;
    const tried = state.compaction.merge_tried > 0 ? ' (an agent was asked to merge them, but that was not enough)' : '';
    const [size, most] = [found.chars, found.most].map((chars) => (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__/* .thousands */ .oh)(Math.floor(chars / limits.charsPerToken)));
    const why = `${found.ids.length} hard constraints take ${size} tokens of each prompt, more than half of its budget (${most})${tried}: withdraw some with \`forget K-\u2026\`, shorten them with \`remember K-\u2026 TEXT\`, or raise context-budget-hpi`;
    return stop({ kind: 'human_review', why });
}
function looksAtPlan({ state, limits }) {
    const dues = [
        { role: 'consensus', due: (0,_counsel_js__WEBPACK_IMPORTED_MODULE_10__/* .consensusDue */ .qJ)(state, limits.counsel) },
        { role: 'plan-review', due: (0,_counsel_js__WEBPACK_IMPORTED_MODULE_10__/* .planReviewDue */ .Ck)(state, limits.counsel) },
    ];
    const first = dues.find(({ due }) => due !== undefined);
    if (!first?.due)
        return undefined;
    const { role, due } = first;
    return 'blockedBy' in due
        ? stop({ kind: 'blocked', by: [due.blockedBy], counsel: role })
        : { kind: 'counsel', counsel: due };
}
function spacing({ state, limits, now }) {
    if (!state.last_agent_start)
        return undefined;
    const last = Date.parse(state.last_agent_start);
    if (last > now)
        return undefined;
    const until = last + limits.minDelayMs;
    return until > now ? { kind: 'wait', until } : undefined;
}
function attempt({ selection, state }) {
    if (selection.kind !== 'task')
        throw new Error('no task to attempt');
    const { task } = selection;
    return { kind: 'attempt', task, attempt: (0,_fold_task_commits_js__WEBPACK_IMPORTED_MODULE_6__/* .nextAttempt */ .nj)((0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_5__/* .taskIn */ .B1)(state, task.id)) };
}
const longestMarginMs = 60_000;
const lastMoment = (jobLimitMs) => jobLimitMs - Math.min(longestMarginMs, jobLimitMs / 10);
function awaitingReason(awaiting) {
    const { iteration, task, commit } = awaiting;
    const why = `${task} passed its checks in iteration ${iteration}; its commit ${commit} waits for approval`;
    return { kind: 'human_review', why, approve: { iteration, task, commit } };
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


function slicesOf({ slices, work, work_branch }) {
    return slices.map(({ milestone, end }) => ({
        milestone,
        branch: milestone === null ? work_branch : `${work_branch}.${milestone}`,
        tip: end ?? work,
        newest: end === null,
    }));
}
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
function tasksOf(plan, milestone) {
    const milestones = (0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_0__/* .milestonesOf */ .pt)(plan);
    return plan.tasks.map(({ id }) => id).filter((id) => (milestones?.of(id) ?? null) === milestone);
}
function isDone(plan, state, milestone) {
    const statusOf = (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .statusIn */ .em)(state);
    const asked = new Set(state.asks.map(({ task }) => task));
    const isOver = (id) => statusOf(id) === 'skipped' || (statusOf(id) === 'done' && !asked.has(id));
    return tasksOf(plan, milestone).every(isOver);
}


/***/ }),

/***/ 6561:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uf: () => (/* binding */ limitUsedUp),
/* harmony export */   VJ: () => (/* binding */ moneyUsedUp),
/* harmony export */   bv: () => (/* binding */ iterationsUsedUp),
/* harmony export */   cB: () => (/* binding */ usualCost)
/* harmony export */ });
/* harmony import */ var _config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92346);

function iterationsUsedUp({ counts }, limit) {
    if (limit === undefined || counts.succeeded + counts.failed < limit)
        return undefined;
    return { kind: 'iteration_limit', scope: 'run', limit };
}
function moneyUsedUp(state, budget_usd) {
    const { usd: spent_usd } = state.usage;
    if (spent_usd >= budget_usd)
        return { kind: 'cost_budget', budget_usd, spent_usd };
    const attempt_usd = usualCost(state);
    if (budget_usd - spent_usd >= attempt_usd)
        return undefined;
    return { kind: 'cost_budget', budget_usd, spent_usd, attempt_usd };
}
function limitUsedUp({ max_iterations }, state) {
    const { rules } = state;
    if (!rules)
        return undefined;
    const limit = (0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .recordedValue */ .Sp)('run-iterations', rules) ?? max_iterations;
    return iterationsUsedUp(state, limit) ?? moneyUsedUp(state, (0,_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_0__/* .recordedValue */ .Sp)('cost-budget', rules));
}
const usualCost = ({ costs }) => median(costs);
function median(values) {
    const sorted = values.toSorted((a, b) => a - b);
    const middle = sorted.length / 2;
    return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
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
// EXTERNAL MODULE: ./build/core/text/memoize.js
var memoize = __webpack_require__(26588);
;// CONCATENATED MODULE: ./build/core/run/stored/index-files.js



const shortIndex = 200;
const mostInRunJson = 50;
function indexFilesWriter(redact, most = { shortIndex, mostInRunJson }) {
    const lineOf = (0,memoize/* memoize */.B)((entry) => redact(JSON.stringify(stored(entry))));
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
        : `${text}\nA long index is written again after ${most} changes; \`ralph knowledge\` has the newest.\n`;
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
function knowledgeOfFiles(file, apart) {
    const indexed = file.map(({ memory_ids: [id], summary: text, source_iterations: iterations, source, ...rest }) => {
        const { status, hard, task, supersedes, why } = rest;
        return { id, text, ...source, status, hard: hard && source.by === null, iterations, task, supersedes, why };
    });
    return { knowledge: apart.length === 0 ? indexed : (0,knowledge_entry/* putEntries */.a$)(indexed, apart), indexed };
}

;// CONCATENATED MODULE: ./build/core/run/stored/run-files.js




const run_files_mostInRunJson = 200;
const nothingGathered = { tasks: new Map(), knowledge: [] };
function runFilesWriter(redact, most = run_files_mostInRunJson) {
    const lineOf = lineMaker(redact);
    const linesOf = (tasks, ids) => block(ids.flatMap((id) => (tasks[id] ? [lineOf(id, tasks[id])] : [])));
    const indexFiles = indexFilesWriter(redact);
    const runJson = ({ tasks, ...rest }, schema, ids) => {
        const head = redact(JSON.stringify({ ...rest, schema }, null, 2)).replace(/\n\}$/, '');
        return `${head},\n  "tasks": ${linesOf(tasks, ids)}\n}\n`;
    };
    const tasksJson = (tasks, ids) => `{\n  "schema": ${run_state/* gatheredSchemaVersion */.SM},\n  "tasks": ${linesOf(tasks, ids)}\n}\n`;
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
const countsBeside = (schema) => ({
    tasks: schema === run_state/* gatheredSchemaVersion */.SM || schema === run_state/* gatheredSchemaVersion */.SM + run_state/* indexedBy */.t5,
    index: schema > run_state/* indexedBy */.t5 && schema <= run_state/* gatheredSchemaVersion */.SM + run_state/* indexedBy */.t5,
});
function runOfFiles(run, { tasks, index }) {
    const known = index ? knowledgeOfFiles(index, run.knowledge) : { knowledge: run.knowledge, indexed: [] };
    const records = tasks?.tasks ?? {};
    return {
        state: { ...run, schema: run_state/* stateSchemaVersion */.Jf, tasks: { ...records, ...run.tasks }, knowledge: known.knowledge },
        gathered: { tasks: new Map(Object.entries(records)), knowledge: known.indexed },
    };
}
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
function withoutDefaults(record) {
    const isUntouched = (name) => {
        const value = record[name];
        return Array.isArray(value) ? value.length === 0 : value === begin/* untouchedTask */.$L[name];
    };
    return Object.fromEntries(names.flatMap((name) => (name !== 'status' && isUntouched(name) ? [] : [[name, record[name]]])));
}
const withdrawalPath = (iteration) => (0,state_paths/* iterationPath */.lr)(iteration, 'withdrawn.json');
const withdrawal = (iteration, content) => [
    withdrawalPath(iteration),
    `${JSON.stringify(content, null, 2)}\n`,
];
const opening = {
    rejected: 'its checks passed, but a person did not accept it',
    undone: 'its checks passed, but a person reverted it later',
    dependent: 'it was done, but a person reverted what it builds on',
};
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
const watchdogFile = 'ralph-watchdog.yml';
const asleepStep = 'Asleep until the next run';
function watchdogText({ workflow, name, action }) {
    return `# Restarts runs that stopped without needing a person: after a usage limit, a lost runner, a dropped order.
# A run enables this workflow when it starts; it disables itself when every run is complete.
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
      statuses: read # required checks, where a complete run is to be merged
      checks: read
      actions: write # starts ${workflow}, and disables this workflow
    steps:
      - id: ralph
        uses: ${action}
        with:
          command: tick
          dispatch: ${workflow}
          github-token: \${{ github.token }}
      # Tells later jobs that no person disabled this workflow, so that they enable it again.
      - name: ${asleepStep}
        if: steps.ralph.outputs.asleep == 'true'
        run: echo 'Every run is complete.'
`;
}
function minuteOf(name) {
    const sum = [...name].reduce((total, char) => (total * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7);
    return 7 + (sum % 47);
}


/***/ }),

/***/ 51882:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ withEdits)
/* harmony export */ });
function withEdits(text, edits) {
    const parts = [];
    let from = 0;
    for (const edit of [...edits].sort((a, b) => a.offset - b.offset)) {
        parts.push(text.slice(from, edit.offset), edit.text);
        from = edit.offset + edit.length;
    }
    return parts.join('') + text.slice(from);
}


/***/ }),

/***/ 14867:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ob: () => (/* binding */ planOfJob),
/* harmony export */   SU: () => (/* binding */ hasBegun),
/* harmony export */   _c: () => (/* binding */ nextOfJob),
/* harmony export */   ay: () => (/* binding */ queueOfJob),
/* harmony export */   r6: () => (/* binding */ whyIdle)
/* harmony export */ });
/* unused harmony export flagsAfterKill */
/* harmony import */ var _adapter_github_workflow_workflow_liveness_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18211);
/* harmony import */ var _project_setting_sources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92486);
/* harmony import */ var _wire_queue_here_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25491);
/* harmony import */ var _context_api_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67084);
/* harmony import */ var _comment_event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60030);





const takesUp = new Set(['run', 'begin', 'intake']);
async function planOfJob(context, { before }) {
    const { inputs, env } = context;
    if (before.settings.queue === undefined || before.sources.plan !== 'default')
        return { kind: 'none' };
    if (!takesUp.has(inputs.command))
        return handedOnHere(context, await queueOfJob(context, everybodyLives));
    const queue = await queueOfJob(context);
    const payload = await (0,_comment_event_js__WEBPACK_IMPORTED_MODULE_4__/* .commentPayload */ .EL)(context);
    if (payload === undefined)
        return { kind: 'idle', why: 'the event has no comment' };
    if (payload !== 'other')
        return ofThread(payload.issue, queue);
    (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseTwins */ .sv)(queue.queue);
    const next = await nextOfJob(queue, context);
    if ('fault' in next)
        throw next.fault;
    if (next.kind === 'begin' && env['GITHUB_EVENT_NAME'] === 'schedule' && !hasBegun(queue))
        return { kind: 'idle', why: 'no plan of the queue has been started yet, and the schedule only continues a run' };
    return next.kind === 'begin' || next.kind === 'continue'
        ? { kind: 'plan', path: next.row.path }
        : { kind: 'idle', why: whyIdle(queue, next) };
}
async function flagsAfterKill(context) {
    const { flags } = context.inputs;
    const { before } = await settingSources(context, flags);
    if (before.settings.queue === undefined || before.sources.plan !== 'default')
        return flags;
    const left = handedOnHere(context, await queueOfJob(context, everybodyLives));
    return left.kind === 'plan' ? { ...flags, plan: left.path } : lookingAtQueue(context, flags);
}
function whyIdle({ queue }, next) {
    if (next.kind === 'empty')
        return `no plan is left to start in ${queue.folder}/pending/`;
    const { name } = next.row;
    if (next.kind === 'busy')
        return `a job is working on ${name}`;
    return `the queue waits for a person: ${name} ${next.row.standing === 'failed' ? 'failed' : 'needs one'}`;
}
const nextOfJob = (here, context) => (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_2__/* .nextThatReads */ .IO)(here, context, ({ path }, { message }) => context.out(`${path} is skipped: ${message}\n`));
function queueOfJob(context, liveness) {
    const github = (0,_context_api_client_js__WEBPACK_IMPORTED_MODULE_3__/* .apiClient */ .uE)(context);
    const asked = liveness ?? (0,_adapter_github_workflow_workflow_liveness_js__WEBPACK_IMPORTED_MODULE_0__/* .workflowLiveness */ .V)(context.checkout.holder, github && { ask: (0,_adapter_github_workflow_workflow_liveness_js__WEBPACK_IMPORTED_MODULE_0__/* .lifeOfRun */ .v)(github) });
    return (0,_wire_queue_here_js__WEBPACK_IMPORTED_MODULE_2__/* .queueHere */ .GZ)(context, context.inputs.flags, { liveness: asked });
}
const everybodyLives = { check: async () => 'alive' };
function handedOnHere({ checkout: { holder } }, { runs }) {
    const own = [...runs.values()].find(({ lease }) => {
        return lease?.holder.kind === 'workflow' && lease.holder.run_id === holder.run_id;
    });
    const path = own && fileOf(own);
    return path === undefined
        ? { kind: 'idle', why: 'this workflow run was not given a plan of the queue' }
        : { kind: 'plan', path };
}
function ofThread({ number, body }, { queue, runs }) {
    const [, marked] = /^<!-- ralph:([^\s:]+):(?:issue|pull|pull-ready) -->/.exec(body ?? '') ?? [];
    const run = marked === undefined ? [...runs.values()].find(({ issue }) => issue === number) : runs.get(marked);
    const path = (run && fileOf(run)) ?? queue.rows.find(({ name }) => name === marked)?.path;
    return path === undefined
        ? { kind: 'idle', why: `the comment is on #${number}, which belongs to no plan that has started` }
        : { kind: 'plan', path };
}
const fileOf = ({ plan_file }) => plan_file ?? undefined;
const hasBegun = ({ runs, queue }) => [...runs.values()].some((run) => run.queue === queue.folder);


/***/ }),

/***/ 3584:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ mergeIsDue),
/* harmony export */   I: () => (/* binding */ mergeWhenComplete)
/* harmony export */ });
/* harmony import */ var _adapter_github_pulls_merge_complete_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86370);
/* harmony import */ var _core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92346);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);
/* harmony import */ var _core_run_next_slices_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29181);
/* harmony import */ var _context_api_client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67084);





const mergeIsDue = ({ stop, lease, rules }) => stop?.kind === 'complete' && lease === null && rules !== null && (0,_core_config_rules_rule_table_js__WEBPACK_IMPORTED_MODULE_1__/* .recordedValue */ .Sp)('on-complete', rules) === 'merge';
async function mergeWhenComplete(github, context, { state, warn }) {
    if (!mergeIsDue(state))
        return;
    const { work_branch: branch, work: tip } = state;
    if ((0,_core_run_next_slices_js__WEBPACK_IMPORTED_MODULE_3__/* .slicesOf */ .nu)(state).some(({ milestone }) => milestone !== null)) {
        warn('on-complete: merge does not apply to plans with milestones; a person merges their pull requests');
        return;
    }
    let number;
    try {
        const look = await (0,_adapter_github_pulls_merge_complete_js__WEBPACK_IMPORTED_MODULE_0__/* .lookAtMerge */ .b)(github, { branch, tip }, await (0,_context_api_client_js__WEBPACK_IMPORTED_MODULE_4__/* .ownLogin */ .C4)(context, github));
        if (look.kind === 'nothing')
            return;
        const { verdict } = look;
        number = look.number;
        if (verdict.kind === 'merge') {
            await (0,_adapter_github_pulls_merge_complete_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeAt */ .E)(github, number, tip);
            context.out(`Pull request #${number} was merged (on-complete: merge).\n`);
        }
        else {
            const then = verdict.kind === 'wait' ? ' The watchdog looks again.' : '';
            warn(`#${number} was not merged (on-complete: merge): ${verdict.why}.${then}`);
        }
    }
    catch (error) {
        if (!(error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A))
            throw error;
        const which = number === undefined ? 'the pull request' : `#${number}`;
        warn(`${which} could not be merged (on-complete: merge): ${error.message} ${error.hint} The watchdog looks again.`);
    }
}


/***/ }),

/***/ 5369:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ onDisk),
  m: () => (/* binding */ openBase)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/adapter/disk/files-below.js


const passedOver = new Set(['node_modules', '.git', 'vendor', 'dist']);
async function filesBelow(folder) {
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch((error) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR')
            return undefined;
        throw error;
    });
    if (entries === undefined)
        return undefined;
    const found = [];
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
        const path = (0,external_node_path_.join)(folder, entry.name);
        if (entry.isDirectory() && !passedOver.has(entry.name))
            found.push(...((await filesBelow(path)) ?? []));
        else if (entry.isFile() || entry.isSymbolicLink())
            found.push({ path, link: entry.isSymbolicLink() });
    }
    return found;
}

// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
// EXTERNAL MODULE: ./build/adapter/git/store/committed-files.js
var committed_files = __webpack_require__(5393);
// EXTERNAL MODULE: ./build/adapter/git/store/store.js + 2 modules
var store = __webpack_require__(65977);
// EXTERNAL MODULE: ./build/adapter/git/store/user-repository.js
var user_repository = __webpack_require__(1315);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
;// CONCATENATED MODULE: ./build/entry/project/checkout.js



async function openCheckout(checkout, env) {
    const { workspace, commit, branch, committer, holdsFiles } = checkout;
    const repository = await (0,user_repository/* openRepository */.h_)({ cwd: workspace, env }).catch((error) => {
        throw error instanceof error_error/* RalphError */.A && error.code === 'NOT_A_REPOSITORY' ? notCheckedOut(workspace) : error;
    });
    const asked = { args: ['cat-file', '-e', `${commit}^{commit}`], allow: [1, 128] };
    const { code } = await (0,user_git/* userGit */.G)(workspace, env)(asked);
    if (code !== 0)
        throw baseMissing(commit, repository.head);
    const uncommitted = holdsFiles ? await repository.uncommitted() : 0;
    const { name, email } = repository.user;
    const user = name === null || email === null ? committer : null;
    return {
        ...repository,
        head: commit,
        uncommitted: () => Promise.resolve(uncommitted),
        branch: repository.branch ?? branch,
        user: user ?? repository.user,
    };
}
const notCheckedOut = (workspace) => new error_error/* RalphError */.A({
    code: 'NOT_CHECKED_OUT',
    message: `The workspace ${workspace} does not contain a repository.`,
    hint: 'Add a step `uses: actions/checkout` before this one, without `path:`.',
});
const baseMissing = (commit, head) => new error_error/* RalphError */.A({
    code: 'BASE_NOT_CHECKED_OUT',
    message: `The workflow runs for ${commit.slice(0, 12)}, but ${head.slice(0, 12)} is checked out, and the first commit is missing from this clone.`,
    hint: 'Remove `ref:` from the checkout step: plan and configuration are read from the commit that the workflow runs for.',
});

;// CONCATENATED MODULE: ./build/entry/project/base-files.js









async function openBase(context) {
    const { cwd, env, checkout } = context;
    if (!checkout) {
        const repository = await (context.repositoryAhead?.() ?? (0,user_repository/* openRepository */.h_)({ cwd, env }));
        const list = listOf(repository.toplevel, onDisk.below);
        return { repository, ...onDisk, list, remote: undefined, home: undefined };
    }
    const repository = await openCheckout(checkout, env);
    const { toplevel } = repository;
    const git = (0,user_git/* userGit */.G)(toplevel, env);
    const { commit } = checkout;
    const inside = (path) => (0,external_node_path_.relative)(toplevel, path).split(external_node_path_.sep).join('/');
    const read = async (path) => {
        const named = inside(path);
        if ((0,external_node_path_.isAbsolute)(named) || named.startsWith('..'))
            return (0,promises_.readFile)(path);
        const found = await (0,committed_files/* committedFile */.fe)(git, { commit, path: named });
        if (found === undefined)
            throw Object.assign(new Error(`commit ${commit} has no such file`), { code: 'ENOENT' });
        return found;
    };
    const below = async (folder) => (await (0,committed_files/* committedBelow */.wo)(git, { commit, folder: inside(folder) }))?.map((file) => ({
        ...file,
        path: (0,external_node_path_.join)(toplevel, file.path),
    }));
    const readAll = async (paths) => {
        const names = paths.map((path) => `${commit}:${inside(path)}`);
        return (await (0,store/* readObjects */.$I)(git, names)).map((object) => object?.content ?? Buffer.alloc(0));
    };
    const real = async (path) => {
        const named = inside(path);
        if (named === '' || (0,external_node_path_.isAbsolute)(named) || named.startsWith('..'))
            return path;
        return (0,external_node_path_.resolve)(toplevel, await (0,committed_files/* committedTarget */.ML)(git, { commit, path: named }));
    };
    return {
        repository,
        read,
        below,
        real,
        readAll,
        list: listOf(toplevel, below),
        remote: 'origin',
        home: checkout.home,
    };
}
const onDisk = {
    read: promises_.readFile,
    below: filesBelow,
    real: (path) => (0,promises_.realpath)(path),
    readAll: async (paths) => paths.map((path) => (0,external_node_fs_.readFileSync)(path)),
};
const listOf = (toplevel, below) => async (folder) => ((await below((0,external_node_path_.join)(toplevel, folder))) ?? [])
    .filter(({ link }) => !link)
    .map(({ path }) => (0,external_node_path_.relative)(toplevel, path).split(external_node_path_.sep).join('/'))
    .sort();


/***/ }),

/***/ 30358:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readConfig)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_config_table_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4316);
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17731);



const usualFile = '.github/ralph.yml';
const elsewhere = ['ralph.yml', '.github/ralph.yaml'];
async function readConfig(base, cwd, configFile) {
    const { toplevel } = base.repository;
    const path = configFile === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(toplevel, usualFile) : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, configFile);
    const name = configFile ?? usualFile;
    const bytes = await base.read(path).catch((error) => {
        if (error.code === 'ENOENT' && configFile === undefined)
            return undefined;
        throw (0,_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadable */ .O$)(name, error);
    });
    if (bytes === undefined)
        return { name, path, values: {}, findings: [], elsewhere: await misplaced(base) };
    return { name, path, elsewhere: [], ...(await parsed(bytes, name)) };
}
async function parsed(bytes, name) {
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(334)]).then(__webpack_require__.bind(__webpack_require__, 74334));
    return readConfigFile(bytes.toString('utf8'), name);
}
async function misplaced({ repository: { toplevel }, read }) {
    const found = await Promise.all(elsewhere.map(async (name) => {
        const bytes = await read((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(toplevel, name)).catch(() => undefined);
        if (bytes === undefined)
            return [];
        const { values } = await parsed(bytes, name);
        return Object.keys(values).some((key) => Object.hasOwn(_core_config_table_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W, key)) ? [unread(name)] : [];
    }));
    return found.flat();
}
const unread = (name) => ({
    severity: 'warning',
    code: 'CONFIG_ELSEWHERE',
    file: name,
    path: '',
    line: null,
    column: null,
    message: `This file is not read; the configuration is ${usualFile}.`,
    remedy: `Move it (mv ${name} ${usualFile}) or name it (--config ${name}).`,
});


/***/ }),

/***/ 18341:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m$: () => (/* binding */ planNow),
/* harmony export */   readOptionsOf: () => (/* binding */ readOptionsOf),
/* harmony export */   readPlanFile: () => (/* binding */ readPlanFile),
/* harmony export */   readSoundPart: () => (/* binding */ readSoundPart)
/* harmony export */ });
/* unused harmony exports readPlanAt, sourceOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);
/* harmony import */ var _core_plan_change_plan_meaning_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(952);
/* harmony import */ var _core_plan_format_formats_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57782);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5369);
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17731);
/* harmony import */ var _plan_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31343);









const readOptionsOf = (settings) => ({
    subtasks: settings['plan-subtasks'],
    tag: settings['plan-tag'],
    scope: settings['plan-scope'],
});
async function readPlanAt(path, name, reading) {
    const { files, options, toplevel } = reading;
    const { target, outside } = await targetOf(path, { files, toplevel });
    if (outside)
        return { plan: undefined, findings: [leadsOut(name, target)], source: '', sources: [path] };
    const link = target === path ? [] : [path];
    const folder = isFile(path) ? undefined : await (0,_plan_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .readPlanFolder */ .Q)(target, { ...reading, scope: options.scope });
    if (folder)
        return { ...folder.read, ...folder, sources: [...folder.sources, ...link], choices: folder.read.choices };
    const bytes = await files.read(target);
    return { ...(0,_core_plan_format_formats_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlan */ .m3)({ file: name, bytes, options }), source: sourceOf(bytes), sources: [target, ...link] };
}
async function targetOf(path, { files, toplevel }) {
    const real = await files.real(path).catch(() => path);
    const inside = below(await files.real(toplevel).catch(() => toplevel), real);
    if (inside === undefined)
        return { target: real, outside: below(toplevel, path) !== undefined && real !== path };
    return { target: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, inside), outside: false };
}
function below(folder, path) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return inside.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside) ? undefined : inside;
}
const leadsOut = (name, target) => ({
    severity: 'error',
    code: 'PLAN_LINK_OUTSIDE',
    path: '',
    line: null,
    column: null,
    message: `A symbolic link takes ${name} out of the repository, to ${target}.`,
    remedy: 'Put the plan itself into the repository, or name it by its own path.',
});
const isFile = (path) => /\.(?:json|md)$/i.test(path);
async function readPlanFile(path, shown, reading) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(reading.toplevel, path);
    const name = inside.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside) ? path : inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    const { plan, format, findings, sources, choices } = await readPlanAt(path, name, {
        ...reading,
        options: { ...reading.options, shown },
    }).catch((error) => {
        throw error.code === 'ENOENT' ? planMissing(shown, reading.queue) : (0,_error_text_js__WEBPACK_IMPORTED_MODULE_6__/* .unreadable */ .O$)(shown, error);
    });
    const errors = findings.filter(({ severity }) => severity === 'error');
    if (plan === undefined || errors.length > 0) {
        throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
            code: 'PLAN_INVALID',
            message: `${shown} has ${errors.length === 1 ? 'a fault' : `${errors.length} faults`}; nothing was started.`,
            hint: `Fix the problems above, then run again. ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .commandSpan */ ["in"])('ralph', 'plan', 'lint', shown)} checks only the plan.`,
            findings: errors.map((finding) => (0,_error_text_js__WEBPACK_IMPORTED_MODULE_6__/* .findingLine */ .mC)(finding, shown)),
        });
    }
    const source = sourceOf(Buffer.from((0,_core_plan_change_plan_meaning_js__WEBPACK_IMPORTED_MODULE_8__/* .meaningOf */ .P)(plan)));
    return { plan, format, source, sources, choices, warnings: findings.filter(({ severity }) => severity === 'warning') };
}
async function readSoundPart(path, shown, reading) {
    const folder = isFile(path) ? undefined : await (0,_plan_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .readPlanFolder */ .Q)(path, reading);
    const scope = folder?.read.sound.join(',');
    if (!scope)
        return undefined;
    return readPlanFile(path, shown, { ...reading, options: { ...reading.options, scope } }).catch(() => undefined);
}
async function planNow({ planFile, planPath, settings, repository: { toplevel }, }) {
    const reading = { files: _base_files_js__WEBPACK_IMPORTED_MODULE_5__/* .onDisk */ .F, toplevel, cwd: toplevel, options: readOptionsOf(settings) };
    const read = await readPlanFile(planPath, planFile, reading).catch(() => undefined);
    return read && { plan: read.plan, planSource: read.source };
}
const sourceOf = (bytes) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex');
const planMissing = (shown, queue) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'PLAN_MISSING',
    message: `There is no plan at ${shown}.`,
    hint: queue === undefined
        ? 'Write one (docs/plan.md), or name another file with --plan (in a workflow: the input `plan`).'
        : `The plans of this repository are in the queue at ${queue}/: \`ralph run --queue\` works through them. Or name one of them with --plan.`,
});


/***/ }),

/***/ 31343:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readPlanFolder),
/* harmony export */   Y: () => (/* binding */ usualFolders)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73739);



async function readPlanFolder(path, { files, toplevel, scope = 'all', cwd }) {
    const inside = (of) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(toplevel, of).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    const named = (0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .isSprintStatus */ .pD)(path) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, '..') : path;
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(toplevel, (0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .rootOf */ .I5)(inside(named)));
    if (!(0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .isSprintStatus */ .pD)(path) && (await files.below(path)) === undefined)
        return undefined;
    const below = await files.below(root);
    if (below === undefined)
        return undefined;
    const { readBmad, storyFolderIn } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(519), __webpack_require__.e(637)]).then(__webpack_require__.bind(__webpack_require__, 6637));
    const load = async (found) => {
        const wanted = found.filter(({ path: one, link }) => (0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(inside(one)) !== undefined || link);
        const bytes = await files.readAll(wanted.filter(({ link }) => !link).map((one) => one.path));
        let next = 0;
        return wanted.map(({ path: one, link }) => ({ path: inside(one), link, bytes: link ? undefined : bytes[next++] }));
    };
    const first = await load(below);
    const elsewhere = storyFolderIn(first);
    const location = elsewhere === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(toplevel, elsewhere);
    const isLink = location !== undefined && (await leadsElsewhere(location, { files, toplevel }));
    const more = location === undefined || isLink ? undefined : await files.below(location);
    const known = new Set(first.map((file) => file.path));
    const linked = isLink ? [{ path: inside(location), link: true, folder: true, bytes: undefined }] : [];
    const all = [...first, ...linked, ...(await load(more ?? [])).filter((file) => !known.has(file.path))];
    const read = readBmad({ folder: inside(named) || '.', files: all, scope });
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(scope);
    for (const file of all)
        digest.update(`\0${file.path}\0`).update(file.bytes ?? '');
    const shown = (file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, file)) || file;
    return {
        read: {
            ...read,
            findings: read.findings.map((finding) => finding.file === undefined ? finding : { ...finding, file: shown(finding.file) }),
        },
        source: digest.digest('hex'),
        sources: read.sources.map((source) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, source)),
    };
}
async function leadsElsewhere(path, { files, toplevel }) {
    const [real, top] = await Promise.all([
        files.real(path).catch(() => undefined),
        files.real(toplevel).catch(() => toplevel),
    ]);
    return real !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, real) !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(toplevel, path);
}
const usual = ['docs', '_bmad-output'];
async function usualFolders(toplevel, files) {
    const lists = await Promise.all(usual.map(async (name) => (await files.below((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, name))) ?? []));
    const found = lists.flatMap((below) => {
        const entries = below.map(({ path, link }) => ({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(toplevel, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'), link }));
        const status = (0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .sprintStatusIn */ .qs)(entries).map(({ path }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, path));
        const stories = entries.some(({ path }) => (0,_core_plan_format_bmad_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(path) === 'story' && /(?:^|\/)stories\//.test(path));
        return status.length > 0 || !stories ? status : [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, entries[0]?.path.split('/', 1)[0] ?? '')];
    });
    return found;
}


/***/ }),

/***/ 77885:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KE: () => (/* binding */ engineHome),
  lt: () => (/* binding */ homeOf),
  U8: () => (/* binding */ openProject),
  uI: () => (/* binding */ openSound),
  fn: () => (/* binding */ remoteAddress)
});

// UNUSED EXPORTS: queueOfJob, refuseInvalid, secretsIn

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/agent/claude/claude-login.js
var claude_login = __webpack_require__(10439);
;// CONCATENATED MODULE: ./build/adapter/agent/logins.js

const secretsOfLogins = (environment) => (0,claude_login/* loginSecrets */.H)(environment);

// EXTERNAL MODULE: ./build/adapter/git/call/remote-address.js
var remote_address = __webpack_require__(39021);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(76696);
// EXTERNAL MODULE: ./build/adapter/process/secret-values.js
var secret_values = __webpack_require__(95935);
// EXTERNAL MODULE: ./build/core/config/resolve/resolve.js
var resolve = __webpack_require__(4146);
// EXTERNAL MODULE: ./build/core/config/rules/overrides.js
var overrides = __webpack_require__(14476);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/handoff/progress-note.js
var progress_note = __webpack_require__(77361);
// EXTERNAL MODULE: ./build/core/plan/feedback.js
var feedback = __webpack_require__(12913);
// EXTERNAL MODULE: ./build/core/plan/format/bmad/folder.js
var folder = __webpack_require__(73739);
// EXTERNAL MODULE: ./build/core/plan/format/read/plan-name.js
var plan_name = __webpack_require__(27586);
// EXTERNAL MODULE: ./build/core/ref/branch-name.js
var branch_name = __webpack_require__(89844);
// EXTERNAL MODULE: ./build/core/ref/queue-paths.js
var queue_paths = __webpack_require__(7630);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/setting/setting.js
var setting = __webpack_require__(13225);
// EXTERNAL MODULE: ./build/entry/project/run-place.js
var run_place = __webpack_require__(57078);
// EXTERNAL MODULE: ./build/entry/project/setting-sources.js
var setting_sources = __webpack_require__(92486);
;// CONCATENATED MODULE: ./build/entry/project/project.js




















function documentOf(format, file, queued) {
    if (file === undefined || (format === 'plan.json' && queued === undefined))
        return null;
    return format !== 'BMAD' || (0,folder/* isSprintStatus */.pD)(file) ? file : folderOf(file);
}
const folderOf = (file) => (file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : null);
async function openProject(context, flags, known = [], found = (0,setting_sources/* settingSources */.rw)(context, flags)) {
    const { env, cwd, planText } = context;
    const { base, file, given, before, planFile, planPath, shownPlan } = await found;
    const { repository } = base;
    const { toplevel } = repository;
    const files = planText
        ? { ...base, read: async () => planText, below: async () => undefined, real: async (path) => path }
        : base;
    const { readOptionsOf, readPlanFile, readSoundPart } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 18341));
    const queue = before.sources.plan === 'default' ? before.settings.queue : undefined;
    const reading = { files, toplevel, cwd, options: readOptionsOf(before.settings), queue };
    const shown = before.sources.plan === 'flag' ? planFile : shownPlan;
    let amiss;
    const read = await readPlanFile(planPath, shown, reading).catch(async (error) => {
        amiss = withFindings(error, [...known, ...file.findings, ...before.findings]);
        const part = before.settings['plan-scope'] ? undefined : await readSoundPart(planPath, shown, reading);
        if (part)
            return part;
        throw amiss;
    });
    const resolved = (0,resolve/* resolveSettings */.M)({ ...given, plan: read.plan });
    refuseInvalid([...known, ...file.findings, ...resolved.findings], file.name);
    const queued = (0,queue_paths/* queuedFile */.W5)((0,setting_sources/* atTop */.HC)(planPath, repository.toplevel) ?? '', before.settings.queue);
    const name = read.plan.name ?? queued?.name ?? (0,plan_name/* planName */.V)(read.plan, planPath);
    const places = context.checkout ? undefined : (0,run_place/* placesFile */.Tg)(engineHome(env), repository.commonDir);
    const settings = (0,run_place/* placed */.GS)(resolved, base.remote, places === undefined ? undefined : (0,run_place/* placeOf */.$t)(places, name));
    const { address: remote, ...access } = (0,remote_address/* splitCredential */.ib)(await remoteAddress(repository, settings.remote, context));
    const workBranch = workBranchOf(read.plan, name, settings['branch-prefix']);
    const [main = planPath, ...others] = read.sources;
    const document = planText ? null : documentOf(read.format, (0,setting_sources/* atTop */.HC)(main, toplevel), queued);
    const steering = [main, file.path, ...others];
    return {
        repository: {
            ...repository,
            carriedConfiguration: (of) => (0,remote_address/* withCredential */.ML)(repository.carriedConfiguration(of), access),
        },
        read: base.read,
        plan: read.plan,
        planName: name,
        planFile: shown,
        planPath,
        planAtTop: (0,setting_sources/* atTop */.HC)(planPath, repository.toplevel) ?? planFile,
        queue: queueOfJob(queued, settings.queue),
        document,
        progress: await progressFile(base, { settings, format: read.format, document }),
        config: typeof flags['config'] === 'string' ? flags['config'] : undefined,
        reachedBy: (0,run_place/* reachedBy */.Kg)(resolved, { settings, config: flags['config'] }),
        choices: resolved.sources['plan-scope'] === 'default' ? read.choices : undefined,
        readBy: async (others) => {
            const options = readOptionsOf(others);
            if (!(0,setting/* alike */.nO)(options, reading.options))
                return again(await readPlanFile(planPath, shown, { ...reading, options }));
            if (amiss)
                throw amiss;
            return {};
        },
        places,
        planSource: read.source,
        warnings: [...file.elsewhere, ...read.warnings],
        steeringFiles: [...steering, (0,feedback/* feedbackPath */.n)(planPath)].map((path) => (0,external_node_path_.relative)(toplevel, path)).filter(setting_sources/* isInside */.FK),
        steeringPaths: steering,
        settings,
        told: (0,overrides/* toldIn */.fk)({ ...given, plan: read.plan }),
        sources: resolved.sources,
        workBranch,
        workRef: `refs/heads/${workBranch}`,
        stateRef: (0,state_paths/* stateRefOf */.af)(name, settings['state-ref']),
        remote,
        remoteIsOwn: remote === repository.commonDir,
        shownBranch: isName(settings.remote) ? `${settings.remote}/${workBranch}` : workBranch,
        home: homeOf(base.home ?? engineHome(env), repository, { remote, plan: name }),
        agents: (0,external_node_path_.join)(engineHome(env), 'agents'),
        secrets: secretsIn({ env, settings, access: access.secrets, headers: repository.carriedConfiguration(remote) }),
    };
}
async function openSound(...asked) {
    const project = await openProject(...asked);
    return { ...project, ...(await project.readBy(project.settings)) };
}
const again = ({ plan, source, warnings }) => ({
    ...{ plan, warnings },
    planSource: source,
});
async function progressFile({ read, repository: { toplevel } }, { settings, format, document }) {
    const log = (0,progress_note/* logOf */.Gs)(settings['progress-file'], { format, document: settings['write-back'] ? document : null });
    if (!log?.known)
        return log?.path ?? null;
    const there = await read((0,external_node_path_.join)(toplevel, log.path)).catch(() => undefined);
    return there === undefined ? null : log.path;
}
const secretsIn = (of) => [
    ...new Set([
        ...(0,secret_values/* secretValues */.V)(of.env),
        ...secretsOfLogins(of.env),
        ...secretsOfChannels(of.settings.notify, of.env),
        ...of.access,
        ...(0,secret_values/* headerSecrets */.n)(of.headers),
    ]),
];
const secretsOfChannels = (channels, env) => channels
    .flatMap((one) => ('url-env' in one ? [one['url-env'], 'secret-env' in one ? one['secret-env'] : undefined] : []))
    .flatMap((name) => (name === undefined ? [] : (env[name] ?? [])))
    .filter((value) => value !== '');
function refuseInvalid(findings, configFile) {
    if (findings.length === 0)
        return;
    throw new error_error/* RalphError */.A({
        code: 'CONFIG_INVALID',
        message: 'The configuration cannot be used; nothing was started.',
        hint: `Fix the problems above; each line starts with where the value comes from. The configuration file is ${configFile}.`,
        findings,
    });
}
function withFindings(error, others) {
    if (!(error instanceof error_error/* RalphError */.A) || others.length === 0)
        return error;
    const { code, exit, message, hint, findings } = error;
    return new error_error/* RalphError */.A({ code, exit, message, hint, findings: [...others, ...findings] });
}
const queueOfJob = (queued, folder) => queued === undefined || queued.place === 'complete'
    ? null
    : { folder: folder ?? queue_paths/* usualQueue */.u8, moves: folder !== undefined, previous: null };
function workBranchOf(plan, name, prefix = 'ralph/work/') {
    const branch = plan.branch ?? `${prefix}${name}`;
    const fault = (0,branch_name/* branchNameFault */.K)(branch);
    if (fault === undefined)
        return branch;
    throw new error_error/* RalphError */.A({
        code: 'BRANCH_NAME',
        message: `${branch} cannot be the work branch: ${fault}`,
        hint: 'Choose another "branch" in the plan, such as "ralph/work/my-plan".',
    });
}
async function remoteAddress(repository, remote, context) {
    if (remote === undefined)
        return repository.commonDir;
    const configured = await repository.remoteUrl(remote);
    const address = configured ?? repository.rewritten(remote);
    if (!(0,remote_url/* isPathRemote */.iw)(address) || /^file:/i.test(address))
        return address;
    if (configured === null && !/[/\\]/.test(address)) {
        throw new error_error/* RalphError */.A({
            code: 'REMOTE_UNKNOWN',
            message: `This repository has no remote named ${remote}.`,
            hint: 'Use one that `git remote` lists, or a path or URL.',
        });
    }
    return (0,external_node_path_.resolve)(configured === null ? context.cwd : repository.toplevel, address);
}
function engineHome(env) {
    const own = env['RALPH_HOME'];
    if (own)
        return (0,external_node_path_.resolve)(own);
    return (0,external_node_path_.join)(env['XDG_STATE_HOME'] || (0,external_node_path_.join)(env['HOME'] || (0,external_node_os_.homedir)(), '.local', 'state'), 'ralph');
}
const homeOf = (home, { toplevel, commonDir }, { remote, plan }) => (0,external_node_path_.join)(home, `${safe((0,external_node_path_.basename)(toplevel))}-${digest(commonDir, remote)}`, plan);
const safe = (name) => name.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 40) || 'repository';
const digest = (...parts) => (0,external_node_crypto_.createHash)('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);
const isName = (remote) => remote !== undefined && /^[\w.-]+$/.test(remote);


/***/ }),

/***/ 57078:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   D$: () => (/* binding */ rememberPlace),
/* harmony export */   GS: () => (/* binding */ placed),
/* harmony export */   Kg: () => (/* binding */ reachedBy),
/* harmony export */   Mf: () => (/* binding */ otherPlace),
/* harmony export */   Tg: () => (/* binding */ placesFile),
/* harmony export */   gs: () => (/* binding */ runElsewhere),
/* harmony export */   yN: () => (/* binding */ placesIn)
/* harmony export */ });
/* unused harmony export forgetPlace */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76696);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64967);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62488);
/* harmony import */ var _core_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3482);







const placesFile = (engineHome, commonDir) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(engineHome, 'places', `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(commonDir).digest('hex').slice(0, 12)}.json`);
function placeOf(file, plan) {
    const place = readPlaces(file)[plan];
    const known = typeof place === 'object' && place !== null ? place : {};
    const { remote = null, stateRef } = known;
    if (typeof stateRef !== 'string' || (remote !== null && typeof remote !== 'string'))
        return undefined;
    return { remote, stateRef };
}
function rememberPlace(project) {
    const { places: file, planName: plan, settings, remote } = project;
    if (file === undefined)
        return;
    const place = { remote: remoteName(settings.remote, remote), stateRef: settings['state-ref'] };
    const known = placeOf(file, plan);
    if (known?.remote === place.remote && known.stateRef === place.stateRef)
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), { recursive: true, mode: 0o700 });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, `${JSON.stringify({ ...readPlaces(file), [plan]: place }, null, 2)}\n`);
}
function forgetPlace(file, plan) {
    const { [plan]: gone, ...others } = readPlaces(file);
    if (gone !== undefined)
        writeFileSync(file, `${JSON.stringify(others, null, 2)}\n`);
}
const placesIn = (file) => Object.keys(readPlaces(file)).flatMap((plan) => placeOf(file, plan) ?? []);
function readPlaces(file) {
    try {
        const read = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8'));
        return typeof read === 'object' && read !== null ? { ...read } : {};
    }
    catch {
        return {};
    }
}
const remoteName = (given, address) => given === undefined ? null : /[/\\:]/.test(given) ? address : given;
function placed({ settings, sources }, remote, place) {
    const known = sources.remote === 'default' ? (place?.remote ?? remote) : settings.remote;
    const stateRef = sources['state-ref'] === 'default' ? (place?.stateRef ?? settings['state-ref']) : settings['state-ref'];
    return { ...settings, remote: known, 'state-ref': stateRef };
}
function reachedBy({ sources, settings: told }, { settings, config }) {
    const { remote, 'state-ref': stateRef } = settings;
    return [
        ...(typeof config === 'string' ? (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('config', config) : []),
        ...(remote === undefined || sources.remote === 'file' ? [] : (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('remote', (0,_adapter_git_call_remote_url_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutCredentials */ .ri)(remote))),
        ...(sources['state-ref'] === 'file' || (sources['state-ref'] === 'default' && stateRef === told['state-ref'])
            ? []
            : (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('state-ref', stateRef)),
    ];
}
function otherPlace(project) {
    const { places, planName, settings, remote } = project;
    const place = places === undefined ? undefined : placeOf(places, planName);
    const here = remoteName(settings.remote, remote);
    return place && (place.remote !== here || place.stateRef !== settings['state-ref']) ? place : undefined;
}
function runElsewhere({ planFile, planName, config, }, place) {
    const remote = place.remote === null ? 'this repository' : place.remote;
    const reachedBy = [
        ...(config === undefined ? [] : (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('config', config)),
        ...(place.remote === null ? [] : (0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('remote', place.remote)),
        ...(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .flagWords */ .GK)('state-ref', place.stateRef),
    ];
    return new _core_error_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RalphError */ .A({
        code: 'RUN_ELSEWHERE',
        message: `A run of ${planName} is stored at ${remote} (${place.stateRef}), but this job is configured for another place. Nothing was written.`,
        hint: `To continue that run: ${(0,_core_text_report_context_js__WEBPACK_IMPORTED_MODULE_6__/* .ralphCommand */ .lC)({ planFile, reachedBy }, 'run')}. To start a new one here, add --fresh.`,
    });
}


/***/ }),

/***/ 92486:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   HC: () => (/* binding */ atTop),
/* harmony export */   Ow: () => (/* binding */ openSettings),
/* harmony export */   rw: () => (/* binding */ settingSources)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4146);
/* harmony import */ var _core_config_table_run_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40697);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64967);
/* harmony import */ var _core_prompt_overrides_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91936);
/* harmony import */ var _core_queue_move_due_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34586);
/* harmony import */ var _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7630);
/* harmony import */ var _project_base_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5369);
/* harmony import */ var _project_config_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30358);
/* harmony import */ var _project_plan_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31343);










async function openSettings(context, flags) {
    const { env, cwd } = context;
    const base = await (0,_project_base_files_js__WEBPACK_IMPORTED_MODULE_5__/* .openBase */ .m)(context);
    const configFile = typeof flags['config'] === 'string' ? flags['config'] : undefined;
    const [config, words] = await Promise.all([(0,_project_config_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readConfig */ .X)(base, cwd, configFile), projectWords(base)]);
    const file = { ...config, findings: [...config.findings, ...words] };
    const flagName = (name) => (context.checkout ? (0,_core_config_table_run_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOfInput */ .dj)(name) : `--${name}`);
    const given = { flags, flagName, environment: env, file: file.values, fileName: file.name };
    const before = (0,_core_config_resolve_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSettings */ .M)({ ...given, plan: undefined });
    return { base, file, given, before, planFile: before.settings.plan ?? 'plan.json' };
}
async function settingSources(context, flags, settings = openSettings(context, flags)) {
    const { cwd } = context;
    const opened = await settings;
    const { base, before, planFile } = opened;
    const named = before.sources.plan === 'flag' ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, planFile) : await nearer(planFile, cwd, base);
    const planPath = context.planText ? named : await whereItIs(named, before.settings.queue, base);
    const looks = before.sources.plan === 'default' && before.settings.queue === undefined && !context.planText;
    const path = (looks ? await elsewhere(planPath, base) : undefined) ?? planPath;
    return { ...opened, planPath: path, shownPlan: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, path) || '.' };
}
async function projectWords({ list, read, readAll, repository: { toplevel } }) {
    const [config, files] = await Promise.all([
        read((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(toplevel, '.ralph/config.yaml')).catch(() => undefined),
        list('.ralph/templates'),
    ]);
    const templates = Object.values(_core_prompt_overrides_js__WEBPACK_IMPORTED_MODULE_4__/* .templatePaths */ .b).flatMap((paths) => paths.find((path) => files.includes(path)) ?? []);
    if (config === undefined && templates.length === 0)
        return [];
    const { wordFaults } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(20)]).then(__webpack_require__.bind(__webpack_require__, 58020));
    const texts = await readAll(templates.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(toplevel, path)));
    return wordFaults(config?.toString('utf8'), templates.map((path, index) => [path, texts[index]?.toString('utf8') ?? '']));
}
async function elsewhere(planPath, base) {
    const { toplevel } = base.repository;
    const there = await base.read(planPath).catch((error) => error);
    if (!(there instanceof Error) || there.code !== 'ENOENT')
        return undefined;
    const folders = await (0,_project_plan_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .usualFolders */ .Y)(toplevel, base);
    if (folders.length < 2)
        return folders[0];
    const names = folders.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(toplevel, path));
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
        code: 'PLAN_FOLDER',
        message: `There is no plan.json, and several folders could be the plan: ${names.join(', ')}.`,
        hint: `Name one: --plan ${names[0]} (in a workflow: the input \`plan\`).`,
    });
}
async function whereItIs(path, queue, base) {
    const { toplevel } = base.repository;
    const folder = queue ?? _core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .usualQueue */ .u8;
    const named = (0,_core_ref_queue_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .queuedFile */ .W5)(atTop(path, toplevel) ?? '', folder);
    if (named === undefined)
        return path;
    const files = await base.list(folder);
    const found = files.includes(named.path) ? undefined : (0,_core_queue_move_due_js__WEBPACK_IMPORTED_MODULE_9__/* .whereItLies */ .Q4)(files, { folder, path: named.path });
    return found === undefined ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(toplevel, found.path);
}
async function nearer(planFile, cwd, { repository, read }) {
    const here = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, planFile);
    const there = await read(here).then(() => true, () => false);
    return there ? here : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(repository.toplevel, planFile);
}
const atTop = (path, toplevel) => {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(toplevel, path);
    return isInside(inside) ? inside : undefined;
};
const isInside = (path) => path !== '' && !path.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path);


/***/ }),

/***/ 8284:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ withKeeper),
/* harmony export */   A: () => (/* binding */ runsAt),
/* harmony export */   JD: () => (/* binding */ isLost),
/* harmony export */   Pb: () => (/* binding */ keepersOf),
/* harmony export */   iP: () => (/* binding */ keeperAt)
/* harmony export */ });
/* unused harmony exports roomyFolder, whoHolds */
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
/* harmony import */ var _core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(58100);
/* harmony import */ var _core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(34891);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77885);
/* harmony import */ var _project_run_place_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(57078);
/* harmony import */ var _project_setting_sources_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(92486);















async function keepersOf(context, flags, settings = (0,_project_setting_sources_js__WEBPACK_IMPORTED_MODULE_12__/* .openSettings */ .Ow)(context, flags)) {
    const { base, before } = await settings;
    const { repository } = base;
    const { remote = base.remote, 'state-ref': prefix } = before.settings;
    const file = (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placesFile */ .Tg)((0,_project_project_js__WEBPACK_IMPORTED_MODULE_10__/* .engineHome */ .KE)(context.env), repository.commonDir);
    const remembered = (0,_project_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placesIn */ .yN)(file);
    const prefixes = [...new Set([...(0,_core_ref_state_paths_js__WEBPACK_IMPORTED_MODULE_13__/* .knownPrefixes */ .AN)(prefix), ...remembered.map(({ stateRef }) => stateRef)])];
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
        return await look({ store, remote: (0,_adapter_git_remote_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteAt */ .e)({ store }), home }).finally(() => store.close());
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
    const verdict = (0,_core_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_14__/* .leaseVerdict */ .QI)(lease, life, { now, handed: handed !== null });
    return verdict.kind === 'held' ? verdict.why : undefined;
}


/***/ }),

/***/ 25491:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  aJ: () => (/* binding */ lookingAtQueue),
  kC: () => (/* binding */ nextHere),
  IO: () => (/* binding */ nextThatReads),
  Bg: () => (/* binding */ onPrevious),
  GZ: () => (/* binding */ queueHere),
  sv: () => (/* binding */ refuseTwins)
});

// UNUSED EXPORTS: planMeantHere, queueFiles, refuseUncommitted

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/git/call/user-git.js
var user_git = __webpack_require__(70400);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/plan/format/formats.js + 26 modules
var formats = __webpack_require__(57782);
// EXTERNAL MODULE: ./build/core/queue/queue.js
var queue_queue = __webpack_require__(21033);
// EXTERNAL MODULE: ./build/core/ref/queue-paths.js
var queue_paths = __webpack_require__(7630);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var paint = __webpack_require__(39812);
// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/report/words/queue-words.js
var queue_words = __webpack_require__(97100);
;// CONCATENATED MODULE: ./build/core/report/terminal/queue-text.js







const archivedShown = 5;
function queueText(queue, next, look, { faults = [], ...typed }) {
    const { rows, archived, findings, folder } = queue;
    const paint = painter(look.color);
    const newest = archived.slice(-archivedShown);
    const cells = [
        ...rows.map((row) => [row.name, `${row.place}/${row.stem}${row.extension}`, tasksOf(row), standingOfPlan(row)]),
        ...newest.map((file) => [file.name, `complete/${file.stem}/`, '', standings.archived]),
    ].map((row) => row.map((cell) => plainLine(cell, 200)));
    if (cells.length === 0) {
        const add = nextLines([step('Add a plan', 'ralph queue add FILE')], { paint, columns: columnsOf(look) });
        return [...fitLines([`The queue in ${folder}/ is empty.`, ...queueRemarks(queue)], look), ...add];
    }
    const table = [['Plan', 'File', 'Tasks', 'Status'], ...cells];
    const widths = [0, 1, 2].map((at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
    const taken = widths.reduce((sum, one) => sum + one + 2, 0);
    const lines = table.map((row) => {
        const left = widths.map((one, at) => pad(row[at] ?? '', one)).join('  ');
        return `${left}  ${clip(row[3] ?? '', Math.max(12, look.width - taken))}`.trimEnd();
    });
    const more = archived.length - newest.length;
    return fitLines([
        paint(lines[0] ?? '', 'bold'),
        ...lines.slice(1),
        ...(more > 0 ? [`and ${plural(more, 'more plan')} in ${folder}/complete/`] : []),
        ...[...findings, ...faults].map((finding) => `error: ${finding}`),
        ...queueRemarks(queue),
        '',
        ...nextOfQueue(queue, next, look, typed),
    ], look);
}
const tasksOf = ({ state }) => {
    const tasks = Object.values(state?.tasks ?? {});
    return tasks.length === 0 ? '' : `${tasks.filter(({ status }) => status === 'done').length}/${tasks.length}`;
};
function nextOfQueue({ folder, findings }, next, look, typed) {
    const steps = (one) => nextLines([one], { paint: painter(look.color), columns: columnsOf(look) });
    const run = commandLine(...typed.run);
    const status = ({ path }) => commandLine('ralph', 'status', ...flagWords('plan', typed.shown(path)), ...typed.reachedBy);
    if (next.kind !== 'unreadable' && findings.length > 0)
        return steps(step('Do what the errors say; nothing starts before that'));
    if (next.kind === 'empty')
        return [`Nothing is left to start in ${folder}/pending/.`];
    const { row } = next;
    switch (next.kind) {
        case 'busy':
            return [`A job is working on ${row.name}.`, ...steps(step('Watch it', status(row)))];
        case 'blocked':
            return [
                `The queue in ${folder}/ waits for a person: ${row.name} ${standings[row.standing]}.`,
                ...steps(step('See what it needs', status(row))),
            ];
        case 'uncommitted':
            return steps(step(`Commit ${row.name}; a run starts from a commit`, queue_text_commitCommand(typed.shown(row.path), row.name)));
        case 'unreadable': {
            const lint = commandLine('ralph', 'plan', 'lint', typed.shown(row.path));
            return steps(step(`Fix ${row.name}; nothing starts before that. This checks it`, lint));
        }
        case 'continue':
            return steps(step(`Continue with ${row.name}`, run));
        case 'begin':
            return steps(step(`Begin ${row.name}`, run));
    }
}
const queue_text_commitCommand = (shown, plan) => `${commandLine('git', 'add', shown)} && ${commandLine('git', 'commit', '-m', `Queue ${plan}`, shown)}`;

// EXTERNAL MODULE: ./build/core/run/fold/evolve.js + 1 modules
var evolve = __webpack_require__(6016);
// EXTERNAL MODULE: ./build/entry/project/base-files.js + 2 modules
var base_files = __webpack_require__(5369);
// EXTERNAL MODULE: ./build/entry/project/plan-file.js
var plan_file = __webpack_require__(18341);
// EXTERNAL MODULE: ./build/entry/project/setting-sources.js
var setting_sources = __webpack_require__(92486);
// EXTERNAL MODULE: ./build/core/run/fold/lost-job.js
var lost_job = __webpack_require__(68124);
// EXTERNAL MODULE: ./build/entry/wire/kept-runs.js
var kept_runs = __webpack_require__(8284);
;// CONCATENATED MODULE: ./build/entry/wire/runs-here.js




async function storedRuns(context, flags, settings) {
    const runs = new Map();
    const { keepers } = await (0,kept_runs/* keepersOf */.Pb)(context, flags, settings ?? (0,setting_sources/* openSettings */.Ow)(context, flags));
    for (const keeper of keepers) {
        const surveyed = await (0,kept_runs/* withKeeper */.$Q)(keeper, context, ({ store }) => (0,kept_runs/* runsAt */.A)(keeper, store)).catch((error) => {
            if (!(error instanceof error_error/* RalphError */.A))
                throw error;
            context.err(`${keeper.shown} : its runs could not be listed: ${error.message}\n`);
            return [];
        });
        for (const one of surveyed)
            if (!runs.has(one.plan))
                runs.set(one.plan, { ...one, keeper });
    }
    return [...runs.values()];
}
async function runsHere(context, flags, liveness) {
    const runs = new Map();
    for (const { plan, ref, run, fault } of await storedRuns(context, flags)) {
        if (fault !== undefined)
            context.err(`The state of ${plan} (${ref}) cannot be read: ${fault}\n`);
        if (run)
            runs.set(plan, await asItStands(run.state, context.now(), liveness));
    }
    return runs;
}
const asItStands = async (...given) => (await (0,kept_runs/* isLost */.JD)(...given)) ? (0,lost_job/* withoutLostJob */.G)(given[0]) : given[0];

;// CONCATENATED MODULE: ./build/entry/wire/queue-here.js













async function queueHere(context, flags, known = {}) {
    const { base, before } = await (0,setting_sources/* openSettings */.Ow)(context, flags);
    const { toplevel } = base.repository;
    const folder = before.settings.queue ?? queue_paths/* usualQueue */.u8;
    const [files, runs] = await Promise.all([
        queueFiles(base, { folder, toplevel, settings: before.settings }),
        known.runs ?? runsHere(context, flags, known.liveness),
    ]);
    const { settings, sources } = before;
    return { queue: (0,queue_queue/* queueOf */.nv)(files, { folder, runs }), runs, toplevel, settings, sources };
}
const nextHere = ({ queue, settings }) => (0,queue_queue/* nextPlan */.T2)(queue, { passesFailed: settings['queue-failed'] === 'pass' });
async function nextThatReads(here, context, skip) {
    const { queue, settings } = here;
    const passesFailed = settings['queue-failed'] === 'pass';
    const refused = new Set();
    for (;;) {
        const rows = queue.rows.filter(({ path }) => !refused.has(path));
        const next = (0,queue_queue/* nextPlan */.T2)({ rows }, { passesFailed });
        if (next.kind !== 'begin')
            return next;
        const fault = await planFault(here, next.row, context);
        if (fault === undefined)
            return (await isUncommitted(here, next.row, context)) ? { ...next, kind: 'uncommitted' } : next;
        if (!passesFailed)
            return { kind: 'unreadable', row: next.row, fault };
        refused.add(next.row.path);
        skip(next.row, fault);
    }
}
async function isUncommitted({ toplevel }, { path }, { env, checkout }) {
    if (checkout)
        return false;
    const { stdout } = await (0,user_git/* userGit */.G)(toplevel, env)({ args: ['ls-tree', '--name-only', '-z', 'HEAD', '--', path] });
    return stdout.length === 0;
}
async function refuseUncommitted(here, { kind, row }, { context, shown }) {
    if (kind !== 'begin' || !(await isUncommitted(here, row, context)))
        return;
    throw new RalphError({
        code: 'QUEUE_INVALID',
        message: `${row.path} is not committed, and a run starts from a commit, which moves the plan; nothing was started.`,
        hint: `Commit it: \`${commitCommand(shown, row.name)}\`. To run it as it is, without the queue: \`${commandLine('ralph', 'run', ...flagWords('plan', shown))}\`.`,
    });
}
async function planFault({ toplevel, settings }, { path }, context) {
    const reading = { files: await (0,base_files/* openBase */.m)(context), toplevel, cwd: toplevel, options: (0,plan_file.readOptionsOf)(settings) };
    return (0,plan_file.readPlanFile)((0,external_node_path_.resolve)(toplevel, path), path, reading).then(() => undefined, (error) => {
        if (error instanceof error_error/* RalphError */.A)
            return error;
        throw error;
    });
}
async function queueFiles({ list, read }, given) {
    const { folder, toplevel, settings } = given;
    const options = (0,plan_file.readOptionsOf)(settings);
    const paths = await list(folder);
    return Promise.all(paths.map(async (path) => {
        if (!(0,queue_paths/* queuedFile */.W5)(path, folder)?.extension.toLowerCase().endsWith('json'))
            return { path };
        const bytes = await read((0,external_node_path_.resolve)(toplevel, path));
        return { path, planName: (0,formats/* readPlan */.m3)({ file: path, bytes, options }).plan?.name };
    }));
}
function onPrevious(project, previous) {
    const before = previous?.state;
    if (!project.queue || !before || project.settings['queue-base'] === 'base')
        return project;
    if (before.remote !== project.remote)
        return project;
    const { plan, work_branch: branch, work: commit } = before;
    const steered = steeredPaths(before);
    return { ...project, queue: { ...project.queue, previous: { plan, branch, commit, steered } } };
}
function steeredPaths({ steered }) {
    const isComplete = steered.length < evolve/* keptArrivals */.h9 && steered.every(({ paths, total }) => paths.length === total);
    return isComplete ? steered.flatMap(({ paths }) => paths) : null;
}
function refuseTwins({ findings }) {
    if (findings.length === 0)
        return;
    throw new error_error/* RalphError */.A({
        code: 'QUEUE_INVALID',
        message: 'The queue cannot be run; nothing was started.',
        hint: 'Rename the files that are named above. `ralph queue` shows the queue.',
        findings,
    });
}
async function lookingAtQueue(context, flags) {
    const chosen = await chosenByQueue(context, flags);
    if (chosen === undefined)
        return flags;
    const { base, folder } = chosen;
    const files = (await base.list(folder)).flatMap((path) => (0,queue_paths/* queuedFile */.W5)(path, folder) ?? []).sort(queue_paths/* byTurn */.hN);
    const places = ['current', 'pending', 'complete'];
    const first = places.map((place) => files.find((file) => file.place === place)).find((file) => file !== undefined);
    return first === undefined ? flags : named(flags, first, { context, toplevel: base.repository.toplevel });
}
async function planMeantHere(context, flags, about, settings) {
    if ((await chosenByQueue(context, flags, settings)) === undefined)
        return flags;
    const here = await queueHere(context, flags);
    const { queue, runs, toplevel } = here;
    const meant = planMeant(queue, { next: nextHere(here), runs, about });
    if (meant === undefined)
        throw queueEmpty(queue);
    const { file, is } = meant;
    const which = is === 'next' ? 'the next plan of the queue' : is === 'complete' ? 'the newest complete plan' : 'the plan under way';
    context.err(`This is about ${file.name}, ${which} (${file.path}); name another with --plan.\n`);
    return named(flags, file, { context, toplevel });
}
const queueEmpty = ({ folder }) => new RalphError({
    code: 'PLAN_MISSING',
    message: `The queue in ${folder}/ is empty, and no plan was named.`,
    hint: 'Add one with `ralph queue add FILE`, or name another with --plan.',
});
async function chosenByQueue(context, flags, settings) {
    if (flags['plan'] !== undefined || context.planText)
        return undefined;
    const { base, before } = settings ?? (await (0,setting_sources/* openSettings */.Ow)(context, flags));
    const folder = before.settings.queue;
    return folder === undefined || before.sources.plan !== 'default' ? undefined : { base, folder };
}
const named = (flags, { path }, { context, toplevel }) => ({ ...flags, plan: (0,external_node_path_.relative)(context.cwd, (0,external_node_path_.resolve)(toplevel, path)) });


/***/ }),

/***/ 48689:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OH: () => (/* binding */ Validation),
/* harmony export */   PP: () => (/* binding */ NeedsContext),
/* harmony export */   fG: () => (/* binding */ StepsContext),
/* harmony export */   go: () => (/* binding */ ChecksReport),
/* harmony export */   nh: () => (/* binding */ CheckKind)
/* harmony export */ });
/* unused harmony exports WorkflowOutcome, Check, CheckResult, Baseline */
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
