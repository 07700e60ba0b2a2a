/** `A → B → C`; of a long row its first six and its last five. */
export const arrows = (names: readonly string[]): string =>
  names.length > 12 ? `${arrows(names.slice(0, 6))} → … → ${arrows(names.slice(-5))}` : names.join(' → ')
