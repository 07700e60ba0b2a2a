import { o as userGit } from "./user-repository.js";
import { n as historyOf } from "./history.js";
import { G as userName, nt as withChanges, tt as overridesAsStated } from "./state-files.js";
import { Lt as isSameJson, yr as RalphError } from "./through-proxy.js";
import { En as withCurrentNames, Sn as readRaw, Tn as weakens, _n as defaultRaw, vn as isNewest, wn as ruleNames, yn as isRule } from "./slices.js";
import { a as rulesWeakened } from "./rules-text.js";
import { isAbsolute, relative } from "node:path";
// src/core/config/rules/rule-job.ts
/** The record of a new run. */
function firstRules({ stated, base, keeps }) {
	const values = ruleNames.flatMap((name) => {
		const rule = ruleOf(name, stated);
		if (rule && rule.based === void 0 && isSameJson(rule.value, defaultRaw(name))) return [];
		return rule && (isRule(name) || keeps && rule.source === "job") ? [[name, rule]] : [];
	});
	return {
		base,
		values: Object.fromEntries(values)
	};
}
/** A whole record as changes, for a run that an older version began without one. */
const changesTo = ({ values }) => Object.entries(values).map(([name, rule]) => ({
	name,
	before: null,
	after: rule.value,
	rule
}));
/** Stricter values count for this job only; weaker ones are refused unless `change` or `consent` allow them. */
function ruleJob(request) {
	const judgements = ruleNames.map((name) => judgeRule(name, request));
	const { recorded } = request;
	const changes = judgements.flatMap(({ name, oldRule, rule }) => isSameJson(oldRule, rule) ? [] : [changeOf(name, oldRule, rule)]);
	return {
		values: Object.fromEntries(judgements.flatMap(({ name, effective }) => effective === void 0 ? [] : [[name, effective]])),
		recorded: withChanges({
			...recorded,
			base: request.consent ? request.base : recorded.base
		}, changes),
		changes,
		stronger: judgements.flatMap(({ name, rule, effective: after, edited }) => {
			const before = rawOfRule(name, rule);
			return edited && request.stated.byJob[name] === void 0 && after !== void 0 && !isSameJson(before, after) ? [{
				name,
				before,
				after
			}] : [];
		}),
		refused: judgements.flatMap(({ refused }) => refused ?? []),
		edited: judgements.some(({ edited }) => edited)
	};
}
function judgeRule(name, request) {
	const { stated, change, keeps } = request;
	const oldRule = request.recorded.values[name];
	const jobValue = withRecordedFields(stated.byJob[name], oldRule);
	const replaces = keeps && isNewest(name) && jobValue !== void 0 && !isSameJson(jobValue.raw, rawOfRule(name, oldRule) ?? defaultRaw(name));
	if (!oldRule && !isRule(name) && !replaces) return {
		name,
		oldRule,
		rule: oldRule,
		effective: void 0,
		edited: false
	};
	const edited = !isSameJson(stated.byBase[name]?.raw, oldRule?.based);
	const judgement = {
		name,
		oldRule,
		rule: oldRule,
		effective: rawOfRule(name, oldRule),
		edited,
		...edited && judgeEdit(name, request, oldRule)
	};
	if (!jobValue) return judgement;
	const { rule } = judgement;
	const { refused: _, ...rest } = judgement;
	const jobJudgement = {
		...rest,
		effective: jobValue.raw
	};
	if (isSameJson(jobValue.raw, rawOfRule(name, rule))) return jobJudgement;
	const jobRule = ruleOf(name, {
		...stated,
		byJob: {
			...stated.byJob,
			[name]: jobValue
		}
	});
	if (change || replaces || name === "require" && !oldRule) return {
		...jobJudgement,
		rule: jobRule
	};
	if (!weakens(name, rawOfRule(name, rule), jobValue.raw)) return jobJudgement;
	return {
		...jobJudgement,
		refused: {
			...changeOf(name, rule, jobRule),
			place: jobValue.place,
			edited: null
		}
	};
}
/** A job that states some fields of a setting leaves the others as recorded. */
function withRecordedFields(stated, recorded) {
	if (!stated?.fields || typeof recorded?.value !== "object") return stated;
	const ofJob = Object.entries({ ...stated.raw }).filter(([field]) => ["flag", "environment"].includes(stated.fields?.[field] ?? ""));
	return {
		...stated,
		raw: {
			...recorded.value,
			...Object.fromEntries(ofJob)
		}
	};
}
function judgeEdit(name, { stated, consent, change }, oldRule) {
	const baseValue = stated.byBase[name];
	const newRule = editedRule(name, baseValue, oldRule);
	if (consent || change) return {
		rule: newRule,
		effective: rawOfRule(name, newRule)
	};
	if (!weakens(name, rawOfRule(name, oldRule), rawOfRule(name, newRule))) return { effective: rawOfRule(name, newRule) };
	const origin = {
		place: baseValue?.place ?? oldRule?.from ?? "",
		edited: baseValue?.source ?? "the plan or the configuration file"
	};
	return { refused: {
		...changeOf(name, oldRule, newRule),
		...origin
	} };
}
/** What a job stated, or an order set, survives a file that no longer states anything. */
function editedRule(name, baseValue, oldRule) {
	if (baseValue) return isRule(name) ? fromBase(baseValue) : void 0;
	if (!oldRule || oldRule.source === "base") return void 0;
	const { based: _, ...rest } = oldRule;
	return rest;
}
const fromBase = ({ raw, place }) => ({
	value: raw,
	from: place,
	source: "base",
	based: raw
});
function ruleOf(name, { byJob, byBase }) {
	const [jobValue, baseValue] = [byJob[name], byBase[name]];
	if (!jobValue) return baseValue && fromBase(baseValue);
	return {
		value: jobValue.raw,
		from: jobValue.place,
		source: "job",
		...baseValue && { based: baseValue.raw }
	};
}
/** Undefined if nothing is recorded and the setting is no rule: then it is as resolved. */
const rawOfRule = (name, rule) => rule ? rule.value : isRule(name) ? defaultRaw(name) : void 0;
const changeOf = (name, before, after) => ({
	name,
	before: before?.value ?? defaultRaw(name),
	after: after?.value ?? defaultRaw(name),
	rule: after ?? null
});
// src/entry/wire/rule-project.ts
/** Throws RalphError RULES_WEAKENED for weaker rules, RULES_UNREADABLE for those of a newer version. */
async function ruleProject(project, context, use) {
	const { run, fresh, implied } = use;
	const stated = {
		...project.stated,
		byJob: {
			...project.stated.byJob,
			...implied
		}
	};
	const base = project.repository.head;
	const keeps = context.checkout === void 0;
	if (!run || fresh) {
		const recorded = firstRules({
			stated,
			base,
			keeps
		});
		return applyRules(project, {
			values: rawValues(recorded),
			recorded,
			change: null
		});
	}
	const { overrides } = run.state;
	const rules = run.state.rules && withCurrentNames(run.state.rules);
	const by = personOf(project, context);
	if (!rules) {
		const recorded = firstRules({
			stated: {
				...stated,
				byJob: {
					...stated.byJob,
					...overridesAsStated(overrides)
				}
			},
			base,
			keeps
		});
		const change = {
			by,
			why: "the run was started by an older version of ralph that did not record them",
			base,
			changes: changesTo(recorded),
			wanted: false
		};
		return applyRules(project, {
			values: rawValues(recorded),
			recorded,
			change
		});
	}
	const ruling = await judgeRules({
		project,
		context,
		use,
		stated,
		rules,
		keeps
	});
	if (ruling.refused.length > 0) throw rulesWeakened(ruling.refused, howToChange(context));
	const { values, recorded, changes, stronger } = ruling;
	const isRequested = use.change || changes.every(({ rule }) => rule?.source === "job");
	const flags = changes.map(({ rule }) => rule?.from ?? "");
	const order = use.change ? changeFlagName(context) : flags.join(", ");
	const reason = isRequested ? order : `the base moved from ${short(rules.base)} to ${short(base)}`;
	const ruleChange = {
		by: isRequested ? by : "the base",
		why: reason,
		base: recorded.base,
		changes: [...changes],
		wanted: use.change
	};
	return applyRules(project, {
		values,
		recorded,
		change: changes.length > 0 ? ruleChange : null,
		stronger
	});
}
/** If plan and `ralph.yml` say something new, checks whether a person agreed to it. */
async function judgeRules(context) {
	const { project, use, stated, rules, keeps } = context;
	const common = {
		stated,
		recorded: rules,
		base: project.repository.head,
		change: use.change,
		keeps
	};
	const ruling = ruleJob({
		...common,
		consent: false
	});
	return ruling.edited && await isNewerBase(context) ? ruleJob({
		...common,
		consent: true
	}) : ruling;
}
/** True if the base is newer than the recorded rules, and the files are as committed there. */
async function isNewerBase({ project, context, use, rules }) {
	const { repository, steeringPaths } = project;
	const { head, branch, toplevel } = repository;
	if (context.planText && project.planSource !== use.run?.state.plan_source) return true;
	const recordedBranch = use.run?.state.base_branch ?? null;
	if (head === rules.base || recordedBranch !== null && recordedBranch !== branch) return false;
	if (!await historyOf(use.access).contains(head, rules.base)) return false;
	if (context.checkout) return true;
	const inside = steeringPaths.map((path) => relative(toplevel, path));
	if (inside.some((path) => path.startsWith("..") || isAbsolute(path))) return false;
	const args = [
		"status",
		"--porcelain",
		"-z",
		"--ignored",
		"--untracked-files=all",
		"--",
		...inside
	];
	const { stdout } = await userGit(toplevel, context.env)({ args });
	return stdout.length === 0;
}
const rawValues = ({ values }) => Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, value]));
async function applyRules(project, { values, stronger = [], ...rules }) {
	const { require = [], ...recorded } = Object.fromEntries(Object.entries(values).map(([name, raw]) => [name, readRule(name, raw)]));
	const settings = {
		...project.settings,
		...recorded
	};
	return {
		project: {
			...project,
			settings,
			...await project.readBy(settings)
		},
		rules: {
			...rules,
			require
		},
		stronger
	};
}
function readRule(name, raw) {
	const parsed = readRaw(name, raw);
	if (parsed) return parsed.value;
	throw new RalphError({
		code: "RULES_UNREADABLE",
		message: `The run has recorded ${name}: ${JSON.stringify(raw)}, which this version of ralph does not support.`,
		hint: "Use the version of ralph that started the run, or a newer one."
	});
}
function personOf({ repository }, { checkout }) {
	return checkout ? checkout.startedBy ?? "the workflow" : repository.user.name ?? userName();
}
const changeFlagName = ({ checkout }) => checkout ? "change-rules" : "--change-rules";
const howToChange = ({ checkout, argv }) => checkout ? "workflow" : { argv };
const short = (oid) => oid.slice(0, 7);
export { ruleProject as t };
