import { a as olderInputs, p as settings, vn as meantName } from "./through-proxy.js";
// src/core/config/resolve/unknown-key.ts
const names = Object.keys(settings);
/** What is said of a key that `ralph.yml` does not have: the name that was probably meant, or where all of them are. */
function unknownKey(key) {
	const meant = olderInputs[key] ?? meantName(key, names);
	return `unknown key "${key}"; ${meant === void 0 ? "`ralph config` and docs/settings.md list the keys" : `did you mean "${meant}"?`}`;
}
export { unknownKey as t };
