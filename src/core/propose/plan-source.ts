import { readSpec, type Spec } from '../spec/read-spec.ts'

export interface PlanSource {
  /** Its name in messages: `specs/search/SPEC.md`, `issue #12`, `the text`. */
  readonly shown: string
  /** Path in the repository, if it is a file. */
  readonly file: string | undefined
  readonly text: string
  readonly spec: Spec
}

export const planSource = ({ shown, file, text }: Omit<PlanSource, 'spec'>): PlanSource => ({
  shown,
  file,
  text,
  spec: readSpec(text),
})

/** Goals as a prompt and an answer name them: G1, G2. */
export const goalIds = ({ spec }: PlanSource): ReadonlyMap<string, string> =>
  new Map(spec.goals.map(({ text }, index) => [`G${index + 1}`, text]))

export const maxGoals = 100
