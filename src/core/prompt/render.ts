import type { Section } from './section.ts'

/** The prompt as it goes to the agent: for each section the exact line `## Name`, a blank line and its body. */
export function renderPrompt(sections: readonly Section[]): string {
  return sections.map(renderSection).join('\n\n')
}

/** Characters of `renderPrompt(sections)`. */
export function promptLength(sections: readonly Section[]): number {
  const separators = Math.max(0, sections.length - 1) * 2
  return sections.reduce((sum, section) => sum + renderSection(section).length, separators)
}

const renderSection = ({ name, body }: Section): string => (body === '' ? `## ${name}` : `## ${name}\n\n${body}`)
