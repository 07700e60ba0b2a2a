export const id = 2014;
export const ids = [2014];
export const modules = {

/***/ 53699:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F4: () => (/* binding */ steeringIn),
/* harmony export */   OI: () => (/* binding */ asAtStart),
/* harmony export */   br: () => (/* binding */ digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_agent_agents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81484);




const folder = '.ralph';
async function asAtStart(directory, files) {
    const names = [...(await namesBelow(directory)), ..._core_agent_agents_js__WEBPACK_IMPORTED_MODULE_3__/* .instructionsOfAgents */ .Po];
    const kept = new Map(names.map((name) => [name, files.read(name)]));
    for (const content of kept.values())
        content.catch(() => undefined);
    await Promise.allSettled(kept.values());
    return {
        read: async (path) => kept.get(path) ?? (path.startsWith(`${folder}/`) ? undefined : files.read(path)),
    };
}
function steeringIn(directory, { plan, config }) {
    const prints = async () => {
        const below = (await namesBelow(directory)).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name));
        const paths = [...new Set([...plan.paths, config, ...below])];
        const found = await Promise.all(paths.map(async (path) => [path, await digest(path)]));
        return new Map(found.flatMap(([path, print]) => (print === null ? [] : [[path, print]])));
    };
    return {
        look: async () => {
            const before = await prints();
            return async () => {
                const now = await prints();
                const paths = [...new Set([...before.keys(), ...now.keys()])].filter((path) => before.get(path) !== now.get(path));
                const names = paths.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(directory, path).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'));
                const changed = plan.paths.some((path) => paths.includes(path));
                return { paths: names.sort(), plan: changed ? await plan.print() : null };
            };
        },
    };
}
async function namesBelow(directory) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries.filter((entry) => entry.isFile() || entry.isSymbolicLink());
    return files.map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(directory, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'));
}
const digest = (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path).then((bytes) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex'), () => null);


/***/ }),

/***/ 20561:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ trustedFilesIn)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);



function trustedFilesIn(directory, limit = 5 * 1024 * 1024) {
    return {
        read: async (path) => {
            if (!staysInside(path))
                throw outside(path, 'it must be relative, with "/" between names and without ".."');
            const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(directory);
            const place = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)).catch(undefinedWhereMissing);
            if (place === undefined)
                return undefined;
            if (!place.startsWith(root.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? root : root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
                throw outside(path, `it links to ${place}`);
            return readText(place, path, limit);
        },
    };
}
const staysInside = (path) => path !== '' && !/^[a-z]:|[\\\0]/i.test(path) && path.split('/').every((name) => name !== '' && name !== '..');
async function readText(place, path, limit) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(place);
    if (!found.isFile())
        return undefined;
    if (found.size > limit)
        throw tooLarge(path, found.size, limit);
    const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(place);
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw notText(path, cause);
    }
}
function undefinedWhereMissing(error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR')
        return undefined;
    throw error;
}
const outside = (path, why) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'PATH_OUTSIDE',
    message: `${JSON.stringify(path)} is not inside the repository: ${why}.`,
    hint: 'Name a file of the repository, from its top: docs/notes.md',
});
const tooLarge = (path, size, limit) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'FILE_TOO_LARGE',
    message: `${path} has ${size} bytes; ralph reads files of at most ${limit}.`,
    hint: 'Shorten the file or split it.',
});
const notText = (path, cause) => new _core_error_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RalphError */ .A({
    code: 'FILE_NOT_TEXT',
    message: `${path} is not UTF-8 text.`,
    hint: 'Save it as UTF-8.',
    cause,
});


/***/ }),

/***/ 89335:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KR: () => (/* binding */ resolveChecks),
/* harmony export */   L8: () => (/* binding */ classify),
/* harmony export */   XQ: () => (/* binding */ whyUnchecked),
/* harmony export */   c0: () => (/* binding */ defaultTimeouts),
/* harmony export */   eS: () => (/* binding */ remedyForUnchecked),
/* harmony export */   vc: () => (/* binding */ refuseUnchecked)
/* harmony export */ });
/* harmony import */ var _schema_check_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48689);
/* harmony import */ var _error_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64967);
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14421);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77112);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92949);






const fields = ['name', 'run', 'kind', 'timeout', 'working-directory'];
const minute = 60_000;
const longest = 24 * 60 * minute;
const defaultTimeouts = {
    test: 30 * minute,
    lint: 10 * minute,
    typecheck: 10 * minute,
    build: 20 * minute,
};
function resolveChecks(specs, directory = '.') {
    const findings = [];
    const taken = new Set();
    const checks = specs.map((given, index) => {
        const spec = typeof given === 'string' ? { run: given } : given;
        const read = readerOf(spec, (text) => findings.push(`check ${index + 1}: ${text}`));
        const run = read.text('run') ?? '';
        if (run.trim() === '')
            read.fault('the command is missing: write what to run');
        const kind = kindOf(read) ?? classify(run);
        return {
            name: unique((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(read.text('name') ?? '', 80) || (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(run, 80), taken),
            run,
            kind,
            timeout_ms: timeoutOf(read) ?? defaultTimeouts[kind],
            working_directory: directoryOf(read, directory),
        };
    });
    if (findings.length === 0)
        return checks;
    throw new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'CHECKS_INVALID',
        message: `The checks cannot be used: ${findings[0]}`,
        hint: 'Correct the checks in the configuration or in the input `validate`, then start again.',
        findings,
    });
}
function readerOf(spec, fault) {
    const raw = (field) => (Object.hasOwn(spec, field) ? (spec[field] ?? undefined) : undefined);
    const text = (field) => {
        const value = raw(field);
        if (value === undefined || typeof value === 'string')
            return value;
        fault(`${field} is not a text`);
        return undefined;
    };
    for (const key of Object.keys(spec)) {
        if (!fields.includes(key))
            fault(`"${key}" is not a field of a check; the fields are ${fields.join(', ')}`);
    }
    return { fault, text, raw };
}
function kindOf({ text, fault }) {
    const given = text('kind');
    const kind = _schema_check_check_js__WEBPACK_IMPORTED_MODULE_0__/* .CheckKind */ .nh.safeParse(given);
    if (given !== undefined && !kind.success)
        fault(`kind "${given}" is not one of ${_schema_check_check_js__WEBPACK_IMPORTED_MODULE_0__/* .CheckKind */ .nh.options.join(', ')}`);
    return kind.data;
}
function timeoutOf({ raw, fault }) {
    const timeout = raw('timeout');
    if (timeout === undefined)
        return undefined;
    const ms = typeof timeout === 'string' || typeof timeout === 'number' ? (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDuration */ .E9)(String(timeout)) : undefined;
    if (ms !== undefined && ms > 0 && ms <= longest)
        return ms;
    const given = JSON.stringify(timeout);
    fault(`timeout ${given} is not a time above zero and up to ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(longest)}, such as 90s, 15m or 2h`);
    return undefined;
}
function directoryOf({ text, fault }, otherwise) {
    const given = text('working-directory');
    const path = given === undefined ? otherwise : (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .insidePath */ .y)(given);
    if (path === undefined)
        fault(`working-directory "${given}" is not a relative path inside the repository`);
    return path ?? otherwise;
}
function unique(name, taken) {
    let free = name;
    for (let count = 2; taken.has(free); count++)
        free = `${name} (${count})`;
    taken.add(free);
    return free;
}
function classify(command) {
    return /shellcheck|lint|eslint|flake8|pylint|stylelint/.test(command) ? 'lint' : 'test';
}
const weights = { not_run: 'is not run', reported: 'is only reported' };
function whyUnchecked({ checks, checksElsewhere, settings: { strategy } }) {
    if (checksElsewhere || (0,_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .countingChecks */ .zf)(strategy, checks).length > 0)
        return undefined;
    if (checks.length === 0)
        return 'there is none';
    const told = checks.flatMap((check) => {
        const weight = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .weightOf */ .mm)(strategy, check);
        return weight === 'counts' ? [] : [`${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(check.name, 80)} (${check.kind}) ${weights[weight]}`];
    });
    return `with the strategy ${strategy}, ${told.join(', ')}`;
}
const remedyForUnchecked = 'Name one: `validate: ["npm test"]` in .github/ralph.yml, --validate "npm test", or in a workflow the input `validate`; `ralph init` finds them. --no-checks (`no-checks: true`) continues without one, and every report says so.';
function refuseUnchecked(gate) {
    const why = gate.settings['no-checks'] ? undefined : whyUnchecked(gate);
    if (why === undefined)
        return;
    throw new _error_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RalphError */ .A({
        code: 'CHECKS_MISSING',
        message: `No check decides what is committed: ${why}.`,
        hint: remedyForUnchecked,
    });
}


/***/ }),

/***/ 92949:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D2: () => (/* binding */ validationOf),
/* harmony export */   E: () => (/* binding */ checksToRun),
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   mm: () => (/* binding */ weightOf),
/* harmony export */   zf: () => (/* binding */ countingChecks)
/* harmony export */ });
const policy = {
    strict: { test: 'counts', typecheck: 'counts', build: 'counts', lint: 'counts' },
    lenient: { test: 'counts', typecheck: 'counts', build: 'counts', lint: 'reported' },
    tests_only: { test: 'counts', typecheck: 'counts', build: 'counts', lint: 'not_run' },
};
const weightOf = (strategy, { kind }) => policy[strategy][kind];
function checksToRun(strategy, checks) {
    return checks.filter((check) => weightOf(strategy, check) !== 'not_run');
}
function countingChecks(strategy, checks) {
    return checks.filter((check) => weightOf(strategy, check) === 'counts');
}
function judge(given) {
    const weigh = (check) => weightOf(given.strategy, check);
    const accepted = new Set(given.knownRed);
    const ran = new Set(given.results.map(({ name }) => name));
    const failed = given.results.filter(({ passed }) => !passed);
    const counts = (result) => weigh(result) === 'counts' && result.elsewhere?.required !== false;
    const failures = failed.filter((result) => counts(result) && !accepted.has(result.name));
    const missing = checksToRun(given.strategy, given.checks).filter(({ name }) => !ran.has(name));
    return {
        passed: failures.length === 0 && missing.length === 0,
        failures,
        reported: failed.filter((result) => !counts(result) && !accepted.has(result.name)),
        knownRed: failed.filter(({ name }) => accepted.has(name)).map(({ name }) => name),
        missing: missing.map(({ name }) => name),
        notRun: given.checks.filter((check) => weigh(check) === 'not_run').map(({ name }) => name),
    };
}
function validationOf(given) {
    const { iteration, tree, strategy, checks, results, knownRed } = given;
    const ran = new Set(results.map(({ name }) => name));
    return {
        iteration,
        strategy,
        tree,
        passed: judge(given).passed,
        checks: [...results],
        not_run: checks.map(({ name }) => name).filter((name) => !ran.has(name)),
        known_red: [...knownRed],
        changed_by_checks: [...new Set(results.flatMap(({ changed }) => changed?.paths ?? []))],
    };
}


