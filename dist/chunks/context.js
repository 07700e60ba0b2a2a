import { readFileSync } from "node:fs";
import { resolve } from "node:path";
// src/adapter/process/force-stop.ts
const controller = new AbortController();
/** Fires when whoever stopped this process asks a second time: what is being ended then gets no time of its own. */
const forceStop = controller.signal;
const requestForceStop = () => controller.abort();
// src/entry/installed.ts
/** A folder of the program that runs: of its entry such as `dist/cli`, or of the chunks beside it. */
const programFolder = import.meta.dirname;
/**
* A path below the folder that holds `dist`, `templates` and `package.json`; this file and the bundles lie equally deep in
* it. A function, since the bundler takes a `resolve` of a known folder for a file to carry along.
*/
const installed = (path) => resolve(programFolder, "../..", path);
/** What the package says that brings this program along. */
function packageJson() {
	const file = installed("package.json");
	return JSON.parse(readFileSync(file, "utf8"));
}
// src/entry/project/context.ts
/** How a report looks where this command prints it. */
const lookOf = ({ columns, color, isTty }) => ({
	width: columns,
	color,
	isTty
});
/** Nobody sits there, and the machine is paid for. */
const isCi = ({ env, checkout }) => checkout !== void 0 || ![
	"",
	"0",
	"false"
].includes(env["CI"] ?? "");
/** Whether lines may be drawn again and again: on a terminal that a person looks at, and that takes escape sequences. */
const drawsBoard = (context) => context.color && !isCi(context);
/** Somebody is there to answer. Questions cannot be drawn on a terminal of no width, as some programs make one. */
const isInteractive = ({ isTty }) => isTty && process.stdin.isTTY === true && process.stdout.columns > 0;
export { installed as a, forceStop as c, lookOf as i, requestForceStop as l, isCi as n, packageJson as o, isInteractive as r, programFolder as s, drawsBoard as t };
