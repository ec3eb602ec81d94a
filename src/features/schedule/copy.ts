export const copy = {
  title: 'Cronograma de Estudos',
  description: 'Monte seu plano semanal e marque o que já estudou.',
  preparing: {
    title: 'Seu plano semanal está sendo preparado',
    text: 'Em breve você vai arrastar as matérias para os dias da semana e marcar o que concluiu. Enquanto isso, estude com o cronômetro: cada registro já conta.',
    action: 'Estudar agora',
  },
} as const
