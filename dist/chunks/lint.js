import { d as taskIdPattern, n as insidePath, t as branchNameFault } from "./branch-name.js";
import { bn as similarIn, yn as nearTwins } from "./through-proxy.js";
import { c as milestonesOf, u as reservedIn } from "./due.js";
import { O as thousands, a as quote, t as arrows } from "./one-line.js";
import { n as dependencyEdges, r as findCycles } from "./dependency-graph.js";
import { n as shown } from "./fault.js";
// src/core/plan/lint/lint-dependencies.ts
const selfDependency = (plan) => {
	const first = new Map(plan.tasks.map(({ id }, index) => [id, index]).reverse());
	const twice = new Set(plan.tasks.filter(({ id }, index) => first.get(id) !== index).map(({ id }) => id));
	return eachDependency(plan, (task, id) => {
		if (task.id !== id || twice.has(id)) return void 0;
		return {
			severity: "error",
			code: "PLAN_SELF_DEPENDENCY",
			message: `Task "${task.id}" depends on itself, so it can never start.`,
			remedy: "Remove this entry."
		};
	});
};
const unknownDependency = (plan) => {
	const known = new Set(plan.tasks.map(({ id }) => id));
	const similar = similarIn([...known].filter((id) => taskIdPattern.test(id)));
	return eachDependency(plan, (task, id) => {
		if (known.has(id)) return void 0;
		const near = similar(id);
		return {
			severity: "error",
			code: "PLAN_UNKNOWN_DEPENDENCY",
			message: `Task "${task.id}" depends on ${shown(id)}, which is not in the plan.`,
			remedy: near === void 0 ? "Add that task, or remove this entry." : `Did you mean "${near}"?`
		};
	});
};
const repeatedDependency = ({ tasks }) => tasks.flatMap((task, index) => {
	const seen = /* @__PURE__ */ new Set();
	return task.depends_on.flatMap((id, entry) => {
		if (!seen.has(id)) {
			seen.add(id);
			return [];
		}
		const message = `Task "${task.id}" lists the dependency ${shown(id)} more than once.`;
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
/** Cycles that share no edge, each with its whole path; after breaking them no other is left. */
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
		message: `These ${ids.length} tasks wait for each other: ${arrows([...ids, ids[0] ?? ""])}.`,
		remedy: "Remove one of these dependencies, or split a task so that they can be done one after the other."
	};
});
/** Only the direct dependency is reported: whatever waits further down is freed by the same change. */
const deadDependency = (plan) => {
	const status = new Map(plan.tasks.map((task) => [task.id, task.status]));
	return eachDependency(plan, (task, id) => {
		const over = status.get(id);
		if (task.id === id || !isOpen(task) || over !== "failed" && over !== "skipped" && over !== "given_up") return void 0;
		return {
			severity: "error",
			code: "PLAN_DEAD_DEPENDENCY",
			message: `Task "${task.id}" depends on "${id}", which is ${over}, so it can never start.`,
			remedy: `Set "${id}" to pending, or remove this entry.`
		};
	});
};
/** Still to be run; in_progress is pending again after a crash. */
function isOpen(task) {
	return task.status === "pending" || task.status === "in_progress";
}
/** Asks about each different dependency of each task once, at its first place. */
function eachDependency(plan, ask) {
	return plan.tasks.flatMap((task, index) => {
		const seen = /* @__PURE__ */ new Set();
		return task.depends_on.flatMap((id, entry) => {
			if (seen.has(id)) return [];
			seen.add(id);
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
const mostDescription = 3e3;
const mostTitle = 120;
const sweeping = /\b(entire|whole|everything|from scratch)\b/i;
const makes = /^(?:build|create|implement|write|make|develop|add|rewrite|refactor|redesign|migrate|port)\s+/i;
const wholeThings = /^(?:the\s+|an?\s+)?(?:apps?|application|system|platform|product|back-?end|front-?end|api|dashboard|auth|authentication|authorization|website|web ?site|cli|database|server|client|ui|user interface|test suite|feature)\.?$/i;
/** Why a task is too large for one context window, by the field that shows it; none where it is a story. */
function tooLarge({ title, description, acceptance_criteria: criteria }) {
	const [, said] = sweeping.exec(title) ?? [];
	const whole = makes.test(title) && wholeThings.test(title.replace(makes, ""));
	return [
		...said === void 0 ? [] : [{
			field: "title",
			why: `its title says "${said}"`
		}],
		...whole ? [{
			field: "title",
			why: `${quote(title)} is a whole part of a product`
		}] : [],
		...criteria.length > 7 ? [{
			field: "acceptance_criteria",
			why: `it has ${criteria.length} acceptance criteria; the limit is 7`
		}] : [],
		...description.length > 3e3 ? [{
			field: "description",
			why: `its description has ${thousands(description.length)} characters; the limit is ${thousands(mostDescription)}`
		}] : []
	];
}
/** The same of a task that an agent proposes, in sentences. */
function sizeFaults(task) {
	const id = quote(task.id);
	return [...tooLarge(task).map(({ why }) => `Task ${id} is too large: ${why}. Split it.`), ...task.title.length > mostTitle ? [`The title of task ${id} has more than ${mostTitle} characters.`] : []];
}
// src/core/plan/lint/lint-fields.ts
/** Names below this belong to the engine, and a branch `ralph` would make all of them impossible (measured). */
const engineNames = /^ralph(\/state(\/.*)?)?$/i;
const unsafeBranch = ({ branch }) => {
	if (branch === void 0) return [];
	const fault = branchNameFault(branch) ?? (engineNames.test(branch) ? "is where the engine keeps its state" : void 0);
	if (fault === void 0) return usuallyDefault.test(branch) ? [onDefault(branch)] : [];
	return [{
		severity: "error",
		code: "PLAN_UNSAFE_BRANCH",
		at: ["branch"],
		message: `The branch name ${shown(branch)} ${fault}.`,
		remedy: "Use a name such as feature/login, or leave the field out."
	}];
};
const usuallyDefault = /^(?:main|master)$/;
/** The programs before worked there, so that plans name it; which branch is the default one, only a run knows. */
const onDefault = (branch) => ({
	severity: "warning",
	code: "PLAN_UNSAFE_BRANCH",
	at: ["branch"],
	message: `The work branch is ${branch}. If that is the default branch, no run starts, because ralph never commits to it.`,
	remedy: "Leave the field out, and the work goes to ralph/work/<name of the plan>."
});
/** As the CLI writes them. What begins with `-` would be read as a flag of its own, and could lift every limit. */
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
		message: `Task "${task.id}" allows ${shown(tool)}, which is not the name of a tool.`,
		remedy: "Write a name such as Edit, or one with a pattern in brackets such as Bash(npm test)."
	}];
}));
/** A skill names a file, `.ralph/skills/<name>.md`. */
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
		message: `Task "${task.id}" names the skill ${shown(skill)}, which is not a plain file name.`,
		remedy: "Use letters, digits, \".\", \"_\" and \"-\", without a folder and without \".md\"."
	}];
}));
const reservedIds = ({ tasks }) => tasks.flatMap(({ id }, index) => {
	const reserved = reservedIn(id);
	return reserved === void 0 ? [] : {
		severity: "error",
		code: "PLAN_RESERVED_ID",
		at: [
			"tasks",
			index,
			"id"
		],
		message: `The id "${id}" starts with "${reserved}", which is reserved for ralph's own tasks.`,
		remedy: "Use another id."
	};
});
/** Counted twice, a duplicate would keep what depends on it from ever running (failure model A9). */
const duplicateIds = ({ tasks }) => {
	const seen = /* @__PURE__ */ new Set();
	const faults = [];
	for (const [index, { id }] of tasks.entries()) {
		if (seen.has(id)) faults.push({
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
		seen.add(id);
	}
	return faults;
};
/** Ids become file names, and some file systems do not tell `a` from `A`. */
const caseTwins = ({ tasks }) => {
	const spelling = /* @__PURE__ */ new Map();
	const faults = [];
	for (const [index, { id }] of tasks.entries()) {
		const first = spelling.get(id.toLowerCase());
		if (first === void 0) spelling.set(id.toLowerCase(), id);
		else if (first !== id) faults.push({
			severity: "error",
			code: "PLAN_CASE_TWIN",
			at: [
				"tasks",
				index,
				"id"
			],
			message: `The ids "${first}" and "${id}" differ only in case.`,
			remedy: "Rename one of them."
		});
	}
	return faults;
};
const remedy = "Write it from the top of the repository, with \"/\" between names and without \"..\": packages/web";
/** `paths` and `working_directory` are compared and joined as they are: nothing absolute, nothing that leaves. */
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
		const why = fault(field, value);
		if (why === void 0) return [];
		const message = `Task "${id}" has ${shown(value)} in ${field}, which ${why}.`;
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
function fault(field, value) {
	if (value.trim() === "") return "is empty";
	if (field === "paths" && value.startsWith("!")) return "excludes paths; only what may be changed can be named";
	return insidePath(value) === void 0 ? "is not a path inside the repository" : void 0;
}
const missingDescription = ({ tasks }) => tasks.flatMap((task, index) => {
	if (!isOpen(task) || task.description.trim() !== "") return [];
	const words = task.acceptance_criteria.length > 0 ? "its title and its acceptance criteria" : "only its title";
	const message = `Task "${task.id}" has no description; the agent sees ${words}.`;
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
/** What a prompt holds by default, in characters (docs/design.md#prompt). */
const mostText = 32e3;
/** What is longer is cut where the agent is told of it; what has many parts is more than one call can do well. */
const taskSize = ({ tasks }) => tasks.flatMap((task, index) => {
	if (!isOpen(task)) return [];
	const code = "PLAN_TASK_TOO_LARGE";
	const length = task.acceptance_criteria.reduce((sum, text) => sum + text.length, task.description.length);
	if (length > mostText) {
		const message = `Task "${task.id}" has ${thousands(length)} characters. A prompt holds ${thousands(mostText)} unless context-budget is raised; the rest is cut.`;
		return [{
			severity: "warning",
			code,
			at: ["tasks", index],
			message,
			remedy: "Split the task, or put its text into a file in the repository and name that file."
		}];
	}
	return tooLarge(task).map(({ field, why }) => ({
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
/** A milestone ends the name of a branch. */
const unsafeMilestone = ({ name, branch, tasks }) => tasks.flatMap(({ id, milestone }, index) => {
	const ends = `${branch ?? `ralph/work/${name ?? "plan"}`}.${milestone}`;
	const fault = milestone === void 0 ? void 0 : branchNameFault(ends);
	if (fault === void 0) return [];
	const message = `The milestone of task "${id}" makes the branch ${ends}, which ${fault}.`;
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
/** Commits of one milestone stand together, so none may wait for a later one. */
const milestoneOrder = (plan) => {
	const milestones = milestonesOf(plan);
	if (!milestones) return [];
	const tasks = new Map(plan.tasks.map((task) => [task.id, task]));
	return plan.tasks.flatMap((task, index) => task.depends_on.flatMap((id, entry) => {
		const other = tasks.get(id);
		if (!other || other.status === "done" || milestones.rank(other) <= milestones.rank(task)) return [];
		const [here, later] = [milestones.of(task.id), milestones.of(id)];
		return [{
			severity: "error",
			code: "PLAN_MILESTONE_ORDER",
			at: [
				"tasks",
				index,
				"depends_on",
				entry
			],
			message: `Task "${task.id}" is needed for milestone "${here}" and depends on "${id}" of the later milestone "${later}".`,
			remedy: `Give both the same milestone, or put a task of "${later}" above those of "${here}": the first task of each decides their order.`
		}];
	}));
};
/** Two spellings of one milestone would be two pull requests; some file systems do not tell `api` from `API`. */
const milestoneTwins = (plan) => {
	const milestones = milestonesOf(plan);
	if (!milestones) return [];
	return nearTwins(milestones.names).map(({ name, like }) => {
		const index = plan.tasks.findIndex(({ milestone }) => milestone === name);
		const same = name.toLowerCase() === like.toLowerCase();
		return {
			severity: same ? "error" : "warning",
			code: "PLAN_MILESTONE_TWIN",
			at: [
				"tasks",
				index,
				"milestone"
			],
			message: same ? `The milestones "${like}" and "${name}" differ only in case.` : `The milestones "${like}" and "${name}" are nearly the same.`,
			remedy: `Did you mean "${like}"?`
		};
	});
};
/** What must hold, and what should, of a plan whose fields have the right types. Each is linear in the plan's size. */
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
/** Every finding about a plan; only what read the file knows the lines. */
function lintFaults(plan) {
	return rules.flatMap((rule) => rule(plan));
}
/** Errors of `after` that `before` did not have: what a change to a plan would break. */
function newErrors(before, after) {
	const errors = errorsOf(after);
	if (errors.length === 0) return [];
	const old = new Set(errorsOf(before).map((fault) => factOf(before, fault)));
	return errors.filter((fault) => !old.has(factOf(after, fault)));
}
const errorsOf = (plan) => lintFaults(plan).filter(({ severity }) => severity === "error");
/** What is wrong with which value of which task: where a task or an entry stands changes with every insertion above it. */
function factOf(plan, { code, at, among }) {
	const named = [];
	let value = plan;
	for (const key of at) {
		value = value?.[key];
		named.push(typeof key === "string" ? key : isTask(value) ? value.id : value);
	}
	return JSON.stringify([
		code,
		named,
		typeof value === "object" ? null : value,
		among
	]);
}
const isTask = (value) => typeof value === "object" && value !== null && "id" in value;
export { sizeFaults as i, newErrors as n, mostDescription as r, lintFaults as t };
