export const id = 7231;
export const ids = [7231];
export const modules = {

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
    const remedy = near === undefined || near === id?.text
        ? 'Write the spec of that feature, or remove the ID.'
        : `Did you mean ${near}?`;
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
    const ids = new Set(specs.map(({ id }) => id?.text));
    const listed = new Set();
    const inIndex = [];
    const folder = index.replace(/[^/]*$/, '');
    for (const row of rows) {
        const file = fileOf(row.path.text, folder);
        const fault = rowFault(row, { file, folder, known, listed });
        inIndex.push(...(fault ? [fault.fault] : rowFaults(row, byFile.get(file ?? ''), ids)));
        const lists = fault?.meant ?? file;
        if (lists !== undefined)
            listed.add(lists);
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
function rowFault({ path }, at) {
    const { file, folder, known, listed } = at;
    const wrong = (message, remedy) => ({
        fault: error('SPEC_INDEX', message, remedy, path),
    });
    if (file === undefined)
        return wrong(`The path ${(0,_plan_lint_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .shown */ .SP)(path.text)} points outside the repository.`, 'Name a SPEC.md below this folder.');
    if (listed.has(file))
        return wrong(`${file} is listed twice.`, 'Keep one of the rows.');
    if (known.has(file))
        return undefined;
    const meant = fileOf(path.text, '');
    if (meant === undefined || !known.has(meant))
        return wrong(`There is no ${file}.`, 'Write that spec, or remove the row.');
    return { ...wrong(`There is no ${file}.`, `Paths start at ${folder}: write ${meant.slice(folder.length)}.`), meant };
}
function rowFaults(row, spec, ids) {
    if (spec === undefined)
        return [];
    const { status, requires } = spec;
    const right = requires.every(({ text }) => ids.has(text));
    const pairs = [
        ['ID', row.id, spec.id?.text],
        ['status', row.status, status && isStatus(status.text) ? status.text : undefined],
        [
            'Requires',
            row.requires && { text: sorted(row.requires), offset: row.id.offset },
            right ? sorted(requires) : undefined,
        ],
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
            open = undefined;
            if (name === undefined || line.level === 1)
                continue;
            const section = found.get(name) ?? { offset: line.offset, lines: [] };
            open = { section, level: line.level };
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
    return items.map(({ texts, ...item }) => ({
        ...item,
        text: texts
            .join('\n')
            .trim()
            .replace(/^\[\]\s+/, ''),
    }));
}
const nothing = /^(?:[-\u2013\u2014]+|none(?: yet| so far)?|n\/a|nothing(?: yet)?|tbd|todo|\[[^\]\n]*\])\.?$/i;
const says = (text) => text !== '' && !nothing.test(text.replace(/^[*_(]+|[*_)]+$/g, ''));
const saysSomething = ({ kind, text }) => kind !== 'blank' && kind !== 'comment' && kind !== 'heading' && kind !== 'rule' && kind !== 'fence' && says(text);
function isOpen({ text, ticked }) {
    const asks = says(text) || undecided.test(text);
    if (ticked !== undefined)
        return !ticked && asks;
    return asks && !/^~~[\s\S]*~~$/.test(text) && !isAnswered(text);
}
const undecided = /^(?:tbd|todo)\.?$/i;
function isAnswered(text) {
    const [, said = ''] = /(?:\*\*(?:decision|answer|resolved)(?::\*\*|\*\*:)|(?:^|[\u2192>])[ \t]*(?:decision|answer|resolved):)([\s\S]*)/im.exec(text) ?? [];
    return says(said.trim()) && !/^(?:\u2026|\.\.\.)$/.test(said.trim());
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
            return { file, refused: 'it points outside the repository' };
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
