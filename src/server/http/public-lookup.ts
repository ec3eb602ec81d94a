import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses of this machine, of inner networks and of nobody: a stranger's URL must not lead there. */
const INNER = new BlockList()
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INNER.addSubnet(address, prefix, 'ipv4')
/** Public IPv6 space, less the ranges that wrap other addresses or serve documentation. */
const GLOBAL = new BlockList()
GLOBAL.addSubnet('2000::', 3, 'ipv6')
const WRAPPED = new BlockList()
for (const [address, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  WRAPPED.addSubnet(address, prefix, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !INNER.check(address, 'ipv4')
  return isIP(address) === 6 && GLOBAL.check(address, 'ipv6') && !WRAPPED.check(address, 'ipv6')
}

/** Whether a URL's host is a name or a public address. A name is judged when it is resolved. */
export function mayBePublic({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 || isPublicAddress(host)
}

/** Resolves a name for one connection, and fails if any of its addresses is not public. */
export const publicLookup: LookupFunction = (name, options, found) =>
  resolve(name, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, '')
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
      return found(new Error('an address that is not public'), '')
    if (options.all) return found(null, addresses)
    found(null, addresses[0]?.address ?? '', addresses[0]?.family)
  })
