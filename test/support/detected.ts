import { stringify } from 'smol-toml'
import { isManifest, type ProjectFiles } from '../../src/core/detect/manifests.ts'

/** A repository of these files, as `ralph init` would read it. */
export function projectOf(files: Readonly<Record<string, string>>): ProjectFiles {
  const paths = Object.keys(files)
  return { paths, texts: new Map(paths.filter(isManifest).map((path) => [path, files[path] ?? ''])) }
}

export const packageJson = (fields: Record<string, unknown>): string => JSON.stringify({ name: 'app', ...fields })

export const pyproject = (fields: Record<string, unknown>): string => stringify(fields)
