import type { IssueOrder } from '../../../schema/github/issue-order.ts'
import type { Finding } from '../../../schema/plan/finding.ts'
import type { Plan } from '../../../schema/plan/plan.ts'
import { planOfIssue } from './issue/issue-plan.ts'
import { planOfJson } from './json/read-plan.ts'

interface PlanFile {
  readonly from: 'file'
  /** The path as the user wrote it: for messages, and for the plan's name where it has none. */
  readonly file: string
  readonly bytes: Uint8Array
}

interface PlanIssue {
  readonly from: 'issue'
  readonly number: number
  readonly title: string
  readonly body: string
}

/** A plan as somebody wrote it. */
export type PlanSource = PlanFile | PlanIssue

export interface ReadPlan {
  /** There exactly when no finding is an error; warnings do not hinder. */
  readonly plan: Plan | undefined
  /** Everything that is wrong with it at once, each with its place, in the order of the text. */
  readonly findings: readonly Finding[]
  /** The plan with what else was asked for, where the format can say more than tasks. */
  readonly order?: IssueOrder | undefined
}

/** Never throws, and the same text is the same plan. Undefined where it is for another format. */
type PlanFormat = (source: PlanSource) => ReadPlan | undefined

const issue: PlanFormat = (source) => {
  const found = source.from === 'issue' ? planOfIssue(source) : undefined
  return found && { ...found, plan: found.order?.plan }
}

/** Takes every file: what is none says so in its findings. */
const json: PlanFormat = (source) => (source.from === 'file' ? planOfJson(source.bytes, source.file) : undefined)

/** Each is asked in turn. */
const formats: readonly PlanFormat[] = [issue, json]

/** The only way from a text to a plan; undefined for an issue that was not written by the form. */
export function readPlan(source: PlanFile): ReadPlan
export function readPlan(source: PlanIssue): ReadPlan | undefined
export function readPlan(source: PlanSource): ReadPlan | undefined {
  for (const read of formats) {
    const found = read(source)
    if (found !== undefined) return found
  }
  return undefined
}
