import { type Ecosystem, pathBelow } from './detected.ts'
import { type Folder, readToml, tableAt } from './project-files.ts'

export const rust: Ecosystem = {
  covers: (folder, directory) => pathBelow(folder, directory) !== undefined && isWorkspace(folder),
  detect(folder) {
    if (!folder.has('Cargo.toml')) return undefined
    const workspaceFlag = isWorkspace(folder) ? ' --workspace' : ''
    // A project that configures clippy wants its warnings to count.
    const denyWarnings = folder.has('clippy.toml', '.clippy.toml') || configuresClippy(folder) ? ' -- -D warnings' : ''
    return {
      directory: folder.directory,
      tool: 'Cargo',
      setup: [folder.has('Cargo.lock') ? 'cargo fetch --locked' : 'cargo fetch'],
      checks: [
        { kind: 'lint', run: `cargo clippy${workspaceFlag} --all-targets${denyWarnings}` },
        ...(folder.has('rustfmt.toml', '.rustfmt.toml')
          ? [{ kind: 'lint' as const, run: 'cargo fmt --all --check' }]
          : []),
        { kind: 'test', run: `cargo test${workspaceFlag}` },
      ],
      // The runners' rustup reads rust-toolchain.toml.
      steps: [],
      notes: [],
    }
  },
}

const manifest = (folder: Folder) => readToml(folder.text('Cargo.toml')) ?? {}

const isWorkspace = (folder: Folder): boolean => Object.hasOwn(manifest(folder), 'workspace')

function configuresClippy(folder: Folder): boolean {
  const table = manifest(folder)
  const lints = [tableAt(table, 'lints', 'clippy'), tableAt(table, 'workspace', 'lints', 'clippy')]
  return lints.some((table) => Object.keys(table).length > 0)
}
