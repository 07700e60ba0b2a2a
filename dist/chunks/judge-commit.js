import { F as visible, M as cappedLines, N as cappedRow, f as startOf, i as oneLine, u as excerpt } from "./one-line.js";
import { On as shortOid, _n as code, ln as nearestName } from "./through-proxy.js";
import { l as reservedIds, s as isReserved } from "./due.js";
import { s as Task } from "./branch-name.js";
import { i as shapeFaults, r as maxTasks } from "./plan-shape.js";
import { n as quoteValue } from "./fault.js";
import { n as newErrors } from "./lint.js";
import { an as laneOf, cn as openAttempts, tn as heldCommits, w as statusIn } from "./slices.js";
import { vn as taskOfCommit, yn as taskOfIteration } from "./run-sentence.js";
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
/** In another lane or as a commit that waits: what lands would not be what the plan says by then. */
const keepsOpen = ({ action, task_id = "" }, _plan, { statusOf, current }) => current !== "" && action !== "add" && statusOf(task_id) === "in_progress" ? `${task_id} is under way, and cannot change until its attempt has ended` : void 0;
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
	keepsOpen,
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
const maxRemarkChars = 800;
/** An amendment that adds a task after the reviewed one, with the same permissions. */
function followUpAmendment(request, plan) {
	const { by, why, about, iteration, commit } = request;
	const reviewedTask = plan.tasks.find(({ id }) => id === request.task);
	const [first] = about?.remarks ?? [];
	const gist = oneLine(why || first?.text || "what the review says", 70);
	const task = {
		...inheritedFields(reviewedTask),
		id: freeId(redoStem(reviewedTask), plan),
		title: reviewedTask ? `Follow-up of ${reviewedTask.id}: ${gist}` : `Follow-up of a review: ${gist}`,
		description: describe({
			by,
			why,
			about,
			work: workInWords(reviewedTask, iteration, commit)
		}),
		acceptance_criteria: ["What each point asks for is done, or the handoff says why it is not."],
		depends_on: reviewedTask ? [reviewedTask.id] : []
	};
	return {
		action: "add",
		reason: `${by} asked for it${about === void 0 ? "" : `: ${about.url}`}`,
		task,
		...reviewedTask && { after: reviewedTask.id }
	};
}
/** A task that a person adds in one sentence, already cleaned and bounded. */
function addTaskAmendment(text, by, plan) {
	const title = oneLine(text, 80);
	const task = {
		id: freeId("ADDED", plan),
		title,
		description: title === text ? "" : text,
		acceptance_criteria: [],
		depends_on: []
	};
	return {
		action: "add",
		reason: `${by} added it`,
		task
	};
}
/** The plan with this task, or why it cannot be added. */
function addFollowUp(amendment, plan, statusOf) {
	const next = applyAmendment(amendment, plan);
	return typeof next === "string" ? next : soundnessFault(plan, next, statusOf) ?? next;
}
/** Permissions and context of the reviewed task. */
function inheritedFields(task) {
	if (!task || isReserved(task.id)) return {};
	const { status: _, retry_count: __, ...rest } = task;
	return rest;
}
const redoStem = (reviewedTask) => reviewedTask && !isReserved(reviewedTask.id) ? `${reviewedTask.id.replace(/-redo(?:-\d+)?$/, "").slice(0, 50)}-redo` : "redo";
function freeId(stem, plan) {
	const ids = new Set(plan.tasks.map(({ id }) => id.toLowerCase()));
	for (let n = 1;; n++) {
		const id = n === 1 ? stem : `${stem}-${n}`;
		if (!ids.has(id.toLowerCase())) return id;
	}
}
function workInWords(reviewedTask, iteration, commit) {
	const origin = reviewedTask ? `${reviewedTask.id}${iteration === null ? "" : `, iteration ${iteration}`}` : void 0;
	return `commit ${shortOid(commit)}${origin === void 0 ? "" : ` (${origin})`}`;
}
function describe(request) {
	const { by, why, about, work } = request;
	const remarks = (about?.remarks ?? []).filter(({ text }) => text !== "");
	const places = (about?.remarks ?? []).filter(({ text }) => text === "");
	return [
		`${by} looked at ${work} and asks for a change. The work is in the files before you; change it as asked, and nothing else.`,
		why,
		[...places.map((remark) => `- at ${placeOf(remark)}`), ...cappedLines(remarks.map((remark) => `${placeOf(remark)}: ${indented(excerpt(remark.text, maxRemarkChars))} (${remark.url})`), 20).map((line) => `- ${line}`)].join("\n"),
		about === void 0 ? "" : `Where it was said: ${about.url}`
	].filter((part) => part !== "").join("\n\n");
}
/** `src/a.ts:12 as of 1a2b3c4`: lines move, so the commit is part of it. */
const placeOf = ({ path, line, commit }) => `${oneLine(path, 300)}${line === null ? "" : `:${line}`} as of ${shortOid(commit)}`;
const indented = (text) => text.replaceAll("\n", "\n  ");
// src/core/control/judge-commit.ts
/** Long enough that nobody approves another commit than the one they looked at. */
const shortCommit = (oid) => oid.slice(0, 12);
/** The order must name the waiting commit, which must still fit the work branch, or a task whose agent asked. */
function approve(command, by, state) {
	const { sha } = command;
	const held = heldCommits(state).find(({ commit }) => sha !== "" && commit.startsWith(sha));
	const target = command.task?.toLowerCase() ?? sha;
	const ask = state.asks.find(({ task }) => task.toLowerCase() === target);
	if (ask?.question) return refused(`the agent of ${ask.task} changed nothing and asks: answer ${ask.task} TEXT`);
	if (ask) return {
		kind: "done",
		effects: [{
			type: "review_answered",
			task: ask.task,
			by
		}]
	};
	if (command.task !== void 0 || !held) return refused(approvalFault(command, state));
	const { iteration, task, commit, checkpoint, part } = held;
	const effect = {
		type: "attempt_approved",
		iteration,
		task,
		commit,
		by,
		...part && { part }
	};
	if (laneOf(state, iteration)) return {
		kind: "done",
		effects: [{
			...effect,
			rejoins: true
		}]
	};
	if (state.work !== checkpoint && state.work !== commit) {
		const moved = `${shortCommit(commit)} was made on ${shortCommit(checkpoint)}, but ${state.work_branch} is at ${shortCommit(state.work)} by now`;
		return refused(`${moved}; \`retry ${task}\` makes it again there`);
	}
	return {
		kind: "done",
		effects: [effect]
	};
}
function approvalFault({ sha, task: word }, state) {
	const [ask] = state.asks;
	const held = heldCommits(state);
	const waiting = [...held.map(({ commit, task, iteration }) => {
		return `${shortCommit(commit)} (${task}, iteration ${iteration}) waits for approval: approve ${shortCommit(commit)}`;
	}), ...ask ? [`the agent of ${ask.task} waits for an answer: approve ${ask.task}`] : []];
	const name = sha || word;
	const landed = sha === "" ? void 0 : taskOfCommit(state, sha);
	if (landed) return [`${shortCommit(landed.commit)} (${landed.task}, iteration ${landed.iteration}) is already part of the work`, ...waiting].join("; ");
	const approved = sha === "" ? void 0 : state.lanes.find(({ held }) => held?.commit.startsWith(sha));
	if (approved?.held) return [`${`${shortCommit(approved.held.commit)} (${approved.task}, iteration ${approved.iteration})`} is approved already, and lands once it is checked on what landed since`, ...waiting].join("; ");
	if (waiting.length === 0) return `nothing waits for approval${name ? `, so ${name} cannot be approved` : ""}`;
	return [...name ? [nameFault(name, held)] : [], ...waiting].join("; ");
}
/** The commit of an iteration or a task may change after somebody looked at it, so only its own name approves it. */
function nameFault(name, held) {
	const word = name.toLowerCase();
	if (/^[0-9a-f]{3,6}$/.test(word) && held.some(({ commit }) => commit.startsWith(word))) return `${name} is too short: at least 7 characters name a commit`;
	return held.some(({ task, iteration }) => [task.toLowerCase(), `${iteration}`].includes(word)) ? "a commit is approved by its own name, so that it is the one you looked at" : `${name} does not wait for approval`;
}
/** Its agent has ended, and its change waits for its checks; a person may have approved it before. */
function notLandedReason(state, iteration) {
	const lane = laneOf(state, iteration);
	return lane?.candidate ? `iteration ${iteration} has not landed yet; \`skip ${lane.task}\` keeps it out` : void 0;
}
/** Rejects a waiting commit. For one on the work branch, orders an undo of all commits of its task. */
function undo(command, by, state) {
	const { iteration: undoes, why, reopen_dependents } = command;
	const { awaiting } = state;
	const held = heldCommits(state).find(({ iteration }) => iteration === undoes);
	if (held) return {
		kind: "done",
		effects: [rejectOf(held, {
			by,
			why
		})]
	};
	const notLanded = notLandedReason(state, undoes);
	if (notLanded) return refused(notLanded);
	if (openAttempts(state).some(({ iteration }) => iteration === undoes)) return refused(`iteration ${undoes} is still running; \`stop\` ends it`);
	if (undoes > state.iteration) return refused(`there is no iteration ${undoes}; the newest is ${state.iteration}`);
	const target = taskOfIteration(state, undoes);
	if (target?.task.startsWith(reservedIds.merge)) return refused(`iteration ${undoes} is a merge of the base, which cannot be undone; revert it by hand if you have to`);
	if (target === void 0) return refused(`iteration ${undoes} has no commit to undo: it did not pass, was an undo itself, or was undone already`);
	const earlierUndo = state.undos.find((other) => taskOfIteration(state, other.undoes)?.task === target.task);
	if (earlierUndo) return refused(`undo ${earlierUndo.undoes} has already been ordered`);
	if (awaiting) {
		const { iteration, commit } = awaiting;
		return refused(`iteration ${iteration} waits for approval: approve ${shortCommit(commit)} or undo ${iteration} first`);
	}
	return {
		kind: "done",
		effects: [{
			type: "undo_ordered",
			undoes,
			by,
			why,
			reopen_dependents
		}]
	};
}
const rejectOf = ({ iteration, task, commit }, { by, why }) => ({
	type: "attempt_rejected",
	iteration,
	task,
	commit,
	by,
	why
});
const refused = (why) => ({
	kind: "refused",
	why
});
/** A wanted change becomes a task of its own. The reviewed commit and all work on top of it stay. */
function redo(command, order, run) {
	const { plan, state } = run;
	const target = order.about?.commit ? reviewedCommit(order.about.commit, state) : commitOfIteration(command, state);
	if (typeof target === "string") return {
		kind: "refused",
		why: target
	};
	const changeRequest = {
		by: order.by,
		why: redoReason(command, order.about),
		about: order.about,
		...target
	};
	if (changeRequest.why === "" && (order.about?.remarks ?? []).every(({ text }) => text === "")) return {
		kind: "refused",
		why: "say what should be different: redo \u2026 reason"
	};
	return withTask(followUpAmendment(changeRequest, plan), order, run);
}
/** Added behind all other tasks, with no dependencies. */
function addTask({ text }, order, run) {
	return withTask(addTaskAmendment(text, order.by, run.plan), order, run);
}
function withTask(amendment, order, { plan, state }) {
	const added = addFollowUp(amendment, plan, statusIn(state));
	if (typeof added === "string") return {
		kind: "refused",
		why: added
	};
	const task = String(amendment.task?.["id"]);
	const threads = order.about?.remarks.slice(0, 20).map(({ thread }) => thread) ?? [];
	return {
		kind: "done",
		effects: [{
			type: "follow_up_added",
			task,
			by: order.by,
			amendment,
			url: order.about?.url ?? null,
			threads: threads.length === 0 ? [order.id] : threads
		}],
		answer: `This is now the task ${code(task)}; its commit will be named here.`
	};
}
/** In a review, a leading number is part of the text and names no iteration. */
const redoReason = ({ iteration, why }, about) => about?.commit && iteration !== null ? `${iteration} ${why}` : why;
function commitOfIteration({ iteration }, state) {
	if (iteration === null) return "name the iteration: redo 7 \u2026 reason; in a reply to a review or a commit you can omit the number";
	const held = heldCommits(state).find((one) => one.iteration === iteration);
	if (held) return `iteration ${iteration} waits for approval; \`retry ${held.task}\` with a reason rejects it`;
	const notLanded = notLandedReason(state, iteration);
	if (notLanded) return notLanded;
	const taskCommits = taskOfIteration(state, iteration);
	const taskCommit = taskCommits?.commits.find((one) => one.iteration === iteration) ?? taskCommits?.commits.at(-1);
	if (!taskCommits || !taskCommit) return `iteration ${iteration} has no commit: it did not pass, or was undone`;
	return {
		task: taskCommits.task,
		commit: taskCommit.commit,
		iteration
	};
}
/** Reviews name the tip, which may be a merge or be gone; then the newest commit of the run is meant. */
function reviewedCommit(commit, state) {
	const exact = taskOfCommit(state, commit);
	const newest = state.recent.find(({ iteration }) => taskOfIteration(state, iteration) !== void 0);
	const { task, iteration } = exact ?? newest ?? {
		task: null,
		iteration: null
	};
	return {
		task,
		iteration,
		commit
	};
}
export { undo as a, amendmentRules as c, rejectOf as i, applyAmendment as l, approve as n, addFollowUp as o, redo as r, placeOf as s, addTask as t, markAdded as u };
