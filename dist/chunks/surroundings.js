import { pr as lazyFetch, yr as RalphError } from "./through-proxy.js";
import { i as readTags, o as userGit } from "./user-repository.js";
import { i as restoreTree, l as compareWithIndex, m as workTree, y as rememberSelfIgnored } from "./restore.js";
import { J as splitNul, W as joinNul } from "./due.js";
import { r as parkGit, t as checkoutChanged } from "./checkout-git.js";
import { l as committedFiles } from "./setting-sources.js";
import { r as workflowLiveness } from "./workflow-liveness.js";
import { t as processLiveness } from "./liveness.js";
import { r as readAtStart, t as trustedFilesIn } from "./trusted-files.js";
import { r as openState } from "./state-access.js";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
// src/adapter/git/checkout/adopt-checkout.ts
/** Copies its index, so that correct files stay. Untracked files of earlier steps are neither removed nor captured. */
async function adoptCheckout(checkout, gitDir) {
	const tree = workTreeOf(checkout);
	rmSync(untrackedListFile(checkout), { force: true });
	const index = join(gitDir, "index");
	if (existsSync(index)) copyFileSync(index, tree.index);
	else rmSync(tree.index, { force: true });
	const untracked = await untrackedIn(tree).catch(async (error) => {
		if (!(error instanceof RalphError && error.code === "GIT_FAILED")) throw error;
		rmSync(tree.index, { force: true });
		await tree.git({ args: ["read-tree", checkout.head] });
		return untrackedIn(tree);
	});
	writeFileSync(untrackedListFile(checkout), joinNul(untracked));
	checkout.store.files.record(checkout.stateDir, ["untracked-before"]);
	excludeUntracked(checkout);
	rememberSelfIgnored(tree, (await compareWithIndex(tree)).ignored);
}
/** Keeps untracked files of earlier steps; needs `adoptCheckout` first. */
async function restoreCheckout(checkout) {
	if (!existsSync(untrackedListFile(checkout))) return;
	excludeUntracked(checkout);
	await restoreTree(workTreeOf(checkout), checkout.head);
}
const workTreeOf = ({ store, directory, stateDir }) => workTree({
	git: store.git,
	directory,
	stateDir,
	index: "index"
});
const untrackedListFile = ({ stateDir }) => join(stateDir, "untracked-before");
async function untrackedIn(tree) {
	const { stdout } = await tree.git({ args: [
		"ls-files",
		"-z",
		"--others",
		"--exclude-standard",
		"--directory"
	] });
	return splitNul(stdout);
}
function excludeUntracked(checkout) {
	const info = join(checkout.store.gitDir, "info");
	mkdirSync(info, { recursive: true });
	const patterns = splitNul(readFileSync(untrackedListFile(checkout))).filter((path) => !path.includes("\n")).map(patternOf);
	writeFileSync(join(info, "exclude"), patterns.map((pattern) => `${pattern}\n`).join(""), "latin1");
	checkout.store.files.record(checkout.store.gitDir, ["info/exclude"]);
}
const patternOf = (path) => `/${path.replace(/[\\*?[\] ]/g, "\\$&")}`;
// src/entry/wire/surroundings.ts
const surroundingsOf = (project, context, life) => context.checkout ? surroundingsOnRunner(project, context, {
	checkout: context.checkout,
	life
}) : surroundingsOnOwnMachine(project, context);
async function surroundingsOnOwnMachine(project, context) {
	const { home } = project;
	const access = await openState(project, context, {
		home,
		copy: join(home, "state")
	});
	const leave = async () => {
		await access.state.remember().catch(() => void 0);
		await access.store.close();
	};
	return {
		...await localSurroundings(project, context, access),
		leave
	};
}
/** A workspace below the project's home; the user's tree is only read. */
async function localSurroundings(project, context, access) {
	const { home, repository } = project;
	return {
		access,
		workspace: {
			directory: join(home, "workspace"),
			stateDir: join(home, "workspace-state")
		},
		tags: () => readTags(repository.toplevel, context.env),
		base: await readAtStart(repository.toplevel, trustedFilesIn(repository.toplevel)),
		liveness: await processLiveness()
	};
}
async function surroundingsOnRunner(project, context, { checkout, life }) {
	if (!checkout.holdsFiles) return surroundingsOfCommit(project, context, {
		checkout,
		life
	});
	const tags = await readTags(project.repository.toplevel, context.env);
	const entered = await enterCheckout(project, context, checkout);
	try {
		await entered.adopt();
	} catch (error) {
		await entered.leave();
		throw error;
	}
	const { access, workspace, leave } = entered;
	return {
		access,
		workspace,
		tags: () => Promise.resolve(tags),
		base: committedFiles(access.store.git, {
			commit: checkout.commit,
			lazy: lazyFetch
		}),
		liveness: workflowLiveness(checkout.holder, life),
		leave
	};
}
/** Moves nothing and checks out nothing: such a job runs neither the agent nor a check. */
async function surroundingsOfCommit(project, context, { checkout, life }) {
	const { home } = project;
	const access = await openState(project, context, { home });
	return {
		access,
		workspace: {
			directory: join(home, "workspace"),
			stateDir: join(home, "workspace-state")
		},
		tags: () => Promise.resolve([]),
		base: committedFiles(access.store.git, {
			commit: checkout.commit,
			lazy: lazyFetch
		}),
		liveness: workflowLiveness(checkout.holder, life),
		leave: () => access.store.close()
	};
}
/** Opens the state of a project whose checkout is the workspace. Its `.git` is moved away until `leave`. */
async function enterCheckout(project, context, checkout) {
	const { home, repository } = project;
	const { toplevel } = repository;
	const { stdout } = await userGit(toplevel, context.env)({ args: ["rev-parse", "HEAD"] });
	const head = stdout.toString("utf8").trim();
	const { gitDir, unpark: putBack } = parkGit({
		...checkout,
		workspace: toplevel
	});
	const access = await openState({
		...project,
		repository: {
			...repository,
			commonDir: gitDir
		}
	}, context, { home }).catch((error) => {
		putBack();
		throw error;
	});
	const workspace = {
		directory: toplevel,
		stateDir: join(home, "workspace-state")
	};
	const adopted = {
		store: access.store,
		...workspace,
		head
	};
	return {
		access,
		workspace,
		adopt: () => adoptCheckout(adopted, gitDir),
		async leave() {
			let changed = [];
			try {
				await restoreCheckout(adopted);
			} finally {
				changed = putBack().changed;
				await access.store.close();
			}
			if (changed.length > 0) throw checkoutChanged(changed);
		}
	};
}
export { localSurroundings as n, surroundingsOf as r, enterCheckout as t };
