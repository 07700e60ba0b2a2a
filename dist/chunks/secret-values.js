// src/adapter/process/secret-values.ts
const secretName = /TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY|CREDENTIAL|CUSTOM_HEADERS/i;
const pathName = /(_FILE|_PATH|_DIR|_CREDENTIALS|_COMMAND|_URL)$/i;
const gitValue = /^GIT_CONFIG_VALUE_(\d+)$/;
function secretValues(source) {
	const values = Object.entries(source).flatMap(([name, value]) => {
		if (value === void 0 || value === "") return [];
		if (/_proxy$/i.test(name)) return proxyPasswords(value);
		if (gitValue.test(name)) return gitHeaderSecrets(source, name, value);
		if (!secretName.test(name) || pathName.test(name)) return [];
		return /CUSTOM_HEADERS$/i.test(name) ? headerValues(value) : [value];
	});
	return [...new Set(values)].filter((value) => value.length >= 8 && !/^\d+$/.test(value));
}
function proxyPasswords(address) {
	const password = /^\w+:\/\/[^/@:]*:([^/@]+)@/.exec(address)?.[1];
	return password === void 0 ? [] : [password];
}
function gitHeaderSecrets(source, name, value) {
	const key = source[name.replace("VALUE", "KEY")] ?? "";
	if (!/\.extraheader$/i.test(key)) return [];
	return authorizationSecrets(value);
}
const headerSecrets = (entries) => entries.filter(([key]) => /\.extraheader$/i.test(key)).flatMap(([, value]) => authorizationSecrets(value)).filter((secret) => secret.length >= 8);
function authorizationSecrets(header) {
	const [, scheme = "", credential = ""] = /^[^:]+:\s*(\S+)\s+(\S+)\s*$/.exec(header) ?? [];
	if (!/^basic$/i.test(scheme)) return [credential];
	return [credential, Buffer.from(credential, "base64").toString("utf8").replace(/^[^:]*:/, "")];
}
const headerValues = (headers) => headers.split("\n").flatMap((line) => line.slice(line.indexOf(":") + 1).trim() || []);
export { secretValues as n, headerSecrets as t };
