import { fold } from '../../../shared/text.ts'
import type { Kind } from '../../records/contract.ts'

/** A study session from a file, before its subject is matched. */
export interface Session {
  /** The spreadsheet's row number, or the place in a list. */
  readonly row: number
  readonly subject: string
  readonly topic: string
  readonly seconds: number
  readonly questions: number
  readonly correct: number
  readonly incorrect: number
  /** Its end, in epoch seconds. */
  readonly at: number
  readonly day: string
  readonly zone: string
  readonly kind: Kind | undefined
  /** The file gives its time of day: then two equal sessions are one. */
  readonly isTimed: boolean
}

/** A row that is not imported, and why. */
export interface LeftOut {
  readonly row: number
  readonly text: string
  readonly why: string
}

export const LEFT_OUT = {
  total: 'é um total, não um estudo',
  repeatedHeads: 'repete o cabeçalho',
  noDay: 'não tem dia',
  notADay: (text: string) => `“${text}” não é um dia`,
  noYear: (text: string) => `“${text}” não diz o ano`,
  noSuchDay: (text: string) => `o dia ${text} não existe`,
  tooEarly: (text: string) => `o dia ${text} é anterior a 2000`,
  future: (text: string) => `o dia ${text} ainda não chegou`,
  formula: (text: string) => `a planilha mostra ${text} no lugar de um valor`,
  notANumber: (name: string, text: string) => `${name}: “${text}” não é um número`,
  notWhole: (name: string, text: string) => `${name}: “${text}” não é um número inteiro`,
  negative: (name: string, text: string) => `${name}: “${text}” é negativo`,
  tooMany: (name: string, text: string) => `${name}: “${text}” passa de 99.999`,
  notATime: (text: string) => `“${text}” não é um tempo`,
  tooLong: (text: string) => `“${text}” passa de 24 horas`,
  backwards: 'termina antes de começar',
  moreRight: (correct: number, questions: number) => `${correct} certas em ${questions} questões`,
  moreAnswers: (correct: number, incorrect: number, questions: number) =>
    `${correct} certas e ${incorrect} erradas em ${questions} questões`,
  nothing: 'não tem tempo nem questões',
  repeated: 'repete outra linha do arquivo',
  skipped: 'é de uma matéria que você deixou de fora',
  pause: 'é um intervalo, não um estudo',
  abandoned: 'é uma sessão abandonada',
  deleted: 'foi excluído',
  planned: 'foi só planejado',
  noDate: 'não tem data',
  otherDay: (day: string) => `a hora não é do dia ${day}`,
  moreParts: (parts: number, all: number) => `as matérias somam ${parts} questões e o simulado, ${all}`,
  orphan: 'não está debaixo de nenhuma matéria',
  noQuestion: 'não tem pergunta',
  noWords: 'a pergunta é só uma imagem ou um áudio',
  longSide: (side: string, most: number) => `a ${side} passa de ${most.toLocaleString('pt-BR')} letras`,
  essay: 'é uma nota de redação, sem tempo nem questões',
} as const

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/simulado|prova|mock/, 'mock'],
  [/lei seca|legislacao|lei$|law/, 'law'],
  [/video|aula|audio/, 'video'],
  [/revis|flash|review|mapa ?mental|resumo/, 'review'],
  [/questo|exerci|questions/, 'questions'],
  [/teoria|leitura|pdf|theory|conteudo/, 'theory'],
]

/** The kind of study that a file's words mean. */
export function kindIn(text: string): Kind | undefined {
  if (text === '') return undefined
  const plain = fold(text)
  return KINDS.find(([words]) => words.test(plain))?.[1]
}
