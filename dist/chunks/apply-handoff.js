import { p as numberedIds } from "./fill-in.js";
import { Qt as countStatuses, _t as recordedTrigger, gt as recordHandoff, nn as rowsInState, pn as indexFactsOf, xt as maxHardCharsPerIteration } from "./run-sentence.js";
import { E as string, S as object, g as boolean, h as array, m as _enum, v as int } from "./branch-name.js";
import { _ as readPromptFacts } from "./state-access.js";
import { D as iterationPath, ir as tryJson, tn as datetime } from "./through-proxy.js";
import { C as formatUtc, i as oneLine } from "./one-line.js";
import { C as recordsOf, Dt as HandoffSource, Et as Handoff, _ as inlineMarkdown, b as addedByAgentIn, h as agentLine, s as slicesOf, t as beginsSlice, w as statusIn, wt as Reviewed } from "./slices.js";
import { t as markdownOf } from "./markdown.js";
import { o as taskTable } from "./progress.js";
import { d as markAdded, l as amendmentRules, u as applyAmendment } from "./judge-commit.js";
import { a as keepsIndexByFields, r as budgetChars } from "./order-origin.js";
import { t as prepareApprovedMemory } from "./servers.js";
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
export { recordSlice as a, judgeAmendments as c, readBeforeHandoff as i, prepareApproved as n, sendReview as o, prepareProgressRemoval as r, amendPlan as s, applyHandoff as t };
