import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { claude } from '../../../core/agent/claude.ts'
import { RalphError } from '../../../core/error/error.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import type { Agent, AgentOutcome, AgentProgress, AgentRequest } from '../../../port/agent.ts'
import { type CallFolder, withCallFolder } from '../../process/call-folder.ts'
import type { AdmittedCall } from '../../process/command.ts'
import { agentEnvironment, cloudFiles, hasCredential } from '../../process/environment.ts'
import type { StartWatch } from '../../process/foreign-files.ts'
import { withMeteredUsage, withoutHeldKeys } from '../call/admitted-call.ts'
import { prepareServers } from '../call/call-servers.ts'
import type { CallEnd } from '../call/classify-end.ts'
import { prepareIndex } from '../call/index-file.ts'
import { type CallLimits, limitsOf, outcomeOf, runStreamingCall } from '../call/streaming-call.ts'
import { claudeCommand, type Permissions } from './claude-command.ts'
import { loginVariables } from './claude-login.ts'
import { claudeProgram, type ProgramChoice, programFiles } from './claude-program.ts'

interface ClaudeSettings extends ProgramChoice {
  /** Additional names from `agent-env`. */
  readonly extraEnv: readonly string[]
  /** An existing directory outside the workspace, with a folder for each call. */
  readonly tmp: string
  readonly permissions: Permissions
  readonly fallbackModels: readonly string[]
  readonly limits: CallLimits
  readonly watched?: StartWatch
}

/** Claude Code, by its CLI. */
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
        return run(settingsOfQuestion(settings), { request, folder, signal, onProgress: () => undefined })
      }),
  }
}

/** A question is short, and needs neither tools nor another model. */
const settingsOfQuestion = (settings: ClaudeSettings): ClaudeSettings => ({
  ...settings,
  permissions: { kind: 'no_tools' },
  fallbackModels: [],
  limits: { ...settings.limits, wallMs: Math.min(maxQuestionMs, settings.limits.wallMs ?? maxQuestionMs) },
})

const maxQuestionMs = 2 * 60_000

interface ClaudeRun {
  readonly request: AgentRequest
  readonly folder: CallFolder
  readonly signal: AbortSignal
  readonly onProgress: (progress: AgentProgress) => void
}

async function run(settings: ClaudeSettings, call: ClaudeRun): Promise<AgentOutcome> {
  const admitted = settings.confinement.keyProxy?.admit(call.request)
  try {
    return await runAdmitted(settings, call, admitted)
  } finally {
    admitted?.end()
  }
}

async function runAdmitted(
  settings: ClaudeSettings,
  { request, folder, signal, onProgress }: ClaudeRun,
  admitted: AdmittedCall | undefined,
): Promise<AgentOutcome> {
  const callEnv = environmentOf(settings, folder)
  // Looked up for each call: an agent may have removed or broken its own program (failure model C25).
  const { program } = await claudeProgram(settings, { env: callEnv, call: folder })
  const env = { ...callEnv, ...admitted?.env }
  const systemPromptFile = request.systemPrompt === '' ? undefined : join(folder.path, 'system-prompt.md')
  if (systemPromptFile !== undefined) await writeFile(systemPromptFile, request.systemPrompt)
  const { environment, confinement } = settings
  const { keyProxy } = confinement
  const servers = await prepareServers(request, { folder, environment, provider: claude.provider, env, keyProxy })
  const index = await prepareIndex(request, folder)
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
    // It needs 1.5 seconds to report its cost (measured).
    limits: { graceMs: 3000, ...limitsOf(settings.limits, request) },
    signal,
    onProgress,
    renewsLogin,
    needsAnswerTool: true,
    // At SIGTERM it exits silently, at SIGINT with a result line that has the cost (2.1.330).
    stopSignal: 'SIGINT',
  })
  // 2.1.197 drops the tool silently; 2.1.330 refuses the schema before its first line (measured).
  const schemaRefused = call.heard.answerTool === null && call.stderrTail.includes('--json-schema')
  if (call.heard.answerTool === false || schemaRefused) throw noStructuredOutput(program, call.stderrTail)
  if (neverStarted(call)) throw notStarted(program, call)
  if (call.heard.cliError === 'model_not_found' && call.heard.result?.is_error)
    throw modelNotFound(call.heard.result.result)
  const outcome = outcomeOf(call)
  return {
    ...(admitted ? withMeteredUsage(outcome, admitted) : outcome),
    servers: await servers?.end(call.heard.servers),
  }
}

/** A task with a list of tools gets only these, even if permissions are skipped otherwise. */
function permissionsOf({ permissions }: ClaudeSettings, { pass, allowedTools }: AgentRequest): Permissions {
  if (allowedTools === undefined) return permissions
  return pass !== 'code' ? { kind: 'reads', tools: allowedTools } : { kind: 'mode', mode: 'dontAsk', allowedTools }
}

/** It ended before its first line: a fault of the machine or a setting, which no further attempt fixes. */
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

/** Writable for the agent, because the CLI renews the token there. */
const loginFolder = ({ CLAUDE_CONFIG_DIR: folder }: Readonly<Record<string, string>>): string[] =>
  folder === undefined ? [] : [folder]

/** Files that the user's own sessions obey, which stay read-only. */
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

const noStructuredOutput = (program: string, stderr: string): RalphError =>
  new RalphError({
    code: 'AGENT_NO_STRUCTURED_OUTPUT',
    message:
      `${program} did not offer its answer tool (StructuredOutput), so no iteration could leave a handoff. ${stderr.trim()}`.trimEnd(),
    hint: 'Update Claude Code to 2.1.197 or newer. If it is newer already, please report this: it did not accept our JSON Schema.',
  })

/** It would fail for every task (failure model C4: a fault of the configuration ends the job). */
const modelNotFound = (message = ''): RalphError =>
  new RalphError({
    code: 'AGENT_MODEL_NOT_FOUND',
    message: `The provider does not offer this model to this account: ${oneLine(message, 500)}`,
    hint: 'Set `model` to one that it offers (--model, ralph.yml, or the task in the plan), then run the same command again.',
  })

const notStarted = (program: string, { process, stderrTail }: CallEnd): RalphError =>
  new RalphError({
    code: 'AGENT_NOT_STARTED',
    message: `${program} exited with code ${process.exitCode ?? 'none'} before it started: ${stderrTail.trim().slice(-1000) || 'it printed nothing'}`,
    hint: 'Fix what it names, such as a CLAUDE_CODE_… variable, then run the same command again.',
  })
