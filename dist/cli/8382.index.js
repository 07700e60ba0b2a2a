export const id = 8382;
export const ids = [8382];
export const modules = {

/***/ 82908:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ withWaitingOrders)
/* harmony export */ });
/* harmony import */ var _order_read_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22425);
/* harmony import */ var _plan_change_follow_up_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44688);
/* harmony import */ var _run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36187);
/* harmony import */ var _run_fold_evolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6016);
/* harmony import */ var _obey_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99576);





function withWaitingOrders(run, waiting) {
    return waiting.reduce(obeyed, { ...run, state: withoutAttempt(run.state) });
}
function withoutAttempt(state) {
    const { current, tasks } = state;
    if (!current)
        return state;
    return { ...state, tasks: { ...tasks, [current.task]: { ...(0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .taskIn */ .B1)(state, current.task), status: 'pending' } } };
}
function obeyed(run, { id, at, by, text }) {
    const command = (0,_order_read_command_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommand */ .UK)(text);
    const result = 'fault' in command ? undefined : (0,_obey_command_js__WEBPACK_IMPORTED_MODULE_4__/* .obeyCommand */ .n)(command, { id, by }, run);
    if (result?.kind !== 'done')
        return run;
    return result.effects.reduce((now, effect) => {
        const added = effect.type === 'follow_up_added' ? (0,_plan_change_follow_up_js__WEBPACK_IMPORTED_MODULE_1__/* .addFollowUp */ .eS)(effect.amendment, now.plan, (0,_run_fold_begin_js__WEBPACK_IMPORTED_MODULE_2__/* .statusIn */ .em)(now.state)) : '';
        const plan = typeof added === 'string' ? now.plan : added;
        return { plan, state: (0,_run_fold_evolve_js__WEBPACK_IMPORTED_MODULE_3__/* .evolve */ .s)(now.state, { ...effect, at }) };
    }, run);
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


/***/ }),

/***/ 66014:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: () => (/* binding */ momentOf),
/* harmony export */   M: () => (/* binding */ eventKinds),
/* harmony export */   PI: () => (/* binding */ unknownKind),
/* harmony export */   XK: () => (/* binding */ logFilter)
/* harmony export */ });
/* harmony import */ var _schema_run_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79863);
/* harmony import */ var _schema_run_stored_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40092);
/* harmony import */ var _run_fold_call_costs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8479);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14421);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41038);





const seedNames = {
    orchestrator_start: ['lease_taken'],
    orchestrator_end: ['run_stopped'],
    iteration_start: ['attempt_started'],
    iteration_end: ['attempt_succeeded', 'attempt_held', 'attempt_failed', 'attempt_interrupted'],
    validation_pass: ['attempt_succeeded', 'attempt_held'],
    validation_fail: ['attempt_failed'],
};
const types = _schema_run_event_js__WEBPACK_IMPORTED_MODULE_0__/* .RunEvent */ .s.options.map((option) => option.shape.type.value);
const wordsOf = new Map(types.map((type) => [type, new Set(namesOf(type).flatMap((name) => [name, ...name.split('_')]))]));
const words = [...new Set([...types, ...[...wordsOf.values()].flatMap((own) => [...own]), ...Object.keys(seedNames)])];
function namesOf(type) {
    return [type, ...Object.keys(_schema_run_stored_event_js__WEBPACK_IMPORTED_MODULE_1__/* .formerNames */ .a).filter((former) => _schema_run_stored_event_js__WEBPACK_IMPORTED_MODULE_1__/* .formerNames */ .a[former] === type)];
}
function unknownKind(kinds) {
    const kind = kinds.find((name) => !words.includes(name));
    return kind === undefined ? undefined : { kind, meant: (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .meantName */ .d5)(kind, words) };
}
const eventKinds = types;
function momentOf(text, now) {
    const ago = /^\d+$/.test(text.trim()) ? undefined : (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDuration */ .E9)(text);
    if (ago !== undefined)
        return now - ago;
    const moment = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(moment) ? undefined : moment;
}
function logFilter({ task, iteration, kinds, since }) {
    const taskOf = new Map();
    const ofTask = (event) => {
        if (event.type === 'attempt_started')
            taskOf.set(event.iteration, event.task);
        if (task === undefined || ('task' in event && event.task === task))
            return true;
        return 'iteration' in event && taskOf.get(event.iteration) === task;
    };
    const ofIteration = (event) => iteration === undefined ||
        ('iteration' in event && event.iteration === iteration) ||
        ('undoes' in event && event.undoes === iteration) ||
        (0,_run_fold_call_costs_js__WEBPACK_IMPORTED_MODULE_2__/* .paidApart */ .zq)(event)?.iteration === iteration;
    const ofKind = (event) => kinds.length === 0 || kinds.some((kind) => isOfKind(event, kind));
    const recent = ({ at }) => since === undefined || Date.parse(at) >= since;
    return (event) => [ofTask, ofIteration, ofKind, recent].every((wanted) => wanted(event));
}
function isOfKind(event, kind) {
    if (kind === 'validation_fail')
        return event.type === 'attempt_failed' && event.cause === 'checks';
    return wordsOf.get(event.type)?.has(kind) === true || seedNames[kind]?.includes(event.type) === true;
}


/***/ }),

/***/ 47551:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ logLine),
/* harmony export */   F: () => (/* binding */ eventInWords)
/* harmony export */ });
/* harmony import */ var _confinement_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86756);
/* harmony import */ var _handoff_agent_claims_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84474);
/* harmony import */ var _run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(34891);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _text_assert_never_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6615);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _text_report_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3482);
/* harmony import */ var _facts_receipt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76441);
/* harmony import */ var _counsel_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56716);
/* harmony import */ var _forecast_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91760);
/* harmony import */ var _remarks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95618);
/* harmony import */ var _rules_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34834);
/* harmony import */ var _stop_sentence_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11365);













