import { spawn } from 'node:child_process'

/** Opens a file in the person's editor and waits. The shell reads the setting, as git does: `code --wait` is two words. True on success. */
export function runEditor(file: string, env: Readonly<Record<string, string | undefined>>): Promise<boolean> {
  const editor = env['VISUAL'] || env['EDITOR'] || 'vi'
  const child = spawn('sh', ['-c', `${editor} "$@"`, editor, file], { stdio: 'inherit', env: { ...env } })
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}
