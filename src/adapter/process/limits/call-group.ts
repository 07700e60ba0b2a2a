import { mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { ResourceLimits } from '../../../core/limits/call-limits.ts'

/** A control group of one call: the kernel holds its limits, without anybody who looks. */
export interface CallGroup {
  /** What is started by it later belongs to it too. */
  add(pid: number): void
  /** Which limit the kernel had to hold, as the end of a sentence; undefined if none. */
  passed(): string | undefined
  /** When everything in it has ended. */
  remove(): void
}

/** Where a controller's groups are made, and how its files are called in that version of cgroups. */
interface Controller {
  readonly folder: string
  readonly write: (limits: ResourceLimits) => readonly (readonly [file: string, value: string])[]
  /** A file that counts what was refused, by the line that does. */
  readonly counter?: {
    readonly file: string
    readonly line: RegExp
    readonly words: (limits: ResourceLimits) => string
  }
}

const cpuPeriod = 100_000

const inPids = (folder: string): Controller => ({
  folder,
  write: ({ processes }) => [['pids.max', String(processes)]],
  counter: {
    file: 'pids.events',
    line: /^max (\d+)/m,
    words: ({ processes }) =>
      `it had more than ${processes} processes and threads (agent-limits: processes: ${processes})`,
  },
})

const byMemory = ({ memory }: ResourceLimits): string =>
  `it used more than ${Math.round(memory / 1e6)} MB of memory (agent-limits: memory)`

/** docs.kernel.org/admin-guide/cgroup-v1: pids, memory and cpu, each with a tree of its own. */
function versionOne(ownPath: (controller: string) => string | undefined): Controller[] | undefined {
  const [pids, memory, cpu] = ['pids', 'memory', 'cpu'].map(ownPath)
  if (pids === undefined || memory === undefined) return undefined
  return [
    inPids(pids),
    {
      folder: memory,
      write: (limits) => [['memory.limit_in_bytes', String(limits.memory)]],
      counter: { file: 'memory.oom_control', line: /^oom_kill (\d+)/m, words: byMemory },
    },
    ...(cpu === undefined
      ? []
      : [
          {
            folder: cpu,
            write: (limits: ResourceLimits) =>
              limits.cpu === undefined
                ? []
                : [
                    ['cpu.cfs_period_us', String(cpuPeriod)] as const,
                    ['cpu.cfs_quota_us', String(Math.round(limits.cpu * cpuPeriod))] as const,
                  ],
          },
        ]),
  ]
}

/** docs.kernel.org/admin-guide/cgroup-v2: one tree; a group with processes in it has none below it that count. */
const versionTwo = (folder: string): Controller[] => [
  inPids(folder),
  {
    folder,
    write: ({ memory, cpu }) => [
      ['memory.max', String(memory)],
      ...(cpu === undefined ? [] : [['cpu.max', `${Math.round(cpu * cpuPeriod)} ${cpuPeriod}`] as const]),
    ],
    counter: { file: 'memory.events', line: /^oom_kill (\d+)/m, words: byMemory },
  },
]

const root = '/sys/fs/cgroup'

let tried: { readonly controllers: readonly Controller[] | undefined } | undefined

/** What this process may use, tried once; undefined where it may make no groups. */
function controllersHere(): readonly Controller[] | undefined {
  tried ??= { controllers: candidates().find(works) }
  return tried.controllers
}

/** Whether the kernel holds the limits of calls here, and not a watch of ours. */
export const hasGroups = (): boolean => controllersHere() !== undefined

function candidates(): Controller[][] {
  const lines = textOf('/proc/self/cgroup').split('\n')
  const ownPath = (controller: string): string | undefined => {
    const path = lines
      .map((line) => line.split(':'))
      .find(([, names = '']) => names.split(',').includes(controller))?.[2]
    return path === undefined ? undefined : join(root, controller, path)
  }
  const unified = lines.find((line) => line.startsWith('0::'))?.slice(3)
  const one = versionOne(ownPath)
  if (one) return [one]
  return unified === undefined ? [] : [join(root, dirname(unified)), root].map(versionTwo)
}

const ample: ResourceLimits = { processes: 1000, memory: 2 ** 30 }

function works(controllers: readonly Controller[]): boolean {
  for (const folder of foldersOf(controllers)) removeLeft(folder)
  const group = makeGroup(controllers, ample)
  group?.remove()
  return group !== undefined
}

let made = 0

/** Undefined where this process may make none. */
export function callGroup(limits: ResourceLimits): CallGroup | undefined {
  const controllers = controllersHere()
  return controllers && makeGroup(controllers, limits)
}

function makeGroup(controllers: readonly Controller[], limits: ResourceLimits): CallGroup | undefined {
  made += 1
  const name = `ralph-${process.pid}-${made}`
  const folders = foldersOf(controllers).map((folder) => join(folder, name))
  const remove = (tries = 20): void => {
    const left = folders.filter((folder) => !removed(folder))
    // Its last processes may still be on their way out.
    if (left.length > 0 && tries > 0) setTimeout(() => remove(tries - 1), 100).unref()
  }
  try {
    for (const folder of folders) mkdirSync(folder)
    for (const { folder, write } of controllers)
      for (const [file, value] of write(limits)) writeFileSync(join(folder, name, file), value)
  } catch {
    // The watch counts instead.
    remove(0)
    return undefined
  }
  return {
    add(pid) {
      try {
        for (const folder of folders) writeFileSync(join(folder, 'cgroup.procs'), String(pid))
      } catch {
        // It has ended already.
      }
    },
    passed: () =>
      controllers
        .flatMap(({ folder, counter }) => (counter ? [{ counter, path: join(folder, name, counter.file) }] : []))
        .find(({ counter, path }) => Number(counter.line.exec(textOf(path))?.[1] ?? 0) > 0)
        ?.counter.words(limits),
    remove,
  }
}

const foldersOf = (controllers: readonly Controller[]): string[] => [
  ...new Set(controllers.map(({ folder }) => folder)),
]

/** Groups of engines that were killed. */
function removeLeft(folder: string): void {
  for (const name of entriesOf(folder)) {
    const pid = /^ralph-(\d+)-\d+$/.exec(basename(name))?.[1]
    if (pid !== undefined && textOf(`/proc/${pid}/stat`) === '') removed(join(folder, name))
  }
}

function removed(folder: string): boolean {
  try {
    rmdirSync(folder)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
  }
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
