import { actionInputs, isInSettings } from '../table/action-inputs.ts'
import { jobInputs, olderInputs, runInputs } from '../table/run-inputs.ts'
import { readConfigFile } from './read-config-file.ts'
import { unknownKey } from './unknown-key.ts'

type Values = Readonly<Record<string, unknown>>

interface SettingsBlock {
  readonly values: Values
  readonly findings: readonly string[]
  /** Older names in use, each with its replacement. */
  readonly notes: readonly string[]
}

/** Jobs pass the block on as a variable, which Linux limits to 128 KiB, and once more inside of another one. */
const maxChars = 30_000

/** Reads keys of `ralph.yml` in YAML, or all inputs of run.yml as `toJSON(inputs)`; empty values do not count. */
export function readSettingsBlock(text: string): SettingsBlock {
  const { values, findings } = readConfigFile(text, 'input settings')
  const isOfRun = Object.keys(jobInputs).every((name) => Object.hasOwn(values, name))
  return isOfRun
    ? inputsOfRun(withoutEmpty(only(values, isDeclared)), text.length)
    : checkedBlock(withoutEmpty(values), findings, isInSettings)
}

const withoutEmpty = (values: Values): Values => only(values, (_, value) => value !== '' && value !== null)

function checkedBlock(values: Values, findings: readonly string[], accepts: (name: string) => boolean): SettingsBlock {
  const foreign = Object.keys(values).filter((name) => !accepts(name))
  return { values: only(values, accepts), findings: [...findings, ...foreign.map(misplaced)], notes: [] }
}

/** The caller's own block has the lowest priority; inputs for the workflow's own jobs go to no step. */
function inputsOfRun({ settings: block, ...inputs }: Values, length: number): SettingsBlock {
  const inner = typeof block === 'string' ? readConfigFile(block, 'input settings') : { values: {}, findings: [] }
  const blockSettings = checkedBlock(
    withoutEmpty(inner.values),
    inner.findings,
    (name) => isInSettings(name) && !isOfJobs(name),
  )
  const older = Object.keys(inputs).filter((name) => Object.hasOwn(olderInputs, name))
  const twice = older.filter((name) => Object.hasOwn(inputs, olderInputs[name] ?? ''))
  const renamed = Object.fromEntries(older.map((name) => [olderInputs[name] ?? name, inputs[name]]))
  const stepValues = only(inputs, (name) => !isOfJobs(name) && !older.includes(name))
  return {
    values: {
      ...blockSettings.values,
      ...renamed,
      ...stepValues,
      ...(inputs['environment'] !== undefined && { 'hold-ready': true }),
    },
    findings: [
      ...blockSettings.findings,
      ...twice.map((name) => `input ${name}: the same as ${olderInputs[name]}, which is also given; keep that one`),
      ...(length > maxChars
        ? [
            `the inputs of run.yml: ${length} characters, but only ${maxChars} can be passed between jobs; use ralph.yml`,
          ]
        : []),
    ],
    notes: older.map(
      (name) => `The input \`${name}\` of run.yml is now called \`${olderInputs[name]}\`; the old name still works.`,
    ),
  }
}

/** The caller's own `workflow_dispatch` inputs are among those of run.yml (platform fact 64). */
const isDeclared = (name: string): boolean =>
  runInputs.some((input) => input === name) || isOfJobs(name) || Object.hasOwn(olderInputs, name)

const isOfJobs = (name: string): boolean => Object.hasOwn(jobInputs, name)

const only = (values: Values, accepts: (name: string, value: unknown) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => accepts(name, value)))

const misplaced = (name: string): string =>
  Object.hasOwn(actionInputs, name) || isOfJobs(name)
    ? `input settings: ${name} is a separate input and cannot be set here`
    : `input settings: ${unknownKey(name)}`
