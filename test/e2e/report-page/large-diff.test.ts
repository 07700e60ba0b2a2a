import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasBrowser, open } from '../../support/browser.ts'
import { goodAgent, makeProject, planOf } from '../../support/project.ts'

const large = 'yes "a line of a generated file" | head -c 5000000 > large.txt'
const many = 'mkdir many; for n in $(seq 3000); do echo "file $n" > "many/$n.txt"; done'

test('of an attempt that wrote 5 MB, and of one that wrote 3,000 files, the page shows a part and the command for all of it', {
  tags: 'thorough/size',
  skip: !hasBrowser,
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const agent = project.agent(`if [ $RALPH_TASK_ID = A ]; then ${large}; else ${many}; fi\n${goodAgent}`)
  const run = await project.ralph(['run', ...agent, '--max-change', '0'])
  expect(run, run.stdout).toMatchObject({ code: 0 })
  const file = join(project.root, 'report.html')
  expect(await project.ralph(['report', '--html', file])).toMatchObject({ code: 0, stderr: '' })
  expect(statSync(file).size).toBeLessThan(1_500_000)

  const { page, faults } = await open(`file://${file}#/iterations/1`)
  const content = page.locator('#content')
  expect(await content.textContent()).toMatch(/Too large to show here: \d+ lines added, 0 removed. All of it: git diff/)
  await page.evaluate("location.hash = '#/iterations/2'")
  await content.getByText(/ of 3,001 files are shown/).waitFor()
  const command = await content.getByText(/^git diff /).textContent()
  const [, ...args] = (command ?? '').split(' ')
  expect(project.repo.git(...args).match(/^diff --git/gm)?.length).toBe(3_001)
  expect(faults).toEqual([])
})
