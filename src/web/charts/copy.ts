export const copy = {
  answers: (correct: number, incorrect: number) =>
    `Questões corretas: ${correct}. Questões incorretas: ${incorrect}.`,
  keys: 'Use as setas para percorrer as barras.',
} as const
