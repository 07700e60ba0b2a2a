export const id = 622;
export const ids = [622];
export const modules = {

/***/ 61559:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ documentNow),
  J: () => (/* binding */ queueFolders)
});

// EXTERNAL MODULE: ./build/core/queue/move-due.js
var move_due = __webpack_require__(34586);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/markdown/neutral-markdown.js
var neutral_markdown = __webpack_require__(57845);
;// CONCATENATED MODULE: ./build/core/queue/progress-file.js



function progressFile(given) {
    const { plan, state, finished, at } = given;
    const commits = state.counts.succeeded + (finished ? 1 : 0);
    const records = (0,begin/* recordsOf */.M$)(plan, state);
    const tasks = plan.tasks.map(({ id, title }, index) => {
        const { status, summary } = records[index] ?? { status: 'pending', summary: null };
        const isNew = finished?.task === id;
        const what = (isNew ? finished.summary : summary) ?? '';
        const end = what === '' ? '' : `: ${(0,neutral_markdown/* inlineMarkdown */.x)(what, 500)}`;
        return `- **${id}** ${(0,neutral_markdown/* inlineMarkdown */.x)(title, 200)} (${isNew ? 'done' : status})${end}`;
    });
    return `# Progress of ${(0,neutral_markdown/* inlineMarkdown */.x)(plan.project ?? state.plan, 100)}

Started ${(0,amounts/* formatUtc */.ay)(state.started)}, complete ${(0,amounts/* formatUtc */.ay)(new Date(at).toISOString())}, with ${(0,amounts/* plural */.LS)(commits, 'successful iteration')}.

${tasks.join('\n')}
`;
}

// EXTERNAL MODULE: ./build/core/ref/queue-paths.js
var queue_paths = __webpack_require__(7630);
// EXTERNAL MODULE: ./build/core/run/stored/plan-facts.js
var plan_facts = __webpack_require__(5753);
;// CONCATENATED MODULE: ./build/app/own/queue-moves.js




async function documentNow({ job: { document }, ledger: { state }, list, }) {
    if (document === null || state.queue === null)
        return document;
    const found = (0,move_due/* whereItLies */.Q4)(await list(state.queue), { folder: state.queue, path: document });
    return found?.path ?? document;
}
async function edits(making) {
    const { job, ledger, becomes, list, read, warn } = making;
    const { plan, state } = ledger;
    const { queue: folder } = state;
    if (folder === null || job.document === null)
        return [];
    const nothing = new Set();
    const { run } = (0,plan_facts/* planFacts */.p)({ plan, state, inDocument: nothing, inSource: nothing }, becomes);
    const day = new Date(becomes.at).toISOString().slice(0, 10);
    const done = run.completed !== undefined;
    const paths = await list(folder);
    const due = (0,move_due/* moveDue */.gE)(paths, { folder, path: job.document, done, day });
    if (!due) {
        const isThere = (0,move_due/* whereItLies */.Q4)(paths, { folder, path: job.document }) !== undefined;
        if (!isThere && state.iteration === 0)
            warn(`${job.document} is not committed, so the queue's folders stay as they are`);
        return [];
    }
    const moved = [];
    for (const { from, to } of due.moves) {
        const content = await read(from);
        if (content)
            moved.push({ path: to, content }, { path: from, content: null });
        else
            warn(`${from} is not moved on the work branch: it is too large`);
    }
    if (moved.length > 0)
        moved.push(...due.kept.map((path) => ({ path, content: new Uint8Array() })));
    if (due.progress === null)
        return moved;
    const text = progressFile({ plan, state, finished: becomes.finished, at: becomes.at });
    return [...moved, { path: due.progress, content: new TextEncoder().encode(text) }];
}
const queueFolders = {
    holds: (path, { document, settings }) => {
        const folder = settings.queue ?? queue_paths/* usualQueue */.u8;
        const own = document === null ? undefined : (0,queue_paths/* queuedFile */.W5)(document, folder);
        if (own === undefined)
            return false;
        const of = { folder, path: own.path };
        return (0,move_due/* whereItLies */.Q4)([path], of) !== undefined || (0,move_due/* isLogOf */.e0)(path, of);
    },
    edits,
};


/***/ }),

/***/ 91622:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  finishTimes: () => (/* binding */ finishTimes),
  planFile: () => (/* binding */ planFile)
});

// EXTERNAL MODULE: ./build/core/plan/change/adopt-edit.js
var adopt_edit = __webpack_require__(90980);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/mark-edits.js
var mark_edits = __webpack_require__(2141);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/outline.js
var outline = __webpack_require__(24492);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/text-edit.js
var text_edit = __webpack_require__(51882);
// EXTERNAL MODULE: ./build/core/plan/format/bmad/folder.js
var bmad_folder = __webpack_require__(73739);
// EXTERNAL MODULE: ./build/core/plan/format/bmad/sprint-status.js
var sprint_status = __webpack_require__(77790);
// EXTERNAL MODULE: ./build/core/plan/format/bmad/stories.js
var stories = __webpack_require__(16090);
;// CONCATENATED MODULE: ./build/core/plan/format/bmad/added-stories.js






