import { join } from 'node:path'
import { agentsFile } from '../../core/calls/agents-file.ts'
import { type UnreadTemplate, unreadTemplates } from '../../core/prompt/unread-templates.ts'
import type { BaseFiles } from './base-files.ts'

export async function findUnreadTemplates({ list, read, repository }: BaseFiles): Promise<UnreadTemplate[]> {
  const files = await list('.ralph/templates')
  if (files.length === 0) return []
  const agents = await read(join(repository.toplevel, agentsFile)).catch(() => undefined)
  return unreadTemplates(files, agents?.toString('utf8') ?? '')
}
