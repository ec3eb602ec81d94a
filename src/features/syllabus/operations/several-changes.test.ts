import { expect, it } from 'vitest'
import { cpuMs } from '../../../../harness/cpu-time.ts'
import type { SyllabusDocument } from '../format/contract.ts'
import { applyChanges } from './apply.ts'
import type { TreeChange } from './contract.ts'

const each = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))

const edital = (subjects: number, topics: number): SyllabusDocument => ({
  formato: 'edital-aberto/1',
  id: 'grande',
  versao: 1,
  blocos: [
    {
      id: 'b',
      nome: 'B',
      disciplinas: each(subjects, (s) => ({
        id: `d${s}`,
        nome: `D${s}`,
        topicos: each(topics, (t) => ({ id: `t${s}-${t}`, texto: `Tópico ${t}` })),
      })),
    },
  ],
  arquivo: each(5000, (n) => ({
    id: `a${n}`,
    texto: 'x',
    ate: 1,
    ...(n > 0 && n < 700 ? { pai: 'a0', com: 'a0' } : {}),
  })),
  mudancas: each(10_000, (n) => ({ op: 'unido', id: `m${n}`, para: [`p${n}`] })),
})

const topic = (n: number) => `t${n % 30}-${(n * 7) % 140}`
const split = (n: number, parts: number): TreeChange => ({
  op: 'split',
  id: topic(n),
  text: 'Todo',
  parts: each(parts, (part) => ({ id: `s${n}-${part}`, text: 'Parte' })),
})

const CASES: [string, readonly TreeChange[]][] = [
  ['moved', each(500, (n) => ({ op: 'move', id: topic(n), to: `d${(n + 1) % 30}`, at: 0 }))],
  ['reworded', each(500, (n) => ({ op: 'rename', id: topic(n), text: `Outro ${n}` }))],
  ['added', each(500, (n) => ({ op: 'add', kind: 'topic', id: `n${n}`, text: `Novo ${n}`, to: 'd1' }))],
  ['removed', each(500, (n) => ({ op: 'remove', id: topic(n) }))],
  ['split', each(500, (n) => split(n, 1))],
  ['split into hundreds', each(3, (n) => split(n, 200))],
  [
    'removed and restored',
    each(500, (n) => (n % 2 === 0 ? { op: 'remove', id: 'd0' } : { op: 'restore', id: 'd0', to: 'b' })),
  ],
  [
    'restored with all that left with it, and removed',
    each(100, (n) => (n % 2 === 0 ? { op: 'restore', id: 'a0', to: 'd2' } : { op: 'remove', id: 'a0' })),
  ],
]

it.each(CASES)('as many of 4,200 topics as one save takes are %s within two seconds', (_, changes) => {
  const large = edital(30, 140)
  const took = cpuMs(() => expect(applyChanges(large, changes)).toHaveProperty('document'))
  expect(took).toBeLessThan(2000)
})
