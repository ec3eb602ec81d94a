export const copy = {
  title: 'Histórico de estudos',
  description: 'Reveja seus estudos e seu desempenho por matéria e tópico.',
  preparing: {
    title: 'Seu histórico está sendo preparado',
    text: 'Em breve você vai filtrar por data e ver seus acertos por matéria e tópico. Tudo o que você registra hoje já vai aparecer aqui.',
    action: 'Ver o resumo dos estudos',
  },
} as const
