import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../../harness/database.ts'
import { bothEngines } from '../../../harness/engines.ts'
import { temporaryFolder } from '../../../harness/folder.ts'
import { migrate } from '../database/migrate.ts'
import { digest } from './identity-paths.ts'

const OF_SECRETS = '0012-identity-secrets.sql'

const idToken = (claims: object) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`

describe.each(bothEngines)(
  'an installation from before secrets were stored as digests, on $name',
  ({ open }) => {
    let folder: string
    let database: TestDatabase
    beforeEach(async () => {
      folder = await temporaryFolder()
      database = await open({ empty: true })
      const before = (await readdir('migrations')).filter((name) => name < OF_SECRETS)
      for (const name of before) await cp(join('migrations', name), join(folder, name))
      await migrate(database.db, folder)
      await sql`insert into "user" (id, name, email, "emailVerified") values ('ana', 'Ana', 'ana@exemplo.com.br', true)`.execute(
        database.db,
      )
    })
    afterEach(async () => {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    })

    const goOn = async () => {
      await cp(join('migrations', OF_SECRETS), join(folder, OF_SECRETS))
      await migrate(database.db, folder)
    }

    it('signs nobody out, and mailed links still work', async () => {
      await sql`insert into session (id, "expiresAt", token, "updatedAt", "userId")
      values ('s', now(), 'Kq3ZpW8sTn1vXy5bRc7dFg9hJk2mLz4A', now(), 'ana')`.execute(database.db)
      await sql`insert into verification (id, identifier, value, "expiresAt")
      values ('v', 'reset-password:abc', 'ana', now())`.execute(database.db)
      await goOn()
      const { rows } = await sql`select token, identifier from session, verification`.execute(database.db)
      expect(rows).toEqual([
        { token: digest('Kq3ZpW8sTn1vXy5bRc7dFg9hJk2mLz4A'), identifier: digest('reset-password:abc') },
      ])
    })

    it('stores each Google account once by its issuer, without tokens', async () => {
      const add = (id: string, subject: string, token: string | null) =>
        sql`insert into account (id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "createdAt", "updatedAt")
        values (${id}, ${subject}, 'google', 'ana', 'a', 'r', ${token}, now() + interval '1 second' * length(${id}), now())`.execute(
          database.db,
        )
      await add('a', '1', idToken({ iss: 'https://accounts.google.com', sub: '1' }))
      await add('ab', '1', idToken({ iss: 'https://accounts.google.com', sub: '1', name: 'João ~~~ ???' }))
      await add('b', '2', idToken({ iss: 'http://localhost:4000', sub: '2', a: 1 }))
      await add('c', '3', 'no token at all')
      await add('d', '4', null)
      await sql`insert into account (id, "accountId", "providerId", "userId", password, "updatedAt")
      values ('p', 'ana', 'credential', 'ana', 'hash', now())`.execute(database.db)
      await goOn()
      const { rows } =
        await sql`select id, "accountId", "accessToken" || "refreshToken" || "idToken" as tokens, password
      from account order by id`.execute(database.db)
      const google = (id: string, accountId: string) => ({ id, accountId, tokens: null, password: null })
      expect(rows).toEqual([
        google('a', 'https://accounts.google.com 1'),
        google('b', 'http://localhost:4000 2'),
        google('c', 'https://accounts.google.com 3'),
        google('d', 'https://accounts.google.com 4'),
        { id: 'p', accountId: 'ana', tokens: null, password: 'hash' },
      ])
    })
  },
)
