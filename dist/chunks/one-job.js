import { R as backUpFolder, z as processDirectory } from "./due.js";
import { o as userGit } from "./user-repository.js";
import { o as emptySubmodules } from "./restore.js";
import { _ as stateUnderOtherName, d as formerRun, g as stateElsewhere, h as originState, r as otherStateRefs, s as refsBeside } from "./read-run.js";
import { E as string, S as object, h as array, v as int, x as number, y as literal } from "./branch-name.js";
import { i as checkBranches, n as notifyByProgram, r as blockingPatterns, t as desktopProgram } from "./notify-program.js";
import { At as findingLines, Bt as objectIn, ar as tryRead, fr as isPathRemote, lt as NoticeEvent, st as channelName, tn as datetime, yr as RalphError } from "./through-proxy.js";
import { i as jobLimitReached } from "./order-origin.js";
import { t as changeInWords } from "./rules-text.js";
import { c as jobLifetimeMs } from "./run-sentence.js";
import { N as cappedRow, a as plainLine } from "./one-line.js";
import { c as whyUnchecked } from "./checks.js";
import { s as programFolder } from "./context.js";
import { a as refuseIdleFlagsOf } from "./idle-flags.js";
import { D as runElsewhere, E as rememberPlace, S as otherPlace } from "./state-files.js";
import { c as confinementSettings, s as confinementHere, u as missingWritable } from "./runners.js";
import { r as wire, t as jobSettings } from "./job-settings.js";
import { d as noticeTitle, f as slackMessage, l as discordMessage, u as noticeText } from "./lost-attempts.js";
import { t as ruleProject } from "./rule-project.js";
import { r as surroundingsOf } from "./surroundings.js";
import { t as askPerson } from "./ask-person.js";
import { t as planNameTaken } from "./plan-name-taken.js";
import { existsSync, lstatSync, realpathSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { createHmac } from "node:crypto";
// src/adapter/local/later-programs.ts
/** Memory for other actions; ralph itself is held completely. */
const maxOtherBytes = 50331648;
/**
* `program` is a folder of the running program, such as `dist/main`. In a workflow files are restored, since post
* steps run them; on a laptop they may be an upgrade. Files in `workspace` (`uses: ./`) are restored with the
* checkout.
*/
function laterPrograms(options) {
	const { program, inWorkflow: restores } = options;
	const ownFolders = [resolve(program, ".."), resolve(program, "../../templates")].filter((place) => !isWithin(place, options.workspace));
	const actions = restores ? actionsOf(program) : void 0;
	const folders = [...ownFolders.map((root) => ({
		root: dirname(root),
		backup: backUpFolder(root, {
			bytes: Number.POSITIVE_INFINITY,
			restores
		})
	})), ...actions === void 0 ? [] : [{
		root: actions,
		backup: backUpFolder(actions, {
			bytes: maxOtherBytes,
			restores,
			except: ownFolders
		})
	}]];
	const changed = /* @__PURE__ */ new Set();
	const compare = () => {
		const differences = folders.flatMap(({ root, backup }) => backup.restoreChanged().map(({ path, isRestored }) => ({
			name: relative(root, path),
			isRestored
		})));
		const newDifferences = differences.filter(({ name }) => !changed.has(name));
		for (const { name } of differences) changed.add(name);
		return newDifferences.map(({ name, isRestored }) => `${name}, part of a program that runs later, was changed${isRestored ? " and put back" : ""}`);
	};
	const throwIfChanged = () => {
		if (changed.size > 0) throw programChanged([...changed], restores);
	};
	return {
		watch: () => {
			throwIfChanged();
			return compare;
		},
		assertUnchanged() {
			compare();
			throwIfChanged();
		}
	};
}
function actionsOf(program) {
	const names = program.split(sep);
	const index = names.lastIndexOf("_actions");
	const folder = index === -1 ? void 0 : names.slice(0, index + 1).join(sep);
	return folder !== void 0 && lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() ? folder : void 0;
}
const isWithin = (path, folder) => tryRead(() => `${realpathSync(path)}${sep}`.startsWith(`${realpathSync(folder)}${sep}`)) ?? false;
const programChanged = (names, isRestored) => new RalphError({
	code: "PROGRAM_CHANGED",
	message: `Programs that run with this job's secrets changed while an agent or a check ran: ${names.slice(0, 5).join(", ")}.`,
	hint: isRestored ? "They were restored where possible. Look at what the agent did; use split jobs, as `ralph init` writes them, or a machine that confines it (`ralph doctor`)." : "If you just updated ralph, run again. If not, look at what the agent did, reinstall ralph, and confine the agent better (`ralph doctor`)."
});
// src/schema/notify/notice.ts
/** The notification: the body of a `webhook`, the standard input of a `command`. */
const Notice = object({
	schema: literal(1),
	/** The same in every retry and from every job, so a receiver can drop duplicates. */
	id: string(),
	event: NoticeEvent,
	at: datetime(),
	plan: string(),
	run: string(),
	/** `owner/name`; null outside of GitHub. */
	repository: string().nullable(),
	task: string().nullable(),
	iteration: int(),
	message: string(),
	details: array(string()),
	next: array(object({
		does: string(),
		commands: array(string())
	})),
	/** Number of done tasks, and of all tasks. */
	done: int(),
	tasks: int(),
	spent_usd: number(),
	/** A page with more; null if there is none. */
	url: string().nullable()
});
// src/adapter/notify/send-hook.ts
const timeoutMs = 1e4;
/**
* One POST of a JSON text with `id` as `Idempotency-Key` and `webhook-id`. With a key it is signed as in
* standardwebhooks.com. Redirects are not followed, since the address may be secret. Never rejects; no reason names
* the address.
*/
async function sendHook(hook, { id, body, at: nowMs }, signal) {
	const address = addressOf(hook.url);
	if (!address) return {
		kind: "never",
		why: "its variable does not contain an https:// address"
	};
	const timestamp = String(Math.floor(nowMs / 1e3));
	const signature = hook.key === void 0 ? {} : { "webhook-signature": `v1,${hmac(hook.key, `${id}.${timestamp}.${body}`)}` };
	try {
		const response = await fetch(address, {
			method: "POST",
			headers: {
				"content-type": "application/json",
				"user-agent": "ralph",
				"idempotency-key": id,
				"webhook-id": id,
				"webhook-timestamp": timestamp,
				...signature
			},
			body,
			redirect: "manual",
			signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
		});
		await response.body?.cancel();
		if (response.ok) return { kind: "sent" };
		const reason = `it answered ${response.status}`;
		return response.status >= 500 || response.status === 408 || response.status === 429 ? {
			kind: "again",
			why: reason,
			afterMs: retryAfterMs(response.headers.get("retry-after"), nowMs)
		} : {
			kind: "never",
			why: reason
		};
	} catch (error) {
		return {
			kind: "again",
			why: signal.aborted ? "it had not answered when the job ended" : reasonOf(error),
			afterMs: 0
		};
	}
}
function retryAfterMs(header, now) {
	const ms = header === null ? 0 : Number.isFinite(Number(header)) ? 1e3 * Number(header) : Date.parse(header) - now;
	return Math.max(0, ms || 0);
}
/** `whsec_` and Base64 as in standardwebhooks.com, or any text. */
const hmac = (key, text) => createHmac("sha256", key.startsWith("whsec_") ? Buffer.from(key.slice(6), "base64") : key).update(text).digest("base64");
/** Plain http only for this machine. */
function addressOf(text) {
	const url = URL.canParse(text.trim()) ? new URL(text.trim()) : void 0;
	const isLocal = url?.protocol === "http:" && [
		"127.0.0.1",
		"localhost",
		"[::1]"
	].includes(url.hostname);
	return url?.protocol === "https:" || isLocal ? url : void 0;
}
/** A code such as `ECONNREFUSED`: an error's message may contain the address. */
function reasonOf(error) {
	if (error instanceof Error && error.name === "TimeoutError") return `it gave no answer within ${timeoutMs / 1e3} s`;
	const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
	return `it could not be reached (${cause.code ?? (cause instanceof Error ? cause.name : "unknown")})`;
}
// src/adapter/notify/notifier.ts
/** `deliver` waits at most this long; unfinished attempts continue in the background. */
const maxWaitMs = 5e3;
/** Pauses between the tries of one `deliver`. */
const pausesMs = [1e3, 5e3];
const maxAgeMs = 864e5;
/** Pause after failed tries, doubled each time. */
const minPauseMs = 6e4;
const maxPauseMs = 6e5;
function notifier(options) {
	const { channels, env, now, warn } = options;
	const closed = new AbortController();
	const attempts = /* @__PURE__ */ new Map();
	const pauses = /* @__PURE__ */ new Map();
	const warned = /* @__PURE__ */ new Set();
	const warnOnce = (text) => {
		if (!warned.has(text)) warn(text);
		warned.add(text);
	};
	function warnOfFailure(name, notice, result) {
		if (result.kind === "never") warnOnce(`notify: ${name} was not notified of \u201c${noticeTitle(notice)}\u201d: ${result.why}.`);
		if (result.kind !== "again") return;
		const next = closed.signal.aborted ? "The next job of the run tries again." : "ralph tries again.";
		warnOnce(`notify: ${name} could not be notified yet: ${result.why}. ${next}`);
	}
	/** Null if it is settled; else the minimal pause in ms until the next try. */
	async function trySeveralTimes(channel, notice) {
		const route = routeTo(channel, env);
		if ("missing" in route) {
			warnOnce(`notify: ${route.missing} is not set in this job, so nothing is sent there.`);
			return 0;
		}
		let result = await send(route, notice);
		for (const pause of options.pausesMs ?? pausesMs) {
			if (result.kind !== "again" || result.afterMs > pause) break;
			await setTimeout$1(pause, void 0, { signal: closed.signal }).catch(() => void 0);
			if (closed.signal.aborted) break;
			result = await send(route, notice);
		}
		warnOfFailure(channelName(channel), notice, result);
		return result.kind === "again" ? result.afterMs : null;
	}
	function send(route, notice) {
		const { id } = notice;
		if ("hook" in route) return sendHook(route.hook, {
			id,
			body: JSON.stringify(route.body(notice)),
			at: now()
		}, closed.signal);
		const command = route.program(notice, options.platform);
		if (!command) return Promise.resolve({
			kind: "never",
			why: "this system has no desktop notifications"
		});
		return notifyByProgram(command, {
			input: `${JSON.stringify(notice)}\n`,
			folder: options.folder,
			env: route.env
		}, closed.signal);
	}
	async function attemptDelivery({ key, body }) {
		const pause = pauses.get(key);
		if (pause && now() < pause.until) return false;
		const notice = Notice.safeParse(objectIn(body));
		const channel = channels.find((candidate) => key.endsWith(`/${channelName(candidate)}`));
		if (!channel || !notice.success || now() - Date.parse(notice.data.at) > maxAgeMs) return true;
		const minDelayMs = await trySeveralTimes(channel, notice.data);
		if (minDelayMs === null) return true;
		const ms = Math.min(maxPauseMs, pause ? 2 * pause.ms : minPauseMs);
		pauses.set(key, {
			ms,
			until: now() + Math.max(ms, Math.min(minDelayMs, maxAgeMs))
		});
		return false;
	}
	return {
		async deliver(effects) {
			const timeLimit = setTimeout$1(options.patienceMs ?? maxWaitMs, false, { ref: false });
			return (await Promise.all(effects.map(async (effect) => {
				const { key } = effect;
				const attempt = attempts.get(key) ?? attemptDelivery(effect);
				attempts.set(key, attempt);
				const isSettled = await Promise.race([attempt, timeLimit]);
				attempt.then((isDone) => isDone || attempts.delete(key));
				return isSettled ? [key] : [];
			}))).flat();
		},
		close: () => closed.abort()
	};
}
const bodies = {
	webhook: (notice) => notice,
	slack: slackMessage,
	discord: discordMessage
};
function routeTo(channel, env) {
	if (channel.to === "command") return {
		program: () => channel.run,
		env: pickVariables(env, [
			"PATH",
			"HOME",
			"LANG",
			...channel.env
		])
	};
	if (channel.to === "desktop") {
		const desktopText = (notice) => ({
			title: noticeTitle(notice),
			text: noticeText(notice, 250)
		});
		return {
			program: (notice, platform) => desktopProgram(platform, desktopText(notice)),
			env: pickVariables(env, Object.keys(env))
		};
	}
	const url = env[channel["url-env"]];
	const keyName = channel.to === "webhook" ? channel["secret-env"] : void 0;
	const key = keyName === void 0 ? void 0 : env[keyName];
	if (!url) return { missing: channel["url-env"] };
	if (keyName !== void 0 && !key) return { missing: keyName };
	return {
		hook: {
			url,
			key
		},
		body: bodies[channel.to]
	};
}
const pickVariables = (env, names) => Object.fromEntries(names.flatMap((name) => env[name] === void 0 ? [] : [[name, env[name]]]));
// src/entry/wire/notifying.ts
/** Recipients of notifications about this run (`notify`). The text names the plan as its reader would. */
function noticeAudience(project, { env, checkout }) {
	const { planAtTop, reachedBy, repository, settings, shownBranch } = project;
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_RUN_ID: run } = env;
	const common = {
		reachedBy,
		workBranch: shownBranch,
		now: null
	};
	return {
		channels: settings.notify,
		context: {
			report: checkout ? {
				...common,
				planFile: planAtTop,
				surface: "workflow"
			} : {
				...common,
				planFile: planAtTop,
				cd: repository.toplevel
			},
			repository: checkout ? name ?? null : null,
			url: checkout && server && name && run ? `${server}/${name}/actions/runs/${run}` : null,
			unattended: checkout !== void 0
		}
	};
}
/** An outbox that also sends notifications. `close` ends open deliveries. */
async function withNotifications(outbox, { env, now }, request) {
	const folder = join(request.scratch, "notify");
	await mkdir(folder, { recursive: true });
	const { deliver, close } = notifier({
		channels: request.audience.channels,
		env,
		platform: process.platform,
		folder,
		now,
		warn: (text) => request.show({
			kind: "warning",
			text
		})
	});
	return {
		close,
		outbox: {
			...outbox,
			deliver: async (effects) => {
				const notices = effects.filter(({ kind }) => kind === "notify");
				const others = effects.filter(({ kind }) => kind !== "notify");
				const [delivered, notified] = await Promise.all([others.length > 0 ? outbox.deliver(others) : [], deliver(notices)]);
				return [...delivered, ...notified];
			}
		}
	};
}
// src/entry/run/choose-scope.ts
/** The answer becomes a rule of the run, as a flag would. Throws RalphError INTERRUPTED. */
async function withScope(project, { run, fresh, interactive, say }) {
	const { choices, stated } = project;
	if (run && !fresh || !choices || choices.open < 2) return project;
	if (!interactive) {
		say(`all ${choices.open} open stories are in this run; to run fewer: --plan-scope ${narrowerScopes(choices)}`);
		return project;
	}
	const scope = {
		raw: await askScope(choices),
		place: "the answer to a question"
	};
	return {
		...project,
		stated: {
			...stated,
			byJob: {
				...stated.byJob,
				"plan-scope": scope
			}
		}
	};
}
/** In the words of the setting. */
async function askScope({ open, sprint, epics, stories }) {
	const { multiselect, select } = await import("./dist2.js").then((n) => n.n);
	const pickOption = "some";
	const chosen = await askPerson((prompt) => select({
		...prompt,
		message: "Which stories should this run include?",
		options: [
			{
				value: "all",
				label: `all open stories (${open})`
			},
			...sprint ? [{
				value: "sprint",
				label: `the current sprint, ${inWords(sprint)}`
			}] : [],
			...epics.map((epic) => ({
				value: scopeOf(epic),
				label: `epic ${inWords(epic)}`
			})),
			{
				value: pickOption,
				label: "some of them"
			}
		]
	}));
	if (chosen === void 0) throw interrupted$1();
	if (chosen !== pickOption) return chosen;
	const options = stories.map(({ id, title }) => ({
		value: id,
		label: plainLine(`${id}: ${title}`, 200)
	}));
	const ids = await askPerson((prompt) => multiselect({
		...prompt,
		message: "Which ones?",
		options,
		required: true
	}));
	if (ids === void 0) throw interrupted$1();
	return ids.join(",");
}
const inWords = ({ name, open }) => `${plainLine(name, 100)} (${open})`;
const scopeOf = ({ name }) => `epic-${name}`;
const narrowerScopes = ({ epics, sprint }) => [
	...sprint ? ["sprint"] : [],
	...epics.slice(0, 1).map(scopeOf),
	"ID,ID"
].join(" or ");
const interrupted$1 = () => new RalphError({
	code: "INTERRUPTED",
	message: "Interrupted before the work began.",
	hint: "Nothing was started. --plan-scope answers the question in advance."
});
// src/entry/run/refuse-second-run.ts
/** Throws if the plan's run is stored elsewhere or under another name, or if this name is that of another plan's run. */
async function refuseSecondRun(openedProject, context, run) {
	if (run) return refuseOtherPlan(openedProject, run);
	const place = otherPlace(openedProject);
	if (place) throw runElsewhere(openedProject, place);
	const oldNameError = await formerRun(openedProject, context);
	if (oldNameError) throw oldNameError;
}
/** Throws RalphError PLAN_NAME_TAKEN if this run began from another plan. */
async function refuseOtherPlan(project, run) {
	const otherPlan = run ? await planNameTaken(project, run.state) : void 0;
	if (otherPlan) throw otherPlan;
}
/** What the run calls this place, if somebody moved its folder since. */
function formerRemote({ remote }, run) {
	const recorded = run?.state.remote ?? remote;
	return recorded !== remote && isPathRemote(recorded) && !existsSync(recorded) ? recorded : null;
}
// src/entry/run/one-job.ts
/** Runs one job of the project, from its first look at the remote until everything is cleaned up. */
async function oneJob(openedProject, context, request) {
	const surroundings = await surroundingsOf(openedProject, context, request.life);
	const scratch = await processDirectory(openedProject.home, "process");
	const confinementTrial = tryConfinementEarly(openedProject, context);
	const remoteCheck = checkRemote(openedProject, context, surroundings.access);
	remoteCheck.catch(() => void 0);
	const programs = laterPrograms({
		program: programFolder,
		workspace: surroundings.workspace.directory,
		inWorkflow: context.checkout !== void 0
	});
	try {
		await remoteCheck;
		const loaded = await surroundings.access.state.load();
		if (!request.fresh) await refuseSecondRun(openedProject, context, loaded.run);
		const scopedProject = await withScope(openedProject, {
			...request,
			run: loaded.run,
			say: (text) => request.show({
				kind: "note",
				text
			})
		});
		const { project, rules, stronger } = await ruleProject(scopedProject, context, {
			run: loaded.run,
			access: surroundings.access,
			fresh: request.fresh,
			change: request.changeRules,
			implied: impliedRules(request.checksElsewhere ?? false)
		});
		refuseIdleFlagsOf(project, context.checkout !== void 0);
		const confinement = confinementTrial.of(project);
		const ready = startCheckEarly(loaded.run, () => request.assertReady?.(project));
		const checksElsewhere = request.checksElsewhere === true;
		const job = jobSettings(project, {
			fresh: request.fresh,
			rules,
			checksElsewhere,
			formerRemote: formerRemote(project, loaded.run),
			skipsWait: request.atOnce ?? false,
			consents: request.changeRules || await isPlanCommitted(openedProject, context, loaded.run),
			startedBy: context.checkout?.startedBy ?? null,
			issue: request.issue ?? null,
			byComment: context.env["GITHUB_EVENT_NAME"] === "issue_comment",
			startsNext: request.startsNext,
			issueOrder: request.issueOrder ?? null,
			tells: noticeAudience(project, context)
		});
		refuseUnsigned(project, request.sign);
		refuseLanesWithoutSetUp(job, context, request.shape);
		await showNotes(checksElsewhere ? openedProject : project, surroundings.access, {
			context,
			show: request.show,
			job
		});
		for (const note of strongerNotes(stronger)) request.show(note);
		const record = await recorderFor({
			project,
			job,
			access: surroundings.access,
			context
		}, request.record);
		const localPorts = await wire(project, context, {
			...surroundings,
			watched: programs.watch,
			access: {
				...surroundings.access,
				state: withLoadedState(surroundings.access.state, loaded)
			},
			confinement,
			...request.shape && { shape: request.shape },
			lane: request.lane,
			show: rememberingPlace(project, request.show),
			scratch: scratch.path,
			sign: request.sign
		});
		const checkedPorts = {
			...localPorts,
			agent: {
				...localPorts.agent,
				preflight: preflightOf(localPorts.agent, ready)
			}
		};
		const allPorts = request.outside ? {
			...checkedPorts,
			...request.outside,
			orderSource: request.outside.orderSource(localPorts.orderSource)
		} : {
			...checkedPorts,
			...request.display && { display: request.display }
		};
		const notifying = await withNotifications(allPorts.outbox, context, {
			audience: noticeAudience(project, context),
			scratch: scratch.path,
			show: request.show
		});
		const { ports, finishWriting } = record({
			...allPorts,
			outbox: notifying.outbox
		});
		return await request.act(ports, job, endBeforeLimit(project, context, request.since)).catch((error) => {
			throw context.cancelled.aborted && isAbort(error) ? interrupted(error) : error;
		}).finally(() => warnIfIncomplete(finishWriting, request.show)).finally(notifying.close);
	} finally {
		try {
			await request.onEnd?.(surroundings.access);
		} finally {
			await leaveAll([
				surroundings.leave(),
				scratch.remove(),
				confinementTrial.tried
			], programs);
		}
	}
}
const strongerNotes = (stronger) => stronger.map((rule) => ({
	kind: "note",
	text: `plan or configuration now demand more, and this job follows: ${changeInWords(rule)}`
}));
/** Once this job holds the run: a later job with fewer flags then finds it. */
const rememberingPlace = (project, show) => (progress) => {
	if (progress.kind === "event" && progress.event.type === "lease_taken") rememberPlace(project);
	show(progress);
};
/** Tries the confinement while the remote is read; tries again if the rules of the run differ from the settings. */
function tryConfinementEarly(openedProject, context) {
	const early = confinementHere(context, openedProject.settings, openedProject);
	const isAlike = ({ home, settings }) => home === openedProject.home && confinementSettings.every((name) => isDeepStrictEqual(settings[name], openedProject.settings[name]));
	return {
		of(project) {
			const confinement = isAlike(project) ? early : confinementHere(context, project.settings, project);
			confinement.catch(() => void 0);
			return confinement;
		},
		/** Resolves when nothing of it is left. */
		tried: early.then(() => void 0, () => void 0)
	};
}
/** Checks the programs last, even after failures: the rest of the machine's job runs them. */
async function leaveAll(leavingPromises, programs) {
	const results = await Promise.allSettled(leavingPromises);
	programs.assertUnchanged();
	for (const result of results) if (result.status === "rejected") throw result.reason;
}
/** A job whose checks are other jobs runs none, and one that runs checks waits for no other job. */
const impliedRules = (checksElsewhere) => {
	if (checksElsewhere === "unused") return {};
	return checksElsewhere ? { validate: {
		raw: [],
		place: "the checks are jobs of the workflow"
	} } : { require: {
		raw: [],
		place: "this job waits for no other job"
	} };
};
/** The first load returns the state that the rules came from, so a write after somebody else's fails. */
function withLoadedState(store, loaded) {
	let first = loaded;
	const load = () => {
		const answer = first ? Promise.resolve(first) : store.load();
		first = void 0;
		return answer;
	};
	return {
		...store,
		load
	};
}
/** For a plan file that an agent may have written: a commit of it is a person's act. */
async function isPlanCommitted({ repository: { toplevel }, steeringPaths: [plan, , ...others], planSource }, { env }, run) {
	if (plan === void 0 || !run?.state.doubted.some(({ plan_source }) => plan_source === planSource)) return false;
	const args = [
		"status",
		"--porcelain",
		"-z",
		"--ignored",
		"--untracked-files=all",
		"--",
		plan,
		...others
	];
	return (await userGit(toplevel, env)({
		args,
		allow: "any"
	})).stdout.length === 0;
}
async function checkRemote(project, context, { remote }) {
	const { repository, remoteIsOwn, stateRef, workRef, planName } = project;
	const patterns = [
		...blockingPatterns([stateRef, workRef]),
		stateRef,
		workRef,
		...refsBeside(project)
	];
	const { refs } = await remote.lookAhead(patterns);
	await checkBranches({
		remote,
		repository,
		remoteIsOwn,
		stateRef,
		workRef
	});
	const otherRefs = otherStateRefs(planName, stateRef);
	const otherRef = refs.has(stateRef) ? void 0 : otherRefs.find((ref) => refs.has(ref));
	if (otherRef !== void 0) throw stateUnderOtherName(remote.url, {
		stateRef,
		other: otherRef
	});
	if (!remoteIsOwn || repository.origin === null) return;
	const local = refs.get(stateRef) ?? null;
	const origin = await originState({
		repository,
		env: context.env,
		stateRef,
		local
	});
	if (origin.kind === "differs") throw stateElsewhere(project, {
		origin: origin.origin,
		local
	});
}
/** Wraps the ports in a recorder if a directory is given. */
async function recorderFor(request, directory) {
	if (typeof directory !== "string") return (ports) => ({
		ports,
		finishWriting: () => Promise.resolve()
	});
	const { openRecording } = await import("./record.js");
	return openRecording(request, directory);
}
/** The result of the run counts even if its recording fails. */
const warnIfIncomplete = (settled, show) => settled().catch((error) => {
	show({
		kind: "warning",
		text: `the recording is not complete: ${error instanceof Error ? error.message : error}`
	});
});
const isAbort = (error) => error instanceof Error && error.name === "AbortError";
/** Before the run is acquired, as while the agent is installed. Later, the state says that the job was cancelled. */
const interrupted = (cause) => new RalphError({
	code: "INTERRUPTED",
	message: "Interrupted before the work began.",
	hint: "Nothing is lost; run the same command to continue.",
	cause
});
/** Fires when a person ends the job, or shortly before its machine would. */
function endBeforeLimit({ settings }, { cancelled, now }, since = now()) {
	const limit = settings["job-limit"];
	if (limit === void 0) return cancelled;
	const limitNear = new AbortController();
	setTimeout(() => limitNear.abort(jobLimitReached), Math.max(0, jobLifetimeMs(limit) - (now() - since))).unref();
	return AbortSignal.any([cancelled, limitNear.signal]);
}
/** Before money is spent: commits must be signed, and nobody can do it. */
function refuseUnsigned({ settings }, sign) {
	if (settings["commit-mode"] === "git" || sign) return;
	throw new RalphError({
		code: "COMMITS_UNSIGNED",
		message: "`commit-mode: api` has GitHub sign the commits, but this job has no access to GitHub.",
		hint: "Run it as the action, with `github-token`; on a laptop: --commit-mode git."
	});
}
/** In a workflow, the steps before ralph prepare only the checkout. In split jobs, each lane has a machine. */
function refuseLanesWithoutSetUp({ lanes, settings }, { checkout }, shape) {
	if (lanes === 1 || shape === "split jobs" || !checkout?.holdsFiles || settings.setup.length > 0) return;
	throw new RalphError({
		code: "LANES_WITHOUT_SETUP",
		message: `\`lanes: ${settings.lanes}\` needs \`setup\`: the steps before ralph have prepared the checkout, and no workspace of the other lanes.`
	});
}
async function showNotes(project, access, { context, show, job }) {
	const { warnings, planFile, settings } = project;
	for (const text of findingLines(warnings, planFile)) show({
		kind: "warning",
		text
	});
	if (job.checksElsewhere && settings.validate.length > 0) show({
		kind: "note",
		text: "`validate` is not run here: the jobs or steps between begin and finish are the checks"
	});
	const unchecked = whyUnchecked(job);
	if (unchecked !== void 0 && settings["no-checks"]) show({
		kind: "warning",
		text: `nothing checks these commits (no-checks): ${unchecked}`
	});
	for (const path of missingWritable(context, settings, project)) show({
		kind: "warning",
		text: `agent-writable: ${plainLine(path, 300)} does not exist, so nobody can write there`
	});
	await warnOfSubmodules(project, access, show);
}
/** Submodule commits are not at hand, and no set-up command may fetch them: the workspace has only the base. */
async function warnOfSubmodules({ repository: { toplevel, head } }, { store }, show) {
	if (!existsSync(join(toplevel, ".gitmodules"))) return;
	const empty = await emptySubmodules(store, head);
	if (empty.length === 0) return;
	show({
		kind: "warning",
		text: `not checked out in your repository, so it is empty in the workspace: ${cappedRow(empty, 5)}. To let the agent and the checks see the files: git submodule update --init --recursive`
	});
}
/** Checks the agent of a new run while the confinement is tried. */
function startCheckEarly(run, check) {
	if (run) return check;
	const pending = check();
	pending?.catch(() => void 0);
	return () => pending;
}
/** Reports doctor's errors before those of the agent's own program. */
const preflightOf = ({ preflight }, ready) => async () => {
	await ready();
	return preflight();
};
export { refuseOtherPlan as n, withScope as r, oneJob as t };
