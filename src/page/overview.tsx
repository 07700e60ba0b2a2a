import type { ComponentChildren } from 'preact'
import type { PageData } from '../core/report/page/page-data.ts'
import { rangeInWords } from '../core/report/words/forecast-text.ts'
import { formatLimit, formatMinutes, formatUsd, plural } from '../core/text/amounts.ts'
import { BurnDown } from './burn-down.tsx'
import { hashOf } from './route.ts'
import { Timeline } from './timeline.tsx'

type Counts = PageData['status']['counts']

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

/** Each criterion with its level; those that ran are folded. */
export function Evidence({ data: { evidence } }: { data: PageData }) {
  if (!evidence || evidence.rows.length === 0) return null
  const ran = evidence.rows.filter(({ level }) => level === 'ran')
  const others = evidence.rows.filter(({ level }) => level !== 'ran')
  return (
    <section aria-labelledby="evidence">
      <h2 id="evidence">Evidence for the acceptance criteria</h2>
      {others.length > 0 && <Criteria rows={others} />}
      {ran.length > 0 && (
        <details>
          <summary>{plural(ran.length, 'criterion', 'criteria')} whose tests ran</summary>
          <Criteria rows={ran} />
        </details>
      )}
      {evidence.more > 0 && <p>{evidence.more} more are not included in this page.</p>}
    </section>
  )
}

const Criteria = ({ rows }: { rows: NonNullable<PageData['evidence']>['rows'] }) => (
  <ul class="knowledge">
    {rows.map(({ task, criterion, level, by }) => (
      <li key={`${task} ${criterion}`}>
        <code>{task}</code> {criterion}{' '}
        <small>
          {level}: {by}
        </small>
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
              <code>
                {command.split(/(?<= )/).map((word, at) => (
                  <span key={at}>{word}</span>
                ))}
              </code>
            </pre>
          ))}
        </li>
      ))}
    </ol>
  )
}

function Figures({ data }: { data: PageData }) {
  const { counts, receipt } = data.status
  const { succeeded, failed, interrupted } = receipt.attempts
  const passed = `${succeeded} passed, ${failed} failed${interrupted > 0 ? `, ${interrupted} interrupted` : ''}`
  return (
    <dl class="figures">
      <Figure name="Tasks done" remark={<TasksLeft counts={counts} />}>
        {counts.done} <small>of {counts.total}</small>
      </Figure>
      <Figure name="Spent" {...spent(data)} />
      <Figure name="Runner time" remark={plural(receipt.jobs, 'job')}>
        {formatMinutes(receipt.total.runner_ms)}
      </Figure>
      <Figure name="Attempts" remark={isTried(data) ? passed : 'none yet'}>
        {succeeded + failed + interrupted}
      </Figure>
      <Figure name="Left (forecast)" {...ahead(data)} />
    </dl>
  )
}

const openOf = ({ total, done, skipped }: Counts): number => total - done - skipped

function TasksLeft({ counts }: { counts: Counts }) {
  const { failed } = counts
  const left = openOf(counts)
  if (failed > 0) return <a href={hashOf({ view: 'tasks', search: '', status: 'failed' })}>{failed} failed</a>
  return <>{left === 0 ? 'nothing is left' : `${left} left`}</>
}

function Figure(of: { name: string; remark: ComponentChildren; children: ComponentChildren }) {
  const { name, remark, children } = of
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd class="more">{remark}</dd>
    </div>
  )
}

const isTried = ({ status: { receipt } }: PageData): boolean =>
  Object.values(receipt.attempts).some((count) => count > 0)

/** An agent that reports no cost has not worked for nothing. */
function spent(data: PageData): { children: string; remark: string } {
  const { status, cost_budget_usd } = data
  if (isTried(data) && status.usage.usd === 0) return { children: '–', remark: 'the agent reports no cost' }
  const remark = cost_budget_usd === null ? 'no budget' : `of ${formatLimit(cost_budget_usd)}`
  return { children: formatUsd(status.usage.usd), remark }
}

function ahead({ status: { forecast, counts } }: PageData): { children: string; remark: string } {
  if (openOf(counts) === 0) return { children: '–', remark: 'nothing is left' }
  if (!forecast) return { children: '–', remark: 'nothing can be started' }
  const minutes = rangeInWords(forecast.runner_ms, formatMinutes, ' min')
  if (forecast.usd.high === 0) return { children: minutes, remark: 'of runner time' }
  return { children: rangeInWords(forecast.usd, formatUsd, ' USD'), remark: minutes }
}
