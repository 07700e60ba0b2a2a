import { n as writeNamedFile } from "./named-file.js";
import { Hn as exits, an as redactor, yr as RalphError, z as inertJson, zn as sparkline } from "./through-proxy.js";
import { p as sizeOf } from "./state-access.js";
import { C as recordsOf, T as taskIn, h as agentLine, w as statusIn } from "./slices.js";
import { S as reportedRunnerMs } from "./due.js";
import { D as plural, M as cappedLines, N as cappedRow, O as thousands, S as formatUsd, _ as formatBytes, a as plainLine, b as formatMinutes, v as formatDuration, x as formatTokens } from "./one-line.js";
import { a as readHistory, f as isEnd, u as warnOf } from "./read-run.js";
import { Mt as roleInWords, N as setUpInWords, Qt as countStatuses, Rt as evidenceFor, dn as unchangedTasks, jn as confinementInWords, pt as unchangedInWords, qt as rolesOf, sn as statusWord, wn as refusalsInWords } from "./run-sentence.js";
import { n as lowestFirst } from "./evidence.js";
import { t as markdownOf } from "./markdown.js";
import { t as documentLines } from "./terminal.js";
import { t as lookAtPast } from "./look-at-run.js";
import { i as textStyleOf } from "./context.js";
import { n as flagHelp, s as runFlags } from "../cli/index.js";
import { n as parseIterationFlag, t as noIteration } from "./iteration-flag.js";
import { n as reportPage, t as loadPageAssets } from "./report-page.js";
import { resolve } from "node:path";
// src/core/report/facts/run-analysis.ts
/** `events` of the newest run, oldest first. Linear. */
function analyzeRun({ plan, state }, past) {
	const { events, records } = past;
	const attempts = attemptsOf(events, records);
	const sum = (amountOf) => attempts.reduce((total, attempt) => total + amountOf(attempt), 0);
	const agents = sum(({ agent_ms }) => agent_ms);
	const checks = sum(({ checks_ms }) => checks_ms);
	const baseline = events.reduce((total, event) => total + (event.type === "baseline_finished" ? event.duration_ms : 0), 0);
	const runner = reportedRunnerMs(state, past.now);
	const count = (outcome) => attempts.filter((attempt) => attempt.outcome === outcome).length;
	const by_task = byTask(plan, state, attempts);
	const usd = (outcome) => sum((attempt) => attempt.outcome === outcome ? attempt.usd : 0);
	return {
		schema: 1,
		plan: state.plan,
		run: state.run,
		tasks: taskCounts(plan, state),
		unchanged: unchangedTasks({
			plan,
			state
		}),
		attempts: {
			all: attempts.length,
			passed: count("passed"),
			failed: count("failed"),
			interrupted: count("interrupted")
		},
		retries: attempts.filter(({ attempt, outcome }) => attempt > 1 && outcome !== "interrupted").length,
		failures: tally(events.flatMap((event) => event.type === "attempt_failed" ? event.cause : [])),
		interruptions: tally(events.flatMap((event) => event.type === "attempt_interrupted" ? event.cause : [])),
		by_task,
		set_ups: events.flatMap((event) => event.type === "set_up_again" ? [{
			iteration: event.iteration,
			why: event.why
		}] : []),
		confined: state.confined,
		network_refused: refusalsIn(events),
		total_usd: state.usage.usd,
		apart_usd: Math.max(0, state.usage.usd - by_task.reduce((total, task) => total + task.usd, 0)),
		roles: rolesOf(state),
		usd: {
			passed: usd("passed"),
			failed: usd("failed"),
			interrupted: usd("interrupted")
		},
		time_ms: {
			runner,
			agents,
			checks,
			baseline,
			rest: Math.max(0, runner - agents - checks - baseline)
		},
		checks: summarizeChecks([...records.values()].flatMap(({ validation }) => validation?.checks ?? [])),
		reviews: summarizeReviews(events),
		evidence: past.evidence,
		handoffs: attempts.flatMap(({ iteration, task, outcome, handoff }) => {
			const chars = records.get(iteration)?.handoff?.handoff.freeform.length ?? null;
			return outcome === "passed" && handoff && handoff !== "engine" ? [{
				iteration,
				task,
				source: handoff,
				chars
			}] : [];
		}),
		prompts: attempts.flatMap(({ iteration, task, cut_chars }) => {
			const prompt = records.get(iteration)?.prompt;
			return typeof prompt === "string" ? [{
				iteration,
				task,
				...sizeOf(prompt),
				cut_chars
			}] : [];
		}),
		cuts: cutsOf(events)
	};
}
function taskCounts(plan, state) {
	return {
		...countStatuses(recordsOf(plan, state)),
		total: plan.tasks.length
	};
}
function byTask(plan, state, attempts) {
	const byId = /* @__PURE__ */ new Map();
	for (const { task: id, agent_ms, checks_ms, all_ms } of attempts) {
		const current = byId.get(id) ?? {
			attempts: 0,
			agent_ms: 0,
			checks_ms: 0,
			all_ms: 0
		};
		byId.set(id, {
			id,
			status: statusIn(state)(id),
			attempts: current.attempts + 1,
			usd: taskIn(state, id).usd,
			agent_ms: current.agent_ms + agent_ms,
			checks_ms: current.checks_ms + checks_ms,
			all_ms: current.all_ms + all_ms
		});
	}
	return plan.tasks.flatMap(({ id }) => byId.get(id) ?? []);
}
function cutsOf(events) {
	const cuts = /* @__PURE__ */ new Map();
	for (const event of events) {
		if (event.type !== "prompt_cut") continue;
		const { section, from_chars, to_chars } = event;
		const current = cuts.get(section) ?? {
			section,
			times: 0,
			chars: 0
		};
		cuts.set(section, {
			section,
			times: current.times + 1,
			chars: current.chars + from_chars - to_chars
		});
	}
	return [...cuts.values()];
}
/** Each target with its first refusal. */
function refusalsIn(events) {
	const refused = events.flatMap((event) => event.type === "network_refused" ? [event] : []);
	return refused.filter(({ target }, index) => refused.findIndex((other) => other.target === target) === index).map(({ iteration, target, why, line }) => ({
		iteration,
		target,
		why,
		line
	}));
}
function tally(items) {
	const counts = {};
	for (const item of items) counts[item] = (counts[item] ?? 0) + 1;
	return counts;
}
/** Four retries for a run of up to 14 tasks; longer plans may have more in proportion. */
const maxRetries = (tasks) => Math.max(4, Math.floor(tasks * 4 / 14));
const minNarrativeChars = 200;
const maxNamed = 5;
/**
* A good run (docs/design.md#the-programs-before): all tasks done, few retries, no synthetic handoffs, real
* narratives.
*/
function acceptanceBar({ tasks, retries, handoffs }) {
	const closed = tasks.done + tasks.skipped;
	const limit = maxRetries(tasks.total);
	const synthetic = handoffs.filter(({ source }) => source === "synthetic");
	const short = handoffs.filter(({ chars }) => chars === null || chars <= minNarrativeChars);
	return [
		{
			name: "All tasks are done",
			passed: closed === tasks.total,
			found: `${tasks.done} of ${tasks.total}${tasks.skipped > 0 ? `, ${tasks.skipped} skipped` : ""}`
		},
		{
			name: "Few retries",
			passed: retries <= limit,
			found: `${retries}, at most ${limit} for ${plural(tasks.total, "task")}`
		},
		{
			name: "No synthetic handoffs",
			passed: synthetic.length === 0,
			found: `${synthetic.length} of ${handoffs.length}${synthetic.length > 0 ? ` ${listed(synthetic)}` : ""}`
		},
		{
			name: `Narratives over ${minNarrativeChars} characters`,
			passed: short.length === 0,
			found: `${handoffs.length - short.length} of ${handoffs.length}${short.length > 0 ? `, not those of ${listed(short)}` : ""}`
		}
	];
}
const listed = (handoffs) => cappedRow(handoffs.map(({ iteration }) => `#${iteration}`), maxNamed);
/** Most failures first. */
function summarizeChecks(results) {
	const byName = /* @__PURE__ */ new Map();
	for (const { name, passed, flaky, timed_out, duration_ms } of results) {
		const current = byName.get(name) ?? {
			name,
			runs: 0,
			failed: 0,
			flaky: 0,
			timed_out: 0,
			duration_ms: 0
		};
		byName.set(name, {
			name,
			runs: current.runs + 1,
			failed: current.failed + (passed ? 0 : 1),
			flaky: current.flaky + (flaky ? 1 : 0),
			timed_out: current.timed_out + (timed_out ? 1 : 0),
			duration_ms: current.duration_ms + duration_ms
		});
	}
	return [...byName.values()].sort((a, b) => b.failed - a.failed || b.flaky - a.flaky);
}
/** In order, from events and stored records. Linear. */
function attemptsOf(events, records) {
	const openByIteration = /* @__PURE__ */ new Map();
	const attempts = [];
	for (const event of events) {
		if (event.type === "attempt_started") {
			openByIteration.set(event.iteration, {
				at: Date.parse(event.at),
				attempt: event.attempt,
				cut: 0
			});
			continue;
		}
		const start = "iteration" in event ? openByIteration.get(event.iteration) : void 0;
		if (!start) continue;
		if (event.type === "prompt_cut") start.cut += event.from_chars - event.to_chars;
		if (!isEnd(event)) continue;
		const { iteration, task, usage, duration_ms } = event;
		attempts.push({
			iteration,
			task,
			attempt: start.attempt,
			outcome: outcomes[event.type],
			handoff: "handoff" in event ? event.handoff : null,
			usd: usage.usd,
			agent_ms: duration_ms,
			checks_ms: checksMs(records.get(iteration)),
			all_ms: Math.max(0, Date.parse(event.at) - start.at),
			cut_chars: start.cut
		});
	}
	return attempts;
}
const outcomes = {
	attempt_succeeded: "passed",
	attempt_held: "passed",
	attempt_failed: "failed",
	attempt_interrupted: "interrupted"
};
const checksMs = (record) => (record?.validation?.checks ?? []).reduce((sum, { duration_ms }) => sum + duration_ms, 0);
function summarizeReviews(events) {
	const reviews = events.filter((event) => event.type === "iteration_reviewed");
	const count = (expected) => reviews.filter(({ verdict }) => verdict === expected).length;
	return {
		all: reviews.length,
		ship: count("ship"),
		revise: count("revise"),
		none: count(null),
		findings: reviews.reduce((sum, { findings }) => sum + findings, 0),
		usd: reviews.reduce((sum, { usd }) => sum + usd, 0)
	};
}
// src/core/report/section/analysis.ts
const maxRows = 40;
/** `demo: 8 attempts in 25s of runner time for 0.29 USD; 7 of 7 tasks done`. */
const titleOf = ({ plan, attempts, time_ms, total_usd, tasks, unchanged }) => `${plan}: ${plural(attempts.all, "attempt")} in ${formatMinutes(time_ms.runner)} of runner time for ${formatUsd(total_usd)}; ${tasks.done} of ${tasks.total} tasks done` + (unchanged.length === 0 ? "" : ` (${unchanged.length} without a change)`);
/** For a terminal, lines without their newline. */
const analysisText = (analysis, look) => documentLines(analysisBlocks(analysis, {
	line: (text) => plainLine(text, 1e3),
	cell: (text) => plainLine(text, 60)
}), look);
const analysisMarkdown = (analysis) => markdownOf(analysisBlocks(analysis, {
	line: (text) => agentLine(text, 1e3),
	cell: (text) => agentLine(text, 100)
}));
const analysisBlocks = (analysis, { line, cell }) => [{
	heading: line(titleOf(analysis)),
	level: 2
}, ...analysisParts(analysis).map(({ title, table = {
	head: [],
	rows: []
}, lines = [] }) => ({
	title,
	blocks: [{
		...table,
		rows: table.rows.map((row) => row.map(cell))
	}, { list: lines.map(line) }]
}))];
const analysisParts = (analysis) => [
	barPart(analysis),
	{
		title: "Done without a change",
		lines: analysis.unchanged.map((task) => unchangedInWords(task, plainText))
	},
	attemptsPart(analysis),
	roleCostPart(analysis),
	phasesPart(analysis),
	taskCostPart(analysis),
	{
		title: "Set-up",
		lines: cappedLines(analysis.set_ups.map((setUp) => `Iteration ${setUp.iteration}: ${setUpInWords(setUp, plainText)}.`), maxRows)
	},
	{
		title: "Confinement",
		lines: analysis.confined === null ? [] : [`${confinementInWords(analysis.confined)}.`]
	},
	{
		title: "Network",
		lines: cappedLines(refusalsInWords(analysis.network_refused, plainText), maxRows)
	},
	evidencePart(analysis),
	checksPart(analysis),
	{
		title: "Reviews",
		lines: reviewSummaryLines(analysis.reviews)
	},
	handoffsPart(analysis),
	promptsPart(analysis)
];
const plainText = (text) => plainLine(text, 500);
const barPart = (analysis) => ({
	title: "Acceptance bar",
	table: {
		head: [
			"",
			"Demand",
			"Found"
		],
		rows: acceptanceBar(analysis).map(({ name, passed, found }) => [
			passed ? "\u2713" : "\u2717",
			name,
			found
		])
	}
});
function attemptsPart({ attempts: { all, passed, failed, interrupted }, retries, usd, ...causes }) {
	const reasons = [...Object.entries(causes.failures), ...Object.entries(causes.interruptions)].map(([cause, count]) => `${cause.replaceAll("_", " ")} ${count}`).join(", ");
	return {
		title: "Attempts",
		lines: [`${all}: ${passed} passed (${formatUsd(usd.passed)}), ${failed} failed (${formatUsd(usd.failed)}), ${interrupted} interrupted (${formatUsd(usd.interrupted)}); ${plural(retries, "retry", "retries")}.`, ...reasons === "" ? [] : [`Why the other attempts ended: ${reasons}.`]]
	};
}
const roleCostPart = ({ roles }) => ({
	title: "Money by role",
	table: {
		head: [
			"Role",
			">Calls",
			">Cost",
			">Tokens"
		],
		rows: roles.map(({ role, calls, usd, tokens, unknown }) => [
			roleInWords(role),
			calls === null ? "" : `${calls}${unknown ? ` (cost of ${unknown} unknown)` : ""}`,
			formatUsd(usd),
			formatTokens(tokens)
		])
	}
});
function phasesPart({ time_ms: { runner, ...phase } }) {
	const names = {
		agents: "agents",
		checks: "checks of the attempts",
		baseline: "baseline, with set-up",
		rest: "other: git, start-up, waiting"
	};
	const share = (ms) => runner === 0 ? "" : `${Math.round(ms / runner * 100)} %`;
	return {
		title: "Runner time by phase",
		table: {
			head: [
				"Phase",
				">Time",
				">Share"
			],
			rows: Object.keys(names).map((key) => [
				names[key],
				formatDuration(phase[key]),
				share(phase[key])
			])
		}
	};
}
/** Less than an amount shows. */
const minShownUsd = .005;
function taskCostPart({ by_task, apart_usd }) {
	const dearest = [...by_task].sort((a, b) => b.usd - a.usd || b.all_ms - a.all_ms).slice(0, maxRows);
	return {
		title: "Time and money by task",
		table: {
			head: [
				"Task",
				"Status",
				">Attempts",
				">Cost",
				">Agent",
				">Checks",
				">In all"
			],
			rows: (by_task.length > maxRows ? dearest : by_task).map(({ id, status, attempts: tried, usd, agent_ms, checks_ms, all_ms }) => [
				id,
				statusWord[status],
				String(tried),
				formatUsd(usd),
				formatDuration(agent_ms),
				formatDuration(checks_ms),
				formatDuration(all_ms)
			])
		},
		lines: [...by_task.length > maxRows ? [`The most expensive ${maxRows} of ${by_task.length}; --json lists all of them.`] : [], ...apart_usd >= minShownUsd ? [`${formatUsd(apart_usd)} more belongs to no task: calls about the plan as a whole, or tasks that were removed from it.`] : []]
	};
}
function evidencePart({ evidence: record }) {
	const all = record === null ? [] : lowestFirst(record.criteria);
	return {
		title: "Evidence for the acceptance criteria",
		table: {
			head: [
				"Level",
				"Task",
				"Criterion",
				"Citation"
			],
			rows: all.slice(0, maxRows).map((criterion) => [
				criterion.level,
				criterion.task,
				criterion.criterion,
				evidenceFor(criterion)
			])
		},
		lines: all.length > maxRows ? [`The first ${maxRows} of ${all.length}; --json lists all of them.`] : []
	};
}
const checksPart = ({ checks: all }) => ({
	title: "Checks, most failures first",
	table: {
		head: [
			"Check",
			">Runs",
			">Failed",
			">Flaky",
			">Time",
			">Each"
		],
		rows: all.map(({ name, runs, failed, flaky, duration_ms }) => [
			name,
			String(runs),
			String(failed),
			String(flaky),
			formatDuration(duration_ms),
			formatDuration(duration_ms / runs)
		])
	}
});
const origins = {
	structured: "by the agent",
	result_text: "in the agent's text",
	extracted: "by a small model",
	synthetic: "made by ralph"
};
/** Empty if there was no review. */
function reviewSummaryLines({ all, ship, revise, none, findings, usd }) {
	if (all === 0) return [];
	const verdicts = [
		`${ship} ship`,
		`${revise} revise`,
		...none === 0 ? [] : [`${none} without an answer`]
	].join(", ");
	return [`${plural(all, "review")}: ${verdicts}; ${plural(findings, "finding")}, ${formatUsd(usd)}.`];
}
function handoffsPart({ handoffs: all }) {
	if (all.length === 0) return { title: "Handoffs" };
	const lengths = all.flatMap(({ chars }) => chars ?? []).sort((a, b) => a - b);
	return {
		title: "Handoffs of passed attempts",
		lines: [`${Object.keys(origins).flatMap((source) => {
			const count = all.filter((handoff) => handoff.source === source).length;
			return count === 0 ? [] : `${count} ${origins[source]}`;
		}).join(", ")}.`, `Narrative: ${spread(lengths)} characters.`]
	};
}
function promptsPart({ prompts: all, cuts }) {
	const [first] = all;
	if (!first) return { title: "Prompts" };
	const largest = all.reduce((largestSoFar, prompt) => prompt.tokens > largestSoFar.tokens ? prompt : largestSoFar, first);
	const tokens = all.map((prompt) => prompt.tokens);
	return {
		title: "Prompts",
		lines: [
			`Estimated tokens over time: ${sparkline(tokens, 40)}`,
			`${spread([...tokens].sort((a, b) => a - b))} tokens; the largest: #${largest.iteration}, ${largest.task}.`,
			...cuts.length === 0 ? ["Nothing was shortened to fit the budget."] : [],
			...cuts.map(({ section, times, chars }) => `Shortened to fit the budget: ${section}, ${plural(times, "time")}, ${thousands(chars)} characters in total.`)
		]
	};
}
/** `120 to 400, median 230`, of sorted numbers. */
function spread(sorted) {
	const [smallest = 0] = sorted;
	const largest = sorted.at(-1) ?? 0;
	const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
	const number = (value) => thousands(value);
	return smallest === largest ? number(largest) : `${number(smallest)} to ${number(largest)}, median ${number(middle)}`;
}
// src/entry/command/report.ts
const flags = {
	...runFlags,
	gate: {
		help: "exit with 1 if the run misses the acceptance bar",
		toggle: true
	},
	markdown: {
		help: "print Markdown for a GitHub issue or job summary",
		toggle: true,
		notWith: ["json", "html"]
	},
	json: {
		help: "print one JSON object with every attempt",
		toggle: true,
		notWith: ["html"]
	},
	html: {
		help: "write one self-contained HTML page that works offline",
		example: "report.html"
	},
	iteration: {
		help: "with --html: include the details of this iteration, however old",
		example: "7",
		onlyWith: "html"
	}
};
const reportCommand = {
	help: `Analyses a run: where its time and money went, which checks failed, how good its handoffs were, what its prompts
contained. Changes nothing.

Usage: ralph report [options]

Examples:
  ralph report
  ralph report --markdown
  ralph report --json --gate
  ralph report --html report.html

Options:
${flagHelp(flags)}

The acceptance bar: all tasks done (or skipped by a person), few retries, no synthetic handoffs, and every narrative
over 200 characters.`,
	flags,
	run: async (context, { values }) => {
		if (typeof values["html"] === "string") return writePage(context, values, values["html"]);
		const { project, analysis } = await lookAtPast(context, values, async ({ project, access, run }) => {
			return {
				project,
				analysis: analyzeRun(run, {
					...await readHistory(access, run, warnOf(context)),
					now: context.now()
				})
			};
		});
		const bar = acceptanceBar(analysis);
		const text = values["json"] ? inertJson({
			...analysis,
			acceptance_bar: bar
		}, 2) : values["markdown"] ? analysisMarkdown(analysis) : analysisText(analysis, textStyleOf(context)).join("\n");
		context.out(`${redactor(project.secrets)(text)}\n`);
		return values["gate"] && bar.some(({ passed }) => !passed) ? exits.failed.code : 0;
	}
};
/** The page contains everything about the run: only its owner may read it. */
async function writePage(context, values, file) {
	const iteration = parseIterationFlag("report", values["iteration"]);
	const { html, planName } = await lookAtPast(context, values, async ({ project, access, run }) => {
		const past = await readHistory(access, run, warnOf(context));
		const { records } = past;
		if (iteration !== void 0 && !records.has(iteration)) throw noIteration(project, iteration, run.state.iteration);
		const [assets, clean] = [await loadPageAssets("report"), redactor(project.secrets)];
		const html = await reportPage(project, access, {
			context,
			past,
			assets,
			file,
			iteration,
			clean
		});
		return {
			planName: project.planName,
			html
		};
	});
	await writeNamedFile(resolve(context.cwd, file), html).catch((error) => {
		const reason = error.message.split(", ")[0]?.replace(/\.$/, "");
		throw new RalphError({
			code: "REPORT_NOT_WRITTEN",
			message: `${file} cannot be written: ${reason}.`
		});
	});
	context.out(`${file}: the report of ${planName}, ${formatBytes(Buffer.byteLength(html))}. Open it in a browser.\n`);
	return 0;
}
export { reportCommand };
