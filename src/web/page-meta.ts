import type { MetaDescriptor } from 'react-router'

const PRODUCT = 'Posse'
const DESCRIPTION = 'A melhor plataforma de estudos online'

/** A page's title and description (spec §2): 'Título · Posse'; the product's own when not given. */
export const pageMeta = (title?: string, description = DESCRIPTION): MetaDescriptor[] => [
  { title: title ? `${title} · ${PRODUCT}` : PRODUCT },
  { name: 'description', content: description },
]
