import type { EventOf } from '../../../schema/run/event.ts'
import { plural } from '../../text/amounts.ts'
import { assertNever } from '../../text/assert-never.ts'
import { quote, some } from '../../text/one-line.ts'
import { shortOid } from '../../text/report-context.ts'

type StackEvent = EventOf<'milestone_begun' | 'parts_merged' | 'base_merged' | 'work_moved'>

/** How the branches of the run moved, and what people merged of them. */
export function stackInWords(event: StackEvent): string {
  switch (event.type) {
    case 'milestone_begun':
      return `a pull request for ${event.milestone === null ? 'no milestone' : `milestone ${quote(event.milestone)}`} begins on ${shortOid(event.from)}`
    case 'parts_merged':
      return event.all
        ? 'all of the work is merged into the base: there is nothing left to read'
        : `${plural(event.parts, 'pull request')} of the run ${event.parts === 1 ? 'is' : 'are'} merged into the base`
    case 'base_merged':
      return `the base moved: ${quote(event.why)}; the checks run on ${shortOid(event.commit)} next${protectedPart(event)}`
    case 'work_moved':
      return `work branch moved from ${shortOid(event.from)} to ${shortOid(event.to)}: ${quote(event.why)}${protectedPart(event)}`
    default:
      return assertNever(event)
  }
}

const protectedPart = ({ protects }: EventOf<'work_moved' | 'base_merged'>): string =>
  protects ? `; it changes protected files: ${some(protects.paths, protects.total)}` : ''
