import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../../src/adapter/process/programs.ts'
import { rows, whyNotHere } from './confinement/ways.ts'

/** What tests use besides git, Node and npm. Where a machine lacks it, they are left out, and the end of the run says so. */
const works = (file: string, ...args: string[]): boolean => spawnSync(file, args, { stdio: 'ignore' }).status === 0

/** Tests with repositories of other owners need it. */
export const isRoot = process.getuid?.() === 0

/** Whether this user may mount a small file system of its own, to fill it. */
export const canMount = works('unshare', '-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt')

export const canTrace = works('strace', '-f', '-qq', '-o', '/dev/null', 'true')

/** Whether a file can be made that even root cannot remove. */
export const canChattr = ((): boolean => {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-chattr-'))
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const fixed = works('chattr', '+i', file)
  if (fixed) works('chattr', '-i', file)
  rmSync(file)
  rmdirSync(folder)
  return fixed
})()

export const browserFile = ['chromium', 'google-chrome', 'chromium-browser']
  .map((name) => findProgram(name, '/usr/bin'))
  .find((file) => file !== undefined)

/** A line for each thing that this machine lacks. */
export function leftOut(): string[] {
  const ways = rows.filter((row) => whyNotHere(row) !== undefined)
  const reasons = [...new Set(ways.map(whyNotHere))].join('; ')
  return [
    ...(browserFile === undefined ? ['the pages in a browser: chromium is not installed'] : []),
    ...(ways.length > 0 ? [`${ways.length} of ${rows.length} ways of confinement: ${reasons}`] : []),
    ...(isRoot ? [] : ['repositories of other owners: the tests do not run as root']),
    ...(canMount ? [] : ['full disks: this user may not mount a small file system']),
    ...(canChattr ? [] : ['files that cannot be removed: `chattr +i` is refused']),
    ...(canTrace ? [] : ['git killed at its system calls (thorough tier): strace is not installed or refused']),
  ]
}
