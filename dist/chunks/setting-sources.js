import { t as resolveSettings } from "./resolve.js";
import { Mt as unreadableReason, jt as unreadable, m as settings, o as placeOfInput, y as queuedFile, yr as RalphError } from "./through-proxy.js";
import { a as locatePlan, l as templatePaths, t as findUsualFolders } from "./plan-folder.js";
import { t as readNamedFile } from "./named-file.js";
import { n as openRepository, o as userGit } from "./user-repository.js";
import { A as readObjects } from "./due.js";
import { readdir, realpath } from "node:fs/promises";
import { isAbsolute, join, posix, relative, resolve, sep } from "node:path";
import { isDeepStrictEqual } from "node:util";
// src/entry/project/config-file.ts
const usualFile = ".github/ralph.yml";
/** Where people put it by mistake, and where nothing reads it. */
const misplacedFiles = ["ralph.yml", ".github/ralph.yaml"];
/** Empty if the usual file is missing. Throws RalphError FILE_UNREADABLE for a named file. */
async function readConfig(base, cwd, configFile) {
	const { toplevel } = base.repository;
	const path = configFile === void 0 ? join(toplevel, usualFile) : resolve(cwd, configFile);
	const name = configFile ?? ".github/ralph.yml";
	const bytes = await base.read(path).catch((error) => {
		if (configFile !== void 0) throw unreadable(name, error);
		return error.code === "ENOENT" ? void 0 : error;
	});
	if (bytes instanceof Error) return {
		name,
		path,
		values: {},
		places: {},
		findings: [`${name} cannot be read: ${unreadableReason(bytes)}`],
		misplaced: []
	};
	if (bytes === void 0) return {
		name,
		path,
		values: {},
		places: {},
		findings: [],
		misplaced: await findMisplaced(base)
	};
	return {
		name,
		path,
		misplaced: [],
		...await parseConfig(bytes, name)
	};
}
/** Reads the configuration file again later; null if it belongs to a commit or an issue. */
function settingsReader({ cwd, checkout, planText }, base, { named: configFlag, given: inputs }) {
	if (checkout || planText) return null;
	const configFile = typeof configFlag === "string" ? configFlag : void 0;
	return async () => {
		try {
			const { name, places, findings, ...file } = await readConfig(base, cwd, configFile);
			const values = file.values;
			const keys = [.../* @__PURE__ */ new Set([...Object.keys(inputs.file), ...Object.keys(values)])];
			const resolved = resolveSettings({
				...inputs,
				file: values,
				fileName: name,
				filePlaces: places
			});
			return {
				name,
				findings: [...findings, ...resolved.findings],
				changed: keys.filter((key) => !isDeepStrictEqual(inputs.file[key], values[key]))
			};
		} catch (error) {
			if (!(error instanceof RalphError)) throw error;
			return {
				name: configFile ?? ".github/ralph.yml",
				findings: [error.message],
				changed: []
			};
		}
	};
}
/** Loaded late: the YAML parser is large, and many repositories need none. */
async function parseConfig(bytes, name) {
	const { readConfigFile } = await import("./read-config-file.js");
	return readConfigFile(bytes.toString("utf8"), name);
}
/** Other programs use these names too: only a file with a key of ours counts. */
async function findMisplaced({ repository: { toplevel }, read }) {
	return (await Promise.all(misplacedFiles.map(async (name) => {
		const bytes = await read(join(toplevel, name)).catch(() => void 0);
		if (bytes === void 0) return [];
		const { values } = await parseConfig(bytes, name);
		return Object.keys(values).some((key) => Object.hasOwn(settings, key)) ? [unread(name)] : [];
	}))).flat();
}
const unread = (name) => ({
	severity: "warning",
	code: "CONFIG_ELSEWHERE",
	file: name,
	path: "",
	line: null,
	column: null,
	message: `This file is not read; the configuration is ${usualFile}.`,
	remedy: `Move it (mv ${name} ${usualFile}) or name it (--config ${name}).`
});
// src/adapter/disk/files-below.ts
const skippedFolders = /* @__PURE__ */ new Set([
	"node_modules",
	".git",
	"vendor",
	"dist"
]);
/** Without installed packages and git's files; undefined if it is no folder. Links are listed, but not followed. */
async function filesBelow(folder) {
	const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
		if (error.code === "ENOENT" || error.code === "ENOTDIR") return void 0;
		throw error;
	});
	if (entries === void 0) return void 0;
	const files = [];
	for (const entry of entries.toSorted((a, b) => a.name < b.name ? -1 : 1)) {
		const path = join(folder, entry.name);
		if (entry.isDirectory() && !skippedFolders.has(entry.name)) files.push(...await filesBelow(path) ?? []);
		else if (entry.isFile() || entry.isSymbolicLink()) files.push({
			path,
			link: entry.isSymbolicLink()
		});
	}
	return files;
}
// src/adapter/git/store/committed-files.ts
const maxBytes = 5242880;
/**
* Follows links within the commit; undefined if there is no such file. `lazy` as in `readObjects`. Throws RalphError
* OBJECT_UNREADABLE if the commit lists the file and git cannot read it.
*/
async function committedFile(git, options) {
	const { commit, path, lazy = [] } = options;
	if (path.includes("\n")) return void 0;
	const name = `${commit}:${path}`;
	const follow = [
		"cat-file",
		"--batch",
		"--follow-symlinks"
	];
	const { stdout } = await git({
		args: [...lazy, ...follow],
		input: `${name}\n`
	});
	const end = stdout.indexOf(10);
	const [, type, size] = stdout.toString("utf8", 0, end).split(" ");
	if (type === "missing") await readObjects(git, [name], lazy);
	if (type !== "blob") return void 0;
	return stdout.subarray(end + 1, end + 1 + Number(size));
}
const maxLinks = 40;
/** Follows links. The result may be absolute or outside of the tree. */
async function committedTarget(git, { commit, path }) {
	let target = path;
	for (let hops = 0; hops < maxLinks && !posix.isAbsolute(target) && !target.startsWith(".."); hops += 1) {
		const names = target.split("/");
		const prefixes = names.map((_, index) => names.slice(0, index + 1).join("/"));
		const { stdout } = await git({ args: [
			"ls-tree",
			"-z",
			"--full-tree",
			commit,
			"--",
			...prefixes
		] });
		const [first] = stdout.toString("utf8").split("\0").flatMap((entry) => {
			const [, oid = "", name = ""] = /^120000 blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
			return prefixes.includes(name) ? [{
				oid,
				link: name
			}] : [];
		});
		if (first === void 0) return target;
		const { oid, link } = first;
		const linkTarget = (await git({ args: [
			"cat-file",
			"blob",
			oid
		] })).stdout.toString("utf8");
		const linkFolder = posix.isAbsolute(linkTarget) ? "/" : posix.dirname(link);
		target = posix.join(linkFolder, linkTarget, target.slice(link.length));
	}
	return target;
}
/** Paths from the top; undefined if there is no such folder. */
async function committedBelow(git, { commit, folder }) {
	const { stdout } = await git({ args: [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		commit,
		...folder === "" ? [] : ["--", `${folder}/`]
	] });
	const entries = stdout.toString("utf8").split("\0").filter(Boolean);
	if (entries.length === 0) return void 0;
	return entries.flatMap((entry) => {
		const [, mode = "", path = ""] = /^(\d+) [^\t]*\t(.*)$/s.exec(entry) ?? [];
		return mode.startsWith("100") || mode === "120000" ? [{
			path,
			link: mode === "120000"
		}] : [];
	});
}
/** Ignores the directory, where an agent works. Throws RalphError FILE_TOO_LARGE above 5 MiB, or FILE_NOT_TEXT. */
function committedFiles(git, options) {
	return { read: async (path) => {
		const bytes = await committedFile(git, {
			...options,
			path
		});
		if (bytes === void 0) return void 0;
		if (bytes.length > maxBytes) throw unusable(path, "FILE_TOO_LARGE", `has ${bytes.length} bytes, more than ${maxBytes}`);
		try {
			return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		} catch {
			throw unusable(path, "FILE_NOT_TEXT", "is not UTF-8 text");
		}
	} };
}
const unusable = (path, code, problem) => new RalphError({
	code,
	message: `${path} ${problem}.`,
	hint: "Save it as UTF-8 text of at most 5 MiB, and commit it."
});
// src/entry/project/checkout.ts
/** The checkout as a repository whose HEAD is the base. Throws RalphError NOT_CHECKED_OUT or BASE_NOT_CHECKED_OUT. */
async function openCheckout(checkout, env) {
	const { workspace, commit, branch, committer, holdsFiles } = checkout;
	const repository = await openRepository({
		cwd: workspace,
		env
	}).catch((error) => {
		throw error instanceof RalphError && error.code === "NOT_A_REPOSITORY" ? notCheckedOut(workspace) : error;
	});
	const gitCall = {
		args: [
			"cat-file",
			"-e",
			`${commit}^{commit}`
		],
		allow: [1, 128]
	};
	const { code } = await userGit(workspace, env)(gitCall);
	if (code !== 0) throw baseMissing(commit, repository.head);
	const uncommitted = holdsFiles ? await repository.uncommitted() : 0;
	const { name, email } = repository.user;
	const user = name === null || email === null ? committer : null;
	return {
		...repository,
		head: commit,
		uncommitted: () => Promise.resolve(uncommitted),
		branch: repository.branch ?? branch,
		user: user ?? repository.user
	};
}
const notCheckedOut = (workspace) => new RalphError({
	code: "NOT_CHECKED_OUT",
	message: `The workspace ${workspace} does not contain a repository.`,
	hint: "Add a step `uses: actions/checkout` before this one, without `path:`."
});
const baseMissing = (commit, head) => new RalphError({
	code: "BASE_NOT_CHECKED_OUT",
	message: `The workflow runs for ${commit.slice(0, 12)}, but ${head.slice(0, 12)} is checked out, and the first commit is missing from this clone.`,
	hint: "Remove `ref:` from the checkout step: plan and configuration are read from the commit that the workflow runs for."
});
// src/entry/project/base-files.ts
/** On a laptop, reads the user's working tree; in a workflow, the commit that it runs for. */
async function openBase(context) {
	const { cwd, env, checkout } = context;
	if (!checkout) {
		const repository = await (context.prefetchedRepository?.() ?? openRepository({
			cwd,
			env
		}));
		const files = filesOnDisk(context.cancelled);
		const list = listOf(repository.toplevel, files.listBelow);
		return {
			repository,
			...files,
			list,
			remote: void 0,
			home: void 0
		};
	}
	const repository = await openCheckout(checkout, env);
	const { toplevel } = repository;
	const git = userGit(toplevel, env);
	const { commit } = checkout;
	const inside = (path) => relative(toplevel, path).split(sep).join("/");
	const read = async (path) => {
		const relativePath = inside(path);
		if (isAbsolute(relativePath) || relativePath.startsWith("..")) return readNamedFile(path, { signal: context.cancelled });
		const content = await committedFile(git, {
			commit,
			path: relativePath
		});
		if (content === void 0) throw Object.assign(/* @__PURE__ */ new Error(`commit ${commit} has no such file`), { code: "ENOENT" });
		return content;
	};
	const listBelow = async (folder) => (await committedBelow(git, {
		commit,
		folder: inside(folder)
	}))?.map((file) => ({
		...file,
		path: join(toplevel, file.path)
	}));
	const readAll = async (paths) => {
		const names = paths.map((path) => `${commit}:${inside(path)}`);
		return (await readObjects(git, names)).map((object) => object?.content ?? Buffer.alloc(0));
	};
	const realPath = async (path) => {
		const relativePath = inside(path);
		if (relativePath === "" || isAbsolute(relativePath) || relativePath.startsWith("..")) return path;
		return resolve(toplevel, await committedTarget(git, {
			commit,
			path: relativePath
		}));
	};
	return {
		repository,
		read,
		listBelow,
		realPath,
		readAll,
		list: listOf(toplevel, listBelow),
		remote: "origin",
		home: checkout.home
	};
}
/** Files of this machine, committed or not. `signal` ends the wait for a pipe. */
const filesOnDisk = (signal) => ({
	read: (path) => readNamedFile(path, { signal }),
	listBelow: filesBelow,
	realPath: (path) => realpath(path),
	readAll: async (paths) => {
		const contents = [];
		for (const path of paths) contents.push(await readNamedFile(path));
		return contents;
	}
});
const listOf = (toplevel, below) => async (folder) => (await below(join(toplevel, folder)) ?? []).filter(({ link }) => !link).map(({ path }) => relative(toplevel, path).split(sep).join("/")).sort();
// src/entry/project/setting-sources.ts
/** Reads all sources of settings except the plan, which one of them names. */
async function openSettings(context, flags) {
	const { env, cwd } = context;
	const base = await openBase(context);
	const configFile = typeof flags["config"] === "string" ? flags["config"] : void 0;
	const [config, wordFindings] = await Promise.all([readConfig(base, cwd, configFile), projectWordFaults(base)]);
	const file = {
		...config,
		findings: [...config.findings, ...wordFindings]
	};
	const flagName = (name) => context.checkout ? placeOfInput(name) : `--${name}`;
	const inputs = {
		flags,
		flagName,
		environment: env,
		file: file.values,
		fileName: file.name,
		filePlaces: file.places
	};
	const before = resolveSettings({
		...inputs,
		plan: void 0
	});
	return {
		base,
		file,
		inputs,
		before,
		planFile: before.settings.plan ?? "plan.json"
	};
}
/** Adds the path of the plan. Throws RalphError PLAN_FOLDER if several folders could be it. */
async function settingSources(context, flags, settings = openSettings(context, flags)) {
	const { cwd } = context;
	const opened = await settings;
	const { base, before, planFile } = opened;
	const namedPath = before.sources.plan === "flag" ? pathNamed(cwd, planFile) : await nearestPlan(planFile, cwd, base);
	const planPath = context.planText ? namedPath : await followQueueMove(namedPath, before.settings.queue, base);
	const path = (before.sources.plan === "default" && before.settings.queue === void 0 && !context.planText ? await findPlanFolder(planPath, base) : void 0) ?? planPath;
	const isDefaultPlan = path === await unnamedPlan(context, flags, opened);
	return {
		...opened,
		planPath: path,
		shownPlan: relative(cwd, path) || ".",
		isDefaultPlan
	};
}
/** Undefined if a queue or a text decides, or a variable, which the reader of a printed command may not have. */
async function unnamedPlan({ cwd, planText }, flags, opened) {
	const { base, before } = opened;
	if (planText !== void 0 || before.settings.queue !== void 0) return void 0;
	const { settings, sources } = before.sources.plan === "flag" ? resolveSettings({
		...opened.inputs,
		flags: {
			...flags,
			plan: void 0
		},
		plan: void 0
	}) : before;
	if (sources.plan === "environment") return void 0;
	return nearestPlan(settings.plan ?? "plan.json", cwd, base);
}
async function projectWordFaults({ list, read, readAll, repository: { toplevel } }) {
	const [config, files] = await Promise.all([read(join(toplevel, ".ralph/config.yaml")).catch(() => void 0), list(".ralph/templates")]);
	const templates = Object.values(templatePaths).flatMap((paths) => paths.find((path) => files.includes(path)) ?? []);
	if (config === void 0 && templates.length === 0) return [];
	const { wordFaults } = await import("./project-words.js").then((n) => n.n);
	const texts = await readAll(templates.map((path) => join(toplevel, path)));
	return wordFaults(config?.toString("utf8"), templates.map((path, index) => [path, texts[index]?.toString("utf8") ?? ""]));
}
/** Without a named plan and without a plan.json: the only folder of documents in the usual places. */
async function findPlanFolder(planPath, base) {
	const { toplevel } = base.repository;
	const content = await base.read(planPath).catch((error) => error);
	if (!(content instanceof Error) || content.code !== "ENOENT") return void 0;
	const folders = await findUsualFolders(toplevel, base);
	if (folders.length < 2) return folders[0];
	const names = folders.map((path) => relative(toplevel, path));
	throw new RalphError({
		code: "PLAN_FOLDER",
		message: `There is no plan.json, and several folders could be the plan: ${names.join(", ")}.`,
		hint: `Name one: --plan ${names[0]} (in a workflow: the input \`plan\`).`
	});
}
/** Finds a queued plan by its name: a merge may have moved the file. */
async function followQueueMove(path, queue, base) {
	const { toplevel } = base.repository;
	const folder = queue ?? "plans";
	const queued = queuedFile(atTop(path, toplevel) ?? "", folder);
	if (queued === void 0) return path;
	const files = await base.list(folder);
	const moved = files.includes(queued.path) ? void 0 : locatePlan(files, {
		folder,
		path: queued.path
	});
	return moved === void 0 ? path : resolve(toplevel, moved.path);
}
/** Without a flag, looks for the plan beside the user first, then at the top of the repository. */
async function nearestPlan(planFile, cwd, { repository, read }) {
	const localPath = resolve(cwd, planFile);
	return await read(localPath).then(() => true, () => false) ? localPath : resolve(repository.toplevel, planFile);
}
/** `-` is the standard input, as for most programs. */
const pathNamed = (cwd, file) => file === "-" ? "/dev/stdin" : resolve(cwd, file);
/** A path from the top of the repository; undefined if it is outside. */
const atTop = (path, toplevel) => {
	const inside = relative(toplevel, path);
	return isInside(inside) ? inside : void 0;
};
const isInside = (path) => path !== "" && !path.startsWith("..") && !isAbsolute(path);
export { settingSources as a, committedBelow as c, settingsReader as d, usualFile as f, pathNamed as i, committedFiles as l, isInside as n, filesOnDisk as o, openSettings as r, openBase as s, atTop as t, readConfig as u };
