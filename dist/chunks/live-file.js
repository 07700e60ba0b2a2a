import { in as mapStrings, tn as datetime } from "./through-proxy.js";
import { T as string, _ as int, m as array, x as object } from "./branch-name.js";
import { U as Usage } from "./pass.js";
import { i as progressLines, n as nothingLive, t as nextLiveStatus } from "./terminal2.js";
import { closeSync, constants, fstatSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
// src/schema/run/live-attempt.ts
/** For people who watch on this machine; no engine reads it. Its texts are foreign, each on one line. */
const LiveAttempt = object({
	iteration: int(),
	task: string(),
	phase: string(),
	/** Of the agent's call so far. */
	usage: Usage,
	/** Newest last; `older_steps` counts those before them. */
	steps: array(object({
		at: datetime(),
		text: string()
	})),
	older_steps: int()
});
// src/adapter/log/live-file.ts
const liveFileName = "live.json";
/** The first step of a burst is written immediately, the others together. */
const writeIntervalMs = 100;
const columns = 200;
/** More than a hundred steps with four bytes a character. */
const maxBytes = 262144;
/** For watchers on this machine. An agent may be able to change it, so it is only displayed. Never throws. */
function openLiveFile(path, { now, redact }) {
	let live = nothingLive;
	let steps = [];
	let count = 0;
	let exists = false;
	let timer;
	let writtenAtMs = Number.NEGATIVE_INFINITY;
	const remove = () => {
		clearTimeout(timer);
		timer = void 0;
		if (exists) quietly(() => rmSync(path, { force: true }));
		exists = false;
	};
	const write = () => {
		timer = void 0;
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
		writtenAtMs = performance.now();
		exists = true;
		quietly(() => replace(path, JSON.stringify(content)));
	};
	return {
		show(progress) {
			const clean = mapStrings(progress, redact);
			live = nextLiveStatus(live, clean, now());
			if (progress.kind === "event") {
				if (progress.event.type === "attempt_started") [steps, count] = [[], 0];
			} else {
				const time = new Date(now()).toISOString();
				const lines = progressLines(clean, {
					paint: (text) => text,
					columns
				});
				count += lines.length;
				steps = [...steps, ...lines.map((line) => ({
					at: time,
					text: line.trim()
				}))].slice(-100);
			}
			if (!live.attempt) return remove();
			timer ??= setTimeout(write, Math.max(0, writtenAtMs + writeIntervalMs - performance.now())).unref();
		},
		close: remove
	};
}
/** Atomic, and through no link. */
function replace(path, content) {
	const newFile = `${path}.new`;
	mkdirSync(dirname(path), {
		recursive: true,
		mode: 448
	});
	rmSync(newFile, { force: true });
	const file = openSync(newFile, "wx", 384);
	try {
		writeSync(file, content);
	} finally {
		closeSync(file);
	}
	renameSync(newFile, path);
}
/** Undefined if no attempt is running or the file is invalid. */
function readLiveFile(path) {
	try {
		const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
		try {
			const stat = fstatSync(file);
			if (!stat.isFile() || stat.size > maxBytes) return void 0;
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
export { openLiveFile as n, readLiveFile as r, liveFileName as t };
