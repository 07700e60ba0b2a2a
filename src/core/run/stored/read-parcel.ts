import type { z } from 'zod'
import type { AgentSteps } from '../../../schema/agent/agent-end.ts'
import type { ExtractionCall } from '../../../schema/agent/context-agent.ts'
import { type Check, type CheckResult, ChecksReport } from '../../../schema/check/check.ts'
import { AgentCall, CallsSoFar } from '../../../schema/run/agent-call.ts'
import { boundedValue } from '../../text/excerpt.ts'
import { issueWords } from '../../text/issue-words.ts'
import { oneLine } from '../../text/one-line.ts'
import { mostSteps } from '../attempt/agent-steps.ts'

/** Of all that one file says; a handoff has at most half of it. */
const mostChars = 4 * 1024 * 1024
/** No provider's limit lasts longer; a call that says so would stop the run for good. */
const longestWaitMs = 35 * 24 * 60 * 60 * 1000

const shownPaths = 50
const lineChars = 500
const maxTests = 500

type Refused = { readonly why: string }

/** What an agent's job says of its call, or why nothing of it counts. Numbers are bounded, and texts are single lines. */
export function readAgentCall(text: string, request: { nonce: string; now: number }): AgentCall | Refused {
  const read = tiedTo(request.nonce, AgentCall, text)
  if ('why' in read) return read
  const { end, hidden, steps, environment, denials, unready, findings, servers, extraction } = read
  return {
    ...read,
    end: end.kind === 'usage_limit' ? { ...end, until: plausible(end.until, request.now) } : end,
    denials: inLines(denials),
    ...(steps && { steps: { ...steps, kept: steps.kept.slice(0, mostSteps).map(stepInLine) } }),
    hidden: { ...hidden, paths: inLines(hidden.paths) },
    environment: { ...environment, paths: inLines(environment.paths) },
    unready: unready === null ? null : oneLine(unready, 4 * lineChars),
    findings: inLines(findings),
    ...(extraction && { extraction: inOneLine(extraction) }),
    ...(servers && { servers: { ...servers, troubles: inLines(servers.troubles) } }),
  }
}

/** What an agent's job that died says of the calls before its agent, or why nothing of it counts. */
export const readCallsSoFar = (text: string, { nonce }: { nonce: string }): CallsSoFar | Refused =>
  tiedTo(nonce, CallsSoFar, text)

/**
 * What the checks' job says, as results of the checks that are trusted: their names, commands and kinds are ours, and
 * each counts once. A sentence where they could not be begun; `why` where nothing of it counts.
 */
export function readChecksReport(
  text: string,
  request: { nonce: string; tree: string; checks: readonly Check[] },
): Checked | Refused {
  const read = readCheckedTrees(text, request)
  if ('why' in read) return read
  return (
    read.find(({ tree }) => tree === request.tree)?.checked ?? {
      why: 'it is about files other than those that were handed over',
    }
  )
}

type Checked = { readonly results: readonly CheckResult[] } | { readonly unready: string }

/** The same of each tree that the checks ran on. */
export function readCheckedTrees(
  text: string,
  request: { nonce: string; checks: readonly Check[] },
): readonly { readonly tree: string; readonly checked: Checked }[] | Refused {
  const read = tiedTo(request.nonce, ChecksReport, text)
  if ('why' in read) return read
  return [read, ...(read.alone ? [read.alone] : [])].map((one) => ({
    tree: one.tree,
    checked: checkedOf(one, request.checks),
  }))
}

function checkedOf(read: Pick<ChecksReport, 'unready' | 'results'>, checks: readonly Check[]): Checked {
  if (read.unready !== null) return { unready: oneLine(read.unready, 4 * lineChars) }
  const results = checks.flatMap(({ name, run, kind }) => {
    const found = read.results.filter((result) => result.name === name)
    const [result] = found
    if (!result || found.length > 1) return []
    const { changed, left, tests, report_fault, ...said } = result
    return [
      {
        ...said,
        run,
        kind,
        ...(tests && { tests: tests.slice(0, maxTests) }),
        ...(report_fault !== undefined && { report_fault: oneLine(report_fault, lineChars) }),
        ...(changed && { changed: { ...changed, paths: inLines(changed.paths) } }),
        ...(left && { left: { ...left, paths: inLines(left.paths) } }),
      },
    ]
  })
  return { results }
}

function tiedTo<T extends { nonce: string }>(nonce: string, shape: z.ZodType<T>, text: string): T | Refused {
  const value = parsed(text)
  if (value === undefined) return { why: 'it is not JSON' }
  const bounded = boundedValue(value, mostChars)
  if ('fault' in bounded) return { why: `it ${bounded.fault}` }
  const read = shape.safeParse(bounded.value)
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const stepInLine = (step: AgentSteps['kept'][number]) => ({
  ...step,
  name: oneLine(step.name, 60),
  target: oneLine(step.target, 200),
})

const inOneLine = (call: ExtractionCall): ExtractionCall => ({
  ...call,
  model: oneLine(call.model, 100),
  why: call.why === null ? null : oneLine(call.why, lineChars),
})

const inLines = (texts: readonly string[]): string[] =>
  texts.slice(0, shownPaths).map((text) => oneLine(text, lineChars))

function plausible(until: string | null, now: number): string | null {
  const at = until === null ? Number.NaN : Date.parse(until)
  return at <= now + longestWaitMs ? new Date(at).toISOString() : null
}
