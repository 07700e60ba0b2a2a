import { realpathSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** The real CLI of the devDependency. */
export const realClaude = realpathSync(resolve(import.meta.dirname, '../../node_modules/.bin/claude'))

/** For the end of a PATH: what stands beside it can be seen from a confinement, also where the checkout lies below /tmp. */
export const realClaudeFolder = dirname(realClaude)
