import type { Subject, Topic, Tree } from '../../src/features/syllabus/tree.ts'

/** A made-up passage in the way a board writes its syllabuses, and the tree it should give. */
export interface Style {
  name: string
  text: string
  /** One line a node: "= subject", then "number|text" or "|text", two spaces deeper under its parent. */
  tree: string
}

/** Reads the outline that a style is written with. */
export function outlined(tree: string): Tree {
  const subjects: Subject[] = []
  let open: Topic[] = []
  for (const line of tree.split('\n').filter((each) => each.trim() !== '')) {
    if (line.startsWith('= ')) {
      subjects.push({ name: line.slice(2), topics: [] })
      open = []
      continue
    }
    const depth = (/^ */.exec(line)?.[0].length ?? 0) / 2
    const [num = '', text = ''] = line.trim().split('|')
    const topic: Topic = num === '' ? { text } : { num, text }
    open = [...open.slice(0, depth), topic]
    const parent = open[depth - 1]
    if (parent) parent.children = [...(parent.children ?? []), topic]
    else subjects.at(-1)?.topics.push(topic)
  }
  return { blocks: [{ name: '', subjects }] }
}

/** Passages in the ways of many boards. */
export const STYLES: Style[] = [
  {
    name: 'titles alone in a line, sentences below, no numbers',
    text: `ANEXO II – CONTEÚDO PROGRAMÁTICO
Observação: Considerar-se-á a legislação vigente até a data da publicação do Edital de Abertura das Inscrições.
CONHECIMENTOS GERAIS
Língua Portuguesa
Domínio da ortografia oficial. Emprego da acentuação gráfica. Emprego dos sinais de pontuação. Flexão nominal e
verbal. Pronomes: emprego, formas de tratamento e colocação. Domínio dos mecanismos de coesão textual. Emprego
de tempos e modos verbais. Vozes do verbo.
Raciocínio Lógico-Matemático
Números inteiros e racionais: operações (adição, subtração, multiplicação, divisão, potenciação); expressões numéricas;
múltiplos e divisores de números naturais; problemas. Frações e operações com frações.
CONHECIMENTOS ESPECÍFICOS
Noções de Direito Administrativo
Administração pública: princípios básicos. Poderes administrativos: poder hierárquico; poder disciplinar. Lei nº
8.112/1990. Lei nº 14.133/2021 (arts. 1º a 27).`,
    tree: `= Língua Portuguesa
|Domínio da ortografia oficial
|Emprego da acentuação gráfica
|Emprego dos sinais de pontuação
|Flexão nominal e verbal
|Pronomes: emprego, formas de tratamento e colocação
|Domínio dos mecanismos de coesão textual
|Emprego de tempos e modos verbais
|Vozes do verbo
= Raciocínio Lógico-Matemático
|Números inteiros e racionais: operações (adição, subtração, multiplicação, divisão, potenciação); expressões numéricas; múltiplos e divisores de números naturais; problemas
|Frações e operações com frações
= Noções de Direito Administrativo
|Administração pública: princípios básicos
|Poderes administrativos: poder hierárquico; poder disciplinar
|Lei nº 8.112/1990
|Lei nº 14.133/2021 (arts. 1º a 27)`,
  },
  {
    name: 'titles with a colon at the head of a paragraph, sentences, no numbers',
    text: `CONHECIMENTOS GERAIS
Língua Portuguesa: Leitura e interpretação de diversos tipos de textos (literários e não literários). Sinônimos e
antônimos. Sentido próprio e figurado das palavras. Pontuação. Classes de palavras: substantivo, adjetivo, numeral,
pronome, verbo, advérbio, preposição e conjunção: emprego e sentido que imprimem às relações que estabelecem.
Matemática: Resolução de situações-problema, envolvendo: adição, subtração, multiplicação e divisão. Mínimo múltiplo
comum. Porcentagem. Razão e proporção.
Noções de Informática: MS-Windows 10: conceito de pastas, diretórios, arquivos e atalhos, área de trabalho. MS-Word
2016: estrutura básica dos documentos, edição e formatação de textos. Internet: navegação, conceitos de URL.
CONHECIMENTOS ESPECÍFICOS
Conhecimentos Específicos: Ética no serviço público. Noções de arquivo. Lei Federal nº 8.429/92.`,
    tree: `= Língua Portuguesa
|Leitura e interpretação de diversos tipos de textos (literários e não literários)
|Sinônimos e antônimos
|Sentido próprio e figurado das palavras
|Pontuação
|Classes de palavras: substantivo, adjetivo, numeral, pronome, verbo, advérbio, preposição e conjunção: emprego e sentido que imprimem às relações que estabelecem
= Matemática
|Resolução de situações-problema, envolvendo: adição, subtração, multiplicação e divisão
|Mínimo múltiplo comum
|Porcentagem
|Razão e proporção
= Noções de Informática
|MS-Windows 10: conceito de pastas, diretórios, arquivos e atalhos, área de trabalho
|MS-Word 2016: estrutura básica dos documentos, edição e formatação de textos
|Internet: navegação, conceitos de URL
= Conhecimentos Específicos
|Ética no serviço público
|Noções de arquivo
|Lei Federal nº 8.429/92`,
  },
  {
    name: 'capitals with a colon, sentences, no numbers',
    text: `LÍNGUA PORTUGUESA: Interpretação e compreensão de texto. Organização estrutural dos textos. Marcas de textualidade:
coesão, coerência e intertextualidade. Modos de organização discursiva: descrição, narração, exposição.
DIREITO CONSTITUCIONAL: Constituição: conceito e classificação. Direitos e garantias fundamentais: art. 5º. Organização
do Estado. Emenda Constitucional nº 103/2019.
LEGISLAÇÃO ESPECÍFICA: Lei Complementar nº 35/1979 (LOMAN). Resolução CNJ n. 230/2016.`,
    tree: `= LÍNGUA PORTUGUESA
|Interpretação e compreensão de texto
|Organização estrutural dos textos
|Marcas de textualidade: coesão, coerência e intertextualidade
|Modos de organização discursiva: descrição, narração, exposição
= DIREITO CONSTITUCIONAL
|Constituição: conceito e classificação
|Direitos e garantias fundamentais: art. 5º
|Organização do Estado
|Emenda Constitucional nº 103/2019
= LEGISLAÇÃO ESPECÍFICA
|Lei Complementar nº 35/1979 (LOMAN)
|Resolução CNJ n. 230/2016`,
  },
  {
    name: 'capitals alone in a line, numbers with dots, one item a line, three levels',
    text: `LÍNGUA PORTUGUESA
1. Leitura e compreensão de textos:
1.1. Assunto.
1.2. Estruturação do texto.
1.3. Ideias principais e secundárias.
2. Léxico:
2.1. Significação de palavras e expressões no texto.
2.2. Estrutura e formação de palavras:
2.2.1. Radicais.
2.2.2. Afixos.
3. Aspectos linguísticos.
LEGISLAÇÃO
1. Constituição Federal de 1988 – arts. 37 a 41.
2. Lei nº 8.429/1992 e suas alterações.
3. Lei Orgânica do Município.`,
    tree: `= LÍNGUA PORTUGUESA
1|Leitura e compreensão de textos
  1.1|Assunto
  1.2|Estruturação do texto
  1.3|Ideias principais e secundárias
2|Léxico
  2.1|Significação de palavras e expressões no texto
  2.2|Estrutura e formação de palavras
    2.2.1|Radicais
    2.2.2|Afixos
3|Aspectos linguísticos
= LEGISLAÇÃO
1|Constituição Federal de 1988 – arts. 37 a 41
2|Lei nº 8.429/1992 e suas alterações
3|Lei Orgânica do Município`,
  },
  {
    name: 'numbers with a parenthesis in a paragraph',
    text: `PORTUGUÊS
1) Leitura, interpretação e relação entre as ideias de textos de gêneros textuais diversos. 2) Fonética e Fonologia:
encontros vocálicos e consonantais; dígrafos. 3) Ortografia: emprego das letras. 4) Morfologia: processos de formação
de palavras. 5) Sintaxe.
INFORMÁTICA
1) Informática em Geral: conceitos. 2) Windows 10. 3) Microsoft Word 365. 4) Internet e segurança.`,
    tree: `= PORTUGUÊS
1|Leitura, interpretação e relação entre as ideias de textos de gêneros textuais diversos
2|Fonética e Fonologia: encontros vocálicos e consonantais; dígrafos
3|Ortografia: emprego das letras
4|Morfologia: processos de formação de palavras
5|Sintaxe
= INFORMÁTICA
1|Informática em Geral: conceitos
2|Windows 10
3|Microsoft Word 365
4|Internet e segurança`,
  },
  {
    name: 'bullets',
    text: `LÍNGUA PORTUGUESA
• Compreensão e interpretação de textos.
• Ortografia e acentuação.
• Emprego dos sinais de pontuação e da crase nos textos
oficiais.
RACIOCÍNIO LÓGICO
• Conjuntos.
• Lógica proposicional: conectivos, tabelas-verdade.
• Análise combinatória`,
    tree: `= LÍNGUA PORTUGUESA
|Compreensão e interpretação de textos
|Ortografia e acentuação
|Emprego dos sinais de pontuação e da crase nos textos oficiais
= RACIOCÍNIO LÓGICO
|Conjuntos
|Lógica proposicional: conectivos, tabelas-verdade
|Análise combinatória`,
  },
  {
    name: 'semicolons alone part the topics',
    text: `PORTUGUÊS: Interpretação de texto; Ortografia oficial; Acentuação gráfica; Emprego de crase; Concordância nominal e
verbal; Regência (verbal e nominal; exceções).
MATEMÁTICA: Números reais; Equações do 1º grau; Porcentagem e juros simples.`,
    tree: `= PORTUGUÊS
|Interpretação de texto
|Ortografia oficial
|Acentuação gráfica
|Emprego de crase
|Concordância nominal e verbal
|Regência (verbal e nominal; exceções)
= MATEMÁTICA
|Números reais
|Equações do 1º grau
|Porcentagem e juros simples`,
  },
  {
    name: 'Roman subjects in a running paragraph',
    text: `CONHECIMENTOS ESPECÍFICOS
I- FINANÇAS 1. Fundamentos de finanças corporativas. 1.1. Valor do dinheiro no tempo. 1.2. Risco e retorno. 2. Taxa de Longo
Prazo (TLP). II- ADMINISTRAÇÃO PÚBLICA 1. Evolução da administração. 2. Lei nº 13.303/2016. 2.1. Licitações. 3. Governança.
III- CONTABILIDADE 1. Conceitos gerais. 2. Balanço patrimonial.`,
    tree: `= FINANÇAS
1|Fundamentos de finanças corporativas
  1.1|Valor do dinheiro no tempo
  1.2|Risco e retorno
2|Taxa de Longo Prazo (TLP)
= ADMINISTRAÇÃO PÚBLICA
1|Evolução da administração
2|Lei nº 13.303/2016
  2.1|Licitações
3|Governança
= CONTABILIDADE
1|Conceitos gerais
2|Balanço patrimonial`,
  },
  {
    name: 'six levels and the words of a law before a number',
    text: `LEGISLAÇÃO TRIBUTÁRIA
1. Constituição Federal. 2. Código Tributário do Estado, com o 2.1. Livro Primeiro, com o 2.1.1. Título I, que abrange:
2.1.1.1. Capítulo I: disposições gerais. 2.1.1.2. Capítulo II, com as 2.1.1.2.1. Seção I. 2.1.1.2.2. Seção II, com a
2.1.1.2.2.1. Subseção única. 2.1.2. Título II. 3. Decreto nº 4.852/1997. 4. Lei nº 11.651/1991, arts. 1º a 12, 27 e 30.`,
    tree: `= LEGISLAÇÃO TRIBUTÁRIA
1|Constituição Federal
2|Código Tributário do Estado, com o
  2.1|Livro Primeiro, com o
    2.1.1|Título I, que abrange
      2.1.1.1|Capítulo I: disposições gerais
      2.1.1.2|Capítulo II, com as
        2.1.1.2.1|Seção I
        2.1.1.2.2|Seção II, com a
          2.1.1.2.2.1|Subseção única
    2.1.2|Título II
3|Decreto nº 4.852/1997
4|Lei nº 11.651/1991, arts. 1º a 12, 27 e 30`,
  },
  {
    name: 'posts and areas over subjects, outline in a paragraph',
    text: `21.2.2 CONHECIMENTOS ESPECÍFICOS
CARGO 1: ANALISTA JUDICIÁRIO – ÁREA: ADMINISTRATIVA
NOÇÕES DE ADMINISTRAÇÃO: 1 Planejamento. 1.1 Planejamento estratégico. 2 Processo decisório. 3 IN nº 5/2017.
GESTÃO DE PESSOAS: 1 Conceitos. 2 Avaliação de desempenho.
CARGO 2: ANALISTA JUDICIÁRIO – ÁREA: JUDICIÁRIA
DIREITO CIVIL: 1 Lei de Introdução às Normas do Direito Brasileiro. 1.1 Vigência. 2 Pessoas naturais. 3 Código Civil,
arts. 1 a 78. 4 Bens.`,
    tree: `= NOÇÕES DE ADMINISTRAÇÃO
1|Planejamento
  1.1|Planejamento estratégico
2|Processo decisório
3|IN nº 5/2017
= GESTÃO DE PESSOAS
1|Conceitos
2|Avaliação de desempenho
= DIREITO CIVIL
1|Lei de Introdução às Normas do Direito Brasileiro
  1.1|Vigência
2|Pessoas naturais
3|Código Civil, arts. 1 a 78
4|Bens`,
  },
  {
    name: 'headings without any mark in one line, numbers that begin anew',
    text: `Arquivologia 1. Fundamentos da arquivologia. 2. Gestão de documentos. 2.1. Protocolo. 2.2. Avaliação de documentos. 3. Modelo e-ARQ Brasil 2.0. 3.1. Requisitos. 4. Lei nº 8.159/1991. Biblioteconomia 1. Documentação e informação. 2. Linguagens documentárias. 2.1. CDU. 3. Norma ABNT NBR 6023. Contabilidade 1. Princípios. 2. Lei nº 4.320/1964. 3. Balanços.`,
    tree: `= Arquivologia
1|Fundamentos da arquivologia
2|Gestão de documentos
  2.1|Protocolo
  2.2|Avaliação de documentos
3|Modelo e-ARQ Brasil 2.0
  3.1|Requisitos
4|Lei nº 8.159/1991
= Biblioteconomia
1|Documentação e informação
2|Linguagens documentárias
  2.1|CDU
3|Norma ABNT NBR 6023
= Contabilidade
1|Princípios
2|Lei nº 4.320/1964
3|Balanços`,
  },
  {
    name: 'inner headings that go on with the numbering',
    text: `MATEMÁTICA FINANCEIRA E ESTATÍSTICA
Matemática Financeira:
1. Juros simples.
2. Juros compostos.
Estatística:
3. Média e mediana.
4. Distribuição normal.
DIREITO TRIBUTÁRIO
1. Sistema Tributário Nacional.
2. Impostos.`,
    tree: `= MATEMÁTICA FINANCEIRA E ESTATÍSTICA
|Matemática Financeira
  1|Juros simples
  2|Juros compostos
|Estatística
  3|Média e mediana
  4|Distribuição normal
= DIREITO TRIBUTÁRIO
1|Sistema Tributário Nacional
2|Impostos`,
  },
  {
    name: 'resolutions, dates and numbers',
    text: `LEGISLAÇÃO DE TRÂNSITO:
1. Código de Trânsito Brasileiro – Lei nº 9.503, de 23 de setembro de 1997. 2. Resoluções do CONTRAN: 2.1. Resolução
nº 14, de 06 de fevereiro de 1998. 2.2. Resolução CONTRAN nº 900, de 09 de março de 2022 – consolida as normas sobre
3 tipos de penalidade. 2.3. Resolução nº 1.013, de 16 de outubro de 2024. 3. Portaria nº 10 de 2 de maio de 2010.
NOÇÕES DE CIDADANIA:
1. Estatuto do Idoso: art. 1 a 10. 2. Lei n. 13.146/2015, arts. 3º, 4º e 5º.`,
    tree: `= LEGISLAÇÃO DE TRÂNSITO
1|Código de Trânsito Brasileiro – Lei nº 9.503, de 23 de setembro de 1997
2|Resoluções do CONTRAN
  2.1|Resolução nº 14, de 06 de fevereiro de 1998
  2.2|Resolução CONTRAN nº 900, de 09 de março de 2022 – consolida as normas sobre 3 tipos de penalidade
  2.3|Resolução nº 1.013, de 16 de outubro de 2024
3|Portaria nº 10 de 2 de maio de 2010
= NOÇÕES DE CIDADANIA
1|Estatuto do Idoso: art. 1 a 10
2|Lei n. 13.146/2015, arts. 3º, 4º e 5º`,
  },
  {
    name: 'a list copied from a page, without marks',
    text: `Língua Portuguesa
Interpretação de textos
Ortografia
Crase
Regência verbal e nominal
Direito Administrativo
Atos administrativos
Poderes da Administração
Licitações (Lei nº 14.133/2021)`,
    tree: `= Língua Portuguesa
|Interpretação de textos
|Ortografia
|Crase
|Regência verbal e nominal
= Direito Administrativo
|Atos administrativos
|Poderes da Administração
|Licitações (Lei nº 14.133/2021)`,
  },
  {
    name: 'numbered subjects in title case over their items',
    text: `CONTEÚDO PROGRAMÁTICO
1. Língua Portuguesa
1.1. Compreensão de textos.
1.2. Ortografia oficial.
2. Noções de Informática
2.1. Conceitos básicos.
2.2. Windows 11.
3. Direito Administrativo
3.1. Atos administrativos.
3.2. Lei nº 9.784/1999.`,
    tree: `= Língua Portuguesa
1.1|Compreensão de textos
1.2|Ortografia oficial
= Noções de Informática
2.1|Conceitos básicos
2.2|Windows 11
= Direito Administrativo
3.1|Atos administrativos
3.2|Lei nº 9.784/1999`,
  },
  {
    name: 'a mark of an amendment between numbers, all in one line',
    text: `NOÇÕES DE DIREITO CIVIL: 1 Pessoas. 1.1 Personalidade. 2 Bens. (Retificado por meio do Edital nº 3 – PGE, de 2 de março de 2026) 2.1 Classificação. 3 Fatos jurídicos. 3.1 Prescrição e decadência. 4 Contratos.`,
    tree: `= NOÇÕES DE DIREITO CIVIL
1|Pessoas
  1.1|Personalidade
2|Bens
  2.1|Classificação
3|Fatos jurídicos
  3.1|Prescrição e decadência
4|Contratos`,
  },
  {
    name: 'a subject that is said to be for all posts, then prose and numbers',
    text: `LÍNGUA PORTUGUESA (PARA TODOS OS CARGOS)
1. Interpretação de texto. 2. Gêneros textuais. 3. Coesão.
ATUALIDADES (PARA TODOS OS CARGOS)
Fatos relevantes da política, da economia e da cultura no Brasil e no mundo.
ASSISTENTE SOCIAL
1. Serviço social na contemporaneidade. 2. Lei nº 8.662/1993. 3. Ética profissional.`,
    tree: `= LÍNGUA PORTUGUESA (PARA TODOS OS CARGOS)
1|Interpretação de texto
2|Gêneros textuais
3|Coesão
= ATUALIDADES (PARA TODOS OS CARGOS)
|Fatos relevantes da política, da economia e da cultura no Brasil e no mundo
= ASSISTENTE SOCIAL
1|Serviço social na contemporaneidade
2|Lei nº 8.662/1993
3|Ética profissional`,
  },
  {
    name: 'Roman items and letters',
    text: `ÉTICA NO SERVIÇO PÚBLICO
I – Ética e moral.
II – Código de Ética: Decreto nº 1.171/1994.
III – Conflito de interesses.
REDAÇÃO OFICIAL
a) Manual de Redação;
b) Padrão ofício;
c) Pronomes de tratamento.`,
    tree: `= ÉTICA NO SERVIÇO PÚBLICO
I|Ética e moral
II|Código de Ética: Decreto nº 1.171/1994
III|Conflito de interesses
= REDAÇÃO OFICIAL
a|Manual de Redação
b|Padrão ofício
c|Pronomes de tratamento`,
  },
]
