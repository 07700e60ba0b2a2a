import { parse } from 'yaml'
import { RalphError } from '../error/error.ts'
import { meantName } from '../text/nearest.ts'

/** Files that say what holds for every task of a project, with their titles in a prompt and their placeholders. */
const wordFiles = [
  { name: 'PRINCIPLES', path: '.ralph/principles.md', title: 'Principles' },
  { name: 'PATTERNS', path: '.ralph/patterns.md', title: 'Patterns' },
  { name: 'BOUNDARIES', path: '.ralph/boundaries.md', title: 'Boundaries' },
  { name: 'TECH_STACK', path: '.ralph/tech-stack.md', title: 'Tech stack' },
] as const

const configFile = '.ralph/config.yaml'

/** Where in that file the value of each other placeholder stands. */
const configured = {
  PROJECT_NAME: ['project', 'name'],
  PROJECT_DESCRIPTION: ['project', 'description'],
  TEST_COMMAND: ['commands', 'test'],
  LINT_COMMAND: ['commands', 'lint'],
  BUILD_COMMAND: ['commands', 'build'],
  DEV_COMMAND: ['commands', 'dev'],
} as const

const known: readonly string[] = [...Object.keys(configured), ...wordFiles.map(({ name }) => name)]

/** What a project says of itself, by placeholder; empty where it says nothing. */
export type ProjectWords = Readonly<Record<string, string>>

/** Reads `.ralph/config.yaml` and the files beside it. Throws RalphError PROJECT_WORDS for what is no YAML. */
export async function readProjectWords(read: (path: string) => Promise<string | undefined>): Promise<ProjectWords> {
  const config = inYaml((await read(configFile)) ?? '')
  const said = Object.entries(configured).map(([name, [group, key]]) => [name, wordIn(config, group, key)] as const)
  const files = wordFiles.map(async ({ name, path }) => [name, ((await read(path)) ?? '').trim()] as const)
  return Object.fromEntries([...said, ...(await Promise.all(files))])
}

function inYaml(text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 20 })
  } catch (error) {
    throw new RalphError({
      code: 'PROJECT_WORDS',
      message: `${configFile} cannot be read: ${String((error as Error).message).split('\n')[0]}`,
      hint: 'Correct the place that is named, or remove the file.',
    })
  }
}

function wordIn(config: unknown, group: string, key: string): string {
  const fields = (value: unknown): Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const value = fields(fields(config)[group])[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

const placeholder = /\{\{([A-Z][A-Z0-9_]*)\}\}/g

/** A template with the project's words in it; what a word holds is not looked at again. Throws RalphError PROJECT_WORDS for a name that is none. */
export function withProjectWords(template: string, words: ProjectWords, path: string): string {
  const unknown = [...template.matchAll(placeholder)].find(([, name = '']) => !known.includes(name))
  if (unknown) {
    const [, name = ''] = unknown
    const line = template.slice(0, unknown.index).split('\n').length
    const meant = meantName(name, known)
    throw new RalphError({
      code: 'PROJECT_WORDS',
      message: `${path}:${line} has {{${name}}}, which is no placeholder${meant === undefined ? '' : `; did you mean {{${meant}}}?`}`,
      hint: `The placeholders are ${known.map((one) => `{{${one}}}`).join(', ')}.`,
    })
  }
  return template.replace(placeholder, (_, name: string) => words[name] ?? '')
}

/** What every prompt is told of the project besides its plan; empty where it says nothing. */
export function projectContext(words: ProjectWords): string {
  const about = [words['PROJECT_NAME'], words['PROJECT_DESCRIPTION']].filter(Boolean).join(': ')
  const parts = wordFiles.flatMap(({ name, path, title }) => {
    const text = words[name] ?? ''
    return text === '' ? [] : [`# ${title} (${path})\n\n${text}`]
  })
  return [about === '' ? '' : `The project is ${about}`, ...parts].filter(Boolean).join('\n\n')
}
