import type { FunctionComponent } from 'preact'
import * as preact from 'preact'
import * as hooks from 'preact/hooks'
import * as jsx from 'preact/jsx-runtime'
import type { LivePage } from '../../core/report/page/live-page.ts'

type Insights = FunctionComponent<{ page: LivePage; part: 'burn-down' | 'graph' }>

declare global {
  /** What the second script needs (scripts/build-page.mjs), and the component that it sets. */
  var ralph: { preact: typeof preact; hooks: typeof hooks; jsx: typeof jsx; Insights?: Insights }
}

/** The view with the charts, whose libraries are most of the code: the first picture does not wait for them. */
export function loadInsights(): Insights {
  globalThis.ralph ??= { preact, hooks, jsx }
  if (!globalThis.ralph.Insights) {
    // In the document as text and run in place, so that it needs no server.
    const script = document.createElement('script')
    script.textContent = document.getElementById('later')?.textContent ?? ''
    document.head.append(script)
  }
  if (!globalThis.ralph.Insights) throw new Error('the second script of the page did not run')
  return globalThis.ralph.Insights
}
