import type { SpecTask } from './phases.ts'

type Ordered = Pick<SpecTask, 'id' | 'parallel' | 'after' | 'phase'>

/**
 * What each task waits for. In a phase the tasks marked `[P]` that stand together wait for nothing of each other, and the
 * next without the mark waits for all of them. The last task of a phase closes it: it waits for all before it, so that
 * whatever waits for the phase waits for this one, and the number of dependencies is linear.
 */
export function phaseOrder(tasks: readonly Ordered[], isStory: readonly boolean[]): string[][] {
  const waits: string[][] = []
  /** The tasks that close the phases so far, and of them the one that every later phase waits for. */
  let closed: readonly string[] = []
  let shared: readonly string[] = []
  for (const phase of inPhases(tasks)) {
    const isOwn = isStory[phase[0]?.phase ?? 0] === true
    waits.push(...withinPhase(phase, isOwn ? shared : closed))
    const last = phase.slice(-1).map(({ id }) => id)
    closed = isOwn ? [...closed, ...last] : last
    if (!isOwn) shared = last
  }
  return waits
}

function inPhases(tasks: readonly Ordered[]): Ordered[][] {
  const phases: Ordered[][] = []
  for (const task of tasks) {
    const open = phases.at(-1)
    if (open?.[0]?.phase === task.phase) open.push(task)
    else phases.push([task])
  }
  return phases
}

function withinPhase(phase: readonly Ordered[], before: readonly string[]): string[][] {
  let barrier = before
  let beside: string[] = []
  return phase.map(({ id, parallel, after }, index) => {
    const joins = !parallel || index === phase.length - 1
    const waits = joins && beside.length > 0 ? beside : barrier
    if (joins) {
      barrier = [id]
      beside = []
    } else beside.push(id)
    return [...new Set([...waits, ...after])]
  })
}
