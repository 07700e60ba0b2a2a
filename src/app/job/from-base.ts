import { type AgentsFile, agentsFile, noAgentsFile, type Pass, readAgentsFile } from '../../core/calls/agents-file.ts'
import { withoutBlock } from '../../core/knowledge/agents-block.ts'
import { baseInstructions, instructionFiles } from '../../core/prompt/base-instructions.ts'
import { type PromptTemplate, templatePaths } from '../../core/prompt/overrides.ts'
import { projectContext, readProjectWords, withProjectWords } from '../../core/prompt/project-words.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import type { JobSettings } from './job-settings.ts'
import type { Ports } from './ports.ts'

/** The template at the base with the project's words in it, or else ralph's own. */
export const readTemplate = async (
  ports: Pick<Ports, 'base' | 'embedded'>,
  name: keyof typeof templatePaths,
): Promise<string> => (await findTemplate(ports, name)).text

/** The same with its path; null for ralph's own. */
export async function findTemplate(
  { base, embedded }: Pick<Ports, 'base' | 'embedded'>,
  name: keyof typeof templatePaths,
): Promise<PromptTemplate> {
  for (const path of templatePaths[name]) {
    const text = await base.read(path)
    if (text !== undefined) return { path, text: withProjectWords(text, await readProjectWords(base.read), path) }
  }
  return { path: null, text: (await embedded.read(`prompt/${name}.md`)) ?? '' }
}

/** The texts of the project and the plan for every agent. */
export const readContext = async ({ base }: Pick<Ports, 'base'>, plan: Pick<Plan, 'context'>): Promise<string> =>
  [projectContext(await readProjectWords(base.read)), plan.context ?? ''].filter(Boolean).join('\n\n')

/** Instruction files of the base for every prompt; empty if there are none. */
export async function readInstructions(
  { base }: Pick<Ports, 'base'>,
  job: Pick<JobSettings, 'settings'> & Partial<Pick<JobSettings, 'planName'>>,
): Promise<string> {
  const texts = await Promise.all(instructionFiles.map(async (path) => [path, (await base.read(path)) ?? ''] as const))
  const byPath = Object.fromEntries(texts)
  // The index has these entries in their current form; the section may be older.
  const isInIndex = job.planName !== undefined && job.settings.mode !== 'handoff-only'
  const agents = byPath['AGENTS.md'] ?? ''
  return baseInstructions({ ...byPath, 'AGENTS.md': isInIndex ? withoutBlock(agents, job.planName) : agents })
}

/** The agents beside the coding agent (docs/agents.md#agentsjson). Throws RalphError AGENTS_FILE_INVALID. */
export async function readAgentsOfBase({ base, embedded }: Pick<Ports, 'base' | 'embedded'>): Promise<AgentsFile> {
  const source = await base.read(agentsFile)
  if (source === undefined) return noAgentsFile
  return readAgentsFile(source, {
    schema: (path) => base.read(`.ralph/config/${path}`),
    template: (path) => base.read(`.ralph/templates/${path}`),
    shipped: async (name) =>
      (await base.read(`.ralph/templates/pass-${name}.md`)) ?? embedded.read(`prompt/pass-${name}.md`),
  })
}

/** Throws RalphError AGENTS_FILE_INVALID. */
export async function readEnabledPasses(
  ports: Pick<Ports, 'base' | 'embedded'>,
  { settings }: { readonly settings: Pick<JobSettings['settings'], 'agent-passes-enabled'> },
): Promise<readonly Pass[]> {
  return settings['agent-passes-enabled'] ? (await readAgentsOfBase(ports)).passes : []
}

/** The model of context agents: the setting first, then the agents file, then the coding agent's model. */
export async function readContextModel(
  ports: Pick<Ports, 'base' | 'embedded'>,
  { settings }: Pick<JobSettings, 'settings'>,
): Promise<string | null> {
  return settings['call-models'].context ?? (await readAgentsOfBase(ports)).context.model ?? settings.model ?? null
}
