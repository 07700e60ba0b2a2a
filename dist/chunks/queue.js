import { t as readNamedFile } from "./named-file.js";
import { o as userGit } from "./user-repository.js";
import { i as settingWords } from "./job-flags.js";
import { Hn as exits, hn as step, ln as nearestName, mn as nextStepLines, y as queuedFile, yr as RalphError, z as inertJson } from "./through-proxy.js";
import { C as nameOfAdded } from "./plan-folder.js";
import { d as nextOfQueue, f as queueText, h as queueDocument, i as openQueue, p as nextDocument, r as nextReadablePlan, u as commitCommand, y as standingOfPlan } from "./queue-here.js";
import { n as commandLine, r as commitLine } from "./command-line.js";
import { a as plainLine } from "./one-line.js";
import { o as filesOnDisk } from "./setting-sources.js";
import { i as textStyleOf } from "./context.js";
import { c as settingFlags, n as flagHelp, o as jsonFlag, t as configFlag } from "../cli/index.js";
import { i as readPlanFile, n as readOptionsOf } from "./plan-file.js";
import { t as queueTyped } from "./queue-typed.js";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
// src/entry/command/queue.ts
const flags = {
	...settingFlags("queue", "queue-failed", "remote", "state-ref"),
	...configFlag,
	...jsonFlag
};
const queueCommand = {
	help: `Shows the queue of plans, adds a plan or removes one. \`ralph run --queue\` runs it. add and remove change files in your
working tree; you commit them.

Usage: ralph queue [status|next|add|remove] [PLAN] [options]

Examples:
  ralph queue
  ralph queue add drafts/search.md
  ralph queue next
  ralph queue remove search

Options:
${flagHelp(flags)}

status and next exit with ${exits.data.code} if two plans have the same name, or the next plan cannot be read.`,
	flags,
	operands: 2,
	run: async (context, { values, operands }) => {
		const [word = "status", operand, ...more] = operands;
		const verb = verbs[word];
		if (verb === void 0 || more.length > 0) throw wrongUse(word);
		if (operand !== void 0 !== verb.takes) throw wrongUse(word);
		return verb.act({
			context,
			values,
			localQueue: await openQueue(context, values),
			operand: operand ?? ""
		});
	}
};
const verbs = {
	status: {
		takes: false,
		act: showStatus
	},
	next: {
		takes: false,
		act: showNext
	},
	add: {
		takes: true,
		act: addPlan
	},
	remove: {
		takes: true,
		act: removePlan
	}
};
function wrongUse(word) {
	const suggestion = verbs[word] ? void 0 : nearestName(word, Object.keys(verbs));
	const unknownText = verbs[word] ? "" : ` '${plainLine(word, 60)}' is not a command of queue.`;
	return new RalphError({
		code: "USAGE",
		message: `queue: use \`ralph queue\`, \`queue add FILE\`, \`queue next\` or \`queue remove PLAN\`.${unknownText}`,
		hint: `${suggestion === void 0 ? "" : `Did you mean '${suggestion}'? `}See \`ralph queue --help\`.`
	});
}
/** The next plan with all findings, also why a plan cannot start: later, nobody watches when it is its turn. */
async function inspectQueue({ context, localQueue, values }) {
	const faults = [];
	const addFault = (fault) => void faults.push(...fault.findings.length > 0 ? fault.findings : [fault.message]);
	const due = await nextReadablePlan(localQueue, context, (_, fault) => addFault(fault));
	if (due.kind === "unreadable") addFault(due.fault);
	const { queue } = localQueue;
	return {
		due,
		queue,
		faults,
		findings: [...queue.findings, ...faults],
		typed: queueWords(values, context, localQueue)
	};
}
/** `ralph run` accepts a queue folder only from a file or a variable. */
function queueWords(values, context, localQueue) {
	const folder = values["queue"] === void 0 ? [] : ["env", `RALPH_QUEUE=${localQueue.queue.folder}`];
	const failed = values["queue-failed"] === void 0 ? [] : settingWords("queue-failed", localQueue.settings["queue-failed"]);
	const typed = queueTyped(values, context, localQueue);
	return {
		...typed,
		run: [
			...folder,
			...typed.run,
			...failed
		]
	};
}
async function showStatus(request) {
	const { context, values } = request;
	const { queue, due, typed, faults, findings } = await inspectQueue(request);
	const text = values["json"] ? inertJson(queueDocument({
		...queue,
		findings
	}, due), 2) : queueText(queue, due, textStyleOf(context), {
		...typed,
		faults
	}).join("\n");
	context.out(`${text}\n`);
	return findings.length > 0 ? exits.data.code : 0;
}
async function showNext(request) {
	const { context, values } = request;
	const { queue, due, typed, findings } = await inspectQueue(request);
	const errors = findings.map((finding) => `error: ${finding}`);
	if (values["json"]) context.out(`${inertJson({
		...nextDocument(due, queue),
		findings
	}, 2)}\n`);
	else context.out(`${[...errors, ...nextOfQueue(queue, due, textStyleOf(context), typed)].join("\n")}\n`);
	return findings.length > 0 ? exits.data.code : 0;
}
/** Copies the file: its author keeps the original. */
async function addPlan({ context, values, localQueue, operand }) {
	const { queue, toplevel, settings } = localQueue;
	const from = resolve(context.cwd, operand);
	const reading = {
		files: filesOnDisk(context.cancelled),
		toplevel,
		cwd: context.cwd,
		options: readOptionsOf(settings)
	};
	const { plan } = await readPlanFile(from, operand, reading).catch((error) => {
		throw error instanceof RalphError ? notAdded(error, operand) : error;
	});
	const path = `${queue.folder}/pending/${nameOfAdded(operand, queue, context.now())}`;
	const file = queuedFile(path, queue.folder);
	if (file === void 0) throw noPlanFile(operand);
	const name = plan.name ?? file.name;
	const queuedTwin = queue.rows.find((row) => row.name.toLowerCase() === name.toLowerCase());
	const archivedTwin = queue.archived.find((plan) => plan.name === name);
	if (queuedTwin) throw nameTaken(name, `${queuedTwin.path} has that name`);
	if (archivedTwin) throw nameTaken(name, `${archivedTwin.path} has that name; its run knows it as complete`);
	const to = resolve(toplevel, path);
	await mkdir(dirname(to), { recursive: true });
	await writeFile(to, await readNamedFile(from), { flag: "wx" });
	const shown = relative(context.cwd, to);
	if (values["json"]) context.out(`${inertJson({
		kind: "added",
		plan: name,
		file: path
	})}\n`);
	else {
		context.out(`Added: ${shown} (the plan ${name}).\n`);
		printStep(context, "Commit it, so that a run can find it", [commitCommand(shown, name)]);
	}
	return 0;
}
async function removePlan({ context, values, localQueue, operand }) {
	const { queue, toplevel } = localQueue;
	const rows = queue.rows.filter((row) => [
		row.name,
		row.stem,
		row.path
	].includes(operand) || namesPath(operand, context, localQueue, row));
	const [row] = rows;
	if (row === void 0) throw notQueued(operand, queue);
	if (rows.length > 1) throw notQueued(operand, queue, `${rows.map(({ path }) => path).join(" and ")} have that name; name the file`);
	if (row.standing !== "waiting") throw alreadyStarted(row);
	const args = [
		"status",
		"--porcelain",
		"-z",
		"--ignored",
		"--untracked-files=all",
		"--",
		row.path
	];
	const { stdout } = await userGit(toplevel, context.env)({ args });
	const file = resolve(toplevel, row.path);
	const shown = relative(context.cwd, file);
	if (stdout.length > 0) throw uncommitted(row, shown, stdout.toString("utf8").startsWith("!!"));
	await rm(file);
	if (values["json"]) context.out(`${inertJson({
		kind: "removed",
		plan: row.name,
		file: row.path
	})}\n`);
	else {
		context.out(`Removed: ${shown} (the plan ${row.name}); git still has it.\n`);
		printStep(context, "Commit that", [commandLine("git", "commit", "-m", `Take ${row.name} out of the queue`, shown)]);
	}
	return 0;
}
const namesPath = (operand, { cwd }, { toplevel }, { path }) => resolve(cwd, operand) === resolve(toplevel, path);
function printStep(context, does, commands) {
	const lines = nextStepLines([step(does, commands.join(" && "))], textStyleOf(context));
	context.out(`${lines.join("\n")}\n`);
}
const refused = (message, hint) => new RalphError({
	code: "QUEUE_REFUSED",
	message,
	hint
});
const notAdded = ({ code, hint, findings }, operand) => {
	const file = plainLine(operand, 200);
	const isMissing = code === "PLAN_MISSING";
	return new RalphError({
		code,
		message: `Nothing was added: ${isMissing ? `there is no ${file}` : `${file} cannot be run as it is`}.`,
		hint: isMissing ? "Name a plan: `ralph queue add FILE`." : hint.replace(", then run again.", ", then add it again."),
		findings
	});
};
const noPlanFile = (file) => refused(`${file} was not added: files in the queue end in .md or .json.`, "Copy it to a file with such a name.");
const nameTaken = (name, reason) => refused(`Nothing was added: another plan is called ${name} too: ${reason}.`, "Give the file another name; a number in front does not count.");
const notQueued = (operand, queue, reason) => {
	const nearest = nearestName(operand, queue.rows.map(({ name }) => name));
	const suggestion = nearest === void 0 ? "" : ` Did you mean '${nearest}'?`;
	return refused(`Nothing was removed: ${reason ?? `no plan ${plainLine(operand, 80)} waits in ${queue.folder}/pending/`}.`, `\`ralph queue\` lists the plans.${suggestion}`);
};
const alreadyStarted = ({ name, path, standing, state }) => refused(`Nothing was removed: ${name} has started (${standingOfPlan({
	standing,
	state
})}).`, standing === "complete" ? `Merge its work, which moves ${path} into the archive.` : `Remove its run first: \`${commandLine("ralph", "delete", name)}\`.`);
const uncommitted = ({ path, name }, shown, force) => refused(`Nothing was removed: ${path} has uncommitted content, which would be lost.`, `Move it elsewhere, or commit it: \`${commitLine(`Queue ${name}`, [shown], { force })}\`.`);
export { queueCommand };
