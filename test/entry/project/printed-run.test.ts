import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveSettings } from '../../../src/core/config/resolve/resolve.ts'
import { statedSettings } from '../../../src/core/config/rules/overrides.ts'
import { firstRules, ruleJob } from '../../../src/core/config/rules/rule-job.ts'
import { settingWords } from '../../../src/core/config/table/setting-words.ts'
import { type SettingName, settings } from '../../../src/core/config/table/settings.ts'
import { stopSentence } from '../../../src/core/report/words/stop-sentence.ts'
import { runCommand } from '../../../src/entry/command/run.ts'
import { commands } from '../../../src/entry/commands.ts'
import { readFlags } from '../../../src/entry/project/flags.ts'
import { flagsOfJob } from '../../../src/entry/project/job-flags.ts'
import { reachedBy } from '../../../src/entry/project/run-place.ts'
import { oneOfEachReason } from '../../support/run-events.ts'
import { anySettingValue } from '../../support/setting-values.ts'
import { wordsInShell } from '../../support/shell.ts'

const nothing = { environment: {}, plan: undefined, file: {}, fileName: 'ralph.yml' }
const loaded = await Promise.all(commands.map(async ({ words, load }) => ({ words, ...(await load()) })))
/** `run --queue` is no value, and a file of the plan is not made of what no shell can keep at its end. */
const names = (Object.keys(settings) as SettingName[]).filter((name) => name !== 'plan' && name !== 'queue')
const said = fc
  .uniqueArray(fc.constantFrom(...names), { maxLength: 5 })
  .chain((chosen) => fc.tuple(...chosen.map((name) => anySettingValue(name).map((value) => settingWords(name, value)))))
  .map((each) => readFlags(each.flat(), runCommand, 'run').values)

test('every printed command parses, finds the run, and goes on by the rules that it has', () => {
  const reasons = fc.constantFrom(...Object.values(oneOfEachReason))
  const plans = fc.constantFrom('plan.json', "it's a plan.json", '-x.json', 'a  b.json')
  fc.assert(
    fc.property(said, said, reasons, plans, (first, later, reason, planFile) => {
      const begun = statedSettings({ ...nothing, flags: first })
      const recorded = firstRules({ stated: begun, base: 'a'.repeat(40), keeps: true })
      const given = { ...nothing, flags: { ...first, ...later } }
      const resolved = resolveSettings(given)
      const told = statedSettings(given)
      const ruling = ruleJob({
        stated: told,
        recorded,
        base: recorded.base,
        consent: false,
        change: false,
        keeps: true,
      })
      fc.pre(ruling.refused.length === 0)
      const context = {
        planFile,
        workBranch: 'ralph/work/demo',
        now: 0,
        reachedBy: reachedBy(resolved, { settings: resolved.settings, config: 'ci/ralph.yml' }),
        again: flagsOfJob({ stated: told, sources: resolved.sources, settings: resolved.settings }, ruling.recorded),
      }
      const typed = stopSentence(reason, context).next.flatMap((step) => step.commands)
      const lines = typed.flatMap((line) => line.split(' && ')).filter((line) => line.startsWith('ralph '))
      wordsInShell(lines).forEach(([, ...words], at) => {
        const command = loaded.find((one) => `${words.join(' ')} `.startsWith(`${one.words} `))
        expect(command, lines[at]).toBeDefined()
        if (!command) return
        const { values: flags } = readFlags(words.slice(command.words.split(' ').length), command, command.words)
        expect(flags, lines[at]).toMatchObject({ plan: planFile, config: 'ci/ralph.yml' })
        const again = resolveSettings({ ...nothing, flags })
        expect(again.findings, lines[at]).toEqual([])
        expect(again.settings['state-ref'], lines[at]).toBe(resolved.settings['state-ref'])
        if (command.words !== 'run') return
        const next = ruleJob({
          stated: statedSettings({ ...nothing, flags }),
          recorded: ruling.recorded,
          base: recorded.base,
          consent: false,
          change: false,
          keeps: true,
        })
        expect(next, lines[at]).toMatchObject({ refused: [], changes: [], recorded: ruling.recorded })
        for (const [name, value] of Object.entries(ruling.values))
          expect(next.values, `${name} in ${lines[at]}`).toHaveProperty([name], value)
      })
    }),
    { numRuns: 150 },
  )
})
