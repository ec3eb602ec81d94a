import type { Subject, Topic, Tree } from '../tree.ts'
import { folded } from './letters.ts'
import type { Refusal } from './refusals.ts'
import { sentences } from './sentences.ts'
import { flat } from './topics.ts'
import {
  areRelated,
  isCommonSubject,
  namesOccupation,
  soundsLikeBlock,
  soundsLikeSubject,
  speaksOfRules,
} from './words.ts'

const STUDIED =
  /\b(?:analise|aplicac\w+|artigos?|atos?|avaliac\w+|classificac\w+|codigo|compreensao|conceitos?|conjuntos|constituicao|controle|decretos?|direitos?|emprego|equacoes|estrutura|estatuto|evolucao|funcoes|fundamentos?|geral|gestao|historia|instrumentos|interpretac\w+|legislacao|lei|leis|logica|metodos?|modelos?|nocoes|normas?|operacoes|organizac\w+|ortografia|planejamento|politicas?|principios?|processos?|programas?|propriedades|regencia|regimes?|resoluc\w+|responsabilidade|seguranca|servicos?|sistemas?|tecnicas?|teorias?|textos?|tipos?|uso)\b/g
const ARTICLE = /^\s*(?:Art\.?\s*\d+|§\s*\d+|Parágrafo único)/gmu
// The same if the law lost its lines; a syllabus names articles in the middle of a phrase.
const INNER_ARTICLE = /(?<=[\p{L}.;:]\s)Art\.\s?\d+[º°.]*\s+\p{Lu}/gu
const DUTIES =
  /^\s*(?:anexo\s+\S+\s*[-–—:.]?\s*)?(?:d[ao]s\s+)?(?:descri[çc][ãa]o\s+(?:sum[áa]ria\s+)?d[ao]s\s+)?atribui[çc][õo]es\s/iu
