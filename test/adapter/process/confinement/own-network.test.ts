import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { onMachine } from '../../../support/confinement/machine.ts'
import { rows, whyNotHere } from '../../../support/confinement/ways.ts'

const folder = mkdtempSync(join(tmpdir(), 'ralph-own-network-'))
chmodSync(folder, 0o777)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const program = join(import.meta.dirname, '../../../support/confinement/network.ts')
const env = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', HOME: '/nonexistent' }

const looked = rows.map((row) => ({ ...row, why: whyNotHere(row) }))
const left = looked.filter(({ why }) => why !== undefined)
if (left.length > 0) test.skip.each(left)('not exercised, since $why: $way as $on.name', () => undefined)

function resultOf({ way, on }: (typeof rows)[number]) {
  const [file = '', ...args] = onMachine(on, [process.execPath, program, folder, way])
  const { stdout, stderr } = spawnSync(file, args, { encoding: 'utf8', cwd: '/', env })
  if (!stdout.startsWith('{')) throw new Error(`${stdout}${stderr}`)
  return JSON.parse(stdout)
}

const can = looked.filter(({ why, level }) => why === undefined && level === 'C3')
if (can.length > 0) {
  test.each(can)('C28: $way as $on.name: out of its network lead only its doors', (row) => {
    const { none, report, check, agent, refused } = resultOf(row)
    expect(none).toMatchObject({ way: row.way, network: 'none' })
    expect(report, JSON.stringify(report)).toMatchObject({ way: row.way, level: 'C3', network: 'listed' })
    const reached = {
      ...{ exitCode: 0, leftovers: 0, database: 'database\nx', large: 'database\n'.length },
      ...{ closed: 'ECONNREFUSED', abstract: 'ECONNREFUSED', internet: 'ENETUNREACH' },
      ...{ unlisted: 'HTTP/1.1 403 Forbidden', lying: 'HTTP/1.1 403 Forbidden' },
    }
    expect(check).toMatchObject({ ...reached, model: 'ECONNREFUSED' })
    expect(agent).toMatchObject({ ...reached, model: 'model\nx' })
    expect(['ECONNREFUSED', 'EAI_AGAIN', 'ETIMEOUT', 'ESERVFAIL']).toContain(check.dns)
    expect(refused).toEqual([
      { target: 'example.org:443', why: 'it is not in `allow-hosts`', line: 'allow-hosts: [example.org]' },
      { target: 'localhost.example:443', why: 'its name leads to 127.0.0.1, which is not public' },
    ])
  })
}

const weaker = looked.find(({ why, level }) => why === undefined && level === 'C2')
if (weaker) {
  test('below C3 there is none, and the report claims none', () => {
    expect(resultOf(weaker).report).not.toHaveProperty('network')
  })
}
