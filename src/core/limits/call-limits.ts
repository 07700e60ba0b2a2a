import { pairsIn, type Reader } from '../setting/setting.ts'
import { formatBytes, thousands } from '../text/amounts.ts'

export interface AgentLimits {
  /** Processes and threads at one time, as the kernel counts them. */
  readonly processes?: number
  /** Bytes, with memory file systems if a cgroup counts them. */
  readonly memory?: number
  /** Bytes by which the free space may shrink during a call. */
  readonly disk?: number
  /** Cores' worth of time; only a cgroup can enforce it. */
  readonly cpu?: number
}

export type ResourceLimits = Required<Pick<AgentLimits, 'processes' | 'memory'>> & Pick<AgentLimits, 'disk' | 'cpu'>

/** `memory` and `disk` in bytes. */
export interface CallUse {
  readonly processes: number
  readonly memory: number
  readonly disk: number
}

/** Ordinary builds have a few hundred. */
const minProcesses = 4096
const minProcessesPerCore = 256
const engineReserveBytes = 1024 ** 3 / 2

/** The limits of each call on a machine with so much memory and so many cores. */
export function limitsFor(settings: AgentLimits, { bytes, cores }: { bytes: number; cores: number }): ResourceLimits {
  const memory = Math.max(bytes - engineReserveBytes, bytes / 2)
  return { processes: Math.max(minProcesses, minProcessesPerCore * cores), memory, ...settings }
}

export const limitsInWords = ({ processes, memory, disk, cpu }: ResourceLimits): string =>
  [
    `${thousands(processes)} processes`,
    `${formatBytes(memory)} of memory`,
    ...(disk === undefined ? [] : [`${formatBytes(disk)} of disk`]),
    ...(cpu === undefined ? [] : [`${cpu} cores`]),
  ].join(', ')

/** The kernel stops a call a little above its limit, so that the engine notices the excess first. */
export const kernelLimit = ({ processes }: ResourceLimits): number => processes + 64

export function exceededLimit(use: CallUse, limits: ResourceLimits): string | undefined {
  if (use.processes > limits.processes)
    return `it had ${thousands(use.processes)} processes and threads (agent-limits: processes: ${limits.processes})`
  if (use.memory > limits.memory)
    return `it used ${formatBytes(use.memory)} of memory (agent-limits: memory: ${formatBytes(limits.memory)})`
  if (limits.disk !== undefined && use.disk > limits.disk)
    return `it took ${formatBytes(use.disk)} of the disk (agent-limits: disk: ${formatBytes(limits.disk)})`
  return undefined
}

const expected =
  'processes, memory, disk or cpu with a value each, such as processes=2000, memory=8GB, disk=20GB, cpu=1.5'

/** An object, or lines such as `memory=8GB`. */
export const agentLimits: Reader<AgentLimits> = (raw) => {
  const pairs = pairsIn(raw)
  if (pairs === undefined) return { expected }
  const limits: Record<string, number> = {}
  for (const [name, setting] of pairs) {
    const isNewLimit = name in readers && !(name in limits)
    const text = typeof setting === 'string' || typeof setting === 'number' ? String(setting).trim() : ''
    const value = isNewLimit ? readers[name as keyof AgentLimits](text) : undefined
    if (value === undefined) return { expected }
    limits[name] = value
  }
  return { value: limits }
}

const positiveInteger = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

const units: Readonly<Record<string, number>> = {
  '': 1,
  k: 1e3,
  m: 1e6,
  g: 1e9,
  t: 1e12,
  ki: 1024,
  mi: 1024 ** 2,
  gi: 1024 ** 3,
  ti: 1024 ** 4,
}

/** `8GB`, `512 MiB`, `2000000`. */
function bytesIn(text: string): number | undefined {
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)\s*([kmgt]?i?)b?$/i.exec(text) ?? []
  const value = Math.round(Number(amount) * (units[unit.toLowerCase()] ?? Number.NaN))
  return value > 0 && value <= 2 ** 50 ? value : undefined
}

const coresIn = (text: string): number | undefined => {
  const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0
  return value >= 0.05 && value <= 4096 ? value : undefined
}

const readers: Readonly<Record<keyof AgentLimits, (text: string) => number | undefined>> = {
  processes: positiveInteger,
  memory: bytesIn,
  disk: bytesIn,
  cpu: coresIn,
}

/** A limit that is raised or removed lets more through. */
export const lowerLimits = {
  weakens: (before: AgentLimits, after: AgentLimits): boolean =>
    (Object.keys(readers) as (keyof AgentLimits)[]).some(
      (name) => (after[name] ?? Number.POSITIVE_INFINITY) > (before[name] ?? Number.POSITIVE_INFINITY),
    ),
}
