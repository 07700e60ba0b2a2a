import picomatch from 'picomatch'

/** Lock files, manifests and version files of package managers, in any directory. */
const inputNames = [
  /^(package\.json|package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|\.yarnrc(\.yml)?|\.npmrc|pnpm-lock\.yaml|pnpm-workspace\.yaml|\.pnpmfile\.c?js|bun\.lockb?|deno\.(lock|jsonc?))$/,
  /^(pyproject\.toml|poetry\.lock|uv\.lock|pdm\.lock|pylock(\..+)?\.toml|Pipfile(\.lock)?|setup\.(py|cfg)|[\w.-]*(requirements|constraints)[\w.-]*\.(txt|in)|environment\.ya?ml|conda-lock\.yml|pixi\.(toml|lock))$/,
  /^(Cargo\.(toml|lock)|rust-toolchain(\.toml)?|go\.(mod|sum|work|work\.sum)|Gemfile(\.lock)?|gems\.(rb|locked)|.+\.gemspec|composer\.(json|lock))$/,
  /^(pom\.xml|(build|settings)\.gradle(\.kts)?|gradle\.(properties|lockfile)|gradle-wrapper\.properties|maven-wrapper\.properties|libs\.versions\.toml|build\.sbt|ivy\.xml|deps\.edn|project\.clj)$/,
  /^(.+\.(cs|fs|vb)proj|.+\.slnx?|packages(\.lock)?\.(json|config)|Directory\.(Packages|Build)\.props|global\.json|NuGet\.config|paket\.(dependencies|lock))$/i,
  /^(mix\.(exs|lock)|rebar\.(config|lock)|pubspec\.(yaml|lock)|Package\.(swift|resolved)|Podfile(\.lock)?|Cartfile(\.resolved)?|stack\.yaml(\.lock)?|.+\.cabal|cabal\.project(\.freeze)?|opam|.+\.opam|dune-project|Project\.toml|Manifest\.toml|renv\.lock|conanfile\.(txt|py)|conan\.lock|vcpkg\.json|flake\.(nix|lock)|shell\.nix|build\.zig\.zon)$/,
  /^(\.nvmrc|\.node-version|\.python-version|\.ruby-version|\.java-version|\.tool-versions|\.?mise\.toml|\.sdkmanrc|\.terraform\.lock\.hcl)$/,
]

/** `patterns` are the user's (`setup-inputs`). */
export function isSetUpInput(path: string, patterns: readonly string[]): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (/(^|\/)node_modules\//.test(path)) return false
  return (
    inputNames.some((pattern) => pattern.test(name)) || (patterns.length > 0 && picomatch([...patterns], { dot: true })(path))
  )
}

/** The content of each file that set-up depends on, by its path. */
export type SetUpInputs = Readonly<Record<string, string>>

const maxListed = 3

/** Why set-up has to run again; undefined if no input has changed. */
export function setUpRerunReason(before: SetUpInputs, current: SetUpInputs): string | undefined {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(current)])]
  const changed = paths.filter((path) => before[path] !== current[path]).sort()
  if (changed.length === 0) return undefined
  const rest = changed.length > maxListed ? ` and ${changed.length - maxListed} more` : ''
  return `${changed.slice(0, maxListed).join(', ')}${rest} changed`
}
