import { yr as RalphError } from "./through-proxy.js";
import { O as thousands } from "./one-line.js";
import { constants, fstatSync, readFileSync, readdirSync } from "node:fs";
import { open, stat, writeFile } from "node:fs/promises";
import { Socket } from "node:net";
// src/adapter/disk/named-file.ts
/** Larger than any file that people name: a large repository's lock file has 10 MiB. */
const maxBytes = 64 * 1024 ** 2;
/** Maximal silence of a pipe in ms: its source may have to fetch something first. */
const maxSilenceMs = 6e4;
/** From a shell: `<(command)`, `< file`, a pipe. */
const descriptor = /^\/(?:dev|proc\/self)\/(?:fd\/(\d{1,9})|(stdin))$/;
/** Cached, since a pipe can be read only once. */
const pipeContents = /* @__PURE__ */ new Map();
const fault = (code, message) => Object.assign(new Error(message), { code });
/**
* Refuses sockets, devices and named pipes, which could block. A pipe that a shell passed is read until it ends, is
* silent for a minute, or `signal` fires. Rejects with ENOENT and the like, ENOTREG and EFBIG.
*/
async function readNamedFile(path, { signal } = {}) {
	const info = await stat(path);
	if (info.isDirectory()) throw fault("EISDIR", "it is a folder.");
	if (info.isFile()) return readRegular(path);
	const [, digits, stdin] = descriptor.exec(path) ?? [];
	if (digits === void 0 && stdin === void 0) throw fault("ENOTREG", `it is ${kindOf(info)}, not a file.`);
	const fd = Number(digits ?? 0);
	if (fd > maxStandardFd) refuseUnpassed(fd, info, "read");
	const content = pipeContents.get(fd) ?? readPipe(fd, signal);
	pipeContents.set(fd, content);
	return content;
}
const maxStandardFd = 2;
/**
* Above standard input and output, Node has descriptors of its own. One is a pipe for signals, whose both ends are in this
* process: a reader of it would take them away.
*/
function refuseUnpassed(fd, info, use) {
	if (!info.isFIFO()) throw fault("ENOTREG", `it is ${kindOf(info)}, not a file or a pipe.`);
	const end = endOf(fd);
	if (openDescriptors().some((other) => isSamePipe(other, info) && endOf(other) !== end)) throw fault("ENOTREG", "it is a pipe of this program, not one that a shell passed.");
	if (end !== void 0 && end !== use) throw fault("ENOTREG", `it is a pipe to ${end}, not to ${use}.`);
}
/** Empty where the system does not list them. */
function openDescriptors() {
	try {
		return readdirSync("/proc/self/fd").map(Number);
	} catch {
		return [];
	}
}
function isSamePipe(fd, { ino }) {
	try {
		const other = fstatSync(fd);
		return other.isFIFO() && other.ino === ino;
	} catch {
		return false;
	}
}
/** By the flags that the system lists for a descriptor; undefined for both ends, or where it lists none. */
function endOf(fd) {
	try {
		const lastDigit = /^flags:\s*\d*([0-7])$/m.exec(readFileSync(`/proc/self/fdinfo/${fd}`, "latin1"))?.[1];
		return lastDigit === "0" ? "read" : lastDigit === "1" ? "write" : void 0;
	} catch {
		return;
	}
}
const kindOf = (info) => {
	if (info.isFIFO()) return "a named pipe";
	if (info.isSocket()) return "a socket";
	return info.isCharacterDevice() || info.isBlockDevice() ? "a device" : "something else";
};
/** Only the owner can read the file. Refuses to write into anything but files and output descriptors. */
async function writeNamedFile(path, content) {
	const info = await stat(path).catch(() => void 0);
	const output = /^\/dev\/(?:stdout|stderr|fd\/(\d{1,9}))$/.exec(path);
	if (info !== void 0 && !info.isFile() && !info.isDirectory()) {
		if (output === null) throw fault("ENOTREG", `it is ${kindOf(info)}, not a file.`);
		const fd = Number(output[1] ?? 1);
		if (fd > maxStandardFd) refuseUnpassed(fd, info, "write");
	}
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
			const restartTimer = () => {
				clearTimeout(timer);
				timer = setTimeout(() => reject(fault("ETIMEDOUT", "nothing came through the pipe for a minute.")), maxSilenceMs);
			};
			const onAbort = () => reject(interrupted());
			if (signal?.aborted) onAbort();
			signal?.addEventListener("abort", onAbort, { once: true });
			restartTimer();
			pipe.on("data", (chunk) => {
				restartTimer();
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
export { writeNamedFile as n, readNamedFile as t };
