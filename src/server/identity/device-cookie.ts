import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Tells whether this browser has signed in to an account, without revealing the accounts. */
export interface DeviceCookie {
  knows(cookies: string | undefined, account: string): string | undefined
  /** Returns the cookie with this account added; undefined when it is already in it. */
  remember(cookies: string | undefined, account: string): string | undefined
}

const ID_BYTES = 16
const TAG_LENGTH = 22
/** A family shares a computer; the oldest account is forgotten first. */
const ACCOUNTS = 5
const YEAR_SECONDS = 31_536_000
const VALUE = /^([\w-]{22})((?:\.[\w-]{22}){1,5})$/

interface KnownDevice {
  readonly id: string
  readonly tags: readonly string[]
}

export function openDeviceCookie(secret: string, https: boolean): DeviceCookie {
  const name = https ? '__Host-posse.device' : 'posse.device'
  const attributes = `Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`
  const tagOf = (id: string, account: string) =>
    createHmac('sha256', secret).update(`device ${id} ${account}`).digest('base64url').slice(0, TAG_LENGTH)
  const isKnown = ({ id, tags }: KnownDevice, account: string) => {
    const wanted = Buffer.from(tagOf(id, account))
    return tags.some((tag) => timingSafeEqual(Buffer.from(tag), wanted))
  }

  return {
    knows: (cookies, account) => {
      const known = read(cookies, name)
      return known && isKnown(known, account) ? known.id : undefined
    },
    remember: (cookies, account) => {
      const known = read(cookies, name) ?? { id: randomBytes(ID_BYTES).toString('base64url'), tags: [] }
      if (isKnown(known, account)) return undefined
      const tags = [tagOf(known.id, account), ...known.tags].slice(0, ACCOUNTS)
      return `${name}=${[known.id, ...tags].join('.')}; ${attributes}`
    },
  }
}

function read(cookies: string | undefined, name: string): KnownDevice | undefined {
  const pair = cookies?.split(/; */).find((one) => one.startsWith(`${name}=`))
  const [, id, tags] = VALUE.exec(pair?.slice(name.length + 1) ?? '') ?? []
  return id && tags ? { id, tags: tags.slice(1).split('.') } : undefined
}
