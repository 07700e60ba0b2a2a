// Writes the published JSON Schemas from the one place that defines each shape.
import { mkdirSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { formerNames, type SettingName, settings } from '../src/core/config/table/settings.ts'
import { duration } from '../src/core/setting/setting.ts'
import { formatDuration } from '../src/core/text/amounts.ts'
import { handoffJsonSchema } from '../src/schema/agent/handoff.ts'
import { Notice } from '../src/schema/notify/notice.ts'
import { Plan } from '../src/schema/plan/plan.ts'
import { Cassette, Recording } from '../src/schema/run/cassette.ts'

const draft = 'http://json-schema.org/draft-07/schema#'

function configSchema() {
  const properties = Object.entries(settings).map(([name, setting]) => [
    name,
    { description: setting.help, ...defaultOf(setting) },
  ])
  const former = [...formerNames].map(([name, { name: current, field }]) => [
    name,
    { description: `${field} of ${current}`, deprecated: true },
  ])
  const names = Object.keys(settings) as SettingName[]
  return {
    $schema: draft,
    title: 'ralph.yml',
    description: `Settings of ralph: ${names.length} keys, all optional. A key that holds an object is flattened: agent.path is agent-path.`,
    type: 'object',
    properties: Object.fromEntries([...properties, ...former]),
  }
}

/** Durations are written as people write them: a bare number in the file means seconds. */
function defaultOf({ read, fallback }: { read: unknown; fallback: unknown }): { default?: unknown } {
  if (fallback === undefined) return {}
  return { default: read === duration && typeof fallback === 'number' ? formatDuration(fallback) : fallback }
}

const schemas = {
  handoff: handoffJsonSchema(),
  plan: z.toJSONSchema(Plan, { target: 'draft-7', io: 'input' }),
  config: configSchema(),
  cassette: z.toJSONSchema(Cassette, { target: 'draft-7', io: 'input' }),
  notice: z.toJSONSchema(Notice, { target: 'draft-7' }),
  recording: z.toJSONSchema(Recording, { target: 'draft-7', io: 'input' }),
}

mkdirSync('schemas', { recursive: true })
for (const [name, schema] of Object.entries(schemas)) {
  writeFileSync(`schemas/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`)
}
