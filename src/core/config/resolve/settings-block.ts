import { actionInputs, isInSettings } from '../table/action-inputs.ts'
import { jobInputs, olderInputs, runInputs } from '../table/run-inputs.ts'
import { readConfigFile } from './read-config-file.ts'
import { unknownKey } from './unknown-key.ts'

type Values = Readonly<Record<string, unknown>>

/** What a block of settings says, and what is wrong with it. */
interface SettingsBlock {
  readonly values: Values
  readonly findings: readonly string[]
  /** Older names that were used, and what to write instead. */
  readonly notes: readonly string[]
}

/** Jobs hand the block on as a variable, which no Linux takes above 128 KiB, and once more inside of another one. */
const longest = 30_000

/**
 * Reads the input `settings`: keys of `ralph.yml` in YAML, or every input of run.yml as `toJSON(inputs)` has them. Nothing
 * of a block that cannot be read is used; an empty value was not given.
 */
export function readSettingsBlock(text: string): SettingsBlock {
  const { values, findings } = readConfigFile(text, 'input settings')
  const isOfRun = Object.keys(jobInputs).every((name) => Object.hasOwn(values, name))
  return isOfRun
    ? inputsOfRun(given(only(values, isDeclared)), text.length)
    : keysOf(given(values), findings, isInSettings)
}

const given = (values: Values): Values => only(values, (_, value) => value !== '' && value !== null)

function keysOf(values: Values, findings: readonly string[], fits: (name: string) => boolean): SettingsBlock {
  const foreign = Object.keys(values).filter((name) => !fits(name))
  return { values: only(values, fits), findings: [...findings, ...foreign.map(misplaced)], notes: [] }
}

/** A caller's own block counts least; what the workflow takes for its own jobs is said to no step. */
function inputsOfRun({ settings: block, ...inputs }: Values, length: number): SettingsBlock {
  const inner = typeof block === 'string' ? readConfigFile(block, 'input settings') : { values: {}, findings: [] }
  const further = keysOf(given(inner.values), inner.findings, (name) => isInSettings(name) && !isOfJobs(name))
  const older = Object.keys(inputs).filter((name) => Object.hasOwn(olderInputs, name))
  const twice = older.filter((name) => Object.hasOwn(inputs, olderInputs[name] ?? ''))
  const renamed = Object.fromEntries(older.map((name) => [olderInputs[name] ?? name, inputs[name]]))
  const own = only(inputs, (name) => !isOfJobs(name) && !older.includes(name))
  return {
    values: {
      ...further.values,
      ...renamed,
      ...own,
      ...(inputs['environment'] !== undefined && { 'hold-ready': true }),
    },
    findings: [
      ...further.findings,
      ...twice.map((name) => `input ${name}: the same as ${olderInputs[name]}, which is also given; keep that one`),
      ...(length > longest
        ? [`the inputs of run.yml: ${length} characters, but only ${longest} can be passed between jobs; use ralph.yml`]
        : []),
    ],
    notes: older.map(
      (name) => `The input \`${name}\` of run.yml is now called \`${olderInputs[name]}\`; the old name still works.`,
    ),
  }
}

/** The inputs of the caller's own `workflow_dispatch` are among those of run.yml too: they are nobody's settings here (platform fact 64). */
const isDeclared = (name: string): boolean =>
  runInputs.some((one) => one === name) || isOfJobs(name) || Object.hasOwn(olderInputs, name)

const isOfJobs = (name: string): boolean => Object.hasOwn(jobInputs, name)

const only = (values: Values, fits: (name: string, value: unknown) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => fits(name, value)))

const misplaced = (name: string): string =>
  Object.hasOwn(actionInputs, name) || isOfJobs(name)
    ? `input settings: ${name} is a separate input and cannot be set here`
    : `input settings: ${unknownKey(name)}`
