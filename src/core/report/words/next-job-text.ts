/** `starts`: the job that ended was to start it, and the text is read later. */
export type NextJobFact =
  | { readonly kind: 'starts' | 'started' }
  /** It already existed; `url`: its page. */
  | { readonly kind: 'pending'; readonly url: string }

/** A sentence without its full stop. */
export function nextJobText(fact: NextJobFact, workflow: string): string {
  if (fact.kind === 'pending') return `No action needed: the next job is already waiting (${fact.url})`
  return fact.kind === 'started'
    ? `No action needed: this job started the next one (${workflow})`
    : `No action needed: the next job of ${workflow} starts by itself`
}
