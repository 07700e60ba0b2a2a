import { type DetectedProject, type Ecosystem, fromTop, pathBelow } from './detected.ts'
import type { Folder } from './project-files.ts'

export const go: Ecosystem = {
  covers: (folder, directory) => {
    const path = pathBelow(folder, directory)
    return path !== undefined && usedModules(folder).includes(path)
  },
  detect(folder) {
    const modules = usedModules(folder)
    if (modules.length === 0 && !folder.has('go.mod')) return undefined
    if (!folder.below.some((path) => path.endsWith('.go'))) return undefined
    const packages = modules.length === 0 ? './...' : modules.map(packagePattern).join(' ')
    return projectOf(folder, packages)
  },
}

function projectOf(folder: Folder, packages: string): DetectedProject {
  const hasLinter = folder.has('.golangci.yml', '.golangci.yaml', '.golangci.toml')
  return {
    directory: folder.directory,
    tool: 'Go',
    setup: ['go mod download'],
    checks: [
      { kind: 'build', run: `go build ${packages}` },
      { kind: 'lint', run: `go vet ${packages}` },
      { kind: 'test', run: `go test ${packages}` },
    ],
    steps: [
      {
        uses: 'actions/setup-go',
        with: { 'go-version-file': fromTop(folder, folder.has('go.mod') ? 'go.mod' : 'go.work'), cache: false },
      },
    ],
    notes: hasLinter ? ['golangci-lint is configured; if it is installed, add the check "golangci-lint run".'] : [],
  }
}

/** Directories that a `go.work` uses, relative to it. */
function usedModules(folder: Folder): string[] {
  const text = (folder.text('go.work') ?? '').replace(/\/\/.*$/gm, '')
  const blocks = [...text.matchAll(/^use\s*\(([^)]*)\)/gm)].flatMap((match) => (match[1] ?? '').split('\n'))
  const lines = [...text.matchAll(/^use\s+([^\s(]+)\s*$/gm)].map((match) => match[1] ?? '')
  return [...blocks, ...lines].map(plainPath).filter((path) => /^[\w./-]+$/.test(path) && !path.startsWith('..'))
}

const plainPath = (path: string): string =>
  path
    .trim()
    .replace(/^"|"$/g, '')
    .replace(/^\.\/(?=.)/, '')
    .replace(/\/$/, '')

const packagePattern = (path: string): string => (path === '.' ? './...' : `./${path}/...`)
