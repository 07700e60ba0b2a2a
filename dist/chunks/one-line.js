// src/core/text/visible.ts
const emoji = "\\p{Extended_Pictographic}";
const joined = `(?<=${emoji})\\uFE0F|\\uFE0F(?=\\u20E3)|(?<=[${emoji}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=${emoji})`;
const hidden = [
	"(?![\\n\\t])[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}]",
	"[\\uFE00-\\uFE0F\\u{E0000}-\\u{E0FFF}\\u180B-\\u180F]",
	"[\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u2800\\u3164\\uFFA0]"
].join("|");
const joinedOrHidden = new RegExp(`(${joined})|${hidden}`, "gu");
/** The text as a person sees it, with `\n` line ends. Every script and emoji stay (threat T4, failure model I7). */
function visible(text) {
	return plain.test(text) ? text : withoutHidden(text);
}
/** A fast path for most texts: reports of a large plan call this thousands of times. */
const plain = /^[ -~\n\t]*$/;
function withoutHidden(text) {
	return stripAnsi(text).replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(joinedOrHidden, "$1");
}
const esc = String.fromCharCode(27);
const csi8 = String.fromCharCode(155);
const bell = String.fromCharCode(7);
const sequences = new RegExp([
	`${esc}[\\]PX^_][^${bell}${esc}\\n]*(?:${bell}|${esc}\\\\)`,
	`(?:${esc}\\[|${csi8})[0-?]*[ -/]*[@-~]?`,
	`${esc}[ -/]*[0-~]?`
].join("|"), "g");
/** Also removes unfinished sequences. Other control characters stay. */
function stripAnsi(text) {
	return text.replace(sequences, "");
}
// src/core/text/capped-list.ts
/** `total`: the length of the whole list, if `items` is only its start. */
function cappedLines(items, max, total = items.length) {
	const { shown, more } = capped(items, max, total);
	return more > 0 ? [...shown, `and ${more} more`] : [...shown];
}
/** `a, b and 3 more`. */
function cappedRow(items, max, total = items.length) {
	const { shown, more } = capped(items, max, total);
	return shown.join(", ") + (more > 0 ? ` and ${more} more` : "");
}
function capped(items, max, total) {
	const shown = items.slice(0, max);
	return {
		shown,
		more: total - shown.length
	};
}
// src/core/text/amounts.ts
/** Two decimals, half a cent rounded up, and never 0.00 for a real cost. */
function formatUsd(usd) {
	if (usd > 0 && usd < .005) return "<0.01 USD";
	const digits = Number(`${usd}e2`);
	return `${(Math.round(Number.isNaN(digits) ? usd * 100 : digits) / 100).toFixed(2)} USD`;
}
/** To a hundredth of a cent: a limit of 0.015 is neither 0.01 nor 0.02. */
function formatLimit(usd) {
	const digits = String(Number(usd.toFixed(4)));
	return /\.\d{3}/.test(digits) ? `${digits} USD` : formatUsd(usd);
}
/** Billed runner time: `2.4 min`, `1,204 min`; below one minute `42s`. */
function formatMinutes(ms) {
	const minutes = ms / 6e4;
	if (minutes >= 9.95) return `${thousands(minutes)} min`;
	return ms > 0 && minutes < .995 ? formatDuration(ms) : `${minutes.toFixed(1)} min`;
}
/** At most five characters: 950, 45.2k, 1.3M. */
function formatTokens(tokens) {
	if (tokens < 1e3) return String(tokens);
	if (tokens < 999950) return `${(tokens / 1e3).toFixed(1)}k`;
	return `${(tokens / 1e6).toFixed(1)}M`;
}
/** Rounded up, in the syntax of settings and orders: 950, 45.2k, 1.3M. */
function tokenAmount(tokens) {
	const [unit, size] = tokens < 1e4 ? ["", 1] : tokens < 1e6 ? ["k", 1e3] : ["M", 1e6];
	return size === 1 ? String(tokens) : `${Math.ceil(tokens / Number(size) * 10) / 10}${unit}`;
}
const totalTokens = (usage) => usage.input_tokens + usage.output_tokens + usage.cache_read_tokens + usage.cache_creation_tokens;
const usageInWords = (usage) => `${formatUsd(usage.usd)}, ${formatTokens(totalTokens(usage))} tokens (${formatTokens(usage.input_tokens + usage.cache_creation_tokens)} in, ${formatTokens(usage.cache_read_tokens)} from the cache, ${formatTokens(usage.output_tokens)} out)`;
/** `340 kB`, `148 MB`, `2.3 GB`. */
function formatBytes(bytes) {
	if (bytes < 999500) return `${Math.round(bytes / 1e3)} kB`;
	return bytes < 9995e5 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}
