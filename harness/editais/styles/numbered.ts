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
]
