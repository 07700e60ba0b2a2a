import { n as __exportAll } from "./rolldown-runtime.js";
import { a as startsNextJob, b as leaseRenewalMs, c as milestonesOf, l as reservedIds, o as isAgentsMd, s as isReserved } from "./due.js";
import { A as isStopOrder, D as callsAgent, F as stopped, I as unlessAborted, M as machinesOf, N as noCallCost, O as deliver, P as saveAndPublish, R as whileHoldingRun, _ as reviewRequest, g as requestPerson, j as lanesOf, k as interruptibleBy, n as recordLostCounsel, s as openLedger, t as recordLostAttempt } from "./lost-attempts.js";
import { _ as readStoredHandoff, c as adoptPlan, f as checkoutTask, g as readEndedIteration, l as shouldAdoptPlan, m as mergeBase, u as attemptsIn, v as isReworded } from "./job.js";
import { $ as attentionIn, Dt as forecastLines, Tt as budgetChoices, Ut as claimToVerify, Y as hasConflictMarkers, _n as taskByIteration, at as isOpen, bt as readOperations, ct as selectTask, f as usualCost, h as remainingBudget, hn as nextAttempt, ht as indexDue, kt as lanesInWords, l as nextStep, lt as settingsEditLine, m as isUsedUp, mn as iterationsOf, nt as dependents, ot as readyTasks, p as callBudgets, rt as doneDependents, st as remainingTasks, v as mergeDue, xt as maxHardCharsPerIteration, y as mergeTrigger, yn as taskOfIteration, yt as applyOperations } from "./run-sentence.js";
import { n as dependencyEdges, t as dependenciesFirst } from "./dependency-graph.js";
import { A as totalTokens, D as plural, F as visible, M as cappedLines, N as cappedRow, O as thousands, _ as formatBytes, f as startOf, i as oneLine, o as quote, u as excerpt } from "./one-line.js";
import { Bt as planTask, C as recordsOf, M as isHard, T as taskIn, Ut as PlanReviewAnswer, an as laneOf, b as addedByAgentIn, en as freeLane, f as knowledgeLines, i as isMilestoneDone, it as Dossier, j as isActive, kt as handoffJsonSchema, l as entryLine, ln as openCalls, on as lanesAtWork, rt as Coded, t as beginsSlice, u as indexMarkdown, vt as TaskCriteria, w as statusIn, zt as ReadVerifyAnswer } from "./slices.js";
import { a as refuseUnchecked } from "./checks.js";
import { a as readEnabledPasses, c as agentsBlock, d as blockIn, f as withBlock, i as readContextModel, l as agentsMdFile, n as readAgentsOfBase, s as readTemplate } from "./from-base.js";
import { D as iterationPath, I as queueMessage, L as undoMessage, T as evidencePath, ar as tryRead, en as emptyControl, in as mapStrings, k as memoryPath, w as dossierPath, y as queuedFile, yr as RalphError } from "./through-proxy.js";
import { c as Task, i as namesFrom, r as insidePath } from "./branch-name.js";
import { C as PrepAnswer, K as noUsage, S as PostAnswer, W as addUsage } from "./pass.js";
import { n as callsBefore, t as callTable } from "./call-table.js";
import { a as recordPrompt, c as iterationFacts, i as prepare, l as newestIterations, n as attachPrompt, o as briefingIn, r as currentPrompt, s as briefingRoom, u as signalLines } from "./prepare.js";
import { c as judgeAmendments, r as prepareProgressRemoval, s as amendPlan } from "./apply-handoff.js";
import { a as serversFor, o as settleServers } from "./servers.js";
import { a as parseAnswer, n as answerOf, t as answerFault } from "./answer.js";
import { r as fenced } from "./fences.js";
import { a as keepsIndexByFields, c as whyAborted, o as limitsOf, r as budgetChars } from "./order-origin.js";
import { n as makeCall, t as filledDisk } from "./make-call.js";
import { _ as readPromptFacts, b as proveComplete, l as renderPrompt } from "./state-access.js";
import { r as owedPassNames, t as endedPasses } from "./pass2.js";
import { C as handoffOf, D as claimToCheck, E as writeCandidate, O as whyPersonDecides, S as contributionOf, T as withEngineEdits, _ as passChange, a as settleRebase, c as isTriedOnTip, d as spokenSignals, f as obtainHandoff, g as lookBeforeChecks, i as failuresInWords, l as landsUnasked, m as askPass, n as settleAttempt, o as checkedBase, p as addPasses, r as verdictOn, s as countsFor, u as nextInTrain, w as needsCommit, x as reviewChange } from "./settle-attempt.js";
import { u as indexFileText } from "./fill-in.js";
import { i as failureSentence } from "./failure-sentence.js";
import { i as outputExcerpt, n as decisiveOutput } from "./decisive-lines.js";
import { c as reviewSizeFindings, l as sizeFindings, s as findingSentence } from "./job-settings.js";
import { a as protectedFindings, r as outsideFindings } from "./protected-paths.js";
import { r as secretFinder } from "./secrets.js";
import { n as lowestFirst, o as linesToReview, r as summaryOf, t as evidenceOf } from "./evidence.js";
import { a as withoutDependencies, i as pathsIn, n as isExpectedOutput, r as isTestFile, t as isCheckConfiguration } from "./check-configuration.js";
import { a as validate, i as setUp, n as knownRedIn, o as whyUnready, r as runChecks } from "./validate.js";
import { r as consensus, t as applyOrders } from "./apply-orders.js";
import { n as attemptVerdict } from "./attempt-verdict.js";
import { m as sameCounsel, p as refusalOf } from "./evolve.js";
import { c as planText, l as section, o as listed, s as material } from "./consensus.js";
import { t as readIndex } from "./read-index.js";
import { J as storedJson, Y as nothingGathered, Z as withdrawal } from "./state-files.js";
import { a as trainLegs } from "./leg-of-round.js";
import { n as forecast } from "./forecast.js";
import { n as recordConfinement } from "./surroundings2.js";
import { n as isEngineFileOf, t as applyEngineEdits } from "./own-edits.js";
import { i as runBaseline, t as checkUntouched } from "./baseline.js";
import { i as validationOf, r as judge } from "./verdict.js";
// src/core/plan/graph/chains.ts
/** Length of the longest chain of open tasks that begins with each task. Linear. */
function remainingChains(plan, statusOf) {
	const edges = dependencyEdges(plan);
	const lengths = plan.tasks.map(() => 1);
	for (const position of [...dependenciesFirst(edges)].reverse()) {
		const chain = lengths[position] ?? 1;
		for (const dependency of edges[position] ?? []) lengths[dependency] = Math.max(lengths[dependency] ?? 1, chain + 1);
	}
	return new Map(plan.tasks.flatMap(({ id }, position) => isOpen(statusOf(id)) ? [[id, lengths[position] ?? 1]] : []));
}
/** Rounds that `lanes` need for the open tasks, if each task takes one round and the longest chains begin first. */
function roundsInLanes(plan, statusOf, lanes) {
	const chains = remainingChains(plan, statusOf);
	const lengthOf = (id) => chains.get(id) ?? 0;
	const openTasks = new Map(plan.tasks.filter(({ id }) => chains.has(id)).toSorted((a, b) => lengthOf(b.id) - lengthOf(a.id)).map((task) => [task.id, task.depends_on]));
	let rounds = 0;
	while (openTasks.size > 0) {
		const started = [];
		for (const [id, dependencies] of openTasks) {
			if (started.length === lanes) break;
			if (!dependencies.some((id) => openTasks.has(id))) started.push(id);
		}
		if (started.length === 0) break;
		for (const id of started) openTasks.delete(id);
		rounds += 1;
	}
	return rounds;
}
// src/core/run/next/next-beside.ts
/** The attempt that may begin beside the open ones; other steps wait until no attempt is open. Pure. */
function nextBeside(request) {
	const { plan, state, lanes, limits } = request;
	if (lanesAtWork(state).length >= lanes || state.current || isProbing(state)) return void 0;
	if (nextStep({
		...request,
		isLanding: true
	}).kind !== "attempt") return void 0;
	const task = taskBeside(plan, state);
	const shares = task && isAlone(state, task.id) ? 1 : lanes;
	const reserved = task && reserve(state, limits, shares);
	return reserved && {
		task,
		attempt: nextAttempt(taskIn(state, task.id)),
		reserved
	};
}
/** After a provider's limit one attempt tests whether it is lifted, before others begin. */
const isProbing = ({ waiting, lanes }) => waiting !== null && lanes.some(({ started, candidate }) => candidate === null && started >= waiting.until);
const hasSeveralReady = (plan, state) => lanesAtWork(state).length > 0 || readyTasks(plan, statusIn(state), attentionIn(state)).length > 1;
/**
* The task with the longest chain of dependents that touches no path of an open one. A task that must run alone waits
* for the open ones and blocks new ones.
*/
function taskBeside(plan, state) {
	const statusOf = statusIn(state);
	const ready = readyTasks(plan, statusOf, attentionIn(state));
	const [first] = ready;
	const open = plan.tasks.filter(({ id }) => state.lanes.some((lane) => lane.task === id));
	const atWork = new Set(lanesAtWork(state).map(({ task }) => task));
	const alone = ready.find(({ id }) => isAlone(state, id));
	if ([...atWork].some((id) => isAlone(state, id)) || !first) return void 0;
	if (isReserved(first.id)) return void 0;
	if (alone) return atWork.size === 0 ? alone : void 0;
	const rank = milestonesOf(plan)?.rank ?? (() => 0);
	const slice = rank(open.find(({ id }) => atWork.has(id)) ?? first);
	const together = ready.filter((task) => rank(task) === slice);
	const chains = remainingChains(plan, statusOf);
	const byChain = together.toSorted((a, b) => (chains.get(b.id) ?? 0) - (chains.get(a.id) ?? 0));
	return byChain.find((task) => !open.some((other) => overlaps(task.paths, other.paths))) ?? byChain[0];
}
/** True if its losses and conflicts beside others say nothing about the task alone. */
const isAlone = (state, id) => {
	const { alone, rebases } = taskIn(state, id);
	return alone || rebases >= maxRebases;
};
/**
* Why an attempt must not land, if it must not: its task was skipped or decided about, builds on a commit that will be
* undone, or has another text than `task`, which its agent read.
*/
function unwantedReason(plan, state, task) {
	const statusOf = statusIn(state);
	const undone = state.undos.flatMap(({ undoes }) => taskOfIteration(state, undoes)?.task ?? []);
	if (statusOf(task.id) !== "in_progress" || undone.some((id) => dependents(plan, id).includes(task.id))) return "an order decided about its task";
	return isReworded(plan, task, statusOf) ? "a person changed its task" : void 0;
}
const maxRebases = 2;
/** True if a pattern of one task may match a path of the other. */
function overlaps(some, others) {
	const fixedPrefix = (pattern) => pattern.split(/[*?[{]/, 1)[0]?.replace(/\/+$/, "") ?? "";
	const contains = (folder, path) => folder === "" || `${path}/`.startsWith(`${folder}/`);
	return some.map(fixedPrefix).some((folder) => others.map(fixedPrefix).some((path) => contains(folder, path) || contains(path, folder)));
}
/** An equal share of the unreserved budget; undefined if that is less than an attempt usually costs. */
function reserve(state, { costBudgetUsd, tokenBudget }, lanes) {
	const shares = Math.max(1, lanes - lanesAtWork(state).length);
	const reservedUsd = state.lanes.reduce((sum, { reserved_usd }) => sum + reserved_usd, 0);
	const usd = shareOf(costBudgetUsd - state.usage.usd - reservedUsd, {
		shares,
		usual: usualCost(state)
	});
	const reservedTokens = state.lanes.reduce((sum, { reserved_tokens = 0 }) => sum + reserved_tokens, 0);
	const freeTokens = (tokenBudget ?? 0) - totalTokens(state.usage) - reservedTokens;
	if (usd === void 0 || tokenBudget !== null && freeTokens < 1) return void 0;
	return {
		usd,
		tokens: tokenBudget === null ? void 0 : Math.max(1, Math.floor(freeTokens / shares))
	};
}
function shareOf(free, { shares, usual }) {
	const share = free / shares;
	if (share >= usual) return share;
	return free >= usual && free > 0 ? usual : void 0;
}
// src/core/run/next/agents-md-task.ts
/** The engine's own task that updates its section of AGENTS.md; it goes first and is tried once. */
const agentsMdTask = (iteration, { slices }) => {
	const milestone = slices.at(-1)?.milestone ?? void 0;
	return Task.parse({
		id: `${reservedIds.agentsMd}${iteration}`,
		title: `Keep what the run learned in ${agentsMdFile}`,
		order: Number.MIN_SAFE_INTEGER,
		description: `The engine updates the section of ${agentsMdFile} between its markers from the knowledge of the run; no agent is called.`,
		paths: [agentsMdFile],
		max_retries: 0,
		...milestone !== void 0 && { milestone }
	});
};
const openAgentsMd = (plan, state) => plan.tasks.find(({ id }) => isAgentsMd(id) && !endedStatuses.has(statusIn(state)(id)));
const endedStatuses = /* @__PURE__ */ new Set([
	"done",
	"skipped",
	"given_up"
]);
/** Undefined while it may be tried. An interrupted attempt does not count. */
function endedAgentsMd(state, { id }) {
	const { status, failed_iterations } = taskIn(state, id);
	if (status === "failed") return `iteration ${failed_iterations.at(-1)} failed`;
	const [last] = failed_iterations.slice(-1);
	return last === void 0 ? void 0 : `the commit of iteration ${last} was rejected`;
}
/** True if a milestone or the plan is done. More often would cost a commit and a run of the checks for a few lines. */
function isAgentsMdDue(plan, state) {
	if (state.awaiting || state.undos.length > 0 || state.current) return false;
	const selection = selectTask(plan, statusIn(state), attentionIn(state));
	if (selection.kind === "complete") return true;
	const milestone = state.slices.at(-1)?.milestone;
	if (selection.kind !== "task" || milestone === null || milestone === void 0) return false;
	return beginsSlice(plan, state, selection.task.id) !== void 0 && isMilestoneDone(plan, state, milestone);
}
// src/app/calls/directive.ts
/** The task in its current form: a post may have changed it. */
const taskNow = ({ plan }, task) => plan.tasks.find(({ id }) => id === task.id) ?? task;
function recordCalled(ledger, { made, iteration, outcome, of }) {
	const { role, model, usage, duration_ms, edited } = made;
	ledger.record({
		type: "agent_call",
		role,
		iteration,
		model,
		usage,
		duration_ms,
		...of !== void 0 && { of },
		...outcome !== void 0 && { outcome },
		...edited.length > 0 && { edited }
	});
	const teaches = made.end.kind === "finished" && (role === "index" || role === "post");
	settleServers(ledger, {
		iteration,
		servers: made.servers,
		memoryAt: teaches ? memoryPath : null
	});
}
/**
* Returns the directive if it keeps the agent from being called. A task is held back at most once before an agent runs,
* so that directives cannot loop; a task that others need is not given up.
*/
function applyDirective(ledger, job, directive) {
	const { at, of, role, action, reason } = directive;
	const { iteration, task } = at;
	const wasHeldBack = taskIn(ledger.state, task.id).held_back > 0;
	const refused = wasHeldBack || action !== "skip" ? void 0 : skipRefusal(ledger, job, directive);
	const held = (action === "skip" ? refused === void 0 : job.settings["human-review"] !== "note") && !wasHeldBack;
	ledger.record({
		type: "context_directive",
		iteration,
		task: of,
		role,
		action,
		reason,
		held
	});
	if (refused !== void 0) ledger.record({
		type: "amendment_refused",
		iteration,
		amendment: removal(of, reason),
		why: refused
	});
	if (held) return {
		action,
		role,
		reason
	};
	if (action === "request_human_review") requestReview(ledger, directive);
}
const removal = (task_id, reason) => ({
	action: "remove",
	task_id,
	reason
});
function skipRefusal({ plan, state }, job, { of, reason }) {
	const trusted = job.settings.amendments === "trusted";
	const amendments = [removal(of, reason)];
	const planFacts = {
		plan,
		statusOf: statusIn(state),
		byAgent: addedByAgentIn(state)
	};
	return judgeAmendments({
		...planFacts,
		current: "",
		amendments,
		trusted
	}).refused[0]?.why;
}
/**
* Ends an attempt whose agent was not called; it does not count. A skipped task is given up like a removal by an agent,
* so a person decides before the plan is complete. Returns a reason to stop if a person is asked.
*/
function settleHalt(ledger, job, { at, halt }) {
	const { iteration, task } = at;
	const { action, role, reason } = halt;
	const words = role === "index" ? reason : `${roleNames[role]} says: ${reason}`;
	const fact = {
		iteration,
		task: task.id,
		cause: "held_back",
		why: words,
		until: null
	};
	ledger.record({
		type: "attempt_interrupted",
		...fact,
		...noCallCost
	});
	if (action === "skip") {
		const trusted = job.settings.amendments === "trusted";
		amendPlan(ledger, {
			iteration,
			current: "",
			amendments: [removal(task.id, reason)],
			trusted
		});
		return;
	}
	requestReview(ledger, {
		at,
		of: task.id,
		...halt
	});
	return {
		kind: "human_review",
		why: `before ${task.id} is tried (iteration ${iteration}), ${words}`
	};
}
const preparer = "the agent that prepares its prompt";
const roleNames = {
	post: "the agent that reviews the last iteration",
	prep: preparer,
	research: preparer
};
function requestReview(ledger, { at, of, role, reason }) {
	const { iteration } = at;
	const reasonText = `the agent of \`${role}\` asks: ${reason}`;
	ledger.record({
		type: "human_review_requested",
		iteration,
		task: of,
		why: reasonText
	});
	ledger.send([reviewRequest(ledger.state, {
		iteration,
		task: of,
		why: reasonText,
		holds: false,
		by: role
	})]);
}
// src/core/knowledge/index-prompt.ts
/** About 15,000 tokens. With many handoffs each gets less room, and its omissions are marked in it. */
const maxHandoffChars$1 = 6e4;
const minHandoffChars = 600;
/** About 25,000 tokens; the newest entries win. */
const maxIndexChars = 1e5;
function indexPrompt(request) {
	const { template, merge, knowledge, refusals = [] } = request;
	return [
		template.trim(),
		...refusedSection(refusals),
		...merge ? [mergeSection(knowledge, merge)] : [],
		...indexSections(request)
	].join("\n\n");
}
/** Lists what the last answer had refused, so that the next one does not repeat it. */
function refusedSection(refusals) {
	if (refusals.length === 0) return [];
	return [`## Refused Last Time\n\nThese operations of your last answer were left out:\n\n${refusals.map((refusal) => `- ${oneLine(refusal, 300)}`).join("\n")}`];
}
function indexSections({ knowledge, handoffs }) {
	const room = Math.max(minHandoffChars, Math.floor(maxHandoffChars$1 / Math.max(1, handoffs.length)));
	const recent = handoffs.map((newHandoff) => handoffBlock(newHandoff, room)).join("\n\n");
	return [`## Existing Knowledge Index\n\n${indexExcerpt(knowledge)}`, `## Recent Handoff Data\n\n${recent === "" ? "None that are not in the index." : recent}`];
}
function mergeSection(knowledge, { ids, maxChars }) {
	const lines = knowledge.filter(({ id }) => ids.includes(id)).map((entry) => entryLine(entry));
	return `## Hard Constraints to Merge\n\n${`Every prompt contains these hard constraints in full, and they leave the agents no room to work. First of all, \`merge\` those that can be stated together, each time into one hard constraint that still demands everything they demand, so that their lines have at most ${maxChars} characters together instead of ${lines.join("\n").length}.`}\n\n${lines.join("\n")}`;
}
function indexExcerpt(knowledge) {
	const active = knowledge.filter(isActive);
	let usedChars = 0;
	const shown = [...active].reverse().filter(({ text }) => {
		usedChars += text.length + 120;
		return usedChars <= maxIndexChars;
	}).reverse();
	const omittedCount = active.length - shown.length;
	const lines = knowledgeLines(shown, "###");
	const omission = omittedCount > 0 ? `\n\n${omittedCount} older entries are not shown.` : "";
	return lines === "" ? "It is empty." : `${lines}${omission}`;
}
/** One handoff within `room` characters, fenced so that it cannot end its code block. */
function handoffBlock({ iteration, task, handoff }, room) {
	const { summary, freeform, plan_amendments: _, files_touched: __, ...fields } = handoff;
	const filledFields = Object.entries(fields).filter(([, value]) => !Array.isArray(value) || value.length > 0);
	const sections = [
		summary,
		freeform,
		...filledFields.length === 0 ? [] : [JSON.stringify(Object.fromEntries(filledFields))]
	];
	const text = excerpt(visible(sections.join("\n\n")).trim(), room);
	return `--- Iteration ${iteration} (${oneLine(task, 100)}) ---\n${fenced(text)}`;
}
// src/app/calls/indexer.ts
/** The index takes so many new handoffs in one call; after refusals more may wait. */
const maxHandoffs = 50;
/**
* Why the index is due before this task; undefined if it is not. `mergeTrigger`: hard constraints leave no room to work,
* and an agent must merge them.
*/
async function findIndexTrigger(job, ledger, task) {
	const { settings } = job;
	if (settings.mode === "handoff-only" || keepsIndexByFields(job, ledger.state)) return void 0;
	const { compaction, iteration, recent } = ledger.state;
	if (mergeDue(ledger.state.knowledge, compaction, budgetChars(settings, ledger.state))) return mergeTrigger;
	if (settings.mode === "agent-orchestrated") return void 0;
	const newest = recent.slice(0, settings["index-when"].handoffs);
	const handoffs = (await Promise.all(newest.map((ended) => readStoredHandoff(ledger.recall, ended.iteration)))).flatMap((one) => one?.handoff ?? []);
	return indexDue({
		task,
		compaction,
		iteration,
		handoffs,
		thresholds: settings["index-when"]
	});
}
/** The oldest handoffs that the index does not have, bounded, up to `through`; none by the engine. */
async function readUnindexedHandoffs({ state, recall }, through = Number.POSITIVE_INFINITY) {
	const oldest = [...taskByIteration(state)].filter(([iteration]) => iteration > state.compaction.through && iteration <= through).sort(([a], [b]) => a - b).slice(0, maxHandoffs);
	const stored = await Promise.all(oldest.map(([iteration]) => readStoredHandoff(recall, iteration)));
	return {
		handoffs: oldest.flatMap(([iteration, task], index) => {
			const storedHandoff = stored[index];
			return storedHandoff && storedHandoff.source !== "synthetic" && storedHandoff.source !== "engine" ? [{
				iteration,
				task,
				handoff: storedHandoff.handoff
			}] : [];
		}),
		through: oldest.at(-1)?.[0] ?? state.compaction.through
	};
}
/** A call that renews the index, from the handoffs that it does not have. */
function gatherIndexer(ports, job, { call, ledger }) {
	const { model, max_turns: maxTurns, through } = call;
	const { knowledge, compaction, measured } = ledger.state;
	return {
		row: {
			...callTable.index,
			maxTurns
		},
		model: model ?? void 0,
		note: `${model ?? "an agent"} indexes what was learned up to iteration ${through}`,
		gather: async () => {
			const { handoffs } = await readUnindexedHandoffs(ledger, through);
			const maxChars = budgetChars(job.settings, { measured });
			const merge = call.trigger === "hard_constraints" ? mergeDue(knowledge, compaction, maxChars) : void 0;
			return {
				prompt: indexPrompt({
					template: await readTemplate(ports, "knowledge-index"),
					knowledge,
					handoffs,
					merge,
					refusals: compaction.refusals
				}),
				servers: await serversFor(ports, job, {
					source: "index",
					recall: ledger.recall
				})
			};
		}
	};
}
/** Applies its answer, or records why it was refused; its cost counts either way. */
function takeIndexer(ledger, job, { call, made, at: { iteration } }) {
	recordCalled(ledger, {
		made,
		iteration
	});
	const { trigger, through } = call;
	const answer = answerOf(made.end);
	recordOperations(ledger, job, {
		read: "why" in answer ? { why: [`the indexer: ${answer.why}`] } : readOperations(answer.value),
		source: "indexer",
		trigger,
		through,
		iteration
	});
	return {};
}
/** Applies valid operations, and records why others were refused. */
function recordOperations(ledger, { settings }, request) {
	const { read, iteration, through, ...origin } = request;
	const maxHardChars = maxHardCharsPerIteration(budgetChars(settings, ledger.state));
	const applied = "why" in read ? {
		kind: "refused",
		why: read.why
	} : applyOperations(ledger.state.knowledge, read.operations, {
		taught: taskByIteration(ledger.state),
		maxHardChars
	});
	if (applied.kind === "refused") {
		ledger.record({
			type: "knowledge_refused",
			...origin,
			iteration: iteration - 1,
			why: [...applied.why]
		});
		return;
	}
	const { changed, refused, softened } = applied;
	ledger.record({
		type: "knowledge_changed",
		...origin,
		through,
		entries: [...changed],
		...refused.length > 0 && {
			refused: [...refused],
			refused_at: iteration - 1
		},
		...softened.length > 0 && { softened: [...softened] }
	});
}
// src/core/calls/post.ts
const maxFailedHandoff = 8e3;
function postPrompt({ template, last, task, failures, repeated, ...indexInput }) {
	const attempts = failures.map(({ iteration, why }) => `- Iteration ${iteration}: ${oneLine(why, 400)}`);
	const repetition = repeated && repeated.count > 1 ? [`The same failure came ${repeated.count} times in a row.`] : [];
	const retries = task ? ` It has ${task.max_retries} retries.` : "";
	const signals = signalLines(last);
	const failed = last.handoff && !last.passed;
	return [
		template.trim(),
		`## Last Iteration\n\n${iterationFacts(last)}`,
		...failed && last.handoff ? [`### What its agent said\n\nIts changes are gone, so this is not knowledge.\n\n${handoffBlock({
			...last,
			handoff: last.handoff
		}, maxFailedHandoff)}`] : [],
		...signals.length === 0 ? [] : [`### What its agent asks for\n\n${signals.join("\n")}`],
		`## Failures So Far\n\n${[
			`${last.task}${task ? `, ${oneLine(task.title, 200)}` : ""}.${retries}`,
			...repetition,
			...attempts.length === 0 ? ["None of its attempts failed."] : attempts
		].join("\n")}`,
		...indexSections(indexInput)
	].join("\n\n");
}
const maxReasonChars$1 = 500;
function readPost(end) {
	const answer = answerOf(end);
	if ("why" in answer) return answer;
	const parsed = PostAnswer.omit({ operations: true }).safeParse(answer.value);
	if (!parsed.success) return { why: answerFault(parsed.error, answer.value) };
	const { failure_pattern = "", plan_amendments = [], recommended_action, summary } = parsed.data;
	const { operations = [] } = answer.value;
	return {
		recommended_action,
		summary: oneLine(summary, maxReasonChars$1),
		operations: readOperations({ operations }),
		pattern: oneLine(failure_pattern, maxReasonChars$1) || void 0,
		amendments: plan_amendments
	};
}
/** A post may raise the retries of a task one by one, up to this: each is an attempt that costs money. */
const maxRaisedRetries = 5;
/** The same rules judge these amendments as a coding agent's. `taskId`: the task that the post looked back at. */
function amendmentsOf({ recommended_action: action, amendments, summary: reason }, context) {
	const { taskId: task_id } = context;
	switch (action) {
		case "modify_plan": return {
			wishes: amendments,
			refused: []
		};
		case "skip_task": return {
			wishes: [{
				action: "remove",
				task_id,
				reason
			}],
			refused: []
		};
		case "increase_retries": {
			const retries = context.plan.tasks.find(({ id }) => id === task_id)?.max_retries ?? 0;
			const amendment = {
				action: "modify",
				task_id,
				reason,
				changes: { max_retries: retries + 1 }
			};
			const refusal = context.statusOf(task_id) === "failed" ? `${task_id} has failed, and only a person can reopen it` : retries >= maxRaisedRetries ? `${task_id} has ${retries} retries, and an agent may raise them to ${maxRaisedRetries}` : void 0;
			return refusal === void 0 ? {
				wishes: [amendment],
				refused: []
			} : {
				wishes: [],
				refused: [{
					amendment,
					why: refusal
				}]
			};
		}
		default: return {
			wishes: [],
			refused: []
		};
	}
}
// src/app/calls/post.ts
/** Enough to find the reviewed iteration. */
const maxEnded$1 = 5;
/** A call that looks back at the last iteration. */
function gatherPost(ports, job, { call, ledger, at }) {
	return {
		row: {
			...callTable.post,
			maxTurns: call.max_turns
		},
		model: call.model ?? void 0,
		note: `${call.model ?? "a second agent"} reviews iteration ${call.of} before iteration ${at.iteration}`,
		gather: async () => ({
			prompt: await readLookBack(ports, {
				call,
				ledger
			}),
			servers: await serversFor(ports, job, {
				source: "post",
				recall: ledger.recall
			})
		})
	};
}
async function readLookBack(ports, { call, ledger }) {
	const { state, plan, recall } = ledger;
	const reviewed = newestIterations(state, maxEnded$1).find(({ iteration }) => iteration === call.of);
	const last = await readEndedIteration(recall, reviewed ?? {
		iteration: call.of,
		task: "",
		passed: false
	});
	const failed = taskIn(state, last.task).failed_iterations.map((iteration) => readEndedIteration(recall, {
		iteration,
		task: last.task,
		passed: false
	}));
	const failures = (await Promise.all(failed)).map(({ iteration, why }) => ({
		iteration,
		why: why ?? ""
	}));
	const { context } = await readAgentsOfBase(ports);
	return postPrompt({
		template: context.post.template ?? await readTemplate(ports, "context-post"),
		last,
		task: plan.tasks.find(({ id }) => id === last.task),
		failures,
		repeated: state.breaker,
		knowledge: state.knowledge,
		handoffs: (await readUnindexedHandoffs(ledger, call.through)).handoffs
	});
}
/** Applies a post's operations to the index and its recommendation to the plan, and records its pattern. */
function takePost(ledger, job, { call, made, at }) {
	const { iteration } = at;
	const answer = readPost(made.end);
	recordCalled(ledger, {
		made,
		iteration,
		outcome: "why" in answer ? answer.why : `${answer.recommended_action}: ${answer.summary}`,
		of: call.of
	});
	recordOperations(ledger, job, {
		read: "why" in answer ? { why: [`the post: ${answer.why}`] } : answer.operations,
		source: "context_post",
		trigger: "every_iteration",
		through: call.through,
		iteration
	});
	if ("why" in answer) return {};
	const of = newestIterations(ledger.state, maxEnded$1).find((one) => one.iteration === call.of)?.task ?? at.task.id;
	const { recommended_action, pattern } = answer;
	if (pattern !== void 0) ledger.record({
		type: "failure_pattern",
		iteration,
		task: of,
		pattern,
		recommended_action
	});
	return { halt: followRecommendation(ledger, job, {
		answer,
		at,
		of
	}) };
}
function followRecommendation(ledger, job, { answer, at, of }) {
	const { recommended_action: action, summary: reason } = answer;
	const { iteration, task } = at;
	if (action === "request_human_review" || action === "skip_task" && of === task.id) return applyDirective(ledger, job, {
		at,
		of,
		role: "post",
		action: action === "skip_task" ? "skip" : action,
		reason
	});
	if (action === "proceed") return void 0;
	ledger.record({
		type: "context_directive",
		iteration,
		task: of,
		role: "post",
		action,
		reason,
		held: false
	});
	const { wishes, refused } = amendmentsOf(answer, {
		plan: ledger.plan,
		statusOf: statusIn(ledger.state),
		taskId: of
	});
	const trusted = job.settings.amendments === "trusted";
	const current = action === "modify_plan" ? task.id : "";
	amendPlan(ledger, {
		iteration,
		current,
		amendments: wishes,
		trusted
	});
	for (const { amendment, why } of refused) ledger.record({
		type: "amendment_refused",
		iteration,
		amendment,
		why
	});
}
// src/core/calls/prep.ts
/** Written beside the project's files for a prep to read, and removed before the coding agent begins. */
const manifestFolder = ".ralph-context";
const maxHandoffChars = 6e4;
/** The files of a manifest, most useful first. Bounded, and harmless as text. */
function manifestFiles({ assembled, iteration, knowledge, ended, failures }) {
	const hard = knowledge.filter((entry) => isActive(entry) && isHard(entry));
	const file = (name, about, content) => ({
		path: `${manifestFolder}/${name}`,
		about,
		content: `${content.trimEnd()}\n`
	});
	return [
		file("assembled-prompt.md", "the prompt that is sent if you write nothing: start from what it knows", assembled),
		...hard.length === 0 ? [] : [file("hard-constraints.md", "all of these are in every prompt, whatever you write", hard.map(entryLine).join("\n"))],
		...knowledge.length === 0 ? [] : [file("knowledge-index.md", "everything that people said and iterations taught", indexMarkdown(knowledge, iteration))],
		...failures.map((attempt) => file(`failures/${attempt.iteration}.md`, `attempt ${attempt.iteration} at this task, which failed`, iterationText(attempt))),
		...ended.map((iteration) => file(`handoffs/${iteration.iteration}.md`, `iteration ${iteration.iteration} (${oneLine(iteration.task, 64)}), ${iteration.passed ? "which passed" : "which failed: its changes are gone"}`, iterationText(iteration)))
	];
}
function iterationText(iteration) {
	const { handoff } = iteration;
	if (!handoff) return `${iterationFacts(iteration)}\n\nIts agent left no account of its work.`;
	const { summary, freeform, ...fields } = handoff;
	const account = [
		summary,
		freeform,
		JSON.stringify(fields, null, 2)
	].join("\n\n");
	return `${iterationFacts(iteration)}\n\n---\n\n${excerpt(visible(account), maxHandoffChars)}`;
}
function prepPrompt(request) {
	const { template, task, attempt, files, last, research } = request;
	const signals = last ? signalLines(last) : [];
	const libraries = task.libraries.map((name) => oneLine(name, 100)).join(", ");
	return [
		template.trim(),
		`## Task\n\n${fenced(visible([
			`${task.id}: ${task.title}`,
			task.description,
			...task.acceptance_criteria.map((criterion) => `- ${criterion}`)
		].join("\n\n")).trim())}`,
		`## Manifest\n\n${[
			`- Attempt ${attempt} of a task with ${task.max_retries} retries.`,
			...libraries === "" ? [] : [`- Libraries: ${libraries}`],
			...task.needs_docs ? ["- The task needs documentation: look it up."] : [],
			...files.map(({ path, about }) => `- \`${path}\`: ${about}`),
			"- Everything else in this directory is the project, as the coding agent will find it."
		].join("\n")}`,
		...signals.length === 0 ? [] : [`## What the Last Agent Asks For\n\n${signals.join("\n")}`],
		...research.length === 0 ? [] : [`## Research\n\nFind this out now, by reading or with the servers that you have, and put what you find into \`prepared_prompt\`:\n\n${fenced(research.map((question) => `- ${question}`).join("\n"))}`],
		`## Your Answer\n\n${requirements(request).join("\n")}`
	].join("\n\n");
}
function requirements({ maxChars, hasAsked, research }) {
	return [
		`- \`prepared_prompt\` has at most ${thousands(maxChars)} characters; a longer one is cut. Ralph adds the task, hints of people, the plan's context, skills, the instructions for the answer and every hard constraint to it: do not repeat them.`,
		...research.length === 0 ? [] : ["- You may not ask for research again."],
		...hasAsked ? ["- A person has been asked about this task already: do not ask again."] : []
	];
}
const maxReasonChars = 500;
/** A prep's answer with its reasons as single lines, or why it is refused. */
function readPrep(end) {
	const answer = parseAnswer(PrepAnswer, end);
	if ("why" in answer) return answer;
	const { reason, research, ...rest } = answer.value;
	const questions = research?.map((question) => oneLine(question, maxReasonChars)).filter((one) => one !== "");
	return {
		...rest,
		reason: oneLine(reason, maxReasonChars),
		...questions && { research: questions }
	};
}
// src/app/calls/prep.ts
const maxEnded = 5;
/** Longer texts of an answer are cut (`core/text/excerpt.ts`). */
const maxAnswerChars = 6e4;
/** A call that writes the briefing of the next attempt. `research`: the questions that the first one asked. */
function gatherPrep(ports, job, request) {
	const { call, ledger, at, research } = request;
	const isResearch = research.length > 0;
	const does = isResearch ? "does research for" : "prepares the prompt of";
	return {
		row: {
			...callTable[isResearch ? "research" : "prep"],
			maxTurns: call.max_turns
		},
		model: call.model ?? void 0,
		note: `${call.model ?? "a second agent"} ${does} iteration ${at.iteration}`,
		gather: async () => ({
			...await readBriefing(ports, job, request),
			servers: await serversFor(ports, job, {
				source: "prep",
				recall: ledger.recall
			})
		})
	};
}
async function readBriefing(ports, job, { ledger, at, research }) {
	const { state, recall } = ledger;
	const task = taskNow(ledger, at.task);
	const facts = (all) => Promise.all(all.map((one) => readEndedIteration(recall, one)));
	const endedIterations = await facts(newestIterations(state, maxEnded));
	const record = taskIn(state, task.id);
	const failed = record.failed_iterations.slice(-5).reverse();
	const { sections } = await currentPrompt(ports, job, {
		ledger,
		task,
		attempt: at.attempt
	});
	const files = manifestFiles({
		assembled: renderPrompt(sections),
		iteration: state.iteration,
		knowledge: state.knowledge,
		ended: endedIterations,
		failures: await facts(failed.map((iteration) => ({
			iteration,
			task: task.id,
			passed: false
		})))
	});
	const { context } = await readAgentsOfBase(ports);
	return {
		prompt: prepPrompt({
			template: context.prep.template ?? await readTemplate(ports, "context-prep"),
			task,
			attempt: at.attempt,
			files,
			last: endedIterations[0],
			maxChars: Math.min(briefingRoom(sections, budgetChars(job.settings, state)), maxAnswerChars),
			hasAsked: record.held_back > 0,
			research
		}),
		lent: new Map(files.map(({ path, content }) => [path, content]))
	};
}
/** Applies a prep's answer: it may ask for research once, and may hold the task back once between two agents. */
function takePrep(ledger, job, { made, at }) {
	const { iteration, task } = at;
	const { role } = made;
	const answer = readPrep(made.end);
	if ("why" in answer) {
		recordCalled(ledger, {
			made,
			iteration,
			outcome: answer.why
		});
		return recordRefusedPrompt(ledger, iteration, answer.why);
	}
	const { action, reason, prepared_prompt: prepared = "", research = [] } = answer;
	recordCalled(ledger, {
		made,
		iteration,
		outcome: `${action}: ${reason}`
	});
	if (action === "research" && role === "prep" && research.length > 0) {
		ledger.record({
			type: "context_directive",
			iteration,
			task: task.id,
			role,
			action,
			reason,
			held: false
		});
		return { research };
	}
	if (action === "skip" || action === "request_human_review") {
		const halt = applyDirective(ledger, job, {
			at,
			of: task.id,
			role,
			action,
			reason
		});
		if (halt) return { halt };
	}
	if (briefingIn(prepared) !== "") return { prepared };
	return recordRefusedPrompt(ledger, iteration, prepared.trim() === "" ? "there is none" : "it has only sections that ralph writes");
}
function recordRefusedPrompt(ledger, iteration, why) {
	ledger.record({
		type: "prepared_prompt_refused",
		iteration,
		why: [why]
	});
	return {};
}
// src/app/calls/before-attempt.ts
/** The calls before an attempt, as plain data for the job that has the key for a model. */
async function findDueCalls(ports, job, { ledger, task, canAsk }) {
	const { settings } = job;
	const trigger = canAsk ? await findIndexTrigger(job, ledger, task) : void 0;
	const [last] = newestIterations(ledger.state, 1);
	const roles = callsBefore({
		mode: settings.mode,
		indexIsDue: trigger !== void 0,
		mergesConstraints: trigger === mergeTrigger,
		hasUnreviewed: last !== void 0 && last.iteration > ledger.state.looked_back
	});
	if (roles.length === 0) return [];
	const { context } = await readAgentsOfBase(ports);
	const model = await readContextModel(ports, job);
	const { through } = await readUnindexedHandoffs(ledger);
	return roles.map((role) => {
		if (role === "prep") return {
			role,
			model,
			max_turns: context.prep.max_turns
		};
		if (role === "post") return {
			role,
			model,
			max_turns: context.post.max_turns,
			through,
			of: last?.iteration ?? 0
		};
		return {
			role,
			model,
			max_turns: settings["index-when"].turns,
			through,
			trigger: trigger ?? ""
		};
	});
}
/**
* Makes the calls before an attempt, each with the effects of the one before. `keep` saves them before the next one is
* paid for: a killed job pays for none twice.
*/
async function makeCalls(ports, job, { calls, keep, ...request }) {
	let { spent } = request;
	const made = [];
	const next = async (call, research) => {
		if (made.length > 0) await keep(made);
		const attempted = await unlessAborted(async () => ({ made: await askCall(ports, job, {
			...request,
			spent,
			call,
			research
		}) }));
		spent = addUsage(spent, attempted?.made?.usage ?? noUsage);
		if (!attempted) return "ended";
		const madeCall = mapStrings(attempted.made, ports.clean);
		if (madeCall) made.push(madeCall);
		return madeCall;
	};
	return applyCalls(ports, job, {
		...request,
		calls,
		next
	});
}
/**
* Makes one call before an attempt, within the budget that the attempt itself leaves. Undefined if none is left, or if
* no agent can be asked.
*/
async function askCall(ports, job, request) {
	const { call, ledger, at, guarded } = request;
	const spent = addUsage(request.spent, {
		...noUsage,
		usd: usualCost(ledger.state)
	});
	if (isUsedUp(remainingBudget(job.settings, spent))) {
		const text = `no budget is left for the call ${call.role} before iteration ${at.iteration}`;
		ports.show({
			kind: "warning",
			text
		});
		return;
	}
	if (call.role === "index" && ports.agent.ask === void 0) return void 0;
	const about = {
		...at,
		tree: at.start,
		usage: noUsage
	};
	const prepared = call.role === "index" ? gatherIndexer(ports, job, {
		call,
		ledger
	}) : call.role === "post" ? gatherPost(ports, job, {
		...request,
		call
	}) : gatherPrep(ports, job, {
		...request,
		call
	});
	return {
		role: roleOf$1(call, request.research),
		...await makeCall(ports, job, {
			...prepared,
			about,
			spent,
			guarded
		})
	};
}
const roleOf$1 = ({ role }, research) => research.length > 0 ? "research" : role;
/** The same for calls of another job: their answers are read and judged here. */
function readDelegatedCalls(ports, job, { made, ...request }) {
	const next = async (call, research) => {
		return made.find(({ role }) => role === roleOf$1(call, research));
	};
	return applyCalls(ports, job, {
		...request,
		next
	});
}
/** The calls before the agent, in their order. Each answer takes effect in the ledger before the next call. */
async function applyCalls(ports, job, request) {
	const { ledger, at, calls } = request;
	const made = [];
	let prepared;
	for (const call of calls) {
		const effect = await applyNextCall(job, {
			...request,
			call,
			made
		});
		if (effect === "ended") return {
			kind: "ended",
			made
		};
		if (effect.halt) return {
			kind: "halted",
			halt: effect.halt,
			made
		};
		prepared = effect.prepared;
	}
	const { iteration, attempt } = at;
	const task = taskNow(ledger, at.task);
	return {
		kind: "ready",
		prompt: await recordPrompt(ports, job, {
			ledger,
			iteration,
			attempt,
			task,
			prepared
		}),
		made
	};
}
/** Applies one call, and the research that it may ask for. Adds both to `made`. */
async function applyNextCall(job, request) {
	const { ledger, at, next, call, made, research = [] } = request;
	const madeCall = await next(call, research);
	if (madeCall === void 0) return {};
	if (madeCall === "ended") return madeCall;
	made.push(madeCall);
	if (madeCall.end.kind === "cancelled") {
		recordCalled(ledger, {
			made: madeCall,
			iteration: at.iteration
		});
		return "ended";
	}
	const answered = {
		made: madeCall,
		at
	};
	const effect = call.role === "prep" ? takePrep(ledger, job, answered) : call.role === "post" ? takePost(ledger, job, {
		...answered,
		call
	}) : takeIndexer(ledger, job, {
		...answered,
		call
	});
	ledger.attach(iterationPath(at.iteration, "context.json"), `${JSON.stringify(made, null, 2)}\n`);
	return effect.research ? applyNextCall(job, {
		...request,
		research: effect.research
	}) : effect;
}
// src/app/calls/owed-passes.ts
/** The passes for an attempt whose checks ran in a job without the key for a model (docs/agents.md#passes). */
async function findWaitingPasses(ports, job, { coded, validation }) {
	if (coded.changes.length === 0) return [];
	const checks = validation.passed ? "passed" : "failed";
	return owedPassNames(await readEnabledPasses(ports, job), {
		iteration: coded.iteration,
		checks
	});
}
/** Recorded before the calls, so that a job that dies during them is not repeated forever. False if none is owed. */
function recordOwedStarted(ledger) {
	const { owed } = ledger.state;
	if (owed.length > 0) ledger.record({
		type: "passes_begun",
		iterations: owed.map(({ iteration }) => iteration)
	});
	return owed.length > 0;
}
/**
* Calls the owed passes on their commits, within the run's budget. Records nothing, and leaves the last commit in the
* workspace.
*/
async function callOwedPasses(ports, job, request) {
	const { owed } = request.ledger.state;
	const passes = owed.length === 0 ? [] : await readEnabledPasses(ports, job);
	const calls = [];
	for (const owedPasses of owed) {
		const due = passes.filter(({ name }) => owedPasses.passes.includes(name));
		const subject = due.length === 0 ? void 0 : await checkoutSubject(ports, request.ledger, owedPasses);
		for (const pass of subject ? due : []) {
			const spent = calls.reduce((sum, { usage }) => addUsage(sum, usage), request.spent);
			if (!subject || isUsedUp(remainingBudget(job.settings, spent))) return calls;
			const call = await askPass(ports, job, {
				...request,
				...subject,
				spent,
				pass,
				checks: owedPasses.checks
			});
			calls.push({
				...call,
				iteration: owedPasses.iteration
			});
		}
	}
	return calls;
}
/** Checks out the attempt; undefined if its commits are missing. */
async function checkoutSubject(ports, ledger, { iteration, task: id, attempt, start, commit }) {
	const { workBranch, workspace, show } = ports;
	try {
		await workBranch.contains(start, start);
		await workBranch.contains(commit, start);
		await workspace.restore(commit);
	} catch (error) {
		show({
			kind: "warning",
			text: `the files of iteration ${iteration} are missing for its passes: ${String(error)}`
		});
		return;
	}
	const task = ledger.plan.tasks.find((one) => one.id === id) ?? removedTask(id);
	const handoff = (await readStoredHandoff(ledger.recall, iteration))?.handoff ?? {
		summary: "It left none.",
		freeform: "It left none."
	};
	return {
		coded: {
			iteration,
			task,
			attempt,
			start,
			tree: commit,
			usage: noUsage
		},
		handoff
	};
}
const removedTask = (id) => Task.parse({
	id,
	title: id,
	description: "It is no longer in the plan."
});
/** Records the results; passes without an answer stay owed. */
async function recordOwedPasses(ports, job, { ledger, calls }) {
	const { owed } = ledger.state;
	if (owed.length === 0) return;
	const passes = await readEnabledPasses(ports, job);
	for (const owedPasses of owed) {
		const { iteration, task } = owedPasses;
		await addPasses(ledger, {
			iteration,
			task
		}, endedPasses(owedPasses, {
			...ports,
			passes,
			calls
		}));
	}
}
const owedCalls = ({ ports, job, ledger }) => ({
	begin: () => recordOwedStarted(ledger),
	subjects: {
		ask: "ask the passes that waited",
		handOn: "hand on the passes that waited"
	},
	dossier: { phase: "passes" },
	make: (means) => callOwedPasses(ports, job, {
		ledger,
		...means
	}),
	take: async (calls) => {
		if (calls) await recordOwedPasses(ports, job, {
			ledger,
			calls
		});
	}
});
// src/app/job/delegate.ts
/**
* Records that other jobs of this workflow run continue with `part`; takes effect with the next save. The commit is
* kept reachable from the state, on no branch. The workflow run keeps the lease.
*/
function delegate({ ports, ledger, scope }, part, request) {
	const nonce = ports.clock.id();
	const dossier = Dossier.parse({
		schema: 1,
		run: ledger.state.run,
		nonce,
		...part
	});
	const { commit, spent = noCallCost } = request;
	if (commit !== null) ledger.keep(commit);
	ledger.attach(dossierPath, `${JSON.stringify(dossier, null, 2)}\n`);
	ledger.record({
		type: "handed_on",
		...subjectOf$1(dossier),
		commit,
		nonce,
		laid_out: scope.laidOut ?? false,
		...spent
	});
	return dossier;
}
function subjectOf$1(dossier) {
	if (dossier.phase === "baseline") return {
		what: "baseline",
		of: null
	};
	if (dossier.phase === "passes") return {
		what: "passes",
		of: null
	};
	if (dossier.phase === "counsel") return {
		what: "counsel",
		of: null
	};
	if (dossier.phase === "lanes" || dossier.phase === "train") return {
		what: dossier.phase,
		of: null
	};
	if (dossier.phase === "undo") {
		const { iteration, task } = dossier.reverting;
		return {
			what: "undo",
			of: {
				iteration,
				task
			}
		};
	}
	const { iteration, task } = dossier.phase === "prepared" ? dossier.prepared : dossier.coded;
	return {
		what: isAgentsMd(task.id) ? "agents_md" : "attempt",
		of: {
			iteration,
			task: task.id
		}
	};
}
// src/app/calls/waiting-calls.ts
/** Makes and applies them, in a job that has the key for a model and writes the run. */
async function settleWaiting(context, { begin, subjects, make, take }) {
	const { ledger, progress } = context;
	if (!await begin()) return void 0;
	await ledger.save(subjects.ask);
	const made = await unlessAborted(() => make({
		spent: ledger.state.usage,
		guarded: interruptibleBy(context)
	}));
	progress.workspaceReady = false;
	return take(made);
}
/** The same, or delegated to a job that has the key. */
async function settleOrDelegate(context, calls) {
	const { ledger, scope, cancelled } = context;
	await saveAndPublish(context);
	if (cancelled.aborted) return void 0;
	if (callsAgent(scope)) {
		const reason = await settleWaiting(context, calls);
		return reason && stopped(reason);
	}
	if (!await calls.begin()) return void 0;
	const dossier = delegate(context, calls.dossier, { commit: null });
	await ledger.save(calls.subjects.handOn);
	return {
		kind: "handed_on",
		dossier
	};
}
const maxChars = {
	name: 60,
	target: 200
};
/** Counts the steps of one call; equal steps in a row are one. Times in ms since the epoch. */
function countSteps() {
	const steps = [];
	let more = 0;
	let openStep;
	const close = (now) => {
		if (openStep?.step) openStep.step.duration_ms += Math.max(0, now - openStep.since);
		openStep = void 0;
	};
	return {
		add(next, now) {
			const previous = openStep?.step;
			close(now);
			const [name, target] = [oneLine(next.name, maxChars.name), oneLine(next.target, maxChars.target)];
			if (previous?.name === name && previous.target === target) {
				previous.count += 1;
				openStep = {
					step: previous,
					since: now
				};
			} else if (steps.length < 200) {
				const step = {
					name,
					target,
					count: 1,
					duration_ms: 0
				};
				steps.push(step);
				openStep = {
					step,
					since: now
				};
			} else more += 1;
		},
		end(now) {
			close(now);
			return {
				kept: steps,
				more
			};
		}
	};
}
// src/core/guard/credential-words.ts
/** A setting's name is not a value. */
const isValue = (text) => /\d/.test(text) && /[A-Za-z]/.test(text);
const maxLines = 200;
const word = /[A-Za-z0-9_+/.~-]{16,}/g;
const address = /[a-z][\w+.-]*:\/\/[^\s"'`<>]+/gi;
/**
* The words that identify a finding's value: a base file with all of them contains it already. Undefined for a secret
* of this run, for packed content, and if no word is long enough.
*/
function credentialWords(text, { why, line }) {
	if (line === void 0 || /secret of this run/.test(why)) return void 0;
	const lines = text.split("\n");
	const first = lines[line - 1] ?? "";
	const isKey = /-----BEGIN/.test(first);
	const end = isKey ? lines.findIndex((text, index) => index >= line - 1 && /-----END/.test(text)) : line - 1;
	if (end === -1 || end - line > maxLines) return void 0;
	const region = lines.slice(line - 1, end + 1);
	const body = isKey ? region.filter((text) => !/-----(?:BEGIN|END)/.test(text)) : region;
	const words = body.flatMap((text) => {
		const addresses = text.match(address) ?? [];
		const rest = addresses.reduce((rest, address) => rest.replace(address, " "), text);
		return [...addresses, ...rest.match(word) ?? []];
	});
	return (isKey ? body.length < 2 || words.length < body.filter((text) => text.trim() !== "").length - 1 : false) || !words.some(isValue) ? void 0 : [...new Set(words)];
}
// src/core/guard/machinery.ts
/** Paths that a text may run, source or import, from the top of the repository; many do not exist. */
function filesReached(path, text, directory) {
	const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
	const paths = isCode(path) ? importsIn(text).flatMap((name) => filesOfImport(name, path, folder, directory)) : commandFiles(text, [.../* @__PURE__ */ new Set([directory, folder])]);
	return [...new Set(paths)].filter((name) => name !== path);
}
/** Files that a command line sources or runs, relative to each of the folders. */
function commandFiles(text, folders) {
	const programs = text.split("\n").filter((line) => !/^\s*(?:#|\/\/)/.test(line)).flatMap(programsIn);
	const pathWords = programs.filter(({ byName }) => !byName).map(({ word }) => word);
	const names = [...new Set(programs.flatMap(({ word, byName }) => byName ? word : []))];
	const programPaths = [...foldersOnPath(text), "bin"].flatMap((folder) => names.map((name) => `${folder}/${name}`));
	const makes = /(?<![\w./-])g?make\b/.test(text) ? [
		"Makefile",
		"GNUmakefile",
		"makefile"
	] : [];
	const justs = /(?<![\w./-])just\b/.test(text) ? ["justfile", "Justfile"] : [];
	const modules = [...text.matchAll(/\bpython[\d.]*\s+(?:-\w\s+)*-m\s+([\w.]+)/g)].flatMap(([, name = ""]) => {
		const file = name.replaceAll(".", "/");
		return [`${file}.py`, `${file}/__main__.py`];
	});
	return folders.flatMap((folder) => [
		...pathWords,
		...makes,
		...justs,
		...modules,
		...programPaths
	].flatMap((word) => pathFrom(folder, word) ?? []));
}
const interpreter = /^(?:\.|source|env|exec|command|time|sudo|nice|timeout|(?:ba|z|da|k)?sh|node|nodejs|deno|bun|tsx|ts-node|python[\d.]*|ruby|perl|php|lua|npx|bunx|uv|poetry|bats|make|run|exec)$/;
const takesFile = /^(?:-r|-f|-c|--require|--import|--loader|--config|--file|--rcfile|--setup|--preload)$/;
/** Folders that a text adds to PATH: programs in them are started by their bare name. */
const foldersOnPath = (text) => [...text.matchAll(/\bPATH=(\S+)/g)].flatMap(([, list = ""]) => list.replace(/["']/g, "").split(":").map(withoutVariables).filter((folder) => folder !== "" && !folder.includes("$")));
/** The words of a line that are run or sourced, and shell scripts anywhere in it. */
const programsIn = (line) => line.split(/&&|\|\||[;|&`{}]|\$\(|\b(?:then|do|else|if|while|until)\b/).flatMap(programsOf);
/** Programs that start the next word as a program. */
const startsProgram = /^(?:env|exec|command|time|sudo|nice|npx|bunx|uv|poetry|run)$/;
/** Words of the shell, which are no programs. */
const shellWords = /^(?:\.|:|source|exec|command|time|eval|export|local|readonly|declare|set|unset|shift|trap|cd|pushd|popd|echo|printf|test|true|false|exit|return|read|wait|for|in|case|esac|function|fi|done|break|continue|run)$/;
function programsOf(command) {
	const programs = [];
	let runsNext = true;
	let startsNext = true;
	for (const raw of command.split(/[\s()<>"',]+/)) {
		const word = raw.replace(/^@-?|^!+/, "");
		if (word === "" || /^\w+=/.test(word)) continue;
		const path = withoutVariables(word.replace(/^--?[\w-]+=/, ""));
		if (isShell(path) || runsNext && /[./]/.test(path)) programs.push({
			word: path,
			byName: false
		});
		if (startsNext && isName(word)) programs.push({
			word,
			byName: true
		});
		const isFlag = word.startsWith("-");
		startsNext &&= isFlag || startsProgram.test(word);
		runsNext = isFlag ? runsNext || takesFile.test(word) : interpreter.test(word);
	}
	return programs;
}
const isName = (word) => /^[A-Za-z][\w.-]*$/.test(word) && !shellWords.test(word);
/** `$DIR/lib.sh`, and the rest of `$(dirname "$0")/lib.sh`, are files beside the script. */
const withoutVariables = (word) => word.replace(/^(?:\$\{?[^/]*|\$@?<?)?\/+/, "");
const isShell = (path) => /\.(?:sh|bash|zsh|bats|mk)$/.test(path);
const isCode = (path) => /\.(?:[cm]?[jt]sx?|py|rb)$/.test(path);
const importPatterns = [/\b(?:from|import|require(?:\.resolve)?|require_relative|load)\b\s*\(?\s*['"]([^'"\n]+)['"]/g, /['"`]([\w./-]*\.(?:sh|bash|[cm]?js|[cm]?ts|py|rb))['"`]/g];
function importsIn(text) {
	const specifiers = importPatterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = ""]) => name));
	const modules = [...text.matchAll(/^\s*(?:from|import)\s+(\.*[A-Za-z_][\w.]*)/gm)].map(([, name = ""]) => `${name.startsWith("..") ? "../" : "./"}${name.replace(/^\.+/, "").replaceAll(".", "/")}.py`);
	return [...specifiers, ...modules];
}
const endings$1 = [
	"",
	".js",
	".mjs",
	".cjs",
	".ts",
	".mts",
	".rb",
	"/index.js",
	"/index.ts"
];
function filesOfImport(name, importer, folder, directory) {
	const folders = /^\.{1,2}\//.test(name) ? [folder] : /\.\w+$/.test(name) ? [folder, directory] : [];
	const hasExtension = /\.(?:sh|bash|[cm]?[jt]sx?|py|rb)$/.test(name);
	return folders.flatMap((folder) => (hasExtension ? [""] : endings$1).flatMap((ending) => {
		const file = pathFrom(folder, name + ending);
		return file !== void 0 && isHelper(file, importer) ? [file] : [];
	}));
}
const toolFolder = /(?:^|\/)(?:scripts?|tools?|bin|\.?ci|build|hack|support|helpers?|tests?|__tests__|specs?|e2e|qa|checks?|tasks?|fixtures)\//i;
const helperName = /(?:help|util|set-?up|common|shared|check|assert|rule|run|harness|test|lint|reporter)/i;
/** A check's scripts also import the code under test: that is ordinary source, not part of the check. */
function isHelper(file, importer) {
	if (isShell(file) || toolFolder.test(file)) return true;
	const folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1);
	const isBeside = folderOf(file) === folderOf(importer);
	const isTest = isTestFile(importer) || /^tests?\b/i.test(importer.slice(folderOf(importer).length));
	return isBeside && (helperName.test(file.slice(folderOf(file).length)) || !isTest && folderOf(importer) !== "");
}
/** A path from a folder with `..` resolved; undefined if it leaves the repository. */
function pathFrom(folder, path) {
	if (!/^[\w./@+-]+$/.test(path)) return void 0;
	const names = namesFrom([], `${folder}/${path}`);
	return names?.length ? insidePath(names.join("/")) : void 0;
}
const pythonNames = new Set("sitecustomize usercustomize pytest _pytest pluggy iniconfig unittest doctest nose nose2 coverage tox hypothesis mock mypy flake8 pylint ruff black trace runpy argparse ast asyncio collections contextlib copy dataclasses difflib enum fnmatch functools glob importlib inspect io itertools json linecache locale logging math os pathlib pickle platform pprint queue random re shutil signal site socket string subprocess sys tempfile textwrap threading time tokenize traceback types typing warnings weakref zipfile".split(" "));
const shadowRules = [
	[/(?:^|\/)(?:site|user)customize(?:\.py|\/__init__\.py)$|\.(?:pth|egg-link)$/, "which Python loads by its name"],
	[/(?:^|\/)(?:node_modules|\.yarn\/(?:releases|plugins|sdks))\/|(?:^|\/)\.pnp\.(?:c?js|loader\.mjs)$/, "which is loaded in the place of an installed module"],
	[/(?:^|\/)__mocks__\//, "which test runners load in the place of a module"]
];
/** Why a new file replaces what a runner or its language loads by name; undefined if it does not. */
function shadowReason(path, folders) {
	const reason = shadowRules.find(([pattern]) => pattern.test(path))?.[1];
	if (reason !== void 0) return reason;
	const file = path.replace(/\/__init__(?=\.\w+$)/, "");
	const [, place = ".", module = ""] = /^(?:(.*)\/)?([^/.]+)\.(?:py[cd]?|[\w.-]*so)$/.exec(file) ?? [];
	if (!pythonNames.has(module)) return void 0;
	return folders.includes(place) || /(?:^|\/)tests?$/.test(place) ? `which hides the module ${module}` : void 0;
}
// src/core/guard/manifest-changes.ts
/** If the checks are the workflow's own, ralph does not know what they run. */
const usualScripts = [
	"test",
	"lint",
	"typecheck",
	"check",
	"build",
	"ci",
	"verify"
];
/** They decide which tests and rules apply. */
const toolSettings = [
	"jest",
	"mocha",
	"ava",
	"vitest",
	"c8",
	"nyc",
	"eslintConfig",
	"eslintIgnore",
	"prettier",
	"babel",
	"tap",
	"xo",
	"standard",
	"imports",
	"type",
	"workspaces",
	"overrides",
	"resolutions",
	"packageManager"
];
/** Commands that git runs on a developer's machine. */
const hookSettings = [
	"husky",
	"lint-staged",
	"simple-git-hooks",
	"pre-commit",
	"ghooks"
];
function manifestChanges(file, checks) {
	const { path, before, after } = file;
	const [oldManifest, newManifest] = [before === void 0 ? {} : readManifest(before), after === void 0 ? {} : readManifest(after)];
	if (!oldManifest) return {
		checks: [],
		people: []
	};
	if (!newManifest) return {
		checks: [`${path} can no longer be read`],
		people: []
	};
	if (before === void 0) return {
		checks: shadowedTool(path, newManifest),
		people: []
	};
	const [oldScripts, newScripts] = [scriptsOf(oldManifest), scriptsOf(newManifest)];
	const checkByScript = new Map([...reachedScripts(oldScripts, checks), ...reachedScripts(newScripts, checks)]);
	const changed = [.../* @__PURE__ */ new Set([...Object.keys(oldScripts), ...Object.keys(newScripts)])].filter((name) => oldScripts[name] !== newScripts[name]);
	const sentence = (name, runner) => {
		const [oldScript, newScript] = [oldScripts[name], newScripts[name]];
		const change = newScript === void 0 ? "is gone" : `is ${JSON.stringify(newScript)} now`;
		return `${path}: the script "${name}"${runner} ${change} (was ${oldScript === void 0 ? "missing" : JSON.stringify(oldScript)})`;
	};
	const differs = (name) => JSON.stringify(oldManifest[name]) !== JSON.stringify(newManifest[name]);
	const newLinks = linkedDependencies(newManifest).filter((name) => !linkedDependencies(oldManifest).includes(name));
	return {
		checks: [
			...changed.flatMap((name) => checkByScript.has(name) ? sentence(name, `, which ${checkByScript.get(name)} runs,`) : []),
			...toolSettings.filter(differs).map((name) => `${path}: "${name}" was changed`),
			...newLinks.map((name) => `${path}: the module ${name} comes from a folder of the repository now`),
			...oldManifest["name"] === newManifest["name"] ? [] : shadowedTool(path, newManifest)
		],
		people: [...changed.flatMap((name) => checkByScript.has(name) ? [] : sentence(name, "")), ...hookSettings.filter(differs).map((name) => `${path}: "${name}", which git runs, was changed`)]
	};
}
const tools = /^(?:vitest|jest|mocha|ava|tap|c8|nyc|typescript|tsx|ts-node|eslint|prettier|biome|playwright|cypress|karma|jasmine|turbo|nx|@(?:vitest|jest|biomejs|playwright|typescript-eslint|types)\/.+)$/;
/** A package of the repository with a tool's name: a workspace links it instead of the tool. */
function shadowedTool(path, manifest) {
	const { name } = manifest;
	return typeof name === "string" && tools.test(name) ? [`${path} has the name of the tool ${name}`] : [];
}
function linkedDependencies(manifest) {
	return [
		"dependencies",
		"devDependencies",
		"optionalDependencies"
	].flatMap((name) => Object.entries(manifest[name] ?? {})).flatMap(([name, version]) => /^(?:file|link|portal|workspace):|^\.{1,2}\//.test(String(version)) ? [name] : []);
}
/** Names of the scripts that the checks reach, each with its check. */
function reachedScripts(scripts, checks) {
	const pending = [...checks.length === 0 ? usualScripts.map((name) => [name, "a check"]) : [], ...checks.flatMap(({ run }) => scriptsCalled(run, scripts).map((name) => [name, `the check ${run}`]))];
	const checkByName = /* @__PURE__ */ new Map();
	for (let entry = pending.shift(); entry !== void 0; entry = pending.shift()) {
		const [name, check] = entry;
		if (checkByName.has(name)) continue;
		checkByName.set(name, check);
		const calledScripts = scriptsCalled(scripts[name] ?? "", scripts);
		for (const script of [
			...calledScripts,
			`pre${name}`,
			`post${name}`
		]) pending.push([script, check]);
		if (checkByName.size > 200) break;
	}
	return [...checkByName];
}
const managerCommands = /(?<![\w/.-])(?:npm|pnpm|yarn|bun)((?:\s+(?:--?[\w-]+(?:[= ](?:"[^"]*"|'[^']*'|[^\s&|;]+))?|-w|workspaces|foreach))*)\s+(?:(?:run(?:-script)?)\s+)?(?:(?:--?[\w:-]+|-s)\s+)*([\w:.@/-]+)/g;
/** Names of the scripts that a command line calls, judged by its words. */
function scriptsCalled(command, scripts) {
	const names = [...command.matchAll(managerCommands)].flatMap(([commandText, , name = ""]) => {
		return [name === "t" || name === "tst" ? "test" : name, ...commandText.split(/\s+/).filter((word) => Object.hasOwn(scripts, word))];
	});
	const toolCommands = [...command.matchAll(/(?<![\w/.-])(?:run-[sp]|npm-run-all2?|concurrently|turbo|nx)\b([^&|;]*)/g)];
	return [...names, ...toolCommands.flatMap(([, words = ""]) => words.replace(/["']|npm:/g, " ").split(/\s+/).filter((word) => Object.hasOwn(scripts, word)))];
}
function readManifest(text) {
	try {
		const value = JSON.parse(text);
		return typeof value === "object" && value !== null && !Array.isArray(value) ? value : void 0;
	} catch {
		return;
	}
}
function scriptsOf(manifest) {
	const { scripts } = manifest;
	if (typeof scripts !== "object" || scripts === null) return {};
	return Object.fromEntries(Object.entries(scripts).filter((entry) => typeof entry[1] === "string"));
}
/** The commands that a `package.json` defines for the checks of its folder. */
function commandsOfChecks(manifest, checks) {
	const scripts = scriptsOf(readManifest(manifest) ?? {});
	return reachedScripts(scripts, checks).flatMap(([name]) => scripts[name] ?? []);
}
// src/core/guard/test-changes.ts
/** `weaker`: tests that were removed or skipped or prove less; `edited`: every changed line of existing tests. */
function testChanges(files) {
	const tests = files.filter(({ path }) => isTestFile(path));
	return {
		weaker: [
			...files.flatMap(skippedTests),
			...removedTests(tests),
			...fewerAssertions(tests)
		],
		edited: files.flatMap(editedLines)
	};
}
function skippedTests({ path, after, before = "" }) {
	if (after === void 0 || !isTestFile(path) && !path.endsWith(".rs")) return [];
	const newSkips = skipsIn(after) - skipsIn(before);
	const newExits = count(endings, after) - count(endings, before);
	return [...newSkips > 0 ? [`${path} skips ${newSkips === 1 ? "a test" : `${newSkips} tests or groups`} that would have run`] : [], ...newExits > 0 && isTestFile(path) ? [`${path} can end the run of the tests`] : []];
}
/** A test that moved to another file is not removed. */
function removedTests(tests) {
	const createdTexts = new Set(tests.flatMap(({ action, after }) => action === "created" && after !== void 0 ? [after] : []));
	const change = tests.reduce((sum, { before = "", after = "" }) => sum + testsIn(after) - testsIn(before), 0);
	return tests.flatMap(({ path, action, before = "", after = "" }) => {
		if (action === "deleted") return createdTexts.has(before) || change >= 0 && testsIn(before) > 0 ? [] : [`the test file ${path} was removed`];
		const fewer = testsIn(before) - testsIn(after);
		return fewer > 0 && change < 0 ? [`${path} has ${fewer} ${fewer === 1 ? "test" : "tests"} fewer than before`] : [];
	});
}
/** Assertions that moved to another test are not removed. */
function fewerAssertions(tests) {
	const changes = tests.map(({ before = "", after = "" }) => count(assertions, after) - count(assertions, before));
	if (changes.reduce((sum, change) => sum + change, 0) >= 0) return [];
	return tests.flatMap(({ path, action }, index) => {
		const fewer = -(changes[index] ?? 0);
		if (action !== "modified" || fewer <= 0) return [];
		return [`${path} has ${fewer} ${fewer === 1 ? "assertion" : "assertions"} fewer than before`];
	});
}
/** Each removed or changed line; new lines between the old ones are no edit. */
function editedLines({ path, action, before, after }) {
	if (action !== "modified" || !(isTestFile(path) || isExpectedOutput(path))) return [];
	const subject = isTestFile(path) ? "an existing test" : "what tests expect";
	if (before === void 0 || after === void 0) return [`${path}: ${subject} was changed`];
	const [oldLines, newLines] = [linesOf(before), linesOf(after)];
	if (containsInOrder(oldLines, newLines)) return [];
	const [first, ...others] = missingLines(oldLines, newLines);
	if (first === void 0) return [`${path}: lines of ${subject} were moved`];
	return [`${path}: ${others.length === 0 ? `a line of ${subject} was` : `${others.length + 1} lines of ${subject} were`} changed or removed: ${JSON.stringify(first.trim().slice(0, 80))}`];
}
/** True if `all` contains the lines in this order. */
function containsInOrder(lines, all) {
	let next = 0;
	for (const line of all) if (line === lines[next]) next += 1;
	return next === lines.length;
}
function missingLines(lines, all) {
	const counts = /* @__PURE__ */ new Map();
	for (const line of all) counts.set(line, (counts.get(line) ?? 0) + 1);
	return lines.filter((line) => {
		const remaining = (counts.get(line) ?? 0) - 1;
		counts.set(line, remaining);
		return remaining < 0;
	});
}
const linesOf = (text) => text.split("\n").flatMap((line) => line.trim() === "" ? [] : [line.trimEnd()]);
const assertions = [
	/(?<![\w$])(?:expect|[aA]ssert\w*|debug_assert\w*|should|verify|ensure|require|check|raises|refute\w*|XCTAssert\w*)(?:\.\w+)*!?\s*\(/g,
	/\.should(?:\.|\s)/g,
	/^\s*(?:assert|refute)\w*(?:[ \t]+(?![ \t(=])|$)/gm,
	/\bis_expected\b|\.(?:must|wont)_\w+/g,
	/(?<=[\w)\]"'] )should(?:Not)?(?:[A-Z]\w*|(?= ))/g,
	/^\s*(?:!\s+)?\[\[?\s[^\n]*\$[^\n]*\]\]?\s*$/gm,
	/(?<![\w$])(?:t|b)\.(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow|is\w*|not\w*|equal\w*|same\w*|ok|throws\w*|rejects|true|false|truthy|falsy|like|match\w*|regex|(?:deep|strict|loose)\w*)\s*\(/g
];
/** Code that ends the test process, or decides for all tests. */
const endings = [
	/\bprocess\.(?:exit|reallyExit)\s*\(\s*0?\s*\)|\bprocess\.exitCode\s*=\s*0\b/g,
	/\b(?:sys\.exit|os\._exit)\s*\(\s*0?\s*\)|\bdef\s+load_tests\b|\bpytest\.exit\s*\(/g,
	/\bos\.Exit\s*\(\s*0\s*\)|\bfunc\s+TestMain\b(?![\s\S]*\.Run\s*\()/g,
	/\bprocess::exit\s*\(\s*0\s*\)|\bSystem\.exit\s*\(\s*0\s*\)/g,
	/^\s*exit\s+0\b/gm
];
const cases = [
	/(?<![\w.$])(?:[xf]?it|x?test|bench)(?:\.\w+)*\s*\(/g,
	/^\s*(?:async\s+)?def\s+test\w*\s*\(/gm,
	/^func\s+(?:Test|Fuzz)\w*\s*\(/gm,
	/#\[(?:\w+::)?test\b/g,
	/@(?:Parameterized|Repeated)?Test\b/g
];
const skips = [
	/(?<![\w$])(?:it|test|describe|context|suite|t)(?:\.\w+)*?\.(?:skip|skipIf|runIf|todo|only|fixme|failing|fails)\b/g,
	/(?<![\w.$])(?:xit|xtest|xdescribe|xcontext|fit|fdescribe)\s*\(/g,
	/(?<![\w$])(?:skip|todo|only)\s*:\s*(?:true|['"`])/g,
	/\bthis\.skip\s*\(/g,
	/@?pytest\.(?:mark\.)?(?:skip|skipif|xfail|importorskip)\b/g,
	/@?unittest\.(?:skip\w*|expectedFailure)\b|\bself\.skipTest\s*\(|\braise\s+(?:unittest\.)?SkipTest\b/g,
	/#\[(?:cfg_attr\([^\]]*\bignore\b|ignore\b)/g,
	/@(?:Disabled\w*|Ignore)\b/g,
	/(?<![\w$])[tb]\.(?:Skip|Skipf|SkipNow)\s*\(/g
];
const count = (patterns, text) => patterns.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0);
/** Counts by patterns, to detect that there are fewer. */
const testsIn = (text) => count(cases, text);
const skipsIn = (text) => count(skips, text);
// src/core/guard/test-guard.ts
const isManifest = (path) => /(?:^|\/)package\.json$/.test(path);
const checkThatRuns = ({ checks, machinery }, path) => checks.find(({ run, working_directory }) => pathsIn(run, working_directory).includes(path))?.run ?? machinery.get(path);
const foldersOf = ({ checks, machinery }) => [
	".",
	...checks.map(({ working_directory }) => working_directory),
	...[...machinery.keys()].map((path) => path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".")
];
/** Programs that run later for others: an action of the repository, git hooks. */
const runByOthers = /(?:^|\/)(?:action\.ya?ml|\.?lefthook(?:-local)?\.(?:ya?ml|toml|json)|\.huskyrc(?:\.\w+)?|husky\.config\.\w+|\.lintstagedrc(?:\.\w+)?|lint-staged\.config\.\w+|\.?simple-git-hooks\.\w+|\.?commitlintrc?(?:\.config)?\.\w+|composer\.json|\.releaserc(?:\.\w+)?|release\.config\.\w+)$|(?:^|\/)\.?husky\//i;
/** True if this file can change what the checks run or detect, or what people run: then its content is needed. */
const mattersToChecks = (path, context) => isManifest(path) || isCheckConfiguration(path) || isTestFile(path) || isExpectedOutput(path) || path.endsWith(".rs") || path.endsWith("go.mod") || runByOthers.test(path) || shadowReason(path, foldersOf(context)) !== void 0 || checkThatRuns(context, path) !== void 0;
/**
* What a change does to the checks that judge it, one phrase each, the gravest first. Not necessarily wrong, but its
* reviewer must see it. Added tests, new versions of dependencies and ordinary source are not listed.
*/
function testGuard(files, context) {
	const manifests = files.flatMap((file) => isManifest(file.path) ? manifestChanges(file, context.checks) : []);
	const tests = testChanges(files);
	const byClass = {
		machinery: [...manifests.flatMap(({ checks }) => checks), ...files.flatMap((file) => machineryChanges(file, context))],
		tests: tests.weaker,
		edited: tests.edited,
		people: [...manifests.flatMap(({ people }) => people), ...files.flatMap(({ path, action }) => runByOthers.test(path) ? [`${path}, which people and other programs run, ${verbs[action]}`] : [])]
	};
	return Object.keys(byClass).flatMap((name) => [...new Set(byClass[name])].map((what) => ({
		class: name,
		what: oneLine(what, 400)
	})));
}
const verbs = {
	created: "was added",
	modified: "was changed",
	deleted: "was removed"
};
function machineryChanges({ path, action, before, after, isLink }, context) {
	if (isManifest(path)) return [];
	const check = checkThatRuns(context, path);
	const reason = action === "deleted" ? void 0 : shadowReason(path, foldersOf(context));
	if (reason !== void 0) return [`${path}, ${reason}, ${verbs[action]}`];
	if (check !== void 0 && !(isTestFile(path) && action === "created")) return [`${path}, which the check ${check} runs, ${verbs[action]}`];
	if (isLink && (isTestFile(path) || isCheckConfiguration(path))) return [`${path} is a link now`];
	if (path.endsWith("go.mod")) return replacedModules(before) === replacedModules(after) ? [] : [`${path} replaces other modules`];
	if (!isCheckConfiguration(path)) return [];
	return before !== void 0 && after !== void 0 && withoutDependencies(path, before) === withoutDependencies(path, after) ? [] : [`${path}, which configures how checks run, ${verbs[action]}`];
}
const replacedModules = (text = "") => (text.match(/^.*=>.*$/gm) ?? []).join("\n");
// src/app/phase/code/touched-checks.ts
/** Larger files are reported as changed without being read. */
const readBytes$2 = 1048576;
const maxFiles$1 = 2e3;
const maxScripts = 100;
const maxTriedPaths = 600;
/** The changes of what the checks run, from the contents on both sides. */
async function touchedChecks(workspace, checks, trees) {
	if (trees.changes.length === 0) return [];
	const read = async (treeish, path) => {
		const content = await workspace.readCaptured(treeish, path, readBytes$2);
		return content && new TextDecoder("utf-8").decode(content);
	};
	const context = {
		checks,
		machinery: await findMachinery(checks, trees, read)
	};
	const files = [];
	for (const { path, action, mode } of trees.changes) {
		if (!mattersToChecks(path, context)) continue;
		const isRead = files.length < maxFiles$1;
		const before = action === "created" || !isRead ? void 0 : await read(trees.start, path);
		const after = action === "deleted" || !isRead ? void 0 : await read(trees.tree, path);
		files.push({
			path,
			action,
			before,
			after,
			isLink: mode === "120000"
		});
	}
	return testGuard(files, context);
}
/** Files that the checks' commands reach, before or after the change, with the check. */
async function findMachinery(checks, trees, read) {
	const changed = new Set(trees.changes.map(({ path }) => path));
	const machinery = /* @__PURE__ */ new Map();
	const triedPaths = /* @__PURE__ */ new Set();
	const texts = async (path) => {
		const sides = [trees.start, ...changed.has(path) ? [trees.tree] : []];
		return (await Promise.all(sides.map((side) => read(side, path)))).filter((text) => text !== void 0);
	};
	const todo = [];
	const add = (paths, run, directory) => {
		for (const path of paths) {
			if (triedPaths.has(path) || triedPaths.size >= maxTriedPaths) continue;
			triedPaths.add(path);
			todo.push({
				path,
				run,
				directory
			});
		}
	};
	for (const check of checks) {
		const { run, working_directory: directory } = check;
		const manifests = [.../* @__PURE__ */ new Set(["package.json", directory === "." ? "package.json" : `${directory}/package.json`])];
		add([run, ...(await Promise.all(manifests.map(texts))).flat().flatMap((manifest) => commandsOfChecks(manifest, [check]))].flatMap((command) => commandFiles(command, [directory])), run, directory);
	}
	for (let next = todo.shift(); next !== void 0 && machinery.size < maxScripts; next = todo.shift()) {
		const { path, run, directory } = next;
		const contents = await texts(path);
		if (contents.length === 0) continue;
		machinery.set(path, run);
		for (const text of contents) add(filesReached(path, text, directory), run, directory);
	}
	return machinery;
}
// src/app/phase/code/guard.ts
/**
* Finds everything that may not be committed: files that git must not take, protected paths, size, secrets, and changes
* of what the checks run.
*/
async function guard(ports, job, capture) {
	const refused = capture.refused.map(({ path, why }) => ({
		path,
		why
	}));
	const tooLarge = sizeFindings(capture.changes);
	const largePaths = new Set(tooLarge.map(({ path }) => path));
	const readable = largePaths.has(null) ? [] : capture.changes.filter(({ path }) => !largePaths.has(path));
	const findings = [
		...refused,
		...protectedFindings(capture.changes, [
			...job.steeringFiles,
			...[job.settings.queue ?? job.queue?.folder ?? []].flat(),
			...job.settings["protected-paths"]
		]),
		...outsideFindings(capture.changes, capture.task.paths),
		...tooLarge,
		...await reviewFindings(ports.workspace, job, {
			...capture,
			changes: readable
		}),
		...await blockFindings(ports.workspace, job, {
			...capture,
			changes: readable
		}),
		...await secretsIn(ports, job.secrets, {
			...capture,
			changes: readable
		})
	];
	const touched = await touchedChecks(ports.workspace, job.checks, {
		...capture,
		changes: readable
	});
	const fails = job.settings["test-guard"] === "fail";
	const refuses = (name) => fails && (name === "machinery" || name === "tests");
	const touchedInWords = touched.map((check) => ({
		...check,
		what: `${check.what} (${classWords[check.class]})`
	}));
	return {
		findings: [...findings.map(findingSentence), ...touchedInWords.flatMap((one) => refuses(one.class) ? one.what : [])],
		touched: touchedInWords.flatMap((one) => refuses(one.class) ? [] : one.what)
	};
}
const classWords = {
	machinery: "machinery of a check",
	tests: "fewer or weaker tests",
	edited: "edited test",
	people: "run by others"
};
/** Oversized and engine-written files do not count; of a merge only the agent's part does. */
async function reviewFindings(workspace, { settings }, { start, tree, changes, task }) {
	const limit = settings["max-change"];
	if (limit === 0 || changes.length === 0 || isAgentsMd(task.id)) return [];
	if (await workspace.maxChangedLines(start, tree, limit) <= limit) return [];
	return reviewSizeFindings(linesToReview(await workspace.changedLines(start, tree)), limit);
}
const readBytes$1 = 1048576;
/** Only the engine changes its section of AGENTS.md; a merge may take either side's. */
async function blockFindings(workspace, { settings }, { tree, changes, task, checkpoint, merge }) {
	const touched = changes.some(({ path }) => path === agentsMdFile);
	if (!settings["agents-md"] || !touched || isAgentsMd(task.id)) return [];
	const [after, ...before] = await Promise.all([
		tree,
		checkpoint,
		...merge ? [merge.base] : []
	].map(async (treeish) => {
		const content = await workspace.readCaptured(treeish, agentsMdFile, readBytes$1);
		return content && blockIn(new TextDecoder("utf-8").decode(content));
	}));
	if (before.includes(after)) return [];
	return [{
		path: agentsMdFile,
		why: "changes the section between the markers, which ralph maintains"
	}];
}
/** Over all changes of one attempt. */
const maxUnpackedBytes = 268435456;
/** Secrets in names and contents that the files did not hold before, and files that could not be searched. */
async function secretsIn({ workspace, credentialShapes }, secrets, { tree, changes, start }) {
	const finder = secretFinder(secrets);
	let remainingBytes = maxUnpackedBytes;
	const findIn = async (treeish, path) => {
		const findings = [];
		for await (const part of workspace.readContents(treeish, path, remainingBytes)) if ("why" in part) findings.push({
			path,
			why: part.why
		});
		else {
			if (part.packed !== "") remainingBytes -= part.bytes.length;
			const shapes = await credentialShapes.find({
				path,
				content: part.bytes
			});
			findings.push(...finder.inContent({
				path,
				content: part.bytes,
				packed: part.packed
			}, shapes));
		}
		return findings;
	};
	/** A deleted file with the same content. */
	const movedFrom = async (path) => {
		const content = await workspace.readCaptured(tree, path, readBytes$1);
		if (content === void 0 || content.length === readBytes$1) return void 0;
		for (const change of changes) {
			if (change.action !== "deleted") continue;
			const old = await workspace.readCaptured(start, change.path, readBytes$1);
			if (old && Buffer.compare(old, content) === 0) return change.path;
		}
	};
	/** A secret that is copied from an existing file is no new leak. */
	const withoutCopied = async (path, findings) => {
		if (findings.length === 0) return [];
		const content = await workspace.readCaptured(tree, path, readBytes$1);
		if (content === void 0 || content.length === readBytes$1) return [...findings];
		const text = new TextDecoder().decode(content);
		const fresh = [];
		for (const finding of findings) {
			const words = credentialWords(text, finding);
			if (words === void 0 || !await workspace.hasFileWith(start, words)) fresh.push(finding);
		}
		return fresh;
	};
	const findings = [];
	for (const { path, action } of changes) {
		if (action === "deleted") continue;
		const findingsNow = await findIn(tree, path);
		const from = findingsNow.length === 0 || action === "modified" ? path : await movedFrom(path);
		const findingsBefore = findingsNow.length > 0 && from !== void 0 ? await findIn(start, from) : [];
		const fresh = findingsNow.filter(({ why }) => countOf(findingsNow, why) > countOf(findingsBefore, why));
		findings.push(...finder.inName(path), ...await withoutCopied(path, fresh));
	}
	return findings;
}
const countOf = (findings, why) => findings.filter((finding) => finding.why === why).length;
// src/app/phase/code/code.ts
/** Third phase: runs the agent confined in the prepared workspace, captures its change once, and runs the guards. */
async function code(ports, job, request) {
	const { prepared } = request;
	const start = prepared.rebase ? prepared.checkpoint : prepared.start;
	ports.workspace.markUntrusted();
	const outcome = mapStrings(await request.guarded((signal) => callAgent(ports, job, {
		...request,
		signal
	})), ports.clean);
	const { lingeredMs, denials, servers, steps } = outcome;
	request.onSpent({
		usage: outcome.usage,
		duration_ms: outcome.durationMs
	});
	if (outcome.end.kind === "error" && outcome.end.what === "disk") return discardWorkspace(ports, prepared, outcome);
	const agentCapture = await captureUnlessCancelled(ports, request);
	if (!agentCapture) return cancelledResult(prepared, outcome);
	const formatted = needsFormatting(outcome.end, agentCapture) ? await format(ports, job, request) : notFormatted;
	const capture = formatted.ran ? await captureUnlessCancelled(ports, request) : agentCapture;
	if (!capture) return cancelledResult(prepared, outcome);
	const end = formatted.stopped ? { kind: "cancelled" } : outcome.end;
	const { tree, changes, hidden, environment } = capture;
	const guardResult = await guard(ports, job, {
		...capture,
		...prepared,
		start
	});
	const findings = [...guardResult.findings, ...outcome.outside];
	const unready = formatted.failed ?? await unresolvedReason(ports, {
		...prepared,
		tree
	});
	const mayPass = changes.length > 0 && findings.length === 0 && unready === null;
	const obtained = await obtainHandoff(ports, job, {
		...request,
		outcome,
		capture,
		mayPass
	});
	request.onSpent({
		usage: obtained.usage,
		duration_ms: obtained.durationMs
	});
	const change = {
		tree,
		changes,
		hidden,
		environment,
		findings,
		touched: guardResult.touched,
		unready
	};
	const call = {
		end,
		lingeredMs,
		denials,
		servers,
		...steps && { steps },
		...obtained
	};
	return {
		...prepared,
		start,
		...call,
		...change
	};
}
const noChange = {
	hidden: {
		paths: [],
		total: 0
	},
	environment: {
		paths: [],
		total: 0
	},
	findings: [],
	touched: []
};
/** Frees the disk before the state is written; ignored files too, which a restore would keep. */
async function discardWorkspace({ workspace }, prepared, outcome) {
	await workspace.discard();
	return resultWithoutChange(prepared, outcome);
}
function resultWithoutChange(prepared, outcome) {
	const start = prepared.rebase ? prepared.checkpoint : prepared.start;
	const nothing = {
		start,
		tree: start,
		changes: [],
		unready: null,
		...noChange
	};
	return {
		...prepared,
		...outcome,
		handoff: null,
		handoffSource: null,
		...nothing
	};
}
/** Undefined if the job was cancelled: a large change would take too long to read. */
async function captureUnlessCancelled({ workspace }, { prepared, cancelled }) {
	try {
		return await workspace.capture(prepared.rebase ? prepared.checkpoint : prepared.start, cancelled);
	} catch (error) {
		if (cancelled.aborted) return void 0;
		throw error;
	}
}
const cancelledResult = (prepared, outcome) => resultWithoutChange(prepared, {
	...outcome,
	end: { kind: "cancelled" }
});
async function callAgent(ports, job, callRequest) {
	const { settings } = job;
	const { iteration, task, attempt, prompt, systemPrompt } = callRequest.prepared;
	const request = {
		pass: "code",
		iteration,
		task: task.id,
		attempt,
		prompt,
		systemPrompt,
		workspace: ports.workspace.path,
		cwd: ports.workspace.ensureFolder(task.working_directory ?? settings["working-directory"]),
		model: task.model ?? settings.model,
		maxTurns: task.max_turns ?? settings["max-turns"],
		...callBudgets(remainingBudget(settings, callRequest.spent)),
		allowedTools: task.allowed_tools,
		schema: handoffJsonSchema(),
		knowledgeIndex: await readIndexFile(iteration, callRequest),
		servers: await serversFor(ports, job, {
			source: "code",
			recall: callRequest.recall
		})
	};
	const stepCounter = countSteps();
	let usedTools = false;
	const outcome = await ports.agent.run(request, callRequest.signal, (progress) => {
		if (progress.kind === "tool") stepCounter.add(progress, ports.clock.now());
		usedTools ||= progress.kind === "tool";
		ports.show({
			kind: "agent",
			iteration,
			progress
		});
	});
	return usedTools ? {
		...outcome,
		steps: stepCounter.end(ports.clock.now())
	} : outcome;
}
async function readIndexFile(iteration, { recall, knowledge }) {
	const { entries = [], index_entries: count = 0 } = readPromptFacts(await recall(iterationPath(iteration, "prompt.json"))) ?? {};
	return count === 0 ? void 0 : indexFileText(knowledge.slice(0, count), entries);
}
const notFormatted = {
	ran: false,
	stopped: false,
	failed: null
};
/** Runs `before-capture`; stopped like the agent if the job is cancelled or stopped. */
async function format(ports, job, request) {
	if (job.settings["before-capture"].length === 0) return notFormatted;
	const { iteration } = request.prepared;
	try {
		return {
			ran: true,
			stopped: false,
			failed: await request.guarded((signal) => runBeforeCapture(ports, job, {
				iteration,
				signal
			}))
		};
	} catch (error) {
		if (error instanceof Error && error.name === "AbortError") return {
			ran: true,
			stopped: true,
			failed: null
		};
		throw error;
	}
}
const timeoutMs = 6e5;
/**
* Runs the user's commands, such as formatters, between the agent and the capture, confined as checks are. Returns the
* sentence of the first failure, or null.
*/
async function runBeforeCapture({ runCheck }, { settings }, request) {
	for (const run of settings["before-capture"]) {
		const working_directory = settings["working-directory"];
		const result = await runCheck({
			name: run,
			run,
			kind: "build",
			timeout_ms: timeoutMs,
			working_directory
		}, `iteration-${request.iteration}-before-capture`, request.signal);
		if (!result.passed) return `before-capture: ${run} ${failureSentence(result)}\n${outputExcerpt(result, 1e3)}`.trim();
	}
	return null;
}
/** Nothing to format if the agent changed nothing or something that may not be committed. */
const needsFormatting = (end, { changes, refused }) => (end.kind === "finished" || end.kind === "no_result") && changes.length > 0 && refused.length === 0;
/** Git shows no conflicts as text in larger files. */
const readBytes = 104857600;
/** Why a merge is not resolved; null if it is, or if there was none. */
async function unresolvedReason({ workspace }, { merge, rebase, checkpoint, tree }) {
	const otherSide = merge?.base ?? rebase?.candidate;
	if (otherSide === void 0) return null;
	const unresolved = [];
	for (const path of [...merge?.files ?? [], ...rebase?.files ?? []]) {
		const [text = "", ...sides] = await Promise.all([
			tree,
			checkpoint,
			otherSide
		].map(async (treeish) => {
			const content = await workspace.readCaptured(treeish, path, readBytes);
			return new TextDecoder("utf-8").decode(content);
		}));
		if (hasConflictMarkers(text, sides)) unresolved.push(path);
	}
	return unresolved.length === 0 ? null : `conflict markers remain in ${unresolved.join(", ")}`;
}
function uncalledResult({ prompt: _, systemPrompt: __, calls: ___, ...numbered }) {
	const noPaths = {
		paths: [],
		total: 0
	};
	return {
		...numbered,
		end: { kind: "cancelled" },
		usage: noUsage,
		durationMs: 0,
		lingeredMs: null,
		denials: [],
		handoff: null,
		handoffSource: null,
		tree: numbered.start,
		changes: [],
		hidden: noPaths,
		environment: noPaths,
		unready: null,
		findings: [],
		touched: []
	};
}
// src/app/attempt.ts
function delegatePrepared(context, prepared) {
	const { start, checkpoint, merge } = prepared;
	if (context.scope.until !== "prepared") return void 0;
	if (start !== checkpoint) context.ledger.keep(start);
	return delegate(context, {
		phase: "prepared",
		prepared
	}, { commit: merge && start });
}
/** Runs the phases of one iteration, as far as this job's scope goes. Returns an outcome if the job ends with it. */
async function attempt(context, step) {
	const { ports, job, ledger, cancelled, progress, scope } = context;
	const checkout = await checkoutTask(ports, job, {
		ledger,
		task: step.task
	});
	if (checkout.kind === "gone") return checkout.reason && stopped(checkout.reason);
	const canAsk = scope.until === "prepared" || ports.agent.ask !== void 0;
	const plannedCalls = await findDueCalls(ports, job, {
		ledger,
		task: step.task,
		canAsk
	});
	if (callsAgent(scope)) await settleWaiting(context, owedCalls(context));
	else recordOwedStarted(ledger);
	const prepared = await prepare(ports, job, {
		ledger,
		...step,
		laidOut: checkout.laidOut,
		calls: plannedCalls
	});
	const dossier = delegatePrepared(context, prepared);
	const saveStart = async (onSent) => {
		await ledger.save(`begin iteration ${prepared.iteration}: ${step.task.id}`, onSent);
		await context.publish();
	};
	progress.spent = noCallCost;
	await overlapSend(saveStart, async () => {
		if (dossier) return;
		const restored = ports.workspace.restore(prepared.start);
		handoffJsonSchema();
		await restored;
	});
	if (ledger.state.work !== prepared.checkpoint || context.conflict()) {
		abandonAttempt(ledger, prepared);
		return;
	}
	if (dossier) return {
		kind: "handed_on",
		dossier
	};
	const onSpent = (spent) => {
		progress.spent = spent;
	};
	const runInterruptible = interruptibleBy(context);
	const readSteeringChange = await ports.steering.watch();
	const callsResult = await runCalls(context, prepared);
	if (callsResult.kind === "over") {
		await recordSteeringChange(ledger, prepared, readSteeringChange);
		return callsResult.reason && stopped(callsResult.reason);
	}
	const callOptions = {
		spent: ledger.state.usage,
		guarded: runInterruptible,
		onSpent
	};
	const { recall, state } = ledger;
	const { coded, verdict } = await judgeAttempt(context, await code(ports, job, {
		...callOptions,
		prepared: callsResult.prepared,
		recall,
		knowledge: state.knowledge,
		cancelled
	}));
	progress.workspaceReady &&= !filledDisk(coded.end);
	if (verdict.kind === "validate" && scope.until === "coded") return delegateChecks(context, await lookBeforeChecks(ports, job, {
		...callOptions,
		coded
	}));
	const reason = await settleAttempt(context, {
		coded,
		verdict
	}, {
		async check() {
			const validateRequest = {
				coded,
				state: ledger.state,
				onChecks: context.orderPrefetch.checks
			};
			const validation = await whileHoldingRun(context, (signal) => validate(ports, job, {
				...validateRequest,
				signal
			}));
			if (typeof validation === "object") progress.workspaceReady = !validation.checks.some(({ filled_disk }) => filled_disk);
			return validation;
		},
		async review() {
			const reviewedResult = await reviewChange(ports, job, {
				...callOptions,
				coded,
				checked: true
			});
			noteCalls(context, reviewedResult.reviewed ? [reviewedResult.reviewed] : []);
			return reviewedResult;
		},
		async pass(reviewedResult, checks) {
			const passedResult = await passChange(ports, job, {
				...callOptions,
				coded: reviewedResult,
				checks
			});
			noteCalls(context, passedResult.passes ?? []);
			return passedResult;
		}
	});
	await recordSteeringChange(ledger, prepared, readSteeringChange);
	return reason && stopped(reason);
}
/** The verdict before any check. If the checks decide, the engine's own edits are added, also in the workspace. */
async function judgeAttempt(context, agentResult) {
	const { ports, job, ledger, scope } = context;
	const verdict = verdictOn(context, agentResult);
	if (verdict.kind !== "validate") return {
		coded: agentResult,
		verdict
	};
	const coded = await withEngineEdits(ports, job, {
		ledger,
		coded: agentResult
	});
	if (coded.tree !== agentResult.tree && scope.until === "settled") await ports.workspace.resetTracked(coded.tree);
	return {
		coded,
		verdict
	};
}
/**
* Makes the calls before the agent. Returns the attempt with the prompt that they led to, or why its agent is not
* called.
*/
async function runCalls(context, prepared) {
	const { ports, job, ledger } = context;
	const { calls = [], iteration, task } = prepared;
	if (calls.length === 0) return {
		kind: "ready",
		prepared
	};
	const saveCalls = () => ledger.save(`calls before iteration ${iteration}: ${task.id}`);
	const outcome = await makeCalls(ports, job, {
		ledger,
		at: prepared,
		calls,
		spent: ledger.state.usage,
		guarded: interruptibleBy(context),
		keep: saveCalls
	});
	if (outcome.kind === "halted") return {
		kind: "over",
		reason: settleHalt(ledger, job, {
			at: prepared,
			halt: outcome.halt
		})
	};
	if (outcome.kind === "ended") {
		const fact = {
			iteration,
			task: task.id,
			cause: "cancelled",
			why: "the job was cancelled or stopped before its agent was called",
			until: null
		};
		ledger.record({
			type: "attempt_interrupted",
			...fact,
			...noCallCost
		});
		return {
			kind: "over",
			reason: void 0
		};
	}
	if (outcome.made.length > 0) await saveCalls();
	return {
		kind: "ready",
		prepared: {
			...prepared,
			prompt: outcome.prompt,
			task: taskNow(ledger, task)
		}
	};
}
/** Orders may have arrived during calls, and one that filled the disk leaves no workspace. */
function noteCalls({ orderPrefetch, progress }, calls) {
	if (calls.length > 0) orderPrefetch.discard();
	progress.workspaceReady &&= !calls.some(({ end }) => filledDisk(end));
}
/** Reported now, since the next job adopts such a change only with approval. */
async function recordSteeringChange(ledger, { iteration }, readSteeringChange) {
	const { paths, plan } = await readSteeringChange();
	if (paths.length === 0) return;
	ledger.record({
		type: "steering_changed",
		iteration,
		paths: paths.slice(0, 20),
		plan_source: plan
	});
}
/** Delegates the checks to other jobs, on the commit that would land. */
async function delegateChecks(context, coded) {
	const { ports, job, ledger, progress } = context;
	const { state } = ledger;
	const closes = contributionOf(job, state, coded).closes || claimToCheck(job, state, coded) !== void 0;
	const commit = needsCommit(closes, coded) ? await writeCandidate(ports, job, {
		state,
		coded
	}) : coded.checkpoint;
	const dossier = delegate(context, {
		phase: "coded",
		coded
	}, {
		commit,
		spent: progress.spent
	});
	await ledger.save(`hand on iteration ${coded.iteration}: ${coded.task.id}`);
	return {
		kind: "handed_on",
		dossier
	};
}
/** Runs `task` as soon as `send` only waits for the remote. Both have ended when an error is thrown. */
async function overlapSend(send, task) {
	let running;
	const onSent = () => {
		running ??= task();
		running.catch(() => void 0);
	};
	try {
		await send(onSent);
	} catch (error) {
		await running?.catch(() => void 0);
		throw error;
	}
	onSent();
	await running;
}
/** For a push to the work branch at the last moment: this attempt's start is no longer the tip. */
function abandonAttempt(ledger, { iteration, task }) {
	const fact = {
		iteration,
		task: task.id,
		cause: "work_moved",
		why: "somebody pushed to the work branch before the agent was called",
		until: null
	};
	ledger.record({
		type: "attempt_interrupted",
		...fact,
		...noCallCost
	});
}
// src/app/agents-md.ts
/** The block that was tried last, with success or not: the same one is not tried again. */
const lastTriedFile = "agents-md.md";
/**
* Adds a task that renews AGENTS.md, if it is due and the file is not up to date. A file that may not be changed is
* reported once for each block.
*/
async function scheduleAgentsMd({ ports, job, ledger }) {
	const { plan, state } = ledger;
	const open = openAgentsMd(plan, state);
	const endReason = open && endedAgentsMd(state, open);
	if (open && endReason !== void 0) ledger.record({
		type: "agents_md_ended",
		task: open.id,
		why: endReason
	});
	if (open || !job.settings["agents-md"] || !isAgentsMdDue(plan, state)) return;
	const block = blockOf(job, state).join("\n");
	if (await ledger.recall(lastTriedFile) === block) return;
	const renewed = await renewedFile(ports, job, state);
	if (renewed.kind === "same") return;
	if (renewed.kind === "left") {
		ledger.attach(lastTriedFile, block);
		ledger.record({
			type: "agents_md_left",
			why: renewed.why
		});
		return;
	}
	const task = agentsMdTask(state.iteration + 1, state);
	ledger.replacePlan({
		...plan,
		tasks: [task, ...plan.tasks]
	});
	ledger.record({
		type: "agents_md_due",
		task: task.id,
		entries: state.knowledge.filter(isActive).length
	});
}
const blockOf = ({ planName }, { knowledge }) => agentsBlock(knowledge, planName);
async function renewedFile({ workBranch }, job, state) {
	const currentFile = await workBranch.readTopFile(state.work, agentsMdFile);
	if (currentFile && "other" in currentFile) return {
		kind: "left",
		why: currentFile.other
	};
	const text = textOf(currentFile ?? /* @__PURE__ */ new Uint8Array());
	if (text === void 0) return {
		kind: "left",
		why: "it is not UTF-8 text"
	};
	const active = state.knowledge.filter(isActive);
	if (active.length === 0 && !text.includes("ralph:knowledge")) return { kind: "same" };
	const inherits = active.flatMap(({ from }) => from ?? []);
	return {
		...withBlock(text, blockOf(job, state), {
			plan: job.planName,
			inherits
		}),
		isNew: currentFile === null
	};
}
/** Keeps the byte order mark, which is part of the file. */
const textOf = (content) => tryRead(() => new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
}).decode(content));
/**
* Runs an iteration without an agent: the engine writes the file; guards, checks, approval and commit are the usual
* ones. Delegated if other jobs run the checks.
*/
async function writeAgentsMd(context, step) {
	const { ports, job, ledger, progress, scope } = context;
	const { task, attempt } = step;
	const checkpoint = ledger.state.work;
	const numbered = {
		iteration: ledger.state.iteration + 1,
		task,
		attempt,
		checkpoint,
		start: checkpoint,
		merge: null
	};
	const block = blockOf(job, ledger.state);
	const renewed = await renewedFile(ports, job, ledger.state);
	if (renewed.kind !== "changed") {
		const reason = renewed.kind === "left" ? renewed.why : "it is up to date";
		ledger.record({
			type: "agents_md_ended",
			task: task.id,
			why: reason
		});
		return;
	}
	ledger.attach(lastTriedFile, block.join("\n"));
	ledger.attach(iterationPath(numbered.iteration, "prompt.md"), "No agent was called: the engine updated its section of AGENTS.md.\n");
	ledger.record({
		type: "attempt_started",
		iteration: numbered.iteration,
		task: task.id,
		attempt,
		checkpoint
	});
	await ledger.save(`begin iteration ${numbered.iteration}: ${task.id}`);
	await context.publish();
	if (ledger.state.work !== checkpoint || context.conflict()) {
		abandonAttempt(ledger, numbered);
		return;
	}
	progress.workspaceReady = false;
	await ports.credentialShapes.load();
	const coded = await codedByEngine(ports, job, {
		numbered,
		file: renewed,
		entries: ledger.state.knowledge.filter(isActive).length
	});
	const verdict = verdictOn(context, coded);
	if (verdict.kind === "validate" && scope.until !== "settled") return delegateChecks(context, coded);
	const candidate = await writeCandidate(ports, job, {
		state: ledger.state,
		coded
	});
	const reason = await settleAttempt(context, {
		coded,
		verdict,
		candidate
	}, { check: () => whileHoldingRun(context, async (signal) => {
		await ports.workspace.restore(candidate);
		return validate(ports, job, {
			coded,
			state: ledger.state,
			onChecks: context.orderPrefetch.checks,
			signal
		});
	}) });
	return reason && stopped(reason);
}
async function codedByEngine(ports, job, request) {
	const { numbered, file, entries } = request;
	const content = new TextEncoder().encode(file.text);
	const { tree } = await ports.workBranch.withFiles(numbered.checkpoint, [{
		path: agentsMdFile,
		content
	}]);
	const action = file.isNew ? "created" : "modified";
	const changes = [{
		path: agentsMdFile,
		action,
		bytes: content.length,
		mode: "100644"
	}];
	const guardResult = await guard(ports, job, {
		...numbered,
		tree,
		changes,
		refused: []
	});
	const noPaths = {
		paths: [],
		total: 0
	};
	const summary = `${agentsMdFile} now contains what the run has learned, in the section that ralph maintains (${plural(entries, "entry", "entries")}).`;
	return {
		...numbered,
		...guardResult,
		end: {
			kind: "finished",
			structured: null,
			text: ""
		},
		usage: noUsage,
		durationMs: 0,
		lingeredMs: null,
		denials: [],
		handoff: {
			summary,
			freeform: `The engine wrote this commit; no agent was called. ${summary}`
		},
		handoffSource: "engine",
		tree,
		changes,
		hidden: noPaths,
		environment: noPaths,
		unready: null
	};
}
// src/core/calls/plan-review.ts
const maxTextChars$1 = 600;
/** Over all passes. */
const maxProposals = 30;
/** The prompt of a plan's reviewer: the plan, its specifications and earlier proposals. */
function planReviewPrompt(request) {
	const { template, plan, statusOf, specs, before } = request;
	const proposed = (before?.proposals ?? []).map(({ id, reason, fate, why }) => `- ${id} (${fate}${why === null ? "" : `: ${why}`}): ${reason}`);
	return [
		template.trim(),
		`## Plan\n\n${planText(plan, statusOf)}`,
		`## Specifications\n\n${specsText(specs)}`,
		...proposed.length === 0 ? [] : [`## Proposed Before\n\nDo not propose these again.\n\n${material(proposed.join("\n"), 2e4)}`],
		...section("What People Say", listed(before?.words ?? []), 8e3)
	].join("\n\n");
}
function specsText({ files, others }) {
	const more = others === 0 ? "" : `${plural(others, "other spec")} in specs/ ${others === 1 ? "is" : "are"} not named by this plan: open one only if the plan touches it.`;
	if (files.length === 0) return more || "None was found.";
	return `Read those that the plan is about:\n\n${material(listed(files), 8e3)}${more && `\n\n${more}`}`;
}
/** Numbers new proposals after the earlier ones. */
function readPlanReview(end, before) {
	const answer = parseAnswer(PlanReviewAnswer, end);
	if ("why" in answer) return answer;
	const { verdict, summary, changes } = answer.value;
	const room = Math.max(0, maxProposals - before.length);
	return {
		verdict,
		summary: oneLine(summary, maxTextChars$1),
		proposals: changes.slice(0, room).map(({ lens, reason, ...wish }, index) => {
			const why = oneLine(reason, maxTextChars$1);
			const amendment = {
				...wish,
				reason: why
			};
			return {
				id: `P${before.length + index + 1}`,
				lens,
				reason: why,
				amendment,
				fate: "open",
				why: null
			};
		})
	};
}
// src/core/spec/specs-of-plan.ts
const folder = "specs";
/** The list of specs, from the top of the repository. */
const specIndex = `${folder}/INDEX.md`;
/** Up to this many specs are all listed. */
const maxForAll = 5;
/** A plan's reader does not open more than these. */
const maxFiles = 12;
/**
* All specs if there are few. Otherwise those that the plan names by path, folder or ID, and what these require.
* `paths`: the files of `specs/`; `index`: the text of its list.
*/
function specsOfPlan(plan, { paths, index }) {
	const specPaths = paths.filter((path) => path.endsWith("/SPEC.md")).sort();
	const listed = specPaths.length <= maxForAll ? specPaths : linkedSpecs(plan, specPaths, index ?? "").slice(0, maxFiles);
	return {
		files: [...index === void 0 ? [] : [specIndex], ...listed],
		others: specPaths.length - listed.length
	};
}
function linkedSpecs({ name, context = "", tasks }, specPaths, index) {
	const rows = new Map(readIndex(index).map((row) => [`${folder}/${row.path.text.replace(/^\.\//, "")}`, row]));
	const byId = new Map([...rows].map(([path, { id }]) => [id.text, path]));
	const texts = tasks.flatMap(({ title, description, acceptance_criteria: all }) => [
		title,
		description,
		...all
	]);
	const words = new Set([context, ...texts].join("\n").match(/[\w./-]+/g)?.map((word) => word.replace(/^\.\/|[./]+$/g, "")));
	const isNamed = (path) => {
		const folderPath = path.slice(0, -8);
		const id = rows.get(path)?.id.text;
		return folderPath === `${folder}/${name}` || [
			path,
			folderPath,
			...id ? [id] : []
		].some((name) => words.has(name));
	};
	const namedPaths = specPaths.filter(isNamed);
	const required = namedPaths.flatMap((path) => (rows.get(path)?.requires ?? []).flatMap(({ text }) => byId.get(text) ?? []));
	return [.../* @__PURE__ */ new Set([...namedPaths, ...required.filter((path) => specPaths.includes(path))])];
}
// src/app/calls/plan-review.ts
/** What speaks against the plan before its first task. */
const planReview = {
	gather: (ports, { settings }, { ledger: { plan, state }, counsel }) => {
		return {
			row: callTable["plan-review"],
			model: settings["call-models"]["plan-review"] ?? settings.model,
			does: `reviews the plan (pass ${counsel.round}), before`,
			gather: async () => {
				const index = await ports.base.read(specIndex);
				const paths = await ports.workBranch.filesBelow(state.base, "specs");
				return { prompt: planReviewPrompt({
					template: await readTemplate(ports, "plan-review"),
					plan,
					statusOf: statusIn(state),
					specs: specsOfPlan({
						name: state.plan,
						context: plan.context,
						tasks: plan.tasks
					}, {
						index,
						paths
					}),
					before: state.counsel.plan_review
				}) };
			}
		};
	},
	take: applyPlanReview
};
/** Proposals wait for a person; a gate applies those that the rules allow. */
function applyPlanReview(ledger, { settings }, { counsel, end, called }) {
	const { round } = counsel;
	const answer = "why" in end ? end : readPlanReview(end, ledger.state.counsel.plan_review?.proposals ?? []);
	const gate = settings["plan-review"] === "gate";
	if ("why" in answer) {
		called?.(answer.why);
		const held = gate ? `the review of the plan gave no usable answer: ${answer.why}` : null;
		const emptyReview = {
			verdict: null,
			summary: answer.why,
			done: true,
			held,
			proposals: []
		};
		ledger.record({
			type: "plan_reviewed",
			round,
			...emptyReview
		});
		return;
	}
	const { verdict, summary } = answer;
	called?.(`${verdict}, ${answer.proposals.length} proposed: ${summary}`);
	const proposals = gate ? answer.proposals.map((one) => applyProposal(ledger, settings, one)) : [...answer.proposals];
	const isLast = answer.proposals.length === 0 || round >= settings["plan-review-passes"];
	const held = gate && isLast && verdict === "not_ready" ? `the plan is not ready to start: ${summary}` : null;
	ledger.record({
		type: "plan_reviewed",
		round,
		verdict,
		summary,
		done: isLast,
		held,
		proposals
	});
}
function applyProposal(ledger, settings, proposal) {
	const { plan, state } = ledger;
	const trusted = settings.amendments === "trusted";
	const amendment = {
		current: "",
		amendments: [proposal.amendment],
		trusted,
		mayRewrite: true
	};
	const planFacts = {
		plan,
		statusOf: statusIn(state),
		byAgent: addedByAgentIn(state)
	};
	const [fault] = judgeAmendments({
		...planFacts,
		...amendment
	}).refused;
	amendPlan(ledger, {
		iteration: state.iteration,
		...amendment
	});
	return fault ? {
		...proposal,
		fate: "refused",
		why: oneLine(fault.why, 500)
	} : {
		...proposal,
		fate: "taken"
	};
}
// src/core/calls/verify.ts
const maxEvidence = 200;
const maxTextChars = 500;
const maxCriteria = 10;
/** The prompt of a verifier: the plan, the changes and the level of each criterion. */
function verifyPrompt(request) {
	const { template, plan, statusOf, diffStat, evidence, claims, refusal } = request;
	const rows = lowestFirst(evidence?.criteria ?? []).map(({ task, criterion, level, citation, why }) => {
		return `| ${[
			task,
			criterion,
			citation === null ? "" : JSON.stringify(citation),
			why === null ? level : `${level} (${why})`
		].map(inCell).join(" | ")} |`;
	});
	const table = [
		"| Task | Criterion | Cited | Level |",
		"|---|---|---|---|",
		...cappedLines(rows, maxEvidence)
	];
	return [
		template.trim(),
		`## Plan\n\n${planText(plan, statusOf)}`,
		`## Files that the work changed\n\n${diffStat.trim() === "" ? "None." : material(diffStat, 8e3)}`,
		`## Evidence\n\n${rows.length === 0 ? "None was gathered." : material(table.join("\n"), 4e4)}`,
		...section("What agents claim", listed(claims), 4e3),
		...refusalSection(refusal)
	].join("\n\n");
}
/** Escapes a table cell. */
const inCell = (text) => text.replaceAll("|", "\\|").replace(/\s+/g, " ");
/** The prompt about one task without a change; it holds nothing of the run. */
function unchangedPrompt(request) {
	const { template, plan, statusOf, claim, refusal } = request;
	const words = [`Why: ${claim?.why ?? ""}`, `Evidence: ${claim?.evidence ?? ""}`].join("\n");
	return [
		template.trim(),
		`## The task\n\n${planText(plan, statusOf)}`,
		`## Tests that ran and passed\n\n${material(listed(claim?.verify ?? []), 2e4)}`,
		`## What its agent claims\n\n${material(words, 4e3)}`,
		...refusalSection(refusal)
	].join("\n\n");
}
const refusalSection = (refusal = "") => section("Your last answer was refused", refusal, 1e3);
/** Bounded. Any missing part means "not complete". */
function readVerify(end) {
	const answer = parseAnswer(ReadVerifyAnswer, end);
	if ("why" in answer) return answer;
	const { complete, summary, missing } = answer.value;
	return {
		complete: complete && missing.length === 0,
		summary: oneLine(summary, maxTextChars),
		missing: missing.slice(0, maxMissing).map((part) => ({
			...part,
			what: oneLine(part.what, maxTextChars)
		}))
	};
}
const maxMissing = 20;
/** A task for a missing part, with no more rights than its original task. A sentence if the plan has no such task. */
function missingAsTask({ task: of, what, title, description, acceptance_criteria }, { plan, round, number }) {
	const task = plan.tasks.find(({ id }) => id === of);
	if (!task) return `the plan has no task ${oneLine(of, 64)}`;
	const { allowed_tools, model, working_directory: _, ...rest } = task;
	return {
		action: "add",
		reason: what,
		task: {
			id: freeId(`${startOf(of, 48)}-missing-${round}-${number}`, plan),
			title: oneLine(title, 200),
			description: startOf(description, 8e3),
			acceptance_criteria: acceptance_criteria.slice(0, maxCriteria).map((one) => oneLine(one, maxTextChars)),
			skills: rest.skills,
			...allowed_tools && { allowed_tools },
			...model !== void 0 && { model }
		}
	};
}
function freeId(idStem, { tasks }) {
	const takenIds = new Set(tasks.map(({ id }) => id.toLowerCase()));
	for (let n = 1, id = idStem;; n++, id = `${idStem}-${n}`) if (!takenIds.has(id.toLowerCase())) return id;
}
// src/app/calls/verification.ts
/** Whether a finished plan is complete. */
const verification = {
	gather: (ports, { settings }, { ledger, counsel }) => {
		const { plan, state } = ledger;
		return {
			row: callTable.verify,
			model: settings["call-models"].verify,
			does: "verifies that the plan is complete, after",
			gather: async () => {
				const evidence = await gatherEvidence(ports, ledger);
				return { prompt: verifyPrompt({
					template: await readTemplate(ports, "verify"),
					plan,
					statusOf: statusIn(state),
					diffStat: await ports.workspace.diffStat(state.base, state.work),
					evidence,
					claims: await readClaims(ledger),
					refusal: refusalOf(state, counsel)
				}) };
			}
		};
	},
	take: applyVerification
};
/** Claims of completion in the words of older programs. */
async function readClaims({ state, recall }) {
	const handoffs = await Promise.all(state.recent.map(({ iteration }) => readStoredHandoff(recall, iteration)));
	return state.recent.flatMap(({ iteration, task }, index) => spokenSignals(handoffs[index]?.handoff.freeform ?? "").complete ? [`iteration ${iteration} (${task}) says that all is done`] : []);
}
/** Missing parts become tasks as far as the rules allow. Without an answer the plan is not held up. */
function applyVerification(ledger, { settings }, { counsel, end, called }) {
	const answer = "why" in end ? end : readVerify(end);
	const { work } = ledger.state;
	if ("why" in answer) {
		called?.(answer.why);
		if (!retryCounsel(ledger, {
			counsel,
			end
		}, answer.why)) ledger.record({
			type: "completion_judged",
			work,
			complete: null,
			summary: answer.why,
			missing: []
		});
		return;
	}
	const headline = answer.missing.length === 0 ? "not complete" : `${answer.missing.length} missing`;
	called?.(answer.complete ? "complete" : `${headline}: ${answer.summary}`);
	const trusted = settings.amendments === "trusted";
	let count = 0;
	const missing = answer.missing.map((missingPart, index) => {
		const { what } = missingPart;
		if (count >= 3) return {
			what,
			added: null,
			why: `one answer adds at most 3 tasks`
		};
		const amendment = missingAsTask(missingPart, {
			plan: ledger.plan,
			round: counsel.round,
			number: index + 1
		});
		if (typeof amendment === "string") return {
			what,
			added: null,
			why: amendment
		};
		const id = String(amendment.task?.["id"]);
		const { iteration } = ledger.state;
		amendPlan(ledger, {
			iteration,
			current: missingPart.task,
			amendments: [amendment],
			trusted
		});
		const added = ledger.plan.tasks.some((task) => task.id === id);
		if (added) count += 1;
		return {
			what,
			added: added ? id : null,
			why: added ? null : "the rules for amendments do not allow it"
		};
	});
	ledger.record({
		type: "completion_judged",
		work,
		complete: answer.complete,
		summary: answer.summary,
		missing
	});
}
/** Whether one task is done: asked of an agent that knows nothing of the run. */
const claimVerification = {
	gather: (ports, { settings }, { ledger: { plan, state }, counsel }) => {
		const claim = claimToVerify(state);
		return {
			row: callTable.unchanged,
			model: settings["call-models"].verify,
			does: `verifies that ${claim?.task ?? "a task"} needs no change, after`,
			gather: async () => ({ prompt: unchangedPrompt({
				template: await readTemplate(ports, "verify-unchanged"),
				plan: {
					context: plan.context,
					tasks: plan.tasks.filter(({ id }) => id === claim?.task)
				},
				statusOf: statusIn(state),
				claim: claim?.question,
				refusal: refusalOf(state, counsel)
			}) })
		};
	},
	take: applyClaimVerdict
};
/** Applies a verifier's verdict on a task that may need no change. Without its agreement a person decides. */
function applyClaimVerdict(ledger, { settings }, { counsel, end, called }) {
	const { state, plan } = ledger;
	const answer = "why" in end ? end : readVerify(end);
	called?.("why" in answer ? answer.why : `${answer.complete ? "agrees" : "does not agree"}: ${answer.summary}`);
	if ("why" in answer && retryCounsel(ledger, {
		counsel,
		end
	}, answer.why)) return;
	const ask = claimToVerify(state);
	const task = plan.tasks.find(({ id }) => id === ask?.task);
	if (!ask?.question || !task || ask.iteration !== counsel.round) {
		const why = "the question was answered meanwhile";
		ledger.record({
			type: "counsel_interrupted",
			...counsel,
			why,
			until: null
		});
		return;
	}
	const { iteration, question } = ask;
	const doubt = "why" in answer ? `the verifier gave no usable answer: ${answer.why}` : answer.complete ? whyPersonDecides(state, {
		task,
		settings
	}) : `the verifier does not agree: ${[answer.summary, ...answer.missing.map(({ what }) => what)].join(" ")}`;
	if (doubt === void 0) {
		const { why } = question;
		ledger.record({
			type: "unchanged_accepted",
			iteration,
			task: task.id,
			by: "ralph",
			why,
			verified: true
		});
		return;
	}
	ledger.record({
		type: "unchanged_doubted",
		iteration,
		task: task.id,
		why: oneLine(doubt, 1e3)
	});
	const { why } = question;
	const doubtedQuestion = {
		...question,
		person: oneLine(doubt, 1e3)
	};
	ledger.send([reviewRequest(ledger.state, {
		iteration,
		task: task.id,
		why,
		holds: true,
		question: doubtedQuestion
	})]);
}
/** An unreadable answer is asked for once more. Returns true if it is. */
function retryCounsel(ledger, { counsel, end }, reason) {
	if (!("kind" in end && end.kind === "finished") || refusalOf(ledger.state, counsel) !== void 0) return false;
	ledger.record({
		type: "counsel_interrupted",
		...counsel,
		why: oneLine(reason, 500),
		until: null,
		refused: true
	});
	return true;
}
/** The level of each criterion, from the stored attempts. Undefined, with a warning, if they cannot be read. */
async function gatherEvidence({ store, show }, { plan, state, recall }) {
	const attempts = plan.tasks.flatMap(({ id, acceptance_criteria: criteria }) => criteria.length === 0 ? [] : iterationsOf(taskIn(state, id)).map((iteration) => ({
		id,
		iteration
	})));
	try {
		const paths = attempts.map(({ iteration }) => iterationPath(iteration, "criteria.json"));
		const stored = await store.readPast(paths, () => void 0);
		const judged = /* @__PURE__ */ new Map();
		for (const [index, { id, iteration }] of attempts.entries()) {
			const text = stored[index] ?? await recall(paths[index] ?? "");
			const parsed = text === void 0 ? void 0 : TaskCriteria.safeParse(storedJson(text)).data;
			if (parsed?.task === id) judged.set(id, [...judged.get(id) ?? [], {
				iteration,
				criteria: parsed.criteria
			}]);
		}
		return evidenceOf({
			plan,
			statusOf: statusIn(state),
			judged,
			work: state.work
		});
	} catch (error) {
		show({
			kind: "warning",
			text: `the evidence for the criteria could not be gathered: ${String(error)}`
		});
		return;
	}
}
/** For a complete plan with criteria; blocks nothing. */
async function recordCompletionEvidence({ ports, job, ledger }) {
	const { plan, state } = ledger;
	if (!(job.settings.verify === "evidence" || job.settings.verify === "both") || state.evidence?.work === state.work) return;
	if (plan.tasks.every(({ acceptance_criteria: criteria }) => criteria.length === 0)) return;
	const evidence = await gatherEvidence(ports, ledger);
	if (evidence) recordEvidence(ledger, evidence);
}
function recordEvidence(ledger, evidence) {
	ledger.attach(evidencePath, `${JSON.stringify(evidence, null, 2)}\n`);
	ledger.record({
		type: "evidence_gathered",
		...summaryOf(evidence)
	});
}
// src/app/calls/counsel.ts
const byRole = {
	verify: verification,
	"plan-review": planReview,
	consensus
};
const roleOf = ({ role, part }) => part === "unchanged" ? claimVerification : byRole[role];
/** A call about the whole plan. */
function counselCall(context, counsel) {
	const { ports, job, ledger } = context;
	return {
		begin: () => beginCounsel(context, counsel),
		subjects: {
			ask: `ask for ${counsel.role}`,
			handOn: `hand on ${counsel.role}`
		},
		dossier: {
			phase: "counsel",
			counsel
		},
		make: (means) => askCounsel(ports, job, {
			ledger,
			counsel,
			...means
		}),
		take: async (made) => {
			if (made) return applyCounsel(ports, job, {
				ledger,
				counsel,
				made
			});
			recordLostCounsel(ledger);
			return recordInterrupted(ledger, counsel, "the job was cancelled or stopped");
		}
	};
}
/**
* Records the start of the call. Returns false if it is given up, after too many starts or without budget; that is
* recorded.
*/
async function beginCounsel({ ports, job, ledger }, counsel) {
	recordLostCounsel(ledger);
	const { asking } = ledger.state.counsel;
	const starts = asking && sameCounsel(asking, counsel) ? asking.begun : 0;
	const isBudgetUsed = isUsedUp(remainingBudget(job.settings, ledger.state.usage));
	if (starts < 2 && !isBudgetUsed) {
		ledger.record({
			type: "counsel_begun",
			...counsel
		});
		return true;
	}
	const end = { why: isBudgetUsed ? "no money was left for the call" : `it was started ${starts} times and never finished` };
	await roleOf(counsel).take(ledger, job, {
		counsel,
		end,
		at: {
			moment: momentOf(ports),
			model: null,
			usd: 0
		}
	});
	return false;
}
/**
* Makes one call about the whole plan: an agent that only reads the work, within the remaining budget. Records nothing;
* the caller restores the workspace.
*/
async function askCounsel(ports, job, { ledger, counsel, ...means }) {
	const { state } = ledger;
	const { agent = ports.agent, who = "a second agent", does, ...call } = roleOf(counsel).gather(ports, job, {
		ledger,
		counsel
	});
	await ports.workBranch.contains(state.work, state.base);
	await ports.workspace.restore(state.work);
	const iteration = Math.max(1, state.iteration);
	const about = {
		iteration,
		task: thePlan,
		attempt: 1,
		tree: state.work,
		usage: noUsage
	};
	const note = `${call.model ?? who} ${does} iteration ${iteration}`;
	return {
		...counsel,
		...await makeCall({
			...ports,
			agent
		}, job, {
			...call,
			...means,
			note,
			about
		})
	};
}
const thePlan = Task.parse({
	id: planTask,
	title: "The plan as a whole"
});
/** Reads the answer here for the first time, in the job that settles it. */
async function applyCounsel({ clock, clean }, job, { ledger, counsel, made: counselCall }) {
	const { model, usage, duration_ms, edited, servers, end } = mapStrings(counselCall, clean);
	const verdict = attemptVerdict({
		end,
		hasChanges: true,
		findings: [],
		now: clock.now(),
		waits: ledger.state.waiting?.count ?? 0,
		losses: 0
	});
	const called = (outcome) => {
		const cost = {
			model,
			usage,
			duration_ms,
			outcome: oneLine(outcome, 500)
		};
		ledger.record({
			type: "counsel_called",
			...counsel,
			...cost,
			...edited.length > 0 && { edited }
		});
		settleServers(ledger, {
			iteration: ledger.state.iteration,
			servers,
			memoryAt: null
		});
	};
	if (verdict.kind === "interrupt" && verdict.cause !== "budget") {
		called(verdict.why);
		recordInterrupted(ledger, counsel, verdict.why, verdict.until);
		const { cause, why } = verdict;
		return cause === "billing" || cause === "auth" ? {
			kind: "human_review",
			why: `somebody has to look at the model account: ${why}`
		} : void 0;
	}
	const origin = {
		moment: momentOf({ clock }),
		model,
		usd: usage.usd
	};
	await roleOf(counsel).take(ledger, job, {
		counsel,
		end,
		called,
		at: origin
	});
}
const momentOf = ({ clock }) => new Date(clock.now()).toISOString();
function recordInterrupted(ledger, counsel, why, until = null) {
	ledger.record({
		type: "counsel_interrupted",
		...counsel,
		why: oneLine(why, 500),
		until
	});
}
// src/core/run/next/budget-warning.ts
const warningShare = .8;
/** Budgets that need a warning. A raised limit is warned about again. */
function budgetsNearlyUsed(request) {
	const isWarned = (use) => request.state.warned.some(({ budget, limit }) => budget === use.budget && limit === use.limit);
	return budgetsInForce(request).filter((use) => use.used >= use.limit * warningShare && !isWarned(use));
}
function budgetsInForce({ plan, state, limits, job, now }) {
	const attempts = state.counts.succeeded + state.counts.failed;
	return [
		{
			budget: "cost",
			used: state.usage.usd,
			limit: limits.costBudgetUsd
		},
		{
			budget: "tokens",
			used: totalTokens(state.usage),
			limit: limits.tokenBudget
		},
		{
			budget: "run_iterations",
			used: attempts,
			limit: limits.runIterations ?? plan.max_iterations
		},
		{
			budget: "time",
			used: now - job.started,
			limit: limits.timeBudgetMs
		},
		{
			budget: "job_iterations",
			used: job.iterations,
			limit: limits.maxIterations
		}
	].flatMap(({ limit, ...use }) => typeof limit === "number" ? [{
		...use,
		limit
	}] : []);
}
// src/app/job/report-costs.ts
/**
* Before an attempt: prints the forecast in a job's first one, and warns once for each budget that is nearly used
* (docs/design.md#what-it-promises).
*/
async function reportCosts({ clock, show, ...files }, job, { ledger, soFar, lanes = 1 }) {
	const { plan, state } = ledger;
	const limits = limitsOf(job, ledger.state);
	const now = clock.now();
	if (soFar.iterations === 0 && job.forecastShown !== true) {
		const settings = {
			...job.settings,
			passes: await readEnabledPasses(files, job)
		};
		const restForecast = forecast({
			plan,
			state
		}, {
			now,
			costBudgetUsd: limits.costBudgetUsd,
			settings
		});
		const [ahead, ...basis] = forecastLines(restForecast);
		if (ahead !== void 0) {
			show({
				kind: "note",
				text: `Forecast: ${ahead}`
			});
			show({
				kind: "note",
				text: `(${basis.join("; ")})`
			});
		}
		if (restForecast && lanes > 1) {
			const openIds = new Set(remainingTasks(plan, recordsOf(plan, state)).map(({ id }) => id));
			const rounds = roundsInLanes(plan, (id) => openIds.has(id) ? "pending" : "done", lanes);
			show({
				kind: "note",
				text: lanesInWords(restForecast, {
					lanes,
					rounds
				})
			});
		}
	}
	const commandContext = {
		planFile: job.planFile,
		reachedBy: job.reachedBy,
		workBranch: job.workBranch,
		now
	};
	for (const budgetUse of budgetsNearlyUsed({
		plan,
		state,
		limits,
		job: soFar,
		now
	})) {
		ledger.record({
			type: "budget_warning",
			...budgetUse
		});
		for (const choice of budgetChoices(budgetUse, commandContext)) show({
			kind: "note",
			text: `  - ${choice}`
		});
	}
}
// src/app/lanes/begin-lane.ts
/**
* Numbers an attempt in a lane and writes its prompt. `onlyPrep`: another lane already makes the calls about the whole
* run.
*/
async function prepareInLane({ job, ledger }, { task, attempt, reserved: { usd, tokens } }, { ports, lane, canAsk, onlyPrep }) {
	const checkout = await checkoutTask(ports, job, {
		ledger,
		task
	});
	if (checkout.kind === "gone") return checkout;
	const planned = await findDueCalls(ports, job, {
		ledger,
		task,
		canAsk
	});
	const calls = onlyPrep ? planned.filter(({ role }) => role === "prep") : planned;
	const inLane = {
		lane,
		reserved_usd: usd,
		...tokens !== void 0 && { reserved_tokens: tokens }
	};
	return {
		kind: "prepared",
		prepared: await prepare(ports, job, {
			ledger,
			task,
			attempt,
			laidOut: checkout.laidOut,
			calls,
			inLane
		})
	};
}
/** So much counts as spent that the budget that remains is what was reserved for this call. */
const spentInLane = (reserved, settings) => ({
	...noUsage,
	usd: settings["cost-budget"] - reserved.usd,
	input_tokens: (settings["token-budget"] ?? 0) - (reserved.tokens ?? 0)
});
// src/app/delegate-lanes.ts
/**
* Delegates a round of lanes to the other jobs of this workflow run: an attempt for each free lane, in one save. If no
* attempt may start, the candidates of the round before go straight to their checks.
*/
async function delegateLanes(context, soFar) {
	const { ledger } = context;
	const { parcels, reason } = await beginRound(context, soFar);
	const legs = trainLegs(ledger.state, machinesOf(context.job));
	if (parcels.length === 0 && legs.length === 0) return reason && stopped(reason);
	if (parcels.length > 0) recordOwedStarted(ledger);
	const dossier = delegate(context, parcels.length > 0 ? {
		phase: "lanes",
		parcels
	} : {
		phase: "train",
		legs
	}, { commit: null });
	await ledger.save(subjectOf(parcels));
	await context.publish();
	const { work: tip } = ledger.state;
	if (!context.conflict() && parcels.every(({ prepared }) => prepared.checkpoint === tip)) return {
		kind: "handed_on",
		dossier
	};
	for (const { prepared } of parcels) abandonAttempt(ledger, prepared);
}
async function beginRound(context, soFar) {
	const { ports, job, ledger } = context;
	const parcels = [];
	for (let count = lanesOf(context); count > 0; count--) {
		const { plan, state } = ledger;
		const readyAttempt = nextBeside({
			plan,
			state,
			limits: limitsOf(job, state),
			job: soFar(),
			now: ports.clock.now(),
			lanes: lanesOf(context)
		});
		if (!readyAttempt) break;
		if (parcels.length === 0) await reportCosts(ports, job, {
			ledger,
			soFar: soFar(),
			lanes: lanesOf(context)
		});
		const lane = freeLane(lanesAtWork(state));
		const lanePreparation = await prepareInLane(context, readyAttempt, {
			ports,
			lane,
			onlyPrep: parcels.some(({ prepared }) => prepared.calls !== void 0),
			canAsk: true
		});
		if (lanePreparation.kind === "gone") return {
			parcels,
			reason: lanePreparation.reason
		};
		const { prepared } = lanePreparation;
		if (prepared.start !== prepared.checkpoint) ledger.keep(prepared.start);
		parcels.push({
			lane,
			prepared
		});
	}
	return {
		parcels,
		reason: void 0
	};
}
function subjectOf(parcels) {
	const names = parcels.map(({ prepared: { iteration, task } }) => `${iteration}: ${task.id}`);
	return names.length === 0 ? "hand on what waits for its checks" : `begin ${names.length === 1 ? "iteration" : "iterations"} ${names.join(", ")}`;
}
// src/app/job/read-coded.ts
/** Of a change that a person approved: its cost was recorded when it began to wait. */
const paidBefore = {
	usage: noCallCost.usage,
	durationMs: noCallCost.duration_ms
};
/** What the agent of a candidate left, with the cost that is not recorded yet; undefined if it cannot be read. */
async function readCoded({ recall }, { iteration, candidate, held }) {
	const text = candidate === null ? void 0 : await recall(iterationPath(iteration, "coded.json"));
	const coded = text === void 0 ? void 0 : Coded.safeParse(JSON.parse(text)).data;
	return coded && held ? {
		...coded,
		...paidBefore
	} : coded;
}
// src/app/phase/code/code-after-calls.ts
const usageOf = (calls) => calls.reduce((sum, { usage }) => addUsage(sum, usage), noUsage);
/**
* Makes the calls before the agent and, if they allow it, the agent's. The answers are not recorded here: the job that
* settles the attempt reads them again.
*/
async function codeAfterCalls(ports, job, request) {
	const { ledger, prepared } = request;
	const { calls = [] } = prepared;
	const saveCalls = async (done, spent) => {
		const report = {
			schema: 1,
			nonce: request.nonce,
			calls: [...done],
			...spent && { spent }
		};
		await ports.parcel.putText("calls", ports.redact(JSON.stringify(report)));
	};
	if (calls.length === 0) {
		const prompt = ledger.hasUnsavedChanges ? attachPrompt(ledger, prepared.iteration, await currentPrompt(ports, job, {
			ledger,
			...prepared
		})) : prepared.prompt;
		const reportingPorts = withSpentSaved(ports, (spent) => saveCalls([], spent));
		const { knowledge } = ledger.state;
		return {
			coded: await code(reportingPorts, job, {
				...request,
				knowledge,
				prepared: {
					...prepared,
					prompt
				}
			}),
			made: []
		};
	}
	const callsOutcome = await makeCalls(ports, job, {
		...request,
		at: prepared,
		calls,
		keep: saveCalls
	});
	const { made } = callsOutcome;
	if (made.length > 0) await saveCalls(made);
	if (callsOutcome.kind !== "ready") return {
		coded: uncalledResult(prepared),
		made
	};
	const ready = {
		...prepared,
		prompt: callsOutcome.prompt,
		task: taskNow(ledger, prepared.task)
	};
	const spent = addUsage(request.spent, usageOf(made));
	const reportingPorts = withSpentSaved(ports, (spent) => saveCalls(made, spent));
	const { knowledge } = ledger.state;
	return {
		coded: await code(reportingPorts, job, {
			...request,
			knowledge,
			spent,
			prepared: ready
		}),
		made
	};
}
/** Saves the agent's cost at each report. A full disk ends no agent here. */
function withSpentSaved(ports, keep) {
	const startedMs = ports.clock.now();
	let writing = Promise.resolve();
	return {
		...ports,
		show(message) {
			if (message.kind === "agent" && message.progress.kind === "spent") {
				const spent = {
					usage: message.progress.usage,
					duration_ms: ports.clock.now() - startedMs
				};
				writing = writing.then(() => keep(spent)).catch(() => void 0);
			}
			ports.show(message);
		}
	};
}
/** True if the attempt already failed, so the checks need not run. */
const hasFailed = ({ findings, unready, end }) => findings.length > 0 || unready !== null || end.kind !== "finished" && end.kind !== "no_result";
// src/app/lanes/lane.ts
function trackWork(promise) {
	let end;
	return {
		settled: promise.then((value) => {
			end = {
				kind: "done",
				value
			};
		}, (error) => {
			end = {
				kind: "fault",
				error
			};
		}),
		end: () => end
	};
}
/**
* Runs one attempt from its prompt to the agent's change, like the agent's job of a workflow
* (docs/design.md#several-jobs). Uses a ledger that is never saved, and records nothing.
*/
async function codedInLane(ports, job, request) {
	const { prepared, signal, onSpent, spent } = request;
	await ports.workspace.restore(prepared.start);
	await ports.workspace.setUp(job.settings.setup, signal);
	const ledger = unsavedCopy(ports, job, request.ledger);
	const guarded = (act) => act(signal);
	const { coded: agentResult, made } = await codeAfterCalls(ports, job, {
		ledger,
		prepared,
		nonce: "",
		guarded,
		cancelled: signal,
		spent,
		recall: ledger.recall,
		onSpent
	});
	const calls = prepared.calls;
	const coded = calls && made.length > 0 ? {
		...agentResult,
		before: {
			planned: calls,
			made: [...made]
		}
	} : agentResult;
	if (!needsChecks(job, ledger, coded)) return coded;
	return lookBeforeChecks(ports, job, {
		spent: addUsage(spent, coded.usage),
		guarded,
		onSpent,
		coded
	});
}
function needsChecks(job, { state }, coded) {
	if (hasFailed(coded)) return false;
	const { closes } = contributionOf(job, state, coded);
	return coded.changes.length > 0 || closes || claimToCheck(job, state, coded) !== void 0;
}
function unsavedCopy(ports, job, { state, plan, seq, recall }) {
	const quietPorts = {
		...ports,
		show: () => void 0,
		store: {
			...ports.store,
			read: recall
		}
	};
	return openLedger(quietPorts, {
		oid: "",
		state,
		plan,
		seq,
		proven: false,
		control: emptyControl,
		gathered: nothingGathered
	}, {
		...job,
		tells: null
	});
}
function openLane({ cancelled }, lane, { ports, prepared }) {
	const endOrdered = new AbortController();
	return {
		lane,
		ports,
		prepared,
		endOrdered,
		signal: AbortSignal.any([endOrdered.signal, cancelled]),
		startedMs: ports.clock.now(),
		spent: noCallCost
	};
}
// src/app/lanes/capture.ts
/** After an agent's end: its change joins the end of the train, or the attempt is settled if it needs no checks. */
async function captureOrSettle(context, coded) {
	const { ports, job, ledger } = context;
	const verdict = verdictOn(context, coded);
	if (verdict.kind !== "validate" || !needsChecks(job, ledger, coded)) {
		const check = async () => void 0;
		return {
			kind: "settled",
			reason: await settleAttempt(context, {
				coded,
				verdict
			}, { check })
		};
	}
	const { iteration, task } = coded;
	const candidate = await writeCandidate(ports, job, {
		state: ledger.state,
		coded
	});
	ledger.keep(candidate);
	ledger.attach(iterationPath(iteration, "coded.json"), `${JSON.stringify(coded)}\n`);
	ledger.record({
		type: "attempt_captured",
		iteration,
		task: task.id,
		candidate
	});
	return {
		kind: "captured",
		coded,
		candidate
	};
}
/** The changes that wait to land, in train order; unreadable ones are left out. */
async function trainIn({ workBranch }, ledger, attempts = lanesAtWork(ledger.state)) {
	const train = [];
	for (const attempt of attempts) {
		const { lane, candidate } = attempt;
		const coded = await readCoded(ledger, attempt);
		if (!coded || candidate === null) continue;
		await workBranch.contains(candidate, coded.checkpoint);
		train.push({
			lane,
			coded,
			candidate
		});
	}
	return train;
}
const unreadable = "what its agent left cannot be read any more";
/** The same; an attempt whose change cannot be read is interrupted and begins again. */
async function readableTrain(ports, ledger, attempts = lanesAtWork(ledger.state)) {
	const train = await trainIn(ports, ledger, attempts);
	for (const { iteration, task } of attempts) {
		if (train.some(({ coded }) => coded.iteration === iteration)) continue;
		const fact = {
			iteration,
			task,
			cause: "infrastructure",
			why: unreadable,
			until: null
		};
		ledger.record({
			type: "attempt_interrupted",
			...fact,
			...noCallCost
		});
	}
	return train;
}
// src/app/lanes/stored-candidates.ts
const lanePorts = ({ ports }, lane) => ({
	...ports,
	...ports.lane(lane)
});
/** Reopens the lanes of an earlier job whose agents' changes still wait to land. */
const reopenCandidates = async (context, attempts) => (await readableTrain(context.ports, context.ledger, attempts)).flatMap(({ lane, coded, candidate }) => {
	if (losesMachines(context, coded)) return [];
	return [{
		...openLane(context, lane, {
			ports: lanePorts(context, lane),
			prepared: coded
		}),
		coded,
		candidate,
		isForeign: true
	}];
});
/** Machines die of the checks of this change, again and again: then its attempt counts as lost. */
function losesMachines({ ledger, job }, { iteration, task, usage, durationMs: duration_ms }) {
	const lane = laneOf(ledger.state, iteration);
	if (!lane || lane.checks_lost <= 2) return false;
	const spent = {
		usage,
		duration_ms
	};
	recordLostAttempt(ledger, job.settings, {
		iteration,
		task: task.id,
		reason: `the runner was lost 3 times in a row during its checks`,
		spent
	});
	return true;
}
/** Puts approved changes at the end of the train, as far as lanes are free to check them. */
async function rejoinApproved({ context, open }) {
	for (const attempt of lanesAtWork(context.ledger.state)) {
		if (!attempt.held || open.some(({ prepared }) => prepared.iteration === attempt.iteration)) continue;
		const lane = freeLane(open);
		if (lane >= Math.max(1, lanesOf(context))) return;
		const [candidate] = await reopenCandidates(context, [{
			...attempt,
			lane
		}]);
		if (candidate) open.push(candidate);
	}
}
const notDelegatedReason = "it waited in a lane, and this job hands on one attempt at a time";
/** In a workflow without lane jobs nobody would land these candidates: their tasks begin again. */
async function dropCandidates({ ledger }) {
	for (const { iteration, task } of lanesAtWork(ledger.state)) {
		const fact = {
			iteration,
			task,
			cause: "infrastructure",
			why: notDelegatedReason,
			until: null
		};
		ledger.record({
			type: "attempt_interrupted",
			...fact,
			...noCallCost
		});
	}
}
// src/app/own/file-in-queue.ts
/**
* Moves the plan's file with a commit of the engine, if no task's commit did: at the start, and after a last task
* without a commit. Returns true if it moved.
*/
async function fileInQueue({ ports, job, ledger, conflict }) {
	const { work, queue: folder, run, awaiting } = ledger.state;
	if (folder === null || awaiting || conflict()) return false;
	const becomes = { at: ports.clock.now() };
	const { tree, own } = await applyEngineEdits(ports, {
		job,
		ledger,
		becomes,
		tree: work
	});
	const file = own.flatMap(({ path, content }) => content === null ? [] : queuedFile(path, folder) ?? []).find(({ place }) => place !== "pending");
	if (own.every(({ content }) => content !== null) || file === void 0 || file.place === "pending") return false;
	const message = queueMessage({
		prefix: job.settings["commit-prefix"],
		file: file.path,
		trailers: {
			plan: job.planName,
			run
		},
		signOff: job.signOff
	});
	const to = await ports.workBranch.write({
		tree,
		parent: work,
		message: ports.redact(message)
	});
	ledger.record({
		type: "queue_moved",
		from: work,
		to,
		place: file.place,
		file: file.path
	});
	return true;
}
// src/app/phase/intake/follow-edits.ts
/** Before each step: adopts edits of the plan file, and records unusable ones. */
async function adoptEdits({ ports, job, ledger, progress }) {
	const { plan, unusable, settings } = await ports.editsNow();
	recordUnusable(ledger, unusable);
	const settingsLine = settings ? settingsEditLine(settings, quote) : "";
	if (settingsLine !== "" && settingsLine !== progress.shownSettings) ports.show({
		kind: "note",
		text: settingsLine
	});
	progress.shownSettings = settingsLine;
	const edited = editedPlan(job, plan, ledger);
	if (edited) await adoptPlan(edited, ledger);
}
const hasUnadoptedEdits = async (context) => editedPlan(context.job, (await context.ports.editsNow()).plan, context.ledger) !== void 0;
function editedPlan(job, plan, { state }) {
	const edited = plan ? {
		...job,
		...plan,
		consents: job.consents && plan.planSource === job.planSource
	} : job;
	return (plan !== void 0 || state.refused_edits.length > 0 && state.plan_source === job.planSource) && shouldAdoptPlan(edited, state) ? edited : void 0;
}
function recordUnusable(ledger, unusable) {
	const stated = ledger.state.unusable_edits;
	for (const { file, kind } of stated) if (!unusable.some((edit) => edit.file === file)) ledger.record({
		type: "edit_mended",
		file,
		kind
	});
	for (const edit of unusable) if (!stated.some(({ file, print }) => file === edit.file && print === edit.print)) ledger.record({
		type: "edit_unusable",
		...edit
	});
}
// src/app/phase/prepare/check-part.ts
/** Runs the checks on a lower pull request after the base was merged into it. A red part does not block others. */
async function checkPart(ports, job, request) {
	const { ledger, part, signal } = request;
	const { clock, workspace } = ports;
	const started = clock.now();
	await workspace.restore(part.tip);
	const unready = await whyUnready(ports, job, {
		tree: part.tip,
		signal
	});
	const results = unready === void 0 ? (await checkUntouched(ports, job, {
		...request,
		commit: part.tip
	})).results : unready;
	recordPart(job, ledger, {
		...ports,
		part,
		results,
		durationMs: clock.now() - started
	});
}
/** `results` is a sentence if its set-up failed. */
function recordPart({ checks, settings }, ledger, request) {
	const { outbox, part, results, durationMs: duration_ms } = request;
	const { branch, tip: commit } = part;
	const fact = {
		type: "part_checked",
		branch,
		commit,
		duration_ms
	};
	if (typeof results === "string") {
		ledger.record({
			...fact,
			red: ["set-up"],
			said: [{
				name: "set-up",
				lines: [results]
			}]
		});
		return;
	}
	const knownRed = knownRedIn(ledger.state);
	const { failures, missing } = judge({
		strategy: settings.strategy,
		checks,
		results,
		knownRed
	});
	ledger.record({
		...fact,
		red: [...failures.map(({ name }) => name), ...missing],
		...decisiveOutput(failures)
	});
	ledger.send(outbox.effectsOf({
		commit,
		checks: results,
		knownRed: [...knownRed]
	}));
}
// src/app/phase/settle/undo.ts
/**
* Reverts all commits of an iteration's task in one commit. Undefined if no checks are needed: nothing was left to
* revert, or it is impossible, which is recorded.
*/
async function prepareRevert(ports, job, { ledger, undo }) {
	const { undoes } = undo;
	const iteration = ledger.state.iteration + 1;
	const refuse = (why) => void ledger.record({
		type: "undo_failed",
		iteration,
		undoes,
		why,
		rejected: null
	});
	const undoneTask = taskOfIteration(ledger.state, undoes);
	if (!undoneTask) return refuse(`iteration ${undoes} no longer has a commit to undo`);
	const reverting = {
		undo,
		iteration,
		...undoneTask
	};
	const tip = ledger.state.work;
	const newestFirst = undoneTask.commits.map(({ commit }) => commit).reverse();
	const outcome = await ports.workBranch.revert({
		commits: newestFirst,
		tip,
		keep: isEngineFileOf(job)
	});
	const becomes = effectsOfUndo(ledger, {
		...reverting,
		now: ports.clock.now()
	});
	const tree = outcome.kind === "clean" ? outcome.tree : tip;
	const beforeTask = `${newestFirst.at(-1)}^`;
	const edited = await applyEngineEdits(ports, {
		job,
		ledger,
		becomes,
		tree,
		former: beforeTask
	});
	if (outcome.kind === "nothing" && edited.own.length === 0) {
		await recordUndone(ports, ledger, {
			reverting,
			commit: null
		});
		return;
	}
	if (outcome.kind === "unable") return refuse(outcome.why);
	if (outcome.kind === "conflict") return refuse(`${`later commits changed the same lines: ${listPaths(outcome.paths)}`}; undo those first, newest first, or revert it by hand on ${ledger.state.work_branch}`);
	const message = undoMessage({
		prefix: job.settings["commit-prefix"],
		...reverting,
		...undo,
		opens: reopens(ledger.state, undoneTask.task),
		trailers: {
			plan: job.planName,
			run: ledger.state.run
		},
		signOff: job.signOff
	});
	return {
		reverting,
		commit: await ports.workBranch.write({
			tree: edited.tree,
			parent: tip,
			message: ports.redact(message)
		})
	};
}
function effectsOfUndo({ plan, state }, { task, undo, now }) {
	const reopened = undo.reopen_dependents ? doneDependents(plan, statusIn(state), task) : [];
	return {
		undone: [...reopens(state, task) ? [task] : [], ...reopened],
		at: now
	};
}
/** A failed, skipped or given-up task stays closed when its parts are reverted. */
const reopens = (state, task) => !closedStatuses.has(statusIn(state)(task));
const closedStatuses = /* @__PURE__ */ new Set([
	"failed",
	"skipped",
	"given_up"
]);
/**
* Reverts an iteration's task, runs the checks on the result and reopens the task. An iteration of its own without an
* agent; a failure only records itself. Rejects with an AbortError when `signal` fires: the order stays in the state
* for the next job.
*/
async function undo(ports, job, request) {
	const revertCommit = await prepareRevert(ports, job, request);
	if (!revertCommit) return;
	const validation = await runChecksOn(ports, job, {
		...request,
		...revertCommit
	});
	await settleUndo(ports, job, {
		ledger: request.ledger,
		...revertCommit,
		validation
	});
}
async function settleUndo(ports, job, request) {
	const { ledger, reverting, commit, validation } = request;
	const { iteration, undo } = reverting;
	ledger.attach(iterationPath(iteration, "validation.json"), `${JSON.stringify(validation, null, 2)}\n`);
	if (validation.passed) {
		await recordUndone(ports, ledger, request);
		const { checks, known_red: knownRed } = validation;
		return ledger.send(ports.outbox.effectsOf({
			commit,
			checks,
			knownRed
		}));
	}
	ledger.keep(commit);
	const dependentTasks = doneDependents(ledger.plan, statusIn(ledger.state), reverting.task);
	const advice = dependentTasks.length > 0 ? `; ${listPaths(dependentTasks)} built on it: undo that first, newest first` : "";
	const reason = `without it the checks fail: ${failuresOf(job, validation)}${advice}`;
	ledger.record({
		type: "undo_failed",
		iteration,
		undoes: undo.undoes,
		why: reason,
		rejected: commit
	});
}
async function runChecksOn(ports, job, request) {
	const { ledger, reverting, commit: tree, signal } = request;
	const { iteration } = reverting;
	const knownRed = knownRedIn(ledger.state);
	await ports.workspace.restore(tree);
	const before = ledger.state.work;
	await setUp(ports, job, {
		tree,
		before,
		signal
	});
	const checksRun = await runChecks(ports, job, {
		tree,
		before,
		label: `iteration-${iteration}`,
		knownRed,
		signal
	});
	const { checks, settings } = job;
	return validationOf({
		iteration,
		tree,
		strategy: settings.strategy,
		checks,
		knownRed,
		...checksRun
	});
}
/** Records the commit, the reopened tasks and their withdrawn results in one save. */
async function recordUndone(ports, ledger, { reverting, commit }) {
	const { iteration, task, undo } = reverting;
	const { by, why, undoes } = undo;
	const iterations = iterationsOf(taskIn(ledger.state, task));
	const removeProgress = await prepareProgressRemoval(ports, ledger, iterations);
	const interruptDependents = await prepareInterruptions(ledger, task);
	const dependentTasks = doneDependents(ledger.plan, statusIn(ledger.state), task);
	const reopened = undo.reopen_dependents ? dependentTasks : [];
	for (const taskIteration of iterations) ledger.attach(...withdrawal(taskIteration, {
		what: "undone",
		by,
		why
	}));
	for (const done of reopened.flatMap((id) => iterationsOf(taskIn(ledger.state, id)))) ledger.attach(...withdrawal(done, {
		what: "dependent",
		by,
		why: `${task}: ${why}`
	}));
	interruptDependents();
	const also = iterations.filter((one) => one !== undoes);
	const opens = reopens(ledger.state, task);
	ledger.record({
		type: "undo_done",
		iteration,
		undoes,
		also,
		task,
		opens,
		commit,
		by,
		why,
		dependents: dependentTasks,
		reopened
	});
	removeProgress();
}
/** A change that waits and builds on an undone task is interrupted, like a running attempt. */
async function prepareInterruptions(ledger, undone) {
	const dependentIds = new Set(dependents(ledger.plan, undone));
	const waiting = ledger.state.lanes.filter(({ task, candidate }) => candidate !== null && dependentIds.has(task));
	const facts = await Promise.all(waiting.map(async (attempt) => {
		const coded = await readCoded(ledger, attempt);
		const spent = coded ? {
			usage: coded.usage,
			duration_ms: coded.durationMs
		} : noCallCost;
		const { iteration, task } = attempt;
		return {
			type: "attempt_interrupted",
			iteration,
			task,
			cause: "cancelled",
			until: null,
			...spent,
			why: `it builds on ${undone}, which was undone`
		};
	}));
	return () => ledger.record(...facts);
}
function failuresOf({ checks }, validation) {
	const { strategy, checks: results, known_red: knownRed } = validation;
	const { failures, missing } = judge({
		strategy,
		checks,
		results,
		knownRed
	});
	return [...failures.map((result) => `${result.name} ${failureSentence(result)}`), ...missing.map((name) => `${name} has no result`)].join("; ");
}
const listPaths = (paths) => cappedRow(paths, 20);
// src/app/phase/settle/settle-and-owe.ts
/** Settles the attempt, and records the passes that the next job with a key must call on it. */
async function settleAndOwe(context, request) {
	const { ports, job, ledger } = context;
	const { coded, verdict, validation } = request;
	const passes = await findWaitingPasses(ports, job, request);
	const rejectedCommit = passes.length > 0 ? await writeCandidate(ports, job, {
		state: ledger.state,
		coded
	}) : void 0;
	const commit = request.candidate ?? rejectedCommit;
	const { counts } = ledger.state;
	const recordOwed = () => {
		const { succeeded, failed } = ledger.state.counts;
		const isCounted = validation.passed ? succeeded > counts.succeeded : failed > counts.failed;
		if (passes.length === 0 || !commit || !isCounted) return;
		const { iteration, task, attempt, start } = coded;
		const checks = validation.passed ? "passed" : "failed";
		const attemptRef = {
			iteration,
			task: task.id,
			attempt,
			start,
			commit
		};
		ledger.record({
			type: "passes_owed",
			...attemptRef,
			passes: [...passes],
			checks
		});
	};
	return settleAttempt(context, {
		coded,
		verdict,
		candidate: commit
	}, {
		check: async () => validation,
		owe: recordOwed
	});
}
// src/app/lanes/compose.ts
/**
* Merges a change onto the tip, without the engine's own edits, and runs the guards on the result. Then the engine's
* edits are made on it; that tree is checked and lands.
*/
async function compose({ ports, job, ledger }, { coded, candidate }) {
	const { work: tip } = ledger.state;
	if (coded.checkpoint === tip) return {
		kind: "composed",
		coded: await withEngineEdits(ports, job, {
			ledger,
			coded
		})
	};
	const merge = await ports.workBranch.mergeTrees(tip, candidate);
	if (merge.kind === "conflict") return {
		kind: "apart",
		why: conflictText(merge.paths)
	};
	const change = await ports.workspace.changes(tip, merge.tree);
	if (change.changes.length === 0 && coded.changes.length > 0) return {
		kind: "apart",
		why: "what it changes has landed meanwhile with another task"
	};
	const movedChange = {
		...coded,
		...change,
		checkpoint: tip,
		start: tip,
		begun_on: coded.checkpoint
	};
	const { refused: _, ...guardedChange } = {
		...movedChange,
		...await guard(ports, job, movedChange)
	};
	if (guardedChange.findings.length > 0) return {
		kind: "composed",
		coded: guardedChange
	};
	return {
		kind: "composed",
		coded: await withEngineEdits(ports, job, {
			ledger,
			coded: guardedChange
		})
	};
}
const maxNamedPaths = 5;
function conflictText(paths) {
	return `its change conflicts with what landed meanwhile in ${paths.slice(0, maxNamedPaths).join(", ")}${paths.length > maxNamedPaths ? ` and ${paths.length - maxNamedPaths} more` : ""}; the workspace of the next attempt holds it with conflict markers`;
}
/** The candidate as it would land now; undefined if it conflicts or needs no checks. */
async function composeForChecks(context, request) {
	const composition = await compose(context, request);
	if (composition.kind === "apart" || verdictOn(context, composition.coded).kind !== "validate") return void 0;
	return composition.coded;
}
async function composeLanding(context, request) {
	const coded = await composeForChecks(context, request);
	return coded && {
		coded,
		commit: await writeLandingCommit(context, coded)
	};
}
/** The same with its commit, on top of those of `ahead` that would land. */
async function composeBehind(context, ahead, request) {
	let { ledger } = context;
	for (const aheadCandidate of ahead) {
		const landing = await composeLanding({
			...context,
			ledger
		}, aheadCandidate);
		if (landing?.commit) ledger = ledgerAfter({
			...context,
			ledger
		}, [landing]);
	}
	return composeLanding({
		...context,
		ledger
	}, request);
}
async function writeLandingCommit({ ports, job, ledger: { state } }, coded) {
	const { closes } = contributionOf(job, state, coded);
	return needsCommit(closes, coded) ? writeCandidate(ports, job, {
		state,
		coded
	}) : null;
}
/** The ledger as it will be after these have landed; never saved. */
function ledgerAfter({ ports, job, ledger }, landed) {
	const copy = unsavedCopy(ports, job, ledger);
	for (const { coded, commit } of landed) {
		const { iteration, task, usage, durationMs: duration_ms } = coded;
		const { handoff, source } = handoffOf(coded);
		const { part } = contributionOf(job, copy.state, coded);
		const fact = {
			iteration,
			task: task.id,
			summary: handoff.summary,
			handoff: source,
			usage,
			duration_ms
		};
		copy.record({
			type: "attempt_succeeded",
			...fact,
			flaky: [],
			turned_green: [],
			commit,
			...part && { part }
		});
	}
	return copy;
}
// src/app/lanes/land.ts
/** Starts the checks of the train's head, or settles it if it needs none. */
async function startHead(context, lane, open) {
	const composed = await composeOnTip(context, candidateOf(lane));
	if ("reason" in composed) return composed;
	startChecks(context, lane, {
		coded: composed.coded,
		commit: await writeLandingCommit(context, composed.coded),
		ahead: [],
		open
	});
	return "waits";
}
/** Merges a candidate onto the tip. Settles it if it conflicts, or if it needs no checks. */
async function composeOnTip(context, { candidate, ...captured }) {
	const { ports, job, ledger } = context;
	const composition = await compose(context, {
		candidate,
		...captured
	});
	if (composition.kind === "apart") {
		await settleRebase(ports, job, {
			ledger,
			candidate,
			...captured,
			why: composition.why
		});
		return { reason: void 0 };
	}
	const { coded } = composition;
	const verdict = verdictOn(context, coded);
	if (verdict.kind === "validate") return { coded };
	const check = async () => void 0;
	return { reason: await settleAttempt(context, {
		coded,
		verdict,
		candidate
	}, { check }) };
}
function candidateOf({ coded, candidate }) {
	if (!coded || candidate === void 0) throw new Error("a lane without a candidate is not in the train");
	return {
		coded,
		candidate
	};
}
function startChecks(context, lane, { coded, commit, ahead, open }) {
	const dropped = new AbortController();
	const previousChecks = lane.checks?.settled;
	const signal = AbortSignal.any([lane.signal, dropped.signal]);
	const onRed = () => {
		if (lane.checks) lane.checks.wasRed = true;
		dropChecksOn(coded.iteration, open);
	};
	lane.checks = {
		...trackWork(Promise.resolve(previousChecks).then(() => checkInLane(context, lane, {
			coded,
			commit,
			signal,
			ahead,
			onRed
		}))),
		ahead,
		dropped,
		coded,
		commit,
		wasRed: false
	};
}
async function checkInLane({ job, ledger, orderPrefetch }, lane, request) {
	const { coded, commit, signal, ahead, onRed } = request;
	const { isForeign, coded: captured, candidate } = lane;
	const ports = {
		...lane.ports,
		show(progress) {
			if (progress.kind === "check_finished" && progress.counts && !progress.passed && !signal.aborted) onRed();
			lane.ports.show(progress);
		}
	};
	return {
		coded,
		commit,
		validation: await unlessAborted(async () => {
			if (signal.aborted) return void 0;
			const presentTree = lane.checkedOut ?? captured?.tree;
			if (isForeign && candidate !== void 0 && lane.checkedOut === void 0) await ports.workspace.restore(candidate);
			if (isForeign || coded.tree !== presentTree) await ports.workspace.resetTracked(coded.tree, presentTree);
			lane.checkedOut = coded.tree;
			const onChecks = ahead.length === 0 ? { onChecks: orderPrefetch.checks } : {};
			return validate(ports, job, {
				coded,
				state: ledger.state,
				signal,
				...onChecks
			});
		})
	};
}
/** The lane's change in the form that `nextInTrain` decides on. */
function trainCandidate({ job, ledger }, { lane, isWanted }) {
	const { prepared, signal, apartFrom, checks } = lane;
	const common = {
		iteration: prepared.iteration,
		isWanted,
		isEnding: signal.aborted,
		apartFrom
	};
	if (!checks) return common;
	const { ahead, dropped, wasRed, commit } = checks;
	const lands = commit !== null && landsUnasked(job.settings, ledger.state, prepared);
	const check = {
		ahead,
		isStale: dropped.signal.aborted,
		wasRed,
		lands,
		verdict: verdictOf(checks)
	};
	return {
		...common,
		check
	};
}
function verdictOf(checks) {
	const end = checks.end();
	if (!end) return "running";
	const validation = end.kind === "done" ? end.value.validation : void 0;
	if (validation === void 0) return end.kind === "fault" ? "red" : "none";
	return typeof validation === "object" && validation.passed ? "green" : "red";
}
/**
* Checks a candidate behind the head on the tree that it is expected to land on. The verdict counts only if that tree
* does land: `settleHead` compares them.
*/
async function startBehind(context, lane, { ahead, open }) {
	const iterations = ahead.map(({ prepared }) => prepared.iteration);
	const expectedLandings = ahead.flatMap(({ checks }) => checks ?? []);
	const contextBehind = {
		...context,
		ledger: ledgerAfter(context, expectedLandings)
	};
	const coded = await composeForChecks(contextBehind, candidateOf(lane));
	if (coded) startChecks(contextBehind, lane, {
		coded,
		commit: await writeLandingCommit(contextBehind, coded),
		ahead: iterations,
		open
	});
	else lane.apartFrom = checkedBase(context.ledger.state.work, iterations);
}
/** An expected landing did not happen: aborts the checks of candidates that were checked on top of it. */
function dropChecksOn(iteration, train) {
	for (const { checks } of train) if (checks?.ahead.includes(iteration)) checks.dropped.abort();
}
/**
* After the head's checks: lands it, or removes it from the train. If it was red on top of newer work, one further
* attempt is not counted. If another tree than the checked one would land, the checks start again.
*/
async function settleHead(context, lane, checked) {
	const landing = lane.checks?.ahead.length === 0 && checked.coded.checkpoint === context.ledger.state.work ? checked : await recomposeOnTip(context, lane, checked);
	if (landing) return { reason: await settleLanding(context, landing) };
	lane.checks = void 0;
	return "waits";
}
/** Settles by the checks of the tree that lands. Returns a reason to stop if a person has to act. */
async function settleLanding(context, { coded, commit, validation }) {
	const { ports, job, ledger } = context;
	const verdict = verdictOn(context, coded);
	if (typeof validation === "object" && !validation.passed && commit !== null && coded.begun_on !== void 0 && isTriedOnTip(taskIn(ledger.state, coded.task.id))) {
		const reason = `on what landed meanwhile: ${failuresInWords(job, validation)}`;
		await settleRebase(ports, job, {
			ledger,
			coded,
			candidate: commit,
			why: reason,
			validation
		});
		return;
	}
	if (typeof validation === "object" && verdict.kind === "validate") return settleAndOwe(context, {
		coded,
		verdict,
		validation,
		candidate: commit
	});
	const check = async () => validation;
	return settleAttempt(context, {
		coded,
		verdict,
		candidate: commit ?? void 0
	}, { check });
}
/**
* A candidate that was checked behind others, now on the tip; undefined if the tree differs or the checks were not
* finished.
*/
async function recomposeOnTip(context, lane, { coded, validation }) {
	if (typeof validation !== "object") return void 0;
	const landing = await composeForChecks(context, candidateOf(lane));
	if (!landing || !countsFor(coded, landing)) return void 0;
	return {
		coded: landing,
		commit: await writeLandingCommit(context, landing),
		validation
	};
}
// src/app/lanes/wait-for-change.ts
/** How often orders are polled while agents and checks run. */
const pollMs = 15e3;
/** Waits until a lane's work ends, an order arrives or the lease must be renewed. Returns the new orders. */
async function waitForChange(context, open) {
	const { ports, ledger } = context;
	const { clock } = ports;
	const waitOver = new AbortController();
	const renewal = ledger.state.lease ? Date.parse(ledger.state.lease.renewed) + leaseRenewalMs : clock.now() + pollMs;
	const until = Math.min(renewal, clock.now() + pollMs);
	const ends = open.map(({ agent, coded, checks }) => coded ? checks : agent).flatMap((running) => running && !running.end() ? running.settled : []);
	if (context.cancelled.aborted) {
		await Promise.race(ends);
		return [];
	}
	const timer = clock.waitUntil(until, AbortSignal.any([waitOver.signal, context.cancelled]));
	await Promise.race([timer, ...ends]);
	waitOver.abort();
	await timer;
	if (clock.now() < until || context.cancelled.aborted) return [];
	if (clock.now() >= renewal) await renewLease(context);
	return fetchNewOrders(context);
}
async function renewLease({ ledger, ports }) {
	ledger.record({ type: "lease_renewed" });
	try {
		await ledger.save("renew the lease");
	} catch (error) {
		if (error instanceof RalphError && error.exit === "busy") throw error;
		ports.show({
			kind: "warning",
			text: `the lease could not be renewed; trying again: ${String(error)}`
		});
	}
}
/** Posts pending reports, and returns the orders that nobody has applied yet. */
async function fetchNewOrders({ ports, ledger }) {
	await deliver(ports, ledger).catch((error) => {
		ports.show({
			kind: "warning",
			text: `reports could not be posted yet: ${String(error)}`
		});
	});
	const { cursor: since, consumed, state } = ledger;
	const orderQuery = {
		since,
		started: state.started,
		consumed,
		to: "watch"
	};
	const { orders } = await ports.orderSource.incoming(orderQuery).catch(() => ({ orders: [] }));
	return orders.filter(({ id, refused }) => !consumed.includes(id) && !refused);
}
// src/core/run/next/lane-room.ts
/** Reserved for the engine and the system; a call is ended at half of the disk's bound. */
const memoryFloor = 512 * 1024 ** 2;
const diskFloor = 1024 ** 3;
/** Assumed need of an attempt and its checks before one was measured. */
const defaultMemory = 2e9;
const unknownRoom = {
	idleMemory: null,
	peak: 0,
	isMeasured: false
};
/** Memory that is missing compared to the idle machine is divided evenly among the running attempts. */
function updatedRoom(room, { memory }, atWork) {
	if (memory === null) return room;
	if (atWork === 0) return {
		...room,
		idleMemory: memory
	};
	const needed = room.idleMemory === null ? 0 : Math.floor((room.idleMemory - memory) / atWork);
	return {
		...room,
		peak: Math.max(room.peak, needed)
	};
}
/** Undefined if another attempt may begin. With `isAuto` (`lanes: auto`) only as many run as the idle memory holds. */
function roomRefusal(request) {
	const { free, room, isAuto, atWork } = request;
	if (atWork === 0) return void 0;
	const { idleMemory, peak, isMeasured } = room;
	const needed = isMeasured ? peak : isAuto ? defaultMemory : 0;
	const need = isMeasured ? "has needed" : "is taken to need";
	const { memory, disk } = free;
	if (memory !== null && memory < Math.max(memoryFloor, needed)) return `${formatBytes(memory)} of memory are free${needed === 0 ? "" : `, and an attempt ${need} ${formatBytes(needed)}`}`;
	if (disk !== null && disk < diskFloor) return `${formatBytes(disk)} of disk are free, and ralph keeps ${formatBytes(diskFloor)} free`;
	if (isAuto && idleMemory !== null && atWork >= Math.floor(idleMemory / needed)) return `${formatBytes(idleMemory)} of memory were free without them, and an attempt ${need} ${formatBytes(needed)}`;
}
// src/app/lanes/watch-room.ts
function watchRoom({ ports, job, ledger }) {
	let room = unknownRoom;
	const measure = (atWork) => {
		room = updatedRoom(room, ports.freeRoom(), atWork);
	};
	return {
		measure,
		markMeasured() {
			room = {
				...room,
				isMeasured: true
			};
		},
		refusal(atWork) {
			if (atWork === 0) measure(0);
			const reason = roomRefusal({
				free: ports.freeRoom(),
				room,
				isAuto: job.settings.lanes === "auto",
				atWork
			});
			if (reason !== void 0 && ledger.state.lanes_limited === null) ledger.record({
				type: "lanes_limited",
				why: reason
			});
			return reason;
		}
	};
}
// src/app/run-lanes.ts
/**
* Runs several attempts at the same time, each in a lane with its own workspace. Their changes land one by one, each
* checked on the exact tree that lands (docs/design.md#lanes). Only this loop records facts, and an ended lane is
* settled first. Returns when no attempt is open: other steps need an empty train.
*/
async function runLanes(context, soFar) {
	const open = await reopenCandidates(context, lanesAtWork(context.ledger.state).filter(({ held }) => held === null));
	const session = {
		context,
		open,
		soFar,
		room: watchRoom(context),
		startedCount: 0,
		isEnding: false,
		reason: void 0
	};
	try {
		while (true) {
			if (context.cancelled.aborted) stopAllLanes(session);
			else if (!session.isEnding) {
				await rejoinApproved(session);
				await startReadyAttempts(session);
			}
			if (await settleOne(session)) await applyOrdersAndEdits(session);
			else if (open.length === 0) break;
			else await waitForOrders(session);
		}
	} catch (error) {
		await interruptAllLanes(session);
		throw error;
	}
	context.progress.workspaceReady = false;
	return session.reason && stopped(session.reason);
}
/** Starts attempts in free lanes; unsaved results are saved together with their start. */
async function startReadyAttempts(session) {
	const { context, open } = session;
	const starts = [];
	for (let readyAttempt = nextReady(session); readyAttempt; readyAttempt = nextReady(session)) {
		if (starts.length === 0) await reportCosts(context.ports, context.job, {
			ledger: context.ledger,
			soFar: session.soFar(),
			lanes: lanesOf(context)
		});
		const lane = await openNextLane(session, readyAttempt);
		if (!lane) break;
		starts.push(lane);
		open.push(lane.lane);
		session.startedCount += 1;
	}
	if (starts.length === 0) return saveAndPublish(context);
	const names = starts.map(({ lane: { prepared } }) => `${prepared.iteration}: ${prepared.task.id}`);
	const { ledger } = context;
	await ledger.save(`begin ${names.length === 1 ? "iteration" : "iterations"} ${names.join(", ")}`);
	await context.publish();
	const movedLanes = /* @__PURE__ */ new Set();
	for (const { lane, start } of starts) if (ledger.state.lanes.find(({ iteration }) => iteration === lane.prepared.iteration)?.checkpoint === ledger.state.work && !context.conflict()) start();
	else movedLanes.add(lane);
	for (const lane of movedLanes) {
		abandonAttempt(ledger, lane.prepared);
		removeLane(open, lane);
	}
	if (movedLanes.size > 0) session.isEnding = true;
}
function nextReady({ context, soFar, room, open, startedCount, reason }) {
	const { job, ledger, ports } = context;
	const { plan, state } = ledger;
	const lanes = lanesOf(context);
	if (lanes === 1 || reason) return void 0;
	if (startedCount > 0 && job.settings["agents-md"] && isAgentsMdDue(plan, state)) return void 0;
	const next = nextBeside({
		plan,
		state,
		limits: limitsOf(job, state),
		job: soFar(),
		now: ports.clock.now(),
		lanes
	});
	return next && room.refusal(open.length) === void 0 ? next : void 0;
}
async function openNextLane(session, readyAttempt) {
	const { context, open } = session;
	const { ledger } = context;
	const laneNumber = freeLane(open);
	const ports = lanePorts(context, laneNumber);
	const preparation = await prepareInLane(context, readyAttempt, {
		ports,
		lane: laneNumber,
		onlyPrep: open.some((lane) => lane.callsBeforeAgent && !lane.coded),
		canAsk: ports.agent.ask !== void 0
	});
	if (preparation.kind === "gone") {
		session.isEnding = true;
		session.reason ??= preparation.reason;
		return;
	}
	const { prepared } = preparation;
	const lane = openLane(context, laneNumber, {
		ports,
		prepared
	});
	lane.callsBeforeAgent = (prepared.calls ?? []).length > 0;
	const spent = spentInLane(readyAttempt.reserved, context.job.settings);
	const start = () => {
		lane.agent = trackWork(codedInLane(ports, context.job, {
			ledger,
			prepared,
			spent,
			signal: lane.signal,
			onSpent(spent) {
				lane.spent = spent;
			}
		}));
	};
	return {
		lane,
		start
	};
}
/** Settles one lane whose agent has ended, or the train's head. Returns false if there is none. */
async function settleOne(session) {
	for (const lane of session.open) {
		const end = lane.coded ? void 0 : lane.agent?.end();
		if (!end) continue;
		await settleAgent(session, lane, resultOf(end));
		return true;
	}
	return settleTrain(session);
}
function resultOf(end) {
	if (end.kind === "fault") throw end.error;
	return end.value;
}
/** Acts on the train until its head is settled. Returns false if only waiting is left. */
async function settleTrain(session) {
	const { context, isEnding } = session;
	const { job, ledger } = context;
	while (true) {
		const train = trainOf(session);
		const { work: tip, awaiting } = ledger.state;
		const trainState = {
			tip,
			checksAtOnce: ledger.state.lanes.some(({ checks_lost }) => checks_lost > 0) ? 1 : job.checksAtOnce,
			ends: isEnding,
			awaits: awaiting !== null
		};
		const step = nextInTrain({
			train: train.map((lane) => trainCandidate(context, {
				lane,
				isWanted: isWanted(context, lane)
			})),
			...trainState
		});
		const [head] = train;
		if (!head || step.kind === "wait") return false;
		if (step.kind === "check" && step.iteration !== head.prepared.iteration) await checkBehind(session, train, step);
		else if (await advanceHead(session, head, step.kind)) {
			if (ledger.state.work === tip) dropChecksOn(head.prepared.iteration, train);
			return true;
		}
	}
}
async function checkBehind({ context, open }, train, { iteration, ahead }) {
	const candidate = train.find(({ prepared }) => prepared.iteration === iteration);
	const lanesAhead = train.filter(({ prepared }) => ahead.includes(prepared.iteration));
	if (candidate) await startBehind(context, candidate, {
		ahead: lanesAhead,
		open
	});
}
/** Returns whether the head left the train. */
async function advanceHead(session, head, kind) {
	const { context } = session;
	if (kind === "leave") return dropLane(session, head);
	if (kind === "set_aside") return keepForNextJob(session, head);
	const outcome = kind === "check" ? await startHead(context, head, session.open) : await settleEnded(context, head);
	if (outcome === "waits") return false;
	closeLane(session, head, outcome.reason);
	return true;
}
async function settleEnded(context, head) {
	const end = head.checks?.end();
	if (!end) throw new Error("the checks of the head have not ended");
	return settleHead(context, head, resultOf(end));
}
function trainOf({ context: { ledger }, open }) {
	const positions = new Map(ledger.state.lanes.map(({ iteration }, index) => [iteration, index]));
	const positionOf = ({ prepared }) => positions.get(prepared.iteration) ?? 0;
	return open.filter(({ coded }) => coded).sort((a, b) => positionOf(a) - positionOf(b));
}
/** After an agent's end: its change joins the train, or the attempt is settled without checks. */
async function settleAgent(session, lane, coded) {
	const { context } = session;
	session.room.markMeasured();
	if (!isWanted(context, lane)) return void dropLane(session, lane);
	const { ports, job, ledger } = context;
	const { before } = coded;
	const callsOutcome = before && await readDelegatedCalls(ports, job, {
		ledger,
		at: coded,
		calls: before.planned,
		made: before.made
	});
	if (callsOutcome?.kind === "halted") return closeLane(session, lane, settleHalt(ledger, job, {
		at: coded,
		halt: callsOutcome.halt
	}));
	const capture = await captureOrSettle(context, coded);
	if (capture.kind === "settled") return closeLane(session, lane, capture.reason);
	lane.coded = capture.coded;
	lane.candidate = capture.candidate;
}
const reasonToDrop = ({ ledger: { plan, state } }, { prepared: { task } }) => unwantedReason(plan, state, task);
const isWanted = (context, lane) => reasonToDrop(context, lane) === void 0;
/** For an attempt whose task was skipped, decided or changed: it does not count. */
function dropLane(session, lane) {
	const { iteration, task } = lane.prepared;
	const fact = {
		iteration,
		task: task.id,
		cause: "cancelled",
		why: reasonToDrop(session.context, lane) ?? "",
		until: null
	};
	session.context.ledger.record({
		type: "attempt_interrupted",
		...fact,
		...costOf(lane)
	});
	lane.endOrdered.abort();
	removeLane(session.open, lane);
	return true;
}
/** For a job that ends: the candidate stays in the state, for the next job. */
function keepForNextJob({ open }, lane) {
	lane.endOrdered.abort();
	removeLane(open, lane);
	return true;
}
function closeLane(session, lane, reason) {
	const { progress, ports, ledger } = session.context;
	removeLane(session.open, lane);
	progress.longestMs = Math.max(progress.longestMs, ports.clock.now() - lane.startedMs);
	const { iteration } = ledger.state;
	for (const why of new Set(lane.ports.workspace.takeSetUpReasons())) ledger.record({
		type: "set_up_again",
		iteration,
		why
	});
	session.reason ??= reason;
}
const costOf = ({ coded, spent }) => coded ? {
	usage: coded.usage,
	duration_ms: coded.durationMs
} : {
	usage: spent.usage,
	duration_ms: spent.duration_ms
};
function removeLane(open, lane) {
	open.splice(open.indexOf(lane), 1);
}
function stopAllLanes(session) {
	session.isEnding = true;
	for (const { endOrdered } of session.open) endOrdered.abort();
}
/** Applies the orders and plan edits that arrived in the meantime. */
async function applyOrdersAndEdits(session) {
	const { context } = session;
	if (session.isEnding || context.cancelled.aborted) return;
	const { ledger, ports } = context;
	const { iteration } = ledger.state;
	for (const refusal of ports.takeNetworkRefusals()) ledger.record({
		type: "network_refused",
		iteration,
		...refusal
	});
	if (await hasUnadoptedEdits(context)) session.isEnding = true;
	const reason = await applyOrders(context, void 0) ?? context.conflict();
	if (reason) {
		session.reason ??= reason;
		stopAllLanes(session);
	}
	for (const lane of session.open) {
		if (isWanted(context, lane)) continue;
		lane.endOrdered.abort();
		dropChecksOn(lane.prepared.iteration, session.open);
	}
}
/** Waits for the next change, and applies the orders that arrived. */
async function waitForOrders(session) {
	const { context, open } = session;
	const orders = await waitForChange(context, open);
	session.room.measure(open.length);
	if (orders.length === 0) return;
	const stopOrder = orders.find(({ text }) => isStopOrder(text));
	if (stopOrder) {
		const text = `${stopOrder.by} says ${stopOrder.text}: the attempts under way end and do not count`;
		context.ports.show({
			kind: "note",
			text
		});
		return stopAllLanes(session);
	}
	context.orderPrefetch.discard();
	await applyOrdersAndEdits(session);
}
const faultReason = "the job was ended by a fault";
/** After a fault: stops all lanes, and records each open attempt with its cost. */
async function interruptAllLanes(session) {
	const { context, open } = session;
	const { ledger } = context;
	stopAllLanes(session);
	await Promise.all(open.flatMap(({ agent, checks }) => [agent?.settled, checks?.settled]));
	for (const { iteration, task } of openCalls(ledger.state)) {
		const lane = open.find(({ prepared }) => prepared.iteration === iteration);
		const spent = lane ? costOf(lane) : noCallCost;
		ledger.record({
			type: "attempt_interrupted",
			iteration,
			task,
			cause: "infrastructure",
			why: faultReason,
			until: null,
			...spent
		});
	}
}
// src/app/loop.ts
var loop_exports = /* @__PURE__ */ __exportAll({
	runLoop: () => runLoop,
	stopJob: () => stopJob
});
/** Decides, acts and records until there is a reason to stop, or work for another job of this workflow run. */
async function runLoop(context, started, attemptsBefore = attemptsIn(context.ledger.state)) {
	await context.publish();
	const mergeWhenFree = deferredMerge(context);
	const attempts = () => attemptsIn(context.ledger.state) - attemptsBefore;
	const soFar = () => ({
		...started,
		iterations: started.iterations + attempts(),
		baselineRan: context.progress.baselineRan,
		longestMs: Math.max(started.longestMs, context.progress.longestMs)
	});
	for (let { restReason } = context;; restReason = void 0) {
		const stopReason = await applyOrders(context, restReason) ?? context.conflict() ?? await mergeWhenFree();
		if (stopReason) return stopJob(context, stopReason, attempts());
		await adoptEdits(context);
		await scheduleAgentsMd(context);
		recordIncidents(context);
		const step = decideStep(context, soFar());
		if (await hasChanged(context, step)) continue;
		const startedMs = context.ports.clock.now();
		const outcome = step.kind === "stop" ? await verifyCompletion(context, step.reason) : await takeStep(context, step, soFar);
		if (step.kind === "attempt" && !isForLanes(context, step)) noteDuration(context, startedMs);
		if (outcome) return stopIfStopped(context, outcome, attempts());
	}
}
function noteDuration({ ports, progress }, startedMs) {
	progress.longestMs = Math.max(progress.longestMs, ports.clock.now() - startedMs);
}
function recordIncidents({ ports, ledger }) {
	const { iteration } = ledger.state;
	for (const refusal of ports.takeNetworkRefusals()) ledger.record({
		type: "network_refused",
		iteration,
		...refusal
	});
	for (const why of new Set(ports.workspace.takeSetUpReasons())) ledger.record({
		type: "set_up_again",
		iteration,
		why
	});
}
/** Before stopping, saves what is not saved. Returns true if it did: the save may have merged what another job wrote. */
async function findMoreWork(context) {
	if (!context.ledger.hasUnsavedChanges) return false;
	await saveAndPublish(context);
	return true;
}
/** True if the step is stale because the state changed; the loop then decides again. */
const hasChanged = async (context, step) => step.kind === "stop" && await findMoreWork(context) || moveInQueue(context, step);
/**
* Moves the plan's file in its queue when this job starts and before the plan is complete. Returns true if it moved.
*/
async function moveInQueue(context, step) {
	const isFirstStep = !context.progress.filedInQueue && (step.kind === "attempt" || step.kind === "baseline");
	const isComplete = step.kind === "stop" && step.reason.kind === "complete";
	if (isFirstStep) context.progress.filedInQueue = true;
	return (isFirstStep || isComplete) && fileInQueue(context);
}
/** Verifies every "done" task against its commit before reporting completion. */
async function verifyCompletion({ ports, ledger }, reason) {
	if (reason.kind === "complete") await proveComplete(ports, ledger);
	return stopped(reason);
}
/** Merges a base that moved while a commit waited for approval, once, after that commit was decided. */
function deferredMerge({ ports, job, ledger }) {
	let isDeferred = ledger.state.awaiting !== null;
	return async () => {
		if (!isDeferred || ledger.state.awaiting) return void 0;
		isDeferred = false;
		return mergeBase(ports, job, ledger);
	};
}
function decideStep({ ports, job, ledger, cancelled }, soFar) {
	if (cancelled.aborted) return {
		kind: "stop",
		reason: whyAborted(cancelled, job)
	};
	const { plan, state } = ledger;
	return nextStep({
		plan,
		state,
		limits: limitsOf(job, state),
		job: soFar,
		now: ports.clock.now()
	});
}
async function takeStep(context, step, soFar) {
	const { ports, job, scope } = context;
	if (scope.until === "decided") return stopped({
		kind: "iteration_limit",
		scope: "job",
		limit: 1
	});
	if (step.kind !== "wait") refuseUnchecked(job);
	await loadRules(context, step);
	if (step.kind === "passes") return settleOrDelegate(context, owedCalls(context));
	if (step.kind === "counsel") return settleOrDelegate(context, counselCall(context, step.counsel));
	if (step.kind === "land" || isForLanes(context, step)) return runOrDelegateLanes(context, soFar);
	if (step.kind === "attempt") return isAgentsMd(step.task.id) ? attemptAgentsMd(context, step) : startAttempt(context, step, soFar());
	await saveAndPublish(context);
	if (step.kind === "wait") await whileHoldingRun(context, (signal) => ports.clock.waitUntil(step.until, signal));
	else if (scope.until !== "settled") return delegateChecksStep(context, step);
	else await runChecksStep(context, step);
}
/** A step that needs checks and no agent, in this job. */
async function runChecksStep(context, step) {
	const { ports, job, ledger, progress } = context;
	const onChecks = context.orderPrefetch.checks;
	if (step.kind === "undo") {
		await whileHoldingRun(context, (signal) => undo(ports, job, {
			ledger,
			undo: step.undo,
			signal
		}));
		progress.workspaceReady = false;
		return;
	}
	recordConfinement(ledger, ports.confinement);
	if (step.kind === "check_part") {
		await whileHoldingRun(context, (signal) => checkPart(ports, job, {
			ledger,
			part: step.part,
			signal,
			onChecks
		}));
		progress.workspaceReady = false;
		return;
	}
	progress.workspaceReady = await whileHoldingRun(context, (signal) => runBaseline(ports, job, {
		ledger,
		onChecks,
		signal
	})) ?? false;
	progress.baselineRan = true;
}
async function startAttempt(context, step, soFar) {
	const { ports, job, ledger, cancelled, progress, scope } = context;
	if (!progress.workspaceReady && callsAgent(scope)) await whileHoldingRun(context, (signal) => prepareWorkspace(context, signal));
	progress.workspaceReady = true;
	await reportCosts(ports, job, {
		ledger,
		soFar
	});
	if (callsAgent(scope)) recordConfinement(ledger, ports.confinement);
	return cancelled.aborted ? void 0 : attempt(context, step);
}
/**
* A conflict task runs with nothing else open. If each lane takes a machine of its own, a single task gets no round,
* unless its commit may then have to wait for a person beside others.
*/
const isForLanes = (context, step) => step.kind === "attempt" && lanesOf(context) > 1 && !isReserved(step.task.id) && (context.scope.until === "settled" || context.job.settings.approval === "iteration" || hasSeveralReady(context.ledger.plan, context.ledger.state));
async function runOrDelegateLanes(context, soFar) {
	const { ports, ledger, cancelled, scope } = context;
	if (scope.until === "prepared" && (scope.legs ?? 1) > 1) return delegateLanes(context, soFar);
	if (scope.until !== "settled") return dropCandidates(context);
	recordConfinement(ledger, ports.confinement);
	return cancelled.aborted ? void 0 : runLanes(context, soFar);
}
/** The checks of this attempt run code that others wrote, so it is confined. */
async function attemptAgentsMd(context, step) {
	if (context.scope.until === "settled") recordConfinement(context.ledger, context.ports.confinement);
	return writeAgentsMd(context, step);
}
/** Loads the rules before the repository's or an agent's code runs here. */
async function loadRules({ ports, scope }, step) {
	if (step.kind !== "wait" && scope.until !== "prepared") await ports.credentialShapes.load();
}
/** A step that needs checks and no agent, for other jobs. */
async function delegateChecksStep(context, step) {
	const { ports, job, ledger } = context;
	const reversal = step.kind === "undo" ? await prepareRevert(ports, job, {
		ledger,
		undo: step.undo
	}) : void 0;
	if (step.kind === "undo" && !reversal) return void 0;
	const commit = step.kind === "check_part" ? step.part.tip : reversal?.commit ?? ledger.state.work;
	const dossier = reversal ? delegate(context, {
		phase: "undo",
		reverting: reversal.reverting
	}, { commit }) : delegate(context, {
		phase: "baseline",
		commit
	}, { commit });
	await ledger.save(`hand on the ${step.kind}`);
	return {
		kind: "handed_on",
		dossier
	};
}
async function prepareWorkspace({ ports, job, ledger }, signal) {
	await ports.workspace.restore(ledger.state.work);
	await ports.workspace.setUp(job.settings.setup, signal);
}
const stopIfStopped = async (context, outcome, attempts) => outcome.kind === "stopped" ? stopJob(context, outcome.reason, attempts) : outcome;
/** Records why the job ends, and releases the run. `attempts`: those of this job. */
async function stopJob(context, reason, attempts = 0) {
	const { ports, job, ledger } = context;
	recordIncidents(context);
	await saveAndPublish(context);
	if (!context.cancelled.aborted) await deliver(ports, ledger);
	if (reason.kind === "complete") await recordCompletionEvidence(context);
	const starts_next = startsNextJob(reason, { attempts }) ? job.startsNext : void 0;
	ledger.record({
		type: "run_stopped",
		reason,
		...starts_next !== void 0 && { starts_next }
	});
	const call = requestPerson(ledger.state, reason, job.planFile);
	if (call) ledger.send([call]);
	if (ledger.hasUnsavedEffects) {
		await ledger.save(`stop: ${reason.kind}, and call a person`);
		await deliver(ports, ledger);
	}
	ledger.record({ type: "lease_released" });
	await ledger.save(`stop: ${reason.kind}`);
	return stopped(reason);
}
export { guard as C, readDelegatedCalls as D, recordOwedPasses as E, settleHalt as O, unresolvedReason as S, callOwedPasses as T, usageOf as _, settleLanding as a, askCounsel as b, writeLandingCommit as c, captureOrSettle as d, readableTrain as f, hasFailed as g, codeAfterCalls as h, composeOnTip as i, unwantedReason as k, settleUndo as l, unsavedCopy as m, runLoop as n, composeBehind as o, trainIn as p, stopJob as r, composeForChecks as s, loop_exports as t, recordPart as u, spentInLane as v, delegate as w, uncalledResult as x, applyCounsel as y };