function logLine(event) {
    const iteration = 'iteration' in event ? `#${event.iteration}` : '';
    return `${event.at.slice(0, 19).replace('T', ' ')}  ${iteration.padEnd(5)}  ${eventInWords(event)}`;
}
function eventInWords(event) {
    switch (event.type) {
        case 'run_started':
            return `run ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.run)} of plan ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.plan)} started: ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(event.tasks.length, 'task')}, base ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(event.base)}, work on ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.work_branch)}${rulesOf(event)}`;
        case 'lease_taken':
            return `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)((0,_run_lease_lease_verdict_js__WEBPACK_IMPORTED_MODULE_11__/* .holderInWords */ .br)(event.holder))} took the lease (epoch ${event.epoch})`;
        case 'lease_renewed':
            return 'lease renewed';
        case 'lease_released':
            return 'lease released';
        case 'confined':
            return confined(event);
        case 'baseline_finished':
            return baseline(event);
        case 'attempt_started':
            return `${event.task}: attempt ${event.attempt} started from ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(event.checkpoint)}`;
        case 'handed_on':
            return handedOn(event);
        case 'attempt_succeeded':
            return succeeded(event);
        case 'milestone_begun':
            return `${event.milestone === null ? 'what belongs to no milestone' : `milestone ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.milestone)}`} begins on ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(event.from)}`;
        case 'attempt_failed':
            return failed(event);
        case 'attempt_interrupted':
            return interrupted(event);
        case 'checks_touched':
            return `${event.task}: ${(0,_remarks_js__WEBPACK_IMPORTED_MODULE_8__/* .touchedWords */ .ME)(event, _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)}`;
        case 'stuck_detected':
            return stuck(event);
        case 'signals_given':
            return `${event.task}: its agent says: ${(0,_handoff_agent_claims_js__WEBPACK_IMPORTED_MODULE_1__/* .signalsInWords */ .yV)(event, _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)}`;
        case 'human_review_requested':
            return askedForReview(event);
        case 'review_answered':
            return `${event.task}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)} answered its agent; dependent tasks continue`;
        case 'iteration_reviewed':
            return `${event.task}: ${(0,_remarks_js__WEBPACK_IMPORTED_MODULE_8__/* .reviewInWords */ .bQ)(event)} (${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(event.usd)})`;
        case 'agent_pass':
            return `${event.task}: ${(0,_remarks_js__WEBPACK_IMPORTED_MODULE_8__/* .passInWords */ .cH)(event)} (${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(event.usage.usd)})`;
        case 'passes_owed':
            return passesOwed(event);
        case 'passes_begun':
            return `the passes that were waiting now look at ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(event.iterations.length, 'iteration')}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(event.iterations.map((one) => `#${one}`))}`;
        case 'agent_call':
            return agentCalled(event);
        case 'failure_pattern':
            return `${event.task}: the same failure again and again: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.pattern)} [recommended: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.recommended_action)}]`;
        case 'context_directive':
            return directive(event);
        case 'prepared_prompt_refused':
            return `the prepared prompt is not used; the assembled one is used instead: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(event.why)}`;
        case 'server_trouble':
            return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.what.join('; '));
        case 'agent_lingered':
            return `the agent's process kept running after its answer and was ended after ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(event.after_ms)}`;
        case 'prompt_cut':
            return promptCut(event);
        case 'files_hidden':
            return `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(event.total, 'new file')} hidden by ignore rules that the agent added, so not committed: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(event.paths, event.total)}`;
        case 'environment_changed':
            return `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(event.total, 'ignored file')} changed by the agent: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(event.paths, event.total)}`;
        case 'amendment_accepted':
            return event.given_up
                ? `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(String(event.amendment.task_id))} given up by the agent; a person decides${because(event.amendment.reason)}`
                : `plan amended: ${amendmentInWords(event.amendment)}`;
        case 'amendment_refused':
            return `amendment refused (${amendmentInWords(event.amendment)}): ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)}`;
        case 'plan_changed':
            return planChanged(event);
        case 'command_taken':
            return `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)} ordered: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.text)}${event.refused === null ? '' : ` \u2014 refused: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.refused)}`}`;
        case 'follow_up_added':
            return `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)} reviewed: ${event.task} is added to the plan (${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(String(event.amendment.task?.['title'] ?? ''))})`;
        case 'follow_up_answered':
            return `${event.task}: the reviewer is told the outcome`;
        case 'remembered':
            return `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)} wants every agent to know: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.text)} [${event.id}]${instead(event.supersedes)}`;
        case 'forgotten':
            return `${event.id} is withdrawn by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)}${because(event.why)}`;
        case 'knowledge_changed':
            return knowledgeChanged(event);
        case 'knowledge_refused':
            return `the knowledge index stays unchanged: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(event.why)}`;
        case 'knowledge_inherited':
            return knowledgeInherited(event);
        case 'evidence_gathered':
            return (0,_counsel_words_js__WEBPACK_IMPORTED_MODULE_6__/* .evidenceInWords */ .KG)(event, _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD);
        case 'counsel_begun':
            return `${(0,_counsel_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counselInWords */ .y0)(event)} begins`;
        case 'counsel_called':
            return `${(0,_counsel_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counselInWords */ .y0)(event)} by ${event.model === null ? 'an agent' : (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.model)} (${spent(event)}): ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.outcome)}${putBack(event)}`;
        case 'counsel_interrupted':
            return (0,_counsel_words_js__WEBPACK_IMPORTED_MODULE_6__/* .interruptedInWords */ .tN)(event, _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD);
        case 'consensus_said':
            return (0,_counsel_words_js__WEBPACK_IMPORTED_MODULE_6__/* .consensusInWords */ .i_)(event.now, _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD);
        case 'plan_reviewed':
            return (0,_counsel_words_js__WEBPACK_IMPORTED_MODULE_6__/* .planReviewInWords */ .GT)(event, _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD);
        case 'counsel_answered':
            return (0,_counsel_words_js__WEBPACK_IMPORTED_MODULE_6__/* .answerInWords */ .FS)(event, _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD);
        case 'completion_judged':
            return (0,_counsel_words_js__WEBPACK_IMPORTED_MODULE_6__/* .judgedInWords */ .ec)(event, _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD);
        case 'pause':
            return `paused by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)}`;
        case 'resume':
            return `resumed by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)}`;
        case 'wait_lifted':
            return 'this job was told not to wait for the provider (--now)';
        case 'setting_changed':
            return `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.name)} set to ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.value)} by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)}, for the rest of the run`;
        case 'rules_changed':
            return (0,_rules_text_js__WEBPACK_IMPORTED_MODULE_9__/* .rulesChanged */ .O2)(event);
        case 'skip_task':
            return `${event.task} skipped by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)}${because(event.why)}`;
        case 'task_reopened':
            return `${event.task} reopened by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)}, with all its attempts again`;
        case 'attempt_held':
            return `${succeeded(event, 'passed as')} [waits for approval]`;
        case 'attempt_approved':
            return approved(event);
        case 'attempt_rejected':
            return `${event.task}: ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(event.commit)} rejected by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)}${because(event.why)} [reopened]`;
        case 'undo_ordered':
            return `undo of iteration ${event.undoes} ordered by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)}${because(event.why)}`;
        case 'undo_done':
            return undone(event);
        case 'undo_failed':
            return `iteration ${event.undoes} could not be undone; nothing was changed: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)}`;
        case 'note':
            return `hint by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.by)} for ${event.task ? `the next attempt of ${event.task}` : 'the next attempt'}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.text)}`;
        case 'hints_told':
            return `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(event.ids.length, 'hint')} went into the prompt`;
        case 'base_merged':
            return `the base moved: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)}; the checks run on ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(event.commit)} next${protectedPart(event)}`;
        case 'base_renamed':
            return `the base branch ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.from)} is called ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.to)} from now on`;
        case 'conflict_task_added':
            return `the base conflicts with the work in ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(event.files, event.total)}: resolving it is ${event.task}, the next task (${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)})`;
        case 'conflict_task_ended':
            return `${event.task} is no longer needed: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)}`;
        case 'run_imported':
            return `the run of ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.from)} continues here after its iteration ${event.iteration}`;
        case 'agents_md_due':
            return `ralph's section of AGENTS.md is out of date: ${event.task} updates it, with ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(event.entries, 'entry', 'entries')}`;
        case 'agents_md_ended':
            return `${event.task} is given up, and AGENTS.md stays unchanged: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)}`;
        case 'agents_md_left':
            return `AGENTS.md stays unchanged: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)}`;
        case 'work_moved':
            return `work branch moved from ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(event.from)} to ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(event.to)}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)}${protectedPart(event)}`;
        case 'queue_moved':
            return `the plan moved to ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.file)} by ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(event.to)}`;
        case 'steering_changed':
            return `changed while an agent with possible access was running: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(event.paths)}; the run keeps the earlier versions`;
        case 'work_refused':
            return `the remote refused ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.branch)} (${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)}); the commits are offered as ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.offered)}`;
        case 'budget_warning':
            return (0,_forecast_text_js__WEBPACK_IMPORTED_MODULE_7__/* .budgetInWords */ .MZ)(event);
        case 'run_stopped':
            return `job ended: ${(0,_stop_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .stopInWords */ .d9)(event.reason)}`;
        default:
            return (0,_text_assert_never_js__WEBPACK_IMPORTED_MODULE_12__/* .assertNever */ .x)(event);
    }
}
function rulesOf({ rules }) {
    const said = (0,_rules_text_js__WEBPACK_IMPORTED_MODULE_9__/* .rulesInWords */ .k5)(rules);
    return said === undefined ? '' : `; rules: ${said}`;
}
const spent = (event) => `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(event.duration_ms)}, ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(event.usage.usd)}`;
function confined(event) {
    const refused = event.refused.map(({ way, why }) => `${_confinement_words_js__WEBPACK_IMPORTED_MODULE_0__/* .wayInWords */ .wf[way]} (${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(why)})`);
    const others = refused.length === 0 ? '' : `. Not available here: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(refused)}`;
    return `confinement of the agent and the checks: ${(0,_confinement_words_js__WEBPACK_IMPORTED_MODULE_0__/* .confinementInWords */ .RA)(event)}${others}`;
}
function baseline(event) {
    const { commit, red, accepted, counting, confined = [] } = event;
    const at = `checks on the untouched ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(commit)}`;
    const unchecked = (0,_facts_receipt_js__WEBPACK_IMPORTED_MODULE_5__/* .uncheckedWords */ .Gg)(event);
    if (counting === 0)
        return `${at}: none. ${unchecked}`;
    if (red.length === 0)
        return `${at}: all green`;
    if (confined.length > 0) {
        const names = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(confined.map(({ name }) => name));
        return `${at}: fails in the confinement, passes without it: ${names} (blocks the run)`;
    }
    const fate = accepted ? ' (accepted as known)' : ' (blocks the run)';
    return `${at}: red: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(red)}${fate}${unchecked === undefined ? '' : `. ${unchecked}`}`;
}
function succeeded(event, how = 'done in') {
    const extras = [
        ...(event.handoff === 'synthetic' ? ['the agent left no handoff'] : []),
        ...(event.handoff === 'extracted' ? ['its handoff was extracted from its last output'] : []),
        ...(event.flaky.length > 0 ? [`flaky: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(event.flaky)}`] : []),
        ...(event.turned_green.length > 0 ? [`now green: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(event.turned_green)}`] : []),
    ];
    const tail = extras.length > 0 ? ` [${extras.join('; ')}]` : '';
    const said = `(${spent(event)}): ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.summary)}${tail}`;
    const { task, commit, part } = event;
    if (commit === null)
        return `${task} done; nothing was left to do after its parts ${said}`;
    if (!part)
        return `${task} ${how} ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(commit)} ${said}`;
    const left = part.left.length === 0 ? '' : `: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(part.left.map((one) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(one)))}`;
    const fate = part.final ? '; no continuation is left, so the task failed' : '';
    return `${task} ${how === 'done in' ? 'continued with' : how} part ${part.number}, ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(commit)} ${said} [not complete${left}${fate}]`;
}
function handedOn({ what, of, commit }) {
    if (what === 'passes')
        return "the passes that were waiting were handed to the workflow's other jobs";
    if (what === 'counsel')
        return "a call about the plan as a whole was handed to the workflow's other jobs";
    const which = of ? `${of.task}, iteration ${of.iteration}` : 'the untouched checkpoint';
    const at = commit === null ? '' : ` as ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(commit)}`;
    return `${what === 'undo' ? 'the undo in ' : ''}${which} was handed to the workflow's other jobs${at}`;
}
function passesOwed({ task, passes, checks }) {
    const which = passes.length === 1 ? 'pass' : 'passes';
    return `${task}: the ${which} ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(passes.map((name) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)))} will look at it in the next job of an agent: its checks ${checks}`;
}
const instead = (ids = []) => (ids.length === 0 ? '' : `, replacing ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(ids)}`);
function knowledgeInherited({ from, entries, left_out }) {
    const more = left_out === undefined ? '' : `; ${left_out} more did not fit`;
    return `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(entries.length, 'entry', 'entries')} from the plan ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(from)} ${entries.length === 1 ? 'was' : 'were'} inherited${more}`;
}
function knowledgeChanged({ entries, through, trigger }) {
    const added = entries.filter(({ status }) => status === 'active').map(({ id }) => id);
    const over = entries.length - added.length;
    const parts = [added.length > 0 ? (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(added) : 'nothing new', ...(over > 0 ? [`${over} no longer in force`] : [])];
    return `the knowledge index now covers iterations up to ${through} (${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(trigger)}): ${parts.join('; ')}`;
}
const approved = ({ task, commit, by, part }) => `${task}: ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(commit)} approved by ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(by)}, ${part ? `part ${part.number}` : 'done'}`;
function stuck({ task, why, action, retries_left }) {
    const saved = retries_left === 0 ? '' : `, ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(retries_left, 'retry', 'retries')} saved`;
    return `${task} is stuck: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(why)} [${stuckWords[action]}${saved}]`;
}
const stuckWords = {
    ask: 'the task has failed; a person is notified',
    pause: 'the run is paused',
    skip: 'given up; a person decides',
};
const askedForReview = ({ task, why, holds }) => `${task}: a person is asked to review: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(why)}${holds ? ' [what depends on it waits]' : ''}`;
function agentCalled({ model, role, outcome, edited = [], ...event }) {
    const by = `${model === null ? 'an agent' : (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(model)} (${spent(event)})`;
    const what = {
        index: 'was asked to update the index',
        post: 'was asked to review the last iteration',
        prep: 'was asked to prepare the prompt',
        research: 'was asked to do research',
        extraction: "was asked to write a handoff from the agent's last output",
    }[role];
    return `${role}: ${by} ${what}${outcome === undefined ? '' : `: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(outcome)}`}${putBack({ edited })}`;
}
const putBack = ({ edited = [] }) => edited.length === 0 ? '' : ` [it changed files, which were restored: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(edited)}]`;
function directive({ task, role, action, reason, held }) {
    const then = held ? ' [its agent is not called]' : '';
    return `${task}: ${role} says ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(action)}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(reason)}${then}`;
}
const because = (why) => (why === '' ? '' : `: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(why)}`);
function undone(event) {
    const { undoes, also, task, opens, commit, by, why, dependents, reopened } = event;
    const how = commit === null ? 'nothing was left to revert' : `reverted in ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(commit)}`;
    const which = also.length === 0 ? `iteration ${undoes}` : `iterations ${[undoes, ...also].sort((a, b) => a - b).join(', ')}`;
    const kept = reopened.length > 0 ? 'reopened too' : 'stay done';
    const others = dependents.length === 0 ? '' : `; tasks that build on it: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(dependents)} (${kept})`;
    return `${task} is ${opens ? 'reopened' : 'taken back'}: ${which}, ${how}, for ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(by)}${because(why)}${others}`;
}
const protectedPart = ({ protects }) => protects ? `; it changes protected files: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(protects.paths, protects.total)}` : '';
function failed(event) {
    const then = event.final ? 'no retries left; the task has failed' : 'rolled back; it will be retried';
    const kept = event.rejected ? `; rejected tree kept as ${(0,_text_report_context_js__WEBPACK_IMPORTED_MODULE_4__/* .shortOid */ .$M)(event.rejected)}` : '';
    return `${event.task} failed: ${failureWords[event.cause]} (${spent(event)}): ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)} [${then}${kept}]`;
}
function interrupted(event) {
    const until = event.until ? `; continues after ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUtc */ .ay)(event.until)}` : '';
    const why = `${interruptWords[event.cause]} (${spent(event)}): ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(event.why)}`;
    return `${event.task} interrupted: ${why} [rolled back; not counted against the task${until}]`;
}
const promptCut = ({ section, from_chars, to_chars }) => to_chars === 0
    ? `the prompt's section "${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(section)}" (${from_chars} characters) was omitted to fit the budget`
    : `the prompt's section "${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(section)}" was cut from ${from_chars} to ${to_chars} characters to fit the budget`;
