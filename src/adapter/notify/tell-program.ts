import { spawn } from 'node:child_process'
import { isAbsolute } from 'node:path'
import { folderFault, startFailure } from '../process/start-failure.ts'
import type { SendResult } from './send-hook.ts'

const patienceMs = 30_000

/**
 * Starts a program without a shell and writes `input` to its standard input. It runs in `folder`, an empty one: what
 * stands in the workspace could be the agent's. Its output is not shown. Never rejects.
 */
export function tellProgram(
  [file = '', ...args]: readonly string[],
  request: {
    readonly input: string
    readonly folder: string
    readonly env: Readonly<Record<string, string>>
  },
  signal: AbortSignal,
): Promise<SendResult> {
  if (!isAbsolute(file) && /[/\\]/.test(file)) {
    const why = 'its program must be a name on PATH or an absolute path'
    return Promise.resolve({ kind: 'never', why })
  }
  return new Promise((resolve) => {
    // A group of its own, so that what it started ends with it.
    const child = spawn(file, args, {
      cwd: request.folder,
      env: { ...request.env },
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    })
    const end = (): void => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // It is gone.
      }
    }
    const timer = setTimeout(end, patienceMs)
    signal.addEventListener('abort', end, { once: true })
    const settle = (sent: SendResult): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve(sent)
    }
    child.on('error', (error: NodeJS.ErrnoException) =>
      settle({
        kind: 'never',
        why: notStarted(error, { file, cwd: request.folder, searchPath: request.env['PATH'] }),
      }),
    )
    child.on('close', (code, by) =>
      settle(
        code === 0
          ? { kind: 'sent' }
          : { kind: 'never', why: by ? `it was ended by ${by}` : `it exited with code ${code}` },
      ),
    )
    // Who does not read it need not.
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
  const why = failure === 'folder' ? `the folder ${cwd} ${folderFault(cwd)}` : (error.code ?? error.name)
  return `${file} could not be started (${why})`
}

/** What shows a message on this machine's desktop; undefined where nothing here can. */
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
