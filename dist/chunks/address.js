// src/core/github/address.ts
/** From the workflow's environment, else the remote's address; undefined unless github.com, `GH_HOST` or `GITHUB_SERVER_URL` names its host. */
function gitHubAddress(env, remoteUrl) {
	const serverUrl = (env["GITHUB_SERVER_URL"] || "https://github.com").replace(/\/+$/, "");
	const [owner, repo] = (env["GITHUB_REPOSITORY"] ?? "").split("/");
	if (owner && repo && env["GITHUB_API_URL"]) return {
		owner,
		repo,
		apiUrl: env["GITHUB_API_URL"],
		serverUrl
	};
	const addressParts = remoteUrl === null ? void 0 : partsOf(remoteUrl);
	if (!addressParts) return void 0;
	const { host } = addressParts;
	if (!(host === "github.com" || host.endsWith(".ghe.com") || host === env["GH_HOST"]) && host !== hostOf(serverUrl)) return void 0;
	const page = host === hostOf(serverUrl) ? serverUrl : `https://${host}`;
	return {
		owner: addressParts.owner,
		repo: addressParts.repo,
		serverUrl: page,
		apiUrl: env["GITHUB_API_URL"] || apiOf(host)
	};
}
/** An Enterprise Server lacks some features of github.com and GHE.com (platform facts 49, 54). */
const isEnterpriseServer = ({ apiUrl }) => /\/v3\/?$/.test(apiUrl);
/** On an Enterprise Server `graphql` is beside `v3`, elsewhere below the API. */
const graphqlUrlOf = (apiUrl) => `${apiUrl.replace(/\/v3\/?$/, "").replace(/\/+$/, "")}/graphql`;
const apiOf = (host) => host === "github.com" || host.endsWith(".ghe.com") ? `https://api.${host}` : `https://${host}/api/v3`;
const hostOf = (url) => url.replace(/^[a-z+]+:\/\//i, "").replace(/\/.*$/, "");
const addressForms = [/^[a-z+]+:\/\/(?:[^@/]+@)?(?<host>[^/]+)\/(?<owner>[^/]+)\/(?<repo>[^/]+?)(?:\.git)?\/?$/i, /^(?:[^@/]+@)(?<host>[^:/]+):(?<owner>[^/]+)\/(?<repo>[^/]+?)(?:\.git)?\/?$/];
function partsOf(url) {
	for (const form of addressForms) {
		const { host, owner, repo } = form.exec(url)?.groups ?? {};
		if (host && owner && repo) return {
			host: url.startsWith("ssh:") ? host.replace(/:\d+$/, "") : host,
			owner,
			repo
		};
	}
}
export { graphqlUrlOf as n, isEnterpriseServer as r, gitHubAddress as t };