const PROGRAMME = /conte[úu]dos?\s+program/iu
const CODE =
  /[{}]\s*$|=>|\w\(\)|^\s*(?:import .* from |(?:const|let|var) \w+ =|function \w+\(|def \w+\(|class \w+[ ({:]|#include|SELECT |<\/?\w+>)/gmu
const ASKED =
  /\bassinale\b|é (?:in)?correto (?:o que se )?afirma|alternativa (?:in)?correta|julgue (?:os|o) ite(?:ns|m)/giu
const ANSWER = /^\s*\(?[A-Ea-e]\s?[).–-]/gmu
// A timetable's header, and lines of a book's table of contents.
const WEEK = /\bsegunda(?:-feira)?[\s|]+ter[çc]a(?:-feira)?[\s|]+quarta\b/iu
const LED_TO_PAGE = /(?:\.[^\S\n]?){3,}[^\S\n]*\d{1,4}[^\S\n]*$/gmu
const CUT = /\[\s*(?:\.{3}|…)\s*\]|\(\s*(?:\.{3}|…)\s*\)/g

// Fewer letters are a greeting or a word.
const LEAST_LETTERS = 12

/** Returns why a text cannot be a syllabus, before it is read; undefined if it may be one. */
export function refusalOf(text: string): Refusal | undefined {
  const short = refusalOfFew(text)
  if (short) return short
  const lines = text.split('\n').filter((line) => line.trim() !== '').length
  const count = (sign: RegExp) => text.match(sign)?.length ?? 0
  if (count(CODE) > Math.max(3, lines * 0.3)) return 'code'
  if (count(ARTICLE) > Math.max(4, lines * 0.12)) return 'law'
  if (count(INNER_ARTICLE) > Math.max(4, text.length / 2000)) return 'law'
  if (DUTIES.test(text) && !PROGRAMME.test(text)) return 'unknown'
  if (WEEK.test(text) || count(LED_TO_PAGE) > Math.max(3, lines * 0.4)) return refusalWithout(text, 'unknown')
  if (asksQuestions(count(ASKED), count(ANSWER))) return 'paper'
  return count(CUT) > Math.max(1, lines / 40) ? 'amendment' : undefined
}

/** An asking word is enough if two questions have all their answers. */
const asksQuestions = (asked: number, answers: number): boolean =>
  (asked > 1 && answers > 3) || (asked > 0 && answers > 7)

function refusalOfFew(text: string): Refusal | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return 'empty'
  return letters < LEAST_LETTERS ? 'unknown' : undefined
}

// A list's numbers in a row, without their words: "1. 2. 3. 4.".
const APART = /(?<![\d.])(?:\d{1,2}(?:\.\d{1,2})*\s?[.)–-]\s+){4,}/g
const BEFORE_WORDS = /(?<!\p{L}\s?)(?<![\d.])\d{1,2}(?:\.\d{1,2})*\s?[.)–-]?\s+\p{Lu}/gu

/** Whether columns separated most of a programme's numbers from their words. */
export function isApart(programme: string): boolean {
  const apart = programme.match(APART)?.flatMap((run) => run.match(/\S+/g) ?? []) ?? []
  return apart.length > (programme.match(BEFORE_WORDS)?.length ?? 0)
}

// Headings that a syllabus never has.
const FOREIGN =
  /^(?:ingredientes|modo de (?:preparo|fazer|usar)|clausula\b|dados pessoais|experiencia profissional|itens da nota|quem somos)/

// An answer sheet's letters are not topics.
const SHORTEST_MEAN = 4
const LONGEST_MEAN = 320
const LONGEST_TITLED_MEAN = 800
const LEAST_STUDIED = 0.02

/** Returns why a tree is no syllabus: it has no subjects, tells a story, or names nothing to study. */
export function refusalOfTree({ blocks }: Tree, titled: boolean): Refusal | undefined {
  const subjects = blocks.flatMap((block) => block.subjects)
  const topics = subjects.flatMap((subject) => flat(subject.topics))
  const words = topics.map(({ text }) => text).join(' ')
  const refused = refusalOfLengths(topics.flatMap(sayingsIn), words, titled)
  if (refused) return refused
  if (subjects.filter(isOfRules).length > subjects.length / 2 || hasSections(subjects)) return 'rules'
  if (listsSubjects(subjects) || (!titled && isOfOthers(subjects, words))) return 'unknown'
  return isStudied(subjects, words, titled) ? undefined : 'unknown'
}

/** A numbered topic keeps its sentences together: exams for judges have whole paragraphs. */
const sayingsIn = ({ num, text }: Topic): string[] => (num === undefined ? [text] : sentences(text))

/** Returns why topics of such lengths are none; undefined if they may be. */
function refusalOfLengths(topics: readonly string[], words: string, titled: boolean): Refusal | undefined {
  const mean = words.length / topics.length
  if (topics.length < 2 || mean < SHORTEST_MEAN) return 'unknown'
  if (mean <= (titled ? LONGEST_TITLED_MEAN : LONGEST_MEAN)) return undefined
  return speaksOfRules(words) ? 'rules' : 'unknown'
}

/** Whether there are only names of subjects, without anything to study. */
const listsSubjects = ([only, ...more]: readonly Subject[]): boolean =>
  only !== undefined &&
  more.length === 0 &&
  isCommonSubject(only.name) &&
  only.topics.every(({ text }) => isCommonSubject(text) && !areRelated(text, only.name))

/** For a text without a programme's title: whether it tells a story, or has words that no edital has. */
const isOfOthers = (subjects: readonly Subject[], words: string) =>
  tellsFirst(subjects, words) || subjects.some(({ name }) => FOREIGN.test(folded(name)))

// An edital's own parts; a law has "Das provas" and "Dos recursos" too, but says nothing of enrolling.
const SECTION =
  /^d[aeo]s? (?:disposicoes|inscric|vagas|cargos|empregos|requisitos|isencao|provas?|titulos|recursos|resultados?|classificacao|desempate|homologacao|nomeacao|convocacao|posse|etapas|cronograma|concurso)/
const ENROLS = /^d[aeo]s? (?:inscric|vagas)/
const NUMBER = /^\s*\d{1,2}\s?[.)–-]?\s+/u
const LEAST_SECTIONS = 4

/** Whether lines or names are parts of an edital that explains how to enrol. */
function areSections(names: readonly string[]): boolean {
  const sections = names.map((name) => folded(name.replace(NUMBER, ''))).filter((name) => SECTION.test(name))
  return sections.length >= LEAST_SECTIONS && sections.some((name) => ENROLS.test(name))
}

/** Whether at least half of the tree are such parts. */
function hasSections(subjects: readonly Subject[]): boolean {
  const names = subjects.flatMap(({ name, topics }) => [name, ...topics.map(({ text }) => text)])
  const sections = names.filter((name) => SECTION.test(folded(name)))
  return areSections(sections) && sections.length >= names.length / 2
}

/** The refusal of a text without subjects: 'rules' for an edital without its programme, else `late`. */
export const refusalWithout = (text: string, late: Refusal): Refusal =>
  late === 'unknown' && areSections(text.split('\n')) ? 'rules' : late

/** Whether a nameless list follows words that say more than it does, as in a chat with two numbers. */
function tellsFirst([only, ...more]: readonly Subject[], words: string): boolean {
  return only?.heading === undefined && more.length === 0 && (only?.intro ?? '').length > words.length
}

/** Whether names and words are about study; more of them are needed without a title. */
function isStudied(subjects: readonly Subject[], words: string, titled: boolean): boolean {
  const known = subjects.filter(({ name }) => soundsLikeSubject(name)).length
  const named = subjects.filter(({ name }) => soundsLikeSubject(name) || soundsLikeBlock(name)).length
  const sure = titled || named >= Math.max(1, subjects.length * 0.2)
  const studied = (folded(words).match(STUDIED)?.length ?? 0) / words.split(/\s+/).length
  if (studied >= (sure ? LEAST_STUDIED : LEAST_STUDIED * 2)) return true
  return (sure && known >= subjects.length / 2) || arePosts(subjects, words) || nameTopics(subjects)
}

const [LEAST_TOPICS, SHARE_OF_NAMES, LEAST_WORDS] = [6, 0.9, 1.6]
// Words of a person who tells, asks or does something; a topic has none.
const TELLS =
  /(?<!\p{L})(?:é|são|foi|foram|era|será|serão|está|estão|tem|têm|vai|vão|vou|vamos|quero|preciso|podem?|devem?|deverá|eu|você|vocês|nós|meu|minha|comigo|obrigad[oa]|bom dia|boa noite|(?!lei)\p{Ll}{2,}ei|\p{Ll}{3,}ou)(?!\p{L})|R\$|^\p{Lu}?\p{Ll}+(?:ar|er|ir)\s/iu
const PERSON = /^(?:\p{Lu}\p{Ll}+(?:\s(?:d[aeo]s?|e))?\s?){2,6}$/u

/** Whether nearly everything is names of several words, without a sentence. */
function nameTopics(subjects: readonly Subject[]): boolean {
  const texts = subjects.flatMap((subject) => flat(subject.topics)).map(({ text }) => text)
  const names = new Set(texts.filter(isName))
  const words = texts.join(' ').split(/\s+/).length
  return (
    subjects.every(({ heading }) => heading !== undefined) &&
    texts.length >= LEAST_TOPICS &&
    names.size >= texts.length * SHARE_OF_NAMES &&
    words >= texts.length * LEAST_WORDS &&
    words <= texts.length * MOST_WORDS
  )
}

const isName = (text: string): boolean =>
  !(TELLS.test(text) || PERSON.test(text) || /\d{4,}|^\P{L}/u.test(text.replace(NORM, '')))

const MOST_WORDS = 16
const NORM = /\d[\d.]*\/\d{2,4}/gu
const DUTY = /(?<=^|[.;]\s)\p{Lu}?\p{Ll}+(?:ar|er|ir)\s|R\$|\bvagas?\b|\bsal[áa]rio/u

/** Whether several occupations have topics below them, and not duties or pay. */
const arePosts = (subjects: readonly Subject[], words: string): boolean =>
  subjects.length > 1 && subjects.every(({ name }) => namesOccupation(name)) && !DUTY.test(words)

/** Whether everything under a heading is the exam's rules. */
export function isOfRules({ topics, intro }: Subject): boolean {
  const all = flat(topics)
  const words = [intro ?? '', ...all.map(({ text }) => text)].join('. ')
  const ruled = all.filter(({ text }) => speaksOfRules(text)).length
  return all.length > 0 && ruled >= all.length / 2 && speaksOfRules(words)
}
