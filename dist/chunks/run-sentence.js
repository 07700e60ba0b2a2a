import { Bt as code, Gt as operatorLine, H as isAllowedBy, Ht as inFolder, Jt as ordersAndRun, Kt as orderAndRun, Ut as lineSpan, V as allowedHostInWords, Vt as commandSpan, W as readHostName, Wt as operatorCommand, Zt as shortOid, er as RalphError, p as settings, st as issueWords, wn as fitLine } from "./through-proxy.js";
import { A as totalTokens, C as formatUtc, D as plural, M as cappedLines, N as cappedRow, O as thousands, S as formatUsd, a as quote, b as formatMinutes, c as boundedValue, g as ageMs, i as plainLine, k as tokenAmount, o as some, p as startOf, r as oneLine, v as formatDuration, w as fromNow, x as formatTokens, y as formatLimit } from "./one-line.js";
import { s as Task } from "./branch-name.js";
import { n as commandLine, t as breakCommand } from "./command-line.js";
import { C as runnerMsSeen, c as milestonesOf, i as meetsLimitOfJob, l as reservedIds, o as isAgentsMd, s as isReserved } from "./due.js";
import { B as typeOf, D as taskIn, E as statusIn, I as putEntries, L as sameWords, M as freeId, N as isActive, P as isHard, R as soundsHard, T as recordsOf, a as partToCheck, an as laneOf, cn as openAttempts, dn as uncountedLanes, en as heldCommits, f as knowledgeLines, in as isHeld, j as entryText, o as redParts, on as lanesAtWork, s as slicesOf, tn as heldIterations, u as indexMarkdown, xn as recordedValue, z as superseded } from "./slices.js";
import { j as KnowledgeAnswer } from "./pass.js";
import { i as taskIds, n as dependencyEdges, o as memoize, t as dependenciesFirst } from "./dependency-graph.js";
import { r as fenced } from "./fences.js";
import { n as wholeSentences, o as wordsOf, r as overlap } from "./whole-parts.js";
// src/core/confinement/words.ts
/** How a level is reached, after "by". */
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
/** What a level keeps out of reach, one sentence without its full stop. */
const levelsInWords = {
	C0: "C0: no protection; only its process group is ended",
	C1: "C1: every process ends with its call and sees no others; files are not protected",
	C2: "C2: it cannot write files outside the workspace or read secrets on the disk",
	C3: "C3: it sees only the workspace and the tools"
};
/**
* The confinement in a line that says no more than was reached: `C3 by bubblewrap; the network is open`.
*/
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
/** For a run that no agent has worked on yet. */
const confinementOrNone = (confined) => confined === null ? "reported when the first agent starts" : confinementInWords(confined);
/** What to install or to write for a better confinement here: sentences, the best first; none where C3 is reached. */
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
/** Ubuntu 24.04 lets an ordinary user make user namespaces only by a profile; from 25.04 on it ships that for bwrap. */
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
/** Why a way that runs a command as another user is refused: its files lie in a folder that this user cannot enter. */
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
const mostLeft = 10;
const longest = 300;
/** Reads the account of a handoff. Being stuck is said in its field, or in a summary that begins with `stuck:`. */
function agentClaims(request) {
	const { handoff, handoffSource: source } = request;
	if (!handoff || source !== "structured" && source !== "result_text") return {
		complete: void 0,
		left: [],
		stuck: void 0
	};
	const { task_completed: done } = handoff;
	const [, said] = /^\s*stuck:\s*(\S[\s\S]*)$/i.exec(handoff.summary) ?? [];
	const stuck = oneLine(handoff.stuck ?? said ?? "", longest);
	const left = unfinished(handoff).slice(0, mostLeft);
	const instead = left.length === 0 && done?.summary ? [done.summary] : left;
	return {
		complete: done?.fully_complete,
		left: instead.map((text) => oneLine(text, longest)).filter((text) => text !== ""),
		stuck: stuck === "" ? void 0 : stuck
	};
}
/** What an agent did not come to, an item each with its reason and priority. */
const unfinished = ({ unfinished_business = [] }) => unfinished_business.map(({ item, reason, priority }) => {
	const details = [priority && `${priority} priority`, reason].filter(Boolean).join(", ");
	return details === "" ? item : `${item} (${details})`;
});
const mostQuestions = 5;
/**
* What a person may want to act on: little confidence, and questions. Undefined where there is neither, and of a handoff
* that the engine made, which claims nothing.
*/
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
/** What it could not find out, a line each; the first ones. */
const questionsOf = ({ request_research = [] }) => request_research.map((question) => oneLine(question, longest)).filter((question) => question !== "").slice(0, mostQuestions);
/** `low confidence in its work; it could not find out: which zone the server is in`. */
function signalsInWords({ confidence, research }, foreign) {
	const asks = research.length === 0 ? [] : [`it could not find out: ${research.map(foreign).join("; ")}`];
	return [...confidence === null ? [] : [`${confidence} confidence in its work`], ...asks].join("; ");
}
// src/core/network/judge-target.ts
/** `foreign` makes an agent's words harmless where they stand. */
const refusalInWords = ({ target, why, line }, foreign) => `the network refused ${foreign(target)} to the agent or a check: ${foreign(why)}${line === void 0 ? "" : `. To allow it: ${foreign(`\`${line}\``)}`}`;
/** All of them in as few lines as they need: hosts that a list would allow stand in one. The first refused first. */
function refusalsInWords(refusals, foreign) {
	const host = ({ line }) => /^allow-hosts: \[(.*)\]$/.exec(line ?? "")?.[1];
	const listable = refusals.filter((one) => host(one) !== void 0);
	const others = refusals.filter((one) => !listable.includes(one)).map((one) => `${capital(refusalInWords(one, foreign))}.`);
	if (listable.length === 0) return others;
	const targets = foreign(listable.map(({ target }) => target).join(", "));
	const line = foreign(`\`allow-hosts: [${listable.map(host).join(", ")}]\``);
	return [`The network refused ${targets} to the agent or a check. To allow ${listable.length === 1 ? "it" : "them"}: ${line}.`, ...others];
}
const capital = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** `target`: what follows CONNECT. */
function judgeTarget(target, allowed) {
	const [, name = "", digits = ""] = /^(.*):(\d{1,5})$/.exec(target) ?? [];
	const port = Number(digits);
	if (name === "" || port < 1 || port > 65535) return { refused: "it names no host and port" };
	const host = readHostName(name);
	if (host === void 0) return { refused: "an address is not a name; only hosts by name can be allowed" };
	const match = allowed.find((one) => isAllowedBy(one, host, port));
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
/** A list of YAML takes `host:8443` unquoted, since no space follows the colon; a star is a reference. */
const yamlText = (text) => text.startsWith("*") ? `'${text}'` : text;
// src/core/text/assert-never.ts
/** Makes the compiler prove that a switch over a union names every case. */
function assertNever(value) {
	throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
// src/core/run/fold/task-commits.ts
/** All commits of a task that are part of the work, oldest first; a task that was done before the run has none. */
function commitsOf({ iteration, commit, summary, parts }) {
	return commit === null ? parts : [...parts, {
		iteration: iteration ?? 0,
		commit,
		summary: summary ?? ""
	}];
}
/** The record of a task after an attempt that passed: with one more commit, or done without one. */
function grown(task, { commit, part, ...passed }) {
	const status = part === void 0 ? "done" : part.final ? "failed" : "pending";
	if (commit === null) return {
		status,
		closed: passed.iteration,
		left: passed.left
	};
	return {
		status,
		...passed,
		commit,
		parts: [...commitsOf(task)],
		closed: null,
		unchanged: null
	};
}
/** As if none of its commits had been made. */
const withoutCommits = {
	iteration: null,
	commit: null,
	summary: null,
	left: [],
	parts: [],
	closed: null,
	unchanged: null
};
/** Whether the task was begun and is not over: it goes on before others are begun. */
const isBegun = ({ status, commit }) => commit !== null && (status === "pending" || status === "in_progress");
/** Iterations that a task came to its commits by, and the one that found it complete. */
const iterationsOf$1 = (task) => [...commitsOf(task).map(({ iteration }) => iteration), ...task.closed === null ? [] : [task.closed]];
/** The task that this iteration brought on or found complete, with all its commits; undefined where there is none. */
function taskOfIteration({ tasks }, iteration) {
	const found = Object.entries(tasks).find(([, task]) => task.commit !== null && iterationsOf$1(task).includes(iteration));
	return found && {
		task: found[0],
		commits: commitsOf(found[1])
	};
}
/** The commit of a task's that begins so, with its task. */
function taskOfCommit({ tasks }, oid) {
	for (const [task, record] of Object.entries(tasks)) {
		const found = commitsOf(record).find(({ commit }) => commit.startsWith(oid));
		if (found) return {
			...found,
			task
		};
	}
}
/** Attempts at a task that came to an end which counts, of the one that is next the number: from 1. */
const nextAttempt = (task) => task.failed_attempts + commitsOf(task).length + 1;
/** The iterations whose commits count, each with its task: only these can have taught anything. Linear in the tasks. */
function taughtBy({ tasks }) {
	const taught = /* @__PURE__ */ new Map();
	for (const id in tasks) {
		const task = tasks[id];
		if (task) for (const iteration of iterationsOf$1(task)) taught.set(iteration, id);
	}
	return taught;
}
/** The iteration that completed a task, by its id; of those that are done. */
function completedBy({ tasks }) {
	const done = Object.entries(tasks).filter(([, { status }]) => status === "done");
	return new Map(done.flatMap(([id, task]) => iterationsOf$1(task).slice(-1).map((last) => [id, last])));
}
/** What operations on the index are judged by. */
const knownOf = (state) => ({
	taught: taughtBy(state),
	completed: completedBy(state)
});
// src/core/report/facts/task-rows.ts
/** The plan's tasks in plan order, with what the run knows of each; without a state, as the plan has them. */
function taskRows(plan, state) {
	return plan.tasks.map((task) => taskRow(task, state));
}
/** The row of one task. */
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
	const lane = state.lanes.find((one) => one.task === id);
	const commits = commitsOf(task);
	const more = iterationsOf$1(task).length + (isOpenNow(state, id) ? 1 : 0);
	return {
		id,
		title,
		...task.added_by === "agent" && { isAgents: true },
		status: task.status,
		attempts: task.failed_attempts + more,
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
/** Once for each list: of a long one the sentence, the table and the log each say a part. */
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
/** How many of them are done because somebody agreed that nothing was left to change. */
const countUnchanged = memoize((tasks) => tasks.filter(({ unchanged }) => unchanged).length);
/** `2 of 5 tasks done (1 without a change), 1 failed, 1 skipped, 1 pending`: what is zero is left out. */
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
/** How a task stands; one that is done without a change is never shown as any other. */
function statusInWords({ status, unchanged, isCaptured, isHeld }) {
	if (unchanged) return "done without a change";
	if (isHeld && status === "in_progress") return "waits for approval";
	return isCaptured && status === "in_progress" ? "to be checked" : statusWord[status];
}
/** Where an attempt in a lane is once its agent has ended; undefined before. */
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
/** Behind the newest commit: the number of all, where the task took several, or goes on. */
const commitsInWords = ({ status, parts }) => parts > 1 || parts === 1 && status !== "done" ? ` (${plural(parts, "part")})` : "";
const costCell = (row) => row.usd > 0 ? formatUsd(row.usd) : "";
/** One pass, once for each change of a task: receipt and forecast are written with every state commit. */
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
/** A table of more tasks than this is shown in part. */
const wholeTable = 300;
/** So many of a longer one, where it is written with every state commit. */
const partInState = 100;
const nextTasks = 20;
/**
* What fits of a long table: first what people look for (under way, failed, given up, the next 20 pending), then what was done,
* newest first, then what was skipped. Stays bounded however many tasks there are: nothing that grows is rewritten.
*/
function shownRows(rows, limit = wholeTable) {
	const chosen = places(rows, limit).flatMap((at) => rows[at] ?? []);
	return {
		rows: chosen,
		omitted: omission(rows, chosen)
	};
}
/** The same of a run's tasks; rows are made only of those that are shown. */
function shownTasks({ plan, state }, limit = wholeTable) {
	const records = recordsOf(plan, state);
	const rows = places(records, limit).flatMap((at) => plan.tasks[at] ?? []).map((task) => taskRow(task, state));
	return {
		rows,
		omitted: omission(records, rows)
	};
}
/** What files of the state show. */
const rowsInState = (run) => shownTasks(run, run.plan.tasks.length > wholeTable ? partInState : wholeTable);
/** Positions of the tasks that are shown, in plan order. */
function places(tasks, limit) {
	if (tasks.length <= limit) return [...tasks.keys()];
	const by = {
		pending: [],
		in_progress: [],
		done: [],
		failed: [],
		skipped: [],
		given_up: []
	};
	tasks.forEach(({ status }, at) => {
		by[status].push(at);
	});
	const iteration = (at) => tasks[at]?.iteration ?? 0;
	return [
		...by.in_progress,
		...[...by.failed, ...by.given_up].slice(0, limit - nextTasks - 1),
		...by.pending.slice(0, nextTasks),
		...by.done.sort((a, b) => iteration(b) - iteration(a)),
		...by.skipped
	].slice(0, limit).sort((a, b) => a - b);
}
function omission(all, shown) {
	const [total, there] = [countStatuses(all), countStatuses(shown)];
	const parts = [
		"done",
		"failed",
		"given_up",
		"skipped",
		"pending"
	].map((status) => ({
		status,
		count: total[status] - there[status]
	})).filter(({ count }) => count > 0).map(({ status, count }) => `${count} ${statusWord[status]}`);
	return parts.length === 0 ? null : `Not shown here: ${parts.join(", ")}.`;
}
// src/core/report/facts/receipt.ts
/** Linear in the tasks. `now`: ms since the epoch, for the job that is at work. */
function receiptOf(state, now) {
	const { succeeded, failed, interrupted } = state.counts;
	const total = {
		usd: state.usage.usd,
		runner_ms: runnerMsSeen(state, now)
	};
	const per = (count) => count === 0 ? null : {
		usd: total.usd / count,
		runner_ms: total.runner_ms / count
	};
	const { worked, time_ms, dearest } = taskCosts(state.tasks);
	const perTask = per(worked);
	const commits = succeeded - withoutCommit(state.tasks) - heldIterations(state).length;
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
		beside: total.runner_ms > 0 && time_ms > total.runner_ms,
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
/** Of all that was called, what is nobody else's is the coding agent's. */
function rolesOf({ usage, around }) {
	const others = Object.entries(around).map(([role, spent]) => ({
		role,
		...spent
	}));
	if (others.length === 0) return [];
	const sum = (of) => others.reduce((total, one) => total + of(one), 0);
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
	const found = [];
	for (const id in tasks) {
		const stuck = tasks[id]?.stuck;
		if (stuck) found.push({
			id,
			left: stuck.retries_left
		});
	}
	return {
		tasks: found.map(({ id }) => id),
		retries: found.reduce((sum, { left }) => sum + left, 0)
	};
}
/** Attempts that succeeded and found nothing left to do. */
function withoutCommit(tasks) {
	let count = 0;
	for (const id in tasks) if (typeof tasks[id]?.closed === "number" && !tasks[id].unchanged) count += 1;
	return count;
}
/** USD that the run may cost: as recorded; of a run without records an operator's word, else what is configured where this is read. */
function costBudgetOf({ overrides, rules }, configured) {
	if (rules) return recordedValue("cost-budget", rules);
	const read = settings["cost-budget"].read(overrides["cost-budget"]);
	return "value" in read ? read.value : configured;
}
/** What every report says while no check stands between an agent and a commit; undefined where one does, or that is not known yet. */
function uncheckedWords(baseline) {
	if (baseline?.counting === void 0) return void 0;
	if (baseline.counting === 0) return "Nothing checks these commits: no check of the run counts (`no-checks`)";
	if (!baseline.accepted || baseline.red.length < baseline.counting) return void 0;
	return "Nothing checks these commits: every check failed before the run, and that was accepted (`known-red`)";
}
// src/core/run/next/counsel.ts
/** What has to be said next of the plan before coding begins; why it is not begun where a gate holds it. */
function consensusDue({ counsel, counts }, { seeksConsensus }) {
	const { consensus } = counsel;
	if (consensus?.held) return { blockedBy: consensus.held };
	if (consensus) return consensus.next ? {
		role: "consensus",
		part: consensus.next,
		round: consensus.round
	} : void 0;
	if (!seeksConsensus || counts.succeeded + counts.failed > 0) return void 0;
	return {
		role: "consensus",
		part: "challenge",
		round: 1
	};
}
/** The review that has to come before the first task; why the plan is not begun where a gate holds it. */
function planReviewDue({ counsel, counts }, { reviewsPlan }) {
	const { plan_review: review } = counsel;
	if (review?.held) return { blockedBy: review.held };
	if (review ? review.done : !reviewsPlan || counts.succeeded + counts.failed > 0) return void 0;
	return {
		role: "plan-review",
		part: "plan-review",
		round: (review?.round ?? 0) + 1
	};
}
/** The part of a verification that is about one task whose agent changed nothing. */
const unchangedPart = "unchanged";
/** The question of an agent that changed nothing, if a verifier is asked before a person. */
const claimToVerify = ({ asks }) => asks.find(({ question }) => question?.verify !== void 0);
/** The call that has to say whether a task is done without a change. */
function unchangedDue(state, { acceptsUnchanged }) {
	const claim = claimToVerify(state);
	return claim && acceptsUnchanged ? {
		role: "verify",
		part: unchangedPart,
		round: claim.iteration
	} : void 0;
}
/** The call that has to say whether the plan is complete; undefined where none was asked for, or it has said so. */
function verificationDue({ counsel, work }, { verifies }) {
	const { verified } = counsel;
	const rounds = verified?.rounds ?? 0;
	if (!verifies || verified?.work === work || rounds >= 3) return void 0;
	return {
		role: "verify",
		part: "verify",
		round: rounds + 1
	};
}
// src/core/report/words/counsel-words.ts
const mostClaims = 5;
/** What calls about the plan as a whole came to, a line each, for whoever reads a report. */
const counselRemarks = ({ evidence, counsel, tasks }, foreign, context) => [
	...counsel.consensus === null ? [] : consensusLines(counsel.consensus, foreign),
	...counsel.plan_review === null ? [] : planReviewLines(counsel.plan_review, foreign, context),
	...evidence === null ? [] : [`Acceptance ${evidenceInWords(evidence)}.`],
	...counsel.verified === null ? [] : [verifiedLine(counsel.verified, tasks, foreign)]
];
/** The dialogue, and each issue that is open or that somebody has to heed. */
function consensusLines(consensus, foreign) {
	const each = consensus.issues.filter(({ settled, action_item }) => !settled || action_item !== null).map(({ id, severity, settled, description, answer, action_item }) => {
		const said = answer && !settled ? `; answer: ${foreign(answer.argument.replace(/\.$/, ""))}` : "";
		const item = action_item === null ? "" : `; every agent is told: ${foreign(action_item)}`;
		return `Consensus ${id} (${severity}, ${settled ? "settled" : "open"}): ${foreign(description.replace(/\.$/, ""))}${said}${item}`;
	});
	return [`Consensus: ${consensusInWords(consensus, foreign)}.`, ...cappedLines(each, mostIssues)];
}
const mostIssues = 10;
function consensusInWords({ round, next, issues, summary, decision, unanswered }, foreign) {
	const open = issues.filter(({ settled }) => !settled);
	const critical = open.filter(({ severity }) => severity === "critical").length;
	const counted = `${plural(issues.length, "issue")}, ${open.length} open${critical === 0 ? "" : ` (${critical} critical)`}`;
	const reached = open.length === 0 && !unanswered ? "reached" : "not reached";
	return `${next === null ? decided[decision ?? "revise"] ?? reached : `${next} comes next`}, round ${round}: ${counted}${summary === "" ? "" : `; ${foreign(summary.replace(/\.$/, ""))}`}`;
}
/** Another round takes the order for it back. */
const decided = {
	accept: "accepted by a person",
	override: "overridden by a person",
	abort: "the plan was given up",
	revise: void 0
};
const lensInWords = (lens) => lens.replace("_", "-");
/** The review, and each proposal with its reason and what became of it. */
function planReviewLines(review, foreign, context) {
	const each = review.proposals.map(({ id, lens, reason, amendment, fate, why }) => {
		const what = `${amendment.action} ${foreign(String(amendment.task_id ?? amendment.task?.["id"] ?? "a task"))}`;
		const now = fate === "taken" ? "adopted" : fate === "refused" ? `not adopted: ${foreign(why ?? "")}` : `${operatorCommand(context, "accept", id)} adopts it`;
		return `Plan review ${id} (${lensInWords(lens)}): ${what}: ${foreign(reason.replace(/\.$/, ""))}; ${now}.`;
	});
	return [`Plan review: ${reviewedInWords(review, foreign)}.`, ...each];
}
const reviewedInWords = ({ verdict, summary }, foreign) => `${verdict === null ? "no usable answer" : verdict.replace("_", " ")}: ${foreign(summary.replace(/\.$/, ""))}`;
/** The same as a fact. */
function planReviewInWords(event, foreign) {
	const count = (fate, words) => {
		const ids = event.proposals.filter((one) => one.fate === fate).map(({ id }) => id);
		return ids.length === 0 ? [] : [`${words}: ${cappedLines(ids, 10).join(", ")}`];
	};
	const fates = [
		...count("open", "proposed"),
		...count("taken", "adopted"),
		...count("refused", "not adopted")
	];
	return `pass ${event.round} over the plan: ${[reviewedInWords(event, foreign), ...fates].join("; ")}`;
}
const parts = {
	verify: "verification",
	"plan-review": "plan review",
	consensus: "consensus"
};
/** `plan review 2`, `consensus 1 (challenge)`. */
const counselInWords = ({ role, part, round }) => part === "unchanged" ? `verification of iteration ${round}, which changed nothing,` : `${parts[role]} ${round}${part === role ? "" : ` (${part})`}`;
/** What a model that was asked says of the end of the plan. */
function judgedInWords({ complete, summary, missing }, foreign, nameOf = (id) => `task ${id}`) {
	const said = foreign(summary.replace(/\.$/, ""));
	if (complete === null) return `no usable answer: ${said}`;
	if (complete) return `a model says that the plan is complete: ${said}`;
	const each = missing.map(({ what, added, why }) => {
		const fate = added === null ? `no task was added: ${foreign(why ?? "")}` : nameOf(added);
		return `${foreign(what.replace(/\.$/, ""))} (${fate})`;
	});
	return `a model says that something is missing: ${[...each.length === 0 ? [said] : [], ...cappedLines(each, mostClaims)].join("; ")}`;
}
/** The same once the run has gone on: what became of each task that was added, and that nobody is asked again. */
function verifiedLine({ rounds, ...verified }, tasks, foreign) {
	const since = (id) => `task ${id}, ${statusWord[tasks[id]?.status ?? "pending"]}`;
	return `Verification${verified.complete === false && rounds >= 3 ? ` (${rounds} calls, the most there are)` : ""}: ${judgedInWords(verified, foreign, since)}.`;
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
// src/core/plan/unusable-edit.ts
/** What is wrong with an edit of the plan or of `ralph.yml` that a person made during a run. */
function unusableEdit({ file, fault, total }, foreign) {
	if (fault === null) return `${foreign(file)} is gone.`;
	const more = total > 1 ? ` (and ${total - 1} more)` : "";
	return `The edit of ${foreign(file)} cannot be used: ${foreign(fault)}${more}${/[.!?\]]$/.test(fault) && more === "" ? "" : "."}`;
}
/** A valid edit of the configuration during a job, in a line. */
const settingsEditLine = ({ file, keys }, foreign) => `The edit of ${foreign(file)} (${some(keys.map(foreign))}) counts from the next job on; this one continues with its former settings.`;
/** The same with what follows from it, in a line. */
const unusableEditLine = (edit, foreign) => `${unusableEdit(edit, foreign)} ${edit.kind === "plan" ? "The run continues with the former plan." : "The job continues with its former settings."}`;
// src/core/report/words/receipt-text.ts
/** The receipt as an aligned table of at most 80 columns; the dearest task and the tokens below it. */
function receiptLines(receipt) {
	const table = [[
		"Receipt",
		"Model",
		"Runner",
		""
	], ...rowsOf(receipt).map(({ name, usd, runner_ms, remark }) => [
		name,
		formatUsd(usd),
		minutes(runner_ms),
		remark
	]).map(([name, ...rest]) => [`  ${name}`, ...rest])];
	const width = (column) => Math.max(...table.map((row) => (row[column] ?? "").length));
	return [...table.map(([name = "", usd = "", time = "", remark = ""]) => [
		name.padEnd(width(0)),
		usd.padStart(width(1)),
		time.padStart(width(2)),
		remark
	].join("  ").trimEnd()), ...notes(receipt).map((note) => `  ${note}`)];
}
/** The same in GitHub's Markdown. */
function receiptMarkdown(receipt) {
	return [["| | Model | Runner | |\n| --- | ---: | ---: | --- |", ...rowsOf(receipt).map(({ name, usd, runner_ms, remark }) => `| ${name} | ${formatUsd(usd)} | ${minutes(runner_ms)} | ${remark.replaceAll("|", "\\|")} |`)].join("\n"), notes(receipt).join(" ")].join("\n\n");
}
const minutes = (ms) => ms === null ? "" : formatMinutes(ms);
function rowsOf(receipt) {
	const { total, jobs, roles, per_task, per_attempt, per_commit, commits, attempts } = receipt;
	return [
		{
			name: "Total",
			...total,
			remark: plural(jobs, "job")
		},
		...roles.map(({ role, usd, calls, tokens, unknown }) => ({
			name: `\u2013 ${roleInWords(role)}`,
			usd,
			runner_ms: null,
			remark: `${calls === null ? "" : `${callsInWords$1({
				calls,
				unknown
			})}, `}${formatTokens(tokens)} tokens`
		})),
		...per_task ? [{
			name: "Per task",
			...per_task,
			remark: `${plural(per_task.tasks, "task")} worked on`
		}] : [],
		...per_attempt ? [{
			name: "Per attempt",
			...per_attempt,
			remark: attemptsInWords(attempts)
		}] : [],
		...per_commit ? [{
			name: "Per verified commit",
			...per_commit,
			remark: plural(commits, "commit")
		}] : []
	];
}
/** `coding agent 1.80 USD, prep 0.10 USD`; null where only the coding agent was called. */
const rolesInWords = ({ roles }) => roles.length === 0 ? null : roles.map(({ role, usd, unknown = 0 }) => {
	const lost = unknown === 0 ? "" : ` (the cost of ${plural(unknown, "call")} is unknown)`;
	return `${roleInWords(role)} ${formatUsd(usd)}${lost}`;
}).join(", ");
/** `3 calls (cost of 1 unknown)`. */
const callsInWords$1 = ({ calls, unknown = 0 }) => `${plural(calls, "call")}${unknown === 0 ? "" : ` (cost of ${unknown} unknown)`}`;
const names = {
	coding: "coding agent",
	extraction: "handoff extraction"
};
const roleInWords = (role) => names[role] ?? role.replace(/^pass:/, "pass ");
function notes({ usage, attempts, attempts_ms, beside, total, roles, dearest, stuck, confined, unchecked }) {
	const called = attempts.succeeded + attempts.failed + attempts.interrupted > 0;
	const used = totalTokens(usage) === 0 ? `The agent reported ${usage.usd === 0 ? "neither cost nor tokens" : "no tokens"}.` : `${usage.usd === 0 ? "The agent reported no cost. " : ""}${formatTokens(totalTokens(usage))} tokens: ${formatTokens(usage.input_tokens + usage.cache_creation_tokens)} in, ${formatTokens(usage.cache_read_tokens)} from the cache, ${formatTokens(usage.output_tokens)} out.`;
	return [
		...called || usage.usd > 0 ? [used] : [],
		...beside ? [`The attempts took ${formatMinutes(attempts_ms)}, side by side in ${formatMinutes(total.runner_ms)}.`] : [],
		...roles.flatMap(({ role, unknown = 0 }) => unknown === 0 ? [] : [`${plural(unknown, "call")} (${roleInWords(role)}) ${unknown === 1 ? "was" : "were"} lost together with the job: the cost is unknown and is not in the total.`]),
		...dearest ? [`The most expensive task: ${dearest.task}, ${formatUsd(dearest.usd)}.`] : [],
		...stuck.tasks.length > 0 ? [`Stuck: ${cappedRow(stuck.tasks, 5)}${stuck.retries > 0 ? `; ${plural(stuck.retries, "retry", "retries")} saved` : ""}.`] : [],
		...confined ? [`Confinement: ${confinementInWords(confined)}.`] : [],
		...unchecked ? [`${unchecked}.`] : []
	];
}
/** `5 attempts: 3 passed, 1 failed, 1 interrupted`. */
function attemptsInWords({ succeeded, failed, interrupted }) {
	const parts = [
		`${succeeded} passed`,
		`${failed} failed`,
		...interrupted > 0 ? [`${interrupted} interrupted`] : []
	];
	return `${plural(succeeded + failed + interrupted, "attempt")}: ${parts.join(", ")}`;
}
// src/core/report/words/forecast-text.ts
/**
* `Probably 0.90 to 9.00 USD and 18 to 72 min of runner time for 6 tasks`, what that rests on, and whether the budget
* suffices; none where nothing is left.
*/
function forecastLines(forecast) {
	if (forecast === null) return [];
	const { tasks, usd, runner_ms, budget } = forecast;
	const priced = usd.high > 0;
	return [
		`Probably ${priced ? `${rangeInWords(usd, formatUsd, " USD")} and ` : ""}${rangeInWords(runner_ms, formatMinutes, " min")} of runner time for ${plural(tasks, "more task")}`,
		basisWords(forecast),
		...budget && priced ? [budgetWords(budget)] : []
	];
}
/** `About 20 to 50 min with 4 lanes, 1 to 3 h with one`; `rounds`: how often that many tasks are made together. */
function lanesInWords({ tasks, runner_ms }, { lanes, rounds }) {
	if (rounds >= tasks) return tasks === 1 ? "One task is left, so lanes do not make it faster" : "Each task waits for another one, so lanes do not make the plan faster";
	const share = rounds / tasks;
	const beside = {
		low: runner_ms.low * share,
		high: runner_ms.high * share
	};
	return `About ${timeRange(beside)} with ${lanes} lanes, ${timeRange(runner_ms)} with one`;
}
const timeRange = (range) => rangeInWords(range, formatMinutes, " min");
/** The same as one line; null where nothing is left. */
function forecastSentence(forecast) {
	const [what, ...basis] = forecastLines(forecast);
	return what === void 0 ? null : `${what} (${basis.join("; ")}).`;
}
function basisWords({ basis, usd }) {
	if (basis.kind === "size") return sizeWords(basis);
	const from = `as the ${plural(basis.tasks, "task")} before`;
	if (usd.high === 0) return `${from}; the agent reports no cost`;
	const around = basis.around_usd > 0 ? `, ${formatUsd(basis.around_usd)} of it for calls around the coding agent` : "";
	return `${from}, ${formatUsd(basis.usd)} each${around}`;
}
/** `a first guess for 6 to 9 iterations; other calls: post 5 to 8 times, prep 6 to 18`. */
function sizeWords({ iterations, calls }) {
	if (calls.length === 0) return "a first guess, based on the number of tasks";
	const said = calls.map(callsInWords).join(", ");
	return `a first guess for ${rangeInWords(iterations, String, "")} iterations; other calls: ${said}`;
}
const callsInWords = ({ role, calls }, at) => `${plainLine(roleInWords(role), 60)} ${rangeInWords(calls, String, "")}${at === 0 ? " times" : ""}`;
/** `0.90 to 9.00 USD`: the unit once; one number where both are the same. */
function rangeInWords({ low, high }, format, unit) {
	const [from, to] = [format(low), format(high)];
	return from === to ? to : `${from.endsWith(unit) ? from.slice(0, from.length - unit.length) : from} to ${to}`;
}
function budgetWords({ left_usd, enough }) {
	const left = `${left_usd < 1 ? formatLimit(left_usd) : formatUsd(left_usd)} of the budget left`;
	if (enough === "yes") return `${left}, enough`;
	return `${left}, which ${enough === "perhaps" ? "may" : "will"} not be enough`;
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
/** What a person can do now, a line each, with the exact command. */
function budgetChoices({ budget, limit }, context) {
	return [
		`Do nothing: ${atTheLimit[budget]} No committed work is lost.`,
		`Allow more: ${more(budget, limit, context)}`,
		`Change direction: ${operatorCommand(context, "pause")} pauses the run. ${operatorCommand(context, "status")} lists the tasks; each open one can be skipped.`
	];
}
const atTheLimit = {
	cost: "the attempt that reaches the limit is ended, and the run stops.",
	tokens: "the run stops with the attempt that reaches the limit.",
	time: "no iteration starts after that time; the next job continues.",
	job_iterations: "the job stops; the next one continues.",
	run_iterations: "the run stops."
};
/** Of a budget of the run, as the order `budget` takes it. */
function budgetAmount(budget, limit) {
	if (budget === "tokens") return `${tokenAmount(limit)}tok`;
	return `${limit}${budget === "cost" ? "usd" : "iter"}`;
}
function more(budget, limit, context) {
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
// src/core/knowledge/merged-parts.ts
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
// src/core/knowledge/trigger.ts
/** Checked in this order; the first match is returned. */
const rules = {
	task_metadata: ({ task }) => task.needs_docs || task.libraries.length > 0,
	novelty: ({ task, handoffs, thresholds }) => {
		const overlap = overlapOf(task, handoffs.slice(0, thresholds.recentHandoffs));
		return overlap !== void 0 && overlap < thresholds.noveltyOverlap;
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
const maxNamed = 5;
/**
* What people should know of the memory, a line each: hard constraints that agents added, those that an agent says are over,
* contradictions, and an index that no model keeps any more. Each with the command that changes it.
*/
function memoryRemarks({ knowledge, compaction }, foreign, context) {
	const active = knowledge.filter(isActive);
	const hard = active.filter((entry) => isHard(entry) && entry.by === null);
	const clause = (text) => foreign(text.replace(/[.\s]+$/, ""));
	const forget = ({ id }) => operatorCommand(context, "forget", id);
	const over = hard.filter(({ said_over }) => said_over !== null);
	const standing = hard.filter(({ said_over }) => said_over === null).toReversed();
	const replaced = ({ supersedes }) => {
		const rules = knowledge.filter((entry) => supersedes.includes(entry.id) && isHard(entry));
		return rules.length === 0 ? "" : `, in the place of: ${rules.map(({ text }) => clause(text)).join(" / ")}`;
	};
	return [
		...over.map((entry) => `Iteration ${entry.said_over?.iteration} says that a hard constraint no longer holds: ${clause(entry.text)}; its reason: ${clause(entry.said_over?.why ?? "")}; ${forget(entry)} withdraws it.`),
		...standing.slice(0, maxNamed).map((entry) => `Iteration ${entry.iterations.at(-1) ?? 0} set a hard constraint for all later agents: ${clause(entry.text)}${replaced(entry)}; ${forget(entry)} withdraws it.`),
		...standing.length > maxNamed ? [`Agents set ${plural(standing.length - maxNamed, "more hard constraint")}: ${code("ralph knowledge --kind constraint")}.`] : [],
		...contradictionsIn(active).slice(0, maxNamed).map(({ newer, older }) => `Two entries contradict each other: ${clause(newer.text)} / ${clause(older.text)}; ${forget(older)} withdraws the older one.`),
		...compaction.refused >= 2 ? [`The knowledge index rests on the fields of handoffs: the indexer's last ${compaction.refused} answers were refused (${foreign(compaction.refusals[0] ?? "")}). It is asked again after a ${code("ralph remember")}, a ${code("ralph forget")}, or a change of ${code("indexer")} or ${code("context-agent-model")}.`] : []
	];
}
/** What became of the index, in one line of the log. */
function knowledgeChanged(event) {
	const { entries, through, trigger, refused = [], softened = [], left_out = 0, shortened = 0, ignored = [] } = event;
	const added = entries.filter(({ status }) => status === "active").map(({ id }) => id);
	const over = entries.length - added.length;
	const parts = [
		added.length > 0 ? some(added) : "nothing new",
		...over > 0 ? [`${over} no longer in force`] : [],
		...softened.length > 0 ? [`${softened.length} beyond the three hard constraints of one handoff are not binding`] : [],
		...left_out > 0 ? [`${left_out} more statements of that handoff are left out`] : [],
		...shortened > 0 ? [`${plural(shortened, "statement")} longer than 500 characters without its end, which that handoff has`] : [],
		...ignored.length > 0 ? [`not followed: ${some(ignored)}`] : [],
		...refused.length > 0 ? [`refused: ${some(refused)}`] : []
	];
	return `${trigger === "recorded" ? "the knowledge index records what that handoff states" : `the knowledge index now covers iterations up to ${through} (${quote(trigger)})`}: ${parts.join("; ")}`;
}
// src/core/report/words/next-steps.ts
const step = (does, ...commands) => ({
	does,
	commands
});
const labelled = (label, one) => ({
	...one,
	label
});
/** A comment has the words in it; a terminal asks for them. */
const wordsBelow = ({ surface }) => surface === "issue" ? " (your words below it, in the same comment)" : "";
/** A hint: in a comment it is nothing without its words, so that there is nothing to copy. */
const tellAgent = (does, context, ...task) => context.surface === "issue" ? step(`${does}: a comment that begins with ${operatorCommand(context, "hint", ...task)}`) : step(does, operatorLine(context, "hint", ...task));
/**
* Steps for Markdown: a sentence each, its commands below it in a block, which GitHub lets a reader copy. A comment holds
* one order, so each order has a block of its own.
*/
const nextMarkdown = (steps) => steps.map(({ does, commands }) => commands.length === 0 ? `${does}.` : [`${does}:`, ...blocks(commands).map(fenced)].join("\n\n")).join("\n\n");
function blocks(commands) {
	const all = [];
	let open;
	for (const command of commands) {
		const isOrder = command.startsWith("/ralph ");
		if (open && !isOrder) open.push(command);
		else {
			const block = [command];
			all.push(block);
			open = isOrder ? void 0 : block;
		}
	}
	return all.map((lines) => lines.join("\n"));
}
/** Steps for programs: a sentence each, the commands in code spans. */
const nextSentence = (steps) => steps.map(({ does, commands }) => commands.length === 0 ? `${does}.` : `${does}: ${commands.map(lineSpan).join(", ")}.`).join(" ");
/**
* The same for a terminal, lines without their newline: each command stands on its own, to be copied as it is. `columns`:
* where a longer one is broken as a shell continues it.
*/
function nextLines(steps, look) {
	const [only] = steps;
	const { paint, columns } = look;
	if (steps.length === 1 && only?.commands.length === 0) return fitLine(`Next: ${only.does}.`, columns);
	if (steps.every(({ label, commands }) => label !== void 0 && commands.length === 1)) return steps.flatMap(({ label = "", commands: [command = ""] }) => labelledRow(label, command, look));
	const typed = (command) => breakCommand(command, columns - 4).map((line) => `    ${paint(line, "bold")}`);
	return ["Next:", ...steps.flatMap(({ does, commands }) => [...fitLine(`  ${does}${commands.length === 0 ? "." : ":"}`, columns), ...commands.flatMap(typed)])];
}
const labelWidth = 13;
/** A label and its command, which stands below where it does not fit. */
function labelledRow(label, command, { paint, columns }) {
	const [first = "", ...rest] = breakCommand(command, columns - labelWidth);
	return [`${label.padEnd(labelWidth)}${paint(first, "bold")}`, ...rest.map((line) => `${" ".repeat(labelWidth)}${paint(line, "bold")}`)];
}
// src/core/report/words/question-words.ts
/** What an agent that changed nothing asks, in one or two sentences; `foreign` makes its words harmless. */
function questionInWords({ kind, why, evidence, options = [], verify, person }, foreign) {
	const offered = options.map((option, index) => ` ${index + 1}: ${foreign(option.replace(/\.$/, ""))}.`);
	if (kind === "question") return `Its agent asks: ${foreign(why)}${offered.join("")}`;
	const shown = evidence === "" ? [] : [`It names as evidence: ${foreign(evidence)}`];
	const said = [`Its agent says that nothing is left to change: ${foreign(why)}`, ...shown];
	if (verify) said.push("A verifier is asked before a person.");
	if (person !== void 0) said.push(`A person decides, since ${foreign(person)}`);
	return said.map((sentence) => /[.!?]$/.test(sentence) ? sentence : `${sentence}.`).join(" ");
}
/** How a person answers, the most likely first. */
function answerQuestion({ task, question }, at) {
	const answer = at.surface === "issue" ? step(`Answer: a comment that begins with ${operatorCommand(at, "answer", task)}, with your words after it`) : step("Answer, and have it tried again", orderAndRun(at, "answer", task));
	const agree = step("Agree that nothing is to be changed", orderAndRun(at, "answer", task, "done"));
	const offered = (question?.options ?? []).map((option, index) => step(`Answer \u201c${plainLine(option, 80)}\u201d`, orderAndRun(at, "answer", task, String(index + 1))));
	return [
		...question?.kind === "no_change" ? [agree] : [],
		...offered,
		answer,
		step("Give up the task and continue", orderAndRun(at, "skip", task))
	];
}
const acceptedInWords = ({ by, why, verified }, foreign) => `done without a change, as ${verified ? "a verifier" : foreign(by)} agreed: ${foreign(why)}`;
/** A task that is done though nothing was changed: who agreed, and why. */
function unchangedInWords({ task, iteration, by, verified, why }, foreign) {
	return `${task} is done without a change (iteration ${iteration}; ${verified ? "a verifying model agreed, and no person was asked" : `${foreign(by)} agreed`}): ${foreign(why)}`;
}
const askInWords = ({ task, iteration, why, question }, foreign) => question ? `${task} (iteration ${iteration}) changed nothing. ${questionInWords(question, foreign)}` : `${task} (iteration ${iteration}): ${foreign(why)}`;
// src/core/plan/graph/blocked.ts
const namedRoots = 10;
const namedDependencies = 3;
/** Every task that is neither done, skipped nor given up, in the plan's order, with what keeps it from being attempted. */
function explainBlocked(plan, statusOf) {
	const statuses = plan.tasks.map(({ id }) => statusOf(id));
	const roots = failedRoots(plan, statuses);
	const known = taskIds(plan);
	return plan.tasks.flatMap((task, position) => {
		const status = statuses[position] ?? "pending";
		if (!isOpen$1(status)) return [];
		const why = status === "failed" ? `${task.id} failed` : `${task.id} ${waitsFor(task, known, statusOf)}`;
		return [{
			task: task.id,
			why,
			failed: roots[position] ?? []
		}];
	});
}
/** Tasks that are neither done nor given up, and do not wait for one that failed; what is known of each by position. */
function stillToDo(plan, known) {
	const statuses = known.map(({ status }) => status);
	const roots = failedRoots(plan, statuses);
	return plan.tasks.filter((_, at) => isOpen$1(statuses[at] ?? "pending") && (roots[at] ?? []).length === 0);
}
/** Something has yet to come of it; whether what an agent gave up is to be done is a person's to say. */
const isOpen$1 = (status) => status !== "done" && status !== "skipped" && status !== "given_up";
/** By position: the failed tasks at the end of each task's chain of dependencies. Done and skipped tasks have none. */
function failedRoots(plan, statuses) {
	if (!statuses.includes("failed")) return [];
	const edges = dependencyEdges(plan);
	const roots = plan.tasks.map(() => []);
	for (const position of dependenciesFirst(edges)) {
		const id = plan.tasks[position]?.id ?? "";
		const status = statuses[position];
		if (status === "failed") roots[position] = [id];
		else if (status === "pending" || status === "in_progress") roots[position] = firstOf((edges[position] ?? []).map((to) => roots[to] ?? []));
	}
	return roots;
}
function firstOf(lists) {
	return [...new Set(lists.flat())].slice(0, namedRoots);
}
function waitsFor(task, known, statusOf) {
	const unmet = [...new Set(task.depends_on)].filter((id) => !known.has(id) || statusOf(id) !== "done");
	if (unmet.length === 0) return "can be attempted";
	const named = unmet.slice(0, namedDependencies).map((id) => {
		if (id === task.id) return "itself";
		return `${id}, which ${known.has(id) ? fate[statusOf(id)] : "is not in the plan"}`;
	});
	const more = unmet.length - named.length;
	return `waits for ${[...named, ...more > 0 ? [`${more} more`] : []].join(", and for ")}`;
}
const fate = {
	pending: "waits itself",
	in_progress: "waits itself",
	failed: "failed",
	skipped: "was skipped",
	given_up: "was given up",
	done: "is done"
};
/**
* The longest chain of tasks that are still to be done, first to last: it takes as many iterations as it has tasks, one
* after the other. Of equal chains the one that ends first in the plan, over the last of equal dependencies. Linear.
*/
function criticalPath(plan, statusOf) {
	const edges = dependencyEdges(plan);
	/** By position: tasks of the longest open chain that ends there, and the task before it. */
	const length = plan.tasks.map(() => 0);
	const before = [];
	for (const at of dependenciesFirst(edges)) {
		const status = statusOf(plan.tasks[at]?.id ?? "");
		if (!isOpen$1(status)) continue;
		const longest = longestOf([...edges[at] ?? []].sort((a, b) => b - a), length);
		length[at] = 1 + (longest === void 0 ? 0 : length[longest] ?? 0);
		before[at] = longest;
	}
	const chain = [];
	for (let at = longestOf([...plan.tasks.keys()], length); at !== void 0; at = before[at]) chain.push(plan.tasks[at]?.id ?? "");
	return chain.reverse();
}
/** The position of the greatest length above zero. */
function longestOf(positions, length) {
	let best;
	for (const at of positions) if ((length[at] ?? 0) > (best === void 0 ? 0 : length[best] ?? 0)) best = at;
	return best;
}
/** Done tasks that build on `task`, directly or through others, in the plan's order. Linear. */
const doneDependents = (plan, statusOf, task) => dependents(plan, task).filter((id) => statusOf(id) === "done");
/** Tasks that build on `task`, directly or through others, in the plan's order. Linear. */
function dependents(plan, task) {
	const waiting = /* @__PURE__ */ new Map();
	for (const { id, depends_on } of plan.tasks) for (const on of depends_on) {
		const known = waiting.get(on);
		if (known) known.push(id);
		else waiting.set(on, [id]);
	}
	const found = /* @__PURE__ */ new Set();
	const queue = [task];
	for (const id of queue) for (const next of waiting.get(id) ?? []) {
		if (found.has(next) || next === task) continue;
		found.add(next);
		queue.push(next);
	}
	return plan.tasks.map(({ id }) => id).filter((id) => found.has(id));
}
const none = {
	isBegun: () => false,
	asked: /* @__PURE__ */ new Set(),
	waits: /* @__PURE__ */ new Set()
};
/**
* The task to attempt next: pending or in_progress, which is pending again
* after a crash; every dependency done, and none of them asked; of no later milestone than one that is; one that is begun first, so that its commits stand together; then the first
* milestone, for the same reason; then the lowest `order`, tasks without one after those with one, then position. Complete means that every task is done, skipped or given up. Linear in tasks and dependencies.
*/
function selectTask(plan, statusOf, attention = none) {
	let best;
	const before = inPlanOrder(plan, attention);
	for (const task of ready(plan, statusOf, attention)) if (best === void 0 || before(task, best) < 0) best = task;
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
/** All tasks that could be attempted now, in the order in which `selectTask` would take them. */
function readyTasks(plan, statusOf, attention = none) {
	return ready(plan, statusOf, attention).sort(inPlanOrder(plan, attention));
}
function ready(plan, statusOf, { asked, waits }) {
	const known = taskIds(plan);
	const isDone = (id) => known.has(id) && statusOf(id) === "done" && !asked.has(id);
	const inTime = notAfter(plan, asked);
	return plan.tasks.filter((task) => {
		const status = statusOf(task.id);
		return (status === "pending" || status === "in_progress") && !waits.has(task.id) && task.depends_on.every(isDone) && inTime(task);
	});
}
/** No milestone begins while one before it waits for a person. */
function notAfter(plan, asked) {
	const milestones = milestonesOf(plan);
	if (!milestones || asked.size === 0) return () => true;
	const ranks = plan.tasks.filter(({ id }) => asked.has(id)).map((task) => milestones.rank(task));
	const last = Math.min(...ranks);
	return (task) => milestones.rank(task) <= last;
}
function inPlanOrder(plan, { isBegun }) {
	const milestones = milestonesOf(plan);
	const first = (task) => isReserved(task.id) ? -1 : isBegun(task.id) ? 0 : 1;
	const byPlan = milestones ? (a, b) => milestones.rank(a) - milestones.rank(b) || byOrder(a, b) : byOrder;
	return (a, b) => first(a) - first(b) || byPlan(a, b);
}
function byOrder(a, b) {
	if (a.order === b.order) return 0;
	return (a.order ?? Number.POSITIVE_INFINITY) < (b.order ?? Number.POSITIVE_INFINITY) ? -1 : 1;
}
// src/core/run/next/human-review.ts
/** What a choice among tasks goes by, besides their statuses: which are begun, and which wait for a person's answer or are in work. */
function attentionIn(state) {
	return {
		isBegun: (id) => isBegun(taskIn(state, id)),
		asked: new Set([...state.asks, ...state.lanes.filter(isHeld)].map(({ task }) => task)),
		waits: new Set([...state.lanes, ...state.asks.filter(({ question }) => question)].map(({ task }) => task))
	};
}
const mostNamed = 20;
/** What agents of done tasks have asked. Where an attempt that failed has asked, there is to look at what passed since. */
function openAsks(state) {
	const statusOf = statusIn(state);
	return state.asks.filter(({ task, question }) => question !== void 0 || statusOf(task) === "done").map((ask) => ({
		...ask,
		iteration: ask.question ? ask.iteration : taskIn(state, ask.task).iteration ?? ask.iteration
	}));
}
/** Agents of done tasks have asked, and until a person has answered, nothing else can go on; undefined where none has. */
function askedReason(state) {
	const asks = openAsks(state);
	if (asks.length === 0) return void 0;
	return {
		kind: "human_review",
		why: `${plural(asks.length, "question")} of an agent ${asks.length === 1 ? "waits" : "wait"} for an answer`,
		asks: {
			tasks: asks.slice(0, mostNamed),
			total: asks.length
		}
	};
}
/** The tasks that were given up and nobody has decided about, in plan order; undefined where there is none. Linear. */
function givenUpIn(plan, state) {
	const records = recordsOf(plan, state);
	const all = plan.tasks.flatMap(({ id }, at) => {
		const { status, given_up: by } = records[at] ?? {};
		return status === "given_up" ? [{
			iteration: 0,
			why: "",
			...by,
			task: id
		}] : [];
	});
	return all.length === 0 ? void 0 : {
		tasks: all.slice(0, mostNamed),
		total: all.length
	};
}
/** A plan of which tasks were given up is not complete before a person has agreed; what waits for them may be left. */
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
/** The prompt names so many files and commits; `git` in the workspace names all of them. */
const namedFiles = 50;
const namedCommits = 20;
/**
* The engine's own task that resolves a conflict with a moved base. It stands in the run's plan, goes
* before every other one, and its id is one that no plan file may use.
*/
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
			list(files, namedFiles),
			"Resolve them: keep the intent of both sides, remove every marker, and elsewhere change only what the merge needs.",
			"`git show HEAD^1:FILE` is the run's version of a file and `git show HEAD^2:FILE` the base's; `git log --oneline HEAD^1..HEAD^2` is what happened on the base. Do not merge or commit: your result is committed as the merge.",
			...news.length === 0 ? [] : [`The newest commits of the base that are missing from the work:\n\n${list(news, namedCommits)}`]
		].join("\n\n"),
		acceptance_criteria: ["No conflict marker is left.", "What the run's commits did and what the base's commits did both still work."]
	});
}
const list = (texts, most) => cappedLines(texts.map((text) => plainLine(text, 300)), most).map((line) => `- ${line}`).join("\n");
/** That a person has to merge the base, and how. */
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
/** The task could not do it, or was given up: undefined while it may yet be tried. */
function unresolvedConflict(state) {
	const { merging } = state;
	const task = merging && state.tasks[merging.task];
	if (!merging || task?.status !== "failed" && task?.status !== "skipped") return void 0;
	const how = task.status === "failed" ? `${merging.task} failed to resolve it` : `${merging.task} was skipped`;
	const local = state.base_branch ?? merging.base;
	return baseConflict({
		state,
		why: `${state.base_branch ?? "The base"} (${shortOid(merging.base)}) conflicts with ${state.work_branch}, and ${how}.`,
		local,
		...merging
	});
}
/** The state does not grow with a base that was reformatted; git names all of them again. */
const keptFiles = 20;
/** The remote's address without user, password or token: these commands are read by people. */
const withoutCredentials = (address) => address.replace(/(\w:\/\/)[^/@\s'"]+@/g, "$1");
/**
* How a person ends a conflict: merge into the work branch's tip and push that. The commands fit a clone of the remote
* and the remote itself, where that is the user's own repository, and leave every local branch alone.
*/
function mergeByHand$1(request) {
	const { workBranch, merge } = request;
	const remote = withoutCredentials(request.remote);
	const mergeIt = "local" in merge ? [commandLine("git", "merge", merge.local)] : [commandLine("git", "fetch", remote, merge.fetched), "git merge FETCH_HEAD"];
	return {
		...request.pair,
		files: request.paths.slice(0, keptFiles),
		total: request.paths.length,
		commands: [
			commandLine("git", "fetch", remote, workBranch),
			"git switch --detach FETCH_HEAD",
			...mergeIt,
			commandLine("git", "push", remote, `HEAD:refs/heads/${workBranch}`),
			"git switch -"
		]
	};
}
const marker = /^(<{7}|\|{7}|={7}|>{7})( .*)?\r?$/;
/**
* Whether a conflict marker is left in a resolved file. A line that a side had itself is none: seven `=` may underline a
* heading.
*/
function hasLeftMarkers(text, sides) {
	const own = new Set(sides.flatMap((side) => side.split("\n")));
	return text.split("\n").some((line) => marker.test(line) && !own.has(line));
}
// src/core/run/next/stack-conflict.ts
/** How a person gets a branch of the run in a clone, and puts a commit on it. */
function pushInClone(run, branch) {
	const remote = withoutCredentials(run.remote);
	return {
		get: `${commandLine("git", "fetch", remote, branch)} && git switch --detach FETCH_HEAD`,
		push: commandLine("git", "push", remote, `HEAD:refs/heads/${branch}`)
	};
}
/** How a person resolves it, in a clone: what brings the conflict, and what to type when no marker is left. */
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
/** How the branches of the run moved, and what people merged of them. */
function stackInWords(event) {
	switch (event.type) {
		case "milestone_begun": return `a pull request for ${event.milestone === null ? "no milestone" : `milestone ${quote(event.milestone)}`} begins on ${shortOid(event.from)}`;
		case "parts_merged": return event.all ? "all of the work is merged into the base: there is nothing left to read" : `${plural(event.parts, "pull request")} of the run ${event.parts === 1 ? "is" : "are"} merged into the base`;
		case "part_checked": return `${event.branch}: ${event.red.length === 0 ? "the checks passed" : `${some(event.red)} failed`} on ${shortOid(event.commit)}, into which the base was merged`;
		case "stack_conflicted": return `${event.onto_branch} conflicts with ${event.branch} in ${some(event.paths, event.total)}; the run continues above it`;
		case "stack_conflict_ended": return `the conflict of ${event.branch} is resolved: ${quote(event.why)}`;
		case "base_merged": return `the base moved: ${quote(event.why)}; the checks run on ${shortOid(event.commit)} next${protectedPart(event)}`;
		case "work_moved": return `work branch moved from ${shortOid(event.from)} to ${shortOid(event.to)}: ${quote(event.why)}${protectedPart(event)}`;
		default: return assertNever(event);
	}
}
const protectedPart = ({ protects }) => protects ? `; it changes protected files: ${some(protects.paths, protects.total)}` : "";
/** That a part of the stack conflicts with what is below it, and how a person resolves that. Paths are foreign. */
function stackConflictInWords(run, conflict, foreign) {
	const { branch, onto_branch, paths, total } = conflict;
	const { get, push } = resolveInClone(run, conflict);
	const files = cappedRow(paths.map(foreign), paths.length, total);
	return {
		happened: `${code(onto_branch)} conflicts with the pull request of ${code(branch)} in ${files}. The run continues above it.`,
		remedy: `To resolve it, type ${lineSpan(get)} in a clone, edit the files, then ${lineSpan(push)}; the next job takes it from there.`
	};
}
/** That a lower pull request is red without those above it. */
function redPartInWords(run, { branch, red }, foreign) {
	const { get, push } = pushInClone(run, branch);
	return `${cappedRow((red ?? []).map(foreign), 5)} ${red?.length === 1 ? "fails" : "fail"} on the pull request of ${code(branch)} since the base was merged into it; the newest commits pass. Merge it together with the ones above it; or mend it: type ${lineSpan(get)} in a clone, commit what mends it, then ${lineSpan(push)}; the next job takes it from there.`;
}
// src/core/run/next/unread.ts
/** Why the run waits: more changed lines than the limit are in pull requests that nobody has merged. */
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
const goOnAtOnce = "Continue at once, with another key or model, or because the limit was lifted";
/** As almost every stop is followed: nothing has to be decided. */
const goOn = (context) => step("Continue from the last commit", operatorLine(context, "run"));
/** A reviewer on GitHub has the pull request before them. */
function takeIn(context) {
	if (context.surface === "issue") return [step(`Review ${code(context.workBranch)} commit by commit and merge it`)];
	const look = commandLine("git", "log", "--oneline", context.workBranch);
	const here = context.mergesHere ? ["--here"] : [];
	return [labelled("Read it", step("Review the work, commit by commit", inFolder(context.cd, look))), context.hasNoBase ? labelled("Branch it", step("Give it a branch; the run began on a detached HEAD", operatorLine(context, "finish"))) : labelled("Merge it", step("Merge it into the branch that it started from", operatorLine(context, "finish", ...here)))];
}
const withFailedTask = (task, context) => [
	labelled("Try again", step(`Try again, and tell the agent what it should know${wordsBelow(context)}`, orderAndRun(context, "retry", task))),
	labelled("Or skip it", step("Give up the task and continue", orderAndRun(context, "skip", task))),
	...offIssue(context, () => [labelled("See more", step("Read what failed", operatorLine(context, "log", "--task", task)))])
];
/** The circuit breaker opened, and no task has failed for good: the next job tries once more. */
const afterSameFailures = (context) => [
	tellAgent("Tell the next agent what it should know", context),
	step("Try once more", operatorLine(context, "run")),
	...offIssue(context, () => [step("Read what failed", operatorLine(context, "log"))])
];
/** What helps before the pause is lifted. */
const withStuckTask = (task, context) => [step("Try the task again, and tell the agent what it should know", ...eachOrder(context, [["retry", task], ["resume"]])), step("Give up the task and continue", ...eachOrder(context, [["skip", task], ["resume"]]))];
/** What a person can do about a plan that is not to be begun as it is. */
const answerPlan = (context, by) => [
	step(by === "consensus" ? "Start it, and accept the open issues as risks" : "Start it with the proposals, or as it is", orderAndRun(context, "accept")),
	step(by === "consensus" ? "Have them talk once more, and say what matters" : "Have it reviewed again, and say what matters", orderAndRun(context, "revise")),
	step("Start it despite the findings", orderAndRun(context, "override")),
	step("Do not start it", operatorLine(context, "abort"))
];
/** The commit itself may be at the remote alone; `checkout` gives its files wherever it is. */
function approveOrNot({ iteration, task, commit }, context) {
	const look = context.surface === "issue" ? commandLine("git", "show", commit) : operatorLine(context, "checkout", String(iteration));
	return [
		step("Accept it and continue", orderAndRun(context, "approve", commit.slice(0, 12))),
		step("Have it redone, and tell the agent how", orderAndRun(context, "retry", task)),
		step("Look at it first", look)
	];
}
/** The schedule continues a run after a merge; a comment cannot merge. */
function readAndMerge({ lowest, lines, limit }, context) {
	const { cd, ...inPlace } = context;
	const merge = `${commandLine("gh", "pr", "merge", lowest, "--merge")} && ${operatorLine(inPlace, "run")}`;
	return [context.surface === "issue" ? step(`Read and merge the pull request of ${code(lowest)}; the run then continues by itself`) : step("Read and merge the lowest pull request, then continue", inFolder(cd, merge)), step("Continue without a merge, and allow as many lines again", orderAndRun(context, "set", "stop-at", String(asMuchAgain(limit, lines))))];
}
const approvals = (tasks, context) => eachOrder(context, tasks.slice(0, 5).map(({ task }) => ["approve", task]));
/** In a terminal all at once; a comment holds one order. */
const eachOrder = (context, orders) => context.surface === "issue" ? orders.map(([verb, ...args]) => operatorLine(context, verb, ...args)) : [ordersAndRun(context, orders)];
const decideAtOnce = (tasks, context) => {
	const each = (verb) => ordersAndRun(context, tasks.map(({ task }) => [verb, task]));
	return [step("Agree with the agent and continue", each("skip")), step("Have them done anyway", each("retry"))];
};
/** Accepting them weakens the rules that the run has, and so has to be said twice. */
const redBaseline = (context) => [
	step("Fix the checks on the base branch, commit, then continue", operatorLine(context, "run")),
	...onTerminal(context, () => [step("Accept these failures as known and continue", operatorLine(context, "run", "--known-red", "--change-rules"))]),
	...offIssue(context, () => [step("Show what they printed", operatorLine(context, "log", "--iteration", "0"))])
];
/** Only a command line says it: a workflow's next job has the same key, and its rules are in its file. */
const onTerminal = (context, steps) => (context.surface ?? "terminal") === "terminal" ? steps() : [];
/** No comment is answered with a log. */
const offIssue = (context, steps) => context.surface === "issue" ? [] : steps();
const asMuchAgain = (budget, spent = budget) => String(Math.ceil((spent + budget) * 100) / 100);
// src/core/report/words/stop-sentence.ts
/** What of the money is left may be too little for one more attempt. */
function budgetEnd(context) {
	const budget = `The run's cost budget of ${formatLimit(context.budget_usd)}`;
	if (context.attempt_usd === void 0 || context.spent_usd === void 0) return `${budget} is used up`;
	return `${budget} has ${formatUsd(context.budget_usd - context.spent_usd)} left, and the median attempt costs ${formatUsd(context.attempt_usd)}`;
}
const words = {
	complete: (_reason, context) => ({
		happened: "Every task in the plan is done or skipped.",
		next: takeIn(context)
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
		next: [goOn(context)]
	}),
	cost_budget: ({ budget_usd, spent_usd, attempt_usd }, context) => ({
		happened: `${budgetEnd({
			budget_usd,
			spent_usd,
			attempt_usd
		})}; work remains.`,
		next: [step("Allow as much again (the budget is for the whole run)", orderAndRun(context, "budget", `${asMuchAgain(budget_usd, spent_usd)}usd`))]
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
		next: [...task === void 0 ? [] : withStuckTask(task, context), step("Continue", orderAndRun(context, "resume"))]
	},
	human_review: ({ why, approve, given_up, asks, conflict, unread }, context, foreign) => {
		if (approve) return {
			happened: `Waiting for approval: ${foreign(why)}`,
			next: approveOrNot(approve, context)
		};
		if (asks) return answerAgents(why, asks, {
			at: context,
			foreign
		});
		if (given_up) return decideGivenUp(why, given_up, {
			at: context,
			foreign
		});
		if (conflict) return mergeByHand(why, conflict, {
			at: context,
			foreign
		});
		if (unread) return {
			happened: `A person is needed: ${unreadInWords(unread)}`,
			next: readAndMerge(unread, context)
		};
		return {
			happened: `A person is needed: ${foreign(why)}`,
			next: [step("When that is fixed, continue from the last commit", operatorLine(context, "run"))]
		};
	},
	waiting: ({ until, why }, context, foreign) => ({
		happened: `Waiting until ${fromNow(until, context.now)}: ${foreign(why)}`,
		next: [step("After that time, continue (a job that starts earlier ends at once and costs nothing)", operatorLine(context, "run")), ...onTerminal(context, () => [step(goOnAtOnce, operatorLine(context, "run", "--now"))])]
	}),
	blocked: ({ by, red, counsel }, context, foreign) => ({
		happened: "No task can be started.",
		details: listed(by, foreign),
		next: counsel ? answerPlan(context, counsel) : red ? redBaseline(context) : [step("Fix the problems above, then continue", operatorLine(context, "run"))]
	}),
	stuck: ({ on, task }, context, foreign) => ({
		happened: "The run is stuck; more attempts without help would only cost money.",
		details: listed(on, foreign),
		next: task === void 0 ? afterSameFailures(context) : withFailedTask(task, context)
	}),
	busy: ({ why }, context, foreign) => ({
		happened: `Another job is running: ${foreign(why)}`,
		next: [step("Nothing was changed; to see that job's progress", operatorLine(context, "status"))]
	}),
	cancelled: (_reason, context) => ({
		happened: "The job was cancelled. If an iteration was in progress, it was rolled back and does not count against its task.",
		next: [goOn(context)]
	}),
	failed: ({ code: fault, why }, context, foreign) => ({
		happened: `The job failed (${foreign(fault)}): ${foreign(why)}`,
		next: [step("What was committed is safe. When the cause is fixed, continue from the last commit", operatorLine(context, "run"))]
	})
};
/** `All 7 tasks are done: 7 commits, each with its checks passed.` */
function completeSentence(tasks) {
	const done = tasks.filter(({ status }) => status === "done").length;
	const commits = tasks.reduce((sum, { commit, parts }) => sum + (commit === null ? 0 : 1 + parts.length), 0);
	const all = done === tasks.length ? `All ${plural(done, "task")} are done` : `${done} of ${plural(tasks.length, "task")} are done, and no other is left`;
	return `${done === 1 && tasks.length === 1 ? "The task is done" : all}: ${plural(commits, "commit")}${commits === 0 ? "" : `, ${commits === 1 ? "with" : "each with"} its checks passed`}.`;
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
	const how = {
		said_stuck: "is stuck: its agents say that they cannot go on",
		same_failure: `failed in the same way ${count}`,
		no_changes: `is stuck: its agents changed nothing, ${count}`,
		in_turns: "fails in the same two ways in turn"
	};
	return `Stopped: ${task} ${stuck ? how[stuck.sign] : `failed ${count}`}.`;
}
/** Why a job ended and what to do next. What a reason quotes passes through `foreign`; Markdown needs its own. */
function stopSentence(reason, context, foreign = (text) => plainLine(text, 500)) {
	const write = words[reason.kind];
	const text = write(reason, context, foreign);
	const next = context.nextJob !== void 0 && meetsLimitOfJob(reason) ? [step(context.nextJob)] : text.next;
	return {
		happened: ended(text.happened),
		details: text.details ?? [],
		next
	};
}
function mergeByHand(why, { files, total, commands, agent_may = false }, { at, foreign }) {
	return {
		happened: foreign(why),
		details: cappedLines(files.map((file) => foreign(`conflict in ${file}`)), files.length, total),
		next: [...agent_may ? onTerminal(at, () => [step("Have an agent resolve it as the next task", operatorLine(at, "run", "--base-conflict", "task"))]) : [], step("Merge in a clone: after `git merge`, resolve the conflicts and run `git commit -a --no-edit`. Nothing is lost or overwritten in the meantime", ...commands, operatorLine(at, "run"))]
	};
}
/** What an agent asks is no secret between two: everybody reads it with the task. */
function answerAgents(why, { tasks, total }, { at, foreign }) {
	const said = tasks.map((ask) => askInWords(ask, foreign));
	const asked = tasks.find(({ question }) => question);
	if (asked) return {
		happened: ended(`A person is needed: ${foreign(why)}`),
		details: cappedLines(said, said.length, total),
		next: answerQuestion(asked, at)
	};
	const [first] = tasks;
	return {
		happened: ended(`A person is needed: ${foreign(why)}`),
		details: cappedLines(said, said.length, total),
		next: [
			step(total === 1 ? "Approve it and continue" : "Approve each of them and continue", ...approvals(tasks, at)),
			...first ? [step("Have it done again, and tell the agent how", orderAndRun(at, "undo", String(first.iteration)))] : [],
			...first ? offIssue(at, () => [step("Look at it first", operatorLine(at, "checkout", String(first.iteration)))]) : []
		]
	};
}
function decideGivenUp(why, { tasks, total }, { at, foreign }) {
	const said = tasks.map((one) => {
		const choices = `${operatorCommand(at, "skip", one.task)} confirms, ${operatorCommand(at, "retry", one.task)} reopens it`;
		return `${givenUpInWords(one, foreign)} (${choices})`;
	});
	return {
		happened: ended(`A person is needed: ${foreign(why)}`),
		details: cappedLines(said, said.length, total),
		next: [at.surface === "issue" ? step("Decide on each of these tasks") : step("Decide on each of these tasks, then continue", operatorLine(at, "run")), ...total > 5 ? [] : offIssue(at, () => decideAtOnce(tasks, at))]
	};
}
const ended = (sentence) => /[.:!?\u2026]$/.test(sentence) ? sentence : `${sentence}.`;
const listed = (reasons, foreign) => cappedLines(reasons.map(foreign), 20);
/** `B was given up by the agent of iteration 3: it is not needed`, without a full stop. */
function givenUpInWords({ task, iteration, why, by: who }, foreign) {
	const when = who === "ralph" ? ` after iteration ${iteration}` : ` by the agent of iteration ${iteration}`;
	return `${task} ${`was given up${iteration === 0 ? "" : when}`}${why === "" ? "" : `: ${foreign(why)}`}`;
}
/** The reason in a few words; `stop-sentence.ts` has the long form. */
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
		case "blocked": return `blocked: ${some(reason.by)}`;
		case "stuck": return `stuck: ${some(reason.on)}`;
		case "busy": return `another job is running: ${quote(reason.why)}`;
		case "cancelled": return "cancelled";
		case "failed": return `failed (${quote(reason.code)}): ${quote(reason.why)}`;
		default: return assertNever(reason);
	}
}
// src/core/report/words/remarks.ts
/** In lanes others go on, so that no end of a job says it. */
const held = (state, context) => state.lanes.filter(isHeld).flatMap(({ task, held }) => {
	if (!held || state.stop?.kind === "human_review" && state.stop.approve?.commit === held.commit) return [];
	return [`${code(task)} waits for approval: ${operatorCommand(context, "approve", shortOid(held.commit))}`];
});
/**
* What whoever reads a report must know besides how the run stands, a line each: that nothing checks it; what arrived on
* the work branch and steers CI or agents; what agents gave up; what they changed of their checks; then, newest first,
* what agents asked a person to look at, what they are not sure of, and what reviewers found.
*/
const remarks = ({ plan, state }, foreign, context) => [
	...unchecked(state),
	...counselRemarks(state, foreign, context),
	...memoryRemarks(state, foreign, context),
	...held(state, context),
	...stackConflicts(state, foreign),
	...redParts(state).map((part) => redPartInWords(state, part, foreign)),
	...steered(state, foreign),
	...doubted(state, foreign),
	...givenUp({
		plan,
		state
	}, foreign),
	...unchanged({
		plan,
		state
	}, foreign),
	...notTaken(state, foreign),
	...unusable(state, foreign),
	...stuckTasks({
		plan,
		state
	}, foreign, context),
	...partsLeft({
		plan,
		state
	}, context),
	...state.touched.map((one) => `Iteration ${one.iteration} (${one.task}): ${touchedWords(one, foreign)}.`),
	...state.reviews.flatMap((one, index) => {
		const { iteration, task, why } = one;
		const isSame = (other) => other.task === task && other.why === why;
		if (state.reviews.findIndex(isSame) < index) return [];
		const ask = state.asks.find((each) => each.task === task && each.iteration === iteration);
		if (ask?.question && state.stop?.kind === "human_review") return [];
		const order = ask?.question ? "answer" : "approve";
		const answer = ask ? `; ${operatorCommand(context, order, task)} answers it` : "";
		const earlier = state.reviews.slice(index + 1).filter(isSame);
		return [`Iteration ${iteration} (${task}) asks a person to review it${earlier.length === 0 ? "" : `, as ${iterationsOf(earlier)} did`}: ${foreign(why)}${answer}`];
	}),
	...state.signals.map((one) => `Iteration ${one.iteration} (${one.task}): its agent says: ${signalsInWords(one, foreign)}; ${operatorCommand(context, "remember")} tells every later agent what you know.`),
	...reviewLines(state, foreign),
	...setUps(state, foreign),
	...networkRefused(state, foreign)
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
const mostUnchanged = 10;
function unchanged(run, foreign) {
	const lines = unchangedTasks(run).map((one) => unchangedInWords(one, foreign));
	return cappedLines(lines.slice(0, mostUnchanged), mostUnchanged, lines.length);
}
/** A run that ended for it has said so already. */
const notTaken = ({ refused_edits, stop }, foreign) => stop?.kind === "blocked" ? [] : cappedLines(refused_edits.map(({ why }) => `An edit of the plan is not adopted: ${foreign(why)}`), mostNotTaken);
const mostNotTaken = 5;
/** A run that ended for it has said so already. */
const unusable = ({ unusable_edits, stop }, foreign) => unusable_edits.filter(({ kind }) => stop?.kind !== "blocked" || kind !== "plan").map((edit) => unusableEditLine(edit, foreign));
/** A run that ended for it has said so already. */
function givenUp({ plan, state }, foreign) {
	const { stop } = state;
	if (stop?.kind === "human_review" && stop.given_up) return [];
	return (givenUpIn(plan, state)?.tasks ?? []).map((one) => `${givenUpInWords(one, foreign).replace(/\.$/, "")}; a person has to confirm.`);
}
/** A pause says it by itself, and what was given up says why. */
const stuckTasks = ({ plan, state }, foreign, context) => plan.tasks.flatMap(({ id }) => {
	const { status, stuck } = taskIn(state, id);
	if (!stuck || status !== "failed") return [];
	const saved = stuck.retries_left === 0 ? "" : ` (${plural(stuck.retries_left, "retry", "retries")} saved)`;
	const choices = `${operatorCommand(context, "retry", id)} tries again with your instructions, ${operatorCommand(context, "skip", id)} gives it up`;
	return [`${id} is stuck${saved}: ${foreign(stuck.why.replace(/\.$/, ""))}; ${choices}.`];
});
const mostParts = 5;
const partsStay = {
	failed: "failed",
	skipped: "was skipped",
	given_up: "was given up"
};
/** Parts of tasks that are not done in the end stay in the work: a person may keep them, go on from them or take them back. */
const partsLeft = ({ plan, state }, context) => plan.tasks.flatMap(({ id }) => {
	const record = taskIn(state, id);
	const commits = commitsOf(record);
	const newest = commits.at(-1);
	const ended = partsStay[record.status];
	if (!newest || ended === void 0) return [];
	const named = commits.slice(-5).map(({ commit, iteration }) => `${code(shortOid(commit))} (iteration ${iteration})`);
	const earlier = commits.length > mostParts ? `, and ${commits.length - mostParts} before` : "";
	return [`${id} ${ended}, and ${commits.length === 1 ? "a part of it is" : `${commits.length} parts of it are`} in the work: ${named.join(", ")}${earlier}; ${operatorCommand(context, "undo", String(newest.iteration))} reverts all of it, ${operatorCommand(context, "retry", id)} continues from there.`];
});
/** The newest first. */
const setUps = ({ set_ups }, foreign) => set_ups.map((one) => `Iteration ${one.iteration}: ${setUpInWords(one, foreign)}.`);
const networkRefused = ({ network_refused }, foreign) => refusalsInWords(network_refused.toReversed(), foreign);
const setUpInWords = ({ why }, foreign) => `set-up ran again: ${foreign(why)} since it last ran`;
/** Below level C2 an agent may have reached the repository: that somebody pushed it says nothing of who. */
const steered = ({ steered: arrivals }, foreign) => arrivals.map(({ from, to, paths, total }) => {
	const range = commandSpan("git", "log", `${shortOid(from)}..${shortOid(to)}`);
	return `Commits that do not come from a task change protected files (${cappedRow(paths.map(foreign), paths.length, total)}): make sure that a person made them, ${range}.`;
});
/** Said until the run has taken the plan over, which it does on a person's word alone. */
const doubted = ({ doubted: changes, plan_source }, foreign) => changes.filter((change) => change.plan_source === null || change.plan_source !== plan_source).map(({ paths }) => `${paths.map(foreign).join(", ")}: changed while an agent with possible access was running. Check whether a person did it; the plan counts once it is committed, or with ${code("--change-rules")}.`);
function unchecked({ baseline }) {
	const words = uncheckedWords(baseline);
	return words === void 0 ? [] : [`${words}.`];
}
/** What an iteration changed of its checks, as one phrase. Paths and scripts are foreign. */
function touchedWords({ what, total }, foreign) {
	return `it changed what the checks run: ${cappedLines(what.map(foreign), what.length, total).join("; ")}`;
}
/** What a reviewer said, in one line. */
function reviewInWords({ verdict, findings, summary }, foreign = inLine) {
	if (verdict === null) return `it could not be reviewed: ${foreign(summary)}`;
	return `the reviewer says ${verdict}, ${findings === 0 ? "no findings" : plural(findings, "finding")}: ${foreign(summary)}`;
}
/** What a pass said, in one line. */
function passInWords({ pass_name, issues, critical, summary }, foreign = inLine) {
	const grave = critical === 0 ? "" : ` (${critical} critical)`;
	const found = issues === 0 ? "no findings" : `${plural(issues, "finding")}${grave}`;
	return `pass ${foreign(pass_name)}: ${found}${summary === "" ? "" : `: ${foreign(summary)}`}`;
}
/** Reviews that found something or could not be made, newest first: a line each, for whoever reads a report. */
const reviewLines = ({ reviewed }, foreign) => reviewed.filter(({ verdict, findings }) => verdict !== "ship" || findings > 0).map((said) => `Iteration ${said.iteration} (${said.task}): ${reviewInWords(said, foreign)}`);
const inLine = (text) => plainLine(text, 300);
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
	[/403 forbidden - (?:get|put|post) https?:|tunnel connection failed: 403|connect tunnel failed, response 403|code 403 from proxy|tunnel through proxy|connect refused by proxy|get "https?:[^"]*": forbidden/i, "network"],
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
	if (needs === "service" && missing !== void 0) return `the check fails in the confinement and passes without it: ${name} (${`nothing leads to port ${missing} of this machine: write \`ports: [${missing}]\` in .github/ralph.yml and commit it`})`;
	return `the check fails in the confinement and passes without it: ${name} (${missing !== void 0 && (needs === "read" || needs === "unknown") ? `it cannot reach ${missing}: write \`agent-read: [${missing}]\` in .github/ralph.yml (\`agent-writable\` if it writes there) and commit it` : remedyOf[needs]})`;
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
	const [size, most] = [excess.chars, excess.maxChars].map((chars) => thousands(Math.floor(chars / charsPerToken)));
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
		next: [step(`No action needed. Each task that passes its checks becomes a commit on ${code(state.work_branch)}`), ...(context.surface ?? "terminal") === "terminal" && context.now !== null ? steering(context, current.task) : []]
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
		next: [step(`No action needed. Each task that passes its checks becomes a commit on ${code(work_branch)}`)]
	};
}
const inRow = (names) => names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
/** What a person may want who looks at a job: a comment's reader has the list of all orders. */
const steering = (context, task) => [tellAgent("Tell the next agent something", context, task), step("End this attempt and start no other", operatorLine(context, "pause"))];
const whatItDoes = {
	undo: ", which reverts an earlier commit",
	agents_md: ", which updates AGENTS.md"
};
/** That other jobs of the workflow run go on, as the log tells it. */
function handedOnLine({ what, of, commit }) {
	const which = whatWaits[what] ?? (of ? `${of.task}, iteration ${of.iteration} was` : "the untouched checkpoint was");
	const at = commit === null ? "" : ` as ${shortOid(commit)}`;
	return `${what === "undo" ? "the undo in " : ""}${which} handed to the workflow's other jobs${at}`;
}
const whatWaits = {
	passes: "the passes that were waiting were",
	counsel: "a call about the plan as a whole was",
	lanes: "the attempts were",
	train: "the changes were"
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
	if (what === "lanes") return {
		happened: "Several tasks wait for their agents, one job each.",
		...settledLater
	};
	if (what === "train") return {
		happened: "The changes of several tasks wait for their checks, one job each.",
		...settledLater
	};
	return {
		happened: `${of ? `Iteration ${of.iteration} (${of.task})` : "The baseline (the untouched checkpoint)"} waits for ${commit === null ? "its agent" : `the checks of ${code(shortOid(commit))}`}${whatItDoes[what] ?? ""}.`,
		...settledLater
	};
}
const settledLater = {
	details: [],
	next: [step("No action needed: a later job or step of this workflow finishes it. If it never comes, the next job starts over and nothing is lost")]
};
export { explainBlocked as $, costCell as $t, touchedWords as A, signalsOf as An, receiptLines as At, pushInClone as B, evidenceFor as Bt, missingIn as C, assertNever as Cn, budgetChoices as Ct, remarks as D, agentClaims as Dn, lanesInWords as Dt, passInWords as E, refusalsInWords as En, forecastSentence as Et, approveOrNot as F, wayInWords as Fn, unusableEditLine as Ft, mergeByHand$1 as G, claimToVerify as Gt, baseConflict as H, interruptedInWords as Ht, asMuchAgain as I, answerInWords as It, attentionIn as J, receiptOf as Jt, unresolvedConflict as K, unchangedPart as Kt, goOnAtOnce as L, citationInWords as Lt, stopInWords as M, closedFolder as Mn, roleInWords as Mt, stopSentence as N, confinementInWords as Nn, rolesInWords as Nt, reviewInWords as O, questionsOf as On, rangeInWords as Ot, stuckSentence as P, confinementOrNone as Pn, settingsEditLine as Pt, doneDependents as Q, commitsInWords as Qt, stackConflictInWords as R, consensusInWords as Rt, maySudo as S, withoutCommits as Sn, budgetAmount as St, redByConfinement as T, refusalInWords as Tn, forecastLines as Tt, conflictTask as U, judgedInWords as Ut, resolveInClone as V, evidenceInWords as Vt, hasLeftMarkers as W, planReviewInWords as Wt, criticalPath as X, uncheckedWords as Xt, openAsks as Y, rolesOf as Yt, dependents as Z, attemptsCell as Zt, mergeTrigger as _, knownOf as _n, applyOperations as _t, fitsAfter as a, shownRows as an, answerQuestion as at, isBelow as b, taskOfIteration as bn, maxIndexEntries as bt, hadShareOnly as c, statusMark as cn, nextLines as ct, callBudgets as d, taskRows as dn, step as dt, countStatuses as en, isOpen$1 as et, isTooLittle as f, timeCell as fn, knowledgeChanged as ft, mergeDue as g, iterationsOf$1 as gn, indexOfFields as gt, maxHardChars as h, grown as hn, recordedTrigger as ht, nextJobText as i, rowsInState as in, acceptedInWords as it, completeSentence as j, unfinished as jn, receiptMarkdown as jt, setUpInWords as k, signalsInWords as kn, attemptsInWords as kt, tokensUsedUp as l, statusWord as ln, nextMarkdown as lt, hardChars as m, commitsOf as mn, recordHandoff as mt, handedOnText as n, countsInWords as nn, selectTask as nt, lastMoment as o, shownTasks as on, questionInWords as ot, leftOfRun as p, unchangedTasks as pn, indexDue as pt, askedReason as q, costBudgetOf as qt, runSentence as r, laneWords as rn, stillToDo as rt, nextStep as s, statusInWords as sn, unchangedInWords as st, handedOnLine as t, countUnchanged as tn, readyTasks as tt, usualCost as u, taskCosts as un, nextSentence as ut, confinedIn as v, nextAttempt as vn, readOperations as vt, needIn as w, judgeTarget as wn, budgetInWords as wt, judgeConfinement as x, taughtBy as xn, contradictionsIn as xt, diagnoseConfinement as y, taskOfCommit as yn, maxHardCharsPerIteration as yt, stackInWords as z, counselInWords as zt };
