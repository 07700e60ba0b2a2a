export const id = 344;
export const ids = [344];
export const modules = {

/***/ 5886:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ withCredential),
/* harmony export */   i: () => (/* binding */ splitCredential)
/* harmony export */ });
/** Takes the user, password or token out of an HTTP address. Elsewhere a user is no secret, and git needs it. */
function splitCredential(given) {
    const [, scheme = '', userinfo = '', rest = ''] = /^(https?:\/\/)([^/@]*)@(.*)$/i.exec(given) ?? [];
    if (scheme === '')
        return { address: given, configuration: [], secrets: [] };
    const address = `${scheme}${rest}`;
    const [user = '', password = ''] = userinfo.split(/:(.*)/s).map(decoded);
    const host = `${scheme}${/^[^/]*/.exec(rest)?.[0]}`;
    const basic = Buffer.from(`${user}:${password}`).toString('base64');
    const secrets = [password === '' ? user : password, basic].filter((text) => text.length >= 8);
    // A user alone: a credential helper may know the password, as with git. If none does it is empty: a token as the user.
    if (password === '')
        return { address, configuration: [[`credential.${host}.username`, user]], secrets };
    return { address, configuration: [[`http.${host}/.extraheader`, `Authorization: Basic ${basic}`]], secrets };
}
/**
 * Settings with the credential that an address holds. Where they have an `Authorization` header already that one counts,
 * as it does for git itself: a server refuses two.
 */
function withCredential(settings, { configuration }) {
    const headers = settings.filter(([key]) => /^http\.(.*\.)?extraheader$/.test(key)).map(([, value]) => value);
    // An empty one resets those before it.
    const sent = headers.slice(headers.lastIndexOf('') + 1);
    return sent.some((header) => /^authorization:/i.test(header)) ? settings : [...settings, ...configuration];
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 9581:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ userGit),
/* harmony export */   d: () => (/* binding */ notARepository)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6232);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7850);


/** Set by git for its own hooks and aliases: they would bind us to another repository than the one at `cwd`. */
const repositoryVariables = new Set([
    'GIT_DIR',
    'GIT_WORK_TREE',
    'GIT_INDEX_FILE',
    'GIT_OBJECT_DIRECTORY',
    'GIT_ALTERNATE_OBJECT_DIRECTORIES',
    'GIT_COMMON_DIR',
    'GIT_NAMESPACE',
    'GIT_PREFIX',
    'GIT_CEILING_DIRECTORIES',
]);
/**
 * Git as the user has configured it, for reading only: it takes no lock, runs no hook, starts no daemon and asks
 * nobody. Throws NOT_A_REPOSITORY or SAFE_DIRECTORY with a remedy, else what `runGit` throws.
 */
function userGit(cwd, env) {
    const fixed = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false'];
    const kept = Object.entries(env).filter(([name]) => !repositoryVariables.has(name));
    const readOnly = { LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' };
    for (const [name, value] of kept)
        if (value !== undefined)
            readOnly[name] ??= value;
    return async (call) => {
        const result = await (0,_exec_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(fixed, readOnly, { cwd, ...call, allow: 'any' });
        throwRepositoryFault(result, cwd);
        if (result.code === 0 || call.allow === 'any' || call.allow?.includes(result.code))
            return result;
        throw (0,_exec_js__WEBPACK_IMPORTED_MODULE_1__/* .gitFault */ .NO)(call.args, result);
    };
}
function throwRepositoryFault({ code, stderr }, cwd) {
    if (code === 0)
        return;
    if (/dubious ownership/.test(stderr)) {
        const path = /repository at '([^']+)'/.exec(stderr)?.[1] ?? cwd;
        throw new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
            code: 'SAFE_DIRECTORY',
            kind: 'failed',
            message: `Git refuses to read ${path}: it belongs to another user of this machine.`,
            hint: `If you trust it: git config --global --add safe.directory '${path}'`,
        });
    }
    if (/not a git repository/i.test(stderr))
        throw notARepository(`${cwd} is not inside a git repository.`);
}
const notARepository = (message) => new _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
    code: 'NOT_A_REPOSITORY',
    kind: 'usage',
    message,
    hint: 'Change into the working tree of your project, or make one with: git init',
});


/***/ }),

/***/ 1287:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ openRepository),
  T: () => (/* binding */ reachedFrom)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/error.js
var error = __webpack_require__(6232);
// EXTERNAL MODULE: ./build/adapter/git/address-credential.js
var address_credential = __webpack_require__(5886);
// EXTERNAL MODULE: ./build/adapter/git/carried-configuration.js
var carried_configuration = __webpack_require__(1734);
;// CONCATENATED MODULE: ./build/adapter/git/instead-of.js

/**
 * Where git would push to, for an address as it was configured or given: what `url.<base>.insteadOf` and
 * `pushInsteadOf` make of it (git-config(1); the longest prefix counts). The engine's own git is given this address and
 * none of these settings: they may hold a token, which git would put on a command line (reliability G19).
 */
function rewrittenAddress(all, given) {
    const { url, pushUrl } = given;
    if (pushUrl !== undefined)
        return rewrite(all, 'insteadof', pushUrl) ?? pushUrl;
    return rewrite(all, 'pushinsteadof', url) ?? rewrite(all, 'insteadof', url) ?? url;
}
function rewrite(all, kind, url) {
    const matching = all.filter(([key, prefix]) => {
        const { section, name } = (0,carried_configuration/* splitKey */._)(key);
        return section === 'url' && name === kind && url.startsWith(prefix);
    });
    const longest = Math.max(...matching.map(([, prefix]) => prefix.length));
    const found = matching.find(([, prefix]) => prefix.length === longest);
    return found && (0,carried_configuration/* splitKey */._)(found[0]).subsection + url.slice(longest);
}

// EXTERNAL MODULE: ./build/adapter/git/user-git.js
var user_git = __webpack_require__(9581);
;// CONCATENATED MODULE: ./build/adapter/git/user-repository.js







/**
 * Reads the repository around `cwd` with the user's own configuration. Throws RalphError NOT_A_REPOSITORY,
 * BARE_REPOSITORY, EMPTY_REPOSITORY or SAFE_DIRECTORY.
 */
async function openRepository({ cwd, env }) {
    const [place, config] = await Promise.all([locate((0,user_git/* userGit */.G)(cwd, env), cwd), readConfig((0,user_git/* userGit */.G)(cwd, env))]);
    const { present, originHead, ...found } = place;
    const git = (0,user_git/* userGit */.G)(place.toplevel, env);
    const last = (key) => config.findLast(([name]) => name === key)?.[1] ?? null;
    return {
        ...found,
        objectFormat: last('extensions.objectformat') === 'sha256' ? 'sha256' : 'sha1',
        defaultBranch: originHead ?? (await guessDefaultBranch(git, present, last('init.defaultbranch'))),
        checkedOut: await readWorktrees(git, place),
        user: {
            name: env['GIT_COMMITTER_NAME'] ?? last('committer.name') ?? last('user.name'),
            email: env['GIT_COMMITTER_EMAIL'] ?? last('committer.email') ?? last('user.email'),
        },
        uncommitted: async () => fields((await git({ args: ['status', '--porcelain', '-z', '--no-renames'] })).stdout).length,
        partial: config.some(([key, value]) => /^remote\..*\.promisor$/.test(key) && value === 'true'),
        origin: last('remote.origin.url'),
        remoteUrl: (name) => remoteUrl(git, config, name),
        rewritten: (url) => rewrittenAddress(config, { url }),
        carriedConfiguration: (remote) => (0,carried_configuration/* carriedConfiguration */.v)(withSshCommand(config, env), remote),
    };
}
/** The branches that are the default one where origin does not say, written so that git lists each where it exists. */
const usualDefaults = ['--glob=refs/heads/mai[n]', '--glob=refs/heads/maste[r]'];
/** All that `rev-parse` knows, in one call: it answers line by line up to the first question that has no answer. */
async function locate(git, cwd) {
    const questions = ['--is-bare-repository', '--git-common-dir', '--is-shallow-repository', '--show-toplevel'];
    const names = ['HEAD^{commit}', '--symbolic-full-name', 'HEAD', ...usualDefaults, 'refs/remotes/origin/HEAD'];
    const { stdout } = await git({ args: ['rev-parse', ...questions, ...names], allow: [128] });
    const [bare, commonDir, shallow, toplevel, head = '', branch = '', ...refs] = stdout.toString('utf8').split('\n');
    if (bare === 'true') {
        throw new error/* RalphError */.A({
            code: 'BARE_REPOSITORY',
            kind: 'usage',
            message: `${cwd} is a bare repository: it has no files to work on.`,
            hint: 'Run ralph in a clone or a worktree of it: git worktree add <directory> <branch>',
        });
    }
    if (!commonDir || !toplevel)
        throw (0,user_git/* notARepository */.d)(`${cwd} lies in a git directory, not in a working tree.`);
    // A name without an answer is repeated as it was asked.
    if (!/^[0-9a-f]{40,}$/.test(head))
        throw emptyRepository(toplevel);
    const origin = refs.find((ref) => ref.startsWith('refs/remotes/origin/') && ref !== 'refs/remotes/origin/HEAD');
    return {
        toplevel: (0,external_node_path_.resolve)(toplevel),
        commonDir: (0,external_node_path_.resolve)(cwd, commonDir),
        shallow: shallow === 'true',
        head,
        branch: branch.startsWith('refs/heads/') ? branch.slice('refs/heads/'.length) : null,
        present: refs.filter((ref) => ref.startsWith('refs/heads/')).map((ref) => ref.slice('refs/heads/'.length)),
        originHead: origin?.slice('refs/remotes/origin/'.length) ?? null,
    };
}
const emptyRepository = (toplevel) => new error/* RalphError */.A({
    code: 'EMPTY_REPOSITORY',
    kind: 'usage',
    message: `${toplevel} has no commit yet: there is nothing to start from.`,
    hint: 'Commit your files first: git add . && git commit -m "Begin"',
});
async function readWorktrees(git, main) {
    // Without this folder there is only the working tree that we are in.
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(main.commonDir, 'worktrees'))) {
        return new Map(main.branch === null ? [] : [[main.branch, main.toplevel]]);
    }
    const { stdout } = await git({ args: ['worktree', 'list', '--porcelain'] });
    const found = new Map();
    for (const block of stdout.toString('utf8').split('\n\n')) {
        const path = /^worktree (.+)$/m.exec(block)?.[1];
        const branch = /^branch refs\/heads\/(.+)$/m.exec(block)?.[1];
        if (path !== undefined && branch !== undefined)
            found.set(branch, path);
    }
    return found;
}
async function readConfig(git) {
    const { stdout } = await git({ args: ['config', '--list', '-z'] });
    return fields(stdout).map((entry) => {
        const end = entry.indexOf('\n');
        // A key without `=` is a boolean that is true.
        return end === -1 ? [entry, 'true'] : [entry.slice(0, end), entry.slice(end + 1)];
    });
}
async function guessDefaultBranch(git, present, configured) {
    const usual = ['main', 'master'].find((name) => present.includes(name)) ?? null;
    if (configured === null || present.includes(configured))
        return configured ?? usual;
    const { code } = await git({ args: ['show-ref', '--verify', '--quiet', `refs/heads/${configured}`], allow: [1] });
    return code === 0 ? configured : usual;
}
/** Git is asked where it may know a remote from a file of old. */
async function remoteUrl(git, config, name) {
    const first = (key) => config.find(([one]) => one === `remote.${name}.${key}`)?.[1];
    const [url, pushUrl] = [first('url'), first('pushurl')];
    if (url !== undefined)
        return rewrittenAddress(config, { url, pushUrl });
    // A path or a URL; a remote of such a name would be in the configuration.
    if (/[/\\:]/.test(name))
        return null;
    const { code, stdout } = await git({ args: ['remote', 'get-url', '--push', name], allow: [2, 128] });
    return code === 0 ? stdout.toString('utf8').trim() : null;
}
/** The address of `remote`, and what git needs for it where there is no repository: of the user's own configuration and the environment. */
async function reachedFrom(remote, at) {
    const config = withSshCommand(await readConfig((0,user_git/* userGit */.G)(at.cwd, at.env)), at.env);
    const { address, ...access } = (0,address_credential/* splitCredential */.i)(rewrittenAddress(config, { url: remote }));
    return { remote: address, carried: (0,address_credential/* withCredential */.M)((0,carried_configuration/* carriedConfiguration */.v)(config, address), access) };
}
/** The environment's ssh command counts before the configured one; unattended, ssh must not ask for a passphrase. */
function withSshCommand(config, env) {
    const ours = env['GIT_SSH_COMMAND'];
    if (ours !== undefined)
        return [...config, ['core.sshcommand', ours]];
    if (config.some(([key]) => key === 'core.sshcommand'))
        return config;
    return [...config, ['core.sshcommand', 'ssh -o BatchMode=yes']];
}
const fields = (bytes) => bytes.toString('utf8').split('\0').slice(0, -1);


