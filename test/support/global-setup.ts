import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const named = 'ralph-tests'

/**
 * The suite promises Node 24 (the npm package `node`); another version would test something else. Temporary folders are
 * made in memory where this user may mount some: git waits for a disk at each ref and pack, which is half of its time.
 * Not in /dev/shm: a confined program has a /dev of its own.
 */
export function setup(): (() => void) | undefined {
  if (!process.version.startsWith('v24.')) {
    throw new Error(`The tests run on Node 24 from the devDependency "node"; this is ${process.version}. Run: npm ci`)
  }
  if (process.env['TMPDIR']) return undefined
  for (const left of leftBehind()) unmount(left)
  const folder = mkdtempSync(join(tmpdir(), `${named}-${process.pid}-`))
  try {
    // Tests of the confinement are other users in it.
    mount('-t', 'tmpfs', '-o', 'mode=0711,size=8g', named, folder)
  } catch {
    rmdirSync(folder)
    return undefined
  }
  process.env['TMPDIR'] = folder
  return () => unmount(folder)
}

const mount = (...args: string[]): unknown => execFileSync('mount', args, { stdio: 'ignore' })

/** At once for whoever looks for it; in truth when the last process that stands in it has ended. */
function unmount(folder: string): void {
  execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' })
  rmdirSync(folder)
}

/** Folders of suites that were killed. */
function leftBehind(): string[] {
  if (process.platform !== 'linux') return []
  const mounts = readFileSync('/proc/self/mounts', 'utf8').split('\n')
  const ours = mounts.map((line) => line.split(' ')).filter(([what]) => what === named)
  return ours.flatMap(([, folder = '']) => (isAlive(Number(folder.match(/-(\d+)-\w+$/)?.[1])) ? [] : [folder]))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
