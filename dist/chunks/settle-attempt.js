import { a as passesVerdict, c as withoutEmptyWords, n as isDue, o as readPass } from "./pass2.js";
import { a as numberedDiff, i as reviewVerdict, n as readReview } from "./review.js";
import { D as iterationPath, P as commitMessage, ar as tryRead, k as memoryPath, ut as agentFacts, yr as RalphError } from "./through-proxy.js";
import { o as isAgentsMd, s as isReserved } from "./due.js";
import { F as visible, M as cappedLines, c as boundedValue, f as startOf, i as oneLine } from "./one-line.js";
import { Et as Handoff, T as taskIn, an as laneOf, b as addedByAgentIn, cn as openAttempts, kt as handoffJsonSchema, sn as openAttempt, v as nestHeadings, w as statusIn } from "./slices.js";
import { On as signalsOf, Q as askedReason, Tn as agentClaims, d as tokensUsedUp, fn as commitsOf, h as remainingBudget, kn as unfinished, m as isUsedUp, u as hadShareOnly } from "./run-sentence.js";
import { n as attemptVerdict } from "./attempt-verdict.js";
import { r as validationFingerprint, t as fingerprint } from "./fingerprint.js";
import { G as lessUsage, W as addUsage, l as PassResults } from "./pass.js";
import { O as deliver, _ as reviewRequest, a as settleLostAttempts, o as recordFailure, p as approvalRequest, s as openLedger } from "./lost-attempts.js";
import { a as readEnabledPasses, s as readTemplate } from "./from-base.js";
import { N as progressNote } from "./state-files.js";
import { n as fenceAfter, r as fenced } from "./fences.js";
import { a as recordSlice, c as judgeAmendments, i as readBeforeHandoff, o as sendReview, t as applyHandoff } from "./apply-handoff.js";
import { d as isOfVerifier } from "./evolve.js";
import { t as applyEngineEdits } from "./own-edits.js";
import { c as criterionLevels, l as maxSourceChars, s as citedFiles, t as citedIn } from "./validate.js";
import { i as jsonIn } from "./answer.js";
import { o as linesToReview } from "./evidence.js";
import { n as decisiveOutput } from "./decisive-lines.js";
import { i as failureSentence } from "./failure-sentence.js";
import { r as judge } from "./verdict.js";
import { r as rowOfPass, t as callTable } from "./call-table.js";
import { a as require_ajv } from "./agents-file.js";
import { n as makeCall } from "./make-call.js";
import { a as serversFor, o as settleServers, r as reportUnusedServers } from "./servers.js";
// src/core/calls/review-prompt.ts
var import_ajv = require_ajv();
/** About 30,000 tokens; of a larger change, the reviewer reads the files. */
const maxDiff = 12e4;
const maxText$1 = 8e3;
function reviewPrompt(request) {
	const { template, task, handoff, files } = request;
	const criteria = task.acceptance_criteria.map((text) => `- ${text}`).join("\n");
	return [
		template.trim(),
		`## Task\n\n${quoted([`${task.id}: ${task.title}`, task.description].join("\n\n"))}`,
		`## Acceptance criteria\n\n${criteria === "" ? "None were written down." : quoted(criteria)}`,
		`## What the agent says of its work\n\n${quoted([handoff.summary, handoff.freeform].join("\n\n"))}`,
		`## The change\n\n${checksWords[request.checks]} Each line starts with its number in the new file.\n\n${diffExcerpt(files, maxDiff)}`
	].join("\n\n");
}
const checksWords = {
	passed: "The checks have passed on this change.",
	failed: "The checks have failed on this change.",
	unknown: "The checks have not run on this change yet."
};
const quoted = (text) => fenced(startOf(visible(text).trim(), maxText$1));
const maxLineChars$2 = 300;
/** Less of a file is useless. */
const minFileChars = 400;
/** File by file, at most about `maxChars`. Small files are whole, large ones share the remaining room. */
function diffExcerpt(files, maxChars) {
	const diffs = files.map((file) => ({
		file,
		lines: numberedDiff(file).map(harmless)
	}));
	const share = fairShare(diffs.map(({ lines }) => sizeOf(lines)), maxChars);
	const shown = share < minFileChars ? diffs.slice(0, Math.floor(maxChars / minFileChars)) : diffs;
	const room = Math.max(share, minFileChars);
	const rest = diffs.slice(shown.length).map(({ file }) => nameOf(file));
	return [...shown.map(({ file, lines }) => `### ${nameOf(file)}\n\n${cutLines(lines, room)}`), ...rest.length === 0 ? [] : [`### Not shown\n\n${rest.length} more files: ${oneLine(rest.join(", "), 4e3)}. Read what you need of them.`]].join("\n\n");
}
const nameOf = ({ path }) => oneLine(path, 300);
const harmless = (line) => {
	const text = visible(line);
	return text.length <= maxLineChars$2 ? text : `${text.slice(0, maxLineChars$2)}\u2026 (cut)`;
};
const sizeOf = (lines) => lines.reduce((sum, line) => sum + line.length + 1, 0);
/** The most that every file may take so that all of them together fit. */
function fairShare(sizes, maxChars) {
	let room = maxChars;
	let filesLeft = sizes.length;
	for (const size of [...sizes].sort((a, b) => a - b)) {
		if (size > room / filesLeft) return room / filesLeft;
		room -= size;
		filesLeft -= 1;
	}
	return Number.POSITIVE_INFINITY;
}
function cutLines(lines, room) {
	let used = 0;
	const firstOmitted = lines.findIndex((line) => {
		used += line.length + 1;
		return used > room;
	});
	const shown = firstOmitted < 0 ? lines : lines.slice(0, firstOmitted);
	const missing = lines.length - shown.length;
	const note = missing === 0 ? "" : `\n\n(${missing} more lines of this diff are not shown: read the file.)`;
	return `${fenced(shown.join("\n"))}${note}`;
}
// src/core/handoff/synthesize.ts
const maxListed = 50;
const maxText = 500;
/** For an agent that left none (docs/design.md#handoff). Claims no completion; callers keep `source: 'synthetic'`. */
function syntheticHandoff(request) {
	const { task, changes, turns } = request;
	const files = cappedLines(changes.map(({ path, action }) => `${action}: ${visible(path)}`), maxListed).map((line) => `- ${line}`);
	const output = nestHeadings(startOf(visible(request.text).trim(), maxText));
	return {
		summary: `${summaryOf(changes)} for ${task.id}.`,
		freeform: [
			`The agent worked ${turns} ${turns === 1 ? "turn" : "turns"} on ${task.id} (${task.title}) and left no handoff. This one was written from the files it changed; why it changed them is not known. Read the changes before you build on them.`,
			files.length === 0 ? "It changed no files." : `Changed files:\n${files.join("\n")}`,
			output === "" ? "Its last output is empty." : `The start of its last output:\n\n${output}`
		].join("\n\n"),
		task_completed: {
			task_id: task.id,
			fully_complete: false
		},
		unfinished_business: [{
			item: `Check ${task.id} against its acceptance criteria`,
			reason: "no handoff was left",
			priority: "high"
		}],
		files_touched: changes.slice(0, maxListed).map(({ path, action }) => ({
			path,
			action
		})),
		confidence_level: "low"
	};
}
function summaryOf(changes) {
	const [first, second] = changes;
	if (first === void 0) return "Changed no files";
	if (second === void 0) return `Changed ${visible(first.path)}`;
	return `Changed ${changes.length} files (${visible(first.path)}, \u2026)`;
}
const maxOutput = 3e3;
const maxPaths = 200;
/** Asks a small model for the handoff that the agent owed (docs/design.md#handoff). */
function extractionPrompt(request) {
	const { task, changes } = request;
	const files = cappedLines(changes.map(({ path, action }) => `${action} ${oneLine(visible(path), 300)}`), maxPaths);
	return [
		request.template.trim(),
		`## Task\n\n${task.id}: ${oneLine(task.title, 300)}`,
		`## Changed files\n\n${fenced(files.join("\n"))}`,
		request.diffStat.trim() === "" ? "" : `## Size of the changes\n\n${fenced(visible(request.diffStat).trimEnd())}`,
		`## What the agent said last\n\n${fenced(startOf(visible(request.output).trim(), maxOutput))}`
	].filter((part) => part !== "").join("\n\n");
}
// src/core/run/attempt/amended-by.ts
const maxLeftLines = 5;
const maxLineChars$1 = 200;
/** Predicts the amendments of a handoff, so that the attempt's commit can already contain them. */
function amendedBy({ plan, state }, attempt) {
	const { task, handoff, source, isPart, trusted } = attempt;
	const statusOf = statusIn(state);
	const judged = judgeAmendments({
		plan,
		statusOf: (id) => id === task ? isPart ? "pending" : "done" : statusOf(id),
		current: task,
		amendments: handoff.plan_amendments ?? [],
		trusted,
		byAgent: addedByAgentIn(state)
	});
	const removed = judged.accepted.filter(({ action }) => action === "remove" && !trusted);
	const refused = judged.refused.flatMap(({ amendment, why }) => amendment.action === "add" ? [`a new task \u201c${String(amendment.task?.["title"] ?? "")}\u201d, refused because ${why}`] : []);
	const open = isPart || source === "synthetic" ? [] : [...unfinished(handoff), ...refused];
	return {
		plan: judged.plan,
		givenUp: new Map(removed.map(({ task_id, reason }) => [String(task_id), startOf(reason, 300)])),
		left: open.slice(0, maxLeftLines).map((line) => oneLine(line, maxLineChars$1))
	};
}
// src/core/run/attempt/partial-attempt.ts
/** A merge of the base has no parts: later nobody could see what is left of it. */
const saysIncomplete = ({ task, account }) => account.complete === false && !isReserved(task.id);
/** The part that the commit of a passed attempt is; undefined if it completes its task. */
function partOf(request) {
	const { task, record, account, settings } = request;
	if (settings.incomplete !== "continue" || !saysIncomplete(request)) return void 0;
	const earlierParts = commitsOf(record).length;
	const maxContinuations = task.max_continuations ?? settings["max-continuations"];
	return {
		number: earlierParts + 1,
		left: [...account.left],
		final: earlierParts >= maxContinuations
	};
}
function failedByAccount(request) {
	const { account, settings } = request;
	if (account.stuck !== void 0) return {
		cause: "stuck",
		why: `the agent is stuck: ${account.stuck}`
	};
	if (settings.incomplete !== "fail" || !saysIncomplete(request)) return void 0;
	return {
		cause: "incomplete",
		why: incompleteInWords(account.left)
	};
}
/** True if an attempt without a change may pass: parts of the task are done, and its agent says that these are all. */
const closesTask = ({ record, account }) => account.complete === true && commitsOf(record).length > 0;
const incompleteInWords = (left) => `the agent says that the task is not complete${left.length === 0 ? "" : `: ${left.join("; ")}`}`;
// src/core/run/attempt/accept-unchanged.ts
/** One task in this many may be done without a change and without a person. */
const tasksPerAcceptance = 5;
/** Undefined if the checks and a verifier may decide (docs/design.md#done-without-a-change). */
function whyPersonDecides(state, { task, settings }) {
	if (settings["no-change"] === "ask") return "`no-change` is `ask`";
	if (settings.approval === "iteration") return "`approval` is `iteration`";
	if (task.acceptance_criteria.length === 0) return "the task states no acceptance criteria";
	if (commitsOf(taskIn(state, task.id)).length > 0) return "the task has commits of its own";
	const tasks = Object.entries(state.tasks).filter(([id]) => !isReserved(id));
	const accepted = tasks.flatMap(([, { unchanged }]) => unchanged?.verified ? [unchanged] : []);
	if (accepted.some(({ work }) => work === state.work)) return "nothing has landed since another task was accepted without a change";
	if ((accepted.length + 1) * tasksPerAcceptance > tasks.length) return "at most a fifth of the plan is accepted without a person";
}
function whyUnproven(levels) {
	const unproven = levels.filter(({ level }) => level !== "ran");
	const [first] = unproven;
	if (levels.length === 0) return "no test ran for its criteria";
	if (!first) return void 0;
	const others = unproven.length === 1 ? "" : `, and ${unproven.length - 1} more`;
	return `no test ran for "${oneLine(first.criterion, 200)}" (${first.why ?? first.level})${others}`;
}
const maxCriteria = 20;
const criteriaInWords = (levels) => levels.slice(0, maxCriteria).map(({ criterion, citation, check }) => {
	const test = citation?.kind === "test" ? `${citation.file}: ${citation.title}` : "";
	return oneLine(`${criterion}: ${test}, run by ${check ?? "a check"}`, 500);
});
// src/core/run/attempt/agent-question.ts
/** Further questions of a task count as failed attempts. */
const maxQuestions = 2;
const maxChars = 1e3;
const maxOptions = 4;
const maxOptionChars = 200;
/** The question of an agent that changed nothing; undefined if that counts as a failed attempt. */
function questionOf(request) {
	const { task, record, handoff, handoffSource } = request;
	if (!handoff || handoffSource === "synthetic" || isReserved(task)) return void 0;
	const question = questionIn$1(handoff);
	if (!question || question.kind === "no_change" && request.isOfVerifier) return void 0;
	return record.questions.some((before) => words(before) === words(question.why)) || record.questions.length >= maxQuestions ? void 0 : question;
}
function questionIn$1({ no_change_needed: done, request_human_review: review }) {
	if (done) return {
		kind: "no_change",
		why: oneLine(done.why, maxChars) || "the agent gave no reason",
		evidence: oneLine(done.evidence, maxChars)
	};
	if (!review?.needed) return void 0;
	const reason = oneLine(review.reason ?? "", maxChars) || "the agent gave no reason";
	const options = (review.options ?? []).map((option) => oneLine(option, maxOptionChars)).filter((option) => option !== "");
	return {
		kind: "question",
		why: reason,
		evidence: "",
		...options.length > 0 && { options: options.slice(0, maxOptions) }
	};
}
const words = (text) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
// src/app/phase/validate/unchanged.ts
const questionIn = (state, { task, handoff, handoffSource }) => questionOf({
	task: task.id,
	record: taskIn(state, task.id),
	handoff,
	handoffSource,
	isOfVerifier: isOfVerifier(state, task.id)
});
/**
* The claim that a task is already done, if the checks can support it (docs/design.md#done-without-a-change). All jobs
* of an iteration get the same result.
*/
function claimToCheck({ settings }, state, coded) {
	const { task, changes } = coded;
	if (changes.length > 0 || settings["no-change"] === "ask") return void 0;
	const question = questionIn(state, coded);
	if (question?.kind !== "no_change" || whyPersonDecides(state, {
		task,
		settings
	}) !== void 0) return void 0;
	return citedIn(coded).length === 0 ? void 0 : question;
}
// src/app/phase/validate/candidate.ts
function handoffOf(coded) {
	const { task, changes, usage } = coded;
	return {
		handoff: coded.handoff ?? syntheticHandoff({
			task,
			changes,
			text: "",
			turns: usage.turns
		}),
		source: coded.handoffSource ?? "synthetic"
	};
}
function contributionOf({ settings }, state, coded) {
	const claims = {
		task: coded.task,
		record: taskIn(state, coded.task.id),
		account: agentClaims(coded),
		settings
	};
	const closes = coded.changes.length === 0 && closesTask(claims);
	return {
		part: partOf(claims),
		closes,
		account: failedByAccount(claims)
	};
}
/**
* Adds the engine's own edits to a guarded change. Uses the dossier and the state only, so that the job of the checks
* and the one that settles compute the same tree.
*/
async function withEngineEdits(ports, job, { ledger, coded }) {
	const { task, durationMs, tree } = coded;
	const { state } = ledger;
	if (claimToCheck(job, state, coded)) return coded;
	const { part } = contributionOf(job, state, coded);
	const { handoff } = handoffOf(coded);
	const amended = amendedWith(job, ledger, coded);
	const note = progressNote(handoff, {
		iteration: coded.iteration,
		task: task.id
	});
	const finished = part ? void 0 : {
		task: task.id,
		summary: handoff.summary,
		note
	};
	const finishedMs = Date.parse(openAttempt(state, coded.iteration)?.started ?? state.updated) + durationMs;
	const edited = await applyEngineEdits(ports, {
		job,
		ledger,
		becomes: {
			finished,
			amended,
			at: finishedMs
		},
		tree
	});
	return edited.own.length === 0 ? coded : {
		...coded,
		tree: edited.tree,
		own: edited.own.map(({ path }) => path)
	};
}
function amendedWith(job, { plan, state }, coded) {
	const { part } = contributionOf(job, state, coded);
	const trusted = job.settings.amendments === "trusted";
	return amendedBy({
		plan,
		state
	}, {
		task: coded.task.id,
		...handoffOf(coded),
		isPart: part !== void 0,
		trusted
	});
}
/** An attempt that only completes its task needs a commit only for the engine's edits. */
const needsCommit = (closes, { own = [] }) => !closes || own.length > 0;
/** Writes the commit that lands if the checks pass; it is on no branch. */
function writeCandidate({ workBranch, redact }, job, { state, coded }) {
	const { iteration, task, tree, checkpoint, merge } = coded;
	const { part } = contributionOf(job, state, coded);
	const number = commitsOf(taskIn(state, task.id)).length + 1;
	const message = commitMessage({
		prefix: job.settings["commit-prefix"],
		template: job.settings["commit-template"],
		iteration,
		task: {
			...task,
			isAgents: addedByAgentIn(state)(task.id)
		},
		...handoffOf(coded),
		...(part || number > 1) && { part: {
			number,
			last: part === void 0
		} },
		trailers: {
			plan: job.planName,
			run: state.run
		},
		signOff: job.signOff,
		merges: merge?.base
	});
	return workBranch.write({
		tree,
		parent: checkpoint,
		second: merge?.base,
		message: redact(message)
	});
}
// src/app/calls/review.ts
/** Has a fresh agent review a captured change, if the settings say so, and adds its cost to the attempt's. */
async function askReviewer(ports, job, request) {
	const { coded, checked } = request;
	const { settings } = job;
	if (settings.review === "none" || coded.changes.length === 0) return {
		coded,
		call: void 0
	};
	const model = settings["call-models"].review ?? coded.task.model ?? settings.model;
	const { edited: _, servers, ...call } = await makeCall(ports, job, {
		...request,
		about: coded,
		model,
		row: {
			...callTable.review,
			mayFail: settings.review !== "gate"
		},
		note: `${model ?? "a second agent"} reviews the change of iteration ${coded.iteration}`,
		gather: async () => ({ prompt: reviewPrompt({
			template: await readTemplate(ports, "review"),
			task: coded.task,
			handoff: handoffOf(coded).handoff,
			files: await ports.workspace.diff(coded.start, coded.tree),
			checks: checked ? "passed" : "unknown"
		}) })
	});
	reportUnusedServers(ports, { servers });
	const { usage, duration_ms: durationMs } = call;
	return {
		coded: addCost(request, {
			usage,
			durationMs
		}),
		call: {
			...call,
			usd: usage.usd
		}
	};
}
/** Adds a call's cost to its attempt's. */
function addCost({ coded, onSpent }, more) {
	const usage = addUsage(coded.usage, more.usage);
	const durationMs = coded.durationMs + more.durationMs;
	onSpent({
		usage,
		duration_ms: durationMs
	});
	return {
		...coded,
		usage,
		durationMs
	};
}
/** The same, with the answer read, in the job that settles it. */
async function reviewChange(ports, job, request) {
	const { coded, call } = await askReviewer(ports, job, request);
	return call ? {
		...coded,
		reviewed: await readReviewer(ports, coded, call)
	} : coded;
}
/** The diff is read here; only the answer is taken from the call. */
async function readReviewer({ workspace }, { start, tree }, call) {
	const parsed = readReview(call.end, call.end.kind === "finished" || call.end.kind === "no_result" ? await workspace.diff(start, tree) : []);
	const end = call.end.kind === "finished" ? {
		...call.end,
		structured: null,
		text: ""
	} : call.end;
	return "why" in parsed ? {
		...call,
		end,
		review: null,
		why: parsed.why
	} : {
		...call,
		end,
		review: parsed.review,
		why: null
	};
}
/** Recorded even if the attempt fails, since it was paid for. */
function recordReview(ledger, { iteration, task, reviewed }) {
	if (!reviewed) return;
	ledger.attach(iterationPath(iteration, "review.json"), `${JSON.stringify(reviewed, null, 2)}\n`);
	const { review, why, usd, model, usage } = reviewed;
	ledger.record({
		type: "iteration_reviewed",
		iteration,
		task: task.id,
		verdict: review?.verdict ?? null,
		findings: review?.findings.length ?? 0,
		summary: oneLine(review?.summary ?? why ?? "", 500),
		usd,
		model,
		...usage && { usage }
	});
}
// src/app/calls/passes.ts
/**
* Calls each due pass on a captured change, one after the other, and adds their cost to the attempt's. The answers are
* not read here.
*/
async function askPasses(ports, job, request) {
	const checks = request.checks === null ? "unknown" : request.checks.passed ? "passed" : "failed";
	const due = (request.coded.changes.length === 0 ? [] : await readEnabledPasses(ports, job)).filter((pass) => isDue(pass, {
		iteration: request.coded.iteration,
		checks
	}));
	let { coded } = request;
	const calls = [];
	for (const pass of due) {
		const call = await askPass(ports, job, {
			...request,
			coded,
			handoff: handoffOf(coded).handoff,
			pass,
			checks
		});
		coded = addCost({
			...request,
			coded
		}, {
			usage: call.usage,
			durationMs: call.duration_ms
		});
		calls.push(call);
	}
	return {
		coded,
		calls
	};
}
/** The same, with the answers read, in the job that settles them. */
async function passChange(ports, job, request) {
	const { coded, calls } = await askPasses(ports, job, request);
	return calls.length === 0 ? coded : {
		...coded,
		passes: await readPasses(ports, job, calls)
	};
}
/** The review and the due passes, where the jobs of the checks have no key for a model. */
async function lookBeforeChecks(ports, job, request) {
	const coded = await reviewChange(ports, job, {
		...request,
		checked: false
	});
	return passChange(ports, job, {
		...request,
		coded,
		checks: null
	});
}
/** Calls one pass on a commit. */
async function askPass(ports, job, request) {
	const { coded, handoff, pass, checks, ...means } = request;
	const { name, template, mcp_config: file } = pass;
	const model = pass.model ?? coded.task.model ?? job.settings.model;
	const { edited: _, servers, ...call } = await makeCall(ports, job, {
		...means,
		about: coded,
		model,
		row: rowOfPass(pass),
		note: `${model ?? "a second agent"} looks (pass ${name}) at the change of iteration ${coded.iteration}`,
		gather: async () => {
			const files = await ports.workspace.diff(coded.start, coded.tree);
			return {
				servers: await serversFor(ports, job, {
					source: { file },
					recall: ports.store.read
				}),
				prompt: reviewPrompt({
					template,
					task: coded.task,
					handoff,
					files,
					checks
				})
			};
		}
	});
	const troubles = servers && servers.troubles.length > 0 ? { troubles: [...servers.troubles] } : {};
	return {
		name,
		...call,
		...troubles
	};
}
/** Reads the answers, in the job that settles them. A pass that the base does not have is left out. */
async function readPasses(ports, job, calls) {
	if (calls.length === 0) return [];
	return (await readEnabledPasses(ports, job)).flatMap((pass) => calls.filter(({ name }) => name === pass.name).slice(0, 1).map((call) => readPass(call, pass, ports.withinTime)));
}
/** Recorded even if the attempt fails, since they were paid for. `more`: they were called later, apart from it. */
function recordPasses(ledger, attempt, results, more = { earlier: [] }) {
	if (results.length === 0) return;
	const { earlier, ...apart } = more;
	const { iteration } = attempt;
	ledger.attach(iterationPath(iteration, "passes.json"), `${JSON.stringify([...earlier, ...results], null, 2)}\n`);
	ledger.record(...results.map((result) => ({
		...factOf(attempt, result),
		...apart
	})));
	for (const { troubles = [] } of results) {
		const what = troubles.slice(0, maxTroubles).map((text) => oneLine(text, 500));
		if (what.length > 0) ledger.record({
			type: "server_trouble",
			iteration,
			what
		});
	}
}
/** Adds the results of passes that ran later; their cost counts separately. */
async function addPasses(ledger, attempt, results) {
	const stored = results.length === 0 ? void 0 : await ledger.recall(iterationPath(attempt.iteration, "passes.json"));
	recordPasses(ledger, attempt, results, {
		earlier: stored === void 0 ? [] : PassResults.safeParse(JSON.parse(stored)).data ?? [],
		apart: true
	});
}
const maxTroubles = 20;
const factOf = (attempt, { name, model, usage, issues, summary, why }) => ({
	type: "agent_pass",
	...attempt,
	pass_name: name,
	model,
	usage,
	issues: issues.length,
	critical: issues.filter(({ severity }) => severity === "critical").length,
	summary: oneLine(why ?? summary, 500)
});
// src/core/handoff/read-handoff.ts
const maxTextChars = 1048576;
/**
* The structured output, else a result text that is a handoff. It must match the published JSON Schema (failure model
* seed C2: `42` was one); if none does, invalid optional fields are dropped. At most 1 MiB (failure model C22).
*/
function readHandoff(end) {
	const structured = end.structured ?? void 0;
	const first = structured === void 0 ? void 0 : readValue(structured, "structured");
	if (first !== void 0 && isWhole(first)) return first;
	const second = fromText(end.text);
	if (isWhole(second)) return second;
	if (first !== void 0 && "handoff" in first) return first;
	if ("handoff" in second) return second;
	return { faults: [...first?.faults ?? ["There is no structured output."], ...second.faults] };
}
const isWhole = (reading) => "handoff" in reading && reading.leftOut === void 0;
function fromText(text) {
	if (text.trim() === "") return { faults: ["The result text is empty."] };
	if (text.length > maxTextChars) return { faults: ["The result text is longer than 1 MiB."] };
	const whole = parseJson(text);
	if (whole !== void 0) return readValue(whole.value, "result_text");
	const readings = jsonBlocks(text).map(parseJson).flatMap((block) => block === void 0 ? [] : [readValue(block.value, "result_text")]);
	const [handoff, another] = readings.filter(isWhole);
	if (another !== void 0) return { faults: ["The result text contains several handoffs and does not say which one counts."] };
	return handoff ?? readings.find((reading) => "handoff" in reading) ?? readings[0] ?? { faults: ["The result text is not JSON and contains no JSON code block."] };
}
function jsonBlocks(text) {
	const blocks = [];
	let open;
	for (const line of text.split(/\r?\n/)) {
		const before = open;
		open = fenceAfter(line, before);
		if (open === void 0) continue;
		if (before === void 0) blocks.push({
			json: /json\s*$/i.test(line),
			lines: []
		});
		else blocks.at(-1)?.lines.push(line);
	}
	return blocks.filter(({ json }) => json).map(({ lines }) => lines.join("\n"));
}
const parseJson = (text) => tryRead(() => ({ value: JSON.parse(text.trim()) }));
function readValue(value, source) {
	const subject = source === "structured" ? "The structured output" : "The result text";
	if (typeof value !== "object" || value === null || Array.isArray(value)) return { faults: [`${subject} is not an object.`] };
	const bounded = boundedValue(withQuestion(value), maxTextChars);
	if ("fault" in bounded) return { faults: [`${subject} ${bounded.fault}.`] };
	const validate = validator();
	if (validate(bounded.value)) return parseHandoff(bounded.value, {
		subject,
		source
	});
	const errors = validate.errors ?? [];
	const faults = errors.slice(0, maxFaults).map(faultOf(subject));
	const valid = withoutInvalid(bounded.value, errors);
	if (!validate(valid)) return { faults };
	const reading = parseHandoff(valid, {
		subject,
		source
	});
	return "handoff" in reading ? {
		...reading,
		leftOut: errors.slice(0, maxFaults).map(schemaWords)
	} : { faults };
}
/** Drops invalid fields; in a list, invalid entries only. */
function withoutInvalid(value, errors) {
	const invalidPaths = new Set(errors.map(({ instancePath }) => {
		const [, name = "", index] = instancePath.split("/");
		return index === void 0 ? name : `${name}/${index}`;
	}));
	return Object.fromEntries(Object.entries(value).flatMap(([name, field]) => {
		if (invalidPaths.has(name)) return [];
		if (Array.isArray(field)) return [[name, field.filter((_, index) => !invalidPaths.has(`${name}/${index}`))]];
		return [...invalidPaths].some((path) => path.startsWith(`${name}/`)) ? [] : [[name, field]];
	}));
}
/** Also accepts a question as a text, as `true` or without `needed`: dropping it would cost the task its attempts. */
function withQuestion(value) {
	const { request_human_review: question, ...rest } = value;
	if (question === void 0) return value;
	if (question === false || question === null || question === "") return rest;
	if (question === true) return {
		...rest,
		request_human_review: { needed: true }
	};
	if (typeof question === "string") return {
		...rest,
		request_human_review: {
			needed: true,
			reason: question
		}
	};
	return typeof question === "object" && !Array.isArray(question) && !("needed" in question) && "reason" in question ? {
		...rest,
		request_human_review: {
			needed: true,
			...question
		}
	} : value;
}
const maxFaults = 10;
/** Adds the schema's defaults, and drops unknown fields and empty phrases. */
function parseHandoff(value, { subject, source }) {
	const handoff = Handoff.safeParse(value);
	return handoff.success ? {
		handoff: withoutEmptyWords(handoff.data),
		source
	} : { faults: [`${subject} is not a handoff.`] };
}
const faultOf = (subject) => (error) => `${subject} is not a handoff: ${schemaWords(error)}.`;
let compiled;
/** Compiled on first use, since most starts read no handoff. */
function validator() {
	compiled ??= new import_ajv.Ajv({
		allErrors: true,
		validateSchema: false
	}).compile(handoffJsonSchema());
	return compiled;
}
/** A shorter text says no more than the synthetic handoff. */
const minFreeformChars = 50;
/** A small model did not do the work: it may not change the plan, and the engine knows the changed files better. */
function acceptExtracted(end, changes) {
	if (end.kind !== "finished") return { why: `it ended with ${end.kind}${"message" in end ? `: ${end.message}` : ""}` };
	const reading = readHandoff(end);
	if ("faults" in reading) return { why: reading.faults.join(" ") };
	const { plan_amendments: _, ...handoff } = reading.handoff;
	if (handoff.freeform.trim().length < minFreeformChars) return { why: `its freeform has fewer than ${minFreeformChars} characters` };
	return { handoff: {
		...handoff,
		files_touched: changes.slice(0, 50).map(({ path, action }) => ({
			path,
			action
		}))
	} };
}
const kinds = {
	string: "a text",
	integer: "a whole number",
	number: "a number",
	boolean: "true or false",
	array: "a list",
	object: "an object",
	null: "null"
};
const kindOf = (type) => [type].flat().map((one) => kinds[String(one)] ?? String(one)).join(" or ");
/** A phrase about one mismatch, instead of the validator's "must NOT have fewer than 1 characters". */
function schemaWords({ instancePath, keyword, params }) {
	const place = instancePath === "" ? "it" : `"${instancePath.slice(1).replaceAll("/", ".")}"`;
	const facts = params;
	if (keyword === "required") return `${instancePath === "" ? "" : `${place} lacks `}"${facts["missingProperty"]}"${instancePath === "" ? " is missing" : ""}`;
	if (keyword === "type") return `${place} must be ${kindOf(facts["type"])}`;
	if (keyword === "enum") return `${place} must be one of ${[facts["allowedValues"]].flat().map(String).join(", ")}`;
	if (keyword === "const") return `${place} must be ${JSON.stringify(facts["allowedValue"])}`;
	if (keyword === "minLength" || keyword === "minItems") return `${place} is empty`;
	if (keyword === "maxLength") return `${place} is longer than ${facts["limit"]} characters`;
	if (keyword === "maxItems") return `${place} has more than ${facts["limit"]} entries`;
	if (keyword === "minimum" || keyword === "maximum" || keyword.startsWith("exclusive")) return `${place} must be ${facts["comparison"]} ${facts["limit"]}`;
	return `${place} is not written as it was asked for`;
}
// src/app/calls/extraction.ts
/**
* The handoff of an agent that ended normally: its structured answer, a result text that is one, an extraction by a
* small model, or a synthetic one; marked as such (docs/design.md#handoff).
*/
async function obtainHandoff(ports, job, request) {
	const { prepared, outcome, capture } = request;
	const { end, usage, durationMs } = outcome;
	if (end.kind !== "finished" && end.kind !== "no_result") return {
		handoff: null,
		handoffSource: null,
		usage,
		durationMs
	};
	const { structured, text } = end.kind === "finished" ? end : {
		structured: void 0,
		text: end.tail
	};
	const reading = readHandoff({
		structured,
		text
	});
	if ("handoff" in reading) {
		const { handoff, source, leftOut = [] } = reading;
		if (leftOut.length > 0) ports.show({
			kind: "warning",
			text: `parts of the handoff do not fit and are left out: ${leftOut.join("; ")}`
		});
		return {
			handoff,
			handoffSource: source,
			usage,
			durationMs
		};
	}
	if (structured !== void 0) ports.show({
		kind: "warning",
		text: `the handoff cannot be used: ${reading.faults.join(" ")}`
	});
	const call = await extractHandoff(ports, job, {
		...request,
		text
	});
	const extracted = call && acceptExtracted(call.end, capture.changes);
	const failure = extracted && !("handoff" in extracted) ? extracted.why : null;
	const spent = call ? {
		usage: addUsage(usage, call.usage),
		durationMs: durationMs + call.duration_ms,
		extraction: {
			model: job.settings["call-models"].extraction,
			usage: call.usage,
			duration_ms: call.duration_ms,
			why: failure
		}
	} : {
		usage,
		durationMs
	};
	if (extracted && "handoff" in extracted) return {
		handoff: extracted.handoff,
		handoffSource: "extracted",
		...spent
	};
	if (failure !== null) ports.show({
		kind: "note",
		text: `no handoff could be extracted: ${failure}`
	});
	const { task } = prepared;
	return {
		handoff: syntheticHandoff({
			task,
			changes: capture.changes,
			text,
			turns: usage.turns
		}),
		handoffSource: "synthetic",
		...spent
	};
}
/** Undefined if there is nothing to extract from, no budget, or no agent for it. */
async function extractHandoff(ports, job, request) {
	const { prepared, outcome, capture, text } = request;
	const { task, start } = prepared;
	const { agent, workspace, show } = ports;
	const { tree, changes } = capture;
	const { usage } = outcome;
	if (!(request.mayPass && agent.ask !== void 0 && !request.cancelled.aborted) || text.trim() === "" || isUsedUp(remainingBudget(job.settings, request.spent, usage))) return void 0;
	const model = job.settings["call-models"].extraction;
	try {
		return await makeCall(ports, job, {
			...request,
			row: callTable.extraction,
			model,
			about: {
				...prepared,
				tree,
				usage
			},
			note: `the agent left no handoff; ${model} extracts one from its last output`,
			gather: async () => {
				const template = await readTemplate(ports, "handoff-extraction");
				const diffStat = await workspace.diffStat(start, tree);
				return { prompt: extractionPrompt({
					template,
					task,
					changes,
					diffStat,
					output: text
				}) };
			}
		});
	} catch (error) {
		show({
			kind: "warning",
			text: `no handoff could be extracted: ${String(error)}`
		});
		return;
	}
}
/** Its cost is part of the attempt's. */
function recordExtraction(ledger, { iteration, extraction }) {
	if (!extraction) return;
	const { why, ...call } = extraction;
	const outcome = why === null ? {} : { outcome: oneLine(why, 500) };
	ledger.record({
		type: "agent_call",
		role: "extraction",
		iteration,
		...call,
		within: true,
		...outcome
	});
}
// src/core/handoff/spoken-signals.ts
const maxLineChars = 400;
const maxPerTag = 3;
/** Ignores code blocks, code spans, block quotes and quoted words. Linear. */
function spokenSignals(text) {
	const prose = withoutQuotes(text.slice(-2e5));
	return {
		complete: /<promise>\s*COMPLETE\s*<\/promise>|<complete>\s*[A-Z_ ]+\s*<\/complete>/.test(prose),
		stuck: textsIn(prose, "stuck").map((one) => oneLine(one, maxLineChars)),
		blockers: textsIn(prose, "blocker").map(blockerInWords)
	};
}
function withoutQuotes(text) {
	let fence;
	return text.split("\n").filter((line) => {
		const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
		if (fence === void 0) {
			fence = mark;
			return mark === void 0 && !/^ {0,3}>|^(?: {4}|\t)/.test(line);
		}
		if (mark?.startsWith(fence) && /^[\s`~]*$/.test(line)) fence = void 0;
		return false;
	}).join("\n").replace(/(`+)(?!`)[^\n]*?\1|"[^"\n]*"|\u201c[^\u201d\n]*\u201d|'<[^'\n]*>'/g, " ");
}
function textsIn(text, tag) {
	const texts = [];
	for (let start = text.indexOf(`<${tag}>`); start >= 0 && texts.length < maxPerTag; start = text.indexOf(`<${tag}>`, start + 1)) {
		const end = text.indexOf(`</${tag}>`, start);
		if (end < 0) break;
		const inner = text.slice(start + tag.length + 2, end).trim();
		if (inner !== "") texts.push(inner);
	}
	return texts;
}
/** `Action`: what a person must do; `Resume`: how the run continues then. */
function blockerInWords(inner) {
	const field = (name) => new RegExp(`^[ \\t*-]*(?:\\*\\*)?${name}:?(?:\\*\\*)?:?[ \\t]*(\\S.*)$`, "im").exec(inner)?.[1];
	const [action, resume] = [field("Action"), field("Resume")];
	const trimmed = [
		inner.split("\n").filter((line) => !/^[ \t*-]*(?:action|resume)\b/i.test(line)).join(" ").replace(/^\s*[*-]*\s*(?:\*\*)?description:?(?:\*\*)?:?\s*/i, ""),
		...action ? [`what to do: ${action}`] : [],
		...resume ? [resumeInWords(resume)] : []
	].map((part) => part.trim().replace(/\.$/, "")).filter((part) => part !== "");
	return oneLine(trimmed.join("; "), maxLineChars);
}
/** A condition continues the sentence; an order stands alone. */
function resumeInWords(resume) {
	const [, when, rest] = /^(when|once|after|as soon as|if)\b(.*)$/i.exec(resume) ?? [];
	return when === void 0 ? `then: ${resume}` : `the run can continue ${when.toLowerCase()}${rest}`;
}
// src/app/phase/settle/ask-people.ts
/**
* Records the agent's requests to people, also after a failed attempt, and notifies them of urgent ones. A synthetic
* handoff has no requests.
*/
function recordRequests(ledger, job, coded) {
	const { iteration } = coded;
	const task = coded.task.id;
	const asks = job.settings["human-review"] === "ask";
	const signals = signalsOf(coded);
	if (signals) ledger.record({
		type: "signals_given",
		iteration,
		task,
		...signals
	});
	const requests = requestsOf(coded);
	for (const { why, holds } of requests) ledger.record({
		type: "human_review_requested",
		iteration,
		task,
		why,
		...asks && holds && { holds }
	});
	const isHolding = requests.some(({ holds }) => holds);
	if (requests.length === 0 || !isHolding && isFoundStuck(ledger, coded)) return;
	const request = {
		iteration,
		task,
		why: requests.map(({ why }) => why).join("; ")
	};
	ledger.send([reviewRequest(ledger.state, {
		...request,
		holds: asks && isHolding
	})]);
}
/**
* Delivers requests before the next attempt. Returns a reason if people must look first; a commit that waits for
* approval ends the job anyway.
*/
async function notifyRequests(context, coded) {
	const { ports, job, ledger } = context;
	const [first] = requestsOf(coded);
	if (!first && !isFoundStuck(ledger, coded)) return void 0;
	await ledger.save(`ask a person about iteration ${coded.iteration}`);
	await context.publish();
	await deliver(ports, ledger);
	if (job.settings["human-review"] !== "stop" || !first?.holds || ledger.state.awaiting) return void 0;
	return {
		kind: "human_review",
		why: `the agent of ${coded.task.id} (iteration ${coded.iteration}) asks: ${first.why}`
	};
}
/** The task waits for the answer; others continue. People are notified once, before the next attempt. */
async function notifyQuestion(context, { iteration, task: { id: task } }, question) {
	const { ports, job, ledger } = context;
	const { why } = question;
	ledger.record({
		type: "human_review_requested",
		iteration,
		task,
		why,
		holds: true,
		question
	});
	if (question.verify) return void 0;
	ledger.send([reviewRequest(ledger.state, {
		iteration,
		task,
		why,
		holds: true,
		question
	})]);
	await ledger.save(`ask a person about iteration ${iteration}`);
	await context.publish();
	await deliver(ports, ledger);
	const waits = job.settings["human-review"] === "stop" ? askedReason(ledger.state) : void 0;
	return waits && {
		...waits,
		why: `the agent of ${task} (iteration ${iteration}) asks: ${why}`
	};
}
const isFoundStuck = ({ state }, { iteration, task }) => taskIn(state, task.id).stuck?.iteration === iteration;
/** `holds`: the agent wants a decision; a stuck task has already failed. */
function requestsOf(coded) {
	const request = reviewRequestOf(coded);
	const { stuck } = agentClaims(coded);
	return [
		...request === void 0 ? [] : [{
			why: request,
			holds: true
		}],
		...spokenIn(coded),
		...stuck === void 0 ? [] : [{
			why: `it is stuck: ${stuck}`,
			holds: false
		}]
	];
}
/** In the words of older programs. */
function spokenIn({ handoff, handoffSource, end }) {
	const words = handoffSource === "synthetic" ? [] : [handoff?.summary ?? "", handoff?.freeform ?? ""];
	const lastText = end.kind === "finished" ? end.text : end.kind === "no_result" ? end.tail : "";
	const { stuck, blockers } = spokenSignals((jsonIn(lastText) === void 0 ? [...words, lastText] : words).join("\n\n"));
	return [...[...new Set(blockers)].map((why) => ({
		why: `it is blocked: ${why}`,
		holds: true
	})), ...[...new Set(stuck)].map((why) => ({
		why: `it says that it is stuck: ${why}`,
		holds: false
	}))];
}
function reviewRequestOf({ handoff, handoffSource }) {
	const request = handoffSource === "synthetic" ? void 0 : handoff?.request_human_review;
	return request?.needed ? request.reason?.trim() || "the agent gave no reason" : void 0;
}
/** The agent doubts that its task is complete, though its checks passed. */
function recordDoubt(ledger, { iteration, task, handoff, handoffSource }) {
	const done = handoff?.task_completed;
	if (handoffSource === "synthetic" || done?.fully_complete !== false) return;
	const reason = `the agent says that the task is not fully complete${done.summary?.trim() ? `: ${done.summary.trim()}` : ""}`;
	ledger.record({
		type: "human_review_requested",
		iteration,
		task: task.id,
		why: reason
	});
}
// src/app/phase/settle/record-criteria.ts
/** Stores the level of each criterion with a passing attempt. It decides nothing, so a fault is only reported. */
async function recordCriteria({ workspace, show }, ledger, { coded, validation }) {
	if (coded.task.acceptance_criteria.length === 0) return;
	try {
		const taskCriteria = {
			task: coded.task.id,
			criteria: await readLevels({ workspace }, coded, validation)
		};
		ledger.attach(iterationPath(coded.iteration, "criteria.json"), `${JSON.stringify(taskCriteria, null, 2)}\n`);
	} catch (error) {
		show({
			kind: "warning",
			text: `the levels of the criteria could not be recorded: ${String(error)}`
		});
	}
}
async function readLevels({ workspace }, { task, handoff, tree }, { checks }) {
	const cited = {
		criteria: task.acceptance_criteria.map((words) => oneLine(words, 500)),
		evidence: handoff?.evidence ?? []
	};
	return criterionLevels({
		...cited,
		checks,
		files: await readFiles(workspace, tree, citedFiles(cited))
	});
}
async function readFiles({ readCaptured }, tree, paths) {
	const files = /* @__PURE__ */ new Map();
	for (const path of paths) {
		const bytes = await readCaptured(tree, path, maxSourceChars);
		if (bytes) files.set(path, new TextDecoder().decode(bytes));
	}
	return files;
}
// src/core/run/next/train.ts
const wait = { kind: "wait" };
/**
* Only the head lands or leaves; up to `checksAtOnce` behind it are checked on their expected base
* (docs/design.md#lanes). Pure.
*/
function nextInTrain(request) {
	const { train, ends, awaits } = request;
	const [head] = train;
	if (!head) return wait;
	const { check, isWanted, iteration } = head;
	if (check?.verdict === "running" && ends) return wait;
	if (check?.verdict === "running" && !check.isStale) return nextBehind(request);
	if (!isWanted) return { kind: "leave" };
	if (check !== void 0 && check.verdict !== "running" && !(ends && check.verdict === "none")) return { kind: "settle" };
	return ends || awaits ? { kind: "set_aside" } : {
		kind: "check",
		iteration,
		ahead: []
	};
}
function nextBehind({ train, tip, checksAtOnce }) {
	if (train.filter(({ check }) => check?.verdict === "running").length >= checksAtOnce) return wait;
	const ahead = [];
	for (const [place, candidate] of train.entries()) {
		const { iteration, check, apartFrom } = candidate;
		if (place > 0 && (!check || check.isStale) && apartFrom !== checkedBase(tip, ahead)) return {
			kind: "check",
			iteration,
			ahead
		};
		if (mayLand(candidate)) ahead.push(iteration);
	}
	return wait;
}
const checkedBase = (tip, ahead) => [tip, ...ahead].join(" ");
function mayLand({ check, isEnding }) {
	if (!check?.lands || check.isStale || check.wasRed || isEnding) return false;
	return check.verdict === "running" || check.verdict === "green";
}
/** A green change that a person must approve first does not land yet, so nothing is checked on top of it. */
const landsUnasked = ({ approval }, state, { iteration }) => approval !== "iteration" || (laneOf(state, iteration)?.held ?? null) !== null;
/** A verdict counts only for the very tree that would land. */
const countsFor = (checked, landing) => checked.tree === landing.tree;
/** The first conflict of a task with later work is tried once more on the tip and does not count. */
const isTriedOnTip = ({ rebases }) => rebases === 0;
/**
* True if later work may be to blame: the next attempt starts with this change on top of it. A repeated failure is its
* own.
*/
function leavesTrain({ rebase, failures }, end) {
	if (!end.moved || end.cause === "conflict") return end.moved;
	const before = rebase?.fingerprint ?? failures.at(-1)?.fingerprint;
	return end.cause === "checks" && end.fingerprint !== before;
}
// src/app/phase/settle/hold-commit.ts
/** Undefined if no approval is needed. A lane's change that was approved earlier needs none if it is still the same. */
async function findHold({ workBranch }, { settings }, { ledger, coded, commit }) {
	if (commit === null || settings.approval !== "iteration") return void 0;
	const { checkpoint } = coded;
	const lane = laneOf(ledger.state, coded.iteration);
	if (!lane) return {
		commit,
		checkpoint
	};
	const patch = await workBranch.patchDigest({
		from: coded.checkpoint,
		to: coded.tree,
		without: coded.own ?? []
	});
	if (!lane.held) return {
		commit,
		checkpoint,
		patch
	};
	return lane.held.patch === patch ? void 0 : {
		commit,
		checkpoint,
		patch,
		approved_before: lane.held.commit
	};
}
/** In a lane the job continues, so approval is requested immediately. */
function recordHold(ledger, fact) {
	ledger.keep(fact.commit);
	ledger.record(fact);
	if (fact.patch !== void 0) ledger.send([approvalRequest(ledger.state, fact)]);
}
// src/app/phase/settle/record-call.ts
/** In a lane, the cost was recorded when the attempt began to wait for approval. */
const isPaid = ({ state }, { iteration }) => (laneOf(state, iteration)?.held ?? null) !== null;
/** Records the call's facts and files. `memoryAt`: where the servers' memory is stored; null after a failed attempt. */
function recordCall(ledger, coded, reason, memoryAt = null) {
	const { iteration, handoff, handoffSource: source, end, usage, durationMs, lingeredMs, hidden, environment, changes, denials } = coded;
	settleServers(ledger, {
		iteration,
		servers: coded.servers,
		memoryAt
	});
	if (isPaid(ledger, coded)) return;
	recordExtraction(ledger, coded);
	recordReview(ledger, coded);
	recordPasses(ledger, {
		iteration,
		task: coded.task.id
	}, coded.passes ?? []);
	if (handoff) ledger.attach(iterationPath(iteration, "handoff.json"), json$1({
		source,
		handoff
	}));
	const fault = end.kind === "finished" || end.kind === "no_result" ? {} : { fault: end };
	const call = {
		attempt: coded.attempt,
		task: coded.task.id,
		duration_ms: durationMs,
		usage
	};
	const facts = {
		end: end.kind,
		...fault,
		why: reason,
		...call
	};
	ledger.attach(iterationPath(iteration, "agent.json"), json$1({
		...facts,
		denials,
		changes: changes.slice(0, 500),
		files: changes.length,
		steps: coded.steps
	}));
	if (lingeredMs !== null) ledger.record({
		type: "agent_lingered",
		iteration,
		after_ms: lingeredMs
	});
	if (hidden.total > 0) ledger.record({
		type: "files_hidden",
		iteration,
		paths: [...hidden.paths],
		total: hidden.total
	});
	if (environment.total > 0) {
		const { paths, total } = environment;
		ledger.record({
			type: "environment_changed",
			iteration,
			paths: [...paths],
			total
		});
	}
}
const json$1 = (value) => `${JSON.stringify(value, null, 2)}\n`;
// src/app/phase/settle/settle.ts
/** Touched checks that are listed one by one. */
const maxTouched = 10;
/** An interrupted attempt does not count. Returns a reason if a person has to act. */
function settleInterruption(ledger, coded, request) {
	const { verdict, settings } = request;
	const { iteration, task, usage, durationMs: duration_ms } = coded;
	const { cause, why, until } = verdict;
	recordCall(ledger, coded, why);
	const fact = {
		iteration,
		task: task.id,
		cause,
		why,
		until,
		usage,
		duration_ms
	};
	const budgets = {
		usd: settings["cost-budget"],
		tokens: settings["token-budget"] ?? null
	};
	if (cause === "budget" && hadShareOnly(ledger.state, iteration, budgets)) {
		ledger.record({
			type: "attempt_interrupted",
			...fact,
			beside: true
		});
		return;
	}
	ledger.record({
		type: "attempt_interrupted",
		...fact
	});
	if (cause === "budget") return tokensUsedUp(ledger.state, settings["token-budget"] ?? null) ?? {
		kind: "cost_budget",
		budget_usd: settings["cost-budget"],
		spent_usd: ledger.state.usage.usd
	};
	return cause === "billing" || cause === "auth" ? {
		kind: "human_review",
		why: `${personNeeded(settings)[cause]}: ${why}`
	} : void 0;
}
const personNeeded = ({ agent }) => ({
	billing: "the model account has no credit",
	auth: `the model credential was refused; ${agentFacts[agent].howToPay.refused}`
});
/** For a failure by the agent's end or a guard. */
async function settleFailure(ports, job, request) {
	await settleFailed(ports, job, {
		...request,
		validation: null,
		fingerprint: fingerprint(`${request.cause}: ${request.why}`)
	});
}
async function settleChecked(ports, job, request) {
	const { coded, validation } = request;
	if (validation.passed) return settlePassed(ports, job, request);
	const { failures } = failuresOn(job, validation);
	const reason = failuresInWords(job, validation);
	await settleFailed(ports, job, {
		ledger: request.ledger,
		coded,
		candidate: request.candidate,
		cause: "checks",
		why: reason,
		validation,
		said: decisiveOutput(failures),
		fingerprint: validationFingerprint(validation)
	});
}
const failuresOn = (job, { strategy, checks, known_red: knownRed }) => judge({
	strategy,
	checks: job.checks,
	results: checks,
	knownRed
});
function failuresInWords(job, validation) {
	const { failures, missing } = failuresOn(job, validation);
	return [...failures.map((result) => `${result.name} ${failureSentence(result)}`), ...missing.map((name) => `${name} has no result`)].join("; ");
}
/** For a change that passed its checks and that the reviewer rejected. */
async function settleRevised(ports, job, request) {
	await settleFailed(ports, job, {
		...request,
		cause: "review",
		fingerprint: fingerprint(`review: ${request.why}`)
	});
}
async function settlePassed(ports, job, request) {
	const { ledger, coded, validation } = request;
	const { iteration, task, usage, durationMs } = coded;
	const { handoff, source } = handoffOf(coded);
	const { part, closes } = contributionOf(job, ledger.state, coded);
	const commit = needsCommit(closes, coded) ? request.candidate ?? await writeCandidate(ports, job, {
		state: ledger.state,
		coded
	}) : null;
	const size = commit === null ? {} : await readSize(ports, coded, commit);
	const { left } = amendedWith(job, ledger, coded);
	const greenChecks = new Set(validation.checks.filter((check) => check.passed && !check.flaky).map(({ name }) => name));
	const hold = await findHold(ports, job, {
		ledger,
		coded,
		commit
	});
	const wasHeld = isPaid(ledger, coded);
	await recordCriteria(ports, ledger, {
		coded,
		validation
	});
	const before = await readBeforeHandoff(ledger, iteration);
	recordCall(ledger, coded, null, hold ? iterationPath(iteration, memoryPath) : memoryPath);
	attachValidation(ledger, validation);
	const fact = {
		iteration,
		task: task.id,
		summary: handoff.summary,
		handoff: source,
		handoff_bytes: handoffBytes(handoff),
		usage,
		duration_ms: durationMs,
		flaky: validation.checks.filter(({ flaky }) => flaky).map(({ name }) => name),
		turned_green: validation.known_red.filter((name) => greenChecks.has(name)),
		...part && { part },
		...left.length > 0 && { left },
		...size
	};
	if (hold) recordHold(ledger, {
		type: "attempt_held",
		...fact,
		...hold
	});
	else {
		if (commit !== null) recordSlice(job, ledger, {
			iteration,
			task: task.id,
			...size
		});
		ledger.record({
			type: "attempt_succeeded",
			...fact,
			commit
		});
	}
	if (commit !== null) ledger.send(ports.outbox.effectsOf({
		commit,
		checks: validation.checks,
		knownRed: validation.known_red
	}));
	if (!wasHeld) recordAttention(ledger, job, {
		coded,
		isPart: part !== void 0
	});
	if (hold) return;
	if (commit !== null) sendReview(ports, ledger, {
		iteration,
		task: task.id,
		commit,
		reviewed: coded.reviewed
	});
	applyHandoff(ports, job, {
		ledger,
		before,
		task,
		iteration,
		handoff,
		source,
		changes: coded.changes
	});
}
/** Records what people should look at in a passed change. */
function recordAttention(ledger, job, { coded, isPart }) {
	const { iteration, task, touched } = coded;
	const touchedChecks = touched.slice(0, maxTouched);
	if (touchedChecks.length > 0) ledger.record({
		type: "checks_touched",
		iteration,
		task: task.id,
		what: touchedChecks,
		total: touched.length
	});
	recordRequests(ledger, job, coded);
	if (!isPart) recordDoubt(ledger, coded);
}
/** Lines to review; a merge has none. */
async function readSize({ workBranch, workspace, display }, { checkpoint, own = [], merge }, commit) {
	if (!display.showsPullRequests) return {};
	if (merge) return { lines: 0 };
	for (const oid of [checkpoint, commit]) await workBranch.contains(oid, oid);
	const files = await workspace.changedLines(checkpoint, commit);
	return { lines: linesToReview(files.filter(({ path }) => !own.includes(path))) };
}
async function settleFailed(ports, job, request) {
	const { ledger, coded, cause, why, validation } = request;
	const { iteration, task, usage, durationMs } = coded;
	const rejected = coded.changes.length > 0 && coded.findings.length === 0 ? request.candidate ?? await writeRejected(ports, coded, why) : null;
	if (rejected) ledger.keep(rejected);
	recordCall(ledger, coded, why);
	if (validation) attachValidation(ledger, validation);
	recordFailure(ledger, job.settings, {
		iteration,
		task: task.id,
		cause,
		why,
		...request.said,
		...coded.handoff && { tried: oneLine(coded.handoff.summary, 200) },
		fingerprint: request.fingerprint,
		handoff: coded.handoffSource,
		usage,
		duration_ms: durationMs,
		rejected,
		...leavesTrain(taskIn(ledger.state, task.id), {
			...request,
			moved: coded.begun_on !== void 0
		}) && { left_train: true }
	});
	recordRequests(ledger, job, coded);
}
/** Keeps a rejected tree reachable for people; one that a guard refused is never kept (rule 7). */
function writeRejected({ workBranch, redact }, { tree, checkpoint, iteration, task }, reason) {
	const message = `rejected[${iteration}]: ${task.id}\n\nThis attempt did not pass and is not part of the work branch.\n${reason.slice(0, 500)}\n`;
	return workBranch.write({
		tree,
		parent: checkpoint,
		message: redact(message),
		isOffBranch: true
	});
}
/** As older programs count: compact JSON and a line feed, in UTF-8. */
const handoffBytes = (handoff) => new TextEncoder().encode(JSON.stringify(handoff)).length + 1;
function attachValidation(ledger, validation) {
	ledger.attach(iterationPath(validation.iteration, "validation.json"), json(validation));
}
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
/** The change conflicts with what landed since: the next attempt starts from it. A task's first time does not count. */
async function settleRebase(ports, job, request) {
	const { ledger, coded, candidate, why, validation = null } = request;
	const { iteration, task, usage, durationMs: duration_ms } = coded;
	if (!isTriedOnTip(taskIn(ledger.state, task.id))) {
		await settleFailed(ports, job, {
			ledger,
			candidate,
			why,
			validation,
			coded: {
				...coded,
				begun_on: coded.begun_on ?? coded.checkpoint
			},
			cause: "conflict",
			fingerprint: fingerprint(`conflict: ${why}`)
		});
		return;
	}
	recordCall(ledger, coded, why);
	if (validation) attachValidation(ledger, validation);
	ledger.keep(candidate);
	const fact = {
		iteration,
		task: task.id,
		cause: "rebase",
		why,
		until: null,
		usage,
		duration_ms,
		candidate
	};
	const redFingerprint = validation && { fingerprint: validationFingerprint(validation) };
	ledger.record({
		type: "attempt_interrupted",
		...fact,
		...redFingerprint
	});
}
// src/app/phase/settle/settle-attempt.ts
/** The verdict by the agent's end and the guards, before any check. */
function verdictOn({ ports, job, ledger: { state } }, coded) {
	const { closes, ...contribution } = contributionOf(job, state, coded);
	return attemptVerdict({
		end: coded.end,
		hasChanges: coded.changes.length > 0,
		findings: coded.findings,
		unready: coded.unready,
		...contribution,
		closes: closes || claimToCheck(job, state, coded) !== void 0,
		question: questionIn(state, coded),
		now: ports.clock.now(),
		waits: state.waiting?.count ?? 0,
		losses: taskIn(state, coded.task.id).runners_lost
	});
}
/**
* Fifth phase: one commit, or back to the checkpoint, by the agent's end, the guards, the checks and the review.
* Returns a reason to stop if a person has to act.
*/
async function settleAttempt(context, request, { check, review = unchanged, pass = unchanged, owe = owesNothing }) {
	const { ports, job, ledger } = context;
	const { coded, verdict, candidate } = request;
	if (verdict.kind === "interrupt") {
		const question = verdict.cause === "asked" ? questionFor(context, coded) : void 0;
		const reason = settleInterruption(ledger, coded, {
			verdict,
			settings: job.settings
		});
		return question ? notifyQuestion(context, coded, question) : reason;
	}
	if (verdict.kind === "fail") {
		await settleFailure(ports, job, {
			ledger,
			coded,
			...verdict
		});
		return notifyRequests(context, coded);
	}
	const claim = claimToCheck(job, ledger.state, coded);
	const validation = await check();
	if (claim && validation !== void 0) return settleClaim(context, {
		coded,
		claim,
		validation
	});
	if (validation === void 0) return settleInterruption(ledger, coded, {
		verdict: stoppedInChecks,
		settings: job.settings
	});
	if (typeof validation === "string") await settleFailure(ports, job, {
		ledger,
		coded,
		cause: "checks",
		why: validation
	});
	else if (!validation.passed) await settleChecked(ports, job, {
		ledger,
		coded: await pass(coded, validation),
		validation,
		candidate
	});
	else return settleReviewed(context, {
		coded: await review(coded),
		validation,
		candidate,
		pass,
		owe
	});
	owe();
	return notifyRequests(context, coded);
}
/** The checks passed: the review and the passes decide. */
async function settleReviewed(context, request) {
	const { ports, job, ledger } = context;
	const verdictInput = {
		iteration: request.coded.iteration,
		now: ports.clock.now(),
		waits: ledger.state.waiting?.count ?? 0,
		losses: taskIn(ledger.state, request.coded.task.id).runners_lost
	};
	const needsNoReview = request.coded.changes.length === 0 || isAgentsMd(request.coded.task.id);
	const rejection = reviewVerdict(needsNoReview ? "none" : job.settings.review, request.coded.reviewed, verdictInput);
	const coded = rejection ? request.coded : await request.pass(request.coded, request.validation);
	const settled = {
		...request,
		coded
	};
	const verdict = rejection ?? (needsNoReview ? void 0 : passesVerdict(await readEnabledPasses(ports, job), coded.passes ?? [], verdictInput));
	if (verdict?.kind === "interrupt") return settleInterruption(ledger, coded, {
		verdict,
		settings: job.settings
	});
	if (verdict) await settleRevised(ports, job, {
		...settled,
		ledger,
		why: verdict.why
	});
	else await settleChecked(ports, job, {
		...settled,
		ledger
	});
	request.owe();
	return notifyRequests(context, coded);
}
const unchanged = async (coded) => coded;
const owesNothing = () => void 0;
const stoppedInChecks = {
	kind: "interrupt",
	cause: "cancelled",
	why: "the job was cancelled or stopped",
	until: null
};
/**
* The remote refused the state, for its size, a credential or a rule. The attempt is recorded as failed on the remote's
* state, without its objects, so that no job pays for it again and the next agent reads why (failure model G9). Returns
* true if recorded.
*/
async function recordRemoteRefusal({ ports, job, ledger }, error) {
	if (!(error instanceof RalphError && error.code === "REMOTE_REFUSED")) return false;
	const { run } = await ports.store.load();
	const open = openAttempts(ledger.state).map(({ iteration }) => iteration);
	const refused = run && openAttempts(run.state).find(({ iteration }) => !open.includes(iteration));
	if (!run || !refused || run.state.epoch !== ledger.state.epoch || !hasEnded(ledger.state, run.state)) return false;
	const { iteration, task } = refused;
	const reason = error.message;
	const [ours, theirs] = [ledger.state, run.state];
	const freshLedger = openLedger(ports, run, job);
	const call = iterationPath(iteration, "agent.json");
	const agentFile = JSON.parse(await ledger.recall(call) ?? "{}");
	freshLedger.attach(call, `${JSON.stringify({
		...agentFile,
		why: reason
	}, null, 2)}\n`);
	recordFailure(freshLedger, job.settings, {
		iteration,
		task,
		cause: "guard",
		why: reason,
		fingerprint: fingerprint(`refused: ${reason}`),
		handoff: null,
		usage: lessUsage(ours.usage, theirs.usage),
		duration_ms: Math.max(0, taskIn(ours, task).duration_ms - taskIn(theirs, task).duration_ms),
		rejected: null
	});
	settleLostAttempts(freshLedger, job.settings, null, "the job ended because the remote refused another attempt");
	freshLedger.record({
		type: "run_stopped",
		reason: {
			kind: "failed",
			code: error.code,
			why: reason
		}
	}, { type: "lease_released" });
	await freshLedger.save("stop: failed");
	return true;
}
const hasEnded = ({ counts }, written) => counts.succeeded + counts.failed > written.counts.succeeded + written.counts.failed;
/** With the reason why a person decides, if the settings would accept no change. */
function questionFor({ job, ledger: { state } }, coded) {
	const question = questionIn(state, coded);
	const { settings } = job;
	if (question?.kind !== "no_change" || settings["no-change"] === "ask") return question;
	const reason = whyPersonDecides(state, {
		task: coded.task,
		settings
	}) ?? "its agent cites no test";
	return {
		...question,
		person: reason
	};
}
/** For a claim that the task is done, after the checks ran: asks a verifier or a person. Commits nothing. */
async function settleClaim(context, { coded, claim, validation }) {
	const { ports, job, ledger } = context;
	const levels = typeof validation === "string" ? [] : await readLevels(ports, coded, validation);
	const person = typeof validation === "string" ? validation : validation.passed ? whyUnproven(levels) : `the checks fail without a change: ${failuresInWords(job, validation)}`;
	if (typeof validation === "object") {
		ledger.attach(iterationPath(coded.iteration, "validation.json"), `${JSON.stringify(validation, null, 2)}\n`);
		await recordCriteria(ports, ledger, {
			coded,
			validation
		});
	}
	const question = {
		...claim,
		...person === void 0 ? { verify: criteriaInWords(levels) } : { person: oneLine(person, 1e3) }
	};
	settleInterruption(ledger, coded, {
		verdict: {
			kind: "interrupt",
			cause: "asked",
			why: claim.why,
			until: null
		},
		settings: job.settings
	});
	return notifyQuestion(context, coded, question);
}
export { handoffOf as C, claimToCheck as D, writeCandidate as E, whyPersonDecides as O, contributionOf as S, withEngineEdits as T, passChange as _, settleRebase as a, readReviewer as b, isTriedOnTip as c, spokenSignals as d, obtainHandoff as f, lookBeforeChecks as g, askPasses as h, failuresInWords as i, landsUnasked as l, askPass as m, settleAttempt as n, checkedBase as o, addPasses as p, verdictOn as r, countsFor as s, recordRemoteRefusal as t, nextInTrain as u, readPasses as v, needsCommit as w, reviewChange as x, askReviewer as y };
