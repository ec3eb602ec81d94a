import { type Day, weekdayName, weekdayOf } from '../../shared/calendar.ts'
import { counted, formatCount } from '../../shared/count.ts'
import { formatMinutes } from '../../shared/duration.ts'
import { formatSpan } from '../records/period/rules.ts'
import type { CardWords } from './drawing.ts'
import { bubbleUnit, longestDay, type Shown } from './rules.ts'

const minutesOf = (seconds: number) => formatMinutes(Math.floor(seconds / 60))

function figuresOf({ seconds, questions, daysStudied }: Shown): CardWords['figures'] {
  return [
    ...(seconds === null ? [] : [{ figure: minutesOf(seconds), label: 'de estudo' }]),
    ...(questions === null
      ? []
      : [{ figure: formatCount(questions), label: questions === 1 ? 'questão' : 'questões' }]),
    // Days that were all too short to count are drawn, and not called none.
    ...(daysStudied
      ? [{ figure: formatCount(daysStudied), label: daysStudied === 1 ? 'dia de estudo' : 'dias de estudo' }]
      : []),
  ]
}

export const wordsOf = (shown: Shown): CardWords => ({
  title: 'Minha semana',
  name: 'Posse',
  period: formatSpan({ start: shown.first, end: shown.last }, shown.last),
  exam: shown.exam,
  figures: figuresOf(shown),
  days: shown.days.map(({ day }) => weekdayName(weekdayOf(day)).slice(0, 3).toLowerCase()),
  bubble: `cada bolha, ${minutesOf(bubbleUnit(longestDay(shown)))}`,
  subjects: shown.subjects.map(({ id, name, seconds }) => ({
    id,
    name,
    time: seconds === null ? '' : minutesOf(seconds),
  })),
  more: (many: number) => `e mais ${counted(many, 'matéria', 'matérias')}`,
})

/** The same in sentences, for who does not see the picture. */
export function altOf(shown: Shown): string {
  const { title, period, exam, figures, subjects } = wordsOf(shown)
  const studied = shown.days.filter(({ isStudied, seconds }) => isStudied && seconds !== 0)
  const names = studied.map(({ day, seconds }) => {
    const name = weekdayName(weekdayOf(day)).toLowerCase()
    return seconds === null ? name : `${name} ${minutesOf(seconds)}`
  })
  return [
    `${title}, ${period}.`,
    ...(exam ? [`${exam}.`] : []),
    ...figures.map(({ figure, label }) => `${figure} ${label}.`),
    ...(names.length > 0 ? [`Estudo em: ${names.join(', ')}.`] : []),
    ...(subjects.length > 0
      ? [`${subjects.map(({ name, time }) => (time ? `${name}, ${time}` : name)).join('; ')}.`]
      : []),
  ].join(' ')
}

export const copy = {
  open: 'Compartilhar a semana',
  title: 'Compartilhar a semana',
  text: 'Uma imagem feita neste aparelho, só com o que você escolher.',
  nothing: 'Nada foi estudado nesta semana. Quando houver um registro, a imagem aparece aqui.',
  blank: 'Escolha ao menos uma coisa para mostrar.',
  week: 'Semana',
  weeks: [
    { value: 'this', label: 'Esta' },
    { value: 'last', label: 'Passada' },
  ],
  format: 'Formato',
  formats: [
    { value: 'post', label: 'Publicação' },
    { value: 'story', label: 'Story' },
  ],
  parts: 'O que mostrar',
  part: {
    hours: 'Horas',
    questions: 'Questões',
    days: 'Dias de estudo',
    subjects: 'Nomes das matérias',
    exam: 'Concurso ou carreira',
  },
  share: 'Compartilhar',
  save: 'Salvar imagem',
  saved: 'Imagem salva.',
  close: 'Fechar',
  failed: 'Não foi possível compartilhar. Salve a imagem e envie por onde preferir.',
  file: (monday: Day) => `minha-semana-${monday}.png`,
} as const
