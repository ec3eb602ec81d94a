import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, it } from 'vitest'
import { scoreOf } from '../harness/editais/score.ts'
import { realTexts } from '../harness/editais/texts.ts'
import { wholeEdital } from '../harness/editais/whole-edital.ts'
import { pdfOf } from '../harness/pdf/make-pdf.ts'
import { readEdital } from '../src/features/syllabus/reading/server/port.ts'

const tcu = realTexts().find(({ id }) => id.startsWith('tcu'))

it('the programme of a whole edital of 60 pages is read, in a second or two, while the server goes on', async () => {
  const bytes = await pdfOf(wholeEdital(tcu?.text ?? ''), 'Tribunal de Contas da União – Concurso Público')
  await readEdital('LÍNGUA PORTUGUESA: 1 Crase. 2 Pontuação.')
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const from = performance.now()
  const reading = await readEdital(bytes)
  const took = performance.now() - from
  delay.disable()
  expect(reading.recognised).toBe(true)
  if (!(reading.recognised && tcu)) return
  expect(scoreOf(tcu.tree, reading.tree)).toMatchObject({ subjects: 1, nodes: 1, links: 1 })
  expect(reading.doubts.letters).toEqual({ lost: '', invented: '' })
  // The bench has the bar of a second; a busy machine may take several.
  expect(took).toBeLessThan(20_000)
  expect(delay.max / 1e6).toBeLessThan(took / 2)
})
