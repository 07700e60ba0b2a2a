import { r as openSettings } from "./setting-sources.js";
import { T as string, h as boolean, x as object } from "./branch-name.js";
import { t as collector } from "./small-heap.js";
import { a as roomyFolder, r as keepersOf, t as isLost } from "./kept-runs.js";
import { a as pagePolicy, i as pageAround, o as pageDetail, r as inScript, t as loadPageAssets } from "./report-page.js";
import { Dt as alike, Xt as ralphCommand, er as RalphError, gn as redactor, p as settings, rn as readCommand } from "./through-proxy.js";
import { C as readLog, n as inboxOf, s as inboxPrefix, t as accessIn } from "./state-access.js";
import { t as surveyStates } from "./survey-states.js";
import { D as objectsOfPath, O as openStore } from "./due.js";
import "./live-file.js";
import { n as folderIdentity, t as watchLiveFile } from "./watch-live-file.js";
import { a as withoutLostJob, n as standingInWords } from "./status.js";
import { t as projectOfRun } from "./project-of-run.js";
import { n as patchesOf } from "./patches.js";
import { c as noRules, n as placeMark, r as adjusted, t as agentsHand } from "./order-origin.js";
import { H as adjustable, I as userName } from "./state-files.js";
import { t as gitHubAddress } from "./address.js";
import { a as readRecords, d as iterationView, f as listedPaths, r as readEvidence } from "./read-run.js";
import { n as logFilter } from "./log-filter.js";
import { _n as isRule, tn as heldIterations, vn as rawOf } from "./slices.js";
import { Y as openAsks } from "./run-sentence.js";
import { c as eventInWords } from "./failure-sentence.js";
import { a as burnedOn, c as pageData, n as statusContext, o as iterationViews, r as changeReader, s as nothingBurned } from "./status-context.js";
import { n as refusedNow, r as refusedToAgent, t as giveOrder } from "./give-order.js";
import { existsSync, readdirSync, watch } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
// src/core/report/page/live-page.ts
/** So much of a log is read on a page; `ralph log` has all of it. */
const mostLogRows = 2e3;
/** `given`: the settings in force. Secrets are taken out by whoever sends it. */
function livePage(data, of) {
	const shown = of.events.filter(({ type }) => type !== "lease_renewed");
	return {
		...data,
		log: shown.slice(-2e3).map(logRow),
		older_events: Math.max(0, shown.length - mostLogRows),
		paused: of.state.paused,
		asks: openAsks(of.state),
		commands: of.state.commands,
		settings: adjustable.flatMap((name) => settingRow(name, of.given))
	};
}
const logRow = (event) => ({
	at: event.at,
	iteration: "iteration" in event ? event.iteration : null,
	type: event.type,
	groups: groupsOf(event.type),
	text: eventInWords(event)
});
const patterns = [
	["attempts", /^(?:attempt_|agent_|handed_on|iteration_|undo_|milestone_)/],
	["checks", /^(?:baseline_|checks_|evidence_|confined)|attempt_(?:succeeded|failed|held)/],
	["orders", /^(?:command_|pause$|resume$|note$|skip_task|setting_|rules_|task_|follow_up_|review_|counsel_)/],
	["knowledge", /^(?:remembered|forgotten|knowledge_)/],
	["trouble", /fail|refused|human_review|stuck|interrupted|trouble|rejected|warning|lingered|hidden|changed_files/]
];
function groupsOf(type) {
	const found = patterns.flatMap(([group, pattern]) => pattern.test(type) ? [group] : []);
	return found.length === 0 ? ["other"] : found;
}
/** The names of jobs that checks are is no setting, but an input of the workflow. */
function settingRow(name, given) {
	if (name === "require") return [];
	const { read, help, example } = settings[name];
	const raw = rawOf(name, given[name]);
	return [{
		name,
		help,
		example,
		value: raw === null ? "" : typeof raw === "string" ? raw : JSON.stringify(raw),
		choices: choicesOf(read),
		rule: isRule(name)
	}];
}
/** A reader of one of several names says which. */
function choicesOf(read) {
	const refused = read({});
	const names = "expected" in refused ? /^one of (.+)$/.exec(refused.expected)?.[1] : void 0;
	if (names !== void 0) return names.split(", ");
	return "expected" in refused && refused.expected === "true or false" ? ["true", "false"] : null;
}
/** `clean` takes secrets out of all of it at once. */
function pageTexts(page, clean) {
	const parts = [...partsOf(page)].flatMap(([part, value]) => value === void 0 ? [] : [[part, textOf(value)]]);
	const texts = parts.flatMap(([, text]) => text);
	const cleaned = clean(texts.join("\n")).split("\n");
	const kept = cleaned.length === texts.length ? cleaned : texts.map(clean);
	let at = 0;
	return new Map(parts.map(([part, text]) => [part, typeof text === "string" ? kept[at++] ?? "" : text.map(() => kept[at++] ?? "")]));
}
/** All of it as one JSON text. */
function wholePage(texts) {
	const fields = (inStatus) => [...texts].flatMap(([part, text]) => part.startsWith(ofStatus) === inStatus ? `${JSON.stringify(inStatus ? part.slice(ofStatus.length) : part)}:${jsonOf(text)}` : []);
	return `{${[...fields(false), `"status":{${fields(true).join(",")}}`].join(",")}}`;
}
/**
* What turns the one page into the other, as the JSON of `PartChange`s; undefined where they are the same. The status is
* sent in parts: it holds all tasks.
*/
function changesOf(before, after) {
	const changes = [...after].flatMap(([part, text]) => {
		const was = before.get(part);
		const named = `{"part":${JSON.stringify(part)}`;
		if (typeof text === "string" || was === void 0 || typeof was === "string") return text === was ? [] : [`${named},"value":${jsonOf(text)}}`];
		const differs = text.findIndex((item, at) => item !== was[at]);
		const from = differs === -1 ? text.length : differs;
		if (from === text.length && text.length === was.length) return [];
		return [`${named},"from":${from},"items":${jsonOf(text.slice(from))}}`];
	});
	return changes.length === 0 ? void 0 : `[${changes.join(",")}]`;
}
const textOf = (value) => Array.isArray(value) ? value.map((item) => JSON.stringify(item)) : JSON.stringify(value);
const jsonOf = (text) => typeof text === "string" ? text : `[${text.join(",")}]`;
const ofStatus = "status.";
const partsOf = ({ status, ...others }) => new Map([...Object.entries(others), ...Object.entries(status).map(([name, value]) => [`${ofStatus}${name}`, value])]);
// src/entry/dashboard/run-watch.ts
/** `open` makes what the state is read by: each order has its own, as if it were given on a command line. */
function watchRun(of) {
	const { context, stateRef, projectOf } = of;
	const access = of.open();
	const readChanges = changeReader(access);
	let seen;
	let texts;
	let whole;
	let edition = 0;
	let clean = (text) => text;
	const look = async () => {
		seen = await lookAgain(access, {
			stateRef,
			asked: of.asked,
			seen,
			projectOf
		});
		const { run, project, events, records, evidence, burned } = seen;
		clean = redactor(project.secrets);
		const address = gitHubAddress(context.env, project.repository.origin);
		const words = {
			...await statusContext(project, access, {
				context,
				run
			}),
			repository: address ? `${address.serverUrl}/${address.owner}/${address.repo}` : null,
			exportOne: ralphCommand(project, "report", "--html", "report.html", "--iteration", "N")
		};
		const { settings } = adjusted({
			settings: project.settings,
			rules: noRules(project)
		}, run.state);
		const reading = texts && await readChanges(iterationViews(events, {
			records,
			awaiting: []
		}));
		const past = {
			events,
			records,
			evidence,
			burned,
			details: /* @__PURE__ */ new Map(),
			...reading && { reading }
		};
		const data = pageData(run, past, words);
		const before = texts;
		texts = pageTexts(livePage(data, {
			events,
			state: run.state,
			given: settings
		}), clean);
		const changes = before && changesOf(before, texts);
		if (!before || changes) {
			whole = void 0;
			edition += 1;
		}
		return changes;
	};
	const loaded = async () => {
		const own = of.open();
		const { run } = await own.state.load();
		if (!run) throw gone(stateRef);
		return {
			access: own,
			run,
			project: projectOf(run)
		};
	};
	return {
		page: () => {
			whole ??= texts && wholePage(texts);
			return whole;
		},
		edition: () => edition,
		look,
		clean: (text) => clean(text),
		detail: async (iteration) => {
			if (!seen?.events.some((event) => "iteration" in event && event.iteration === iteration)) return void 0;
			const own = seen.events.filter(logFilter({
				iteration,
				kinds: []
			}));
			const record = (await readRecords(access.state, [iteration])).get(iteration);
			if (!record) return void 0;
			const view = iterationView(iteration, {
				events: own,
				record,
				awaiting: heldIterations(seen.run.state)
			});
			const { checkpoint, commit } = view;
			const [diff = null] = checkpoint && commit ? await patchesOf(access, [{
				from: checkpoint,
				to: commit
			}]) : [];
			return pageDetail(view, {
				prompt: record.prompt,
				diff
			});
		},
		order: async ({ text, confirmed }) => {
			const command = readCommand(text);
			if ("fault" in command) throw refusedNow(text, command.fault);
			const there = await loaded();
			const given = {
				command,
				typed: text,
				by: there.project.repository.user.name ?? userName(),
				look: {
					width: 200,
					color: false
				},
				confirmed
			};
			return (await giveOrder({
				...there,
				context
			}, there.run, given)).said;
		},
		withdraw: async (id) => {
			const there = await loaded();
			const agents = agentsHand(placeMark(there.project), there.run.state.lease?.holder);
			if (agents !== void 0) throw refusedToAgent(`orders withdraw ${id}`, agents);
			if (!await inboxOf(there.project, there.access, context.now).withdraw(id)) throw refusedNow(`orders withdraw ${id}`, "it is no longer waiting", there.project);
			return ["Withdrawn."];
		}
	};
}
/** Reads what is new since; all of it where the run was begun anew or put back. */
async function lookAgain({ state, remote }, { stateRef, asked, seen, projectOf }) {
	const { refs } = await remote.lookAhead(asked);
	const oid = refs.get(stateRef);
	if (oid === void 0) throw gone(stateRef);
	if (seen?.run.oid === oid) return seen;
	await remote.fetchCommit(oid);
	const { run } = await state.load();
	if (!run) throw gone(stateRef);
	const isSameRun = seen !== void 0 && seen.run.state.run === run.state.run && seen.run.seq <= run.seq;
	const fresh = await readLog(state, run, isSameRun ? seen.run.seq : 0);
	const begins = Math.max(0, fresh.findLastIndex(({ type }) => type === "run_started"));
	const news = fresh.slice(begins);
	const records = await slimRecords(state, [...new Set(news.flatMap((event) => "iteration" in event ? event.iteration : []))]);
	return {
		run,
		project: projectOf(run),
		events: [...isSameRun ? seen.events : [], ...news],
		records: new Map([...isSameRun ? seen.records : [], ...records]),
		evidence: await readEvidence(state, run),
		burned: burnedOn(isSameRun ? seen.burned : nothingBurned, news)
	};
}
/** So many at once: what is left out of them is not held meanwhile. */
const atOnce = 50;
async function slimRecords(state, iterations) {
	const all = [];
	for (let from = 0; from < iterations.length; from += atOnce) {
		const some = await readRecords(state, iterations.slice(from, from + atOnce), listedPaths);
		for (const [number, record] of some) all.push([number, slim(record)]);
	}
	return all;
}
/** Without what only the details of one iteration show: a server may watch for weeks. */
const slim = ({ handoff, validation, review, ...record }) => ({
	...record,
	review: review && {
		...review,
		end: {
			kind: "no_result",
			tail: ""
		}
	},
	handoff: handoff && {
		...handoff,
		handoff: {
			...handoff.handoff,
			freeform: ""
		}
	},
	validation: validation && {
		...validation,
		checks: validation.checks.map((check) => check.passed ? {
			...check,
			output_head: "",
			output_tail: ""
		} : check)
	}
});
const gone = (stateRef) => new RalphError({
	code: "NO_RUN",
	message: `The run at ${stateRef} no longer exists.`,
	hint: "`ralph list` shows the runs that exist."
});
// src/entry/dashboard/watch-refs.ts
/** Git renames a lock into place: by then the directory has said so twice. */
const settledMs = 15;
/**
* Calls `moved` soon after a ref below one of these folders (`refs/heads/x`) has moved in a git directory of this
* machine. Where the file system says nothing, as of a network drive, it is never called. `again` looks for folders
* that were made or removed without a word.
*/
function watchRefs(gitDir, folders, moved) {
	const watchers = /* @__PURE__ */ new Map();
	let soon;
	const changed = () => {
		clearTimeout(soon);
		soon = setTimeout(() => {
			again();
			moved();
		}, settledMs);
	};
	const look = (path, wanted = () => true) => {
		const of = folderIdentity(path);
		const before = watchers.get(path);
		if (before?.of === of) return;
		before?.watcher.close();
		watchers.delete(path);
		if (of === void 0) return;
		try {
			const watcher = watch(path, { persistent: false }, (_, name) => wanted(name) && changed());
			watcher.on("error", () => watcher.close());
			watchers.set(path, {
				of,
				watcher
			});
		} catch {}
	};
	const close = (kept = /* @__PURE__ */ new Set()) => {
		for (const [path, { watcher }] of watchers) {
			if (kept.has(path)) continue;
			watcher.close();
			watchers.delete(path);
		}
	};
	const again = () => {
		const there = folders.map((folder) => join(gitDir, folder));
		const near = there.map((path) => nearest(path, gitDir)).filter((path) => path !== gitDir);
		const reftable = existsSync(join(gitDir, "reftable")) ? [join(gitDir, "reftable")] : [];
		const all = /* @__PURE__ */ new Set([
			...near,
			...there.flatMap(foldersIn),
			...reftable
		]);
		close(/* @__PURE__ */ new Set([gitDir, ...all]));
		look(gitDir, (name) => name === "packed-refs");
		for (const path of all) look(path);
	};
	again();
	return {
		again,
		close: () => {
			clearTimeout(soon);
			close();
		}
	};
}
/** The folder, or the one above it that is there: it says when the folder is made. */
function nearest(path, top) {
	let at = path;
	while (at !== top && !existsSync(at)) at = dirname(at);
	return at;
}
const foldersIn = (path) => existsSync(path) ? readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => join(path, name)) : [];
// src/entry/dashboard/keeper-watch.ts
/** A watcher rather hears that a remote is away than waits for it. */
const patience = {
	backoffMs: [1e3],
	timeoutMs: 6e4,
	silentMs: 15e3
};
/**
* `moved`: the file system says that a ref has moved; never called for a repository that is elsewhere. `lived`: what is
* under way in a run, that somebody has looked at, is something else.
*/
async function watchKeeper(keeper, { home, context, sources, moved, lived }) {
	const { address, repository, prefixes } = keeper;
	const store = await openStore({
		home,
		repository,
		remote: address,
		env: context.env
	});
	const objects = objectsOfPath(address);
	const refs = objects && watchRefs(dirname(objects), [...prefixes, inboxes], moved);
	const clean = redactor(keeper.secrets);
	const watches = /* @__PURE__ */ new Map();
	const lives = /* @__PURE__ */ new Map();
	let found = /* @__PURE__ */ new Map();
	let rows = [];
	let fault = null;
	const look = async () => {
		if (refs) refs.again();
		for (const live of lives.values()) live.again();
		try {
			const surveyed = await surveyStates({
				store,
				prefixes,
				...patience
			});
			found = new Map(surveyed.flatMap((one) => one.run ? [[keyOf(one), {
				...one,
				run: one.run
			}]] : []));
			rows = await Promise.all(surveyed.map((one) => rowOf(one, {
				key: keyOf(one),
				keeper,
				now: context.now()
			})));
			fault = null;
		} catch (error) {
			if (!(error instanceof RalphError)) throw error;
			const since = fault?.since ?? new Date(context.now()).toISOString();
			fault = {
				where: keeper.shown,
				message: clean(error.message),
				since
			};
		}
	};
	const keyOf = ({ ref }) => `${keeper.name === null ? "here" : keeper.shown}:${ref}`;
	const begin = ({ ref, run: { state } }) => {
		const workRef = `refs/heads/${state.work_branch}`;
		return watchRun({
			open: () => accessIn(store, {
				repository,
				stateRef: ref,
				workRef
			}, {
				now: context.now,
				...patience
			}),
			stateRef: ref,
			asked: [
				ref,
				workRef,
				`${inboxPrefix(state.plan)}*`
			],
			projectOf: (run) => projectOfRun(run, {
				sources,
				keeper,
				stateRef: ref,
				context
			}),
			context
		});
	};
	return {
		isPath: refs !== void 0,
		rows: () => rows,
		fault: () => fault,
		look,
		stamp: (key) => {
			const { oid = "", inbox = [], run } = found.get(key) ?? {};
			return [
				oid,
				run?.state.lease ? Math.floor(context.now() / 6e4) : 0,
				...inbox
			].join(" ");
		},
		run: (key) => {
			const one = found.get(key);
			const watch = watches.get(key) ?? (one && begin(one));
			if (watch) watches.set(key, watch);
			return watch;
		},
		live: (key) => {
			const one = found.get(key);
			const path = one && join(keeper.home(one.run.state.plan), "live.json");
			const live = lives.get(key) ?? (path && watchLiveFile(path, () => lived(key)));
			if (!live) return "null";
			lives.set(key, live);
			return clean(JSON.stringify(live.now() ?? null));
		},
		close: () => {
			if (refs) refs.close();
			for (const live of lives.values()) live.close();
			return store.close();
		}
	};
}
const inboxes = "refs/ralph/inbox";
async function rowOf({ plan, run, fault }, { key, keeper, now }) {
	const state = run && await isLost(run.state, now) ? withoutLostJob(run.state) : run?.state;
	const tasks = Object.values(state?.tasks ?? {});
	return {
		key,
		plan,
		where: keeper.shown,
		standing: state ? standingInWords(state) : `cannot be read: ${fault}`,
		at_work: Boolean(state?.lease),
		done: tasks.filter(({ status }) => status === "done").length,
		total: tasks.length,
		updated: state?.updated ?? null
	};
}
// src/entry/dashboard/hub.ts
/**
* How often a repository elsewhere is asked for its refs, while somebody watches; and how often it is seen whether a job
* has died, which moves no ref.
*/
const lookEveryMs = 1e4;
/** So long is waited for the last look when the server ends. */
const lastLookMs = 2e3;
/** After a look the server rests so many times as long as that took: it takes little from the engine that it watches. */
const restFactor = 2;
async function openHub(keepers, { context, sources, tidy }) {
	const folder = await mkdtemp(join(await roomyFolder(), "ralph-look-"));
	const watchers = /* @__PURE__ */ new Map();
	let list = {
		runs: [],
		faults: []
	};
	const kept = [];
	const run = (key) => kept.map((one) => one.run(key)).find((one) => one !== void 0);
	/** A run that cannot be looked at is named in the list; what was seen of it stays. */
	const lookAt = async (key) => {
		const watch = run(key);
		if (!watch) return;
		const isNew = watch.edition() === 0;
		const changes = await watch.look().catch(unlessFault);
		if (isNew || !changes) return;
		const json = `{"key":${JSON.stringify(key)},"changes":${changes}}`;
		for (const [{ tell }, at] of watchers) if (at.shown === key) tell("changes", json);
	};
	const liveOf = (key) => `{"key":${JSON.stringify(key)},"live":${kept.find((one) => one.run(key))?.live(key) ?? "null"}}`;
	/** What it says is no part of a page, and is told as often as it changes. */
	const lived = (key) => {
		const json = liveOf(key);
		for (const [{ tell }, at] of watchers) {
			if (at.shown !== key || at.live === json) continue;
			at.live = json;
			tell("live", json);
		}
	};
	const listAgain = () => {
		const now = {
			runs: kept.flatMap((one) => one.rows()),
			faults: kept.flatMap((one) => one.fault() ?? [])
		};
		if (alike(now, list)) return;
		list = now;
		for (const { tell } of watchers.keys()) tell("runs", JSON.stringify(list));
	};
	/** Shows a watcher the run that it asked for, once it is there. */
	const show = async (watcher) => {
		const at = watchers.get(watcher);
		const key = watcher.key ?? at?.shown ?? worthMost(list.runs);
		const watch = key === void 0 ? void 0 : run(key);
		if (!at || key === void 0 || !watch) return watcher.tell("page", "null");
		if (watch.edition() === 0) await watch.look().catch(unlessFault);
		if (at.shown !== void 0 || watch.edition() === 0) return;
		at.shown = key;
		lived(key);
		if (watcher.has === String(watch.edition())) return;
		watcher.tell("page", `{"key":${JSON.stringify(key)},"page":${watch.page()}}`);
	};
	const isShown = (key) => [...watchers.values()].some(({ shown }) => shown === key);
	/** Whoever watches a run on this machine hears of it first. Elsewhere one list tells whether there is anything to hear. */
	const lookAtKeeper = async (one) => {
		const keys = one.rows().flatMap(({ key }) => isShown(key) ? [key] : []);
		if (one.isPath) await Promise.all(keys.map(lookAt));
		const before = keys.map(one.stamp);
		await one.look();
		if (!one.isPath) await Promise.all(keys.filter((key, at) => one.stamp(key) !== before[at]).map(lookAt));
		listAgain();
		await Promise.all([...watchers].filter(([, { shown }]) => shown === void 0).map(([watcher]) => show(watcher)));
		tidy();
	};
	const looks = [];
	for (const keeper of keepers) {
		const moved = () => void (watchers.size > 0 && follow());
		const one = await watchKeeper(keeper, {
			home: folder,
			context,
			sources,
			moved,
			lived
		});
		const look = coalesced(() => lookAtKeeper(one));
		const follow = rested(look);
		kept.push(one);
		looks.push(look);
	}
	const look = async () => void await Promise.all(looks.map((again) => again()));
	const clock = setInterval(() => void (watchers.size > 0 && look()), lookEveryMs);
	await Promise.all(looks.filter((_, at) => kept[at]?.isPath).map((again) => again()));
	const first = worthMost(list.runs);
	if (first !== void 0) await lookAt(first);
	tidy();
	return {
		snapshot: (wanted) => {
			const key = wanted ?? worthMost(list.runs);
			const watch = key === void 0 ? void 0 : run(key);
			const shown = watch && watch.edition() > 0 ? `{"key":${JSON.stringify(key)},"edition":"${watch.edition()}","page":${watch.page()}}` : "null";
			return `{"list":${list.runs.length > 0 ? JSON.stringify(list) : "null"},"shown":${shown}}`;
		},
		run,
		look,
		watch: (watcher) => {
			watchers.set(watcher, { shown: void 0 });
			if (list.runs.length > 0) watcher.tell("runs", JSON.stringify(list));
			show(watcher).then(look).then(() => {
				if (list.runs.length === 0 && watchers.has(watcher)) watcher.tell("runs", JSON.stringify(list));
			});
			return () => void watchers.delete(watcher);
		},
		close: async () => {
			clearInterval(clock);
			watchers.clear();
			const ended = Promise.allSettled(looks.map((again) => again.going()));
			await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, lastLookMs))]);
			await Promise.all(kept.map((one) => one.close().catch(() => void 0)));
			await rm(folder, {
				recursive: true,
				force: true,
				maxRetries: 3
			}).catch(() => void 0);
		}
	};
}
/** What is at work comes first, then what moved last. */
const worthMost = (runs) => [...runs].sort((a, b) => Number(b.at_work) - Number(a.at_work) || timeOf(b) - timeOf(a))[0]?.key;
const timeOf = ({ updated }) => updated === null ? 0 : Date.parse(updated);
/** While one look goes on, all others that are asked for become one that follows. */
function coalesced(look) {
	let going;
	let next;
	const begin = () => {
		going = look().finally(() => {
			going = void 0;
		});
		return going;
	};
	const again = () => {
		if (!going) return begin();
		next ??= going.catch(() => void 0).then(() => {
			next = void 0;
			return begin();
		});
		return next;
	};
	return Object.assign(again, { going: () => going });
}
/** The same for what asks by itself, as often as it likes. */
function rested(look) {
	let rests = false;
	let asked = false;
	const begin = () => {
		rests = true;
		asked = false;
		const began = performance.now();
		look().finally(() => {
			setTimeout(() => {
				rests = false;
				if (asked) begin();
			}, restFactor * (performance.now() - began)).unref();
		});
	};
	return () => {
		if (rests) asked = true;
		else begin();
	};
}
function unlessFault(error) {
	if (!(error instanceof RalphError)) throw error;
}
// src/entry/dashboard/access.ts
/** What a token lets its holder do; undefined for none and for a wrong one. */
function rightOf(token, { control, read }) {
	if (!token) return void 0;
	if (control !== null && isSame(token, control)) return "control";
	return isSame(token, read) ? "read" : void 0;
}
/** In a time that says nothing of where the two differ. */
const isSame = (one, other) => timingSafeEqual(digest(one), digest(other));
const digest = (text) => createHash("sha256").update(text).digest();
const loopback = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i;
/**
* Why a request is none of our own page's, whoever sent it: a name that was made to lead here (DNS rebinding), or the page
* of another origin. Undefined where nothing says so. Any port will do: the address may be reached through a tunnel.
*/
function foreignRequest({ host = "", ...headers }) {
	if (!loopback.test(host)) return "this server only answers to 127.0.0.1 and localhost";
	const { origin } = headers;
	if (origin !== void 0 && origin.toLowerCase() !== `http://${host.toLowerCase()}`) return "requests from pages of another origin are refused";
	const site = headers["sec-fetch-site"];
	if (site === "cross-site" || site === "same-site") {
		if (headers["sec-fetch-mode"] !== "navigate") return "requests from pages of another origin are refused";
	}
}
/** The token of `Authorization: Bearer \u2026`. */
const bearer = ({ authorization = "" }) => /^Bearer ([\w-]{1,200})$/.exec(authorization)?.[1];
// src/entry/dashboard/serve.ts
/** A watcher whose connection broke without a word notices by its silence. */
const aliveEveryMs = 1e4;
const mostBodyBytes = 64e3;
/** A watcher that takes nothing for so long is let go; its page asks again. */
const mostWaitingBytes = 64e6;
const Order = object({
	run: string(),
	text: string().max(5e3),
	confirmed: boolean().default(false)
});
const Withdrawal = object({
	run: string(),
	id: string().max(200)
});
/**
* Serves on the loopback interface alone. The page without data goes to everyone; data and orders go only to who
* has the token, and to no page of another origin (docs/threats.md#the-dashboard).
*/
async function serveDashboard(port, { hub, tokens, parts }) {
	const [before, after] = pageAround(parts, "ralph", { live: true });
	const served = {
		hub,
		tokens,
		around: [Buffer.from(before), Buffer.from(after)],
		headers: headersFor(parts)
	};
	const server = createServer((request, response) => {
		answer(request, response, served).catch((error) => refuse(response, 500, error));
	});
	await new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", resolve);
	}).catch((error) => {
		throw new RalphError({
			code: "PORT_NOT_USABLE",
			message: `The dashboard cannot listen on port ${port}: ${error.code === "EADDRINUSE" ? "another program is using it" : error.message}.`,
			hint: "Choose another port, or omit --port to use any free one."
		});
	});
	return {
		port: server.address().port,
		server
	};
}
async function answer(request, response, served) {
	const { hub, tokens, headers } = served;
	for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
	const foreign = foreignRequest(request.headers);
	if (foreign !== void 0) return say(response, 403, foreign);
	const url = new URL(request.url ?? "/", "http://127.0.0.1");
	const place = `${request.method} ${url.pathname}`;
	if (place === "GET /favicon.ico") return void response.writeHead(204).end();
	if (place === "GET /" || place === "HEAD /") return document(response, url.searchParams, served);
	const right = rightOf(bearer(request.headers), tokens);
	if (!right) return say(response, 401, "the token is missing or wrong; open the address that `ralph dashboard` printed");
	switch (place) {
		case "GET /api/stream": return stream(response, {
			hub,
			right,
			asked: url.searchParams
		});
		case "GET /api/iteration": return detail(response, hub, url.searchParams);
		case "POST /api/order":
		case "POST /api/withdraw":
			if (right !== "control") return say(response, 403, "this address is read-only");
			return act(request, response, {
				hub,
				withdraws: place.endsWith("withdraw")
			});
		default: return say(response, 404, "not found");
	}
}
const headersFor = (parts) => ({
	"cache-control": "no-store",
	"content-security-policy": `${pagePolicy(parts, { live: true })}; frame-ancestors 'none'`,
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
	"referrer-policy": "no-referrer",
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY"
});
/** With what is known of its run, so that it is on the screen before the page has asked for anything. */
function document(response, asked, { hub, tokens, around }) {
	const right = rightOf(asked.get("token"), tokens);
	response.writeHead(right ? 200 : 401, { "content-type": "text/html; charset=utf-8" });
	response.write(around[0]);
	response.write(right ? inScript(`{"right":"${right}",${hub.snapshot(asked.get("run") ?? void 0).slice(1)}`) : "null");
	response.end(around[1]);
}
/** Server-sent events, until either side ends. */
function stream(response, { hub, right, asked }) {
	response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
	const tell = (event, json) => {
		if (response.writableLength > mostWaitingBytes) return void response.destroy();
		response.write(`event: ${event}\ndata: ${json}\n\n`);
	};
	tell("hello", JSON.stringify({ right }));
	const leave = hub.watch({
		key: asked.get("run") ?? void 0,
		has: asked.get("has") ?? void 0,
		tell
	});
	const alive = setInterval(() => response.write(": alive\n\n"), aliveEveryMs);
	response.on("close", () => {
		clearInterval(alive);
		leave();
	});
}
async function detail(response, hub, asked) {
	const watch = hub.run(asked.get("run") ?? "");
	const found = await watch?.detail(Number(asked.get("iteration")));
	if (!watch || !found) return say(response, 404, "there is no such iteration");
	json(response, 200, watch.clean(JSON.stringify(found)));
}
async function act(request, response, { hub, withdraws }) {
	const body = await bodyOf(request);
	const given = (withdraws ? Withdrawal : Order).safeParse(body);
	if (!given.success) return say(response, 400, "this is not an order");
	const watch = hub.run(given.data.run);
	if (!watch) return say(response, 404, "there is no such run");
	try {
		const said = "id" in given.data ? await watch.withdraw(given.data.id) : await watch.order(given.data);
		json(response, 200, watch.clean(JSON.stringify({ said })));
		await hub.look();
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		const { code, message, hint, findings } = error;
		json(response, code === "RULES_WEAKENED" ? 409 : 422, watch.clean(JSON.stringify({
			code,
			message,
			hint,
			findings
		})));
	}
}
/** Undefined where it is no JSON, or too long. */
async function bodyOf(request) {
	if (!/^application\/json\b/.test(request.headers["content-type"] ?? "")) return void 0;
	const chunks = [];
	let bytes = 0;
	for await (const chunk of request) {
		bytes += chunk.length;
		if (bytes > mostBodyBytes) return void 0;
		chunks.push(chunk);
	}
	try {
		return JSON.parse(Buffer.concat(chunks).toString("utf8"));
	} catch {
		return;
	}
}
function json(response, status, text) {
	response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(text);
}
const say = (response, status, message) => json(response, status, JSON.stringify({ message }));
function refuse(response, status, error) {
	const message = error instanceof RalphError ? error.message : "the dashboard failed; its terminal says why";
	if (!response.headersSent) say(response, status, message);
	else response.destroy();
}
// src/entry/dashboard/dashboard.ts
/** Serves until the user ends it. */
async function runDashboard(context, { port, readOnly, flags }) {
	const tidy = collector();
	tidy();
	const sources = await openSettings(context, flags);
	const { keepers } = await keepersOf(context, flags, sources);
	const tokens = {
		control: readOnly ? null : newToken(),
		read: newToken()
	};
	const hub = await openHub(keepers, {
		context,
		sources,
		tidy
	});
	try {
		const { port: served, server } = await serveDashboard(port, {
			hub,
			tokens,
			parts: await loadPageAssets("live")
		});
		const at = (token) => `http://127.0.0.1:${served}/?token=${token}`;
		if (tokens.control === null) context.out(`Dashboard, read only: ${at(tokens.read)}\n`);
		else context.out(`Dashboard: ${at(tokens.control)}\nRead only, to share: ${at(tokens.read)}\n`);
		await new Promise((resolve) => {
			if (context.cancelled.aborted) resolve();
			context.cancelled.addEventListener("abort", () => resolve(), { once: true });
		});
		server.close();
		server.closeAllConnections();
	} finally {
		await hub.close();
	}
}
const newToken = () => randomBytes(24).toString("base64url");
export { runDashboard };
