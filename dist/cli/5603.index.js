export const id = 5603;
export const ids = [5603];
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
        const message = `The link to ${(0,_lint_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(target)} leads out of the repository, so no agent can read it.`;
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

/***/ 33498:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ judgeSpecs)
/* harmony export */ });
/* harmony import */ var _plan_format_markdown_outline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24492);
/* harmony import */ var _plan_format_markdown_outside_links_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87157);
/* harmony import */ var _plan_format_read_merge_markers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93809);
/* harmony import */ var _plan_format_read_source_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47836);
/* harmony import */ var _plan_graph_dependency_graph_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99387);
/* harmony import */ var _plan_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82660);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41038);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _read_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32375);
/* harmony import */ var _read_spec_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4228);










function judgeSpecs(given) {
    const read = given.specs.map(readOne);
    const specs = read.flatMap(({ spec, file }) => (spec ? [{ ...spec, file }] : []));
    const among = faultsAmong(specs);
    const index = readText(given.index);
    const listed = (0,_read_index_js__WEBPACK_IMPORTED_MODULE_3__/* .readIndex */ .v)(index.text ?? '');
    const stale = index.text === undefined ? new Map() : indexFaults(listed, { specs, files: given.specs, index: given.index.file });
    return {
        specs,
        findings: [
            ...inFile(index, [...index.faults, ...(stale.get(given.index.file) ?? [])]),
            ...read.flatMap((one) => inFile(one, [...one.faults, ...(among.get(one.file) ?? []), ...(stale.get(one.file) ?? [])])),
        ],
    };
}
function inFile({ file, text }, faults) {
    const positionOf = text === undefined ? undefined : (0,_plan_format_read_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .lineIndex */ .Dp)(text);
    return [...faults]
        .sort((a, b) => (a.offset ?? 0) - (b.offset ?? 0))
        .map((fault) => ({
        ...(0,_plan_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .toFinding */ .N6)(fault, ({ offset }) => (offset === undefined ? undefined : positionOf?.(offset))),
        file,
    }));
}
function readText(given) {
    const { file } = given;
    if ('refused' in given) {
        const fault = given.missing
            ? error('SPEC_UNREADABLE', `${file} is missing.`, 'Write it: one row for each spec, as in docs/specs.md.')
            : error('SPEC_UNREADABLE', `${file} cannot be read: ${given.refused}.`, 'Replace it with a readable file.');
        return { file, text: undefined, faults: [fault] };
    }
    const text = (0,_plan_format_read_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceText */ .rI)(given.bytes, file);
    if (typeof text !== 'string')
        return { file, text: undefined, faults: [{ ...text, code: 'SPEC_UNREADABLE' }] };
    return { file, text, faults: (0,_plan_format_read_merge_markers_js__WEBPACK_IMPORTED_MODULE_6__/* .mergeMarkers */ .W)(text) };
}
function readOne(given) {
    const { file, text, faults } = readText(given);
    if (text === undefined || faults.length > 0)
        return { file, text, faults, spec: undefined };
    const spec = (0,_read_spec_js__WEBPACK_IMPORTED_MODULE_4__/* .readSpec */ .Ot)(text);
    return { file, text, spec, faults: [...ownFaults(spec), ...linkFaults(text, file)] };
}
const needed = ['Summary', 'Goals'];
const expected = ['Non-Goals', 'Design', 'Open Questions'];
function ownFaults(spec) {
    const { id, status, openQuestions } = spec;
    const named = _read_spec_js__WEBPACK_IMPORTED_MODULE_4__/* .specStatuses */ .iU.join(', ');
    return [
        ...(id && id.text !== ''
            ? []
            : [error('SPEC_ID', 'The spec has no ID.', 'Write one below its title: **ID:** F1', id)]),
        ...(status && isStatus(status.text)
            ? []
            : [
                error('SPEC_STATUS', status ? `${(0,_plan_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .shown */ .SP)(status.text)} is not a status.` : 'The spec has no status.', `Write **Status:** and one of ${named}.`, status),
            ]),
        ...needed.flatMap((name) => sectionFault(spec, name, 'error')),
        ...expected.flatMap((name) => sectionFault(spec, name, 'warning')),
        ...openQuestions.map(({ text, offset }) => {
            const message = `The question ${(0,_plan_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .shown */ .SP)(text)} is open; no plan is made from this spec until it is answered.`;
            return {
                ...error('SPEC_OPEN_QUESTIONS', message, 'Write the answer after it and tick its box.', { offset }),
                severity: 'warning',
            };
        }),
    ];
}
function sectionFault({ sections, goals }, name, severity) {
    const section = sections.get(name);
    const says = name === 'Goals' ? goals.length > 0 : section?.says || name === 'Open Questions';
    if (section && says)
        return [];
    const message = section ? `The section ${name} is empty.` : `There is no section ${name}.`;
    const remedy = section ? remedies[name] : `Add "## ${name}". ${remedies[name]}`;
    return [{ ...error('SPEC_SECTION', message, remedy, section), severity, at: [name] }];
}
const remedies = {
    Summary: 'Say in two or three sentences what the feature is and who it helps.',
    Goals: 'List what must be true once the feature exists, one item each.',
    'Non-Goals': 'List what it must not do, so that no plan does it.',
    Design: 'Say how it works, and which files it is about.',
    Gotchas: 'List what would surprise people who work on it.',
    'Open Questions': 'Leave it empty if there are none.',
};
const linkFaults = (text, file) => (text.includes('](') ? (0,_plan_format_markdown_outside_links_js__WEBPACK_IMPORTED_MODULE_7__/* .outsideLinks */ .H)((0,_plan_format_markdown_outline_js__WEBPACK_IMPORTED_MODULE_8__/* .outline */ .r)(text), file) : []).map((fault) => ({
    ...fault,
    code: 'SPEC_LINK_OUTSIDE',
    remedy: 'Put the file into the repository, or copy what is needed from it into the spec.',
}));
function faultsAmong(specs) {
    const byId = new Map();
    for (const [position, { id }] of specs.entries())
        if (id && !byId.has(id.text))
            byId.set(id.text, position);
    const similar = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_9__/* .similarIn */ .bx)([...byId.keys()]);
    const edges = specs.map(({ requires }, own) => requires.flatMap(({ text }) => byId.get(text) ?? []).filter((to) => to !== own));
    const circles = new Map((0,_plan_graph_dependency_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .findCycles */ .p4)(edges).map((cycle) => [cycle[0] ?? 0, cycle]));
    return new Map(specs.map((spec, position) => {
        const { id, file, requires } = spec;
        const first = id && byId.get(id.text);
        const circle = circles.get(position);
        const faults = [
            ...(id && first !== undefined && first !== position
                ? [
                    error('SPEC_ID', `${(0,_plan_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .shown */ .SP)(id.text)} is also the ID of ${specs[first]?.file}.`, 'Give one of them another ID.', id),
                ]
                : []),
            ...requires.flatMap((one) => requirementFault(one, spec, { byId, similar })),
            ...(circle ? [circleFault(circle, specs)] : []),
        ];
        return [file, faults];
    }));
}
function requirementFault(one, { id }, known) {
    if (one.text === id?.text)
        return [error('SPEC_REQUIRES', 'The spec requires itself.', 'Remove its own ID.', one)];
    if (known.byId.has(one.text))
        return [];
    const near = known.similar(one.text);
    const remedy = near === undefined ? 'Write the spec of that feature, or remove the ID.' : `Did you mean ${near}?`;
    return [error('SPEC_REQUIRES', `No spec has the ID ${(0,_plan_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .shown */ .SP)(one.text)}.`, remedy, one)];
}
function circleFault(cycle, specs) {
    const ids = [...cycle, cycle[0] ?? 0].map((position) => specs[position]?.id?.text ?? '');
    const message = `These specs require each other: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .arrows */ .d$)(ids)}.`;
    return error('SPEC_REQUIRES', message, 'Remove one of these requirements.', specs[cycle[0] ?? 0]?.requires[0]);
}
function indexFaults(rows, { specs, files, index }) {
    const byFile = new Map(specs.map((spec) => [spec.file, spec]));
    const known = new Set(files.map(({ file }) => file));
    const listed = new Set();
    const inIndex = [];
    const folder = index.replace(/[^/]*$/, '');
    for (const row of rows) {
        const file = fileOf(row.path.text, folder);
        if (file === undefined) {
            inIndex.push(error('SPEC_INDEX', `The path ${(0,_plan_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .shown */ .SP)(row.path.text)} leads out of the repository.`, 'Name a SPEC.md below this folder.', row.path));
        }
        else if (listed.has(file)) {
            inIndex.push(error('SPEC_INDEX', `${file} is listed twice.`, 'Keep one of the rows.', row.path));
        }
        else if (!known.has(file)) {
            inIndex.push(error('SPEC_INDEX', `There is no ${file}.`, 'Write that spec, or remove the row.', row.path));
        }
        else
            inIndex.push(...rowFaults(row, byFile.get(file)));
        if (file !== undefined)
            listed.add(file);
    }
    const left = files.filter(({ file }) => !listed.has(file));
    const found = left.map(({ file }) => {
        const path = file.slice(folder.length);
        const message = `${index} does not list this spec.`;
        const remedy = `Add a row whose path is [${path.replace(/\/SPEC\.md$/, '')}](${path}).`;
        return [file, [error('SPEC_INDEX', message, remedy, { offset: 0 })]];
    });
    return new Map([[index, inIndex], ...found]);
}
function rowFaults(row, spec) {
    if (spec === undefined)
        return [];
    const pairs = [
        ['ID', row.id, spec.id?.text],
        ['status', row.status, spec.status?.text],
        ['Requires', row.requires && { text: sorted(row.requires), offset: row.id.offset }, sorted(spec.requires)],
    ];
    return pairs.flatMap(([what, said, true_]) => {
        if (said === undefined || true_ === undefined || alike(said.text) === alike(true_))
            return [];
        const message = `The ${what} of ${spec.file} is ${(0,_plan_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .shown */ .SP)(true_ || 'none')}, but the index has ${(0,_plan_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .shown */ .SP)(said.text || 'none')}.`;
        return [error('SPEC_INDEX', message, `Write ${(0,_plan_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .shown */ .SP)(true_ || '\u2014')}, or change the spec.`, said)];
    });
}
const sorted = (ids) => ids
    .map(({ text }) => text)
    .sort()
    .join(', ');
