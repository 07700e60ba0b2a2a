import type { ReadHunk } from '../../reading/reading.ts'
import { inlineMarkdown } from '../../text/markdown/neutral-markdown.ts'
import { code } from '../../text/report-context.ts'

const begin = '<!-- ralph: read first -->'
const end = '<!-- ralph: end of read first -->'
const maxHunks = 10

/**
 * What a reviewer should read first, for the body of a pull request. Undefined hunks leave a place that
 * `keepReadFirst` fills: between two looks at the changes the list stays as it was.
 */
export function readFirstSection(hunks: readonly ReadHunk[] | undefined, repositoryUrl: string): string {
  if (hunks === undefined) return `${begin}\n${end}`
  const rows = hunks.slice(0, maxHunks).map((hunk, at) => `${at + 1}. ${rowOf(hunk, repositoryUrl)}`)
  if (rows.length === 0) return `${begin}\n${end}`
  const remark = 'Ranked by facts of the change, without a model; the rest is not proven right.'
  return [begin, '#### Read these first', ...rows, `\n${remark}`, end].join('\n')
}

function rowOf({ path, from, to, commit, task, reasons }: ReadHunk, repositoryUrl: string): string {
  const place = from === to ? `${path}:${from}` : `${path}:${from}–${to}`
  const url = `${repositoryUrl}/blob/${commit}/${path.split('/').map(encodeURIComponent).join('/')}#L${from}-L${to}`
  return `[${code(place)}](${url}) (${inlineMarkdown(task, 60)}): ${inlineMarkdown(reasons.join(' '), 300)}`
}

/** A body whose list is left open, with the list that stands there now. */
export function keepReadFirst(body: string, before: string): string {
  const from = before.indexOf(begin)
  const to = before.lastIndexOf(end)
  if (from < 0 || to < from) return body
  return body.replace(`${begin}\n${end}`, () => before.slice(from, to + end.length))
}
