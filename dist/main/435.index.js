export const id = 435;
export const ids = [435];
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







/** Commits to fetch before the answer is looked for again; the last one means all of them. */
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
    // 128: one of the two is not there.
    return (await git({ args: ['merge-base', '--is-ancestor', ancestor, commit], allow: [1, 128] })).code === 0;
}
function shallowCommits(gitDir) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'shallow');
    return new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? lines((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8')) : []);
}
const lines = (text) => text.split('\n').filter((line) => line !== '');
/**
 * A git that holds a state commit with all its files: the store where it does, else a directory beside it, filled by one
 * fetch. One after the other they would cost a round trip for each iteration, and the store must not learn of them.
 */
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
/** A file at the top of the tree that the first of these refs has which the remote has; undefined where either is missing. */
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


/** Throws RalphError `GITHUB_\u2026`. */
async function readIssue(github, number) {
    const issue = await github.request('GET /repos/{owner}/{repo}/issues/{issue_number}', { issue_number: number });
    return { number, title: issue.title, body: issue.body ?? '' };
}
/**
 * The comment that shows an issue as the plan that it is: one for an issue, edited in place. It holds the digest of what
 * it shows, so that an order to start can be held to the text that its author has seen.
 */
function previewAt(options) {
    const comment = ownComment({ ...options, mark: (0,_outbox_js__WEBPACK_IMPORTED_MODULE_1__/* .markOf */ .F)(options.plan, 'preview') });
    const digestLine = /^<!-- ralph:digest ([0-9a-f]{64}) -->$/m;
    const shownIn = (one) => one && { digest: digestLine.exec(one.body)?.[1] ?? '', at: one.updatedAt };
    return {
        /** What is shown now; undefined where nothing is. */
        shown: async () => shownIn(await comment.find()),
        async show(text, digest) {
            const before = await comment.find();
            if (shownIn(before)?.digest === digest)
                return;
            await comment.write(`${_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .ownMark */ .a}digest ${digest} -->\n${text}`, before);
        },
    };
}
/**
 * One comment of ours in the conversation of an issue or pull request: its text begins with `mark`, by which it is found
 * again and edited in place. Only what `self` wrote is ours: anybody can copy a mark.
 */
function ownComment(options) {
    const { github, issue: issue_number, mark, self } = options;
    return {
        async find() {
            const all = await github.list('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number });
            const ours = all.find(({ user, body }) => user?.login === self && body?.startsWith(mark));
            return ours && { id: Number(ours.id), body: ours.body ?? '', updatedAt: Date.parse(ours.updated_at) };
        },
        /** In the place of the one that was found; without it a new one. */
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

/***/ 62220:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dS: () => (/* binding */ encoded),
  NP: () => (/* binding */ planDocument),
  m3: () => (/* binding */ readPlan)
});

// EXTERNAL MODULE: ./build/core/text/text-edit.js
var text_edit = __webpack_require__(51882);
// EXTERNAL MODULE: ./build/core/plan/format/issue/issue-plan.js
var issue_plan = __webpack_require__(93961);
// EXTERNAL MODULE: ./build/core/plan/format/json/json-syntax.js
var json_syntax = __webpack_require__(92791);
// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan = __webpack_require__(27017);
// EXTERNAL MODULE: ./build/core/text/nearest.js
var nearest = __webpack_require__(41038);
// EXTERNAL MODULE: ./build/core/plan/lint/fault.js
var fault = __webpack_require__(82660);
;// CONCATENATED MODULE: ./build/core/plan/format/json/read-plan.js




/** `plan.json`: its fields are those of a plan. What is no other JSON is read as this, and says what is missing. */
function planOfJson({ value, root }) {
    return {
        format: 'plan.json',
        value,
        faults: unknownFields(root),
        placeOf: (at) => ({ at, offset: (0,json_syntax/* offsetAt */.HA)(root, at) }),
    };
}
const taskFields = Object.keys(plan/* Task */.YZ.shape);
const planFields = Object.keys(plan/* Plan */.cw.shape);
/** Editors read it to find the published JSON Schema. */
const editorField = '$schema';
/**
 * Fields that the format does not have. One that is nearly a known field is an error, because it would have no
 * effect where the author expects one. Each name is reported once, at its first place, with the number of others.
 */
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
        const message = `A ${whose} has no field ${(0,fault/* shown */.SP)(name)}${more}; it has no effect.`;
        return { ...place, severity: 'warning', message, remedy: 'Remove it, or move its text into a field that counts.' };
    }
    const message = `A ${whose} has no field ${(0,fault/* shown */.SP)(name)}${more}; did you mean "${meant}"?`;
    return { ...place, severity: 'error', message, remedy: `Rename it to "${meant}".` };
}

// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/task-body.js
var task_body = __webpack_require__(31158);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/mark-edits.js
var mark_edits = __webpack_require__(2141);
;// CONCATENATED MODULE: ./build/core/plan/format/loose/loose-plan.js
/** A document is refused at the place that makes it unclear, with what a person can do. */
const refusal = (message, offset) => ({
    severity: 'error',
    code: 'PLAN_UNCLEAR',
    at: [],
    offset,
    message,
    remedy: 'Give each task a heading such as "### Task 1: Title", or a check box "- [ ] Title", and nothing else a check box; docs/plan.md has examples of every format.',
});
/** Names of sections whose check boxes are no tasks: they say when something is done, or what nobody shall do. */
const notTasks = /^(?:\d+[.)]\s*)?(?:acceptance|success|exit|completion)\b|\bcriteria\b|^definition of (?:done|ready)|^done when|^out of scope|^non-?goals?|^checklist|^verification|^open questions?/i;
/** Names of sections whose parts are the tasks. */
const holdsTasks = /^(?:\d+[.)]\s*)?(?:(?:implementation |remaining |open )?(?:tasks?|steps|work items?|to-?dos?|todo list|user stories|stories)|what needs to be done|things to do|task list)\s*:?$/i;
/** A check box that belongs to no other item. */
const isBox = ({ kind, depth, ticked }) => kind === 'item' && depth === 1 && ticked !== undefined;
/**
 * Ids from titles, each of them once. A title keeps its id where tasks are put before it or taken out, as a number would
 * not: what a run has done is told by ids.
 */
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
/** FNV-1a of the text, for titles that letters and digits do not tell apart. */
function hash(text) {
    let value = 0x811c9dc5;
    for (const char of text)
        value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    return value.toString(16).padStart(8, '0');
}

;// CONCATENATED MODULE: ./build/core/plan/format/loose/box-tasks.js



/** Tasks that are check boxes, in a document whose headings are none; undefined where it has no such box. */
function boxTasks(lines) {
    const rest = [];
    const found = [];
    const slugOf = slugs();
    /** The headings above a line, outermost first. */
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
            title,
            description: [(0,task_body/* proseOf */.jv)(said), area && `From the part \u201c${area}\u201d of the plan.`].filter(Boolean).join('\n\n'),
            criteria: boxes.map(({ text: criterion, offset }) => ({ text: criterion, offset })),
            after: undefined,
            status: line.ticked ? 'done' : 'pending',
            edits: (source, done) => (0,mark_edits/* boxEdits */.BV)(source, line.offset, done),
            offset: line.offset,
        };
    });
    return { tasks, faults: [], rest };
}

// EXTERNAL MODULE: ./build/core/plan/format/read/status-words.js
var status_words = __webpack_require__(55821);
;// CONCATENATED MODULE: ./build/core/plan/format/loose/heading-tasks.js




