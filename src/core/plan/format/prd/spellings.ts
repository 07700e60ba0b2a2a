import type { TaskStatus } from '../../../../schema/plan/plan.ts'
import { isRecord } from '../read/salvage.ts'
import { parseStatus } from '../read/status-words.ts'

/** Spellings of the fields in existing files, the usual name first. */
export const planSpellings = {
  project: ['project', 'projectName', 'project_name', 'name', 'title'],
  branchName: ['branchName', 'branch_name', 'branch'],
  description: ['description', 'overview', 'summary'],
  config: ['config'],
  stats: ['stats'],
} as const

export const storySpellings = {
  id: ['id', 'storyId', 'story_id'],
  title: ['title', 'name'],
  description: ['description'],
  acceptanceCriteria: ['acceptanceCriteria', 'acceptance_criteria', 'criteria', 'steps'],
  priority: ['priority'],
  passes: ['passes', 'passed', 'done', 'completed'],
  status: ['status'],
  attempts: ['attempts'],
  notes: ['notes'],
  completedAt: ['completedAt', 'completed_at'],
  dependencies: ['dependencies', 'dependsOn', 'depends_on'],
} as const

export type StoryField = keyof typeof storySpellings

/** An object's name for this field; null counts as missing. */
export function spelled(value: unknown, names: readonly string[]): string | undefined {
  if (!isRecord(value)) return undefined
  return names.find((name) => Object.hasOwn(value, name) && value[name] !== null)
}

/** A story that has not passed yet is still open. */
export const storyWords = {
  words: { passed: 'done', passing: 'done', passes: 'done', failing: 'pending', failed: 'pending' },
  remedy: 'Write pending, in_progress, passed or skipped.',
} as const

/** Undefined if the word is no status. */
export function storyStatus(word: unknown): TaskStatus | undefined {
  const status = parseStatus(word, { at: [], offset: 0 }, storyWords)
  return typeof status === 'string' ? status : undefined
}