const amendmentInWords = ({ action, task, task_id, reason }) => `${action} ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(String(task_id ?? task?.['id'] ?? 'a task'))}${reason === '' ? '' : `: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(reason)}`}`;
function planChanged(event) {
    const parts = [
        ['added', event.added.map((task) => task.id)],
        ['removed', event.removed],
        ['changed', event.modified],
    ];
    const said = parts.filter(([, ids]) => ids.length > 0).map(([verb, ids]) => `${verb} ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(ids)}`);
    const refused = event.refused ?? [];
    const left = refused.length === 0 ? '' : `; not adopted: ${refused.map(({ why }) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(why)).join(' ')}`;
    return `a person's edit of the plan was adopted: ${said.join('; ') || 'no task changed'}${left}`;
}
const failureWords = {
    checks: 'checks failed',
    no_changes: 'nothing was changed',
    guard: 'a guard refused the change',
    agent_error: 'the agent reported an error',
    agent_crashed: 'the agent crashed',
    agent_timed_out: 'the agent ran out of time',
    no_result: 'the agent gave no result',
    runner_lost: 'too many runners were lost',
    review: 'the reviewer did not accept it',
    incomplete: 'the agent did not complete it',
    stuck: 'the agent cannot go on',
};
const interruptWords = {
    runner_lost: 'the runner was lost',
    agent_killed: 'the agent was killed from outside',
    infrastructure: 'the machine or the remote failed',
    cancelled: 'cancelled',
    usage_limit: "the provider's usage limit",
    overloaded: 'the provider is overloaded',
    billing: 'the provider refuses because of billing',
    auth: 'the provider does not accept the credentials',
    budget: 'the cost budget was used up',
    work_moved: 'the work branch moved',
    held_back: 'held back before its agent was called',
};


/***/ }),

/***/ 68926:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDashboard: () => (/* binding */ runDashboard)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/entry/wire/kept-runs.js
var kept_runs = __webpack_require__(8284);
// EXTERNAL MODULE: ./build/entry/wire/report-page.js
var report_page = __webpack_require__(65843);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/setting/setting.js
var setting = __webpack_require__(13225);
// EXTERNAL MODULE: ./build/adapter/git/remote/inbox.js
var inbox = __webpack_require__(61634);
// EXTERNAL MODULE: ./build/adapter/git/state/survey-states.js
var survey_states = __webpack_require__(90618);
// EXTERNAL MODULE: ./build/adapter/git/store/store.js + 2 modules
var store_store = __webpack_require__(65977);
// EXTERNAL MODULE: ./build/core/report/words/status.js
var words_status = __webpack_require__(87897);
// EXTERNAL MODULE: ./build/core/run/fold/lost-job.js
var lost_job = __webpack_require__(68124);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
// EXTERNAL MODULE: ./build/adapter/git/call/remote-url.js
var remote_url = __webpack_require__(76696);
// EXTERNAL MODULE: ./build/core/config/resolve/resolve.js
var resolve = __webpack_require__(4146);
// EXTERNAL MODULE: ./build/core/ref/state-paths.js
var state_paths = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/core/text/command-line.js
var command_line = __webpack_require__(62488);
;// CONCATENATED MODULE: ./build/entry/dashboard/run-project.js






