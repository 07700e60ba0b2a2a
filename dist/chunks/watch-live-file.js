import { r as readLiveFile } from "./live-file.js";
import { statSync, watch } from "node:fs";
import { basename, dirname } from "node:path";
// src/adapter/disk/folder-identity.ts
/** A folder that was removed and made again is another one; undefined where there is none. */
function folderIdentity(path) {
	const found = statSync(path, {
		bigint: true,
		throwIfNoEntry: false
	});
	return found && `${found.ino} ${found.birthtimeNs}`;
}
// src/adapter/log/watch-live-file.ts
/** Calls `changed` each time that the file of the attempt under way is another one, or gone; it is read only then. */
function watchLiveFile(path, changed) {
	const folder = dirname(path);
	let found;
	let watched;
	const read = () => {
		const before = found;
		found = readLiveFile(path);
		if (before || found) changed();
	};
	const close = () => {
		watched?.watcher.close();
		watched = void 0;
	};
	/** Whether there is another folder to listen to than before. */
	const listen = () => {
		const of = folderIdentity(folder);
		if (watched?.of === of) return false;
		close();
		if (of === void 0) return false;
		try {
			const watcher = watch(folder, { persistent: false }, (_, name) => void (name === basename(path) && read()));
			watcher.on("error", close);
			watched = {
				of,
				watcher
			};
		} catch {}
		return true;
	};
	if (listen()) found = readLiveFile(path);
	return {
		now: () => found,
		again: () => void (listen() && read()),
		close
	};
}
export { folderIdentity as n, watchLiveFile as t };
