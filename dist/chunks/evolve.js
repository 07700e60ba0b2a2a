import { Bt as code, Gt as operatorLine, Zt as shortOid, bn as similarIn, er as RalphError } from "./through-proxy.js";
import { A as totalTokens, C as formatUtc, D as plural, O as thousands, g as ageMs, i as plainLine, p as startOf, v as formatDuration } from "./one-line.js";
import { S as runnerMs, o as isAgentsMd } from "./due.js";
import { $t as iterationsOf, C as askedReason, Dt as unchangedDue, Et as planReviewDue, H as step$1, N as selectTask, Qt as grown, S as unresolvedConflict, T as givenUpReason, Tt as consensusDue, U as tellAgent, _n as levelsInWords, an as withoutCommits, c as stopSentence, f as goOn, hn as confinementInWords, kt as verificationDue, m as unreadReason, n as remarks, pt as unusableEdit, tn as nextAttempt, vn as remedies, w as attentionIn, yn as wayInWords, zt as countsInWords } from "./remarks.js";
import { C as endedInOrder, D as untouchedTask, E as taskIn, F as sameWords, L as superseded, M as isActive, N as isHard, O as withoutIteration, P as putEntries, Qt as heldCommits, R as typeOf, S as begin, T as statusIn, a as partToCheck, an as openAttempt, cn as rejoined, d as knowledgeLines, dn as withOpen, en as hintedIn, fn as withTold, in as lanesAtWork, j as freeId, jt as nothingToIndex, k as entryText, ln as uncountedLanes, nn as isHeld, pn as withoutOpen, rn as laneOf, tn as inTrain, un as withHeld, ut as ofOneJob, w as recordsOf, yn as recordedValue } from "./slices.js";
import { F as knowledgeTypes, U as addUsage } from "./pass.js";
import { W as withChanges } from "./state-files.js";
// src/core/run/fold/put-task.ts
const putInPlace = (tasks, id, record) => {
	if (record) tasks[id] = record;
	else delete tasks[id];
	return tasks;
};
/** Copies the tasks at the first change, however many an event makes. */
function putInOneCopy() {
	let copy;
	return (tasks, id, record) => {
		copy = tasks === copy ? copy : copyOf(tasks);
		return putInPlace(copy, id, record);
	};
}
/**
* One by one into an object without a prototype, which is a dictionary from the start: an attempt copies the tasks
* twice, and spreading 5,000 of them takes twice as long (measured).
*/
function copyOf(tasks) {
	const copy = Object.create(null);
	for (const id in tasks) {
		const record = tasks[id];
		if (record) copy[id] = record;
	}
	return copy;
}
function withTask(state, put, { id, ...change }) {
	return {
		...state,
		tasks: put(state.tasks, id, {
			...taskIn(state, id),
			...change
		})
	};
}
const editing = (put) => (state, id, change) => withTask(state, put, {
	id,
	...change(taskIn(state, id))
});
// src/core/run/fold/call-costs.ts
/** A call around the coding agent, by its role. Whether it counts for the run by itself is another question. */
function withCall(state, role, { usd, tokens }) {
	const before = state.around[role] ?? {
		calls: 0,
		usd: 0,
		tokens: 0
	};
	const now = {
		...before,
		calls: before.calls + 1,
		usd: before.usd + usd,
		tokens: before.tokens + tokens
	};
	return {
		...state,
		around: {
			...state.around,
			[role]: now
		}
	};
}
/** One that was lost with its job: what it cost is not known. */
function withLostCall(state, role) {
	const { around } = withCall(state, role, {
		usd: 0,
		tokens: 0
	});
	const spent = around[role];
	return spent ? {
		...state,
		around: {
			...around,
			[role]: {
				...spent,
				unknown: (spent.unknown ?? 0) + 1
			}
		}
	} : state;
}
const spentOf = (usage) => ({
	usd: usage.usd,
	tokens: totalTokens(usage)
});
/** An older program's review says no tokens. */
const withReview = (state, { usd, usage }) => withCall(state, "review", usage ? spentOf(usage) : {
	usd,
	tokens: 0
});
function withAgentCall(state, event, put) {
	const { role, usage, of } = event;
	const called = {
		...withCall(state, role, spentOf(usage)),
		looked_back: Math.max(state.looked_back, of ?? 0)
	};
	const apart = paidApart(event);
	return apart ? paidBy(taskOf(state, apart.iteration), called, {
		usage,
		put
	}) : called;
}
/**
* A call that is no part of what an attempt has cost, and the iteration that it was made for: of a post the one that it looked
* back at. Undefined of any other event.
*/
function paidApart(event) {
	if (event.type === "agent_call" && !event.within) return {
		iteration: event.of ?? event.iteration,
		usage: event.usage
	};
	return event.type === "agent_pass" && event.apart ? event : void 0;
}
/** Of one that is too long ago to be known here, the task that waits for the answer. */
const taskOf = ({ current, timeline }, iteration) => [...timeline].reverse().find((one) => one.iteration === iteration)?.task ?? current?.task;
/** It costs the run and its task, which may have left the plan meanwhile. */
function paidBy(task, state, { usage, put }) {
	const paid = {
		...state,
		usage: addUsage(state.usage, usage)
	};
	if (task === void 0 || !Object.hasOwn(state.tasks, task)) return paid;
	return editing(put)(paid, task, (record) => ({ usd: record.usd + usage.usd }));
}
/** One pass of an agent's; where it is called by itself, it was owed. */
function withPass(state, event, put) {
	const counted = withCall(state, `pass:${event.pass_name}`, spentOf(event.usage));
	return event.apart ? withOwedPass(counted, event, put) : counted;
}
/** A pass that waited has come to its end, and is owed no more. */
function withOwedPass(state, event, put) {
	const { iteration, task, pass_name: name, usage } = event;
	const owed = state.owed.map((one) => one.iteration === iteration ? {
		...one,
		passes: one.passes.filter((other) => other !== name)
	} : one).filter(({ passes }) => passes.length > 0);
	return paidBy(task, {
		...state,
		owed
	}, {
		usage,
		put
	});
}
// src/core/run/fold/counsel.ts
const withCounsel = (state, change) => ({
	...state,
	counsel: {
		...state.counsel,
		...change
	}
});
const sameCounsel = (one, other) => one?.role === other.role && one.part === other.part && one.round === other.round;
function counselBegun(state, { role, part, round }) {
	const { asking } = state.counsel;
	const before = asking && sameCounsel(asking, {
		role,
		part,
		round
	}) ? asking : { begun: 0 };
	return withCounsel(state, { asking: {
		...before,
		role,
		part,
		round,
		begun: before.begun + 1
	} });
}
/** The call that was under way when its job ended, where nobody has said so yet. */
function lostCounsel({ counsel: { asking } }) {
	if (!asking || (asking.lost ?? 0) >= asking.begun) return void 0;
	const { role, part, round } = asking;
	return {
		role,
		part,
		round
	};
}
function counselLost(state, { role }) {
	const { asking } = state.counsel;
	return withCounsel(withLostCall(state, role), { asking: asking && {
		...asking,
		lost: asking.begun
	} });
}
const counselCalled = (state, { role, usage }) => withCall({
	...state,
	usage: addUsage(state.usage, usage)
}, role, spentOf(usage));
const counselInterrupted = (state, event) => {
	const { until, why, role, part, round, refused } = event;
	return withCounsel({
		...state,
		waiting: until === null ? null : {
			until,
			why,
			count: (state.waiting?.count ?? 0) + 1
		}
	}, {
		asking: null,
		...refused && { refused: {
			role,
			part,
			round,
			why
		} }
	});
};
/** Why the first answer to this call was refused; undefined if none was. */
const refusalOf = ({ counsel: { refused } }, counsel) => refused && sameCounsel(refused, counsel) ? refused.why : void 0;
/** A verifier's last answer asked for the task, and nobody else did. */
const isOfVerifier = ({ counsel }, task) => counsel.verified?.missing.some(({ added }) => added === task) ?? false;
function completionJudged(state, { type: _, at: __, ...verified }) {
	const rounds = (state.counsel.verified?.rounds ?? 0) + 1;
	return withCounsel({
		...state,
		waiting: null
	}, {
		asking: null,
		refused: null,
		verified: {
			...verified,
			rounds
		}
	});
}
function planReviewed(state, event) {
	const { type: _, at: __, proposals, ...said } = event;
	const before = state.counsel.plan_review;
	const plan_review = {
		...said,
		proposals: [...before?.proposals ?? [], ...proposals],
		words: before?.words ?? []
	};
	return withCounsel({
		...state,
		waiting: null
	}, {
		asking: null,
		plan_review
	});
}
/** What a person takes over is taken; another pass is asked for with the person's words. */
function counselAnswered(state, event) {
	const { plan_review: review } = state.counsel;
	const { answer, ids, by, words } = event;
	if (event.role === "consensus") return consensusAnswered(state, event);
	if (!review) return state;
	const proposals = review.proposals.map((one) => ids.includes(one.id) ? {
		...one,
		fate: "taken"
	} : one);
	if (answer === "abort") return {
		...state,
		paused: {
			by,
			why: words || `${by} does not want the plan to start`
		}
	};
	if (answer !== "revise") return withCounsel(state, { plan_review: {
		...review,
		proposals,
		done: true,
		held: null
	} });
	const said = words === "" ? review.words : [...review.words, words].slice(-10);
	return withCounsel(state, { plan_review: {
		...review,
		done: false,
		held: null,
		words: said
	} });
}
function consensusAnswered(state, { answer, by, words }) {
	const { consensus } = state.counsel;
	if (!consensus) return state;
	if (answer === "abort") return {
		...state,
		paused: {
			by,
			why: words || `${by} does not want the plan to start`
		}
	};
	const decided = {
		...consensus,
		decision: answer,
		held: null
	};
	if (answer !== "revise") return withCounsel(state, { consensus: {
		...decided,
		next: null
	} });
	const said = words === "" ? consensus.words : [...consensus.words, words].slice(-10);
	const round = consensus.decision === "revise" && consensus.next === "challenge" ? consensus.round : consensus.round + 1;
	const again = {
		...decided,
		round,
		next: "challenge",
		words: said
	};
	return withCounsel(state, { consensus: again });
}
const consensusSaid = (state, { now }) => withCounsel({
	...state,
	waiting: null
}, {
	asking: null,
	consensus: now
});
/** What each fact about such calls makes of the state. */
const counselHandlers = {
	counsel_begun: counselBegun,
	counsel_called: counselCalled,
	counsel_interrupted: counselInterrupted,
	counsel_lost: counselLost,
	completion_judged: completionJudged,
	plan_reviewed: planReviewed,
	consensus_said: consensusSaid,
	counsel_answered: (state, event) => counselAnswered({
		...state,
		stop: null,
		ended_in_order: endedInOrder(state)
	}, event)
};
// src/core/confinement/policy.ts
/** Whether a job may let an agent and checks work in what is reached here; `asked` are the rules in force for the run. */
function judgeConfinement(asked, here) {
	const { report, shape } = here;
	const least = asked["min-confinement"];
	if (least !== void 0 && isBelow(report.level, least)) return { refused: belowMinimum(least, here) };
	const { egress = "open" } = asked;
	if (egress !== "open" && report.network === void 0) return { refused: networkOpen(egress, here) };
	if (here.asked === "none") return { warning: `confinement: none: ${unprotected[shape]} ${levelsInWords[report.level]}.` };
	if (!isBelow(report.level, "C2")) return tooManyTools(report) ?? modelElsewhere(report);
	if (shape === "one job") return { refused: besideSecrets(here) };
	const remedy = remedies(here);
	return { warning: `No file is protected here (${reached(here)}): ${unprotected[shape]}${remedy.length > 0 ? ` \u2192 ${remedy.join(" ")}` : ""}` };
}
/** A check that needs one of them fails for a reason that nobody guesses. */
function tooManyTools({ unshown = [] }) {
	const [first] = unshown;
	if (first === void 0) return void 0;
	const names = `${unshown.slice(0, 3).join(", ")}${unshown.length > 3 ? ", \u2026" : ""}`;
	return { warning: `This machine has too many tools outside the system: ${unshown.length} of them are hidden from the agent and the checks (${names}). \u2192 List what they need in .github/ralph.yml: \`agent-read: [${first}]\`.` };
}
/** By default the network is open then: a run that cannot call its model would do nothing. */
function modelElsewhere({ model_out_of_reach: address }) {
	if (address === void 0) return void 0;
	return { warning: `The network is open: the agent calls its model at ${address}, to which nothing leads from a network of its own. \u2192 Give the model an https address with a host name, or accept it with \`egress: open\`.` };
}
/** Weaker than `least`. */
const isBelow = (level, least) => level < least;
/** As the run states it. */
const confinedIn = ({ report, asked, login }) => ({
	level: report.level,
	way: report.way,
	...report.network && { network: report.network },
	...report.key && { key: report.key },
	given_up: asked === "none",
	login
});
/** Whether `sudo -n` may be used: a machine of CI is lent for the job, a laptop's owner has to say so. */
const maySudo = (settings, isCi) => isCi || settings["confinement-sudo"];
const unprotected = {
	"one job": "the agent and the checks can read and change every file of this job, including its later steps and their secrets.",
	"split jobs": "the agent and the checks can read and change every file of this job.",
	"own machine": "the agent and the checks can read and change every file that you can."
};
const reached = ({ report }) => `${report.level}, by ${wayInWords[report.way]}`;
function belowMinimum(least, here) {
	const none = here.asked === "none";
	return new RalphError({
		code: "CONFINEMENT_BELOW_MINIMUM",
		message: `min-confinement is ${least}, but this machine reaches ${reached(here)}${none ? ", since `confinement: none` is set" : ""}.`,
		hint: none ? "Remove `confinement: none`, or lower `min-confinement`." : [...remedies(here), `Or lower \`min-confinement\` to ${here.report.level}.`].join(" "),
		findings: refusals(here)
	});
}
const networkOpen = (egress, job) => new RalphError({
	code: "EGRESS_NOT_CONFINED",
	message: `egress is ${egress}, but this machine cannot give the agent a network of its own (${reached(job)}).`,
	hint: [...job.asked === "none" ? ["Remove `confinement: none`."] : remedies(job), "Or set `egress: open`."].join(" "),
	findings: refusals(job)
});
const besideSecrets = (here) => new RalphError({
	code: "CONFINEMENT_BESIDE_SECRETS",
	message: `This runner cannot protect files (${reached(here)}), and the agent would share the job with its secrets and later steps.`,
	hint: [...remedies(here), "Or give the agent a job without secrets (docs/github.md, \"Split jobs\"), or accept the risk with `confinement: none`."].join(" "),
	findings: refusals(here)
});
const refusals = ({ report }) => report.refused.map(({ way, why }) => `${wayInWords[way]}: ${why}`);
/** What a check says that met the confinement; the first that fits. Words of the kernel, of Docker, of browsers. */
const signs = [
	[/docker\.sock|docker daemon|podman\.sock|containerd\.sock|testcontainers/i, "docker"],
	[/no usable sandbox|\bunshare\b|clone_newuser|user namespaces?\b|\bbwrap\b|setuid sandbox|nested sandbox/i, "sandbox"],
	[/\bECONNREFUSED\b|connection refused|could not connect to server/i, "service"],
	[/\bENOTFOUND\b|\bEAI_AGAIN\b|\bENETUNREACH\b|could not resolve host|network is unreachable|name or service not known|temporary failure in name resolution|getaddrinfo|ralph: \S+ is refused/i, "network"],
	[/read-only file ?system|\bEROFS\b/i, "write"],
	[/permission denied|operation not permitted|\bE(?:ACCES|PERM)\b/i, "unknown"],
	[/no such file or directory|\bENOENT\b|command not found/i, "read"]
];
/** What a check lacked that is red in the confinement and green without it, by what it printed. */
const needIn = (output) => signs.find(([sign]) => sign.test(output))?.[1] ?? "unknown";
/** How programs name a file that is not there, or that may not be opened. */
const missingPath = /(?:ENOENT|EACCES|No such file or directory|not found|cannot (?:open|stat|access|find|read)|can't open(?: file)?|Permission denied)[^\n]{0,80}?(\/[\w.+@-]+(?:\/[\w.+@-]+)+)|(\/[\w.+@-]+(?:\/[\w.+@-]+)+)['"]?:? (?:No such file or directory|not found|does not exist|Permission denied)/i;
/** How programs name the port of this machine at which nobody answered. */
const closedPort = /(?:127\.0\.0\.1|localhost|::1)[^\n]{0,30}?(?::|\bport:? )(\d{2,5})\b/i;
/** The path that the output of a check names as missing or closed, or the port at which nobody answered. */
function missingIn(output) {
	if (needIn(output) === "service") return closedPort.exec(output)?.[1];
	const match = missingPath.exec(output);
	return match?.[1] ?? match?.[2];
}
const remedyOf = {
	write: "list the folder that it writes to under `agent-writable`",
	read: "list the file or folder that it cannot reach under `agent-read`, or under `agent-writable` if it writes there",
	docker: "it needs the Docker socket, which amounts to root on this machine: run it in your own CI instead of `validate`, or set `confinement: none`",
	sandbox: "it creates its own sandbox, which does not work inside another one: turn that off in the check (browsers: `--no-sandbox`), or set `confinement: none`",
	service: "list the port of this machine that it connects to under `ports`, such as `ports: [5432]`",
	network: "list the hosts that it reaches under `allow-hosts`, and services of this machine under `ports`; what was refused is named below. Or set `egress: open`",
	unknown: "list what it reads or writes under `agent-read` or `agent-writable`; if that does not help, set `confinement: none`"
};
/** Why a run does not begin, and what to write. */
const redByConfinement = ({ name, needs, missing }) => {
	if (needs === "service" && missing !== void 0) return `the check fails in the confinement and passes without it: ${name} (${`nothing leads to port ${missing} of this machine: write \`ports: [${missing}]\` in .github/ralph.yml`})`;
	return `the check fails in the confinement and passes without it: ${name} (${missing !== void 0 && (needs === "read" || needs === "unknown") ? `it cannot reach ${missing}: write \`agent-read: [${missing}]\` in .github/ralph.yml, or \`agent-writable\` if it writes there` : remedyOf[needs]})`;
};
/** The level reached, why each better way did not work, and exactly what to install or to write for more. */
function diagnoseConfinement(asked, here) {
	const { report } = here;
	const verdict = judgeConfinement(asked, here);
	const said = { confinement: report };
	if (verdict && "refused" in verdict) {
		const { message, hint } = verdict.refused;
		return {
			level: "fail",
			found: `${message}${better(report)}`,
			remedy: hint,
			...said
		};
	}
	const isLow = isBelow(report.level, "C2");
	const [tools, needed] = isLow ? [] : verdict?.warning.split(" \u2192 ") ?? [];
	const remedy = [
		needed,
		...remedies(here),
		verdict && isLow && inOneJob
	].filter(Boolean).join(" ") || null;
	const level = `${confinementInWords(confinedIn(here))}. ${levelsInWords[report.level]}.${better(report)}`;
	const found = needed === void 0 ? level : `${level} ${tools}`;
	const givenUp = here.asked === "none" ? "Remove `confinement: none` from the settings." : remedy;
	return {
		level: verdict ? "warn" : "ok",
		found,
		remedy: givenUp,
		...said
	};
}
const inOneJob = "For now, GitHub jobs in which an agent works next to secrets (`command: run` and `begin`) are refused here.";
const better = ({ refused }) => refused.length === 0 ? "" : ` Not available here: ${refused.map(({ way, why }) => `${wayInWords[way]} (${plainLine(why, 150)})`).join("; ")}.`;
// src/core/knowledge/merge-first.ts
/** Why the index is renewed, beside its triggers: hard constraints are to be merged. */
const mergeTrigger = "hard_constraints";
/**
* Whether people's constraints alone take more than half of a prompt's budget: no prompt may leave them out, so only a person
* can make room. Undefined if they do not.
*/
function constraintsWithoutRoom(entries, budgetChars) {
	return tooMany(hardOnes(entries).filter(({ by }) => by !== null), hardRoom(budgetChars));
}
/**
* The agents' hard constraints that an indexer is to state in fewer words, since with people's they take more than half of a
* prompt's budget. Undefined if they do not, or if an indexer has tried since the newest of them came.
*/
function mergeDue(entries, { merge_tried }, budgetChars) {
	const hard = hardOnes(entries);
	const all = tooMany(hard, hardRoom(budgetChars));
	if (!all || all.chars <= merge_tried) return void 0;
	const agents = hard.filter(({ by }) => by === null);
	const chars = charsOf(agents);
	const most = all.most - (all.chars - chars);
	return agents.length > 1 && most > 0 ? {
		ids: agents.map(({ id }) => id),
		chars,
		most
	} : void 0;
}
function tooMany(hard, most) {
	const chars = charsOf(hard);
	return chars > most ? {
		ids: hard.map(({ id }) => id),
		chars,
		most
	} : void 0;
}
/** Characters of a prompt that hard constraints may take. */
const hardRoom = (budgetChars) => Math.floor(budgetChars / 2);
const hardChars = (entries) => charsOf(hardOnes(entries));
const hardOnes = (entries) => entries.filter((entry) => isActive(entry) && isHard(entry));
const charsOf = (entries) => knowledgeLines(entries, "###").length;
// src/core/run/next/left-of-run.ts
/** For less, no call that reads and answers is worth beginning. */
const leastUsd = .01;
function leftOfRun(settings, ...spent) {
	const { "cost-budget": usd, "token-budget": tokens } = settings;
	return {
		usd: spent.reduce((left, one) => left - one.usd, usd),
		tokens: tokens === void 0 ? void 0 : spent.reduce((left, one) => left - totalTokens(one), tokens)
	};
}
const isTooLittle = ({ usd, tokens = 1 }) => usd < leastUsd || tokens <= 0;
/** What one call may spend of it, at most `mostUsd`. */
const callBudgets = ({ usd, tokens }, mostUsd = usd) => ({
	budgetUsd: Math.min(mostUsd, usd),
	budgetTokens: tokens
});
// src/core/run/next/used-up.ts
function iterationsUsedUp({ counts, lanes }, limit) {
	if (limit === void 0 || counts.succeeded + counts.failed + uncountedLanes({ lanes }) < limit) return void 0;
	return {
		kind: "iteration_limit",
		scope: "run",
		limit
	};
}
function moneyUsedUp(state, budget_usd) {
	const { usd: spent_usd } = state.usage;
	if (spent_usd >= budget_usd) return {
		kind: "cost_budget",
		budget_usd,
		spent_usd
	};
	const attempt_usd = usualCost(state);
	if (budget_usd - spent_usd >= attempt_usd) return void 0;
	return {
		kind: "cost_budget",
		budget_usd,
		spent_usd,
		attempt_usd
	};
}
/** Whether a call that used its budget up had only a lane's share of what is left of the run's. */
function hadShareOnly(state, iteration, { usd, tokens }) {
	const lane = laneOf(state, iteration);
	if (!lane) return false;
	if (lane.reserved_usd < usd - state.usage.usd) return true;
	return tokens !== null && (lane.reserved_tokens ?? tokens) < tokens - totalTokens(state.usage);
}
function tokensUsedUp({ usage }, budget) {
	const spent_tokens = totalTokens(usage);
	if (budget === null || spent_tokens < budget) return void 0;
	return {
		kind: "token_budget",
		budget_tokens: budget,
		spent_tokens
	};
}
/** The limit of the run, by its own rules, at which the next job would stop before any attempt. */
function limitUsedUp({ max_iterations }, state) {
	const { rules } = state;
	if (!rules) return void 0;
	return iterationsUsedUp(state, recordedValue("run-iterations", rules) ?? max_iterations) ?? moneyUsedUp(state, recordedValue("cost-budget", rules)) ?? tokensUsedUp(state, recordedValue("token-budget", rules) ?? null);
}
/** USD of an attempt as this run has shown, the median; zero before the first. */
const usualCost = ({ costs }) => median(costs);
/** Zero of none. */
function median(values) {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = sorted.length / 2;
	return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
// src/core/run/next/next-step.ts
/** Asked in this order; the first answer counts. A plan that is finished is complete, whatever limit it also meets. */
const questions = [
	provesWhatArrived,
	waitsForApproval,
	takesBack,
	waitsForAMerge,
	checksParts,
	landsCandidates,
	keepsAgentsMd,
	owesPasses,
	judgesUnchanged,
	verifies,
	nothingLeft,
	isPaused,
	waitsForTheProvider,
	breakerIsOpen,
	tooMuchUnread,
	jobIterations,
	runIterations,
	money,
	time,
	tooLate,
	needsBaseline,
	constraintsLeaveNoRoom,
	looksAtPlan,
	spacing
];
/** Decides what the job does next. Pure: the clock is a parameter (docs/design.md#decide-then-do). */
function nextStep(request) {
	const situation = {
		...request,
		selection: selectTask(request.plan, statusIn(request.state), attentionIn(request.state))
	};
	for (const question of questions) {
		const answer = question(situation);
		if (answer) return answer;
	}
	return attempt(situation);
}
const stop = (reason) => ({
	kind: "stop",
	reason
});
/** Nothing is built on a commit that a person may reject. */
function waitsForApproval({ state }) {
	return state.awaiting ? stop(awaitingReason(state.awaiting)) : void 0;
}
/** An undo calls no agent: only a pause holds it up. The baseline says which failures are none of its. */
function takesBack(request) {
	const { state, job } = request;
	const [undo] = state.undos;
	if (!undo) return void 0;
	const unknown = state.baseline?.checks !== job.checks && !job.baselineRan;
	return isPaused(request) ?? (unknown ? { kind: "baseline" } : {
		kind: "undo",
		undo
	});
}
/** Nothing is built where the base has moved and nobody could merge it. */
function waitsForAMerge({ state }) {
	const reason = unresolvedConflict(state);
	return reason && stop(reason);
}
/** Before its pull request asks for review, and before any money is spent; a job that has no time left skips it. */
function checksParts(request) {
	const part = partToCheck(request.state);
	if (!part || request.state.paused) return void 0;
	return time(request) || tooLate(request) ? void 0 : {
		kind: "check_part",
		part
	};
}
/** The agents were paid for: only a person holds it up. */
function landsCandidates(request) {
	if (request.isLanding || !lanesAtWork(request.state).some(({ candidate }) => candidate !== null)) return void 0;
	return isPaused(request) ?? needsBaseline(request) ?? { kind: "land" };
}
/** No agent is called: neither money nor the number of attempts holds it up, only a person. */
function keepsAgentsMd(request) {
	const { selection } = request;
	if (selection.kind !== "task" || !isAgentsMd(selection.task.id)) return void 0;
	return isPaused(request) ?? needsBaseline(request) ?? attempt(request);
}
/** Before the run rests: an attempt would take them along. */
function owesPasses({ state, limits, selection }) {
	if (selection.kind === "task" || state.owed.length === 0 || state.paused) return void 0;
	const budgets = {
		"cost-budget": limits.costBudgetUsd,
		"token-budget": limits.tokenBudget ?? void 0
	};
	return isTooLittle(leftOfRun(budgets, state.usage)) ? void 0 : { kind: "passes" };
}
/** Before anything is built on it, or a person is asked. */
function judgesUnchanged(request) {
	const counsel = unchangedDue(request.state, request.limits.counsel);
	if (!counsel || request.state.paused) return void 0;
	return waitsForTheProvider(request) ?? time(request) ?? tooLate(request) ?? {
		kind: "counsel",
		counsel
	};
}
/** Where nothing else keeps the plan from being complete. That no money is left for the call is found out, and told, before it. */
function verifies(request) {
	const { plan, state, limits, selection } = request;
	const counsel = verificationDue(state, limits.counsel);
	if (selection.kind !== "complete" || !counsel || state.paused) return void 0;
	if (askedReason(state) || givenUpReason(plan, state) || leftOut(state)) return void 0;
	return waitsForTheProvider(request) ?? time(request) ?? tooLate(request) ?? {
		kind: "counsel",
		counsel
	};
}
function nothingLeft({ plan, state, selection }) {
	if (selection.kind === "task") return void 0;
	const [held, ...others] = heldCommits(state);
	if (held) return stop(awaitingReason(held, others.length));
	const asked = askedReason(state);
	if (asked) return stop(asked);
	const givenUp = givenUpReason(plan, state);
	if (selection.kind === "complete") return stop(givenUp ?? leftOut(state) ?? { kind: "complete" });
	const [failed] = selection.by.flatMap((entry) => entry.failed);
	const why = selection.by.map((entry) => entry.why);
	return stop(failed === void 0 ? givenUp ?? {
		kind: "blocked",
		by: why
	} : {
		kind: "stuck",
		on: why,
		task: failed
	});
}
/** All is done but tasks in the plan file that the run could not adopt, or could not read. */
function leftOut({ refused_edits, unusable_edits }) {
	const added = refused_edits.filter(({ kind }) => kind === "added");
	const unread = unusable_edits.filter(({ kind, fault }) => kind === "plan" && fault !== null);
	const by = [...added.map(({ why }) => why), ...unread.map((edit) => unusableEdit(edit, (text) => text))];
	return by.length === 0 ? void 0 : {
		kind: "blocked",
		by
	};
}
/** Before all else, so that a finished plan does not hide that a merge broke it. */
function provesWhatArrived(request) {
	return request.state.unproven && !request.state.paused ? needsBaseline(request) : void 0;
}
function isPaused({ state }) {
	return state.paused ? stop(pausedReason(state.paused)) : void 0;
}
/** Why no job works until an order lifts it. */
const pausedReason = ({ why, task }) => ({
	kind: "paused",
	why,
	...task !== void 0 && { task }
});
/** Another job would begin no earlier: cron looks once an hour, and setting up a machine takes minutes. */
const shortWaitMs = 6e5;
function waitsForTheProvider(request) {
	const { state, now } = request;
	const { waiting } = state;
	if (!waiting || Date.parse(waiting.until) <= now) return void 0;
	if (waitsHere(request, Date.parse(waiting.until))) return {
		kind: "wait",
		until: Date.parse(waiting.until)
	};
	return stop({
		kind: "waiting",
		until: waiting.until,
		why: waiting.why
	});
}
/** With the lease, on a machine that was lent for this job; a laptop waits without it. */
const waitsHere = ({ limits, job, now }, until) => limits.jobLimitMs !== null && until - now <= shortWaitMs && fitsAfter(until, {
	limits,
	job
});
/** Whether an attempt still fits into the job after a wait until then, in ms since the epoch. */
function fitsAfter(until, { limits, job }) {
	const { jobLimitMs, timeBudgetMs } = limits;
	const after = until - job.started;
	if (timeBudgetMs !== null && after >= timeBudgetMs) return false;
	return jobLimitMs === null || after + job.longestMs < lastMoment(jobLimitMs);
}
/** A new job tries once more (half open); the same failure then stops it at once. */
function breakerIsOpen({ state, limits, job }) {
	const { breaker } = state;
	if (!breaker || breaker.count < limits.sameFailures || job.iterations === 0) return void 0;
	return stop({
		kind: "stuck",
		on: [`the same failure ${breaker.count} times in a row: ${breaker.why}`]
	});
}
/** What is built on top of it would only make the heap larger. */
function tooMuchUnread({ state, limits }) {
	const reason = unreadReason(state, limits.unread);
	return reason && stop(reason);
}
function jobIterations({ state, limits, job }) {
	if (job.iterations + uncountedLanes(state) < limits.maxIterations) return void 0;
	return stop({
		kind: "iteration_limit",
		scope: "job",
		limit: limits.maxIterations
	});
}
function runIterations({ plan, state, limits }) {
	const reason = iterationsUsedUp(state, limits.runIterations ?? plan.max_iterations);
	return reason && stop(reason);
}
function money({ state, limits }) {
	const reason = moneyUsedUp(state, limits.costBudgetUsd) ?? tokensUsedUp(state, limits.tokenBudget);
	return reason && stop(reason);
}
function time({ limits, job, now }) {
	if (limits.timeBudgetMs === null || now - job.started < limits.timeBudgetMs) return void 0;
	return stop({
		kind: "time_budget",
		budget_ms: limits.timeBudgetMs
	});
}
/** An attempt that takes as long as the longest one would be cut off (failure model P4); the first one is tried. */
function tooLate({ limits, job, now }) {
	const { jobLimitMs } = limits;
	if (jobLimitMs === null || now - job.started + job.longestMs < lastMoment(jobLimitMs)) return void 0;
	return stop({
		kind: "time_budget",
		budget_ms: jobLimitMs,
		scope: "limit"
	});
}
function needsBaseline({ state, job }) {
	const { baseline } = state;
	if (!baseline || baseline.checks !== job.checks) return { kind: "baseline" };
	if (baseline.red.length === 0 || baseline.accepted) return void 0;
	if (!job.baselineRan) return { kind: "baseline" };
	const confined = baseline.confined ?? [];
	if (confined.length > 0) return stop({
		kind: "blocked",
		by: confined.map(redByConfinement)
	});
	const since = state.unproven ? `, since ${state.unproven.why}` : "";
	const by = baseline.red.map((name) => `the baseline is red: ${name}${since}`);
	return stop({
		kind: "blocked",
		by,
		...!state.unproven && { red: baseline.red }
	});
}
/** People's constraints are in every prompt, whole: only a person can state them in fewer words. */
function constraintsLeaveNoRoom({ state, limits }) {
	const { indexChars, charsPerToken } = limits;
	const excess = indexChars === null ? void 0 : constraintsWithoutRoom(state.knowledge, indexChars);
	if (!excess) return void 0;
	const [size, most] = [excess.chars, excess.most].map((chars) => thousands(Math.floor(chars / charsPerToken)));
	const why = `${excess.ids.length} constraints of people take ${size} tokens of each prompt, more than half of its budget (${most}): withdraw some with \`forget K-\u2026\`, shorten them with \`remember K-\u2026 TEXT\`, or raise context-budget-hpi`;
	return stop({
		kind: "human_review",
		why
	});
}
/** Before money is spent on what the plan says. */
function looksAtPlan({ state, limits }) {
	const first = [{
		role: "consensus",
		due: consensusDue(state, limits.counsel)
	}, {
		role: "plan-review",
		due: planReviewDue(state, limits.counsel)
	}].find(({ due }) => due !== void 0);
	if (!first?.due) return void 0;
	const { role, due } = first;
	return "blockedBy" in due ? stop({
		kind: "blocked",
		by: [due.blockedBy],
		counsel: role
	}) : {
		kind: "counsel",
		counsel: due
	};
}
function spacing({ state, limits, now }) {
	if (!state.last_agent_start) return void 0;
	const last = Date.parse(state.last_agent_start);
	if (last > now) return void 0;
	const until = last + limits.minDelayMs;
	return until > now ? {
		kind: "wait",
		until
	} : void 0;
}
function attempt({ selection, state }) {
	if (selection.kind !== "task") throw new Error("no task to attempt");
	const { task } = selection;
	return {
		kind: "attempt",
		task,
		attempt: nextAttempt(taskIn(state, task.id))
	};
}
/** To end what runs, to write the state and to publish it. */
const longestMarginMs = 6e4;
/** How long after its start a job ends by itself, given when its machine would end it (failure model P4). */
const lastMoment = (jobLimitMs) => jobLimitMs - Math.min(longestMarginMs, jobLimitMs / 10);
/** Why no job works while a commit waits for a person's word. */
function awaitingReason(held, others = 0) {
	const { iteration, task, commit, approved_before } = held;
	const more = others === 0 ? "" : `, and ${plural(others, "other commit")} too`;
	return {
		kind: "human_review",
		why: `${task} passed its checks in iteration ${iteration}; its commit ${commit} waits for approval${approved_before === void 0 ? "" : `, since what landed meanwhile changed it from ${approved_before}, which was approved`}${more}`,
		approve: {
			iteration,
			task,
			commit
		}
	};
}
// src/core/report/words/next-job-text.ts
/** For a report, as the one thing to know: a sentence without its full stop. */
function nextJobText(fact, workflow) {
	if (fact.kind === "pending") return `No action needed: the next job is already waiting (${fact.url})`;
	return fact.kind === "started" ? `No action needed: this job started the next one (${workflow})` : `No action needed: the next job of ${workflow} starts by itself`;
}
// src/core/report/words/run-sentence.ts
/**
* The state of the run in one sentence, and what is needed from whom. A stop reason speaks for itself; a run without
* one is at work, or its last job died.
*/
function runSentence(run, context, foreign = (text) => plainLine(text, 500)) {
	const text = sentenceOf(run, context, foreign);
	return {
		...text,
		details: [...text.details, ...remarks(run, foreign, context)]
	};
}
function sentenceOf(run, context, foreign) {
	const { plan, state } = run;
	const counts = countsInWords(recordsOf(plan, state));
	if (state.handed && state.lease) return handedOnText(state.handed);
	if (state.current && state.lease) return atWork(state, state.current, context, counts);
	if (state.lanes.length > 0 && state.lease) return inLanes(state, counts);
	if (state.awaiting && !state.lease) return stopSentence(awaitingReason(state.awaiting), context, foreign);
	if (state.paused && !state.lease && state.stop?.kind !== "complete") return stopSentence(pausedReason(state.paused), context, foreign);
	if (state.stop?.kind === "complete") {
		const text = stopSentence(state.stop, context, foreign);
		return {
			...text,
			happened: `${text.happened} ${counts}.`
		};
	}
	if (state.stop) return stopSentence(state.stop, withNextJob(context, state), foreign);
	if (state.lease) return {
		happened: `A job is running, between two attempts; ${counts}.`,
		details: [],
		next: [step$1("No action needed")]
	};
	const limit = selectTask(plan, statusIn(state)).kind === "task" && state.undos.length === 0 && limitUsedUp(plan, state);
	if (limit) return stopSentence(limit, context, foreign);
	return {
		happened: `No job is running; ${counts}.`,
		details: [],
		next: [goOn(context)]
	};
}
const withNextJob = (context, { next_job }) => next_job === null ? context : {
	nextJob: nextJobText({ kind: "starts" }, next_job),
	...context
};
function atWork(state, current, context, counts) {
	const since = context.now === null ? `since ${formatUtc(current.started)}` : `for ${formatDuration(ageMs(current.started, context.now))}`;
	return {
		happened: `${`Working on ${current.task}: iteration ${current.iteration}, attempt ${current.attempt}, ${since}`}; ${counts}.`,
		details: [],
		next: [step$1(`No action needed. Each task that passes its checks becomes a commit on ${code(state.work_branch)}`), ...(context.surface ?? "terminal") === "terminal" && context.now !== null ? steering(context, current.task) : []]
	};
}
/** Several at work, and what waits for its checks. */
function inLanes({ lanes, lanes_limited: limited, work_branch }, counts) {
	const tasksOf = (some) => inRow(some.map(({ task }) => task));
	const agents = lanes.filter(({ candidate }) => candidate === null);
	const held = lanes.filter(isHeld);
	const train = lanes.filter((lane) => lane.candidate !== null && !isHeld(lane));
	const working = agents.length > 0 ? [`Working on ${tasksOf(agents)}`] : [];
	const landing = train.length > 0 ? [`${tasksOf(train)} ${train.length === 1 ? "is" : "are"} being checked`] : [];
	const waiting = held.length > 0 ? [`${tasksOf(held)} ${held.length === 1 ? "waits" : "wait"} for approval`] : [];
	return {
		happened: `${[
			...working,
			...landing,
			...waiting
		].join("; ")}; ${counts}.`,
		details: limited === null ? [] : [`No further attempt begins beside them: ${limited}.`],
		next: [step$1(`No action needed. Each task that passes its checks becomes a commit on ${code(work_branch)}`)]
	};
}
const inRow = (names) => names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
/** What a person may want who looks at a job: a comment's reader has the list of all orders. */
const steering = (context, task) => [tellAgent("Tell the next agent something", context, task), step$1("End this attempt and start no other", operatorLine(context, "pause"))];
const whatItDoes = {
	undo: ", which reverts an earlier commit",
	agents_md: ", which updates AGENTS.md"
};
/** What waits for the other jobs or steps of a workflow run, in one sentence, and who settles it. */
function handedOnText({ what, of, commit }) {
	if (what === "passes") return {
		happened: "Passes that waited for a verdict now wait for their agent.",
		...settledLater
	};
	if (what === "counsel") return {
		happened: "A call about the plan as a whole waits for its agent.",
		...settledLater
	};
	return {
		happened: `${of ? `Iteration ${of.iteration} (${of.task})` : "The baseline (the untouched checkpoint)"} waits for ${commit === null ? "its agent" : `the checks of ${code(shortOid(commit))}`}${whatItDoes[what] ?? ""}.`,
		...settledLater
	};
}
const settledLater = {
	details: [],
	next: [step$1("No action needed: a later job or step of this workflow finishes it. If it never comes, the next job starts over and nothing is lost")]
};
/**
* An entry of the knowledge index from a person's words. `gotcha: TEXT` says of which kind it is, a decision otherwise;
* `K-gotcha-x TEXT` takes the place of that entry, whoever it is from. The same words again are the same entry.
*/
function remember(said, known) {
	const [, target, corrected] = /^(K-\S+)\s+([\s\S]+)$/.exec(said.text) ?? [];
	if (target !== void 0 && corrected !== void 0) return correct({
		...said,
		text: corrected
	}, {
		target,
		known
	});
	const [, kind, rest = ""] = /^(\w+):(?:\s+([\s\S]+))?$/.exec(said.text.trim()) ?? [];
	const named = knowledgeTypes.find((type) => type === kind?.toLowerCase());
	return entryOf({
		...said,
		text: named ? rest : said.text
	}, {
		type: named ?? "decision",
		known,
		supersedes: []
	});
}
function correct(said, { target, known }) {
	const found = activeEntry(target, known);
	if ("fault" in found) return {
		kind: "refused",
		why: found.fault
	};
	return entryOf(said, {
		type: typeOf(target),
		known,
		supersedes: [target]
	});
}
function entryOf(said, request) {
	const { type, known, supersedes } = request;
	const text = entryText(said.text);
	if (text === "") return {
		kind: "refused",
		why: "remember needs a text"
	};
	if (text.length > 500) return {
		kind: "refused",
		why: `remember takes at most 500 characters, not ${text.length}`
	};
	const counting = known.filter(isActive);
	const same = counting.find((entry) => entry.by !== null && sameWords(entry.text, text));
	if (same) return {
		kind: "known",
		id: same.id
	};
	if (counting.filter(({ by, id }) => by !== null && !supersedes.includes(id)).length >= 50) return {
		kind: "refused",
		why: `50 entries from people are already remembered, and every prompt contains all of them; withdraw one with \`forget K-\u2026\`, or say it in CLAUDE.md`
	};
	const learned = counting.filter((entry) => entry.by === null && sameWords(entry.text, text)).map(({ id }) => id);
	const taken = new Set(known.map(({ id }) => id));
	const id = freeId(type, text, (one) => taken.has(one));
	const replaced = [.../* @__PURE__ */ new Set([...supersedes, ...learned])];
	return {
		kind: "new",
		entry: personsEntry({
			id,
			text,
			by: said.by,
			url: said.url,
			supersedes: replaced
		})
	};
}
/** An entry as a person's words make it. */
const personsEntry = (said) => ({
	...said,
	status: "active",
	hard: false,
	iterations: [],
	task: null,
	why: null,
	from: null,
	said_over: null,
	contradicts: []
});
/** The entry that a person names to correct or to withdraw it, or why there is nothing to do it to. */
function activeEntry(id, known) {
	const entry = known.find((one) => one.id === id);
	if (entry && isActive(entry)) return entry;
	const heir = known.findLast(({ supersedes }) => supersedes.includes(id))?.id;
	if (entry?.status === "superseded" && heir) return { fault: `${id} does not count any more: ${heir} took its place` };
	if (entry) return { fault: `${id} does not count any more${entry.why === null ? "" : `: ${entry.why}`}` };
	const meant = similarIn(known.filter(isActive).map((one) => one.id))(id);
	return { fault: `there is no entry ${id}.${meant === void 0 ? " `knowledge` lists them" : ` Did you mean ${meant}?`}` };
}
/** The index after a person's words. */
function withRemembered(entries, entry) {
	const replaced = new Set(entry.supersedes);
	return [...entries.map((one) => replaced.has(one.id) ? superseded(one, entry.id) : one), entry];
}
/** The index after a person withdrew an entry. */
const withoutEntry = (entries, { id, by, why }) => entries.map((entry) => entry.id === id ? {
	...entry,
	status: "deprecated",
	why: `withdrawn by ${by}${why === "" ? "" : `: ${why}`}`
} : entry);
// src/core/run/fold/attention.ts
/** The newest of an agent's requests that are told in reports. */
const recentReviews$1 = 5;
/** An agent wants a person to look: it is told, and where it `holds`, an answer is waited for. */
function requested(state, { iteration, task, why, holds, question }, edit) {
	const reviews = [{
		iteration,
		task,
		why
	}, ...state.reviews].slice(0, recentReviews$1);
	if (!question) return {
		...state,
		reviews,
		asks: holds ? [...state.asks, {
			iteration,
			task,
			why
		}] : state.asks
	};
	const asks = [...withoutAsksOf(state, [task]).asks, {
		iteration,
		task,
		why,
		question
	}];
	return edit({
		...state,
		asks
	}, task, ({ questions }) => ({ questions: [...questions, question.why] }));
}
/** The verifier's call is over. */
const answered = ({ counsel }) => ({
	counsel: {
		...counsel,
		asking: null,
		refused: null
	},
	waiting: null
});
/** Nothing is to be changed, as a person or a verifier agreed: the task is done by the iteration that said so. */
const acceptedUnchanged = (state, { iteration, task, why, by, verified }, edit) => edit({
	...withoutAsksOf(state, [task]),
	...verified && answered(state),
	stop: null
}, task, (before) => ({
	status: "done",
	closed: iteration,
	...before.commit === null && {
		unchanged: {
			by,
			verified: verified ?? false,
			work: state.work
		},
		summary: why
	},
	left: [],
	...unstuck
}));
/** The question is a person's from now on. */
const doubtedUnchanged = (state, { task, why }) => ({
	...state,
	...answered(state),
	asks: state.asks.map((ask) => {
		if (ask.task !== task || !ask.question) return ask;
		const { verify: _, ...question } = ask.question;
		return {
			...ask,
			question: {
				...question,
				person: why
			}
		};
	})
});
/** A person has answered, or the task is not what it was when its agent asked. */
const withoutAsksOf = (state, tasks) => state.asks.some(({ task }) => tasks.includes(task)) ? {
	...state,
	asks: state.asks.filter(({ task }) => !tasks.includes(task))
} : state;
/** A task that is opened again is attempted again, whatever its agent asked. */
const withoutQuestionOf = (state, task) => state.asks.some((ask) => ask.task === task && ask.question) ? withoutAsksOf(state, [task]) : state;
/** What agents and reviewers said of iterations that do not count any more, and passes that still wait for them. */
const withoutWordsOf = (state, gone) => {
	const counts = ({ iteration, task }) => !gone.iterations.includes(iteration) && !gone.tasks.includes(task);
	const [reviews, reviewed, owed, signals] = [
		state.reviews.filter(counts),
		state.reviewed.filter(counts),
		state.owed.filter(({ iteration }) => !gone.iterations.includes(iteration)),
		state.signals.filter(counts)
	];
	return {
		...state,
		reviews,
		reviewed,
		owed,
		signals
	};
};
/** The newest of agents' signals that are told in reports. */
const kept$2 = 5;
const withSignals = (state, { type: _, at: __, ...said }) => ({
	...state,
	signals: [said, ...state.signals].slice(0, kept$2)
});
/** A newer attempt at the task has said what there is to say, or what it was about is gone. */
const withoutSignalsOf = ({ signals }, task) => ({ signals: signals.filter((one) => one.task !== task) });
/** The failures in a row of a task that has failed once more. */
const failedOnceMore = ({ failures }, { iteration, cause, fingerprint }) => [...failures, {
	iteration,
	cause,
	fingerprint
}].slice(-50);
/** The newest failures of a task as reports show them. Older ones keep no output: the newest one decides. */
const recentFailures = ({ recent_failures: before }, { iteration, why, said = [], tried }) => [...before.slice(-2).map((one) => ({
	...one,
	said: []
})), {
	iteration,
	tried: tried ?? null,
	why: startOf(why, 300),
	said: said.slice(0, 1)
}];
/** Its task got on, or a person said something about it: what failed before says nothing of what comes. */
const unstuck = {
	failures: [],
	stuck: null
};
/** What failed before they read this says nothing of its next attempts; why the task is stuck is still told. */
const withNewWord = (state, { task }, edit) => typeof task === "string" && state.tasks[task] ? edit(state, task, () => ({ failures: [] })) : state;
/** No more attempts are made at the task until a person decides: it fails, is given up, or the run waits. */
function foundStuck(state, event, edit) {
	const { type: _type, at: _at, task, ...stuck } = event;
	const { iteration, why, action } = stuck;
	const found = edit(state, task, () => ({
		failures: [],
		stuck,
		...fate[action]({
			iteration,
			why
		})
	}));
	if (action !== "pause") return found;
	return {
		...found,
		breaker: null,
		paused: {
			by: "ralph",
			why: `${task} is stuck: ${why}`,
			task
		}
	};
}
const fate = {
	ask: () => ({ status: "failed" }),
	skip: (of) => ({
		status: "given_up",
		given_up: {
			...of,
			by: "ralph"
		}
	}),
	pause: () => ({})
};
// src/core/run/fold/orders.ts
const kept$1 = 20;
const withCommand = ({ commands }, command) => [command, ...commands].slice(0, kept$1);
/** The order was taken; that it came to nothing is told as a refusal is. */
function withFailedUndo(state, { at, undoes, why }) {
	const order = state.undos.find((one) => one.undoes === undoes);
	return withCommand(state, {
		at,
		by: order?.by ?? "somebody",
		text: `undo ${undoes}`,
		refused: why
	});
}
/** What was refused before this job began has been said throughout it. */
const afterJob = ({ commands, lease }) => commands.map((one) => one.refused !== null && lease && one.at < lease.taken ? {
	...one,
	told: true
} : one);
/** Orders that came to nothing, newest first, until the job after them has ended. */
const refusedIn = ({ commands }) => commands.flatMap(({ at, by, text, refused, told }) => refused === null || told ? [] : [{
	at,
	by,
	text,
	why: refused
}]);
/** So many attempts that failed are told a hint: after that it does not help. */
const mostAttempts = 3;
/** Of a log that names no task: an older program dropped its hints after one attempt, and so does the fold of that log. */
const hintOf = ({ id, by, text, task }) => task === void 0 ? {
	id,
	by,
	text
} : {
	id,
	by,
	text,
	task,
	attempts: 0
};
/** What the next attempt at this task is told: its own hints, and those that go to whichever task is next. */
const hintsFor = ({ hints }, task) => hints.filter((hint) => (hint.task ?? task) === task);
/** An attempt passed with them: they have done their work. */
const usedUp = ({ hints, told }) => ({
	hints: hints.filter(({ id }) => !told.includes(id)),
	told: []
});
/** An attempt failed with them: from now on they are of its task, for the attempts that are left to them. */
const triedInVain = ({ hints, told }, task) => ({
	hints: hints.flatMap((hint) => {
		if (!told.includes(hint.id)) return [hint];
		const attempts = hint.attempts === void 0 ? mostAttempts : hint.attempts + 1;
		return attempts < mostAttempts ? [{
			...hint,
			task: hint.task ?? task,
			attempts
		}] : [];
	}),
	told: []
});
/** Nobody attempts these tasks again: done, or gone from the plan. */
const withoutHintsOf = ({ hints }, tasks) => ({ hints: hints.filter(({ task }) => typeof task !== "string" || !tasks.includes(task)) });
/** An inbox of refs forgets orders right after; a few hundred are kept for one that is slow to forget. */
const keptIds = 500;
/** Of a comment, which stays where it is: its id begins with its moment, as the cursor does. */
const isDated = (id) => /^\d{4}-/.test(id);
/**
* Orders as consumed, and where later looks may begin. What comments ordered before the cursor can be forgotten: nothing
* from there is looked at again. All others are kept, however many, and so are those that are still `waiting` in an inbox
* of refs: a forgotten one would be obeyed a second time.
*/
function consume(control, ids, { cursor, waiting }) {
	const moved = cursor !== null && cursor > (control.cursor ?? "") ? cursor : control.cursor;
	const all = [...control.consumed, ...ids];
	const comments = all.filter((id) => isDated(id) && (moved === null || id >= moved));
	const refs = all.filter((id) => !isDated(id));
	const others = refs.filter((id, at) => at >= refs.length - keptIds || waiting.has(id));
	return {
		...control,
		cursor: moved,
		consumed: [...others, ...comments]
	};
}
/** With those notices in the outbox that have not been there yet. */
function tellOnce(control, notices) {
	const told = control.told ?? [];
	const fresh = notices.filter(({ key }) => !told.includes(key));
	if (fresh.length === 0) return control;
	const keys = [...told, ...fresh.map(({ key }) => key)].slice(-100);
	return {
		...control,
		outbox: [...control.outbox, ...fresh],
		told: keys
	};
}
/** What another writer left and what this one has not written yet, together; `gone` was delivered meanwhile. */
function mergeControl(theirs, ours, gone) {
	const outbox = new Map([...theirs.outbox, ...ours.outbox].map((effect) => [effect.key, effect]));
	const cursor = [theirs.cursor, ours.cursor].filter((one) => one !== null).sort().at(-1) ?? null;
	const told = [.../* @__PURE__ */ new Set([...theirs.told ?? [], ...ours.told ?? []])].slice(-100);
	return {
		...theirs,
		...told.length > 0 && { told },
		cursor,
		consumed: [.../* @__PURE__ */ new Set([...theirs.consumed, ...ours.consumed])],
		outbox: [...outbox.values()].filter(({ key }) => !gone.has(key))
	};
}
/** The newest iteration whose commit is part of the work; one that waits for approval is not. */
const newestTaken = ({ recent, tasks }) => recent.find(({ task, iteration }) => tasks[task]?.closed !== iteration)?.iteration ?? 0;
// src/core/run/fold/attempt-end.ts
/** The attempt is over and its checks passed, whatever becomes of its commit. */
function passed(state, event, put) {
	return {
		...withTask(state, put, {
			id: event.task,
			...spent(state, event),
			runners_lost: 0,
			held_back: 0,
			...notApart,
			recent_failures: [],
			...unstuck
		}),
		...usedUp(hintedIn(state, event.iteration)),
		...withoutSignalsOf(state, event.task),
		...withoutOpen(state, event.iteration),
		...measuredWith(state, event),
		usage: addUsage(state.usage, event.usage),
		...isAgentsMd(event.task) ? {} : {
			...costsWith(state, event),
			counts: laneOf(state, event.iteration)?.held ? state.counts : count(state, "succeeded", event.handoff)
		},
		breaker: null,
		waiting: waitAfter(state, event)
	};
}
/** It leaves the train and waits for a person: it has been paid for, and counts from now on. */
const heldInLane = (state, event, put) => ({
	...passed(state, event, put),
	lanes: withHeld(state, event)
});
const notApart = {
	rebases: 0,
	rebase: null,
	alone: false
};
/** What the provider said to one lane holds for all: another one's end does not lift it. */
function waitAfter({ lanes, waiting }, { at, iteration }) {
	const lane = laneOf({ lanes }, iteration);
	return waiting && lane && (waiting.until > at || lane.started < waiting.until) ? waiting : null;
}
function failed(state, event, put) {
	const before = taskIn(state, event.task);
	const again = state.breaker?.fingerprint === event.fingerprint ? state.breaker.count : 0;
	return {
		...withTask(state, put, {
			id: event.task,
			...spent(state, event),
			status: event.moot ? "skipped" : event.final ? "failed" : "pending",
			failed_attempts: before.failed_attempts + 1,
			runners_lost: 0,
			held_back: 0,
			alone: false,
			rebases: before.rebases + (event.left_train ? 1 : 0),
			rebase: event.left_train && event.rejected !== null ? {
				iteration: event.iteration,
				candidate: event.rejected
			} : null,
			failed_iterations: [...before.failed_iterations, event.iteration],
			failures: failedOnceMore(before, event),
			recent_failures: recentFailures(before, event)
		}),
		...triedInVain(hintedIn(state, event.iteration), event.task),
		...withoutSignalsOf(state, event.task),
		...withoutOpen(state, event.iteration),
		...measuredWith(state, event),
		usage: addUsage(state.usage, event.usage),
		reviewed: state.reviewed.filter(({ iteration }) => iteration !== event.iteration),
		waiting: waitAfter(state, event),
		...!isAgentsMd(event.task) && {
			...costsWith(state, event),
			counts: count(uncounted(state, event), "failed", event.handoff),
			...!event.moot && { breaker: {
				fingerprint: event.fingerprint,
				count: again + 1,
				why: event.why
			} }
		}
	};
}
function interrupted(state, event, put) {
	const before = taskIn(state, event.task);
	return {
		...withTask(state, put, {
			id: event.task,
			...spent(state, event),
			...apartAfter(before, event),
			status: before.status === "in_progress" ? "pending" : before.status
		}),
		...withoutOpen(state, event.iteration),
		told: [],
		usage: addUsage(state.usage, event.usage),
		counts: count(uncounted(state, event), "interrupted", null),
		waiting: event.until === null ? waitAfter(state, event) : waitUntil(state, {
			...event,
			until: event.until
		})
	};
}
/** What was lost beside others was perhaps not this task's fault: it shows alone. */
function apartAfter(before, event) {
	if (event.cause === "rebase") {
		const { iteration, candidate, fingerprint } = event;
		const rebase = candidate === void 0 ? null : {
			iteration,
			candidate,
			...fingerprint && { fingerprint }
		};
		return {
			rebases: before.rebases + 1,
			rebase
		};
	}
	if (event.beside) return { alone: true };
	return { runners_lost: event.cause === "runner_lost" || event.cause === "agent_killed" ? before.runners_lost + 1 : 0 };
}
/** A limit that several lanes meet together counts one time. */
function waitUntil(state, { at, iteration, until, why }) {
	const before = waitAfter(state, {
		at,
		iteration
	});
	if (before) return {
		...before,
		until: before.until > until ? before.until : until
	};
	return {
		until,
		why,
		count: (state.waiting?.count ?? 0) + 1
	};
}
/** Enough for a median that follows a change of the model. */
const keptCosts = 25;
const keptMeasures = 12;
/** An attempt that was called with that prompt, and says what its first request had. */
function measuredWith(state, { iteration, usage: { first_tokens } }) {
	const { measured } = state;
	const chars = openAttempt(state, iteration)?.prompt_chars;
	if (chars === void 0 || first_tokens === void 0) return { measured };
	return { measured: [{
		chars,
		tokens: first_tokens
	}, ...measured].slice(0, keptMeasures) };
}
/** One that waited for a person was counted when it began to. */
const costsWith = (state, { iteration, usage }) => ({ costs: laneOf(state, iteration)?.held ? state.costs : [usage.usd, ...state.costs].slice(0, keptCosts) });
function spent(state, event) {
	const { at, iteration, task: id, usage, duration_ms } = event;
	const task = taskIn(state, id);
	const begun = laneOf(state, iteration)?.held ? null : openAttempt(state, iteration);
	const whole = begun === null ? 0 : Date.parse(at) - Date.parse(begun.started);
	return {
		...task,
		usd: task.usd + usage.usd,
		duration_ms: task.duration_ms + duration_ms,
		time_ms: task.time_ms + Math.max(duration_ms, whole)
	};
}
/** What waited for a person had counted as a success. */
function uncounted(state, { iteration }) {
	const { counts } = state;
	return laneOf(state, iteration)?.held ? { counts: {
		...counts,
		succeeded: counts.succeeded - 1
	} } : { counts };
}
function count(state, kind, handoff) {
	const { counts } = state;
	return {
		...counts,
		[kind]: counts[kind] + 1,
		synthetic: counts.synthetic + (handoff === "synthetic" ? 1 : 0)
	};
}
const outcomes = {
	attempt_succeeded: "passed",
	attempt_held: "passed",
	attempt_failed: "failed",
	attempt_interrupted: "interrupted"
};
const endsAttempt = (event) => Object.hasOwn(outcomes, event.type);
/** The newest attempts with the one that an event ends; `before` still holds that one as under way. */
function timelineWith(before, event) {
	const { timeline } = before;
	const begun = endsAttempt(event) ? openAttempt(before, event.iteration) : null;
	if (!endsAttempt(event) || begun?.iteration !== event.iteration) return timeline;
	if (laneOf(before, event.iteration)?.held) return timeline;
	const { iteration, task, started } = begun;
	const ended = {
		iteration,
		task,
		started,
		ended: event.at,
		outcome: outcomes[event.type],
		usd: event.usage.usd
	};
	return [...timeline, ended].slice(-30);
}
// src/core/run/fold/index-events.ts
function withWords(state, { id, text, by, url, supersedes }) {
	const entry = personsEntry({
		id,
		text,
		by,
		url,
		supersedes: supersedes ?? []
	});
	return withIndexerTrusted({
		...state,
		knowledge: withRemembered(state.knowledge, entry)
	});
}
/**
* New entries count immediately. An answer of which something held is not refused: its handoffs are looked at a second time with
* the reasons, and a second answer like it is accepted unchanged, so the index is renewed at its usual interval again.
*/
function withIndex(state, event) {
	const knowledge = putEntries(state.knowledge, event.entries);
	const merge_tried = mergeTried({
		...state,
		knowledge
	}, event);
	const { compaction } = state;
	if (event.refused !== void 0) {
		const refusal = {
			refused: 0,
			refused_at: event.refused_at ?? state.iteration,
			refusals: event.refused
		};
		const counters = compaction.refusals.length === 0 ? compaction : {
			...nothingToIndex,
			through: event.through
		};
		return {
			...state,
			knowledge,
			compaction: {
				...counters,
				...refusal,
				merge_tried
			}
		};
	}
	if (event.trigger === "recorded" && event.through <= compaction.through) return {
		...state,
		knowledge
	};
	const { refused, refused_at, refusals } = event.source === "handoffs" ? compaction : nothingToIndex;
	const counters = {
		...nothingToIndex,
		refused,
		refused_at,
		refusals
	};
	return {
		...state,
		knowledge,
		compaction: {
			...counters,
			through: event.through,
			merge_tried
		}
	};
}
/** Whatever came of it: it is asked again when there are more of them. */
const mergeTried = ({ knowledge, compaction }, { trigger }) => trigger === "hard_constraints" ? hardChars(knowledge) : compaction.merge_tried;
/** The old index stays, and so do the counters: the handoffs are looked at again, later each time. */
const withRefusedIndex = (state, event) => ({
	...state,
	compaction: {
		...state.compaction,
		refused: state.compaction.refused + 1,
		refused_at: event.iteration,
		refusals: event.why,
		merge_tried: mergeTried(state, event)
	}
});
/** A person has looked at the index, or changed who keeps it: its indexer is asked again. */
const withIndexerTrusted = (state) => ({
	...state,
	compaction: {
		...state.compaction,
		refused: 0,
		refused_at: null,
		refusals: []
	}
});
const indexSettings = [
	"mode",
	"indexer",
	"context-agent-model",
	"compaction-max-turns"
];
/** Whether a change of rules says who keeps the index. */
const keepsIndex = (changes) => changes.some(({ name }) => indexSettings.includes(name));
/** One more success that the index does not know. */
const counted = (compaction, handoffBytes) => ({
	...compaction,
	iterations: compaction.iterations + 1,
	bytes: compaction.bytes + (handoffBytes ?? 0)
});
// src/core/run/fold/commit-fate.ts
/** How many successes `recent` keeps: the previous handoff and three one-liners. */
const recentSuccesses = 4;
/** The commit becomes the tip of the work, and its task is done, or goes on after this part. */
function takeIn(state, passed, edit) {
	const { iteration, task, commit, summary, turned_green, part, left = [], handoff_bytes, lines = 0 } = passed;
	const { baseline, merging } = state;
	const merged = merging?.task === task ? {
		base: merging.base,
		merging: null
	} : {};
	return edit({
		...state,
		...merged,
		...part ? {} : withoutHintsOf(state, [task]),
		work: commit ?? state.work,
		lines: state.lines + lines,
		...!isAgentsMd(task) && {
			recent: [{
				iteration,
				task,
				summary
			}, ...state.recent].slice(0, recentSuccesses),
			compaction: counted(state.compaction, handoff_bytes)
		},
		baseline: baseline && {
			...baseline,
			red: baseline.red.filter((name) => !turned_green.includes(name))
		}
	}, task, (before) => grown(before, {
		iteration,
		commit,
		summary,
		part,
		left
	}));
}
/** A task that is given up or leaves the plan waits for nobody. */
const notAwaiting = (state, tasks) => ({
	...state,
	awaiting: state.awaiting && tasks.includes(state.awaiting.task) ? null : state.awaiting,
	lanes: state.lanes.filter((lane) => !isHeld(lane) || !tasks.includes(lane.task))
});
/** A task is open again, with all its attempts again, and remembers the iterations as ones that did not last. */
const openAgain = (task, lost) => ({
	status: "pending",
	failed_attempts: 0,
	runners_lost: 0,
	...unstuck,
	questions: [],
	failed_iterations: [...task.failed_iterations, ...lost]
});
/** None of its commits counts any more. */
const emptied = (task) => ({
	...openAgain(task, iterationsOf(task)),
	...withoutCommits
});
/** A person does not want the waiting commit: for the counters it is an attempt that failed. */
function rejectHeld(state, event, edit) {
	const { counts } = state;
	const lane = laneOf(state, event.iteration);
	return edit({
		...withoutWordsOf(withoutTouched(state, event.iteration), {
			iterations: [event.iteration],
			tasks: []
		}),
		...lane ? { lanes: state.lanes.filter((one) => one !== lane) } : { awaiting: null },
		breaker: null,
		...!isAgentsMd(event.task) && { counts: {
			...counts,
			succeeded: counts.succeeded - 1,
			failed: counts.failed + 1
		} }
	}, event.task, (task) => openAgain(task, [event.iteration]));
}
/** The commits of a task are taken back: it is open again, and no prompt tells of it as done. */
function takeBack(state, event, edit) {
	const { baseline } = state;
	const gone = [event.undoes, ...event.also];
	const undone = edit({
		...withoutWordsOf(gone.reduce(withoutTouched, withoutUndo(state, event)), {
			iterations: gone,
			tasks: [event.task, ...event.reopened]
		}),
		work: event.commit ?? state.work,
		recent: state.recent.filter(({ iteration }) => !gone.includes(iteration)),
		knowledge: gone.reduce((kept, one) => [...withoutIteration(kept, one, undoneWhy(event))], state.knowledge),
		breaker: null,
		baseline: baseline && (baseline.accepted || baseline.red.length === 0) ? baseline : null
	}, event.task, (task) => ({
		...emptied(task),
		...!event.opens && { status: task.status }
	}));
	return event.reopened.reduce((now, id) => edit(now, id, emptied), undone);
}
const undoneWhy = ({ undoes, by, why }) => startOf(`iteration ${undoes} was undone by ${by}${why === "" ? "" : `: ${why}`}`, 300);
function withoutUndo(state, event) {
	return {
		...state,
		iteration: event.iteration,
		undos: state.undos.filter(({ undoes }) => undoes !== event.undoes)
	};
}
/** So many iterations are told of in reports; the log has all. */
const kept = 30;
function withTouched(state, { iteration, task, what, total }) {
	return {
		...state,
		touched: [{
			iteration,
			task,
			what,
			total
		}, ...state.touched].slice(0, kept)
	};
}
/** What was taken back changes no check any more. */
const withoutTouched = (state, iteration) => state.touched.length === 0 ? state : {
	...state,
	touched: state.touched.filter((one) => one.iteration !== iteration)
};
/** An agent changed the plan: records of tasks come and go with it; one that a person has to decide about stays. */
function amended(state, { iteration, amendment, given_up, added_by }, edit, put) {
	const id = String(amendment.task_id);
	const why = startOf(amendment.reason, 300);
	if (given_up) return edit(state, id, () => ({
		status: "given_up",
		given_up: {
			iteration,
			why
		}
	}));
	if (amendment.action === "add") return edit(state, String(amendment.task?.["id"]), () => ({ added_by: added_by ?? null }));
	if (amendment.action === "modify") return state;
	return {
		...state,
		...withoutHintsOf(state, [id]),
		tasks: put(state.tasks, id, void 0)
	};
}
// src/core/run/fold/stack.ts
/** The newest slice of the work ends, and the next one begins. A run without milestones has its first slice from its first cut on. */
const cutWork = (state, event) => {
	const { iteration, milestone, from } = event;
	const { slices, lines } = state;
	const lower = (slices.length === 0 && milestone === null ? [{
		milestone,
		iteration: 1,
		end: null
	}] : slices).map((slice) => slice.end === null ? {
		...slice,
		end: from,
		...lines > 0 && { lines }
	} : slice);
	return {
		...state,
		slices: [...lower, {
			milestone,
			iteration,
			end: null
		}],
		lines: 0
	};
};
/** The ended slices above a merged one end elsewhere; the newest slice has no end. */
function restacked(slices, ends) {
	const first = slices.length - 1 - ends.length;
	return slices.map((slice, place) => moved(slice, ends[place - first]));
}
/** The checks have not run on its new end. */
function moved(slice, end) {
	if (end === void 0 || end === slice.end || slice.end === null) return slice;
	const { said: _, ...others } = slice;
	return {
		...others,
		end,
		red: null
	};
}
/** The lowest slices are merged; if the newest one is, too, the lines to read are counted from there. */
const withMerged = (state, { parts, all }) => ({
	...state,
	slices: state.slices.map((slice, place) => place < parts && slice.end !== null ? {
		...slice,
		merged: true
	} : slice),
	...all && { lines: 0 }
});
/** The parts below the conflict hold the base now; the part above them only holds their own commits. */
function withStackConflict(state, event) {
	const { type: _, at: __, ends, place, ...conflict } = event;
	const first = place - ends.length;
	const slices = state.slices.map((slice, index) => {
		const end = ends[index - first];
		const next = moved(slice, end);
		return next === slice || slice.end === null ? slice : {
			...next,
			own_end: slice.own_end ?? slice.end
		};
	});
	return {
		...state,
		slices,
		stack_conflict: conflict
	};
}
const withPartChecked = (state, event) => ({
	...state,
	slices: state.slices.map((slice) => slice.end === event.commit ? {
		...slice,
		red: event.red,
		...event.said && { said: event.said }
	} : slice)
});
/** A commit that no task made, a merge or a person's own, is built upon at once and trusted when the checks passed on it. */
const arrived = (state, commit, { from, why, protects }) => ({
	...state,
	work: commit,
	baseline: null,
	unproven: {
		commit,
		why
	},
	steered: protects ? [{
		from,
		to: commit,
		...protects
	}, ...state.steered].slice(0, 5) : state.steered
});
/** A person's edit of the plan file: records of tasks come and go with it. */
function applyPlanChange(state, event) {
	const removed = new Set(event.removed);
	const modified = new Set(event.modified);
	const kept = Object.entries(state.tasks).filter(([id]) => !removed.has(id)).map(([id, task]) => [id, modified.has(id) && task.added_by !== null ? {
		...task,
		added_by: null
	} : task]);
	const added = event.added.map(({ id, status }) => [id, {
		...untouchedTask,
		status
	}]);
	const tasks = Object.fromEntries([...kept, ...added]);
	const hints = withoutHintsOf(state, event.removed);
	const left = withoutAsksOf(notAwaiting(state, event.removed), event.removed);
	const refused_edits = event.refused ?? [];
	return {
		...left,
		...hints,
		plan_source: event.plan_source,
		tasks,
		refused_edits
	};
}
/** What reviewers asked for, until they were told what became of it. */
const withFollowUp = (state, { task, url, threads }) => ({
	...state,
	follow_ups: [...state.follow_ups, {
		task,
		url,
		threads
	}]
});
const withoutFollowUp = (state, { task }) => ({
	...state,
	follow_ups: state.follow_ups.filter((one) => one.task !== task)
});
/** An order may take effect without a job: why the last one ended says nothing any more, but that it did not die. */
const withoutStop = (state) => ({
	...state,
	stop: null,
	ended_in_order: endedInOrder(state)
});
const recentReviews = 5;
const keptDoubts = 5;
const maxSetUps = 3;
const maxRefusals = 20;
const same = (state) => state;
const handlers = {
	lease_taken: (state, { at, epoch, holder }) => ({
		...state,
		epoch,
		lease: {
			holder,
			epoch,
			taken: at,
			renewed: at
		},
		runner: {
			jobs: state.runner.jobs + 1,
			ms: runnerMs(state, 0)
		},
		warned: state.warned.filter(({ budget }) => !ofOneJob(budget)),
		handed: null,
		stop: null,
		next_job: null,
		ended_in_order: false
	}),
	lease_renewed: (state, { at }) => state.lease ? {
		...state,
		lease: {
			...state.lease,
			renewed: at
		}
	} : state,
	lease_released: (state, { at }) => ({
		...state,
		lease: null,
		handed: null,
		lanes_limited: null,
		commands: afterJob(state),
		runner: {
			...state.runner,
			ms: runnerMs(state, Date.parse(at))
		}
	}),
	confined: (state, { type: _, at: __, refused: ___, ...confined }) => ({
		...state,
		confined
	}),
	baseline_finished: (state, { type: _, at: __, duration_ms: ___, said: ____, ...baseline }) => ({
		...state,
		baseline,
		unproven: baseline.red.length === 0 || baseline.accepted ? null : state.unproven
	}),
	attempt_started: (state, event, put) => ({
		...withTask(state, put, {
			id: event.task,
			status: "in_progress",
			stuck: null
		}),
		...withOpen(state, event),
		iteration: event.iteration,
		last_agent_start: event.at,
		lanes_limited: null,
		stop: null
	}),
	lanes_limited: (state, { why }) => ({
		...state,
		lanes_limited: why
	}),
	attempt_captured: (state, event) => ({
		...state,
		lanes: inTrain(state, event.iteration, event.candidate),
		waiting: waitAfter(state, event)
	}),
	handed_on: (state, { type: _type, at, ...handed }) => ({
		...state,
		handed,
		lease: state.lease && {
			...state.lease,
			renewed: at
		}
	}),
	attempt_succeeded: (state, event, put) => takeIn(passed(state, event, put), event, editing(put)),
	milestone_begun: cutWork,
	parts_merged: withMerged,
	part_checked: withPartChecked,
	stack_conflicted: withStackConflict,
	stack_conflict_ended: (state) => ({
		...state,
		stack_conflict: null
	}),
	attempt_held: (state, event, put) => {
		if (laneOf(state, event.iteration)) return heldInLane(state, event, put);
		const { iteration, task, commit, checkpoint, summary, turned_green, part, left, handoff_bytes, lines } = event;
		const awaiting = {
			iteration,
			task,
			commit,
			checkpoint,
			summary,
			turned_green,
			handoff_bytes,
			...part && { part },
			...left && { left },
			...lines !== void 0 && { lines }
		};
		return {
			...passed(state, event, put),
			awaiting
		};
	},
	attempt_approved: (state, { iteration, by }, put) => laneOf(state, iteration) ? {
		...withoutStop(state),
		lanes: rejoined(state, iteration, by)
	} : state.awaiting ? takeIn({
		...state,
		awaiting: null,
		stop: null
	}, state.awaiting, editing(put)) : state,
	attempt_rejected: (state, event, put) => rejectHeld(withoutAsksOf({
		...state,
		stop: null
	}, [event.task]), event, editing(put)),
	undo_ordered: (state, { undoes, by, why, reopen_dependents }) => ({
		...withoutStop(state),
		undos: [...state.undos, {
			undoes,
			by,
			why,
			reopen_dependents
		}]
	}),
	undo_done: (state, event, put) => takeBack(withoutAsksOf(state, [event.task, ...event.reopened]), event, editing(put)),
	undo_failed: (state, event) => ({
		...withoutUndo(state, event),
		commands: withFailedUndo(state, event)
	}),
	attempt_failed: failed,
	attempt_interrupted: interrupted,
	budget_warning: (state, { budget, used, limit }) => ({
		...state,
		warned: [...state.warned.filter((other) => other.budget !== budget), {
			budget,
			used,
			limit
		}]
	}),
	stuck_detected: (state, event, put) => foundStuck(state, event, editing(put)),
	signals_given: withSignals,
	human_review_requested: (state, event, put) => requested(state, event, editing(put)),
	unchanged_doubted: doubtedUnchanged,
	unchanged_accepted: (state, event, put) => acceptedUnchanged(state, event, editing(put)),
	review_answered: (state, { task }) => withoutAsksOf(withoutStop(state), [task]),
	iteration_reviewed: (state, event) => {
		const { iteration, task, verdict, findings, summary } = event;
		const said = {
			iteration,
			task,
			verdict,
			findings,
			summary
		};
		return {
			...withReview(state, event),
			reviewed: [said, ...state.reviewed].slice(0, recentReviews)
		};
	},
	agent_call: withAgentCall,
	failure_pattern: same,
	context_directive: (state, { task, held }, put) => held ? withTask(state, put, {
		id: task,
		held_back: taskIn(state, task).held_back + 1
	}) : state,
	prepared_prompt_refused: same,
	agent_pass: withPass,
	passes_owed: (state, { type: _, at: __, ...owed }) => ({
		...state,
		owed: [...state.owed, {
			...owed,
			begun: 0
		}]
	}),
	passes_begun: (state, { iterations }) => ({
		...state,
		owed: state.owed.map((one) => iterations.includes(one.iteration) ? {
			...one,
			begun: one.begun + 1
		} : one)
	}),
	server_trouble: same,
	agent_lingered: same,
	set_up_again: (state, { iteration, why }) => ({
		...state,
		set_ups: [{
			iteration,
			why
		}, ...state.set_ups].slice(0, maxSetUps)
	}),
	network_refused: (state, { iteration, target, why, line }) => ({
		...state,
		network_refused: [{
			iteration,
			target,
			why,
			line
		}, ...state.network_refused.filter((one) => one.target !== target)].slice(0, maxRefusals)
	}),
	prompt_cut: same,
	files_hidden: same,
	environment_changed: same,
	amendment_accepted: (state, event, put) => amended(state, event, editing(put), put),
	checks_touched: withTouched,
	amendment_refused: (state) => ({
		...state,
		counts: {
			...state.counts,
			refused_amendments: state.counts.refused_amendments + 1
		}
	}),
	plan_changed: applyPlanChange,
	plan_format_recorded: (state, { format }) => ({
		...state,
		plan_format: format
	}),
	edit_unusable: (state, { type: _, at: __, ...edit }) => ({
		...state,
		unusable_edits: [...state.unusable_edits.filter(({ file }) => file !== edit.file), edit]
	}),
	edit_mended: (state, { file }) => ({
		...state,
		unusable_edits: state.unusable_edits.filter((edit) => edit.file !== file)
	}),
	base_merged: (state, event) => ({
		...arrived(state, event.commit, event),
		base: event.base,
		slices: restacked(state.slices, event.ends ?? []),
		stack_conflict: null
	}),
	base_renamed: (state, { to }) => ({
		...state,
		base_branch: to
	}),
	conflict_task_added: (state, { task, base, files, total }, put) => withTask({
		...state,
		merging: {
			task,
			base,
			files,
			total
		}
	}, put, {
		id: task,
		status: "pending",
		failed_attempts: 0
	}),
	conflict_task_ended: (state, { task }, put) => withTask({
		...state,
		merging: null
	}, put, {
		id: task,
		status: "skipped"
	}),
	agents_md_due: (state, { task }, put) => withTask(state, put, {
		id: task,
		status: "pending"
	}),
	agents_md_ended: (state, { task }, put) => withTask(state, put, {
		id: task,
		status: "skipped"
	}),
	agents_md_left: same,
	work_moved: (state, event) => arrived(state, event.to, event),
	queue_moved: (state, { from, to, place, file }) => place === "complete" ? arrived(state, to, {
		from,
		why: `the plan moved to ${file}`
	}) : {
		...state,
		work: to
	},
	steering_changed: (state, { paths, plan_source }) => ({
		...state,
		doubted: [{
			paths,
			plan_source
		}, ...state.doubted].slice(0, keptDoubts)
	}),
	work_refused: same,
	command_taken: (state, { at, by, text, refused }) => ({
		...state,
		commands: withCommand(state, {
			at,
			by,
			text: startOf(text, 200),
			refused
		})
	}),
	setting_changed: (state, { name, value }) => ({
		...withoutStop(state),
		overrides: {
			...state.overrides,
			[name]: value
		}
	}),
	rules_changed: (state, { base, changes }) => ({
		...withoutStop(keepsIndex(changes) ? withIndexerTrusted(state) : state),
		rules: withChanges({
			base,
			values: state.rules?.values ?? {}
		}, changes)
	}),
	evidence_gathered: (state, { type: _, at: __, ...evidence }) => ({
		...state,
		evidence
	}),
	...counselHandlers,
	pause: (state, { by, why }) => ({
		...state,
		paused: {
			by,
			why
		}
	}),
	resume: (state) => ({
		...withoutStop(state),
		paused: null
	}),
	wait_lifted: (state) => ({
		...state,
		waiting: null
	}),
	skip_task: (state, { task }, put) => withTask(withoutAsksOf(notAwaiting(withoutStop(state), [task]), [task]), put, {
		id: task,
		status: "skipped",
		given_up: null
	}),
	task_reopened: (state, { task }, put) => withTask({
		...withoutQuestionOf(withoutStop(state), task),
		breaker: null
	}, put, {
		id: task,
		status: "pending",
		failed_attempts: 0,
		runners_lost: 0,
		rebases: 0,
		rebase: null,
		alone: false,
		closed: taskIn(state, task).commit === null ? null : taskIn(state, task).closed,
		unchanged: null,
		given_up: null,
		...unstuck
	}),
	note: (state, event, put) => withNewWord({
		...state,
		hints: [...state.hints, hintOf(event)]
	}, event, editing(put)),
	follow_up_added: (state, event, put) => withTask(withFollowUp(withoutStop(state), event), put, { id: event.task }),
	follow_up_answered: withoutFollowUp,
	remembered: withWords,
	forgotten: (state, event) => withIndexerTrusted({
		...state,
		knowledge: withoutEntry(state.knowledge, event)
	}),
	knowledge_changed: withIndex,
	knowledge_refused: withRefusedIndex,
	knowledge_inherited: (state, { from, entries }) => ({
		...state,
		knowledge: putEntries(state.knowledge, entries),
		inherited: [...state.inherited, from]
	}),
	run_imported: (state, { iteration, recent, compaction }) => ({
		...state,
		iteration: Math.max(state.iteration, iteration),
		recent,
		compaction: {
			...state.compaction,
			...compaction
		}
	}),
	hints_told: (state, { iteration, ids }) => ({
		...state,
		...withTold(state, iteration, ids)
	}),
	run_stopped: (state, { reason, starts_next }) => ({
		...state,
		stop: reason,
		next_job: starts_next ?? null
	})
};
/**
* The state after one more event. Pure; the state is the fold of the whole log, and a fresh run continues the
* iteration numbers and the epoch of the one before it (docs/design.md#decide-then-do).
*/
function evolve(state, event) {
	return step(state, event, putInOneCopy());
}
/**
* `evolve` over many events; copies the tasks once instead of for each event, so that it stays linear in both. `look` sees
* the state after each of them, which the next one changes.
*/
function fold(state, events, look) {
	const own = state && {
		...state,
		tasks: copyOf(state.tasks)
	};
	return events.reduce((before, event) => {
		const after = step(before, event, putInPlace);
		look?.(after);
		return after;
	}, own);
}
function step(state, event, put) {
	if (event.type === "run_started") return begin(state, event);
	if (state === null) throw new Error(`the log begins with ${event.type} instead of run_started`);
	const apply = handlers[event.type];
	return {
		...apply(state, event, put),
		timeline: timelineWith(state, event),
		updated: event.at
	};
}
export { maySudo as A, hardRoom as C, diagnoseConfinement as D, confinedIn as E, lostCounsel as F, refusalOf as I, sameCounsel as L, needIn as M, redByConfinement as N, isBelow as O, isOfVerifier as P, paidApart as R, leftOfRun as S, mergeTrigger as T, hadShareOnly as _, mergeControl as a, callBudgets as b, tellOnce as c, handedOnText as d, runSentence as f, nextStep as g, lastMoment as h, hintsFor as i, missingIn as j, judgeConfinement as k, activeEntry as l, fitsAfter as m, fold as n, newestTaken as o, nextJobText as p, consume as r, refusedIn as s, evolve as t, remember as u, tokensUsedUp as v, mergeDue as w, isTooLittle as x, usualCost as y };
