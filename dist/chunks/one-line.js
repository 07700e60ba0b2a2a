// src/core/text/capped.ts
/**
* The first `most` of a list for people; where that is not all, one more says how many are left out. `total` where the
* list is itself the beginning of a longer one.
*/
function cappedLines(items, most, total = items.length) {
	const { shown, more } = capped(items, most, total);
	return more > 0 ? [...shown, `and ${more} more`] : [...shown];
}
/** The same on one line: `a, b and 3 more`. */
function cappedRow(items, most, total = items.length) {
	const { shown, more } = capped(items, most, total);
	return shown.join(", ") + (more > 0 ? ` and ${more} more` : "");
}
function capped(items, most, total) {
	const shown = items.slice(0, most);
	return {
		shown,
		more: total - shown.length
	};
}
// src/core/text/amounts.ts
/** Money as people read it: two decimals, half a cent rounded up, and never 0.00 for something that was spent. */
function formatUsd(usd) {
	if (usd > 0 && usd < .005) return "<0.01 USD";
	const digits = Number(`${usd}e2`);
	return `${(Math.round(Number.isNaN(digits) ? usd * 100 : digits) / 100).toFixed(2)} USD`;
}
/** A limit that a person set, to a hundredth of a cent: 0.015 is neither 0.01 nor 0.02. */
function formatLimit(usd) {
	const digits = String(Number(usd.toFixed(4)));
	return /\.\d{3}/.test(digits) ? `${digits} USD` : formatUsd(usd);
}
/** Runner time as it is billed and compared, in minutes: `2.4 min`, `12 min`, `1,204 min`; below one, `42s`. */
function formatMinutes(ms) {
	const minutes = ms / 6e4;
	if (minutes >= 9.95) return `${thousands(minutes)} min`;
	return ms > 0 && minutes < .995 ? formatDuration(ms) : `${minutes.toFixed(1)} min`;
}
/** A count of tokens in at most five characters: 950, 45.2k, 1.3M. */
function formatTokens(tokens) {
	if (tokens < 1e3) return String(tokens);
	if (tokens < 999950) return `${(tokens / 1e3).toFixed(1)}k`;
	return `${(tokens / 1e6).toFixed(1)}M`;
}
/** At least so many, short and as a setting or an order takes it: 950, 45.2k, 1.3M. */
function tokenAmount(tokens) {
	const [unit, size] = tokens < 1e4 ? ["", 1] : tokens < 1e6 ? ["k", 1e3] : ["M", 1e6];
	return size === 1 ? String(tokens) : `${Math.ceil(tokens / Number(size) * 10) / 10}${unit}`;
}
const totalTokens = (usage) => usage.input_tokens + usage.output_tokens + usage.cache_read_tokens + usage.cache_creation_tokens;
const usageInWords = (usage) => `${formatUsd(usage.usd)}, ${formatTokens(totalTokens(usage))} tokens (${formatTokens(usage.input_tokens + usage.cache_creation_tokens)} in, ${formatTokens(usage.cache_read_tokens)} from the cache, ${formatTokens(usage.output_tokens)} out)`;
/** Disk space for people: `0 kB`, `340 kB`, `148 MB`, `2.3 GB`. */
function formatBytes(bytes) {
	if (bytes < 999500) return `${Math.round(bytes / 1e3)} kB`;
	return bytes < 9995e5 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}