/** `Task 1: Title`, `Step 2 \u2013 Title`, `US-003: Title`. */
const named = /^(?:(task|step|story|issue|ticket|todo)\s+#?(\d+(?:\.\d+)*)|([A-Z]{1,10}-?\d+(?:\.\d+)*))\s*(?:[:.)\u2013\u2014-]+\s*|$)(.*)$/i;
/** Tasks that are headings; undefined where no heading is one. */
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
/** What stands below each task, and what belongs to none; a check box there is told, since it could be one. */
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
        const [whole, word, number, id, title = ''] = named.exec(heading.text) ?? [];
        if (heading.level <= below)
            below = 0;
        if (whole !== undefined) {
            const own = id ?? `${word?.toUpperCase()}-${number}`;
            return [{ heading, at, id: own, title: title.trim() || heading.text }];
        }
        if (holdsTasks.test(heading.text))
            below = heading.level;
        else if (below > 0 && heading.level === below + 1)
            return [{ heading, at, id: undefined, title: heading.text }];
        return [];
    });
}
const stray = ({ offset, text }) => refusal(`Headings are the tasks here, so it is not clear what this check box is: ${JSON.stringify(text.slice(0, 40))}.`, offset);
function taskOf({ heading, title }, { id, body, idOf, report }) {
    const { about, fields, criteria, steps } = (0,task_body/* taskBody */.cj)(body, { stars: false });
    const boxes = body.filter(isBox);
    const state = fields.find(({ name }) => name === 'status');
    const status = (0,status_words/* statusOfWord */.g)(state?.value, { at: [id, 'status'], offset: state?.offset ?? heading.offset });
    if (typeof status !== 'string')
        report(status);
    const requires = fields.find(({ name }) => name === 'requires');
    const bracket = /\((?:after|depends on|requires):?\s+([^()]*)\)/i.exec(title);
    const waits = requires?.value ?? bracket?.[1];
    const ticked = boxes.length > 0 && boxes.every((box) => box.ticked === true);
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
            ...(state || boxes.length > 0 ? [] : newField(text, heading.offset, done)),
            ...boxes.flatMap(({ offset }) => (0,mark_edits/* boxEdits */.BV)(text, offset, done)),
        ],
    };
}
const wordEdits = (text, offset, done) => (0,mark_edits/* fieldEdits */.O)(text, offset, done ? 'done' : 'open');
/** A paragraph of its own below the heading. */
function newField(text, offset, done) {
    if (!done)
        return [];
    const eol = (0,mark_edits/* lineEnd */.kd)(text);
    const after = (0,mark_edits/* lineAfter */.pD)(text, offset, '');
    const isFree = /^[ \t]*(?:\r?\n|$)/.test(text.slice(after.offset, after.offset + 200));
    return [(0,mark_edits/* lineAfter */.pD)(text, offset, `${eol}**Status:** done${isFree ? '' : eol}`)];
}
/** `Task 1 and Task 2` by their ids. */
const namesIn = (value, idOf) => (0,task_body/* idsIn */.Sd)(value.replace(/\b(task|step|story|issue|ticket|todo)s?\s+#?(\d+(?:\.\d+)*)/gi, (_, word, number) => `${word}-${number}`)).map((id) => idOf.get(id.toLowerCase()) ?? id);

;// CONCATENATED MODULE: ./build/core/plan/format/loose/read-loose.js





/**
 * Any other Markdown, where it is clear what its tasks are: headings that call themselves tasks or stand below one named
 * "Tasks", else check boxes. What is not clear is refused and never guessed.
 */
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
        faults: faults.map((fault) => (fault.code === 'PLAN_UNCLEAR' ? orByAgent(fault, options?.shown ?? file) : fault)),
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
/** What reads a document for its meaning is an agent, and a person sees what it made of it. */
const orByAgent = (fault, file) => ({
    ...fault,
    remedy: `${fault.remedy} Or have an agent make a plan of it, which you see before it is written: ${(0,command_line/* commandLine */.ay)('ralph', 'plan', 'create', ...(0,command_line/* flagWords */.GK)('from', file))}`,
});
function unclear(lines) {
    return refusal('It is not clear what the tasks of this document are.', lines.find(({ kind }) => kind !== 'blank')?.offset ?? 0);
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
// EXTERNAL MODULE: ./build/core/plan/format/read/salvage.js
var salvage = __webpack_require__(13234);
;// CONCATENATED MODULE: ./build/core/plan/format/prd/notes.js
/** What the engine writes into the notes of a story begins with this, on a line of its own that is the last one. */
const mark = 'ralph: ';
/** What people and other tools wrote: no agent is told the rest as part of its task. */
function withoutNote(notes) {
    const at = notes.startsWith(mark) ? 0 : notes.lastIndexOf(`\n${mark}`);
    return at < 0 ? notes : notes.slice(0, at);
}
const withNote = (notes, note) => note === undefined ? notes : [withoutNote(notes), `${mark}${note}`].filter(Boolean).join('\n');

;// CONCATENATED MODULE: ./build/core/plan/format/json/json-edits.js
/**
 * Gives a field of an object this value: in the place of the one that stands there, else behind `behind` or the last field, written as
 * its neighbours are. Nothing where it has that value. `value` is no list and no object.
 */
function fieldEdits(text, object, { name, value, behind }) {
    const fields = object.children ?? [];
    const found = fieldOf(object, name);
    const written = JSON.stringify(value);
    if (found) {
        const [, now] = found.children ?? [];
        if (!now || now.value === value)
            return [];
        return [{ offset: now.offset, length: now.length, text: written }];
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
const fieldOf = (object, name) => object?.type === 'object' ? object.children?.findLast(({ children }) => children?.[0]?.value === name) : undefined;
const entryOf = (object, name) => fieldOf(object, name)?.children?.[1];
/** The white space before a place. */
function gapBefore(text, offset) {
    let from = offset;
    while (from > 0 && /\s/.test(text[from - 1] ?? ''))
        from -= 1;
    return text.slice(from, offset);
}
/** Takes a field out of an object that has others too. */
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
/** Puts an entry behind another one of a list, or at its end, laid out as the one before it. */
function entryEdits(text, list, value, behind) {
    const before = behind ?? list.children?.at(-1);
    if (!before)
        return [{ offset: list.offset + 1, length: 0, text: JSON.stringify(value) }];
    const gap = gapBefore(text, before.offset);
    const written = gap.includes('\n') ? laidOut(text, before, { value, gap }) : JSON.stringify(value);
    return [{ offset: before.offset + before.length, length: 0, text: `,${gap}${written}` }];
}
/** With the indentation of its neighbour. */
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

;// CONCATENATED MODULE: ./build/core/plan/format/prd/prd-edits.js


/** `passes`, `completedAt`, `attempts` and `notes` of the stories, the `stats` where the file keeps them, and new stories. */
function prdEdits(text, root, facts) {
    const list = entryOf(root, 'userStories');
    const stories = new Map((list?.children ?? []).map((story) => [String(entryOf(story, 'id')?.value), story]));
    const passing = [...stories].filter(([id, story]) => passes(story, facts.tasks.get(id))).length;
    return [
        ...[...stories].flatMap(([id, story]) => storyEdits(text, story, facts.tasks.get(id))),
        ...(list ? addedEdits(text, list, { stories, facts }) : []),
        ...statsEdits(text, entryOf(root, 'stats'), { run: facts.run, passing }),
    ];
}
const passes = (story, fact) => fact?.status === undefined ? entryOf(story, 'passes')?.value === true : fact.status === 'done';
function addedEdits(text, list, { stories, facts }) {
    return facts.added.flatMap(({ task, after }) => {
        const { id, title, description, acceptance_criteria: acceptanceCriteria, depends_on, order: priority } = task;
        const story = {
            ...{ id, title, description, acceptanceCriteria },
            ...(priority !== undefined && { priority }),
            passes: facts.tasks.get(id)?.status === 'done',
            ...(depends_on.length > 0 && { dependencies: depends_on }),
        };
        return entryEdits(text, list, story, after === undefined ? undefined : stories.get(after));
    });
}
function statsEdits(text, stats, { run, passing }) {
    if (stats?.type !== 'object')
        return [];
    const hasText = (name) => typeof entryOf(stats, name)?.value === 'string';
    const ended = run.completed !== undefined;
    return [
        { name: 'iterationsRun', value: run.iteration },
        { name: 'storiesCompleted', value: passing },
        ...(hasText('startedAt') ? [] : [{ name: 'startedAt', value: run.started }]),
        ...(hasText('completedAt') === ended ? [] : [{ name: 'completedAt', value: run.completed ?? null }]),
    ].flatMap((field) => fieldEdits(text, stats, field));
}
function storyEdits(text, story, fact) {
    if (!fact)
        return [];
    const notes = entryOf(story, 'notes');
    const said = String(notes?.value ?? '');
    const value = withNote(said, fact.note);
    return [
        ...passEdits(text, story, fact),
        ...(fact.attempts > 0 || entryOf(story, 'attempts')
            ? fieldEdits(text, story, { name: 'attempts', value: fact.attempts })
            : []),
        ...(value === said ? [] : fieldEdits(text, story, { name: 'notes', value })),
    ];
}
function passEdits(text, story, { status, at }) {
    const edits = [];
    const passes = entryOf(story, 'passes')?.value === true;
    if (status === 'done' && !passes) {
        edits.push(...fieldEdits(text, story, { name: 'passes', value: true }));
        if (at !== undefined)
            edits.push(...fieldEdits(text, story, { name: 'completedAt', value: at, behind: 'passes' }));
    }
    if (status === 'open' && passes) {
        edits.push(...fieldEdits(text, story, { name: 'passes', value: false }), ...withoutField(text, story, 'completedAt'));
    }
    return edits;
}

;// CONCATENATED MODULE: ./build/core/plan/format/prd/read-prd.js







/** Where a field of the plan stands in a `prd.json`. */
const fields = { acceptance_criteria: 'acceptanceCriteria', order: 'priority' };
/** `prd.json`: user stories with `passes`, found by its list of stories. Undefined for any other document. */
function planOfPrd({ value, root, text }) {
    if (!(0,salvage/* isRecord */.u4)(value) || !('userStories' in value))
        return undefined;
    const parsed = Prd.safeParse(value);
    const faults = parsed.success
        ? []
        : (0,plan_shape/* shapeFaults */.Pm)(parsed.error, value).map((fault) => ({ ...fault, offset: (0,json_syntax/* offsetAt */.HA)(root, fault.at) }));
    const prd = parsed.success ? parsed.data : (0,salvage/* salvaged */.sA)(value, parsed.error);
    return {
        format: 'prd.json',
        value: planOf(prd),
        faults,
        placeOf: (at) => {
            const there = placeIn(at, prd);
            return { at: there, offset: (0,json_syntax/* offsetAt */.HA)(root, there) };
        },
        doneBy: '"passes": true',
        edits: (facts) => prdEdits(text, root, facts),
    };
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
            depends_on: story.dependencies ?? story.dependsOn ?? [],
            status: story.passes ? 'done' : 'pending',
            ...(story.priority !== undefined && { order: story.priority }),
            ...(story.attempts !== undefined && { retry_count: story.attempts }),
            ...(stuckThreshold !== undefined && { max_retries: stuckThreshold - 1 }),
        })),
    };
}
const noteOf = (notes) => withoutNote(notes) && `Notes: ${withoutNote(notes)}`;
/** A gate by one of the usual names is of that kind, whatever it calls. */
function checkOf(gate, run) {
    const kind = check/* CheckKind */.nh.safeParse(gate);
    return { name: gate, run, ...(kind.success && { kind: kind.data }) };
}
/** The loops tell one run from another by its branch, and their file has the same name in all of them. */
function nameOfBranch(branch) {
    const words = branch.replace(/^ralph\//, '').match(/[A-Za-z0-9][A-Za-z0-9._-]*/g);
    return words?.join('-').slice(0, 64);
}
function placeIn(at, { userStories }) {
    const [first, index, field, ...rest] = at;
    if (first === 'branch' || first === 'name')
        return ['branchName'];
    if (first === 'checks')
        return ['config', 'qualityGates'];
    if (first === 'max_iterations')
        return ['config', 'maxIterations'];
    if (first !== 'tasks')
        return at;
    if (index === undefined)
        return ['userStories'];
    const story = typeof index === 'number' ? userStories?.[index] : undefined;
    const waits = story?.dependencies === undefined && story?.dependsOn !== undefined ? 'dependsOn' : 'dependencies';
    const name = field === 'depends_on' ? waits : (fields[String(field)] ?? field);
    return ['userStories', index, ...(name === undefined ? [] : [name]), ...rest];
}
/** Of a user story, what decides what is done; whatever else stands there is left to the tool that wrote it. */
const Story = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    epicId: schemas/* string */.YjP().optional(),
    title: schemas/* string */.YjP().min(1),
    description: schemas/* string */.YjP().optional(),
    acceptanceCriteria: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    priority: schemas/* number */.aig().optional(),
    passes: schemas/* boolean */.zMY().optional(),
    attempts: schemas/* int */.Whr().nonnegative().optional(),
    notes: schemas/* string */.YjP().optional(),
    dependencies: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    dependsOn: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
});
/** `prd.json` of the BMAD loop and of the loops that came before it. */
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
const taskText = /^(?:\*\*)?(T(?:\d{3,}[a-z]?|X{3}))(?:\*\*)?:?[ \t]+((?:\[[^\]]{1,12}\][ \t]*)*)(.*)$/;
const labels = /\[(P)\]|\[(US-?\d+)\]/gi;
const dependsOn = /\((?:depends on|requires|after):?[ \t]+([^()]*)\)/i;
/** The tasks in the order of the text, each with the phase whose heading stands above it. */
function readPhases(lines, report) {
    const reading = { tasks: [], phases: [], preamble: [], open: undefined, inPhase: false };
    for (const line of lines) {
        if (line.kind === 'heading' && line.level <= 2)
            takeHeading(reading, line);
        else if (phases_isBox(line))
            takeBox(reading, line, report);
        else
            takeLine(reading, line);
    }
    return reading;
}
function takeHeading(reading, { level, text }) {
    reading.open = undefined;
    reading.inPhase = level === 2 && /^phase\b/i.test(text);
    if (reading.inPhase)
        reading.phases.push({ title: text, isStory: /user story|\bUS\d/i.test(text), lines: [] });
}
function takeBox(reading, line, report) {
    const { phases, tasks } = reading;
    if (phases.length === 0)
        phases.push({ title: '', isStory: false, lines: [] });
    reading.open = phases_taskOf(line, phases.length - 1);
    if (reading.open)
        tasks.push(reading.open);
    else
        report(withoutId(line));
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
/** A check box that belongs to no other item. */
const phases_isBox = ({ kind, depth, ticked }) => kind === 'item' && depth === 1 && ticked !== undefined;
function phases_taskOf(line, phase) {
    const [, id, marks = '', title = ''] = taskText.exec(line.text) ?? [];
    if (id === undefined)
        return undefined;
    const found = [...marks.matchAll(labels)];
    const after = dependsOn.exec(title)?.[1]?.match(/T\d{3,}[a-z]?/g) ?? [];
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
function withoutId({ offset, text }) {
    const message = `This check box has no id of a task: ${JSON.stringify(text.slice(0, 40))}.`;
    const remedy = 'Begin it with an id such as T042, or take its box away if it is no task.';
    return { severity: 'error', code: 'PLAN_MISSING_FIELD', at: [], offset, message, remedy };
}
/**
 * What each task waits for. In a phase the tasks marked `[P]` that stand together wait for nothing of each other, and the
 * next without the mark waits for all of them. The last task of a phase closes it: it waits for all before it, so that
 * whatever waits for the phase waits for this one, and the number of dependencies is linear.
 */
function phaseOrder(tasks, isStory) {
    const waits = [];
    /** The tasks that close the phases so far, and of them the one that every later phase waits for. */
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




/**
 * `tasks.md` of spec-kit: check boxes with ids such as T001 below headings for phases. Undefined for any other
 * document. A task waits for the one before it in its phase, unless it is marked `[P]`; a phase waits for those before it,
 * unless both are of a story.
 */
function planOfSpecKit(lines, { file, text = '' }) {
    const boxes = lines.filter(phases_isBox);
    if (!boxes.some(({ text }) => /^(?:\*\*)?T\d{3,}/.test(text)) || lines.some(isQueueField))
        return undefined;
    const faults = [...(0,outline/* hiddenTasks */.f)(lines, (text) => /^[-*+][ \t]+\[[ xX]\][ \t]+T\d{3,}/.test(text))];
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
    // What a phase says of itself is short in the tool's files; a long text would be repeated in each of its tasks.
    const said = phase?.lines.join('\n') ?? '';
    return [title, details.join('\n'), place && `Part of: ${place}.`, said.length <= longestPhase ? said : '']
        .filter(Boolean)
        .join('\n\n');
}
const longestPhase = 2_000;
/** `specs/001-photo-albums/tasks.md`: all of them have one file name, so the folder is the plan's name. */
function featureOf(file) {
    const [name = '', folder = ''] = file.split(/[/\\]/).reverse();
    return /^tasks\.md$/i.test(name) && /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(folder) ? folder : undefined;
}

// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
;// CONCATENATED MODULE: ./build/core/plan/format/markdown/extra-fields.js




/** The fields of a code block with the info string `ralph`: an object of JSON with `known` names. */
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
        message: `There is no field ${(0,fault/* shown */.SP)(name)}${meant === undefined ? '; it has no effect' : `; did you mean "${meant}"?`}`,
        remedy: meant === undefined ? 'Remove it.' : `Rename it to "${meant}".`,
    };
}

;// CONCATENATED MODULE: ./build/core/plan/format/strict/strict-edits.js


/** `**Status:**` and the boxes of the tasks, and below the tasks those that came by amendments. */
function strictEdits(text, written, given) {
    const { facts, subtasks, end, writeTask } = given;
    const edits = written.flatMap((task) => {
        const hasOwn = subtasks === 'own' && task.body.steps.length > 0;
        const ids = hasOwn ? task.body.steps.map((_, index) => `${task.id}.${index + 1}`) : [task.id];
        const said = ids.map((id) => facts.tasks.get(id));
        return said.every((fact) => fact?.status === undefined) ? [] : taskEdits(text, task, { said, hasOwn });
    });
    const { added } = facts;
    if (added.length === 0)
        return edits;
    const eol = (0,mark_edits/* lineEnd */.kd)(text);
    const before = text.slice(0, end);
    const gap = before.endsWith('\n') ? '' : eol;
    const blocks = added.map(({ task }) => {
        const status = facts.tasks.get(task.id)?.status === 'done' ? 'done' : 'pending';
        return writeTask({ ...task, status, retry_count: 0 }).replaceAll('\n', eol);
    });
    return [
        ...edits,
        { offset: end, length: 0, text: `${gap}${eol}${blocks.join(eol + eol)}${eol}${end < text.length ? eol : ''}` },
    ];
}
function taskEdits(text, { heading, body }, { said, hasOwn }) {
    const { steps, criteria, fields } = body;
    const state = fields.find(({ name }) => name === 'status');
    const now = (0,status_words/* statusOfWord */.g)(state?.value.replace(/^`|`$/g, ''), { at: [], offset: 0 });
    // Where the task itself says that it is over, its boxes say nothing more.
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


/** The tasks that one of the document becomes: itself, or one for each of its subtasks. */
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
            // What shows that the whole task is done can only be seen after the last of its subtasks.
            acceptance_criteria: isLast && acceptance_criteria.length > 0 ? acceptance_criteria : [step.text],
            depends_on: index === 0 ? depends_on : [`${id}.${index}`],
            status: over ? fields.status : step.ticked ? 'done' : 'pending',
        };
        const fieldOf = offsetOf(isLast ? body.criteria : []);
        const own = (path) => path.length === 0 || path[0] === 'title' || path[0] === 'id' ? step.offset : fieldOf(path);
        return { value, ...(isLast && { stands: id }), offsetOf: own };
    });
}
/** The subtasks beside one, as many as a glance takes: a list of all in each would be the square of them. */
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
/** Parts of the queue's document that hold no tasks. */
const read_strict_notTasks = /^(?:context|rules|discovered)\b/i;
/**
 * The Markdown of a plan queue: `# Plan:`, and for each task `### T1: Title` with `**Requires:**`, `**Status:**`,
 * `**Done when:**` and numbered subtasks. Undefined for any other document.
 */
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
        ...(writing && {
            edits: (facts) => strictEdits(writing.text, all, { ...writing, facts, subtasks, end: endOfTasks(lines, parts, writing.text) }),
        }),
    };
}
/** Where the last task of the document ends, with the line end behind what it says. */
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
/** Every line belongs to one part: nothing that somebody wrote is lost. */
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
/** The lines of the new task; the first of them is its heading. */
function beginTask({ tasks }, heading) {
    const lines = [];
    tasks.push({ heading, lines });
    return lines;
}
/** `### T1: \u2026`; a name without a number only where a field of a task follows. */
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
/** Without the title, the status of the plan and headings that nothing stands below. */
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
    const found = lines.filter(({ kind, depth, level }) => (kind === 'heading' && level > 2) || (kind === 'item' && depth === 1));
    const [first] = found;
    if (first === undefined)
        return [];
    const message = `${(0,amounts/* plural */.LS)(found.length, 'entry', 'entries')} under "Discovered" are no tasks, and no agent is given them.`;
    const remedy = 'Make each that shall be done a task (### T9: \u2026) under "Tasks".';
    return [{ severity: 'warning', code: 'PLAN_DISCOVERED', at: [], offset: first.offset, message, remedy }];
}
const looksLikeTask = (text) => /^#{2,4}[ \t]*T\d+:/.test(text);

