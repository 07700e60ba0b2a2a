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

/** The checks and guards that decide about a commit (docs/design.md#prompt). */
export interface PromptGate {
  readonly checks: readonly Check[]
  readonly strategy: Strategy
  /** The workflow's own jobs or steps; null if ralph runs the checks. */
  readonly elsewhere: readonly string[] | null
  /** Checks that failed before the run and do not count. */
  readonly knownRed: readonly string[]
  /** Checks that fail only in the confinement. */
  readonly redConfined: readonly string[]
  /** Null if not known yet. */
  readonly confined: Pick<Confined, 'level' | 'network'> | null
  /** Besides the paths that are always protected. */
  readonly protectedPaths: readonly string[]
  readonly failsOnTests: boolean
  readonly secrets: readonly string[]
}

const maxPaths = 12

export function gateLines(gate: PromptGate): { readonly checks: string; readonly guards: string } {
  const { confined, checks, elsewhere } = gate
  // This machine does not confine checks that run elsewhere.
  const who = elsewhere === null && checks.length > 0 ? 'You and the checks' : 'You'
  const confinement = confined
    ? [restrictionOf(confined.level, who), networkSentence(confined)].filter(Boolean).join(' ')
    : ''
  return {
    checks: [checkLines(gate), confinement].filter(Boolean).join('\n\n'),
    guards: ['These fail the attempt:', ...guardLines(gate).map((line) => `- ${line}`)].join('\n'),
  }
}

function checkLines(gate: PromptGate): string {
  const { checks, elsewhere, knownRed } = gate
  if (elsewhere !== null) {
    const names = elsewhere.length === 0 ? '' : `: ${elsewhere.map((name) => oneLine(name, 100)).join(', ')}`
    return `After you end, the workflow's own jobs decide on exactly the files you leave${names}.`
  }
  const lines = checks.map((check) => checkLine(check, gate))
  const missingChecks = knownRed.filter((name) => checks.every((check) => check.name !== name))
  lines.push(...missingChecks.map((name) => `- ${oneLine(name, 120)}: ${knownRedNote}`))
  if (lines.length === 0) return 'No check decides about this work: test it yourself.'
  return [
    'After you end, these checks run on exactly the files you leave. You may run them yourself: do so before you end.',
    lines.join('\n'),
  ].join('\n\n')
}

const knownRedNote = 'it failed before this run began and does not count against you'

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
    ...(knownRed.includes(name) ? [knownRedNote] : []),
    ...(redConfined.includes(name) ? ['it fails only in the confinement'] : []),
    ...(run === check.run.trim() ? [] : ['its secrets are hidden here']),
  ].join(', ')
  const shownName = withoutSecrets(oneLine(name, 120), secrets)
  const label = shownName === oneLine(run, 80) ? `- ${inlineCode(run)}` : `- ${shownName}${command}`
  return `${label} (${details})${isLong ? `\n${indented(fenced(run))}` : ''}`
}

const indented = (text: string): string => text.replace(/^/gm, '  ')

function inlineCode(text: string): string {
  const line = oneLine(text, 2_000)
  const maxTicks = Math.max(0, ...Array.from(line.matchAll(/`+/g), ([run]) => run.length))
  const fence = '`'.repeat(maxTicks + 1)
  const space = maxTicks > 0 ? ' ' : ''
  return `${fence}${space}${line}${space}${fence}`
}

const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  withoutCommandSecrets(redactor(secrets)(text))

const restrictionOf = (level: ConfinementLevel, who: string): string =>
  restrictions[level] ? `${who} ${restrictions[level]}` : ''

const restrictions: Readonly<Record<ConfinementLevel, string>> = {
  C0: '',
  C1: 'see no processes but your own.',
  C2: 'can write only in this directory and in temporary folders, and cannot read secrets of this machine.',
  C3: 'see only this directory and the tools of this machine, and can write only here and in temporary folders.',
}

const networkSentence = ({ level, network }: Pick<Confined, 'level' | 'network'>): string => {
  if (level < 'C2') return ''
  if (network === undefined) return 'The network is open.'
  return network === 'listed'
    ? 'The network leads only to the hosts that the configuration allows, by https.'
    : 'There is no network.'
}

function guardLines({ protectedPaths, failsOnTests }: PromptGate): string[] {
  const { fileBytes, totalBytes, files } = defaultSizeLimits
  const shownPaths = [...new Set(protectedPaths)].slice(0, maxPaths).map((path) => inlineCode(path))
  const names = [...shownPaths, ...protectedAlways].join(', ')
  const unlisted = new Set(protectedPaths).size - shownPaths.length
  return [
    `a change of ${names}${unlisted > 0 ? ` or ${unlisted} more protected paths` : ''}, or of other settings of CI, git hooks or agents;`,
    `a file above ${mebibytes(fileBytes)}, changes above ${mebibytes(totalBytes)} or ${thousands(files)} files in all;`,
    `a secret in a file or its name${failsOnTests ? ';' : '.'}`,
    ...(failsOnTests ? ['tests deleted, skipped or weakened, and changes of what the checks run.'] : []),
  ]
}

const protectedAlways = ['`.github`', '`.ralph`', '`.claude`']

const mebibytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MiB`
