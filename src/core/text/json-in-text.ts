import { fenceAfter } from './fences.ts'

/** The JSON values that a text gives as its answer: itself where it is one, else its code blocks marked as JSON. */
export function jsonInText(text: string): unknown[] {
  const whole = parsed(text)
  if (whole !== undefined) return [whole.value]
  return jsonBlocks(text).flatMap((block) => {
    const read = parsed(block)
    return read === undefined ? [] : [read.value]
  })
}

/** Contents of the code blocks that are marked as JSON. */
function jsonBlocks(text: string): string[] {
  const blocks: { json: boolean; lines: string[] }[] = []
  let open: string | undefined
  for (const line of text.split(/\r?\n/)) {
    const before = open
    open = fenceAfter(line, before)
    if (open === undefined) continue
    if (before === undefined) blocks.push({ json: /json\s*$/i.test(line), lines: [] })
    else blocks.at(-1)?.lines.push(line)
  }
  return blocks.filter(({ json }) => json).map(({ lines }) => lines.join('\n'))
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text.trim()) }
  } catch {
    return undefined
  }
}
