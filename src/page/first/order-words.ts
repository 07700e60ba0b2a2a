/** `answer TASK 2` and `answer TASK done` need no text, and take none. */
const isComplete = (order: string): boolean => /^answer \S+ \S/.test(order)

export const orderWith = (order: string, text: string): string =>
  isComplete(order) ? order : [order, text.trim()].filter(Boolean).join(' ')

/** True if the order means nothing without a person's text. */
export const lacksText = (order: string, text: string): boolean =>
  order.startsWith('answer ') && !isComplete(order) && text.trim() === ''
