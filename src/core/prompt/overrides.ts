import { RalphError } from '../error/error.ts'
import { thousands } from '../text/amounts.ts'

/**
 * Templates of a repository, read at the base (docs/design.md#settings). The first existing path counts; the second is
 * an older name.
 */
export const templatePaths = {
  'first-iteration': ['.ralph/templates/first-iteration.md', '.ralph/first-iteration.md'],
  'handoff-extraction': ['.ralph/templates/handoff-extraction.md', '.ralph/templates/handoff-extraction-prompt.md'],
  'output-instructions': ['.ralph/templates/output-instructions.md', '.ralph/templates/coding-prompt-footer.md'],
  'knowledge-index': ['.ralph/templates/knowledge-index.md', '.ralph/templates/knowledge-index-prompt.md'],
  'context-prep': ['.ralph/templates/context-prep.md', '.ralph/templates/context-prep-prompt.md'],
  'context-post': ['.ralph/templates/context-post.md', '.ralph/templates/context-post-prompt.md'],
  'plan-review': ['.ralph/templates/plan-review.md'],
  'consensus-challenge': ['.ralph/templates/consensus-challenge.md'],
  'consensus-counter': ['.ralph/templates/consensus-counter.md'],
  'consensus-synthesis': ['.ralph/templates/consensus-synthesis.md'],
  verify: ['.ralph/templates/verify.md'],
  'verify-unchanged': ['.ralph/templates/verify-unchanged.md'],
  'plan-create': ['.ralph/templates/plan-create.md'],
  'init-ai': ['.ralph/templates/init-ai.md'],
  review: ['.ralph/templates/review.md', '.ralph/templates/review-agent-prompt.md'],
} as const

/** A name must be no path (failure model D6): throws RalphError SKILL_NAME. */
export function skillPath(name: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name)) return `.ralph/skills/${name}.md`
  throw new RalphError({
    code: 'SKILL_NAME',
    message: `"${name}" cannot be the name of a skill.`,
    hint: 'Use letters, digits, ".", "_" and "-" only: the skill "api-style" is the file .ralph/skills/api-style.md.',
  })
}

/** `path` is null for ralph's own template. */
export interface PromptTemplate {
  readonly path: string | null
  readonly text: string
}

/**
 * A user's own templates are never cut, so together they may take half of a prompt. Throws RalphError
 * TEMPLATE_TOO_LONG.
 */
export function refuseLongTemplates(
  templates: readonly PromptTemplate[],
  { maxChars, setting }: { readonly maxChars: number; readonly setting: string },
): void {
  const ownTemplates = templates.filter(({ path }) => path !== null)
  const chars = ownTemplates.reduce((sum, { text }) => sum + text.trim().length, 0)
  const maxOwnChars = Math.floor(maxChars / 2)
  if (chars <= maxOwnChars) return
  throw new RalphError({
    code: 'TEMPLATE_TOO_LONG',
    message: `${ownTemplates.map(({ path }) => path).join(' and ')} ${ownTemplates.length > 1 ? 'have' : 'has'} ${thousands(chars)} characters, more than half of a prompt (${thousands(maxOwnChars)}).`,
    hint: `Shorten it, or raise \`${setting}\`.`,
  })
}
