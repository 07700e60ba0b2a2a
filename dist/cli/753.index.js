export const id = 753;
export const ids = [753];
export const modules = {

/***/ 6433:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ inTheWay),
/* harmony export */   N: () => (/* binding */ checkBranches)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6232);
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1293);


/**
 * Checks the names of the run's two refs before anything is written; throws the first fault that it finds, with all
 * of them as findings. Codes: WORK_BRANCH_IS_DEFAULT, WORK_BRANCH_CHECKED_OUT, BRANCH_BLOCKS_NAMESPACE.
 */
async function checkBranches(run) {
    const { remote, repository, stateRef, workRef } = run;
    const wanted = [stateRef, workRef];
    const { refs, head } = await remote.list(inTheWay(wanted));
    const faults = [
        ...workBranchFaults(workRef.replace(/^refs\/heads\//, ''), { repository, remoteIsOwn: run.remoteIsOwn, head }),
        ...wanted.flatMap((ref) => blockers(ref, refs.keys())).map(({ ref, by }) => blocked(ref, by, remote.url)),
        ...(conflicts(stateRef, workRef) ? [blocked(stateRef, workRef, remote.url)] : []),
    ];
    const [first] = faults;
    if (first === undefined)
        return;
    const findings = [...new Set(faults.map(({ message }) => message))];
    throw new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({ ...first, kind: 'usage', findings: findings.length > 1 ? findings : [] });
}
/** What may stand in the way of refs, as patterns to look for. */
const inTheWay = (refs) => refs.flatMap((ref) => [...parentsOf(ref), `${ref}/*`]);
function workBranchFaults(branch, where) {
    const { repository, remoteIsOwn, head } = where;
    const other = 'Choose another work branch: "branch" in the plan, for example "ralph/work/my-plan".';
    if (branch === repository.defaultBranch || (!remoteIsOwn && branch === head)) {
        const message = `The work branch ${branch} is the default branch; ralph never commits there.`;
        return [{ code: 'WORK_BRANCH_IS_DEFAULT', message, hint: other }];
    }
    // What is checked out here is the base that the job trusts; the agent's own commits must not become that.
    const worktree = repository.checkedOut.get(branch);
    if (branch !== repository.branch && (worktree === undefined || !remoteIsOwn))
        return [];
    const message = `The work branch ${branch} is checked out in ${worktree ?? 'this working tree'}.`;
    const { defaultBranch } = repository;
    // Git lets a branch be checked out once only.
    const free = defaultBranch !== null && defaultBranch !== repository.branch && !repository.checkedOut.has(defaultBranch);
    const leave = `git -C '${worktree ?? '.'}' switch ${free ? defaultBranch : '--detach'}`;
    return [{ code: 'WORK_BRANCH_CHECKED_OUT', message, hint: `Leave it: ${leave}. Or: ${other}` }];
}
/** `refs/heads/a/b/c` \u2192 `refs/heads/a`, `refs/heads/a/b`: where one of these exists, git cannot make the ref. */
function parentsOf(ref) {
    const parts = ref.split('/');
    const first = ref.startsWith('refs/heads/') ? 3 : 2;
    return parts.slice(first).map((_, i) => parts.slice(0, first + i).join('/'));
}
const conflicts = (a, b) => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
const blockers = (ref, existing) => [...existing].filter((by) => by !== ref && conflicts(ref, by)).map((by) => ({ ref, by }));
function blocked(ref, by, url) {
    const [name, blocker] = [ref, by].map((full) => full.replace(/^refs\/heads\//, ''));
    const message = ref === by
        ? `The state ref and the work branch have the same name, ${name}.`
        : `The branch ${blocker} makes ${name} impossible: git allows no branch inside the name of another.`;
    const remote = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutCredentials */ .r)(url);
    const rename = `git push '${remote}' '${by}:${by}-old' ':${by}'`;
    const hint = ref === by ? 'Choose another work branch: "branch" in the plan.' : `Rename it: ${rename}`;
    return { code: 'BRANCH_BLOCKS_NAMESPACE', message, hint };
}


/***/ }),

/***/ 9897:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ originState),
/* harmony export */   Sl: () => (/* binding */ stateElsewhere),
/* harmony export */   p6: () => (/* binding */ stateUnderOtherName)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6232);
/* harmony import */ var _core_report_report_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1845);
/* harmony import */ var _address_credential_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3505);
/* harmony import */ var _engine_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5228);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7850);
/* harmony import */ var _remote_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4981);
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1293);
/* harmony import */ var _user_git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9581);










/**
 * Where a laptop's run lives in the local repository: does `origin` hold the plan's state as well, and another one
 * (DESIGN §5 "One remote per run")? One look with the user's own credentials; asks nobody and gives up after `timeoutMs`.
 */
async function originState(question) {
    const { repository, env, stateRef, local, timeoutMs = 5_000 } = question;
    try {
        const { git, name } = await reaching(repository, env);
        const { stdout } = await git({ args: ['ls-remote', name, stateRef], timeoutMs });
        const lines = stdout.toString('utf8').split('\n');
        const origin = lines.map((line) => line.split('\t')).find(([, name]) => name === stateRef)?.[0];
        if (origin === undefined)
            return { kind: 'none' };
        return origin === local ? { kind: 'same' } : { kind: 'differs', origin };
    }
    catch (error) {
        if (!(error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A))
            throw error;
        const why = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutCredentials */ .r)(error.message).replace(/\s+/g, ' ');
        return { kind: 'unreachable', note: `Whether origin holds a state of this plan too is not known: ${why}` };
    }
}
/**
 * Git that reaches `origin` under a name. A server is reached outside of any repository and by the engine's own settings:
 * an address that holds a token, or is given one by `insteadOf`, would stand on git's command line (reliability G19).
 */
async function reaching(repository, env) {
    const given = await repository.remoteUrl('origin');
    if (given === null || (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .isPathRemote */ .i)(given))
        return { git: (0,_user_git_js__WEBPACK_IMPORTED_MODULE_7__/* .userGit */ .G)(repository.toplevel, env), name: 'origin' };
    const { address, ...access } = (0,_address_credential_js__WEBPACK_IMPORTED_MODULE_9__/* .splitCredential */ .i)(given);
    const settings = (0,_address_credential_js__WEBPACK_IMPORTED_MODULE_9__/* .withCredential */ .M)(repository.carriedConfiguration(address), access);
    const hardened = (0,_exec_js__WEBPACK_IMPORTED_MODULE_5__/* .hardenedEnvironment */ .jm)(env, '/dev/null');
    const own = { ...hardened, ...(0,_engine_config_js__WEBPACK_IMPORTED_MODULE_4__/* .configEnvironment */ .kj)([...settings, [`remote.${_remote_name_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteName */ .i}.url`, address]]) };
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(repository.toplevel);
    return { git: (call) => (0,_exec_js__WEBPACK_IMPORTED_MODULE_5__/* .runGit */ .EO)([], own, { cwd: root, ...call }), name: _remote_name_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteName */ .i };
}
/** The stop for `differs`, with both ways to go on. */
function stateElsewhere(at, state) {
    const { stateRef, planFile } = at;
    const reachedBy = `${at.reachedBy} --remote origin`.trim();
    const { origin, local } = state;
    const here = local === null ? 'this repository holds none' : `this repository holds another one (${local.slice(0, 12)})`;
    const drop = `git push --force-with-lease='${stateRef}:${origin}' origin ':${stateRef}'`;
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_ELSEWHERE',
        kind: 'usage',
        message: `origin already holds a state of this plan in ${stateRef} (${origin.slice(0, 12)}); ${here}.`,
        hint: `To go on with the run at origin: ${(0,_core_report_report_context_js__WEBPACK_IMPORTED_MODULE_3__/* .ralphCommand */ .lC)({ planFile, reachedBy }, 'run')}. To go on here instead, delete it there (${drop}), then run again.`,
    });
}
/** The plan's state lies under another of the names that one can have: a second run would do all of it again. */
function stateUnderOtherName(url, at) {
    const { stateRef, other } = at;
    const remote = (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutCredentials */ .r)(url);
    const move = `git fetch '${remote}' '${other}' && git push '${remote}' 'FETCH_HEAD:${stateRef}' ':${other}'`;
    return new _core_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
        code: 'STATE_UNDER_OTHER_NAME',
        kind: 'usage',
        message: `The state of this plan is ${other}, but \`state-ref\` says ${stateRef}. Nothing was written.`,
        hint: `To go on with it there: \`state-ref: ${(0,node_path_posix__WEBPACK_IMPORTED_MODULE_1__.dirname)(other)}\`. To move it, while no job is at work: ${move}`,
    });
}


