// src/core/plan/lint/fault.ts
/** `['tasks', 3, 'depends_on', 0]` \u2192 `tasks[3].depends_on[0]`; keys that are no plain names are quoted. */
function printPath(path) {
	let printed = "";
	for (const segment of path) if (typeof segment === "number") printed += `[${segment}]`;
	else if (!/^[A-Za-z_$][\w$-]*$/.test(segment)) printed += `[${quoteValue(segment)}]`;
	else printed += printed === "" ? segment : `.${segment}`;
	return printed;
}
function toFinding(fault, locate) {
	const place = locate?.(fault);
	return {
		severity: fault.severity,
		code: fault.code,
		...fault.file !== void 0 && { file: fault.file },
		path: printPath(fault.at),
		line: place?.line ?? null,
		column: place?.column ?? null,
		message: fault.message,
		remedy: fault.remedy
	};
}
const maxQuotedChars = 40;
/** A value for a message: at most 40 characters, invisible ones escaped; lists and objects by their kind. */
function quoteValue(value) {
	if (typeof value === "string") {
		const short = value.length > maxQuotedChars ? `${value.slice(0, maxQuotedChars)}\u2026` : value;
		return JSON.stringify(short).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escapeChar);
	}
	if (Array.isArray(value)) return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
	if (typeof value === "object" && value !== null) return "an object";
	return String(value);
}
function escapeChar(char) {
	return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}
export { quoteValue as n, toFinding as r, printPath as t };
