import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { StepCall } from './action.ts'

export interface Artifact {
  readonly id: number
  readonly name: string
  readonly attempt: number
  readonly folder: string
}

type Place = Pick<StepCall, 'machine' | 'facts'>

const ofRun = ({ machine, facts }: Place, run = String(facts.run.id)): string =>
  join(dirname(machine.root), 'artifacts', run)

/** The artifacts of a run: all its attempts share them. */
export function artifactsOf(call: Place, run?: string): Artifact[] {
  const root = ofRun(call, run)
  if (!existsSync(root)) return []
  const records = readdirSync(root).filter((name) => name.endsWith('.json'))
  return records.map((name) => JSON.parse(readFileSync(join(root, name), 'utf8')) as Artifact)
}

/** Copies without modes, as an archive keeps none. */
export function storeArtifact(
  call: Place,
  name: string,
  { files, root }: { files: readonly string[]; root: string },
): Artifact {
  const id = call.facts.world.nextId()
  const artifact = { id, name, attempt: call.facts.attempt, folder: join(ofRun(call), String(id)) }
  for (const file of files) {
    const copy = join(artifact.folder, relative(root, file))
    mkdirSync(dirname(copy), { recursive: true })
    copyFileSync(file, copy)
    chmodSync(copy, 0o644)
  }
  writeFileSync(`${artifact.folder}.json`, JSON.stringify(artifact))
  return artifact
}

export function removeArtifact({ folder }: Artifact): void {
  rmSync(folder, { recursive: true, force: true })
  rmSync(`${folder}.json`)
}
