import { counted, formatCount } from '../../../shared/count.ts'
import type { Op } from './contract.ts'

const ops: Record<Op, string> = {
  same: 'igual',
  renumbered: 'só o número mudou',
  reworded: 'texto mudou',
  moved: 'mudou de lugar',
  'moved+reworded': 'mudou de lugar e de texto',
  split: 'foi dividido',
  joined: 'foi juntado',
  added: 'novo',
  removed: 'saiu',
}

export const copy = {
  title: 'Retificação',
  lead: 'Cole ou abra o edital retificado, inteiro. Você vê o que mudou antes de aceitar.',
  back: 'Voltar ao edital',
  newer: {
    title: 'Saiu um edital novo',
    text: 'Escolha o novo no catálogo: o que você estudou pelo antigo vai junto.',
    noMatch: 'Este edital ainda não está no catálogo. Cole o texto ou abra o PDF.',
    failed: 'Não foi possível abrir este edital. Tente novamente.',
  },
  difference: {
    title: 'O que mudou',
    comparing: 'Comparando...',
    asks: (subjects: number, topics: number) => {
      const said = [
        subjects > 0 ? counted(subjects, 'matéria', 'matérias') : [],
        topics > 0 ? counted(topics, 'tópico', 'tópicos') : [],
      ].flat()
      const need = subjects + topics === 1 ? 'precisa' : 'precisam'
      return `${said.join(' e ')} ${need} da sua decisão: o que você estudou deve continuar contando?`
    },
    others: (subjects: number) =>
      `${counted(subjects, 'matéria não está', 'matérias não estão')} no seu edital. Deixe só o seu cargo, se o resto for de outros.`,
    groups: {
      asks: 'Confira',
      added: 'Novos',
      removed: 'Saíram',
      changed: 'Texto mudou',
      moved: 'Mudaram de lugar',
    },
    removedText: 'O que você estudou deles fica guardado.',
    before: 'antes',
    after: 'agora',
    op: ops,
    otherNorm: 'A norma citada é outra: confira se o que você estudou ainda vale.',
    isSame: 'É o mesmo tópico',
    isOther: 'São tópicos diferentes',
    question: 'É o mesmo tópico?',
    isSameSubject: 'É a mesma matéria',
    isOtherSubject: 'São matérias diferentes',
    subjectQuestion: 'É a mesma matéria?',
    unanswered: 'Diga antes se é a mesma matéria.',
    each: (topics: number) => `Decidir tópico por tópico (${formatCount(topics)})`,
    nothing: 'Nada mudou para estudar.',
    more: (lines: number) => `Mostrar mais ${counted(lines, 'tópico', 'tópicos')}`,
    frame: 'Matérias e blocos',
    frameOps: {
      added: 'novo',
      removed: 'saiu',
      renamed: 'nome mudou',
      moved: 'mudou de lugar',
      weighed: 'questões ou peso mudaram',
    },
  },
  accept: 'Aceitar a retificação',
  accepting: 'Salvando...',
  again: 'Comparar outro',
  failed: 'Não foi possível salvar a retificação. Tudo continua aqui: tente novamente.',
  act: 'Nome da retificação (opcional)',
  actPlaceholder: 'Ex.: Retificação nº 1',
} as const
