import { n as writeCommitFiles } from "./write-files.js";
import { S as readLog } from "./state-access.js";
import { On as ralphCommand, an as redactor, yr as RalphError, z as inertJson } from "./through-proxy.js";
import { t as attemptTree } from "./attempt-tree.js";
import { nn as heldIterations } from "./slices.js";
import { a as plainLine } from "./one-line.js";
import { n as lookAtRun } from "./look-at-run.js";
import { a as iterationNumber, n as flagHelp, o as jsonFlag, s as runFlags } from "../cli/index.js";
import { u as warnOf } from "./read-run.js";
import { join, resolve } from "node:path";
// src/entry/command/checkout.ts
const flags = {
	...runFlags,
	...jsonFlag
};
const checkoutCommand = {
	help: `Writes the files of an iteration to a new folder, by default ./ralph-checkout-N.
Your working tree, index and branch are not touched.

Usage: ralph checkout ITERATION [DIRECTORY] [options]

Examples:
  ralph checkout 7
  ralph checkout 7 /tmp/attempt-7

Options:
${flagHelp(flags)}`,
	flags,
	operands: 2,
	run: async (context, { values, operands }) => {
		const iteration = iterationNumber("checkout", operands[0]);
		const directory = resolve(context.cwd, operands[1] ?? `ralph-checkout-${iteration}`);
		const { commit, fate } = await lookAtRun(context, values, async ({ project, access, folder, run }) => {
			const clean = redactor(project.secrets);
			const tree = attemptTree(await readLog(access.state, run, 0, warnOf(context)), iteration, heldIterations(run.state));
			if (tree.kind === "none") throw noTree(project, iteration, clean(tree.why));
			await writeCommitFiles(access, {
				commit: tree.commit,
				directory,
				stateDir: join(folder, "checkout")
			});
			return tree;
		});
		const text = `${directory}: iteration ${iteration} (${fate}), commit ${commit}`;
		context.out(`${values["json"] ? inertJson({
			kind: "checkout",
			iteration,
			directory,
			commit,
			fate
		}) : text}\n`);
		return 0;
	}
};
const noTree = (project, iteration, reason) => new RalphError({
	code: "NO_TREE",
	message: `Iteration ${iteration} has no files: ${plainLine(reason, 300)}.`,
	hint: `\`${ralphCommand(project, "log")}\` shows what happened in each iteration.`
});
export { checkoutCommand };
