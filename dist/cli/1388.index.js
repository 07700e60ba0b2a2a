export const id = 1388;
export const ids = [1388];
export const modules = {

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
/* harmony import */ var _lint_lint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71050);
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
function judge({ value, faults: own, placeOf, silent = [] }, file) {
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
        .map(placed), misshapen);
    const name = plan !== undefined && plan.name === undefined ? (0,_plan_name_js__WEBPACK_IMPORTED_MODULE_1__/* .fileNameFault */ .K)(file) : undefined;
    return { plan, faults: [...own, ...shaped, ...lint, ...(name === undefined ? [] : [placed(name)])] };
}
const shapeCodes = new Set(['PLAN_MISSING_FIELD', 'PLAN_WRONG_TYPE', 'PLAN_WRONG_VALUE']);
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
        remedy: 'Keep one of the two versions and take the marks out. An example of marks has to be indented.',
    };
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
/* harmony export */   Jg: () => (/* binding */ maxPlanBytes),
/* harmony export */   rI: () => (/* binding */ sourceText)
/* harmony export */ });
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
        message: `${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(word)} is no status of a task.`,
        remedy: own?.remedy ??
            'Write open, in_progress, blocked, complete, skipped or failed, or a word of the tool that wrote the file.',
    };
}


/***/ }),

/***/ 71050:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lb: () => (/* binding */ lintFaults),
  KJ: () => (/* binding */ newErrors)
});

// UNUSED EXPORTS: rules

// EXTERNAL MODULE: ./build/core/ref/branch-name.js
var branch_name = __webpack_require__(89844);
// EXTERNAL MODULE: ./build/core/text/nearest.js
var nearest = __webpack_require__(41038);
// EXTERNAL MODULE: ./build/core/plan/graph/milestones.js
var graph_milestones = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/schema/plan/plan.js
var plan_plan = __webpack_require__(27017);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/plan/graph/dependency-graph.js
var dependency_graph = __webpack_require__(99387);
// EXTERNAL MODULE: ./build/core/plan/lint/fault.js
var lint_fault = __webpack_require__(82660);
;// CONCATENATED MODULE: ./build/core/plan/lint/lint-dependencies.js





const selfDependency = (plan) => {
    const first = new Map(plan.tasks.map(({ id }, index) => [id, index]).reverse());
    const twice = new Set(plan.tasks.filter(({ id }, index) => first.get(id) !== index).map(({ id }) => id));
    return eachDependency(plan, (task, id) => {
        if (task.id !== id || twice.has(id))
            return undefined;
        return {
            severity: 'error',
            code: 'PLAN_SELF_DEPENDENCY',
            message: `Task "${task.id}" depends on itself, so it can never start.`,
            remedy: 'Remove this entry.',
        };
    });
};
const unknownDependency = (plan) => {
    const known = new Set(plan.tasks.map(({ id }) => id));
    const similar = (0,nearest/* similarIn */.bx)([...known].filter((id) => plan_plan/* taskIdPattern */.XH.test(id)));
    return eachDependency(plan, (task, id) => {
        if (known.has(id))
            return undefined;
        const near = similar(id);
        return {
            severity: 'error',
            code: 'PLAN_UNKNOWN_DEPENDENCY',
            message: `Task "${task.id}" depends on ${(0,lint_fault/* shown */.SP)(id)}, which is not in the plan.`,
            remedy: near === undefined ? 'Add that task, or remove this entry.' : `Did you mean "${near}"?`,
        };
    });
};
const repeatedDependency = ({ tasks }) => tasks.flatMap((task, index) => {
    const seen = new Set();
    return task.depends_on.flatMap((id, entry) => {
        if (!seen.has(id)) {
            seen.add(id);
            return [];
        }
        const message = `Task "${task.id}" lists the dependency ${(0,lint_fault/* shown */.SP)(id)} more than once.`;
        const at = ['tasks', index, 'depends_on', entry];
        return [{ severity: 'warning', code: 'PLAN_REPEATED_DEPENDENCY', at, message, remedy: 'Remove this entry.' }];
    });
});
const cycles = (plan) => (0,dependency_graph/* findCycles */.p4)((0,dependency_graph/* dependencyEdges */.OJ)(plan)).map((cycle) => {
    const ids = cycle.map((position) => plan.tasks[position]?.id ?? '');
    const [first = 0] = cycle;
    const second = plan.tasks[first]?.depends_on.indexOf(ids[1] ?? '') ?? 0;
    return {
        severity: 'error',
        code: 'PLAN_CYCLE',
        at: ['tasks', first, 'depends_on', second],
        among: ids,
        message: `These ${ids.length} tasks wait for each other: ${(0,one_line/* arrows */.d$)([...ids, ids[0] ?? ''])}.`,
        remedy: 'Remove one of these dependencies, or split a task so that they can be done one after the other.',
    };
});
const deadDependency = (plan) => {
    const status = new Map(plan.tasks.map((task) => [task.id, task.status]));
    return eachDependency(plan, (task, id) => {
        const over = status.get(id);
        if (task.id === id || !isOpen(task) || (over !== 'failed' && over !== 'skipped' && over !== 'given_up'))
            return undefined;
        return {
            severity: 'error',
            code: 'PLAN_DEAD_DEPENDENCY',
            message: `Task "${task.id}" depends on "${id}", which is ${over}, so it can never start.`,
            remedy: `Set "${id}" to pending, or remove this entry.`,
        };
    });
};
function isOpen(task) {
    return task.status === 'pending' || task.status === 'in_progress';
}
function eachDependency(plan, ask) {
    return plan.tasks.flatMap((task, index) => {
        const seen = new Set();
        return task.depends_on.flatMap((id, entry) => {
            if (seen.has(id))
                return [];
            seen.add(id);
            const fault = ask(task, id);
            return fault ? [{ ...fault, at: ['tasks', index, 'depends_on', entry] }] : [];
        });
    });
}

// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/paths.js
var paths = __webpack_require__(77112);
;// CONCATENATED MODULE: ./build/core/plan/lint/lint-fields.js






const engineNames = /^ralph(\/state(\/.*)?)?$/i;
const unsafeBranch = ({ branch }) => {
    if (branch === undefined)
        return [];
    const fault = (0,branch_name/* branchNameFault */.K)(branch) ?? (engineNames.test(branch) ? 'is where the engine keeps its state' : undefined);
    if (fault === undefined)
        return usuallyDefault.test(branch) ? [onDefault(branch)] : [];
    const message = `The branch name ${(0,lint_fault/* shown */.SP)(branch)} ${fault}.`;
    const remedy = 'Use a name such as feature/login, or leave the field out.';
    return [{ severity: 'error', code: 'PLAN_UNSAFE_BRANCH', at: ['branch'], message, remedy }];
};
const usuallyDefault = /^(?:main|master)$/;
const onDefault = (branch) => ({
    severity: 'warning',
    code: 'PLAN_UNSAFE_BRANCH',
    at: ['branch'],
    message: `The work branch is ${branch}. Where that is the default branch no run begins, since none commits there.`,
    remedy: 'Leave the field out: the work then lies on ralph/work/<name of the plan>.',
});
const toolPattern = /^[A-Za-z][\w*-]*(\([^\0\r\n]+\))?$/;
const unsafeTool = ({ tasks }) => tasks.flatMap((task, index) => (task.allowed_tools ?? []).flatMap((tool, entry) => {
    if (toolPattern.test(tool))
        return [];
    return [
        {
            severity: 'error',
            code: 'PLAN_UNSAFE_TOOL',
            at: ['tasks', index, 'allowed_tools', entry],
            message: `Task "${task.id}" allows ${(0,lint_fault/* shown */.SP)(tool)}, which is not the name of a tool.`,
            remedy: 'Write a name such as Edit, or one with a pattern in brackets such as Bash(npm test).',
        },
    ];
}));
const skillPattern = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const unsafeSkill = ({ tasks }) => tasks.flatMap((task, index) => task.skills.flatMap((skill, entry) => {
    if (skillPattern.test(skill) && !skill.includes('..'))
        return [];
    return [
        {
            severity: 'error',
            code: 'PLAN_UNSAFE_SKILL',
            at: ['tasks', index, 'skills', entry],
            message: `Task "${task.id}" names the skill ${(0,lint_fault/* shown */.SP)(skill)}, which is not a plain file name.`,
            remedy: 'Use letters, digits, ".", "_" and "-", without a folder and without ".md".',
        },
    ];
}));
const reservedIds = ({ tasks }) => tasks.flatMap(({ id }, index) => {
    const reserved = (0,graph_milestones/* reservedIn */.Ug)(id);
    return reserved === undefined
        ? []
        : {
            severity: 'error',
            code: 'PLAN_RESERVED_ID',
            at: ['tasks', index, 'id'],
            message: `The id "${id}" begins with "${reserved}", as the engine's own tasks do.`,
            remedy: 'Use another id.',
        };
});
const duplicateIds = ({ tasks }) => {
    const seen = new Set();
    const faults = [];
    for (const [index, { id }] of tasks.entries()) {
        if (seen.has(id)) {
            faults.push({
                severity: 'error',
                code: 'PLAN_DUPLICATE_ID',
                at: ['tasks', index, 'id'],
                message: `The id "${id}" is used by more than one task.`,
                remedy: 'Give this task an id of its own.',
            });
        }
        seen.add(id);
    }
    return faults;
};
const caseTwins = ({ tasks }) => {
    const spelling = new Map();
    const faults = [];
    for (const [index, { id }] of tasks.entries()) {
        const first = spelling.get(id.toLowerCase());
        if (first === undefined)
            spelling.set(id.toLowerCase(), id);
        else if (first !== id) {
            faults.push({
                severity: 'error',
                code: 'PLAN_CASE_TWIN',
                at: ['tasks', index, 'id'],
                message: `The ids "${first}" and "${id}" differ only in case.`,
                remedy: 'Rename one of them.',
            });
        }
    }
    return faults;
};
const remedy = 'Write it from the top of the repository, with "/" between names and without "..": packages/web';
const unsafePath = ({ tasks }) => tasks.flatMap(({ id, paths, working_directory }, index) => {
    const given = [
        ...(working_directory === undefined ? [] : [{ field: 'working_directory', value: working_directory, entry: [] }]),
        ...paths.map((value, entry) => ({ field: 'paths', value, entry: [entry] })),
    ];
    return given.flatMap(({ field, value, entry }) => {
        const why = fault(field, value);
        if (why === undefined)
            return [];
        const message = `Task "${id}" has ${(0,lint_fault/* shown */.SP)(value)} in ${field}, which ${why}.`;
        return [{ severity: 'error', code: 'PLAN_UNSAFE_PATH', at: ['tasks', index, field, ...entry], message, remedy }];
    });
});
function fault(field, value) {
    if (value.trim() === '')
        return 'is empty';
    if (field === 'paths' && value.startsWith('!'))
        return 'excludes paths; only what may be changed can be named';
    return (0,paths/* insidePath */.y)(value) === undefined ? 'is not a path inside the repository' : undefined;
}
const missingDescription = ({ tasks }) => tasks.flatMap((task, index) => {
    if (!isOpen(task) || task.description.trim() !== '')
        return [];
    const message = `Task "${task.id}" has no description; the agent sees only its title.`;
    const remedy = 'Describe what is to be built.';
    return [{ severity: 'warning', code: 'PLAN_NO_DESCRIPTION', at: ['tasks', index], message, remedy }];
});
const missingCriteria = ({ tasks }) => tasks.flatMap((task, index) => {
    if (!isOpen(task) || task.acceptance_criteria.some((criterion) => criterion.trim() !== ''))
        return [];
    const message = `Task "${task.id}" has no acceptance criteria; only the checks decide whether it is done.`;
    const remedy = 'Say how one can see that it is done.';
    return [{ severity: 'warning', code: 'PLAN_NO_CRITERIA', at: ['tasks', index], message, remedy }];
});
const mostText = 32_000;
const taskSize = ({ tasks }) => tasks.flatMap((task, index) => {
    const length = task.acceptance_criteria.reduce((sum, text) => sum + text.length, task.description.length);
    if (!isOpen(task) || length <= mostText)
        return [];
    const message = `Task "${task.id}" has ${(0,amounts/* thousands */.oh)(length)} characters; a prompt holds ${(0,amounts/* thousands */.oh)(mostText)} unless context-budget is raised, and the rest is cut.`;
    const remedy = 'Split the task, or put its text into a file of the repository and name that.';
    return [{ severity: 'warning', code: 'PLAN_TASK_TOO_LARGE', at: ['tasks', index], message, remedy }];
});

