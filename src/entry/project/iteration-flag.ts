import { RalphError } from '../../core/error/error.ts'
import { ralphCommand } from '../../core/text/report-context.ts'
import type { ProjectOfRun } from './project.ts'

/** The value of `--iteration`; throws RalphError USAGE if it is no number. */
export function parseIterationFlag(command: string, value: unknown): number | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'string' && /^(?:0|[1-9]\d{0,8})$/.test(value)) return Number(value)
  throw new RalphError({
    code: 'USAGE',
    message: `${command}: --iteration "${value}" is not an iteration number.`,
    hint: `See \`ralph ${command} --help\`.`,
  })
}

export const noIteration = (project: ProjectOfRun, iteration: number, newest: number): RalphError =>
  new RalphError({
    code: 'NO_ITERATION',
    message: `There is no iteration ${iteration}; the newest one is ${newest}.`,
    hint: `\`${ralphCommand(project, 'log')}\` shows what happened, with iteration numbers.`,
  })
