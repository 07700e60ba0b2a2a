import type { Fault } from '../../lint/fault.ts'

const marker = /^(<{7}|\|{7}|>{7})(?= |\r?$)|^={7}\r?$/gm

/** A merge that was left half done: each of its marks, in the order in which git writes them. */
export function mergeMarkers(text: string): Fault[] {
  if (!text.includes('<<<<<<<')) return []
  const faults: Fault[] = []
  let open: RegExpExecArray[] = []
  for (const found of text.matchAll(marker)) {
    const sign = found[0][0]
    if (sign === '<') open = [found]
    else if (open.length > 0) open.push(found)
    if (sign !== '>' || open.length < 3) continue
    faults.push(...open.map(toFault))
    open = []
  }
  return faults
}

function toFault({ 0: sign, index }: RegExpExecArray): Fault {
  return {
    severity: 'error',
    code: 'PLAN_MERGE_MARKERS',
    at: [],
    offset: index,
    message: `A merge conflict marker was left here: ${sign.trim()}.`,
    remedy: 'Keep one of the two versions and delete the markers. Indent markers that are only an example.',
  }
}
