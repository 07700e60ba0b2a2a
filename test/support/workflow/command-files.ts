import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files by which one step tells the runner something; each step has its own. */
export interface CommandFiles {
  /** `GITHUB_OUTPUT` and so on: where they are. */
  readonly variables: Readonly<Record<string, string>>
  read(): {
    readonly outputs: Readonly<Record<string, string>>
    readonly env: Readonly<Record<string, string>>
    readonly state: Readonly<Record<string, string>>
    readonly path: readonly string[]
    readonly summary: string
  }
}

const kinds = {
  GITHUB_OUTPUT: 'set_output',
  GITHUB_ENV: 'set_env',
  GITHUB_STATE: 'save_state',
  GITHUB_PATH: 'add_path',
  GITHUB_STEP_SUMMARY: 'step_summary',
} as const

export function commandFiles(temp: string, step: string): CommandFiles {
  const folder = join(temp, '_runner_file_commands')
  mkdirSync(folder, { recursive: true })
  const variables = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, join(folder, `${kind}_${step}`)]),
  )
  for (const path of Object.values(variables)) writeFileSync(path, '')
  const text = (name: keyof typeof kinds): string => {
    const path = variables[name] ?? ''
    return existsSync(path) ? readFileSync(path, 'utf8') : ''
  }
  return {
    variables,
    read: () => ({
      outputs: readPairs(text('GITHUB_OUTPUT')),
      env: withoutForbidden(readPairs(text('GITHUB_ENV'))),
      state: readPairs(text('GITHUB_STATE')),
      path: text('GITHUB_PATH').split(/\r?\n/).filter(Boolean),
      summary: text('GITHUB_STEP_SUMMARY'),
    }),
  }
}

/** `name=value` on a line, or `name<<delimiter`, the lines of the value, and the delimiter. Throws as the runner fails. */
export function readPairs(text: string): Record<string, string> {
  const pairs: Record<string, string> = {}
  const lines = text.split(/\r?\n/)
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (line === '') continue
    const [, name = '', sign, rest = ''] = /^(.+?)(<<|=)(.*)$/.exec(line) ?? []
    if (sign === undefined) throw new Error(`Invalid format '${line}'`)
    if (sign === '=') pairs[name] = rest
    else {
      const end = lines.indexOf(rest, at + 1)
      if (end === -1) throw new Error(`Invalid value. Matching delimiter not found '${rest}'`)
      pairs[name] = lines.slice(at + 1, end).join('\n')
      at = end
    }
  }
  return pairs
}

/** What a step may not set for later ones (platform fact 25). */
const withoutForbidden = (env: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^(NODE_OPTIONS$|GITHUB_|RUNNER_)/i.test(name)))
