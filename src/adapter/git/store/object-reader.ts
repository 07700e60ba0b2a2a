import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { RalphError } from '../../../core/error/error.ts'
import { programsOn } from '../../process/programs.ts'
import { isListed } from './listed-path.ts'

export interface GitObject {
  readonly oid: string
  readonly type: string
  readonly content: Buffer
}

/**
 * A name is anything that `rev-parse` takes; undefined if there is no such object. `read` rejects with OBJECT_UNREADABLE
 * if a tree lists the path and git has no readable object for it.
 */
export interface ObjectReader {
  read(name: string): Promise<GitObject | undefined>
  stat(name: string): Promise<{ oid: string; type: string; size: number } | undefined>
  close(): void
}

/** Runs for the engine's life: a process for each object took a third of an iteration's time. */
export function objectReader(start: {
  args: readonly string[]
  env: Readonly<Record<string, string>>
  checkFiles?: () => void
}): ObjectReader {
  const contentProcess = batchProcess({ ...start, mode: '--batch' })
  const statProcess = batchProcess({ ...start, mode: '--batch-check' })
  const folders = rememberingReader(contentProcess.ask)
  return {
    async read(name) {
      const answer = await contentProcess.ask(name)
      if (answer === undefined && (await isListed(name, folders.read))) throw unreadableObject(name)
      return answer && { oid: answer.oid, type: answer.type, content: answer.content }
    },
    stat: (name) => statProcess.ask(name),
    close: () => {
      contentProcess.close()
      statProcess.close()
    },
  }
}

/** Most paths that a tree does not have are asked for together with others of their folder. */
function rememberingReader(ask: (name: string) => Promise<Answer>) {
  const answers = new Map<string, Promise<Answer>>()
  return {
    read(name: string): Promise<Answer> {
      if (answers.size >= maxFolders) answers.clear()
      const answer = answers.get(name) ?? ask(name)
      answers.set(name, answer)
      // It may be fetched later.
      const forget = (): void => void answers.delete(name)
      answer.then((content) => content ?? forget(), forget)
      return answer
    },
  }
}

const maxFolders = 64

type Answer = { oid: string; type: string; size: number; content: Buffer } | undefined
type Child = ChildProcessByStdio<Writable, Readable, Readable>
interface Question {
  readonly name: string
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

function batchProcess(start: Parameters<typeof objectReader>[0] & { mode: string }) {
  const withContent = start.mode === '--batch'
  let child: Child | undefined
  let pending: Question[] = []
  let chunks: Buffer[] = []
  let bytes = 0
  /** Bytes needed for the next answer, since a large object comes in many chunks. */
  let minBytes = 1

  const rejectAll = (error: Error, rejected: readonly Question[] = pending): void => {
    pending = []
    chunks = []
    bytes = 0
    minBytes = 1
    child = undefined
    for (const { reject } of rejected) reject(error)
  }

  /** Git ends at an object that it cannot read; the questions behind that one are asked again. */
  const rejectFirst = (stderr: string): void => {
    const [first, ...others] = pending
    rejectAll(unreadableObject(first?.name ?? '', stderr), first === undefined ? [] : [first])
    for (const question of others) put(question)
  }

  const put = (question: Question): void => {
    child ??= startChild()
    setReferenced(child, true)
    pending.push(question)
    child.stdin.write(`${question.name}\n`)
  }

  const startChild = (): Child => {
    start.checkFiles?.()
    const args = [...start.args, 'cat-file', start.mode]
    const newChild = spawn(programsOn(start.env['PATH']).git(), args, {
      env: start.env,
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    })
    let stderr = ''
    newChild.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-1000)
    })
    newChild.on('error', () => {
      if (child === newChild) rejectAll(unreadableObject(pending[0]?.name ?? '', stderr))
    })
    newChild.on('close', () => {
      if (child === newChild) rejectFirst(stderr)
    })
    newChild.stdin.on('error', () => undefined)
    newChild.stdout.on('data', onData)
    return newChild
  }

  const onData = (chunk: Buffer): void => {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes < minBytes) return
    const data = Buffer.concat(chunks, bytes)
    let offset = 0
    minBytes = 1
    for (;;) {
      const reading = parseAnswer(data, offset, withContent)
      if (reading.kind === 'partial') {
        minBytes = reading.needs - offset
        break
      }
      offset = reading.end
      pending.shift()?.resolve(reading.answer)
    }
    chunks = [data.subarray(offset)]
    bytes = data.length - offset
    if (pending.length === 0) setReferenced(child, false)
  }

  return {
    ask: (name: string): Promise<Answer> => new Promise((resolve, reject) => put({ name, resolve, reject })),
    close: () => {
      child?.stdin.end()
      child = undefined
    },
  }
}

/** Git ends if an object is empty or cut off, and says "missing" if its bytes are damaged or it is gone. */
export const unreadableObject = (name: string, stderr?: string): RalphError =>
  new RalphError({
    code: 'OBJECT_UNREADABLE',
    message: `git cannot read ${name} in the repository: ${stderr === undefined ? 'its object is damaged or gone' : stderr.trim() || 'it ended without an answer'}`,
    hint: '`git fsck --full` names what is damaged. Remove that file and fetch the object from another clone, or restore it from a backup; then run again.',
  })

/** Node waits for the child and its pipes only while a question is open. */
function setReferenced(child: Child | undefined, referenced: boolean): void {
  for (const handle of [child, child?.stdin, child?.stdout, child?.stderr] as { ref?(): void; unref?(): void }[]) {
    if (referenced) handle?.ref?.()
    else handle?.unref?.()
  }
}

type Reading = { kind: 'partial'; needs: number } | { kind: 'answer'; answer: Answer; end: number }

/** `<oid> <type> <size>\n` and, with content, that many bytes and a newline. Any other line means a missing object. */
function parseAnswer(data: Buffer, offset: number, withContent: boolean): Reading {
  const lineEnd = data.indexOf(0x0a, offset)
  if (lineEnd === -1) return { kind: 'partial', needs: data.length + 1 }
  const [, oid = '', type = '', digits = ''] = /^(\S+) (\S+) (\d+)$/.exec(data.toString('utf8', offset, lineEnd)) ?? []
  if (digits === '') return { kind: 'answer', answer: undefined, end: lineEnd + 1 }
  const size = Number(digits)
  const end = withContent ? lineEnd + 1 + size + 1 : lineEnd + 1
  if (end > data.length) return { kind: 'partial', needs: end }
  const content = withContent ? Buffer.from(data.subarray(lineEnd + 1, lineEnd + 1 + size)) : Buffer.alloc(0)
  return { kind: 'answer', answer: { oid, type, size, content }, end }
}
