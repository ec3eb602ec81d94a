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
  exam: {
    use: 'Definir como meu concurso',
    namedUse: (exam: string) => `Definir como meu concurso: ${exam}`,
    using: 'Salvando...',
    failed: 'Não foi possível definir este concurso. Tente novamente.',
  },
} as const
