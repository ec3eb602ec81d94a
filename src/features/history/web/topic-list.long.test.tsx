import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../harness/screen.tsx'
import { TopicList } from './topic-list.tsx'

const topics = Array.from({ length: 10_000 }, (_, nth) => ({
  topic: `Tópico ${nth}`,
  study_time: 60,
  questions: 2,
  correct: 1,
  incorrect: 1,
}))

it('of ten thousand topics each tap draws a hundred more', async () => {
  show(<TopicList subject="Direito Civil" topics={topics} />)
  await expect.element(page.getByRole('button', { name: 'Mostrar mais 100 tópicos' })).toBeVisible()
  expect(document.querySelectorAll('li')).toHaveLength(100)
  await page.getByRole('button', { name: 'Mostrar mais 100 tópicos' }).click()
  await expect.poll(() => document.querySelectorAll('li').length).toBe(200)
})

it('a few topics are all drawn', async () => {
  show(<TopicList subject="Direito Civil" topics={topics.slice(0, 100)} />)
  await expect.poll(() => document.querySelectorAll('li').length).toBe(100)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
