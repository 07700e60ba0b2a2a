import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { supervise } from '../../../src/adapter/process/supervise.ts'
import type { ConfinementWay } from '../../../src/schema/check/confinement.ts'
import { confinementOf, placesIn } from '../confinements.ts'

/** What is to be on the machine, and what is tried on it. */
export interface Planted {
  /** Where the engine works; everybody may pass. */
  readonly folder: string
  readonly home: string
  readonly hidden: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  /** The call's own variables, besides PATH. */
  readonly variables: Readonly<Record<string, string>>
  /** Each by its name, for `sh -c` in the confinement. */
  readonly tries: Readonly<Record<string, string>>
}

// A program of its own, to be run on a machine where files were planted: `planted <way> <orders>` plays the engine and says as JSON
// what each command printed in the confinement.
const [way = '', file = ''] = process.argv.slice(2)
const planted: Planted = JSON.parse(readFileSync(file, 'utf8'))
const engine = mkdtempSync(join(planted.folder, 'engine-'))
spawnSync('chmod', ['711', engine])
const workspace = join(engine, 'workspace')
mkdirSync(workspace)
const confinement = await confinementOf({
  environment: { ...planted.environment, HOME: planted.home },
  home: engine,
  hidden: planted.hidden,
  ways: way.split(',') as ConfinementWay[],
  sudo: true,
})
const places = placesIn(workspace, engine)
const marks = Object.entries(planted.tries).map(([name, command]) => {
  return `printf '\\n@@%s\\n' '${name}'; ( ${command} ) 2>&1`
})
const said: Buffer[] = []
const take = (chunk: Buffer): void => void said.push(Buffer.from(chunk))
const env = {
  ...{ PATH: planted.environment['PATH'] ?? '', HOME: places.call.home, TMPDIR: places.call.tmp },
  ...planted.variables,
}
await supervise(
  { file: 'sh', args: ['-c', marks.join('\n')], cwd: workspace, env },
  {
    ...{ confinement, places, signal: new AbortController().signal, wallMs: 60_000 },
    ...{ onStdout: take, onStderr: take },
  },
).done
const printed = Buffer.concat(said)
  .toString()
  .split('\n@@')
  .slice(1)
  .map((part) => {
    const [name = '', ...lines] = part.split('\n')
    return [name, lines.join('\n').trim()]
  })
process.stdout.write(JSON.stringify({ report: confinement.report, printed: Object.fromEntries(printed) }))