;// CONCATENATED MODULE: ./build/core/plan/lint/lint.js





const unsafeMilestone = ({ name, branch, tasks }) => tasks.flatMap(({ id, milestone }, index) => {
    const ends = `${branch ?? `ralph/work/${name ?? 'plan'}`}.${milestone}`;
    const fault = milestone === undefined ? undefined : (0,branch_name/* branchNameFault */.K)(ends);
    if (fault === undefined)
        return [];
    const message = `The milestone of task "${id}" makes the branch ${ends}, which ${fault}.`;
    const at = ['tasks', index, 'milestone'];
    return [
        { severity: 'error', code: 'PLAN_UNSAFE_MILESTONE', at, message, remedy: 'Use a name such as API or v1.2.' },
    ];
});
const milestoneOrder = (plan) => {
    const milestones = (0,graph_milestones/* milestonesOf */.pt)(plan);
    if (!milestones)
        return [];
    const tasks = new Map(plan.tasks.map((task) => [task.id, task]));
    return plan.tasks.flatMap((task, index) => task.depends_on.flatMap((id, entry) => {
        const other = tasks.get(id);
        if (!other || other.status === 'done' || milestones.rank(other) <= milestones.rank(task))
            return [];
        const [here, later] = [milestones.of(task.id), milestones.of(id)];
        return [
            {
                severity: 'error',
                code: 'PLAN_MILESTONE_ORDER',
                at: ['tasks', index, 'depends_on', entry],
                message: `Task "${task.id}" is needed for milestone "${here}" and depends on "${id}" of the later milestone "${later}".`,
                remedy: `Give both the same milestone, or put a task of "${later}" above those of "${here}": the first task of each decides their order.`,
            },
        ];
    }));
};
const milestoneTwins = (plan) => {
    const milestones = (0,graph_milestones/* milestonesOf */.pt)(plan);
    if (!milestones)
        return [];
    return (0,nearest/* nearTwins */.Yc)(milestones.names).map(({ name, like }) => {
        const index = plan.tasks.findIndex(({ milestone }) => milestone === name);
        const same = name.toLowerCase() === like.toLowerCase();
        return {
            severity: same ? 'error' : 'warning',
            code: 'PLAN_MILESTONE_TWIN',
            at: ['tasks', index, 'milestone'],
            message: same
                ? `The milestones "${like}" and "${name}" differ only in case.`
                : `The milestones "${like}" and "${name}" are nearly the same.`,
            remedy: `Did you mean "${like}"?`,
        };
    });
};
const rules = [
    unsafeBranch,
    duplicateIds,
    caseTwins,
    reservedIds,
    selfDependency,
    unknownDependency,
    repeatedDependency,
    cycles,
    deadDependency,
    unsafeMilestone,
    milestoneOrder,
    milestoneTwins,
    unsafeSkill,
    unsafeTool,
    unsafePath,
    missingDescription,
    missingCriteria,
    taskSize,
];
function lintFaults(plan) {
    return rules.flatMap((rule) => rule(plan));
}
function newErrors(before, after) {
    const errors = errorsOf(after);
    if (errors.length === 0)
        return [];
    const old = new Set(errorsOf(before).map((fault) => factOf(before, fault)));
    return errors.filter((fault) => !old.has(factOf(after, fault)));
}
const errorsOf = (plan) => lintFaults(plan).filter(({ severity }) => severity === 'error');
function factOf(plan, { code, at, among }) {
    const named = [];
    let value = plan;
    for (const key of at) {
        value = value?.[key];
        named.push(typeof key === 'string' ? key : isTask(value) ? value.id : value);
    }
    return JSON.stringify([code, named, typeof value === 'object' ? null : value, among]);
}
const isTask = (value) => typeof value === 'object' && value !== null && 'id' in value;


/***/ })

};
