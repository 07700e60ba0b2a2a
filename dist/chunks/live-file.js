import { dn as datetime, hn as mapStrings } from "./through-proxy.js";
import { T as string, _ as int, m as array, x as object } from "./branch-name.js";
import { H as Usage } from "./pass.js";
import { i as progressLines, n as nothingLive, t as follow } from "./terminal.js";
import { closeSync, constants, fstatSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
// src/schema/run/live-attempt.ts
/**
* The attempt that an engine on this machine is at, as it is at this moment: for those who watch it there, and read back
* by no engine. Its texts are foreign, each on one line.
*/
const LiveAttempt = object({
	iteration: int(),
	task: string(),
	phase: string(),
	/** Of the agent's call so far. */
	usage: Usage,
	/** Newest last, and how many older ones are not here. */
	steps: array(object({
		at: datetime(),
		text: string()
	})),
	older_steps: int()
});
// src/adapter/log/live-file.ts
/** In the engine's folder of a run. */
const liveFileName = "live.json";
/** The first of a burst of steps is there at once, the others together. */
const everyMs = 100;
/** Clipped like the lines of a log that is no terminal. */
const columns = 200;
/** A hundred steps of four bytes a character stay below. */
const mostBytes = 262144;
/**
* Keeps a file in step with the attempt that is under way, for those who watch it on this machine; there is none between
* two attempts. An agent that shares the user's files could write it too, so nothing but a display reads it. `close`
* removes it. Neither throws: a display is no reason for a run to end.
*/
function liveFile(path, { now, redact }) {
	let live = nothingLive;
	let steps = [];
	let count = 0;
	let isThere = false;
	let due;
	let wroteAt = Number.NEGATIVE_INFINITY;
	const remove = () => {
		clearTimeout(due);
		due = void 0;
		if (isThere) quietly(() => rmSync(path, { force: true }));
		isThere = false;
	};
	const write = () => {
		due = void 0;
		if (!live.attempt) return;
		const { iteration, task, phase, usage } = live.attempt;
		const content = {
			iteration,
			task,
			phase,
			usage,
			steps,
			older_steps: count - steps.length
		};
		wroteAt = performance.now();
		isThere = true;
		quietly(() => replace(path, JSON.stringify(content)));
	};
	return {
		show(progress) {
			const clean = mapStrings(progress, redact);
			live = follow(live, clean, now());
			if (progress.kind === "event") {
				if (progress.event.type === "attempt_started") [steps, count] = [[], 0];
			} else {
				const at = new Date(now()).toISOString();
				const lines = progressLines(clean, {
					paint: (text) => text,
					columns
				});
				count += lines.length;
				steps = [...steps, ...lines.map((line) => ({
					at,
					text: line.trim()
				}))].slice(-100);
			}
			if (!live.attempt) return remove();
			due ??= setTimeout(write, Math.max(0, wroteAt + everyMs - performance.now())).unref();
		},
		close: remove
	};
}
/** Whole or not at all, and through no link that somebody has put there. */
function replace(path, content) {
	const fresh = `${path}.new`;
	mkdirSync(dirname(path), {
		recursive: true,
		mode: 448
	});
	rmSync(fresh, { force: true });
	const file = openSync(fresh, "wx", 384);
	try {
		writeSync(file, content);
	} finally {
		closeSync(file);
	}
	renameSync(fresh, path);
}
/** The attempt that is under way; undefined where none is, or what is there cannot be such a file. */
function readLiveFile(path) {
	try {
		const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
		try {
			const stat = fstatSync(file);
			if (!stat.isFile() || stat.size > mostBytes) return void 0;
			return LiveAttempt.safeParse(JSON.parse(readFileSync(file, "utf8"))).data;
		} finally {
			closeSync(file);
		}
	} catch {
		return;
	}
}
function quietly(act) {
	try {
		act();
	} catch {}
}
export { liveFileName as n, readLiveFile as r, liveFile as t };
