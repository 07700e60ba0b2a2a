import { expect, test } from 'vitest'
import { hasBrowser, open } from '../../support/browser.ts'
import { startDashboard } from '../../support/dashboard.ts'
import { goodAgent, makeProject, planOf } from '../../support/project.ts'

test('a link leads to its part also where the data comes later, the search takes what is typed after /, and one can go back', {
  tags: 'thorough/variant',
  skip: !hasBrowser,
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  expect((await project.ralph(['run', ...project.agent(goodAgent)])).code).toBe(0)
  const served = await startDashboard(project)
  const { page } = await open(`${served.control}#/graph`)
  const shown = () => page.getByRole('heading', { name: 'Dependencies' }).waitFor()
  await shown()
  // Without the token, which the tab has: the page is there before its data.
  await page.goto('about:blank')
  await page.goto(`${served.origin}/#/graph`)
  await shown()

  const focused = () => page.evaluate('document.activeElement.type')
  for (const view of ['settings', 'knowledge', 'iterations/2']) {
    await page.evaluate(
      `new Promise((shown) => { addEventListener('hashchange', () => setTimeout(shown, 50)); location.hash = '#/${view}' })`,
    )
    await page.keyboard.press('/')
    await expect.poll(() => page.evaluate('location.hash'), { message: view }).toBe('#/tasks')
    await expect.poll(focused, { message: view }).toBe('search')
    // A digit is typed, and changes no view.
    await page.keyboard.type('b2')
    expect(new URL(page.url()).hash.startsWith('#/log'), view).toBe(false)
    expect(await page.locator('input[type=search]').inputValue()).toBe('b2')
    await page.getByRole('link', { name: 'Log' }).click()
    await page.getByRole('heading', { name: 'Log' }).waitFor()
  }
  await page.keyboard.press('j')
  await page.getByRole('heading', { name: '#1 A' }).waitFor()
  await page.keyboard.press('j')
  await page.getByRole('heading', { name: '#2 B' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: '#1 A' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Log' }).waitFor()
  await page.goForward()
  await page.getByRole('heading', { name: '#1 A' }).waitFor()
})
