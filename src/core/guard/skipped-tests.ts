const cases: readonly RegExp[] = [
  /(?<![\w.$])(?:[xf]?it|x?test|bench)(?:\.\w+)*\s*\(/g,
  /^\s*(?:async\s+)?def\s+test\w*\s*\(/gm,
  /^func\s+(?:Test|Fuzz)\w*\s*\(/gm,
  /#\[(?:\w+::)?test\b/g,
  /@(?:Parameterized|Repeated)?Test\b/g,
]

const skips: readonly RegExp[] = [
  /(?<![\w$])(?:it|test|describe|context|suite|t)(?:\.\w+)*?\.(?:skip|skipIf|runIf|todo|only|fixme|failing|fails)\b/g,
  /(?<![\w.$])(?:xit|xtest|xdescribe|xcontext|fit|fdescribe)\s*\(/g,
  /(?<![\w$])(?:skip|todo|only)\s*:\s*(?:true|['"`])/g,
  /\bthis\.skip\s*\(/g,
  /@?pytest\.(?:mark\.)?(?:skip|skipif|xfail|importorskip)\b/g,
  /@?unittest\.(?:skip\w*|expectedFailure)\b|\bself\.skipTest\s*\(|\braise\s+(?:unittest\.)?SkipTest\b/g,
  /#\[(?:cfg_attr\([^\]]*\bignore\b|ignore\b)/g,
  /@(?:Disabled\w*|Ignore)\b/g,
  /(?<![\w$])[tb]\.(?:Skip|Skipf|SkipNow)\s*\(/g,
]

const count = (patterns: readonly RegExp[], text: string): number =>
  patterns.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0)

/** Tests that a file holds, as its text lets one count them: for telling that there are fewer. */
export const testsIn = (text: string): number => count(cases, text)

/** Places where a test, or all others, are left out. */
export const skipsIn = (text: string): number => count(skips, text)
