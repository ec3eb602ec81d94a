import { expect, it } from 'vitest'
import { PUBLISHED_SCHEMA } from './contract.ts'

// `npx vitest run src/features/syllabus/format/published.test.ts -u` writes it anew.
it('the JSON Schema that is served is the one the product checks with', async () => {
  await expect(`${JSON.stringify(PUBLISHED_SCHEMA, null, 2)}\n`).toMatchFileSnapshot(
    '../../../../public/edital-aberto-1.schema.json',
  )
})
