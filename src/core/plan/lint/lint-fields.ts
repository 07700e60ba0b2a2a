import { branchNameFault } from '../../ref/branch-name.ts'
import { thousands } from '../../text/amounts.ts'
import { insidePath } from '../../text/paths.ts'
import { reservedPrefix } from '../graph/milestones.ts'
import { type Fault, quoteValue, type Rule } from './fault.ts'
import { isOpen } from './lint-dependencies.ts'
import { sizeReasons } from './story-size.ts'

/** These names belong to the engine; a branch `ralph` would make all names below it impossible (measured). */
const engineNames = /^ralph(\/state(\/.*)?)?$/i

export const unsafeBranch: Rule = ({ branch }) => {
  if (branch === undefined) return []
  const fault =
    branchNameFault(branch) ?? (engineNames.test(branch) ? 'is where the engine keeps its state' : undefined)
  if (fault === undefined) return usuallyDefault.test(branch) ? [defaultBranchWarning(branch)] : []
  const message = `The branch name ${quoteValue(branch)} ${fault}.`
  const remedy = 'Use a name such as feature/login, or leave the field out.'
  return [{ severity: 'error', code: 'PLAN_UNSAFE_BRANCH', at: ['branch'], message, remedy }]
}

const usuallyDefault = /^(?:main|master)$/

/** Plans of older programs name it. Only a run knows which branch is the default. */
const defaultBranchWarning = (branch: string): Fault => ({
  severity: 'warning',
  code: 'PLAN_UNSAFE_BRANCH',
  at: ['branch'],
  message: `The work branch is ${branch}. If that is the default branch, no run starts, because ralph never commits to it.`,
  remedy: 'Leave the field out, and the work goes to ralph/work/<name of the plan>.',
})

/** The CLI's notation. A value that begins with `-` would be read as a flag, and could remove every limit. */
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
          message: `Task "${task.id}" allows ${quoteValue(tool)}, which is not the name of a tool.`,
          remedy: 'Write a name such as Edit, or one with a pattern in brackets such as Bash(npm test).',
        },
      ]
    }),
  )

/** A skill is the file `.ralph/skills/<name>.md`. */
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
          message: `Task "${task.id}" names the skill ${quoteValue(skill)}, which is not a plain file name.`,
          remedy: 'Use letters, digits, ".", "_" and "-", without a folder and without ".md".',
        },
      ]
    }),
  )

export const reservedIds: Rule = ({ tasks }) =>
  tasks.flatMap(({ id }, index) => {
    const prefix = reservedPrefix(id)
    return prefix === undefined
      ? []
      : {
          severity: 'error' as const,
          code: 'PLAN_RESERVED_ID',
          at: ['tasks', index, 'id'],
          message: `The id "${id}" starts with "${prefix}", which is reserved for ralph's own tasks.`,
          remedy: 'Use another id.',
        }
  })

/** A duplicate is counted twice, so that its dependents would never run (failure model A9). */
export const duplicateIds: Rule = ({ tasks }) => {
  const earlierIds = new Set<string>()
  const faults: Fault[] = []
  for (const [index, { id }] of tasks.entries()) {
    if (earlierIds.has(id)) {
      faults.push({
        severity: 'error',
        code: 'PLAN_DUPLICATE_ID',
        at: ['tasks', index, 'id'],
        message: `The id "${id}" is used by more than one task.`,
        remedy: 'Give this task an id of its own.',
      })
    }
    earlierIds.add(id)
  }
  return faults
}

/** Ids become file names, and some file systems ignore case. */
export const caseTwins: Rule = ({ tasks }) => {
  const spellings = new Map<string, string>()
  const faults: Fault[] = []
  for (const [index, { id }] of tasks.entries()) {
    const earlier = spellings.get(id.toLowerCase())
    if (earlier === undefined) spellings.set(id.toLowerCase(), id)
    else if (earlier !== id) {
      faults.push({
        severity: 'error',
        code: 'PLAN_CASE_TWIN',
        at: ['tasks', index, 'id'],
        message: `The ids "${earlier}" and "${id}" differ only in case.`,
        remedy: 'Rename one of them.',
      })
    }
  }
  return faults
}

const remedy = 'Write it from the top of the repository, with "/" between names and without "..": packages/web'

/** `paths` and `working_directory` are compared and joined literally: they must be relative and stay inside. */
export const unsafePath: Rule = ({ tasks }) =>
  tasks.flatMap(({ id, paths, working_directory }, index) => {
    const entries = [
      ...(working_directory === undefined ? [] : [{ field: 'working_directory', value: working_directory, entry: [] }]),
      ...paths.map((value, entry) => ({ field: 'paths', value, entry: [entry] })),
    ]
    return entries.flatMap(({ field, value, entry }): Fault[] => {
      const reason = pathFault(field, value)
      if (reason === undefined) return []
      const message = `Task "${id}" has ${quoteValue(value)} in ${field}, which ${reason}.`
      return [{ severity: 'error', code: 'PLAN_UNSAFE_PATH', at: ['tasks', index, field, ...entry], message, remedy }]
    })
  })

function pathFault(field: string, value: string): string | undefined {
  if (value.trim() === '') return 'is empty'
  if (field === 'paths' && value.startsWith('!')) return 'excludes paths; only what may be changed can be named'
  return insidePath(value) === undefined ? 'is not a path inside the repository' : undefined
}

export const missingDescription: Rule = ({ tasks }) =>
  tasks.flatMap((task, index): Fault[] => {
    if (!isOpen(task) || task.description.trim() !== '') return []
    const shownFields = task.acceptance_criteria.length > 0 ? 'its title and its acceptance criteria' : 'only its title'
    const message = `Task "${task.id}" has no description; the agent sees ${shownFields}.`
    const remedy = 'Describe what to build.'
    return [{ severity: 'warning', code: 'PLAN_NO_DESCRIPTION', at: ['tasks', index], message, remedy }]
  })

export const missingCriteria: Rule = ({ tasks }) =>
  tasks.flatMap((task, index): Fault[] => {
    if (!isOpen(task) || task.acceptance_criteria.some((criterion) => criterion.trim() !== '')) return []
    const message = `Task "${task.id}" has no acceptance criteria; only the checks decide whether it is done.`
    const remedy = 'Say how to tell that it is done.'
    return [{ severity: 'warning', code: 'PLAN_NO_CRITERIA', at: ['tasks', index], message, remedy }]
  })

/** Default size of a prompt in characters (docs/design.md#prompt). */
const maxTextChars = 32_000

/** A longer text is cut in the prompt, and a task with many parts is more than one call can do well. */
export const taskSize: Rule = ({ tasks }) =>
  tasks.flatMap((task, index): Fault[] => {
    if (!isOpen(task)) return []
    const code = 'PLAN_TASK_TOO_LARGE'
    const length = task.acceptance_criteria.reduce((sum, text) => sum + text.length, task.description.length)
    if (length > maxTextChars) {
      const message = `Task "${task.id}" has ${thousands(length)} characters. A prompt holds ${thousands(maxTextChars)} unless context-budget is raised; the rest is cut.`
      const remedy = 'Split the task, or put its text into a file in the repository and name that file.'
      return [{ severity: 'warning', code, at: ['tasks', index], message, remedy }]
    }
    return sizeReasons(task).map(({ field, why }) => ({
      severity: 'warning',
      code,
      at: ['tasks', index, field],
      message: `Task "${task.id}" may be too large for one agent call: ${why}.`,
      remedy: 'Split it into smaller tasks.',
    }))
  })
