import { r as settingNames } from "./explain.js";
import { V as agentSettings } from "./through-proxy.js";
import { c as settingFlags, t as configFlag } from "../cli/index.js";
// src/entry/run/seed-flags.ts
const knownFlags = {
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
/** They work as they did, and each use prints the name that the flag has here. */
const seedFlags = knownFlags;
/** These flags in the words of this program, with a line for each. A flag of this program beats the older one. */
function translateSeedFlags(values) {
	const usedFlags = Object.entries(knownFlags).filter(([name]) => values[name] !== void 0 && values[name] !== false);
	const ownFlags = Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(knownFlags, name)));
	return {
		values: {
			...Object.assign({}, ...usedFlags.map(([name, { means }]) => means(values[name]))),
			...ownFlags
		},
		notes: usedFlags.map(([name, { means }]) => {
			const meant = Object.entries(means(values[name]));
			const words = meant.map(inWords);
			const winners = meant.filter(([flag, value]) => ownFlags[flag] !== void 0 && ownFlags[flag] !== value).map(([flag]) => inWords([flag, ownFlags[flag]]));
			const effect = winners.length === 0 ? "" : `, and ${winners.join(" ")} counts`;
			return `--${name} is ${words.join(" ")} here${effect}.`;
		})
	};
}
const inWords = ([flag, value]) => value === true ? `--${flag}` : `--${flag} ${String(value)}`;
// src/entry/help/run-flags.ts
const grouped = {
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
		...settingFlags("agent-timeout", "agent-idle-timeout", "model", "fallback-model", "call-models", "mcp-transport", "mcp-project"),
		...settingFlags("max-turns", "skip-permissions", "permission-mode", "allowed-tools")
	},
	"What the agent and the checks may access": {
		...settingFlags("confinement", "min-confinement", "confinement-sudo", "agent-read", "agent-writable"),
		...settingFlags("egress", "allow-hosts", "ports"),
		...settingFlags("agent-env", "check-env", "protected-paths")
	},
	"Attempts at once": settingFlags("lanes", "checks-at-once", "lane-setup", "lane-env"),
	Limits: settingFlags("max-iterations", "run-iterations", "time-budget", "job-limit", "cost-budget", "min-delay"),
	Memory: settingFlags("mode", "knowledge-from", "context-budget", "context-budget-hpi", "indexer", "index-when"),
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
			toggle: true,
			notWith: ["json", "record"]
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
/** Settings without a place above: they stand last in a general group. */
const ungrouped = settingNames.filter((name) => !Object.values(grouped).some((flags) => Object.hasOwn(flags, name)));
const isOfAgent = (name) => Object.hasOwn(agentSettings, name);
/** The flags of `ralph run` by topic: the order of its help and of docs/settings.md. */
const runFlagGroups = {
	...grouped,
	"As in other loops": seedFlags,
	"The work": {
		...grouped["The work"],
		...settingFlags(...ungrouped.filter((name) => !isOfAgent(name)))
	},
	"The agent": {
		...grouped["The agent"],
		...settingFlags(...ungrouped.filter(isOfAgent))
	}
};
const runFlags = Object.assign({}, ...Object.values(runFlagGroups));
export { runFlags as n, translateSeedFlags as r, runFlagGroups as t };
