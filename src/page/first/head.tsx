import type { ComponentChildren } from 'preact'
import type { PageData } from '../../core/report/page/page-data.ts'
import { Badge } from './prose.tsx'

/** The repository, the plan and how the run stands, above every view. */
export const Head = ({ data, children }: { data: PageData | null; children: ComponentChildren }) => (
  <header class="head">
    <div>
      {data?.repository && <span class="name">{repositoryName(data.repository)}</span>}
      <h1 class={data?.repository ? 'plan' : 'name'}>{data?.status.plan ?? 'ralph'}</h1>
      {data && <Badge of={data.headline.badge} />}
      {children}
    </div>
  </header>
)

/** The last two parts of its address: `mira/shelf`. */
const repositoryName = (address: string): string => address.split('/').slice(-2).join('/')
