import { n as patchesOf } from "./patches.js";
import { t as gitHubAddress } from "./address.js";
import { c as iterationViews, l as pageData, n as statusContext, r as changeReader, u as pageTitle } from "./status-context.js";
import { i as flagWords, n as commandLine } from "./command-line.js";
import { u as excerpt } from "./one-line.js";
import { nn as heldIterations } from "./slices.js";
import { On as ralphCommand } from "./through-proxy.js";
import { a as installedPath } from "./context.js";
import { readFile } from "node:fs/promises";
import { createHash } from "node:crypto";
// src/core/report/page/page-detail.ts
/** In characters; longer texts lose their middle. */
const maxChars = {
	prompt: 1e5,
	output: 2e4,
	words: 2e4
};
/** `prompt`: as sent; `diff`: of the iteration's commit. */
function pageDetail(view, { prompt, diff }) {
	const { validation, agent, review, checkpoint, commit } = view;
	const changed = diff !== null && checkpoint && commit ? pageDiff(diff, {
		from: checkpoint,
		to: commit
	}) : null;
	const knownRed = new Set(validation?.known_red ?? []);
	return {
		prompt: view.prompt,
		prompt_text: prompt === null ? null : excerpt(prompt, maxChars.prompt),
		handoff: view.handoff && {
			source: view.handoff.source,
			handoff: shortened(view.handoff.handoff)
		},
		checks: (validation?.checks ?? []).map(({ name, run, passed, flaky, duration_ms, ...check }) => ({
			name,
			run,
			passed,
			flaky,
			known_red: knownRed.has(name),
			duration_ms,
			output: excerpt([check.output_head, check.output_tail].filter(Boolean).join("\n\u2026\n"), maxChars.output)
		})),
		agent: agent && {
			end: agent.end,
			files: agent.files,
			denials: agent.denials,
			steps: agent.steps ?? null
		},
		review: review && {
			review: review.review,
			why: review.why,
			usd: review.usd
		},
		passes: view.passes.map(({ name, model, issues, summary, why }) => ({
			name,
			model,
			issues,
			summary,
			why
		})),
		usage: view.usage,
		diff: changed?.text ?? null,
		diff_cut: changed?.cut ?? null
	};
}
/** Each text separately, so that a long list of short texts stays whole. */
const shortened = (handoff) => ({
	...handoff,
	summary: excerpt(handoff.summary, maxChars.words),
	freeform: excerpt(handoff.freeform, maxChars.words)
});
/** UTF-16 units of all details together, which keeps the page below 20 MB. */
const maxDetailChars = 16e6;
/** In characters. One long file must not hide the others. */
const maxDiffChars = {
	all: 2e5,
	file: 6e4
};
/** As many whole files as fit; a longer file loses its middle. */
function pageDiff(diff, { from, to }) {
	const files = diff.split(/^(?=diff --git )/m);
	const shown = [];
	let room = maxDiffChars.all;
	for (const file of files) {
		const part = excerpt(file, maxDiffChars.file);
		room -= part.length;
		if (room < 0) break;
		shown.push(part);
	}
	const text = shown.join("");
	if (text === diff) return {
		text,
		cut: null
	};
	return {
		text,
		cut: {
			shown: shown.length,
			files: files.length,
			command: commandLine("git", "diff", from, to)
		}
	};
}
// src/core/report/page/page-html.ts
/** Allows only the built scripts and no requests. A live page may ask its own server. */
const pagePolicy = ({ hashes }, { live }) => [
	"default-src 'none'",
	["script-src", ...[hashes.script, hashes.later].flatMap((hash) => hash ? `'sha256-${hash}'` : [])].join(" "),
	`style-src 'sha256-${hashes.style}'`,
	"img-src data:",
	...live ? ["connect-src 'self'"] : [],
	"base-uri 'none'",
	"form-action 'none'"
].join("; ");
/** A document that loads nothing. The data is always text (docs/threats.md#the-page). `data` is JSON. */
function pageHtml(parts, title, data) {
	const [before, after] = pageAround(parts, title, { live: false });
	return `${before}${inScript(data)}${after}`;
}
/** The document before and after its data. */
function pageAround(pageParts, title, kind) {
	const { script, style, later } = pageParts;
	return [`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${pagePolicy(pageParts, kind)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<noscript>This page needs JavaScript; it loads nothing from the network.</noscript>
<main id="page"></main>
<script type="application/json" id="data">`, `<\/script>
<script type="module">${script}<\/script>
${later === void 0 ? "" : `<script type="text/plain" id="later">${later}<\/script>\n`}</body>
</html>
`];
}
const entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;"
};
const escaped = (text) => text.replace(/[&<>"]/g, (character) => entities[character] ?? "");
/** JSON that cannot end its script element or begin a comment in it. */
const inScript = (json) => json.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
// src/entry/wire/report-page.ts
/** Diffs are read in batches: most diffs of a long run have no room on the page. */
const batchSize = 50;
/** Always with the details of `iteration`. `clean` removes secrets from what was stored. */
async function reportPage(project, access, request) {
	const { context, assets, file, iteration, clean } = request;
	const { run, events, records, evidence } = request.past;
	const address = gitHubAddress(context.env, project.repository.origin);
	const words = {
		...await statusContext(project, access, {
			context,
			run
		}),
		repository: address ? `${address.serverUrl}/${address.owner}/${address.repo}` : null,
		exportOne: ralphCommand(project, "report", ...flagWords("html", file), "--iteration", "N")
	};
	const views = iterationViews(events, {
		records,
		awaiting: heldIterations(run.state)
	});
	const selected = views.filter((view) => view.iteration === iteration);
	const others = views.filter((view) => view.iteration !== iteration).reverse();
	const details = await detailsOf(access, [...selected, ...others], records);
	const reading = await changeReader(access)(views);
	const data = pageData(run, {
		events,
		records,
		details,
		evidence,
		reading
	}, words);
	return pageHtml(assets, clean(pageTitle(data)), clean(JSON.stringify(data)));
}
/** Details of the first views, as many as the page has room for. */
async function detailsOf(access, views, records) {
	const details = /* @__PURE__ */ new Map();
	let room = maxDetailChars;
	for (let from = 0; from < views.length; from += batchSize) {
		const batch = views.slice(from, from + batchSize);
		const diffs = await diffsOf(access, batch);
		for (const view of batch) {
			const detail = pageDetail(view, {
				prompt: records.get(view.iteration)?.prompt ?? null,
				diff: diffs.get(view.iteration) ?? null
			});
			room -= JSON.stringify(detail).length;
			if (room < 0) return details;
			details.set(view.iteration, detail);
		}
	}
	return details;
}
async function diffsOf(access, views) {
	const commits = views.flatMap(({ iteration, checkpoint, commit }) => checkpoint && commit ? [{
		iteration,
		from: checkpoint,
		to: commit
	}] : []);
	const patches = await patchesOf(access, commits);
	return new Map(commits.map(({ iteration }, index) => [iteration, patches[index] ?? ""]));
}
/** The scripts and the style sheet of a page, as built. */
async function loadPageAssets(kind) {
	const readPart = (name) => readFile(installedPath(`dist/page/${name}`), "utf8");
	const hash = (text) => createHash("sha256").update(text).digest("base64");
	const [script, style] = await Promise.all([readPart(kind === "live" ? "live.js" : "page.js"), readPart("page.css")]);
	const hashes = {
		script: hash(script),
		style: hash(style)
	};
	if (kind === "report") return {
		script,
		style,
		hashes
	};
	const later = await readPart("insights.js");
	return {
		script,
		style,
		later,
		hashes: {
			...hashes,
			later: hash(later)
		}
	};
}
export { pagePolicy as a, pageAround as i, reportPage as n, pageDetail as o, inScript as r, loadPageAssets as t };
