import type { Environment } from '../process/environment.ts'
import { loginSecrets } from './claude/claude-login.ts'

/**
 * Whatever agent works: none of their logins on this machine may get into a commit, or be shown. Apart from what starts
 * the agents, which those who only read a run do without.
 */
export const secretsOfLogins = (environment: Environment): string[] => loginSecrets(environment)
