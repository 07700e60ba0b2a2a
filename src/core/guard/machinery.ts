import { insidePath, namesFrom } from '../text/paths.ts'
import { isTestFile } from './check-configuration.ts'

/** Paths that a text may run, source or import, from the top of the repository; many do not exist. */
export function filesReached(path: string, text: string, directory: string): string[] {
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.'
  const paths = isCode(path)
    ? importsIn(text).flatMap((name) => filesOfImport(name, path, folder, directory))
    : commandFiles(text, [...new Set([directory, folder])])
  return [...new Set(paths)].filter((name) => name !== path)
}

/** Files that a command line sources or runs, relative to each of the folders. */
export function commandFiles(text: string, folders: readonly string[]): string[] {
  const programs = text
    .split('\n')
    .filter((line) => !/^\s*(?:#|\/\/)/.test(line))
    .flatMap(programsIn)
  const pathWords = programs.filter(({ byName }) => !byName).map(({ word }) => word)
  const names = [...new Set(programs.flatMap(({ word, byName }) => (byName ? word : [])))]
  const programPaths = [...foldersOnPath(text), 'bin'].flatMap((folder) => names.map((name) => `${folder}/${name}`))
  const makes = /(?<![\w./-])g?make\b/.test(text) ? ['Makefile', 'GNUmakefile', 'makefile'] : []
  const justs = /(?<![\w./-])just\b/.test(text) ? ['justfile', 'Justfile'] : []
  const modules = [...text.matchAll(/\bpython[\d.]*\s+(?:-\w\s+)*-m\s+([\w.]+)/g)].flatMap(([, name = '']) => {
    const file = name.replaceAll('.', '/')
    return [`${file}.py`, `${file}/__main__.py`]
  })
  return folders.flatMap((folder) =>
    [...pathWords, ...makes, ...justs, ...modules, ...programPaths].flatMap((word) => pathFrom(folder, word) ?? []),
  )
}

const interpreter =
  /^(?:\.|source|env|exec|command|time|sudo|nice|timeout|(?:ba|z|da|k)?sh|node|nodejs|deno|bun|tsx|ts-node|python[\d.]*|ruby|perl|php|lua|npx|bunx|uv|poetry|bats|make|run|exec)$/
const takesFile = /^(?:-r|-f|-c|--require|--import|--loader|--config|--file|--rcfile|--setup|--preload)$/

/** Folders that a text adds to PATH: programs in them are started by their bare name. */
const foldersOnPath = (text: string): string[] =>
  [...text.matchAll(/\bPATH=(\S+)/g)].flatMap(([, list = '']) =>
    list
      .replace(/["']/g, '')
      .split(':')
      .map(withoutVariables)
      .filter((folder) => folder !== '' && !folder.includes('$')),
  )

/** `byName`: the word is a bare name, not a path. */
interface Program {
  readonly word: string
  readonly byName: boolean
}

/** The words of a line that are run or sourced, and shell scripts anywhere in it. */
const programsIn = (line: string): Program[] =>
  line.split(/&&|\|\||[;|&`{}]|\$\(|\b(?:then|do|else|if|while|until)\b/).flatMap(programsOf)

/** Programs that start the next word as a program. */
const startsProgram = /^(?:env|exec|command|time|sudo|nice|npx|bunx|uv|poetry|run)$/
/** Words of the shell, which are no programs. */
const shellWords =
  /^(?:\.|:|source|exec|command|time|eval|export|local|readonly|declare|set|unset|shift|trap|cd|pushd|popd|echo|printf|test|true|false|exit|return|read|wait|for|in|case|esac|function|fi|done|break|continue|run)$/

function programsOf(command: string): Program[] {
  const programs: Program[] = []
  let runsNext = true
  let startsNext = true
  for (const raw of command.split(/[\s()<>"',]+/)) {
    const word = raw.replace(/^@-?|^!+/, '')
    if (word === '' || /^\w+=/.test(word)) continue
    const path = withoutVariables(word.replace(/^--?[\w-]+=/, ''))
    if (isShell(path) || (runsNext && /[./]/.test(path))) programs.push({ word: path, byName: false })
    if (startsNext && isName(word)) programs.push({ word, byName: true })
    const isFlag = word.startsWith('-')
    startsNext &&= isFlag || startsProgram.test(word)
    runsNext = isFlag ? runsNext || takesFile.test(word) : interpreter.test(word)
  }
  return programs
}

const isName = (word: string): boolean => /^[A-Za-z][\w.-]*$/.test(word) && !shellWords.test(word)

/** `$DIR/lib.sh`, and the rest of `$(dirname "$0")/lib.sh`, are files beside the script. */
const withoutVariables = (word: string): string => word.replace(/^(?:\$\{?[^/]*|\$@?<?)?\/+/, '')

const isShell = (path: string): boolean => /\.(?:sh|bash|zsh|bats|mk)$/.test(path)
const isCode = (path: string): boolean => /\.(?:[cm]?[jt]sx?|py|rb)$/.test(path)

const importPatterns: readonly RegExp[] = [
  /\b(?:from|import|require(?:\.resolve)?|require_relative|load)\b\s*\(?\s*['"]([^'"\n]+)['"]/g,
  /['"`]([\w./-]*\.(?:sh|bash|[cm]?js|[cm]?ts|py|rb))['"`]/g,
]

function importsIn(text: string): string[] {
  const specifiers = importPatterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name))
  const modules = [...text.matchAll(/^\s*(?:from|import)\s+(\.*[A-Za-z_][\w.]*)/gm)].map(
    ([, name = '']) => `${name.startsWith('..') ? '../' : './'}${name.replace(/^\.+/, '').replaceAll('.', '/')}.py`,
  )
  return [...specifiers, ...modules]
}

const endings = ['', '.js', '.mjs', '.cjs', '.ts', '.mts', '.rb', '/index.js', '/index.ts']

function filesOfImport(name: string, importer: string, folder: string, directory: string): string[] {
  const folders = /^\.{1,2}\//.test(name) ? [folder] : /\.\w+$/.test(name) ? [folder, directory] : []
  const hasExtension = /\.(?:sh|bash|[cm]?[jt]sx?|py|rb)$/.test(name)
  return folders.flatMap((folder) =>
    (hasExtension ? [''] : endings).flatMap((ending) => {
      const file = pathFrom(folder, name + ending)
      return file !== undefined && isHelper(file, importer) ? [file] : []
    }),
  )
}

const toolFolder =
  /(?:^|\/)(?:scripts?|tools?|bin|\.?ci|build|hack|support|helpers?|tests?|__tests__|specs?|e2e|qa|checks?|tasks?|fixtures)\//i
const helperName = /(?:help|util|set-?up|common|shared|check|assert|rule|run|harness|test|lint|reporter)/i

/** A check's scripts also import the code under test: that is ordinary source, not part of the check. */
function isHelper(file: string, importer: string): boolean {
  if (isShell(file) || toolFolder.test(file)) return true
  const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)
  const isBeside = folderOf(file) === folderOf(importer)
  const isTest = isTestFile(importer) || /^tests?\b/i.test(importer.slice(folderOf(importer).length))
  return isBeside && (helperName.test(file.slice(folderOf(file).length)) || (!isTest && folderOf(importer) !== ''))
}

/** A path from a folder with `..` resolved; undefined if it leaves the repository. */
function pathFrom(folder: string, path: string): string | undefined {
  if (!/^[\w./@+-]+$/.test(path)) return undefined
  const names = namesFrom([], `${folder}/${path}`)
  return names?.length ? insidePath(names.join('/')) : undefined
}

const pythonNames = new Set(
  (
    'sitecustomize usercustomize pytest _pytest pluggy iniconfig unittest doctest nose nose2 coverage tox hypothesis mock mypy flake8 ' +
    'pylint ruff black trace runpy argparse ast asyncio collections contextlib copy dataclasses difflib enum fnmatch functools glob ' +
    'importlib inspect io itertools json linecache locale logging math os pathlib pickle platform pprint queue random re shutil signal ' +
    'site socket string subprocess sys tempfile textwrap threading time tokenize traceback types typing warnings weakref zipfile'
  ).split(' '),
)

const shadowRules: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/(?:^|\/)(?:site|user)customize(?:\.py|\/__init__\.py)$|\.(?:pth|egg-link)$/, 'which Python loads by its name'],
  [
    /(?:^|\/)(?:node_modules|\.yarn\/(?:releases|plugins|sdks))\/|(?:^|\/)\.pnp\.(?:c?js|loader\.mjs)$/,
    'which is loaded in the place of an installed module',
  ],
  [/(?:^|\/)__mocks__\//, 'which test runners load in the place of a module'],
]

/** Why a new file replaces what a runner or its language loads by name; undefined if it does not. */
export function shadowReason(path: string, folders: readonly string[]): string | undefined {
  const reason = shadowRules.find(([pattern]) => pattern.test(path))?.[1]
  if (reason !== undefined) return reason
  const file = path.replace(/\/__init__(?=\.\w+$)/, '')
  const [, place = '.', module = ''] = /^(?:(.*)\/)?([^/.]+)\.(?:py[cd]?|[\w.-]*so)$/.exec(file) ?? []
  if (!pythonNames.has(module)) return undefined
  return folders.includes(place) || /(?:^|\/)tests?$/.test(place) ? `which hides the module ${module}` : undefined
}
