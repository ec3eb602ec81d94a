import { restored } from './lost-accents.ts'

// Names of subjects in Brazilian exams, without accents.
const SUBJECT =
  /^(a?tualidades|acessibilidade|administracao|analise|arquitetura|arquivologia|atos normativos|atualidades|auditoria|banco de dados|biologia|ciencias?|clinica|codigo|compreensao|comportamentos|comunicacao|conhecimentos?|contabilidade|controle externo|criminalistica|criminologia|cultura|desenvolvimento|diagnostico|didatica|disciplina|direitos?|diversidade|economia|educacao|enfermagem|engenharia|espanhol|estatistica|estatuto|estrutura|etica|farmac|filosofia|financas|fisica|fundamentos|geografia|gestao|governanca|gramatica|historia|informatica|ingles|inteligencia|interpretacao|legislacao|lei|lingua|linguagens?|literatura|logica|matematica|materia|medicina|medicina legal|microinformatica|nocoes|normas|operacoes|orcamento|organizacao|pedagogia|politicas?|portugues|probabilidade|processo|protocolo|psicologia|quimica|raciocinio|realidade|redacao|redes|regimento|regime|rotinas|saude|seguranca|servico social|sistemas?|sociologia|sus|suporte|tecnologia|temas|teoria|tributos?|vendas)\b/

// Parts of an exam that contain subjects, and posts.
const BLOCK =
  /^((?:prova|modulo|bloco|parte|grupo|eixo|unidade|caderno|componente|p)\s*(?:n[o.]*\s*)?(?:[ivx]+|\d+)\b|nivel\b|ensino\b|alfabetizad[oa]s?\b|cargos?\b|(?:emprego|funcao)\b(?! d[aeo]s? )|enfase\b|perfil\b|especialidade\b|area(s)? (?:de|\d)|para (?:os|o|todos|as)\b|comum (?:a|para)\b|comuns\b|todos os (?:cargos|empregos)|(?:questoes de )?conhecimentos (?:gerais|basicos|comuns|especificos|complementares|especializados|regionais)|(?:gerais|basicos|especificos|complementares)$|formacao (?:geral|basica|especifica)|disciplinas? (?:comuns|basicas|especificas)|conteudos? (?:comuns|basicos|especificos|gerais)|provas? (?:objetivas?|de conhecimentos)|objetos? de avaliacao|habilidades|conteudos? programaticos?)/

const POST =
  /^(?:cargos?|(?:emprego|funcao)(?! d[aeo]s? )|enfase|perfil|especialidade|nivel|ensino|alfabetizad[oa]s?|para (?:os|o|todos|as)|comum|todos os|area)\b/

/** Whether a heading sounds like a subject. */
export function soundsLikeSubject(name: string): boolean {
  return SUBJECT.test(restored(name).trim())
}

// Subjects so common that their name alone identifies them.
const COMMON =
  /^(?:conhecimento especifico|conhecimentos (?:gerais|basicos|especificos|pedagogicos|regionais)|nocoes (?:de|em|sobre) \S|lingua (?:portuguesa|inglesa|espanhola)|portugues\b|matematica\b|raciocinio logico|(?:informatica|atualidades|legislacao|geografia|historia|redacao|ingles|espanhol)$|direito (?:administrativo|constitucional|penal|civil|processual|tributario|do trabalho|eleitoral|previdenciario|empresarial))/

/** Whether a heading contains one of the most common subjects. */
export function isCommonSubject(name: string): boolean {
  return COMMON.test(restored(name).trim())
}

/** Whether a heading is a common subject by itself: "Noções de Direito Penal", not "Noções de geometria". */
export const namesCommonSubject = (name: string): boolean =>
  isCommonSubject(restored(name).replace(/^\s*nocoes (?:de|em|sobre) /, '')) && !soundsLikeBlock(name)

/** The distinctive words of a name, folded. */
export const distinctiveWords = (name: string): ReadonlySet<string> =>
  new Set(
    restored(name)
      .match(/[a-z]{4,}/g)
      ?.filter((word) => word !== 'nocoes'),
  )

