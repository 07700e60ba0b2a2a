import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { programsOn } from '../../../src/adapter/process/programs.ts'
import { tempDir } from '../../support/git-repositories.ts'

const put = (path: string, text = '#!/bin/sh\n'): void => {
  writeFileSync(path, text)
  chmodSync(path, 0o755)
}

/** Two folders that an agent can write, as of nvm and Homebrew; the programs are in the second. */
function machine() {
  const root = tempDir()
  const [first, second, cellar] = ['first', 'second', 'cellar'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ]
  for (const folder of [first, second, cellar]) mkdirSync(folder)
  put(join(cellar, 'git'))
  symlinkSync(join(cellar, 'git'), join(second, 'git'))
  for (const name of ['ssh', 'git-credential-mine']) put(join(second, name))
  return { first, second, cellar, programs: programsOn([first, second].join(delimiter)) }
}

type Machine = ReturnType<typeof machine>

const attacks: Record<string, { attack: (request: Machine) => void; told: RegExp }> = {
  'git itself, of the same size and time': {
    attack: ({ cellar }) => {
      put(join(cellar, 'git'), '#!/bin/SH\n')
      utimesSync(join(cellar, 'git'), 1, 1)
    },
    told: /cellar\/git was replaced/,
  },
  'git itself, by a rename': {
    attack: ({ cellar }) => {
      put(join(cellar, 'new'))
      renameSync(join(cellar, 'new'), join(cellar, 'git'))
    },
    told: /cellar\/git was replaced/,
  },
  'an ssh that comes earlier on PATH': {
    attack: ({ first }) => put(join(first, 'ssh')),
    told: /ssh is now .*first\/ssh/,
  },
  'a credential helper': {
    attack: ({ second }) => put(join(second, 'git-credential-mine'), '#!/bin/sh\n# evil\n'),
    told: /git-credential-mine was replaced/,
  },
  'a new git command': {
    attack: ({ first }) => put(join(first, 'git-remote-evil')),
    told: /git-remote-evil is now/,
  },
  'ssh as a link elsewhere': {
    attack: ({ second, first }) => {
      rmSync(join(second, 'ssh'))
      symlinkSync(join(first, 'x'), join(second, 'ssh'))
    },
    told: /second\/ssh was replaced/,
  },
}

test.each(Object.entries(attacks))(
  'a program of the engine that an agent changes ends the job by name: %s',
  (_, row) => {
    const at = machine()
    expect(at.programs.git()).toBe(join(at.cellar, 'git'))
    row.attack(at)
    const again = (): string => at.programs.git()
    expect(again).toThrow(
      expect.objectContaining({ code: 'PROGRAM_CHANGED', message: expect.stringMatching(row.told) }),
    )
    // It stays so: the run goes on in another job.
    expect(again).toThrow(expect.objectContaining({ code: 'PROGRAM_CHANGED' }))
  },
)

test('what else is installed meanwhile is no fault', () => {
  const { first, second, cellar, programs } = machine()
  expect(programs.git()).toBe(join(cellar, 'git'))
  // A git that comes earlier has no effect.
  for (const name of ['eslint', 'gpg', 'git']) put(join(first, name))
  rmSync(join(first, 'eslint'))
  put(join(second, 'prettier'))
  expect(programs.git()).toBe(join(cellar, 'git'))
})
