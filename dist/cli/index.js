#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 181:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 4573:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3024:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 8161:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 3916:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");

/***/ }),

/***/ 1708:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 481:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");

/***/ }),

/***/ 6193:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 8500:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 7066:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tty");

/***/ }),

/***/ 3136:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 8522:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 932:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 774:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ armFailpoint),
/* harmony export */   Zu: () => (/* binding */ failpoint)
/* harmony export */ });
/* unused harmony exports failpointNames, failpointActions */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6232);


/**
 * Named moments around each effect that outlives the process, where a test lets the engine die, fail or stand still
 * (reliability.md §1 "DBOS"). They are in the adapters alone: between two calls of a port the app changes nothing but
 * memory, so a death there looks like one after the first call or before the second.
 */
const failpointNames = [
    'process-directory.made',
    'process-directory.remove',
    'store.configured',
    'store.initialised',
    'store.opened',
    'remote.list',
    'remote.listed',
    'remote.push',
    'remote.pushed',
    'remote.push-both',
    'remote.pushed-both',
    'remote.fetch',
    'remote.fetched',
    'state.load',
    'state.read',
    'state.commit',
    'state.commit-written',
    'state.commit-pushed',
    'work.write',
    'work.written',
    'work.publish',
    'work.published',
    'milestone.push',
    'milestone.pushed',
    'inbox.look',
    'inbox.order-read',
    'inbox.forget',
    'inbox.forgotten',
    'workspace.restore',
    'workspace.emptied',
    'workspace.tree-read',
    'workspace.cleaned',
    'workspace.files-restored',
    'workspace.restored',
    'workspace.capture',
    'workspace.index-copied',
    'workspace.staged',
    'workspace.tree-written',
    'workspace.captured',
    'workspace.reset-tracked',
    'workspace.tracked-reset',
    'template.fill',
    'template.filled',
    'template.add',
    'template.added',
    'template.copied',
    'set-up.command',
    'set-up.command-ended',
    'set-up.marked',
    'call.folder-made',
    'agent.start',
    'agent.started',
    'agent.ended',
    'check.start',
    'check.ended',
];
const failpointActions = ['kill', 'throw', 'hang', 'enospc'];
let armed;
/** `<name>:<n>:<action>`: at the n-th time that this process comes by. Throws RalphError FAILPOINT_INVALID. */
function armFailpoint(order) {
    if (order === undefined)
        return;
    const [name = '', count = '', word = ''] = order.split(':');
    const action = failpointActions.find((known) => known === word);
    if (!failpointNames.includes(name) || !/^[1-9]\d*$/.test(count) || action === undefined) {
        throw new _core_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
            code: 'FAILPOINT_INVALID',
            kind: 'usage',
            message: `RALPH_FAILPOINT=${order} names no failpoint.`,
            hint: `It is for ralph's own tests; unset it. They write <name>:<n>:<${failpointActions.join('|')}>.`,
        });
    }
    armed = { name, action, left: Number(count) };
}
/** Does nothing unless this very point was armed; then it says so on stderr and does what was ordered. */
function failpoint(name) {
    if (armed?.name !== name || --armed.left !== 0)
        return;
    const { action } = armed;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(2, `failpoint ${name}: ${action}\n`);
    if (action === 'kill')
        process.kill(process.pid, 'SIGKILL');
    // The whole engine stands still, its timers and signal handlers too, as when it is stopped from outside.
    if (action === 'hang')
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    if (action === 'enospc')
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    throw new Error(`failpoint ${name}`);
}


/***/ }),

/***/ 6232:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ RalphError)
/* harmony export */ });
/**
 * A fault that the user can mend: printed as code, sentence and remedy, without a stack.
 * Anything else that is thrown is a bug of ours and keeps its stack.
 */
class RalphError extends Error {
    code;
    kind;
    /** What to do next, in the user's words. */
    hint;
    /** Every single finding, where there are several. */
    findings;
    constructor(fault) {
        super(fault.message, fault.cause === undefined ? undefined : { cause: fault.cause });
        this.name = 'RalphError';
        this.code = fault.code;
        this.kind = fault.kind;
        this.hint = fault.hint;
        this.findings = fault.findings ?? [];
    }
}


/***/ }),

/***/ 754:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ machineFault)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6232);

