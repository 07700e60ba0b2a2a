import { n as __exportAll } from "./rolldown-runtime.js";
import { t as readNamedFile } from "./named-file.js";
import { t as gitHubAt } from "./client.js";
import { yr as RalphError } from "./through-proxy.js";
import { n as graphqlUrlOf, t as gitHubAddress } from "./address.js";
import { i as ralphWorkflow } from "./workflow-file.js";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
// src/entry/doctor/probed-repository.ts
var probed_repository_exports = /* @__PURE__ */ __exportAll({
	gitHubAccess: () => gitHubAccess,
	readRepository: () => readRepository
});
const quickTimeouts = {
	backoffMs: [],
	maxWaitMs: 2e3,
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
/** Throws RalphError `GITHUB_\u2026` if the repository cannot be read. */
async function readRepository(context, { toplevel }, { address, token }) {
	const { apiUrl, owner, repo } = address;
	const { now, env } = context;
	const client = gitHubAt({
		apiUrl,
		graphqlUrl: graphqlUrlOf(apiUrl),
		owner,
		repo,
		token: () => token,
		now,
		...quickTimeouts
	});
	const [repository, workflows] = await Promise.all([client.request("GET /repos/{owner}/{repo}", {}), readWorkflows(toplevel)]);
	return {
		address,
		client,
		toplevel,
		env,
		now,
		defaultBranch: repository.default_branch,
		isPrivate: repository.private,
		isArchived: repository.archived === true,
		lastPush: repository.pushed_at ? Date.parse(repository.pushed_at) : void 0,
		hasIssues: repository.has_issues !== false,
		mayPush: context.checkout ? void 0 : repository.permissions?.push,
		workflows
	};
}
async function readWorkflows(toplevel) {
	const folder = ".github/workflows";
	const names = await readdir(join(toplevel, folder)).catch(() => []);
	const workflows = /* @__PURE__ */ new Map();
	for (const name of names.filter((one) => /\.ya?ml$/.test(one)).slice(0, 100)) {
		const text = await readNamedFile(join(toplevel, folder, name)).then(String, () => "");
		const workflow = ralphWorkflow(name, text);
		if (workflow) workflows.set(`${folder}/${name}`, workflow);
	}
	return workflows;
}
/** The workflow whose own jobs or steps are the checks of a run. */
async function checkedByWorkflow(toplevel) {
	return [...await readWorkflows(toplevel)].find(([, { checksItself }]) => checksItself)?.[0];
}
/** Undefined if it does not exist, or the token may not see it. */
async function orUndefined(request) {
	return request.catch((error) => {
		if (error instanceof RalphError && hiddenCodes.has(error.code)) return void 0;
		throw error;
	});
}
const hiddenCodes = /* @__PURE__ */ new Set([
	"GITHUB_PERMISSION_MISSING",
	"GITHUB_FORBIDDEN",
	"GITHUB_NOT_FOUND"
]);
export { probed_repository_exports as i, gitHubAccess as n, orUndefined as r, checkedByWorkflow as t };
