import type { RunState } from '../../../schema/run/run-state.ts'

/** The short oids of the table as links to the whole commits. */
export function linkedTable(table: string, { tasks }: RunState, { repositoryUrl }: { repositoryUrl: string }): string {
  const whole = new Map(Object.values(tasks).flatMap(({ commit }) => (commit ? [[commit.slice(0, 7), commit]] : [])))
  return table.replace(/\| `([0-9a-f]{7})` \|$/gm, (cell, short: string) => {
    const commit = whole.get(short)
    return commit ? `| [\`${short}\`](${repositoryUrl}/commit/${commit}) |` : cell
  })
}