const alike = (text) => text.toLowerCase().replace(/[`*]/g, '').replace(/[ -]/g, '_');
const isStatus = (text) => _read_spec_js__WEBPACK_IMPORTED_MODULE_4__/* .specStatuses */ .iU.includes(alike(text));
function fileOf(path, folder) {
    const from = path.startsWith('/') ? [] : folder.split('/');
    const names = [];
    for (const name of [...from, ...(path.split(/[?#]/, 1)[0] ?? '').split('/')]) {
        if (name === '..' && names.pop() === undefined)
            return undefined;
        if (name !== '' && name !== '.' && name !== '..')
            names.push(name);
    }
    const file = names.join('/');
    return /\.md$/i.test(file) ? file : `${file}/SPEC.md`;
}
const error = (code, message, remedy, place) => ({
    severity: 'error',
    code,
    at: [],
    ...(place && { offset: place.offset }),
    message,
    remedy,
});


/***/ }),

/***/ 32375:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ readIndex)
/* harmony export */ });
/* harmony import */ var _plan_format_markdown_outline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24492);
/* harmony import */ var _read_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4228);


const columns = {
    id: /^id$/i,
    feature: /^(?:feature|name)$/i,
    status: /^status$/i,
    path: /^(?:path|spec)$/i,
    requires: /^requires$/i,
};
function readIndex(text) {
    const rows = [];
    let heads;
    for (const { raw, offset, kind } of (0,_plan_format_markdown_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .outline */ .r)(text)) {
        if (kind !== 'text' || !raw.trimStart().startsWith('|')) {
            heads = undefined;
            continue;
        }
        const cells = cellsOf(raw.trim(), offset);
        const texts = cells.map((cell) => cell.text);
        if (texts.some((cell) => columns.id.test(cell)) && texts.some((cell) => columns.path.test(cell)))
            heads = texts;
        else if (heads && !texts.every((cell) => /^:?-+:?$/.test(cell)))
            rows.push(rowOf(heads, cells, offset));
    }
    return rows;
}
function rowOf(heads, cells, offset) {
    const cell = (name) => cells[heads.findIndex((head) => columns[name].test(head))];
    const empty = { text: '', offset };
    const path = cell('path') ?? empty;
    const feature = cell('feature');
    const requires = cell('requires');
    return {
        id: cell('id') ?? empty,
        feature: feature && { ...feature, text: feature.text.replace(/^(?:\u21b3|-|\s)+/, '') },
        status: cell('status'),
        path: { ...path, text: /\]\(\s*<?([^)\s>]+)/.exec(path.text)?.[1] ?? path.text.replace(/^`|`$/g, '') },
        requires: requires && (0,_read_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .idsIn */ .Sd)(requires),
    };
}
function cellsOf(line, offset) {
    const inner = line.replace(/^\|/, '').replace(/(?<!\\)\|$/, '');
    let at = offset + 1;
    return inner.split(/(?<!\\)\|/).map((cell) => {
        const place = at + (cell.length - cell.trimStart().length);
        at += cell.length + 1;
        return { text: cell.trim().replaceAll('\\|', '|'), offset: place };
    });
}


/***/ }),

/***/ 4228:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ot: () => (/* binding */ readSpec),
/* harmony export */   Sd: () => (/* binding */ idsIn),
/* harmony export */   iU: () => (/* binding */ specStatuses)
/* harmony export */ });
/* harmony import */ var _plan_format_markdown_outline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24492);

const specStatuses = ['planned', 'in_progress', 'blocked', 'complete'];
const sectionNames = {
    Summary: /^(?:summary|overview|purpose)$/,
    Goals: /^goals?$/,
    'Non-Goals': /^(?:non[- ]?goals?|out of scope)$/,
    Design: /^design$/,
    Gotchas: /^gotchas?$/,
    'Open Questions': /^open questions?$/,
};
function readSpec(text) {
    const lines = (0,_plan_format_markdown_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .outline */ .r)(text);
    const found = sectionsOf(lines);
    const items = (name) => itemsIn(found.get(name)?.lines ?? []).filter(({ text }) => says(text));
    const head = lines.slice(0, lines.findIndex(({ kind, level }) => kind === 'heading' && level > 1) >>> 0);
    const title = lines.find(({ kind, level }) => kind === 'heading' && level === 1);
    return {
        title: title && { text: title.text.replace(/^Feature:\s*/i, ''), offset: title.offset },
        id: field(head, 'ID'),
        status: field(head, 'Status'),
        requires: idsIn(field(head, 'Requires')),
        sections: new Map([...found].map(([name, { offset, lines }]) => [name, { offset, says: lines.some(saysSomething) }])),
        goals: items('Goals'),
        nonGoals: items('Non-Goals'),
        gotchas: items('Gotchas'),
        openQuestions: itemsIn(found.get('Open Questions')?.lines ?? []).filter(isOpen),
    };
}
function sectionsOf(lines) {
    const found = new Map();
    let open;
    for (const line of lines) {
        if (line.kind === 'heading' && line.level <= (open?.level ?? 6)) {
            const name = nameOf(line.text);
            const section = { offset: line.offset, lines: [] };
            open = name === undefined || found.has(name) || line.level === 1 ? undefined : { section, level: line.level };
            if (open && name !== undefined)
                found.set(name, section);
        }
        else
            open?.section.lines.push(line);
    }
    return found;
}
function nameOf(heading) {
    const plain = heading.toLowerCase().replace(/^\d+[.)]\s*|\s*:?$/g, '');
    return Object.keys(sectionNames).find((name) => sectionNames[name].test(plain));
}
function itemsIn(lines) {
    const listed = lines.some(({ kind, depth }) => kind === 'item' && depth === 1);
    const items = [];
    let inParagraph = false;
    for (const { kind, depth, text, ticked, offset } of lines) {
        const starts = listed ? kind === 'item' && depth === 1 : kind === 'text' && !inParagraph;
        if (starts)
            items.push({ texts: [text], offset, ticked });
        else if (kind === 'comment' || (listed && depth === 0))
            continue;
        else if (kind !== 'blank' && (listed || inParagraph))
            items.at(-1)?.texts.push(text);
        inParagraph = kind === 'text';
    }
    return items.map(({ texts, ...item }) => ({ ...item, text: texts.join('\n').trim() }));
}
const nothing = /^(?:[-\u2013\u2014]+|none(?: yet| so far)?|n\/a|nothing(?: yet)?|tbd|todo|\[[^\]\n]*\])\.?$/i;
const says = (text) => text !== '' && !nothing.test(text.replace(/^[*_(]+|[*_)]+$/g, ''));
const saysSomething = ({ kind, text }) => kind !== 'blank' && kind !== 'comment' && kind !== 'heading' && kind !== 'rule' && kind !== 'fence' && says(text);
function isOpen({ text, ticked }) {
    if (ticked !== undefined)
        return !ticked && says(text);
    return says(text) && !/^~~[\s\S]*~~$/.test(text) && !/\*\*(?:decision|answer|resolved)(?::\*\*|\*\*:)/i.test(text);
}
function field(lines, name) {
    const pattern = new RegExp(`^\\*\\*${name}:?\\*\\*:?[ \\t]*(.*)$`, 'i');
    for (const { text, offset } of lines) {
        const value = pattern.exec(text)?.[1]?.trim();
        if (value !== undefined)
            return { text: value, offset };
    }
    return undefined;
}
const longestRange = 100;
function idsIn(value) {
    if (value === undefined)
        return [];
    const plain = value.text.replace(/\*?\([^)]*\)\*?/g, '').replace(/[`*]/g, '');
    const words = plain.split(/[\s,;]+|\band\b/).filter((word) => says(word));
    return words.flatMap((word) => rangeOf(word).map((text) => ({ text, offset: value.offset })));
}
function rangeOf(word) {
    const [, stem = '', from = '', otherStem, to = ''] = /^(.*?)(\d+)[-\u2013](.*?)(\d+)$/.exec(word) ?? [];
    const count = Number(to) - Number(from) + 1;
    if (stem === '' || stem !== otherStem || count < 2 || count > longestRange)
        return [word];
    return Array.from({ length: count }, (_, step) => `${stem}${Number(from) + step}`);
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

/***/ 39812:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ statusColour),
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   UW: () => (/* binding */ paintCode)
/* harmony export */ });
const codes = {
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    dim: [2, 22],
    bold: [1, 22],
};
const painter = (color) => (text, colour) => color ? `\u001B[${codes[colour][0]}m${text}\u001B[${codes[colour][1]}m` : text;
const statusColour = {
    done: 'green',
    failed: 'red',
    in_progress: 'yellow',
    skipped: 'dim',
    given_up: 'yellow',
    pending: null,
};
const paintCode = (text, paint) => text.replace(/(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (span) => paint(span, 'bold'));


/***/ }),

