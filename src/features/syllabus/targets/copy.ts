import { formatPoints } from './outcome.ts'

export const copy = {
  form: {
    title: 'Dados do concurso',
    newTitle: 'Concurso sem edital',
    newText: 'O edital pode vir depois.',
    body: 'Órgão ou concurso',
    position: 'Cargo',
    board: 'Banca',
    day: 'Dia da prova',
    calendar: 'Abrir o calendário do dia da prova',
    hint: 'Deixe em branco o que ainda não se sabe.',
    submit: 'Salvar',
    busy: 'Salvando...',
    cancel: 'Cancelar',
    failed: 'Não foi possível salvar o concurso. Tente novamente.',
  },
  outcome: {
    title: 'Como foi?',
    tell: 'Contar como foi',
    change: 'Mudar',
    remove: 'Apagar',
    hint: 'Fica só com você, junto do concurso. Deixe em branco o que não quiser dizer.',
    points: 'Pontos',
    pointsHint: 'Se já souber. Dá para mudar depois.',
    went: 'Em suas palavras',
    shown: (points: number) =>
      `${formatPoints(points)} ${Math.abs(points) < 2 && points !== 0 ? 'ponto' : 'pontos'}`,
    submit: 'Salvar',
    busy: 'Salvando...',
    cancel: 'Cancelar',
    failed: 'Não foi possível salvar. Tente novamente.',
  },
  exam: {
    use: 'Definir como meu concurso',
    namedUse: (exam: string) => `Definir como meu concurso: ${exam}`,
    using: 'Salvando...',
    failed: 'Não foi possível definir este concurso. Tente novamente.',
  },
} as const
