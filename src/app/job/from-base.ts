import { withoutBlock } from '../../core/knowledge/agents-block.ts'
import {
  type AgentsFile,
  agentsFile,
  noAgentsFile,
  type Pass,
  readAgentsFile,
} from '../../core/pass/read-agents-file.ts'
import { baseInstructions, instructionFiles } from '../../core/prompt/base-instructions.ts'
import { type PromptTemplate, templatePaths } from '../../core/prompt/overrides.ts'
import { projectContext, readProjectWords, withProjectWords } from '../../core/prompt/project-words.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import type { JobSettings } from './job-settings.ts'
import type { Ports } from './ports.ts'

/** The user's own template at the base with the project's words in it, else the one that ralph brings along. */
export const template = async (
  ports: Pick<Ports, 'base' | 'embedded'>,
  name: keyof typeof templatePaths,
): Promise<string> => (await namedTemplate(ports, name)).text

/** The same with the path of the user's own; null if it is ralph's. */
export async function namedTemplate(
  { base, embedded }: Pick<Ports, 'base' | 'embedded'>,
  name: keyof typeof templatePaths,
): Promise<PromptTemplate> {
  for (const path of templatePaths[name]) {
    const text = await base.read(path)
    if (text !== undefined) return { path, text: withProjectWords(text, await readProjectWords(base.read), path) }
  }
  return { path: null, text: (await embedded.read(`prompt/${name}.md`)) ?? '' }
}

/** What the plan and the project say to every agent. */
export const contextFor = async ({ base }: Pick<Ports, 'base'>, plan: Pick<Plan, 'context'>): Promise<string> =>
  [projectContext(await readProjectWords(base.read)), plan.context ?? ''].filter(Boolean).join('\n\n')

/** What the base has for agents to read beside every prompt; empty if there is nothing. */
export async function instructionsFor(
  { base }: Pick<Ports, 'base'>,
  job: Pick<JobSettings, 'settings'> & Partial<Pick<JobSettings, 'planName'>>,
): Promise<string> {
  const [claude, agents] = await Promise.all(instructionFiles.map(async (path) => (await base.read(path)) ?? ''))
  // The index tells these entries as they are now; the section may be older.
  const isToldByIndex = job.planName !== undefined && job.settings.mode !== 'handoff-only'
  const agentsText = isToldByIndex ? withoutBlock(agents ?? '', job.planName) : agents
  return baseInstructions({ 'CLAUDE.md': claude ?? '', 'AGENTS.md': agentsText ?? '' })
}

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

/** The passes of the base that are switched on. Throws RalphError AGENTS_FILE_INVALID. */
export async function passesOf(
  ports: Pick<Ports, 'base' | 'embedded'>,
  { settings }: { readonly settings: Pick<JobSettings['settings'], 'agent-passes-enabled'> },
): Promise<readonly Pass[]> {
  return settings['agent-passes-enabled'] ? (await agentsOfBase(ports)).passes : []
}

/** The model of what is asked around the coding agent: the setting goes before the file, the coding agent's own comes last. */
export async function contextModel(
  ports: Pick<Ports, 'base' | 'embedded'>,
  { settings }: Pick<JobSettings, 'settings'>,
): Promise<string | null> {
  return settings['context-agent-model'] ?? (await agentsOfBase(ports)).context.model ?? settings.model ?? null
}
