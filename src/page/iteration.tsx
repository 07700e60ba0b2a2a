import type { ComponentChildren } from 'preact'
import type { PageData, PageIteration } from '../core/report/page/page-data.ts'
import type { PageDetail } from '../core/report/page/page-detail.ts'
import {
  formatDuration,
  formatTokens,
  formatUsd,
  formatUtc,
  plural,
  thousands,
  usageInWords,
} from '../core/text/amounts.ts'
import type { AgentSteps } from '../schema/agent/agent-end.ts'
import { Commit } from './commit.tsx'
import { Outcome } from './iterations.tsx'
import { hashOf } from './route.ts'

export function Iteration({ data, iteration }: { data: PageData; iteration: number }) {
  const attempt = data.iterations.find((candidate) => candidate.iteration === iteration)
  if (!attempt) return <p>There is no iteration {iteration} in this run.</p>
  const detail = data.details[iteration]
  return (
    <article aria-labelledby="iteration">
      <h2 id="iteration">
        #{attempt.iteration} <bdi>{attempt.task}</bdi> <Outcome of={attempt} />
      </h2>
      <Neighbours data={data} attempt={attempt} />
      <dl class="facts">
        <Fact name="Attempt">{attempt.attempt}</Fact>
        <Fact name="Began">{attempt.started && formatUtc(attempt.started)}</Fact>
        <Fact name="Took">
          {attempt.time_ms &&
            `${formatDuration(attempt.time_ms.all)}: agent ${formatDuration(attempt.time_ms.agent)}${attempt.time_ms.review > 0 ? `, review ${formatDuration(attempt.time_ms.review)}` : ''}, checks ${formatDuration(attempt.time_ms.checks)}`}
        </Fact>
        <Fact name="Cost">
          {[attempt.usd > 0 && formatUsd(attempt.usd), attempt.tokens > 0 && `${formatTokens(attempt.tokens)} tokens`]
            .filter(Boolean)
            .join(', ')}
        </Fact>
        <Fact name="Commit">{attempt.commit && <Commit oid={attempt.commit} repository={data.repository} />}</Fact>
        <Fact name="Why">{attempt.why}</Fact>
      </dl>
      {detail ? <Details detail={detail} /> : <NoDetails data={data} iteration={iteration} red={attempt.red} />}
    </article>
  )
}

const Fact = ({ name, children }: { name: string; children: ComponentChildren }) =>
  children === null || children === undefined || children === false || children === '' ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )

function Neighbours({ data: { iterations }, attempt }: { data: PageData; attempt: PageIteration }) {
  const index = iterations.indexOf(attempt)
  const link = (neighbour: PageIteration | undefined, label: string) =>
    neighbour && <a href={hashOf({ view: 'iteration', iteration: neighbour.iteration })}>{label}</a>
  return (
    <p class="neighbours">
      {link(iterations[index - 1], `← #${iterations[index - 1]?.iteration}`)}{' '}
      {link(iterations[index + 1], `#${iterations[index + 1]?.iteration} →`)}
    </p>
  )
}

function NoDetails({ data, iteration, red }: { data: PageData; iteration: number; red: PageIteration['red'] }) {
  const { count, command } = data.without_details
  return (
    <>
      {red.map(({ name, tail }) => (
        <Output key={name} name={name} text={tail} open />
      ))}
      <p>
        The details of {plural(count, 'older iteration')} are not included in this page. To include those of #
        {iteration}: <code>{command.replace(/ N$/, ` ${iteration}`)}</code>
      </p>
    </>
  )
}

