import { type Ecosystem, pathBelow } from './detected.ts'
import { type Folder, readToml, tableAt } from './project-files.ts'

/** Crates and Cargo workspaces. */
export const rust: Ecosystem = {
  covers: (folder, directory) => pathBelow(folder, directory) !== undefined && isWorkspace(folder),
  detect(folder) {
    if (!folder.has('Cargo.toml')) return undefined
    const all = isWorkspace(folder) ? ' --workspace' : ''
    // Where a project cares about clippy's warnings, they count.
    const strict = folder.has('clippy.toml', '.clippy.toml') || clippyTable(folder) ? ' -- -D warnings' : ''
    return {
      directory: folder.directory,
      tool: 'Cargo',
      setup: [folder.has('Cargo.lock') ? 'cargo fetch --locked' : 'cargo fetch'],
      checks: [
        { kind: 'lint', run: `cargo clippy${all} --all-targets${strict}` },
        ...(folder.has('rustfmt.toml', '.rustfmt.toml')
          ? [{ kind: 'lint' as const, run: 'cargo fmt --all --check' }]
          : []),
        { kind: 'test', run: `cargo test${all}` },
      ],
      // The runners bring rustup, which reads rust-toolchain.toml by itself.
      steps: [],
      notes: [],
    }
  },
}

const manifest = (folder: Folder) => readToml(folder.text('Cargo.toml')) ?? {}

const isWorkspace = (folder: Folder): boolean => Object.hasOwn(manifest(folder), 'workspace')

function clippyTable(folder: Folder): boolean {
  const read = manifest(folder)
  const lints = [tableAt(read, 'lints', 'clippy'), tableAt(read, 'workspace', 'lints', 'clippy')]
  return lints.some((table) => Object.keys(table).length > 0)
}
