import { branchNameFault } from '../../ref/branch-name.ts'
import { type Rule, shown } from './fault.ts'

/** Names below this belong to the engine, and a branch `ralph` would make all of them impossible (measured). */
const engineNames = /^ralph(\/state(\/.*)?)?$/i

export const unsafeBranch: Rule = ({ branch }) => {
  if (branch === undefined) return []
  const fault =
    branchNameFault(branch) ?? (engineNames.test(branch) ? 'is where the engine keeps its state' : undefined)
  if (fault === undefined) return []
  const message = `The branch name ${shown(branch)} ${fault}.`
  const remedy = 'Use a name such as feature/login, or leave the field out.'
  return [{ severity: 'error', code: 'PLAN_UNSAFE_BRANCH', at: ['branch'], message, remedy }]
}

/** As the CLI writes them. What begins with `-` would be read as a flag of its own, and could lift every limit. */
const toolPattern = /^[A-Za-z][\w*-]*(\([^\0\r\n]+\))?$/

export const unsafeTool: Rule = ({ tasks }) =>
  tasks.flatMap((task, index) =>
    (task.allowed_tools ?? []).flatMap((tool, entry) => {
      if (toolPattern.test(tool)) return []
      return [
        {
          severity: 'error' as const,
          code: 'PLAN_UNSAFE_TOOL',
          at: ['tasks', index, 'allowed_tools', entry],
          message: `Task "${task.id}" allows ${shown(tool)}, which is no tool's name.`,
          remedy: 'Write a name such as Edit, or one with a pattern in brackets such as Bash(npm test).',
        },
      ]
    }),
  )

/** A skill names a file, `.ralph/skills/<name>.md`. */
const skillPattern = /^[A-Za-z0-9][A-Za-z0-9._-]*$/

export const unsafeSkill: Rule = ({ tasks }) =>
  tasks.flatMap((task, index) =>
    task.skills.flatMap((skill, entry) => {
      if (skillPattern.test(skill) && !skill.includes('..')) return []
      return [
        {
          severity: 'error' as const,
          code: 'PLAN_UNSAFE_SKILL',
          at: ['tasks', index, 'skills', entry],
          message: `Task "${task.id}" names the skill ${shown(skill)}, which is no plain file name.`,
          remedy: 'Use letters, digits, ".", "_" and "-", without a folder and without ".md".',
        },
      ]
    }),
  )
