// src/entry/project/ask-person.ts
/**
* A person's answer to a question of the prompts' library; undefined where they leave it: by Ctrl-C, or by Ctrl-D or the end
* of the terminal, after which the library would wait for ever and the program end as if all were well.
*/
async function askPerson(ask) {
	const { stdin } = process;
	const left = new AbortController();
	const leave = () => left.abort();
	const ifClosed = () => {
		if (stdin.isPaused()) leave();
	};
	const onKey = (_, key) => {
		if (key?.ctrl && key.name === "d") setImmediate(ifClosed);
	};
	stdin.on("keypress", onKey);
	stdin.once("end", leave);
	try {
		const answer = await ask({ signal: left.signal });
		return typeof answer === "symbol" ? void 0 : answer;
	} finally {
		stdin.off("keypress", onKey);
		stdin.off("end", leave);
	}
}
export { askPerson as t };
