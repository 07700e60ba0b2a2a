import { s as slicesOf, tn as heldCommits } from "./slices.js";
// src/adapter/git/work/holding-refs.ts
async function refsContaining(git, commit) {
	const { code, stdout } = await git({
		args: [
			"for-each-ref",
			`--contains=${commit}`,
			"--format=%(refname)",
			"refs/heads",
			"refs/remotes",
			"refs/tags"
		],
		allow: [128, 129]
	});
	return code === 0 ? stdout.toString("utf8").split("\n").filter(Boolean) : [];
}
// src/core/run/next/end-of-run.ts
const patternsOfRun = (plan, stateRefs, state) => [
	...stateRefs,
	...stateRefs.map((ref) => `${ref}-broken-*`),
	`refs/ralph/inbox/${plan}/*`,
	...state === null ? [] : [state.work_branch, ...slicesOf(state).map(({ branch }) => branch)].flatMap(ofBranch)
];
const ofBranch = (branch) => [
	`refs/heads/${branch}`,
	`refs/heads/${branch}-pending`,
	`refs/heads/${branch}-pending-*`,
	`refs/ralph/staged/${branch}`
];
/**
* In the order of deletion: the state, which names the others, comes last. Git's patterns also match names of other
* runs.
*/
function refsOfRun(refs, { plan, stateRefs, state }) {
	const patterns = patternsOfRun(plan, stateRefs, state);
	const matching = [...refs].filter(([ref]) => patterns.some((pattern) => matches(ref, pattern)));
	const isState = (ref) => stateRefs.includes(ref);
	const rows = matching.map(([ref, oid]) => ({
		ref,
		oid
	}));
	return [...rows.filter(({ ref }) => !isState(ref)), ...rows.filter(({ ref }) => isState(ref))];
}
const matches = (ref, pattern) => pattern.endsWith("*") ? ref.startsWith(pattern.slice(0, -1)) && !ref.slice(pattern.length - 1).includes("/") : ref === pattern;
/** Also true for a remote-tracking ref of the run: work that only such refs hold is on no branch. */
function isOfRun(ref, { state, stateRefs }) {
	const branch = ref.replace(/^refs\/remotes\/[^/]+\//, "refs/heads/");
	return patternsOfRun(state.plan, stateRefs, state).some((pattern) => matches(branch, pattern));
}
function workCommitsOf(refs, state) {
	if (state === null) return [];
	const branches = refs.filter(({ ref }) => ref.startsWith(`refs/heads/${state.work_branch}`));
	const others = [...new Set(branches.map(({ oid }) => oid)).has(state.work) ? [] : [{
		ref: `the state of ${state.plan}`,
		oid: state.work
	}], ...heldCommits(state).map(({ iteration, commit }) => {
		return {
			ref: `iteration ${iteration}, which waits for approval`,
			oid: commit
		};
	})];
	return [...branches, ...others];
}
function howToFinish(request) {
	const { state, holder, isMerged, checkedOut, pull } = request;
	if (holder !== void 0) return {
		kind: "at_work",
		why: holder
	};
	const { base_branch: base } = state;
	const [held] = heldCommits(state);
	if (held) return {
		kind: "approval",
		iteration: held.iteration,
		commit: held.commit
	};
	const open = Object.entries(state.tasks).flatMap(([id, { status }]) => status === "done" || status === "skipped" ? [] : [id]);
	if (open.length > 0) return {
		kind: "open",
		tasks: open
	};
	if (isMerged) return { kind: "there" };
	const tree = base === null ? null : checkedOut.get(base) ?? null;
	return pull || base === null || tree !== null ? {
		kind: "by_hand",
		tree
	} : {
		kind: "write",
		base
	};
}
export { workCommitsOf as a, refsOfRun as i, isOfRun as n, refsContaining as o, patternsOfRun as r, howToFinish as t };
