import { Mt as unreadableReason, yr as RalphError } from "./through-proxy.js";
import { r as readPlanAt } from "./plan-file.js";
import { t as locatePlan } from "./plan-here.js";
// src/entry/project/read-here.ts
/** The plan that a command names, by its operand or by `--plan`. Throws RalphError PLAN_MISSING. */
async function readHere(context, { values, operands }, usage) {
	const { file, path, reading, faults } = await locatePlan(context, values, operands[0]);
	return {
		...await readPlanAt(path, file, reading).catch((error) => {
			if (error instanceof RalphError) throw error;
			throw new RalphError({
				code: "PLAN_MISSING",
				message: `${file} cannot be read: ${unreadableReason(error)}`,
				hint: `Name the plan file: ${usage}`
			});
		}),
		file,
		faults
	};
}
export { readHere as t };
