import { pageMeta } from '../../../web/page-meta.ts'
import { PageHeader } from '../../../web/ui/page-header.tsx'

export const meta = () =>
  pageMeta('Resumo dos estudos', 'Veja seu tempo de estudo, suas questões e seu desempenho por matéria.')

export default function OverviewPage() {
  return <PageHeader title="Resumo dos estudos" />
}
