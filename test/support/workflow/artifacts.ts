import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { join, matchesGlob, resolve } from 'node:path'
import { type Action, expectInputs, type StepCall } from './action.ts'
import { artifactFiles } from './artifact-files.ts'
import { type Artifact, artifactsOf, removeArtifact, storeArtifact } from './artifact-store.ts'

const uploadInputs =
  'name path if-no-files-found retention-days overwrite include-hidden-files compression-level'.split(' ')
const downloadInputs = 'name path pattern artifact-ids merge-multiple run-id github-token'.split(' ')

/** actions/upload-artifact, from version 4 on: one archive, which is not changed any more. */
export const uploadArtifact: Action = {
  async main(call) {
    expectInputs('actions/upload-artifact', call.inputs, uploadInputs)
    const { name = 'artifact', path = '', overwrite, 'include-hidden-files': hidden } = call.inputs
    const found = artifactFiles(path, { folder: call.machine.workspace, hidden: hidden === 'true' })
    if (found.files.length === 0) return nothingFound(call)
    // Each attempt has its own artifact of a name (go-gitea/gitea#38857, Systemorph/MeshWeaver#4303).
    const before = artifactsOf(call).find((one) => one.name === name && one.attempt === call.facts.attempt)
    if (before && overwrite !== 'true') {
      const words = `an artifact with this name already exists on the workflow run`
      return { code: 1, output: `::error::Failed to CreateArtifact: (409) Conflict: ${words}` }
    }
    if (before) removeArtifact(before)
    const { id } = storeArtifact(call, name, found)
    const { url, run } = { url: call.facts.world.url, run: call.facts.run.id }
    const outputs = { 'artifact-id': String(id), 'artifact-url': `${url}/actions/runs/${run}/artifacts/${id}` }
    return { code: 0, output: `Artifact ${name} has ${found.files.length} file(s). Artifact ID is ${id}`, outputs }
  },
}

function nothingFound({ inputs }: StepCall) {
  const words = `No files were found with the provided path: ${inputs['path']}. No artifacts will be uploaded.`
  const what = inputs['if-no-files-found'] ?? 'warn'
  return {
    code: what === 'error' ? 1 : 0,
    output: what === 'ignore' ? words : `::${what === 'error' ? what : 'warning'}::${words}`,
  }
}

const site = 'github-pages'

/** actions/upload-pages-artifact: a whole site, by a name that a workflow run has once. */
export const uploadPages: Action = {
  async main(call) {
    expectInputs('actions/upload-pages-artifact', call.inputs, ['path'])
    return uploadArtifact.main({ ...call, inputs: { path: call.inputs['path'] ?? '_site/', name: site } })
  },
}

/** actions/deploy-pages: says which files are the site from now on. */
export const deployPages: Action = {
  async main(call) {
    expectInputs('actions/deploy-pages', call.inputs, [])
    const found = artifactsOf(call).find(({ name }) => name === site)
    if (!found) return { code: 1, output: `::error::No artifacts named "${site}" were found for this workflow run.` }
    const files = readdirSync(found.folder, { recursive: true, encoding: 'utf8' }).sort()
    const { owner, name } = call.facts.world
    return { code: 0, output: `The site: ${files}`, outputs: { page_url: `https://${owner}.github.io/${name}/` } }
  },
}

/** actions/download-artifact, from version 5 on: by name, by id, or all that a pattern names. One comes without a folder. */
export const downloadArtifact: Action = {
  async main(call) {
    expectInputs('actions/download-artifact', call.inputs, downloadInputs)
    const { name, path = '.', 'artifact-ids': ids = '' } = call.inputs
    const stored = artifactsOf(call, call.inputs['run-id'] || undefined)
    const there = call.inputs['run-id'] ? stored : stored.filter((artifact) => isVisible(artifact, call))
    const wanted = chosen(there, call.inputs)
    const missing = name ? wanted.length === 0 : ids !== '' && wanted.length < ids.split(',').length
    if (missing)
      return { code: 1, output: `::error::Unable to download artifact(s): Artifact not found: ${name || ids}` }
    const target = resolve(call.machine.workspace, path)
    mkdirSync(target, { recursive: true })
    const flat = call.inputs['merge-multiple'] === 'true' || name || (ids !== '' && wanted.length === 1)
    for (const one of wanted) cpSync(one.folder, flat ? target : join(target, one.name), { recursive: true })
    const output = `Downloaded ${wanted.map((one) => one.name).join(', ')}`
    return { code: 0, output, outputs: { 'download-path': target } }
  },
}

/**
 * A re-run of all jobs starts without the artifacts of earlier attempts (actions/upload-artifact#323, go-gitea/gitea#38857).
 * For a re-run of failed jobs the public accounts differ: gitea#38857 saw them, MeshInspector/MeshLib#6474 got 404.
 */
const isVisible = ({ attempt }: Artifact, { facts }: StepCall): boolean =>
  attempt === facts.attempt || (facts.seesEarlierArtifacts && facts.kept !== undefined)

/** The newest artifact of a name. */
function chosen(there: readonly Artifact[], inputs: StepCall['inputs']): Artifact[] {
  const { name, pattern, 'artifact-ids': ids = '' } = inputs
  if (ids !== '') return there.filter(({ id }) => ids.split(',').includes(String(id)))
  const newest = new Map(there.toSorted((a, b) => a.id - b.id).map((one) => [one.name, one]))
  return [...newest.values()].filter((one) => (name ? one.name === name : !pattern || matchesGlob(one.name, pattern)))
}
