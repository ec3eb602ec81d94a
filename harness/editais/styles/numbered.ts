import type { Style } from './style.ts'

/** Numbered topics, subjects in lines of their own. */
export const NUMBERED: Style[] = [
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
  {
    name: 'sections, subjects and items in one numbering',
    text: `ANEXO I – CONTEÚDO PROGRAMÁTICO
1 CONHECIMENTOS BÁSICOS
1.1 LÍNGUA PORTUGUESA
1.1.1 Compreensão de textos.
1.1.2 Ortografia oficial.
1.2 RACIOCÍNIO LÓGICO
1.2.1 Conjuntos.
1.2.2 Probabilidade.
2 CONHECIMENTOS ESPECÍFICOS
2.1 DIREITO CONSTITUCIONAL
2.1.1 Constituição.
2.1.2 Direitos fundamentais.
2.2 DIREITO ADMINISTRATIVO
2.2.1 Atos.
2.2.2 Licitações (Lei nº 14.133/2021).`,
    tree: `= LÍNGUA PORTUGUESA
1.1.1|Compreensão de textos
1.1.2|Ortografia oficial
= RACIOCÍNIO LÓGICO
1.2.1|Conjuntos
1.2.2|Probabilidade
= DIREITO CONSTITUCIONAL
2.1.1|Constituição
2.1.2|Direitos fundamentais
= DIREITO ADMINISTRATIVO
2.2.1|Atos
2.2.2|Licitações (Lei nº 14.133/2021)`,
  },
  {
    name: 'numbered subjects in capitals, items that begin anew',
    text: `ANEXO I – CONTEÚDO PROGRAMÁTICO
1 CONHECIMENTOS BÁSICOS
1.1 LÍNGUA PORTUGUESA: 1 Compreensão e interpretação de textos de gêneros variados. 2 Reconhecimento de tipos e gêneros textuais. 3 Domínio da ortografia oficial.
1.2 NOÇÕES DE INFORMÁTICA: 1 Conceitos básicos e modos de utilização de aplicativos (Word, Excel e PowerPoint 2013, 2016 e 365). 2 Sistemas operacionais: Windows 7, 8 e 10. 3 Redes de computadores. 3.1 Internet e intranet.
1.3 LEGISLAÇÃO: 1 Lei nº 4.119/1962. 2 Decreto nº 53.464/1964. 3 Resolução CFP nº 10/2005.
2 CONHECIMENTOS ESPECÍFICOS
2.1 AGENTE ADMINISTRATIVO (CÓDIGO 200): 1 Noções de administração. 1.1 Abordagens. 2 Arquivologia. 3 Redação oficial.
2.2 CONTADOR (CÓDIGO 401): 1 Contabilidade geral. 2 Auditoria. 3 NBC TA 200.`,
    tree: `= LÍNGUA PORTUGUESA
1|Compreensão e interpretação de textos de gêneros variados
2|Reconhecimento de tipos e gêneros textuais
3|Domínio da ortografia oficial
= NOÇÕES DE INFORMÁTICA
1|Conceitos básicos e modos de utilização de aplicativos (Word, Excel e PowerPoint 2013, 2016 e 365)
2|Sistemas operacionais: Windows 7, 8 e 10
3|Redes de computadores
  3.1|Internet e intranet
= LEGISLAÇÃO
1|Lei nº 4.119/1962
2|Decreto nº 53.464/1964
3|Resolução CFP nº 10/2005
= AGENTE ADMINISTRATIVO (CÓDIGO 200)
1|Noções de administração
  1.1|Abordagens
2|Arquivologia
3|Redação oficial
= CONTADOR (CÓDIGO 401)
1|Contabilidade geral
2|Auditoria
3|NBC TA 200`,
  },
  {
    name: 'a heading over two lines, laws with a point after the n',
    text: `CONHECIMENTOS GERAIS
LÍNGUA PORTUGUESA
1. Compreensão e interpretação de textos. 2. Denotação e conotação. 3. Ortografia.
NOÇÕES DE DIREITO ADMINISTRATIVO
1. Princípios. 2. Atos administrativos. 2.1. Atributos. 3. Licitações (Lei n. 14.133, de 1º de abril de 2021). 4. Lei
Complementar Estadual n. 68/1992. 5. Improbidade: Lei n. 8.429/1992.
LEGISLAÇÃO DO PODER JUDICIÁRIO E DO TRIBUNAL DE
JUSTIÇA DO ESTADO DE RONDÔNIA
1. Código de Organização e Divisão Judiciária (Lei Complementar n. 94/1993). 2. Regimento Interno. 3. Resolução n. 325/2020.
ACESSIBILIDADE E DIVERSIDADE
Lei n. 13.146/2015. Resolução CNJ n. 401/2021. Protocolo para Julgamento com Perspectiva de Gênero.`,
    tree: `= LÍNGUA PORTUGUESA
1|Compreensão e interpretação de textos
2|Denotação e conotação
3|Ortografia
= NOÇÕES DE DIREITO ADMINISTRATIVO
1|Princípios
2|Atos administrativos
  2.1|Atributos
3|Licitações (Lei n. 14.133, de 1º de abril de 2021)
4|Lei Complementar Estadual n. 68/1992
5|Improbidade: Lei n. 8.429/1992
= LEGISLAÇÃO DO PODER JUDICIÁRIO E DO TRIBUNAL DE JUSTIÇA DO ESTADO DE RONDÔNIA
1|Código de Organização e Divisão Judiciária (Lei Complementar n. 94/1993)
2|Regimento Interno
3|Resolução n. 325/2020
= ACESSIBILIDADE E DIVERSIDADE
|Lei n. 13.146/2015
|Resolução CNJ n. 401/2021
|Protocolo para Julgamento com Perspectiva de Gênero`,
  },
]
