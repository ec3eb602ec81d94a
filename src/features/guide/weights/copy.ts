import { counted } from '../../../shared/count.ts'

const topics = (count: number) => counted(count, 'tópico', 'tópicos')

export const copy = {
  weights: {
    title: 'O que cai mais?',
    text: 'O edital não diz o peso de cada tópico. Se você sabe o que cai mais, diga: isso muda o que vem hoje.',
    nothing: 'Não há o que perguntar: nenhuma resposta mudaria o que vem hoje.',
    importance: { alta: 'Alta', media: 'Média', baixa: 'Baixa' },
  },
  incidence: {
    title: 'Tenho a incidência em uma planilha',
    text: 'Um arquivo CSV com duas colunas: o tópico e quantas questões dele caíram em provas passadas. Se quiser, uma terceira com a matéria. Você vê o resultado antes de salvar.',
    choose: 'Escolher arquivo',
    found: (rows: number, changes: number) =>
      `${topics(rows)} do edital no arquivo, ${changes === 0 ? 'nada a mudar' : counted(changes, 'mudança', 'mudanças')}.`,
    row: (questions: number, importance: 'alta' | 'media' | 'baixa') =>
      `${counted(questions, 'questão', 'questões')} · ${{ alta: 'alta', media: 'média', baixa: 'baixa' }[importance]}`,
    left: (count: number) => counted(count, 'linha ficou de fora', 'linhas ficaram de fora'),
    save: 'Salvar importâncias',
    saved: 'Salvo. O guia foi refeito.',
  },
  notebook: {
    another: 'Trazer outro',
    title: 'Índice do caderno do TEC',
    noTarget:
      'Este arquivo diz o que mais cai em cada matéria. Ele muda os pesos de um edital: primeiro escolha o seu.',
    edital: 'Abrir o edital',
    found: (topics: number, changes: number) =>
      `${counted(topics, 'tópico do seu edital', 'tópicos do seu edital')} neste caderno; ${
        changes === 0
          ? 'nenhum muda de importância'
          : counted(changes, 'muda de importância', 'mudam de importância')
      }.`,
    row: (answered: number, importance: 'alta' | 'media' | 'baixa') =>
      `${counted(answered, 'questão', 'questões')} · ${{ alta: 'alta', media: 'média', baixa: 'baixa' }[importance]}`,
    left: (left: number) => counted(left, 'assunto sem tópico no edital', 'assuntos sem tópico no edital'),
    none: 'Nenhum assunto deste caderno é um tópico do seu edital.',
    save: 'Usar estas importâncias',
    saved: 'Os pesos do seu edital mudaram.',
    failed: 'Não foi possível mudar os pesos agora.',
  },
} as const
