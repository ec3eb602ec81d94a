import { formatCount } from '../../../shared/count.ts'

export interface Account {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly created: Date
  /** The latest use of an open session or study record; null without either. */
  readonly lastUsed: Date | null
  readonly records: number
}

export interface Usage {
  readonly accounts: number
  readonly newIn30Days: number
  readonly activeIn7Days: number
  readonly activeIn30Days: number
  readonly records: number
  readonly hours: number
  readonly reports: number
  readonly supportMessages: number
  readonly lettersWaiting: number
  readonly databaseBytes: number
}

const day = (instant: Date | null) => instant?.toISOString().slice(0, 10) ?? '—'

/** One line an account: creation, last use, records, e-mail, name, id. */
export function accountsText(accounts: readonly Account[], limit: number): string {
  if (accounts.length === 0) return 'Nenhuma conta encontrada.'
  const lines = accounts.map(({ id, email, name, created, lastUsed, records }) =>
    [day(created), day(lastUsed).padEnd(10), formatCount(records).padStart(8), email, name, id].join('  '),
  )
  const more =
    accounts.length === limit ? [`Só as ${limit} mais novas: informe parte do e-mail ou do nome.`] : []
  return ['criada      último uso  registros  e-mail  nome  id', ...lines, ...more].join('\n')
}

/** Days are 24 hours back from now. */
export function usageText(usage: Usage): string {
  const lines: [string, string][] = [
    ['Contas', formatCount(usage.accounts)],
    ['Contas novas em 30 dias', formatCount(usage.newIn30Days)],
    ['Alunos que registraram estudo em 7 dias', formatCount(usage.activeIn7Days)],
    ['Alunos que registraram estudo em 30 dias', formatCount(usage.activeIn30Days)],
    ['Registros de estudo', formatCount(usage.records)],
    ['Horas de estudo', formatCount(usage.hours)],
    ['Relatórios guardados', formatCount(usage.reports)],
    ['Mensagens ao suporte', formatCount(usage.supportMessages)],
    ['Cartas à espera de envio', formatCount(usage.lettersWaiting)],
    ['Tamanho do banco de dados', `${formatCount(Math.round(usage.databaseBytes / 1_048_576))} MiB`],
  ]
  return lines.map(([what, value]) => `${what.padEnd(42)}${value.padStart(14)}`).join('\n')
}

export const ACCOUNTS_LIMIT = 200

export const COMMANDS = {
  accounts: {
    name: 'accounts',
    words: '[texto]',
    does: 'lista contas, as mais novas primeiro, por parte do e-mail ou do nome',
  },
  usage: { name: 'usage', words: '', does: 'mostra quanto a Posse é usada' },
} as const