/***/ }),

/***/ 57966:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Li: () => (/* binding */ lookOf),
/* harmony export */   Sg: () => (/* binding */ drawsBoard),
/* harmony export */   Xt: () => (/* binding */ isCi),
/* harmony export */   b4: () => (/* binding */ isInteractive)
/* harmony export */ });
const lookOf = ({ columns, color, isTty }) => ({ width: columns, color, isTty });
const isCi = ({ env, checkout }) => checkout !== undefined || !['', '0', 'false'].includes(env['CI'] ?? '');
const drawsBoard = (context) => context.color && !isCi(context);
const isInteractive = ({ isTty }) => isTty && process.stdin.isTTY === true && process.stdout.columns > 0;


/***/ }),

/***/ 75896:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mo: () => (/* binding */ confinedAt),
  FY: () => (/* binding */ confinementHere),
  iT: () => (/* binding */ confinementSettings)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapter/agent/agents.js + 7 modules
var agents = __webpack_require__(26765);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/adapter/process/confinement/inside.js
const resetSignals = '--default-signal=INT,TERM,QUIT';
const withoutCopies = (layers) => layers.map((layer) => (layer.access === 'copy' ? { path: layer.path, access: 'read' } : layer));
const nulSeparated = (words) => words.map((word) => `${word}\0`).join('');

;// CONCATENATED MODULE: ./build/adapter/process/confinement/perl.js
const numbers = {
    x64: { UNSHARE: 272, MOUNT: 165, CLOSE: 3, EXIT: 231, PRCTL: 157, SETNS: 308 },
    arm64: { UNSHARE: 97, MOUNT: 40, CLOSE: 57, EXIT: 94, PRCTL: 167, SETNS: 268 },
};
function perlProgram(...parts) {
    const { arch } = process;
    if (arch !== 'x64' && arch !== 'arm64')
        return undefined;
    const names = Object.entries(numbers[arch]).map(([name, number]) => `my$${name}=${number};`);
    return ['use strict;', ...names, helpers, ...parts].join('');
}
const helpers = `my($NONE,$ROOT,$EMPTY)=("none","/","");
sub must{my($n,$w)=@_;$n>=0 or die"$w: $!\\n";$n}
sub tree{my$p=shift;must(syscall(428,-100,$p,0x88001),"open_tree $p")}
sub attr{my($fd,$set,$ns,$deep)=@_;my$a=pack("Q4",$set,0,0,$ns||0);syscall(442,$fd,$EMPTY,0x1000|($deep//0x8000),$a,32)}
sub place{my($fd,$p)=@_;must(syscall(429,$fd,$EMPTY,-100,$p,4),"move_mount $p");syscall($CLOSE,$fd)}
`;
const perlAttended = `sub attended{syscall($PRCTL,1,9,0,0,0);vec(my$v="",3,1)=1;select($v,undef,undef,0)and syscall($EXIT,137)}
`;
const perlOrders = `
opendir my$fds,"/proc/self/fd"or die"descriptors: $!\\n";my@fds=readdir$fds;closedir$fds;
for(@fds){syscall($CLOSE,$_+0)if/^\\d+$/&&$_>3&&$_!=$ARGV[0]}
open my$in,"<&=",shift or die"orders: $!\\n";my@o=do{local$/;split/\\0/,<$in>,-1};close$in;pop@o;
my(@layers,@env,@run,%set);
while(@o){my$w=shift@o;if($w eq"run"){@run=@o;last}if($w eq"env"){push@env,shift@o}
elsif($w eq"layer"){push@layers,[splice@o,0,4]}else{$set{$w}=shift@o}}
`;
const perlView = `
sub private{must(syscall($MOUNT,$NONE,$ROOT,0,0x44000,0),"private mounts")}
sub fresh{my($t,$p,$flags,$o)=@_;must(syscall($MOUNT,$t,$p,$t,$flags,$o),"$t on $p")}
sub parents{my$p=shift;my@m;while(($p)=$p=~m{^(.+)/[^/]+$}){last if-d$p;unshift@m,$p}mkdir$_,0755 for@m}
sub copies{my($ns,$u)=splice@_,0,2;for(@_){my($a,$p,$f,$d)=@$_;copy($p,$d,$u,$ns)if$a eq"copy"}}
sub trees{my$ns=shift;for(@_){my($a,$p,$f)=@$_;next if$a eq"empty";
if($a eq"copy"){$_->[4]=tree($p);next}
my$fd=$_->[4]=syscall(428,-100,$f,0x88001);if($fd<0){die"$f: $!\\n"if$a eq"write";next}
if($a eq"write"){must(attr($fd,$ns?0x100006:6,$ns?fileno$ns:0),"idmap $f")}
else{if($ns){attr($fd,0x100000,fileno$ns)==0||attr($fd,0x100000,fileno$ns,0)}must(attr($fd,7),"read-only $f")}}}
sub closed{my%flags=@_;my@out=map{my$fd=tree($_);attr($fd,$flags{$_})if$flags{$_};[$fd,$_]}keys%flags;
my$all=must(syscall(428,-100,$ROOT,0x80000),"root");must(attr($all,7),"read-only root");syscall($CLOSE,$all);place(@$_)for@out}
sub device{map{[$_,tree("/dev/$_")]}grep{-e"/dev/$_"}"null","zero","full","random","urandom","tty"}
sub dev{my($dev,$pts,$shm,$o1,$o2,$o3)=("/dev","/dev/pts","/dev/shm","mode=755","newinstance,ptmxmode=0666,mode=620","mode=1777");
fresh("tmpfs",$dev,6,$o1);for(@_){my($n,$fd)=@$_;open my$f,">","/dev/$n"or die"$n: $!\\n";attr($fd,2);place($fd,"/dev/$n")}
mkdir$_,0755 for$pts,$shm;fresh("devpts",$pts,10,$o2);fresh("tmpfs",$shm,6,$o3);
my%l=("fd","/proc/self/fd","stdin","/proc/self/fd/0","stdout","/proc/self/fd/1","stderr","/proc/self/fd/2","core","/proc/kcore","ptmx","pts/ptmx");
symlink$l{$_},"/dev/$_"for keys%l}
sub places{my$mode="mode=755";
for(@_){my($a,$p,$f,$d,$fd)=@$_;
if($a eq"empty"){parents($p);-d$p or mkdir$p,0755;fresh("tmpfs",$p,6,$mode);next}
next if$fd<0;parents($p);
if(-d"/proc/self/fd/$fd/."){-d$p or mkdir$p,0755}elsif(!-e$p){open my$n,">",$p or die"$p: $!\\n"}
place($fd,$p)}
for(@_){my($a,$p)=@$_;next if$a ne"empty";my$fd=must(syscall(428,-100,$p,0x80000),$p);must(attr($fd,1,0,0),"read-only $p");syscall($CLOSE,$fd)}}
`;
const agentUid = (pid) => 61_184 + (pid % 4000);
const perlMapping = `sub mapping{my$u=shift;pipe(my$r,my$w);pipe(my$e,my$f);my$k=fork;
if(!$k){close$f;syscall($UNSHARE,0x10000000)==0 or exit 1;syswrite$w,"x";sysread$e,my$x,1;syscall($EXIT,0)}
close$w;sysread($r,my$x,1)==1 or die"no user namespace\\n";
my$m="0 $u 1\\n1 1 ".($u-1)."\\n".($u+1)." ".($u+1)." ".(4294967294-$u-1)."\\n";
for my$n("uid_map","gid_map"){open my$o,">","/proc/$k/$n"or die"$n: $!\\n";defined syswrite($o,$m)or die"$n: $!\\n"}
open my$ns,"<","/proc/$k/ns/user"or die"ns/user: $!\\n";close$f;waitpid$k,0;$ns}
`;
const perlCopies = `sub copy{my($p,$d,$u,$ns)=@_;
if($ns){my$fd=tree($p);if(attr($fd,0x100000,fileno$ns)==0){place($fd,$p)}else{syscall($CLOSE,$fd)}chown$u,$u,"$d/upper"}
my($t,$q,$o)=("overlay",$p,"lowerdir=$p,upperdir=$d/upper,workdir=$d/work".($ns?"":",userxattr"));my$v="$o,volatile";
my$mark="$d/work/work/incompat";unlink"$mark/volatile/dirty"and rmdir"$mark/volatile"and rmdir$mark;
return if($ns||$<)&&syscall($MOUNT,$t,$q,$t,6,$v)==0||syscall($MOUNT,$t,$q,$t,6,$o)==0;
my$fd=tree($p);must(attr($fd,1),"read-only $p");place($fd,$p)}
`;
const perlNamespaces = `sub namespaces{my@w=($<,$(+0);must(syscall($UNSHARE,$w[0]?0x10020000:0x20000),"namespaces");return if!$w[0];
for(["setgroups","deny"],["uid_map","$w[0] $w[0] 1"],["gid_map","$w[1] $w[1] 1"]){
open my$o,">","/proc/self/$$_[0]"or die"$$_[0]: $!\\n";defined syswrite($o,$$_[1])or die"$$_[0]: $!\\n"}}
`;
const perlPrepare = `syscall($PRCTL,1,9,0,0,0);my$u=shift;namespaces();
must(syscall($MOUNT,$NONE,$ROOT,0,0x44000,0),"private mounts");my$ns=$u?mapping($u):0;
while((my$k=shift)ne"--"){my$p=shift;if($k eq"-c"){copy($p,shift,$u,$ns);next}next if!$ns;
my$fd=tree($p);if(attr($fd,$k eq"-r"?0x100000:0x100006,fileno$ns)==0||$k eq"-r"&&attr($fd,0x100000,fileno$ns,0)==0){place($fd,$p)}
else{die"idmap $p: $!\\n"if$k eq"-w";syscall($CLOSE,$fd)}}
exec@ARGV;die"$ARGV[0]: $!\\n"`;

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/adapter/process/environment.js
var process_environment = __webpack_require__(62171);
// EXTERNAL MODULE: ./build/adapter/process/programs.js
var programs = __webpack_require__(18309);
// EXTERNAL MODULE: ./build/core/agent/agents.js
var agent_agents = __webpack_require__(81484);
;// CONCATENATED MODULE: ./build/adapter/process/confinement/tool-homes.js


