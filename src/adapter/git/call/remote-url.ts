/** Whether git reaches this remote through the file system: a path or a `file:` URL, no host. */
export function isPathRemote(url: string): boolean {
  if (/^file:\/\//i.test(url)) return true
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(url)) return false
  // `host:path` is ssh, unless a slash comes first; `C:\` and `C:/` are drives.
  return /^[a-z]:[\\/]/i.test(url) || !/^[^/]+:/.test(url)
}

/** The address without user, password or token, for people to read. Works on a whole sentence as well. */
export const withoutCredentials = (text: string): string => text.replace(/(\w:\/\/)[^/@\s'"]+@/g, '$1')
