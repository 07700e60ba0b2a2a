import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wayInWords } from '../../src/core/confinement/words.ts'
import { onMachine } from '../../test/support/confinement/machine.ts'
import { rows, whyNotHere } from '../../test/support/confinement/ways.ts'
import type { Row } from './row.ts'

interface Took {
  readonly ms: number
  /** User and system time, of the engine and of what it started. */
  readonly cpu: number
}

/** What each way of confinement adds to a start that nothing confines, each on the kind of machine that it is for. */
export function confinedStartRows(starts: number): Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-bench-start-'))
  chmodSync(folder, 0o777)
  const program = join(import.meta.dirname, 'start-in.ts')
  const found = rows.flatMap((row): Row[] => {
    if (row.on.refused === 'container' || whyNotHere(row) !== undefined) return []
    const [file = '', ...args] = onMachine(row.on, [process.execPath, program, folder, row.way, String(starts)])
    const env = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', HOME: '/nonexistent' }
    const { stdout, stderr } = spawnSync(file, args, { encoding: 'utf8', cwd: '/', env })
    if (!stdout.startsWith('{')) throw new Error(`${row.way}: ${stdout}${stderr}`)
    const { bare, check, agent }: Record<'bare' | 'check' | 'agent', Took> = JSON.parse(stdout)
    const added = (took: Took): string =>
      `${(took.ms - bare.ms).toFixed(1)} ms (CPU ${(took.cpu - bare.cpu).toFixed(1)})`
    const { most, dominated } = expected(row)
    return [
      {
        what: `a confined start by ${wayInWords[row.way]}, as ${row.on.name}`,
        promise: `at most ${most} ms over an unconfined one`,
        measured: `a check ${added(check)}, an agent ${added(agent)}; unconfined ${bare.ms.toFixed(1)} ms`,
        holds: Math.max(check.ms, agent.ms) - bare.ms <= most,
        dominated,
      },
    ]
  })
  rmSync(folder, { recursive: true, force: true })
  return found
}

function expected({ way, on }: (typeof rows)[number]): { most: number; dominated: string } {
  const dominated = 'making namespaces, and in them each folder that is shown or hidden'
  if (way === 'landlock' && on.refused === 'user-namespaces')
    return { most: 110, dominated: 'starting Node: where no namespace can be made, a program of ours ends the tree' }
  if (way === 'bubblewrap-sudo') return { most: 30, dominated: 'sudo itself, 7 ms; then as the others' }
  if (way.startsWith('bubblewrap')) return { most: 20, dominated }
  return { most: way === 'mount-script-user-namespace' ? 160 : 90, dominated }
}