const toolHomes = [
    ...[
        '.nvm',
        '.volta',
        '.fnm',
        '.local/share/fnm',
        '.nodenv',
        '.asdf',
        '.local/share/mise',
        '.local/share/pnpm',
        '.bun',
        '.deno',
    ],
    ...[
        '.npm',
        '.npm-global',
        '.yarn',
        '.cache/yarn',
        '.cache/node',
        '.cache/deno',
        '.cache/pnpm',
        '.local/share/pnpm/store',
    ],
    ...['.cache/ms-playwright', '.cache/Cypress', '.cache/puppeteer'],
    ...[
        '.pyenv',
        '.local/bin',
        '.local/lib',
        '.local/share/uv',
        '.local/share/pipx',
        '.local/pipx',
        '.cache/pip',
        '.cache/uv',
    ],
    ...['miniconda3', 'anaconda3', '.conda', '.local/share/virtualenvs', '.cache/pypoetry'],
    ...['.rustup', '.cargo', '.elan', '.opam', '.ghcup', '.cabal', '.stack', '.juliaup', '.julia', '.mix', '.hex'],
    ...['.sdkman', '.jenv', '.m2', '.gradle', '.konan', '.ivy2', '.sbt', '.cache/coursier', '.coursier'],
    ...['.rbenv', '.rvm', '.gem', '.bundle', '.composer', '.cache/composer', '.config/composer'],
    ...['go', '.goenv', '.cache/go-build', '.dotnet', '.nuget', '.pub-cache', '.flutter', '.foundry', '.android'],
    ...agent_agents/* homesOfAgents */.Ow,
];
const credentialFiles = [
    ...['.cargo/credentials', '.cargo/credentials.toml', '.m2/settings.xml', '.m2/settings-security.xml'],
    ...['.gradle/gradle.properties', '.gradle/init.gradle', '.gem/credentials', '.bundle/config', '.hex/hex.config'],
    ...['.composer/auth.json', '.config/composer/auth.json', '.nuget/NuGet/NuGet.Config', '.pub-cache/credentials.json'],
    ...['.ivy2/.credentials', '.sbt/.credentials', '.sbt/1.0/credentials.sbt', '.cabal/config', '.android/adbkey'],
    ...['.stack/config.yaml', '.condarc', '.conda/.condarc', '.yarn/berry/.yarnrc.yml', '.npm-global/etc/npmrc'],
];
const writtenByTools = [
    ...[
        '.npm',
        '.yarn',
        '.cache/yarn',
        '.cache/node',
        '.cache/pnpm',
        '.local/share/pnpm',
        '.bun',
        '.cache/deno',
        '.deno',
    ],
    ...['.cache/pip', '.cache/uv', '.local/share/uv', '.cache/pypoetry', '.local/lib', '.local/bin'],
    ...['.cargo', '.rustup', '.cabal', '.stack', '.julia', '.mix', '.hex', '.opam'],
    ...['.m2', '.gradle', '.konan', '.ivy2', '.sbt', '.cache/coursier', '.coursier'],
    ...['.gem', '.bundle', '.composer', '.cache/composer', 'go', '.cache/go-build', '.nuget', '.dotnet', '.pub-cache'],
];
const tools = {
    npm_config_cache: (_, own) => ({ npm_config_cache: own }),
    NPM_CONFIG_CACHE: (_, own) => ({ NPM_CONFIG_CACHE: own }),
    YARN_CACHE_FOLDER: (_, own) => ({ YARN_CACHE_FOLDER: own }),
    BUN_INSTALL_CACHE_DIR: (_, own) => ({ BUN_INSTALL_CACHE_DIR: own }),
    PIP_CACHE_DIR: (_, own) => ({ PIP_CACHE_DIR: own }),
    UV_CACHE_DIR: (_, own) => ({ UV_CACHE_DIR: own }),
    NUGET_PACKAGES: (cache, own) => ({ NUGET_PACKAGES: own, RestoreAdditionalProjectFallbackFolders: cache }),
    COMPOSER_CACHE_DIR: (_, own) => ({ COMPOSER_CACHE_DIR: own }),
    GOCACHE: (_, own) => ({ GOCACHE: own }),
    GOPATH: (cache, own, { GOPROXY = 'https://proxy.golang.org,direct', GOMODCACHE }) => ({
        GOPATH: own,
        GOMODCACHE: (0,external_node_path_.join)(own, 'pkg/mod'),
        GOPROXY: `file://${(0,external_node_path_.join)(GOMODCACHE ?? (0,external_node_path_.join)(cache, 'pkg/mod'), 'cache/download')},${GOPROXY}`,
        GOFLAGS: '-modcacherw',
    }),
    GRADLE_USER_HOME: (cache, own) => ({ GRADLE_USER_HOME: own, GRADLE_RO_DEP_CACHE: (0,external_node_path_.join)(cache, 'caches') }),
};
function withOwnCaches(env, folder) {
    const changed = Object.entries(tools).flatMap(([name, tell]) => {
        const cache = env[name];
        return cache === undefined ? [] : [tell(cache, (0,external_node_path_.join)(folder, name), env)];
    });
    return Object.assign({ ...env }, ...changed);
}

;// CONCATENATED MODULE: ./build/adapter/process/confinement/view.js




const system = /^\/(|usr|etc|bin|sbin|lib\d*|opt|var|dev|proc|sys|mnt|media|srv)$/;
const runnerFiles = [
    'GITHUB_ENV',
    'GITHUB_PATH',
    'GITHUB_OUTPUT',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
    'GITHUB_EVENT_PATH',
];
const toolVariables = /^(JAVA_HOME(_\w+)?|GOROOT|RUSTUP_HOME|PYENV_ROOT|VIRTUAL_ENV|pythonLocation|NVM_DIR|PNPM_HOME|COREPACK_HOME|RBENV_ROOT|DOTNET_ROOT|ANDROID_HOME|ANDROID_SDK_ROOT|RUNNER_TOOL_CACHE|AGENT_TOOLSDIRECTORY)$/;
const listVariables = /^(LD_LIBRARY_PATH|GEM_PATH|PKG_CONFIG_PATH)$/;
const fileVariables = /^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|GIT_SSL_CAINFO|AWS_CA_BUNDLE)$/;
function viewOf(scene, look) {
    const hidden = found(hiddenPlaces(scene), look)
        .map(({ from }) => from)
        .filter((path) => !system.test(path) && look.isFolder(path));
    const isHidden = (path) => hidden.some((root) => isBelow(path, root));
    const holdsHidden = (path) => system.test(path) || hidden.some((root) => isBelow(root, path));
    const usual = found(usualPlaces(scene, holdsHidden), look).filter(({ path, from }) => isHidden(path) && !holdsHidden(from));
    const secrets = scene.homes.flatMap((home) => credentialFiles.map((file) => (0,external_node_path_.join)(home, file)));
    const visible = (path) => !isHidden(path) || usual.some((root) => isBelow(path, root.path));
    return ordered([
        ...hidden.map((path) => ({ path, access: 'empty' })),
        ...usual.map((place) => ({ ...place, access: 'read' })),
        ...found([...secrets, ...scene.sockets], look)
            .filter(({ path }) => visible(path))
            .map(({ path }) => ({ path, access: 'nothing' })),
        ...found(scene.readable, look).map((place) => ({ ...place, access: 'read' })),
        ...found(scene.writable, look).map((place) => ({ ...place, access: 'write' })),
    ]);
}
const machineView = (scene, look) => ({
    layers: viewOf(scene, look),
    caches: cachesIn(scene, look),
});
function viewOfCall(view, own, look) {
    const shown = Object.entries(own.inPlaceOf).filter(([path]) => look.real(path) === path);
    const isNowEmpty = ({ path, access }) => access === 'empty' && shown.some(([root]) => isBelow(path, root));
    const caches = own.caches === undefined ? [] : view.caches;
    const layers = ordered([
        ...view.layers.filter((layer) => !isNowEmpty(layer)),
        ...shown.map(([path, from]) => ({ path, access: 'write', from })),
        ...caches.map((path) => ({
            path,
            access: 'copy',
            upper: (0,external_node_path_.join)(own.caches ?? '', path.replaceAll('/', '+')),
        })),
        ...found(own.read, look).map((place) => ({ ...place, access: 'read' })),
        ...found(own.write, look).map((place) => ({ ...place, access: 'write' })),
    ]);
    const named = new Map(layers.map((layer) => [layer.path, layer]));
    return layers.filter((layer) => !saysNothing(layer, nearestAbove(layer.path, named)));
}
const saysNothing = (layer, around) => [layer, around].every((one) => one === undefined || (one.access === 'read' && (one.from ?? one.path) === one.path));
function cachesIn({ environment, homes }, look) {
    const named = [...process_environment/* cacheNames */.nW].flatMap((name) => environment[name] ?? []);
    const usual = homes.flatMap((home) => writtenByTools.map((place) => (0,external_node_path_.join)(home, place)));
    const folders = found([...usual, ...named], look).map(({ from }) => from);
    const isPlain = (path) => look.isFolder(path) && !system.test(path) && !/[,:\\]/.test(path);
    return folders.filter((path) => isPlain(path) && !folders.some((other) => other !== path && isBelow(path, other)));
}
function ordered(layers) {
    const last = new Map(layers.map((layer) => [layer.path, layer]));
    return [...last.values()].sort((a, b) => depth(a.path) - depth(b.path) || (a.path < b.path ? -1 : 1));
}
const depth = (path) => path.split(external_node_path_.sep).length;
function nearestAbove(path, named) {
    for (let parent = (0,external_node_path_.dirname)(path); parent !== '/'; parent = (0,external_node_path_.dirname)(parent)) {
        const layer = named.get(parent);
        if (layer)
            return layer;
    }
    return undefined;
}
const isBelow = (path, root) => path === root || path.startsWith(`${root}/`);
function hiddenPlaces({ environment, homes, hidden }) {
    const work = environment['RUNNER_WORKSPACE'] ? (0,external_node_path_.dirname)(environment['RUNNER_WORKSPACE']) : undefined;
    const named = ['HOME', 'TMPDIR', 'XDG_RUNTIME_DIR', 'RUNNER_TEMP', 'GITHUB_WORKSPACE'].map((name) => environment[name]);
    const files = runnerFiles.map((name) => environment[name]).flatMap((path) => (path ? [(0,external_node_path_.dirname)(path)] : []));
    return [
        ...['/home', '/root', '/run', '/var/run', '/tmp', '/var/tmp'],
        ...homes,
        ...[...named, work].filter((path) => path !== undefined),
        ...files,
        ...hidden,
    ];
}
function usualPlaces({ environment, homes }, holdsHidden) {
    const named = Object.entries(environment).flatMap(([name, value = '']) => {
        if (toolVariables.test(name) || fileVariables.test(name))
            return [value];
        return listVariables.test(name) ? value.split(':') : [];
    });
    const onPath = (environment['PATH'] ?? '').split(':').flatMap((folder) => {
        const root = (0,external_node_path_.dirname)(folder);
        const hasRoot = /^(s?bin|shims)$/.test((0,external_node_path_.basename)(folder)) && (0,external_node_path_.basename)(root) !== '.local' && !holdsHidden(root);
        return hasRoot ? [folder, root] : [folder];
    });
    const known = homes.flatMap((home) => toolHomes.map((place) => (0,external_node_path_.join)(home, place)));
    return [
        '/etc/resolv.conf',
        '/home/linuxbrew',
        '/run/current-system',
        '/run/opengl-driver',
        ...known,
        ...onPath,
        ...named,
    ];
}
function found(paths, look) {
    const all = paths.flatMap((given) => {
        if (!given.startsWith('/'))
            return [];
        const path = (0,external_node_path_.resolve)(given);
        const from = look.real(path);
        if (from === undefined)
            return [];
        const at = (0,external_node_path_.join)(look.real((0,external_node_path_.dirname)(path)) ?? (0,external_node_path_.dirname)(path), (0,external_node_path_.basename)(path));
        return at === from
            ? [{ path: from, from }]
            : [
                { path: from, from },
                { path: at, from },
            ];
    });
    return [...new Map(all.map((place) => [place.path, place])).values()];
}
const places = '/usr/bin:/bin:/usr/sbin:/sbin:/usr/local/bin:/usr/local/sbin:/run/current-system/sw/bin:/run/wrappers/bin';
const trustedProgram = (name) => (0,programs/* findProgram */.K)(name, places);

