import { counted } from '../../../shared/count.ts'
import type { DocumentSubject, Importance } from '../format/contract.ts'

const importance: Record<Importance, string> = { alta: 'Alta', media: 'Média', baixa: 'Baixa' }

export const copy = {
  tree: 'Edital em edição',
  help: 'Toque em uma linha para corrigir.',
  keys: 'No teclado: F2 renomeia, Alt e setas movem, Alt+M vira matéria, Alt+T vira tópico, Alt+J junta título, Delete remove, Ctrl+Z desfaz. Shift e setas selecionam várias.',
  many: {
    begin: 'Selecionar várias',
    end: 'Concluir seleção',
    bar: 'Linhas selecionadas',
    count: (rows: number) =>
      rows === 0
        ? 'Toque nas linhas que quer corrigir juntas.'
        : counted(rows, 'linha selecionada', 'linhas selecionadas'),
    none: 'Nenhuma das linhas selecionadas pode ser corrigida assim.',
  },
  alike: {
    text: (rows: number) =>
      rows === 1
        ? 'Mais uma linha está escrita do mesmo jeito.'
        : `Mais ${rows} linhas estão escritas do mesmo jeito.`,
    accept: 'Corrigir também',
    refuse: 'Deixar como estão',
  },
  search: 'Pesquise no edital...',
  noText: 'Sem nome',
  unsure: 'Confira',
  unsureText: 'Confira com o texto: posso ter lido errado.',
  nextUnsure: 'Ir à próxima',
  rename: 'Renomear',
  renameOrSplit: 'Renomear ou dividir',
  flip: (text: string, isOpen: boolean) => `${isOpen ? 'Fechar' : 'Abrir'} ${text}`,
  join: 'Juntar ao de cima',
  up: 'Subir',
  down: 'Descer',
  outdent: 'Um nível acima',
  indent: 'Um nível abaixo',
  toSubject: 'Virar matéria',
  toTopic: 'Virar tópico',
  joinTitle: 'Juntar título',
  moveTo: 'Mover para...',
  add: 'Novo tópico',
  addSubject: 'Nova matéria',
  weigh: 'Questões e peso',
  remove: 'Remover',
  tools: (text: string) => `Corrigir ${text}`,
  undo: 'Desfazer',
  undone: 'Desfeito.',
  importance: { label: 'Importância', none: 'Não sei', ...importance },
  importanceIs: (of: Importance) => `importância ${importance[of].toLowerCase()}`,
  weight: ({
    questoes: questions,
    peso: weight,
    minimo: minimum,
  }: Pick<DocumentSubject, 'questoes' | 'peso' | 'minimo'>) =>
    [
      ...(questions ? [counted(questions, 'questão', 'questões')] : []),
      ...(weight ? [`peso ${weight.toLocaleString('pt-BR')}`] : []),
      ...(minimum ? [`mínimo de ${minimum.toLocaleString('pt-BR')}%`] : []),
    ].join(', '),
  editor: {
    label: 'Texto',
    number: 'Número',
    save: 'Salvar',
    cancel: 'Cancelar',
    splitHere: 'Dividir no cursor',
    splitHint: 'Para dividir, ponha o cursor onde o tópico novo começa.',
    nothingToSplit: 'Ponha o cursor no meio do texto, onde o tópico novo começa.',
  },
  newTopic: 'Novo tópico',
  newSubject: 'Nova matéria',
  weights: {
    title: (name: string) => `Questões e peso de ${name}`,
    questions: 'Questões na prova',
    weight: 'Peso de cada questão',
    minimum: 'Mínimo para não ser eliminado (%)',
    hint: 'Deixe em branco o que o edital não diz.',
    submit: 'Salvar',
    busy: 'Salvando...',
    cancel: 'Cancelar',
    wrong: 'Informe um número.',
  },
  moving: {
    title: 'Mover para outra matéria',
    label: 'Matéria',
    empty: 'Nenhuma matéria encontrada.',
    submit: 'Mover',
    busy: 'Movendo...',
    cancel: 'Cancelar',
    missing: 'Escolha a matéria.',
  },
  done: {
    rename: 'Texto alterado.',
    move: 'Movido.',
    join: 'Juntado.',
    split: 'Dividido.',
    weigh: 'Peso alterado.',
    add: 'Adicionado.',
    remove: 'Removido. “Desfazer” traz de volta.',
    restore: 'Trazido de volta.',
  },
  page: {
    title: 'Editar o edital',
    lead: 'Corrija o que quiser: o que você estudou continua contando.',
    save: 'Salvar mudanças',
    cancel: 'Voltar',
    none: 'Nenhuma mudança.',
    changes: (count: number) => counted(count, 'mudança não salva', 'mudanças não salvas'),
    left: (count: number) =>
      `${counted(count, 'mudança ainda não foi salva', 'mudanças ainda não foram salvas')}: guardamos neste aparelho. Toque em Editar para continuar.`,
    saved: 'Edital salvo.',
    kept: 'Sem conexão: guardamos as mudanças neste aparelho e as enviaremos assim que possível.',
    failed: 'Não foi possível salvar as mudanças. Tente novamente.',
    discard: {
      title: 'Descartar as mudanças?',
      text: 'O edital volta a ser como estava antes desta edição.',
      action: 'Descartar',
    },
    discardAll: 'Descartar',
  },
} as const
