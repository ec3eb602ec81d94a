import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { copy } from '../copy.ts'

const product = {
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: 'Posse',
  description: copy.description,
  applicationCategory: 'EducationalApplication',
  operatingSystem: 'Web',
  inLanguage: 'pt-BR',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'BRL' },
}

const questions = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: copy.faq.list.map(([name, text]) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
}

/** The server adds the addresses, because it knows its own. */
export const homeMeta = (): MetaDescriptor[] => [
  ...pageMeta(copy.title, copy.description),
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: 'Posse' },
  { property: 'og:locale', content: 'pt_BR' },
  { property: 'og:title', content: copy.title },
  { property: 'og:description', content: copy.description },
  { name: 'twitter:card', content: 'summary_large_image' },
  { 'script:ld+json': product },
  { 'script:ld+json': questions },
]
