import { o as userGit } from "./user-repository.js";
import { t as historyOf } from "./history.js";
import { I as userName, U as overridesTold, W as withChanges } from "./state-files.js";
import { Dt as alike, er as RalphError } from "./through-proxy.js";
import { Cn as usualRaw, Sn as ruleNames, _n as isRule, bn as readRaw, gn as isNewest, wn as weakens } from "./slices.js";
import { a as rulesWeakened } from "./rules-text.js";
import { isAbsolute, relative } from "node:path";
// src/core/config/rules/rule-job.ts
/** The record of a run that begins. */
function firstRules({ told, base, keeps }) {
	const values = ruleNames.flatMap((name) => {
		const rule = ruleOf(name, told);
		if (rule && rule.based === void 0 && alike(rule.value, usualRaw(name))) return [];
		return rule && (isRule(name) || keeps && rule.source === "job") ? [[name, rule]] : [];
	});
	return {
		base,
		values: Object.fromEntries(values)
	};
}
/** All of a record as changes, for a run that an older program began without one. */
const changesTo = ({ values }) => Object.entries(values).map(([name, rule]) => ({
	name,
	before: null,
	after: rule.value,
	rule
}));
/**
* The rules of a later job. Told less, it goes on with what is recorded; told something stronger, it goes by that, for
* itself. What weakens is refused, unless `change` or `consent` allow it.
*/
function ruleJob(request) {
	const judged = ruleNames.map((name) => judge(name, request));
	const { recorded } = request;
	const changes = judged.flatMap(({ name, then, rule }) => alike(then, rule) ? [] : [changeOf(name, then, rule)]);
	return {
		values: Object.fromEntries(judged.flatMap(({ name, goesBy }) => goesBy === void 0 ? [] : [[name, goesBy]])),
		recorded: withChanges({
			...recorded,
			base: request.consent ? request.base : recorded.base
		}, changes),
		changes,
		stronger: judged.flatMap(({ name, rule, goesBy: after, edited }) => {
			const before = rawBy(name, rule);
			return edited && request.told.byJob[name] === void 0 && after !== void 0 && !alike(before, after) ? [{
				name,
				before,
				after
			}] : [];
		}),
		refused: judged.flatMap(({ refused }) => refused ?? []),
		edited: judged.some(({ edited }) => edited)
	};
}
function judge(name, request) {
	const { told, change, keeps } = request;
	const then = request.recorded.values[name];
	const said = told.byJob[name];
	const replaces = keeps && isNewest(name) && said !== void 0 && !alike(said.raw, rawBy(name, then) ?? usualRaw(name));
	if (!then && !isRule(name) && !replaces) return {
		name,
		then,
		rule: then,
		goesBy: void 0,
		edited: false
	};
	const edited = !alike(told.byBase[name]?.raw, then?.based);
	const judged = {
		name,
		then,
		rule: then,
		goesBy: rawBy(name, then),
		edited,
		...edited && edit(name, request, then)
	};
	if (!said) return judged;
	const { rule } = judged;
	const { refused: _, ...others } = judged;
	const byJob = {
		...others,
		goesBy: said.raw
	};
	if (alike(said.raw, rawBy(name, rule))) return byJob;
	const own = ruleOf(name, told);
	if (change || replaces || name === "require" && !then) return {
		...byJob,
		rule: own
	};
	if (!weakens(name, rawBy(name, rule), said.raw)) return byJob;
	return {
		...byJob,
		refused: {
			...changeOf(name, rule, own),
			place: said.place,
			edited: null
		}
	};
}
/** What an edit of plan or `ralph.yml` comes to. */
function edit(name, { told, consent, change }, then) {
	const said = told.byBase[name];
	const to = edited(name, said, then);
	if (consent || change) return {
		rule: to,
		goesBy: rawBy(name, to)
	};
	if (!weakens(name, rawBy(name, then), rawBy(name, to))) return { goesBy: rawBy(name, to) };
	const by = {
		place: said?.place ?? then?.from ?? "",
		edited: said?.source ?? "the plan or the configuration file"
	};
	return { refused: {
		...changeOf(name, then, to),
		...by
	} };
}
/** What was said to a job, or ordered, is not taken back by a file that no longer says anything. */
function edited(name, said, then) {
	if (said) return isRule(name) ? fromBase(said) : void 0;
	if (!then || then.source === "base") return void 0;
	const { based: _, ...rest } = then;
	return rest;
}
const fromBase = ({ raw, place }) => ({
	value: raw,
	from: place,
	source: "base",
	based: raw
});
function ruleOf(name, { byJob, byBase }) {
	const [own, base] = [byJob[name], byBase[name]];
	if (!own) return base && fromBase(base);
	return {
		value: own.raw,
		from: own.place,
		source: "job",
		...base && { based: base.raw }
	};
}
/** Undefined where nothing is recorded and the setting decides nothing: then it is as it was resolved. */
const rawBy = (name, rule) => rule ? rule.value : isRule(name) ? usualRaw(name) : void 0;
const changeOf = (name, before, after) => ({
	name,
	before: before?.value ?? usualRaw(name),
	after: after?.value ?? usualRaw(name),
	rule: after ?? null
});
// src/entry/wire/rule-project.ts
/**
* Applies the rules of the run to the project, and says what to record of them. Throws RalphError RULES_WEAKENED if
* this job states weaker ones, RULES_UNREADABLE if a newer version recorded unknown ones.
*/
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
			told: stated,
			base,
			keeps
		});
		return applyRules(project, {
			values: rawValues(recorded),
			recorded,
			change: null
		});
	}
	const { rules, overrides } = run.state;
	const by = personOf(project, context);
	if (!rules) {
		const recorded = firstRules({
			told: {
				...stated,
				byJob: {
					...stated.byJob,
					...overridesTold(overrides)
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
		told: stated,
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
