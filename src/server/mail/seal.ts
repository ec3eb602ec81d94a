import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts text with the server's secret, so that the database or a backup alone does not reveal it. */
export interface Seal {
  close(text: string): string
  /** Returns unsealed text as it is. Throws for another secret or a changed text. */
  open(sealed: string): string
}

const CIPHER = 'aes-256-gcm'
const MARK = 'sealed:'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** `purpose` gives each seal a key of its own, derived from the secret. */
export function openSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `posse ${purpose}`, 32))
  return {
    close: (text) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const words = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return MARK + Buffer.concat([nonce, cipher.getAuthTag(), words]).toString('base64url')
    },
    open: (sealed) => {
      if (!sealed.startsWith(MARK)) return sealed
      const bytes = Buffer.from(sealed.slice(MARK.length), 'base64url')
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const words = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([words, decipher.final()]).toString('utf8')
    },
  }
}
