import { t as diffStat } from "./patches.js";
import { S as readLog } from "./state-access.js";
import { Bn as wrap, Hn as exits, Ln as fitLines, Nn as clip, On as ralphCommand, Rn as pad, an as redactor, jn as painter, kn as shortOid, mn as nextStepLines, yr as RalphError, z as inertJson } from "./through-proxy.js";
import { o as readRecords, p as iterationView, u as warnOf } from "./read-run.js";
import { i as unknownKind, n as logFilter, r as momentOf, t as eventKinds } from "./log-filter.js";
import { C as formatUtc, D as plural, F as visible, M as cappedLines, O as thousands, S as formatUsd, a as plainLine, j as usageInWords, r as indentedLine, v as formatDuration } from "./one-line.js";
import { c as eventInWords, i as failureSentence, o as traceLines } from "./failure-sentence.js";
import { i as outputExcerpt } from "./decisive-lines.js";
import { i as partLines } from "./terminal.js";
import { i as opinionsOf, n as handoffSources, t as handoffRows } from "./handoff-rows.js";
import { n as isBookkeeping, r as logPrinter, t as followRun } from "./follow-run.js";
import { o as runSentence } from "./run-sentence.js";
import { c as withoutLostJob } from "./status.js";
import { nn as heldIterations } from "./slices.js";
import { J as storedJson, K as damagedRecord } from "./state-files.js";
import { u as Baseline } from "./json-syntax.js";
import { t as lookAtPast } from "./look-at-run.js";
import { i as textStyleOf } from "./context.js";
import { n as flagHelp, s as runFlags } from "../cli/index.js";
import { n as parseIterationFlag, t as noIteration } from "./iteration-flag.js";
import { t as refuseUnknownTask } from "./task-flag.js";
import { r as isLost } from "./kept-runs.js";
// src/core/report/terminal/iteration-text.ts
const maxFiles = 30;
const maxOutputChars = 2e3;
/** All details of an iteration, lines without their newline. Neutralises foreign text. */
function iterationText(view, diff, look) {
	const paint = painter(look.color);
	const colour = {
		succeeded: "green",
		failed: "red"
	}[view.outcome] ?? "yellow";
	const attempt = view.attempt === null ? "" : `, attempt ${view.attempt}`;
	const title = `Iteration ${view.iteration}: ${view.task ?? "no task"}${attempt}: ${view.outcome}`;
	const part = (name, lines) => partLines(name, lines, paint);
	const lines = [
		paint(title, colour),
		...part("Facts", facts(view, look)),
		...part("Changes", changes(diff)),
		...part("Steps", steps(view)),
		...part("Checks", checks(view, look)),
		...opinionsOf(view).flatMap((opinion) => part(plainLine(opinion.name, 45), opinionLines(opinion, look))),
		...part("Prompt", prompt(view, look)),
		...part("Handoff", handoff(view, look)),
		...part("Events", events(view, look))
	];
	return fitLines(lines, look);
}
const rejected = /* @__PURE__ */ new Set([
	"failed",
	"rejected by a person",
	"refused undo"
]);
function facts({ why, started, checkpoint, commit, time_ms, usage, around, outcome, agent }, look) {
	const label = rejected.has(outcome) ? "rejected, kept as" : "commit";
	return [
		["Why", why],
		["Started", started && `${formatUtc(started)} from ${shortOid(checkpoint ?? "")}`],
		["Time", time_ms && timeWords(time_ms)],
		["Cost", usage && `${usageInWords(usage)}, ${plural(usage.turns, "turn")}`],
		["Around", around && `${usageInWords(around)}: other calls for this iteration`],
		["Tree", commit && `${label} ${shortOid(commit)}; ${look.checkout} writes its files to a folder`],
		["Denied", agent && agent.denials.length > 0 ? agent.denials.join(", ") : null]
	].flatMap(([name, value]) => value ? hanging(name.padEnd(8), plainLine(value, 1e3), look) : []);
}
function timeWords({ all, agent, review, checks }) {
	const rest = Math.max(0, all - agent - review - checks);
	const reviewed = review > 0 ? `, review ${formatDuration(review)}` : "";
	return `${formatDuration(all)}: agent ${formatDuration(agent)}${reviewed}, checks ${formatDuration(checks)}, everything else ${formatDuration(rest)}`;
}
function changes(diff) {
	if (diff === null || diff.length === 0) return [];
	const sum = (key) => diff.reduce((total, file) => total + (file[key] ?? 0), 0);
	const files = diff.map(({ path, added, removed }) => {
		const lines = added === null ? "binary" : `+${added} -${removed}`;
		return `${pad(lines, 12)} ${plainLine(path, 200)}`;
	});
	return [`${plural(diff.length, "file")}, +${sum("added")} -${sum("removed")} lines`, ...cappedLines(files, maxFiles)];
}
const maxSteps = 40;
function steps({ agent }) {
	if (!agent?.steps) return [];
	const { kept, more } = agent.steps;
	const lines = kept.map(({ name, target, count, duration_ms }) => {
		const times = count > 1 ? ` × ${count}` : "";
		return `${plainLine(`${name} ${target}`, 300).trimEnd()}${times} (${formatDuration(duration_ms)})`;
	});
	return [...cappedLines(lines, maxSteps), ...more > 0 ? [`\u2026 and ${more} after these`] : []];
}
const checks = ({ validation }, look) => checkLines(validation?.checks ?? [], look);
/** A line for each check, and the output of red ones. */
function checkLines(results, look) {
	const paint = painter(look.color);
	return results.flatMap((result) => {
		const name = plainLine(result.name, 200);
		if (result.passed) {
			const flaky = result.flaky ? ["flaky: it failed first"] : [];
			const remarks = [
				formatDuration(result.duration_ms),
				...flaky,
				...traceLines(result)
			];
			return [`${paint("\u2713", "green")} ${name} (${plainLine(remarks.join(", "), 1e3)})`];
		}
		const output = outputExcerpt(result, maxOutputChars).split("\n");
		return [`${paint("\u2717", "red")} ${name} ${plainLine(failureSentence(result), 1e3)}`, ...output.map((line) => clip(`    ${indentedLine(line)}`, Math.max(40, look.width - 2)))];
	});
}
function opinionLines({ verdict, summary, why, findings, model, usd }, look) {
	const by = model === null ? "" : ` by ${plainLine(model, 60)}`;
	if (why !== null) return hanging("None    ", `no usable answer${by}: ${plainLine(why, 500)}`, look);
	return [...hanging((verdict ?? "Said").padEnd(8), `${plainLine(summary, 1e3)} (${formatUsd(usd)}${by})`, look), ...findings.flatMap(({ severity, place, text }) => hanging(severity.padEnd(8), plainLine(`${place}  ${text}`, 1e3), look))];
}
/** On the same line, or below if that is too narrow. */
function withSource(line, source, { width }) {
	const from = `from ${source}`;
	if (line.length + from.length + 4 <= width) return [`${line}  ${from}`];
	return [line, ...wrap(from, Math.max(40, width - 6)).map((text) => `    ${text}`)];
}
function prompt({ prompt: size }, look) {
	if (!size) return [];
	const rows = [...size.sections, {
		name: "All",
		bytes: size.bytes,
		tokens: size.tokens,
		source: null
	}];
	const maxName = Math.max(...rows.map(({ name }) => name.length));
	return [
		...rows.flatMap(({ name, bytes, tokens, source }) => {
			const amounts = `${thousands(bytes).padStart(9)} bytes  ~${thousands(tokens)} tokens`;
			const line = `${pad(plainLine(name, 60), maxName)} ${amounts}`;
			return source === null ? [line] : withSource(line, plainLine(source, 300), look);
		}),
		`Tokens counted as ${size.chars_per_token} characters each${size.measured_calls === 0 ? "" : `, as ${plural(size.measured_calls, "call")} reported`}.`,
		...size.cuts.length === 0 ? ["Nothing was shortened to fit the budget."] : [],
		...size.cuts.map(({ section, from_chars, to_chars }) => to_chars === 0 ? `${section} was omitted to fit the budget (${thousands(from_chars)} characters).` : `${section} was cut from ${thousands(from_chars)} to ${thousands(to_chars)} characters to fit the budget.`)
	];
}
function handoff({ handoff: stored, task, agent }, look) {
	if (!stored) return [];
	const { source, handoff: content } = stored;
	const changes = agent && agent.files <= agent.changes.length ? agent.changes : null;
	const columns = Math.max(40, look.width - 4);
	const paragraphs = visible(content.freeform).trim().split("\n");
	return [
		...hanging("Summary ", plainLine(content.summary, 1e3), look),
		...paragraphs.flatMap((line) => wrap(plainLine(line, 5e3), columns)).map((line) => `  ${line}`.trimEnd()),
		`(${thousands(content.freeform.length)} characters, ${handoffSources[source]})`,
		...handoffRows(content, {
			task,
			changes
		}).flatMap(({ name, text }) => hanging(name.padEnd(8), plainLine(text, 1e3), look))
	];
}
const events = ({ events: iterationEvents }, look) => iterationEvents.flatMap((event) => hanging(event.at.slice(11, 19), eventInWords(event), look));
/** Wraps the text beside its name. */
function hanging(name, text, { width }) {
	const [first = "", ...rest] = wrap(text, Math.max(40, width - name.length - 4));
	return [`${name} ${first}`, ...rest.map((line) => `${" ".repeat(name.length)} ${line}`)];
}
// src/entry/command/log.ts
const flags = {
	...runFlags,
	follow: {
		help: "keep printing until the run is complete or needs a person",
		toggle: true
	},
	iteration: {
		help: "show everything about one iteration: prompt, changes, checks, handoff, cost; 0 is the baseline",
		example: "7",
		notWith: [
			"follow",
			"task",
			"kind",
			"since"
		]
	},
	task: {
		help: "only this task",
		example: "TASK-7"
	},
	kind: {
		help: "only events with this name, or with this word in their name; can be repeated",
		example: "failed",
		repeatable: true
	},
	since: {
		help: "only events since then: 2h, or a date",
		example: "2h"
	},
	json: {
		help: "print one JSON object per line; with --iteration, one object",
		toggle: true
	}
};
const logCommand = {
	help: `Prints the events of a run, oldest first, or everything about one iteration. Changes nothing.

Usage: ralph log [options]

Examples:
  ralph log --plan plan.json
  ralph log --follow
  ralph log --task TASK-7 --kind failed --since 2h
  ralph log --iteration 7
  ralph log --json

Options:
${flagHelp(flags)}

Names of events: ${eventKinds.join(", ")}.

Ctrl-C ends --follow with ${exits.interrupted.code}; the run continues.`,
	flags,
	run: async (context, { values }) => {
		const iteration = parseIterationFlag("log", values["iteration"]);
		const wish = {
			...wishOf(values, context.now()),
			iteration
		};
		const json = values["json"] === true;
		return lookAtPast(context, values, ({ project, access, run }) => {
			const request = {
				project,
				access,
				run,
				context,
				json
			};
			return iteration === void 0 ? printLog({
				...request,
				follow: values["follow"] === true
			}, wish) : showIteration(request, iteration);
		});
	}
};
async function printLog({ project, access, run, context, json, follow }, wish) {
	const look = textStyleOf(context);
	const clean = redactor(project.secrets);
	const matches = logFilter(wish);
	const print = json ? (event) => [inertJson(event)] : logPrinter(look);
	const showsBookkeeping = json || wish.kinds.length > 0;
	const show = (events) => {
		const shown = events.filter((event) => matches(event) && (showsBookkeeping || !isBookkeeping(event)));
		for (const line of shown.flatMap(print)) context.out(`${clean(line)}\n`);
	};
	const faults = [];
	const events = await readLog(access.state, run, 0, (fault) => void faults.push(fault));
	if (!events.some(matches)) refuseUnknownTask("log", {
		...project,
		plan: run.plan
	}, wish.task);
	show(events);
	const [fault] = faults;
	if (fault) throw fault;
	if (!follow) {
		const whole = wish.kinds.length === 0 && wish.task === void 0 && wish.since === void 0;
		if (!json && whole) context.out(`\n${clean((await linesOfNextSteps(project, context, run)).join("\n"))}\n`);
		return 0;
	}
	return await followRun({
		project,
		context,
		access
	}, run, async (moved, before) => show(await readLog(access.state, moved, before.seq))) ? 0 : exits.interrupted.code;
}
async function linesOfNextSteps(project, context, { plan, state }) {
	const { planFile, isDefaultPlan, reachedBy } = project;
	const now = context.now();
	const run = {
		plan,
		state: await isLost(state, now) ? withoutLostJob(state) : state
	};
	const { next } = runSentence(run, {
		planFile,
		isDefaultPlan,
		reachedBy,
		workBranch: state.work_branch,
		now
	});
	return nextStepLines(next, textStyleOf(context));
}
async function showIteration({ project, access, run, context, json }, iteration) {
	const events = (await readLog(access.state, run, 0, warnOf(context))).filter(logFilter({
		iteration,
		kinds: []
	}));
	if (iteration === 0) return showBaseline({
		project,
		context,
		json
	}, access);
	if (events.length === 0) throw noIteration(project, iteration, run.state.iteration);
	const record = (await readRecords(access.state, [iteration], { onFault: warnOf(context) })).get(iteration);
	if (!record) throw noIteration(project, iteration, run.state.iteration);
	const view = iterationView(iteration, {
		events,
		record,
		awaiting: heldIterations(run.state)
	});
	const { checkpoint, commit } = view;
	const diff = checkpoint && commit ? await diffStat(access, checkpoint, commit) : null;
	const text = json ? inertJson({
		...view,
		diff
	}, 2) : iterationText(view, diff, {
		...textStyleOf(context),
		checkout: ralphCommand(project, "checkout", String(iteration))
	}).join("\n");
	context.out(`${redactor(project.secrets)(text)}\n`);
	return 0;
}
/** The checks on the untouched commit, with the output of the red ones. */
async function showBaseline({ project, context, json }, { state }) {
	const [stored] = await state.readMany(["baseline.json"]);
	const baseline = Baseline.safeParse(stored === void 0 ? void 0 : storedJson(stored)).data;
	if (!baseline && stored !== void 0) throw damagedRecord("baseline.json");
	if (!baseline) throw new RalphError({
		code: "NO_ITERATION",
		message: "The checks have not been run on the untouched commit yet.",
		hint: `\`${ralphCommand(project, "run")}\` runs them before the first agent.`
	});
	const title = `Baseline: the checks on the untouched ${shortOid(baseline.commit)}`;
	const text = json ? inertJson(baseline, 2) : [
		title,
		"",
		...checkLines(baseline.checks, textStyleOf(context))
	].join("\n");
	context.out(`${redactor(project.secrets)(text)}\n`);
	return 0;
}
function wishOf(values, now) {
	const kinds = Array.isArray(values["kind"]) ? values["kind"].map(String) : [];
	const unknown = unknownKind(kinds);
	if (unknown) {
		const suggestion = unknown.suggestion === void 0 ? "" : ` Did you mean "${unknown.suggestion}"?`;
		throw usage(`no event name is or contains "${unknown.kind}".${suggestion}`);
	}
	const task = typeof values["task"] === "string" ? values["task"] : void 0;
	if (values["since"] === void 0) return {
		kinds,
		task
	};
	const since = momentOf(String(values["since"]), now);
	if (since === void 0) throw usage(`--since "${values["since"]}" is not a time; write 2h, 30m or 2026-11-21.`);
	return {
		kinds,
		task,
		since
	};
}
const usage = (message) => new RalphError({
	code: "USAGE",
	message: `log: ${message}`,
	hint: "See `ralph log --help`."
});
export { logCommand };
