import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { type Action, expectInputs, type StepCall } from './action.ts'

/** Where the artifacts of a run are: a folder for each. The attempts of a run share it. */
export const artifactFolder = (call: Pick<StepCall, 'machine' | 'facts'>): string =>
  join(dirname(call.machine.root), 'artifacts', String(call.facts.run.id))

interface Found {
  readonly files: readonly string[]
  /** What becomes the top of the artifact: the folder that all given paths share, as far as they hold no wildcard. */
  readonly root: string
}

/** Files below the paths and patterns; hidden ones only where that is asked for, as since version 4.4. */
function filesOf(call: StepCall): Found {
  const { workspace } = call.machine
  const lines = (call.inputs['path'] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const matching = (pattern: string): string[] =>
    globSync(pattern, { cwd: workspace }).flatMap((found) => {
      const path = resolve(workspace, found)
      return statSync(path).isDirectory() ? below(path) : [path]
    })
  const wanted = lines.filter((line) => !line.startsWith('!'))
  const left = new Set(lines.filter((line) => line.startsWith('!')).flatMap((line) => matching(line.slice(1))))
  const root = sharedFolder(wanted.map((line) => resolve(workspace, line.replace(/(^|\/)[^/]*[*?[].*$/, ''))))
  const hidden = (path: string): boolean => /(^|\/)\.[^./]/.test(relative(root, path))
  const found = [...new Set(wanted.flatMap(matching))].filter((path) => !left.has(path))
  return { root, files: call.inputs['include-hidden-files'] === 'true' ? found : found.filter((path) => !hidden(path)) }
}

const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())

function sharedFolder([first = '/', ...others]: readonly string[]): string {
  let root = statSync(first, { throwIfNoEntry: false })?.isFile() ? dirname(first) : first
  while (root !== '/' && !others.every((path) => `${path}/`.startsWith(`${root}/`))) root = dirname(root)
  return root
}

const uploadInputs = [
  'name',
  'path',
  'if-no-files-found',
  'retention-days',
  'overwrite',
  'include-hidden-files',
  'compression-level',
]

/** actions/upload-artifact: a copy of the files without their modes, as an archive keeps none. */
export const uploadArtifact: Action = {
  async main(call) {
    expectInputs('actions/upload-artifact', call.inputs, uploadInputs)
    const { name = 'artifact' } = call.inputs
    const { files, root } = filesOf(call)
    if (files.length === 0) {
      const words = `No files were found with the provided path: ${call.inputs['path']}. No artifacts will be uploaded.`
      const what = call.inputs['if-no-files-found'] ?? 'warn'
      return {
        code: what === 'error' ? 1 : 0,
        output: what === 'ignore' ? words : `::${what === 'error' ? 'error' : 'warning'}::${words}`,
      }
    }
    const target = join(artifactFolder(call), name)
    const mark = `${target}.attempt`
    if (existsSync(mark) && statSync(mark).size === call.facts.attempt && call.inputs['overwrite'] !== 'true') {
      return {
        code: 1,
        output: `::error::Failed to CreateArtifact: an artifact with the name ${name} already exists on the workflow run`,
      }
    }
    rmSync(target, { recursive: true, force: true })
    for (const file of files) {
      const copy = join(target, relative(root, file))
      mkdirSync(dirname(copy), { recursive: true })
      copyFileSync(file, copy)
      chmodSync(copy, 0o644)
    }
    writeFileSync(mark, '#'.repeat(call.facts.attempt))
    const id = call.facts.world.nextId()
    return { code: 0, output: `Artifact ${name} with ${files.length} file(s)`, outputs: { 'artifact-id': String(id) } }
  },
}

/** actions/download-artifact: one by its name, or all that a pattern names, each in a folder of its own. */
export const downloadArtifact: Action = {
  async main(call) {
    expectInputs('actions/download-artifact', call.inputs, [
      'name',
      'path',
      'pattern',
      'merge-multiple',
      'run-id',
      'github-token',
    ])
    const { name, path = '.', pattern = '*' } = call.inputs
    const folder = join(dirname(artifactFolder(call)), call.inputs['run-id'] || String(call.facts.run.id))
    const target = resolve(call.machine.workspace, path)
    const names = name ? [name] : globSync(pattern, { cwd: folder }).filter((one) => !one.endsWith('.attempt'))
    for (const one of names) {
      if (!existsSync(join(folder, one)))
        return { code: 1, output: `::error::Unable to download artifact(s): Artifact not found for name: ${one}` }
      const apart = name || call.inputs['merge-multiple'] === 'true' ? target : join(target, basename(one))
      cpSync(join(folder, one), apart, { recursive: true })
    }
    return { code: 0, output: `Downloaded ${names.join(', ')}`, outputs: { 'download-path': target } }
  },
}
