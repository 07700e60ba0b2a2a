import { type ConfigEntry, splitKey } from './carried-configuration.ts'

/**
 * The engine's own git configuration file. Only settings about content rest on the disk; what may hold a secret goes
 * by `configEnvironment`. `safe.directory=*`: the receiving side of a path remote reads this file too, and `-c` does
 * not reach it (measured).
 */
export function engineConfig(entries: readonly ConfigEntry[]): string {
  const lines = [['safe.directory', '*'] as const, ...entries.filter((entry) => !mayHoldSecret(entry))]
  return lines.map(([key, value]) => section(key, value)).join('')
}

/**
 * Settings for git by environment: never on a command line, where every user of the machine could read them, and on
 * no disk, where the agent could (failure model G19). Needs git 2.31.
 */
export function configEnvironment(entries: readonly ConfigEntry[]): Record<string, string> {
  const env: Record<string, string> = { GIT_CONFIG_COUNT: String(entries.length) }
  entries.forEach(([key, value], i) => {
    env[`GIT_CONFIG_KEY_${i}`] = key
    env[`GIT_CONFIG_VALUE_${i}`] = value
  })
  return env
}

export const mayHoldSecret = ([key]: ConfigEntry): boolean => !key.startsWith('core.') || key === 'core.sshcommand'

function section(key: string, value: string): string {
  const { section: name, subsection, name: variable } = splitKey(key)
  const head = subsection === '' ? `[${name}]` : `[${name} "${subsection.replace(/[\\"]/g, '\\$&')}"]`
  return `${head}\n\t${variable} = "${quoted(value)}"\n`
}

const quoted = (value: string): string =>
  value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t').replaceAll('\b', '\\b')
