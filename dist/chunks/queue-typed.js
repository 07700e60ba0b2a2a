import { r as queueReachedBy } from "./job-flags.js";
import { relative, resolve } from "node:path";
// src/entry/wire/queue-typed.ts
/** Words to type to continue with the queue. `extraFlags`: other flags of its run. */
function queueTyped(flags, { cwd }, { toplevel }, { once = false, extraFlags = [] } = {}) {
	const reachedBy = queueReachedBy(flags);
	return {
		run: [
			"ralph",
			"run",
			...["--queue", ...once ? ["--once"] : []],
			...reachedBy,
			...extraFlags
		],
		reachedBy,
		displayPath: (path) => relative(cwd, resolve(toplevel, path))
	};
}
export { queueTyped as t };
