import { Jt as ReadChallengeAnswer, Xt as ReadSynthesisAnswer, Yt as ReadCounterAnswer } from "./slices.js";
import { a as parseAnswer } from "./answer.js";
import { F as visible, i as oneLine, u as excerpt } from "./one-line.js";
import { r as fenced } from "./fences.js";
// src/core/calls/plan-text.ts
const maxPlanChars = 6e4;
const maxDescriptionChars = 1500;
/** The plan in a code block, as material without instructions. Bounded. */
function planText({ context = "", tasks }, statusOf) {
	const all = tasks.map(({ id, title, description, acceptance_criteria, depends_on }) => [
		`## ${id}: ${oneLine(title, 200)} [${statusOf(id)}]${depends_on.length === 0 ? "" : ` after ${depends_on.join(", ")}`}`,
		...description.trim() === "" ? [] : [excerpt(description.trim(), maxDescriptionChars)],
		...acceptance_criteria.map((one) => `- ${oneLine(one, 500)}`)
	].join("\n"));
	return material([context.trim(), ...all].filter((part) => part !== "").join("\n\n"), maxPlanChars);
}
const material = (text, maxChars) => fenced(excerpt(visible(text).trim(), maxChars));
/** A section of material; none if there is nothing. */
const section = (title, text, maxChars) => text === "" ? [] : [`## ${title}\n\n${material(text, maxChars)}`];
const listed = (items) => items.map((one) => `- ${one}`).join("\n");
// src/core/calls/consensus.ts
const maxTextChars = 800;
/** Over all rounds. */
const maxIssues = 30;
const maxTasks = 20;
const initialState = {
	round: 1,
	next: "challenge",
	summary: "",
	issues: [],
	held: null,
	decision: null,
	words: [],
	unanswered: false
};
const openIssues = ({ issues }) => issues.filter(({ settled }) => !settled);
/** The prompt of one side: the plan, and the open issues with their answers. */
function consensusPrompt(request) {
	const { template, part, plan, statusOf, before, asksServers } = request;
	const open = openIssues(before ?? initialState).map(({ id, severity, category, description, tasks, answer }) => [`${id} (${severity}, ${category.replace("_", " ")}${tasks.length === 0 ? "" : `, ${tasks.join(", ")}`}): ${description}`, ...answer ? [`  answer: valid: ${answer.valid}; ${answer.argument}; mitigation: ${answer.mitigation || "none"}`] : []].join("\n"));
	return [
		template.trim(),
		...asksServers && part !== "counter" ? ["The second opinion comes from the tools of your MCP servers: put the plan and the questions to them in as few calls as possible, and answer with what they say. If they give no answer, say so in the summary and name no issues of your own."] : [],
		`## Plan\n\n${planText(plan, statusOf)}`,
		...section("Open Issues", open.join("\n\n"), 4e4),
		...section("What People Say", listed(before?.words ?? []), 8e3)
	].join("\n\n");
}
const line = (text) => oneLine(text, maxTextChars);
/** Applies one side's answer to the dialogue; a sentence if it is invalid. Pure. */
function applyStatement(part, end, { before, rounds, gate }) {
	const now = {
		...before ?? initialState,
		unanswered: false
	};
	if (part === "challenge") {
		const read = parseAnswer(ReadChallengeAnswer, end);
		if ("why" in read) return read;
		return {
			data: read.value,
			now: concluded(withChallenge(now, read.value), {
				rounds,
				gate
			})
		};
	}
	if (part === "counter") {
		const read = parseAnswer(ReadCounterAnswer, end);
		if ("why" in read) return read;
		const { summary, answers } = read.value;
		const issues = now.issues.map((issue) => {
			const answer = issue.settled ? void 0 : answers.find(({ id }) => id === issue.id);
			if (!answer) return issue;
			const { valid, argument, mitigation } = answer;
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
	const read = parseAnswer(ReadSynthesisAnswer, end);
	if ("why" in read) return read;
	return {
		data: read.value,
		now: concluded(withSynthesis(now, read.value), {
			rounds,
			gate
		})
	};
}
/** After an invalid answer a gate stays closed; a report continues. */
const noStatement = (before, { why, gate }) => ({
	...before ?? initialState,
	next: null,
	summary: why,
	unanswered: true,
	held: gate ? `no consensus was reached: ${why}` : null
});
function withChallenge(now, { summary, issues }) {
	const room = Math.max(0, maxIssues - now.issues.length);
	const openDescriptions = new Set(openIssues(now).map((one) => one.description));
	const newIssues = issues.filter(({ description }) => !openDescriptions.has(line(description))).slice(0, room).map(({ severity, category, description, tasks }, index) => ({
		id: `C${now.issues.length + index + 1}`,
		severity,
		category,
		description: line(description),
		tasks: tasks.slice(0, maxTasks).map((id) => oneLine(id, 64)),
		answer: null,
		settled: false,
		agreed: null,
		action_item: null
	}));
	const all = [...now.issues, ...newIssues];
	return {
		...now,
		issues: all,
		summary: line(summary),
		next: openIssues({ issues: all }).length > 0 ? "counter" : null
	};
}
function withSynthesis(now, { summary, issues: answers }) {
	const issues = now.issues.map((issue) => {
		const answer = issue.settled ? void 0 : answers.find(({ id }) => id === issue.id);
		if (!answer) return issue;
		const { settled, severity, description, action_item } = answer;
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
/** Computed from the answers, without a model. */
function concluded(now, { rounds, gate }) {
	const open = openIssues(now);
	if (now.next !== null) return now;
	if (open.length > 0 && now.round < rounds) return {
		...now,
		round: now.round + 1,
		next: "challenge"
	};
	const criticalLines = open.filter(({ severity }) => severity === "critical").map(({ id, description }) => `${id}: ${oneLine(description, 300)}`);
	return {
		...now,
		held: gate && criticalLines.length > 0 ? `critical issues of the plan are not settled: ${criticalLines.join("; ")}` : null
	};
}
/** Agreed instructions for the coding agent; empty before the end. */
const actionItems = (consensus) => consensus?.next !== null || consensus.held !== null ? [] : consensus.issues.flatMap(({ id, action_item }) => action_item === null ? [] : [`${id}: ${action_item}`]);
/** `consensus.json` in the older program's shape. */
function consensusFile({ now, rounds, moment }, context) {
	const { issues, decision, held, next } = now;
	const open = openIssues(now);
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
export { noStatement as a, planText as c, consensusPrompt as i, section as l, applyStatement as n, listed as o, consensusFile as r, material as s, actionItems as t };
