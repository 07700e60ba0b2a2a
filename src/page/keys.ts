/** True if a key belongs to a field or to the browser. */
export const isTyping = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** Focuses the search now, or after the view with the search is drawn, which may take some frames. */
export function focusSearch(isShown: boolean): void {
  const focus = (frames: number): void => {
    const search = document.querySelector<HTMLInputElement>('input[type=search]')
    if (search) search.focus()
    else if (frames > 0) requestAnimationFrame(() => focus(frames - 1))
  }
  if (isShown) focus(0)
  else addEventListener('hashchange', () => setTimeout(focus, 0, 30), { once: true })
}

/** The browser clears a search on Escape; a second Escape leaves it, so that the keys work again. */
export function leaveOnEscape({ key, currentTarget }: KeyboardEvent): void {
  if (key === 'Escape' && currentTarget instanceof HTMLInputElement && currentTarget.value === '') currentTarget.blur()
}
