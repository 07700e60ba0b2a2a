import { yr as RalphError } from "./through-proxy.js";
import { a as plainLine } from "./one-line.js";
import { c as settingFlags, n as flagHelp, t as configFlag } from "../cli/index.js";
import { t as disableOptimizers } from "./small-heap.js";
// src/entry/dashboard/command.ts
const flags = {
	...settingFlags("remote", "state-ref"),
	...configFlag,
	port: {
		help: "the port on 127.0.0.1; default 0: any free port",
		example: "4711"
	},
	"read-only": {
		help: "accept no orders",
		toggle: true
	}
};
const dashboardCommand = {
	help: `Serves a page on 127.0.0.1 that shows every run of this repository live, including those at origin, and accepts orders
for them. It prints two addresses: the first allows giving orders, the second only looking.

Usage: ralph dashboard [options]

Examples:
  ralph dashboard
  ralph dashboard --remote origin --port 4711
  ralph dashboard --read-only

Options:
${flagHelp(flags)}

Ctrl-C stops it; the runs continue. Each start prints new addresses.`,
	flags,
	run: async (context, { values }) => {
		const port = portIn(values["port"]);
		const { port: _, "read-only": readOnly, ...others } = values;
		disableOptimizers();
		const { runDashboard } = await import("./dashboard.js");
		await runDashboard(context, {
			port,
			readOnly: readOnly === true,
			flags: others
		});
		return 0;
	}
};
function portIn(value) {
	const text = value === void 0 ? "0" : String(value);
	const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
	if (port <= 65535) return port;
	throw new RalphError({
		code: "USAGE",
		message: `dashboard: --port "${plainLine(text, 80)}" is not a port; write a number from 0 to 65535.`,
		hint: "See `ralph dashboard --help`."
	});
}
export { dashboardCommand };