;// CONCATENATED MODULE: ./build/core/plan/format/task-master/part-id.js
/** The id of a subtask in the plan: that of its task is a part of it. */
const partId = (part, task) => String(part).includes('.') ? String(part) : `${task}.${part}`;

;// CONCATENATED MODULE: ./build/core/plan/format/task-master/task-master-edits.js



/** `"status"` of tasks and subtasks in one list of a `tasks.json`, and the tasks that came by amendments. */
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
    return [...statuses, ...news];
}
const idOf = (task) => String(entryOf(task, 'id')?.value);
/** Numbers are the tool's own ids. */
const asId = (id) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : id);
function wholeEdits(text, { task, parts, facts }) {
    const status = facts.get(idOf(task))?.status;
    if (status === undefined)
        return [];
    return [task, ...parts].flatMap((one) => statusEdits(text, one, status === 'done' ? 'done' : 'pending'));
}
/** A task is done with the last of its parts. Where it says that it is over, so are they, whatever they say. */
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
/** Another word for the same stays. */
function statusEdits(text, task, word) {
    const now = meaningOf(task);
    return now === (0,status_words/* statusOfWord */.g)(word, { at: [], offset: 0 })
        ? []
        : fieldEdits(text, task, { name: 'status', value: word });
}

;// CONCATENATED MODULE: ./build/core/plan/format/task-master/read-task-master.js








