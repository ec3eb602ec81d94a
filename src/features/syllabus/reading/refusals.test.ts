import { describe, expect, it } from 'vitest'
import { readSyllabus } from './read.ts'
import { mayBeReadAnyway, READING_REFUSALS, type Refusal } from './refusals.ts'

// A law as study matter, without a word about enrolling.
const TRIALS = `PROCESSO CIVIL
1. Das disposições gerais. 2. Das provas. 3. Dos recursos. 4. Da posse. 5. Do cumprimento da sentença.`

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n')

const RECIPE = `BOLO DE CENOURA
INGREDIENTES:
1. 3 cenouras médias.
2. 4 ovos.
3. 1 xícara de óleo.
MODO DE PREPARO:
1. Bata as cenouras no liquidificador com os ovos e o óleo.
2. Misture a farinha e o açúcar.
3. Asse por 40 minutos em forno médio.`

const CONTRACT = `CONTRATO DE LOCAÇÃO
CLÁUSULA PRIMEIRA – DO OBJETO: O imóvel situado na Rua A, nº 10.
CLÁUSULA SEGUNDA – DO PRAZO: O prazo é de 12 meses.
1. O locatário pagará até o dia 5.
2. O atraso implica multa.`

const NEWS = `O governo anunciou nesta segunda-feira um novo pacote de medidas. Segundo o ministro, a proposta será enviada ao
Congresso até o fim do mês. A oposição criticou o texto. "Não vamos aceitar", disse o líder. A votação deve ocorrer em março.`

const CODE = `import { a } from './a.ts'
const b = () => {
  return a()
}
function c() {
  if (b) { return 1 }
}`

const AMENDMENT = `Onde se lê:
[...]
LÍNGUA PORTUGUESA: 1 Compreensão de textos. [...]
Leia-se:
[...]
LÍNGUA PORTUGUESA: 1 Interpretação de textos. [...]`

const PAPER = `LÍNGUA PORTUGUESA
1. Assinale a alternativa em que a crase está correta.
A) Vou à Roma.
B) Fui à escola.
C) Refiro-me à você.
DIREITO CONSTITUCIONAL
2. Sobre os direitos fundamentais, é correto afirmar que
A) são absolutos.
B) são relativos.
C) são todos coletivos.`

const NUMBERS_APART = `LÍNGUA PORTUGUESA – ENSINO FUNDAMENTAL
1. 2. 3. 4. 5.
Ortografia Divisão silábica Acentuação gráfica Verbo: emprego dos tempos e modos verbais Substantivo e adjetivo`

const DUTIES = `ATRIBUIÇÕES DOS CARGOS
CONTADOR: Elaborar balancetes; registrar atos e fatos contábeis; emitir pareceres; conciliar contas.
MOTORISTA: Conduzir veículos; zelar pela manutenção; verificar pneus e óleo.`

const ANSWERS = `GABARITO PRELIMINAR
LÍNGUA PORTUGUESA
1 A 2 C 3 D 4 B 5 E 6 A 7 B 8 C
MATEMÁTICA
9 B 10 C 11 A 12 E 13 D 14 A 15 B`

const LAW_ON_A_LINE =
  `LEI Nº 8.112, DE 11 DE DEZEMBRO DE 1990 Das Disposições Preliminares Art. 1º Esta Lei institui o Regime
Jurídico. Art. 2º Para os efeitos desta Lei, servidor é a pessoa investida em cargo público. Art. 3º Cargo público é
o conjunto de atribuições. Art. 4º É proibida a prestação de serviços gratuitos. Art. 5º São requisitos a idade e os
direitos políticos.`.replaceAll('\n', ' ')

const GUESTS = `LISTA DE CONVIDADOS
MESA 1
José Antônio Pereira
Maria Aparecida Santos
MESA 2
Antônia Ferreira
Luiz Carlos Barbosa`

