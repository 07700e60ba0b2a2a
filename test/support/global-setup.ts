import { execFileSync } from 'node:child_process'
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the largest test leaves until its end, several times over. */
const roomBytes = 2 * 1024 ** 3

/**
 * The suite promises Node 24 (the npm package `node`); another version would test something else. Temporary folders are
 * made in memory where the machine has it: git waits for a disk at each ref and pack, which is half of its time.
 */
export function setup(): (() => void) | undefined {
  if (!process.version.startsWith('v24.')) {
    throw new Error(`The tests run on Node 24 from the devDependency "node"; this is ${process.version}. Run: npm ci`)
  }
  if (process.env['TMPDIR']) return undefined
  const folder = inMemory('/dev/shm')
  if (folder === undefined) return undefined
  process.env['TMPDIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

/** A new folder below `parent`, which has room and runs programs; nothing where that cannot be had. */
function inMemory(parent: string): string | undefined {
  let folder: string | undefined
  try {
    accessSync(parent, constants.W_OK)
    const { bavail, bsize } = statfsSync(parent)
    if (bavail * bsize < roomBytes) return undefined
    folder = mkdtempSync(join(parent, 'ralph-tests-'))
    // Tests of the confinement are other users in it.
    chmodSync(folder, 0o711)
    // A container's /dev/shm is often mounted noexec.
    writeFileSync(join(folder, 'program'), '#!/bin/sh\n', { mode: 0o755 })
    execFileSync(join(folder, 'program'))
    return folder
  } catch {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
    return undefined
  }
}
