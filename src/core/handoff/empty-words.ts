import type { Handoff } from '../../schema/agent/handoff.ts'

/** Models that must fill in a field write "None." */
export const saysNothing = (text: string): boolean =>
  /^[\s"'([—–-]*(?:(?:none|nothing)(?: (?:known|needed|required|found|yet|so far|to report))?|n\/?a|null|nil|no|unknown|not applicable)?[\s"')\].!-]*$/i.test(
    text,
  )

const meaningful = (text: string | undefined): string | undefined =>
  text === undefined || saysNothing(text) ? undefined : text

/** Without items and details that say nothing: "must write under out/: none" is no rule. */
export function withoutEmptyWords(handoff: Handoff): Handoff {
  const { constraints_discovered, bugs_encountered, unfinished_business, deviations, stuck, ...rest } = handoff
  const { architectural_notes, recommendations, request_research, request_human_review, ...others } = rest
  const texts = (list: readonly string[]): string[] => list.filter((text) => !saysNothing(text))
  return {
    ...others,
    ...(architectural_notes && { architectural_notes: texts(architectural_notes) }),
    ...(recommendations && { recommendations: texts(recommendations) }),
    ...(request_research && { request_research: texts(request_research) }),
    ...(request_human_review && { request_human_review: withoutEmptyDetails(request_human_review, ['reason']) }),
    ...(meaningful(stuck) !== undefined && { stuck }),
    ...(constraints_discovered && {
      constraints_discovered: constraints_discovered
        .filter(({ constraint }) => !saysNothing(constraint))
        .map((item) => withoutEmptyDetails(item, ['workaround', 'impact'])),
    }),
    ...(bugs_encountered && {
      bugs_encountered: bugs_encountered
        .filter(({ description }) => !saysNothing(description))
        .map((item) => withoutEmptyDetails(item, ['resolution'])),
    }),
    ...(unfinished_business && {
      unfinished_business: unfinished_business
        .filter(({ item }) => !saysNothing(item))
        .map((entry) => withoutEmptyDetails(entry, ['reason'])),
    }),
    ...(deviations && {
      deviations: deviations.filter(({ planned, actual }) => !(saysNothing(planned) && saysNothing(actual))),
    }),
  }
}

function withoutEmptyDetails<T extends object>(item: T, names: readonly (keyof T & string)[]): T {
  const empty = names.filter((name) => typeof item[name] === 'string' && saysNothing(item[name]))
  return Object.fromEntries(Object.entries(item).filter(([name]) => !(empty as string[]).includes(name))) as T
}
