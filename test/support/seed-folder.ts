/** A `.ralph` folder as ralph-deluxe leaves it after twelve iterations, by names below it. */
export const seedFolder: Readonly<Record<string, string>> = {
  'state.json': JSON.stringify({
    current_iteration: 12,
    last_compaction_iteration: 10,
    coding_iterations_since_compaction: 2,
    total_handoff_bytes_since_compaction: 900,
    last_task_id: 'TASK-2',
    started_at: '2026-02-11T09:00:00Z',
    status: 'interrupted',
    mode: 'handoff-plus-index',
  }),
  'handoffs/handoff-011.json': handoff({ task: 'TASK-1', summary: 'Wrote the server.', complete: true }),
  'handoffs/handoff-012.json': handoff({ task: 'TASK-2', summary: 'Added the cache.', complete: false }),
  'knowledge-index.md': `# Knowledge Index
Last updated: iteration 10 (2026-02-11T10:00:00Z)

## Constraints
- [K-constraint-api] The API must stay. [source: iter 3]
- [K-constraint-api-v2] The API of v2 must not change. [source: iter 7,8] [supersedes: K-constraint-api]
- Mustard is no rule.

## Architectural Decisions

## Patterns

## Gotchas
- [K-gotcha-clock] Tests need a clock. [source: iter 9]

Somebody wrote this here.
`,
  'knowledge-index.json': JSON.stringify([
    {
      iteration: 3,
      task: 'TASK-1',
      summary: 'API',
      tags: [],
      memory_ids: ['K-constraint-api'],
      source_iterations: [3],
    },
    {
      iteration: 5,
      task: 'TASK-1',
      summary: 'Was a habit.',
      tags: ['x'],
      memory_ids: ['K-pattern-only-in-json'],
      status: 'deprecated',
    },
    { iteration: 9, task: 'TASK-1', summary: 'Clock', tags: [], memory_ids: ['K-gotcha-clock'], status: 'active' },
  ]),
  'progress-log.json': JSON.stringify({
    generated_at: '2026-02-11T10:00:00Z',
    plan_summary: { total_tasks: 3, completed: 1, pending: 2, failed: 0, skipped: 0 },
    entries: [
      {
        task_id: 'TASK-1',
        iteration: 11,
        timestamp: '2026-02-11T10:00:00Z',
        summary: 'Wrote the server.',
        title: 'Server',
        files_changed: [{ path: 'server.js', action: 'created' }],
        constraints: [{ constraint: 'Port 8080' }],
        fully_complete: true,
      },
    ],
  }),
  'context/operator-hints.md': '- [2026-02-11T10:01:00Z] Use the small model.\n',
  'config/ralph.conf': `# Settings
RALPH_VALIDATION_STRATEGY="lenient"
RALPH_VALIDATION_COMMANDS=(
  "test -f server.js"
  "true"
)
RALPH_MIN_DELAY_SECONDS=0
RALPH_COMMIT_PREFIX=deluxe
RALPH_MAX_ITERATIONS=50
RALPH_LOG_FILE=.ralph/logs/ralph.log
RALPH_MODEL=$(touch /tmp/carried-out-by-import)
`,
  'memory.jsonl': '{"type":"entity","name":"server","entityType":"file","observations":["listens on 8080"]}\n',
  'logs/events.jsonl': '{"event":"orchestrator_start"}\n',
}

function handoff(given: { task: string; summary: string; complete: boolean }): string {
  const { task, summary, complete } = given
  return JSON.stringify(
    {
      task_completed: { task_id: task, summary, fully_complete: complete },
      deviations: [],
      bugs_encountered: [],
      architectural_notes: ['One process.'],
      unfinished_business: complete ? [] : [{ item: 'Eviction', reason: 'time', priority: 'high' }],
      recommendations: [],
      files_touched: [{ path: 'server.js', action: 'created' }],
      plan_amendments: [{ action: 'add', reason: 'x', task: { id: 'OLD', title: 'Old', description: 'Old' } }],
      tests_added: [],
      constraints_discovered: [{ constraint: 'Port 8080', impact: 'fixed' }],
      summary,
      freeform: `${summary} What to watch for: the port is fixed, and the cache has no eviction yet.`,
      request_research: [],
      confidence_level: 'low',
    },
    null,
    2,
  )
}
