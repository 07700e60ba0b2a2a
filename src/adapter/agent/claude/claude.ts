import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { claude } from '../../../core/agent/claude.ts'
import { RalphError } from '../../../core/error/error.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import type { Agent, AgentOutcome, AgentProgress, AgentRequest } from '../../../port/agent.ts'
import { type CallFolder, withCallFolder } from '../../process/call-folder.ts'
import type { AdmittedCall } from '../../process/command.ts'
import { agentEnvironment, cloudFiles, hasCredential } from '../../process/environment.ts'
import type { WatchOutside } from '../../process/foreign-files.ts'
import { metered, withoutHeldKeys } from '../call/admitted-call.ts'
import { layOutServers } from '../call/call-servers.ts'
import type { CallEnd } from '../call/classify-end.ts'
import { layOutIndex } from '../call/index-file.ts'
import { type CallLimits, limitsOf, outcomeOf, runStreamingCall } from '../call/streaming-call.ts'
import { claudeCommand, type Permissions } from './claude-command.ts'
import { loginVariables } from './claude-login.ts'
import { claudeProgram, type ProgramChoice, programFiles } from './claude-program.ts'

interface ClaudeSettings extends ProgramChoice {
  /** Names that pass besides (`agent-env`). */
  readonly extraEnv: readonly string[]
  /** An existing directory outside the workspace; each call has a folder of its own in it. */
  readonly tmp: string
  readonly permissions: Permissions
  readonly fallbackModels: readonly string[]
  readonly limits: CallLimits
  readonly watched?: WatchOutside
}

/** Claude Code, spoken to as the real CLI is. */
export function claudeAgent(settings: ClaudeSettings): Agent {
  return {
    name: 'claude',
    preflight: () =>
      withCallFolder(settings.tmp, (folder) =>
        claudeProgram(settings, { env: environmentOf(settings, folder), call: folder }),
      ),
    run: (request, signal, onProgress) =>
      withCallFolder(settings.tmp, (folder) => run(settings, { request, folder, signal, onProgress })),
    ask: (question, signal) =>
      withCallFolder(settings.tmp, async (folder) => {
        const cwd = join(folder.path, 'empty')
        await mkdir(cwd)
        const request = {
          ...question,
          pass: 'code' as const,
          cwd,
          workspace: cwd,
          systemPrompt: '',
          allowedTools: undefined,
        }
        return run(asked(settings), { request, folder, signal, onProgress: () => undefined })
      }),
  }
}

/** A question is short, needs no tool and is not worth another model. */
const asked = (settings: ClaudeSettings): ClaudeSettings => ({
  ...settings,
  permissions: { kind: 'no_tools' },
  fallbackModels: [],
  limits: { ...settings.limits, wallMs: Math.min(askMs, settings.limits.wallMs ?? askMs) },
})

const askMs = 2 * 60_000

interface Call {
  readonly request: AgentRequest
  readonly folder: CallFolder
  readonly signal: AbortSignal
  readonly onProgress: (progress: AgentProgress) => void
}

async function run(settings: ClaudeSettings, call: Call): Promise<AgentOutcome> {
  const admitted = settings.confinement.keyProxy?.admit(call.request)
  try {
    return await runAdmitted(settings, call, admitted)
  } finally {
    admitted?.end()
  }
}

