import type {
  Confined,
  ConfinementLevel,
  ConfinementNeed,
  ConfinementReport,
  RedConfined,
} from '../../schema/check/confinement.ts'
import type { Settings } from '../config/table/settings.ts'
import { RalphError } from '../error/error.ts'
import { plainLine } from '../text/one-line.ts'
import { confinementInWords, levelsInWords, type Machine, remedies, wayInWords } from './words.ts'

/** `one job`: a server's job that also holds the run's secrets. `split jobs`: a server's job without them. */
export type JobShape = 'one job' | 'split jobs' | 'own machine'

/** The confinement of the agent and the checks in this job. */
export interface JobConfinement {
  readonly report: ConfinementReport
  /** The setting by which it was chosen. */
  readonly setting: Settings['confinement']
  readonly shape: JobShape
  /** The agent can read and change a login that is stored on the machine. */
  readonly login: boolean
  readonly machine: Machine
}

type ConfinementRules = Pick<Settings, 'min-confinement' | 'egress'>

/** `refused` before anything is written or spent. */
type Verdict = { readonly warning: string } | { readonly refused: RalphError } | undefined

/** Decides whether agents and checks may run in this confinement, by the rules of the run. */
export function judgeConfinement(rules: ConfinementRules, confinement: JobConfinement): Verdict {
  const { report, shape } = confinement
  const minLevel = rules['min-confinement']
  if (minLevel !== undefined && isBelow(report.level, minLevel)) return { refused: belowMinimum(minLevel, confinement) }
  const { egress = 'open' } = rules
  if (egress !== 'open' && report.network === undefined) return { refused: networkOpen(egress, confinement) }
  if (confinement.setting === 'none') {
    return { warning: `confinement: none: ${unprotected[shape]} ${levelsInWords[report.level]}.` }
  }
  if (!isBelow(report.level, 'C2')) return tooManyTools(report) ?? modelElsewhere(report)
  if (shape === 'one job') return { refused: besideSecrets(confinement) }
  const remedy = remedies(confinement)
  return {
    warning: `No file is protected here (${reachedInWords(confinement)}): ${unprotected[shape]}${remedy.length > 0 ? ` → ${remedy.join(' ')}` : ''}`,
  }
}

/** A check without a tool that it needs fails for a reason that nobody guesses. */
function tooManyTools({ unshown = [] }: ConfinementReport): { warning: string } | undefined {
  const [first] = unshown
  if (first === undefined) return undefined
  const names = `${unshown.slice(0, 3).join(', ')}${unshown.length > 3 ? ', …' : ''}`
  const warning = `This machine has too many tools outside the system: ${unshown.length} of them are hidden from the agent and the checks (${names}). → List what they need in .github/ralph.yml: \`agent-read: [${first}]\`.`
  return { warning }
}

/** A network of its own would cut the agent off from its model, so the default is open. */
function modelElsewhere({ model_out_of_reach: address }: ConfinementReport): { warning: string } | undefined {
  if (address === undefined) return undefined
  const warning = `The network is open: the agent calls its model at ${address}, to which nothing leads from a network of its own. → Give the model an https address with a host name, or accept it with \`egress: open\`.`
  return { warning }
}

/** Weaker than `minimum`. */
export const isBelow = (level: ConfinementLevel, minimum: ConfinementLevel): boolean => level < minimum

export const confinedIn = ({ report, setting, login }: JobConfinement): Confined => ({
  level: report.level,
  way: report.way,
  ...(report.network && { network: report.network }),
  ...(report.key && { key: report.key }),
  given_up: setting === 'none',
  login,
})

/** CI machines are lent for the job; the owner of a laptop has to allow it. */
export const maySudo = (settings: Pick<Settings, 'confinement-sudo'>, isCi: boolean): boolean =>
  isCi || settings['confinement-sudo']

const unprotected: Readonly<Record<JobShape, string>> = {
  'one job':
    'the agent and the checks can read and change every file of this job, including its later steps and their secrets.',
  'split jobs': 'the agent and the checks can read and change every file of this job.',
  'own machine': 'the agent and the checks can read and change every file that you can.',
}

