import { pageMeta } from '../../../web/page-meta.ts'
import { PageHeader } from '../../../web/ui/page-header.tsx'

export const meta = () => pageMeta('Redefinir senha', 'Escolha uma nova senha para a sua conta.')

export default function ResetPasswordPage() {
  return (
    <main className="mx-auto max-w-md px-4 py-16">
      <PageHeader title="Redefinir senha" />
    </main>
  )
}
