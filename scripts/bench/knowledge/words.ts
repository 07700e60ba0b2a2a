// What facts and tasks of a generated history are worded with: invented words, or English ones in changing forms.

/** A part of a program: words that its facts are said in, and others for the same. */
export interface Vocabulary {
  readonly own: readonly string[]
  readonly other: readonly string[]
}

export interface Language {
  /** Words that say nothing of any part. */
  readonly common: readonly string[]
  /** Every so many words is one of its part's. */
  readonly spacing: number
  /** Words of the shortest and of the longest fact. */
  readonly lengths: readonly [least: number, most: number]
  readonly vocabularies: (next: () => number, topics: number) => readonly Vocabulary[]
  /** A word as it stands in one sentence. */
  readonly formOf: (word: string, next: () => number) => string
}

const syllables = 'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo ya zu bra cle dri flo gru'.split(' ')

export function invented(next: () => number): string {
  return Array.from({ length: 3 }, () => syllables[Math.floor(next() * syllables.length)]).join('')
}

export const inventedWords: Language = {
  common:
    'the component keeps its own copy while another part reads it later so that callers wait for nothing and each file stays small enough for a person who reviews it in one sitting on a slow day'.split(
      ' ',
    ),
  spacing: 4,
  lengths: [20, 60],
  vocabularies: (next, topics) =>
    Array.from({ length: topics }, () => ({
      own: Array.from({ length: 10 }, () => invented(next)),
      other: Array.from({ length: 10 }, () => invented(next)),
    })),
  formOf: (word) => word,
}

/** Written before the ranking was tuned, and not looked at for it; a word may belong to several parts. */
const parts = `
login session cookie password lockout credential signin expiry identity token | authentication account browser secret attempt visitor access timeout principal badge
cart item quantity discount coupon subtotal basket shopper voucher rebate | purchase product amount promotion offer sum customer selection saving deal
invoice tax currency rounding receipt ledger refund billing cent statement | payment duty money precision document bookkeeping reimbursement charge coin summary
search query ranking index synonym facet relevance snippet stemming tokenizer | lookup question ordering catalogue alias filter match excerpt wording parser
upload attachment chunk mime thumbnail quota virus resume checksum folder | sending enclosure piece type preview allowance malware continuation digest directory
email template bounce unsubscribe digest sender inbox subject smtp footer | message layout rejection optout newsletter author mailbox headline transport closing
cache eviction stale warmup invalidation hit key ttl memory shard | buffer removal outdated preload purge success name lifetime storage partition
queue worker retry backoff deadletter job priority concurrency visibility poison | backlog consumer repetition delay failure assignment urgency parallelism lease broken
migration schema column rollback backfill constraint lock downtime seed version | upgrade structure field reversal population rule blocking outage fixture release
report chart export spreadsheet pivot aggregate axis legend dashboard metric | analysis graph download table grouping total scale caption overview figure
calendar timezone recurrence reminder daylight meeting weekday holiday slot organizer | schedule region repetition alert summertime appointment workday vacation opening host
map marker geocode tile route polygon latitude zoom distance traffic | atlas pin address image path area position magnification length congestion
webhook signature payload delivery replay endpoint subscriber idempotency header callback | notification proof body dispatch repetition address listener uniqueness metadata response
translation locale plural fallback message direction glossary placeholder formatter language | localisation country number default text alignment terminology variable renderer tongue
permission role policy owner grant scope audit tenant inheritance admin | authorisation group rule proprietor allowance range trail organisation hierarchy operator
image resize crop format compression exif palette retina sprite blur | picture scaling cutting encoding size metadata colours density sheet softness
video stream codec bitrate subtitle buffering player segment transcode poster | film broadcast encoder rate caption loading screen part conversion cover
log trace span sampling correlation severity retention redaction collector alert | record timeline interval selection linkage level keeping masking gatherer alarm
form field validation wizard autosave mask dropdown focus accessibility submit | questionnaire input checking steps draft pattern choice cursor assistance send
sync conflict offline merge clock device tombstone cursor replication delta | reconciliation clash disconnected combine timestamp phone deletion bookmark copying difference
`

const inflected = (word: string): string => {
  if (/(?:s|x|ch|sh)$/.test(word)) return `${word}es`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const forms: readonly ((word: string) => string)[] = [
  (word) => word,
  inflected,
  capital,
  (word) => `new${capital(word)}`,
  (word) => `${word}_id`,
]

export const englishWords: Language = {
  common:
    'we found out here after some time when trying to change this code it was clear at last why tests on other machines had been different from ours before anyone else would notice because nobody had written about that'.split(
      ' ',
    ),
  spacing: 5,
  lengths: [14, 45],
  vocabularies: () =>
    parts
      .trim()
      .split('\n')
      .map((line) => {
        const [own = '', other = ''] = line.split(' | ')
        return { own: own.split(' '), other: other.split(' ') }
      }),
  formOf: (word, next) => (forms[Math.floor(next() * forms.length)] ?? String)(word),
}
