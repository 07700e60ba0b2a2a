import type { Check } from '../../schema/check/check.ts'
import type { Confined, ConfinementLevel } from '../../schema/check/confinement.ts'
import type { Strategy } from '../../schema/plan/plan.ts'
import { defaultSizeLimits } from '../guard/finding.ts'
import { thousands } from '../text/amounts.ts'
import { withoutCommandSecrets } from '../text/command-secrets.ts'
import { fenced } from '../text/markdown/fences.ts'
import { oneLine } from '../text/one-line.ts'
import { redactor } from '../text/redact.ts'
import { weightOf } from '../validation/verdict.ts'

/** What decides whether the work of an attempt is committed, for the prompt of its agent (docs/design.md#prompt). */
export interface PromptGate {
  readonly checks: readonly Check[]
  readonly strategy: Strategy
  /** Jobs or steps of the workflow that decide; null if ralph runs the checks. */
  readonly elsewhere: readonly string[] | null
  /** Names of checks that failed before the run and do not count. */
  readonly knownRed: readonly string[]
  /** Names of those that fail in the confinement only. */
  readonly redConfined: readonly string[]
  /** Null if it is not known yet. */
  readonly confined: Pick<Confined, 'level' | 'network'> | null
  /** The plan, the configuration and what people protect, beyond what is always protected. */
  readonly protectedPaths: readonly string[]
  readonly failsOnTests: boolean
  /** Values that no prompt may hold. */
  readonly secrets: readonly string[]
}

const mostPaths = 12

/** The checks that will decide, what confines them, and the guards, a line each. */
export function gateLines(gate: PromptGate): { readonly checks: string; readonly guards: string } {
  const { confined, checks, elsewhere } = gate
  // Checks that run elsewhere, or are not there, are not what this machine confines.
  const who = elsewhere === null && checks.length > 0 ? 'You and the checks' : 'You'
  const confinement = confined ? [effectOf(confined.level, who), networkOf(confined)].filter(Boolean).join(' ') : ''
  return {
    checks: [checkLines(gate), confinement].filter(Boolean).join('\n\n'),
    guards: ['These fail the attempt:', ...guards(gate).map((line) => `- ${line}`)].join('\n'),
  }
}

function checkLines(gate: PromptGate): string {
  const { checks, elsewhere, knownRed } = gate
  if (elsewhere !== null) {
    const names = elsewhere.length === 0 ? '' : `: ${elsewhere.map((name) => oneLine(name, 100)).join(', ')}`
    return `After you end, the workflow's own jobs decide on exactly the files you leave${names}.`
  }
  const lines = checks.map((check) => checkLine(check, gate))
  const others = knownRed.filter((name) => checks.every((check) => check.name !== name))
  lines.push(...others.map((name) => `- ${oneLine(name, 120)}: ${isKnownRed}`))
  if (lines.length === 0) return 'No check decides about this work: test it yourself.'
  return [
    'After you end, these checks run on exactly the files you leave. You may run them yourself: do so before you end.',
    lines.join('\n'),
  ].join('\n\n')
}

const isKnownRed = 'it failed before this run began and does not count against you'

function checkLine(check: Check, { strategy, knownRed, redConfined, secrets }: PromptGate): string {
  const { name, kind, working_directory: directory } = check
  const run = withoutSecrets(check.run.trim(), secrets)
  const isLong = run.includes('\n')
  const command = isLong ? '' : `: ${inlineCode(run)}`
  const weight = weightOf(strategy, check)
  const details = [
    kind,
    ...(directory === '.' ? [] : [`in ${inlineCode(directory)}`]),
    ...(weight === 'reported' ? ['only reported'] : weight === 'not_run' ? ['not run here'] : []),
    ...(knownRed.includes(name) ? [isKnownRed] : []),
    ...(redConfined.includes(name) ? ['it fails only in the confinement'] : []),
    ...(run === check.run.trim() ? [] : ['its secrets are hidden here']),
  ].join(', ')
  const shownName = withoutSecrets(oneLine(name, 120), secrets)
  const label = shownName === oneLine(run, 80) ? `- ${inlineCode(run)}` : `- ${shownName}${command}`
  return `${label} (${details})${isLong ? `\n${indented(fenced(run))}` : ''}`
}

const indented = (text: string): string => text.replace(/^/gm, '  ')

/** In as many backquotes as its content needs. */
function inlineCode(text: string): string {
  const line = oneLine(text, 2_000)
  const longest = Math.max(0, ...Array.from(line.matchAll(/`+/g), ([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const space = longest > 0 ? ' ' : ''
  return `${fence}${space}${line}${space}${fence}`
}

const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  withoutCommandSecrets(redactor(secrets)(text))

const effectOf = (level: ConfinementLevel, who: string): string => (takenBy[level] ? `${who} ${takenBy[level]}` : '')

/** What the confinement takes from the agent, and from checks that run beside it. */
const takenBy: Readonly<Record<ConfinementLevel, string>> = {
  C0: '',
  C1: 'see no processes but your own.',
  C2: 'can write only in this directory and in temporary folders, and cannot read secrets of this machine.',
  C3: 'see only this directory and the tools of this machine, and can write only here and in temporary folders.',
}

const networkOf = ({ level, network }: Pick<Confined, 'level' | 'network'>): string => {
  if (level < 'C2') return ''
  if (network === undefined) return 'The network is open.'
  return network === 'listed'
    ? 'The network leads only to the hosts that the configuration allows, by https.'
    : 'There is no network.'
}

function guards({ protectedPaths, failsOnTests }: PromptGate): string[] {
  const { fileBytes, totalBytes, files } = defaultSizeLimits
  const listed = [...new Set(protectedPaths)].slice(0, mostPaths).map((path) => inlineCode(path))
  const names = [...listed, ...protectedAlways].join(', ')
  const unlisted = new Set(protectedPaths).size - listed.length
  return [
    `a change of ${names}${unlisted > 0 ? ` or ${unlisted} more protected paths` : ''}, or of other settings of CI, git hooks or agents;`,
    `a file above ${mebibytes(fileBytes)}, changes above ${mebibytes(totalBytes)} or ${thousands(files)} files in all;`,
    `a secret in a file or its name${failsOnTests ? ';' : '.'}`,
    ...(failsOnTests ? ['tests deleted, skipped or weakened, and changes of what the checks run.'] : []),
  ]
}

const protectedAlways = ['`.github`', '`.ralph`', '`.claude`']

const mebibytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MiB`
