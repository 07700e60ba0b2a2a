import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished, test } from 'vitest'
import { watchRefs } from '../../../src/entry/dashboard/keeper-watch.ts'
import { tempDir } from '../../support/git-repositories.ts'

const folder = 'refs/heads/ralph/state'

function watched() {
  const gitDir = tempDir('ralph-refs-')
  mkdirSync(join(gitDir, folder), { recursive: true })
  let heard: () => void = () => undefined
  const watching = watchRefs(gitDir, [folder], () => heard())
  onTestFinished(watching.close)
  const moved = (): Promise<void> =>
    new Promise((resolve) => {
      heard = resolve
    })
  const move = (): void => writeFileSync(join(gitDir, folder, 'demo'), 'x\n')
  return { ...watching, gitDir, moved, move }
}

test('a ref that moves right before the folders are looked over once more is told all the same', async () => {
  const { moved, move, again } = watched()
  const told = moved()
  move()
  again()
  await told
})

test('a folder that was removed and made again is watched', async () => {
  const { moved, move, gitDir } = watched()
  const gone = moved()
  rmSync(join(gitDir, folder), { recursive: true })
  await gone
  const back = moved()
  mkdirSync(join(gitDir, folder))
  await back
  const told = moved()
  move()
  await told
})
