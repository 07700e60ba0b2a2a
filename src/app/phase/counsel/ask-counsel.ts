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
import { template } from '../../job/from-base.ts'
import type { RunInterruptible } from '../../job/job-context.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { serversFor } from '../../job/servers.ts'
import { storedHandoff } from '../prepare/stored-iteration.ts'
import { callReader } from '../validate/call-reader.ts'
import { gatherEvidence } from './gather-evidence.ts'

interface Question {
  readonly does: string
  readonly who?: string
  readonly model: string | undefined
  readonly maxTurns: number
  /** USD that it may cost at most, however much is left of the run's budget. */
  readonly mostUsd: number
  readonly schema: object
  readonly prompt: string
  readonly servers?: CallServers | undefined
  /** Another one than the run's. */
  readonly agent?: Agent
}

type Prepare = (ports: Ports, job: JobSettings, at: { ledger: Ledger; counsel: Counsel }) => Promise<Question>

const limitMs = 15 * 60_000

/**
 * Makes one call about the plan as a whole: an agent that only reads, in the files of the work as it stands, within what is
 * left of the run's budget. Writes nothing, and leaves the workspace for whoever restores it.
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
  // Before the first task there is no iteration, and whoever records calls counts from one.
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

/** Agents that said in older programs' words that all is done. */
async function claimsIn({ state, recall }: Ledger): Promise<string[]> {
  const said = await Promise.all(state.recent.map(({ iteration }) => storedHandoff(recall, iteration)))
  return state.recent.flatMap(({ iteration, task }, at) =>
    spokenSignals(said[at]?.handoff.freeform ?? '').complete
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

/** Whether one task is done already, asked of an agent that knows nothing of the one that says so. */
async function questionAboutClaim(
  ports: Ports,
  settings: JobSettings['settings'],
  { ledger: { plan, state }, counsel }: { ledger: Ledger; counsel: Counsel },
): Promise<Question> {
  const ask = claimToVerify(state)
  return {
    does: `verifies that ${ask?.task ?? 'a task'} needs no change, after`,
    model: settings['verify-model'],
    maxTurns: 20,
    mostUsd: 1,
    schema: verifyJsonSchema(),
    prompt: unchangedPrompt({
      template: await template(ports, 'verify-unchanged'),
      plan: { context: plan.context, tasks: plan.tasks.filter(({ id }) => id === ask?.task) },
      statusOf: statusIn(state),
      claim: ask?.question,
      refusal: refusalOf(state, counsel),
    }),
  }
}

const questions: Readonly<Record<CounselRole, Prepare>> = {
  verify: async (ports, { settings }, { ledger, counsel }) => {
    const { plan, state } = ledger
    if (counsel.part === unchangedPart) return questionAboutClaim(ports, settings, { ledger, counsel })
    const evidence = await gatherEvidence(ports, ledger)
    return {
      does: 'verifies that the plan is complete, after',
      model: settings['verify-model'],
      maxTurns: 20,
      mostUsd: 1,
      schema: verifyJsonSchema(),
      prompt: verifyPrompt({
        template: await template(ports, 'verify'),
        plan,
        statusOf: statusIn(state),
        diffStat: await ports.workspace.diffStat(state.base, state.work),
        evidence,
        claims: await claimsIn(ledger),
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
      mostUsd: 3,
      schema: planReviewJsonSchema(),
      prompt: planReviewPrompt({
        template: await template(ports, 'plan-review'),
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
    const second = part !== 'counter'
    const other = second ? ports.secondAgent : undefined
    const file = second ? settings['consensus-servers'] : undefined
    const servers = file === undefined ? undefined : await serversFor(ports, job, { of: { file }, recall })
    if (file !== undefined && !servers)
      ports.show({
        kind: 'warning',
        text: `.ralph/config/${file} names no MCP server: the second model is asked directly`,
      })
    return {
      does: `${consensusDoes[part]} (round ${counsel.round}), before`,
      // The name of a model means nothing to another program.
      model: (second ? settings['consensus-model'] : undefined) ?? (other ? undefined : settings.model),
      ...(other && { agent: other }),
      ...(!second && { who: 'the agent' }),
      maxTurns: settings['max-turns'],
      mostUsd: 2,
      schema: consensusSchemas[part](),
      servers,
      prompt: consensusPrompt({
        template: await template(ports, `consensus-${part}`),
        ...{ part, plan, statusOf: statusIn(state), before: state.counsel.consensus },
        asksServers: servers !== undefined,
      }),
    }
  },
}
