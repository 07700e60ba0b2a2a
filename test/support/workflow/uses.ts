export type Uses = { readonly path: string } & (
  | { readonly self: true }
  | { readonly self: false; readonly repository: string; readonly ref: string }
)

/**
 * Reads `uses` as the runner does (PipelineTemplateConverter.cs, ConvertToStep; TryParseSelfRepository in
 * PipelineConstants.cs): of `$/…` all leading slashes go, and an empty rest is refused.
 */
export function usesOf(uses: string): Uses {
  const self = uses.startsWith('$/') ? uses.slice(2).replace(/^\/+/, '') : ''
  if (self !== '') return { self: true, path: self }
  const [named = '', ref = '', ...others] = uses.split('@')
  const [owner, name, ...path] = named.split(/[/\\]/).filter(Boolean)
  if (others.length > 0 || ref === '' || owner === undefined || name === undefined)
    throw new Error(`Expected format {org}/{repo}[/path]@ref. Actual '${uses}'`)
  return { self: false, repository: `${owner}/${name}`, ref, path: path.join('/') }
}
