import { readSpec, type Spec } from '../spec/read-spec.ts'

/** What a plan is made of: a spec, any other text, or an issue. */
export interface PlanSource {
  /** Its name in messages: `specs/search/SPEC.md`, `issue #12`, `the text`. */
  readonly shown: string
  /** Path from the top of the repository; undefined if it is no file of it. */
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

/** More than one plan can serve. */
export const maxGoals = 100
