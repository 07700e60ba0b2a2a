import { protectedByAgents } from '../agent/agents.ts'

const steersCi = 'decides what runs in CI or who has to review'
const steersDeployment = 'decides what a hosting service runs with its credentials at the next push'
const steersRalph = 'configures ralph itself'
const steersAgents = 'configures agents, so the next one would obey it'
const steersGit = 'makes git run or fetch something'
const steersTools = 'runs in the tools of anyone who opens the project'

/** Lower case, as `foldedPath` writes them; a name is a file, or a folder with all below it. */
const rows: readonly (readonly [where: 'top' | 'anywhere', why: string, names: string])[] = [
  ['top', steersCi, '.github codeowners docs/codeowners .gitlab .gitea .forgejo .ci-operator.yaml .prow.yaml'],
  [
    'top',
    steersCi,
    '.circleci circle.yml .travis.yml .travis.yaml .buildkite buildkite.yml buildkite.yaml buildkite.json',
  ],
  ['top', steersCi, '.buildkite.yml .buildkite.yaml .semaphore semaphore.yml .cirrus.yml .cirrus.yaml .cirrus.star'],
  ['top', steersCi, 'appveyor.yml .appveyor.yml appveyor.yaml .appveyor.yaml .appveyor bitbucket-pipelines.yml'],
  ['top', steersCi, 'bitbucket-pipelines.yaml .azure-pipelines .azuredevops .vsts-ci.yml .vsts-ci.yaml .pipelines'],
  ['top', steersCi, '.drone.yml .drone.yaml .drone.star .drone.jsonnet .drone .woodpecker .jenkins .teamcity .tekton'],
  ['top', steersCi, '.harness .zuul.yaml .zuul.d zuul.yaml zuul.d .build.yml .builds wercker.yml .wercker.yml'],
  ['top', steersCi, 'shippable.yml codeship-services.yml codeship-steps.yml bitrise.yml codemagic.yaml codemagic.yml'],
  [
    'top',
    steersCi,
    '.screwdriver.yml .screwdriver.yaml screwdriver.yaml .taskcluster.yml .evergreen.yml evergreen.yml',
  ],
  [
    'top',
    steersCi,
    'codefresh.yml .codefresh ci_scripts .packit.yaml .packit.yml packit.yaml packit.yml .copr .vela.yml',
  ],
  ['top', steersCi, '.onedev-buildspec.yml .gocd.yaml .gocd.yml .agola .spacelift .bitrise.yml atlantis.yaml'],
  [
    'top',
    steersCi,
    'bamboo-specs .rwx .mint .tangled .radicle .cnb.yml .workflow garnix.yaml .scrutinizer.yml .rultor.yml',
  ],
  ['top', steersCi, '.mergify.yml .mergify .kodiak.toml .bulldozer.yml .policy.yml bors.toml .pullapprove.yml'],
  ['top', steersCi, 'renovate.json renovate.json5 .renovaterc .renovaterc.json .renovaterc.json5'],
  [
    'top',
    steersDeployment,
    'render.yaml render.yml heroku.yml procfile fly.toml .do .platform .platform.app.yaml .ebextensions',
  ],
  [
    'anywhere',
    steersDeployment,
    'vercel.json now.json netlify.toml amplify.yml railway.json railway.toml apphosting.yaml',
  ],
  ['top', steersRalph, '.ralph'],
  ['top', steersGit, '.githooks .gitmodules .pre-commit-config.yaml .pre-commit-config.yml .overcommit.yml'],
  ['anywhere', steersAgents, [...protectedByAgents, '.claude.json', '.mcp.json', 'mcp.json', '.mcp.yaml'].join(' ')],
  [
    'anywhere',
    steersAgents,
    '.cursor .cursorrules .cursorignore .windsurf .windsurfrules .codeium .codex .gemini .qwen',
  ],
  [
    'anywhere',
    steersAgents,
    '.opencode opencode.json opencode.jsonc .aider.conf.yml .aider.conf.yaml .aider.model.settings.yml',
  ],
  [
    'anywhere',
    steersAgents,
    '.continue .continuerc.json .cline .clinerules .roo .roomodes .roorules .kilocode .kilocodemodes',
  ],
  [
    'anywhere',
    steersAgents,
    '.kiro .amazonq .augment .augment-guidelines .junie .qodo .trae .factory .goose .goosehints',
  ],
  ['anywhere', steersAgents, '.amp .crush .crush.json crush.json .copilot .rovodev .firebender firebender.json'],
  ['anywhere', steersTools, '.vscode .idea .vs .fleet .run .zed .helix .theia .devcontainer'],
  [
    'anywhere',
    steersTools,
    '.devcontainer.json devcontainer.json .envrc .gitpod.yml .gitpod .idx .codesandbox .replit',
  ],
  [
    'anywhere',
    steersTools,
    'mise.toml .mise.toml .mise .nova .exrc .nvimrc .nvim.lua .lvimrc .dir-locals.el .dir-locals-2.el',
  ],
]

const namesOf = (place: 'top' | 'anywhere'): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap(([where, why, names]) => (where === place ? names.split(' ').map((name) => [name, why]) : [])),
  )

export const namesAtTop = namesOf('top')

/** Agents and editors opened in a subfolder read them there, and pipelines start from there. */
export const namesAnywhere = namesOf('anywhere')

/** `atTop`: the pattern counts only at the top of the repository. */
const patterns: readonly (readonly [pattern: RegExp, why: string, atTop: boolean])[] = [
  [/^(?:[\w.-]+\.)?jenkinsfile(?:\.(?!(?:md|txt|rst|example|[cm]?[jt]sx?|py|go|rs|java)$)[\w-]+)?$/, steersCi, false],
  [/^\.?gitlab-ci(?:\.[\w.-]+)?\.ya?ml$/, steersCi, false],
  [/^\.?azure-pipelines?(?:[._-][\w.-]+)?\.ya?ml$/, steersCi, false],
  [/^(?:cloudbuild|buildspec)(?:[._-][\w.-]+)?\.(?:ya?ml|json)$/, steersCi, false],
  [/^\.woodpecker/, steersCi, true],
  [/\.gocd\.ya?ml$/, steersCi, false],
  [/^\.(?:roorules|clinerules|kilocoderules|windsurfrules)-/, steersAgents, false],
  [/\.(?:code-workspace|sublime-project|sublime-workspace)$/, steersTools, false],
]

/** Why only a person may change a file or folder with this name; undefined if anybody may. */
export const patternReason = (name: string, isTop: boolean): string | undefined =>
  patterns.find(([pattern, , atTop]) => (isTop || !atTop) && pattern.test(name))?.[1]
