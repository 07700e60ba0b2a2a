/** A short commit id, linked if the page of the repository is known. */
export function Commit({ oid, repository }: { oid: string; repository: string | null }) {
  const short = <code>{oid.slice(0, 7)}</code>
  return repository === null ? short : <a href={`${repository}/commit/${oid}`}>{short}</a>
}
