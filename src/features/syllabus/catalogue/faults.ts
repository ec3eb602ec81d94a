import { fold } from '../../../shared/text.ts'
import type { DocumentBlock, DocumentSubject, DocumentTopic, SyllabusDocument } from '../format/contract.ts'
import { normalise } from '../format/identity.ts'
import { topicsOf } from '../format/walk.ts'
import { ruleFaults } from './rule-faults.ts'

/** Letters; a longer topic is probably several, unless the official act has it so. */
export const LONG_TOPIC = 300
const SHOWN = 60

/** Returns a sentence for each fault to correct in an edital before others study by it. */
export function faultsOf(document: SyllabusDocument): string[] {
  const subjects = document.blocos.flatMap(({ disciplinas }) => disciplinas)
  return [
    ...missingIn(document),
    ...newerFaults(document),
    ...topicsOf(document).flatMap(({ topic, subject }) => topicFaults(topic, subject)),
    ...subjects.flatMap(subjectFaults),
    ...document.blocos.flatMap(sumFaults),
    ...document.blocos.flatMap((block) => positionFaults(block, document)),
    ...ruleFaults(document),
  ]
}

function missingIn({ orgao, cargo, ano, atos = [], fonte }: SyllabusDocument): string[] {
  const [act] = atos
  const parts: [what: string, known: unknown][] = [
    ['orgao', orgao],
    ['cargo', cargo],
    ['ano', ano],
    ['atos, com o nome e a data do edital', act?.nome && act.data],
    ['fonte.como, de onde veio o texto', fonte?.como],
  ]
  return parts.filter(([, known]) => !known).map(([what]) => `Falta ${what}.`)
}

/** Returns faults in the edital's facts on a newer one of its exam. */
function newerFaults({ ano = 0, ultimo, seguinte = ano }: SyllabusDocument): string[] {
  if (seguinte < ano) return [`seguinte: ${seguinte} é antes do ano deste edital, ${ano}.`]
  return ultimo && seguinte > ano ? ['ultimo e seguinte: ou já saiu um mais novo, ou não.'] : []
}

const shown = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)

function topicFaults({ texto, literal = false }: DocumentTopic, { nome }: DocumentSubject): string[] {
  if (texto.trim() === '') return [`${nome}: um tópico sem texto.`]
  if (texto.length <= LONG_TOPIC || literal) return []
  return [
    `${nome}: “${shown(texto)}” tem ${texto.length} letras: divida, ou diga literal: true se o ato o diz assim.`,
  ]
}

function subjectFaults({ nome, topicos }: DocumentSubject): string[] {
  if (topicos.length === 0) return [`${nome}: nenhum tópico.`]
  return doublesIn(topicos).map((text) => `${nome}: “${shown(text)}” está duas vezes no mesmo lugar.`)
}

/** Returns texts that occur twice below one parent although the official act does not repeat them. */
function doublesIn(topics: readonly DocumentTopic[]): string[] {
  const seen = new Set<string>()
  const doubles = topics.flatMap(({ texto, literal }) => {
    const key = normalise(texto)
    const isSeen = seen.has(key)
    seen.add(key)
    return isSeen && !literal ? [texto] : []
  })
  return [...doubles, ...topics.flatMap(({ filhos = [] }) => doublesIn(filhos))]
}

/** Returns a fault for a block of another position, which this exam's paper does not ask. */
function positionFaults({ nome, cargo: asked }: DocumentBlock, { cargo = '' }: SyllabusDocument): string[] {
  const isOther = asked && fold(asked) !== fold(cargo)
  return isOther ? [`${nome || 'Bloco sem nome'}: é de outro cargo, “${shown(asked)}”.`] : []
}

/** Compares a block's questions with the sum of its subjects', where all of them have a number. */
function sumFaults({ nome, questoes, disciplinas }: DocumentBlock): string[] {
  const said = disciplinas.flatMap(({ questoes: own }) => (own === undefined ? [] : [own]))
  if (questoes === undefined || said.length < disciplinas.length || said.length === 0) return []
  const sum = said.reduce((total, own) => total + own, 0)
  if (sum === questoes) return []
  return [`${nome || 'Bloco sem nome'}: ${questoes} questões, mas as disciplinas somam ${sum}.`]
}