/** What a person mends at the machine: from Node by its error code, from git by its words (reliability P14, P15). */
const faults = [
    {
        code: 'DISK_FULL',
        errno: ['ENOSPC', 'EDQUOT'],
        said: /no space left on device|out of disk ?space|ENOSPC|disk quota exceeded/i,
        what: 'The disk is full',
        hint: 'Free some space and run again.',
    },
    {
        code: 'DISK_READ_ONLY',
        errno: ['EROFS'],
        said: /read-only file system/i,
        what: 'The disk cannot be written',
        hint: 'Mount it for writing, or set RALPH_HOME to a place on another disk, and run again.',
    },
    {
        code: 'DISK_FAULT',
        errno: ['EIO'],
        said: /input\/output error/i,
        what: 'The disk gave an error',
        hint: 'Look at the system log; use another disk (RALPH_HOME), and run again.',
    },
    {
        code: 'TOO_MANY_FILES',
        errno: ['EMFILE', 'ENFILE'],
        said: /too many open files/i,
        what: 'The system allows no more open files',
        hint: 'Raise the limit (`ulimit -n`) or end other programs, and run again.',
    },
];
/** Undefined where it is none of these. `what` is who could not go on, in a few words. */
function machineFault(at) {
    const found = faults.find(({ errno, said }) => errno.some((known) => known === at.errno) || (at.said !== undefined && said.test(at.said)));
    if (found === undefined)
        return undefined;
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A({
        code: found.code,
        kind: 'failed',
        message: `${found.what}: ${at.what}`,
        hint: `${found.hint} Nothing was overwritten; the run goes on from its last state.`,
        ...(at.cause === undefined ? {} : { cause: at.cause }),
    });
}


/***/ }),

/***/ 1934:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Yc: () => (/* binding */ nearTwins),
/* harmony export */   bx: () => (/* binding */ similarIn),
/* harmony export */   d5: () => (/* binding */ meantName)
/* harmony export */ });
/** What two spellings of one name share: case, separators and leading zeros do not count. */
function normalised(word) {
    return word
        .toLowerCase()
        .replace(/[-_. ]/g, '')
        .replace(/(^|\D)0+(?=\d)/g, '$1');
}
/**
 * Edits between two words: insert, delete, replace a character or swap two neighbours (optimal string alignment).
 * Time is the product of the lengths; for short words only.
 */
function editDistance(a, b) {
    let before = [];
    let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
            let cost = Math.min(replaced, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
            row.push(cost);
        }
        before = previous;
        previous = row;
    }
    return previous[b.length] ?? 0;
}
const longestName = 40;
/** The known name that `word` was probably meant to be: within two edits, within one of a name of up to five letters. */
function meantName(word, known) {
    if (word.length > longestName)
        return undefined;
    const wanted = normalised(word);
    let best;
    for (const name of known) {
        const target = normalised(name);
        const allowed = target.length > 5 ? 2 : 1;
        if (Math.abs(target.length - wanted.length) > allowed)
            continue;
        const edits = editDistance(wanted, target);
        if (edits <= allowed && (best === undefined || edits < best.edits))
            best = { name, edits };
    }
    return best?.name;
}
/**
 * Finds a similar id among many: equal when normalised, or equal after dropping at most one character on each side.
 * Building is linear in the ids and done at the first question; a question costs the length of the word, so that
 * a plan with 20,000 unknown ids is not compared pair by pair.
 */
function similarIn(ids) {
    let index;
    return (word) => {
        index ??= indexed(ids);
        for (const variant of variants(normalised(word))) {
            const id = index.get(variant);
            if (id !== undefined)
                return id;
        }
        return undefined;
    };
}
/** Long enough for one letter to be a slip. */
const leastTwin = 4;
/**
 * Names that are probably slips of an earlier one: equal but for case and separators, or for one letter. Names that
 * differ by a number (`phase-1`, `phase-2`) are meant so. Linear in the names.
 */
