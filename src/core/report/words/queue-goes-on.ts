import { inlineMarkdown } from '../../text/markdown/neutral-markdown.ts'

/** A sentence that may name a plan's file. */
export interface QueueOutcome {
  readonly before: string
  /** From the top of the repository. */
  readonly file?: string
  readonly after?: string
}

/** For a log. */
export function queueOutcomeText({ before, file = '', after = '' }: QueueOutcome): string {
  const text = `${before}${file}${after}`
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
}

/** For a summary. `tree`: address of the branch's files; without it there is no link. */
export function queueOutcomeMarkdown(outcome: QueueOutcome, tree: string | undefined): string {
  const { file } = outcome
  const text = inlineMarkdown(queueOutcomeText(outcome), 500)
  if (file === undefined || tree === undefined) return text
  const address = `${tree}/${file.split('/').map(inAddress).join('/')}`
  return `${text} [See the plan](${address})`
}

/** A bracket would end the link. */
const inAddress = (part: string): string =>
  encodeURIComponent(part).replace(/[()]/g, (bracket) => `%${bracket.charCodeAt(0).toString(16)}`)

/** `https://github.com/OWNER/REPO/blob/main` */
export const treeAddress = (repository: string, branch: string): string =>
  `${repository}/blob/${branch.split('/').map(inAddress).join('/')}`
