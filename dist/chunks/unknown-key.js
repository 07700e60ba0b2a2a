import { a as olderInputs, ln as nearestName, m as settings } from "./through-proxy.js";
// src/core/config/resolve/unknown-key.ts
const names = Object.keys(settings);
/** Suggests the probable name, or says where all of them are listed. */
function unknownKey(key) {
	const suggestion = olderInputs[key] ?? nearestName(key, names);
	return `unknown key "${key}"; ${suggestion === void 0 ? "`ralph config` and docs/settings.md list the keys" : `did you mean "${suggestion}"?`}`;
}
export { unknownKey as t };
