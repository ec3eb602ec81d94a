import type { Style } from './style.ts'

/** Roman numbers that count the parts of a subject, and those that count subjects. */
export const ROMAN_NUMBERS: Style[] = [
  {
    name: 'Roman parts of one subject among others',
    text: `NOÇÕES DE INFORMÁTICA: 1 Redes de computadores. 1.1 Internet e intranet. 1.2 Programas de navegação e
de correio eletrônico. 2 Segurança da informação. 2.1 Noções de vírus, worms e pragas virtuais. 2.2
Procedimentos de cópias de segurança e armazenamento de dados na nuvem.
QUÍMICA: I ESTRUTURA DA MATÉRIA: 1 Modelos atômicos. 1.1 Partículas fundamentais do átomo. 1.2 Número
atômico e número de massa. 1.3 Massa molecular. II PROPRIEDADES E CLASSIFICAÇÃO PERIÓDICA DOS ELEMENTOS
QUÍMICOS: 1 Tabela periódica atual e sua estrutura. 1.1 Configuração eletrônica e raio dos átomos. 2
Energia de ionização. III LIGAÇÕES: 1 Ligação iônica. 2 Ligação covalente. 3 Número de oxidação.
FÍSICA: 1 Vetores. 1.1 Sistemas de forças. 2 Leis de Newton. 2.1 Trabalho, potência e rendimento. 2.2
Energia potencial e energia cinética. 3 Densidade e pressão. 4 Óptica geométrica.
BIOLOGIA: 1 Célula procariota e célula eucariota. 2 Ecologia. 2.1 Relações tróficas. 2.2 Biomas.`,
    tree: `= NOÇÕES DE INFORMÁTICA
1|Redes de computadores
  1.1|Internet e intranet
  1.2|Programas de navegação e de correio eletrônico
2|Segurança da informação
  2.1|Noções de vírus, worms e pragas virtuais
  2.2|Procedimentos de cópias de segurança e armazenamento de dados na nuvem
= QUÍMICA
I|ESTRUTURA DA MATÉRIA
  1|Modelos atômicos
    1.1|Partículas fundamentais do átomo
    1.2|Número atômico e número de massa
    1.3|Massa molecular
II|PROPRIEDADES E CLASSIFICAÇÃO PERIÓDICA DOS ELEMENTOS QUÍMICOS
  1|Tabela periódica atual e sua estrutura
    1.1|Configuração eletrônica e raio dos átomos
  2|Energia de ionização
III|LIGAÇÕES
  1|Ligação iônica
  2|Ligação covalente
  3|Número de oxidação
= FÍSICA
1|Vetores
  1.1|Sistemas de forças
2|Leis de Newton
  2.1|Trabalho, potência e rendimento
  2.2|Energia potencial e energia cinética
3|Densidade e pressão
4|Óptica geométrica
= BIOLOGIA
1|Célula procariota e célula eucariota
2|Ecologia
  2.1|Relações tróficas
  2.2|Biomas`,
  },
  {
    name: 'parts of a subject that are called like subjects',
    text: `LÍNGUA INGLESA: 1 Compreensão de textos. 2 Verbos modais.
MATEMÁTICA E ESTATÍSTICA: I MATEMÁTICA: 1 Limites. 2 Derivadas. II ESTATÍSTICA: 1 Probabilidade. 2 Regressão.
BANCO DE DADOS: 1 Modelagem. 2 SQL.`,
    tree: `= LÍNGUA INGLESA
1|Compreensão de textos
2|Verbos modais
= MATEMÁTICA E ESTATÍSTICA
I|MATEMÁTICA
  1|Limites
  2|Derivadas
II|ESTATÍSTICA
  1|Probabilidade
  2|Regressão
= BANCO DE DADOS
1|Modelagem
2|SQL`,
  },
  {
    name: 'a Roman number without a mark at the end of the line above',
    text: `IV DIREITO FINANCEIRO: 1 Orçamento público. 2 Gestão fiscal. V
NOÇÕES DE ARQUIVOLOGIA: 1 Gestão de documentos. 2 Protocolo.`,
    tree: `= DIREITO FINANCEIRO
1|Orçamento público
2|Gestão fiscal
= NOÇÕES DE ARQUIVOLOGIA
1|Gestão de documentos
2|Protocolo`,
  },
]
