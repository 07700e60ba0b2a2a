/** What a workflow evaluates: `${{ inputs.plan }}`. */
export const expression = (text: string): string => `\${{ ${text} }}`
