import { i as __toESM } from "./rolldown-runtime.js";
import { a as editsNow, f as agents, i as watchesOf, n as runnersOf, o as confinedAt, r as steeringOf, s as confinementHere, t as logsOf } from "./runners.js";
import { c as noRules, n as placeMark } from "./order-origin.js";
import { $ as engineMark, $n as failpoint, D as knownPrefixes, M as stateRefOf, Pn as gitAt, b as laneVariables, er as RalphError, et as laneVariable, fn as base32At, gn as redactor, pn as base64At, x as lanesOfMachine, y as checksOfMachine } from "./through-proxy.js";
import { a as resolveChecks } from "./checks.js";
import { d as splitCredential, f as withCredential, o as userGit } from "./user-repository.js";
import { o as require_picomatch, t as embeddedRepositoryMatcher } from "./protected-paths.js";
import { a as objectSizes, c as treeDifferences, d as onDisk, f as rawPath, l as bytesOf$1, m as splitNul, n as fileDiffs, p as showPath, t as compareTrees, u as joinNul } from "./compare-trees.js";
import { A as readObjects, E as makeBareDirectory, M as commitObject, N as oidOf, j as treeOf, k as parentsOf } from "./due.js";
import { i as ralphIdentity, n as inboxOf, o as stateStoreAt, r as openState } from "./state-access.js";
import { r as isAboutWorkflows } from "./remote.js";
import { t as historyOf } from "./history.js";
import { i as treeFiles, n as revertTrees, r as treeMerger } from "./merge-trees.js";
import { D as plural, O as thousands, _ as formatBytes, s as withinSentence } from "./one-line.js";
import { _ as listHidden, a as findUnlisted, c as submodulesIn, d as interruptible, f as lookAt, g as hiddenFiles, h as forgetSelfIgnored, i as restoreTree, l as findFile, m as workTree, n as isOwnDirectory, p as newFiles, r as remove, s as isInPlace, t as discard, v as readSelfIgnored, y as rememberSelfIgnored } from "./restore.js";
import { t as addTempFiles } from "./write-files.js";
import { n as systemClock, r as within, t as noPlatform } from "./no-platform.js";
import { t as trustedFilesIn } from "./trusted-files.js";
import { a as installedPath } from "./context.js";
import { u as remoteAddress } from "./state-files.js";
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
	const named = (how, ...forms) => forms.map((form) => ({
		how,
		form
	}));
	const common = [
		...named("plain", value),
		...named("reversed", reversed(value)),
		...named("hex", hex, hex.toUpperCase()),
		...named("base64", ...base64At(bytes))
	];
	if (isPart) return common;
	return [
		...common,
		...named("rot13", value.replace(/[a-z]/gi, rot13)),
		...rareForms(value.slice(-maxRareChars), named)
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
// src/core/guard/readings.ts
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
/**
* Why a symbolic link may not be committed: it is absolute, or leaves the tree by `..` or by way of another link, or
* leads into `.git`. Undefined where it stays inside, whether its target exists or not.
*/
function whyLinkLeaves(targetOf, link) {
	const at = [];
	const ahead = link.split("/");
	for (let hops = 0; ahead.length > 0 && hops <= maxHops;) {
		const step = ahead.shift() ?? "";
		if (step === ".." && at.pop() === void 0) return "a link that leaves the tree";
		if ([
			"",
			".",
			".."
		].includes(step)) continue;
		if (at.length === 0 && isGitLookAlike(step)) return "a link into .git";
		const target = targetOf([...at, step].join("/"));
		if (target === void 0) {
			at.push(step);
			continue;
		}
		if (absolute.test(target)) return "a link to an absolute path";
		ahead.unshift(...components(target));
		hops += 1;
	}
}
/** Links as they lie in a directory. */
const linksIn = (directory) => (path) => {
	const place = bytesOf$1(`${rawPath(directory)}/${path}`);
	try {
		return lstatSync(place).isSymbolicLink() ? readlinkSync(place, "latin1") : void 0;
	} catch {
		return;
	}
};
/** Code points that HFS+ ignores in names (git's `next_hfs_char`). */
const ignoredByHfs = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/**
* Whether some file system would open this name as `.git`: other case, trailing dots and spaces, NTFS streams and short
* names, code points that HFS+ ignores. Git itself refuses to record such a path (`core.protectHFS`, `core.protectNTFS`).
*/
function isGitLookAlike(name) {
	if (name.split("\\").some((part) => /^(\.git|git~1)[. ]*(:.*)?$/is.test(part))) return true;
	return bytesOf$1(name).toString("utf8").replace(ignoredByHfs, "").toLowerCase() === ".git";
}
/** Whether any component of the path is `.git` or looks like it. */
const holdsGitLookAlike = (path) => path.split("/").some(isGitLookAlike);
// src/adapter/git/candidate/receive-candidate.ts
/** The size guard's total, as it compresses at worst, and what a bundle adds. */
const mostBytes$1 = 134217728;
/** A pack that keeps git busy for longer is none that a task made. */
const patienceMs = 18e4;
/**
* Takes in what `sendCandidate` wrote, as hostile input: one commit whose only parent is the checkpoint, or nothing at
* all. It is unpacked in a repository of its own; its objects come into the store only where nothing of them is refused.
* The guards' rules on paths, sizes and secrets are the caller's. The store holds the checkpoint with all its files.
*/
async function receiveCandidate(store, { file, checkpoint, folder }) {
	if (!lstatSync(file, { throwIfNoEntry: false })) return { kind: "missing" };
	const header = await readHead(file);
	const read = "why" in header ? header : readBundleHeader(header.head, checkpoint);
	if ("why" in read) return refused(read.why);
	const quarantine = mkdtempSync(join(folder, "candidate-"));
	try {
		const git = await emptyRepository(store, {
			gitDir: join(quarantine, "candidate.git"),
			checkpoint
		});
		const { commit } = read;
		const unpacked = await unpack$1(git, {
			file,
			commit,
			checkpoint
		});
		if (unpacked !== void 0) return refused(unpacked);
		const tree = (await git({ args: ["rev-parse", `${commit}^{tree}`] })).stdout.toString("utf8").trim();
		const found = await candidateChanges(git, {
			from: checkpoint,
			to: tree
		});
		const odd = found.refused.length > 0 ? void 0 : await adopt(store.git, git, {
			tree,
			checkpoint
		});
		return odd === void 0 ? {
			kind: "received",
			tree,
			...found
		} : refused(odd);
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
async function readHead(file) {
	const stat = lstatSync(file);
	if (!stat.isFile()) return { why: "the bundle is not a file" };
	if (stat.size > mostBytes$1) return { why: `the bundle has ${stat.size} bytes, at most ${mostBytes$1} are accepted` };
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
/** It borrows the store's objects, ends at the checkpoint, and knows no credential. */
async function emptyRepository(store, { gitDir, checkpoint }) {
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
/** Why the pack was not taken; undefined where its commit is there, with all that it needs, on the checkpoint. */
async function unpack$1(git, { file, commit, checkpoint }) {
	const large = [
		"-c",
		"fetch.unpackLimit=1",
		"-c",
		"core.bigFileThreshold=8m"
	];
	const quietly = [
		"--quiet",
		"--no-tags",
		"--no-write-fetch-head",
		"--no-recurse-submodules",
		"--no-auto-maintenance"
	];
	const verified = await fault(git, { args: [
		"bundle",
		"verify",
		"--quiet",
		file
	] });
	const args = [
		...large,
		"fetch",
		...quietly,
		file,
		`${candidateRef}:${candidateRef}`
	];
	const why = verified ?? await fault(git, { args });
	if (why !== void 0) return why;
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
/** What git objects to, in its first words; undefined where it does not. */
async function fault(git, call) {
	try {
		const { code, stderr } = await git({
			...call,
			allow: "any",
			timeoutMs: patienceMs
		});
		return code === 0 ? void 0 : `git does not accept it: ${stderr.trim().split("\n")[0]?.slice(0, 200) ?? ""}`;
	} catch (error) {
		if (error instanceof RalphError && error.code === "GIT_TIMED_OUT") return "git did not finish with it";
		throw error;
	}
}
/**
* The tree's objects as a pack that our own git wrote, checked one by one: what else the bundle held stays behind.
* `transfer.fsckObjects` does nothing for a bundle before git 2.46 (tried).
*/
async function adopt(into, from, { tree, checkpoint }) {
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
	return fault(into, {
		args: [
			"index-pack",
			"--stdin",
			"--strict"
		],
		input: stdout
	});
}
const link = "120000";
const module = "160000";
/**
* What lies between a checkpoint and a tree that others made, and what of it may not be committed at all. The same rules
* as of a capture (`capture.ts`), by git's objects alone: nothing of it was written to a disk yet.
*/
async function candidateChanges(git, { from, to }) {
	const rows = await treeDifferences(git, {
		from,
		to
	});
	const kept = rows.filter(({ status, mode }) => status !== "D" && mode !== module);
	const sizes = await objectSizes(git, kept.map(({ oid }) => oid));
	const files = rows.length > 0 ? await filesOf(git, to) : [];
	const targetOf = kept.some(({ mode }) => mode === link) ? await linksOf(git, files) : () => void 0;
	const isEmbedded = embeddedRepositoryMatcher(files.map(({ path }) => showPath(path)));
	return {
		changes: rows.map((row) => change(row, sizes)),
		refused: rows.flatMap((row) => {
			const why = isEmbedded(showPath(row.path)) ? "a git repository inside the tree" : whyRefused$1(row, targetOf);
			return why === void 0 ? [] : [{
				path: showPath(row.path),
				why
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
	const gone = action === "deleted";
	return {
		path: showPath(path),
		action,
		bytes: gone ? 0 : sizes.get(oid) ?? 0,
		mode: gone ? null : mode
	};
}
function whyRefused$1({ path, before, mode }, targetOf) {
	if (before === module || mode === module) return "a changed submodule";
	if (holdsGitLookAlike(path)) return "a name that some file systems treat as .git";
	if (rawPath(showPath(path)) !== path) return "a name that is not UTF-8";
	if (mode !== link) return void 0;
	return path.endsWith(".gitmodules") ? "a link in place of .gitmodules" : whyLinkLeaves(targetOf, path);
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
	const links = files.filter(({ mode }) => mode === link);
	const found = await readObjects(git, links.map(({ oid }) => oid));
	const targets = new Map(links.map(({ path }, at) => [path, found[at]?.content.toString("latin1")]));
	return (path) => targets.get(path);
}
// src/adapter/git/candidate/parcel.ts
/** A handoff of the largest size, with all that an agent's call can say. */
const mostBytes = 16777216;
/**
* A parcel as two folders, one for each job's artifact: what the agent's job leaves must not be able to speak for the
* checks. `scratch` is a directory of this process.
*/
function parcelIn(folder, { store, scratch }) {
	const folderOf = {
		call: join(folder, "agent"),
		calls: join(folder, "agent"),
		checks: join(folder, "checks")
	};
	const fileOf = (part) => join(folderOf[part], `${part}.json`);
	const bundle = join(folderOf.call, "candidate.bundle");
	return {
		async put(part, text) {
			await mkdir(folderOf[part], { recursive: true });
			await writeFile(`${fileOf(part)}.new`, text);
			await rename(`${fileOf(part)}.new`, fileOf(part));
		},
		async text(part) {
			const stat = lstatSync(fileOf(part), { throwIfNoEntry: false });
			if (stat === void 0) return void 0;
			if (!stat.isFile()) return { why: `${part}.json is not a file` };
			if (stat.size > mostBytes) return { why: `${part}.json has ${stat.size} bytes, at most ${mostBytes} are accepted` };
			return { text: await readFile(fileOf(part), "utf8") };
		},
		async putCommit({ commit, start }) {
			await mkdir(folderOf.call, { recursive: true });
			await sendCandidate(store, {
				commit,
				checkpoint: start,
				file: bundle
			});
		},
		takeCommit: (start) => receiveCandidate(store, {
			file: bundle,
			checkpoint: start,
			folder: scratch
		})
	};
}
/** Writes one commit on its checkpoint as a git bundle, for a job that trusts neither this one nor the file. */
async function sendCandidate({ git }, { commit, checkpoint, file }) {
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
/**
* Checks the commit that waits for its checks out in the runner's checkout, as actions/checkout would: from the remote,
* without a branch. No hook runs, and what a fetch needs of credentials stays in the environment.
*/
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
/** Back to what was checked out before. */
async function leaveCandidate(options) {
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
/** By the rules of secretlint, a quarter of a megabyte of code: jobs that neither run nor take in an agent's work never load it. */
function credentialShapes() {
	let rules;
	const loaded = () => {
		rules ??= import("./secretlint-rules.js");
		return rules;
	};
	return {
		load: async () => void await loaded(),
		find: async (searched) => (await loaded()).findByRules(searched)
	};
}
// src/adapter/git/work/patch-digest.ts
/** The change between two trees without the numbers of its lines, and without the names of the files' versions. */
function patchDigest({ store, remote }) {
	return async ({ from, to, without }) => {
		for (const oid of [from, to]) if (!await store.objects.look(`${oid}^{tree}`)) await remote.fetchCommit(oid);
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
		return createHash("sha256").update(lines.filter((line) => !line.startsWith("index ")).map(withoutPlace).join("\n")).digest("hex");
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
/** `@@ -1,7 +1,6 @@ \u2026`: the place moves with what others landed above it. */
const withoutPlace = (line) => line.startsWith("@@ ") ? "@@" : line;
// src/adapter/git/work/signed-commit.ts
/** Another job of the same run may stage at the same moment. */
const tries$1 = 5;
/**
* The server signs only what it makes itself, of objects that it has: the unsigned commit brings them under a ref that
* is no branch, so that no rule for branches looks at it. Nothing of the run names a commit before it is signed, so
* the state stays the only commit point: a job that dies in between leaves an object that nothing shows.
*/
function signing(options) {
	const { store, remote, sign } = options;
	const staged = `refs/ralph/staged/${options.ref.replace(/^refs\/heads\//, "")}`;
	async function stage(commit) {
		let expected = remote.tip(staged) ?? (await remote.refs([staged])).get(staged) ?? null;
		for (let round = 0; round < tries$1; round++) {
			const result = await remote.push({
				ref: staged,
				oid: commit,
				expected
			});
			if (result.kind === "won") return;
			if (result.kind === "refused") throw notStaged(remote.url, result.why);
			expected = result.actual;
		}
		throw notStaged(remote.url, "other jobs write there at the same time");
	}
	/** The very object, byte by byte; where the server words its answer otherwise, it is fetched. */
	async function adopt({ oid, payload, signature }) {
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
	return async (commit, as) => {
		await stage(commit);
		return adopt(await sign(as));
	};
}
/** The signature is the last header, each of its further lines behind a space. */
function signedObject(payload, signature) {
	const end = payload.indexOf("\n\n");
	const lines = signature.trimEnd().split("\n").join("\n ");
	return `${payload.slice(0, end)}\ngpgsig ${lines}${payload.slice(end)}`;
}
const notStaged = (remote, why) => new RalphError({
	code: "COMMIT_NOT_STAGED",
	message: `${remote} does not accept the objects of a commit that GitHub should sign: ${withinSentence(why)}.`,
	hint: "Allow refs/ralph/staged/ there, or set `commit-mode: git`."
});
// src/adapter/git/work/work-branch.ts
/** Times that a tip of our own, which another job pushed meanwhile, may be in the way. */
const tries = 5;
function workBranchAt(options) {
	const { store, remote, ref, author, committer, now } = options;
	const sign = options.sign && signing({
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
		const at = Math.floor(now() / 1e3);
		const oid = store.writer.add("commit", commitObject({
			tree,
			parents,
			message,
			author,
			committer,
			at
		}));
		store.writer.flush();
		failpoint("work.written");
		return oid;
	};
	/** As the branch will hold it. */
	const commitFor = async (tree, parents, message) => {
		const commit = await commitTree(tree, parents, message);
		return sign ? sign(commit, {
			tree,
			parents,
			message
		}) : commit;
	};
	const write = async ({ tree, parent, second, message, aside = false }) => {
		const parents = second === void 0 ? [parent] : [parent, second];
		for (const oid of parents) await remote.fetchCommit(oid);
		return aside ? commitTree(tree, parents, message) : commitFor(tree, parents, message);
	};
	const merge = async ({ first, second, message, sides }) => {
		const merged = await mergeTrees(first, second, sides);
		if (merged.kind === "conflict") return merged;
		return {
			kind: "merged",
			commit: await commitFor(merged.tree, [first, second], message)
		};
	};
	/** Whether the remote's tip lies behind `commit`, so that moving there loses nothing. */
	const isBehind = async (tip, commit) => {
		await remote.fetchCommit(tip);
		return history.contains(commit, tip);
	};
	const offer = async (commit) => {
		const stable = `${ref}-pending`;
		const tip = (await remote.refs([stable])).get(stable) ?? null;
		const mine = tip === null || await isBehind(tip, commit);
		const name = mine ? stable : `${stable}-${commit.slice(0, 12)}`;
		return (await remote.push({
			ref: name,
			oid: commit,
			expected: mine ? tip : null
		})).kind === "won" ? name.replace(/^refs\/heads\//, "") : commit;
	};
	const refusesWorkflows = async (commit) => {
		if (remote.isPath) return false;
		const trial = `${ref}-trial`;
		const there = (await remote.refs([trial])).get(trial) ?? null;
		const result = await remote.push({
			ref: trial,
			oid: commit,
			expected: there
		});
		if (result.kind === "won") await remote.remove([trial]);
		return result.kind === "refused" && isAboutWorkflows(result.why);
	};
	const refused = async (commit, why) => ({
		kind: "refused",
		why,
		offered: await offer(commit)
	});
	/** One push; `retry` names a tip of our own that may be moved on from. */
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
		return await isBehind(result.actual, commit) ? {
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
		for (let round = 0; round < tries; round++) {
			const result = await publishFrom(commit, from);
			if (result.kind !== "retry") return result;
			from = result.from;
		}
		return refused(commit, `other jobs moved the branch ${tries} times while we pushed`);
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
		patch: patchDigest({
			store,
			remote
		}),
		...treeFiles({
			store,
			remote
		}),
		publish,
		mark: milestoneBranches({
			remote,
			isBehind
		}),
		offer,
		refusesWorkflows,
		madeIn: async (commit) => {
			await remote.fetchCommit(commit);
			return madeCommit((await store.objects.read(commit))?.content.toString("utf8") ?? "");
		},
		changed: async (from, to) => {
			for (const commit of [from, to]) await remote.fetchCommit(commit);
			return (await treeDifferences(store.git, {
				from,
				to
			})).map(({ path }) => showPath(path));
		},
		madeBehind: commitsBehind({
			store,
			remote,
			history
		}),
		find: async (branch) => {
			const name = `refs/heads/${branch}`;
			const { refs, head } = await remote.list([name]);
			return {
				there: refs.has(name),
				defaultBranch: remote.isPath ? null : head
			};
		},
		contains: async (commit, ancestor) => {
			await remote.fetchCommit(commit);
			return history.contains(commit, ancestor);
		}
	};
}
/**
* Finds commits by the history that git's own objects tell: a ref, a graft or a replacement in somebody's repository is
* not asked (`hardenedEnvironment`), and a commit cannot say other parents than it has.
*/
function commitsBehind({ store, remote, history }) {
	return async (tips, { wanted, since }) => {
		const found = /* @__PURE__ */ new Map();
		const look = async (git, tip) => {
			const { stdout } = await git({
				args: [
					"rev-list",
					"--ignore-missing",
					"--stdin"
				],
				input: `${tip}\n^${since}\n`
			});
			const line = new Set(stdout.toString("utf8").split("\n"));
			const here = wanted.filter((oid) => !found.has(oid) && line.has(oid));
			const objects = await readObjects(git, here);
			for (const [at, oid] of here.entries()) found.set(oid, madeCommit(objects[at]?.content.toString("utf8") ?? ""));
			return found.size === wanted.length;
		};
		for (const tip of tips) {
			if (found.size === wanted.length) break;
			await remote.fetchCommit(tip);
			if (!await look(store.git, tip) && (await history.cuts(tip)).length > 0) await history.searched(tip, (git) => look(git, tip));
		}
		return found;
	};
}
/** By its last paragraph alone: the words before it are the agent's. */
function madeCommit(commit) {
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
/** Times that another job may move a branch between our look and our push. */
const milestoneTries = 3;
const refOf = (branch) => `refs/heads/${branch}`;
/**
* The branches of milestones: projections like the work branch, moved forward by compare-and-swap and never back. One
* look a job; after it each push knows what it compares with.
*/
function milestoneBranches(options) {
	const { remote, isBehind } = options;
	/** By branch, as the remote had it last; null where it is missing. */
	const seen = /* @__PURE__ */ new Map();
	async function look(branches) {
		const unknown = branches.filter((branch) => !seen.has(branch));
		if (unknown.length === 0) return;
		const found = await remote.refs(unknown.map(refOf));
		for (const branch of unknown) seen.set(branch, found.get(refOf(branch)) ?? null);
	}
	async function mark(wanted) {
		const { branch } = wanted;
		for (let round = 0; round < milestoneTries; round++) {
			const result = await markOnce(wanted, seen.get(branch) ?? null);
			if (result) return result;
		}
		return {
			branch,
			kind: "refused",
			why: `other jobs moved it ${milestoneTries} times while we pushed`
		};
	}
	/** Undefined where somebody was faster. */
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
		seen.set(branch, result.kind === "won" ? commit : result.actual);
		return result.kind === "won" ? {
			branch,
			kind: "there"
		} : void 0;
	}
	return async (wanted) => {
		await look(wanted.map(({ branch }) => branch));
		const marked = [];
		for (const one of wanted) marked.push(await mark(one));
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
/** What is unpacked at once is in memory: a larger part is not searched, and said to be so. */
const mostAtOnce = 67108864;
/** Two bytes that look like a packed part are met by chance in every large picture; so many are tried. */
const mostTries = 2e4;
/** A package in a package in a package; deeper than that nobody means well. */
const deepest = 3;
const inflate = () => createInflateRaw({
	chunkSize: 65536,
	finishFlush: constants$1.Z_SYNC_FLUSH
});
/** A packed part, or base64 text of one, begins with these bytes. */
const beginnings = [
	{
		magic: Buffer.from([
			31,
			139,
			8
		]),
		as: "gzip",
		open: inflate
	},
	...[
		1,
		94,
		156,
		218
	].map((level) => ({
		magic: Buffer.from([120, level]),
		as: "zlib",
		open: inflate
	})),
	{
		magic: Buffer.from("PK", "latin1"),
		as: "zip",
		open: inflate
	},
	{
		magic: Buffer.from([
			40,
			181,
			47,
			253
		]),
		as: "zstd",
		open: () => zlib.createZstdDecompress({
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
		as: "base64"
	}))
];
/** Formats without a mark of their own: only a whole content is taken for one. */
const guesses = [{
	as: "deflate",
	open: inflate
}, {
	as: "brotli",
	open: () => createBrotliDecompress({
		chunkSize: 65536,
		finishFlush: constants$1.BROTLI_OPERATION_FLUSH
	})
}];
/**
* Everything that is packed in a content, and in that again: gzip, zlib, zip, zstd, also as base64, wherever it begins;
* deflate and brotli from the first byte on. `most` bytes in all are unpacked; what is more is named as not searched.
*/
async function* unpacked(content, most) {
	yield* unpackedIn(content, {
		way: [],
		left: {
			bytes: most,
			tries: mostTries
		}
	});
}
async function* unpackedIn(content, options) {
	const packed = options.way.join(" > ");
	if (options.way.length > deepest) {
		if (parts(content).next().done !== true) yield {
			packed,
			why: tooDeep
		};
		return;
	}
	const iterator = parts(content);
	for (let next = iterator.next(0); next.done !== true;) {
		options.left.tries -= 1;
		if (options.left.tries < 0) {
			yield {
				packed,
				why: "has more packed parts than can be searched for secrets"
			};
			return;
		}
		const part = next.value;
		const out = await unpackPart(content, part, options.left.bytes);
		yield* given(part.as, out, options);
		next = iterator.next(out.end);
	}
	if (!looksBinary(content)) return;
	for (const { as, open } of guesses) yield* given(as, await unpack(open(), content, options.left.bytes), options);
}
/** What came out of one part, and what is packed in that again. */
async function* given(as, { found, isCut }, { way, left }) {
	const next = [...way, as];
	const packed = next.join(" > ");
	left.bytes -= found.length;
	if (found.length > 0) yield {
		packed,
		bytes: found
	};
	if (isCut) yield {
		packed,
		why: `unpacks (${packed}) to more than can be searched for secrets`
	};
	else if (found.length > 0) yield* unpackedIn(found, {
		way: next,
		left
	});
}
/** `end` is where the next part may begin. */
async function unpackPart(content, { at, as, open }, most) {
	if (open === void 0) {
		const text = await base64From(content, at);
		return {
			found: text?.bytes ?? Buffer.alloc(0),
			isCut: false,
			end: text?.end ?? at + 1
		};
	}
	const data = dataOf(content, {
		at,
		as
	});
	const { used, ...out } = await unpack(open(), content.subarray(data), most);
	return {
		...out,
		end: used > 0 ? data + used : at + 1
	};
}
const tooDeep = "is packed in too many layers to be searched for secrets";
/** Places where something packed may begin, in order. `next` is told from where on to look. */
function* parts(content) {
	const marks = beginnings.map((beginning) => ({
		...beginning,
		at: -1
	}));
	let from = 0;
	for (const mark of marks) mark.at = nextOf(content, mark, 0);
	for (;;) {
		const first = marks.reduce((least, mark) => mark.at !== -1 && (least === void 0 || mark.at < least.at) ? mark : least, void 0);
		if (first === void 0) return void 0;
		const { at, as, open } = first;
		from = (yield {
			at,
			as,
			...open && { open }
		}) ?? 0;
		for (const mark of marks) if (mark.at !== -1 && mark.at < from) mark.at = nextOf(content, mark, from);
	}
}
function nextOf(content, { magic, as }, from) {
	let at = content.indexOf(magic, from);
	while (at !== -1 && !isBeginning(content, at, as)) at = content.indexOf(magic, at + 1);
	return at;
}
/** A text of base64 begins where no other text of its letters goes on. */
const isBeginning = (content, at, as) => as !== "base64" || !isBase64(content[at - 1] ?? 0);
const isBase64 = (byte) => /[\w+/]/.test(String.fromCharCode(byte));
/** Where the packed bytes begin behind the header: a zip file has a name in it, a gzip file may. */
function dataOf(content, { at, as }) {
	if (as === "zlib") return at + 2;
	if (as === "zip" && at + 30 <= content.length) return at + 30 + content.readUInt16LE(at + 26) + content.readUInt16LE(at + 28);
	if (as !== "gzip" || at + 12 > content.length) return at;
	const flags = content[at + 3];
	let data = at + 10 + ((flags & 4) === 0 ? 0 : 2 + content.readUInt16LE(at + 10));
	for (const named of [8, 16]) if ((flags & named) !== 0) data = content.indexOf(0, data) + 1 || content.length;
	return data + ((flags & 2) === 0 ? 0 : 2);
}
/** The bytes of a base64 text where they do begin with something packed; it may be broken into lines and strings. */
async function base64From(content, at) {
	const head = Buffer.from(content.toString("latin1", at, at + 1024), "base64");
	const part = parts(head).next().value;
	if (part?.at !== 0 || part.open === void 0) return void 0;
	const { found } = await unpack(part.open(), head.subarray(dataOf(head, part)), 65536);
	if (found.length === 0) return void 0;
	const text = content.toString("latin1", at, at + mostAtOnce);
	const end = text.search(/[^\w+/=\-\s"'`\\,.]/);
	const run = end === -1 ? text : text.slice(0, end);
	return {
		bytes: Buffer.from(run.replace(/[^\w+/=-]|\\n/g, ""), "base64"),
		end: at + run.length
	};
}
function looksBinary(content) {
	const head = content.subarray(0, 512);
	return head.length > 8 && head.some((byte) => byte < 9 || byte > 13 && byte < 27 || byte > 244);
}
/** What comes out until the end, the first fault or the bound; `used` is 0 where it ended with a fault. */
function unpack(stream, input, most) {
	const bound = Math.min(most, mostAtOnce);
	return new Promise((resolve) => {
		const chunks = [];
		let bytes = 0;
		const end = (isCut, used) => {
			stream.removeAllListeners("data");
			resolve({
				found: Buffer.concat(chunks),
				isCut,
				used
			});
			stream.destroy();
		};
		stream.on("data", (chunk) => {
			if (bytes + chunk.length > bound) return end(true, 0);
			chunks.push(chunk);
			bytes += chunk.length;
		});
		stream.on("error", () => end(false, 0));
		stream.on("end", () => end(false, stream.bytesWritten));
		stream.end(input);
	});
}
// src/adapter/git/store/changed-lines.ts
/** The lines of each changed text file between two trees; a file that was moved counts by what changed in it. */
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
/** Git counts no lines of a binary file. */
const countOf = (text = "-") => text === "-" ? 0 : Number(text);
/**
* A bound on what `changedLines` counts between two trees, read through the reader that is open anyway: all lines of each
* differing file, before and after. Reads no further once it is above `limit`.
*/
async function boundOfChangedLines(objects, { from, to, limit }) {
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
* Compares names, and of each tracked file what the kernel says, with the index. No content is read, however large
* somebody made a file, no process is started, and no folder entered that holds nothing tracked. Submodules are left out.
* `known` are paths as git lists what is ignored or new: of a folder with a trailing `/`.
*/
function filesNow({ directory, index }, known = /* @__PURE__ */ new Set()) {
	const root = `${rawPath(directory)}/`;
	const written = statSync(index, { throwIfNoEntry: false });
	const folders = byFolder(written ? readIndex(readFileSync(index)) : []);
	const youngest = (written?.mtimeMs ?? 0) - tickMs;
	const touched = [];
	let hasUnknown = false;
	const pending = [""];
	for (let folder = pending.pop(); folder !== void 0; folder = pending.pop()) {
		const files = folders.get(folder) ?? /* @__PURE__ */ new Map();
		folders.delete(folder);
		for (const name of namesIn$2(root, folder)) if (folders.has(name)) pending.push(name);
		else hasUnknown ||= name !== ".git" && name !== ".git/" && !files.has(name) && !known.has(name);
		for (const file of files.values()) touched.push(...compared(root, file, youngest));
	}
	const gone = [...folders.values()].flatMap((files) => [...files.values()]);
	return {
		touched: [...touched, ...gone.map((file) => touchedFile(file, {
			gone: true,
			differs: true
		}))],
		hasUnknown
	};
}
const touchedFile = ({ mode, oid, path }, how) => ({
	mode,
	oid,
	path,
	...how
});
function compared(root, file, youngest) {
	const stat = look(onDisk(root + file.path));
	if (stat !== void 0 && isSame(stat, file)) return Math.max(stat.ctimeMs, stat.mtimeMs) < youngest ? [] : [touchedFile(file, {
		gone: false,
		differs: false
	})];
	return [touchedFile(file, {
		gone: stat === void 0,
		differs: true
	})];
}
/** The clock of a file system moves by the kernel's ticks: 4 ms, or 10. */
const tickMs = 10;
/** Every folder that a tracked file is in, with the files that are right in it. */
function byFolder(files) {
	const folders = /* @__PURE__ */ new Map([["", /* @__PURE__ */ new Map()]]);
	for (const file of files) {
		if (file.mode === "160000") continue;
		const folder = file.path.slice(0, file.path.lastIndexOf("/") + 1);
		for (let outer = folder; !folders.has(outer); outer = outer.slice(0, outer.lastIndexOf("/", outer.length - 2) + 1)) folders.set(outer, /* @__PURE__ */ new Map());
		folders.get(folder)?.set(file.path, file);
	}
	return folders;
}
/** No program can choose a change time. Windows has neither that nor inodes as git knows them. */
const isSame = (stat, known) => stat.mtimeMs === known.mtimeMs && stat.size % 2 ** 32 === known.size && (process.platform === "win32" || stat.ctimeMs === known.ctimeMs && stat.ino % 2 ** 32 === known.ino);
/** Undefined also where a folder above it is closed by now, or is none. */
function look(place) {
	try {
		return lstatSync(place, { throwIfNoEntry: false });
	} catch {
		return;
	}
}
/** Of folders with a trailing `/`. */
function namesIn$2(root, folder) {
	try {
		return readdirSync(onDisk(root + folder), {
			encoding: "latin1",
			withFileTypes: true
		}).map((entry) => folder + entry.name + (entry.isDirectory() ? "/" : ""));
	} catch {
		return [];
	}
}
/**
* The entries of an index without a process of git's: gitformat-index(5), versions 2 and 3, which git writes unless it is
* told otherwise. Throws RalphError GIT_FAILED for anything else.
*/
function readIndex(content) {
	const oidBytes = [...hashes].find(([name, bytes]) => isSealed(content, name, bytes))?.[1];
	if (oidBytes === void 0 || content.toString("latin1", 0, 4) !== "DIRC" || content.readUInt32BE(4) > 3) throw damaged();
	const count = content.readUInt32BE(8);
	const files = [];
	for (let at = 12; files.length < count;) {
		const flags = at + 40 + oidBytes;
		const start = flags + (content.readUInt16BE(flags) & isExtended ? 4 : 2);
		const end = content.indexOf(0, start);
		files.push({
			mode: content.readUInt32BE(at + 24).toString(8),
			oid: content.toString("hex", at + 40, flags),
			path: content.toString("latin1", start, end),
			ctimeMs: momentAt(content, at),
			mtimeMs: momentAt(content, at + 8),
			ino: content.readUInt32BE(at + 20),
			size: content.readUInt32BE(at + 36)
		});
		at += end - at + 8 & -8;
	}
	return files;
}
const isExtended = 16384;
const hashes = /* @__PURE__ */ new Map([["sha1", 20], ["sha256", 32]]);
/** It ends with the hash of all before, of the kind that the repository names objects by. */
function isSealed(content, name, bytes) {
	if (content.length < 12 + bytes) return false;
	const [body, seal] = [content.subarray(0, -bytes), content.subarray(-bytes)];
	return createHash(name).update(body).digest().equals(seal);
}
/** As Node puts seconds and nanoseconds into one number. */
const momentAt = (content, at) => content.readUInt32BE(at) * 1e3 + content.readUInt32BE(at + 4) / 1e6;
const damaged = () => new RalphError({
	code: "GIT_FAILED",
	message: "The engine's index of the workspace is damaged.",
	hint: "Run again: the workspace is then filled again."
});
// src/adapter/git/workspace/oversized-files.ts
/**
* Removes tracked files that were made larger than any that may be committed, and returns them: a look by git could read
* one to the end, and a sparse file of 4 TB takes it hours. They come back as they were with the next restore.
*/
async function dropOversized(tree, objects) {
	const found = [];
	for (const { path, oid } of filesNow(tree).touched) {
		const place = bytesOf$1(`${rawPath(tree.directory)}/${path}`);
		const bytes = sizeOf$2(place);
		if (bytes <= defaultSizeLimits.fileBytes) continue;
		if ((await objects.look(oid))?.size === bytes) continue;
		remove(place);
		found.push({
			path,
			bytes
		});
	}
	return found;
}
/** 0 for what is no file. */
function sizeOf$2(place) {
	try {
		const stat = lstatSync(place);
		return stat.isFile() ? stat.size : 0;
	} catch {
		return 0;
	}
}
// src/adapter/git/workspace/stage.ts
/** Beyond so many files that git cannot read, the rest is not looked at one by one. */
const maxSingles = 20;
/** Takes paths out of the private index. */
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
/**
* Reads files into the store, once, and records them in the private index. A file that git cannot take (unreadable, an
* encoding that its attributes demand and it does not have) does not spoil the others: it comes back by name.
*/
async function stage(tree, paths) {
	const refused = [];
	const add = async (some) => {
		if (some.length === 0) return;
		const fault = await update(tree, some);
		if (fault === void 0) return;
		if (some.length === 1 || refused.length >= maxSingles) {
			for (const path of some) refused.push({
				path,
				why: `git cannot record it: ${fault}`
			});
			return;
		}
		const half = Math.ceil(some.length / 2);
		await add(some.slice(0, half));
		await add(some.slice(half));
	};
	await add(paths);
	return refused;
}
/** Git's words where it took nothing, undefined where it took everything. */
async function update(tree, paths) {
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
/**
* Reads the workspace once and writes what differs from the checkpoint, which the index holds, as a tree.
* Promises that no path of `refused` is in the tree with other content than the checkpoint has there.
*/
async function captureTree(tree, checkpoint, objects) {
	const oversized = await dropOversized(tree, objects);
	const { entries, gone: missing, changed, untracked, ignored } = await lookAt(tree);
	const gone = missing.filter((path) => !oversized.some((file) => file.path === path));
	const { filled, empty } = await submodulesIn(tree, entries);
	const skipped = [...ignored, ...filled.map(({ path }) => `${path}/`)];
	const { unlisted } = findUnlisted(tree.directory, {
		ignored: skipped,
		submodules: empty,
		unlock: false
	});
	const changedModules = (await changedSubmodules(tree, filled, objects)).map((path) => ({
		path,
		why: unlistedReason.submodule
	}));
	const judged = judge(tree.directory, [...changed, ...outsideNested(untracked, unlisted)]);
	const size = judgeSize(oversized, judged.sizes);
	const hidden = listHidden(await hiddenFiles(tree, ignored, entries));
	const filtered = [...embeddedFiles({
		entries,
		gone,
		accepted: judged.accepted
	}), ...await filteredFiles(tree, judged.accepted, entries)];
	const kept = new Set([...filtered, ...size.unread].map(({ path }) => path));
	await unstage(tree, gone.filter((path) => !kept.has(path)));
	const unreadable = await stage(tree, judged.accepted.filter((path) => !kept.has(path)));
	failpoint("workspace.staged");
	const written = (await tree.git({ args: ["write-tree"] })).stdout.toString("utf8").trim();
	failpoint("workspace.tree-written");
	const { changes, blobs } = await changesIn(objects, checkpoint, written);
	return {
		tree: written,
		changes,
		blobs,
		hidden,
		ignored,
		refused: [...[
			...unlisted.flatMap(refusedUnlisted),
			...changedModules,
			...judged.refused,
			...filtered,
			...unreadable
		].map(({ path, why }) => ({
			path: showPath(path),
			why
		})), ...size.findings]
	};
}
/** What was changed in a directory that then is a repository as plain files; one that is untouched may stay. */
function embeddedFiles(options) {
	const { entries, gone, accepted } = options;
	if (gone.length + accepted.length === 0) return [];
	const missing = new Set(gone);
	const left = entries.flatMap(({ path }) => missing.has(path) ? [] : path);
	const isIn = embeddedRepositoryMatcher([...left, ...accepted].map(showPath));
	return [...accepted, ...gone].flatMap((path) => isIn(showPath(path)) ? {
		path,
		why: unlistedReason.git
	} : []);
}
/** Whether git takes a directory with a `.git` for a repository depends on what that names; for us it always is one. */
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
function judge(directory, paths) {
	const found = {
		accepted: [],
		refused: [],
		sizes: []
	};
	const shown = /* @__PURE__ */ new Set();
	for (const path of paths) {
		if (path.endsWith("/")) continue;
		const stat = lstatSync(bytesOf$1(`${rawPath(directory)}/${path}`), { throwIfNoEntry: false });
		const why = whyRefused(directory, path, stat?.isSymbolicLink() === true) ?? whyAmbiguous(path, shown);
		if (why !== void 0) found.refused.push({
			path,
			why
		});
		else {
			found.accepted.push(path);
			found.sizes.push({
				path,
				bytes: stat?.isFile() ? stat.size : 0
			});
		}
	}
	return found;
}
function whyRefused(directory, path, isLink) {
	if (holdsGitLookAlike(path)) return "a name that some file systems treat as .git";
	if (!isLink) return void 0;
	return path.endsWith(".gitmodules") ? "a link in place of .gitmodules" : whyLinkLeaves(linksIn(directory), path);
}
/** What git must not even read: files that are too large, or all of them where they are too many or too large together. */
function judgeSize(oversized, sizes) {
	const shown = ({ path, bytes }) => ({
		path: showPath(path),
		bytes
	});
	const isLarge = ({ bytes }) => bytes > defaultSizeLimits.fileBytes;
	const rest = sizes.filter((file) => !isLarge(file));
	return {
		findings: sizeFindings([...oversized, ...sizes].map(shown)),
		unread: sizeFindings(rest.map(shown)).length > 0 ? sizes : sizes.filter(isLarge)
	};
}
/** Two names that print alike could hide one behind the other in reports and guards. */
function whyAmbiguous(path, shown) {
	const name = showPath(path);
	if (shown.has(name)) return "a name that looks like another one";
	shown.add(name);
}
/** What the written tree holds otherwise than the checkpoint. */
async function changesIn(objects, checkpoint, written) {
	const rows = (await compareTrees(objects, checkpoint, written)).map(({ path, ...row }) => ({
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
			bytes: (await objects.look(now.oid))?.size ?? 0,
			mode: now.mode
		};
	});
	const blobs = new Map(rows.flatMap(({ path, now }) => now === null ? [] : [[path, now]]));
	return {
		changes: await Promise.all(changes),
		blobs
	};
}
/** The submodules in which something was changed, ignored files excepted; nested ones count as a change of their own. */
async function changedSubmodules(outer, submodules, objects) {
	const found = [];
	for (const submodule of submodules) if (!isInPlace(outer, submodule) || await isChanged(submodule.tree, objects)) found.push(submodule.path);
	return found;
}
async function isChanged(tree, objects) {
	if (existsSync(join(tree.directory, ".git"))) return true;
	if ((await dropOversized(tree, objects)).length > 0) return true;
	const { gone, changed, untracked, ignored, entries } = await lookAt(tree);
	if (gone.length + changed.length + untracked.length > 0) return true;
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
/** Filters whose files git holds in another form on purpose: elsewhere, or encrypted. The engine runs none of them. */
const keepers = /* @__PURE__ */ new Set([
	"lfs",
	"git-crypt",
	"crypt",
	"annex"
]);
const pointerStart = "version https://git-lfs.github.com/spec/v1\n";
/**
* Changed files that one of those filters keeps: their content would be committed as it is, half outside of git-lfs or
* unencrypted. An LFS pointer is what git holds anyway and passes. The checkpoint's attributes and the new ones count,
* so that an attempt cannot take the filter away and commit the content at once. Promises: the index is the checkpoint's.
*/
async function filteredFiles(tree, paths, entries) {
	const isAttributes = (path) => /(^|\/)\.gitattributes$/.test(path);
	if (paths.length === 0 || !(entries.some(({ path }) => isAttributes(path)) || paths.some(isAttributes))) return [];
	const found = await Promise.all([filters(tree, paths, ["--cached"]), filters(tree, paths, [])]);
	return [...new Map(found.flat())].flatMap(([path, filter]) => filter === "lfs" && isPointer(tree.directory, path) ? [] : [{
		path,
		why: `is kept by the filter "${filter}", which ralph does not run: its raw content would be committed`
	}]);
}
async function filters(tree, paths, flags) {
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
	const found = [];
	for (let at = 0; at + 2 < fields.length; at += 3) {
		const [path = "", , value = ""] = fields.slice(at, at + 3);
		if (keepers.has(value)) found.push([path, value]);
	}
	return found;
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
/** A copy that lives as long as its engine takes what is packed as it is; looking for more to save costs more. */
const unsearched = [
	"-c",
	"pack.window=0",
	"-c",
	"pack.compression=1"
];
/** One pack a fetch, since a copy of many loose objects is slow; and what the store holds has been checked. */
const once = [
	"-c",
	"fetch.unpackLimit=1",
	"-c",
	"fetch.fsckObjects=false"
];
/** Copies history from the store into another git directory; where there is much of it, only the newest part. */
function historySource(options) {
	const { store, git, base } = options;
	let long;
	const isLong = async () => {
		long ??= objectBytes(store.gitDir) > (options.wholeHistoryLimit ?? 1e8);
		return long;
	};
	const look = () => Promise.all([options.tags(), isLong()]);
	let looked;
	const fetch = async (oids, more = []) => {
		const flags = [
			"--quiet",
			"--no-tags",
			"--no-write-fetch-head",
			"--recurse-submodules=no",
			"--update-shallow"
		];
		await git({
			args: [
				...once,
				"fetch",
				...flags,
				...more,
				"--stdin",
				pathToFileURL(store.gitDir).href
			],
			input: [...new Set(oids)].map((oid) => `${oid}\n`).join("")
		});
	};
	const packs = join(options.template, "objects", "pack");
	/** A history that is cut off, or of which a promisor holds a part, is the business of `fetch`. */
	const isEmpty = () => !(existsSync(packs) && readdirSync(packs).length > 0) && !existsSync(join(store.gitDir, "shallow"));
	/** What `fetch` would bring into an empty directory, by one process and not by six. */
	const packAll = async (oids) => {
		mkdirSync(packs, { recursive: true });
		await store.git({
			args: [
				...unsearched,
				"pack-objects",
				"--quiet",
				"--revs",
				"--delta-base-offset",
				join(packs, "pack")
			],
			input: [...new Set(oids)].map((oid) => `${oid}\n`).join("")
		});
	};
	return {
		/** Looks up what the next `fetch` has to know. */
		lookAhead() {
			looked = look();
			looked.catch(() => void 0);
		},
		/** The commit without its history. */
		fetchTip: (commit) => fetch([commit], ["--depth=1"]),
		/** Makes `commit`, the base and the tags present; returns the tags that are. */
		async fetch(commit) {
			const tips = [commit, base.commit];
			const [tags, newestOnly] = await (looked ?? look());
			looked = void 0;
			if (!newestOnly) {
				const all = [...tips, ...tags.map(({ oid }) => oid)];
				await (isEmpty() ? packAll(all) : fetch(all));
				return tags;
			}
			await fetch(tips, [`--depth=${depth}`]);
			const near = await tagsWithin(tags);
			if (near.length > 0) await fetch(near.map(({ oid }) => oid));
			return near;
		}
	};
	/** Tags whose commit has been copied: any other one would bring its own history along. */
	async function tagsWithin(tags) {
		const commits = await resolveEach(store.git, tags.map(({ oid }) => `${oid}^{commit}`));
		const present = await resolveEach(git, commits.map((oid) => oid ?? "none"));
		return tags.filter((_, at) => present[at] !== void 0);
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
/** Bytes of packs and loose objects in a git directory and in those that it borrows from. */
function objectBytes(gitDir) {
	const seen = /* @__PURE__ */ new Set();
	const count = (objects) => {
		if (seen.has(objects) || !existsSync(objects)) return 0;
		seen.add(objects);
		const own = namesIn$1(objects).filter((name) => name === "pack" || /^[0-9a-f]{2}$/.test(name)).flatMap((folder) => namesIn$1(join(objects, folder)).map((name) => sizeOf$1(join(objects, folder, name))));
		const list = join(objects, "info", "alternates");
		const others = existsSync(list) ? readFileSync(list, "utf8").split("\n").filter((line) => line !== "") : [];
		return [...own, ...others.map((other) => count(resolve(objects, other)))].reduce((sum, bytes) => sum + bytes, 0);
	};
	return count(join(gitDir, "objects"));
}
/** The user's own git may remove an object at any moment. */
const sizeOf$1 = (file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
/** A `git gc` of the user's may have removed it since it was listed. */
function namesIn$1(folder) {
	try {
		return readdirSync(folder);
	} catch (error) {
		if (error.code === "ENOENT") return [];
		throw error;
	}
}
// src/adapter/git/workspace/disposable-git.ts
/** Each fetch leaves a pack; so many are gathered before the template is made anew. */
const maxPacks = 10;
/**
* The `.git` that the agent and the checks see: work branch at the checkpoint, `origin/<base>`, tags and history, and
* nothing that leads to the store, the user's repository or a remote. Kept as a template and copied for each iteration.
*/
function disposableGit(options) {
	const { template } = options;
	const { files, env } = options.store;
	const source = historySource({
		...options,
		git: gitAt(template, env, files)
	});
	let filledFor;
	let heads = "";
	/** Files of its packs as they were left: others mean that something tore it. */
	let left = "";
	const fill = async (commit, whole) => {
		failpoint("template.fill");
		if (packs(template) > maxPacks) rmSync(template, {
			recursive: true,
			force: true
		});
		if (!files.keeps(template)) keepObjectsAlone(template);
		const objectFormat = commit.length === 64 ? "sha256" : "sha1";
		mkdirSync(join(template, "objects"), { recursive: true });
		mkdirSync(join(template, "refs"), { recursive: true });
		writeFileSync(join(template, "HEAD"), `ref: refs/heads/${options.workBranch}\n`);
		writeFileSync(join(template, "config"), configText(objectFormat, contentLines(options.store.contentSettings)));
		const refs = [{
			oid: commit,
			ref: `refs/heads/${options.workBranch}`
		}];
		files.keep(template);
		if (whole) refs.push(...await fillHistory(commit));
		else await source.fetchTip(commit);
		heads = refs.slice(1).map(({ oid, ref }) => `${oid} ${ref}\n`).join("");
		moveTo(commit);
		failpoint("template.filled");
	};
	const moveTo = (commit) => {
		writeFileSync(join(template, "packed-refs"), `${commit} refs/heads/${options.workBranch}\n${heads}`);
		files.keep(template, ["packed-refs"]);
		filledFor = commit;
		left = packFiles(template).join();
	};
	/** The usual case: one commit on top of what is here already, which is one small pack and no fetch. */
	const addOne = async (commit) => {
		if (filledFor === void 0 || packFiles(template).join() !== left || packs(template) >= maxPacks) return false;
		const parents = await parentsOf(options.store, commit);
		if (parents.length !== 1 || parents[0] !== filledFor) return false;
		failpoint("template.add");
		await options.store.git({
			args: [
				...unsearched,
				"pack-objects",
				"--quiet",
				"--revs",
				join(template, "objects", "pack", "pack")
			],
			input: `${commit}\n^${filledFor}\n`
		});
		moveTo(commit);
		failpoint("template.added");
		return true;
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
	const anew = (next) => async () => {
		rmSync(template, {
			recursive: true,
			force: true
		});
		await next();
	};
	/** Makes the template ready for a commit; the workspace is not touched. */
	const prepare = async (commit) => {
		if (filledFor === commit || await addOne(commit)) return;
		await firstThatGitAllows([
			() => fill(commit, true),
			anew(() => fill(commit, true)),
			anew(() => fill(commit, false))
		]);
	};
	/** Puts a fresh copy at `target`, where nothing may be; `index` is one whose stat data belongs to the work tree. */
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
function keepObjectsAlone(template) {
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
async function firstThatGitAllows(attempts) {
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
/** Node's own `cpSync` looks at each file several times. */
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
const packs = (template) => packFiles(template).filter((name) => name.endsWith(".pack")).length;
/** Without these the agent's `git status` would show files that nobody touched. */
function contentLines(entries) {
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
/** Beyond so many files only their directories are looked at, which shows what came and went there. */
const maxFiles = 2e5;
/** Programs that checks start by name: looked at however many other files there are. */
const programFolder = /(?:^|\/)(?:\.bin|bin|Scripts)\/$/;
/** What tools fill while they run and can do without: removing it is enough. */
const cache = /(^|\/)(\.cache|\.vite|\.vite-temp|__pycache__|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.turbo|\.nyc_output)\//;
const isCache = (unit) => cache.test(unit);
/**
* Size, mode, inode and change time of every file below `units`; no content is read and no link followed. The kernel
* sets the change time and no program can choose it: an edit that restores size and mtime is seen.
*/
function ignoredFiles(directory, units, limit = maxFiles) {
	const root = `${rawPath(directory)}/`;
	const room = {
		left: limit,
		programs: maxFiles
	};
	return new Map(units.map((unit) => [unit, walk(root, unit, room)]));
}
/** Looks at the files of a folder as long as there is room for more. */
function stamping(folder, room) {
	const holdsPrograms = programFolder.test(folder);
	return (place) => {
		if (holdsPrograms && room.programs-- > 0) return programStamp(place);
		return room.left-- > 0 ? stampOf(place) : void 0;
	};
}
/** By folder: 30,000 whole paths would cost a third more than to look at the files (measured). */
function walk(root, unit, room) {
	if (!unit.endsWith("/")) return /* @__PURE__ */ new Map([[unit, /* @__PURE__ */ new Map([["", stampOf(root + unit)]])]]);
	const files = /* @__PURE__ */ new Map();
	const folders = [unit];
	for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) {
		const found = /* @__PURE__ */ new Map();
		const place = root + folder;
		const stamp = stamping(folder, room);
		for (const entry of list(place)) if (entry.isDirectory()) folders.push(`${folder}${entry.name}/`);
		else {
			const written = stamp(place + entry.name);
			if (written !== void 0) found.set(entry.name, written);
		}
		if (room.left < 0) found.set("", stampOf(place));
		files.set(folder, found);
	}
	return files;
}
function stampOf(place) {
	const stat = lstatSync(onDisk(place), { throwIfNoEntry: false });
	return stat === void 0 ? "gone" : `${stat.ctimeMs} ${stat.size} ${stat.ino} ${stat.mode}`;
}
/** A link in a folder of programs is as good as the file that it leads to. */
function programStamp(place) {
	const link = stampOf(place);
	try {
		const target = statSync(onDisk(place));
		return `${link} ${target.ctimeMs} ${target.size} ${target.ino} ${target.mode}`;
	} catch {
		return link;
	}
}
function list(place) {
	try {
		return readdirSync(onDisk(place), {
			encoding: "latin1",
			withFileTypes: true
		});
	} catch {
		return [];
	}
}
/** Paths that differ, and what has to be removed so that none of it is left. */
function differences(before, after) {
	const paths = [];
	const units = /* @__PURE__ */ new Set();
	for (const unit of /* @__PURE__ */ new Set([...before.keys(), ...after.keys()])) for (const path of differing$1(before.get(unit), after.get(unit))) {
		paths.push(path);
		units.add(cachePart(path) ?? unit);
	}
	return {
		paths: paths.sort(),
		units: [...units].sort()
	};
}
function differing$1(before = /* @__PURE__ */ new Map(), after = /* @__PURE__ */ new Map()) {
	return [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])].flatMap((folder) => {
		const [was, is] = [before.get(folder) ?? none, after.get(folder) ?? none];
		return [...is.keys(), ...[...was.keys()].filter((name) => !is.has(name))].filter((name) => was.get(name) !== is.get(name)).map((name) => folder + name);
	});
}
const none = /* @__PURE__ */ new Map();
function cachePart(path) {
	const match = cache.exec(path);
	return match ? path.slice(0, match.index + match[0].length) : void 0;
}
/**
* Whether a workspace has only ever held the user's own commit: set-up commands may then run as the user would run
* them. A marker on disk says that it has not, over failed attempts and killed engines.
*/
function untouchedSince(marker, base) {
	const end = () => {
		mkdirSync(dirname(marker), { recursive: true });
		writeFileSync(marker, "");
	};
	return {
		/** Everything in it was thrown away. */
		begin: () => rmSync(marker, { force: true }),
		/** An agent comes. */
		end,
		/** Any other commit may hold what an agent wrote. */
		layOut(commit) {
			if (commit !== base.commit) end();
		},
		isUntouched: (commit) => commit === base.commit && !existsSync(marker)
	};
}
const maxListed = 20;
/** In the place of paths: somebody may be at work in the tree; and: somebody was, and nobody knows what is left. */
const watching = "?";
const unknown = "!";
/**
* Notices what an agent does to the ignored files, where no diff shows it: a change to `node_modules/.bin/x` turned a
* red check green (measured). What was touched is remembered on disk until the set-up commands have made it anew, over
* failed attempts and killed engines.
*/
function environmentWatch(tree) {
	const file = join(tree.stateDir, "touched-environment");
	let before;
	const touched = () => existsSync(file) ? splitNul(readFileSync(file)) : [];
	const remember = (units) => writeFileSync(file, joinNul([...new Set(units)]));
	const look = (ignored) => ignoredFiles(tree.directory, unitsOf(tree, ignored));
	return {
		/** From here on whoever works in the tree may be the agent. `ignored` is what git has just found there. */
		begin(ignored) {
			before = look(ignored);
			remember([...touched().map((unit) => unit === watching ? unknown : unit), watching]);
		},
		/** What differs since `begin`; may be asked again. */
		end(ignored) {
			if (before === void 0) return {
				paths: [],
				total: 0
			};
			const { paths, units } = differences(before, look(ignored));
			remember([...touched().filter((unit) => unit !== watching), ...units]);
			return {
				paths: paths.slice(0, maxListed).map(showPath),
				total: paths.length
			};
		},
		/** Removes what was touched, so that set-up commands make it anew; whether they have to run. */
		async clear() {
			const units = touched().filter((unit) => unit !== watching);
			const gone = units.includes(unknown) ? unitsOf(tree, (await lookAt(tree)).ignored) : units;
			for (const path of gone) removeInside(tree.directory, path.replace(/\/$/, ""));
			return gone.some((path) => !isCache(path));
		},
		/** The environment is as the set-up commands left it; where there are none, it is what it is. `ignored`: what git sees, if nobody else has worked here. */
		trust(ignored) {
			rmSync(file, { force: true });
			if (ignored) before = look(ignored);
		},
		/** An agent begins: if its engine dies, nobody knows what it did. */
		watch: () => remember([...touched().filter((unit) => unit !== watching), watching])
	};
}
/** What is ignored, as few paths as possible; a directory that ignores itself (a virtual environment) is one of them. */
function unitsOf(tree, ignored) {
	const folders = [...readSelfIgnored(tree)].filter((folder) => folder !== "");
	const inside = (path) => folders.some((folder) => path.startsWith(folder));
	return [...folders, ...ignored.filter((path) => !inside(path))];
}
/** Never by way of a link that took the place of a directory: what it leads to is not ours. */
function removeInside(directory, path) {
	const parts = path.split("/");
	const places = parts.map((_, at) => bytesOf$1([rawPath(directory), ...parts.slice(0, at + 1)].join("/")));
	const isLink = (place) => lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() === true;
	const whole = places.pop();
	if (whole !== void 0 && !places.some(isLink)) remove(whole);
}
// src/adapter/git/workspace/put-back.ts
/** A file above this that was touched is written anew without a look at what it holds. */
const readBytes = 67108864;
/**
* Puts tracked files back to what the index holds, byte by byte: git alone calls a file unchanged that is the same after
* a conversion, by attributes that whoever changed it may have written. No process is started where nothing was touched
* and no name is new; `known` are names that are not.
*/
async function putBack(tree, known) {
	const { touched, hasUnknown } = filesNow(tree, known);
	const untracked = hasUnknown ? await newFiles(tree) : [];
	const found = new Map(touched.map((file) => [file, file.gone ? "gone" : nowAt(tree, file)]));
	const wrong = touched.filter((file) => found.get(file) !== `${file.mode} ${file.oid}`);
	const isWrong = new Set(wrong);
	const removed = await removeAttributes(tree, wrong);
	if (wrong.length > 0) await tree.git({
		args: [
			"checkout-index",
			"--force",
			"--index",
			"-z",
			"--stdin"
		],
		input: joinNul(wrong.map(({ path }) => path)),
		allow: "any"
	});
	const left = new Set(wrong.length > 0 ? differing(filesNow(tree).touched).map(({ path }) => path) : []);
	const isWhole = wrong.every(({ path }) => !left.has(path));
	if (isWhole && differing(touched).some((file) => !isWrong.has(file))) await tree.git({
		args: [
			"update-index",
			"-q",
			"--refresh",
			"--ignore-submodules"
		],
		allow: [1]
	});
	const changed = isWhole ? wrong.filter((file) => found.get(file) !== nowAt(tree, file)) : wrong;
	return {
		changed: [...removed, ...changed.map(({ path }) => path)].sort(),
		untracked: wrong.length > 0 ? await newFiles(tree) : untracked,
		isWhole
	};
}
const differing = (touched) => touched.filter(({ differs }) => differs);
/** Mode and object of what is there now; what no object is like for what cannot be read, or is too large to be. */
function nowAt({ directory }, { path, oid }) {
	const place = bytesOf$1(`${rawPath(directory)}/${path}`);
	const named = (content) => oidOf(oid.length === 40 ? "sha1" : "sha256", "blob", content);
	try {
		const stat = lstatSync(place);
		if (stat.isSymbolicLink()) return `120000 ${named(readlinkSync(place, "buffer"))}`;
		const mode = modes.get(stat.mode & 448) ?? String(stat.mode);
		if (!stat.isFile() || stat.size > readBytes) return `${mode} ${stat.ino} ${stat.ctimeMs}`;
		return `${mode} ${named(readFileSync(place))}`;
	} catch {
		return "unreadable";
	}
}
/** Of files that their owner can read and write. */
const modes = /* @__PURE__ */ new Map([[448, "100755"], [384, "100644"]]);
/**
* Removes attributes that would decide how the files are written and are not those of the index, and returns them: also
* where an ignore rule hides them. Git takes those of the index where there is no file.
*/
async function removeAttributes(tree, wrong) {
	const { directory } = tree;
	const there = [...new Set(wrong.flatMap(({ path }) => attributesAbove(directory, path)))];
	if (there.length === 0) return [];
	const bad = new Set(wrong.map(({ path }) => path));
	const own = new Set(splitNul((await tree.git({ args: [
		"ls-files",
		"-z",
		"--",
		...there
	] })).stdout));
	const foreign = there.filter((path) => !own.has(path));
	for (const path of [...foreign, ...there.filter((path) => bad.has(path))]) remove(bytesOf$1(`${rawPath(directory)}/${path}`));
	return foreign;
}
/** The attributes that are there for a path, from the root to its directory; behind a link they are not ours. */
function attributesAbove(directory, path) {
	const found = [];
	let folder = "";
	for (const name of path.split("/")) {
		const attributes = `${folder}.gitattributes`;
		if (lstatSync(bytesOf$1(`${rawPath(directory)}/${attributes}`), { throwIfNoEntry: false })) found.push(attributes);
		folder = `${folder}${name}/`;
		if (!lstatSync(bytesOf$1(`${rawPath(directory)}/${folder.slice(0, -1)}`), { throwIfNoEntry: false })?.isDirectory()) break;
	}
	return found;
}
/**
* Takes something of an agent's out of the workspace at once and removes it while other work goes on: a disk may need
* minutes for 90,000 folders (measured). False where it cannot be moved: it lies on another disk, or is mounted.
* `folder` is of this workspace alone.
*/
function putAside(folder) {
	let count = 0;
	let removing = removeLater(Buffer.from(folder));
	return (place) => {
		const stat = lstatSync(place, { throwIfNoEntry: false });
		if (stat === void 0) return true;
		const aside = join(folder, `${process.pid}-${++count}`);
		try {
			mkdirSync(folder, { recursive: true });
			if (stat.isDirectory()) chmodSync(place, 448);
			renameSync(place, aside);
		} catch {
			return false;
		}
		removing = removing.then(() => removeLater(Buffer.from(aside)));
		return true;
	};
}
/** What cannot be removed now is tried again by the next engine. */
async function removeLater(place) {
	try {
		await removeSlowly(place);
	} catch {}
}
/** One by one: many removals at once would keep every other use of the disk by this process waiting. */
async function removeSlowly(place) {
	if (!(await lstat(place)).isDirectory()) return unlink(place);
	await chmod(place, 448);
	for (const entry of await readdir(place, {
		encoding: "buffer",
		withFileTypes: true
	})) {
		const inside = Buffer.concat([
			place,
			Buffer.from("/"),
			entry.name
		]);
		await (entry.isDirectory() ? removeSlowly(inside) : unlink(inside));
	}
	await rmdir(place);
}
// src/adapter/git/workspace/recreated-files.ts
/** Paths for one call of git: an argument list has a limit. */
const chunkSize = 500;
/** The files that a change deleted, from the commit or tree that it began with. */
async function deletedBetween(objects, before, after) {
	if (await objects.read(`${before}^{tree}`) === void 0) return [];
	return (await compareTrees(objects, before, after)).flatMap(({ path, action }) => action === "deleted" ? path : []);
}
/**
* Removes files that a change deleted and that are there again, and returns them: what is committed lacks them. Those
* that ignore rules hide stay, as build outputs do. No link on the way is followed.
*/
async function removeRecreated(tree, deleted) {
	const placeOf = (path) => bytesOf$1(`${rawPath(tree.directory)}/${path}`);
	const isFile = (path) => {
		try {
			return !lstatSync(placeOf(path)).isDirectory();
		} catch {
			return false;
		}
	};
	const there = deleted.filter(isFile);
	const removed = [];
	for (let from = 0; from < there.length; from += chunkSize) {
		const args = [
			"ls-files",
			"-z",
			"--others",
			"--exclude-standard",
			"--",
			...there.slice(from, from + chunkSize)
		];
		removed.push(...splitNul((await tree.git({ args })).stdout));
	}
	for (const path of removed) remove(placeOf(path));
	return removed;
}
// src/adapter/git/workspace/set-up.ts
/** Set-up commands run once for each filling of the workspace and its inputs; a marker remembers which ones did, and on what. */
function setUpOnce(stateDir, runCommand, { onFullDisk, onAgain }) {
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
		/** Whether they ran now, or what they make was copied. Throws RalphError SETUP_FAILED. */
		async run(commands, inputs, { signal, copy }) {
			const digest = createHash("sha256").update(JSON.stringify(commands)).digest("hex");
			const before = readMarker(marker);
			if (before?.commands === digest) {
				const why = setUpRerunReason(before.inputs, inputs);
				if (why === void 0) return false;
				onAgain(why);
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
/** Undefined where there is none, or one of another release: then they run again. */
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
/**
* The absolute path of a directory of the workspace, made where it is missing: git keeps no empty one. Throws RalphError
* WORKING_DIRECTORY_INVALID where a file is in the way, or a link, which could lead out of the workspace.
*/
function workspaceFolder(directory, path) {
	let place = directory;
	for (const part of path.split("/").filter((name) => name !== "" && name !== ".")) {
		place = join(place, part);
		const stat = lstatSync(place, { throwIfNoEntry: false });
		if (stat === void 0) mkdirSync(place);
		else if (part === ".." || !stat.isDirectory()) throw invalid(path, stat.isSymbolicLink() ? "a link" : "a file");
	}
	return place;
}
const invalid = (path, what) => new RalphError({
	code: "WORKING_DIRECTORY_INVALID",
	message: `The agent cannot work in ${path}: ${what} is in the way.`,
	hint: "Set `working-directory`, or the task's `working_directory`, to a directory of the repository."
});
// src/adapter/git/workspace/workspace.ts
/** A directory of the engine's own, filled from the store (docs/design.md#workspace, the laptop's flavour). */
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
	const throwAway = () => {
		discard(directory);
		trust.begin();
		forgetWhatWasMade();
	};
	const trust = untouchedSince(join(stateDir, "entrusted"), options.base);
	const runCommand = (command, signal) => options.runCommand(command, signal, { untouched: restored !== void 0 && trust.isUntouched(restored.commit) });
	let setUpReasons = [];
	const onAgain = (why) => {
		setUpReasons.push(why);
		options.onSetUpAgain?.(why);
	};
	const setUp = setUpOnce(stateDir, runCommand, {
		onFullDisk: throwAway,
		onAgain
	});
	const forgetWhatWasMade = () => {
		setUp.forget();
		forgetSelfIgnored(tree);
	};
	const environment = environmentWatch(tree);
	let newest;
	/** The index as it was when its commit had been restored, where no agent can reach it. */
	let restored;
	/** The commit or tree that the scratch index is known to hold. */
	let inScratch;
	/** New files that somebody was told of since the last restore. */
	const told = /* @__PURE__ */ new Set();
	const git = join(directory, ".git");
	const putAway = putAside(join(stateDir, "aside"));
	const removeGit = () => succeeds(directory, () => putAway(git) || remove(Buffer.from(git)));
	/** Of what was captured last and became the commit; without a capture, as it was restored: it knows the files as they are. */
	const indexKnownFor = async (commit) => {
		if (!newest) return restored?.commit === commit ? restored : void 0;
		return await treeOf(store, commit) === newest.tree ? newest : void 0;
	};
	/** Returns what is ignored, of what is left. */
	const restoreFiles = async (commit) => {
		rmSync(scratch.index, { force: true });
		inScratch = void 0;
		told.clear();
		if (isOwnDirectory(directory)) removeGit();
		const known = await indexKnownFor(commit);
		if (known) putIndex(tree, known);
		newest = void 0;
		trust.layOut(commit);
		const { refilled, ignored } = await restoreTree(tree, commit, {
			isIndexed: known !== void 0,
			putAway
		});
		if (refilled) forgetWhatWasMade();
		restored = {
			commit,
			...keepIndex(tree),
			ignored
		};
		return ignored;
	};
	/** Only into a workspace that is as a commit has it: what an agent or a check left would count as made by set-up. */
	const copyOf = (commands, signal) => async () => {
		if (!options.copySetUp || newest !== void 0 || restored === void 0) return false;
		return options.copySetUp({
			directory,
			commit: restored.commit,
			commands,
			signal
		});
	};
	/** After commands that may be the agent's: git must not read what they have made too large. */
	const ignoredNow = async (signal) => {
		const bound = interruptible(tree, signal);
		await dropOversized(bound, store.objects);
		return (await lookAt(bound)).ignored;
	};
	const fillScratch = async (commit) => {
		if (restored?.commit === commit) putIndex(scratch, restored);
		else {
			rmSync(`${scratch.index}.lock`, { force: true });
			copyFileSync(tree.index, scratch.index);
			await scratch.git({ args: [
				"read-tree",
				"--reset",
				commit
			] });
		}
		inScratch = commit;
	};
	/** Of the newest change that checks ran on. */
	let deleted;
	const withoutRecreated = async (after, before) => {
		if (before === void 0) return [];
		if (deleted?.before !== before || deleted.after !== after) deleted = {
			before,
			after,
			paths: await deletedBetween(store.objects, before, after)
		};
		return removeRecreated(scratch, deleted.paths);
	};
	/** What set-up depends on in a commit or a tree. */
	const inputsOf = async (written) => {
		const { stdout } = await store.git({ args: [
			"ls-tree",
			"-r",
			"-z",
			"--full-tree",
			written
		] });
		const named = stdout.toString("utf8").split("\0").flatMap((entry) => {
			const [, oid, path] = /^\d+ \w+ (\w+)\t([\s\S]+)$/.exec(entry) ?? [];
			return oid && path && isSetUpInput(path, options.setUpInputs ?? []) ? [[path, oid]] : [];
		});
		return Object.fromEntries(named);
	};
	const entryOf = async (written, path) => (newest?.tree === written ? newest.blobs.get(path) : void 0) ?? await findFile(store.objects, written, path);
	return {
		path: directory,
		folder: (path) => workspaceFolder(directory, path),
		lookAhead: visibleGit.lookAhead,
		entrust() {
			trust.end();
			environment.watch();
		},
		isUntouched: trust.isUntouched,
		async restore(commit) {
			failpoint("workspace.restore");
			const [ignored] = await bothOf(restoreFiles(commit), visibleGit.prepare(commit));
			failpoint("workspace.files-restored");
			await visibleGit.place(commit, {
				target: git,
				index: tree.index
			});
			environment.begin(ignored);
			failpoint("workspace.restored");
		},
		async discard() {
			throwAway();
		},
		async capture(checkpoint, signal) {
			if (!isOwnDirectory(directory)) return replacedWorkspace(tree, checkpoint);
			openUp(directory);
			failpoint("workspace.capture");
			await fillScratch(checkpoint);
			failpoint("workspace.index-copied");
			inScratch = void 0;
			const capturing = captureTree(interruptible(scratch, signal), checkpoint, store.objects);
			const isRemoved = removeGit();
			const [found] = await bothOf(capturing, isRemoved ? visibleGit.place(checkpoint, {
				target: git,
				index: tree.index
			}) : Promise.resolve());
			newest = {
				...found,
				...keepIndex(scratch)
			};
			inScratch = found.tree;
			failpoint("workspace.captured");
			const { blobs: _, ignored, ...captured } = found;
			const capture = {
				...captured,
				environment: environment.end(ignored)
			};
			return isRemoved ? capture : {
				...capture,
				refused: [...capture.refused, unremovable]
			};
		},
		async resetTracked(written, before) {
			if (!isOwnDirectory(directory)) {
				await restoreFiles(written);
				return {
					changed: ["."],
					left: []
				};
			}
			openUp(directory);
			if (inScratch !== written) await fillScratch(written);
			failpoint("workspace.reset-tracked");
			const ignored = (newest?.tree === written ? newest : restored)?.ignored ?? [];
			const { changed, untracked, isWhole } = await putBack(scratch, /* @__PURE__ */ new Set([...ignored, ...told]));
			failpoint("workspace.tracked-reset");
			if (!isWhole) {
				await restoreFiles(written);
				return {
					changed: changed.map(showPath),
					left: []
				};
			}
			const recreated = await withoutRecreated(written, before);
			const left = (recreated.length > 0 ? await newFiles(scratch) : untracked).filter((path) => !told.has(path));
			for (const path of left) told.add(path);
			return {
				changed: [...changed, ...recreated].map(showPath),
				left: left.map(showPath)
			};
		},
		changes: async (from, to) => ({
			tree: to,
			...await candidateChanges(store.git, {
				from,
				to
			})
		}),
		lend: (files) => addTempFiles(directory, files),
		async diffStat(checkpoint, written) {
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
				written
			] });
			return stdout.toString("utf8");
		},
		changedLines: (from, to) => changedLines(store.git, {
			from,
			to
		}),
		boundOfChangedLines: (from, to, limit) => boundOfChangedLines(store.objects, {
			from,
			to,
			limit
		}),
		diff: (from, to) => fileDiffs(store.git, {
			from,
			to
		}),
		async *contents(written, path, mostUnpacked) {
			const file = await entryOf(written, path);
			if (file === void 0 || !/^1[02]/.test(file.mode)) return;
			const content = (await store.objects.read(file.oid))?.content;
			if (content === void 0) return;
			yield {
				packed: "",
				bytes: content
			};
			yield* unpacked(content, mostUnpacked);
		},
		async readCaptured(written, path, limit) {
			const file = await entryOf(written, path);
			if (file === void 0 || !file.mode.startsWith("100")) return void 0;
			return (await store.objects.read(file.oid))?.content.subarray(0, limit);
		},
		async hasFileWith(written, texts) {
			const args = [
				"grep",
				"--quiet",
				"--fixed-strings",
				"--text",
				"--all-match",
				"-f",
				"-",
				written
			];
			const { code } = await store.git({
				args,
				input: texts.map((text) => `${text}\n`).join(""),
				allow: [1]
			});
			return code === 0;
		},
		async setUp(commands, signal) {
			if (commands.length > 0 && await environment.clear()) setUp.forget();
			const current = newest?.tree ?? restored?.commit;
			const inputs = commands.length === 0 || current === void 0 ? {} : await inputsOf(current);
			const ran = await setUp.run(commands, inputs, {
				signal,
				copy: copyOf(commands, signal)
			});
			const made = ran && commands.length > 0 ? await ignoredNow(signal) : void 0;
			if (ran) rememberSelfIgnored(tree, made ?? restored?.ignored ?? await ignoredNow(signal));
			environment.trust(newest === void 0 ? made : void 0);
			return ran;
		},
		ignoredUnits: ignoredNow,
		takeSetUpReasons() {
			const reasons = setUpReasons;
			setUpReasons = [];
			return reasons;
		}
	};
}
const keepIndex = ({ index }) => ({
	index: readFileSync(index),
	writtenMs: Math.floor(statSync(index).mtimeMs)
});
function putIndex({ index }, kept) {
	rmSync(`${index}.lock`, { force: true });
	writeFileSync(index, kept.index);
	utimesSync(index, kept.writtenMs / 1e3, kept.writtenMs / 1e3);
}
const unremovable = {
	path: ".git",
	why: "it was made so that it cannot be removed"
};
/** Two things at once; both have ended when a fault of one is thrown. */
async function bothOf(one, other) {
	await Promise.allSettled([one, other]);
	return [await one, await other];
}
/** An agent or a check may have closed it to everybody, and no git could be started in it then. */
const openUp = (directory) => chmodSync(directory, lstatSync(directory).mode | 448);
function succeeds(directory, removal) {
	try {
		openUp(directory);
		removal();
		return true;
	} catch {
		return false;
	}
}
/** The agent moved the workspace away or put a link in its place: nothing is read through it. */
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
/** Files in which tools write the absolute path of their folder: what holds one works nowhere else. */
const pinned = /* @__PURE__ */ new Set(["pyvenv.cfg", "CMakeCache.txt"]);
/**
* Runs set-up once, in a workspace where no agent ever works, and copies what it made to the lanes (`lane-setup: copy`). Only
* ignored files are copied, since a lane has the commit's files and a `.git` of its own. One copy is made after the other.
*/
function setUpCopies(place, options) {
	const source = ownWorkspace({
		...place,
		async copySetUp({ directory, signal }) {
			for (const unit of await source.ignoredUnits(signal)) remove(Buffer.from(pathOf(directory, unit), "latin1"));
			return false;
		}
	});
	let former = Promise.resolve();
	let made;
	const prepare = async (commit, commands, signal) => {
		const key = JSON.stringify([commit, commands]);
		if (made?.key === key) return made;
		await source.restore(commit);
		const ran = await source.setUp(commands, signal);
		const units = await source.ignoredUnits(signal);
		made = {
			key,
			units,
			...namesIn(source.path, units)
		};
		if (made.pinnedBy !== void 0) options.onUnfit(`${showPath(made.pinnedBy)} holds the path of its folder`);
		else if (ran) options.onMade(await sizeOf(source.path, signal));
		return made;
	};
	const copy = async (request) => {
		const environment = await prepare(request.commit, request.commands, request.signal);
		if (environment.pinnedBy !== void 0) return false;
		try {
			await copyMade({
				...environment,
				from: source.path,
				to: request.directory,
				signal: request.signal
			});
			return true;
		} catch (error) {
			for (const unit of environment.units) remove(Buffer.from(pathOf(request.directory, unit), "latin1"));
			if (request.signal.aborted) throw error;
			options.onUnfit(error instanceof Error ? error.message : String(error));
			return false;
		}
	};
	return (request) => {
		const next = former.then(() => copy(request));
		former = next.catch(() => void 0);
		return next;
	};
}
const pathOf = (directory, path) => `${rawPath(directory)}/${path.replace(/\/$/, "")}`;
async function copyMade(request) {
	for (const unit of request.units) await copyUnit({
		...request,
		unit
	});
	for (const link of request.links) relink({
		...request,
		link
	});
}
/** Copies a file, or a folder with all that is in it; shares the blocks on the disk where the file system can. */
async function copyUnit(request) {
	const { from, to, unit, signal } = request;
	const [source, target] = [pathOf(from, unit), pathOf(to, unit)];
	if (lstatSync(onDisk(source), { throwIfNoEntry: false }) === void 0) return;
	workspaceFolder(to, Buffer.from(dirname(unit), "latin1").toString("utf8"));
	remove(Buffer.from(target, "latin1"));
	const clone = process.platform === "linux" ? ["-a", "--reflink=auto"] : ["-a", "-c"];
	const paths = [source, target].map((path) => Buffer.from(path, "latin1").toString("utf8"));
	try {
		await run("cp", [...clone, ...paths], { signal });
	} catch (error) {
		if (signal.aborted) throw error;
		remove(Buffer.from(target, "latin1"));
		await run("cp", ["-a", ...paths], { signal });
	}
}
const run = promisify(execFile);
/** What in the copied files names the workspace that they were made in. Follows no link. */
function namesIn(directory, units) {
	const links = [];
	const folders = [];
	let pinnedBy;
	const look = (path, name, kind) => {
		if (kind.isDirectory()) folders.push(path);
		else if (pinned.has(name)) pinnedBy ??= path;
		else if (kind.isSymbolicLink() || name === ".git") {
			if (namedPath(directory, path) !== void 0) links.push(path);
		}
	};
	for (const unit of units) {
		const path = unit.replace(/\/$/, "");
		const stat = lstatSync(onDisk(pathOf(directory, path)), { throwIfNoEntry: false });
		if (stat) look(path, basename(path), stat);
	}
	for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) {
		const entries = readdirSync(onDisk(pathOf(directory, folder)), {
			encoding: "latin1",
			withFileTypes: true
		});
		for (const entry of entries) look(`${folder}/${entry.name}`, entry.name, entry);
	}
	return {
		links,
		pinnedBy
	};
}
/** The path below `directory` that a link or a `.git` file leads to; undefined if it is relative, or leads elsewhere. */
function namedPath(directory, path) {
	const file = onDisk(pathOf(directory, path));
	const text = lstatSync(file).isSymbolicLink() ? readlinkSync(file, { encoding: "latin1" }) : /^gitdir: (.*)$/m.exec(readFileSync(file, "latin1"))?.[1];
	const root = `${rawPath(directory)}/`;
	return text?.startsWith(root) ? text.slice(root.length) : void 0;
}
/** Lets a copied link lead into its own workspace. */
function relink({ from, to, link }) {
	const target = pathOf(to, namedPath(from, link) ?? "");
	const file = onDisk(pathOf(to, link));
	const isLink = lstatSync(file).isSymbolicLink();
	rmSync(file, { force: true });
	if (isLink) symlinkSync(onDisk(target), file);
	else writeFileSync(file, `gitdir: ${target}\n`, "latin1");
}
/** Bytes on the disk; 0 if they cannot be counted. */
async function sizeOf(directory, signal) {
	const { stdout } = await run("du", ["-sk", directory], { signal }).catch(() => ({ stdout: "" }));
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
		onMade: (bytes) => show({
			kind: "note",
			text: sizeInWords({
				lanes,
				bytes,
				free: freeDisk(home)
			})
		}),
		onUnfit: (why) => show({
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
		[engineMark]: placeMark(project)
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
	if (settings.setup.length > 0) confinement.unconfined().catch(() => void 0);
	const engineWatches = [...request.watched ? [request.watched] : [], request.access.store.files.begin];
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
		withinTime: within(2e4),
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
		consents: false,
		fresh: false,
		atOnce: false,
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
		message: "author is set, but with commit-mode: api GitHub signs for the account of github-token and nobody else.",
		hint: "Remove one of the two."
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
export { leaveCandidate as a, reviewSizeFindings as c, checkOutCandidate as i, sizeFindings as l, committerOf as n, defaultSizeLimits as o, wire as r, findingSentence as s, jobSettings as t, knownSecrets as u };
