import { execFile } from 'node:child_process'
import { readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'
import { promisify } from 'node:util'
import type { Liveness } from '../../port/liveness.ts'
import type { LeaseHolder } from '../../schema/run/lease.ts'
import { processExists } from '../disk/process-directory.ts'

/** A zombie is `gone`, a stopped process is not; `hidden` may exist, but we cannot see it. */
type ProcessStatus = { kind: 'running'; started: string } | { kind: 'gone' } | { kind: 'hidden' }

/** The start time reveals a reused pid, the boot id a reboot. Holders elsewhere are `unknown`. */
export async function processLiveness(pid: number = process.pid): Promise<Liveness> {
  const [host, boot, ownStatus] = await Promise.all([hostName(), bootId(), readStatus(pid)])
  const started = ownStatus.kind === 'running' ? ownStatus.started : ''
  const self: LeaseHolder = { kind: 'process', host, boot, pid, started }
  return {
    self,
    check: async (holder) => {
      if (holder.kind !== 'process' || holder.host !== host) return 'unknown'
      if (holder.boot === '' || boot === '' || holder.started === '') return 'unknown'
      if (holder.boot !== boot) return 'gone'
      const status = await readStatus(holder.pid)
      if (status.kind === 'hidden') return 'unknown'
      return status.kind === 'running' && status.started === holder.started ? 'alive' : 'gone'
    },
  }
}

/** Fixed by the kernel. */
const firstNamespace = 'pid:[4026531836]'

/** In a container, pids differ from those of the host with the same name, so the namespace is added. */
async function hostName(): Promise<string> {
  const namespace = await readlink('/proc/self/ns/pid').catch(() => firstNamespace)
  return namespace === firstNamespace ? hostname() : `${hostname()}/${namespace}`
}

/** Empty if the system has none: then a pid proves nothing. */
async function bootId(): Promise<string> {
  if (process.platform === 'darwin') return (await runTool('sysctl', ['-n', 'kern.bootsessionuuid'])) ?? ''
  return (await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')).trim()
}

async function readStatus(pid: number): Promise<ProcessStatus> {
  if (!Number.isInteger(pid) || pid <= 0) return { kind: 'gone' }
  const stat = process.platform === 'linux' ? await readStat(pid) : await askPs(pid)
  if (stat === undefined) return { kind: processExists(pid) ? 'hidden' : 'gone' }
  return /^[ZX]/.test(stat.state) ? { kind: 'gone' } : { kind: 'running', started: stat.started }
}

/** proc_pid_stat(5): the command in parentheses may contain spaces and parentheses; state is field 3, start 22. */
export function parseStat(line: string): { state: string; started: string } | undefined {
  const fields = line
    .slice(line.lastIndexOf(')') + 1)
    .trim()
    .split(' ')
  const [state, started] = [fields[0], fields[19]]
  return state === undefined || started === undefined ? undefined : { state, started }
}

const readStat = async (pid: number): Promise<{ state: string; started: string } | undefined> =>
  parseStat(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''))

async function askPs(pid: number): Promise<{ state: string; started: string } | undefined> {
  const psOutput = await runTool('ps', ['-o', 'stat=,lstart=', '-p', String(pid)])
  const match = /^(\S+)\s+(.+)$/.exec(psOutput ?? '')
  return match === null ? undefined : { state: match[1] ?? '', started: (match[2] ?? '').trim() }
}

const run = promisify(execFile)

const runTool = async (program: string, args: readonly string[]): Promise<string | undefined> =>
  run(program, args, { env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }, timeout: 5_000 }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  )
