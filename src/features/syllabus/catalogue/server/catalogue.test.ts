import { readdir, readFile } from 'node:fs/promises'
import { Compile } from 'typebox/schema'
import { describe, expect, it, test } from 'vitest'
import { found } from '../../../../shared/find.ts'
import { rankExam } from '../../../careers/exam-search.ts'
import { CatalogueEntry } from '../../contract.ts'
import { PUBLISHED_SCHEMA } from '../../format/contract.ts'
import { idsOf, topicsOf } from '../../format/walk.ts'
import { spokenName } from '../../rules.ts'
import { entriesOf } from '../entries.ts'
import { catalogue } from './catalogue.ts'

const schema = Compile(PUBLISHED_SCHEMA)
const entrySchema = Compile(CatalogueEntry)
const files = (await readdir('catalogue')).filter((name) => name.endsWith('.json'))

describe.each(files)('the edital %s', (name) => {
  it('is of the published schema and called by its id', async () => {
    const text = await readFile(`catalogue/${name}`, 'utf8')
    const document = JSON.parse(text)
    expect(schema.Errors(document)[1]).toEqual([])
    expect(name).toBe(`${document.id}.edital.json`)
  })

  it('says whose it is, by which act of which day, and where the text is from', async () => {
    const documents = await catalogue()
    const id = name.replace('.edital.json', '')
    const document = documents.get(id)
    expect(document?.atos?.[0]?.nome).toMatch(/Edital|Concurso/)
    expect(document?.atos?.[0]?.data).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(document?.fonte?.como).toMatch(/texto extraído do PDF|página pública|cópia pública/)
    const entry = entriesOf([...documents.values()]).find((one) => one.id === id)
    expect(entrySchema.Errors(entry)[1]).toEqual([])
    expect(Object.values(entry ?? {}).every((value) => value !== '')).toBe(true)
  })
})

it('the catalogue has editais of seven boards, each id once in its edital', async () => {
  const documents = [...(await catalogue()).values()]
  expect(new Set(documents.map(({ banca }) => banca)).size).toBeGreaterThanOrEqual(7)
  for (const document of documents) {
    const topics = topicsOf(document)
    expect(topics.length).toBeGreaterThan(20)
    expect(new Set(topics.map(({ topic }) => topic.id)).size).toBe(topics.length)
    expect(idsOf(document).size).toBeGreaterThan(topics.length)
  }
})

const entries = entriesOf([...(await catalogue()).values()])

it('a student who hears the list tells every edital from every other', () => {
  const heard = entries.map(spokenName)
  expect(heard.filter((name, at) => heard.indexOf(name) < at)).toEqual([])
})

const named = entries.map(({ body, position, board, year }) => ({
  name: `${body} ${position} ${board} ${year}`,
}))
const findings = (typed: string) => found(named, typed, rankExam).map(({ name }) => name)

