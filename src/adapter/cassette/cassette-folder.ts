import { Buffer } from 'node:buffer'
import { appendFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import { type Plan, relativePath } from '../../schema/plan/plan.ts'
import type { CassetteRun, CassetteStep, Recording } from '../../schema/run/cassette.ts'
import type { RunEvent } from '../../schema/run/event.ts'
import type { TreeChange } from '../git/store/compare-trees.ts'

/** What one call leaves in the cassette; its texts become files. */
export interface CallRecord {
  readonly recording: Omit<Recording, 'prompt' | 'system_prompt'>
  readonly prompt: string
  readonly systemPrompt: string
  readonly changes: readonly KeptChange[]
}

/** Writes a cassette (docs/cassette.md), call by call, so that a job that is killed leaves what it had until then. */
export interface CassetteFolder {
  readonly path: string
  /** Writes call `number`, from 1; once more with the same number puts it in the place of the first. */
  call(number: number, record: CallRecord): Promise<void>
  event(event: RunEvent): Promise<void>
  /** A text beside the calls, such as a file of the base that the job read. */
  file(path: string, content: string): Promise<void>
}

/** Makes the folder. Everything goes through `redact`. Throws RalphError RECORD_DIRECTORY where it holds something. */
export async function makeCassette(
  path: string,
  { run, plan, redact }: { run: CassetteRun; plan: Plan; redact: (text: string) => string },
): Promise<CassetteFolder> {
  await makeEmpty(path)
  const write = async (name: string, content: string | Uint8Array): Promise<void> => {
    await mkdir(dirname(join(path, name)), { recursive: true })
    await writeFile(join(path, name), content)
  }
  /** The field that names the file, where there is something to write. */
  const text = async (
    field: 'prompt' | 'system_prompt',
    name: string,
    content: string,
  ): Promise<Partial<Recording>> => {
    if (content === '') return {}
    await write(name, redact(content))
    return { [field]: name }
  }
  await write('cassette.json', redact(json({ cassette: 1, run })))
  await write('plan.json', redact(json(plan)))
  await write('events.jsonl', '')
  return {
    path,
    call: async (number, { recording, prompt, systemPrompt, changes }) => {
      const folder = `calls/${String(number).padStart(6, '0')}`
      const steps: CassetteStep[] = [...recording.steps]
      for (const [index, change] of changes.entries()) {
        const file = `${folder}/files/${index + 1}`
        if ('content' in change) await write(file, change.content)
        steps.push(stepOf(change, file))
      }
      const prompts = {
        ...(await text('prompt', `${folder}/prompt.md`, prompt)),
        ...(await text('system_prompt', `${folder}/system-prompt.md`, systemPrompt)),
      }
      await write(`${folder}/call.json`, redact(json({ ...recording, ...prompts, steps })))
    },
    event: (event) => appendFile(join(path, 'events.jsonl'), `${redact(JSON.stringify(event))}\n`),
    file: (name, content) => write(name, redact(content)),
  }
}

const stepOf = (change: KeptChange, file: string): CassetteStep =>
  'remove' in change ? { remove: change.path } : { write: { path: change.path, file, mode: change.mode } }

async function makeEmpty(path: string): Promise<void> {
  await mkdir(path, { recursive: true })
  if ((await readdir(path)).length === 0) return
  throw new RalphError({
    code: 'RECORD_DIRECTORY',
    message: `${path} is not empty; nothing was started.`,
    hint: 'A recording holds one job: name a new or empty directory with --record.',
  })
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** A change as it goes into a cassette: removed, or written with this content. */
type KeptChange = { path: string; remove: true } | { path: string; mode: KeptMode; content: Buffer }
type KeptMode = '100644' | '100755' | '120000'

const modes: readonly string[] = ['100644', '100755', '120000'] satisfies readonly KeptMode[]

/** Files above this are named and not kept: a cassette is to be attached to a report. */
export const keptBytes = 5 * 1024 * 1024

/**
 * The changes without secrets: taken out of texts; a binary file that holds one is not kept. Removals come first, so that
 * a file can take the place of a folder. Whatever is not as it was is told in `leftOut`.
 */
export function keptChanges(
  changes: readonly TreeChange[],
  redact: (text: string) => string,
): { kept: KeptChange[]; leftOut: string[] } {
  const kept: KeptChange[] = []
  const leftOut: string[] = []
  for (const change of changes) {
    const judged = keep(change, redact)
    if (typeof judged === 'string') leftOut.push(`${redact(change.path)}: ${judged}`)
    else {
      kept.push(judged.change)
      if (judged.cleaned) leftOut.push(`${redact(change.path)}: a secret was removed from it`)
    }
  }
  const removed = kept.filter((change) => 'remove' in change)
  return { kept: [...removed, ...kept.filter((change) => !('remove' in change))], leftOut }
}

function keep(
  { path, isUtf8: named, mode, content, bytes }: TreeChange,
  redact: (text: string) => string,
): { change: KeptChange; cleaned: boolean } | string {
  if (!named || !relativePath.safeParse(path).success) return 'its name cannot be kept'
  if (redact(path) !== path) return 'its name contains a secret'
  if (mode === null) return { change: { path, remove: true }, cleaned: false }
  if (!modes.includes(mode)) return 'a submodule is not kept'
  if (content === null) return `its ${bytes} bytes are more than a recording keeps`
  const clean = withoutSecrets(content, redact)
  if (clean === undefined) return 'it is binary and contains a secret'
  return { change: { path, mode: mode as KeptMode, content: clean }, cleaned: clean !== content }
}

/** The same bytes where there is nothing to take out; undefined where they are no text. */
function withoutSecrets(content: Buffer, redact: (text: string) => string): Buffer | undefined {
  // One character a byte: also finds what is written as ASCII between bytes that are no text.
  const bytes = content.toString('latin1')
  const text = content.toString('utf8')
  if (redact(bytes) === bytes && redact(text) === text) return content
  return content.includes(0) || !Buffer.from(text, 'utf8').equals(content) ? undefined : Buffer.from(redact(text))
}
