import { agentFacts } from '../../core/agent/agents.ts'
import { templatePaths } from '../../core/prompt/overrides.ts'
import type { JobSettings } from './job-settings.ts'
import type { Ports } from './ports.ts'

/** The user's own template at the base, else the one that ralph brings along. */
export async function template(
  { base, embedded }: Pick<Ports, 'base' | 'embedded'>,
  name: keyof typeof templatePaths,
): Promise<string> {
  for (const path of templatePaths[name]) {
    const text = await base.read(path)
    if (text !== undefined) return text
  }
  return (await embedded.read(`prompt/${name}.md`)) ?? ''
}

/** What the base has for this agent to read beside every prompt; empty where there is nothing. */
export async function instructionsFor(
  { base }: Pick<Ports, 'base'>,
  { settings }: Pick<JobSettings, 'settings'>,
): Promise<string> {
  const { instructions } = agentFacts[settings.agent]
  return instructions === null ? '' : ((await base.read(instructions)) ?? '')
}
