import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
// src/entry/small-heap.ts
/**
* Keeps V8's young generation from doubling several times: the peak of a job is 103 MB instead of 120 (docs/performance.md).
* Called when the program is loaded, which needs the room.
*/
function keepHeapSmall() {
	setFlagsFromString("--semi-space-growth-factor=1");
}
/**
* For a server that mostly waits: code that V8 would compile a second time to be faster costs it more memory than all of
* its data. Called before that code is loaded.
*/
function stayLean() {
	for (const flag of [
		"--no-opt",
		"--no-maglev",
		"--no-sparkplug",
		"--optimize-for-size"
	]) setFlagsFromString(flag);
}
/** So much may gather between two collections. */
const mostGarbage = 2e6;
/**
* For the same server: collects garbage once some has gathered. V8 alone waits for tens of megabytes before it looks at
* what has lived for a while, as what was read for one update has.
*/
function collector() {
	setFlagsFromString("--expose-gc");
	const collect = runInNewContext("gc");
	let kept = 0;
	return () => {
		if (process.memoryUsage().heapUsed < kept + mostGarbage) return;
		collect();
		kept = process.memoryUsage().heapUsed;
	};
}
export { keepHeapSmall as n, stayLean as r, collector as t };
