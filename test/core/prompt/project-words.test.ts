import { expect, test } from 'vitest'
import {
  projectContext,
  readProjectWords,
  withProjectWords,
  wordFaults,
} from '../../../src/core/prompt/project-words.ts'

const files: Readonly<Record<string, string>> = {
  '.ralph/config.yaml':
    'project:\n  name: R&D "shelf"\n  description: Keeps books\ncommands:\n  test: npm test\ngit:\n  base_branch: main\n',
  '.ralph/principles.md': '# Ours\n\nSmall steps.\n',
  '.ralph/boundaries.md': 'Leave {{TEST_COMMAND}} alone.\n',
}
const read = (path: string) => Promise.resolve(files[path])

test('a template gets the words of the project, once and as they are', async () => {
  const words = await readProjectWords(read)
  const template = '{{PROJECT_NAME}}: {{ TEST_COMMAND }} [{{LINT_COMMAND}}] {{BOUNDARIES}} {{ a }} {"b": {}}'
  expect(withProjectWords(template, words, 't.md')).toBe(
    'R&D "shelf": npm test [] Leave {{TEST_COMMAND}} alone. {{ a }} {"b": {}}',
  )
})

test('an unknown placeholder is told with its line, what was meant and all there are', async () => {
  const words = await readProjectWords(read)
  expect(() => withProjectWords('a\nb {{PRINCIPLE}}', words, 't.md')).toThrow(
    expect.objectContaining({
      code: 'PROJECT_WORDS',
      message: 't.md:2 has {{PRINCIPLE}}, which is not a placeholder; did you mean {{PRINCIPLES}}?',
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

test('what is wrong with the words of a project is told with its place, all of it at once', () => {
  expect(wordFaults(undefined, [])).toEqual([])
  expect(wordFaults(files['.ralph/config.yaml'], [['t.md', '{{PRINCIPLES}} {{a}}']])).toEqual([])
  const config = 'project:\n  name: [a, b]\ncommands:\n  test: npm test\n  lint: {run: x}\n  build:\nslack: [1]\n'
  expect(wordFaults(config, [['t.md', 'a\n{{PRINCIPLE}}\n{{X_Y}}']])).toEqual([
    '.ralph/config.yaml:2: project.name: expected a text',
    '.ralph/config.yaml:5: commands.lint: expected a text',
    expect.stringMatching(/^t\.md:2 has \{\{PRINCIPLE\}\}.*did you mean \{\{PRINCIPLES\}\}/),
    expect.stringMatching(
      /^t\.md:3 has \{\{X_Y\}\}, which is not a placeholder\. The placeholders are \{\{PROJECT_NAME\}\}, /,
    ),
  ])
  expect(wordFaults('project:\n  name: a\n\tb: c\n', [])[0]).toMatch(/^\.ralph\/config\.yaml:3:1: /)
})