const LIFE = `CURRÍCULO
DADOS PESSOAIS
Nome: João da Silva. Endereço: Rua das Flores, 10.
FORMAÇÃO ACADÊMICA
2010 – Bacharel em Direito, UFMG. 2014 – Pós-graduação em Gestão Pública.
IDIOMAS
Inglês avançado. Espanhol intermediário.`

const RESULTS = `RESULTADO FINAL
CARGO 1: ANALISTA
10000234, Ana Maria da Silva, 87.50, 1 / 10000544, Bruno Souza Lima, 86.00, 2
CARGO 2: TÉCNICO
10001234, Daniel Rocha Pinto, 77.50, 1 / 10001544, Eva Nunes, 76.00, 2.`

const WITHOUT_PROGRAMME = `EDITAL DE ABERTURA Nº 01/2026
A PREFEITURA DE BOA VISTA torna pública a abertura de inscrições para o Concurso Público.
1. DAS DISPOSIÇÕES PRELIMINARES
1.1 O Concurso Público será regido por este Edital.
2. DOS CARGOS
2.1 Os cargos e a remuneração constam do quadro a seguir:
Agente Administrativo 5 R$ 2.500,00
3. DAS INSCRIÇÕES
3.1 O valor da inscrição é de R$ 80,00.
4. DAS PROVAS
4.1 A prova objetiva terá 40 questões, conforme o quadro:
Língua Portuguesa 10 questões
Conhecimentos Específicos 20 questões
4.2 O conteúdo programático será publicado em edital complementar.
5. DOS RECURSOS
5.1 Caberá recurso no prazo de dois dias úteis.`

const CONTENTS = `SUMÁRIO
1. DAS DISPOSIÇÕES PRELIMINARES ........ 2
2. DOS CARGOS ........ 3
3. DAS INSCRIÇÕES ........ 5
4. DAS PROVAS ........ 9
ANEXO I – CONTEÚDO PROGRAMÁTICO ........ 25`

const CHAT = `[12/05/2026 09:12] Ana: oi, você viu o edital?
[12/05/2026 09:13] Bia: vi sim, muita coisa de português
[12/05/2026 09:14] Bia: 1. crase 2. regência
[12/05/2026 09:15] Ana: vamos estudar juntas?`

const TIMETABLE = `Segunda\tTerça\tQuarta\tQuinta\tSexta
Português\tMatemática\tPortuguês\tDireito\tMatemática
Direito\tInformática\tRedação\tPortuguês\tDireito`

const BOOK = `SUMÁRIO
Capítulo 1 – Introdução ao Direito ......... 11
1.1 Conceito de Direito ......... 12
1.2 Fontes ......... 18
Capítulo 2 – Direito Constitucional ......... 35`

const TWO_QUESTIONS = `LÍNGUA PORTUGUESA
1. Assinale a alternativa em que a crase está correta.
(A) Fui à pé.
(B) Cheguei à escola.
(C) Andei à cavalo.
(D) Escrevi à lápis.
2. O verbo "haver" é impessoal em:
(A) Haviam feito.
(B) Há dias não chove.
(C) Houveram-se bem.
(D) Hão de vir.`

