import { plainLine } from '../../core/text/one-line.ts'
import { ok, type Probe } from './probe/probe.ts'

export const repositoryProbe: Probe = {
  name: 'repository',
  async look({ repository }) {
    const { toplevel, branch, head } = await repository()
    return ok(`${plainLine(toplevel, 200)}, ${branch ?? 'detached HEAD'} at ${head.slice(0, 7)}`)
  },
}
