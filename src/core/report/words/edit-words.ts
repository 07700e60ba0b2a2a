import type { EventOf } from '../../../schema/run/event.ts'
import { unusableEditLine } from '../../plan/unusable-edit.ts'
import { firstThree, quote } from '../../text/one-line.ts'

export function planChangeInWords(event: EventOf<'plan_changed'>): string {
  const changes = [
    ['added', event.added.map((task) => task.id)],
    ['removed', event.removed],
    ['changed', event.modified],
  ] as const
  const changeTexts = changes.filter(([, ids]) => ids.length > 0).map(([verb, ids]) => `${verb} ${firstThree(ids)}`)
  const refused = event.refused ?? []
  const notAdopted = refused.length === 0 ? '' : `; not adopted: ${refused.map(({ why }) => quote(why)).join(' ')}`
  return `a person's edit of the plan was adopted: ${changeTexts.join('; ') || 'no task changed'}${notAdopted}`
}

export function editInWords(event: EventOf<'edit_unusable' | 'edit_mended'>): string {
  if (event.type === 'edit_unusable') return unusableEditLine(event, quote)
  const effect = event.kind === 'plan' ? '' : ': each job that starts from now on follows it'
  return `${quote(event.file)} can be used again${effect}`
}
