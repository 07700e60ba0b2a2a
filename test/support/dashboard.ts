import type { Engine } from './cli.ts'
import type { Project } from './project.ts'

/** A dashboard that serves, with its two addresses. */
interface Served {
  readonly engine: Engine
  /** Empty where it takes no orders. */
  readonly control: string
  readonly read: string
  /** `http://127.0.0.1:4711`. */
  readonly origin: string
  /** Asks it with the token of an address. */
  readonly ask: (address: string, path: string, request?: RequestInit) => Promise<Response>
}

export async function startDashboard(project: Pick<Project, 'start'>, args: readonly string[] = []): Promise<Served> {
  const engine = project.start(['dashboard', ...args])
  await engine.says(/(?:to share|read only): \S+\n/)
  const printed = engine.output()
  const control = /^Dashboard: (\S+)$/m.exec(printed)?.[1] ?? ''
  const read = /(?:to share|read only): (\S+)$/m.exec(printed)?.[1] ?? ''
  const { origin } = new URL(read)
  const ask: Served['ask'] = (address, path, request = {}) =>
    fetch(`${origin}${path}`, {
      ...request,
      headers: { ...request.headers, authorization: `Bearer ${new URL(address).searchParams.get('token')}` },
    })
  return { engine, control, read, origin, ask }
}
