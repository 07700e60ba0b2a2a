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

/**
 * Where an agent works, as far as that decides what must keep it in. `one job`: a server's job that holds the secrets
 * of the run besides the agent. `split jobs`: a server's job that has none. `own machine`: everything else.
 */
export type JobShape = 'one job' | 'split jobs' | 'own machine'

/** What keeps the agent and the checks of this job in. */
export interface ConfinementHere {
  readonly report: ConfinementReport
  /** How it was looked for. */
  readonly asked: Settings['confinement']
  readonly shape: JobShape
  /** Whether the agent can read and change a login that is stored on the machine. */
  readonly login: boolean
  readonly machine: Machine
}

type Asked = Pick<Settings, 'min-confinement' | 'egress'>

/** Undefined where there is nothing to say; `refused` before anything is written or spent. */
type Verdict = { readonly warning: string } | { readonly refused: RalphError } | undefined

/** Whether a job may let an agent and checks work in what is reached here; `asked` are the rules in force for the run. */
export function judgeConfinement(asked: Asked, here: ConfinementHere): Verdict {
  const { report, shape } = here
  const least = asked['min-confinement']
  if (least !== undefined && isBelow(report.level, least)) return { refused: belowMinimum(least, here) }
  const { egress = 'open' } = asked
  if (egress !== 'open' && report.network === undefined) return { refused: networkOpen(egress, here) }
  if (here.asked === 'none') {
    return { warning: `confinement: none: ${unprotected[shape]} ${levelsInWords[report.level]}.` }
  }
  if (!isBelow(report.level, 'C2')) return tooManyTools(report) ?? modelElsewhere(report)
  if (shape === 'one job') return { refused: besideSecrets(here) }
  const remedy = remedies(here)
  return {
    warning: `No file is protected here (${reached(here)}): ${unprotected[shape]}${remedy.length > 0 ? ` → ${remedy.join(' ')}` : ''}`,
  }
}

/** A check that needs one of them fails for a reason that nobody guesses. */
function tooManyTools({ unshown = [] }: ConfinementReport): { warning: string } | undefined {
  const [first] = unshown
  if (first === undefined) return undefined
  const names = `${unshown.slice(0, 3).join(', ')}${unshown.length > 3 ? ', …' : ''}`
  const warning = `This machine has too many tools outside the system: ${unshown.length} of them are hidden from the agent and the checks (${names}). → List what they need in .github/ralph.yml: \`agent-read: [${first}]\`.`
  return { warning }
}

/** By default the network is open then: a run that cannot call its model would do nothing. */
function modelElsewhere({ model_out_of_reach: address }: ConfinementReport): { warning: string } | undefined {
  if (address === undefined) return undefined
  const warning = `The network is open: the agent calls its model at ${address}, to which nothing leads from a network of its own. → Give the model an https address with a host name, or accept it with \`egress: open\`.`
  return { warning }
}

/** Weaker than `least`. */
export const isBelow = (level: ConfinementLevel, least: ConfinementLevel): boolean => level < least

/** As the run states it. */
export const confinedIn = ({ report, asked, login }: ConfinementHere): Confined => ({
  level: report.level,
  way: report.way,
  ...(report.network && { network: report.network }),
  ...(report.key && { key: report.key }),
  given_up: asked === 'none',
  login,
})

/** Whether `sudo -n` may be used: a machine of CI is lent for the job, a laptop's owner has to say so. */
export const maySudo = (settings: Pick<Settings, 'confinement-sudo'>, isCi: boolean): boolean =>
  isCi || settings['confinement-sudo']

const unprotected: Readonly<Record<JobShape, string>> = {
  'one job':
    'the agent and the checks can read and change every file of this job, including its later steps and their secrets.',
  'split jobs': 'the agent and the checks can read and change every file of this job.',
  'own machine': 'the agent and the checks can read and change every file that you can.',
}

const reached = ({ report }: ConfinementHere): string => `${report.level}, by ${wayInWords[report.way]}`

function belowMinimum(least: ConfinementLevel, here: ConfinementHere): RalphError {
  const none = here.asked === 'none'
  return new RalphError({
    code: 'CONFINEMENT_BELOW_MINIMUM',
    message: `min-confinement is ${least}, but this machine reaches ${reached(here)}${none ? ', since `confinement: none` is set' : ''}.`,
    hint: none
      ? 'Remove `confinement: none`, or lower `min-confinement`.'
      : [...remedies(here), `Or lower \`min-confinement\` to ${here.report.level}.`].join(' '),
    findings: refusals(here),
  })
}

const networkOpen = (egress: string, job: ConfinementHere): RalphError =>
  new RalphError({
    code: 'EGRESS_NOT_CONFINED',
    message: `egress is ${egress}, but this machine cannot give the agent a network of its own (${reached(job)}).`,
    hint: [...(job.asked === 'none' ? ['Remove `confinement: none`.'] : remedies(job)), 'Or set `egress: open`.'].join(
      ' ',
    ),
    findings: refusals(job),
  })

