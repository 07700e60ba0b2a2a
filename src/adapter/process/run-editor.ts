import { spawn } from 'node:child_process'

/**
 * Opens a file in the person's own editor, on their terminal, and waits until they leave it. As git does, the shell reads
 * the setting: `code --wait` is two words. True if the editor ended well.
 */
export function runEditor(file: string, env: Readonly<Record<string, string | undefined>>): Promise<boolean> {
  const editor = env['VISUAL'] || env['EDITOR'] || 'vi'
  const child = spawn('sh', ['-c', `${editor} "$@"`, editor, file], { stdio: 'inherit', env: { ...env } })
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}
