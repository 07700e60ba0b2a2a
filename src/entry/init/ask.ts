import { confirm, isCancel, multiselect, text } from '@clack/prompts'
import { checkLabel } from '../../core/detect/as-settings.ts'
import { type CheckSpec, checks } from '../../core/setting/check-list.ts'
import { money } from '../../core/setting/setting.ts'
import { plainLine } from '../../core/text/one-line.ts'

/** The person left a question with Ctrl-C: nothing was written. */
export class Cancelled extends Error {}

function answered<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) throw new Cancelled()
  return answer as Exclude<T, symbol>
}

/** First question: which checks; where none were found, their commands. */
export async function askChecks(found: readonly CheckSpec[]): Promise<readonly CheckSpec[]> {
  if (found.length > 0) {
    const options = found.map((check, value) => ({ value, label: plainLine(checkLabel(check), 200) }))
    const message = 'Which checks must every iteration pass?'
    const initialValues = options.map(({ value }) => value)
    const chosen = answered(await multiselect({ message, options, initialValues, required: false }))
    return found.filter((_, index) => chosen.includes(index))
  }
  const message = 'No checks were found. Which command must every iteration pass? (empty: none)'
  const said = answered(await text({ message, placeholder: 'npm test', defaultValue: '' }))
  const read = checks(said)
  return 'value' in read ? read.value : []
}

/** Second question. */
export async function askBudget(fallback: number): Promise<number> {
  const expected = (raw: string | undefined): string | undefined => {
    const read = money(raw === undefined || raw === '' ? fallback : raw)
    return 'value' in read ? undefined : read.expected
  }
  const message = 'How many USD may the whole run cost?'
  const said = answered(
    await text({ message, placeholder: String(fallback), defaultValue: String(fallback), validate: expected }),
  )
  const read = money(said)
  return 'value' in read ? read.value : fallback
}

/** Third question. */
export const askWorkflow = async (): Promise<boolean> =>
  answered(await confirm({ message: 'Write a workflow that runs it on GitHub Actions too?' }))

export const askReplace = async (path: string): Promise<boolean> =>
  answered(await confirm({ message: `Replace ${plainLine(path, 200)} as shown?`, initialValue: false }))
