import { type AgentsFile, agentsFile, noAgentsFile, readAgentsFile } from '../../core/pass/read-agents-file.ts'
import type { JobSettings } from './job-settings.ts'
import type { Ports } from './ports.ts'

/** What the base says of the agents beside the coding agent (docs/agents.md#agentsjson). Throws RalphError AGENTS_FILE_INVALID. */
export async function agentsOfBase({ base, embedded }: Pick<Ports, 'base' | 'embedded'>): Promise<AgentsFile> {
  const source = await base.read(agentsFile)
  if (source === undefined) return noAgentsFile
  return readAgentsFile(source, {
    schema: (path) => base.read(`.ralph/config/${path}`),
    template: (path) => base.read(`.ralph/templates/${path}`),
    shipped: async (name) =>
      (await base.read(`.ralph/templates/pass-${name}.md`)) ?? embedded.read(`prompt/pass-${name}.md`),
  })
}

/** The model of what is asked around the coding agent: the setting goes before the file, the coding agent's own comes last. */
export async function contextModel(
  ports: Pick<Ports, 'base' | 'embedded'>,
  { settings }: Pick<JobSettings, 'settings'>,
): Promise<string | null> {
  return settings['context-agent-model'] ?? (await agentsOfBase(ports)).context.model ?? settings.model ?? null
}
