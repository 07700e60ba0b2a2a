interface NameRule {
  readonly refuses: RegExp
  readonly fault: string
}

/** The first match is the fault. Up to "HEAD" it is git's own list (`git check-ref-format`), then ours. */
const rules: readonly NameRule[] = [
  { refuses: /^$/, fault: 'is empty' },
  { refuses: /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u, fault: 'contains a space, a control character or an invisible one' },
  { refuses: /[~^:?*[\\]/, fault: 'contains one of ~ ^ : ? * [ \\' },
  { refuses: /\.\./, fault: 'contains ".."' },
  { refuses: /@\{/, fault: 'contains "@{"' },
  { refuses: /^@$/, fault: 'is "@"' },
  { refuses: /^\/|\/$|\/\//, fault: 'begins or ends with "/", or contains "//"' },
  { refuses: /(^|\/)\./, fault: 'has a part that begins with "."' },
  { refuses: /\.$/, fault: 'ends with "."' },
  { refuses: /\.lock(\/|$)/i, fault: 'has a part that ends in ".lock"' },
  { refuses: /^-/, fault: 'begins with "-"' },
  { refuses: /^([A-Z]+_)?HEAD$/i, fault: 'is a name that git uses itself' },
  // Git accepts the rest, but a shell, a ref lookup or a reader may take it for something else (failure model I5).
  { refuses: /[$();'"`|&<>]/, fault: 'contains one of $ ( ) ; \' " ` | & < >' },
  { refuses: /^refs\//i, fault: 'begins with "refs/"; write the branch alone, such as feature/x' },
  { refuses: /^([0-9a-f]{40}|[0-9a-f]{64})$/i, fault: 'looks like a commit id' },
  { refuses: /^.{201,}$/su, fault: 'is longer than 200 characters' },
]

/**
 * The end of a sentence that begins with the name; undefined for a name that `git check-ref-format --branch` accepts.
 */
export function branchNameFault(name: string): string | undefined {
  return rules.find(({ refuses }) => refuses.test(name))?.fault
}
