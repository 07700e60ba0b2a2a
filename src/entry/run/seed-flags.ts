import type { Flag } from '../project/flags.ts'

/** A flag of the earlier queue program (docs/design.md#the-programs-before), and its meaning here. */
interface SeedFlag extends Flag {
  readonly means: (value: unknown) => Readonly<Record<string, unknown>>
}

const knownFlags: Readonly<Record<string, SeedFlag>> = {
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

/** They work as they did, and each use prints the name that the flag has here. */
export const seedFlags: Readonly<Record<string, Flag>> = knownFlags

/** These flags in the words of this program, with a line for each. A flag of this program beats the older one. */
export function translateSeedFlags(values: Readonly<Record<string, unknown>>): {
  readonly values: Record<string, unknown>
  readonly notes: readonly string[]
} {
  const usedFlags = Object.entries(knownFlags).filter(([name]) => values[name] !== undefined && values[name] !== false)
  const ownFlags = Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(knownFlags, name)))
  const translated = Object.assign({}, ...usedFlags.map(([name, { means }]) => means(values[name])))
  return {
    values: { ...translated, ...ownFlags },
    notes: usedFlags.map(([name, { means }]) => {
      const meant = Object.entries(means(values[name]))
      const words = meant.map(inWords)
      const beaten = meant.filter(([flag, value]) => ownFlags[flag] !== undefined && ownFlags[flag] !== value)
      const winners = beaten.map(([flag]) => inWords([flag, ownFlags[flag]]))
      const effect = winners.length === 0 ? '' : `, and ${winners.join(' ')} counts`
      return `--${name} is ${words.join(' ')} here${effect}.`
    }),
  }
}

const inWords = ([flag, value]: readonly [string, unknown]): string =>
  value === true ? `--${flag}` : `--${flag} ${String(value)}`
