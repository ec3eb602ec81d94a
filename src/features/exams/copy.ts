import { type Day, daysBetween, formatDay } from '../../shared/calendar.ts'
import { counted } from '../../shared/count.ts'
import type { Exam, Status } from './contract.ts'
import { CLOSING_DAYS } from './rules.ts'

const statuses: Record<Status, string> = {
  open: 'Inscrições abertas',
  closing: `Encerrando em até ${CLOSING_DAYS} dias`,
  upcoming: 'Inscrições não iniciadas',
  closed: 'Inscrições encerradas',
  unknown: 'Sem data definida',
}

const closing = (days: number) => {
  if (days <= 0) return 'Encerra hoje'
  return days === 1 ? 'Encerra amanhã' : `Encerra em ${days} dias`
}

function situation({ status, opens_on, closes_on, situacao }: Exam, today: Day): string {
  if (status === 'closing' && closes_on) return closing(daysBetween(today, closes_on))
  if (status === 'upcoming' && opens_on) return `Abre em ${formatDay(opens_on)}`
  if (status === 'unknown' && situacao) return `${situacao}, segundo a fonte`
  return statuses[status]
}

export const copy = {
  title: 'Concursos Abertos',
  description: 'Veja os concursos públicos com inscrições abertas.',
  lead: 'Inscrições em todo o país. Confira sempre o edital antes de se inscrever.',
  loading: 'Carregando concursos...',
  search: 'Pesquise o concurso...',
  region: 'Região',
  all: 'Todas',
  status: 'Situação',
  statuses,
  count: (found: number) => counted(found, 'concurso', 'concursos'),
  listOf: (day: string, time: string) => `Lista de ${day}, ${time}`,
  source: 'Pesquisa:',
  stale: (day: string, time: string) =>
    `Não conseguimos atualizar os concursos na fonte. Esta é a última lista que recebemos, de ${day}, ${time}.`,
  exam: {
    enrolment: 'Inscrição',
    noEnrolment: 'Não informada',
    situation: 'Situação',
    situationOf: situation,
    notice: 'Último edital atualizado',
    details: 'Ver mais detalhes',
  },
  failed: {
    title: 'Nenhum concurso encontrado',
    text: 'Não foi possível carregar os concursos no momento. Tente novamente mais tarde.',
  },
  noMatch: {
    title: 'Nenhum concurso encontrado',
    text: 'Tente ajustar os termos de pesquisa...',
    action: 'Limpar pesquisa e filtros',
  },
  retry: 'Tentar novamente',
} as const
