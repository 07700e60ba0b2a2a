import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
// src/entry/small-heap.ts
/**
* Keeps V8's young generation from growing in big steps: the peak of a job is 103 MB instead of 120
* (docs/performance.md). Call it before the rest of the program is loaded.
*/
function keepHeapSmall() {
	setFlagsFromString("--semi-space-growth-factor=1");
}
/**
* For a server that mostly waits: optimised code would take more memory than all of its data. Call it before that code
* is loaded.
*/
function disableOptimizers() {
	for (const flag of [
		"--no-opt",
		"--no-maglev",
		"--no-sparkplug",
		"--optimize-for-size"
	]) setFlagsFromString(flag);
}
const maxGarbageBytes = 2e6;
/** Collects garbage after every `maxGarbageBytes`; V8 alone waits for tens of megabytes. */
function collector() {
	setFlagsFromString("--expose-gc");
	const collect = runInNewContext("gc");
	let lastHeapBytes = 0;
	return () => {
		if (process.memoryUsage().heapUsed < lastHeapBytes + maxGarbageBytes) return;
		collect();
		lastHeapBytes = process.memoryUsage().heapUsed;
	};
}
export { disableOptimizers as n, keepHeapSmall as r, collector as t };
