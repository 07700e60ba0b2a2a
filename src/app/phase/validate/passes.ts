import { isDue, passesVerdict } from '../../../core/pass/pass-verdict.ts'
import type { Pass } from '../../../core/pass/read-agents-file.ts'
import { readPass } from '../../../core/pass/read-pass.ts'
import { type ChecksEnd, reviewPrompt } from '../../../core/review/review-prompt.ts'
import type { Handoff } from '../../../schema/agent/handoff.ts'
import { type PassCall, type PassResult, passJsonSchema } from '../../../schema/agent/pass.ts'
import type { Validation } from '../../../schema/check/check.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import { readEnabledPasses } from '../../job/from-base.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ports } from '../../job/ports.ts'
import { serversFor } from '../../job/servers.ts'
import { callReader, type ReadAttempt } from './call-reader.ts'
import { handoffOf } from './candidate.ts'
import { addCost, type ReviewedAttempt } from './review.ts'

type Base = Pick<Ports, 'base' | 'embedded'>

/**
 * Calls each due pass on a captured change, one after the other, and adds their cost to the attempt's. The answers are
 * not read here.
 */
export async function askPasses(
  ports: Ports,
  job: JobSettings,
  request: ReviewedAttempt & { readonly checks: Validation | null },
): Promise<{ coded: Coded; calls: readonly PassCall[] }> {
  const checks: ChecksEnd = request.checks === null ? 'unknown' : request.checks.passed ? 'passed' : 'failed'
  const passes = request.coded.changes.length === 0 ? [] : await readEnabledPasses(ports, job)
  const due = passes.filter((pass) => isDue(pass, { iteration: request.coded.iteration, checks }))
  let { coded } = request
  const calls: PassCall[] = []
  for (const pass of due) {
    const call = await askPass(ports, job, { ...request, coded, handoff: handoffOf(coded).handoff, pass, checks })
    coded = addCost({ ...request, coded }, { usage: call.usage, durationMs: call.duration_ms })
    calls.push(call)
  }
  return { coded, calls }
}

export async function askPass(
  ports: Ports,
  job: JobSettings,
  request: Pick<ReviewedAttempt, 'spent' | 'guarded'> & {
    readonly coded: ReadAttempt & Pick<Coded, 'start'>
    readonly handoff: Handoff
    readonly pass: Pass
    readonly checks: ChecksEnd
  },
): Promise<PassCall> {
  const { coded, handoff, pass, checks } = request
  const model = pass.model ?? coded.task.model ?? job.settings.model
  const reader = {
    pass: `pass:${pass.name}` as const,
    does: `looks (pass ${pass.name}) at the change of`,
    model,
    maxTurns: pass.max_turns,
    schema: pass.schema ?? passJsonSchema(),
    servers: await serversFor(ports, job, { source: { file: pass.mcp_config }, recall: ports.store.read }),
    mayFail: true,
    prompt: async () =>
      reviewPrompt({
        template: pass.template,
        task: coded.task,
        handoff,
        files: await ports.workspace.diff(coded.start, coded.tree),
        checks,
      }),
  }
  const { end, usage, durationMs, servers } = await callReader(ports, job, { ...request, reader })
  const troubles = servers && servers.troubles.length > 0 ? { troubles: [...servers.troubles] } : {}
  return { name: pass.name, end, model: model ?? null, usage, duration_ms: durationMs, ...troubles }
}

/** Reads the answers, in the job that settles them. A pass that the base does not have is left out. */
export async function readPasses(
  ports: Base & Pick<Ports, 'withinTime'>,
  job: JobSettings,
  calls: readonly PassCall[],
): Promise<readonly PassResult[]> {
  if (calls.length === 0) return []
  const passes = await readEnabledPasses(ports, job)
  return passes.flatMap((pass) =>
    calls
      .filter(({ name }) => name === pass.name)
      .slice(0, 1)
      .map((call) => readPass(call, pass, ports.withinTime)),
  )
}

/** Why the passes reject a change whose checks passed; undefined if they do not. */
export const readPassesVerdict = async (
  ports: Base,
  job: JobSettings,
  { passes = [] }: Pick<Coded, 'passes'>,
  request: Parameters<typeof passesVerdict>[2],
): Promise<ReturnType<typeof passesVerdict>> => passesVerdict(await readEnabledPasses(ports, job), passes, request)
