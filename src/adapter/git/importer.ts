import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { gitFault } from './exec.ts'
import { importRef } from './import-language.ts'
import { lazily } from './remote-name.ts'

/** Makes commits from fast-import's language; what it names must be in the store. */
export interface Importer {
  /** `commands` make the commit `:1` on `importRef`; returns its oid. Nothing leads to it but that oid. */
  commit(commands: Buffer): Promise<string>
  close(): Promise<void>
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>
interface Order {
  readonly resolve: (oid: string) => void
  readonly reject: (error: Error) => void
}

/** A pack as it was streamed, also of a single object, instead of a second process that takes it apart. */
const onePack = ['-c', 'fastimport.unpackLimit=0', '-c', 'pack.compression=1']
const args = [...lazily, ...onePack, 'fast-import', '--quiet', '--date-format=raw']

/**
 * One `fast-import` for as long as the engine lives: to start one for each commit took longer than what it did. After
 * each commit it closes its pack, so that every other git sees it. It keeps no engine alive, and ends with it.
 */
export function importer(start: {
  args: readonly string[]
  env: Readonly<Record<string, string>>
  zeroOid: string
}): Importer {
  let child: Child | undefined
  let waiting: Order[] = []
  let said = ''
  // The ref is dropped before fast-import ever writes it; an empty line ends `checkpoint`, or it would wait for one.
  const end = `reset ${importRef}\nfrom ${start.zeroOid}\n\ncheckpoint\n\nget-mark :1\n`

  const open = (): Child => {
    const options = { env: start.env, stdio: ['pipe', 'pipe', 'pipe'] as ['pipe', 'pipe', 'pipe'], detached: true }
    const started = spawn('git', [...start.args, ...args], options)
    let stderr = ''
    const ended = (code: number | null): void => {
      if (child !== started) return
      child = undefined
      const left = waiting
      waiting = []
      said = ''
      const fault = gitFault(args, { code: code ?? 128, stdout: Buffer.alloc(0), stderr })
      for (const { reject } of left) reject(fault)
    }
    started.on('error', () => ended(null))
    started.on('close', ended)
    started.stdin.on('error', () => undefined)
    started.stdout.setEncoding('utf8').on('data', hear)
    started.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-10_000)
    })
    return started
  }

  const hear = (text: string): void => {
    const lines = (said + text).split('\n')
    said = lines.pop() ?? ''
    for (const oid of lines) waiting.shift()?.resolve(oid)
    if (waiting.length === 0 && child) hold(child, false)
  }

  return {
    commit: (commands) =>
      new Promise((resolve, reject) => {
        child ??= open()
        hold(child, true)
        waiting.push({ resolve, reject })
        child.stdin.write(commands)
        child.stdin.write(end)
      }),
    async close() {
      const ending = child
      child = undefined
      if (ending === undefined || ending.exitCode !== null) return
      hold(ending, true)
      const gone = new Promise((done) => ending.on('close', done))
      ending.stdin.end()
      await gone
    },
  }
}

/** Node waits for a child and its pipes only while something was asked of it. */
function hold(child: Child, wanted: boolean): void {
  for (const handle of [child, child.stdin, child.stdout, child.stderr] as { ref?(): void; unref?(): void }[]) {
    if (wanted) handle.ref?.()
    else handle.unref?.()
  }
}
