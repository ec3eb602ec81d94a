import type { Gives } from '../../web/places/gives.ts'
import { FEATURES } from '../features.ts'

const found = import.meta.glob<Gives>('../../features/*/web/gives.ts', { eager: true, import: 'gives' })

const given = FEATURES.flatMap((name) => found[`../../features/${name}/web/gives.ts`] ?? [])

export const menu = given.flatMap(({ menu = [] }) => menu)

export const panels = given.flatMap(({ panels = [] }) => panels)
