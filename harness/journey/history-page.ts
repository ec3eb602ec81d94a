import type { Page } from '@playwright/test'
import { chooseSubjects } from './student.ts'

export const HISTORY = '/area-do-aluno/historico-de-estudos'
export const HOUR = 3600

const SUBJECTS = ['Língua Portuguesa', 'Direito Constitucional', 'Raciocínio Lógico', 'Administração Pública']

/** `study` adds a record of one of four subjects that ended at an instant. */
export async function settle(page: Page, url: string) {
  const { userId, call, subjects } = await chooseSubjects(page, url, SUBJECTS)
  const study = (subject: number, created_at: string, record: object) =>
    call('POST /user-study-records', {
      user_id: userId,
      subject_id: subjects[subject]?.id,
      created_at,
      study_time: 60,
      ...record,
    })
  return { names: subjects.map(({ name }) => name), study }
}

export const answers = (questions_resolved: number, correct_answers: number) => ({
  questions_resolved,
  correct_answers,
  incorrect_answers: questions_resolved - correct_answers,
})

export const shown = (page: Page, label: string) =>
  page.getByText(label, { exact: true }).locator('xpath=following-sibling::*[1]')

export const cards = (page: Page) =>
  page.getByRole('region', { name: 'Desempenho por matéria' }).getByRole('heading', { level: 3 })

export const records = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
