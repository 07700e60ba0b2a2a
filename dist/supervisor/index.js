import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: external "node:net"
const external_node_net_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
;// CONCATENATED MODULE: ./build/adapter/process/process-tree.js


function listProcesses() {
    try {
        return (0,external_node_fs_namespaceObject.readdirSync)('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readEntry(Number(name)) ?? []) : []));
    }
    catch {
        return listWithPs();
    }
}
function readEntry(pid) {
    const stat = quiet(() => (0,external_node_fs_namespaceObject.readFileSync)(`/proc/${pid}/stat`, 'latin1'));
    if (stat === undefined)
        return undefined;
    const [state, ppid, group, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { pid, ppid: Number(ppid), group: Number(group), started: Number(rest[16]), zombie: state === 'Z' };
}
function listWithPs() {
    const table = (0,external_node_child_process_namespaceObject.execFileSync)('ps', ['-A', '-o', 'pid=,ppid=,pgid=,stat='], { encoding: 'utf8' });
    return table.split('\n').flatMap((line) => {
        const [pid, ppid, group, state] = line.trim().split(/\s+/);
        if (pid === undefined || pid === '')
            return [];
        return { pid: Number(pid), ppid: Number(ppid), group: Number(group), started: 0, zombie: state?.[0] === 'Z' };
    });
}
function membersOf(tree, processes, self) {
    const adopters = adoptersOf(processes, self);
    const belongs = ({ pid, ppid, group, started }) => group === tree.root ||
        (started >= tree.started && (carries(pid, tree.marker) || (adopters.has(ppid) && isStray(pid, tree))));
    const members = new Set(processes.filter(belongs).map(({ pid }) => pid));
    for (let before = -1; before !== members.size;) {
        before = members.size;
        for (const { pid, ppid } of processes)
            if (members.has(ppid))
                members.add(pid);
    }
    return processes.filter(({ pid, zombie }) => pid !== self && members.has(pid) && !zombie);
}
function adoptersOf(processes, self) {
    const parents = new Map(processes.map(({ pid, ppid }) => [pid, ppid]));
    const adopters = new Set([1]);
    const engine = parents.get(self);
    for (let pid = parents.get(engine ?? 0); pid !== undefined && pid > 0; pid = parents.get(pid))
        adopters.add(pid);
    return adopters;
}
const carries = (pid, marker) => quiet(() => (0,external_node_fs_namespaceObject.readFileSync)(`/proc/${pid}/environ`, 'latin1'))?.includes(`RALPH_TREE=${marker}`) ?? false;
function isStray(pid, tree) {
    const cwd = quiet(() => (0,external_node_fs_namespaceObject.readlinkSync)(`/proc/${pid}/cwd`));
    if (cwd === tree.cwd || cwd?.startsWith(`${tree.cwd}/`))
        return true;
    const open = quiet(() => (0,external_node_fs_namespaceObject.readdirSync)(`/proc/${pid}/fd`)) ?? [];
    return open.some((fd) => tree.pipes.includes(quiet(() => (0,external_node_fs_namespaceObject.readlinkSync)(`/proc/${pid}/fd/${fd}`)) ?? ''));
}
function quiet(look) {
    try {
        return look();
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/core/error/codes/exit-codes.js
const exits = {
    complete: { code: 0, green: true, means: 'complete' },
    failed: { code: 1, green: false, means: 'stuck, blocked or failed' },
    limit: { code: 2, green: true, means: 'a limit was reached (iterations, time, cost); work remains' },
    person: { code: 3, green: true, means: 'a person is needed' },
    waiting: {
        code: 4,
        green: true,
        means: 'waiting until a known time, such as the reset of a usage limit (in CI, or with `--no-wait`)',
    },
    usage: { code: 64, green: false, means: 'wrong usage' },
    data: { code: 65, green: false, means: 'bad plan, configuration or state' },
    bug: { code: 70, green: false, means: 'a bug in ralph' },
    busy: { code: 75, green: true, means: 'another job is working on this run' },
    interrupted: { code: 130, green: false, means: 'interrupted' },
};
const ofStop = {
    complete: 'complete',
    stuck: 'failed',
    blocked: 'failed',
    failed: 'failed',
    iteration_limit: 'limit',
    time_budget: 'limit',
    cost_budget: 'limit',
    paused: 'person',
    human_review: 'person',
    waiting: 'waiting',
    busy: 'busy',
    cancelled: 'interrupted',
};
const exitCode = (reason) => exits[ofStop[reason.kind]].code;
const isGreen = (code) => Object.values(exits).some((exit) => exit.green && exit.code === code);

;// CONCATENATED MODULE: ./build/entry/supervisor.js






const [file, ...args] = process.argv.slice(2);
if (file === undefined) {
    process.stderr.write('usage: supervisor <file> <args\u2026>\n');
    process.exit(exits.usage.code);
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => signalGroup(signal));
const engine = new external_node_net_namespaceObject.Socket({ fd: 3 });
const child = (0,external_node_child_process_namespaceObject.spawn)(file, args, { detached: true, stdio: ['inherit', 'inherit', 'inherit'] });
const tree = treeOf(child);
engine.resume();
engine.on('error', () => undefined);
engine.on('close', () => {
    killTree();
    process.exit(137);
});
child.on('error', (cause) => {
    process.stderr.write(`${file}: ${cause.message}\n`);
    process.exit(cause.code === 'ENOENT' ? 127 : 126);
});
child.on('exit', (code, signal) => {
    const leftovers = killTree();
    const exitCode = code ?? 128 + (signal === null ? 0 : external_node_os_namespaceObject.constants.signals[signal]);
    engine.write(`leftovers ${leftovers}\n`, () => process.exit(exitCode));
});
function treeOf(command) {
    const pipes = [1, 2].flatMap((fd) => {
        try {
            return (0,external_node_fs_namespaceObject.readlinkSync)(`/proc/self/fd/${fd}`);
        }
        catch {
            return [];
        }
    });
    const own = readEntry(process.pid);
    return {
        root: command.pid ?? 0,
        marker: process.env['RALPH_TREE'] ?? '',
        started: own?.started ?? 0,
        cwd: process.cwd(),
        pipes: pipes.filter((target) => /^(pipe|socket):/.test(target)),
    };
}
function killTree() {
    if (tree.root === 0)
        return 0;
    const killed = new Set();
    for (let round = 0, quiet = 0; round < 50 && quiet < 2; round++) {
        const members = membersOf(tree, listProcesses(), process.pid);
        quiet = members.length === 0 ? quiet + 1 : 0;
        for (const { pid } of members) {
            killed.add(pid);
            kill(pid, 'SIGKILL');
        }
    }
    return killed.size;
}
function signalGroup(signal) {
    if (tree.root !== 0)
        kill(-tree.root, signal);
}
function kill(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch {
    }
}

