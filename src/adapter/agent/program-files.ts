import { realpathSync } from 'node:fs'
import { dirname } from 'node:path'

/** What an agent's program needs of itself, for one that lies below a home: its package, and where it is called by. */
export function programFiles(program: string): string[] {
  const real = realOf(program)
  const inPackages = real.lastIndexOf('/node_modules/')
  return [program, inPackages < 0 ? real : `${real.slice(0, inPackages)}/node_modules`]
}

function realOf(program: string): string {
  try {
    return realpathSync(program)
  } catch {
    return dirname(program)
  }
}
