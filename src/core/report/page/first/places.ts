import { isMilestoneDone, type PullSlice, slicesOf, tasksOf } from '../../../run/next/slices.ts'
import { plural, thousands } from '../../../text/amounts.ts'
import { commandLine } from '../../../text/command-line.ts'
import { plainLine } from '../../../text/one-line.ts'
import { inFolder, operatorLine, shortOid } from '../../../text/report-context.ts'
import type { ChangedLines } from './figures.ts'
import { type Badge, type FirstInput, failing, type WorkPlace } from './first-screen.ts'

const maxPlaces = 5

/** A place for each milestone, or the work branch; what to merge first is on top. */
export function placesOf(input: FirstInput, changed: ChangedLines | null): WorkPlace[] {
  const { state, status } = input
  const slices = slicesOf(state)
  if (slices.length === 0) return [workBranch(input, changed)]
  const statuses = new Map(status.tasks.map((task) => [task.id, task]))
  const rows = slices.map((slice, index): WorkPlace => {
    const { milestone, branch, tip } = slice
    const tasks = tasksOf(input.plan, milestone)
    const done = tasks.filter((id) => statuses.get(id)?.status === 'done')
    const isComplete = isMilestoneDone(input.plan, state, milestone)
    return {
      badge: badgeOf(slice, isComplete, status.standing === 'at_work'),
      name: branch,
      url: pullsOf(input, branch),
      title: milestone ?? 'what is left',
      size: `${done.length} of ${plural(tasks.length, 'task')}`,
      text: `up to ${shortOid(tip)}, ${checksInWords(slice)}${isComplete ? '' : '; not complete yet'}`,
      action: index === 0 ? mergeAction(input) : null,
    }
  })
  if (rows.length <= maxPlaces) return rows
  const above = rows.slice(maxPlaces - 1)
  return [
    ...rows.slice(0, maxPlaces - 1),
    {
      badge: later,
      name: `${above[0]?.name} …`,
      url: null,
      title: `${above.length} more on top`,
      size: '',
      text: above.map(({ title }) => title).join(', '),
      action: null,
    },
  ]
}

function badgeOf({ red, newest }: PullSlice, complete: boolean, atWork: boolean): Badge {
  if (red !== null && red.length > 0) return failing('red on its own')
  if (complete && red !== null) return ready
  return newest ? (atWork ? inWork : held) : later
}

function checksInWords({ red }: PullSlice): string {
  if (red === null) return 'the checks have yet to run on it'
  return red.length === 0 ? 'checks passed' : `${plainLine(red.join(', '), 100)} failed`
}

const ready: Badge = { sign: '✓', word: 'complete', tone: 'good' }
const inWork: Badge = { sign: '▸', word: 'in work', tone: 'act' }
const held: Badge = { sign: '✗', word: 'stops here', tone: 'bad' }
const later: Badge = { sign: '·', word: 'on top', tone: 'dim' }

function workBranch(input: FirstInput, changed: ChangedLines | null): WorkPlace {
  const { state, status, context } = input
  const { commits } = status.receipt
  const isComplete = status.standing === 'complete'
  const checked = status.receipt.unchecked === null ? ', checks passed' : ''
  return {
    badge: isComplete ? ready : status.standing === 'at_work' ? inWork : { sign: '○', word: 'open', tone: 'act' },
    name: context.workBranch,
    url: pullsOf(input, state.work_branch),
    title: isComplete ? 'all of the work' : 'the work so far',
    size: changed ? `${thousands(changed.lines)} ${changed.lines === 1 ? 'line' : 'lines'}` : '',
    text: commits === 0 ? 'no commit yet' : `${plural(commits, 'commit')}${checked}`,
    action: commits === 0 ? null : isComplete ? mergeAction(input) : lookAction(input),
  }
}

const mergeAction = ({ status, context }: FirstInput): WorkPlace['action'] =>
  status.standing === 'complete'
    ? {
        label: 'Merge',
        command: operatorLine(context, 'finish', ...(context.mergesHere ? ['--here'] : [])),
        order: null,
      }
    : null

const lookAction = ({ context }: FirstInput): WorkPlace['action'] => ({
  label: 'Look at it',
  command: inFolder(context.cd, commandLine('git', 'log', '--oneline', context.workBranch)),
  order: null,
})

/** The state does not contain the pull requests' numbers. */
function pullsOf({ context: { repository }, state }: FirstInput, branch: string): string | null {
  if (repository === null || state.remote === '') return null
  return `${repository}/pulls?q=${encodeURIComponent(`is:pr head:${branch}`)}`
}