/** `tasks.json` of Task Master, found by the fields of its tasks. Undefined for any other document. */
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
    return { ...draft, edits: (facts) => taskMasterEdits(text, node, { facts, subtasks: options.subtasks }) };
}
/** `master` is the tag that the tool itself uses where none is named. */
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
    const tasks = written.map(({ at, task, id, title, about, waits }) => {
        const status = (0,status_words/* statusOfWord */.g)(task.status, placed([...at, 'status']));
        if (typeof status !== 'string')
            faults.push(status);
        return {
            id,
            title,
            description: about,
            acceptance_criteria: task.testStrategy?.trim() ? [task.testStrategy.trim()] : [],
            depends_on: waits.map((other) => lastOf.get(other) ?? other),
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
    };
}
const names = { depends_on: 'dependencies', acceptance_criteria: 'testStrategy' };
/** The tags of a document, `''` for one without; undefined where it is none of Task Master's. */
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
/** Its tasks have fields that a plan.json has not, and none of those that only a plan.json has. */
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
        // The last part stands for the task: it comes after all others, and what shows that the task is done shows it there.
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
/** Numbers in most files; texts such as `1.2` where one names a subtask. */
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
/** One list of tasks in a `tasks.json` of Task Master: the whole document, or what stands below a tag. */
const TaskList = schemas/* object */.Ikc({
    tasks: schemas/* array */.YOg(TaskMasterTask),
    metadata: schemas/* object */.Ikc({ description: schemas/* string */.YjP().optional() }).optional().catch(undefined),
});

// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
;// CONCATENATED MODULE: ./build/core/plan/format/json/sparse.js

const usual = plan/* Task */.YZ.parse({ id: 'A', title: 'A' });
/** The fields of a task that say something: those with a value of their own, and id and title. */
function sparseTask(task) {
    const said = Object.entries(task).filter(([name, value]) => name === 'id' || name === 'title' || !sparse_same(value, usual[name]));
    return Object.fromEntries(said);
}
const sparse_same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
/** A plan as `plan.json`, without fields that have their usual value. */
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
/** Fields that the format has a place for. */
const taskPlaces = ['title', 'description', 'acceptance_criteria', 'depends_on', 'status'];
const planPlaces = (/* unused pure expression or super */ null && (['project', 'context']));
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
/** One task of it. */
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
















/** Each is asked in turn; the last one takes every document, and says in its findings why it is no plan. */
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
function readPlan(source) {
    if (source.from === 'file')
        return readFile(source);
    const found = (0,issue_plan/* planOfIssue */.o)(source);
    return found && { ...found, plan: found.order?.plan };
}
function readFile({ file, bytes, options = defaultReadOptions }) {
    const read = draftOf({ file, bytes, options });
    if ('refused' in read)
        return (0,read_draft/* refusedText */.c)(read.refused, read.text);
    const { draft, text } = read;
    return { ...(0,read_draft/* judgeDraft */.j)(draft, text, file), format: draft.format, doneBy: draft.doneBy };
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
        return { text, draft: firstOf(jsonFormats, document, { ...context, also: (0,json_syntax/* duplicateKeys */.ss)(document.root) }) };
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
/** For who writes into it; `why` where nobody can: it is no plan at the moment. Undefined where its format holds no facts. */
function planDocument(file) {
    const found = judgedText({ options: defaultReadOptions, ...file });
    if ('why' in found)
        return found;
    const { text, plan, edits } = found;
    const ids = new Set(plan.tasks.map(({ id }) => id));
    return edits && { ids, write: (facts) => written(file, { text, ids, edits, facts }) };
}
function judgedText(file) {
    const read = draftOf(file);
    const { plan, findings } = 'refused' in read ? (0,read_draft/* refusedText */.c)(read.refused, read.text) : (0,read_draft/* judgeDraft */.j)(read.draft, read.text, file.file);
    if (plan && !('refused' in read))
        return { plan, text: read.text, edits: read.draft.edits };
    const fault = findings.find(({ severity }) => severity === 'error');
    return { why: `${fault?.line ? `line ${fault.line}: ` : ''}${fault?.message ?? 'it is no plan'}` };
}
/**
 * Read again before it counts: not every format has a place for every new task, and a document that is no plan any more, or
 * another one, would be worse than one that says less.
 */
function written(file, given) {
    const { text, ids, edits, facts } = given;
    for (const added of facts.added.length > 0 ? [facts.added, []] : [[]]) {
        const after = (0,text_edit/* withEdits */.Q)(text, edits({ ...facts, added }));
        if (after === text)
            return undefined;
        const bytes = encoded(after, file.bytes);
        const again = judgedText({ options: defaultReadOptions, ...file, bytes });
        const wanted = new Set([...ids, ...added.map(({ task }) => task.id)]);
        if ('plan' in again &&
            again.plan.tasks.length === wanted.size &&
            again.plan.tasks.every(({ id }) => wanted.has(id)))
            return bytes;
    }
    return undefined;
}
/** With the byte order mark that the file had. */
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
/** One mistake makes the parser stumble on: the first error of each line, at most this many. */
const maxSyntaxFaults = 20;
/**
 * Parses strict JSON: no comments, no trailing commas. Nesting beyond 64 is refused before the recursive parser
 * sees it (failure model I4). The value comes from JSON.parse, which keeps a `__proto__` key an ordinary own property.
 */
function parseDocument(text) {
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
        // Stricter than the parser that finds places: the text is refused all the same, without one.
    }
    return [syntaxFault(0, 'The file is not valid JSON.')];
}
/**
 * Only a closing bracket that fits takes a level off, so this never counts fewer levels than the recursive parser
 * opens: that one either closes the same bracket or skips more than this does.
 */
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
            const remedy = 'A plan needs five levels; check for brackets that are never closed.';
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
    const remedy = 'Correct the JSON at this place; what follows may only be a consequence.';
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
/**
 * Keys that occur twice in one object, of which JSON.parse silently keeps the last, and `__proto__`, which would
 * change what a copy inherits (failure model I3). Nesting is bounded by the parser, so recursion is safe.
 */
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
/** Where the value at `path` was written, or the innermost part of the document that holds its place. */
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
/** What comes before a mark in its line is short. */
const head = 40;
/** Ticks the box of the item that begins at `offset`, or takes the tick away; nothing where it has no box or is so already. */
function boxEdits(text, offset, ticked) {
    const [, before = '', mark] = boxed.exec(text.slice(offset, offset + head)) ?? [];
    if (mark === undefined || (mark !== ' ') === ticked)
        return [];
    return [{ offset: offset + before.length + 1, length: 1, text: ticked ? 'x' : ' ' }];
}
/** The same by what a run says of a task. */
const markEdits = (text, offset, fact) => fact?.status === undefined ? [] : boxEdits(text, offset, fact.status === 'done');
/** The same; an item without a box gets one with the first tick. */
function stepEdits(text, offset, ticked) {
    const line = text.slice(offset, offset + head);
    if (boxed.test(line) || !ticked)
        return boxEdits(text, offset, ticked);
    const [before] = item.exec(line) ?? [];
    return before === undefined ? [] : [{ offset: offset + before.length, length: 0, text: '[x] ' }];
}
const field = /^(?:\*\*[A-Za-z ]+:?\*\*:?|[A-Za-z ]+:)[ \t]*/;
/** Another word in a field such as `**Status:** open`, which begins at `offset`. */
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
/** How the lines of a text end. */
const lineEnd = (text) => (/\r\n/.test(text.slice(0, text.indexOf('\n') + 1)) ? '\r\n' : '\n');
/** Puts a line behind the one that holds `offset`. */
function lineAfter(text, offset, line) {
    const end = text.indexOf('\n', offset);
    const eol = lineEnd(text);
    if (end < 0)
        return { offset: text.length, length: 0, text: `${eol}${line}` };
    return { offset: end + 1, length: 0, text: `${line}${eol}` };
}
/** Boxes of new tasks behind the last one, with what its item goes on with: their ids and titles. */
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
/** Elements that stand on their own, so that what follows them is not read as Markdown before an empty line. */
const html = /^<\/?(?:address|article|aside|blockquote|body|center|dd|details|dialog|dir|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|html|li|main|menu|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)(?=[\s/>]|$)/i;
/**
 * The lines of a document as CommonMark has them, except that links and headings of several lines are not looked for, and
 * that a field in bold ends what stands above it.
 * Each line is looked at once (docs/decisions/plan.md).
 */
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
    if (state.inside && goesOn(state, line))
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
    // A line that goes on with a paragraph belongs to the item of that paragraph, however far to the left it stands. A field
    // such as **Status:** right below a list is meant to end it.
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
/** Whether a line belongs to the block that is open. An item's block ends with its item. */
function goesOn(state, line) {
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
/** Below a field such as **Status:** a line of dashes is meant as a rule. */
const isUnderline = (content, before) => /^(?:=+|-+)$/.test(content) && !before.text.startsWith('**');
/** Within a paragraph a list begins only where it says something, and with its first number. */
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
    // What begins more than four columns in is code, and what is empty has its text one column in.
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
/** Lines that somebody meant as a task, and that Markdown shows as something else: none is passed over in silence. */
function hiddenTasks(lines, looksLikeTask) {
    return lines.flatMap(({ kind, text, offset }) => {
        if ((kind !== 'code' && kind !== 'text') || !looksLikeTask(text))
            return [];
        const why = kind === 'code' ? 'stands so far to the right that it is code' : 'is part of a paragraph';
        const remedy = kind === 'code'
            ? 'Take the white space before it out; an example belongs between ``` lines.'
            : 'Put an empty line before it, and a blank after its "#" marks.';
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
/* harmony export */   H: () => (/* binding */ outsideLinks)
/* harmony export */ });
/* harmony import */ var _lint_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82660);

const link = /\]\(\s*<?([^)\s>]+)/g;
/** Links to files that no agent can read: they lead out of the repository. Where the plan lies is told by its path. */
function outsideLinks(lines, file) {
    const folders = /^[/\\~]|^[A-Za-z]:|^\.\./.test(file)
        ? undefined
        : file
            .split('/')
            .filter((name) => name !== '.')
            .slice(0, -1);
    return lines.flatMap(({ kind, raw, offset }) => {
        if (kind === 'fenced' || kind === 'code' || kind === 'comment' || !raw.includes(']('))
            return [];
        const indent = /^\s*/.exec(raw)?.[0].length ?? 0;
        return Array.from(raw.matchAll(link)).flatMap((found) => {
            const [, target = ''] = found;
            if (!leaves(target, folders))
                return [];
            const message = `The link to ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(target)} leads out of the repository, so no agent can read it.`;
            const remedy = 'Put the file into the repository, or write what the tasks need of it into the plan.';
            const place = offset - indent + found.index;
            return [{ severity: 'warning', code: 'PLAN_LINK_OUTSIDE', at: [], offset: place, message, remedy }];
        });
    });
}
/** A path that begins with `/` is one from the top of the repository, as GitHub shows it. */
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
/** Reads the lines of a task. `stars`: only a field in bold is one. */
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
/** A further line of an item, which is shown below it as far in as it stood. */
function goOn(items, { raw, kind }) {
    const item = items.at(-1);
    if (item)
        items[items.length - 1] = { ...item, text: `${item.text}\n${kind === 'blank' ? '' : raw.trimEnd()}` };
}
const ended = (items) => items.map((item) => ({ ...item, text: dedented(item.text) }));
/** The lines after the first one without the indentation that all of them share. */
function dedented(text) {
    const [first = '', ...rest] = text.trimEnd().split('\n');
    const indents = rest.filter(Boolean).map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
    const shared = indents.length === 0 ? 0 : Math.min(...indents);
    return [first, ...rest.map((line) => line.slice(shared))].join('\n');
}
/** Without blank lines and rules around it. */
function proseOf(lines) {
    const empty = (line) => line !== undefined && /^[ \t]*(?:-{3,}|\*{3,}|_{3,})?[ \t]*$/.test(line);
    let [from, to] = [0, lines.length];
    while (from < to && empty(lines[from]))
        from += 1;
    while (to > from && empty(lines[to - 1]))
        to -= 1;
    return lines.slice(from, to).join('\n');
}
/** The lines without comments and without the first code block that holds fields of ours. */
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
/** The ids of `T1, T2 and T3`; none for a dash and for words that say so. What is in brackets says why. */
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
/* harmony import */ var _lint_lint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71050);
/* harmony import */ var _plan_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27586);
/* harmony import */ var _plan_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19956);
/* harmony import */ var _salvage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13234);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47836);






