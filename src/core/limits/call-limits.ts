import { objectIn, type Reader } from '../setting/setting.ts'
import { formatBytes, thousands } from '../text/amounts.ts'

/** The setting `agent-limits`: what is not in it has its default. */
export interface AgentLimits {
  /** Processes and threads at one time, as the kernel counts them. */
  readonly processes?: number
  /** Bytes, those in memory file systems included where a cgroup counts them. */
  readonly memory?: number
  /** Bytes by which the free space may shrink while a call runs. */
  readonly disk?: number
  /** How many cores' worth of time; only a cgroup can keep it. */
  readonly cpu?: number
}

/** What one call of an agent, or one check, may use of the machine. */
export type ResourceLimits = Required<Pick<AgentLimits, 'processes' | 'memory'>> & Pick<AgentLimits, 'disk' | 'cpu'>

/** What it uses at a moment; `memory` and `disk` in bytes. */
export interface CallUse {
  readonly processes: number
  readonly memory: number
  readonly disk: number
}

/** Ordinary builds have a few hundred, and some for each core. */
const fewestProcesses = 4096
const processesOfCore = 256
/** The engine itself needs less than this. */
const leftForTheEngine = 1024 ** 3 / 2

/** The limits of each call on a machine with so much memory and so many cores. */
export function limitsHere(asked: AgentLimits, { bytes, cores }: { bytes: number; cores: number }): ResourceLimits {
  const memory = Math.max(bytes - leftForTheEngine, bytes / 2)
  return { processes: Math.max(fewestProcesses, processesOfCore * cores), memory, ...asked }
}

/** `4,096 processes, 24.0 GB of memory`. */
export const limitsInWords = ({ processes, memory, disk, cpu }: ResourceLimits): string =>
  [
    `${thousands(processes)} processes`,
    `${formatBytes(memory)} of memory`,
    ...(disk === undefined ? [] : [`${formatBytes(disk)} of disk`]),
    ...(cpu === undefined ? [] : [`${cpu} cores`]),
  ].join(', ')

/** Where the kernel stops a call: a little above its limit, so that the engine sees that it was passed. */
export const kernelLimit = ({ processes }: ResourceLimits): number => processes + 64

/** Which limit a call has passed, as the end of a sentence about it; undefined if none. */
export function passedLimit(use: CallUse, limits: ResourceLimits): string | undefined {
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
    const isKnown = name in readers && !(name in limits)
    const text = typeof setting === 'string' || typeof setting === 'number' ? String(setting).trim() : ''
    const value = isKnown ? readers[name as keyof AgentLimits](text) : undefined
    if (value === undefined) return { expected }
    limits[name] = value
  }
  return { value: limits }
}

function pairsIn(raw: unknown): [string, unknown][] | undefined {
  const whole = objectIn(raw) ?? raw
  if (typeof whole === 'object' && whole !== null && !Array.isArray(whole)) return Object.entries(whole)
  const lines = typeof raw === 'string' ? raw.split(/[\n,]/) : raw
  if (!Array.isArray(lines) || !lines.every((line) => typeof line === 'string')) return undefined
  const entries = lines.flatMap((line: string) => line.split(',')).filter((line) => line.trim() !== '')
  return entries.map((line) => [line.split('=')[0]?.trim() ?? '', line.split('=').slice(1).join('=')])
}

const whole = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

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
function bytes(text: string): number | undefined {
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)\s*([kmgt]?i?)b?$/i.exec(text) ?? []
  const value = Math.round(Number(amount) * (units[unit.toLowerCase()] ?? Number.NaN))
  return value > 0 && value <= 2 ** 50 ? value : undefined
}

const coresIn = (text: string): number | undefined => {
  const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0
  return value >= 0.05 && value <= 4096 ? value : undefined
}

const readers: Readonly<Record<keyof AgentLimits, (text: string) => number | undefined>> = {
  processes: whole,
  memory: bytes,
  disk: bytes,
  cpu: coresIn,
}

/** A limit that is raised or gone lets more through. */
export const lowerLimits = {
  weakens: (before: AgentLimits, after: AgentLimits): boolean =>
    (Object.keys(readers) as (keyof AgentLimits)[]).some(
      (name) => (after[name] ?? Number.POSITIVE_INFINITY) > (before[name] ?? Number.POSITIVE_INFINITY),
    ),
}