function addedStories(text, list, { facts: { added, tasks }, words }) {
    if (added.length === 0)
        return nothing;
    const rows = new Map(list.rows.map((row) => [(0,stories/* idOf */.TH)(row.key), row]));
    const written = added.flatMap(({ task, after }) => {
        const beside = rows.get(after ?? '') ?? list.rows.at(-1);
        if (!beside)
            return [];
        rows.set(task.id, beside);
        const isDone = tasks.get(task.id)?.status === 'done';
        const found = beside.list === 'development_status' ? rowOfKey : rowOfList;
        return [{ beside, ...found(text, beside, { task, status: isDone ? words.done : words.open }) }];
    });
    const edits = written.map(({ edit }) => edit);
    const known = new Set(list.rows.map(({ key }) => key));
    const again = (0,sprint_status/* readSprintStatus */.X)((0,text_edit/* withEdits */.Q)(text, edits));
    const holds = again.faults.length === list.faults.length &&
        again.rows.length === known.size + added.length &&
        added.every(({ task }) => again.rows.some(({ key }) => key === task.id));
    if (!holds)
        return { ...nothing, untold: added.map(({ task }) => `${task.id} was added: ${(0,one_line/* oneLine */.TN)(task.title, 200)}`) };
    const files = written.flatMap(({ beside, file }) => (file ? [{ ...file, beside }] : []));
    return { edits, files, rows: again.rows.filter(({ key }) => !known.has(key)), untold: [] };
}
const nothing = { edits: [], files: [], rows: [], untold: [] };
function rowOfKey(text, beside, { task, status }) {
    const key = scalar(task.id);
    const isNamed = (0,bmad_folder/* kindOf */.I)(`stories/${task.id}.md`) === 'story';
    const line = isNamed ? `${key}: ${status}` : `${key}: ${flow([['status', status], ...wordsOf(task)])}`;
    const edit = (0,mark_edits/* lineAfter */.pD)(text, beside.statusOffset, `${indentOf(text, beside.offset)}${line}`);
    return {
        edit,
        ...(isNamed && { file: { row: { key: task.id, file: undefined }, text: storyFile(task, { status, text }) } }),
    };
}
function rowOfList(text, beside, { task, status }) {
    const start = text.lastIndexOf('\n', beside.offset - 1) + 1;
    const before = text.slice(start, beside.offset);
    const isFlow = text[beside.offset] === '{';
    const end = isFlow ? beside.offset : endOfEntry(text, beside.offset);
    const entry = text.slice(beside.offset, isFlow ? text.indexOf('\n', beside.offset) : end);
    const [id = 'id'] = /\b(?:story_id|id|key|story)(?=["']?:)/.exec(entry) ?? [];
    const [title = 'title'] = /\b(?:title|name)(?=["']?:)/.exec(entry) ?? [];
    const [, epic] = /\b(?:epic_id|epic):[ \t]*("[^"\n]*"|'[^'\n]*'|[^\s,}#]+)/.exec(entry) ?? [];
    const [, ...words] = wordsOf(task);
    const fields = [
        [id, scalar(task.id)],
        [title, JSON.stringify(task.title)],
        ...(epic === undefined ? [] : [['epic_id', epic]]),
        ['status', status],
        ...words,
        ['dependencies', list(task.depends_on)],
    ];
    const eol = (0,mark_edits/* lineEnd */.kd)(text);
    const lines = fields.map(([name, value], at) => `${at === 0 ? before : ' '.repeat(before.length)}${name}: ${value}`);
    return { edit: (0,mark_edits/* lineAfter */.pD)(text, Math.max(start, end - 1), isFlow ? `${before}${flow(fields)}` : lines.join(eol)) };
}
function endOfEntry(text, offset) {
    const column = offset - (text.lastIndexOf('\n', offset - 1) + 1);
    let end = endOfLine(text, offset);
    for (let next = end + 1; next < text.length; next = endOfLine(text, next) + 1) {
        const line = text.slice(next, endOfLine(text, next)).replace(/\r$/, '');
        const indent = line.length - line.trimStart().length;
        if (line.trim() !== '' && indent < column)
            break;
        if (line.trim() !== '' && !line.trimStart().startsWith('#'))
            end = endOfLine(text, next);
    }
    return end;
}
function endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}
const indentOf = (text, offset) => text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
const wordsOf = ({ title, description, acceptance_criteria: criteria, }) => [
    ['title', JSON.stringify(title)],
    ['description', JSON.stringify(description)],
    ...(criteria.length > 0 ? [['acceptance_criteria', list(criteria)]] : []),
];
const list = (values) => `[${values.map((value) => JSON.stringify(value)).join(', ')}]`;
const flow = (fields) => `{${fields.map(([name, value]) => `${name}: ${value}`).join(', ')}}`;
const scalar = (id) => /^[A-Za-z][\w-]*$|^\d+-\d+-[A-Za-z][\w-]*$/.test(id) && !/^(?:true|false|null|y|n|yes|no|on|off)$/i.test(id)
    ? id
    : JSON.stringify(id);
function storyFile({ title, description, acceptance_criteria: criteria }, { status, text }) {
    const criteriaPart = criteria.length === 0
        ? []
        : ['## Acceptance Criteria', '', ...criteria.map((one, at) => `${at + 1}. ${(0,one_line/* oneLine */.TN)(one, 1_000)}`), ''];
    const lines = [
        `# ${(0,one_line/* oneLine */.TN)(title, 300)}`,
        '',
        `Status: ${status}`,
        '',
        '## Story',
        '',
        description.replace(/^(?=#)/gm, '\\'),
        '',
        ...criteriaPart,
    ];
    return lines.join('\n').replace(/\n*$/, '\n').replaceAll('\n', (0,mark_edits/* lineEnd */.kd)(text));
}

// EXTERNAL MODULE: ./build/core/plan/format/bmad/bmad-status.js
var bmad_status = __webpack_require__(36614);
// EXTERNAL MODULE: ./build/core/plan/format/bmad/story-text.js
var story_text = __webpack_require__(51268);
;// CONCATENATED MODULE: ./build/core/plan/format/bmad/changed-story.js





function changedStory(before, { task, fields }) {
    const told = [];
    let text = before;
    for (const name of ['title', 'acceptance_criteria', 'description']) {
        if (!fields.includes(name))
            continue;
        const lines = (0,outline/* outline */.r)(text);
        const was = (0,story_text/* storyText */.l)(lines);
        const wanted = wantedOf(name, task, was);
        const after = (0,text_edit/* withEdits */.Q)(text, writers[name](text, lines, { was, wanted }));
        const is = (0,story_text/* storyText */.l)((0,outline/* outline */.r)(after));
        if (!same(saidBy(is), { ...saidBy(was), [name]: wanted }))
            continue;
        text = after;
        told.push(name);
    }
    return { text, told };
}
const saidBy = ({ title, criteria, about, tasks, status }) => ({
    title,
    acceptance_criteria: criteria.map(({ text }) => text),
    description: about.trim(),
    tasks: tasks.map(({ text, ticked, depth }) => [text, ticked, depth]),
    status: status?.word,
});
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const toldBehind = /(?:^|\n\n)(?:Tasks, one after the other:\n|Part of epic [^\n]*\u201c|The story's file is )[\s\S]*$/;
const bold = /^\*\*[^*\n]+\*\*\n+/;
function wantedOf(name, task, was) {
    if (name === 'title')
        return (0,one_line/* oneLine */.TN)(task.title, 300);
    if (name === 'acceptance_criteria')
        return task.acceptance_criteria.map((one) => (0,one_line/* oneLine */.TN)(one, 1_000));
    const [heading = ''] = bold.exec(was.about.trim()) ?? [];
    const said = task.description.replace(toldBehind, '').trim();
    return heading === '' || said.startsWith(heading.trim()) ? said : `${heading}${said.replace(/^(?=#)/gm, '\\')}`;
}
const writers = {
    title: (text, lines, { was, wanted }) => {
        const heading = lines.find(({ kind }) => kind === 'heading');
        const at = heading && was.title !== undefined ? heading.raw.lastIndexOf(was.title) : -1;
        if (!heading || at < 0 || was.title === undefined)
            return [];
        const start = heading.offset - (heading.raw.length - heading.raw.trimStart().length);
        return text.startsWith(was.title, start + at)
            ? [{ offset: start + at, length: was.title.length, text: String(wanted) }]
            : [];
    },
    acceptance_criteria: (text, lines, { was: { criteria }, wanted }) => {
        const [first, last] = [criteria[0], criteria.at(-1)];
        if (!first || !last || !Array.isArray(wanted) || wanted.length === 0)
            return [];
        const [, bullet = ''] = /^([-*+] |\d+[.)] +)/.exec(text.slice(first.offset, first.offset + 20)) ?? [];
        const isNumbered = /^\d/.test(bullet);
        const list = wanted.map((one, at) => `${isNumbered ? bullet.replace(/^\d+/, String(at + 1)) : bullet}${one}`);
        return [{ ...between(text, lines, [first.offset, last.offset]), text: list.join((0,mark_edits/* lineEnd */.kd)(text)) }];
    },
    description: (text, lines, { was, wanted }) => {
        const words = was.about.trim().replace(bold, '').split('\n').filter(Boolean);
        const body = String(wanted).replace(bold, '').replaceAll('\n', (0,mark_edits/* lineEnd */.kd)(text));
        const raws = lines.filter(({ raw }) => raw.trim() !== '');
        const from = raws.findIndex(({ raw }) => raw.trim() === words[0]?.trim());
        const [first, last] = [raws[from], raws[from + words.length - 1]];
        if (!first || !last || last.raw.trim() !== words.at(-1)?.trim())
            return [];
        return [{ ...between(text, lines, [first.offset, last.offset]), text: body }];
    },
};
function between(text, lines, [from, to]) {
    let at = lines.findIndex(({ offset }) => offset === to);
    while (at + 1 < lines.length && lines[at]?.depth && lines[at + 1]?.depth && lines[at + 1]?.kind !== 'blank')
        at += 1;
    const end = text.indexOf('\n', lines[at]?.offset ?? to);
    const stop = end < 0 ? text.length : text[end - 1] === '\r' ? end - 1 : end;
    return { offset: from, length: stop - from };
}

;// CONCATENATED MODULE: ./build/core/plan/format/bmad/bmad-edits.js










function listedIds({ rows, faults }) {
    return faults.some(({ severity }) => severity === 'error') ? undefined : new Set(rows.map(({ key }) => (0,stories/* idOf */.TH)(key)));
}
function listTimes(list) {
    const updated = list.document.get('last_updated');
    return new Map(typeof updated === 'string' ? [...(listedIds(list) ?? [])].map((id) => [id, updated]) : []);
}
function statusEdits(text, facts, given = {}) {
    const { list = (0,sprint_status/* readSprintStatus */.X)(text), gone = new Set(), former = new Map() } = given;
    const { document } = list;
    const { tasks } = facts;
    const changed = list.rows.flatMap((row) => {
        const fact = tasks.get((0,stories/* idOf */.TH)(row.key));
        const wasDone = isDone(row);
        const becomes = fact?.status === undefined ? wasDone : fact.status === 'done';
        return becomes === wasDone ? [] : [{ row, isDone: becomes, fact }];
    });
    const dropped = list.rows.filter((row) => gone.has((0,stories/* idOf */.TH)(row.key)) && isOpen(row));
    const words = bmad_edits_wordsOf(list);
    const added = addedStories(text, list, { facts, words: { done: words.done, open: words.waiting } });
    const said = wordEdits(text, list, facts.changed);
    const openAgain = ({ key }) => {
        const word = former.get((0,stories/* idOf */.TH)(key));
        return word !== undefined && (0,bmad_status/* bmadStatus */.p)(word, { at: [], offset: 0 }) !== 'done' ? word : words.open;
    };
    if (changed.length + dropped.length + added.edits.length === 0)
        return { edits: said, changed, added };
    const rows = [
        ...changed.map(({ row, isDone: done }) => ({ row, word: done ? words.done : openAgain(row) })),
        ...dropped.map((row) => ({ row, word: words.gone })),
    ].flatMap(({ row, word }) => row.statusNodes.flatMap((node) => scalarEdits(text, node, word)));
    const newest = changed
        .flatMap(({ fact }) => fact?.at ?? [])
        .sort()
        .at(-1);
    const becomes = new Map([
        ...changed.map(({ row, isDone: done }) => [row, done ? 'done' : openAgain(row)]),
        ...dropped.map((row) => [row, 'deferred']),
    ]);
    const rowsAfter = [...list.rows.map((row) => ({ ...row, status: becomes.get(row) ?? row.status })), ...added.rows];
    const after = { ...list, rows: rowsAfter };
    const epics = epicEdits(text, { list: after, touched: new Set([...becomes.keys()].map(({ epic }) => epic)), words });
    const counts = countEdits(text, document.get('metrics', true), after.rows);
    const inSprints = (0,stories/* inGroups */.Am)(after.rows, ({ sprint = '' }) => sprint);
    const sprints = [...list.sprintNodes].flatMap(([name, node]) => countEdits(text, node, inSprints.get(name) ?? []));
    const dated = updatedEdits(text, document, newest);
    const edits = [...rows, ...said, ...epics, ...dated, ...counts, ...sprints, ...added.edits];
    return { edits, changed, added };
}
const statusOf = (row) => (0,bmad_status/* bmadStatus */.p)(row.status, { at: [], offset: 0 });
const isDone = (row) => statusOf(row) === 'done';
const isOpen = (row) => statusOf(row) === 'pending' || statusOf(row) === 'in_progress';
function wordEdits(text, { rows }, changed) {
    if (changed.length === 0)
        return [];
    const byId = new Map(rows.map((row) => [(0,stories/* idOf */.TH)(row.key), row]));
    return changed.flatMap(({ task, fields }) => ['title', 'description'].flatMap((name) => {
        const node = fields.includes(name) ? byId.get(task.id)?.words?.[name] : undefined;
        if (!(0,dist/* isScalar */.jn)(node) || !node.range || node.value === wordsIn(task, name))
            return [];
        const [start, end] = node.range;
        if (start === end || text.slice(start, end).includes('\n'))
            return [];
        return [{ offset: start, length: end - start, text: JSON.stringify(wordsIn(task, name)) }];
    }));
}
const wordsIn = ({ title, description }, name) => name === 'title' ? title : description.replace(toldBehind, '').trim();
function toldInRow(row, { task, fields }) {
    const said = { title: row.title, description: row.about };
    return fields.filter((name) => (name === 'title' || name === 'description') && row.words?.[name] && said[name] === wordsIn(task, name));
}
function epicEdits(text, given) {
    const { list, touched, words } = given;
    const epics = [...list.epicNodes].filter(([id]) => touched.has(id));
    const stories = new Map(epics.map(([id]) => [id, []]));
    for (const row of list.rows)
        if (row.epic !== undefined)
            stories.get(row.epic)?.push(statusOf(row));
    return epics.flatMap(([id, node]) => {
        const statuses = stories.get(id) ?? [];
        const over = statuses.every((status) => status === 'done' || status === 'skipped');
        const now = (0,dist/* isScalar */.jn)(node) ? (0,bmad_status/* bmadStatus */.p)(node.value, { at: [], offset: 0 }) : undefined;
        if (over && !statuses.includes('done'))
            return [];
        if (over)
            return now === 'done' ? [] : scalarEdits(text, node, words.done);
        return now === 'in_progress' ? [] : scalarEdits(text, node, words.open);
    });
}
function bmad_edits_wordsOf({ rows }) {
    const said = rows.map(({ status }) => String(status));
    const known = (means) => said.find((word) => /^[A-Za-z_-]+$/.test(word) && (0,bmad_status/* bmadStatus */.p)(word, { at: [], offset: 0 }) === means);
    const isLoud = said.every((word) => word === word.toUpperCase());
    const isList = rows.some(({ list }) => list !== 'development_status') && !said.some((word) => word.includes('-'));
    const open = isList ? 'in_progress' : 'in-progress';
    return {
        done: known('done') ?? (isLoud ? 'DONE' : 'done'),
        open: known('in_progress') ?? (isLoud ? open.toUpperCase() : open),
        gone: known('skipped') ?? (isLoud ? 'DEFERRED' : 'deferred'),
        waiting: known('pending') ?? (isLoud ? 'PENDING' : isList ? 'not_started' : 'backlog'),
    };
}
function scalarEdits(text, node, word) {
    if (!(0,dist/* isScalar */.jn)(node) || !node.range)
        return [];
    const [start, end] = node.range;
    const source = text.slice(start, end);
    const quote = /^(["'])/.exec(source)?.[1] ?? '';
    if (source === `${quote}${word}${quote}` || source.includes('\n'))
        return [];
    const gap = source === '' && !/\s/.test(text[start - 1] ?? ' ') ? ' ' : '';
    return [{ offset: start, length: end - start, text: `${gap}${quote}${word}${quote}` }];
}
function updatedEdits(text, document, at) {
    const node = document.get('last_updated', true);
    if (at === undefined || !(0,dist/* isScalar */.jn)(node))
        return [];
    const isDate = /^\d{4}-\d{2}-\d{2}$/.test(String(node.value));
    return scalarEdits(text, node, isDate ? at.slice(0, 10) : at);
}
function countEdits(text, metrics, rows) {
    if (!(0,dist/* isMap */.jh)(metrics))
        return [];
    const points = (of) => of.reduce((sum, row) => sum + (row.points ?? 0), 0);
    const done = rows.filter(isDone);
    const begun = rows.filter((row) => statusOf(row) === 'in_progress');
    const waiting = rows.filter((row) => statusOf(row) === 'pending');
    const counts = {
        total_stories: rows.length,
        stories_completed: done.length,
        completed_stories: done.length,
        stories_done: done.length,
        stories_in_progress: begun.length,
        stories_not_started: waiting.length,
        points_completed: points(done),
        completed_points: points(done),
        completion_percentage: Math.round((done.length * 100) / Math.max(1, rows.length)),
    };
    return Object.entries(counts).flatMap(([name, count]) => {
        const node = metrics.get(name, true);
        return (0,dist/* isScalar */.jn)(node) && typeof node.value === 'number' && node.value !== count
            ? scalarEdits(text, node, String(count))
            : [];
    });
}
function storyEdits(text, done) {
    const { status, tasks } = (0,story_text/* storyText */.l)((0,outline/* outline */.r)(text));
    const means = status && (0,bmad_status/* bmadStatus */.p)(status.word, { at: [], offset: 0 });
    if (!done && status && means !== 'done')
        return [];
    const isLoud = /^[A-Z]/.test(status?.word ?? '');
    const word = done ? (isLoud ? 'Done' : 'done') : isLoud ? 'InProgress' : 'in-progress';
    const said = !status || (means === 'done') === done ? [] : [{ offset: status.offset, length: status.word.length, text: word }];
    return [...said, ...tasks.flatMap(({ offset }) => (0,mark_edits/* boxEdits */.BV)(text, offset, done))];
}
function storyPaths({ key, file }, { storyLocation }, statusFile) {
    const folder = statusFile.split('/').slice(0, -1);
    const named = storyLocation && (0,bmad_folder/* storyFolder */.K3)(storyLocation.path, statusFile);
    const folders = [
        named,
        [...folder, 'stories'].join('/'),
        folder.join('/'),
        [...folder.slice(0, -1), 'stories'].join('/'),
    ];
    const given = file === undefined ? [] : [(0,bmad_folder/* storyFolder */.K3)(file, statusFile), (0,bmad_folder/* storyFolder */.K3)(`./${file}`, statusFile)];
    const usual = folders.flatMap((one) => (one === undefined ? [] : [[one, `${key}.md`].filter(Boolean).join('/')]));
    return [...new Set([...given.flatMap((one) => one ?? []), ...usual])];
}

// EXTERNAL MODULE: ./build/core/plan/format/formats.js + 26 modules
var formats = __webpack_require__(57782);
// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/core/run/stored/plan-facts.js
var plan_facts = __webpack_require__(5753);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/text/capped.js
var capped = __webpack_require__(92563);
// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan_plan = __webpack_require__(27017);
;// CONCATENATED MODULE: ./build/app/own/facts-of-commit.js




function withThis(facts, known, becomes) {
    const { amended, ...others } = becomes;
    if (amended === undefined)
        return { ...facts, added: [], changed: [], discovered: [] };
    const before = (0,plan_facts/* planFacts */.p)(known, others);
    const said = new Set([
        ...before.added.map(({ task }) => task.id),
        ...before.changed.map(({ line }) => line),
        ...before.discovered,
    ]);
    return {
        ...facts,
        added: facts.added.filter(({ task }) => !said.has(task.id)),
        changed: facts.changed.filter(({ line }) => !said.has(line)),
        discovered: facts.discovered.filter((line) => !said.has(line)),
    };
}
const noPlace = (document, what) => `${document} has no place for these changes of the plan: ${(0,capped/* cappedRow */.g)(what, 10)}`;
async function sourceOf({ recall, plan }) {
    const source = await recall(state_paths/* planSourcePath */.Ep);
    return source === undefined ? plan : plan_plan/* Plan */.cw.parse(JSON.parse(source));
}

;// CONCATENATED MODULE: ./build/app/own/bmad-write-back.js










async function bmadEdits(document, bytes, making) {
    const { ledger, becomes, read, warn } = making;
    const text = new TextDecoder().decode(bytes);
    const list = (0,sprint_status/* readSprintStatus */.X)(text);
    const ids = listedIds(list);
    if (!ids) {
        warn(`${document} stays unchanged on the work branch because it cannot be read there`);
        return [];
    }
    const { known, source } = await knownOf(making, ids);
    const facts = (0,plan_facts/* planFacts */.p)(known, becomes);
    const gone = goneIn(source, becomes.amended?.plan ?? ledger.plan);
    const former = await formerWords(document, making);
    const { edits, changed, added } = statusEdits(text, facts, { list, gone, former });
    const after = (0,text_edit/* withEdits */.Q)(text, edits);
    const rows = new Map(list.rows.map((row) => [(0,stories/* idOf */.TH)(row.key), row]));
    const fileOf = async (row) => {
        for (const path of storyPaths(row, list, document)) {
            const story = await read(path);
            if (story)
                return { path, bytes: story };
        }
        return undefined;
    };
    const files = new Map();
    const storyOf = async (id) => {
        const row = rows.get(id);
        const found = row && (await fileOf(row));
        if (!found)
            return undefined;
        const story = files.get(found.path) ?? { ...found, text: new TextDecoder().decode(found.bytes) };
        files.set(found.path, story);
        return story;
    };
    for (const { row, isDone } of changed)
        tick(await storyOf((0,stories/* idOf */.TH)(row.key)), isDone);
    const said = withThis(facts, known, becomes);
    const rowsAfter = new Map(facts.changed.length === 0 ? [] : (0,sprint_status/* readSprintStatus */.X)(after).rows.map((row) => [(0,stories/* idOf */.TH)(row.key), row]));
    const inRow = (one) => {
        const row = rowsAfter.get(one.task.id);
        return row ? toldInRow(row, one) : [];
    };
    const untold = [
        ...added.untold,
        ...(await changeStories({ facts, said, becomes }, storyOf, inRow)),
        ...said.discovered.filter((line) => ![...gone].some((id) => rows.has(id) && line.startsWith(`${id} was removed `))),
    ];
    if (untold.length > 0)
        warn(noPlace(document, untold));
    const result = edits.length === 0 ? [] : [{ path: document, content: (0,formats/* encoded */.dS)(after, bytes) }];
    result.push(...writtenIn(files));
    for (const { row, beside, text: story } of added.files) {
        if (await fileOf(row))
            continue;
        const near = (await fileOf(beside))?.path ?? storyPaths(row, list, document)[0] ?? document;
        const path = `${near.slice(0, near.lastIndexOf('/') + 1)}${row.key}.md`;
        result.push({ path, content: new TextEncoder().encode(story) });
    }
    return result;
}
async function formerWords(document, { readFormer }) {
    const bytes = await readFormer?.(document);
    if (!bytes)
        return new Map();
    const { rows } = (0,sprint_status/* readSprintStatus */.X)(new TextDecoder().decode(bytes));
    return new Map(rows.map(({ key, status }) => [(0,stories/* idOf */.TH)(key), String(status)]));
}
async function storyFolderEdits(folder, making) {
    const { becomes, list, read, warn } = making;
    const paths = (await list(folder)).filter((path) => (0,bmad_folder/* kindOf */.I)(path) === 'story');
    const byId = new Map(paths.map((path) => [(0,stories/* idOf */.TH)((0,stories/* keyOfFile */.no)((0,bmad_folder/* stemOf */.Vc)(path))), path]));
    const { known } = await knownOf(making, new Set(byId.keys()));
    const facts = (0,plan_facts/* planFacts */.p)(known, becomes);
    const files = new Map();
    const storyOf = async (id) => {
        const path = byId.get(id);
        const bytes = path === undefined ? undefined : await read(path);
        if (path === undefined || !bytes)
            return undefined;
        const story = files.get(path) ?? { path, bytes, text: new TextDecoder().decode(bytes) };
        files.set(path, story);
        return story;
    };
    const finished = becomes.finished && facts.tasks.get(becomes.finished.task)?.status === 'done';
    if (becomes.finished && finished)
        tick(await storyOf(becomes.finished.task), true);
    for (const id of becomes.undone ?? [])
        tick(await storyOf(id), false);
    const said = withThis(facts, known, becomes);
    const untold = [
        ...said.added.map(({ task }) => `${task.id} was added: ${(0,one_line/* oneLine */.TN)(task.title, 200)}`),
        ...(await changeStories({ facts, said, becomes }, storyOf, () => [])),
        ...said.discovered,
    ];
    if (untold.length > 0)
        warn(noPlace(folder, untold));
    return writtenIn(files);
}
function tick(story, isDone) {
    if (story)
        story.text = (0,text_edit/* withEdits */.Q)(story.text, storyEdits(story.text, isDone));
}
async function changeStories({ facts, said, becomes }, storyOf, inRow) {
    const untold = [];
    const news = new Set(said.changed);
    for (const change of becomes.undone?.length ? facts.changed : said.changed) {
        const fields = change.fields.filter((name) => name !== 'order');
        if (fields.length === 0)
            continue;
        const story = await storyOf(change.task.id);
        const told = new Set(inRow(change));
        if (story) {
            const written = changedStory(story.text, { task: change.task, fields: fields.filter((name) => !told.has(name)) });
            story.text = written.text;
            for (const name of written.told)
                told.add(name);
        }
        if (news.has(change) && !fields.every((name) => told.has(name)))
            untold.push(change.line);
    }
    return untold;
}
const writtenIn = (files) => [...files.values()].flatMap(({ path, bytes, text }) => text === new TextDecoder().decode(bytes) ? [] : [{ path, content: (0,formats/* encoded */.dS)(text, bytes) }]);
function goneIn(source, plan) {
    const now = new Set(plan.tasks.map(({ id }) => id));
    return new Set(source.tasks.flatMap(({ id }) => (now.has(id) ? [] : [id])));
}
async function knownOf({ ledger }, inDocument) {
    const { plan, state } = ledger;
    const source = await sourceOf(ledger);
    const inSource = new Set(source.tasks.map(({ id }) => id));
    return { known: { plan, state, inDocument, inSource, source }, source };
}

// EXTERNAL MODULE: ./build/app/own/queue-moves.js + 1 modules
var queue_moves = __webpack_require__(61559);
;// CONCATENATED MODULE: ./build/app/own/write-back.js










async function edits(making) {
    const { job, ledger, becomes, read, warn } = making;
    const { settings } = job;
    const document = settings['write-back'] ? await (0,queue_moves/* documentNow */.S)(making) : null;
    if (document === null)
        return [];
    if ((0,bmad_folder/* isStoryFolder */.q9)(document))
        return storyFolderEdits(document, making);
    const bytes = await read(document);
    if (!bytes)
        return [];
    if ((0,bmad_folder/* isSprintStatus */.pD)(document))
        return bmadEdits(document, bytes, making);
    const found = (0,formats/* planDocument */.NP)({ file: document, bytes, options: readOptions(job) });
    if (!found)
        return [];
    if ('why' in found) {
        warn(`${document} stays unchanged on the work branch because it cannot be read there: ${found.why}`);
        return [];
    }
    const { plan, state } = ledger;
    const source = isSame(becomes.amended?.plan ?? plan, found.plan) ? undefined : await sourceOf(ledger);
    const inSource = source ? new Set(source.tasks.map(({ id }) => id)) : found.ids;
    const known = { plan, state, inDocument: found.ids, inSource, source };
    const facts = (0,plan_facts/* planFacts */.p)(known, becomes);
    const content = found.write(facts);
    const unsaid = found.unsaid(withThis(facts, known, becomes));
    if (unsaid.length > 0)
        warn(noPlace(document, unsaid));
    return content ? [{ path: document, content }] : [];
}
const readOptions = ({ settings }) => ({
    subtasks: settings['plan-subtasks'],
    tag: settings['plan-tag'],
});
async function finishTimes(making) {
    const document = await (0,queue_moves/* documentNow */.S)(making);
    const bytes = document === null || (0,bmad_folder/* isStoryFolder */.q9)(document) ? undefined : await making.read(document);
    if (document === null || !bytes)
        return new Map();
    if ((0,bmad_folder/* isSprintStatus */.pD)(document))
        return listTimes((0,sprint_status/* readSprintStatus */.X)(new TextDecoder().decode(bytes)));
    const found = (0,formats/* planDocument */.NP)({ file: document, bytes, options: readOptions(making.job) });
    return (found && 'times' in found ? found.times : undefined) ?? new Map();
}
const planFile = {
    holds: (path, { document, settings }) => settings['write-back'] && path === document,
    edits,
};
function isSame({ tasks }, document) {
    const written = new Map(document.tasks.map((task) => [task.id, task]));
    const known = tasks.filter(({ id }) => !(0,milestones/* isReserved */.Bs)(id));
    return (known.length === written.size &&
        known.every((task) => {
            const there = written.get(task.id);
            return there !== undefined && (0,adopt_edit/* differing */.R)(task, there).length === 0;
        }));
}


/***/ }),

/***/ 5753:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ planFacts)
/* harmony export */ });
/* unused harmony export amendedIn */
/* harmony import */ var _plan_change_adopt_edit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90980);
/* harmony import */ var _plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74644);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _fold_begin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36187);




