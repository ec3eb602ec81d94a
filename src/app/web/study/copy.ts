export const copy = {
  title: 'Iniciar estudos',
  description: 'Cronometre seus estudos e registre as questões que você resolveu.',
  career: (name: string) => `Carreira: ${name}`,
  loading: 'Carregando...',
  plan: {
    title: 'Para estudar hoje',
    empty: 'Você ainda não planejou o dia de hoje.',
    link: 'Montar meu cronograma',
    loading: 'Carregando...',
    done: (done: number, count: number) => `${done} de ${count}`,
    retry: 'Tentar novamente',
    all: (count: number) => `Ver as ${count} de hoje`,
    fewer: 'Ver menos',
  },
  setup: {
    title: 'Configuração do Estudo',
    subject: 'Matéria',
    placeholder: 'Selecione uma opção...',
    noSubject: 'Nenhuma matéria encontrada.',
    manual: 'Inserir Manualmente',
    questions: 'Só questões',
  },
} as const
