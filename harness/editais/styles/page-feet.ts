import type { Style } from './style.ts'

/** Text of a page's foot and head that comes once, around its number. */
export const PAGE_FEET: Style[] = [
  {
    name: 'the exam and who holds it, between the words of a topic',
    text: `LEGISLAÇÃO – SUS: 1. Controle social no SUS. 2. Resolução 453/2012 do Conselho Nacional da Saúde. 3. RDC nº 63, de 25 de novembro
de 2011 que dispõe sobre os Requisitos de
57
CONCURSO PÚBLICO 01/2023 – HOSPITAIS UNIVERSITÁRIOS
INSTITUTO BRASILEIRO DE FORMAÇÃO E CAPACITAÇÃO – IBFC
Boas Práticas de Funcionamento para os Serviços de Saúde. 4. Determinantes sociais da saúde.
RACIOCÍNIO LÓGICO: 1. Proposições e conectivos. 2. Argumentos válidos.`,
    tree: `= LEGISLAÇÃO – SUS
1|Controle social no SUS
2|Resolução 453/2012 do Conselho Nacional da Saúde
3|RDC nº 63, de 25 de novembro de 2011 que dispõe sobre os Requisitos de Boas Práticas de Funcionamento para os Serviços de Saúde
4|Determinantes sociais da saúde
= RACIOCÍNIO LÓGICO
1|Proposições e conectivos
2|Argumentos válidos`,
  },
  {
    name: 'the council and its exam, above the name of a post',
    text: `CONHECIMENTOS BÁSICOS
LEGISLAÇÃO APLICADA AO CONSELHO: 1 Lei nº 5.905/1973. 2 Lei nº 7.498/1986. 3 Decreto nº 94.406/1987.
CONHECIMENTOS ESPECÍFICOS
Página 20 de 27
Conselho Regional de Enfermagem – Concurso Público 1/2024 – Realização: Instituto Quadrix
CARGO 200 – ASSISTENTE ADMINISTRATIVO: 1 Noções de administração. 1.1 Abordagens clássica, burocrática e
sistêmica da administração. 2 Gestão de pessoas. 2.1 Equilíbrio organizacional.`,
    tree: `= LEGISLAÇÃO APLICADA AO CONSELHO
1|Lei nº 5.905/1973
2|Lei nº 7.498/1986
3|Decreto nº 94.406/1987
= CARGO 200 – ASSISTENTE ADMINISTRATIVO
1|Noções de administração
  1.1|Abordagens clássica, burocrática e sistêmica da administração
2|Gestão de pessoas
  2.1|Equilíbrio organizacional`,
  },
  {
    name: 'a holder and its address, in the middle of a topic',
    text: `PROCURADOR DO MUNICÍPIO:
DIREITO ADMINISTRATIVO: 1. Regime jurídico-administrativo. 2. Atos administrativos. 3. Desapropriação
41
INSTITUTO DE DESENVOLVIMENTO EDUCACIONAL, CULTURAL E ASSISTENCIAL NACIONAL – IDECAN
www.idecan.org.br
(Decreto-Lei nº 3.365/1941).
DIREITO TRIBUTÁRIO: 1. Sistema Tributário Nacional. 2. Limitações ao poder de tributar. 3. Execução fiscal
(Lei nº 6.830/1980).`,
    tree: `= DIREITO ADMINISTRATIVO
1|Regime jurídico-administrativo
2|Atos administrativos
3|Desapropriação (Decreto-Lei nº 3.365/1941)
= DIREITO TRIBUTÁRIO
1|Sistema Tributário Nacional
2|Limitações ao poder de tributar
3|Execução fiscal (Lei nº 6.830/1980)`,
  },
  {
    name: 'a university and its office, between numbers',
    text: `CONTEÚDOS ESPECÍFICOS
ASSISTENTE EM ADMINISTRAÇÃO
1. Fundamentos da Administração
1.1 Estruturas organizacionais
1.2 Cultura e clima organizacional
UNIVERSIDADE FEDERAL DO RIO GRANDE DO NORTE
PRÓ-REITORIA DE GESTÃO DE PESSOAS
22
2. Administração Pública
2.1 Princípios constitucionais
2.2 Atos administrativos
3. Redação oficial
TÉCNICO DE LABORATÓRIO
1. Biossegurança
2. Preparo de soluções`,
    tree: `= ASSISTENTE EM ADMINISTRAÇÃO
1|Fundamentos da Administração
  1.1|Estruturas organizacionais
  1.2|Cultura e clima organizacional
2|Administração Pública
  2.1|Princípios constitucionais
  2.2|Atos administrativos
3|Redação oficial
= TÉCNICO DE LABORATÓRIO
1|Biossegurança
2|Preparo de soluções`,
  },
  {
    name: 'a commission, below the last topic of a subject',
    text: `LÍNGUA INGLESA
1. Reading comprehension: skimming, scanning, inference. 2. English language teaching: approaches and methods;
communicative approach; ESP. 3. Assessment in ELT.
Edital Nº 03/2024 – Concurso Público – SEDUC/CE
Comissão Executiva do Vestibular – CEV/UECE
35
MATEMÁTICA
1. Conjuntos numéricos; divisibilidade; MDC e MMC. 2. Funções: afim, quadrática, modular.`,
    tree: `= LÍNGUA INGLESA
1|Reading comprehension: skimming, scanning, inference
2|English language teaching: approaches and methods; communicative approach; ESP
3|Assessment in ELT
= MATEMÁTICA
1|Conjuntos numéricos; divisibilidade; MDC e MMC
2|Funções: afim, quadrática, modular`,
  },
  {
    name: 'a holder with street and town',
    text: `CONHECIMENTOS ESPECÍFICOS – OPERADOR DE MÁQUINAS
1) Legislação de trânsito: Código de Trânsito Brasileiro.
2) Direção defensiva e primeiros socorros.
Objetiva Concursos Ltda. – Rua Casemiro de Abreu, 347 – Bairro Rio Branco – Porto Alegre/RS
Página 19
3) Operação de retroescavadeira, motoniveladora, pá carregadeira e trator de esteira.
4) Normas de segurança: NR 6, NR 11 e NR 12.`,
    tree: `= CONHECIMENTOS ESPECÍFICOS – OPERADOR DE MÁQUINAS
1|Legislação de trânsito: Código de Trânsito Brasileiro
2|Direção defensiva e primeiros socorros
3|Operação de retroescavadeira, motoniveladora, pá carregadeira e trator de esteira
4|Normas de segurança: NR 6, NR 11 e NR 12`,
  },
  {
    name: 'a state, its university and its office',
    text: `CONHECIMENTOS ESPECÍFICOS
POLICIAL PENAL
01. Lei de Execução Penal (Lei nº 7.210/1984).
02. Estatuto do Desarmamento (Lei nº 10.826/2003).
GOVERNO DO ESTADO DO PIAUÍ
UNIVERSIDADE ESTADUAL DO PIAUÍ – UESPI
NÚCLEO DE CONCURSOS E PROMOÇÃO DE EVENTOS – NUCEPE
17
03. Estatuto Penitenciário do Estado do Piauí (Lei nº 5.377/2004).
04. Declaração Universal dos Direitos Humanos (1948).
ASSISTENTE SOCIAL
01. Fundamentos históricos, teóricos e metodológicos do Serviço Social.
02. Projeto ético-político e Código de Ética de 1993.`,
    tree: `= POLICIAL PENAL
01|Lei de Execução Penal (Lei nº 7.210/1984)
02|Estatuto do Desarmamento (Lei nº 10.826/2003)
03|Estatuto Penitenciário do Estado do Piauí (Lei nº 5.377/2004)
04|Declaração Universal dos Direitos Humanos (1948)
= ASSISTENTE SOCIAL
01|Fundamentos históricos, teóricos e metodológicos do Serviço Social
02|Projeto ético-político e Código de Ética de 1993`,
  },
  {
    name: 'a holder behind its initials',
    text: `RACIOCÍNIO LÓGICO:
a) lógica proposicional;
b) argumentação lógica;
c) probabilidade.
TÉCNICO EM ELETROTÉCNICA:
a) medidas elétricas;
b) instalações de média tensão (NBR 14039);
c) NR-10.
IESES – Instituto de Estudos Superiores do Extremo Sul
www.gasbrasiliano.ieses.org – Página 15
ASSISTENTE ADMINISTRATIVO:
a) rotinas administrativas: protocolo, arquivo, malote, correspondência;
b) compras e estoques;
c) ética profissional.`,
    tree: `= RACIOCÍNIO LÓGICO
a|lógica proposicional
b|argumentação lógica
c|probabilidade
= TÉCNICO EM ELETROTÉCNICA
a|medidas elétricas
b|instalações de média tensão (NBR 14039)
c|NR-10
= ASSISTENTE ADMINISTRATIVO
a|rotinas administrativas: protocolo, arquivo, malote, correspondência
b|compras e estoques
c|ética profissional`,
  },
  {
    name: 'a holder between two bullets of an inner list',
    text: `TÉCNICO DE ENFERMAGEM
• Fundamentos de enfermagem
o Sinais vitais
o Administração de medicamentos
ACCESS – Seleção e Concursos
23
o Curativos
• Enfermagem médico-cirúrgica
• Enfermagem em saúde pública
o Programa Nacional de Imunizações`,
    tree: `= TÉCNICO DE ENFERMAGEM
|Fundamentos de enfermagem
  |Sinais vitais
  |Administração de medicamentos
  |Curativos
|Enfermagem médico-cirúrgica
|Enfermagem em saúde pública
  |Programa Nacional de Imunizações`,
  },
]
