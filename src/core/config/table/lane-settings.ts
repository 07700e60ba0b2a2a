import { lines, oneOf, type Reader, setting, weakerIfMore } from '../../setting/setting.ts'

const maxLanes = 16

const upToLanes: Reader<number | 'auto'> = (raw) => {
  if (raw === 'auto') return { value: 'auto' }
  const value = typeof raw === 'string' && /^\d+$/.test(raw.trim()) ? Number(raw) : raw
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxLanes
    ? { value }
    : { expected: `auto, or a whole number from 1 to ${maxLanes}` }
}

const assignments: Reader<readonly string[]> = (raw) => {
  const read = lines(raw)
  if ('expected' in read) return read
  return read.value.every((line) => /^[A-Za-z_][A-Za-z0-9_]*=/.test(line))
    ? read
    : { expected: 'NAME=VALUE, where {lane} stands for the number of the lane, such as PORT=310{lane}' }
}

/** Part of the table in `settings.ts`. */
export const laneSettings = {
  lanes: setting({
    read: upToLanes,
    fallback: 1,
    rule: 'job',
    help: 'how many attempts are made side by side, each in a workspace of its own; their commits land one after the other. auto: half the processors, at most four, and as many as the memory holds',
    example: '4',
  }),
  'checks-at-once': setting({
    read: upToLanes,
    fallback: 'auto',
    rule: 'job',
    help: 'how many changes of lanes are checked side by side, each with those that land before it. auto: half the processors, at least one',
    example: '2',
  }),
  'lane-setup': setting({
    read: oneOf('each', 'copy'),
    fallback: 'each',
    rule: 'job',
    help: 'each: set-up runs in the workspace of every lane. copy: it runs once, before any agent, and each lane gets a copy of what it made',
    example: 'copy',
  }),
  'lane-env': setting({
    read: assignments,
    fallback: [],
    rule: weakerIfMore,
    repeatable: true,
    help: 'a variable for agents, checks and set-up, as NAME=VALUE; {lane} stands for the number of the lane, from 0',
    example: 'PORT=310{lane}',
  }),
} as const

export const laneVariables = (assignedVariables: readonly string[], lane: number): Record<string, string> =>
  Object.fromEntries(
    assignedVariables.map((line) => {
      const [name = '', ...value] = line.split('=')
      return [name, value.join('=').replaceAll('{lane}', String(lane))]
    }),
  )

/** The default for a number of processors: many checks use more than one. */
export const checksOfMachine = ({ cores }: { cores: number }): number => Math.max(1, Math.floor(cores / 2))

/** The default for a number of processors; at run time the memory is the bound (`lane-room.ts`). */
export const lanesOfMachine = ({ cores }: { cores: number }): number => Math.max(1, Math.min(4, Math.floor(cores / 2)))
