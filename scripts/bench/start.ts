import { tmpdir } from 'node:os'
import { benchProject } from './bench-project.ts'
import { actionAlone, engine, job } from './engine.ts'
import { median } from './median.ts'
import { ms, type Row } from './row.ts'

/** Start of the program, and of a new run up to its first agent call. */
export async function startRows(runs: number): Promise<Row[]> {
  const bare: number[] = []
  const program: number[] = []
  const first: number[] = []
  for (let at = 0; at < runs; at++) {
    bare.push((await engine(tmpdir(), null, {})).ms)
    const project = benchProject({ files: 200, tasks: 1 })
    program.push((await actionAlone(project.folder)).ms)
    const { started } = await job(project)
    first.push((project.stamps()[0]?.begun ?? 0) - started)
    project.remove()
  }
  const node = median(bare)
  const [load, call] = [median(program) - node, median(first) - node]
  return [
    {
      what: 'start to the first agent call, new run, baseline included',
      promise: 'at most 0.5 s over bare Node',
      measured: `${ms(call)} over ${ms(node)}`,
      holds: call <= 500,
      dominated: 'two state commits with their pushes, filling the workspace, loading the bundle',
    },
    {
      what: 'start of the action (`dist/main/index.js` with `command: run`, up to the word that its workspace holds no repository)',
      promise: 'at most 0.25 s over bare Node',
      measured: `${ms(load)} over ${ms(node)}`,
      holds: load <= 250,
      dominated:
        'compiling what the step needs of the bundle, a third; evaluating it: zod and its schemas; one git process',
    },
  ]
}
