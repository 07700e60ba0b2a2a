import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Here, issuesOf, pullsOf, repository } from '../support/github/action-repository.ts'
import { hasRef, stateRef, workRef } from '../support/run-on-disk.ts'

const bait = 'see https://evil.example/x, [it](http://evil.example), octo/garden#7, #12, GH-3 and octo/garden@0123abc'
/** A reference or link of the bait that GitHub would follow. */
const live = /https?:\/\/evil|\]\(https?:\/\/evil|garden#7|#12\b|GH-3|garden@0123/

/** A number that GitHub would take for an issue: the run has only these two. */
const strayNumber = /(?<![\w&])#(?![12]\b)\d/

/** Each of its texts refers and links: what it says, the tasks that it adds, and what its files and checks are called. */
const agent = `cat > /dev/null
echo "work of $RALPH_TASK_ID" > "$RALPH_TASK_ID.txt"
echo "process.exit(1)" > "src-#12-$RALPH_TASK_ID.js"
cat > "$RALPH_HANDOFF_FILE" <<'END'
${JSON.stringify({
  ...{ summary: bait, freeform: bait, architectural_notes: [bait], recommendations: [bait] },
  constraints_discovered: [{ constraint: `must ${bait}`, impact: bait, workaround: bait }],
  deviations: [{ planned: bait, actual: bait, reason: bait }],
  bugs_encountered: [{ description: bait, resolution: bait, resolved: false }],
  unfinished_business: [{ item: bait, reason: bait, priority: 'high' }],
  evidence: [{ criterion: 1, file: `${bait}.ts`, line: 1 }],
  request_research: [bait],
  confidence_level: 'low',
})
  .slice(0, -1)
  .replaceAll('$', '')}, "plan_amendments": PLAN}
END
added='[]'
if [ "$RALPH_TASK_ID" = A ]; then added='${JSON.stringify([
  { action: 'add', reason: bait, task: { id: 'N', title: bait, description: `${bait}.`, acceptance_criteria: [bait] } },
  {
    action: 'modify',
    task_id: 'B',
    reason: bait,
    changes: { acceptance_criteria: ['It is there.', bait], note: bait },
  },
  { action: 'remove', task_id: 'gone', reason: bait },
])}'; fi
sed -i "s|PLAN|$(printf %s "$added" | sed 's/[&|\\\\]/\\\\&/g')|" "$RALPH_HANDOFF_FILE"
`

/** What the bot wrote, by its place. */
function texts({ github, job }: Here): Record<string, string> {
  const { world } = github
  const git = (...args: string[]): string => job.origin.git(...args)
  const pages = git('ls-tree', '-r', '--name-only', stateRef)
    .split('\n')
    .filter((path) => path.endsWith('.md'))
  return {
    ...Object.fromEntries(
      issuesOf({ github, job } as Here).map((one) => [`issue ${one.number}`, `${one.title}\n${one.body}`]),
    ),
    ...Object.fromEntries(
      pullsOf({ github, job } as Here).map(({ at }) => [`pull request ${at.number}`, `${at.title}\n${at.body}`]),
    ),
    ...Object.fromEntries([...world.comments.values()].map(({ id, body }) => [`comment ${id}`, body])),
    ...Object.fromEntries(
      pages.filter((path) => !/prompt|handoff/.test(path)).map((path) => [path, git('show', `${stateRef}:${path}`)]),
    ),
    'commits of the work branch': hasRef(job.origin, workRef) ? git('log', '--format=%B', `main..${workRef}`) : '',
    ...Object.fromEntries(world.statuses.map(({ context, description }) => [`status ${context}`, `${description}`])),
    'commits of the state': git('log', '--format=%B', stateRef),
  }
}

/** Markdown without what stands in code, where nothing refers or links. */
const outsideOfCode = (text: string): string =>
  text.replace(/^(`{3,})[^`\n]*\n[\s\S]*?\n\1`*$/gm, '').replace(/(`+)[^`\n]+\1/g, '')

const hitsIn = (here: Here): string[] =>
  Object.entries(texts(here)).flatMap(([place, text]) =>
    outsideOfCode(text)
      .split('\n')
      .flatMap((line) => (live.test(line) || strayNumber.test(line) ? [`${place}: ${line}`] : [])),
  )

test('T9: nothing that the bot writes on GitHub refers or links where an agent wants it', {
  tags: 'thorough/story',
  timeout: 240_000,
}, async () => {
  const here = await repository(['A', 'B', 'C'])
  const { moments } = here.job.project
  const says = 'not ok 1 - see octo/garden#7, #12, https://evil.example'
  writeFileSync(join(moments, 'check'), `test ! -e C.txt -o -e ${moments}/open || { echo "${says}"; exit 1; }\n`)
  const run = (inputs = {}) => here.run({ agent, inputs: { validate: `sh ${moments}/check`, ...inputs } })
  const first = await run({ 'max-iterations': '3' })
  expect(hitsIn(here), first.log).toEqual([])
  writeFileSync(join(moments, 'open'), '')
  const second = await run()
  expect(second.outputs['status'], second.log).toBe('complete')
  const all = Object.values(texts(here)).join('\n')
  expect(all).toContain('evil.example')
  expect(hitsIn(here)).toEqual([])
})
