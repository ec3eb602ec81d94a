import { band, formatPercent } from '../../shared/percent.ts'
import {
  byAccuracy,
  type Effort,
  isEven,
  type Numbers,
  plan,
  total,
  type WeakSubject,
  weakSubjects,
} from './findings.ts'
import { bold, escaped, questions, spoken } from './wording.ts'

/** Two or three sentences that summarise the numbers. */
export function conclusionOf(numbers: Numbers): string {
  const all = total(numbers.subjects)
  const [weakest] = weakSubjects(numbers)
  // After the exam, criticism helps nobody.
  const sum = numbers.exam ? `${summed(all)}.` : standing(all)
  return [sum, strongest(numbers), nextStep(numbers, weakest)].filter(Boolean).join(' ')
}

function summed({ study_time, correct, questions: answered }: Effort) {
  const rate =
    answered === 0 ? '' : ` e ${formatPercent(correct, answered)} de acertos em ${questions(answered)}`
  return `Você somou ${spoken(study_time)} de estudo${rate}`
}

function standing(all: Effort) {
  const { study_time, correct, questions: answered } = all
  if (answered === 0)
    return `Você somou ${spoken(study_time)} de estudo; falta medir o que ficou, com questões.`
  const level = {
    good: 'um ótimo desempenho',
    fair: 'um desempenho razoável',
    poor: 'um desempenho que precisa melhorar',
  }
  return `${summed(all)}: ${level[band(correct, answered)]}.`
}

function strongest({ subjects }: Numbers): string {
  const answered = subjects.filter(({ questions: all }) => all > 0).toSorted(byAccuracy)
  const best = answered.findLast(({ correct, questions: all }) => all >= 10 && band(correct, all) === 'good')
  return best && (answered.length === 1 || !isEven(answered))
    ? `Seu ponto forte é ${bold(best.name)}, com ${formatPercent(best.correct, best.questions)}.`
    : ''
}

const EXAM = {
  tomorrow: 'A prova é amanhã. Hoje, só o que mais conta. E durma bem.',
  today: 'A prova é hoje, e o que você estudou está com você. Boa prova.',
  over: 'A prova passou, e o que você estudou fica com você. Com o próximo concurso escolhido, o relatório volta a dizer o que estudar na semana.',
} as const

const RESTED = 'A prova é amanhã, e o que você estudou está com você. Durma bem.'

/** The same words as on the home. */
const COVERED = 'Tudo o que o edital pede foi visto hoje.'

function nextStep(numbers: Numbers, weakest: WeakSubject | undefined): string {
  if (numbers.exam === 'tomorrow' && numbers.week.length === 0) return RESTED
  if (numbers.exam) return EXAM[numbers.exam]
  if (numbers.isSeen) return COVERED
  const [guided] = numbers.week
  // The list of the week says why.
  if (guided) return `O próximo passo é ${bold(guided.name)} (${escaped(guided.subject)}).`
  if (weakest) return `O passo que mais pode somar pontos agora é ${bold(weakest.subject.name)}.`
  const [first] = plan(numbers)?.parts ?? []
  return first ? `O próximo passo é dar tempo a ${bold(first.subject.name)}.` : ''
}
