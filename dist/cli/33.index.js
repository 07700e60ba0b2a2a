export const id = 33;
export const ids = [33];
export const modules = {

/***/ 94251:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ gitHubAt)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/@octokit/rest/dist-src/index.js + 22 modules
var dist_src = __webpack_require__(60891);
// EXTERNAL MODULE: ./build/core/error/error.js + 8 modules
var error_error = __webpack_require__(64967);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
;// CONCATENATED MODULE: ./build/adapter/github/client/fault.js


const again = "Nothing is lost: the next job continues from here. https://www.githubstatus.com shows GitHub's status.";
function gitHubFault(answer, cause) {
    return new error_error/* RalphError */.A({ ...judged(answer), ...(cause === undefined ? {} : { cause }) });
}
function judged(answer) {
    const { status, place, route } = answer;
    const message = (0,one_line/* withinSentence */.td)((0,one_line/* oneLine */.TN)(answer.message, 300));
    const at = `${place} (${route})`;
    if (isRateLimit(answer)) {
        return {
            code: 'GITHUB_RATE_LIMITED',
            message: `GitHub is rate limiting requests at ${at}: ${message}.`,
            hint: 'The run continues on its own later. A GITHUB_TOKEN has 1,000 requests an hour for the whole repository; the token of a GitHub App has more.',
        };
    }
    if (status === 401) {
        return {
            code: 'GITHUB_TOKEN_REFUSED',
            message: `GitHub does not accept the token at ${place}: ${message}.`,
            hint: "A workflow's token ends with its job, an App's after an hour. Use a valid one as `github-token`.",
        };
    }
    const setting = status !== null && status < 500 ? forbiddingSetting(at, message) : undefined;
    if (setting)
        return setting;
    if (status === 403)
        return forbidden(answer, at, message);
    if (status === 404)
        return gone('GITHUB_NOT_FOUND', `There is nothing at ${at}, or the token may not see it.`);
    if (status === 410)
        return gone('GITHUB_GONE', `The resource at ${at} was deleted or switched off: ${message}.`);
    if (status === 301 || status === 307 || status === 308) {
        return gone('GITHUB_MOVED', `The resource at ${at} was moved to another repository.`);
    }
    if (status === 409 || status === 422 || status === 400 || status === 405) {
        return {
            code: 'GITHUB_REFUSED',
            message: `GitHub refuses the request at ${at}: ${message}.`,
            hint: 'That is GitHub\u2019s own message. If it names a rule or a setting, change that, or choose another branch.',
        };
    }
    return { code: 'GITHUB_UNREACHABLE', message: `GitHub gave no usable answer at ${at}: ${message}.`, hint: again };
}
const gone = (code, message) => ({
    code,
    message,
    hint: 'The run\u2019s state is complete on its branch; from now on, reports are in the job summary.',
});
function forbidden({ headers, route }, at, message) {
    if (/not accessible by (integration|personal access token)/i.test(message)) {
        const needed = neededPermission(headers['x-accepted-github-permissions'], route);
        return {
            code: 'GITHUB_PERMISSION_MISSING',
            message: `The token lacks the permission \`${needed}\` for ${at}.`,
            hint: `Add \`${needed}\` to the \`permissions\` of the workflow's job, and make sure that the organisation allows it.`,
        };
    }
    return {
        code: 'GITHUB_FORBIDDEN',
        message: `GitHub forbids the request at ${at}: ${message}.`,
        hint: 'A rule of the repository, the organisation or the enterprise forbids it; ask an administrator which one.',
    };
}
function neededPermission(accepted, route) {
    const [first] = typeof accepted === 'string' ? accepted.split(/[;,]/) : [];
    const [, name, access] = /^\s*([a-z_]+)=(\w+)/.exec(first ?? '') ?? [];
    if (name && access)
        return `${name.replaceAll('_', '-')}: ${access}`;
    return `${permissionOf(route)}: ${route.startsWith('GET ') ? 'read' : 'write'}`;
}
function permissionOf(route) {
    if (route.includes('/actions/'))
        return 'actions';
    if (route.includes('/pulls'))
        return 'pull-requests';
    if (route.includes('/statuses'))
        return 'statuses';
    return route.includes('/issues') ? 'issues' : 'contents';
}
const isRateLimit = ({ status, message, headers }) => status === 429 ||
    (status === 403 &&
        (/rate limit/i.test(message) || headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0'));
function limitedUntil({ headers }, now) {
    const seconds = Number(headers['retry-after']);
    if (Number.isFinite(seconds) && seconds >= 0)
        return now + seconds * 1000;
    const reset = Number(headers['x-ratelimit-reset']) * 1000;
    return headers['x-ratelimit-remaining'] === '0' && reset > now ? reset : now + 60_000;
}
const otherToken = 'give `github-token` the token of a GitHub App';
const settings = [
    {
        pattern: /not permitted to create or approve pull requests/i,
        code: 'GITHUB_SETTING_FORBIDS',
        what: 'This repository does not let workflows open pull requests',
        hint: `Settings \u2192 Actions \u2192 General \u2192 \u201cAllow GitHub Actions to create and approve pull requests\u201d, or ${otherToken}.`,
    },
    {
        pattern: /\bevent '[^']*' is not allowed|not allowed to trigger (?:actions )?workflows/i,
        code: 'GITHUB_SETTING_FORBIDS',
        what: 'Workflow execution protections do not allow this event or this account to start workflows',
        hint: 'Settings \u2192 Actions \u2192 Policies: allow the events workflow_dispatch, schedule and issue_comment, and the account of the token. Until then, a person has to start the next job.',
    },
    {
        pattern: /disabled workflow|workflow that is disabled|workflow is disabled/i,
        code: 'GITHUB_SETTING_FORBIDS',
        what: 'The workflow is disabled',
        hint: 'Actions \u2192 the workflow \u2192 \u201cEnable workflow\u201d, or `gh workflow enable`. GitHub disables schedules after 60 days without activity.',
    },
    {
        pattern: /actions (?:has been|is|are) disabled/i,
        code: 'GITHUB_SETTING_FORBIDS',
        what: 'GitHub Actions is turned off',
        hint: 'Settings \u2192 Actions \u2192 General \u2192 Actions permissions.',
    },
    {
        pattern: /ip allow list/i,
        code: 'GITHUB_SETTING_FORBIDS',
        what: 'The organisation\u2019s IP allow list does not let this runner in',
        hint: 'Use a self-hosted or larger runner whose address is on the list.',
    },
    {
        pattern: /SAML enforcement/i,
        code: 'GITHUB_SETTING_FORBIDS',
        what: 'The organisation requires single sign-on, and the token is not authorised for it',
        hint: "Authorise it (Settings of its owner \u2192 Developer settings \u2192 the token \u2192 Configure SSO), or use the workflow's own token.",
    },
    {
        pattern: /forbids access via a (?:personal access token|fine-grained)|OAuth App access restrictions/i,
        code: 'GITHUB_SETTING_FORBIDS',
        what: 'The organisation does not accept this kind of token',
        hint: `Use the workflow's own token, or ${otherToken}.`,
    },
    {
        pattern: /archived so is read-only|repository (?:was|is|has been) archived/i,
        code: 'GITHUB_SETTING_FORBIDS',
        what: 'The repository is archived',
        hint: 'Settings \u2192 General \u2192 Unarchive; nothing can be written before.',
    },
    {
        pattern: /repository access blocked|access to this repository has been disabled/i,
        code: 'GITHUB_SETTING_FORBIDS',
        what: 'GitHub has blocked the repository',
        hint: 'Its page tells the owner why.',
    },
    {
        pattern: /interaction limit|limited to (?:collaborators|existing users|prior contributors)/i,
        code: 'GITHUB_SETTING_FORBIDS',
        what: 'Interaction limits are in force',
        hint: `Settings \u2192 Moderation options \u2192 Interaction limits: wait until they expire, or ${otherToken}.`,
    },
    {
        pattern: /must have verified signatures/i,
        code: 'GITHUB_SETTING_FORBIDS',
        what: 'A rule requires signed commits',
        hint: 'Set `commit-mode: api`, so that GitHub signs them.',
    },
    {
        pattern: /rule violations found|reference update failed|protected branch/i,
        code: 'GITHUB_SETTING_FORBIDS',
        what: 'A rule of the repository forbids this branch update',
        hint: 'Exempt ralph/** from it (Settings \u2192 Rules \u2192 Rulesets), or choose another "branch" in the plan.',
    },
    {
        pattern: /maximum number of statuses/i,
        code: 'GITHUB_REFUSED',
        what: "The commit has 1,000 statuses under one name, GitHub's maximum",
        hint: 'The first ones stay; the next commit has its own.',
    },
    {
        pattern: /\blocked\b/i,
        code: 'GITHUB_LOCKED',
        what: 'The conversation is locked',
        hint: 'Unlock it, so that ralph can report there and read commands.',
    },
];
function forbiddingSetting(at, message) {
    const found = settings.find(({ pattern }) => pattern.test(message));
    return found && { code: found.code, message: `${found.what} (${at}): ${message}.`, hint: found.hint };
}

;// CONCATENATED MODULE: ./build/adapter/github/client/client.js




function gitHubAt(options) {
    const { owner, repo, now, wait = promises_.setTimeout, backoffMs = [1000, 3000, 9000], patienceMs = 90_000, timeoutMs = 30_000, } = options;
    const octokit = new dist_src/* Octokit */.E({ baseUrl: options.apiUrl, userAgent: 'ralph', log: silent });
    const server = /^https:\/\/api\.github\.com\/?$/.test(options.apiUrl) ? '' : ` at ${options.apiUrl}`;
    const place = `${owner}/${repo}${server}`;
    const calls = { total: 0, unchanged: 0, creations: 0 };
    const known = etagCache();
    let notBefore = 0;
    async function once(call) {
        const { route, asked, given } = call;
        calls.total += 1;
        if (route.startsWith('POST '))
            calls.creations += 1;
        const key = JSON.stringify([asked, given]);
        const before = route.startsWith('GET ') ? known.get(key) : undefined;
        try {
            const answer = await ask(call, before?.headers['etag']);
            if (route.startsWith('GET '))
                known.set(key, answer);
            return answer;
        }
        catch (error) {
            const bad = badAnswer(error, { route, place });
            if (bad.status === 304 && before) {
                calls.unchanged += 1;
                return before;
            }
            if (isRateLimit(bad))
                notBefore = limitedUntil(bad, now());
            throw gitHubFault(bad, error);
        }
    }
    async function ask({ route, asked, given }, etag) {
        const { status, data, headers } = await octokit.request(asked, {
            ...given,
            headers: {
                authorization: `${options.scheme ?? 'token'} ${options.token()}`,
                ...(etag && { 'if-none-match': String(etag) }),
            },
            request: {
                signal: AbortSignal.timeout(timeoutMs),
                redirect: 'manual',
                ...(options.fetch && { fetch: options.fetch }),
            },
        });
        const page = typeof data === 'string' && data !== '';
        if (page)
            throw new Error('a page instead of data');
        if (isKeptElsewhere(route, Number(status)))
            return { data: undefined, headers };
        if (Number(status) >= 300)
            throw Object.assign(new Error('moved'), { status, response: { headers } });
        return { data, headers };
    }
    const question = (route, given) => ({
        route,
        asked: route,
        given: { ...(route.includes('{owner}') && { owner, repo }), ...given },
    });
    async function leaveAlone(route) {
        const ms = notBefore - now();
        if (ms <= 0)
            return;
        if (ms > patienceMs) {
            const message = `it asked for another ${Math.ceil(ms / 1000)} seconds`;
            throw gitHubFault({ route, place, status: 429, message, headers: {} });
        }
        await wait(ms);
    }
    async function send(call) {
        const { route } = call;
        for (let round = 0;; round++) {
            await leaveAlone(route);
            try {
                return await once(call);
            }
            catch (error) {
                const pause = backoffMs[round];
                if (!route.startsWith('GET ') || !passes(error) || pause === undefined)
                    throw error;
                await wait(pause * (0.5 + Math.random()));
            }
        }
    }
    return {
        owner,
        repo,
        calls,
        request: async (route, given) => (await send(question(route, given))).data,
        async graphql(query, variables) {
            const route = `POST ${options.graphqlUrl ?? `${options.apiUrl}/graphql`}`;
            const { data } = await send(question(route, { query, variables }));
            const [error] = data.errors ?? [];
            if (!error)
                return;
            const status = error.type === 'FORBIDDEN' ? 403 : 422;
            throw gitHubFault({ route, place, status, message: error.message ?? 'GraphQL refused', headers: {} });
        },
        async text(route, given) {
            const { headers } = await send(question(route, given));
            const call = { signal: AbortSignal.timeout(timeoutMs) };
            const answer = await (options.fetch ?? fetch)(String(headers['location']), call);
            if (answer.ok)
                return endOfBody(answer);
            throw gitHubFault({ route, place, status: answer.status, message: answer.statusText, headers: {} });
        },
        async list(route, given) {
            const pageOf = async ({ url }) => {
                const answer = await send({ route, asked: `GET ${url}`, given: {} });
                if (Array.isArray(answer.data))
                    return answer;
                throw gitHubFault({ route, place, status: null, message: 'not a list, as expected', headers: {} });
            };
            const pages = Object.assign(pageOf, { endpoint: octokit.request.endpoint.defaults(firstPage(route)) });
            return (await octokit.paginate(pages, question(route, { ...given, per_page: 100 }).given));
        },
    };
}
const firstPage = (route) => {
    const [method = 'GET', url = '/'] = route.split(' ');
    return { method: method, url };
};
function badAnswer(error, options) {
    const { status, message, response } = error;
    const answered = response === undefined ? null : (status ?? null);
    return { ...options, status: answered, message: message ?? String(error), headers: response?.headers ?? {} };
}
const isKeptElsewhere = (route, status) => status === 302 && route.endsWith('/logs');
const passes = (error) => error instanceof error_error/* RalphError */.A && (error.code === 'GITHUB_UNREACHABLE' || error.code === 'GITHUB_RATE_LIMITED');
const nothing = () => undefined;
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing };
const longest = 2 * 1024 * 1024;
async function endOfBody(answer) {
    let kept = [];
    let bytes = 0;
    for await (const chunk of answer.body ?? []) {
        kept.push(chunk);
        bytes += chunk.length;
        if (bytes > 2 * longest) {
            const end = Buffer.concat(kept).subarray(-longest);
            kept = [end];
            bytes = end.length;
        }
    }
    return Buffer.concat(kept).subarray(-longest).toString('utf8');
}
const kept = 50;
function etagCache() {
    const answers = new Map();
    return {
        get: (request) => answers.get(request),
        set(request, answer) {
            if (!answer.headers['etag'])
                return;
            answers.delete(request);
            answers.set(request, answer);
            const [oldest] = answers.keys();
            if (answers.size > kept && oldest !== undefined)
                answers.delete(oldest);
        },
    };
}