const amendedIn = ({ plan, inDocument, inSource }) => plan.tasks.flatMap((task, index) => inDocument.has(task.id) || inSource.has(task.id) || (0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .isReserved */ .Bs)(task.id)
    ? []
    : [{ task, after: plan.tasks[index - 1]?.id }]);
const longestLine = 500;
function becameOf({ plan, state, source }, amended) {
    const now = new Map(plan.tasks.map((task) => [task.id, task]));
    const gone = (source?.tasks ?? []).filter(({ id }) => !now.has(id)).map(({ id }) => `${id} was removed from the plan`);
    const changed = (source?.tasks ?? []).flatMap((before) => {
        const task = now.get(before.id);
        const fields = task ? (0,_plan_change_adopt_edit_js__WEBPACK_IMPORTED_MODULE_0__/* .differing */ .R)(task, before).filter((name) => !isTold(name, { task, before })) : [];
        if (!task || fields.length === 0)
            return [];
        const said = fields.map((name) => `${name} is ${JSON.stringify(task[name] ?? null)}`);
        return [{ task, fields, line: (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(`${task.id} was changed: ${said.join(', ')}`, longestLine) }];
    });
    const givenUp = plan.tasks.flatMap(({ id }) => {
        const why = amended?.givenUp.get(id) ?? state.tasks[id]?.given_up?.why;
        return why === undefined ? [] : [`${id} was given up: ${why}`];
    });
    return { changed, discovered: [...gone, ...givenUp].map((line) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(line, longestLine)) };
}
const isTold = (name, { task, before }) => name === 'description' && task.description !== '' && before.description.includes(task.description);
function planFacts({ plan: current, state, ...known }, becomes) {
    const { finished, undone = [], amended, at, times } = becomes;
    const plan = amended?.plan ?? current;
    const opened = new Set(undone);
    const statusOf = (id, record) => opened.has(id) ? 'open' : id === finished?.task || isDoneHere(record) ? 'done' : undefined;
    const tasks = new Map();
    let open = 0;
    for (const [index, record] of (0,_fold_begin_js__WEBPACK_IMPORTED_MODULE_3__/* .recordsOf */ .M$)(plan, state).entries()) {
        const id = plan.tasks[index]?.id ?? '';
        const status = statusOf(id, record);
        if (status === 'open' || (status !== 'done' && !over.has(record.status)))
            open += 1;
        const attempts = record.failed_attempts;
        if ((status === undefined && attempts === 0) || (0,_plan_graph_milestones_js__WEBPACK_IMPORTED_MODULE_1__/* .isReserved */ .Bs)(id))
            continue;
        const note = id === finished?.task ? finished.summary : record.summary;
        tasks.set(id, factOf({ status, at: times?.get(id) ?? inSeconds(at), attempts, note }));
    }
    return {
        tasks,
        added: amendedIn({ plan, ...known }),
        ...becameOf({ plan, state, source: known.source }, amended),
        left: leftOf({ plan, state, tasks }, becomes),
        run: {
            started: state.started.replace(/\.\d+Z$/, 'Z'),
            completed: open === 0 ? inSeconds(at) : undefined,
        },
    };
}
const leftOf = ({ plan, state, tasks }, { finished, amended }) => plan.tasks.flatMap(({ id }) => {
    if (tasks.get(id)?.status !== 'done')
        return [];
    const lines = id === finished?.task ? amended?.left : state.tasks[id]?.left;
    return (lines ?? []).map((line) => `${id} left undone: ${line}`);
});
const factOf = ({ status, at, attempts, note, }) => ({
    ...{ status, at, attempts },
    ...(note && { note: (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(note, 300) }),
});
const over = new Set(['done', 'skipped']);
const isDoneHere = ({ status, commit, closed }) => status === 'done' && (commit !== null || closed !== null);
const inSeconds = (at) => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');


/***/ })

};
