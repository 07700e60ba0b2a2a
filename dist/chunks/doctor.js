import { n as openRepository } from "./user-repository.js";
import { n as secretValues } from "./secret-values.js";
import { Hn as exits, an as redactor, yr as RalphError, z as inertJson } from "./through-proxy.js";
import { a as isHealthy, i as doctorText, t as examine } from "./examine.js";
import { i as textStyleOf } from "./context.js";
import { c as settingFlags, n as flagHelp, o as jsonFlag, t as configFlag } from "../cli/index.js";
// src/entry/command/doctor.ts
const flags = {
	...settingFlags("plan", "remote", "state-ref", "agent", "agent-path", "agent-version", "agent-command"),
	...settingFlags("confinement", "min-confinement", "confinement-sudo", "egress", "allow-hosts", "ports"),
	...configFlag,
	...jsonFlag
};
const doctorCommand = {
	help: `Checks git, the agent and its credentials, the plan, the remote and the state. Changes nothing and calls no model.
If the repository is on GitHub and GH_TOKEN is set (gh auth token prints one), also checks its workflow, settings, rules, secrets and schedule.
Exits with 0 if a run can start, and with 1 if something is marked \u2717.

Usage: ralph doctor [options]

Examples:
  ralph doctor
  ralph doctor --remote origin
  ralph doctor --json

Options:
${flagHelp(flags)}`,
	flags,
	run: async (context, { values }) => {
		if (!values["json"] && await isOutsideRepository(context)) {
			context.err(`ralph: ${context.cwd} is not in a git repository; change to your project first. [NOT_A_REPOSITORY]\n`);
			return exits.usage.code;
		}
		const diagnoses = await examine(context, values);
		const text = values["json"] ? inertJson({
			schema: 1,
			ok: isHealthy(diagnoses),
			findings: diagnoses
		}, 2) : doctorText(diagnoses, textStyleOf(context)).join("\n");
		context.out(`${redactor(secretValues(context.env))(text)}\n`);
		return isHealthy(diagnoses) ? 0 : exits.failed.code;
	}
};
/** There, half of the probes would report the same. */
const isOutsideRepository = ({ cwd, env }) => openRepository({
	cwd,
	env
}).then(() => false, (error) => error instanceof RalphError && error.code === "NOT_A_REPOSITORY");
export { doctorCommand };