function nearTwins(names) {
    const earlier = new Map();
    const twins = [];
    for (const name of names) {
        const digits = name.replace(/\D+/g, ' ').trim();
        const word = normalised(name);
        const keys = [...(word.length < leastTwin ? [word] : variants(word))].map((variant) => `${digits}:${variant}`);
        const like = keys.map((key) => earlier.get(key)).find((found) => found !== undefined);
        if (like !== undefined)
            twins.push({ name, like });
        for (const key of keys)
            if (!earlier.has(key))
                earlier.set(key, name);
    }
    return twins;
}
function indexed(ids) {
    const index = new Map();
    for (const id of ids)
        index.set(normalised(id), id);
    for (const id of ids) {
        for (const variant of variants(normalised(id)))
            if (!index.has(variant))
                index.set(variant, id);
    }
    return index;
}
/** The word itself, then the word without each one of its first 64 characters. */
function* variants(word) {
    yield word;
    for (let i = 0; i < Math.min(word.length, 64); i += 1)
        yield word.slice(0, i) + word.slice(i + 1);
}


/***/ }),

/***/ 8241:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ errorExitCode),
/* harmony export */   _z: () => (/* binding */ userFault),
/* harmony export */   kc: () => (/* binding */ errorText)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6232);
/* harmony import */ var _core_machine_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(754);


/** What Node itself says of a full or broken disk is the user's to mend as well. */
function userFault(error) {
    if (error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A || !(error instanceof Error))
        return error;
    const errno = error.code;
    return (0,_core_machine_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .machineFault */ .M)({ errno, what: error.message, cause: error }) ?? error;
}
/** DESIGN §8 "Exit codes". */
function errorExitCode(error) {
    return { usage: 64, data: 65, failed: 1, busy: 75, interrupted: 130 }[error.kind];
}
/** A RalphError is the user's to mend and comes without a stack; anything else is ours and keeps it. */
function errorText(error) {
    if (!(error instanceof _core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RalphError */ .A)) {
        const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
        return `ralph: internal error, please report it:\n${stack}\n`;
    }
    const findings = error.findings.map((finding) => `  - ${finding}\n`).join('');
    return `ralph: ${error.message} [${error.code}]\n${findings}${error.hint}\n`;
}


/***/ }),

/***/ 9203:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ operatorWords)
/* harmony export */ });
/** The orders that a laptop can give, as the overview lists them. */
const operatorWords = {
    pause: {
        summary: 'end the attempt under way, and let no job work until resume',
        example: 'ralph pause "review first"',
    },
    resume: { summary: 'lift a pause', example: 'ralph resume' },
    stop: { summary: 'end the job that is at work', example: 'ralph stop' },
    skip: { summary: 'give a task up', example: 'ralph skip TASK-7 "no longer wanted"' },
    retry: {
        summary: 'try a failed, skipped or given-up task again, or one whose commit waits',
        example: 'ralph retry TASK-7',
    },
    approve: {
        summary: 'take the waiting commit in (approval: iteration)',
        example: 'ralph approve 1a2b3c4',
    },
    undo: {
        summary: "take an iteration's commit back and open its task again",
        example: 'ralph undo 7 "it breaks the search"',
    },
    budget: {
        summary: 'change what the run may cost, or how many attempts it may make',
        example: 'ralph budget 20usd 10iter',
    },
    mode: { summary: 'change how memory reaches the next iteration', example: 'ralph mode handoff-only' },
    set: { summary: 'change a setting for the rest of the run', example: 'ralph set max-turns 30' },
    redo: {
        summary: "have an iteration's work changed by a task of its own",
        example: 'ralph redo 7 "no globals, please"',
    },
    remember: {
        summary: 'tell every later agent something',
        example: 'ralph remember "constraint: the API stays as it is"',
    },
    hint: { summary: 'tell the next agent something', example: 'ralph hint "use the cache of src/http.ts"' },
};


/***/ }),

/***/ 8530:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ packageJson)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);


