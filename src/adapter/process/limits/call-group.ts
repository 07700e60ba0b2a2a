import { mkdirSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { ResourceLimits } from '../../../core/limits/call-limits.ts'
import { tryRead } from '../../../core/text/try-read.ts'
import { bytesAsText } from '../../disk/may-access.ts'

/** A control group of one call, whose limits the kernel enforces. */
export interface CallGroup {
  add(pid: number): void
  exceededLimit(): string | undefined
  /** Call after everything in it has ended. */
  remove(): void
}

interface Controller {
  readonly folder: string
  readonly write: (limits: ResourceLimits) => readonly (readonly [file: string, value: string])[]
  readonly counter?: {
    readonly file: string
    readonly line: RegExp
    readonly sentence: (limits: ResourceLimits) => string
  }
}

const cpuPeriod = 100_000

const pidsController = (folder: string): Controller => ({
  folder,
  write: ({ processes }) => [['pids.max', String(processes)]],
  counter: {
    file: 'pids.events',
    line: /^max (\d+)/m,
    sentence: ({ processes }) =>
      `it had more than ${processes} processes and threads (agent-limits: processes: ${processes})`,
  },
})

const memorySentence = ({ memory }: ResourceLimits): string =>
  `it used more than ${Math.round(memory / 1e6)} MB of memory (agent-limits: memory)`

function versionOne(ownPath: (controller: string) => string | undefined): Controller[] | undefined {
  const [pids, memory, cpu] = ['pids', 'memory', 'cpu'].map(ownPath)
  if (pids === undefined || memory === undefined) return undefined
  return [
    pidsController(pids),
    {
      folder: memory,
      write: (limits) => [['memory.limit_in_bytes', String(limits.memory)]],
      counter: { file: 'memory.oom_control', line: /^oom_kill (\d+)/m, sentence: memorySentence },
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

/** docs.kernel.org/admin-guide/cgroup-v2: one tree; limits do not apply below a group that has processes. */
const versionTwo = (folder: string): Controller[] => [
  pidsController(folder),
  {
    folder,
    write: ({ memory, cpu }) => [
      ['memory.max', String(memory)],
      ...(cpu === undefined ? [] : [['cpu.max', `${Math.round(cpu * cpuPeriod)} ${cpuPeriod}`] as const]),
    ],
    counter: { file: 'memory.events', line: /^oom_kill (\d+)/m, sentence: memorySentence },
  },
]

const root = '/sys/fs/cgroup'

let probe: { readonly controllers: readonly Controller[] | undefined } | undefined

function findControllers(): readonly Controller[] | undefined {
  probe ??= { controllers: candidates().find(canCreateGroup) }
  return probe.controllers
}

export const hasGroups = (): boolean => findControllers() !== undefined

function candidates(): Controller[][] {
  const lines = bytesAsText('/proc/self/cgroup').split('\n')
  const ownPath = (controller: string): string | undefined => {
    const path = lines
      .map((line) => line.split(':'))
      .find(([, names = '']) => names.split(',').includes(controller))?.[2]
    return path === undefined ? undefined : join(root, controller, path)
  }
  const unified = lines.find((line) => line.startsWith('0::'))?.slice(3)
  const controllersV1 = versionOne(ownPath)
  if (controllersV1) return [controllersV1]
  return unified === undefined ? [] : [join(root, dirname(unified)), root].map(versionTwo)
}

const probeLimits: ResourceLimits = { processes: 1000, memory: 2 ** 30 }

function canCreateGroup(controllers: readonly Controller[]): boolean {
  for (const folder of foldersOf(controllers)) removeStaleGroups(folder)
  const group = makeGroup(controllers, probeLimits)
  group?.remove()
  return group !== undefined
}

let groupCount = 0

export function createCallGroup(limits: ResourceLimits): CallGroup | undefined {
  const controllers = findControllers()
  return controllers && makeGroup(controllers, limits)
}

function makeGroup(controllers: readonly Controller[], limits: ResourceLimits): CallGroup | undefined {
  groupCount += 1
  const name = `ralph-${process.pid}-${groupCount}`
  const folders = foldersOf(controllers).map((folder) => join(folder, name))
  const remove = (tries = 20): void => {
    const remaining = folders.filter((folder) => !removeGroup(folder))
    // Its last processes may still be ending.
    if (remaining.length > 0 && tries > 0) setTimeout(() => remove(tries - 1), 100).unref()
  }
  try {
    for (const folder of folders) mkdirSync(folder)
    for (const { folder, write } of controllers)
      for (const [file, value] of write(limits)) writeFileSync(join(folder, name, file), value)
  } catch {
    // The watch enforces the limits instead.
    remove(0)
    return undefined
  }
  return {
    add(pid) {
      try {
        for (const folder of folders) writeFileSync(join(folder, 'cgroup.procs'), String(pid))
      } catch {
        // The process has ended.
      }
    },
    exceededLimit: () =>
      controllers
        .flatMap(({ folder, counter }) => (counter ? [{ counter, path: join(folder, name, counter.file) }] : []))
        .find(({ counter, path }) => Number(counter.line.exec(bytesAsText(path))?.[1] ?? 0) > 0)
        ?.counter.sentence(limits),
    remove,
  }
}

const foldersOf = (controllers: readonly Controller[]): string[] => [
  ...new Set(controllers.map(({ folder }) => folder)),
]

/** Groups of engines that were killed. */
function removeStaleGroups(folder: string): void {
  for (const name of entriesOf(folder)) {
    const pid = /^ralph-(\d+)-\d+$/.exec(basename(name))?.[1]
    if (pid !== undefined && bytesAsText(`/proc/${pid}/stat`) === '') removeGroup(join(folder, name))
  }
}

function removeGroup(folder: string): boolean {
  try {
    rmdirSync(folder)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
  }
}

const entriesOf = (folder: string): string[] => tryRead(() => readdirSync(folder)) ?? []
