import { Hn as exits, kt as findingLine, yr as RalphError } from "./through-proxy.js";
import { l as writeMarkdown, m as writeJson } from "./plan-file.js";
import { d as planName } from "./plan-folder.js";
import { N as cappedRow } from "./one-line.js";
import { c as settingFlags, n as flagHelp } from "../cli/index.js";
import { t as readHere } from "./read-here.js";
// src/entry/command/plan-convert.ts
const writers = {
	json: writeJson,
	markdown: writeMarkdown
};
const flags = {
	to: {
		help: "the format to print (required): json (plan.json) or markdown (of a plan queue)",
		example: "json"
	},
	...settingFlags("format", "plan-subtasks", "plan-tag", "plan-scope")
};
const planConvertCommand = {
	help: `Prints a plan of any format as plan.json or as Markdown, with the same tasks. Changes no file, and says what it had to leave out.
Exits with ${exits.data.code} if the plan has a fault.

Usage: ralph plan convert FILE [options]

Examples:
  ralph plan convert prd.json --to markdown
  ralph plan convert specs/001-search/tasks.md --to json

Options:
${flagHelp(flags)}`,
	flags,
	operands: 1,
	run: async (context, typed) => {
		const { to } = typed.values;
		if (to !== "json" && to !== "markdown") throw new RalphError({
			code: "USAGE",
			message: to === void 0 ? "--to is missing." : `--to ${JSON.stringify(to)} is not a format that ralph can write.`,
			hint: "Write --to json or --to markdown."
		});
		const { plan, findings, file, leftOut = [] } = await readHere(context, typed, "ralph plan convert FILE");
		for (const finding of findings) context.err(`${finding.severity}: ${findingLine(finding, file)}\n`);
		if (plan === void 0) return exits.data.code;
		if (leftOut.length > 0) context.err(`note: a plan has no place for these, so they are left out: ${cappedRow(leftOut, 20)}\n`);
		context.out(writers[to]({
			name: planName(plan, file),
			...plan
		}));
		return 0;
	}
};
export { planConvertCommand };
