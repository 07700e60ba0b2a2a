import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { resolveSettings, type SettingInputs } from '../../core/config/resolve/resolve.ts'
import { settings } from '../../core/config/table/settings.ts'
import { RalphError } from '../../core/error/error.ts'
import type { Finding } from '../../schema/plan/finding.ts'
import type { BaseFiles } from './base-files.ts'
import type { CommandContext } from './context.ts'
import { unreadable, whyUnread } from './error-text.ts'

export const usualFile = '.github/ralph.yml'

/** Where people put it, too, and where nothing reads it. */
const elsewhere = ['ralph.yml', '.github/ralph.yaml']

/**
 * Keys of `ralph.yml` and what is wrong with it; empty where the usual file is missing. `elsewhere`: a file that was
 * meant, or so it seems. Throws RalphError FILE_UNREADABLE for a file that was named.
 */
export async function readConfig(
  base: Pick<BaseFiles, 'repository' | 'read'>,
  cwd: string,
  configFile: string | undefined,
) {
  const { toplevel } = base.repository
  const path = configFile === undefined ? join(toplevel, usualFile) : resolve(cwd, configFile)
  const name = configFile ?? usualFile
  const bytes = await base.read(path).catch((error: NodeJS.ErrnoException) => {
    if (configFile !== undefined) throw unreadable(name, error)
    return error.code === 'ENOENT' ? undefined : error
  })
  // Whoever stops a run needs no configuration, so the usual file does not refuse by itself.
  if (bytes instanceof Error) {
    return {
      name,
      path,
      values: {},
      places: {},
      findings: [`${name} cannot be read: ${whyUnread(bytes)}`],
      elsewhere: [],
    }
  }
  if (bytes === undefined) return { name, path, values: {}, places: {}, findings: [], elsewhere: await misplaced(base) }
  return { name, path, elsewhere: [], ...(await parsed(bytes, name)) }
}

/** The configuration file at a later moment: what is wrong with it, and the keys of what differs from the job's. */
interface ConfigNow {
  readonly name: string
  readonly findings: readonly string[]
  readonly changed: readonly string[]
}

/** Looks at the configuration file at a later moment; null if it is that of a commit or an issue. */
export function settingsReader(
  { cwd, checkout, planText }: Pick<CommandContext, 'cwd' | 'checkout' | 'planText'>,
  base: Parameters<typeof readConfig>[0],
  { named, given }: { named: unknown; given: SettingInputs },
): (() => Promise<ConfigNow>) | null {
  if (checkout || planText) return null
  const configFile = typeof named === 'string' ? named : undefined
  return async () => {
    try {
      const { name, places, findings, ...file } = await readConfig(base, cwd, configFile)
      const values: SettingInputs['file'] = file.values
      const keys = [...new Set([...Object.keys(given.file), ...Object.keys(values)])]
      const now = resolveSettings({ ...given, file: values, fileName: name, filePlaces: places })
      return {
        name,
        findings: [...findings, ...now.findings],
        changed: keys.filter((key) => !isDeepStrictEqual(given.file[key], values[key])),
      }
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      return { name: configFile ?? usualFile, findings: [error.message], changed: [] }
    }
  }
}

/** A parser of YAML is large, and many a repository has nothing for it. */
async function parsed(bytes: Buffer, name: string) {
  const { readConfigFile } = await import('../../core/config/resolve/read-config-file.ts')
  return readConfigFile(bytes.toString('utf8'), name)
}

/** Files of other programs have such names as well: one counts that has a key of ours. */
async function misplaced({ repository: { toplevel }, read }: Pick<BaseFiles, 'repository' | 'read'>) {
  const found = await Promise.all(
    elsewhere.map(async (name): Promise<Finding[]> => {
      const bytes = await read(join(toplevel, name)).catch(() => undefined)
      if (bytes === undefined) return []
      const { values } = await parsed(bytes, name)
      return Object.keys(values).some((key) => Object.hasOwn(settings, key)) ? [unread(name)] : []
    }),
  )
  return found.flat()
}

const unread = (name: string): Finding => ({
  severity: 'warning',
  code: 'CONFIG_ELSEWHERE',
  file: name,
  path: '',
  line: null,
  column: null,
  message: `This file is not read; the configuration is ${usualFile}.`,
  remedy: `Move it (mv ${name} ${usualFile}) or name it (--config ${name}).`,
})
