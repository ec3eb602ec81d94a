// One formatter for all: `toLocaleString` makes a new one at each call.
const counts = new Intl.NumberFormat('pt-BR')

export const formatCount = (value: number): string => counts.format(value)

/** Writes '1 acerto', '2 acertos'. */
export const counted = (value: number, one: string, many: string): string =>
  `${formatCount(value)} ${value === 1 ? one : many}`

/** Phrases in this order: all questions, the correct ones, the incorrect ones. */
export const answerCounts = (all: number, correct: number, incorrect: number): string[] => [
  counted(all, 'questão', 'questões'),
  counted(correct, 'correta', 'corretas'),
  counted(incorrect, 'incorreta', 'incorretas'),
]
