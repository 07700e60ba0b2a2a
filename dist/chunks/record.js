import { a as recordedSettings, n as maxFileBytes, r as recordChanges, t as makeCassette } from "./cassette-folder.js";
import { c as treeChanges } from "./merge-trees.js";
import { an as redactor } from "./through-proxy.js";
import { o as packageJson } from "./context.js";
import { n as committerOf } from "./job-settings.js";
import { resolve } from "node:path";
// src/adapter/cassette/record-calls.ts
/**
* Wraps the ports, so that agent calls, their changes, events and files of the base are written to the cassette.
* `finishWriting` waits for the disk and throws its faults.
*/
function recordCalls(ports, options) {
	const { folder, now } = options;
	let calls = 0;
	let writing = Promise.resolve();
	const enqueue = (write) => {
		writing = writing.then(write);
		writing.catch(() => void 0);
	};
	async function recordCall(call, play, onRecord) {
		const startMs = now();
		const steps = stepCollector(options);
		const outcome = await play((progress) => {
			steps.add(progress);
			call.onProgress(progress);
		});
		const record = recordOf(call, {
			started: startMs,
			outcome,
			...steps.finish()
		});
		calls += 1;
		const number = calls;
		onRecord(record, number);
		enqueue(() => folder.call(number, record));
		return outcome;
	}
	const wrapPlace = (place) => {
		const { agent, workspace } = place;
		/** The coding agent's call, until its changes are read. */
		let lastCall;
		const onRecord = (record, number) => {
			if (record.recording.call === "run") lastCall = {
				record,
				number
			};
		};
		const ask = agent.ask?.bind(agent);
		const ignoreProgress = () => void 0;
		return {
			...place,
			agent: {
				...agent,
				run: (request, signal, onProgress) => recordCall({
					kind: request.pass === "code" ? "run" : request.pass,
					request,
					onProgress
				}, (tell) => agent.run(request, signal, tell), onRecord),
				...ask && { ask: (question, signal) => recordCall({
					kind: askKinds[question.role],
					request: question,
					onProgress: ignoreProgress
				}, () => ask(question, signal), onRecord) }
			},
			workspace: {
				...workspace,
				capture: async (checkpoint, signal) => {
					const capture = await workspace.capture(checkpoint, signal);
					const call = lastCall;
					lastCall = void 0;
					if (call === void 0) return capture;
					const { record, number } = call;
					const changes = await treeChanges(options.git, {
						from: checkpoint,
						to: capture.tree,
						limit: maxFileBytes
					});
					const { recorded, leftOut } = recordChanges(changes, options.redact);
					const refused = capture.refused.map(({ path, why }) => path === null ? why : `${path}: ${why}`);
					enqueue(() => folder.call(number, withChanges(record, {
						recorded,
						leftOut: [...leftOut, ...refused]
					})));
					return capture;
				}
			}
		};
	};
	const { base, show } = ports;
	const lanes = /* @__PURE__ */ new Map();
	const wrapped = {
		...wrapPlace({
			agent: ports.agent,
			workspace: ports.workspace
		}),
		lane(number) {
			const place = lanes.get(number) ?? wrapPlace(ports.lane(number));
			lanes.set(number, place);
			return place;
		},
		base: { read: async (path) => {
			const content = await base.read(path);
			if (content !== void 0) enqueue(() => folder.file(`base/${path}`, content));
			return content;
		} },
		show: (progress) => {
			if (progress.kind === "event") enqueue(() => folder.event(progress.event));
			show(progress);
		}
	};
	return {
		ports: {
			...ports,
			...wrapped
		},
		finishWriting: async () => void await writing
	};
}
const askKinds = {
	extraction: "ask",
	index: "index"
};
function recordOf({ kind, request }, { started, outcome, steps, leftOut }) {
	const { iteration, task, attempt, model, maxTurns, budgetUsd, prompt } = request;
	const { end, usage, durationMs, lingeredMs, outside, denials, servers } = outcome;
	return {
		recording: {
			task,
			attempt,
			call: kind,
			iteration,
			started: new Date(started).toISOString(),
			request: {
				model: model ?? null,
				max_turns: maxTurns,
				budget_usd: budgetUsd,
				allowed_tools: "allowedTools" in request && request.allowedTools ? [...request.allowedTools] : null,
				...request.servers && { servers: request.servers.list.map(({ name }) => name) }
			},
			steps,
			usage: {
				usd: 0,
				turns: 1,
				input_tokens: 0,
				output_tokens: 0
			},
			linger_ms: 0,
			outcome: {
				end,
				usage,
				duration_ms: durationMs,
				lingered_ms: lingeredMs,
				outside: [...outside],
				denials: [...denials],
				...servers && { servers }
			},
			left_out: leftOut
		},
		prompt,
		systemPrompt: "systemPrompt" in request ? request.systemPrompt : "",
		changes: []
	};
}
const withChanges = (record, { recorded, leftOut }) => ({
	...record,
	recording: {
		...record.recording,
		left_out: [...record.recording.left_out, ...leftOut]
	},
	changes: recorded
});
/** Further steps are only counted. */
const maxSteps = 1e3;
const maxChars = 2e3;
/**
* Collects steps with the time between them. Texts are redacted before they are cut, because half a secret would not
* be found.
*/
function stepCollector({ now, redact }) {
	const steps = [];
	let lastMs = now();
	let dropped = 0;
	let cutTexts = 0;
	const limitText = (original) => {
		const text = redact(original);
		if (text.length <= maxChars) return text;
		cutTexts += 1;
		return `${text.slice(0, maxChars)} [\u2026]`;
	};
	const add = (progress) => {
		const step = stepOf(progress, limitText);
		if (step === void 0) return;
		if (steps.length === maxSteps) {
			dropped += 1;
			return;
		}
		steps.push({
			wait_ms: Math.max(0, Math.round(now() - lastMs)),
			...step
		});
		lastMs = now();
	};
	const finish = () => ({
		steps,
		leftOut: [...dropped === 0 ? [] : [`the stream: ${dropped} steps after the first ${maxSteps}`], ...cutTexts === 0 ? [] : [`the stream: the ends of ${cutTexts} texts of more than ${maxChars} characters`]]
	});
	return {
		add,
		finish
	};
}
function stepOf(progress, limitText) {
	switch (progress.kind) {
		case "says": return { say: limitText(progress.text) };
		case "tool": return { tool: {
			name: limitText(progress.name),
			target: limitText(progress.target)
		} };
		case "retrying": return { say: `[the agent retries: ${limitText(progress.why)}]` };
		default: return;
	}
}
// src/entry/run/record.ts
/** Creates the cassette of a job that is about to begin; the function that it returns wraps the job's ports. */
async function openRecording(request, directory) {
	const { project, job, access, context } = request;
	const { stateRef, workRef } = project;
	const refs = await access.remote.refs([stateRef, workRef]);
	const state = refs.get(stateRef) ?? null;
	const redact = redactor(project.secrets);
	const folder = await makeCassette(resolve(context.cwd, directory), {
		redact,
		plan: job.plan,
		run: {
			ralph: packageJson().version,
			started: new Date(context.now()).toISOString(),
			plan_name: job.planName,
			plan_file: job.planFile,
			...job.document !== null && { document: job.document },
			...job.progress !== null && { progress: job.progress },
			plan_source: job.planSource,
			...job.planFormat && { plan_format: job.planFormat.name },
			fresh: job.fresh,
			base: {
				commit: job.base,
				branch: job.baseBranch
			},
			state,
			work: refs.get(workRef) ?? null,
			work_branch: job.workBranch,
			remote: job.remote,
			committer: committerOf(project),
			steering_files: [...job.steeringFiles],
			checks: [...job.checks],
			settings: recordedSettings(job.settings)
		}
	});
	return (ports) => recordCalls(ports, {
		folder,
		git: access.store.git,
		now: context.now,
		redact
	});
}
export { openRecording };
