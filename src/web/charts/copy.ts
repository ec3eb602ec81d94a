export const copy = {
  answers: (correct: number, incorrect: number) => `Questões corretas: ${correct}. Questões incorretas: ${incorrect}.`,
  correct: 'Corretas',
  incorrect: 'Incorretas',
  keys: 'Use as setas para percorrer as barras.',
} as const
