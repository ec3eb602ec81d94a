import { pageMeta } from '../../../web/page-meta.ts'
import { PageHeader } from '../../../web/ui/page-header.tsx'

export const meta = () => pageMeta('Minhas Matérias', 'Escolha as matérias que você vai estudar.')

export default function SubjectPage() {
  return <PageHeader title="Minhas Matérias" />
}
