// src/adapter/process/secret-values.ts
const secretName = /TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY|CREDENTIAL|CUSTOM_HEADERS/i;
/** These hold a path to a secret and not the secret. */
const pathName = /(_FILE|_PATH|_DIR|_CREDENTIALS|_COMMAND|_URL)$/i;
/** Git's own way to take a setting from the environment, such as the header that holds the remote's token. */
const gitValue = /^GIT_CONFIG_VALUE_(\d+)$/;
/** Values that redaction must know: variables named like a credential, passwords of proxies, git's token header. */
function secretValues(source) {
	const values = Object.entries(source).flatMap(([name, value]) => {
		if (value === void 0 || value === "") return [];
		if (/_proxy$/i.test(name)) return proxyPassword(value);
		if (gitValue.test(name)) return gitHeader(source, name, value);
		if (!secretName.test(name) || pathName.test(name)) return [];
		return /CUSTOM_HEADERS$/i.test(name) ? headerValues(value) : [value];
	});
	return [...new Set(values)].filter((value) => value.length >= 8 && !/^\d+$/.test(value));
}
function proxyPassword(address) {
	const password = /^\w+:\/\/[^/@:]*:([^/@]+)@/.exec(address)?.[1];
	return password === void 0 ? [] : [password];
}
/** The credential as it is sent, and the one in it: `Basic` is base64 of `user:token`. */
function gitHeader(source, name, value) {
	const key = source[name.replace("VALUE", "KEY")] ?? "";
	if (!/\.extraheader$/i.test(key)) return [];
	return authorizationSecrets(value);
}
/** The same of git's effective configuration, where `actions/checkout` leaves the job's token. */
const headerSecrets = (entries) => entries.filter(([key]) => /\.extraheader$/i.test(key)).flatMap(([, value]) => authorizationSecrets(value)).filter((secret) => secret.length >= 8);
function authorizationSecrets(header) {
	const [, scheme = "", credential = ""] = /^[^:]+:\s*(\S+)\s+(\S+)\s*$/.exec(header) ?? [];
	if (!/^basic$/i.test(scheme)) return [credential];
	return [credential, Buffer.from(credential, "base64").toString("utf8").replace(/^[^:]*:/, "")];
}
/** `Name: value` per line; the name is no secret. */
const headerValues = (headers) => headers.split("\n").flatMap((line) => line.slice(line.indexOf(":") + 1).trim() || []);
export { secretValues as n, headerSecrets as t };
