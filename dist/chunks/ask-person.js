// src/entry/project/ask-person.ts
/** Undefined after Ctrl-C, Ctrl-D or the end of the terminal, after which the library would wait for ever. */
async function askPerson(ask) {
	const { stdin } = process;
	const dismissed = new AbortController();
	const dismiss = () => dismissed.abort();
	const dismissIfClosed = () => {
		if (stdin.isPaused()) dismiss();
	};
	const onKey = (_, key) => {
		if (key?.ctrl && key.name === "d") setImmediate(dismissIfClosed);
	};
	stdin.on("keypress", onKey);
	stdin.once("end", dismiss);
	try {
		const answer = await ask({ signal: dismissed.signal });
		return typeof answer === "symbol" ? void 0 : answer;
	} finally {
		stdin.off("keypress", onKey);
		stdin.off("end", dismiss);
	}
}
export { askPerson as t };
