import { ln as nearestName, yr as RalphError } from "./through-proxy.js";
import { D as plural, a as plainLine } from "./one-line.js";
import { t as resolveSettings } from "./resolve.js";
import { t as readNamedFile } from "./named-file.js";
import { l as templatePaths } from "./plan-folder.js";
import { a as settingSources } from "./setting-sources.js";
import { t as agentsFile } from "./agents-file.js";
import { c as whyUnchecked, o as remedyForUnchecked, s as resolveChecks } from "./checks.js";
import { a as ok, s as warn, t as fail } from "./probe.js";
import { i as readJson, o as tableAt } from "./project-files.js";
import { t as checkedByWorkflow } from "./probed-repository.js";
import { join } from "node:path";
// src/core/detect/test-names.ts
const reportFile = "junit.xml";
/** Runners that print no test names by default. */
const runners = [
	{
		name: "Vitest",
		program: /(?:^|[\s/])vitest\b/,
		flag: "--reporter=verbose",
		printsNames: /--reporter[= ](?:verbose|tap)/,
		report: `--reporter=default --reporter=junit --outputFile=${reportFile}`
	},
	{
		name: "Jest",
		program: /(?:^|[\s/])jest\b/,
		flag: "--verbose",
		printsNames: /--verbose\b/
	},
	{
		name: "pytest",
		program: /(?:^|[\s/])pytest\b/,
		flag: "-v",
		printsNames: /(?:^|\s)(?:-v+|--verbose)\b/,
		report: `--junitxml=${reportFile}`
	},
	{
		name: "go test",
		program: /\bgo test\b/,
		flag: "-v",
		printsNames: /(?:^|\s)-v\b/
	},
	{
		name: "RSpec",
		program: /(?:^|[\s/])rspec\b/,
		report: `--format progress --format RspecJunitFormatter --out ${reportFile}`
	}
];
/**
* How to make a check print its test names (docs/counsel.md#evidence); undefined if it does, or if its runner is
* unknown.
*/
function testNamesAdvice(check, scripts) {
	if (check.report !== void 0) return void 0;
	const { script, separator } = packageScript(check.run);
	const text = `${check.run} ${script === void 0 ? "" : String(scripts[script] ?? "")}`;
	const runner = runners.find(({ program }) => program.test(text));
	if (!runner || runner.printsNames?.test(text)) return void 0;
	const { name, flag, report } = runner;
	const lines = [...flag === void 0 ? [] : [`- ${check.run}${separator}${flag}`], ...report === void 0 ? [] : [`- { run: ${JSON.stringify(`${check.run}${separator}${report}`)}, report: ${reportFile} }`]];
	return {
		found: `${name} prints no names of tests, so no acceptance criterion can be at "ran".`,
		remedy: `Name them in .github/ralph.yml, below \`validate\`: ${lines.map((line) => `\`${line}\``).join(" or ")}`
	};
}
/** `separator` goes between the command and further flags. */
function packageScript(run) {
	const [, manager, script] = /^(npm|pnpm|yarn|bun)(?: run)? ([\w:-]+)$/.exec(run.trim()) ?? [];
	return {
		script,
		separator: manager === "npm" ? " -- " : " "
	};
}
// src/core/github/other-ci.ts
const mentionsRalph = /\bralph\b/;
/** State commits end in `[skip ci]`, which Vercel ignores; all build the work branch. */
const otherCis = [
	{
		file: "vercel.json",
		app: "Vercel",
		remedy: "\"git\": {\"deploymentEnabled\": {\"ralph/**\": false}}",
		excludedPattern: mentionsRalph
	},
	{
		file: "netlify.toml",
		app: "Netlify",
		remedy: "[build] ignore = 'case \"$BRANCH\" in ralph/*) exit 0;; *) exit 1;; esac'",
		excludedPattern: mentionsRalph
	},
	{
		file: ".circleci/config.yml",
		app: "CircleCI",
		remedy: "filters: {branches: {ignore: /ralph\\/.*/}} on each job of a workflow",
		excludedPattern: mentionsRalph
	},
	{
		file: ".travis.yml",
		app: "Travis CI",
		remedy: "branches: {except: [/^ralph\\/.*/]}",
		excludedPattern: mentionsRalph
	},
	{
		file: "appveyor.yml",
		app: "AppVeyor",
		remedy: "branches: {except: [/^ralph\\/.*/]}",
		excludedPattern: mentionsRalph
	},
	{
		file: "azure-pipelines.yml",
		app: "Azure Pipelines",
		remedy: "trigger: {branches: {exclude: ['ralph/*']}}",
		excludedPattern: mentionsRalph
	},
	{
		file: ".drone.yml",
		app: "Drone",
		remedy: "trigger: {branch: {exclude: ['ralph/**']}}",
		excludedPattern: mentionsRalph
	},
	{
		file: ".semaphore/semaphore.yml",
		app: "Semaphore",
		remedy: "allow only your own branches in the project\u2019s settings",
		excludedPattern: mentionsRalph
	},
	{
		file: ".buildkite/pipeline.yml",
		app: "Buildkite",
		remedy: "the pipeline\u2019s branch filter `!ralph/*`",
		excludedPattern: mentionsRalph
	},
	{
		file: "render.yaml",
		app: "Render",
		remedy: "previews: {generation: off}, or manual",
		excludedPattern: /generation:\s*(off|manual)/
	}
];
const otherCiFiles = otherCis.map(({ file }) => file);
const appsForAllBranches = (files) => otherCis.filter(({ file, excludedPattern }) => files.has(file) && !excludedPattern.test(files.get(file) ?? ""));
// src/entry/doctor/checks.ts
/** A run without any check is refused. */
const checksProbe = {
	name: "checks",
	needs: "project",
	async examine({ project }) {
		const { settings, repository } = await project();
		const { validate, setup } = settings;
		const workflow = await checkedByWorkflow(repository.toplevel);
		if (workflow !== void 0) return ok(`the jobs or steps that ${workflow} requires`);
		const setupText = setup.length === 0 ? "no set-up" : plural(setup.length, "set-up command");
		const checks = checksOrUndefined(settings);
		if (!checks) return [];
		const unchecked = whyUnchecked({
			checks,
			checksElsewhere: false,
			settings
		});
		if (unchecked === void 0) {
			const advice = await testNameAdvice(repository.toplevel, checks);
			return [ok(`${plural(validate.length, "check")}, ${setupText}`), ...advice];
		}
		if (settings["no-checks"]) return warn(`Nothing checks these commits (no-checks): ${unchecked}.`, "Name a check with `validate`.");
		return fail(`No check decides what is committed: ${unchecked}. A run will not start.`, remedyForUnchecked);
	}
};
/** For the first check whose runner prints no names of tests: a run works without them. */
async function testNameAdvice(toplevel, checks) {
	for (const check of checks) {
		const path = join(toplevel, check.working_directory, "package.json");
		const manifest = await readNamedFile(path).then(String, () => void 0);
		const advice = testNamesAdvice(check, tableAt(readJson(manifest), "scripts"));
		if (advice) return [{
			level: "ok",
			...advice
		}];
	}
	return [];
}
/** Undefined if they are invalid, which the plan's probe reports. */
function checksOrUndefined({ validate }) {
	try {
		return resolveChecks(validate);
	} catch (error) {
		if (error instanceof RalphError) return void 0;
		throw error;
	}
}
/** Apps that build every branch, and so each state commit. */
const otherCiProbe = {
	name: "other apps",
	needs: "repository",
	async examine({ repository }) {
		const { toplevel } = await repository();
		const reads = otherCiFiles.map(async (file) => {
			const text = await readNamedFile(join(toplevel, file)).then(String, () => void 0);
			return text === void 0 ? [] : [[file, text]];
		});
		const files = new Map((await Promise.all(reads)).flat());
		return appsForAllBranches(files).map(({ app, file, remedy }) => warn(`${app} (${file}) builds every branch, including ralph's.`, `Exclude them: ${remedy}`));
	}
};
/** A warning if no check counts for this plan by its strategy and the configuration: flags may still add checks. None without a repository or a readable configuration. */
async function uncheckedFinding(context, plan) {
	const reason = await uncheckedReason(context, plan).catch((error) => {
		if (error instanceof RalphError) return void 0;
		throw error;
	});
	if (reason === void 0) return [];
	return [{
		severity: "warning",
		code: "CHECKS_MISSING",
		path: "",
		line: null,
		column: null,
		message: `No check decides what is committed: ${reason}. \`ralph run\` refuses that.`,
		remedy: remedyForUnchecked
	}];
}
async function uncheckedReason(context, plan) {
	const { base, inputs } = await settingSources(context, {});
	const { settings, findings } = resolveSettings({
		...inputs,
		plan
	});
	if (findings.length > 0 || settings["no-checks"]) return void 0;
	const checks = resolveChecks(settings.validate, settings["working-directory"]);
	const unchecked = whyUnchecked({
		checks,
		checksElsewhere: false,
		settings
	});
	if (unchecked === void 0 || await checkedByWorkflow(base.repository.toplevel) !== void 0) return void 0;
	return unchecked;
}
// src/core/prompt/unread-templates.ts
const folder = ".ralph/templates/";
const templateFiles = Object.values(templatePaths).flat();
/**
* Template files with names that nothing reads. Passes have their own names, and the agents file (`agents`) may name
* more.
*/
function unreadTemplates(files, agents) {
	return files.filter((path) => /\.(?:md|markdown|txt)$/i.test(path) && !templateFiles.includes(path)).map((path) => path.slice(17)).filter((name) => !/^pass-[^/]+\.md$|^readme\.md$/i.test(name) && !isNamedIn(agents, name)).map((name) => {
		const suggestion = nearestName(stem(name), Object.keys(templatePaths));
		return {
			found: `${folder}${plainLine(name, 200)} is not read: no template has this name.`,
			remedy: suggestion === void 0 ? `The templates are: ${[...Object.keys(templatePaths), "pass-NAME"].join(", ")}.` : `Did you mean ${suggestion}.md?`
		};
	});
}
const stem = (name) => name.replace(/\.[^.]*$/, "");
const isNamedIn = (agents, name) => agents.includes(name) || [`"${stem(name)}"`, `/${stem(name)}"`].some((one) => agents.includes(one));
// src/entry/project/unread-templates.ts
async function findUnreadTemplates({ list, read, repository }) {
	const files = await list(".ralph/templates");
	if (files.length === 0) return [];
	return unreadTemplates(files, (await read(join(repository.toplevel, agentsFile)).catch(() => void 0))?.toString("utf8") ?? "");
}
export { uncheckedFinding as i, checksProbe as n, otherCiProbe as r, findUnreadTemplates as t };
