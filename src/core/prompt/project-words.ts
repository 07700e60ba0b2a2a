import { isNode, isScalar, parse, parseDocument } from 'yaml'
import { RalphError } from '../error/error.ts'
import { nearestName } from '../text/nearest.ts'

/** Files that say what holds for every task of a project, with their titles in a prompt and their placeholders. */
const wordFiles = [
  { name: 'PRINCIPLES', path: '.ralph/principles.md', title: 'Principles' },
  { name: 'PATTERNS', path: '.ralph/patterns.md', title: 'Patterns' },
  { name: 'BOUNDARIES', path: '.ralph/boundaries.md', title: 'Boundaries' },
  { name: 'TECH_STACK', path: '.ralph/tech-stack.md', title: 'Tech stack' },
] as const

const wordsConfig = '.ralph/config.yaml'

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
  const config = inYaml((await read(wordsConfig)) ?? '')
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
      message: `${wordsConfig} cannot be read: ${String((error as Error).message).split('\n')[0]}`,
      hint: 'Correct that place, or remove the file.',
    })
  }
}

function wordIn(config: unknown, group: string, key: string): string {
  const fields = (value: unknown): Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const value = fields(fields(config)[group])[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

const placeholder = /\{\{[ \t]*([A-Z][A-Z0-9_]*)[ \t]*\}\}/g

/** A template with the project's words in it; what a word holds is not looked at again. Throws RalphError PROJECT_WORDS for a name that is none. */
export function withProjectWords(template: string, words: ProjectWords, path: string): string {
  const [message] = unknownIn(template, path)
  if (message !== undefined) throw new RalphError({ code: 'PROJECT_WORDS', message, hint: allNames })
  return template.replace(placeholder, (_, name: string) => words[name] ?? '')
}

const allNames = `The placeholders are ${known.map((one) => `{{${one}}}`).join(', ')}.`

const unknownIn = (template: string, path: string): string[] =>
  [...template.matchAll(placeholder)].flatMap(({ 1: name = '', index }) => {
    if (known.includes(name)) return []
    const meant = nearestName(name, known)
    const nearest = meant === undefined ? '' : `; did you mean {{${meant}}}?`
    return [
      `${path}:${template.slice(0, index).split('\n').length} has {{${name}}}, which is not a placeholder${nearest}`,
    ]
  })

/** Everything that is wrong with the project's configuration and its templates, with places: told before a run begins. */
export function wordFaults(
  config: string | undefined,
  templates: readonly (readonly [path: string, text: string])[],
): string[] {
  const unknown = templates.flatMap(([path, text]) => unknownIn(text, path))
  return [
    ...configFaults(config ?? ''),
    ...unknown.map((fault) => `${fault}${fault.endsWith('?') ? '' : '.'} ${allNames}`),
  ]
}

function configFaults(text: string): string[] {
  const document = parseDocument(text)
  if (document.errors.length > 0)
    return document.errors.map(({ linePos, message }) => {
      const [at] = linePos ?? []
      const [what = ''] = message.split(/ at line |\n/)
      return `${wordsConfig}:${at?.line ?? 1}:${at?.col ?? 1}: ${what}`
    })
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length
  return Object.values(configured).flatMap(([group, key]) => {
    const node = document.getIn([group, key], true)
    if (node === undefined || (isScalar(node) && ['string', 'number', 'object'].includes(typeof node.value))) return []
    const [offset = 0] = (isNode(node) && node.range) || []
    return [`${wordsConfig}:${lineOf(offset)}: ${group}.${key}: expected a text`]
  })
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
