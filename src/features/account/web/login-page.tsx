import { pageMeta } from '../../../web/page-meta.ts'
import { PageHeader } from '../../../web/ui/page-header.tsx'

export const meta = () => pageMeta('Entrar', 'Entre ou crie sua conta para organizar seus estudos.')

export default function LoginPage() {
  return (
    <main className="mx-auto max-w-md px-4 py-16">
      <PageHeader title="Entrar" />
    </main>
  )
}
