import { It as isOn } from "./through-proxy.js";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
// src/adapter/process/force-stop.ts
const controller = new AbortController();
/** Fires on the second request to stop: running commands then get no time to end. */
const forceStop = controller.signal;
const requestForceStop = () => controller.abort();
// src/entry/installed-program.ts
/** Folder of the running program: `dist/cli`, or the chunks beside it. */
const programFolder = import.meta.dirname;
/** Relative to the package. A function, since the bundler would include the folder of a constant `resolve`. */
const installedPath = (path) => resolve(programFolder, "../..", path);
function packageJson() {
	const file = installedPath("package.json");
	return JSON.parse(readFileSync(file, "utf8"));
}
// src/entry/project/context.ts
const textStyleOf = ({ columns, color, isTty }) => ({
	width: columns,
	color,
	isTty
});
/** True if nobody watches the machine. */
const isCi = ({ env, checkout }) => checkout !== void 0 || isOn(env["CI"]);
/** True on a terminal that a person watches and that takes escape sequences. */
const canRedraw = (context) => context.color && !isCi(context);
/** True if somebody can answer. Some programs make a terminal of no width, where no question can be drawn. */
const isInteractive = ({ isTty }) => isTty && process.stdin.isTTY === true && process.stdout.columns > 0;
export { installedPath as a, forceStop as c, textStyleOf as i, requestForceStop as l, isCi as n, packageJson as o, isInteractive as r, programFolder as s, canRedraw as t };
