import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Action, Card as CardOf } from '../../core/report/page/first/first-screen.ts'
import { hashOf } from '../route.ts'
import { Commands, type PageReader, type SendOrder } from './actions.tsx'
import { lacksText, orderWith } from './order-words.ts'
import { Badge, Prose } from './prose.tsx'

/** What a live page adds to a card, and whether its actions can be used yet. */
export type CardExtra = (card: CardOf) => { readonly shows: ComponentChildren; readonly ready: boolean } | undefined

const maxCards = 3

export function Cards({
  cards,
  reader,
  extra,
}: {
  cards: readonly CardOf[]
  reader: PageReader
  extra?: CardExtra | undefined
}) {
  const openCards = cards.filter(({ withdraw }) => withdraw === null)
  const ordered = cards.filter(({ withdraw }) => withdraw !== null)
  const shown = [...openCards.slice(0, maxCards), ...ordered.slice(0, maxCards)]
  const others = cards.filter((card) => !shown.includes(card))
  const draw = (card: CardOf) => <Card key={card.id} card={card} reader={reader} extra={extra?.(card)} />
  return (
    <>
      {openCards.length === 0 && (
        <div class="card">
          <p class="in dim">Nothing needs you.</p>
        </div>
      )}
      {shown.map(draw)}
      {others.length > 0 && (
        <details class="others">
          <summary>{others.length} more</summary>
          {others.map(draw)}
        </details>
      )}
    </>
  )
}

function Card({ card, reader, extra }: { card: CardOf; reader: PageReader; extra: ReturnType<CardExtra> }) {
  const { badge, meta, title, text, evidence, iteration } = card
  const head = (
    <>
      <div class="kind">
        <Badge of={badge} />
        <bdi class="right">{meta}</bdi>
      </div>
      <h3 dir="auto">
        <Prose text={title} />
      </h3>
      {text.map((line) => (
        <p key={line} dir="auto">
          <Prose text={line} />
        </p>
      ))}
    </>
  )
  const acts = <Actions card={card} reader={reader} ready={extra?.ready ?? true} />
  if (evidence.length === 0)
    return (
      <article class="card" aria-label={badge.word}>
        <div class="in">
          {head}
          <Tries card={card} />
          {extra?.shows}
          {acts}
        </div>
      </article>
    )
  return (
    <article class="card" aria-label={badge.word}>
      <div class="in">{head}</div>
      <pre class="out">
        {evidence.map((line, index) => (
          <span key={index} class={index === 1 ? 'decisive' : ''}>
            {line}
            {'\n'}
          </span>
        ))}
      </pre>
      <div class="in">
        {iteration !== null && (
          <p class="dim">
            <a href={hashOf({ view: 'iteration', iteration })}>All of its output</a>
          </p>
        )}
        <Tries card={card} />
        {acts}
      </div>
    </article>
  )
}

const Tries = ({ card: { tries } }: { card: CardOf }) =>
  tries.length === 0 ? null : (
    <ol class="tries" aria-label="What was tried">
      {tries.map(({ iteration, text, remark }) => (
        <li key={iteration}>
          <a href={hashOf({ view: 'iteration', iteration })}>#{iteration}</a>
          <span dir="auto">
            <Prose text={text} />
          </span>
          <span>{remark}</span>
        </li>
      ))}
    </ol>
  )

function Actions({ card, reader, ready }: { card: CardOf; reader: PageReader; ready: boolean }) {
  const { actions } = card
  if (actions.length === 0 || reader.kind === 'looker') return null
  return reader.kind === 'file' ? (
    <Commands actions={actions} />
  ) : (
    <Buttons card={card} orders={reader.orders} ready={ready} />
  )
}

/** Each gives an order. Other actions are only named, since a dashboard shows no commands. */
function Buttons({
  card: { ask, actions, withdraw, iteration },
  orders,
  ready,
}: {
  card: CardOf
  orders: SendOrder
  ready: boolean
}) {
  const [text, setText] = useState('')
  if (withdraw !== null)
    return (
      <div class="acts">
        <button type="button" disabled={orders.sending} onClick={() => orders.withdraw(withdraw)}>
          Withdraw it
        </button>
      </div>
    )
  const orderActions = actions.filter((action): action is Action & { order: string } => action.order !== null)
  const otherActions = actions.filter(({ order }) => order === null)
  return (
    <>
      {ask !== null && (
        <textarea
          aria-label={ask}
          placeholder={ask}
          maxLength={1_900}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      <div class="acts">
        {orderActions.map(({ label, order }, index) => (
          <button
            key={label}
            type="button"
            class={index === 0 ? 'first' : ''}
            disabled={orders.sending || !ready || lacksText(order, text)}
            onClick={() => {
              orders.give(orderWith(order, text))
              setText('')
            }}
          >
            {label}
          </button>
        ))}
        {iteration !== null && <a href={hashOf({ view: 'iteration', iteration })}>Iteration #{iteration}</a>}
      </div>
      {orderActions.length === 0 && otherActions.length > 0 && (
        <p class="dim">From a terminal or the workflow: {otherActions.map(({ label }) => label).join('; ')}.</p>
      )}
    </>
  )
}
