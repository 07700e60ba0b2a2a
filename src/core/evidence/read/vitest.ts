import { notToldApart, type OnTest, type RecordReader } from './record-reader.ts'

const marked = /^ +(?<mark>[✓×↓□]) (?:\|[^|]+\| )?(?<file>\S+) > (?<title>.+)$/
const timed = /(?:\s+\((?:retry|repeat) x\d+\))*\s+\d+(?:\.\d+)?m?s$|\s+\[.*\]$/
/** Another output was printed into this line. */
const torn = /\S.*[✓×↓□] (?:\|[^|]+\| )?\S+ > /
const total = /^ +Tests {2}(?<counts>.+) \((?<all>\d+)\)$/
const outcomes: Readonly<Record<string, 'passed' | 'failed' | 'skipped'>> = { '✓': 'passed', '×': 'failed' }

/** Output of `vitest --reporter=verbose`. */
export function vitestReader(onTest: OnTest): RecordReader {
  let lines = 0
  let passed = 0
  let totals = 0
  let fits = true
  return {
    line(text) {
      const { mark = '', file, title } = marked.exec(text)?.groups ?? {}
      if (title !== undefined && file !== undefined) {
        const outcome = outcomes[mark] ?? 'skipped'
        lines += 1
        if (outcome === 'passed') passed += 1
        fits &&= totals === 0 && !torn.test(text)
        onTest({ titles: [title.replace(timed, ''), title], file, outcome })
        return
      }
      const { counts = '', all } = total.exec(text)?.groups ?? {}
      if (all !== undefined) {
        totals += 1
        const expected = sumOf(counts, /(\d+) (?:passed|expected fail)/g)
        fits &&= totals === 1 && Number(all) === lines && expected === passed
      } else fits &&= !torn.test(text)
    },
    end: () => (totals === 0 ? undefined : { tests: lines, fault: fits ? null : notToldApart }),
  }
}

const sumOf = (text: string, form: RegExp): number =>
  [...text.matchAll(form)].reduce((sum, [, count]) => sum + Number(count), 0)
