import { Vt as commandSpan, er as RalphError, rn as readCommand } from "./through-proxy.js";
import { c as setOutput, r as mask, u as apiClient } from "./end-step.js";
import { o as openProject } from "./state-files.js";
import { d as previousPlan } from "./plan-folder.js";
import { a as settingSources } from "./setting-sources.js";
import { t as readNamed } from "./named-file.js";
import { g as queueSentence, t as basedOnPrevious } from "./queue-here.js";
import { n as openWithPlanFallback } from "./plan-of-state.js";
import { o as startCommand, t as choosesPlan } from "./workflow-file.js";
import { l as withoutCheckout, t as commentPayload } from "./comment-event.js";
import { a as readComment, n as readIssueForm } from "./issue-form.js";
import { c as issuePlanFile, s as issueOfPlan } from "./outbox.js";
import { a as shownOf, i as showIssue, n as liveIssue, r as recordedOrder, t as digestOfOrder } from "./issue-order.js";
import { a as queueOfJob, i as planOfJob } from "./plan-of-job.js";
import { n as wakeWatchdog } from "./watchdog.js";
import { n as watchdogFile } from "./watchdog-text.js";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
// src/entry/action/context/start-of-run.ts
/** How a person starts the next job of this plan's run in the workflow that this job belongs to. */
async function startOfRun(env, plan) {
	const path = (env["GITHUB_WORKFLOW_REF"] ?? "").replace(/@.*$/, "");
	const event = fieldsOf(await eventIn(env));
	const chosen = env["GITHUB_EVENT_NAME"] === "workflow_dispatch" ? fieldsOf(event["inputs"]) : {};
	const branch = /^refs\/heads\/(.+)$/.exec(env["GITHUB_REF"] ?? "")?.[1];
	const usual = fieldsOf(event["repository"])["default_branch"];
	return startCommand({
		workflow: basename(path) || env["GITHUB_WORKFLOW"] || "WORKFLOW",
		plan,
		ref: typeof usual === "string" && branch !== usual ? branch : void 0,
		takesPlan: Object.hasOwn(chosen, "plan") || await fileTakesPlan(env, path),
		chosen
	});
}
/** Read by itself, and not by the toolkit: at the end of a job nothing more is loaded, since an agent could have changed it. */
const eventIn = (env) => readFile(env["GITHUB_EVENT_PATH"] ?? "", "utf8").then(JSON.parse).catch(() => void 0);
/** Undefined where the job has no such file: its checkout may be of other files, or there is none. */
async function fileTakesPlan(env, path) {
	const inside = /\.github\/workflows\/[^/]+$/.exec(path)?.[0];
	if (inside === void 0) return void 0;
	try {
		return choosesPlan(String(await readNamed(join(env["GITHUB_WORKSPACE"] ?? "", inside))));
	} catch {
		return;
	}
}
const fieldsOf = (value) => typeof value === "object" && value !== null ? { ...value } : {};
// src/entry/action/issue/issue-run.ts
/**
* Whether this job is for a run whose plan is an issue, and what that issue was taken for. A run that has begun goes on
* with what it has; one that begins, and an edit that is taken over, are held to the text that was shown before the
* order was given: whoever opened the issue may need no right to edit it (threat T2). `recorded`: for a job that goes
* on with what another one took.
*/
async function issueRun(context, takes = "text") {
	const comment = await givenComment(context);
	const issue = issueOfPlan(String(context.inputs.flags["plan"] ?? "")) ?? comment?.issue;
	if (issue === void 0) return { kind: "none" };
	const github = apiClient(context);
	if (!github) return {
		kind: "idle",
		why: "the issue cannot be read without `github-token`"
	};
	const recorded = await recordedOrder(context, github, issue);
	if (!(recorded === void 0 ? (comment?.order ?? "start") === "start" : comment?.order === "plan") || takes === "recorded") return recorded ? chosen(context, issue, recorded) : notBegun(issue);
	const live = await liveIssue(github, issue);
	if (!live) return {
		kind: "idle",
		why: `#${issue} was not created with the form \u201cNew ralph run\u201d`
	};
	const order = await asShown(context, github, {
		live,
		recorded,
		at: comment?.at
	});
	if (order) return chosen(context, issue, order);
	if (recorded) return chosen(context, issue, recorded);
	return {
		kind: "idle",
		why: `#${issue} was only just shown as a plan; read it, then start it again`
	};
}
const notBegun = (issue) => ({
	kind: "idle",
	why: `the run of #${issue} has not started; /ralph start starts it`
});
/** The text's order where it is the one that was shown before this moment; else it is shown now. */
async function asShown(context, github, { live, recorded, at }) {
	const shown = await shownOf(context, github, live.text.number);
	if (shown?.digest === live.digest && (at === void 0 || shown.at <= at) && live.order) return live.order;
	await showIssue(context, github, {
		live,
		recorded
	});
}
/** The issue that a comment's event is about, or whose pull request it is on, and the order in it. */
async function givenComment(context) {
	const payload = await commentPayload(context);
	if (payload === "other" || payload === void 0) return void 0;
	const { issue, comment } = payload;
	const body = issue.body ?? "";
	const pull = /^<!-- ralph:issue-([1-9]\d{0,8}):pull -->/.exec(body)?.[1];
	const number = pull === void 0 ? readIssueForm(body) ? issue.number : void 0 : Number(pull);
	if (number === void 0) return void 0;
	const heard = readComment(comment.body);
	const command = heard.kind === "command" ? readCommand(heard.text) : void 0;
	return {
		issue: number,
		order: command && "kind" in command ? command.kind : "none",
		at: Date.parse(comment.created_at)
	};
}
function chosen(context, issue, order) {
	const { inputs } = context;
	const flags = {
		...inputs.flags,
		plan: issuePlanFile(issue),
		issue: String(issue)
	};
	const planText = Buffer.from(JSON.stringify(order.plan));
	return {
		kind: "run",
		order,
		context: {
			...context,
			inputs: {
				...inputs,
				flags
			},
			planText
		}
	};
}
/** The project with what the issue says besides its tasks: it may add checks and lower the budget, never the reverse. */
function asOrdered(project, { order }) {
	const { settings, stated: told } = project;
	const validate = [...settings.validate, ...order.checks];
	const budget = Math.min(settings["cost-budget"], order.budget ?? Number.POSITIVE_INFINITY);
	const place = "the issue";
	const said = {
		...order.checks.length > 0 && { validate: {
			raw: validate,
			place
		} },
		...order.budget !== null && { "cost-budget": {
			raw: budget,
			place
		} }
	};
	const names = Object.keys(said).filter((name) => Object.hasOwn(told.byJob, name));
	const byJob = {
		...told.byJob,
		...Object.fromEntries(names.map((name) => [name, said[name]]))
	};
	return {
		...project,
		planSource: digestOfOrder(order),
		planFormat: null,
		stated: {
			byBase: {
				...told.byBase,
				...said
			},
			byJob
		},
		settings: {
			...settings,
			validate,
			"cost-budget": budget,
			model: order.model ?? settings.model
		}
	};
}
/** Undefined where there is nothing to do, which was said then. Its secrets are masked. Throws what `openProject` throws. */
async function openRun(given, takes = "text") {
	const chosen = await issueRun(given, takes);
	if (chosen.kind === "idle") {
		given.out(`Nothing to do: ${chosen.why}.\n`);
		return;
	}
	if (chosen.kind === "run") {
		const context = await withoutCheckout(chosen.context);
		const { flags, findings } = context.inputs;
		const project = asOrdered(withinLimit(await openProject(context, flags, findings), context), chosen);
		for (const secret of project.secrets) mask(secret);
		return {
			context,
			project,
			order: chosen.order,
			queueLine: void 0
		};
	}
	const opened = await openFile(await withoutCheckout(given), takes);
	for (const secret of opened?.project.secrets ?? []) mask(secret);
	return opened && {
		...opened,
		order: void 0
	};
}
/** The plan is a file: the one that is named, or one of the queue. */
async function openFile(given, takes) {
	const { inputs, out } = given;
	const sources = settingSources(given, inputs.flags);
	const queued = await planOfJob(given, await sources);
	if (queued.kind === "idle") {
		out(`Nothing to do: ${queued.why}.\n`);
		setOutput("due", "false");
		return;
	}
	const { findings } = inputs;
	if (queued.kind === "none") return inItsQueue(given, await openWithPlanFallback(given, inputs.flags, findings, sources), takes);
	out(`Plan: ${queued.path}\n`);
	const context = {
		...given,
		inputs: {
			...inputs,
			flags: {
				...inputs.flags,
				plan: queued.path
			}
		}
	};
	return inItsQueue(context, await openWithPlanFallback(context, context.inputs.flags, findings), takes);
}
/** Whoever started this job may have named the plan; what it begins on and what comes after it shows in its queue alone. */
async function inItsQueue(context, opened, takes) {
	const project = withinLimit(opened, context);
	if (!project.queue?.moves || takes === "recorded") return {
		context,
		project,
		queueLine: void 0
	};
	const { queue } = await queueOfJob(context);
	return {
		context,
		project: queue.rows.find(({ name }) => name === project.planName)?.standing === "waiting" ? basedOnPrevious(project, previousPlan(queue.rows)) : project,
		queueLine: queueSentence(queue, project.planName)
	};
}
/** Unless the user says how long the job may live, the platform does. */
const withinLimit = (project, { runner }) => ({
	...project,
	settings: {
		...project.settings,
		"job-limit": project.settings["job-limit"] ?? runner.limitMs
	}
});
// src/entry/action/step/watch-over.ts
/**
* Every job of the run's workflow enables the watchdog, so that whatever becomes of the job is noticed; not if a person
* disabled it. A workflow with a schedule of its own needs none. Never a reason to fail.
*/
async function watchOver(github, { context, warn }) {
	if (!github || context.env["GITHUB_EVENT_NAME"] === "schedule") return;
	try {
		if (await wakeWatchdog(github, {
			file: "ralph-watchdog.yml",
			asleepStep: "Asleep until the next run"
		}) === "awake") return;
		const enable = commandSpan("gh", "workflow", "enable", watchdogFile);
		context.out(`${watchdogFile} was disabled by a person, so ralph leaves it disabled; after a usage limit or a lost runner, somebody has to start the next job. To enable it: ${enable}.\n`);
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		if (error.code !== "GITHUB_NOT_FOUND") warn(`${watchdogFile} could not be enabled, so a lost run may wait for a person: ${error.message} ${error.hint}`);
	}
}
export { startOfRun as i, issueRun as n, openRun as r, watchOver as t };
