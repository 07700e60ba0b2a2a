import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StepCall, StepEnd } from './action.ts'
import { stepProcess } from './step-process.ts'

/** How each shell is called (workflow syntax, `steps[*].shell`); without one, bash that stops at the first failure. */
const shells: Readonly<Record<string, string>> = {
  '': 'bash -e {0}',
  bash: 'bash --noprofile --norc -eo pipefail {0}',
  sh: 'sh -e {0}',
  python: 'python3 {0}',
}

export function shellStep(
  call: StepCall,
  given: { script: string; shell: string; directory: string; name: string },
): Promise<StepEnd> {
  const file = join(call.machine.temp, `${given.name}.sh`)
  writeFileSync(file, given.script)
  chmodSync(file, 0o755)
  const template = shells[given.shell] ?? given.shell
  if (!template.includes('{0}')) throw new Error(`The shell "${given.shell}" is not played here.`)
  const [program = '', ...args] = template.split(' ').map((part) => part.replace('{0}', file))
  return stepProcess([program, ...args], { cwd: given.directory, env: call.env, cancelled: call.cancelled })
}