function Details({ detail }: { detail: PageDetail }) {
  const { prompt, prompt_text, handoff, checks, agent, review, passes, usage, diff } = detail
  return (
    <>
      {checks.length > 0 && (
        <section>
          <h3>Checks</h3>
          {checks.map(({ name, run, passed, flaky, known_red, duration_ms, output }) => (
            <Output
              key={name}
              name={`${passed ? '✓' : '✗'} ${name}`}
              remark={[
                run === name ? '' : run,
                formatDuration(duration_ms),
                flaky ? 'flaky' : '',
                known_red ? 'red before' : '',
              ]
                .filter(Boolean)
                .join(', ')}
              text={output}
              open={!passed}
            />
          ))}
        </section>
      )}
      {handoff && (
        <section>
          <h3>Handoff</h3>
          <p>{handoff.handoff.summary}</p>
          <pre class="words">{handoff.handoff.freeform}</pre>
          <p class="more">{handoff.source === 'structured' ? '' : `Source: ${handoff.source.replaceAll('_', ' ')}.`}</p>
        </section>
      )}
      {review && (
        <section>
          <h3>Review</h3>
          <p>{review.review ? `${review.review.verdict}: ${review.review.summary}` : review.why}</p>
          <ul>
            {review.review?.findings.map(({ path, line, severity, text }) => (
              <li key={text}>
                <strong>{severity}</strong> {path !== null && <code>{line === null ? path : `${path}:${line}`}</code>}{' '}
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      {passes.map(({ name, summary, why, issues }) => (
        <section key={name}>
          <h3>Pass {name}</h3>
          <p>{why ?? summary}</p>
          <ul>
            {issues.map(({ severity, description, file }) => (
              <li key={description}>
                <strong>{severity}</strong> {file && <code>{file}</code>} {description}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {diff !== null && (
        <section>
          <h3>Diff</h3>
          <Diff text={diff} cut={detail.diff_cut} />
        </section>
      )}
      {prompt && (
        <section>
          <h3>
            Prompt <small>about {thousands(prompt.tokens)} tokens</small>
          </h3>
          <Sections prompt={prompt} />
          {prompt_text !== null && (
            <details>
              <summary>The prompt as it was sent</summary>
              <pre class="words">{prompt_text}</pre>
            </details>
          )}
        </section>
      )}
      {(agent || usage) && (
        <section>
          <h3>Agent</h3>
          <p>
            {agent && `Ended: ${agent.end}; ${plural(agent.files, 'file')} changed. `}
            {usage && `${usageInWords(usage)}.`}
          </p>
          {agent && agent.denials.length > 0 && (
            <ul>
              {agent.denials.map((denial) => (
                <li key={denial}>Not allowed: {denial}</li>
              ))}
            </ul>
          )}
          {agent?.steps && <Steps steps={agent.steps} />}
        </section>
      )}
    </>
  )
}

function Steps({ steps: { kept, more } }: { steps: AgentSteps }) {
  const all = kept.reduce((sum, { count }) => sum + count, more)
  return (
    <details class="steps">
      <summary>{plural(all, 'step')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Tool</th>
            <th scope="col">Target</th>
            <th scope="col">Times</th>
            <th scope="col">Took</th>
          </tr>
        </thead>
        <tbody>
          {kept.map(({ name, target, count, duration_ms }, index) => (
            <tr key={index}>
              <td>{name}</td>
              <td>
                <code>{target}</code>
              </td>
              <td>{count}</td>
              <td>{formatDuration(duration_ms)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p class="more">and {plural(more, 'step')} after these</p>}
    </details>
  )
}

function Sections({ prompt }: { prompt: NonNullable<PageDetail['prompt']> }) {
  const cuts = new Map(prompt.cuts.map((cut) => [cut.section, cut]))
  const maxTokens = Math.max(1, ...prompt.sections.map(({ tokens }) => tokens))
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Section</th>
          <th scope="col">Tokens</th>
          <th scope="col">Cut</th>
        </tr>
      </thead>
      <tbody>
        {prompt.sections.map(({ name, tokens }) => {
          const cut = cuts.get(name)
          return (
            <tr key={name}>
              <td>{name}</td>
              <td>
                <span class="share" style={{ width: `${Math.round((60 * tokens) / maxTokens)}px` }} />{' '}
                {thousands(tokens)}
              </td>
              <td>{cut && `${thousands(cut.from_chars - cut.to_chars)} characters`}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Output({ name, remark = '', text, open }: { name: string; remark?: string; text: string; open: boolean }) {
  return (
    <details open={open}>
      <summary>
        {name} <small>{remark}</small>
      </summary>
      <pre class="output">{text === '' ? '(it printed nothing)' : text}</pre>
    </details>
  )
}

/** File by file; the first ones are open. Cuts are reported first, since nobody reads to the end. */
export function Diff({ text, cut }: { text: string; cut: PageDetail['diff_cut'] }) {
  const files = text.split(/^(?=diff --git )/m).filter(Boolean)
  return (
    <>
      {cut && (
        <p>
          {cut.shown < cut.files
            ? `${thousands(cut.shown)} of ${thousands(cut.files)} files are shown.`
            : 'Long files are cut.'}{' '}
          All of it: <code>{cut.command}</code>
        </p>
      )}
      {files.map((file, index) => (
        <details key={index} open={index < 5}>
          <summary>{/^diff --git a\/(.*) b\//.exec(file)?.[1] ?? file.split('\n')[0]}</summary>
          <pre class="diff">
            {file
              .trimEnd()
              .split('\n')
              .slice(1)
              .map((line, number) => (
                <span key={number} class={kindOf(line)}>
                  {line}
                  {'\n'}
                </span>
              ))}
          </pre>
        </details>
      ))}
    </>
  )
}

function kindOf(line: string): string {
  if (line.startsWith('+++') || line.startsWith('---') || line.startsWith('index ')) return 'meta'
  if (line.startsWith('+')) return 'added'
  if (line.startsWith('-')) return 'removed'
  return line.startsWith('@@') ? 'place' : ''
}
