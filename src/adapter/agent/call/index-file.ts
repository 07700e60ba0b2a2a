import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { indexFileVariable, withIndexFile } from '../../../core/knowledge/index-file.ts'
import type { AgentRequest } from '../../../port/agent.ts'
import { type CallFolder, readOnlyFolder } from '../../process/call-folder.ts'

export interface CallIndex {
  /** With the file's path. */
  readonly prompt: string
  /** Read-only folders. */
  readonly readable: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** Writes the index to a file of the call. Nobody reads it back, so changing it has no effect. */
export async function prepareIndex(
  { knowledgeIndex, prompt }: Pick<AgentRequest, 'knowledgeIndex' | 'prompt'>,
  folder: CallFolder,
): Promise<CallIndex> {
  if (knowledgeIndex === undefined) return { prompt, readable: [], env: {} }
  const readOnly = readOnlyFolder(folder)
  const file = join(readOnly, 'knowledge-index.md')
  await mkdir(readOnly)
  await writeFile(file, knowledgeIndex, { mode: 0o444 })
  return { prompt: withIndexFile(prompt, file), readable: [readOnly], env: { [indexFileVariable]: file } }
}
