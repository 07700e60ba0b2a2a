import { join } from 'node:path'
import { confFiles, readConf } from '../../core/config/resolve/ralph-conf.ts'
import type { Settings } from '../../core/config/table/settings.ts'
import { type ConfRemark, confRemarks } from '../../core/report/words/conf-remarks.ts'
import type { BaseFiles } from './base-files.ts'

/** Every value of the `ralph.conf` files of a repository, with its place among these settings. */
export async function confHere(
  { repository: { toplevel }, read }: Pick<BaseFiles, 'repository' | 'read'>,
  settings: Settings,
): Promise<readonly ConfRemark[]> {
  const found: ConfRemark[] = []
  for (const file of confFiles) {
    const bytes = await read(join(toplevel, file)).catch(() => undefined)
    if (bytes) found.push(...confRemarks(file, readConf(bytes.toString('utf8')), settings))
  }
  return found
}
