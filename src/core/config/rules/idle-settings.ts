import type { PlanFormat } from '../../plan/format/read/read-options.ts'
import type { CallModels } from '../table/counsel-settings.ts'
import type { SettingName, Settings } from '../table/settings.ts'

/** What a setting needs besides itself to have an effect, in the words of a command line. */
interface Need {
  readonly words: string
  readonly isMet: (values: Settings, plan: PlanTraits) => boolean
}

export interface PlanTraits {
  /** Null if it has no file, or if a setting names its format. */
  readonly format: PlanFormat | null
  readonly isQueued: boolean
  /** A workflow on GitHub may read them, so what works only there is not idle. */
  readonly forWorkflow?: boolean
}

const runsAgent =
  (name: Settings['agent']) =>
  ({ agent, consensus, 'consensus-agent': second }: Settings): boolean =>
    agent === name || (consensus !== 'none' && second === name)

const claude: Need = { words: '--agent claude', isMet: runsAgent('claude') }
const consensus: Need = { words: '--consensus report or gate', isMet: (values) => values.consensus !== 'none' }
const planReview: Need = {
  words: '--plan-review comment or gate',
  isMet: (values) => values['plan-review'] !== 'none',
}
const permissions: Need = { words: '--skip-permissions false', isMet: (values) => !values['skip-permissions'] }
const lanes: Need = { words: '--lanes above 1', isMet: (values) => values.lanes !== 1 }
const queue: Need = { words: '--queue', isMet: (_, { isQueued }) => isQueued }
const workflow: Need = { words: 'a workflow on GitHub', isMet: (_, { forWorkflow = false }) => forWorkflow }
const ofFormat = (words: string, ...formats: readonly PlanFormat[]): Need => ({
  words,
  isMet: (values, { format }) => formats.includes(format ?? values.format),
})

/** A setting, or one of its fields. */
export type IdleName = SettingName | `call-models ${keyof CallModels}`

const needs: Partial<Record<IdleName, Need>> = {
  'agent-command': { words: '--agent command', isMet: runsAgent('command') },
  ...{ 'agent-path': claude, 'agent-install': claude, 'agent-integrity': claude, 'fallback-model': claude },
  ...{ 'permission-mode': permissions, 'allowed-tools': permissions },
  ...{ 'consensus-agent': consensus, 'consensus-rounds': consensus, 'call-models consensus': consensus },
  'consensus-servers': consensus,
  'consensus-command': {
    words: '--consensus and --consensus-agent command',
    isMet: (values) => values.consensus !== 'none' && (values['consensus-agent'] ?? values.agent) === 'command',
  },
  ...{ 'plan-review-passes': planReview, 'call-models plan-review': planReview },
  'call-models review': { words: '--review comment or gate', isMet: ({ review }) => review !== 'none' },
  'call-models verify': {
    words: '--verify model or both, or --no-change accept',
    isMet: (values) => values.verify === 'model' || values.verify === 'both' || values['no-change'] === 'accept',
  },
  'max-continuations': { words: '--incomplete continue', isMet: ({ incomplete }) => incomplete === 'continue' },
  'setup-inputs': { words: '--setup', isMet: ({ setup }) => setup.length > 0 },
  ...{ 'checks-at-once': lanes, 'lane-setup': lanes, 'lane-env': lanes },
  'allow-hosts': { words: '--egress listed', isMet: ({ egress }) => egress === undefined || egress === 'listed' },
  ports: { words: '--egress listed or none', isMet: ({ egress }) => egress !== 'open' },
  ...{ 'queue-base': queue, 'queue-failed': queue },
  ...{ 'command-permission': workflow, 'command-bots': workflow, pages: workflow },
  'plan-scope': ofFormat('a folder of BMAD stories as the plan', 'bmad'),
  'plan-tag': ofFormat('a Task Master file as the plan', 'task-master'),
  'plan-subtasks': ofFormat('a plan with subtasks (queue or Task Master)', 'queue', 'task-master'),
}

/** Settings that were typed for this job and change nothing, each with what it needs. */
export function idleSettings(
  typedNames: readonly IdleName[],
  values: Settings,
  plan: PlanTraits,
): { name: IdleName; needs: string }[] {
  return typedNames.flatMap((name) => {
    const need = needs[name]
    return need === undefined || need.isMet(values, plan) ? [] : [{ name, needs: need.words }]
  })
}