/** What the package says that brings this program along. */
function packageJson() {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(import.meta.dirname, '../../package.json');
    return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8'));
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXTERNAL MODULE: ./build/adapter/failpoint.js
var failpoint = __nccwpck_require__(774);
// EXTERNAL MODULE: ./build/core/error.js
var core_error = __nccwpck_require__(6232);
// EXTERNAL MODULE: ./build/core/plan/nearest.js
var nearest = __nccwpck_require__(1934);
// EXTERNAL MODULE: ./build/entry/operator-words.js
var operator_words = __nccwpck_require__(9203);
;// CONCATENATED MODULE: ./build/entry/commands.js

/** Every command of `ralph`, in the order in which help lists them. */
const commands = [
    {
        words: 'demo',
        summary: 'see a whole run in a temporary folder, in a few seconds',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(675), __nccwpck_require__.e(3), __nccwpck_require__.e(953), __nccwpck_require__.e(976), __nccwpck_require__.e(556), __nccwpck_require__.e(789), __nccwpck_require__.e(571), __nccwpck_require__.e(145), __nccwpck_require__.e(468), __nccwpck_require__.e(143), __nccwpck_require__.e(210)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4210))).demoCommand,
    },
    {
        words: 'init',
        summary: 'set up a repository: plan, configuration and workflow, from what is there',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(675), __nccwpck_require__.e(815), __nccwpck_require__.e(194), __nccwpck_require__.e(681), __nccwpck_require__.e(953), __nccwpck_require__.e(976), __nccwpck_require__.e(556), __nccwpck_require__.e(571), __nccwpck_require__.e(111), __nccwpck_require__.e(753), __nccwpck_require__.e(24)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1024))).initCommand,
    },
    {
        words: 'doctor',
        summary: 'what stands in the way of a run here, each with its remedy',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(675), __nccwpck_require__.e(815), __nccwpck_require__.e(194), __nccwpck_require__.e(953), __nccwpck_require__.e(976), __nccwpck_require__.e(111), __nccwpck_require__.e(753), __nccwpck_require__.e(6)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9890))).doctorCommand,
    },
    {
        words: 'run',
        summary: 'carry out a plan, or go on with it',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(675), __nccwpck_require__.e(3), __nccwpck_require__.e(953), __nccwpck_require__.e(976), __nccwpck_require__.e(556), __nccwpck_require__.e(789), __nccwpck_require__.e(571), __nccwpck_require__.e(145), __nccwpck_require__.e(468), __nccwpck_require__.e(143), __nccwpck_require__.e(180)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4180))).runCommand,
    },
    {
        words: 'status',
        summary: 'how far a run is, and what it needs',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(675), __nccwpck_require__.e(953), __nccwpck_require__.e(976), __nccwpck_require__.e(789), __nccwpck_require__.e(378)]).then(__nccwpck_require__.bind(__nccwpck_require__, 454))).statusCommand,
    },
    {
        words: 'log',
        summary: 'what happened, event by event, or all of one iteration',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(675), __nccwpck_require__.e(953), __nccwpck_require__.e(976), __nccwpck_require__.e(556), __nccwpck_require__.e(787)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8255))).logCommand,
    },
    {
        words: 'report',
        summary: 'what a whole run tells: retries, checks, handoffs, prompts, time, money',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(675), __nccwpck_require__.e(953), __nccwpck_require__.e(976), __nccwpck_require__.e(861)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4181))).reportCommand,
    },
    {
        words: 'checkout',
        summary: 'write the files of any attempt, also a rejected one, into a new folder',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(675), __nccwpck_require__.e(953), __nccwpck_require__.e(976), __nccwpck_require__.e(14)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6396))).checkoutCommand,
    },
    {
        words: 'replay',
        summary: 'do a recorded job again, without an agent: what happened, and would it happen today',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(675), __nccwpck_require__.e(3), __nccwpck_require__.e(953), __nccwpck_require__.e(976), __nccwpck_require__.e(556), __nccwpck_require__.e(789), __nccwpck_require__.e(571), __nccwpck_require__.e(145), __nccwpck_require__.e(468), __nccwpck_require__.e(55)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2055))).replayCommand,
    },
    {
        words: 'plan lint',
        summary: 'look at a plan for every fault at once',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(675), __nccwpck_require__.e(815), __nccwpck_require__.e(194), __nccwpck_require__.e(953), __nccwpck_require__.e(111), __nccwpck_require__.e(500)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6119))).planLintCommand,
    },
    {
        words: 'plan graph',
        summary: 'what waits for what, what is ready, and the critical path',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(675), __nccwpck_require__.e(953), __nccwpck_require__.e(976), __nccwpck_require__.e(602)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2216))).planGraphCommand,
    },
    {
        words: 'config',
        summary: 'each setting, its value and where it comes from',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(675), __nccwpck_require__.e(953), __nccwpck_require__.e(368)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3368))).configCommand,
    },
    ...Object.keys(operator_words/* operatorWords */.u).map((word) => ({
        words: word,
        summary: operator_words/* operatorWords */.u[word].summary,
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(675), __nccwpck_require__.e(953), __nccwpck_require__.e(976), __nccwpck_require__.e(789), __nccwpck_require__.e(145), __nccwpck_require__.e(653)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6415))).orderCommand(word),
    })),
];

