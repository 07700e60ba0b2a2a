import { isNode, isScalar, parse, parseDocument } from 'yaml'
import { RalphError } from '../error/error.ts'
import { meantName } from '../text/nearest.ts'

/** Files that apply to every task, with their titles in a prompt and their placeholders. */
const wordFiles = [
  { name: 'PRINCIPLES', path: '.ralph/principles.md', title: 'Principles' },
  { name: 'PATTERNS', path: '.ralph/patterns.md', title: 'Patterns' },
  { name: 'BOUNDARIES', path: '.ralph/boundaries.md', title: 'Boundaries' },
  { name: 'TECH_STACK', path: '.ralph/tech-stack.md', title: 'Tech stack' },
] as const

const wordsConfig = '.ralph/config.yaml'

/** Path of each other placeholder's value in `.ralph/config.yaml`. */
const configFields = {
  PROJECT_NAME: ['project', 'name'],
  PROJECT_DESCRIPTION: ['project', 'description'],
  TEST_COMMAND: ['commands', 'test'],
  LINT_COMMAND: ['commands', 'lint'],
  BUILD_COMMAND: ['commands', 'build'],
  DEV_COMMAND: ['commands', 'dev'],
} as const

const placeholderNames: readonly string[] = [...Object.keys(configFields), ...wordFiles.map(({ name }) => name)]

/** Texts by placeholder; empty if the project has none. */
export type ProjectWords = Readonly<Record<string, string>>

/** Throws RalphError PROJECT_WORDS if `.ralph/config.yaml` is not YAML. */
export async function readProjectWords(read: (path: string) => Promise<string | undefined>): Promise<ProjectWords> {
  const config = parseYaml((await read(wordsConfig)) ?? '')
  const configured = Object.entries(configFields).map(
    ([name, [group, key]]) => [name, textIn(config, group, key)] as const,
  )
  const files = wordFiles.map(async ({ name, path }) => [name, ((await read(path)) ?? '').trim()] as const)
  return Object.fromEntries([...configured, ...(await Promise.all(files))])
}

function parseYaml(text: string): unknown {
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

function textIn(config: unknown, group: string, key: string): string {
  const fields = (value: unknown): Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const value = fields(fields(config)[group])[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

const placeholder = /\{\{[ \t]*([A-Z][A-Z0-9_]*)[ \t]*\}\}/g

/** Fills the placeholders in one pass. Throws RalphError PROJECT_WORDS for an unknown name. */
export function withProjectWords(template: string, words: ProjectWords, path: string): string {
  const [message] = unknownPlaceholders(template, path)
  if (message !== undefined) throw new RalphError({ code: 'PROJECT_WORDS', message, hint: allNames })
  return template.replace(placeholder, (_, name: string) => words[name] ?? '')
}

const allNames = `The placeholders are ${placeholderNames.map((name) => `{{${name}}}`).join(', ')}.`

const unknownPlaceholders = (template: string, path: string): string[] =>
  [...template.matchAll(placeholder)].flatMap(({ 1: name = '', index }) => {
    if (placeholderNames.includes(name)) return []
    const suggestion = meantName(name, placeholderNames)
    const nearest = suggestion === undefined ? '' : `; did you mean {{${suggestion}}}?`
    return [
      `${path}:${template.slice(0, index).split('\n').length} has {{${name}}}, which is not a placeholder${nearest}`,
    ]
  })

/** All faults of the project's configuration and templates, with places; checked before a run. */
export function wordFaults(
  config: string | undefined,
  templates: readonly (readonly [path: string, text: string])[],
): string[] {
  const unknown = templates.flatMap(([path, text]) => unknownPlaceholders(text, path))
  return [
    ...configFaults(config ?? ''),
    ...unknown.map((fault) => `${fault}${fault.endsWith('?') ? '' : '.'} ${allNames}`),
  ]
}

function configFaults(text: string): string[] {
  const document = parseDocument(text)
  if (document.errors.length > 0)
    return document.errors.map(({ linePos, message }) => {
      const [position] = linePos ?? []
      const [fault = ''] = message.split(/ at line |\n/)
      return `${wordsConfig}:${position?.line ?? 1}:${position?.col ?? 1}: ${fault}`
    })
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length
  return Object.values(configFields).flatMap(([group, key]) => {
    const node = document.getIn([group, key], true)
    if (node === undefined || (isScalar(node) && ['string', 'number', 'object'].includes(typeof node.value))) return []
    const [offset = 0] = (isNode(node) && node.range) || []
    return [`${wordsConfig}:${lineOf(offset)}: ${group}.${key}: expected a text`]
  })
}

/** The project's part of every prompt, besides the plan; empty if it has none. */
export function projectContext(words: ProjectWords): string {
  const project = [words['PROJECT_NAME'], words['PROJECT_DESCRIPTION']].filter(Boolean).join(': ')
  const fileTexts = wordFiles.flatMap(({ name, path, title }) => {
    const text = words[name] ?? ''
    return text === '' ? [] : [`# ${title} (${path})\n\n${text}`]
  })
  return [project === '' ? '' : `The project is ${project}`, ...fileTexts].filter(Boolean).join('\n\n')
}