/***/ }),

/***/ 3825:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Oy: () => (/* binding */ placePrefix),
/* harmony export */   Zr: () => (/* binding */ commentId)
/* harmony export */ });
/** An order's id: it sorts by the moment, then by the comment or the review, and says where to answer. */
function commentId({ at, issue, comment, kind, review }) {
    const tail = kind === undefined || kind === 'comment' ? '' : kind === 'line' ? `/line/${comment}` : `/${kind}`;
    return `${placePrefix(at, review ?? comment)}${issue}${tail}`;
}
/** The place of an id that `commentId` made; undefined for any other. */
function placeOf(id) {
    const [, at = '', first, issue, kind, line] = /^(\d{4}-[^/]+)\/(\d+)\/(\d+)(?:\/(review|commit|line)(?:\/(\d+))?)?$/.exec(id) ?? [];
    if (first === undefined)
        return undefined;
    const place = { at, issue: Number(issue), comment: Number(first) };
    if (kind === 'line')
        return { ...place, kind, comment: Number(line), review: Number(first) };
    return { ...place, kind: kind === 'review' || kind === 'commit' ? kind : 'comment' };
}
/** What the id of a comment begins with, and all ids of a review: its own and those of its lines. */
const placePrefix = (at, id) => `${at}/${String(id).padStart(12, '0')}/`;


/***/ }),

/***/ 6645:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ markOf),
/* harmony export */   X: () => (/* binding */ outboxAt)
/* harmony export */ });
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(674);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);
/* harmony import */ var _comment_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3825);
/* harmony import */ var _threads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6951);




/** GitHub's signs for what became of an order. */
const signs = { seen: 'eyes', done: '+1', refused: 'confused' };
/** After a creation whose answer was lost: lists may lag, and asking too early would make a second one. */
const unsureMs = 10_000;
/** The hidden line by which a comment of ours is found again; the plan keeps two of them in one issue apart. */
const markOf = (plan, key) => `${_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .ownMark */ .a}${plan}:${key} -->`;
/**
 * Answers and signs. A sign may be given again and again. A comment is created only where no comment of ours with its
 * mark is in the list, and after a lost answer the list decides (reliability A1, A2); a second one with the same mark
 * is removed.
 */
function outboxAt(options) {
    const { github, plan, self, notices, now, warn, redact } = options;
    const unsure = new Map();
    async function sign(order, name) {
        const place = (0,_comment_id_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(order);
        const content = signs[name];
        if (!place?.comment || !content)
            return;
        const given = { comment_id: place.comment, content };
        // A review takes no sign by this API; what it ordered is answered in the conversation.
        if (place.kind === 'comment') {
            await github.request('POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions', given);
        }
        else if (place.kind === 'line') {
            await github.request('POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions', given);
        }
        else if (place.kind === 'commit') {
            await github.request('POST /repos/{owner}/{repo}/comments/{comment_id}/reactions', given);
        }
    }
    /** An answer stands where its order does; a notice where the run is tracked. */
    function threadOf({ key, kind }) {
        if (kind === 'notice') {
            const issue = notices();
            return issue === undefined ? undefined : (0,_threads_js__WEBPACK_IMPORTED_MODULE_2__/* .conversation */ .Wl)(github, { issue, at: key.split('/')[1] ?? '' });
        }
        const place = (0,_comment_id_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(key.slice(key.indexOf('/') + 1));
        return place && (kind === 'reply' ? (0,_threads_js__WEBPACK_IMPORTED_MODULE_2__/* .threadAt */ .wn)(github, place) : (0,_threads_js__WEBPACK_IMPORTED_MODULE_2__/* .conversation */ .Wl)(github, place));
    }
    async function comment(effect) {
        const { key, body } = effect;
        if (now() < (unsure.get(key) ?? 0))
            throw notYet(key);
        const thread = await threadOf(effect);
        if (!thread)
            return;
        const mark = markOf(plan, key);
        const [first, ...others] = (0,_threads_js__WEBPACK_IMPORTED_MODULE_2__/* .ownMarks */ .hV)(await thread.list(), self).get(mark) ?? [];
        for (const other of others)
            await thread.remove(other);
        if (first !== undefined)
            return;
        unsure.set(key, now() + unsureMs);
        await thread.create(`${mark}\n${redact(body)}`);
        unsure.delete(key);
    }
    async function deliverOne(effect) {
        try {
            if (effect.kind === 'sign')
                await sign(effect.key.slice(effect.key.indexOf('/') + 1), effect.body);
            else
                await comment(effect);
            return true;
        }
        catch (error) {
            if (!(error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
                throw error;
            if (pointless.has(error.code))
                return true;
            if (error.code !== 'GITHUB_NOT_YET')
                warn(`${effect.key} could not be delivered yet: ${error.message} ${error.hint}`);
            return false;
        }
    }
    return {
        sign: (order, name) => sign(order, name).catch(unlessFault),
        async deliver(effects) {
            const delivered = [];
            for (const effect of effects)
                if (await deliverOne(effect))
                    delivered.push(effect.key);
            return delivered;
        },
    };
}
/** The comment or its thread is gone, or closed to everybody: nobody can be told there any more. */
const pointless = new Set([
    'GITHUB_NOT_FOUND',
    'GITHUB_GONE',
    'GITHUB_MOVED',
    'GITHUB_LOCKED',
    'GITHUB_REFUSED',
]);
const notYet = (key) => new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
    code: 'GITHUB_NOT_YET',
    kind: 'failed',
    message: `Whether ${key} was created is not known yet.`,
    hint: 'The list of comments tells in a few seconds.',
});
function unlessFault(error) {
    if (!(error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A))
        throw error;
}


/***/ }),

/***/ 5127:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ workflowAccount),
/* harmony export */   y: () => (/* binding */ ownCiWatch)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6232);

/** Runs appear some seconds after the push; a look a minute is soon enough for a person. */
const freshMs = 60_000;
/** The account of a workflow's own token. */
const workflowAccount = 'github-actions[bot]';
/** Watches whether the repository's CI waits for a person on the newest commit. */
function ownCiWatch(options) {
    const { github, self, now } = options;
    const token = self === workflowAccount ? 'workflow' : 'other';
    let waiting = [];
    let seen = { tip: '', at: Number.NEGATIVE_INFINITY };
    return {
        get now() {
            return { token, waiting };
        },
        follow(tip) {
            if (seen.tip === tip)
                return;
            waiting = [];
            seen = { tip, at: seen.tip === '' ? Number.NEGATIVE_INFINITY : now() };
        },
        async look(again = false) {
            if (token === 'other' || (!again && now() - seen.at < freshMs))
                return;
            seen = { ...seen, at: now() };
            try {
                const given = { head_sha: seen.tip, event: 'pull_request', per_page: 50 };
                const { workflow_runs } = await github.request('GET /repos/{owner}/{repo}/actions/runs', given);
                // It has been told in each of these ways.
                const held = workflow_runs.filter((run) => run.conclusion === 'action_required' || run.status === 'action_required');
                waiting = held.map(({ name, path, html_url }) => ({ name: name || path, url: html_url }));
            }
            catch (error) {
                if (!(error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A))
                    throw error;
            }
        },
    };
}


