import { n as __exportAll } from "./rolldown-runtime.js";
import { x as askForNote } from "./state-files.js";
import { p as refuseLongTemplates } from "./plan-folder.js";
import { a as namedTemplate } from "./from-base.js";
import { i as budgetChars } from "./order-origin.js";
// src/app/job/prompt-templates.ts
var prompt_templates_exports = /* @__PURE__ */ __exportAll({ promptTemplates: () => promptTemplates });
/**
* The templates that a prompt holds whole; the first iteration's only if nothing has passed yet. Throws RalphError
* TEMPLATE_TOO_LONG if a person's own leave too little room for the rest.
*/
async function promptTemplates(ports, job, { measured, isFirst }) {
	const [first, output] = await Promise.all([namedTemplate(ports, "first-iteration"), namedTemplate(ports, "output-instructions")]);
	refuseLongTemplates(isFirst ? [output, first] : [output], {
		maxChars: budgetChars(job.settings, { measured }),
		setting: job.settings.mode === "handoff-only" ? "context-budget" : "context-budget-hpi"
	});
	return {
		firstIteration: first.text,
		firstIsPersons: first.path !== null,
		outputInstructions: [output.text, ...job.asksForNote ? [askForNote] : []].join("\n\n")
	};
}
export { prompt_templates_exports as n, promptTemplates as t };
