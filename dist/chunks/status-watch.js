import { t as terminalBoard } from "./board.js";
import { n as liveFileName } from "./live-file.js";
import { t as watchLiveFile } from "./watch-live-file.js";
import { C as readLog } from "./state-access.js";
import { An as exits, gn as redactor } from "./through-proxy.js";
import { n as isBookkeeping, r as logPrinter, t as followRun } from "./follow-run.js";
import { n as boardTitle, t as boardLines } from "./status-text.js";
import { r as statusReport } from "./status.js";
import { i as lookOf, t as drawsBoard } from "./context.js";
import { n as statusContext } from "./status-context.js";
import { join } from "node:path";
// src/entry/command/status-watch.ts
/** A clock on the board shows that it lives. */
const redrawMs = 1e3;
/**
* Draws the run until it is complete or needs a person; where there is no terminal, a line for each thing that happens.
* Returns the exit code, that of an interruption where it was cancelled.
*/
async function watchStatus({ project, access, run: first }, context) {
	const clean = redactor(project.secrets);
	const events = async (run, since) => (await readLog(access.state, run, since)).filter((event) => !isBookkeeping(event));
	const board = drawsBoard(context) ? boardOf({
		project,
		access,
		context
	}, clean) : plainBoard(context, clean);
	await board.show(first, (await events(first)).slice(-1));
	return await followRun({
		project,
		context,
		access
	}, first, async (run, before) => board.show(run, await events(run, before.seq))).finally(board.close) ? 0 : exits.interrupted.code;
}
function plainBoard(context, clean) {
	const print = logPrinter(lookOf(context));
	return {
		async show(_run, happened) {
			for (const line of happened.flatMap(print)) context.out(`${clean(line)}\n`);
		},
		close: () => void 0
	};
}
function boardOf(of, clean) {
	const { project, access, context } = of;
	const board = terminalBoard(process.stdout, context.env);
	const print = logPrinter({
		...lookOf(context),
		width: 1e3,
		color: false
	});
	let last = null;
	let redraw = () => void 0;
	const here = watchLiveFile(join(project.home, liveFileName), () => redraw());
	const clock = setInterval(() => redraw(), redrawMs);
	return {
		async show(run, happened) {
			last = happened.flatMap(print).at(-1)?.trim() ?? last;
			const words = await statusContext(project, access, {
				context,
				run
			});
			redraw = () => {
				const now = context.now();
				const report = statusReport(run, {
					...words,
					now
				});
				const live = here.now();
				const isNow = live !== void 0 && [report.current, ...report.lanes].some((open) => open?.iteration === live.iteration);
				const step = isNow ? live.steps.at(-1) : void 0;
				const lines = boardLines(report, {
					...lookOf(context),
					width: process.stdout.columns || context.columns,
					now,
					last: step?.text ?? last,
					live: isNow ? workOf(live, report.current?.started) : void 0
				});
				board.draw(clean(lines.join("\n")).split("\n"), clean(boardTitle(report)));
			};
			redraw();
		},
		close() {
			clearInterval(clock);
			here.close();
			board.close();
		}
	};
}
/** What the engine is at, where it works on this machine. */
const workOf = ({ phase, usage, steps }, started = "") => ({
	phase,
	usage,
	lastAt: Date.parse(steps.at(-1)?.at ?? started)
});
export { watchStatus };