/***/ }),

/***/ 6951:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wl: () => (/* binding */ conversation),
/* harmony export */   hV: () => (/* binding */ ownMarks),
/* harmony export */   wn: () => (/* binding */ threadAt)
/* harmony export */ });
/* harmony import */ var _core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(674);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6232);


/** The conversation of an issue or a pull request: reviews have none of their own. */
const conversation = (github, { issue: issue_number, at: since }) => ({
    list: () => github.list('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number, since }),
    create: (body) => github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number, body }),
    remove: (comment_id) => github.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id }),
});
/** The place where somebody wrote, and where an answer is found beside it. */
function threadAt(github, place) {
    return placeBeside(github, place).catch((error) => {
        // Who deleted their comment still wants to know.
        if (error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A && error.code === 'GITHUB_NOT_FOUND')
            return conversation(github, place);
        throw error;
    });
}
async function placeBeside(github, place) {
    const { kind, comment: comment_id, issue: pull_number, at: since } = place;
    if (kind === 'line') {
        // Only the first comment of a thread can be replied to.
        const first = await github.request('GET /repos/{owner}/{repo}/pulls/comments/{comment_id}', { comment_id });
        const root = first.in_reply_to_id ?? comment_id;
        return {
            list: () => github.list('GET /repos/{owner}/{repo}/pulls/{pull_number}/comments', { pull_number, since }),
            create: (body) => github.request('POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies', {
                ...{ pull_number, comment_id: root, body },
            }),
            remove: (id) => github.request('DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}', { comment_id: id }),
        };
    }
    if (kind !== 'commit')
        return conversation(github, place);
    const { commit_id: commit_sha } = await github.request('GET /repos/{owner}/{repo}/comments/{comment_id}', {
        comment_id,
    });
    return {
        list: () => github.list('GET /repos/{owner}/{repo}/commits/{commit_sha}/comments', { commit_sha }),
        create: (body) => github.request('POST /repos/{owner}/{repo}/commits/{commit_sha}/comments', { commit_sha, body }),
        remove: (id) => github.request('DELETE /repos/{owner}/{repo}/comments/{comment_id}', { comment_id: id }),
    };
}
/** Texts of ours by their mark. */
function ownMarks(written, self) {
    const found = new Map();
    for (const { id, body = '', user } of written) {
        const mark = user?.login === self ? body.split('\n')[0]?.trim() : undefined;
        if (mark?.startsWith(_core_control_read_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .ownMark */ .a))
            found.set(mark, [...(found.get(mark) ?? []), Number(id)]);
    }
    return found;
}


/***/ }),

/***/ 674:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ readComment),
/* harmony export */   a: () => (/* binding */ ownMark)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3573);
/* harmony import */ var _text_fences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1224);
/* harmony import */ var _text_plain_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9060);
/* harmony import */ var _text_thousands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3427);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38);





/** The mark in everything that ralph writes itself; its own words are never orders. */
const ownMark = '<!-- ralph:';
const nothing = { kind: 'nothing' };
const longestEcho = 200;
/** Beyond what any order needs: reading costs the square of it. */
const longestLine = 8000;
/**
 * Reads one comment (issue 5, point 3): the first line that is neither empty, quoted nor in a code block is an order if
 * it begins with exactly `/ralph` in ASCII. One order a comment. An order further down, or spelt with look-alikes, is
 * answered and not obeyed.
 */
function readComment(body) {
    if (body.trimStart().startsWith(ownMark))
        return nothing;
    const [first, ...others] = spokenLines(body);
    if (first === undefined)
        return nothing;
    const order = orderIn(first);
    if (order !== undefined && first.length > longestLine) {
        return fault(first, `an order has at most ${(0,_text_thousands_js__WEBPACK_IMPORTED_MODULE_2__/* .thousands */ .o)(longestLine)} characters`);
    }
    const later = others.find((line) => orderIn(line) !== undefined);
    if (order !== undefined)
        return { kind: 'command', text: order, ...(later !== undefined && { more: true }) };
    if (looksLikeOrder(first)) {
        return fault(first, 'write /ralph in plain small letters at the start of the line');
    }
    return later === undefined ? nothing : fault(later, 'an order is the first line of its comment');
}
const fault = (line, why) => ({
    kind: 'fault',
    text: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .startOf */ .GH)((0,_text_plain_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .plainComment */ .c)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .startOf */ .GH)(line, longestLine)), longestEcho),
    why,
});
/** What follows `/ralph`, as a reader sees it; undefined where the line is no order. Four spaces would make it code. */
function orderIn(line) {
    const [, rest] = /^ {0,3}\/ralph(?=[ \t]|$)(.*)$/s.exec(line) ?? [];
    return rest === undefined ? undefined : (0,_text_plain_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .plainComment */ .c)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .startOf */ .GH)(rest, longestLine));
}
/** `\uff0fralph`, `/Ralph`, Cyrillic or Greek letters of the same shape, or something invisible between them. */
const looksLikeOrder = (line) => /^\s{0,3}[/\u2044\u2215\u29f8][r\u0433][a\u0430\u03b1][l\u04cf\u0456\u03b91|][p\u0440\u03c1][h\u04bb](?:\s|$)/iu.test((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .startOf */ .GH)(line, 100)).normalize('NFKC'));
/** Lines that the author says: not empty, not quoted, in no code block. */
function* spoken(body) {
    let open;
    for (const line of body.split(/\r\n?|\n/)) {
        const inside = open !== undefined;
        open = (0,_text_fences_js__WEBPACK_IMPORTED_MODULE_4__/* .fenceAfter */ .UH)(line, open);
        if (inside || open !== undefined || line.trim() === '')
            continue;
        if (/^ {0,3}>/.test(line) || /^(?: {4}|\t)/.test(line))
            continue;
        yield line;
    }
}
const spokenLines = (body) => [...spoken(body)];


/***/ }),

/***/ 4087:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ oncePer)
/* harmony export */ });
/**
 * A function of one object that is computed once for each object and kept for as long as the object lives. Only for
 * what is never changed after it was made, as plans and the tasks of a state are; so must the result be.
 */
function oncePer(compute) {
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

/***/ 3420:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ branchNameFault)
/* harmony export */ });
/** The first that matches is the fault. Up to "HEAD" it is git's own list (`git check-ref-format`), then ours. */
const rules = [
    { refuses: /^$/, fault: 'is empty' },
    { refuses: /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u, fault: 'holds a space, a control character or an invisible one' },
    { refuses: /[~^:?*[\\]/, fault: 'holds one of ~ ^ : ? * [ \\' },
    { refuses: /\.\./, fault: 'holds ".."' },
    { refuses: /@\{/, fault: 'holds "@{"' },
    { refuses: /^@$/, fault: 'is "@"' },
    { refuses: /^\/|\/$|\/\//, fault: 'begins or ends with "/", or holds "//"' },
    { refuses: /(^|\/)\./, fault: 'has a part that begins with "."' },
    { refuses: /\.$/, fault: 'ends with "."' },
    { refuses: /\.lock(\/|$)/i, fault: 'has a part that ends in ".lock"' },
    { refuses: /^-/, fault: 'begins with "-"' },
    { refuses: /^([A-Z]+_)?HEAD$/i, fault: 'is a name that git uses itself' },
    // The rest passes git, yet means something to a shell, to a ref lookup or to a person's eye (reliability I5).
    { refuses: /[$();'"`|&<>]/, fault: 'holds one of $ ( ) ; \' " ` | & < >' },
    { refuses: /^refs\//i, fault: 'begins with "refs/"; write the branch alone, such as feature/x' },
    { refuses: /^([0-9a-f]{40}|[0-9a-f]{64})$/i, fault: 'looks like a commit id' },
    { refuses: /^.{201,}$/su, fault: 'is longer than 200 characters' },
];
/**
 * What is wrong with a branch name, as the end of a sentence that begins with the name; undefined when it can be
 * used. Whatever passes here also passes `git check-ref-format --branch`.
 */
function branchNameFault(name) {
    return rules.find(({ refuses }) => refuses.test(name))?.fault;
}


/***/ }),

/***/ 1790:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ie: () => (/* binding */ dependenciesFirst),
/* harmony export */   OJ: () => (/* binding */ dependencyEdges),
/* harmony export */   p4: () => (/* binding */ findCycles)
/* harmony export */ });
/* harmony import */ var _once_per_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4087);

/** Edges between the tasks of a plan. A dependency on itself or on nothing is left to its own lint rule. */
const dependencyEdges = (0,_once_per_js__WEBPACK_IMPORTED_MODULE_0__/* .oncePer */ .P)((plan) => {
    const position = new Map();
    for (const [index, task] of plan.tasks.entries())
        if (!position.has(task.id))
            position.set(task.id, index);
    return plan.tasks.map((task, index) => {
        const known = task.depends_on.map((id) => position.get(id));
        return known.filter((to) => to !== undefined && to !== index);
    });
});
/**
 * Cycles that share no edge, each from its earliest position on: together they hold at least one edge of every
 * cycle, so none found means that there is none. Linear in tasks and edges, since an edge is looked at once; listing
 * every cycle would be exponential. Iterative: recursion overflowed on a chain of 20,000 (reliability I1).
 */
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
/** Hands out each edge once, so a node that is entered again has only the rest to go. */
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
/** All positions, each after everything that it waits for; edges that close a cycle are passed over. Linear. */
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


/***/ }),

