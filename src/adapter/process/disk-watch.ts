import { statfsSync, statSync } from 'node:fs'

interface DiskWatch {
  /** Looks once more and stops. A sentence where the disk was filled up while it was watched. */
  finish(): string | undefined
}

export interface DiskSpace {
  readonly freeBytes: number
  readonly bytes: number
  readonly freeFiles: number
  /** 0 where the file system does not count files. */
  readonly files: number
}

const everyMs = 5000
const floorBytes = 512 * 1024 * 1024
const floorFiles = 50_000

/**
 * Watches the file systems of these paths every five seconds, and calls `onFull` once when less than 512 MiB or 50,000
 * files are free: an engine that cannot write its state would lose the run (failure model C20). Small disks, and those
 * that are nearly full already, have lower floors: a tenth of them, and half of what was free.
 */
export function watchDisk(paths: readonly string[], onFull: () => void, look = spaceOf): DiskWatch {
  const watched = [...new Map(paths.map((path) => [deviceOf(path), path])).values()].map((path) => ({
    path,
    before: look(path),
  }))
  let full: string | undefined
  const check = (): void => {
    if (full !== undefined) return
    for (const { path, before } of watched) full ??= whyFull(before, look(path))
    if (full !== undefined) onFull()
  }
  const timer = setInterval(check, everyMs)
  timer.unref()
  return {
    finish: () => {
      clearInterval(timer)
      check()
      return full
    },
  }
}

function whyFull(before: DiskSpace | undefined, now: DiskSpace | undefined): string | undefined {
  if (before === undefined || now === undefined) return undefined
  if (now.freeBytes < Math.min(floorBytes, before.bytes / 10, before.freeBytes / 2)) {
    return `${mebibytes(now.freeBytes)} MiB are left of the ${mebibytes(before.freeBytes)} MiB that were free`
  }
  if (now.files > 0 && now.freeFiles < Math.min(floorFiles, before.files / 10, before.freeFiles / 2)) {
    return `there is room for ${now.freeFiles} of ${before.freeFiles} files`
  }
  return undefined
}

const mebibytes = (bytes: number): number => Math.round(bytes / (1024 * 1024))

/** Undefined where the agent removed the path. */
function spaceOf(path: string): DiskSpace | undefined {
  try {
    const { bsize, blocks, bavail, files, ffree } = statfsSync(path)
    return { freeBytes: bavail * bsize, bytes: blocks * bsize, freeFiles: ffree, files }
  } catch {
    return undefined
  }
}

function deviceOf(path: string): number | string {
  try {
    return statSync(path).dev
  } catch {
    return path
  }
}
