import { existsSync } from 'node:fs'
import { guidedWeek } from '../../features/guide/server/store.ts'
import { subjectsNamed } from '../../features/subjects/server/store.ts'
import type { Feature } from '../../server/http/feature.ts'
import type { Given, Gives } from '../../server/http/gives.ts'
import { FEATURES } from '../features.ts'

const given = await Promise.all(FEATURES.map(read))

async function read(name: string): Promise<Gives> {
  const file = new URL(`../../features/${name}/server/gives.ts`, import.meta.url)
  if (!existsSync(file)) return () => []
  const { gives } = (await import(file.href)) as { gives: Gives }
  return gives
}

export function features(
  means: Omit<Given, 'personal' | 'subjectsNamed' | 'guidedWeek'>,
): readonly Feature[] {
  const all: Given = { ...means, subjectsNamed, guidedWeek, personal: () => personal }
  const served: readonly Feature[] = given.flatMap((gives) => gives(all))
  const personal = served.flatMap((feature) => feature.personal)
  return served
}
