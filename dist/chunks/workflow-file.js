import { t as require_dist } from "./dist.js";
import { n as commandLine } from "./command-line.js";
import { ar as tryRead } from "./through-proxy.js";
// src/core/github/workflow-file.ts
var import_dist = require_dist();
/** Undefined if the file cannot be read or does not use ralph. */
function ralphWorkflow(name, text) {
	const file = readYaml(text);
	if (!file) return void 0;
	const ralphJobs = Object.values(record(file["jobs"])).map(record).filter((candidate) => usesOf(name, candidate) !== void 0 && !onlyScreens(candidate));
	const [job] = ralphJobs;
	const uses = job && usesOf(name, job);
	if (!job || uses === void 0) return void 0;
	const on = file["on"] ?? file["true"];
	const events = typeof on === "string" ? [on] : Array.isArray(on) ? on.map(String) : Object.keys(record(on));
	const schedule = record(on)["schedule"];
	const crons = Array.isArray(schedule) ? schedule.map((one) => String(record(one)["cron"] ?? "")) : [];
	const secrets = [...text.matchAll(/\bsecrets\.([A-Za-z_]\w*)/g)].map(([, secret = ""]) => secret);
	const step = stepsOf(job).find((candidate) => candidate["uses"] === uses);
	const command = String(record(step?.["with"])["command"] ?? "run");
	const permissions = strongest(ralphJobs.map((one) => permissionsOf(one, file)));
	const commands = ralphJobs.flatMap(stepsOf).flatMap((ralphJob) => record(ralphJob["with"])["command"] ?? []).map(String);
	const checksItself = commands.includes("finish");
	const environments = [...new Set(ralphJobs.flatMap(environmentsOf))];
	const names = {
		secrets: [...new Set(secrets)],
		environments
	};
	const jobs = record(file["jobs"]);
	const calls = {
		skippedJobs: skippedJobs(name, jobs),
		calledFiles: calledFiles(jobs)
	};
	return {
		events,
		crons,
		command,
		commands,
		uses,
		permissions,
		...names,
		checksItself,
		...calls
	};
}
/** Even inside a negation, each of these replaces GitHub's implicit `success()`. */
const statusFunction = /\b(always|cancelled|failure|success)\s*\(/;
/** Also jobs further down the chain of `needs`. */
function skippedJobs(name, jobs) {
	const needsOf = (id) => [record(jobs[id])["needs"] ?? []].flat().map(String);
	const isCall = (id) => {
		const { uses } = record(jobs[id]);
		return typeof uses === "string" && /\/workflows\/run\.ya?ml(@|$)/.test(uses) && usesOf(name, { uses }) !== void 0;
	};
	const needsCall = (id, visited = []) => needsOf(id).some((needed) => !visited.includes(needed) && (isCall(needed) || needsCall(needed, [...visited, needed])));
	return Object.keys(jobs).filter((id) => needsCall(id) && !statusFunction.test(String(record(jobs[id])["if"] ?? "")));
}
const calledFiles = (jobs) => Object.values(jobs).flatMap((job) => {
	const { uses } = record(job);
	return typeof uses === "string" && uses.startsWith("./") ? [uses.slice(2)] : [];
});
/** The `concurrency` group of a called file if it is the same for each call: other jobs in it, such as a push, cancel the call or delay it (platform fact 66). */
function sharedGroup(text) {
	const { concurrency } = readYaml(text) ?? {};
	const group = typeof concurrency === "string" ? concurrency : record(concurrency)["group"];
	return typeof group === "string" && !/\binputs\.|\bgithub\.run_id\b/.test(group) ? group : void 0;
}
/** Strongest need first; only without the first a run is impossible. */
const neededPermissions = {
	contents: "the two branches of the run",
	issues: "the tracking issue and orders by comment",
	"pull-requests": "the pull request",
	actions: "the next job after a limit",
	statuses: "a status per check at each commit"
};
function missingPermissions({ permissions }) {
	if (permissions === null || permissions === "write-all") return [];
	return Object.keys(neededPermissions).filter((name) => permissions === "read-all" || permissions[name] !== "write");
}
function usesOf(name, job) {
	const usedNames = [job["uses"], ...stepsOf(job).map((step) => step["uses"])].filter((uses) => typeof uses === "string");
	return usedNames.find((uses) => /\bralph\b/i.test(uses)) ?? (/ralph/i.test(name) ? usedNames.findLast((uses) => !/^(actions\/|docker:)/.test(uses)) : void 0);
}
/** Such a job only reads a comment that may start the run's job. */
const onlyScreens = (job) => stepsOf(job).some((step) => record(step["with"])["command"] === "screen");
const stepsOf = (job) => Array.isArray(job["steps"]) ? job["steps"].map(record) : [];
/** `environment: NAME`, `environment: { name: NAME }`, or the input of run.yml. */
function environmentsOf(job) {
	const jobEnvironment = job["environment"];
	return [typeof jobEnvironment === "object" ? record(jobEnvironment)["name"] : jobEnvironment, record(job["with"])["environment"]].filter((name) => typeof name === "string" && name !== "" && !name.includes("${{"));
}
function permissionsOf(job, file) {
	const permissions = job["permissions"] ?? file["permissions"];
	if (permissions === void 0 || permissions === null) return null;
	if (permissions === "write-all" || permissions === "read-all") return permissions;
	return Object.fromEntries(Object.entries(record(permissions)).map(([name, access]) => [name, String(access)]));
}
/** Of all split jobs; a missing declaration means the default. */
function strongest(jobPermissions) {
	const general = [
		null,
		"write-all",
		"read-all"
	].find((value) => jobPermissions.includes(value));
	if (general !== void 0) return general;
	const entries = jobPermissions.flatMap((permissions) => Object.entries(permissions ?? {}));
	return Object.fromEntries([...entries.filter(([, access]) => access !== "write"), ...entries.filter(([, access]) => access === "write")]);
}
const record = (value) => typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
const readYaml = (text) => tryRead(() => record((0, import_dist.parse)(text, { maxAliasCount: 20 })));
/** Inputs for only one start: a later job continues from the recorded state. */
const singleUseInputs = [
	"chain",
	"fresh",
	"change-rules"
];
/** The command that starts the next job of the same run, with the same inputs. */
function startCommand({ workflow, plan, ref, takesPlan, chosen }) {
	const repeatedInputs = Object.entries(chosen).filter(([name, value]) => name !== "plan" && !singleUseInputs.includes(name) && value !== "" && value !== null);
	const inputs = [...takesPlan ?? plan !== "plan.json" ? [["plan", plan]] : [], ...repeatedInputs];
	const words = [
		"gh",
		"workflow",
		"run",
		workflow,
		...ref === void 0 ? [] : ["--ref", ref]
	];
	return commandLine(...words, ...inputs.flatMap(([name, value]) => ["-f", `${name}=${value}`]));
}
/** Whether a manual start may choose the plan. Uses no YAML parser, which no job loads only for this. */
function choosesPlan(workflow) {
	const [, , inputs = ""] = /^( +)workflow_dispatch:(.*(?:\n(?:\1 +.*|\s*(?:#.*)?(?=\n)))*)/m.exec(workflow) ?? [];
	return /(?:^|[{,])\s*["']?plan["']?\s*:/m.test(inputs);
}
export { sharedGroup as a, ralphWorkflow as i, missingPermissions as n, startCommand as o, neededPermissions as r, choosesPlan as t };
