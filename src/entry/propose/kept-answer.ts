import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAll } from '../../adapter/disk/write-all.ts'
import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import type { CommandContext } from '../project/context.ts'
import { engineHome } from '../project/project.ts'

/** An answer that was shown and not accepted: a later yes gets exactly this one, without a second call. */
export interface KeptAnswer {
  /** Undefined if no answer to this question is kept. */
  read(): Promise<{ end: AgentEnd; at: number } | undefined>
  keep(end: AgentEnd): Promise<void>
  /** Call it before paid calls; the function that it returns marks their end. */
  markCalls(mostUsd: number): Promise<() => Promise<void>>
  /** Calls of a killed process, which may have been paid for. Returned only once. */
  takeLostCalls(): Promise<{ at: number; mostUsd: number } | undefined>
  forget(): Promise<void>
}

const maxAgeMs = 24 * 3_600_000

/** The whole question is the key: another commit, prompt or agent is another question. */
export function keptAnswerTo(
  { env, now }: Pick<CommandContext, 'env' | 'now'>,
  question: readonly unknown[],
): KeptAnswer {
  const folder = join(engineHome(env), 'proposals')
  const name = `${createHash('sha256').update(JSON.stringify(question)).digest('hex').slice(0, 32)}.json`
  const path = join(folder, name)
  const callsPath = `${path}.asking`
  return {
    async read() {
      const text = await readFile(path, 'utf8').catch(() => undefined)
      const saved = text === undefined ? undefined : parseAnswer(text)
      return saved && now() - saved.at < maxAgeMs ? saved : undefined
    },
    async keep(end) {
      await removeOld(folder, now())
      await writeAll([{ path, content: JSON.stringify({ at: now(), end }) }])
    },
    async markCalls(mostUsd) {
      await removeOld(folder, now())
      await writeAll([{ path: callsPath, content: JSON.stringify({ at: now(), mostUsd, pid: process.pid }) }])
      return () => rm(callsPath, { force: true })
    },
    async takeLostCalls() {
      const text = await readFile(callsPath, 'utf8').catch(() => undefined)
      const calls = text === undefined ? undefined : parseCalls(text)
      if (!calls || isAlive(calls.pid)) return undefined
      await rm(callsPath, { force: true })
      return calls
    },
    forget: () => rm(path, { force: true }),
  }
}

/** The reader has to judge the answer again. */
function parseAnswer(text: string): { end: AgentEnd; at: number } | undefined {
  try {
    const { end, at } = JSON.parse(text)
    return typeof at === 'number' && end?.kind === 'finished' ? { end, at } : undefined
  } catch {
    return undefined
  }
}

function parseCalls(text: string): { at: number; mostUsd: number; pid: number } | undefined {
  try {
    const { at, mostUsd, pid } = JSON.parse(text)
    return [at, mostUsd, pid].every((value) => typeof value === 'number') ? { at, mostUsd, pid } : undefined
  } catch {
    return undefined
  }
}

/** Another process may have the number by now; then nothing is reported. */
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
    const stats = await stat(join(folder, name)).catch(() => undefined)
    if (stats && now - stats.mtimeMs > maxAgeMs) await rm(join(folder, name), { force: true })
  }
}
