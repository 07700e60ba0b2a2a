export const id = 8341;
export const ids = [8341];
export const modules = {

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

/***/ 1899:
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
// EXTERNAL MODULE: ./build/core/plan/format/read/read-options.js
var read_options = __webpack_require__(32932);
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

// EXTERNAL MODULE: ./build/core/plan/format/strict/read-strict.js + 3 modules
var read_strict = __webpack_require__(69880);
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

// EXTERNAL MODULE: ./build/core/plan/format/write/write-markdown.js
var write_markdown = __webpack_require__(34583);
;// CONCATENATED MODULE: ./build/core/plan/format/formats.js
















const jsonFormats = [
    planOfPrd,
    (document, { options }) => planOfTaskMaster(document, options),
    planOfJson,
];
const markdownFormats = [
    (lines, { options, text }) => (0,read_strict/* planOfStrict */.U)(lines, options, { text, writeTask: write_markdown/* taskPart */.N }),
    planOfSpecKit,
    planOfLoose,
];
function readPlan({ file, bytes, options = read_options/* defaultReadOptions */.q }) {
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
    const found = judgedText({ options: read_options/* defaultReadOptions */.q, ...file });
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
        const again = judgedText({ options: read_options/* defaultReadOptions */.q, ...file, bytes });
        const wanted = new Set([...ids, ...added.map(({ task }) => task.id)]);
        return ('plan' in again && again.plan.tasks.length === wanted.size && again.plan.tasks.every(({ id }) => wanted.has(id)));
    };
    const waitsIn = (said) => {
        const again = judgedText({ options: read_options/* defaultReadOptions */.q, ...file, bytes: encoded(said, file.bytes) });
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

/***/ 26601:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FB: () => (/* binding */ same),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   kF: () => (/* binding */ sparseTask)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);

const usual = _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.parse({ id: 'A', title: 'A' });
function sparseTask(task) {
    const said = Object.entries(task).filter(([name, value]) => name === 'id' || name === 'title' || !same(value, usual[name]));
    return Object.fromEntries(said);
}
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const writeJson = (plan) => `${JSON.stringify({ ...plan, tasks: plan.tasks.map(sparseTask) }, null, 2)}\n`;


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

/***/ 32932:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ defaultReadOptions)
/* harmony export */ });
const defaultReadOptions = { subtasks: 'own' };


/***/ }),

/***/ 69880:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ planOfStrict)
});

// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan = __webpack_require__(27017);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/nearest.js
var nearest = __webpack_require__(41038);
// EXTERNAL MODULE: ./build/core/plan/lint/fault.js
var fault = __webpack_require__(82660);
// EXTERNAL MODULE: ./build/core/plan/format/json/json-syntax.js
var json_syntax = __webpack_require__(92791);
// EXTERNAL MODULE: ./build/core/plan/format/read/salvage.js
var salvage = __webpack_require__(13234);
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

// EXTERNAL MODULE: ./build/core/plan/format/markdown/outline.js
var outline = __webpack_require__(24492);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/task-body.js
var task_body = __webpack_require__(31158);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/mark-edits.js
var mark_edits = __webpack_require__(2141);
// EXTERNAL MODULE: ./build/core/plan/format/read/status-words.js
var status_words = __webpack_require__(55821);
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
const taskFields = Object.keys(plan/* Task */.YZ.shape).filter((name) => name !== 'id');
const planFields = Object.keys(plan/* Plan */.cw.shape).filter((name) => name !== 'tasks');
const notTasks = /^(?:context|rules|discovered)\b/i;
function planOfStrict(lines, { subtasks }, writing) {
    const title = lines.find(({ kind, level }) => kind === 'heading' && level === 1);
    const named = planTitle.exec(title?.text ?? '');
    const parts = partsOf(lines);
    const isOurs = parts.tasks.length > 0 && (named !== null || parts.tasks.some((task) => task.lines.some(isField)));
    if (!isOurs)
        return undefined;
    const { lines: context, extras } = (0,task_body/* withoutExtras */.wj)(parts.context);
    const block = extraFields(extras, { at: [], known: planFields });
    const faults = [...block.faults, ...discovered(parts.discovered), ...(0,outline/* hiddenTasks */.f)(lines, looksLikeTask)];
    const all = [];
    const tasks = parts.tasks.flatMap(({ heading, lines: [, ...body] }) => {
        const [, id = '', name = ''] = taskHeading.exec(heading.text) ?? [];
        const written = (0,task_body/* taskBody */.cj)(body, { stars: true });
        const extra = extraFields(written.extras, { at: [id], known: taskFields });
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
            tasks: tasks.map(({ value }) => ({ ...value, depends_on: dependsOn(value['depends_on'], lastOf) })),
        },
        faults,
        placeOf: placeIn(tasks, { title, offsetOf: block.offsetOf, fields: Object.keys(block.value) }),
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
const dependsOn = (given, lastOf) => Array.isArray(given) ? given.map((id) => (typeof id === 'string' ? (lastOf.get(id) ?? id) : id)) : given;
function placeIn(tasks, plan) {
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
            holdsTasks = !notTasks.test(line.text);
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


/***/ }),

/***/ 34583:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ taskPart),
/* harmony export */   p: () => (/* binding */ writeMarkdown)
/* harmony export */ });
/* harmony import */ var _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27017);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _json_sparse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26601);
/* harmony import */ var _markdown_outline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24492);
/* harmony import */ var _read_read_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32932);
/* harmony import */ var _strict_read_strict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69880);






