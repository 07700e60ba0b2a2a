/** The checks ran on this tree, or could not begin. */
export interface CheckedTree {
  readonly tree: string
  readonly passed: boolean
}

/**
 * Settles the head by the checks of the tree that would land, or by those of its own tree; else it waits for the next
 * round. Only the very tree that was green lands. A change that is red on its own cannot blame the others. Pure.
 */
export function fateInTrain(
  trees: { readonly landing: string; readonly alone: string | undefined },
  checked: readonly CheckedTree[],
): 'landing' | 'alone' | 'waits' {
  const landing = checked.find(({ tree }) => tree === trees.landing)
  if (landing?.passed) return 'landing'
  if (checked.some(({ tree, passed }) => tree === trees.alone && !passed)) return 'alone'
  return landing ? 'landing' : 'waits'
}
