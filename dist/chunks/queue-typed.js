import { r as queueReachedBy } from "./job-flags.js";
import { relative, resolve } from "node:path";
// src/entry/wire/queue-typed.ts
/** What a reader would type to go on with the queue from where they are. `chosen`: what else a run of it was told. */
function queueTyped(flags, { cwd }, { toplevel }, { once = false, chosen = [] } = {}) {
	const reachedBy = queueReachedBy(flags);
	return {
		run: [
			"ralph",
			"run",
			...["--queue", ...once ? ["--once"] : []],
			...reachedBy,
			...chosen
		],
		reachedBy,
		shown: (path) => relative(cwd, resolve(toplevel, path))
	};
}
export { queueTyped as t };
