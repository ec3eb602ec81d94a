import { pageMeta } from '../../../web/page-meta.ts'
import { PageHeader } from '../../../web/ui/page-header.tsx'

export const meta = () => pageMeta('Minha Carreira', 'Escolha a carreira para a qual você estuda.')

export default function CareerPage() {
  return <PageHeader title="Minha Carreira" />
}
