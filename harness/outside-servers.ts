import dns, { type LookupAddress, type LookupAllOptions } from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net, { type LookupFunction, type TcpNetConnectOpts } from 'node:net'

const HERE = { address: '127.0.0.1', family: 4 }
/** The public one is given out to nobody. */
const ADDRESSES = { public: { address: '2fff::1', family: 6 }, inner: HERE, silent: undefined } as const

/** Hosts by name: the kind of address, if one is ever told, and the port of this machine that answers. */
export type OutsideServers = Readonly<
  Record<string, { readonly port: number; readonly kind: keyof typeof ADDRESSES }>
>

/** Settings with which a separate server process finds these names: only the network around it changes. */
export const withOutsideServers = (outside: OutsideServers): Record<string, string> => ({
  NODE_OPTIONS: `--import ${import.meta.url}`,
  OUTSIDE: JSON.stringify(outside),
})

if (process.env.OUTSIDE) standFor(JSON.parse(process.env.OUTSIDE) as OutsideServers)

function standFor(outside: OutsideServers): void {
  const { lookup } = dns
  const { connect } = net.Socket.prototype
  type Found = (error: Error | null, addresses: LookupAddress[]) => void
  dns.lookup = ((name: string, options: LookupAllOptions, found: Found) => {
    const place = outside[name]
    if (!place) return lookup(name, options, found)
    const address = ADDRESSES[place.kind]
    if (address) setImmediate(found, null, [address])
  }) as typeof lookup
  net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]) {
    const [to, ...rest] = args as [TcpNetConnectOpts, ...unknown[]]
    const place = outside[to.host ?? '']
    const led = place && { ...to, port: place.port, lookup: leadHere(to.lookup ?? dns.lookup) }
    return Reflect.apply(connect, this, led ? [led, ...rest] : args)
  } as typeof connect
  syncBuiltinESMExports()
}

/** Asks the connecting program's look-up, which may refuse the address. */
const leadHere =
  (lookup: LookupFunction): LookupFunction =>
  (name, options, found) =>
    lookup(name, options, (error) => {
      if (error) found(error, '')
      else if (options.all) found(null, [HERE])
      else found(null, HERE.address, HERE.family)
    })