/***/ }),

/***/ 28768:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CZ: () => (/* binding */ gitHubAddress),
/* harmony export */   cy: () => (/* binding */ graphqlUrlOf),
/* harmony export */   vh: () => (/* binding */ isEnterpriseServer)
/* harmony export */ });
function gitHubAddress(env, remoteUrl) {
    const serverUrl = (env['GITHUB_SERVER_URL'] || 'https://github.com').replace(/\/+$/, '');
    const [owner, repo] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    if (owner && repo && env['GITHUB_API_URL'])
        return { owner, repo, apiUrl: env['GITHUB_API_URL'], serverUrl };
    const found = remoteUrl === null ? undefined : partsOf(remoteUrl);
    if (!found)
        return undefined;
    const { host } = found;
    const known = host === 'github.com' || host.endsWith('.ghe.com') || host === env['GH_HOST'];
    if (!known && host !== hostOf(serverUrl))
        return undefined;
    const page = host === hostOf(serverUrl) ? serverUrl : `https://${host}`;
    return { owner: found.owner, repo: found.repo, serverUrl: page, apiUrl: env['GITHUB_API_URL'] || apiOf(host) };
}
const isEnterpriseServer = ({ apiUrl }) => /\/v3\/?$/.test(apiUrl);
const graphqlUrlOf = (apiUrl) => `${apiUrl.replace(/\/v3\/?$/, '').replace(/\/+$/, '')}/graphql`;
const apiOf = (host) => host === 'github.com' || host.endsWith('.ghe.com') ? `https://api.${host}` : `https://${host}/api/v3`;
const hostOf = (url) => url.replace(/^[a-z+]+:\/\//i, '').replace(/\/.*$/, '');
const forms = [
    /^[a-z+]+:\/\/(?:[^@/]+@)?(?<host>[^/]+)\/(?<owner>[^/]+)\/(?<repo>[^/]+?)(?:\.git)?\/?$/i,
    /^(?:[^@/]+@)(?<host>[^:/]+):(?<owner>[^/]+)\/(?<repo>[^/]+?)(?:\.git)?\/?$/,
];
function partsOf(url) {
    for (const form of forms) {
        const { host, owner, repo } = form.exec(url)?.groups ?? {};
        if (host && owner && repo)
            return { host: url.startsWith('ssh:') ? host.replace(/:\d+$/, '') : host, owner, repo };
    }
    return undefined;
}


/***/ }),

