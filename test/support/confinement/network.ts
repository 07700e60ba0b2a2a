import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { openNetwork } from '../../../src/adapter/network/own-network.ts'
import { supervise } from '../../../src/adapter/process/supervise.ts'
import { readAllowedHost } from '../../../src/core/network/allowed-host.ts'
import type { ConfinementWay } from '../../../src/schema/check/confinement.ts'
import { confinementOf, placesIn } from '../confinements.ts'

// A program of its own, to be run as any user: `network <folder> <way>`. It gives a command a network of its own, and says as JSON
// what the command reached there.
const [parent = '', way = ''] = process.argv.slice(2)
const root = mkdtempSync(join(parent, 'network-'))
chmodSync(root, 0o711)
const cwd = join(root, 'workspace')
mkdirSync(cwd)

const echo = async (name: string): Promise<number> => {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined)
    socket.write(`${name}\n`)
    socket.pipe(socket)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  server.unref()
  return (server.address() as AddressInfo).port
}
const [database, model, closed] = [await echo('database'), await echo('model'), await echo('closed')]
const abstract = `ralph-${process.pid}`
createServer().listen(`\0${abstract}`).unref()

const network = await openNetwork({
  egress: 'listed',
  allowed: async () => ['localhost.example:443'].flatMap((line) => readAllowedHost(line) ?? []),
  ports: [database],
  model: { hosts: [], ports: [model], unreachable: [] },
  environment: {},
  resolve: async () => ['127.0.0.1'],
})
const confinement = await confinementOf({ ways: [way as ConfinementWay], home: parent, sudo: true, network })

// What is tried is told by a program of Node's, in the words of the system.
const program = `
const { connect } = require('node:net');
const tried = (where, sent) => new Promise((resolve) => {
  let said = '';
  const socket = connect({ ...where, allowHalfOpen: true }, () => socket.end(sent));
  socket.on('data', (chunk) => { said += chunk });
  socket.on('end', () => resolve(said));
  socket.on('error', (error) => resolve(error.code));
});
const proxy = new URL(process.env.HTTPS_PROXY);
const connectTo = (target) => tried({ port: proxy.port, host: '127.0.0.1' }, 'CONNECT ' + target + ' HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n').then((said) => said.split('\\r\\n')[0]);
const port = (number) => tried({ port: number, host: '127.0.0.1' }, 'x');
(async () => {
  const large = 'y'.repeat(3e6);
  console.log(JSON.stringify({
    database: await port(${database}),
    model: await port(${model}),
    closed: await port(${closed}),
    abstract: await tried({ path: '\\0${abstract}' }, 'x'),
    large: (await tried({ port: ${database}, host: '127.0.0.1' }, large)).length - large.length,
    internet: await tried({ port: 443, host: '1.1.1.1' }, 'x'),
    dns: await require('node:dns/promises').resolve4('example.com').then(() => 'resolved', (error) => error.code),
    unlisted: await connectTo('example.org:443'),
    lying: await connectTo('localhost.example:443'),
  }));
})()`

async function run(callsModel: boolean): Promise<unknown> {
  const said: Buffer[] = []
  const take = (chunk: Buffer): void => void said.push(Buffer.from(chunk))
  const places = {
    ...placesIn(cwd, mkdtempSync(join(root, 'call-'))),
    ...(callsModel && { callsModel: true as const }),
  }
  const env = { PATH: process.env['PATH'] ?? '', TMPDIR: places.call.tmp }
  const { exitCode, leftovers } = await supervise(
    { file: process.execPath, args: ['-e', program], cwd, env },
    { confinement, places, signal: new AbortController().signal, onStdout: take, onStderr: take, wallMs: 60_000 },
  ).done
  const text = Buffer.concat(said).toString()
  return { exitCode, leftovers, ...(text.startsWith('{') ? JSON.parse(text) : { text }) }
}

// Without a door there is still a command.
const none = { ...network, egress: 'none' as const, doors: { model: network.doors.model, others: [] } }
const closedOff = await confinementOf({ ways: [way as ConfinementWay], home: parent, sudo: true, network: none })
const result = {
  none: closedOff.report,
  report: confinement.report,
  check: await run(false),
  agent: await run(true),
  refused: network.takeRefusals(),
}
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0))
