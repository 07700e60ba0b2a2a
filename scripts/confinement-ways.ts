// Says by line which ways of confinement the tests could not exercise on this machine, and why. Never fails.
import { wayInWords } from '../src/core/confinement/words.ts'
import { rows, whyNotHere } from '../test/support/confinement/ways.ts'

const left = rows.flatMap((row) => {
  const why = whyNotHere(row)
  return why === undefined ? [] : [`  ${wayInWords[row.way]}, as ${row.on.name}: ${why}`]
})
const alwaysLeft = [
  '  a runner that GitHub hosts: emulated by a user with sudo whom the kernel refuses user namespaces',
  "  Docker and Kubernetes: emulated by a container's filter of system calls",
  '  macOS and Windows: nothing confines files there',
]
const summary = `${rows.length - left.length} of ${rows.length} ways of confinement were exercised. Not exercised here:`
process.stdout.write(`${[summary, ...left, ...alwaysLeft].join('\n')}\n`)