/***/ 25603:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  specListCommand: () => (/* binding */ specListCommand)
});

// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var text_paint = __webpack_require__(39812);
;// CONCATENATED MODULE: ./build/core/report/terminal/spec-list.js




const heads = ['ID', 'Status', 'Questions', 'Requires', 'Feature', 'File'];
function specListText(specs, { errors, ...look }) {
    const paint = (0,text_paint/* painter */.C2)(look.color);
    const rows = [heads, ...specs.map(cells)];
    const widths = heads.map((_, at) => Math.max(...rows.map((row) => (0,display_width/* displayWidth */.F1)(row[at] ?? ''))));
    const lines = rows.map((row) => row
        .map((cell, at) => (0,display_width/* pad */.eV)(cell, widths[at] ?? 0))
        .join('  ')
        .trimEnd());
    const open = specs.reduce((sum, { open_questions }) => sum + open_questions, 0);
    const faults = errors === 0 ? '' : `; ${(0,amounts/* plural */.LS)(errors, 'error')}, which \`ralph spec lint\` lists`;
    const end = `${(0,amounts/* plural */.LS)(specs.length, 'spec')}, ${(0,amounts/* plural */.LS)(open, 'open question')}${faults}`;
    return (0,display_width/* fitLines */.RV)([paint(lines[0] ?? '', 'bold'), ...lines.slice(1), '', end], look);
}
const cells = ({ id, status, open_questions, requires, title, file }) => [
    (0,one_line/* plainLine */.h0)(id ?? '?', 20),
    (0,one_line/* plainLine */.h0)(status ?? '?', 20),
    open_questions === 0 ? '\u2014' : `${open_questions} open`,
    (0,one_line/* plainLine */.h0)(requires.join(', '), 30) || '\u2014',
    (0,display_width/* clip */.$Q)((0,one_line/* plainLine */.h0)(title ?? '', 200), 40),
    (0,one_line/* plainLine */.h0)(file, 200),
];

