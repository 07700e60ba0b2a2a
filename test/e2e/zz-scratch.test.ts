import { expect, test } from 'vitest'
import { type Fault, gitHttpServer } from '../support/git-http-server.ts'
import { bareRemote } from '../support/git-repositories.ts'
import { goodAgent, makeProject, planOf } from '../support/project.ts'

const kinds: Fault['what'][] = ['drop-answer', 'cut-answer', 'short-answer', 'cut-headers', 'reset', 502, 503, 'late']
test('races over a flaky remote', async () => {
  const rand = (n: number) => Math.floor(Math.random() * n)
  for (let round = 0; round < 5; round += 1) {
    const bare = bareRemote()
    const server = await gitHttpServer(bare)
    const project = makeProject({ 'plan.json': planOf(['A', 'B', 'C']) })
    project.repo.git('remote', 'add', 'origin', server.url)
    project.repo.git('push', '--quiet', 'origin', 'main')
    for (let i = 0; i < 12; i += 1)
      server.faults.push({
        on: (['refs', 'fetch', 'push', 'push'] as const)[rand(4)]!,
        what: kinds[rand(kinds.length)]!,
      })
    const agent = project.agent(goodAgent)
    const one = project.ralph(['run', '--remote', 'origin', ...agent])
    const two = project.ralph(['run', '--remote', 'origin', ...agent])
    await new Promise((r) => setTimeout(r, 2500))
    const orders = Promise.all([
      project.ralph(['hint', 'use tabs', '--remote', 'origin']),
      project.ralph(['pause', '--remote', 'origin']),
    ])
    for (const [name, p] of Object.entries({ one, two })) {
      const end = await p
      console.log(
        `round ${round} ${name} code ${end.code}\n${end.stderr}${end.stdout.split('\n').slice(-8).join('\n')}`,
      )
    }
    for (const o of await orders) console.log(`round ${round} order code ${o.code}: ${o.stdout}${o.stderr}`)
    server.faults.length = 0
    const resumed = await project.ralph(['resume', '--remote', 'origin'])
    const end = await project.ralph(['run', '--remote', 'origin', ...agent])
    console.log(
      `round ${round} last: ${resumed.code} ${end.code} ${end.stdout.split('\n').slice(-8).join('\n')}${end.stderr}`,
    )
    expect(end.code).toBe(0)
  }
}, 600_000)
