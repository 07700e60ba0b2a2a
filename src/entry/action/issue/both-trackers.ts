import { placeOf } from '../../../adapter/github/thread/comment-id.ts'
import type { Tracker } from '../../../port/tracker.ts'

/** Orders from comments and from clones (`ralph pause --remote origin`), in the order in which they were given. */
export function bothTrackers(github: Tracker, inbox: Tracker): Tracker {
  return {
    async incoming(look) {
      const [comments, refs] = await Promise.all([github.incoming(look), inbox.incoming(look)])
      const orders = [...comments.orders, ...refs.orders].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
      return { orders, cursor: comments.cursor }
    },
    // Comments stay: only what is a ref can be removed.
    forget: (ids) => inbox.forget(ids.filter((id) => placeOf(id) === undefined)),
    // Who ordered from a clone looks at the state; every other effect is GitHub's.
    deliver: (effects) => github.deliver(effects),
    effectsOf: github.effectsOf,
    report: github.report,
    published: github.published,
    ...(github.memory && { memory: github.memory }),
    ...(github.merged && { merged: github.merged }),
    ...(github.converge && { converge: github.converge }),
    close: github.close,
  }
}
