import type { z } from 'zod'
import type { AgentSteps } from '../../../schema/agent/agent-end.ts'
import type { ExtractionCall } from '../../../schema/agent/context-agent.ts'
import { type Check, type CheckResult, ChecksReport } from '../../../schema/check/check.ts'
import { AgentCall, CallsSoFar } from '../../../schema/run/agent-call.ts'
import { boundedValue } from '../../text/excerpt.ts'
import { issueWords } from '../../text/issue-words.ts'
import { oneLine } from '../../text/one-line.ts'
import { tryJson } from '../../text/try-read.ts'
import { maxSteps } from '../attempt/agent-steps.ts'

/** For the whole file; a handoff has at most half of it. */
const maxChars = 4 * 1024 * 1024
/** No provider's limit lasts longer; a call that claims more would stop the run for good. */
const maxWaitMs = 35 * 24 * 60 * 60 * 1000

const maxPaths = 50
const lineChars = 500
const maxTests = 500

type InvalidParcel = { readonly why: string }

/** Reads the report of an agent's job. Bounds its numbers and makes its texts single lines. */
export function readAgentCall(text: string, request: { nonce: string; now: number }): AgentCall | InvalidParcel {
  const read = parseForNonce(request.nonce, AgentCall, text)
  if ('why' in read) return read
  const { end, hidden, steps, environment, denials, unready, findings, servers, extraction } = read
  return {
    ...read,
    end: end.kind === 'usage_limit' ? { ...end, until: plausible(end.until, request.now) } : end,
    denials: boundedLines(denials),
    ...(steps && { steps: { ...steps, kept: steps.kept.slice(0, maxSteps).map(boundedStep) } }),
    hidden: { ...hidden, paths: boundedLines(hidden.paths) },
    environment: { ...environment, paths: boundedLines(environment.paths) },
    unready: unready === null ? null : oneLine(unready, 4 * lineChars),
    findings: boundedLines(findings),
    ...(extraction && { extraction: boundedExtraction(extraction) }),
    ...(servers && { servers: { ...servers, troubles: boundedLines(servers.troubles) } }),
  }
}

/** Reads the calls before the agent from a job that died. */
export const readCallsSoFar = (text: string, { nonce }: { nonce: string }): CallsSoFar | InvalidParcel =>
  parseForNonce(nonce, CallsSoFar, text)

/**
 * Name, command and kind of a check come from the rules, and each check counts once. `unready`: why none could begin.
 */
export function readChecksReport(
  text: string,
  request: { nonce: string; tree: string; checks: readonly Check[] },
): Checked | InvalidParcel {
  const read = readCheckedTrees(text, request)
  if ('why' in read) return read
  return (
    read.find(({ tree }) => tree === request.tree)?.checked ?? {
      why: 'it is about files other than those that were handed over',
    }
  )
}

type Checked = { readonly results: readonly CheckResult[] } | { readonly unready: string }

export function readCheckedTrees(
  text: string,
  request: { nonce: string; checks: readonly Check[] },
): readonly { readonly tree: string; readonly checked: Checked }[] | InvalidParcel {
  const read = parseForNonce(request.nonce, ChecksReport, text)
  if ('why' in read) return read
  return [read, ...(read.alone ? [read.alone] : [])].map((tree) => ({
    tree: tree.tree,
    checked: trustedResults(tree, request.checks),
  }))
}

function trustedResults(read: Pick<ChecksReport, 'unready' | 'results'>, checks: readonly Check[]): Checked {
  if (read.unready !== null) return { unready: oneLine(read.unready, 4 * lineChars) }
  const results = checks.flatMap(({ name, run, kind }) => {
    const matches = read.results.filter((result) => result.name === name)
    const [result] = matches
    if (!result || matches.length > 1) return []
    const { changed, left, tests, report_fault, ...fields } = result
    return [
      {
        ...fields,
        run,
        kind,
        ...(tests && { tests: tests.slice(0, maxTests) }),
        ...(report_fault !== undefined && { report_fault: oneLine(report_fault, lineChars) }),
        ...(changed && { changed: { ...changed, paths: boundedLines(changed.paths) } }),
        ...(left && { left: { ...left, paths: boundedLines(left.paths) } }),
      },
    ]
  })
  return { results }
}

function parseForNonce<T extends { nonce: string }>(
  nonce: string,
  schema: z.ZodType<T>,
  text: string,
): T | InvalidParcel {
  const value = tryJson(text)
  if (value === undefined) return { why: 'it is not JSON' }
  const bounded = boundedValue(value, maxChars)
  if ('fault' in bounded) return { why: `it ${bounded.fault}` }
  const read = schema.safeParse(bounded.value)
  if (!read.success) {
    const [issue] = read.error.issues
    return {
      why: oneLine(
        `${issue?.path.join('.') || 'the whole'} ${issue ? issueWords(issue, bounded.value) : 'is not valid'}`,
        lineChars,
      ),
    }
  }
  return read.data.nonce === nonce ? read.data : { why: 'it is not about what was handed over' }
}

const boundedStep = (step: AgentSteps['kept'][number]) => ({
  ...step,
  name: oneLine(step.name, 60),
  target: oneLine(step.target, 200),
})

const boundedExtraction = (call: ExtractionCall): ExtractionCall => ({
  ...call,
  model: oneLine(call.model, 100),
  why: call.why === null ? null : oneLine(call.why, lineChars),
})

const boundedLines = (texts: readonly string[]): string[] =>
  texts.slice(0, maxPaths).map((text) => oneLine(text, lineChars))

function plausible(until: string | null, now: number): string | null {
  const time = until === null ? Number.NaN : Date.parse(until)
  return time <= now + maxWaitMs ? new Date(time).toISOString() : null
}
