import { Xn as folderFault, Zn as startFailure, gr as withoutCredentials, yn as commandSpan, yr as RalphError } from "./through-proxy.js";
import { n as commandLine } from "./command-line.js";
import { isAbsolute } from "node:path";
import { spawn } from "node:child_process";
// src/adapter/git/work/branch-preflight.ts
/** Codes: WORK_BRANCH_IS_DEFAULT, WORK_BRANCH_CHECKED_OUT, BRANCH_BLOCKS_NAMESPACE. */
async function checkBranches(run) {
	const { remote, repository, stateRef, workRef } = run;
	const runRefs = [stateRef, workRef];
	const { refs, head } = await remote.list(blockingPatterns(runRefs));
	const faults = [
		...workBranchFaults(workRef.replace(/^refs\/heads\//, ""), {
			repository,
			remoteIsOwn: run.remoteIsOwn,
			head
		}),
		...runRefs.flatMap((ref) => blockers(ref, refs.keys())).map(({ ref, by }) => blocked(ref, by, remote.url)),
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
const blockingPatterns = (refs) => refs.flatMap((ref) => [...parentRefs(ref), `${ref}/*`]);
function workBranchFaults(branch, repositories) {
	const { repository, remoteIsOwn, head } = repositories;
	const otherBranchHint = "Choose another work branch: \"branch\" in the plan, for example \"ralph/work/my-plan\".";
	if (branch === repository.defaultBranch || !remoteIsOwn && branch === head) return [{
		code: "WORK_BRANCH_IS_DEFAULT",
		message: `The work branch ${branch} is the default branch; ralph never commits there.`,
		hint: otherBranchHint
	}];
	const worktree = repository.checkedOut.get(branch);
	if (branch !== repository.branch && (worktree === void 0 || !remoteIsOwn)) return [];
	const message = `The work branch ${branch} is checked out in ${worktree ?? "this working tree"}.`;
	const { defaultBranch } = repository;
	const isDefaultFree = defaultBranch !== null && defaultBranch !== repository.branch && !repository.checkedOut.has(defaultBranch);
	return [{
		code: "WORK_BRANCH_CHECKED_OUT",
		message,
		hint: `Leave it: ${commandSpan("git", "-C", worktree ?? ".", "switch", isDefaultFree ? defaultBranch : "--detach")}. Or: ${otherBranchHint}`
	}];
}
/** `refs/heads/a/b/c` \u2192 `refs/heads/a`, `refs/heads/a/b`: if one exists, git cannot create the ref. */
function parentRefs(ref) {
	const parts = ref.split("/");
	const minParts = ref.startsWith("refs/heads/") ? 3 : 2;
	return parts.slice(minParts).map((_, i) => parts.slice(0, minParts + i).join("/"));
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
	const renameCommand = commandLine("git", "push", remote, `${by}:${by}-old`, `:${by}`);
	return {
		code: "BRANCH_BLOCKS_NAMESPACE",
		message,
		hint: ref === by ? "Choose another work branch: \"branch\" in the plan." : `Rename it: ${renameCommand}`
	};
}
// src/adapter/notify/notify-program.ts
const timeoutMs = 3e4;
/** Without a shell. `folder` is empty, since the workspace may have an agent's files. Never rejects. */
function notifyByProgram([file = "", ...args], request, signal) {
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
		const killGroup = () => {
			try {
				if (child.pid !== void 0) process.kill(-child.pid, "SIGKILL");
			} catch {}
		};
		const timer = setTimeout(killGroup, timeoutMs);
		signal.addEventListener("abort", killGroup, { once: true });
		const settle = (result) => {
			clearTimeout(timer);
			signal.removeEventListener("abort", killGroup);
			resolve(result);
		};
		child.on("error", (error) => settle({
			kind: "never",
			why: notStarted(error, {
				file,
				cwd: request.folder,
				searchPath: request.env["PATH"]
			})
		}));
		child.on("close", (code, killedBy) => settle(code === 0 ? { kind: "sent" } : {
			kind: "never",
			why: killedBy ? `it was ended by ${killedBy}` : `it exited with code ${code}`
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
/** Undefined if this machine has no desktop notifications. */
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
export { checkBranches as i, notifyByProgram as n, blockingPatterns as r, desktopProgram as t };
