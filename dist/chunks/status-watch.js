import { t as terminalBoard } from "./board.js";
import { t as liveFileName } from "./live-file.js";
import { t as watchLiveFile } from "./watch-live-file.js";
import { S as readLog } from "./state-access.js";
import { Vn as exits, an as redactor } from "./through-proxy.js";
import { n as isBookkeeping, r as logPrinter, t as followRun } from "./follow-run.js";
import { n as boardTitle, t as boardLines } from "./status-text.js";
import { o as statusReport } from "./status.js";
import { i as textStyleOf, t as canRedraw } from "./context.js";
import { u as warnOf } from "./read-run.js";
import { n as statusContext } from "./status-context.js";
import { join } from "node:path";
// src/entry/command/status-watch.ts
/** The clock on the board must move. */
const redrawMs = 1e3;
/** Without a terminal, prints a line per event. Returns the exit code, also after an interruption. */
async function watchStatus({ project, access, run: first }, context) {
	const clean = redactor(project.secrets);
	const onFault = warnOf(context);
	const events = async (run, since) => (await readLog(access.state, run, since, onFault)).filter((event) => !isBookkeeping(event));
	const board = canRedraw(context) ? liveBoard({
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
	const print = logPrinter(textStyleOf(context));
	return {
		async show(_run, happened) {
			for (const line of happened.flatMap(print)) context.out(`${clean(line)}\n`);
		},
		close: () => void 0
	};
}
function liveBoard(request, clean) {
	const { project, access, context } = request;
	const board = terminalBoard(process.stdout, context.env);
	const print = logPrinter({
		...textStyleOf(context),
		width: 1e3,
		color: false
	});
	let lastLine = null;
	let redraw = () => void 0;
	const liveFile = watchLiveFile(join(project.home, liveFileName), () => redraw());
	const clock = setInterval(() => redraw(), redrawMs);
	return {
		async show(run, happened) {
			lastLine = happened.flatMap(print).at(-1)?.trim() ?? lastLine;
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
				const live = liveFile.latest();
				const isNow = live !== void 0 && [report.current, ...report.lanes].some((open) => open?.iteration === live.iteration);
				const step = isNow ? live.steps.at(-1) : void 0;
				const lines = boardLines(report, {
					...textStyleOf(context),
					width: process.stdout.columns || context.columns,
					now,
					last: step?.text ?? lastLine,
					live: isNow ? liveWork(live, report.current?.started) : void 0
				});
				board.draw(clean(lines.join("\n")).split("\n"), clean(boardTitle(report)));
			};
			redraw();
		},
		close() {
			clearInterval(clock);
			liveFile.close();
			board.close();
		}
	};
}
const liveWork = ({ phase, usage, steps }, started = "") => ({
	phase,
	usage,
	lastAt: Date.parse(steps.at(-1)?.at ?? started)
});
export { watchStatus };
