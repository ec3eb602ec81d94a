import { counted } from '../../../shared/count.ts'

export const copy = {
  title: 'Adicionar edital',
  lead: 'Use um edital pronto, cole o conteúdo programático ou abra o arquivo.',
  empty: {
    title: 'Qual é o seu concurso?',
    text: 'Com o edital aqui, cada minuto e cada questão contam no tópico certo, e você vê o que falta.',
  },
  bare: 'Ainda não tenho o edital',
  bareText: 'Comece só com o nome do concurso e o dia da prova.',
  catalogue: {
    title: 'Usar um edital do catálogo',
    text: 'Editais oficiais já organizados em matérias e tópicos.',
    search: 'Órgão, cargo ou banca...',
    use: 'Usar este edital',
    useNamed: (name: string) => `Usar este edital: ${name}`,
    using: 'Abrindo...',
    all: (count: number) => `Ver os ${count} editais`,
    fewer: 'Ver menos',
    noMatch: 'Nenhum edital do catálogo tem essas palavras. Cole o texto ou abra o PDF do seu.',
    failed: 'Não foi possível usar este edital. Tente novamente.',
    loading: 'Carregando o catálogo...',
  },
  first: {
    open: 'Já tenho o edital',
    text: 'A carreira e as matérias saem dele.',
    opening: (name: string) => `Abrindo o edital: ${name}...`,
    done: (name: string) => `Edital em uso: ${name}. As matérias dele já estão entre as suas.`,
    title: 'Qual é o seu concurso?',
    description: 'Cole o conteúdo programático ou abra o PDF do seu edital.',
    noMatch: 'Este edital ainda não está no catálogo. Com o texto ou o PDF dele você começa do mesmo jeito.',
    bring: 'Colar o texto ou abrir o PDF',
    back: 'Voltar',
  },
  paste: {
    title: 'Colar o conteúdo programático',
    text: 'Copie do PDF ou do site da banca a parte do conteúdo programático do seu cargo e cole aqui.',
    label: 'Texto do edital',
    submit: 'Ler o edital',
    busy: 'Lendo...',
    missing: 'Cole o texto do edital.',
    tooLong:
      'O texto é longo demais para ser lido de uma vez. Deixe só o conteúdo programático do seu cargo.',
    failed: 'Não foi possível ler o edital. O que você colou continua aqui: tente novamente.',
  },
  anyway: 'Ler mesmo assim',
  file: {
    title: 'Abrir um arquivo',
    text: 'O PDF do edital, um arquivo de texto (.txt) ou uma planilha (.csv).',
    others: 'Outros formatos',
    othersText: 'Lista (.md ou .opml), tabela (.tsv) ou edital no formato aberto (.json).',
    choose: 'Escolher arquivo',
    drop: 'ou solte o arquivo aqui',
    busy: (name: string) => `Lendo ${name}...`,
    tooLarge: 'O arquivo tem mais de 10 MB. Envie só as páginas do conteúdo programático, ou cole o texto.',
    empty: 'O arquivo está vazio.',
    unreadable: 'Não foi possível abrir o arquivo neste aparelho. Tente escolher de novo ou cole o texto.',
    unknown:
      'Não lemos este tipo de arquivo. Salve-o como PDF (uma planilha, como CSV) e abra de novo, ou cole o texto.',
    noPdf:
      'O nome é de PDF, mas o arquivo não é um. Abra-o no programa em que foi feito e salve como PDF, ou baixe-o de novo.',
    failed: 'Não foi possível ler o arquivo. Tente novamente ou cole o texto do edital.',
  },
  review: {
    title: 'Confira o que foi lido',
    lead: 'Corrija o que for preciso: depois de usar o edital também dá.',
    counts: (subjects: number, topics: number) =>
      `${counted(subjects, 'matéria', 'matérias')}, ${counted(topics, 'tópico', 'tópicos')}`,
    data: 'Concurso',
    text: 'O texto como veio',
    tree: 'O que foi lido',
    removed: (lines: number) =>
      `Ficou de fora: ${counted(lines, 'cabeçalho ou rodapé', 'cabeçalhos e rodapés')}`,
    removedText: 'Também títulos, listas de livros e assinaturas. Se algo faltar, adicione-o como tópico.',
    outside: (pieces: number) =>
      `Ficou de fora: outras partes do edital (${counted(pieces, 'linha', 'linhas')})`,
    outsideText: 'O que o edital diz fora do conteúdo programático.',
    check: {
      title: 'Confira antes de usar',
      damage: {
        letters:
          'O texto veio com letras trocadas no lugar das que têm acento. Copie de novo, de outro leitor ou do site da banca, ou confira cada nome.',
        columns:
          'O texto parece ter duas colunas misturadas. Copie uma coluna de cada vez e leia de novo, ou abra o PDF do edital.',
      },
      leftOut:
        'Estes trechos parecem do conteúdo programático e não entraram no edital. Se forem, traga de volta: dá para corrigir depois.',
      passage: (count: number) => `Trecho ${count} que ficou de fora`,
      bring: 'Trazer de volta',
      bringing: 'Trazendo...',
      failed: 'Não foi possível trazer este trecho. Tente novamente.',
      empty: 'Matérias sem nenhum tópico: o que é delas pode ter ido para outra, ou ficado de fora.',
      pages: 'Tópicos do tamanho de uma página: devem ser vários juntos.',
    },
    unused: 'Estes números parecem ser de tópicos que eu não separei. Confira:',
    unsure: (rows: number) =>
      rows === 1
        ? 'Posso ter errado em uma linha. Ela está marcada na lista abaixo.'
        : `Posso ter errado em ${rows} linhas. Elas estão marcadas na lista abaixo.`,
    checkRows: 'Conferir uma por uma',
    lacks: {
      lines: 'O texto veio sem quebras de linha: confira se cada matéria está no seu lugar.',
      ends: 'As linhas vieram sem ponto no fim: confira onde cada tópico começa e termina.',
      accents:
        'O texto veio sem as letras com acento: abra o edital em outro leitor e copie de novo, ou confira cada nome.',
      'small letters': 'O texto veio todo em maiúsculas: confira se cada matéria está no seu lugar.',
    },
    sure: 'Numeração conferida: nada fora de ordem.',
    nothingRemoved: 'Nada ficou de fora.',
    use: 'Usar este edital',
    using: 'Salvando...',
    again: 'Importar outro',
    failed: 'Não foi possível salvar o edital. Tudo continua aqui: tente novamente.',
    discard: {
      title: 'Importar outro edital?',
      text: 'O que foi lido e as suas correções saem. O texto que você colou continua.',
      action: 'Importar outro',
    },
  },
  post: {
    title: 'Qual é o seu cargo?',
    lead: (posts: number) =>
      `Achei ${posts} cargos neste edital. Escolha o seu: fica o que é dele e o que vale para todos.`,
    whole: 'Ler tudo',
    list: {
      search: 'Pesquise o cargo...',
      loading: 'Carregando os cargos...',
      all: 'Cargos',
      found: (count: number) => (count === 1 ? '1 cargo encontrado' : `${count} cargos encontrados`),
      empty: {
        title: 'Cargo não encontrado',
        text: 'Tente outra palavra do nome. Se ele não estiver aqui, leia tudo e deixe só o que é seu.',
      },
    },
    all: 'Todos os cargos do edital',
    change: 'Trocar de cargo',
    again: 'Mesmo edital, outro cargo',
    againText:
      'Abra de novo o mesmo edital e escolha o outro cargo. O que você estudou do que é comum continua contando.',
  },
  place: {
    show: 'Mostrar onde está',
    other: 'O conteúdo está em outro trecho?',
    title: 'Onde está o conteúdo programático?',
    start: 'Toque na linha em que o conteúdo do seu cargo começa.',
    end: 'Agora toque na primeira linha que já não é dele.',
    found: 'Pode ser aqui',
    starts: 'Começa em',
    restart: 'Mudar o começo',
    toEnd: 'Vai até o fim do texto',
    lines: (count: number) => counted(count, 'linha', 'linhas'),
    search: 'Procurar no texto...',
    titles: 'Títulos do texto',
    text: 'O texto',
    results: 'Linhas encontradas',
    none: 'Nenhuma linha tem essas palavras.',
    more: 'Mostrar mais linhas',
    busy: 'Lendo...',
    failed: 'Não foi possível ler. Tente novamente.',
    back: 'Voltar',
  },
  own: {
    open: 'Deixar só o meu cargo',
    title: 'O que cai para o seu cargo?',
    lead: 'Este edital tem várias partes. Desmarque o que é de outros cargos: só o marcado fica na árvore.',
    noBlock: 'Todas as matérias',
    noneOfAll: 'Desmarcar tudo',
    all: 'Marcar tudo',
    submit: (subjects: number) =>
      subjects === 1 ? 'Usar só esta matéria' : `Usar estas ${counted(subjects, 'matéria', 'matérias')}`,
    busy: 'Separando...',
    cancel: 'Cancelar',
    none: 'Deixe marcada ao menos uma matéria.',
  },
  back: 'Voltar ao edital',
} as const
