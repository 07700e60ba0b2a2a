import { rt as stillToDo, un as taskCosts } from "./run-sentence.js";
import { T as recordsOf } from "./slices.js";
import { C as runnerMsSeen } from "./due.js";
// src/core/report/facts/calls-ahead.ts
/** In the order of the calls. One of a failed attempt counts at the upper end, and triggers that depend on words only there. */
function callsAhead(ahead, settings) {
	const { iterations } = ahead;
	return [
		...aroundAgent(ahead, settings),
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
function aroundAgent({ tasks, iterations, begun }, settings) {
	const { low, high } = iterations;
	/** Nothing stands to be looked back at before the first one. */
	const first = begun ? 0 : 1;
	if (settings.mode === "agent-orchestrated") return [{
		role: "post",
		calls: {
			low: Math.max(0, low - first),
			high: Math.max(0, high - first)
		}
	}, {
		role: "prep",
		calls: {
			low,
			high: 2 * high
		}
	}];
	if (settings.mode === "handoff-only" || settings.indexer === "fields") return [];
	const asking = tasks.slice(first).filter(({ needs_docs, libraries }) => needs_docs || libraries.length > 0).length;
	const periodic = Math.floor(Math.max(0, low - first) / settings["compaction-interval"]);
	return [{
		role: "index",
		calls: {
			low: Math.max(asking, periodic),
			high: Math.max(0, high - first)
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
* Assumed for one call until the run has shown better, in USD and ms; wide, as for an attempt. A prep of the program before took
* about a minute.
*/
const prices = {
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
const looking = {
	usd: {
		low: .02,
		high: .4
	},
	runner_ms: {
		low: 15e3,
		high: 12e4
	}
};
/** What these calls come to together. */
function costOfCalls(ahead) {
	const sum = (of, end) => ahead.reduce((total, { role, calls }) => total + calls[end] * (prices[role] ?? looking)[of][end], 0);
	const range = (of) => ({
		low: sum(of, "low"),
		high: sum(of, "high")
	});
	return {
		usd: range("usd"),
		runner_ms: range("runner_ms")
	};
}
// src/core/report/facts/forecast.ts
/**
* Assumed for one attempt until the run has shown better; the one recorded run of a program before took 7 minutes a task. Wide on
* purpose: model, repository and checks differ more than any table could say.
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
/** Attempts that a task takes at most, on average, where it has retries. */
const attemptsAtMost = 1.5;
/** Relative spread of the cost of one task that is assumed at least while fewer than `enoughTasks` are known. */
const assumedSpread = .6;
const enoughTasks = 5;
/** Of a normal distribution: the middle four fifths. */
const fourInFive = 1.28;
/** Null where nothing is left that could be started. Linear in the plan; reads nothing but plan and state. */
function forecast({ plan, state }, context) {
	const open = stillToDo(plan, recordsOf(plan, state));
	if (open.length === 0) return null;
	const past = taskCosts(state.tasks).settled;
	const spent = {
		usd: state.usage.usd,
		runner_ms: runnerMsSeen(state, context.now)
	};
	const known = past.usd.length;
	const cost = known === 0 ? fromSize(open, {
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
			tasks: known,
			usd: spent.usd / known,
			around_usd: aroundUsd(state) / known
		}
	};
	return {
		tasks: open.length,
		...cost,
		budget: context.costBudgetUsd === null ? null : judged(cost.usd, Math.max(0, context.costBudgetUsd - spent.usd))
	};
}
const aroundUsd = ({ around }) => Object.values(around).reduce((sum, { usd }) => sum + usd, 0);
/** The same before anything was begun. */
function firstForecast({ tasks }, { costBudgetUsd, settings }) {
	const open = tasks.filter(({ status }) => status === "pending");
	if (open.length === 0) return null;
	const cost = fromSize(open, {
		settings,
		begun: false
	});
	const budget = costBudgetUsd === null ? null : judged(cost.usd, costBudgetUsd);
	return {
		tasks: open.length,
		...cost,
		budget
	};
}
function fromSize(open, { settings, begun }) {
	const most = open.reduce((sum, { max_retries }) => sum + (max_retries > 0 ? attemptsAtMost : 1), 0);
	const iterations = {
		low: open.length,
		high: Math.ceil(most)
	};
	const calls = settings ? callsAhead({
		tasks: open,
		iterations,
		begun
	}, settings) : [];
	const around = costOfCalls(calls);
	const range = (of) => ({
		low: attempt[of].low * open.length + around[of].low,
		high: attempt[of].high * most + around[of].high
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
* `count` more of what cost `total` for these samples. The range is about where the sum falls in four cases of five,
* taken as a factor to both sides so that it never reaches zero; it narrows with what is known and with what is left.
*/
function fromPast(count, { total, samples }) {
	const known = samples.length;
	const expected = total / known * count;
	const spread = Math.max(relativeSpread(samples), known < enoughTasks ? assumedSpread : 0);
	const factor = 1 + fourInFive * spread * Math.sqrt(1 / count + 1 / known);
	return {
		low: expected / factor,
		high: expected * factor
	};
}
function relativeSpread(samples) {
	let sum = 0;
	for (const value of samples) sum += value;
	const mean = sum / samples.length;
	if (mean === 0 || samples.length < 2) return 0;
	let squares = 0;
	for (const value of samples) squares += (value - mean) ** 2;
	return Math.sqrt(squares / (samples.length - 1)) / mean;
}
function judged({ low, high }, left) {
	return {
		left_usd: left,
		enough: high <= left ? "yes" : low > left ? "no" : "perhaps"
	};
}
export { forecast as n, firstForecast as t };
