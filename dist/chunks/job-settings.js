import { i as __toESM } from "./rolldown-runtime.js";
import { a as editsNow, i as watchesOf, n as runnersOf, o as confinedAt, p as agents, r as steeringOf, s as confinementHere, t as logsOf } from "./runners.js";
import { s as noRules, t as remoteMark } from "./order-origin.js";
import { Kn as gitAt, N as stateRefOf, O as knownPrefixes, S as lanesOfMachine, an as redactor, b as checksOfMachine, et as engineMark, mr as quietFetch, nn as base32At, rn as base64At, tt as laneVariable, vr as failpoint, x as laneVariables, yr as RalphError } from "./through-proxy.js";
import { s as resolveChecks } from "./checks.js";
import { d as splitCredential, f as withCredential, o as userGit } from "./user-repository.js";
import { o as require_picomatch, t as embeddedRepositoryMatcher } from "./protected-paths.js";
import { A as readObjects, E as makeBareDirectory, G as onDisk, J as splitNul, K as rawPath, M as treeOf, N as commitObject, P as oidOf, U as bytesOf$1, W as joinNul, k as parentsOf, q as showPath } from "./due.js";
import { a as compareTrees, i as treeFiles, l as treeDifferences, n as revertTrees, o as fileDiffs, r as treeMerger, s as objectSizes } from "./merge-trees.js";
import { i as ralphIdentity, n as inboxOf, o as stateStoreAt, r as openState } from "./state-access.js";
import { r as isAboutWorkflows } from "./remote.js";
import { n as historyOf } from "./history.js";
import { D as plural, O as thousands, _ as formatBytes, s as withinSentence } from "./one-line.js";
import { _ as listHidden, a as findUnlisted, c as submodulesIn, f as interruptible, g as hiddenFiles, h as forgetSelfIgnored, i as restoreTree, l as compareWithIndex, m as workTree, n as isOwnDirectory, p as newFiles, r as remove, s as isInPlace, t as discard, u as findFile, v as readSelfIgnored, y as rememberSelfIgnored } from "./restore.js";
import { t as replaceTempFolders } from "./write-files.js";
import { n as systemClock, r as withTimeout, t as noPlatform } from "./no-platform.js";
import { t as trustedFilesIn } from "./trusted-files.js";
import { a as installedPath } from "./context.js";
import { y as remoteAddress } from "./state-files.js";
import { chmodSync, closeSync, constants, copyFileSync, existsSync, lstatSync, mkdirSync, mkdtempSync, openSync, readFileSync, readSync, readdirSync, readlinkSync, renameSync, rmSync, statSync, statfsSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { chmod, lstat, mkdir, open, readFile, readdir, rename, rmdir, unlink, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { createHash } from "node:crypto";
import { pathToFileURL } from "node:url";
import { availableParallelism, freemem } from "node:os";
import zlib, { constants as constants$1, createBrotliDecompress, createInflateRaw } from "node:zlib";
// src/core/guard/needle.ts
/** Letters and digits as 1 to 62; 0 for all other bytes, which are separators. */
const codeOf = Uint8Array.from({ length: 256 }, (_, byte) => {
	if (byte >= 48 && byte <= 57) return byte - 47;
	if (byte >= 65 && byte <= 90) return byte - 54;
	return byte >= 97 && byte <= 122 ? byte - 60 : 0;
});
/** Fewer letters and digits could match by chance once separators are ignored. */
const minLength = 10;
/** From this length on, values without a digit count as well. */
const certainLength = 16;
/**
* The notations of a value to search for: plain, reversed, rot13, hexadecimal, base32 and base64 at each offset, also
* combined. Undefined for a value with too few letters and digits, or of one word: those are searched exactly.
*/
function needlesOf(value, { secret, isPart }) {
	const codes = codesOf(value);
	const isRandom = changesOfKind(codes) >= codes.length / 5;
	const isMixed = changesOfKind(codes) > 0;
	if (codes.length < minLength || codes.length < certainLength && !isMixed || isPart && !isRandom) return void 0;
	const share = isRandom && !isPart && codes.length >= certainLength ? .6 : 1;
	return formsOf(value, isPart).map(({ how, form }) => {
		const formCodes = codesOf(form);
		const missingEnds = share === 1 && !isPart && value.length >= 24 ? 7 : 0;
		return {
			secret,
			how,
			codes: formCodes,
			minMatched: Math.ceil(formCodes.length * share) - (how === "plain" ? missingEnds : 0)
		};
	});
}
function formsOf(value, isPart) {
	const bytes = bytesOf(value);
	const hex = hexOf(bytes);
	const labelForms = (how, ...forms) => forms.map((form) => ({
		how,
		form
	}));
	const common = [
		...labelForms("plain", value),
		...labelForms("reversed", reversed(value)),
		...labelForms("hex", hex, hex.toUpperCase()),
		...labelForms("base64", ...base64At(bytes))
	];
	if (isPart) return common;
	return [
		...common,
		...labelForms("rot13", value.replace(/[a-z]/gi, rot13)),
		...rareForms(value.slice(-maxRareChars), labelForms)
	];
}
/** The end of a long value identifies it in any notation. */
const maxRareChars = 128;
function rareForms(value, named) {
	const bytes = bytesOf(value);
	const hex = hexOf(bytes);
	const base32 = base32At(bytes);
	const base64 = base64At(bytes);
	return [
		...named("base32", ...base32, ...base32.map((form) => form.toLowerCase())),
		...named("base64 of UTF-16", ...base64At(inUtf16(value))),
		...named("base64 of its reverse", ...base64At(bytesOf(reversed(value)))),
		...named("base64 of hex", ...[hex, hex.toUpperCase()].flatMap((form) => base64At(bytesOf(form)))),
		...named("hex of base64", ...base64.map((form) => hexOf(bytesOf(form)))),
		...named("base64 twice", ...base64.flatMap((form) => base64At(bytesOf(form))))
	];
}
const bytesOf = (text) => new TextEncoder().encode(text);
const reversed = (text) => [...text].reverse().join("");
const codesOf = (text) => bytesOf(text).map((byte) => codeOf[byte] ?? 0).filter((code) => code > 0);
/** How often digits, capitals and small letters alternate: seldom in words, often in keys. */
const changesOfKind = (codes) => codes.filter((code, index) => index > 0 && kindOf(code) !== kindOf(codes[index - 1] ?? 0)).length;
const kindOf = (code) => code <= 10 ? 0 : code <= 36 ? 1 : 2;
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const inUtf16 = (text) => Uint8Array.from([...text].flatMap((_, index) => [text.charCodeAt(index) & 255, text.charCodeAt(index) >> 8]));
function rot13(letter) {
	const first = letter < "a" ? 65 : 97;
	return String.fromCharCode((letter.charCodeAt(0) - first + 13) % 26 + first);
}
// src/core/guard/content-view.ts
const backslash = 92;
const percent = 37;
const ampersand = 38;
const equals = 61;
/**
* The content with escapes of many languages decoded: `\x61`, `\u0061`, `\u{61}`, `\U00000061`, `\141`, `%61`,
* `%u0061`, `&#97;`, `&#x61;`, `=61`. Named entities and escaped line ends become separators.
*/
const unescaped = (content, from, to, line, view) => {
	view.length = 0;
	let currentLine = line;
	let index = from;
	while (index < to) {
		const byte = content[index];
		if (byte === backslash) index = afterBackslash(content, index, to, currentLine, view);
		else if (byte === percent) index = afterPercent(content, index, to, currentLine, view);
		else if (byte === ampersand) index = afterAmpersand(content, index, to, currentLine, view);
		else if (byte === equals) index = codePoint(content, index, index + 1, 2, to, currentLine, view);
		else {
			put(view, byte, currentLine);
			if (byte === lineFeed) currentLine += 1;
			index += 1;
		}
	}
	return currentLine;
};
/** Adds the byte that `digits` hexadecimal digits at `first` encode; without digits, the byte at `start`. */
const codePoint = (content, start, first, digits, to, line, view) => {
	let value = 0;
	for (let index = first; index < first + digits; index += 1) {
		const digit = index < to ? hexDigit(content[index]) : -1;
		if (digit === -1) {
			put(view, content[start], line);
			return start + 1;
		}
		value = value * 16 + digit;
	}
	put(view, value < 256 ? value : 0, line);
	return first + digits;
};
const hexLengths = {
	120: 2,
	117: 4,
	85: 8
};
const afterBackslash = (content, start, to, line, view) => {
	const next = content[start + 1];
	if (start + 1 >= to || next === void 0) return start + 1;
	if (next === 117 && content[start + 2] === 123) return delimited(content, start, start + 3, 16, to, line, view);
	const digits = hexLengths[next];
	if (digits !== void 0) return codePoint(content, start, start + 2, digits, to, line, view);
	if (next >= 48 && next <= 55) return octal(content, start + 1, to, line, view);
	return "abefnrtv".includes(String.fromCharCode(next)) ? start + 2 : start + 1;
};
const afterPercent = (content, start, to, line, view) => content[start + 1] === 117 ? codePoint(content, start, start + 2, 4, to, line, view) : codePoint(content, start, start + 1, 2, to, line, view);
const afterAmpersand = (content, start, to, line, view) => {
	if (content[start + 1] === 35) {
		const isHex = ((content[start + 2] ?? 0) | 32) === 120;
		return delimited(content, start, start + (isHex ? 3 : 2), isHex ? 16 : 10, to, line, view);
	}
	let end = start + 1;
	while (end < to && end - start < 32 && isLetterOrDigit(content[end])) end += 1;
	return end < to && end - start > 2 && content[end] === 59 ? end + 1 : start + 1;
};
/** Digits up to a closing `}` or `;`, which may be missing. */
function delimited(content, start, first, base, to, line, view) {
	let value = 0;
	let end = first;
	for (; end < to && end - first < 10; end += 1) {
		const digit = hexDigit(content[end]);
		if (digit === -1 || digit >= base) break;
		value = value * base + digit;
	}
	if (end === first) {
		put(view, content[start], line);
		return start + 1;
	}
	put(view, value < 256 ? value : 0, line);
	return end < to && (content[end] === 125 || content[end] === 59) ? end + 1 : end;
}
const octal = (content, first, to, line, view) => {
	let value = 0;
	let end = first;
	for (; end < to && end - first < 3; end += 1) {
		const digit = content[end] - 48;
		if (digit < 0 || digit > 7) break;
		value = value * 8 + digit;
	}
	put(view, value & 255, line);
	return end;
};
function hexDigit(byte) {
	if (byte >= 48 && byte <= 57) return byte - 48;
	const small = byte | 32;
	return small >= 97 && small <= 102 ? small - 87 : -1;
}
const isLetterOrDigit = (byte) => byte >= 48 && byte <= 57 || (byte | 32) >= 97 && (byte | 32) <= 122;
/** Room for any decoding of that many bytes: none is longer than its input. */
const viewFor = (bytes) => ({
	bytes: new Uint8Array(bytes),
	lines: new Uint32Array(bytes),
	length: 0
});
function put(view, byte, line) {
	view.bytes[view.length] = byte;
	view.lines[view.length] = line;
	view.length += 1;
}
const lineFeed = 10;
const plainBytes = (content, from, to, line, view) => {
	const { bytes, lines } = view;
	view.length = to - from;
	let currentLine = line;
	for (let index = from; index < to; index += 1) {
		const byte = content[index];
		bytes[index - from] = byte;
		lines[index - from] = currentLine;
		if (byte === lineFeed) currentLine += 1;
	}
	return currentLine;
};
/** Decodes the words of a content as numbers, and skips all other text. */
const wordDecoder = (decode) => (content, from, to, line, view) => {
	view.length = 0;
	let currentLine = line;
	let start = from;
	for (let index = from; index < to; index += 1) {
		const byte = content[index];
		if (codeOf[byte] !== 0) continue;
		if (isShort(index - start)) decode(content, start, index, currentLine, view);
		start = index + 1;
		if (byte === lineFeed) currentLine += 1;
	}
	if (isShort(to - start)) decode(content, start, to, currentLine, view);
	return currentLine;
};
/** Longer runs of hexadecimal digits match the hex form of the secret. */
const maxWordLength = 20;
const isShort = (length) => length > 0 && length <= maxWordLength;
/** `61`, `0x61`, `x61`, `\u0061`, `0x61u8`, `61h`, `736b2d61`. */
const hexNumbers = wordDecoder((content, from, to, line, view) => {
	let first = from;
	if (content[first] === 48 && isX(content[first + 1])) first += 2;
	else if (isX(content[first]) || isU(content[first])) first += 1;
	let last = to;
	if (last - first > 2 && content[last - 2] === 117 && content[last - 1] === 56) last -= 2;
	else if ((content[last - 1] | 32) === 104) last -= 1;
	if (last <= first || (last - first) % 2 === 1) return;
	for (let index = first; index < last; index += 1) if (hexDigit(content[index]) === -1) return;
	for (let index = first; index < last; index += 2) put(view, hexDigit(content[index]) * 16 + hexDigit(content[index + 1]), line);
});
/** `97`, `097`. */
const decimalNumbers = wordDecoder(numberDecoder(10));
/** `141`, `0141`, `0o141`. */
const octalNumbers = wordDecoder(numberDecoder(8));
function numberDecoder(base) {
	return (content, from, to, line, view) => {
		const first = content[from] === 48 && ((content[from + 1] ?? 0) | 32) === 111 ? from + 2 : from;
		if (to - first > 4 || to === first) return;
		let value = 0;
		for (let index = first; index < to; index += 1) {
			const digit = content[index] - 48;
			if (digit < 0 || digit >= base) return;
			value = value * base + digit;
		}
		if (value < 256) put(view, value, line);
	};
}
const isX = (byte) => ((byte ?? 0) | 32) === 120;
const isU = (byte) => ((byte ?? 0) | 32) === 117;
// src/core/guard/gram-search.ts
const noRun = {
	shift: 0,
	last: -1,
	length: 0,
	line: 0
};
/**
* Searches one content, view by view in order, ignoring separators. Finds a needle in one piece, or if nearly all its
* runs of eight characters are somewhere in the content. Constant time per byte.
*/
function gramSearch(table) {
	const { mayHold } = table;
	const traces = /* @__PURE__ */ new Map();
	const wholeMatches = [];
	const lines = new Uint32Array(gramLength);
	let [high, low, position] = [
		0,
		0,
		0
	];
	/** Continues runs before starting new ones, since characters may repeat. */
	const followAll = (firstEntry, line) => {
		for (const extending of [true, false]) for (let entry = firstEntry; entry !== -1; entry = table.next[entry] ?? -1) follow(table.needle[entry] ?? 0, table.offset[entry] ?? 0, line, extending);
	};
	const follow = (needleIndex, offset, line, extending) => {
		const needle = table.needles[needleIndex];
		const shift = position - offset;
		const trace = traces.get(needleIndex) ?? {
			foundAt: new Uint8Array(needle.codes.length),
			firstLine: line,
			...noRun
		};
		traces.set(needleIndex, trace);
		trace.foundAt.fill(1, offset, offset + gramLength);
		if (trace.last === position || (trace.last === position - 1 && trace.shift === shift) !== extending) return;
		if (extending) trace.length += 1;
		else Object.assign(trace, {
			shift,
			length: gramLength,
			line
		});
		trace.last = position;
		if (trace.length === Math.max(needle.minMatched, gramLength)) wholeMatches.push({
			needle,
			line: trace.line,
			isWhole: true
		});
	};
	return {
		feed({ bytes, lines: lineOf, length }) {
			for (let index = 0; index < length; index += 1) {
				const code = codeOf[bytes[index]];
				if (code === 0) continue;
				high = (high << 6 | low >>> 18) & 16777215;
				low = (low << 6 | code) & 16777215;
				lines[position & gramLength - 1] = lineOf[index];
				position += 1;
				const bit = gramHash(high, low) >>> 32 - filterBits;
				if ((mayHold[bit >>> 5] >>> (bit & 31) & 1) === 0) continue;
				const first = table.first(high, low);
				if (first !== -1) followAll(first, lines[position & gramLength - 1]);
			}
		},
		matches: () => {
			const inOnePiece = new Set(wholeMatches.map(({ needle }) => needle));
			const inPieces = [...traces].flatMap(([needleIndex, { foundAt, firstLine }]) => {
				const needle = table.needles[needleIndex];
				if (needle === void 0 || inOnePiece.has(needle)) return [];
				return foundAt.reduce((sum, flag) => sum + flag, 0) >= needle.minMatched ? [{
					needle,
					line: firstLine,
					isWhole: false
				}] : [];
			});
			return [...wholeMatches, ...inPieces];
		}
	};
}
/** Characters that are looked up together. */
const gramLength = 8;
/** 32 bits; the upper ones are well mixed. */
const gramHash = (high, low) => Math.imul(Math.imul(high, 2654435761) ^ low, 2246822507) >>> 0;
/** Size of `mayHold` in bits, as a power of two. */
const filterBits = 20;
function gramTable(needles) {
	const count = needles.reduce((sum, { codes }) => sum + Math.max(0, codes.length - gramLength + 1), 0);
	const slotBits = Math.max(4, Math.ceil(Math.log2(count * 2 + 1)));
	const slots = new Int32Array(2 ** slotBits).fill(-1);
	const [highs, lows, needle, offset] = [
		0,
		1,
		2,
		3
	].map(() => new Int32Array(count));
	const next = new Int32Array(count).fill(-1);
	const mayHold = new Uint32Array(2 ** 15);
	const slotOf = (high, low) => {
		let slot = gramHash(high, low) >>> 32 - slotBits;
		for (;;) {
			const entry = slots[slot] ?? -1;
			if (entry === -1 || highs[entry] === high && lows[entry] === low) return slot;
			slot = slot + 1 & slots.length - 1;
		}
	};
	let entry = 0;
	for (const [needleIndex, { codes }] of needles.entries()) {
		let [high, low] = [0, 0];
		for (const [index, code] of codes.entries()) {
			high = (high << 6 | low >>> 18) & 16777215;
			low = (low << 6 | code) & 16777215;
			if (index < 7) continue;
			const slot = slotOf(high, low);
			highs[entry] = high;
			lows[entry] = low;
			needle[entry] = needleIndex;
			offset[entry] = index - gramLength + 1;
			next[entry] = slots[slot] ?? -1;
			slots[slot] = entry;
			const bit = gramHash(high, low) >>> 12;
			mayHold[bit >>> 5] = (mayHold[bit >>> 5] ?? 0) | 1 << (bit & 31);
			entry += 1;
		}
	}
	return {
		needles,
		mayHold,
		needle,
		offset,
		next,
		first: (high, low) => slots[slotOf(high, low)] ?? -1
	};
}
// src/core/guard/known-secrets.ts
/** The decodings in which every form is searched; the first one that finds a secret on a line names it. */
const readings = [
	{
		as: "",
		read: plainBytes
	},
	{
		as: "escaped",
		read: unescaped
	},
	{
		as: "as hex numbers",
		read: hexNumbers
	},
	{
		as: "as decimal numbers",
		read: decimalNumbers
	},
	{
		as: "as octal numbers",
		read: octalNumbers
	}
];
/** Read at a time, so that its views stay in the processor's cache. */
const partBytes = 65536;
/**
* Finds known secrets in bytes, in any mixture of separators, encoding and notation; linear in the bytes (measured: 20
* MB/s on a busy machine of two cores). `shortSecrets`: values with too few letters and digits for this search.
*/
function knownSecrets(secrets) {
	const shortSecrets = [];
	const needles = secrets.flatMap((value, secret) => partsOf(value).flatMap((part) => {
		const partNeedles = needlesOf(part, {
			secret,
			isPart: part !== value.trim()
		});
		if (partNeedles === void 0) shortSecrets.push(part);
		return partNeedles ?? [];
	}));
	if (needles.length === 0) return {
		shortSecrets,
		search: () => []
	};
	let table;
	return {
		shortSecrets,
		search: (content) => {
			table ??= gramTable(needles);
			return searchIn(table, content);
		}
	};
}
/** The value and each of its lines, except the lines that frame a key: every key has those. */
function partsOf(value) {
	const whole = value.trim();
	const lines = whole.split(/\r?\n/).map((line) => line.trim());
	return [.../* @__PURE__ */ new Set([whole, ...lines.filter((line) => !/^-----.*-----$/.test(line))])];
}
function searchIn(table, content) {
	const view = viewFor(Math.min(partBytes, content.length));
	const searches = readings.map(({ as: decoding, read }) => ({
		as: decoding,
		read,
		search: gramSearch(table)
	}));
	let line = 1;
	for (let from = 0; from < content.length;) {
		const to = partEnd(content, from);
		let lineAfter = line;
		for (const { read, search } of searches) {
			lineAfter = read(content, from, to, line, view);
			search.feed(view);
		}
		from = to;
		line = lineAfter;
	}
	const matches = searches.flatMap(({ as, search }) => search.matches().map((match) => ({
		...match,
		as
	})));
	const wholeSecrets = new Set(matches.filter(({ isWhole }) => isWhole).map(({ needle }) => needle.secret));
	const byPlace = /* @__PURE__ */ new Map();
	for (const match of matches) {
		const { secret } = match.needle;
		const place = `${match.line} ${secret}`;
		if ((match.isWhole || !wholeSecrets.has(secret)) && !byPlace.has(place)) byPlace.set(place, {
			secret,
			line: match.line,
			how: notationOf(match)
		});
	}
	return [...byPlace.values()];
}
const notationOf = ({ needle, as, isWhole }) => {
	const form = needle.how === "plain" && as !== "" ? as : [needle.how, as].filter((word) => word !== "").join(" ");
	return isWhole ? form : `${form}, in pieces`;
};
/** Ends before an escape or number if possible. */
function partEnd(content, from) {
	const maxEnd = from + partBytes;
	if (maxEnd >= content.length) return content.length;
	for (let end = maxEnd; end > maxEnd - 64; end -= 1) if (isBorder(content[end])) return end;
	return maxEnd;
}
/** Not a letter or digit, and nothing that occurs within an escape. */
const isBorder = (byte) => byte < 128 && !/[\w#;{}]/.test(String.fromCharCode(byte));
/**
* Returns a function that removes secrets from what an agent or a check printed. Redaction replaces what it knows; a
* text with a secret in another notation is omitted, because no part of it alone is the secret.
*/
function secretRemover(secrets) {
	const redact = redactor(secrets);
	const { search } = knownSecrets(secrets);
	return (text) => {
		const redacted = redact(text);
		const [match] = search(new TextEncoder().encode(redacted));
		return match === void 0 ? redacted : `(omitted: it contained a secret of this run, ${match.how})`;
	};
}
// src/core/guard/finding.ts
/** `src/a.ts:3 contains a GitHub token` */
function findingSentence(finding) {
	if (finding.path === null) return finding.why;
	return `${finding.line === void 0 ? finding.path : `${finding.path}:${finding.line}`} ${finding.why}`;
}
const MiB = 1048576;
const defaultSizeLimits = {
	fileBytes: 25 * MiB,
	totalBytes: 100 * MiB,
	files: 5e3
};
/** Rejects changes larger than a task's work can be: build output, a dump, a dependency folder that is not ignored. */
function sizeFindings(changes, limits = defaultSizeLimits) {
	const findings = changes.filter(({ bytes }) => bytes > limits.fileBytes).map(({ path, bytes }) => ({
		path,
		why: `is too large: ${inMiB(bytes)}; the limit is ${inMiB(limits.fileBytes)}`
	}));
	const total = changes.reduce((sum, { bytes }) => sum + bytes, 0);
	if (changes.length > limits.files) {
		const [fileCount, maxFiles] = [changes.length, limits.files].map((number) => thousands(number));
		findings.push({
			path: null,
			why: `The change has ${fileCount} files; at most ${maxFiles} are accepted`
		});
	}
	if (total > limits.totalBytes) findings.push({
		path: null,
		why: `The change has ${inMiB(total)}; at most ${inMiB(limits.totalBytes)} are accepted`
	});
	return findings;
}
/** More than a person can review well; `lines` excludes generated and lock files. */
const reviewSizeFindings = (lines, limit) => lines <= limit ? [] : [{
	path: null,
	why: `The change has ${thousands(lines)} lines, and \`max-change\` allows ${thousands(limit)}. Split it: do a first part that passes the checks, and say in the handoff that the task is not complete`
}];
const inMiB = (bytes) => `${thousands(Math.floor(bytes / MiB))}.${Math.floor(bytes % MiB / (MiB / 10))} MiB`;
// src/core/guard/bundle-header.ts
const candidateRef = "refs/ralph/candidate";
/** A header of one ref and one prerequisite is far smaller. */
const maxHeaderBytes = 4096;
/** More than the largest change that the size guard accepts: its files and their folders. */
const maxObjects = 4e4;
const oid = "[0-9a-f]{40}(?:[0-9a-f]{24})?";
/**
* Accepts a git bundle with one ref on this commit. `head`: the first bytes of the file, as latin1. Checked before git
* reads the file, since it comes from the agent's job (docs/threats.md#what-the-agents-job-says).
*/
function readBundleHeader(head, checkpoint) {
	const end = head.indexOf("\n\n");
	if (!head.startsWith("# v2 git bundle\n") && !head.startsWith("# v3 git bundle\n")) return { why: "it is not a git bundle" };
	if (end === -1) return { why: "it is cut off, or names too many commits" };
	const [, ...lines] = head.slice(0, end).split("\n");
	const refs = lines.filter((line) => !/^[-@]/.test(line));
	const prerequisites = lines.filter((line) => line.startsWith("-")).map((line) => line.slice(1).split(" ")[0]);
	const ref = new RegExp(`^(${oid}) ${candidateRef}$`).exec(refs[0] ?? "");
	if (refs.length !== 1 || ref === null) return { why: `it contains refs other than ${candidateRef}` };
	if (prerequisites.length !== 1 || prerequisites[0] !== checkpoint) return { why: "it does not build on the checkpoint of this attempt" };
	if (lines.some((line) => line.startsWith("@") && !/^@object-format=sha(1|256)$/.test(line))) return { why: "it requires a git feature that ralph does not accept here" };
	const pack = head.slice(end + 2, end + 14);
	if (pack.length < 12 || !pack.startsWith("PACK")) return { why: "it has no pack" };
	const objects = [...pack.slice(8)].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0);
	if (objects > maxObjects) return { why: `it contains ${objects} objects; at most ${maxObjects} are accepted` };
	return { commit: ref[1] ?? "" };
}
// src/adapter/git/files/leaving-link.ts
const maxHops = 40;
const absolute = /^([/\\]|[A-Za-z]:)/;
const components = (target) => target.split(/[/\\]/);
/** Reason why a symbolic link must not be committed; undefined if it stays inside, even with a missing target. */
function leavingLinkReason(targetOf, link) {
	const resolved = [];
	const pending = link.split("/");
	for (let hops = 0; pending.length > 0 && hops <= maxHops;) {
		const step = pending.shift() ?? "";
		if (step === ".." && resolved.pop() === void 0) return "a link that leaves the tree";
		if ([
			"",
			".",
			".."
		].includes(step)) continue;
		if (resolved.length === 0 && isGitLookAlike(step)) return "a link into .git";
		const target = targetOf([...resolved, step].join("/"));
		if (target === void 0) {
			resolved.push(step);
			continue;
		}
		if (absolute.test(target)) return "a link to an absolute path";
		pending.unshift(...components(target));
		hops += 1;
	}
}
const linkTargetsIn = (directory) => (path) => {
	const place = bytesOf$1(`${rawPath(directory)}/${path}`);
	try {
		return lstatSync(place).isSymbolicLink() ? readlinkSync(place, "latin1") : void 0;
	} catch {
		return;
	}
};
/** As in git's function next_hfs_char. */
const ignoredByHfs = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** Git itself refuses such a path (`core.protectHFS`, `core.protectNTFS`). */
function isGitLookAlike(name) {
	if (name.split("\\").some((part) => /^(\.git|git~1)[. ]*(:.*)?$/is.test(part))) return true;
	return bytesOf$1(name).toString("utf8").replace(ignoredByHfs, "").toLowerCase() === ".git";
}
const hasGitLookAlike = (path) => path.split("/").some(isGitLookAlike);
// src/adapter/git/candidate/receive-candidate.ts
/** The size guard's total at the worst compression, plus the bundle's own data. */
const maxBundleBytes = 134217728;
const maxUnpackMs = 18e4;
/**
* Reads a hostile bundle in a separate repository; objects reach the store only if nothing is refused. Rules for
* paths, sizes and secrets are the caller's.
*/
async function receiveCandidate(store, { file, checkpoint, folder }) {
	if (!lstatSync(file, { throwIfNoEntry: false })) return { kind: "missing" };
	const header = await readBundleHead(file);
	const parsed = "why" in header ? header : readBundleHeader(header.head, checkpoint);
	if ("why" in parsed) return refused(parsed.why);
	const quarantine = mkdtempSync(join(folder, "candidate-"));
	try {
		const git = await quarantineRepository(store, {
			gitDir: join(quarantine, "candidate.git"),
			checkpoint
		});
		const { commit } = parsed;
		const unpackFault = await unpackBundle(git, {
			file,
			commit,
			checkpoint
		});
		if (unpackFault !== void 0) return refused(unpackFault);
		const tree = (await git({ args: ["rev-parse", `${commit}^{tree}`] })).stdout.toString("utf8").trim();
		const candidate = await candidateChanges(git, {
			from: checkpoint,
			to: tree
		});
		const adoptFault = candidate.refused.length > 0 ? void 0 : await adoptObjects(store.git, git, {
			tree,
			checkpoint
		});
		return adoptFault === void 0 ? {
			kind: "received",
			tree,
			...candidate
		} : refused(adoptFault);
	} finally {
		rmSync(quarantine, {
			recursive: true,
			force: true
		});
	}
}
const refused = (why) => ({
	kind: "refused",
	why
});
async function readBundleHead(file) {
	const stat = lstatSync(file);
	if (!stat.isFile()) return { why: "the bundle is not a file" };
	if (stat.size > maxBundleBytes) return { why: `the bundle has ${stat.size} bytes, at most ${maxBundleBytes} are accepted` };
	const handle = await open(file, "r");
	try {
		const { buffer, bytesRead } = await handle.read({
			buffer: Buffer.alloc(maxHeaderBytes),
			position: 0
		});
		return { head: buffer.toString("latin1", 0, bytesRead) };
	} finally {
		await handle.close();
	}
}
async function quarantineRepository(store, { gitDir, checkpoint }) {
	makeBareDirectory(gitDir, store.objectFormat);
	writeFileSync(join(gitDir, "objects", "info", "alternates"), `${join(store.gitDir, "objects").replaceAll("\\", "/")}\n`);
	writeFileSync(join(gitDir, "shallow"), `${checkpoint}\n`);
	const env = Object.fromEntries(Object.entries(store.env).filter(([name]) => !/^GIT_CONFIG_(COUNT|KEY|VALUE)/.test(name)));
	const git = gitAt(gitDir, env);
	await git({ args: [
		"update-ref",
		"refs/heads/checkpoint",
		checkpoint
	] });
	return git;
}
/** The reason for a refusal; undefined if the commit with all its objects is on the checkpoint. */
async function unpackBundle(git, { file, commit, checkpoint }) {
	const packConfig = [
		"-c",
		"fetch.unpackLimit=1",
		"-c",
		"core.bigFileThreshold=8m"
	];
	const verifyFault = await gitObjection(git, { args: [
		"bundle",
		"verify",
		"--quiet",
		file
	] });
	const args = [
		...packConfig,
		"fetch",
		...quietFetch,
		file,
		`${candidateRef}:${candidateRef}`
	];
	const fetchFault = verifyFault ?? await gitObjection(git, { args });
	if (fetchFault !== void 0) return fetchFault;
	const { code, stdout } = await git({
		args: [
			"cat-file",
			"commit",
			candidateRef
		],
		allow: "any"
	});
	if (code !== 0) return "its ref is not a commit";
	const [headers = ""] = stdout.toString("latin1").split("\n\n", 1);
	const parents = [...headers.matchAll(/^parent (\S+)$/gm)].map(([, oid]) => oid);
	if ((await git({ args: ["rev-parse", `refs/ralph/candidate^{commit}`] })).stdout.toString("utf8").trim() !== commit) return "its ref is not the commit that it names";
	return parents.length === 1 && parents[0] === checkpoint ? void 0 : "it is not exactly one commit on the checkpoint";
}
async function gitObjection(git, call) {
	try {
		const { code, stderr } = await git({
			...call,
			allow: "any",
			timeoutMs: maxUnpackMs
		});
		return code === 0 ? void 0 : `git does not accept it: ${stderr.trim().split("\n")[0]?.slice(0, 200) ?? ""}`;
	} catch (error) {
		if (error instanceof RalphError && error.code === "GIT_TIMED_OUT") return "git did not finish with it";
		throw error;
	}
}
/** Our own git packs and checks the objects again: `transfer.fsckObjects` ignores bundles before git 2.46 (tried). */
async function adoptObjects(into, from, { tree, checkpoint }) {
	const { stdout } = await from({
		args: [
			"pack-objects",
			"--revs",
			"--stdout",
			"--quiet",
			"--no-reuse-delta"
		],
		input: `${tree}\n^${checkpoint}\n`
	});
	return gitObjection(into, {
		args: [
			"index-pack",
			"--stdin",
			"--strict"
		],
		input: stdout
	});
}
const linkMode = "120000";
const submoduleMode = "160000";
/** Applies the rules of `capture.ts` to git objects, since no file is on disk yet. */
async function candidateChanges(git, { from, to }) {
	const rows = await treeDifferences(git, {
		from,
		to
	});
	const changedFiles = rows.filter(({ status, mode }) => status !== "D" && mode !== submoduleMode);
	const sizes = await objectSizes(git, changedFiles.map(({ oid }) => oid));
	const files = rows.length > 0 ? await filesOf(git, to) : [];
	const targetOf = changedFiles.some(({ mode }) => mode === linkMode) ? await linksOf(git, files) : () => void 0;
	const isEmbedded = embeddedRepositoryMatcher(files.map(({ path }) => showPath(path)));
	return {
		changes: rows.map((row) => change(row, sizes)),
		refused: rows.flatMap((row) => {
			const reason = isEmbedded(showPath(row.path)) ? "a git repository inside the tree" : refusalReason(row, targetOf);
			return reason === void 0 ? [] : [{
				path: showPath(row.path),
				why: reason
			}];
		})
	};
}
const actions = {
	A: "created",
	D: "deleted"
};
function change({ path, mode, oid, status }, sizes) {
	const action = actions[status] ?? "modified";
	const isDeleted = action === "deleted";
	return {
		path: showPath(path),
		action,
		bytes: isDeleted ? 0 : sizes.get(oid) ?? 0,
		mode: isDeleted ? null : mode
	};
}
function refusalReason({ path, before, mode }, targetOf) {
	if (before === submoduleMode || mode === submoduleMode) return "a changed submodule";
	if (hasGitLookAlike(path)) return "a name that some file systems treat as .git";
	if (rawPath(showPath(path)) !== path) return "a name that is not UTF-8";
	if (mode !== linkMode) return void 0;
	return path.endsWith(".gitmodules") ? "a link in place of .gitmodules" : leavingLinkReason(targetOf, path);
}
async function filesOf(git, tree) {
	const { stdout } = await git({ args: [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		tree
	] });
	return splitNul(stdout).map((entry) => {
		const [head = "", path = ""] = entry.split("	");
		const [mode = "", , oid = ""] = head.split(" ");
		return {
			mode,
			oid,
			path
		};
	});
}
async function linksOf(git, files) {
	const links = files.filter(({ mode }) => mode === linkMode);
	const contents = await readObjects(git, links.map(({ oid }) => oid));
	const targets = new Map(links.map(({ path }, index) => [path, contents[index]?.content.toString("latin1")]));
	return (path) => targets.get(path);
}
// src/adapter/git/candidate/parcel.ts
/** The largest handoff with everything that an agent's call can report. */
const maxPartBytes$1 = 16777216;
/** Two folders, so that the agent's job cannot speak for the checks. `scratch` belongs to this process. */
function parcelIn(folder, { store, scratch }) {
	const folderOf = {
		call: join(folder, "agent"),
		calls: join(folder, "agent"),
		checks: join(folder, "checks")
	};
	const fileOf = (part) => join(folderOf[part], `${part}.json`);
	const bundle = join(folderOf.call, "candidate.bundle");
	return {
		async putText(part, text) {
			await mkdir(folderOf[part], { recursive: true });
			await writeFile(`${fileOf(part)}.new`, text);
			await rename(`${fileOf(part)}.new`, fileOf(part));
		},
		async readText(part) {
			const stat = lstatSync(fileOf(part), { throwIfNoEntry: false });
			if (stat === void 0) return void 0;
			if (!stat.isFile()) return { why: `${part}.json is not a file` };
			if (stat.size > maxPartBytes$1) return { why: `${part}.json has ${stat.size} bytes, at most ${maxPartBytes$1} are accepted` };
			return { text: await readFile(fileOf(part), "utf8") };
		},
		async putCommit({ commit, start }) {
			await mkdir(folderOf.call, { recursive: true });
			await writeCandidate(store, {
				commit,
				checkpoint: start,
				file: bundle
			});
		},
		receiveCommit: (start) => receiveCandidate(store, {
			file: bundle,
			checkpoint: start,
			folder: scratch
		})
	};
}
async function writeCandidate({ git }, { commit, checkpoint, file }) {
	await git({ args: [
		"update-ref",
		candidateRef,
		commit
	] });
	await git({ args: [
		"bundle",
		"create",
		"--quiet",
		file,
		candidateRef,
		`^${checkpoint}`
	] });
}
/** Like actions/checkout: from the remote, without a branch. No hook runs, and credentials stay in the environment. */
async function checkOutCandidate(options) {
	const { workspace, env, remote, commit } = options;
	const git = userGit(workspace, env);
	await git({ args: [
		"fetch",
		"--quiet",
		"--no-tags",
		"--no-write-fetch-head",
		"--no-recurse-submodules",
		remote,
		commit
	] });
	await git({ args: [
		"checkout",
		"--quiet",
		"--force",
		"--detach",
		commit
	] });
}
async function leaveCandidateCheckout(options) {
	await userGit(options.workspace, options.env)({ args: [
		"checkout",
		"--quiet",
		"--force",
		"-"
	] });
}
// src/entry/wire/machine-here.ts
/** Bytes of memory that programs can still get, in the machine or its container. */
const freeMemory = () => Math.min(freemem(), process.availableMemory());
/** Bytes that an ordinary user can still write on the disk of a folder; the folder may be missing. */
function freeDisk(folder) {
	try {
		const { bavail, bsize } = statfsSync(folder);
		return bavail * bsize;
	} catch {
		return folder === dirname(folder) ? 0 : freeDisk(dirname(folder));
	}
}
const freeRoomAt = (home) => () => ({
	memory: freeMemory(),
	disk: freeDisk(home)
});
/** Attempts, and checks of one attempt, that a job runs in parallel. */
function parallelism(settings) {
	const { lanes, "checks-at-once": checks } = settings;
	const machine = { cores: availableParallelism() };
	return {
		lanes: lanes === "auto" ? lanesOfMachine(machine) : lanes,
		checks: checks === "auto" ? checksOfMachine(machine) : checks
	};
}
// src/adapter/credentials/credential-shapes.ts
/** Loads secretlint's rules (a quarter of a megabyte of code) only if they are needed. */
function credentialShapes() {
	let rules;
	const loadRules = () => {
		rules ??= import("./secretlint-rules.js");
		return rules;
	};
	return {
		load: async () => void await loadRules(),
		find: async (searched) => (await loadRules()).findByRules(searched)
	};
}
// src/adapter/git/work/patch-digest.ts
/** Digest of a change, without line numbers and blob names. */
function patchDigest({ store, remote }) {
	return async ({ from, to, without }) => {
		for (const oid of [from, to]) if (!await store.objects.stat(`${oid}^{tree}`)) await remote.fetchCommit(oid);
		const excluded = without.map((path) => `:(top,literal,exclude)${path}`);
		const { stdout } = await store.git({ args: [
			"diff-tree",
			...options,
			from,
			to,
			"--",
			...excluded.length > 0 ? [":(top)", ...excluded] : []
		] });
		const lines = stdout.toString("latin1").split("\n");
		return createHash("sha256").update(lines.filter((line) => !line.startsWith("index ")).map(withoutLineNumbers).join("\n")).digest("hex");
	};
}
const options = [
	"-r",
	"-p",
	"--binary",
	"--full-index",
	"--no-renames",
	"--no-ext-diff",
	"--no-textconv",
	"--unified=3"
];
/** The line numbers in `@@ -1,7 +1,6 @@ \u2026` move with changes above. */
const withoutLineNumbers = (line) => line.startsWith("@@ ") ? "@@" : line;
// src/adapter/git/work/signed-commit.ts
/** Another job of the run may stage at the same time. */
const maxTries$2 = 5;
/**
* The server signs only commits that it creates from objects that it has. The unsigned commit brings them there under
* a ref that is no branch, so no branch rule applies.
*/
function commitSigner(options) {
	const { store, remote, sign } = options;
	const stagingRef = `refs/ralph/staged/${options.ref.replace(/^refs\/heads\//, "")}`;
	async function pushToStaging(commit) {
		let expected = remote.tip(stagingRef) ?? (await remote.refs([stagingRef])).get(stagingRef) ?? null;
		for (let round = 0; round < maxTries$2; round++) {
			const result = await remote.push({
				ref: stagingRef,
				oid: commit,
				expected
			});
			if (result.kind === "won") return;
			if (result.kind === "refused") throw notStaged(remote.url, result.why);
			expected = result.actual;
		}
		throw notStaged(remote.url, "other jobs write there at the same time");
	}
	/** Writes the same object locally; fetches it if the result differs. */
	async function storeSigned({ oid, payload, signature }) {
		const { stdout } = await store.git({
			args: [
				"hash-object",
				"-t",
				"commit",
				"-w",
				"--stdin"
			],
			input: signedObject(payload, signature)
		});
		if (stdout.toString("utf8").trim() !== oid) await remote.fetchCommit(oid);
		return oid;
	}
	return async (commit, content) => {
		await pushToStaging(commit);
		return storeSigned(await sign(content));
	};
}
/** The signature is the last header; its further lines begin with a space. */
function signedObject(payload, signature) {
	const end = payload.indexOf("\n\n");
	const lines = signature.trimEnd().split("\n").join("\n ");
	return `${payload.slice(0, end)}\ngpgsig ${lines}${payload.slice(end)}`;
}
const notStaged = (remote, reason) => new RalphError({
	code: "COMMIT_NOT_STAGED",
	message: `${remote} does not accept the objects of a commit that GitHub should sign: ${withinSentence(reason)}.`,
	hint: "Allow refs/ralph/staged/ there, or set `commit-mode: git`."
});
// src/adapter/git/work/work-branch.ts
const maxTries$1 = 5;
function workBranchAt(options) {
	const { store, remote, ref, author, committer, now } = options;
	const sign = options.sign && commitSigner({
		store,
		remote,
		ref,
		sign: options.sign
	});
	const history = historyOf({ store });
	const mergeTrees = treeMerger({
		store,
		remote,
		history
	});
	const commitTree = async (tree, parents, message) => {
		failpoint("work.write");
		const seconds = Math.floor(now() / 1e3);
		const oid = store.writer.add("commit", commitObject({
			tree,
			parents,
			message,
			author,
			committer,
			seconds
		}));
		store.writer.flush();
		failpoint("work.written");
		return oid;
	};
	const commitForBranch = async (tree, parents, message) => {
		const commit = await commitTree(tree, parents, message);
		return sign ? sign(commit, {
			tree,
			parents,
			message
		}) : commit;
	};
	const write = async ({ tree, parent, second, message, isOffBranch: aside = false }) => {
		const parents = second === void 0 ? [parent] : [parent, second];
		for (const oid of parents) await remote.fetchCommit(oid);
		return aside ? commitTree(tree, parents, message) : commitForBranch(tree, parents, message);
	};
	const merge = async ({ first, second, message, trees }) => {
		const merged = await mergeTrees(first, second, trees);
		if (merged.kind === "conflict") return merged;
		return {
			kind: "merged",
			commit: await commitForBranch(merged.tree, [first, second], message)
		};
	};
	/** True if `tip` is an ancestor of `commit`, so that moving the ref loses nothing. */
	const isAncestorOf = async (tip, commit) => {
		await remote.fetchCommit(tip);
		return history.contains(commit, tip);
	};
	const pushFallbackBranch = async (commit) => {
		const stable = `${ref}-pending`;
		const tip = (await remote.refs([stable])).get(stable) ?? null;
		const canMove = tip === null || await isAncestorOf(tip, commit);
		const name = canMove ? stable : `${stable}-${commit.slice(0, 12)}`;
		return (await remote.push({
			ref: name,
			oid: commit,
			expected: canMove ? tip : null
		})).kind === "won" ? name.replace(/^refs\/heads\//, "") : commit;
	};
	const refusesWorkflows = async (commit) => {
		if (remote.isPath) return false;
		const trial = `${ref}-trial`;
		const existingTip = (await remote.refs([trial])).get(trial) ?? null;
		const result = await remote.push({
			ref: trial,
			oid: commit,
			expected: existingTip
		});
		if (result.kind === "won") await remote.remove([trial]);
		return result.kind === "refused" && isAboutWorkflows(result.why);
	};
	const refused = async (commit, why) => ({
		kind: "refused",
		why,
		offered: await pushFallbackBranch(commit)
	});
	/** One push. `retry` has a tip of our own that may be replaced. */
	const publishFrom = async (commit, from) => {
		failpoint("work.publish");
		const result = await remote.push({
			ref,
			oid: commit,
			expected: from
		});
		failpoint("work.published");
		if (result.kind === "won") return { kind: "published" };
		if (result.kind === "refused") return refused(commit, result.why);
		if (result.actual === null) return { kind: "deleted" };
		return await isAncestorOf(result.actual, commit) ? {
			kind: "retry",
			from: result.actual
		} : {
			kind: "moved",
			tip: result.actual
		};
	};
	const publish = async ({ commit, expected, replaces }) => {
		if (expected !== null && expected !== replaces && !await history.contains(commit, expected)) return {
			kind: "moved",
			tip: expected
		};
		let from = expected;
		for (let round = 0; round < maxTries$1; round++) {
			const result = await publishFrom(commit, from);
			if (result.kind !== "retry") return result;
			from = result.from;
		}
		return refused(commit, `other jobs moved the branch ${maxTries$1} times while we pushed`);
	};
	return {
		write,
		revert: async ({ commits, tip, keep }) => {
			await remote.fetchCommit(tip);
			return revertTrees({
				store,
				remote
			}, {
				commits,
				tip,
				keep
			});
		},
		merge,
		mergeTrees: (first, second) => mergeTrees(first, second),
		patchDigest: patchDigest({
			store,
			remote
		}),
		...treeFiles({
			store,
			remote
		}),
		publish,
		moveBranches: milestoneBranches({
			remote,
			isBehind: isAncestorOf
		}),
		pushFallbackBranch,
		refusesWorkflows,
		readOrigin: async (commit) => {
			await remote.fetchCommit(commit);
			return parseMadeCommit((await store.objects.read(commit))?.content.toString("utf8") ?? "");
		},
		changedPaths: async (from, to) => {
			for (const commit of [from, to]) await remote.fetchCommit(commit);
			return (await treeDifferences(store.git, {
				from,
				to
			})).map(({ path }) => showPath(path));
		},
		readCommitsBehind: commitReader({
			store,
			remote,
			history
		}),
		findBranch: async (branch) => {
			const name = `refs/heads/${branch}`;
			const { refs, head } = await remote.list([name]);
			return {
				exists: refs.has(name),
				defaultBranch: remote.isPath ? null : head
			};
		},
		contains: async (commit, ancestor) => {
			await remote.fetchCommit(commit);
			return history.contains(commit, ancestor);
		}
	};
}
/** Ignores refs, grafts and replacements of a user's repository (`hardenedEnvironment`). */
function commitReader({ store, remote, history }) {
	return async (tips, { wanted: requested, since }) => {
		const commits = /* @__PURE__ */ new Map();
		const searchBehind = async (git, tip) => {
			const { stdout } = await git({
				args: [
					"rev-list",
					"--ignore-missing",
					"--stdin"
				],
				input: `${tip}\n^${since}\n`
			});
			const history = new Set(stdout.toString("utf8").split("\n"));
			const newOids = requested.filter((oid) => !commits.has(oid) && history.has(oid));
			const objects = await readObjects(git, newOids);
			for (const [index, oid] of newOids.entries()) commits.set(oid, parseMadeCommit(objects[index]?.content.toString("utf8") ?? ""));
			return commits.size === requested.length;
		};
		for (const tip of tips) {
			if (commits.size === requested.length) break;
			await remote.fetchCommit(tip);
			if (!await searchBehind(store.git, tip) && (await history.shallowBoundary(tip)).length > 0) await history.deepenUntil(tip, (git) => searchBehind(git, tip));
		}
		return commits;
	};
}
/** Reads only the last paragraph: the text before is the agent's. */
function parseMadeCommit(commit) {
	const trailers = commit.trimEnd().split("\n\n").at(-1) ?? "";
	const [, run] = /^Ralph-Run: (\S+)$/m.exec(trailers) ?? [];
	const [, iteration] = /^Ralph-Iteration: (\d+)$/m.exec(trailers) ?? [];
	const [, task = ""] = /^Ralph-Task: (\S+)$/m.exec(trailers) ?? [];
	return run === void 0 || iteration === void 0 ? void 0 : {
		run,
		iteration: Number(iteration),
		task
	};
}
const maxMilestoneTries = 3;
const refOf = (branch) => `refs/heads/${branch}`;
/** Branches of milestones. Like the work branch they only move forward, by compare-and-swap. */
function milestoneBranches(options) {
	const { remote, isBehind } = options;
	const tips = /* @__PURE__ */ new Map();
	async function fetchTips(branches) {
		const unknown = branches.filter((branch) => !tips.has(branch));
		if (unknown.length === 0) return;
		const existing = await remote.refs(unknown.map(refOf));
		for (const branch of unknown) tips.set(branch, existing.get(refOf(branch)) ?? null);
	}
	async function mark(request) {
		const { branch } = request;
		for (let round = 0; round < maxMilestoneTries; round++) {
			const result = await markOnce(request, tips.get(branch) ?? null);
			if (result) return result;
		}
		return {
			branch,
			kind: "refused",
			why: `other jobs moved it ${maxMilestoneTries} times while we pushed`
		};
	}
	async function markOnce({ branch, commit, create, replaces }, tip) {
		if (tip === commit) return {
			branch,
			kind: "there"
		};
		if (tip === null && !create) return {
			branch,
			kind: "missing"
		};
		if (!(tip === null || tip === replaces || await isBehind(tip, commit))) return {
			branch,
			kind: "moved",
			tip
		};
		failpoint("milestone.push");
		const result = await remote.push({
			ref: refOf(branch),
			oid: commit,
			expected: tip
		});
		failpoint("milestone.pushed");
		if (result.kind === "refused") return {
			branch,
			kind: "refused",
			why: result.why
		};
		tips.set(branch, result.kind === "won" ? commit : result.actual);
		return result.kind === "won" ? {
			branch,
			kind: "there"
		} : void 0;
	}
	return async (marks) => {
		await fetchTips(marks.map(({ branch }) => branch));
		const marked = [];
		for (const request of marks) marked.push(await mark(request));
		return marked;
	};
}
// src/core/detect/set-up-inputs.ts
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
/** Lock files, manifests and version files of package managers, in any directory. */
const inputNames = [
	/^(package\.json|package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|\.yarnrc(\.yml)?|\.npmrc|pnpm-lock\.yaml|pnpm-workspace\.yaml|\.pnpmfile\.c?js|bun\.lockb?|deno\.(lock|jsonc?))$/,
	/^(pyproject\.toml|poetry\.lock|uv\.lock|pdm\.lock|pylock(\..+)?\.toml|Pipfile(\.lock)?|setup\.(py|cfg)|[\w.-]*(requirements|constraints)[\w.-]*\.(txt|in)|environment\.ya?ml|conda-lock\.yml|pixi\.(toml|lock))$/,
	/^(Cargo\.(toml|lock)|rust-toolchain(\.toml)?|go\.(mod|sum|work|work\.sum)|Gemfile(\.lock)?|gems\.(rb|locked)|.+\.gemspec|composer\.(json|lock))$/,
	/^(pom\.xml|(build|settings)\.gradle(\.kts)?|gradle\.(properties|lockfile)|gradle-wrapper\.properties|maven-wrapper\.properties|libs\.versions\.toml|build\.sbt|ivy\.xml|deps\.edn|project\.clj)$/,
	/^(.+\.(cs|fs|vb)proj|.+\.slnx?|packages(\.lock)?\.(json|config)|Directory\.(Packages|Build)\.props|global\.json|NuGet\.config|paket\.(dependencies|lock))$/i,
	/^(mix\.(exs|lock)|rebar\.(config|lock)|pubspec\.(yaml|lock)|Package\.(swift|resolved)|Podfile(\.lock)?|Cartfile(\.resolved)?|stack\.yaml(\.lock)?|.+\.cabal|cabal\.project(\.freeze)?|opam|.+\.opam|dune-project|Project\.toml|Manifest\.toml|renv\.lock|conanfile\.(txt|py)|conan\.lock|vcpkg\.json|flake\.(nix|lock)|shell\.nix|build\.zig\.zon)$/,
	/^(\.nvmrc|\.node-version|\.python-version|\.ruby-version|\.java-version|\.tool-versions|\.?mise\.toml|\.sdkmanrc|\.terraform\.lock\.hcl)$/
];
/** `patterns` are the user's (`setup-inputs`). */
function isSetUpInput(path, patterns) {
	const name = path.slice(path.lastIndexOf("/") + 1);
	if (/(^|\/)node_modules\//.test(path)) return false;
	return inputNames.some((pattern) => pattern.test(name)) || patterns.length > 0 && (0, import_picomatch.default)([...patterns], { dot: true })(path);
}
const maxListed$1 = 3;
/** Why set-up has to run again; undefined if no input has changed. */
function setUpRerunReason(before, current) {
	const changed = [.../* @__PURE__ */ new Set([...Object.keys(before), ...Object.keys(current)])].filter((path) => before[path] !== current[path]).sort();
	if (changed.length === 0) return void 0;
	const rest = changed.length > maxListed$1 ? ` and ${changed.length - maxListed$1} more` : "";
	return `${changed.slice(0, maxListed$1).join(", ")}${rest} changed`;
}
// src/adapter/disk/unpack.ts
/** Limit for memory: a larger part is reported as not searched. */
const maxPartBytes = 67108864;
/** Bytes that look like a packed part are common in large pictures. */
const maxTries = 2e4;
/** Deeper nesting is suspicious. */
const maxDepth = 3;
const inflate = () => createInflateRaw({
	chunkSize: 65536,
	finishFlush: constants$1.Z_SYNC_FLUSH
});
/** A packed part, or its base64 text, begins with these bytes. */
const signatures = [
	{
		magic: Buffer.from([
			31,
			139,
			8
		]),
		format: "gzip",
		create: inflate
	},
	...[
		1,
		94,
		156,
		218
	].map((level) => ({
		magic: Buffer.from([120, level]),
		format: "zlib",
		create: inflate
	})),
	{
		magic: Buffer.from("PK", "latin1"),
		format: "zip",
		create: inflate
	},
	{
		magic: Buffer.from([
			40,
			181,
			47,
			253
		]),
		format: "zstd",
		create: () => zlib.createZstdDecompress({
			chunkSize: 65536,
			finishFlush: constants$1.ZSTD_e_flush
		})
	},
	...[
		"H4sI",
		"UEsDB",
		"KLUv/",
		"eAF",
		"eAE",
		"eF4",
		"eF5",
		"eJw",
		"eJx",
		"eJy",
		"eJz",
		"eNo",
		"eNp",
		"eNq",
		"eNr"
	].map((text) => ({
		magic: Buffer.from(text),
		format: "base64"
	}))
];
/** Formats without a signature: only tried for a whole content. */
const unmarkedFormats = [{
	format: "deflate",
	create: inflate
}, {
	format: "brotli",
	create: () => createBrotliDecompress({
		chunkSize: 65536,
		finishFlush: constants$1.BROTLI_OPERATION_FLUSH
	})
}];
/**
* Finds gzip, zlib, zip and zstd at any offset, also as base64 and nested; deflate and brotli only at the start.
* Unpacks at most `maxBytes` in total and reports the rest as not searched.
*/
async function* unpackContent(content, maxBytes) {
	yield* unpackNested(content, {
		layers: [],
		remaining: {
			bytes: maxBytes,
			tries: maxTries
		}
	});
}
async function* unpackNested(content, options) {
	const packed = options.layers.join(" > ");
	if (options.layers.length > maxDepth) {
		if (findParts(content).next().done !== true) yield {
			packed,
			why: tooDeep
		};
		return;
	}
	const iterator = findParts(content);
	for (let iteration = iterator.next(0); iteration.done !== true;) {
		options.remaining.tries -= 1;
		if (options.remaining.tries < 0) {
			yield {
				packed,
				why: "has more packed parts than can be searched for secrets"
			};
			return;
		}
		const part = iteration.value;
		const result = await unpackPart(content, part, options.remaining.bytes);
		yield* yieldResult(part.format, result, options);
		iteration = iterator.next(result.end);
	}
	if (!looksBinary(content)) return;
	for (const { format, create } of unmarkedFormats) yield* yieldResult(format, await runUnpacker(create(), content, options.remaining.bytes), options);
}
async function* yieldResult(format, { content, isTruncated }, { layers, remaining }) {
	const innerLayers = [...layers, format];
	const packed = innerLayers.join(" > ");
	remaining.bytes -= content.length;
	if (content.length > 0) yield {
		packed,
		bytes: content
	};
	if (isTruncated) yield {
		packed,
		why: `unpacks (${packed}) to more than can be searched for secrets`
	};
	else if (content.length > 0) yield* unpackNested(content, {
		layers: innerLayers,
		remaining
	});
}
/** `end` is the offset at which the next part may begin. */
async function unpackPart(content, part, maxBytes) {
	const { offset, create } = part;
	if (create === void 0) {
		const text = await base64From(content, offset);
		return {
			content: text?.bytes ?? Buffer.alloc(0),
			isTruncated: false,
			end: text?.end ?? offset + 1
		};
	}
	const dataOffset = dataOffsetOf(content, part);
	const { used, ...unpacked } = await runUnpacker(create(), content.subarray(dataOffset), maxBytes);
	return {
		...unpacked,
		end: used > 0 ? dataOffset + used : offset + 1
	};
}
const tooDeep = "is packed in too many layers to be searched for secrets";
/** In order of offset. `next` takes the offset at which to continue. */
function* findParts(content) {
	const candidates = signatures.map((beginning) => ({
		...beginning,
		offset: -1
	}));
	let start = 0;
	for (const mark of candidates) mark.offset = findNext(content, mark, 0);
	for (;;) {
		const nearest = candidates.reduce((best, mark) => mark.offset !== -1 && (best === void 0 || mark.offset < best.offset) ? mark : best, void 0);
		if (nearest === void 0) return void 0;
		const { offset, format, create } = nearest;
		start = (yield {
			offset,
			format,
			...create && { create }
		}) ?? 0;
		for (const mark of candidates) if (mark.offset !== -1 && mark.offset < start) mark.offset = findNext(content, mark, start);
	}
}
function findNext(content, { magic, format }, start) {
	let offset = content.indexOf(magic, start);
	while (offset !== -1 && !isPossibleStart(content, offset, format)) offset = content.indexOf(magic, offset + 1);
	return offset;
}
/** Base64 cannot begin in the middle of other base64 letters. */
const isPossibleStart = (content, offset, format) => format !== "base64" || !isBase64(content[offset - 1] ?? 0);
const isBase64 = (byte) => /[\w+/]/.test(String.fromCharCode(byte));
/** Skips the header: zip has a name in it, gzip may have one. */
function dataOffsetOf(content, { offset, format }) {
	if (format === "zlib") return offset + 2;
	if (format === "zip" && offset + 30 <= content.length) return offset + 30 + content.readUInt16LE(offset + 26) + content.readUInt16LE(offset + 28);
	if (format !== "gzip" || offset + 12 > content.length) return offset;
	const flags = content[offset + 3];
	let data = offset + 10 + ((flags & 4) === 0 ? 0 : 2 + content.readUInt16LE(offset + 10));
	for (const field of [8, 16]) if ((flags & field) !== 0) data = content.indexOf(0, data) + 1 || content.length;
	return data + ((flags & 2) === 0 ? 0 : 2);
}
async function base64From(content, offset) {
	const head = Buffer.from(content.toString("latin1", offset, offset + 1024), "base64");
	const part = findParts(head).next().value;
	if (part?.offset !== 0 || part.create === void 0) return void 0;
	if ((await runUnpacker(part.create(), head.subarray(dataOffsetOf(head, part)), 65536)).content.length === 0) return void 0;
	const text = content.toString("latin1", offset, offset + maxPartBytes);
	const end = text.search(/[^\w+/=\-\s"'`\\,.]/);
	const run = end === -1 ? text : text.slice(0, end);
	return {
		bytes: Buffer.from(run.replace(/[^\w+/=-]|\\n/g, ""), "base64"),
		end: offset + run.length
	};
}
function looksBinary(content) {
	const head = content.subarray(0, 512);
	return head.length > 8 && head.some((byte) => byte < 9 || byte > 13 && byte < 27 || byte > 244);
}
/** Ends at the end, the first fault or the limit; `used` is 0 after a fault. */
function runUnpacker(stream, input, maxBytes) {
	const limit = Math.min(maxBytes, maxPartBytes);
	return new Promise((resolve) => {
		const chunks = [];
		let bytes = 0;
		const finish = (isTruncated, used) => {
			stream.removeAllListeners("data");
			resolve({
				content: Buffer.concat(chunks),
				isTruncated,
				used
			});
			stream.destroy();
		};
		stream.on("data", (chunk) => {
			if (bytes + chunk.length > limit) return finish(true, 0);
			chunks.push(chunk);
			bytes += chunk.length;
		});
		stream.on("error", () => finish(false, 0));
		stream.on("end", () => finish(false, stream.bytesWritten));
		stream.end(input);
	});
}
// src/adapter/git/store/changed-lines.ts
/** Changed lines of each text file; a moved file counts only its changes. */
async function changedLines(git, { from, to }) {
	const { stdout } = await git({ args: [
		"diff-tree",
		"-r",
		"-z",
		"--numstat",
		"--find-renames",
		from,
		to
	] });
	const fields = stdout.toString("utf8").split("\0");
	const files = [];
	for (let index = 0; index < fields.length; index++) {
		const [, added, removed, path] = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(fields[index] ?? "") ?? [];
		if (path === void 0) continue;
		if (path === "") index += 2;
		const name = path === "" ? fields[index] ?? "" : path;
		files.push({
			path: name,
			lines: countOf(added) + countOf(removed)
		});
	}
	return files;
}
const countOf = (text = "-") => text === "-" ? 0 : Number(text);
/** An upper bound for `changedLines`, without a new process: all lines of each differing file. Stops above `limit`. */
async function maxChangedLines(objects, { from, to, limit }) {
	const blobs = (await compareTrees(objects, from, to)).flatMap(({ before, now }) => [before, now]);
	let lines = 0;
	for (const blob of blobs) {
		if (lines > limit) break;
		lines += blob === null ? 0 : blob.mode === "160000" ? 1 : linesOf((await objects.read(blob.oid))?.content);
	}
	return lines;
}
function linesOf(content = Buffer.alloc(0)) {
	let lines = content.length > 0 && content.at(-1) !== newline ? 1 : 0;
	for (let end = content.indexOf(newline); end !== -1; end = content.indexOf(newline, end + 1)) lines += 1;
	return lines;
}
const newline = 10;
// src/adapter/git/files/touched-files.ts
/**
* Reads no content, starts no process, and enters no folder without tracked files or with a submodule. Folders in
* `knownPaths` have a trailing `/`, as in git's lists.
*/
function scanFiles({ directory, index }, knownPaths = /* @__PURE__ */ new Set()) {
	const root = `${rawPath(directory)}/`;
	const indexStat = statSync(index, { throwIfNoEntry: false });
	const folders = byFolder(indexStat ? readIndex(readFileSync(index)) : []);
	const racyFromMs = (indexStat?.mtimeMs ?? 0) - tickMs;
	const touched = [];
	let hasUnknown = false;
	const pending = [""];
	for (let folder = pending.pop(); folder !== void 0; folder = pending.pop()) {
		const files = folders.get(folder) ?? /* @__PURE__ */ new Map();
		folders.delete(folder);
		for (const name of namesIn$1(root, folder)) if (folders.has(name)) pending.push(name);
		else hasUnknown ||= name !== ".git" && name !== ".git/" && !files.has(name) && !knownPaths.has(name);
		for (const file of files.values()) touched.push(...compareFile(root, file, racyFromMs));
	}
	const missing = [...folders.values()].flatMap((files) => [...files.values()]);
	return {
		touched: [...touched, ...missing.map((file) => touchedFile(file, {
			missing: true,
			differs: true
		}))],
		hasUnknown
	};
}
const touchedFile = ({ mode, oid, path }, change) => ({
	mode,
	oid,
	path,
	...change
});
function compareFile(root, file, racyFromMs) {
	const stat = statOf(onDisk(root + file.path));
	if (stat !== void 0 && isSame(stat, file)) return Math.max(stat.ctimeMs, stat.mtimeMs) < racyFromMs ? [] : [touchedFile(file, {
		missing: false,
		differs: false
	})];
	return [touchedFile(file, {
		missing: stat === void 0,
		differs: true
	})];
}
/** A file system's clock has the kernel's ticks: 4 or 10 ms. */
const tickMs = 10;
function byFolder(files) {
	const folders = /* @__PURE__ */ new Map([["", /* @__PURE__ */ new Map()]]);
	for (const file of files) {
		if (file.mode === "160000") continue;
		const folder = file.path.slice(0, file.path.lastIndexOf("/") + 1);
		for (let parent = folder; !folders.has(parent); parent = parent.slice(0, parent.lastIndexOf("/", parent.length - 2) + 1)) folders.set(parent, /* @__PURE__ */ new Map());
		folders.get(folder)?.set(file.path, file);
	}
	return folders;
}
/** No program can choose a change time. Windows has neither that nor git's inodes. */
const isSame = (stat, recorded) => stat.mtimeMs === recorded.mtimeMs && stat.size % 2 ** 32 === recorded.size && (process.platform === "win32" || stat.ctimeMs === recorded.ctimeMs && stat.ino % 2 ** 32 === recorded.ino);
/** Undefined also if a parent folder is locked or no folder. */
function statOf(path) {
	try {
		return lstatSync(path, { throwIfNoEntry: false });
	} catch {
		return;
	}
}
/** Folders have a trailing `/`. */
function namesIn$1(root, folder) {
	try {
		return readdirSync(onDisk(root + folder), {
			encoding: "latin1",
			withFileTypes: true
		}).map((entry) => folder + entry.name + (entry.isDirectory() ? "/" : ""));
	} catch {
		return [];
	}
}
/** Reads gitformat-index(5), versions 2 and 3, without a process. Throws RalphError GIT_FAILED for other versions. */
function readIndex(content) {
	const oidBytes = [...checksumBytes].find(([name, bytes]) => hasValidChecksum(content, name, bytes))?.[1];
	if (oidBytes === void 0 || content.toString("latin1", 0, 4) !== "DIRC" || content.readUInt32BE(4) > 3) throw damaged();
	const count = content.readUInt32BE(8);
	const files = [];
	for (let offset = 12; files.length < count;) {
		const flags = offset + 40 + oidBytes;
		const start = flags + (content.readUInt16BE(flags) & isExtended ? 4 : 2);
		const end = content.indexOf(0, start);
		files.push({
			mode: content.readUInt32BE(offset + 24).toString(8),
			oid: content.toString("hex", offset + 40, flags),
			path: content.toString("latin1", start, end),
			ctimeMs: timeMsAt(content, offset),
			mtimeMs: timeMsAt(content, offset + 8),
			ino: content.readUInt32BE(offset + 20),
			size: content.readUInt32BE(offset + 36)
		});
		offset += end - offset + 8 & -8;
	}
	return files;
}
const isExtended = 16384;
const checksumBytes = /* @__PURE__ */ new Map([["sha1", 20], ["sha256", 32]]);
function hasValidChecksum(content, algorithm, bytes) {
	if (content.length < 12 + bytes) return false;
	const [body, checksum] = [content.subarray(0, -bytes), content.subarray(-bytes)];
	return createHash(algorithm).update(body).digest().equals(checksum);
}
const timeMsAt = (content, offset) => content.readUInt32BE(offset) * 1e3 + content.readUInt32BE(offset + 4) / 1e6;
const damaged = () => new RalphError({
	code: "GIT_FAILED",
	message: "The engine's index of the workspace is damaged.",
	hint: "Run again: the workspace is then filled again."
});
// src/adapter/git/workspace/oversized-files.ts
/** Git could read one to the end: a sparse file of 4 TB takes hours. The next restore brings them back. */
async function dropOversized(tree, objects) {
	const oversized = [];
	for (const { path, oid } of scanFiles(tree).touched) {
		const place = bytesOf$1(`${rawPath(tree.directory)}/${path}`);
		const bytes = sizeOf$2(place);
		if (bytes <= defaultSizeLimits.fileBytes) continue;
		if ((await objects.stat(oid))?.size === bytes) continue;
		remove(place);
		oversized.push({
			path,
			bytes
		});
	}
	return oversized;
}
function sizeOf$2(file) {
	try {
		const stat = lstatSync(file);
		return stat.isFile() ? stat.size : 0;
	} catch {
		return 0;
	}
}
// src/adapter/git/workspace/stage.ts
/** After this many unreadable files, the rest is refused without a search for the bad ones. */
const maxUnreadable = 20;
async function unstage(tree, paths) {
	if (paths.length === 0) return;
	await tree.git({
		args: [
			"update-index",
			"--force-remove",
			"-z",
			"--stdin"
		],
		input: joinNul(paths)
	});
}
/** Adds files to the private index. If git cannot read a file, the others are still added. */
async function stage(tree, paths) {
	const refused = [];
	const add = async (batch) => {
		if (batch.length === 0) return;
		const fault = await tryAdd(tree, batch);
		if (fault === void 0) return;
		if (batch.length === 1 || refused.length >= maxUnreadable) {
			for (const path of batch) refused.push({
				path,
				why: `git cannot record it: ${fault}`
			});
			return;
		}
		const half = Math.ceil(batch.length / 2);
		await add(batch.slice(0, half));
		await add(batch.slice(half));
	};
	await add(paths);
	return refused;
}
async function tryAdd(tree, paths) {
	try {
		const { stderr } = await tree.git({
			args: [
				"update-index",
				"--add",
				"--remove",
				"--replace",
				"-z",
				"--stdin"
			],
			input: joinNul(paths)
		});
		return /^Ignoring path /m.test(stderr) ? "the path is not allowed" : void 0;
	} catch (error) {
		if (!(error instanceof RalphError && error.code === "GIT_FAILED")) throw error;
		return error.message.split("\n").find((line) => /error: |fatal: /.test(line)) ?? error.message;
	}
}
// src/adapter/git/workspace/capture.ts
/** Writes the workspace as a tree. A path in `refused` has the checkpoint's content in that tree. */
async function captureTree(tree, checkpoint, objects) {
	const oversized = await dropOversized(tree, objects);
	const { entries, missing: allMissing, changed, untracked, ignored } = await compareWithIndex(tree);
	const missing = allMissing.filter((path) => !oversized.some((file) => file.path === path));
	const { filled, empty } = await submodulesIn(tree, entries);
	const skippedPaths = [...ignored, ...filled.map(({ path }) => `${path}/`)];
	const { unlisted } = findUnlisted(tree.directory, {
		ignored: skippedPaths,
		submodules: empty,
		unlock: false
	});
	const changedModules = (await changedSubmodules(tree, filled, objects)).map((path) => ({
		path,
		why: unlistedReason.submodule
	}));
	const screened = screenPaths(tree.directory, [...changed, ...outsideNested(untracked, unlisted)]);
	const sizeVerdict = checkSizes(oversized, screened.sizes);
	const hidden = listHidden(await hiddenFiles(tree, ignored, entries));
	const filtered = [...embeddedFiles({
		entries,
		missing,
		accepted: screened.accepted
	}), ...await filteredFiles(tree, screened.accepted, entries)];
	const unstagedPaths = new Set([...filtered, ...sizeVerdict.unread].map(({ path }) => path));
	await unstage(tree, missing.filter((path) => !unstagedPaths.has(path)));
	const unreadable = await stage(tree, screened.accepted.filter((path) => !unstagedPaths.has(path)));
	failpoint("workspace.staged");
	const treeOid = (await tree.git({ args: ["write-tree"] })).stdout.toString("utf8").trim();
	failpoint("workspace.tree-written");
	const { changes, blobs } = await changesIn(objects, checkpoint, treeOid);
	return {
		tree: treeOid,
		changes,
		blobs,
		hidden,
		ignored,
		refused: [...[
			...unlisted.flatMap(refusedUnlisted),
			...changedModules,
			...screened.refused,
			...filtered,
			...unreadable
		].map(({ path, why }) => ({
			path: showPath(path),
			why
		})), ...sizeVerdict.findings]
	};
}
/** Changed files inside a directory that is now a repository; an untouched one may stay. */
function embeddedFiles(options) {
	const { entries, missing, accepted } = options;
	if (missing.length + accepted.length === 0) return [];
	const missingSet = new Set(missing);
	const remaining = entries.flatMap(({ path }) => missingSet.has(path) ? [] : path);
	const isIn = embeddedRepositoryMatcher([...remaining, ...accepted].map(showPath));
	return [...accepted, ...missing].flatMap((path) => isIn(showPath(path)) ? {
		path,
		why: unlistedReason.git
	} : []);
}
/** Git decides by content whether a directory with a `.git` is a repository; here it always is one. */
function outsideNested(paths, unlisted) {
	const nested = unlisted.flatMap(({ kind, path }) => kind === "git" ? path.slice(0, -4) : []);
	return nested.length === 0 ? paths : paths.filter((path) => !nested.some((folder) => path.startsWith(folder)));
}
const unlistedReason = {
	git: "a git repository inside the tree",
	submodule: "a changed submodule",
	locked: "a directory that cannot be read"
};
const refusedUnlisted = ({ path, kind }) => kind === "special" ? [] : [{
	path,
	why: unlistedReason[kind]
}];
function screenPaths(directory, paths) {
	const screened = {
		accepted: [],
		refused: [],
		sizes: []
	};
	const shownNames = /* @__PURE__ */ new Set();
	for (const path of paths) {
		if (path.endsWith("/")) continue;
		const stat = lstatSync(bytesOf$1(`${rawPath(directory)}/${path}`), { throwIfNoEntry: false });
		const reason = whyRefused(directory, path, stat?.isSymbolicLink() === true) ?? whyAmbiguous(path, shownNames);
		if (reason !== void 0) screened.refused.push({
			path,
			why: reason
		});
		else {
			screened.accepted.push(path);
			screened.sizes.push({
				path,
				bytes: stat?.isFile() ? stat.size : 0
			});
		}
	}
	return screened;
}
function whyRefused(directory, path, isLink) {
	if (hasGitLookAlike(path)) return "a name that some file systems treat as .git";
	if (!isLink) return void 0;
	return path.endsWith(".gitmodules") ? "a link in place of .gitmodules" : leavingLinkReason(linkTargetsIn(directory), path);
}
/** Files that git must not even read: too large ones, or all if their number or sum is too large. */
function checkSizes(oversized, sizes) {
	const shown = ({ path, bytes }) => ({
		path: showPath(path),
		bytes
	});
	const isLarge = ({ bytes }) => bytes > defaultSizeLimits.fileBytes;
	const normalSized = sizes.filter((file) => !isLarge(file));
	return {
		findings: sizeFindings([...oversized, ...sizes].map(shown)),
		unread: sizeFindings(normalSized.map(shown)).length > 0 ? sizes : sizes.filter(isLarge)
	};
}
/** In reports and guards, one of two names that print alike could hide the other. */
function whyAmbiguous(path, shownNames) {
	const name = showPath(path);
	if (shownNames.has(name)) return "a name that looks like another one";
	shownNames.add(name);
}
async function changesIn(objects, checkpoint, treeOid) {
	const rows = (await compareTrees(objects, checkpoint, treeOid)).map(({ path, ...row }) => ({
		...row,
		path: showPath(path)
	}));
	const changes = rows.map(async ({ path, action, now }) => {
		if (now === null) return {
			path,
			action,
			bytes: 0,
			mode: null
		};
		return {
			path,
			action,
			bytes: (await objects.stat(now.oid))?.size ?? 0,
			mode: now.mode
		};
	});
	const blobs = new Map(rows.flatMap(({ path, now }) => now === null ? [] : [[path, now]]));
	return {
		changes: await Promise.all(changes),
		blobs
	};
}
/** Ignored files do not count; a change in a nested submodule counts. */
async function changedSubmodules(outer, submodules, objects) {
	const changedPaths = [];
	for (const submodule of submodules) if (!isInPlace(outer, submodule) || await isChanged(submodule.tree, objects)) changedPaths.push(submodule.path);
	return changedPaths;
}
async function isChanged(tree, objects) {
	if (existsSync(join(tree.directory, ".git"))) return true;
	if ((await dropOversized(tree, objects)).length > 0) return true;
	const { missing, changed, untracked, ignored, entries } = await compareWithIndex(tree);
	if (missing.length + changed.length + untracked.length > 0) return true;
	const { filled, empty } = await submodulesIn(tree, entries);
	const skipped = [...ignored, ...filled.map(({ path }) => `${path}/`)];
	const { unlisted } = findUnlisted(tree.directory, {
		ignored: skipped,
		submodules: empty,
		unlock: false
	});
	if (unlisted.some(({ kind }) => kind !== "special")) return true;
	return (await changedSubmodules(tree, filled, objects)).length > 0;
}
/** Filters whose files git stores in another form on purpose: elsewhere or encrypted. None of them is run. */
const storageFilters = /* @__PURE__ */ new Set([
	"lfs",
	"git-crypt",
	"crypt",
	"annex"
]);
const pointerStart = "version https://git-lfs.github.com/spec/v1\n";
/** LFS pointers pass. Attributes of the checkpoint count as well, so that an attempt cannot remove the filter. */
async function filteredFiles(tree, paths, entries) {
	const isAttributes = (path) => /(^|\/)\.gitattributes$/.test(path);
	if (paths.length === 0 || !(entries.some(({ path }) => isAttributes(path)) || paths.some(isAttributes))) return [];
	const matches = await Promise.all([storageFiltersOf(tree, paths, ["--cached"]), storageFiltersOf(tree, paths, [])]);
	return [...new Map(matches.flat())].flatMap(([path, filter]) => filter === "lfs" && isPointer(tree.directory, path) ? [] : [{
		path,
		why: `is kept by the filter "${filter}", which ralph does not run: its raw content would be committed`
	}]);
}
async function storageFiltersOf(tree, paths, flags) {
	const { stdout } = await tree.git({
		args: [
			"check-attr",
			...flags,
			"-z",
			"--stdin",
			"filter"
		],
		input: joinNul(paths)
	});
	const fields = splitNul(stdout);
	const matches = [];
	for (let index = 0; index + 2 < fields.length; index += 3) {
		const [path = "", , value = ""] = fields.slice(index, index + 3);
		if (storageFilters.has(value)) matches.push([path, value]);
	}
	return matches;
}
function isPointer(directory, path) {
	try {
		const file = openSync(bytesOf$1(`${rawPath(directory)}/${path}`), constants.O_RDONLY | constants.O_NOFOLLOW);
		try {
			const start = Buffer.alloc(1024);
			return readSync(file, start) < start.length && start.subarray(0, 43).toString("latin1") === pointerStart;
		} finally {
			closeSync(file);
		}
	} catch {
		return false;
	}
}
// src/adapter/git/call/history-source.ts
const depth = 50;
/** The copy lives only as long as its engine: better compression would cost more than it saves. */
const fastPackConfig = [
	"-c",
	"pack.window=0",
	"-c",
	"pack.compression=1"
];
/** One pack for each fetch, since many loose objects are slow to copy. The store's objects are checked already. */
const fetchConfig = [
	"-c",
	"fetch.unpackLimit=1",
	"-c",
	"fetch.fsckObjects=false"
];
function historySource(options) {
	const { store, git, base } = options;
	let isLongHistory;
	const isLong = async () => {
		isLongHistory ??= objectBytes(store.gitDir) > (options.maxHistoryBytes ?? 1e8);
		return isLongHistory;
	};
	const lookUp = () => Promise.all([options.tags(), isLong()]);
	let lookupResult;
	const fetch = async (oids, extraFlags = []) => {
		const flags = [
			"--quiet",
			"--no-tags",
			"--no-write-fetch-head",
			"--recurse-submodules=no",
			"--update-shallow"
		];
		await git({
			args: [
				...fetchConfig,
				"fetch",
				...flags,
				...extraFlags,
				"--stdin",
				pathToFileURL(store.gitDir).href
			],
			input: [...new Set(oids)].map((oid) => `${oid}\n`).join("")
		});
	};
	const packFolder = join(options.template, "objects", "pack");
	/** Shallow and partial histories need `fetch`. */
	const canPack = () => !(existsSync(packFolder) && readdirSync(packFolder).length > 0) && !existsSync(join(store.gitDir, "shallow"));
	/** The same as `fetch` into an empty directory, with one process instead of six. */
	const packAll = async (oids) => {
		mkdirSync(packFolder, { recursive: true });
		await store.git({
			args: [
				...fastPackConfig,
				"pack-objects",
				"--quiet",
				"--revs",
				"--delta-base-offset",
				join(packFolder, "pack")
			],
			input: [...new Set(oids)].map((oid) => `${oid}\n`).join("")
		});
	};
	return {
		lookAhead() {
			lookupResult = lookUp();
			lookupResult.catch(() => void 0);
		},
		fetchTip: (commit) => fetch([commit], ["--depth=1"]),
		async fetch(commit) {
			const tips = [commit, base.commit];
			const [tags, newestOnly] = await (lookupResult ?? lookUp());
			lookupResult = void 0;
			if (!newestOnly) {
				const oids = [...tips, ...tags.map(({ oid }) => oid)];
				await (canPack() ? packAll(oids) : fetch(oids));
				return tags;
			}
			await fetch(tips, [`--depth=${depth}`]);
			const nearTags = await tagsWithin(tags);
			if (nearTags.length > 0) await fetch(nearTags.map(({ oid }) => oid));
			return nearTags;
		}
	};
	/** Any other tag would bring its own history. */
	async function tagsWithin(tags) {
		const commits = await resolveEach(store.git, tags.map(({ oid }) => `${oid}^{commit}`));
		const copied = await resolveEach(git, commits.map((oid) => oid ?? "none"));
		return tags.filter((_, index) => copied[index] !== void 0);
	}
}
async function resolveEach(git, names) {
	if (names.length === 0) return [];
	const { stdout } = await git({
		args: ["cat-file", "--batch-check=%(objectname)"],
		input: `${names.join("\n")}\n`
	});
	return stdout.toString("utf8").trimEnd().split("\n").map((line) => /^[0-9a-f]+$/.test(line) ? line : void 0);
}
function objectBytes(gitDir) {
	const visited = /* @__PURE__ */ new Set();
	const bytesIn = (objects) => {
		if (visited.has(objects) || !existsSync(objects)) return 0;
		visited.add(objects);
		const sizes = namesIn(objects).filter((name) => name === "pack" || /^[0-9a-f]{2}$/.test(name)).flatMap((folder) => namesIn(join(objects, folder)).map((name) => sizeOf$1(join(objects, folder, name))));
		const alternatesFile = join(objects, "info", "alternates");
		const alternates = existsSync(alternatesFile) ? readFileSync(alternatesFile, "utf8").split("\n").filter((line) => line !== "") : [];
		return [...sizes, ...alternates.map((alternate) => bytesIn(resolve(objects, alternate)))].reduce((sum, bytes) => sum + bytes, 0);
	};
	return bytesIn(join(gitDir, "objects"));
}
/** The user's git may remove an object at any moment. */
const sizeOf$1 = (file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
function namesIn(folder) {
	try {
		return readdirSync(folder);
	} catch (error) {
		if (error.code === "ENOENT") return [];
		throw error;
	}
}
// src/adapter/git/workspace/disposable-git.ts
/** Each fetch adds a pack, and so do new commits; at this number those of new commits become one. */
const maxPacks = 10;
/** Neighbouring trees of a run differ by a few entries: one comparison for each makes their pack several times smaller. */
const newCommitsPackConfig = [
	...fastPackConfig,
	"-c",
	"pack.window=1"
];
/**
* Has the work branch, `origin/<base>`, tags and history, but no path to the store, the user's repository or a
* remote.
*/
function disposableGit(options) {
	const { template } = options;
	const { files, env } = options.store;
	const source = historySource({
		...options,
		git: gitAt(template, env, files)
	});
	let templateCommit;
	let otherRefs = "";
	/** Pack files of the template; a difference means that it was damaged. */
	let knownPacks = [];
	/** What `fill` made of the history, and the newest commit in it. */
	let filled = {
		commit: "",
		packs: []
	};
	const fill = async (commit, withHistory) => {
		failpoint("template.fill");
		if (packCount(template) > maxPacks) rmSync(template, {
			recursive: true,
			force: true
		});
		if (!files.isRecorded(template)) removeAllButObjects(template);
		const objectFormat = commit.length === 64 ? "sha256" : "sha1";
		mkdirSync(join(template, "objects"), { recursive: true });
		mkdirSync(join(template, "refs"), { recursive: true });
		writeFileSync(join(template, "HEAD"), `ref: refs/heads/${options.workBranch}\n`);
		writeFileSync(join(template, "config"), configText(objectFormat, contentConfigLines(options.store.contentSettings)));
		const refs = [{
			oid: commit,
			ref: `refs/heads/${options.workBranch}`
		}];
		files.record(template);
		if (withHistory) refs.push(...await fillHistory(commit));
		else await source.fetchTip(commit);
		otherRefs = refs.slice(1).map(({ oid, ref }) => `${oid} ${ref}\n`).join("");
		setBranch(commit);
		filled = {
			commit,
			packs: knownPacks
		};
		failpoint("template.filled");
	};
	const setBranch = (commit) => {
		writeFileSync(join(template, "packed-refs"), `${commit} refs/heads/${options.workBranch}\n${otherRefs}`);
		files.record(template, ["packed-refs"]);
		templateCommit = commit;
		knownPacks = packFiles(template);
	};
	/** The usual case, commits that landed since: one small pack and no fetch. */
	const addNewCommits = async (commit) => {
		if (templateCommit === void 0 || packFiles(template).join() !== knownPacks.join()) return false;
		if (!await isInLineAbove(options.store, commit, templateCommit)) return false;
		const isFull = packCount(template) >= maxPacks;
		failpoint("template.add");
		const { stdout } = await options.store.git({
			args: [
				...newCommitsPackConfig,
				"pack-objects",
				"--quiet",
				"--revs",
				join(template, "objects", "pack", "pack")
			],
			input: `${commit}\n^${isFull ? filled.commit : templateCommit}\n`
		});
		if (isFull) removePacks([...filled.packs, `pack-${stdout.toString("utf8").trim()}.`]);
		setBranch(commit);
		failpoint("template.added");
		return true;
	};
	const removePacks = (except) => {
		const replaced = knownPacks.filter((name) => !except.some((start) => name.startsWith(start)));
		for (const name of replaced) rmSync(join(template, "objects", "pack", name));
	};
	const fillHistory = async (commit) => {
		const tags = await source.fetch(commit);
		return [{
			oid: options.base.commit,
			ref: `refs/remotes/origin/${options.base.branch}`
		}, ...tags.map(({ oid, name }) => ({
			oid,
			ref: `refs/tags/${name}`
		}))];
	};
	const fromScratch = (fillTemplate) => async () => {
		rmSync(template, {
			recursive: true,
			force: true
		});
		await fillTemplate();
	};
	const prepare = async (commit) => {
		if (templateCommit === commit || await addNewCommits(commit)) return;
		await runFirstWorking([
			() => fill(commit, true),
			fromScratch(() => fill(commit, true)),
			fromScratch(() => fill(commit, false))
		]);
	};
	/** Writes a fresh copy to `target`, which must not exist. `index` has stat data of the work tree. */
	const place = async (commit, place) => {
		await prepare(commit);
		copyFolder(template, place.target);
		failpoint("template.copied");
		copyFileSync(place.index, join(place.target, "index"));
	};
	return {
		prepare,
		place,
		lookAhead: source.lookAhead
	};
}
/** Commits that other lanes land during an attempt. */
const maxNewCommits = 100;
/** True if only commits with one parent lie between the two. */
async function isInLineAbove(store, commit, ancestor) {
	let current = commit;
	for (let count = 0; count < maxNewCommits; count++) {
		const [parent, ...others] = await parentsOf(store, current);
		if (parent === void 0 || others.length > 0) return false;
		if (parent === ancestor) return true;
		current = parent;
	}
	return false;
}
function removeAllButObjects(template) {
	if (!existsSync(template)) return;
	for (const name of readdirSync(template)) if (name !== "objects" && name !== "shallow") rmSync(join(template, name), {
		recursive: true,
		force: true
	});
	rmSync(join(template, "objects", "info"), {
		recursive: true,
		force: true
	});
}
async function runFirstWorking(attempts) {
	let fault;
	for (const attempt of attempts) try {
		await attempt();
		return;
	} catch (error) {
		if (!(error instanceof RalphError && error.code === "GIT_FAILED")) throw error;
		fault = error;
	}
	throw fault;
}
/** `cpSync` of Node stats each file several times. */
function copyFolder(from, to) {
	mkdirSync(to);
	for (const entry of readdirSync(from, { withFileTypes: true })) {
		const [source, target] = [join(from, entry.name), join(to, entry.name)];
		if (entry.isDirectory()) copyFolder(source, target);
		else copyFileSync(source, target, constants.COPYFILE_FICLONE);
	}
}
function packFiles(template) {
	const folder = join(template, "objects", "pack");
	return existsSync(folder) ? readdirSync(folder) : [];
}
const packCount = (template) => packFiles(template).filter((name) => name.endsWith(".pack")).length;
/** Otherwise the agent's `git status` would list untouched files. */
function contentConfigLines(entries) {
	return [...new Map(entries)].map(([name, value]) => `\t${name.slice(5)} = "${value.replace(/["\\\n]/g, "")}"\n`);
}
const configText = (objectFormat, settings) => [
	`[core]\n\trepositoryformatversion = ${objectFormat === "sha256" ? 1 : 0}\n\tbare = false\n`,
	...settings,
	objectFormat === "sha256" ? "[extensions]\n	objectFormat = sha256\n" : "",
	"[user]\n	name = ralph-agent\n	email = ralph-agent@localhost\n",
	"[gc]\n	auto = 0\n[maintenance]\n	auto = false\n"
].join("");
// src/adapter/git/workspace/environment-watch.ts
/** Beyond this number only directories are stamped, which shows added and removed files. */
const maxStampedFiles = 2e5;
/** Programs that checks start by name: always stamped. */
const programFolder = /(?:^|\/)(?:\.bin|bin|Scripts)\/$/;
/** Caches of tools: removing them is enough, set-up need not run. */
const cachePattern = /(^|\/)(\.cache|\.vite|\.vite-temp|__pycache__|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.turbo|\.nyc_output)\//;
const isCache = (unit) => cachePattern.test(unit);
/** No program can choose the change time, so an edit that restores size and mtime is noticed. */
function stampUnits(directory, units, limit = maxStampedFiles) {
	const root = `${rawPath(directory)}/`;
	const budget = {
		files: limit,
		programs: maxStampedFiles
	};
	return new Map(units.map((unit) => [unit, walk(root, unit, budget)]));
}
function stamper(folder, budget) {
	const hasPrograms = programFolder.test(folder);
	return (place) => {
		if (hasPrograms && budget.programs-- > 0) return programStamp(place);
		return budget.files-- > 0 ? stampOf(place) : void 0;
	};
}
/** By folder: 30,000 whole paths would cost a third more than stamping the files (measured). */
function walk(root, unit, budget) {
	if (!unit.endsWith("/")) return /* @__PURE__ */ new Map([[unit, /* @__PURE__ */ new Map([["", stampOf(root + unit)]])]]);
	const files = /* @__PURE__ */ new Map();
	const folders = [unit];
	for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) {
		const stamps = /* @__PURE__ */ new Map();
		const folderPath = root + folder;
		const stamp = stamper(folder, budget);
		for (const entry of entriesOf(folderPath)) if (entry.isDirectory()) folders.push(`${folder}${entry.name}/`);
		else {
			const stampText = stamp(folderPath + entry.name);
			if (stampText !== void 0) stamps.set(entry.name, stampText);
		}
		if (budget.files < 0) stamps.set("", stampOf(folderPath));
		files.set(folder, stamps);
	}
	return files;
}
function stampOf(place) {
	const stat = lstatSync(onDisk(place), { throwIfNoEntry: false });
	return stat === void 0 ? "gone" : `${stat.ctimeMs} ${stat.size} ${stat.ino} ${stat.mode}`;
}
/** A link to a program changes if its target does. */
function programStamp(place) {
	const link = stampOf(place);
	try {
		const target = statSync(onDisk(place));
		return `${link} ${target.ctimeMs} ${target.size} ${target.ino} ${target.mode}`;
	} catch {
		return link;
	}
}
function entriesOf(place) {
	try {
		return readdirSync(onDisk(place), {
			encoding: "latin1",
			withFileTypes: true
		});
	} catch {
		return [];
	}
}
function differences(previous, current) {
	const paths = [];
	const units = /* @__PURE__ */ new Set();
	for (const unit of /* @__PURE__ */ new Set([...previous.keys(), ...current.keys()])) for (const path of differing(previous.get(unit), current.get(unit))) {
		paths.push(path);
		units.add(cachePart(path) ?? unit);
	}
	return {
		paths: paths.sort(),
		units: [...units].sort()
	};
}
function differing(previous = /* @__PURE__ */ new Map(), current = /* @__PURE__ */ new Map()) {
	return [.../* @__PURE__ */ new Set([...previous.keys(), ...current.keys()])].flatMap((folder) => {
		const [previousStamps, currentStamps] = [previous.get(folder) ?? none, current.get(folder) ?? none];
		return [...currentStamps.keys(), ...[...previousStamps.keys()].filter((name) => !currentStamps.has(name))].filter((name) => previousStamps.get(name) !== currentStamps.get(name)).map((name) => folder + name);
	});
}
const none = /* @__PURE__ */ new Map();
function cachePart(path) {
	const match = cachePattern.exec(path);
	return match ? path.slice(0, match.index + match[0].length) : void 0;
}
/** If only the user's own commit was ever here, set-up may run unconfined. The marker survives killed engines. */
function untouchedMarker(marker, base) {
	const markTouched = () => {
		mkdirSync(dirname(marker), { recursive: true });
		writeFileSync(marker, "");
	};
	return {
		reset: () => rmSync(marker, { force: true }),
		markTouched,
		/** Any other commit may contain an agent's work. */
		recordCheckout(commit) {
			if (commit !== base.commit) markTouched();
		},
		isUntouched: (commit) => commit === base.commit && !existsSync(marker)
	};
}
const maxListed = 20;
/** Placeholders for paths: an agent may be at work; an agent was, and its changes are unknown. */
const agentAtWork = "?";
const unknownChanges = "!";
/**
* No diff shows such changes: one to `node_modules/.bin/x` turned a red check green (measured). Touched units stay on
* disk until set-up makes them again.
*/
function environmentWatch(tree) {
	const file = join(tree.stateDir, "touched-environment");
	let baseline;
	const touched = () => existsSync(file) ? splitNul(readFileSync(file)) : [];
	const storeUnits = (units) => writeFileSync(file, joinNul([...new Set(units)]));
	const stampNow = (ignored) => stampUnits(tree.directory, unitsOf(tree, ignored));
	return {
		/** From now on an agent may work in the tree. `ignored` is the current list of git. */
		startWatch(ignored) {
			baseline = stampNow(ignored);
			storeUnits([...touched().map((unit) => unit === agentAtWork ? unknownChanges : unit), agentAtWork]);
		},
		changesSince(ignored) {
			if (baseline === void 0) return {
				paths: [],
				total: 0
			};
			const { paths, units } = differences(baseline, stampNow(ignored));
			storeUnits([...touched().filter((unit) => unit !== agentAtWork), ...units]);
			return {
				paths: paths.slice(0, maxListed).map(showPath),
				total: paths.length
			};
		},
		/** Removes touched units. True if set-up must run again. */
		async removeTouched() {
			const units = touched().filter((unit) => unit !== agentAtWork);
			const removed = units.includes(unknownChanges) ? unitsOf(tree, (await compareWithIndex(tree)).ignored) : units;
			for (const path of removed) removeInside(tree.directory, path.replace(/\/$/, ""));
			return removed.some((path) => !isCache(path));
		},
		/** Accepts the current environment. `ignored` becomes the new baseline, if no agent has worked here. */
		accept(ignored) {
			rmSync(file, { force: true });
			if (ignored) baseline = stampNow(ignored);
		},
		/** If the engine dies from now on, the agent's changes are unknown. */
		markAgentAtWork: () => storeUnits([...touched().filter((unit) => unit !== agentAtWork), agentAtWork])
	};
}
/** As few paths as possible; a directory that ignores itself, such as a virtual environment, is one of them. */
function unitsOf(tree, ignored) {
	const folders = [...readSelfIgnored(tree)].filter((folder) => folder !== "");
	const inside = (path) => folders.some((folder) => path.startsWith(folder));
	return [...folders, ...ignored.filter((path) => !inside(path))];
}
/** Never through a link that replaced a directory. */
function removeInside(directory, path) {
	const names = path.split("/");
	const ancestors = names.map((_, index) => bytesOf$1([rawPath(directory), ...names.slice(0, index + 1)].join("/")));
	const isLink = (place) => lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() === true;
	const target = ancestors.pop();
	if (target !== void 0 && !ancestors.some(isLink)) remove(target);
}
// src/adapter/git/workspace/put-back.ts
/** A touched file above this size is written again without a comparison. */
const maxReadBytes = 67108864;
/**
* Byte by byte: git alone would accept a file that is equal after a conversion by attributes, which an agent may have
* written. Starts no process if nothing was touched and no name is new.
*/
async function putBack(tree, knownPaths) {
	const { touched, hasUnknown } = scanFiles(tree, knownPaths);
	const untracked = hasUnknown ? await newFiles(tree) : [];
	const stateOf = new Map(touched.map((file) => [file, file.missing ? "gone" : currentState(tree, file)]));
	const different = touched.filter((file) => stateOf.get(file) !== `${file.mode} ${file.oid}`);
	const differentSet = new Set(different);
	const removed = await removeAttributes(tree, different);
	if (different.length > 0) await tree.git({
		args: [
			"checkout-index",
			"--force",
			"--index",
			"-z",
			"--stdin"
		],
		input: joinNul(different.map(({ path }) => path)),
		allow: "any"
	});
	const stillDifferent = new Set(different.length > 0 ? withNewStat(scanFiles(tree).touched).map(({ path }) => path) : []);
	const isComplete = different.every(({ path }) => !stillDifferent.has(path));
	if (isComplete && withNewStat(touched).some((file) => !differentSet.has(file))) await tree.git({
		args: [
			"update-index",
			"-q",
			"--refresh",
			"--ignore-submodules"
		],
		allow: [1]
	});
	const changed = isComplete ? different.filter((file) => stateOf.get(file) !== currentState(tree, file)) : different;
	return {
		changed: [...removed, ...changed.map(({ path }) => path)].sort(),
		untracked: different.length > 0 ? await newFiles(tree) : untracked,
		isComplete
	};
}
const withNewStat = (touched) => touched.filter(({ differs }) => differs);
/** Mode and object id; a text that equals none if it cannot be read or is too large. */
function currentState({ directory }, { path, oid }) {
	const file = bytesOf$1(`${rawPath(directory)}/${path}`);
	const blobOid = (content) => oidOf(oid.length === 40 ? "sha1" : "sha256", "blob", content);
	try {
		const stat = lstatSync(file);
		if (stat.isSymbolicLink()) return `120000 ${blobOid(readlinkSync(file, "buffer"))}`;
		const mode = modes.get(stat.mode & 448) ?? String(stat.mode);
		if (!stat.isFile() || stat.size > maxReadBytes) return `${mode} ${stat.ino} ${stat.ctimeMs}`;
		return `${mode} ${blobOid(readFileSync(file))}`;
	} catch {
		return "unreadable";
	}
}
const modes = /* @__PURE__ */ new Map([[448, "100755"], [384, "100644"]]);
/** Removes ignored ones as well. Git uses the index's attributes if there is no file. */
async function removeAttributes(tree, different) {
	const { directory } = tree;
	const attributes = [...new Set(different.flatMap(({ path }) => attributesAbove(directory, path)))];
	if (attributes.length === 0) return [];
	const differentPaths = new Set(different.map(({ path }) => path));
	const tracked = new Set(splitNul((await tree.git({ args: [
		"ls-files",
		"-z",
		"--",
		...attributes
	] })).stdout));
	const foreign = attributes.filter((path) => !tracked.has(path));
	for (const path of [...foreign, ...attributes.filter((path) => differentPaths.has(path))]) remove(bytesOf$1(`${rawPath(directory)}/${path}`));
	return foreign;
}
/** Existing attributes files from the root to the path's directory; stops at a link. */
function attributesAbove(directory, path) {
	const attributesPaths = [];
	let folder = "";
	for (const name of path.split("/")) {
		const attributes = `${folder}.gitattributes`;
		if (lstatSync(bytesOf$1(`${rawPath(directory)}/${attributes}`), { throwIfNoEntry: false })) attributesPaths.push(attributes);
		folder = `${folder}${name}/`;
		if (!lstatSync(bytesOf$1(`${rawPath(directory)}/${folder.slice(0, -1)}`), { throwIfNoEntry: false })?.isDirectory()) break;
	}
	return attributesPaths;
}
/** Removes in the background: 90,000 folders take minutes (measured). False if a file is on another disk or mounted. */
function backgroundRemoval(folder) {
	let count = 0;
	let removing = removeLater(Buffer.from(folder));
	return (path) => {
		const stat = lstatSync(path, { throwIfNoEntry: false });
		if (stat === void 0) return true;
		const target = join(folder, `${process.pid}-${++count}`);
		try {
			mkdirSync(folder, { recursive: true });
			if (stat.isDirectory()) chmodSync(path, 448);
			renameSync(path, target);
		} catch {
			return false;
		}
		removing = removing.then(() => removeLater(Buffer.from(target)));
		return true;
	};
}
async function removeLater(path) {
	try {
		await removeSlowly(path);
	} catch {}
}
/** One file at a time, so that other disk access is not blocked. */
async function removeSlowly(path) {
	if (!(await lstat(path)).isDirectory()) return unlink(path);
	await chmod(path, 448);
	for (const entry of await readdir(path, {
		encoding: "buffer",
		withFileTypes: true
	})) {
		const inside = Buffer.concat([
			path,
			Buffer.from("/"),
			entry.name
		]);
		await (entry.isDirectory() ? removeSlowly(inside) : unlink(inside));
	}
	await rmdir(path);
}
// src/adapter/git/workspace/recreated-files.ts
const maxPathsPerCall = 500;
async function deletedPaths(objects, fromTree, toTree) {
	if (await objects.read(`${fromTree}^{tree}`) === void 0) return [];
	return (await compareTrees(objects, fromTree, toTree)).flatMap(({ path, action }) => action === "deleted" ? path : []);
}
/** Ignored files stay, as build outputs do. Follows no link. */
async function removeRecreated(tree, deleted) {
	const placeOf = (path) => bytesOf$1(`${rawPath(tree.directory)}/${path}`);
	const isFile = (path) => {
		try {
			return !lstatSync(placeOf(path)).isDirectory();
		} catch {
			return false;
		}
	};
	const existing = deleted.filter(isFile);
	const removed = [];
	for (let start = 0; start < existing.length; start += maxPathsPerCall) {
		const args = [
			"ls-files",
			"-z",
			"--others",
			"--exclude-standard",
			"--",
			...existing.slice(start, start + maxPathsPerCall)
		];
		removed.push(...splitNul((await tree.git({ args })).stdout));
	}
	for (const path of removed) remove(placeOf(path));
	return removed;
}
// src/adapter/git/workspace/set-up.ts
/** Runs the commands once for each workspace and set of inputs; a marker on disk remembers it. */
function setUpOnce(stateDir, runCommand, { onFullDisk, onRerun: onAgain }) {
	const marker = join(stateDir, "set-up");
	const runAll = async (commands, signal) => {
		for (const command of commands) {
			signal.throwIfAborted();
			failpoint("set-up.command");
			const { code, tail, filledDisk } = await runCommand(command, signal);
			failpoint("set-up.command-ended");
			if (filledDisk) onFullDisk();
			if (code !== 0) throw setUpFault(command, code, tail);
		}
	};
	return {
		/** True if they ran or were copied. Throws RalphError SETUP_FAILED. */
		async run(commands, inputs, { signal, copy }) {
			const digest = createHash("sha256").update(JSON.stringify(commands)).digest("hex");
			const previous = readMarker(marker);
			if (previous?.commands === digest) {
				const reason = setUpRerunReason(previous.inputs, inputs);
				if (reason === void 0) return false;
				onAgain(reason);
			}
			rmSync(marker, { force: true });
			if (commands.length > 0 && !await copy()) await runAll(commands, signal);
			writeFileSync(marker, JSON.stringify({
				commands: digest,
				inputs
			}));
			failpoint("set-up.marked");
			return true;
		},
		forget: () => rmSync(marker, { force: true })
	};
}
/** Undefined also for a marker of another release: the commands then run again. */
function readMarker(path) {
	if (!existsSync(path)) return void 0;
	try {
		const { commands, inputs } = JSON.parse(readFileSync(path, "utf8"));
		return typeof commands === "string" && typeof inputs === "object" && inputs !== null ? {
			commands,
			inputs
		} : void 0;
	} catch {
		return;
	}
}
const setUpFault = (command, code, tail) => new RalphError({
	code: "SETUP_FAILED",
	message: `The set-up command \`${command}\` ended with ${code}:\n${tail}`,
	hint: "Make the command work in a fresh checkout, or change `setup`, then run again. No agent was started."
});
/** Throws RalphError WORKING_DIRECTORY_INVALID if a file or a link is in the way. */
function workspaceFolder(directory, path) {
	let folder = directory;
	for (const part of path.split("/").filter((name) => name !== "" && name !== ".")) {
		folder = join(folder, part);
		const stat = lstatSync(folder, { throwIfNoEntry: false });
		if (stat === void 0) mkdirSync(folder);
		else if (part === ".." || !stat.isDirectory()) throw invalid(path, stat.isSymbolicLink() ? "a link" : "a file");
	}
	return folder;
}
const invalid = (path, obstacle) => new RalphError({
	code: "WORKING_DIRECTORY_INVALID",
	message: `The agent cannot work in ${path}: ${obstacle} is in the way.`,
	hint: "Set `working-directory`, or the task's `working_directory`, to a directory of the repository."
});
// src/adapter/git/workspace/workspace.ts
/** See docs/design.md#workspace, the laptop's flavour. */
function ownWorkspace(options) {
	const { directory, stateDir, store } = options;
	const tree = workTree({
		git: store.git,
		directory,
		stateDir,
		index: "index"
	});
	const scratch = workTree({
		git: store.git,
		directory,
		stateDir,
		index: "capture-index"
	});
	const visibleGit = disposableGit({
		...options,
		template: join(stateDir, "template.git")
	});
	const discardAll = () => {
		discard(directory);
		untouched.reset();
		forgetSetUp();
	};
	const untouched = untouchedMarker(join(stateDir, "entrusted"), options.base);
	const runCommand = (command, signal) => options.runCommand(command, signal, { untouched: restored !== void 0 && untouched.isUntouched(restored.commit) });
	let rerunReasons = [];
	const onRerun = (reason) => {
		rerunReasons.push(reason);
		options.onSetUpAgain?.(reason);
	};
	const setUp = setUpOnce(stateDir, runCommand, {
		onFullDisk: discardAll,
		onRerun
	});
	const forgetSetUp = () => {
		setUp.forget();
		forgetSelfIgnored(tree);
	};
	const environment = environmentWatch(tree);
	let lastCapture;
	/** The restored commit's index, where no agent can change it. */
	let restored;
	let scratchTree;
	/** New files that were reported since the last restore. */
	const reportedPaths = /* @__PURE__ */ new Set();
	const git = join(directory, ".git");
	const discardFolder = backgroundRemoval(join(stateDir, "aside"));
	const removeDotGit = () => succeeds(directory, () => discardFolder(git) || remove(Buffer.from(git)));
	/** Only an index whose stat data is that of the files. */
	const savedIndexFor = async (commit) => {
		if (!lastCapture) return restored?.commit === commit ? restored : void 0;
		return await treeOf(store, commit) === lastCapture.tree ? lastCapture : void 0;
	};
	const restoreFiles = async (commit) => {
		rmSync(scratch.index, { force: true });
		scratchTree = void 0;
		reportedPaths.clear();
		if (isOwnDirectory(directory)) removeDotGit();
		const saved = await savedIndexFor(commit);
		if (saved) writeIndex(tree, saved);
		lastCapture = void 0;
		untouched.recordCheckout(commit);
		const { refilled, ignored } = await restoreTree(tree, commit, {
			isIndexed: saved !== void 0,
			discardFolder
		});
		if (refilled) forgetSetUp();
		restored = {
			commit,
			...saveIndex(tree),
			ignored
		};
		return ignored;
	};
	/** Only into a workspace that equals a commit, since other files would count as made by set-up. */
	const copySetUp = (commands, signal) => async () => {
		if (!options.copySetUp || lastCapture !== void 0 || restored === void 0) return false;
		return options.copySetUp({
			directory,
			commit: restored.commit,
			commands,
			signal
		});
	};
	/** Git must not read files that the commands made too large. */
	const currentIgnored = async (signal) => {
		const interruptibleTree = interruptible(tree, signal);
		await dropOversized(interruptibleTree, store.objects);
		return (await compareWithIndex(interruptibleTree)).ignored;
	};
	const fillScratch = async (commit) => {
		if (restored?.commit === commit) writeIndex(scratch, restored);
		else {
			rmSync(`${scratch.index}.lock`, { force: true });
			copyFileSync(tree.index, scratch.index);
			await scratch.git({ args: [
				"read-tree",
				"--reset",
				commit
			] });
		}
		scratchTree = commit;
	};
	let deleted;
	const removeRecreatedPaths = async (toTree, fromTree) => {
		if (fromTree === void 0) return [];
		if (deleted?.fromTree !== fromTree || deleted.toTree !== toTree) deleted = {
			fromTree,
			toTree,
			paths: await deletedPaths(store.objects, fromTree, toTree)
		};
		return removeRecreated(scratch, deleted.paths);
	};
	const setUpInputsOf = async (treeish) => {
		const { stdout } = await store.git({ args: [
			"ls-tree",
			"-r",
			"-z",
			"--full-tree",
			treeish
		] });
		const inputs = stdout.toString("utf8").split("\0").flatMap((entry) => {
			const [, oid, path] = /^\d+ \w+ (\w+)\t([\s\S]+)$/.exec(entry) ?? [];
			return oid && path && isSetUpInput(path, options.setUpInputs ?? []) ? [[path, oid]] : [];
		});
		return Object.fromEntries(inputs);
	};
	const entryOf = async (treeOid, path) => (lastCapture?.tree === treeOid ? lastCapture.blobs.get(path) : void 0) ?? await findFile(store.objects, treeOid, path);
	return {
		path: directory,
		ensureFolder: (path) => workspaceFolder(directory, path),
		prefetch: visibleGit.lookAhead,
		markUntrusted() {
			untouched.markTouched();
			environment.markAgentAtWork();
		},
		isUntouched: untouched.isUntouched,
		async restore(commit) {
			failpoint("workspace.restore");
			const [ignored] = await bothOf(restoreFiles(commit), visibleGit.prepare(commit));
			failpoint("workspace.files-restored");
			await visibleGit.place(commit, {
				target: git,
				index: tree.index
			});
			environment.startWatch(ignored);
			failpoint("workspace.restored");
		},
		async discard() {
			discardAll();
		},
		async capture(checkpoint, signal) {
			if (!isOwnDirectory(directory)) return replacedWorkspace(tree, checkpoint);
			makeAccessible(directory);
			failpoint("workspace.capture");
			await fillScratch(checkpoint);
			failpoint("workspace.index-copied");
			scratchTree = void 0;
			const capturing = captureTree(interruptible(scratch, signal), checkpoint, store.objects);
			const isRemoved = removeDotGit();
			const [capturedTree] = await bothOf(capturing, isRemoved ? visibleGit.place(checkpoint, {
				target: git,
				index: tree.index
			}) : Promise.resolve());
			lastCapture = {
				...capturedTree,
				...saveIndex(scratch)
			};
			scratchTree = capturedTree.tree;
			failpoint("workspace.captured");
			const { blobs: _, ignored, ...captured } = capturedTree;
			const capture = {
				...captured,
				environment: environment.changesSince(ignored)
			};
			return isRemoved ? capture : {
				...capture,
				refused: [...capture.refused, unremovableGit]
			};
		},
		async resetTracked(treeOid, before) {
			if (!isOwnDirectory(directory)) {
				await restoreFiles(treeOid);
				return {
					changed: ["."],
					left: []
				};
			}
			makeAccessible(directory);
			if (scratchTree !== treeOid) await fillScratch(treeOid);
			failpoint("workspace.reset-tracked");
			const ignored = (lastCapture?.tree === treeOid ? lastCapture : restored)?.ignored ?? [];
			const { changed, untracked, isComplete } = await putBack(scratch, /* @__PURE__ */ new Set([...ignored, ...reportedPaths]));
			failpoint("workspace.tracked-reset");
			if (!isComplete) {
				await restoreFiles(treeOid);
				return {
					changed: changed.map(showPath),
					left: []
				};
			}
			const recreated = await removeRecreatedPaths(treeOid, before);
			const newPaths = (recreated.length > 0 ? await newFiles(scratch) : untracked).filter((path) => !reportedPaths.has(path));
			for (const path of newPaths) reportedPaths.add(path);
			return {
				changed: [...changed, ...recreated].map(showPath),
				left: newPaths.map(showPath)
			};
		},
		changes: async (from, to) => ({
			tree: to,
			...await candidateChanges(store.git, {
				from,
				to
			})
		}),
		addTempFiles: (files) => replaceTempFolders(directory, files),
		async diffStat(checkpoint, treeOid) {
			const { stdout } = await store.git({ args: [
				...[
					"diff-tree",
					"-r",
					"--stat=100,80,60",
					"--no-renames",
					"--no-ext-diff",
					"--no-textconv"
				],
				checkpoint,
				treeOid
			] });
			return stdout.toString("utf8");
		},
		changedLines: (from, to) => changedLines(store.git, {
			from,
			to
		}),
		maxChangedLines: (from, to, limit) => maxChangedLines(store.objects, {
			from,
			to,
			limit
		}),
		diff: (from, to) => fileDiffs(store.git, {
			from,
			to
		}),
		async *readContents(treeOid, path, mostUnpacked) {
			const file = await entryOf(treeOid, path);
			if (file === void 0 || !/^1[02]/.test(file.mode)) return;
			const content = (await store.objects.read(file.oid))?.content;
			if (content === void 0) return;
			yield {
				packed: "",
				bytes: content
			};
			yield* unpackContent(content, mostUnpacked);
		},
		async readCaptured(treeOid, path, limit) {
			const file = await entryOf(treeOid, path);
			if (file === void 0 || !file.mode.startsWith("100")) return void 0;
			return (await store.objects.read(file.oid))?.content.subarray(0, limit);
		},
		async hasFileWith(treeOid, texts) {
			const args = [
				"grep",
				"--quiet",
				"--fixed-strings",
				"--text",
				"--all-match",
				"-f",
				"-",
				treeOid
			];
			const { code } = await store.git({
				args,
				input: texts.map((text) => `${text}\n`).join(""),
				allow: [1]
			});
			return code === 0;
		},
		async setUp(commands, signal) {
			if (commands.length > 0 && await environment.removeTouched()) setUp.forget();
			const current = lastCapture?.tree ?? restored?.commit;
			const inputs = commands.length === 0 || current === void 0 ? {} : await setUpInputsOf(current);
			const didRun = await setUp.run(commands, inputs, {
				signal,
				copy: copySetUp(commands, signal)
			});
			const ignored = didRun && commands.length > 0 ? await currentIgnored(signal) : void 0;
			if (didRun) rememberSelfIgnored(tree, ignored ?? restored?.ignored ?? await currentIgnored(signal));
			environment.accept(lastCapture === void 0 ? ignored : void 0);
			return didRun;
		},
		ignoredUnits: currentIgnored,
		takeSetUpReasons() {
			const reasons = rerunReasons;
			rerunReasons = [];
			return reasons;
		}
	};
}
const saveIndex = ({ index }) => ({
	index: readFileSync(index),
	writtenMs: Math.floor(statSync(index).mtimeMs)
});
function writeIndex({ index }, saved) {
	rmSync(`${index}.lock`, { force: true });
	writeFileSync(index, saved.index);
	utimesSync(index, saved.writtenMs / 1e3, saved.writtenMs / 1e3);
}
const unremovableGit = {
	path: ".git",
	why: "it was made so that it cannot be removed"
};
/** Waits for both before it throws a fault of one. */
async function bothOf(first, second) {
	await Promise.allSettled([first, second]);
	return [await first, await second];
}
/** An agent or a check may have removed the permission, and git could not start. */
const makeAccessible = (directory) => chmodSync(directory, lstatSync(directory).mode | 448);
function succeeds(directory, removal) {
	try {
		makeAccessible(directory);
		removal();
		return true;
	} catch {
		return false;
	}
}
/** Nothing is read through a link in place of the workspace. */
async function replacedWorkspace(tree, checkpoint) {
	const { stdout } = await tree.store({ args: ["rev-parse", `${checkpoint}^{tree}`] });
	return {
		tree: stdout.toString("utf8").trim(),
		changes: [],
		refused: [{
			path: ".",
			why: "the workspace itself was moved, removed or replaced by a link"
		}],
		hidden: {
			paths: [],
			total: 0
		},
		environment: {
			paths: [],
			total: 0
		}
	};
}
// src/adapter/git/workspace/set-up-copy.ts
/** Tools write the absolute path of their folder into these files, so a copy of them does not work. */
const pinnedNames = /* @__PURE__ */ new Set(["pyvenv.cfg", "CMakeCache.txt"]);
/** Copies to one lane after the other (`lane-setup: copy`), from a workspace where no agent works. */
function setUpCopies(place, options) {
	const source = ownWorkspace({
		...place,
		async copySetUp({ directory, signal }) {
			for (const unit of await source.ignoredUnits(signal)) remove(Buffer.from(pathOf(directory, unit), "latin1"));
			return false;
		}
	});
	let previousCopy = Promise.resolve();
	let prepared;
	const prepare = async (commit, commands, signal) => {
		const key = JSON.stringify([commit, commands]);
		if (prepared?.key === key) return prepared;
		await source.restore(commit);
		const didRun = await source.setUp(commands, signal);
		const units = await source.ignoredUnits(signal);
		prepared = {
			key,
			units,
			...findPinned(source.path, units)
		};
		if (prepared.pinnedFile !== void 0) options.onUnusable(`${showPath(prepared.pinnedFile)} holds the path of its folder`);
		else if (didRun) options.onSetUpRan(await sizeOf(source.path, signal));
		return prepared;
	};
	const copy = async (request) => {
		const environment = await prepare(request.commit, request.commands, request.signal);
		if (environment.pinnedFile !== void 0) return false;
		try {
			await copyUnits({
				...environment,
				from: source.path,
				to: request.directory,
				signal: request.signal
			});
			return true;
		} catch (error) {
			for (const unit of environment.units) remove(Buffer.from(pathOf(request.directory, unit), "latin1"));
			if (request.signal.aborted) throw error;
			options.onUnusable(error instanceof Error ? error.message : String(error));
			return false;
		}
	};
	return (request) => {
		const next = previousCopy.then(() => copy(request));
		previousCopy = next.catch(() => void 0);
		return next;
	};
}
const pathOf = (directory, path) => `${rawPath(directory)}/${path.replace(/\/$/, "")}`;
async function copyUnits(request) {
	for (const unit of request.units) await copyUnit({
		...request,
		unit
	});
	for (const link of request.links) relink({
		...request,
		link
	});
}
async function copyUnit(request) {
	const { from, to, unit, signal } = request;
	const [source, target] = [pathOf(from, unit), pathOf(to, unit)];
	if (lstatSync(onDisk(source), { throwIfNoEntry: false }) === void 0) return;
	workspaceFolder(to, Buffer.from(dirname(unit), "latin1").toString("utf8"));
	remove(Buffer.from(target, "latin1"));
	const clone = process.platform === "linux" ? ["-a", "--reflink=auto"] : ["-a", "-c"];
	const paths = [source, target].map((path) => Buffer.from(path, "latin1").toString("utf8"));
	try {
		await runProgram("cp", [...clone, ...paths], { signal });
	} catch (error) {
		if (signal.aborted) throw error;
		remove(Buffer.from(target, "latin1"));
		await runProgram("cp", ["-a", ...paths], { signal });
	}
}
const runProgram = promisify(execFile);
/** Finds files that contain the absolute path of their workspace. Follows no link. */
function findPinned(directory, units) {
	const links = [];
	const folders = [];
	let pinnedFile;
	const inspect = (path, name, kind) => {
		if (kind.isDirectory()) folders.push(path);
		else if (pinnedNames.has(name)) pinnedFile ??= path;
		else if (kind.isSymbolicLink() || name === ".git") {
			if (pathInside(directory, path) !== void 0) links.push(path);
		}
	};
	for (const unit of units) {
		const path = unit.replace(/\/$/, "");
		const stat = lstatSync(onDisk(pathOf(directory, path)), { throwIfNoEntry: false });
		if (stat) inspect(path, basename(path), stat);
	}
	for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) {
		const entries = readdirSync(onDisk(pathOf(directory, folder)), {
			encoding: "latin1",
			withFileTypes: true
		});
		for (const entry of entries) inspect(`${folder}/${entry.name}`, entry.name, entry);
	}
	return {
		links,
		pinnedFile
	};
}
/** The path below `directory` that a link or `.git` file points to; undefined if it is relative or outside. */
function pathInside(directory, path) {
	const file = onDisk(pathOf(directory, path));
	const text = lstatSync(file).isSymbolicLink() ? readlinkSync(file, { encoding: "latin1" }) : /^gitdir: (.*)$/m.exec(readFileSync(file, "latin1"))?.[1];
	const root = `${rawPath(directory)}/`;
	return text?.startsWith(root) ? text.slice(root.length) : void 0;
}
function relink({ from, to, link }) {
	const target = pathOf(to, pathInside(from, link) ?? "");
	const file = onDisk(pathOf(to, link));
	const isLink = lstatSync(file).isSymbolicLink();
	rmSync(file, { force: true });
	if (isLink) symlinkSync(onDisk(target), file);
	else writeFileSync(file, `gitdir: ${target}\n`, "latin1");
}
async function sizeOf(directory, signal) {
	const { stdout } = await runProgram("du", ["-sk", directory], { signal }).catch(() => ({ stdout: "" }));
	return Number.parseInt(stdout, 10) * 1024 || 0;
}
// src/entry/wire/lane-workspaces.ts
/** The workspace of a lane, or of their common original (`lane-setup: copy`). Kept between tasks and jobs. */
const laneWorkspace = ({ home }, lane) => ({
	directory: join(home, "lanes", String(lane), "workspace"),
	stateDir: join(home, "lanes", String(lane), "workspace-state")
});
/** Fills the lanes of a job with copies instead of set-up; undefined if each lane runs set-up. */
function copySetUpOf({ home, settings }, optionsAt, show) {
	const { lanes } = parallelism(settings);
	if (settings["lane-setup"] !== "copy" || lanes === 1 || settings.setup.length === 0) return void 0;
	return setUpCopies(optionsAt(laneWorkspace({ home }, "copy")), {
		onSetUpRan: (bytes) => show({
			kind: "note",
			text: sizeInWords({
				lanes,
				bytes,
				free: freeDisk(home)
			})
		}),
		onUnusable: (why) => show({
			kind: "warning",
			text: `lane-setup: copy cannot be used, so set-up runs in each lane: ${why}`
		})
	});
}
/** Printed before the copies are made; a file system that shares blocks needs less. */
function sizeInWords({ lanes, bytes, free }) {
	return `${plural(lanes, "lane")} and what they are copied from need up to ${formatBytes(bytes * (lanes + 1))} of disk; ${formatBytes(free)} are free`;
}
// src/entry/wire/wire.ts
/** The composition root: the only place that names both ports and adapters. */
async function wire(project, context, request) {
	const { repository, settings } = project;
	const { [laneVariable]: _, ...outer } = context.env;
	const env = {
		...outer,
		[engineMark]: remoteMark(project)
	};
	const envOf = (lane) => settings.lanes === 1 ? env : {
		...env,
		[laneVariable]: String(lane),
		...laneVariables(settings["lane-env"], lane)
	};
	await Promise.all([logsOf(project), request.scratch].map((path) => mkdir(path, {
		recursive: true,
		mode: 448
	})));
	const confinement = await (request.confinement ?? confinementHere(context, settings, project));
	confinement.readBaseFrom?.(request.access.store.git);
	if (settings.setup.length > 0) confinement.unconfined().catch(() => void 0);
	const engineWatches = [...request.watched ? [request.watched] : [], request.access.store.files.watch];
	const watches = watchesOf(project, context, {
		level: confinement.report.level,
		engine: engineWatches
	});
	const { store, remote, state } = request.access;
	const agentContext = {
		tmp: request.scratch,
		programs: project.agents,
		confinement,
		watched: watches.all,
		cancelled: context.cancelled,
		note: (text) => request.show({
			kind: "note",
			text
		})
	};
	const { "consensus-agent": second, "consensus-command": command } = settings;
	const ownCommand = command === void 0 ? {} : { "agent-command": command };
	/** What works in one workspace: the job's own, that of a further lane, or the original that lanes are copied from. */
	const prepareWorkspace = (lane, place) => {
		const runnerContext = {
			confinement,
			workspace: place.directory,
			scratch: request.scratch,
			watches
		};
		const names = settings.lanes === 1 ? [] : Object.keys(laneVariables(settings["lane-env"], lane));
		const laneSettings = {
			...settings,
			"agent-env": [...settings["agent-env"], ...names],
			"check-env": [...settings["check-env"], ...names]
		};
		const environments = {
			env: envOf(lane),
			engine: context.env
		};
		const { setUp, ...checks } = runnersOf({
			...project,
			settings: laneSettings
		}, environments, runnerContext);
		return {
			checks: {
				...checks,
				parcel: parcelIn(parcelFolder(project, context, lane), {
					store,
					scratch: request.scratch
				})
			},
			laneSettings,
			options: {
				store,
				...place,
				workBranch: project.workBranch,
				base: {
					branch: repository.branch ?? repository.defaultBranch ?? "main",
					commit: repository.head
				},
				tags: request.tags,
				setUpInputs: settings["setup-inputs"],
				onSetUpAgain: (why) => request.show({
					kind: "note",
					text: `set-up again: ${why} since it last ran`
				}),
				runCommand: (command, ...args) => {
					request.show({
						kind: "note",
						text: `set-up${lane > 0 ? ` in lane ${lane}` : ""}: ${command}`
					});
					return setUp(command, ...args);
				}
			}
		};
	};
	const copySetUp = copySetUpOf(project, (place) => prepareWorkspace(0, place).options, request.show);
	const workspacePorts = (lane, place) => {
		const { checks, laneSettings, options } = prepareWorkspace(lane, place);
		return {
			...checks,
			agent: agents[settings.agent].create(laneSettings, {
				...agentContext,
				environment: envOf(lane)
			}),
			workspace: ownWorkspace({
				...options,
				copySetUp
			})
		};
	};
	const parcel = parcelIn(parcelFolder(project, context, 0), {
		store,
		scratch: request.scratch
	});
	const first = {
		...workspacePorts(request.lane ?? 0, request.workspace),
		parcel
	};
	const lanes = /* @__PURE__ */ new Map([[0, first]]);
	return {
		store: state,
		olderRun: olderRunReader(project, context, request),
		workBranch: workBranchAt({
			store,
			remote,
			ref: project.workRef,
			author: identityIn(project.settings.author) ?? ralphIdentity,
			committer: committerOf(project),
			now: context.now,
			sign: settings["commit-mode"] === "api" ? request.sign : void 0
		}),
		...first,
		lane(number) {
			const ports = lanes.get(number) ?? workspacePorts(number, laneWorkspace(project, number));
			lanes.set(number, ports);
			return ports;
		},
		...second !== void 0 && { secondAgent: agents[second].create({
			...settings,
			agent: second,
			...ownCommand
		}, {
			...agentContext,
			environment: envOf(0)
		}) },
		confinement: confinedAt(confinement, settings, {
			context,
			shape: request.shape ?? "own machine"
		}),
		base: request.base,
		steering: steeringOf(project, context, confinement),
		embedded: trustedFilesIn(installedPath("templates")),
		orderSource: inboxOf(project, request.access, context.now),
		...noPlatform,
		uncommitted: repository.uncommitted,
		takeNetworkRefusals: confinement.takeRefusals ?? (() => []),
		editsNow: () => editsNow(project),
		credentialShapes: credentialShapes(),
		freeRoom: freeRoomAt(project.home),
		clock: systemClock(context.now),
		withinTime: withTimeout(2e4),
		liveness: request.liveness,
		show: request.show,
		redact: redactor(project.secrets),
		clean: secretRemover(project.secrets)
	};
}
/** In a workflow, artifacts are made from it and unpacked into it; further lanes have folders of their own. */
const parcelFolder = ({ home }, { checkout }, lane) => join(checkout ? join(checkout.temp, "ralph-parcel") : join(home, "parcel"), ...lane === 0 ? [] : [String(lane)]);
/** As configured, else the repository's user, else ralph itself (docs/design.md#identity). */
function committerOf({ settings, repository }) {
	const { name, email } = repository.user;
	return identityIn(settings.committer) ?? (name && email ? {
		name,
		email
	} : ralphIdentity);
}
/** `Name <mail>` as its parts. */
function identityIn(text) {
	const [, name, email] = /^\s*([^<>]+?)\s*<([^<>\s]+)>\s*$/.exec(text ?? "") ?? [];
	return name !== void 0 && email !== void 0 ? {
		name,
		email
	} : void 0;
}
/** Looks where the new run is stored, then at `origin`, with the user's access to it. */
function olderRunReader(project, context, { access, scratch }) {
	return async (plan, look) => {
		const localRun = await findRun(project, context, {
			access,
			plan
		});
		if (localRun) return look(localRun);
		const { repository, remoteIsOwn } = project;
		if (!remoteIsOwn || repository.origin === null) return void 0;
		const { address: remote, ...credential } = splitCredential(await remoteAddress(repository, "origin", context));
		const carriedConfiguration = (of) => withCredential(repository.carriedConfiguration(of), credential);
		const originProject = {
			...project,
			remote,
			repository: {
				...repository,
				carriedConfiguration
			}
		};
		const originState = await openState(originProject, context, { home: join(scratch, "older-run") });
		try {
			const originRun = await findRun(originProject, context, {
				access: originState,
				plan
			});
			return originRun && await look(originRun);
		} finally {
			await originState.store.close();
		}
	};
}
async function findRun({ settings, workRef }, { now }, { access: { store, remote }, plan }) {
	const refs = knownPrefixes(settings["state-ref"]).map((prefix) => stateRefOf(plan, prefix));
	const existing = await remote.refs(refs);
	const ref = refs.find((candidate) => existing.has(candidate));
	if (ref === void 0) return void 0;
	const state = stateStoreAt({
		store,
		remote,
		ref,
		workRef,
		by: ralphIdentity,
		now
	});
	const { run } = await state.load();
	return run ? {
		state: run.state,
		readPast: state.readPast
	} : void 0;
}
// src/entry/wire/job-settings.ts
/** A project as one job's orders. Throws RalphError CHECKS_INVALID, AGENT_COMMAND_MISSING, AGENT_VERSION_WITHOUT_CLAUDE, AUTHOR_INVALID, AUTHOR_WITH_API_COMMITS, COMMITTER_INVALID or MIRROR_WITHOUT_CHECK. */
function jobSettings(project, options = {}) {
	const { repository } = project;
	refuseIncompleteSettings(project);
	const settings = options.checksElsewhere ? {
		...project.settings,
		validate: []
	} : project.settings;
	const checks = options.checks ?? resolveChecks(settings.validate, settings["working-directory"]);
	refuseLooseMirrors(settings, checks);
	const parallel = parallelism(settings);
	const { name, email } = identityIn(settings.author) ?? committerOf(project);
	return {
		planName: project.planName,
		planFile: project.planFile,
		planAtTop: project.planAtTop,
		queue: project.queue,
		document: project.document,
		progress: project.progress,
		asksForNote: project.progress !== null,
		reachedBy: project.reachedBy,
		steeringFiles: project.steeringFiles,
		plan: project.plan,
		planSource: project.planSource,
		planFormat: project.planFormat,
		startedBy: null,
		issue: null,
		byComment: false,
		startsNext: void 0,
		issueOrder: null,
		tells: null,
		base: repository.head,
		baseBranch: repository.branch,
		workBranch: project.workBranch,
		remote: project.remote,
		formerRemote: null,
		consents: false,
		fresh: false,
		skipsWait: false,
		checksElsewhere: false,
		rules: noRules(project),
		...options,
		lanes: parallel.lanes,
		checksAtOnce: parallel.checks,
		checks,
		checksDigest: digestOfChecks(settings.strategy, checks),
		settings,
		secrets: project.secrets,
		signOff: settings["sign-off"] ? `${name} <${email}>` : void 0
	};
}
/** A baseline counts only for the checks and the strategy that it ran with. */
const digestOfChecks = (strategy, checks) => createHash("sha256").update(JSON.stringify([strategy, checks])).digest("hex");
function refuseIncompleteSettings({ settings }) {
	agents[settings.agent].refuse(settings);
	if (settings["commit-mode"] === "api" && settings.author !== void 0) throw new RalphError({
		code: "AUTHOR_WITH_API_COMMITS",
		message: "author is set, but with commit-mode: api GitHub signs for the account of github-token and nobody else."
	});
	for (const role of ["author", "committer"]) {
		const identity = settings[role];
		if (identity === void 0 || /^[^<>]+<[^<>\s]+@[^<>\s]+>\s*$/.test(identity)) continue;
		throw new RalphError({
			code: role === "author" ? "AUTHOR_INVALID" : "COMMITTER_INVALID",
			message: `"${identity}" is not a valid ${role}.`,
			hint: "Write it as \"Name <name@example.com>\"."
		});
	}
}
/** A required status without a check stays pending and blocks every merge. */
function refuseLooseMirrors({ "mirror-status": mirror }, checks) {
	const unmatched = Object.entries(mirror).filter(([, check]) => !checks.some(({ name }) => name === check));
	if (unmatched.length === 0) return;
	const names = checks.map(({ name }) => JSON.stringify(name)).join(", ") || "none";
	const findings = unmatched.map(([name, check]) => `mirror-status: ${name} names the check ${JSON.stringify(check)}`);
	throw new RalphError({
		code: "MIRROR_WITHOUT_CHECK",
		message: `There is no such check: ${findings.join("; ")}.`,
		hint: `Use one of the checks: ${names}.`,
		findings: findings.length > 1 ? findings : []
	});
}
export { leaveCandidateCheckout as a, reviewSizeFindings as c, checkOutCandidate as i, sizeFindings as l, committerOf as n, defaultSizeLimits as o, wire as r, findingSentence as s, jobSettings as t, knownSecrets as u };