// EXTERNAL MODULE: ./build/core/spec/lint-specs.js
var lint_specs = __webpack_require__(33498);
// EXTERNAL MODULE: ./build/core/text/markdown/inert.js
var inert = __webpack_require__(20780);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/flags.js
var flags = __webpack_require__(67582);
// EXTERNAL MODULE: ./build/entry/project/spec-files.js
var spec_files = __webpack_require__(50044);
;// CONCATENATED MODULE: ./build/entry/command/spec-list.js






const spec_list_flags = {
    ...flags/* jsonFlag */.hG,
};
const specListCommand = {
    help: `Lists the specs of this repository with their status, open questions and dependencies. Changes nothing.

Usage: ralph spec list [FOLDER] [options]

Examples:
  ralph spec list
  ralph spec list --json

Options:
${(0,flags/* flagHelp */.QR)(spec_list_flags)}`,
    flags: spec_list_flags,
    operands: 1,
    run: async (context, { values, operands }) => {
        const { specs, findings } = (0,lint_specs/* judgeSpecs */.o)(await (0,spec_files/* specFilesAt */.uG)(context, (0,spec_files/* specsFolder */.RT)(operands[0])));
        const errors = findings.filter(({ severity }) => severity === 'error').length;
        const rows = specs.map(({ id, title, status, goals, openQuestions, requires, file }) => ({
            id: id?.text ?? null,
            title: title?.text ?? null,
            status: status?.text ?? null,
            goals: goals.length,
            open_questions: openQuestions.length,
            requires: requires.map(({ text }) => text),
            file,
        }));
        const text = values['json']
            ? (0,inert/* inertJson */.n)({ schema: 1, specs: rows, errors }, 2)
            : specListText(rows, { ...(0,project_context/* lookOf */.Li)(context), errors }).join('\n');
        context.out(`${text}\n`);
        return 0;
    },
};