// EXTERNAL MODULE: ./build/entry/error-text.js
var error_text = __nccwpck_require__(8241);
// EXTERNAL MODULE: ./build/entry/package-json.js
var package_json = __nccwpck_require__(8530);
;// CONCATENATED MODULE: external "node:v8"
const external_node_v8_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");
;// CONCATENATED MODULE: ./build/entry/small-heap.js

/**
 * Keeps V8's young generation from doubling several times: starting a process copies the memory map of ours, and an
 * iteration starts ten (docs/performance.md). Called when the program is loaded, which needs the room.
 */
function keepHeapSmall() {
    (0,external_node_v8_namespaceObject.setFlagsFromString)('--semi-space-growth-factor=1');
}

;// CONCATENATED MODULE: ./build/entry/cli.js







/** A second signal means that the user does not want to wait. */
function onSignals() {
    const controller = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM']) {
        process.on(signal, () => {
            if (controller.signal.aborted)
                process.exit(130);
            controller.abort();
        });
    }
    // Whoever read what is said has gone, as `head` does: what goes on for long ends in order, all else a moment later.
    process.stdout.on('error', () => controller.abort());
    process.stderr.on('error', () => undefined);
    return controller.signal;
}
const overview = () => `ralph drives a coding agent through a task plan: one validated commit per iteration, or nothing.

Usage: ralph <command> [options]

${commands.map(({ words, summary }) => `  ${words.padEnd(12)} ${summary}`).join('\n')}

  ralph <command> --help     options and examples
  ralph --version

New here? \`ralph demo\` shows a whole run in a temporary folder in a few seconds.
`;
async function main(argv) {
    keepHeapSmall();
    (0,failpoint/* armFailpoint */.$j)(process.env['RALPH_FAILPOINT']);
    const context = {
        argv: [],
        env: process.env,
        cwd: process.cwd(),
        out: (text) => void process.stdout.write(text),
        err: (text) => void process.stderr.write(text),
        isTty: process.stdout.isTTY === true,
        columns: process.stdout.columns || 100,
        color: process.stdout.isTTY === true && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb',
        now: Date.now,
        cancelled: onSignals(),
    };
    if (argv[0] === '--version')
        return say(context, `${(0,package_json/* packageJson */.T)().version}\n`);
    if (argv.length === 0 || argv[0] === '--help' || argv[0] === '-h' || argv[0] === 'help')
        return say(context, overview());
    const listed = commands.find(({ words }) => `${argv.join(' ')} `.startsWith(`${words} `));
    if (!listed) {
        context.err(`ralph: unknown command '${argv[0]}'.${didYouMean(argv)}\n\n${overview()}`);
        return 64;
    }
    const command = await listed.load();
    const rest = argv.slice(listed.words.split(' ').length);
    if (rest.includes('--help') || rest.includes('-h'))
        return say(context, `${command.help}\n`);
    return command.run({ ...context, argv: rest });
}
/** The command that was probably meant: `plan` alone has several. */
function didYouMean([first = '', second = '']) {
    const within = commands.map(({ words }) => words).filter((words) => words.startsWith(`${first} `));
    const meant = (0,nearest/* meantName */.d5)(within.length > 0 ? `${first} ${second}` : first, commands.map(({ words }) => words));
    const likely = meant === undefined ? within : [meant];
    return likely.length === 0 ? '' : ` Did you mean ${likely.map((words) => `'ralph ${words}'`).join(' or ')}?`;
}
function say(context, text) {
    context.out(text);
    return 0;
}
/** Ends only when everything that was said has left the process: a pipe may be slow. */
function leave(code) {
    process.exitCode = code;
    process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
}
main(process.argv.slice(2)).then(leave, (thrown) => {
    const error = (0,error_text/* userFault */._z)(thrown);
    process.stderr.write((0,error_text/* errorText */.kc)(error));
    leave(error instanceof core_error/* RalphError */.A ? (0,error_text/* errorExitCode */.C6)(error) : 70);
});