/***/ 9064:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ toFinding),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   bA: () => (/* binding */ printPath)
/* harmony export */ });
/** `['tasks', 3, 'depends_on', 0]` \u2192 `tasks[3].depends_on[0]`; keys that are no plain names are quoted. */
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
/** The finding that a person sees; without `locate` it has no line. */
function toFinding(fault, locate) {
    const place = locate?.(fault);
    return {
        severity: fault.severity,
        code: fault.code,
        path: printPath(fault.at),
        line: place?.line ?? null,
        column: place?.column ?? null,
        message: fault.message,
        remedy: fault.remedy,
    };
}
const shownLength = 40;
/** A value as a message quotes it: at most 40 characters, invisible ones escaped, lists and objects only named. */
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

/***/ 6314:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ readIssueForm)
/* harmony export */ });
/* unused harmony export formFields */
/* harmony import */ var _text_fences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1224);
/* harmony import */ var _text_plain_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9060);


/** Labels of the form; GitHub makes headings of the third level from them. */
const formFields = {
    goal: 'Goal',
    tasks: 'Tasks',
    checks: 'Checks',
    budget: 'Budget in USD',
    model: 'Model',
};
const fields = Object.entries(formFields);
/**
 * The answers of an issue that was written by the form: undefined for any other issue. What a reader does not see is
 * not there (security T4); a heading counts once and outside of code.
 */
function readIssueForm(body) {
    const found = {};
    let open;
    let current;
    for (const [index, text] of visibleLines(body).entries()) {
        open = (0,_text_fences_js__WEBPACK_IMPORTED_MODULE_1__/* .fenceAfter */ .UH)(text, open);
        const [field] = fields.find(([, label]) => text.trimEnd() === `### ${label}`) ?? [];
        if (field !== undefined && open === undefined && !Object.hasOwn(found, field)) {
            current = [];
            found[field] = current;
        }
        else
            current?.push({ text, line: index + 1 });
    }
    const { goal, tasks, checks = [], budget = [], model = [] } = found;
    if (goal === undefined || tasks === undefined)
        return undefined;
    return {
        goal: answered(goal),
        tasks: answered(tasks),
        checks: answered(checks),
        budget: answered(budget),
        model: answered(model),
    };
}
/** Hidden parts may span lines, and must take none away: findings name lines. */
function visibleLines(body) {
    const text = body.replace(/\r\n?/g, '\n');
    return (0,_text_plain_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f)(text.replace(/<!--[\s\S]*?(?:-->|$)/g, (hidden) => hidden.replace(/[^\n]/g, ''))).split('\n');
}
/** Without the empty lines around it; GitHub writes `_No response_` where nothing was. */
function answered(lines) {
    const isEmpty = ({ text }) => text.trim() === '';
    const from = lines.findIndex((line) => !isEmpty(line));
    const answer = from === -1 ? [] : lines.slice(from, lines.findLastIndex((line) => !isEmpty(line)) + 1);
    return answer.length === 1 && answer[0]?.text.trim() === '_No response_' ? [] : answer;
}


/***/ }),

/***/ 2575:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CD: () => (/* binding */ issueOfPlan),
  TN: () => (/* binding */ issuePlanFile),
  o: () => (/* binding */ planOfIssue)
});

// EXTERNAL MODULE: ./build/schema/plan.js
var plan = __webpack_require__(9707);
// EXTERNAL MODULE: ./build/core/config/setting.js
var setting = __webpack_require__(8817);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(3573);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/core/text/thousands.js
var thousands = __webpack_require__(3427);
// EXTERNAL MODULE: ./build/core/plan/issue-form.js
var issue_form = __webpack_require__(6314);
;// CONCATENATED MODULE: ./build/core/plan/issue-tasks.js
const item = /^(\s*)(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/;
/**
 * A list of tasks with lists of criteria below them; or titles of a line each with criteria below them; or, where there
 * are empty lines, paragraphs that begin with a title. Which of them the first line shows.
 */
function readTasks(lines) {
    const spoken = lines.filter(({ text }) => text.trim() !== '');
    const [first] = spoken;
    if (first === undefined)
        return [];
    const drafts = item.test(first.text) ? fromList(spoken) : fromTitles(lines);
    return drafts.map(written);
}
/** Items as far to the left as the first one are tasks, those further in are criteria, and other lines describe. */
function fromList(lines) {
    const drafts = [];
    const depth = indentOf(lines[0]?.text ?? '');
    for (const { text, line } of lines) {
        const [, indent = '', content = ''] = item.exec(text) ?? [];
        const task = drafts.at(-1);
        if (content !== '' && indent.length <= depth)
            drafts.push({ line, first: content, description: [], criteria: [] });
        else if (content !== '')
            task?.criteria.push(content.trim());
        else
            task?.description.push(text.trim());
    }
    return drafts;
}
function fromTitles(lines) {
    const last = lines.findLastIndex(({ text }) => text.trim() !== '');
    const inParagraphs = lines.slice(0, last).some(({ text }, at) => text.trim() === '' && at > 0);
    const drafts = [];
    let begins = true;
    for (const { text, line } of lines) {
        const content = item.exec(text)?.[2];
        if (text.trim() === '')
            begins = true;
        else if (content !== undefined && drafts.length > 0)
            drafts.at(-1)?.criteria.push(content.trim());
        else if (begins || !inParagraphs) {
            drafts.push({ line, first: text.trim(), description: [], criteria: [] });
            begins = false;
        }
        else
            drafts.at(-1)?.description.push(text.trim());
    }
    return drafts;
}
const indentOf = (text) => /^\s*/.exec(text)?.[0].length ?? 0;
function written({ line, first, description, criteria }) {
    const [, head = first, after] = /^(.*?)\s*\(after:?\s+([^()]{1,300})\)\s*$/i.exec(first) ?? [];
    const [, id, title = head] = /^([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+):\s+(.+)$/.exec(head) ?? [];
    return { line, id, title: title.trim(), description, criteria, after: after?.split(/[\s,]+|\band\b/).filter(Boolean) };
}

// EXTERNAL MODULE: ./build/core/plan/lint.js + 6 modules
var lint = __webpack_require__(1412);
;// CONCATENATED MODULE: ./build/core/plan/issue-plan.js








const mostTasks = 100;
const mostCriteria = 30;
const mostChecks = 20;
const longestTitle = 200;
const longestText = 4000;
const longestCriterion = 500;
/** How a job names the plan of an issue: `issue:42`. */
const issuePlanFile = (issue) => `issue:${issue}`;
/** The number of `issue:42`; undefined for the path of a file. */
function issueOfPlan(file) {
    const number = /^issue:([1-9]\d{0,8})$/.exec(file)?.[1];
    return number === undefined ? undefined : Number(number);
}
/**
 * The plan that an issue's text is (issue 5, "The first successful run"): by rules alone, no model is asked. Undefined
 * where the issue was not written by the form. Pure: the same text is the same plan.
 */
function planOfIssue(issue) {
    const form = (0,issue_form/* readIssueForm */.Y)(issue.body);
    if (form === undefined)
        return undefined;
    const written = readTasks(form.tasks);
    const findings = [];
    const find = (line, message, remedy) => {
        findings.push({
            severity: 'error',
            code: 'ISSUE_FORM',
            path: '',
            line: line ?? null,
            column: null,
            message,
            remedy,
        });
    };
    if (written.length === 0)
        find(form.goal.at(-1)?.line, 'There is no task under "Tasks".', 'Write one list item for each.');
    if (written.length > mostTasks) {
        find(written[mostTasks]?.line, `There are ${written.length} tasks; a form takes ${mostTasks}.`, 'Write a plan.json.');
    }
    const plan = written.length === 0 ? undefined : planOf(issue, { form, written: written.slice(0, mostTasks), find });
    if (plan)
        findings.push(...(0,lint/* lintPlan */.FP)(plan).map((finding) => placed(finding, written)));
    const settings = settingsOf(form, find);
    const broken = findings.some(({ severity }) => severity === 'error');
    return { order: broken || plan === undefined ? undefined : { plan, ...settings }, findings };
}
function planOf({ number, title }, { form, written, find }) {
    const ids = written.map(({ id }, at) => id ?? `TASK-${at + 1}`);
    const goal = textOf(form.goal);
    for (const [line, message] of tooLong(goal, { form, written }))
        find(line, message, 'Shorten it, or write a plan.json.');
    const tasks = written.map((task, at) => ({
        id: ids[at] ?? '',
        title: (0,excerpt/* startOf */.GH)(task.title, longestTitle),
        description: [
            ...(task.title.length > longestTitle ? [task.title] : []),
            ...task.description,
            `The goal of the whole run: ${goal}`,
        ].join('\n'),
        acceptance_criteria: [...task.criteria],
        depends_on: dependencies(task, { at, ids, find }),
    }));
    const project = (0,one_line/* plainLine */.h)(title.replace(/^ralph:\s*/i, ''), 100);
    return plan/* Plan */.cw.parse({ name: `issue-${number}`, ...(project !== '' && { project }), tasks });
}
/** What does not fit, with its line: nothing of a plan is cut in silence. */
function tooLong(goal, { form, written }) {
    const faults = (line, what, text, most, of = ' characters') => {
        const sizes = [text.length, most].map((size) => (0,thousands/* thousands */.o)(size));
        return text.length <= most
            ? []
            : [[line, `${what} has ${sizes[0]}${of}; a form takes ${sizes[1]}.`]];
    };
    return [
        ...faults(form.goal[0]?.line, 'The goal', goal, longestText),
        ...written.flatMap(({ line, description, criteria }) => [
            ...faults(line, 'What is said of this task', description.join('\n'), longestText),
            ...faults(line, 'This task', criteria, mostCriteria, ' criteria'),
            ...criteria.flatMap((text) => faults(line, 'A criterion of this task', text, longestCriterion)),
        ]),
    ];
}
/** One after the other, unless it is said otherwise. */
function dependencies(task, { at, ids, find }) {
    if (task.after === undefined)
        return ids.slice(Math.max(0, at - 1), at);
    if (task.after.length === 1 && /^(?:nothing|none)$/i.test(task.after[0] ?? ''))
        return [];
    return task.after.flatMap((word) => {
        const id = ids.find((one) => one === word) ?? (/^#?\d+$/.test(word) ? ids[Number(word.replace('#', '')) - 1] : undefined);
        if (id !== undefined)
            return [id];
        find(task.line, `"${(0,excerpt/* startOf */.GH)(word, 40)}" is no task that this one could come after.`, 'Name its number or its id.');
        return [];
    });
}
function settingsOf(form, find) {
    const checks = linesOf(form.checks);
    if (checks.length > mostChecks)
        find(form.checks[0]?.line, `There are ${checks.length} checks; a form takes ${mostChecks}.`, 'Configure them in .github/ralph.yml.');
    const [amount, model] = [textOf(form.budget), textOf(form.model)];
    const read = amount === '' ? undefined : (0,setting/* money */.TG)(amount);
    if (read && 'expected' in read)
        find(form.budget[0]?.line, `The budget should be ${read.expected}.`, 'Write a number.');
    const named = /^[\w.:@/[\]-]{1,100}$/.test(model);
    if (model !== '' && !named)
        find(form.model[0]?.line, 'The model is one name without spaces.', 'Write it as `claude --model` takes it.');
    return {
        checks,
        budget: read && 'value' in read ? read.value : null,
        model: model !== '' && named ? model : null,
    };
}
/** Without the fence that a form may put around code. */
const linesOf = (lines) => lines.map(({ text }) => text.trim()).filter((text) => text !== '' && !/^(?:`{3,}|~{3,})/.test(text));
const textOf = (lines) => linesOf(lines).join('\n');
/** A finding about a task is where the task was written. */
function placed(finding, written) {
    const at = /^tasks\[(\d+)\]/.exec(finding.path)?.[1];
    return { ...finding, line: (at === undefined ? undefined : written[Number(at)]?.line) ?? null };
}


/***/ }),

/***/ 2168:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ isReserved),
/* harmony export */   G_: () => (/* binding */ caseTwins),
/* harmony export */   U3: () => (/* binding */ reservedId),
/* harmony export */   bJ: () => (/* binding */ reservedIds),
/* harmony export */   kn: () => (/* binding */ duplicateIds)
/* harmony export */ });
/** How the ids of the engine's own tasks begin; no plan may use it, so that these never meet. */
const reservedId = 'ralph-merge-';
const isReserved = (id) => id.toLowerCase().startsWith(reservedId);
const reservedIds = ({ tasks }) => tasks.flatMap(({ id }, index) => isReserved(id)
    ? {
        severity: 'error',
        code: 'PLAN_RESERVED_ID',
        at: ['tasks', index, 'id'],
        message: `The id "${id}" begins with "${reservedId}", as the engine's own tasks do.`,
        remedy: 'Use another id.',
    }
    : []);
/** The seed counted a duplicate twice and then never ran what depended on it (A9). */
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
/** Ids become file names, and some file systems do not tell `a` from `A`. */
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
                message: `The ids "${first}" and "${id}" differ only by upper and lower case.`,
                remedy: 'Rename one of them.',
            });
        }
    }
    return faults;
};


