import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { openWorkspace, userRepository } from '/work/main/test/support/workspace-fixture.ts'
test('bench', async () => {
  const repo = userRepository()
  for (let d = 0; d < 100; d++) { mkdirSync(join(repo.path, `d${d}/s`), { recursive: true }); for (let i = 0; i < 100; i++) writeFileSync(join(repo.path, `d${d}/s/f${i}.ts`), `${d} ${i} `.repeat(400)) }
  repo.commit('big')
  const time = async (name: string, f: () => Promise<unknown>) => { const t = performance.now(); await f(); console.log(name, Math.round(performance.now() - t)) }
  let o: any
  await time('open+fill', async () => { o = await openWorkspace(repo) })
  const { workspace, checkpoint, agent } = o
  agent('mkdir node_modules; for i in $(seq 200); do mkdir node_modules/$i; echo x > node_modules/$i/x; done')
  await time('capture cold', () => workspace.capture(checkpoint))
  for (let i = 0; i < 4; i++) {
    await new Promise(r => setTimeout(r, 1100))
    agent('echo x > d1/s/f1.ts; echo y > new.ts; rm d2/s/f2.ts')
    await time('capture', () => workspace.capture(checkpoint))
    await time('resetTracked', async () => workspace.resetTracked((await workspace.capture(checkpoint)).tree))
    await time('restore same', () => workspace.restore(checkpoint))
  }
  const next = repo.commit('n', { zz: 'x' })
  await time('restore next', () => workspace.restore(next))
})
