import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
// src/entry/small-heap.ts
/** Lowers the peak of a job from 120 to 103 MB (docs/performance.md). Call it before the program is loaded. */
function keepHeapSmall() {
	setFlagsFromString("--semi-space-growth-factor=1");
}
/** For a server that mostly waits: optimised code would take more memory than its data. */
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
function garbageCollector() {
	setFlagsFromString("--expose-gc");
	const collect = runInNewContext("gc");
	let lastHeapBytes = 0;
	return () => {
		if (process.memoryUsage().heapUsed < lastHeapBytes + maxGarbageBytes) return;
		collect();
		lastHeapBytes = process.memoryUsage().heapUsed;
	};
}
export { garbageCollector as n, keepHeapSmall as r, disableOptimizers as t };
