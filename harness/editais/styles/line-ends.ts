import type { Style } from './style.ts'

/** Real and seeming ends of sentences and lines. */
export const LINE_ENDS: Style[] = [
  {
    name: 'initials in capitals behind a colon at the end of a line',
    text: `ENGENHARIA DE SOFTWARE
Processos de software: cascata, espiral, RUP e XP. Métricas: pontos de função (IFPUG 4.3) e COSMIC. Qualidade:
MPS.BR, CMMI 2.0 e ISO/IEC 25010. DevOps e DevSecOps: integração e entrega contínuas; Git, GitLab CI,
Jenkins, Docker e Kubernetes.
BANCO DE DADOS
Modelagem entidade-relacionamento e normalização. SQL ANSI, PL/SQL e T-SQL. Data warehouse, ETL e OLAP.`,
    tree: `= ENGENHARIA DE SOFTWARE
|Processos de software: cascata, espiral, RUP e XP
|Métricas: pontos de função (IFPUG 4.3) e COSMIC
|Qualidade: MPS.BR, CMMI 2.0 e ISO/IEC 25010
|DevOps e DevSecOps: integração e entrega contínuas; Git, GitLab CI, Jenkins, Docker e Kubernetes
= BANCO DE DADOS
|Modelagem entidade-relacionamento e normalização
|SQL ANSI, PL/SQL e T-SQL
|Data warehouse, ETL e OLAP`,
  },
  {
    name: 'a letter at the end of a sentence, of a kind',
    text: `LÍNGUA PORTUGUESA
Interpretação de textos. Ortografia. Pontuação. Concordância verbal e nominal. Crase.
NUTRICIONISTA
Nutrição básica. Suplementação de ferro e vitamina D. Dietoterapia. Avaliação nutricional.
Infecções por estreptococo do grupo B. Microbiologia de alimentos. Hepatites A, B e C. Guia alimentar.`,
    tree: `= LÍNGUA PORTUGUESA
|Interpretação de textos
|Ortografia
|Pontuação
|Concordância verbal e nominal
|Crase
= NUTRICIONISTA
|Nutrição básica
|Suplementação de ferro e vitamina D
|Dietoterapia
|Avaliação nutricional
|Infecções por estreptococo do grupo B
|Microbiologia de alimentos
|Hepatites A, B e C
|Guia alimentar`,
  },
  {
    name: 'laws a line, one of them long',
    text: `DIREITOS HUMANOS:
A Declaração Universal dos Direitos Humanos de 1948
Pacto Internacional dos Direitos Civis e Políticos
Constituição Federal: arts. 5º ao 15
LEGISLAÇÃO EXTRAVAGANTE:
Lei nº 8.069/1990 – Estatuto da Criança e do Adolescente
Lei nº 11.340/2006 – Lei Maria da Penha
Lei nº 9.455/1997 – Crimes de Tortura
Lei nº 13.869/2019 – Abuso de Autoridade
Lei nº 6.783/1974 – Estatuto dos Policiais Militares de Pernambuco
Decreto-Lei nº 1.001/1969 – Código Penal Militar: arts. 9º, 10, 149 a 153 e 187 a 192`,
    tree: `= DIREITOS HUMANOS
|A Declaração Universal dos Direitos Humanos de 1948
|Pacto Internacional dos Direitos Civis e Políticos
|Constituição Federal: arts. 5º ao 15
= LEGISLAÇÃO EXTRAVAGANTE
|Lei nº 8.069/1990 – Estatuto da Criança e do Adolescente
|Lei nº 11.340/2006 – Lei Maria da Penha
|Lei nº 9.455/1997 – Crimes de Tortura
|Lei nº 13.869/2019 – Abuso de Autoridade
|Lei nº 6.783/1974 – Estatuto dos Policiais Militares de Pernambuco
|Decreto-Lei nº 1.001/1969 – Código Penal Militar: arts. 9º, 10, 149 a 153 e 187 a 192`,
  },
  {
    name: 'the last topic of a list called like a subject',
    text: `CONHECIMENTOS GERAIS
Legislação
1. Lei nº 8.112/1990 (Regime Jurídico dos Servidores Públicos Civis da União) e suas
alterações
2. Lei nº 9.784/1999 (Processo Administrativo Federal)
3. Decreto nº 1.171/1994 (Código de Ética)
4. Estatuto e Regimento Geral da Universidade Federal do Piauí
CONHECIMENTOS ESPECÍFICOS
Técnico em Tecnologia da Informação
1. Arquitetura de computadores
1.1. Processadores, memórias e barramentos
2. Redes de computadores`,
    tree: `= Legislação
1|Lei nº 8.112/1990 (Regime Jurídico dos Servidores Públicos Civis da União) e suas alterações
2|Lei nº 9.784/1999 (Processo Administrativo Federal)
3|Decreto nº 1.171/1994 (Código de Ética)
4|Estatuto e Regimento Geral da Universidade Federal do Piauí
= Técnico em Tecnologia da Informação
1|Arquitetura de computadores
  1.1|Processadores, memórias e barramentos
2|Redes de computadores`,
  },
  {
    name: 'the continuation of an edital, in the middle of a topic',
    text: `2) FÍSICA
a) Mecânica: introdução ao método científico na Física, conceitos básicos de cinemática, movimento uniforme,
princípios de conservação, leis de Kepler e gravitação universal.
b) Eletricidade: carga elétrica, potencial elétrico, trabalho da força elétrica, energia potencial elétrica,
(Continuação do Edital nº 1/SCA, de 20 de março de 2024 – Concurso de Admissão à EsPCEx)38
condutores em equilíbrio eletrostático, capacidade elétrica e ondas eletromagnéticas.
3) QUÍMICA
a) Matéria e Substância: propriedades gerais e específicas; estados físicos da matéria.
b) Ligações Químicas: iônicas, covalentes e metálicas; regra do octeto.`,
    tree: `= FÍSICA
a|Mecânica: introdução ao método científico na Física, conceitos básicos de cinemática, movimento uniforme, princípios de conservação, leis de Kepler e gravitação universal
b|Eletricidade: carga elétrica, potencial elétrico, trabalho da força elétrica, energia potencial elétrica, condutores em equilíbrio eletrostático, capacidade elétrica e ondas eletromagnéticas
= QUÍMICA
a|Matéria e Substância: propriedades gerais e específicas; estados físicos da matéria
b|Ligações Químicas: iônicas, covalentes e metálicas; regra do octeto`,
  },
  {
    name: 'counted titles over letters that hold counts',
    text: `1. CONTABILIDADE GERAL
a) Escrituração: 1. As Contas. 2. As Variações Patrimoniais.
b) Demonstrações Contábeis.
2. CONTABILIDADE GERENCIAL
a) Características da Contabilidade Gerencial.
b) Análise Custo-Volume-Lucro: 1. Margem de Contribuição. 2. Ponto de Equilíbrio Contábil.
c) Análise das Demonstrações Contábeis: índices de liquidez.
3. MATEMÁTICA FINANCEIRA E ESTATÍSTICA
a) Juros Simples e Compostos.
b) Descontos, Amortizações e Anuidades.`,
    tree: `= CONTABILIDADE GERAL
a|Escrituração
  1|As Contas
  2|As Variações Patrimoniais
b|Demonstrações Contábeis
= CONTABILIDADE GERENCIAL
a|Características da Contabilidade Gerencial
b|Análise Custo-Volume-Lucro
  1|Margem de Contribuição
  2|Ponto de Equilíbrio Contábil
c|Análise das Demonstrações Contábeis: índices de liquidez
= MATEMÁTICA FINANCEIRA E ESTATÍSTICA
a|Juros Simples e Compostos
b|Descontos, Amortizações e Anuidades`,
  },
  {
    name: 'names that the margin broke before a capital',
    text: `CONTADOR
Direito Financeiro: orçamento; receita. Direito Tributário: Código
Tributário Nacional; competência. Contabilidade Pública: balanço
Orçamentário e Financeiro; plano de contas. Auditoria.`,
    tree: `= CONTADOR
|Direito Financeiro: orçamento; receita
|Direito Tributário: Código Tributário Nacional; competência
|Contabilidade Pública: balanço Orçamentário e Financeiro; plano de contas
|Auditoria`,
  },
]
