import type { Fault } from '../../lint/fault.ts'

const marker = /^(<{7}|\|{7}|>{7})(?= |\r?$)|^={7}\r?$/gm

/** The markers of each unfinished merge, in git's order. */
export function mergeMarkers(text: string): Fault[] {
  if (!text.includes('<<<<<<<')) return []
  const faults: Fault[] = []
  let markers: RegExpExecArray[] = []
  for (const match of text.matchAll(marker)) {
    const sign = match[0][0]
    if (sign === '<') markers = [match]
    else if (markers.length > 0) markers.push(match)
    if (sign !== '>' || markers.length < 3) continue
    faults.push(...markers.map(toFault))
    markers = []
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
