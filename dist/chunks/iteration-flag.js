import { On as ralphCommand, yr as RalphError } from "./through-proxy.js";
// src/entry/project/iteration-flag.ts
/** The value of `--iteration`; throws RalphError USAGE if it is no number. */
function parseIterationFlag(command, value) {
	if (value === void 0) return void 0;
	if (typeof value === "string" && /^(?:0|[1-9]\d{0,8})$/.test(value)) return Number(value);
	throw new RalphError({
		code: "USAGE",
		message: `${command}: --iteration "${value}" is not an iteration number.`,
		hint: `See \`ralph ${command} --help\`.`
	});
}
const noIteration = (project, iteration, newest) => new RalphError({
	code: "NO_ITERATION",
	message: `There is no iteration ${iteration}; the newest one is ${newest}.`,
	hint: `\`${ralphCommand(project, "log")}\` shows what happened, with iteration numbers.`
});
export { parseIterationFlag as n, noIteration as t };