function projectOfRun({ plan, state }, from) {
    const { sources, keeper, stateRef, context } = from;
    const { env, cwd } = context;
    const { repository, name: remote, address } = keeper;
    const { settings } = (0,resolve/* resolveSettings */.M)({ ...sources.given, plan });
    const planAtTop = state.plan_file ?? sources.planFile;
    const prefix = stateRef.slice(0, -(state.plan.length + 1));
    const config = sources.given.flags['config'];
    return {
        repository,
        remote: address,
        stateRef,
        workRef: `refs/heads/${state.work_branch}`,
        workBranch: state.work_branch,
        shownBranch: remote !== null && /^[\w.-]+$/.test(remote) ? `${remote}/${state.work_branch}` : state.work_branch,
        plan,
        planName: state.plan,
        planFile: (0,external_node_path_.relative)(cwd, (0,external_node_path_.join)(repository.toplevel, planAtTop)),
        planAtTop,
        reachedBy: [
            ...(typeof config === 'string' ? (0,command_line/* flagWords */.GK)('config', config) : []),
            ...(remote === null ? [] : (0,command_line/* flagWords */.GK)('remote', (0,remote_url/* withoutCredentials */.ri)(remote))),
            ...(stateRef === (0,state_paths/* stateRefOf */.af)(state.plan) ? [] : (0,command_line/* flagWords */.GK)('state-ref', prefix)),
        ],
        settings,
        secrets: (0,project/* secretsIn */.VY)({
            env,
            settings,
            access: keeper.secrets,
            headers: repository.carriedConfiguration(address),
        }),
    };
}

// EXTERNAL MODULE: ./build/adapter/git/work/patches.js
var patches = __webpack_require__(5271);
// EXTERNAL MODULE: ./build/adapter/local/order-origin.js
var order_origin = __webpack_require__(98731);
// EXTERNAL MODULE: ./build/adapter/process/environment.js
var environment = __webpack_require__(62171);
// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
// EXTERNAL MODULE: ./build/app/job/prove.js
var prove = __webpack_require__(74558);
// EXTERNAL MODULE: ./build/core/github/address.js
var github_address = __webpack_require__(28768);
// EXTERNAL MODULE: ./build/core/order/read-command.js
var read_command = __webpack_require__(22425);
// EXTERNAL MODULE: ./build/core/report/facts/iteration-view.js
var iteration_view = __webpack_require__(27242);
// EXTERNAL MODULE: ./build/core/report/facts/log-filter.js
var log_filter = __webpack_require__(66014);
// EXTERNAL MODULE: ./build/core/config/rules/overrides.js
var overrides = __webpack_require__(14476);
// EXTERNAL MODULE: ./build/core/config/rules/rule-table.js
var rule_table = __webpack_require__(92346);
// EXTERNAL MODULE: ./build/core/config/table/settings.js + 4 modules
var settings = __webpack_require__(10866);
// EXTERNAL MODULE: ./build/core/report/words/log-lines.js
var log_lines = __webpack_require__(47551);
;// CONCATENATED MODULE: ./build/core/report/page/live-page.js




const logGroups = (/* unused pure expression or super */ null && (['attempts', 'checks', 'orders', 'knowledge', 'trouble', 'other']));
const mostLogRows = 2_000;
function livePage(data, of) {
    const shown = of.events.filter(({ type }) => type !== 'lease_renewed');
    return {
        ...data,
        log: shown.slice(-mostLogRows).map(logRow),
        older_events: Math.max(0, shown.length - mostLogRows),
        paused: of.state.paused,
        commands: of.state.commands,
        settings: overrides/* adjustable */.mN.flatMap((name) => settingRow(name, of.given)),
    };
}
const logRow = (event) => ({
    at: event.at,
    iteration: 'iteration' in event ? event.iteration : null,
    type: event.type,
    groups: groupsOf(event.type),
    text: (0,log_lines/* eventInWords */.F)(event),
});
const patterns = [
    ['attempts', /^(?:attempt_|agent_|handed_on|iteration_|undo_|milestone_)/],
    ['checks', /^(?:baseline_|checks_|evidence_|confined)|attempt_(?:succeeded|failed|held)/],
    ['orders', /^(?:command_|pause$|resume$|note$|skip_task|setting_|rules_|task_|follow_up_|review_|counsel_)/],
    ['knowledge', /^(?:remembered|forgotten|knowledge_)/],
    ['trouble', /fail|refused|human_review|stuck|interrupted|trouble|rejected|warning|lingered|hidden|changed_files/],
];
function groupsOf(type) {
    const found = patterns.flatMap(([group, pattern]) => (pattern.test(type) ? [group] : []));
    return found.length === 0 ? ['other'] : found;
}
function settingRow(name, given) {
    if (name === 'require')
        return [];
    const { read, help, example } = settings/* settings */.W[name];
    const raw = (0,rule_table/* rawOf */.UD)(name, given[name]);
    const value = raw === null ? '' : typeof raw === 'string' ? raw : JSON.stringify(raw);
    return [{ name, help, example, value, choices: choicesOf(read), rule: (0,rule_table/* isRule */.Nd)(name) }];
}
function choicesOf(read) {
    const refused = read({});
    const names = 'expected' in refused ? /^one of (.+)$/.exec(refused.expected)?.[1] : undefined;
    if (names !== undefined)
        return names.split(', ');
    return 'expected' in refused && refused.expected === 'true or false' ? ['true', 'false'] : null;
}
function pageTexts(page, clean) {
    const parts = [...partsOf(page)].flatMap(([part, value]) => value === undefined ? [] : [[part, textOf(value)]]);
    const texts = parts.flatMap(([, text]) => text);
    const cleaned = clean(texts.join('\n')).split('\n');
    const kept = cleaned.length === texts.length ? cleaned : texts.map(clean);
    let at = 0;
    return new Map(parts.map(([part, text]) => [
        part,
        typeof text === 'string' ? (kept[at++] ?? '') : text.map(() => kept[at++] ?? ''),
    ]));
}
function wholePage(texts) {
    const fields = (inStatus) => [...texts].flatMap(([part, text]) => part.startsWith(ofStatus) === inStatus
        ? `${JSON.stringify(inStatus ? part.slice(ofStatus.length) : part)}:${jsonOf(text)}`
        : []);
    return `{${[...fields(false), `"status":{${fields(true).join(',')}}`].join(',')}}`;
}
function changesOf(before, after) {
    const changes = [...after].flatMap(([part, text]) => {
        const was = before.get(part);
        const named = `{"part":${JSON.stringify(part)}`;
        if (typeof text === 'string' || was === undefined || typeof was === 'string')
            return text === was ? [] : [`${named},"value":${jsonOf(text)}}`];
        const differs = text.findIndex((item, at) => item !== was[at]);
        const from = differs === -1 ? text.length : differs;
        if (from === text.length && text.length === was.length)
            return [];
        return [`${named},"from":${from},"items":${jsonOf(text.slice(from))}}`];
    });
    return changes.length === 0 ? undefined : `[${changes.join(',')}]`;
}
const textOf = (value) => Array.isArray(value) ? value.map((item) => JSON.stringify(item)) : JSON.stringify(value);
const jsonOf = (text) => (typeof text === 'string' ? text : `[${text.join(',')}]`);
function withChanges(page, changes) {
    const parts = partsOf(page);
    for (const { part, value, from, items } of changes) {
        const was = parts.get(part);
        parts.set(part, items && Array.isArray(was) ? [...was.slice(0, from), ...items] : value);
    }
    const named = (inStatus) => [...parts].flatMap(([part, value]) => part.startsWith(ofStatus) === inStatus ? [[inStatus ? part.slice(ofStatus.length) : part, value]] : []);
    return { ...Object.fromEntries(named(false)), status: Object.fromEntries(named(true)) };
}
const ofStatus = 'status.';
const partsOf = ({ status, ...others }) => new Map([
    ...Object.entries(others),
    ...Object.entries(status).map(([name, value]) => [`${ofStatus}${name}`, value]),
]);

// EXTERNAL MODULE: ./build/core/report/page/page-data.js
var page_data = __webpack_require__(13807);
// EXTERNAL MODULE: ./build/core/report/page/page-detail.js
var page_detail = __webpack_require__(53842);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/entry/wire/give-order.js + 1 modules
var give_order = __webpack_require__(15802);
// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(63477);
// EXTERNAL MODULE: ./build/entry/wire/status-context.js
var status_context = __webpack_require__(88549);
;// CONCATENATED MODULE: ./build/entry/dashboard/run-watch.js



















