import type { WorkPlace } from '../../core/report/page/first/first-screen.ts'
import { Copy, type PageReader } from './actions.tsx'

/** The branches of the commits; the lowest first, which is merged first. */
export const Places = ({ places, reader }: { places: readonly WorkPlace[]; reader: PageReader }) => (
  <ol class="stack card">
    {places.map(({ badge, name, url, title, size, text, action }) => (
      <li key={name}>
        <span class={`sign is-${badge.tone}`} role="img" aria-label={badge.word}>
          {badge.sign}
        </span>
        <span class="t">
          {url === null ? <bdi>{name}</bdi> : <a href={url}>{<bdi>{name}</bdi>}</a>} <bdi>{title}</bdi>
        </span>
        <span class="l">{size}</span>
        <span class="m">
          {text}
          {action && reader.kind === 'file' && (
            <>
              <br />
              <code>{action.command}</code>
            </>
          )}
        </span>
        {action && reader.kind === 'file' && <Copy text={action.command} />}
      </li>
    ))}
  </ol>
)
