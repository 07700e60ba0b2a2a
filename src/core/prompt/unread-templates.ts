import { meantName } from '../text/nearest.ts'
import { plainLine } from '../text/one-line.ts'
import { templatePaths } from './overrides.ts'

const folder = '.ralph/templates/'
const templateFiles: readonly string[] = Object.values(templatePaths).flat()

export interface UnreadTemplate {
  readonly found: string
  readonly remedy: string
}

/**
 * Template files with names that nothing reads. Passes have their own names, and the agents file (`agents`) may name
 * more.
 */
export function unreadTemplates(files: readonly string[], agents: string): UnreadTemplate[] {
  return files
    .filter((path) => /\.(?:md|markdown|txt)$/i.test(path) && !templateFiles.includes(path))
    .map((path) => path.slice(folder.length))
    .filter((name) => !/^pass-[^/]+\.md$|^readme\.md$/i.test(name) && !isNamedIn(agents, name))
    .map((name) => {
      const suggestion = meantName(stem(name), Object.keys(templatePaths))
      return {
        found: `${folder}${plainLine(name, 200)} is not read: no template has this name.`,
        remedy:
          suggestion === undefined
            ? `The templates are: ${[...Object.keys(templatePaths), 'pass-NAME'].join(', ')}.`
            : `Did you mean ${suggestion}.md?`,
      }
    })
}

const stem = (name: string): string => name.replace(/\.[^.]*$/, '')

const isNamedIn = (agents: string, name: string): boolean =>
  agents.includes(name) || [`"${stem(name)}"`, `/${stem(name)}"`].some((one) => agents.includes(one))
