import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { openGuide, studyNow, withSession } from '../../../../harness/guide-panel.tsx'
import { button } from '../../../../harness/screen.tsx'
import { StudyGuide } from './guide-panel.tsx'
import { HomeGuide } from './home-guide.tsx'

const SUBJECT = 'Língua Portuguesa'
const back = page.getByRole('link', { name: 'Voltar à sessão' })

beforeEach(() => serve({}))
afterEach(() => withSession('reset'))

it('a student who studies already is not asked to begin, and finds the way back, also to a session in pause', async () => {
  await studyNow(SUBJECT, 'Crase')
  openGuide(60, HomeGuide)
  await expect.element(page.getByText('Sessão em andamento')).toBeVisible()
  await expect.element(page.getByText(/Língua Portuguesa.*Crase/).first()).toBeVisible()
  await expect.element(back).toHaveAttribute('href', '/area-do-aluno/estudar')
  await expect.element(button('Começar')).not.toBeInTheDocument()
  await withSession('pause')
  await expect.element(page.getByText('Sessão em pausa')).toBeVisible()
  await withSession('reset')
  await expect.element(button('Começar')).toBeVisible()
})

it('a student without an edital is not asked what to study first either', async () => {
  openGuide(null, HomeGuide, [], false, [])
  await expect.element(page.getByText('O que você vai estudar primeiro?')).toBeVisible()
  await studyNow(SUBJECT, '')
  await expect.element(page.getByText('Sessão em andamento')).toBeVisible()
  await expect.element(page.getByText('O que você vai estudar primeiro?')).not.toBeInTheDocument()
})

it('the study page still shows the next step during a session', async () => {
  await studyNow(SUBJECT, 'Crase')
  openGuide(60, StudyGuide)
  await expect.element(button('Começar')).toBeVisible()
  await expect.element(back).not.toBeInTheDocument()
})
