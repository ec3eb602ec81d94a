import type { Style } from './style.ts'

/** Titles that are counted themselves, over a count that begins anew or over a list. */
export const RESTARTED_NUMBERS: Style[] = [
  {
    name: 'titles of which some are counted, over a count that begins anew',
    text: `CONHECIMENTOS GERAIS

Língua Portuguesa

1. Compreensão de textos.
2. Ortografia oficial.
2.1. Emprego das letras.

Plano Distrital de Política para Mulheres

1. Plano Distrital de Política para Mulheres, de acordo com o Decreto nº 42.590/2021.

1.6 Políticas Públicas e Gestão Governamental

1. Políticas públicas.
2. Análise de políticas públicas.
2.1. Modelos de decisão.

CONHECIMENTOS ESPECÍFICOS

2.1 Direito Administrativo

1. Estado e governo.
1.1. Conceitos.
2. Atos administrativos.

2.2 Direito Constitucional

1. Constituição.
2. Controle de constitucionalidade.`,
    tree: `= Língua Portuguesa
1|Compreensão de textos
2|Ortografia oficial
  2.1|Emprego das letras
= Plano Distrital de Política para Mulheres
1|Plano Distrital de Política para Mulheres, de acordo com o Decreto nº 42.590/2021
= Políticas Públicas e Gestão Governamental
1|Políticas públicas
2|Análise de políticas públicas
  2.1|Modelos de decisão
= Direito Administrativo
1|Estado e governo
  1.1|Conceitos
2|Atos administrativos
= Direito Constitucional
1|Constituição
2|Controle de constitucionalidade`,
  },
  {
    name: 'counted titles in capitals with a stop over dashes, also over one alone',
    text: `CONHECIMENTOS GERAIS
1 LÍNGUA PORTUGUESA.
- Compreensão de textos.
- Crase.
2 RACIOCÍNIO LÓGICO E MATEMÁTICA.
- Porcentagem.
- Regra de três.
3 CONHECIMENTOS SOBRE O DISTRITO FEDERAL E A RIDE,
- Realidade étnica, social e econômica do Distrito Federal.
4 PLANO DISTRITAL DE POLÍTICA PARA MULHERES.
- II Plano Distrital.`,
    tree: `= LÍNGUA PORTUGUESA
|Compreensão de textos
|Crase
= RACIOCÍNIO LÓGICO E MATEMÁTICA
|Porcentagem
|Regra de três
= CONHECIMENTOS SOBRE O DISTRITO FEDERAL E A RIDE
|Realidade étnica, social e econômica do Distrito Federal
= PLANO DISTRITAL DE POLÍTICA PARA MULHERES
|II Plano Distrital`,
  },
  {
    name: 'names with words of their own before the first number, and an annex in the midst of a sentence',
    text: `CONHECIMENTOS ESPECÍFICOS
Código de Trânsito Brasileiro: íntegra da Lei federal nº 9.503, de 23 de setembro de 1997, e suas alterações até a
data de publicação deste Edital: 1. Disposições preliminares; 2. Sistema Nacional de Trânsito; 3. Normas gerais de
circulação e conduta; 4. Penalidades; 5. Crimes de trânsito.
Resoluções do CONTRAN: resoluções do Conselho Nacional de Trânsito relacionadas a seguir, com os respectivos
anexos e as alterações até a data de publicação deste Edital: 1. Resolução CONTRAN nº 611, de 24 de maio de
2016; 2. Resolução CONTRAN nº 723, de 6 de fevereiro de 2018; 3. Resolução CONTRAN nº 789, de 18 de junho de 2020.
--- PAGE 41 ---
Legislação estadual: leis e decretos do Estado relacionados a seguir, com as alterações até a data de publicação: 1. Lei
estadual nº 13.296; 2. Decreto estadual nº 59.953; 3. Portaria Detran nº 68.`,
    tree: `= Código de Trânsito Brasileiro
1|Disposições preliminares
2|Sistema Nacional de Trânsito
3|Normas gerais de circulação e conduta
4|Penalidades
5|Crimes de trânsito
= Resoluções do CONTRAN
1|Resolução CONTRAN nº 611, de 24 de maio de 2016
2|Resolução CONTRAN nº 723, de 6 de fevereiro de 2018
3|Resolução CONTRAN nº 789, de 18 de junho de 2020
= Legislação estadual
1|Lei estadual nº 13.296
2|Decreto estadual nº 59.953
3|Portaria Detran nº 68`,
  },
  {
    name: 'subjects counted behind the list of another, on one line',
    text: `Língua Portuguesa:  1. Ortografia e pontuação. 2. Regência nominal e verbal. 3. Semântica.  Raciocínio Lógico:  1. Lógica proposicional.  2. Diagramas lógicos.  3. Probabilidade.  1. Noções de Direito Administrativo:  1.1. Princípios. 1.2. Atos administrativos. 1.3. Bens públicos.  2. Noções de Direito Constitucional: 2.1. Princípios fundamentais. 2.2. Poder Judiciário.  3. Legislação: 3.1. Código de Organização Judiciária. 3.2. Lei nº 14.133/2021.`,
    tree: `= Língua Portuguesa
1|Ortografia e pontuação
2|Regência nominal e verbal
3|Semântica
= Raciocínio Lógico
1|Lógica proposicional
2|Diagramas lógicos
3|Probabilidade
= Noções de Direito Administrativo
1.1|Princípios
1.2|Atos administrativos
1.3|Bens públicos
= Noções de Direito Constitucional
2.1|Princípios fundamentais
2.2|Poder Judiciário
= Legislação
3.1|Código de Organização Judiciária
3.2|Lei nº 14.133/2021`,
  },
]
