import { f as taskIdPattern, r as insidePath, t as branchNameFault } from "./branch-name.js";
import { cn as nearTwins, un as similarIdFinder } from "./through-proxy.js";
import { c as milestonesOf, u as reservedPrefix } from "./due.js";
import { O as thousands, o as quote, t as arrowRow } from "./one-line.js";
import { n as dependencyEdges, r as findCycles } from "./dependency-graph.js";
import { n as quoteValue } from "./fault.js";
// src/core/plan/lint/lint-dependencies.ts
const selfDependency = (plan) => {
	const firstIndex = new Map(plan.tasks.map(({ id }, index) => [id, index]).reverse());
	const repeatedIds = new Set(plan.tasks.filter(({ id }, index) => firstIndex.get(id) !== index).map(({ id }) => id));
	return eachDependency(plan, (task, id) => {
		if (task.id !== id || repeatedIds.has(id)) return void 0;
		return {
			severity: "error",
			code: "PLAN_SELF_DEPENDENCY",
			message: `Task "${task.id}" depends on itself, so it can never start.`,
			remedy: "Remove this entry."
		};
	});
};
const unknownDependency = (plan) => {
	const ids = new Set(plan.tasks.map(({ id }) => id));
	const similar = similarIdFinder([...ids].filter((id) => taskIdPattern.test(id)));
	return eachDependency(plan, (task, id) => {
		if (ids.has(id)) return void 0;
		const near = similar(id);
		return {
			severity: "error",
			code: "PLAN_UNKNOWN_DEPENDENCY",
			message: `Task "${task.id}" depends on ${quoteValue(id)}, which is not in the plan.`,
			remedy: near === void 0 ? "Add that task, or remove this entry." : `Did you mean "${near}"?`
		};
	});
};
const repeatedDependency = ({ tasks }) => tasks.flatMap((task, index) => {
	const earlierIds = /* @__PURE__ */ new Set();
	return task.depends_on.flatMap((id, entry) => {
		if (!earlierIds.has(id)) {
			earlierIds.add(id);
			return [];
		}
		const message = `Task "${task.id}" lists the dependency ${quoteValue(id)} more than once.`;
		return [{
			severity: "warning",
			code: "PLAN_REPEATED_DEPENDENCY",
			at: [
				"tasks",
				index,
				"depends_on",
				entry
			],
			message,
			remedy: "Remove this entry."
		}];
	});
});
/** Cycles that share no edge, each with its whole path; without them no other cycle is left. */
const cycles = (plan) => findCycles(dependencyEdges(plan)).map((cycle) => {
	const ids = cycle.map((position) => plan.tasks[position]?.id ?? "");
	const [first = 0] = cycle;
	return {
		severity: "error",
		code: "PLAN_CYCLE",
		at: [
			"tasks",
			first,
			"depends_on",
			plan.tasks[first]?.depends_on.indexOf(ids[1] ?? "") ?? 0
		],
		among: ids,
		message: `These ${ids.length} tasks wait for each other: ${arrowRow([...ids, ids[0] ?? ""])}.`,
		remedy: "Remove one of these dependencies, or split a task so that they can be done one after the other."
	};
});
/** Reports only the direct dependency: the same change also frees the tasks that depend on this one. */
const deadDependency = (plan) => {
	const status = new Map(plan.tasks.map((task) => [task.id, task.status]));
	return eachDependency(plan, (task, id) => {
		const endStatus = status.get(id);
		if (task.id === id || !isOpen(task) || endStatus !== "failed" && endStatus !== "skipped" && endStatus !== "given_up") return void 0;
		return {
			severity: "error",
			code: "PLAN_DEAD_DEPENDENCY",
			message: `Task "${task.id}" depends on "${id}", which is ${endStatus}, so it can never start.`,
			remedy: `Set "${id}" to pending, or remove this entry.`
		};
	});
};
/** Includes in_progress, which is pending again after a crash. */
function isOpen(task) {
	return task.status === "pending" || task.status === "in_progress";
}
/** Calls `ask` once for each different dependency of a task, with its first position. */
function eachDependency(plan, ask) {
	return plan.tasks.flatMap((task, index) => {
		const earlierIds = /* @__PURE__ */ new Set();
		return task.depends_on.flatMap((id, entry) => {
			if (earlierIds.has(id)) return [];
			earlierIds.add(id);
			const fault = ask(task, id);
			return fault ? [{
				...fault,
				at: [
					"tasks",
					index,
					"depends_on",
					entry
				]
			}] : [];
		});
	});
}
const maxDescriptionChars = 3e3;
const maxTitleChars = 120;
const sweepingWord = /\b(entire|whole|everything|from scratch)\b/i;
const makingVerb = /^(?:build|create|implement|write|make|develop|add|rewrite|refactor|redesign|migrate|port)\s+/i;
const productPart = /^(?:the\s+|an?\s+)?(?:apps?|application|system|platform|product|back-?end|front-?end|api|dashboard|auth|authentication|authorization|website|web ?site|cli|database|server|client|ui|user interface|test suite|feature)\.?$/i;
/** Why a task is too large for one context window, by field; empty if it is not. */
function sizeReasons({ title, description, acceptance_criteria: criteria }) {
	const [, word] = sweepingWord.exec(title) ?? [];
	const isWholePart = makingVerb.test(title) && productPart.test(title.replace(makingVerb, ""));
	return [
		...word === void 0 ? [] : [{
			field: "title",
			why: `its title says "${word}"`
		}],
		...isWholePart ? [{
			field: "title",
			why: `${quote(title)} is a whole part of a product`
		}] : [],
		...criteria.length > 7 ? [{
			field: "acceptance_criteria",
			why: `it has ${criteria.length} acceptance criteria; the limit is 7`
		}] : [],
		...description.length > 3e3 ? [{
			field: "description",
			why: `its description has ${thousands(description.length)} characters; the limit is ${thousands(maxDescriptionChars)}`
		}] : []
	];
}
function sizeFaults(task) {
	const id = quote(task.id);
	return [...sizeReasons(task).map(({ why }) => `Task ${id} is too large: ${why}. Split it.`), ...task.title.length > maxTitleChars ? [`The title of task ${id} has more than ${maxTitleChars} characters.`] : []];
}
// src/core/plan/lint/lint-fields.ts
/** These names belong to the engine; a branch `ralph` would make all names below it impossible (measured). */
const engineNames = /^ralph(\/state(\/.*)?)?$/i;
const unsafeBranch = ({ branch }) => {
	if (branch === void 0) return [];
	const fault = branchNameFault(branch) ?? (engineNames.test(branch) ? "is where the engine keeps its state" : void 0);
	if (fault === void 0) return usuallyDefault.test(branch) ? [defaultBranchWarning(branch)] : [];
	return [{
		severity: "error",
		code: "PLAN_UNSAFE_BRANCH",
		at: ["branch"],
		message: `The branch name ${quoteValue(branch)} ${fault}.`,
		remedy: "Use a name such as feature/login, or leave the field out."
	}];
};
const usuallyDefault = /^(?:main|master)$/;
/** Plans of older programs name it. Only a run knows which branch is the default. */
const defaultBranchWarning = (branch) => ({
	severity: "warning",
	code: "PLAN_UNSAFE_BRANCH",
	at: ["branch"],
	message: `The work branch is ${branch}. If that is the default branch, no run starts, because ralph never commits to it.`,
	remedy: "Leave the field out, and the work goes to ralph/work/<name of the plan>."
});
/** The CLI's notation. A value that begins with `-` would be read as a flag, and could remove every limit. */
const toolPattern = /^[A-Za-z][\w*-]*(\([^\0\r\n]+\))?$/;
const unsafeTool = ({ tasks }) => tasks.flatMap((task, index) => (task.allowed_tools ?? []).flatMap((tool, entry) => {
	if (toolPattern.test(tool)) return [];
	return [{
		severity: "error",
		code: "PLAN_UNSAFE_TOOL",
		at: [
			"tasks",
			index,
			"allowed_tools",
			entry
		],
		message: `Task "${task.id}" allows ${quoteValue(tool)}, which is not the name of a tool.`,
		remedy: "Write a name such as Edit, or one with a pattern in brackets such as Bash(npm test)."
	}];
}));
/** A skill is the file `.ralph/skills/<name>.md`. */
const skillPattern = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const unsafeSkill = ({ tasks }) => tasks.flatMap((task, index) => task.skills.flatMap((skill, entry) => {
	if (skillPattern.test(skill) && !skill.includes("..")) return [];
	return [{
		severity: "error",
		code: "PLAN_UNSAFE_SKILL",
		at: [
			"tasks",
			index,
			"skills",
			entry
		],
		message: `Task "${task.id}" names the skill ${quoteValue(skill)}, which is not a plain file name.`,
		remedy: "Use letters, digits, \".\", \"_\" and \"-\", without a folder and without \".md\"."
	}];
}));
const reservedIds = ({ tasks }) => tasks.flatMap(({ id }, index) => {
	const prefix = reservedPrefix(id);
	return prefix === void 0 ? [] : {
		severity: "error",
		code: "PLAN_RESERVED_ID",
		at: [
			"tasks",
			index,
			"id"
		],
		message: `The id "${id}" starts with "${prefix}", which is reserved for ralph's own tasks.`,
		remedy: "Use another id."
	};
});
/** A duplicate is counted twice, so that its dependents would never run (failure model A9). */
const duplicateIds = ({ tasks }) => {
	const earlierIds = /* @__PURE__ */ new Set();
	const faults = [];
	for (const [index, { id }] of tasks.entries()) {
		if (earlierIds.has(id)) faults.push({
			severity: "error",
			code: "PLAN_DUPLICATE_ID",
			at: [
				"tasks",
				index,
				"id"
			],
			message: `The id "${id}" is used by more than one task.`,
			remedy: "Give this task an id of its own."
		});
		earlierIds.add(id);
	}
	return faults;
};
/** Ids become file names, and some file systems ignore case. */
const caseTwins = ({ tasks }) => {
	const spellings = /* @__PURE__ */ new Map();
	const faults = [];
	for (const [index, { id }] of tasks.entries()) {
		const earlier = spellings.get(id.toLowerCase());
		if (earlier === void 0) spellings.set(id.toLowerCase(), id);
		else if (earlier !== id) faults.push({
			severity: "error",
			code: "PLAN_CASE_TWIN",
			at: [
				"tasks",
				index,
				"id"
			],
			message: `The ids "${earlier}" and "${id}" differ only in case.`,
			remedy: "Rename one of them."
		});
	}
	return faults;
};
const remedy = "Write it from the top of the repository, with \"/\" between names and without \"..\": packages/web";
/** `paths` and `working_directory` are compared and joined literally: they must be relative and stay inside. */
const unsafePath = ({ tasks }) => tasks.flatMap(({ id, paths, working_directory }, index) => {
	return [...working_directory === void 0 ? [] : [{
		field: "working_directory",
		value: working_directory,
		entry: []
	}], ...paths.map((value, entry) => ({
		field: "paths",
		value,
		entry: [entry]
	}))].flatMap(({ field, value, entry }) => {
		const reason = pathFault(field, value);
		if (reason === void 0) return [];
		const message = `Task "${id}" has ${quoteValue(value)} in ${field}, which ${reason}.`;
		return [{
			severity: "error",
			code: "PLAN_UNSAFE_PATH",
			at: [
				"tasks",
				index,
				field,
				...entry
			],
			message,
			remedy
		}];
	});
});
function pathFault(field, value) {
	if (value.trim() === "") return "is empty";
	if (field === "paths" && value.startsWith("!")) return "excludes paths; only what may be changed can be named";
	return insidePath(value) === void 0 ? "is not a path inside the repository" : void 0;
}
const missingDescription = ({ tasks }) => tasks.flatMap((task, index) => {
	if (!isOpen(task) || task.description.trim() !== "") return [];
	const shownFields = task.acceptance_criteria.length > 0 ? "its title and its acceptance criteria" : "only its title";
	const message = `Task "${task.id}" has no description; the agent sees ${shownFields}.`;
	return [{
		severity: "warning",
		code: "PLAN_NO_DESCRIPTION",
		at: ["tasks", index],
		message,
		remedy: "Describe what to build."
	}];
});
const missingCriteria = ({ tasks }) => tasks.flatMap((task, index) => {
	if (!isOpen(task) || task.acceptance_criteria.some((criterion) => criterion.trim() !== "")) return [];
	const message = `Task "${task.id}" has no acceptance criteria; only the checks decide whether it is done.`;
	return [{
		severity: "warning",
		code: "PLAN_NO_CRITERIA",
		at: ["tasks", index],
		message,
		remedy: "Say how to tell that it is done."
	}];
});
/** Default size of a prompt in characters (docs/design.md#prompt). */
const maxTextChars = 32e3;
/** A longer text is cut in the prompt, and a task with many parts is more than one call can do well. */
const taskSize = ({ tasks }) => tasks.flatMap((task, index) => {
	if (!isOpen(task)) return [];
	const code = "PLAN_TASK_TOO_LARGE";
	const length = task.acceptance_criteria.reduce((sum, text) => sum + text.length, task.description.length);
	if (length > maxTextChars) {
		const message = `Task "${task.id}" has ${thousands(length)} characters. A prompt holds ${thousands(maxTextChars)} unless context-budget is raised; the rest is cut.`;
		return [{
			severity: "warning",
			code,
			at: ["tasks", index],
			message,
			remedy: "Split the task, or put its text into a file in the repository and name that file."
		}];
	}
	return sizeReasons(task).map(({ field, why }) => ({
		severity: "warning",
		code,
		at: [
			"tasks",
			index,
			field
		],
		message: `Task "${task.id}" may be too large for one agent call: ${why}.`,
		remedy: "Split it into smaller tasks."
	}));
});
// src/core/plan/lint/lint.ts
/** A milestone becomes the end of a branch name. */
const unsafeMilestone = ({ name, branch, tasks }) => tasks.flatMap(({ id, milestone }, index) => {
	const branchName = `${branch ?? `ralph/work/${name ?? "plan"}`}.${milestone}`;
	const fault = milestone === void 0 ? void 0 : branchNameFault(branchName);
	if (fault === void 0) return [];
	const message = `The milestone of task "${id}" makes the branch ${branchName}, which ${fault}.`;
	return [{
		severity: "error",
		code: "PLAN_UNSAFE_MILESTONE",
		at: [
			"tasks",
			index,
			"milestone"
		],
		message,
		remedy: "Use a name such as API or v1.2."
	}];
});
/** Commits of a milestone are adjacent, so none of its tasks may wait for a later one. */
const milestoneOrder = (plan) => {
	const milestones = milestonesOf(plan);
	if (!milestones) return [];
	const tasks = new Map(plan.tasks.map((task) => [task.id, task]));
	return plan.tasks.flatMap((task, index) => task.depends_on.flatMap((id, entry) => {
		const dependency = tasks.get(id);
		if (!dependency || dependency.status === "done" || milestones.rank(dependency) <= milestones.rank(task)) return [];
		const [ownMilestone, laterMilestone] = [milestones.of(task.id), milestones.of(id)];
		return [{
			severity: "error",
			code: "PLAN_MILESTONE_ORDER",
			at: [
				"tasks",
				index,
				"depends_on",
				entry
			],
			message: `Task "${task.id}" is needed for milestone "${ownMilestone}" and depends on "${id}" of the later milestone "${laterMilestone}".`,
			remedy: `Give both the same milestone, or put a task of "${laterMilestone}" above those of "${ownMilestone}": the first task of each decides their order.`
		}];
	}));
};
/** Two spellings of a milestone would become two pull requests; some file systems ignore case. */
const milestoneTwins = (plan) => {
	const milestones = milestonesOf(plan);
	if (!milestones) return [];
	return nearTwins(milestones.names).map(({ name, like }) => {
		const index = plan.tasks.findIndex(({ milestone }) => milestone === name);
		const isSame = name.toLowerCase() === like.toLowerCase();
		return {
			severity: isSame ? "error" : "warning",
			code: "PLAN_MILESTONE_TWIN",
			at: [
				"tasks",
				index,
				"milestone"
			],
			message: isSame ? `The milestones "${like}" and "${name}" differ only in case.` : `The milestones "${like}" and "${name}" are nearly the same.`,
			remedy: `Did you mean "${like}"?`
		};
	});
};
/** Rules for a plan whose fields have the right types. Each is linear in the plan's size. */
const rules = [
	unsafeBranch,
	duplicateIds,
	caseTwins,
	reservedIds,
	selfDependency,
	unknownDependency,
	repeatedDependency,
	cycles,
	deadDependency,
	unsafeMilestone,
	milestoneOrder,
	milestoneTwins,
	unsafeSkill,
	unsafeTool,
	unsafePath,
	missingDescription,
	missingCriteria,
	taskSize
];
/** Faults without lines: only the reader of the file knows those. */
function lintFaults(plan) {
	return rules.flatMap((rule) => rule(plan));
}
/** Errors of `after` that `before` did not have. */
function newErrors(before, after) {
	const errors = errorsOf(after);
	if (errors.length === 0) return [];
	const oldKeys = new Set(errorsOf(before).map((fault) => faultKey(before, fault)));
	return errors.filter((fault) => !oldKeys.has(faultKey(after, fault)));
}
const errorsOf = (plan) => lintFaults(plan).filter(({ severity }) => severity === "error");
/** Identifies a fault by its code, its value and its task: positions change with every insertion. */
function faultKey(plan, { code, at, among }) {
	const keys = [];
	let value = plan;
	for (const key of at) {
		value = value?.[key];
		keys.push(typeof key === "string" ? key : isTask(value) ? value.id : value);
	}
	return JSON.stringify([
		code,
		keys,
		typeof value === "object" ? null : value,
		among
	]);
}
const isTask = (value) => typeof value === "object" && value !== null && "id" in value;
export { sizeFaults as i, newErrors as n, maxDescriptionChars as r, lintFaults as t };
