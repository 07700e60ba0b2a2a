import { type Fault, quoteValue } from '../../lint/fault.ts'
import type { OutlineLine } from './outline.ts'

const link = /\]\(\s*<?([^)\s>]+)/g

/** Warns of links that lead outside the repository, where no agent can read them. */
export function outsideLinks(lines: readonly OutlineLine[], file: string): Fault[] {
  const folders = foldersOf(file)
  return lines.flatMap(({ kind, raw, offset }) => {
    if (kind === 'fenced' || kind === 'code' || kind === 'comment') return []
    const indent = /^\s*/.exec(raw)?.[0].length ?? 0
    return linksIn(raw, folders).map((fault) => ({ ...fault, offset: offset - indent + fault.offset }))
  })
}

/** The same for texts inside a document such as JSON. */
export const outsideLinksIn = (text: string, file: string): Fault[] => linksIn(text, foldersOf(file))

function linksIn(text: string, folders: readonly string[] | undefined): (Fault & { readonly offset: number })[] {
  if (!text.includes('](')) return []
  return Array.from(text.matchAll(link)).flatMap(({ 1: target = '', index }) => {
    if (!leadsOutside(target, folders)) return []
    const message = `The link to ${quoteValue(target)} points outside the repository, so no agent can read it.`
    const remedy = 'Put the file into the repository, or copy what the tasks need from it into the plan.'
    return [{ severity: 'warning', code: 'PLAN_LINK_OUTSIDE', at: [], offset: index, message, remedy }]
  })
}

/** Undefined if the path does not begin at the top of the repository. */
const foldersOf = (file: string): readonly string[] | undefined =>
  /^[/\\~]|^[A-Za-z]:|^\.\./.test(file)
    ? undefined
    : file
        .split('/')
        .filter((name) => name !== '.')
        .slice(0, -1)

/** A path that begins with `/` is relative to the top of the repository, as on GitHub. */
function leadsOutside(target: string, folders: readonly string[] | undefined): boolean {
  if (/^(?:file:|~|[A-Za-z]:[\\/])/i.test(target)) return true
  const fromTop = target.startsWith('/')
  if (/^(?:[a-z][a-z0-9+.-]*:|#)/i.test(target) || (folders === undefined && !fromTop)) return false
  const path = target.split(/[?#]/, 1)[0] ?? ''
  return climbsOut(path.split('/'), fromTop ? 0 : (folders?.length ?? 0))
}

function climbsOut(names: readonly string[], startDepth: number): boolean {
  let depth = startDepth
  return names.some((name) => {
    if (name === '..') depth -= 1
    else if (name !== '' && name !== '.') depth += 1
    return depth < 0
  })
}
