import { er as RalphError, vn as meantName } from "./through-proxy.js";
import { D as plural, i as plainLine } from "./one-line.js";
import { t as resolveSettings } from "./resolve.js";
import { h as templatePaths } from "./plan-folder.js";
import { a as settingSources } from "./setting-sources.js";
import { t as readNamed } from "./named-file.js";
import { t as agentsFile } from "./read-agents-file.js";
import { a as resolveChecks, i as remedyForUnchecked, o as whyUnchecked } from "./checks.js";
import { o as ok, s as warn, t as fail } from "./probe.js";
import { i as readJson, o as tableAt } from "./project-files.js";
import { t as checkedByWorkflow } from "./here.js";
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
const plain = /\bralph\b/;
/** State commits end in `[skip ci]`, which most obey and Vercel does not; the work branch is built by all. */
const others = [
	{
		file: "vercel.json",
		app: "Vercel",
		remedy: "\"git\": {\"deploymentEnabled\": {\"ralph/**\": false}}",
		done: plain
	},
	{
		file: "netlify.toml",
		app: "Netlify",
		remedy: "[build] ignore = 'case \"$BRANCH\" in ralph/*) exit 0;; *) exit 1;; esac'",
		done: plain
	},
	{
		file: ".circleci/config.yml",
		app: "CircleCI",
		remedy: "filters: {branches: {ignore: /ralph\\/.*/}} on each job of a workflow",
		done: plain
	},
	{
		file: ".travis.yml",
		app: "Travis CI",
		remedy: "branches: {except: [/^ralph\\/.*/]}",
		done: plain
	},
	{
		file: "appveyor.yml",
		app: "AppVeyor",
		remedy: "branches: {except: [/^ralph\\/.*/]}",
		done: plain
	},
	{
		file: "azure-pipelines.yml",
		app: "Azure Pipelines",
		remedy: "trigger: {branches: {exclude: ['ralph/*']}}",
		done: plain
	},
	{
		file: ".drone.yml",
		app: "Drone",
		remedy: "trigger: {branch: {exclude: ['ralph/**']}}",
		done: plain
	},
	{
		file: ".semaphore/semaphore.yml",
		app: "Semaphore",
		remedy: "allow only your own branches in the project\u2019s settings",
		done: plain
	},
	{
		file: ".buildkite/pipeline.yml",
		app: "Buildkite",
		remedy: "the pipeline\u2019s branch filter `!ralph/*`",
		done: plain
	},
	{
		file: "render.yaml",
		app: "Render",
		remedy: "previews: {generation: off}, or manual",
		done: /generation:\s*(off|manual)/
	}
];
const otherCiFiles = others.map(({ file }) => file);
/** The apps that would build ralph's branches, of these files with their text. */
const buildsEveryBranch = (files) => others.filter(({ file, done }) => files.has(file) && !done.test(files.get(file) ?? ""));
// src/entry/doctor/checks.ts
/** What decides what is committed: a run that nothing would check is refused. */
const checksProbe = {
	name: "checks",
	needs: "project",
	async look({ project }) {
		const { settings, repository } = await project();
		const { validate, setup } = settings;
		const workflow = await checkedByWorkflow(repository.toplevel);
		if (workflow !== void 0) return ok(`the jobs or steps that ${workflow} requires`);
		const prepared = setup.length === 0 ? "no set-up" : plural(setup.length, "set-up command");
		const checks = readable(settings);
		if (!checks) return [];
		const unchecked = whyUnchecked({
			checks,
			checksElsewhere: false,
			settings
		});
		if (unchecked === void 0) {
			const advice = await adviceOnNames(repository.toplevel, checks);
			return [ok(`${plural(validate.length, "check")}, ${prepared}`), ...advice];
		}
		if (settings["no-checks"]) return warn(`Nothing checks these commits (no-checks): ${unchecked}.`, "Name a check with `validate`.");
		return fail(`No check decides what is committed: ${unchecked}. A run will not start.`, remedyForUnchecked);
	}
};
/** For the first check whose runner prints no names of tests: a run works without them. */
async function adviceOnNames(toplevel, checks) {
	for (const check of checks) {
		const path = join(toplevel, check.working_directory, "package.json");
		const manifest = await readNamed(path).then(String, () => void 0);
		const advice = testNamesAdvice(check, tableAt(readJson(manifest), "scripts"));
		if (advice) return [{
			level: "ok",
			...advice
		}];
	}
	return [];
}
/** What is wrong with them is told with the plan. */
function readable({ validate }) {
	try {
		return resolveChecks(validate);
	} catch (error) {
		if (error instanceof RalphError) return void 0;
		throw error;
	}
}
/** Apps that build every branch: each state commit would cost a build. */
const otherCiProbe = {
	name: "other apps",
	needs: "repository",
	async look({ repository }) {
		const { toplevel } = await repository();
		const read = otherCiFiles.map(async (file) => {
			const text = await readNamed(join(toplevel, file)).then(String, () => void 0);
			return text === void 0 ? [] : [[file, text]];
		});
		const files = new Map((await Promise.all(read)).flat());
		return buildsEveryBranch(files).map(({ app, file, remedy }) => warn(`${app} (${file}) builds every branch, including ralph's.`, `Exclude them: ${remedy}`));
	}
};
/**
* That no check would count for this plan, as its strategy and the configuration around it say: a warning, since a run
* may be given checks by flag. None where no repository or no readable configuration is around.
*/
async function uncheckedFinding(context, plan) {
	const why = await whyHere(context, plan).catch((error) => {
		if (error instanceof RalphError) return void 0;
		throw error;
	});
	if (why === void 0) return [];
	return [{
		severity: "warning",
		code: "CHECKS_MISSING",
		path: "",
		line: null,
		column: null,
		message: `No check decides what is committed: ${why}. \`ralph run\` refuses that.`,
		remedy: remedyForUnchecked
	}];
}
async function whyHere(context, plan) {
	const { base, inputs: given } = await settingSources(context, {});
	const { settings, findings } = resolveSettings({
		...given,
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
const known = Object.values(templatePaths).flat();
/**
* Files where a repository keeps its templates that nothing reads, because of their names. A pass has its own, and the file of
* the agents may name more: what stands in that text is read.
*/
function unreadTemplates(files, agents) {
	return files.filter((path) => /\.(?:md|markdown|txt)$/i.test(path) && !known.includes(path)).map((path) => path.slice(17)).filter((name) => !/^pass-[^/]+\.md$|^readme\.md$/i.test(name) && !names(agents, name)).map((name) => {
		const meant = meantName(stem(name), Object.keys(templatePaths));
		return {
			found: `${folder}${plainLine(name, 200)} is not read: no template has this name.`,
			remedy: meant === void 0 ? `The templates are: ${[...Object.keys(templatePaths), "pass-NAME"].join(", ")}.` : `Did you mean ${meant}.md?`
		};
	});
}
const stem = (name) => name.replace(/\.[^.]*$/, "");
/** With its ending or without. */
const names = (agents, name) => agents.includes(name) || [`"${stem(name)}"`, `/${stem(name)}"`].some((one) => agents.includes(one));
// src/entry/project/unread-here.ts
async function findUnreadTemplates({ list, read, repository }) {
	const files = await list(".ralph/templates");
	if (files.length === 0) return [];
	return unreadTemplates(files, (await read(join(repository.toplevel, agentsFile)).catch(() => void 0))?.toString("utf8") ?? "");
}
export { uncheckedFinding as i, checksProbe as n, otherCiProbe as r, findUnreadTemplates as t };
