/** Whether a key belongs to a field or to the browser, and is none of ours. */
export const isTyping = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** At once, or when the view that has the search has been drawn. */
export function focusSearch(isShown: boolean): void {
  const focus = (): void => document.querySelector<HTMLInputElement>('input[type=search]')?.focus()
  if (isShown) focus()
  else addEventListener('hashchange', () => setTimeout(focus), { once: true })
}