function watchRun(of) {
    const { context, stateRef, projectOf } = of;
    const access = of.open();
    let seen;
    let texts;
    let whole;
    let clean = (text) => text;
    const look = async () => {
        seen = await lookAgain(access, { stateRef, asked: of.asked, seen, projectOf });
        const { run, project, events, records, evidence, burned } = seen;
        clean = (0,redact/* redactor */.$p)(project.secrets);
        const address = (0,github_address/* gitHubAddress */.CZ)(context.env, project.repository.origin);
        const words = {
            ...(await (0,status_context/* statusContext */.s)(project, access, { context, run })),
            repository: address ? `${address.serverUrl}/${address.owner}/${address.repo}` : null,
            exportOne: (0,report_context/* ralphCommand */.lC)(project, 'report', '--html', 'report.html', '--iteration', 'N'),
        };
        const { settings } = (0,job_settings/* adjusted */.BZ)({ settings: project.settings, rules: (0,job_settings/* noRules */.jn)(project) }, run.state);
        const data = (0,page_data/* pageData */.Y)(run, { events, records, evidence, burned, details: new Map() }, words);
        const before = texts;
        texts = pageTexts(livePage(data, { events, state: run.state, given: settings }), clean);
        const changes = before && changesOf(before, texts);
        if (!before || changes)
            whole = undefined;
        return changes;
    };
    const loaded = async () => {
        const own = of.open();
        const { run } = await own.state.load();
        if (!run)
            throw gone(stateRef);
        return { access: own, run, project: projectOf(run) };
    };
    return {
        page: () => {
            whole ??= texts && wholePage(texts);
            return whole;
        },
        look,
        clean: (text) => clean(text),
        detail: async (iteration) => {
            if (!seen?.events.some((event) => 'iteration' in event && event.iteration === iteration))
                return undefined;
            const own = seen.events.filter((0,log_filter/* logFilter */.XK)({ iteration, kinds: [] }));
            const record = (await (0,read_run/* readRecords */.T3)(access.state, [iteration])).get(iteration);
            if (!record)
                return undefined;
            const view = (0,iteration_view/* iterationView */.xS)(iteration, {
                events: own,
                record,
                awaiting: seen.run.state.awaiting?.iteration ?? null,
            });
            const { checkpoint, commit } = view;
            const [diff = null] = checkpoint && commit ? await (0,patches/* patchesOf */.U)(access, [{ from: checkpoint, to: commit }]) : [];
            return (0,page_detail/* pageDetail */.h)(view, { prompt: record.prompt, diff });
        },
        order: async ({ text, confirmed }) => {
            const command = (0,read_command/* readCommand */.UK)(text);
            if ('fault' in command)
                throw (0,give_order/* refusedNow */.to)(text, command.fault);
            const there = await loaded();
            const by = there.project.repository.user.name ?? (0,environment/* userName */.nT)();
            const look = { width: 200, color: false };
            const given = { command, typed: text, by, look, confirmed };
            return (await (0,give_order/* giveOrder */.SG)({ ...there, context }, there.run, given)).said;
        },
        withdraw: async (id) => {
            const there = await loaded();
            const agents = (0,order_origin/* agentsHand */.g)((0,order_origin/* placeMark */.B)(there.project), there.run.state.lease?.holder);
            if (agents !== undefined)
                throw (0,give_order/* refusedToAgent */.r)(`orders withdraw ${id}`, agents);
            const taken = await (0,state_access/* inboxOf */.I0)(there.project, there.access, context.now).withdraw(id);
            if (!taken)
                throw (0,give_order/* refusedNow */.to)(`orders withdraw ${id}`, 'it is no longer waiting', there.project);
            return ['Withdrawn.'];
        },
    };
}
async function lookAgain({ state, remote }, { stateRef, asked, seen, projectOf, }) {
    const { refs } = await remote.lookAhead(asked);
    const oid = refs.get(stateRef);
    if (oid === undefined)
        throw gone(stateRef);
    if (seen?.run.oid === oid)
        return seen;
    await remote.fetchCommit(oid);
    const { run } = await state.load();
    if (!run)
        throw gone(stateRef);
    const goesOn = seen !== undefined && seen.run.state.run === run.state.run && seen.run.seq <= run.seq;
    const fresh = await (0,prove/* readLog */.x6)(state, run, goesOn ? seen.run.seq : 0);
    const begins = Math.max(0, fresh.findLastIndex(({ type }) => type === 'run_started'));
    const news = fresh.slice(begins);
    const ended = new Set(news.flatMap((event) => ('iteration' in event ? event.iteration : [])));
    const records = await slimRecords(state, [...ended]);
    return {
        run,
        project: projectOf(run),
        events: [...(goesOn ? seen.events : []), ...news],
        records: new Map([...(goesOn ? seen.records : []), ...records]),
        evidence: await (0,read_run/* readEvidence */.At)(state, run),
        burned: (0,page_data/* burnedOn */.wP)(goesOn ? seen.burned : page_data/* nothingBurned */.GX, news),
    };
}
const atOnce = 50;
async function slimRecords(state, iterations) {
    const all = [];
    for (let from = 0; from < iterations.length; from += atOnce) {
        const some = await (0,read_run/* readRecords */.T3)(state, iterations.slice(from, from + atOnce), iteration_view/* listedPaths */.AR);
        for (const [number, record] of some)
            all.push([number, slim(record)]);
    }
    return all;
}
const slim = ({ handoff, validation, review, ...record }) => ({
    ...record,
    review: review && { ...review, end: { kind: 'no_result', tail: '' }, review: null },
    handoff: handoff && { ...handoff, handoff: { ...handoff.handoff, freeform: '' } },
    validation: validation && {
        ...validation,
        checks: validation.checks.map((check) => (check.passed ? { ...check, output_head: '', output_tail: '' } : check)),
    },
});
const gone = (stateRef) => new error_error/* RalphError */.A({
    code: 'NO_RUN',
    message: `The run at ${stateRef} no longer exists.`,
    hint: '`ralph list` shows the runs that exist.',
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/entry/dashboard/watch-refs.js


const settledMs = 15;
function watchRefs(gitDir, folders, moved) {
    let watchers = [];
    let soon;
    const changed = () => {
        clearTimeout(soon);
        soon = setTimeout(() => {
            again();
            moved();
        }, settledMs);
    };
    const look = (path, wanted = () => true) => {
        try {
            const watcher = (0,external_node_fs_.watch)(path, { persistent: false }, (_, name) => wanted(name) && changed());
            watcher.on('error', () => watcher.close());
            watchers.push(watcher);
        }
        catch {
        }
    };
    const close = () => {
        for (const watcher of watchers)
            watcher.close();
        watchers = [];
    };
    const again = () => {
        close();
        look(gitDir, (name) => name === 'packed-refs');
        const there = folders.map((folder) => (0,external_node_path_.join)(gitDir, folder));
        const near = there.map((path) => nearest(path, gitDir)).filter((path) => path !== gitDir);
        const reftable = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(gitDir, 'reftable')) ? [(0,external_node_path_.join)(gitDir, 'reftable')] : [];
        for (const path of new Set([...near, ...there.flatMap(foldersIn), ...reftable]))
            look(path);
    };
    again();
    return {
        again,
        close: () => {
            clearTimeout(soon);
            close();
        },
    };
}
function nearest(path, top) {
    let at = path;
    while (at !== top && !(0,external_node_fs_.existsSync)(at))
        at = (0,external_node_path_.dirname)(at);
    return at;
}
const foldersIn = (path) => (0,external_node_fs_.existsSync)(path)
    ? (0,external_node_fs_.readdirSync)(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => (0,external_node_path_.join)(path, name))
    : [];

;// CONCATENATED MODULE: ./build/entry/dashboard/keeper-watch.js













const patience = { backoffMs: [1_000], timeoutMs: 60_000, silentMs: 15_000 };
async function watchKeeper(keeper, { home, context, sources, moved, }) {
    const { address, repository, prefixes } = keeper;
    const store = await (0,store_store/* openStore */.Ch)({ home, repository, remote: address, env: context.env });
    const objects = (0,store_store/* objectsOfPath */.$V)(address);
    const refs = objects && watchRefs((0,external_node_path_.dirname)(objects), [...prefixes, inboxes], moved);
    const clean = (0,redact/* redactor */.$p)(keeper.secrets);
    const watches = new Map();
    let found = new Map();
    let rows = [];
    let fault = null;
    const look = async () => {
        if (refs)
            refs.again();
        try {
            const surveyed = await (0,survey_states/* surveyStates */.f)({ store, prefixes, ...patience });
            found = new Map(surveyed.flatMap((one) => (one.run ? [[keyOf(one), { ...one, run: one.run }]] : [])));
            rows = await Promise.all(surveyed.map((one) => rowOf(one, { key: keyOf(one), keeper, now: context.now() })));
            fault = null;
        }
        catch (error) {
            if (!(error instanceof error_error/* RalphError */.A))
                throw error;
            const since = fault?.since ?? new Date(context.now()).toISOString();
            fault = { where: keeper.shown, message: clean(error.message), since };
        }
    };
    const keyOf = ({ ref }) => `${keeper.name === null ? 'here' : keeper.shown}:${ref}`;
    const begin = ({ ref, run: { state } }) => {
        const workRef = `refs/heads/${state.work_branch}`;
        return watchRun({
            open: () => (0,state_access/* accessIn */.Eh)(store, { repository, stateRef: ref, workRef }, { now: context.now, ...patience }),
            stateRef: ref,
            asked: [ref, workRef, `${(0,inbox/* inboxPrefix */.r)(state.plan)}*`],
            projectOf: (run) => projectOfRun(run, { sources, keeper, stateRef: ref, context }),
            context,
        });
    };
    return {
        isPath: refs !== undefined,
        rows: () => rows,
        fault: () => fault,
        look,
        stamp: (key) => {
            const { oid = '', inbox = [], run } = found.get(key) ?? {};
            const minute = run?.state.lease ? Math.floor(context.now() / 60_000) : 0;
            return [oid, minute, ...inbox].join(' ');
        },
        run: (key) => {
            const one = found.get(key);
            const watch = watches.get(key) ?? (one && begin(one));
            if (watch)
                watches.set(key, watch);
            return watch;
        },
        close: () => {
            if (refs)
                refs.close();
            return store.close();
        },
    };
}
const inboxes = 'refs/ralph/inbox';
async function rowOf({ plan, run, fault }, { key, keeper, now }) {
    const state = run && (await (0,kept_runs/* isLost */.JD)(run.state, now)) ? (0,lost_job/* withoutLostJob */.G)(run.state) : run?.state;
    const tasks = Object.values(state?.tasks ?? {});
    return {
        key,
        plan,
        where: keeper.shown,
        standing: state ? (0,words_status/* standingInWords */.JL)(state) : `cannot be read: ${fault}`,
        at_work: Boolean(state?.lease),
        done: tasks.filter(({ status }) => status === 'done').length,
        total: tasks.length,
        updated: state?.updated ?? null,
    };
}

;// CONCATENATED MODULE: ./build/entry/dashboard/hub.js






const lookEveryMs = 10_000;
const lastLookMs = 2_000;
const restFactor = 2;
async function openHub(keepers, { context, sources }) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(await (0,kept_runs/* roomyFolder */.vH)(), 'ralph-look-'));
    const watchers = new Map();
    let list = { runs: [], faults: [] };
    const kept = [];
    const run = (key) => kept.map((one) => one.run(key)).find((one) => one !== undefined);
    const lookAt = async (key) => {
        const watch = run(key);
        if (!watch)
            return;
        const isNew = watch.page() === undefined;
        const changes = await watch.look().catch(unlessFault);
        if (isNew || !changes)
            return;
        const json = `{"key":${JSON.stringify(key)},"changes":${changes}}`;
        for (const [{ tell }, at] of watchers)
            if (at.shown === key)
                tell('changes', json);
    };
    const listAgain = () => {
        const now = {
            runs: kept.flatMap((one) => one.rows()),
            faults: kept.flatMap((one) => one.fault() ?? []),
        };
        if ((0,setting/* alike */.nO)(now, list))
            return;
        list = now;
        for (const { tell } of watchers.keys())
            tell('runs', JSON.stringify(list));
    };
    const show = async (watcher) => {
        const at = watchers.get(watcher);
        const key = watcher.key ?? at?.shown ?? worthMost(list.runs);
        const watch = key === undefined ? undefined : run(key);
        if (!at || !watch)
            return watcher.tell('page', 'null');
        if (!watch.page())
            await watch.look().catch(unlessFault);
        if (at.shown !== undefined || !watch.page())
            return;
        at.shown = key;
        watcher.tell('page', `{"key":${JSON.stringify(key)},"page":${watch.page()}}`);
    };
    const isShown = (key) => [...watchers.values()].some(({ shown }) => shown === key);
    const lookAtKeeper = async (one) => {
        const keys = one.rows().flatMap(({ key }) => (isShown(key) ? [key] : []));
        if (one.isPath)
            await Promise.all(keys.map(lookAt));
        const before = keys.map(one.stamp);
        await one.look();
        if (!one.isPath)
            await Promise.all(keys.filter((key, at) => one.stamp(key) !== before[at]).map(lookAt));
        listAgain();
        await Promise.all([...watchers].filter(([, { shown }]) => shown === undefined).map(([watcher]) => show(watcher)));
    };
    const looks = [];
    for (const keeper of keepers) {
        const moved = () => void (watchers.size > 0 && follow());
        const one = await watchKeeper(keeper, { home: folder, context, sources, moved });
        const look = coalesced(() => lookAtKeeper(one));
        const follow = rested(look);
        kept.push(one);
        looks.push(look);
    }
    const look = async () => void (await Promise.all(looks.map((again) => again())));
    const clock = setInterval(() => void (watchers.size > 0 && look()), lookEveryMs);
    await Promise.all(looks.filter((_, at) => kept[at]?.isPath).map((again) => again()));
    const first = worthMost(list.runs);
    if (first !== undefined)
        await lookAt(first);
    return {
        run,
        look,
        watch: (watcher) => {
            watchers.set(watcher, { shown: undefined });
            watcher.tell('runs', JSON.stringify(list));
            void show(watcher).then(look);
            return () => void watchers.delete(watcher);
        },
        close: async () => {
            clearInterval(clock);
            watchers.clear();
            const ended = Promise.allSettled(looks.map((again) => again.going()));
            await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, lastLookMs))]);
            await Promise.all(kept.map((one) => one.close().catch(() => undefined)));
            await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
        },
    };
}
const worthMost = (runs) => [...runs].sort((a, b) => Number(b.at_work) - Number(a.at_work) || (b.updated ?? '').localeCompare(a.updated ?? ''))[0]
    ?.key;