/***/ 69034:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ missingPermissions),
/* harmony export */   We: () => (/* binding */ neededPermissions),
/* harmony export */   z5: () => (/* binding */ ralphWorkflow)
/* harmony export */ });
/* unused harmony exports startCommand, choosesPlan */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _text_command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62488);


function ralphWorkflow(name, text) {
    const file = readYaml(text);
    if (!file)
        return undefined;
    const all = Object.values(record(file['jobs']))
        .map(record)
        .filter((one) => usesOf(name, one) !== undefined);
    const [job] = all;
    const uses = job && usesOf(name, job);
    if (!job || uses === undefined)
        return undefined;
    const on = file['on'] ?? file['true'];
    const events = typeof on === 'string' ? [on] : Array.isArray(on) ? on.map(String) : Object.keys(record(on));
    const schedule = record(on)['schedule'];
    const crons = Array.isArray(schedule) ? schedule.map((one) => String(record(one)['cron'] ?? '')) : [];
    const secrets = [...text.matchAll(/\bsecrets\.([A-Za-z_]\w*)/g)].map(([, secret = '']) => secret);
    const step = stepsOf(job).find((one) => one['uses'] === uses);
    const command = String(record(step?.['with'])['command'] ?? 'run');
    const permissions = strongest(all.map((one) => permissionsOf(one, file)));
    const commands = all
        .flatMap(stepsOf)
        .flatMap((one) => record(one['with'])['command'] ?? [])
        .map(String);
    const checksItself = commands.includes('finish');
    const environments = [...new Set(all.flatMap(environmentsOf))];
    const named = { secrets: [...new Set(secrets)], environments };
    return { events, crons, command, commands, uses, permissions, ...named, checksItself };
}
const neededPermissions = {
    contents: 'the two branches of the run',
    issues: 'the tracking issue and orders by comment',
    'pull-requests': 'the pull request',
    actions: 'the next job after a limit',
    statuses: 'a status per check at each commit',
};
function missingPermissions({ permissions }) {
    if (permissions === null || permissions === 'write-all')
        return [];
    return Object.keys(neededPermissions).filter((name) => permissions === 'read-all' || permissions[name] !== 'write');
}
function usesOf(name, job) {
    const all = [job['uses'], ...stepsOf(job).map((step) => step['uses'])].filter((uses) => typeof uses === 'string');
    const named = all.find((uses) => /\bralph\b/i.test(uses));
    return named ?? (/ralph/i.test(name) ? all.findLast((uses) => !/^(actions\/|docker:)/.test(uses)) : undefined);
}
const stepsOf = (job) => (Array.isArray(job['steps']) ? job['steps'].map(record) : []);
function environmentsOf(job) {
    const own = job['environment'];
    const all = [typeof own === 'object' ? record(own)['name'] : own, record(job['with'])['environment']];
    return all.filter((name) => typeof name === 'string' && name !== '' && !name.includes('${{'));
}
function permissionsOf(job, file) {
    const given = job['permissions'] ?? file['permissions'];
    if (given === undefined || given === null)
        return null;
    if (given === 'write-all' || given === 'read-all')
        return given;
    return Object.fromEntries(Object.entries(record(given)).map(([name, access]) => [name, String(access)]));
}
function strongest(all) {
    const word = [null, 'write-all', 'read-all'].find((one) => all.includes(one));
    if (word !== undefined)
        return word;
    const given = all.flatMap((one) => Object.entries(one ?? {}));
    return Object.fromEntries([
        ...given.filter(([, access]) => access !== 'write'),
        ...given.filter(([, access]) => access === 'write'),
    ]);
}
const record = (value) => typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
function readYaml(text) {
    try {
        return record((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, { maxAliasCount: 20 }));
    }
    catch {
        return undefined;
    }
}
const once = (/* unused pure expression or super */ null && (['chain', 'fresh', 'change-rules']));
function startCommand({ workflow, plan, ref, takesPlan, chosen }) {
    const others = Object.entries(chosen).filter(([name, value]) => name !== 'plan' && !once.includes(name) && value !== '' && value !== null);
    const given = [...((takesPlan ?? plan !== 'plan.json') ? [['plan', plan]] : []), ...others];
    const words = ['gh', 'workflow', 'run', workflow, ...(ref === undefined ? [] : ['--ref', ref])];
    return commandLine(...words, ...given.flatMap(([name, value]) => ['-f', `${name}=${value}`]));
}
function choosesPlan(workflow) {
    const [, , inputs = ''] = /^( +)workflow_dispatch:(.*(?:\n(?:\1 +.*|\s*(?:#.*)?(?=\n)))*)/m.exec(workflow) ?? [];
    return /(?:^|[{,])\s*["']?plan["']?\s*:/m.test(inputs);
}


/***/ }),

/***/ 40033:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ seen),
/* harmony export */   gitHubAccess: () => (/* binding */ gitHubAccess),
/* harmony export */   gitHubHere: () => (/* binding */ gitHubHere),
/* harmony export */   k: () => (/* binding */ checkedByWorkflow)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _adapter_github_client_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94251);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64967);
/* harmony import */ var _core_github_address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28768);
/* harmony import */ var _core_github_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69034);






