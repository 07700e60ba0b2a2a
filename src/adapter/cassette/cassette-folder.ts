import { Buffer } from 'node:buffer'
import { appendFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import { type Plan, relativePath } from '../../schema/plan/plan.ts'
import type { CassetteRun, CassetteStep, Recording } from '../../schema/run/cassette.ts'
import type { RunEvent } from '../../schema/run/event.ts'
import type { TreeChange } from '../git/store/compare-trees.ts'

/** One call; its texts become files. */
export interface CallRecord {
  readonly recording: Omit<Recording, 'prompt' | 'system_prompt'>
  readonly prompt: string
  readonly systemPrompt: string
  readonly changes: readonly RecordedChange[]
}

/** Written call by call (docs/cassette.md), so that a killed job leaves its calls. */
export interface CassetteFolder {
  readonly path: string
  /** Numbers begin with 1; the same number replaces the call. */
  call(number: number, record: CallRecord): Promise<void>
  event(event: RunEvent): Promise<void>
  /** A file beside the calls, such as one of the base. */
  file(path: string, content: string): Promise<void>
}

/** All content is redacted. Throws RalphError RECORD_DIRECTORY if the folder is not empty. */
export async function makeCassette(
  path: string,
  { run, plan, redact }: { run: CassetteRun; plan: Plan; redact: (text: string) => string },
): Promise<CassetteFolder> {
  await requireEmptyFolder(path)
  const write = async (name: string, content: string | Uint8Array): Promise<void> => {
    await mkdir(dirname(join(path, name)), { recursive: true })
    await writeFile(join(path, name), content)
  }
  /** Returns the field that names the file, unless the text is empty. */
  const writeText = async (
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
        ...(await writeText('prompt', `${folder}/prompt.md`, prompt)),
        ...(await writeText('system_prompt', `${folder}/system-prompt.md`, systemPrompt)),
      }
      await write(`${folder}/call.json`, redact(json({ ...recording, ...prompts, steps })))
    },
    event: (event) => appendFile(join(path, 'events.jsonl'), `${redact(JSON.stringify(event))}\n`),
    file: (name, content) => write(name, redact(content)),
  }
}

const stepOf = (change: RecordedChange, file: string): CassetteStep =>
  'remove' in change ? { remove: change.path } : { write: { path: change.path, file, mode: change.mode } }

async function requireEmptyFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true })
  if ((await readdir(path)).length === 0) return
  throw new RalphError({
    code: 'RECORD_DIRECTORY',
    message: `${path} is not empty; nothing was started.`,
    hint: 'A recording holds one job: name a new or empty directory with --record.',
  })
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

type RecordedChange = { path: string; remove: true } | { path: string; mode: RecordedMode; content: Buffer }
type RecordedMode = '100644' | '100755' | '120000'

const recordedModes: readonly string[] = ['100644', '100755', '120000'] satisfies readonly RecordedMode[]

/** Larger files are only named: a cassette is attached to reports. */
export const maxFileBytes = 5 * 1024 * 1024

/**
 * Removes secrets from texts and drops binary files that contain one. Deletions come first, so that a file can
 * replace a folder. `leftOut` lists all differences.
 */
export function recordChanges(
  changes: readonly TreeChange[],
  redact: (text: string) => string,
): { recorded: RecordedChange[]; leftOut: string[] } {
  const recorded: RecordedChange[] = []
  const leftOut: string[] = []
  for (const change of changes) {
    const result = recordChange(change, redact)
    if (typeof result === 'string') leftOut.push(`${redact(change.path)}: ${result}`)
    else {
      recorded.push(result.change)
      if (result.cleaned) leftOut.push(`${redact(change.path)}: a secret was removed from it`)
    }
  }
  const removals = recorded.filter((change) => 'remove' in change)
  return { recorded: [...removals, ...recorded.filter((change) => !('remove' in change))], leftOut }
}

function recordChange(
  { path, isUtf8, mode, content, bytes }: TreeChange,
  redact: (text: string) => string,
): { change: RecordedChange; cleaned: boolean } | string {
  if (!isUtf8 || !relativePath.safeParse(path).success) return 'its name cannot be kept'
  if (redact(path) !== path) return 'its name contains a secret'
  if (mode === null) return { change: { path, remove: true }, cleaned: false }
  if (!recordedModes.includes(mode)) return 'a submodule is not kept'
  if (content === null) return `its ${bytes} bytes are more than a recording keeps`
  const clean = withoutSecrets(content, redact)
  if (clean === undefined) return 'it is binary and contains a secret'
  return { change: { path, mode: mode as RecordedMode, content: clean }, cleaned: clean !== content }
}

/** Unchanged without secrets; undefined if it is binary. */
function withoutSecrets(content: Buffer, redact: (text: string) => string): Buffer | undefined {
  // One character a byte also finds ASCII secrets in binary data.
  const bytes = content.toString('latin1')
  const text = content.toString('utf8')
  if (redact(bytes) === bytes && redact(text) === text) return content
  return content.includes(0) || !Buffer.from(text, 'utf8').equals(content) ? undefined : Buffer.from(redact(text))
}
