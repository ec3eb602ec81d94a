export const copy = {
  title: 'Escolha sua carreira e organize os estudos para concursos',
  description: 'Cronometre seus estudos, registre questões e planeje a semana até a posse. Comece grátis.',
  nav: { label: 'Página inicial', features: 'Funcionalidades', join: 'Cadastre-se' },
  hero: {
    title: 'Organize seus estudos até a posse',
    text: 'Cronometre cada sessão, anote as questões que resolveu e planeje a semana. A Posse mostra, com os seus próprios números, o que já rende e o que ainda falta.',
    action: 'Comece Agora - É Grátis!',
    note: 'Feita para quem estuda para concursos públicos.',
  },
  entry: 'Entrar ou criar conta',
  features: {
    title: 'O que você faz na Posse',
    note: 'Números de exemplo: os seus aparecem assim que você começar.',
    timer: {
      title: 'Estude com o cronômetro',
      text: 'Por matéria e tópico, com pausas e modo foco. Recarregar a página ou bloquear o celular não apaga o tempo.',
      value: '01:12:08',
      label: 'Direito Constitucional',
    },
    questions: {
      title: 'Registre suas questões',
      text: 'Acertos e erros de cada sessão viram o seu aproveitamento por matéria e por tópico.',
      value: '78,3%',
      label: '47 de 60 questões',
    },
    schedule: {
      title: 'Monte seu cronograma',
      text: 'Distribua as matérias pelos dias da semana e marque o que cumpriu hoje.',
      value: '4 de 5',
      label: 'matérias de hoje',
    },
    overview: {
      title: 'Acompanhe sua evolução',
      text: 'Resumo por semana e histórico completo, com filtros por data, para saber onde insistir.',
      value: '21h 40min',
      label: 'nesta semana',
    },
  },
} as const
