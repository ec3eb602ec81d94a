import { formatDay, timeOfDay, today } from '../../shared/calendar.ts'
import type { ReportSummary } from './contract.ts'

/** The day and the time are in the student's own zone. */
const when = (instant: string, timeZone: string) => {
  const at = new Date(instant)
  return `${formatDay(today(at, timeZone))}, ${timeOfDay(at, timeZone)}`
}

const period = ({ from, to }: Pick<ReportSummary, 'from' | 'to'>) => {
  if (from && to) return `de ${formatDay(from)} a ${formatDay(to)}`
  if (from) return `desde ${formatDay(from)}`
  return to ? `até ${formatDay(to)}` : 'todo o histórico'
}

const kindOf = ({ kind, incomplete }: Pick<ReportSummary, 'kind' | 'incomplete'>) => {
  if (kind === 'rules') return 'Gerado por regras, sem IA'
  return incomplete ? 'Escrito por IA até parar, completado por regras' : 'Escrito por IA'
}

export const copy = {
  title: 'Relatório de Estudos & Insights',
  description: 'Um relatório dos seus estudos, com o que melhorar e por onde seguir.',
  coach: 'Coach de Estudos Inteligente',
  asking: 'Analisando seus dados...',
  thinking: 'Analisando seus dados com IA...',
  writing: 'A IA está escrevendo...',
  ready: 'Relatório pronto.',
  loading: 'Carregando...',
  empty: {
    title: 'Nenhum registro de estudo encontrado.',
    action: 'Estudar agora',
  },
  failed: 'Erro ao gerar insights. Tente novamente mais tarde.',
  broken: 'Não foi possível gerar insights no momento. Tente novamente mais tarde.',
  when,
  period,
  table: 'Desempenho por matéria',
  kindOf,
  tools: 'O que fazer com o relatório',
  copy: { action: 'Copiar', done: 'Relatório copiado.', failed: 'Não foi possível copiar. Use Baixar.' },
  print: 'Imprimir',
  download: 'Baixar em Markdown',
  fileName: (instant: string, timeZone: string) =>
    `relatorio-de-estudos-${today(new Date(instant), timeZone)}.md`,
  past: {
    title: 'Relatórios anteriores',
    none: 'Você ainda não tem relatórios guardados.',
    kept: 'Guardamos os 50 mais novos.',
    fresh: 'Gerar novo relatório',
    read: (label: string) => `Ler o relatório de ${label}`,
    remove: (label: string) => `Excluir o relatório de ${label}`,
  },
  remove: {
    title: 'Excluir relatório',
    text: 'Tem certeza que deseja excluir este relatório? Esta ação não pode ser desfeita.',
    action: 'Excluir',
    busy: 'Excluindo...',
    failed: 'Não foi possível excluir o relatório. Tente novamente.',
  },
} as const