/** Says everything that is wrong with a draft at once: what its reader found, its shape, and the lint rules. */
function judgeDraft(draft, text, file) {
    const { plan, faults } = judge(draft, file);
    const positionOf = linesOf(draft.texts, text);
    const findings = faults
        .sort((a, b) => inOrder(a.file ?? '', b.file ?? '') || (a.offset ?? 0) - (b.offset ?? 0))
        .map((fault) => (0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .toFinding */ .N6)(fault, ({ file: named, offset = 0 }) => positionOf(named)?.(offset)));
    return { plan: faults.some(({ severity }) => severity === 'error') ? undefined : plan, findings };
}
const inOrder = (one, other) => (one < other ? -1 : one > other ? 1 : 0);
/** The lines of each text, counted once and only where something is to be said of it. */
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
/** Findings about a text that cannot be read as far as a plan. */
function refusedText(faults, text) {
    const positionOf = text === undefined ? undefined : (0,_source_text_js__WEBPACK_IMPORTED_MODULE_4__/* .lineIndex */ .Dp)(text);
    const locate = ({ offset }) => (offset === undefined ? undefined : positionOf?.(offset));
    return { plan: undefined, findings: faults.map((fault) => (0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .toFinding */ .N6)(fault, locate)) };
}
function judge({ value, faults: own, placeOf, silent = [] }, file) {
    const placed = (fault) => {
        const { at, offset, file: elsewhere } = placeOf(fault.at);
        const place = fault.offset === undefined && elsewhere !== undefined ? { file: elsewhere } : {};
        return { ...place, ...fault, at, offset: fault.offset ?? offset };
    };
    // A reader that found no plan has said why.
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
        .map(placed), misshapen);
    const name = plan !== undefined && plan.name === undefined ? (0,_plan_name_js__WEBPACK_IMPORTED_MODULE_1__/* .fileNameFault */ .K)(file) : undefined;
    return { plan, faults: [...own, ...shaped, ...lint, ...(name === undefined ? [] : [placed(name)])] };
}
const shapeCodes = new Set(['PLAN_MISSING_FIELD', 'PLAN_WRONG_TYPE', 'PLAN_WRONG_VALUE']);
/** Findings at a place that has the wrong shape only repeat it: the value was made up. */
function notCovered(lint, misshapen) {
    const places = new Set(misshapen.map(({ at }) => (0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .printPath */ .bA)(at)));
    if (places.size === 0)
        return lint;
    return lint.filter(({ at }) => at.every((_, index) => !places.has((0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .printPath */ .bA)(at.slice(0, index + 1)))));
}


