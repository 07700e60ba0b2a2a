import { m as withPieces } from "./state-access.js";
// src/core/prompt/workspace-paths.ts
/** A replay's checks print this folder, so that two replays are alike. */
const replayWorkspace = "/workspace";
/** Writes workspace paths as `.`. */
function withoutWorkspace(section, workspaces) {
	const shorten = shortener(workspaces);
	return withPieces(section, section.pieces.map(({ rank, text }) => ({
		rank,
		text: rank === "fixed" ? text : shorten(text)
	})));
}
function shortener(workspaces) {
	const folders = [...new Set([...workspaces, replayWorkspace].map((path) => path.replace(/[/\\]+$/, "")))].filter((path) => path.length > 1).sort((a, b) => b.length - a.length);
	const pattern = new RegExp(`(?<![\\w.-])(?:file://)?(?:${folders.map(escaped).join("|")})(?![\\w-])(?!\\.\\w)`, "g");
	return (text) => text.replace(pattern, ".");
}
const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
export { withoutWorkspace as n, replayWorkspace as t };
