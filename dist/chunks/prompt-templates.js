import { n as __exportAll } from "./rolldown-runtime.js";
import { A as askForNote } from "./state-files.js";
import { s as refuseLongTemplates } from "./plan-folder.js";
import { t as findTemplate } from "./from-base.js";
import { r as budgetChars } from "./order-origin.js";
// src/app/job/prompt-templates.ts
var prompt_templates_exports = /* @__PURE__ */ __exportAll({ promptTemplates: () => promptTemplates });
/**
* The templates that are never cut; the first iteration's only before the first success. Throws RalphError
* TEMPLATE_TOO_LONG if a user's own leave too little room.
*/
async function promptTemplates(ports, job, { measured, isFirst }) {
	const [first, output] = await Promise.all([findTemplate(ports, "first-iteration"), findTemplate(ports, "output-instructions")]);
	refuseLongTemplates(isFirst ? [output, first] : [output], {
		maxChars: budgetChars(job.settings, { measured }),
		setting: job.settings.mode === "handoff-only" ? "context-budget" : "context-budget-hpi"
	});
	return {
		firstIteration: first.text,
		isFirstUsers: first.path !== null,
		outputInstructions: [output.text, ...job.asksForNote ? [askForNote] : []].join("\n\n")
	};
}
export { prompt_templates_exports as n, promptTemplates as t };
