/** True for addresses of the public internet, by the registries of special addresses (IANA, RFC 6890 and updates). Others are never dialled: an allowed name could lead to a local service. */
export function isPublicAddress(address: string): boolean {
  const four = fourBytes(address)
  if (four) return !inAny(four, privateV4)
  const sixteen = sixteenBytes(address)
  if (!sixteen) return false
  // Mapped (::ffff:0:0/96), translated (64:ff9b::/96) and tunnelled (2002::/16) addresses lead to one of version 4, as others
  // might: only global unicast is public, without tunnels and examples.
  return inAny(sixteen, ['2000::/3']) && !inAny(sixteen, specialV6)
}

const privateV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]
const specialV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

function inAny(bytes: readonly number[], blocks: readonly string[]): boolean {
  return blocks.some((block) => {
    const [start = '', length = '0'] = block.split('/')
    const first = fourBytes(start) ?? sixteenBytes(start)
    return first?.length === bytes.length && bitsOf(first, Number(length)) === bitsOf(bytes, Number(length))
  })
}

const bitsOf = (bytes: readonly number[], length: number): string =>
  bytes
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .slice(0, length)

function fourBytes(text: string): number[] | undefined {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return undefined
  const bytes = text.split('.').map(Number)
  return bytes.every((byte) => byte < 256) ? bytes : undefined
}

function sixteenBytes(text: string): number[] | undefined {
  const [plain = ''] = text.split('%')
  const last = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(plain)
  const four = last ? fourBytes(last[2] ?? '') : undefined
  if (last && !four) return undefined
  const whole = four ? `${last?.[1]}${hex(four.slice(0, 2))}:${hex(four.slice(2))}` : plain
  const halves = whole.split('::').map((half) => (half === '' ? [] : half.split(':')))
  if (halves.length > 2) return undefined
  const [head = [], tail] = halves
  const missing = 8 - head.length - (tail?.length ?? 0)
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined
  const groups = [...head, ...Array<string>(tail === undefined ? 0 : missing).fill('0'), ...(tail ?? [])]
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined
  return groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
}

const hex = (bytes: readonly number[]): string => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
