import { expect, it } from 'vitest'
import { type Reason, reasonText } from './reasons.ts'

const share = { share: 4.56, guessed: false }
const parted = { share: 4.56, guessed: true }
const seen = { subject: 'Informática', seen: 1, of: 12 }
const place = { subject: 'Informática', number: 3, of: 12 }
const next = { because: 'next', first: true, ...place } as const
const usual = { usual: 8.4, ...place }
const answers = { because: 'answers', days: 9, right: 1, questions: 12 } as const
const unseen = { because: 'unseen', days: 1, exam: null, reviews: 0, ...place } as const
const third = 'o 3º dos 12 tópicos de Informática'

it.each<[Reason, string]>([
  [
    { because: 'minimum', minimum: 30, ...seen },
    'a prova elimina abaixo de 30% em Informática, e você viu 1 de 12 tópicos',
  ],
  [{ because: 'front', ...seen }, 'você priorizou Informática: você viu 1 de 12 tópicos'],
  [
    { because: 'front', ...seen, seen: 0 },
    'você priorizou Informática: você ainda não viu nenhum dos 12 tópicos',
  ],
  [
    { because: 'front', ...seen, seen: 0, of: 1 },
    'você priorizou Informática: você ainda não viu o único tópico',
  ],
  [{ ...next, number: 1 }, 'é o primeiro tópico de Informática, que você ainda não começou'],
  [{ ...next, number: 1, subject: '' }, 'é o primeiro tópico do edital, que você ainda não começou'],
  [next, `o edital não diz pesos; seguimos a ordem dele: é ${third}`],
  [{ ...next, first: false }, `o edital não diz pesos; o que falta vale o mesmo: é ${third}`],
  [
    { because: 'largest', ...usual, number: 1 },
    'o edital não diz pesos, e em provas parecidas nada vale mais que Informática, cerca de 8%: é o primeiro dos 12 tópicos dela',
  ],
  [
    { because: 'unopened', ...usual, usual: 0.4, number: 1 },
    'é o primeiro dos 12 tópicos de Informática, que você ainda não começou e em provas parecidas vale menos de 1%',
  ],
  [
    { because: 'unopened', ...usual, number: 1, of: 1 },
    'é o único tópico de Informática, que você ainda não começou e em provas parecidas vale cerca de 8%',
  ],
  [
    { because: 'turn', subject: 'Informática', usual: 8.4, seen: 2, all: 7 },
    'é a vez de Informática: em provas parecidas vale cerca de 8%, e teve 2 dos 7 tópicos que você viu',
  ],
  [
    { because: 'turn', subject: 'Informática', usual: 8.4, seen: 1, all: 1 },
    'é a vez de Informática: em provas parecidas vale cerca de 8%, e teve o único tópico que você viu',
  ],
  [
    { because: 'begun', spent: 80, ...place },
    `você já estudou 1h 20min deste tópico, ${third}, e falta terminar`,
  ],
  [
    { because: 'best', ...share, ...place, alone: true },
    'é o que mais vale por hora entre o que falta: 4,6% da prova',
  ],
  [
    { because: 'best', ...parted, ...place, alone: false },
    `é um dos que mais valem por hora entre os que faltam: cerca de 4,6% da prova, ${third}`,
  ],
  [{ because: 'worth', ...share, ...place }, `ainda falta e vale 4,6% da prova, ${third}`],
  [{ because: 'worth', ...parted, ...place }, `ainda falta e vale cerca de 4,6% da prova, ${third}`],
  [
    { ...answers, exam: null },
    'faz 9 dias que você não vê este tópico, com 1 de 12 questões certas até aqui',
  ],
  [
    { ...answers, exam: 1, questions: 1 },
    'a prova é amanhã e faz 9 dias que você não vê este tópico, com 1 de 1 questão certa até aqui',
  ],
  [
    { ...answers, exam: 7 },
    'a prova é em 7 dias e faz 9 dias que você não vê este tópico, com 1 de 12 questões certas até aqui',
  ],
  [
    { ...unseen, ...share },
    `desde ontem você não vê este tópico, ${third}, que vale 4,6% da prova, e ainda não o revisou`,
  ],
  [
    { ...unseen, ...parted, reviews: 2 },
    `desde ontem você não vê este tópico, ${third}, que vale cerca de 4,6% da prova, e já o revisou 2 vezes`,
  ],
  [
    { ...unseen, share: null, guessed: true, reviews: 1 },
    `desde ontem você não vê este tópico, ${third}, e já o revisou 1 vez`,
  ],
])('a reason like %j is told as “porque %s”', (reason, words) => {
  expect(reasonText(reason)).toBe(`porque ${words}`)
})
