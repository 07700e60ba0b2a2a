type Variables = Readonly<Record<string, string | undefined>>

/** Hosts of models and of logins, by the name of the program (docs/confinement.md#network). */
const knownPrograms: Readonly<Record<string, readonly string[]>> = {
  // github.com/openai/codex: model-provider-info, login.
  codex: ['api.openai.com', 'chatgpt.com', 'auth.openai.com'],
  // github.com/google-gemini/gemini-cli: contentGenerator, code_assist.
  gemini: ['generativelanguage.googleapis.com', 'cloudcode-pa.googleapis.com', 'oauth2.googleapis.com'],
  // docs.github.com/copilot/reference/copilot-allowlist-reference
  copilot: [
    'api.github.com',
    'api.githubcopilot.com',
    'api.individual.githubcopilot.com',
    'api.business.githubcopilot.com',
  ],
  // opencode.ai/docs/zen, models.dev
  opencode: ['opencode.ai', 'models.dev', 'api.openai.com', 'registry.npmjs.org'],
}

/** Of the known programs in the command, and every address that a person gives it in a variable. */
export function commandAddresses(command: string, names: readonly string[], env: Variables): readonly string[] {
  const words = programsIn(command)
  const usual = Object.entries(knownPrograms).flatMap(([program, hosts]) => (words.includes(program) ? hosts : []))
  const configured = names.flatMap((name) => (/^https?:\/\/\S+$/.test(env[name] ?? '') ? [env[name] ?? ''] : []))
  return [...usual.map((host) => `https://${host}`), ...configured]
}

/** The words of a command line; of a path, its last part. */
export const programsIn = (command: string): readonly string[] =>
  command.split(/[\s"'`;&|()]+/).map((word) => word.replace(/^.*\//, ''))
