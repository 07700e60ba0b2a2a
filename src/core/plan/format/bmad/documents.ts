import { thousands } from '../../../text/amounts.ts'
import { shortenMarkdown } from '../../../text/markdown/fences.ts'
import type { Fault } from '../../lint/fault.ts'
import type { DocumentKind } from './folder.ts'

export interface ContextDocument {
  readonly path: string
  readonly kind: Extract<DocumentKind, 'rules' | 'architecture' | 'brief' | 'prd'>
  readonly text: string
}

/** Characters of a prompt for all documents: three eighths of the default prompt. */
const maxContextChars = 12_000

/** The documents' order in a prompt, and their shares of it: binding ones first. */
const shares = { rules: 4, architecture: 4, brief: 2, prd: 3 } as const
const titles = {
  rules: 'Rules of the project',
  architecture: 'Architecture',
  brief: 'Product brief',
  prd: 'PRD',
} as const

/** Headings of sections that help with any task. */
const usefulHeading =
  /overview|summary|goal|vision|scope|non-?functional|constraint|principle|pattern|convention|stack|structure|decision|rule|standard|naming|error/i

/** Context for every agent: the parts of the documents that hold for all stories, and where the rest is. */
export function contextOf(project: string | undefined, documents: readonly ContextDocument[]): string {
  const kinds = Object.keys(shares) as (keyof typeof shares)[]
  const documentsByKind = kinds
    .map((kind) => documents.filter((document) => document.kind === kind))
    .filter((list) => list.length > 0)
  const totalShares = documentsByKind.reduce((sum, [document]) => sum + (document ? shares[document.kind] : 0), 0)
  const sections = documentsByKind.flatMap((list) =>
    list.map(({ kind, path, text }) => {
      const maxChars = Math.floor((maxContextChars * shares[kind]) / totalShares / list.length)
      return `# ${titles[kind]} (${path})\n\n${excerptOf(text, maxChars)}`
    }),
  )
  const name = project === undefined ? '' : `The project is ${project}. `
  const paths = documents.map(({ path }) => path).join(', ')
  const introduction =
    documents.length === 0
      ? name.trim()
      : `${name}Its documents are in the repository: ${paths}. Read there what the story needs and what is left out below.`
  return [introduction, ...sections].filter(Boolean).join('\n\n')
}

/** Characters of a document that are examined; the agent reads the rest itself. */
const maxExamined = 400_000

function excerptOf(whole: string, maxChars: number): string {
  const text = whole
    .slice(0, maxExamined)
    .replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '')
    .trim()
    // The section's heading is its title already.
    .replace(/^# .*\n+/, '')
  if (text.length <= maxChars) return text
  const sections = text.split(/^(?=#{1,3} )/m)
  const usefulSections = sections.filter((section) => usefulHeading.test(section.split('\n', 1)[0] ?? ''))
  const total = usefulSections.reduce((sum, section) => sum + section.length, 0)
  if (total === 0) return shortenMarkdown(text, maxChars)
  // In proportion to their lengths, so that a long section does not use up the space.
  const excerpts = usefulSections.map((section) =>
    shortenMarkdown(section, Math.floor((maxChars * section.length) / Math.max(total, maxChars))),
  )
  return excerpts
    .map((section) => section.trim())
    .filter(Boolean)
    .join('\n\n')
}

const largeChars = 1_000_000

/** Warns of documents of which hardly anything reaches an agent. */
export const largeDocument = (path: string, text: string): Fault[] =>
  text.length < largeChars
    ? []
    : [
        {
          severity: 'warning',
          code: 'PLAN_DOCUMENT_TOO_LARGE',
          at: [],
          file: path,
          offset: 0,
          message: `The document has ${thousands(text.length)} characters; a prompt has room for ${thousands(maxContextChars)} of all documents together.`,
          remedy: 'Split it into files by topic, and have each story name the files that it needs.',
        },
      ]