/***/ }),

/***/ 1412:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lb: () => (/* binding */ lintFaults),
  FP: () => (/* binding */ lintPlan),
  KJ: () => (/* binding */ newErrors)
});

// UNUSED EXPORTS: rules

// EXTERNAL MODULE: ./build/core/plan/fault.js
var plan_fault = __webpack_require__(9064);
// EXTERNAL MODULE: ./build/schema/plan.js
var schema_plan = __webpack_require__(9707);
;// CONCATENATED MODULE: ./build/core/text/arrows.js
/** `A \u2192 B \u2192 C`; of a long row its first six and its last five. */
const arrows = (names) => names.length > 12 ? `${arrows(names.slice(0, 6))} \u2192 \u2026 \u2192 ${arrows(names.slice(-5))}` : names.join(' \u2192 ');

// EXTERNAL MODULE: ./build/core/plan/dependency-graph.js
var dependency_graph = __webpack_require__(1790);
// EXTERNAL MODULE: ./build/core/plan/nearest.js
var nearest = __webpack_require__(1934);
;// CONCATENATED MODULE: ./build/core/plan/lint-dependencies.js





const selfDependency = (plan) => eachDependency(plan, (task, id) => {
    if (task.id !== id)
        return undefined;
    return {
        severity: 'error',
        code: 'PLAN_SELF_DEPENDENCY',
        message: `Task "${task.id}" depends on itself, so it can never start.`,
        remedy: 'Remove this entry.',
    };
});
const unknownDependency = (plan) => {
    const known = new Set(plan.tasks.map(({ id }) => id));
    const similar = (0,nearest/* similarIn */.bx)([...known].filter((id) => schema_plan/* taskIdPattern */.XH.test(id)));
    return eachDependency(plan, (task, id) => {
        if (known.has(id))
            return undefined;
        const near = similar(id);
        return {
            severity: 'error',
            code: 'PLAN_UNKNOWN_DEPENDENCY',
            message: `Task "${task.id}" depends on ${(0,plan_fault/* shown */.SP)(id)}, which is not in the plan.`,
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
        const message = `Task "${task.id}" lists the dependency ${(0,plan_fault/* shown */.SP)(id)} more than once.`;
        const at = ['tasks', index, 'depends_on', entry];
        return [{ severity: 'warning', code: 'PLAN_REPEATED_DEPENDENCY', at, message, remedy: 'Remove this entry.' }];
    });
});
/** Cycles that share no edge, each with its whole path; after breaking them no other is left. */
const cycles = (plan) => (0,dependency_graph/* findCycles */.p4)((0,dependency_graph/* dependencyEdges */.OJ)(plan)).map((cycle) => {
    const ids = cycle.map((position) => plan.tasks[position]?.id ?? '');
    const [first = 0] = cycle;
    const second = plan.tasks[first]?.depends_on.indexOf(ids[1] ?? '') ?? 0;
    return {
        severity: 'error',
        code: 'PLAN_CYCLE',
        at: ['tasks', first, 'depends_on', second],
        message: `These ${ids.length} tasks wait for each other: ${arrows([...ids, ids[0] ?? ''])}.`,
        remedy: 'Remove one of these dependencies, or split a task so that they can be done one after the other.',
    };
});
/** Only the direct dependency is reported: whatever waits further down is freed by the same change. */
const deadDependency = (plan) => {
    const status = new Map(plan.tasks.map((task) => [task.id, task.status]));
    return eachDependency(plan, (task, id) => {
        const over = status.get(id);
        if (task.id === id || !isOpen(task) || (over !== 'failed' && over !== 'skipped'))
            return undefined;
        return {
            severity: 'error',
            code: 'PLAN_DEAD_DEPENDENCY',
            message: `Task "${task.id}" depends on "${id}", which is ${over}, so it can never start.`,
            remedy: `Set "${id}" to pending, or remove this entry.`,
        };
    });
};
/** Still to be run; in_progress is pending again after a crash. */
function isOpen(task) {
    return task.status === 'pending' || task.status === 'in_progress';
}
/** Asks about each different dependency of each task once, at its first place. */
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

// EXTERNAL MODULE: ./build/core/plan/lint-ids.js
var lint_ids = __webpack_require__(2168);
// EXTERNAL MODULE: ./build/core/plan/branch-name.js
var branch_name = __webpack_require__(3420);
// EXTERNAL MODULE: ./build/core/plan/milestones.js
var plan_milestones = __webpack_require__(2649);
;// CONCATENATED MODULE: ./build/core/plan/lint-milestones.js



/** A milestone ends the name of a branch. */
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
/** Commits of one milestone stand together, so none may wait for a later one. */
const milestoneOrder = (plan) => {
    const milestones = (0,plan_milestones/* milestonesOf */.p)(plan);
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
/** Two spellings of one milestone would be two pull requests; some file systems do not tell `api` from `API`. */
const milestoneTwins = (plan) => {
    const milestones = (0,plan_milestones/* milestonesOf */.p)(plan);
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
                ? `The milestones "${like}" and "${name}" differ only by upper and lower case.`
                : `The milestones "${like}" and "${name}" are nearly the same.`,
            remedy: `Did you mean "${like}"?`,
        };
    });
};

;// CONCATENATED MODULE: ./build/core/plan/lint-names.js


/** Names below this belong to the engine, and a branch `ralph` would make all of them impossible (measured). */
const engineNames = /^ralph(\/state(\/.*)?)?$/i;
const unsafeBranch = ({ branch }) => {
    if (branch === undefined)
        return [];
    const fault = (0,branch_name/* branchNameFault */.K)(branch) ?? (engineNames.test(branch) ? 'is where the engine keeps its state' : undefined);
    if (fault === undefined)
        return [];
    const message = `The branch name ${(0,plan_fault/* shown */.SP)(branch)} ${fault}.`;
    const remedy = 'Use a name such as feature/login, or leave the field out.';
    return [{ severity: 'error', code: 'PLAN_UNSAFE_BRANCH', at: ['branch'], message, remedy }];
};
/** As the CLI writes them. What begins with `-` would be read as a flag of its own, and could lift every limit. */
const toolPattern = /^[A-Za-z][\w*-]*(\([^\0\r\n]+\))?$/;
const unsafeTool = ({ tasks }) => tasks.flatMap((task, index) => (task.allowed_tools ?? []).flatMap((tool, entry) => {
    if (toolPattern.test(tool))
        return [];
    return [
        {
            severity: 'error',
            code: 'PLAN_UNSAFE_TOOL',
            at: ['tasks', index, 'allowed_tools', entry],
            message: `Task "${task.id}" allows ${(0,plan_fault/* shown */.SP)(tool)}, which is no tool's name.`,
            remedy: 'Write a name such as Edit, or one with a pattern in brackets such as Bash(npm test).',
        },
    ];
}));
/** A skill names a file, `.ralph/skills/<name>.md`. */
const skillPattern = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const unsafeSkill = ({ tasks }) => tasks.flatMap((task, index) => task.skills.flatMap((skill, entry) => {
    if (skillPattern.test(skill) && !skill.includes('..'))
        return [];
    return [
        {
            severity: 'error',
            code: 'PLAN_UNSAFE_SKILL',
            at: ['tasks', index, 'skills', entry],
            message: `Task "${task.id}" names the skill ${(0,plan_fault/* shown */.SP)(skill)}, which is no plain file name.`,
            remedy: 'Use letters, digits, ".", "_" and "-", without a folder and without ".md".',
        },
    ];
}));

