import { r as readLiveFile } from "./live-file.js";
import { statSync, watch } from "node:fs";
import { basename, dirname } from "node:path";
// src/adapter/disk/folder-identity.ts
/** Changes if a folder is removed and created again; undefined if there is none. */
function folderIdentity(path) {
	const stat = statSync(path, {
		bigint: true,
		throwIfNoEntry: false
	});
	return stat && `${stat.ino} ${stat.birthtimeNs}`;
}
// src/adapter/log/watch-live-file.ts
function watchLiveFile(path, onChange) {
	const folder = dirname(path);
	let attempt;
	let current;
	const read = () => {
		const previous = attempt;
		attempt = readLiveFile(path);
		if (previous || attempt) onChange();
	};
	const close = () => {
		current?.watcher.close();
		current = void 0;
	};
	/** True if the folder was replaced and is watched now. */
	const watchFolder = () => {
		const of = folderIdentity(folder);
		if (current?.of === of) return false;
		close();
		if (of === void 0) return false;
		try {
			const watcher = watch(folder, { persistent: false }, (_, name) => void (name === basename(path) && read()));
			watcher.on("error", close);
			current = {
				of,
				watcher
			};
		} catch {}
		return true;
	};
	if (watchFolder()) attempt = readLiveFile(path);
	return {
		latest: () => attempt,
		recheck: () => void (watchFolder() && read()),
		close
	};
}
export { folderIdentity as n, watchLiveFile as t };
