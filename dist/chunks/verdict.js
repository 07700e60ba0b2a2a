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
function checksToRun(strategy, checks) {
	return checks.filter((check) => weightOf(strategy, check) !== "not_run");
}
function countingChecks(strategy, checks) {
	return checks.filter((check) => weightOf(strategy, check) === "counts");
}
/**
* Judges results under a strategy. A check that should have run and has no result fails the iteration (failure model
* A3). No checks at all pass; `refuseUnchecked` rejects them before.
*/
function judge(request) {
	const weigh = (check) => weightOf(request.strategy, check);
	const acceptedRed = new Set(request.knownRed);
	const namesOfResults = new Set(request.results.map(({ name }) => name));
	const failed = request.results.filter(({ passed }) => !passed);
	const counts = (result) => weigh(result) === "counts" && result.elsewhere?.required !== false;
	const failures = failed.filter((result) => counts(result) && !acceptedRed.has(result.name));
	const missing = checksToRun(request.strategy, request.checks).filter(({ name }) => !namesOfResults.has(name));
	return {
		passed: failures.length === 0 && missing.length === 0,
		failures,
		reported: failed.filter((result) => !counts(result) && !acceptedRed.has(result.name)),
		knownRed: failed.filter(({ name }) => acceptedRed.has(name)).map(({ name }) => name),
		missing: missing.map(({ name }) => name),
		notRun: request.checks.filter((check) => weigh(check) === "not_run").map(({ name }) => name)
	};
}
function validationOf(request) {
	const { iteration, tree, strategy, checks, results, knownRed, workspace } = request;
	const namesOfResults = new Set(results.map(({ name }) => name));
	const { passed } = judge(request);
	return {
		iteration,
		strategy,
		tree,
		passed,
		checks: [...results],
		not_run: checks.map(({ name }) => name).filter((name) => !namesOfResults.has(name)),
		known_red: [...knownRed],
		changed_by_checks: [...new Set(results.flatMap(({ changed }) => changed?.paths ?? []))],
		...workspace !== void 0 && !passed && isNamedIn(results, workspace) && { workspace }
	};
}
const isNamedIn = (results, folder) => results.some(({ output_head, output_tail }) => output_head.includes(folder) || output_tail.includes(folder));
export { weightOf as a, validationOf as i, countingChecks as n, judge as r, checksToRun as t };
