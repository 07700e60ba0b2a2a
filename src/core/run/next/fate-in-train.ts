export interface CheckedTree {
  readonly tree: string
  readonly passed: boolean
}

/** Only the very tree that was green lands, and a change that is red on its own leaves the train. Pure. */
export function fateInTrain(
  trees: { readonly landing: string; readonly alone: string | undefined },
  checked: readonly CheckedTree[],
): 'landing' | 'alone' | 'waits' {
  const landing = checked.find(({ tree }) => tree === trees.landing)
  if (landing?.passed) return 'landing'
  if (checked.some(({ tree, passed }) => tree === trees.alone && !passed)) return 'alone'
  return landing ? 'landing' : 'waits'
}
