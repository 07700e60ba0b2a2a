import type { EventOf } from '../../../schema/run/event.ts'
import { unusableEditLine } from '../../plan/unusable-edit.ts'
import { firstThree, quote } from '../../text/one-line.ts'

/** What of a person's edit of the plan was adopted. */
export function planChanged(event: EventOf<'plan_changed'>): string {
  const parts = [
    ['added', event.added.map((task) => task.id)],
    ['removed', event.removed],
    ['changed', event.modified],
  ] as const
  const said = parts.filter(([, ids]) => ids.length > 0).map(([verb, ids]) => `${verb} ${firstThree(ids)}`)
  const refused = event.refused ?? []
  const left = refused.length === 0 ? '' : `; not adopted: ${refused.map(({ why }) => quote(why)).join(' ')}`
  return `a person's edit of the plan was adopted: ${said.join('; ') || 'no task changed'}${left}`
}

/** An edit that cannot be used, or that was mended. */
export function editInWords(event: EventOf<'edit_unusable' | 'edit_mended'>): string {
  if (event.type === 'edit_unusable') return unusableEditLine(event, quote)
  const since = event.kind === 'plan' ? '' : ': each job that starts from now on follows it'
  return `${quote(event.file)} can be used again${since}`
}