function coalesced(look) {
    let going;
    let next;
    const begin = () => {
        going = look().finally(() => {
            going = undefined;
        });
        return going;
    };
    const again = () => {
        if (!going)
            return begin();
        next ??= going
            .catch(() => undefined)
            .then(() => {
            next = undefined;
            return begin();
        });
        return next;
    };
    return Object.assign(again, { going: () => going });
}
function rested(look) {
    let rests = false;
    let asked = false;
    const begin = () => {
        rests = true;
        asked = false;
        const began = performance.now();
        void look().finally(() => {
            setTimeout(() => {
                rests = false;
                if (asked)
                    begin();
            }, restFactor * (performance.now() - began)).unref();
        });
    };
    return () => {
        if (rests)
            asked = true;
        else
            begin();
    };
}
function unlessFault(error) {
    if (!(error instanceof error_error/* RalphError */.A))
        throw error;
    return undefined;
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/core/report/page/page-html.js
var page_html = __webpack_require__(7462);
;// CONCATENATED MODULE: ./build/entry/dashboard/access.js

function rightOf(token, { control, read }) {
    if (!token)
        return undefined;
    if (control !== null && isSame(token, control))
        return 'control';
    return isSame(token, read) ? 'read' : undefined;
}
const isSame = (one, other) => (0,external_node_crypto_.timingSafeEqual)(digest(one), digest(other));
const digest = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest();
const loopback = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i;
function foreignRequest({ host = '', ...headers }) {
    if (!loopback.test(host))
        return 'this server only answers to 127.0.0.1 and localhost';
    const { origin } = headers;
    if (origin !== undefined && origin.toLowerCase() !== `http://${host.toLowerCase()}`)
        return 'requests from pages of another origin are refused';
    const site = headers['sec-fetch-site'];
    if (site === 'cross-site' || site === 'same-site') {
        if (headers['sec-fetch-mode'] !== 'navigate')
            return 'requests from pages of another origin are refused';
    }
    return undefined;
}
const bearer = ({ authorization = '' }) => /^Bearer ([\w-]{1,200})$/.exec(authorization)?.[1];

;// CONCATENATED MODULE: ./build/entry/dashboard/serve.js





const aliveEveryMs = 10_000;
const mostBodyBytes = 64_000;
const mostWaitingBytes = 64_000_000;
const Order = schemas/* object */.Ikc({ run: schemas/* string */.YjP(), text: schemas/* string */.YjP().max(5_000), confirmed: schemas/* boolean */.zMY().default(false) });
const Withdrawal = schemas/* object */.Ikc({ run: schemas/* string */.YjP(), id: schemas/* string */.YjP().max(200) });
async function serveDashboard(port, dashboard) {
    const html = Buffer.from((0,page_html/* pageHtml */.z)(dashboard.parts, 'ralph', 'null', { live: true }));
    const served = { ...dashboard, html, headers: headersFor(dashboard.parts) };
    const server = (0,external_node_http_.createServer)((request, response) => {
        void answer(request, response, served).catch((error) => refuse(response, 500, error));
    });
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', resolve);
    }).catch((error) => {
        throw new error_error/* RalphError */.A({
            code: 'PORT_NOT_USABLE',
            message: `The dashboard cannot listen on port ${port}: ${error.code === 'EADDRINUSE' ? 'another program is using it' : error.message}.`,
            hint: 'Choose another port, or omit --port to use any free one.',
        });
    });
    return { port: server.address().port, server };
}
async function answer(request, response, served) {
    const { hub, tokens, html, headers } = served;
    for (const [name, value] of Object.entries(headers))
        response.setHeader(name, value);
    const foreign = foreignRequest(request.headers);
    if (foreign !== undefined)
        return say(response, 403, foreign);
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const place = `${request.method} ${url.pathname}`;
    if (place === 'GET /favicon.ico')
        return void response.writeHead(204).end();
    if (place === 'GET /') {
        const right = rightOf(url.searchParams.get('token'), tokens);
        response.writeHead(right ? 200 : 401, { 'content-type': 'text/html; charset=utf-8' });
        return void response.end(html);
    }
    const right = rightOf(bearer(request.headers), tokens);
    if (!right)
        return say(response, 401, 'the token is missing or wrong; open the address that `ralph dashboard` printed');
    switch (place) {
        case 'GET /api/stream':
            return stream(response, { hub, right, key: url.searchParams.get('run') ?? undefined });
        case 'GET /api/iteration':
            return detail(response, hub, url.searchParams);
        case 'POST /api/order':
        case 'POST /api/withdraw':
            if (right !== 'control')
                return say(response, 403, 'this address is read-only');
            return act(request, response, { hub, withdraws: place.endsWith('withdraw') });
        default:
            return say(response, 404, 'not found');
    }
}
const headersFor = (parts) => ({
    'cache-control': 'no-store',
    'content-security-policy': `${(0,page_html/* pagePolicy */.K)(parts, { live: true })}; frame-ancestors 'none'`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
});
function stream(response, { hub, right, key }) {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    const tell = (event, json) => {
        if (response.writableLength > mostWaitingBytes)
            return void response.destroy();
        response.write(`event: ${event}\ndata: ${json}\n\n`);
    };
    tell('hello', JSON.stringify({ right }));
    const leave = hub.watch({ key, tell });
    const alive = setInterval(() => response.write(': alive\n\n'), aliveEveryMs);
    response.on('close', () => {
        clearInterval(alive);
        leave();
    });
}
async function detail(response, hub, asked) {
    const watch = hub.run(asked.get('run') ?? '');
    const found = await watch?.detail(Number(asked.get('iteration')));
    if (!watch || !found)
        return say(response, 404, 'there is no such iteration');
    json(response, 200, watch.clean(JSON.stringify(found)));
}
async function act(request, response, { hub, withdraws }) {
    const body = await bodyOf(request);
    const given = (withdraws ? Withdrawal : Order).safeParse(body);
    if (!given.success)
        return say(response, 400, 'this is not an order');
    const watch = hub.run(given.data.run);
    if (!watch)
        return say(response, 404, 'there is no such run');
    try {
        const said = 'id' in given.data ? await watch.withdraw(given.data.id) : await watch.order(given.data);
        json(response, 200, watch.clean(JSON.stringify({ said })));
        await hub.look();
    }
    catch (error) {
        if (!(error instanceof error_error/* RalphError */.A))
            throw error;
        const { code, message, hint, findings } = error;
        const status = code === 'RULES_WEAKENED' ? 409 : 422;
        json(response, status, watch.clean(JSON.stringify({ code, message, hint, findings })));
    }
}
async function bodyOf(request) {
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
        return undefined;
    const chunks = [];
    let bytes = 0;
    for await (const chunk of request) {
        bytes += chunk.length;
        if (bytes > mostBodyBytes)
            return undefined;
        chunks.push(chunk);
    }
    try {
        return JSON.parse(Buffer.concat(chunks).toString('utf8'));
    }
    catch {
        return undefined;
    }
}
function json(response, status, text) {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(text);
}
const say = (response, status, message) => json(response, status, JSON.stringify({ message }));
function refuse(response, status, error) {
    const message = error instanceof error_error/* RalphError */.A ? error.message : 'the dashboard failed; its terminal says why';
    if (!response.headersSent)
        say(response, status, message);
    else
        response.destroy();
}

