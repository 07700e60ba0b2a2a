/** The sections of a whole prompt, as a prep of the older programs wrote it; each is there, also above "None." */
export const olderHeaders = [
  'Current Task',
  'Failure Context',
  'Retrieved Memory',
  'Previous Handoff',
  'Retrieved Project Memory',
  'Skills',
  'Output Instructions',
] as const

type Bodies = Partial<Record<(typeof olderHeaders)[number], string>>

export const olderPrompt = (bodies: Bodies = {}): string =>
  olderHeaders.map((name) => `## ${name}\n\n${bodies[name] ?? 'None.'}`).join('\n\n')

/** For a task, with what a prep found out about it. */
export const olderPromptFor = (task: string, memory: string): string =>
  olderPrompt({ 'Current Task': `ID: ${task}\n\nWritten by prep.`, 'Retrieved Memory': memory })
