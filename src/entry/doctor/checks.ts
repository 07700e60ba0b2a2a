import { ok, type Probe, warn } from './probe.ts'

export const checksProbe: Probe = {
  name: 'checks',
  needs: 'project',
  async look({ project }) {
    const { settings } = await project()
    const { validate, setup } = settings
    const prepared = setup.length === 0 ? 'no set-up' : `${setup.length} set-up command${setup.length === 1 ? '' : 's'}`
    if (validate.length > 0) return ok(`${validate.length} check${validate.length === 1 ? '' : 's'}, ${prepared}`)
    return warn(
      'There are no checks: any change of the agent would be committed.',
      'Name them with `validate` in .github/ralph.yml; `ralph init` finds them.',
    )
  },
}