;// CONCATENATED MODULE: ./build/adapter/process/confinement/pid-namespace.js


const pidNamespace = (owner) => inNamespace(owner, (setpriv) => [setpriv, ...(owner === 'root' ? withoutCapabilities : ['--no-new-privs']), '--']);
const ownedNamespace = (owner) => inNamespace(owner, () => []);
const withoutCapabilities = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'];
function inNamespace(owner, inside) {
    const [setpriv, unshare] = [trustedProgram('setpriv'), trustedProgram('unshare')];
    if (setpriv === undefined || unshare === undefined)
        return undefined;
    return (command) => ({
        ...command,
        file: setpriv,
        args: [
            ...dyingWithTheEngine,
            unshare,
            ...['--pid', '--fork', '--kill-child', '--mount-proc'],
            ...(owner === 'user' ? ['--user', '--map-current-user'] : []),
            ...['--', '/bin/sh', '-c', pidOne(1), 'sh'],
            ...inside(setpriv),
            command.file,
            ...command.args,
        ],
        lifeline: 'descriptor',
        ender: 'kernel',
    });
}
const dyingWithTheEngine = ['--pdeathsig', 'KILL'];
const processGroup = (supervisor) => (command) => ({
    ...command,
    file: supervisor.file,
    args: [...supervisor.args, command.file, ...command.args],
    env: { ...command.env, RALPH_TREE: (0,external_node_crypto_.randomUUID)() },
    lifeline: 'descriptor',
    ender: 'process',
});
const pidOne = (own) => around(`set -- /proc/[0-9]*; echo "leftovers $(($# - ${own}))" >&3`);
const uncountingPidOne = around('echo "leftovers 0" >&3');
function around(count) {
    const command = '(trap - INT TERM; exec "$@" 2>&4 3>&- 4>&-)';
    return `trap "" INT TERM; exec 4>&2 2>/dev/null; echo >&3 || exit 137; ${command}; code=$?; ${count}; exit $code`;
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./build/adapter/process/confinement/prepared-view.js





function preparedView(uid) {
    const [line, perl] = [viewLine(), trustedProgram('perl')];
    const program = perlProgram(perlMapping, perlCopies, perlNamespaces, perlPrepare);
    if (!line || !perl || !program)
        return undefined;
    const kept = keptNamespace(uid === undefined ? ['user', 'mnt'] : ['mnt']);
    const map = uid === undefined ? [] : ['map', String(uid)];
    const prepare = (layers, shared) => {
        const maps = uid === undefined ? [] : [...mapped(layers, '-w', shared), ...mapped(layers, '-r', shared)];
        return [perl, '-e', program, uid === undefined ? '' : String(uid), ...copiesOf(layers), ...maps, '--'];
    };
    const entered = (layers, shared) => {
        if (shared === undefined)
            return [];
        const words = prepare(layers, shared);
        return (kept?.enter(words, words.filter((word) => word.startsWith('/'))) ?? []);
    };
    return {
        forget: () => kept?.forget(),
        show({ layers, shared }, run) {
            const [file, ...args] = line;
            return {
                file,
                args: [...args, '4', ...entered(layers, shared)],
                instructions: nulSeparated([...map, ...layersInOrders(layers), 'run', ...run]),
            };
        },
    };
}
function viewLine() {
    const perl = trustedProgram('perl');
    const program = perlProgram(perlMapping, perlCopies, perlNamespaces, perlInto, perlView, perlOrders, perlAttended, perlShow);
    return perl && program ? [perl, '-e', program] : undefined;
}
const layersInOrders = (layers) => layers.flatMap(({ path, access, from = path, upper = '' }) => ['layer', access, path, from, upper]);
const copiesOf = (layers) => layers.flatMap(({ path, upper }) => (upper === undefined ? [] : ['-c', path, upper]));
function mapped(layers, flag, shared) {
    const of = (accesses) => layers
        .filter(({ access }) => accesses.includes(access))
        .map(({ path, access, from = path }) => (access === 'write' && isBelow(from, shared) ? shared : from));
    const around = of(flag === '-w' ? ['write'] : ['write', 'copy', 'read']);
    const own = [...new Set(of([flag === '-w' ? 'write' : 'read']))];
    const outer = own.filter((path) => !around.some((other) => other !== path && isBelow(path, other)));
    return outer.flatMap((path) => [flag, path]);
}
const perlShow = `
attended();$SIG{INT}=$SIG{TERM}="IGNORE";my$ns=0;
if(@ARGV&&eval{into(@ARGV);1}){must(syscall($UNSHARE,0x20000),"mount namespace");private()}
else{namespaces();private();$ns=mapping($set{map})if$set{map};copies($ns,$set{map},@layers)}
attended();my@d=device();trees($ns,@layers);closed("/proc",0);dev(@d);places(@layers);
must(syscall($UNSHARE,0x20000000),"pid namespace");my$k=fork//die"fork: $!\\n";
if($k){waitpid$k,0;syscall($EXIT,$?&127?128+($?&127):$?>>8)}
attended();exec@run;die"$run[0]: $!\\n"`;
function keptNamespace(kinds) {
    const [perl, hold] = [trustedProgram('perl'), perlProgram(perlHold)];
    if (!perl || !hold)
        return undefined;
    let key;
    let descriptors = [];
    const forget = () => {
        for (const descriptor of descriptors)
            (0,external_node_fs_.closeSync)(descriptor);
        descriptors = [];
        key = undefined;
    };
    const paths = () => descriptors.map((descriptor) => `/proc/${process.pid}/fd/${descriptor}`);
    return {
        forget,
        enter(prepare, places) {
            const now = [...prepare, ...places.map(printOf)].join('\0');
            if (now !== key) {
                forget();
                descriptors = made([...prepare, perl, '-e', hold], kinds);
                key = now;
            }
            return descriptors.length === 0 ? undefined : paths();
        },
    };
}
const printOf = (path) => {
    const stat = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    return stat ? `${stat.dev}:${stat.ino}` : '';
};
function made([file = '', ...args], kinds) {
    const { status, stdout } = (0,external_node_child_process_.spawnSync)(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const pid = Number(stdout);
    if (status !== 0 || !Number.isSafeInteger(pid) || pid < 2)
        return [];
    try {
        return kinds.map((kind) => (0,external_node_fs_.openSync)(`/proc/${pid}/ns/${kind}`, 'r'));
    }
    catch {
        return [];
    }
    finally {
        process.kill(pid, 'SIGKILL');
    }
}
const perlHold = `my$k=fork//die"fork: $!\\n";if($k){print$k;exit}close STDOUT;sleep 10`;
const perlInto = `sub into{my@n=map{open my$n,"<",$_ or die"$_: $!\\n";$n}@_;must(syscall($SETNS,fileno$_,0),"setns")for@n}
`;

;// CONCATENATED MODULE: ./build/adapter/process/confinement/bubblewrap.js






const bubblewrapFlavours = [
    { copies: true, forbidsNamespaces: true, ownProc: true },
    { copies: false, forbidsNamespaces: true, ownProc: true },
    { copies: false, forbidsNamespaces: false, ownProc: true },
    { copies: false, forbidsNamespaces: false, ownProc: false },
];
const held = { lifeline: 'descriptor', ender: 'kernel' };
function bubblewrapAsUser(flavour) {
    const [bwrap, env] = ['bwrap', 'env'].map(trustedProgram);
    const view = flavour.copies ? preparedView() : undefined;
    if (!bwrap || !env || (flavour.copies && !view))
        return undefined;
    const user = ['--unshare-user', ...(flavour.forbidsNamespaces ? ['--disable-userns'] : [])];
    const init = ['/bin/sh', '-c', flavour.ownProc ? pidOne(2) : uncountingPidOne, 'sh'];
    const entrance = ({ command, layers, shared }) => {
        const run = [env, resetSignals, ...init, command.file, ...command.args];
        const here = ['--chdir', command.cwd];
        if (view) {
            const line = [bwrap, ...user, ...namespaces, ...inMadeView, ...here, '--', ...run];
            return { ...command, ...view.show({ layers, shared }, line), ...held };
        }
        return {
            ...command,
            file: '/bin/sh',
            args: ['-c', 'trap "" INT TERM; exec "$@"', 'sh', bwrap, '--args', '4', '--', ...run],
            instructions: nulSeparated([...user, ...bubblewrapArguments(withoutCopies(layers), flavour), ...here]),
            ...held,
        };
    };
    return Object.assign(entrance, view && { forget: view.forget });
}
function bubblewrapAsRoot() {
    const uid = agentUid(process.pid);
    const [bwrap, env, setpriv] = ['bwrap', 'env', 'setpriv'].map(trustedProgram);
    const view = preparedView(uid);
    if (!bwrap || !env || !setpriv || !view)
        return undefined;
    const become = [
        setpriv,
        '--reuid',
        String(uid),
        '--regid',
        String(uid),
        '--clear-groups',
        ...withoutCapabilities,
        '--',
    ];
    const entrance = ({ command, layers, shared }) => {
        const line = [
            ...[bwrap, ...namespaces, ...inMadeView, '--ro-bind', '/proc/sys', '/proc/sys', '--chdir', command.cwd, '--'],
            ...[...become, env, resetSignals, '/bin/sh', '-c', pidOne(2), 'sh', command.file, ...command.args],
        ];
        return { ...command, ...view.show({ layers, shared }, line), ...held };
    };
    return Object.assign(entrance, { forget: view.forget });
}
const namespaces = ['--die-with-parent', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'];
const inMadeView = ['--dev-bind', '/', '/', '--proc', '/proc'];
function bubblewrapArguments(layers, { ownProc }) {
    const named = new Map(layers.map((layer) => [layer.path, layer]));
    return [
        ...[...namespaces, '--ro-bind', '/', '/', '--dev', '/dev', '--perms', '1777', '--tmpfs', sharedMemory.path],
        ...(ownProc ? ['--proc', '/proc'] : ['--ro-bind', '/proc', '/proc']),
        ...layers.flatMap((layer) => [...parentsOf(layer, named), ...argumentsOf(layer)]),
        ...layers.flatMap(({ path, access }) => (access === 'empty' ? ['--remount-ro', path] : [])),
    ];
}
function argumentsOf({ path, access, from = path }) {
    if (access === 'empty')
        return ['--perms', '0755', '--tmpfs', path];
    if (access === 'nothing')
        return ['--dev-bind', '/dev/null', path];
    return [access === 'read' ? '--ro-bind-try' : '--bind', from, path];
}
const sharedMemory = { path: '/dev/shm', access: 'empty' };
function parentsOf({ path }, named) {
    const around = nearestAbove(path, named) ?? (isBelow(path, sharedMemory.path) ? sharedMemory : undefined);
    if (around?.access !== 'empty')
        return [];
    const between = (0,external_node_path_.relative)(around.path, (0,external_node_path_.dirname)(path))
        .split('/')
        .filter((name) => name !== '');
    return between.flatMap((_, index) => ['--perms', '0755', '--dir', (0,external_node_path_.join)(around.path, ...between.slice(0, index + 1))]);
}

;// CONCATENATED MODULE: ./build/adapter/process/confinement/landlock.js





function landlock(uid) {
    const [perl, setpriv] = [trustedProgram('perl'), trustedProgram('setpriv')];
    const program = perlProgram(perlLandlock);
    if (!perl || !program || (uid !== undefined && !setpriv))
        return undefined;
    const become = ['--reuid', String(uid), '--regid', String(uid), '--clear-groups', ...withoutCapabilities, '--'];
    const [file = perl, ...before] = uid === undefined ? [perl] : [setpriv ?? '', ...become, perl];
    return ({ command, layers }) => ({
        ...command,
        file,
        args: [
            ...before,
            '-e',
            program,
            ...writableOf(layers),
            '--',
            ...readableOf(layers),
            '--',
            command.file,
            ...command.args,
        ],
    });
}
const devices = ['/dev/null', '/dev/zero', '/dev/full', '/dev/tty', '/dev/ptmx', '/dev/pts'];
const writableOf = (layers) => [
    ...devices,
    ...layers.flatMap(({ path, access, from = path }) => (access === 'write' && from === path ? [path] : [])),
];
function readableOf(layers) {
    const named = new Map(layers.map(({ path, access }) => [path, access]));
    const visible = (folder) => {
        const access = named.get(folder);
        const below = layers.filter(({ path }) => path !== folder && isBelow(path, folder === '/' ? '' : folder));
        if (access === 'empty')
            return below.filter(({ access: its }) => its === 'read').flatMap(({ path }) => visible(path));
        if (access === 'nothing')
            return [];
        if (below.every(({ access: its }) => its === 'read' || its === 'write'))
            return [folder];
        return entries(folder).flatMap(visible);
    };
    return [...new Set(visible('/'))];
}
function entries(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder).map((name) => (0,external_node_path_.join)(folder, name));
    }
    catch {
        return [];
    }
}
const perlLandlock = `
my$abi=syscall(444,0,0,1);die"Landlock: $!\\n"if$abi<1;
my$fs=0x1fff|($abi>1?1<<13:0)|($abi>2?1<<14:0)|($abi>4?1<<15:0);
my$rules=pack("Q3",$fs,0,$abi>5?3:0);my$fd=must(syscall(444,$rules,$abi>5?24:$abi>3?16:8,0),"Landlock");
for my$access($fs,13){while(defined(my$p=shift)){last if$p eq"--";
sysopen(my$f,$p,0x280000)or next;
my$r=pack("Ql",$access&(-d$p?$fs:0xc007&$fs),fileno$f);syscall(445,$fd,1,$r,0)>=0||$!==77||die"Landlock $p: $!\\n";close$f}}
must(syscall($PRCTL,38,1,0,0,0),"no_new_privs");must(syscall(446,$fd,0),"Landlock");
exec{$ARGV[0]}@ARGV;print STDERR"$ARGV[0]: $!\\n";exit 127
`;

;// CONCATENATED MODULE: ./build/adapter/process/confinement/look.js




function newLook() {
    const known = new Map();
    return {
        real(path) {
            if (!known.has(path))
                known.set(path, realPath(path));
            return known.get(path);
        },
        isFolder,
    };
}
function isThere(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
}
function realPath(path) {
    if (!isThere(path))
        return undefined;
    try {
        return external_node_fs_.realpathSync.native(path);
    }
    catch {
        return undefined;
    }
}
function isFolder(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
function listeningSockets() {
    try {
        const lines = (0,external_node_fs_.readFileSync)('/proc/net/unix', 'utf8').split('\n');
        return [...new Set(lines.flatMap((line) => /^(?:\S+\s+){6}\d+ (\/.+)$/.exec(line)?.[1] ?? []))];
    }
    catch {
        return [];
    }
}
function masked(layers, file) {
    if (layers.some(({ access }) => access === 'nothing'))
        (0,external_node_fs_.writeFileSync)(file, '');
    return layers.map((layer) => (layer.access === 'nothing' ? { ...layer, from: file } : layer));
}
function makeGround(layers) {
    const named = new Map(layers.map((layer) => [layer.path, layer]));
    for (const { path, from = path, upper } of layers) {
        if (upper !== undefined)
            for (const name of ['upper', 'work'])
                (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(upper, name), { recursive: true });
        const around = nearestAbove(path, named);
        if (around?.from === undefined || around.from === around.path)
            continue;
        const place = (0,external_node_path_.join)(around.from, (0,external_node_path_.relative)(around.path, path));
        (0,external_node_fs_.mkdirSync)(isFolder(from) ? place : (0,external_node_path_.dirname)(place), { recursive: true, mode: 0o755 });
        if (!isFolder(from))
            (0,external_node_fs_.writeFileSync)(place, '', { flag: 'a' });
    }
}
function seenOnMachine(scene) {
    let seen;
    return {
        now() {
            if (!seen?.layers.every(({ path }) => isThere(path)))
                seen = machineView(scene, newLook());
            return seen;
        },
        forget() {
            seen = undefined;
        },
    };
}
function giveTo(uid, folders) {
    const find = trustedProgram('find') ?? 'find';
    const owner = `${uid}:${uid}`;
    const which = ['!', '-uid', String(uid), '-exec', 'chown', '-h', owner, '{}', '+'];
    (0,external_node_child_process_.spawnSync)(find, [...folders, '-xdev', ...which], { stdio: 'ignore', env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' } });
}
function closedAbove(path, ours) {
    for (let folder = (0,external_node_path_.dirname)(path); folder !== '/'; folder = (0,external_node_path_.dirname)(folder)) {
        const stat = (0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false });
        if (stat === undefined || stat.mode & 0o001)
            continue;
        if (!ours.some((own) => isBelow(folder, own)))
            return folder;
        (0,external_node_fs_.chmodSync)(folder, (stat.mode & 0o7777) | 0o011);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/adapter/process/confinement/mount-script.js





function mountScript(owner) {
    const parts = scriptParts(owner === 'root' ? agentUid(process.pid) : undefined);
    return (parts &&
        (({ command, layers }) => ({
            ...command,
            file: parts.setpriv,
            args: [...dyingWithTheEngine, ...parts.enter(4)],
            instructions: parts.orders({ command, layers }),
            lifeline: 'descriptor',
            ender: 'kernel',
        })));
}
function scriptParts(uid, asSudo) {
    const [unshare, setpriv, perl, env] = ['unshare', 'setpriv', 'perl', 'env'].map(trustedProgram);
    const program = perlProgram(perlMapping, perlCopies, perlOrders, perlView, perlEnter, perlInit);
    if (!unshare || !setpriv || !perl || !env || !program)
        return undefined;
    const asRoot = uid !== undefined || asSudo !== undefined;
    const who = asSudo ?? { uid, gid: uid };
    const become = asRoot
        ? ['--reuid', String(who.uid), '--regid', String(who.gid), '--clear-groups', ...withoutCapabilities]
        : [...withoutCapabilities, '--ambient-caps=-all'];
    const user = asRoot ? [] : ['--user', '--map-current-user', '--keep-caps'];
    return {
        setpriv,
        enter: (descriptor) => [
            ...[unshare, ...user, '--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child', '--'],
            ...[perl, '-e', program, String(descriptor)],
        ],
        orders: ({ command, layers }) => nulSeparated([
            ...(uid === undefined ? [] : ['map', String(uid)]),
            ...['root', asRoot ? '1' : '', 'cwd', command.cwd],
            ...(asSudo ? Object.entries(command.env).flatMap(([name, value]) => ['env', `${name}=${value}`]) : []),
            ...layersInOrders(layers),
            ...['run', setpriv, ...become, '--', env, resetSignals, command.file, ...command.args],
        ]),
    };
}
const perlEnter = `
private();my($proc,$nothing)=("/proc","");fresh("proc",$proc,0xe,$nothing);my$ns=$set{map}?mapping($set{map}):0;
copies($ns,$set{map},@layers);trees($ns,@layers);closed("/dev",3);
fresh("proc",$proc,0xe,$nothing);
if($set{root}){my$fd=tree("/proc/sys");must(attr($fd,1),"read-only /proc/sys");place($fd,"/proc/sys")}
elsif(open my$n,">","/proc/sys/user/max_user_namespaces"){syswrite$n,"0"}
my($shm,$pts,$mq,$o1,$o2)=("/dev/shm","/dev/pts","/dev/mqueue","mode=1777","newinstance,ptmxmode=0666,mode=620");
fresh("tmpfs",$shm,6,$o1)if-d$shm;
if(-d$pts){fresh("devpts",$pts,10,$o2);my$fd=tree("/dev/pts/ptmx");place($fd,"/dev/ptmx")if!-l"/dev/ptmx"}
fresh("mqueue",$mq,14,$nothing)if-d$mq;
places(@layers);
`;
const perlInit = `
chdir$set{cwd}or die"$set{cwd}: $!\\n";%ENV=map{split/=/,$_,2}@env if@env;
open my$status,">&=",3 or die"status: $!\\n";open my$err,">&",\\*STDERR;$SIG{INT}=$SIG{TERM}="IGNORE";
defined syswrite$status,"\\n"or syscall($EXIT,137);
my$k=fork;if(!$k){syscall($CLOSE,3);exec{$run[0]}@run;print STDERR"$run[0]: $!\\n";syscall($EXIT,127)}
syscall($CLOSE,$_)for 1,2,fileno$err;
my$code;while(!defined$code){my$p=wait;last if$p<0;$code=$?if$p==$k}
opendir my$d,"/proc";my$left=grep{/^\\d/&&$_!=1}readdir$d;syswrite$status,"leftovers $left\\n";
syscall($EXIT,$code&127?128+($code&127):$code>>8)
`;

// EXTERNAL MODULE: ./build/adapter/disk/process-directory.js
var process_directory = __webpack_require__(68591);
// EXTERNAL MODULE: ./build/adapter/process/supervise.js
var supervise = __webpack_require__(67884);
;// CONCATENATED MODULE: ./build/adapter/process/confinement/self-probe.js








const script = `
name=$1 sudo=$2 harmless=$3 kind=; shift 3
for word in "$@"; do
  case $word in --write|--closed|--socket) kind=$word; continue;; esac
  case $kind in
  --write) (: > "$word/$name") 2>/dev/null || { echo "$word cannot be written"; exit 1; };;
  --closed) (: > "$word/$name") 2>/dev/null;;
  --socket) [ -S "$word" ] && { echo "the socket $word can be reached"; exit 1; };;
  esac
done
[ "$harmless" = yes ] || { echo fine; exit; }
grep -qs "$name" /proc/[0-9]*/environ && { echo "the environment of a process outside can be read"; exit 1; }
while read -r key value; do
  case $key in NoNewPrivs:) private=$value;; CapEff:) able=$value;; esac
done < /proc/self/status
[ "$private" = 1 ] || { echo "it can gain privileges"; exit 1; }
[ "$able" = 0000000000000000 ] || { echo "it has capabilities: $able"; exit 1; }
[ -n "$sudo" ] && "$sudo" -n true 2>/dev/null </dev/null && { echo "sudo works"; exit 1; }
echo fine
`;
async function whyNot(wrap, promised) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'ralph-probe-'));
    (0,external_node_fs_.chmodSync)(folder, 0o711);
    const name = `.ralph-probe-${(0,external_node_crypto_.randomUUID)()}`;
    const outside = promised.harmless ? processWith(name) : undefined;
    try {
        const own = (0,external_node_path_.join)(folder, 'call');
        const [workspace, home, tmp] = [(0,external_node_path_.join)(folder, 'workspace'), (0,external_node_path_.join)(own, 'home'), (0,external_node_path_.join)(own, 'tmp')];
        for (const path of [workspace, home, tmp])
            (0,external_node_fs_.mkdirSync)(path, { recursive: true });
        const closed = [folder, ...promised.closed].filter(isWritable);
        const places = { call: { path: own, home, tmp }, writable: [workspace] };
        const words = [
            ...['--write', workspace, home, tmp, ...promised.writable],
            ...['--closed', ...closed],
            ...['--socket', ...promised.sockets],
        ];
        const said = await sayingOf(wrap, places, [
            name,
            trustedProgram('sudo') ?? '',
            promised.harmless ? 'yes' : 'no',
            ...words,
        ]);
        const arrived = takeAway(closed, name);
        if (said !== 'fine')
            return said;
        if (arrived.length > 0 && promised.closed.length > 0)
            return `${arrived[0]} can be written`;
        takeAway(promised.writable, name);
        const owner = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(workspace, name), { throwIfNoEntry: false })?.uid;
        return owner === process.getuid?.() ? undefined : 'files that it writes belong to another user';
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
    finally {
        outside?.kill('SIGKILL');
        await (0,process_directory/* removeFolder */.v$)(folder).catch(() => undefined);
    }
}
function processWith(mark) {
    const child = (0,external_node_child_process_.spawn)('/bin/sh', ['-c', 'read -r _'], {
        env: { RALPH_PROBE: mark },
        stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.on('error', () => undefined);
    return child;
}
async function sayingOf(wrap, places, args) {
    const said = [];
    const take = (chunk) => void said.push(Buffer.from(chunk));
    const env = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin:/run/current-system/sw/bin', HOME: places.call.home };
    const end = await (0,supervise/* supervise */.z)({ file: '/bin/sh', args: ['-c', script, 'sh', ...args], cwd: places.writable[0] ?? '/', env }, {
        confinement: { wrap },
        places,
        signal: new AbortController().signal,
        onStdout: take,
        onStderr: take,
        wallMs: 5000,
    }).done;
    const text = Buffer.concat(said).toString('utf8').trim().split('\n').join('; ');
    return text || `exit code ${end.exitCode ?? end.signal}`;
}
const takeAway = (folders, name) => folders.filter((folder) => {
    const path = (0,external_node_path_.join)(folder, name);
    if (!(0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }))
        return false;
    (0,external_node_fs_.rmSync)(path, { force: true });
    return true;
});
function isWritable(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.W_OK);
        return true;
    }
    catch {
        return false;
    }
}
const users = '/etc/passwd';
function knownUser(uid, { home, file }) {
    (0,external_node_fs_.writeFileSync)(file, `${listOf(users).trimEnd()}\nralph-agent:x:${uid}:${uid}::${home}:/bin/sh\n`, { mode: 0o644 });
    return { path: users, access: 'read', from: file };
}
function listOf(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        return 'root:x:0:0:root:/root:/bin/sh\n';
    }
}

