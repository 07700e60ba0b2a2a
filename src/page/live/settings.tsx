import { useState } from 'preact/hooks'
import type { LivePage, SettingRow } from '../../core/report/page/live-page.ts'
import type { Orders } from './orders.ts'

/** What people change most during a run: limits, strictness and memory. */
const frequent = [
  'cost-budget',
  'run-iterations',
  'strategy',
  'mode',
  'max-turns',
  'context-budget',
  'context-budget-hpi',
  'index-when',
]

export function SettingsForm({ page: { settings }, orders }: { page: LivePage; orders: Orders }) {
  const others = settings.filter(({ name }) => !frequent.includes(name))
  return (
    <section aria-labelledby="settings">
      <h2 id="settings">Settings of the run</h2>
      <p>A change applies for the rest of the run. If it makes a rule less strict, you are asked to confirm.</p>
      {frequent
        .flatMap((name) => settings.filter((setting) => setting.name === name))
        .map((setting) => (
          <Row key={setting.name} setting={setting} orders={orders} />
        ))}
      <details>
        <summary>All other settings that can change during a run</summary>
        {others.map((setting) => (
          <Row key={setting.name} setting={setting} orders={orders} />
        ))}
      </details>
    </section>
  )
}

function Row({
  setting: { name, help, example, value, choices, rule },
  orders,
}: {
  setting: SettingRow
  orders: Orders
}) {
  const [draft, setDraft] = useState<string | null>(null)
  const shown = draft ?? value
  const field = { id: `set-${name}`, value: shown, 'aria-describedby': `about-${name}` }
  return (
    <form
      class="setting"
      onSubmit={(event) => {
        event.preventDefault()
        orders.give(`set ${name} ${shown}`)
        setDraft(null)
      }}
    >
      <label for={field.id}>
        {name} {rule && <small>rule</small>}
      </label>
      {choices ? (
        <select {...field} onChange={({ currentTarget }) => setDraft(currentTarget.value)}>
          {[...new Set([value, ...choices])].map((choice) => (
            <option key={choice} value={choice}>
              {choice === '' ? 'none' : choice}
            </option>
          ))}
        </select>
      ) : (
        <input
          type="text"
          {...field}
          placeholder={`such as ${example}`}
          onInput={({ currentTarget }) => setDraft(currentTarget.value)}
        />
      )}
      <button type="submit" disabled={orders.sending || shown === value || shown.trim() === ''}>
        Change<span class="unseen"> {name}</span>
      </button>
      <small id={`about-${name}`}>{help}</small>
    </form>
  )
}
