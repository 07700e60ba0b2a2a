import { n as __exportAll } from "./rolldown-runtime.js";
import { a as startsNextJob, b as leaseRenewalMs, c as milestonesOf, l as reservedIds, o as isAgentsMd, s as isReserved } from "./due.js";
import { C as saveAndPublish, D as whileHoldingRun, S as noCallCost, T as unlessAborted, _ as callsAgent, b as isStopOrder, d as callPerson, i as tellLostCounsel, l as askPerson, o as openLedger, v as deliver, w as stopped, x as lanesOf, y as interruptibleBy } from "./recover-lost-attempt.js";
import { Ct as budgetChoices, Dt as lanesInWords, Gt as claimToVerify, J as attentionIn, Pt as settingsEditLine, Q as doneDependents, Tt as forecastLines, W as hasLeftMarkers, Z as dependents, _ as mergeTrigger, _t as applyOperations, bn as taskOfIteration, d as callBudgets, et as isOpen, f as isTooLittle, g as mergeDue, gn as iterationsOf, nt as selectTask, p as leftOfRun, pt as indexDue, rt as stillToDo, s as nextStep, tt as readyTasks, u as usualCost, vn as nextAttempt$1, vt as readOperations, xn as taughtBy, yt as maxHardCharsPerIteration } from "./run-sentence.js";
import { n as dependencyEdges, t as dependenciesFirst } from "./dependency-graph.js";
import { A as totalTokens, D as plural, M as cappedLines, N as cappedRow, O as thousands, _ as formatBytes, a as quote, c as boundedValue, h as visible, p as startOf, r as oneLine, u as excerpt } from "./one-line.js";
import { $t as synthesisJsonSchema, D as taskIn, E as statusIn, Gt as planReviewJsonSchema, Kt as ConsensusPart, N as isActive, Ot as Handoff, P as isHard, Qt as counterJsonSchema, S as addedByAgentIn, T as recordsOf, Ut as PlanReviewAnswer, Vt as planTask, Zt as challengeJsonSchema, at as Coded, bt as TaskCriteria, f as knowledgeLines, i as isDone, jt as handoffJsonSchema, l as entryLine, ln as openCalls, on as lanesAtWork, ot as Dossier, t as beginsSlice, u as indexMarkdown } from "./slices.js";
import { r as refuseUnchecked } from "./checks.js";
import { c as agentsBlock, d as blockIn, f as withBlock, l as agentsMdFile, o as passesOf, r as contextModel, s as template, t as agentsOfBase } from "./from-base.js";
import { C as dossierPath, E as iterationPath, F as queueMessage, I as undoMessage, O as memoryPath, S as consensusPath, er as RalphError, hn as mapStrings, un as emptyControl, v as queuedFile, w as evidencePath } from "./through-proxy.js";
import { T as string, h as boolean, m as array, n as insidePath, s as Task, x as object } from "./branch-name.js";
import { G as noUsage, I as answerSchema, M as knowledgeJsonSchema, S as PrepAnswer, T as prepJsonSchema, U as addUsage, w as postJsonSchema, x as PostAnswer } from "./pass.js";
import { u as indexFileText } from "./fill-in.js";
import { A as storedJson, u as renderPrompt, v as readPromptFacts, x as proveComplete } from "./state-access.js";
import { i as failureSentence } from "./failure-sentence.js";
import { i as outputExcerpt, n as saidByRed } from "./decisive-lines.js";
import { a as serversFor, o as settleServers } from "./servers.js";
import { c as reviewSizeFindings, l as sizeFindings, s as findingSentence } from "./job-settings.js";
import { a as protectedFindings, r as outsideFindings } from "./protected-paths.js";
import { r as secretFinder } from "./secrets.js";
import { n as lowestFirst, o as linesToReview, r as summaryOf, t as evidenceOf } from "./evidence.js";
import { a as withoutDependencies, i as pathsIn, n as isExpectedOutput, r as isTestFile, t as isCheckConfiguration } from "./check-configuration.js";
import { a as require_ajv } from "./read-agents-file.js";
import { n as fenceAfter, r as fenced } from "./fences.js";
import { c as promptNow, d as briefingRoom, f as withoutEmptyWords, i as signalLines, l as recordedPrompt, n as iterationFacts, o as attachPrompt, r as newestIterations, s as prepare, t as callsBefore, u as briefingIn } from "./call-order.js";
import { C as whyPersonDecides, E as syntheticHandoff, S as claimToCheck, T as extractionPrompt, _ as contributionOf, a as settleRebase, b as withOwnPart, c as nextInTrain, d as askPass, f as askPasses, g as reviewed, i as failuresInWords, l as standsOn, n as settleAttempt, o as countsFor, p as readPasses, r as verdictOn, s as isTriedOnTip, u as spokenSignals, v as handoffOf, w as addPasses, x as writeCandidate, y as needsCommit } from "./settle-attempt.js";
import { i as budgetChars, l as whyAborted, o as keepsIndexByFields, s as limitsOf } from "./order-origin.js";
import { _ as endedFacts, c as adoptPlan, h as mergeBase, l as takesOver, p as checkoutTask, u as attemptsIn, v as storedHandoff } from "./job.js";
import { t as callReader } from "./call-reader.js";
import { c as judgeAmendments, r as forgetProgress, s as amendPlan } from "./apply-handoff.js";
import { i as faultIn, n as answerOf, t as answerIn } from "./answer.js";
import { r as owedBy, t as endedPasses } from "./pass-verdict.js";
import { a as validate, i as setUp, n as knownRedIn, o as whyUnready, r as runChecks } from "./validate.js";
import { r as pastRounds, t as applyOrders } from "./apply-orders.js";
import { n as forecast } from "./forecast.js";
import { a as stateConfinement } from "./surroundings2.js";
import { L as nothingGathered, z as withdrawal } from "./state-files.js";
import { r as withOwnEdits, t as isOwn } from "./own-edits.js";
import { a as noStatement, i as consensusPrompt, n as applyStatement, o as material, r as consensusFile, s as planText } from "./consensus.js";
import { n as attemptVerdict } from "./attempt-verdict.js";
import { m as sameCounsel, p as refusalOf } from "./evolve.js";
import { t as readIndex } from "./read-index.js";
import { n as checkUntouched, t as baseline } from "./baseline.js";
import { i as validationOf, r as judge } from "./verdict.js";
// src/core/plan/graph/chains.ts
/** How many tasks that are still to be done the longest chain has that begins with a task. Linear. */
function remainingChains(plan, statusOf) {
	const edges = dependencyEdges(plan);
	const length = plan.tasks.map(() => 1);
	for (const position of [...dependenciesFirst(edges)].reverse()) {
		const chain = length[position] ?? 1;
		for (const before of edges[position] ?? []) length[before] = Math.max(length[before] ?? 1, chain + 1);
	}
	return new Map(plan.tasks.flatMap(({ id }, position) => isOpen(statusOf(id)) ? [[id, length[position] ?? 1]] : []));
}
/**
* How many rounds so many lanes take for the tasks that are still to be done, if each takes one round and those with the longest
* chains behind them begin first.
*/
function roundsInLanes(plan, statusOf, lanes) {
	const chains = remainingChains(plan, statusOf);
	const lengthOf = (id) => chains.get(id) ?? 0;
	const toDo = new Map(plan.tasks.filter(({ id }) => chains.has(id)).toSorted((a, b) => lengthOf(b.id) - lengthOf(a.id)).map((task) => [task.id, task.depends_on]));
	let rounds = 0;
	while (toDo.size > 0) {
		const ready = [];
		for (const [id, before] of toDo) {
			if (ready.length === lanes) break;
			if (!before.some((one) => toDo.has(one))) ready.push(id);
		}
		if (ready.length === 0) break;
		for (const id of ready) toDo.delete(id);
		rounds += 1;
	}
	return rounds;
}
// src/core/run/next/next-beside.ts
/**
* What may begin beside the attempts that are open; undefined where nothing may. All that is no attempt, such as a
* baseline or an undo, waits until no attempt is open. Pure.
*/
function nextBeside(request) {
	const { plan, state, lanes, limits } = request;
	if (lanesAtWork(state).length >= lanes || state.current || isProbing(state)) return void 0;
	if (nextStep({
		...request,
		isLanding: true
	}).kind !== "attempt") return void 0;
	const task = taskBeside(plan, state);
	const shares = task && isAlone(state, task.id) ? 1 : lanes;
	const reserved = task && reserve(state, limits, shares);
	return reserved && {
		task,
		attempt: nextAttempt$1(taskIn(state, task.id)),
		reserved
	};
}
/** After a limit of the provider one attempt shows whether it is over, before others begin. */
const isProbing = ({ waiting, lanes }) => waiting !== null && lanes.some(({ started, candidate }) => candidate === null && started >= waiting.until);
/** Whether more than one attempt could be open now, so that jobs for several are worth their machines. */
const hasSeveralReady = (plan, state) => lanesAtWork(state).length > 0 || readyTasks(plan, statusIn(state), attentionIn(state)).length > 1;
/**
* The task that others wait for longest, and none that may change what an open one changes, as long as there is another.
* A task that has to be alone begins when nothing else is open, and nothing else begins before it.
*/
function taskBeside(plan, state) {
	const statusOf = statusIn(state);
	const ready = readyTasks(plan, statusOf, attentionIn(state));
	const [first] = ready;
	const open = plan.tasks.filter(({ id }) => state.lanes.some((lane) => lane.task === id));
	const atWork = new Set(lanesAtWork(state).map(({ task }) => task));
	const alone = ready.find(({ id }) => isAlone(state, id));
	if ([...atWork].some((id) => isAlone(state, id)) || !first) return void 0;
	if (isReserved(first.id)) return void 0;
	if (alone) return atWork.size === 0 ? alone : void 0;
	const rank = milestonesOf(plan)?.rank ?? (() => 0);
	const slice = rank(open.find(({ id }) => atWork.has(id)) ?? first);
	const together = ready.filter((task) => rank(task) === slice);
	const chains = remainingChains(plan, statusOf);
	const byChain = together.toSorted((a, b) => (chains.get(b.id) ?? 0) - (chains.get(a.id) ?? 0));
	return byChain.find((task) => !open.some((other) => overlaps(task.paths, other.paths))) ?? byChain[0];
}
/** Whether nothing else may be open beside it: what it lost or met beside others says nothing of it alone. */
const isAlone = (state, id) => {
	const { alone, rebases } = taskIn(state, id);
	return alone || rebases >= mostRebases;
};
/** Whether the task of an open attempt is still to be done: not skipped or decided about, and not built on what is to be undone. */
function isStillWanted(plan, state, id) {
	const undone = state.undos.flatMap(({ undoes }) => taskOfIteration(state, undoes)?.task ?? []);
	return statusIn(state)(id) === "in_progress" && !undone.some((task) => dependents(plan, task).includes(id));
}
/** So often a change may have to be brought together with what landed meanwhile. */
const mostRebases = 2;
/** Whether both say what they change, and one of their patterns may name what one of the other names. */
function overlaps(some, others) {
	const fixed = (pattern) => pattern.split(/[*?[{]/, 1)[0]?.replace(/\/+$/, "") ?? "";
	const holds = (folder, path) => folder === "" || `${path}/`.startsWith(`${folder}/`);
	return some.map(fixed).some((one) => others.map(fixed).some((other) => holds(one, other) || holds(other, one)));
}
/** An equal share of what is left and reserved by none; undefined where that is less than an attempt usually costs, or no token. */
function reserve(state, { costBudgetUsd, tokenBudget }, lanes) {
	const shares = Math.max(1, lanes - lanesAtWork(state).length);
	const reservedUsd = state.lanes.reduce((sum, { reserved_usd }) => sum + reserved_usd, 0);
	const usd = shareOf(costBudgetUsd - state.usage.usd - reservedUsd, {
		shares,
		usual: usualCost(state)
	});
	const reservedTokens = state.lanes.reduce((sum, { reserved_tokens = 0 }) => sum + reserved_tokens, 0);
	const freeTokens = (tokenBudget ?? 0) - totalTokens(state.usage) - reservedTokens;
	if (usd === void 0 || tokenBudget !== null && freeTokens < 1) return void 0;
	return {
		usd,
		tokens: tokenBudget === null ? void 0 : Math.max(1, Math.floor(freeTokens / shares))
	};
}
function shareOf(free, { shares, usual }) {
	const share = free / shares;
	if (share >= usual) return share;
	return free >= usual && free > 0 ? usual : void 0;
}
// src/core/run/next/agents-md-task.ts
/** The engine's own task that renews its part of AGENTS.md. It goes first, is tried once, and nothing waits for it. */
const agentsMdTask = (iteration, { slices }) => {
	const milestone = slices.at(-1)?.milestone ?? void 0;
	return Task.parse({
		id: `${reservedIds.agentsMd}${iteration}`,
		title: `Keep what the run learned in ${agentsMdFile}`,
		order: Number.MIN_SAFE_INTEGER,
		description: `The engine updates the section of ${agentsMdFile} between its markers from the knowledge of the run; no agent is called.`,
		paths: [agentsMdFile],
		max_retries: 0,
		...milestone !== void 0 && { milestone }
	});
};
/** That task, where there is one that is not over. */
const openAgentsMd = (plan, state) => plan.tasks.find(({ id }) => isAgentsMd(id) && !over$1.has(statusIn(state)(id)));
const over$1 = /* @__PURE__ */ new Set([
	"done",
	"skipped",
	"given_up"
]);
/** Why it is not to be tried again; undefined while it may be tried. An interrupted attempt is none. */
function endedAgentsMd(state, { id }) {
	const { status, failed_iterations } = taskIn(state, id);
	if (status === "failed") return `iteration ${failed_iterations.at(-1)} failed`;
	const [last] = failed_iterations.slice(-1);
	return last === void 0 ? void 0 : `the commit of iteration ${last} was rejected`;
}
/**
* Whether it is time to look at the file: a milestone is done, or the plan is. More often would be a commit and a run of
* the checks for each few lines, and the agents of this run have the index itself.
*/
function timeForAgentsMd(plan, state) {
	if (state.awaiting || state.undos.length > 0 || state.current) return false;
	const selection = selectTask(plan, statusIn(state), attentionIn(state));
	if (selection.kind === "complete") return true;
	const milestone = state.slices.at(-1)?.milestone;
	if (selection.kind !== "task" || milestone === null || milestone === void 0) return false;
	return beginsSlice(plan, state, selection.task.id) !== void 0 && isDone(plan, state, milestone);
}
// src/app/job/delegate.ts
/**
* States that another job of this workflow run goes on; becomes true with the next save. The commit is kept reachable
* from the state and is on no branch. The lease stays with the workflow run.
*/
function delegate({ ports, ledger, reach }, part, request) {
	const nonce = ports.clock.id();
	const dossier = Dossier.parse({
		schema: 1,
		run: ledger.state.run,
		nonce,
		...part
	});
	const { commit, spent = noCallCost } = request;
	if (commit !== null) ledger.keep(commit);
	ledger.attach(dossierPath, `${JSON.stringify(dossier, null, 2)}\n`);
	ledger.record({
		type: "handed_on",
		...subjectOf$2(dossier),
		commit,
		nonce,
		laid_out: reach.laidOut ?? false,
		...spent
	});
	return dossier;
}
function subjectOf$2(dossier) {
	if (dossier.phase === "baseline") return {
		what: "baseline",
		of: null
	};
	if (dossier.phase === "passes") return {
		what: "passes",
		of: null
	};
	if (dossier.phase === "counsel") return {
		what: "counsel",
		of: null
	};
	if (dossier.phase === "lanes" || dossier.phase === "train") return {
		what: dossier.phase,
		of: null
	};
	if (dossier.phase === "undo") {
		const { iteration, task } = dossier.reverting;
		return {
			what: "undo",
			of: {
				iteration,
				task
			}
		};
	}
	const { iteration, task } = dossier.phase === "prepared" ? dossier.prepared : dossier.coded;
	return {
		what: isAgentsMd(task.id) ? "agents_md" : "attempt",
		of: {
			iteration,
			task: task.id
		}
	};
}
const longest$2 = {
	name: 60,
	target: 200
};
/** Counts the steps of one call as they are heard: what follows upon itself is one of them. Moments in ms since the epoch. */
function countSteps() {
	const kept = [];
	let more = 0;
	let open;
	const close = (now) => {
		if (open?.step) open.step.duration_ms += Math.max(0, now - open.since);
		open = void 0;
	};
	return {
		hear(heard, now) {
			const before = open?.step;
			close(now);
			const [name, target] = [oneLine(heard.name, longest$2.name), oneLine(heard.target, longest$2.target)];
			if (before?.name === name && before.target === target) {
				before.count += 1;
				open = {
					step: before,
					since: now
				};
			} else if (kept.length < 200) {
				const step = {
					name,
					target,
					count: 1,
					duration_ms: 0
				};
				kept.push(step);
				open = {
					step,
					since: now
				};
			} else more += 1;
		},
		end(now) {
			close(now);
			return {
				kept,
				more
			};
		}
	};
}
// src/core/guard/credential-words.ts
/** A setting's name is not a value. */
const isValue = (text) => /\d/.test(text) && /[A-Za-z]/.test(text);
const maxLines = 200;
const word = /[A-Za-z0-9_+/.~-]{16,}/g;
const address = /[a-z][\w+.-]*:\/\/[^\s"'`<>]+/gi;
/**
* The words that identify a finding's value: a base file with all of them contains it already. Undefined for a secret
* of this run, for packed content, and if no word is long enough.
*/
function credentialWords(text, { why, line }) {
	if (line === void 0 || /secret of this run/.test(why)) return void 0;
	const lines = text.split("\n");
	const first = lines[line - 1] ?? "";
	const isKey = /-----BEGIN/.test(first);
	const end = isKey ? lines.findIndex((text, index) => index >= line - 1 && /-----END/.test(text)) : line - 1;
	if (end === -1 || end - line > maxLines) return void 0;
	const region = lines.slice(line - 1, end + 1);
	const body = isKey ? region.filter((text) => !/-----(?:BEGIN|END)/.test(text)) : region;
	const words = body.flatMap((text) => {
		const addresses = text.match(address) ?? [];
		const rest = addresses.reduce((rest, address) => rest.replace(address, " "), text);
		return [...addresses, ...rest.match(word) ?? []];
	});
	return (isKey ? body.length < 2 || words.length < body.filter((text) => text.trim() !== "").length - 1 : false) || !words.some(isValue) ? void 0 : [...new Set(words)];
}
// src/core/guard/machinery.ts
/** Paths that a text may run, source or import, from the top of the repository; many do not exist. */
function filesReached(path, text, directory) {
	const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
	const paths = isCode(path) ? importsIn(text).flatMap((name) => filesOfImport(name, path, folder, directory)) : commandFiles(text, [.../* @__PURE__ */ new Set([directory, folder])]);
	return [...new Set(paths)].filter((name) => name !== path);
}
/** Files that a command line sources or runs, relative to each of the folders. */
function commandFiles(text, folders) {
	const programs = text.split("\n").filter((line) => !/^\s*(?:#|\/\/)/.test(line)).flatMap(programsIn);
	const pathWords = programs.filter(({ byName }) => !byName).map(({ word }) => word);
	const names = [...new Set(programs.flatMap(({ word, byName }) => byName ? word : []))];
	const programPaths = [...foldersOnPath(text), "bin"].flatMap((folder) => names.map((name) => `${folder}/${name}`));
	const makes = /(?<![\w./-])g?make\b/.test(text) ? [
		"Makefile",
		"GNUmakefile",
		"makefile"
	] : [];
	const justs = /(?<![\w./-])just\b/.test(text) ? ["justfile", "Justfile"] : [];
	const modules = [...text.matchAll(/\bpython[\d.]*\s+(?:-\w\s+)*-m\s+([\w.]+)/g)].flatMap(([, name = ""]) => {
		const file = name.replaceAll(".", "/");
		return [`${file}.py`, `${file}/__main__.py`];
	});
	return folders.flatMap((folder) => [
		...pathWords,
		...makes,
		...justs,
		...modules,
		...programPaths
	].flatMap((word) => pathFrom(folder, word) ?? []));
}
const interpreter = /^(?:\.|source|env|exec|command|time|sudo|nice|timeout|(?:ba|z|da|k)?sh|node|nodejs|deno|bun|tsx|ts-node|python[\d.]*|ruby|perl|php|lua|npx|bunx|uv|poetry|bats|make|run|exec)$/;
const takesFile = /^(?:-r|-f|-c|--require|--import|--loader|--config|--file|--rcfile|--setup|--preload)$/;
/** Folders that a text adds to PATH: programs in them are started by their bare name. */
const foldersOnPath = (text) => [...text.matchAll(/\bPATH=(\S+)/g)].flatMap(([, list = ""]) => list.replace(/["']/g, "").split(":").map(withoutVariables).filter((folder) => folder !== "" && !folder.includes("$")));
/** The words of a line that are run or sourced, and shell scripts anywhere in it. */
const programsIn = (line) => line.split(/&&|\|\||[;|&`{}]|\$\(|\b(?:then|do|else|if|while|until)\b/).flatMap(programsOf);
/** Programs that start the next word as a program. */
const startsProgram = /^(?:env|exec|command|time|sudo|nice|npx|bunx|uv|poetry|run)$/;
/** Words of the shell, which are no programs. */
const shellWords = /^(?:\.|:|source|exec|command|time|eval|export|local|readonly|declare|set|unset|shift|trap|cd|pushd|popd|echo|printf|test|true|false|exit|return|read|wait|for|in|case|esac|function|fi|done|break|continue|run)$/;
function programsOf(command) {
	const programs = [];
	let runsNext = true;
	let startsNext = true;
	for (const raw of command.split(/[\s()<>"',]+/)) {
		const word = raw.replace(/^@-?|^!+/, "");
		if (word === "" || /^\w+=/.test(word)) continue;
		const path = withoutVariables(word.replace(/^--?[\w-]+=/, ""));
		if (isShell(path) || runsNext && /[./]/.test(path)) programs.push({
			word: path,
			byName: false
		});
		if (startsNext && isName(word)) programs.push({
			word,
			byName: true
		});
		const isFlag = word.startsWith("-");
		startsNext &&= isFlag || startsProgram.test(word);
		runsNext = isFlag ? runsNext || takesFile.test(word) : interpreter.test(word);
	}
	return programs;
}
const isName = (word) => /^[A-Za-z][\w.-]*$/.test(word) && !shellWords.test(word);
/** `$DIR/lib.sh`, and the rest of `$(dirname "$0")/lib.sh`, are files beside the script. */
const withoutVariables = (word) => word.replace(/^(?:\$\{?[^/]*|\$@?<?)?\/+/, "");
const isShell = (path) => /\.(?:sh|bash|zsh|bats|mk)$/.test(path);
const isCode = (path) => /\.(?:[cm]?[jt]sx?|py|rb)$/.test(path);
const importPatterns = [/\b(?:from|import|require(?:\.resolve)?|require_relative|load)\b\s*\(?\s*['"]([^'"\n]+)['"]/g, /['"`]([\w./-]*\.(?:sh|bash|[cm]?js|[cm]?ts|py|rb))['"`]/g];
function importsIn(text) {
	const specifiers = importPatterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = ""]) => name));
	const modules = [...text.matchAll(/^\s*(?:from|import)\s+(\.*[A-Za-z_][\w.]*)/gm)].map(([, name = ""]) => `${name.startsWith("..") ? "../" : "./"}${name.replace(/^\.+/, "").replaceAll(".", "/")}.py`);
	return [...specifiers, ...modules];
}
const endings$1 = [
	"",
	".js",
	".mjs",
	".cjs",
	".ts",
	".mts",
	".rb",
	"/index.js",
	"/index.ts"
];
function filesOfImport(name, importer, folder, directory) {
	const folders = /^\.{1,2}\//.test(name) ? [folder] : /\.\w+$/.test(name) ? [folder, directory] : [];
	const hasExtension = /\.(?:sh|bash|[cm]?[jt]sx?|py|rb)$/.test(name);
	return folders.flatMap((folder) => (hasExtension ? [""] : endings$1).flatMap((ending) => {
		const file = pathFrom(folder, name + ending);
		return file !== void 0 && isHelper(file, importer) ? [file] : [];
	}));
}
const toolFolder = /(?:^|\/)(?:scripts?|tools?|bin|\.?ci|build|hack|support|helpers?|tests?|__tests__|specs?|e2e|qa|checks?|tasks?|fixtures)\//i;
const helperName = /(?:help|util|set-?up|common|shared|check|assert|rule|run|harness|test|lint|reporter)/i;
/** A check's scripts also import the code under test: that is ordinary source, not part of the check. */
function isHelper(file, importer) {
	if (isShell(file) || toolFolder.test(file)) return true;
	const folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1);
	const isBeside = folderOf(file) === folderOf(importer);
	const isTest = isTestFile(importer) || /^tests?\b/i.test(importer.slice(folderOf(importer).length));
	return isBeside && (helperName.test(file.slice(folderOf(file).length)) || !isTest && folderOf(importer) !== "");
}
/** A path from a folder with `..` resolved; undefined if it leaves the repository. */
function pathFrom(folder, path) {
	if (!/^[\w./@+-]+$/.test(path)) return void 0;
	const segments = [];
	for (const segment of `${folder === "." ? "" : `${folder}/`}${path}`.split("/")) if (segment === "..") {
		if (segments.pop() === void 0) return void 0;
	} else if (segment !== "" && segment !== ".") segments.push(segment);
	return segments.length === 0 ? void 0 : insidePath(segments.join("/"));
}
const pythonNames = new Set("sitecustomize usercustomize pytest _pytest pluggy iniconfig unittest doctest nose nose2 coverage tox hypothesis mock mypy flake8 pylint ruff black trace runpy argparse ast asyncio collections contextlib copy dataclasses difflib enum fnmatch functools glob importlib inspect io itertools json linecache locale logging math os pathlib pickle platform pprint queue random re shutil signal site socket string subprocess sys tempfile textwrap threading time tokenize traceback types typing warnings weakref zipfile".split(" "));
const shadowRules = [
	[/(?:^|\/)(?:site|user)customize(?:\.py|\/__init__\.py)$|\.(?:pth|egg-link)$/, "which Python loads by its name"],
	[/(?:^|\/)(?:node_modules|\.yarn\/(?:releases|plugins|sdks))\/|(?:^|\/)\.pnp\.(?:c?js|loader\.mjs)$/, "which is loaded in the place of an installed module"],
	[/(?:^|\/)__mocks__\//, "which test runners load in the place of a module"]
];
/** Why a new file replaces what a runner or its language loads by name; undefined if it does not. */
function shadowReason(path, folders) {
	const reason = shadowRules.find(([pattern]) => pattern.test(path))?.[1];
	if (reason !== void 0) return reason;
	const file = path.replace(/\/__init__(?=\.\w+$)/, "");
	const [, place = ".", module = ""] = /^(?:(.*)\/)?([^/.]+)\.(?:py[cd]?|[\w.-]*so)$/.exec(file) ?? [];
	if (!pythonNames.has(module)) return void 0;
	return folders.includes(place) || /(?:^|\/)tests?$/.test(place) ? `which hides the module ${module}` : void 0;
}
// src/core/guard/manifest-changes.ts
/** If the checks are the workflow's own, ralph does not know what they run. */
const usualScripts = [
	"test",
	"lint",
	"typecheck",
	"check",
	"build",
	"ci",
	"verify"
];
/** They decide which tests and rules apply. */
const toolSettings = [
	"jest",
	"mocha",
	"ava",
	"vitest",
	"c8",
	"nyc",
	"eslintConfig",
	"eslintIgnore",
	"prettier",
	"babel",
	"tap",
	"xo",
	"standard",
	"imports",
	"type",
	"workspaces",
	"overrides",
	"resolutions",
	"packageManager"
];
/** Commands that git runs on a developer's machine. */
const hookSettings = [
	"husky",
	"lint-staged",
	"simple-git-hooks",
	"pre-commit",
	"ghooks"
];
function manifestChanges(file, checks) {
	const { path, before, after } = file;
	const [oldManifest, newManifest] = [before === void 0 ? {} : readManifest(before), after === void 0 ? {} : readManifest(after)];
	if (!oldManifest) return {
		checks: [],
		people: []
	};
	if (!newManifest) return {
		checks: [`${path} can no longer be read`],
		people: []
	};
	if (before === void 0) return {
		checks: shadowedTool(path, newManifest),
		people: []
	};
	const [oldScripts, newScripts] = [scriptsOf(oldManifest), scriptsOf(newManifest)];
	const checkByScript = new Map([...reachedScripts(oldScripts, checks), ...reachedScripts(newScripts, checks)]);
	const changed = [.../* @__PURE__ */ new Set([...Object.keys(oldScripts), ...Object.keys(newScripts)])].filter((name) => oldScripts[name] !== newScripts[name]);
	const sentence = (name, runner) => {
		const [oldScript, newScript] = [oldScripts[name], newScripts[name]];
		const change = newScript === void 0 ? "is gone" : `is ${JSON.stringify(newScript)} now`;
		return `${path}: the script "${name}"${runner} ${change} (was ${oldScript === void 0 ? "missing" : JSON.stringify(oldScript)})`;
	};
	const differs = (name) => JSON.stringify(oldManifest[name]) !== JSON.stringify(newManifest[name]);
	const newLinks = linkedDependencies(newManifest).filter((name) => !linkedDependencies(oldManifest).includes(name));
	return {
		checks: [
			...changed.flatMap((name) => checkByScript.has(name) ? sentence(name, `, which ${checkByScript.get(name)} runs,`) : []),
			...toolSettings.filter(differs).map((name) => `${path}: "${name}" was changed`),
			...newLinks.map((name) => `${path}: the module ${name} comes from a folder of the repository now`),
			...oldManifest["name"] === newManifest["name"] ? [] : shadowedTool(path, newManifest)
		],
		people: [...changed.flatMap((name) => checkByScript.has(name) ? [] : sentence(name, "")), ...hookSettings.filter(differs).map((name) => `${path}: "${name}", which git runs, was changed`)]
	};
}
const tools = /^(?:vitest|jest|mocha|ava|tap|c8|nyc|typescript|tsx|ts-node|eslint|prettier|biome|playwright|cypress|karma|jasmine|turbo|nx|@(?:vitest|jest|biomejs|playwright|typescript-eslint|types)\/.+)$/;
/** A package of the repository with a tool's name: a workspace links it instead of the tool. */
function shadowedTool(path, manifest) {
	const { name } = manifest;
	return typeof name === "string" && tools.test(name) ? [`${path} has the name of the tool ${name}`] : [];
}
function linkedDependencies(manifest) {
	return [
		"dependencies",
		"devDependencies",
		"optionalDependencies"
	].flatMap((name) => Object.entries(manifest[name] ?? {})).flatMap(([name, version]) => /^(?:file|link|portal|workspace):|^\.{1,2}\//.test(String(version)) ? [name] : []);
}
/** Names of the scripts that the checks reach, each with its check. */
function reachedScripts(scripts, checks) {
	const pending = [...checks.length === 0 ? usualScripts.map((name) => [name, "a check"]) : [], ...checks.flatMap(({ run }) => scriptsCalled(run, scripts).map((name) => [name, `the check ${run}`]))];
	const checkByName = /* @__PURE__ */ new Map();
	for (let entry = pending.shift(); entry !== void 0; entry = pending.shift()) {
		const [name, check] = entry;
		if (checkByName.has(name)) continue;
		checkByName.set(name, check);
		const calledScripts = scriptsCalled(scripts[name] ?? "", scripts);
		for (const script of [
			...calledScripts,
			`pre${name}`,
			`post${name}`
		]) pending.push([script, check]);
		if (checkByName.size > 200) break;
	}
	return [...checkByName];
}
const managerCommands = /(?<![\w/.-])(?:npm|pnpm|yarn|bun)((?:\s+(?:--?[\w-]+(?:[= ](?:"[^"]*"|'[^']*'|[^\s&|;]+))?|-w|workspaces|foreach))*)\s+(?:(?:run(?:-script)?)\s+)?(?:(?:--?[\w:-]+|-s)\s+)*([\w:.@/-]+)/g;
/** Names of the scripts that a command line calls, judged by its words. */
function scriptsCalled(command, scripts) {
	const names = [...command.matchAll(managerCommands)].flatMap(([commandText, , name = ""]) => {
		return [name === "t" || name === "tst" ? "test" : name, ...commandText.split(/\s+/).filter((word) => Object.hasOwn(scripts, word))];
	});
	const toolCommands = [...command.matchAll(/(?<![\w/.-])(?:run-[sp]|npm-run-all2?|concurrently|turbo|nx)\b([^&|;]*)/g)];
	return [...names, ...toolCommands.flatMap(([, words = ""]) => words.replace(/["']|npm:/g, " ").split(/\s+/).filter((word) => Object.hasOwn(scripts, word)))];
}
function readManifest(text) {
	try {
		const value = JSON.parse(text);
		return typeof value === "object" && value !== null && !Array.isArray(value) ? value : void 0;
	} catch {
		return;
	}
}
function scriptsOf(manifest) {
	const { scripts } = manifest;
	if (typeof scripts !== "object" || scripts === null) return {};
	return Object.fromEntries(Object.entries(scripts).filter((entry) => typeof entry[1] === "string"));
}
/** The commands that a `package.json` defines for the checks of its folder. */
function commandsOfChecks(manifest, checks) {
	const scripts = scriptsOf(readManifest(manifest) ?? {});
	return reachedScripts(scripts, checks).flatMap(([name]) => scripts[name] ?? []);
}
// src/core/guard/test-changes.ts
/** `weaker`: tests that were removed or skipped or prove less; `edited`: every changed line of existing tests. */
function testChanges(files) {
	const tests = files.filter(({ path }) => isTestFile(path));
	return {
		weaker: [
			...files.flatMap(skippedTests),
			...removedTests(tests),
			...fewerAssertions(tests)
		],
		edited: files.flatMap(editedLines)
	};
}
function skippedTests({ path, after, before = "" }) {
	if (after === void 0 || !isTestFile(path) && !path.endsWith(".rs")) return [];
	const newSkips = skipsIn(after) - skipsIn(before);
	const newExits = count(endings, after) - count(endings, before);
	return [...newSkips > 0 ? [`${path} skips ${newSkips === 1 ? "a test" : `${newSkips} tests or groups`} that would have run`] : [], ...newExits > 0 && isTestFile(path) ? [`${path} can end the run of the tests`] : []];
}
/** A test that moved to another file is not removed. */
function removedTests(tests) {
	const createdTexts = new Set(tests.flatMap(({ action, after }) => action === "created" && after !== void 0 ? [after] : []));
	const change = tests.reduce((sum, { before = "", after = "" }) => sum + testsIn(after) - testsIn(before), 0);
	return tests.flatMap(({ path, action, before = "", after = "" }) => {
		if (action === "deleted") return createdTexts.has(before) || change >= 0 && testsIn(before) > 0 ? [] : [`the test file ${path} was removed`];
		const fewer = testsIn(before) - testsIn(after);
		return fewer > 0 && change < 0 ? [`${path} has ${fewer} ${fewer === 1 ? "test" : "tests"} fewer than before`] : [];
	});
}
/** Assertions that moved to another test are not removed. */
function fewerAssertions(tests) {
	const changes = tests.map(({ before = "", after = "" }) => count(assertions, after) - count(assertions, before));
	if (changes.reduce((sum, change) => sum + change, 0) >= 0) return [];
	return tests.flatMap(({ path, action }, index) => {
		const fewer = -(changes[index] ?? 0);
		if (action !== "modified" || fewer <= 0) return [];
		return [`${path} has ${fewer} ${fewer === 1 ? "assertion" : "assertions"} fewer than before`];
	});
}
/** Each removed or changed line; new lines between the old ones are no edit. */
function editedLines({ path, action, before, after }) {
	if (action !== "modified" || !(isTestFile(path) || isExpectedOutput(path))) return [];
	const subject = isTestFile(path) ? "an existing test" : "what tests expect";
	if (before === void 0 || after === void 0) return [`${path}: ${subject} was changed`];
	const [oldLines, newLines] = [linesOf(before), linesOf(after)];
	if (containsInOrder(oldLines, newLines)) return [];
	const [first, ...others] = missingLines(oldLines, newLines);
	if (first === void 0) return [`${path}: lines of ${subject} were moved`];
	return [`${path}: ${others.length === 0 ? `a line of ${subject} was` : `${others.length + 1} lines of ${subject} were`} changed or removed: ${JSON.stringify(first.trim().slice(0, 80))}`];
}
/** True if `all` contains the lines in this order. */
function containsInOrder(lines, all) {
	let next = 0;
	for (const line of all) if (line === lines[next]) next += 1;
	return next === lines.length;
}
function missingLines(lines, all) {
	const counts = /* @__PURE__ */ new Map();
	for (const line of all) counts.set(line, (counts.get(line) ?? 0) + 1);
	return lines.filter((line) => {
		const remaining = (counts.get(line) ?? 0) - 1;
		counts.set(line, remaining);
		return remaining < 0;
	});
}
const linesOf = (text) => text.split("\n").flatMap((line) => line.trim() === "" ? [] : [line.trimEnd()]);
const assertions = [
	/(?<![\w$])(?:expect|[aA]ssert\w*|debug_assert\w*|should|verify|ensure|require|check|raises|refute\w*|XCTAssert\w*)(?:\.\w+)*!?\s*\(/g,
	/\.should(?:\.|\s)/g,
	/^\s*(?:assert|refute)\w*(?:[ \t]+(?![ \t(=])|$)/gm,
	/\bis_expected\b|\.(?:must|wont)_\w+/g,
	/(?<=[\w)\]"'] )should(?:Not)?(?:[A-Z]\w*|(?= ))/g,
	/^\s*(?:!\s+)?\[\[?\s[^\n]*\$[^\n]*\]\]?\s*$/gm,
	/(?<![\w$])(?:t|b)\.(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow|is\w*|not\w*|equal\w*|same\w*|ok|throws\w*|rejects|true|false|truthy|falsy|like|match\w*|regex|(?:deep|strict|loose)\w*)\s*\(/g
];
/** Code that ends the test process, or decides for all tests. */
const endings = [
	/\bprocess\.(?:exit|reallyExit)\s*\(\s*0?\s*\)|\bprocess\.exitCode\s*=\s*0\b/g,
	/\b(?:sys\.exit|os\._exit)\s*\(\s*0?\s*\)|\bdef\s+load_tests\b|\bpytest\.exit\s*\(/g,
	/\bos\.Exit\s*\(\s*0\s*\)|\bfunc\s+TestMain\b(?![\s\S]*\.Run\s*\()/g,
	/\bprocess::exit\s*\(\s*0\s*\)|\bSystem\.exit\s*\(\s*0\s*\)/g,
	/^\s*exit\s+0\b/gm
];
const cases = [
	/(?<![\w.$])(?:[xf]?it|x?test|bench)(?:\.\w+)*\s*\(/g,
	/^\s*(?:async\s+)?def\s+test\w*\s*\(/gm,
	/^func\s+(?:Test|Fuzz)\w*\s*\(/gm,
	/#\[(?:\w+::)?test\b/g,
	/@(?:Parameterized|Repeated)?Test\b/g
];
const skips = [
	/(?<![\w$])(?:it|test|describe|context|suite|t)(?:\.\w+)*?\.(?:skip|skipIf|runIf|todo|only|fixme|failing|fails)\b/g,
	/(?<![\w.$])(?:xit|xtest|xdescribe|xcontext|fit|fdescribe)\s*\(/g,
	/(?<![\w$])(?:skip|todo|only)\s*:\s*(?:true|['"`])/g,
	/\bthis\.skip\s*\(/g,
	/@?pytest\.(?:mark\.)?(?:skip|skipif|xfail|importorskip)\b/g,
	/@?unittest\.(?:skip\w*|expectedFailure)\b|\bself\.skipTest\s*\(|\braise\s+(?:unittest\.)?SkipTest\b/g,
	/#\[(?:cfg_attr\([^\]]*\bignore\b|ignore\b)/g,
	/@(?:Disabled\w*|Ignore)\b/g,
	/(?<![\w$])[tb]\.(?:Skip|Skipf|SkipNow)\s*\(/g
];
const count = (patterns, text) => patterns.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0);
/** Counts by patterns, to detect that there are fewer. */
const testsIn = (text) => count(cases, text);
const skipsIn = (text) => count(skips, text);
// src/core/guard/test-guard.ts
const isManifest = (path) => /(?:^|\/)package\.json$/.test(path);
const checkThatRuns = ({ checks, machinery }, path) => checks.find(({ run, working_directory }) => pathsIn(run, working_directory).includes(path))?.run ?? machinery.get(path);
const foldersOf = ({ checks, machinery }) => [
	".",
	...checks.map(({ working_directory }) => working_directory),
	...[...machinery.keys()].map((path) => path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".")
];
/** Programs that run later for others: an action of the repository, git hooks. */
const runByOthers = /(?:^|\/)(?:action\.ya?ml|\.?lefthook(?:-local)?\.(?:ya?ml|toml|json)|\.huskyrc(?:\.\w+)?|husky\.config\.\w+|\.lintstagedrc(?:\.\w+)?|lint-staged\.config\.\w+|\.?simple-git-hooks\.\w+|\.?commitlintrc?(?:\.config)?\.\w+|composer\.json)$|(?:^|\/)\.?husky\//i;
/** True if this file can change what the checks run or detect, or what people run: then its content is needed. */
const mattersToChecks = (path, context) => isManifest(path) || isCheckConfiguration(path) || isTestFile(path) || isExpectedOutput(path) || path.endsWith(".rs") || path.endsWith("go.mod") || runByOthers.test(path) || shadowReason(path, foldersOf(context)) !== void 0 || checkThatRuns(context, path) !== void 0;
/**
* What a change does to the checks that judge it, one phrase each, the gravest first. Not necessarily wrong, but its
* reviewer must see it. Added tests, new versions of dependencies and ordinary source are not listed.
*/
function testGuard(files, context) {
	const manifests = files.flatMap((file) => isManifest(file.path) ? manifestChanges(file, context.checks) : []);
	const tests = testChanges(files);
	const byClass = {
		machinery: [...manifests.flatMap(({ checks }) => checks), ...files.flatMap((file) => machineryChanges(file, context))],
		tests: tests.weaker,
		edited: tests.edited,
		people: [...manifests.flatMap(({ people }) => people), ...files.flatMap(({ path, action }) => runByOthers.test(path) ? [`${path}, which people and other programs run, ${verbs[action]}`] : [])]
	};
	return Object.keys(byClass).flatMap((name) => [...new Set(byClass[name])].map((what) => ({
		class: name,
		what: oneLine(what, 400)
	})));
}
const verbs = {
	created: "was added",
	modified: "was changed",
	deleted: "was removed"
};
function machineryChanges({ path, action, before, after, isLink }, context) {
	if (isManifest(path)) return [];
	const check = checkThatRuns(context, path);
	const reason = action === "deleted" ? void 0 : shadowReason(path, foldersOf(context));
	if (reason !== void 0) return [`${path}, ${reason}, ${verbs[action]}`];
	if (check !== void 0 && !(isTestFile(path) && action === "created")) return [`${path}, which the check ${check} runs, ${verbs[action]}`];
	if (isLink && (isTestFile(path) || isCheckConfiguration(path))) return [`${path} is a link now`];
	if (path.endsWith("go.mod")) return replacedModules(before) === replacedModules(after) ? [] : [`${path} replaces other modules`];
	if (!isCheckConfiguration(path)) return [];
	return before !== void 0 && after !== void 0 && withoutDependencies(path, before) === withoutDependencies(path, after) ? [] : [`${path}, which configures how checks run, ${verbs[action]}`];
}
const replacedModules = (text = "") => (text.match(/^.*=>.*$/gm) ?? []).join("\n");
// src/app/phase/code/touched-checks.ts
/** Tests and configuration are smaller; what is larger is told as changed without being read. */
const readBytes$2 = 1048576;
const maxFiles$1 = 2e3;
/** Scripts that are followed, and paths that are tried for them. */
const maxScripts = 100;
const maxTried = 600;
/** What a captured tree changes of what its checks run, from the contents on both sides. */
async function touchedChecks(workspace, checks, trees) {
	if (trees.changes.length === 0) return [];
	const read = async (treeish, path) => {
		const content = await workspace.readCaptured(treeish, path, readBytes$2);
		return content && new TextDecoder("utf-8").decode(content);
	};
	const context = {
		checks,
		machinery: await machineryOf(checks, trees, read)
	};
	const files = [];
	for (const { path, action, mode } of trees.changes) {
		if (!mattersToChecks(path, context)) continue;
		const isRead = files.length < maxFiles$1;
		const before = action === "created" || !isRead ? void 0 : await read(trees.start, path);
		const after = action === "deleted" || !isRead ? void 0 : await read(trees.tree, path);
		files.push({
			path,
			action,
			before,
			after,
			isLink: mode === "120000"
		});
	}
	return testGuard(files, context);
}
/** The files that the commands of the checks come to by their text, before or after the change, with the check. */
async function machineryOf(checks, trees, read) {
	const changed = new Set(trees.changes.map(({ path }) => path));
	const machinery = /* @__PURE__ */ new Map();
	const tried = /* @__PURE__ */ new Set();
	const texts = async (path) => {
		const sides = [trees.start, ...changed.has(path) ? [trees.tree] : []];
		return (await Promise.all(sides.map((side) => read(side, path)))).filter((text) => text !== void 0);
	};
	const todo = [];
	const add = (paths, run, directory) => {
		for (const path of paths) {
			if (tried.has(path) || tried.size >= maxTried) continue;
			tried.add(path);
			todo.push({
				path,
				run,
				directory
			});
		}
	};
	for (const check of checks) {
		const { run, working_directory: directory } = check;
		const manifests = [.../* @__PURE__ */ new Set(["package.json", directory === "." ? "package.json" : `${directory}/package.json`])];
		add([run, ...(await Promise.all(manifests.map(texts))).flat().flatMap((manifest) => commandsOfChecks(manifest, [check]))].flatMap((command) => commandFiles(command, [directory])), run, directory);
	}
	for (let next = todo.shift(); next !== void 0 && machinery.size < maxScripts; next = todo.shift()) {
		const { path, run, directory } = next;
		const found = await texts(path);
		if (found.length === 0) continue;
		machinery.set(path, run);
		for (const text of found) add(filesReached(path, text, directory), run, directory);
	}
	return machinery;
}
// src/app/phase/code/guard.ts
/** Everything that may not be committed, at once: what git must not take, protected paths, size, secrets; and what the checks run. */
async function guard(ports, job, capture) {
	const refused = capture.refused.map(({ path, why }) => ({
		path,
		why
	}));
	const tooLarge = sizeFindings(capture.changes);
	const isLarge = new Set(tooLarge.map(({ path }) => path));
	const searched = isLarge.has(null) ? [] : capture.changes.filter(({ path }) => !isLarge.has(path));
	const found = [
		...refused,
		...protectedFindings(capture.changes, [
			...job.steeringFiles,
			...[job.settings.queue ?? job.queue?.folder ?? []].flat(),
			...job.settings["protected-paths"]
		]),
		...outsideFindings(capture.changes, capture.task.paths),
		...tooLarge,
		...await reviewFindings(ports.workspace, job, {
			...capture,
			changes: searched
		}),
		...await blockFindings(ports.workspace, job, {
			...capture,
			changes: searched
		}),
		...await secretsIn(ports, job.secrets, {
			...capture,
			changes: searched
		})
	];
	const touched = await touchedChecks(ports.workspace, job.checks, {
		...capture,
		changes: searched
	});
	const fails = job.settings["test-guard"] === "fail";
	const refuses = (name) => fails && (name === "machinery" || name === "tests");
	const words = touched.map((one) => ({
		...one,
		what: `${one.what} (${classWords[one.class]})`
	}));
	return {
		findings: [...found.map(findingSentence), ...words.flatMap((one) => refuses(one.class) ? one.what : [])],
		touched: words.flatMap((one) => refuses(one.class) ? [] : one.what)
	};
}
const classWords = {
	machinery: "machinery of a check",
	tests: "fewer or weaker tests",
	edited: "edited test",
	people: "run by others"
};
/** What is refused for its size or written by the engine is not counted; of a merge only what the agent changed is. */
async function reviewFindings(workspace, { settings }, { start, tree, changes, task }) {
	const limit = settings["max-change"];
	if (limit === 0 || changes.length === 0 || isAgentsMd(task.id)) return [];
	if (await workspace.boundOfChangedLines(start, tree, limit) <= limit) return [];
	return reviewSizeFindings(linesToReview(await workspace.changedLines(start, tree)), limit);
}
const readBytes$1 = 1048576;
/** The engine's own part of AGENTS.md is its alone; a merge may bring either side's. */
async function blockFindings(workspace, { settings }, { tree, changes, task, checkpoint, merge }) {
	const touched = changes.some(({ path }) => path === agentsMdFile);
	if (!settings["agents-md"] || !touched || isAgentsMd(task.id)) return [];
	const [after, ...before] = await Promise.all([
		tree,
		checkpoint,
		...merge ? [merge.base] : []
	].map(async (treeish) => {
		const content = await workspace.readCaptured(treeish, agentsMdFile, readBytes$1);
		return content && blockIn(new TextDecoder("utf-8").decode(content));
	}));
	if (before.includes(after)) return [];
	return [{
		path: agentsMdFile,
		why: "changes the section between the markers, which ralph maintains"
	}];
}
/** In all changes of one attempt together. */
const mostUnpacked = 268435456;
/** Where names and contents of changes hold a secret that they did not hold before, and what could not be searched. */
async function secretsIn({ workspace, credentialShapes }, known, { tree, changes, start }) {
	const finder = secretFinder(known);
	let left = mostUnpacked;
	const findIn = async (treeish, path) => {
		const found = [];
		for await (const part of workspace.contents(treeish, path, left)) if ("why" in part) found.push({
			path,
			why: part.why
		});
		else {
			if (part.packed !== "") left -= part.bytes.length;
			const shapes = await credentialShapes.find({
				path,
				content: part.bytes
			});
			found.push(...finder.inContent({
				path,
				content: part.bytes,
				packed: part.packed
			}, shapes));
		}
		return found;
	};
	/** The file that the change deleted elsewhere with the same content. */
	const movedFrom = async (path) => {
		const content = await workspace.readCaptured(tree, path, readBytes$1);
		if (content === void 0 || content.length === readBytes$1) return void 0;
		for (const other of changes) {
			if (other.action !== "deleted") continue;
			const old = await workspace.readCaptured(start, other.path, readBytes$1);
			if (old && Buffer.compare(old, content) === 0) return other.path;
		}
	};
	/** Without what a file that was there before holds: a fixture's key that is copied is nobody's loss. */
	const notCopied = async (path, findings) => {
		if (findings.length === 0) return [];
		const content = await workspace.readCaptured(tree, path, readBytes$1);
		if (content === void 0 || content.length === readBytes$1) return [...findings];
		const text = new TextDecoder().decode(content);
		const fresh = [];
		for (const finding of findings) {
			const words = credentialWords(text, finding);
			if (words === void 0 || !await workspace.hasFileWith(start, words)) fresh.push(finding);
		}
		return fresh;
	};
	const found = [];
	for (const { path, action } of changes) {
		if (action === "deleted") continue;
		const now = await findIn(tree, path);
		const from = now.length === 0 || action === "modified" ? path : await movedFrom(path);
		const before = now.length > 0 && from !== void 0 ? await findIn(start, from) : [];
		const fresh = now.filter(({ why }) => times(now, why) > times(before, why));
		found.push(...finder.inName(path), ...await notCopied(path, fresh));
	}
	return found;
}
const times = (findings, why) => findings.filter((finding) => finding.why === why).length;
// src/core/handoff/read-handoff.ts
var import_ajv = require_ajv();
const maxTextChars = 1048576;
/**
* The handoff in an agent's answer: its structured output, else a result text that is one (whole, or in a `json` code
* block). Only an object that is valid against the published JSON Schema counts (failure model seed C2: `42` was one); where
* there is none, one of which only optional fields are wrong counts without these. Texts beyond 64 KiB are shortened, an
* answer beyond 1 MiB is refused (failure model C22).
*/
function readHandoff(end) {
	const structured = end.structured ?? void 0;
	const first = structured === void 0 ? void 0 : validated(structured, "structured");
	if (first !== void 0 && isWhole(first)) return first;
	const second = fromText(end.text);
	if (isWhole(second)) return second;
	if (first !== void 0 && "handoff" in first) return first;
	if ("handoff" in second) return second;
	return { faults: [...first?.faults ?? ["There is no structured output."], ...second.faults] };
}
const isWhole = (reading) => "handoff" in reading && reading.leftOut === void 0;
function fromText(text) {
	if (text.trim() === "") return { faults: ["The result text is empty."] };
	if (text.length > maxTextChars) return { faults: ["The result text is longer than 1 MiB."] };
	const whole = parsed(text);
	if (whole !== void 0) return validated(whole.value, "result_text");
	const readings = jsonBlocks(text).map(parsed).flatMap((block) => block === void 0 ? [] : [validated(block.value, "result_text")]);
	const [handoff, another] = readings.filter(isWhole);
	if (another !== void 0) return { faults: ["The result text contains several handoffs and does not say which one counts."] };
	return handoff ?? readings.find((reading) => "handoff" in reading) ?? readings[0] ?? { faults: ["The result text is not JSON and contains no JSON code block."] };
}
/** Contents of the code blocks that are marked as JSON. */
function jsonBlocks(text) {
	const blocks = [];
	let open;
	for (const line of text.split(/\r?\n/)) {
		const before = open;
		open = fenceAfter(line, before);
		if (open === void 0) continue;
		if (before === void 0) blocks.push({
			json: /json\s*$/i.test(line),
			lines: []
		});
		else blocks.at(-1)?.lines.push(line);
	}
	return blocks.filter(({ json }) => json).map(({ lines }) => lines.join("\n"));
}
function parsed(text) {
	try {
		return { value: JSON.parse(text.trim()) };
	} catch {
		return;
	}
}
function validated(value, source) {
	const of = source === "structured" ? "The structured output" : "The result text";
	if (typeof value !== "object" || value === null || Array.isArray(value)) return { faults: [`${of} is not an object.`] };
	const bounded = boundedValue(withQuestion(value), maxTextChars);
	if ("fault" in bounded) return { faults: [`${of} ${bounded.fault}.`] };
	const validate = validator();
	if (validate(bounded.value)) return parsedAs(bounded.value, {
		of,
		source
	});
	const errors = validate.errors ?? [];
	const faults = errors.slice(0, mostFaults).map(faultOf(of));
	const fits = withoutWrong(bounded.value, errors);
	if (!validate(fits)) return { faults };
	const found = parsedAs(fits, {
		of,
		source
	});
	return "handoff" in found ? {
		...found,
		leftOut: errors.slice(0, mostFaults).map(placeOf)
	} : { faults };
}
/** Without the fields that do not fit; of a list only the wrong entries are left out. */
function withoutWrong(value, errors) {
	const wrong = new Set(errors.map(({ instancePath }) => {
		const [, name = "", index] = instancePath.split("/");
		return index === void 0 ? name : `${name}/${index}`;
	}));
	return Object.fromEntries(Object.entries(value).flatMap(([name, field]) => {
		if (wrong.has(name)) return [];
		if (Array.isArray(field)) return [[name, field.filter((_, index) => !wrong.has(`${name}/${index}`))]];
		return [...wrong].some((path) => path.startsWith(`${name}/`)) ? [] : [[name, field]];
	}));
}
/** A question to a person counts as a text, as `true` and without `needed`, too: left out, it would cost the task its attempts. */
function withQuestion(value) {
	const { request_human_review: question, ...rest } = value;
	if (question === void 0) return value;
	if (question === false || question === null || question === "") return rest;
	if (question === true) return {
		...rest,
		request_human_review: { needed: true }
	};
	if (typeof question === "string") return {
		...rest,
		request_human_review: {
			needed: true,
			reason: question
		}
	};
	return typeof question === "object" && !Array.isArray(question) && !("needed" in question) && "reason" in question ? {
		...rest,
		request_human_review: {
			needed: true,
			...question
		}
	} : value;
}
const mostFaults = 10;
/** Fills in the schema's defaults and drops fields that it does not know, and words that say nothing. */
function parsedAs(value, { of, source }) {
	const handoff = Handoff.safeParse(value);
	return handoff.success ? {
		handoff: withoutEmptyWords(handoff.data),
		source
	} : { faults: [`${of} is not a handoff.`] };
}
const faultOf = (of) => (error) => `${of} is not a handoff: ${placeOf(error)}.`;
const placeOf = ({ instancePath, message }) => `${instancePath === "" ? "it" : instancePath.slice(1)} ${message}`;
let compiled;
/** Compiled on first use: a start of the program that reads no handoff does not pay for it. The schema is our own. */
function validator() {
	compiled ??= new import_ajv.Ajv({
		allErrors: true,
		validateSchema: false
	}).compile(handoffJsonSchema());
	return compiled;
}
/** Less than this says nothing that the synthetic handoff does not say. */
const leastFreeform = 50;
/**
* The handoff that a small model made from the agent's words, or why it does not count. Who did not do the work may
* not change the plan, and which files changed is known better here.
*/
function acceptExtracted(end, changes) {
	if (end.kind !== "finished") return { why: `it ended with ${end.kind}${"message" in end ? `: ${end.message}` : ""}` };
	const reading = readHandoff(end);
	if ("faults" in reading) return { why: reading.faults.join(" ") };
	const { plan_amendments: _, ...handoff } = reading.handoff;
	if (handoff.freeform.trim().length < leastFreeform) return { why: `its freeform has fewer than ${leastFreeform} characters` };
	return { handoff: {
		...handoff,
		files_touched: changes.slice(0, 50).map(({ path, action }) => ({
			path,
			action
		}))
	} };
}
// src/app/phase/code/obtain-handoff.ts
/** An extraction costs a cent or less with a small model; this only stops one that runs wild. */
const extractionUsd = .25;
const extractionTurns = 3;
/**
* The handoff of an agent that came to an end of its own: its structured answer, else a result text that is one, else
* one that a small model extracts from its words, else a synthetic one; each says which it is (docs/design.md#handoff).
*/
async function obtainHandoff(ports, job, request) {
	const { prepared, outcome, capture } = request;
	const { end, usage, durationMs } = outcome;
	if (end.kind !== "finished" && end.kind !== "no_result") return {
		handoff: null,
		handoffSource: null,
		usage,
		durationMs
	};
	const { structured, text } = end.kind === "finished" ? end : {
		structured: void 0,
		text: end.tail
	};
	const reading = readHandoff({
		structured,
		text
	});
	if ("handoff" in reading) {
		const { handoff, source, leftOut = [] } = reading;
		if (leftOut.length > 0) ports.show({
			kind: "warning",
			text: `parts of the handoff do not fit and are left out: ${leftOut.join("; ")}`
		});
		return {
			handoff,
			handoffSource: source,
			usage,
			durationMs
		};
	}
	if (structured !== void 0) ports.show({
		kind: "warning",
		text: `the handoff cannot be used: ${reading.faults.join(" ")}`
	});
	const call = await extract(ports, job, {
		...request,
		text
	});
	const extracted = call && acceptExtracted(call.end, capture.changes);
	const failed = extracted && !("handoff" in extracted) ? extracted.why : null;
	const model = job.settings["extraction-model"];
	const spent = call ? {
		usage: addUsage(usage, call.usage),
		durationMs: durationMs + call.durationMs,
		extraction: {
			model,
			usage: call.usage,
			duration_ms: call.durationMs,
			why: failed
		}
	} : {
		usage,
		durationMs
	};
	if (extracted && "handoff" in extracted) return {
		handoff: extracted.handoff,
		handoffSource: "extracted",
		...spent
	};
	if (failed !== null) ports.show({
		kind: "note",
		text: `no handoff could be extracted: ${failed}`
	});
	const { task } = prepared;
	return {
		handoff: syntheticHandoff({
			task,
			changes: capture.changes,
			text,
			turns: usage.turns
		}),
		handoffSource: "synthetic",
		...spent
	};
}
/** Undefined where there is nothing to extract from, nothing to pay with, or the call could not be made. */
async function extract(ports, job, request) {
	const { prepared, outcome, capture, text } = request;
	const { iteration, task, attempt, start } = prepared;
	const { agent, workspace, show } = ports;
	const left = leftOfRun(job.settings, request.spent, outcome.usage);
	if (!(request.hopeful && agent.ask !== void 0 && !request.cancelled.aborted) || text.trim() === "" || isTooLittle(left)) return void 0;
	const model = job.settings["extraction-model"];
	show({
		kind: "note",
		text: `the agent left no handoff; ${model} extracts one from its last output`
	});
	const question = {
		role: "extraction",
		iteration,
		task: task.id,
		attempt,
		prompt: extractionPrompt({
			template: await template(ports, "handoff-extraction"),
			task,
			changes: capture.changes,
			diffStat: await workspace.diffStat(start, capture.tree),
			said: text
		}),
		model,
		maxTurns: extractionTurns,
		...callBudgets(left, extractionUsd),
		schema: handoffJsonSchema()
	};
	return request.guarded(async (signal) => {
		try {
			return await agent.ask?.(question, signal);
		} catch (error) {
			show({
				kind: "warning",
				text: `no handoff could be extracted: ${String(error)}`
			});
			return;
		}
	});
}
// src/app/phase/code/code.ts
/** Third phase, in the workspace as its checkpoint has it: run the agent, confined; read what it left, once; look at it with the guards. */
async function code(ports, job, request) {
	const { prepared } = request;
	const from = prepared.rebase ? prepared.checkpoint : prepared.start;
	ports.workspace.entrust();
	const outcome = mapStrings(await request.guarded((signal) => callAgent(ports, job, {
		...request,
		signal
	})), ports.clean);
	const { lingeredMs, denials, servers, steps } = outcome;
	request.onSpent({
		usage: outcome.usage,
		duration_ms: outcome.durationMs
	});
	if (outcome.end.kind === "error" && outcome.end.what === "disk") return discarded(ports, prepared, outcome);
	const left = await captured(ports, request);
	if (!left) return cutOff(prepared, outcome);
	const formatted = isWorthFormatting(outcome.end, left) ? await format(ports, job, request) : nothingToFormat;
	const capture = formatted.ran ? await captured(ports, request) : left;
	if (!capture) return cutOff(prepared, outcome);
	const end = formatted.stopped ? { kind: "cancelled" } : outcome.end;
	const { tree, changes, hidden, environment } = capture;
	const guarded = await guard(ports, job, {
		...capture,
		...prepared,
		start: from
	});
	const findings = [...guarded.findings, ...outcome.outside];
	const unready = formatted.failed ?? await unresolvedReason(ports, {
		...prepared,
		tree
	});
	const hopeful = changes.length > 0 && findings.length === 0 && unready === null;
	const obtained = await obtainHandoff(ports, job, {
		...request,
		outcome,
		capture,
		hopeful
	});
	request.onSpent({
		usage: obtained.usage,
		duration_ms: obtained.durationMs
	});
	const seen = {
		tree,
		changes,
		hidden,
		environment,
		findings,
		touched: guarded.touched,
		unready
	};
	const call = {
		end,
		lingeredMs,
		denials,
		servers,
		...steps && { steps },
		...obtained
	};
	return {
		...prepared,
		start: from,
		...call,
		...seen
	};
}
const nothingSeen = {
	hidden: {
		paths: [],
		total: 0
	},
	environment: {
		paths: [],
		total: 0
	},
	findings: [],
	touched: []
};
/** What fills the disk must go before the state can be written; also what is ignored, which a restore would leave. */
async function discarded({ workspace }, prepared, outcome) {
	await workspace.discard();
	return nothingLeft(prepared, outcome);
}
function nothingLeft(prepared, outcome) {
	const start = prepared.rebase ? prepared.checkpoint : prepared.start;
	const nothing = {
		start,
		tree: start,
		changes: [],
		unready: null,
		...nothingSeen
	};
	return {
		...prepared,
		...outcome,
		handoff: null,
		handoffSource: null,
		...nothing
	};
}
/** What the agent left; undefined where the job was cancelled meanwhile: nobody waits for a large change to be read. */
async function captured({ workspace }, { prepared, cancelled }) {
	try {
		return await workspace.capture(prepared.rebase ? prepared.checkpoint : prepared.start, cancelled);
	} catch (error) {
		if (cancelled.aborted) return void 0;
		throw error;
	}
}
const cutOff = (prepared, outcome) => nothingLeft(prepared, {
	...outcome,
	end: { kind: "cancelled" }
});
async function callAgent(ports, job, given) {
	const { settings } = job;
	const { iteration, task, attempt, prompt, systemPrompt } = given.prepared;
	const request = {
		pass: "code",
		iteration,
		task: task.id,
		attempt,
		prompt,
		systemPrompt,
		workspace: ports.workspace.path,
		cwd: ports.workspace.folder(task.working_directory ?? settings["working-directory"]),
		model: task.model ?? settings.model,
		maxTurns: task.max_turns ?? settings["max-turns"],
		...callBudgets(leftOfRun(settings, given.spent)),
		allowedTools: task.allowed_tools,
		schema: handoffJsonSchema(),
		knowledgeIndex: await indexFileOf(iteration, given),
		servers: await serversFor(ports, job, {
			of: "code",
			recall: given.recall
		})
	};
	const counted = countSteps();
	let heard = false;
	const outcome = await ports.agent.run(request, given.signal, (progress) => {
		if (progress.kind === "tool") counted.hear(progress, ports.clock.now());
		heard ||= progress.kind === "tool";
		ports.show({
			kind: "agent",
			iteration,
			progress
		});
	});
	return heard ? {
		...outcome,
		steps: counted.end(ports.clock.now())
	} : outcome;
}
/** The file that the prompt of this iteration names; undefined if it names none. */
async function indexFileOf(iteration, { recall, knowledge }) {
	const { entries = [], index_entries: count = 0 } = readPromptFacts(await recall(iterationPath(iteration, "prompt.json"))) ?? {};
	return count === 0 ? void 0 : indexFileText(knowledge.slice(0, count), entries);
}
const nothingToFormat = {
	ran: false,
	stopped: false,
	failed: null
};
/** The commands of `before-capture`, ended like the agent is where the job is cancelled or stopped. */
async function format(ports, job, request) {
	if (job.settings["before-capture"].length === 0) return nothingToFormat;
	const { iteration } = request.prepared;
	try {
		return {
			ran: true,
			stopped: false,
			failed: await request.guarded((signal) => beforeCapture(ports, job, {
				iteration,
				signal
			}))
		};
	} catch (error) {
		if (error instanceof Error && error.name === "AbortError") return {
			ran: true,
			stopped: true,
			failed: null
		};
		throw error;
	}
}
const timeoutMs = 6e5;
/**
* Runs the user's commands between the agent and the capture, such as formatters, confined as checks are. Null where
* all of them passed, else the sentence that fails the attempt; the ones after it do not run.
*/
async function beforeCapture({ runCheck }, { settings }, request) {
	for (const run of settings["before-capture"]) {
		const working_directory = settings["working-directory"];
		const result = await runCheck({
			name: run,
			run,
			kind: "build",
			timeout_ms: timeoutMs,
			working_directory
		}, `iteration-${request.iteration}-before-capture`, request.signal);
		if (!result.passed) return `before-capture: ${run} ${failureSentence(result)}\n${outputExcerpt(result, 1e3)}`.trim();
	}
	return null;
}
/** Formatters have something to do only where the agent did, and where what it did may be committed. */
const isWorthFormatting = (end, { changes, refused }) => (end.kind === "finished" || end.kind === "no_result") && changes.length > 0 && refused.length === 0;
/** A conflict is a matter of text: git itself shows none in files above this. */
const readBytes = 104857600;
/** Why a merge is not resolved yet; null where nothing of it is left, or where there was none to resolve. */
async function unresolvedReason({ workspace }, { merge, rebase, checkpoint, tree }) {
	const other = merge?.base ?? rebase?.candidate;
	if (other === void 0) return null;
	const left = [];
	for (const path of [...merge?.files ?? [], ...rebase?.files ?? []]) {
		const [text = "", ...sides] = await Promise.all([
			tree,
			checkpoint,
			other
		].map(async (treeish) => {
			const content = await workspace.readCaptured(treeish, path, readBytes);
			return new TextDecoder("utf-8").decode(content);
		}));
		if (hasLeftMarkers(text, sides)) left.push(path);
	}
	return left.length === 0 ? null : `conflict markers remain in ${left.join(", ")}`;
}
/** An attempt whose agent was not called, as if the call had been cancelled before it began. */
function notCalled({ prompt: _, systemPrompt: __, calls: ___, ...numbered }) {
	const nothing = {
		paths: [],
		total: 0
	};
	return {
		...numbered,
		end: { kind: "cancelled" },
		usage: noUsage,
		durationMs: 0,
		lingeredMs: null,
		denials: [],
		handoff: null,
		handoffSource: null,
		tree: numbered.start,
		changes: [],
		hidden: nothing,
		environment: nothing,
		unready: null,
		findings: [],
		touched: []
	};
}
// src/core/context/manifest.ts
/** Written beside the project's files for a prep to read, and removed before the coding agent begins. */
const manifestFolder = ".ralph-context";
const maxHandoffChars$1 = 6e4;
/** The files of a manifest, most useful first. Bounded, and harmless as text. */
function manifestFiles({ assembled, iteration, knowledge, ended, failures }) {
	const hard = knowledge.filter((entry) => isActive(entry) && isHard(entry));
	const file = (name, about, content) => ({
		path: `${manifestFolder}/${name}`,
		about,
		content: `${content.trimEnd()}\n`
	});
	return [
		file("assembled-prompt.md", "the prompt that is sent if you write nothing: start from what it knows", assembled),
		...hard.length === 0 ? [] : [file("hard-constraints.md", "all of these are in every prompt, whatever you write", hard.map(entryLine).join("\n"))],
		...knowledge.length === 0 ? [] : [file("knowledge-index.md", "everything that people said and iterations taught", indexMarkdown(knowledge, iteration))],
		...failures.map((attempt) => file(`failures/${attempt.iteration}.md`, `attempt ${attempt.iteration} at this task, which failed`, iterationText(attempt))),
		...ended.map((iteration) => file(`handoffs/${iteration.iteration}.md`, `iteration ${iteration.iteration} (${oneLine(iteration.task, 64)}), ${iteration.passed ? "which passed" : "which failed: its changes are gone"}`, iterationText(iteration)))
	];
}
function iterationText(iteration) {
	const { handoff } = iteration;
	if (!handoff) return `${iterationFacts(iteration)}\n\nIts agent left no account of its work.`;
	const { summary, freeform, ...fields } = handoff;
	const account = [
		summary,
		freeform,
		JSON.stringify(fields, null, 2)
	].join("\n\n");
	return `${iterationFacts(iteration)}\n\n---\n\n${excerpt(visible(account), maxHandoffChars$1)}`;
}
// src/core/knowledge/index-prompt.ts
/** About 15,000 tokens. With many handoffs each gets less room, and its omissions are marked in it. */
const maxHandoffChars = 6e4;
const minHandoffChars = 600;
/** About 25,000 tokens; the newest entries win. */
const maxIndexChars = 1e5;
function indexPrompt(request) {
	const { template, merge, knowledge, refusals = [] } = request;
	return [
		template.trim(),
		...refusedSection(refusals),
		...merge ? [mergeSection(knowledge, merge)] : [],
		...indexSections(request)
	].join("\n\n");
}
/** Lists what the last answer had refused, so that the next one does not repeat it. */
function refusedSection(refusals) {
	if (refusals.length === 0) return [];
	return [`## Refused Last Time\n\nThese operations of your last answer were left out:\n\n${refusals.map((refusal) => `- ${oneLine(refusal, 300)}`).join("\n")}`];
}
function indexSections({ knowledge, handoffs }) {
	const room = Math.max(minHandoffChars, Math.floor(maxHandoffChars / Math.max(1, handoffs.length)));
	const recent = handoffs.map((newHandoff) => handoffBlock(newHandoff, room)).join("\n\n");
	return [`## Existing Knowledge Index\n\n${indexExcerpt(knowledge)}`, `## Recent Handoff Data\n\n${recent === "" ? "None that are not in the index." : recent}`];
}
function mergeSection(knowledge, { ids, maxChars }) {
	const lines = knowledge.filter(({ id }) => ids.includes(id)).map((entry) => entryLine(entry));
	return `## Hard Constraints to Merge\n\n${`Every prompt contains these hard constraints in full, and they leave the agents no room to work. First of all, \`merge\` those that can be stated together, each time into one hard constraint that still demands everything they demand, so that their lines have at most ${maxChars} characters together instead of ${lines.join("\n").length}.`}\n\n${lines.join("\n")}`;
}
function indexExcerpt(knowledge) {
	const active = knowledge.filter(isActive);
	let usedChars = 0;
	const shown = [...active].reverse().filter(({ text }) => {
		usedChars += text.length + 120;
		return usedChars <= maxIndexChars;
	}).reverse();
	const omittedCount = active.length - shown.length;
	const lines = knowledgeLines(shown, "###");
	const omission = omittedCount > 0 ? `\n\n${omittedCount} older entries are not shown.` : "";
	return lines === "" ? "It is empty." : `${lines}${omission}`;
}
/** One handoff within `room` characters, fenced so that it cannot end its code block. */
function handoffBlock({ iteration, task, handoff }, room) {
	const { summary, freeform, plan_amendments: _, files_touched: __, ...fields } = handoff;
	const filledFields = Object.entries(fields).filter(([, value]) => !Array.isArray(value) || value.length > 0);
	const sections = [
		summary,
		freeform,
		...filledFields.length === 0 ? [] : [JSON.stringify(Object.fromEntries(filledFields))]
	];
	const text = excerpt(visible(sections.join("\n\n")).trim(), room);
	return `--- Iteration ${iteration} (${oneLine(task, 100)}) ---\n${fenced(text)}`;
}
// src/core/context/post-prompt.ts
const maxFailedHandoff = 8e3;
function postPrompt({ template, last, task, failures, repeated, ...indexInput }) {
	const attempts = failures.map(({ iteration, why }) => `- Iteration ${iteration}: ${oneLine(why, 400)}`);
	const repetition = repeated && repeated.count > 1 ? [`The same failure came ${repeated.count} times in a row.`] : [];
	const retries = task ? ` It has ${task.max_retries} retries.` : "";
	const signals = signalLines(last);
	const failed = last.handoff && !last.passed;
	return [
		template.trim(),
		`## Last Iteration\n\n${iterationFacts(last)}`,
		...failed && last.handoff ? [`### What its agent said\n\nIts changes are gone, so this is not knowledge.\n\n${handoffBlock({
			...last,
			handoff: last.handoff
		}, maxFailedHandoff)}`] : [],
		...signals.length === 0 ? [] : [`### What its agent asks for\n\n${signals.join("\n")}`],
		`## Failures So Far\n\n${[
			`${last.task}${task ? `, ${oneLine(task.title, 200)}` : ""}.${retries}`,
			...repetition,
			...attempts.length === 0 ? ["None of its attempts failed."] : attempts
		].join("\n")}`,
		...indexSections(indexInput)
	].join("\n\n");
}
// src/core/context/prep-prompt.ts
function prepPrompt(request) {
	const { template, task, attempt, files, last, research } = request;
	const signals = last ? signalLines(last) : [];
	const libraries = task.libraries.map((name) => oneLine(name, 100)).join(", ");
	return [
		template.trim(),
		`## Task\n\n${fenced(visible([
			`${task.id}: ${task.title}`,
			task.description,
			...task.acceptance_criteria.map((criterion) => `- ${criterion}`)
		].join("\n\n")).trim())}`,
		`## Manifest\n\n${[
			`- Attempt ${attempt} of a task with ${task.max_retries} retries.`,
			...libraries === "" ? [] : [`- Libraries: ${libraries}`],
			...task.needs_docs ? ["- The task needs documentation: look it up."] : [],
			...files.map(({ path, about }) => `- \`${path}\`: ${about}`),
			"- Everything else in this directory is the project, as the coding agent will find it."
		].join("\n")}`,
		...signals.length === 0 ? [] : [`## What the Last Agent Asks For\n\n${signals.join("\n")}`],
		...research.length === 0 ? [] : [`## Research\n\nFind this out now, by reading or with the servers that you have, and put what you find into \`prepared_prompt\`:\n\n${fenced(research.map((question) => `- ${question}`).join("\n"))}`],
		`## Your Answer\n\n${requirements(request).join("\n")}`
	].join("\n\n");
}
function requirements({ maxChars, hasAsked, research }) {
	return [
		`- \`prepared_prompt\` has at most ${thousands(maxChars)} characters; a longer one is cut. Ralph adds the task, hints of people, the plan's context, skills, the instructions for the answer and every hard constraint to it: do not repeat them.`,
		...research.length === 0 ? [] : ["- You may not ask for research again."],
		...hasAsked ? ["- A person has been asked about this task already: do not ask again."] : []
	];
}
// src/app/phase/context/numbered.ts
/** The task as the plan has it now: a post may have changed it since it was chosen. */
const taskNow = ({ plan }, task) => plan.tasks.find(({ id }) => id === task.id) ?? task;
// src/app/phase/context/plan-calls.ts
/** The calls before an attempt at this task, as plain data: the job that has the key for a model makes them. */
async function planCalls(ports, job, { ledger, task, canAsk }) {
	const { settings } = job;
	const due = canAsk ? await dueIndex(job, ledger, task) : void 0;
	const [last] = newestIterations(ledger.state, 1);
	const unseen = last !== void 0 && last.iteration > ledger.state.looked_back;
	const roles = callsBefore({
		mode: settings.mode,
		indexIsDue: due !== void 0,
		mergesConstraints: due?.merge !== void 0,
		hasUnreviewed: unseen
	});
	if (roles.length === 0) return [];
	const { context } = await agentsOfBase(ports);
	const model = await contextModel(ports, job);
	const { through } = await unknownHandoffs(ledger);
	return roles.map((role) => {
		if (role === "prep") return {
			role,
			model,
			max_turns: context.prep.max_turns
		};
		if (role === "post") return {
			role,
			model,
			max_turns: context.post.max_turns,
			through,
			of: last?.iteration ?? 0
		};
		return {
			role,
			model,
			max_turns: settings["compaction-max-turns"],
			through,
			trigger: due?.trigger ?? ""
		};
	});
}
/** Of handoffs that the index does not know, so many are taken in at once; after refusals more may wait. */
const mostHandoffs = 50;
/** Undefined where no trigger says that the index is due before this task. */
async function dueIndex(job, ledger, task) {
	const { settings } = job;
	if (settings.mode === "handoff-only" || keepsIndexByFields(job, ledger.state)) return void 0;
	const { compaction, iteration, recent } = ledger.state;
	const newest = recent.slice(0, settings["novelty-recent-handoffs"]);
	const known = (await Promise.all(newest.map((one) => storedHandoff(ledger.recall, one.iteration)))).flatMap((stored) => stored?.handoff ?? []);
	const merge = mergeDue(ledger.state.knowledge, compaction, budgetChars(settings, ledger.state));
	const trigger = merge ? mergeTrigger : indexDue({
		task,
		compaction,
		iteration,
		handoffs: known,
		thresholds: thresholdsOf(settings)
	});
	if (!trigger || settings.mode === "agent-orchestrated" && !merge) return void 0;
	return {
		trigger,
		merge,
		...await unknownHandoffs(ledger)
	};
}
/** The oldest handoffs that the index does not know, bounded; none that is newer than `through`. */
async function unknownHandoffs({ state, recall }, through = Number.POSITIVE_INFINITY) {
	const fresh = [...taughtBy(state)].filter(([one]) => one > state.compaction.through && one <= through).sort(([a], [b]) => a - b).slice(0, mostHandoffs);
	const stored = await Promise.all(fresh.map(([one]) => storedHandoff(recall, one)));
	return {
		handoffs: fresh.flatMap(([one, of], at) => {
			const left = stored[at];
			return left && left.source !== "synthetic" && left.source !== "engine" ? [{
				iteration: one,
				task: of,
				handoff: left.handoff
			}] : [];
		}),
		through: fresh.at(-1)?.[0] ?? state.compaction.through
	};
}
const thresholdsOf = (settings) => ({
	noveltyOverlap: settings["novelty-overlap-threshold"],
	recentHandoffs: settings["novelty-recent-handoffs"],
	bytes: settings["compaction-threshold-bytes"],
	iterations: settings["compaction-interval"]
});
// src/app/phase/context/ask-call.ts
/** A call around the coding agent costs cents; this only stops one that runs wild. */
const mostUsd = {
	index: 1,
	post: 2,
	prep: 2,
	research: 2
};
const limitMs$1 = 6e5;
const shownEnded = 5;
/**
* Makes one call before an attempt, within what is left of the run's budget after the attempt itself. Undefined where
* nothing is left for it, or nobody can be asked.
*/
async function askCall(ports, job, request) {
	const { call, ledger, research } = request;
	const spent = addUsage(request.spent, {
		...noUsage,
		usd: usualCost(ledger.state)
	});
	if (isTooLittle(leftOfRun(job.settings, spent))) {
		ports.show({
			kind: "warning",
			text: `no budget is left for the call ${call.role} before iteration ${request.at.iteration}`
		});
		return;
	}
	const at = {
		...request,
		spent
	};
	if (call.role === "index") return askIndexer(ports, job, {
		...at,
		call
	});
	const reading = call.role === "post" ? await lookBack(ports, {
		...at,
		call
	}) : await preparation(ports, job, {
		...at,
		research
	});
	return askReader(ports, job, {
		...at,
		...reading,
		call
	});
}
/** A question without tools and away from the workspace. */
async function askIndexer(ports, job, { call, ledger, at, spent, guarded }) {
	const { agent, show } = ports;
	const { ask } = agent;
	if (ask === void 0) return void 0;
	const { model, max_turns: maxTurns, through } = call;
	show({
		kind: "note",
		text: `${model ?? "an agent"} indexes what was learned up to iteration ${through}`
	});
	const { handoffs } = await unknownHandoffs(ledger, through);
	const { knowledge } = ledger.state;
	const { compaction } = ledger.state;
	const merge = call.trigger === "hard_constraints" ? mergeDue(knowledge, compaction, budgetChars(job.settings, ledger.state)) : void 0;
	const prompt = indexPrompt({
		template: await template(ports, "knowledge-index"),
		knowledge,
		handoffs,
		merge,
		refusals: compaction.refusals
	});
	const budgets = callBudgets(leftOfRun(job.settings, spent), mostUsd.index);
	const { iteration, task, attempt } = at;
	const asked = {
		iteration,
		task: task.id,
		attempt,
		prompt,
		model: model ?? void 0,
		maxTurns,
		...budgets
	};
	const { end, usage, durationMs: duration_ms, servers } = await guarded(async (signal) => {
		try {
			const servers = await serversFor(ports, job, {
				of: "index",
				recall: ledger.recall
			});
			return await ask({
				...asked,
				role: "index",
				schema: knowledgeJsonSchema(),
				servers
			}, signal);
		} catch (error) {
			if (signal.aborted) throw error;
			return notMade(error);
		}
	});
	return {
		role: "index",
		model,
		end,
		usage,
		duration_ms,
		edited: [],
		...servers && { servers }
	};
}
/** What is wrong with the program shows at the call that follows. */
const notMade = (error) => ({
	end: {
		kind: "error",
		what: "other",
		message: String(error)
	},
	usage: noUsage,
	durationMs: 0
});
async function lookBack(ports, { call, ledger }) {
	const { state, plan, recall } = ledger;
	const ended = newestIterations(state, shownEnded).find(({ iteration }) => iteration === call.of);
	const last = await endedFacts(recall, ended ?? {
		iteration: call.of,
		task: "",
		passed: false
	});
	const failed = taskIn(state, last.task).failed_iterations.map((iteration) => endedFacts(recall, {
		iteration,
		task: last.task,
		passed: false
	}));
	const failures = (await Promise.all(failed)).map(({ iteration, why }) => ({
		iteration,
		why: why ?? ""
	}));
	const { context } = await agentsOfBase(ports);
	const prompt = postPrompt({
		template: context.post.template ?? await template(ports, "context-post"),
		last,
		task: plan.tasks.find(({ id }) => id === last.task),
		failures,
		repeated: state.breaker,
		knowledge: state.knowledge,
		handoffs: (await unknownHandoffs(ledger, call.through)).handoffs
	});
	return {
		role: "post",
		does: `reviews iteration ${call.of} before`,
		schema: postJsonSchema(),
		prompt,
		lent: /* @__PURE__ */ new Map()
	};
}
/** Longer texts of an answer are cut (`core/text/excerpt.ts`). */
const longestAnswer = 6e4;
async function preparation(ports, job, { ledger, at, research }) {
	const { state, recall } = ledger;
	const task = taskNow(ledger, at.task);
	const facts = (all) => Promise.all(all.map((one) => endedFacts(recall, one)));
	const ended = await facts(newestIterations(state, shownEnded));
	const record = taskIn(state, task.id);
	const failed = record.failed_iterations.slice(-5).reverse();
	const { sections } = await promptNow(ports, job, {
		ledger,
		task,
		attempt: at.attempt
	});
	const files = manifestFiles({
		assembled: renderPrompt(sections),
		iteration: state.iteration,
		knowledge: state.knowledge,
		ended,
		failures: await facts(failed.map((iteration) => ({
			iteration,
			task: task.id,
			passed: false
		})))
	});
	const { context } = await agentsOfBase(ports);
	const prompt = prepPrompt({
		template: context.prep.template ?? await template(ports, "context-prep"),
		task,
		attempt: at.attempt,
		files,
		last: ended[0],
		maxChars: Math.min(briefingRoom(sections, budgetChars(job.settings, state)), longestAnswer),
		hasAsked: record.held_back > 0,
		research
	});
	const again = research.length > 0;
	return {
		role: again ? "research" : "prep",
		does: again ? "does research for" : "prepares the prompt of",
		schema: prepJsonSchema(),
		prompt,
		lent: new Map(files.map(({ path, content }) => [path, content]))
	};
}
/**
* Has an agent read in the workspace. Whatever it changed there all the same is gone when its answer is looked at, and
* said.
*/
async function askReader(ports, job, request) {
	const { call, at, role, does, schema, prompt, lent, guarded, spent } = request;
	const { model, max_turns: maxTurns } = call;
	const { workspace } = ports;
	workspace.entrust();
	const takeAway = await workspace.lend(lent);
	const putBack = async ({ end }) => {
		await takeAway();
		if (end.kind === "cancelled") return [];
		const full = end.kind === "error" && end.what === "disk";
		if (full) await workspace.discard();
		const found = full ? void 0 : await workspace.capture(at.start);
		await workspace.restore(at.start);
		await guarded((signal) => workspace.setUp(job.settings.setup, signal));
		if (found === void 0) return [];
		return [
			...found.changes.map(({ path }) => path),
			...found.hidden.paths,
			...found.environment.paths
		];
	};
	const reader = {
		pass: role,
		does,
		model: model ?? void 0,
		maxTurns,
		schema,
		putBack,
		limitMs: limitMs$1,
		servers: await serversFor(ports, job, {
			of: role === "research" ? "prep" : role,
			recall: request.ledger.recall
		}),
		mayFail: true,
		mostUsd: mostUsd[role],
		prompt: async () => prompt
	};
	const coded = {
		...at,
		tree: at.start,
		usage: noUsage
	};
	const { end, usage, durationMs, edited, servers } = await callReader(ports, job, {
		coded,
		spent,
		guarded,
		reader
	});
	return {
		role,
		model,
		end,
		usage,
		duration_ms: durationMs,
		edited: edited.slice(0, 20),
		...servers && { servers }
	};
}
// src/app/phase/context/directive.ts
/** The fact of a call, and what came of it. */
function recordCalled(ledger, { made, iteration, outcome, of }) {
	const { role, model, usage, duration_ms, edited } = made;
	ledger.record({
		type: "agent_call",
		role,
		iteration,
		model,
		usage,
		duration_ms,
		...of !== void 0 && { of },
		...outcome !== void 0 && { outcome },
		...edited.length > 0 && { edited }
	});
	const teaches = made.end.kind === "finished" && (role === "index" || role === "post");
	settleServers(ledger, {
		iteration,
		left: made.servers,
		memoryAt: teaches ? memoryPath : null
	});
}
/**
* Whether a directive keeps the attempt's agent from being called. No task is held back twice before an agent was called
* for it, so that no directive can go round in circles; a task that others need is not given up; and people are asked to
* look without a halt where `human-review` says so.
*/
function obeyDirective(ledger, job, directive) {
	const { at, of, role, action, reason } = directive;
	const { iteration, task } = at;
	const again = taskIn(ledger.state, task.id).held_back > 0;
	const refused = again || action !== "skip" ? void 0 : whyNotSkipped(ledger, job, directive);
	const held = (action === "skip" ? refused === void 0 : job.settings["human-review"] !== "note") && !again;
	ledger.record({
		type: "context_directive",
		iteration,
		task: of,
		role,
		action,
		reason,
		held
	});
	if (refused !== void 0) ledger.record({
		type: "amendment_refused",
		iteration,
		amendment: removal(of, reason),
		why: refused
	});
	if (held) return {
		action,
		role,
		reason
	};
	if (action === "request_human_review") askToLook(ledger, directive);
}
const removal = (task_id, reason) => ({
	action: "remove",
	task_id,
	reason
});
function whyNotSkipped({ plan, state }, job, { of, reason }) {
	const trusted = job.settings.amendments === "trusted";
	const amendments = [removal(of, reason)];
	const known = {
		plan,
		statusOf: statusIn(state),
		byAgent: addedByAgentIn(state)
	};
	return judgeAmendments({
		...known,
		current: "",
		amendments,
		trusted
	}).refused[0]?.why;
}
/**
* Ends an attempt whose agent was not called: it counts for nothing. What is skipped is given up, as if an agent had taken
* it out of the plan, so that a person decides before the plan is complete. A reason to stop where a person is asked.
*/
function settleHalt(ledger, job, { at, halt }) {
	const { iteration, task } = at;
	const { action, role, reason } = halt;
	const why = role === "index" ? reason : `${who[role]} says: ${reason}`;
	ledger.record({
		type: "attempt_interrupted",
		iteration,
		task: task.id,
		cause: "held_back",
		why,
		until: null,
		...noCallCost
	});
	if (action === "skip") {
		const trusted = job.settings.amendments === "trusted";
		amendPlan(ledger, {
			iteration,
			current: "",
			amendments: [removal(task.id, reason)],
			trusted
		});
		return;
	}
	askToLook(ledger, {
		at,
		of: task.id,
		...halt
	});
	return {
		kind: "human_review",
		why: `before ${task.id} is tried (iteration ${iteration}), ${why}`
	};
}
const who = {
	post: "the agent that reviews the last iteration",
	prep: "the agent that prepares its prompt",
	research: "the agent that prepares its prompt"
};
function askToLook(ledger, { at, of, role, reason }) {
	const { iteration } = at;
	const why = `the agent of \`${role}\` asks: ${reason}`;
	ledger.record({
		type: "human_review_requested",
		iteration,
		task: of,
		why
	});
	ledger.send([askPerson(ledger.state, {
		iteration,
		task: of,
		why,
		holds: false,
		by: role
	})]);
}
// src/core/context/read-answer.ts
const maxReasonChars = 500;
/** A prep's answer with its reasons as single lines, or why it is refused. */
function readPrep(end) {
	const answer = answerIn(PrepAnswer, end);
	if ("why" in answer) return answer;
	const { reason, research, ...rest } = answer.value;
	const questions = research?.map((question) => oneLine(question, maxReasonChars)).filter((one) => one !== "");
	return {
		...rest,
		reason: oneLine(reason, maxReasonChars),
		...questions && { research: questions }
	};
}
function readPost(end) {
	const answer = answerOf(end);
	if ("why" in answer) return answer;
	const parsed = PostAnswer.omit({ operations: true }).safeParse(answer.value);
	if (!parsed.success) return { why: faultIn(parsed.error, answer.value) };
	const { failure_pattern = "", plan_amendments = [], recommended_action, summary } = parsed.data;
	const { operations = [] } = answer.value;
	return {
		recommended_action,
		summary: oneLine(summary, maxReasonChars),
		operations: readOperations({ operations }),
		pattern: oneLine(failure_pattern, maxReasonChars) || void 0,
		amendments: plan_amendments
	};
}
function readIndexer(end) {
	const answer = answerOf(end);
	return "why" in answer ? { why: [`the indexer: ${answer.why}`] } : readOperations(answer.value);
}
/** A post may raise the retries of a task one by one, up to this: each is an attempt that costs money. */
const maxRaisedRetries = 5;
/** The same rules judge these amendments as a coding agent's. `taskId`: the task that the post looked back at. */
function amendmentsOf({ recommended_action: action, amendments, summary: reason }, context) {
	const { taskId: task_id } = context;
	switch (action) {
		case "modify_plan": return {
			wishes: amendments,
			refused: []
		};
		case "skip_task": return {
			wishes: [{
				action: "remove",
				task_id,
				reason
			}],
			refused: []
		};
		case "increase_retries": {
			const retries = context.plan.tasks.find(({ id }) => id === task_id)?.max_retries ?? 0;
			const amendment = {
				action: "modify",
				task_id,
				reason,
				changes: { max_retries: retries + 1 }
			};
			const why = context.statusOf(task_id) === "failed" ? `${task_id} has failed, and only a person can reopen it` : retries >= maxRaisedRetries ? `${task_id} has ${retries} retries, and an agent may raise them to ${maxRaisedRetries}` : void 0;
			return why === void 0 ? {
				wishes: [amendment],
				refused: []
			} : {
				wishes: [],
				refused: [{
					amendment,
					why
				}]
			};
		}
		default: return {
			wishes: [],
			refused: []
		};
	}
}
// src/app/phase/context/take-answers.ts
/** Takes a prep at its word as far as it may go: once to research, once between two agents to hold the task back. */
function takePrep(ledger, job, { made, at }) {
	const { iteration, task } = at;
	const { role } = made;
	const said = readPrep(made.end);
	if ("why" in said) {
		recordCalled(ledger, {
			made,
			iteration,
			outcome: said.why
		});
		return refused$1(ledger, iteration, said.why);
	}
	const { action, reason, prepared_prompt: prepared = "", research = [] } = said;
	recordCalled(ledger, {
		made,
		iteration,
		outcome: `${action}: ${reason}`
	});
	if (action === "research" && role === "prep" && research.length > 0) {
		ledger.record({
			type: "context_directive",
			iteration,
			task: task.id,
			role,
			action,
			reason,
			held: false
		});
		return { research };
	}
	if (action === "skip" || action === "request_human_review") {
		const halt = obeyDirective(ledger, job, {
			at,
			of: task.id,
			role,
			action,
			reason
		});
		if (halt) return { halt };
	}
	if (briefingIn(prepared) !== "") return { prepared };
	return refused$1(ledger, iteration, prepared.trim() === "" ? "there is none" : "it has only sections that ralph writes");
}
function refused$1(ledger, iteration, why) {
	ledger.record({
		type: "prepared_prompt_refused",
		iteration,
		why: [why]
	});
	return {};
}
/** Enough to find the one that was looked back at. */
const mostEnded = 5;
/** Takes a post's operations into the index, its recommendation to the rules of amendments, and says what it saw. */
function takePost(ledger, job, { call, made, at }) {
	const { iteration } = at;
	const said = readPost(made.end);
	recordCalled(ledger, {
		made,
		iteration,
		outcome: "why" in said ? said.why : `${said.recommended_action}: ${said.summary}`,
		of: call.of
	});
	const read = "why" in said ? { why: [`the post: ${said.why}`] } : said.operations;
	const { through } = call;
	takeOperations(ledger, job, {
		read,
		source: "context_post",
		trigger: "every_iteration",
		through,
		iteration
	});
	if ("why" in said) return void 0;
	const of = newestIterations(ledger.state, mostEnded).find((one) => one.iteration === call.of)?.task ?? at.task.id;
	const { recommended_action, pattern } = said;
	if (pattern !== void 0) ledger.record({
		type: "failure_pattern",
		iteration,
		task: of,
		pattern,
		recommended_action
	});
	return follow(ledger, job, {
		said,
		at,
		of
	});
}
function follow(ledger, job, { said, at, of }) {
	const { recommended_action: action, summary: reason } = said;
	const { iteration, task } = at;
	if (action === "request_human_review" || action === "skip_task" && of === task.id) return obeyDirective(ledger, job, {
		at,
		of,
		role: "post",
		action: action === "skip_task" ? "skip" : action,
		reason
	});
	if (action === "proceed") return void 0;
	ledger.record({
		type: "context_directive",
		iteration,
		task: of,
		role: "post",
		action,
		reason,
		held: false
	});
	const { wishes, refused } = amendmentsOf(said, {
		plan: ledger.plan,
		statusOf: statusIn(ledger.state),
		taskId: of
	});
	const trusted = job.settings.amendments === "trusted";
	const current = action === "modify_plan" ? task.id : "";
	amendPlan(ledger, {
		iteration,
		current,
		amendments: wishes,
		trusted
	});
	for (const { amendment, why } of refused) ledger.record({
		type: "amendment_refused",
		iteration,
		amendment,
		why
	});
}
/** Takes an indexer's answer into the index where it holds, else records why not; what it cost counts either way. */
function takeIndex(ledger, job, { call, made, iteration }) {
	recordCalled(ledger, {
		made,
		iteration
	});
	const { trigger, through } = call;
	takeOperations(ledger, job, {
		read: readIndexer(made.end),
		source: "indexer",
		trigger,
		through,
		iteration
	});
}
/** Applies the operations that hold, and records why the others were left out. */
function takeOperations(ledger, { settings }, request) {
	const { read, iteration, through, ...origin } = request;
	const maxHardChars = maxHardCharsPerIteration(budgetChars(settings, ledger.state));
	const applied = "why" in read ? {
		kind: "refused",
		why: read.why
	} : applyOperations(ledger.state.knowledge, read.operations, {
		taught: taughtBy(ledger.state),
		maxHardChars
	});
	if (applied.kind === "refused") {
		ledger.record({
			type: "knowledge_refused",
			...origin,
			iteration: iteration - 1,
			why: [...applied.why]
		});
		return;
	}
	const { changed, refused, softened } = applied;
	ledger.record({
		type: "knowledge_changed",
		...origin,
		through,
		entries: [...changed],
		...refused.length > 0 && {
			refused: [...refused],
			refused_at: iteration - 1
		},
		...softened.length > 0 && { softened: [...softened] }
	});
}
// src/app/phase/context/before-code.ts
/**
* Makes the calls before an attempt, each with what came of the one before. `keep` writes what one came to before the
* next one is paid for: a job that is killed in between pays none of them twice.
*/
async function makeCalls(ports, job, { calls, keep, ...request }) {
	let { spent } = request;
	const made = [];
	const next = async (call, research) => {
		if (made.length > 0) await keep(made);
		const asked = await unlessAborted(async () => ({ made: await askCall(ports, job, {
			...request,
			spent,
			call,
			research
		}) }));
		spent = addUsage(spent, asked?.made?.usage ?? noUsage);
		if (!asked) return "ended";
		const one = mapStrings(asked.made, ports.clean);
		if (one) made.push(one);
		return one;
	};
	return takeCalls(ports, job, {
		...request,
		calls,
		next
	});
}
/** The same for calls that another job has made: their answers are read here for the first time, and judged. */
function readDelegatedCalls(ports, job, { made, ...request }) {
	const next = async (call, research) => {
		const wanted = research.length > 0 ? "research" : call.role;
		return made.find(({ role }) => role === wanted);
	};
	return takeCalls(ports, job, {
		...request,
		next
	});
}
/** One after the other; what each says takes effect in the ledger before the next one is made. */
async function takeCalls(ports, job, request) {
	const { ledger, at, calls } = request;
	const made = [];
	let prepared;
	for (const call of calls) {
		const came = await takeCall(job, {
			...request,
			call,
			made
		});
		if (came === "ended") return {
			kind: "ended",
			made
		};
		if (came.halt) return {
			kind: "halted",
			halt: came.halt,
			made
		};
		prepared = came.prepared;
	}
	const { iteration, attempt } = at;
	const task = taskNow(ledger, at.task);
	return {
		kind: "ready",
		prompt: await recordedPrompt(ports, job, {
			ledger,
			iteration,
			attempt,
			task,
			prepared
		}),
		made
	};
}
/** One call, and the one more that it may ask for; each is added to `made`. */
async function takeCall(job, request) {
	const { ledger, at, next, call, made, research = [] } = request;
	const one = await next(call, research);
	if (one === void 0) return {};
	if (one !== "ended") made.push(one);
	if (one === "ended") return "ended";
	if (one.end.kind === "cancelled") {
		recordCalled(ledger, {
			made: one,
			iteration: at.iteration
		});
		return "ended";
	}
	const came = take$1(ledger, job, {
		call,
		made: one,
		at
	});
	keepCalls(ledger, at, made);
	return came.research ? takeCall(job, {
		...request,
		research: came.research
	}) : came;
}
function take$1(ledger, job, request) {
	const { call, made, at } = request;
	if (call.role === "prep") return takePrep(ledger, job, {
		made,
		at
	});
	if (call.role === "post") return { halt: takePost(ledger, job, {
		call,
		made,
		at
	}) };
	takeIndex(ledger, job, {
		call,
		made,
		iteration: at.iteration
	});
	return {};
}
/** For whoever looks at the iteration or replays it. */
function keepCalls(ledger, { iteration }, made) {
	ledger.attach(iterationPath(iteration, "context.json"), `${JSON.stringify(made, null, 2)}\n`);
}
// src/app/phase/prepare/owed-passes.ts
/** The passes that have to look at an attempt whose checks ran where no key for a model is (docs/agents.md#passes). */
async function waitingPasses(ports, job, { coded, validation }) {
	if (coded.changes.length === 0) return [];
	const checks = validation.passed ? "passed" : "failed";
	return owedBy(await passesOf(ports, job), {
		iteration: coded.iteration,
		checks
	});
}
/** All that is owed is going to be asked: written before, so that a job which dies over it is not repeated for ever. */
function beginOwed(ledger) {
	const { owed } = ledger.state;
	if (owed.length > 0) ledger.record({
		type: "passes_begun",
		iterations: owed.map(({ iteration }) => iteration)
	});
}
/**
* Asks what is owed, each pass on the files that it is about, within what is left of the run's budget. Writes nothing,
* and leaves the workspace as the last of them found it.
*/
async function askOwed(ports, job, request) {
	const { owed } = request.ledger.state;
	const passes = owed.length === 0 ? [] : await passesOf(ports, job);
	const calls = [];
	for (const one of owed) {
		const due = passes.filter(({ name }) => one.passes.includes(name));
		const subject = due.length === 0 ? void 0 : await subjectOf$1(ports, request.ledger, one);
		for (const pass of subject ? due : []) {
			const spent = calls.reduce((sum, { usage }) => addUsage(sum, usage), request.spent);
			if (!subject || isTooLittle(leftOfRun(job.settings, spent))) return calls;
			const call = await askPass(ports, job, {
				...request,
				...subject,
				spent,
				pass,
				checks: one.checks
			});
			calls.push({
				...call,
				iteration: one.iteration
			});
		}
	}
	return calls;
}
/** The attempt with its files in the workspace; undefined where these cannot be had any more. */
async function subjectOf$1(ports, ledger, { iteration, task: id, attempt, start, commit }) {
	const { workBranch, workspace, show } = ports;
	try {
		await workBranch.contains(start, start);
		await workBranch.contains(commit, start);
		await workspace.restore(commit);
	} catch (error) {
		show({
			kind: "warning",
			text: `the files of iteration ${iteration} are missing for its passes: ${String(error)}`
		});
		return;
	}
	const task = ledger.plan.tasks.find((one) => one.id === id) ?? gone(id);
	const handoff = (await storedHandoff(ledger.recall, iteration))?.handoff ?? {
		summary: "It left none.",
		freeform: "It left none."
	};
	return {
		coded: {
			iteration,
			task,
			attempt,
			start,
			tree: commit,
			usage: noUsage
		},
		handoff
	};
}
/** It was removed from the plan after that attempt. */
const gone = (id) => Task.parse({
	id,
	title: id,
	description: "It is no longer in the plan."
});
/** Files what came of them at the iterations that they are about; whatever has no answer yet goes on being owed. */
async function takeOwed(ports, job, { ledger, calls }) {
	const { owed } = ledger.state;
	if (owed.length === 0) return;
	const passes = await passesOf(ports, job);
	for (const one of owed) {
		const { iteration, task } = one;
		await addPasses(ledger, {
			iteration,
			task
		}, endedPasses(one, {
			...ports,
			passes,
			calls
		}));
	}
}
/** Both, in a job that has the key for a model and writes the run. */
async function settleOwed(work) {
	const { ports, job, ledger } = work;
	if (ledger.state.owed.length === 0) return;
	beginOwed(ledger);
	await ledger.save("ask the passes that waited");
	const at = {
		ledger,
		spent: ledger.state.usage,
		guarded: interruptibleBy(work)
	};
	const calls = await unlessAborted(() => askOwed(ports, job, at));
	work.did.ready = false;
	if (calls) await takeOwed(ports, job, {
		ledger,
		calls
	});
}
// src/app/attempt.ts
/** Where another job calls the agent. */
function handOnPrepared(work, prepared) {
	const { start, checkpoint, merge } = prepared;
	if (work.reach.until !== "prepared") return void 0;
	if (start !== checkpoint) work.ledger.keep(start);
	return delegate(work, {
		phase: "prepared",
		prepared
	}, { commit: merge && start });
}
/** The phases of one iteration as far as this job takes it; how the job ends, where it does. */
async function attempt(work, step) {
	const { ports, job, ledger, cancelled, did, reach } = work;
	const laid = await checkoutTask(ports, job, {
		ledger,
		task: step.task
	});
	if (laid.kind === "gone") return laid.reason && stopped(laid.reason);
	const canAsk = reach.until === "prepared" || ports.agent.ask !== void 0;
	const calls = await planCalls(ports, job, {
		ledger,
		task: step.task,
		canAsk
	});
	if (callsAgent(reach)) await settleOwed(work);
	else beginOwed(ledger);
	const prepared = await prepare(ports, job, {
		ledger,
		...step,
		laidOut: laid.laidOut,
		calls
	});
	const handed = handOnPrepared(work, prepared);
	const begin = async (onSent) => {
		await ledger.save(`begin iteration ${prepared.iteration}: ${step.task.id}`, onSent);
		await work.publish();
	};
	did.spent = noCallCost;
	await alongside(begin, async () => {
		if (handed) return;
		const restored = ports.workspace.restore(prepared.start);
		handoffJsonSchema();
		await restored;
	});
	if (ledger.state.work !== prepared.checkpoint || work.conflict()) {
		abandonAttempt(ledger, prepared);
		return;
	}
	if (handed) return {
		kind: "handed_on",
		dossier: handed
	};
	const onSpent = (spent) => {
		did.spent = spent;
	};
	const guarded = interruptibleBy(work);
	const changedSince = await ports.steering.look();
	const ready = await withCalls(work, prepared);
	if (ready.kind === "over") {
		await tellSteering(ledger, prepared, changedSince);
		return ready.reason && stopped(ready.reason);
	}
	const at = {
		spent: ledger.state.usage,
		guarded,
		onSpent
	};
	const { recall, state } = ledger;
	const { coded, verdict } = await judged$1(work, await code(ports, job, {
		...at,
		prepared: ready.prepared,
		recall,
		knowledge: state.knowledge,
		cancelled
	}));
	did.ready &&= !filledDisk(coded.end);
	if (verdict.kind === "validate" && reach.until === "coded") {
		const seen = await reviewed(ports, job, {
			...at,
			coded,
			checked: false
		});
		return delegateChecks(work, await passed(work, {
			...at,
			coded: seen,
			checks: null
		}));
	}
	const reason = await settleAttempt(work, {
		coded,
		verdict
	}, {
		async check() {
			const found = {
				coded,
				state: ledger.state,
				onChecks: work.orders.checks
			};
			const validation = await whileHoldingRun(work, (signal) => validate(ports, job, {
				...found,
				signal
			}));
			if (typeof validation === "object") did.ready = !validation.checks.some(({ filled_disk }) => filled_disk);
			return validation;
		},
		async review() {
			const seen = await reviewed(ports, job, {
				...at,
				coded,
				checked: true
			});
			if (seen !== coded) work.orders.forget();
			did.ready &&= !filledDisk(seen.reviewed?.end);
			return seen;
		},
		pass: (seen, checks) => passed(work, {
			...at,
			coded: seen,
			checks
		})
	});
	await tellSteering(ledger, prepared, changedSince);
	return reason && stopped(reason);
}
/** What is to become of an attempt; where the checks decide, with what the engine adds to it, which is then in the workspace too. */
async function judged$1(work, left) {
	const { ports, job, ledger, reach } = work;
	const verdict = verdictOn(work, left);
	if (verdict.kind !== "validate") return {
		coded: left,
		verdict
	};
	const coded = await withOwnPart(ports, job, {
		ledger,
		coded: left
	});
	if (coded.tree !== left.tree && reach.until === "settled") await ports.workspace.resetTracked(coded.tree);
	return {
		coded,
		verdict
	};
}
/** The attempt with the prompt that the calls before it came to, and what they cost written; or why its agent is not called. */
async function withCalls(work, prepared) {
	const { ports, job, ledger } = work;
	const { calls = [], iteration, task } = prepared;
	if (calls.length === 0) return {
		kind: "ready",
		prepared
	};
	const keep = () => ledger.save(`calls before iteration ${iteration}: ${task.id}`);
	const before = await makeCalls(ports, job, {
		ledger,
		at: prepared,
		calls,
		spent: ledger.state.usage,
		guarded: interruptibleBy(work),
		keep
	});
	if (before.kind === "halted") return {
		kind: "over",
		reason: settleHalt(ledger, job, {
			at: prepared,
			halt: before.halt
		})
	};
	if (before.kind === "ended") {
		ledger.record({
			type: "attempt_interrupted",
			iteration,
			task: task.id,
			cause: "cancelled",
			why: "the job was cancelled or stopped before its agent was called",
			until: null,
			...noCallCost
		});
		return {
			kind: "over",
			reason: void 0
		};
	}
	if (before.made.length > 0) await keep();
	return {
		kind: "ready",
		prepared: {
			...prepared,
			prompt: before.prompt,
			task: taskNow(ledger, task)
		}
	};
}
/** The change with what the passes said of it that were due. */
async function passed(work, request) {
	const { ports, job, did } = work;
	const { coded, calls } = await askPasses(ports, job, request);
	if (calls.length === 0) return coded;
	work.orders.forget();
	did.ready &&= !calls.some(({ end }) => filledDisk(end));
	return {
		...coded,
		passes: await readPasses(ports, job, calls)
	};
}
/** Named at once, and not taken over by the next job without a person's word. */
async function tellSteering(ledger, { iteration }, changedSince) {
	const { paths, plan } = await changedSince();
	if (paths.length === 0) return;
	ledger.record({
		type: "steering_changed",
		iteration,
		paths: paths.slice(0, 20),
		plan_source: plan
	});
}
/** The checks run in other jobs, on the commit that it would become. */
async function delegateChecks(work, coded) {
	const { ports, job, ledger, did } = work;
	const { state } = ledger;
	const closes = contributionOf(job, state, coded).closes || claimToCheck(job, state, coded) !== void 0;
	const commit = needsCommit(closes, coded) ? await writeCandidate(ports, job, {
		state,
		coded
	}) : coded.checkpoint;
	const dossier = delegate(work, {
		phase: "coded",
		coded
	}, {
		commit,
		spent: did.spent
	});
	await ledger.save(`hand on iteration ${coded.iteration}: ${coded.task.id}`);
	return {
		kind: "handed_on",
		dossier
	};
}
/** Then its workspace was thrown away, with what set-up had made. */
const filledDisk = (end) => end?.kind === "error" && end.what === "disk";
/** What `sending` waits for is used for `other`; both have ended when a fault of one is thrown. */
async function alongside(sending, other) {
	let begun;
	const onSent = () => {
		begun ??= other();
		begun.catch(() => void 0);
	};
	try {
		await sending(onSent);
	} catch (error) {
		await begun?.catch(() => void 0);
		throw error;
	}
	onSent();
	await begun;
}
/** Somebody pushed to the work branch in the last moment: nothing is built on what is no longer its tip. */
function abandonAttempt(ledger, { iteration, task }) {
	ledger.record({
		type: "attempt_interrupted",
		iteration,
		task: task.id,
		cause: "work_moved",
		why: "somebody pushed to the work branch before the agent was called",
		until: null,
		...noCallCost
	});
}
// src/app/agents-md.ts
/** The block as it was tried last, whatever became of it: the same one is not tried again. */
const lastTried = "agents-md.md";
/**
* Puts the renewal of AGENTS.md down as the next task where it is time for that and the file does not say it yet. A file
* that may not be touched is named, once for each block.
*/
async function keepAgentsMd({ ports, job, ledger }) {
	const { plan, state } = ledger;
	const open = openAgentsMd(plan, state);
	const ended = open && endedAgentsMd(state, open);
	if (open && ended !== void 0) ledger.record({
		type: "agents_md_ended",
		task: open.id,
		why: ended
	});
	if (open || !job.settings["agents-md"] || !timeForAgentsMd(plan, state)) return;
	const block = blockOf(job, state).join("\n");
	if (await ledger.recall(lastTried) === block) return;
	const renewed = await renewedFile(ports, job, state);
	if (renewed.kind === "same") return;
	if (renewed.kind === "left") {
		ledger.attach(lastTried, block);
		ledger.record({
			type: "agents_md_left",
			why: renewed.why
		});
		return;
	}
	const task = agentsMdTask(state.iteration + 1, state);
	ledger.replacePlan({
		...plan,
		tasks: [task, ...plan.tasks]
	});
	ledger.record({
		type: "agents_md_due",
		task: task.id,
		entries: state.knowledge.filter(isActive).length
	});
}
const blockOf = ({ planName }, { knowledge }) => agentsBlock(knowledge, planName);
/** The whole file as the next commit is to have it. */
async function renewedFile({ workBranch }, job, state) {
	const found = await workBranch.topFile(state.work, agentsMdFile);
	if (found && "other" in found) return {
		kind: "left",
		why: found.other
	};
	const text = textOf(found ?? /* @__PURE__ */ new Uint8Array());
	if (text === void 0) return {
		kind: "left",
		why: "it is not UTF-8 text"
	};
	const active = state.knowledge.filter(isActive);
	if (active.length === 0 && !text.includes("ralph:knowledge")) return { kind: "same" };
	const inherits = active.flatMap(({ from }) => from ?? []);
	return {
		...withBlock(text, blockOf(job, state), {
			plan: job.planName,
			inherits
		}),
		isNew: found === null
	};
}
/** The byte order mark stays: it is a part of the file. */
function textOf(content) {
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(content);
	} catch {
		return;
	}
}
/**
* An iteration without an agent: the engine writes the file, and guards, checks, approval and commit are those of any
* other. Where other jobs run the checks, it is handed on to them.
*/
async function writeAgentsMd(work, step) {
	const { ports, job, ledger, did, reach } = work;
	const { task, attempt } = step;
	const checkpoint = ledger.state.work;
	const numbered = {
		iteration: ledger.state.iteration + 1,
		task,
		attempt,
		checkpoint,
		start: checkpoint,
		merge: null
	};
	const block = blockOf(job, ledger.state);
	const renewed = await renewedFile(ports, job, ledger.state);
	if (renewed.kind !== "changed") {
		const why = renewed.kind === "left" ? renewed.why : "it is up to date";
		ledger.record({
			type: "agents_md_ended",
			task: task.id,
			why
		});
		return;
	}
	ledger.attach(lastTried, block.join("\n"));
	ledger.attach(iterationPath(numbered.iteration, "prompt.md"), "No agent was called: the engine updated its section of AGENTS.md.\n");
	ledger.record({
		type: "attempt_started",
		iteration: numbered.iteration,
		task: task.id,
		attempt,
		checkpoint
	});
	await ledger.save(`begin iteration ${numbered.iteration}: ${task.id}`);
	await work.publish();
	if (ledger.state.work !== checkpoint || work.conflict()) {
		abandonAttempt(ledger, numbered);
		return;
	}
	did.ready = false;
	await ports.credentialShapes.load();
	const coded = await codedOf(ports, job, {
		numbered,
		file: renewed,
		entries: ledger.state.knowledge.filter(isActive).length
	});
	const verdict = verdictOn(work, coded);
	if (verdict.kind === "validate" && reach.until !== "settled") return delegateChecks(work, coded);
	const candidate = await writeCandidate(ports, job, {
		state: ledger.state,
		coded
	});
	const reason = await settleAttempt(work, {
		coded,
		verdict,
		candidate
	}, { check: () => whileHoldingRun(work, async (signal) => {
		await ports.workspace.restore(candidate);
		return validate(ports, job, {
			coded,
			state: ledger.state,
			onChecks: work.orders.checks,
			signal
		});
	}) });
	return reason && stopped(reason);
}
async function codedOf(ports, job, given) {
	const { numbered, file, entries } = given;
	const content = new TextEncoder().encode(file.text);
	const { tree } = await ports.workBranch.withFiles(numbered.checkpoint, [{
		path: agentsMdFile,
		content
	}]);
	const action = file.isNew ? "created" : "modified";
	const changes = [{
		path: agentsMdFile,
		action,
		bytes: content.length,
		mode: "100644"
	}];
	const guarded = await guard(ports, job, {
		...numbered,
		tree,
		changes,
		refused: []
	});
	const nothing = {
		paths: [],
		total: 0
	};
	const summary = `${agentsMdFile} now contains what the run has learned, in the section that ralph maintains (${plural(entries, "entry", "entries")}).`;
	return {
		...numbered,
		...guarded,
		end: {
			kind: "finished",
			structured: null,
			text: ""
		},
		usage: noUsage,
		durationMs: 0,
		lingeredMs: null,
		denials: [],
		handoff: {
			summary,
			freeform: `The engine wrote this commit; no agent was called. ${summary}`
		},
		handoffSource: "engine",
		tree,
		changes,
		hidden: nothing,
		environment: nothing,
		unready: null
	};
}
// src/core/run/next/budget-warning.ts
/** From here on a person is told: early enough to choose before the job stops by itself. */
const nearly = .8;
/** The budgets of which four fifths are used and of which that has not been said; a raised limit is said again. */
function budgetsNearlyUsed(request) {
	const said = (use) => request.state.warned.some(({ budget, limit }) => budget === use.budget && limit === use.limit);
	return budgetsInForce(request).filter((use) => use.used >= use.limit * nearly && !said(use));
}
function budgetsInForce({ plan, state, limits, job, now }) {
	const attempts = state.counts.succeeded + state.counts.failed;
	return [
		{
			budget: "cost",
			used: state.usage.usd,
			limit: limits.costBudgetUsd
		},
		{
			budget: "tokens",
			used: totalTokens(state.usage),
			limit: limits.tokenBudget
		},
		{
			budget: "run_iterations",
			used: attempts,
			limit: limits.runIterations ?? plan.max_iterations
		},
		{
			budget: "time",
			used: now - job.started,
			limit: limits.timeBudgetMs
		},
		{
			budget: "job_iterations",
			used: job.iterations,
			limit: limits.maxIterations
		}
	].flatMap(({ limit, ...use }) => typeof limit === "number" ? [{
		...use,
		limit
	}] : []);
}
// src/app/job/say-costs.ts
/**
* Before an attempt: in the job's first one, what the rest of the plan will probably cost; in any, each budget that is
* nearly used, once, and what can be done about it while there is time (docs/design.md#what-it-promises).
*/
async function reportCosts({ clock, show, ...files }, job, { ledger, soFar, lanes = 1 }) {
	const { plan, state } = ledger;
	const limits = limitsOf(job, ledger.state);
	const now = clock.now();
	if (soFar.iterations === 0 && job.forecastShown !== true) {
		const settings = {
			...job.settings,
			passes: await passesOf(files, job)
		};
		const rest = forecast({
			plan,
			state
		}, {
			now,
			costBudgetUsd: limits.costBudgetUsd,
			settings
		});
		const [ahead, ...basis] = forecastLines(rest);
		if (ahead !== void 0) {
			show({
				kind: "note",
				text: `Forecast: ${ahead}`
			});
			show({
				kind: "note",
				text: `(${basis.join("; ")})`
			});
		}
		if (rest && lanes > 1) {
			const toDo = new Set(stillToDo(plan, recordsOf(plan, state)).map(({ id }) => id));
			const rounds = roundsInLanes(plan, (id) => toDo.has(id) ? "pending" : "done", lanes);
			show({
				kind: "note",
				text: lanesInWords(rest, {
					lanes,
					rounds
				})
			});
		}
	}
	const at = {
		planFile: job.planFile,
		reachedBy: job.reachedBy,
		workBranch: job.workBranch,
		now
	};
	for (const use of budgetsNearlyUsed({
		plan,
		state,
		limits,
		job: soFar,
		now
	})) {
		ledger.record({
			type: "budget_warning",
			...use
		});
		for (const choice of budgetChoices(use, at)) show({
			kind: "note",
			text: `  - ${choice}`
		});
	}
}
// src/app/lanes/begin-lane.ts
/** Numbers an attempt in a lane and writes its prompt. `onlyPrep`: another lane learns what all of them need. */
async function prepareInLane({ job, ledger }, { task, attempt, reserved: { usd, tokens } }, { ports, lane, canAsk, onlyPrep }) {
	const laid = await checkoutTask(ports, job, {
		ledger,
		task
	});
	if (laid.kind === "gone") return laid;
	const planned = await planCalls(ports, job, {
		ledger,
		task,
		canAsk
	});
	const calls = onlyPrep ? planned.filter(({ role }) => role === "prep") : planned;
	const inLane = {
		lane,
		reserved_usd: usd,
		...tokens !== void 0 && { reserved_tokens: tokens }
	};
	return {
		kind: "prepared",
		prepared: await prepare(ports, job, {
			ledger,
			task,
			attempt,
			laidOut: laid.laidOut,
			calls,
			inLane
		})
	};
}
/** The lowest number of a lane that none of these has. */
function freeLane(open) {
	let free = 0;
	while (open.some(({ lane }) => lane === free)) free += 1;
	return free;
}
/** What the run counts as spent for a call in a lane: what is left of its budgets then is what was reserved for it. */
const spentInLane = (reserved, settings) => ({
	...noUsage,
	usd: settings["cost-budget"] - reserved.usd,
	input_tokens: (settings["token-budget"] ?? 0) - (reserved.tokens ?? 0)
});
// src/app/delegate-lanes.ts
/**
* A round of lanes for the other jobs of this workflow run: an attempt for each free lane, in one write. What waits in the
* train of the round before needs no agent; if nothing else may begin, it goes straight to its checks.
*/
async function delegateLanes(work, soFar) {
	const { ledger } = work;
	const { parcels, reason } = await beginRound(work, soFar);
	const isCandidate = ({ candidate }) => candidate !== null;
	if (parcels.length === 0 && !lanesAtWork(ledger.state).some(isCandidate)) return reason && stopped(reason);
	if (parcels.length > 0) beginOwed(ledger);
	const dossier = delegate(work, parcels.length > 0 ? {
		phase: "lanes",
		parcels
	} : { phase: "train" }, { commit: null });
	await ledger.save(subjectOf(parcels));
	await work.publish();
	const { work: tip } = ledger.state;
	if (!work.conflict() && parcels.every(({ prepared }) => prepared.checkpoint === tip)) return {
		kind: "handed_on",
		dossier
	};
	for (const { prepared } of parcels) abandonAttempt(ledger, prepared);
}
async function beginRound(work, soFar) {
	const { ports, job, ledger } = work;
	const parcels = [];
	for (let count = lanesOf(work); count > 0; count--) {
		const { plan, state } = ledger;
		const next = nextBeside({
			plan,
			state,
			limits: limitsOf(job, state),
			job: soFar(),
			now: ports.clock.now(),
			lanes: lanesOf(work)
		});
		if (!next) break;
		if (parcels.length === 0) await reportCosts(ports, job, {
			ledger,
			soFar: soFar(),
			lanes: lanesOf(work)
		});
		const lane = freeLane(lanesAtWork(state));
		const begun = await prepareInLane(work, next, {
			ports,
			lane,
			onlyPrep: parcels.some(({ prepared }) => prepared.calls !== void 0),
			canAsk: true
		});
		if (begun.kind === "gone") return {
			parcels,
			reason: begun.reason
		};
		const { prepared } = begun;
		if (prepared.start !== prepared.checkpoint) ledger.keep(prepared.start);
		parcels.push({
			lane,
			prepared
		});
	}
	return {
		parcels,
		reason: void 0
	};
}
function subjectOf(parcels) {
	const names = parcels.map(({ prepared: { iteration, task } }) => `${iteration}: ${task.id}`);
	return names.length === 0 ? "hand on what waits for its checks" : `begin ${names.length === 1 ? "iteration" : "iterations"} ${names.join(", ")}`;
}
// src/app/phase/code/code-after-calls.ts
const spentOn = (calls) => calls.reduce((sum, { usage }) => addUsage(sum, usage), noUsage);
/**
* The calls before the agent, and the agent itself, where these let it begin. Nothing of what they said is written here:
* the job that settles the attempt reads the answers again, and decides.
*/
async function codedAfterCalls(ports, job, request) {
	const { ledger, prepared } = request;
	const { calls = [] } = prepared;
	const keep = async (done, spent) => {
		const said = {
			schema: 1,
			nonce: request.nonce,
			calls: [...done],
			...spent && { spent }
		};
		await ports.parcel.put("calls", ports.redact(JSON.stringify(said)));
	};
	if (calls.length === 0) {
		const prompt = ledger.dirty ? attachPrompt(ledger, prepared.iteration, await promptNow(ports, job, {
			ledger,
			...prepared
		})) : prepared.prompt;
		const heard = keepingSpent(ports, (spent) => keep([], spent));
		const { knowledge } = ledger.state;
		return {
			coded: await code(heard, job, {
				...request,
				knowledge,
				prepared: {
					...prepared,
					prompt
				}
			}),
			made: []
		};
	}
	const before = await makeCalls(ports, job, {
		...request,
		at: prepared,
		calls,
		keep
	});
	const { made } = before;
	if (made.length > 0) await keep(made);
	if (before.kind !== "ready") return {
		coded: notCalled(prepared),
		made
	};
	const ready = {
		...prepared,
		prompt: before.prompt,
		task: taskNow(ledger, prepared.task)
	};
	const spent = addUsage(request.spent, spentOn(made));
	const heard = keepingSpent(ports, (spent) => keep(made, spent));
	const { knowledge } = ledger.state;
	return {
		coded: await code(heard, job, {
			...request,
			knowledge,
			spent,
			prepared: ready
		}),
		made
	};
}
/** Keeps what the coding agent has used by now, each time that it says so. A disk that is full ends no agent here. */
function keepingSpent(ports, keep) {
	const begun = ports.clock.now();
	let writing = Promise.resolve();
	return {
		...ports,
		show(message) {
			if (message.kind === "agent" && message.progress.kind === "spent") {
				const spent = {
					usage: message.progress.usage,
					duration_ms: ports.clock.now() - begun
				};
				writing = writing.then(() => keep(spent)).catch(() => void 0);
			}
			ports.show(message);
		}
	};
}
/** The agent's end and the guards leave nothing for the checks to say. */
const isDecided = ({ findings, unready, end }) => findings.length > 0 || unready !== null || end.kind !== "finished" && end.kind !== "no_result";
// src/app/lanes/lane.ts
function trackWork(work) {
	let end;
	return {
		over: work.then((value) => {
			end = {
				kind: "done",
				value
			};
		}, (error) => {
			end = {
				kind: "fault",
				error
			};
		}),
		end: () => end
	};
}
/**
* One attempt from its prompt to what its agent left, as the job of an agent makes it in a workflow
* (docs/design.md#several-jobs): what the calls say goes to a ledger that is never saved, and nothing is recorded here.
*/
async function codedInLane(ports, job, request) {
	const { prepared, signal, onSpent, spent } = request;
	await ports.workspace.restore(prepared.start);
	await ports.workspace.setUp(job.settings.setup, signal);
	const ledger = unsavedCopy(ports, job, request.ledger);
	const guarded = (act) => act(signal);
	const { coded: called, made } = await codedAfterCalls(ports, job, {
		ledger,
		prepared,
		nonce: "",
		guarded,
		cancelled: signal,
		spent,
		recall: ledger.recall,
		onSpent
	});
	const calls = prepared.calls;
	const coded = calls && made.length > 0 ? {
		...called,
		before: {
			planned: calls,
			made: [...made]
		}
	} : called;
	if (!isToCheck(job, ledger, coded)) return coded;
	const looking = {
		spent: addUsage(spent, coded.usage),
		guarded,
		onSpent
	};
	const looked = await reviewed(ports, job, {
		...looking,
		coded,
		checked: false
	});
	const passed = await askPasses(ports, job, {
		...looking,
		coded: looked,
		checks: null
	});
	return {
		...passed.coded,
		passes: await readPasses(ports, job, passed.calls)
	};
}
/** Whether the checks have something to say about it. */
function isToCheck(job, { state }, coded) {
	if (isDecided(coded)) return false;
	const { closes } = contributionOf(job, state, coded);
	return coded.changes.length > 0 || closes || claimToCheck(job, state, coded) !== void 0;
}
/** A copy of the ledger that is never saved. */
function unsavedCopy(ports, job, { state, plan, seq, recall }) {
	const quiet = {
		...ports,
		show: () => void 0,
		store: {
			...ports.store,
			read: recall
		}
	};
	return openLedger(quiet, {
		oid: "",
		state,
		plan,
		seq,
		proven: false,
		control: emptyControl,
		gathered: nothingGathered
	}, {
		...job,
		tells: null
	});
}
function openLane({ cancelled }, lane, { ports, prepared }) {
	const ending = new AbortController();
	return {
		lane,
		ports,
		prepared,
		ending,
		signal: AbortSignal.any([ending.signal, cancelled]),
		begun: ports.clock.now(),
		spent: noCallCost
	};
}
// src/app/lanes/capture.ts
/** An agent has ended: its change joins the end of the train, or the attempt is settled where no check has anything to say. */
async function captureOrSettle(work, coded) {
	const { ports, job, ledger } = work;
	const verdict = verdictOn(work, coded);
	if (verdict.kind !== "validate" || !isToCheck(job, ledger, coded)) {
		const check = async () => void 0;
		return {
			kind: "settled",
			reason: await settleAttempt(work, {
				coded,
				verdict
			}, { check })
		};
	}
	const { iteration, task } = coded;
	const candidate = await writeCandidate(ports, job, {
		state: ledger.state,
		coded
	});
	ledger.keep(candidate);
	ledger.attach(iterationPath(iteration, "coded.json"), `${JSON.stringify(coded)}\n`);
	ledger.record({
		type: "attempt_captured",
		iteration,
		task: task.id,
		candidate
	});
	return {
		kind: "captured",
		coded,
		candidate
	};
}
/** What agents left that waits to land, in its order and with its files; what cannot be read any more is left out. */
async function trainIn({ workBranch }, { state, recall }, attempts = lanesAtWork(state)) {
	const train = [];
	for (const { lane, iteration, candidate } of attempts) {
		const text = candidate === null ? void 0 : await recall(iterationPath(iteration, "coded.json"));
		const coded = text === void 0 ? void 0 : Coded.safeParse(JSON.parse(text)).data;
		if (!coded || candidate === null) continue;
		await workBranch.contains(candidate, coded.checkpoint);
		train.push({
			lane,
			coded,
			candidate
		});
	}
	return train;
}
const unreadable = "what its agent left cannot be read any more";
/** The same; an attempt of which nothing can be read begins again. */
async function readableTrain(ports, ledger, attempts = lanesAtWork(ledger.state)) {
	const train = await trainIn(ports, ledger, attempts);
	for (const { iteration, task } of attempts) {
		if (train.some(({ coded }) => coded.iteration === iteration)) continue;
		const fact = {
			iteration,
			task,
			cause: "infrastructure",
			why: unreadable,
			until: null
		};
		ledger.record({
			type: "attempt_interrupted",
			...fact,
			...noCallCost
		});
	}
	return train;
}
// src/app/lanes/left-candidates.ts
const lanePorts = ({ ports }, lane) => ({
	...ports,
	...ports.lane(lane)
});
/** What agents left in the lanes of a job that has ended since: it was paid for. */
const candidatesLeft = async (work, attempts) => (await readableTrain(work.ports, work.ledger, attempts)).map(({ lane, coded, candidate }) => ({
	...openLane(work, lane, {
		ports: lanePorts(work, lane),
		prepared: coded
	}),
	coded,
	candidate,
	isForeign: true
}));
/** What a person has approved goes to the end of the train, as soon as a lane is free to check it in. */
async function rejoinApproved({ work, open }) {
	for (const attempt of lanesAtWork(work.ledger.state)) {
		if (!attempt.held || open.some(({ prepared }) => prepared.iteration === attempt.iteration)) continue;
		const lane = freeLane(open);
		if (lane >= Math.max(1, lanesOf(work))) return;
		const [candidate] = await candidatesLeft(work, [{
			...attempt,
			lane
		}]);
		if (!candidate?.coded) continue;
		const { usage, duration_ms: durationMs } = noCallCost;
		open.push({
			...candidate,
			coded: {
				...candidate.coded,
				usage,
				durationMs
			}
		});
	}
}
const notHandedOn = "it waited in a lane, and this job hands on one attempt at a time";
/** Where other jobs run agents or checks nobody lands them: their tasks begin again. */
async function dropCandidates({ ledger }) {
	for (const { iteration, task } of lanesAtWork(ledger.state)) {
		const fact = {
			iteration,
			task,
			cause: "infrastructure",
			why: notHandedOn,
			until: null
		};
		ledger.record({
			type: "attempt_interrupted",
			...fact,
			...noCallCost
		});
	}
}
// src/app/own/file-in-queue.ts
/**
* Moves the plan's file by a commit of the engine's own where no commit of a task has: when the plan begins, and where
* its last task ended without one. Returns whether there was something to move; what was moved at the end is checked next.
*/
async function fileInQueue({ ports, job, ledger, conflict }) {
	const { work, queue: folder, run, awaiting } = ledger.state;
	if (folder === null || awaiting || conflict()) return false;
	const becomes = { at: ports.clock.now() };
	const { tree, own } = await withOwnEdits(ports, {
		job,
		ledger,
		becomes,
		tree: work
	});
	const file = own.flatMap(({ path, content }) => content === null ? [] : queuedFile(path, folder) ?? []).find(({ place }) => place !== "pending");
	if (own.every(({ content }) => content !== null) || file === void 0 || file.place === "pending") return false;
	const message = queueMessage({
		prefix: job.settings["commit-prefix"],
		file: file.path,
		trailers: {
			plan: job.planName,
			run
		},
		signOff: job.signOff
	});
	const to = await ports.workBranch.write({
		tree,
		parent: work,
		message: ports.redact(message)
	});
	ledger.record({
		type: "queue_moved",
		from: work,
		to,
		place: file.place,
		file: file.path
	});
	return true;
}
// src/app/phase/counsel/gather-evidence.ts
/** The level of each criterion of a plan, as its attempts came to it. Calls no model. Undefined, with a warning, if that cannot be read. */
async function gatherEvidence({ store, show }, { plan, state, recall }) {
	const attempts = plan.tasks.flatMap(({ id, acceptance_criteria: criteria }) => criteria.length === 0 ? [] : iterationsOf(taskIn(state, id)).map((iteration) => ({
		id,
		iteration
	})));
	try {
		const paths = attempts.map(({ iteration }) => iterationPath(iteration, "criteria.json"));
		const stored = await store.readPast(paths);
		const judged = /* @__PURE__ */ new Map();
		for (const [index, { id, iteration }] of attempts.entries()) {
			const text = stored[index] ?? await recall(paths[index] ?? "");
			const read = text === void 0 ? void 0 : TaskCriteria.safeParse(storedJson(text)).data;
			if (read?.task === id) judged.set(id, [...judged.get(id) ?? [], {
				iteration,
				criteria: read.criteria
			}]);
		}
		return evidenceOf({
			plan,
			statusOf: statusIn(state),
			judged,
			work: state.work
		});
	} catch (error) {
		show({
			kind: "warning",
			text: `the evidence for the criteria could not be gathered: ${String(error)}`
		});
		return;
	}
}
/** Records the levels of a plan that is complete; not if it states no criterion. Blocks nothing. */
async function stateEvidence({ ports, job, ledger }) {
	const { plan, state } = ledger;
	if (!(job.settings.verify === "evidence" || job.settings.verify === "both") || state.evidence?.work === state.work) return;
	if (plan.tasks.every(({ acceptance_criteria: criteria }) => criteria.length === 0)) return;
	const evidence = await gatherEvidence(ports, ledger);
	if (evidence) recordEvidence(ledger, evidence);
}
function recordEvidence(ledger, evidence) {
	ledger.attach(evidencePath, `${JSON.stringify(evidence, null, 2)}\n`);
	ledger.record({
		type: "evidence_gathered",
		...summaryOf(evidence)
	});
}
// src/core/counsel/plan-review.ts
const longest$1 = 600;
/** Of all passes; a plan that needs more is another plan. */
const mostProposals = 30;
/** What a reviewer of a plan is told: the plan, the documents that it comes from, and what was proposed before. */
function planReviewPrompt(given) {
	const { template, plan, statusOf, specs, before } = given;
	const proposed = (before?.proposals ?? []).map(({ id, reason, fate, why }) => `- ${id} (${fate}${why === null ? "" : `: ${why}`}): ${reason}`);
	const words = (before?.words ?? []).map((one) => `- ${one}`);
	return [
		template.trim(),
		`## Plan\n\n${planText(plan, statusOf)}`,
		`## Specifications\n\n${specsText(specs)}`,
		...proposed.length === 0 ? [] : [`## Proposed Before\n\nDo not propose these again.\n\n${material(proposed.join("\n"), 2e4)}`],
		...words.length === 0 ? [] : [`## What People Say\n\n${material(words.join("\n"), 8e3)}`]
	].join("\n\n");
}
function specsText({ files, others }) {
	const more = others === 0 ? "" : `${plural(others, "other spec")} in specs/ ${others === 1 ? "is" : "are"} not named by this plan: open one only if the plan touches it.`;
	if (files.length === 0) return more || "None was found.";
	return `Read those that the plan is about:\n\n${material(files.map((path) => `- ${path}`).join("\n"), 8e3)}${more && `\n\n${more}`}`;
}
/** What a reviewer of a plan answered, its proposals numbered on from those before. */
function readPlanReview(end, before) {
	const answer = answerIn(PlanReviewAnswer, end);
	if ("why" in answer) return answer;
	const { verdict, summary, changes } = answer.value;
	const room = Math.max(0, mostProposals - before.length);
	return {
		verdict,
		summary: oneLine(summary, longest$1),
		proposals: changes.slice(0, room).map(({ lens, reason, ...wish }, at) => {
			const why = oneLine(reason, longest$1);
			const amendment = {
				...wish,
				reason: why
			};
			return {
				id: `P${before.length + at + 1}`,
				lens,
				reason: why,
				amendment,
				fate: "open",
				why: null
			};
		})
	};
}
// src/schema/counsel/verify-answer.ts
const text = string().min(1);
/** What a model answers that is asked whether a plan is complete. */
const MissingPart = object({
	task: text.describe("Id of the task of the plan that is not complete."),
	what: text.describe("What is missing, in one sentence, with the file where you looked."),
	title: text.describe("A task that adds it, in one line."),
	description: text.describe("What to do, for somebody who knows nothing about this."),
	acceptance_criteria: array(text).max(10).describe("How one can tell that it is done.")
});
const VerifyAnswer = object({
	complete: boolean().describe("true only if nothing that the plan asks for is missing."),
	summary: text.describe("One or two sentences."),
	missing: array(MissingPart).max(20).describe("Empty if the plan is complete; the most important first.")
});
/** As it is read: a part without criteria can still become a task. */
const ReadVerifyAnswer = VerifyAnswer.extend({ missing: array(MissingPart.extend({ acceptance_criteria: array(string()).default([]) })) });
const verifyJsonSchema = answerSchema(VerifyAnswer);
// src/core/counsel/verify.ts
const mostEvidence = 200;
const longest = 500;
const mostCriteria = 10;
/** What a verifier is told: the plan, what changed, and the level of each criterion. */
function verifyPrompt(given) {
	const { template, plan, statusOf, diffStat, evidence, claims, refusal } = given;
	const rows = lowestFirst(evidence?.criteria ?? []).map(({ task, criterion, level, citation, why }) => {
		return `| ${[
			task,
			criterion,
			citation === null ? "" : JSON.stringify(citation),
			why === null ? level : `${level} (${why})`
		].map(inCell).join(" | ")} |`;
	});
	const table = [
		"| Task | Criterion | Cited | Level |",
		"|---|---|---|---|",
		...cappedLines(rows, mostEvidence)
	];
	return [
		template.trim(),
		`## Plan\n\n${planText(plan, statusOf)}`,
		`## Files that the work changed\n\n${diffStat.trim() === "" ? "None." : material(diffStat, 8e3)}`,
		`## Evidence\n\n${rows.length === 0 ? "None was gathered." : material(table.join("\n"), 4e4)}`,
		...claims.length === 0 ? [] : [`## What agents claim\n\n${material(claims.map((one) => `- ${one}`).join("\n"), 4e3)}`],
		...refused(refusal)
	].join("\n\n");
}
/** A text that stays in its cell. */
const inCell = (text) => text.replaceAll("|", "\\|").replace(/\s+/g, " ");
/** What a verifier is told of a task whose agent changed nothing: nothing of the run before it. */
function unchangedPrompt(request) {
	const { template, plan, statusOf, claim, refusal } = request;
	const words = [`Why: ${claim?.why ?? ""}`, `Evidence: ${claim?.evidence ?? ""}`].join("\n");
	return [
		template.trim(),
		`## The task\n\n${planText(plan, statusOf)}`,
		`## Tests that ran and passed\n\n${material((claim?.verify ?? []).map((one) => `- ${one}`).join("\n"), 2e4)}`,
		`## What its agent claims\n\n${material(words, 4e3)}`,
		...refused(refusal)
	].join("\n\n");
}
const refused = (why) => why === void 0 ? [] : [`## Your last answer was refused\n\n${material(why, 1e3)}`];
/** What a verifier answered; texts are bounded. That something is missing counts, whatever else it says. */
function readVerify(end) {
	const answer = answerIn(ReadVerifyAnswer, end);
	if ("why" in answer) return answer;
	const { complete, summary, missing } = answer.value;
	return {
		complete: complete && missing.length === 0,
		summary: oneLine(summary, longest),
		missing: missing.slice(0, mostMissing).map((part) => ({
			...part,
			what: oneLine(part.what, longest)
		}))
	};
}
const mostMissing = 20;
/**
* What is missing as a wish for a task: it may do what the task that it is about may do, and no more. A sentence where
* that task is none of the plan.
*/
function missingAsTask({ task: of, what, title, description, acceptance_criteria }, { plan, round, number }) {
	const about = plan.tasks.find(({ id }) => id === of);
	if (!about) return `the plan has no task ${oneLine(of, 64)}`;
	const { allowed_tools, model, working_directory: _, ...rest } = about;
	return {
		action: "add",
		reason: what,
		task: {
			id: freeId(`${startOf(of, 48)}-missing-${round}-${number}`, plan),
			title: oneLine(title, 200),
			description: startOf(description, 8e3),
			acceptance_criteria: acceptance_criteria.slice(0, mostCriteria).map((one) => oneLine(one, longest)),
			skills: rest.skills,
			...allowed_tools && { allowed_tools },
			...model !== void 0 && { model }
		}
	};
}
function freeId(wanted, { tasks }) {
	const taken = new Set(tasks.map(({ id }) => id.toLowerCase()));
	for (let n = 1, id = wanted;; n++, id = `${wanted}-${n}`) if (!taken.has(id.toLowerCase())) return id;
}
// src/app/phase/counsel/ask-again.ts
/** An answer that cannot be read is asked for once more. Returns whether it is. */
function askAgain(ledger, { counsel, end }, why) {
	if (!("kind" in end && end.kind === "finished") || refusalOf(ledger.state, counsel) !== void 0) return false;
	ledger.record({
		type: "counsel_interrupted",
		...counsel,
		why: oneLine(why, 500),
		until: null,
		refused: true
	});
	return true;
}
// src/core/spec/specs-of-plan.ts
const folder = "specs";
/** The list of specs, from the top of the repository. */
const specIndex = `${folder}/INDEX.md`;
/** Up to this many specs are all listed. */
const maxForAll = 5;
/** A plan's reader does not open more than these. */
const maxFiles = 12;
/**
* All specs if there are few. Otherwise those that the plan names by path, folder or ID, and what these require.
* `below`: the files of `specs/`; `index`: the text of its list.
*/
function specsOfPlan(plan, { paths, index }) {
	const specPaths = paths.filter((path) => path.endsWith("/SPEC.md")).sort();
	const listed = specPaths.length <= maxForAll ? specPaths : linkedSpecs(plan, specPaths, index ?? "").slice(0, maxFiles);
	return {
		files: [...index === void 0 ? [] : [specIndex], ...listed],
		others: specPaths.length - listed.length
	};
}
function linkedSpecs({ name, context = "", tasks }, specPaths, index) {
	const rows = new Map(readIndex(index).map((row) => [`${folder}/${row.path.text.replace(/^\.\//, "")}`, row]));
	const byId = new Map([...rows].map(([path, { id }]) => [id.text, path]));
	const texts = tasks.flatMap(({ title, description, acceptance_criteria: all }) => [
		title,
		description,
		...all
	]);
	const words = new Set([context, ...texts].join("\n").match(/[\w./-]+/g)?.map((word) => word.replace(/^\.\/|[./]+$/g, "")));
	const isNamed = (path) => {
		const folderPath = path.slice(0, -8);
		const id = rows.get(path)?.id.text;
		return folderPath === `${folder}/${name}` || [
			path,
			folderPath,
			...id ? [id] : []
		].some((name) => words.has(name));
	};
	const namedPaths = specPaths.filter(isNamed);
	const required = namedPaths.flatMap((path) => (rows.get(path)?.requires ?? []).flatMap(({ text }) => byId.get(text) ?? []));
	return [.../* @__PURE__ */ new Set([...namedPaths, ...required.filter((path) => specPaths.includes(path))])];
}
// src/app/phase/counsel/ask-counsel.ts
const limitMs = 9e5;
/**
* Makes one call about the plan as a whole: an agent that only reads, in the files of the work as it stands, within what is
* left of the run's budget. Writes nothing, and leaves the workspace for whoever restores it.
*/
async function askCounsel(ports, job, request) {
	const { ledger, counsel, spent, guarded } = request;
	const { state } = ledger;
	const { prompt, agent = ports.agent, ...question } = await questions[counsel.role](ports, job, {
		ledger,
		counsel
	});
	await ports.workBranch.contains(state.work, state.base);
	await ports.workspace.restore(state.work);
	const coded = {
		iteration: Math.max(1, state.iteration),
		task: thePlan,
		attempt: 1,
		tree: state.work,
		usage: noUsage
	};
	const reader = {
		...question,
		pass: counsel.role,
		limitMs,
		mayFail: true,
		servers: question.servers,
		prompt: async () => prompt
	};
	const { end, usage, durationMs, edited, servers } = await callReader({
		...ports,
		agent
	}, job, {
		coded,
		spent,
		guarded,
		reader
	});
	const model = question.model ?? null;
	return {
		...counsel,
		model,
		end,
		usage,
		duration_ms: durationMs,
		edited: edited.slice(0, 20),
		...servers && { servers }
	};
}
const thePlan = Task.parse({
	id: planTask,
	title: "The plan as a whole"
});
/** Agents that said in older programs' words that all is done. */
async function claimsIn({ state, recall }) {
	const said = await Promise.all(state.recent.map(({ iteration }) => storedHandoff(recall, iteration)));
	return state.recent.flatMap(({ iteration, task }, at) => spokenSignals(said[at]?.handoff.freeform ?? "").complete ? [`iteration ${iteration} (${task}) says that all is done`] : []);
}
const consensusDoes = {
	challenge: "challenges the plan",
	counter: "answers for the plan",
	synthesis: "says what is settled"
};
const consensusSchemas = {
	challenge: challengeJsonSchema,
	counter: counterJsonSchema,
	synthesis: synthesisJsonSchema
};
/** Whether one task is done already, asked of an agent that knows nothing of the one that says so. */
async function questionAboutClaim(ports, settings, { ledger: { plan, state }, counsel }) {
	const ask = claimToVerify(state);
	return {
		does: `verifies that ${ask?.task ?? "a task"} needs no change, after`,
		model: settings["verify-model"],
		maxTurns: 20,
		mostUsd: 1,
		schema: verifyJsonSchema(),
		prompt: unchangedPrompt({
			template: await template(ports, "verify-unchanged"),
			plan: {
				context: plan.context,
				tasks: plan.tasks.filter(({ id }) => id === ask?.task)
			},
			statusOf: statusIn(state),
			claim: ask?.question,
			refusal: refusalOf(state, counsel)
		})
	};
}
const questions = {
	verify: async (ports, { settings }, { ledger, counsel }) => {
		const { plan, state } = ledger;
		if (counsel.part === "unchanged") return questionAboutClaim(ports, settings, {
			ledger,
			counsel
		});
		const evidence = await gatherEvidence(ports, ledger);
		return {
			does: "verifies that the plan is complete, after",
			model: settings["verify-model"],
			maxTurns: 20,
			mostUsd: 1,
			schema: verifyJsonSchema(),
			prompt: verifyPrompt({
				template: await template(ports, "verify"),
				plan,
				statusOf: statusIn(state),
				diffStat: await ports.workspace.diffStat(state.base, state.work),
				evidence,
				claims: await claimsIn(ledger),
				refusal: refusalOf(state, counsel)
			})
		};
	},
	"plan-review": async (ports, { settings }, { ledger, counsel }) => {
		const { plan, state } = ledger;
		const [index, below] = [await ports.base.read(specIndex), await ports.workBranch.filesBelow(state.base, "specs")];
		const specs = specsOfPlan({
			name: state.plan,
			context: plan.context,
			tasks: plan.tasks
		}, {
			index,
			paths: below
		});
		return {
			does: `reviews the plan (pass ${counsel.round}), before`,
			model: settings["plan-review-model"] ?? settings.model,
			maxTurns: settings["max-turns"],
			mostUsd: 3,
			schema: planReviewJsonSchema(),
			prompt: planReviewPrompt({
				template: await template(ports, "plan-review"),
				plan,
				statusOf: statusIn(state),
				specs,
				before: state.counsel.plan_review
			})
		};
	},
	consensus: async (ports, job, { ledger, counsel }) => {
		const { plan, state, recall } = ledger;
		const { settings } = job;
		const part = ConsensusPart.parse(counsel.part);
		const second = part !== "counter";
		const other = second ? ports.secondAgent : void 0;
		const file = second ? settings["consensus-servers"] : void 0;
		const servers = file === void 0 ? void 0 : await serversFor(ports, job, {
			of: { file },
			recall
		});
		if (file !== void 0 && !servers) ports.show({
			kind: "warning",
			text: `.ralph/config/${file} names no MCP server: the second model is asked directly`
		});
		return {
			does: `${consensusDoes[part]} (round ${counsel.round}), before`,
			model: (second ? settings["consensus-model"] : void 0) ?? (other ? void 0 : settings.model),
			...other && { agent: other },
			...!second && { who: "the agent" },
			maxTurns: settings["max-turns"],
			mostUsd: 2,
			schema: consensusSchemas[part](),
			servers,
			prompt: consensusPrompt({
				template: await template(ports, `consensus-${part}`),
				part,
				plan,
				statusOf: statusIn(state),
				before: state.counsel.consensus,
				asksServers: servers !== void 0
			})
		};
	}
};
// src/app/phase/counsel/take-claim.ts
/** A verifier says whether a task is done without a change. If it does not agree, or gives no answer, a person decides. */
function takeClaim(ledger, { settings }, { counsel, end, called }) {
	const { state, plan } = ledger;
	const read = "why" in end ? end : readVerify(end);
	called?.("why" in read ? read.why : `${read.complete ? "agrees" : "does not agree"}: ${read.summary}`);
	if ("why" in read && askAgain(ledger, {
		counsel,
		end
	}, read.why)) return;
	const ask = claimToVerify(state);
	const task = plan.tasks.find(({ id }) => id === ask?.task);
	if (!ask?.question || !task || ask.iteration !== counsel.round) {
		const why = "the question was answered meanwhile";
		ledger.record({
			type: "counsel_interrupted",
			...counsel,
			why,
			until: null
		});
		return;
	}
	const { iteration, question } = ask;
	const doubt = "why" in read ? `the verifier gave no usable answer: ${read.why}` : read.complete ? whyPersonDecides(state, {
		task,
		settings
	}) : `the verifier does not agree: ${[read.summary, ...read.missing.map(({ what }) => what)].join(" ")}`;
	if (doubt === void 0) {
		ledger.record({
			type: "unchanged_accepted",
			iteration,
			task: task.id,
			by: "ralph",
			why: question.why,
			verified: true
		});
		return;
	}
	ledger.record({
		type: "unchanged_doubted",
		iteration,
		task: task.id,
		why: oneLine(doubt, 1e3)
	});
	const { why } = question;
	const told = {
		...question,
		person: oneLine(doubt, 1e3)
	};
	ledger.send([askPerson(ledger.state, {
		iteration,
		task: task.id,
		why,
		holds: true,
		question: told
	})]);
}
// src/app/phase/counsel/take-counsel.ts
/** A killed job asks again in the next one; what was begun so often is given up. */
const mostBegun = 2;
/** Says that the call is about to be made; false where it is given up, for its deaths or for want of money, which is then recorded. */
async function beginCounsel({ ports, job, ledger }, counsel) {
	tellLostCounsel(ledger);
	const { asking } = ledger.state.counsel;
	const begun = asking && sameCounsel(asking, counsel) ? asking.begun : 0;
	const poor = isTooLittle(leftOfRun(job.settings, ledger.state.usage));
	if (begun < mostBegun && !poor) {
		ledger.record({
			type: "counsel_begun",
			...counsel
		});
		return true;
	}
	const end = { why: poor ? "no money was left for the call" : `it was started ${begun} times and never finished` };
	await take[counsel.role](ledger, job, {
		counsel,
		end,
		at: {
			moment: momentOf(ports),
			model: null,
			usd: 0
		}
	});
	return false;
}
/** Asks and takes in what was answered, in a job that has the key for a model and writes the run. */
async function settleCounsel(work, counsel) {
	const { ports, job, ledger } = work;
	if (!await beginCounsel(work, counsel)) return void 0;
	await ledger.save(`ask for ${counsel.role}`);
	const at = {
		ledger,
		counsel,
		spent: ledger.state.usage,
		guarded: interruptibleBy(work)
	};
	const made = await unlessAborted(() => askCounsel(ports, job, at));
	work.did.ready = false;
	if (made) return takeCounsel(ports, job, {
		ledger,
		counsel,
		made
	});
	tellLostCounsel(ledger);
	return interrupted(ledger, counsel, "the job was cancelled or stopped");
}
/** What a call came to. Its answer is read here for the first time, in the job that settles what it says. */
async function takeCounsel({ clock, clean }, job, { ledger, counsel, made: given }) {
	const { model, usage, duration_ms, edited, servers, end } = mapStrings(given, clean);
	const verdict = attemptVerdict({
		end,
		hasChanges: true,
		findings: [],
		now: clock.now(),
		waits: ledger.state.waiting?.count ?? 0,
		losses: 0
	});
	const called = (outcome) => {
		const cost = {
			model,
			usage,
			duration_ms,
			outcome: oneLine(outcome, 500)
		};
		ledger.record({
			type: "counsel_called",
			...counsel,
			...cost,
			...edited.length > 0 && { edited }
		});
		settleServers(ledger, {
			iteration: ledger.state.iteration,
			left: servers,
			memoryAt: null
		});
	};
	if (verdict.kind === "interrupt" && verdict.cause !== "budget") {
		called(verdict.why);
		interrupted(ledger, counsel, verdict.why, verdict.until);
		const { cause, why } = verdict;
		return cause === "billing" || cause === "auth" ? {
			kind: "human_review",
			why: `somebody has to look at the model account: ${why}`
		} : void 0;
	}
	const at = {
		moment: momentOf({ clock }),
		model,
		usd: usage.usd
	};
	await take[counsel.role](ledger, job, {
		counsel,
		end,
		called,
		at
	});
}
const momentOf = ({ clock }) => new Date(clock.now()).toISOString();
function interrupted(ledger, counsel, why, until = null) {
	ledger.record({
		type: "counsel_interrupted",
		...counsel,
		why: oneLine(why, 500),
		until
	});
}
const take = {
	verify: (ledger, job, taken) => taken.counsel.part === "unchanged" ? takeClaim(ledger, job, taken) : takeVerify(ledger, job, taken),
	"plan-review": takePlanReview,
	consensus: takeConsensus
};
/** What is missing becomes tasks as far as the rules of amendments let it; without an answer nothing is held up. */
function takeVerify(ledger, { settings }, { counsel, end, called }) {
	const read = "why" in end ? end : readVerify(end);
	const { work } = ledger.state;
	if ("why" in read) {
		called?.(read.why);
		if (!askAgain(ledger, {
			counsel,
			end
		}, read.why)) ledger.record({
			type: "completion_judged",
			work,
			complete: null,
			summary: read.why,
			missing: []
		});
		return;
	}
	const found = read.missing.length === 0 ? "not complete" : `${read.missing.length} missing`;
	called?.(read.complete ? "complete" : `${found}: ${read.summary}`);
	let count = 0;
	const missing = read.missing.map((one, at) => {
		const { what } = one;
		if (count >= 3) return {
			what,
			added: null,
			why: `one answer adds at most 3 tasks`
		};
		const amendment = missingAsTask(one, {
			plan: ledger.plan,
			round: counsel.round,
			number: at + 1
		});
		if (typeof amendment === "string") return {
			what,
			added: null,
			why: amendment
		};
		const id = String(amendment.task?.["id"]);
		const { iteration } = ledger.state;
		amendPlan(ledger, {
			iteration,
			current: one.task,
			amendments: [amendment],
			trusted: settings.amendments === "trusted"
		});
		const added = ledger.plan.tasks.some((task) => task.id === id);
		if (added) count += 1;
		return {
			what,
			added: added ? id : null,
			why: added ? null : "the rules for amendments do not allow it"
		};
	});
	ledger.record({
		type: "completion_judged",
		work,
		complete: read.complete,
		summary: read.summary,
		missing
	});
}
/** What is proposed waits for a person; a gate takes over what the rules of amendments allow. */
function takePlanReview(ledger, { settings }, { counsel, end, called }) {
	const { round } = counsel;
	const read = "why" in end ? end : readPlanReview(end, ledger.state.counsel.plan_review?.proposals ?? []);
	const gate = settings["plan-review"] === "gate";
	if ("why" in read) {
		called?.(read.why);
		const held = gate ? `the review of the plan gave no usable answer: ${read.why}` : null;
		const none = {
			verdict: null,
			summary: read.why,
			done: true,
			held,
			proposals: []
		};
		ledger.record({
			type: "plan_reviewed",
			round,
			...none
		});
		return;
	}
	const { verdict, summary } = read;
	called?.(`${verdict}, ${read.proposals.length} proposed: ${summary}`);
	const proposals = gate ? read.proposals.map((one) => judged(ledger, settings, one)) : [...read.proposals];
	const last = read.proposals.length === 0 || round >= settings["plan-review-passes"];
	const held = gate && last && verdict === "not_ready" ? `the plan is not ready to start: ${summary}` : null;
	ledger.record({
		type: "plan_reviewed",
		round,
		verdict,
		summary,
		done: last,
		held,
		proposals
	});
}
function judged(ledger, settings, proposal) {
	const { plan, state } = ledger;
	const trusted = settings.amendments === "trusted";
	const wish = {
		current: "",
		amendments: [proposal.amendment],
		trusted,
		mayRewrite: true
	};
	const known = {
		plan,
		statusOf: statusIn(state),
		byAgent: addedByAgentIn(state)
	};
	const [fault] = judgeAmendments({
		...known,
		...wish
	}).refused;
	amendPlan(ledger, {
		iteration: state.iteration,
		...wish
	});
	return fault ? {
		...proposal,
		fate: "refused",
		why: oneLine(fault.why, 500)
	} : {
		...proposal,
		fate: "taken"
	};
}
/** One side has spoken; what follows from it is decided, and told in the older program's file. */
async function takeConsensus(ledger, { settings }, { counsel, end, called, at }) {
	const part = ConsensusPart.parse(counsel.part);
	const { plan, state } = ledger;
	const before = state.counsel.consensus;
	const gate = settings.consensus === "gate";
	const rounds = Math.max(settings["consensus-rounds"], counsel.round);
	const heard = "why" in end ? end : applyStatement(part, end, {
		before,
		rounds,
		gate
	});
	const now = "why" in heard ? noStatement(before, {
		why: heard.why,
		gate
	}) : heard.now;
	called?.("why" in heard ? heard.why : now.summary);
	ledger.record({
		type: "consensus_said",
		part,
		now
	});
	const data = "why" in heard ? { why: heard.why } : heard.data;
	const said = {
		round: counsel.round,
		type: part,
		source: at.model ?? settings.agent,
		data,
		usd: at.usd
	};
	const past = await pastRounds(ledger);
	const file = consensusFile({
		now,
		rounds: [...past, said],
		moment: at.moment
	}, `${plural(plan.tasks.length, "task")} of ${state.plan}`);
	ledger.attach(consensusPath, `${JSON.stringify(file, null, 2)}\n`);
}
// src/app/phase/intake/follow-edits.ts
/** Before each step: adopts what people wrote into the plan file during the job, and states what of their edits cannot be used. */
async function followEdits({ ports, job, ledger, did }) {
	const { plan, unusable, settings } = await ports.editsNow();
	recordUnusable(ledger, unusable);
	const settingsLine = settings ? settingsEditLine(settings, quote) : "";
	if (settingsLine !== "" && settingsLine !== did.toldSettings) ports.show({
		kind: "note",
		text: settingsLine
	});
	did.toldSettings = settingsLine;
	const edited = editedPlan(job, plan, ledger);
	if (edited) await adoptPlan(edited, ledger);
}
/** Whether a person has written something into the plan file that has yet to be adopted. */
const editsWait = async (work) => editedPlan(work.job, (await work.ports.editsNow()).plan, work.ledger) !== void 0;
function editedPlan(job, plan, { state }) {
	const edited = plan ? {
		...job,
		...plan,
		consents: job.consents && plan.planSource === job.planSource
	} : job;
	return (plan !== void 0 || state.refused_edits.length > 0 && state.plan_source === job.planSource) && takesOver(edited, state) ? edited : void 0;
}
function recordUnusable(ledger, unusable) {
	const stated = ledger.state.unusable_edits;
	for (const { file, kind } of stated) if (!unusable.some((edit) => edit.file === file)) ledger.record({
		type: "edit_mended",
		file,
		kind
	});
	for (const edit of unusable) if (!stated.some(({ file, print }) => file === edit.file && print === edit.print)) ledger.record({
		type: "edit_unusable",
		...edit
	});
}
// src/app/phase/prepare/check-part.ts
/** Runs the checks on the newest commit of a lower pull request, into which the base was merged. Red keeps nothing else from going on. */
async function checkPart(ports, job, request) {
	const { ledger, part, signal } = request;
	const { clock, workspace } = ports;
	const started = clock.now();
	await workspace.restore(part.tip);
	const unready = await whyUnready(ports, job, {
		tree: part.tip,
		signal
	});
	const results = unready === void 0 ? (await checkUntouched(ports, job, {
		...request,
		commit: part.tip
	})).results : unready;
	recordPart(job, ledger, {
		...ports,
		part,
		results,
		durationMs: clock.now() - started
	});
}
/** What the checks said of the part, wherever they ran; a sentence if its set-up failed. */
function recordPart({ checks, settings }, ledger, request) {
	const { outbox, part, results, durationMs: duration_ms } = request;
	const { branch, tip: commit } = part;
	const fact = {
		type: "part_checked",
		branch,
		commit,
		duration_ms
	};
	if (typeof results === "string") {
		ledger.record({
			...fact,
			red: ["set-up"],
			said: [{
				name: "set-up",
				lines: [results]
			}]
		});
		return;
	}
	const knownRed = knownRedIn(ledger.state);
	const { failures, missing } = judge({
		strategy: settings.strategy,
		checks,
		results,
		knownRed
	});
	ledger.record({
		...fact,
		red: [...failures.map(({ name }) => name), ...missing],
		...saidByRed(failures)
	});
	ledger.send(outbox.effectsOf({
		commit,
		checks: results,
		knownRed: [...knownRed]
	}));
}
// src/app/phase/settle/undo.ts
/**
* Reverts all commits of an iteration's task on the tip of the work, as one. Undefined where that needs no checks to settle it: nothing
* of it was left, or it cannot be taken back, and then nothing changes but that it is said.
*/
async function revert(ports, job, { ledger, undo }) {
	const { undoes } = undo;
	const iteration = ledger.state.iteration + 1;
	const refuse = (why) => void ledger.record({
		type: "undo_failed",
		iteration,
		undoes,
		why,
		rejected: null
	});
	const found = taskOfIteration(ledger.state, undoes);
	if (!found) return refuse(`iteration ${undoes} no longer has a commit to undo`);
	const reverting = {
		undo,
		iteration,
		...found
	};
	const tip = ledger.state.work;
	const newestFirst = found.commits.map(({ commit }) => commit).reverse();
	const reverted = await ports.workBranch.revert({
		commits: newestFirst,
		tip,
		keep: isOwn(job)
	});
	const becomes = becomesWithout(ledger, {
		...reverting,
		now: ports.clock.now()
	});
	const tree = reverted.kind === "clean" ? reverted.tree : tip;
	const former = `${newestFirst.at(-1)}^`;
	const edited = await withOwnEdits(ports, {
		job,
		ledger,
		becomes,
		tree,
		former
	});
	if (reverted.kind === "nothing" && edited.own.length === 0) {
		await finish$1(ports, ledger, {
			reverting,
			commit: null
		});
		return;
	}
	if (reverted.kind === "unable") return refuse(reverted.why);
	if (reverted.kind === "conflict") return refuse(`${`later commits changed the same lines: ${listed(reverted.paths)}`}; undo those first, newest first, or revert it by hand on ${ledger.state.work_branch}`);
	const message = undoMessage({
		prefix: job.settings["commit-prefix"],
		...reverting,
		...undo,
		opens: opensAgain(ledger.state, found.task),
		trailers: {
			plan: job.planName,
			run: ledger.state.run
		},
		signOff: job.signOff
	});
	return {
		reverting,
		commit: await ports.workBranch.write({
			tree: edited.tree,
			parent: tip,
			message: ports.redact(message)
		})
	};
}
/** The tasks that are open again in the document of the plan. */
function becomesWithout({ plan, state }, { task, undo, now }) {
	const reopened = undo.reopen_dependents ? doneDependents(plan, statusIn(state), task) : [];
	return {
		undone: [...opensAgain(state, task) ? [task] : [], ...reopened],
		at: now
	};
}
/** A task that failed, was skipped or given up is not begun anew because its parts go. */
const opensAgain = (state, task) => !over.has(statusIn(state)(task));
const over = /* @__PURE__ */ new Set([
	"failed",
	"skipped",
	"given_up"
]);
/**
* Takes the commits of an iteration's task back: reverts them on the tip of the work, runs the checks on that tree, and opens its
* task again. An iteration of its own without an agent; where it fails, nothing changes but that it is said.
* Rejects with an AbortError when `signal` fires: the order then stays in the state, for the next job.
*/
async function undo(ports, job, request) {
	const reverted = await revert(ports, job, request);
	if (!reverted) return;
	const validation = await check$1(ports, job, {
		...request,
		...reverted
	});
	await settleUndo(ports, job, {
		ledger: request.ledger,
		...reverted,
		validation
	});
}
/** What the checks said of the reverting commit decides. */
async function settleUndo(ports, job, request) {
	const { ledger, reverting, commit, validation } = request;
	const { iteration, undo } = reverting;
	ledger.attach(iterationPath(iteration, "validation.json"), `${JSON.stringify(validation, null, 2)}\n`);
	if (validation.passed) {
		await finish$1(ports, ledger, request);
		const { checks, known_red: knownRed } = validation;
		return ledger.send(ports.outbox.effectsOf({
			commit,
			checks,
			knownRed
		}));
	}
	ledger.keep(commit);
	const builds = doneDependents(ledger.plan, statusIn(ledger.state), reverting.task);
	const first = builds.length > 0 ? `; ${listed(builds)} built on it: undo that first, newest first` : "";
	const why = `without it the checks fail: ${failuresOf(job, validation)}${first}`;
	ledger.record({
		type: "undo_failed",
		iteration,
		undoes: undo.undoes,
		why,
		rejected: commit
	});
}
async function check$1(ports, job, request) {
	const { ledger, reverting, commit: tree, signal } = request;
	const { iteration } = reverting;
	const knownRed = knownRedIn(ledger.state);
	await ports.workspace.restore(tree);
	const before = ledger.state.work;
	await setUp(ports, job, {
		tree,
		before,
		signal
	});
	const ran = await runChecks(ports, job, {
		tree,
		before,
		label: `iteration-${iteration}`,
		knownRed,
		signal
	});
	const { checks, settings } = job;
	return validationOf({
		iteration,
		tree,
		strategy: settings.strategy,
		checks,
		knownRed,
		...ran
	});
}
/** The commit, the open tasks and what their next attempts are told: all in one state commit. */
async function finish$1(ports, ledger, { reverting, commit }) {
	const { iteration, task, undo } = reverting;
	const { by, why, undoes } = undo;
	const iterations = iterationsOf(taskIn(ledger.state, task));
	const forget = await forgetProgress(ports, ledger, iterations);
	const builds = doneDependents(ledger.plan, statusIn(ledger.state), task);
	const reopened = undo.reopen_dependents ? builds : [];
	for (const one of iterations) ledger.attach(...withdrawal(one, {
		what: "undone",
		by,
		why
	}));
	for (const done of reopened.flatMap((id) => iterationsOf(taskIn(ledger.state, id)))) ledger.attach(...withdrawal(done, {
		what: "dependent",
		by,
		why: `${task}: ${why}`
	}));
	dropHeld(ledger, task);
	const also = iterations.filter((one) => one !== undoes);
	const opens = opensAgain(ledger.state, task);
	ledger.record({
		type: "undo_done",
		iteration,
		undoes,
		also,
		task,
		opens,
		commit,
		by,
		why,
		dependents: builds,
		reopened
	});
	forget();
}
/** What waits for a person and builds on an undone task ends uncounted, as an attempt under way does. */
function dropHeld(ledger, undone) {
	const behind = new Set(dependents(ledger.plan, undone));
	for (const { iteration, task, held } of ledger.state.lanes) {
		if (held === null || !behind.has(task)) continue;
		const fact = {
			iteration,
			task,
			cause: "cancelled",
			until: null,
			...noCallCost
		};
		ledger.record({
			type: "attempt_interrupted",
			...fact,
			why: `it builds on ${undone}, which was undone`
		});
	}
}
function failuresOf({ checks }, validation) {
	const { strategy, checks: results, known_red: knownRed } = validation;
	const { failures, missing } = judge({
		strategy,
		checks,
		results,
		knownRed
	});
	return [...failures.map((result) => `${result.name} ${failureSentence(result)}`), ...missing.map((name) => `${name} has no result`)].join("; ");
}
const listed = (paths) => cappedRow(paths, 20);
// src/app/phase/settle/settle-and-owe.ts
/** The attempt, and what the passes that had to wait for its checks are to look at in the next job that can ask them. */
async function settleAndOwe(work, request) {
	const { ports, job, ledger } = work;
	const { coded, verdict, validation } = request;
	const passes = await waitingPasses(ports, job, request);
	const made = passes.length > 0 ? await writeCandidate(ports, job, {
		state: ledger.state,
		coded
	}) : void 0;
	const commit = request.candidate ?? made;
	const { counts } = ledger.state;
	const owe = () => {
		const { succeeded, failed } = ledger.state.counts;
		const counted = validation.passed ? succeeded > counts.succeeded : failed > counts.failed;
		if (passes.length === 0 || !commit || !counted) return;
		const { iteration, task, attempt, start } = coded;
		const checks = validation.passed ? "passed" : "failed";
		const about = {
			iteration,
			task: task.id,
			attempt,
			start,
			commit
		};
		ledger.record({
			type: "passes_owed",
			...about,
			passes: [...passes],
			checks
		});
	};
	return settleAttempt(work, {
		coded,
		verdict,
		candidate: commit
	}, {
		check: async () => validation,
		owe
	});
}
// src/app/lanes/compose.ts
/**
* What an agent left, on what stands there now: the change alone is merged, without anything that the engine writes
* itself, and the guards look at the result. Then the engine's own part is made on it: that tree is checked and lands.
*/
async function compose({ ports, job, ledger }, { coded, candidate }) {
	const { work: tip } = ledger.state;
	if (coded.checkpoint === tip) return {
		kind: "composed",
		coded: await withOwnPart(ports, job, {
			ledger,
			coded
		})
	};
	const merge = await ports.workBranch.mergeTrees(tip, candidate);
	if (merge.kind === "conflict") return {
		kind: "apart",
		why: conflictWords(merge.paths)
	};
	const change = await ports.workspace.changes(tip, merge.tree);
	if (change.changes.length === 0 && coded.changes.length > 0) return {
		kind: "apart",
		why: "what it changes has landed meanwhile with another task"
	};
	const moved = {
		...coded,
		...change,
		checkpoint: tip,
		start: tip,
		begun_on: coded.checkpoint
	};
	const { refused: _, ...on } = {
		...moved,
		...await guard(ports, job, moved)
	};
	if (on.findings.length > 0) return {
		kind: "composed",
		coded: on
	};
	return {
		kind: "composed",
		coded: await withOwnPart(ports, job, {
			ledger,
			coded: on
		})
	};
}
const mostNamed = 5;
function conflictWords(paths) {
	return `its change conflicts with what landed meanwhile in ${paths.slice(0, mostNamed).join(", ")}${paths.length > mostNamed ? ` and ${paths.length - mostNamed} more` : ""}; the workspace of the next attempt holds it with conflict markers`;
}
/** The candidate as it would land now; undefined where it conflicts, or checks have nothing to say about it. */
async function toCheck(place, request) {
	const composed = await compose(place, request);
	if (composed.kind === "apart" || verdictOn(place, composed.coded).kind !== "validate") return void 0;
	return composed.coded;
}
async function landingOf(place, request) {
	const coded = await toCheck(place, request);
	return coded && {
		coded,
		commit: await commitOf(place, coded)
	};
}
/** The same with its commit, behind those of these that would land. */
async function landingBehind(place, ahead, request) {
	let { ledger } = place;
	for (const one of ahead) {
		const landing = await landingOf({
			...place,
			ledger
		}, one);
		if (landing?.commit) ledger = ledgerWith({
			...place,
			ledger
		}, [landing]);
	}
	return landingOf({
		...place,
		ledger
	}, request);
}
async function commitOf({ ports, job, ledger: { state } }, coded) {
	const { closes } = contributionOf(job, state, coded);
	return needsCommit(closes, coded) ? writeCandidate(ports, job, {
		state,
		coded
	}) : null;
}
/** The ledger as it will be once these have landed; never saved. */
function ledgerWith({ ports, job, ledger }, landed) {
	const copy = unsavedCopy(ports, job, ledger);
	for (const { coded, commit } of landed) {
		const { iteration, task, usage, durationMs: duration_ms } = coded;
		const { handoff, source } = handoffOf(coded);
		const { part } = contributionOf(job, copy.state, coded);
		const fact = {
			iteration,
			task: task.id,
			summary: handoff.summary,
			handoff: source,
			usage,
			duration_ms
		};
		copy.record({
			type: "attempt_succeeded",
			...fact,
			flaky: [],
			turned_green: [],
			commit,
			...part && { part }
		});
	}
	return copy;
}
// src/app/lanes/land.ts
/** Begins the checks of the train's head, or settles it where they have nothing to say. */
async function startHead(work, lane, open) {
	const on = await onTip(work, inTrain(lane));
	if ("reason" in on) return on;
	startChecks(work, lane, {
		coded: on.coded,
		commit: await commitOf(work, on.coded),
		ahead: [],
		open
	});
	return "waits";
}
/** A candidate as it would land now; settled where it conflicts with what landed, or checks have nothing to say about it. */
async function onTip(work, { candidate, ...captured }) {
	const { ports, job, ledger } = work;
	const composed = await compose(work, {
		candidate,
		...captured
	});
	if (composed.kind === "apart") {
		await settleRebase(ports, job, {
			ledger,
			candidate,
			...captured,
			why: composed.why
		});
		return { reason: void 0 };
	}
	const { coded } = composed;
	const verdict = verdictOn(work, coded);
	if (verdict.kind === "validate") return { coded };
	const check = async () => void 0;
	return { reason: await settleAttempt(work, {
		coded,
		verdict,
		candidate
	}, { check }) };
}
function inTrain({ coded, candidate }) {
	if (!coded || candidate === void 0) throw new Error("a lane without a candidate is not in the train");
	return {
		coded,
		candidate
	};
}
/** Checks a candidate as it would land, in the lane's own workspace. */
function startChecks(work, lane, { coded, commit, ahead, open }) {
	const ending = new AbortController();
	const former = lane.checks?.over;
	const signal = AbortSignal.any([lane.signal, ending.signal]);
	const onRed = () => {
		if (lane.checks) lane.checks.wasRed = true;
		dropChecksOn(coded.iteration, open);
	};
	lane.checks = {
		...trackWork(Promise.resolve(former).then(() => check(work, lane, {
			coded,
			commit,
			signal,
			ahead,
			onRed
		}))),
		ahead,
		ending,
		coded,
		commit,
		wasRed: false
	};
}
/** On exactly the tree that would land. */
async function check({ job, ledger, orders }, lane, request) {
	const { coded, commit, signal, ahead, onRed } = request;
	const { isForeign, coded: captured, candidate } = lane;
	const ports = {
		...lane.ports,
		show(progress) {
			if (progress.kind === "check_finished" && progress.counts && !progress.passed && !signal.aborted) onRed();
			lane.ports.show(progress);
		}
	};
	return {
		coded,
		commit,
		validation: await unlessAborted(async () => {
			if (signal.aborted) return void 0;
			const before = lane.checkedOut ?? captured?.tree;
			if (isForeign && candidate !== void 0 && lane.checkedOut === void 0) await ports.workspace.restore(candidate);
			if (isForeign || coded.tree !== before) await ports.workspace.resetTracked(coded.tree, before);
			lane.checkedOut = coded.tree;
			const onChecks = ahead.length === 0 ? { onChecks: orders.checks } : {};
			return validate(ports, job, {
				coded,
				state: ledger.state,
				signal,
				...onChecks
			});
		})
	};
}
/** The train's change as its decisions see it. */
function inTrainNow(lane, isWanted) {
	const { prepared, signal, apartFrom, checks } = lane;
	const common = {
		iteration: prepared.iteration,
		isWanted,
		isEnding: signal.aborted,
		apartFrom
	};
	if (!checks) return common;
	const { ahead, ending, wasRed, commit } = checks;
	const check = {
		ahead,
		isStale: ending.signal.aborted,
		wasRed,
		lands: commit !== null,
		verdict: verdictOf(checks)
	};
	return {
		...common,
		check
	};
}
function verdictOf(checks) {
	const end = checks.end();
	if (!end) return "running";
	const validation = end.kind === "done" ? end.value.validation : void 0;
	if (validation === void 0) return end.kind === "fault" ? "red" : "none";
	return typeof validation === "object" && validation.passed ? "green" : "red";
}
/**
* Checks what stands behind the train's head on what it is expected to stand on. A verdict counts only for the tree
* that it was of: `settleHead` compares that with the tree that would land.
*/
async function startBehind(work, lane, { ahead, open }) {
	const iterations = ahead.map(({ prepared }) => prepared.iteration);
	const expected = ahead.flatMap(({ checks }) => checks ?? []);
	const landed = {
		...work,
		ledger: ledgerWith(work, expected)
	};
	const coded = await toCheck(landed, inTrain(lane));
	if (coded) startChecks(landed, lane, {
		coded,
		commit: await commitOf(landed, coded),
		ahead: iterations,
		open
	});
	else lane.apartFrom = standsOn(work.ledger.state.work, iterations);
}
/** One that was expected to land did not: what was checked on it is checked again on what it will stand on. */
function dropChecksOn(iteration, train) {
	for (const { checks } of train) if (checks?.ahead.includes(iteration)) checks.ending.abort();
}
/**
* The head's checks have ended: it lands, or leaves the train. Red on what landed since it began, one further attempt with that
* is not counted. The engine alone moves the tip, so what was checked is what lands. Where they were of another
* tree than the one that would land now, they are begun again.
*/
async function settleHead(work, lane, checked) {
	const landing = lane.checks?.ahead.length === 0 && checked.coded.checkpoint === work.ledger.state.work ? checked : await asItLands(work, lane, checked);
	if (landing) return { reason: await settleLanding(work, landing) };
	lane.checks = void 0;
	return "waits";
}
/** What the checks said of the tree that lands decides. Returns a reason to stop where a person has to fix something first. */
async function settleLanding(work, { coded, commit, validation }) {
	const { ports, job, ledger } = work;
	const verdict = verdictOn(work, coded);
	if (typeof validation === "object" && !validation.passed && commit !== null && coded.begun_on !== void 0 && isTriedOnTip(taskIn(ledger.state, coded.task.id))) {
		const why = `on what landed meanwhile: ${failuresInWords(job, validation)}`;
		await settleRebase(ports, job, {
			ledger,
			coded,
			candidate: commit,
			why,
			validation
		});
		return;
	}
	if (typeof validation === "object" && verdict.kind === "validate") return settleAndOwe(work, {
		coded,
		verdict,
		validation,
		candidate: commit
	});
	const check = async () => validation;
	return settleAttempt(work, {
		coded,
		verdict,
		candidate: commit ?? void 0
	}, { check });
}
/** What was checked behind others, on the tip; undefined if that is another tree, or was not checked to the end. */
async function asItLands(work, lane, { coded, validation }) {
	if (typeof validation !== "object") return void 0;
	const landing = await toCheck(work, inTrain(lane));
	if (!landing || !countsFor(coded, landing)) return void 0;
	return {
		coded: landing,
		commit: await commitOf(work, landing),
		validation
	};
}
// src/app/lanes/next-happening.ts
/** How often orders are looked for while agents and checks work. */
const pollMs = 15e3;
/** Waits for the first of: a lane's end, an order, the moment at which the lease is to be renewed. Returns what people ordered meanwhile. */
async function nextHappening(work, open) {
	const { ports, ledger } = work;
	const { clock } = ports;
	const over = new AbortController();
	const renewal = ledger.state.lease ? Date.parse(ledger.state.lease.renewed) + leaseRenewalMs : clock.now() + pollMs;
	const until = Math.min(renewal, clock.now() + pollMs);
	const ends = open.map(({ agent, coded, checks }) => coded ? checks : agent).flatMap((work) => work && !work.end() ? work.over : []);
	if (work.cancelled.aborted) {
		await Promise.race(ends);
		return [];
	}
	const timer = clock.waitUntil(until, AbortSignal.any([over.signal, work.cancelled]));
	await Promise.race([timer, ...ends]);
	over.abort();
	await timer;
	if (clock.now() < until || work.cancelled.aborted) return [];
	if (clock.now() >= renewal) await renewLease(work);
	return freshOrders(work);
}
async function renewLease({ ledger, ports }) {
	ledger.record({ type: "lease_renewed" });
	try {
		await ledger.save("renew the lease");
	} catch (error) {
		if (error instanceof RalphError && error.exit === "busy") throw error;
		ports.show({
			kind: "warning",
			text: `the lease could not be renewed; trying again: ${String(error)}`
		});
	}
}
/** What people ordered that nobody has looked at; reports that wait are posted on the way. */
async function freshOrders({ ports, ledger }) {
	await deliver(ports, ledger).catch((error) => {
		ports.show({
			kind: "warning",
			text: `reports could not be posted yet: ${String(error)}`
		});
	});
	const { cursor: since, consumed, state } = ledger;
	const look = {
		since,
		started: state.started,
		consumed,
		to: "watch"
	};
	const { orders } = await ports.orderSource.incoming(look).catch(() => ({ orders: [] }));
	return orders.filter(({ id, refused }) => !consumed.includes(id) && !refused);
}
// src/core/run/next/lane-room.ts
/** The engine and the system need so much; a call is ended at half of the disk's bound. */
const memoryFloor = 512 * 1024 ** 2;
const diskFloor = 1024 ** 3;
/** What an attempt is taken to need before one has shown it, with its checks. */
const usualMemory = 2e9;
const unknownRoom = {
	idleMemory: null,
	peak: 0,
	isMeasured: false
};
/** After one more look, with so many attempts under way: what is less free than without them is theirs, in equal parts. */
function roomSeen(room, { memory }, atWork) {
	if (memory === null) return room;
	if (atWork === 0) return {
		...room,
		idleMemory: memory
	};
	const needed = room.idleMemory === null ? 0 : Math.floor((room.idleMemory - memory) / atWork);
	return {
		...room,
		peak: Math.max(room.peak, needed)
	};
}
/**
* Why no attempt may begin beside the ones under way; undefined if one may. With `isAuto` (`lanes: auto`) there are at most as
* many as the memory holds that was free without them.
*/
function roomRefusal(request) {
	const { free, room, isAuto, atWork } = request;
	if (atWork === 0) return void 0;
	const { idleMemory, peak, isMeasured } = room;
	const needed = isMeasured ? peak : isAuto ? usualMemory : 0;
	const about = isMeasured ? "has needed" : "is taken to need";
	const { memory, disk } = free;
	if (memory !== null && memory < Math.max(memoryFloor, needed)) return `${formatBytes(memory)} of memory are free${needed === 0 ? "" : `, and an attempt ${about} ${formatBytes(needed)}`}`;
	if (disk !== null && disk < diskFloor) return `${formatBytes(disk)} of disk are free, and ralph keeps ${formatBytes(diskFloor)} free`;
	if (isAuto && idleMemory !== null && atWork >= Math.floor(idleMemory / needed)) return `${formatBytes(idleMemory)} of memory were free without them, and an attempt ${about} ${formatBytes(needed)}`;
}
// src/app/lanes/watch-room.ts
function watchRoom({ ports, job, ledger }) {
	let room = unknownRoom;
	const look = (atWork) => {
		room = roomSeen(room, ports.freeRoom(), atWork);
	};
	return {
		look,
		ended() {
			room = {
				...room,
				isMeasured: true
			};
		},
		refusal(atWork) {
			if (atWork === 0) look(0);
			const reason = roomRefusal({
				free: ports.freeRoom(),
				room,
				isAuto: job.settings.lanes === "auto",
				atWork
			});
			if (reason !== void 0 && ledger.state.lanes_limited === null) ledger.record({
				type: "lanes_limited",
				why: reason
			});
			return reason;
		}
	};
}
// src/app/run-lanes.ts
/**
* Several attempts side by side, each in a lane with a workspace of its own; what they leave lands one after the other, each
* checked on exactly the tree that it becomes (docs/design.md#lanes). Only this loop records facts: an ended lane is
* settled before anything else is looked at. Returns when no attempt is open, since all else is done with the train empty.
*/
async function runLanes(work, soFar) {
	const open = await candidatesLeft(work, lanesAtWork(work.ledger.state).filter(({ held }) => held === null));
	const session = {
		work,
		open,
		soFar,
		room: watchRoom(work),
		begun: 0,
		ends: false,
		reason: void 0
	};
	try {
		while (true) {
			if (work.cancelled.aborted) endAll(session);
			else if (!session.ends) {
				await rejoinApproved(session);
				await beginWhatMay(session);
			}
			if (await settleOne(session)) await afterSettling(session);
			else if (open.length === 0) break;
			else await waitAndObey(session);
		}
	} catch (error) {
		await giveUpLanes(session);
		throw error;
	}
	work.did.ready = false;
	return session.reason && stopped(session.reason);
}
/** Begins attempts in free lanes; what was settled since the last save is written with their start. */
async function beginWhatMay(session) {
	const { work, open } = session;
	const begun = [];
	for (let next = decide$1(session); next; next = decide$1(session)) {
		if (begun.length === 0) await reportCosts(work.ports, work.job, {
			ledger: work.ledger,
			soFar: session.soFar(),
			lanes: lanesOf(work)
		});
		const lane = await begin(session, next);
		if (!lane) break;
		begun.push(lane);
		open.push(lane.lane);
		session.begun += 1;
	}
	if (begun.length === 0) return saveAndPublish(work);
	const names = begun.map(({ lane: { prepared } }) => `${prepared.iteration}: ${prepared.task.id}`);
	const { ledger } = work;
	await ledger.save(`begin ${names.length === 1 ? "iteration" : "iterations"} ${names.join(", ")}`);
	await work.publish();
	const moved = /* @__PURE__ */ new Set();
	for (const { lane, start } of begun) if (ledger.state.lanes.find(({ iteration }) => iteration === lane.prepared.iteration)?.checkpoint === ledger.state.work && !work.conflict()) start();
	else moved.add(lane);
	for (const lane of moved) {
		abandonAttempt(ledger, lane.prepared);
		remove(open, lane);
	}
	if (moved.size > 0) session.ends = true;
}
function decide$1({ work, soFar, room, open, begun, reason }) {
	const { job, ledger, ports } = work;
	const { plan, state } = ledger;
	const lanes = lanesOf(work);
	if (lanes === 1 || reason) return void 0;
	if (begun > 0 && job.settings["agents-md"] && timeForAgentsMd(plan, state)) return void 0;
	const next = nextBeside({
		plan,
		state,
		limits: limitsOf(job, state),
		job: soFar(),
		now: ports.clock.now(),
		lanes
	});
	return next && room.refusal(open.length) === void 0 ? next : void 0;
}
async function begin(session, next) {
	const { work, open } = session;
	const { ledger } = work;
	const number = freeLane(open);
	const ports = lanePorts(work, number);
	const begun = await prepareInLane(work, next, {
		ports,
		lane: number,
		onlyPrep: open.some((lane) => lane.asksBefore && !lane.coded),
		canAsk: ports.agent.ask !== void 0
	});
	if (begun.kind === "gone") {
		session.ends = true;
		session.reason ??= begun.reason;
		return;
	}
	const { prepared } = begun;
	const lane = openLane(work, number, {
		ports,
		prepared
	});
	lane.asksBefore = (prepared.calls ?? []).length > 0;
	const spent = spentInLane(next.reserved, work.job.settings);
	const start = () => {
		lane.agent = trackWork(codedInLane(ports, work.job, {
			ledger,
			prepared,
			spent,
			signal: lane.signal,
			onSpent(spent) {
				lane.spent = spent;
			}
		}));
	};
	return {
		lane,
		start
	};
}
/** Settles one lane whose work has ended. Returns false where there is none. */
async function settleOne(session) {
	for (const lane of session.open) {
		const end = lane.coded ? void 0 : lane.agent?.end();
		if (!end) continue;
		await settleAgent(session, lane, resultOf(end));
		return true;
	}
	return settleTrain(session);
}
function resultOf(end) {
	if (end.kind === "fault") throw end.error;
	return end.value;
}
/** Does what is next in the train until its head was settled, or until there is nothing to do but to wait. */
async function settleTrain(session) {
	const { work, ends } = session;
	const { job, ledger } = work;
	while (true) {
		const train = trainOf(session);
		const { work: tip, awaiting } = ledger.state;
		const now = {
			tip,
			checksAtOnce: job.checksAtOnce,
			ends,
			awaits: awaiting !== null
		};
		const step = nextInTrain({
			train: train.map((lane) => inTrainNow(lane, isWanted(work, lane))),
			...now
		});
		const [head] = train;
		if (!head || step.kind === "wait") return false;
		if (step.kind === "check" && step.iteration !== head.prepared.iteration) await checkBehind(session, train, step);
		else if (await leaves(session, head, step.kind)) {
			if (ledger.state.work === tip) dropChecksOn(head.prepared.iteration, train);
			return true;
		}
	}
}
async function checkBehind({ work, open }, train, { iteration, ahead }) {
	const one = train.find(({ prepared }) => prepared.iteration === iteration);
	const before = train.filter(({ prepared }) => ahead.includes(prepared.iteration));
	if (one) await startBehind(work, one, {
		ahead: before,
		open
	});
}
/** What becomes of the train's head. Returns whether it left the train. */
async function leaves(session, head, kind) {
	const { work } = session;
	if (kind === "leave") return leave(session, head);
	if (kind === "set_aside") return setAside(session, head);
	const settled = kind === "check" ? await startHead(work, head, session.open) : await settleEnded(work, head);
	if (settled === "waits") return false;
	finish(session, head, settled.reason);
	return true;
}
async function settleEnded(work, head) {
	const end = head.checks?.end();
	if (!end) throw new Error("the checks of the head have not ended");
	return settleHead(work, head, resultOf(end));
}
/** The candidates, in the order that the state has them in. */
function trainOf({ work: { ledger }, open }) {
	const place = new Map(ledger.state.lanes.map(({ iteration }, at) => [iteration, at]));
	const placeOf = ({ prepared }) => place.get(prepared.iteration) ?? 0;
	return open.filter(({ coded }) => coded).sort((a, b) => placeOf(a) - placeOf(b));
}
/** An agent has ended: the checks decide in the train, or nothing of it needs them. */
async function settleAgent(session, lane, coded) {
	const { work } = session;
	session.room.ended();
	if (!isWanted(work, lane)) return void leave(session, lane);
	const { ports, job, ledger } = work;
	const { before } = coded;
	const prepared = before && await readDelegatedCalls(ports, job, {
		ledger,
		at: coded,
		calls: before.planned,
		made: before.made
	});
	if (prepared?.kind === "halted") return finish(session, lane, settleHalt(ledger, job, {
		at: coded,
		halt: prepared.halt
	}));
	const captured = await captureOrSettle(work, coded);
	if (captured.kind === "settled") return finish(session, lane, captured.reason);
	lane.coded = captured.coded;
	lane.candidate = captured.candidate;
}
const isWanted = ({ ledger: { plan, state } }, { prepared: { task } }) => isStillWanted(plan, state, task.id);
/** Its task was skipped or decided about while it was open: it counts for nothing. */
function leave(session, lane) {
	const { iteration, task } = lane.prepared;
	const fact = {
		iteration,
		task: task.id,
		cause: "cancelled",
		why: "an order decided about its task",
		until: null
	};
	session.work.ledger.record({
		type: "attempt_interrupted",
		...fact,
		...spentOf(lane)
	});
	lane.ending.abort();
	remove(session.open, lane);
	return true;
}
/** The job ends: what the agent left stays in the train, for the next one. */
function setAside({ open }, lane) {
	lane.ending.abort();
	remove(open, lane);
	return true;
}
function finish(session, lane, reason) {
	const { did, ports, ledger } = session.work;
	remove(session.open, lane);
	did.longestMs = Math.max(did.longestMs, ports.clock.now() - lane.begun);
	const { iteration } = ledger.state;
	for (const why of new Set(lane.ports.workspace.takeSetUpReasons())) ledger.record({
		type: "set_up_again",
		iteration,
		why
	});
	session.reason ??= reason;
}
const spentOf = ({ coded, spent }) => coded ? {
	usage: coded.usage,
	duration_ms: coded.durationMs
} : {
	usage: spent.usage,
	duration_ms: spent.duration_ms
};
function remove(open, lane) {
	open.splice(open.indexOf(lane), 1);
}
/** Nothing begins any more, and what goes on is ended. */
function endAll(session) {
	session.ends = true;
	for (const { ending } of session.open) ending.abort();
}
/** What people ordered meanwhile, and what they edited, is looked at when something was settled. */
async function afterSettling(session) {
	const { work } = session;
	if (session.ends || work.cancelled.aborted) return;
	const { ledger, ports } = work;
	const { iteration } = ledger.state;
	for (const refusal of ports.takeNetworkRefusals()) ledger.record({
		type: "network_refused",
		iteration,
		...refusal
	});
	if (await editsWait(work)) session.ends = true;
	const reason = await applyOrders(work, void 0) ?? work.conflict();
	if (reason) {
		session.reason ??= reason;
		endAll(session);
	}
	for (const lane of session.open) {
		if (isWanted(work, lane)) continue;
		lane.ending.abort();
		dropChecksOn(lane.prepared.iteration, session.open);
	}
}
/** Waits for what comes next, and follows what people ordered meanwhile. */
async function waitAndObey(session) {
	const { work, open } = session;
	const orders = await nextHappening(work, open);
	session.room.look(open.length);
	if (orders.length === 0) return;
	const ending = orders.find(({ text }) => isStopOrder(text));
	if (ending) {
		const text = `${ending.by} says ${ending.text}: the attempts under way end and do not count`;
		work.ports.show({
			kind: "note",
			text
		});
		return endAll(session);
	}
	work.orders.forget();
	await afterSettling(session);
}
const byFault = "the job was ended by a fault";
/** A fault ends the job: nothing goes on, and each attempt that is open is put down with what it has cost. */
async function giveUpLanes(session) {
	const { work, open } = session;
	const { ledger } = work;
	endAll(session);
	await Promise.all(open.flatMap(({ agent, checks }) => [agent?.over, checks?.over]));
	for (const { iteration, task } of openCalls(ledger.state)) {
		const lane = open.find(({ prepared }) => prepared.iteration === iteration);
		const spent = lane ? spentOf(lane) : noCallCost;
		ledger.record({
			type: "attempt_interrupted",
			iteration,
			task,
			cause: "infrastructure",
			why: byFault,
			until: null,
			...spent
		});
	}
}
// src/app/loop.ts
var loop_exports = /* @__PURE__ */ __exportAll({
	loop: () => loop,
	stop: () => stop
});
/** Decides, does and records until there is a reason to stop, or something for another job of this workflow run. */
async function loop(work, started, before = attemptsIn(work.ledger.state)) {
	await work.publish();
	const mergeWhenFree = putOffMerge(work);
	const attempts = () => attemptsIn(work.ledger.state) - before;
	const soFar = () => ({
		...started,
		iterations: started.iterations + attempts(),
		baselineRan: work.did.baseline,
		longestMs: Math.max(started.longestMs, work.did.longestMs)
	});
	for (let { rests } = work;; rests = void 0) {
		const apart = await applyOrders(work, rests) ?? work.conflict() ?? await mergeWhenFree();
		if (apart) return stop(work, apart, attempts());
		await followEdits(work);
		await keepAgentsMd(work);
		recordAround(work);
		const step = decide(work, soFar());
		if (await hasChanged(work, step)) continue;
		const begun = work.ports.clock.now();
		const ended = step.kind === "stop" ? await atEnd(work, step.reason) : await act(work, step, soFar);
		if (step.kind === "attempt" && !isForLanes(work, step)) tellLongest(work, begun);
		if (ended) return end(work, ended, attempts());
	}
}
function tellLongest({ ports, did }, begun) {
	did.longestMs = Math.max(did.longestMs, ports.clock.now() - begun);
}
/** What happened around the attempts. */
function recordAround({ ports, ledger }) {
	const { iteration } = ledger.state;
	for (const refusal of ports.takeNetworkRefusals()) ledger.record({
		type: "network_refused",
		iteration,
		...refusal
	});
	for (const why of new Set(ports.workspace.takeSetUpReasons())) ledger.record({
		type: "set_up_again",
		iteration,
		why
	});
}
/** Before stopping, saves what is not saved. Returns true if it did: the save may have merged what another job wrote. */
async function findMoreWork(work) {
	if (!work.ledger.dirty) return false;
	await saveAndPublish(work);
	return true;
}
/** True if the step is stale because the state changed; the loop then decides again. */
const hasChanged = async (work, step) => step.kind === "stop" && await findMoreWork(work) || keepsFolders(work, step);
/** The folders of its queue say where the plan stands: when this job begins with it, and before it is said to be complete. */
async function keepsFolders(work, step) {
	const begins = !work.did.filed && (step.kind === "attempt" || step.kind === "baseline");
	const ends = step.kind === "stop" && step.reason.kind === "complete";
	if (begins) work.did.filed = true;
	return (begins || ends) && fileInQueue(work);
}
/** Complete is said of what is proven alone. */
async function atEnd({ ports, ledger }, reason) {
	if (reason.kind === "complete") await proveComplete(ports, ledger);
	return stopped(reason);
}
/** A base that moved while a commit waited for approval is merged once, as soon as that is taken in or rejected. */
function putOffMerge({ ports, job, ledger }) {
	let waits = ledger.state.awaiting !== null;
	return async () => {
		if (!waits || ledger.state.awaiting) return void 0;
		waits = false;
		return mergeBase(ports, job, ledger);
	};
}
function decide({ ports, job, ledger, cancelled }, soFar) {
	if (cancelled.aborted) return {
		kind: "stop",
		reason: whyAborted(cancelled, job)
	};
	const { plan, state } = ledger;
	return nextStep({
		plan,
		state,
		limits: limitsOf(job, state),
		job: soFar,
		now: ports.clock.now()
	});
}
async function act(work, step, soFar) {
	const { ports, job, reach } = work;
	if (reach.until === "decided") return stopped({
		kind: "iteration_limit",
		scope: "job",
		limit: 1
	});
	if (step.kind !== "wait") refuseUnchecked(job);
	await loadRules(work, step);
	if (step.kind === "passes") return closing(work);
	if (step.kind === "counsel") return seekCounsel(work, step.counsel);
	if (step.kind === "land" || isForLanes(work, step)) return inLanes(work, soFar);
	if (step.kind === "attempt") return isAgentsMd(step.task.id) ? ownAttempt(work, step) : nextAttempt(work, step, soFar());
	await saveAndPublish(work);
	if (step.kind === "wait") await whileHoldingRun(work, (signal) => ports.clock.waitUntil(step.until, signal));
	else if (reach.until !== "settled") return handOnChecks(work, step);
	else await checkHere(work, step);
}
/** What needs checks and no agent, in this job. */
async function checkHere(work, step) {
	const { ports, job, ledger, did } = work;
	const onChecks = work.orders.checks;
	if (step.kind === "undo") {
		await whileHoldingRun(work, (signal) => undo(ports, job, {
			ledger,
			undo: step.undo,
			signal
		}));
		did.ready = false;
		return;
	}
	stateConfinement(ledger, ports.confinement);
	if (step.kind === "check_part") {
		await whileHoldingRun(work, (signal) => checkPart(ports, job, {
			ledger,
			part: step.part,
			signal,
			onChecks
		}));
		did.ready = false;
		return;
	}
	did.ready = await whileHoldingRun(work, (signal) => baseline(ports, job, {
		ledger,
		onChecks,
		signal
	})) ?? false;
	did.baseline = true;
}
async function nextAttempt(work, step, soFar) {
	const { ports, job, ledger, cancelled, did, reach } = work;
	if (!did.ready && callsAgent(reach)) await whileHoldingRun(work, (signal) => makeReady(work, signal));
	did.ready = true;
	await reportCosts(ports, job, {
		ledger,
		soFar
	});
	if (callsAgent(reach)) stateConfinement(ledger, ports.confinement);
	return cancelled.aborted ? void 0 : attempt(work, step);
}
/** What merges the base is made with nothing else open; where a round takes machines of its own, a single task is made without one. */
const isForLanes = (work, step) => step.kind === "attempt" && lanesOf(work) > 1 && !isReserved(step.task.id) && (work.reach.until === "settled" || hasSeveralReady(work.ledger.plan, work.ledger.state));
async function inLanes(work, soFar) {
	const { ports, ledger, cancelled, reach } = work;
	if (reach.until === "prepared" && (reach.legs ?? 1) > 1) return delegateLanes(work, soFar);
	if (reach.until !== "settled") return dropCandidates(work);
	stateConfinement(ledger, ports.confinement);
	return cancelled.aborted ? void 0 : runLanes(work, soFar);
}
/** The engine's own, whose checks alone run what somebody else wrote. */
async function ownAttempt(work, step) {
	if (work.reach.until === "settled") stateConfinement(work.ledger, work.ports.confinement);
	return writeAgentsMd(work, step);
}
/** The passes that waited, and no attempt: in this job, or in one of the workflow's that has the key for a model. */
async function closing(work) {
	const { ledger, reach, cancelled } = work;
	await saveAndPublish(work);
	if (callsAgent(reach)) {
		if (!cancelled.aborted) await settleOwed(work);
		return;
	}
	const dossier = delegate(work, { phase: "passes" }, { commit: null });
	beginOwed(ledger);
	await ledger.save("hand on the passes that waited");
	return {
		kind: "handed_on",
		dossier
	};
}
/** A call about the plan as a whole, in this job or in one of the workflow's that has the key for a model. */
async function seekCounsel(work, counsel) {
	const { ledger, reach, cancelled } = work;
	await saveAndPublish(work);
	if (cancelled.aborted) return void 0;
	if (callsAgent(reach)) {
		const reason = await settleCounsel(work, counsel);
		return reason && stopped(reason);
	}
	if (!await beginCounsel(work, counsel)) return void 0;
	const dossier = delegate(work, {
		phase: "counsel",
		counsel
	}, { commit: null });
	await ledger.save(`hand on ${counsel.role}`);
	return {
		kind: "handed_on",
		dossier
	};
}
/** Nothing is loaded after what the repository or an agent runs here. */
async function loadRules({ ports, reach }, step) {
	if (step.kind !== "wait" && reach.until !== "prepared") await ports.credentialShapes.load();
}
/** What needs checks and no agent, where other jobs run the checks. */
async function handOnChecks(work, step) {
	const { ports, job, ledger } = work;
	const reverted = step.kind === "undo" ? await revert(ports, job, {
		ledger,
		undo: step.undo
	}) : void 0;
	if (step.kind === "undo" && !reverted) return void 0;
	const commit = step.kind === "check_part" ? step.part.tip : reverted?.commit ?? ledger.state.work;
	const dossier = reverted ? delegate(work, {
		phase: "undo",
		reverting: reverted.reverting
	}, { commit }) : delegate(work, {
		phase: "baseline",
		commit
	}, { commit });
	await ledger.save(`hand on the ${step.kind}`);
	return {
		kind: "handed_on",
		dossier
	};
}
/** A workspace of another machine, or one that is new, is filled and set up before money is spent. */
async function makeReady({ ports, job, ledger }, signal) {
	await ports.workspace.restore(ledger.state.work);
	await ports.workspace.setUp(job.settings.setup, signal);
}
const end = async (work, ended, attempts) => ended.kind === "stopped" ? stop(work, ended.reason, attempts) : ended;
/** Says why the job ends, and releases the run. `attempts`: of this job. */
async function stop(work, reason, attempts = 0) {
	const { ports, job, ledger } = work;
	recordAround(work);
	await saveAndPublish(work);
	if (!work.cancelled.aborted) await deliver(ports, ledger);
	if (reason.kind === "complete") await stateEvidence(work);
	const starts_next = startsNextJob(reason, { attempts }) ? job.startsNext : void 0;
	ledger.record({
		type: "run_stopped",
		reason,
		...starts_next !== void 0 && { starts_next }
	});
	const call = callPerson(ledger.state, reason, job.planFile);
	if (call) ledger.send([call]);
	if (ledger.unsent) {
		await ledger.save(`stop: ${reason.kind}, and call a person`);
		await deliver(ports, ledger);
	}
	ledger.record({ type: "lease_released" });
	await ledger.save(`stop: ${reason.kind}`);
	return stopped(reason);
}
export { isStillWanted as A, takeOwed as C, unresolvedReason as D, notCalled as E, guard as O, askOwed as S, settleHalt as T, unsavedCopy as _, settleLanding as a, spentOn as b, toCheck as c, recordPart as d, takeCounsel as f, trainIn as g, readableTrain as h, onTip as i, delegate as k, settleAndOwe as l, captureOrSettle as m, loop_exports as n, commitOf as o, askCounsel as p, stop as r, landingBehind as s, loop as t, settleUndo as u, codedAfterCalls as v, readDelegatedCalls as w, spentInLane as x, isDecided as y };
