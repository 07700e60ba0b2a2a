import { expect, test } from 'vitest'
import { shownLines } from '../../../../src/core/calls/file-diff.ts'
import { openWorkspace, userRepository } from '../../../support/workspace-fixture.ts'

test('the difference of two trees is told file by file, whatever they are called and whatever an agent declares', async () => {
  const repo = userRepository()
  const { workspace, agent, checkpoint } = await openWorkspace(repo)
  agent(`
    printf '* -diff\\n*.ts binary\\n' > .gitattributes
    sed -i 's/42/43/' src/app.ts
    rm current && echo file > current
    rm src/lib/deep.ts
    printf '\\0\\1' > image.png
    head -c 2000000 /dev/zero | tr '\\0' 'x' > huge.txt
    printf 'diff --git a/x b/x\\n@@ -1 +1 @@\\n' > 'sp ace
"quoted".txt'
    printf 'b' > ü.txt
    chmod 644 run.sh
  `)
  const { tree } = await workspace.capture(checkpoint)
  const files = await workspace.diff(checkpoint, tree)
  const patch = (path: string) => files.find((file) => file.path === path)?.patch ?? ''
  expect(files.map(({ path }) => path).sort()).toEqual([
    ...['.gitattributes', 'current', 'huge.txt', 'image.png', 'run.sh', 'sp ace\n"quoted".txt', 'src/app.ts'],
    ...['src/lib/deep.ts', 'ü.txt'],
  ])
  expect(patch('src/app.ts')).toContain('-export const answer = 42\n+export const answer = 43')
  expect([...shownLines({ path: '', patch: patch('src/app.ts') })]).toEqual([1])
  expect(patch('current')).toMatch(/deleted file mode 120000[\s\S]*new file mode 100644[\s\S]*\+file/)
  expect(patch('src/lib/deep.ts')).toMatch(/^deleted file mode/m)
  expect(patch('sp ace\n"quoted".txt')).toContain('+diff --git a/x b/x\n+@@ -1 +1 @@')
  for (const path of ['image.png', 'huge.txt']) expect(patch(path)).toMatch(/^Binary files/m)
  expect(patch('run.sh')).toMatch(/^new mode 100644/m)
  expect(patch('ü.txt')).toContain('+b')
})

test('between equal trees there is none', async () => {
  const { workspace, checkpoint } = await openWorkspace(userRepository())
  expect(await workspace.diff(checkpoint, checkpoint)).toEqual([])
})
