import { setTimeout as pause } from 'node:timers/promises'
import { select } from '@clack/prompts'
import { plainLine } from '../../core/text/one-line.ts'
import { answered, Cancelled } from '../init/ask.ts'
import type { CommandContext } from '../project/context.ts'
import { typedAgain } from '../propose/typed-again.ts'
import { leaseHolderText } from '../wire/kept-runs.ts'
import { storedRuns } from '../wire/runs-here.ts'

type Flags = Readonly<Record<string, unknown>>

/** `add`: to the plan of the run with that name. */
export type StartChoice = { readonly kind: 'own' } | { readonly kind: 'add'; readonly plan: string }

/**
 * What becomes of a `start` while jobs of this repository are at work: a run of its own beside them, now or when they have ended,
 * or a task of one of them. Without a terminal it is a run of its own, and the answer says how to do the other. Throws Cancelled.
 */
export async function besideJobs(
  context: CommandContext,
  flags: Flags,
  { text, interactive }: { text: string; interactive: boolean },
): Promise<StartChoice> {
  const plans = await plansAtWork(context, flags)
  if (plans.length === 0) return { kind: 'own' }
  const names = plans.slice(0, mostNamed).map((plan) => plainLine(plan, 60))
  const are = `${names.join(', ')}${plans.length > mostNamed ? ', …' : ''} ${plans.length === 1 ? 'is' : 'are'} at work`
  if (!interactive) {
    const adding = typedAgain(['add', text], { plan: plans[0] })
    context.out(`${are}: this becomes a run of its own beside it. To add it to that plan instead: \`${adding}\`.\n`)
    return { kind: 'own' }
  }
  const answer = await askBeside(are, plans.slice(0, mostNamed))
  if (answer === 'wait') await untilEnded(context, flags, are)
  return answer === 'own' || answer === 'wait' ? { kind: 'own' } : answer
}

const mostNamed = 3

async function plansAtWork(context: CommandContext, flags: Flags): Promise<string[]> {
  const runs = await storedRuns(context, flags)
  const held = await Promise.all(
    runs.map(async ({ plan, run }) => (run && (await leaseHolderText(run.state, context.now())) ? [plan] : [])),
  )
  return held.flat()
}

const askBeside = (are: string, plans: readonly string[]): Promise<'own' | 'wait' | (StartChoice & { kind: 'add' })> =>
  answered((prompt) =>
    select<'own' | 'wait' | (StartChoice & { kind: 'add' })>({
      ...prompt,
      message: `${are}. What should become of this?`,
      options: [
        { value: 'wait', label: 'Wait until that job has ended, then start' },
        ...plans.map((plan) => ({
          value: { kind: 'add' as const, plan },
          label: `Add it to the plan of ${plainLine(plan, 60)}, as one task`,
        })),
        { value: 'own', label: 'Start a run of its own now, beside it' },
      ],
    }),
  )

const lookMs = 5_000

async function untilEnded(context: CommandContext, flags: Flags, are: string): Promise<void> {
  context.out(`Waiting: ${are}. Ctrl-C ends the wait, and nothing runs.\n`)
  while ((await plansAtWork(context, flags)).length > 0) {
    if (context.cancelled.aborted) throw new Cancelled()
    await pause(lookMs, undefined, { signal: context.cancelled }).catch(() => undefined)
  }
}
