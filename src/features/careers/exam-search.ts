import { type Answer, NEARLY, nameMatcher } from '../../shared/find.ts'
import { fold } from '../../shared/text.ts'

const STATE_NAMES: Readonly<Record<string, string>> = {
  AC: 'Acre',
  AL: 'Alagoas',
  AM: 'Amazonas',
  AP: 'Amapá',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MG: 'Minas Gerais',
  MS: 'Mato Grosso do Sul',
  MT: 'Mato Grosso',
  PA: 'Pará',
  PB: 'Paraíba',
  PE: 'Pernambuco',
  PI: 'Piauí',
  PR: 'Paraná',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RO: 'Rondônia',
  RR: 'Roraima',
  RS: 'Rio Grande do Sul',
  SC: 'Santa Catarina',
  SE: 'Sergipe',
  SP: 'São Paulo',
  TO: 'Tocantins',
}

const inEachState = (letters: string) =>
  Object.keys(STATE_NAMES).flatMap((state) => [letters + state, `${letters} ${state}`])

/** Bodies, boards and positions by their names in editais, each with candidates' abbreviations. */
const BODIES: Readonly<Record<string, readonly string[]>> = {
  'Banco do Brasil': ['BB'],
  'Caixa Econômica Federal': ['CEF', 'Caixa'],
  'Técnico Bancário Novo': ['TBN'],
  'Banco do Nordeste': ['BNB'],
  'Banco da Amazônia': ['Basa'],
  'Banco de Brasília': ['BRB'],
  'Banco Central': ['Bacen', 'BCB'],
  'Banco Nacional de Desenvolvimento Econômico e Social': ['BNDES'],
  'Concurso Público Nacional Unificado': ['CNU', 'CPNU', 'Concurso Nacional Unificado', 'Enem dos concursos'],
  'Instituto Nacional do Seguro Social': ['INSS'],
  'Empresa de Tecnologia e Informações da Previdência': ['Dataprev'],
  'Serviço Federal de Processamento de Dados': ['Serpro'],
  'Petróleo Brasileiro': ['Petrobras'],
  'Empresa Brasileira de Correios e Telégrafos': ['Correios', 'ECT'],
  'Instituto Brasileiro de Geografia e Estatística': ['IBGE'],
  'Agente Censitário Municipal': ['ACM'],
  'Instituto Brasileiro do Meio Ambiente': ['Ibama'],
  'Receita Federal': ['RFB'],
  'Polícia Rodoviária Federal': ['PRF'],
  'Polícia Federal': ['PF', 'DPF', 'Policial Federal'],
  'Polícia Civil': ['PC'],
  'Polícia Militar': ['PM'],
  'Polícia Penal': ['PP', 'Depen'],
  'Agente Federal de Execução Penal': ['PPF', 'Policial Penal Federal', 'Senappen'],
  'Corpo de Bombeiros': ['CBM', 'Bombeiros'],
  'Guarda Civil Municipal': ['GCM', 'Guarda Municipal'],
  'Agência Brasileira de Inteligência': ['Abin'],
  'Supremo Tribunal Federal': ['STF'],
  'Superior Tribunal de Justiça': ['STJ'],
  'Superior Tribunal Militar': ['STM'],
  'Tribunal Superior do Trabalho': ['TST'],
  'Tribunal Superior Eleitoral': ['TSE'],
  // One exam covers the courts of all states.
  'Justiça Eleitoral': ['TSE', 'Tribunal Regional Eleitoral', ...inEachState('TRE')],
  'Tribunal de Justiça': ['TJ'],
  'Tribunal Regional Federal': ['TRF'],
  'Tribunal Regional do Trabalho': ['TRT'],
  'Tribunal Regional Eleitoral': ['TRE'],
  'Tribunal de Contas da União': ['TCU'],
  'Auditor Federal de Controle Externo': ['AUFC'],
  'Técnico Federal de Controle Externo': ['TEFC'],
  'Tribunal de Contas do Estado': ['TCE'],
  'Tribunal de Contas dos Municípios': ['TCM'],
  'Ministério Público da União': ['MPU'],
  'Ministério Público': ['MP', 'MPE'],
  'Defensoria Pública da União': ['DPU'],
  'Defensoria Pública': ['DP', 'DPE'],
  'Procuradoria-Geral do Estado': ['PGE'],
  'Advocacia-Geral da União': ['AGU'],
  'Controladoria-Geral da União': ['CGU'],
  'Câmara dos Deputados': ['Câmara'],
  'Senado Federal': ['Senado'],
  'Assembleia Legislativa': ['AL', 'ALE'],
  'Secretaria da Fazenda': ['Sefaz'],
  'Secretaria de Estado da Fazenda': ['Sefaz'],
  'Secretaria de Estado da Saúde': ['SES'],
  'Secretaria de Estado da Educação': ['Seduc', 'SEE'],
  'Departamento Estadual de Trânsito': ['Detran'],
  'Empresa Brasileira de Serviços Hospitalares': ['Ebserh'],
  'Ordem dos Advogados do Brasil': ['OAB', 'Prova da Ordem', 'Exame da OAB'],
  '2ª fase': ['Segunda fase'],
  'Agente de Polícia Judiciária': ['Investigador'],
  'Tecnologia da Informação': ['TI'],
  'Agente de Tecnologia': ['TI'],
  'Fundação Getulio Vargas': ['FGV'],
  'Fundação Carlos Chagas': ['FCC'],
  'Fundação Vunesp': ['Vunesp'],
  'Fundação Cesgranrio': ['Cesgranrio'],
  Cebraspe: ['Cespe'],
}

const words = (text: string) =>
  ` ${fold(text)
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim()} `

/** The states in a text, by name or by their letters in capitals, alone or behind a body's: 'TJSP'. */
function statesIn(text: string): string[] {
  const folded = words(text)
  // A longer name contains a shorter one: 'Mato Grosso do Sul'.
  const named = Object.keys(STATE_NAMES).filter((letters) =>
    folded.includes(words(STATE_NAMES[letters] ?? '')),
  )
  const behind = [...text.matchAll(/(?<![\p{L}])(?:\p{Lu}{2,5})?([A-Z]{2})(?!\p{L})/gu)].map(
    ([, two = '']) => two,
  )
  return [...new Set([...named, ...behind.filter((letters) => letters in STATE_NAMES)])]
}

function calledAlso(text: string): string[] {
  const folded = words(text)
  const states = statesIn(text)
  const isNamed = (name: string) =>
    folded.includes(words(name)) || states.some((state) => folded.includes(words(name + state)))
  const bodies = Object.entries(BODIES).filter(([name, others]) => [name, ...others].some(isNamed))
  const names = bodies.flatMap(([name, others]) => [name, ...others])
  const joined = bodies.flatMap(([, others]) =>
    others.flatMap((letters) => states.map((state) => letters + state)),
  )
  return [...names, ...joined, ...states, ...states.map((state) => STATE_NAMES[state] ?? '')]
}

const answers = new Map<string, Answer>()

/** Typos are allowed from this length on: every letter of an abbreviation matters. */
const LONG_WORD = 5

/** Ranks by body (abbreviated, with or without hyphen), position, board, state or year, in any order. */
export function rankExam(exam: string, typed: string): number | undefined {
  const answer = answers.get(exam) ?? nameMatcher({ synonyms: { [exam]: calledAlso(exam) } })
  answers.set(exam, answer)
  const place = answer(exam, typed)
  const isShort = words(typed)
    .trim()
    .split(' ')
    .some((word) => word.length < LONG_WORD)
  return place !== undefined && place >= NEARLY && isShort ? undefined : place
}
