import type { Style } from './style.ts'

/** Subjects with numbers, or with text below their names, like those of a section. */
export const SECTIONS: Style[] = [
  {
    name: 'titles in capitals over topics that begin with one',
    text: `Anexo C – Conteúdos programáticos e bibliografia sugerida
1.1 LÍNGUA PORTUGUESA
1.1.1 TEXTO: Interpretação de textos literários e não literários.
1.1.2 GRAMÁTICA: Acentuação gráfica. Ortografia. Pontuação.
1.1.3 ESTILÍSTICA: figuras de linguagem.
1.2 MATEMÁTICA
1.2.1 ÁLGEBRA I: funções: definição, domínio, imagem, contradomínio; inequações.
1.2.2 ÁLGEBRA II: matrizes, determinantes e sistemas lineares; probabilidade.
1.3 LÍNGUA INGLESA
1.3.1 GRAMÁTICA: artigos; substantivos; pronomes; adjetivos.
1.3.2 TEXTOS: compreensão.`,
    tree: `= LÍNGUA PORTUGUESA
1.1.1|TEXTO: Interpretação de textos literários e não literários
1.1.2|GRAMÁTICA: Acentuação gráfica. Ortografia. Pontuação
1.1.3|ESTILÍSTICA: figuras de linguagem
= MATEMÁTICA
1.2.1|ÁLGEBRA I: funções: definição, domínio, imagem, contradomínio; inequações
1.2.2|ÁLGEBRA II: matrizes, determinantes e sistemas lineares; probabilidade
= LÍNGUA INGLESA
1.3.1|GRAMÁTICA: artigos; substantivos; pronomes; adjetivos
1.3.2|TEXTOS: compreensão`,
  },
  {
    name: 'a topic that is all in capitals',
    text: `1.2 MATEMÁTICA
1.2.1 ÁLGEBRA I: funções: definição, domínio, imagem, contradomínio; inequações.
1.2.2 ÁLGEBRA II: matrizes, determinantes e sistemas lineares; probabilidade.
1.2.3 NÚMEROS COMPLEXOS E POLINÔMIOS.
1.3 LÍNGUA INGLESA
1.3.1 GRAMÁTICA: artigos; substantivos; pronomes; adjetivos.
1.3.2 COMPREENSÃO DE TEXTOS.
1.4 FÍSICA
1.4.1 MECÂNICA: cinemática; leis de Newton.
1.4.2 ÓPTICA: reflexão, refração, espelhos, lentes.`,
    tree: `= MATEMÁTICA
1.2.1|ÁLGEBRA I: funções: definição, domínio, imagem, contradomínio; inequações
1.2.2|ÁLGEBRA II: matrizes, determinantes e sistemas lineares; probabilidade
1.2.3|NÚMEROS COMPLEXOS E POLINÔMIOS
= LÍNGUA INGLESA
1.3.1|GRAMÁTICA: artigos; substantivos; pronomes; adjetivos
1.3.2|COMPREENSÃO DE TEXTOS
= FÍSICA
1.4.1|MECÂNICA: cinemática; leis de Newton
1.4.2|ÓPTICA: reflexão, refração, espelhos, lentes`,
  },
  {
    name: 'whom it is for below each title',
    text: `LÍNGUA PORTUGUESA
Para todos os cargos
Conteúdo Programático:
1. Acentuação gráfica;
2. Pontuação.
CONHECIMENTOS GERAIS/LEGISLAÇÃO
Para todos os cargos
Conteúdo Programático:
1. Lei Orgânica do Município;
2. Lei nº 12.288/2010 – Estatuto da Igualdade Racial.
CONHECIMENTOS ESPECÍFICOS – AUDITOR-FISCAL
Conteúdo Programático:
1. Sistema Tributário Nacional;
2. Contabilidade geral e de custos.`,
    tree: `= LÍNGUA PORTUGUESA
1|Acentuação gráfica
2|Pontuação
= CONHECIMENTOS GERAIS/LEGISLAÇÃO
1|Lei Orgânica do Município
2|Lei nº 12.288/2010 – Estatuto da Igualdade Racial
= CONHECIMENTOS ESPECÍFICOS – AUDITOR-FISCAL
1|Sistema Tributário Nacional
2|Contabilidade geral e de custos`,
  },
  {
    name: 'points that Roman numbers count',
    text: `DIREITO CIVIL
PONTO I – Lei de Introdução às Normas do Direito Brasileiro.
PONTO II – Pessoas naturais e jurídicas. Desconsideração da personalidade jurídica. Bens.
PONTO III – Negócio jurídico. Defeitos e invalidade. Prescrição e decadência.
PONTO IV – Obrigações e contratos. Responsabilidade civil.
DIREITO AMBIENTAL
PONTO I – Princípios do Direito Ambiental. Competências: Lei Complementar nº 140/2011.
PONTO II – Licenciamento ambiental. Estudo de impacto.
PONTO III – Código Florestal: Lei nº 12.651/2012. Unidades de conservação: Lei nº 9.985/2000.`,
    tree: `= DIREITO CIVIL
I|Lei de Introdução às Normas do Direito Brasileiro
II|Pessoas naturais e jurídicas. Desconsideração da personalidade jurídica. Bens
III|Negócio jurídico. Defeitos e invalidade. Prescrição e decadência
IV|Obrigações e contratos. Responsabilidade civil
= DIREITO AMBIENTAL
I|Princípios do Direito Ambiental. Competências: Lei Complementar nº 140/2011
II|Licenciamento ambiental. Estudo de impacto
III|Código Florestal: Lei nº 12.651/2012. Unidades de conservação: Lei nº 9.985/2000`,
  },
]
