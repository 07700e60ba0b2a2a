import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where the user's repository keeps the objects of its submodules, and of theirs. */
export function submoduleObjects(gitDir: string): string[] {
  const worktrees = join(gitDir, 'worktrees')
  const linked = existsSync(worktrees) ? readdirSync(worktrees).map((name) => join(worktrees, name, 'modules')) : []
  return [join(gitDir, 'modules'), ...linked].flatMap(objectsBelow)
}

/** A submodule's name may hold slashes, so its git directory may lie some folders down. */
function objectsBelow(modules: string): string[] {
  if (!existsSync(modules)) return []
  return readdirSync(modules, { withFileTypes: true }).flatMap((entry) => {
    const place = join(modules, entry.name)
    if (!entry.isDirectory()) return []
    if (!existsSync(join(place, 'HEAD'))) return objectsBelow(place)
    return [join(place, 'objects'), ...objectsBelow(join(place, 'modules'))]
  })
}