const reachedInWords = ({ report }: JobConfinement): string => `${report.level}, by ${wayInWords[report.way]}`

function belowMinimum(minLevel: ConfinementLevel, confinement: JobConfinement): RalphError {
  const none = confinement.setting === 'none'
  return new RalphError({
    code: 'CONFINEMENT_BELOW_MINIMUM',
    message: `min-confinement is ${minLevel}, but this machine reaches ${reachedInWords(confinement)}${none ? ', since `confinement: none` is set' : ''}.`,
    hint: none
      ? 'Remove `confinement: none`, or lower `min-confinement`.'
      : [...remedies(confinement), `Or lower \`min-confinement\` to ${confinement.report.level}.`].join(' '),
    findings: refusals(confinement),
  })
}

const networkOpen = (egress: string, confinement: JobConfinement): RalphError =>
  new RalphError({
    code: 'EGRESS_NOT_CONFINED',
    message: `egress is ${egress}, but this machine cannot give the agent a network of its own (${reachedInWords(confinement)}).`,
    hint: [
      ...(confinement.setting === 'none' ? ['Remove `confinement: none`.'] : remedies(confinement)),
      'Or set `egress: open`.',
    ].join(' '),
    findings: refusals(confinement),
  })

const besideSecrets = (confinement: JobConfinement): RalphError =>
  new RalphError({
    code: 'CONFINEMENT_BESIDE_SECRETS',
    message: `This runner cannot protect files (${reachedInWords(confinement)}), and the agent would share the job with its secrets and later steps.`,
    hint: [
      ...remedies(confinement),
      'Or give the agent a job without secrets (docs/github.md, "Split jobs"), or accept the risk with `confinement: none`.',
    ].join(' '),
    findings: refusals(confinement),
  })

const refusals = ({ report }: JobConfinement): string[] =>
  report.refused.map(({ way, why }) => `${wayInWords[way]}: ${why}`)

/** What a check prints if the confinement stops it; the first match counts. */
const needSigns: readonly (readonly [RegExp, ConfinementNeed])[] = [
  [/docker\.sock|docker daemon|podman\.sock|containerd\.sock|testcontainers/i, 'docker'],
  [
    /no usable sandbox|\bunshare\b|clone_newuser|user namespaces?\b|\bbwrap\b|setuid sandbox|nested sandbox/i,
    'sandbox',
  ],
  [/\bECONNREFUSED\b|connection refused|could not connect to server/i, 'service'],
  [
    /\bENOTFOUND\b|\bEAI_AGAIN\b|\bENETUNREACH\b|could not resolve host|network is unreachable|name or service not known|temporary failure in name resolution|getaddrinfo|ralph: \S+ is refused/i,
    'network',
  ],
  // Messages about a proxy that refuses a host.
  [
    /403 forbidden - (?:get|put|post) https?:|tunnel connection failed: 403|connect tunnel failed, response 403|code 403 from proxy|tunnel through proxy|connect refused by proxy|get "https?:[^"]*": forbidden/i,
    'network',
  ],
  [/read-only file ?system|\bEROFS\b/i, 'write'],
  // Landlock's message is the same for reading and writing.
  [/permission denied|operation not permitted|\bE(?:ACCES|PERM)\b/i, 'unknown'],
  [/no such file or directory|\bENOENT\b|command not found/i, 'read'],
]

/** The need of a check that is red only in the confinement, by its output. */
export const needIn = (output: string): ConfinementNeed =>
  needSigns.find(([sign]) => sign.test(output))?.[1] ?? 'unknown'

