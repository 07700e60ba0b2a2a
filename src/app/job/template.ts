import { templatePaths } from '../../core/prompt/overrides.ts'
import type { Ports } from './ports.ts'

/** The user's own template at the base, else the one that ralph brings along. */
export async function template(
  { base, embedded }: Pick<Ports, 'base' | 'embedded'>,
  name: keyof typeof templatePaths,
): Promise<string> {
  for (const path of templatePaths[name]) {
    const text = await base.read(path)
    if (text !== undefined) return text
  }
  return (await embedded.read(`prompt/${name}.md`)) ?? ''
}