;// CONCATENATED MODULE: ./build/adapter/process/confinement/sudo.js








const launcher = `
s=$3; exec 5<&0 9<"$1" 8<"$2" 3>"$s"; rm -f "$1"; [ "$2" = /dev/null ] || rm -f "$2"; shift 3
"$@" <&8 5<&- 8<&- & b=$!; exec 9<&- 8<&- 3>&-
{ trap "" INT TERM; while read -r _ <&5; do :; done; n=500
while [ ! -s "$s" ] && [ $n -gt 0 ] && kill -0 $b; do sleep .01; n=$((n-1)); done; kill -9 $b; rm -f "$s"; rmdir "\${s%/*}"; } >/dev/null 2>&1 & w=$!
trap "" INT TERM; wait $b; c=$?; kill -9 $w; exit $c`;
function bubblewrapBySudo() {
    const [sudo, bwrap, env, setpriv] = ['sudo', 'bwrap', 'env', 'setpriv'].map(trustedProgram);
    const who = user();
    if (!sudo || !bwrap || !env || !setpriv || !who)
        return undefined;
    const become = ['--reuid', String(who.uid), '--regid', String(who.gid), '--clear-groups', ...withoutCapabilities];
    return ({ command, layers }) => bySudo(sudo, command, {
        line: [
            ...[env, resetSignals, bwrap, '--args', '9', '--'],
            ...[setpriv, ...become, '--', '/bin/sh', '-c', pidOne(2), 'sh', command.file, ...command.args],
        ],
        orders: nulSeparated([
            ...bubblewrapArguments(withoutCopies(layers), { ownProc: true }),
            ...['--ro-bind', '/proc/sys', '/proc/sys', '--chdir', command.cwd, '--clearenv'],
            ...Object.entries(command.env).flatMap(([name, value]) => ['--setenv', name, value]),
        ]),
    });
}
function mountScriptBySudo() {
    const who = user();
    const [sudo, parts] = [trustedProgram('sudo'), who && scriptParts(undefined, who)];
    if (!sudo || !parts)
        return undefined;
    return (inside) => bySudo(sudo, inside.command, {
        line: [parts.setpriv, ...dyingWithTheEngine, ...parts.enter(9)],
        orders: parts.orders(inside),
    });
}
const user = () => {
    const [uid, gid] = [process.getuid?.(), process.getgid?.()];
    return uid === undefined || gid === undefined ? undefined : { uid, gid };
};
function bySudo(sudo, command, options) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'ralph-sudo-'));
    const file = (name, content) => {
        const path = (0,external_node_path_.join)(folder, name);
        (0,external_node_fs_.writeFileSync)(path, content, { mode: 0o600 });
        return path;
    };
    const input = command.stdin === undefined ? '/dev/null' : file('input', command.stdin);
    const statusFile = file('status', '');
    const { stdin: _, ...rest } = command;
    return {
        ...rest,
        file: sudo,
        args: [
            '-n',
            '/bin/sh',
            '-c',
            launcher,
            'ralph',
            file('orders', options.orders),
            input,
            statusFile,
            ...options.line,
        ],
        env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
        lifeline: 'stdin',
        statusFile,
        ender: 'process',
        tidy: () => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true }),
    };
}

