import { type ChildProcess, spawn } from 'node:child_process'
import { readlinkSync } from 'node:fs'
import { Socket } from 'node:net'
import { constants } from 'node:os'
import { listProcesses, membersOf, type ProcessTree, readEntry } from '../adapter/process/process-tree.ts'
import { startFailure } from '../adapter/process/start-failure.ts'
import { exits } from '../core/error/codes/exit-codes.ts'
import { tryRead } from '../core/text/try-read.ts'

/**
 * `supervisor <file> <args…>`: owns one tree of processes where no pid namespace can be made. It runs the command in a
 * group of its own and kills the tree when the command exits or when file descriptor 3, which the engine holds, ends:
 * that is how the tree dies with an engine that was killed by SIGKILL.
 */
const [file, ...args] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write('usage: supervisor <file> <args…>\n')
  process.exit(exits.usage.code)
}

// Set before the command starts: an earlier signal would end us and leave it running.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => signalGroup(signal))

const engine = new Socket({ fd: 3 })
const child = spawn(file, args, { detached: true, stdio: ['inherit', 'inherit', 'inherit'] })
const tree = treeOf(child)

engine.resume()
engine.on('error', () => undefined)
engine.on('close', () => {
  killTree()
  process.exit(137)
})

child.on('error', (cause: NodeJS.ErrnoException) => {
  process.stderr.write(`${file}: ${cause.message}\n`)
  // As a shell answers: 127 for a missing program, 126 for one that cannot be run.
  process.exit(startFailure(cause, { file, searchPath: process.env['PATH'] }) === 'program' ? 127 : 126)
})
child.on('exit', (code, signal) => {
  const leftovers = killTree()
  const exitCode = code ?? 128 + (signal === null ? 0 : constants.signals[signal])
  engine.write(`leftovers ${leftovers}\n`, () => process.exit(exitCode))
})

function treeOf(command: ChildProcess): ProcessTree {
  const pipes = [1, 2].flatMap((fd) => {
    return tryRead(() => readlinkSync(`/proc/self/fd/${fd}`)) ?? []
  })
  const self = readEntry(process.pid)
  return {
    root: command.pid ?? 0,
    marker: process.env['RALPH_TREE'] ?? '',
    started: self?.started ?? 0,
    cwd: process.cwd(),
    pipes: pipes.filter((target) => /^(pipe|socket):/.test(target)),
  }
}

/** Kills until no process is found, since one can fork during the search. Returns how many were killed. */
function killTree(): number {
  if (tree.root === 0) return 0
  const killed = new Set<number>()
  // Two empty rounds in a row: a parent that dies during the search hides its child once.
  for (let round = 0, quiet = 0; round < 50 && quiet < 2; round++) {
    const members = membersOf(tree, listProcesses(), process.pid)
    quiet = members.length === 0 ? quiet + 1 : 0
    for (const { pid } of members) {
      killed.add(pid)
      kill(pid, 'SIGKILL')
    }
  }
  return killed.size
}

function signalGroup(signal: NodeJS.Signals): void {
  if (tree.root !== 0) kill(-tree.root, signal)
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // Already gone.
  }
}
