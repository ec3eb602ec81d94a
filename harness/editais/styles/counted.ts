import type { Style } from './style.ts'

/** Titles that are counted over prose, labels above lists, and bullets of symbol fonts. */
export const COUNTED: Style[] = [
  {
    name: 'counted titles in small letters over prose',
    text: `ANEXO II – CONTEÚDO PROGRAMÁTICO
1. Conhecimentos Básicos
1.1. Língua Portuguesa
Compreensão e interpretação de textos. Ortografia oficial. Crase. Pontuação.
1.2. Noções de Informática
Windows 10 e 11. Correio eletrônico. Segurança da informação.
2. Conhecimentos Específicos
2.1. Assistente Administrativo
Noções de administração. Gestão de documentos. Redação oficial.
2.2. Contador
MCASP. Lei nº 4.320/1964. Demonstrações contábeis.`,
    tree: `= Língua Portuguesa
|Compreensão e interpretação de textos
|Ortografia oficial
|Crase
|Pontuação
= Noções de Informática
|Windows 10 e 11
|Correio eletrônico
|Segurança da informação
= Assistente Administrativo
|Noções de administração
|Gestão de documentos
|Redação oficial
= Contador
|MCASP
|Lei nº 4.320/1964
|Demonstrações contábeis`,
  },
  {
    name: 'the items of an edital as titles',
    text: `13. DO CONTEÚDO PROGRAMÁTICO
13.1. Conhecimentos Básicos
13.1.1. Língua Portuguesa
Compreensão e interpretação de textos. Ortografia oficial. Crase. Pontuação.
13.1.2. Noções de Informática
Windows 10 e 11. Correio eletrônico. Segurança da informação.
13.2. Conhecimentos Específicos
13.2.1. Assistente Administrativo
Noções de administração. Gestão de documentos. Redação oficial.
13.2.2. Contador
MCASP. Lei nº 4.320/1964. Demonstrações contábeis.`,
    tree: `= Língua Portuguesa
|Compreensão e interpretação de textos
|Ortografia oficial
|Crase
|Pontuação
= Noções de Informática
|Windows 10 e 11
|Correio eletrônico
|Segurança da informação
= Assistente Administrativo
|Noções de administração
|Gestão de documentos
|Redação oficial
= Contador
|MCASP
|Lei nº 4.320/1964
|Demonstrações contábeis`,
  },
  {
    name: 'counted subjects and posts that lead their prose',
    text: `2. CONHECIMENTOS GERAIS
2.1. Língua Portuguesa: Gêneros textuais. Morfossintaxe. Crase.
2.2. Legislação: Lei nº 8.429/1992. Lei nº 12.527/2011.
3. CONHECIMENTOS ESPECÍFICOS
3.1. Operador de Máquinas: Manutenção preventiva. NR-11 e NR-12. Primeiros socorros.
3.2. Psicólogo: Psicologia do desenvolvimento. Psicopatologia. Código de Ética Profissional.`,
    tree: `= Língua Portuguesa
|Gêneros textuais
|Morfossintaxe
|Crase
= Legislação
|Lei nº 8.429/1992
|Lei nº 12.527/2011
= Operador de Máquinas
|Manutenção preventiva
|NR-11 e NR-12
|Primeiros socorros
= Psicólogo
|Psicologia do desenvolvimento
|Psicopatologia
|Código de Ética Profissional`,
  },
  {
    name: 'what the points are for, above each list',
    text: `ÁREA 01: ANATOMIA HUMANA
Pontos para a prova escrita e didática:
01. Sistema esquelético e articular.
02. Sistema muscular.
03. Sistema respiratório.
ÁREA 02: ENSINO DE MATEMÁTICA
Pontos para a prova escrita e didática:
01. Tendências em Educação Matemática.
02. Limites, derivadas e aplicações.
03. Espaços vetoriais e transformações lineares.`,
    tree: `= ÁREA 01: ANATOMIA HUMANA
01|Sistema esquelético e articular
02|Sistema muscular
03|Sistema respiratório
= ÁREA 02: ENSINO DE MATEMÁTICA
01|Tendências em Educação Matemática
02|Limites, derivadas e aplicações
03|Espaços vetoriais e transformações lineares`,
  },
  {
    name: 'arrows and ticks of a symbol font, as letters',
    text: `PORTUGUÊS
Ø Tipologia e gêneros textuais.
Ø Semântica:
ü sinonímia e antonímia;
ü denotação e conotação.
Ø Pontuação.
CARGO 14: AGENTE DE TRÂNSITO
Ø Código de Trânsito Brasileiro.
Ø Sinalização viária:
ü sinalização vertical;
ü sinalização horizontal.
Ø Primeiros socorros no trânsito.`,
    tree: `= PORTUGUÊS
|Tipologia e gêneros textuais
|Semântica
  |sinonímia e antonímia
  |denotação e conotação
|Pontuação
= CARGO 14: AGENTE DE TRÂNSITO
|Código de Trânsito Brasileiro
|Sinalização viária
  |sinalização vertical
  |sinalização horizontal
|Primeiros socorros no trânsito`,
  },
]
