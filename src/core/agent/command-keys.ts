import { geminiApi } from '../network/gemini-api.ts'
import type { ApiName, HeldKey } from '../network/model-api.ts'
import { openaiApi } from '../network/openai-api.ts'
import { claudeKey, claudeKeyVariables } from './claude-key.ts'
import { programsIn } from './command-addresses.ts'
import { isWebAddress, keysIn, type Variables } from './key-variables.ts'

export interface CommandChoice {
  readonly command: string
  readonly names: readonly string[]
}

/** Programs that can call a provider at another address (`programSettings`). */
const programs: Readonly<Record<string, readonly ApiName[]>> = {
  claude: ['anthropic'],
  codex: ['openai'],
  gemini: ['gemini'],
  opencode: ['anthropic', 'openai', 'gemini'],
}

/**
 * Keys that pay for the calls of `agent-command` without reaching it: its program is known to call at another address,
 * or a person names the variable of that address in the command or in `agent-env`. Any other program would send the
 * nonce to the provider itself.
 */
export function keysUsedByCommand(env: Variables, { command, names }: CommandChoice): readonly HeldKey[] {
  const providers = programsIn(command).flatMap((program) => programs[program] ?? [])
  const calls = ({ api, addressVariable }: HeldKey): boolean =>
    providers.includes(api.name) || names.includes(addressVariable) || command.includes(addressVariable)
  const passed = Object.fromEntries(names.map((name) => [name, env[name]]))
  return [claudeKey(env), openaiKey(env, passed), geminiKey(env, passed)].filter(
    (held) => held !== undefined && calls(held),
  ) as HeldKey[]
}

/** Of OpenAI's own libraries, and of codex (github.com/openai/codex: codex-rs/login). */
const openaiVariables = ['OPENAI_API_KEY', 'CODEX_API_KEY']

/** Of Gemini CLI and of Google's own libraries, and of opencode (github.com/anomalyco/models.dev: providers/google). */
const geminiVariables = ['GEMINI_API_KEY', 'GOOGLE_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY']

const modelKeys = [...claudeKeyVariables, ...openaiVariables, ...geminiVariables]

/** True for the name of a variable that pays for a model. An agent of any kind may know more providers than these. */
export const paysForModel = (name: string, isAnyProgram: boolean): boolean =>
  modelKeys.includes(name) || (isAnyProgram && name.endsWith('_API_KEY'))

function openaiKey(env: Variables, passed: Variables): HeldKey | undefined {
  const keys = keysIn(passed, openaiVariables)
  const upstream = env['OPENAI_BASE_URL'] || 'https://api.openai.com/v1'
  if (Object.keys(keys).length === 0 || !isWebAddress(upstream)) return undefined
  const organization = env['OPENAI_ORG_ID'] || env['OPENAI_ORGANIZATION']
  const project = env['OPENAI_PROJECT_ID'] || env['OPENAI_PROJECT']
  return {
    ...{ api: openaiApi, upstream, keys, hidden: [] },
    // What comes before `/v1` is the provider's; the libraries add what comes after it.
    ...{ addressVariable: 'OPENAI_BASE_URL', localPath: '/v1' },
    // Processing in one region (developers.openai.com/api/docs/models/gpt-6-luna).
    ...(new URL(upstream).hostname.endsWith('.api.openai.com') && { factor: 1.1 }),
    headers: {
      ...(organization && { 'openai-organization': organization }),
      ...(project && { 'openai-project': project }),
    },
  }
}

function geminiKey(env: Variables, passed: Variables): HeldKey | undefined {
  const keys = keysIn(passed, geminiVariables)
  const upstream = env['GOOGLE_GEMINI_BASE_URL'] || 'https://generativelanguage.googleapis.com'
  // With Vertex AI the same variable pays for another service.
  const isVertex = passed['GOOGLE_GENAI_USE_VERTEXAI'] === 'true'
  if (Object.keys(keys).length === 0 || !isWebAddress(upstream) || isVertex) return undefined
  return {
    ...{ api: geminiApi, upstream, keys, headers: {}, hidden: [] },
    ...{ addressVariable: 'GOOGLE_GEMINI_BASE_URL', localPath: '' },
  }
}
