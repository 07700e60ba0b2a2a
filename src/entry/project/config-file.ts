import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { resolveSettings, type SettingInputs } from '../../core/config/resolve/resolve.ts'
import { settings } from '../../core/config/table/settings.ts'
import { RalphError } from '../../core/error/error.ts'
import type { Finding } from '../../schema/plan/finding.ts'
import type { BaseFiles } from './base-files.ts'
import type { CommandContext } from './context.ts'
import { unreadable, unreadableReason } from './error-text.ts'

export const usualFile = '.github/ralph.yml'

/** Where people put it by mistake, and where nothing reads it. */
const misplacedFiles = ['ralph.yml', '.github/ralph.yaml']

/** Empty if the usual file is missing. Throws RalphError FILE_UNREADABLE for a named file. */
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
  // Stopping a run needs no configuration: the usual file is only reported.
  if (bytes instanceof Error) {
    return {
      name,
      path,
      values: {},
      places: {},
      findings: [`${name} cannot be read: ${unreadableReason(bytes)}`],
      misplaced: [],
    }
  }
  if (bytes === undefined)
    return { name, path, values: {}, places: {}, findings: [], misplaced: await findMisplaced(base) }
  return { name, path, misplaced: [], ...(await parseConfig(bytes, name)) }
}

/** The configuration file read again later: its faults, and the keys that differ from the job's. */
interface ConfigNow {
  readonly name: string
  readonly findings: readonly string[]
  readonly changed: readonly string[]
}

/** Reads the configuration file again later; null if it belongs to a commit or an issue. */
export function settingsReader(
  { cwd, checkout, planText }: Pick<CommandContext, 'cwd' | 'checkout' | 'planText'>,
  base: Parameters<typeof readConfig>[0],
  { named: configFlag, given: inputs }: { named: unknown; given: SettingInputs },
): (() => Promise<ConfigNow>) | null {
  if (checkout || planText) return null
  const configFile = typeof configFlag === 'string' ? configFlag : undefined
  return async () => {
    try {
      const { name, places, findings, ...file } = await readConfig(base, cwd, configFile)
      const values: SettingInputs['file'] = file.values
      const keys = [...new Set([...Object.keys(inputs.file), ...Object.keys(values)])]
      const resolved = resolveSettings({ ...inputs, file: values, fileName: name, filePlaces: places })
      return {
        name,
        findings: [...findings, ...resolved.findings],
        changed: keys.filter((key) => !isDeepStrictEqual(inputs.file[key], values[key])),
      }
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      return { name: configFile ?? usualFile, findings: [error.message], changed: [] }
    }
  }
}

/** Loaded late: the YAML parser is large, and many repositories need none. */
async function parseConfig(bytes: Buffer, name: string) {
  const { readConfigFile } = await import('../../core/config/resolve/read-config-file.ts')
  return readConfigFile(bytes.toString('utf8'), name)
}

/** Other programs use these names too: only a file with a key of ours counts. */
async function findMisplaced({ repository: { toplevel }, read }: Pick<BaseFiles, 'repository' | 'read'>) {
  const findings = await Promise.all(
    misplacedFiles.map(async (name): Promise<Finding[]> => {
      const bytes = await read(join(toplevel, name)).catch(() => undefined)
      if (bytes === undefined) return []
      const { values } = await parseConfig(bytes, name)
      return Object.keys(values).some((key) => Object.hasOwn(settings, key)) ? [unread(name)] : []
    }),
  )
  return findings.flat()
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
