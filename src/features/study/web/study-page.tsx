import { pageMeta } from '../../../web/page-meta.ts'
import { PageHeader } from '../../../web/ui/page-header.tsx'

export const meta = () =>
  pageMeta('Iniciar estudos', 'Cronometre seus estudos e registre as questões que você resolveu.')

export default function StudyPage() {
  return <PageHeader title="Iniciar estudos" />
}
