import { fenceAfter } from '../text/markdown/fences.ts'

/** Files of the base for every agent, in the order in which agents read them. */
export const instructionFiles = ['CLAUDE.md', 'AGENTS.md'] as const

type InstructionFile = (typeof instructionFiles)[number]

/** A line that only imports one of them: `@AGENTS.md`, `@./AGENTS.md`, also as a list item. */
const importLine = /^\s*(?:[-*+]\s+)?@(?:\.\/)?(?:CLAUDE|AGENTS)\.md\s*$/
const headingOrComment = /^\s*(?:#{1,6}(?:\s.*)?|<!--.*-->)?\s*$/

/**
 * Joins the texts of these files, each once: an imported file replaces the import line, otherwise it follows. An agent
 * without its own settings follows no imports (docs/design.md#prompt).
 */
export function baseInstructions(texts: Readonly<Partial<Record<InstructionFile, string>>>): string {
  const [claude, agents] = instructionFiles.map((file) => withoutImports(texts[file] ?? ''))
  const [claudeText = '', agentsText = ''] = [claude, agents]
  if (agentsText.trim() === '') return claudeText
  if (claudeText.trim() === '') return agentsText
  // A copy of the other file, or a link to it.
  if (claudeText.includes(agentsText.trim())) return claudeText
  if (agentsText.includes(claudeText.trim())) return agentsText
  const imported = withImport(texts['CLAUDE.md'] ?? '', agentsText)
  return imported ?? `${claudeText.trimEnd()}\n\n${agentsText}`
}

/** Empty if only headings are left. */
function withoutImports(source: string): string {
  const lines = linesOf(source)
  if (lines.every(({ isImport }) => !isImport)) return source
  const rest = lines.filter(({ isImport }) => !isImport).map(({ line }) => line)
  return rest.every((line) => headingOrComment.test(line)) ? '' : rest.join('\n')
}

/** Replaces the first import by `text`; undefined if there is none. */
function withImport(source: string, text: string): string | undefined {
  const lines = linesOf(source)
  const first = lines.findIndex(({ isImport }) => isImport)
  if (first === -1) return undefined
  return lines
    .flatMap(({ line, isImport }, index) => (index === first ? [text.trimEnd()] : isImport ? [] : [line]))
    .join('\n')
}

/** A line in a code block imports nothing. */
function linesOf(source: string): { line: string; isImport: boolean }[] {
  let fence: string | undefined
  return source.split('\n').map((line) => {
    const isCode = fence !== undefined
    fence = fenceAfter(line.replace(/\r$/, ''), fence)
    return { line, isImport: !isCode && importLine.test(line) }
  })
}
