import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import { ReadSetUpProposal } from '../../schema/agent/proposal.ts'
import { answerOf } from '../handoff/answer.ts'
import { answerFaults } from '../handoff/answer-faults.ts'
import { thousands } from '../text/amounts.ts'
import { fenced } from '../text/markdown/fences.ts'
import { quote } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import { judgeProposal, type ProposedPlan, type RefusedAnswer } from './judge-plan.ts'
import { planSource } from './plan-source.ts'

/** A command, exactly as it would be run, and why. */
export interface ProposedCommand {
  readonly run: string
  readonly why: string
}

/** What an agent proposes for a repository, on top of what was found in it by rules. */
export interface ProposedSetUp {
  readonly setup: readonly ProposedCommand[]
  readonly checks: readonly ProposedCommand[]
  /** Markdown; empty for nothing. */
  readonly instructions: string
  readonly plan: ProposedPlan
}

const mostCommands = 8
const longestCommand = 300
const mostInstructions = 8_000

/** What an agent is told; `found` are lines for people about what is known already. */
export const setUpPrompt = ({ template, found }: { template: string; found: readonly string[] }): string =>
  [
    template.trim(),
    `## Found by Rules\n\n${fenced(visible(found.join('\n')))}`,
    `## Your Answer\n\n- At most ${mostCommands} commands of each kind, one line of at most ${longestCommand} characters each; instructions of at most ${thousands(mostInstructions)} characters.`,
  ].join('\n\n')

const source = planSource({ shown: 'this repository', file: undefined, text: '' })

/** The proposal in a call's answer, or everything that is wrong with it. A command in which something hides is refused, not fixed. */
export function judgeSetUp(end: AgentEnd, known: readonly string[]): ProposedSetUp | RefusedAnswer {
  const answer = answerOf(end)
  if ('why' in answer) return { faults: [`No proposal was read: ${answer.why}.`], answer: undefined }
  const read = ReadSetUpProposal.safeParse(answer.value)
  if (!read.success) {
    return { faults: answerFaults(read.error, answer.value), answer: answer.value }
  }
  const { setup, checks, instructions, plan } = read.data
  const judged = judgeProposal(plan, source)
  const faults = [
    ...commandFaults('setup', setup),
    ...commandFaults('checks', checks),
    ...(instructions.length > mostInstructions
      ? [
          `The instructions have ${thousands(instructions.length)} characters; the limit is ${thousands(mostInstructions)}.`,
        ]
      : []),
    ...('faults' in judged ? judged.faults : []),
  ]
  if (faults.length > 0 || 'faults' in judged) return { faults, answer: answer.value }
  const added = (commands: readonly ProposedCommand[]): ProposedCommand[] =>
    commands.filter(({ run }, at) => !known.includes(run) && commands.findIndex((one) => one.run === run) === at)
  return { setup: added(setup), checks: added(checks), instructions: visible(instructions).trim(), plan: judged }
}

/** A person says yes to what is seen: all of a command is seen, and it is one line. */
function commandFaults(kind: string, commands: readonly ProposedCommand[]): string[] {
  return [
    ...(commands.length > mostCommands
      ? [`${kind}: ${commands.length} are too many; the limit is ${mostCommands}.`]
      : []),
    ...commands.flatMap(({ run }) => {
      if (run.trim() === '' || run !== run.trim())
        return [`${kind}: ${quote(run)} is empty, or has white space around it.`]
      if (run.length > longestCommand) return [`${kind}: ${quote(run)} has more than ${longestCommand} characters.`]
      return /[\n\t]/.test(run) || visible(run) !== run || /##\[|\$\{\{/.test(run)
        ? [`${kind}: ${quote(run)} contains invisible characters, a line break or tab, or a workflow command.`]
        : []
    }),
  ]
}