describe('a text that is no syllabus', () => {
  it.each([
    ['a timetable', TIMETABLE, 'unknown'],
    ['the contents of a book', BOOK, 'unknown'],
    ['two questions of an exam', TWO_QUESTIONS, 'paper'],
    [
      'names of subjects alone',
      'CONTEÚDO PROGRAMÁTICO\nLÍNGUA PORTUGUESA\nMATEMÁTICA\nINFORMÁTICA',
      'unknown',
    ],
    ['nothing', '', 'empty'],
    ['numbers alone', '1 2 3 4 5 6 7 8 9\n10 11', 'empty'],
    ['a greeting', 'bom dia', 'unknown'],
    ['a recipe', RECIPE, 'unknown'],
    ['a contract', CONTRACT, 'unknown'],
    ['news', NEWS, 'unknown'],
    ['a list of names', GUESTS, 'unknown'],
    ['the results of an exam', RESULTS, 'unknown'],
    ['a curriculum vitae', LIFE, 'unknown'],
    ['an exam paper', PAPER, 'paper'],
    ['an answer sheet', ANSWERS, 'unknown'],
    ['the duties of posts', DUTIES, 'unknown'],
    ['a law that lost its lines', LAW_ON_A_LINE, 'law'],
    ['a list whose numbers came apart from its words', NUMBERS_APART, 'apart'],
    ['a shopping list', 'Compras\n- arroz\n- feijão\n- leite\nFarmácia\n- dipirona\n- vitamina C', 'unknown'],
    [
      'a table of posts',
      'Cargo Vagas Salário\nAnalista 10 R$ 5.000,00\nTécnico 20 R$ 3.000,00\nTOTAL 30',
      'unknown',
    ],
    ['code', CODE, 'code'],
    ['an edital without its programme', WITHOUT_PROGRAMME, 'rules'],
    ['a table of contents', CONTENTS, 'rules'],
    ['a chat in which somebody counts topics', CHAT, 'unknown'],
    [
      'a law',
      lines(
        20,
        (at) =>
          `Art. ${at + 1}º Esta Lei institui o regime jurídico.\n§ 1º Para os efeitos desta Lei, servidor é a pessoa.`,
      ),
      'law',
    ],
    ['an amendment with holes', AMENDMENT, 'amendment'],
    [
      'the rules of an exam',
      lines(
        60,
        (at) => `1.${at + 1} O candidato deverá efetuar a inscrição conforme este edital, no prazo previsto.`,
      ),
      'rules',
    ],
  ])('%s is refused with what to do, instead of a wrong tree', (_, text, reason) => {
    expect(readSyllabus(text)).toEqual({
      recognised: false,
      reason,
      message: expect.stringMatching(/[Cc]ole/),
    })
    const isText = reason !== 'empty'
    expect(mayBeReadAnyway(READING_REFUSALS[reason as Refusal])).toBe(isText)
    const anyway = readSyllabus(text, { anyway: true })
    if (!anyway.recognised) return expect(isText).toBe(false)
    // The student can edit all of it, each word once.
    expect(anyway.doubts.letters).toEqual({ lost: '', invented: '' })
    expect(anyway.outside).toEqual([])
    expect(anyway.tree.blocks.some(({ subjects }) => subjects.some(({ topics }) => topics.length > 0))).toBe(
      true,
    )
  })

  it.each(['a', 'A', 'e\u0301', '.', '-', '\uf0b7', '1.'])(
    'what has %j over and over for a word is refused, also in the middle of an edital',
    (sign) => {
      const text = `LÍNGUA PORTUGUESA: 1 Crase. 2 Ortografia ${sign.repeat(100_000)} 3 Pontuação.`
      for (const anyway of [false, true])
        expect(readSyllabus(text, { anyway })).toMatchObject({ recognised: false, reason: 'noise' })
    },
  )

  it.each(['\n', ' ', ' \n', '\t'])('%j over and over between two topics says nothing', (space) => {
    const read = readSyllabus(
      `LÍNGUA PORTUGUESA:\n1 Crase.${space.repeat(100_000)}\n2 Pontuação. 3 Ortografia.`,
    )
    expect(read).toMatchObject({
      tree: {
        blocks: [
          { subjects: [{ topics: [{ text: 'Crase' }, { text: 'Pontuação' }, { text: 'Ortografia' }] }] },
        ],
      },
    })
  })

  it('parts of a law with the names of an edital’s parts are accepted', () => {
    expect(readSyllabus(TRIALS)).toMatchObject({ recognised: true })
  })

  it('every refusal says what to do', () => {
    for (const message of Object.values(READING_REFUSALS)) expect(message).toMatch(/Cole|cole|Envie|Abra/)
  })
})
