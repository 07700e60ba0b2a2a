import { n as __exportAll } from "./rolldown-runtime.js";
import { t as readNamed } from "./named-file.js";
import { t as gitHubAt } from "./client.js";
import { er as RalphError } from "./through-proxy.js";
import { n as graphqlUrlOf, t as gitHubAddress } from "./address.js";
import { i as ralphWorkflow } from "./workflow-file.js";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
// src/entry/doctor/here.ts
var here_exports = /* @__PURE__ */ __exportAll({
	gitHubAccess: () => gitHubAccess,
	gitHubHere: () => gitHubHere
});
const quick = {
	backoffMs: [],
	patienceMs: 2e3,
	timeoutMs: 4e3
};
function gitHubAccess({ env }, { origin }) {
	const address = gitHubAddress(env, origin);
	if (!address) return void 0;
	return {
		address,
		token: env["GH_TOKEN"] || env["GITHUB_TOKEN"] || env["GH_ENTERPRISE_TOKEN"] || void 0
	};
}
/** Throws RalphError `GITHUB_\u2026` where the repository cannot be asked for. */
async function gitHubHere(context, { toplevel }, { address, token }) {
	const { apiUrl, owner, repo } = address;
	const { now, env } = context;
	const client = gitHubAt({
		apiUrl,
		graphqlUrl: graphqlUrlOf(apiUrl),
		owner,
		repo,
		token: () => token,
		now,
		...quick
	});
	const [found, workflows] = await Promise.all([client.request("GET /repos/{owner}/{repo}", {}), workflowsIn(toplevel)]);
	return {
		address,
		client,
		toplevel,
		env,
		now,
		defaultBranch: found.default_branch,
		isPrivate: found.private,
		isArchived: found.archived === true,
		lastPush: found.pushed_at ? Date.parse(found.pushed_at) : void 0,
		hasIssues: found.has_issues !== false,
		mayPush: context.checkout ? void 0 : found.permissions?.push,
		workflows
	};
}
async function workflowsIn(toplevel) {
	const folder = ".github/workflows";
	const names = await readdir(join(toplevel, folder)).catch(() => []);
	const found = /* @__PURE__ */ new Map();
	for (const name of names.filter((one) => /\.ya?ml$/.test(one)).slice(0, 100)) {
		const text = await readNamed(join(toplevel, folder, name)).then(String, () => "");
		const workflow = ralphWorkflow(name, text);
		if (workflow) found.set(`${folder}/${name}`, workflow);
	}
	return found;
}
/** The workflow whose own jobs or steps are the checks of a run; undefined where there is none. */
async function checkedByWorkflow(toplevel) {
	return [...await workflowsIn(toplevel)].find(([, { checksItself }]) => checksItself)?.[0];
}
/** What the token may not see, or what is not there, is undefined. */
async function orUndefined(asked) {
	return asked.catch((error) => {
		if (error instanceof RalphError && hidden.has(error.code)) return void 0;
		throw error;
	});
}
const hidden = /* @__PURE__ */ new Set([
	"GITHUB_PERMISSION_MISSING",
	"GITHUB_FORBIDDEN",
	"GITHUB_NOT_FOUND"
]);
export { orUndefined as i, gitHubAccess as n, here_exports as r, checkedByWorkflow as t };
