import type { Style } from './style.ts'

/** Numbered topics whose headings stand in running text, or that are hard to tell from other numbers. */
export const RUNNING_HEADINGS: Style[] = [
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
    name: 'reasons for each subject, groups that go on or begin anew',
    text: `CONTEÚDO PROGRAMÁTICO
CONHECIMENTOS GERAIS
LÍNGUA PORTUGUESA
1. Interpretação de texto. 2. Ortografia oficial. 3. Crase.
JUSTIFICATIVA: A disciplina é necessária para o desempenho das atribuições do cargo de Auditor, que elabora
relatórios e pareceres.
MATEMÁTICA FINANCEIRA E ESTATÍSTICA
Matemática Financeira: 1. Regra de três simples e composta. 2. Juros simples e compostos: capitalização e
descontos. Estatística: 3. Estatística descritiva. 3.1. Média. 3.2. Mediana. 4. Probabilidade.
JUSTIFICATIVA: O conhecimento é necessário para a auditoria.
DIREITO PENAL
1. Crimes contra a fé pública (arts. 289 a 311-A, do Código Penal). 2. Crimes contra a administração pública. 3. Lei nº 8.137/1990.
Legislação Penal Especial
1. Lei nº 9.613/1998. 2. Lei nº 12.850/2013.
TECNOLOGIA DA INFORMAÇÃO
1. Banco de dados. 2. Big data. 3. Python 3.9 e R 4.0. 4. Redes: TCP/IP, IPv6, 802.11.`,
    tree: `= LÍNGUA PORTUGUESA
1|Interpretação de texto
2|Ortografia oficial
3|Crase
= MATEMÁTICA FINANCEIRA E ESTATÍSTICA
|Matemática Financeira
  1|Regra de três simples e composta
  2|Juros simples e compostos: capitalização e descontos
|Estatística
  3|Estatística descritiva
    3.1|Média
    3.2|Mediana
  4|Probabilidade
= DIREITO PENAL
1|Crimes contra a fé pública (arts. 289 a 311-A, do Código Penal)
2|Crimes contra a administração pública
3|Lei nº 8.137/1990
|Legislação Penal Especial
  1|Lei nº 9.613/1998
  2|Lei nº 12.850/2013
= TECNOLOGIA DA INFORMAÇÃO
1|Banco de dados
2|Big data
3|Python 3.9 e R 4.0
4|Redes: TCP/IP, IPv6, 802.11`,
  },
  {
    name: 'a list of commas behind each name, broken once by the margin before a capital',
    text: `ADMINISTRAÇÃO DE RECURSOS HUMANOS: Estratégias de RH, Remuneração e Benefícios, Desempenho, Cultura
Organizacional, Desenvolvimento de RH, Gestão do Conhecimento, Carreira e Sucessão, Liderança e Equipe. LÓGICA:
Funções, Análise Combinatória, Progressões, Raciocínio Lógico Quantitativo. ESTATÍSTICA: Probabilidade, Estatística
Descritiva. CONTABILIDADE: Contabilidade Geral, Contabilidade de Custos, Contabilidade Gerencial.`,
    tree: `= ADMINISTRAÇÃO DE RECURSOS HUMANOS
|Estratégias de RH, Remuneração e Benefícios, Desempenho, Cultura Organizacional, Desenvolvimento de RH, Gestão do Conhecimento, Carreira e Sucessão, Liderança e Equipe
= LÓGICA
|Funções, Análise Combinatória, Progressões, Raciocínio Lógico Quantitativo
= ESTATÍSTICA
|Probabilidade, Estatística Descritiva
= CONTABILIDADE
|Contabilidade Geral, Contabilidade de Custos, Contabilidade Gerencial`,
  },
]
