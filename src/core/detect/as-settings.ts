import type { CheckSpec } from '../setting/check-list.ts'
import { shellWord } from '../text/command-line.ts'
import { classify } from '../validation/classify.ts'
import type { DetectedProject } from './detected.ts'

/** Set-up commands as the setting `setup` has them: they run at the top of the repository. */
export const setUpCommands = (projects: readonly DetectedProject[]): string[] =>
  projects.flatMap(({ directory, setup }) =>
    setup.map((command) => (directory === '.' ? command : `cd ${shellWord(directory)} && ${command}`)),
  )

/** Checks as the setting `validate` has them, in their shortest form. */
export const checkSpecs = (projects: readonly DetectedProject[]): CheckSpec[] =>
  projects.flatMap(({ directory, checks }) =>
    checks.map(({ run, kind }) => {
      const where = directory === '.' ? {} : { name: `${directory}: ${run}` }
      const place = directory === '.' ? {} : { 'working-directory': directory }
      const said = classify(run) === kind ? {} : { kind }
      const spec = { ...where, run, ...said, ...place }
      return Object.keys(spec).length === 1 ? run : spec
    }),
  )

/** What a check is called where people choose among them. */
export const checkLabel = (spec: CheckSpec): string =>
  typeof spec === 'string' ? spec : String(spec['name'] ?? spec['run'])