;// CONCATENATED MODULE: ./build/adapter/process/confinement/find-confinement.js













async function findConfinement(choice) {
    const supervised = processGroup(choice.supervisor);
    const [owned, held] = await Promise.all([
        ownTree(supervised),
        choice.mode === 'none' ? undefined : strongest(choice, supervised),
    ]);
    if (!held) {
        const way = owned === supervised ? 'process-group' : 'pid-namespace';
        return { report: reportOf(way), wrap: owned, unconfined: owned };
    }
    const unconfined = (command, places) => {
        held.wrap.forget?.();
        return owned(command, places);
    };
    return { ...held, unconfined };
}
async function strongest(choice, supervised) {
    const scene = sceneOf(choice);
    const refused = [];
    for (const way of choice.ways ?? (isRoot ? waysOfRoot : waysOfUser(choice.sudo))) {
        const tried = await firstThatHolds(variantsOf(way, scene, { home: choice.home, supervised }), promisedBy(levels[way], scene));
        if (typeof tried !== 'string')
            return { report: reportOf(way, refused), wrap: tried };
        refused.push({ way, why: tried.slice(0, 300) });
    }
    return { report: reportOf('process-group', refused), wrap: supervised };
}
const reportOf = (way, refused = []) => ({
    level: levels[way],
    way,
    refused,
});
async function firstThatHolds(wraps, promised) {
    const reasons = [];
    for (const wrap of wraps) {
        const why = typeof wrap === 'function' ? await whyNot(wrap, promised) : (wrap ?? 'one of its programs is not installed');
        if (typeof wrap === 'function' && why === undefined)
            return wrap;
        reasons.push(why ?? '');
    }
    return [...new Set(reasons)].join('; ') || 'not available to this user';
}
const isRoot = process.getuid?.() === 0;
const owners = isRoot ? ['root', 'user'] : ['user'];
async function ownTree(supervised) {
    if (process.getuid === undefined)
        return supervised;
    for (const owner of owners) {
        const wrap = ownedNamespace(owner);
        if (wrap && (await whyNot(wrap, nothing)) === undefined)
            return wrap;
    }
    return supervised;
}
const nothing = { closed: [], writable: [], sockets: [], harmless: false };
const promisedBy = (level, { hidden, homes, writable, sockets }) => ({
    closed: level === 'C2' || level === 'C3' ? [...homes, ...hidden] : [],
    writable: level === 'C2' || level === 'C3' ? writable : [],
    sockets: level === 'C3' ? sockets : [],
    harmless: level !== 'C0',
});
function sceneOf({ environment, home, hidden, readable, writable }) {
    const homes = [environment['HOME'], (0,external_node_os_.homedir)(), knownHome()].filter((path) => path !== undefined && path !== '');
    return {
        environment,
        homes: [...new Set(homes)],
        hidden: [home, ...hidden],
        readable,
        writable,
        sockets: listeningSockets(),
    };
}
function knownHome() {
    try {
        return (0,external_node_os_.userInfo)().homedir;
    }
    catch {
        return undefined;
    }
}
function variantsOf(way, scene, { home, supervised }) {
    const at = { engine: home };
    if (way === 'bubblewrap')
        return bubblewrapFlavours.map((flavour) => seeing(scene, bubblewrapAsUser(flavour), at));
    if (way === 'bubblewrap-root')
        return [seeing(scene, bubblewrapAsRoot(), { ...at, uid: agentUid(process.pid) })];
    if (way === 'bubblewrap-sudo')
        return [seeing(scene, bubblewrapBySudo(), at)];
    if (way === 'mount-script-root')
        return [seeing(scene, mountScript('root'), { ...at, uid: agentUid(process.pid) })];
    if (way === 'mount-script-sudo')
        return [seeing(scene, mountScriptBySudo(), at)];
    if (way === 'mount-script-user-namespace')
        return [seeing(scene, mountScript('user'), at)];
    if (way === 'landlock' && isRoot)
        return [ownedNamespace('root'), supervised].map((tree) => listingAsRoot(scene, home, tree));
    if (way === 'landlock')
        return [pidNamespace('user'), supervised].map((tree) => listing(scene, tree));
    return way === 'pid-namespace' ? owners.map((owner) => pidNamespace(owner)) : [supervised];
}
const levels = {
    bubblewrap: 'C3',
    'bubblewrap-root': 'C3',
    'bubblewrap-sudo': 'C3',
    'mount-script-root': 'C3',
    'mount-script-sudo': 'C3',
    'mount-script-user-namespace': 'C3',
    landlock: 'C2',
    'pid-namespace': 'C1',
    'process-group': 'C0',
};
const waysOfUser = (sudo) => [
    'bubblewrap',
    ...(sudo ? ['bubblewrap-sudo', 'mount-script-sudo'] : []),
    ...['mount-script-user-namespace', 'landlock', 'pid-namespace', 'process-group'],
];
const waysOfRoot = [
    'bubblewrap-root',
    'mount-script-root',
    'landlock',
    'pid-namespace',
    'process-group',
];
function seeing(scene, way, { engine, uid }) {
    if (way === undefined)
        return undefined;
    const seen = seenOnMachine(scene);
    const wrap = (command, places) => {
        const { tmp } = places.call;
        const path = realPath(places.call.path) ?? places.call.path;
        const shared = places.caches === undefined ? undefined : realPath(engine);
        const homes = Object.fromEntries(scene.homes.map((home, index) => [home, (0,external_node_path_.join)(path, `in-place-of-home-${index}`)]));
        for (const home of Object.values(homes))
            (0,external_node_fs_.mkdirSync)(home, { recursive: true });
        const inPlaceOf = { '/tmp': tmp, '/var/tmp': tmp, ...homes };
        const view = layersOf(seen.now(), places, { inPlaceOf, caches: places.caches ?? (0,external_node_path_.join)(path, 'caches') });
        const [home = '/root'] = scene.homes;
        const known = uid === undefined ? [] : [knownUser(uid, { home, file: (0,external_node_path_.join)(path, 'passwd') })];
        const layers = masked([...view, ...known], (0,external_node_path_.join)(path, 'nothing'));
        makeGround(layers);
        const env = command.env['TMPDIR'] === tmp ? { ...command.env, TMPDIR: '/tmp' } : command.env;
        const inside = { command: { ...command, cwd: realPath(command.cwd) ?? command.cwd, env }, layers };
        return way(shared !== undefined && isBelow(path, shared) ? { ...inside, shared } : inside);
    };
    const forget = () => {
        seen.forget();
        way.forget?.();
    };
    return Object.assign(wrap, { forget });
}
const writingApart = (command, { call }) => ({
    ...command,
    env: withOwnCaches(command.env, (0,external_node_path_.join)(call.path, 'caches')),
});
function listing(scene, tree) {
    const way = landlock();
    if (way === undefined || tree === undefined)
        return undefined;
    const seen = seenOnMachine(scene);
    const wrap = (command, places) => tree(way({ command: writingApart(command, places), layers: layersOf(seen.now(), places) }), places);
    return Object.assign(wrap, { forget: seen.forget });
}
function listingAsRoot(scene, home, tree) {
    const uid = agentUid(process.pid);
    const way = landlock(uid);
    if (way === undefined || tree === undefined)
        return undefined;
    const closed = closedAbove((0,external_node_path_.join)(home, 'any'), [home]);
    if (closed !== undefined)
        return `other users cannot enter ${closed}, which contains the workspace`;
    const seen = seenOnMachine(scene);
    const wrap = (command, places) => {
        const own = [places.call.path, ...places.writable];
        for (const path of own)
            closedAbove(path, [home]);
        giveTo(uid, own);
        const layers = layersOf(seen.now(), places);
        return { ...tree(way({ command: writingApart(command, places), layers }), places), tidy: () => giveTo(0, own) };
    };
    return Object.assign(wrap, { forget: seen.forget });
}
const layersOf = (view, { call, writable, readable = [] }, own = { inPlaceOf: {} }) => viewOfCall(view, { ...own, read: readable, write: [call.path, ...writable] }, newLook());