const besideSecrets = (here: ConfinementHere): RalphError =>
  new RalphError({
    code: 'CONFINEMENT_BESIDE_SECRETS',
    message: `This runner cannot protect files (${reached(here)}), and the agent would share the job with its secrets and later steps.`,
    hint: [
      ...remedies(here),
      'Or give the agent a job without secrets (docs/github.md, "Split jobs"), or accept the risk with `confinement: none`.',
    ].join(' '),
    findings: refusals(here),
  })

const refusals = ({ report }: ConfinementHere): string[] =>
  report.refused.map(({ way, why }) => `${wayInWords[way]}: ${why}`)

/** What a check says that met the confinement; the first that fits. Words of the kernel, of Docker, of browsers. */
const signs: readonly (readonly [RegExp, ConfinementNeed])[] = [
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
  // What programs say of a proxy that refuses a host.
  [
    /403 forbidden - (?:get|put|post) https?:|tunnel connection failed: 403|connect tunnel failed, response 403|code 403 from proxy|tunnel through proxy|connect refused by proxy|get "https?:[^"]*": forbidden/i,
    'network',
  ],
  [/read-only file ?system|\bEROFS\b/i, 'write'],
  // Landlock says the same of a file that may not be read and of one that may not be written.
  [/permission denied|operation not permitted|\bE(?:ACCES|PERM)\b/i, 'unknown'],
  [/no such file or directory|\bENOENT\b|command not found/i, 'read'],
]

/** What a check lacked that is red in the confinement and green without it, by what it printed. */
export const needIn = (output: string): ConfinementNeed => signs.find(([sign]) => sign.test(output))?.[1] ?? 'unknown'

/** How programs name a file that is not there, or that may not be opened. */
const missingPath =
  /(?:ENOENT|EACCES|No such file or directory|not found|cannot (?:open|stat|access|find|read)|can't open(?: file)?|Permission denied)[^\n]{0,80}?(\/[\w.+@-]+(?:\/[\w.+@-]+)+)|(\/[\w.+@-]+(?:\/[\w.+@-]+)+)['"]?:? (?:No such file or directory|not found|does not exist|Permission denied)/i

/** How programs name the port of this machine at which nobody answered. */
const closedPort = /(?:127\.0\.0\.1|localhost|::1)[^\n]{0,30}?(?::|\bport:? )(\d{2,5})\b/i

/** The path that the output of a check names as missing or closed, or the port at which nobody answered. */
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

/** Why a run does not begin, and what to write. */
export const redByConfinement = ({ name, needs, missing }: RedConfined): string => {
  if (needs === 'service' && missing !== undefined) {
    const service = `nothing leads to port ${missing} of this machine: write \`ports: [${missing}]\` in .github/ralph.yml and commit it`
    return `the check fails in the confinement and passes without it: ${name} (${service})`
  }
  const line = missing !== undefined && (needs === 'read' || needs === 'unknown')
  const remedy = line
    ? `it cannot reach ${missing}: write \`agent-read: [${missing}]\` in .github/ralph.yml (\`agent-writable\` if it writes there) and commit it`
    : remedyOf[needs]
  return `the check fails in the confinement and passes without it: ${name} (${remedy})`
}

/** What `ralph doctor` says of the confinement, and as data what was tried. */
interface ConfinementDiagnosis {
  readonly level: 'ok' | 'warn' | 'fail'
  readonly found: string
  readonly remedy: string | null
  readonly confinement: ConfinementReport
}

/** The level reached, why each better way did not work, and exactly what to install or to write for more. */
export function diagnoseConfinement(
  asked: Parameters<typeof judgeConfinement>[0],
  here: ConfinementHere,
): ConfinementDiagnosis {
  const { report } = here
  const verdict = judgeConfinement(asked, here)
  const said = { confinement: report }
  if (verdict && 'refused' in verdict) {
    const { message, hint } = verdict.refused
    return { level: 'fail', found: `${message}${better(report)}`, remedy: hint, ...said }
  }
  const isLow = isBelow(report.level, 'C2')
  const [tools, needed] = isLow ? [] : (verdict?.warning.split(' → ') ?? [])
  const remedy = [needed, ...remedies(here), verdict && isLow && inOneJob].filter(Boolean).join(' ') || null
  const level = `${confinementInWords(confinedIn(here))}. ${levelsInWords[report.level]}.${better(report)}`
  const found = needed === undefined ? level : `${level} ${tools}`
  const givenUp = here.asked === 'none' ? 'Remove `confinement: none` from the settings.' : remedy
  return { level: verdict ? 'warn' : 'ok', found, remedy: givenUp, ...said }
}

const inOneJob =
  'For now, GitHub jobs in which an agent works next to secrets (`command: run` and `begin`) are refused here.'

const better = ({ refused }: ConfinementReport): string =>
  refused.length === 0
    ? ''
    : ` Not available here: ${refused.map(({ way, why }) => `${wayInWords[way]} (${plainLine(why, 150)})`).join('; ')}.`