/***/ }),

/***/ 50044:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HX: () => (/* binding */ topOf),
/* harmony export */   RT: () => (/* binding */ specsFolder),
/* harmony export */   uG: () => (/* binding */ specFilesAt),
/* harmony export */   vJ: () => (/* binding */ specFileAt)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_call_user_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70400);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64967);
/* harmony import */ var _core_plan_format_read_source_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47836);
/* harmony import */ var _core_text_amounts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14421);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72527);
/* harmony import */ var _core_text_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77112);








const mostSpecs = 2_000;
const deepest = 8;
function specsFolder(named = 'specs') {
    const folder = (0,_core_text_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .insidePath */ .y)(named);
    if (folder !== undefined)
        return folder;
    throw new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
        code: 'USAGE',
        message: `${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(named, 200)} is not a folder inside the repository.`,
        hint: 'Give its path from the top of the repository, such as docs/specs.',
    });
}
async function specFilesAt(context, folder) {
    const top = await topOf(context);
    const paths = await specsBelow(top, folder, 0).catch((error) => {
        throw noSpecs(folder, error.code === 'ENOENT' ? 'it does not exist' : error.message);
    });
    if (paths.length > mostSpecs)
        throw noSpecs(folder, `it contains more than ${mostSpecs} specs`);
    if (paths.length === 0)
        throw noSpecs(folder, 'it contains no SPEC.md');
    const specs = [];
    for (const path of paths.sort())
        specs.push(await specFileAt(top, path));
    return { top, index: await specFileAt(top, node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, 'INDEX.md')), specs };
}
async function topOf({ cwd, env }) {
    const asked = await (0,_adapter_git_call_user_git_js__WEBPACK_IMPORTED_MODULE_2__/* .userGit */ .G)(cwd, env)({ args: ['rev-parse', '--show-toplevel'] }).catch((error) => {
        if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A)
            return undefined;
        throw error;
    });
    return asked?.stdout.toString('utf8').replace(/\n$/, '') || cwd;
}
async function specsBelow(top, folder, depth) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, folder), { withFileTypes: true });
    const found = entries.flatMap(({ name }) => (name === 'SPEC.md' ? [node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, name)] : []));
    if (depth === deepest)
        return found;
    for (const entry of entries)
        if (entry.isDirectory() && found.length <= mostSpecs)
            found.push(...(await specsBelow(top, node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, entry.name), depth + 1)));
    return found;
}
async function specFileAt(top, file) {
    let handle;
    try {
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, file));
        if (!real.startsWith(`${await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(top)}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`))
            return { file, refused: 'it leads out of the repository' };
        handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(real);
        const { size } = await handle.stat();
        if (size > _core_plan_format_read_source_text_js__WEBPACK_IMPORTED_MODULE_4__/* .maxPlanBytes */ .Jg)
            return { file, refused: `it has ${(0,_core_text_amounts_js__WEBPACK_IMPORTED_MODULE_5__/* .thousands */ .oh)(size)} bytes; the limit is 5 MiB` };
        return { file, bytes: await handle.readFile() };
    }
    catch (error) {
        const { code, message } = error;
        const missing = code === 'ENOENT';
        return { file, missing, refused: missing ? 'there is no such file' : (0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(message, 200) };
    }
    finally {
        await handle?.close();
    }
}
const noSpecs = (folder, why) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A({
    code: 'SPEC_MISSING',
    message: `There are no specs in ${(0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(folder, 200)}: ${why}.`,
    hint: 'A spec is a file such as specs/search/SPEC.md, listed in specs/INDEX.md (docs/specs.md).',
});


/***/ })

};
