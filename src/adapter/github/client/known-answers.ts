/** An answer of the API, as far as anybody here wants to know it. */
export interface Answer {
  readonly data: unknown
  readonly headers: Readonly<Record<string, string | number | undefined>>
}

/** Answers are kept for `if-none-match`; the oldest go first. */
const kept = 50

export interface KnownAnswers {
  get(request: string): Answer | undefined
  set(request: string, answer: Answer): void
}

/** What was answered before: asked again with its tag, GitHub says 304, free of charge, as long as nothing changed. */
export function knownAnswers(): KnownAnswers {
  const answers = new Map<string, Answer>()
  return {
    get: (request) => answers.get(request),
    set(request, answer) {
      if (!answer.headers['etag']) return
      answers.delete(request)
      answers.set(request, answer)
      const [oldest] = answers.keys()
      if (answers.size > kept && oldest !== undefined) answers.delete(oldest)
    },
  }
}
