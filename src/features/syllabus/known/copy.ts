import { counted, formatCount } from '../../../shared/count.ts'
import type { Since } from './rules.ts'

const since: Record<Since, string> = {
  month: 'Este mês',
  quarter: '1 a 3 meses',
  half: '3 a 6 meses',
  longer: 'Mais de 6 meses',
}

const topics = (count: number) => counted(count, 'tópico', 'tópicos')

export const copy = {
  title: 'Já sei',
  ask: 'Já estudou este tópico antes? Diga há quanto tempo foi.',
  said: 'O guia pula a teoria e oferece revisão. Quando você registrar estudo aqui, vale o registro.',
  since,
  undo: 'Desfazer',
  failed: 'Não foi possível salvar. Tente novamente.',
  many: {
    title: 'O que você já estudou?',
    offer: 'Marque de uma vez o que você já viu antes. O guia começa de onde você está.',
    open: 'Marcar vários',
    later: 'Marcar o que já sei',
    lead: 'Marque a matéria inteira, ou abra e marque só os tópicos que já viu. O guia pula a teoria deles e oferece revisão.',
    since: 'Quando você estudou pela última vez?',
    sinceOf: 'Última vez nesta matéria',
    count: (ticked: number, all: number) => `${formatCount(ticked)} de ${formatCount(all)}`,
    counted: (ticked: number, all: number) =>
      `${formatCount(ticked)} de ${counted(all, 'tópico marcado', 'tópicos marcados')}`,
    topicsOf: (subject: string) => ` marcados: tópicos de ${subject}`,
    recorded: 'Você já tem registros em todos os tópicos.',
    all: 'O edital inteiro',
    save: 'Salvar',
    cancel: 'Cancelar',
    saved: ({ marked, cleared }: { marked: number; cleared: number }) =>
      [
        ...(marked > 0 ? [`Anotado: você já sabe ${topics(marked)}. O guia agora oferece revisão.`] : []),
        ...(cleared > 0 ? [`${counted(cleared, 'tópico desmarcado', 'tópicos desmarcados')}.`] : []),
      ].join(' '),
    undone: 'Desfeito.',
    label: topics,
  },
} as const
