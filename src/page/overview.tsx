import type { Range } from '../core/report/facts/calls-ahead.ts'
import type { PageData } from '../core/report/page/page-data.ts'
import { formatDuration, formatMinutes, formatUsd, plural } from '../core/text/amounts.ts'
import { BurnDown } from './burn-down.tsx'
import { hashOf } from './route.ts'
import { Timeline } from './timeline.tsx'

/** How the run stands, what is needed from whom, what it cost and what it will cost. */
export function Overview({ data }: { data: PageData }) {
  return (
    <>
      <Headline data={data} />
      <Timeline iterations={data.iterations} />
      <BurnDown data={data} />
      <Evidence data={data} />
      <Receipt data={data} />
    </>
  )
}

/** How the run stands, what is needed from whom, and what it came to. */
export function Headline({ data }: { data: PageData }) {
  const { status } = data
  return (
    <>
      <section aria-labelledby="standing">
        <h2 id="standing">{status.sentence}</h2>
        {status.details.length > 0 && (
          <ul>
            {status.details.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <Next data={data} />
      </section>
      <Figures data={data} />
    </>
  )
}

/** Which criteria nothing shows, and what shows the others. */
export function Evidence({ data: { evidence } }: { data: PageData }) {
  if (!evidence || evidence.rows.length === 0) return null
  const [proven, claimed] = [true, false].map((is) => evidence.rows.filter((row) => row.proven === is))
  return (
    <section aria-labelledby="evidence">
      <h2 id="evidence">Evidence for the acceptance criteria</h2>
      {claimed && claimed.length > 0 && <Criteria rows={claimed} />}
      {proven && proven.length > 0 && (
        <details>
          <summary>{plural(proven.length, 'criterion', 'criteria')} shown by a check, a test or a file</summary>
          <Criteria rows={proven} />
        </details>
      )}
      {evidence.more > 0 && <p>{evidence.more} more are not included in this page.</p>}
    </section>
  )
}

const Criteria = ({ rows }: { rows: NonNullable<PageData['evidence']>['rows'] }) => (
  <ul class="knowledge">
    {rows.map(({ task, criterion, by }) => (
      <li key={`${task} ${criterion}`}>
        <code>{task}</code> {criterion} <small>{by}</small>
      </li>
    ))}
  </ul>
)

export const Receipt = ({ data: { receipt } }: { data: PageData }) => (
  <section aria-labelledby="receipt">
    <h2 id="receipt">Receipt</h2>
    <pre class="receipt">{receipt.slice(1).join('\n')}</pre>
  </section>
)

function Next({ data: { status } }: { data: PageData }) {
  if (status.next_steps.length === 0) return null
  return (
    <ol class="next">
      {status.next_steps.map(({ does, commands }) => (
        <li key={does}>
          {does}
          {commands.map((command) => (
            <pre key={command}>
              <code>{command}</code>
            </pre>
          ))}
        </li>
      ))}
    </ol>
  )
}

function Figures({ data }: { data: PageData }) {
  const { status, cost_budget_usd } = data
  const { counts, forecast, receipt } = status
  const open = counts.total - counts.done - counts.skipped
  return (
    <dl class="figures">
      <div>
        <dt>Tasks done</dt>
        <dd>
          {counts.done} <small>of {counts.total}</small>
        </dd>
        <dd class="more">
          {counts.failed > 0 && (
            <a href={hashOf({ view: 'tasks', search: '', status: 'failed' })}>{counts.failed} failed</a>
          )}
          {counts.failed === 0 && (open === 0 ? 'nothing is left' : `${open} left`)}
        </dd>
      </div>
      <div>
        <dt>Spent</dt>
        <dd>{formatUsd(status.usage.usd)}</dd>
        <dd class="more">{cost_budget_usd === null ? 'no budget' : `of ${formatUsd(cost_budget_usd)}`}</dd>
      </div>
      <div>
        <dt>Runner time</dt>
        <dd>{formatMinutes(receipt.total.runner_ms)}</dd>
        <dd class="more">{plural(receipt.jobs, 'job')}</dd>
      </div>
      <div>
        <dt>Attempts</dt>
        <dd>{receipt.attempts.succeeded + receipt.attempts.failed + receipt.attempts.interrupted}</dd>
        <dd class="more">
          {receipt.attempts.succeeded} passed, {receipt.attempts.failed} failed
        </dd>
      </div>
      <div>
        <dt>Left (forecast)</dt>
        <dd>{forecast ? `${between(forecast.usd, formatUsd)}` : '–'}</dd>
        <dd class="more">{forecast ? between(forecast.runner_ms, formatDuration) : 'nothing can be started'}</dd>
      </div>
    </dl>
  )
}

const between = ({ low, high }: Range, words: (value: number) => string): string =>
  words(low) === words(high) ? words(low) : `${words(low)} – ${words(high)}`
