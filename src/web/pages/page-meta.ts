import type { MetaDescriptor } from 'react-router'
import { copy } from './copy.ts'

const PRODUCT = 'Posse'

/** Writes 'Título · Posse'; the product's own title and description by default. */
export const pageMeta = (title?: string, description: string = copy.description): MetaDescriptor[] => [
  { title: title ? `${title} · ${PRODUCT}` : PRODUCT },
  { name: 'description', content: description },
]
