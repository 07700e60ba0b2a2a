import sax from 'sax'
import { oneLine } from '../../text/one-line.ts'
import type { OnTest, RecordsEnd } from './record-reader.ts'

/** Reads a JUnit report in pieces. Only well-formed XML without a document type counts: no entities. */
export interface JunitReader {
  write(text: string): void
  end(): RecordsEnd
}

const maxDepth = 100

interface OpenTest {
  readonly attributes: Readonly<Record<string, string>>
  outcome: 'passed' | 'failed' | 'skipped'
}

export function junitReader(onTest: OnTest): JunitReader {
  const parser = sax.parser(true, { position: true })
  const suites: Readonly<Record<string, string>>[] = []
  let depth = 0
  let test: OpenTest | undefined
  let tests = 0
  let fault: string | null = null
  const blame = (why: string): void => {
    fault ??= why
  }

  parser.onerror = ({ message }) => {
    blame(`it is not well-formed XML: ${oneLine(message.split('\n')[0] ?? '', 200)} in line ${parser.line + 1}`)
  }
  parser.ondoctype = () => blame('it declares a document type, which is not read')
  parser.onprocessinginstruction = ({ name, body }) => {
    const encoding = /encoding\s*=\s*["']([^"']*)["']/.exec(body)?.[1]
    if (name === 'xml' && encoding !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(encoding))
      blame(`its encoding is ${oneLine(encoding, 40)}, and only UTF-8 is read`)
  }
  const enter = (name: string): void => {
    depth += 1
    if (depth === 1 && name !== 'testsuites' && name !== 'testsuite')
      blame(`its outermost element is ${oneLine(name, 40)}, which is no JUnit report`)
    if (depth > maxDepth) blame(`it is nested more than ${maxDepth} times`)
  }
  parser.onopentag = ({ name, attributes }) => {
    enter(name)
    const texts = attributes as Record<string, string>
    if (name === 'testsuite') suites.push(texts)
    if (name === 'testcase') test = { attributes: texts, outcome: notRun(texts) ? 'skipped' : 'passed' }
    else if (test) test.outcome = outcomeWith(name, test.outcome)
  }
  parser.onclosetag = (name) => {
    depth -= 1
    if (name === 'testsuite') suites.pop()
    if (name !== 'testcase' || !test) return
    tests += 1
    onTest(reported(test, suites))
    test = undefined
  }
  return {
    write(text) {
      if (fault === null) parser.write(text)
    },
    end() {
      if (fault === null) parser.close()
      return { tests, fault: fault ?? (tests === 0 ? 'it names no test' : null) }
    },
  }
}

function outcomeWith(element: string, outcome: OpenTest['outcome']): OpenTest['outcome'] {
  if (element === 'failure' || element === 'error') return 'failed'
  return element === 'skipped' && outcome === 'passed' ? 'skipped' : outcome
}

/** Googletest's disabled tests. */
const notRun = ({ status }: Readonly<Record<string, string>>): boolean =>
  /^(?:notrun|skipped|disabled)$/i.test(status ?? '')

const pathLike = /[\\/]|\.(?:[cm]?[jt]sx?|py|rb|php|exs?)$/

/** Groups may be in the name, the class or the suites. */
function reported({ attributes, outcome }: OpenTest, suites: readonly Readonly<Record<string, string>>[]) {
  const { name = '', classname, file } = attributes
  const groups = suites.map((suite) => suite['name'] ?? '').filter((title) => title !== '')
  const inSuites = groups.map((_, index) => [...groups.slice(index), name].join(' '))
  const inClass = classname === undefined ? [] : partsOf(classname).map((part) => `${part} ${name}`)
  const classFile = classname !== undefined && pathLike.test(classname) ? classname : undefined
  return {
    titles: [...inSuites.toReversed(), ...inClass, name],
    file: file ?? suites.findLast((suite) => suite['file'] !== undefined)?.['file'] ?? classFile,
    className: classname,
    outcome,
  }
}

/** `a.b.C` as `a.b.C`, `b.C` and `C`. */
const partsOf = (className: string): string[] => {
  const parts = className.split('.').slice(-8)
  return [className, ...parts.map((_, index) => parts.slice(index).join('.'))]
}
