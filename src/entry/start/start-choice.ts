import { setTimeout as pause } from 'node:timers/promises'
import { select } from '@clack/prompts'
import { plainLine } from '../../core/text/one-line.ts'
import { askOrCancel, Cancelled } from '../init/ask.ts'
import type { CommandContext } from '../project/context.ts'
import { repeatedCommand } from '../propose/repeated-command.ts'
import { leaseHeldReason } from '../wire/kept-runs.ts'
import { storedRuns } from '../wire/runs-here.ts'

type Flags = Readonly<Record<string, unknown>>

/** `add`: as a task, to the plan of the run with that name. */
export type StartChoice = { readonly kind: 'own' } | { readonly kind: 'add'; readonly plan: string }

/**
 * Decides what a `start` becomes while jobs of this repository are running: a run of its own, now or after them, or a
 * task of one of their plans. Without a terminal, it is a run of its own, and the other way is printed. Throws
 * Cancelled.
 */
export async function chooseStart(
  context: CommandContext,
  flags: Flags,
  { text, interactive }: { text: string; interactive: boolean },
): Promise<StartChoice> {
  const plans = await plansAtWork(context, flags)
  if (plans.length === 0) return { kind: 'own' }
  const names = plans.slice(0, maxNames).map((plan) => plainLine(plan, 60))
  const atWorkText = `${names.join(', ')}${plans.length > maxNames ? ', …' : ''} ${plans.length === 1 ? 'is' : 'are'} at work`
  if (!interactive) {
    const addCommand = repeatedCommand(['add', text], { plan: plans[0] })
    context.out(
      `${atWorkText}: this becomes a run of its own beside it. To add it to that plan instead: \`${addCommand}\`.\n`,
    )
    return { kind: 'own' }
  }
  const answer = await askBeside(atWorkText, plans.slice(0, maxNames))
  if (answer === 'wait') await waitUntilIdle(context, flags, atWorkText)
  return answer === 'own' || answer === 'wait' ? { kind: 'own' } : answer
}

const maxNames = 3

async function plansAtWork(context: CommandContext, flags: Flags): Promise<string[]> {
  const runs = await storedRuns(context, flags)
  const held = await Promise.all(
    runs.map(async ({ plan, run }) => (run && (await leaseHeldReason(run.state, context.now())) ? [plan] : [])),
  )
  return held.flat()
}

const askBeside = (
  atWorkText: string,
  plans: readonly string[],
): Promise<'own' | 'wait' | (StartChoice & { kind: 'add' })> =>
  askOrCancel((prompt) =>
    select<'own' | 'wait' | (StartChoice & { kind: 'add' })>({
      ...prompt,
      message: `${atWorkText}. What should become of this?`,
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

const pollMs = 5_000

async function waitUntilIdle(context: CommandContext, flags: Flags, atWorkText: string): Promise<void> {
  context.out(`Waiting: ${atWorkText}. Ctrl-C ends the wait, and nothing runs.\n`)
  while ((await plansAtWork(context, flags)).length > 0) {
    if (context.cancelled.aborted) throw new Cancelled()
    await pause(pollMs, undefined, { signal: context.cancelled }).catch(() => undefined)
  }
}