/***/ }),

/***/ 109:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wr: () => (/* binding */ isHealthy),
/* harmony export */   lW: () => (/* binding */ doctorText)
/* harmony export */ });
/* unused harmony exports doctorMarkdown, doctorComment */
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _display_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8222);
/* harmony import */ var _inline_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3790);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9181);




const title = '### ralph doctor';
const marks = { ok: ['\u2713', 'green'], warn: ['!', 'yellow'], fail: ['\u2717', 'red'] };
/** Lines without their newline: one for each diagnosis, its remedy below it, and the sum at the end. */
function doctorText(diagnoses, look) {
    const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_3__/* .painter */ .C2)(look.color);
    const width = Math.max(0, ...diagnoses.map(({ probe }) => probe.length));
    const lines = diagnoses.flatMap(({ probe, level, found, remedy }) => {
        const [mark, colour] = marks[level];
        const line = `${paint(mark, colour)} ${(0,_display_width_js__WEBPACK_IMPORTED_MODULE_1__/* .pad */ .eV)(probe, width)}  ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h)(found, 1000)}`;
        return remedy === null ? [line] : [line, `  ${' '.repeat(width)}  \u2192 ${(0,_paint_js__WEBPACK_IMPORTED_MODULE_3__/* .paintCode */ .UW)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h)(remedy, 1000), paint)}`];
    });
    return [...lines, '', doctorSentence(diagnoses)];
}
/** The same for the summary of a workflow's step: what is wrong first, what is in order folded away. */
function doctorMarkdown(diagnoses) {
    const line = ({ probe, level, found, remedy }) => {
        const next = remedy === null ? '' : ` \u2192 ${inlineMarkdown(remedy, 1000)}`;
        return `- ${marks[level][0]} **${inlineMarkdown(probe, 60)}** ${inlineMarkdown(found, 1000)}${next}`;
    };
    const wrong = diagnoses.filter(({ level }) => level !== 'ok').map(line);
    const right = diagnoses.filter(({ level }) => level === 'ok').map(line);
    return [
        title,
        doctorSentence(diagnoses),
        ...(wrong.length > 0 ? [wrong.join('\n')] : []),
        `<details><summary>In order: ${right.length}</summary>\n\n${right.join('\n')}\n\n</details>`,
        '',
    ].join('\n\n');
}
/** GitHub takes 65,536 characters (platform fact 26). */
const longestComment = 60_000;
/** The same for a comment on the pull request that was looked at; `page` is that of the workflow run. */
function doctorComment(diagnoses, page) {
    const whole = doctorMarkdown(diagnoses).trimEnd();
    const text = whole.length <= longestComment ? whole : `${title}\n\n${doctorSentence(diagnoses)}`;
    return page === undefined ? `${text}\n` : `${text}\n\n[The log](${page})\n`;
}
/** Whether a run can be started: warnings do not hinder it. */
const isHealthy = (diagnoses) => diagnoses.every(({ level }) => level !== 'fail');
function doctorSentence(diagnoses) {
    const count = (level, word) => {
        const number = diagnoses.filter((one) => one.level === level).length;
        return number === 0 ? [] : [`${number} ${word}${number === 1 ? '' : 's'}`];
    };
    const wrong = [...count('fail', 'fault'), ...count('warn', 'warning')];
    if (wrong.length === 0)
        return 'Everything is in order.';
    return `${wrong.join(', ')}. ${isHealthy(diagnoses) ? 'A run can be started.' : 'Mend what is marked \u2717 before a run.'}`;
}


/***/ }),

/***/ 3790:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ inlineMarkdown),
  U: () => (/* binding */ markdownCell)
});

// EXTERNAL MODULE: ./build/core/text/inert.js
var inert = __webpack_require__(1120);
// EXTERNAL MODULE: ./build/core/text/nest-headings.js
var nest_headings = __webpack_require__(4090);
;// CONCATENATED MODULE: ./build/core/text/neutral-markdown.js


/**
 * Foreign Markdown for people to read in a comment, a summary or a pull request: `inert`, and no HTML (so no marker of
 * ours can be faked, reliability C22), no entity, no image, no hidden link definition, headings below ours.
 */
function neutralMarkdown(text) {
    const plain = (0,inert/* inert */.t)(text)
        .replace(/<(?=[a-z/!?])/gi, '\uff1c')
        .replace(/&(?=#?\w+;)/g, '\uff06')
        .replaceAll('![', '\uff01[')
        .replace(/^([\s>*+-]{0,8})\[(?=[^\]\n]*\]:)/gm, '$1\uff3b');
    return (0,nest_headings/* nestHeadings */.g)(plain);
}

// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
;// CONCATENATED MODULE: ./build/core/report/inline-markdown.js


/** Most titles of a long table: nothing in such a text is Markdown, refers to anything or hides. */
const words = /^[A-Za-z0-9,.()'](?: ?[A-Za-z0-9,.()'])*$/;
/** Foreign text within a line of our own Markdown: one line of at most `maxChars`, harmless, its formatting kept. */
function inlineMarkdown(text, maxChars) {
    if (text.length <= maxChars && words.test(text))
        return text;
    // Folded once more, since making a text harmless may close its code fence with a line of its own.
    return (0,one_line/* plainLine */.h)(neutralMarkdown((0,one_line/* plainLine */.h)(text, maxChars)), maxChars);
}
/** The same for a table's cell. */
const markdownCell = (text, maxChars = 100) => 
// A look-alike and not `\|`: the backslashes before it would matter, and an entity is literal in a code span.
inlineMarkdown(text, maxChars).replaceAll('|', '\uff5c');


/***/ }),

/***/ 1224:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   UH: () => (/* binding */ fenceAfter),
/* harmony export */   _R: () => (/* binding */ openFence),
/* harmony export */   _e: () => (/* binding */ closeFence),
/* harmony export */   hb: () => (/* binding */ indentHeading)
/* harmony export */ });
const fenceLine = /^ {0,3}(`{3,}|~{3,})([^\n]*)$/;
/** The fence that is open after this line, given the one that was open before it (CommonMark's rule). */
function fenceAfter(line, open) {
    const [, run = '', info = ''] = fenceLine.exec(line) ?? [];
    if (run === '')
        return open;
    if (open === undefined)
        return run.startsWith('`') && info.includes('`') ? undefined : run;
    const closes = run.startsWith(open) && info.trim() === '';
    return closes ? undefined : open;
}
/** The fence that a text leaves open. */
function openFence(text) {
    let open;
    for (const line of text.split('\n'))
        open = fenceAfter(line, open);
    return open;
}
/** The text with the code block closed that it leaves open, so that nothing after it is swallowed. */
function closeFence(text) {
    const open = openFence(text);
    return open === undefined ? text : `${text}\n${open}`;
}
/** A code block that its content cannot leave, and without a line that a plain reader could take for `## Name`. */
function fenced(text) {
    const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
    const fence = '`'.repeat(Math.max(3, longest + 1));
    return `${fence}\n${text.split('\n').map(indentHeading).join('\n')}\n${fence}`;
}
/** Moves a `## ` line inside code one column to the right. */
function indentHeading(line) {
    return /^##(?=\s|$)/.test(line) ? ` ${line}` : line;
}


/***/ }),

/***/ 4090:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ nestHeadings)
/* harmony export */ });
/* harmony import */ var _fences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1224);

