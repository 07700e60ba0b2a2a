import { toolInputs } from '../config/table/run-inputs.ts'
import type { ToolStep } from '../detect/detected.ts'
import { platformActions as actions } from './workflow-steps.ts'

export type ToolInputs = Partial<Record<keyof typeof toolInputs, string>>

const isKnown = (name: string): name is keyof typeof toolInputs => Object.hasOwn(toolInputs, name)

/** The caller's inputs for these steps; a repeated step counts once. */
export function toolInputsOf(steps: readonly ToolStep[]): ToolInputs {
  const inputs: ToolInputs = {}
  const commands: string[] = []
  for (const step of steps) {
    if ('run' in step) commands.push(step.run)
    else
      for (const [name, value] of Object.entries(step.with)) {
        if (isKnown(name) && typeof value === 'string' && !value.includes('${{')) inputs[name] = value
      }
  }
  return commands.length === 0 ? inputs : { ...inputs, tools: commands.join('\n') }
}

/** The reusable workflow's steps for these inputs, at six spaces; without a cache that other jobs would restore. */
export const toolSteps = `      - if: inputs.node-version || inputs.node-version-file
        uses: ${actions.node}
        with:
          node-version: \${{ inputs.node-version }}
          node-version-file: \${{ inputs.node-version-file }}
          package-manager-cache: false
      - if: inputs.python-version || inputs.python-version-file
        uses: ${actions.python}
        with:
          python-version: \${{ inputs.python-version }}
          python-version-file: \${{ inputs.python-version-file }}
      - if: inputs.go-version-file
        uses: ${actions.go}
        with:
          go-version-file: \${{ inputs.go-version-file }}
          cache: false
      - if: inputs.java-version
        uses: ${actions.java}
        with:
          distribution: temurin
          java-version: \${{ inputs.java-version }}
      - if: inputs.tools
        env:
          TOOLS: \${{ inputs.tools }}
        shell: bash
        run: bash -euo pipefail -c "$TOOLS"
`
