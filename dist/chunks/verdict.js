// src/core/validation/verdict.ts
const policy = {
	strict: {
		test: "counts",
		typecheck: "counts",
		build: "counts",
		lint: "counts"
	},
	lenient: {
		test: "counts",
		typecheck: "counts",
		build: "counts",
		lint: "reported"
	},
	tests_only: {
		test: "counts",
		typecheck: "counts",
		build: "counts",
		lint: "not_run"
	}
};
const weightOf = (strategy, { kind }) => policy[strategy][kind];
/** The checks that a strategy runs, in their order. */
function checksToRun(strategy, checks) {
	return checks.filter((check) => weightOf(strategy, check) !== "not_run");
}
/** Those whose failure keeps a commit out. */
function countingChecks(strategy, checks) {
	return checks.filter((check) => weightOf(strategy, check) === "counts");
}
/**
* What the results mean under a strategy. Nothing but a result that says so passes: a check that should have run and
* has no result fails the iteration (failure model A3). No checks at all pass; `enough-checks.ts` refuses them before.
*/
function judge(given) {
	const weigh = (check) => weightOf(given.strategy, check);
	const accepted = new Set(given.knownRed);
	const ran = new Set(given.results.map(({ name }) => name));
	const failed = given.results.filter(({ passed }) => !passed);
	const counts = (result) => weigh(result) === "counts" && result.elsewhere?.required !== false;
	const failures = failed.filter((result) => counts(result) && !accepted.has(result.name));
	const missing = checksToRun(given.strategy, given.checks).filter(({ name }) => !ran.has(name));
	return {
		passed: failures.length === 0 && missing.length === 0,
		failures,
		reported: failed.filter((result) => !counts(result) && !accepted.has(result.name)),
		knownRed: failed.filter(({ name }) => accepted.has(name)).map(({ name }) => name),
		missing: missing.map(({ name }) => name),
		notRun: given.checks.filter((check) => weigh(check) === "not_run").map(({ name }) => name)
	};
}
/** What was run on a tree and what came of it, as it is kept and judged. */
function validationOf(given) {
	const { iteration, tree, strategy, checks, results, knownRed, workspace } = given;
	const ran = new Set(results.map(({ name }) => name));
	const { passed } = judge(given);
	return {
		iteration,
		strategy,
		tree,
		passed,
		checks: [...results],
		not_run: checks.map(({ name }) => name).filter((name) => !ran.has(name)),
		known_red: [...knownRed],
		changed_by_checks: [...new Set(results.flatMap(({ changed }) => changed?.paths ?? []))],
		...workspace !== void 0 && !passed && names(results, workspace) && { workspace }
	};
}
const names = (results, folder) => results.some(({ output_head, output_tail }) => output_head.includes(folder) || output_tail.includes(folder));
export { weightOf as a, validationOf as i, countingChecks as n, judge as r, checksToRun as t };
