import { p as numberedIds } from "./fill-in.js";
import { Qt as countStatuses, _t as recordedTrigger, gt as recordHandoff, nn as rowsInState, pn as indexFactsOf, xt as maxHardCharsPerIteration } from "./run-sentence.js";
import { _ as readPromptFacts } from "./state-access.js";
import { D as iterationPath, ln as nearestName, rr as tryJson, tn as datetime } from "./through-proxy.js";
import { C as formatUtc, F as visible, N as cappedRow, f as startOf, i as oneLine } from "./one-line.js";
import { C as recordsOf, Dt as HandoffSource, Et as Handoff, _ as inlineMarkdown, b as addedByAgentIn, h as agentLine, s as slicesOf, t as beginsSlice, w as statusIn, wt as Reviewed } from "./slices.js";
import { t as markdownOf } from "./markdown.js";
import { o as taskTable } from "./progress.js";
import { E as string, S as object, c as Task, g as boolean, h as array, m as _enum, v as int } from "./branch-name.js";
import { i as shapeFaults, r as maxTasks } from "./plan-shape.js";
import { n as quoteValue } from "./fault.js";
import { n as newErrors } from "./lint.js";
import { a as keepsIndexByFields, r as budgetChars } from "./order-origin.js";
import { t as prepareApprovedMemory } from "./servers.js";
// src/core/plan/change/persons-task.ts
/** Suffix of an acceptance criterion that an agent added to a person's task. */
const agentMark = " (added by an agent)";
const maxRetries = 5;
const maxNoteChars = 2e3;
const maxCriterionChars = 500;
const maxAddedCriteria = 10;
const addableFields = [
	"acceptance_criteria",
	"depends_on",
	"note",
	"max_retries"
];
/** Why a change of a person's task is refused: an agent may add to it, and not rewrite it. */
function rewriteFault(task, changes) {
	const { id, acceptance_criteria: criteria, depends_on, max_retries } = task;
	const fixed = Object.keys(changes).filter((name) => !addableFields.includes(name));
	if (fixed.length > 0) return `a person wrote ${id}: an agent may add acceptance_criteria, depends_on and a note to it, and not change its ${fixed.join(", ")}`;
	const lossReason = (name, values) => {
		const next = changes[name];
		if (next === void 0 || !Array.isArray(next)) return void 0;
		const missing = values.find((value) => !next.includes(value));
		return missing === void 0 ? void 0 : `a person wrote ${id}: its ${name} must keep \u201c${oneLine(missing, 80)}\u201d, and more may follow`;
	};
	const retries = changes["max_retries"];
	const isBadRetryCount = typeof retries === "number" && (retries < max_retries || retries > Math.max(max_retries, maxRetries));
	return lossReason("acceptance_criteria", criteria.filter(isPersons)) ?? lossReason("depends_on", depends_on) ?? (isBadRetryCount ? `an agent may only raise the max_retries of ${id}, to at most ${maxRetries}` : void 0);
}
/** Marks the additions to a person's task as an agent's; the person's criteria come first. */
function markAdded(task, amendment) {
	const { changes = {} } = amendment;
	const criteria = changes["acceptance_criteria"];
	if (!Array.isArray(criteria)) return amendment;
	const personsCriteria = task.acceptance_criteria.filter(isPersons);
	const added = criteria.filter((criterion) => !personsCriteria.includes(criterion));
	return {
		...amendment,
		changes: {
			...changes,
			acceptance_criteria: [...personsCriteria, ...added.slice(0, maxAddedCriteria).map(markCriterion)]
		}
	};
}
const isPersons = (criterion) => !criterion.endsWith(agentMark);
/** Other values stay unchanged, for the rule that refuses them. */
const markCriterion = (criterion) => typeof criterion !== "string" || !isPersons(criterion) || criterion.trim() === "" ? criterion : oneLine(criterion, maxCriterionChars) + agentMark;
const noteHeading = "\n\nNote of an agent:\n\n";
const maxNotes = 5;
function noteFault(task, { note }) {
	if (note === void 0) return void 0;
	if (typeof note !== "string" || !/[\p{L}\p{N}]/u.test(note)) return "a note must be a text";
	return task.description.split(noteHeading).length - 1 < maxNotes ? void 0 : `${task.id} has ${maxNotes} notes already`;
}
/** The fields that a change sets. A `note` is not a field: it is quoted below the description. */
function withNoteBelow(task, { note, ...changes }) {
	if (typeof note !== "string") return changes;
	const description = typeof changes["description"] === "string" ? changes["description"] : task.description;
	const quoted = startOf(visible(note).trim(), maxNoteChars).split(/\r\n?|\n/).map((line) => `> ${line}`.trimEnd()).join("\n");
	return {
		...changes,
		description: `${description}${noteHeading}${quoted}`.trimStart()
	};
}
// src/core/plan/change/amendment-rules.ts
const hasRequiredFields = ({ action, task, task_id, changes }) => {
	if (action === "add") {
		const missing = [
			"id",
			"title",
			"description"
		].filter((name) => isBlank(task?.[name]));
		return missing.length > 0 ? `an added task needs ${missing.join(", ")}` : void 0;
	}
	if (isBlank(task_id)) return `${action} needs the task_id of a task`;
	if (action === "modify" && Object.keys(changes ?? {}).length === 0) return "modify needs changes";
};
const namesKnownTasks = ({ action, task_id, after }, plan) => {
	if (action === "add") return after === void 0 || hasTask(plan, after) ? void 0 : `there is no task ${quoteValue(after)} to insert it after`;
	return hasTask(plan, task_id) ? void 0 : `there is no task ${quoteValue(task_id)} in the plan`;
};
const setsKnownFields = (amendment) => {
	const isNote = (name) => name === "note" && amendment.action === "modify";
	const unknown = Object.keys(fieldsOf(amendment)).filter((name) => !Object.hasOwn(Task.shape, name) && !isNote(name));
	if (unknown.length === 0) return void 0;
	const suggestion = nearestName(unknown[0] ?? "", Object.keys(Task.shape));
	const hint = suggestion === void 0 ? "" : ` (did you mean "${suggestion}"?)`;
	return `a task has no field ${unknown.map((name) => quoteValue(name)).join(", ")}${hint}`;
};
/** An agent that could set these could mark a task done without work (failure model A15). */
const leavesRecordAlone = (amendment) => {
	const fields = fieldsOf(amendment);
	if (amendment.action === "modify" && Object.hasOwn(fields, "id")) return "the id of a task never changes";
	if (setsForbidden(fields, "status", amendment.action === "add" ? "pending" : void 0)) return "only the engine sets the status of a task";
	if (setsForbidden(fields, "retry_count", amendment.action === "add" ? 0 : void 0)) return "only the engine sets retry_count";
};
/** An agent cannot get more tools, neither by a change nor by a new task. */
const keepsTools = (amendment, plan, { current }) => {
	const requestedTools = fieldsOf(amendment)["allowed_tools"];
	if (amendment.action === "modify" && requestedTools !== void 0) return "only people set the tools of a task";
	const currentTools = plan.tasks.find(({ id }) => id === current)?.allowed_tools;
	if (amendment.action !== "add" || currentTools === void 0) return void 0;
	return Array.isArray(requestedTools) && requestedTools.every((tool) => currentTools.includes(tool)) ? void 0 : `${current} may add only tasks with its own allowed_tools (${currentTools.join(", ")}) or fewer`;
};
/** An agent that is limited to some paths must not widen them. */
const leavesLimitsAlone = (amendment) => {
	const limit = [
		"paths",
		"working_directory",
		"milestone"
	].find((name) => Object.hasOwn(fieldsOf(amendment), name));
	return limit === void 0 ? void 0 : `only people set ${limit}`;
};
const keepsCurrent = ({ action, task_id }, _plan, { current }) => action !== "add" && task_id === current ? `${current} is the current task, which cannot change` : void 0;
const keepsDone = ({ action, task_id = "" }, _plan, { statusOf }) => action !== "add" && statusOf(task_id) === "done" ? `${task_id} is done, and a done task never changes` : void 0;
/** Reusing an id within one batch would reset the counted attempts. */
const addsNewId = ({ action, task }, plan, { original }) => {
	const id = task?.["id"];
	if (action !== "add" || typeof id !== "string") return void 0;
	const twin = [...plan.tasks, ...original.tasks].find((existing) => existing.id.toLowerCase() === id.toLowerCase());
	return twin === void 0 ? void 0 : `the id ${quoteValue(id)} is taken by the task ${twin.id}`;
};
/** An emptied task would be as good as removed: nobody could see its purpose. */
const emptiesNothing = (amendment, plan) => {
	if (amendment.action !== "modify") return void 0;
	const before = plan.tasks.find(({ id }) => id === amendment.task_id);
	const fields = fieldsOf(amendment);
	const name = [
		"title",
		"description",
		"acceptance_criteria"
	].find((field) => Object.hasOwn(fields, field) && hasVisibleText(before?.[field]) && !hasVisibleText(fields[field]));
	return name === void 0 ? void 0 : `a change may not empty the ${name} of a task`;
};
/** Otherwise an agent could replace the ordered work, and call the plan complete. */
const keepsPersonsTask = ({ action, task_id, changes }, plan, { isPersons }) => {
	const task = action === "modify" ? plan.tasks.find(({ id }) => id === task_id) : void 0;
	if (!task || !changes) return void 0;
	return (isPersons(task.id) ? rewriteFault(task, changes) : void 0) ?? noteFault(task, changes);
};
const keepsGivenUp = ({ action, task_id = "" }, _plan, { statusOf }) => action !== "add" && statusOf(task_id) === "given_up" ? `${task_id} was given up, and a person has to decide` : void 0;
const orphansNobody = ({ action, task_id }, plan, { statusOf }) => {
	if (action !== "remove") return void 0;
	const dependents = plan.tasks.filter(({ id, depends_on }) => depends_on.some((dependency) => dependency === task_id) && statusOf(id) !== "given_up").map(({ id }) => id);
	if (dependents.length === 0) return void 0;
	return `${cappedRow(dependents, 5)} ${dependents.length === 1 ? "depends" : "depend"} on ${task_id}`;
};
/** The last rule, since it applies the change: everything that lint checks. */
const keepsPlanSound = (amendment, plan, { statusOf, trusted }) => {
	if (amendment.action === "remove" && !trusted) return void 0;
	const next = applyAmendment(amendment, plan);
	if (typeof next === "string") return next;
	return soundnessFault(plan, next, statusOf);
};
/** What is wrong with the plan after a change, and was not before. */
function soundnessFault(plan, next, statusOf) {
	if (next.tasks.length === 0) return "a plan needs at least one task";
	if (next.tasks.length > 2e4) return `a plan may have at most ${maxTasks} tasks`;
	const errors = newErrors(withStatuses(plan, statusOf), withStatuses(next, statusOf));
	return errors.length === 0 ? void 0 : inOneLine(errors);
}
const amendmentRules = [
	hasRequiredFields,
	namesKnownTasks,
	setsKnownFields,
	leavesRecordAlone,
	keepsTools,
	leavesLimitsAlone,
	keepsCurrent,
	keepsDone,
	keepsGivenUp,
	emptiesNothing,
	keepsPersonsTask,
	addsNewId,
	orphansNobody,
	keepsPlanSound
];
function fieldsOf({ action, task, changes }) {
	return (action === "add" ? task : action === "modify" ? changes : void 0) ?? {};
}
function setsForbidden(fields, name, allowed) {
	return Object.hasOwn(fields, name) && (allowed === void 0 || fields[name] !== allowed);
}
/** With the run's statuses, so that lint reports dependencies on failed, skipped or given-up tasks. */
function withStatuses(plan, statusOf) {
	const tasks = plan.tasks.map((task) => {
		const status = statusOf(task.id);
		return task.status === status ? task : {
			...task,
			status
		};
	});
	return {
		...plan,
		tasks
	};
}
function hasTask(plan, id) {
	return plan.tasks.some((task) => task.id === id);
}
/** True if anything is visible: blanks and invisible characters do not count. */
function hasVisibleText(value) {
	if (Array.isArray(value)) return value.some(hasVisibleText);
	return typeof value === "string" && /[\p{L}\p{N}\p{P}\p{S}]/u.test(value);
}
function isBlank(value) {
	return value === void 0 || value === null || value === "";
}
/**
* The plan with one amendment, or why its fields make no task. Missing fields get defaults. `after` sets the position,
* and the `order` if the task has none, since selection compares `order` first. The rules decide whether the change is
* allowed.
*/
function applyAmendment(amendment, plan) {
	if (amendment.action === "remove") return {
		...plan,
		tasks: plan.tasks.filter(({ id }) => id !== amendment.task_id)
	};
	return amendment.action === "add" ? withAddedTask(amendment, plan) : withModifiedTask(amendment, plan);
}
function withAddedTask({ task: fields, after }, plan) {
	const anchor = plan.tasks.findIndex(({ id }) => id === after);
	const order = plan.tasks[anchor]?.order;
	const task = parseTask({
		...order === void 0 ? {} : { order },
		...fields
	});
	if (typeof task === "string") return task;
	return {
		...plan,
		tasks: plan.tasks.toSpliced(anchor < 0 ? plan.tasks.length : anchor + 1, 0, task)
	};
}
function withModifiedTask({ task_id, changes }, plan) {
	const index = plan.tasks.findIndex(({ id }) => id === task_id);
	const before = plan.tasks[index];
	const task = parseTask(before ? {
		...before,
		...withNoteBelow(before, changes ?? {})
	} : { ...changes });
	return typeof task === "string" ? task : {
		...plan,
		tasks: plan.tasks.with(index, task)
	};
}
function parseTask(fields) {
	const parsed = Task.safeParse(fields);
	if (parsed.success) return parsed.data;
	return inOneLine(shapeFaults(parsed.error, fields));
}
const inOneLine = (faults) => faults.map(({ message }) => message.replace(/\.$/, "")).join("; ");
// src/core/plan/change/amend.ts
/** The first three are judged, the others refused (docs/design.md#amendments). */
const maxAmendments = 3;
/**
* Applies an agent's amendments in order, each judged on the plan as amended so far, so that a bad one does not affect
* others (failure model A15). `current`: the task just attempted. Unless `trusted`, a removed task stays in the plan as
* given up. `why` ends the sentence "refused because \u2026".
*/
function judgeAmendments(wish) {
	const { current, trusted, mayRewrite = trusted } = wish;
	const givenUp = /* @__PURE__ */ new Set();
	const statusOf = (id) => givenUp.has(id) ? "given_up" : wish.statusOf(id);
	const added = /* @__PURE__ */ new Set();
	const isPersons = (id) => !mayRewrite && !wish.byAgent(id) && !added.has(id);
	const context = {
		statusOf,
		current,
		trusted,
		isPersons,
		original: wish.plan
	};
	const accepted = [];
	const refused = [];
	let { plan } = wish;
	for (const [index, amendment] of wish.amendments.entries()) {
		const result = index < maxAmendments ? judge(amendment, plan, context) : tooManyReason(index);
		if (typeof result === "string") refused.push({
			amendment,
			why: result
		});
		else {
			if (amendment.action === "remove" && !trusted) givenUp.add(String(amendment.task_id));
			else plan = result;
			if (amendment.action === "add") added.add(String(amendment.task?.["id"]));
			accepted.push(amendment);
		}
	}
	return {
		plan,
		accepted,
		refused
	};
}
function judge(amendment, plan, context) {
	for (const rule of amendmentRules) {
		const why = rule(amendment, plan, context);
		if (why !== void 0) return why;
	}
	const task = plan.tasks.find(({ id }) => id === amendment.task_id);
	if (amendment.action === "modify" && task && context.isPersons(task.id)) return applyAmendment(markAdded(task, amendment), plan);
	return applyAmendment(withInherited(amendment, plan, context), plan);
}
/** An agent's new task gets the permissions and the milestone of the task that the agent worked on. */
function withInherited(amendment, plan, { current }) {
	const currentTask = plan.tasks.find(({ id }) => id === current);
	if (amendment.action !== "add" || currentTask === void 0) return amendment;
	const { paths, milestone } = currentTask;
	return {
		...amendment,
		task: {
			...amendment.task,
			...paths.length > 0 && { paths },
			...milestone !== void 0 && { milestone }
		}
	};
}
function tooManyReason(index) {
	return `one iteration may change the plan at most ${maxAmendments} times, and this is change ${index + 1}`;
}
// src/app/job/amend-plan.ts
/** Applies the amendments that the rules allow, and records the others as refused. */
function amendPlan(ledger, request) {
	const { iteration, current, amendments, trusted, mayRewrite = trusted, isApproved = false } = request;
	if (amendments.length === 0) return;
	const judgement = judgeAmendments({
		plan: ledger.plan,
		statusOf: statusIn(ledger.state),
		current,
		amendments,
		trusted,
		mayRewrite,
		byAgent: addedByAgentIn(ledger.state)
	});
	if (judgement.accepted.length > 0) ledger.replacePlan(judgement.plan);
	ledger.record(...judgement.accepted.map((amendment) => ({
		type: "amendment_accepted",
		iteration,
		amendment,
		...amendment.action === "remove" && !trusted && { given_up: true },
		...amendment.action === "add" && !isApproved && { added_by: "agent" }
	})), ...judgement.refused.map(({ amendment, why }) => ({
		type: "amendment_refused",
		iteration,
		amendment,
		why
	})));
}
// src/schema/run/progress-log.ts
const text = string();
/** One successful iteration; every list and text is cut to a bound when written. */
const ProgressEntry = object({
	task_id: text,
	iteration: int(),
	timestamp: datetime(),
	summary: text,
	title: text,
	files_changed: array(object({
		path: text,
		action: _enum([
			"created",
			"modified",
			"deleted"
		])
	})),
	/** Number of changed files; `files_changed` lists at most 50. */
	files_total: int(),
	tests_added: array(object({
		file: text,
		test_names: array(text)
	})),
	design_decisions: array(text),
	constraints: array(object({
		constraint: text,
		impact: text
	})),
	deviations: array(object({
		planned: text,
		actual: text,
		reason: text
	})),
	bugs: array(object({
		description: text,
		resolution: text,
		resolved: boolean()
	})),
	fully_complete: boolean()
});
/** `progress-log.json`: counts and the newest entries, newest first. Generated; the engine decides nothing by it. */
const ProgressLog = object({
	generated_at: datetime(),
	plan_summary: object({
		total_tasks: int(),
		completed: int(),
		/** Includes those in progress. */
		pending: int(),
		failed: int(),
		skipped: int(),
		given_up: int().default(0)
	}),
	entries: array(ProgressEntry)
});
const maxChars = 500;
const maxItems = 20;
const maxFiles = 50;
/** Bounds every text and list. Also stored with its iteration, as `progress.json`. */
function progressEntry({ task, iteration, at, handoff, changes }) {
	return {
		task_id: task.id,
		iteration,
		timestamp: at,
		summary: shortened(handoff.summary),
		title: shortened(task.title),
		files_changed: changes.slice(0, maxFiles).map(({ path, action }) => ({
			path,
			action
		})),
		files_total: changes.length,
		tests_added: firstItems(handoff.tests_added).map(({ file, test_names }) => ({
			file: shortened(file),
			test_names: firstItems(test_names).map(shortened)
		})),
		design_decisions: firstItems(handoff.architectural_notes).map(shortened),
		constraints: firstItems(handoff.constraints_discovered).map(({ constraint, impact, workaround }) => ({
			constraint: shortened(constraint),
			impact: shortened(impact ?? workaround ?? "")
		})),
		deviations: firstItems(handoff.deviations).map(({ planned, actual, reason }) => ({
			planned: shortened(planned),
			actual: shortened(actual),
			reason: shortened(reason)
		})),
		bugs: firstItems(handoff.bugs_encountered).map(({ description, resolution, resolved }) => ({
			description: shortened(description),
			resolution: shortened(resolution ?? ""),
			resolved
		})),
		fully_complete: handoff.task_completed?.fully_complete ?? true
	};
}
const shortened = (text) => text.length <= maxChars ? text : `${text.slice(0, 499).replace(/[\uD800-\uDBFF]$/, "")}\u2026`;
const firstItems = (items) => (items ?? []).slice(0, maxItems);
/**
* `progress-log.json`: the newest successes first, then the previous entries, one for each task and iteration, at most
* 20. The cost does not grow with the run.
*/
function nextProgressLog(context) {
	const keys = /* @__PURE__ */ new Set();
	const entries = [...context.newest.map(progressEntry), ...context.previous?.entries ?? []].filter((entry) => {
		const key = `${entry.task_id} ${entry.iteration}`;
		return !keys.has(key) && keys.add(key);
	});
	const counts = countStatuses(context.rows);
	return {
		generated_at: context.generated,
		plan_summary: {
			total_tasks: context.rows.length,
			completed: counts.done,
			pending: counts.pending + counts.in_progress,
			failed: counts.failed,
			skipped: counts.skipped,
			given_up: counts.given_up
		},
		entries: entries.slice(0, 20)
	};
}
/** Removes iterations that were undone. */
const withoutIterations = (log, iterations) => log && {
	...log,
	entries: log.entries.filter((entry) => !iterations.includes(entry.iteration))
};
/** Null if missing or invalid: the log is then generated from the newest successes. */
function readProgressLog(stored) {
	return ProgressLog.safeParse(tryJson(stored ?? "")).data ?? null;
}
// src/core/report/markdown/progress-log-markdown.ts
/** `progress-log.md`: the table of tasks, then a block for each of the newest successful iterations. */
function progressLogMarkdown(log, context) {
	const { total_tasks, completed, pending, failed, skipped, given_up } = log.plan_summary;
	const writtenByPeople = new Set(context.rows.flatMap(({ id, isAgents }) => isAgents ? [] : [id]));
	const counts = `${completed} of ${total_tasks} tasks done, ${pending} pending, ${failed} failed, ${skipped} skipped${given_up > 0 ? `, ${given_up} given up` : ""}`;
	return `${markdownOf([
		"# Progress log",
		`Plan ${context.plan}: ${counts}. As of ${formatUtc(log.generated_at)}.`,
		taskTable(context.rows),
		context.omitted ?? "",
		"---",
		log.entries.length === 0 ? "No iteration has succeeded yet." : "",
		...log.entries.map((entry) => iterationPart(entry, writtenByPeople)),
		log.entries.length === 20 ? olderNote : ""
	])}\n`;
}
const olderNote = "Every success, including older ones, is a file next to its iteration: `iterations/<thousand>/<iteration>/progress.json`.";
function iterationPart(entry, people) {
	const title = people.has(entry.task_id) ? inlineMarkdown(entry.title, 500) : agentLine(entry.title, 500);
	const more = entry.files_total - entry.files_changed.length;
	return {
		title: `${entry.task_id}: ${title} (iteration ${entry.iteration}, ${formatUtc(entry.timestamp)})`,
		blocks: [
			`**Summary:** ${line(entry.summary)}`,
			entry.fully_complete ? "" : "The checks passed, but the agent says that the task is not complete yet.",
			{
				head: ["File", "Action"],
				rows: entry.files_changed.map(({ path, action }) => [agentLine(path, 200), action])
			},
			more > 0 ? `And ${more} more files.` : "",
			...list("Tests added", entry.tests_added, ({ file, test_names }) => [file, test_names.join("; ")]),
			...list("Design decisions", entry.design_decisions, (decision) => [decision, ""]),
			...list("Constraints", entry.constraints, ({ constraint, impact }) => [constraint, impact]),
			...list("Deviations", entry.deviations, ({ planned, actual, reason }) => [`${planned} \u2192 ${actual}`, reason]),
			...list("Bugs", entry.bugs, ({ description, resolution, resolved }) => [`${resolved ? "resolved" : "open"}: ${description}`, resolution])
		]
	};
}
/** Empty without items; `rest` is optional. */
function list(name, items, words) {
	const lines = items.map(words).map(([text, rest]) => `${line(text)}${rest === "" ? "" : `: ${line(rest)}`}`);
	return lines.length === 0 ? [] : [`**${name}:**`, { list: lines }];
}
const line = (text) => agentLine(text, 500);
// src/app/phase/settle/apply-handoff.ts
/** Call before the first fact of a settlement: nothing may wait or fail between two facts. */
async function readBeforeHandoff(ledger, iteration) {
	return {
		numbered: await readPromptEntries(ledger, iteration),
		previous: readProgressLog(await ledger.recall(logFile))
	};
}
/** Applies a handoff after its commit: knowledge, amendments and the progress log. */
function applyHandoff(ports, job, { ledger, before: { numbered, previous }, ...attempt }) {
	const { iteration, handoff, source } = attempt;
	recordKnowledge(ledger, job, {
		iteration,
		task: attempt.task.id,
		handoff,
		source,
		numbered
	});
	const amendments = handoff.plan_amendments ?? [];
	const trusted = job.settings.amendments === "trusted";
	amendPlan(ledger, {
		iteration,
		current: attempt.task.id,
		amendments,
		trusted
	});
	writeProgressLog(ports, ledger, {
		previous,
		newest: [attempt]
	});
}
/** Reads what an approval of an earlier attempt needs. The returned function applies it, synchronously with the approval. */
async function prepareApproved(ports, job, { ledger, ...approved }) {
	const { iteration } = approved;
	const takeMemory = await prepareApprovedMemory(ledger, iteration);
	const [stored, agent, review] = await Promise.all([
		"handoff.json",
		"agent.json",
		"review.json"
	].map((file) => ledger.recall(iterationPath(iteration, file))));
	const before = await readBeforeHandoff(ledger, iteration);
	const handoff = Handoff.safeParse(fieldOf(stored, "handoff")).data;
	const source = HandoffSource.safeParse(fieldOf(stored, "source")).data ?? "synthetic";
	const changes = fieldOf(agent, "changes") ?? [];
	const reviewed = review === void 0 ? void 0 : Reviewed.safeParse(JSON.parse(review)).data;
	return () => {
		takeMemory();
		const task = ledger.plan.tasks.find(({ id }) => id === approved.task);
		if (task && handoff) applyHandoff(ports, job, {
			ledger,
			before,
			task,
			iteration,
			handoff,
			source,
			changes
		});
		sendReview(ports, ledger, {
			...approved,
			reviewed
		});
	};
}
const fieldOf = (json, name) => json === void 0 ? void 0 : JSON.parse(json)[name];
const logFile = "progress-log.json";
/** Reads the log; the returned function removes the iterations, synchronously with the facts. */
async function prepareProgressRemoval(ports, ledger, iterations) {
	const previous = withoutIterations(readProgressLog(await ledger.recall(logFile)), iterations);
	return () => writeProgressLog(ports, ledger, {
		previous,
		newest: []
	});
}
/** Updates `progress-log.json` and `.md` (docs/design.md#state-tree). */
function writeProgressLog({ clock }, ledger, { previous, newest }) {
	const generated = new Date(clock.now()).toISOString();
	const { plan, state } = ledger;
	const dated = newest.map((success) => ({
		...success,
		at: generated
	}));
	const log = nextProgressLog({
		previous,
		newest: dated,
		rows: recordsOf(plan, state),
		generated
	});
	for (const success of dated) {
		const entry = `${JSON.stringify(progressEntry(success), null, 2)}\n`;
		ledger.attach(iterationPath(success.iteration, "progress.json"), entry);
	}
	ledger.attach(logFile, `${JSON.stringify(log, null, 2)}\n`);
	ledger.attach("progress-log.md", progressLogMarkdown(log, {
		plan: state.plan,
		...rowsInState({
			plan,
			state
		})
	}));
}
/** For a landed commit with a review. */
function sendReview(ports, ledger, request) {
	const { iteration, task, commit, reviewed } = request;
	if (!reviewed?.review) return;
	const { review, model } = reviewed;
	const reviewEffect = {
		commit,
		branch: slicesOf(ledger.state).at(-1)?.branch ?? ledger.state.work_branch,
		iteration,
		task,
		at: new Date(ports.clock.now()).toISOString(),
		model,
		review
	};
	ledger.send(ports.outbox.effectsOf({
		commit,
		checks: [],
		knownRed: [],
		review: reviewEffect
	}));
}
/** Starts a new slice if the commit is the first of its milestone, or too large for the newest pull request. */
function recordSlice({ settings }, ledger, { iteration, task, lines }) {
	const limit = settings["on-complete"] === "merge" ? 0 : settings["pr-size"];
	const size = lines === void 0 ? void 0 : {
		limit,
		lines
	};
	const milestone = beginsSlice(ledger.plan, ledger.state, task, size);
	if (milestone === void 0) return;
	ledger.record({
		type: "milestone_begun",
		iteration,
		milestone,
		from: ledger.state.work
	});
}
/** Ids of the entries that the attempt's prompt and index file numbered. */
async function readPromptEntries(ledger, iteration) {
	const facts = readPromptFacts(await ledger.recall(iterationPath(iteration, "prompt.json")));
	return facts ? numberedIds(ledger.state.knowledge, facts.entries, facts.index_entries) : [];
}
/** Records what a handoff states in its fields (docs/design.md#knowledge). A handoff by the engine states nothing. */
function recordKnowledge(ledger, job, { iteration, task, handoff, source, numbered }) {
	if (source === "synthetic" || source === "engine") return;
	const { state } = ledger;
	const byFields = keepsIndexByFields(job, state);
	const { settings } = job;
	const knownIterations = indexFactsOf(state);
	const { changed, softened, leftOut, shortened, ignored, saidOver, contradicting } = recordHandoff(state.knowledge, {
		iteration,
		handoff,
		numbered
	}, {
		...knownIterations,
		maxHardChars: maxHardCharsPerIteration(budgetChars(settings, state)),
		closesSettled: byFields || settings.mode === "handoff-only"
	});
	const { through } = state.compaction;
	const isNext = [...knownIterations.taught.keys()].every((one) => one <= through || one >= iteration);
	const covers = settings.mode === "handoff-plus-index" && byFields && isNext;
	if (changed.length + ignored.length + leftOut === 0 && !covers) return;
	ledger.record({
		type: "knowledge_changed",
		source: "handoffs",
		trigger: recordedTrigger,
		entries: [...changed],
		through: covers ? iteration : through,
		...softened.length > 0 && { softened: [...softened] },
		...leftOut > 0 && { left_out: leftOut },
		...shortened > 0 && { shortened },
		...ignored.length > 0 && { ignored: ignored.slice(0, maxIgnored).map((one) => oneLine(one, 300)) }
	});
	for (const entry of saidOver) {
		const why = `its agent says that a hard constraint no longer holds (${entry.said_over?.why}): "${entry.text}"`;
		ledger.record({
			type: "human_review_requested",
			iteration,
			task,
			why
		});
	}
	if (settings.contradictions !== "ask") return;
	for (const id of contradicting) {
		const text = changed.find((entry) => entry.id === id)?.text ?? id;
		ledger.record({
			type: "human_review_requested",
			iteration,
			task,
			why: `two entries contradict each other: "${text}"`
		});
	}
}
const maxIgnored = 10;
export { recordSlice as a, judgeAmendments as c, readBeforeHandoff as i, applyAmendment as l, prepareApproved as n, sendReview as o, prepareProgressRemoval as r, amendPlan as s, applyHandoff as t, soundnessFault as u };