/** Whether all distinctive words of one name are in the other. */
export const areAkin = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.isSubsetOf(other) || other.isSubsetOf(one)

/** Whether two names share their subject: "DIREITO", "Direito Penal". */
export const areRelated = (one: string, other: string): boolean =>
  areAkin(distinctiveWords(one), distinctiveWords(other))

const OCCUPATION =
  /^(?:administrador|advogad|agente|ajudante|almoxarife|analista|antropolog[oa]\b|arquitet|arquivista|assessor|assistente|atendente|atuari[oa]\b|auditor|auxiliar|bibliotec|biolog|biomedic[oa]\b|bombeir|borracheir|carpinteir|cirurgia|condutor|consultor\b|contador|controlador (?:intern|gera)|coordenador|copeir|coveir|cozinheir|cuidador|defensor public|delegad|dentista|desenhist|desenvolvedor|diplomata\b|digitador|economista|educador|eletricista|estatistico\b|encanador|enfermeir|engenheir|escrevent|escritur|escriva|farmaceutic|faxineir|fiscal|fisioterapeut|fonoaudiolog|gari\b|geograf[oa]\b|geolog[oa]\b|historiador|guarda|inspetor|instrutor|interprete|investigador|jardineir|jornalista|juiz\b|lavador|leiturista|marceneir|mecanic[oa]\b|medic[oa]\b|merendeir|monitor|museolog[oa]\b|musico\b|motorista|nutricionista|odontolog|oficial|operador|orientador|papiloscopista|pedagog[oa]\b|pedreir|perit|pesquisador|pintor|porteir|procurador|professor|programador|promotor de justica|psicolog[oa]\b|quimico\b|recepcionista|redator\b|revisor de|secretari[oa]\b|servente|sociolog[oa]\b|soldado|soldador|supervisor|taquigraf[oa]\b|tecnic[oa] |tecnolog[oa] |telefonista|terapeuta|tesoureir|tratorista|tradutor|veterinari[oa]\b|vigi|zelador|zootecnist)/

/** Whether a line names an occupation: "Auxiliar de Serviços Gerais". */
export const namesOccupation = (name: string): boolean => OCCUPATION.test(restored(name).trim())

/** Whether a heading sounds like a part of the exam, or a post. */
export function soundsLikeBlock(name: string): boolean {
  return BLOCK.test(restored(name).trim())
}

/** Whether a heading sounds like a subject, and not like a part of an exam. */
export const namesSubject = (name: string): boolean => soundsLikeSubject(name) && !soundsLikeBlock(name)

const EVERYBODY =
  /^(?:(?:para|comum a|comuns a)\s+)?(?:todos\s+os\s+)?(?:cargos?|empregos?|funcoes)\s*[:–-]?\s*todos\b|^(?:(?:para|comum a|comuns a)\s+)?todos\s+os\s+(?:cargos|empregos|candidatos)\b/

/** Whether a heading says that the text above is for everybody: "CARGOS: TODOS". */
export function isForEverybody(name: string): boolean {
  return EVERYBODY.test(restored(name).trim())
}

/** Whether a heading names a post or other addressees. */
export function soundsLikePost(name: string): boolean {
  return POST.test(restored(name).trim())
}

/** Whether a heading's few words describe a post: "ESCOLARIDADE: Ensino Médio". */
export function saysOfPost(name: string): boolean {
  return /^(?:cargos?|empregos?|funcao|escolaridade|provas?|requisitos?|vagas|carga horaria)$/.test(
    restored(name).trim(),
  )
}

const RULE =
  /\b(?:candidat[oa]s?|itens das provas|nas? provas?|serão (?:avaliad|considerad|aplicad|cobrad)|(?:poder|dever|abordar|considerar-se-)(?:á|ão)(?!\p{L})|este edital|do edital|publicação d[oe]|será (?:considerad|avaliad|eliminad|cobrad|aplicad))/giu

/** Whether a passage is about the exam's rules and names nothing to study. */
export function speaksOfRules(text: string): boolean {
  const hits = text.match(RULE)?.length ?? 0
  return hits > 0 && hits >= text.length / 250
}
