import type { Handoff } from '../../schema/agent/handoff.ts'

/** Whether a field is filled in with a word that says nothing: models that must fill in a field write "None." */
export const saysNothing = (text: string): boolean =>
  /^[\s"'([—–-]*(?:(?:none|nothing)(?: (?:known|needed|required|found|yet|so far|to report))?|n\/?a|null|nil|no|unknown|not applicable)?[\s"')\].!-]*$/i.test(
    text,
  )

/** The text, or nothing where it says nothing. */
const meant = (text: string | undefined): string | undefined =>
  text === undefined || saysNothing(text) ? undefined : text

/** The handoff without items and details that say nothing: "must write under out/: none" is no rule of two parts. */
export function withoutEmptyWords(handoff: Handoff): Handoff {
  const { constraints_discovered, bugs_encountered, unfinished_business, deviations, stuck, ...rest } = handoff
  const { architectural_notes, recommendations, request_research, request_human_review, ...others } = rest
  const texts = (all: readonly string[]): string[] => all.filter((text) => !saysNothing(text))
  return {
    ...others,
    ...(architectural_notes && { architectural_notes: texts(architectural_notes) }),
    ...(recommendations && { recommendations: texts(recommendations) }),
    ...(request_research && { request_research: texts(request_research) }),
    ...(request_human_review && { request_human_review: detailed(request_human_review, ['reason']) }),
    ...(meant(stuck) !== undefined && { stuck }),
    ...(constraints_discovered && {
      constraints_discovered: constraints_discovered
        .filter(({ constraint }) => !saysNothing(constraint))
        .map((one) => detailed(one, ['workaround', 'impact'])),
    }),
    ...(bugs_encountered && {
      bugs_encountered: bugs_encountered
        .filter(({ description }) => !saysNothing(description))
        .map((one) => detailed(one, ['resolution'])),
    }),
    ...(unfinished_business && {
      unfinished_business: unfinished_business
        .filter(({ item }) => !saysNothing(item))
        .map((one) => detailed(one, ['reason'])),
    }),
    ...(deviations && {
      deviations: deviations.filter(({ planned, actual }) => !(saysNothing(planned) && saysNothing(actual))),
    }),
  }
}

/** An item without those of its details that say nothing. */
function detailed<T extends object>(item: T, names: readonly (keyof T & string)[]): T {
  const empty = names.filter((name) => typeof item[name] === 'string' && saysNothing(item[name]))
  return Object.fromEntries(Object.entries(item).filter(([name]) => !(empty as string[]).includes(name))) as T
}
