import { statfsSync, statSync } from 'node:fs'
import { tryRead } from '../../core/text/try-read.ts'

interface DiskWatch {
  finish(): string | undefined
}

export interface DiskSpace {
  readonly freeBytes: number
  readonly bytes: number
  readonly freeFiles: number
  /** 0 if the file system does not count files. */
  readonly files: number
}

const intervalMs = 5000
const minFreeBytes = 512 * 1024 * 1024
const minFreeFiles = 50_000

/**
 * Calls `onFull` once when less than 512 MiB or 50,000 files are free: an engine that cannot write its state would lose the
 * run (failure model C20). Small and nearly full disks have lower limits: a tenth of the disk, and half of what was free.
 */
export function watchDisk(paths: readonly string[], onFull: () => void, measure = spaceOf): DiskWatch {
  const disks = [...new Map(paths.map((path) => [deviceOf(path), path])).values()].map((path) => ({
    path,
    before: measure(path),
  }))
  let fault: string | undefined
  const check = (): void => {
    if (fault !== undefined) return
    for (const { path, before } of disks) fault ??= faultOf(before, measure(path))
    if (fault !== undefined) onFull()
  }
  const timer = setInterval(check, intervalMs)
  timer.unref()
  return {
    finish: () => {
      clearInterval(timer)
      check()
      return fault
    },
  }
}

function faultOf(before: DiskSpace | undefined, now: DiskSpace | undefined): string | undefined {
  if (before === undefined || now === undefined) return undefined
  if (now.freeBytes < Math.min(minFreeBytes, before.bytes / 10, before.freeBytes / 2)) {
    return `${mebibytes(now.freeBytes)} MiB are left of the ${mebibytes(before.freeBytes)} MiB that were free`
  }
  if (now.files > 0 && now.freeFiles < Math.min(minFreeFiles, before.files / 10, before.freeFiles / 2)) {
    return `there is room for ${now.freeFiles} of ${before.freeFiles} files`
  }
  return undefined
}

const mebibytes = (bytes: number): number => Math.round(bytes / (1024 * 1024))

function spaceOf(path: string): DiskSpace | undefined {
  try {
    const { bsize, blocks, bavail, files, ffree } = statfsSync(path)
    return { freeBytes: bavail * bsize, bytes: blocks * bsize, freeFiles: ffree, files }
  } catch {
    return undefined
  }
}

function deviceOf(path: string): number | string {
  return tryRead(() => statSync(path).dev) ?? path
}
