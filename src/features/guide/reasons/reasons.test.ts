import { expect, it } from 'vitest'
import { type Reason, reasonText } from './reasons.ts'

const share = { share: 4.56, guessed: false }
const parted = { share: 4.56, guessed: true }
const seen = { subject: 'Informática', seen: 1, of: 12 }
const next = { because: 'next', first: true, ...seen } as const
const answers = { because: 'answers', days: 9, right: 1, questions: 12 } as const
const unseen = { because: 'unseen', days: 1, exam: null } as const

it.each<[Reason, string]>([
  [
    { because: 'minimum', minimum: 30, ...seen },
    'a prova elimina abaixo de 30% em Informática: 1 de 12 tópicos vistos',
  ],
  [{ because: 'front', ...seen }, 'você pôs Informática na frente: 1 de 12 tópicos vistos'],
  [
    { because: 'front', ...seen, seen: 0 },
    'você pôs Informática na frente: nenhum dos 12 tópicos visto ainda',
  ],
  [{ ...next, seen: 0, of: 1 }, 'é o próximo em Informática: o único tópico, ainda não visto'],
  [{ ...next, first: false }, 'ainda falta em Informática: 1 de 12 tópicos vistos'],
  [{ ...next, subject: '' }, 'é o próximo no edital: 1 de 12 tópicos vistos'],
  [{ because: 'begun', spent: 80 }, 'você já estudou 1h 20min deste tópico e falta terminar'],
  [{ because: 'best', ...share, alone: true }, 'é o que mais vale por hora entre o que falta: 4,6% da prova'],
  [
    { because: 'best', ...parted, alone: false },
    'é um dos que mais valem por hora entre os que faltam: cerca de 4,6% da prova',
  ],
  [{ because: 'worth', ...share }, 'ainda falta e vale 4,6% da prova'],
  [{ because: 'worth', ...parted }, 'ainda falta e vale cerca de 4,6% da prova'],
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
  [{ ...unseen, ...share }, 'desde ontem você não vê este tópico, que vale 4,6% da prova'],
  [{ ...unseen, ...parted }, 'desde ontem você não vê este tópico, que vale cerca de 4,6% da prova'],
  [{ ...unseen, share: null, guessed: true }, 'desde ontem você não vê este tópico'],
])('a reason like %j is told as “porque %s”', (reason, words) => {
  expect(reasonText(reason)).toBe(`porque ${words}`)
})
