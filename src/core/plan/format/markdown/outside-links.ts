import { type Fault, quoteValue } from '../../lint/fault.ts'
import type { OutlineLine } from './outline.ts'

const link = /\]\(\s*<?([^)\s>]+)/g

/** Links to files that no agent can read: they point outside the repository. Where the plan lies is told by its path. */
export function outsideLinks(lines: readonly OutlineLine[], file: string): Fault[] {
  const folders = foldersOf(file)
  return lines.flatMap(({ kind, raw, offset }) => {
    if (kind === 'fenced' || kind === 'code' || kind === 'comment') return []
    const indent = /^\s*/.exec(raw)?.[0].length ?? 0
    return linksIn(raw, folders).map((fault) => ({ ...fault, offset: offset - indent + fault.offset }))
  })
}

/** The same of a document whose texts are not at its surface, such as one of JSON. */
export const outsideLinksIn = (text: string, file: string): Fault[] => linksIn(text, foldersOf(file))

function linksIn(text: string, folders: readonly string[] | undefined): (Fault & { readonly offset: number })[] {
  if (!text.includes('](')) return []
  return Array.from(text.matchAll(link)).flatMap(({ 1: target = '', index }) => {
    if (!leaves(target, folders)) return []
    const message = `The link to ${quoteValue(target)} points outside the repository, so no agent can read it.`
    const remedy = 'Put the file into the repository, or copy what the tasks need from it into the plan.'
    return [{ severity: 'warning', code: 'PLAN_LINK_OUTSIDE', at: [], offset: index, message, remedy }]
  })
}

/** Undefined where the path does not begin at the top of the repository. */
const foldersOf = (file: string): readonly string[] | undefined =>
  /^[/\\~]|^[A-Za-z]:|^\.\./.test(file)
    ? undefined
    : file
        .split('/')
        .filter((name) => name !== '.')
        .slice(0, -1)

/** A path that begins with `/` is one from the top of the repository, as GitHub shows it. */
function leaves(target: string, folders: readonly string[] | undefined): boolean {
  if (/^(?:file:|~|[A-Za-z]:[\\/])/i.test(target)) return true
  const fromTop = target.startsWith('/')
  if (/^(?:[a-z][a-z0-9+.-]*:|#)/i.test(target) || (folders === undefined && !fromTop)) return false
  const path = target.split(/[?#]/, 1)[0] ?? ''
  return climbs(path.split('/'), fromTop ? 0 : (folders?.length ?? 0))
}

function climbs(names: readonly string[], from: number): boolean {
  let depth = from
  return names.some((name) => {
    if (name === '..') depth -= 1
    else if (name !== '' && name !== '.') depth += 1
    return depth < 0
  })
}