async function runAdmitted(
  settings: ClaudeSettings,
  { request, folder, signal, onProgress }: Call,
  admitted: AdmittedCall | undefined,
): Promise<AgentOutcome> {
  const callEnv = environmentOf(settings, folder)
  // Each time: an agent may have removed or broken its own program since the last call (failure model C25).
  const { program } = await claudeProgram(settings, { env: callEnv, call: folder })
  const env = { ...callEnv, ...admitted?.env }
  const systemPromptFile = request.systemPrompt === '' ? undefined : join(folder.path, 'system-prompt.md')
  if (systemPromptFile !== undefined) await writeFile(systemPromptFile, request.systemPrompt)
  const { environment, confinement } = settings
  const { keyProxy } = confinement
  const servers = await layOutServers(request, { folder, environment, provider: claude.provider, env, keyProxy })
  const index = await layOutIndex(request, folder)
  const command = claudeCommand({
    program,
    servers,
    request: { ...request, prompt: index.prompt },
    env: { ...env, ...index.env },
    readable: index.readable,
    permissions: permissionsOf(settings, request),
    fallbackModels: settings.fallbackModels,
    systemPromptFile,
    root: process.getuid?.() === 0,
  })
  const renewsLogin = !hasCredential(claude, settings.environment)
  const call = await runStreamingCall({
    command,
    confinement,
    places: {
      call: folder,
      callsModel: true,
      writable: [request.workspace, ...loginFolder(env)],
      readable: [
        ...programFiles(program),
        ...(servers ? [process.execPath] : []),
        ...cloudFiles(claude.provider, env),
        ...loginFolder(env).flatMap(steeringFiles),
        ...index.readable,
      ],
    },
    environment,
    watched: settings.watched,
    // It needs a second and a half to say what it spent (measured).
    limits: { graceMs: 3000, ...limitsOf(settings.limits, request) },
    signal,
    onProgress,
    renewsLogin,
    needsAnswerTool: true,
    // To SIGTERM it exits without a word, to SIGINT with a result line that holds the cost (2.1.330).
    stopSignal: 'SIGINT',
  })
  // 2.1.197 drops the tool without a word; 2.1.330 refuses the schema before its first line (measured).
  const refused = call.heard.answerTool === null && call.stderrTail.includes('--json-schema')
  if (call.heard.answerTool === false || refused) throw noStructuredOutput(program, call.stderrTail)
  if (neverStarted(call)) throw notStarted(program, call)
  if (call.heard.cliError === 'model_not_found' && call.heard.result?.is_error) throw noModel(call.heard.result.result)
  const outcome = outcomeOf(call)
  return { ...(admitted ? metered(outcome, admitted) : outcome), servers: await servers?.end(call.heard.servers) }
}

/** A task that names its tools gets these and no others, also where permissions are skipped otherwise. */
function permissionsOf({ permissions }: ClaudeSettings, { pass, allowedTools }: AgentRequest): Permissions {
  if (allowedTools === undefined) return permissions
  return pass !== 'code' ? { kind: 'reads', tools: allowedTools } : { kind: 'mode', mode: 'dontAsk', allowedTools }
}

/** It ended before its first line: the machine's fault or a setting's, which no attempt at the task mends. */
const neverStarted = ({ heard, process }: CallEnd): boolean =>
  heard.answerTool === null && heard.result === null && process.endedBy === 'itself' && process.exitCode !== 0

function environmentOf(settings: ClaudeSettings, { home, tmp }: CallFolder): Record<string, string> {
  const env = agentEnvironment(settings.environment, {
    home,
    tmp,
    extra: settings.extraEnv,
    provider: claude.provider,
    login: loginVariables(settings.environment),
  })
  return withoutHeldKeys(env, settings.confinement)
}

/** The CLI renews the token in it, so the agent can write there; nobody else sees it. */
const loginFolder = ({ CLAUDE_CONFIG_DIR: folder }: Readonly<Record<string, string>>): string[] =>
  folder === undefined ? [] : [folder]

/** What the user's own sessions obey stays read-only in it, as far as it is there. */
const steeringFiles = (folder: string): string[] =>
  [
    'settings.json',
    'settings.local.json',
    'CLAUDE.md',
    'agents',
    'commands',
    'hooks',
    'plugins',
    'rules',
    'skills',
  ].map((name) => join(folder, name))

const noStructuredOutput = (program: string, said: string): RalphError =>
  new RalphError({
    code: 'AGENT_NO_STRUCTURED_OUTPUT',
    message:
      `${program} did not offer its answer tool (StructuredOutput), so no iteration could leave a handoff. ${said.trim()}`.trimEnd(),
    hint: 'Update Claude Code to 2.1.197 or newer. If it is newer already, please report this: it did not accept our JSON Schema.',
  })

/** No attempt at any task would find it either (failure model C4: a matter of the configuration ends the job at once). */
const noModel = (said = ''): RalphError =>
  new RalphError({
    code: 'AGENT_MODEL_NOT_FOUND',
    message: `The provider does not offer this model to this account: ${oneLine(said, 500)}`,
    hint: 'Set `model` to one that it offers (--model, ralph.yml, or the task in the plan), then run the same command again.',
  })

const notStarted = (program: string, { process, stderrTail }: CallEnd): RalphError =>
  new RalphError({
    code: 'AGENT_NOT_STARTED',
    message: `${program} exited with code ${process.exitCode ?? 'none'} before it started: ${stderrTail.trim().slice(-1000) || 'it printed nothing'}`,
    hint: 'Fix what it names, such as a CLAUDE_CODE_… variable, then run the same command again.',
  })
