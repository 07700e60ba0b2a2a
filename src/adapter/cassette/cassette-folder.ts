import { appendFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import type { CassetteRun, CassetteStep, Recording } from '../../schema/cassette/cassette.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import type { RunEvent } from '../../schema/run/event.ts'
import type { KeptChange } from './kept-changes.ts'

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