/** Messages about a missing or closed file. */
const missingPath =
  /(?:ENOENT|EACCES|No such file or directory|not found|cannot (?:open|stat|access|find|read)|can't open(?: file)?|Permission denied)[^\n]{0,80}?(\/[\w.+@-]+(?:\/[\w.+@-]+)+)|(\/[\w.+@-]+(?:\/[\w.+@-]+)+)['"]?:? (?:No such file or directory|not found|does not exist|Permission denied)/i

/** Messages about a closed port of this machine. */
const closedPort = /(?:127\.0\.0\.1|localhost|::1)[^\n]{0,30}?(?::|\bport:? )(\d{2,5})\b/i

/** The missing or closed path in the output, or the closed port. */
export function missingIn(output: string): string | undefined {
  if (needIn(output) === 'service') return closedPort.exec(output)?.[1]
  const match = missingPath.exec(output)
  return match?.[1] ?? match?.[2]
}

const remedyOf: Readonly<Record<ConfinementNeed, string>> = {
  write: 'list the folder that it writes to under `agent-writable`',
  read: 'list the file or folder that it cannot reach under `agent-read`, or under `agent-writable` if it writes there',
  docker:
    'it needs the Docker socket, which amounts to root on this machine: run it in your own CI instead of `validate`, or set `confinement: none`',
  sandbox:
    'it creates its own sandbox, which does not work inside another one: turn that off in the check (browsers: `--no-sandbox`), or set `confinement: none`',
  service: 'list the port of this machine that it connects to under `ports`, such as `ports: [5432]`',
  network:
    'list the hosts that it reaches under `allow-hosts`, and services of this machine under `ports`; what was refused is named below. Or set `egress: open`',
  unknown:
    'list what it reads or writes under `agent-read` or `agent-writable`; if that does not help, set `confinement: none`',
}

/** The reason and the remedy. */
export const redByConfinement = ({ name, needs, missing }: RedConfined): string => {
  if (needs === 'service' && missing !== undefined) {
    const service = `nothing leads to port ${missing} of this machine: write \`ports: [${missing}]\` in .github/ralph.yml and commit it`
    return `the check fails in the confinement and passes without it: ${name} (${service})`
  }
  const isPath = missing !== undefined && (needs === 'read' || needs === 'unknown')
  const remedy = isPath
    ? `it cannot reach ${missing}: write \`agent-read: [${missing}]\` in .github/ralph.yml (\`agent-writable\` if it writes there) and commit it`
    : remedyOf[needs]
  return `the check fails in the confinement and passes without it: ${name} (${remedy})`
}

/** For `ralph doctor`. */
interface ConfinementDiagnosis {
  readonly level: 'ok' | 'warn' | 'fail'
  readonly found: string
  readonly remedy: string | null
  readonly confinement: ConfinementReport
}

/** The level, why each better way did not work, and what to install or write. */
export function diagnoseConfinement(
  rules: Parameters<typeof judgeConfinement>[0],
  confinement: JobConfinement,
): ConfinementDiagnosis {
  const { report } = confinement
  const verdict = judgeConfinement(rules, confinement)
  const data = { confinement: report }
  if (verdict && 'refused' in verdict) {
    const { message, hint } = verdict.refused
    return { level: 'fail', found: `${message}${unavailableWays(report)}`, remedy: hint, ...data }
  }
  const isLow = isBelow(report.level, 'C2')
  const [tools, needed] = isLow ? [] : (verdict?.warning.split(' → ') ?? [])
  const remedy = [needed, ...remedies(confinement), verdict && isLow && inOneJob].filter(Boolean).join(' ') || null
  const level = `${confinementInWords(confinedIn(confinement))}. ${levelsInWords[report.level]}.${unavailableWays(report)}`
  const text = needed === undefined ? level : `${level} ${tools}`
  const givenUp = confinement.setting === 'none' ? 'Remove `confinement: none` from the settings.' : remedy
  return { level: verdict ? 'warn' : 'ok', found: text, remedy: givenUp, ...data }
}

const inOneJob =
  'For now, GitHub jobs in which an agent works next to secrets (`command: run` and `begin`) are refused here.'

const unavailableWays = ({ refused }: ConfinementReport): string =>
  refused.length === 0
    ? ''
    : ` Not available here: ${refused.map(({ way, why }) => `${wayInWords[way]} (${plainLine(why, 150)})`).join('; ')}.`
