import { r as settingNames } from "./explain.js";
import { B as agentSettings } from "./through-proxy.js";
import { s as settingFlags, t as configFlag } from "../cli/index.js";
// src/entry/run/seed-flags.ts
const known = {
	"review-plan": {
		help: "as --plan-review gate",
		toggle: true,
		means: () => ({ "plan-review": "gate" })
	},
	"review-passes": {
		help: "as --plan-review-passes",
		example: "3",
		means: (value) => ({ "plan-review-passes": value })
	},
	"create-pr": {
		help: "as --on-complete pull-request",
		toggle: true,
		means: () => ({ "on-complete": "pull-request" })
	},
	loop: {
		help: "as --queue",
		toggle: true,
		means: () => ({ queue: true })
	},
	max: {
		help: "as --max-iterations",
		example: "30",
		means: (value) => ({ "max-iterations": value })
	}
};
/** They work as they did, and whoever gives one is told its name here. */
const seedFlags = known;
/** The same flags in the words of this program, and a line for each that was another one. What is said in both beats the older. */
function translateSeedFlags(values) {
	const given = Object.entries(known).filter(([name]) => values[name] !== void 0 && values[name] !== false);
	const own = Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(known, name)));
	return {
		values: {
			...Object.assign({}, ...given.map(([name, { means }]) => means(values[name]))),
			...own
		},
		said: given.map(([name, { means }]) => {
			return `--${name} is ${Object.entries(means(values[name])).map(([flag, value]) => value === true ? `--${flag}` : `--${flag} ${String(value)}`).join(" ")} here.`;
		})
	};
}
// src/entry/help/run-flags.ts
const placed = {
	"The work": {
		...settingFlags("plan", "validate", "strategy", "no-checks", "known-red", "setup", "setup-inputs", "before-capture", "working-directory"),
		...settingFlags("approval", "human-review", "incomplete", "max-continuations", "no-change", "on-stuck", "stuck-after", "amendments", "test-guard", "review", "agent-passes-enabled"),
		...settingFlags("merge-base", "base-conflict"),
		"no-wait": {
			help: "exit with code 4 at a usage limit instead of waiting, as in CI",
			toggle: true
		},
		now: {
			help: "do not wait any longer: try now, for example with another key",
			toggle: true
		},
		fresh: {
			help: "start a new run instead of continuing; the history is kept",
			toggle: true
		},
		"change-rules": {
			help: "allow this job's settings to weaken the rules that the run was started with",
			toggle: true
		}
	},
	"The agent": {
		...settingFlags("agent", "agent-path", "agent-version", "agent-install", "agent-integrity", "agent-command"),
		...settingFlags("agent-timeout", "agent-idle-timeout", "model", "fallback-model", "extraction-model", "review-model", "mcp-transport", "mcp-project"),
		...settingFlags("max-turns", "skip-permissions", "permission-mode", "allowed-tools")
	},
	"What the agent and the checks may access": {
		...settingFlags("confinement", "min-confinement", "confinement-sudo", "agent-read", "agent-writable"),
		...settingFlags("egress", "allow-hosts", "ports"),
		...settingFlags("agent-env", "check-env", "protected-paths")
	},
	"Attempts at once": settingFlags("lanes", "checks-at-once", "lane-setup", "lane-env"),
	Limits: settingFlags("max-iterations", "run-iterations", "time-budget", "job-limit", "cost-budget", "min-delay"),
	Memory: settingFlags("mode", "knowledge-from", "context-budget", "context-budget-hpi", "indexer", "context-agent-model", "compaction-max-turns", "novelty-overlap-threshold", "novelty-recent-handoffs", "compaction-threshold-bytes", "compaction-interval"),
	Commits: settingFlags("commit-prefix", "commit-template", "commit-mode", "author", "committer", "sign-off"),
	"On GitHub": {
		...settingFlags("on-complete", "mirror-status", "close-issue", "command-permission", "command-bots"),
		...settingFlags("pages")
	},
	"The queue": {
		queue: {
			help: "run the plans of the queue, one after the other, until it is empty (docs/queue.md)",
			toggle: true
		},
		once: {
			help: "run only the next plan of the queue",
			toggle: true
		},
		...settingFlags("queue-base", "queue-failed", "branch-prefix")
	},
	"Where and how": {
		...settingFlags("remote", "state-ref", "log-level"),
		...configFlag,
		"dry-run": {
			help: "show what would happen; change nothing",
			toggle: true
		},
		record: {
			help: "record every agent call of this job in a new directory, for `ralph replay`",
			example: "DIR"
		},
		verbose: {
			help: "print each step with its ids, and the rules, the confinement and the receipt at the end",
			toggle: true
		},
		json: {
			help: "print one JSON object per line instead of text",
			toggle: true
		}
	}
};
/** A setting with no place above: it is one row of the table, and stands last where it belongs. */
const unplaced = settingNames.filter((name) => !Object.values(placed).some((flags) => Object.hasOwn(flags, name)));
const isOfAgent = (name) => Object.hasOwn(agentSettings, name);
/** The flags of `ralph run` by topic: the order of its help and of docs/settings.md. */
const runFlagGroups = {
	...placed,
	"As in other loops": seedFlags,
	"The work": {
		...placed["The work"],
		...settingFlags(...unplaced.filter((name) => !isOfAgent(name)))
	},
	"The agent": {
		...placed["The agent"],
		...settingFlags(...unplaced.filter(isOfAgent))
	}
};
/** Every flag of `ralph run`. */
const runFlags = Object.assign({}, ...Object.values(runFlagGroups));
export { runFlags as n, translateSeedFlags as r, runFlagGroups as t };