const heading = /^( {0,3})(#{1,6})(?=\s|$)/;
const underline = /^ {0,3}(?:=+|-+)\s*$/;
/**
 * Puts a foreign text below our own `## ` and `### ` headings: `## x` becomes `#### x`, an underlined heading a
 * paragraph, and an open code block is closed. Whatever the text, no line of the result begins with `## ` (seed defect C1).
 */
function nestHeadings(text) {
    const lines = [];
    let open;
    for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
        const inside = open !== undefined;
        open = (0,_fences_js__WEBPACK_IMPORTED_MODULE_0__/* .fenceAfter */ .UH)(line, open);
        // A blank line between keeps `---` from making a heading of the line above it.
        if (!inside && underline.test(line) && lines.at(-1)?.trim())
            lines.push('');
        lines.push(inside ? (0,_fences_js__WEBPACK_IMPORTED_MODULE_0__/* .indentHeading */ .hb)(line) : line.replace(heading, nested));
    }
    return (0,_fences_js__WEBPACK_IMPORTED_MODULE_0__/* .closeFence */ ._e)(lines.join('\n'));
}
const nested = (_match, indent, marks) => indent + '#'.repeat(Math.min(6, marks.length + 2));


/***/ }),

/***/ 8040:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ examine)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapter/process/remove-folder.js
var remove_folder = __webpack_require__(5641);
// EXTERNAL MODULE: ./build/core/error.js
var core_error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/core/text/duration.js
var duration = __webpack_require__(2730);
;// CONCATENATED MODULE: ./build/entry/doctor/probe.js
/** Parts of the subject that others build on, by the probe that tells what is wrong with each. */
const tellers = { repository: 'repository', project: 'plan', remote: 'remote' };
const ok = (found) => ({ level: 'ok', found, remedy: null });
const warn = (found, remedy) => ({ level: 'warn', found, remedy });
const fail = (found, remedy) => ({ level: 'fail', found, remedy });

// EXTERNAL MODULE: ./build/entry/confinement-here.js + 18 modules
var confinement_here = __webpack_require__(9877);
// EXTERNAL MODULE: ./build/entry/wire.js + 78 modules
var wire = __webpack_require__(1976);
;// CONCATENATED MODULE: ./build/entry/doctor/agent.js




/** The agent's program is there, answers, and has the version that `agent-version` demands. */
const agentProbe = {
    name: 'agent',
    async look({ context, settings, scratch }) {
        const known = await settings();
        const command = known['agent-command'];
        if (known.agent === 'command' && command === undefined)
            return fail('The agent is `command`, but no command is given.', 'Set `agent-command` (docs/agents.md).');
        const at = { ...context, tmp: scratch, confinement: await (0,confinement_here/* confinementHere */.F)(context, known), show: () => undefined };
        // Looking installs nothing.
        const project = { settings: { ...known, 'agent-install': 'never' }, agents: scratch };
        const found = await (0,wire/* agentOf */.jk)(project, context.env, at)
            .preflight()
            .catch((error) => {
            if (known['agent-install'] === 'never' || !canBeInstalled(error, known['agent-path']))
                throw error;
            return null;
        });
        if (!found)
            return ok('claude is not here as it is wanted; the first job installs it for itself (agent-install: missing)');
        const { program, version } = found;
        if (known.agent === 'command')
            return ok(`the command ${program}`);
        return ok(`${program} ${version}${known['agent-version'] === undefined ? '' : ', as agent-version demands'}`);
    },
};
/** A program that the user names is never put in the place of another. */
const canBeInstalled = (error, path) => path === undefined &&
    error instanceof core_error/* RalphError */.A &&
    (error.code === 'AGENT_MISSING' || error.code === 'AGENT_VERSION_DIFFERS');

// EXTERNAL MODULE: ./build/adapter/git/branch-preflight.js
var branch_preflight = __webpack_require__(6433);
;// CONCATENATED MODULE: ./build/entry/doctor/branches.js


/** Nothing is in the way of the names of the run's two refs. */
const branchesProbe = {
    name: 'branches',
    needs: 'remote',
    async look({ project, state }) {
        const { repository, remoteIsOwn, stateRef, workRef, workBranch } = await project();
        await (0,branch_preflight/* checkBranches */.N)({ remote: (await state()).remote, repository, remoteIsOwn, stateRef, workRef });
        return ok(`${workBranch} and ${stateRef.replace('refs/heads/', '')} can be written`);
    },
};

// EXTERNAL MODULE: ./build/core/validation/checks.js
var checks = __webpack_require__(9335);
// EXTERNAL MODULE: ./build/core/validation/enough-checks.js
var enough_checks = __webpack_require__(1850);
// EXTERNAL MODULE: ./build/entry/doctor/github/here.js + 6 modules
var github_here = __webpack_require__(9492);
;// CONCATENATED MODULE: ./build/entry/doctor/checks.js





