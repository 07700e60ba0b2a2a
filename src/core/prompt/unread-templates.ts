import { nearestName } from '../text/nearest.ts'
import { plainLine } from '../text/one-line.ts'
import { templatePaths } from './overrides.ts'

const folder = '.ralph/templates/'
const known: readonly string[] = Object.values(templatePaths).flat()

/** A file that looks like a template and is none: what is wrong, and what to do. */
export interface UnreadTemplate {
  readonly found: string
  readonly remedy: string
}

/**
 * Files where a repository keeps its templates that nothing reads, because of their names. A pass has its own, and the file of
 * the agents may name more: what stands in that text is read.
 */
export function unreadTemplates(files: readonly string[], agents: string): UnreadTemplate[] {
  return files
    .filter((path) => /\.(?:md|markdown|txt)$/i.test(path) && !known.includes(path))
    .map((path) => path.slice(folder.length))
    .filter((name) => !/^pass-[^/]+\.md$|^readme\.md$/i.test(name) && !names(agents, name))
    .map((name) => {
      const meant = nearestName(stem(name), Object.keys(templatePaths))
      return {
        found: `${folder}${plainLine(name, 200)} is not read: no template has this name.`,
        remedy:
          meant === undefined
            ? `The templates are: ${[...Object.keys(templatePaths), 'pass-NAME'].join(', ')}.`
            : `Did you mean ${meant}.md?`,
      }
    })
}

const stem = (name: string): string => name.replace(/\.[^.]*$/, '')

/** With its ending or without. */
const names = (agents: string, name: string): boolean =>
  agents.includes(name) || [`"${stem(name)}"`, `/${stem(name)}"`].some((one) => agents.includes(one))
