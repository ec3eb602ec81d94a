/** A count as Brazilians write it: '1.234'. */
export const formatCount = (value: number): string => value.toLocaleString('pt-BR')

/** A count with its word: '1 acerto', '2 acertos'. */
export const counted = (value: number, one: string, many: string): string =>
  `${formatCount(value)} ${value === 1 ? one : many}`

/** How many questions were answered, how many of them right and how many wrong. */
export const answerCounts = (all: number, correct: number, incorrect: number): string[] => [
  counted(all, 'questão', 'questões'),
  counted(correct, 'correta', 'corretas'),
  counted(incorrect, 'incorreta', 'incorretas'),
]