/** What decides what is committed: a run that nothing would check is refused. */
const checksProbe = {
    name: 'checks',
    needs: 'project',
    async look({ project }) {
        const { settings, repository } = await project();
        const { validate, setup } = settings;
        const workflow = await (0,github_here/* checkedByWorkflow */.km)(repository.toplevel);
        if (workflow !== undefined)
            return ok(`the jobs or steps that ${workflow} requires`);
        const prepared = setup.length === 0 ? 'no set-up' : `${setup.length} set-up command${setup.length === 1 ? '' : 's'}`;
        const checks = readable(settings);
        if (!checks)
            return [];
        const unchecked = (0,enough_checks/* whyUnchecked */.XQ)({ checks, checksElsewhere: false, settings });
        if (unchecked === undefined)
            return ok(`${validate.length} check${validate.length === 1 ? '' : 's'}, ${prepared}`);
        if (settings['no-checks'])
            return warn(`Nothing checks these commits (no-checks): ${unchecked}.`, 'Name a check with `validate`.');
        return fail(`No check decides what is committed: ${unchecked}. A run is refused.`, enough_checks/* remedyForUnchecked */.eS);
    },
};
/** What is wrong with them is told with the plan. */
function readable({ validate }) {
    try {
        return (0,checks/* resolveChecks */.K)(validate);
    }
    catch (error) {
        if (error instanceof core_error/* RalphError */.A)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/core/confinement/policy.js
var policy = __webpack_require__(3107);
// EXTERNAL MODULE: ./build/core/confinement/remedies.js
var remedies = __webpack_require__(3469);
// EXTERNAL MODULE: ./build/core/confinement/words.js
var words = __webpack_require__(6756);
;// CONCATENATED MODULE: ./build/core/confinement/diagnosis.js




/** The level reached, why each better way did not work, and exactly what to install or to write for more. */
function diagnoseConfinement(asked, here) {
    const { report } = here;
    const verdict = (0,policy/* judgeConfinement */.g1)(asked, here);
    const said = { confinement: report };
    if (verdict && 'refused' in verdict) {
        const { message, hint } = verdict.refused;
        return { level: 'fail', found: `${message}${better(report)}`, remedy: hint, ...said };
    }
    const remedy = [...(0,remedies/* remedies */.J)(here), ...(verdict ? [inOneJob] : [])].join(' ') || null;
    const found = `${(0,words/* confinementInWords */.RA)((0,policy/* confinedIn */.E2)(here))}. ${words/* levelsInWords */.m7[report.level]}.${better(report)}`;
    const givenUp = here.asked === 'none' ? 'Take `confinement: none` out of the settings.' : remedy;
    return { level: verdict ? 'warn' : 'ok', found, remedy: givenUp, ...said };
}
const inOneJob = 'As it is, GitHub jobs in which an agent works beside secrets (`command: run` and `begin`) are refused here.';
const better = ({ refused }) => refused.length === 0
    ? ''
    : ` Did not work here: ${refused.map(({ way, why }) => `${words/* wayInWords */.wf[way]} (${(0,one_line/* plainLine */.h)(why, 150)})`).join('; ')}.`;

// EXTERNAL MODULE: ./build/entry/confined-at.js
var confined_at = __webpack_require__(8561);
;// CONCATENATED MODULE: ./build/entry/doctor/confinement.js



/** What keeps an agent in here, why nothing better does, and what to install. A job of GitHub may demand more: it says so. */
const confinementProbe = {
    name: 'confinement',
    // Each way that fails costs a part of a second, on a busy machine more.
    patienceMs: 20_000,
    async look({ context, settings }) {
        const known = await settings();
        const shape = context.checkout ? 'split jobs' : 'own machine';
        const found = await (0,confinement_here/* confinementHere */.F)(context, known);
        return diagnoseConfinement(known, (0,confined_at/* confinedAt */.m)(found, known, { context, shape }));
    },
};

// EXTERNAL MODULE: ./build/adapter/agent/stored-login.js
var stored_login = __webpack_require__(1015);
// EXTERNAL MODULE: ./build/adapter/process/environment.js
var environment = __webpack_require__(2171);
;// CONCATENATED MODULE: ./build/entry/doctor/credentials.js



/** How the agent can pay; only the kind is ever told. */
const kinds = [
    ['ANTHROPIC_API_KEY', 'an API key'],
    ['ANTHROPIC_AUTH_TOKEN', 'a gateway token'],
    ['CLAUDE_CODE_OAUTH_TOKEN', 'a subscription token'],
    ['CLAUDE_CODE_USE_BEDROCK', 'Amazon Bedrock'],
    ['CLAUDE_CODE_USE_VERTEX', 'Google Vertex'],
    ['CLAUDE_CODE_USE_FOUNDRY', 'Microsoft Foundry'],
    ['ANTHROPIC_FOUNDRY_API_KEY', 'a Foundry key'],
];
const onLaptop = 'Set ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN (`claude setup-token`), or log in once with `claude`.';
const inCi = 'Put it into the secrets of the repository, `gh secret set ANTHROPIC_API_KEY` or CLAUDE_CODE_OAUTH_TOKEN (`claude setup-token`), then run this job again.';
const credentialsProbe = {
    name: 'credentials',
    async look({ context: { env, checkout }, settings }) {
        if ((await settings()).agent === 'command')
            return ok('left to the agent command');
        const present = kinds.filter(([name]) => (0,environment/* hasCredential */.mB)({ [name]: env[name] }));
        const spaced = present.flatMap(([name]) => (/^\s|\s$|^["']/.test(env[name] ?? '') ? [blanks(name)] : []));
        if (present.length > 0)
            return [ok(present.map(([name, kind]) => `${kind} (${name})`).join(', ')), ...spaced];
        if ((0,stored_login/* storedLogin */.d)(env) !== undefined)
            return ok('the login of `claude` on this machine');
        return fail('There is no key, token or login for the model.', checkout ? inCi : onLaptop);
    },
};
const blanks = (name) => warn(`${name} begins or ends with white space or a quote.`, 'Set it again without: it will be refused like this.');

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/entry/project.js + 1 modules
var entry_project = __webpack_require__(1232);
;// CONCATENATED MODULE: ./build/entry/doctor/disk.js





/** Below the first an agent call is ended at once; a checkout with its dependencies needs the second. */
const [least, comfortable] = [512 * 1024 ** 2, 2 * 1024 ** 3];
const diskProbe = {
    name: 'disk',
    look({ context: { env } }) {
        const places = [nearest((0,entry_project/* engineHome */.KE)(env) || (0,external_node_os_.homedir)()), (0,external_node_os_.tmpdir)()];
        const space = places.map((path) => ({ path, free: freeBytes(path) })).sort((a, b) => a.free - b.free);
        return Promise.resolve(space[0] === undefined ? [] : judge(space[0]));
    },
};
function judge({ path, free }) {
    const found = `${(free / 1024 ** 3).toFixed(1)} GiB free in ${path}`;
    const remedy = 'Free some space, or set RALPH_HOME and TMPDIR to another disk.';
    if (free < least)
        return fail(`Only ${found}.`, remedy);
    return free < comfortable ? warn(`Only ${found}.`, remedy) : ok(found);
}
function freeBytes(path) {
    const { bavail, bsize } = (0,external_node_fs_.statfsSync)(path);
    return bavail * bsize;
}
/** The engine's directory is made with the first run. */
const nearest = (path) => ((0,external_node_fs_.existsSync)(path) || path === (0,external_node_path_.dirname)(path) ? path : nearest((0,external_node_path_.dirname)(path)));

// EXTERNAL MODULE: ./build/adapter/git/exec.js
var exec = __webpack_require__(7850);
;// CONCATENATED MODULE: ./build/core/report/version-order.js
/** Whether `2.39.5` is at least `2.38`; suffixes such as `.windows.1` do not count. */
function isAtLeast(version, least) {
    const [have, need] = [version, least].map((text) => text.split('.').map((part) => Number.parseInt(part, 10) || 0));
    for (const [index, number] of (need ?? []).entries()) {
        const other = have?.[index] ?? 0;
        if (other !== number)
            return other > number;
    }
    return true;
}

;// CONCATENATED MODULE: ./build/entry/doctor/git.js



const gitProbe = {
    name: 'git',
    async look({ context }) {
        const env = Object.fromEntries(Object.entries(context.env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
        const { stdout } = await (0,exec/* runGit */.EO)([], env, { args: ['--version'], timeoutMs: 4_000 });
        const version = /\d+\.\d+(\.\d+)?/.exec(stdout.toString('utf8'))?.[0] ?? 'unknown';
        if (!isAtLeast(version, '2.31'))
            return fail(`Version ${version} is too old.`, 'Install git 2.31 or newer.');
        if (isAtLeast(version, '2.38'))
            return ok(version);
        return warn(`Version ${version} cannot merge a base that moved, nor undo an iteration.`, 'Install git 2.38 or newer, or turn the merge off with `merge-base: false`.');
    },
};

;// CONCATENATED MODULE: ./build/entry/doctor/github/github-probe.js

/** A probe of what GitHub knows; it says nothing where the repository is not there, or nobody can ask. */
const gitHubProbe = (name, look) => ({
    name,
    needs: 'repository',
    // Several questions one after the other.
    patienceMs: 15_000,
    async look(subject) {
        // Why it cannot be asked is told once, by the first of them.
        const here = await subject.github().catch(() => undefined);
        return here === undefined || here === 'no token' ? [] : look(here, subject);
    },
});
/** The part of the table that names the rest: whether GitHub can be asked at all. */
const noToken = (place) => warn(`The repository is ${place}; its settings were not looked at, because there is no token.`, 'Set GH_TOKEN, for example `GH_TOKEN=$(gh auth token) ralph doctor`.');

;// CONCATENATED MODULE: ./build/entry/doctor/github/actions-settings.js



const general = 'Settings \u2192 Actions \u2192 General';
/** Settings of Actions that a run depends on; only administrators see them. */
const actionsSettingsProbe = gitHubProbe('actions', async (here) => {
    const { client } = here;
    const [policy, token] = await Promise.all([
        (0,github_here/* seen */.cI)(client.request('GET /repos/{owner}/{repo}/actions/permissions', {})),
        (0,github_here/* seen */.cI)(client.request('GET /repos/{owner}/{repo}/actions/permissions/workflow', {})),
    ]);
    if (!policy && !token) {
        return ok('the settings of Actions cannot be seen with this token; where one forbids something, the run names it');
    }
    const found = [...(policy ? policyFindings(here, policy) : []), ...(token ? tokenFindings(token) : [])];
    return found.length > 0 ? found : ok('allowed, and workflows may open pull requests');
});
function policyFindings({ workflows }, policy) {
    if (!policy.enabled)
        return [fail('GitHub Actions is switched off.', `${general} \u2192 Actions permissions.`)];
    const uses = [...workflows.values()].map((workflow) => workflow.uses).filter((one) => !one.startsWith('.'));
    const found = [];
    if (policy.allowed_actions === 'local_only' && uses.length > 0)
        found.push(fail(`Only actions of this owner are allowed, and ${uses[0]} may be none.`, `${general}: allow it.`));
    if (policy.allowed_actions === 'selected' && uses.length > 0)
        found.push(warn('Only selected actions are allowed.', `${general}: see that ${uses[0]} is among them.`));
    const loose = uses.find((one) => !/@[0-9a-f]{40}$/.test(one));
    if (policy.sha_pinning_required && loose !== undefined)
        found.push(fail(`Actions must be named by a full SHA, and ${loose} is not.`, 'Put the SHA of the release there.'));
    return found;
}
const tokenFindings = (token) => token.can_approve_pull_request_reviews
    ? []
    : [
        warn('Workflows may not open pull requests.', `${general} \u2192 \u201cAllow GitHub Actions to create and approve pull requests\u201d; without, a run gives a link to open it by hand.`),
    ];

;// CONCATENATED MODULE: ./build/entry/doctor/github/repository.js



/** The repository on GitHub: it answers, can be written, and who can read what a run publishes. */
const gitHubRepositoryProbe = {
    name: 'github',
    needs: 'repository',
    async look({ context, repository, github }) {
        const access = (0,github_here/* gitHubAccess */.gz)(context, await repository());
        if (!access)
            return [];
        const { owner, repo, serverUrl } = access.address;
        const place = `${owner}/${repo} at ${serverUrl.replace(/^https?:\/\//, '')}`;
        const here = await github();
        if (here === undefined || here === 'no token')
            return noToken(place);
        const found = [
            ok(here.isPrivate
                ? `${place}, private`
                : `${place}, public: everybody can read prompts, handoffs and logs of its runs`),
        ];
        if (here.isArchived)
            found.push(fail('It is archived: nothing can be written.', 'Settings \u2192 General \u2192 Unarchive.'));
        if (here.mayPush === false)
            found.push(fail('This token may not push there.', 'Use one with write access to its contents.'));
        if (!here.hasIssues) {
            const remedy = 'Settings \u2192 General \u2192 Features \u2192 Issues. Without, the pull request alone is where orders are given.';
            found.push(warn('Issues are switched off: a run has no tracking issue.', remedy));
        }
        return found;
    },
};

;// CONCATENATED MODULE: ./build/core/github/branch-rules.js
const exempt = 'Exempt ralph/** from it: Settings \u2192 Rules \u2192 Rulesets.';
const bypass = `Let the account of the token bypass it, or exempt ralph/** (Settings \u2192 Rules \u2192 Rulesets).`;
/** By the type that GitHub gives a rule; what is not named does not hinder a run. */
const verdicts = {
    creation: { why: 'restricts who may create it', way: bypass },
    update: { why: 'restricts who may push to it', way: bypass },
    pull_request: { why: 'lets changes in by pull request alone', way: exempt },
    merge_queue: { why: 'lets changes in by the merge queue alone', way: exempt },
    required_status_checks: { why: 'wants status checks before a commit is there', way: exempt },
    required_deployments: { why: 'wants a deployment before a commit is there', way: exempt },
    workflows: { why: 'wants workflows to pass before a commit is there', way: exempt },
    code_scanning: { why: 'wants results of code scanning before a commit is there', way: exempt },
    required_linear_history: {
        why: 'forbids merge commits',
        way: `Set \`merge-base: false\`, and exempt ralph/state/**: its commits are merges.`,
    },
    commit_message_pattern: { why: 'demands a form of commit messages', way: `Set \`commit-template\`. Or: ${exempt}` },
    commit_author_email_pattern: { why: 'demands addresses of authors', way: `Set \`author\`. Or: ${exempt}` },
    committer_email_pattern: { why: 'demands addresses of committers', way: `Set \`committer\`. Or: ${exempt}` },
    branch_name_pattern: { why: 'demands a form of branch names', way: `Choose a "branch" in the plan. Or: ${exempt}` },
};
const signatures = {
    why: 'demands signed commits',
    way: 'Set `commit-mode: api`, so that GitHub signs those of the work branch, and exempt ralph/state/** from the rule.',
};
/** Undefined where the rule does not hinder; `signed`: GitHub signs what goes onto this branch. */
function ruleVerdict(type, signed) {
    if (type === 'required_signatures')
        return signed ? undefined : signatures;
    return Object.hasOwn(verdicts, type) ? verdicts[type] : undefined;
}

;// CONCATENATED MODULE: ./build/entry/doctor/github/rules.js




/** Rules over the run's two branches, and rules elsewhere that wait for ralph's own statuses. */
const rulesProbe = gitHubProbe('rules', async (here, { project }) => {
    const known = await project().catch(() => undefined);
    const work = known?.workBranch ?? 'ralph/work/plan';
    const state = (known?.stateRef ?? 'refs/heads/ralph/state/plan').replace(/^refs\/heads\//, '');
    const signed = known?.settings['commit-mode'] === 'api';
    const found = [
        // A run without its state cannot be; one without its branch offers its commits under another name.
        ...(await over(here, { branch: state, signed: false, found: fail })),
        ...(await over(here, { branch: work, signed, found: warn })),
        ...(await waitingForRalph(here)),
    ];
    return found.length > 0 ? found : ok(`no rule is in the way of ${work} and ${state}`);
});
async function over({ client }, at) {
    const { branch, signed } = at;
    // A state ref outside of the branches has no rules.
    if (branch.startsWith('refs/'))
        return [];
    const rules = (await (0,github_here/* seen */.cI)(client.request('GET /repos/{owner}/{repo}/rules/branches/{branch}', { branch }))) ?? [];
    const types = [...new Set(rules.map(({ type }) => String(type)))];
    const found = types.flatMap((type) => {
        const verdict = ruleVerdict(type, signed);
        return verdict ? [at.found(`A rule over ${branch} ${verdict.why}.`, verdict.way)] : [];
    });
    const classic = await (0,github_here/* seen */.cI)(client.request('GET /repos/{owner}/{repo}/branches/{branch}', { branch }));
    if (!classic?.protected || types.length > 0)
        return found;
    const remedy = 'Settings \u2192 Branches: leave ralph/** out of the rule\u2019s pattern.';
    return [...found, warn(`${branch} is a protected branch.`, remedy)];
}
/** Statuses `ralph/\u2026` come with ralph's commits: a person's commit would wait for them without end. */
async function waitingForRalph({ client, defaultBranch: branch }) {
    const [rules, classic] = await Promise.all([
        (0,github_here/* seen */.cI)(client.request('GET /repos/{owner}/{repo}/rules/branches/{branch}', { branch })),
        (0,github_here/* seen */.cI)(client.request('GET /repos/{owner}/{repo}/branches/{branch}', { branch })),
    ]);
    const required = [
        ...(rules ?? []).flatMap((rule) => rule.type === 'required_status_checks'
            ? (rule.parameters?.required_status_checks ?? []).map(({ context }) => context)
            : []),
        ...(classic?.protection?.required_status_checks?.contexts ?? []),
    ];
    return [...new Set(required)]
        .filter((context) => context.startsWith('ralph/'))
        .map((context) => warn(`${branch} requires \`${context}\`, which never comes for commits of people.`, 'Require your own check, and publish ralph\u2019s verdict under its name: `mirror-status`.'));
}

;// CONCATENATED MODULE: ./build/entry/doctor/github/runner.js




/** The first runner that starts actions of Node 24. */
const runner_least = '2.327.1';
/** Whether runners can start the action, and what an Enterprise Server lacks (platform facts 45, 49). */
const runnerProbe = gitHubProbe('runner', async ({ client, address, env }) => {
    const version = env['RUNNER_VERSION'];
    if (version && !isAtLeast(version, runner_least))
        return fail(`Runner ${version} cannot start actions of Node 24.`, `Update it to ${runner_least} or newer.`);
    const meta = address.apiUrl.endsWith('/v3') ? await (0,github_here/* seen */.cI)(client.request('GET /meta', {})) : undefined;
    const server = meta?.installed_version;
    if (server === undefined)
        return version ? ok(version) : [];
    return warn(`GitHub Enterprise Server ${server}: its runners must be ${runner_least} or newer, and pull requests of a workflow\u2019s token start no CI there.`, 'See that the runners are new enough; `ralph init --inline` writes a workflow that needs nothing of github.com.');
});

;// CONCATENATED MODULE: ./build/entry/doctor/github/schedule.js





/** The longest that a watchdog may sleep: it goes on with a run that nothing else does. */
const lateMs = 2 * 86_400_000;
/**
 * Whether something looks for runs that wait for nobody, the watchdog or a schedule of the workflow's own, and when it
 * was last heard of: GitHub drops runs, and switches schedules off (platform facts 13, 14).
 */
const scheduleProbe = gitHubProbe('schedule', async (here) => {
    const all = [...here.workflows];
    const scheduled = all.filter(([, { crons }]) => crons.length > 0);
    if (scheduled.length > 0)
        return Promise.all(scheduled.map(([path, workflow]) => lastHeard(here, path, workflow)));
    if (!all.some(([, { events }]) => events.includes('workflow_dispatch')))
        return [];
    const remedy = '`ralph init` writes one: .github/workflows/ralph-watchdog.yml.';
    return [warn('No watchdog looks for a run that lost its runner, or whose limit was reset.', remedy)];
});
async function lastHeard({ client, now }, path, { command }) {
    const workflow_id = (0,external_node_path_.basename)(path);
    const known = await (0,github_here/* seen */.cI)(client.request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}', { workflow_id }));
    if (command === 'tick' && known?.state === 'disabled_manually')
        return ok(`${path} sleeps; the next job of a run wakes it`);
    const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
    const asked = client.request(route, { workflow_id, event: 'schedule', per_page: 1 });
    const [newest] = (await (0,github_here/* seen */.cI)(asked))?.workflow_runs ?? [];
    if (!newest)
        return ok(`${path} has not run by its schedule yet`);
    const age = now() - Date.parse(newest.created_at);
    const ago = `${path} last ran by its schedule ${(0,duration/* formatDuration */.a)(age)} ago`;
    if (age <= lateMs)
        return ok(ago);
    const remedy = `Nothing wakes a run that waits: \`gh workflow enable ${workflow_id}\`. GitHub switches schedules of public repositories off after 60 days without activity.`;
    return warn(`${ago}.`, remedy);
}

;// CONCATENATED MODULE: ./build/entry/doctor/github/secrets.js



const payers = ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN'];
/** The secrets that the workflow names are there, by name; a value is never seen. */
const secretsProbe = gitHubProbe('secrets', async ({ client, workflows }) => {
    const named = [...new Set([...workflows.values()].flatMap(({ secrets }) => secrets))].filter(isOwn);
    if (named.length === 0)
        return [];
    const [own, shared] = await Promise.all([
        (0,github_here/* seen */.cI)(client.request('GET /repos/{owner}/{repo}/actions/secrets', { per_page: 100 })),
        (0,github_here/* seen */.cI)(client.request('GET /repos/{owner}/{repo}/actions/organization-secrets', { per_page: 100 })),
    ]);
    if (!own)
        return ok(`${named.join(', ')}: whether they are there cannot be seen with this token`);
    const known = new Set([...own.secrets, ...(shared?.secrets ?? [])].map(({ name }) => name.toUpperCase()));
    return missing(named, known);
});
/** One of those that pay is enough. */
function missing(named, known) {
    const paying = named.filter((name) => payers.includes(name));
    const others = named.filter((name) => !payers.includes(name) && !known.has(name.toUpperCase()));
    const unpaid = paying.length > 0 && !paying.some((name) => known.has(name));
    const lacking = [...(unpaid ? [paying.join(' or ')] : []), ...others];
    if (lacking.length === 0)
        return ok(`${named.filter((name) => known.has(name.toUpperCase())).join(', ')}`);
    return lacking.map((name) => warn(`There is no secret ${name}.`, `\`gh secret set ${name.split(' ')[0]}\`, or in the environment that the job uses.`));
}
/** The token of the workflow itself is always there. */
const isOwn = (name) => name !== 'GITHUB_TOKEN';

// EXTERNAL MODULE: ./build/core/github/workflow-file.js
var workflow_file = __webpack_require__(9034);
;// CONCATENATED MODULE: ./build/entry/doctor/github/workflow.js





/** Events by which a run is started, steered and continued. */
const wanted = {
    workflow_dispatch: 'it can be started by hand, and goes on by itself after a limit',
    issue_comment: 'comments give orders',
};
/** The workflow that carries out a run: where it counts, switched on, with what it needs; the schedule is its own probe. */
const workflowProbe = gitHubProbe('workflow', async (here) => {
    if (here.workflows.size === 0)
        return warn('No workflow uses ralph.', '`ralph init` writes one; runs from a laptop need none.');
    const found = await Promise.all([...here.workflows].map(([path, workflow]) => lookAt(here, path, workflow)));
    return found.flat();
});
async function lookAt(here, path, workflow) {
    const runs = carriesRuns(workflow) && Object.keys(wanted).some((event) => workflow.events.includes(event));
    const problems = [...(await onDefaultBranch(here, path)), ...(await switchedOn(here, path, workflow))];
    const file = runs ? [...events(path, workflow), ...permissions(path, workflow)] : [];
    const all = [...problems, ...file, ...crons(path, workflow)];
    return all.length > 0 ? all : [ok(`${path} is on ${here.defaultBranch}, enabled, with what it needs`)];
}
/** The watchdog, the set-up check and what looks at an issue do not. */
const carriesRuns = ({ command }) => !['tick', 'doctor', 'lint'].includes(command);
async function onDefaultBranch({ client, defaultBranch, env }, path) {
    const route = 'GET /repos/{owner}/{repo}/contents/{path}';
    const there = await (0,github_here/* seen */.cI)(client.request(route, { path, ref: defaultBranch }));
    if (there)
        return [];
    // That is what the pull request is for.
    if (env['GITHUB_EVENT_NAME'] === 'pull_request' && env['GITHUB_BASE_REF'] === defaultBranch)
        return [ok(`${path} comes to ${defaultBranch} with this pull request`)];
    const found = `${path} is not on ${defaultBranch}: nothing starts it but a push or a pull request.`;
    return [warn(found, `Merge it into ${defaultBranch}.`)];
}
async function switchedOn({ client }, path, { command }) {
    const workflow_id = (0,external_node_path_.basename)(path);
    const known = await (0,github_here/* seen */.cI)(client.request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}', { workflow_id }));
    if (!known)
        return [];
    // A watchdog sleeps while every run is complete.
    if (command === 'tick' && known.state !== 'active')
        return [];
    if (known.state !== 'active') {
        const why = known.state === 'disabled_inactivity' ? ', after 60 days without activity' : '';
        return [fail(`${path} is disabled${why}.`, `\`gh workflow enable ${workflow_id}\``)];
    }
    const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
    const [newest] = (await (0,github_here/* seen */.cI)(client.request(route, { workflow_id, per_page: 1 })))?.workflow_runs ?? [];
    if (newest?.conclusion !== 'startup_failure')
        return [];
    const remedy = 'Its page says why: an invalid file, an action that the settings do not allow, or Settings \u2192 Actions \u2192 Policies; a run needs the events workflow_dispatch, schedule and issue_comment.';
    return [warn(`The newest run of ${path} could not start: ${newest.html_url}`, remedy)];
}
const events = (path, workflow) => Object.entries(wanted)
    .filter(([event]) => !workflow.events.includes(event))
    .map(([event, what]) => warn(`${path} has no \`${event}\`.`, `Add it to \`on:\`, so that ${what}.`));
function permissions(path, workflow) {
    if (workflow.permissions === null) {
        const remedy = `Add to the job: permissions: {${Object.keys(workflow_file/* neededPermissions */.We).join(': write, ')}: write}`;
        return [warn(`${path} names no permissions: the repository's default counts.`, remedy)];
    }
    return (0,workflow_file/* missingPermissions */.HR)(workflow).map((name) => {
        const found = `${path} does not give \`${name}: write\`.`;
        const remedy = `Add it to the job's \`permissions\`: ${workflow_file/* neededPermissions */.We[name]}.`;
        return name === 'contents' ? fail(found, remedy) : warn(found, remedy);
    });
}
const crons = (path, { crons: all }) => all.some((cron) => /^0\s/.test(cron))
    ? [warn(`${path} is scheduled on the hour, when GitHub starts late or drops runs.`, 'Choose another minute.')]
    : [];

;// CONCATENATED MODULE: ./build/entry/doctor/node.js


const nodeProbe = {
    name: 'node',
    look: () => {
        const version = process.versions.node;
        const old = fail(`Version ${version} is too old.`, 'Install Node 20.19 or newer.');
        return Promise.resolve(isAtLeast(version, '20.19') ? ok(version) : old);
    },
};

// EXTERNAL MODULE: ./build/adapter/git/origin-state.js
var origin_state = __webpack_require__(9897);
;// CONCATENATED MODULE: ./build/entry/doctor/origin.js


/** A run that is kept in this repository has no other half at `origin`. */
const originProbe = {
    name: 'origin',
    needs: 'remote',
    async look({ project, remote, context }) {
        const known = await project();
        const { repository, remoteIsOwn, stateRef } = known;
        if (!remoteIsOwn || repository.origin === null)
            return [];
        const local = (await remote()).get(stateRef) ?? null;
        const at = { repository, env: context.env, stateRef, local, timeoutMs: 4_000 };
        const found = await (0,origin_state/* originState */.AH)(at);
        if (found.kind === 'differs')
            throw (0,origin_state/* stateElsewhere */.Sl)(known, { origin: found.origin, local });
        if (found.kind === 'unreachable')
            return warn(found.note, 'Look at it again when origin can be reached.');
        return ok(found.kind === 'same' ? 'origin holds the same state' : 'origin holds no other state of this plan');
    },
};

;// CONCATENATED MODULE: ./build/core/github/other-ci.js
const plain = /\bralph\b/;
/** State commits end in `[skip ci]`, which most obey and Vercel does not; the work branch is built by all. */
const others = [
    { file: 'vercel.json', app: 'Vercel', remedy: '"git": {"deploymentEnabled": {"ralph/**": false}}', done: plain },
    {
        file: 'netlify.toml',
        app: 'Netlify',
        remedy: '[build] ignore = \'case "$BRANCH" in ralph/*) exit 0;; *) exit 1;; esac\'',
        done: plain,
    },
    {
        file: '.circleci/config.yml',
        app: 'CircleCI',
        remedy: 'filters: {branches: {ignore: /ralph\\/.*/}} on each job of a workflow',
        done: plain,
    },
    { file: '.travis.yml', app: 'Travis CI', remedy: 'branches: {except: [/^ralph\\/.*/]}', done: plain },
    { file: 'appveyor.yml', app: 'AppVeyor', remedy: 'branches: {except: [/^ralph\\/.*/]}', done: plain },
    {
        file: 'azure-pipelines.yml',
        app: 'Azure Pipelines',
        remedy: "trigger: {branches: {exclude: ['ralph/*']}}",
        done: plain,
    },
    { file: '.drone.yml', app: 'Drone', remedy: "trigger: {branch: {exclude: ['ralph/**']}}", done: plain },
    {
        file: '.semaphore/semaphore.yml',
        app: 'Semaphore',
        remedy: 'allow only your own branches in the project\u2019s settings',
        done: plain,
    },
    {
        file: '.buildkite/pipeline.yml',
        app: 'Buildkite',
        remedy: 'the pipeline\u2019s branch filter `!ralph/*`',
        done: plain,
    },
    {
        file: 'render.yaml',
        app: 'Render',
        remedy: 'previews: {generation: off}, or manual',
        done: /generation:\s*(off|manual)/,
    },
];
const otherCiFiles = others.map(({ file }) => file);
/** The apps that would build ralph's branches, of these files with their text. */
const buildsEveryBranch = (files) => others.filter(({ file, done }) => files.has(file) && !done.test(files.get(file) ?? ''));

;// CONCATENATED MODULE: ./build/entry/doctor/other-ci.js




/** Apps that build every branch: each state commit would cost a build. */
const otherCiProbe = {
    name: 'other apps',
    needs: 'repository',
    async look({ repository }) {
        const { toplevel } = await repository();
        const read = otherCiFiles.map(async (file) => {
            const text = await (0,promises_.readFile)((0,external_node_path_.join)(toplevel, file), 'utf8').catch(() => undefined);
            return text === undefined ? [] : [[file, text]];
        });
        const files = new Map((await Promise.all(read)).flat());
        return buildsEveryBranch(files).map(({ app, file, remedy }) => warn(`${app} (${file}) builds every branch, ralph's too.`, `Leave them out: ${remedy}`));
    },
};

// EXTERNAL MODULE: ./build/core/report/report-context.js
var report_context = __webpack_require__(1845);
// EXTERNAL MODULE: ./build/entry/finding-line.js
var finding_line = __webpack_require__(281);
// EXTERNAL MODULE: ./build/entry/job-settings.js
var job_settings = __webpack_require__(2136);
;// CONCATENATED MODULE: ./build/entry/doctor/plan.js




/** Plan and configuration can be read, and mean something. */
const planProbe = {
    name: 'plan',
    needs: 'repository',
    async look({ project }) {
        const known = await project();
        const { plan, planFile, planName, warnings } = known;
        (0,job_settings/* jobSettings */.b)(known, false);
        const count = `${plan.tasks.length} task${plan.tasks.length === 1 ? '' : 's'}`;
        const remarks = warnings.map((finding) => warn((0,finding_line/* findingLine */.m)(finding, planFile), `See \`ralph plan lint ${(0,report_context/* shellWord */.r7)(planFile)}\`.`));
        return [ok(`${planFile}: ${count}, run "${planName}"`), ...remarks];
    },
};

// EXTERNAL MODULE: ./build/adapter/git/remote-url.js
var remote_url = __webpack_require__(1293);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./build/adapter/git/push-refusal.js + 1 modules
var push_refusal = __webpack_require__(7164);
// EXTERNAL MODULE: ./build/adapter/git/remote-call.js
var remote_call = __webpack_require__(4262);
// EXTERNAL MODULE: ./build/adapter/git/remote-fault.js
var remote_fault = __webpack_require__(2864);
// EXTERNAL MODULE: ./build/adapter/git/remote-name.js
var remote_name = __webpack_require__(4981);
// EXTERNAL MODULE: ./build/adapter/git/state-fault.js
var state_fault = __webpack_require__(8451);
;// CONCATENATED MODULE: ./build/adapter/git/try-push.js









/**
 * Whether the remote would let us create `ref`, asked without doing it: git talks to the receiving side, with the
 * credentials of a push, and sends nothing. Hooks and rules at the remote are not asked. Throws RalphError `REMOTE_\u2026`.
 */
async function tryPush(store, at) {
    const { ref, timeoutMs } = at;
    // A dry run does not touch the files of a path, so it would not notice.
    if ((0,remote_url/* isPathRemote */.i)(store.remote))
        refuseReadOnly(store.remote, ref);
    const call = (0,remote_call/* remoteCall */.V)(store.git, store.remote, { backoffMs: [], timeoutMs });
    const options = ['--dry-run', '--porcelain', '--no-verify', '--no-signed'];
    const result = await call.once(['push', ...options, remote_name/* remoteName */.i, `${await emptyCommit(store)}:${ref}`]);
    if (result.code === 0)
        return;
    const refusal = (0,push_refusal/* pushRefusal */.J)(result.stdout.toString('utf8'), result.stderr);
    if (refusal !== undefined)
        throw (0,state_fault/* refusedState */.I$)({ remote: store.remote, ref }, refusal);
    throw (0,remote_fault/* transportFault */.y)(store.remote, result.stderr)?.error ?? (0,remote_fault/* unknownFault */.$)(store.remote, result.stderr);
}
/** The store's own: not every clone holds its HEAD in a way that could be pushed. */
async function emptyCommit({ git }) {
    const tree = await git({ args: ['mktree'] });
    const who = ['-c', 'user.name=ralph', '-c', 'user.email=ralph@ralph.invalid'];
    const made = await git({ args: [...who, 'commit-tree', '-m', 'dry run', tree.stdout.toString('utf8').trim()] });
    return made.stdout.toString('utf8').trim();
}
function refuseReadOnly(remote, ref) {
    const path = remote.startsWith('file:') ? (0,external_node_url_.fileURLToPath)(remote) : remote;
    const refs = [(0,external_node_path_.join)(path, 'refs'), (0,external_node_path_.join)(path, '.git', 'refs')].find((folder) => (0,external_node_fs_.existsSync)(folder));
    if (refs === undefined)
        return;
    try {
        (0,external_node_fs_.accessSync)(refs, external_node_fs_.constants.W_OK);
    }
    catch {
        throw (0,state_fault/* refusedState */.I$)({ remote: (0,remote_url/* withoutCredentials */.r)(remote), ref }, {
            why: `${refs} cannot be written by this user`,
        });
    }
}

;// CONCATENATED MODULE: ./build/entry/doctor/remote.js



/** The remote answers, and a push of a state ref would be let in. */
const remoteProbe = {
    name: 'remote',
    needs: 'project',
    patienceMs: 9_000,
    async look({ project, state, remote }) {
        const { stateRef, remote: url, remoteIsOwn } = await project();
        await remote();
        await tryPush((await state()).store, { ref: `${stateRef}-doctor`, timeoutMs: 4_000 });
        return ok(remoteIsOwn ? 'this repository, writable' : `${(0,remote_url/* withoutCredentials */.r)(url)}, writable`);
    },
};

;// CONCATENATED MODULE: ./build/entry/doctor/repository.js


const repositoryProbe = {
    name: 'repository',
    async look({ repository }) {
        const { toplevel, branch, head } = await repository();
        return ok(`${(0,one_line/* plainLine */.h)(toplevel, 200)}, ${branch ?? 'detached HEAD'} at ${head.slice(0, 7)}`);
    },
};

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/app/read-log.js
var read_log = __webpack_require__(897);
// EXTERNAL MODULE: ./build/core/run/evolve.js + 8 modules
var evolve = __webpack_require__(5788);
;// CONCATENATED MODULE: ./build/entry/doctor/state.js





/** The state can be read, and is the fold of its events (DESIGN §4). */
const stateProbe = {
    name: 'state',
    needs: 'remote',
    // A long log takes its time at a remote.
    patienceMs: 20_000,
    async look({ project, state }) {
        const { state: store } = await state();
        const { run } = await store.load();
        if (!run)
            return ok('no run of this plan yet');
        const folded = (0,evolve/* fold */.AU)(null, await (0,read_log/* readLog */.x6)(store, run));
        const known = await project();
        const { stateRef, planName } = known;
        if ((0,external_node_util_.isDeepStrictEqual)(asWritten(folded), asWritten(run.state)))
            return ok(`run ${planName}: ${run.state.iteration} iterations, equal to its events`);
        return fail(`The state in ${stateRef} is not what its events say.`, `Somebody edited it: \`git log ${stateRef.replace('refs/heads/', '')}\` shows who. Go back to the commit before, or begin anew with \`${(0,report_context/* ralphCommand */.lC)(known, 'run', '--fresh')}\`.`);
    },
};
const asWritten = (value) => JSON.parse(JSON.stringify(value));

// EXTERNAL MODULE: ./build/adapter/git/user-git.js
var user_git = __webpack_require__(9581);
;// CONCATENATED MODULE: ./build/entry/doctor/uncommitted.js



/** Plan and configuration as they are here are what other jobs see. */
const uncommittedProbe = {
    name: 'committed',
    needs: 'project',
    async look({ project, context }) {
        const { repository, steeringFiles } = await project();
        const args = ['status', '--porcelain', '-z', '--no-renames', '--ignored', '--', ...steeringFiles];
        const { stdout } = await (0,user_git/* userGit */.G)(repository.toplevel, context.env)({ args });
        const changed = stdout.toString('utf8').split('\0').filter(Boolean);
        if (changed.length === 0)
            return ok('plan and configuration are committed');
        return changed.map((line) => {
            const path = (0,one_line/* plainLine */.h)(line.slice(3), 200);
            const what = line.startsWith('!!') ? 'is ignored by git' : 'is not committed as it is';
            return warn(`${path} ${what}: a job in CI or on another machine does not see it.`, line.startsWith('!!') ? `Take it out of .gitignore, then commit it.` : `Commit it: \`git add ${path}\``);
        });
    },
};

;// CONCATENATED MODULE: ./build/entry/doctor/probes.js






















/** What `ralph doctor` looks at, in the order in which it tells. */
const probes = [
    gitProbe,
    nodeProbe,
    agentProbe,
    credentialsProbe,
    confinementProbe,
    diskProbe,
    repositoryProbe,
    planProbe,
    uncommittedProbe,
    checksProbe,
    remoteProbe,
    branchesProbe,
    stateProbe,
    originProbe,
    gitHubRepositoryProbe,
    workflowProbe,
    scheduleProbe,
    actionsSettingsProbe,
    rulesProbe,
    secretsProbe,
    runnerProbe,
    otherCiProbe,
];

// EXTERNAL MODULE: ./build/adapter/git/user-repository.js + 1 modules
var user_repository = __webpack_require__(1287);
// EXTERNAL MODULE: ./build/core/config/resolve.js
var resolve = __webpack_require__(6109);
// EXTERNAL MODULE: ./build/entry/base-files.js + 1 modules
var base_files = __webpack_require__(6039);
;// CONCATENATED MODULE: ./build/entry/doctor/subject.js






/** Long enough for a slow line, short enough to wait for. */
const remotePatience = { backoffMs: [], timeoutMs: 4_000 };
function subjectOf(context, flags, scratch) {
    const repository = once(() => (0,user_repository/* openRepository */.h)({ cwd: context.cwd, env: context.env }));
    const project = once(() => (0,entry_project/* openProject */.U8)(context, flags));
    const state = once(async () => (0,wire/* openState */.Gf)(await project(), context, { home: scratch, ...remotePatience }));
    return {
        context,
        scratch,
        repository,
        project,
        state,
        github: once(async () => {
            const found = await repository();
            const access = (0,github_here/* gitHubAccess */.gz)(context, found);
            if (!access)
                return undefined;
            const { address, token } = access;
            return token === undefined ? 'no token' : (0,github_here/* gitHubHere */.wH)(context, found, { address, token });
        }),
        settings: once(async () => {
            const known = await project().catch(() => undefined);
            return known?.settings ?? readableSettings(context, flags);
        }),
        remote: once(async () => (await (await state()).remote.list(['refs/heads/ralph/*'])).refs),
    };
}
async function readableSettings(context, flags) {
    const { cwd, env } = context;
    const named = typeof flags['config'] === 'string' ? flags['config'] : undefined;
    const file = await (0,base_files/* openBase */.m)(context)
        .then((base) => (0,entry_project/* readConfig */.Xg)(base, cwd, named))
        .catch(() => undefined);
    const given = { flags, environment: env, plan: undefined, fileName: file?.name ?? '' };
    const { settings, findings } = (0,resolve/* resolveSettings */.M)({ ...given, file: file?.values ?? {} });
    if (findings.length === 0)
        return settings;
    return (0,resolve/* resolveSettings */.M)({ flags: {}, environment: {}, plan: undefined, file: {}, fileName: '' }).settings;
}
function once(look) {
    let asked;
    return () => {
        asked ??= look();
        // Whoever asks gets the rejection; nobody asking is no crash.
        asked.catch(() => undefined);
        return asked;
    };
}

;// CONCATENATED MODULE: ./build/entry/doctor/examine.js









const defaultPatienceMs = 5_000;
/** Every finding about this machine and this project, in the order of the table. All probes look at the same time. */
async function examine(context, flags) {
    const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'ralph-doctor-'));
    try {
        const subject = subjectOf(context, flags, scratch);
        const found = await Promise.all(probes.map((probe) => findingsOf(probe, subject)));
        return found.flat();
    }
    finally {
        await (0,remove_folder/* removeFolder */.v)(scratch);
    }
}
async function findingsOf(probe, subject) {
    const { name, needs, patienceMs = defaultPatienceMs } = probe;
    const known = needs === undefined || (await inTime(isKnown(needs, subject), 2 * defaultPatienceMs, false));
    const found = known ? await inTime(examine_lookAt(probe, subject), patienceMs, late(patienceMs)) : [left(needs)];
    return found.map((one) => ({ probe: name, ...one }));
}
async function examine_lookAt(probe, subject) {
    try {
        const found = await probe.look(subject);
        return 'level' in found ? [found] : found;
    }
    catch (error) {
        if (!(error instanceof core_error/* RalphError */.A))
            throw error;
        return sentencesOf(error).map((sentence) => fail(sentence, error.hint));
    }
}
/** Each finding, unless the message tells them already. */
const sentencesOf = ({ findings, message }) => findings[0] === undefined || message.includes(findings[0]) ? [message] : findings;
const isKnown = (part, subject) => subject[part]().then(() => true, () => false);
const left = (needs) => ({
    level: 'warn',
    found: `not looked at: mend \`${tellers[needs]}\` first`,
    remedy: null,
});
const late = (ms) => [
    fail(`It did not answer within ${(0,duration/* formatDuration */.a)(ms)}.`, 'Look at why it hangs, then try again.'),
];
/** What comes after the time-out is nobody's any more. */
async function inTime(look, ms, instead) {
    let timer;
    const timeOut = new Promise((resolve) => {
        timer = setTimeout(() => resolve(instead), ms);
    });
    look.catch(() => undefined);
    return Promise.race([look, timeOut]).finally(() => clearTimeout(timer));
}


/***/ })

};
