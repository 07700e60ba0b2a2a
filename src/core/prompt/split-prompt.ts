/** One section of a prompt as it was sent. Bytes are UTF-8; a token is taken for four characters. */
export interface SectionSize {
  readonly name: string
  readonly bytes: number
  readonly tokens: number
}

/** The sizes of a rendered prompt's sections, in order: no section's body holds a line that begins with `## `. */
export function sectionSizes(prompt: string): SectionSize[] {
  return prompt.split(/^(?=## )/m).flatMap((part) => {
    const name = /^## (.*)$/m.exec(part)?.[1]
    return name === undefined ? [] : [{ name, ...sizeOf(part) }]
  })
}

export const sizeOf = (text: string): { bytes: number; tokens: number } => ({
  bytes: new TextEncoder().encode(text).length,
  tokens: Math.floor(text.length / 4),
})
