import type { Flag } from '../project/flags.ts'

/** A flag of the queue's program before (docs/design.md#the-programs-before), and the flags that say the same here. */
interface SeedFlag extends Flag {
  readonly means: (value: unknown) => Readonly<Record<string, unknown>>
}

const known: Readonly<Record<string, SeedFlag>> = {
  'review-plan': {
    help: 'as --plan-review gate',
    toggle: true,
    means: () => ({ 'plan-review': 'gate' }),
  },
  'review-passes': {
    help: 'as --plan-review-passes',
    example: '3',
    means: (value) => ({ 'plan-review-passes': value }),
  },
  'create-pr': {
    help: 'as --on-complete pull-request',
    toggle: true,
    means: () => ({ 'on-complete': 'pull-request' }),
  },
  loop: { help: 'as --queue', toggle: true, means: () => ({ queue: true }) },
  max: { help: 'as --max-iterations', example: '30', means: (value) => ({ 'max-iterations': value }) },
}

/** They work as they did, and whoever gives one is told its name here. */
export const seedFlags: Readonly<Record<string, Flag>> = known

/** The same flags in the words of this program, and a line for each that was another one. What is said in both beats the older. */
export function translateSeedFlags(values: Readonly<Record<string, unknown>>): {
  readonly values: Record<string, unknown>
  readonly said: readonly string[]
} {
  const given = Object.entries(known).filter(([name]) => values[name] !== undefined && values[name] !== false)
  const own = Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(known, name)))
  const meant = Object.assign({}, ...given.map(([name, { means }]) => means(values[name])))
  return {
    values: { ...meant, ...own },
    said: given.map(([name, { means }]) => {
      const words = Object.entries(means(values[name])).map(([flag, value]) =>
        value === true ? `--${flag}` : `--${flag} ${String(value)}`,
      )
      return `--${name} is ${words.join(' ')} here.`
    }),
  }
}
