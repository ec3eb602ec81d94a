import dns, { type LookupAddress, type LookupAllOptions } from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net, { type LookupFunction, type TcpNetConnectOpts } from 'node:net'

const HERE = { address: '127.0.0.1', family: 4 }
/** The public one is given out to nobody. */
const ADDRESSES = { public: { address: '2fff::1', family: 6 }, inner: HERE, silent: undefined } as const

/**
 * By name: of which kind its address is, if it is ever told, and
 * the port of this machine to which a connection there leads.
 */
export type Outside = Readonly<
  Record<string, { readonly port: number; readonly kind: keyof typeof ADDRESSES }>
>

/**
 * Settings with which a server as a program of its own, its code and its own settings as they
 * are, finds these names: what they change is the network around it.
 */
export const withOutside = (outside: Outside): Record<string, string> => ({
  NODE_OPTIONS: `--import ${import.meta.url}`,
  OUTSIDE: JSON.stringify(outside),
})

if (process.env.OUTSIDE) standFor(JSON.parse(process.env.OUTSIDE) as Outside)

function standFor(outside: Outside): void {
  const { lookup } = dns
  const { connect } = net.Socket.prototype
  type Found = (error: Error | null, addresses: LookupAddress[]) => void
  dns.lookup = ((name: string, options: LookupAllOptions, found: Found) => {
    const place = outside[name]
    if (!place) return lookup(name, options, found)
    const address = ADDRESSES[place.kind]
    if (address) setImmediate(found, null, [address])
  }) as typeof lookup
  net.Socket.prototype.connect = function (this: net.Socket, ...given: unknown[]) {
    const [to, ...rest] = given as [TcpNetConnectOpts, ...unknown[]]
    const place = outside[to.host ?? '']
    const led = place && { ...to, port: place.port, lookup: leadHere(to.lookup ?? dns.lookup) }
    return Reflect.apply(connect, this, led ? [led, ...rest] : given)
  } as typeof connect
  syncBuiltinESMExports()
}

/** Asks the look-up of whoever connects first, which may refuse the address. */
const leadHere =
  (lookup: LookupFunction): LookupFunction =>
  (name, options, found) =>
    lookup(name, options, (error) => {
      if (error) found(error, '')
      else if (options.all) found(null, [HERE])
      else found(null, HERE.address, HERE.family)
    })
