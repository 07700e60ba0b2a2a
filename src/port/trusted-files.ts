/**
 * Files of the base: configuration, templates and skills count from there, never from the workspace (docs/design.md#trust).
 * Contract: `path` is relative, `/`-separated and stays inside; undefined where there is no such regular file.
 */
export interface TrustedFiles {
  read(path: string): Promise<string | undefined>
}
