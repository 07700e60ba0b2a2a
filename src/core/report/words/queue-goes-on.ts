import { inlineMarkdown } from '../../text/markdown/neutral-markdown.ts'

/** How a queue goes on after a job, as a sentence that may name a plan's file. */
export interface QueueGoesOn {
  readonly before: string
  /** From the top of the repository. */
  readonly file?: string
  readonly after?: string
}

/** For a log. */
export function goesOnText({ before, file = '', after = '' }: QueueGoesOn): string {
  const text = `${before}${file}${after}`
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
}

/** For a job's summary. `tree`: the address of the branch's files on the server; where it is not known there is no link. */
export function goesOnMarkdown(said: QueueGoesOn, tree: string | undefined): string {
  const { file } = said
  const text = inlineMarkdown(goesOnText(said), 500)
  if (file === undefined || tree === undefined) return text
  const address = `${tree}/${file.split('/').map(inAddress).join('/')}`
  return `${text} [See the plan](${address})`
}

/** A bracket would end the link. */
const inAddress = (part: string): string =>
  encodeURIComponent(part).replace(/[()]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)

/** `https://github.com/OWNER/REPO/blob/main` */
export const treeAddress = (repository: string, branch: string): string =>
  `${repository}/blob/${branch.split('/').map(inAddress).join('/')}`