const quick = { backoffMs: [], patienceMs: 2_000, timeoutMs: 4_000 };
function gitHubAccess({ env }, { origin }) {
    const address = (0,_core_github_address_js__WEBPACK_IMPORTED_MODULE_5__/* .gitHubAddress */ .CZ)(env, origin);
    if (!address)
        return undefined;
    const token = env['GH_TOKEN'] || env['GITHUB_TOKEN'] || env['GH_ENTERPRISE_TOKEN'] || undefined;
    return { address, token };
}
async function gitHubHere(context, { toplevel }, { address, token }) {
    const { apiUrl, owner, repo } = address;
    const { now, env } = context;
    const client = (0,_adapter_github_client_client_js__WEBPACK_IMPORTED_MODULE_2__/* .gitHubAt */ .F)({
        apiUrl,
        graphqlUrl: (0,_core_github_address_js__WEBPACK_IMPORTED_MODULE_5__/* .graphqlUrlOf */ .cy)(apiUrl),
        owner,
        repo,
        token: () => token,
        now,
        ...quick,
    });
    const [found, workflows] = await Promise.all([client.request('GET /repos/{owner}/{repo}', {}), workflowsIn(toplevel)]);
    return {
        address,
        client,
        toplevel,
        env,
        now,
        defaultBranch: found.default_branch,
        isPrivate: found.private,
        isArchived: found.archived === true,
        hasIssues: found.has_issues !== false,
        mayPush: context.checkout ? undefined : found.permissions?.push,
        workflows,
    };
}
async function workflowsIn(toplevel) {
    const folder = '.github/workflows';
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, folder)).catch(() => []);
    const found = new Map();
    for (const name of names.filter((one) => /\.ya?ml$/.test(one)).slice(0, 100)) {
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toplevel, folder, name), 'utf8').catch(() => '');
        const workflow = (0,_core_github_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__/* .ralphWorkflow */ .z5)(name, text);
        if (workflow)
            found.set(`${folder}/${name}`, workflow);
    }
    return found;
}
async function checkedByWorkflow(toplevel) {
    const own = [...(await workflowsIn(toplevel))].find(([, { checksItself }]) => checksItself);
    return own?.[0];
}
async function seen(asked) {
    return asked.catch((error) => {
        if (error instanceof _core_error_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RalphError */ .A && hidden.has(error.code))
            return undefined;
        throw error;
    });
}
const hidden = new Set(['GITHUB_PERMISSION_MISSING', 'GITHUB_FORBIDDEN', 'GITHUB_NOT_FOUND']);


/***/ })

};
