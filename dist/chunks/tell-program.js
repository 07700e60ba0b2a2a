import { Rn as folderFault, Vt as commandSpan, Zn as withoutCredentials, er as RalphError, zn as startFailure } from "./through-proxy.js";
import { n as commandLine } from "./command-line.js";
import { isAbsolute } from "node:path";
import { spawn } from "node:child_process";
// src/adapter/git/work/branch-preflight.ts
/**
* Checks the names of the run's two refs before anything is written; throws the first fault that it finds, with all
* of them as findings. Codes: WORK_BRANCH_IS_DEFAULT, WORK_BRANCH_CHECKED_OUT, BRANCH_BLOCKS_NAMESPACE.
*/
async function checkBranches(run) {
	const { remote, repository, stateRef, workRef } = run;
	const wanted = [stateRef, workRef];
	const { refs, head } = await remote.list(inTheWay(wanted));
	const faults = [
		...workBranchFaults(workRef.replace(/^refs\/heads\//, ""), {
			repository,
			remoteIsOwn: run.remoteIsOwn,
			head
		}),
		...wanted.flatMap((ref) => blockers(ref, refs.keys())).map(({ ref, by }) => blocked(ref, by, remote.url)),
		...conflicts(stateRef, workRef) ? [blocked(stateRef, workRef, remote.url)] : []
	];
	const [first] = faults;
	if (first === void 0) return;
	const findings = [...new Set(faults.map(({ message }) => message))];
	throw new RalphError({
		...first,
		findings: findings.length > 1 ? findings : []
	});
}
/** What may stand in the way of refs, as patterns to look for. */
const inTheWay = (refs) => refs.flatMap((ref) => [...parentsOf(ref), `${ref}/*`]);
function workBranchFaults(branch, where) {
	const { repository, remoteIsOwn, head } = where;
	const other = "Choose another work branch: \"branch\" in the plan, for example \"ralph/work/my-plan\".";
	if (branch === repository.defaultBranch || !remoteIsOwn && branch === head) return [{
		code: "WORK_BRANCH_IS_DEFAULT",
		message: `The work branch ${branch} is the default branch; ralph never commits there.`,
		hint: other
	}];
	const worktree = repository.checkedOut.get(branch);
	if (branch !== repository.branch && (worktree === void 0 || !remoteIsOwn)) return [];
	const message = `The work branch ${branch} is checked out in ${worktree ?? "this working tree"}.`;
	const { defaultBranch } = repository;
	const free = defaultBranch !== null && defaultBranch !== repository.branch && !repository.checkedOut.has(defaultBranch);
	return [{
		code: "WORK_BRANCH_CHECKED_OUT",
		message,
		hint: `Leave it: ${commandSpan("git", "-C", worktree ?? ".", "switch", free ? defaultBranch : "--detach")}. Or: ${other}`
	}];
}
/** `refs/heads/a/b/c` \u2192 `refs/heads/a`, `refs/heads/a/b`: where one of these exists, git cannot make the ref. */
function parentsOf(ref) {
	const parts = ref.split("/");
	const first = ref.startsWith("refs/heads/") ? 3 : 2;
	return parts.slice(first).map((_, i) => parts.slice(0, first + i).join("/"));
}
const conflicts = (a, b) => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
const blockers = (ref, existing) => [...existing].filter((by) => by !== ref && conflicts(ref, by)).map((by) => ({
	ref,
	by
}));
function blocked(ref, by, url) {
	const [name, blocker] = [ref, by].map((full) => full.replace(/^refs\/heads\//, ""));
	const message = ref === by ? `The state ref and the work branch have the same name, ${name}.` : `The branch ${blocker} makes ${name} impossible: git allows no branch inside the name of another.`;
	const remote = withoutCredentials(url);
	const rename = commandLine("git", "push", remote, `${by}:${by}-old`, `:${by}`);
	return {
		code: "BRANCH_BLOCKS_NAMESPACE",
		message,
		hint: ref === by ? "Choose another work branch: \"branch\" in the plan." : `Rename it: ${rename}`
	};
}
// src/adapter/notify/tell-program.ts
const patienceMs = 3e4;
/**
* Starts a program without a shell and writes `input` to its standard input. It runs in `folder`, an empty one: what
* stands in the workspace could be the agent's. Its output is not shown. Never rejects.
*/
function tellProgram([file = "", ...args], request, signal) {
	if (!isAbsolute(file) && /[/\\]/.test(file)) return Promise.resolve({
		kind: "never",
		why: "its program must be a name on PATH or an absolute path"
	});
	return new Promise((resolve) => {
		const child = spawn(file, args, {
			cwd: request.folder,
			env: { ...request.env },
			stdio: [
				"pipe",
				"ignore",
				"ignore"
			],
			detached: true
		});
		const end = () => {
			try {
				if (child.pid !== void 0) process.kill(-child.pid, "SIGKILL");
			} catch {}
		};
		const timer = setTimeout(end, patienceMs);
		signal.addEventListener("abort", end, { once: true });
		const settle = (sent) => {
			clearTimeout(timer);
			signal.removeEventListener("abort", end);
			resolve(sent);
		};
		child.on("error", (error) => settle({
			kind: "never",
			why: notStarted(error, {
				file,
				cwd: request.folder,
				searchPath: request.env["PATH"]
			})
		}));
		child.on("close", (code, by) => settle(code === 0 ? { kind: "sent" } : {
			kind: "never",
			why: by ? `it was ended by ${by}` : `it exited with code ${code}`
		}));
		child.stdin.on("error", () => void 0);
		child.stdin.end(request.input);
	});
}
function notStarted(error, place) {
	const { file, cwd } = place;
	const failure = startFailure(error, place);
	if (failure === "program") return `there is no program ${file}; install it, or remove the channel`;
	return `${file} could not be started (${failure === "folder" ? `the folder ${cwd} ${folderFault(cwd)}` : error.code ?? error.name})`;
}
/** What shows a message on this machine's desktop; undefined where nothing here can. */
function desktopProgram(platform, { title, text }) {
	if (platform === "darwin") return [
		"/usr/bin/osascript",
		...[
			"on run argv",
			"display notification (item 2 of argv) with title (item 1 of argv)",
			"end run"
		].flatMap((line) => ["-e", line]),
		title,
		text
	];
	if (platform !== "linux") return void 0;
	return [
		"notify-send",
		"--app-name=ralph",
		"--",
		title,
		text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
	];
}
export { inTheWay as i, tellProgram as n, checkBranches as r, desktopProgram as t };
