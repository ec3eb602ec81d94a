import type { Style } from './style.ts'

/** Text of pages and columns between the words, and posts and labels between headings and items. */
export const PAGE_TEXT: Style[] = [
  {
    name: 'a word a line, as narrow columns come out',
    text: `NOÇÕES DE DIREITO PENAL
1
Princípios
constitucionais
do
Direito
Penal.
2
A
lei
penal
no
tempo.
3
Crimes
contra
a
pessoa.
4
Lei
nº
8.072/1990.`,
    tree: `= NOÇÕES DE DIREITO PENAL
1|Princípios constitucionais do Direito Penal
2|A lei penal no tempo
3|Crimes contra a pessoa
4|Lei nº 8.072/1990`,
  },
  {
    name: 'page heads between a number and its words',
    text: `CONHECIMENTOS ESPECÍFICOS
LEGISLAÇÃO DE TRÂNSITO:
1. Código de Trânsito Brasileiro: Lei nº 9.503/1997. 2. Resoluções do Conselho Nacional de Trânsito – CONTRAN: 2.1.
Página 41 de 60
PREFEITURA MUNICIPAL DE CAMPINA GRANDE
EDITAL Nº 04/2026
Resolução CONTRAN nº 14, de 06 de fevereiro de 1998; 2.2. Resolução CONTRAN nº 110, de 24 de fevereiro de 2000; 2.3. Resolução nº
160, de 22 de abril de 2004.
3. Primeiros socorros. 3.1. Avaliação da vítima.
NOÇÕES DE DIREITO: 1. Constituição Federal: artigos 5º, 6º e 144. 2. Estatuto Geral das Guardas Municipais: Lei nº
Página 42 de 60
PREFEITURA MUNICIPAL DE CAMPINA GRANDE
EDITAL Nº 04/2026
13.022/2014. 3. Abuso de autoridade.`,
    tree: `= LEGISLAÇÃO DE TRÂNSITO
1|Código de Trânsito Brasileiro: Lei nº 9.503/1997
2|Resoluções do Conselho Nacional de Trânsito – CONTRAN
  2.1|Resolução CONTRAN nº 14, de 06 de fevereiro de 1998
  2.2|Resolução CONTRAN nº 110, de 24 de fevereiro de 2000
  2.3|Resolução nº 160, de 22 de abril de 2004
3|Primeiros socorros
  3.1|Avaliação da vítima
= NOÇÕES DE DIREITO
1|Constituição Federal: artigos 5º, 6º e 144
2|Estatuto Geral das Guardas Municipais: Lei nº 13.022/2014
3|Abuso de autoridade`,
  },
  {
    name: 'a watermark in the middle of items',
    text: `CONHECIMENTOS BÁSICOS
LÍNGUA PORTUGUESA: 1 Compreensão e interpretação de textos de gêneros variados. 2 Reconhecimento de 33 tipos
textuais. 3 Domínio da ortografia oficial.
pcimarkpci MDAwMDowMDAwOjAwMDA6MDAwMDowMDAwOjAwMDA6MDAwMDowMDAw:VHVl
www.pciconcursos.com.br
34
4 Emprego das classes de palavras.
CONHECIMENTOS ESPECÍFICOS
ÊNFASE 4: ADMINISTRAÇÃO - BLOCO I: 1 Administração geral. 1.1 Planejamento. 2 Gestão de
pcimarkpci MDAwMDowMDAwOjAwMDA6MDAwMDowMDAwOjAwMDA6MDAwMDowMDAw:VHVl
www.pciconcursos.com.br
35
pessoas. BLOCO II: 1 Contabilidade. 2 Finanças. BLOCO III: 1 Direito. 2 Lei nº 13.303/2016.`,
    tree: `= LÍNGUA PORTUGUESA
1|Compreensão e interpretação de textos de gêneros variados
2|Reconhecimento de 33 tipos textuais
3|Domínio da ortografia oficial
4|Emprego das classes de palavras
= BLOCO I
1|Administração geral
  1.1|Planejamento
2|Gestão de pessoas
= BLOCO II
1|Contabilidade
2|Finanças
= BLOCO III
1|Direito
2|Lei nº 13.303/2016`,
  },
  {
    name: 'posts over subjects of one name',
    text: `CONHECIMENTOS GERAIS PARA TODOS OS CARGOS DE NÍVEL SUPERIOR
Língua Portuguesa: 1. Compreensão e interpretação de texto. 2. Tipologia e gêneros textuais.
Noções de Informática: 1. Conceitos e fundamentos básicos. 2. Conhecimento e utilização dos principais softwares
utilitários (compactadores de arquivos, chat, clientes de e-mails, reprodutores de vídeo, visualizadores de imagem, antivírus). 3. Word 2019.
CONHECIMENTOS ESPECÍFICOS
CARGO 401: ADMINISTRADOR
Conhecimentos Específicos: 1. Teorias administrativas: 1.1. Clássica; 1.2. Burocrática. 2. Gestão de pessoas.
CARGO 402: ASSISTENTE SOCIAL
Conhecimentos Específicos: 1. O Serviço Social no Brasil. 2. Lei nº 8.662/93. 3. LOAS.`,
    tree: `= Língua Portuguesa
1|Compreensão e interpretação de texto
2|Tipologia e gêneros textuais
= Noções de Informática
1|Conceitos e fundamentos básicos
2|Conhecimento e utilização dos principais softwares utilitários (compactadores de arquivos, chat, clientes de e-mails, reprodutores de vídeo, visualizadores de imagem, antivírus)
3|Word 2019
= Conhecimentos Específicos
1|Teorias administrativas
  1.1|Clássica
  1.2|Burocrática
2|Gestão de pessoas
= Conhecimentos Específicos
1|O Serviço Social no Brasil
2|Lei nº 8.662/93
3|LOAS`,
  },
  {
    name: 'groups in title case below a post',
    text: `CONTEÚDO PROGRAMÁTICO
MÓDULO I – CONHECIMENTOS BÁSICOS
LÍNGUA PORTUGUESA
Interpretação e compreensão de texto. Organização estrutural dos textos. Marcas de textualidade: coesão, coerência e
intertextualidade. Os gêneros textuais. Estrutura da frase portuguesa: operações de deslocamento, substituição,
modificação e correção.
NOÇÕES DE INFORMÁTICA
1. Conceitos básicos de informática. 2. Sistema operacional Windows 10. 3. MS-Office 2016. 3.1 Word. 3.2 Excel.
ÉTICA E LEGISLAÇÃO
Lei nº 8.112/1990 e suas alterações. Decreto nº 1.171/1994. Lei nº 8.429/1992.
MÓDULO II – CONHECIMENTOS ESPECÍFICOS
ANALISTA – CONTABILIDADE
Contabilidade Geral: 1. Conceito, objeto e objetivos. 2. Patrimônio. 3. Fatos contábeis.
Contabilidade Pública: 1. Conceito. 2. MCASP 10ª edição. 3. Lei nº 4.320/1964.
ANALISTA – DIREITO
Direito Constitucional: 1. Constituição. 2. Poder constituinte.
Direito Civil: 1. LINDB. 2. Pessoas.`,
    tree: `= LÍNGUA PORTUGUESA
|Interpretação e compreensão de texto
|Organização estrutural dos textos
|Marcas de textualidade: coesão, coerência e intertextualidade
|Os gêneros textuais
|Estrutura da frase portuguesa: operações de deslocamento, substituição, modificação e correção
= NOÇÕES DE INFORMÁTICA
1|Conceitos básicos de informática
2|Sistema operacional Windows 10
3|MS-Office 2016
  3.1|Word
  3.2|Excel
= ÉTICA E LEGISLAÇÃO
|Lei nº 8.112/1990 e suas alterações
|Decreto nº 1.171/1994
|Lei nº 8.429/1992
= ANALISTA – CONTABILIDADE
|Contabilidade Geral
  1|Conceito, objeto e objetivos
  2|Patrimônio
  3|Fatos contábeis
|Contabilidade Pública
  1|Conceito
  2|MCASP 10ª edição
  3|Lei nº 4.320/1964
= ANALISTA – DIREITO
|Direito Constitucional
  1|Constituição
  2|Poder constituinte
|Direito Civil
  1|LINDB
  2|Pessoas`,
  },
  {
    name: 'a label below each subject, and books after its items',
    text: `LÍNGUA PORTUGUESA
PROGRAMA:
1. Leitura e compreensão de textos:
1.1. Assunto.
1.2. Estruturação do texto.
2. Ortografia.
BIBLIOGRAFIA
1. BECHARA, Evanildo. Moderna Gramática Portuguesa. Nova Fronteira, 2019.
2. CEGALLA, Domingos. Novíssima gramática. 2020.
LEGISLAÇÃO
PROGRAMA:
1. Lei Orgânica do Município.
2. Constituição Federal, art. 37.
BIBLIOGRAFIA
1. BRASIL. Constituição da República Federativa do Brasil.
CONHECIMENTOS ESPECÍFICOS – CONTADOR
PROGRAMA:
1. Contabilidade geral. 2. Lei nº 4.320/1964. 3. MCASP.`,
    tree: `= LÍNGUA PORTUGUESA
1|Leitura e compreensão de textos
  1.1|Assunto
  1.2|Estruturação do texto
2|Ortografia
= LEGISLAÇÃO
1|Lei Orgânica do Município
2|Constituição Federal, art. 37
= CONHECIMENTOS ESPECÍFICOS – CONTADOR
1|Contabilidade geral
2|Lei nº 4.320/1964
3|MCASP`,
  },
]
