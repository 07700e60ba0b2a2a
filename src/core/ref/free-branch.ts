/** `name`, with a number if one of `branches` is the same, or a parent folder of it, or below it. */
export function freeBranch(name: string, branches: readonly string[]): string {
  const used = new Set(
    branches.flatMap((branch) => {
      const segments = branch.toLowerCase().split('/')
      return segments.map((_, index) => segments.slice(0, index + 1).join('/'))
    }),
  )
  let candidate = name
  for (let count = 2; used.has(candidate.toLowerCase()); count += 1) candidate = `${name}-${count}`
  return candidate
}