/** `1 task`, `3 tasks`. */
const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
/** `12,345`. `toLocaleString` would cost every start 10 ms. */
const thousands = (count) => String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ",");
const millis = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5,
	d: 864e5
};
const durationPattern = /^\s*(?:\d+(?:\.\d+)?\s*(?:ms|[smhd])\s*)+$/i;
/** Milliseconds of `90s`, `15m`, `2h`, `1h 30m`, `500ms` or a bare number of seconds. */
function parseDuration(text) {
	if (/^\s*\d+(?:\.\d+)?\s*$/.test(text)) return Math.round(Number(text) * 1e3);
	if (!durationPattern.test(text)) return void 0;
	let total = 0;
	for (const [, amount, unit = ""] of text.toLowerCase().matchAll(/(\d+(?:\.\d+)?)\s*(ms|[smhd])/g)) total += Number(amount) * (millis[unit] ?? NaN);
	return Math.round(total);
}
const ordinals = [
	"first",
	"second",
	"third",
	"fourth",
	"fifth",
	"sixth",
	"seventh",
	"eighth",
	"ninth",
	"tenth"
];
/** `second`, `no. 11`. */
const ordinal = (number) => ordinals[number - 1] ?? `no. ${number}`;
/** `850ms`, `4.2s`, `42s`, `3m 20s`, `2h 5m`, `1d 3h`. */
function formatDuration(ms) {
	if (ms < 1e3) return `${Math.round(ms)}ms`;
	if (ms < 9950) return `${Math.round(ms / 100) / 10}s`;
	const seconds = Math.round(ms / 1e3);
	if (seconds < 60) return `${seconds}s`;
	if (seconds < 3600) return pair([Math.floor(seconds / 60), "m"], [seconds % 60, "s"]);
	const minutes = Math.floor(seconds / 60);
	if (minutes < 1440) return pair([Math.floor(minutes / 60), "h"], [minutes % 60, "m"]);
	const hours = Math.floor(minutes / 60);
	return pair([Math.floor(hours / 24), "d"], [hours % 24, "h"]);
}
const pair = ([big, bigUnit], [small, smallUnit]) => small === 0 ? `${big}${bigUnit}` : `${big}${bigUnit} ${small}${smallUnit}`;
/** `2026-11-21 14:30 UTC`; a text that is no date stays unchanged. */
function formatUtc(moment) {
	const date = new Date(moment);
	return Number.isNaN(date.getTime()) ? String(moment) : `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
/** `2026-11-21 14:30 UTC (in 2h 5m)`; without `now` only the time itself. */
function fromNow(moment, now) {
	if (now === null) return formatUtc(moment);
	const distance = Date.parse(moment) - now;
	if (Number.isNaN(distance)) return formatUtc(moment);
	return `${formatUtc(moment)} (${distance > 0 ? `in ${formatDuration(roundedWait(distance))}` : `${formatDuration(-distance)} ago`})`;
}
/** Zero if the clock ran backwards. */
const ageMs = (moment, now) => Math.max(0, now - Date.parse(moment));
const roundedWait = (ms) => ms < 6e4 ? ms : Math.round(ms / 6e4) * 6e4;
const months = [
	"Jan",
	"Feb",
	"Mar",
	"Apr",
	"May",
	"Jun",
	"Jul",
	"Aug",
	"Sep",
	"Oct",
	"Nov",
	"Dec"
];
/** `03:12` in UTC; a text that is no date stays unchanged. */
const clock = (moment) => Number.isNaN(Date.parse(moment)) ? moment : new Date(moment).toISOString().slice(11, 16);
/** `26 Nov, 03:12` in UTC: never "today", a file is also read later. */
function dayAndClock(moment) {
	const date = new Date(moment);
	if (Number.isNaN(date.getTime())) return moment;
	return `${date.getUTCDate()} ${months[date.getUTCMonth()]}, ${clock(moment)}`;
}
/** The clock alone if the reader's moment is on the same day. */
const clockSeenFrom = (moment, now) => now !== null && new Date(now).toISOString().slice(0, 10) === moment.slice(0, 10) ? clock(moment) : dayAndClock(moment);
// src/core/text/excerpt.ts
/** At most `chars` UTF-16 units; never splits a surrogate pair. */
function startOf(text, chars) {
	const splits = isHigh(text.charCodeAt(chars - 1)) && isLow(text.charCodeAt(chars));
	return text.slice(0, Math.max(0, splits ? chars - 1 : chars));
}
/** The visible text, cut with `\u2026`. */
function visibleStart(text, chars) {
	const shown = visible(text).trim();
	return shown.length <= chars ? shown : `${startOf(shown, chars)}\u2026`;
}
/** At most `chars` UTF-16 units; never splits a surrogate pair. */
function endOf(text, chars) {
	const from = Math.max(0, text.length - Math.max(0, chars));
	const splits = from > 0 && isHigh(text.charCodeAt(from - 1)) && isLow(text.charCodeAt(from));
	return text.slice(splits ? from + 1 : from);
}
/**
* Joined by line feeds, the parts have at most `maxChars` UTF-16 units. A cut within a line shows `\u2026`, so that no new
* line begins there. Undefined if not even the marker fits.
*/
function cutMiddle(text, maxChars, headShare = .3) {
	const room = maxChars - markerFor(text.length).length - 2;
	if (room < 0) return void 0;
	const headRoom = Math.floor(room * headShare);
	const head = headOf(text, headRoom);
	const tail = tailOf(text, room - headRoom);
	const tailFrom = text.length - tail.chars;
	return {
		head: head.shown,
		marker: markerFor(tailFrom - head.chars),
		tail: tail.shown,
		tailFrom
	};
}
/** Head and tail with the number of characters between them; at most `maxChars`. */
function excerpt(text, maxChars, headShare = .3) {
	if (text.length <= maxChars) return text;
	const cut = cutMiddle(text, maxChars, headShare);
	if (cut === void 0) return startOf(text, maxChars);
	return [
		cut.head,
		cut.marker,
		cut.tail
	].filter((part) => part !== "").join("\n");
}
const markerFor = (chars) => `\u2026 ${thousands(chars)} characters cut \u2026`;
function headOf(text, room) {
	const border = text.lastIndexOf("\n", room);
	if (border > 0 && border >= room / 2) return {
		shown: text.slice(0, border),
		chars: border
	};
	const start = startOf(text, room - 1);
	return {
		shown: start && `${start}\u2026`,
		chars: start.length
	};
}
function tailOf(text, room) {
	const border = text.indexOf("\n", text.length - room - 1);
	const whole = border === -1 ? "" : text.slice(border + 1);
	if (whole !== "" && whole.length >= room / 2) return {
		shown: whole,
		chars: whole.length
	};
	const end = endOf(text, room - 1);
	return {
		shown: end && `\u2026${end}`,
		chars: end.length
	};
}
const isHigh = (unit) => unit >= 55296 && unit <= 56319;
const isLow = (unit) => unit >= 56320 && unit <= 57343;
const maxDepth = 32;
const maxStringChars = 65536;
/** Cuts texts to 64 KiB and bounds depth and total size. Copies own keys only; `__proto__` stays an ordinary key. */
function boundedValue(value, maxChars) {
	let remaining = maxChars;
	let isTooDeep = false;
	const bounded = (part, depth) => {
		if (remaining < 0 || isTooDeep) return null;
		if (typeof part === "string") {
			const text = excerpt(part, maxStringChars);
			remaining -= text.length;
			return text;
		}
		remaining -= 8;
		if (typeof part !== "object" || part === null) return part;
		isTooDeep = depth >= maxDepth;
		if (Array.isArray(part)) return part.map((item) => bounded(item, depth + 1));
		return Object.fromEntries(Object.entries(part).map(([key, item]) => {
			remaining -= key.length;
			return [key, bounded(item, depth + 1)];
		}));
	};
	const result = bounded(value, 0);
	if (isTooDeep) return { fault: `is nested deeper than ${maxDepth} levels` };
	return remaining < 0 ? { fault: `is larger than ${maxChars < 2 ** 20 ? `${Math.round(maxChars / 1024)} KiB` : `${Math.round(maxChars / 2 ** 20)} MiB`}` } : { value: result };
}
// src/core/text/one-line.ts
/** Removes hidden characters, folds white space, and cuts with `\u2026` beyond `maxChars`. */
function oneLine(text, maxChars) {
	const line = visible(text).replace(/\s+/g, " ").trim();
	return line.length <= maxChars ? line : `${startOf(line, maxChars - 1).trimEnd()}\u2026`;
}
/** `oneLine` for a runner's log, with `::command` and `##[command]` broken by a visible space (failure model C8). */
function plainLine(text, maxChars) {
	return oneLine(oneLine(text, maxChars).replace(/^::/, ": :").replaceAll("##[", "## ["), maxChars);
}
const quote = (text) => plainLine(text, 300);
/** The first three, and the number of the others. */
function firstThree(items, total = items.length) {
	return cappedRow(items.map((item) => plainLine(item, 120)), 3, total);
}
/** `A \u2192 B \u2192 C`; a long row is cut in the middle. */
const arrowRow = (names) => names.length > 12 ? `${arrowRow(names.slice(0, 6))} \u2192 \u2026 \u2192 ${arrowRow(names.slice(-5))}` : names.join(" \u2192 ");
/** Keeps the indentation, which stack traces and differences need. */
const indentedLine = (line) => `${/^ */.exec(line)?.[0] ?? ""}${plainLine(line, 500)}`;
/** Without its full stop, for the end of a sentence that has its own. */
const withinSentence = (text) => text.replace(/[.\s]+$/, "");
export { totalTokens as A, formatUtc as C, plural as D, parseDuration as E, visible as F, cappedLines as M, cappedRow as N, thousands as O, stripAnsi as P, formatUsd as S, ordinal as T, formatBytes as _, plainLine as a, formatMinutes as b, boundedValue as c, markerFor as d, startOf as f, clockSeenFrom as g, clock as h, oneLine as i, usageInWords as j, tokenAmount as k, cutMiddle as l, ageMs as m, firstThree as n, quote as o, visibleStart as p, indentedLine as r, withinSentence as s, arrowRow as t, excerpt as u, formatDuration as v, fromNow as w, formatTokens as x, formatLimit as y };