test.each([
  ['TJ-SP', /^Tribunal de Justiça do Estado de São Paulo/],
  ['TJSP', /^Tribunal de Justiça/],
  ['tj sp', /^Tribunal de Justiça/],
  ['TJ/SP', /^Tribunal de Justiça/],
  ['tj são paulo', /^Tribunal de Justiça/],
  ['escrevente', /^Tribunal de Justiça/],
  ['escrevente tjsp 2023', /^Tribunal de Justiça/],
  ['BB', /^Banco do Brasil/],
  ['banco do brasil', /^Banco do Brasil/],
  ['escriturário bb', /^Banco do Brasil/],
  ['CNU', /\(CPNU\)/],
  ['cpnu bloco 7', /\(CPNU\)/],
  ['concurso nacional unificado', /\(CPNU\)/],
  ['concurso da caixa', /^Caixa.*Técnico Bancário Novo Cesgranrio 2024$/],
  ['CEF', /^Caixa/],
  ['tcu', /^Tribunal de Contas da União/],
  ['auditor do tcu', /^Tribunal de Contas da União/],
  ['SES-GO', /SES\/GO/],
  ['sesgo', /SES\/GO/],
  ['saúde goiás', /SES\/GO/],
  ['Cespe petrobras', /^Petrobras/],
  ['engenheiro caixa', /^Caixa/],
  ['cesgranrio 2022', /^Banco do Brasil/],
  ['escrevnete', /^Tribunal de Justiça/],
  ['PRF', /^Polícia Rodoviária Federal/],
  ['policial rodoviário', /^Polícia Rodoviária Federal/],
  ['concurso da prf', /^Polícia Rodoviária Federal/],
  ['PF', /^Polícia Federal/],
  ['agente da pf', /^Polícia Federal/],
  ['pf 2021', /^Polícia Federal.*2021$/],
  ['carteiro', /^Correios/],
  ['agente dos correios', /^Correios/],
  ['TBN', /^Caixa.*Técnico Bancário Novo/],
  ['técnico bancário caixa', /^Caixa.*Técnico Bancário Novo/],
  ['técnico do tcu', /^Tribunal de Contas da União.*Técnico/],
  ['IBGE', /\(IBGE\)/],
  ['censo', /\(IBGE\)/],
  ['depen', /^Departamento Penitenciário/],
  ['policial penal federal', /^Departamento Penitenciário/],
  ['senado', /^Senado Federal/],
  ['polícia legislativa', /^Senado Federal/],
  ['enem dos concursos', /\(CPNU\)/],
  ['concurso do bb', /^Banco do Brasil/],
  ['banco do brasil escriturario', /^Banco do Brasil/],
  ['bb tecnologia', /^Banco do Brasil.*Tecnologia/],
  ['rodoviária federal', /^Polícia Rodoviária Federal/],
  ['policial federal', /^Polícia Federal/],
  ['polícia federal agente 2025', /^Polícia Federal.*2025$/],
  ['ppf', /^Departamento Penitenciário/],
  ['senappen', /^Departamento Penitenciário/],
  ['tj-sp escrevente', /^Tribunal de Justiça.*Escrevente/],
  ['escrevente judiciário', /^Tribunal de Justiça.*Escrevente/],
  ['concurso dos correios', /^Correios/],
  ['caixa econômica', /^Caixa/],
  ['técnico da petrobras', /^Petrobras/],
  ['dataprev', /\(Dataprev\)/],
  ['acm', /\(IBGE\)/],
  ['aufc', /^Tribunal de Contas da União.*Auditor/],
  ['tefc', /^Tribunal de Contas da União.*Técnico/],
  ['INSS', /\(INSS\)/],
  ['técnico do inss', /\(INSS\)/],
  ['seguro social', /\(INSS\)/],
  ['TSE', /^Justiça Eleitoral/],
  ['tre técnico', /^Justiça Eleitoral.*Técnico/],
  ['TRE-SP', /^Justiça Eleitoral/],
  ['tribunal regional eleitoral', /^Justiça Eleitoral/],
  ['trt 10', /\(TRT-10\)/],
  ['pcgo', /\(PC-GO\)/],
  ['PC-PE', /\(PC-PE\)/],
  ['escrivão de pernambuco', /\(PC-PE\) Escrivão/],
  ['pm mg', /\(PM-MG\)/],
  ['soldado sc', /\(PM-SC\)/],
  ['polícia militar alagoas', /^Polícia Militar de Alagoas/],
  ['PM-AL', /^Polícia Militar de Alagoas/],
  ['PM-CE', /\(PM-CE\)/],
  ['policial penal de goiás', /\(PP-GO\)/],
  ['BNB', /\(BNB\)/],
  ['escrivão pf', /^Polícia Federal Escrivão/],
  ['agente administrativo pf', /^Polícia Federal Agente Administrativo/],
  ['papiloscopista', /^Polícia Federal Papiloscopista/],
  ['PM-SP', /\(PM-SP\)/],
  ['soldado pm são paulo', /\(PM-SP\)/],
  ['pcce', /\(PC-CE\)/],
  ['investigador ceará', /\(PC-CE\)/],
  ['tjsc', /\(TJSC\)/],
  ['tj-sc técnico', /\(TJSC\)/],
  ['polícia judicial trt', /\(TRT-10\) Técnico Judiciário – Agente da Polícia Judicial/],
  ['oficial de justiça', /Oficial de Justiça/],
  ['analista trt judiciária', /\(TRT-10\) Analista Judiciário – Área Judiciária/],
  ['oficial pm alagoas', /^Polícia Militar de Alagoas Oficial/],
  ['delegado ceará', /\(PC-CE\) Delegado/],
  ['delegado paraná', /\(PC-PR\) Delegado/],
  ['delegado pernambuco', /\(PC-PE\) Delegado/],
  ['TST', /\(TST\)/],
  ['receita federal', /^Receita Federal/],
  ['auditor da receita', /^Receita Federal Auditor/],
  ['analista tributário', /^Receita Federal Analista/],
  ['rfb', /^Receita Federal/],
  ['PM-RN', /\(PM-RN\)/],
  ['ibama', /\(Ibama\)/],
  ['tse analista judiciária', /^Justiça Eleitoral.*Área Judiciária/],
  ['pc mg', /\(PC-MG\)/],
  ['trt 8', /\(TRT-8\)/],
  ['tj ce', /\(TJ-CE\)/],
  ['tribunal de justiça do ceará', /\(TJ-CE\)/],
  ['pcpr', /\(PC-PR\)/],
  ['investigador paraná', /\(PC-PR\)/],
  ['PC-MA', /\(PC-MA\)/],
  ['polícia civil do amapá', /\(PC-AP\)/],
  ['mpes', /\(MP-ES\)/],
  ['ministério público', /^Ministério Público/],
  ['defensoria', /\(DPE-PB\)/],
  ['OAB', /\(OAB\)/],
  ['prova da ordem', /\(OAB\)/],
  ['exame da ordem', /\(OAB\)/],
  ['oab segunda fase', /\(OAB\)/],
  ['oab penal', /\(OAB\).*Penal/],
  ['oab civil', /\(OAB\).*Civil/],
  ['analista trt 8', /\(TRT-8\) Analista/],
  ['sefaz', /^Secretaria de Estado da Fazenda/],
  ['caixa ti', /^Caixa.*Tecnologia da Informação/],
  ['bb ti', /^Banco do Brasil.*Tecnologia/],
  ['tcu ti', /^Tribunal de Contas da União.*Tecnologia da Informação/],
  ['auditor fiscal', /^Receita Federal Auditor/],
  ['agente penitenciário', /^Departamento Penitenciário/],
  ['banco', /^Banco do Brasil/],
  ['concurso unificado', /\(CPNU\)/],
])('in the catalogue “%s” finds the edital that is meant', (typed, meant) => {
  expect(findings(typed)[0]).toMatch(meant)
})

test.each(['TJ-RJ', 'TJRJ', 'xyz', 'bndes'])(
  'in the catalogue “%s” finds nothing, as there is no such edital',
  (typed) => {
    expect(findings(typed)).toEqual([])
  },
)
