import { useLeaveHome } from '../../../web/guard.ts'
import { pageMeta } from '../../../web/page-meta.ts'
import { LinkButton } from '../../../web/ui/link-button.tsx'
import { Wordmark } from '../../../web/ui/wordmark.tsx'

export const meta = () =>
  pageMeta('Escolha sua carreira e organize os estudos para concursos', 'A melhor plataforma de estudos online')

export default function HomePage() {
  useLeaveHome()
  return (
    <main className="mx-auto max-w-270 px-4 py-8 md:px-8">
      <Wordmark />
      <h1 className="mt-16 max-w-xl text-hero">Organize seus estudos até a posse</h1>
      <LinkButton to="/login" tone="primary" size="lg" className="mt-8">
        Comece Agora - É Grátis!
      </LinkButton>
    </main>
  )
}
