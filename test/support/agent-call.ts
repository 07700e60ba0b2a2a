import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { removeFolder } from '../../src/adapter/disk/process-directory.ts'
import type { AgentProgress, AgentRequest } from '../../src/port/agent.ts'
import { handoffJsonSchema } from '../../src/schema/agent/handoff.ts'

/** Directories of one agent call: the workspace, one for the calls' own folders, and a place elsewhere. Removed with the test. */
export function callFolders(): { cwd: string; tmp: string; elsewhere: string } {
  const folder = (name: string): string => {
    const path = mkdtempSync(join(tmpdir(), `ralph-${name}-`))
    onTestFinished(() => removeFolder(path).catch(() => removeFolder(path)))
    return path
  }
  return { cwd: folder('cwd'), tmp: folder('tmp'), elsewhere: folder('elsewhere') }
}

export const agentRequest = (cwd: string, more: Partial<AgentRequest> = {}): AgentRequest => ({
  pass: 'code',
  iteration: 1,
  task: 'TASK-1',
  attempt: 1,
  prompt: 'Do the task.',
  systemPrompt: '',
  cwd,
  workspace: cwd,
  model: undefined,
  maxTurns: 20,
  budgetUsd: 5,
  allowedTools: undefined,
  schema: handoffJsonSchema(),
  ...more,
})

export const handoff = { summary: 'Did it.', freeform: 'Nothing to watch for.' }

/** Collects what a call shows. */
export function progressList(): { seen: AgentProgress[]; onProgress: (progress: AgentProgress) => void } {
  const seen: AgentProgress[] = []
  return { seen, onProgress: (progress) => void seen.push(progress) }
}
