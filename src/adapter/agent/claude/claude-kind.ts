import { claude } from '../../../core/agent/claude.ts'
import type { Settings } from '../../../core/config/table/settings.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { Agent } from '../../../port/agent.ts'
import type { AgentKind, AgentPlace } from '../call/agent-kind.ts'
import { claudeAgent } from './claude.ts'
import { loginVariables } from './claude-login.ts'
import { triedRelease } from './claude-program.ts'
import { installClaude } from './install-claude.ts'

export const claudeKind: AgentKind = {
  facts: claude,
  create,
  preview: (settings) => [
    settings['agent-path'] ?? 'claude',
    ...['-p', '--output-format', 'stream-json', '--json-schema', '…', '--max-turns', String(settings['max-turns'])],
    ...(settings.model === undefined ? [] : ['--model', settings.model]),
  ],
  refuse: () => undefined,
  probe,
  login: (environment) =>
    Object.keys(loginVariables(environment)).length > 0 ? 'the login of `claude` on this machine' : undefined,
}

function create(settings: Settings, place: AgentPlace): Agent {
  const { environment, confinement } = place
  const install = (version: string = triedRelease.version): Promise<string> =>
    installClaude({
      version,
      integrity: integrityOf(version, settings['agent-integrity']),
      folder: place.programs,
      environment,
      confinement,
      signal: place.cancelled,
      onInstall: place.note,
    })
  return claudeAgent({
    environment,
    extraEnv: settings['agent-env'],
    tmp: place.tmp,
    confinement,
    ...(place.watched && { watched: place.watched }),
    limits: { wallMs: settings['agent-timeout'], idleMs: settings['agent-idle-timeout'] },
    path: settings['agent-path'],
    version: settings['agent-version'],
    install: settings['agent-install'] === 'missing' ? install : undefined,
    fallbackModels: settings['fallback-model'],
    permissions: settings['skip-permissions']
      ? { kind: 'skip' }
      : { kind: 'mode', mode: settings['permission-mode'], allowedTools: settings['allowed-tools'] },
  })
}

/** The user's own list, else that of the tried release. */
const integrityOf = (version: string, configured: readonly string[]): readonly string[] =>
  configured.length === 0 && version === triedRelease.version ? triedRelease.integrity : configured

async function probe(settings: Settings, place: AgentPlace): Promise<string> {
  const program = await create({ ...settings, 'agent-install': 'never' }, place)
    .preflight()
    .catch((error: unknown) => {
      if (settings['agent-install'] === 'never' || !canBeInstalled(error, settings['agent-path'])) throw error
      return null
    })
  if (program === null)
    return 'claude is not installed in that version; the first job installs it (agent-install: missing)'
  const demanded = settings['agent-version'] === undefined ? '' : ', as agent-version requires'
  return `${program.program} ${program.version}${demanded}`
}

/** A program that the user names is never replaced. */
const canBeInstalled = (error: unknown, path: string | undefined): boolean =>
  path === undefined &&
  error instanceof RalphError &&
  (error.code === 'AGENT_MISSING' || error.code === 'AGENT_VERSION_DIFFERS')
