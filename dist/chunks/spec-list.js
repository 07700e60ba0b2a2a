import { D as plural, a as plainLine } from "./one-line.js";
import { Ln as fitLines, Nn as clip, z as inertJson } from "./through-proxy.js";
import { a as tableLines } from "./terminal.js";
import { t as judgeSpecs } from "./lint-specs.js";
import { i as textStyleOf } from "./context.js";
import { n as flagHelp, o as jsonFlag } from "../cli/index.js";
import { n as specFilesAt, r as specsFolder } from "./spec-files.js";
// src/core/report/terminal/spec-list.ts
/** Aligned lines without their newline, then the number of open questions and errors. */
function specListText(specs, { errors, ...look }) {
	const table = tableLines({
		head: [
			"ID",
			"Status",
			"Questions",
			"Requires",
			"Feature",
			"File"
		],
		rows: specs.map(cells)
	}, look);
	const open = specs.reduce((sum, { open_questions }) => sum + open_questions, 0);
	const faults = errors === 0 ? "" : `; ${plural(errors, "error")}, which \`ralph spec lint\` lists`;
	const end = `${plural(specs.length, "spec")}, ${plural(open, "open question")}${faults}`;
	return fitLines([
		...table,
		"",
		end
	], look);
}
const cells = ({ id, status, open_questions, requires, title, file }) => [
	plainLine(id ?? "?", 20),
	plainLine(status ?? "?", 20),
	open_questions === 0 ? "\u2014" : `${open_questions} open`,
	plainLine(requires.join(", "), 30) || "\u2014",
	clip(plainLine(title ?? "", 200), 40),
	plainLine(file, 200)
];
// src/entry/command/spec-list.ts
const flags = { ...jsonFlag };
const specListCommand = {
	help: `Lists the specs of this repository with their status, open questions and dependencies. Changes nothing.

Usage: ralph spec list [FOLDER] [options]

Examples:
  ralph spec list
  ralph spec list --json

Options:
${flagHelp(flags)}`,
	flags,
	operands: 1,
	run: async (context, { values, operands }) => {
		const { specs, findings } = judgeSpecs(await specFilesAt(context, specsFolder(operands[0])));
		const errors = findings.filter(({ severity }) => severity === "error").length;
		const rows = specs.map(({ id, title, status, goals, openQuestions, requires, file }) => ({
			id: id?.text ?? null,
			title: title?.text ?? null,
			status: status?.text ?? null,
			goals: goals.length,
			open_questions: openQuestions.length,
			requires: requires.map(({ text }) => text),
			file
		}));
		const text = values["json"] ? inertJson({
			schema: 1,
			specs: rows,
			errors
		}, 2) : specListText(rows, {
			...textStyleOf(context),
			errors
		}).join("\n");
		context.out(`${text}\n`);
		return 0;
	}
};
export { specListCommand };
