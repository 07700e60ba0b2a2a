import type { Fault } from '../../lint/fault.ts'
import type { OutlineLine } from '../markdown/outline.ts'
import { bareText } from './bare-text.ts'
import type { LineAccount } from './line-account.ts'

/** A section of a document with a number or a word such as `Phase` in its heading. */
interface CountedPart {
  readonly heading: OutlineLine
  /** Only sections of one kind are compared. */
  readonly kind: 'group' | 'number'
  readonly lines: OutlineLine[]
  hasTask: boolean
}

/** Sections that contain several tasks, and are none. */
export const isGroup =
  /^[^\p{L}\p{N}]*(?:\d+[.)]\s*)?(?:phase|stage|milestone|sprint|priority|epic|iteration|week|day)\b|^[^\p{L}\p{N}]*(?:p[0-4]|critical|high|medium|low)\b(?:[\s:–—-]|$)|\bpriority$/iu

const numbered = /^\d{1,3}[.):]\s+\p{L}/u
/** Sections that describe the work. */
const descriptiveTitle =
  /\b(?:overview|introduction|background|context|summary|goals?|objectives?|motivation|problem|scope|requirements?|constraints?|assumptions?|architecture|design|approach|risks?|notes?|references?|timeline|schedule|rollout|appendix|glossary|decisions?|questions?|dependencies|resources|metrics|status|history|changelog|conclusion)\b/iu

type PartAccount = Pick<LineAccount, 'tasks' | 'fields' | 'sideLines' | 'example'>

/**
 * Reports sections without tasks beside sections with tasks: a warning, since they may only describe the work. Linear.
 */
export function emptyParts(lines: readonly OutlineLine[], account: PartAccount): Fault[] {
  const families = new Map<string, CountedPart[]>()
  for (const part of countedParts(lines, account)) {
    const family = `${part.kind} ${part.heading.level}`
    const siblings = families.get(family)
    if (siblings) siblings.push(part)
    else families.set(family, [part])
  }
  return [...families.values()].flatMap((siblings) => {
    const empty = siblings.filter(({ hasTask }) => !hasTask)
    const isUsual = empty.length * 2 <= siblings.length
    const isNamed = empty.length < siblings.length && (isUsual || siblings[0]?.kind === 'group')
    return isNamed ? empty.flatMap((part) => partFault(part, account.example)) : []
  })
}

/** `High: Sow` or `Phase 2: Sow` between headings that are tasks: a warning where it has words of its own, and no task. Linear. */
export function groupsBesideTasks(lines: readonly OutlineLine[], account: PartAccount): Fault[] {
  const levels = new Set(account.tasks.flatMap(({ line }) => (line.kind === 'heading' ? [line.level] : [])))
  const numbers = account.tasks.flatMap(({ name }) => (name ? [Number.parseInt(name.number, 10)] : []))
  return countedParts(lines, account).flatMap(({ heading, kind, lines: content, hasTask }): Fault[] => {
    if (kind !== 'group' || hasTask || content.length === 0 || !levels.has(heading.level)) return []
    const number = /\d+/.exec(heading.text)?.[0]
    const fillsGap = !numbers.includes(Number(number)) && numbers.some((one) => one > Number(number))
    if (number !== undefined && numbers.length > 0 && !fillsGap) return []
    const title = heading.text.slice(0, 40)
    const example = JSON.stringify(account.example(title.replace(/^[^:–—-]{1,20}[:–—-]\s*/u, ''), number))
    const message = `${JSON.stringify(title)} stands beside the tasks, is none, and holds none.`
    const remedy = `Write it as a task, such as ${example}, if it should be done.`
    return [{ severity: 'warning', code: 'PLAN_UNPLACED', at: [], offset: heading.offset, message, remedy }]
  })
}

function countedParts(lines: readonly OutlineLine[], account: PartAccount): CountedPart[] {
  const isTask = new Set(account.tasks.map(({ line }) => line))
  const sections: CountedPart[] = []
  let openSections: CountedPart[] = []
  for (const line of lines) {
    if (line.kind === 'heading') openSections = openSections.filter(({ heading }) => heading.level < line.level)
    const section = isTask.has(line) ? undefined : countedPart(line, account)
    if (section) {
      sections.push(section)
      openSections.push(section)
    }
    if (isContent(line) && !account.sideLines.has(line)) openSections.at(-1)?.lines.push(line)
    // A task belongs to all sections that contain it.
    for (const section of isTask.has(line) ? openSections : []) section.hasTask = true
  }
  return sections
}

const isContent = ({ kind }: OutlineLine): boolean => kind === 'item' || kind === 'text'

function countedPart(heading: OutlineLine, { fields, sideLines }: PartAccount): CountedPart | undefined {
  const isCounted = heading.kind === 'heading' && !fields.has(heading) && !sideLines.has(heading)
  const kind = isCounted ? kindOf(heading.text) : undefined
  return kind && { heading, kind, lines: [], hasTask: false }
}

function kindOf(text: string): CountedPart['kind'] | undefined {
  if (isGroup.test(text)) return 'group'
  return numbered.test(bareText(text)) && !descriptiveTitle.test(text) ? 'number' : undefined
}

function partFault({ heading, lines }: CountedPart, example: LineAccount['example']): Fault[] {
  const items = lines.filter((line) => line.kind === 'item' && line.depth === 1)
  const [first = lines[0]] = items
  if (first === undefined) return []
  const title = JSON.stringify(heading.text.slice(0, 40))
  const message =
    items.length === 0
      ? `There is no task below ${title}, though there are some below the headings beside it.`
      : `No item below ${title} has a check box, so ${items.length === 1 ? 'it is no task' : 'they are no tasks'}.`
  const exampleText = JSON.stringify(example(first.text.slice(0, 40)))
  const remedy = `Write ${items.length === 0 ? 'what' : 'each that'} should be done there as a task, such as ${exampleText}.`
  const { offset } = items.length === 0 ? heading : first
  return [{ severity: 'warning', code: 'PLAN_UNPLACED', at: [], offset, message, remedy }]
}
