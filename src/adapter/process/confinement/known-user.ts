import { readFileSync, writeFileSync } from 'node:fs'
import type { Layer } from './view.ts'

const users = '/etc/passwd'

/**
 * The list of users with the one that root's command becomes, which is nobody otherwise: Java finds no home then (and so
 * Maven none of its files), Node's `userInfo` throws, git wants to be told who commits. `file` is written for it.
 */
export function knownUser(uid: number, { home, file }: { home: string; file: string }): Layer {
  writeFileSync(file, `${listOf(users).trimEnd()}\nralph-agent:x:${uid}:${uid}::${home}:/bin/sh\n`, { mode: 0o644 })
  return { path: users, access: 'read', from: file }
}

function listOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return 'root:x:0:0:root:/root:/bin/sh\n'
  }
}
