/** A tree that the checks ran on, or could not begin on. */
export interface CheckedTree {
  readonly tree: string
  readonly passed: boolean
}

/**
 * What becomes of a candidate whose turn it is: settled as the tree that would land was checked, settled as its own tree
 * was, or kept for the next round. Only a green tree lands, and only the very tree; a change that is red without the
 * others is nobody else's fault; what was checked behind one that did not land says nothing. Pure.
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
