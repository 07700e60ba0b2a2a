/**
 * The sections of a prompt in their order, each with its place in the line of what is given up first
 * (docs/design.md#prompt). Current Task goes last.
 */
export const sectionPriority = {
  'Current Task': 7,
  'Failure Context': 6,
  'Retrieved Memory': 5,
  'Accumulated Knowledge': 4,
  'Previous Handoff': 3,
  Skills: 1,
  'Output Instructions': 2,
} as const

export type SectionName = keyof typeof sectionPriority

/** A part of the prompt as data. Its body never holds a line that begins with `## `, so rendering is unambiguous. */
export interface Section {
  readonly name: SectionName
  readonly body: string
  /** 1 is cut first. */
  readonly priority: number
}

export function section(name: SectionName, body: string): Section {
  return { name, body: body.trim(), priority: sectionPriority[name] }
}
