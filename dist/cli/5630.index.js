export const id = 5630;
export const ids = [5630];
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

/***/ 99387:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ taskIds),
/* harmony export */   Ie: () => (/* binding */ dependenciesFirst),
/* harmony export */   OJ: () => (/* binding */ dependencyEdges),
/* harmony export */   QU: () => (/* binding */ treeParents),
/* harmony export */   p4: () => (/* binding */ findCycles)
/* harmony export */ });
/* harmony import */ var _text_memoize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26588);

const dependencyEdges = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_0__/* .memoize */ .B)((plan) => {
    const position = new Map();
    for (const [index, task] of plan.tasks.entries())
        if (!position.has(task.id))
            position.set(task.id, index);
    return plan.tasks.map((task, index) => {
        const known = task.depends_on.map((id) => position.get(id));
        return known.filter((to) => to !== undefined && to !== index);
    });
});
function findCycles(edges) {
    const cycles = [];
    const path = [];
    const placeOnPath = new Map();
    const nextEdge = takeEdges(edges);
    const enter = (node) => {
        placeOnPath.set(node, path.length);
        path.push(node);
    };
    const cutTo = (length) => {
        for (const node of path.splice(length))
            placeOnPath.delete(node);
    };
    const step = (node) => {
        const to = nextEdge(node);
        if (to === undefined) {
            cutTo(path.length - 1);
            return;
        }
        const place = placeOnPath.get(to);
        if (place !== undefined) {
            cycles.push(fromEarliest(path.slice(place)));
            cutTo(place + 1);
        }
        else
            enter(to);
    };
    for (const start of edges.keys()) {
        enter(start);
        for (let node = path.at(-1); node !== undefined; node = path.at(-1))
            step(node);
    }
    return cycles;
}
function takeEdges(edges) {
    const taken = edges.map(() => 0);
    return (node) => {
        const edge = taken[node] ?? 0;
        taken[node] = edge + 1;
        return edges[node]?.[edge];
    };
}
function fromEarliest(cycle) {
    const first = cycle.reduce((best, position, index) => (position < (cycle[best] ?? 0) ? index : best), 0);
    return [...cycle.slice(first), ...cycle.slice(0, first)];
}
function dependenciesFirst(edges) {
    const order = [];
    const seen = new Set();
    const nextEdge = takeEdges(edges);
    for (const start of edges.keys()) {
        const path = seen.has(start) ? [] : [start];
        seen.add(start);
        for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
            const to = nextEdge(node);
            if (to === undefined) {
                order.push(node);
                path.pop();
            }
            else if (!seen.has(to)) {
                seen.add(to);
                path.push(to);
            }
        }
    }
    return order;
}
function treeParents(plan) {
    const edges = dependencyEdges(plan);
    const depth = plan.tasks.map(() => 0);
    const parents = plan.tasks.map(() => null);
    const further = (a, b) => (depth[a] ?? 0) - (depth[b] ?? 0) || a - b;
    for (const at of dependenciesFirst(edges)) {
        const parent = [...(edges[at] ?? [])].sort(further).at(-1);
        if (parent === undefined)
            continue;
        parents[at] = parent;
        depth[at] = (depth[parent] ?? 0) + 1;
    }
    return parents;
}
const taskIds = (0,_text_memoize_js__WEBPACK_IMPORTED_MODULE_0__/* .memoize */ .B)(({ tasks }) => new Set(tasks.map(({ id }) => id)));


/***/ }),

/***/ 82660:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ toFinding),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   bA: () => (/* binding */ printPath)
/* harmony export */ });
function printPath(path) {
    let printed = '';
    for (const segment of path) {
        if (typeof segment === 'number')
            printed += `[${segment}]`;
        else if (!/^[A-Za-z_$][\w$-]*$/.test(segment))
            printed += `[${shown(segment)}]`;
        else
            printed += printed === '' ? segment : `.${segment}`;
    }
    return printed;
}
function toFinding(fault, locate) {
    const place = locate?.(fault);
    return {
        severity: fault.severity,
        code: fault.code,
        ...(fault.file !== undefined && { file: fault.file }),
        path: printPath(fault.at),
        line: place?.line ?? null,
        column: place?.column ?? null,
        message: fault.message,
        remedy: fault.remedy,
    };
}
const shownLength = 40;
function shown(value) {
    if (typeof value === 'string') {
        const short = value.length > shownLength ? `${value.slice(0, shownLength)}\u2026` : value;
        return JSON.stringify(short).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped);
    }
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
    if (typeof value === 'object' && value !== null)
        return 'an object';
    return String(value);
}
function escaped(char) {
    return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}


/***/ }),

/***/ 26588:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ memoize)
/* harmony export */ });
function memoize(compute) {
    const known = new WeakMap();
    return (of) => {
        const before = known.get(of);
        if (before)
            return before.value;
        const value = compute(of);
        known.set(of, { value });
        return value;
    };
}


/***/ }),

/***/ 80194:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   specLintCommand: () => (/* binding */ specLintCommand)
/* harmony export */ });
/* harmony import */ var _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98203);
/* harmony import */ var _core_spec_lint_specs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33498);
/* harmony import */ var _core_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20780);
/* harmony import */ var _project_error_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17731);
/* harmony import */ var _project_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67582);
/* harmony import */ var _project_spec_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50044);







const flags = {
    json: { help: 'the findings as one JSON array', toggle: true },
};
const specLintCommand = {
    help: `Reports every problem in specs/INDEX.md and the specs below it, where it is and how to fix it: missing sections, wrong IDs
and statuses, broken dependencies, an index that does not match the folders, and open questions.
Exits with ${_core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .exits */ .co.data.code} if something has to be fixed.

Usage: ralph spec lint [FOLDER] [options]

Examples:
  ralph spec lint
  ralph spec lint docs/specs --json

Options:
${(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .flagHelp */ .QR)(flags)}`,
    flags,
    operands: 1,
    run: async (context, { values, operands }) => {
        const { specs, findings } = (0,_core_spec_lint_specs_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeSpecs */ .o)(await (0,_project_spec_files_js__WEBPACK_IMPORTED_MODULE_6__/* .specFilesAt */ .uG)(context, (0,_project_spec_files_js__WEBPACK_IMPORTED_MODULE_6__/* .specsFolder */ .RT)(operands[0])));
        const errors = findings.filter(({ severity }) => severity === 'error').length;
        if (values['json'])
            context.out(`${(0,_core_text_markdown_inert_js__WEBPACK_IMPORTED_MODULE_3__/* .inertJson */ .n)(findings, 2)}\n`);
        else {
            for (const finding of findings)
                context.out(`${finding.severity}: ${(0,_project_error_text_js__WEBPACK_IMPORTED_MODULE_4__/* .findingLine */ .mC)(finding, finding.file)}\n`);
            const questions = specs.reduce((sum, { openQuestions }) => sum + openQuestions.length, 0);
            const counts = [
                (0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(specs.length, 'spec'),
                (0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(errors, 'error'),
                (0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(findings.length - errors, 'warning'),
            ];
            context.out(`${[...counts, (0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(questions, 'open question')].join(', ')}\n`);
        }
        return errors > 0 ? _core_error_codes_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .exits */ .co.data.code : 0;
    },
};


/***/ })

};
