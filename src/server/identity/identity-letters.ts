import type { Limit } from '../../shared/limit.ts'
import type { Db } from '../database/db.ts'
import type { Call } from '../http/feature.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import type { Attempts } from './attempts.ts'
import { resetLetter, signInLetter } from './letter-words.ts'

const SIGN_IN_LETTERS: Limit = { name: 'sign-in-letter', burst: 5, everySeconds: 720 }

interface LettersOptions {
  readonly db: Db
  readonly mail: MailQueue
  readonly after: Call['after']
  readonly attempts: Attempts
}

interface Student {
  readonly id: string
  readonly email: string
  readonly name: string
}

/** `validMs` is how long a link works; `issuer` is the address of its page. */
export function openLetters(issuer: string, validMs: number, { db, mail, after, attempts }: LettersOptions) {
  const as = ({ id: userId, email: to, name }: Student, path: string) => ({
    whom: { to, name, url: issuer + path },
    what: { userId, validMs },
  })
  return {
    /** The answer does not wait for the mail server, whose delay would tell who has an account. */
    reset: async ({ user, token }: { user: Student; token: string }) => {
      // The e-mail after `#` serves password managers; browsers do not send it to a server.
      const { whom, what } = as(user, `/redefinir-senha?token=${token}#${encodeURIComponent(user.email)}`)
      const id = await mail.put(db, { ...resetLetter(whom), ...what })
      after(() => mail.deliver(db, id))
    },
    signIn: (user: Student, makeToken: () => Promise<string>) =>
      after(async () => {
        if ((await attempts.take(db, [[SIGN_IN_LETTERS, user.id]])) > 0) return
        const { whom, what } = as(user, `/entrar-pelo-email?token=${await makeToken()}`)
        await mail.deliver(db, await mail.put(db, { ...signInLetter(whom), ...what }))
      }),
  }
}
