import type { PageData } from '../../core/report/page/page-data.ts'
import { BurnDown } from '../burn-down.tsx'
import { Evidence, Receipt } from '../evidence.tsx'
import {
  burnDownFinding,
  evidenceFinding,
  graphFinding,
  receiptFinding,
  remarksFinding,
  remarksOf,
  timelineFinding,
} from '../first/findings.ts'
import { FirstScreen } from '../first/first-screen.tsx'
import { Fold, Lines } from '../first/fold.tsx'
import { Lane } from '../first/lane.tsx'
import { Graph } from '../graph.tsx'
import { Timeline } from '../timeline.tsx'

const reader = { kind: 'file' } as const

export function Overview({ data }: { data: PageData }) {
  return (
    <FirstScreen
      data={data}
      reader={reader}
      lanes={data.status.standing === 'at_work' && <Lane data={data} now={undefined} />}
      folds={<Folds data={data} />}
    />
  )
}

function Folds({ data }: { data: PageData }) {
  const burnDown = burnDownFinding(data)
  const evidence = evidenceFinding(data)
  const remarks = remarksFinding(data)
  const hasBegun = data.iterations.length > 0
  return (
    <>
      {remarks !== undefined && (
        <Fold name="Remarks" finding={remarks}>
          {() => <Lines lines={remarksOf(data)} />}
        </Fold>
      )}
      {hasBegun && (
        <Fold name="Timeline" finding={timelineFinding(data)}>
          {() => <Timeline iterations={data.iterations} />}
        </Fold>
      )}
      {burnDown !== undefined && (
        <Fold name="Burn-down" finding={burnDown}>
          {() => <BurnDown data={data} />}
        </Fold>
      )}
      {evidence !== undefined && (
        <Fold name="Evidence" finding={evidence}>
          {() => <Evidence data={data} />}
        </Fold>
      )}
      <Fold name="Graph" finding={graphFinding(data)}>
        {() => <Graph data={data} />}
      </Fold>
      {hasBegun && (
        <Fold name="Receipt" finding={receiptFinding(data)}>
          {() => <Receipt data={data} />}
        </Fold>
      )}
    </>
  )
}
