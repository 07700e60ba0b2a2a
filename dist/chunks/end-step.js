import { Dt as errorExitCode, Ot as errorText, ar as tryRead, d as secretInputs, f as stepInputs, ft as payingInputs, in as mapStrings, jn as painter, l as actionInputs, o as placeOfInput, u as isInSettings, yr as RalphError } from "./through-proxy.js";
import { A as totalTokens, F as visible, P as stripAnsi, S as formatUsd, a as plainLine, i as oneLine, s as withinSentence, x as formatTokens } from "./one-line.js";
import { c as eventInWords } from "./failure-sentence.js";
import { a as progressLines, n as nothingLive, o as rerunReason, r as quietly, t as nextLiveStatus } from "./terminal2.js";
import { t as gitHubAt } from "./client.js";
import { n as graphqlUrlOf } from "./address.js";
import { appendFileSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { createPrivateKey, sign } from "node:crypto";
import { tmpdir } from "node:os";
import * as os$2 from "os";
import os$1, { EOL } from "os";
import * as crypto from "crypto";
import * as fs from "fs";
import { constants as constants$1, promises } from "fs";
import "path";
import * as events from "events";
import "child_process";
import "timers";
// node_modules/@actions/core/lib/utils.js
/**
* Sanitizes an input into a string so it can be passed into issueCommand safely
* @param input input to sanitize into a string
*/
function toCommandValue(input) {
	if (input === null || input === void 0) return "";
	else if (typeof input === "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
/**
*
* @param annotationProperties
* @returns The command properties to send with the actual annotation command
* See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
*/
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) return {};
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}
// node_modules/@actions/core/lib/command.js
/**
* Issues a command to the GitHub Actions runner
*
* @param command - The command name to issue
* @param properties - Additional properties for the command (key-value pairs)
* @param message - The message to include with the command
* @remarks
* This function outputs a specially formatted string to stdout that the Actions
* runner interprets as a command. These commands can control workflow behavior,
* set outputs, create annotations, mask values, and more.
*
* Command Format:
*   ::name key=value,key=value::message
*
* @example
* ```typescript
* // Issue a warning annotation
* issueCommand('warning', {}, 'This is a warning message');
* // Output: ::warning::This is a warning message
*
* // Set an environment variable
* issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
* // Output: ::set-env name=MY_VAR::some value
*
* // Add a secret mask
* issueCommand('add-mask', {}, 'secretValue123');
* // Output: ::add-mask::secretValue123
* ```
*
* @internal
* This is an internal utility function that powers the public API functions
* such as setSecret, warning, error, and exportVariable.
*/
function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + os$2.EOL);
}
const CMD_STRING = "::";
var Command = class {
	constructor(command, properties, message) {
		if (!command) command = "missing.command";
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = true;
			for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
				const val = this.properties[key];
				if (val) {
					if (first) first = false;
					else cmdStr += ",";
					cmdStr += `${key}=${escapeProperty(val)}`;
				}
			}
		}
		cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
		return cmdStr;
	}
};
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
	if (!fs.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
	fs.appendFileSync(filePath, `${toCommandValue(message)}${os$2.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${crypto.randomUUID()}`;
	const convertedValue = toCommandValue(value);
	if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	return `${key}<<${delimiter}${os$2.EOL}${convertedValue}${os$2.EOL}${delimiter}`;
}
// node_modules/@actions/core/lib/summary.js
var __awaiter$6 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { access, appendFile, writeFile } = promises;
const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
	constructor() {
		this._buffer = "";
	}
	/**
	* Finds the summary file path from the environment, rejects if env var is not found or file does not exist
	* Also checks r/w permissions.
	*
	* @returns step summary file path
	*/
	filePath() {
		return __awaiter$6(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			const pathFromEnv = process.env[SUMMARY_ENV_VAR];
			if (!pathFromEnv) throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
			try {
				yield access(pathFromEnv, constants$1.R_OK | constants$1.W_OK);
			} catch (_a) {
				throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
			}
			this._filePath = pathFromEnv;
			return this._filePath;
		});
	}
	/**
	* Wraps content in an HTML tag, adding any HTML attributes
	*
	* @param {string} tag HTML tag to wrap
	* @param {string | null} content content within the tag
	* @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
	*
	* @returns {string} content wrapped in HTML element
	*/
	wrap(tag, content, attrs = {}) {
		const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
		if (!content) return `<${tag}${htmlAttrs}>`;
		return `<${tag}${htmlAttrs}>${content}</${tag}>`;
	}
	/**
	* Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
	*
	* @param {SummaryWriteOptions} [options] (optional) options for write operation
	*
	* @returns {Promise<Summary>} summary instance
	*/
	write(options) {
		return __awaiter$6(this, void 0, void 0, function* () {
			const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
			const filePath = yield this.filePath();
			yield (overwrite ? writeFile : appendFile)(filePath, this._buffer, { encoding: "utf8" });
			return this.emptyBuffer();
		});
	}
	/**
	* Clears the summary buffer and wipes the summary file
	*
	* @returns {Summary} summary instance
	*/
	clear() {
		return __awaiter$6(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: true });
		});
	}
	/**
	* Returns the current summary buffer as a string
	*
	* @returns {string} string of summary buffer
	*/
	stringify() {
		return this._buffer;
	}
	/**
	* If the summary buffer is empty
	*
	* @returns {boolen} true if the buffer is empty
	*/
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	/**
	* Resets the summary buffer without writing to summary file
	*
	* @returns {Summary} summary instance
	*/
	emptyBuffer() {
		this._buffer = "";
		return this;
	}
	/**
	* Adds raw text to the summary buffer
	*
	* @param {string} text content to add
	* @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
	*
	* @returns {Summary} summary instance
	*/
	addRaw(text, addEOL = false) {
		this._buffer += text;
		return addEOL ? this.addEOL() : this;
	}
	/**
	* Adds the operating system-specific end-of-line marker to the buffer
	*
	* @returns {Summary} summary instance
	*/
	addEOL() {
		return this.addRaw(EOL);
	}
	/**
	* Adds an HTML codeblock to the summary buffer
	*
	* @param {string} code content to render within fenced code block
	* @param {string} lang (optional) language to syntax highlight code
	*
	* @returns {Summary} summary instance
	*/
	addCodeBlock(code, lang) {
		const attrs = Object.assign({}, lang && { lang });
		const element = this.wrap("pre", this.wrap("code", code), attrs);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML list to the summary buffer
	*
	* @param {string[]} items list of items to render
	* @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
	*
	* @returns {Summary} summary instance
	*/
	addList(items, ordered = false) {
		const tag = ordered ? "ol" : "ul";
		const listItems = items.map((item) => this.wrap("li", item)).join("");
		const element = this.wrap(tag, listItems);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML table to the summary buffer
	*
	* @param {SummaryTableCell[]} rows table rows
	*
	* @returns {Summary} summary instance
	*/
	addTable(rows) {
		const tableBody = rows.map((row) => {
			const cells = row.map((cell) => {
				if (typeof cell === "string") return this.wrap("td", cell);
				const { header, data, colspan, rowspan } = cell;
				const tag = header ? "th" : "td";
				const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
				return this.wrap(tag, data, attrs);
			}).join("");
			return this.wrap("tr", cells);
		}).join("");
		const element = this.wrap("table", tableBody);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds a collapsable HTML details element to the summary buffer
	*
	* @param {string} label text for the closed state
	* @param {string} content collapsable content
	*
	* @returns {Summary} summary instance
	*/
	addDetails(label, content) {
		const element = this.wrap("details", this.wrap("summary", label) + content);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML image tag to the summary buffer
	*
	* @param {string} src path to the image you to embed
	* @param {string} alt text description of the image
	* @param {SummaryImageOptions} options (optional) addition image attributes
	*
	* @returns {Summary} summary instance
	*/
	addImage(src, alt, options) {
		const { width, height } = options || {};
		const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
		const element = this.wrap("img", null, Object.assign({
			src,
			alt
		}, attrs));
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML section heading element
	*
	* @param {string} text heading text
	* @param {number | string} [level=1] (optional) the heading level, default: 1
	*
	* @returns {Summary} summary instance
	*/
	addHeading(text, level) {
		const tag = `h${level}`;
		const allowedTag = [
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6"
		].includes(tag) ? tag : "h1";
		const element = this.wrap(allowedTag, text);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML thematic break (<hr>) to the summary buffer
	*
	* @returns {Summary} summary instance
	*/
	addSeparator() {
		const element = this.wrap("hr", null);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML line break (<br>) to the summary buffer
	*
	* @returns {Summary} summary instance
	*/
	addBreak() {
		const element = this.wrap("br", null);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML blockquote to the summary buffer
	*
	* @param {string} text quote text
	* @param {string} cite (optional) citation url
	*
	* @returns {Summary} summary instance
	*/
	addQuote(text, cite) {
		const attrs = Object.assign({}, cite && { cite });
		const element = this.wrap("blockquote", text, attrs);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML anchor tag to the summary buffer
	*
	* @param {string} text link text/content
	* @param {string} href hyperlink
	*
	* @returns {Summary} summary instance
	*/
	addLink(text, href) {
		const element = this.wrap("a", text, { href });
		return this.addRaw(element).addEOL();
	}
};
const summary = new Summary();
const { chmod, copyFile, lstat, mkdir, open, readdir, rename, rm, rmdir, stat, symlink, unlink } = fs.promises;
process.platform;
fs.constants.O_RDONLY;
process.platform;
events.EventEmitter;
events.EventEmitter;
os$1.platform();
os$1.arch();
/**
* The code to exit an action
*/
var ExitCode;
(function(ExitCode) {
	/**
	* A code indicating that the action was successful
	*/
	ExitCode[ExitCode["Success"] = 0] = "Success";
	/**
	* A code indicating that the action was a failure
	*/
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
/**
* Registers a secret which will get masked from logs
*
* @param secret - Value of the secret to be masked
* @remarks
* This function instructs the Actions runner to mask the specified value in any
* logs produced during the workflow run. Once registered, the secret value will
* be replaced with asterisks (***) whenever it appears in console output, logs,
* or error messages.
*
* This is useful for protecting sensitive information such as:
* - API keys
* - Access tokens
* - Authentication credentials
* - URL parameters containing signatures (SAS tokens)
*
* Note that masking only affects future logs; any previous appearances of the
* secret in logs before calling this function will remain unmasked.
*
* @example
* ```typescript
* // Register an API token as a secret
* const apiToken = "abc123xyz456";
* setSecret(apiToken);
*
* // Now any logs containing this value will show *** instead
* console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
* ```
*/
function setSecret(secret) {
	issueCommand("add-mask", {}, secret);
}
/**
* Gets the value of an input.
* Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
* Returns an empty string if the value is not defined.
*
* @param     name     name of the input to get
* @param     options  optional. See InputOptions.
* @returns   string
*/
function getInput(name, options) {
	const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
	if (options && options.required && !val) throw new Error(`Input required and not supplied: ${name}`);
	if (options && options.trimWhitespace === false) return val;
	return val.trim();
}
/**
* Sets the value of an output.
*
* @param     name     name of the output to set
* @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
*/
function setOutput$1(name, value) {
	if (process.env["GITHUB_OUTPUT"] || "") return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
	process.stdout.write(os$2.EOL);
	issueCommand("set-output", { name }, toCommandValue(value));
}
/**
* Adds an error issue
* @param message error issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function error(message, properties = {}) {
	issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
* Adds a warning issue
* @param message warning issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function warning(message, properties = {}) {
	issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
* Adds a notice issue
* @param message notice issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function notice(message, properties = {}) {
	issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
* Saves state for current action, the state can only be retrieved by this action's post job execution.
*
* @param     name     name of the state to store
* @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
*/
function saveState$1(name, value) {
	if (process.env["GITHUB_STATE"] || "") return issueFileCommand("STATE", prepareKeyValueMessage(name, value));
	issueCommand("save-state", { name }, toCommandValue(value));
}
/**
* Gets the value of an state set by this action's main execution.
*
* @param     name     name of the state to get
* @returns   string
*/
function getState(name) {
	return process.env[`STATE_${name}`] || "";
}
// src/core/validation/failure-locations.ts
const maxLineLength = 2e3;
/**
* The lines that the output of a failed check blames, each once: tsc, eslint (stylish, unix), vitest, jest, pytest, go
* test, build and vet, cargo. A check may run several of these tools.
*/
function failureLocations(output) {
	const lines = stripAnsi(output).split(/\r*\n/).map((line) => line.length > maxLineLength ? "" : line);
	const locations = [
		...lines.flatMap((line) => lineLocation(line) ?? []),
		...stylishLocations(lines),
		...blockLocations(lines),
		...pytestLocations(lines),
		...panicLocations(lines),
		...goTestLocations(lines)
	];
	const seenKeys = /* @__PURE__ */ new Set();
	return locations.filter(({ paths, line }) => {
		const key = `${paths[0]}:${line}`;
		return line > 0 && !seenKeys.has(key) && seenKeys.add(key);
	});
}
/**
* A printed path relative to the top of the repository, `/`-separated; undefined if it leads outside. `root`: where the
* repository lies; `directory`: where the check ran.
*/
function pathInRepository(printed, request) {
	const path = printed.replaceAll("\\", "/");
	const root = request.root.replaceAll("\\", "/").replace(/\/*$/, "/");
	const absolute = /^\/|^[A-Za-z]:\//.test(path);
	if (absolute && !path.startsWith(root)) return void 0;
	const segments = absolute ? path.slice(root.length).split("/") : `${request.directory}/${path}`.split("/");
	const resolved = [];
	for (const segment of segments) {
		if (segment === ".." && resolved.pop() === void 0) return void 0;
		if (segment !== "" && segment !== "." && segment !== "..") resolved.push(segment);
	}
	return resolved.length === 0 || resolved[0] === ".git" ? void 0 : resolved.join("/");
}
const position = "(?<path>[^\\s:()][^:()]*):(?<line>\\d+)";
const formats = [
	{
		heading: /^ *FAIL {2}\S/,
		message: /^(\w*(?:Error|Exception|Failure)\b.*)$/,
		place: new RegExp(`^ *\u276f (?:\\S+ )?${position}:(?<column>\\d+)$`)
	},
	{
		heading: /^ {2}\u25cf \S/,
		message: /^ {4}(\S.*)$/,
		place: new RegExp(`^ +at (?:.* \\()?${position}:(?<column>\\d+)\\)?$`)
	},
	{
		heading: /^error(?:\[E\d+\])?: /,
		message: /^(error(?:\[E\d+\])?: .*)$/,
		place: new RegExp(`^ *--> ${position}:(?<column>\\d+)$`)
	}
];
/** The first place of each failure; later frames and libraries are less useful. */
const blockLocations = (lines) => formats.flatMap((format) => locationsInFormat(lines, format));
function locationsInFormat(lines, { heading, message, place }) {
	const locations = [];
	let errorText;
	let isInBlock = false;
	for (const text of lines) {
		if (heading.test(text)) {
			isInBlock = true;
			errorText = void 0;
		}
		if (!isInBlock) continue;
		errorText ??= message.exec(text)?.[1];
		const groups = place.exec(text)?.groups;
		if (!groups || /node_modules|^node:/.test(groups["path"] ?? "")) continue;
		locations.push(locationOf(groups, errorText ?? "failed"));
		isInBlock = false;
	}
	return locations;
}
const pytestHeading = /^_{3,} .+ _{3,}$/;
const pytestError = /^E {3,}(\S.*)$/;
const pytestFrame = /^(?<path>[^\s:][^:]*\.py):(?<line>\d+): in \S+$/;
const pytestPlace = /^(?<path>[^\s:][^:]*\.py):(?<line>\d+): \w[\w.]*$/;
/** `E   text` and then `file:6: AssertionError`; with short tracebacks `file:6: in test` and then `E   text`. */
function pytestLocations(lines) {
	const locations = [];
	let errorText;
	let frame;
	for (const text of lines) {
		if (pytestHeading.test(text)) errorText = frame = void 0;
		frame = pytestFrame.exec(text)?.groups ?? frame;
		const error = errorText === void 0 ? pytestError.exec(text)?.[1] : void 0;
		if (error !== void 0 && frame !== void 0) locations.push(locationOf(frame, error));
		errorText ??= error;
		const groups = pytestPlace.exec(text)?.groups;
		if (groups && errorText !== void 0) locations.push(locationOf(groups, errorText));
	}
	return locations;
}
/** `thread '\u2026' panicked at src/lib.rs:7:9:` and the text below it. */
function panicLocations(lines) {
	return lines.flatMap((text, index) => {
		const groups = /^thread '.*' (?:\(\d+\) )?panicked at (?<path>[^:]+\.rs):(?<line>\d+):(?<column>\d+):$/.exec(text)?.groups;
		return groups ? [locationOf(groups, lines[index + 1])] : [];
	});
}
/**
* `--- FAIL: TestAdd`, `    add_test.go:8: text`, and far below `FAIL	example.com/calc/sub	0.002s`. The file is named
* within its package, the package within a module that only go.mod knows.
*/
function goTestLocations(lines) {
	const locations = [];
	let withoutPackage = [];
	let failed = false;
	for (const text of lines) {
		if (/^ *--- /.test(text)) failed = /^ *--- FAIL: /.test(text);
		const groups = /^ {4,}(?<path>[\w.-]+\.go):(?<line>\d+): (?<message>.*)$/.exec(text)?.groups;
		if (groups && failed) withoutPackage.push(locationOf(groups));
		const packageName = /^(?:FAIL|ok) *\t(\S+)/.exec(text)?.[1];
		if (packageName === void 0) continue;
		locations.push(...withoutPackage.map((location) => withinPackage(location, packageName)));
		withoutPackage = [];
	}
	return [...locations, ...withoutPackage];
}
function withinPackage(location, name) {
	const segments = name.split("/");
	const folders = segments.map((_, index) => segments.slice(index + 1).join("/"));
	return {
		...location,
		paths: folders.flatMap((folder) => location.paths.map((path) => folder === "" ? path : `${folder}/${path}`))
	};
}
const lineFormats = [
	/^(?<path>[^\s(].*)\((?<line>\d+),(?<column>\d+)\): error (?<message>TS\d+: .*)$/,
	/^(?<path>\S.*?):(?<line>\d+):(?<column>\d+) - error (?<message>TS\d+: .*)$/,
	/^(?<path>\S.*?):(?<line>\d+):(?<column>\d+): (?<message>.* \[Error\/.*)$/,
	/^(?:vet: )?(?<path>\S+\.go):(?<line>\d+):(?:(?<column>\d+):)? (?<message>.*)$/
];
function lineLocation(text) {
	const match = lineFormats.map((format) => format.exec(text)).find((match) => match !== null);
	return match?.groups && locationOf(match.groups);
}
const eslintRow = /^ {2}(?<line>\d+):(?<column>\d+) +error +(?<message>.*?)(?: {2,}(?<rule>\S+))?$/;
/** The file is on a line of its own, then its problems. */
function stylishLocations(lines) {
	let path;
	return lines.flatMap((text) => {
		if (/^\S/.test(text)) path = /^(?:\/|[A-Za-z]:\\|\.{0,2}[\w@])\S.*\.\w+$/.test(text) ? text : void 0;
		const { line, column, message = "", rule } = eslintRow.exec(text)?.groups ?? {};
		if (path === void 0 || line === void 0) return [];
		return [locationOf({
			path,
			line,
			column
		}, rule === void 0 ? message : `${message} (${rule})`)];
	});
}
/** From the groups of a match: `path`, `line`, and optionally `column` and `message`. */
function locationOf(groups, message) {
	const { path = "", line = "", column } = groups;
	return {
		paths: [path],
		line: Number(line),
		...column === void 0 ? {} : { column: Number(column) },
		message: (message ?? groups["message"] ?? "").trim()
	};
}
// src/adapter/log/actions-log.ts
/** The platform silently drops more annotations of one kind in one step. */
const maxAnnotations = 10;
const endGroup = workflowCommand("endgroup");
const layout = {
	paint: painter(false),
	columns: 300
};
/**
* A group for each iteration and check, with the result below it. Foreign text cannot give commands to the runner: it
* never starts a line, `##[` is broken, and output of checks is printed while commands are stopped (platform 25).
*/
function actionsLog(sink) {
	/** By check, from its last run: errors that a later attempt fixed are dropped. */
	const annotations = /* @__PURE__ */ new Map();
	let live = nothingLive;
	let groupOpen = false;
	let groupShown = false;
	let warnings = 0;
	const close = () => {
		const lines = groupOpen ? [endGroup] : [];
		groupOpen = false;
		return lines;
	};
	const group = (title) => {
		const lines = [...close(), workflowCommand("group", title)];
		groupOpen = true;
		return lines;
	};
	const checkLines = (check) => {
		if (check.failure && check.counts) annotations.set(check.name, blamedLines(check, sink));
		else annotations.delete(check.name);
		return [
			...check.failure ? inertOutput(check.failure.output, sink.token()) : [],
			...close(),
			...progressLines({
				...check,
				again: true
			}, layout)
		];
	};
	const eventLines = (event) => {
		if (event.type === "attempt_started") return group(`#${event.iteration} ${eventInWords(event)}`);
		const lines = progressLines({
			kind: "event",
			event
		}, layout);
		const debugLines = lines.length === 0 && sink.level === "debug" ? [`[debug] ${eventInWords(event)}`] : [];
		return [
			...endingEvents.has(event.type) ? close() : [],
			...lines,
			...debugLines
		];
	};
	const agentLines = (progress) => {
		const { kind } = progress.progress;
		if (kind === "spent") return sink.level === "debug" ? [`[debug] ${spent(live)}`] : [];
		return progressLines(progress, layout).map((line) => kind === "tool" ? withCost(line) : line);
	};
	const withCost = (line) => live.attempt && totalTokens(live.attempt.usage) > 0 ? `${line}  (${spent(live)})` : line;
	const linesOf = (progress) => {
		switch (progress.kind) {
			case "event": return eventLines(progress.event);
			case "agent": return agentLines(progress);
			case "check_started": return group(`check ${plainLine(progress.name, 200)}${progress.rerun ? `: ${rerunReason(progress)}` : ""}`);
			case "check_finished": return checkLines(progress);
			case "warning":
				warnings += 1;
				if (warnings > maxAnnotations) return progressLines(progress, layout);
				return [workflowCommand("warning", plainLine(progress.text, 1e3))];
			default: return progressLines(progress, layout);
		}
	};
	const show = (progress) => {
		const clean = mapStrings(progress, sink.redact);
		live = nextLiveStatus(live, clean, sink.now());
		const lines = linesOf(clean);
		write(isShown(clean, sink.level) ? lines : lines.filter((line) => line === endGroup));
	};
	const write = (lines) => {
		const shown = lines.filter((line) => {
			const isKept = line !== endGroup || groupShown;
			if (line === endGroup) groupShown = false;
			if (line.startsWith("::group::")) groupShown = true;
			return isKept;
		});
		if (shown.length > 0) sink.write(`${shown.join("\n")}\n`);
	};
	const finish = () => {
		const allAnnotations = [...annotations.values()].flat();
		const omittedCount = allAnnotations.length - maxAnnotations;
		const omission = omittedCount > 0 ? [`${omittedCount} more lines have errors; the groups above hold the checks' output.`] : [];
		write([
			...close(),
			...allAnnotations.slice(0, maxAnnotations),
			...omission
		]);
	};
	return {
		show: (progress) => quietly(() => show(progress)),
		finish: () => quietly(finish)
	};
}
/** Events that end an iteration; printed below its group, so that they stay visible when it is folded. */
const endingEvents = /* @__PURE__ */ new Set([...[
	"attempt_succeeded",
	"attempt_failed",
	"attempt_interrupted",
	"attempt_held",
	"handed_on"
], ...[
	"undo_done",
	"undo_failed",
	"run_stopped",
	"lease_released"
]]);
function spent({ attempt, spentBefore }) {
	if (!attempt) return "";
	const { usage } = attempt;
	const cost = usage.usd > 0 ? [formatUsd(usage.usd)] : [];
	const job = spentBefore > 0 ? [`job ${formatUsd(spentBefore + usage.usd)}`] : [];
	return [
		`${formatTokens(totalTokens(usage))} tokens`,
		...cost,
		...job
	].join(", ");
}
/** Each line behind a bar, while commands are stopped. */
function inertOutput(output, token) {
	if (output === "") return ["  it printed nothing"];
	const shownLines = visible(output).split("\n").map((line) => `  \u2502 ${withoutOldCommands(line)}`);
	return [
		workflowCommand("stop-commands", token),
		...shownLines,
		`::${token}::`
	];
}
function blamedLines(check, { root, isFile }) {
	const { failure } = check;
	if (!failure) return [];
	return failureLocations(failure.output).flatMap(({ paths, line, column, message }) => {
		const file = paths.map((path) => pathInRepository(path, {
			root,
			directory: failure.directory
		})).find((path) => path !== void 0 && isFile(path));
		if (file === void 0) return [];
		return [workflowCommand("error", plainLine(message, 500), {
			file,
			line,
			col: column,
			title: plainLine(check.name, 100)
		})];
	});
}
const levels = [
	"debug",
	"info",
	"warn",
	"error"
];
/** The end of the job is always shown, in the final report. */
const isShown = (progress, level) => levels.indexOf(levelOf(progress)) >= levels.indexOf(level);
function levelOf(progress) {
	switch (progress.kind) {
		case "event": return [
			"attempt_failed",
			"undo_failed",
			"work_refused"
		].includes(progress.event.type) ? "error" : "info";
		case "check_finished": return progress.passed ? "info" : "error";
		case "warning": return "warn";
		default: return "info";
	}
}
/** Encoded, so that foreign text cannot start a line. The step's own annotations use `annotate`. */
function workflowCommand(name, data = "", properties = {}) {
	const propertyList = Object.entries(properties).filter(([, value]) => value !== void 0).map(([key, value]) => `${key}=${property(String(value))}`).join(",");
	return `::${name}${propertyList === "" ? "" : ` ${propertyList}`}::${encoded(data)}`;
}
function encoded(text) {
	return withoutOldCommands(text).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function property(text) {
	return encoded(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
/** The runner obeys `##[name]` anywhere in a line, and the toolkit does not escape it. */
function withoutOldCommands(text) {
	return text.replaceAll("##[", "## [");
}
/** Annotations with foreign text: the toolkit escapes the new syntax, and this the old one. */
const annotate = {
	error: (text) => error(withoutOldCommands(text)),
	notice: (text) => notice(withoutOldCommands(text)),
	warning: (text) => warning(withoutOldCommands(text))
};
// src/adapter/github/account/app-key.ts
const pemFrame = /-----BEGIN ([A-Z ]+)-----([\s\S]*?)-----END \1-----/;
/**
* An App's private key (PEM, PKCS #1), also with line feeds that a secret has escaped or lost, in quotes, or as base64 of
* the file. Throws RalphError APP_KEY_INVALID, which holds none of it.
*/
function readAppKey(secret) {
	const text = unwrapped(secret);
	const [, kind = "", body = ""] = pemFrame.exec(text) ?? [];
	if (kind === "") throw invalid(text.includes("-----BEGIN") ? "its end is missing" : "it is not a PEM file");
	if (!kind.endsWith("PRIVATE KEY")) throw invalid(`it contains a ${kind.toLowerCase()}`);
	if (kind.startsWith("OPENSSH")) throw invalid("it is a key for SSH");
	if (kind.startsWith("ENCRYPTED") || body.includes("ENCRYPTED")) throw invalid("it is protected by a passphrase");
	const lines = body.replace(/\s+/g, "").match(/.{1,64}/g) ?? [];
	const key = tryReadKey([
		`-----BEGIN ${kind}-----`,
		...lines,
		`-----END ${kind}-----`,
		""
	].join("\n"));
	if (key?.asymmetricKeyType !== "rsa") throw invalid(key ? "it is not an RSA key" : "it is cut off or damaged");
	return key;
}
/** How the key may look in a log, for masking; the runner masks line by line. */
const appKeyForms = (secret) => [secret, unwrapped(secret)];
function unwrapped(secret) {
	const text = secret.replace(/\\r|\r/g, "").replaceAll("\\n", "\n").trim();
	if (text.includes("-----") || !/^["']?[A-Za-z\d+/=\s]+["']?$/.test(text)) return text;
	const decoded = Buffer.from(text, "base64").toString("utf8");
	return decoded.includes("-----BEGIN") ? decoded.replaceAll("\r", "").trim() : text;
}
const tryReadKey = (pem) => tryRead(() => createPrivateKey(pem));
const invalid = (reason) => new RalphError({
	code: "APP_KEY_INVALID",
	message: `\`app-private-key\` is not a GitHub App key: ${reason}.`,
	hint: "Create one on the App's page (Private keys \u2192 Generate a private key) and store the whole .pem file as the secret: `gh secret set APP_PRIVATE_KEY < app.private-key.pem`."
});
// src/adapter/github/account/app-token.ts
/** Throws RalphError `APP_\u2026` with a remedy for its owner, or `GITHUB_\u2026`. */
async function findInstallation(app, options) {
	const { waitBeforeRetry = setTimeout$1, ...clientOptions } = options;
	const { owner, repo, apiUrl, now } = clientOptions;
	const github = gitHubAt({
		...clientOptions,
		token: () => appJwt(app, now()),
		scheme: "bearer"
	});
	const callGitHub = async (call) => {
		try {
			return await call(github);
		} catch (error) {
			throw appFault(error, {
				id: app.id,
				repository: `${owner}/${repo}`,
				apiUrl,
				now: now()
			});
		}
	};
	const { id, app_slug, permissions: granted } = await callGitHub((client) => client.request("GET /repos/{owner}/{repo}/installation", {}));
	return {
		login: `${app_slug}[bot]`,
		granted,
		async token(permissions) {
			const parameters = {
				installation_id: id,
				repositories: [repo],
				permissions
			};
			const mint = () => callGitHub((client) => client.request("POST /app/installations/{installation_id}/access_tokens", parameters));
			const { token } = await mint().catch(async (error) => {
				if (!(error instanceof RalphError) || error.code !== "GITHUB_UNREACHABLE") throw error;
				await waitBeforeRetry(2e3);
				return mint();
			});
			return token;
		}
	};
}
async function revokeToken(token, clientOptions) {
	await gitHubAt({
		...clientOptions,
		token: () => token,
		timeoutMs: 2e3
	}).request("DELETE /installation/token", {}).catch(() => void 0);
}
/** GitHub accepts ten minutes; a clock may be a minute off in either direction. */
const lifetimeSeconds = 540;
const clockSkewSeconds = 60;
/** A proof of being the App: RS256 over its id or client id (GitHub Docs, "Generating a JWT"). */
function appJwt(app, now) {
	const nowSeconds = Math.floor(now / 1e3);
	const text = [{
		alg: "RS256",
		typ: "JWT"
	}, {
		iat: nowSeconds - clockSkewSeconds,
		exp: nowSeconds + lifetimeSeconds - clockSkewSeconds,
		iss: app.id
	}].map(encodePart).join(".");
	return `${text}.${sign("sha256", Buffer.from(text), app.key).toString("base64url")}`;
}
const encodePart = (part) => Buffer.from(JSON.stringify(part)).toString("base64url");
/** A token lives for an hour; the old one serves until the new one is there. */
const refreshMs = 3e6;
const retryMs = 6e4;
/**
* A token that is refreshed before it expires, without keeping the process alive. If GitHub gives none, it retries each
* minute. Throws what the first `mint` throws.
*/
async function refreshToken(mint, { renew: refreshAfterMs = refreshMs, again: retryAfterMs = retryMs } = {}) {
	let token = await mint();
	let timer;
	let isStopped = false;
	const listeners = [];
	const schedule = (ms) => {
		if (!isStopped) timer = setTimeout(() => void exchange(), ms).unref();
	};
	const exchange = async () => {
		try {
			const previous = token;
			token = await mint();
			for (const listener of listeners) listener(previous, token);
			schedule(refreshAfterMs);
		} catch {
			schedule(retryAfterMs);
		}
	};
	schedule(refreshAfterMs);
	return {
		current: () => token,
		onNew: (tell) => void listeners.push(tell),
		stop() {
			isStopped = true;
			clearTimeout(timer);
		}
	};
}
/** A fault of GitHub's answer to an App, with a remedy for its owner; other errors unchanged. Never holds the key or its JWT. */
function appFault(error, options) {
	if (!(error instanceof RalphError)) return error;
	const cause = error.cause ?? {};
	const reason = withinSentence(oneLine(cause.message ?? "", 200).replace(/ - https?:\S+$/, ""));
	if (error.code === "GITHUB_TOKEN_REFUSED") return refused(reason, clockDifference(cause, options.now), options);
	if (error.code === "GITHUB_NOT_FOUND") return /integration not found/i.test(reason) ? unknownApp(options) : notInstalled(options);
	if (/suspended/i.test(reason)) return fault$1("APP_SUSPENDED", `The installation of the App ${options.id} is suspended: ${reason}.`, "Its owner can undo that in Settings \u2192 GitHub Apps \u2192 Configure.");
	if (error.code === "GITHUB_REFUSED") return fault$1("APP_PERMISSION", `GitHub does not give App ${options.id} a token for ${options.repository}: ${reason}.`, givePermissions);
	return error;
}
const givePermissions = "Give it in the App\u2019s settings (Permissions & events \u2192 Repository permissions), then accept the change where the App is installed (Settings \u2192 GitHub Apps \u2192 Review request).";
function refused(reason, secondsOff, options) {
	if (/'(?:exp|iat)'|expir|issued at/i.test(reason) || secondsOff > 60) {
		const difference = secondsOff > 5 ? `, and is ${secondsOff} s off GitHub's` : "";
		return fault$1("APP_CLOCK", `GitHub does not accept this machine's claim to be App ${options.id}: ${reason}. Its clock says ${new Date(options.now).toISOString()}${difference}.`, "Set the runner's clock with NTP.");
	}
	if (/'iss'|integration not found/i.test(reason)) return unknownApp(options);
	return fault$1("APP_KEY_REFUSED", `GitHub does not accept \`app-private-key\` as a key of App ${options.id}: ${reason}.`, "It belongs to another App, or was deleted. The App's page shows its id, its client id and the fingerprints of its keys.");
}
const unknownApp = ({ id, apiUrl }) => fault$1("APP_UNKNOWN", `There is no GitHub App ${id} at ${apiUrl}.`, "`app-id` is the App ID or Client ID on the App's page, not its name and not an installation id. An App of github.com does not exist on an Enterprise Server.");
const notInstalled = ({ id, repository }) => fault$1("APP_NOT_INSTALLED", `The GitHub App ${id} is not installed on ${repository}.`, "Install it there: the page of the App \u2192 Install App \u2192 the owner \u2192 this repository.");
function clockDifference({ response }, now) {
	const serverTime = Date.parse(response?.headers?.["date"] ?? "");
	return Number.isNaN(serverTime) ? 0 : Math.round(Math.abs(now - serverTime) / 1e3);
}
const fault$1 = (code, message, hint) => new RalphError({
	code,
	message,
	hint
});
// src/core/github/app-permissions.ts
const writesRun = {
	contents: "write",
	issues: "write",
	pull_requests: "write",
	statuses: "write",
	actions: "write"
};
/** What a step needs its token for; undefined if its job runs agents or their code, so the App's key may not be there. */
const needs = {
	run: void 0,
	begin: void 0,
	finish: writesRun,
	intake: writesRun,
	agent: void 0,
	validate: void 0,
	compose: writesRun,
	apply: writesRun,
	ready: {
		contents: "write",
		issues: "read",
		pull_requests: "write",
		statuses: "write",
		actions: "read"
	},
	screen: {
		contents: "read",
		issues: "read",
		pull_requests: "read"
	},
	tick: {
		contents: "read",
		issues: "read",
		pull_requests: "read",
		statuses: "read",
		actions: "write"
	},
	lint: {
		contents: "read",
		issues: "write"
	},
	doctor: {
		contents: "write",
		pull_requests: "write",
		actions: "read"
	}
};
const strength = {
	none: 0,
	read: 1,
	write: 2
};
/** Undefined if the step may not have an App's token. */
function appPermissions(command, granted) {
	const needed = needs[command];
	if (!needed) return void 0;
	const entries = Object.entries(needed);
	const strengthOf = (name) => strength[granted[name]] ?? 0;
	const available = entries.flatMap(([name, access]) => {
		if (strengthOf(name) >= strength[access]) return [[name, access]];
		return strengthOf(name) === 0 ? [] : [[name, "read"]];
	});
	return {
		permissions: {
			...Object.fromEntries(available),
			...needed.statuses && strengthOf("checks") > 0 && { checks: "read" },
			...needed.contents === "write" && granted["workflows"] === "write" && { workflows: "write" }
		},
		missing: entries.filter(([name, access]) => strengthOf(name) < strength[access]).map(([name, access]) => `${name.replaceAll("_", " ")}: ${access}`)
	};
}
// src/adapter/github/account/own-ci.ts
/** Runs appear some seconds after the push; once a minute is soon enough for a person. */
const minIntervalMs = 6e4;
const workflowAccount = "github-actions[bot]";
function ownCiWatch(options) {
	const { github, self, now } = options;
	const token = self === "github-actions[bot]" ? "workflow" : "other";
	let waiting = [];
	let lastRead = {
		tip: "",
		at: Number.NEGATIVE_INFINITY
	};
	return {
		get current() {
			return {
				token,
				waiting
			};
		},
		setTip(tip) {
			if (lastRead.tip === tip) return;
			waiting = [];
			lastRead = {
				tip,
				at: lastRead.tip === "" ? Number.NEGATIVE_INFINITY : now()
			};
		},
		async refresh(again = false) {
			if (token === "other" || !again && now() - lastRead.at < minIntervalMs) return;
			lastRead = {
				...lastRead,
				at: now()
			};
			try {
				const parameters = {
					head_sha: lastRead.tip,
					event: "pull_request",
					per_page: 50
				};
				const { workflow_runs } = await github.request("GET /repos/{owner}/{repo}/actions/runs", parameters);
				waiting = workflow_runs.filter((run) => run.conclusion === "action_required" || run.status === "action_required").map(({ name, path, html_url }) => ({
					name: name || path,
					url: html_url
				}));
			} catch (error) {
				if (!(error instanceof RalphError)) throw error;
			}
		}
	};
}
// src/entry/action/context/inputs.ts
/** An empty input counts as missing. */
const inputOf = (name) => getInput(name) || void 0;
/** From this process's environment, which the toolkit reads. */
async function readInputs() {
	const pairs = Object.keys(actionInputs).flatMap((name) => {
		const value = inputOf(name);
		return value === void 0 ? [] : [[name, value]];
	});
	const isSecret = (name) => secretInputs.includes(name);
	const settingPairs = pairs.filter(([name]) => isInSettings(name));
	const block = await settingsBlock(inputOf("settings"));
	const blockPairs = Object.entries(block.values);
	const appId = block.values["app-id"];
	return {
		command: inputValue(stepInputs.command, inputOf("command")),
		flags: Object.fromEntries([...blockPairs, ...settingPairs].map(asFlag)),
		githubToken: inputOf("github-token"),
		app: {
			id: inputOf("app-id") ?? (appId === void 0 ? void 0 : String(appId)),
			privateKey: inputOf("app-private-key")
		},
		providerVariables: Object.fromEntries(payingInputs.flatMap(({ name, variable }) => {
			const value = inputOf(name);
			return value === void 0 ? [] : [[variable, value]];
		})),
		secrets: pairs.filter(([name]) => isSecret(name)).map(([, value]) => value),
		findings: [...block.findings, ...[...pairs, ...blockPairs].filter(([name]) => Object.hasOwn(stepInputs, name)).flatMap(([name, value]) => faultsOf(name, value))],
		notes: block.notes
	};
}
/** Loaded on demand: a YAML parser is large, and few steps have such a block. */
async function settingsBlock(text) {
	if (text === void 0) return {
		values: {},
		findings: [],
		notes: []
	};
	const { readSettingsBlock } = await import("./settings-block.js");
	return readSettingsBlock(text);
}
/** `fresh` is no setting, so it is parsed here. */
const asFlag = ([name, value]) => name === "fresh" ? [name, value === true || value === "true" || value === "1"] : [name, value];
function faultsOf(name, value) {
	const parsed = actionInputs[name]?.read(value);
	return parsed && "expected" in parsed ? [`${placeOfInput(name)}: expected ${parsed.expected}, got ${JSON.stringify(value)}`] : [];
}
/** The environment without inputs, which may be secrets. */
const withoutInputs = (env) => Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith("INPUT_")));
/** An input that is no setting of the run; a faulty one counts as missing, because its finding is reported elsewhere. */
function inputValue({ read, fallback }, raw) {
	const parsed = raw === void 0 ? void 0 : read(raw);
	return parsed && "value" in parsed ? parsed.value : fallback;
}
// src/entry/action/context/api-client.ts
/** The API of this step's repository; undefined if the environment does not say. */
function apiOptions({ env, now }) {
	const [owner, repo] = (env["GITHUB_REPOSITORY"] ?? "").split("/");
	const apiUrl = env["GITHUB_API_URL"];
	if (!apiUrl || !owner || !repo) return void 0;
	return {
		apiUrl,
		owner,
		repo,
		now,
		graphqlUrl: env["GITHUB_GRAPHQL_URL"] || graphqlUrlOf(apiUrl)
	};
}
/** Undefined without a token or an API. */
function apiClient(context) {
	const options = apiOptions(context);
	if (!options || !context.token()) return void 0;
	return gitHubAt({
		...options,
		token: () => context.token() ?? ""
	});
}
/** Tokens of people. Those of workflows and Apps begin with `ghs_`, and REST does not name their account. */
const personalToken = /^(?:gh[pou]_|github_pat_|[0-9a-f]{40}$)/;
/**
* The account of the step's token, by which the run's own issue, comments and pull requests are recognised: the App's, else
* the configured one, else the token's person, else the workflow's. Throws RalphError `GITHUB_\u2026`.
*/
async function ownLogin({ inputs, token, appLogin }, github) {
	const configured = inputValue(stepInputs["github-login"], inputs.flags["github-login"]);
	if (appLogin !== void 0) return appLogin;
	if (configured !== void 0) return configured;
	if (!personalToken.test(token() ?? "")) return workflowAccount;
	return (await github.request("GET /user", {})).login;
}
// src/entry/action/context/runner.ts
const requiredVariables = [
	"GITHUB_WORKSPACE",
	"GITHUB_SHA",
	"GITHUB_RUN_ID"
];
/** Throws RalphError NOT_A_RUNNER outside a workflow's step. */
function readRunner(env) {
	const missing = requiredVariables.filter((name) => !env[name]);
	if (missing.length > 0) throw notARunner(missing);
	const workspace = env["GITHUB_WORKSPACE"] ?? "";
	const temp = env["RUNNER_TEMP"] || tmpdir();
	const server = env["GITHUB_SERVER_URL"] || "https://github.com";
	const run = env["GITHUB_RUN_ID"] ?? "";
	const workflow = basename((env["GITHUB_WORKFLOW_REF"] ?? "").replace(/@.*$/, ""));
	return {
		checkout: {
			workspace,
			temp,
			holdsFiles: true,
			home: join(temp, "ralph"),
			commit: env["GITHUB_SHA"] ?? "",
			branch: /^refs\/heads\/(.+)$/.exec(env["GITHUB_REF"] ?? "")?.[1] ?? null,
			holder: {
				kind: "workflow",
				run_id: run,
				attempt: Number(env["GITHUB_RUN_ATTEMPT"]) || 1,
				job: `${env["GITHUB_JOB"] ?? "job"} on ${env["RUNNER_NAME"] ?? "a runner"}`,
				url: `${server}/${env["GITHUB_REPOSITORY"] ?? ""}/actions/runs/${run}`
			},
			startedBy: personIn(env),
			committer: server === "https://github.com" ? actionsBot : null
		},
		debug: env["RUNNER_DEBUG"] === "1",
		workflow,
		limitMs: limitOf(env)
	};
}
/** A hosted job is ended after six hours (platform fact 20), including earlier steps. */
const hostedLimitMs = 201e5;
const limitOf = (env) => env["RUNNER_ENVIRONMENT"] === "github-hosted" ? hostedLimitMs : void 0;
/** The login, with letters, digits and `-`; a bot's ends in `[bot]`. A schedule's actor is only the last author of its line (fact 15). */
function personIn(env) {
	if (env["GITHUB_EVENT_NAME"] === "schedule") return null;
	const actor = env["GITHUB_TRIGGERING_ACTOR"] || env["GITHUB_ACTOR"] || "";
	return /^[A-Za-z\d][A-Za-z\d_-]{0,60}$/.test(actor) ? actor : null;
}
/** The account of GITHUB_TOKEN at github.com. */
const actionsBot = {
	name: "github-actions[bot]",
	email: "41898282+github-actions[bot]@users.noreply.github.com"
};
const notARunner = (missing) => new RalphError({
	code: "NOT_A_RUNNER",
	message: `This program is a step of the action, but the environment lacks ${missing.join(", ")}.`,
	hint: "Use it in a workflow with `uses:`; on the command line, use `ralph run`."
});
/** Writes nothing if the runner named no file for outputs. */
const setOutput = (name, value) => withFile("GITHUB_OUTPUT", () => setOutput$1(name, value));
/** For this action's `post`. */
const saveState = (name, value) => withFile("GITHUB_STATE", () => saveState$1(name, value));
/** Replaces existing content, which an agent may have written. */
async function writeSummary(markdown) {
	await withFile("GITHUB_STEP_SUMMARY", () => summary.addRaw(markdown).write({ overwrite: true }));
}
/** Creates the file if an agent removed it, since the toolkit refuses a missing one. */
function withFile(variable, write) {
	const file = process.env[variable];
	if (!file) return void 0;
	appendFileSync(file, "");
	return write();
}
/** The event that started this workflow, if it is readable. Loaded on demand, because the toolkit is large; `main` calls it before anything of an agent's runs. */
async function eventPayload() {
	try {
		const { context } = await import("./github.js");
		return context.payload;
	} catch {
		return;
	}
}
// src/entry/action/context/step-context.ts
/** The environment of a step, for `main` and `post`. Masks every secret before anything else is printed. Throws RalphError NOT_A_RUNNER. */
async function openStepContext(env, cancelled) {
	const inputs = await readInputs();
	const { privateKey = "" } = inputs.app;
	for (const secret of [...inputs.secrets.flatMap(tokenForms), ...appKeyForms(privateKey)]) mask(secret);
	const runner = readRunner(env);
	const checkout = {
		...runner.checkout,
		secret: inputs.githubToken ?? env["ACTIONS_RUNTIME_TOKEN"]
	};
	return {
		argv: [],
		env: {
			...withoutInputs(env),
			...inputs.providerVariables,
			...gitSettings(env, {
				workspace: checkout.workspace,
				token: inputs.githubToken
			})
		},
		cwd: checkout.workspace,
		out: (text) => void process.stdout.write(text),
		err: (text) => void process.stderr.write(text),
		isTty: false,
		columns: 120,
		color: false,
		now: Date.now,
		cancelled,
		checkout,
		runner,
		inputs,
		token: () => inputs.githubToken
	};
}
/** The runner masks a value of several lines only line by line, and exactly as given. */
function mask(secret) {
	for (const line of new Set(secret.split(/\r?\n/))) if (line.trim() !== "") setSecret(line);
}
/** As in actions/checkout. */
const basic = (token) => Buffer.from(`x-access-token:${token}`).toString("base64");
/** Without a slash at the end. */
const serverOf = (env) => (env["GITHUB_SERVER_URL"] || "https://github.com").replace(/\/*$/, "");
/** Git's header for the remote. */
const headerOf = (token) => `AUTHORIZATION: basic ${basic(token)}`;
/** The token and derived values that would reveal it. */
const tokenForms = (token) => [token, basic(token)];
/**
* Git's settings for this step, only by environment. A token replaces the checkout's header: the empty value resets it,
* because GitHub refuses two. In a container the workspace belongs to another user, so git must trust it explicitly.
*/
function gitSettings(env, request) {
	const header = `http.${serverOf(env)}/.extraheader`;
	const entries = [["safe.directory", request.workspace]];
	if (request.token !== void 0) entries.push([header, ""], [header, headerOf(request.token)]);
	const existingCount = Number.parseInt(env["GIT_CONFIG_COUNT"] ?? "0", 10) || 0;
	const variables = entries.flatMap(([key, value], index) => [[`GIT_CONFIG_KEY_${existingCount + index}`, key], [`GIT_CONFIG_VALUE_${existingCount + index}`, value]]);
	return {
		...Object.fromEntries(variables),
		GIT_CONFIG_COUNT: String(existingCount + entries.length)
	};
}
// src/entry/action/context/app-account.ts
/**
* The step in the name of the GitHub App, if it has its key. The tokens are limited to this repository and the step, and
* masked before anything is printed. Throws RalphError `APP_\u2026` or `GITHUB_\u2026`.
*/
async function asApp(context, env) {
	const { app, command } = context.inputs;
	const { id, privateKey } = app;
	if (id === void 0 && privateKey === void 0) return {
		context,
		revoke: async () => void 0
	};
	if (command === "run" || command === "begin") throw keyBeside(command);
	if (!appPermissions(command, {})) throw keyMisplaced(command);
	if (id === void 0 || privateKey === void 0) throw onlyHalf(id === void 0 ? "app-id" : "app-private-key");
	const options = apiOptions(context);
	if (!options) throw noApi();
	const installation = await findInstallation({
		id,
		key: readAppKey(privateKey)
	}, options);
	const { permissions = {}, missing = [] } = appPermissions(command, installation.granted) ?? {};
	if (missing.some((permission) => permission.startsWith("contents"))) throw noContents(installation.login, missing);
	if (missing.length > 0) annotate.warning(lackingText(installation.login, missing));
	const token = await refreshToken(async () => {
		const newToken = await installation.token(permissions);
		for (const form of tokenForms(newToken)) mask(form);
		return newToken;
	});
	const { workspace } = context.checkout;
	const appContext = {
		...context,
		env: {
			...context.env,
			...gitSettings(env, {
				workspace,
				token: token.current()
			})
		},
		token: token.current,
		appLogin: installation.login,
		onNewHeader: (listener) => token.onNew((previous, next) => listener(headerOf(previous), headerOf(next)))
	};
	const revoke = () => {
		token.stop();
		return revokeToken(token.current(), options);
	};
	return {
		context: appContext,
		revoke
	};
}
const fault = (code, message, hint) => new RalphError({
	code,
	message,
	hint
});
const onlyHalf = (missing) => fault("APP_INPUTS", `The step was given one of \`app-id\` and \`app-private-key\`, and \`${missing}\` is empty.`, "Set both or none. A secret that does not exist, or that the event may not read, is empty; a called workflow needs it under `secrets:`.");
const keyMisplaced = (command) => fault("APP_KEY_MISPLACED", `\`command: ${command}\` writes nothing, and its machine runs what an agent wrote: do not give it an App's key.`, "Remove `app-id` and `app-private-key` from this step, and give it `github-token: ${{ github.token }}`.");
const keyBeside = (command) => fault("APP_KEY_BESIDE_AGENT", `\`command: ${command}\` runs an agent in a job with \`app-private-key\`. Whoever reads that key can act as the App from then on.`, "Create the token in an earlier step (`uses: actions/create-github-app-token`), pass it as `github-token`, and name the account by `github-login`. Or use split jobs, as `ralph init` writes them: there, no agent runs where the key is.");
const noApi = () => fault("APP_NO_API", "GITHUB_API_URL or GITHUB_REPOSITORY is not set, so no token can be created for `app-id`.", "GitHub sets both in every step; make sure that no earlier step changed them.");
const noContents = (login, missing) => fault("APP_PERMISSION", `${login} lacks ${missing.join(", ")} on this repository.`, givePermissions);
const lackingText = (login, missing) => `${login} lacks ${missing.join(", ")} on this repository; the run continues without. ${givePermissions}`;
// src/entry/action/step/end-step.ts
/** Runs a program of the action and exits after its output is flushed. */
function runAndExit(program) {
	const exit = (code) => {
		process.exitCode = code;
		process.stdout.write("", () => process.stderr.write("", () => process.exit(code)));
	};
	program().then(exit, (error) => {
		annotate.error(errorText(error));
		exit(errorExitCode(error));
	});
}
export { getState as _, serverOf as a, setOutput as c, ownLogin as d, inputValue as f, annotate as g, actionsLog as h, openStepContext as i, writeSummary as l, workflowAccount as m, asApp as n, eventPayload as o, ownCiWatch as p, mask as r, saveState as s, runAndExit as t, apiClient as u };
