import type { Style } from './style.ts'

const MANY =
  'Conceito. Classificação. Elementos. Evolução. Princípios. Fontes. Interpretação. Aplicação. Eficácia. Limites. Controle. Reforma. Garantias. Deveres. Sujeitos. Objeto. Efeitos. Extinção'

/** Names that stand beside each other wherever the margin put them, and lists of whole paragraphs. */
export const SIBLING_NAMES: Style[] = [
  {
    name: 'counted items of a whole paragraph, as judges are asked',
    text: `Direito Constitucional
1. Constituição. ${MANY}.
2. Estados-membros. ${MANY}.
3. Poder Judiciário. ${MANY}.`,
    tree: `= Direito Constitucional
1|Constituição. ${MANY}
2|Estados-membros. ${MANY}
3|Poder Judiciário. ${MANY}`,
  },
  {
    name: 'letters that list topics with names in capitals',
    text: `MATEMÁTICA
a) CONJUNTOS – Noção de conjunto. Pertinência. Operações.
b) CÁLCULO ALGÉBRICO – Expressões algébricas. Produtos notáveis.
c) GEOMETRIA – Ângulos. Polígonos. Áreas.
QUÍMICA
a) SUBSTÂNCIAS E MISTURAS – Propriedades. Separação.
b) TERMOQUÍMICA – Calor de reação. Combustão.`,
    tree: `= MATEMÁTICA
a|CONJUNTOS – Noção de conjunto. Pertinência. Operações
b|CÁLCULO ALGÉBRICO – Expressões algébricas. Produtos notáveis
c|GEOMETRIA – Ângulos. Polígonos. Áreas
= QUÍMICA
a|SUBSTÂNCIAS E MISTURAS – Propriedades. Separação
b|TERMOQUÍMICA – Calor de reação. Combustão`,
  },
  {
    name: 'the head of a page, with the title of the programme, in the midst of an item',
    text: `CONTABILIDADE PÚBLICA
1. Conceito e campo de aplicação. 2. Sistema contábil e seus registros. 3. Regime contábil da despesa.
CONTABILIDADE GERAL
1. Lei nº 6.404/1976 e suas alterações. 2. Disponibilidades: conteúdo e classificação. 3. Critérios de avaliação de
ASSEMBLÉIA LEGISLATIVA DO ESTADO DO PARÁ – ALEPA
CONCURSO PÚBLICO Nº 002/2026
EDITAL DE ABERTURA N.º 001/2026, DE 28 DE SETEMBRO DE 2026
ANEXO II - CONTEÚDO PROGRAMÁTICO
CONCURSO PÚBLICO N.º 002/2026 DA ASSEMBLEIA LEGISLATIVA DO ESTADO DO PARÁ 7 / 8
estoques. 4. Despesas antecipadas. 5. Patrimônio líquido.
DIREITO ADMINISTRATIVO
1. Atos administrativos. 2. Licitações. 3. Agentes públicos.`,
    tree: `= CONTABILIDADE PÚBLICA
1|Conceito e campo de aplicação
2|Sistema contábil e seus registros
3|Regime contábil da despesa
= CONTABILIDADE GERAL
1|Lei nº 6.404/1976 e suas alterações
2|Disponibilidades: conteúdo e classificação
3|Critérios de avaliação de estoques
4|Despesas antecipadas
5|Patrimônio líquido
= DIREITO ADMINISTRATIVO
1|Atos administrativos
2|Licitações
3|Agentes públicos`,
  },
]
