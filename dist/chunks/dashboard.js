import { r as openSettings } from "./setting-sources.js";
import { E as string, S as object, g as boolean } from "./branch-name.js";
import { n as garbageCollector } from "./small-heap.js";
import { n as folderWithSpace, r as isLost, t as findRunRepositories } from "./kept-runs.js";
import { a as pagePolicy, i as pageAround, o as pageDetail, r as inScript, t as loadPageAssets } from "./report-page.js";
import { D as objectsOfPath, H as temporaryFolder, O as openStore } from "./due.js";
import { Gt as readCommand, Lt as isSameJson, On as ralphCommand, an as redactor, ar as tryRead, m as settings, yr as RalphError } from "./through-proxy.js";
import { n as folderIdentity, t as watchLiveFile } from "./watch-live-file.js";
import { S as readLog, n as inboxOf, t as accessIn, v as inboxPrefix } from "./state-access.js";
import { t as surveyStates } from "./survey-states.js";
import "./live-file.js";
import { a as standingInWords, c as withoutLostJob } from "./status.js";
import { t as projectOfRun } from "./project-of-run.js";
import { n as patchesOf } from "./patches.js";
import { l as withOrderedSettings, n as signOfAgent, s as noRules, t as remoteMark } from "./order-origin.js";
import { G as userName, et as adjustable } from "./state-files.js";
import { t as gitHubAddress } from "./address.js";
import { i as readEvidence, m as listedPaths, o as readRecords, p as iterationView, u as warnOf } from "./read-run.js";
import { n as logFilter } from "./log-filter.js";
import { bn as rawOf, nn as heldIterations, yn as isRule } from "./slices.js";
import { et as openAsks } from "./run-sentence.js";
import { c as eventInWords } from "./failure-sentence.js";
import { c as iterationViews, l as pageData, n as statusContext, o as emptyBurnDown, r as changeReader, s as extendBurnDown } from "./status-context.js";
import { n as refusedNow, r as refusedToAgent, t as giveOrder } from "./give-order.js";
import { existsSync, readdirSync, watch } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
// src/core/report/page/live-page.ts
/** Maximum on a page; `ralph log` has all events. */
const maxLogRows = 2e3;
/** `inForce`: the current settings. The sender redacts secrets. */
function livePage(data, run) {
	const shown = run.events.filter(({ type }) => type !== "lease_renewed");
	return {
		...data,
		log: shown.slice(-2e3).map(logRow),
		older_events: Math.max(0, shown.length - maxLogRows),
		paused: run.state.paused,
		asks: openAsks(run.state),
		commands: run.state.commands,
		settings: adjustable.flatMap((name) => settingRow(name, run.inForce))
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
	const groups = patterns.flatMap(([group, pattern]) => pattern.test(type) ? [group] : []);
	return groups.length === 0 ? ["other"] : groups;
}
/** `require` (jobs that are checks) is an input of the workflow. */
function settingRow(name, inForce) {
	if (name === "require") return [];
	const { read, help, example } = settings[name];
	const raw = rawOf(name, inForce[name]);
	return [{
		name,
		help,
		example,
		value: raw === null ? "" : typeof raw === "string" ? raw : JSON.stringify(raw),
		choices: choicesOf(read),
		rule: isRule(name)
	}];
}
/** The error of a reader with fixed names lists them. */
function choicesOf(read) {
	const result = read({});
	const names = "expected" in result ? /^one of (.+)$/.exec(result.expected)?.[1] : void 0;
	if (names !== void 0) return names.split(", ");
	return "expected" in result && result.expected === "true or false" ? ["true", "false"] : null;
}
/** `clean` redacts secrets in all texts together. */
function pageTexts(page, clean) {
	const jsonParts = [...partsOf(page)].flatMap(([part, value]) => value === void 0 ? [] : [[part, textOf(value)]]);
	const texts = jsonParts.flatMap(([, text]) => text);
	const cleaned = clean(texts.join("\n")).split("\n");
	const cleanTexts = cleaned.length === texts.length ? cleaned : texts.map(clean);
	let next = 0;
	return new Map(jsonParts.map(([part, text]) => [part, typeof text === "string" ? cleanTexts[next++] ?? "" : text.map(() => cleanTexts[next++] ?? "")]));
}
function wholePage(texts) {
	const fields = (inStatus) => [...texts].flatMap(([part, text]) => part.startsWith(statusPrefix) === inStatus ? `${JSON.stringify(inStatus ? part.slice(statusPrefix.length) : part)}:${jsonOf(text)}` : []);
	return `{${[...fields(false), `"status":{${fields(true).join(",")}}`].join(",")}}`;
}
/**
* JSON of the `PartChange`s between two pages; undefined if they are equal. The status is split, since it holds all
* tasks.
*/
function changesOf(before, after) {
	const changes = [...after].flatMap(([part, text]) => {
		const previous = before.get(part);
		const prefix = `{"part":${JSON.stringify(part)}`;
		if (typeof text === "string" || previous === void 0 || typeof previous === "string") return text === previous ? [] : [`${prefix},"value":${jsonOf(text)}}`];
		const differs = text.findIndex((item, index) => item !== previous[index]);
		const from = differs === -1 ? text.length : differs;
		if (from === text.length && text.length === previous.length) return [];
		return [`${prefix},"from":${from},"items":${jsonOf(text.slice(from))}}`];
	});
	return changes.length === 0 ? void 0 : `[${changes.join(",")}]`;
}
const textOf = (value) => Array.isArray(value) ? value.map((item) => JSON.stringify(item)) : JSON.stringify(value);
const jsonOf = (text) => typeof text === "string" ? text : `[${text.join(",")}]`;
const statusPrefix = "status.";
const partsOf = ({ status, ...others }) => new Map([...Object.entries(others), ...Object.entries(status).map(([name, value]) => [`${statusPrefix}${name}`, value])]);
// src/entry/dashboard/run-watch.ts
/** `open`: each order gets its own access, like an order on a command line. */
function watchRun(options) {
	const { context, stateRef, projectOf } = options;
	const access = options.open();
	const readChanges = changeReader(access);
	const onFault = warnOf(context);
	let history;
	let texts;
	let pageJson;
	let edition = 0;
	let redact = (text) => text;
	const refresh = async () => {
		history = await readHistory(access, {
			stateRef,
			asked: options.refPatterns,
			seen: history,
			projectOf,
			onFault
		});
		const { run, project, events, records, evidence, burned } = history;
		redact = redactor(project.secrets);
		const address = gitHubAddress(context.env, project.repository.origin);
		const words = {
			...await statusContext(project, access, {
				context,
				run
			}),
			repository: address ? `${address.serverUrl}/${address.owner}/${address.repo}` : null,
			exportOne: ralphCommand(project, "report", "--html", "report.html", "--iteration", "N")
		};
		const { settings } = withOrderedSettings({
			settings: project.settings,
			rules: noRules(project)
		}, run.state);
		const reading = texts && await readChanges(iterationViews(events, {
			records,
			awaiting: []
		}));
		const pageHistory = {
			events,
			records,
			evidence,
			burned,
			details: /* @__PURE__ */ new Map(),
			...reading && { reading }
		};
		const data = pageData(run, pageHistory, words);
		const previousTexts = texts;
		texts = pageTexts(livePage(data, {
			events,
			state: run.state,
			inForce: settings
		}), redact);
		const changes = previousTexts && changesOf(previousTexts, texts);
		if (!previousTexts || changes) {
			pageJson = void 0;
			edition += 1;
		}
		return changes;
	};
	const openRun = async () => {
		const access = options.open();
		const { run } = await access.state.load();
		if (!run) throw noSuchRun(stateRef);
		return {
			access,
			run,
			project: projectOf(run)
		};
	};
	return {
		page: () => {
			pageJson ??= texts && wholePage(texts);
			return pageJson;
		},
		edition: () => edition,
		refresh,
		redact: (text) => redact(text),
		detail: async (iteration) => {
			if (!history?.events.some((event) => "iteration" in event && event.iteration === iteration)) return void 0;
			const iterationEvents = history.events.filter(logFilter({
				iteration,
				kinds: []
			}));
			const record = (await readRecords(access.state, [iteration])).get(iteration);
			if (!record) return void 0;
			const view = iterationView(iteration, {
				events: iterationEvents,
				record,
				awaiting: heldIterations(history.run.state)
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
			const opened = await openRun();
			const order = {
				command,
				typed: text,
				by: opened.project.repository.user.name ?? userName(),
				look: {
					width: 200,
					color: false
				},
				confirmed
			};
			return (await giveOrder({
				...opened,
				context
			}, opened.run, order)).said;
		},
		withdraw: async (id) => {
			const opened = await openRun();
			const agentHolder = signOfAgent(remoteMark(opened.project), opened.run.state.lease?.holder);
			if (agentHolder !== void 0) throw refusedToAgent(`orders withdraw ${id}`, agentHolder);
			if (!await inboxOf(opened.project, opened.access, context.now).withdraw(id)) throw refusedNow(`orders withdraw ${id}`, "it is no longer waiting", opened.project);
			return ["Withdrawn."];
		}
	};
}
/** Reads only new events, unless the run was restarted or moved back. */
async function readHistory({ state, remote }, { stateRef, asked: refPatterns, seen: previous, projectOf, onFault }) {
	const { refs } = await remote.lookAhead(refPatterns);
	const oid = refs.get(stateRef);
	if (oid === void 0) throw noSuchRun(stateRef);
	if (previous?.run.oid === oid) return previous;
	await remote.fetchCommit(oid);
	const { run } = await state.load();
	if (!run) throw noSuchRun(stateRef);
	const isSameRun = previous !== void 0 && previous.run.state.run === run.state.run && previous.run.seq <= run.seq;
	const newEvents = await readLog(state, run, isSameRun ? previous.run.seq : 0, onFault);
	const startIndex = Math.max(0, newEvents.findLastIndex(({ type }) => type === "run_started"));
	const eventsOfRun = newEvents.slice(startIndex);
	const records = await readReducedRecords(state, [...new Set(eventsOfRun.flatMap((event) => "iteration" in event ? event.iteration : []))], onFault);
	return {
		run,
		project: projectOf(run),
		events: [...isSameRun ? previous.events : [], ...eventsOfRun],
		records: new Map([...isSameRun ? previous.records : [], ...records]),
		evidence: await readEvidence(state, run, onFault),
		burned: extendBurnDown(isSameRun ? previous.burned : emptyBurnDown, eventsOfRun)
	};
}
/** Limits memory: records are reduced in portions. */
const portion = 50;
async function readReducedRecords(state, iterations, onFault) {
	const records = [];
	for (let start = 0; start < iterations.length; start += portion) {
		const portionRecords = await readRecords(state, iterations.slice(start, start + portion), {
			pathsOf: listedPaths,
			onFault
		});
		for (const [number, record] of portionRecords) records.push([number, reduceRecord(record)]);
	}
	return records;
}
/** Drops what only the details of an iteration show: a server may run for weeks. */
const reduceRecord = ({ handoff, validation, review, ...record }) => ({
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
const noSuchRun = (stateRef) => new RalphError({
	code: "NO_RUN",
	message: `The run at ${stateRef} no longer exists.`,
	hint: "`ralph list` shows the runs that exist."
});
// src/entry/dashboard/keeper-watch.ts
/** Short: a watcher should learn soon that a remote is away. */
const shortTimeouts = {
	backoffMs: [1e3],
	timeoutMs: 6e4,
	silentMs: 15e3
};
/** `onMove`: the file system reports that a ref moved; never called for a remote repository. `onLive`: a watched run's current attempt changed. */
async function watchKeeper(keeper, { home, context, sources, onMove, onLive }) {
	const { address, repository, prefixes } = keeper;
	const store = await openStore({
		home,
		repository,
		remote: address,
		env: context.env
	});
	const objects = objectsOfPath(address);
	const refs = objects && watchRefs(dirname(objects), [...prefixes, inboxFolder], onMove);
	const redact = redactor(keeper.secrets);
	const watches = /* @__PURE__ */ new Map();
	const lives = /* @__PURE__ */ new Map();
	let surveys = /* @__PURE__ */ new Map();
	let rows = [];
	let fault = null;
	const refresh = async () => {
		if (refs) refs.again();
		for (const live of lives.values()) live.recheck();
		try {
			const allSurveys = await surveyStates({
				store,
				prefixes,
				...shortTimeouts
			});
			surveys = new Map(allSurveys.flatMap((survey) => survey.run ? [[keyOf(survey), {
				...survey,
				run: survey.run
			}]] : []));
			rows = await Promise.all(allSurveys.map((survey) => rowOf(survey, {
				key: keyOf(survey),
				keeper,
				now: context.now()
			})));
			fault = null;
		} catch (error) {
			if (!(error instanceof RalphError)) throw error;
			const since = fault?.since ?? new Date(context.now()).toISOString();
			fault = {
				where: keeper.shown,
				message: redact(error.message),
				since
			};
		}
	};
	const keyOf = ({ ref }) => `${keeper.name === null ? "here" : keeper.shown}:${ref}`;
	const startWatch = ({ ref, run: { state } }) => {
		const workRef = `refs/heads/${state.work_branch}`;
		return watchRun({
			open: () => accessIn(store, {
				repository,
				stateRef: ref,
				workRef
			}, {
				now: context.now,
				...shortTimeouts
			}),
			stateRef: ref,
			refPatterns: [
				ref,
				workRef,
				`${inboxPrefix(state.plan)}*`
			],
			projectOf: (run) => projectOfRun(run, {
				sources,
				runRepository: keeper,
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
		refresh,
		stamp: (key) => {
			const { oid = "", inbox = [], run } = surveys.get(key) ?? {};
			return [
				oid,
				run?.state.lease ? Math.floor(context.now() / 6e4) : 0,
				...inbox
			].join(" ");
		},
		run: (key) => {
			const survey = surveys.get(key);
			const watch = watches.get(key) ?? (survey && startWatch(survey));
			if (watch) watches.set(key, watch);
			return watch;
		},
		live: (key) => {
			const survey = surveys.get(key);
			const path = survey && join(keeper.home(survey.run.state.plan), "live.json");
			const live = lives.get(key) ?? (path && watchLiveFile(path, () => onLive(key)));
			if (!live) return "null";
			lives.set(key, live);
			return redact(JSON.stringify(live.latest() ?? null));
		},
		close: () => {
			if (refs) refs.close();
			for (const live of lives.values()) live.close();
			return store.close();
		}
	};
}
const inboxFolder = "refs/ralph/inbox";
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
/** Git renames a lock into place, which causes two notifications. */
const debounceMs = 15;
/**
* Calls `onMove` soon after a ref below one of the folders (`refs/heads/x`) moved in a local git directory; never if the
* file system has no notifications, such as a network drive. `again` finds folders that appeared or vanished unnoticed.
*/
function watchRefs(gitDir, folders, onMove) {
	const watchers = /* @__PURE__ */ new Map();
	let timer;
	const scheduleMove = () => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			refresh();
			onMove();
		}, debounceMs);
	};
	const watchFolder = (path, isRelevant = () => true) => {
		const identity = folderIdentity(path);
		const existing = watchers.get(path);
		if (existing?.of === identity) return;
		existing?.watcher.close();
		watchers.delete(path);
		if (identity === void 0) return;
		try {
			const watcher = watch(path, { persistent: false }, (_, name) => isRelevant(name) && scheduleMove());
			watcher.on("error", () => watcher.close());
			watchers.set(path, {
				of: identity,
				watcher
			});
		} catch {}
	};
	const close = (keptPaths = /* @__PURE__ */ new Set()) => {
		for (const [path, { watcher }] of watchers) {
			if (keptPaths.has(path)) continue;
			watcher.close();
			watchers.delete(path);
		}
	};
	const refresh = () => {
		const refFolders = folders.map((folder) => join(gitDir, folder));
		const existingFolders = refFolders.map((path) => nearestExisting(path, gitDir)).filter((path) => path !== gitDir);
		const reftable = existsSync(join(gitDir, "reftable")) ? [join(gitDir, "reftable")] : [];
		const watchedFolders = /* @__PURE__ */ new Set([
			...existingFolders,
			...refFolders.flatMap(foldersIn),
			...reftable
		]);
		close(/* @__PURE__ */ new Set([gitDir, ...watchedFolders]));
		watchFolder(gitDir, (name) => name === "packed-refs");
		for (const path of watchedFolders) watchFolder(path);
	};
	refresh();
	return {
		again: refresh,
		close: () => {
			clearTimeout(timer);
			close();
		}
	};
}
/** The folder, or its nearest existing parent, which notices when the folder is created. */
function nearestExisting(path, top) {
	let folder = path;
	while (folder !== top && !existsSync(folder)) folder = dirname(folder);
	return folder;
}
const foldersIn = (path) => existsSync(path) ? readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => join(path, name)) : [];
// src/entry/dashboard/hub.ts
/** How often refs of other repositories are read while somebody watches, and how often a dead job is noticed, which moves no ref. */
const refreshMs = 1e4;
/** How long the server waits for the last read when it ends. */
const maxLastReadMs = 2e3;
/** After a read, the server rests this many times its duration, to leave the machine to the engine. */
const restFactor = 2;
async function openHub(keepers, { context, sources, afterRefresh }) {
	const folder = temporaryFolder("look", await folderWithSpace());
	const watchers = /* @__PURE__ */ new Map();
	let list = {
		runs: [],
		faults: []
	};
	const keeperWatches = [];
	const run = (key) => keeperWatches.map((keeperWatch) => keeperWatch.run(key)).find((one) => one !== void 0);
	/** A run that cannot be read appears as a fault in the list; its last page stays. */
	const refreshRun = async (key) => {
		const watch = run(key);
		if (!watch) return;
		const isNew = watch.edition() === 0;
		const changes = await watch.refresh().catch(ignoreFault);
		if (isNew || !changes) return;
		const json = `{"key":${JSON.stringify(key)},"changes":${changes}}`;
		for (const [{ send }, view] of watchers) if (view.shownKey === key) send("changes", json);
	};
	const liveJson = (key) => `{"key":${JSON.stringify(key)},"live":${keeperWatches.find((one) => one.run(key))?.live(key) ?? "null"}}`;
	/** Sent at each change, apart from the page. */
	const sendLive = (key) => {
		const json = liveJson(key);
		for (const [{ send }, view] of watchers) {
			if (view.shownKey !== key || view.live === json) continue;
			view.live = json;
			send("live", json);
		}
	};
	const refreshList = () => {
		const newList = {
			runs: keeperWatches.flatMap((one) => one.rows()),
			faults: keeperWatches.flatMap((one) => one.fault() ?? [])
		};
		if (isSameJson(newList, list)) return;
		list = newList;
		for (const { send } of watchers.keys()) send("runs", JSON.stringify(list));
	};
	/** Sends a watcher the requested run as soon as it exists. */
	const sendRun = async (watcher) => {
		const view = watchers.get(watcher);
		const key = watcher.key ?? view?.shownKey ?? mostInteresting(list.runs);
		const watch = key === void 0 ? void 0 : run(key);
		if (!view || key === void 0 || !watch) return watcher.send("page", "null");
		if (watch.edition() === 0) await watch.refresh().catch(ignoreFault);
		if (view.shownKey !== void 0 || watch.edition() === 0) return;
		view.shownKey = key;
		sendLive(key);
		if (watcher.knownEdition === String(watch.edition())) return;
		watcher.send("page", `{"key":${JSON.stringify(key)},"page":${watch.page()}}`);
	};
	const isShown = (key) => [...watchers.values()].some(({ shownKey }) => shownKey === key);
	/** Runs on this machine that somebody watches come first. Elsewhere one list shows which runs changed. */
	const refreshKeeper = async (keeperWatch) => {
		const keys = keeperWatch.rows().flatMap(({ key }) => isShown(key) ? [key] : []);
		if (keeperWatch.isPath) await Promise.all(keys.map(refreshRun));
		const stampsBefore = keys.map(keeperWatch.stamp);
		await keeperWatch.refresh();
		if (!keeperWatch.isPath) await Promise.all(keys.filter((key, index) => keeperWatch.stamp(key) !== stampsBefore[index]).map(refreshRun));
		refreshList();
		await Promise.all([...watchers].filter(([, { shownKey }]) => shownKey === void 0).map(([watcher]) => sendRun(watcher)));
		afterRefresh();
	};
	const refreshes = [];
	for (const keeper of keepers) {
		const onMove = () => void (watchers.size > 0 && refreshSoon());
		const keeperWatch = await watchKeeper(keeper, {
			home: folder,
			context,
			sources,
			onMove,
			onLive: sendLive
		});
		const refreshNow = coalesce(() => refreshKeeper(keeperWatch));
		const refreshSoon = withRest(refreshNow);
		keeperWatches.push(keeperWatch);
		refreshes.push(refreshNow);
	}
	const refresh = async () => void await Promise.all(refreshes.map((refreshNow) => refreshNow()));
	const timer = setInterval(() => void (watchers.size > 0 && refresh()), refreshMs);
	await Promise.all(refreshes.filter((_, index) => keeperWatches[index]?.isPath).map((again) => again()));
	const firstKey = mostInteresting(list.runs);
	if (firstKey !== void 0) await refreshRun(firstKey);
	afterRefresh();
	return {
		snapshot: (requested) => {
			const key = requested ?? mostInteresting(list.runs);
			const watch = key === void 0 ? void 0 : run(key);
			const shownRun = watch && watch.edition() > 0 ? `{"key":${JSON.stringify(key)},"edition":"${watch.edition()}","page":${watch.page()}}` : "null";
			return `{"list":${list.runs.length > 0 ? JSON.stringify(list) : "null"},"shown":${shownRun}}`;
		},
		run,
		refresh,
		watch: (watcher) => {
			watchers.set(watcher, { shownKey: void 0 });
			if (list.runs.length > 0) watcher.send("runs", JSON.stringify(list));
			sendRun(watcher).then(refresh).then(() => {
				if (list.runs.length === 0 && watchers.has(watcher)) watcher.send("runs", JSON.stringify(list));
			});
			return () => void watchers.delete(watcher);
		},
		close: async () => {
			clearInterval(timer);
			watchers.clear();
			const finished = Promise.allSettled(refreshes.map((again) => again.current()));
			await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, maxLastReadMs))]);
			await Promise.all(keeperWatches.map((one) => one.close().catch(() => void 0)));
			await rm(folder, {
				recursive: true,
				force: true,
				maxRetries: 3
			}).catch(() => void 0);
		}
	};
}
/** A run at work, else the one that changed last. */
const mostInteresting = (runs) => [...runs].sort((a, b) => Number(b.at_work) - Number(a.at_work) || timeOf(b) - timeOf(a))[0]?.key;
const timeOf = ({ updated }) => updated === null ? 0 : Date.parse(updated);
/** While one read goes on, all further requests share the next one. */
function coalesce(refresh) {
	let current;
	let next;
	const start = () => {
		current = refresh().finally(() => {
			current = void 0;
		});
		return current;
	};
	const request = () => {
		if (!current) return start();
		next ??= current.catch(() => void 0).then(() => {
			next = void 0;
			return start();
		});
		return next;
	};
	return Object.assign(request, { current: () => current });
}
/** Also rests after each read; for requests by the file system. */
function withRest(refresh) {
	let isResting = false;
	let isRequested = false;
	const start = () => {
		isResting = true;
		isRequested = false;
		const startMs = performance.now();
		refresh().finally(() => {
			setTimeout(() => {
				isResting = false;
				if (isRequested) start();
			}, restFactor * (performance.now() - startMs)).unref();
		});
	};
	return () => {
		if (isResting) isRequested = true;
		else start();
	};
}
function ignoreFault(error) {
	if (!(error instanceof RalphError)) throw error;
}
// src/entry/dashboard/serve.ts
/** A page notices by silence that its connection broke. */
const keepAliveMs = 1e4;
const maxBodyBytes = 64e3;
/** A watcher that reads nothing is disconnected; its page connects again. */
const maxWaitingBytes = 64e6;
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
* Serves only on the loopback interface. Everybody gets the page without data; data and orders need the token, and no page
* of another origin gets them (docs/threats.md#the-dashboard).
*/
async function serveDashboard(port, { hub, tokens, parts }) {
	const [before, after] = pageAround(parts, "ralph", { live: true });
	const page = {
		hub,
		tokens,
		around: [Buffer.from(before), Buffer.from(after)],
		headers: headersFor(parts)
	};
	const server = createServer((request, response) => {
		handle(request, response, page).catch((error) => sendFailure(response, 500, error));
	});
	await new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", resolve);
	}).catch((error) => {
		throw new RalphError({
			code: "PORT_NOT_USABLE",
			message: `The dashboard cannot listen on port ${port}: ${error.code === "EADDRINUSE" ? "another program is using it" : error.message}.`
		});
	});
	return {
		port: server.address().port,
		server
	};
}
async function handle(request, response, page) {
	const { hub, tokens, headers } = page;
	for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
	const refusal = refusalOfOrigin(request.headers);
	if (refusal !== void 0) return sendMessage(response, 403, refusal);
	const url = new URL(request.url ?? "/", "http://127.0.0.1");
	const route = `${request.method} ${url.pathname}`;
	if (route === "GET /favicon.ico") return void response.writeHead(204).end();
	if (route === "GET /" || route === "HEAD /") return sendPage(response, url.searchParams, page);
	const right = rightOf(bearer(request.headers), tokens);
	if (!right) return sendMessage(response, 401, "the token is missing or wrong; open the address that `ralph dashboard` printed");
	switch (route) {
		case "GET /api/stream": return sendEvents(response, {
			hub,
			right,
			query: url.searchParams
		});
		case "GET /api/iteration": return sendDetail(response, hub, url.searchParams);
		case "POST /api/order":
		case "POST /api/withdraw":
			if (right !== "control") return sendMessage(response, 403, "this address is read-only");
			return handleOrder(request, response, {
				hub,
				withdraws: route.endsWith("withdraw")
			});
		default: return sendMessage(response, 404, "not found");
	}
}
const headersFor = (pageParts) => ({
	"cache-control": "no-store",
	"content-security-policy": `${pagePolicy(pageParts, { live: true })}; frame-ancestors 'none'`,
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
	"referrer-policy": "no-referrer",
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY"
});
/** Contains the known state of its run, so the page shows it before any request. */
function sendPage(response, query, { hub, tokens, around }) {
	const right = rightOf(query.get("token"), tokens);
	response.writeHead(right ? 200 : 401, { "content-type": "text/html; charset=utf-8" });
	response.write(around[0]);
	response.write(right ? inScript(`{"right":"${right}",${hub.snapshot(query.get("run") ?? void 0).slice(1)}`) : "null");
	response.end(around[1]);
}
/** Server-sent events, until either side ends. */
function sendEvents(response, { hub, right, query }) {
	response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
	const send = (event, json) => {
		if (response.writableLength > maxWaitingBytes) return void response.destroy();
		response.write(`event: ${event}\ndata: ${json}\n\n`);
	};
	send("hello", JSON.stringify({ right }));
	const unwatch = hub.watch({
		key: query.get("run") ?? void 0,
		knownEdition: query.get("has") ?? void 0,
		send
	});
	const timer = setInterval(() => response.write(": alive\n\n"), keepAliveMs);
	response.on("close", () => {
		clearInterval(timer);
		unwatch();
	});
}
async function sendDetail(response, hub, query) {
	const watch = hub.run(query.get("run") ?? "");
	const iteration = await watch?.detail(Number(query.get("iteration")));
	if (!watch || !iteration) return sendMessage(response, 404, "there is no such iteration");
	sendJson(response, 200, watch.redact(JSON.stringify(iteration)));
}
async function handleOrder(request, response, { hub, withdraws }) {
	const body = await readBody(request);
	const parsed = (withdraws ? Withdrawal : Order).safeParse(body);
	if (!parsed.success) return sendMessage(response, 400, "this is not an order");
	const watch = hub.run(parsed.data.run);
	if (!watch) return sendMessage(response, 404, "there is no such run");
	try {
		const lines = "id" in parsed.data ? await watch.withdraw(parsed.data.id) : await watch.order(parsed.data);
		sendJson(response, 200, watch.redact(JSON.stringify({ said: lines })));
		await hub.refresh();
	} catch (error) {
		if (!(error instanceof RalphError)) throw error;
		const { code, message, hint, findings } = error;
		sendJson(response, code === "RULES_WEAKENED" ? 409 : 422, watch.redact(JSON.stringify({
			code,
			message,
			hint,
			findings
		})));
	}
}
/** Undefined for other content than JSON, or if it is too long. */
async function readBody(request) {
	if (!/^application\/json\b/.test(request.headers["content-type"] ?? "")) return void 0;
	const chunks = [];
	let bytes = 0;
	for await (const chunk of request) {
		bytes += chunk.length;
		if (bytes > maxBodyBytes) return void 0;
		chunks.push(chunk);
	}
	return tryRead(() => JSON.parse(Buffer.concat(chunks).toString("utf8")));
}
function sendJson(response, status, text) {
	response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(text);
}
const sendMessage = (response, status, message) => sendJson(response, status, JSON.stringify({ message }));
function sendFailure(response, status, error) {
	const message = error instanceof RalphError ? error.message : "the dashboard failed; its terminal says why";
	if (!response.headersSent) sendMessage(response, status, message);
	else response.destroy();
}
/** Undefined for a missing or wrong token. */
function rightOf(token, { control, read }) {
	if (!token) return void 0;
	if (control !== null && isSame(token, control)) return "control";
	return isSame(token, read) ? "read" : void 0;
}
/** In constant time. */
const isSame = (a, b) => timingSafeEqual(digest(a), digest(b));
const digest = (text) => createHash("sha256").update(text).digest();
const loopback = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i;
/**
* Why a request does not come from our own page: a name that leads here (DNS rebinding), or a page of another origin.
* Undefined if it may. Any port is accepted, since the address may be reached through a tunnel.
*/
function refusalOfOrigin({ host = "", ...headers }) {
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
// src/entry/dashboard/dashboard.ts
async function runDashboard(context, { port, readOnly, flags }) {
	const collectGarbage = garbageCollector();
	collectGarbage();
	const sources = await openSettings(context, flags);
	const { runRepositories: keepers } = await findRunRepositories(context, flags, sources);
	const tokens = {
		control: readOnly ? null : newToken(),
		read: newToken()
	};
	const hub = await openHub(keepers, {
		context,
		sources,
		afterRefresh: collectGarbage
	});
	try {
		const { port: servedPort, server } = await serveDashboard(port, {
			hub,
			tokens,
			parts: await loadPageAssets("live")
		});
		const addressWith = (token) => `http://127.0.0.1:${servedPort}/?token=${token}`;
		if (tokens.control === null) context.out(`Dashboard, read only: ${addressWith(tokens.read)}\n`);
		else context.out(`Dashboard: ${addressWith(tokens.control)}\nRead only, to share: ${addressWith(tokens.read)}\n`);
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