// EXTERNAL MODULE: ./build/core/validation/inside-path.js
var inside_path = __webpack_require__(6120);
;// CONCATENATED MODULE: ./build/core/plan/lint-paths.js


const remedy = 'Write it from the top of the repository, with "/" between names and without "..": packages/web';
/** `paths` and `working_directory` are compared and joined as they are: nothing absolute, nothing that leaves. */
const unsafePath = ({ tasks }) => tasks.flatMap(({ id, paths, working_directory }, index) => {
    const given = [
        ...(working_directory === undefined ? [] : [{ field: 'working_directory', value: working_directory, entry: [] }]),
        ...paths.map((value, entry) => ({ field: 'paths', value, entry: [entry] })),
    ];
    return given.flatMap(({ field, value, entry }) => {
        const why = fault(field, value);
        if (why === undefined)
            return [];
        const message = `Task "${id}" has ${(0,plan_fault/* shown */.SP)(value)} in ${field}, which ${why}.`;
        return [{ severity: 'error', code: 'PLAN_UNSAFE_PATH', at: ['tasks', index, field, ...entry], message, remedy }];
    });
});
function fault(field, value) {
    if (value.trim() === '')
        return 'is empty';
    if (field === 'paths' && value.startsWith('!'))
        return 'excludes paths; only what may be changed can be named';
    return (0,inside_path/* insidePath */.y)(value) === undefined ? 'is not a path inside the repository' : undefined;
}

;// CONCATENATED MODULE: ./build/core/plan/lint-texts.js

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

;// CONCATENATED MODULE: ./build/core/plan/lint.js







/** What must hold, and what should, of a plan whose fields have the right types. Each is linear in the plan's size. */
const rules = [
    unsafeBranch,
    lint_ids/* duplicateIds */.kn,
    lint_ids/* caseTwins */.G_,
    lint_ids/* reservedIds */.bJ,
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
];
function lintFaults(plan) {
    return rules.flatMap((rule) => rule(plan));
}
/** Every finding about a plan that came from no file; a file goes through `readPlan`, which knows the lines. */
function lintPlan(plan) {
    return lintFaults(plan).map((fault) => (0,plan_fault/* toFinding */.N6)(fault));
}
/** Errors of `after` that `before` did not have, as sentences: what a change to a plan would break. */
function newErrors(before, after) {
    const errors = errorSentences(after);
    if (errors.length === 0)
        return [];
    const old = new Set(errorSentences(before));
    return errors.filter((sentence) => !old.has(sentence));
}
function errorSentences(plan) {
    return lintFaults(plan).flatMap(({ severity, message }) => (severity === 'error' ? [message] : []));
}


/***/ }),

/***/ 2649:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ milestonesOf)
/* harmony export */ });
/* harmony import */ var _once_per_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4087);
/* harmony import */ var _dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1790);
/* harmony import */ var _lint_ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2168);



/**
 * The milestones of a plan (issue 5, point 8). A task without one of its own belongs to the first milestone that
 * waits for it. Undefined for a plan without milestones. Linear in tasks and dependencies.
 */
const milestonesOf = (0,_once_per_js__WEBPACK_IMPORTED_MODULE_1__/* .oncePer */ .P)((plan) => {
    const names = [...new Set(plan.tasks.flatMap(({ milestone }) => milestone ?? []))];
    if (names.length === 0)
        return undefined;
    const ranks = ranksOf(plan, new Map(names.map((name, rank) => [name, rank])));
    const rankOf = (id) => ranks.get(id) ?? names.length;
    return {
        names,
        of: (id) => names[rankOf(id)] ?? null,
        rank: ({ id }) => ((0,_lint_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .isReserved */ .Bs)(id) ? -1 : rankOf(id)),
    };
});
/** Those that wait come before what they wait for, so that each hands its rank on. */
function ranksOf(plan, order) {
    const edges = (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .dependencyEdges */ .OJ)(plan);
    const needed = plan.tasks.map(() => order.size);
    const ranks = new Map();
    for (const at of (0,_dependency_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .dependenciesFirst */ .Ie)(edges).reverse()) {
        const task = plan.tasks[at];
        if (!task)
            continue;
        const rank = task.milestone === undefined ? (needed[at] ?? order.size) : (order.get(task.milestone) ?? order.size);
        ranks.set(task.id, rank);
        for (const to of edges[at] ?? [])
            needed[to] = Math.min(needed[to] ?? order.size, rank);
    }
    return ranks;
}


/***/ }),

/***/ 958:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ofOneJob),
/* harmony export */   p: () => (/* binding */ budgetsNearlyUsed)
/* harmony export */ });
/** From here on a person is told (issue 4, point 4): early enough to choose before the job stops by itself. */
const nearly = 0.8;
/** Budgets of one job begin anew with the next one; the others last as long as the run. */
const ofOneJob = (budget) => budget === 'time' || budget === 'job_iterations';
/** The budgets of which four fifths are used and of which that has not been said; a raised limit is said again. */
function budgetsNearlyUsed(at) {
    const said = (use) => at.state.warned.some(({ budget, limit }) => budget === use.budget && limit === use.limit);
    return budgetsInForce(at).filter((use) => use.used >= use.limit * nearly && !said(use));
}
function budgetsInForce({ plan, state, limits, job, now }) {
    const attempts = state.counts.succeeded + state.counts.failed;
    const uses = [
        { budget: 'cost', used: state.usage.usd, limit: limits.costBudgetUsd },
        { budget: 'run_iterations', used: attempts, limit: limits.runIterations ?? plan.max_iterations },
        { budget: 'time', used: now - job.started, limit: limits.timeBudgetMs },
        { budget: 'job_iterations', used: job.iterations, limit: limits.maxIterations },
    ];
    return uses.flatMap(({ limit, ...use }) => (typeof limit === 'number' ? [{ ...use, limit }] : []));
}


/***/ }),

/***/ 5342:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sf: () => (/* binding */ evolve),
  AU: () => (/* binding */ fold),
  em: () => (/* binding */ statusIn),
  B1: () => (/* binding */ taskIn)
});

// EXTERNAL MODULE: ./build/schema/usage.js
var usage = __webpack_require__(8957);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(3573);
;// CONCATENATED MODULE: ./build/core/run/arrived.js
/** A commit that no task made, a merge or a person's own, is built upon at once and trusted when the checks passed on it. */
const arrived = (state, commit, why) => ({
    ...state,
    work: commit,
    baseline: null,
    unproven: { commit, why },
});

;// CONCATENATED MODULE: ./build/core/run/asked-by-people.js
/** What reviewers asked for, until they were told what became of it, and what people want every agent to know. */
const withFollowUp = (state, { task, url, threads }) => ({
    ...state,
    follow_ups: [...state.follow_ups, { task, url, threads }],
});
const withoutFollowUp = (state, { task }) => ({
    ...state,
    follow_ups: state.follow_ups.filter((one) => one.task !== task),
});
const withKnowledge = (state, { id, text, by, url }) => ({
    ...state,
    knowledge: [...state.knowledge, { id, text, by, url }],
});

// EXTERNAL MODULE: ./build/core/run/begin.js
var begin = __webpack_require__(6085);
// EXTERNAL MODULE: ./build/core/run/budget-warning.js
var budget_warning = __webpack_require__(958);
;// CONCATENATED MODULE: ./build/core/run/commit-fate.js
/** How many successes `recent` keeps: the previous handoff and three one-liners (issue 2, prompt). */
const recentSuccesses = 4;
/** The commit becomes the tip of the work, and its task is done. */
function takeIn(state, passed, edit) {
    const { iteration, task, commit, summary, turned_green } = passed;
    const { baseline, merging } = state;
    const merged = merging?.task === task ? { base: merging.base, merging: null } : {};
    const taken = {
        ...state,
        ...merged,
        work: commit,
        recent: [{ iteration, task, summary }, ...state.recent].slice(0, recentSuccesses),
        baseline: baseline && { ...baseline, red: baseline.red.filter((name) => !turned_green.includes(name)) },
    };
    return edit(taken, task, () => ({ status: 'done', iteration, commit, summary }));
}
/** A task that is given up or leaves the plan waits for nobody. */
const notAwaiting = (state, tasks) => state.awaiting && tasks.includes(state.awaiting.task) ? { ...state, awaiting: null } : state;
/** A task is open again, with all its attempts, and remembers the iteration as one that did not last. */
const openAgain = (iteration) => (task) => ({
    status: 'pending',
    failed_attempts: 0,
    runners_lost: 0,
    failed_iterations: iteration === null ? task.failed_iterations : [...task.failed_iterations, iteration],
    iteration: null,
    commit: null,
    summary: null,
});
/** A person does not want the waiting commit: for the counters it is an attempt that failed. */
function rejectHeld(state, event, edit) {
    const { counts } = state;
    const rejected = {
        ...state,
        awaiting: null,
        breaker: null,
        counts: { ...counts, succeeded: counts.succeeded - 1, failed: counts.failed + 1 },
    };
    return edit(rejected, event.task, openAgain(event.iteration));
}
/** The commit is taken back: its task is open again, and no prompt tells of it as done. */
function takeBack(state, event, edit) {
    const { baseline } = state;
    const start = {
        ...withoutUndo(state, event),
        work: event.commit ?? state.work,
        recent: state.recent.filter(({ iteration }) => iteration !== event.undoes),
        breaker: null,
        // A red baseline that blocks the run may be what was undone: it is run again.
        baseline: baseline && (baseline.accepted || baseline.red.length === 0) ? baseline : null,
    };
    const undone = edit(start, event.task, openAgain(event.undoes));
    return event.reopened.reduce((now, id) => edit(now, id, (task) => openAgain(task.iteration)(task)), undone);
}
function withoutUndo(state, event) {
    return {
        ...state,
        iteration: event.iteration,
        undos: state.undos.filter(({ undoes }) => undoes !== event.undoes),
    };
}

