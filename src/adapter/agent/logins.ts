import type { Environment } from '../process/environment.ts'
import { loginSecrets } from './claude/claude-login.ts'

/** Secrets of all agents' logins on this machine: none may get into a commit or be displayed. Does not load the agents. */
export const secretsOfLogins = (environment: Environment): string[] => loginSecrets(environment)
