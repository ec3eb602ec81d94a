export const copy = {
  title: 'Escolha sua carreira e organize os estudos para concursos',
  description: 'Cronometre seus estudos, registre questões e planeje a semana até a posse. Comece grátis.',
  home: 'Posse, início da página',
  nav: {
    label: 'Página inicial',
    links: [
      ['inicio', 'Home'],
      ['funcionalidades', 'Funcionalidades'],
      ['galeria', 'Galeria'],
      ['comentarios', 'Comentários'],
      ['faq', 'FAQ'],
    ],
    join: 'Cadastre-se',
  },
  hero: {
    title: 'Organize seus estudos até a posse',
    text: 'Cronometre cada sessão, anote as questões que resolveu e planeje a semana. A Posse mostra, com os seus próprios números, o que já rende e o que ainda falta.',
    action: 'Comece Agora - É Grátis!',
    note: 'Feita para quem estuda para concursos públicos.',
  },
  entry: 'Entrar ou criar conta',
  statistics: {
    title: 'A Posse em quatro palavras',
    list: [
      ['100%', 'Online', 'No navegador do celular ou do computador, com os mesmos registros nos dois.'],
      ['24/7', 'No seu horário', 'De madrugada, no almoço ou no fim de semana, o seu dia conta como você vive.'],
      ['IA', 'Relatório de estudos', 'Um texto sobre os seus números: onde insistir e o que já está firme.'],
      ['∞', 'Sem contar limites', 'Matérias, tópicos e sessões: quantos o seu edital pedir.'],
    ],
  },
  tour: {
    title: 'O que você faz na Posse',
    lead: 'Do primeiro minuto do dia à revisão da semana, em um lugar só.',
    note: 'Números de exemplo: os seus aparecem assim que você começar.',
    timer: {
      title: 'Estude com o cronômetro',
      text: 'Por matéria e tópico, com pausas e modo foco em tela cheia. Recarregar a página ou bloquear o celular não apaga o tempo.',
      subject: 'Direito Constitucional',
      topic: 'Controle de constitucionalidade',
      value: '01:12:08',
      state: '2 pausas · modo foco',
    },
    questions: {
      title: 'Registre suas questões',
      text: 'Ao parar, diga quantas resolveu e quantas errou. Acertos e erros viram o seu aproveitamento por matéria e por tópico.',
      value: '78,3%',
      label: 'de acertos',
      correct: '47 corretas',
      incorrect: '13 incorretas',
    },
    schedule: {
      title: 'Monte seu cronograma',
      text: 'Arraste as matérias para os dias da semana. Na hora de estudar, a lista de hoje já está pronta, e o que você estudou se marca sozinho.',
      day: 'Quarta-feira',
      value: '2 de 3',
      done: ['Língua Portuguesa', 'Direito Tributário'],
      open: 'Contabilidade Geral',
    },
    overview: {
      title: 'Acompanhe sua evolução',
      text: 'Resumo da semana e histórico com filtros por data, para ver a constância e escolher onde insistir.',
      value: '21h 40min',
      label: 'nesta semana',
      days: ['D', 'S', 'T', 'Q', 'Q', 'S', 'S'],
    },
    report: {
      title: 'Receba um relatório com IA',
      text: 'A tabela sai dos seus registros. O texto aponta o que melhorar e por onde recomeçar, e você pode copiar, imprimir ou baixar.',
      rows: [
        ['Direito Tributário', '81,2%'],
        ['Língua Portuguesa', '88,0%'],
        ['Auditoria', '54,5%'],
      ],
      advice: 'Auditoria pede mais questões: volte a testes e evidências antes de abrir um tópico novo.',
    },
  },
  gallery: {
    title: 'Galeria',
    lead: 'Telas do produto como ele é, com dados de demonstração.',
    labels: {
      name: 'Galeria de telas',
      previous: 'Tela anterior',
      next: 'Próxima tela',
      stop: 'Pausar galeria',
      go: 'Retomar galeria',
      place: (count: number) => `de ${count}`,
    },
    pictures: {
      overview: ['Resumo dos estudos', 'Quanto você estudou, em quê, e como foi cada dia da semana.'],
      study: ['Iniciar estudos', 'A lista de hoje, o cronômetro e o que você já fez, na mesma tela.'],
      focus: ['Modo foco', 'Só o tempo e a matéria. O resto espera.'],
      schedule: ['Cronograma', 'A semana inteira à vista, e o dia de hoje em destaque.'],
      planner: ['Montar o plano', 'Cada matéria no seu dia, na ordem em que você quer estudar.'],
      history: ['Histórico de estudos', 'Tempo, questões e acertos por matéria e por tópico.'],
      report: ['Relatório de estudos', 'Os seus números em uma tabela e o que fazer com eles.'],
      records: ['Registros', 'Cada sessão pode ser conferida, corrigida ou apagada.'],
    },
  },
  testimonials: {
    title: 'Comentários',
    notice: 'Depoimentos ilustrativos: foram escritos por nós como exemplo e não são de pessoas reais.',
    mark: 'Exemplo',
    labels: {
      name: 'Comentários de exemplo',
      previous: 'Comentário anterior',
      next: 'Próximo comentário',
      stop: 'Pausar comentários',
      go: 'Retomar comentários',
      place: (count: number) => `de ${count}`,
    },
    list: [
      {
        text: 'Eu achava que estudava seis horas por dia. O cronômetro mostrou três e meia. Foi a melhor notícia ruim do ano, porque aí deu para consertar.',
        who: 'Marina',
        career: 'Carreira fiscal',
      },
      {
        text: 'Trabalho o dia inteiro. À noite abro, vejo a lista de hoje e começo. Não gasto mais a primeira meia hora decidindo o que estudar.',
        who: 'Rafael',
        career: 'Tribunais',
      },
      {
        text: 'Descobri que errava sempre os mesmos dois tópicos de Administrativo. O histórico por tópico valeu por uma aula inteira.',
        who: 'Juliana',
        career: 'Carreira administrativa',
      },
      {
        text: 'Gosto do modo foco. O celular fica de pé na mesa, só com o tempo correndo, e eu deixo ele em paz.',
        who: 'Diego',
        career: 'Carreira policial',
      },
    ],
  },
  plans: {
    title: 'Grátis e Premium',
    lead: 'Comece sem pagar nada e sem informar cartão.',
    plus: 'Tudo do plano grátis e mais:',
  },
  faq: {
    title: 'Perguntas frequentes',
    list: [
      [
        'É grátis mesmo?',
        'Sim. O plano grátis tem cronômetro, registro de questões, cronograma e relatórios básicos, e não pede cartão. O Premium acrescenta funções mais completas.',
      ],
      [
        'Serve para o meu concurso?',
        'Serve para qualquer um. Você escolhe a carreira e as matérias de uma lista, ou cria as suas como estão no edital.',
      ],
      [
        'Preciso instalar alguma coisa?',
        'Não. A Posse funciona no navegador do celular e do computador, e os registros são os mesmos em todos os aparelhos.',
      ],
      [
        'Perco o tempo se a página fechar?',
        'Não. O cronômetro guarda a hora em que você começou. Se a página recarregar ou o celular bloquear, o tempo continua certo.',
      ],
      [
        'E quando estudo longe do computador?',
        'Depois você insere o tempo à mão, com a matéria, o tópico e as questões. Ele conta como qualquer outra sessão.',
      ],
      [
        'O que a IA faz com os meus dados?',
        'Ela recebe só as somas, os nomes das matérias e dos tópicos e a carreira, sem o seu nome nem o seu e-mail. Quando não há IA disponível, o relatório é feito por regras e diz isso.',
      ],
      [
        'Posso levar meus dados ou apagar a conta?',
        'Sim, nas configurações da conta: você baixa tudo num arquivo zip, em planilhas (CSV) e em JSON, ou apaga a conta de vez, sem precisar pedir a ninguém.',
      ],
    ],
  },
  finalCall: {
    title: 'A próxima sessão já pode contar',
    text: 'Escolha a carreira, marque as matérias e aperte iniciar.',
    action: 'Criar minha conta grátis',
  },
  footer: {
    text: 'Posse, organização de estudos para concursos públicos.',
    signIn: 'Já tenho conta',
  },
} as const
