import { error, notice, warning } from '@actions/core'
import { withoutOlderOrders } from './actions-log.ts'

/** Annotations of the step, whose text may be foreign: the toolkit keeps it to one command, the runner's older syntax is broken here. */
export const annotate = {
  error: (text: string): void => error(withoutOlderOrders(text)),
  notice: (text: string): void => notice(withoutOlderOrders(text)),
  warning: (text: string): void => warning(withoutOlderOrders(text)),
}
