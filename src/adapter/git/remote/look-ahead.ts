import { type Remote, refsBy } from './remote.ts'

/** A remote that can be asked beforehand for what is going to be asked: one look for many questions. */
export interface AskedAhead extends Remote {
  /** Looks for all of these patterns; the next question for some of them is answered from this look, once. */
  lookAhead(patterns: readonly string[]): ReturnType<Remote['list']>
}

export function askedAhead(remote: Remote): AskedAhead {
  const answers = new Map<string, ReturnType<Remote['list']>>()

  const list: Remote['list'] = (patterns) => {
    const [answer, ...others] = new Set(patterns.map((pattern) => answers.get(pattern)))
    if (answer === undefined || others.length > 0) return remote.list(patterns)
    for (const pattern of patterns) answers.delete(pattern)
    return answer
  }

  return {
    ...remote,
    list,
    refs: refsBy(list),
    // What was seen of these refs before is no longer so.
    push: (push) => {
      for (const pattern of answers.keys()) {
        if (matches(pattern, push.ref) || (push.follower && matches(pattern, push.follower.ref)))
          answers.delete(pattern)
      }
      return remote.push(push)
    },
    async lookAhead(patterns) {
      const answer = remote.list(patterns)
      const seen = await answer
      for (const pattern of patterns) answers.set(pattern, answer)
      return seen
    },
  }
}

const matches = (pattern: string, ref: string): boolean =>
  pattern.endsWith('*') ? ref.startsWith(pattern.slice(0, -1)) : pattern === ref
