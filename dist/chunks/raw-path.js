// src/adapter/git/store/raw-path.ts
const bytesOf = (path) => Buffer.from(path, "latin1");
const rawPath = (text) => Buffer.from(text, "utf8").toString("latin1");
/** For the file system. Most names are ASCII, and those need no bytes of their own. */
const onDisk = (place) => /[^ -~]/.test(place) ? bytesOf(place) : place;
/** The fields of git's `-z` output. */
function splitNul(output) {
	const fields = output.toString("latin1").split("\0");
	fields.pop();
	return fields;
}
/** The input for git's `-z --stdin`. */
const joinNul = (paths) => bytesOf(paths.map((path) => `${path}\0`).join(""));
const strict = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
/** The path for people and for JSON: UTF-8, and where it is none, `\xE9` for each byte above ASCII. */
function showPath(path) {
	try {
		return strict.decode(bytesOf(path));
	} catch {
		return path.replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
	}
}
export { showPath as a, rawPath as i, joinNul as n, splitNul as o, onDisk as r, bytesOf as t };
