// src/core/github/address.ts
/**
* What a workflow says of itself, else what the remote's address says; undefined where that is no GitHub that is known
* by name, by `GH_HOST` or by `GITHUB_SERVER_URL`.
*/
function gitHubAddress(env, remoteUrl) {
	const serverUrl = (env["GITHUB_SERVER_URL"] || "https://github.com").replace(/\/+$/, "");
	const [owner, repo] = (env["GITHUB_REPOSITORY"] ?? "").split("/");
	if (owner && repo && env["GITHUB_API_URL"]) return {
		owner,
		repo,
		apiUrl: env["GITHUB_API_URL"],
		serverUrl
	};
	const found = remoteUrl === null ? void 0 : partsOf(remoteUrl);
	if (!found) return void 0;
	const { host } = found;
	if (!(host === "github.com" || host.endsWith(".ghe.com") || host === env["GH_HOST"]) && host !== hostOf(serverUrl)) return void 0;
	const page = host === hostOf(serverUrl) ? serverUrl : `https://${host}`;
	return {
		owner: found.owner,
		repo: found.repo,
		serverUrl: page,
		apiUrl: env["GITHUB_API_URL"] || apiOf(host)
	};
}
/** An Enterprise Server, which lacks some of what github.com and GHE.com have (platform facts 49, 54). */
const isEnterpriseServer = ({ apiUrl }) => /\/v3\/?$/.test(apiUrl);
/** An Enterprise Server has its API below its own name; `graphql` is beside `v3` there, and below the API elsewhere. */
const graphqlUrlOf = (apiUrl) => `${apiUrl.replace(/\/v3\/?$/, "").replace(/\/+$/, "")}/graphql`;
const apiOf = (host) => host === "github.com" || host.endsWith(".ghe.com") ? `https://api.${host}` : `https://${host}/api/v3`;
const hostOf = (url) => url.replace(/^[a-z+]+:\/\//i, "").replace(/\/.*$/, "");
const forms = [/^[a-z+]+:\/\/(?:[^@/]+@)?(?<host>[^/]+)\/(?<owner>[^/]+)\/(?<repo>[^/]+?)(?:\.git)?\/?$/i, /^(?:[^@/]+@)(?<host>[^:/]+):(?<owner>[^/]+)\/(?<repo>[^/]+?)(?:\.git)?\/?$/];
function partsOf(url) {
	for (const form of forms) {
		const { host, owner, repo } = form.exec(url)?.groups ?? {};
		if (host && owner && repo) return {
			host: url.startsWith("ssh:") ? host.replace(/:\d+$/, "") : host,
			owner,
			repo
		};
	}
}
export { graphqlUrlOf as n, isEnterpriseServer as r, gitHubAddress as t };
