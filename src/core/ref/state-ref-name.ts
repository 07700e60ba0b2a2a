/** Where the state refs are unless a setting says otherwise: branches, which a server's pages show. */
export const usualPrefix = 'refs/heads/ralph/state'
/** Outside of the branches no other app builds what is there. */
const hiddenPrefix = 'refs/ralph/state'

/** Full name of the ref that holds everything the run of a plan knows. */
export const stateRefOf = (plan: string, prefix: string = usualPrefix): string => `${prefix}/${plan}`

/** Prefixes under which a state is looked for where no configuration can be read, the given one first. */
export const knownPrefixes = (prefix: string = usualPrefix): readonly string[] => [
  ...new Set([prefix, usualPrefix, hiddenPrefix]),
]

/** As git lets it be typed: a branch by its name, anything else in full. */
export const shownRef = (ref: string): string => ref.replace(/^refs\/heads\//, '')