;// CONCATENATED MODULE: ./build/core/run/cut-work.js
/** The newest slice of the work ends, and that of another milestone begins. */
const cutWork = (state, event) => {
    const { iteration, milestone, from } = event;
    const ended = state.slices.map((slice) => ({ ...slice, end: slice.end ?? from }));
    return { ...state, slices: [...ended, { milestone, iteration, end: null }] };
};

;// CONCATENATED MODULE: ./build/core/run/plan-change.js


/** A person's edit of the plan file: records of tasks come and go with it. */
function applyPlanChange(state, event) {
    const removed = new Set(event.removed);
    const kept = Object.entries(state.tasks).filter(([id]) => !removed.has(id));
    const added = event.added.map(({ id, status }) => [id, { ...begin/* untouchedTask */.$, status }]);
    const tasks = Object.fromEntries([...kept, ...added]);
    return { ...notAwaiting(state, event.removed), plan_source: event.plan_source, tasks };
}

;// CONCATENATED MODULE: ./build/core/run/put-task.js
const putInPlace = (tasks, id, record) => {
    if (record)
        tasks[id] = record;
    else
        delete tasks[id];
    return tasks;
};
/** Copies the tasks at the first change, however many an event makes. */
function putInOneCopy() {
    let copy;
    return (tasks, id, record) => {
        copy = tasks === copy ? copy : copyOf(tasks);
        return putInPlace(copy, id, record);
    };
}
/**
 * One by one into an object without a prototype, which is a dictionary from the start: an attempt copies the tasks
 * twice, and spreading 5,000 of them takes twice as long (measured).
 */
function copyOf(tasks) {
    const copy = Object.create(null);
    for (const id in tasks) {
        const record = tasks[id];
        if (record)
            copy[id] = record;
    }
    return copy;
}

// EXTERNAL MODULE: ./build/core/run/runner-time.js
var runner_time = __webpack_require__(7012);
;// CONCATENATED MODULE: ./build/core/run/evolve.js











const recentReviews = 5;
const recentCommands = 20;
const same = (state) => state;
const handlers = {
    lease_taken: (state, { at, epoch, holder }) => ({
        ...state,
        epoch,
        lease: { holder, epoch, taken: at, renewed: at },
        // A lease that is still there is that of a job that died: its last sign of life is all that is known.
        runner: { jobs: state.runner.jobs + 1, ms: (0,runner_time/* runnerMs */.X)(state, 0) },
        warned: state.warned.filter(({ budget }) => !(0,budget_warning/* ofOneJob */.$)(budget)),
        handed: null,
        stop: null,
    }),
    lease_renewed: (state, { at }) => (state.lease ? { ...state, lease: { ...state.lease, renewed: at } } : state),
    lease_released: (state, { at }) => ({
        ...state,
        lease: null,
        handed: null,
        runner: { ...state.runner, ms: (0,runner_time/* runnerMs */.X)(state, Date.parse(at)) },
    }),
    baseline_finished: (state, { commit, checks, red, accepted }) => ({
        ...state,
        baseline: { commit, checks, red, accepted },
        unproven: red.length === 0 || accepted ? null : state.unproven,
    }),
    attempt_started: (state, { at, iteration, task, attempt, checkpoint }, put) => ({
        ...withTask(state, put, { id: task, status: 'in_progress' }),
        iteration,
        current: { iteration, task, attempt, checkpoint, started: at },
        last_agent_start: at,
        stop: null,
    }),
    handed_on: (state, { type: _type, at, ...handed }) => ({
        ...state,
        handed,
        lease: state.lease && { ...state.lease, renewed: at },
    }),
    attempt_succeeded: (state, event, put) => takeIn(passed(state, event, put), event, editing(put)),
    milestone_begun: cutWork,
    attempt_held: (state, event, put) => {
        const { iteration, task, commit, checkpoint, summary, turned_green } = event;
        return { ...passed(state, event, put), awaiting: { iteration, task, commit, checkpoint, summary, turned_green } };
    },
    attempt_approved: (state, _event, put) => state.awaiting ? takeIn({ ...state, awaiting: null, stop: null }, state.awaiting, editing(put)) : state,
    attempt_rejected: (state, event, put) => rejectHeld({ ...state, stop: null }, event, editing(put)),
    undo_ordered: (state, { undoes, by, why, reopen_dependents }) => ({
        ...state,
        undos: [...state.undos, { undoes, by, why, reopen_dependents }],
    }),
    undo_done: (state, event, put) => takeBack(state, event, editing(put)),
    undo_failed: withoutUndo,
    attempt_failed: applyFailure,
    attempt_interrupted: applyInterruption,
    budget_warning: (state, { budget, used, limit }) => ({
        ...state,
        warned: [...state.warned.filter((other) => other.budget !== budget), { budget, used, limit }],
    }),
    review_requested: (state, { iteration, task, why }) => ({
        ...state,
        reviews: [{ iteration, task, why }, ...state.reviews].slice(0, recentReviews),
    }),
    iteration_reviewed: (state, { type: _type, at: _at, usd: _usd, ...said }) => ({
        ...state,
        reviewed: [said, ...state.reviewed].slice(0, recentReviews),
    }),
    agent_lingered: same,
    prompt_cut: same,
    files_hidden: same,
    environment_changed: same,
    amendment_accepted: (state, { amendment }, put) => {
        if (amendment.action === 'add')
            return withTask(state, put, { id: String(amendment.task?.['id']) });
        if (amendment.action === 'modify')
            return state;
        return { ...state, tasks: put(state.tasks, String(amendment.task_id), undefined) };
    },
    amendment_refused: (state) => ({
        ...state,
        counts: { ...state.counts, refused_amendments: state.counts.refused_amendments + 1 },
    }),
    plan_changed: applyPlanChange,
    base_merged: (state, { base, commit, why }) => ({ ...arrived(state, commit, why), base }),
    base_renamed: (state, { to }) => ({ ...state, base_branch: to }),
    conflict_task_added: (state, { task, base, files, total }, put) => withTask({ ...state, merging: { task, base, files, total } }, put, {
        id: task,
        status: 'pending',
        failed_attempts: 0,
    }),
    conflict_task_ended: (state, { task }, put) => withTask({ ...state, merging: null }, put, { id: task, status: 'skipped' }),
    work_moved: (state, { to, why }) => arrived(state, to, why),
    work_refused: same,
    command_taken: (state, { at, by, text, refused }) => ({
        ...state,
        commands: [{ at, by, text: (0,excerpt/* startOf */.GH)(text, 200), refused }, ...state.commands].slice(0, recentCommands),
    }),
    setting_changed: (state, { name, value }) => ({ ...state, overrides: { ...state.overrides, [name]: value } }),
    run_paused: (state, { by, why }) => ({ ...state, paused: { by, why } }),
    run_resumed: (state) => ({ ...state, paused: null }),
    task_skipped: (state, { task }, put) => withTask(notAwaiting(state, [task]), put, { id: task, status: 'skipped' }),
    task_reopened: (state, { task }, put) => withTask({ ...state, breaker: null }, put, { id: task, status: 'pending', failed_attempts: 0, runners_lost: 0 }),
    hint_given: (state, { id, by, text }) => ({ ...state, hints: [...state.hints, { id, by, text }] }),
    follow_up_added: (state, event, put) => withTask(withFollowUp(state, event), put, { id: event.task }),
    follow_up_answered: withoutFollowUp,
    remembered: withKnowledge,
    hints_told: (state, { ids }) => ({ ...state, told: ids }),
    run_stopped: (state, { reason }) => ({ ...state, stop: reason }),
};
/**
 * The state after one more event. Pure; the state is the fold of the whole log, and a fresh run continues the
 * iteration numbers and the epoch of the one before it (DESIGN §4, §5).
 */
