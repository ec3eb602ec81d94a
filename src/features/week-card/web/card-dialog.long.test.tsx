import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { button, show } from '../../../../harness/screen.tsx'
import { logged, logPageOf } from '../../../../harness/study-log.ts'
import { addDays, scheduleWeek, today } from '../../../shared/calendar.ts'
import { newRecordKey } from '../../../shared/ids.ts'
import { queryClient } from '../../../web/api/queries.ts'
import { studentTimeZone } from '../../../web/device/time-zone.ts'
import { me } from '../../account/web/queries.ts'
import { CardDialog } from './card-dialog.tsx'

const DAY = today(Date.now(), studentTimeZone())

async function open(weeksAgo = 0, name: string = newRecordKey(Date.now())) {
  const monday = addDays(scheduleWeek(DAY).start, -7 * weeksAgo)
  const terms = {
    settings: { least_minutes: 10, day_starts_at: 0, study_at: null },
    rests: [],
    exams: [],
    plans: [],
  }
  const studied = { day: monday, study_time: 7200, questions_resolved: 20 }
  serve({
    [`GET /api/api/consistency/${name}`]: () => terms,
    [`GET /api/api/study-log/${name}`]: () => logPageOf([logged(1, studied)]),
  })
  const onClose = vi.fn()
  show(<CardDialog userId={name} onClose={onClose} />)
  queryClient.setQueryData(me.queryKey, {
    user_id: name,
    career_name: 'Receita Federal',
    subject_ids: [1],
  } as never)
  await expect.element(button('Salvar imagem')).not.toHaveAttribute('aria-disabled')
  return { name, onClose }
}

const picture = () => page.getByRole('img', { name: /^Minha semana/ })
const part = (name: string) => page.getByRole('checkbox', { name })

function sharing(answer: () => Promise<void> = async () => undefined): File[] {
  const shared: File[] = []
  Object.assign(navigator, {
    canShare: () => true,
    share: ({ files = [] }: ShareData) => {
      shared.push(...files)
      return answer()
    },
  })
  return shared
}

const sizeOf = async (file: Blob | undefined) => {
  const { width, height } = await createImageBitmap(file ?? new Blob())
  return [width, height]
}

it('a student shares the week as a picture of each size, with what was chosen', async () => {
  const shared = sharing()
  const { name } = await open()
  await expect.element(picture()).toHaveAccessibleName(/2h de estudo\. 20 questões\. 1 dia de estudo\./)
  await expect.element(picture()).not.toHaveAccessibleName(/Receita/)
  await button('Compartilhar').click()
  await part('Horas').click({ force: true })
  await part('Concurso ou carreira').click({ force: true })
  await page.getByRole('radio', { name: 'Story' }).click({ force: true })
  await expect
    .element(picture())
    .toHaveAccessibleName(/Receita Federal\. 20 questões\. 1 dia de estudo\. Estudo em: \S+\.$/)
  await expect.element(button('Compartilhar')).not.toHaveAttribute('aria-disabled')
  await button('Compartilhar').click()
  expect(await Promise.all(shared.map(sizeOf))).toEqual([
    [1080, 1350],
    [1080, 1920],
  ])
  expect(shared.map((file) => [file.type, file.name])).toEqual(
    Array.from({ length: 2 }, () => ['image/png', `minha-semana-${scheduleWeek(DAY).start}.png`]),
  )
  // The device remembers the choice.
  await open(0, name)
  await expect.element(part('Horas')).not.toBeChecked()
  await expect.element(part('Concurso ou carreira')).toBeChecked()
})

it('is saved where the browser shares no pictures', async () => {
  Object.assign(navigator, { canShare: () => false })
  await open()
  await expect.element(button('Compartilhar')).not.toBeInTheDocument()
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toMatch(/^minha-semana-.*\.png$/)
  })
  await button('Salvar imagem').click()
  expect(saved).toHaveBeenCalledOnce()
  await expect.element(page.getByText('Imagem salva.')).toBeVisible()
})

it('says so when no app took the picture, and nothing when the student thought better of it', async () => {
  const failures = [new DOMException('', 'AbortError'), new DOMException('', 'NotAllowedError')]
  sharing(() => Promise.reject(failures.shift()))
  await open()
  const failed = page.getByText(/^Não foi possível compartilhar/)
  await button('Compartilhar').click()
  await expect.element(failed).not.toBeInTheDocument()
  await button('Compartilhar').click()
  await expect.element(failed).toBeVisible()
})

it('offers the last week while this one has no study, and nothing where nothing is chosen', async () => {
  await open(1)
  await expect.element(page.getByRole('radio', { name: 'Passada' })).toBeChecked()
  for (const name of ['Horas', 'Questões', 'Dias de estudo']) await part(name).click({ force: true })
  await expect.element(button('Salvar imagem')).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(page.getByRole('img', { name: 'Escolha ao menos uma coisa para mostrar.' }))
    .toBeVisible()
  await page.getByRole('radio', { name: 'Esta' }).click({ force: true })
  await expect.element(page.getByText(/^Nada foi estudado nesta semana/)).toBeVisible()
})

it('is chosen and closed with keys alone', async () => {
  const { onClose } = await open()
  part('Questões').element().focus()
  await userEvent.keyboard(' ')
  await expect.element(picture()).not.toHaveAccessibleName(/quest/)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
