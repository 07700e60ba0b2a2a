import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TempRepo } from './git-repositories.ts'

/** What a broken disk, a crash or a person does to the file of an object. */
export const damages = {
  'random bytes': () => Buffer.from([...'f3a9017bd2c4'].map((digit, index) => Number.parseInt(digit, 16) * 13 + index)),
  'cut off': (content: Buffer) => content.subarray(0, content.length / 2),
  empty: () => Buffer.alloc(0),
  gone: () => undefined,
} as const

/** Damages the loose object behind `name`, such as `HEAD:a.txt`. */
export function damageObject(repo: TempRepo, name: string, damage: keyof typeof damages = 'random bytes'): void {
  const oid = repo.git('rev-parse', name)
  const path = join(repo.path, '.git/objects', oid.slice(0, 2), oid.slice(2))
  if (!existsSync(path)) throw new Error(`${name} is not a loose object`)
  const content = damages[damage](readFileSync(path))
  if (content === undefined) rmSync(path)
  else {
    chmodSync(path, 0o600)
    writeFileSync(path, content)
  }
}
