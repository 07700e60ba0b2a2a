import type { FieldSources, Resolved, Source } from '../../core/config/resolve/resolve.ts'
import { type IdleName, idleSettings, type PlanTraits } from '../../core/config/rules/idle-settings.ts'
import type { SettingName, Settings } from '../../core/config/table/settings.ts'
import { RalphError } from '../../core/error/error.ts'
import { plural } from '../../core/text/amounts.ts'
import type { Project } from './project.ts'

/**
 * A flag that changes nothing was meant to change something. Files and inputs may hold settings for another day, except
 * for the command of an agent: another agent would work instead. Throws RalphError SETTING_IDLE.
 */
export function refuseIdleFlags(
  {
    settings,
    sources,
    fields,
  }: Pick<Resolved, 'settings' | 'fields'> & { readonly sources: Partial<Resolved['sources']> },
  { inWorkflow, ...plan }: PlanTraits & { readonly inWorkflow: boolean },
): void {
  const all = Object.keys(sources) as SettingName[]
  const typedNames = inWorkflow ? [] : all.filter((name) => sources[name] === 'flag')
  const models = inWorkflow ? [] : modelNames(fields['call-models'], 'flag')
  refuse([...new Set([...typedNames, ...models, ...forgottenNames(sources)])], settings, plan)
}

/** A command of an agent that is stated where no agent is. */
function forgottenNames(sources: Partial<Resolved['sources']>): SettingName[] {
  const isStated = (name: SettingName): boolean => (sources[name] ?? 'default') !== 'default'
  return isStated('agent-command') && !isStated('agent') ? ['agent-command'] : []
}

/** What a run refuses of the settings that choose its agent. Throws RalphError SETTING_IDLE. */
export function refuseIdleAgentOf({ settings, sources }: Pick<Resolved, 'settings' | 'sources'>): void {
  const typedNames = (['agent', 'agent-command'] as const).filter((name) => sources[name] === 'flag')
  refuse([...new Set([...typedNames, ...forgottenNames(sources)])], settings, { format: null, isQueued: false })
}

const modelNames = (sources: FieldSources = {}, from?: Source): IdleName[] =>
  Object.keys(sources)
    .filter((field) => from === undefined || sources[field] === from)
    .map((field) => `call-models ${field}` as IdleName)

export const refuseIdleFlagsOf = (project: Project, inWorkflow: boolean): void =>
  refuseIdleFlags(
    { ...project, fields: { 'call-models': project.stated.byJob['call-models']?.fields ?? {} } },
    { format: project.planFormat?.name ?? null, isQueued: project.queue !== null, inWorkflow },
  )

/** Stated settings that change nothing with this plan, by their place, each with what it needs. */
export function idleSettingLines(
  { settings, sources, places, fields }: Omit<Resolved, 'findings'>,
  plan: PlanTraits,
): string[] {
  const names = (Object.keys(sources) as SettingName[]).filter((name) => sources[name] !== 'default')
  const models = modelNames(fields['call-models'])
  return idleSettings([...names, ...models], settings, { ...plan, forWorkflow: true }).map(
    ({ name, needs }) => `${places[name as SettingName] ?? name} has an effect only with ${needs}.`,
  )
}

/** Before a call that is no run's: only its flags count. */
export function refuseIdleAgent(flags: Readonly<Record<string, unknown>>, settings: Settings): void {
  const typedNames = (['agent', 'agent-command'] as const).filter((name) => flags[name] !== undefined)
  refuse(typedNames, settings, { format: null, isQueued: false })
}

function refuse(typedNames: readonly IdleName[], settings: Settings, plan: PlanTraits): void {
  const idle = idleSettings(typedNames, settings, plan)
  const [first] = idle
  if (first === undefined) return
  const lines = idle.map(({ name, needs }) => `--${name} has an effect only with ${needs}`)
  throw new RalphError({
    code: 'SETTING_IDLE',
    message:
      idle.length === 1
        ? `${lines[0]}. Nothing was started.`
        : `${plural(idle.length, 'setting')} change nothing here.`,
    hint: idle.length === 1 ? `Add that, or leave --${first.name} out.` : 'Add what each needs, or leave it out.',
    findings: idle.length === 1 ? [] : lines,
  })
}
