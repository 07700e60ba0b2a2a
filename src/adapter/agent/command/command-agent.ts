import { existsSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { command as facts } from '../../../core/agent/command.ts'
import { programSettings } from '../../../core/agent/program-settings.ts'
import type { Settings } from '../../../core/config/table/settings.ts'
import { missingIn } from '../../../core/confinement/policy.ts'
import { RalphError } from '../../../core/error/error.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import type { Agent, AgentOutcome, AgentProgress, AgentRequest } from '../../../port/agent.ts'
import type { AgentEnd } from '../../../schema/agent/agent-end.ts'
import { type CallFolder, readResultFile, withCallFolder } from '../../process/call-folder.ts'
import type { AdmittedCall, Confinement, ProcessCommand } from '../../process/command.ts'
import { agentEnvironment, cloudFiles, type Environment } from '../../process/environment.ts'
import type { StartWatch } from '../../process/foreign-files.ts'
import { withMeteredUsage, withoutHeldKeys } from '../call/admitted-call.ts'
import type { AgentKind } from '../call/agent-kind.ts'
import { type PreparedServers, prepareServers } from '../call/call-servers.ts'
import { type CallEnd, classifyEnd } from '../call/classify-end.ts'
import { type CallIndex, prepareIndex } from '../call/index-file.ts'
import { type CallLimits, limitsOf, outcomeOf, runStreamingCall } from '../call/streaming-call.ts'

export const commandKind: AgentKind = {
  facts,
  create: (settings, { environment, tmp, confinement, watched }) =>
    commandAgent({
      environment,
      extraEnv: settings['agent-env'],
      tmp,
      confinement,
      ...(watched && { watched }),
      limits: { wallMs: settings['agent-timeout'], idleMs: settings['agent-idle-timeout'] },
      command: settings['agent-command'] ?? '',
    }),
  preview: (settings) => ['sh', '-c', settings['agent-command'] ?? ''],
  refuse,
  // It has no version to query; only its first call shows that it works.
  probe: async (settings) => `the command ${settings['agent-command']}`,
  login: () => undefined,
}

function refuse(settings: Settings): void {
  if (settings['agent-command'] === undefined) {
    throw new RalphError({
      code: 'AGENT_COMMAND_MISSING',
      message: 'The agent is `command`, but no command is given.',
      hint: 'Add --agent-command "…" (see docs/agents.md).',
    })
  }
  if (settings['agent-version'] !== undefined) {
    throw new RalphError({
      code: 'AGENT_VERSION_WITHOUT_CLAUDE',
      message: 'agent-version is the version of Claude Code, but the agent is `command`.',
      hint: 'Remove agent-version; the command is responsible for its own version.',
    })
  }
}

interface CommandAgentSettings {
  /** A shell command (`agent.command`), run in the workspace. */
  readonly command: string
  readonly environment: Environment
  readonly extraEnv: readonly string[]
  /** An existing directory outside the workspace, with a folder for each call. */
  readonly tmp: string
  readonly confinement: Confinement
  readonly limits: CallLimits
  readonly watched?: StartWatch
}

const { provider } = facts

/** Any program as an agent: prompt on stdin, answer as in `docs/agents.md`. */
export function commandAgent(settings: CommandAgentSettings): Agent {
  return {
    name: 'command',
    preflight: () => Promise.resolve({ program: settings.command, version: 'shell command' }),
    run: (request, signal, onProgress) => run(settings, request, signal, onProgress),
  }
}

async function run(
  settings: CommandAgentSettings,
  request: AgentRequest,
  signal: AbortSignal,
  onProgress: (progress: AgentProgress) => void,
): Promise<AgentOutcome> {
  const admitted = settings.confinement.keyProxy?.admit(request)
  try {
    return await runAdmitted(settings, { request, admitted, signal, onProgress })
  } finally {
    admitted?.end()
  }
}

interface CommandRun {
  readonly request: AgentRequest
  readonly admitted: AdmittedCall | undefined
  readonly signal: AbortSignal
  readonly onProgress: (progress: AgentProgress) => void
}

async function runAdmitted(
  settings: CommandAgentSettings,
  { request, admitted, signal, onProgress }: CommandRun,
): Promise<AgentOutcome> {
  return withCallFolder(settings.tmp, async (folder) => {
    const handoffFile = join(folder.path, 'handoff.json')
    const index = await prepareIndex(request, folder)
    const place = { ...folder, handoffFile }
    const { command, servers } = await prepareCommand(settings, { ...request, ...index }, place, admitted)
    const call = await runStreamingCall({
      command,
      confinement: settings.confinement,
      places: {
        callsModel: true,
        call: folder,
        writable: [request.workspace],
        readable: [
          ...filesNamedIn(settings.command),
          ...cloudFiles(provider, command.env),
          ...(servers ? [process.execPath] : []),
          ...index.readable,
        ],
      },
      environment: settings.environment,
      watched: settings.watched,
      limits: limitsOf(settings.limits, request),
      signal,
      onProgress,
      renewsLogin: false,
      needsAnswerTool: false,
      stopSignal: 'SIGTERM',
    })
    if (couldNotRun(call)) throw notStarted(settings.command, call)
    const end = classifyEnd(call)
    const outcome = outcomeOf(call, end.kind === 'no_result' ? await readAnswer(handoffFile, end) : end)
    return { ...withHigherCost(outcome, admitted), servers: await servers?.end(call.heard.servers) }
  })
}

/** A program may also use keys of its own, so the higher cost counts. */
function withHigherCost(outcome: AgentOutcome, admitted: AdmittedCall | undefined): AgentOutcome {
  if (!admitted) return outcome
  const bill = withMeteredUsage(outcome, admitted)
  return bill.usage.usd >= outcome.usage.usd ? bill : { ...bill, usage: outcome.usage }
}

/** Files that the command names by absolute path: it needs them. */
const filesNamedIn = (command: string): string[] =>
  Array.from(command.matchAll(/(?<![^\s'"=(;&|])\/[^\s'"`;&|<>()$*?]+/g), ([path]) => path).filter(
    (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true,
  )

/** The shell could not run the command, which printed nothing. */
const couldNotRun = ({ heard, process }: CallEnd): boolean =>
  process.endedBy === 'itself' &&
  (process.exitCode === 126 || process.exitCode === 127) &&
  heard.result === null &&
  heard.tail === ''

/** No further attempt fixes it, so none is counted (failure model C4). */
const notStarted = (command: string, { process, stderrTail }: CallEnd): RalphError =>
  new RalphError({
    code: 'AGENT_NOT_STARTED',
    message: `The agent command \`${oneLine(command, 200)}\` could not be run (exit code ${process.exitCode}): ${oneLine(stderrTail, 500)}`,
    hint:
      hiddenFileHint(stderrTail) ??
      "Fix `agent.command` (--agent-command): `sh -c` runs it in the workspace, with ralph's own PATH.",
  })

/** A hint for a file that exists but is hidden. */
function hiddenFileHint(stderr: string): string | undefined {
  const path = missingIn(stderr)
  if (path === undefined || !existsSync(path)) return undefined
  return `The confinement hides ${path} from the agent: write \`agent-read: [${path}]\` in .github/ralph.yml and commit it.`
}

async function prepareCommand(
  settings: CommandAgentSettings,
  request: AgentRequest & Pick<CallIndex, 'env'>,
  folder: CallFolder & { handoffFile: string },
  admitted: AdmittedCall | undefined,
): Promise<{ command: ProcessCommand; servers: PreparedServers | undefined }> {
  const schemaFile = join(folder.path, 'handoff.schema.json')
  const systemPromptFile = join(folder.path, 'system-prompt.md')
  await writeFile(schemaFile, JSON.stringify(request.schema, null, 2))
  await writeFile(systemPromptFile, request.systemPrompt)
  const { environment, extraEnv, confinement } = settings
  const { keyProxy } = confinement
  const { home, tmp } = folder
  const unfiltered = agentEnvironment(environment, { home, tmp, extra: extraEnv, provider })
  const program = programSettings(settings.command, admitted?.addresses ?? {}, unfiltered)
  await Promise.all(Object.entries(program.files).map(([name, text]) => addHomeFile(join(home, name), text)))
  const env = { ...withoutHeldKeys(unfiltered, confinement), ...admitted?.env, ...program.variables }
  const servers = await prepareServers(request, { folder, environment, provider, env, keyProxy })
  const command = {
    file: 'sh',
    args: ['-c', settings.command],
    cwd: request.cwd,
    stdin: request.prompt,
    env: {
      ...env,
      ...request.env,
      RALPH_PASS: request.pass,
      RALPH_ITERATION: String(request.iteration),
      RALPH_TASK_ID: request.task,
      RALPH_ATTEMPT: String(request.attempt),
      RALPH_MODEL: request.model ?? '',
      RALPH_MAX_TURNS: String(request.maxTurns),
      RALPH_BUDGET_USD: String(request.budgetUsd),
      RALPH_BUDGET_TOKENS: request.budgetTokens === undefined ? '' : String(request.budgetTokens),
      RALPH_ALLOWED_TOOLS: (request.allowedTools ?? []).join('\n'),
      RALPH_SYSTEM_PROMPT_FILE: systemPromptFile,
      RALPH_HANDOFF_SCHEMA: schemaFile,
      RALPH_HANDOFF_FILE: folder.handoffFile,
      RALPH_MCP_CONFIG: servers?.file ?? '',
    },
  }
  return { command, servers }
}

async function addHomeFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(path, text, { mode: 0o600 })
}

const maxAnswerBytes = 1024 * 1024

/** A missing file does not change the end; a file that is no JSON is reported, since the agent meant to answer. */
async function readAnswer(path: string, end: AgentEnd & { kind: 'no_result' }): Promise<AgentEnd> {
  const answerFile = await readResultFile(path, maxAnswerBytes)
  if (!answerFile || 'size' in answerFile) return end
  const { text } = answerFile
  try {
    return { kind: 'finished', structured: JSON.parse(text), text }
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    return { kind: 'no_result', tail: `RALPH_HANDOFF_FILE does not hold JSON: ${why}\n${end.tail}` }
  }
}
