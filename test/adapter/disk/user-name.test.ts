import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const module = join(import.meta.dirname, '../../../src/adapter/disk/user-name.ts')
const program = `import { userName } from '${module}'; process.setuid?.(54321); console.log(userName())`

test.skipIf(process.getuid?.() !== 0)(
  'a user that the system has no name for, as containers have, is no internal error',
  () => {
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
    expect(said).toBe('uid-54321\n')
  },
)
