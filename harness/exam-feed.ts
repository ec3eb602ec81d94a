import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addDays, type Day, formatDay } from '../src/shared/calendar.ts'

/** A real source of open exams in this process. */
export interface ExamFeed {
  readonly url: string
  readonly requests: readonly IncomingHttpHeaders[]
  answer(listener: RequestListener): void
  /** Ends it and all open requests; the address no longer answers. */
  close(): Promise<void>
}

export async function openExamFeed(listener: RequestListener): Promise<ExamFeed> {
  let current = listener
  const requests: IncomingHttpHeaders[] = []
  const server = createServer((request, response) => {
    requests.push(request.headers)
    current(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/concursos.json`,
    requests,
    answer: (next) => {
      current = next
    },
    close: async () => {
      server.closeAllConnections()
      if (!server.listening) return
      server.close()
      await once(server, 'close')
    },
  }
}

/** Answers with this value as JSON, or with 304 to a client that has it. */
export function listing(value: unknown): RequestListener {
  const body = JSON.stringify(value)
  const etag = `"${createHash('sha1').update(body).digest('hex')}"`
  return (request, response) => {
    if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end()
    else response.writeHead(200, { 'content-type': 'application/json', etag }).end(body)
  }
}

export function page(
  status: number,
  text: string,
  contentType = 'text/html; charset=utf-8',
): RequestListener {
  return (_request, response) => response.writeHead(status, { 'content-type': contentType }).end(text)
}

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVQImWP4//8/AwAI/AL+hc2rNAAAAABJRU5ErkJggg=='
const SITE = 'https://www.noticias.example'

/** An entry as sources write it, with the title in its link; `changes` override fields. */
export function entry(titulo: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    regiao: 'SÃO PAULO',
    titulo,
    link: `${SITE}/noticias/${encodeURIComponent(titulo.toLowerCase().toWellFormed())}`,
    imagem: PIXEL,
    resumo: '9 vagas até R$ 7764,48 Vários Cargos Médio / Superior',
    periodo_inscricao: '12/12/2025',
    situacao: 'Inscrição não iniciada',
    link_apostila: [],
    link_edital: [{ titulo: 'EDITAL Nº 01', url: 'javascript:void(0);' }],
    ...changes,
  }
}

const pdf = (name: string) => ({ titulo: name, url: `${SITE}/editais/${encodeURIComponent(name)}.pdf` })

/** A day's list with the flaws of real ones: dead links, glued words, impossible and repeated entries. */
export function dayOfFeed(today: Day): unknown[] {
  const on = (days: number) => formatDay(addDays(today, days))
  const closing = entry('Prefeitura de Ribeirão', { periodo_inscricao: on(3) })
  return [
    entry('IBGE - Fundação Instituto Brasileiro de Geografia e Estatística', {
      regiao: 'NACIONAL',
      periodo_inscricao: on(30),
      link_edital: [
        { titulo: 'AVISO', url: 'javascript:void(0);' },
        pdf('EDITAL Nº 04 - RETIFICADO'),
        pdf('EDITAL Nº 05'),
      ],
    }),
    closing,
    entry('PC - Polícia Civil de Minas Gerais', {
      regiao: 'MINAS GERAIS',
      resumo: '104 vagas até R$ 1990,97 Técnico-Assistente (Auxiliar de Perícia)Ensino Médio',
      periodo_inscricao: `${on(20)} a ${on(50)}`,
    }),
    entry('TCESP - Tribunal de Contas', {
      periodo_inscricao: `Prorrogado até ${on(12)}`,
      situacao: 'Aberto',
    }),
    entry('PMPI - Polícia Militar do Piauí', {
      regiao: 'PIAUÍ',
      periodo_inscricao: `Reaberto até ${on(0)}`,
      situacao: 'Aberto',
    }),
    entry('Prefeitura de Aragarças', { regiao: 'GOIÁS', periodo_inscricao: `${on(40)} a ${on(20)}` }),
    entry('Câmara de São Geraldo', { regiao: 'MINAS GERAIS', periodo_inscricao: on(-5), resumo: undefined }),
    entry('', { regiao: 'BAHIA' }),
    'não é um concurso',
    { ...closing },
  ]
}