/***/ }),

/***/ 93809:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ mergeMarkers)
/* harmony export */ });
const marker = /^(<{7}|\|{7}|>{7})(?= |\r?$)|^={7}\r?$/gm;
/** A merge that was left half done: each of its marks, in the order in which git writes them. */
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
        message: `A merge was left half done here: ${sign.trim()}.`,
        remedy: 'Keep one of the two versions and take the marks out. An example of marks has to be indented.',
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



/**
 * A plan's name: its `name`, else its file's name without extension. The name becomes part of refs. A file name that
 * is no safe name is refused, not bent: two files bent to one name would share one state.
 * Throws RalphError PLAN_NAME; `judgeDraft` reports the same as a finding.
 */
function planName(plan, file) {
    const name = plan.name ?? fileStem(file);
    const fault = plan.name === undefined ? fileNameFault(file) : undefined;
    if (fault === undefined)
        return name;
    throw new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({ code: fault.code, message: fault.message, hint: fault.remedy });
}
/** The finding about a plan without `name` whose file's name cannot stand in for it. */
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
/** A task may wait for every other one. Longer lists overflow zod's stack when their entries are wrong (measured). */
const maxEntries = {
    depends_on: maxTasks,
    skills: 1_000,
    libraries: 1_000,
    acceptance_criteria: 1_000,
    allowed_tools: 1_000,
    paths: 1_000,
};
/** Checks types and values field by field: one fault for each place, with the value that is there. */
function checkShape(value) {
    const parsed = _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Plan */ .cw.safeParse(value);
    return parsed.success
        ? { plan: parsed.data, faults: [] }
        : { plan: undefined, faults: shapeFaults(parsed.error, value) };
}
/** Lists that are too long to be looked at entry by entry. */
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
/** The faults behind a zod error. Two issues with one place (an unsafe id breaks several rules) are one fault. */
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
/** A safe id that says the same, as far as that can be guessed; it is judged like any other. */
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
/** Only ids have a pattern and a refinement in the schema. */
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

/**
 * What can be linted of a plan whose shape has faults, so that a wrong type in one task does not hide a cycle among
 * others. Only for findings, never to be run: a faulty field takes its default, a faulty task keeps its position, and
 * its id becomes its path, which no real id can be.
 */
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
/** The same document without what its schema refuses, so that the rest of it can be linted. A list keeps its length. */
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
/** Whether a value of JSON is an object. */
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
/** The text of a plan file, or why it is not read at all. */
function sourceText(bytes, file) {
    return bytes.length > maxPlanBytes ? tooLarge(bytes.length, file) : decodeText(bytes, file);
}
function tooLarge(size, file) {
    const message = `${file} has ${size} bytes; a plan may have at most ${maxPlanBytes} (5 MiB).`;
    return { severity: 'error', code: 'PLAN_TOO_LARGE', at: [], message, remedy: 'Split it into several plans.' };
}
/** Offset in a text \u2192 1-based line and column. LF and CRLF end a line. A look-up is a binary search. */
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
/**
 * The text of a file: strict UTF-8; a leading BOM is dropped, line ends stay. UTF-16, NUL bytes and invalid
 * sequences are refused by name and byte offset, since a lenient decoder would put U+FFFD in their place (failure model I2).
 */
function decodeText(bytes, file) {
    const foreign = foreignEncoding(bytes);
    if (foreign !== undefined)
        return encodingFault(`${file} is ${foreign}, not UTF-8.`);
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        const nul = bytes.indexOf(0);
        return nul < 0 ? text : encodingFault(`${file} holds a NUL byte at offset ${nul} (line ${lineAt(bytes, nul)}).`);
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
/** By its mark, or by the NUL that every ASCII character of UTF-16 carries. */
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
/** Lead byte up to `last`: length of the sequence and the range of its second byte (RFC 3629 §4). */
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

/** What the tools call the statuses of a task, without case, spaces, `_` and `-`. */
const words = {
    pending: 'pending',
    open: 'pending',
    todo: 'pending',
    notstarted: 'pending',
    backlog: 'pending',
    ready: 'pending',
    waiting: 'pending',
    // The queue's word for a task that others come before; what it waits for is told by its dependencies.
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
    // Somebody has to look at it: the run ends by asking.
    review: 'given_up',
    givenup: 'given_up',
};
/** The status that a word means; a fault where it means none. Nothing is a task to be done. */
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
        message: `${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(word)} is no status of a task.`,
        remedy: own?.remedy ??
            'Write open, in_progress, blocked, complete, skipped or failed, or a word of the tool that wrote the file.',
    };
}


