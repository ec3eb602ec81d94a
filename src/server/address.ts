import { isIPv6 } from 'node:net'

/**
 * The address as attempts are counted by it. Whoever has one address of IPv6 has a whole network of them, so there it is the
 * network, the first 64 bits.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const [head = [], tail] = plain.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const left = 8 - head.length - (tail?.length ?? 0)
  const groups = tail ? [...head, ...'0'.repeat(left), ...tail] : head
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
