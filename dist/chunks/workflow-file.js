import { t as require_dist } from "./dist.js";
import { n as commandLine } from "./command-line.js";
// src/core/github/workflow-file.ts
var import_dist = require_dist();
/** Undefined for a file that cannot be read or does not use ralph. */
function ralphWorkflow(name, text) {
	const file = readYaml(text);
	if (!file) return void 0;
	const all = Object.values(record(file["jobs"])).map(record).filter((one) => usesOf(name, one) !== void 0 && !onlyScreens(one));
	const [job] = all;
	const uses = job && usesOf(name, job);
	if (!job || uses === void 0) return void 0;
	const on = file["on"] ?? file["true"];
	const events = typeof on === "string" ? [on] : Array.isArray(on) ? on.map(String) : Object.keys(record(on));
	const schedule = record(on)["schedule"];
	const crons = Array.isArray(schedule) ? schedule.map((one) => String(record(one)["cron"] ?? "")) : [];
	const secrets = [...text.matchAll(/\bsecrets\.([A-Za-z_]\w*)/g)].map(([, secret = ""]) => secret);
	const step = stepsOf(job).find((one) => one["uses"] === uses);
	const command = String(record(step?.["with"])["command"] ?? "run");
	const permissions = strongest(all.map((one) => permissionsOf(one, file)));
	const commands = all.flatMap(stepsOf).flatMap((one) => record(one["with"])["command"] ?? []).map(String);
	const checksItself = commands.includes("finish");
	const environments = [...new Set(all.flatMap(environmentsOf))];
	const named = {
		secrets: [...new Set(secrets)],
		environments
	};
	const jobs = record(file["jobs"]);
	const called = {
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
		...named,
		checksItself,
		...called
	};
}
/** Any of these, even inside a negation, replaces the `success()` that GitHub adds to a condition. */
const statusFunction = /\b(always|cancelled|failure|success)\s*\(/;
/** A job further down the chain of `needs` is skipped as well. */
function skippedJobs(name, jobs) {
	const needsOf = (id) => [record(jobs[id])["needs"] ?? []].flat().map(String);
	const isCall = (id) => {
		const { uses } = record(jobs[id]);
		return typeof uses === "string" && /\/workflows\/run\.ya?ml(@|$)/.test(uses) && usesOf(name, { uses }) !== void 0;
	};
	const needsCall = (id, seen = []) => needsOf(id).some((one) => !seen.includes(one) && (isCall(one) || needsCall(one, [...seen, one])));
	return Object.keys(jobs).filter((id) => needsCall(id) && !statusFunction.test(String(record(jobs[id])["if"] ?? "")));
}
const calledFiles = (jobs) => Object.values(jobs).flatMap((job) => {
	const { uses } = record(job);
	return typeof uses === "string" && uses.startsWith("./") ? [uses.slice(2)] : [];
});
/**
* The group of a file's own `concurrency` that others call, if it is the same at each call: whatever else is in it, such
* as a push, then cancels the call or waits for it (platform fact 66).
*/
function sharedGroup(text) {
	const { concurrency } = readYaml(text) ?? {};
	const group = typeof concurrency === "string" ? concurrency : record(concurrency)["group"];
	return typeof group === "string" && !/\binputs\.|\bgithub\.run_id\b/.test(group) ? group : void 0;
}
/** What the run needs, strongest first; without all but the first it goes on with less. */
const neededPermissions = {
	contents: "the two branches of the run",
	issues: "the tracking issue and orders by comment",
	"pull-requests": "the pull request",
	actions: "the next job after a limit",
	statuses: "a status per check at each commit"
};
/** Those that this file does not give. */
function missingPermissions({ permissions }) {
	if (permissions === null || permissions === "write-all") return [];
	return Object.keys(neededPermissions).filter((name) => permissions === "read-all" || permissions[name] !== "write");
}
function usesOf(name, job) {
	const all = [job["uses"], ...stepsOf(job).map((step) => step["uses"])].filter((uses) => typeof uses === "string");
	return all.find((uses) => /\bralph\b/i.test(uses)) ?? (/ralph/i.test(name) ? all.findLast((uses) => !/^(actions\/|docker:)/.test(uses)) : void 0);
}
/** Only reads the comment that may start the job that works on the run. */
const onlyScreens = (job) => stepsOf(job).some((step) => record(step["with"])["command"] === "screen");
const stepsOf = (job) => Array.isArray(job["steps"]) ? job["steps"].map(record) : [];
/** `environment: NAME`, `environment: { name: NAME }`, or the input of run.yml. */
function environmentsOf(job) {
	const own = job["environment"];
	return [typeof own === "object" ? record(own)["name"] : own, record(job["with"])["environment"]].filter((name) => typeof name === "string" && name !== "" && !name.includes("${{"));
}
function permissionsOf(job, file) {
	const given = job["permissions"] ?? file["permissions"];
	if (given === void 0 || given === null) return null;
	if (given === "write-all" || given === "read-all") return given;
	return Object.fromEntries(Object.entries(record(given)).map(([name, access]) => [name, String(access)]));
}
/** Split jobs have rights of their own each; who says nothing has the default. */
function strongest(all) {
	const word = [
		null,
		"write-all",
		"read-all"
	].find((one) => all.includes(one));
	if (word !== void 0) return word;
	const given = all.flatMap((one) => Object.entries(one ?? {}));
	return Object.fromEntries([...given.filter(([, access]) => access !== "write"), ...given.filter(([, access]) => access === "write")]);
}
const record = (value) => typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
function readYaml(text) {
	try {
		return record((0, import_dist.parse)(text, { maxAliasCount: 20 }));
	} catch {
		return;
	}
}
/** What belonged to that one start: a later job goes on, by what is recorded by then. */
const once = [
	"chain",
	"fresh",
	"change-rules"
];
/** The command by which a person starts the next job of the same run, with what chose it where the workflow takes that. */
function startCommand({ workflow, plan, ref, takesPlan, chosen }) {
	const others = Object.entries(chosen).filter(([name, value]) => name !== "plan" && !once.includes(name) && value !== "" && value !== null);
	const given = [...takesPlan ?? plan !== "plan.json" ? [["plan", plan]] : [], ...others];
	const words = [
		"gh",
		"workflow",
		"run",
		workflow,
		...ref === void 0 ? [] : ["--ref", ref]
	];
	return commandLine(...words, ...given.flatMap(([name, value]) => ["-f", `${name}=${value}`]));
}
/** Whether a person who starts this workflow may choose the plan; without a parser of YAML, which no job loads for it. */
function choosesPlan(workflow) {
	const [, , inputs = ""] = /^( +)workflow_dispatch:(.*(?:\n(?:\1 +.*|\s*(?:#.*)?(?=\n)))*)/m.exec(workflow) ?? [];
	return /(?:^|[{,])\s*["']?plan["']?\s*:/m.test(inputs);
}
export { sharedGroup as a, ralphWorkflow as i, missingPermissions as n, startCommand as o, neededPermissions as r, choosesPlan as t };