/***/ }),

/***/ 77428:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ firstForecast),
/* harmony export */   g: () => (/* binding */ forecast)
/* harmony export */ });
/* harmony import */ var _plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89851);
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36187);
/* harmony import */ var _run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34891);
/* harmony import */ var _task_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49484);




/**
 * Assumed for one attempt until the run has shown better; the one recorded run of a program before took 7 minutes a task. Wide on
 * purpose: model, repository and checks differ more than any table could say.
 */
const attempt = {
    usd: { low: 0.15, high: 1 },
    runner_ms: { low: 3 * 60_000, high: 8 * 60_000 },
};
/** Attempts that a task takes at most, on average, where it has retries. */
const attemptsAtMost = 1.5;
/** Relative spread of the cost of one task that is assumed at least while fewer than `enoughTasks` are known. */
const assumedSpread = 0.6;
const enoughTasks = 5;
/** Of a normal distribution: the middle four fifths. */
const fourInFive = 1.28;
/** Null where nothing is left that could be started. Linear in the plan; reads nothing but plan and state. */
function forecast({ plan, state }, context) {
    const open = (0,_plan_graph_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .stillToDo */ .VI)(plan, (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsOf */ .M$)(plan, state));
    if (open.length === 0)
        return null;
    const past = (0,_task_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .taskCosts */ .oU)(state.tasks).settled;
    const spent = { usd: state.usage.usd, runner_ms: (0,_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .runnerMsSeen */ .MN)(state, context.now) };
    const known = past.usd.length;
    const cost = known === 0
        ? fromSize(open)
        : {
            usd: fromPast(open.length, { total: spent.usd, samples: past.usd }),
            runner_ms: fromPast(open.length, { total: spent.runner_ms, samples: past.duration_ms }),
        };
    return {
        tasks: open.length,
        ...cost,
        basis: known === 0
            ? { kind: 'size' }
            : { kind: 'past', tasks: known, usd: spent.usd / known, around_usd: aroundUsd(state) / known },
        budget: context.costBudgetUsd === null ? null : judged(cost.usd, Math.max(0, context.costBudgetUsd - spent.usd)),
    };
}
const aroundUsd = ({ around }) => Object.values(around).reduce((sum, { usd }) => sum + usd, 0);
/** The same before anything was begun. */
function firstForecast({ tasks }, costBudgetUsd) {
    const open = tasks.filter(({ status }) => status === 'pending');
    if (open.length === 0)
        return null;
    const cost = fromSize(open);
    const budget = costBudgetUsd === null ? null : judged(cost.usd, costBudgetUsd);
    return { tasks: open.length, ...cost, basis: { kind: 'size' }, budget };
}
function fromSize(open) {
    const most = open.reduce((sum, { max_retries }) => sum + (max_retries > 0 ? attemptsAtMost : 1), 0);
    const range = ({ low, high }) => ({ low: low * open.length, high: high * most });
    return { usd: range(attempt.usd), runner_ms: range(attempt.runner_ms) };
}
/**
 * `count` more of what cost `total` for these samples. The range is about where the sum falls in four cases of five,
 * taken as a factor to both sides so that it never reaches zero; it narrows with what is known and with what is left.
 */
function fromPast(count, { total, samples }) {
    const known = samples.length;
    const expected = (total / known) * count;
    const spread = Math.max(relativeSpread(samples), known < enoughTasks ? assumedSpread : 0);
    const factor = 1 + fourInFive * spread * Math.sqrt(1 / count + 1 / known);
    return { low: expected / factor, high: expected * factor };
}
function relativeSpread(samples) {
    let sum = 0;
    for (const value of samples)
        sum += value;
    const mean = sum / samples.length;
    if (mean === 0 || samples.length < 2)
        return 0;
    let squares = 0;
    for (const value of samples)
        squares += (value - mean) ** 2;
    return Math.sqrt(squares / (samples.length - 1)) / mean;
}
function judged({ low, high }, left) {
    return { left_usd: left, enough: high <= left ? 'yes' : low > left ? 'no' : 'perhaps' };
}


/***/ }),

/***/ 8567:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ taskGraph)
/* harmony export */ });
/* harmony import */ var _text_once_per_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28537);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);


const mostTasks = 150;
/** Mermaid draws at most 500 edges and 50,000 characters (its `maxEdges` and `maxTextSize`). */
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
/**
 * The tasks and what they depend on as a fenced Mermaid graph, or a sentence where it would be too large to draw or
 * to read. `statuses` is by position in the plan. Nodes are numbered, so that no id or title is ever Mermaid syntax.
 */
function taskGraph(plan, statuses) {
    const edges = edgesOf(plan);
    if (plan.tasks.length > mostTasks || edges.length > mostEdges) {
        return `A graph of ${plan.tasks.length} tasks and ${edges.length} dependencies would not be readable, so it is not shown.`;
    }
    const draw = (text) => drawn(plan.tasks.map((task, at) => `["${label(text(task))}"]:::${statuses[at]?.status ?? 'pending'}`), edges);
    const full = draw(({ id, title }) => `${id}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(title, 40)}`);
    return full.length <= mostText ? full : draw(({ id }) => id);
}
const edgesOf = (0,_text_once_per_js__WEBPACK_IMPORTED_MODULE_1__/* .oncePer */ .P)((plan) => {
    const numbers = new Map(plan.tasks.map(({ id }, number) => [id, number]));
    return plan.tasks.flatMap((task, number) => task.depends_on.filter((id) => numbers.has(id)).map((id) => `  t${numbers.get(id)} --> t${number}`));
});
function drawn(nodes, edges) {
    const lines = nodes.map((node, number) => `  t${number}${node}`);
    return ['```mermaid', 'graph TD', ...lines, ...edges, ...classes.map((line) => `  ${line}`), '```'].join('\n');
}
/** Everything that could be syntax of Mermaid, HTML or the code fence becomes Mermaid's own entity, `#35;`. */
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


/** What to do after `ralph init`, in at most five lines, in this order. */
function afterInit({ planFile, workflow, unnamed, madeIn, samplePlan, baseline, unchecked }) {
    const plan = shellWord(planFile);
    const run = planFile === 'plan.json' ? commandLine('ralph', 'run') : ralphCommand({ planFile }, 'run');
    const red = 'Fix the failing checks, or remove them from .github/ralph.yml; `--known-red` accepts them as they are.';
    const remote = workflow
        ? 'On GitHub: add the secret ANTHROPIC_API_KEY, open a pull request with this (doctor and the checks run on it), merge it, then Actions > ralph > Run workflow.'
        : unnamed
            ? 'On GitHub: `ralph init --action OWNER/REPO@SHA` writes the workflows; OWNER/REPO is your copy of this program, SHA a full commit of it.'
            : 'On GitHub: `ralph init` without --no-workflow writes a workflow.';
    const tasks = `${samplePlan ? `Write your tasks into ${plan}: the ones in it are examples` : `Review the tasks in ${plan}`}.`;
    const check = 'List the checks that every change must pass under `validate` in .github/ralph.yml, such as `validate: ["npm test"]`: no run starts without one.';
    const steps = [
        ...(unchecked ? [check] : []),
        ...(baseline === 'red' ? [red] : []),
        ...(baseline === 'unready' ? ['Change `setup` in .github/ralph.yml so that it passes in a fresh checkout.'] : []),
        ...(madeIn === undefined || madeIn === '.' ? [] : [commandLine('cd', madeIn)]),
        tasks,
        ...(madeIn === undefined
            ? [
                `${commandLine('git', 'add', planFile, '.github')} && ${commandLine('git', 'commit', '-m', 'Let ralph work on this')}`,
            ]
            : []),
        run,
        ...(baseline === 'red' || baseline === 'unready' || unchecked || madeIn !== undefined ? [] : [remote]),
    ];
    return ['Next', ...steps.map((step, index) => `  ${index + 1}. ${step}`)];
}
/** Said before the first run: on a public repository everybody can read it. */
const publicNotice = (planName) => `Anyone who can read the repository can read the run: prompts, the agent's handoffs and check output are on the branch ralph/state/${planName}. In a public repository, that is everyone.`;


