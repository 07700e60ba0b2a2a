import { expect, test } from 'vitest'
import { projectContext, readProjectWords, withProjectWords } from '../../../src/core/prompt/project-words.ts'

const files: Readonly<Record<string, string>> = {
  '.ralph/config.yaml':
    'project:\n  name: R&D "shelf"\n  description: Keeps books\ncommands:\n  test: npm test\ngit:\n  base_branch: main\n',
  '.ralph/principles.md': '# Ours\n\nSmall steps.\n',
  '.ralph/boundaries.md': 'Leave {{TEST_COMMAND}} alone.\n',
}
const read = (path: string) => Promise.resolve(files[path])

test('a template gets the words of the project, once and as they are', async () => {
  const words = await readProjectWords(read)
  const template = '{{PROJECT_NAME}}: {{TEST_COMMAND}} [{{LINT_COMMAND}}] {{BOUNDARIES}} {{ a }} {"b": {}}'
  expect(withProjectWords(template, words, 't.md')).toBe(
    'R&D "shelf": npm test [] Leave {{TEST_COMMAND}} alone. {{ a }} {"b": {}}',
  )
})

test('an unknown placeholder is told with its line, what was meant and all there are', async () => {
  const words = await readProjectWords(read)
  expect(() => withProjectWords('a\nb {{PRINCIPLE}}', words, 't.md')).toThrow(
    expect.objectContaining({
      code: 'PROJECT_WORDS',
      message: 't.md:2 has {{PRINCIPLE}}, which is no placeholder; did you mean {{PRINCIPLES}}?',
      hint: expect.stringContaining('{{PROJECT_NAME}}, {{PROJECT_DESCRIPTION}}, {{TEST_COMMAND}}'),
    }),
  )
})

test('every prompt is told what the project says, and nothing where it says nothing', async () => {
  expect(projectContext(await readProjectWords(read))).toBe(
    'The project is R&D "shelf": Keeps books\n\n# Principles (.ralph/principles.md)\n\n# Ours\n\nSmall steps.\n\n# Boundaries (.ralph/boundaries.md)\n\nLeave {{TEST_COMMAND}} alone.',
  )
  expect(projectContext(await readProjectWords(() => Promise.resolve(undefined)))).toBe('')
})

test('a configuration that is no YAML is an error with its file', async () => {
  await expect(
    readProjectWords((path) => Promise.resolve(path.endsWith('.yaml') ? 'a: [' : undefined)),
  ).rejects.toThrow('.ralph/config.yaml cannot be read')
})
