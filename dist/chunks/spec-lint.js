import { Hn as exits, kt as findingLine, z as inertJson } from "./through-proxy.js";
import { t as judgeSpecs } from "./lint-specs.js";
import { D as plural } from "./one-line.js";
import { n as flagHelp } from "../cli/index.js";
import { n as specFilesAt, r as specsFolder } from "./spec-files.js";
// src/entry/command/spec-lint.ts
const flags = { json: {
	help: "the findings as one JSON array",
	toggle: true
} };
const specLintCommand = {
	help: `Reports every problem in specs/INDEX.md and the specs below it, where it is and how to fix it: missing sections, wrong IDs
and statuses, broken dependencies, an index that does not match the folders, and open questions.
Exits with ${exits.data.code} if something has to be fixed.

Usage: ralph spec lint [FOLDER] [options]

Examples:
  ralph spec lint
  ralph spec lint docs/specs --json

Options:
${flagHelp(flags)}`,
	flags,
	operands: 1,
	run: async (context, { values, operands }) => {
		const { specs, findings } = judgeSpecs(await specFilesAt(context, specsFolder(operands[0])));
		const errors = findings.filter(({ severity }) => severity === "error").length;
		if (values["json"]) context.out(`${inertJson(findings, 2)}\n`);
		else {
			for (const finding of findings) context.out(`${finding.severity}: ${findingLine(finding, finding.file)}\n`);
			const questions = specs.reduce((sum, { openQuestions }) => sum + openQuestions.length, 0);
			const counts = [
				plural(specs.length, "spec"),
				plural(errors, "error"),
				plural(findings.length - errors, "warning")
			];
			context.out(`${[...counts, plural(questions, "open question")].join(", ")}\n`);
		}
		return errors > 0 ? exits.data.code : 0;
	}
};
export { specLintCommand };
