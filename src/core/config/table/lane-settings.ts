import { further, lines, oneOf, type Reader, setting } from '../../setting/setting.ts'

const mostLanes = 16

const upToLanes: Reader<number | 'auto'> = (raw) => {
  if (raw === 'auto') return { value: 'auto' }
  const value = typeof raw === 'string' && /^\d+$/.test(raw.trim()) ? Number(raw) : raw
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= mostLanes
    ? { value }
    : { expected: `auto, or a whole number from 1 to ${mostLanes}` }
}

const assignments: Reader<readonly string[]> = (raw) => {
  const read = lines(raw)
  if ('expected' in read) return read
  return read.value.every((line) => /^[A-Za-z_][A-Za-z0-9_]*=/.test(line))
    ? read
    : { expected: 'NAME=VALUE, where {lane} stands for the number of the lane, such as PORT=310{lane}' }
}

/** How many attempts are made side by side, and what tells them apart; part of the table in `settings.ts`. */
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
    rule: further,
    repeatable: true,
    help: 'a variable for agents, checks and set-up, as NAME=VALUE; {lane} stands for the number of the lane, from 0',
    example: 'PORT=310{lane}',
  }),
} as const

/** What `lane-env` says in one lane. */
export const laneVariables = (assigned: readonly string[], lane: number): Record<string, string> =>
  Object.fromEntries(
    assigned.map((line) => {
      const [name = '', ...value] = line.split('=')
      return [name, value.join('=').replaceAll('{lane}', String(lane))]
    }),
  )

/** By the processors, where nobody says how many: many checks use more than one. */
export const checksOfMachine = ({ cores }: { cores: number }): number => Math.max(1, Math.floor(cores / 2))

/** By the processors, where nobody says how many; the memory bounds them while they are at work (`lane-room.ts`). */
export const lanesOfMachine = ({ cores }: { cores: number }): number => Math.max(1, Math.min(4, Math.floor(cores / 2)))