;// CONCATENATED MODULE: ./build/entry/dashboard/dashboard.js






async function runDashboard(context, { port, readOnly, flags }) {
    const sources = await (0,project/* settingSources */.rw)(context, flags);
    const { keepers } = await (0,kept_runs/* keepersOf */.Pb)(context, flags);
    const parts = await (0,report_page/* pageParts */.k)('live.js');
    const tokens = { control: readOnly ? null : newToken(), read: newToken() };
    const hub = await openHub(keepers, { context, sources });
    try {
        const { port: served, server } = await serveDashboard(port, { hub, tokens, parts });
        const at = (token) => `http://127.0.0.1:${served}/?token=${token}`;
        if (tokens.control === null)
            context.out(`Dashboard, read only: ${at(tokens.read)}\n`);
        else
            context.out(`Dashboard: ${at(tokens.control)}\nRead only, to share: ${at(tokens.read)}\n`);
        await new Promise((resolve) => {
            if (context.cancelled.aborted)
                resolve();
            context.cancelled.addEventListener('abort', () => resolve(), { once: true });
        });
        server.close();
        server.closeAllConnections();
    }
    finally {
        await hub.close();
    }
}
const newToken = () => (0,external_node_crypto_.randomBytes)(24).toString('base64url');


/***/ }),

/***/ 15802:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SG: () => (/* binding */ giveOrder),
  to: () => (/* binding */ refusedNow),
  r: () => (/* binding */ refusedToAgent)
});

// EXTERNAL MODULE: ./build/adapter/local/clock.js
var clock = __webpack_require__(13602);
// EXTERNAL MODULE: ./build/adapter/local/liveness.js
var liveness = __webpack_require__(81747);
// EXTERNAL MODULE: ./build/adapter/local/no-platform.js
var no_platform = __webpack_require__(71001);
// EXTERNAL MODULE: ./build/adapter/local/order-origin.js
var order_origin = __webpack_require__(98731);
// EXTERNAL MODULE: ./build/app/job/job-settings.js
var job_settings = __webpack_require__(80913);
// EXTERNAL MODULE: ./build/app/obey.js + 1 modules
var obey = __webpack_require__(52044);
// EXTERNAL MODULE: ./build/core/control/obey-command.js + 2 modules
var obey_command = __webpack_require__(99576);
// EXTERNAL MODULE: ./build/core/config/rules/rule-table.js
var rule_table = __webpack_require__(92346);
// EXTERNAL MODULE: ./build/core/report/words/next-steps.js
var next_steps = __webpack_require__(79152);
// EXTERNAL MODULE: ./build/core/report/words/rules-text.js
var rules_text = __webpack_require__(34834);
// EXTERNAL MODULE: ./build/core/report/words/run-sentence.js
var run_sentence = __webpack_require__(24106);
// EXTERNAL MODULE: ./build/core/run/fold/begin.js
var begin = __webpack_require__(36187);
// EXTERNAL MODULE: ./build/core/run/fold/task-commits.js
var task_commits = __webpack_require__(36966);
// EXTERNAL MODULE: ./build/core/run/lease/lease-verdict.js
var lease_verdict = __webpack_require__(34891);
// EXTERNAL MODULE: ./build/core/text/assert-never.js
var assert_never = __webpack_require__(6615);
// EXTERNAL MODULE: ./build/core/text/display-width.js
var display_width = __webpack_require__(30023);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/paint.js
var paint = __webpack_require__(39812);
// EXTERNAL MODULE: ./build/core/text/report-context.js
var report_context = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/core/control/answer-counsel.js
var answer_counsel = __webpack_require__(18294);
;// CONCATENATED MODULE: ./build/core/control/order-text.js













function carriedOutText({ taken, ...run }, { order, at, look }) {
    const { happened, next } = (0,run_sentence/* runSentence */.n)(run, at);
    const own = taken.some((one) => one.order.id === order.id);
    const lines = [
        ...taken.map((one) => takenLine(one, { order, at, run })),
        ...(own ? [] : [`Done: ${(0,one_line/* oneLine */.TN)(order.text, 300)}. Another job or command carried it out.`]),
        happened,
    ];
    return [...(0,display_width/* fitLines */.RV)(lines, look), ...(0,next_steps/* nextLines */.N7)(next, { paint: (0,paint/* painter */.C2)(look.color), columns: (0,display_width/* columnsOf */.PL)(look) })];
}
function takenLine({ order: { id, by, text }, obeyed }, { order, at, run }) {
    const what = (0,one_line/* oneLine */.TN)(text, 300);
    const whose = id === order.id ? '' : ` (by ${(0,one_line/* oneLine */.TN)(by, 60)}, waiting until now)`;
    if (obeyed.kind === 'refused')
        return `Refused: ${what}${whose}: ${(0,one_line/* oneLine */.TN)(obeyed.why, 300)}.`;
    const effects = obeyed.kind === 'done' ? obeyed.effects.map((effect) => outcome(effect, run, at)) : [];
    const known = obeyed.kind === 'done' && obeyed.known ? [`That is known already, as ${obeyed.known}.`] : [];
    return [`Done: ${what}${whose}${/[.?!]$/.test(`${what}${whose}`) ? '' : '.'}`, ...effects, ...known].join(' ');
}
function waitsText({ lease, current }, order, context) {
    const { id, text, command, effects } = order;
    const who = lease ? `${(0,lease_verdict/* holderInWords */.br)(lease.holder)} picks it up within a minute.` : 'The next job carries it out.';
    const [hint] = effects.filter((effect) => effect.type === 'note');
    const whose = hint?.task ? ` The next attempt of ${hint.task} reads it.` : ' The next attempt reads it, of any task.';
    const back = (0,report_context/* lineSpan */.ZX)((0,report_context/* ralphCommand */.lC)(context, 'orders', 'withdraw', id));
    const once = current && command.kind === 'skip' && command.task === current.task
        ? [`An agent is working on ${current.task}: if this attempt passes, the task is done and the order is refused.`]
        : [];
    return [`Ordered: ${(0,one_line/* oneLine */.TN)(text, 300)}. ${who}${hint ? whose : ''} To withdraw it before that: ${back}`, ...once];
}
const weakenedLines = (effects) => effects.flatMap((effect) => effect.type === 'rules_changed'
    ? effect.changes
        .filter(({ name, before, after }) => (0,rule_table/* isRule */.Nd)(name) && (0,rule_table/* weakens */.tl)(name, before, after))
        .map(rules_text/* changeInWords */.Zb)
    : []);
