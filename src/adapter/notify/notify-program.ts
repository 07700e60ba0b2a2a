import { spawn } from 'node:child_process'
import { isAbsolute } from 'node:path'
import { folderFault, startFailure } from '../process/start-failure.ts'
import type { SendResult } from './send-hook.ts'

const timeoutMs = 30_000

/** Without a shell. `folder` is empty, since the workspace may have an agent's files. Never rejects. */
export function notifyByProgram(
  [file = '', ...args]: readonly string[],
  request: {
    readonly input: string
    readonly folder: string
    readonly env: Readonly<Record<string, string>>
  },
  signal: AbortSignal,
): Promise<SendResult> {
  if (!isAbsolute(file) && /[/\\]/.test(file)) {
    const reason = 'its program must be a name on PATH or an absolute path'
    return Promise.resolve({ kind: 'never', why: reason })
  }
  return new Promise((resolve) => {
    // A process group, so that its children end with it.
    const child = spawn(file, args, {
      cwd: request.folder,
      env: { ...request.env },
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    })
    const killGroup = (): void => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {}
    }
    const timer = setTimeout(killGroup, timeoutMs)
    signal.addEventListener('abort', killGroup, { once: true })
    const settle = (result: SendResult): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', killGroup)
      resolve(result)
    }
    child.on('error', (error: NodeJS.ErrnoException) =>
      settle({
        kind: 'never',
        why: notStarted(error, { file, cwd: request.folder, searchPath: request.env['PATH'] }),
      }),
    )
    child.on('close', (code, killedBy) =>
      settle(
        code === 0
          ? { kind: 'sent' }
          : { kind: 'never', why: killedBy ? `it was ended by ${killedBy}` : `it exited with code ${code}` },
      ),
    )
    child.stdin.on('error', () => undefined)
    child.stdin.end(request.input)
  })
}

function notStarted(
  error: NodeJS.ErrnoException,
  place: { file: string; cwd: string; searchPath: string | undefined },
) {
  const { file, cwd } = place
  const failure = startFailure(error, place)
  if (failure === 'program') return `there is no program ${file}; install it, or remove the channel`
  const reason = failure === 'folder' ? `the folder ${cwd} ${folderFault(cwd)}` : (error.code ?? error.name)
  return `${file} could not be started (${reason})`
}

/** Undefined if this machine has no desktop notifications. */
export function desktopProgram(
  platform: NodeJS.Platform,
  { title, text }: { readonly title: string; readonly text: string },
): readonly string[] | undefined {
  if (platform === 'darwin') {
    const script = ['on run argv', 'display notification (item 2 of argv) with title (item 1 of argv)', 'end run']
    return ['/usr/bin/osascript', ...script.flatMap((line) => ['-e', line]), title, text]
  }
  if (platform !== 'linux') return undefined
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return ['notify-send', '--app-name=ralph', '--', title, plain]
}
