/** `name`, with a number if git refuses a branch of that name beside `branches`: as the same one, or as a folder of one. */
export function freeBranch(name: string, branches: readonly string[]): string {
  const used = new Set(
    branches.flatMap((branch) => {
      const parts = branch.toLowerCase().split('/')
      return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    }),
  )
  let free = name
  for (let count = 2; used.has(free.toLowerCase()); count += 1) free = `${name}-${count}`
  return free
}
