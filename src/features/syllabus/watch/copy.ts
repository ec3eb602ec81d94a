import { formatDay } from '../../../shared/calendar.ts'
import { counted } from '../../../shared/count.ts'
import type { NewsKind } from './contract.ts'

const kinds: Record<NewsKind, string> = {
  amendment: 'Retificação',
  answer_key: 'Gabarito',
  summons: 'Convocação',
  result: 'Resultado',
  file: 'O arquivo mudou',
}

export const copy = {
  action: 'Acompanhar a página do concurso',
  title: 'Página do concurso',
  text: 'Diga o endereço da página da banca. Olhamos algumas vezes por dia e avisamos quando aparecer retificação, gabarito, convocação ou resultado.',
  url: 'Endereço da página',
  urlHint: 'Ex.: https://www.banca.org.br/concursos/exemplo',
  missing: 'Informe o endereço da página.',
  form: { submit: 'Acompanhar', busy: 'Salvando...', cancel: 'Cancelar' },
  end: 'Parar de acompanhar',
  ending: 'Um momento...',
  failed: 'Não foi possível salvar. Tente novamente.',
  waiting: 'Vamos olhar a página em instantes.',
  failing: 'A página não respondeu da última vez. Continuamos tentando.',
  looked: (day: string, documents: number) =>
    documents === 0
      ? `Olhamos em ${formatDay(day)} e não achamos nenhum desses documentos. Se eles estão no site, tente o endereço de outra página dele.`
      : `Olhamos em ${formatDay(day)} e achamos ${counted(documents, 'desses documentos', 'desses documentos')}. Avisamos quando aparecer outro.`,
  news: {
    title: 'Saiu na página do concurso',
    kinds,
    file: 'O arquivo do edital foi trocado',
    seen: 'Já vi',
    found: (day: string) => `visto em ${formatDay(day)}`,
    amend: 'Abrir a retificação',
    score: 'Corrigir minha prova',
  },
} as const
