import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAll } from '../../adapter/disk/write-all.ts'
import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import type { CommandContext } from '../project/context.ts'
import { engineHome } from '../project/project.ts'

/** An answer that was shown and not taken: whoever says yes later gets exactly that one, and pays once. */
export interface KeptAnswer {
  /** Undefined where none is kept for this question. */
  read(): Promise<{ end: AgentEnd; at: number } | undefined>
  keep(end: AgentEnd): Promise<void>
  /** Calls are about to be made; they have ended when what it returns was called. */
  asking(mostUsd: number): Promise<() => Promise<void>>
  /** Calls of a process that was killed over this question: they may have been paid for. Told once. */
  lost(): Promise<{ at: number; mostUsd: number } | undefined>
  forget(): Promise<void>
}

const longestMs = 24 * 3_600_000

/** By all that was asked: another commit, prompt or agent is another question. */
export function keptAnswer(
  { env, now }: Pick<CommandContext, 'env' | 'now'>,
  question: readonly unknown[],
): KeptAnswer {
  const folder = join(engineHome(env), 'proposals')
  const name = `${createHash('sha256').update(JSON.stringify(question)).digest('hex').slice(0, 32)}.json`
  const path = join(folder, name)
  const asking = `${path}.asking`
  return {
    async read() {
      const text = await readFile(path, 'utf8').catch(() => undefined)
      const kept = text === undefined ? undefined : parsed(text)
      return kept && now() - kept.at < longestMs ? kept : undefined
    },
    async keep(end) {
      await removeOld(folder, now())
      await writeAll([{ path, content: JSON.stringify({ at: now(), end }) }])
    },
    async asking(mostUsd) {
      await removeOld(folder, now())
      await writeAll([{ path: asking, content: JSON.stringify({ at: now(), mostUsd, pid: process.pid }) }])
      return () => rm(asking, { force: true })
    },
    async lost() {
      const text = await readFile(asking, 'utf8').catch(() => undefined)
      const left = text === undefined ? undefined : begun(text)
      if (!left || isAlive(left.pid)) return undefined
      await rm(asking, { force: true })
      return left
    },
    forget: () => rm(path, { force: true }),
  }
}

/** Judged again by whoever reads it. */
function parsed(text: string): { end: AgentEnd; at: number } | undefined {
  try {
    const { end, at } = JSON.parse(text)
    return typeof at === 'number' && end?.kind === 'finished' ? { end, at } : undefined
  } catch {
    return undefined
  }
}

function begun(text: string): { at: number; mostUsd: number; pid: number } | undefined {
  try {
    const { at, mostUsd, pid } = JSON.parse(text)
    return [at, mostUsd, pid].every((one) => typeof one === 'number') ? { at, mostUsd, pid } : undefined
  } catch {
    return undefined
  }
}

/** Somebody else's process may have the number by now: then nothing is told. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function removeOld(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && now - found.mtimeMs > longestMs) await rm(join(folder, name), { force: true })
  }
}
