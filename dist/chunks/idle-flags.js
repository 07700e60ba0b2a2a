import { yr as RalphError } from "./through-proxy.js";
import { D as plural } from "./one-line.js";
// src/core/config/rules/idle-settings.ts
const runsAgent = (name) => ({ agent, consensus, "consensus-agent": second }) => agent === name || consensus !== "none" && second === name;
const claude = {
	words: "--agent claude",
	isMet: runsAgent("claude")
};
const consensus = {
	words: "--consensus report or gate",
	isMet: (values) => values.consensus !== "none"
};
const planReview = {
	words: "--plan-review comment or gate",
	isMet: (values) => values["plan-review"] !== "none"
};
const permissions = {
	words: "--skip-permissions false",
	isMet: (values) => !values["skip-permissions"]
};
const lanes = {
	words: "--lanes above 1",
	isMet: (values) => values.lanes !== 1
};
const queue = {
	words: "--queue",
	isMet: (_, { isQueued }) => isQueued
};
const workflow = {
	words: "a workflow on GitHub",
	isMet: (_, { forWorkflow = false }) => forWorkflow
};
const ofFormat = (words, ...formats) => ({
	words,
	isMet: (values, { format }) => formats.includes(format ?? values.format)
});
const needs = {
	"agent-command": {
		words: "--agent command",
		isMet: runsAgent("command")
	},
	"agent-path": claude,
	"agent-install": claude,
	"agent-integrity": claude,
	"fallback-model": claude,
	"permission-mode": permissions,
	"allowed-tools": permissions,
	"consensus-agent": consensus,
	"consensus-rounds": consensus,
	"call-models consensus": consensus,
	"consensus-servers": consensus,
	"consensus-command": {
		words: "--consensus and --consensus-agent command",
		isMet: (values) => values.consensus !== "none" && (values["consensus-agent"] ?? values.agent) === "command"
	},
	"plan-review-passes": planReview,
	"call-models plan-review": planReview,
	"call-models review": {
		words: "--review comment or gate",
		isMet: ({ review }) => review !== "none"
	},
	"call-models verify": {
		words: "--verify model or both, or --no-change accept",
		isMet: (values) => values.verify === "model" || values.verify === "both" || values["no-change"] === "accept"
	},
	"max-continuations": {
		words: "--incomplete continue",
		isMet: ({ incomplete }) => incomplete === "continue"
	},
	"setup-inputs": {
		words: "--setup",
		isMet: ({ setup }) => setup.length > 0
	},
	"checks-at-once": lanes,
	"lane-setup": lanes,
	"lane-env": lanes,
	"allow-hosts": {
		words: "--egress listed",
		isMet: ({ egress }) => egress === void 0 || egress === "listed"
	},
	ports: {
		words: "--egress listed or none",
		isMet: ({ egress }) => egress !== "open"
	},
	"queue-base": queue,
	"queue-failed": queue,
	"command-permission": workflow,
	"command-bots": workflow,
	pages: workflow,
	"plan-scope": ofFormat("a folder of BMAD stories as the plan", "bmad"),
	"plan-tag": ofFormat("a Task Master file as the plan", "task-master"),
	"plan-subtasks": ofFormat("a plan with subtasks (queue or Task Master)", "queue", "task-master")
};
/** Settings that were typed for this job and change nothing, each with what it needs. */
function idleSettings(typedNames, values, plan) {
	return typedNames.flatMap((name) => {
		const need = needs[name];
		return need === void 0 || need.isMet(values, plan) ? [] : [{
			name,
			needs: need.words
		}];
	});
}
// src/entry/project/idle-flags.ts
/**
* A flag that changes nothing was meant to change something. Files and inputs may hold settings for another day, except
* for the command of an agent: another agent would work instead. Throws RalphError SETTING_IDLE.
*/
function refuseIdleFlags({ settings, sources, fields }, { inWorkflow, ...plan }) {
	const all = Object.keys(sources);
	const typedNames = inWorkflow ? [] : all.filter((name) => sources[name] === "flag");
	const models = inWorkflow ? [] : modelNames(fields["call-models"], "flag");
	refuse([.../* @__PURE__ */ new Set([
		...typedNames,
		...models,
		...forgottenNames(sources)
	])], settings, plan);
}
/** A command of an agent that is stated where no agent is. */
function forgottenNames(sources) {
	const isStated = (name) => (sources[name] ?? "default") !== "default";
	return isStated("agent-command") && !isStated("agent") ? ["agent-command"] : [];
}
/** What a run refuses of the settings that choose its agent. Throws RalphError SETTING_IDLE. */
function refuseIdleAgentOf({ settings, sources }) {
	const typedNames = ["agent", "agent-command"].filter((name) => sources[name] === "flag");
	refuse([.../* @__PURE__ */ new Set([...typedNames, ...forgottenNames(sources)])], settings, {
		format: null,
		isQueued: false
	});
}
const modelNames = (sources = {}, from) => Object.keys(sources).filter((field) => from === void 0 || sources[field] === from).map((field) => `call-models ${field}`);
const refuseIdleFlagsOf = (project, inWorkflow) => refuseIdleFlags({
	...project,
	fields: { "call-models": project.stated.byJob["call-models"]?.fields ?? {} }
}, {
	format: project.planFormat?.name ?? null,
	isQueued: project.queue !== null,
	inWorkflow
});
/** Stated settings that change nothing with this plan, by their place, each with what it needs. */
function idleSettingLines({ settings, sources, places, fields }, plan) {
	const names = Object.keys(sources).filter((name) => sources[name] !== "default");
	const models = modelNames(fields["call-models"]);
	return idleSettings([...names, ...models], settings, {
		...plan,
		forWorkflow: true
	}).map(({ name, needs }) => `${places[name] ?? name} has an effect only with ${needs}.`);
}
/** Before a call that is no run's: only its flags count. */
function refuseIdleAgent(flags, settings) {
	refuse(["agent", "agent-command"].filter((name) => flags[name] !== void 0), settings, {
		format: null,
		isQueued: false
	});
}
function refuse(typedNames, settings, plan) {
	const idle = idleSettings(typedNames, settings, plan);
	const [first] = idle;
	if (first === void 0) return;
	const lines = idle.map(({ name, needs }) => `--${name} has an effect only with ${needs}`);
	throw new RalphError({
		code: "SETTING_IDLE",
		message: idle.length === 1 ? `${lines[0]}. Nothing was started.` : `${plural(idle.length, "setting")} change nothing here.`,
		hint: idle.length === 1 ? `Add that, or leave --${first.name} out.` : "Add what each needs, or leave it out.",
		findings: idle.length === 1 ? [] : lines
	});
}
export { refuseIdleFlagsOf as a, refuseIdleFlags as i, refuseIdleAgent as n, refuseIdleAgentOf as r, idleSettingLines as t };
