import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { RalphError } from '../../../core/error/error.ts'
import { programsOn } from '../../process/programs.ts'

export interface GitObject {
  readonly oid: string
  readonly type: string
  readonly content: Buffer
}

/** Reads objects of one git directory; a name is whatever `rev-parse` takes. Undefined where there is none. */
export interface ObjectReader {
  read(name: string): Promise<GitObject | undefined>
  /** Type and bytes, without the content. */
  look(name: string): Promise<{ oid: string; type: string; size: number } | undefined>
  close(): void
}

/**
 * One `cat-file` that answers for as long as the engine lives, since a process of its own for each look took a
 * third of an iteration's time. It keeps no engine alive, and ends with it: its stdin is closed then.
 */
export function objectReader(start: {
  args: readonly string[]
  env: Readonly<Record<string, string>>
  /** Before git is started; throws where it must not be. */
  demand?: () => void
}): ObjectReader {
  const contents = conversation({ ...start, mode: '--batch' })
  const facts = conversation({ ...start, mode: '--batch-check' })
  return {
    async read(name) {
      const answer = await contents.ask(name)
      return answer && { oid: answer.oid, type: answer.type, content: answer.content }
    },
    look: (name) => facts.ask(name),
    close: () => {
      contents.close()
      facts.close()
    },
  }
}

type Answer = { oid: string; type: string; size: number; content: Buffer } | undefined
type Child = ChildProcessByStdio<Writable, Readable, Readable>
interface Question {
  readonly name: string
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

function conversation(start: Parameters<typeof objectReader>[0] & { mode: string }) {
  const withContent = start.mode === '--batch'
  let child: Child | undefined
  let waiting: Question[] = []
  let heard: Buffer[] = []
  let bytes = 0
  /** So many bytes are needed before it is worth looking again: a large object comes in many chunks. */
  let needed = 1

  const give = (error: Error): void => {
    const left = waiting
    waiting = []
    heard = []
    bytes = 0
    needed = 1
    child = undefined
    for (const { reject } of left) reject(error)
  }

  const open = (): Child => {
    start.demand?.()
    const args = [...start.args, 'cat-file', start.mode]
    const started = spawn(programsOn(start.env['PATH']).git(), args, {
      env: start.env,
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    })
    let said = ''
    started.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-1000)
    })
    const ended = (): void => {
      if (child === started) give(unreadable(waiting[0]?.name ?? '', said))
    }
    started.on('error', ended)
    started.on('close', ended)
    started.stdin.on('error', () => undefined)
    started.stdout.on('data', hear)
    return started
  }

  const hear = (chunk: Buffer): void => {
    heard.push(chunk)
    bytes += chunk.length
    if (bytes < needed) return
    const all = Buffer.concat(heard, bytes)
    let at = 0
    needed = 1
    for (;;) {
      const next = answerAt(all, at, withContent)
      if (next.kind === 'partial') {
        needed = next.needs - at
        break
      }
      at = next.end
      waiting.shift()?.resolve(next.answer)
    }
    heard = [all.subarray(at)]
    bytes = all.length - at
    if (waiting.length === 0) hold(child, false)
  }

  return {
    ask: (name: string): Promise<Answer> =>
      new Promise((resolve, reject) => {
        child ??= open()
        hold(child, true)
        waiting.push({ name, resolve, reject })
        child.stdin.write(`${name}\n`)
      }),
    close: () => {
      child?.stdin.end()
      child = undefined
    },
  }
}

/** Git ends at an object that it finds emptied or cut off, as a full disk, a crash or an agent may leave one. */
const unreadable = (name: string, said: string): RalphError =>
  new RalphError({
    code: 'OBJECT_UNREADABLE',
    message: `git cannot read ${name} in the repository: ${said.trim() || 'it ended without an answer'}`,
    hint: '`git fsck --full` names what is damaged. Remove that file and fetch the object from another clone, or restore it from a backup; then run again.',
  })

/** Node waits for a child and its pipes only while there is a question. */
function hold(child: Child | undefined, wanted: boolean): void {
  for (const handle of [child, child?.stdin, child?.stdout, child?.stderr] as { ref?(): void; unref?(): void }[]) {
    if (wanted) handle?.ref?.()
    else handle?.unref?.()
  }
}

type Reading = { kind: 'partial'; needs: number } | { kind: 'answer'; answer: Answer; end: number }

/** `<oid> <type> <size>\n` and, with content, that many bytes and a newline; anything else names what is missing. */
function answerAt(all: Buffer, at: number, withContent: boolean): Reading {
  const line = all.indexOf(0x0a, at)
  if (line === -1) return { kind: 'partial', needs: all.length + 1 }
  const [, oid = '', type = '', digits = ''] = /^(\S+) (\S+) (\d+)$/.exec(all.toString('utf8', at, line)) ?? []
  if (digits === '') return { kind: 'answer', answer: undefined, end: line + 1 }
  const size = Number(digits)
  const end = withContent ? line + 1 + size + 1 : line + 1
  if (end > all.length) return { kind: 'partial', needs: end }
  const content = withContent ? Buffer.from(all.subarray(line + 1, line + 1 + size)) : Buffer.alloc(0)
  return { kind: 'answer', answer: { oid, type, size, content }, end }
}
