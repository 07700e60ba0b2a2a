import { Buffer } from 'node:buffer'
import { relativePath } from '../../schema/plan/plan.ts'
import type { TreeChange } from '../git/store/tree-changes.ts'

/** A change as it goes into a cassette: removed, or written with this content. */
export type KeptChange = { path: string; remove: true } | { path: string; mode: KeptMode; content: Buffer }
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
  { path, named, mode, content, bytes }: TreeChange,
  redact: (text: string) => string,
): { change: KeptChange; cleaned: boolean } | string {
  if (!named || !relativePath.safeParse(path).success) return 'its name cannot be kept'
  if (redact(path) !== path) return 'its name holds a secret'
  if (mode === null) return { change: { path, remove: true }, cleaned: false }
  if (!modes.includes(mode)) return 'a submodule is not kept'
  if (content === null) return `its ${bytes} bytes are more than a recording keeps`
  const clean = withoutSecrets(content, redact)
  if (clean === undefined) return 'it is binary and holds a secret'
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
