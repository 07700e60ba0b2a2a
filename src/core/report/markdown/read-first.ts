import type { ReadHunk } from '../../reading/reading.ts'
import { inlineMarkdown } from '../../text/markdown/neutral-markdown.ts'
import { code } from '../../text/report-context.ts'

const begin = '<!-- ralph: read first -->'
const end = '<!-- ralph: end of read first -->'
const maxHunks = 10

/**
 * For the body of a pull request. Undefined hunks leave a place that `keepReadFirst` fills, since the list stays until
 * the changes are looked at again.
 */
export function readFirstSection(hunks: readonly ReadHunk[] | undefined, repositoryUrl: string): string {
  if (hunks === undefined) return `${begin}\n${end}`
  const rows = hunks.slice(0, maxHunks).map((hunk, index) => `${index + 1}. ${rowOf(hunk, repositoryUrl)}`)
  if (rows.length === 0) return `${begin}\n${end}`
  const remark = 'Ranked by facts of the change, without a model; the rest is not proven right.'
  return [begin, '#### Read these first', ...rows, `\n${remark}`, end].join('\n')
}

function rowOf({ path, from, to, commit, task, reasons }: ReadHunk, repositoryUrl: string): string {
  const place = from === to ? `${path}:${from}` : `${path}:${from}–${to}`
  const url = `${repositoryUrl}/blob/${commit}/${path.split('/').map(encodeURIComponent).join('/')}#L${from}-L${to}`
  return `[${code(place)}](${url}) (${inlineMarkdown(task, 60)}): ${inlineMarkdown(reasons.join(' '), 300)}`
}

/** Fills an empty list with the one of the previous body. */
export function keepReadFirst(body: string, previous: string): string {
  const from = previous.indexOf(begin)
  const to = previous.lastIndexOf(end)
  if (from < 0 || to < from) return body
  return body.replace(`${begin}\n${end}`, () => previous.slice(from, to + end.length))
}