const statusWords = {
    pending: 'open',
    in_progress: 'in_progress',
    done: 'complete',
    skipped: 'skipped',
    failed: 'failed',
    given_up: 'given_up',
};
const taskPlaces = ['title', 'description', 'acceptance_criteria', 'depends_on', 'status'];
const planPlaces = ['project', 'context'];
const unwritable = /[\0\r]|\p{Surrogate}|^(?:<{7}|\|{7}|={7}|>{7})/mu;
function writeMarkdown(plan) {
    const parts = [planPart(plan), '## Tasks', ...plan.tasks.map(taskPart)];
    return `${parts.join('\n\n')}\n`;
}
const end = _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Task */ .YZ.parse({ id: 'END-0', title: 'End' });
function taskPart(task) {
    const differs = (text) => {
        const [found, last, ...more] = readAgain(`# Plan\n\n## Tasks\n\n${text}\n\n${taskText(end, [])}`)?.tasks ?? [];
        if (!found || !(0,_json_sparse_js__WEBPACK_IMPORTED_MODULE_2__/* .same */ .FB)(last, end) || more.length > 0)
            return taskPlaces;
        return taskPlaces.filter((name) => !(0,_json_sparse_js__WEBPACK_IMPORTED_MODULE_2__/* .same */ .FB)(found[name], task[name]));
    };
    return faithful(taskPlaces, differs, (inJson) => taskText(task, inJson), task);
}
function planPart(plan) {
    const differs = (text) => {
        const found = readAgain(`${text}\n\n## Tasks\n\n${taskText(end, [])}`);
        if (!found || !(0,_json_sparse_js__WEBPACK_IMPORTED_MODULE_2__/* .same */ .FB)(found.tasks, [end]))
            return planPlaces;
        return planPlaces.filter((name) => !(0,_json_sparse_js__WEBPACK_IMPORTED_MODULE_2__/* .same */ .FB)(found[name], plan[name]));
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
    const draft = (0,_strict_read_strict_js__WEBPACK_IMPORTED_MODULE_4__/* .planOfStrict */ .U)((0,_markdown_outline_js__WEBPACK_IMPORTED_MODULE_5__/* .outline */ .r)(text), _read_read_options_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultReadOptions */ .q);
    const parsed = draft?.faults.length === 0 ? _schema_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .Plan */ .cw.safeParse(draft.value) : undefined;
    return parsed?.data;
}
function taskText(task, inJson) {
    const { id, title, description, acceptance_criteria: criteria, depends_on, status } = task;
    const has = (name) => !inJson.includes(name);
    const list = criteria.map((text) => `- [ ] ${text.replaceAll('\n', '\n  ')}`).join('\n');
    const fields = Object.entries((0,_json_sparse_js__WEBPACK_IMPORTED_MODULE_2__/* .sparseTask */ .kF)(task)).filter(([name]) => name !== 'id' && (inJson.includes(name) || !taskPlaces.includes(name)));
    return [
        `### ${id}: ${has('title') ? title : (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(title, 80) || id}`,
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

/***/ 18341:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m$: () => (/* binding */ planNow),
/* harmony export */   pz: () => (/* binding */ readPlanAt),
/* harmony export */   readOptionsOf: () => (/* binding */ readOptionsOf),
/* harmony export */   readPlanFile: () => (/* binding */ readPlanFile),
/* harmony export */   readSoundPart: () => (/* binding */ readSoundPart)
/* harmony export */ });
/* unused harmony export sourceOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);
/* harmony import */ var _core_plan_change_plan_meaning_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(952);
/* harmony import */ var _core_plan_format_formats_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1899);
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
