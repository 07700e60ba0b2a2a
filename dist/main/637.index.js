export const id = 637;
export const ids = [637];
export const modules = {

/***/ 6637:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readBmad: () => (/* binding */ readBmad),
  storyFolderIn: () => (/* binding */ storyFolderIn)
});

// EXTERNAL MODULE: ./build/core/plan/lint/fault.js
var fault = __webpack_require__(82660);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/outline.js
var outline = __webpack_require__(24492);
// EXTERNAL MODULE: ./build/core/plan/format/markdown/outside-links.js
var outside_links = __webpack_require__(87157);
// EXTERNAL MODULE: ./build/core/plan/format/read/draft.js
var read_draft = __webpack_require__(91176);
// EXTERNAL MODULE: ./build/core/text/amounts.js
var amounts = __webpack_require__(14421);
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
var bmad_folder = __webpack_require__(73739);
// EXTERNAL MODULE: ./build/core/plan/format/bmad/stories.js
var bmad_stories = __webpack_require__(16090);
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
    const byNumber = (0,bmad_stories/* inGroups */.Am)(rows, ({ key }) => (0,bmad_folder/* storyNumber */.P_)(key));
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
var merge_markers = __webpack_require__(93809);
// EXTERNAL MODULE: ./build/core/plan/format/read/source-text.js
var source_text = __webpack_require__(47836);
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
var scope = __webpack_require__(98619);
// EXTERNAL MODULE: ./build/core/plan/format/bmad/bmad-status.js
var bmad_status = __webpack_require__(36614);
;// CONCATENATED MODULE: ./build/core/plan/format/bmad/scope-choices.js


function choicesOf({ rows, currentSprint }) {
    const open = rows.filter((row) => !isOver(row) && meaning(row) !== 'given_up');
    const counted = (0,bmad_stories/* inGroups */.Am)(open.filter(({ epic }) => epic !== undefined), ({ epic }) => epic ?? '');
    const current = open.filter(({ sprint }) => sprint !== undefined && sprint === currentSprint);
    return {
        open: open.length,
        epics: [...counted].map(([name, list]) => ({ name, open: list.length })),
        sprint: currentSprint === undefined || current.length === 0 ? undefined : { name: currentSprint, open: current.length },
        stories: open.map(({ key, title }) => ({ id: key, title: title ?? (0,bmad_stories/* titleOfKey */.LA)(key) })),
    };
}
const meaning = (row) => (0,bmad_status/* bmadStatus */.p)(row.status, { at: [], offset: 0 });
const isOver = (row) => meaning(row) === 'done' || meaning(row) === 'skipped';

// EXTERNAL MODULE: ./build/core/plan/format/bmad/sprint-status.js
var sprint_status = __webpack_require__(77790);
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
const story_faults_meaning = (row) => (0,bmad_status/* bmadStatus */.p)(row.status, { at: [], offset: 0 });
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
    const inFile = (0,bmad_status/* bmadStatus */.p)(said.word, { at: [row.key, 'status'], offset: said.offset });
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

// EXTERNAL MODULE: ./build/core/plan/format/bmad/story-text.js
var story_text = __webpack_require__(51268);
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
    const listed = list === undefined ? undefined : (0,sprint_status/* readSprintStatus */.X)(list);
    const keys = new Set(listed?.rows.map(({ key }) => key.toLowerCase()));
    const named = ofKind('story').map((path) => ({ path, text: (0,story_text/* storyText */.l)(linesOf(path)) }));
    const storyFiles = (0,bmad_folder/* amongStories */.AJ)(named, keys);
    const known = listed ?? (0,bmad_stories/* ofFiles */.Tu)(storyFiles);
    const broken = [...unreadable, ...ambiguous(nearest, folder), ...known.faults, ...locationFaults(known, own)];
    if (broken.length === 0 && known.rows.length === 0)
        broken.push(nothingThere(folder, list !== undefined));
    const sections = (0,bmad_stories/* sectionsOf */.Ks)(ofKind('epics', 'prd').filter((path) => (texts.get(path)?.length ?? 0) < mostSearched), linesOf);
    const { rows, faults: noSuch } = inScope(known, scopeOf(scope));
    const filed = (0,bmad_stories/* filesOf */.R8)(known.rows, storyFiles);
    const stories = rows.map((row) => (0,bmad_stories/* storyOf */.dH)(row, { file: filed.byKey.get(row.key), sections, own }));
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
        ...(0,read_draft/* judgeDraft */.j)(draft, own === undefined ? '' : (texts.get(own) ?? ''), `${nameOf(known.project, folder)}.json`),
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
    const keys = new Map(known.rows.map(({ key }) => [key, (0,bmad_stories/* idOf */.TH)(key)]));
    return {
        name: nameOf(known.project, folder),
        ...(known.project !== undefined && { project: known.project }),
        ...(context !== '' && { context }),
        tasks: stories.map((story, index) => {
            const { row, id, text, status } = story;
            return {
                id,
                title: row.title ?? text?.title ?? (0,bmad_stories/* titleOfKey */.LA)(row.key),
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
    const named = row.epic === undefined ? undefined : (0,bmad_stories/* epicName */.vI)(row.epic);
    const listed = listedEpics.find(({ id }) => (0,bmad_stories/* epicName */.vI)(id) === named);
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
function nameOf(project, folder) {
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
