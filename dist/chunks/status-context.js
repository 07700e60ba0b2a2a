import { Cn as operatorLine, En as ordersAndRun, ar as tryRead, bn as inFolder, kn as shortOid, wn as orderAndRun, yr as RalphError } from "./through-proxy.js";
import { A as totalTokens, D as plural, N as cappedRow, O as thousands, S as formatUsd, a as plainLine, b as formatMinutes, g as clockSeenFrom, h as clock, i as oneLine, k as tokenAmount, m as ageMs, v as formatDuration, x as formatTokens, y as formatLimit } from "./one-line.js";
import { n as commandLine } from "./command-line.js";
import { c as milestonesOf } from "./due.js";
import { At as rangeInWords, G as pushInClone, Gt as costBudgetOf, I as stopInWords, K as resolveInClone, Rt as evidenceFor, V as doubledBudget, et as openAsks } from "./run-sentence.js";
import { c as tasksOf, cn as openAttempts, i as isMilestoneDone, nn as heldIterations, o as redParts, s as slicesOf, tn as heldCommits, w as statusIn } from "./slices.js";
import { K as noUsage, W as addUsage } from "./pass.js";
import { t as decisiveLines } from "./decisive-lines.js";
import { h as callOutsideAttempt, n as fold } from "./evolve.js";
import { a as receiptLines } from "./cost.js";
import { n as inboxOf } from "./state-access.js";
import { o as statusReport } from "./status.js";
import { r as isLost } from "./kept-runs.js";
import { a as readHistory, f as isEnd, l as waitingOrders, p as iterationView, u as warnOf } from "./read-run.js";
import { r as isTestFile, t as isCheckConfiguration } from "./check-configuration.js";
import { a as isReadLast, i as isGenerated, n as lowestFirst } from "./evidence.js";
import { n as patchesOf } from "./patches.js";
import { t as planGraph } from "./plan-graph.js";
import { a as readOwnTree, t as canMergeInto } from "./own-merge.js";
// src/core/reading/pieces.ts
const maxLines$2 = 30;
const header = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@ ?(.*)$/;
/** Cuts hunks at blank lines and function heads, so that a new file has several pieces. */
function piecesOf(patch) {
	return patch.split(/^(?=diff --git )/m).flatMap((file) => {
		const path = pathOf(file);
		return path === void 0 ? [] : filePieces(path, file);
	});
}
function pathOf(file) {
	const after = /^\+\+\+ (.+)$/m.exec(file)?.[1];
	const before = /^--- (.+)$/m.exec(file)?.[1];
	const name = after === void 0 || after === "/dev/null" ? before : after;
	return name === void 0 || name === "/dev/null" ? void 0 : unquoted(name.replace(/\t$/, "")).slice(2);
}
/** Git quotes a name with unusual bytes and writes each byte as three octal digits. */
function unquoted(name) {
	const inner = /^"(.*)"$/.exec(name)?.[1];
	if (inner === void 0) return name;
	const encoded = inner.replace(/[^\\]|\\(?:[0-7]{3}|.)/gu, (part) => {
		if (/^\\[0-7]{3}$/.test(part)) return `%${Number.parseInt(part.slice(1), 8).toString(16).padStart(2, "0")}`;
		return encodeURIComponent(part.startsWith("\\") ? part.slice(1) : part);
	});
	return tryRead(() => decodeURIComponent(encoded)) ?? inner;
}
function filePieces(path, file) {
	const isNewFile = /^new file mode/m.test(file);
	return file.split(/^(?=@@ -)/m).flatMap((hunk) => {
		const [first = "", ...lines] = hunk.split("\n");
		const hunkHeader = header.exec(first);
		if (!hunkHeader) return [];
		return cutHunk(numberedLines(lines, Number(hunkHeader[1])), {
			path,
			heading: hunkHeader[2] ?? "",
			isNewFile
		});
	});
}
/** Omits git's remarks (`\ No newline at end of file`). */
function numberedLines(lines, from) {
	let next = from;
	return lines.flatMap((line) => {
		const sign = line[0];
		const text = line.slice(1);
		if (sign === "-") return [{
			sign,
			line: null,
			text
		}];
		return sign === "+" || sign === " " ? [{
			sign,
			line: next++,
			text
		}] : [];
	});
}
const heads = [
	/^\s*(?:export\s+)?(?:default\s+)?(?:async\s+)?function\b/,
	/^\s*(?:export\s+)?(?:abstract\s+)?(?:class|interface|enum|type|struct|trait|impl|module|namespace)\b/,
	/^\s*(?:export\s+)?(?:const|let)\s+\w+\s*(?::[^=]+)?=\s*(?:async\s*)?(?:\([^)]*\)|\w+)(?:\s*:\s*[^=]+)?\s*=>/,
	/^\s*(?:async\s+)?def\s+\w/,
	/^\s*(?:pub(?:\([^)]*\))?\s+)?(?:async\s+)?(?:unsafe\s+)?fn\s+\w/,
	/^func\b/,
	/^\s*(?:public|private|protected|internal|static|final|override)\b.*\(/,
	/^\s*(?:test|it|describe)(?:\.\w+)*\(/
];
const isHead = (text) => heads.some((pattern) => pattern.test(text));
function cutHunk(hunk, file) {
	const pieces = [];
	let heading = file.heading;
	for (const lines of groupBlocks(hunk)) {
		const changed = lines.filter(({ sign }) => sign !== " ").length;
		const ownHead = lines.find(({ text }) => isHead(text))?.text;
		const first = lines.findIndex(({ sign }) => sign !== " ");
		const pieceHeading = ownHead !== void 0 && lines.findIndex(({ text }) => text === ownHead) <= first ? ownHead : heading;
		if (changed > 0) pieces.push({
			...file,
			heading: pieceHeading,
			lines: withContext(lines),
			changed
		});
		heading = lines.findLast(({ text }) => isHead(text))?.text ?? heading;
	}
	return pieces;
}
/** Joins whole blocks up to the size of a piece; a longer block is cut. */
function groupBlocks(hunk) {
	if (hunk.length <= maxLines$2) return [[...hunk]];
	const blocks = [[]];
	for (const line of hunk) {
		const block = blocks.at(-1) ?? [];
		if (block.length >= maxLines$2 || block.length > 0 && (isHead(line.text) || line.text.trim() === "")) blocks.push([line]);
		else block.push(line);
	}
	const groups = [[]];
	for (const block of blocks) {
		const group = groups.at(-1) ?? [];
		if (group.length > 0 && group.length + block.length > maxLines$2) groups.push(block);
		else group.push(...block);
	}
	return groups;
}
/** Keeps one line around the change. */
function withContext(lines) {
	const first = lines.findIndex(({ sign }) => sign !== " ");
	const last = lines.findLastIndex(({ sign }) => sign !== " ");
	return lines.slice(Math.max(0, first - 1), last + 2);
}
// src/core/reading/rules.ts
const manifests = /(?:^|\/)(?:package\.json|requirements[^/]*\.txt|pyproject\.toml|setup\.py|Pipfile|go\.mod|Cargo\.toml|Gemfile|composer\.json|pom\.xml|build\.gradle(?:\.kts)?|[^/]+\.csproj|mix\.exs)$/;
const workflows = /(?:^|\/)(?:\.github\/(?:workflows|actions)\/.+|\.gitlab-ci\.yml|\.circleci\/.+|Jenkinsfile|azure-pipelines\.yml|action\.ya?ml|Dockerfile[^/]*|docker-compose[^/]*\.ya?ml|\.pre-commit-config\.yaml)$/;
const dependency = /^\s*(?:"[@\w][\w./@-]*"\s*:\s*"(?:[\^~>=<*]|\d|npm:|file:|git|https?:|workspace:)|[\w.-]+\s*(?:==|>=|~=|\^)|(?:require|gem|implementation|api|compile)\b|<(?:dependency|version|artifactId)>|\w[\w-]*\s*=\s*(?:"[\d^~*]|\{))/m;
const script = /^\s*"(?:pre|post)?(?:test|lint|check|build|ci|verify|typecheck)[\w:-]*"\s*:/m;
const migrations = /(?:^|\/)(?:migrations?|migrate)\/|\.sql$|(?:^|\/)schema\.(?:prisma|graphql|rb)$|\.proto$/i;
const schemaFiles = /(?:^|\/)schemas?\/|(?:^|[/._-])schema\.\w+$/i;
const startsProcess = /\b(?:spawn(?:Sync)?|exec(?:File|Sync|FileSync)?|fork|popen|system|Popen|check_output|check_call|ProcessBuilder|posix_spawn)\s*\(|\bsubprocess\b|\bchild_process\b|\bos\.exec|\bexec\.Command\(|\bCommand::new\(|\bRuntime\.getRuntime\(\)/;
const sql = /\b(?:SELECT\s.+\sFROM|INSERT\s+INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM|(?:CREATE|ALTER|DROP)\s+(?:TABLE|INDEX|VIEW|DATABASE))\b/i;
const crypto = /\b(?:create(?:Hash|Hmac|Cipheriv|Decipheriv|Sign|Verify)|randomBytes|timingSafeEqual|pbkdf2|scrypt|bcrypt|argon2|hmac\.|hashlib\.|secrets\.token|jwt\.|crypto\.(?:subtle|create|random|sign|verify)|Cipher\.getInstance|MessageDigest|SecureRandom|rejectUnauthorized|InsecureSkipVerify|verify\s*=\s*False)/;
const permissions = /\b(?:chmod|chown|setuid|setgid|umask|fchmod|sudo)\b|\b0o?[0-7]{3}\b(?=\s*[,)])|Access-Control-Allow|^\s*permissions:|\b(?:is_?admin|has_?permission|authori[sz]e|requireRole)\b/im;
const evaluates = /\beval\s*\(|\bnew Function\s*\(|\.innerHTML\s*=|dangerouslySetInnerHTML|\bpickle\.loads?\(|\byaml\.load\(|\bvm\.run/;
const errorWord = /\b(?:throw|raise|catch|except|rescue|panic!?|reject|rethrow)\b|\bif err != nil\b|\.unwrap_or|\?\s*;\s*$/gm;
const swallowed = /catch\s*(?:\([^)]*\))?\s*\{\s*\}|\.catch\(\(\)\s*=>\s*(?:\{\s*\}|undefined|null)\)|except(?:\s+\w+)?:\s*(?:\n\s*)?pass\b|\brescue\s*=>?\s*nil/;
const count = (pattern, text) => text.match(pattern)?.length ?? 0;
/** The strongest rule first. */
const rules = [
	{
		name: "checks",
		says: "Changes what the checks run.",
		matches: ({ path }, { added, removed }) => isCheckConfiguration(path) && !manifests.test(path) || path.endsWith("package.json") && script.test(added + removed)
	},
	{
		name: "workflow",
		says: "Changes what runs on the build machines.",
		matches: ({ path }) => workflows.test(path)
	},
	{
		name: "errors",
		says: "An error that was raised or handled here no longer is.",
		matches: ({ path, isNewFile }, { added, removed }) => isCode(path) && !isNewFile && count(errorWord, removed) > count(errorWord, added)
	},
	{
		name: "swallowed",
		says: "An error is swallowed here.",
		matches: ({ path }, { added }) => isCode(path) && swallowed.test(added)
	},
	{
		name: "process",
		says: "Starts another program.",
		matches: ({ path }, { added }) => isCode(path) && startsProcess.test(added)
	},
	{
		name: "evaluates",
		says: "Runs text as code or as markup.",
		matches: ({ path }, { added }) => isCode(path) && evaluates.test(added)
	},
	{
		name: "sql",
		says: "Changes what is asked of the database.",
		matches: ({ path }, { added }) => !isReadLast(path) && sql.test(added)
	},
	{
		name: "crypto",
		says: "Touches cryptography or secrets.",
		matches: ({ path }, { added, removed }) => isCode(path) && crypto.test(added + removed)
	},
	{
		name: "permissions",
		says: "Changes who may do what.",
		matches: ({ path }, { added, removed }) => !isReadLast(path) && permissions.test(added + removed)
	},
	{
		name: "migration",
		says: "Rewrites stored data.",
		matches: ({ path }) => migrations.test(path) && !isReadLast(path)
	},
	{
		name: "dependency",
		says: "Changes what is installed.",
		matches: ({ path }, { added, removed }) => manifests.test(path) && dependency.test(added + removed)
	},
	{
		name: "schema",
		says: "Changes the form of data that others rely on.",
		matches: ({ path, isNewFile }) => schemaFiles.test(path) && !isNewFile && !isReadLast(path)
	}
];
const isCode = (path) => /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|scala|cs|php|swift|ex|exs|sh|bash|c|cc|cpp|h|hpp|lua|pl)$/.test(path) && !isTestFile(path);
/** The strongest matching rule. */
function ruleOf(piece) {
	const text = {
		added: linesOf(piece, "+"),
		removed: linesOf(piece, "-")
	};
	const place = rules.findIndex(({ matches }) => matches(piece, text));
	const rule = rules[place];
	return rule && {
		name: rule.name,
		says: rule.says,
		place
	};
}
const linesOf = ({ lines }, sign) => lines.filter((line) => line.sign === sign).map(({ text }) => text).join("\n");
// src/core/reading/rank.ts
/** Chosen on separate histories; `npm run bench:review` measures them on others. */
const weights = {
	/** For each further task that changed the same function, up to three. */
	shared: 1,
	/** A late commit builds on more, and less later work has tested it. */
	late: .5,
	/** A small change of existing code is easily overlooked. */
	small: 1,
	/** Branches among the added lines. */
	branches: 1.2,
	untested: .6,
	/** For each earlier failed attempt, up to three. */
	retried: .5,
	redone: 1.5,
	doubted: 1.5,
	found: 3
};
const branch = /\b(?:if|else|elif|for|while|case|when|match|switch|catch|except|unless|guard|select)\b|&&|\|\||\?\?|\?[^.:]+:/g;
/** The strength of each fact: 0 to 1, or a count up to three. */
function strengths({ piece, facts, place, tasks, tested }) {
	const added = linesOf(piece, "+");
	const lines = Math.max(1, added.split("\n").filter((line) => line.trim() !== "").length);
	const branches = added.match(branch)?.length ?? 0;
	return {
		shared: Math.min(3, tasks - 1),
		late: place,
		small: piece.isNewFile ? 0 : Math.max(0, 1 - piece.changed / 30),
		branches: Math.min(1, branches / Math.max(3, lines)),
		untested: tested ? 0 : 1,
		retried: Math.min(3, facts.attempts - 1),
		redone: facts.redone ? 1 : 0,
		doubted: facts.doubt === null ? 0 : 1,
		found: findingOf(piece, facts) === void 0 ? 0 : 1
	};
}
/** Higher scores are read first; tests and prose come last. */
function scoreOf(hunk) {
	const strength = strengths(hunk);
	const sum = Object.keys(weights).reduce((total, fact) => total + weights[fact] * strength[fact], 0);
	return isReadLast(hunk.piece.path) ? sum - 100 : sum;
}
function findingOf({ path, lines }, { findings }) {
	const numbers = lines.flatMap(({ line }) => line ?? []);
	const [low = 0] = numbers;
	const high = numbers.at(-1) ?? low;
	return findings.find((finding) => finding.path === path && (finding.line === null || finding.line >= low && finding.line <= high))?.text;
}
const sentences = {
	found: ({ piece, facts }) => `The review found: ${findingOf(piece, facts) ?? ""}`,
	redone: () => "It was done again after a commit of the task was taken back.",
	doubted: ({ facts }) => facts.doubt ?? "",
	shared: ({ tasks }) => `${tasks === 2 ? "Two" : tasks === 3 ? "Three" : String(tasks)} tasks changed this function.`,
	retried: ({ facts }) => `Done at attempt ${facts.attempts}.`,
	untested: () => "No test is in this commit.",
	branches: ({ piece }) => `${plural(linesOf(piece, "+").match(branch)?.length ?? 0, "new branch", "new branches")} in few lines.`,
	small: () => "A small change of code that was there before.",
	late: () => "One of the last commits."
};
/** The facts that count most, strongest first. */
function reasonsOf(hunk) {
	const strength = strengths(hunk);
	return Object.keys(weights).map((fact) => ({
		fact,
		counts: weights[fact] * strength[fact]
	})).filter(({ counts }) => counts > .2).sort((a, b) => b.counts - a.counts).map(({ fact }) => sentences[fact](hunk));
}
// src/core/reading/read-first.ts
const maxMust = 10;
/** For each rule: the tenth started process says less than the first schema. */
const maxOfRule = 3;
const maxShare = .05;
const maxLines$1 = 300;
const maxExcerpt = 6;
/**
* Pieces that rules demand, then the best ranked up to five percent of the lines, at most 300. Linear but for one
* sort.
*/
function readFirst(commits, unreadCommits = 0) {
	const candidates = candidatesOf(commits);
	const demanded = demandedPieces(candidates);
	const lines = candidates.reduce((sum, { piece }) => sum + piece.changed, 0);
	const ranked = rankedPieces(candidates, {
		lines,
		demanded
	});
	const hunks = [...demanded.map(({ candidate, says }) => hunkOf(candidate, says)), ...ranked.map((one) => hunkOf(one, void 0))];
	return {
		hunks,
		shown: hunks.reduce((sum, hunk) => sum + hunk.lines, 0),
		lines,
		generated: generatedIn(commits),
		unread_commits: unreadCommits
	};
}
/** All pieces that a person or agent wrote. */
function candidatesOf(commits) {
	const tasks = /* @__PURE__ */ new Map();
	for (const { task, pieces } of commits) for (const piece of pieces) {
		const key = functionOf(piece);
		if (key !== void 0) tasks.set(key, (tasks.get(key) ?? /* @__PURE__ */ new Set()).add(task));
	}
	return commits.flatMap((change, index) => {
		const tested = change.pieces.some(({ path }) => isTestFile(path));
		return change.pieces.filter(({ path }) => !isGenerated(path)).map((piece) => {
			const place = commits.length < 2 ? 0 : index / (commits.length - 1);
			const taskCount = tasks.get(functionOf(piece) ?? "")?.size ?? 1;
			const ranked = {
				piece,
				facts: change.facts,
				place,
				tasks: taskCount,
				tested
			};
			return {
				...ranked,
				change,
				score: scoreOf(ranked)
			};
		});
	});
}
/** Undefined if the head is unknown. */
const functionOf = ({ path, heading }) => isHead(heading) ? `${path} ${heading.trim().replace(/[({].*$/, "")}` : void 0;
function demandedPieces(candidates) {
	const matches = candidates.flatMap((candidate) => {
		const remark = candidate.change.remarked.get(candidate.piece.path);
		if (remark !== void 0) return {
			candidate,
			says: remark,
			name: "guard",
			place: -1
		};
		const rule = ruleOf(candidate.piece);
		return rule ? {
			candidate,
			...rule
		} : [];
	});
	const counts = /* @__PURE__ */ new Map();
	return matches.sort((a, b) => a.place - b.place || b.candidate.score - a.candidate.score).filter(({ name }) => {
		const count = (counts.get(name) ?? 0) + 1;
		counts.set(name, count);
		return count <= maxOfRule;
	}).slice(0, maxMust);
}
function rankedPieces(candidates, { lines, demanded }) {
	const demandedCandidates = new Set(demanded.map(({ candidate }) => candidate));
	let room = Math.min(maxLines$1, Math.floor(lines * maxShare)) - demanded.reduce((sum, { candidate }) => sum + candidate.piece.changed, 0);
	const chosen = [];
	const sorted = candidates.filter((candidate) => !demandedCandidates.has(candidate) && candidate.score > 0).sort((a, b) => b.score - a.score);
	for (const candidate of sorted) {
		if (candidate.piece.changed > room) continue;
		room -= candidate.piece.changed;
		chosen.push(candidate);
	}
	return chosen.length === 0 && demanded.length === 0 ? sorted.slice(0, 1) : chosen;
}
const maxReasons = 2;
function hunkOf(candidate, says) {
	const { piece, change } = candidate;
	const numbers = piece.lines.flatMap(({ line, sign }) => line === null || sign === " " ? [] : line);
	const [first] = numbers.length > 0 ? numbers : piece.lines.flatMap(({ line }) => line ?? []);
	const from = first ?? 1;
	return {
		path: piece.path,
		from,
		to: Math.max(from, numbers.at(-1) ?? from),
		commit: change.commit,
		iteration: change.iteration,
		task: change.task,
		reasons: [...says === void 0 ? [] : [says], ...reasonsOf(candidate)].slice(0, maxReasons).map((text) => oneLine(text, 240)),
		must: says !== void 0,
		lines: piece.changed,
		excerpt: excerptOf(piece)
	};
}
/** From the line before the first change, without common indentation. */
function excerptOf({ lines }) {
	const shown = lines.slice(0, maxExcerpt);
	const indents = shown.filter(({ text }) => text.trim() !== "").map(({ text }) => text.search(/\S/));
	const indent = indents.length === 0 ? 0 : Math.min(...indents);
	return shown.map((line) => ({
		...line,
		text: line.text.slice(indent, indent + 200)
	}));
}
function generatedIn(commits) {
	const paths = /* @__PURE__ */ new Set();
	let lines = 0;
	for (const { pieces } of commits) for (const { path, changed } of pieces) if (isGenerated(path)) {
		paths.add(path);
		lines += changed;
	}
	return {
		files: paths.size,
		lines
	};
}
// src/core/report/page/commit-changes.ts
/** Commits that count or wait for approval, oldest first. */
const madeCommits = (views) => views.filter((view) => (view.outcome === "succeeded" || view.outcome === "waits for approval") && view.commit !== null && view.checkpoint !== null && view.task !== null);
/** `takenBack`: tasks with an undone commit. */
function commitChange(view, patch, takenBack) {
	const { iteration, task, commit, attempt, handoff, review, events } = view;
	const pieces = piecesOf(patch);
	return {
		iteration,
		task,
		commit,
		pieces,
		facts: {
			attempts: attempt ?? 1,
			redone: takenBack.has(task),
			doubt: doubtOf(handoff, events),
			findings: (review?.review?.findings ?? []).flatMap(({ path, line, text }) => path === null ? [] : {
				path,
				line,
				text
			})
		},
		remarked: remarks(events, new Set(pieces.map(({ path }) => path)))
	};
}
function doubtOf(handoff, events) {
	const { confidence_level, request_research = [] } = handoff?.handoff ?? {};
	if (confidence_level === "low") return "Its agent reported low confidence.";
	if (request_research.length > 0) return "Its agent left a question that the repository does not answer.";
	return events.some(({ type }) => type === "human_review_requested") ? "Its agent asked a person to look at it." : null;
}
/** Remarks of the guard on files of this commit, by path; each phrase begins with its path. */
function remarks(events, paths) {
	const phrases = events.flatMap((event) => event.type === "checks_touched" ? event.what : []);
	return new Map(phrases.flatMap((phrase) => {
		const path = /^[^\s:,]+/.exec(phrase)?.[0] ?? "";
		return paths.has(path) ? [[path, `Changes what the checks run: ${phrase}.`]] : [];
	}));
}
const tasksTakenBack = (views) => new Set(views.flatMap(({ outcome, task }) => outcome === "taken back" && task !== null ? task : []));
// src/core/report/page/first/first-screen.ts
const card = (fields) => ({
	meta: "",
	text: [],
	evidence: [],
	tries: [],
	ask: null,
	actions: [],
	iteration: null,
	withdraw: null,
	approves: null,
	...fields
});
const needsPerson = (word) => ({
	sign: "?",
	word,
	tone: "wait"
});
const failing = (word) => ({
	sign: "\u2717",
	word,
	tone: "bad"
});
// src/core/report/page/first/failed-card.ts
const maxLines = 12;
/** The failed check, what each attempt tried, and what a person can do. */
function failedCard(task, input) {
	const { status, views, state, context } = input;
	const row = status.tasks.find(({ id }) => id === task);
	const tried = views.filter((view) => view.task === task && view.outcome === "failed");
	const last = tried.at(-1);
	const waits = status.held_up.filter((blocked) => blocked.task !== task && blocked.failed.includes(task)).length;
	const isPaused = state.paused?.task === task;
	const orders = (verb) => [[verb, task], ...isPaused ? [["resume"]] : []];
	const evidence = last ? evidenceOf(last) : [];
	return card({
		id: `failed ${task}`,
		badge: failing(evidence.length > 0 ? "Failed check" : "Failed"),
		meta: [task, ...tried.length > 0 ? [numbers(tried.map(({ iteration }) => iteration))] : []].join(", "),
		title: row?.title ?? task,
		text: evidence.length > 0 || !last?.why ? [] : [oneLine(last.why, 300)],
		evidence,
		tries: tried.slice(-5).map((view) => ({
			iteration: view.iteration,
			text: oneLine(view.handoff?.handoff.summary ?? view.why ?? "", 200),
			remark: [...view.time_ms ? [formatDuration(view.time_ms.all)] : [], ...(view.usage?.usd ?? 0) > 0 ? [formatUsd(view.usage?.usd ?? 0)] : []].join(", ")
		})),
		ask: "What should the next agent know?",
		iteration: last?.iteration ?? null,
		actions: [
			{
				label: "Try again",
				command: ordersAndRun(context, orders("retry")),
				order: `retry ${task}`
			},
			{
				label: waits > 0 ? `Skip it; ${plural(waits, "other task needs", "other tasks need")} it` : "Skip it",
				command: ordersAndRun(context, orders("skip")),
				order: `skip ${task}`
			},
			...last ? [{
				label: "See its files",
				command: operatorLine(context, "checkout", String(last.iteration)),
				order: null
			}] : []
		]
	});
}
/** The command and the decisive lines. */
function evidenceOf({ validation }) {
	const knownRed = new Set(validation?.known_red ?? []);
	const red = (validation?.checks ?? []).find(({ passed, name }) => !passed && !knownRed.has(name));
	if (!red) return [];
	const lines = decisiveLines(red).slice(0, maxLines);
	return [`$ ${plainLine(red.run, 300)}`, ...lines.length > 0 ? lines : ["(it printed nothing that names the fault)"]];
}
/** `iteration 7`, `iterations 25 to 27`, `iterations 3, 9 and 12`. */
function numbers(iterations) {
	const [first = 0] = iterations;
	const last = iterations.at(-1) ?? first;
	if (iterations.length === 1) return `iteration ${first}`;
	if (last - first === iterations.length - 1) return `iterations ${first} to ${last}`;
	return `iterations ${iterations.slice(-4, -1).join(", ")} and ${last}`;
}
// src/core/report/page/first/cards.ts
const maxFailed = 3;
const maxQuestions = 10;
/** Cards that need a person: failed checks, questions, an approval, the stop, criteria to try, then waiting orders. */
function cardsOf(input) {
	const urgent = [
		...failedCards(input),
		...questionCards(input),
		...approvalCards(input),
		...givenUpCards(input)
	];
	return [
		...urgent,
		...urgent.length === 0 ? stopCards(input) : [],
		...conflictCards(input),
		...redPullCards(input),
		...untestedCards(input),
		...orderCards(input)
	];
}
function failedCards(input) {
	const { state, status } = input;
	const stuck = state.paused?.task ?? (state.stop?.kind === "stuck" ? state.stop.task : void 0);
	const failed = status.tasks.filter((task) => task.status === "failed").map(({ id }) => id);
	const tasks = [.../* @__PURE__ */ new Set([...stuck === void 0 ? [] : [stuck], ...failed])];
	const more = tasks.length - maxFailed;
	const shown = tasks.slice(0, maxFailed).map((task) => failedCard(task, input));
	if (more <= 0) return shown;
	const names = tasks.slice(maxFailed, 8).join(", ");
	return [...shown, card({
		id: "failed more",
		badge: failing("Failed"),
		title: `${plural(more, "more task")} failed`,
		text: [`${names}${more > 5 ? ", \u2026" : ""}: the view Tasks lists them.`]
	})];
}
/** One card for each distinct question. */
function questionCards({ state, context }) {
	const asksByQuestion = /* @__PURE__ */ new Map();
	for (const ask of openAsks(state)) {
		const key = `${ask.question?.kind ?? "work"} ${ask.question?.why ?? ask.why}`;
		asksByQuestion.set(key, [...asksByQuestion.get(key) ?? [], ask]);
	}
	return [...asksByQuestion.values()].slice(0, maxQuestions).flatMap((asks) => {
		const [ask] = asks;
		if (!ask) return [];
		const tasks = asks.map(({ task }) => task).join(", ");
		const { task, iteration, question } = ask;
		return card({
			id: `question ${task} ${iteration}`,
			badge: needsPerson("Question"),
			meta: `${tasks}, iteration ${iteration}`,
			title: oneLine(question?.why ?? ask.why, 300),
			text: question ? questionText(question) : [lookRequest],
			ask: question ? "Your answer" : null,
			actions: question ? answerActions(task, question, context) : approvalActions(task, context),
			iteration
		});
	});
}
const lookRequest = "The commit passed its checks. Nothing is built on it before you have looked.";
const questionText = ({ kind, evidence }) => kind === "question" ? ["Its agent changed nothing and waits for your answer."] : ["Its agent says that nothing is left to change.", ...evidence === "" ? [] : [`It names as evidence: ${oneLine(evidence, 400)}`]];
function answerActions(task, { kind, options = [] }, context) {
	const optionActions = options.map((option, index) => ({
		label: oneLine(option, 80),
		command: orderAndRun(context, "answer", task, String(index + 1)),
		order: `answer ${task} ${index + 1}`
	}));
	const agree = {
		label: "Agree: nothing is to be changed",
		command: orderAndRun(context, "answer", task, "done"),
		order: `answer ${task} done`
	};
	return [
		...optionActions,
		{
			label: "Answer",
			command: orderAndRun(context, "answer", task),
			order: `answer ${task}`
		},
		...kind === "no_change" ? [agree] : [],
		{
			label: "Skip the task",
			command: orderAndRun(context, "skip", task),
			order: `skip ${task}`
		}
	];
}
const approvalActions = (task, context) => [{
	label: "Approve",
	command: orderAndRun(context, "approve", task),
	order: `approve ${task}`
}, {
	label: "Do it again",
	command: orderAndRun(context, "retry", task),
	order: `retry ${task}`
}];
function approvalCards({ state, context }) {
	return heldCommits(state).map(({ task, commit, iteration, summary, approved_before }) => {
		const short = shortOid(commit);
		return card({
			id: `approval ${commit}`,
			badge: needsPerson("Approval"),
			meta: `${task}, iteration ${iteration}`,
			title: oneLine(summary, 300),
			text: [state.awaiting ? "It passed its checks; nothing else is begun before you decide." : "It passed its checks.", ...approved_before === void 0 ? [] : [`What landed meanwhile changed it: you approved ${shortOid(approved_before)}.`]],
			iteration,
			approves: commit,
			actions: [
				{
					label: `Approve ${short}`,
					command: orderAndRun(context, "approve", short),
					order: `approve ${commit}`
				},
				{
					label: "Reject it and try again",
					command: orderAndRun(context, "retry", task),
					order: `retry ${task}`
				},
				{
					label: "See its files",
					command: operatorLine(context, "checkout", String(iteration)),
					order: null
				}
			]
		});
	});
}
function givenUpCards({ status, state, context }) {
	return status.tasks.filter((task) => task.status === "given_up").slice(0, maxFailed).map(({ id, title }) => {
		const { iteration = 0, why = "" } = state.tasks[id]?.given_up ?? {};
		return card({
			id: `given up ${id}`,
			badge: needsPerson("Given up"),
			meta: `${id}${iteration === 0 ? "" : `, iteration ${iteration}`}`,
			title,
			text: why === "" ? [] : [oneLine(why, 400)],
			iteration: iteration === 0 ? null : iteration,
			ask: "What should the next agent know?",
			actions: [{
				label: "Try again",
				command: orderAndRun(context, "retry", id),
				order: `retry ${id}`
			}, {
				label: "Leave it out",
				command: orderAndRun(context, "skip", id),
				order: `skip ${id}`
			}]
		});
	});
}
/** For a stop that no task caused: a budget, a pause, a conflict, an ended job. */
function stopCards(input) {
	const { status, state, context } = input;
	const { standing, next_steps, sentence, details } = status;
	if (standing === "at_work" || standing === "complete") return [];
	const orders = ordersAfterStop(input);
	const begun = status.iteration > 0;
	return [card({
		id: `stopped ${standing}`,
		badge: standing === "waiting" ? {
			sign: "·",
			word: "Waits by itself",
			tone: "dim"
		} : needsPerson(begun ? "To go on" : "To begin"),
		meta: clockSeenFrom(state.updated, context.now),
		title: sentence,
		text: details.slice(0, 3),
		actions: next_steps.flatMap(({ does, commands }, index) => commands.map((command) => ({
			label: does,
			command,
			order: orders[index] ?? null
		})))
	})];
}
/** A dashboard's orders for the next steps; null if only the shown command can do it. */
function ordersAfterStop({ status, state: { stop, paused } }) {
	if (status.standing === "paused" && paused) return ["resume"];
	if (stop?.kind === "cost_budget") return [`budget ${doubledBudget(stop.budget_usd, stop.spent_usd)}usd`];
	if (stop?.kind === "token_budget") return [`budget ${tokenAmount(stop.budget_tokens + stop.spent_tokens)}tok`];
	const unread = stop?.kind === "human_review" ? stop.unread : void 0;
	return unread ? [null, `set stop-at ${doubledBudget(unread.limit, unread.lines)}`] : [];
}
/** A person resolves it in a clone; no order can. */
function conflictCards({ state }) {
	const { stack_conflict: conflict } = state;
	if (!conflict) return [];
	const { branch, onto_branch, paths, total, base } = conflict;
	const { get, push } = resolveInClone(state, conflict);
	return [card({
		id: `conflict ${branch} ${base}`,
		badge: needsPerson("Conflict"),
		meta: plainLine(branch, 100),
		title: `${plainLine(onto_branch, 100)} conflicts with this pull request`,
		text: [`A pull request below it was merged. Both changed ${cappedRow(paths.map((path) => plainLine(path, 100)), 5, total)}.`, "The run continues above it. Edit the files between the two commands; the next job takes your push from there."],
		actions: [{
			label: "Get the conflict",
			command: get,
			order: null
		}, {
			label: "Push what you resolved",
			command: push,
			order: null
		}]
	})];
}
const redPullCards = ({ state }) => redParts(state).map(({ branch, tip, red, said }) => {
	const names = plainLine(red?.join(", ") ?? "", 100);
	return card({
		id: `red ${branch} ${tip}`,
		badge: failing("Failed"),
		meta: `${plainLine(branch, 100)}, ${shortOid(tip)}`,
		title: `${names} ${red?.length === 1 ? "fails" : "fail"} on ${plainLine(branch, 100)}`,
		text: ["It is red since the base was merged into it; the newest commits of the run pass.", "Merge it together with the ones above it, or commit what mends it between the two commands; the next job takes your push from there."],
		evidence: said.slice(0, 1).flatMap(({ name, lines }) => [name, ...lines]),
		actions: [{
			label: "Get it",
			command: pushInClone(state, branch).get,
			order: null
		}, {
			label: "Push what mends it",
			command: pushInClone(state, branch).push,
			order: null
		}]
	});
});
/** Criteria without a test, which a person can try. */
function untestedCards({ evidence, status, views, context }) {
	if (!evidence || status.standing !== "complete") return [];
	const open = evidence.criteria.filter(({ level }) => level !== "ran");
	const last = views.findLast(({ outcome, commit }) => outcome === "succeeded" && commit !== null);
	if (open.length === 0 || !last) return [];
	const tasks = [...new Set(open.map(({ task }) => task))];
	const shown = open.slice(0, 4).map(({ task, criterion }) => `${task}: ${oneLine(criterion, 160)}`);
	return [card({
		id: "to try",
		badge: needsPerson("To try"),
		meta: `${tasks.slice(0, 3).join(", ")}${tasks.length > 3 ? `, ${tasks.length - 3} more` : ""}`,
		title: open.length === 1 ? "One criterion that no check can show" : `${open.length} criteria that no check can show`,
		text: [...shown, ...open.length > shown.length ? [`${open.length - shown.length} more are listed under Evidence.`] : []],
		actions: [{
			label: "Get a copy",
			command: operatorLine(context, "checkout", String(last.iteration)),
			order: null
		}],
		iteration: last.iteration
	})];
}
function orderCards({ status, context }) {
	return status.orders.map(({ id, by, text, at }) => card({
		id: `order ${id}`,
		badge: {
			sign: "\u25b8",
			word: "On its way",
			tone: "act"
		},
		meta: `ordered by ${plainLine(by, 60)}${at === "" ? "" : `, ${clock(at)}`}`,
		title: oneLine(text, 300),
		text: ["A running job picks it up within a minute; then this card goes."],
		actions: [{
			label: "Withdraw",
			command: operatorLine(context, "orders", "withdraw", id),
			order: null
		}],
		withdraw: id
	}));
}
// src/core/report/page/first/figures.ts
/** Always the same five; none before the first iteration. */
function figuresOf(input, changed) {
	if (input.views.length === 0) return [];
	return [
		tasksFigure(input),
		linesFigure(changed),
		costFigure(input),
		timeFigure(input),
		iterationsFigure(input)
	];
}
function tasksFigure({ status: { counts, standing } }) {
	const { failed, skipped } = counts;
	const remaining = counts.total - counts.done - skipped;
	const remarks = [
		`of ${counts.total}`,
		...failed > 0 ? [`${failed} failed`] : [],
		...skipped > 0 ? [`${skipped} skipped`] : [],
		...failed === 0 && standing === "at_work" && remaining > 0 ? [`${remaining} left`] : []
	];
	return {
		name: "Tasks",
		value: String(counts.done),
		remark: remarks.join(", ")
	};
}
function linesFigure(changed) {
	if (!changed) return {
		name: "Changed lines",
		value: "\u2013",
		remark: "not counted"
	};
	const { lines, generated } = changed;
	const remark = generated > 0 ? `+ ${thousands(generated)} generated` : "";
	return {
		name: "Changed lines",
		value: thousands(lines),
		remark
	};
}
/** The agent's work had a cost even if it reports none. */
function costFigure({ status: { receipt }, state, context }) {
	const { usd } = receipt.total;
	if (usd === 0) return {
		name: "Cost",
		value: "\u2013",
		remark: "the agent reports no cost"
	};
	const budget = costBudgetOf(state, context.costBudgetUsd ?? null);
	const remark = budget === null ? "no budget" : `of ${formatLimit(budget).replace(" USD", "")}`;
	return {
		name: "Cost",
		value: formatUsd(usd),
		remark
	};
}
/** From the start of the run to now or to its end, including pauses between jobs. */
function timeFigure({ status: { standing }, state, context: { now } }) {
	const isRunning = standing === "at_work";
	const end = isRunning && now !== null ? new Date(now).toISOString() : state.updated;
	const from = clock(state.started);
	const remark = isRunning ? `since ${from}` : `${from} to ${clock(end)}`;
	return {
		name: "Time",
		value: formatDuration(ageMs(state.started, Date.parse(end))),
		remark
	};
}
function iterationsFigure({ views, status: { tasks } }) {
	const fates = fatesOf(views, tasks);
	const [back, failed] = ["back", "failed"].map((fate) => fates.filter((other) => other === fate).length);
	const remarks = [...back ? [`${back} rolled back`] : [], ...failed ? [`${failed} failed`] : []];
	return {
		name: "Iterations",
		value: String(views.length),
		remark: remarks.join(", ")
	};
}
function fateOf(outcome, status) {
	switch (outcome) {
		case "succeeded":
		case "undo": return "kept";
		case "at work":
		case "waits for approval": return "open";
		case "failed":
		case "refused undo": return status === "done" || status === "skipped" ? "back" : "failed";
		default: return "back";
	}
}
function fatesOf(iterations, tasks) {
	const statuses = new Map(tasks.map(({ id, status }) => [id, status]));
	return iterations.map(({ outcome, task }) => fateOf(outcome, task === null ? void 0 : statuses.get(task)));
}
// src/core/report/page/first/headline.ts
const calm = {
	sign: "·",
	word: "not running",
	tone: "dim"
};
const running = {
	sign: "\u25b8",
	word: "running",
	tone: "act"
};
const complete = {
	sign: "\u2713",
	word: "complete",
	tone: "good"
};
const inWork$1 = (count) => count === 0 ? "" : count === 1 ? ", one is in work" : `, ${count} are in work`;
function headlineOf(input) {
	const { state, status, context } = input;
	const { counts, standing } = status;
	const time = clockSeenFrom(state.updated, context.now);
	const tasks = `${counts.done} of ${plural(counts.total, "task")} ${counts.done === 1 ? "is" : "are"} done`;
	switch (standing) {
		case "at_work": return {
			badge: running,
			sentence: `Running: ${tasks}${inWork$1(openAttempts(state).length)}.`,
			means: completionForecast(input)
		};
		case "complete": return {
			badge: complete,
			sentence: completeWords(input),
			means: afterwards(input)
		};
		case "between_jobs": return state.iteration === 0 ? {
			badge: {
				...calm,
				word: "not begun"
			},
			...notBegun(input)
		} : {
			badge: calm,
			sentence: `No job is running: ${tasks}.`,
			means: restingText(input)
		};
		case "paused": return {
			badge: needsPerson("paused"),
			sentence: `Paused at ${time}: ${tasks}.`,
			means: restingText(input)
		};
		case "waiting_for_approval": {
			const sentence = `Waiting for your approval since ${time}: a commit of ${plainLine(state.awaiting?.task ?? "", 60)}.`;
			return {
				badge: needsPerson("waits for you"),
				sentence,
				means: restingText(input)
			};
		}
		case "human_review": return {
			badge: needsPerson("waits for you"),
			sentence: askedWords(input, time),
			means: restingText(input)
		};
		case "waiting": return {
			badge: {
				sign: "·",
				word: "waits",
				tone: "dim"
			},
			sentence: `Waiting until ${clockSeenFrom(state.waiting?.until ?? state.updated, context.now)}: ${tasks}.`,
			means: `${plainLine(state.waiting?.why ?? "", 200)} ${restingText(input)}`.trim()
		};
		default: return {
			badge: failing(standing.replaceAll("_", " ")),
			sentence: `Stopped at ${time}: ${cause(input)}.`,
			means: restingText(input)
		};
	}
}
function completeWords({ status }) {
	const { receipt, counts } = status;
	const all = counts.skipped + counts.given_up === 0 ? "All tasks are done" : "All tasks are done or skipped";
	if (receipt.commits === 0) return `${all}.`;
	const proven = receipt.unchecked === null ? ", each with its checks passed" : "";
	return `${all}: ${plural(receipt.commits, "commit")}${receipt.commits === 1 ? proven.replace("each with its", "its") : proven}.`;
}
function afterwards({ status, state }) {
	const skipped = status.tasks.filter((task) => task.status === "skipped").map(({ id }) => plainLine(id, 40));
	const names = skipped.length > 3 ? "" : ` (${skipped.join(", ")})`;
	return [
		...status.receipt.unchecked === null ? [] : [`${status.receipt.unchecked}.`],
		...skipped.length > 0 ? [`${plural(skipped.length, "task was", "tasks were")} skipped${names}.`] : [],
		`The work is on ${plainLine(state.work_branch, 120)}; nothing runs, and nothing is being spent.`
	].join(" ");
}
function notBegun({ status }) {
	const { forecast, counts } = status;
	const tasks = plural(counts.total, "task");
	if (!forecast) return {
		sentence: `Nothing has begun: ${tasks}.`,
		means: ""
	};
	const time = rangeInWords(forecast.runner_ms, formatMinutes, " min");
	return {
		sentence: `Nothing has begun: ${tasks}, about ${forecast.usd.high > 0 ? `${rangeInWords(forecast.usd, formatUsd, " USD")} and ` : ""}${time}.`,
		means: ""
	};
}
function completionForecast({ status: { forecast }, context: { now } }) {
	if (!forecast || now === null) return "";
	const clockAfter = (ms) => clock(new Date(now + ms).toISOString());
	const [low, high] = [clockAfter(forecast.runner_ms.low), clockAfter(forecast.runner_ms.high)];
	const money = forecast.usd.high > 0 ? `, for ${rangeInWords(forecast.usd, formatUsd, " USD")} more` : "";
	return `Done at about ${low === high ? low : `${low} to ${high}`}${money}.`;
}
/** For a run without a job. */
function restingText({ status }) {
	const { counts, held_up } = status;
	const failed = status.tasks.filter((task) => task.status === "failed");
	const [only] = failed;
	const waits = only && failed.length === 1 ? held_up.filter(({ task, failed: by }) => task !== only.id && by.includes(only.id)).length : 0;
	const others = waits > 0 ? ` ${plural(waits, "other task waits", "other tasks wait")} for ${plainLine(only?.id ?? "", 60)};` : "";
	return `${`${counts.done} of ${plural(counts.total, "task")} ${counts.done === 1 ? "is" : "are"} done and committed.`}${others === "" ? " Nothing" : `${others} nothing`} runs, and nothing is being spent.`;
}
function askedWords({ state, status }, time) {
	const tasks = [...new Set(state.asks.map(({ task }) => plainLine(task, 60)))];
	if (tasks.length === 1) return `Waiting for your answer since ${time}: one question of ${tasks[0]}.`;
	if (tasks.length > 1) return `Waiting for your answer since ${time}: ${tasks.length} questions.`;
	const reason = state.stop?.kind === "human_review" ? state.stop : void 0;
	const [task] = reason?.given_up?.tasks ?? [];
	if (reason?.given_up && task) return reason.given_up.total === 1 ? `Waiting for your decision since ${time}: ${plainLine(task.task, 60)} was given up.` : `Waiting for your decision since ${time}: ${reason.given_up.total} tasks were given up.`;
	if (reason?.unread) return `Waiting for you since ${time}: ${thousands(reason.unread.lines)} changed lines are to be read.`;
	if (reason?.conflict) return `Waiting for you since ${time}: a merge has conflicts.`;
	return status.sentence;
}
function cause({ state, status }) {
	const { stop } = state;
	if (stop?.kind === "stuck") return stuckWords(stop, state.tasks);
	if (stop?.kind === "cost_budget") return `the budget of ${formatLimit(stop.budget_usd)} is used up`;
	if (stop?.kind === "token_budget") return `the budget of ${formatTokens(stop.budget_tokens)} tokens is used up`;
	if (stop?.kind === "blocked") {
		const failed = status.counts.failed;
		return failed > 0 ? `${plural(failed, "task")} failed, and the rest waits` : "no task can be started";
	}
	if (stop?.kind === "failed") return `the job failed (${plainLine(stop.code, 40)})`;
	if (stop?.kind === "time_budget") return "the time of the job is used up";
	if (stop?.kind === "iteration_limit") return `the limit of ${plural(stop.limit, "iteration")} is reached`;
	return stop?.kind === "cancelled" ? "the job was cancelled" : "another job holds the run";
}
function stuckWords({ task }, tasks) {
	if (task === void 0) return "attempts fail in the same way, one after the other";
	const { failures = [], failed_attempts = 0 } = tasks[task] ?? {};
	const last = failures.at(-1)?.fingerprint;
	const same = failures.length - 1 - failures.findLastIndex(({ fingerprint }) => fingerprint !== last);
	const times = same > 1 ? same : failed_attempts;
	const often = times === 1 ? "once" : times === 2 ? "twice" : `${times} times`;
	return `${plainLine(task, 60)} failed ${same > 1 ? "in the same way " : ""}${often}`;
}
// src/core/report/page/first/places.ts
const maxPlaces = 5;
/** A place for each milestone, or the work branch; what to merge first is on top. */
function placesOf(input, changed) {
	const { state, status } = input;
	const slices = slicesOf(state);
	if (slices.length === 0) return [workBranch(input, changed)];
	const statuses = new Map(status.tasks.map((task) => [task.id, task]));
	const rows = slices.map((slice, index) => {
		const { milestone, branch, tip } = slice;
		const tasks = tasksOf(input.plan, milestone);
		const done = tasks.filter((id) => statuses.get(id)?.status === "done");
		const isComplete = isMilestoneDone(input.plan, state, milestone);
		return {
			badge: badgeOf(slice, isComplete, status.standing === "at_work"),
			name: branch,
			url: pullsOf(input, branch),
			title: milestone ?? "what is left",
			size: `${done.length} of ${plural(tasks.length, "task")}`,
			text: `up to ${shortOid(tip)}, ${checksInWords(slice)}${isComplete ? "" : "; not complete yet"}`,
			action: index === 0 ? mergeAction(input) : null
		};
	});
	if (rows.length <= maxPlaces) return rows;
	const above = rows.slice(4);
	return [...rows.slice(0, 4), {
		badge: later,
		name: `${above[0]?.name} \u2026`,
		url: null,
		title: `${above.length} more on top`,
		size: "",
		text: above.map(({ title }) => title).join(", "),
		action: null
	}];
}
function badgeOf({ red, newest }, complete, atWork) {
	if (red !== null && red.length > 0) return failing("red on its own");
	if (complete && red !== null) return ready;
	return newest ? atWork ? inWork : held : later;
}
function checksInWords({ red }) {
	if (red === null) return "the checks have yet to run on it";
	return red.length === 0 ? "checks passed" : `${plainLine(red.join(", "), 100)} failed`;
}
const ready = {
	sign: "\u2713",
	word: "complete",
	tone: "good"
};
const inWork = {
	sign: "\u25b8",
	word: "in work",
	tone: "act"
};
const held = {
	sign: "\u2717",
	word: "stops here",
	tone: "bad"
};
const later = {
	sign: "·",
	word: "on top",
	tone: "dim"
};
function workBranch(input, changed) {
	const { state, status, context } = input;
	const { commits } = status.receipt;
	const isComplete = status.standing === "complete";
	const checked = status.receipt.unchecked === null ? ", checks passed" : "";
	return {
		badge: isComplete ? ready : status.standing === "at_work" ? inWork : {
			sign: "\u25cb",
			word: "open",
			tone: "act"
		},
		name: context.workBranch,
		url: pullsOf(input, state.work_branch),
		title: isComplete ? "all of the work" : "the work so far",
		size: changed ? `${thousands(changed.lines)} ${changed.lines === 1 ? "line" : "lines"}` : "",
		text: commits === 0 ? "no commit yet" : `${plural(commits, "commit")}${checked}`,
		action: commits === 0 ? null : isComplete ? mergeAction(input) : lookAction(input)
	};
}
const mergeAction = ({ status, context }) => status.standing === "complete" ? {
	label: "Merge",
	command: operatorLine(context, "finish", ...context.mergesHere ? ["--here"] : []),
	order: null
} : null;
const lookAction = ({ context }) => ({
	label: "Look at it",
	command: inFolder(context.cd, commandLine("git", "log", "--oneline", context.workBranch)),
	order: null
});
/** The state does not contain the pull requests' numbers. */
function pullsOf({ context: { repository }, state }, branch) {
	if (repository === null || state.remote === "") return null;
	return `${repository}/pulls?q=${encodeURIComponent(`is:pr head:${branch}`)}`;
}
// src/core/report/page/page-data.ts
/** `events` of the newest run, oldest first. */
function pageData(run, past, context) {
	const { plan, state } = run;
	const { events, records, details, evidence, reading = null, burned = extendBurnDown(emptyBurnDown, events) } = past;
	const views = iterationViews(events, {
		records,
		awaiting: heldIterations(state)
	});
	const status = statusReport(run, context);
	const changed = reading && {
		lines: reading.lines,
		generated: reading.generated.lines
	};
	const first = {
		plan,
		state,
		status,
		views,
		records,
		evidence,
		context
	};
	return {
		schema: 1,
		made: new Date(context.now).toISOString(),
		status,
		headline: headlineOf(first),
		figures: figuresOf(first, changed),
		cards: cardsOf(first),
		reading,
		places: placesOf(first, changed),
		receipt: receiptLines(status.receipt),
		graph: planGraph(plan, {
			name: state.plan,
			source: "run",
			statusOf: statusIn(state)
		}),
		criteria: Object.fromEntries(plan.tasks.map(({ id, acceptance_criteria }) => [id, acceptance_criteria])),
		milestones: Object.fromEntries(milestonesByTask(plan)),
		evidence: evidence && pageEvidence(evidence),
		iterations: withWaits(views, events),
		details: Object.fromEntries(details),
		without_details: {
			count: views.filter(({ iteration }) => !details.has(iteration)).length,
			command: context.exportOne
		},
		burn_down: burned.points,
		cost_budget_usd: costBudgetOf(state, context.costBudgetUsd ?? null),
		knowledge: state.knowledge,
		repository: context.repository
	};
}
/** For the browser's tab: `\u2717 mira/shelf: shelf 2.0, stuck`. */
function pageTitle({ headline: { badge }, repository, status }) {
	const place = repository === null ? "" : `${repository.split("/").slice(-2).join("/")}: `;
	return `${badge.sign} ${place}${status.plan}, ${badge.word}`;
}
function milestonesByTask(plan) {
	const milestones = milestonesOf(plan);
	if (!milestones) return [];
	return plan.tasks.flatMap(({ id }) => {
		const name = milestones.of(id);
		return name === null ? [] : [[id, name]];
	});
}
const maxCriteria = 500;
function pageEvidence(evidence) {
	const all = lowestFirst(evidence.criteria);
	const rows = all.slice(0, maxCriteria).map((criterion) => {
		return {
			task: criterion.task,
			criterion: criterion.criterion,
			level: criterion.level,
			by: evidenceFor(criterion)
		};
	});
	return {
		rows,
		more: all.length - rows.length
	};
}
/** Oldest first. */
function iterationViews(events, { records, awaiting }) {
	const byNumber = /* @__PURE__ */ new Map();
	for (const event of events) for (const number of numbersOf(event)) byNumber.set(number, [...byNumber.get(number) ?? [], event]);
	return [...byNumber].filter(([number, iterationEvents]) => number > 0 && iterationEvents.some(({ type }) => beginTypes.has(type))).sort(([a], [b]) => a - b).map(([number, iterationEvents]) => iterationView(number, {
		events: iterationEvents,
		record: records.get(number) ?? noRecord,
		awaiting
	}));
}
const beginTypes = /* @__PURE__ */ new Set([
	"attempt_started",
	"undo_done",
	"undo_failed"
]);
const noRecord = {
	prompt: null,
	facts: null,
	handoff: null,
	validation: null,
	agent: null,
	review: null,
	passes: []
};
/** An undo also belongs to the iteration that it reverts, a post to the one that it looks back at. */
function numbersOf(event) {
	const numbers = "iteration" in event ? [event.iteration] : [];
	if (event.type === "undo_done") return [
		...numbers,
		event.undoes,
		...event.also
	];
	const other = callOutsideAttempt(event)?.iteration;
	return other === void 0 || numbers.includes(other) ? numbers : [...numbers, other];
}
/** A job that ended before an attempt explains the pause before it. */
function withWaits(views, events) {
	const stops = events.filter((event) => event.type === "run_stopped");
	let next = 0;
	return views.map((view) => {
		const summary = summaryOf(view);
		let stopText = null;
		for (let stop = stops[next]; stop && summary.started !== null && stop.at < summary.started; stop = stops[next]) {
			stopText = stopInWords(stop.reason);
			next += 1;
		}
		return {
			...summary,
			waited_for: stopText
		};
	});
}
function summaryOf(view) {
	const { validation, handoff, events } = view;
	const usage = addUsage(view.usage ?? noUsage, view.around ?? noUsage);
	const knownRed = new Set(validation?.known_red ?? []);
	const red = (validation?.checks ?? []).filter(({ passed, name }) => !passed && !knownRed.has(name));
	const end = events.find((event) => isEnd(event) || isUndo(event) && event.iteration === view.iteration);
	return {
		iteration: view.iteration,
		task: view.task,
		attempt: view.attempt,
		outcome: view.outcome,
		why: view.why,
		started: view.started ?? events[0]?.at ?? null,
		ended: end?.at ?? null,
		time_ms: view.time_ms,
		usd: usage.usd,
		tokens: totalTokens(usage),
		commit: view.commit,
		summary: handoff?.handoff.summary ?? null,
		red: red.map((check) => ({
			name: check.name,
			tail: decisiveLines(check).join("\n")
		}))
	};
}
const isUndo = (event) => event.type === "undo_done" || event.type === "undo_failed";
const emptyBurnDown = {
	state: null,
	points: []
};
/** `fresh` events are oldest first. */
function extendBurnDown(previous, fresh) {
	const points = [...previous.points];
	return {
		state: fold(previous.state, fresh, ({ tasks, usage: { usd }, updated }) => {
			const last = points.at(-1);
			const open = openIn(tasks);
			if (last?.at === updated) points.pop();
			if (last?.open !== open || last.usd !== usd) points.push({
				at: updated,
				open,
				usd
			});
		}),
		points
	};
}
function openIn(tasks) {
	let open = 0;
	for (const id in tasks) if (tasks[id]?.status !== "done" && tasks[id]?.status !== "skipped") open += 1;
	return open;
}
// src/entry/wire/reading.ts
/** UTF-16 units of all patches together; a larger patch of one commit is left out. */
const maxChars = 16e6;
const maxPatchChars = 2e6;
const batchSize = 50;
/** Reads each commit of a run only once, for any number of calls. */
function changeReader(access) {
	const changeOf = /* @__PURE__ */ new Map();
	let chars = 0;
	const read = async (views) => {
		const takenBack = tasksTakenBack(views);
		const newest = madeCommits(views).filter(({ commit }) => !changeOf.has(commit)).slice(-500).reverse();
		for (let from = 0; from < newest.length && chars < maxChars; from += batchSize) {
			const batch = newest.slice(from, from + batchSize);
			const pairs = batch.map(({ checkpoint, commit }) => ({
				from: checkpoint,
				to: commit
			}));
			const patches = await patchesOf(access, pairs);
			for (const [index, view] of batch.entries()) {
				const patch = patches[index] ?? "";
				chars += patch.length;
				changeOf.set(view.commit, patch.length > maxPatchChars ? null : commitChange(view, patch, takenBack));
			}
		}
	};
	return async (views) => {
		await read(views);
		const commits = madeCommits(views);
		const changes = commits.flatMap(({ commit }) => changeOf.get(commit) ?? []);
		return readFirst(changes, commits.length - changes.length);
	};
}
/** What to read first of the changes of a run. `onFault` is called for damaged records, which are left out. */
async function readingOfRun(access, run, onFault) {
	const { events, records } = await readHistory(access, run, onFault);
	return changeReader(access)(iterationViews(events, {
		records,
		awaiting: heldIterations(run.state)
	}));
}
/** As `readingOfRun`. A fault is only a warning, since a status has more to show. */
async function tryReading(access, run, context) {
	try {
		return await readingOfRun(access, run, warnOf(context));
	} catch (error) {
		const reason = error instanceof RalphError ? `${error.message} ${error.hint} [${error.code}]` : String(error);
		context.err(`What to read first could not be listed: ${reason}\n`);
		return;
	}
}
// src/entry/wire/status-context.ts
/** True if the run is complete and `finish --here` can merge it in the user's tree. */
async function canMergeHere(project, { env, checkout }, { stop, base_branch: base }) {
	if (stop?.kind !== "complete" || checkout || !project.remoteIsOwn) return false;
	return canMergeInto(base, await readOwnTree(project.repository.toplevel, env).catch(() => void 0));
}
/** What a report on this machine needs besides the run's state. */
async function statusContext(project, access, { context, run }) {
	const { planFile, isDefaultPlan, reachedBy, stateRef, settings } = project;
	const now = context.now();
	return {
		planFile,
		isDefaultPlan,
		reachedBy,
		stateRef,
		...project.remoteIsOwn && { remote: project.remote },
		workBranch: run.state.work_branch === project.workBranch ? project.shownBranch : run.state.work_branch,
		now,
		mergesHere: await canMergeHere(project, context, run.state),
		hasNoBase: run.state.base_branch === null,
		ordered: await waitingOrders(inboxOf(project, access, context.now), run),
		costBudgetUsd: settings["cost-budget"],
		settings,
		lost: await isLost(run.state, now)
	};
}
export { tryReading as a, iterationViews as c, readingOfRun as i, pageData as l, statusContext as n, emptyBurnDown as o, changeReader as r, extendBurnDown as s, canMergeHere as t, pageTitle as u };
