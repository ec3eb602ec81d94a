import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { ScoringRule } from '../../scoring/contract.ts'
import { blocksOf, score, type Tally } from '../../scoring/rules.ts'
import type { DocumentBlock, SyllabusDocument } from '../format/contract.ts'

const Counts = Type.Record(Type.String(), Type.Integer({ minimum: 0 }))

/** A paper worked by hand. Counts are by id of a discipline, or of a part without any; points in hundredths. */
const Example = Type.Object({
  acertos: Counts,
  erros: Type.Optional(Counts),
  etapas: Type.Optional(Counts),
  pontos: Type.Integer(),
  resultado: Type.Enum(['aprovado', 'eliminado']),
})

const isRule = Compile(ScoringRule)
const areExamples = Compile(Type.Array(Example, { minItems: 1 }))

/** Faults of an edital's scoring rule, a sentence in Portuguese each. An edital without a rule has none. */
export function ruleFaults({ prova, blocos }: SyllabusDocument): string[] {
  if (prova === undefined) return []
  if (!isRule.Check(prova)) return ['prova: não é uma regra de pontuação deste formato.']
  const { exemplos } = prova as { exemplos?: unknown }
  const wrong = areExamples.Check(exemplos)
    ? exemplos.flatMap((example, at) => exampleFaults(prova, example, `prova, exemplo ${at + 1}`))
    : ['Falta prova.exemplos, provas calculadas à mão.']
  return [...sizeFaults(prova, blocos), ...wrong]
}

/** The parts against the blocks at the same places, and against their own disciplines. */
function sizeFaults({ partes }: ScoringRule, blocks: readonly DocumentBlock[]): string[] {
  return partes.flatMap(({ nome, itens, disciplinas }, at) => {
    const asked = partes.length === blocks.length ? (blocks[at]?.questoes ?? itens) : itens
    const sum = disciplinas?.reduce((all, one) => all + one.itens, 0) ?? itens
    return [asked, sum]
      .filter((other) => other !== itens)
      .map((other) => `prova, ${nome}: ${itens} questões, e não ${other}.`)
  })
}

function exampleFaults(rule: ScoringRule, example: Static<typeof Example>, name: string): string[] {
  const { acertos, erros = {}, etapas = {}, pontos, resultado } = example
  const blocks = rule.partes.flatMap(blocksOf)
  const ids = new Set(blocks.map(({ id }) => id))
  const unknown = Object.keys({ ...acertos, ...erros }).filter((id) => !ids.has(id))
  const tallies = blocks.map(({ id, items }): [string, Tally] => {
    const [right, wrong] = [acertos[id] ?? 0, erros[id] ?? 0]
    return [id, { right, wrong, blank: items - right - wrong, double: 0, annulled: 0 }]
  })
  const over = tallies.filter(([, { blank }]) => blank < 0).map(([id]) => id)
  const said = score(rule, { tallies: Object.fromEntries(tallies), typed: etapas })
  const verdict = said.verdict === 'approved' ? 'aprovado' : 'eliminado'
  return [
    ...unknown.map((id) => `${name}: a regra não tem ${id}.`),
    ...over.map((id) => `${name}: mais respostas que questões em ${id}.`),
    ...(said.total === pontos ? [] : [`${name}: dá ${said.total} centésimos, e não ${pontos}.`]),
    ...(verdict === resultado ? [] : [`${name}: dá ${verdict}, e não ${resultado}.`]),
  ]
}
