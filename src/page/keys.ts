/** Whether a key belongs to a field or to the browser, and is none of ours. */
export const isTyping = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

export const focusSearch = (): void => document.querySelector<HTMLInputElement>('input[type=search]')?.focus()
