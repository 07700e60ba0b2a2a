import { er as RalphError } from "./through-proxy.js";
import { O as thousands } from "./one-line.js";
import { constants } from "node:fs";
import { open, stat, writeFile } from "node:fs/promises";
import { Socket } from "node:net";
// src/adapter/disk/named-file.ts
/** More than any file that people name for ralph has: a lock file of a large repository has 10 MiB. */
const maxBytes = 64 * 1024 ** 2;
/** How long a pipe may be silent, in milliseconds: what feeds it may have to fetch something first. */
const silentMs = 6e4;
/** How a shell hands over what is no file: `<(command)`, `< file`, a pipe. */
const descriptor = /^\/(?:dev|proc\/self)\/(?:fd\/(\d{1,9})|(stdin))$/;
/** A pipe gives its content once, and a plan is read more than once. */
const piped = /* @__PURE__ */ new Map();
/** A fault of a file that its name does not show, with a code as Node's own have. */
const fault = (code, message) => Object.assign(new Error(message), { code });
/**
* Reads a file that a person named, or that a link of the repository leads to. Never waits for what is no file: a named
* pipe, a socket or a device is refused. What a shell hands over as a descriptor is read until it ends, is silent for a
* minute, or `signal` fires. Rejects with ENOENT, EACCES and the like, and with ENOTREG and EFBIG.
*/
async function readNamed(path, { signal } = {}) {
	const info = await stat(path);
	if (info.isDirectory()) throw fault("EISDIR", "it is a folder.");
	if (info.isFile()) return readRegular(path);
	const [, digits, stdin] = descriptor.exec(path) ?? [];
	if (digits === void 0 && stdin === void 0) throw fault("ENOTREG", `it is ${kindOf(info)}, not a file.`);
	const fd = Number(digits ?? 0);
	const content = piped.get(fd) ?? readPipe(fd, signal);
	piped.set(fd, content);
	return content;
}
/** For people. */
const kindOf = (info) => info.isFIFO() ? "a named pipe" : info.isSocket() ? "a socket" : "a device";
/** Writes a file that only its owner can read; nothing else that has its name is written into. */
async function writeNamed(path, content) {
	const info = await stat(path).catch(() => void 0);
	if (!(info === void 0 || info.isFile() || /^\/dev\/(?:stdout|stderr|fd\/\d+)$/.test(path)) && !info.isDirectory()) throw fault("ENOTREG", `it is ${kindOf(info)}, not a file.`);
	await writeFile(path, content, { mode: 384 });
}
async function readRegular(path) {
	const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
	try {
		const info = await file.stat();
		if (!info.isFile()) throw fault("ENOTREG", `it is ${kindOf(info)}, not a file.`);
		if (info.size > maxBytes) throw tooLarge(info.size);
		return await file.readFile();
	} finally {
		await file.close();
	}
}
async function readPipe(fd, signal) {
	const pipe = fd === 0 ? process.stdin : new Socket({
		fd,
		readable: true,
		writable: false
	});
	const chunks = [];
	let bytes = 0;
	let timer;
	try {
		return await new Promise((resolve, reject) => {
			const wait = () => {
				clearTimeout(timer);
				timer = setTimeout(() => reject(fault("ETIMEDOUT", "nothing came through the pipe for a minute.")), silentMs);
			};
			const stop = () => reject(interrupted());
			if (signal?.aborted) stop();
			signal?.addEventListener("abort", stop, { once: true });
			wait();
			pipe.on("data", (chunk) => {
				wait();
				chunks.push(chunk);
				bytes += chunk.length;
				if (bytes > maxBytes) reject(tooLarge(bytes));
			});
			pipe.once("error", reject);
			pipe.once("end", () => resolve(Buffer.concat(chunks)));
		});
	} finally {
		clearTimeout(timer);
		pipe.destroy();
	}
}
const tooLarge = (bytes) => fault("EFBIG", `it has at least ${thousands(bytes)} bytes; the limit is ${thousands(maxBytes)}.`);
const interrupted = () => new RalphError({
	code: "INTERRUPTED",
	message: "Interrupted while a pipe was read; nothing was started.",
	hint: "Run the same command again."
});
export { writeNamed as n, readNamed as t };
