import { consensusPrompt } from '../../../core/counsel/consensus.ts'
import { planReviewPrompt } from '../../../core/counsel/plan-review.ts'
import { unchangedPrompt, verifyPrompt } from '../../../core/counsel/verify.ts'
import { spokenSignals } from '../../../core/handoff/spoken-signals.ts'
import { statusIn } from '../../../core/run/fold/begin.ts'
import { refusalOf } from '../../../core/run/fold/counsel.ts'
import { claimToVerify, unchangedPart } from '../../../core/run/next/counsel.ts'
import { specIndex, specsOfPlan } from '../../../core/spec/specs-of-plan.ts'
import type { Agent, CallServers } from '../../../port/agent.ts'
import { noUsage, type Usage } from '../../../schema/agent/usage.ts'
import {
  ConsensusPart,
  challengeJsonSchema,
  counterJsonSchema,
  synthesisJsonSchema,
} from '../../../schema/counsel/consensus.ts'
import { type Counsel, type CounselRole, type MadeCounsel, planTask } from '../../../schema/counsel/counsel.ts'
import { planReviewJsonSchema } from '../../../schema/counsel/plan-review.ts'
import { verifyJsonSchema } from '../../../schema/counsel/verify-answer.ts'
import { Task } from '../../../schema/plan/plan.ts'
import { readTemplate } from '../../job/from-base.ts'
import type { RunInterruptible } from '../../job/job-context.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { serversFor } from '../../job/servers.ts'
import { readStoredHandoff } from '../prepare/stored-iteration.ts'
import { callReader } from '../validate/call-reader.ts'
import { gatherEvidence } from './gather-evidence.ts'

interface Question {
  readonly does: string
  readonly who?: string
  readonly model: string | undefined
  readonly maxTurns: number
  /** Upper bound in USD, however much budget is left. */
  readonly maxUsd: number
  readonly schema: object
  readonly prompt: string
  readonly servers?: CallServers | undefined
  readonly agent?: Agent
}

type PrepareQuestion = (ports: Ports, job: JobSettings, at: { ledger: Ledger; counsel: Counsel }) => Promise<Question>

const limitMs = 15 * 60_000

/**
 * Makes one call about the whole plan: an agent that only reads the work, within the remaining budget. Records nothing;
 * the caller restores the workspace.
 */
export async function askCounsel(
  ports: Ports,
  job: JobSettings,
  request: { ledger: Ledger; counsel: Counsel; spent: Usage; guarded: RunInterruptible },
): Promise<MadeCounsel> {
  const { ledger, counsel, spent, guarded } = request
  const { state } = ledger
  const { prompt, agent = ports.agent, ...question } = await questions[counsel.role](ports, job, { ledger, counsel })
  await ports.workBranch.contains(state.work, state.base)
  await ports.workspace.restore(state.work)
  // Before the first task there is no iteration, but calls are recorded from 1.
  const iteration = Math.max(1, state.iteration)
  const coded = { iteration, task: thePlan, attempt: 1, tree: state.work, usage: noUsage }
  const reader = {
    ...question,
    pass: counsel.role,
    limitMs,
    mayFail: true,
    servers: question.servers,
    prompt: async () => prompt,
  }
  const { end, usage, durationMs, edited, servers } = await callReader({ ...ports, agent }, job, {
    coded,
    spent,
    guarded,
    reader,
  })
  const model = question.model ?? null
  return {
    ...counsel,
    model,
    end,
    usage,
    duration_ms: durationMs,
    edited: edited.slice(0, 20),
    ...(servers && { servers }),
  }
}

const thePlan = Task.parse({ id: planTask, title: 'The plan as a whole' })

/** Claims of completion in the words of older programs. */
async function readClaims({ state, recall }: Ledger): Promise<string[]> {
  const handoffs = await Promise.all(state.recent.map(({ iteration }) => readStoredHandoff(recall, iteration)))
  return state.recent.flatMap(({ iteration, task }, index) =>
    spokenSignals(handoffs[index]?.handoff.freeform ?? '').complete
      ? [`iteration ${iteration} (${task}) says that all is done`]
      : [],
  )
}