// EXTERNAL MODULE: ./build/core/confinement/policy.js
var policy = __webpack_require__(93107);
// EXTERNAL MODULE: ./build/entry/installed.js
var installed = __webpack_require__(62801);
// EXTERNAL MODULE: ./build/entry/project/context.js
var project_context = __webpack_require__(57966);
// EXTERNAL MODULE: ./build/entry/project/project.js
var project_project = __webpack_require__(13992);
;// CONCATENATED MODULE: ./build/entry/wire/confinement-here.js










const ours = (0,external_node_path_.resolve)(installed/* programFolder */.bs, '..');
const supervisor = { file: process.execPath, args: [(0,external_node_path_.resolve)(ours, 'supervisor/index.js')] };
const confinementSettings = ['confinement', 'confinement-sudo', 'agent-read', 'agent-writable'];
function confinementHere(context, settings, project) {
    const { env, cwd, checkout } = context;
    const from = project?.repository.toplevel ?? cwd;
    const pathOf = (path) => (0,external_node_path_.resolve)(from, path.replace(/^~(?=\/|$)/, env['HOME'] ?? '~'));
    return findConfinement({
        supervisor,
        environment: env,
        mode: settings.confinement,
        sudo: (0,policy/* maySudo */.X0)(settings, (0,project_context/* isCi */.Xt)(context)),
        home: checkout?.home ?? (0,project_project/* engineHome */.KE)(env),
        hidden: [
            (0,project_project/* engineHome */.KE)(env),
            ...(project ? [project.repository.toplevel, project.repository.commonDir, project.home] : []),
            ...(checkout ? [checkout.temp] : []),
            ...(project?.agents ? [(0,external_node_path_.dirname)(project.agents)] : []),
        ],
        readable: [
            ours,
            (0,external_node_path_.resolve)(ours, '../templates'),
            process.execPath,
            ...(project ? [project.agents] : []),
            ...settings['agent-read'].map(pathOf),
        ],
        writable: settings['agent-writable'].map(pathOf),
    });
}
const confinedAt = ({ report }, settings, { context, shape }) => ({
    report,
    asked: settings.confinement,
    shape,
    login: agents/* agents */.X[settings.agent].login(context.env) !== undefined,
    machine: machineOf(context),
});
const machineOf = (context) => ({
    platform: process.platform,
    distribution: distributionIn(textOf('/etc/os-release')),
    isRoot: process.getuid?.() === 0,
    isCi: (0,project_context/* isCi */.Xt)(context),
    inContainer: containerMarks.some((path) => (0,external_node_fs_.existsSync)(path)) || context.env['KUBERNETES_SERVICE_HOST'] !== undefined,
    hasBubblewrap: (0,programs/* findProgram */.K)('bwrap', context.env['PATH']) !== undefined,
    hasPerl: trustedProgram('perl') !== undefined,
});
const containerMarks = ['/.dockerenv', '/run/.containerenv'];
function distributionIn(text) {
    const field = (name) => new RegExp(`^${name}="?([^"\n]*)"?$`, 'm').exec(text)?.[1] ?? '';
    return { id: field('ID'), version: field('VERSION_ID'), like: field('ID_LIKE').split(' ').filter(Boolean) };
}
function textOf(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 40275:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hw: () => (/* binding */ logsOf),
  rp: () => (/* binding */ runnersOf),
  XO: () => (/* binding */ steeringOf),
  Jw: () => (/* binding */ watchesOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/text/excerpt.js
var excerpt = __webpack_require__(43573);
// EXTERNAL MODULE: ./build/adapter/failpoint.js
var failpoint = __webpack_require__(10774);
// EXTERNAL MODULE: ./build/adapter/process/bounded-output.js
var bounded_output = __webpack_require__(4165);
// EXTERNAL MODULE: ./build/adapter/process/call-folder.js
var call_folder = __webpack_require__(97461);
// EXTERNAL MODULE: ./build/adapter/process/disk-watch.js
var disk_watch = __webpack_require__(42447);
// EXTERNAL MODULE: ./build/adapter/process/foreign-files.js
var foreign_files = __webpack_require__(54256);
// EXTERNAL MODULE: ./build/adapter/process/programs.js
var programs = __webpack_require__(18309);
// EXTERNAL MODULE: ./build/adapter/process/supervise.js
var supervise = __webpack_require__(67884);
;// CONCATENATED MODULE: ./build/adapter/local/check-runner.js










const headBytes = 16 * 1024;
const tailBytes = 64 * 1024;
function checkRunner(settings) {
    return async (check, label, signal) => {
        signal.throwIfAborted();
        const cwd = (0,external_node_path_.join)(settings.workspace, check.working_directory);
        if (!isDirectory(cwd))
            return notStarted(check, `The working directory ${check.working_directory} does not exist.`);
        const result = await (0,call_folder/* withCallFolder */.V)(settings.folder, (own) => runIn(settings, { check, label, signal, cwd, own }));
        signal.throwIfAborted();
        return result;
    };
}
async function runIn(settings, { check, label, signal, cwd, own }) {
    const env = settings.env(own);
    const shell = (0,programs/* findProgram */.K)('bash', env['PATH']) ?? 'sh';
    const logFile = logFileOf(settings.logDir, label);
    const { redact, graceMs } = settings;
    const log = { ...(logFile && { logFile }), ...(redact && { redact }) };
    const output = (0,bounded_output/* boundedOutput */.n)({ headBytes, tailBytes, ...log });
    const outside = (0,foreign_files/* watchForeignFiles */.xb)(settings.environment ?? {}, settings.watched);
    const disk = (0,disk_watch/* watchDisk */.f)([cwd, own.tmp, settings.logDir], () => running.end());
    (0,failpoint/* failpoint */.Zu)('check.start');
    const running = (0,supervise/* supervise */.z)({ file: shell, args: ['-c', check.run], cwd, env }, {
        confinement: settings.confinement,
        places: { call: own, writable: [settings.workspace], caches: (0,external_node_path_.join)(settings.folder, 'caches-of-checks') },
        signal,
        onStdout: output.push,
        onStderr: output.push,
        wallMs: check.timeout_ms,
        ...(graceMs === undefined ? {} : { graceMs }),
    });
    const end = await running.done.catch((cause) => String(cause instanceof Error ? cause.message : cause));
    const full = disk.finish();
    const said = output.finish();
    const violations = outside();
    if (typeof end === 'string')
        return notStarted(check, `The check could not be started: ${end}`);
    (0,failpoint/* failpoint */.Zu)('check.ended');
    return withFullDisk(withViolations(resultOf(check, end, said, logFile), violations), full);
}
function isDirectory(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}
function logFileOf(folder, label) {
    try {
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        return (0,external_node_path_.join)(folder, `${label.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 100)}.log`);
    }
    catch {
        return undefined;
    }
}
function resultOf(check, end, { head, tail, bytes, note }, logFile) {
    const remarks = [hint(check, end), note].filter((remark) => remark !== undefined);
    return {
        ...identity(check),
        passed: end.exitCode === 0 && end.endedBy === 'itself',
        exit_code: end.endedBy === 'itself' ? end.exitCode : null,
        timed_out: end.endedBy === 'wall',
        duration_ms: Math.round(end.durationMs),
        output_head: head,
        output_tail: [tail.replace(/\n$/, ''), ...remarks.map((remark) => `[ralph] ${remark}`)]
            .join('\n')
            .replace(/^\n/, ''),
        output_bytes: bytes,
        ...(logFile === undefined ? {} : { log_file: logFile }),
    };
}
const withViolations = (result, outside) => outside.length === 0
    ? result
    : {
        ...result,
        passed: false,
        output_tail: [result.output_tail, ...outside.map((what) => `[ralph] ${what}`)].join('\n'),
    };
const withFullDisk = (result, full) => full === undefined
    ? result
    : {
        ...result,
        passed: false,
        filled_disk: true,
        output_tail: `${result.output_tail}\n[ralph] It filled the disk and was stopped: ${full}.`,
    };
function hint(check, end) {
    if (end.endedBy === 'wall')
        return `Ended after its timeout of ${check.timeout_ms / 1000} s.`;
    if (end.exitCode === 127)
        return 'Exit code 127: a program was not found. Is it installed and on PATH where the checks run?';
    if (end.exitCode === 126)
        return 'Exit code 126: a program was found but could not be run. Is it executable?';
    return undefined;
}
const identity = ({ name, run, kind }) => ({ name, run, kind, flaky: false });
const notStarted = (check, why) => ({
    ...identity(check),
    passed: false,
    exit_code: null,
    timed_out: false,
    duration_ms: 0,
    output_head: '',
    output_tail: `[ralph] ${why}`,
    output_bytes: 0,
});
const timeoutMs = 60 * 60_000;
function setUpRunner(settings) {
    const run = checkRunner(settings);
    return async (command, signal) => {
        const check = { name: command, run: command, kind: 'build', timeout_ms: timeoutMs, working_directory: '.' };
        const { passed, exit_code, output_head, output_tail, filled_disk = false } = await run(check, 'set-up', signal);
        return {
            code: passed ? 0 : exit_code || 1,
            tail: (0,excerpt/* excerpt */.Kb)(output_head + output_tail, 4000, 0.5),
            filledDisk: filled_disk,
        };
    };
}

// EXTERNAL MODULE: ./build/adapter/local/steering-files.js
var steering_files = __webpack_require__(53699);
// EXTERNAL MODULE: ./build/adapter/process/environment.js
var environment = __webpack_require__(62171);
// EXTERNAL MODULE: ./build/core/confinement/policy.js
var policy = __webpack_require__(93107);
// EXTERNAL MODULE: ./build/core/text/redact.js
var text_redact = __webpack_require__(27827);
;// CONCATENATED MODULE: ./build/port/steering.js
const outOfReach = { look: async () => async () => ({ paths: [], plan: null }) };

// EXTERNAL MODULE: ./build/entry/project/plan-file.js
var plan_file = __webpack_require__(18341);
;// CONCATENATED MODULE: ./build/entry/wire/runners.js









const logsOf = ({ home }) => (0,external_node_path_.join)(home, 'logs');
function runnersOf(project, from, request) {
    const { confinement, workspace, scratch, watches } = request;
    const extra = project.settings['check-env'];
    const redact = (0,text_redact/* redactor */.$p)(project.secrets);
    const common = { workspace, folder: scratch, logDir: logsOf(project), redact, watched: watches.own };
    const confined = { ...common, confinement };
    const unconfined = { ...common, confinement: { wrap: confinement.unconfined } };
    const protectsFiles = !(0,policy/* isBelow */.Yw)(confinement.report.level, 'C2');
    const env = (own) => (0,environment/* checkEnvironment */.Qz)(from.env, { ...own, extra, network: false });
    const checks = { env, environment: from.engine };
    const ofUser = setUpRunner({
        ...unconfined,
        env: ({ home, tmp }) => (0,environment/* checkEnvironment */.Qz)(from.env, { home: from.env['HOME'] || home, tmp, extra, network: true }),
    });
    const later = setUpRunner({
        ...confined,
        env: (own) => (0,environment/* checkEnvironment */.Qz)(from.env, { ...own, extra, network: true }),
    });
    return {
        runCheck: checkRunner({ ...confined, ...checks, watched: watches.all }),
        runUnconfined: protectsFiles ? checkRunner({ ...unconfined, ...checks }) : null,
        setUp: (command, signal, { untouched }) => (untouched || !protectsFiles ? ofUser : later)(command, signal),
    };
}
function watchesOf({ repository }, { env, checkout }, request) {
    const users = (0,policy/* isBelow */.Yw)(request.level, 'C2')
        ? [(0,foreign_files/* watchHome */.Jp)(env), ...(checkout ? [] : [(0,foreign_files/* watchUserGit */.Fc)(repository.commonDir)])]
        : [];
    return { own: together(request.own), all: together([...request.own, ...users]) };
}
const together = (all) => () => {
    const ended = all.map((watch) => watch());
    return () => ended.flatMap((end) => end());
};
function steeringOf(project, { checkout }, { report }) {
    const [plan, config, ...others] = project.steeringPaths;
    if (checkout || report.level >= 'C2' || plan === undefined || config === undefined)
        return outOfReach;
    const print = async () => (await (0,plan_file/* planNow */.m$)(project))?.planSource ?? (0,steering_files/* digest */.br)(plan);
    return (0,steering_files/* steeringIn */.F4)(project.repository.toplevel, { plan: { paths: [plan, ...others], print }, config });
}


/***/ })

};