function dependentsText({ command }, state, dependents) {
    if (command.kind !== 'undo' || dependents.length === 0)
        return [];
    const fate = command.reopen_dependents ? 'are opened again too' : 'stay done; --reopen-dependents reopens them';
    const task = (0,task_commits/* taskOfIteration */.MH)(state, command.iteration)?.task ?? `iteration ${command.iteration}`;
    return [`Tasks that build on ${task} (${dependents.join(', ')}) ${fate}.`];
}
function outcome(effect, { plan, state }, context) {
    switch (effect.type) {
        case 'pause':
            return `No job works on the run until ${(0,report_context/* operatorCommand */.mR)(context, 'resume')}.`;
        case 'resume':
            return 'The run is no longer paused.';
        case 'setting_changed':
            return `${effect.name} is ${effect.value} for the rest of the run.`;
        case 'rules_changed':
            return effect.changes
                .map(({ name, after }) => `${name} is ${shownValue(after)} for the rest of the run.`)
                .join(' ');
        case 'skip_task':
            return `${effect.task} is skipped.${heldUp(effect.task, plan, state)}`;
        case 'task_reopened':
            return `${effect.task} is open again, with all its attempts.`;
        case 'note':
            return effect.task ? `The next attempt of ${effect.task} reads it.` : 'The next attempt reads it, of any task.';
        case 'attempt_approved':
            return `${effect.task} ${effect.part ? `goes on after part ${effect.part.number}` : 'is done'}: ${(0,report_context/* shortOid */.$M)(effect.commit)} is part of the work.`;
        case 'review_answered':
            return `Tasks that depend on ${effect.task} continue.`;
        case 'attempt_rejected':
            return `${(0,report_context/* shortOid */.$M)(effect.commit)} is rejected, and ${effect.task} is open again.`;
        case 'undo_ordered':
            return `The next job reverts ${revertedInWords(effect.undoes, state)}.`;
        case 'follow_up_added':
            return `The plan now has the task ${effect.task}.`;
        case 'counsel_answered':
            return (0,answer_counsel/* answeredInWords */.m)(effect);
        case 'forgotten':
            return `No later attempt reads ${effect.id}.`;
        case 'remembered':
            return `Every later attempt reads it, as ${effect.id}.`;
        default:
            return (0,assert_never/* assertNever */.x)(effect);
    }
}
function revertedInWords(undoes, state) {
    const found = (0,task_commits/* taskOfIteration */.MH)(state, undoes);
    return found && found.commits.length > 1
        ? `the ${found.commits.length} commits of ${found.task}`
        : `the commit of iteration ${undoes}`;
}
const shownValue = (value) => (0,one_line/* oneLine */.TN)(typeof value === 'string' ? value : JSON.stringify(value), 200);
function heldUp(task, plan, state) {
    const statusOf = (0,begin/* statusIn */.em)(state);
    const waiting = plan.tasks.filter(({ id, depends_on }) => depends_on.includes(task) && statusOf(id) === 'pending');
    const ids = waiting.map(({ id }) => id);
    return ids.length === 0 ? '' : ` Tasks that depend on it cannot start: ${(0,one_line/* some */.zN)(ids)}.`;
}

// EXTERNAL MODULE: ./build/core/control/with-waiting-orders.js
var with_waiting_orders = __webpack_require__(82908);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/plan/graph/blocked.js
var blocked = __webpack_require__(89851);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/entry/wire/read-run.js
var read_run = __webpack_require__(63477);
// EXTERNAL MODULE: ./build/entry/wire/state-access.js
var state_access = __webpack_require__(85487);
;// CONCATENATED MODULE: ./build/entry/wire/give-order.js


















async function giveOrder({ project, context, access }, run, { command, typed, by, look, confirmed = true }) {
    const clean = (0,redact/* redactor */.$p)(project.secrets);
    const agents = (0,order_origin/* agentsHand */.g)((0,order_origin/* placeMark */.B)(project), run.state.lease?.holder);
    if (agents !== undefined)
        throw refusedToAgent(clean(typed), agents);
    const inbox = (0,state_access/* inboxOf */.I0)(project, access, context.now);
    const foreseen = (0,with_waiting_orders/* withWaitingOrders */.H)(run, await (0,read_run/* waitingOrders */.Tv)(inbox, run));
    const exact = named(command, foreseen.state);
    const text = clean(exact === command ? typed : `approve ${foreseen.state.awaiting?.commit}`);
    const obeyed = (0,obey_command/* obeyCommand */.n)(exact, { id: '', by }, foreseen);
    if (obeyed.kind === 'refused')
        throw refusedNow(text, obeyed.why, project);
    if (obeyed.kind === 'stop' && !run.state.lease)
        throw refusedNow(text, 'no job is running', project);
    const effects = obeyed.kind === 'done' ? obeyed.effects : [];
    const weakened = weakenedLines(effects);
    if (weakened.length > 0 && !confirmed)
        throw asksFirst(text, weakened);
    const id = await inbox.give({ by, text });
    const taken = await obeyHere(project, context, { access, inbox });
    const order = { id, text, command: exact, effects };
    const state = taken?.state ?? run.state;
    const dependents = buildsOn(command, foreseen);
    const at = { ...project, now: context.now() };
    if (taken?.kind !== 'taken') {
        const said = [...waitsText(state, order, at), ...dependentsText(order, state, dependents)];
        return { id, text, at_work: state.lease !== null, taken: false, dependents, said };
    }
    const own = taken.taken.find((one) => one.order.id === id)?.obeyed;
    if (own?.kind === 'refused')
        throw refusedNow(text, own.why, project);
    const said = [...carriedOutText(taken, { order, at, look }), ...dependentsText(order, state, dependents)];
    return { id, text, at_work: false, taken: true, dependents, said };
}
function named(command, { awaiting }) {
    const alone = command.kind === 'approve' && command.sha === '' && command.task === undefined;
    return alone && awaiting ? { ...command, sha: awaiting.commit } : command;
}
function buildsOn(command, { plan, state }) {
    const task = command.kind === 'undo' ? (0,task_commits/* taskOfIteration */.MH)(state, command.iteration)?.task : undefined;
    return task === undefined ? [] : (0,blocked/* doneDependents */.xu)(plan, (0,begin/* statusIn */.em)(state), task);
}
const refusedToAgent = (text, why) => new error/* RalphError */.A({
    code: 'ORDER_FROM_AGENT',
    message: `"${(0,one_line/* oneLine */.TN)(text, 100)}" was refused, because it may come from the agent or a check instead of a person: ${why}.`,
    hint: 'Give orders from a terminal that the job did not start: one opened before the job started, or any after it has ended. On GitHub, a comment works too.',
});
const asksFirst = (text, findings) => new error/* RalphError */.A({
    code: 'RULES_WEAKENED',
    message: `"${(0,one_line/* oneLine */.TN)(text, 100)}" is less strict than the rules of the run. Nothing was ordered yet.`,
    findings,
    hint: 'If you confirm it, it applies for the rest of the run.',
});
const aboutKnowledge = /^(?:remember|forget)\b/;
const refusedNow = (text, why, project) => new error/* RalphError */.A({
    code: 'COMMAND_REFUSED',
    message: `"${(0,one_line/* oneLine */.TN)(text, 100)}" was refused: ${why}${why.endsWith('?') || why.endsWith('.') ? '' : '.'}`,
    hint: project
        ? aboutKnowledge.test(text)
            ? `\`${(0,report_context/* ralphCommand */.lC)(project, 'knowledge', '--status', 'all')}\` lists what is known, and what no longer counts.`
            : `\`${(0,report_context/* ralphCommand */.lC)(project, 'status')}\` shows the tasks and what they are waiting for.`
        : `See \`ralph ${text.split(' ')[0]} --help\`.`,
});
async function obeyHere(project, context, { access, inbox }) {
    const ports = {
        ...no_platform/* noPlatform */.R,
        store: access.state,
        orderSource: inbox,
        clock: (0,clock/* systemClock */.m)(context.now),
        liveness: await (0,liveness/* processLiveness */.x)(),
        show: () => undefined,
        redact: (0,redact/* redactor */.$p)(project.secrets),
    };
    return (0,obey/* obeyAtOnce */.c)(ports, { ...project, rules: (0,job_settings/* noRules */.jn)(project) });
}


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
