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

export interface ProposedCommand {
  readonly run: string
  readonly why: string
}

export interface ProposedSetUp {
  readonly setup: readonly ProposedCommand[]
  readonly checks: readonly ProposedCommand[]
  /** Markdown; empty for nothing. */
  readonly instructions: string
  readonly plan: ProposedPlan
}

const maxCommands = 8
const maxCommandChars = 300
const maxInstructionChars = 8_000

export const setUpPrompt = ({ template, detected }: { template: string; detected: readonly string[] }): string =>
  [
    template.trim(),
    `## Found by Rules\n\n${fenced(visible(detected.join('\n')))}`,
    `## Your Answer\n\n- At most ${maxCommands} commands of each kind, one line of at most ${maxCommandChars} characters each; instructions of at most ${thousands(maxInstructionChars)} characters.`,
  ].join('\n\n')

const source = planSource({ shown: 'this repository', file: undefined, text: '' })

/** The proposal, or everything that is wrong with it. A command with hidden characters is refused, not fixed. */
export function judgeSetUp(end: AgentEnd, detectedCommands: readonly string[]): ProposedSetUp | RefusedAnswer {
  const answer = answerOf(end)
  if ('why' in answer) return { faults: [`No proposal was read: ${answer.why}.`], answer: undefined }
  const parsed = ReadSetUpProposal.safeParse(answer.value)
  if (!parsed.success) {
    return { faults: answerFaults(parsed.error, answer.value), answer: answer.value }
  }
  const { setup, checks, instructions, plan } = parsed.data
  const judged = judgeProposal(plan, source)
  const faults = [
    ...commandFaults('setup', setup),
    ...commandFaults('checks', checks),
    ...(instructions.length > maxInstructionChars
      ? [
          `The instructions have ${thousands(instructions.length)} characters; the limit is ${thousands(maxInstructionChars)}.`,
        ]
      : []),
    ...('faults' in judged ? judged.faults : []),
  ]
  if (faults.length > 0 || 'faults' in judged) return { faults, answer: answer.value }
  const newCommands = (commands: readonly ProposedCommand[]): ProposedCommand[] =>
    commands.filter(
      ({ run }, index) => !detectedCommands.includes(run) && commands.findIndex((other) => other.run === run) === index,
    )
  return {
    setup: newCommands(setup),
    checks: newCommands(checks),
    instructions: visible(instructions).trim(),
    plan: judged,
  }
}

/** A person approves what is visible: a command must be visible as a whole, and one line. */
function commandFaults(kind: string, commands: readonly ProposedCommand[]): string[] {
  return [
    ...(commands.length > maxCommands
      ? [`${kind}: ${commands.length} are too many; the limit is ${maxCommands}.`]
      : []),
    ...commands.flatMap(({ run }) => {
      if (run.trim() === '' || run !== run.trim())
        return [`${kind}: ${quote(run)} is empty, or has white space around it.`]
      if (run.length > maxCommandChars) return [`${kind}: ${quote(run)} has more than ${maxCommandChars} characters.`]
      return /[\n\t]/.test(run) || visible(run) !== run || /##\[|\$\{\{/.test(run)
        ? [`${kind}: ${quote(run)} contains invisible characters, a line break or tab, or a workflow command.`]
        : []
    }),
  ]
}
