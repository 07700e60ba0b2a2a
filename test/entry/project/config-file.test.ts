import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../../src/entry/project/config-file.ts'

/** A repository with these files. */
const baseWith = (files: Record<string, string>): Parameters<typeof readConfig>[0] => ({
  repository: { toplevel: '/r' } as Parameters<typeof readConfig>[0]['repository'],
  read: async (path) => {
    const found = Object.entries(files).find(([name]) => join('/r', name) === path)
    if (found) return Buffer.from(found[1])
    throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
  },
})

const warned = async (files: Record<string, string>): Promise<string[]> =>
  (await readConfig(baseWith(files), '/r', undefined)).misplaced.map(({ file, code }) => `${file} ${code}`)

test('a configuration that lies where nothing reads it is a warning, not a run without its rules', async () => {
  expect(await warned({ 'ralph.yml': 'cost-budget: 5\n' })).toEqual(['ralph.yml CONFIG_ELSEWHERE'])
  expect(await warned({ '.github/ralph.yaml': 'validate: [npm test]\n' })).toEqual([
    '.github/ralph.yaml CONFIG_ELSEWHERE',
  ])
})

test.each([
  ['one of another program', { 'ralph.yml': 'event_loop:\n  prompt: x\n' }],
  ['one that cannot be read', { 'ralph.yml': 'a: [' }],
  ['one beside the file that counts', { '.github/ralph.yml': 'mode: simple\n', 'ralph.yml': 'cost-budget: 5\n' }],
])('%s is none of our business', async (_, files) => {
  expect(await warned(files)).toEqual([])
})

test('a file that is named is the one that counts', async () => {
  const found = await readConfig(baseWith({ 'ralph.yml': 'cost-budget: 5\n' }), '/r', 'ralph.yml')
  expect(found).toMatchObject({ values: { 'cost-budget': 5 }, misplaced: [] })
})
