import type { DetectedProject, ToolStep } from '../detect/detected.ts'

/** What a job needs for all projects: each tool once, as the first project that needs it says. */
export function workflowSteps(projects: readonly DetectedProject[]): ToolStep[] {
  const steps = new Map<string, ToolStep>()
  for (const step of projects.flatMap((project) => project.steps)) {
    const key = 'uses' in step ? step.uses : step.run
    if (!steps.has(key)) steps.set(key, step)
  }
  return [...steps.values()]
}
