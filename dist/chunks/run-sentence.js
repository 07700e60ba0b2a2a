import { Cn as operatorLine, En as ordersAndRun, Fn as displayWidth, G as readHostName, H as allowedHostInWords, Rn as pad, Sn as operatorCommand, U as isAllowedBy, _n as wordsBelow, bn as inFolder, ct as issueWords, dn as labelled, gn as tellAgent, hn as step, kn as shortOid, m as settings, vn as code, wn as orderAndRun, xn as lineSpan, yn as commandSpan, yr as RalphError } from "./through-proxy.js";
import { A as totalTokens, C as formatUtc, D as plural, M as cappedLines, N as cappedRow, O as thousands, S as formatUsd, a as plainLine, b as formatMinutes, c as boundedValue, f as startOf, i as oneLine, k as tokenAmount, m as ageMs, n as firstThree, o as quote, v as formatDuration, w as fromNow, x as formatTokens, y as formatLimit } from "./one-line.js";
import { n as commandLine } from "./command-line.js";
import { c as Task } from "./branch-name.js";
import { S as reportedRunnerMs, c as milestonesOf, i as meetsLimitOfJob, l as reservedIds, o as isAgentsMd, s as isReserved } from "./due.js";
import { A as freeId, C as recordsOf, Cn as recordedValue, F as sameWords, I as soundsHard, L as superseded, M as isHard, P as putEntries, R as typeOf, T as taskIn, a as partToCheck, an as laneOf, cn as openAttempts, f as knowledgeLines, in as isHeld, j as isActive, k as entryText, nn as heldIterations, o as redParts, on as lanesAtWork, s as slicesOf, tn as heldCommits, u as indexMarkdown, un as uncountedLanes, w as statusIn } from "./slices.js";
import { M as KnowledgeAnswer } from "./pass.js";
import { i as taskIds, n as dependencyEdges, o as memoize, t as dependenciesFirst } from "./dependency-graph.js";
import { n as wholeSentences, o as wordsOf, r as overlap } from "./whole-parts.js";
// src/core/confinement/words.ts
/** Reads after "by". */
const wayInWords = {
	bubblewrap: "bubblewrap",
	"bubblewrap-root": "bubblewrap, started by root",
	"bubblewrap-sudo": "bubblewrap, started by sudo",
	"mount-script-root": "mount namespaces, made by root",
	"mount-script-sudo": "mount namespaces, made by sudo",
	"mount-script-user-namespace": "mount namespaces in a user namespace",
	landlock: "Landlock",
	"pid-namespace": "a process namespace",
	"process-group": "a process group"
};
/** One sentence without its full stop. */
const levelsInWords = {
	C0: "C0: no protection; only its process group is ended",
	C1: "C1: every process ends with its call and sees no others; files are not protected",
	C2: "C2: it cannot write files outside the workspace or read secrets on the disk",
	C3: "C3: it sees only the workspace and the tools"
};
/** `C3 by bubblewrap; the network is open`. */
function confinementInWords({ level, way, network, key, given_up, login }) {
	const files = level < "C2" ? "files are not protected, and " : "";
	const choice = given_up ? "none, by `confinement: none`: " : "";
	const visible = login ? "; the agent can read and change the login stored on this machine" : "";
	const reach = key === void 0 ? "" : keyInWords[key];
	return `${choice}${level} by ${wayInWords[way]}; ${files}${networkInWords[network ?? "open"]}${reach}${visible}`;
}
const keyInWords = {
	proxied: "; the key of the model stays with ralph",
	agent: "; the key of the model is within reach of the agent"
};
const networkInWords = {
	open: "the network is open",
	listed: "the network leads to the model, to package registries and to `allow-hosts`",
	none: "the network leads to the model alone"
};
/** Before the first agent starts. */
const confinementOrNone = (confined) => confined === null ? "reported when the first agent starts" : confinementInWords(confined);
/** Sentences, the best remedy first; none for C3. */
function remedies({ report, machine }) {
	if (report.level === "C3") return [];
	if (machine.platform !== "linux") return ["Only Linux can confine files: run it in a Linux container or a virtual machine."];
	return [
		...installs(machine),
		...machine.isRoot || machine.isCi || machine.inContainer ? [] : ["Where `sudo -n true` works, set `confinement-sudo: true`."],
		...report.level === "C2" ? [] : landlock(report, machine)
	];
}
function installs(machine) {
	const { hasBubblewrap, inContainer } = machine;
	const sudo = sudoOf(machine);
	const profile = needsProfile(machine);
	if (hasBubblewrap && inContainer) return ["This container may not create namespaces: allow them (Docker: `--security-opt seccomp=unconfined`; Kubernetes: seccompProfile Unconfined and a node without AppArmor)."];
	if (hasBubblewrap && !profile) return ["bubblewrap is installed but may not create user namespaces: `sysctl user.max_user_namespaces kernel.unprivileged_userns_clone` shows why."];
	const command = installCommand(machine, [...hasBubblewrap ? [] : ["bubblewrap"], ...profile ? ["apparmor-profiles"] : []].join(" "));
	if (command === void 0) return ["Install bubblewrap, version 0.8 or newer."];
	return [`Run: \`${[`${sudo}${command}`, ...profile ? profileSteps.map((step) => `${sudo}${step}`) : []].join(" && ")}\`.`];
}
/** In Ubuntu 24.04 user namespaces need a profile; from 25.04 on it ships one for bwrap. */
const needsProfile = ({ distribution: { id, version }, isRoot, inContainer }) => id === "ubuntu" && !isRoot && !inContainer && version >= "23.10" && version < "25.04";
const profileSteps = ["install -m 0644 /usr/share/apparmor/extra-profiles/bwrap-userns-restrict /etc/apparmor.d/", "apparmor_parser -r /etc/apparmor.d/bwrap-userns-restrict"];
function installCommand({ distribution: { id, like } }, packages) {
	const family = [id, ...like];
	return installers.find(({ of }) => of.some((one) => family.includes(one)))?.command.replace("%", packages);
}
const installers = [
	{
		of: ["debian", "ubuntu"],
		command: "apt-get install -y %"
	},
	{
		of: [
			"fedora",
			"rhel",
			"centos"
		],
		command: "dnf install -y %"
	},
	{
		of: ["alpine"],
		command: "apk add %"
	},
	{
		of: ["arch"],
		command: "pacman -S --noconfirm %"
	},
	{
		of: ["suse", "opensuse"],
		command: "zypper install -y %"
	}
];
const sudoOf = ({ isRoot }) => isRoot ? "" : "sudo ";
/** Why a command cannot run as another user: that user cannot enter the folder of its files. */
const closedFolder = "other users cannot enter";
function landlock({ refused }, machine) {
	const refusal = refused.find(({ way }) => way === "landlock");
	if (!refusal) return [];
	if (refusal.why.startsWith("other users cannot enter")) return ["For C2, set RALPH_HOME=/var/lib/ralph, or another folder that other users can enter."];
	if (machine.hasPerl) return ["C2 needs Landlock: Linux 5.13 or newer with `landlock` among its security modules."];
	const command = installCommand(machine, "perl");
	return [command === void 0 ? "For C2, install perl." : `For C2, run: \`${sudoOf(machine)}${command}\`.`];
}
// src/core/handoff/agent-claims.ts
const maxLeft = 10;
const maxLineChars = 300;
/** An agent is stuck by its field, or by a summary that begins with `stuck:`. */
function agentClaims(request) {
	const { handoff, handoffSource: source } = request;
	if (!handoff || source !== "structured" && source !== "result_text") return {
		complete: void 0,
		left: [],
		stuck: void 0
	};
	const { task_completed: done } = handoff;
	const [, stuckSummary] = /^\s*stuck:\s*(\S[\s\S]*)$/i.exec(handoff.summary) ?? [];
	const stuck = oneLine(handoff.stuck ?? stuckSummary ?? "", maxLineChars);
	const openItems = unfinished(handoff).slice(0, maxLeft);
	const lines = openItems.length === 0 && done?.summary ? [done.summary] : openItems;
	return {
		complete: done?.fully_complete,
		left: lines.map((text) => oneLine(text, maxLineChars)).filter((text) => text !== ""),
		stuck: stuck === "" ? void 0 : stuck
	};
}
/** Each item with its reason and priority. */
const unfinished = ({ unfinished_business = [] }) => unfinished_business.map(({ item, reason, priority }) => {
	const details = [priority && `${priority} priority`, reason].filter(Boolean).join(", ");
	return details === "" ? item : `${item} (${details})`;
});
const maxQuestions = 5;
/** Undefined if there is nothing to act on, or the engine wrote the handoff. */
function signalsOf(request) {
	const { handoff, handoffSource } = request;
	if (!handoff || handoffSource === null || handoffSource === "synthetic") return void 0;
	const research = questionsOf(handoff);
	const { confidence_level: confidence = null } = handoff;
	return confidence === "low" || research.length > 0 ? {
		confidence,
		research
	} : void 0;
}
/** Open questions, a line each, the first ones only. */
const questionsOf = ({ request_research = [] }) => request_research.map((question) => oneLine(question, maxLineChars)).filter((question) => question !== "").slice(0, maxQuestions);
/** `low confidence in its work; it could not find out: which zone the server is in`. */
function signalsInWords({ confidence, research }, foreign) {
	const questions = research.length === 0 ? [] : [`it could not find out: ${research.map(foreign).join("; ")}`];
	return [...confidence === null ? [] : [`${confidence} confidence in its work`], ...questions].join("; ");
}
// src/core/network/judge-target.ts
/** `foreign` makes an agent's text harmless. */
const refusalInWords = ({ target, why, line }, foreign) => `the network refused ${foreign(target)} to the agent or a check: ${foreign(why)}${line === void 0 ? "" : `. To allow it: ${foreign(`\`${line}\``)}`}`;
/** One line for all hosts that a list would allow, one for each other refusal. Keeps the sequence. */
function refusalsInWords(refusals, foreign) {
	const host = ({ line }) => /^allow-hosts: \[(.*)\]$/.exec(line ?? "")?.[1];
	const listable = refusals.filter((refusal) => host(refusal) !== void 0);
	const others = refusals.filter((refusal) => !listable.includes(refusal)).map((refusal) => `${capitalised(refusalInWords(refusal, foreign))}.`);
	if (listable.length === 0) return others;
	const targets = foreign(listable.map(({ target }) => target).join(", "));
	const line = foreign(`\`allow-hosts: [${listable.map(host).join(", ")}]\``);
	return [`The network refused ${targets} to the agent or a check. To allow ${listable.length === 1 ? "it" : "them"}: ${line}.`, ...others];
}
const capitalised = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** `target`: the argument of CONNECT. */
function judgeTarget(target, allowed) {
	const [, name = "", digits = ""] = /^(.*):(\d{1,5})$/.exec(target) ?? [];
	const port = Number(digits);
	if (name === "" || port < 1 || port > 65535) return { refused: "it names no host and port" };
	const host = readHostName(name);
	if (host === void 0) return { refused: "an address is not a name; only hosts by name can be allowed" };
	const match = allowed.find((entry) => isAllowedBy(entry, host, port));
	if (match) return {
		host,
		port,
		mayBePrivate: match.mayBePrivate ?? false
	};
	return {
		refused: "it is not in `allow-hosts`",
		line: `allow-hosts: [${yamlText(allowedHostInWords(host, port))}]`
	};
}
/** YAML lists accept `host:8443` unquoted, but a star is a reference. */
const yamlText = (text) => text.startsWith("*") ? `'${text}'` : text;
// src/core/text/assert-never.ts
/** Makes the compiler check that a switch over a union handles every case. */
function assertNever(value) {
	throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
// src/core/run/fold/task-commits.ts
/** Oldest first. A task that was done before the run has none. */
function commitsOf({ iteration, commit, summary, parts }) {
	return commit === null ? parts : [...parts, {
		iteration: iteration ?? 0,
		commit,
		summary: summary ?? ""
	}];
}
function recordWithCommit(task, { commit, part, ...outcome }) {
	const status = part === void 0 ? "done" : part.final ? "failed" : "pending";
	if (commit === null) return {
		status,
		closed: outcome.iteration,
		left: outcome.left
	};
	return {
		status,
		...outcome,
		commit,
		parts: [...commitsOf(task)],
		closed: null,
		unchanged: null
	};
}
const withoutCommits = {
	iteration: null,
	commit: null,
	summary: null,
	left: [],
	parts: [],
	closed: null,
	unchanged: null
};
const isBegun = ({ status, commit }) => commit !== null && (status === "pending" || status === "in_progress");
const iterationsOf$1 = (task) => [...commitsOf(task).map(({ iteration }) => iteration), ...task.closed === null ? [] : [task.closed]];
function taskOfIteration({ tasks }, iteration) {
	const entry = Object.entries(tasks).find(([, task]) => task.commit !== null && iterationsOf$1(task).includes(iteration));
	return entry && {
		task: entry[0],
		commits: commitsOf(entry[1])
	};
}
function taskOfCommit({ tasks }, oid) {
	for (const [task, record] of Object.entries(tasks)) {
		const commit = commitsOf(record).find(({ commit }) => commit.startsWith(oid));
		if (commit) return {
			...commit,
			task
		};
	}
}
const nextAttempt = (task) => task.failed_attempts + commitsOf(task).length + 1;
/** The iterations whose commits count, with their tasks. Linear in the tasks. */
function taskByIteration({ tasks }) {
	const tasksByIteration = /* @__PURE__ */ new Map();
	for (const id in tasks) {
		const task = tasks[id];
		if (task) for (const iteration of iterationsOf$1(task)) tasksByIteration.set(iteration, id);
	}
	return tasksByIteration;
}
function completedBy({ tasks }) {
	const done = Object.entries(tasks).filter(([, { status }]) => status === "done");
	return new Map(done.flatMap(([id, task]) => iterationsOf$1(task).slice(-1).map((iteration) => [id, iteration])));
}
/** The facts that operations on the index are checked against. */
const indexFactsOf = (state) => ({
	taught: taskByIteration(state),
	completed: completedBy(state)
});
// src/core/report/facts/task-rows.ts
/** In plan order. Without a state, as the plan says. */
function taskRows(plan, state) {
	return plan.tasks.map((task) => taskRow(task, state));
}
function taskRow({ id, title, status, retry_count }, state) {
	if (!state) return {
		id,
		title,
		status,
		attempts: retry_count,
		time_ms: 0,
		usd: 0,
		iteration: null,
		commit: null,
		parts: 0
	};
	const task = taskIn(state, id);
	const lane = state.lanes.find((other) => other.task === id);
	const commits = commitsOf(task);
	const passedOrOpen = iterationsOf$1(task).length + (isOpenNow(state, id) ? 1 : 0);
	return {
		id,
		title,
		...task.added_by === "agent" && { isAgents: true },
		status: task.status,
		attempts: task.failed_attempts + passedOrOpen,
		time_ms: Math.max(task.time_ms, task.duration_ms),
		usd: task.usd,
		iteration: task.iteration,
		commit: task.commit,
		parts: commits.length,
		...lane && isHeld(lane) ? { isHeld: true } : lane?.candidate && { isCaptured: true },
		...task.unchanged && { unchanged: {
			by: task.unchanged.by,
			verified: task.unchanged.verified
		} }
	};
}
const isOpenNow = (state, id) => state.awaiting?.task === id || openAttempts(state).some(({ task }) => task === id);
/** In plan order. */
const unchangedTasks = ({ plan, state }) => plan.tasks.flatMap(({ id }) => {
	const { unchanged, closed, summary } = taskIn(state, id);
	if (!unchanged) return [];
	const { by, verified } = unchanged;
	return [{
		task: id,
		by,
		verified,
		iteration: closed ?? 0,
		why: summary ?? ""
	}];
});
/** Cached per list: sentence, table and log use the same counts. */
const countStatuses = memoize((tasks) => {
	const counts = {
		pending: 0,
		in_progress: 0,
		done: 0,
		failed: 0,
		skipped: 0,
		given_up: 0
	};
	for (const { status } of tasks) counts[status] += 1;
	return counts;
});
const countUnchanged = memoize((tasks) => tasks.filter(({ unchanged }) => unchanged).length);
/** `2 of 5 tasks done (1 without a change), 1 failed, 1 pending`; zero counts are omitted. */
function countsInWords(tasks) {
	const counts = countStatuses(tasks);
	const unchanged = countUnchanged(tasks);
	const rest = [
		"in_progress",
		"failed",
		"given_up",
		"skipped",
		"pending"
	].filter((status) => counts[status] > 0).map((status) => `${counts[status]} ${statusWord[status]}`);
	const remark = unchanged === 0 ? "" : ` (${unchanged} without a change)`;
	return [`${counts.done} of ${tasks.length} tasks done${remark}`, ...rest].join(", ");
}
function statusInWords$1({ status, unchanged, isCaptured, isHeld }) {
	if (unchanged) return "done without a change";
	if (isHeld && status === "in_progress") return "waits for approval";
	return isCaptured && status === "in_progress" ? "to be checked" : statusWord[status];
}
/** Undefined while the agent is running. */
function laneWords(lane) {
	if (lane.candidate === null) return void 0;
	return isHeld(lane) ? "waits for approval" : "being checked";
}
const statusWord = {
	done: "done",
	failed: "failed",
	in_progress: "in progress",
	skipped: "skipped",
	given_up: "given up",
	pending: "pending"
};
const statusMark = {
	done: "\u2713",
	failed: "\u2717",
	in_progress: "\u25b6",
	skipped: "\u2013",
	given_up: "?",
	pending: "·"
};
const attemptsCell = (row) => row.attempts > 0 ? String(row.attempts) : "";
const timeCell = (row) => row.time_ms > 0 ? formatDuration(row.time_ms) : "";
/** Text after the newest commit if the task took several, or continues. */
const commitsInWords = ({ status, parts }) => parts > 1 || parts === 1 && status !== "done" ? ` (${plural(parts, "part")})` : "";
const costCell = (row) => row.usd > 0 ? formatUsd(row.usd) : "";
/** Cached for each change of a task, since receipt and forecast are part of every state commit. */
const taskCosts = memoize((tasks) => {
	let worked = 0;
	let time_ms = 0;
	let dearest = null;
	const settled = {
		usd: [],
		duration_ms: []
	};
	for (const task in tasks) {
		const record = tasks[task];
		if (!record) continue;
		const { usd, duration_ms } = record;
		time_ms += Math.max(record.time_ms, duration_ms);
		if (usd > 0 || duration_ms > 0) worked += 1;
		if (usd > (dearest?.usd ?? 0)) dearest = {
			task,
			usd
		};
		if (!isSettled(record)) continue;
		settled.usd.push(usd);
		settled.duration_ms.push(duration_ms);
	}
	return {
		worked,
		time_ms,
		dearest,
		settled
	};
});
const isSettled = ({ status, commit, failed_iterations }) => status === "done" && commit !== null || status === "failed" && (failed_iterations.length > 0 || commit !== null);
/** A longer table is abridged. */
const maxRows = 300;
/** Rows of an abridged table in the state, which every commit rewrites. */
const maxRowsInState = 100;
const maxPending = 20;
/**
* Fits a long table: first running, failed and given up tasks and the next 20 pending ones, then done tasks (newest
* first), then skipped ones. The size is bounded for any number of tasks.
*/
function shownRows(rows, limit = maxRows) {
	const shown = shownPositions(rows, limit).flatMap((position) => rows[position] ?? []);
	return {
		rows: shown,
		omitted: omission(rows, shown)
	};
}
/** As `shownRows`, but makes rows only for the shown tasks. */
function shownTasks({ plan, state }, limit = maxRows) {
	const records = recordsOf(plan, state);
	const rows = shownPositions(records, limit).flatMap((position) => plan.tasks[position] ?? []).map((task) => taskRow(task, state));
	return {
		rows,
		omitted: omission(records, rows)
	};
}
const rowsInState = (run) => shownTasks(run, run.plan.tasks.length > maxRows ? maxRowsInState : maxRows);
/** Positions in plan order. */
function shownPositions(tasks, limit) {
	if (tasks.length <= limit) return [...tasks.keys()];
	const byStatus = {
		pending: [],
		in_progress: [],
		done: [],
		failed: [],
		skipped: [],
		given_up: []
	};
	tasks.forEach(({ status }, position) => {
		byStatus[status].push(position);
	});
	const iteration = (position) => tasks[position]?.iteration ?? 0;
	return [
		...byStatus.in_progress,
		...[...byStatus.failed, ...byStatus.given_up].slice(0, limit - maxPending - 1),
		...byStatus.pending.slice(0, maxPending),
		...byStatus.done.sort((a, b) => iteration(b) - iteration(a)),
		...byStatus.skipped
	].slice(0, limit).sort((a, b) => a - b);
}
function omission(all, shown) {
	const [total, shownCounts] = [countStatuses(all), countStatuses(shown)];
	const counts = [
		"done",
		"failed",
		"given_up",
		"skipped",
		"pending"
	].map((status) => ({
		status,
		count: total[status] - shownCounts[status]
	})).filter(({ count }) => count > 0).map(({ status, count }) => `${count} ${statusWord[status]}`);
	return counts.length === 0 ? null : `Not shown here: ${counts.join(", ")}.`;
}
// src/core/report/facts/receipt.ts
/** Linear in the tasks. `now` in ms since the epoch, for a running job. */
function receiptOf(state, now) {
	const { succeeded, failed, interrupted } = state.counts;
	const total = {
		usd: state.usage.usd,
		runner_ms: reportedRunnerMs(state, now)
	};
	const per = (count) => count === 0 ? null : {
		usd: total.usd / count,
		runner_ms: total.runner_ms / count
	};
	const { worked, time_ms, dearest } = taskCosts(state.tasks);
	const perTask = per(worked);
	const commits = succeeded - countWithoutCommit(state.tasks) - heldIterations(state).length;
	return {
		total,
		usage: state.usage,
		roles: rolesOf(state),
		jobs: state.runner.jobs,
		attempts: {
			succeeded,
			failed,
			interrupted
		},
		attempts_ms: time_ms,
		beside: total.runner_ms > 0 && time_ms > total.runner_ms && haveOverlapped(state.timeline),
		per_task: perTask && {
			...perTask,
			tasks: worked
		},
		per_attempt: per(succeeded + failed + interrupted),
		per_commit: per(commits),
		commits,
		dearest,
		stuck: stuckIn(state.tasks),
		confined: state.confined,
		unchecked: uncheckedWords(state.baseline) ?? null
	};
}
const roleOrder = [
	"extraction",
	"index",
	"post",
	"prep",
	"research",
	"review"
];
/** The rest of the usage belongs to the coding agent. */
function rolesOf({ usage, around }) {
	const others = Object.entries(around).map(([role, cost]) => ({
		role,
		...cost
	}));
	if (others.length === 0) return [];
	const sum = (amountOf) => others.reduce((total, role) => total + amountOf(role), 0);
	const coding = {
		role: "coding",
		calls: null,
		usd: Math.max(0, usage.usd - sum(({ usd }) => usd)),
		tokens: Math.max(0, totalTokens(usage) - sum(({ tokens }) => tokens))
	};
	const place = ({ role }) => roleOrder.indexOf(role) + 1 || roleOrder.length + 1;
	return [coding, ...others.sort((a, b) => place(a) - place(b) || (a.role < b.role ? -1 : 1))];
}
function stuckIn(tasks) {
	const stuckTasks = [];
	for (const id in tasks) {
		const stuck = tasks[id]?.stuck;
		if (stuck) stuckTasks.push({
			id,
			left: stuck.retries_left
		});
	}
	return {
		tasks: stuckTasks.map(({ id }) => id),
		retries: stuckTasks.reduce((sum, { left }) => sum + left, 0)
	};
}
/** Attempts that found nothing left to do. */
function countWithoutCommit(tasks) {
	let count = 0;
	for (const id in tasks) if (typeof tasks[id]?.closed === "number" && !tasks[id].unchanged) count += 1;
	return count;
}
/** In USD: the recorded rule; without rules an operator's override, else the setting of this reader. */
function costBudgetOf({ overrides, rules }, configured) {
	if (rules) return recordedValue("cost-budget", rules);
	const parsed = settings["cost-budget"].read(overrides["cost-budget"]);
	return "value" in parsed ? parsed.value : configured;
}
/** Without lanes, attempts take longer than the runner works if the jobs of one attempt wait for runners. */
function haveOverlapped(timeline) {
	const byStart = timeline.toSorted((a, b) => a.started < b.started ? -1 : 1);
	return byStart.some(({ started }, index) => started < (byStart[index - 1]?.ended ?? ""));
}
/** Set if no check decides about the commits; undefined also if that is unknown yet. */
function uncheckedWords(baseline) {
	if (baseline?.counting === void 0) return void 0;
	if (baseline.counting === 0) return "Nothing checks these commits: no check of the run counts (`no-checks`)";
	if (!baseline.accepted || baseline.red.length < baseline.counting) return void 0;
	return "Nothing checks these commits: every check failed before the run, and that was accepted (`known-red`)";
}
// src/core/run/next/counsel.ts
/** The next call before coding begins, or why a gate keeps the plan from starting. */
function consensusDue({ counsel, counts }, settings) {
	const { consensus } = counsel;
	if (consensus?.held) return { blockedBy: consensus.held };
	if (consensus) return consensus.next ? {
		role: "consensus",
		part: consensus.next,
		round: consensus.round
	} : void 0;
	if (settings.consensus === "none" || counts.succeeded + counts.failed > 0) return void 0;
	return {
		role: "consensus",
		part: "challenge",
		round: 1
	};
}
/** The review before the first task, or why a gate keeps the plan from starting. */
function planReviewDue({ counsel, counts }, settings) {
	const { plan_review: review } = counsel;
	if (review?.held) return { blockedBy: review.held };
	if (review ? review.done : settings["plan-review"] === "none" || counts.succeeded + counts.failed > 0) return void 0;
	return {
		role: "plan-review",
		part: "plan-review",
		round: (review?.round ?? 0) + 1
	};
}
/** Before the first task, in this order. A person answers a role that keeps the plan from starting. */
const duesBeforePlan = [{
	role: "consensus",
	due: consensusDue
}, {
	role: "plan-review",
	due: planReviewDue
}];
const unchangedPart = "unchanged";
/** The question of an agent that changed nothing, if a verifier answers before a person. */
const claimToVerify = ({ asks }) => asks.find(({ question }) => question?.verify !== void 0);
function unchangedDue(state, settings) {
	const claim = claimToVerify(state);
	const isAccepted = settings["no-change"] === "accept" && settings.approval !== "iteration";
	return claim && isAccepted ? {
		role: "verify",
		part: unchangedPart,
		round: claim.iteration
	} : void 0;
}
/** Undefined if the verifier is off or has already judged this state of the work. */
function verificationDue({ counsel, work }, settings) {
	const { verified } = counsel;
	const rounds = verified?.rounds ?? 0;
	if (!(settings.verify === "model" || settings.verify === "both") || verified?.work === work || rounds >= 3) return void 0;
	return {
		role: "verify",
		part: "verify",
		round: rounds + 1
	};
}
// src/core/report/words/counsel-words.ts
const maxClaims = 5;
/** A line for each result of calls about the plan as a whole. */
const counselRemarks = ({ evidence, counsel, tasks }, foreign, context) => [
	...counsel.consensus === null ? [] : consensusLines(counsel.consensus, foreign),
	...counsel.plan_review === null ? [] : planReviewLines(counsel.plan_review, foreign, context),
	...evidence === null ? [] : [`Acceptance ${evidenceInWords(evidence)}.`],
	...counsel.verified === null ? [] : [verifiedLine(counsel.verified, tasks, foreign)]
];
/** The dialogue, and each issue that is open or has an action item. */
function consensusLines(consensus, foreign) {
	const issueLines = consensus.issues.filter(({ settled, action_item }) => !settled || action_item !== null).map(({ id, severity, settled, description, answer, action_item }) => {
		const answerText = answer && !settled ? `; answer: ${foreign(answer.argument.replace(/\.$/, ""))}` : "";
		const actionText = action_item === null ? "" : `; every agent is told: ${foreign(action_item)}`;
		return `Consensus ${id} (${severity}, ${settled ? "settled" : "open"}): ${foreign(description.replace(/\.$/, ""))}${answerText}${actionText}`;
	});
	return [`Consensus: ${consensusInWords(consensus, foreign)}.`, ...cappedLines(issueLines, maxIssues)];
}
const maxIssues = 10;
function consensusInWords({ round, next, issues, summary, decision, unanswered }, foreign) {
	const open = issues.filter(({ settled }) => !settled);
	const critical = open.filter(({ severity }) => severity === "critical").length;
	const counted = `${plural(issues.length, "issue")}, ${open.length} open${critical === 0 ? "" : ` (${critical} critical)`}`;
	const reached = open.length === 0 && !unanswered ? "reached" : "not reached";
	return `${next === null ? decisionInWords[decision ?? "revise"] ?? reached : `${next} comes next`}, round ${round}: ${counted}${summary === "" ? "" : `; ${foreign(summary.replace(/\.$/, ""))}`}`;
}
/** `revise` starts another round. */
const decisionInWords = {
	accept: "accepted by a person",
	override: "overridden by a person",
	abort: "the plan was given up",
	revise: void 0
};
const lensInWords = (lens) => lens.replace("_", "-");
/** The review, and each proposal with its reason and result. */
function planReviewLines(review, foreign, context) {
	const proposalLines = review.proposals.map(({ id, lens, reason, amendment, fate, why }) => {
		const change = `${amendment.action} ${foreign(String(amendment.task_id ?? amendment.task?.["id"] ?? "a task"))}`;
		const result = fate === "taken" ? "adopted" : fate === "refused" ? `not adopted: ${foreign(why ?? "")}` : `${operatorCommand(context, "accept", id)} adopts it`;
		return `Plan review ${id} (${lensInWords(lens)}): ${change}: ${foreign(reason.replace(/\.$/, ""))}; ${result}.`;
	});
	return [`Plan review: ${reviewedInWords(review, foreign)}.`, ...proposalLines];
}
const reviewedInWords = ({ verdict, summary }, foreign) => `${verdict === null ? "no usable answer" : verdict.replace("_", " ")}: ${foreign(summary.replace(/\.$/, ""))}`;
function planReviewInWords(event, foreign) {
	const count = (fate, words) => {
		const ids = event.proposals.filter((proposal) => proposal.fate === fate).map(({ id }) => id);
		return ids.length === 0 ? [] : [`${words}: ${cappedLines(ids, 10).join(", ")}`];
	};
	const fates = [
		...count("open", "proposed"),
		...count("taken", "adopted"),
		...count("refused", "not adopted")
	];
	return `pass ${event.round} over the plan: ${[reviewedInWords(event, foreign), ...fates].join("; ")}`;
}
const roleNames = {
	verify: "verification",
	"plan-review": "plan review",
	consensus: "consensus"
};
/** `plan review 2`, `consensus 1 (challenge)`. */
const counselInWords = ({ role, part, round }) => part === "unchanged" ? `verification of iteration ${round}, which changed nothing,` : `${roleNames[role]} ${round}${part === role ? "" : ` (${part})`}`;
function judgedInWords({ complete, summary, missing }, foreign, nameOf = (id) => `task ${id}`) {
	const summaryText = foreign(summary.replace(/\.$/, ""));
	if (complete === null) return `no usable answer: ${summaryText}`;
	if (complete) return `a model says that the plan is complete: ${summaryText}`;
	const missingTexts = missing.map(({ what, added, why }) => {
		const result = added === null ? `no task was added: ${foreign(why ?? "")}` : nameOf(added);
		return `${foreign(what.replace(/\.$/, ""))} (${result})`;
	});
	return `a model says that something is missing: ${[...missingTexts.length === 0 ? [summaryText] : [], ...cappedLines(missingTexts, maxClaims)].join("; ")}`;
}
/** Also says what became of the added tasks, and if no more calls follow. */
function verifiedLine({ rounds, ...verified }, tasks, foreign) {
	const taskText = (id) => `task ${id}, ${statusWord[tasks[id]?.status ?? "pending"]}`;
	return `Verification${verified.complete === false && rounds >= 3 ? ` (${rounds} calls, the most there are)` : ""}: ${judgedInWords(verified, foreign, taskText)}.`;
}
/** `test/login.test.ts: rejects a wrong password`, `src/login.ts:12`, `check npm test`. */
function citationInWords(citation) {
	if (citation.kind === "check") return `check ${citation.name}`;
	return citation.kind === "test" ? `${citation.file}: ${citation.title}` : `${citation.file}:${citation.line}`;
}
/** What is cited for a criterion, which check ran it, and why its level is not higher. */
function evidenceFor({ citation, check, why, iteration }) {
	const ran = check === null ? [] : [`by check ${check}${iteration === null ? "" : ` in iteration ${iteration}`}`];
	return [
		...citation === null ? [] : [citationInWords(citation)],
		...ran,
		...why === null ? [] : [why]
	].join("; ");
}
/** `criteria: 3 ran, 1 exists, 2 claimed`. */
function evidenceInWords({ ran, exists, claimed, silent }) {
	return `${`criteria: ${ran} ran, ${exists} ${exists === 1 ? "exists" : "exist"}, ${claimed} claimed`}${silent === 0 ? "" : `; ${plural(silent, "done task")} ${silent === 1 ? "states" : "state"} no criterion`}`;
}
const interruptedInWords = (event, foreign) => `${counselInWords(event)} ${event.refused ? "is asked again, since its answer was refused" : "was interrupted"}: ${foreign(event.why)}${event.until === null ? "" : `; continues after ${formatUtc(event.until)}`}`;
const answerInWords = ({ by, role, answer, ids, words }, foreign) => `${foreign(by)} answers ${role}: ${[answer, ...ids].join(" ")}${words === "" ? "" : `: ${foreign(words)}`}`;
// src/core/report/words/receipt-text.ts
/** `coding agent 1.80 USD, prep 0.10 USD`; null if only the coding agent was called. */
const rolesInWords = ({ roles }) => roles.length === 0 ? null : roles.map(({ role, usd, unknown = 0 }) => {
	const lost = unknown === 0 ? "" : ` (the cost of ${plural(unknown, "call")} is unknown)`;
	return `${roleInWords(role)} ${formatUsd(usd)}${lost}`;
}).join(", ");
const names = {
	coding: "coding agent",
	extraction: "handoff extraction"
};
const roleInWords = (role) => names[role] ?? role.replace(/^pass:/, "pass ");
/** `5 attempts: 3 passed, 1 failed, 1 interrupted`. */
function attemptsInWords({ succeeded, failed, interrupted }) {
	const counts = [
		`${succeeded} passed`,
		`${failed} failed`,
		...interrupted > 0 ? [`${interrupted} interrupted`] : []
	];
	return `${plural(succeeded + failed + interrupted, "attempt")}: ${counts.join(", ")}`;
}
// src/core/report/words/forecast-text.ts
/**
* `Probably 0.90 to 9.00 USD and 18 to 72 min of runner time for 6 tasks`, its basis, and whether the budget suffices;
* empty if nothing is left.
*/
function forecastLines(forecast) {
	if (forecast === null) return [];
	const { tasks, usd, runner_ms, budget } = forecast;
	const hasPrice = usd.high > 0;
	return [
		`Probably ${hasPrice ? `${rangeInWords(usd, formatUsd, " USD")} and ` : ""}${rangeInWords(runner_ms, formatMinutes, " min")} of runner time for ${plural(tasks, "more task")}`,
		basisWords(forecast),
		...budget && hasPrice ? [budgetWords(budget)] : []
	];
}
/** `About 20 to 50 min with 4 lanes, 1 to 3 h with one`; `rounds`: rounds of parallel tasks that the rest takes. */
function lanesInWords({ tasks, runner_ms }, { lanes, rounds }) {
	if (rounds >= tasks) return tasks === 1 ? "One task is left, so lanes do not make it faster" : "Each task waits for another one, so lanes do not make the plan faster";
	const share = rounds / tasks;
	const withLanes = {
		low: runner_ms.low * share,
		high: runner_ms.high * share
	};
	return `About ${timeRange(withLanes)} with ${lanes} lanes, ${timeRange(runner_ms)} with one`;
}
const timeRange = (range) => rangeInWords(range, formatMinutes, " min");
/** Null if nothing is left. */
function forecastSentence(forecast) {
	const [estimate, ...basis] = forecastLines(forecast);
	return estimate === void 0 ? null : `${estimate} (${basis.join("; ")}).`;
}
function basisWords({ basis, usd }) {
	if (basis.kind === "size") return sizeWords(basis);
	const source = `as the ${plural(basis.tasks, "task")} before`;
	if (usd.high === 0) return `${source}; the agent reports no cost`;
	const around = basis.around_usd > 0 ? `, ${formatUsd(basis.around_usd)} of it for calls around the coding agent` : "";
	return `${source}, ${formatUsd(basis.usd)} each${around}`;
}
/** `a first guess for 6 to 9 iterations; other calls: post 5 to 8 times, prep 6 to 18`. */
function sizeWords({ iterations, calls }) {
	if (calls.length === 0) return "a first guess, based on the number of tasks";
	const callTexts = calls.map(callsInWords).join(", ");
	return `a first guess for ${rangeInWords(iterations, String, "")} iterations; other calls: ${callTexts}`;
}
const callsInWords = ({ role, calls }, index) => `${plainLine(roleInWords(role), 60)} ${rangeInWords(calls, String, "")}${index === 0 ? " times" : ""}`;
/** `0.90 to 9.00 USD`: the unit once, and one number if both are equal. */
function rangeInWords({ low, high }, format, unit) {
	const [from, to] = [format(low), format(high)];
	return from === to ? to : `${from.endsWith(unit) ? from.slice(0, from.length - unit.length) : from} to ${to}`;
}
function budgetWords({ left_usd, enough }) {
	const remaining = `${left_usd < 1 ? formatLimit(left_usd) : formatUsd(left_usd)} of the budget left`;
	if (enough === "yes") return `${remaining}, enough`;
	return `${remaining}, which ${enough === "perhaps" ? "may" : "will"} not be enough`;
}
/** `83 % of the run's cost budget is used: 8.30 of 10.00 USD`. */
function budgetInWords({ budget, used, limit }) {
	const share = `${Math.floor(used / limit * 100)} % of`;
	switch (budget) {
		case "cost": return `${share} the run's cost budget is used: ${formatUsd(used)} of ${formatLimit(limit)}`;
		case "tokens": return `${share} the run's token budget is used: ${formatTokens(used)} of ${formatTokens(limit)}`;
		case "time": return `${share} the job's time budget is used: ${formatDuration(used)} of ${formatDuration(limit)}`;
		case "job_iterations": return `${share} the job's iterations are used: ${used} of ${limit}`;
		case "run_iterations": return `${share} the run's iterations are used: ${used} of ${limit}`;
	}
}
/** A line for each choice, with its command. */
function budgetChoices({ budget, limit }, context) {
	return [
		`Do nothing: ${limitEffects[budget]} No committed work is lost.`,
		`Allow more: ${raiseCommand(budget, limit, context)}`,
		`Change direction: ${operatorCommand(context, "pause")} pauses the run. ${operatorCommand(context, "status")} lists the tasks; each open one can be skipped.`
	];
}
const limitEffects = {
	cost: "the attempt that reaches the limit is ended, and the run stops.",
	tokens: "the run stops with the attempt that reaches the limit.",
	time: "no iteration starts after that time; the next job continues.",
	job_iterations: "the job stops; the next one continues.",
	run_iterations: "the run stops."
};
/** In the syntax of the order `budget`. */
function budgetAmount(budget, limit) {
	if (budget === "tokens") return `${tokenAmount(limit)}tok`;
	return `${limit}${budget === "cost" ? "usd" : "iter"}`;
}
function raiseCommand(budget, limit, context) {
	const twice = limit * 2;
	switch (budget) {
		case "time": return `${operatorCommand(context, "set", "time-budget", formatDuration(twice).replaceAll(" ", ""))}.`;
		case "job_iterations": return `${operatorCommand(context, "set", "max-iterations", String(twice))}.`;
		default: return `${operatorCommand(context, "budget", budgetAmount(budget, twice))}.`;
	}
}
// src/core/knowledge/contradictions.ts
/** Ordered by the newer entry. Besides declared pairs, finds hard constraints that differ in one number or name. */
function contradictionsIn(entries) {
	const active = entries.filter(isActive);
	const byId = new Map(active.map((entry) => [entry.id, entry]));
	const rules = /* @__PURE__ */ new Map();
	return active.flatMap((newer) => {
		const declared = newer.contradicts.flatMap((id) => byId.get(id) ?? []);
		const byWords = isHard(newer) ? differingRules(newer, rules) : [];
		return [.../* @__PURE__ */ new Set([...declared, ...byWords])].map((older) => ({
			newer,
			older
		}));
	});
}
/** Adds the new rule to `rules`, whose keys are the words around the value. */
function differingRules(newer, rules) {
	return valuesOf(newer.text).flatMap(({ frame, value }) => {
		const sameFrame = rules.get(frame) ?? [];
		rules.set(frame, [...sameFrame, {
			entry: newer,
			value
		}]);
		return sameFrame.filter((rule) => rule.value !== value).map(({ entry }) => entry);
	});
}
const modal = /\b(?:must|shall)\b(?!\s+(?:not|never)\b)/i;
/** Verbs that take one name at a time; one can return, import or cover several. */
const singleNameVerb = /^(?:be|use|run|listen|default|target)$/i;
const numberPattern = /^\d[\d_.,]*[a-z%]{0,3}$/i;
const namePattern = /[A-Z\d./`_-]/;
/** Each value after the verb of a rule's first clause, with the clause around it. Empty for a rule that forbids. */
function valuesOf(text) {
	const clause = text.split(/[:;]\s|\.\s|\.$/)[0] ?? "";
	const verb = modal.exec(clause);
	if (!verb || /\b(?:not|never|no|forbidden)\b/i.test(clause)) return [];
	const words = clause.trim().split(/\s+/);
	const verbIndex = clause.slice(0, verb.index).trim().split(/\s+/).filter(Boolean).length;
	const takesNames = singleNameVerb.test(words[verbIndex + 1] ?? "");
	return words.flatMap((word, position) => {
		if (position <= verbIndex + 1) return [];
		const bare = word.replace(/[,)"'\u201d\u2019]+$|^[("'\u201c\u2018]+/g, "");
		if (!numberPattern.test(bare) && !(takesNames && namePattern.test(bare))) return [];
		return [{
			frame: words.toSpliced(position, 1, numberPattern.test(bare) ? "#" : "@").join(" ").toLowerCase(),
			value: bare.toLowerCase()
		}];
	});
}
// src/core/knowledge/verify-index.ts
/** A quarter of a prompt's budget. */
const maxHardCharsPerIteration = (budgetChars) => Math.floor(budgetChars / 4);
const maxIndexEntries = 2e4;
const rules$1 = [
	hasItsHeader,
	keepsHardConstraints,
	onlyGrows,
	hasUniqueIds,
	namesWhatExists,
	hasSources,
	leavesPeopleAlone,
	holdsSingleLines,
	isBounded
];
/** Faults of the new index, in sentences; an index with a fault is rejected (failure model B4). */
function verifyIndex(old, next, context) {
	const change = {
		old,
		next,
		byId: new Map(next.map((entry) => [entry.id, entry])),
		context
	};
	return rules$1.flatMap((rule) => rule(change));
}
/** Checked on the rendered page, since an entry could add a heading. */
function hasItsHeader({ next }) {
	return indexMarkdown(next, 0).split("\n").filter((line) => /^#(?!# )/.test(line)).join() === "# Knowledge Index" ? [] : ["the page would not start with its header, or would contain a second one"];
}
function keepsHardConstraints({ old, byId }) {
	const active = [...byId.values()].filter(isActive);
	const replaced = new Set(active.filter(isHard).flatMap(({ supersedes }) => supersedes));
	return old.filter((entry) => isActive(entry) && isHard(entry)).flatMap(({ id }) => {
		const now = byId.get(id);
		return now && isActive(now) && isHard(now) || replaced.has(id) ? [] : [`the hard constraint ${id} would be lost: only another hard constraint may supersede it`];
	});
}
/** Entries stay in their order and keep their text, sources are only added, and inactive entries stay inactive. */
function onlyGrows({ old, next }) {
	return old.flatMap((before, index) => {
		const after = next[index];
		if (after === before) return [];
		if (after?.id !== before.id) return [`${before.id} would be removed or moved`];
		if (after.text !== before.text || after.by !== before.by || after.hard !== before.hard) return [`${before.id} would be rewritten`];
		if (!before.iterations.every((iteration) => after.iterations.includes(iteration))) return [`${before.id} would lose a source`];
		return !isActive(before) && isActive(after) ? [`${before.id} was ${before.status} and would be in force again`] : [];
	});
}
function hasUniqueIds({ next, byId }) {
	return byId.size === next.length ? [] : ["two entries would have the same id"];
}
function namesWhatExists({ next, byId }) {
	return next.flatMap(({ id, supersedes }) => supersedes.filter((supersededId) => !byId.has(supersededId) || supersededId === id).map((was) => `${id} supersedes ${was}, which does not exist`));
}
function hasSources({ old, next, context }) {
	const oldById = new Map(old.map((entry) => [entry.id, entry]));
	return next.flatMap((entry) => {
		if (entry.by !== null || entry.from !== null || oldById.get(entry.id) === entry) return [];
		if (entry.iterations.length === 0) return [`${entry.id} has no source`];
		const earlierSources = oldById.get(entry.id)?.iterations ?? [];
		const inherited = entry.supersedes.flatMap((id) => oldById.get(id)?.iterations ?? []);
		const unknown = entry.iterations.filter((iteration) => !context.taught.has(iteration) && !earlierSources.includes(iteration) && !inherited.includes(iteration));
		return unknown.length === 0 ? [] : [`${entry.id} names iteration ${unknown[0]}, which did not pass or does not count`];
	});
}
function leavesPeopleAlone({ old, next }) {
	const changed = old.filter((entry, index) => entry.by !== null && next[index] !== entry);
	const added = next.slice(old.length).filter(({ by }) => by !== null);
	return [...changed.map(({ id }) => `${id} is a person's, and would be changed`), ...added.map(({ id }) => `${id} would be said by a person who said nothing`)];
}
function holdsSingleLines({ old, next }) {
	return next.slice(old.length).filter(({ text }) => text === "" || text.length > 500 || entryText(text) !== text).map(({ id }) => `${id} is not one visible line of at most 500 characters`);
}
function isBounded({ next }) {
	return next.length <= 2e4 ? [] : [`the index would have ${next.length} entries, more than ${maxIndexEntries}`];
}
// src/core/knowledge/apply-operations.ts
const maxReasons = 10;
const maxAnswerChars = 2e5;
/** Parses an agent's answer, which may be anything. */
function readOperations(answer) {
	const bounded = boundedValue(answer, maxAnswerChars);
	if ("fault" in bounded) return { why: [`the answer ${bounded.fault}`] };
	const parsed = KnowledgeAnswer.safeParse(bounded.value);
	if (parsed.success) return { operations: parsed.data.operations.map(hardIfItSoundsHard) };
	return { why: parsed.error.issues.map((issue) => plainLine(`${issue.path.join(".") || "answer"}: ${issueWords(issue, bounded.value)}`, 300)).slice(0, maxReasons) };
}
/** A constraint that says "must" or "never" counts as hard even if its field says otherwise (failure model B4). */
const hardIfItSoundsHard = (operation) => operation.type === "constraint" && soundsHard(operation.text ?? "") ? {
	...operation,
	hard: true
} : operation;
/**
* Judges each operation alone, on the result of the ones before. A removal is refused together with the replacement
* that it makes room for. Agents cannot change people's entries, nor remove a hard constraint without a successor.
*/
function applyOperations(old, operations, context) {
	const { entries, refused, softened } = applyEach(old, operations, context);
	const reasons = [...refused].sort(([a], [b]) => a - b).map(([, reason]) => reason);
	if (refused.size > 0 && refused.size === operations.length) return {
		kind: "refused",
		why: limitedReasons(reasons)
	};
	const index = [...entries.values()];
	const findings = verifyIndex(old, index, context);
	if (findings.length > 0) return {
		kind: "refused",
		why: limitedReasons([...reasons, ...findings])
	};
	const oldById = new Map(old.map((entry) => [entry.id, entry]));
	return {
		kind: "applied",
		index,
		changed: index.filter((entry) => oldById.get(entry.id) !== entry),
		refused: limitedReasons(reasons),
		softened
	};
}
/** Applies the valid operations. `refused` has reasons by the position of the operation. */
function applyEach(old, operations, context) {
	const byId = new Map(old.map((entry) => [entry.id, entry]));
	const excluded = new Map(massRemovals(operations, byId));
	for (;;) {
		const entries = new Map(byId);
		const refused = new Map(excluded);
		const softened = [];
		operations.forEach((operation, position) => {
			if (excluded.has(position)) return;
			const faults = applyOperation(entries, operation, {
				...context,
				entries,
				softened
			});
			if (faults.length > 0) refused.set(position, `${operationName(operations, position)}: ${faults.join("; ")}`);
		});
		const orphans = orphanedRemovals(operations, refused, byId);
		if (orphans.size === 0) return {
			entries,
			refused,
			softened
		};
		for (const [position, reason] of orphans) excluded.set(position, reason);
	}
}
const operationName = (operations, position) => `operation ${position + 1} (${operations[position]?.action})`;
function orphanedRemovals(operations, refused, byId) {
	const reasons = /* @__PURE__ */ new Map();
	const replacements = [...refused.keys()].filter((position) => replaces.has(operations[position]?.action ?? "deprecate"));
	operations.forEach((removal, position) => {
		if (removal.action !== "deprecate" || refused.has(position)) return;
		const cause = replacements.find((replacement) => isReplacedBy(removal, operations[replacement], byId)) ?? [...refused.keys()].find((refusedPosition) => hasSameReason(removal, operations[refusedPosition]));
		if (cause === void 0) return;
		reasons.set(position, `${operationName(operations, position)}: it belongs to operation ${cause + 1}, which was refused`);
	});
	return reasons;
}
const hasSameReason = (removal, refused) => refused?.action === "deprecate" && sameWords(refused.reason ?? "", removal.reason ?? "");
/** Entries that one answer may remove without a successor: this many, or this share of those in force. */
const [maxRemovals, maxRemovedShare] = [5, .1];
function massRemovals(operations, byId) {
	const removals = operations.flatMap(({ action, targets = [] }, position) => {
		const ids = targets.filter((id) => byId.get(id)?.status === "active" && typeOf(id) !== "unresolved");
		return action === "deprecate" && ids.length > 0 ? [{
			position,
			ids
		}] : [];
	});
	const removed = new Set(removals.flatMap(({ ids }) => ids)).size;
	const active = [...byId.values()].filter(isActive).length;
	const limit = Math.max(maxRemovals, Math.floor(active * maxRemovedShare));
	if (removed <= limit) return [];
	const reason = `this answer would end ${removed} entries without a successor, more than ${limit}`;
	return removals.map(({ position }) => [position, `${operationName(operations, position)}: ${reason}`]);
}
const replaces = /* @__PURE__ */ new Set([
	"add",
	"supersede",
	"merge"
]);
/** Two texts are about the same if this share of the shorter text's words is in the other. */
const minSharedWords = .5;
function isReplacedBy({ targets = [] }, replacement, byId) {
	if (targets.some((id) => replacement?.targets?.includes(id))) return true;
	return targets.some((id) => overlap(byId.get(id)?.text ?? "", replacement?.text ?? "") >= minSharedWords);
}
function limitedReasons(findings) {
	const lines = findings.slice(0, maxReasons).map((finding) => plainLine(finding, 300));
	const omittedCount = findings.length - lines.length;
	return omittedCount > 0 ? [...lines, `and ${omittedCount} more`] : lines;
}
function applyOperation(entries, operation, context) {
	const targets = [...new Set(operation.targets ?? [])];
	const targetEntries = targets.flatMap((id) => entries.get(id) ?? []);
	const isMark = operation.action === "contradict";
	const faults = [
		...shapeFaults(operation, targets),
		...targets.flatMap((id) => targetFaults(id, entries.get(id), isMark)),
		...lossFaults(operation, targetEntries),
		...sourceFaults(operation, targetEntries, context)
	];
	if (faults.length > 0) return faults;
	if (operation.action === "deprecate") {
		const reason = plainLine(operation.reason ?? "", 300);
		for (const entry of targetEntries) entries.set(entry.id, {
			...entry,
			status: "deprecated",
			why: reason
		});
		return [];
	}
	if (isMark) return markContradiction(entries, targetEntries);
	const text = entryText(operation.text ?? "");
	const duplicate = [...entries.values()].find((entry) => isActive(entry) && sameWords(entry.text, text));
	if (duplicate && !targets.includes(duplicate.id)) return mergeIntoDuplicate(entries, {
		operation,
		duplicate,
		targetEntries,
		context
	});
	const type = operation.type ?? typeOf(targetEntries[0]?.id ?? "");
	const id = freeId(type, text, (one) => entries.has(one));
	for (const entry of targetEntries) entries.set(entry.id, superseded(entry, id));
	entries.set(id, newEntry(operation, {
		id,
		type,
		text,
		targetEntries,
		context
	}));
	return [];
}
/** Recorded on the newer entry, or on the agent's if the newer one is a person's. */
function markContradiction(entries, pair) {
	const positions = [...entries.keys()];
	const [first, second] = pair.toSorted((a, b) => positions.indexOf(a.id) - positions.indexOf(b.id));
	if (!first || !second) return ["needs two different entries"];
	const [older, newer] = second.by === null ? [first, second] : [second, first];
	if (newer.by !== null) return ["both entries are from people"];
	if (!newer.contradicts.includes(older.id)) entries.set(newer.id, {
		...newer,
		contradicts: [...newer.contradicts, older.id]
	});
	return [];
}
function mergeIntoDuplicate(entries, request) {
	const { operation, duplicate, targetEntries, context } = request;
	if (targetEntries.some((entry) => isHard(entry) && !isHard(duplicate))) return [`${duplicate.id} says the same and is not a hard constraint`];
	for (const entry of targetEntries) entries.set(entry.id, superseded(entry, duplicate.id));
	if (duplicate.by !== null) return [];
	const iterations = uniqueSorted([...duplicate.iterations, ...operation.sources ?? []]);
	const supersedes = [.../* @__PURE__ */ new Set([...duplicate.supersedes, ...targetEntries.map(({ id }) => id)])];
	if (iterations.length === duplicate.iterations.length && supersedes.length === duplicate.supersedes.length) return [];
	entries.set(duplicate.id, {
		...duplicate,
		iterations,
		supersedes,
		task: teachingTask(iterations, context)
	});
	return [];
}
function newEntry(operation, request) {
	const { id, type, text, targetEntries, context } = request;
	const { action, sources = [] } = operation;
	const isConstraint = type === "constraint";
	const mayBind = targetEntries.some(isHard) || operation.hard === true && hasRoomForHard(text, sources.at(-1) ?? 0, context);
	if (isConstraint && operation.hard === true && !mayBind) context.softened.push(id);
	const common = {
		by: null,
		url: null,
		status: "active",
		hard: isConstraint && mayBind,
		why: null,
		said_over: null,
		contradicts: []
	};
	const supersedes = targetEntries.map((entry) => entry.id);
	const plans = [...new Set(targetEntries.map(({ from }) => from))];
	if (action === "merge" && sources.length === 0 && !plans.includes(null)) {
		const iterations = plans.length === 1 ? uniqueSorted(targetEntries.flatMap((entry) => entry.iterations)) : [];
		return {
			id,
			text,
			...common,
			iterations,
			task: null,
			supersedes,
			from: plans.join(", ")
		};
	}
	const merged = action === "merge" ? targetEntries.flatMap((entry) => entry.from === null ? entry.iterations : []) : [];
	const iterations = uniqueSorted([...merged, ...sources]);
	return {
		id,
		text,
		...common,
		iterations,
		task: teachingTask(iterations, context),
		supersedes,
		from: null
	};
}
/** Hard constraints that one iteration may add, since every prompt must contain them. */
const maxHardPerIteration = 3;
function hasRoomForHard(text, iteration, { entries, maxHardChars }) {
	const hard = [...entries.values()].filter((entry) => isActive(entry) && isHard(entry) && entry.by === null && entry.iterations.at(-1) === iteration);
	const chars = hard.reduce((sum, entry) => sum + entry.text.length, text.length);
	return hard.length < maxHardPerIteration && chars <= (maxHardChars ?? Number.POSITIVE_INFINITY);
}
const uniqueSorted = (iterations) => [...new Set(iterations)].sort((a, b) => a - b);
const teachingTask = (iterations, { taught }) => taught.get(iterations.at(-1) ?? 0) ?? null;
function shapeFaults(operation, targets) {
	const { action, reason } = operation;
	const minTargets = minTargetsOf[action];
	const faults = [];
	if (targets.length < minTargets) faults.push(`needs ${minTargets === 1 ? "a target" : `${minTargets} targets`}`);
	if (action === "add" && targets.length > 0) faults.push("takes no targets; supersede names what it replaces");
	if (action === "contradict") return targets.length > 2 ? [...faults, "takes two targets"] : faults;
	if (action !== "deprecate") return [...faults, ...entryFaults(operation)];
	return (reason ?? "").trim() === "" ? [...faults, "needs a reason"] : faults;
}
const minTargetsOf = {
	add: 0,
	supersede: 1,
	deprecate: 1,
	merge: 2,
	contradict: 2
};
function entryFaults({ action, type, text, sources = [] }) {
	const faults = [];
	const line = entryText(text ?? "");
	if (line === "") faults.push("needs a text");
	if (line.length > 500) faults.push(`its text has ${line.length} characters, more than 500`);
	if (action === "add" && type === void 0) faults.push("needs a type");
	if (action !== "merge" && sources.length === 0) faults.push("needs sources: the iterations that taught it");
	return faults;
}
function lossFaults({ action, type }, targets) {
	const isKept = action === "contradict" || action !== "deprecate" && (type ?? "constraint") === "constraint";
	return targets.filter((entry) => isHard(entry) && !isKept).map(({ id }) => `the hard constraint ${id} would be lost: only another hard constraint may supersede it`);
}
function sourceFaults({ sources = [] }, targets, { taught }) {
	const unknown = sources.filter((iteration) => !taught.has(iteration) && !targets.some(({ iterations }) => iterations.includes(iteration)));
	return unknown.length === 0 ? [] : [`it names iteration ${unknown[0]}, which did not pass or does not count`];
}
function targetFaults(id, entry, isMark) {
	if (!entry) return [`there is no entry ${startOf(id, 160)}`];
	if (!isActive(entry)) return [`${id} is already ${entry.status}`];
	return entry.by === null || isMark ? [] : [`${id} is ${plainLine(entry.by, 60)}'s, and only a person may change what people said`];
}
// src/core/knowledge/from-handoffs.ts
/** Uses only the structured fields of handoffs, without a model call. */
function indexOfFields(old, { handoffs, closes, ...context }) {
	const added = handoffs.flatMap(({ iteration, handoff }) => operationsOfHandoff(iteration, handoff).slice(0, 30).filter(({ type }) => type !== "unresolved" || completedAfter([iteration], context) === void 0));
	const grown = applyOperations(old, added, context);
	if (grown.kind === "refused" || !closes) return grown;
	const closings = settledEntries(grown.index, context).map(({ id, reason }) => ({
		action: "deprecate",
		targets: [id],
		reason
	}));
	return closings.length === 0 ? grown : applyOperations(old, [...added, ...closings], context);
}
/**
* Entries that tasks left open, if each task was completed by a later iteration. People close what people left open.
*/
function settledEntries(entries, context) {
	return entries.flatMap((entry) => {
		const { id, by, from, iterations } = entry;
		if (!isActive(entry) || typeOf(id) !== "unresolved" || by !== null || from !== null) return [];
		const reason = completedAfter(iterations, context);
		return reason === void 0 ? [] : [{
			id,
			reason
		}];
	});
}
/** The reason in words; undefined if a task is unfinished or its last iteration still made the statement. */
function completedAfter(iterations, { taught, completed }) {
	const ends = /* @__PURE__ */ new Map();
	for (const iteration of iterations) {
		const task = taught.get(iteration);
		const end = task === void 0 ? void 0 : completed.get(task);
		if (task === void 0 || end === void 0 || end <= iteration) return void 0;
		ends.set(task, end);
	}
	const completions = [...ends].map(([task, end]) => `iteration ${end} completed ${task}`);
	return completions.length === 0 ? void 0 : plainLine(completions.join(", "), maxReasonChars);
}
const maxReasonChars = 300;
/** Without a model call: the narrative is for an agent; deviations and repaired bugs concern only that iteration. */
function operationsOfHandoff(iteration, handoff) {
	const { constraints_discovered = [], architectural_notes = [], bugs_encountered = [], unfinished_business = [] } = handoff;
	const add = (type, statement) => {
		const text = wholeSentences(entryText(statement), 500);
		const hard = type === "constraint" && soundsHard(text);
		return text === "" ? [] : [{
			action: "add",
			type,
			text,
			sources: [iteration],
			...hard && { hard }
		}];
	};
	return [
		...constraints_discovered.flatMap(({ constraint, workaround, impact }) => add("constraint", withDetail(constraint, [workaround, impact].filter((detail) => detail?.trim()).join("; ")))),
		...architectural_notes.flatMap((note) => add("decision", note)),
		...bugs_encountered.filter(({ resolved }) => !resolved).flatMap(({ description, resolution }) => add("gotcha", withDetail(description, resolution))),
		...unfinished_business.flatMap(({ item, reason }) => add("unresolved", withDetail(item, reason)))
	];
}
const isShortened = (text) => text.endsWith("\u2026");
const withDetail = (text, detail) => detail === void 0 || detail.trim() === "" ? text : `${text.trim().replace(/[.:]$/, "")}: ${detail}`;
// src/core/knowledge/record-handoff.ts
/** The index is renewed because an iteration passed (docs/design.md#knowledge). */
const recordedTrigger = "recorded";
/**
* Needs no model call. The agent refers to older entries by the numbers of its own prompt. It can change no person's
* entry, and only a hard constraint replaces a hard one.
*/
function recordHandoff(old, teaching, context) {
	const stated = operationsOfHandoff(teaching.iteration, teaching.handoff);
	const ignored = [];
	const obsolete = [];
	const operations = [
		...withReplacements(stated.slice(0, 30), {
			old,
			teaching,
			ignored,
			obsolete
		}),
		...deprecations(old, {
			teaching,
			ignored,
			obsolete
		}),
		...contradictOperations(teaching, ignored)
	];
	const applied = applyOperations(old, operations, context);
	if (applied.kind === "refused") ignored.push(...applied.why);
	else ignored.push(...applied.refused);
	const afterOperations = applied.kind === "refused" ? old : applied.index;
	const saidOver = obsolete.flatMap(({ id, why }) => {
		const entry = afterOperations.find((candidate) => candidate.id === id && isActive(candidate));
		return entry && entry.said_over === null ? [{
			...entry,
			said_over: {
				iteration: teaching.iteration,
				why: plainLine(why, 300)
			}
		}] : [];
	});
	const withMarks = putEntries(afterOperations, [...saidOver, ...restoredParts(operations, old, afterOperations)]);
	const index = context.closesSettled ? closeSettled(withMarks, context) : withMarks;
	const oldById = new Map(old.map((entry) => [entry.id, entry]));
	const changed = index.filter((entry) => oldById.get(entry.id) !== entry);
	return {
		changed,
		softened: applied.kind === "refused" ? [] : applied.softened,
		leftOut: Math.max(0, stated.length - 30),
		shortened: changed.filter(({ id, text }) => !oldById.has(id) && isShortened(text)).length,
		ignored,
		saidOver,
		contradicting: changed.filter(({ id, contradicts }) => contradicts.length > (oldById.get(id)?.contradicts.length ?? 0)).map(({ id }) => id)
	};
}
/** If a handoff replaced or ended one statement of a merged entry, the others are restored. */
function restoredParts(operations, old, grown) {
	const oldById = new Map(old.map((entry) => [entry.id, entry]));
	const inactiveIds = new Set(grown.flatMap(({ id, status }) => status === "active" ? [] : [id]));
	return operations.flatMap(({ action, targets = [], text, reason }) => action === "contradict" ? [] : targets.flatMap((id) => {
		const merged = oldById.get(id);
		return merged && inactiveIds.has(id) ? partsStillTrue(merged, text ?? reason ?? "", oldById) : [];
	}));
}
const closeSettled = (entries, context) => {
	const reasons = new Map(settledEntries(entries, context).map(({ id, reason }) => [id, reason]));
	return entries.map((entry) => {
		const reason = reasons.get(entry.id);
		return reason === void 0 ? entry : {
			...entry,
			status: "deprecated",
			why: reason
		};
	});
};
/** Each superseded entry is replaced by the most similar statement of this handoff. */
function withReplacements(stated, review) {
	const { old, teaching, ignored, obsolete } = review;
	const targets = /* @__PURE__ */ new Map();
	for (const number of new Set(teaching.handoff.supersedes ?? [])) {
		const entry = numberedEntry(old, teaching, {
			number,
			verb: "supersedes",
			ignored
		});
		if (!entry) continue;
		const replacement = (isHard(entry) ? stated.filter(({ hard }) => hard) : stated).toSorted((a, b) => likeness(b, entry) - likeness(a, entry))[0];
		if (replacement) targets.set(replacement, [...targets.get(replacement) ?? [], entry.id]);
		else if (isHard(entry)) obsolete.push({
			id: entry.id,
			why: "its handoff supersedes it and states no hard constraint instead"
		});
		else ignored.push(`iteration ${teaching.iteration} supersedes ${entry.id} and states nothing instead`);
	}
	return stated.map((operation) => {
		const replacedIds = targets.get(operation);
		return replacedIds === void 0 ? operation : {
			...operation,
			action: "supersede",
			targets: replacedIds
		};
	});
}
const likeness = ({ text = "", type }, entry) => overlap(text, entry.text) + (type !== void 0 && entry.id.startsWith(`K-${type}-`) ? .1 : 0);
/** Entries that are no longer true end; a hard constraint only gets a mark. */
function deprecations(old, { teaching, ignored, obsolete }) {
	const { iteration, handoff } = teaching;
	return (handoff.no_longer_true ?? []).flatMap(({ entry: number, why }) => {
		const entry = numberedEntry(old, teaching, {
			number,
			verb: "ends",
			ignored
		});
		if (!entry) return [];
		if (!isHard(entry)) return [{
			action: "deprecate",
			targets: [entry.id],
			reason: oneLine(`iteration ${iteration}: ${why}`, 300)
		}];
		obsolete.push({
			id: entry.id,
			why
		});
		return [];
	});
}
function contradictOperations(teaching, ignored) {
	return (teaching.handoff.contradictions ?? []).flatMap(({ entry, contradicts }) => {
		const [firstId, secondId] = [entry, contradicts].map((number) => teaching.numbered[number - 1]);
		if (firstId !== void 0 && secondId !== void 0) return [{
			action: "contradict",
			targets: [firstId, secondId]
		}];
		ignored.push(`iteration ${teaching.iteration} names a contradiction of entries that its prompt did not number`);
		return [];
	});
}
/** The agent's entry behind a number of that attempt's prompt. If undefined, the reason is in `ignored`. */
function numberedEntry(old, { iteration, numbered }, { number, verb, ignored }) {
	const id = numbered[number - 1];
	const entry = old.find((candidate) => candidate.id === id);
	if (id === void 0 || !entry) ignored.push(`iteration ${iteration} ${verb} entry ${number}, which its prompt did not have`);
	else if (entry.by !== null) ignored.push(`iteration ${iteration} ${verb} ${id}, which only a person may change`);
	else if (isActive(entry)) return entry;
}
/** Statements that share this part of their words are about the same. */
const minOverlap = .5;
/** The other statements of a merged entry, active again: `successor` replaces the most similar one and all like it. */
function partsStillTrue(merged, successor, byId) {
	const statements = statementsOf(merged, byId);
	const similarities = statements.map(({ text }) => overlap(text, successor));
	const maxSimilarity = Math.max(...similarities);
	return statements.filter((_, index) => (similarities[index] ?? 0) < Math.min(maxSimilarity, minOverlap)).map((part) => ({
		...part,
		status: "active",
		why: null
	}));
}
function statementsOf(entry, byId) {
	const sources = entry.supersedes.flatMap((id) => {
		const part = byId.get(id);
		return part && part.by === null && isPartOf(part, entry) ? [part] : [];
	});
	if (sources.length < 2) return [];
	return sources.flatMap((part) => {
		const inner = statementsOf(part, byId);
		return inner.length > 0 ? inner : [part];
	});
}
const isPartOf = (part, merged) => part.status === "superseded" && part.why === `superseded by ${merged.id}` && part.from === merged.from && part.iterations.every((iteration) => merged.iterations.includes(iteration));
// src/core/knowledge/trigger.ts
/** Checked in this order; the first match is returned. */
const rules = {
	task_metadata: ({ task }) => task.needs_docs || task.libraries.length > 0,
	novelty: ({ task, handoffs, thresholds }) => {
		const overlap = overlapOf(task, handoffs.slice(0, thresholds.handoffs));
		return overlap !== void 0 && overlap < thresholds.overlap;
	},
	bytes: ({ compaction, thresholds }) => compaction.bytes > thresholds.bytes,
	periodic: ({ compaction, thresholds }) => compaction.iterations >= thresholds.iterations
};
/** Iterations to skip before the indexer is called again after a refusal (failure model B1). */
const skippedIterations = 2;
/** Undefined if no iteration passed since the last renewal, an answer was refused recently, or no trigger fires. */
function indexDue(request) {
	const { refused_at, iterations } = request.compaction;
	if (iterations === 0) return void 0;
	if (refused_at !== null && request.iteration < refused_at + skippedIterations) return void 0;
	return Object.keys(rules).find((name) => rules[name](request));
}
/** Share of the task's words that are in the handoffs; undefined if either side has no words. */
function overlapOf(task, handoffs) {
	const taskWords = wordsOf([
		task.title,
		task.description,
		...task.libraries
	].join(" "));
	const handoffWords = wordsOf(handoffs.flatMap(({ summary, task_completed, freeform }) => [
		summary,
		task_completed?.summary ?? "",
		freeform
	]).join(" "));
	if (taskWords.size === 0 || handoffWords.size === 0) return void 0;
	return [...taskWords].filter((word) => handoffWords.has(word)).length / taskWords.size;
}
// src/core/report/words/memory-remarks.ts
const maxNamed$1 = 5;
/**
* A line for each remark on the knowledge: hard constraints by agents, those that an agent calls outdated,
* contradictions, and an index without a working indexer. Each names the command that changes it.
*/
function memoryRemarks({ knowledge, compaction }, foreign, context) {
	const active = knowledge.filter(isActive);
	const hard = active.filter((entry) => isHard(entry) && entry.by === null);
	const clause = (text) => foreign(text.replace(/[.\s]+$/, ""));
	const forget = ({ id }) => operatorCommand(context, "forget", id);
	const outdated = hard.filter(({ said_over }) => said_over !== null);
	const standing = hard.filter(({ said_over }) => said_over === null).toReversed();
	const replaced = ({ supersedes }) => {
		const rules = knowledge.filter((entry) => supersedes.includes(entry.id) && isHard(entry));
		return rules.length === 0 ? "" : `, in the place of: ${rules.map(({ text }) => clause(text)).join(" / ")}`;
	};
	return [
		...outdated.map((entry) => `Iteration ${entry.said_over?.iteration} says that a hard constraint no longer holds: ${clause(entry.text)}; its reason: ${clause(entry.said_over?.why ?? "")}; ${forget(entry)} withdraws it.`),
		...standing.slice(0, maxNamed$1).map((entry) => `Iteration ${entry.iterations.at(-1) ?? 0} set a hard constraint for all later agents: ${clause(entry.text)}${replaced(entry)}; ${forget(entry)} withdraws it.`),
		...standing.length > maxNamed$1 ? [`Agents set ${plural(standing.length - maxNamed$1, "more hard constraint")}: ${code("ralph knowledge --kind constraint")}.`] : [],
		...contradictionsIn(active).slice(0, maxNamed$1).map(({ newer, older }) => `Two entries contradict each other: ${clause(newer.text)} / ${clause(older.text)}; ${forget(older)} withdraws the older one.`),
		...compaction.refused >= 2 ? [`The knowledge index rests on the fields of handoffs: the indexer's last ${compaction.refused} answers were refused (${foreign(compaction.refusals[0] ?? "")}). It is asked again after a ${code("ralph remember")}, a ${code("ralph forget")}, or a change of ${code("indexer")} or ${code("context-agent-model")}.`] : []
	];
}
function knowledgeChangeInWords(event) {
	const { entries, through, trigger, refused = [], softened = [], left_out = 0, shortened = 0, ignored = [] } = event;
	const added = entries.filter(({ status }) => status === "active").map(({ id }) => id);
	const inactive = entries.length - added.length;
	const details = [
		added.length > 0 ? firstThree(added) : "nothing new",
		...inactive > 0 ? [`${inactive} no longer in force`] : [],
		...softened.length > 0 ? [`${softened.length} beyond the three hard constraints of one handoff are not binding`] : [],
		...left_out > 0 ? [`${left_out} more statements of that handoff are left out`] : [],
		...shortened > 0 ? [`${plural(shortened, "statement")} longer than 500 characters without its end, which that handoff has`] : [],
		...ignored.length > 0 ? [`not followed: ${firstThree(ignored)}`] : [],
		...refused.length > 0 ? [`refused: ${firstThree(refused)}`] : []
	];
	return `${trigger === "recorded" ? "the knowledge index records what that handoff states" : `the knowledge index now covers iterations up to ${through} (${quote(trigger)})`}: ${details.join("; ")}`;
}
// src/core/report/words/question-words.ts
/** One or two sentences; `foreign` neutralises the agent's words. */
function questionInWords({ kind, why, evidence, options = [], verify, person }, foreign) {
	const optionTexts = options.map((option, index) => ` ${index + 1}: ${foreign(option.replace(/\.$/, ""))}.`);
	if (kind === "question") return `Its agent asks: ${foreign(why)}${optionTexts.join("")}`;
	const evidenceText = evidence === "" ? [] : [`It names as evidence: ${foreign(evidence)}`];
	const sentences = [`Its agent says that nothing is left to change: ${foreign(why)}`, ...evidenceText];
	if (verify) sentences.push("A verifier is asked before a person.");
	if (person !== void 0) sentences.push(`A person decides, since ${foreign(person)}`);
	return sentences.map((sentence) => /[.!?]$/.test(sentence) ? sentence : `${sentence}.`).join(" ");
}
/** Most likely answer first. */
function questionSteps({ task, question }, context) {
	const answer = context.surface === "issue" ? step(`Answer: a comment that begins with ${operatorCommand(context, "answer", task)}, with your words after it`) : step("Answer, and have it tried again", orderAndRun(context, "answer", task));
	const agree = step("Agree that nothing is to be changed", orderAndRun(context, "answer", task, "done"));
	const optionSteps = (question?.options ?? []).map((option, index) => step(`Answer \u201c${plainLine(option, 80)}\u201d`, orderAndRun(context, "answer", task, String(index + 1))));
	return [
		...question?.kind === "no_change" ? [agree] : [],
		...optionSteps,
		answer,
		step("Give up the task and continue", orderAndRun(context, "skip", task))
	];
}
const acceptedInWords = ({ by, why, verified }, foreign) => `done without a change, as ${verified ? "a verifier" : foreign(by)} agreed: ${foreign(why)}`;
/** Who agreed, and why. */
function unchangedInWords({ task, iteration, by, verified, why }, foreign) {
	return `${task} is done without a change (iteration ${iteration}; ${verified ? "a verifying model agreed, and no person was asked" : `${foreign(by)} agreed`}): ${foreign(why)}`;
}
const askInWords = ({ task, iteration, why, question }, foreign) => question ? `${task} (iteration ${iteration}) changed nothing. ${questionInWords(question, foreign)}` : `${task} (iteration ${iteration}): ${foreign(why)}`;
// src/core/plan/unusable-edit.ts
/**
* What is wrong with a person's edit of the plan or of `ralph.yml` during a run. `foreign` neutralises texts of others.
*/
function unusableEdit({ file, fault, total }, foreign) {
	if (fault === null) return `${foreign(file)} is gone.`;
	const rest = total > 1 ? ` (and ${total - 1} more)` : "";
	return `The edit of ${foreign(file)} cannot be used: ${foreign(fault)}${rest}${/[.!?\]]$/.test(fault) && rest === "" ? "" : "."}`;
}
const settingsEditLine = ({ file, keys }, foreign) => `The edit of ${foreign(file)} (${firstThree(keys.map(foreign))}) counts from the next job on; this one continues with its former settings.`;
const unusableEditLine = (edit, foreign) => `${unusableEdit(edit, foreign)} ${edit.kind === "plan" ? "The run continues with the former plan." : "The job continues with its former settings."}`;
// src/core/plan/graph/blocked.ts
const maxRoots = 10;
const maxDependencies = 3;
/** Every task that is not done, skipped or given up, with the reason, in the plan's order. */
function explainBlocked(plan, statusOf) {
	const statuses = plan.tasks.map(({ id }) => statusOf(id));
	const roots = failedRoots(plan, statuses);
	const ids = taskIds(plan);
	return plan.tasks.flatMap((task, position) => {
		const status = statuses[position] ?? "pending";
		if (!isOpen$1(status)) return [];
		const reason = status === "failed" ? `${task.id} failed` : `${task.id} ${waitsFor(task, ids, statusOf)}`;
		return [{
			task: task.id,
			why: reason,
			failed: roots[position] ?? []
		}];
	});
}
/** Open tasks that do not wait for a failed one. `records`: their statuses, by position. */
function remainingTasks(plan, records) {
	const statuses = records.map(({ status }) => status);
	const roots = failedRoots(plan, statuses);
	return plan.tasks.filter((_, position) => isOpen$1(statuses[position] ?? "pending") && (roots[position] ?? []).length === 0);
}
/** Whether the work of a given-up task is still needed is for a person to decide. */
const isOpen$1 = (status) => status !== "done" && status !== "skipped" && status !== "given_up";
/** By position: the failed tasks at the end of a task's chain of dependencies. Done and skipped tasks have none. */
function failedRoots(plan, statuses) {
	if (!statuses.includes("failed")) return [];
	const edges = dependencyEdges(plan);
	const roots = plan.tasks.map(() => []);
	for (const position of dependenciesFirst(edges)) {
		const id = plan.tasks[position]?.id ?? "";
		const status = statuses[position];
		if (status === "failed") roots[position] = [id];
		else if (status === "pending" || status === "in_progress") roots[position] = firstRoots((edges[position] ?? []).map((to) => roots[to] ?? []));
	}
	return roots;
}
function firstRoots(lists) {
	return [...new Set(lists.flat())].slice(0, maxRoots);
}
function waitsFor(task, ids, statusOf) {
	const unmet = [...new Set(task.depends_on)].filter((id) => !ids.has(id) || statusOf(id) !== "done");
	if (unmet.length === 0) return "can be attempted";
	const reasons = unmet.slice(0, maxDependencies).map((id) => {
		if (id === task.id) return "itself";
		return `${id}, which ${ids.has(id) ? statusInWords[statusOf(id)] : "is not in the plan"}`;
	});
	const rest = unmet.length - reasons.length;
	return `waits for ${[...reasons, ...rest > 0 ? [`${rest} more`] : []].join(", and for ")}`;
}
const statusInWords = {
	pending: "is not done yet",
	in_progress: "is not done yet",
	failed: "failed",
	skipped: "was skipped",
	given_up: "was given up",
	done: "is done"
};
/**
* The longest chain of open tasks, first to last: it takes at least that many iterations. Of equal chains the one that
* ends first in the plan, over the last of equal dependencies. Linear.
*/
function criticalPath(plan, statusOf) {
	const edges = dependencyEdges(plan);
	/** By position: the length of the longest open chain that ends there, and the task before it. */
	const lengths = plan.tasks.map(() => 0);
	const previous = [];
	for (const position of dependenciesFirst(edges)) {
		const status = statusOf(plan.tasks[position]?.id ?? "");
		if (!isOpen$1(status)) continue;
		const longestBefore = longestAt([...edges[position] ?? []].sort((a, b) => b - a), lengths);
		lengths[position] = 1 + (longestBefore === void 0 ? 0 : lengths[longestBefore] ?? 0);
		previous[position] = longestBefore;
	}
	const chain = [];
	for (let position = longestAt([...plan.tasks.keys()], lengths); position !== void 0; position = previous[position]) chain.push(plan.tasks[position]?.id ?? "");
	return chain.reverse();
}
function longestAt(positions, lengths) {
	let best;
	for (const position of positions) if ((lengths[position] ?? 0) > (best === void 0 ? 0 : lengths[best] ?? 0)) best = position;
	return best;
}
/** Done tasks that depend on `task`, directly or through others, in the plan's order. Linear. */
const doneDependents = (plan, statusOf, task) => dependents(plan, task).filter((id) => statusOf(id) === "done");
/** Tasks that depend on `task`, directly or through others, in the plan's order. Linear. */
function dependents(plan, task) {
	const dependentsOf = /* @__PURE__ */ new Map();
	for (const { id, depends_on } of plan.tasks) for (const on of depends_on) {
		const direct = dependentsOf.get(on);
		if (direct) direct.push(id);
		else dependentsOf.set(on, [id]);
	}
	const reached = /* @__PURE__ */ new Set();
	const queue = [task];
	for (const id of queue) for (const next of dependentsOf.get(id) ?? []) {
		if (reached.has(next) || next === task) continue;
		reached.add(next);
		queue.push(next);
	}
	return plan.tasks.map(({ id }) => id).filter((id) => reached.has(id));
}
const noAttention = {
	isBegun: () => false,
	askedIds: /* @__PURE__ */ new Set(),
	heldIds: /* @__PURE__ */ new Set()
};
/**
* The task to attempt next: pending, or in_progress after a crash, with all dependencies done and answered, and no
* later milestone than a task that waits for an answer. A begun task goes first, then the first milestone, so that
* their commits are adjacent; then the lowest `order`, tasks without one last; then position. Linear in tasks and
* dependencies.
*/
function selectTask(plan, statusOf, attention = noAttention) {
	let best;
	const compare = inPlanOrder(plan, attention);
	for (const task of attemptableTasks(plan, statusOf, attention)) if (best === void 0 || compare(task, best) < 0) best = task;
	if (best !== void 0) return {
		kind: "task",
		task: best
	};
	const by = explainBlocked(plan, statusOf);
	return by.length === 0 ? { kind: "complete" } : {
		kind: "blocked",
		by
	};
}
/** All tasks that can be attempted now, in the order of `selectTask`. */
function readyTasks(plan, statusOf, attention = noAttention) {
	return attemptableTasks(plan, statusOf, attention).sort(inPlanOrder(plan, attention));
}
function attemptableTasks(plan, statusOf, { askedIds, heldIds }) {
	const ids = taskIds(plan);
	const isDone = (id) => ids.has(id) && statusOf(id) === "done" && !askedIds.has(id);
	const isAllowedMilestone = milestoneFilter(plan, askedIds);
	return plan.tasks.filter((task) => {
		const status = statusOf(task.id);
		return (status === "pending" || status === "in_progress") && !heldIds.has(task.id) && task.depends_on.every(isDone) && isAllowedMilestone(task);
	});
}
/** No milestone begins while an earlier one waits for a person. */
function milestoneFilter(plan, askedIds) {
	const milestones = milestonesOf(plan);
	if (!milestones || askedIds.size === 0) return () => true;
	const ranks = plan.tasks.filter(({ id }) => askedIds.has(id)).map((task) => milestones.rank(task));
	const firstAskedRank = Math.min(...ranks);
	return (task) => milestones.rank(task) <= firstAskedRank;
}
function inPlanOrder(plan, { isBegun }) {
	const milestones = milestonesOf(plan);
	const priority = (task) => isReserved(task.id) ? -1 : isBegun(task.id) ? 0 : 1;
	const byPlan = milestones ? (a, b) => milestones.rank(a) - milestones.rank(b) || byOrder(a, b) : byOrder;
	return (a, b) => priority(a) - priority(b) || byPlan(a, b);
}
function byOrder(a, b) {
	if (a.order === b.order) return 0;
	return (a.order ?? Number.POSITIVE_INFINITY) < (b.order ?? Number.POSITIVE_INFINITY) ? -1 : 1;
}
// src/core/run/next/human-review.ts
function attentionIn(state) {
	return {
		isBegun: (id) => isBegun(taskIn(state, id)),
		askedIds: new Set([...state.asks, ...state.lanes.filter(isHeld)].map(({ task }) => task)),
		heldIds: new Set([...state.lanes, ...state.asks.filter(({ question }) => question)].map(({ task }) => task))
	};
}
const maxNamed = 20;
/** Questions of agents of done tasks. For a failed attempt the commit that passed since is the one to look at. */
function openAsks(state) {
	const statusOf = statusIn(state);
	return state.asks.filter(({ task, question }) => question !== void 0 || statusOf(task) === "done").map((ask) => ({
		...ask,
		iteration: ask.question ? ask.iteration : taskIn(state, ask.task).iteration ?? ask.iteration
	}));
}
function askedReason(state) {
	const asks = openAsks(state);
	if (asks.length === 0) return void 0;
	return {
		kind: "human_review",
		why: `${plural(asks.length, "question")} of an agent ${asks.length === 1 ? "waits" : "wait"} for an answer`,
		asks: {
			tasks: asks.slice(0, maxNamed),
			total: asks.length
		}
	};
}
/** Tasks that were given up and wait for a person's decision, in plan order. Linear. */
function givenUpIn(plan, state) {
	const records = recordsOf(plan, state);
	const abandoned = plan.tasks.flatMap(({ id }, index) => {
		const { status, given_up: record } = records[index] ?? {};
		return status === "given_up" ? [{
			iteration: 0,
			why: "",
			...record,
			task: id
		}] : [];
	});
	return abandoned.length === 0 ? void 0 : {
		tasks: abandoned.slice(0, maxNamed),
		total: abandoned.length
	};
}
function givenUpReason(plan, state) {
	const given_up = givenUpIn(plan, state);
	if (!given_up) return void 0;
	const { total } = given_up;
	const others = recordsOf(plan, state).some(({ status }) => isOpen$1(status)) ? "everything else waits for that" : "all others are done or were skipped";
	return {
		kind: "human_review",
		why: `${total === 1 ? "a task" : `${total} tasks`} of the plan ${total === 1 ? "was" : "were"} given up; ${others}`,
		given_up
	};
}
// src/core/run/next/conflict-task.ts
/** Limits of the prompt; `git` in the workspace lists all of them. */
const maxFiles = 50;
const maxCommits = 20;
/** The engine's own task; it goes before every other one, and no plan file may use its id. */
function conflictTask(conflict) {
	const { base, files, news } = conflict;
	const branch = plainLine(conflict.branch, 100);
	return Task.parse({
		id: `${reservedIds.merge}${base.slice(0, 12)}`,
		title: `Merge ${branch} (${shortOid(base)}): resolve ${plural(files.length, "conflicting file")}`,
		order: Number.MIN_SAFE_INTEGER,
		description: [
			`The base ${code(branch)} moved while this run was working, and git cannot merge ${shortOid(base)} into the work by itself.`,
			"The merge is in the files: what git could merge is merged, and these contain conflict markers, with the run's own side above `=======` and the base's below it:",
			list(files, maxFiles),
			"Resolve them: keep the intent of both sides, remove every marker, and elsewhere change only what the merge needs.",
			"`git show HEAD^1:FILE` is the run's version of a file and `git show HEAD^2:FILE` the base's; `git log --oneline HEAD^1..HEAD^2` is what happened on the base. Do not merge or commit: your result is committed as the merge.",
			...news.length === 0 ? [] : [`The newest commits of the base that are missing from the work:\n\n${list(news, maxCommits)}`]
		].join("\n\n"),
		acceptance_criteria: ["No conflict marker is left.", "What the run's commits did and what the base's commits did both still work."]
	});
}
const list = (texts, max) => cappedLines(texts.map((text) => plainLine(text, 300)), max).map((line) => `- ${line}`).join("\n");
function baseConflict(request) {
	const { remote, work_branch: workBranch, work: ours } = request.state;
	const conflict = mergeByHand$1({
		remote,
		workBranch,
		merge: { local: request.local },
		pair: {
			ours,
			theirs: request.base
		},
		paths: request.files
	});
	return {
		kind: "human_review",
		why: request.why,
		conflict: {
			...conflict,
			total: request.total,
			...request.agentMay && { agent_may: true }
		}
	};
}
function unresolvedConflict(state) {
	const { merging } = state;
	const task = merging && state.tasks[merging.task];
	if (!merging || task?.status !== "failed" && task?.status !== "skipped") return void 0;
	const outcome = task.status === "failed" ? `${merging.task} failed to resolve it` : `${merging.task} was skipped`;
	const local = state.base_branch ?? merging.base;
	return baseConflict({
		state,
		why: `${state.base_branch ?? "The base"} (${shortOid(merging.base)}) conflicts with ${state.work_branch}, and ${outcome}.`,
		local,
		...merging
	});
}
/** Bounds the state after a reformatted base; git lists all files. */
const maxStoredFiles = 20;
/** The address without user, password or token, since people read these commands. */
const withoutCredentials = (address) => address.replace(/(\w:\/\/)[^/@\s'"]+@/g, "$1");
/** Commands that merge into the tip of the work branch and push it, in a clone or in the remote itself. */
function mergeByHand$1(request) {
	const { workBranch, merge } = request;
	const remote = withoutCredentials(request.remote);
	const mergeCommands = "local" in merge ? [commandLine("git", "merge", merge.local)] : [commandLine("git", "fetch", remote, merge.fetched), "git merge FETCH_HEAD"];
	return {
		...request.pair,
		files: request.paths.slice(0, maxStoredFiles),
		total: request.paths.length,
		commands: [
			commandLine("git", "fetch", remote, workBranch),
			"git switch --detach FETCH_HEAD",
			...mergeCommands,
			commandLine("git", "push", remote, `HEAD:refs/heads/${workBranch}`),
			"git switch -"
		]
	};
}
const marker = /^(<{7}|\|{7}|={7}|>{7})( .*)?\r?$/;
/** A line that one side already had, such as `=======` below a heading, is no conflict marker. */
function hasConflictMarkers(text, sides) {
	const existingLines = new Set(sides.flatMap((side) => side.split("\n")));
	return text.split("\n").some((line) => marker.test(line) && !existingLines.has(line));
}
// src/core/run/next/stack-conflict.ts
function pushInClone(run, branch) {
	const remote = withoutCredentials(run.remote);
	return {
		get: `${commandLine("git", "fetch", remote, branch)} && git switch --detach FETCH_HEAD`,
		push: commandLine("git", "push", remote, `HEAD:refs/heads/${branch}`)
	};
}
function resolveInClone(run, { branch, offered, onto_branch }) {
	const remote = withoutCredentials(run.remote);
	const fetch = (name) => commandLine("git", "fetch", remote, name);
	const detach = "git switch --detach FETCH_HEAD";
	const push = commandLine("git", "push", remote, `HEAD:refs/heads/${branch}`);
	return offered === null ? {
		get: [
			fetch(branch),
			detach,
			fetch(onto_branch),
			"git merge FETCH_HEAD"
		].join(" && "),
		push: `git commit -a --no-edit && ${push}`
	} : {
		get: [fetch(offered), detach].join(" && "),
		push: `git commit -a --amend --no-edit && ${push}`
	};
}
// src/core/report/words/stack-words.ts
/** How the run's branches moved, and what people merged. */
function stackInWords(event) {
	switch (event.type) {
		case "milestone_begun": return `a pull request for ${event.milestone === null ? "no milestone" : `milestone ${quote(event.milestone)}`} begins on ${shortOid(event.from)}`;
		case "parts_merged": return event.all ? "all of the work is merged into the base: there is nothing left to read" : `${plural(event.parts, "pull request")} of the run ${event.parts === 1 ? "is" : "are"} merged into the base`;
		case "part_checked": return `${event.branch}: ${event.red.length === 0 ? "the checks passed" : `${firstThree(event.red)} failed`} on ${shortOid(event.commit)}, into which the base was merged`;
		case "stack_conflicted": return `${event.onto_branch} conflicts with ${event.branch} in ${firstThree(event.paths, event.total)}; the run continues above it`;
		case "stack_conflict_ended": return `the conflict of ${event.branch} is resolved: ${quote(event.why)}`;
		case "base_merged": return `the base moved: ${quote(event.why)}; the checks run on ${shortOid(event.commit)} next${protectedPart(event)}`;
		case "work_moved": return `work branch moved from ${shortOid(event.from)} to ${shortOid(event.to)}: ${quote(event.why)}${protectedPart(event)}`;
		default: return assertNever(event);
	}
}
const protectedPart = ({ protects }) => protects ? `; it changes protected files: ${firstThree(protects.paths, protects.total)}` : "";
/** Also says how a person resolves it. Paths are foreign. */
function stackConflictInWords(run, conflict, foreign) {
	const { branch, onto_branch, paths, total } = conflict;
	const { get, push } = resolveInClone(run, conflict);
	const files = cappedRow(paths.map(foreign), paths.length, total);
	return {
		happened: `${code(onto_branch)} conflicts with the pull request of ${code(branch)} in ${files}. The run continues above it.`,
		remedy: `To resolve it, type ${lineSpan(get)} in a clone, edit the files, then ${lineSpan(push)}; the next job takes it from there.`
	};
}
function redPartInWords(run, { branch, red }, foreign) {
	const { get, push } = pushInClone(run, branch);
	return `${cappedRow((red ?? []).map(foreign), 5)} ${red?.length === 1 ? "fails" : "fail"} on the pull request of ${code(branch)} since the base was merged into it; the newest commits pass. Merge it together with the ones above it; or mend it: type ${lineSpan(get)} in a clone, commit what mends it, then ${lineSpan(push)}; the next job takes it from there.`;
}
const maxParts$1 = 5;
/** The work branch, then a line for each pull request, lowest first. */
function whereLines(state, reason) {
	const commits = receiptOf(state, Date.parse(state.updated)).commits;
	const merged = reason?.kind === "complete" ? ", not merged" : "";
	return [`branch ${plainLine(state.work_branch, 200)}, ${plural(commits, "commit")}${merged}`, ...partLines(slicesOf(state))];
}
/** Of many pull requests, merged ones are omitted first. */
function partLines(slices) {
	const isLong = slices.length > maxParts$1;
	const open = isLong ? slices.filter(({ merged }) => !merged) : slices;
	const shown = open.slice(0, maxParts$1);
	const width = Math.max(...shown.map(({ branch }) => displayWidth(branch)));
	const rest = [...isLong && open.length < slices.length ? [`${slices.length - open.length} merged`] : [], ...open.length > shown.length ? [`${open.length - shown.length} more on top`] : []];
	return [...shown.map((part) => `${pad(plainLine(part.branch, 200), width)}  ${linesOf(part)}, ${standing(part)}`), ...rest.length === 0 ? [] : [rest.join(", ")]];
}
const linesOf = ({ lines }) => `${thousands(lines)} ${lines === 1 ? "line" : "lines"}`;
function standing({ merged, newest, red }) {
	if (merged) return "merged";
	if (red !== null && red.length > 0) return `red on its own: ${plainLine(red.join(", "), 100)}`;
	if (newest) return "the newest commits";
	return red === null ? "its checks have yet to run" : "checks passed";
}
// src/core/run/next/unread.ts
function unreadReason(state, { limit, base }) {
	if (limit === 0) return void 0;
	const slices = slicesOf(state);
	const open = slices.length === 0 ? [{
		branch: state.work_branch,
		lines: state.lines
	}] : slices.filter(isOpen);
	const lines = open.reduce((sum, slice) => sum + slice.lines, 0);
	if (lines <= limit) return void 0;
	const lowest = open[0]?.branch ?? state.work_branch;
	const unread = {
		lines,
		limit,
		parts: open.length,
		lowest,
		base
	};
	return {
		kind: "human_review",
		why: unreadInWords(unread),
		unread
	};
}
const isOpen = ({ merged, lines }) => !merged && lines > 0;
const unreadInWords = ({ lines, limit, parts }) => `${thousands(lines)} changed lines in ${plural(parts, "pull request")} are not merged yet; \`stop-at\` is ${thousands(limit)}`;
// src/core/report/words/after-stop.ts
const continueNowText = "Continue at once, with another key or model, or because the limit was lifted";
/** The usual next step after a stop. */
const continueStep = (context) => step("Continue from the last commit", operatorLine(context, "run"));
/** Reviewers on GitHub already have the pull request. */
function reviewSteps(context) {
	if (context.surface === "issue") return [step(`Review ${code(context.workBranch)} commit by commit and merge it`)];
	const logCommand = commandLine("git", "log", "--oneline", context.workBranch);
	const flags = context.mergesHere ? ["--here"] : [];
	return [labelled("Read it", step("Review the work, commit by commit", inFolder(context.cd, logCommand))), context.hasNoBase ? labelled("Branch it", step("Give it a branch; the run began on a detached HEAD", operatorLine(context, "finish"))) : labelled("Merge it", step("Merge it into the branch that it started from", operatorLine(context, "finish", ...flags)))];
}
const failedTaskSteps = (task, context) => [
	labelled("Try again", step(`Try again, and tell the agent what it should know${wordsBelow(context)}`, orderAndRun(context, "retry", task))),
	labelled("Or skip it", step("Give up the task and continue", orderAndRun(context, "skip", task))),
	...unlessIssue(context, () => [labelled("See more", step("Read what failed", operatorLine(context, "log", "--task", task)))])
];
/** The circuit breaker opened without a failed task: the next job tries once more. */
const sameFailureSteps = (context) => [
	tellAgent("Tell the next agent what it should know", context),
	step("Try once more", operatorLine(context, "run")),
	...unlessIssue(context, () => [step("Read what failed", operatorLine(context, "log"))])
];
/** Before the pause is lifted. */
const stuckTaskSteps = (task, context) => [step("Try the task again, and tell the agent what it should know", ...orderLines(context, [["retry", task], ["resume"]])), step("Give up the task and continue", ...orderLines(context, [["skip", task], ["resume"]]))];
/** For a plan that waits for a decision. */
const planAnswerSteps = (context, by) => [
	step(by === "consensus" ? "Start it, and accept the open issues as risks" : "Start it with the proposals, or as it is", orderAndRun(context, "accept")),
	step(by === "consensus" ? "Have them talk once more, and say what matters" : "Have it reviewed again, and say what matters", orderAndRun(context, "revise")),
	step("Start it despite the findings", orderAndRun(context, "override")),
	step("Do not start it", operatorLine(context, "abort"))
];
/** `checkout` also works if only the remote has the commit. */
function approvalSteps({ iteration, task, commit }, context) {
	const lookCommand = context.surface === "issue" ? commandLine("git", "show", commit) : operatorLine(context, "checkout", String(iteration));
	return [
		step("Accept it and continue", orderAndRun(context, "approve", commit.slice(0, 12))),
		step("Have it redone, and tell the agent how", orderAndRun(context, "retry", task)),
		step("Look at it first", lookCommand)
	];
}
/** The schedule continues a run after a merge; a comment cannot merge. */
function mergeSteps({ lowest, lines, limit }, context) {
	const { cd, ...withoutFolder } = context;
	const merge = `${commandLine("gh", "pr", "merge", lowest, "--merge")} && ${operatorLine(withoutFolder, "run")}`;
	return [context.surface === "issue" ? step(`Read and merge the pull request of ${code(lowest)}; the run then continues by itself`) : step("Read and merge the lowest pull request, then continue", inFolder(cd, merge)), step("Continue without a merge, and allow as many lines again", orderAndRun(context, "set", "stop-at", String(doubledBudget(limit, lines))))];
}
const approvalOrders = (tasks, context) => orderLines(context, tasks.slice(0, 5).map(({ task }) => ["approve", task]));
/** One command line on a terminal; a comment holds one order. */
const orderLines = (context, orders) => context.surface === "issue" ? orders.map(([verb, ...args]) => operatorLine(context, verb, ...args)) : [ordersAndRun(context, orders)];
const decisionSteps = (tasks, context) => {
	const allOrders = (verb) => ordersAndRun(context, tasks.map(({ task }) => [verb, task]));
	return [step("Agree with the agent and continue", allOrders("skip")), step("Have them done anyway", allOrders("retry"))];
};
/** Accepting them weakens the run's rules, so it needs a second flag. */
const redBaselineSteps = (context) => [
	step("Fix the checks on the base branch, commit, then continue", operatorLine(context, "run")),
	...ifTerminal(context, () => [step("Accept these failures as known and continue", operatorLine(context, "run", "--known-red", "--change-rules"))]),
	...unlessIssue(context, () => [step("Show what they printed", operatorLine(context, "log", "--iteration", "0"))])
];
/** Only a command line can do this. */
const ifTerminal = (context, steps) => (context.surface ?? "terminal") === "terminal" ? steps() : [];
/** A comment cannot show a log. */
const unlessIssue = (context, steps) => context.surface === "issue" ? [] : steps();
const doubledBudget = (budget, spent = budget) => String(Math.ceil((spent + budget) * 100) / 100);
// src/core/report/words/stop-sentence.ts
/** The rest of a budget may be too small for one more attempt. */
function budgetEnd(context) {
	const budget = `The run's cost budget of ${formatLimit(context.budget_usd)}`;
	if (context.attempt_usd === void 0 || context.spent_usd === void 0) return `${budget} is used up`;
	return `${budget} has ${formatUsd(context.budget_usd - context.spent_usd)} left, and the median attempt costs ${formatUsd(context.attempt_usd)}`;
}
const words = {
	complete: (_reason, context) => ({
		happened: "Every task in the plan is done or skipped.",
		next: reviewSteps(context)
	}),
	iteration_limit: ({ scope, limit }, context) => scope === "job" ? {
		happened: `This job has used its ${plural(limit, "iteration")}; work remains.`,
		next: [step(`Run up to ${plural(limit, "more iteration")}`, operatorLine(context, "run", ...context.surface === "issue" ? [] : ["--max-iterations", String(limit)]))]
	} : {
		happened: `The run has used the ${plural(limit, "iteration")} that it is allowed; work remains.`,
		next: [step("Allow that many more", orderAndRun(context, "budget", `${2 * limit}iter`))]
	},
	time_budget: ({ budget_ms, scope }, context) => ({
		happened: scope === "limit" ? `The job ended before the machine's limit of ${formatDuration(budget_ms)}; work remains.` : `The job's time budget of ${formatDuration(budget_ms)} is used up; work remains.`,
		next: [continueStep(context)]
	}),
	cost_budget: ({ budget_usd, spent_usd, attempt_usd }, context) => ({
		happened: `${budgetEnd({
			budget_usd,
			spent_usd,
			attempt_usd
		})}; work remains.`,
		next: [step("Allow as much again (the budget is for the whole run)", orderAndRun(context, "budget", `${doubledBudget(budget_usd, spent_usd)}usd`))]
	}),
	token_budget: ({ budget_tokens, spent_tokens }, context) => ({
		happened: `The run's token budget of ${formatTokens(budget_tokens)} is used up; work remains.`,
		next: [step("Allow as many again (the budget is for the whole run)", orderAndRun(context, "budget", `${tokenAmount(budget_tokens + spent_tokens)}tok`))]
	}),
	paused: ({ why, scope, task }, context, foreign) => scope === "job" ? {
		happened: `The job was stopped: ${foreign(why)}`,
		next: [step("Continue", operatorLine(context, "run"))]
	} : {
		happened: `The run is paused: ${foreign(why)}`,
		next: [...task === void 0 ? [] : stuckTaskSteps(task, context), step("Continue", orderAndRun(context, "resume"))]
	},
	human_review: ({ why, approve, given_up, asks, conflict, unread }, context, foreign) => {
		if (approve) return {
			happened: `Waiting for approval: ${foreign(why)}`,
			next: approvalSteps(approve, context)
		};
		if (asks) return answerAgents(why, asks, {
			context,
			foreign
		});
		if (given_up) return decideGivenUp(why, given_up, {
			context,
			foreign
		});
		if (conflict) return mergeByHand(why, conflict, {
			context,
			foreign
		});
		if (unread) return {
			happened: `A person is needed: ${unreadInWords(unread)}`,
			next: mergeSteps(unread, context)
		};
		return {
			happened: `A person is needed: ${foreign(why)}`,
			next: [step("When that is fixed, continue from the last commit", operatorLine(context, "run"))]
		};
	},
	waiting: ({ until, why }, context, foreign) => ({
		happened: `Waiting until ${fromNow(until, context.now)}: ${foreign(why)}`,
		next: [step("After that time, continue (a job that starts earlier ends at once and costs nothing)", operatorLine(context, "run")), ...ifTerminal(context, () => [step(continueNowText, operatorLine(context, "run", "--now"))])]
	}),
	blocked: ({ by, red, counsel }, context, foreign) => ({
		happened: "No task can be started.",
		details: listed(by, foreign),
		next: counsel ? planAnswerSteps(context, counsel) : red ? redBaselineSteps(context) : [step("Fix the problems above, then continue", operatorLine(context, "run"))]
	}),
	stuck: ({ on, task }, context, foreign) => ({
		happened: "The run is stuck; more attempts without help would only cost money.",
		details: listed(on, foreign),
		next: task === void 0 ? sameFailureSteps(context) : failedTaskSteps(task, context)
	}),
	busy: ({ why }, context, foreign) => ({
		happened: `Another job is running: ${foreign(why)}`,
		next: [step("Nothing was changed; to see that job's progress", operatorLine(context, "status"))]
	}),
	cancelled: (_reason, context) => ({
		happened: "The job was cancelled. If an iteration was in progress, it was rolled back and does not count against its task.",
		next: [continueStep(context)]
	}),
	failed: ({ code: fault, why }, context, foreign) => ({
		happened: `The job failed (${foreign(fault)}): ${foreign(why)}`,
		next: [step("What was committed is safe. When the cause is fixed, continue from the last commit", operatorLine(context, "run"))]
	})
};
/** `All 7 tasks are done: 7 commits, each with its checks passed.` */
function completeSentence(tasks, { isChecked }) {
	const done = tasks.filter(({ status }) => status === "done").length;
	const commits = tasks.reduce((sum, { commit, parts }) => sum + (commit === null ? 0 : 1 + parts.length), 0);
	const summary = done === tasks.length ? `All ${plural(done, "task")} are done` : `${done} of ${plural(tasks.length, "task")} are done, and no other is left`;
	const proof = commits === 0 || !isChecked ? "" : `, ${commits === 1 ? "with" : "each with"} its checks passed`;
	return `${done === 1 && tasks.length === 1 ? "The task is done" : summary}: ${plural(commits, "commit")}${proof}.`;
}
const times = [
	"never",
	"once",
	"twice",
	"three times",
	"four times",
	"five times"
];
const timesInWords = (count) => times[count] ?? `${count} times`;
/** `Stopped: INDEX-07 failed in the same way three times.` */
function stuckSentence(task, { stuck, failed_attempts }) {
	const count = timesInWords(stuck?.rests_on.length ?? failed_attempts);
	const signInWords = {
		said_stuck: "is stuck: its agents say that they cannot go on",
		same_failure: `failed in the same way ${count}`,
		no_changes: `is stuck: its agents changed nothing, ${count}`,
		in_turns: "fails in the same two ways in turn"
	};
	return `Stopped: ${task} ${stuck ? signInWords[stuck.sign] : `failed ${count}`}.`;
}
/** Why a job ended and what to do next. `foreign` neutralises quoted text, for plain text by default. */
function stopSentence(reason, context, foreign = (text) => plainLine(text, 500)) {
	const write = words[reason.kind];
	const text = write(reason, context, foreign);
	const next = context.nextJob !== void 0 && meetsLimitOfJob(reason) ? [step(context.nextJob)] : text.next;
	return {
		happened: endSentence(text.happened),
		details: text.details ?? [],
		next
	};
}
function mergeByHand(reason, { files, total, commands, agent_may = false }, { context, foreign }) {
	return {
		happened: foreign(reason),
		details: cappedLines(files.map((file) => foreign(`conflict in ${file}`)), files.length, total),
		next: [...agent_may ? ifTerminal(context, () => [step("Have an agent resolve it as the next task", operatorLine(context, "run", "--base-conflict", "task"))]) : [], step("Merge in a clone: after `git merge`, resolve the conflicts and run `git commit -a --no-edit`. Nothing is lost or overwritten in the meantime", ...commands, operatorLine(context, "run"))]
	};
}
/** Everybody can read an agent's question with its task. */
function answerAgents(reason, { tasks, total }, { context, foreign }) {
	const questions = tasks.map((ask) => askInWords(ask, foreign));
	const question = tasks.find(({ question }) => question);
	if (question) return {
		happened: endSentence(`A person is needed: ${foreign(reason)}`),
		details: cappedLines(questions, questions.length, total),
		next: questionSteps(question, context)
	};
	const [first] = tasks;
	return {
		happened: endSentence(`A person is needed: ${foreign(reason)}`),
		details: cappedLines(questions, questions.length, total),
		next: [
			step(total === 1 ? "Approve it and continue" : "Approve each of them and continue", ...approvalOrders(tasks, context)),
			...first ? [step("Have it done again, and tell the agent how", orderAndRun(context, "undo", String(first.iteration)))] : [],
			...first ? unlessIssue(context, () => [step("Look at it first", operatorLine(context, "checkout", String(first.iteration)))]) : []
		]
	};
}
function decideGivenUp(reason, { tasks, total }, { context, foreign }) {
	const givenUpTexts = tasks.map((task) => {
		const choices = `${operatorCommand(context, "skip", task.task)} confirms, ${operatorCommand(context, "retry", task.task)} reopens it`;
		return `${givenUpInWords(task, foreign)} (${choices})`;
	});
	return {
		happened: endSentence(`A person is needed: ${foreign(reason)}`),
		details: cappedLines(givenUpTexts, givenUpTexts.length, total),
		next: [context.surface === "issue" ? step("Decide on each of these tasks") : step("Decide on each of these tasks, then continue", operatorLine(context, "run")), ...total > 5 ? [] : unlessIssue(context, () => decisionSteps(tasks, context))]
	};
}
const endSentence = (sentence) => /[.:!?\u2026]$/.test(sentence) ? sentence : `${sentence}.`;
const listed = (reasons, foreign) => cappedLines(reasons.map(foreign), 20);
/** `B was given up by the agent of iteration 3: it is not needed`, without a full stop. */
function givenUpInWords({ task, iteration, why, by: who }, foreign) {
	const origin = who === "ralph" ? ` after iteration ${iteration}` : ` by the agent of iteration ${iteration}`;
	return `${task} ${`was given up${iteration === 0 ? "" : origin}`}${why === "" ? "" : `: ${foreign(why)}`}`;
}
/** A few words; `stop-sentence.ts` has the long form. */
function stopInWords(reason) {
	switch (reason.kind) {
		case "complete": return "complete";
		case "iteration_limit": return `limit of ${plural(reason.limit, "iteration")} a ${reason.scope}`;
		case "time_budget": return reason.scope === "limit" ? `the job's limit of ${formatDuration(reason.budget_ms)} is near` : `time budget of ${formatDuration(reason.budget_ms)} used up`;
		case "cost_budget": return reason.attempt_usd === void 0 ? `cost budget of ${formatLimit(reason.budget_usd)} used up` : `cost budget of ${formatLimit(reason.budget_usd)} too small for another attempt`;
		case "token_budget": return `token budget of ${formatTokens(reason.budget_tokens)} used up`;
		case "paused": return `${reason.scope === "job" ? "stopped" : "paused"}: ${quote(reason.why)}`;
		case "human_review": return reason.approve ? `waiting for approval of ${quote(reason.approve.task)}, iteration ${reason.approve.iteration}` : `a person is needed: ${quote(reason.why)}`;
		case "waiting": return `waiting until ${formatUtc(reason.until)}: ${quote(reason.why)}`;
		case "blocked": return `blocked: ${firstThree(reason.by)}`;
		case "stuck": return `stuck: ${firstThree(reason.on)}`;
		case "busy": return `another job is running: ${quote(reason.why)}`;
		case "cancelled": return "cancelled";
		case "failed": return `failed (${quote(reason.code)}): ${quote(reason.why)}`;
		default: return assertNever(reason);
	}
}
// src/core/report/words/remarks.ts
/** In lanes other tasks continue, so the end of the job does not mention it. */
const heldLines = (state, context) => state.lanes.filter(isHeld).flatMap(({ task, held }) => {
	if (!held || state.stop?.kind === "human_review" && state.stop.approve?.commit === held.commit) return [];
	return [`${code(task)} waits for approval: ${operatorCommand(context, "approve", shortOid(held.commit))}`];
});
/**
* Everything that readers must know besides the run's status, a line each: missing checks; arrivals that change CI or
* agents; what agents gave up or changed of their checks; then, newest first, requests of agents, doubts and findings.
*/
const remarks = ({ plan, state }, foreign, context) => [
	...unchecked(state),
	...counselRemarks(state, foreign, context),
	...memoryRemarks(state, foreign, context),
	...heldLines(state, context),
	...stackConflicts(state, foreign),
	...redParts(state).map((slice) => redPartInWords(state, slice, foreign)),
	...steeredLines(state, foreign),
	...doubtedLines(state, foreign),
	...givenUpLines({
		plan,
		state
	}, foreign),
	...unchangedLines({
		plan,
		state
	}, foreign),
	...refusedEditLines(state, foreign),
	...unusableEditLines(state, foreign),
	...stuckTaskLines({
		plan,
		state
	}, foreign, context),
	...leftoverPartLines({
		plan,
		state
	}, context),
	...state.touched.map((touched) => `Iteration ${touched.iteration} (${touched.task}): ${touchedWords(touched, foreign)}.`),
	...state.reviews.flatMap((review, index) => {
		const { iteration, task, why } = review;
		const isSame = (other) => other.task === task && other.why === why;
		if (state.reviews.findIndex(isSame) < index) return [];
		const ask = state.asks.find((candidate) => candidate.task === task && candidate.iteration === iteration);
		if (ask?.question && state.stop?.kind === "human_review") return [];
		const order = ask?.question ? "answer" : "approve";
		const answer = ask ? `; ${operatorCommand(context, order, task)} answers it` : "";
		const earlier = state.reviews.slice(index + 1).filter(isSame);
		return [`Iteration ${iteration} (${task}) asks a person to review it${earlier.length === 0 ? "" : `, as ${iterationsOf(earlier)} did`}: ${foreign(why)}${answer}`];
	}),
	...state.signals.map((signal) => `Iteration ${signal.iteration} (${signal.task}): its agent says: ${signalsInWords(signal, foreign)}; ${operatorCommand(context, "remember")} tells every later agent what you know.`),
	...reviewLines(state, foreign),
	...setUpLines(state, foreign),
	...refusalLines(state, foreign)
];
function iterationsOf(reviews) {
	const numbers = reviews.map(({ iteration }) => iteration);
	return numbers.length === 1 ? `iteration ${numbers[0]}` : `iterations ${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}`;
}
function stackConflicts(state, foreign) {
	if (!state.stack_conflict) return [];
	const { happened, remedy } = stackConflictInWords(state, state.stack_conflict, foreign);
	return [`${happened} ${remedy}`];
}
const maxUnchanged = 10;
function unchangedLines(run, foreign) {
	const lines = unchangedTasks(run).map((task) => unchangedInWords(task, foreign));
	return cappedLines(lines.slice(0, maxUnchanged), maxUnchanged, lines.length);
}
/** A blocked run's stop reason already says it. */
const refusedEditLines = ({ refused_edits, stop }, foreign) => stop?.kind === "blocked" ? [] : cappedLines(refused_edits.map(({ why }) => `An edit of the plan is not adopted: ${foreign(why)}`), maxRefusedEdits);
const maxRefusedEdits = 5;
/** A blocked run's stop reason already says it. */
const unusableEditLines = ({ unusable_edits, stop }, foreign) => unusable_edits.filter(({ kind }) => stop?.kind !== "blocked" || kind !== "plan").map((edit) => unusableEditLine(edit, foreign));
/** The stop reason may already say it. */
function givenUpLines({ plan, state }, foreign) {
	const { stop } = state;
	if (stop?.kind === "human_review" && stop.given_up) return [];
	return (givenUpIn(plan, state)?.tasks ?? []).map((task) => `${givenUpInWords(task, foreign).replace(/\.$/, "")}; a person has to confirm.`);
}
/** A pause or a given-up task has its own explanation. */
const stuckTaskLines = ({ plan, state }, foreign, context) => plan.tasks.flatMap(({ id }) => {
	const { status, stuck } = taskIn(state, id);
	if (!stuck || status !== "failed") return [];
	const saved = stuck.retries_left === 0 ? "" : ` (${plural(stuck.retries_left, "retry", "retries")} saved)`;
	const choices = `${operatorCommand(context, "retry", id)} tries again with your instructions, ${operatorCommand(context, "skip", id)} gives it up`;
	return [`${id} is stuck${saved}: ${foreign(stuck.why.replace(/\.$/, ""))}; ${choices}.`];
});
const maxParts = 5;
const fateInWords = {
	failed: "failed",
	skipped: "was skipped",
	given_up: "was given up"
};
/** Parts of a failed, skipped or given-up task stay in the work: a person may keep, continue or undo them. */
const leftoverPartLines = ({ plan, state }, context) => plan.tasks.flatMap(({ id }) => {
	const record = taskIn(state, id);
	const commits = commitsOf(record);
	const newest = commits.at(-1);
	const fate = fateInWords[record.status];
	if (!newest || fate === void 0) return [];
	const commitTexts = commits.slice(-5).map(({ commit, iteration }) => `${code(shortOid(commit))} (iteration ${iteration})`);
	const earlier = commits.length > maxParts ? `, and ${commits.length - maxParts} before` : "";
	return [`${id} ${fate}, and ${commits.length === 1 ? "a part of it is" : `${commits.length} parts of it are`} in the work: ${commitTexts.join(", ")}${earlier}; ${operatorCommand(context, "undo", String(newest.iteration))} reverts all of it, ${operatorCommand(context, "retry", id)} continues from there.`];
});
const setUpLines = ({ set_ups }, foreign) => set_ups.map((setUp) => `Iteration ${setUp.iteration}: ${setUpInWords(setUp, foreign)}.`);
const refusalLines = ({ network_refused }, foreign) => refusalsInWords(network_refused.toReversed(), foreign);
const setUpInWords = ({ why }, foreign) => `set-up ran again: ${foreign(why)} since it last ran`;
/** Below level C2 an agent may have reached the repository, so the pusher's identity proves nothing. */
const steeredLines = ({ steered: arrivals }, foreign) => arrivals.map(({ from, to, paths, total }) => {
	const range = commandSpan("git", "log", `${shortOid(from)}..${shortOid(to)}`);
	return `Commits that do not come from a task change protected files (${cappedRow(paths.map(foreign), paths.length, total)}): make sure that a person made them, ${range}.`;
});
/** Shown until the run adopts the plan, which needs a person's order or commit. */
const doubtedLines = ({ doubted: changes, plan_source }, foreign) => changes.filter((change) => change.plan_source === null || change.plan_source !== plan_source).map(({ paths }) => `${paths.map(foreign).join(", ")}: changed while an agent with possible access was running. Check whether a person did it; the plan counts once it is committed, or with ${code("--change-rules")}.`);
function unchecked({ baseline }) {
	const words = uncheckedWords(baseline);
	return words === void 0 ? [] : [`${words}.`];
}
/** Paths and scripts are foreign. */
function touchedWords({ what, total }, foreign) {
	return `it changed what the checks run: ${cappedLines(what.map(foreign), what.length, total).join("; ")}`;
}
function reviewInWords({ verdict, findings, summary }, foreign = inLine) {
	if (verdict === null) return `it could not be reviewed: ${foreign(summary)}`;
	return `the reviewer says ${verdict}, ${findings === 0 ? "no findings" : plural(findings, "finding")}: ${foreign(summary)}`;
}
function passInWords({ pass_name, issues, critical, summary }, foreign = inLine) {
	const criticalCount = critical === 0 ? "" : ` (${critical} critical)`;
	const findingCount = issues === 0 ? "no findings" : `${plural(issues, "finding")}${criticalCount}`;
	return `pass ${foreign(pass_name)}: ${findingCount}${summary === "" ? "" : `: ${foreign(summary)}`}`;
}
/** Reviews with findings or without an answer, newest first. */
const reviewLines = ({ reviewed }, foreign) => reviewed.filter(({ verdict, findings }) => verdict !== "ship" || findings > 0).map((review) => `Iteration ${review.iteration} (${review.task}): ${reviewInWords(review, foreign)}`);
const inLine = (text) => plainLine(text, 300);
function planChangeInWords(event) {
	const changeTexts = [
		["added", event.added.map((task) => task.id)],
		["removed", event.removed],
		["changed", event.modified]
	].filter(([, ids]) => ids.length > 0).map(([verb, ids]) => `${verb} ${firstThree(ids)}`);
	const refused = event.refused ?? [];
	const refusals = refused.map(({ why }) => quote(why)).join(" ");
	if (changeTexts.length === 0 && refused.length > 0) return `a person's edit of the plan was not adopted: ${refusals}`;
	const notAdopted = refused.length === 0 ? "" : `; not adopted: ${refusals}`;
	return `a person's edit of the plan was adopted: ${changeTexts.join("; ") || "no task changed"}${notAdopted}`;
}
function editInWords(event) {
	if (event.type === "edit_unusable") return unusableEditLine(event, quote);
	const effect = event.kind === "plan" ? "" : ": each job that starts from now on follows it";
	return `${quote(event.file)} can be used again${effect}`;
}
// src/core/confinement/policy.ts
/** Decides whether agents and checks may run in this confinement, by the rules of the run. */
function judgeConfinement(rules, confinement) {
	const { report, shape } = confinement;
	const minLevel = rules["min-confinement"];
	if (minLevel !== void 0 && isBelow(report.level, minLevel)) return { refused: belowMinimum(minLevel, confinement) };
	const { egress = "open" } = rules;
	if (egress !== "open" && report.network === void 0) return { refused: networkOpen(egress, confinement) };
	if (confinement.setting === "none") return { warning: `confinement: none: ${unprotected[shape]} ${levelsInWords[report.level]}.` };
	if (!isBelow(report.level, "C2")) return tooManyTools(report) ?? modelElsewhere(report);
	if (shape === "one job") return { refused: besideSecrets(confinement) };
	const remedy = remedies(confinement);
	return { warning: `No file is protected here (${reachedInWords(confinement)}): ${unprotected[shape]}${remedy.length > 0 ? ` \u2192 ${remedy.join(" ")}` : ""}` };
}
/** A check without a tool that it needs fails for a reason that nobody guesses. */
function tooManyTools({ unshown = [] }) {
	const [first] = unshown;
	if (first === void 0) return void 0;
	const names = `${unshown.slice(0, 3).join(", ")}${unshown.length > 3 ? ", \u2026" : ""}`;
	return { warning: `This machine has too many tools outside the system: ${unshown.length} of them are hidden from the agent and the checks (${names}). \u2192 List what they need in .github/ralph.yml: \`agent-read: [${first}]\`.` };
}
/** A network of its own would cut the agent off from its model, so the default is open. */
function modelElsewhere({ model_out_of_reach: address }) {
	if (address === void 0) return void 0;
	return { warning: `The network is open: the agent calls its model at ${address}, to which nothing leads from a network of its own. \u2192 Give the model an https address with a host name, or accept it with \`egress: open\`.` };
}
/** Weaker than `minimum`. */
const isBelow = (level, minimum) => level < minimum;
const confinedIn = ({ report, setting, login }) => ({
	level: report.level,
	way: report.way,
	...report.network && { network: report.network },
	...report.key && { key: report.key },
	given_up: setting === "none",
	login
});
/** CI machines are lent for the job; the owner of a laptop has to allow it. */
const maySudo = (settings, isCi) => isCi || settings["confinement-sudo"];
const unprotected = {
	"one job": "the agent and the checks can read and change every file of this job, including its later steps and their secrets.",
	"split jobs": "the agent and the checks can read and change every file of this job.",
	"own machine": "the agent and the checks can read and change every file that you can."
};
const reachedInWords = ({ report }) => `${report.level}, by ${wayInWords[report.way]}`;
function belowMinimum(minLevel, confinement) {
	const none = confinement.setting === "none";
	return new RalphError({
		code: "CONFINEMENT_BELOW_MINIMUM",
		message: `min-confinement is ${minLevel}, but this machine reaches ${reachedInWords(confinement)}${none ? ", since `confinement: none` is set" : ""}.`,
		hint: none ? "Remove `confinement: none`, or lower `min-confinement`." : [...remedies(confinement), `Or lower \`min-confinement\` to ${confinement.report.level}.`].join(" "),
		findings: refusals(confinement)
	});
}
const networkOpen = (egress, confinement) => new RalphError({
	code: "EGRESS_NOT_CONFINED",
	message: `egress is ${egress}, but this machine cannot give the agent a network of its own (${reachedInWords(confinement)}).`,
	hint: [...confinement.setting === "none" ? ["Remove `confinement: none`."] : remedies(confinement), "Or set `egress: open`."].join(" "),
	findings: refusals(confinement)
});
const besideSecrets = (confinement) => new RalphError({
	code: "CONFINEMENT_BESIDE_SECRETS",
	message: `This runner cannot protect files (${reachedInWords(confinement)}), and the agent would share the job with its secrets and later steps.`,
	hint: [...remedies(confinement), "Or give the agent a job without secrets (docs/github.md, \"Split jobs\"), or accept the risk with `confinement: none`."].join(" "),
	findings: refusals(confinement)
});
const refusals = ({ report }) => report.refused.map(({ way, why }) => `${wayInWords[way]}: ${why}`);
/** What a check prints if the confinement stops it; the first match counts. */
const needSigns = [
	[/docker\.sock|docker daemon|podman\.sock|containerd\.sock|testcontainers/i, "docker"],
	[/no usable sandbox|\bunshare\b|clone_newuser|user namespaces?\b|\bbwrap\b|setuid sandbox|nested sandbox/i, "sandbox"],
	[/\bECONNREFUSED\b|connection refused|could not connect to server/i, "service"],
	[/\bENOTFOUND\b|\bEAI_AGAIN\b|\bENETUNREACH\b|could not resolve host|network is unreachable|name or service not known|temporary failure in name resolution|getaddrinfo|ralph: \S+ is refused/i, "network"],
	[/403 forbidden - (?:get|put|post) https?:|tunnel connection failed: 403|connect tunnel failed, response 403|code 403 from proxy|tunnel through proxy|connect refused by proxy|get "https?:[^"]*": forbidden/i, "network"],
	[/read-only file ?system|\bEROFS\b/i, "write"],
	[/permission denied|operation not permitted|\bE(?:ACCES|PERM)\b/i, "unknown"],
	[/no such file or directory|\bENOENT\b|command not found/i, "read"]
];
/** The need of a check that is red only in the confinement, by its output. */
const needIn = (output) => needSigns.find(([sign]) => sign.test(output))?.[1] ?? "unknown";
/** Messages about a missing or closed file. */
const missingPath = /(?:ENOENT|EACCES|No such file or directory|not found|cannot (?:open|stat|access|find|read)|can't open(?: file)?|Permission denied)[^\n]{0,80}?(\/[\w.+@-]+(?:\/[\w.+@-]+)+)|(\/[\w.+@-]+(?:\/[\w.+@-]+)+)['"]?:? (?:No such file or directory|not found|does not exist|Permission denied)/i;
/** Messages about a closed port of this machine. */
const closedPort = /(?:127\.0\.0\.1|localhost|::1)[^\n]{0,30}?(?::|\bport:? )(\d{2,5})\b/i;
/** The missing or closed path in the output, or the closed port. */
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
/** The reason and the remedy. */
const redByConfinement = ({ name, needs, missing }) => {
	if (needs === "service" && missing !== void 0) return `the check fails in the confinement and passes without it: ${name} (${`nothing leads to port ${missing} of this machine: write \`ports: [${missing}]\` in .github/ralph.yml and commit it`})`;
	return `the check fails in the confinement and passes without it: ${name} (${missing !== void 0 && (needs === "read" || needs === "unknown") ? `it cannot reach ${missing}: write \`agent-read: [${missing}]\` in .github/ralph.yml (\`agent-writable\` if it writes there) and commit it` : remedyOf[needs]})`;
};
/** The level, why each better way did not work, and what to install or write. */
function diagnoseConfinement(rules, confinement) {
	const { report } = confinement;
	const verdict = judgeConfinement(rules, confinement);
	const data = { confinement: report };
	if (verdict && "refused" in verdict) {
		const { message, hint } = verdict.refused;
		return {
			level: "fail",
			found: `${message}${unavailableWays(report)}`,
			remedy: hint,
			...data
		};
	}
	const isLow = isBelow(report.level, "C2");
	const [tools, needed] = isLow ? [] : verdict?.warning.split(" \u2192 ") ?? [];
	const remedy = [
		needed,
		...remedies(confinement),
		verdict && isLow && inOneJob
	].filter(Boolean).join(" ") || null;
	const level = `${confinementInWords(confinedIn(confinement))}. ${levelsInWords[report.level]}.${unavailableWays(report)}`;
	const text = needed === void 0 ? level : `${level} ${tools}`;
	const givenUp = confinement.setting === "none" ? "Remove `confinement: none` from the settings." : remedy;
	return {
		level: verdict ? "warn" : "ok",
		found: text,
		remedy: givenUp,
		...data
	};
}
const inOneJob = "For now, GitHub jobs in which an agent works next to secrets (`command: run` and `begin`) are refused here.";
const unavailableWays = ({ refused }) => refused.length === 0 ? "" : ` Not available here: ${refused.map(({ way, why }) => `${wayInWords[way]} (${plainLine(why, 150)})`).join("; ")}.`;
// src/core/knowledge/merge-first.ts
const mergeTrigger = "hard_constraints";
/** Set if people's constraints take more than half of a prompt's budget: only a person can make room. */
function constraintsWithoutRoom(entries, budgetChars) {
	return excessOf(activeHardEntries(entries).filter(({ by }) => by !== null), maxHardChars(budgetChars));
}
/**
* The agents' hard constraints to merge. Undefined if they fit, or if an indexer has tried since the newest was
* added.
*/
function mergeDue(entries, { merge_tried }, budgetChars) {
	const hardEntries = activeHardEntries(entries);
	const excess = excessOf(hardEntries, maxHardChars(budgetChars));
	if (!excess || excess.chars <= merge_tried) return void 0;
	const agents = hardEntries.filter(({ by }) => by === null);
	const chars = charsOf(agents);
	const maxAgentChars = excess.maxChars - (excess.chars - chars);
	return agents.length > 1 && maxAgentChars > 0 ? {
		ids: agents.map(({ id }) => id),
		chars,
		maxChars: maxAgentChars
	} : void 0;
}
function excessOf(hard, maxChars) {
	const chars = charsOf(hard);
	return chars > maxChars ? {
		ids: hard.map(({ id }) => id),
		chars,
		maxChars
	} : void 0;
}
const maxHardChars = (budgetChars) => Math.floor(budgetChars / 2);
const hardChars = (entries) => charsOf(activeHardEntries(entries));
const activeHardEntries = (entries) => entries.filter((entry) => isActive(entry) && isHard(entry));
const charsOf = (entries) => knowledgeLines(entries, "###").length;
// src/core/run/next/remaining-budget.ts
/** Less than any call costs. */
const minUsd = .01;
function remainingBudget(settings, ...spent) {
	const { "cost-budget": usd, "token-budget": tokens } = settings;
	return {
		usd: spent.reduce((remaining, usage) => remaining - usage.usd, usd),
		tokens: tokens === void 0 ? void 0 : spent.reduce((remaining, usage) => remaining - totalTokens(usage), tokens)
	};
}
const isUsedUp = ({ usd, tokens = 1 }) => usd < minUsd || tokens <= 0;
const callBudgets = ({ usd, tokens }, maxUsd = usd) => ({
	budgetUsd: Math.min(maxUsd, usd),
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
/** True if the used-up budget was only a lane's share of the run's. */
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
/** The limit of the run by its own rules that would stop the next job before any attempt. */
function limitUsedUp({ max_iterations }, state) {
	const { rules } = state;
	if (!rules) return void 0;
	return iterationsUsedUp(state, recordedValue("run-iterations", rules) ?? max_iterations) ?? moneyUsedUp(state, recordedValue("cost-budget", rules)) ?? tokensUsedUp(state, recordedValue("token-budget", rules) ?? null);
}
/** Median in USD; zero before the first attempt. */
const usualCost = ({ costs }) => median(costs);
function median(values) {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = sorted.length / 2;
	return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
// src/core/run/next/next-step.ts
/** The first answer counts. A finished plan is complete, even if it also meets a limit. */
const questions = [
	provesArrivedCommit,
	waitsForApproval,
	undoesIteration,
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
	budgetUsedUp,
	timeUsedUp,
	jobTooOld,
	needsBaseline,
	constraintsLeaveNoRoom,
	needsPlanReview,
	waitsBetweenAgents
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
function waitsForApproval({ state }) {
	return state.awaiting ? stop(awaitingReason(state.awaiting)) : void 0;
}
/** An undo calls no agent, so only a pause delays it. The baseline shows which failures were there before. */
function undoesIteration(request) {
	const { state, job } = request;
	const [undo] = state.undos;
	if (!undo) return void 0;
	const needsBaselineFirst = state.baseline?.checks !== job.checks && !job.baselineRan;
	return isPaused(request) ?? (needsBaselineFirst ? { kind: "baseline" } : {
		kind: "undo",
		undo
	});
}
function waitsForAMerge({ state }) {
	const reason = unresolvedConflict(state);
	return reason && stop(reason);
}
/** Runs before the pull request asks for review and before money is spent, unless the job has no time left. */
function checksParts(request) {
	const part = partToCheck(request.state);
	if (!part || request.state.paused) return void 0;
	return timeUsedUp(request) || jobTooOld(request) ? void 0 : {
		kind: "check_part",
		part
	};
}
function landsCandidates(request) {
	if (request.isLanding || !lanesAtWork(request.state).some(({ candidate }) => candidate !== null)) return void 0;
	return isPaused(request) ?? needsBaseline(request) ?? { kind: "land" };
}
/** No agent is called, so neither the budget nor the number of attempts delays it. */
function keepsAgentsMd(request) {
	const { selection } = request;
	if (selection.kind !== "task" || !isAgentsMd(selection.task.id)) return void 0;
	return isPaused(request) ?? needsBaseline(request) ?? attempt(request);
}
function owesPasses({ state, limits, selection }) {
	if (selection.kind === "task" || state.owed.length === 0 || state.paused) return void 0;
	const budgets = {
		"cost-budget": limits.costBudgetUsd,
		"token-budget": limits.tokenBudget ?? void 0
	};
	return isUsedUp(remainingBudget(budgets, state.usage)) ? void 0 : { kind: "passes" };
}
function judgesUnchanged(request) {
	const counsel = unchangedDue(request.state, request.limits.counsel);
	if (!counsel || request.state.paused) return void 0;
	return waitsForTheProvider(request) ?? timeUsedUp(request) ?? jobTooOld(request) ?? {
		kind: "counsel",
		counsel
	};
}
/** Runs if nothing else keeps the plan from being complete. A used-up budget is reported before it. */
function verifies(request) {
	const { plan, state, limits, selection } = request;
	const counsel = verificationDue(state, limits.counsel);
	if (selection.kind !== "complete" || !counsel || state.paused) return void 0;
	if (askedReason(state) || givenUpReason(plan, state) || missingTasks(state)) return void 0;
	return waitsForTheProvider(request) ?? timeUsedUp(request) ?? jobTooOld(request) ?? {
		kind: "counsel",
		counsel
	};
}
function nothingLeft({ plan, state, selection }) {
	if (selection.kind === "task") return void 0;
	const [held, ...others] = heldCommits(state);
	if (held) return stop(awaitingReason(held, others.length));
	const questions = askedReason(state);
	if (questions) return stop(questions);
	const givenUp = givenUpReason(plan, state);
	if (selection.kind === "complete") return stop(givenUp ?? missingTasks(state) ?? { kind: "complete" });
	const [failed] = selection.by.flatMap((entry) => entry.failed);
	const reasons = selection.by.map((entry) => entry.why);
	return stop(failed === void 0 ? givenUp ?? {
		kind: "blocked",
		by: reasons
	} : {
		kind: "stuck",
		on: reasons,
		task: failed
	});
}
function missingTasks({ refused_edits, unusable_edits }) {
	const added = refused_edits.filter(({ kind }) => kind === "added");
	const unread = unusable_edits.filter(({ kind, fault }) => kind === "plan" && fault !== null);
	const by = [...added.map(({ why }) => why), ...unread.map((edit) => unusableEdit(edit, (text) => text))];
	return by.length === 0 ? void 0 : {
		kind: "blocked",
		by
	};
}
/** First of all, so that a finished plan does not hide that a merge broke it. */
function provesArrivedCommit(request) {
	return request.state.unproven && !request.state.paused ? needsBaseline(request) : void 0;
}
function isPaused({ state }) {
	return state.paused ? stop(pausedReason(state.paused)) : void 0;
}
const pausedReason = ({ why, task }) => ({
	kind: "paused",
	why,
	...task !== void 0 && { task }
});
/** Cron looks once an hour and a new machine needs minutes, so another job would begin no earlier. */
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
/** Only on a machine with a job limit, where waiting keeps the lease; a laptop waits without it. */
const waitsHere = ({ limits, job, now }, until) => limits.jobLimitMs !== null && until - now <= shortWaitMs && fitsAfter(until, {
	limits,
	job
});
/** True if an attempt still fits into the job after waiting until then, in ms since the epoch. */
function fitsAfter(until, { limits, job }) {
	const { jobLimitMs, timeBudgetMs } = limits;
	const elapsed = until - job.started;
	if (timeBudgetMs !== null && elapsed >= timeBudgetMs) return false;
	return jobLimitMs === null || elapsed + job.longestMs < jobLifetimeMs(jobLimitMs);
}
/** A new job tries once more (half open); the same failure then stops it. */
function breakerIsOpen({ state, limits, job }) {
	const { breaker } = state;
	if (!breaker || breaker.count < limits.sameFailures || job.iterations === 0) return void 0;
	return stop({
		kind: "stuck",
		on: [`the same failure ${breaker.count} times in a row: ${breaker.why}`]
	});
}
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
function budgetUsedUp({ state, limits }) {
	const reason = moneyUsedUp(state, limits.costBudgetUsd) ?? tokensUsedUp(state, limits.tokenBudget);
	return reason && stop(reason);
}
function timeUsedUp({ limits, job, now }) {
	if (limits.timeBudgetMs === null || now - job.started < limits.timeBudgetMs) return void 0;
	return stop({
		kind: "time_budget",
		budget_ms: limits.timeBudgetMs
	});
}
/** An attempt as long as the longest one would be cut off (failure model P4). The first attempt always starts. */
function jobTooOld({ limits, job, now }) {
	const { jobLimitMs } = limits;
	if (jobLimitMs === null || now - job.started + job.longestMs < jobLifetimeMs(jobLimitMs)) return void 0;
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
/** People's constraints go whole into every prompt: only a person can shorten them. */
function constraintsLeaveNoRoom({ state, limits }) {
	const { indexChars, charsPerToken } = limits;
	const excess = indexChars === null ? void 0 : constraintsWithoutRoom(state.knowledge, indexChars);
	if (!excess) return void 0;
	const [size, max] = [excess.chars, excess.maxChars].map((chars) => thousands(Math.floor(chars / charsPerToken)));
	const reason = `${excess.ids.length} constraints of people take ${size} tokens of each prompt, more than half of its budget (${max}): withdraw some with \`forget K-\u2026\`, shorten them with \`remember K-\u2026 TEXT\`, or raise context-budget-hpi`;
	return stop({
		kind: "human_review",
		why: reason
	});
}
function needsPlanReview({ state, limits }) {
	for (const { role, due: dueOf } of duesBeforePlan) {
		const due = dueOf(state, limits.counsel);
		if (due && "blockedBy" in due) return stop({
			kind: "blocked",
			by: [due.blockedBy],
			counsel: role
		});
		if (due) return {
			kind: "counsel",
			counsel: due
		};
	}
}
function waitsBetweenAgents({ state, limits, now }) {
	if (!state.last_agent_start) return void 0;
	const previous = Date.parse(state.last_agent_start);
	if (previous > now) return void 0;
	const until = previous + limits.minDelayMs;
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
const maxMarginMs = 6e4;
/** Lifetime of a job in ms, somewhat shorter than its machine allows (failure model P4). */
const jobLifetimeMs = (jobLimitMs) => jobLimitMs - Math.min(maxMarginMs, jobLimitMs / 10);
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
// src/core/report/words/run-sentence.ts
/**
* The run's status in one sentence, and what is needed from whom. Without a stop reason a job is running, or the last
* one died.
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
	if (state.handed && state.lease && state.lanes.length === 0) return handedOnText(state.handed);
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
		next: [step("No action needed")]
	};
	const limit = selectTask(plan, statusIn(state)).kind === "task" && state.undos.length === 0 && limitUsedUp(plan, state);
	if (limit) return stopSentence(limit, context, foreign);
	return {
		happened: `No job is running; ${counts}.`,
		details: [],
		next: [continueStep(context)]
	};
}
const withNextJob = (context, { next_job }) => next_job === null ? context : {
	nextJob: nextJobText({ kind: "starts" }, next_job),
	...context
};
function atWork(state, current, context, counts) {
	const duration = context.now === null ? `since ${formatUtc(current.started)}` : `for ${formatDuration(ageMs(current.started, context.now))}`;
	return {
		happened: `${`Working on ${current.task}: iteration ${current.iteration}, attempt ${current.attempt}, ${duration}`}; ${counts}.`,
		details: [],
		next: [step(`No action needed. Each task that passes its checks becomes a commit on ${code(state.work_branch)}`), ...(context.surface ?? "terminal") === "terminal" && context.now !== null ? steering(context, current.task) : []]
	};
}
/** Attempts in lanes, and candidates that wait for their checks. */
function inLanes({ lanes, lanes_limited: limited, work_branch }, counts) {
	const tasksOf = (group) => inRow(group.map(({ task }) => task));
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
		next: [step(`No action needed. Each task that passes its checks becomes a commit on ${code(work_branch)}`)]
	};
}
const inRow = (names) => names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
/** Readers of comments already have the list of orders. */
const steering = (context, task) => [tellAgent("Tell the next agent something", context, task), step("End this attempt and start no other", operatorLine(context, "pause"))];
const effects = {
	undo: ", which reverts an earlier commit",
	agents_md: ", which updates AGENTS.md"
};
/** For the log. */
function handedOverLine({ what, of, commit }) {
	const subject = subjects[what] ?? (of ? `${of.task}, iteration ${of.iteration} was` : "the untouched checkpoint was");
	const commitText = commit === null ? "" : ` as ${shortOid(commit)}`;
	return `${what === "undo" ? "the undo in " : ""}${subject} handed to the workflow's other jobs${commitText}`;
}
const subjects = {
	passes: "the passes that were waiting were",
	counsel: "a call about the plan as a whole was",
	lanes: "the attempts were",
	train: "the changes were"
};
/** What waits for other jobs or steps of a workflow run. */
function handedOnText({ what, of, commit }) {
	if (what === "passes") return {
		happened: "Passes that waited for a verdict now wait for their agent.",
		...settledLater
	};
	if (what === "counsel") return {
		happened: "A call about the plan as a whole waits for its agent.",
		...settledLater
	};
	if (what === "lanes") return {
		happened: "Several tasks wait for their agents, one job each.",
		...settledLater
	};
	if (what === "train") return {
		happened: "The changes of several tasks wait for their checks, one job each.",
		...settledLater
	};
	return {
		happened: `${of ? `Iteration ${of.iteration} (${of.task})` : "The baseline (the untouched checkpoint)"} waits for ${commit === null ? "its agent" : `the checks of ${code(shortOid(commit))}`}${effects[what] ?? ""}.`,
		...settledLater
	};
}
const settledLater = {
	details: [],
	next: [step("No action needed: a later job or step of this workflow finishes it. If it never comes, the next job starts over and nothing is lost")]
};
/** A sentence without its full stop. */
function nextJobText(fact, workflow) {
	if (fact.kind === "pending") return `No action needed: the next job is already waiting (${fact.url})`;
	return fact.kind === "started" ? `No action needed: this job started the next one (${workflow})` : `No action needed: the next job of ${workflow} starts by itself`;
}
const endInWords = {
	finished: "The agent has finished",
	no_result: "The agent ended without an answer",
	error: "The agent reported an error",
	usage_limit: "The provider's usage limit was reached",
	overloaded: "The provider is overloaded",
	billing: "The model account has no credit",
	auth: "The model credential was refused",
	crashed: "The agent crashed",
	timed_out: "The agent ran out of time",
	cancelled: "The agent was ended because the run was stopped or cancelled"
};
/** The agent's own words are not repeated here; the job that judges them shows them. */
function agentJobText(job) {
	const { end, usage, findings, candidate, ranNoAgent } = job;
	if (ranNoAgent) return `The passes that were waiting gave their answers (${formatUsd(usage.usd)}). The job "apply" records them.`;
	const next = candidate ? "Next, its commit is checked." : "There is no commit to check.";
	const objections = findings.length > 0 ? ` The guards object to ${findings.length} of its changes.` : "";
	return `${endInWords[end.kind]} (${formatUsd(usage.usd)}).${objections} ${next} The job "apply" finishes it.`;
}
function checksJobText(job) {
	if (job.unready !== null) return "The set-up commands failed, so no check was run. The job \"apply\" finishes it.";
	const failed = job.results.filter(({ passed }) => !passed).length;
	const count = job.results.length;
	return `${failed === 0 ? count === 1 ? "The check passed" : `All ${count} checks passed` : `${failed} of ${plural(count, "check")} failed`}. The job "apply" finishes it.`;
}
export { attentionIn as $, countUnchanged as $t, planChangeInWords as A, closedFolder as An, rangeInWords as At, continueNowText as B, interruptedInWords as Bt, judgeConfinement as C, refusalInWords as Cn, contradictionsIn as Ct, redByConfinement as D, signalsInWords as Dn, forecastLines as Dt, needIn as E, questionsOf as En, budgetInWords as Et, completeSentence as F, citationInWords as Ft, pushInClone as G, costBudgetOf as Gt, stackConflictInWords as H, planReviewInWords as Ht, stopInWords as I, consensusInWords as It, conflictTask as J, uncheckedWords as Jt, resolveInClone as K, receiptOf as Kt, stopSentence as L, counselInWords as Lt, reviewInWords as M, confinementOrNone as Mn, roleInWords as Mt, setUpInWords as N, wayInWords as Nn, rolesInWords as Nt, editInWords as O, signalsOf as On, forecastSentence as Ot, touchedWords as P, answerInWords as Pt, askedReason as Q, countStatuses as Qt, stuckSentence as R, evidenceFor as Rt, isBelow as S, judgeTarget as Sn, maxIndexEntries as St, missingIn as T, agentClaims as Tn, budgetChoices as Tt, stackInWords as U, claimToVerify as Ut, doubledBudget as V, judgedInWords as Vt, whereLines as W, unchangedPart as Wt, mergeByHand$1 as X, commitsInWords as Xt, hasConflictMarkers as Y, attemptsCell as Yt, unresolvedConflict as Z, costCell as Zt, maxHardChars as _, taskByIteration as _n, recordedTrigger as _t, nextJobText as a, statusInWords$1 as an, isOpen$1 as at, confinedIn as b, withoutCommits as bn, readOperations as bt, jobLifetimeMs as c, taskCosts as cn, selectTask as ct, tokensUsedUp as d, unchangedTasks as dn, questionInWords as dt, countsInWords as en, openAsks as et, usualCost as f, commitsOf as fn, questionSteps as ft, hardChars as g, recordWithCommit as gn, recordHandoff as gt, remainingBudget as h, nextAttempt as hn, indexDue as ht, handedOverLine as i, shownTasks as in, explainBlocked as it, remarks as j, confinementInWords as jn, attemptsInWords as jt, passInWords as k, unfinished as kn, lanesInWords as kt, nextStep as l, taskRows as ln, settingsEditLine as lt, isUsedUp as m, iterationsOf$1 as mn, knowledgeChangeInWords as mt, checksJobText as n, rowsInState as nn, dependents as nt, runSentence as o, statusMark as on, readyTasks as ot, callBudgets as p, indexFactsOf as pn, unchangedInWords as pt, baseConflict as q, rolesOf as qt, handedOnText as r, shownRows as rn, doneDependents as rt, fitsAfter as s, statusWord as sn, remainingTasks as st, agentJobText as t, laneWords as tn, criticalPath as tt, hadShareOnly as u, timeCell as un, acceptedInWords as ut, mergeDue as v, taskOfCommit as vn, indexOfFields as vt, maySudo as w, refusalsInWords as wn, budgetAmount as wt, diagnoseConfinement as x, assertNever as xn, maxHardCharsPerIteration as xt, mergeTrigger as y, taskOfIteration as yn, applyOperations as yt, approvalSteps as z, evidenceInWords as zt };
