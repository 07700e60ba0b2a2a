/** `answer TASK 2`, `answer TASK done`: an answer that needs no words, and takes none. */
const isWhole = (order: string): boolean => /^answer \S+ \S/.test(order)

/** An order and the words of a person behind it. */
export const orderWith = (order: string, text: string): string =>
  isWhole(order) ? order : [order, text.trim()].filter(Boolean).join(' ')

/** Whether it is nothing without words of a person. */
export const lacksWords = (order: string, text: string): boolean =>
  order.startsWith('answer ') && !isWhole(order) && text.trim() === ''
