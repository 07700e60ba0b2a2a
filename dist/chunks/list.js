import { n as secretValues } from "./secret-values.js";
import { Ln as fitLines, an as redactor, yr as RalphError, z as inertJson } from "./through-proxy.js";
import { d as nextOfQueue, h as queueDocument, i as openQueue, r as nextReadablePlan } from "./queue-here.js";
import { C as formatUtc, D as plural, _ as formatBytes, a as plainLine } from "./one-line.js";
import { a as tableLines } from "./terminal.js";
import { a as standingInWords, c as withoutLostJob } from "./status.js";
import { n as displayPath } from "./branch-name.js";
import { i as textStyleOf } from "./context.js";
import { c as settingFlags, n as flagHelp, o as jsonFlag, t as configFlag } from "../cli/index.js";
import { f as engineHome } from "./state-files.js";
import { o as runsAt, r as isLost, s as withRunRepository, t as findRunRepositories } from "./kept-runs.js";
import { t as queueTyped } from "./queue-typed.js";
import { lstat, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
// src/core/report/terminal/run-list.ts
/** Aligned lines without their newline; the status is clipped on a narrow terminal. */
function runListText(runs, { disk, ...look }) {
	const diskUse = `ralph's own files on this machine use ${formatBytes(disk.bytes)} in ${disk.folder}.`;
	if (runs.length === 0) return fitLines(["No run is stored here or at any known remote.", diskUse], look);
	const table = tableLines({
		head: [
			"Plan",
			"Stored at",
			"Tasks",
			"Updated",
			"Disk",
			"Status"
		],
		rows: runs.map(cells),
		clipped: 5
	}, look);
	return fitLines([
		...table,
		"",
		`${plural(runs.length, "run")}. ${diskUse}`
	], look);
}
const cells = ({ plan, where, status, done, total, updated, disk_bytes }) => [
	plainLine(plan, 60),
	plainLine(where, 40),
	done === null ? "" : `${done}/${total}`,
	updated === null ? "" : formatUtc(updated),
	formatBytes(disk_bytes),
	plainLine(status, 200)
];
// src/entry/command/list.ts
const flags = {
	...settingFlags("remote", "state-ref"),
	...configFlag,
	...jsonFlag
};
const listCommand = {
	help: `Lists every run of this repository: those stored here, at origin, and anywhere else that this machine knows of, each
with the disk space it uses here. Changes nothing.

Usage: ralph list [options]

Examples:
  ralph list
  ralph list --remote origin --json

Options:
${flagHelp(flags)}`,
	flags,
	run: async (context, { values }) => {
		const { runRepositories } = await findRunRepositories(context, values);
		const runs = [];
		for (const runRepository of runRepositories) runs.push(...await runsOf(runRepository, context));
		const folder = engineHome(context.env);
		const disk = {
			folder: displayPath(folder, { home: context.env["HOME"] }),
			bytes: await folderSize(folder)
		};
		const clean = redactor([...secretValues(context.env), ...runRepositories.flatMap(({ secrets }) => secrets)]);
		const queued = await queueWithPlans(context, values);
		const text = values["json"] ? inertJson({
			schema: 1,
			runs,
			disk,
			queue: queued && queueDocument(queued.queue, queued.next)
		}, 2) : runListText(runs, {
			...textStyleOf(context),
			disk
		}).join("\n");
		context.out(`${clean(text)}\n`);
		if (queued && !values["json"]) {
			const { queue, next, typed } = queued;
			context.out(`\nThe queue in ${queue.folder}/\n${nextOfQueue(queue, next, textStyleOf(context), typed).join("\n")}\n`);
		}
		return 0;
	}
};
/** The queue and its next plan; null if no plan is queued. */
async function queueWithPlans(context, values) {
	const localQueue = await openQueue(context, values);
	if (localQueue.queue.rows.length === 0) return null;
	const next = await nextReadablePlan(localQueue, context, () => void 0);
	return {
		queue: localQueue.queue,
		next,
		typed: queueTyped(values, context, localQueue)
	};
}
async function runsOf(runRepository, context) {
	const surveys = await withRunRepository(runRepository, context, ({ store }) => runsAt(runRepository, store)).catch((error) => {
		if (!(error instanceof RalphError)) throw error;
		context.err(`${runRepository.shown} could not be read: ${error.message}\n`);
		return [];
	});
	const now = context.now();
	const pendingRows = surveys.map(async ({ plan, ref, run, fault }) => {
		const state = run && await isLost(run.state, now) ? withoutLostJob(run.state) : run?.state;
		const tasks = Object.values(state?.tasks ?? {});
		return {
			plan,
			where: runRepository.shown,
			status: state ? standingInWords(state) : `cannot be read: ${fault}`,
			done: state ? tasks.filter(({ status }) => status === "done").length : null,
			total: state ? tasks.length : null,
			updated: state?.updated ?? null,
			state_ref: ref
		};
	});
	const rows = await Promise.all(pendingRows);
	const plansWithRuns = new Set(rows.map(({ plan }) => plan));
	const leftoverPlans = (await readdir(dirname(runRepository.home("x"))).catch(() => [])).filter((plan) => !plansWithRuns.has(plan));
	const leftoverRow = {
		status: "only files on this machine",
		done: null,
		total: null,
		updated: null,
		state_ref: null
	};
	const listedRows = [...rows, ...leftoverPlans.map((plan) => ({
		plan,
		where: runRepository.shown,
		...leftoverRow
	}))];
	return Promise.all(listedRows.map(async (row) => ({
		...row,
		disk_bytes: await folderSize(runRepository.home(row.plan))
	})));
}
/** Bytes on the disk, links not followed; 0 if there is no folder. What is removed during the walk does not count. */
async function folderSize(path) {
	const stats = await lstat(path).catch(() => void 0);
	if (!stats) return 0;
	const ownBytes = stats.blocks === void 0 ? stats.size : stats.blocks * 512;
	if (!stats.isDirectory()) return ownBytes;
	const names = await readdir(path).catch(() => []);
	let sum = ownBytes;
	for (const name of names) sum += await folderSize(join(path, name));
	return sum;
}
export { listCommand };
