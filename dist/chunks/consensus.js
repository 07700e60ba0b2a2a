import { Jt as ReadChallengeAnswer, Xt as ReadSynthesisAnswer, Yt as ReadCounterAnswer } from "./slices.js";
import { t as answerIn } from "./answer.js";
import { h as visible, r as oneLine, u as excerpt } from "./one-line.js";
import { r as fenced } from "./fences.js";
// src/core/counsel/plan-text.ts
const longestPlan = 6e4;
const longestDescription = 1500;
/** The plan for a prompt, in a code block: it is material and tells its reader nothing to do. Bounded. */
function planText({ context = "", tasks }, statusOf) {
	const all = tasks.map(({ id, title, description, acceptance_criteria, depends_on }) => [
		`## ${id}: ${oneLine(title, 200)} [${statusOf(id)}]${depends_on.length === 0 ? "" : ` after ${depends_on.join(", ")}`}`,
		...description.trim() === "" ? [] : [excerpt(description.trim(), longestDescription)],
		...acceptance_criteria.map((one) => `- ${oneLine(one, 500)}`)
	].join("\n"));
	return material([context.trim(), ...all].filter((part) => part !== "").join("\n\n"), longestPlan);
}
/** Somebody else's text for a prompt. */
const material = (text, longest) => fenced(excerpt(visible(text).trim(), longest));
// src/core/counsel/consensus.ts
const longest = 800;
/** Of all rounds. */
const mostIssues = 30;
/** Of one issue. */
const mostTasks = 20;
const begun = {
	round: 1,
	next: "challenge",
	summary: "",
	issues: [],
	held: null,
	decision: null,
	words: [],
	unanswered: false
};
const openIn = ({ issues }) => issues.filter(({ settled }) => !settled);
/** What one side is told: the plan, and the issues that are open with what was said of them. */
function consensusPrompt(given) {
	const { template, part, plan, statusOf, before, asksServers } = given;
	const open = openIn(before ?? begun).map(({ id, severity, category, description, tasks, answer }) => [`${id} (${severity}, ${category.replace("_", " ")}${tasks.length === 0 ? "" : `, ${tasks.join(", ")}`}): ${description}`, ...answer ? [`  answer: valid: ${answer.valid}; ${answer.argument}; mitigation: ${answer.mitigation || "none"}`] : []].join("\n"));
	const words = before?.words ?? [];
	return [
		template.trim(),
		...asksServers && part !== "counter" ? ["The second opinion comes from the tools of your MCP servers: put the plan and the questions to them in as few calls as possible, and answer with what they say. If they give no answer, say so in the summary and name no issues of your own."] : [],
		`## Plan\n\n${planText(plan, statusOf)}`,
		...open.length === 0 ? [] : [`## Open Issues\n\n${material(open.join("\n\n"), 4e4)}`],
		...words.length === 0 ? [] : [`## What People Say\n\n${material(words.map((one) => `- ${one}`).join("\n"), 8e3)}`]
	].join("\n\n");
}
const line = (text) => oneLine(text, longest);
/** What one side said makes of the dialogue; a sentence where its answer does not count. Pure. */
function applyStatement(part, end, { before, rounds, gate }) {
	const now = {
		...before ?? begun,
		unanswered: false
	};
	if (part === "challenge") {
		const read = answerIn(ReadChallengeAnswer, end);
		if ("why" in read) return read;
		return {
			data: read.value,
			now: ended(challenged(now, read.value), {
				rounds,
				gate
			})
		};
	}
	if (part === "counter") {
		const read = answerIn(ReadCounterAnswer, end);
		if ("why" in read) return read;
		const { summary, answers } = read.value;
		const issues = now.issues.map((issue) => {
			const own = issue.settled ? void 0 : answers.find(({ id }) => id === issue.id);
			if (!own) return issue;
			const { valid, argument, mitigation } = own;
			return {
				...issue,
				answer: {
					valid,
					argument: line(argument),
					mitigation: line(mitigation)
				}
			};
		});
		return {
			data: read.value,
			now: {
				...now,
				issues,
				summary: line(summary),
				next: "synthesis"
			}
		};
	}
	const read = answerIn(ReadSynthesisAnswer, end);
	if ("why" in read) return read;
	return {
		data: read.value,
		now: ended(joined(now, read.value), {
			rounds,
			gate
		})
	};
}
/** No answer that counts: a gate stays closed, a mere report goes on without. */
const noStatement = (before, { why, gate }) => ({
	...before ?? begun,
	next: null,
	summary: why,
	unanswered: true,
	held: gate ? `no consensus was reached: ${why}` : null
});
function challenged(now, { summary, issues }) {
	const room = Math.max(0, mostIssues - now.issues.length);
	const known = new Set(openIn(now).map((one) => one.description));
	const fresh = issues.filter(({ description }) => !known.has(line(description))).slice(0, room).map(({ severity, category, description, tasks }, at) => ({
		id: `C${now.issues.length + at + 1}`,
		severity,
		category,
		description: line(description),
		tasks: tasks.slice(0, mostTasks).map((id) => oneLine(id, 64)),
		answer: null,
		settled: false,
		agreed: null,
		action_item: null
	}));
	const all = [...now.issues, ...fresh];
	return {
		...now,
		issues: all,
		summary: line(summary),
		next: openIn({ issues: all }).length > 0 ? "counter" : null
	};
}
function joined(now, { summary, issues: said }) {
	const issues = now.issues.map((issue) => {
		const own = issue.settled ? void 0 : said.find(({ id }) => id === issue.id);
		if (!own) return issue;
		const { settled, severity, description, action_item } = own;
		return {
			...issue,
			settled,
			severity,
			agreed: line(description),
			action_item: line(action_item) || null
		};
	});
	return {
		...now,
		issues,
		summary: line(summary),
		next: null
	};
}
/** The agreement follows from what was said: no model is asked for it. */
function ended(now, { rounds, gate }) {
	const open = openIn(now);
	if (now.next !== null) return now;
	if (open.length > 0 && now.round < rounds) return {
		...now,
		round: now.round + 1,
		next: "challenge"
	};
	const named = open.filter(({ severity }) => severity === "critical").map(({ id, description }) => `${id}: ${oneLine(description, 300)}`);
	return {
		...now,
		held: gate && named.length > 0 ? `critical issues of the plan are not settled: ${named.join("; ")}` : null
	};
}
/** What was agreed for whoever writes the code, a line each; nothing before the dialogue has ended. */
const actionItems = (consensus) => consensus?.next !== null || consensus.held !== null ? [] : consensus.issues.flatMap(({ id, action_item }) => action_item === null ? [] : [`${id}: ${action_item}`]);
/** `consensus.json` in the shape of the older program, with what was said so far. */
function consensusFile({ now, rounds, moment }, context) {
	const { issues, decision, held, next } = now;
	const open = openIn(now);
	const settled = issues.filter((one) => one.settled);
	const risks = decision === "accept" || decision === "override" ? open : [];
	const finalAgreement = next === null && {
		consensusReached: open.length === 0 && !now.unanswered,
		timestamp: moment,
		participants: ["challenger", "agent"],
		rounds: now.round,
		agreements: settled.map(({ id, agreed, description, action_item, tasks }) => ({
			id,
			description: agreed ?? description,
			actionRequired: action_item !== null,
			actionItem: action_item,
			assignedTo: "agent",
			relatedEpics: tasks
		})),
		acceptedRisks: risks.map(({ id, description, answer }) => ({
			id,
			description,
			mitigation: answer?.mitigation ?? "",
			acceptedBy: decision
		})),
		unresolvedDisputes: open.map(({ id, description, severity }) => ({
			id,
			description,
			severity
		})),
		proceedToImplementation: held === null
	};
	return {
		version: "1.0",
		generatedAt: moment,
		context,
		rounds,
		userCheckpoint: decision && {
			decision,
			timestamp: moment,
			overrides: decision === "override" ? open.map(({ id }) => id) : []
		},
		finalAgreement: finalAgreement || null
	};
}
export { noStatement as a, consensusPrompt as i, applyStatement as n, material as o, consensusFile as r, planText as s, actionItems as t };
