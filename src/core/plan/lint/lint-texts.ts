import type { Fault, Rule } from './fault.ts'
import { isOpen } from './lint-dependencies.ts'

export const missingDescription: Rule = ({ tasks }) =>
  tasks.flatMap((task, index): Fault[] => {
    if (!isOpen(task) || task.description.trim() !== '') return []
    const message = `Task "${task.id}" has no description; the agent sees only its title.`
    const remedy = 'Describe what is to be built.'
    return [{ severity: 'warning', code: 'PLAN_NO_DESCRIPTION', at: ['tasks', index], message, remedy }]
  })

export const missingCriteria: Rule = ({ tasks }) =>
  tasks.flatMap((task, index): Fault[] => {
    if (!isOpen(task) || task.acceptance_criteria.some((criterion) => criterion.trim() !== '')) return []
    const message = `Task "${task.id}" has no acceptance criteria; only the checks decide whether it is done.`
    const remedy = 'Say how one can see that it is done.'
    return [{ severity: 'warning', code: 'PLAN_NO_CRITERIA', at: ['tasks', index], message, remedy }]
  })
