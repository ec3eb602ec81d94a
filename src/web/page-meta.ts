import type { MetaDescriptor } from 'react-router'
import { copy } from './shell/copy.ts'

const PRODUCT = 'Posse'

/** A page's title and description (spec §2): 'Título · Posse'; the product's own when not given. */
export const pageMeta = (title?: string, description: string = copy.description): MetaDescriptor[] => [
  { title: title ? `${title} · ${PRODUCT}` : PRODUCT },
  { name: 'description', content: description },
]
