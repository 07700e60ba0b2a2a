import { f as agents } from "./runners.js";
import { t as trustedFilesIn } from "./trusted-files.js";
import { a as readEnabledPasses } from "./from-base.js";
import { l as newestIterations, t as assemblePrompt } from "./prepare.js";
import { n as callsBefore } from "./call-table.js";
import { $ as attentionIn, Dt as forecastLines, Gt as costBudgetOf, ct as selectTask, en as countsInWords, hn as nextAttempt, ln as taskRows, rn as shownRows } from "./run-sentence.js";
import { n as forecast } from "./forecast.js";
import { D as plural, a as plainLine, v as formatDuration } from "./one-line.js";
import { a as shellWord } from "./command-line.js";
import { An as painter, In as fitLines, Ln as pad, Nn as columnsOf, Sn as operatorLine, an as redactor, fn as nextLines, kn as paintCode, mn as step } from "./through-proxy.js";
import { a as tableLines, i as partLines } from "./terminal.js";
import { c as terminalTaskTable } from "./progress.js";
import { T as taskIn, w as statusIn } from "./slices.js";
import { a as refuseUnchecked, c as whyUnchecked, i as missingFolder, r as inFolders } from "./checks.js";
import { a as installedPath, i as textStyleOf } from "./context.js";
import { a as refuseIdleFlagsOf } from "./idle-flags.js";
import { t as flagsOfJob } from "./job-flags.js";
import { t as jobSettings } from "./job-settings.js";
import { t as ruleProject } from "./rule-project.js";
import { a as withTemporaryState } from "./state-access.js";
import { n as refuseOtherPlan, r as withScope } from "./one-job.js";
import { t as imaginedState } from "./imagined-state.js";
import { existsSync } from "node:fs";
import { join } from "node:path";
// src/core/report/terminal/dry-run.ts
/** The output of `ralph run --dry-run`, lines without their newline. */
function dryRunReport(run, context, look) {
	const paint = painter(look.color);
	const rows = taskRows(run.plan, run.state);
	const shown = shownRows(rows);
	const total = run.sections.reduce((sum, section) => sum + section.chars, 0);
	const heading = (text) => ["", paint(text, "bold")];
	const lines = [
		paint("Dry run: no agent was called, and nothing was changed or written.", "bold"),
		`First step: ${paintCode(plainLine(run.step, 500), paint)}`,
		...heading(`Tasks: ${countsInWords(rows)}`),
		...tableLines(terminalTaskTable(shown.rows), look),
		...shown.omitted ? [shown.omitted] : [],
		...partLines("Forecast", forecastLines(run.forecast), paint),
		...heading("Agent"),
		`  ${run.agentCommand.map(argument).join(" ")}`,
		...heading(`Prompt: ${plural(total, "character")}, about ${plural(Math.floor(total / 4), "token")}`),
		...sizes(run.sections),
		...run.callsBefore.map((role) => `  ${callSentences[role]}`),
		...heading(run.checks.length === 0 ? "Checks: none" : "Checks, all of which run, in this order"),
		...run.checks.map(checkLine),
		...run.unchecked === null ? [] : [`  Nothing checks these commits (\`no-checks\`): ${run.unchecked}.`],
		...heading("Refs"),
		`  work   ${plainLine(run.refs.work, 200)}`,
		`  state  ${plainLine(run.refs.state, 200)}`,
		`  at     ${plainLine(run.refs.remote, 200)}`,
		""
	];
	const next = [step("Do it", operatorLine(context, "run"))];
	return [...fitLines(lines, look), ...nextLines(next, {
		paint,
		columns: columnsOf(look)
	})];
}
const callSentences = {
	index: "Before that, an agent would update the knowledge index.",
	post: "Before that, an agent would review the last iteration (a separate call).",
	prep: "Before that, an agent would prepare another prompt from this one (a separate call)."
};
const argument = (text) => plainLine(shellWord(text), 120);
function sizes(sections) {
	const maxName = sections.reduce((width, { name }) => Math.max(width, name.length), 0);
	return sections.map(({ name, chars }) => `  ${pad(name, maxName)}  ${String(chars).padStart(7)}`);
}
function checkLine({ name, run, kind, timeout_ms, working_directory }) {
	const place = working_directory === "." || working_directory === "" ? "" : ` in ${working_directory}`;
	return `  ${name === run ? "" : `${plainLine(name, 100)}: `}${plainLine(run, 300)} (${kind}, at most ${formatDuration(timeout_ms)}${place})`;
}
// src/entry/run/dry-run.ts
/** As the job would, by the files that are here. */
function refuseMissingFolders({ repository }, job) {
	const missing = inFolders(job).find(({ working_directory }) => !existsSync(join(repository.toplevel, working_directory)));
	if (missing) throw missingFolder(missing, job.base);
}
/** `ralph run --dry-run`: changes nothing. Throws RalphError CHECKS_MISSING as the job would. */
async function dryRun(openedProject, context, flags, { words: queued, queueFlags = /* @__PURE__ */ new Map() } = {}) {
	const lines = await withTemporaryState(openedProject, context, async (access) => {
		const { state: store } = access;
		const { run } = await store.load();
		const [fresh, change] = [flags["fresh"] === true, flags["change-rules"] === true];
		const continued = fresh ? void 0 : run;
		await refuseOtherPlan(openedProject, continued);
		const notes = [];
		const say = (text) => void notes.push(text);
		const scoped = await withScope(openedProject, {
			run,
			fresh,
			say
		});
		const { project, rules } = await ruleProject(scoped, context, {
			run,
			access,
			fresh,
			change
		});
		refuseIdleFlagsOf(project, context.checkout !== void 0);
		const job = jobSettings(project, { rules });
		refuseUnchecked(job);
		if (!run || fresh) refuseMissingFolders(project, job);
		const { plan, state } = continued ?? newRun(project, context, run);
		const selection = selectTask(plan, statusIn(state), attentionIn(state));
		const ports = {
			store,
			base: trustedFilesIn(project.repository.toplevel),
			embedded: trustedFilesIn(installedPath("templates")),
			show: () => void 0
		};
		const next = selection.kind === "task" ? selection.task : void 0;
		const prompt = next && await assemblePrompt(ports, job, {
			state,
			plan,
			task: next,
			attempt: nextAttempt(taskIn(state, next.id)),
			recall: store.read
		});
		const report = dryRunReport({
			plan,
			state: continued?.state ?? null,
			step: stepInWords(selection, state),
			checks: job.checks,
			unchecked: whyUnchecked(job) ?? null,
			agentCommand: agents[project.settings.agent].preview(project.settings),
			sections: prompt?.sections.map(({ name, body }) => ({
				name,
				chars: body.length
			})) ?? [],
			callsBefore: next ? callsAhead(job.settings.mode, state) : [],
			forecast: forecast({
				plan,
				state
			}, {
				now: context.now(),
				costBudgetUsd: costBudgetOf(state, project.settings["cost-budget"]),
				settings: {
					...job.settings,
					passes: await readEnabledPasses(ports, job)
				}
			}),
			refs: {
				work: project.workBranch,
				state: project.stateRef,
				remote: project.remote
			}
		}, {
			planFile: project.planFile,
			isDefaultPlan: project.isDefaultPlan,
			reachedBy: project.reachedBy,
			queued,
			again: new Map([
				...flagsOfJob(openedProject, run?.state.rules ?? null),
				...queueFlags,
				...toggleFlags({
					fresh,
					"change-rules": change
				})
			]),
			workBranch: project.workBranch,
			now: context.now()
		}, textStyleOf(context));
		return [...notes, ...report];
	});
	context.out(`${redactor(openedProject.secrets)(lines.join("\n"))}\n`);
	return 0;
}
const toggleFlags = (toggles) => Object.entries(toggles).flatMap(([name, isSet]) => isSet ? [[name, [`--${name}`]]] : []);
/** A new run takes the plan from its file. */
const newRun = (project, context, previous) => ({
	plan: project.plan,
	state: imaginedState(project, context, previous?.state ?? null)
});
/** Does not check whether the index is due. */
function callsAhead(mode, state) {
	const [last] = newestIterations(state, 1);
	const unseen = last !== void 0 && last.iteration > state.looked_back;
	return callsBefore({
		mode,
		indexIsDue: false,
		mergesConstraints: false,
		hasUnreviewed: unseen
	});
}
function stepInWords(selection, state) {
	if (selection.kind === "complete") return "Nothing: every task is done or skipped.";
	if (selection.kind === "blocked") return `Nothing can be started: ${selection.by.map(({ why }) => why).join("; ")}`;
	const first = state.baseline ? "" : "The baseline (checks on the untouched checkpoint), then ";
	const attempt = nextAttempt(taskIn(state, selection.task.id));
	return `${first}${first ? "a" : "A"}ttempt ${attempt} at ${selection.task.id}, ${selection.task.title}, as iteration ${state.iteration + 1}.`;
}
export { dryRun };
