import { Gt as readCommand, yn as commandSpan, yr as RalphError } from "./through-proxy.js";
import { c as setOutput, r as mask, u as apiClient } from "./end-step.js";
import { h as openProject } from "./state-files.js";
import { t as readNamedFile } from "./named-file.js";
import { o as startCommand, t as choosesPlan } from "./workflow-file.js";
import { l as withoutCheckout, t as commentPayload } from "./comment-event.js";
import { a as readComment, n as readIssueForm } from "./issue-form.js";
import { d as issuePlanFile, u as issueOfPlan } from "./outbox.js";
import { T as previousPlan } from "./plan-folder.js";
import { t as basedOnPrevious, v as queueSentence } from "./queue-here.js";
import { a as settingSources } from "./setting-sources.js";
import { n as openWithPlanFallback } from "./plan-of-state.js";
import { a as showIssue, i as readRecordedOrder, n as readLiveIssue, r as readPreview, t as digestOfOrder } from "./issue-order.js";
import { a as openJobQueue, t as findJobPlan } from "./plan-of-job.js";
import { n as wakeWatchdog } from "./watchdog.js";
import { n as watchdogFile } from "./watchdog-text.js";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
// src/entry/action/context/start-of-run.ts
/** The command by which a person starts the next job of this run. */
async function commandForNextJob(env, plan) {
	const path = (env["GITHUB_WORKFLOW_REF"] ?? "").replace(/@.*$/, "");
	const event = fieldsOf(await readEvent(env));
	const inputs = env["GITHUB_EVENT_NAME"] === "workflow_dispatch" ? fieldsOf(event["inputs"]) : {};
	const branch = /^refs\/heads\/(.+)$/.exec(env["GITHUB_REF"] ?? "")?.[1];
	const defaultBranch = fieldsOf(event["repository"])["default_branch"];
	return startCommand({
		workflow: basename(path) || env["GITHUB_WORKFLOW"] || "WORKFLOW",
		plan,
		ref: typeof defaultBranch === "string" && branch !== defaultBranch ? branch : void 0,
		takesPlan: Object.hasOwn(inputs, "plan") || await workflowTakesPlan(env, path),
		chosen: inputs
	});
}
/** Without the toolkit: at the end of a job nothing more is loaded, since an agent could have changed it. */
const readEvent = (env) => readFile(env["GITHUB_EVENT_PATH"] ?? "", "utf8").then(JSON.parse).catch(() => void 0);
/** Undefined if the job's checkout lacks the file. */
async function workflowTakesPlan(env, path) {
	const relativePath = /\.github\/workflows\/[^/]+$/.exec(path)?.[0];
	if (relativePath === void 0) return void 0;
	try {
		return choosesPlan(String(await readNamedFile(join(env["GITHUB_WORKSPACE"] ?? "", relativePath))));
	} catch {
		return;
	}
}
const fieldsOf = (value) => typeof value === "object" && value !== null ? { ...value } : {};
// src/entry/action/issue/issue-run.ts
/**
* Whether this job's plan is an issue, and its order. A run that has begun keeps its recorded order. A new run, or an
* adopted edit, must match the preview from before the order: the issue's author may edit it without any right (threat T2).
* `recorded`: for a job that continues another one.
*/
async function findIssueRun(context, source = "text") {
	const comment = await readOrderComment(context);
	const issue = issueOfPlan(String(context.inputs.flags["plan"] ?? "")) ?? comment?.issue;
	if (issue === void 0) return { kind: "none" };
	const github = apiClient(context);
	if (!github) return {
		kind: "idle",
		why: "the issue cannot be read without `github-token`"
	};
	const recorded = await readRecordedOrder(context, github, issue);
	if (!(recorded === void 0 ? (comment?.order ?? "start") === "start" : comment?.order === "plan") || source === "recorded") return recorded ? runOfIssue(context, issue, recorded) : notBegun(issue);
	const live = await readLiveIssue(github, issue);
	if (!live) return {
		kind: "idle",
		why: `#${issue} was not created with the form \u201cNew ralph run\u201d`
	};
	const order = await orderIfShown(context, github, {
		live,
		recorded,
		at: comment?.at
	});
	if (order) return runOfIssue(context, issue, order);
	if (recorded) return runOfIssue(context, issue, recorded);
	return {
		kind: "idle",
		why: `#${issue} was only just shown as a plan; read it, then start it again`
	};
}
const notBegun = (issue) => ({
	kind: "idle",
	why: `the run of #${issue} has not started; /ralph start starts it`
});
/** The issue's order, if its preview was there before the comment; otherwise writes the preview. */
async function orderIfShown(context, github, { live, recorded, at: commentedAt }) {
	const preview = await readPreview(context, github, live.text.number);
	if (preview?.digest === live.digest && (commentedAt === void 0 || preview.at <= commentedAt) && live.order) return live.order;
	await showIssue(context, github, {
		live,
		recorded
	});
}
/** The issue of a comment's event, also by its pull request, and the order in it. */
async function readOrderComment(context) {
	const payload = await commentPayload(context);
	if (payload === "other" || payload === void 0) return void 0;
	const { issue, comment } = payload;
	const body = issue.body ?? "";
	const issueOfPull = /^<!-- ralph:issue-([1-9]\d{0,8}):pull -->/.exec(body)?.[1];
	const number = issueOfPull === void 0 ? readIssueForm(body) ? issue.number : void 0 : Number(issueOfPull);
	if (number === void 0) return void 0;
	const reading = readComment(comment.body);
	const command = reading.kind === "command" ? readCommand(reading.text) : void 0;
	return {
		issue: number,
		order: command && "kind" in command ? command.kind : "none",
		at: Date.parse(comment.created_at)
	};
}
function runOfIssue(context, issue, order) {
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
/** Applies the issue's settings: it may add checks and lower the budget, never the reverse. */
function withIssueOrder(project, { order }) {
	const { settings, stated } = project;
	const validate = [...settings.validate, ...order.checks];
	const budget = Math.min(settings["cost-budget"], order.budget ?? Number.POSITIVE_INFINITY);
	const place = "the issue";
	const issueValues = {
		...order.checks.length > 0 && { validate: {
			raw: validate,
			place
		} },
		...order.budget !== null && { "cost-budget": {
			raw: budget,
			place
		} }
	};
	const names = Object.keys(issueValues).filter((name) => Object.hasOwn(stated.byJob, name));
	const byJob = {
		...stated.byJob,
		...Object.fromEntries(names.map((name) => [name, issueValues[name]]))
	};
	return {
		...project,
		planSource: digestOfOrder(order),
		planFormat: null,
		stated: {
			byBase: {
				...stated.byBase,
				...issueValues
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
/** Undefined if there is nothing to do, which is printed. Masks the project's secrets. Throws what `openProject` throws. */
async function openRun(step, source = "text") {
	const issueRun = await findIssueRun(step, source);
	if (issueRun.kind === "idle") {
		step.out(`Nothing to do: ${issueRun.why}.\n`);
		return;
	}
	if (issueRun.kind === "run") {
		const context = await withoutCheckout(issueRun.context);
		const { flags, findings } = context.inputs;
		const project = withIssueOrder(withJobLimit(await openProject(context, flags, findings), context), issueRun);
		for (const secret of project.secrets) mask(secret);
		return {
			context,
			project,
			order: issueRun.order,
			queueLine: void 0
		};
	}
	const opened = await openFile(await withoutCheckout(step), source);
	for (const secret of opened?.project.secrets ?? []) mask(secret);
	return opened && {
		...opened,
		order: void 0
	};
}
/** For a plan file: the configured one, or one of the queue. */
async function openFile(step, source) {
	const { inputs, out } = step;
	const sources = settingSources(step, inputs.flags);
	const jobPlan = await findJobPlan(step, await sources);
	if (jobPlan.kind === "idle") {
		out(`Nothing to do: ${jobPlan.why}.\n`);
		setOutput("due", "false");
		return;
	}
	const { findings } = inputs;
	if (jobPlan.kind === "none") return withQueue(step, await openWithPlanFallback(step, inputs.flags, findings, sources), source);
	out(`Plan: ${jobPlan.path}\n`);
	const context = {
		...step,
		inputs: {
			...inputs,
			flags: {
				...inputs.flags,
				plan: jobPlan.path
			}
		}
	};
	return withQueue(context, await openWithPlanFallback(context, context.inputs.flags, findings), source);
}
/** The plan may have been named by hand, so only its queue shows its base and successor. */
async function withQueue(context, opened, source) {
	const project = withJobLimit(opened, context);
	if (!project.queue?.moves || source === "recorded") return {
		context,
		project,
		queueLine: void 0
	};
	const { queue } = await openJobQueue(context);
	return {
		context,
		project: queue.rows.find(({ name }) => name === project.planName)?.standing === "waiting" ? basedOnPrevious(project, previousPlan(queue.rows)) : project,
		queueLine: queueSentence(queue, project.planName)
	};
}
/** The platform's limit, unless the user set one. */
const withJobLimit = (project, { runner }) => ({
	...project,
	settings: {
		...project.settings,
		"job-limit": project.settings["job-limit"] ?? runner.limitMs
	}
});
// src/entry/action/step/enable-watchdog.ts
/** Enables the watchdog in every job of a run, unless a person disabled it. Unneeded for a workflow with a schedule. Never fails. */
async function enableWatchdog(github, { context, warn }) {
	if (!github || context.env["GITHUB_EVENT_NAME"] === "schedule") return;
	try {
		if (await wakeWatchdog(github, {
			file: "ralph-watchdog.yml",
			asleepStep: "Asleep until the next run"
		}) === "awake") return;
		const command = commandSpan("gh", "workflow", "enable", watchdogFile);
		context.out(`${watchdogFile} was disabled by a person, so ralph leaves it disabled; after a usage limit or a lost runner, somebody has to start the next job. To enable it: ${command}.\n`);
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		if (error.code !== "GITHUB_NOT_FOUND") warn(`${watchdogFile} could not be enabled, so a lost run may wait for a person: ${error.message} ${error.hint}`);
	}
}
export { commandForNextJob as i, findIssueRun as n, openRun as r, enableWatchdog as t };
