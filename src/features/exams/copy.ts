export const copy = {
  title: 'Concursos Abertos',
  description: 'Veja os concursos públicos com inscrições abertas.',
  preparing: {
    title: 'A lista de concursos está sendo preparada',
    text: 'Em breve você vai pesquisar aqui os concursos abertos, com inscrições e editais. Enquanto isso, confira se a sua carreira e suas matérias estão em dia.',
    action: 'Ver minha carreira',
  },
} as const