const consensusDoes = {
  challenge: 'challenges the plan',
  counter: 'answers for the plan',
  synthesis: 'says what is settled',
}
const consensusSchemas = {
  challenge: challengeJsonSchema,
  counter: counterJsonSchema,
  synthesis: synthesisJsonSchema,
}

/** Asks an agent without knowledge of the claim whether one task is done. */
async function prepareClaimQuestion(
  ports: Ports,
  settings: JobSettings['settings'],
  { ledger: { plan, state }, counsel }: { ledger: Ledger; counsel: Counsel },
): Promise<Question> {
  const claim = claimToVerify(state)
  return {
    does: `verifies that ${claim?.task ?? 'a task'} needs no change, after`,
    model: settings['verify-model'],
    maxTurns: 20,
    maxUsd: 1,
    schema: verifyJsonSchema(),
    prompt: unchangedPrompt({
      template: await readTemplate(ports, 'verify-unchanged'),
      plan: { context: plan.context, tasks: plan.tasks.filter(({ id }) => id === claim?.task) },
      statusOf: statusIn(state),
      claim: claim?.question,
      refusal: refusalOf(state, counsel),
    }),
  }
}

const questions: Readonly<Record<CounselRole, PrepareQuestion>> = {
  verify: async (ports, { settings }, { ledger, counsel }) => {
    const { plan, state } = ledger
    if (counsel.part === unchangedPart) return prepareClaimQuestion(ports, settings, { ledger, counsel })
    const evidence = await gatherEvidence(ports, ledger)
    return {
      does: 'verifies that the plan is complete, after',
      model: settings['verify-model'],
      maxTurns: 20,
      maxUsd: 1,
      schema: verifyJsonSchema(),
      prompt: verifyPrompt({
        template: await readTemplate(ports, 'verify'),
        plan,
        statusOf: statusIn(state),
        diffStat: await ports.workspace.diffStat(state.base, state.work),
        evidence,
        claims: await readClaims(ledger),
        refusal: refusalOf(state, counsel),
      }),
    }
  },
  'plan-review': async (ports, { settings }, { ledger, counsel }) => {
    const { plan, state } = ledger
    const [index, below] = [await ports.base.read(specIndex), await ports.workBranch.filesBelow(state.base, 'specs')]
    const specs = specsOfPlan({ name: state.plan, context: plan.context, tasks: plan.tasks }, { index, paths: below })
    return {
      does: `reviews the plan (pass ${counsel.round}), before`,
      model: settings['plan-review-model'] ?? settings.model,
      maxTurns: settings['max-turns'],
      maxUsd: 3,
      schema: planReviewJsonSchema(),
      prompt: planReviewPrompt({
        template: await readTemplate(ports, 'plan-review'),
        plan,
        statusOf: statusIn(state),
        specs,
        before: state.counsel.plan_review,
      }),
    }
  },
  consensus: async (ports, job, { ledger, counsel }) => {
    const { plan, state, recall } = ledger
    const { settings } = job
    const part = ConsensusPart.parse(counsel.part)
    const isSecond = part !== 'counter'
    const secondAgent = isSecond ? ports.secondAgent : undefined
    const file = isSecond ? settings['consensus-servers'] : undefined
    const servers = file === undefined ? undefined : await serversFor(ports, job, { source: { file }, recall })
    if (file !== undefined && !servers)
      ports.show({
        kind: 'warning',
        text: `.ralph/config/${file} names no MCP server: the second model is asked directly`,
      })
    return {
      does: `${consensusDoes[part]} (round ${counsel.round}), before`,
      // A model's name means nothing to another program.
      model: (isSecond ? settings['consensus-model'] : undefined) ?? (secondAgent ? undefined : settings.model),
      ...(secondAgent && { agent: secondAgent }),
      ...(!isSecond && { who: 'the agent' }),
      maxTurns: settings['max-turns'],
      maxUsd: 2,
      schema: consensusSchemas[part](),
      servers,
      prompt: consensusPrompt({
        template: await readTemplate(ports, `consensus-${part}`),
        ...{ part, plan, statusOf: statusIn(state), before: state.counsel.consensus },
        asksServers: servers !== undefined,
      }),
    }
  },
}