/** `1 task`, `3 tasks`. */
const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
/** `12,345`: a whole number for people. `toLocaleString` takes 10 ms when it is first called, which every start would pay. */
const thousands = (count) => String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ",");
const millis = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5,
	d: 864e5
};
const shape = /^\s*(?:\d+(?:\.\d+)?\s*(?:ms|[smhd])\s*)+$/i;
/** Milliseconds of `90s`, `15m`, `2h`, `1h 30m`, `500ms` or a bare number of seconds; undefined for anything else. */
function parseDuration(text) {
	if (/^\s*\d+(?:\.\d+)?\s*$/.test(text)) return Math.round(Number(text) * 1e3);
	if (!shape.test(text)) return void 0;
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
/** A duration for people: `850ms`, `4.2s`, `42s`, `3m 20s`, `2h 5m`, `1d 3h`. */
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
/** `2026-11-21 14:30 UTC`; a moment that is no date is shown as it came. */
function formatUtc(moment) {
	const date = new Date(moment);
	return Number.isNaN(date.getTime()) ? String(moment) : `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
/** The moment and its distance: `2026-11-21 14:30 UTC (in 2h 5m)`; without a `now`, the moment alone. */
function fromNow(moment, now) {
	if (now === null) return formatUtc(moment);
	const distance = Date.parse(moment) - now;
	if (Number.isNaN(distance)) return formatUtc(moment);
	return `${formatUtc(moment)} (${distance > 0 ? `in ${formatDuration(ahead(distance))}` : `${formatDuration(-distance)} ago`})`;
}
/** Milliseconds since a moment; a clock that ran backwards gives no negative age. */
const ageMs = (moment, now) => Math.max(0, now - Date.parse(moment));
/** Nobody waits by the second for what is minutes away. */
const ahead = (ms) => ms < 6e4 ? ms : Math.round(ms / 6e4) * 6e4;
// src/core/text/visible.ts
const emoji = "\\p{Extended_Pictographic}";
const joined = `(?<=${emoji})\\uFE0F|\\uFE0F(?=\\u20E3)|(?<=[${emoji}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=${emoji})`;
const hidden = [
	"(?![\\n\\t])[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}]",
	"[\\uFE00-\\uFE0F\\u{E0000}-\\u{E0FFF}\\u180B-\\u180F]",
	"[\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u2800\\u3164\\uFFA0]"
].join("|");
const joinedOrHidden = new RegExp(`(${joined})|${hidden}`, "gu");
/**
* The text as a person sees it: no terminal sequences, control, bidirectional, zero-width or tag characters, and
* `\n` as its only line end. Visible writing of every script, and emoji, stay (threat T4, failure model I7).
*/
function visible(text) {
	return plain.test(text) ? text : withoutHidden(text);
}
/** Most texts: the reports of a large plan look at thousands. */
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
/** The text without terminal escape sequences, unfinished ones included. Other control characters stay. */
function stripAnsi(text) {
	return text.replace(sequences, "");
}
// src/core/text/excerpt.ts
/** At most `chars` UTF-16 units from the start; a surrogate pair at the border is left out whole. */
function startOf(text, chars) {
	const splits = isHigh(text.charCodeAt(chars - 1)) && isLow(text.charCodeAt(chars));
	return text.slice(0, Math.max(0, splits ? chars - 1 : chars));
}
/** A text of somebody else's as a person sees it, cut with `\u2026`. */
function shownStart(text, chars) {
	const shown = visible(text).trim();
	return shown.length <= chars ? shown : `${startOf(shown, chars)}\u2026`;
}
/** At most `chars` UTF-16 units from the end; a surrogate pair at the border is left out whole. */
function endOf(text, chars) {
	const from = Math.max(0, text.length - Math.max(0, chars));
	const splits = from > 0 && isHigh(text.charCodeAt(from - 1)) && isLow(text.charCodeAt(from));
	return text.slice(splits ? from + 1 : from);
}
/**
* Cuts the middle out so that head, marker and tail, joined by line feeds, have at most `maxChars` UTF-16 units.
* Cuts at line borders where that costs no more than half of the part; a line cut inside shows `\u2026`, so that no cut
* can make a new line begin. Undefined where not even the marker has room.
*/
function cutMiddle(text, maxChars, headShare = .3) {
	const room = maxChars - markerFor(text.length).length - 2;
	if (room < 0) return void 0;
	const headRoom = Math.floor(room * headShare);
	const head = headOf(text, headRoom);
	const tail = tailOf(text, room - headRoom);
	const tailFrom = text.length - tail.kept;
	return {
		head: head.shown,
		marker: markerFor(tailFrom - head.kept),
		tail: tail.shown,
		tailFrom
	};
}
/** Head and tail of a text, with the number of characters cut between them. Never longer than `maxChars`. */
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
/** What stands where a text was cut. */
const markerFor = (chars) => `\u2026 ${thousands(chars)} characters cut \u2026`;
function headOf(text, room) {
	const border = text.lastIndexOf("\n", room);
	if (border > 0 && border >= room / 2) return {
		shown: text.slice(0, border),
		kept: border
	};
	const start = startOf(text, room - 1);
	return {
		shown: start && `${start}\u2026`,
		kept: start.length
	};
}
function tailOf(text, room) {
	const border = text.indexOf("\n", text.length - room - 1);
	const whole = border === -1 ? "" : text.slice(border + 1);
	if (whole !== "" && whole.length >= room / 2) return {
		shown: whole,
		kept: whole.length
	};
	const end = endOf(text, room - 1);
	return {
		shown: end && `\u2026${end}`,
		kept: end.length
	};
}
const isHigh = (unit) => unit >= 55296 && unit <= 56319;
const isLow = (unit) => unit >= 56320 && unit <= 57343;
const maxDepth = 32;
const maxStringChars = 65536;
/**
* A JSON value with every text cut to 64 KiB, or why it is too much: nested deeper than 32 levels, or more than
* `maxChars` of texts and values in all. Own keys only; `__proto__` stays an ordinary key and changes nothing.
*/
function boundedValue(value, maxChars) {
	let left = maxChars;
	let deep = false;
	const bounded = (part, depth) => {
		if (left < 0 || deep) return null;
		if (typeof part === "string") {
			const text = excerpt(part, maxStringChars);
			left -= text.length;
			return text;
		}
		left -= 8;
		if (typeof part !== "object" || part === null) return part;
		deep = depth >= maxDepth;
		if (Array.isArray(part)) return part.map((item) => bounded(item, depth + 1));
		return Object.fromEntries(Object.entries(part).map(([key, item]) => {
			left -= key.length;
			return [key, bounded(item, depth + 1)];
		}));
	};
	const result = bounded(value, 0);
	if (deep) return { fault: `is nested deeper than ${maxDepth} levels` };
	return left < 0 ? { fault: `is larger than ${maxChars < 2 ** 20 ? `${Math.round(maxChars / 1024)} KiB` : `${Math.round(maxChars / 2 ** 20)} MiB`}` } : { value: result };
}
// src/core/text/one-line.ts
/** A text on one line: hidden characters gone, white space folded, cut with `\u2026` beyond `maxChars`. */
function oneLine(text, maxChars) {
	const line = visible(text).replace(/\s+/g, " ").trim();
	return line.length <= maxChars ? line : `${startOf(line, maxChars - 1).trimEnd()}\u2026`;
}
/**
* `oneLine` for a log that a workflow runner reads: it takes `::command` at the start of a line and the older
* `##[command]` anywhere in one for orders (failure model C8), so both are broken with a space that people can see.
*/
function plainLine(text, maxChars) {
	return oneLine(oneLine(text, maxChars).replace(/^::/, ": :").replaceAll("##[", "## ["), maxChars);
}
const quote = (text) => plainLine(text, 300);
/** The first three, and how many more. */
function some(items, total = items.length) {
	return cappedRow(items.map((item) => plainLine(item, 120)), 3, total);
}
/** `A \u2192 B \u2192 C`; of a long row its first six and its last five. */
const arrows = (names) => names.length > 12 ? `${arrows(names.slice(0, 6))} \u2192 \u2026 \u2192 ${arrows(names.slice(-5))}` : names.join(" \u2192 ");
/** A foreign line made harmless, but for its indentation: stack traces and differences are unreadable without. */
const indentedLine = (line) => `${/^ */.exec(line)?.[0] ?? ""}${plainLine(line, 500)}`;
/** Somebody else's sentence as the end of one of ours, which brings its own full stop. */
const withinSentence = (text) => text.replace(/[.\s]+$/, "");
export { totalTokens as A, formatUtc as C, plural as D, parseDuration as E, cappedLines as M, cappedRow as N, thousands as O, formatUsd as S, ordinal as T, formatBytes as _, quote as a, formatMinutes as b, boundedValue as c, markerFor as d, shownStart as f, ageMs as g, visible as h, plainLine as i, usageInWords as j, tokenAmount as k, cutMiddle as l, stripAnsi as m, indentedLine as n, some as o, startOf as p, oneLine as r, withinSentence as s, arrows as t, excerpt as u, formatDuration as v, fromNow as w, formatTokens as x, formatLimit as y };
