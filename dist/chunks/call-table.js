import { E as prepJsonSchema, N as knowledgeJsonSchema, T as postJsonSchema, f as passJsonSchema } from "./pass.js";
import { $t as synthesisJsonSchema, Gt as planReviewJsonSchema, Qt as counterJsonSchema, Tt as reviewJsonSchema, Vt as verifyJsonSchema, Zt as challengeJsonSchema, kt as handoffJsonSchema } from "./slices.js";
// src/core/calls/call-table.ts
const minute = 6e4;
/** Before an attempt. It costs cents; this only stops one that runs wild. */
const beforeAttempt = {
	workspace: "set_up",
	maxUsd: 2,
	limitMs: 10 * minute
};
const aboutPlan = {
	workspace: "put_back",
	limitMs: 15 * minute
};
const verifying = {
	...aboutPlan,
	role: "verify",
	schema: verifyJsonSchema,
	maxUsd: 1,
	maxTurns: 20
};
const consensus = {
	...aboutPlan,
	role: "consensus",
	maxUsd: 2
};
/** All calls but the coding agent's and the passes. */
const callTable = {
	index: {
		role: "index",
		workspace: "none",
		schema: knowledgeJsonSchema,
		maxUsd: 1
	},
	post: {
		...beforeAttempt,
		role: "post",
		schema: postJsonSchema
	},
	prep: {
		...beforeAttempt,
		role: "prep",
		schema: prepJsonSchema
	},
	research: {
		...beforeAttempt,
		role: "research",
		schema: prepJsonSchema
	},
	extraction: {
		role: "extraction",
		workspace: "none",
		schema: handoffJsonSchema,
		maxUsd: .25,
		maxTurns: 3,
		mayFail: false
	},
	review: {
		role: "review",
		workspace: "put_back",
		schema: reviewJsonSchema
	},
	challenge: {
		...consensus,
		schema: challengeJsonSchema
	},
	counter: {
		...consensus,
		schema: counterJsonSchema
	},
	synthesis: {
		...consensus,
		schema: synthesisJsonSchema
	},
	"plan-review": {
		...aboutPlan,
		role: "plan-review",
		schema: planReviewJsonSchema,
		maxUsd: 3
	},
	verify: verifying,
	unchanged: verifying
};
/** The row of a pass of `agents.json`. */
const rowOfPass = ({ name, schema, max_turns: maxTurns }) => ({
	role: `pass:${name}`,
	workspace: "put_back",
	maxTurns,
	schema: schema === void 0 ? passJsonSchema : () => schema
});
/**
* The calls before the agent's, in any kind of job: `index`, or `post` for the last iterations and then `prep`. If
* constraints have to be merged, `index` comes first.
*/
function callsBefore({ mode, indexIsDue, mergesConstraints, hasUnreviewed }) {
	if (mode === "agent-orchestrated") return [
		...mergesConstraints ? ["index"] : [],
		...hasUnreviewed ? ["post"] : [],
		"prep"
	];
	return mode === "handoff-plus-index" && indexIsDue ? ["index"] : [];
}
export { callsBefore as n, rowOfPass as r, callTable as t };
