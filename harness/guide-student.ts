const topic = (id: string, texto: string, more: object = {}) => ({ id, texto, ...more })

/** Two subjects of five topics; the first has an important one. */
export const EDITAL = {
  formato: 'edital-aberto/1',
  id: 'exemplo-2026',
  orgao: 'Tribunal de Exemplo',
  cargo: 'Analista',
  banca: 'FGV',
  versao: 1,
  blocos: [
    {
      id: 'b1',
      nome: '',
      disciplinas: [
        {
          id: 'd1',
          nome: 'Direito Constitucional',
          questoes: 30,
          topicos: [
            topic('c1', 'Controle de constitucionalidade', { importancia: 'alta' }),
            topic('c2', 'Direitos sociais', {
              filhos: [topic('c21', 'Dos trabalhadores'), topic('c22', 'Da greve')],
            }),
          ],
        },
        {
          id: 'd2',
          nome: 'Língua Portuguesa',
          questoes: 10,
          topicos: [topic('p1', 'Crase'), topic('p2', 'Regência')],
        },
      ],
    },
  ],
}