function evolve(state, event) {
    return step(state, event, putInOneCopy());
}
/** `evolve` over many events; copies the tasks once instead of for each event, so that it stays linear in both. */
function fold(state, events) {
    const own = state && { ...state, tasks: copyOf(state.tasks) };
    return events.reduce((before, event) => step(before, event, putInPlace), own);
}
function step(state, event, put) {
    if (event.type === 'run_started')
        return (0,begin/* begin */.q)(state, event);
    if (state === null)
        throw new Error(`the log begins with ${event.type} instead of run_started`);
    const apply = handlers[event.type];
    return { ...apply(state, event, put), updated: event.at };
}
/** Status of a task as the run knows it; a task without a record is pending. */
const statusIn = (state) => (id) => Object.hasOwn(state.tasks, id) ? (state.tasks[id]?.status ?? 'pending') : 'pending';
const taskIn = (state, id) => (Object.hasOwn(state.tasks, id) ? state.tasks[id] : undefined) ?? begin/* untouchedTask */.$;
/** The attempt is over and its checks passed, whatever becomes of its commit. */
function passed(state, event, put) {
    return {
        ...withTask(state, put, { id: event.task, ...spent(taskIn(state, event.task), event), runners_lost: 0 }),
        ...withoutTold(state),
        current: null,
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        counts: count(state, 'succeeded', event.handoff),
        breaker: null,
        waiting: null,
    };
}
function applyFailure(state, event, put) {
    const before = taskIn(state, event.task);
    const again = state.breaker?.fingerprint === event.fingerprint ? state.breaker.count : 0;
    return {
        ...withTask(state, put, {
            id: event.task,
            ...spent(before, event),
            status: event.final ? 'failed' : 'pending',
            failed_attempts: before.failed_attempts + 1,
            runners_lost: 0,
            failed_iterations: [...before.failed_iterations, event.iteration],
        }),
        ...withoutTold(state),
        current: null,
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        counts: count(state, 'failed', event.handoff),
        // It is told as a failure, with its reason.
        reviewed: state.reviewed.filter(({ iteration }) => iteration !== event.iteration),
        breaker: { fingerprint: event.fingerprint, count: again + 1, why: event.why },
        waiting: null,
    };
}
function applyInterruption(state, event, put) {
    const before = taskIn(state, event.task);
    const lost = event.cause === 'runner_lost' || event.cause === 'agent_killed' ? before.runners_lost + 1 : 0;
    return {
        ...withTask(state, put, { id: event.task, ...spent(before, event), status: 'pending', runners_lost: lost }),
        current: null,
        told: [],
        usage: (0,usage/* addUsage */.vk)(state.usage, event.usage),
        counts: count(state, 'interrupted', null),
        waiting: event.until === null ? null : { until: event.until, why: event.why, count: (state.waiting?.count ?? 0) + 1 },
    };
}
/** A hint has done its work when an attempt that read it has ended. */
function withoutTold({ hints, told }) {
    return { hints: hints.filter(({ id }) => !told.includes(id)), told: [] };
}
function spent(task, event) {
    return { ...task, usd: task.usd + event.usage.usd, duration_ms: task.duration_ms + event.duration_ms };
}
function count(state, kind, handoff) {
    const { counts } = state;
    return { ...counts, [kind]: counts[kind] + 1, synthetic: counts.synthetic + (handoff === 'synthetic' ? 1 : 0) };
}
function withTask(state, put, { id, ...change }) {
    return { ...state, tasks: put(state.tasks, id, { ...taskIn(state, id), ...change }) };
}
const editing = (put) => (state, id, change) => withTask(state, put, { id, ...change(taskIn(state, id)) });


/***/ }),

/***/ 1786:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ handedLifetimeMs),
/* harmony export */   QI: () => (/* binding */ leaseVerdict),
/* harmony export */   br: () => (/* binding */ holderInWords),
/* harmony export */   eN: () => (/* binding */ leaseLifetimeMs),
/* harmony export */   td: () => (/* binding */ leaseRenewalMs)
/* harmony export */ });
/** A lease that nobody can vouch for ends this long after its last renewal (DESIGN §5 "Lease"). */
const leaseLifetimeMs = 10 * 60_000;
/** Nobody renews what was handed on: where nobody can be asked, it ends when the platform would have ended the next job. */
const handedLifetimeMs = 6 * 60 * 60_000;
/** Renewed well before that, so that one lost renewal does no harm. */
const leaseRenewalMs = 3 * 60_000;
/**
 * Whether the run may be taken over. Where the holder's life can be seen, that decides; else the age of the renewal.
 * That a workflow run goes on says nothing of the job in it that held the lease, unless it was handed on to the others:
 * `handed`. A clock that runs backwards makes a lease young, never old: then it is held.
 */
function leaseVerdict(lease, life, at) {
    if (!lease)
        return { kind: 'free' };
    const { now, handed } = at;
    const who = holderInWords(lease.holder);
    const alive = life === 'alive' && (handed || lease.holder.kind === 'process');
    if (alive)
        return { kind: 'held', why: `${who} is at work on this run since ${lease.taken}` };
    if (life === 'gone')
        return { kind: 'over', why: `${who} is gone` };
    const age = now - Date.parse(lease.renewed);
    if (age >= (handed ? handedLifetimeMs : leaseLifetimeMs))
        return { kind: 'over', why: `${who} has not renewed its lease since ${lease.renewed}` };
    return { kind: 'held', why: `${who} renewed its lease at ${lease.renewed}` };
}
function holderInWords(holder) {
    return holder.kind === 'process'
        ? `process ${holder.pid} on ${holder.host}`
        : `workflow run ${holder.run_id} (attempt ${holder.attempt})`;
}


/***/ }),

/***/ 7012:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ runnerMsSeen),
/* harmony export */   X: () => (/* binding */ runnerMs)
/* harmony export */ });
/* harmony import */ var _lease_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1786);

/**
 * Milliseconds that machines have worked on the run: what ended jobs held it, and the one that holds it now, up to
 * `now` (ms since the epoch), but at least to the last fact that it wrote.
 */
function runnerMs({ runner, lease, updated }, now) {
    if (!lease)
        return runner.ms;
    const last = Math.max(Date.parse(updated), now);
    return runner.ms + Math.max(0, last - Date.parse(lease.taken));
}
/** The same for a reader: of a job that gives no sign of life any more, nothing after the last one counts. */
function runnerMsSeen(state, now) {
    const silent = now - Date.parse(state.updated) >= _lease_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .leaseLifetimeMs */ .eN;
    return runnerMs(state, silent ? 0 : now);
}


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

/***/ 9060:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ plainComment),
/* harmony export */   f: () => (/* binding */ shownText)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38);

/**
 * A comment's text as its reader sees it rendered: what Markdown and HTML would hide is gone (security T4). Code spans
 * stay as they are written, since all of them is shown. NFC and not NFKC, which would change visible signs (`\uff0c`, `²`).
 */
function plainComment(text) {
    return shownText(text)
        .replace(/[ \t]+/g, ' ')
        .trim();
}
/** The same with its indentation, for what is read line by line. */
function shownText(text) {
    const shown = (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(text).normalize('NFC');
    // Split by code spans: every second part is one, with its backticks.
    const parts = shown.split(/((?<!`)(`+)(?!`)[\s\S]*?[^`]\2(?!`))/);
    const kept = parts.map((part, n) => (n % 3 === 0 ? withoutHidden(part) : n % 3 === 1 ? part : ''));
    return kept.join('');
}
/** Elements that show nothing of what is in them, or only on a click; and what attributes may hide. */
const hiddenElement = /<(?<name>details|template|script|style|title|noscript|svg|math)\b[^>]*>[\s\S]*?(?:<\/\k<name>\s*>|$)/gi;
const elementThatMayHide = /<(?<name>[a-z][\w-]*)\s[^>]*\b(?:hidden|style|class|aria-hidden)\b[^>]*>[\s\S]*?(?:<\/\k<name>\s*>|$)/gi;
const tag = /<\/?[a-z][^>]*>/gi;
const openTag = /<[a-z/!?][^>]*$/gi;
const comment = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)/g;
const autolink = /<((?:https?|mailto):[^\s<>]*)>/gi;
const definition = /^ {0,3}\[[^\]\n]*\]:.*$/gm;
const image = /!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?/g;
const link = /\[([^\]]*)\]\(\s*<?([^\s)<>]*)>?[^)]*\)/g;
function withoutHidden(text) {
    return text
        .replace(comment, '')
        .replace(autolink, '$1')
        .replace(hiddenElement, '')
        .replace(elementThatMayHide, '')
        .replace(tag, '')
        .replace(openTag, '')
        .replace(definition, '')
        .replace(image, '(image)')
        .replace(link, '$1 ($2)');
}


/***/ }),

/***/ 2961:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ ownLogin)
/* harmony export */ });
/* harmony import */ var _adapter_github_own_ci_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5127);
/* harmony import */ var _core_config_action_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8237);
/* harmony import */ var _input_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3126);



/** Tokens of people; a workflow's and an App's begin with `ghs_`, and GitHub tells neither of these who it is by REST. */
const ofPerson = /^(?:gh[pou]_|github_pat_|[0-9a-f]{40}$)/;
/**
 * The account that the step's token writes as: by it the run's own issue, comments and pull requests are found again.
 * The App's, else as it is said, else the person whose token it is, else the workflow's own. Throws RalphError `GITHUB_\u2026`.
 */
async function ownLogin({ inputs, token, appLogin }, github) {
    const said = (0,_input_value_js__WEBPACK_IMPORTED_MODULE_2__/* .inputValue */ .U)(_core_config_action_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .stepInputs */ .a['github-login'], inputs.flags['github-login']);
    if (appLogin !== undefined)
        return appLogin;
    if (said !== undefined)
        return said;
    if (!ofPerson.test(token() ?? ''))
        return _adapter_github_own_ci_js__WEBPACK_IMPORTED_MODULE_0__/* .workflowAccount */ .f;
    return (await github.request('GET /user', {})).login;
}


/***/ }),

/***/ 7318:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ withRemoteStore)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _adapter_git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1263);
/* harmony import */ var _adapter_git_user_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1287);
/* harmony import */ var _git_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4866);






/** A look at the repository where there may be no checkout: a store of the moment that reaches it by the step's token. */
async function withRemoteStore(context, { owner, repo }, look) {
    const given = `${(0,_git_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .serverOf */ .FN)(context.env)}/${owner}/${repo}.git`;
    const home = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'ralph-remote-'));
    try {
        const { remote, carried } = await (0,_adapter_git_user_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .reachedFrom */ .T)(given, { cwd: home, env: context.env });
        const repository = {
            commonDir: home,
            objectFormat: 'sha1',
            shallow: false,
            // It lends nothing: there is no repository.
            partial: true,
            carriedConfiguration: () => carried,
        };
        const store = await (0,_adapter_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .openStore */ .C)({ home, repository, remote, env: context.env });
        try {
            return await look(store);
        }
        finally {
            await store.close();
        }
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(home, { recursive: true, force: true });
    }
}


/***/ })

};
