import { inlineMarkdown } from '../../text/markdown/inline-markdown.ts'

/** What the repository's own CI makes of the newest commit. */
export interface OwnCi {
  /** A workflow's own token lets CI wait for a person; an App's or a person's lets it run (platform fact 4). */
  readonly token: 'workflow' | 'other'
  /** Runs that wait for "Approve and run": neither red nor green. */
  readonly waiting: readonly { readonly name: string; readonly url: string }[]
}

/** One paragraph where a person is needed; undefined where nobody is. */
export function waitingCi({ waiting }: OwnCi): string | undefined {
  if (waiting.length === 0) return undefined
  const shown = waiting.slice(0, 5).map(({ name, url }) => `[${inlineMarkdown(name, 60)}](${url})`)
  const more = waiting.length > shown.length ? ` and ${waiting.length - shown.length} more` : ''
  const runs = waiting.length === 1 ? 'run waits' : 'runs wait'
  return `**The repository's CI: ${waiting.length} ${runs} for “Approve and run”** (${shown.join(', ')}${more}), neither red nor green. Somebody with write access clicks it on the pull request; with an App's token CI runs by itself.`
}

/** How the repository's CI and ours go together, in a sentence. */
export const ciMode = ({ token }: OwnCi): string =>
  token === 'other'
    ? 'The token is an App’s or a person’s: the repository’s own CI runs by itself on each commit.'
    : 'The token is the workflow’s own: on its commits the repository’s CI waits for a person or does not start, and ralph’s checks are the statuses `ralph/…`.'