/***/ }),

/***/ 51882:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ withEdits)
/* harmony export */ });
/** The text with all of these edits; those at one place stay in their order. No two may overlap. */
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
// EXTERNAL MODULE: ./build/core/plan/format/formats.js + 21 modules
var formats = __webpack_require__(62220);
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
// EXTERNAL MODULE: ./build/core/report/facts/forecast.js
var forecast = __webpack_require__(77428);
// EXTERNAL MODULE: ./build/core/report/words/after-init.js
var after_init = __webpack_require__(140);
// EXTERNAL MODULE: ./build/core/report/words/forecast-text.js
var forecast_text = __webpack_require__(91760);
// EXTERNAL MODULE: ./build/core/report/markdown/graph.js
var graph = __webpack_require__(8567);
;// CONCATENATED MODULE: ./build/core/report/markdown/issue-preview.js








const shownFindings = 30;
/**
 * The comment that shows an issue of the form as the plan that it is, before anybody starts it: tasks, graph, what it
 * will probably cost, and what is wrong with it.
 */
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
    return [
        opening[stage]((0,amounts/* plural */.LS)(plan.tasks.length, 'task')),
        tasksTable(plan),
        (0,graph/* taskGraph */.o)(plan, plan.tasks),
        costs(order),
        ...(checks.length > 0
            ? [`In addition to the configured checks, these must pass:\n\n${(0,fences/* fenced */.OF)(checks.join('\n'))}`]
            : []),
        ...(findings.length > 0 ? [`Please check:\n\n${listed(findings)}`] : []),
        (0,after_init/* publicNotice */.m)(plan.name ?? ''),
    ].join('\n\n');
}
const opening = {
    new: (tasks) => `**This is the plan, ${tasks} in total.** Nothing has started. Somebody with write access starts it, as shown here, with \`/ralph start\`.`,
    edited: () => '**The text was edited after the run started.** The run continues with the old plan; `/ralph plan` switches to this one:',
    current: (tasks) => `**This is the run's plan, ${tasks} in total.**`,
};
function tasksTable({ tasks }) {
    const rows = tasks.map(({ id, title, depends_on, acceptance_criteria }) => {
        const criteria = acceptance_criteria.map((one) => (0,neutral_markdown/* markdownCell */.UZ)(one, 200)).join('; ');
        return `| ${id} | ${(0,neutral_markdown/* markdownCell */.UZ)(title, 200)} | ${depends_on.join(', ')} | ${criteria} |`;
    });
    return ['| Task | What is to be done | After | Done when |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
function costs({ plan, budget, model }) {
    const ahead = (0,forecast_text/* forecastSentence */.BA)((0,forecast/* firstForecast */.G)(plan, budget));
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


/** What an issue of the form was taken for when its run began, or when an edit was taken over. */
const IssueOrder = schemas/* object */.Ikc({
    plan: plan/* Plan */.cw,
    /** Besides the configured ones. */
    checks: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** USD; never more than is configured. */
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












/** By what is done, not by what is written: an edit that changes nothing is none. */
const digestOfOrder = (order) => sha256(JSON.stringify(order));
const sha256 = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
/** Undefined where the issue was not written by the form. */
async function liveIssue(github, number) {
    const text = await (0,issue_preview/* readIssue */.OS)(github, number);
    const read = (0,formats/* readPlan */.m3)({ from: 'issue', ...text });
    return (read && {
        findings: read.findings,
        order: read.order,
        text,
        digest: read.order ? digestOfOrder(read.order) : sha256(text.body),
    });
}
/** What the run of this issue goes on with; undefined where none has begun. */
async function recordedOrder(context, github, issue) {
    const prefix = (0,inputs/* inputValue */.UV)(settings/* settings */.W['state-ref'], context.inputs.flags['state-ref']);
    const refs = (0,state_paths/* knownPrefixes */.AN)(prefix).map((one) => (0,state_paths/* stateRefOf */.af)(`issue-${issue}`, one));
    const text = await (0,without_checkout/* withRemoteStore */.A)(context, github, (store) => (0,remote_history/* readTopFile */.sk)(store, refs, state_paths/* issueOrderPath */.JF));
    return text === undefined ? undefined : IssueOrder.parse(JSON.parse(text));
}
const board = async (context, github, issue) => (0,issue_preview/* previewAt */.Wj)({ github, issue, plan: `issue-${issue}`, self: await (0,api_client/* ownLogin */.C4)(context, github) });
/** Where an App writes, the workflow that shows issues may go by its own token all the same. */
async function shownOf(context, github, issue) {
    const own = await (await board(context, github, issue)).shown();
    if (context.appLogin === undefined)
        return own;
    const other = await (0,issue_preview/* previewAt */.Wj)({ github, issue, plan: `issue-${issue}`, self: own_ci/* workflowAccount */.f }).shown();
    return other && (!own || other.at > own.at) ? other : own;
}
/** Shows the issue as the plan that it is; nothing where that is what is shown already. */
async function showIssue(context, github, request) {
    const { live, recorded } = request;
    const stage = recorded === undefined ? 'new' : digestOfOrder(recorded) === live.digest ? 'current' : 'edited';
    const preview = await board(context, github, live.text.number);
    await preview.show(issuePreview(live, stage), live.digest);
}


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



/** How GitHub says that a job or a step ended. */
const WorkflowOutcome = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['success', 'failure', 'cancelled', 'skipped']);
const outputs = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default({});
/** `toJSON(steps)`; `conclusion` is what `continue-on-error` makes of the outcome, and says nothing of the commit. */
const StepsContext = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ outcome: WorkflowOutcome, outputs }));
/** `toJSON(needs)`. */
const NeedsContext = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ result: WorkflowOutcome, outputs }));
const CheckKind = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['test', 'lint', 'typecheck', 'build']);
/** A check as the engine runs it: every default filled in. Directory is relative to the repository's root. */
const Check = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: CheckKind,
    timeout_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive(),
    working_directory: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
});
/** Paths, listed up to a cap, and counted in full. */
const ListedPaths = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ paths: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), total: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() });
/** One run of one check. Output keeps its head and tail (UTF-8, ANSI removed); `output_bytes` counts all of it. */
const CheckResult = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: CheckKind,
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    exit_code: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nullable(),
    timed_out: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    /** The disk was filled while it ran; its workspace was thrown away. */
    filled_disk: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    output_head: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    output_tail: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    output_bytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    /** The file with the whole output on the machine that ran it. */
    log_file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** It failed, and passed when it was run once more on the same tree. */
    flaky: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    /** It failed in the confinement, and passed without it on the same untouched files. */
    needs: _confinement_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfinementNeed */ .ln.optional(),
    /** Tracked files that it changed in any of its runs: they were put back after each, so no other check saw them so. */
    changed: ListedPaths.optional(),
    /** New files, neither tracked nor ignored, that it left to the checks after it; a new directory ends in `/`. */
    left: ListedPaths.optional(),
    /** A job or a step of the user's workflow: GitHub says how it ended, and nothing of exit codes and times. */
    elsewhere: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        of: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['job', 'step']),
        outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([...WorkflowOutcome.options, 'missing']),
        /** Others are told and do not count. */
        required: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
        /** The one that was probably meant, where there is none of this name. */
        meant: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    })
        .optional(),
});
/** `iterations/<thousand>/<n>/validation.json`: what was run on the captured tree and what came of it. */
const Validation = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    strategy: _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Strategy */ .qY,
    tree: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckResult),
    /** Checks that the strategy does not run (lint in `tests_only`). */
    not_run: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
    /** Failures that were already there at the baseline and were accepted with `known-red`. */
    known_red: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
    /** Tracked files that some check changed; `changed` of each check says which. All checks began with the committed tree. */
    changed_by_checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
});
/** `baseline.json`: the same of the untouched commit. */
const Baseline = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckResult) });
/** What the job of the checks says of a commit. Hostile: they run what an agent wrote. */
const ChecksReport = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    nonce: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** The tree or commit that they ran on. */
    tree: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Why they could not be begun. */
    unready: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    results: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CheckResult.omit({ log_file: true })).max(1000),
});


/***/ })

};
