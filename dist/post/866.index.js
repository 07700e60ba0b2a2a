export const id = 866;
export const ids = [866];
export const modules = {

/***/ 2866:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readBmad: () => (/* binding */ readBmad),
  storyFolderIn: () => (/* binding */ storyFolderIn)
});

// EXTERNAL MODULE: ./build/core/plan/lint/fault.js
var fault = __webpack_require__(2660);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/outline.js
var outline = __webpack_require__(4492);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/outside-links.js
var outside_links = __webpack_require__(7157);
// EXTERNAL MODULE: ./build/core/plan/format/read/draft.js
var read_draft = __webpack_require__(1176);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(4421);
// EXTERNAL MODULE: ./build/core/text/markdown/fences.js
var fences = __webpack_require__(1748);
;// CONCATENATED MODULE: ./build/core/plan/format/bmad/documents.js


const mostContext = 12_000;
const shares = { rules: 4, architecture: 4, brief: 2, prd: 3 };
const titles = {
    rules: 'Rules of the project',
    architecture: 'Architecture',
    brief: 'Product brief',
    prd: 'PRD',
};
const telling = /overview|summary|goal|vision|scope|non-?functional|constraint|principle|pattern|convention|stack|structure|decision|rule|standard|naming|error/i;
function contextOf(project, documents) {
    const kinds = Object.keys(shares);
    const there = kinds.map((kind) => documents.filter((one) => one.kind === kind)).filter((list) => list.length > 0);
    const all = there.reduce((sum, [one]) => sum + (one ? shares[one.kind] : 0), 0);
    const parts = there.flatMap((list) => list.map(({ kind, path, text }) => {
        const room = Math.floor((mostContext * shares[kind]) / all / list.length);
        return `# ${titles[kind]} (${path})\n\n${excerptOf(text, room)}`;
    }));
    const name = project === undefined ? '' : `The project is ${project}. `;
    const where = documents.map(({ path }) => path).join(', ');
    const head = documents.length === 0
        ? name.trim()
        : `${name}Its documents are in the repository: ${where}. Read there what the story needs and what is left out below.`;
    return [head, ...parts].filter(Boolean).join('\n\n');
}
const mostLooked = 400_000;
function excerptOf(whole, room) {
    const text = whole
        .slice(0, mostLooked)
        .replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '')
        .trim()
        .replace(/^# .*\n+/, '');
    if (text.length <= room)
        return text;
    const sections = text.split(/^(?=#{1,3} )/m);
    const wanted = sections.filter((section) => telling.test(section.split('\n', 1)[0] ?? ''));
    const total = wanted.reduce((sum, section) => sum + section.length, 0);
    if (total === 0)
        return (0,fences/* shortenMarkdown */.zU)(text, room);
    const told = wanted.map((section) => (0,fences/* shortenMarkdown */.zU)(section, Math.floor((room * section.length) / Math.max(total, room))));
    return told
        .map((section) => section.trim())
        .filter(Boolean)
        .join('\n\n');
}
const large = 1_000_000;
const largeDocument = (path, text) => text.length < large
    ? []
    : [
        {
            severity: 'warning',
            code: 'PLAN_DOCUMENT_TOO_LARGE',
            at: [],
            file: path,
            offset: 0,
            message: `The document has ${(0,amounts/* thousands */.oh)(text.length)} characters; a prompt has room for ${(0,amounts/* thousands */.oh)(mostContext)} of all documents together.`,
            remedy: 'Split it into files by topic, and have each story name the files that it needs.',
        },
    ];

// EXTERNAL MODULE: ./build/core/plan/format/bmad/folder.js
var bmad_folder = __webpack_require__(3739);
// EXTERNAL MODULE: ./build/core/plan/format/read/status-words.js
var status_words = __webpack_require__(5821);
;// CONCATENATED MODULE: ./build/core/plan/format/bmad/bmad-status.js

const bmad = {
    words: {
        draft: 'pending',
        drafted: 'pending',
        approved: 'pending',
        planned: 'pending',
        contexted: 'pending',
        readyfordev: 'pending',
        readyfordevelopment: 'pending',
        optional: 'pending',
        readyforreview: 'given_up',
        inreview: 'given_up',
        blocked: 'given_up',
        archived: 'skipped',
        wontfix: 'skipped',
        removed: 'skipped',
        superseded: 'skipped',
    },
    remedy: 'Write backlog, ready-for-dev, in-progress, review or done (or not_started, in_progress, completed, blocked, deferred, cancelled).',
};
function plainStatus(word) {
    if (typeof word !== 'string')
        return word;
    const [plain] = /[A-Za-z][A-Za-z_' -]*/.exec(word.replace(/^[^A-Za-z]+/, '')) ?? [];
    return plain?.replace(/[ \t-]+$/, '').replace(/'/g, '') ?? word;
}
const bmadStatus = (word, place) => (0,status_words/* statusOfWord */.g)(plainStatus(word), place, bmad);

// EXTERNAL MODULE: ./build/core/plan/format/markdown/task-body.js
var task_body = __webpack_require__(1158);
;// CONCATENATED MODULE: ./build/core/plan/format/bmad/story-text.js

const parts = [
    [/^acceptance criteria|^done when|^definition of done/i, 'criteria'],
    [/^(?:implementation )?tasks\b|^subtasks\b/i, 'tasks'],
    [/^status$/i, 'status'],
    [
        /^dev agent record|^file list|^change ?log|^qa results|^senior developer review|^progress tracking|^status history/i,
        'left out',
    ],
];
const partOf = (title) => parts.find(([pattern]) => pattern.test(title.trim()))?.[1] ?? 'about';
const statusField = /^(?:\*\*)?Status(?:\*\*:|:\*\*|:)[ \t]*(.*)$/i;
const boldField = /^\*\*([^*]{1,60}?):?\*\*:?[ \t]*(.*)$/;
function storyText(all) {
    const { lines, status } = withoutFrontMatter(all);
    const first = lines.findIndex(({ kind }) => kind === 'heading');
    const heading = first >= 0 && lines.slice(0, first).every(({ kind }) => kind === 'blank' || kind === 'comment');
    const own = heading ? lines[first] : undefined;
    const reading = { part: 'about', level: own?.level ?? 0, status, about: [], criteria: [], tasks: [] };
    for (const line of heading ? lines.slice(first + 1) : lines)
        takeLine(reading, line);
    return {
        title: own && titleOf(own.text),
        status: reading.status,
        about: (0,task_body/* proseOf */.jv)(reading.about),
        criteria: criteriaOf(reading.criteria),
        tasks: reading.tasks.flatMap(({ kind, text, ticked, depth, offset }) => kind === 'item' ? [{ text, ticked: ticked === true, depth, offset }] : []),
    };
}
const titleOf = (heading) => heading
    .replace(/^(?:user )?story[ \t]*|^epic[ \t]+(?=\d)/i, '')
    .replace(/^(?:[A-Za-z0-9]+(?:[-._]\d+[a-z]?)+|\d+)[ \t]*(?:[:\u2013\u2014-][ \t]*|$)/, '')
    .trim() || heading.trim();
function takeLine(reading, line) {
    const { kind, text } = line;
    if (kind === 'comment')
        return;
    if (kind === 'heading' && beginsPart(reading, line))
        takeHeading(reading, line);
    else if (kind !== 'text' || !(takeStatus(reading, line) || takeField(reading, text)))
        keep(reading, line);
}
const beginsPart = ({ part, level }, line) => partOf(line.text) !== 'about' || line.level <= level || part === 'about';
function takeHeading(reading, { text, level }) {
    reading.part = partOf(text);
    reading.level = level;
    if (reading.part === 'about')
        reading.about.push(`**${text}**`);
}
function takeStatus(reading, { text, offset }) {
    if (reading.part === 'left out')
        return false;
    const said = statusField.exec(text)?.[1] ?? (reading.part === 'status' ? text : undefined);
    if (said === undefined)
        return false;
    if (said.trim() !== '')
        reading.status ??= { word: said.trim(), offset: offset + text.length - said.length };
    return true;
}
function takeField(reading, text) {
    const [, name = '', rest = ''] = boldField.exec(text) ?? [];
    if (name === '' || (!isNamed(name) && rest !== ''))
        return false;
    const part = partOf(name);
    if (part !== 'about' || reading.part !== 'left out')
        reading.part = part;
    return rest === '' && part !== 'about';
}
const isNamed = (name) => partOf(name) !== 'about';
function keep(reading, line) {
    if (reading.part === 'criteria')
        reading.criteria.push(line);
    else if (reading.part === 'tasks')
        reading.tasks.push(line);
    else if (reading.part === 'about')
        reading.about.push(line.raw);
}
function criteriaOf(lines) {
    const isList = lines.some(({ kind, depth }) => kind === 'item' && depth === 1);
    const found = [];
    let open = false;
    for (const line of lines) {
        const starts = isList ? line.kind === 'item' && line.depth === 1 : line.kind !== 'blank' && !open;
        if (starts)
            found.push({ text: line.kind === 'item' ? line.text : line.raw.trim(), offset: line.offset });
        else if (line.kind !== 'blank')
            goOn(found, line);
        open = line.kind !== 'blank';
    }
    return found.map(({ text, offset }) => ({ text: text.trim(), offset })).filter(({ text }) => text !== '');
}
function goOn(found, { raw }) {
    const last = found.at(-1);
    if (last)
        found[found.length - 1] = { ...last, text: `${last.text}\n${raw.trim()}` };
}
function withoutFrontMatter(all) {
    if (all[0]?.raw.trim() !== '---')
        return { lines: all, status: undefined };
    const end = all.findIndex(({ raw }, index) => index > 0 && raw.trim() === '---');
    if (end < 0)
        return { lines: all, status: undefined };
    for (const { raw, offset } of all.slice(1, end)) {
        const [, before = '', word = ''] = /^(status:[ \t]*)['"]?([^'"#]+)/i.exec(raw.trim()) ?? [];
        if (word.trim() !== '')
            return { lines: all.slice(end + 1), status: { word: word.trim(), offset: offset + before.length } };
    }
    return { lines: all.slice(end + 1), status: undefined };
}
const storyHeading = /^(?:user )?story[ \t]+([\w.-]*\d\w*)\b|^([A-Z][A-Z0-9]*-\d+)\b|^(\d+\.\d+)\b/i;
const epicHeading = /^epic[ \t-]*([\w.]+)|^(EPIC-\d+)\b/i;
function sectionsIn(lines) {
    const found = { stories: [], epics: [] };
    let open;
    for (const line of lines) {
        const begun = line.kind === 'heading' ? begin(line, found) : undefined;
        if (begun)
            open = begun;
        else if (line.kind === 'heading' && open && line.level <= open.level)
            open = undefined;
        else
            open?.lines.push(line);
    }
    return found;
}
function begin(line, found) {
    const epic = nameIn(epicHeading, line.text);
    const name = epic ?? (line.level >= 2 ? nameIn(storyHeading, line.text) : undefined);
    if (name === undefined)
        return undefined;
    const open = { name, level: line.level, lines: [line] };
    found[epic === undefined ? 'stories' : 'epics'].push(open);
    return open;
}
const nameIn = (pattern, text) => pattern
    .exec(text.trim())
    ?.slice(1)
    .find((name) => name !== undefined);

;// CONCATENATED MODULE: ./build/core/plan/format/bmad/stories.js




function ofFiles(files) {
    const told = files.filter(({ text }) => text.status !== undefined && (text.criteria.length > 0 || text.tasks.length > 0));
    const numbers = (path) => ((0,bmad_folder/* stemOf */.Vc)(path).match(/\d+/g) ?? []).slice(0, 2).map(Number);
    const sorted = told.toSorted((a, b) => {
        const [x, y] = [numbers(a.path), numbers(b.path)];
        return (x[0] ?? 0) - (y[0] ?? 0) || (x[1] ?? 0) - (y[1] ?? 0);
    });
    const rows = sorted.map(({ path, text }) => ({
        key: keyOfFile((0,bmad_folder/* stemOf */.Vc)(path)),
        title: text.title,
        status: text.status?.word,
        statusNodes: [],
        list: 'stories',
        statusOffset: text.status?.offset ?? 0,
        offset: 0,
        epic: /^\D*(\d+)[-._]\d/.exec((0,bmad_folder/* stemOf */.Vc)(path))?.[1],
        sprint: undefined,
        about: '',
        criteria: [],
        waits: [],
        points: undefined,
        file: path,
    }));
    return { project: undefined, rows, epics: [], currentSprint: undefined, storyLocation: undefined, faults: [] };
}
const keyOfFile = (stem) => stem.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/\.{2,}/g, '.');
function sectionsOf(paths, linesOf) {
    const stories = new Map();
    const epics = new Map();
    for (const path of paths) {
        const found = sectionsIn(linesOf(path));
        for (const section of found.stories)
            addFirst(stories, (0,bmad_folder/* storyNumber */.P_)(section.name), { ...section, path });
        for (const section of found.epics)
            addFirst(epics, epicName(section.name), { ...section, path });
    }
    return { stories: told(stories), epics: told(epics) };
}
function addFirst(to, name, section) {
    const says = (one) => (one?.lines.filter(({ kind }) => kind !== 'blank').length ?? 0) > 1;
    if (!says(to.get(name)))
        to.set(name, section);
}
const told = (sections) => new Map([...sections].map(([name, { path, lines }]) => [name, { path, text: storyText(lines) }]));
const epicName = (name) => name
    .toLowerCase()
    .replace(/^epic[-_ ]*/, '')
    .replace(/^0+(?=\d)/, '');
function filesOf(rows, files) {
    const byStem = new Map(files.map((file) => [(0,bmad_folder/* stemOf */.Vc)(file.path).toLowerCase(), file]));
    const byNumber = inGroups(files, ({ path }) => (0,bmad_folder/* storyNumber */.P_)((0,bmad_folder/* stemOf */.Vc)(path)));
    const byName = inGroups(files, ({ path }) => nameOf(path));
    const byKey = new Map();
    const faults = [];
    for (const { key, file } of rows) {
        const given = file === undefined
            ? undefined
            : byName.get(nameOf(file))?.find(({ path }) => path === file || path.endsWith(`/${file.replace(/^\.\//, '')}`));
        const alike = byNumber.get((0,bmad_folder/* storyNumber */.P_)(key)) ?? [];
        const found = given ?? byStem.get(key.toLowerCase()) ?? alike[0];
        if (found)
            byKey.set(key, found);
        if (!given && !byStem.has(key.toLowerCase()))
            faults.push(...alike.slice(1).map((other) => sameStory(other, alike[0], key)));
    }
    return { byKey, faults };
}
const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1);
const sameStory = (other, first, key) => ({
    severity: 'error',
    code: 'PLAN_DUPLICATE_ID',
    at: [key],
    file: other.path,
    offset: 0,
    message: `This file and ${first?.path} both describe story ${(0,fault/* shown */.SP)(key)}.`,
    remedy: `Rename the right one to ${key}.md, or delete the other.`,
});
function storyOf(row, { file, sections, own }) {
    const text = file?.text ?? sections.stories.get((0,bmad_folder/* storyNumber */.P_)(row.key))?.text;
    const where = own ?? file?.path;
    const status = bmadStatus(row.status, { at: [row.key, 'status'], offset: row.statusOffset });
    const about = { row, id: idOf(row.key), text, file };
    if (typeof status === 'string')
        return { ...about, status, faults: [] };
    return { ...about, status: 'pending', faults: [{ ...status, ...(where !== undefined && { file: where }) }] };
}
function inGroups(values, nameOf) {
    const groups = new Map();
    for (const value of values) {
        const group = groups.get(nameOf(value));
        if (group)
            group.push(value);
        else
            groups.set(nameOf(value), [value]);
    }
    return groups;
}
const idOf = (key) => (key.length <= 64 ? key : key.slice(0, 64).replace(/[-._]+$/, ''));
function titleOfKey(key) {
    const words = key
        .replace(/^[\d.]+[a-z]?[-._]\d+[a-z]?[-._]/, '')
        .replace(/[-_]+/g, ' ')
        .trim() || key;
    return words.charAt(0).toUpperCase() + words.slice(1);
}

;// CONCATENATED MODULE: ./build/core/plan/format/bmad/in-scope.js



function inScope({ rows, currentSprint }, scope) {
    if (scope.kind === 'all')
        return { rows, faults: [] };
    if (scope.kind === 'stories')
        return named(rows, scope.stories);
    const wanted = scope.kind === 'epic' ? scope.epic : (scope.sprint ?? currentSprint);
    const of = (row) => (scope.kind === 'epic' ? row.epic : row.sprint);
    const known = [...new Set(rows.flatMap((row) => of(row) ?? []))];
    if (scope.kind === 'sprint' && known.length === 0 && wanted !== undefined && wanted === currentSprint)
        return { rows, faults: [] };
    const found = rows.filter((row) => wanted !== undefined && sameName(of(row), wanted));
    if (found.length > 0)
        return { rows: found, faults: [] };
    const what = wanted === undefined ? 'does not say which sprint is the current one' : `has no ${scope.kind} ${(0,fault/* shown */.SP)(wanted)}`;
    return { rows: [], faults: [notThere(`The list of stories ${what}.`, knownWords(scope.kind, known))] };
}
const knownWords = (kind, known) => known.length === 0
    ? `It has no ${kind}s at all: use another plan-scope, such as all.`
    : `Its ${kind}s: ${known.slice(0, 20).join(', ')}. Name one with plan-scope: ${kind}-${plainName(known[0] ?? '')}.`;
const plainName = (name) => name
    .toLowerCase()
    .replace(/^(?:epic|sprint)[-_ ]*/, '')
    .replace(/^0+(?=\d)/, '');
const sameName = (one, other) => one !== undefined && plainName(one) === plainName(other);
function named(rows, wanted) {
    const exact = new Map(rows.map((row) => [row.key.toLowerCase(), row]));
    const byNumber = inGroups(rows, ({ key }) => (0,bmad_folder/* storyNumber */.P_)(key));
    const chosen = new Set();
    const faults = wanted.flatMap((name) => {
        const one = exact.get(name.toLowerCase());
        const alike = one ? [one] : (byNumber.get((0,bmad_folder/* storyNumber */.P_)(name)) ?? []);
        for (const row of alike.slice(0, 1))
            chosen.add(row);
        if (alike.length === 1)
            return [];
        const ids = (alike.length === 0 ? rows : alike).slice(0, 20).map(({ key }) => key);
        const message = alike.length === 0 ? `There is no story ${(0,fault/* shown */.SP)(name)}.` : `${(0,fault/* shown */.SP)(name)} names several stories.`;
        return [notThere(message, `The stories are: ${ids.join(', ')}${rows.length > 20 ? ', \u2026' : ''}.`)];
    });
    return { rows: rows.filter((row) => chosen.has(row)), faults };
}
const notThere = (message, remedy) => ({
    severity: 'error',
    code: 'PLAN_SCOPE',
    at: [],
    offset: 0,
    message,
    remedy,
});

// EXTERNAL MODULE: ./build/core/plan/format/read/merge-markers.js
var merge_markers = __webpack_require__(3809);
// EXTERNAL MODULE: ./build/core/plan/format/read/source-text.js
var source_text = __webpack_require__(7836);
;// CONCATENATED MODULE: ./build/core/plan/format/bmad/read-files.js



function readInto(texts, { path, link, bytes, folder = false }) {
    const kind = (0,bmad_folder/* kindOf */.I)(path);
    if (link || bytes === undefined)
        return kind || folder || (0,bmad_folder/* isFolderOfStories */.dC)(path) ? [isLink(path, kind ?? 'story')] : [];
    if (kind !== 'status' && kind !== 'story' && bytes.length > largestDocument)
        return [unreadDocument(path, bytes.length)];
    const text = isDocument(kind) ? new TextDecoder('utf-8').decode(bytes) : (0,source_text/* sourceText */.rI)(bytes, path);
    if (typeof text !== 'string')
        return [{ ...text, file: path }];
    texts.set(path, text);
    return isDocument(kind) ? [] : (0,merge_markers/* mergeMarkers */.W)(text).map((fault) => ({ ...fault, file: path }));
}
const largestDocument = 64 * 1024 * 1024;
const isDocument = (kind) => kind !== 'status' && kind !== 'story';
const unreadDocument = (file, size) => ({
    severity: 'warning',
    code: 'PLAN_DOCUMENT_TOO_LARGE',
    at: [],
    file,
    offset: 0,
    message: `The document is ${size} bytes long, so it is left out.`,
    remedy: 'Split it into files by topic, and have each story name the files that it needs.',
});
const isLink = (file, kind) => ({
    severity: isDocument(kind) ? 'warning' : 'error',
    code: 'PLAN_LINK_OUTSIDE',
    at: [],
    file,
    offset: 0,
    message: 'This is a symbolic link. Links are not followed here, because they can point outside the repository.',
    remedy: 'Put the file itself here.',
});

// EXTERNAL MODULE: ./build/core/plan/format/bmad/scope.js
var scope = __webpack_require__(8619);
;// CONCATENATED MODULE: ./build/core/plan/format/bmad/scope-choices.js


function choicesOf({ rows, currentSprint }) {
    const open = rows.filter((row) => !isOver(row) && meaning(row) !== 'given_up');
    const counted = inGroups(open.filter(({ epic }) => epic !== undefined), ({ epic }) => epic ?? '');
    const current = open.filter(({ sprint }) => sprint !== undefined && sprint === currentSprint);
    return {
        open: open.length,
        epics: [...counted].map(([name, list]) => ({ name, open: list.length })),
        sprint: currentSprint === undefined || current.length === 0 ? undefined : { name: currentSprint, open: current.length },
        stories: open.map(({ key, title }) => ({ id: key, title: title ?? titleOfKey(key) })),
    };
}
const meaning = (row) => bmadStatus(row.status, { at: [], offset: 0 });
const isOver = (row) => meaning(row) === 'done' || meaning(row) === 'skipped';

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./build/core/plan/format/bmad/sprint-status.js


const parseYaml = (text) => (0,dist/* parseDocument */.Tp)(text, { uniqueKeys: false, version: '1.2' });
function readSprintStatus(text) {
    const document = parseYaml(text);
    const broken = document.errors.map(syntaxFault);
    const empty = { project: undefined, rows: [], epics: [], currentSprint: undefined, storyLocation: undefined };
    if (broken.length > 0)
        return { ...empty, document, epicNodes: new Map(), sprintNodes: new Map(), faults: broken };
    const top = fieldsOf(document.contents, document);
    const epics = listOf(top.get('epics'), document);
    const sprints = listOf(top.get('sprints'), document).map((node, index) => {
        const fields = fieldsOf(node, document);
        return { node, fields, name: wordOf(fields, 'sprint_number', 'number', 'id', 'name') ?? String(index + 1) };
    });
    const listed = [
        ...developed(top.get('development_status'), document),
        ...storiesIn(top.get('stories'), { list: 'stories' }, document),
        ...sprints.flatMap(({ fields, name }) => storiesIn(fields.get('stories'), { list: 'sprints', sprint: name }, document)),
        ...epics.flatMap((epic) => {
            const fields = fieldsOf(epic, document);
            const id = wordOf(fields, 'id', 'epic_id', 'number');
            return storiesIn(fields.get('stories'), { list: 'epics', epic: id }, document);
        }),
    ];
    const location = scalarOf(top.get('story_location'));
    const named = pairsOf(top.get('development_status'), document).flatMap(({ name, value, offset }) => {
        const [, id] = epicKey.exec(name) ?? [];
        return id === undefined ? [] : ownNode(value, offset).map((node) => [id, node]);
    });
    return {
        document,
        epicNodes: new Map([...named, ...epics.flatMap((epic) => statusOfEpic(epic, document))]),
        sprintNodes: new Map(sprints.map(({ name, node }) => [name, node])),
        project: wordOf(top, 'project_name', 'project'),
        ...merged(listed),
        epics: epics.flatMap((epic) => {
            const fields = fieldsOf(epic, document);
            const id = wordOf(fields, 'id', 'epic_id', 'number');
            const title = wordOf(fields, 'title', 'name') ?? '';
            return id === undefined ? [] : [{ id, title, about: wordOf(fields, 'description', 'goal') ?? '' }];
        }),
        currentSprint: wordOf(top, 'current_sprint', 'sprint_number'),
        storyLocation: typeof location === 'string' && location.trim() !== ''
            ? { path: location.trim(), offset: startOf(top.get('story_location')) }
            : undefined,
    };
}
function syntaxFault({ code, message, pos }) {
    const tab = code === 'TAB_AS_INDENT';
    return {
        severity: 'error',
        code: 'PLAN_SYNTAX',
        at: [],
        offset: pos[0],
        message: tab
            ? 'This line is indented with a tab, which YAML does not allow.'
            : `This is not valid YAML: ${firstLine(message)}`,
        remedy: tab ? 'Use spaces.' : 'Fix the YAML here.',
    };
}
const firstLine = (message) => message.split(/ at line |\n/)[0]?.replace(/[.:]?$/, '.') ?? '';
const epicKey = /^epic-(.+?)(?<!-retrospective)$/i;
function developed(node, document) {
    const rows = pairsOf(node, document);
    const epics = rows.flatMap(({ name }) => epicKey.exec(name)?.[1] ?? []);
    const epicOf = longestPrefix(epics);
    return rows.flatMap(({ name, value, offset }) => {
        if (/^epic-|retrospective$/i.test(name))
            return [];
        const fields = fieldsOf(value, document);
        const said = fields.get('status');
        const node = said ?? value;
        const given = (0,dist/* isMap */.jh)(value) ? scalarOf(said) : scalarOf(value);
        return [
            {
                ...rowOf(fields, { key: name, offset, document }),
                status: given ?? '',
                statusNodes: ownNode(node, offset),
                list: 'development_status',
                statusOffset: startOf(node) || offset,
                epic: epicOf(name),
            },
        ];
    });
}
function statusOfEpic(epic, document) {
    const fields = fieldsOf(epic, document);
    const [id, status] = [wordOf(fields, 'id', 'epic_id', 'number'), fields.get('status')];
    return id === undefined || status === undefined ? [] : ownNode(status, startOf(epic)).map((node) => [id, node]);
}
const ownNode = (node, from) => (node && startOf(node) >= from ? [node] : []);
function longestPrefix(ids) {
    const known = new Map(ids.map((id) => [id.toLowerCase(), id]));
    return (key) => {
        const low = key.toLowerCase();
        for (let end = low.lastIndexOf('-'); end > 0; end = low.lastIndexOf('-', end - 1)) {
            const found = known.get(low.slice(0, end));
            if (found !== undefined)
                return found;
        }
        return undefined;
    };
}
function storiesIn(node, { list, sprint, epic }, document) {
    return listOf(node, document).map((story) => {
        const fields = fieldsOf(story, document);
        const plain = (0,dist/* isMap */.jh)(story) ? undefined : scalarOf(story);
        const key = plain === undefined ? (wordOf(fields, 'story_id', 'id', 'key', 'story') ?? '') : String(plain);
        const status = fields.get('status');
        const row = rowOf(fields, { key, offset: startOf(story), document });
        return {
            ...row,
            status: scalarOf(status),
            statusNodes: ownNode(status, row.offset),
            list,
            statusOffset: startOf(status) || row.offset,
            epic: row.epic ?? epic,
            sprint: row.sprint ?? sprint,
        };
    });
}
function rowOf(fields, { key, offset, document }) {
    const texts = (...names) => {
        const node = names.map((name) => fields.get(name)).find((found) => found !== undefined);
        const items = (0,dist/* isSeq */.oP)(node) ? listOf(node, document) : node ? [node] : [];
        return items.map((item) => String(scalarOf(item) ?? '').trim()).filter(Boolean);
    };
    const points = Number(wordOf(fields, 'points', 'story_points', 'estimate'));
    return {
        key,
        offset,
        title: wordOf(fields, 'title', 'name'),
        words: {
            title: fields.get('title') ?? fields.get('name'),
            description: fields.get('description') ?? fields.get('user_story'),
        },
        epic: wordOf(fields, 'epic_id', 'epic'),
        sprint: wordOf(fields, 'sprint'),
        about: texts('description', 'user_story').join('\n\n'),
        criteria: texts('acceptance_criteria', 'acceptanceCriteria'),
        waits: texts('dependencies', 'depends_on', 'blocked_by').flatMap((text) => text.split(/[\s,]+/).filter(Boolean)),
        points: Number.isFinite(points) && points > 0 ? points : undefined,
        file: wordOf(fields, 'file', 'story_file', 'path'),
    };
}
function merged(listed) {
    const rows = new Map();
    const faults = [];
    for (const row of listed) {
        const known = rows.get(row.key);
        if (row.key === '')
            faults.push(withoutId(row));
        else if (known === undefined)
            rows.set(row.key, row);
        else if (known.list === row.list)
            faults.push(twice(row));
        else
            rows.set(row.key, joined(known, row));
    }
    return { rows: [...rows.values()], faults };
}
const joined = (one, other) => ({
    ...one,
    title: one.title ?? other.title,
    status: one.status ?? other.status,
    statusNodes: [...one.statusNodes, ...other.statusNodes],
    statusOffset: one.statusNodes.length > 0 ? one.statusOffset : other.statusOffset,
    epic: one.epic ?? other.epic,
    sprint: one.sprint ?? other.sprint,
    about: one.about || other.about,
    criteria: one.criteria.length > 0 ? one.criteria : other.criteria,
    waits: [...new Set([...one.waits, ...other.waits])],
    points: one.points ?? other.points,
    file: one.file ?? other.file,
});
const twice = ({ key, offset }) => ({
    severity: 'error',
    code: 'PLAN_DUPLICATE_ID',
    at: [key],
    offset,
    message: `The story ${(0,fault/* shown */.SP)(key)} is listed more than once.`,
    remedy: 'Remove one of its rows, or give this story an id of its own.',
});
const withoutId = ({ offset }) => ({
    severity: 'error',
    code: 'PLAN_MISSING_FIELD',
    at: [],
    offset,
    message: 'A story has no id.',
    remedy: 'Add story_id, such as STORY-001.',
});
function pairsOf(node, document) {
    const map = resolved(node, document);
    if (!(0,dist/* isMap */.jh)(map))
        return [];
    return map.items.map(({ key, value }) => ({
        name: String((0,dist/* isScalar */.jn)(key) ? key.value : key),
        value: resolved(value, document),
        offset: startOf(key),
    }));
}
const fieldsOf = (node, document) => new Map(pairsOf(node, document).flatMap(({ name, value }) => (value ? [[name, value]] : [])));
const listOf = (node, document) => {
    const list = resolved(node, document);
    return (0,dist/* isSeq */.oP)(list) ? list.items.flatMap((item) => resolved(item, document) ?? []) : [];
};
const resolved = (node, document) => (0,dist/* isAlias */.Vj)(node) ? node.resolve(document) : (0,dist/* isMap */.jh)(node) || (0,dist/* isSeq */.oP)(node) || (0,dist/* isScalar */.jn)(node) ? node : undefined;
const scalarOf = (node) => ((0,dist/* isScalar */.jn)(node) ? (node.value ?? undefined) : undefined);
const startOf = (node) => node?.range?.[0] ?? 0;
function wordOf(fields, ...names) {
    for (const name of names) {
        const value = scalarOf(fields.get(name));
        if (value !== undefined && String(value).trim() !== '')
            return String(value).trim();
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/core/plan/format/bmad/story-faults.js



function dependencyFaults({ rows }, stories) {
    const there = new Set(stories.map(({ row }) => row.key));
    const listed = new Map(rows.map((row) => [row.key, row]));
    return stories.flatMap(({ row, status }) => row.waits.flatMap((other) => {
        const found = listed.get(other);
        if (there.has(other) || found === undefined || story_faults_isOver(found) || status === 'done')
            return [];
        const message = `Story ${(0,fault/* shown */.SP)(row.key)} waits for ${(0,fault/* shown */.SP)(other)}, which plan-scope leaves out and which is not done.`;
        return [
            {
                severity: 'error',
                code: 'PLAN_SCOPE',
                at: [row.key],
                offset: row.offset,
                message,
                remedy: 'Add it to plan-scope, or do it first.',
            },
        ];
    }));
}
const story_faults_meaning = (row) => bmadStatus(row.status, { at: [], offset: 0 });
const story_faults_isOver = (row) => story_faults_meaning(row) === 'done' || story_faults_meaning(row) === 'skipped';
function storyFaults({ row, text, file, status }, { anyFile, linked }) {
    if (status !== 'pending' && status !== 'in_progress')
        return statusFaults(row, file, status);
    const at = [row.key];
    const { offset } = row;
    const found = [...statusFaults(row, file, status), ...sizeFaults(row)];
    if (linked.has((0,bmad_folder/* storyNumber */.P_)(row.key)))
        return found;
    if (row.file !== undefined && file?.path !== row.file && !file?.path.endsWith(row.file.replace(/^\.\//, ''))) {
        const message = `Story ${(0,fault/* shown */.SP)(row.key)} names the file ${(0,fault/* shown */.SP)(row.file)}, which does not exist.`;
        return [
            ...found,
            {
                severity: 'error',
                code: 'PLAN_STORY_FILE',
                at,
                offset,
                message,
                remedy: 'Write the file, or correct its name.',
            },
        ];
    }
    if (file !== undefined)
        return found;
    const remedy = `Write ${row.key}.md beside the other stories (create-story does that), or leave the story out with plan-scope.`;
    if (text === undefined && row.title === undefined) {
        const message = `Story ${(0,fault/* shown */.SP)(row.key)} is listed, but no file and no epic describes it.`;
        return [...found, { severity: 'error', code: 'PLAN_STORY_FILE', at, offset, message, remedy }];
    }
    if (!anyFile || !/ready|progress/i.test(String(row.status)))
        return found;
    const message = `Story ${(0,fault/* shown */.SP)(row.key)} is ${String(row.status)}, but it has no file, so the agent gets only what ${text ? 'the epics say' : 'the list says'}.`;
    return [...found, { severity: 'warning', code: 'PLAN_STORY_FILE', at, offset, message, remedy }];
}
function statusFaults(row, file, status) {
    const said = file?.text.status;
    if (!file || !said || row.file === file.path)
        return [];
    const inFile = bmadStatus(said.word, { at: [row.key, 'status'], offset: said.offset });
    if (inFile === status || typeof inFile !== 'string')
        return typeof inFile === 'string' ? [] : [{ ...inFile, file: file.path }];
    const open = (one) => one === 'pending' || one === 'in_progress';
    if (open(inFile) && open(status))
        return [];
    const message = `The story file says ${(0,fault/* shown */.SP)(said.word)}, but the list says ${(0,fault/* shown */.SP)(row.status)} for ${row.key}.`;
    return [
        {
            severity: 'warning',
            code: 'PLAN_STATUS_DIFFERS',
            at: [row.key],
            file: file.path,
            offset: said.offset,
            message,
            remedy: 'Fix the one that is wrong; the list counts.',
        },
    ];
}
const mostPoints = 13;
const sizeFaults = ({ key, points, offset }) => points === undefined || points < mostPoints
    ? []
    : [
        {
            severity: 'warning',
            code: 'PLAN_TASK_TOO_LARGE',
            at: [key],
            offset,
            message: `Story ${(0,fault/* shown */.SP)(key)} has ${points} points; a story should fit in one agent call.`,
            remedy: 'Split it into smaller stories.',
        },
    ];
function notListed(files, rows, byKey) {
    const used = new Set([...byKey.values()].map(({ path }) => path));
    const numbers = new Set(rows.map(({ key }) => (0,bmad_folder/* storyNumber */.P_)(key)));
    return files
        .filter(({ path, text }) => !used.has(path) && text.status !== undefined && !numbers.has((0,bmad_folder/* storyNumber */.P_)((0,bmad_folder/* stemOf */.Vc)(path))))
        .map(({ path }) => ({
        severity: 'warning',
        code: 'PLAN_STORY_FILE',
        at: [],
        file: path,
        offset: 0,
        message: 'The list of stories does not mention this file, so it is left out.',
        remedy: `Add a row ${(0,bmad_folder/* stemOf */.Vc)(path)} to the list, or delete the file.`,
    }));
}

;// CONCATENATED MODULE: ./build/core/plan/format/bmad/read-bmad.js














function readBmad({ folder, files, scope }) {
    const texts = new Map();
    const unreadable = files.flatMap((file) => readInto(texts, file));
    const nearest = (0,bmad_folder/* sprintStatusIn */.qs)(files);
    const own = nearest.length === 1 ? nearest[0]?.path : undefined;
    const linesOf = onceFor((path) => (0,outline/* outline */.r)(texts.get(path) ?? ''));
    const ofKind = (...kinds) => [...texts.keys()].filter((path) => kinds.includes((0,bmad_folder/* kindOf */.I)(path) ?? ''));
    const isHalfMerged = unreadable.some(({ file, code }) => file === own && code === 'PLAN_MERGE_MARKERS');
    const list = own === undefined || isHalfMerged ? undefined : texts.get(own);
    const listed = list === undefined ? undefined : readSprintStatus(list);
    const keys = new Set(listed?.rows.map(({ key }) => key.toLowerCase()));
    const named = ofKind('story').map((path) => ({ path, text: storyText(linesOf(path)) }));
    const storyFiles = (0,bmad_folder/* amongStories */.AJ)(named, keys);
    const known = listed ?? ofFiles(storyFiles);
    const broken = [...unreadable, ...ambiguous(nearest, folder), ...known.faults, ...locationFaults(known, own)];
    if (broken.length === 0 && known.rows.length === 0)
        broken.push(nothingThere(folder, list !== undefined));
    const sections = sectionsOf(ofKind('epics', 'prd').filter((path) => (texts.get(path)?.length ?? 0) < mostSearched), linesOf);
    const { rows, faults: noSuch } = inScope(known, scopeOf(scope));
    const filed = filesOf(known.rows, storyFiles);
    const stories = rows.map((row) => storyOf(row, { file: filed.byKey.get(row.key), sections, own }));
    const documents = documentsIn(texts);
    const notRead = new Set(unreadable.flatMap(({ file }) => (file === undefined || texts.has(file) ? [] : [file])));
    const linked = new Set(files.flatMap(({ path, link }) => (link || notRead.has(path) ? [(0,bmad_folder/* storyNumber */.P_)((0,bmad_folder/* stemOf */.Vc)(path))] : [])));
    const faults = [
        ...broken,
        ...noSuch,
        ...filed.faults,
        ...stories.flatMap((story) => [...story.faults, ...storyFaults(story, { anyFile: storyFiles.length > 0, linked })]),
        ...dependencyFaults(known, stories),
        ...(list === undefined ? [] : notListed(storyFiles, known.rows, filed.byKey)),
        ...stories.flatMap(({ file }) => (file ? linkFaults(file.path, linesOf) : [])),
        ...documents.flatMap(({ path, text }) => largeDocument(path, text)),
    ];
    const storyOfFault = storiesOfFaults(known.rows);
    const isAboutList = (fault) => (fault.file ?? own) === own;
    const unreadList = broken.some((one) => one.severity === 'error' && isAboutList(one) && unread.has(one.code));
    const chosen = new Set(rows.map(({ key }) => key));
    const judged = faults.map((fault) => {
        const story = storyOfFault(fault);
        return story === undefined || chosen.has(story) ? fault : { ...fault, severity: 'warning' };
    });
    const faulty = new Set(judged.flatMap((one) => (one.severity === 'error' ? (storyOfFault(one) ?? []) : [])));
    const context = contextOf(known.project, documents);
    const draft = {
        format: 'BMAD',
        value: unreadList ? undefined : planOf({ stories, known, context, epics: sections.epics, folder }),
        faults: (unreadList ? broken : judged).map((fault) => inFile(fault, own)),
        texts,
        placeOf: (at) => placeOf(at, stories, own),
        doneBy: 'status done',
        isThorough: true,
    };
    return {
        ...(0,read_draft/* judgeDraft */.j)(draft, own === undefined ? '' : (texts.get(own) ?? ''), `${read_bmad_nameOf(known.project, folder)}.json`),
        format: 'BMAD',
        doneBy: 'status done',
        sources: sourcesOf(own, storyFiles, sections.stories),
        choices: choicesOf(known),
        sound: rows.flatMap(({ key }) => (faulty.has(key) ? [] : [key])),
    };
}
function storiesOfFaults(rows) {
    const keys = new Set(rows.map(({ key }) => key));
    const byNumber = new Map(rows.map(({ key }) => [(0,bmad_folder/* storyNumber */.P_)(key), key]));
    const byFile = new Map(rows.flatMap(({ key, file }) => (file === undefined ? [] : [[file, key]])));
    return ({ at: [first], file }) => {
        if (typeof first === 'string' && keys.has(first))
            return first;
        if (file === undefined || (0,bmad_folder/* kindOf */.I)(file) !== 'story')
            return undefined;
        return byFile.get(file) ?? byNumber.get((0,bmad_folder/* storyNumber */.P_)((0,bmad_folder/* stemOf */.Vc)(file)));
    };
}
function scopeOf(said) {
    const read = (0,scope/* readScope */.h)(said);
    return 'value' in read ? read.value : { kind: 'all' };
}
const mostSearched = 1_000_000;
const locationFaults = ({ storyLocation }, own) => storyLocation === undefined || own === undefined || (0,bmad_folder/* storyFolder */.K3)(storyLocation.path, own) !== undefined
    ? []
    : [
        {
            severity: 'warning',
            code: 'PLAN_LINK_OUTSIDE',
            at: ['story_location'],
            offset: storyLocation.offset,
            message: `story_location is ${(0,fault/* shown */.SP)(storyLocation.path)}, which points outside the repository, so it is not read.`,
            remedy: 'Write it from the top of the repository, such as docs/stories.',
        },
    ];
const inFile = (fault, own) => fault.file !== undefined || own === undefined ? fault : { ...fault, file: own };
function onceFor(make) {
    const known = new Map();
    return (path) => {
        const value = known.get(path) ?? make(path);
        known.set(path, value);
        return value;
    };
}
const documentsIn = (texts) => [...texts].flatMap(([path, text]) => {
    const kind = (0,bmad_folder/* kindOf */.I)(path);
    return kind === 'rules' || kind === 'architecture' || kind === 'brief' || kind === 'prd'
        ? [{ path, kind, text }]
        : [];
});
const unread = new Set([
    'PLAN_SYNTAX',
    'PLAN_MERGE_MARKERS',
    'PLAN_ENCODING',
    'PLAN_FOLDER',
    'PLAN_NO_TASKS',
    'PLAN_TOO_LARGE',
]);
function ambiguous(found, folder) {
    if (found.length < 2)
        return [];
    const message = `${folder} has several lists of stories: ${found.map(({ path }) => path).join(', ')}.`;
    return [{ severity: 'error', code: 'PLAN_FOLDER', at: [], message, remedy: 'Name the folder of one of them.' }];
}
const nothingThere = (folder, listed) => ({
    severity: 'error',
    code: listed ? 'PLAN_NO_TASKS' : 'PLAN_FOLDER',
    at: [],
    message: listed
        ? 'The list has no stories: neither rows below development_status nor a list named stories.'
        : `${folder} has no sprint-status.yaml and no story files, such as stories/1-1-login.md.`,
    remedy: listed
        ? 'Run sprint-planning, or add the rows yourself.'
        : 'Name the folder that holds them, or another plan.',
});
const linkFaults = (path, linesOf) => (0,outside_links/* outsideLinks */.H)(linesOf(path), path).map((fault) => ({ ...fault, file: path }));
function planOf({ stories, known, context, epics, folder, }) {
    if (stories.length === 0)
        return undefined;
    const there = new Set(stories.map(({ row }) => row.key));
    const keys = new Map(known.rows.map(({ key }) => [key, idOf(key)]));
    return {
        name: read_bmad_nameOf(known.project, folder),
        ...(known.project !== undefined && { project: known.project }),
        ...(context !== '' && { context }),
        tasks: stories.map((story, index) => {
            const { row, id, text, status } = story;
            return {
                id,
                title: row.title ?? text?.title ?? titleOfKey(row.key),
                description: aboutOf(story, known, epics),
                acceptance_criteria: text && text.criteria.length > 0 ? text.criteria.map((one) => one.text) : row.criteria,
                depends_on: row.waits
                    .filter((other) => there.has(other) || !keys.has(other))
                    .map((other) => keys.get(other) ?? other),
                status,
                order: index,
            };
        }),
    };
}
const mostOfEpic = 1_000;
function aboutOf({ row, text, file }, { epics: listedEpics }, sections) {
    const tasks = (text?.tasks ?? []).map(({ text: task, ticked, depth }) => `${'  '.repeat(depth - 1)}- ${ticked ? '(done) ' : ''}${task}`);
    const named = row.epic === undefined ? undefined : epicName(row.epic);
    const listed = listedEpics.find(({ id }) => epicName(id) === named);
    const told = named === undefined ? undefined : sections.get(named)?.text;
    const title = listed?.title || told?.title;
    const goal = (listed?.about || told?.about || '').slice(0, mostOfEpic).trim();
    return [
        text?.about.trim() || row.about,
        tasks.length > 0 ? `Tasks, one after the other:\n${tasks.join('\n')}` : '',
        title ? `Part of epic ${row.epic}, \u201c${title}\u201d.${goal === '' ? '' : `\n${goal}`}` : '',
        file ? `The story's file is ${file.path}. Its status and check boxes are ticked for you: leave it as it is.` : '',
    ]
        .filter(Boolean)
        .join('\n\n');
}
function read_bmad_nameOf(project, folder) {
    const words = (project ?? folder.split('/').at(-1) ?? '').normalize('NFKD').match(/[A-Za-z0-9]+/g) ?? [];
    return words.join('-').slice(0, 60).toLowerCase() || 'bmad';
}
function placeOf([first, index, field], stories, own) {
    const story = first === 'tasks' && typeof index === 'number' ? stories[index] : undefined;
    const list = own === undefined ? {} : { file: own };
    if (!story)
        return { at: [], offset: 0, ...list };
    const { row, file } = story;
    const at = [row.key, ...(field === undefined ? [] : [field])];
    if (field === 'status')
        return { at, offset: row.statusOffset, ...list };
    const inFile = field === undefined || field === 'description' || field === 'acceptance_criteria';
    return file && (inFile || own === undefined)
        ? { at, offset: 0, file: file.path }
        : { at, offset: row.offset, ...list };
}
const sourcesOf = (own, files, told) => [
    ...new Set([
        ...(own === undefined ? [] : [own]),
        ...files.map(({ path }) => path),
        ...[...told.values()].map(({ path }) => path),
    ]),
];
function storyFolderIn(files) {
    const [list, ...others] = (0,bmad_folder/* sprintStatusIn */.qs)(files);
    const bytes = files.find(({ path }) => path === list?.path)?.bytes;
    if (list === undefined || others.length > 0 || bytes === undefined)
        return undefined;
    const [, location] = /^story_location:[ \t]*["']?([^"'#\r\n]+)/m.exec(new TextDecoder('utf-8').decode(bytes)) ?? [];
    return location === undefined ? undefined : (0,bmad_folder/* storyFolder */.K3)(location.trim(), list.path);
}


/***/ })

};
