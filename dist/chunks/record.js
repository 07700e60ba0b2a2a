import { a as recordedSettings, n as keptChanges, r as makeCassette, t as keptBytes } from "./cassette-folder.js";
import { s as treeChanges } from "./compare-trees.js";
import { gn as redactor } from "./through-proxy.js";
import { o as packageJson } from "./context.js";
import { n as committerOf } from "./job-settings.js";
import { resolve } from "node:path";
// src/adapter/cassette/record-calls.ts
/**
* The same ports, with every agent call, what it changed, the facts of the run and what was read from the base written to
* the cassette on the way. `settled` resolves when everything is on disk and throws what went wrong with it.
*/
function recordCalls(ports, to) {
	const { folder, now } = to;
	let calls = 0;
	let writing = Promise.resolve();
	const enqueue = (write) => {
		writing = writing.then(write);
		writing.catch(() => void 0);
	};
	async function recorded(call, play, onRecord) {
		const started = now();
		const steps = stepsOf(to);
		const outcome = await play((progress) => {
			steps.add(progress);
			call.onProgress(progress);
		});
		const record = recordOf(call, {
			started,
			outcome,
			...steps.finish()
		});
		calls += 1;
		const number = calls;
		onRecord(record, number);
		enqueue(() => folder.call(number, record));
		return outcome;
	}
	const inPlace = (place) => {
		const { agent, workspace } = place;
		/** The coding agent's, until what it changed here has been read. */
		let newest;
		const onRecord = (record, number) => {
			if (record.recording.call === "run") newest = {
				record,
				number
			};
		};
		const takeNewest = () => {
			const call = newest;
			newest = void 0;
			return call;
		};
		return {
			...place,
			...recordedIn({
				agent,
				workspace
			}, onRecord, takeNewest)
		};
	};
	const recordedIn = ({ agent, workspace }, onRecord, takeNewest) => {
		const ask = agent.ask?.bind(agent);
		const quiet = () => void 0;
		return {
			agent: {
				...agent,
				run: (request, signal, onProgress) => recorded({
					kind: request.pass === "code" ? "run" : request.pass,
					request,
					onProgress
				}, (tell) => agent.run(request, signal, tell), onRecord),
				...ask && { ask: (question, signal) => recorded({
					kind: askKinds[question.role],
					request: question,
					onProgress: quiet
				}, () => ask(question, signal), onRecord) }
			},
			workspace: {
				...workspace,
				capture: async (checkpoint, signal) => {
					const capture = await workspace.capture(checkpoint, signal);
					const call = takeNewest();
					if (call === void 0) return capture;
					const { record, number } = call;
					const changes = await treeChanges(to.git, {
						from: checkpoint,
						to: capture.tree,
						limit: keptBytes
					});
					const { kept, leftOut } = keptChanges(changes, to.redact);
					const refused = capture.refused.map(({ path, why }) => path === null ? why : `${path}: ${why}`);
					enqueue(() => folder.call(number, withChanges(record, {
						kept,
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
		...inPlace({
			agent: ports.agent,
			workspace: ports.workspace
		}),
		lane(number) {
			const place = lanes.get(number) ?? inPlace(ports.lane(number));
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
		settled: async () => void await writing
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
const withChanges = (record, { kept, leftOut }) => ({
	...record,
	recording: {
		...record.recording,
		left_out: [...record.recording.left_out, ...leftOut]
	},
	changes: kept
});
/** Of one call's stream; the rest is counted. */
const mostSteps = 1e3;
const mostChars = 2e3;
/**
* Collects what a call's stream showed as steps of a cassette, each with the time that it was waited for. Texts are
* redacted before they are cut: half a secret is not found.
*/
function stepsOf({ now, redact }) {
	const steps = [];
	let last = now();
	let dropped = 0;
	let cut = 0;
	const bounded = (said) => {
		const text = redact(said);
		if (text.length <= mostChars) return text;
		cut += 1;
		return `${text.slice(0, mostChars)} [\u2026]`;
	};
	const add = (progress) => {
		const step = stepOf(progress, bounded);
		if (step === void 0) return;
		if (steps.length === mostSteps) {
			dropped += 1;
			return;
		}
		steps.push({
			wait_ms: Math.max(0, Math.round(now() - last)),
			...step
		});
		last = now();
	};
	const finish = () => ({
		steps,
		leftOut: [...dropped === 0 ? [] : [`the stream: ${dropped} steps after the first ${mostSteps}`], ...cut === 0 ? [] : [`the stream: the ends of ${cut} texts of more than ${mostChars} characters`]]
	});
	return {
		add,
		finish
	};
}
function stepOf(progress, bounded) {
	switch (progress.kind) {
		case "says": return { say: bounded(progress.text) };
		case "tool": return { tool: {
			name: bounded(progress.name),
			target: bounded(progress.target)
		} };
		case "retrying": return { say: `[the agent retries: ${bounded(progress.why)}]` };
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
