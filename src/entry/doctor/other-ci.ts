import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildsEveryBranch, otherCiFiles } from '../../core/github/other-ci.ts'
import { type Probe, warn } from './probe/probe.ts'

/** Apps that build every branch: each state commit would cost a build. */
export const otherCiProbe: Probe = {
  name: 'other apps',
  needs: 'repository',
  async look({ repository }) {
    const { toplevel } = await repository()
    const read = otherCiFiles.map(async (file) => {
      const text = await readFile(join(toplevel, file), 'utf8').catch(() => undefined)
      return text === undefined ? [] : [[file, text] as const]
    })
    const files = new Map((await Promise.all(read)).flat())
    return buildsEveryBranch(files).map(({ app, file, remedy }) =>
      warn(`${app} (${file}) builds every branch, ralph's too.`, `Leave them out: ${remedy}`),
    )
  },
}
