import { E as iterationPath, N as commitMessage, O as memoryPath, er as RalphError, lt as agentFacts } from "./through-proxy.js";
import { o as isAgentsMd, s as isReserved } from "./due.js";
import { a as numberedDiff, i as reviewVerdict, n as readReview } from "./read-review.js";
import { n as attemptVerdict } from "./attempt-verdict.js";
import { D as taskIn, Dt as reviewJsonSchema, E as statusIn, S as addedByAgentIn, an as laneOf, b as nestHeadings, cn as openAttempts, sn as openAttempt } from "./slices.js";
import { r as validationFingerprint, t as fingerprint } from "./fingerprint.js";
import { U as addUsage, W as lessUsage, f as passJsonSchema, l as PassResults } from "./pass.js";
import { a as recordFailure, c as askApproval, l as askPerson, n as recoverLostAttempt, o as openLedger, v as deliver } from "./recover-lost-attempt.js";
import { An as signalsOf, Dn as agentClaims, c as hadShareOnly, jn as unfinished, l as tokensUsedUp, mn as commitsOf, q as askedReason } from "./run-sentence.js";
import { w as progressNote } from "./state-files.js";
import { M as cappedLines, h as visible, p as startOf, r as oneLine } from "./one-line.js";
import { r as fenced } from "./fences.js";
import { a as recordSlice, c as judgeAmendments, n as beforeHandoff, o as tellReview, t as applyHandoff } from "./apply-handoff.js";
import { d as isOfVerifier } from "./evolve.js";
import { r as withOwnEdits } from "./own-edits.js";
import { c as criterionLevels, l as maxSourceChars, s as citedFiles, t as citedIn } from "./validate.js";
import { a as passesVerdict, n as isDue, o as readPass } from "./pass-verdict.js";
import { o as passesOf, s as template } from "./from-base.js";
import { a as serversFor, o as settleServers, r as reportUnusedServers } from "./servers.js";
import { t as callReader } from "./call-reader.js";
import { a as jsonIn } from "./answer.js";
import { o as linesToReview } from "./evidence.js";
import { n as saidByRed } from "./decisive-lines.js";
import { i as failureSentence } from "./failure-sentence.js";
import { r as judge } from "./verdict.js";
// src/core/handoff/synthesize.ts
const maxListed = 50;
const maxText$1 = 500;
/**
* The handoff that the engine writes where the agent left none (docs/design.md#handoff): what changed, and the start of what the
* agent said last. It claims no completion and no confidence; callers keep `source: 'synthetic'` beside it.
*/
function syntheticHandoff(given) {
	const { task, changes, turns } = given;
	const files = cappedLines(changes.map(({ path, action }) => `${action}: ${visible(path)}`), maxListed).map((line) => `- ${line}`);
	const said = nestHeadings(startOf(visible(given.text).trim(), maxText$1));
	return {
		summary: `${summaryOf(changes)} for ${task.id}.`,
		freeform: [
			`The agent worked ${turns} ${turns === 1 ? "turn" : "turns"} on ${task.id} (${task.title}) and left no handoff. This one was written from the files it changed; why it changed them is not known. Read the changes before you build on them.`,
			files.length === 0 ? "It changed no files." : `Changed files:\n${files.join("\n")}`,
			said === "" ? "Its last output is empty." : `The start of its last output:\n\n${said}`
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
const maxSaid = 3e3;
const maxShown$1 = 200;
/** What a small model is told so that it writes the handoff that the agent owed (docs/design.md#handoff). */
function extractionPrompt(given) {
	const { task, changes } = given;
	const files = cappedLines(changes.map(({ path, action }) => `${action} ${oneLine(visible(path), 300)}`), maxShown$1);
	return [
		given.template.trim(),
		`## Task\n\n${task.id}: ${oneLine(task.title, 300)}`,
		`## Changed files\n\n${fenced(files.join("\n"))}`,
		given.diffStat.trim() === "" ? "" : `## Size of the changes\n\n${fenced(visible(given.diffStat).trimEnd())}`,
		`## What the agent said last\n\n${fenced(startOf(visible(given.said).trim(), maxSaid))}`
	].filter((part) => part !== "").join("\n\n");
}
// src/app/job/record-passes.ts
/** What passes said of an attempt, wherever that goes: it was paid for. */
function recordPasses(ledger, about, results) {
	if (results.length === 0) return;
	keep(ledger, about, results);
	ledger.record(...results.map((result) => factOf(about, result)));
	recordTroubles(ledger, about, results);
}
/** The same of passes that looked at it later: it stands with what others said before, and costs the run by itself. */
async function addPasses(ledger, about, results) {
	if (results.length === 0) return;
	const stored = await ledger.recall(iterationPath(about.iteration, "passes.json"));
	const before = stored === void 0 ? [] : PassResults.safeParse(JSON.parse(stored)).data ?? [];
	keep(ledger, about, [...before, ...results]);
	ledger.record(...results.map((result) => ({
		...factOf(about, result),
		apart: true
	})));
	recordTroubles(ledger, about, results);
}
const keep = (ledger, { iteration }, results) => ledger.attach(iterationPath(iteration, "passes.json"), `${JSON.stringify(results, null, 2)}\n`);
const mostTroubles = 20;
/** Servers that were of no use to a pass; another job may have heard of them. */
function recordTroubles(ledger, { iteration }, results) {
	for (const { troubles = [] } of results) {
		const what = troubles.slice(0, mostTroubles).map((text) => oneLine(text, 500));
		if (what.length > 0) ledger.record({
			type: "server_trouble",
			iteration,
			what
		});
	}
}
const factOf = (about, { name, model, usage, issues, summary, why }) => ({
	type: "agent_pass",
	...about,
	pass_name: name,
	model,
	usage,
	issues: issues.length,
	critical: issues.filter(({ severity }) => severity === "critical").length,
	summary: oneLine(why ?? summary, 500)
});
// src/core/review/review-prompt.ts
/** About 30,000 tokens; a change of more than that is read in the files. */
const maxDiff = 12e4;
const maxText = 8e3;
/** What a reviewer is told: the task and its criteria, what its agent says of the work, and the change. */
function reviewPrompt(given) {
	const { template, task, handoff, files } = given;
	const criteria = task.acceptance_criteria.map((text) => `- ${text}`).join("\n");
	return [
		template.trim(),
		`## Task\n\n${quoted([`${task.id}: ${task.title}`, task.description].join("\n\n"))}`,
		`## Acceptance criteria\n\n${criteria === "" ? "None were written down." : quoted(criteria)}`,
		`## What the agent says of its work\n\n${quoted([handoff.summary, handoff.freeform].join("\n\n"))}`,
		`## The change\n\n${checksWords[given.checks]} Each line starts with its number in the new file.\n\n${diffExcerpt(files, maxDiff)}`
	].join("\n\n");
}
const checksWords = {
	passed: "The checks have passed on this change.",
	failed: "The checks have failed on this change.",
	unknown: "The checks have not run on this change yet."
};
const quoted = (text) => fenced(startOf(visible(text).trim(), maxText));
const longestLine = 300;
/** Less of a file tells nothing. */
const leastChars = 400;
/**
* The diff of a change for a prompt, file by file in code blocks, about `maxChars` at most. Small files are shown whole,
* the large ones share what room is left, and each cut is said where it is.
*/
function diffExcerpt(files, maxChars) {
	const whole = files.map((file) => ({
		file,
		lines: numberedDiff(file).map(harmless)
	}));
	const share = fairShare(whole.map(({ lines }) => sizeOf$1(lines)), maxChars);
	const shown = share < leastChars ? whole.slice(0, Math.floor(maxChars / leastChars)) : whole;
	const room = Math.max(share, leastChars);
	const rest = whole.slice(shown.length).map(({ file }) => nameOf(file));
	return [...shown.map(({ file, lines }) => `### ${nameOf(file)}\n\n${cut(lines, room)}`), ...rest.length === 0 ? [] : [`### Not shown\n\n${rest.length} more files: ${oneLine(rest.join(", "), 4e3)}. Read what you need of them.`]].join("\n\n");
}
const nameOf = ({ path }) => oneLine(path, 300);
const harmless = (line) => {
	const text = visible(line);
	return text.length <= longestLine ? text : `${text.slice(0, longestLine)}\u2026 (cut)`;
};
const sizeOf$1 = (lines) => lines.reduce((sum, line) => sum + line.length + 1, 0);
/** The most that every file may take so that all of them together fit. */
function fairShare(sizes, maxChars) {
	let room = maxChars;
	let left = sizes.length;
	for (const size of [...sizes].sort((a, b) => a - b)) {
		if (size > room / left) return room / left;
		room -= size;
		left -= 1;
	}
	return Number.POSITIVE_INFINITY;
}
function cut(lines, room) {
	let used = 0;
	const fits = lines.findIndex((line) => {
		used += line.length + 1;
		return used > room;
	});
	const kept = fits < 0 ? lines : lines.slice(0, fits);
	const missing = lines.length - kept.length;
	const said = missing === 0 ? "" : `\n\n(${missing} more lines of this diff are not shown: read the file.)`;
	return `${fenced(kept.join("\n"))}${said}`;
}
// src/core/run/attempt/amended-by.ts
const mostLeft = 5;
const longest$2 = 200;
/** Foretells what taking in the handoff will record, so that the commit of the attempt can say it already. */
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
		left: open.slice(0, mostLeft).map((line) => oneLine(line, longest$2))
	};
}
// src/core/run/attempt/part-of.ts
/** A merge of the base is taken in as a whole: what is left of it is no longer to be seen afterwards. */
const saysOpen = ({ task, account }) => account.complete === false && !isReserved(task.id);
/** What the commit of an attempt that passed its checks is of its task; undefined where it is all of it, or the last. */
function partOf(request) {
	const { task, record, account, settings } = request;
	if (settings.incomplete !== "continue" || !saysOpen(request)) return void 0;
	const before = commitsOf(record).length;
	const most = task.max_continuations ?? settings["max-continuations"];
	return {
		number: before + 1,
		left: [...account.left],
		final: before >= most
	};
}
/** Why the agent's own account fails the attempt, whatever the checks would say; undefined where it does not. */
function failedByAccount(request) {
	const { account, settings } = request;
	if (account.stuck !== void 0) return {
		cause: "stuck",
		why: `the agent is stuck: ${account.stuck}`
	};
	if (settings.incomplete !== "fail" || !saysOpen(request)) return void 0;
	return {
		cause: "incomplete",
		why: incompleteInWords(account.left)
	};
}
/** Whether an attempt without a change may pass: parts of the task are done, and its agent says that these are all. */
const closesTask = ({ record, account }) => account.complete === true && commitsOf(record).length > 0;
const incompleteInWords = (left) => `the agent says that the task is not complete${left.length === 0 ? "" : `: ${left.join("; ")}`}`;
// src/core/run/attempt/accept-unchanged.ts
/** At most one task in so many is done without a change and without a person. */
const tasksForOne = 5;
/**
* Why a person has to agree that this task needs no change, whatever the checks report; undefined if its checks and a
* verifier may decide (docs/design.md#done-without-a-change).
*/
function whyPersonDecides(state, { task, settings }) {
	if (settings["no-change"] === "ask") return "`no-change` is `ask`";
	if (settings.approval === "iteration") return "`approval` is `iteration`";
	if (task.acceptance_criteria.length === 0) return "the task states no acceptance criteria";
	if (commitsOf(taskIn(state, task.id)).length > 0) return "the task has commits of its own";
	const tasks = Object.entries(state.tasks).filter(([id]) => !isReserved(id));
	const accepted = tasks.flatMap(([, { unchanged }]) => unchanged?.verified ? [unchanged] : []);
	if (accepted.some(({ work }) => work === state.work)) return "nothing has landed since another task was accepted without a change";
	if ((accepted.length + 1) * tasksForOne > tasks.length) return "at most a fifth of the plan is accepted without a person";
}
/** Why the checks do not show that the criteria are met; undefined if a test of each one ran and passed. */
function whyNotShown(levels) {
	const open = levels.filter(({ level }) => level !== "ran");
	const [first] = open;
	if (levels.length === 0) return "no test ran for its criteria";
	if (!first) return void 0;
	const others = open.length === 1 ? "" : `, and ${open.length - 1} more`;
	return `no test ran for "${oneLine(first.criterion, 200)}" (${first.why ?? first.level})${others}`;
}
const maxShown = 20;
/** What ran for each criterion, a line each. */
const shownInWords = (levels) => levels.slice(0, maxShown).map(({ criterion, citation, check }) => {
	const test = citation?.kind === "test" ? `${citation.file}: ${citation.title}` : "";
	return oneLine(`${criterion}: ${test}, run by ${check ?? "a check"}`, 500);
});
// src/core/run/attempt/agent-question.ts
/** After so many questions of a task its attempts count again. */
const mostQuestions = 2;
const longest$1 = 1e3;
const maxOptions = 4;
const maxOption = 200;
/** What an agent that changed nothing wants a person to say; undefined where that counts as a failed attempt. */
function questionOf(request) {
	const { task, record, handoff, handoffSource } = request;
	if (!handoff || handoffSource === "synthetic" || isReserved(task)) return void 0;
	const question = asked(handoff);
	if (!question || question.kind === "no_change" && request.isOfVerifier) return void 0;
	return record.questions.some((before) => words(before) === words(question.why)) || record.questions.length >= mostQuestions ? void 0 : question;
}
function asked({ no_change_needed: done, request_human_review: review }) {
	if (done) return {
		kind: "no_change",
		why: oneLine(done.why, longest$1) || "the agent gave no reason",
		evidence: oneLine(done.evidence, longest$1)
	};
	if (!review?.needed) return void 0;
	const reason = oneLine(review.reason ?? "", longest$1) || "the agent gave no reason";
	const options = (review.options ?? []).map((option) => oneLine(option, maxOption)).filter((option) => option !== "");
	return {
		kind: "question",
		why: reason,
		evidence: "",
		...options.length > 0 && { options: options.slice(0, maxOptions) }
	};
}
const words = (text) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
// src/app/phase/validate/unchanged.ts
/** What an agent that changed nothing asks. */
const questionIn = (state, { task, handoff, handoffSource }) => questionOf({
	task: task.id,
	record: taskIn(state, task.id),
	handoff,
	handoffSource,
	isOfVerifier: isOfVerifier(state, task.id)
});
/**
* What an agent says that found its task done already, if the checks are to show whether it is
* (docs/design.md#done-without-a-change). The jobs of an iteration all come to the same answer.
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
/** The agent's own, else one that the engine makes from the changes alone. */
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
	const at = {
		task: coded.task,
		record: taskIn(state, coded.task.id),
		account: agentClaims(coded),
		settings
	};
	const closes = coded.changes.length === 0 && closesTask(at);
	return {
		part: partOf(at),
		closes,
		account: failedByAccount(at)
	};
}
/**
* What the guards have let through, with what the engine itself changes beside the agent. It rests on the dossier and the state
* alone, so that the job of the checks and the one that settles come to the same tree.
*/
async function withOwnPart(ports, job, { ledger, coded }) {
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
	const at = Date.parse(openAttempt(state, coded.iteration)?.started ?? state.updated) + durationMs;
	const edited = await withOwnEdits(ports, {
		job,
		ledger,
		becomes: {
			finished,
			amended,
			at
		},
		tree
	});
	return edited.own.length === 0 ? coded : {
		...coded,
		tree: edited.tree,
		own: edited.own.map(({ path }) => path)
	};
}
/** What becomes of the plan with an attempt that passes. */
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
/** Whether the attempt needs a commit: one that finds its task complete has none, but for what the engine writes itself. */
const needsCommit = (closes, { own = [] }) => !closes || own.length > 0;
/** The captured tree as the commit that it becomes where the checks pass; it is on no branch. */
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
// src/app/phase/validate/review.ts
/** Has a fresh agent review a captured change, where the settings ask for it; what it cost is added to the attempt's. */
async function askReviewer(ports, job, request) {
	const { coded } = request;
	if (job.settings.review === "none" || coded.changes.length === 0) return {
		coded,
		call: void 0
	};
	const model = job.settings["review-model"] ?? coded.task.model ?? job.settings.model;
	const reader = {
		pass: "review",
		does: "reviews the change of",
		model,
		maxTurns: job.settings["max-turns"],
		schema: reviewJsonSchema(),
		mayFail: job.settings.review !== "gate",
		prompt: async () => reviewPrompt({
			template: await template(ports, "review"),
			task: coded.task,
			handoff: handoffOf(coded).handoff,
			files: await ports.workspace.diff(coded.start, coded.tree),
			checks: request.checked ? "passed" : "unknown"
		})
	};
	const outcome = await callReader(ports, job, {
		...request,
		reader
	});
	reportUnusedServers(ports, outcome);
	const { end, usage, durationMs } = outcome;
	return {
		coded: dearer(request, {
			usage,
			durationMs
		}),
		call: {
			end,
			model: model ?? null,
			usd: usage.usd,
			usage,
			duration_ms: durationMs
		}
	};
}
/** The attempt with what one more look at it cost, told to whoever keeps count. */
function dearer({ coded, onSpent }, more) {
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
/** The same, with its answer read: in the job that settles what it says. */
async function reviewed(ports, job, request) {
	const { coded, call } = await askReviewer(ports, job, request);
	return call ? {
		...coded,
		reviewed: await readReviewer(ports, coded, call)
	} : coded;
}
/** What a call came to, by the change as it is known here; of its answer nothing else is believed. */
async function readReviewer({ workspace }, { start, tree }, call) {
	const read = readReview(call.end, call.end.kind === "finished" || call.end.kind === "no_result" ? await workspace.diff(start, tree) : []);
	const end = call.end.kind === "finished" ? {
		...call.end,
		structured: null,
		text: ""
	} : call.end;
	return "why" in read ? {
		...call,
		end,
		review: null,
		why: read.why
	} : {
		...call,
		end,
		review: read.review,
		why: null
	};
}
// src/app/phase/validate/passes.ts
/**
* Has each pass look at a captured change whose trigger says so, one after the other; what they cost is added to the
* attempt's. Their answers have not been read. Calls no one where none is due.
*/
async function askPasses(ports, job, request) {
	const checks = request.checks === null ? "unknown" : request.checks.passed ? "passed" : "failed";
	const due = (request.coded.changes.length === 0 ? [] : await passesOf(ports, job)).filter((pass) => isDue(pass, {
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
		coded = dearer({
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
/** One pass, on the files that an attempt left. */
async function askPass(ports, job, request) {
	const { coded, handoff, pass, checks } = request;
	const model = pass.model ?? coded.task.model ?? job.settings.model;
	const reader = {
		pass: `pass:${pass.name}`,
		does: `looks (pass ${pass.name}) at the change of`,
		model,
		maxTurns: pass.max_turns,
		schema: pass.schema ?? passJsonSchema(),
		servers: await serversFor(ports, job, {
			of: { file: pass.mcp_config },
			recall: ports.store.read
		}),
		mayFail: true,
		prompt: async () => reviewPrompt({
			template: pass.template,
			task: coded.task,
			handoff,
			files: await ports.workspace.diff(coded.start, coded.tree),
			checks
		})
	};
	const { end, usage, durationMs, servers } = await callReader(ports, job, {
		...request,
		reader
	});
	const troubles = servers && servers.troubles.length > 0 ? { troubles: [...servers.troubles] } : {};
	return {
		name: pass.name,
		end,
		model: model ?? null,
		usage,
		duration_ms: durationMs,
		...troubles
	};
}
/** What the calls came to: in the job that settles what they say. A pass that is none of the base's is left out. */
async function readPasses(ports, job, calls) {
	if (calls.length === 0) return [];
	return (await passesOf(ports, job)).flatMap((pass) => calls.filter(({ name }) => name === pass.name).slice(0, 1).map((call) => readPass(call, pass, ports.withinTime)));
}
/** Why the passes keep out a change whose checks passed; undefined where they do not. */
const keptOut = async (ports, job, { passes = [] }, request) => passesVerdict(await passesOf(ports, job), passes, request);
// src/core/handoff/spoken-signals.ts
const longest = 400;
const mostEach = 3;
/** Reads free text without what is quoted in it: code blocks, code spans, block quotes and words in quotation marks. Linear. */
function spokenSignals(text) {
	const said = unquoted(text.slice(-2e5));
	return {
		complete: /<promise>\s*COMPLETE\s*<\/promise>|<complete>\s*[A-Z_ ]+\s*<\/complete>/.test(said),
		stuck: between(said, "stuck").map((one) => oneLine(one, longest)),
		blockers: between(said, "blocker").map(blockerInWords)
	};
}
function unquoted(text) {
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
function between(text, tag) {
	const found = [];
	for (let at = text.indexOf(`<${tag}>`); at >= 0 && found.length < mostEach; at = text.indexOf(`<${tag}>`, at + 1)) {
		const end = text.indexOf(`</${tag}>`, at);
		if (end < 0) break;
		const inner = text.slice(at + tag.length + 2, end).trim();
		if (inner !== "") found.push(inner);
	}
	return found;
}
/** `Action` says what a person does, `Resume` how the run goes on then. */
function blockerInWords(inner) {
	const field = (name) => new RegExp(`^[ \\t*-]*(?:\\*\\*)?${name}:?(?:\\*\\*)?:?[ \\t]*(\\S.*)$`, "im").exec(inner)?.[1];
	const [action, resume] = [field("Action"), field("Resume")];
	const said = [
		inner.split("\n").filter((line) => !/^[ \t*-]*(?:action|resume)\b/i.test(line)).join(" ").replace(/^\s*[*-]*\s*(?:\*\*)?description:?(?:\*\*)?:?\s*/i, ""),
		...action ? [`what to do: ${action}`] : [],
		...resume ? [resumeInWords(resume)] : []
	].map((part) => part.trim().replace(/\.$/, "")).filter((part) => part !== "");
	return oneLine(said.join("; "), longest);
}
/** A condition reads on; an order stands by itself. */
function resumeInWords(resume) {
	const [, when, rest] = /^(when|once|after|as soon as|if)\b(.*)$/i.exec(resume) ?? [];
	return when === void 0 ? `then: ${resume}` : `the run can continue ${when.toLowerCase()}${rest}`;
}
// src/app/phase/settle/ask-people.ts
/**
* Notes what an agent wants people to look at or to know, whatever became of its attempt, and what they are to be told at
* once. A synthetic handoff has no words of its agent.
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
	const found = requestsOf(coded);
	for (const { why, holds } of found) ledger.record({
		type: "human_review_requested",
		iteration,
		task,
		why,
		...asks && holds && { holds }
	});
	const holding = found.some(({ holds }) => holds);
	if (found.length === 0 || !holding && isFoundStuck(ledger, coded)) return;
	const said = {
		iteration,
		task,
		why: found.map(({ why }) => why).join("; ")
	};
	ledger.send([askPerson(ledger.state, {
		...said,
		holds: asks && holding
	})]);
}
/**
* People are told of them, and that the task is stuck, before the next attempt begins. Ends the job where they are to look
* first; a commit that waits for a word ends it by itself.
*/
async function tellRequests(work, coded) {
	const { ports, job, ledger } = work;
	const [first] = requestsOf(coded);
	if (!first && !isFoundStuck(ledger, coded)) return void 0;
	await ledger.save(`ask a person about iteration ${coded.iteration}`);
	await work.publish();
	await deliver(ports, ledger);
	if (job.settings["human-review"] !== "stop" || !first?.holds || ledger.state.awaiting) return void 0;
	return {
		kind: "human_review",
		why: `the agent of ${coded.task.id} (iteration ${coded.iteration}) asks: ${first.why}`
	};
}
/** The task waits for the answer and others go on; people are notified once, before the next attempt begins. */
async function notifyQuestion(work, { iteration, task: { id: task } }, question) {
	const { ports, job, ledger } = work;
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
	ledger.send([askPerson(ledger.state, {
		iteration,
		task,
		why,
		holds: true,
		question
	})]);
	await ledger.save(`ask a person about iteration ${iteration}`);
	await work.publish();
	await deliver(ports, ledger);
	const waits = job.settings["human-review"] === "stop" ? askedReason(ledger.state) : void 0;
	return waits && {
		...waits,
		why: `the agent of ${task} (iteration ${iteration}) asks: ${why}`
	};
}
const isFoundStuck = ({ state }, { iteration, task }) => taskIn(state, task.id).stuck?.iteration === iteration;
/** `holds`: the agent wants a decision; who is stuck has already failed. */
function requestsOf(coded) {
	const request = wanted(coded);
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
	const last = end.kind === "finished" ? end.text : end.kind === "no_result" ? end.tail : "";
	const { stuck, blockers } = spokenSignals((jsonIn(last) === void 0 ? [...words, last] : words).join("\n\n"));
	return [...[...new Set(blockers)].map((why) => ({
		why: `it is blocked: ${why}`,
		holds: true
	})), ...[...new Set(stuck)].map((why) => ({
		why: `it says that it is stuck: ${why}`,
		holds: false
	}))];
}
function wanted({ handoff, handoffSource }) {
	const asked = handoffSource === "synthetic" ? void 0 : handoff?.request_human_review;
	return asked?.needed ? asked.reason?.trim() || "the agent gave no reason" : void 0;
}
/** Where a task is done by its checks alone, the doubt of its agent is told. */
function recordDoubt(ledger, { iteration, task, handoff, handoffSource }) {
	const done = handoff?.task_completed;
	if (handoffSource === "synthetic" || done?.fully_complete !== false) return;
	const why = `the agent says that the task is not fully complete${done.summary?.trim() ? `: ${done.summary.trim()}` : ""}`;
	ledger.record({
		type: "human_review_requested",
		iteration,
		task: task.id,
		why
	});
}
// src/core/run/next/train.ts
const wait = { kind: "wait" };
/**
* The head alone lands or leaves; those behind it are checked on what they are expected to stand on, as far as
* `checksAtOnce` allows (docs/design.md#lanes). Pure.
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
	for (const [place, one] of train.entries()) {
		const { iteration, check, apartFrom } = one;
		if (place > 0 && (!check || check.isStale) && apartFrom !== standsOn(tip, ahead)) return {
			kind: "check",
			iteration,
			ahead
		};
		if (mayLand(one)) ahead.push(iteration);
	}
	return wait;
}
/** What a change is checked on, as `apartFrom` has it. */
const standsOn = (tip, ahead) => [tip, ...ahead].join(" ");
/** Nothing speaks against it so far. */
function mayLand({ check, isEnding }) {
	if (!check?.lands || check.isStale || check.wasRed || isEnding) return false;
	return check.verdict === "running" || check.verdict === "green";
}
/** Whether the verdict on a change says something of what would land now: it was of the tree that this would be. */
const countsFor = (checked, landing) => checked.tree === landing.tree;
/** What does not go with what landed since it began: for a task that happens to for the first time it is tried once more, and that does not count. */
const isTriedOnTip = ({ rebases }) => rebases === 0;
/**
* Whether what landed meanwhile may be to blame for a failure: then the next attempt begins with this change on that. A
* task that fails in the way that it failed before is no victim of the others.
*/
function leavesTrain({ rebase, failures }, end) {
	if (!end.moved || end.cause === "conflict") return end.moved;
	const before = rebase?.fingerprint ?? failures.at(-1)?.fingerprint;
	return end.cause === "checks" && end.fingerprint !== before;
}
// src/app/phase/settle/hold-commit.ts
/**
* Whether a person has to approve a commit first: undefined if not. A change of a lane that was approved before others landed
* ahead of it needs no second approval if it is still the same.
*/
async function holdOf({ workBranch }, { settings }, { ledger, coded, commit }) {
	if (commit === null || settings.approval !== "iteration") return void 0;
	const { checkpoint } = coded;
	const lane = laneOf(ledger.state, coded.iteration);
	if (!lane) return {
		commit,
		checkpoint
	};
	const patch = await workBranch.patch({
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
/** Keeps the commit, and asks for its approval: in a lane the job goes on, and its end would come too late for that. */
function recordHold(ledger, fact) {
	ledger.keep(fact.commit);
	ledger.record(fact);
	if (fact.patch !== void 0) ledger.send([askApproval(ledger.state, fact)]);
}
// src/app/phase/settle/record-call.ts
/** Whether it waited for a person in a lane: what its calls cost and said was recorded then. */
const isPaid = ({ state }, { iteration }) => (laneOf(state, iteration)?.held ?? null) !== null;
/** `memoryAt`: where its servers' memory goes; a failed attempt teaches none. The facts of the call itself, and the files that later prompts and people read. */
function recordCall(ledger, coded, why, memoryAt = null) {
	const { iteration, handoff, handoffSource: source, end, usage, durationMs, lingeredMs, hidden, environment, changes, denials } = coded;
	settleServers(ledger, {
		iteration,
		left: coded.servers,
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
		why,
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
/** What a reviewer said, wherever the attempt goes: it was paid for. */
function recordReview(ledger, { iteration, task, reviewed }) {
	if (!reviewed) return;
	ledger.attach(iterationPath(iteration, "review.json"), json$1(reviewed));
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
const json$1 = (value) => `${JSON.stringify(value, null, 2)}\n`;
// src/app/phase/settle/record-criteria.ts
/** Files the level of each criterion with an attempt whose checks passed. It decides nothing, so a fault is only reported. */
async function recordCriteria({ workspace, show }, ledger, { coded, validation }) {
	if (coded.task.acceptance_criteria.length === 0) return;
	try {
		const judged = {
			task: coded.task.id,
			criteria: await levelsOn({ workspace }, coded, validation)
		};
		ledger.attach(iterationPath(coded.iteration, "criteria.json"), `${JSON.stringify(judged, null, 2)}\n`);
	} catch (error) {
		show({
			kind: "warning",
			text: `the levels of the criteria could not be recorded: ${String(error)}`
		});
	}
}
/** The level of each criterion of a task on the tree that these checks ran on. */
async function levelsOn({ workspace }, { task, handoff, tree }, { checks }) {
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
/** The contents of these files in a tree, without those that it does not have. */
async function readFiles({ readCaptured }, tree, paths) {
	const files = /* @__PURE__ */ new Map();
	for (const path of paths) {
		const bytes = await readCaptured(tree, path, maxSourceChars);
		if (bytes) files.set(path, new TextDecoder().decode(bytes));
	}
	return files;
}
// src/app/phase/settle/settle.ts
/** Of what an iteration changed of its checks, so many are told one by one. */
const mostTouched = 10;
/** An interrupted attempt counts for nothing; what a person must fix ends the job with that reason. */
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
/** A failure by the agent's end or by a guard. */
async function settleFailure(ports, job, request) {
	await fail(ports, job, {
		...request,
		validation: null,
		fingerprint: fingerprint(`${request.cause}: ${request.why}`)
	});
}
/** What the checks said decides: one commit, or back to the checkpoint with the failure remembered. */
async function settleChecked(ports, job, request) {
	const { coded, validation } = request;
	if (validation.passed) return pass(ports, job, request);
	const { failures } = failuresOn(job, validation);
	const why = failuresInWords(job, validation);
	await fail(ports, job, {
		ledger: request.ledger,
		coded,
		candidate: request.candidate,
		cause: "checks",
		why,
		validation,
		said: saidByRed(failures),
		fingerprint: validationFingerprint(validation)
	});
}
const failuresOn = (job, { strategy, checks, known_red: knownRed }) => judge({
	strategy,
	checks: job.checks,
	results: checks,
	knownRed
});
/** What kept these checks from passing. */
function failuresInWords(job, validation) {
	const { failures, missing } = failuresOn(job, validation);
	return [...failures.map((result) => `${result.name} ${failureSentence(result)}`), ...missing.map((name) => `${name} has no result`)].join("; ");
}
/** The checks passed and the reviewer did not accept it: as with checks that failed. */
async function settleRevised(ports, job, request) {
	await fail(ports, job, {
		...request,
		cause: "review",
		fingerprint: fingerprint(`review: ${request.why}`)
	});
}
async function pass(ports, job, request) {
	const { ledger, coded, validation } = request;
	const { iteration, task, usage, durationMs } = coded;
	const { handoff, source } = handoffOf(coded);
	const { part, closes } = contributionOf(job, ledger.state, coded);
	const commit = needsCommit(closes, coded) ? request.candidate ?? await writeCandidate(ports, job, {
		state: ledger.state,
		coded
	}) : null;
	const size = commit === null ? {} : await sizeOf(ports, coded, commit);
	const { left } = amendedWith(job, ledger, coded);
	const passed = new Set(validation.checks.filter((check) => check.passed && !check.flaky).map(({ name }) => name));
	const hold = await holdOf(ports, job, {
		ledger,
		coded,
		commit
	});
	const wasHeld = isPaid(ledger, coded);
	await recordCriteria(ports, ledger, {
		coded,
		validation
	});
	const before = await beforeHandoff(ledger, iteration);
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
		turned_green: validation.known_red.filter((name) => passed.has(name)),
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
	if (!wasHeld) recordWords(ledger, job, {
		coded,
		isPart: part !== void 0
	});
	if (hold) return;
	if (commit !== null) tellReview(ports, ledger, {
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
/** What people should look at in a change that passed. */
function recordWords(ledger, job, { coded, isPart }) {
	const { iteration, task, touched } = coded;
	const what = touched.slice(0, mostTouched);
	if (what.length > 0) ledger.record({
		type: "checks_touched",
		iteration,
		task: task.id,
		what,
		total: touched.length
	});
	recordRequests(ledger, job, coded);
	if (!isPart) recordDoubt(ledger, coded);
}
/** Lines to review that the agent changed; of a merge nobody reads what the base brings. */
async function sizeOf({ workBranch, workspace, display }, { checkpoint, own = [], merge }, commit) {
	if (!display.showsPulls) return {};
	if (merge) return { lines: 0 };
	for (const oid of [checkpoint, commit]) await workBranch.contains(oid, oid);
	const files = await workspace.changedLines(checkpoint, commit);
	return { lines: linesToReview(files.filter(({ path }) => !own.includes(path))) };
}
async function fail(ports, job, request) {
	const { ledger, coded, cause, why, validation } = request;
	const { iteration, task, usage, durationMs } = coded;
	const rejected = coded.changes.length > 0 && coded.findings.length === 0 ? request.candidate ?? await keepRejected(ports, coded, why) : null;
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
/** A rejected tree stays reachable, so that a person can look at it; what a guard refused is never kept (rule 7). */
function keepRejected({ workBranch, redact }, { tree, checkpoint, iteration, task }, why) {
	const message = `rejected[${iteration}]: ${task.id}\n\nThis attempt did not pass and is not part of the work branch.\n${why.slice(0, 500)}\n`;
	return workBranch.write({
		tree,
		parent: checkpoint,
		message: redact(message),
		aside: true
	});
}
/** As the older programs count it: compact JSON and a line feed, in UTF-8. */
const handoffBytes = (handoff) => new TextEncoder().encode(JSON.stringify(handoff)).length + 1;
function attachValidation(ledger, validation) {
	ledger.attach(iterationPath(validation.iteration, "validation.json"), json(validation));
}
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
/**
* Its change does not go with what landed since it began: the next attempt works on that. The first time of a task does
* not count, since nobody could know it.
*/
async function settleRebase(ports, job, request) {
	const { ledger, coded, candidate, why, validation = null } = request;
	const { iteration, task, usage, durationMs: duration_ms } = coded;
	if (!isTriedOnTip(taskIn(ledger.state, task.id))) {
		await fail(ports, job, {
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
	const red = validation && { fingerprint: validationFingerprint(validation) };
	ledger.record({
		type: "attempt_interrupted",
		...fact,
		...red
	});
}
// src/app/phase/settle/settle-claim.ts
/** With the reason why a person has to decide, though the settings accept a task without a change. */
function questionFor({ job, ledger: { state } }, coded) {
	const question = questionIn(state, coded);
	const { settings } = job;
	if (question?.kind !== "no_change" || settings["no-change"] === "ask") return question;
	const why = whyPersonDecides(state, {
		task: coded.task,
		settings
	}) ?? "its agent cites no test";
	return {
		...question,
		person: why
	};
}
/** An agent says that its task is done already, and the checks ran: a verifier is asked, or a person. Nothing is committed. */
async function settleClaim(work, { coded, claim, validation }) {
	const { ports, job, ledger } = work;
	const levels = typeof validation === "string" ? [] : await levelsOn(ports, coded, validation);
	const person = typeof validation === "string" ? validation : validation.passed ? whyNotShown(levels) : `the checks fail without a change: ${failuresInWords(job, validation)}`;
	if (typeof validation === "object") {
		ledger.attach(iterationPath(coded.iteration, "validation.json"), `${JSON.stringify(validation, null, 2)}\n`);
		await recordCriteria(ports, ledger, {
			coded,
			validation
		});
	}
	const question = {
		...claim,
		...person === void 0 ? { verify: shownInWords(levels) } : { person: oneLine(person, 1e3) }
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
	return notifyQuestion(work, coded, question);
}
// src/app/phase/settle/settle-attempt.ts
/** What the agent's end and the guards mean for the attempt, before any check. */
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
* Fifth phase: one commit, or back to the checkpoint. Where the agent's end and the guards do not decide, the checks do,
* wherever they run, and then the review. Returns a reason to stop where a person has to fix something first.
*/
async function settleAttempt(work, request, { check, review = unchanged, pass = unchanged, owe = owesNothing }) {
	const { ports, job, ledger } = work;
	const { coded, verdict, candidate } = request;
	if (verdict.kind === "interrupt") {
		const question = verdict.cause === "asked" ? questionFor(work, coded) : void 0;
		const reason = settleInterruption(ledger, coded, {
			verdict,
			settings: job.settings
		});
		return question ? notifyQuestion(work, coded, question) : reason;
	}
	if (verdict.kind === "fail") {
		await settleFailure(ports, job, {
			ledger,
			coded,
			...verdict
		});
		return tellRequests(work, coded);
	}
	const claim = claimToCheck(job, ledger.state, coded);
	const validation = await check();
	if (claim && validation !== void 0) return settleClaim(work, {
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
	else return settleReviewed(work, {
		coded: await review(coded),
		validation,
		candidate,
		pass,
		owe
	});
	owe();
	return tellRequests(work, coded);
}
/** The checks passed: a review or a pass may still keep it out. */
async function settleReviewed(work, given) {
	const { ports, job, ledger } = work;
	const known = {
		iteration: given.coded.iteration,
		now: ports.clock.now(),
		waits: ledger.state.waiting?.count ?? 0,
		losses: taskIn(ledger.state, given.coded.task.id).runners_lost
	};
	const nothing = given.coded.changes.length === 0 || isAgentsMd(given.coded.task.id);
	const rejected = reviewVerdict(nothing ? "none" : job.settings.review, given.coded.reviewed, known);
	const coded = rejected ? given.coded : await given.pass(given.coded, given.validation);
	const at = {
		...given,
		coded
	};
	const verdict = rejected ?? (nothing ? void 0 : await keptOut(ports, job, coded, known));
	if (verdict?.kind === "interrupt") return settleInterruption(ledger, coded, {
		verdict,
		settings: job.settings
	});
	if (verdict) await settleRevised(ports, job, {
		...at,
		ledger,
		why: verdict.why
	});
	else await settleChecked(ports, job, {
		...at,
		ledger
	});
	given.owe();
	return tellRequests(work, coded);
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
* The remote refuses the state with what an attempt came to: its size, a credential that it finds in it, a rule. Else
* each further job would pay for the same attempt: it is put down as failed, without its objects, on what is there, and
* the next agent is told why (failure model G9). Returns whether that was written.
*/
async function failRefused({ ports, job, ledger }, error) {
	if (!(error instanceof RalphError && error.code === "REMOTE_REFUSED")) return false;
	const { run } = await ports.store.load();
	const open = openAttempts(ledger.state).map(({ iteration }) => iteration);
	const refused = run && openAttempts(run.state).find(({ iteration }) => !open.includes(iteration));
	if (!run || !refused || run.state.epoch !== ledger.state.epoch || !hasEnded(ledger.state, run.state)) return false;
	const { iteration, task } = refused;
	const why = error.message;
	const [ours, theirs] = [ledger.state, run.state];
	const instead = openLedger(ports, run, job);
	const call = iterationPath(iteration, "agent.json");
	const told = JSON.parse(await ledger.recall(call) ?? "{}");
	instead.attach(call, `${JSON.stringify({
		...told,
		why
	}, null, 2)}\n`);
	recordFailure(instead, job.settings, {
		iteration,
		task,
		cause: "guard",
		why,
		fingerprint: fingerprint(`refused: ${why}`),
		handoff: null,
		usage: lessUsage(ours.usage, theirs.usage),
		duration_ms: Math.max(0, taskIn(ours, task).duration_ms - taskIn(theirs, task).duration_ms),
		rejected: null
	});
	recoverLostAttempt(instead, job.settings, null, "the job ended because the remote refused another attempt");
	instead.record({
		type: "run_stopped",
		reason: {
			kind: "failed",
			code: error.code,
			why
		}
	}, { type: "lease_released" });
	await instead.save("stop: failed");
	return true;
}
/** Whether what we know of the attempt is more than that it was under way. */
const hasEnded = ({ counts }, written) => counts.succeeded + counts.failed > written.counts.succeeded + written.counts.failed;
export { whyPersonDecides as C, syntheticHandoff as E, claimToCheck as S, extractionPrompt as T, contributionOf as _, settleRebase as a, withOwnPart as b, nextInTrain as c, askPass as d, askPasses as f, reviewed as g, readReviewer as h, failuresInWords as i, standsOn as l, askReviewer as m, settleAttempt as n, countsFor as o, readPasses as p, verdictOn as r, isTriedOnTip as s, failRefused as t, spokenSignals as u, handoffOf as v, addPasses as w, writeCandidate as x, needsCommit as y };
