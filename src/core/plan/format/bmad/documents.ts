import { thousands } from '../../../text/amounts.ts'
import { shortenMarkdown } from '../../../text/markdown/fences.ts'
import type { Fault } from '../../lint/fault.ts'
import type { DocumentKind } from './folder.ts'

export interface ContextDocument {
  readonly path: string
  readonly kind: Extract<DocumentKind, 'rules' | 'architecture' | 'brief' | 'prd'>
  readonly text: string
}

/** What all of them may take of a prompt, in characters; three eighths of what one holds by default. */
const mostContext = 12_000

/** The order in which agents are told of them, and how the room is shared: what binds comes first. */
const shares = { rules: 4, architecture: 4, brief: 2, prd: 3 } as const
const titles = {
  rules: 'Rules of the project',
  architecture: 'Architecture',
  brief: 'Product brief',
  prd: 'PRD',
} as const

/** Headings of what helps with any task; the rest of a document is told where there is room. */
const telling =
  /overview|summary|goal|vision|scope|non-?functional|constraint|principle|pattern|convention|stack|structure|decision|rule|standard|naming|error/i

/** What every agent is told of the documents: the parts that hold for all stories, and where the rest is. */
export function contextOf(project: string | undefined, documents: readonly ContextDocument[]): string {
  const kinds = Object.keys(shares) as (keyof typeof shares)[]
  const there = kinds.map((kind) => documents.filter((one) => one.kind === kind)).filter((list) => list.length > 0)
  const all = there.reduce((sum, [one]) => sum + (one ? shares[one.kind] : 0), 0)
  const parts = there.flatMap((list) =>
    list.map(({ kind, path, text }) => {
      const room = Math.floor((mostContext * shares[kind]) / all / list.length)
      return `# ${titles[kind]} (${path})\n\n${excerptOf(text, room)}`
    }),
  )
  const name = project === undefined ? '' : `The project is ${project}. `
  const where = documents.map(({ path }) => path).join(', ')
  const head =
    documents.length === 0
      ? name.trim()
      : `${name}Its documents are in the repository: ${where}. Read there what the story needs and what is left out below.`
  return [head, ...parts].filter(Boolean).join('\n\n')
}

/** So much of a document is looked at; what comes after it, the agent reads itself. */
const mostLooked = 400_000

function excerptOf(whole: string, room: number): string {
  const text = whole
    .slice(0, mostLooked)
    .replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '')
    .trim()
    // Its own title stands above it already.
    .replace(/^# .*\n+/, '')
  if (text.length <= room) return text
  const sections = text.split(/^(?=#{1,3} )/m)
  const wanted = sections.filter((section) => telling.test(section.split('\n', 1)[0] ?? ''))
  const total = wanted.reduce((sum, section) => sum + section.length, 0)
  if (total === 0) return shortenMarkdown(text, room)
  // Each of them by its length, so that no long one takes the room of all others.
  const told = wanted.map((section) =>
    shortenMarkdown(section, Math.floor((room * section.length) / Math.max(total, room))),
  )
  return told
    .map((section) => section.trim())
    .filter(Boolean)
    .join('\n\n')
}

const large = 1_000_000

/** Documents of which next to nothing reaches an agent. */
export const largeDocument = (path: string, text: string): Fault[] =>
  text.length < large
    ? []
    : [
        {
          severity: 'warning',
          code: 'PLAN_DOCUMENT_TOO_LARGE',
          at: [],
          file: path,
          offset: 0,
          message: `The document has ${thousands(text.length)} characters; a prompt has room for ${thousands(mostContext)} of all documents together.`,
          remedy: 'Split it into files by topic, and have each story name the files that it needs.',
        },
      ]
