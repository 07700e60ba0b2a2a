import { readLog } from '../../app/job/prove.ts'
import { RalphError } from '../../core/error/error.ts'
import { activeEntry } from '../../core/knowledge/remember.ts'
import { iterationPath } from '../../core/ref/state-paths.ts'
import {
  filterKnowledge,
  iterationsWith,
  type KnowledgeFilter,
  knowledgeView,
} from '../../core/report/facts/knowledge-view.ts'
import { knowledgeText, knowledgeViewText } from '../../core/report/terminal/knowledge-text.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { redactor } from '../../core/text/redact.ts'
import { ralphCommand } from '../../core/text/report-context.ts'
import type { LoadedRun, StateStore } from '../../port/state-store.ts'
import { type KnowledgeType, knowledgeTypes } from '../../schema/knowledge/entry.ts'
import { lookAtPast } from '../open/look-at-run.ts'
import type { Command, TypedArguments } from '../project/context.ts'
import { type Flag, flagHelp, iterationNumber, jsonFlag, runFlags } from '../project/flags.ts'
import { refuseUnknownTask } from '../project/task-flag.ts'
import { warnOf } from '../wire/read-run.ts'

const statuses = ['active', 'superseded', 'deprecated', 'all'] as const

const flags: Readonly<Record<string, Flag>> = {
  ...runFlags,
  kind: { help: `only this kind: ${knowledgeTypes.join(', ')}; can be repeated`, example: 'gotcha', repeatable: true },
  status: { help: `only this status: ${statuses.join(', ')}; default active`, example: 'all' },
  task: { help: 'only what was learned from this task', example: 'TASK-7' },
  iteration: { help: 'only what was learned from this iteration', example: '7' },
  by: { help: 'only what this person said', example: 'Ada' },
  ...jsonFlag,
}

export const knowledgeCommand: Command = {
  help: `Lists what a run has learned: what people said and what agents found out. Changes nothing.

Usage: ralph knowledge [K-… | words] [options]

Examples:
  ralph knowledge
  ralph knowledge cache --kind gotcha
  ralph knowledge K-gotcha-slow-tests
  ralph knowledge --status all --json

With the id of an entry: where it came from, what it replaced, and which prompts included it.

Options:
${flagHelp(flags)}`,
  flags,
  operands: 20,
  run: async (context, typed) => {
    const wish = wishOf(typed)
    const text = await lookAtPast(context, typed.values, async ({ project, access, run }) => {
      const { state } = run
      const look = { width: context.columns, color: context.color }
      const clean = redactor(project.secrets)
      const json = typed.values['json'] === true
      const [id] = typed.operands
      if (id !== undefined && /^K-\w/.test(id)) {
        const view = await explainEntry(id, {
          run,
          store: access.state,
          list: ralphCommand(project, 'knowledge'),
          onFault: warnOf(context),
        })
        return clean(json ? inertJson(view, 2) : knowledgeViewText(view, look).join('\n'))
      }
      const entries = filterKnowledge(state.knowledge, wish)
      if (entries.length === 0) refuseUnknownTask('knowledge', { ...project, plan: run.plan }, wish.task)
      return clean(
        json
          ? inertJson({ schema: 1, total: state.knowledge.length, compaction: state.compaction, entries }, 2)
          : knowledgeText(entries, state.knowledge.length, look).join('\n'),
      )
    })
    context.out(`${text}\n`)
    return 0
  },
}

async function explainEntry(
  id: string,
  request: { run: LoadedRun; store: StateStore; list: string; onFault: (fault: RalphError) => void },
) {
  const { run, store, list, onFault } = request
  const { state } = run
  const entry = state.knowledge.find((candidate) => candidate.id === id)
  if (!entry) {
    const active = activeEntry(id, state.knowledge)
    const message = 'fault' in active ? active.fault : id
    throw new RalphError({
      code: 'NO_ENTRY',
      message: `${capital(message)}.`.replace(/([.?])\.$/, '$1'),
      hint: `\`${list}\` lists all entries.`,
    })
  }
  const iterations = iterationsWith(id, await readLog(store, run, 0, onFault))
  const prompts = await store.readPast(
    iterations.map((n) => iterationPath(n, 'prompt.md')),
    onFault,
  )
  return knowledgeView(entry, state, new Map(iterations.map((n, index) => [n, prompts[index] ?? ''])))
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Throws RalphError USAGE for a kind or a status that no entry can have. */
function wishOf({ values, operands }: TypedArguments): KnowledgeFilter {
  const { kind, status = 'active', task, iteration, by } = values
  const kinds = [kind ?? []].flat().map(String)
  const unknown = kinds.find((name) => !knowledgeTypes.includes(name as KnowledgeType))
  if (unknown !== undefined) throw usage(`--kind takes one of ${knowledgeTypes.join(', ')}, not "${unknown}".`)
  const chosenStatus = statuses.find((name) => name === status)
  if (!chosenStatus) throw usage(`--status takes one of ${statuses.join(', ')}, not "${status}".`)
  return {
    kinds: kinds as KnowledgeType[],
    status: chosenStatus,
    task: task === undefined ? undefined : String(task),
    iteration: iteration === undefined ? undefined : iterationNumber('knowledge', String(iteration)),
    by: by === undefined ? undefined : String(by),
    words: operands,
  }
}

const usage = (message: string): RalphError =>
  new RalphError({ code: 'USAGE', message, hint: '`ralph knowledge --help` shows all options.' })
