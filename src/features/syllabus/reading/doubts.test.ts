import { describe, expect, it } from 'vitest'
import { readSyllabus } from './read.ts'

const doubtsOf = (text: string) => {
  const reading = readSyllabus(text)
  return reading.recognised ? reading.doubts : undefined
}

const LINES = `LÍNGUA PORTUGUESA
1 Compreensão de textos de gêneros variados. 2 Ortografia oficial. 3 Emprego do sinal de crase. 4 Pontuação.
5 Concordância verbal e nominal. 6 Regência verbal e nominal. 7 Colocação dos pronomes átonos.
DIREITO ADMINISTRATIVO
1 Ato administrativo. 2 Poderes da administração pública. 3 Licitações e contratos. 4 Agentes públicos.`

describe('the doubts shown about a student’s pasted edital', () => {
  it('an intact text has no doubts', () => {
    const doubts = doubtsOf(LINES)
    expect(doubts).toMatchObject({ breaks: [], unused: [], long: [], strange: [] })
    expect(doubts).not.toHaveProperty('lacks')
  })

  it('a text without line breaks, or all in capitals, may have misplaced subjects', () => {
    expect(doubtsOf(LINES.replaceAll('\n', ' '))).toMatchObject({ lacks: 'lines' })
    expect(doubtsOf(LINES.toUpperCase())).toMatchObject({ lacks: 'small letters' })
  })

  it('a list of lines without numbers or full stops may be cut in the wrong places', () => {
    const bare = LINES.replace(/\d /g, '').replace(/\.\s/g, '\n').replace(/\.$/, '')
    expect(doubtsOf(bare)).toMatchObject({ lacks: 'ends' })
    expect(doubtsOf(LINES.replace(/\.\s/g, '\n').replace(/\.$/, ''))).not.toHaveProperty('lacks')
  })

  it('a short text on one line lacks line breaks too', () => {
    const short =
      'LÍNGUA PORTUGUESA 1. Compreensão de textos. 2. Crase. 3. Pontuação. MATEMÁTICA 1. Conjuntos.'
    const more =
      ' 2. Funções do primeiro grau. 3. Juros simples. DIREITO PENAL 1. Crimes contra a vida. 2. Penas e medidas de segurança.'
    expect(doubtsOf(short + more)).toMatchObject({ lacks: 'lines' })
  })

  it('the edital’s section that contains all subjects is not half of a name', () => {
    expect(doubtsOf(`16.2 CONHECIMENTOS\n${LINES}`)).toMatchObject({ strange: [] })
  })

  it('a text that lost its accented letters has damaged names, one that lost only accents has not', () => {
    const bare = LINES.normalize('NFD').replace(/\p{M}/gu, '')
    expect(doubtsOf(LINES.replace(/[À-ÿ]/g, ''))).toMatchObject({ lacks: 'accents' })
    expect(doubtsOf(bare)).not.toHaveProperty('lacks')
  })

  it('a skipped number is shown among whole words', () => {
    const words = 'a organização dos poderes e a defesa das instituições democráticas'
    const unused = doubtsOf(
      LINES.replace('2 Ortografia oficial.', `2 Ortografia, ${words}. 9 Crase.`),
    )?.unused
    expect(unused).toEqual([expect.stringMatching(/^…instituições democráticas\. 9 Crase\./)])
  })

  it('a list removed before the first name is shown, the rules of the exam are not', () => {
    const list =
      'Mercados. Inflação. Desemprego. Crescimento. Tributação. Regulação. Globalização. Câmbio. Juros.'
    const rules =
      'As provas serão realizadas na data provável. O candidato deverá comparecer com antecedência. '
    const counted = Array.from(
      { length: 30 },
      (_, at) => `${at + 5} Ato de número por extenso, e o que dele decorre.`,
    )
    const after = `${LINES} ${counted.join(' ')}`
    expect(doubtsOf(`${list}\n${after}`)?.strange).toEqual([expect.stringMatching(/^Mercados\. Inflação\./)])
    expect(doubtsOf(`${rules.repeat(5)}\n${after}`)?.strange).toEqual([])
  })

  it('a topic of half a page may be several topics', () => {
    const long = `2 Ortografia ${'oficial e emprego das letras e do sinal de crase, '.repeat(20)}entre outros.`
    expect(doubtsOf(LINES.replace('2 Ortografia oficial.', long))?.long).toEqual([
      expect.stringMatching(/^Ortografia oficial.*…$/),
    ])
  })

  it.each([
    [
      'a title in a line of its own that was taken for a topic',
      `DIREITO CIVIL\n1 Pessoas naturais. 2 Bens.\nGuarda dos filhos\n3 Fatos jurídicos. 4 Contratos em geral.`,
      'Guarda dos filhos',
    ],
    [
      'a subject in the middle of a topic',
      `CONHECIMENTOS BÁSICOS\n1 Compreensão de textos. 2 Emprego da crase. Matemática Razão e proporção. 3 Juros.
DIREITO CIVIL\n1 Pessoas naturais. 2 Bens. 3 Fatos jurídicos. 4 Contratos em geral.`,
      'Emprego da crase. Matemática Razão e proporção',
    ],
    [
      'a topic that ends in the middle of a phrase',
      `LÍNGUA PORTUGUESA\n• Ortografia oficial e\n• Emprego da crase\n• Pontuação\nDIREITO CIVIL
• Pessoas naturais\n• Bens e fatos jurídicos\n• Contratos em geral`,
      'Ortografia oficial e',
    ],
    [
      'a name that ends in the middle of a phrase',
      `LÍNGUA PORTUGUESA\nCompreensão de textos. Crase. Pontuação. Regência.
DIREITO CIVIL DE\nPessoas naturais. Bens. Fatos jurídicos. Contratos em geral.`,
      'DIREITO CIVIL DE',
    ],
    [
      'a part of the exam whose topics may be its subjects',
      `13.1 CONHECIMENTOS GERAIS\n13.1.1 LÍNGUA PORTUGUESA\na) Textos;\nb) Ortografia oficial.
13.1.2 MATEMÁTICA\na) Razão e proporção;\nb) Funções.\n13.2 CONHECIMENTOS DA CORPORAÇÃO
13.2.1 Primeiros socorros\na) Suporte básico de vida;\nb) Fraturas.
13.2.2 Legislação da corporação\na) Lei nº 7.479/1986;\nb) Decreto nº 16.036/1994.`,
      'CONHECIMENTOS GERAIS',
    ],
    [
      'a number of questions in a topic',
      `LÍNGUA PORTUGUESA\nCompreensão de textos. Crase. Biblioteca escolar 20 questões Acervo. Pontuação.
DIREITO CIVIL\nPessoas naturais. Bens. Fatos jurídicos. Contratos em geral.`,
      'Biblioteca escolar 20 questões Acervo',
    ],
    [
      'a post whose topics may be its subjects',
      `LÍNGUA PORTUGUESA\nCompreensão de textos. Crase. Pontuação. Regência.\nANALISTA – CONTABILIDADE
Contabilidade Geral: 1. Patrimônio. 2. Fatos contábeis.\nContabilidade Pública: 1. Conceito. 2. Receita.`,
      'ANALISTA – CONTABILIDADE',
    ],
    [
      'a subject that most exams have, alone among the topics of another',
      `DIREITO CONSTITUCIONAL\nTeoria da Constituição\nDireitos Fundamentais\nDireito Penal\nTeoria do crime
INFORMÁTICA\nHardware\nSoftware\nRedes`,
      'Direito Penal',
    ],
    [
      'a line called like a subject, in a list that closes none and prints all alike',
      `Língua Portuguesa\nLeitura de textos\nOrtografia oficial\nPontuação\nConhecimentos Específicos
Atribuições do cargo\nAtendimento ao público\nLegislação municipal\nHigiene do trabalho`,
      'Legislação municipal',
    ],
    [
      'a long topic that begins with a post',
      `LÍNGUA PORTUGUESA\nCompreensão de textos. Crase. Professor da Educação Básica com licenciatura plena em letras,
habilitação em língua inglesa e suas literaturas Concepções de linguagem. Pontuação.
DIREITO CIVIL\nPessoas naturais. Bens. Fatos jurídicos. Contratos em geral.`,
      'Professor da Educação Básica com licenciatura plena em letras, habilitação em língua…',
    ],
  ])('%s is shown', (_, text, piece) => {
    expect(doubtsOf(text)?.strange).toContain(piece)
  })
})
