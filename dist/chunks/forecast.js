import { cn as taskCosts, st as remainingTasks } from "./run-sentence.js";
import { C as recordsOf } from "./slices.js";
import { S as reportedRunnerMs } from "./due.js";
// src/core/report/facts/calls-ahead.ts
/**
* In the order of the calls. Calls of failed attempts, and triggers that depend on their words, count only at the
* upper end.
*/
function callsAhead(work, settings) {
	const { iterations } = work;
	return [
		...callsAroundAgent(work, settings),
		...settings.review === "none" ? [] : [{
			role: "review",
			calls: iterations
		}],
		...(settings.passes ?? []).map(({ name, trigger }) => ({
			role: `pass:${name}`,
			calls: triggered(trigger, iterations)
		}))
	].filter(({ calls: { high } }) => high > 0);
}
function callsAroundAgent({ tasks, iterations, begun }, settings) {
	const { low, high } = iterations;
	/** The first iteration has no earlier one to look back at. */
	const skippedFirst = begun ? 0 : 1;
	if (settings.mode === "agent-orchestrated") return [{
		role: "post",
		calls: {
			low: Math.max(0, low - skippedFirst),
			high: Math.max(0, high - skippedFirst)
		}
	}, {
		role: "prep",
		calls: {
			low,
			high: 2 * high
		}
	}];
	if (settings.mode === "handoff-only" || settings.indexer === "fields") return [];
	const asking = tasks.slice(skippedFirst).filter(({ needs_docs, libraries }) => needs_docs || libraries.length > 0).length;
	const periodic = Math.floor(Math.max(0, low - skippedFirst) / settings["index-when"].iterations);
	return [{
		role: "index",
		calls: {
			low: Math.max(asking, periodic),
			high: Math.max(0, high - skippedFirst)
		}
	}];
}
function triggered(trigger, { low, high }) {
	const [kind, every = "1"] = trigger.split(":");
	if (kind === "on_failure") return {
		low: 0,
		high: high - low
	};
	if (kind !== "periodic") return {
		low,
		high
	};
	return {
		low: Math.floor(low / Number(every)),
		high: Math.ceil(high / Number(every))
	};
}
/**
* Assumed for one call until the run has measured some, in USD and ms. Wide, as for an attempt; a prep of the program
* before took about a minute.
*/
const assumedCosts = {
	index: {
		usd: {
			low: .02,
			high: .2
		},
		runner_ms: {
			low: 1e4,
			high: 6e4
		}
	},
	post: {
		usd: {
			low: .03,
			high: .3
		},
		runner_ms: {
			low: 15e3,
			high: 9e4
		}
	},
	prep: {
		usd: {
			low: .05,
			high: .5
		},
		runner_ms: {
			low: 2e4,
			high: 15e4
		}
	}
};
const assumedPass = {
	usd: {
		low: .02,
		high: .4
	},
	runner_ms: {
		low: 15e3,
		high: 12e4
	}
};
function costOfCalls(ahead) {
	const sum = (unit, end) => ahead.reduce((total, { role, calls }) => total + calls[end] * (assumedCosts[role] ?? assumedPass)[unit][end], 0);
	const range = (unit) => ({
		low: sum(unit, "low"),
		high: sum(unit, "high")
	});
	return {
		usd: range("usd"),
		runner_ms: range("runner_ms")
	};
}
// src/core/report/facts/forecast.ts
/**
* Assumed for one attempt until the run has measured some; the one recorded run of a program before took 7 minutes a
* task. Wide, since model, repository and checks differ.
*/
const attempt = {
	usd: {
		low: .15,
		high: 1
	},
	runner_ms: {
		low: 18e4,
		high: 48e4
	}
};
/** On average, for a task with retries. */
const maxAttempts = 1.5;
/** Relative spread of a task's cost, a minimum while fewer than `enoughTasks` have a cost. */
const assumedSpread = .6;
const enoughTasks = 5;
/** Standard deviations around the mean that hold the middle four fifths of a normal distribution. */
const fourInFive = 1.28;
/** Null if no open task can be started. Linear in the plan. */
function forecast({ plan, state }, context) {
	const open = remainingTasks(plan, recordsOf(plan, state));
	if (open.length === 0) return null;
	const past = taskCosts(state.tasks).settled;
	const spent = {
		usd: state.usage.usd,
		runner_ms: reportedRunnerMs(state, context.now)
	};
	const taskCount = past.usd.length;
	const cost = taskCount === 0 ? fromSize(open, {
		settings: context.settings,
		begun: state.iteration > 0
	}) : {
		usd: fromPast(open.length, {
			total: spent.usd,
			samples: past.usd
		}),
		runner_ms: fromPast(open.length, {
			total: spent.runner_ms,
			samples: past.duration_ms
		}),
		basis: {
			kind: "past",
			tasks: taskCount,
			usd: spent.usd / taskCount,
			around_usd: aroundUsd(state) / taskCount
		}
	};
	return {
		tasks: open.length,
		...cost,
		budget: context.costBudgetUsd === null ? null : budgetFor(cost.usd, Math.max(0, context.costBudgetUsd - spent.usd))
	};
}
const aroundUsd = ({ around }) => Object.values(around).reduce((sum, { usd }) => sum + usd, 0);
/** For a plan without a run. */
function firstForecast({ tasks }, { costBudgetUsd, settings }) {
	const open = tasks.filter(({ status }) => status === "pending");
	if (open.length === 0) return null;
	const cost = fromSize(open, {
		settings,
		begun: false
	});
	const budget = costBudgetUsd === null ? null : budgetFor(cost.usd, costBudgetUsd);
	return {
		tasks: open.length,
		...cost,
		budget
	};
}
function fromSize(open, { settings, begun }) {
	const maxIterations = open.reduce((sum, { max_retries }) => sum + (max_retries > 0 ? maxAttempts : 1), 0);
	const iterations = {
		low: open.length,
		high: Math.ceil(maxIterations)
	};
	const calls = settings ? callsAhead({
		tasks: open,
		iterations,
		begun
	}, settings) : [];
	const around = costOfCalls(calls);
	const range = (unit) => ({
		low: attempt[unit].low * open.length + around[unit].low,
		high: attempt[unit].high * maxIterations + around[unit].high
	});
	return {
		usd: range("usd"),
		runner_ms: range("runner_ms"),
		basis: {
			kind: "size",
			iterations,
			calls
		}
	};
}
/**
* Four of five cases lie in the range. A factor to both sides keeps it above zero; it narrows with more samples and
* fewer open tasks.
*/
function fromPast(count, { total, samples }) {
	const sampleCount = samples.length;
	const expected = total / sampleCount * count;
	const spread = Math.max(coefficientOfVariation(samples), sampleCount < enoughTasks ? assumedSpread : 0);
	const factor = 1 + fourInFive * spread * Math.sqrt(1 / count + 1 / sampleCount);
	return {
		low: expected / factor,
		high: expected * factor
	};
}
function coefficientOfVariation(samples) {
	let sum = 0;
	for (const value of samples) sum += value;
	const mean = sum / samples.length;
	if (mean === 0 || samples.length < 2) return 0;
	let squaredDeviations = 0;
	for (const value of samples) squaredDeviations += (value - mean) ** 2;
	return Math.sqrt(squaredDeviations / (samples.length - 1)) / mean;
}
function budgetFor({ low, high }, leftUsd) {
	return {
		left_usd: leftUsd,
		enough: high <= leftUsd ? "yes" : low > leftUsd ? "no" : "perhaps"
	};
}
export { forecast as n, firstForecast as t };
