// Runs as many parts of the thorough tests as 25 minutes hold. Each commit begins one part later than the one before it,
// so successive runs come by all of them. It fails for a test that fails, never for its own length,
// and names each failed test in its last lines.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstFailures } from '../test/support/failed-tests.ts'

const parts = 12
const budgetMs = 25 * 60_000
/** A part that takes longer than anybody expects is ended here, and told. */
const endMs = 35 * 60_000

const began = performance.now()
const elapsed = (): number => performance.now() - began
const commits = Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' }))
const order = Array.from({ length: parts }, (_, at) => ((commits + at) % parts) + 1)

const folder = mkdtempSync(join(tmpdir(), 'ralph-thorough-'))
const failuresFile = join(folder, 'failures')
writeFileSync(failuresFile, '')
/** The reporter of the tests writes each failure there (`test/support/end-of-run.ts`). */
const failures = (): string[] =>
  readFileSync(failuresFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

const outcomes = { passed: [] as number[], failed: [] as number[], unfinished: [] as number[] }
let longestMs = 0
for (const part of order) {
  if (elapsed() + longestMs > budgetMs) break
  const startedMs = elapsed()
  const failedBefore = failures().length
  const outcome = await outcomeOf(part)
  outcomes[failures().length > failedBefore ? 'failed' : outcome].push(part)
  longestMs = Math.max(longestMs, elapsed() - startedMs)
}

const told = Object.entries(outcomes).flatMap(([how, which]) => (which.length > 0 ? `${how}: ${which.join(', ')}` : []))
console.log(`Thorough tests in ${parts} parts, in ${Math.round(elapsed() / 60_000)} minutes: ${told.join('; ')}`)
const left = order.filter((part) => !outcomes.passed.includes(part))
if (left.length > 0) console.log(`The next part by hand: npm run test:thorough -- --shard=${left[0]}/${parts}`)
// Last of all: the parts that ran after a failure would hide it in a log that is cut.
for (const line of firstFailures(failures())) console.log(line)
rmSync(folder, { recursive: true })
process.exitCode = outcomes.failed.length > 0 ? 1 : 0

function outcomeOf(part: number): Promise<keyof typeof outcomes> {
  const child = spawn('npm', ['run', 'test:thorough', '--', `--shard=${part}/${parts}`], {
    stdio: 'inherit',
    env: { ...process.env, RALPH_FAILED_TESTS: failuresFile },
    detached: true,
  })
  const end = (signal: NodeJS.Signals): void => void process.kill(-(child.pid ?? 0), signal)
  let late = false
  const timers = [
    setTimeout(() => {
      late = true
      end('SIGTERM')
    }, endMs - elapsed()),
    setTimeout(() => end('SIGKILL'), endMs - elapsed() + 20_000),
  ]
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => {
      for (const timer of timers) clearTimeout(timer)
      done(late ? 'unfinished' : code === 0 ? 'passed' : 'failed')
    })
  })
}
