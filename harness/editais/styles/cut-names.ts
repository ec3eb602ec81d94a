import type { Style } from './style.ts'

/** Names and phrases that the end of a line cuts, and numbers that come again. */
export const CUT_NAMES: Style[] = [
  {
    name: 'a long counted part over the only subject below it',
    text: `14.2.1.1 LÍNGUA PORTUGUESA: 1 Compreensão e interpretação de textos de gêneros variados. 2 Crase.
14.2.1.2 NOÇÕES DE INFORMÁTICA: 1 Redes de computadores. 2 Segurança da informação e cópias.
14.2.1.4 CONHECIMENTOS ESPECÍFICOS PARA O CARGO TÉCNICO DO SEGURO SOCIAL
SEGURIDADE SOCIAL: 1 Seguridade social. 1.1 Origem e evolução. 2 Legislação previdenciária. 2.1
Conteúdo, fontes e autonomia. 3 Regime geral. 3.1 Segurados obrigatórios e segurado facultativo.
NOÇÕES DE ATUÁRIA: 1 Probabilidade. 2 Tábuas de mortalidade. 3 Regimes financeiros e reservas.`,
    tree: `= LÍNGUA PORTUGUESA
1|Compreensão e interpretação de textos de gêneros variados
2|Crase
= NOÇÕES DE INFORMÁTICA
1|Redes de computadores
2|Segurança da informação e cópias
= SEGURIDADE SOCIAL
1|Seguridade social
  1.1|Origem e evolução
2|Legislação previdenciária
  2.1|Conteúdo, fontes e autonomia
3|Regime geral
  3.1|Segurados obrigatórios e segurado facultativo
= NOÇÕES DE ATUÁRIA
1|Probabilidade
2|Tábuas de mortalidade
3|Regimes financeiros e reservas`,
  },
  {
    name: 'a dash that stands below the name that it follows',
    text: `FINANÇAS PÚBLICAS - Déficit e dívida pública. Renúncia de receita. Transferências voluntárias:
requisitos e restrições. Governança no setor público. DIREITO CIVIL E EMPRESARIAL
- Pessoas naturais e jurídicas. Domicílio. Bens. Prescrição e decadência. Direito de empresa:
empresário e sociedade. DIREITO PENAL - Aplicação da lei penal. Crime. Ação penal.`,
    tree: `= FINANÇAS PÚBLICAS
|Déficit e dívida pública
|Renúncia de receita
|Transferências voluntárias: requisitos e restrições
|Governança no setor público
= DIREITO CIVIL E EMPRESARIAL
|Pessoas naturais e jurídicas
|Domicílio
|Bens
|Prescrição e decadência
|Direito de empresa: empresário e sociedade
= DIREITO PENAL
|Aplicação da lei penal
|Crime
|Ação penal`,
  },
  {
    name: 'a name in capitals that goes on below with "E"',
    text: `PROGRAMAÇÃO VISUAL: Conceitos gerais e específicos; Processos de criação; Linguagem gráfica; Cor;
Tipografia; Estimativa de valor (orçamento); IDENTIDADE VISUAL CORPORATIVA
E SINALIZAÇÃO: A marca e seus elementos; Sinalização interna e externa; Manual de identidade;
Placas e faixas.`,
    tree: `= PROGRAMAÇÃO VISUAL
|Conceitos gerais e específicos
|Processos de criação
|Linguagem gráfica
|Cor
|Tipografia
|Estimativa de valor (orçamento)
= IDENTIDADE VISUAL CORPORATIVA E SINALIZAÇÃO
|A marca e seus elementos
|Sinalização interna e externa
|Manual de identidade
|Placas e faixas`,
  },
  {
    name: 'an article at the head of two lines, which is no bullet',
    text: `LEGISLAÇÃO FEDERAL
• Lei nº 11.124/2005, “que dispõe sobre
o Sistema Nacional de Habitação de Interesse Social – SNHIS, cria o Fundo Nacional de Habitação e institui
o Conselho Gestor do Fundo”.
• Lei nº 10.257/2001: Estatuto da Cidade.
• Lei nº 6.766/1979: parcelamento do solo urbano.`,
    tree: `= LEGISLAÇÃO FEDERAL
|Lei nº 11.124/2005, “que dispõe sobre o Sistema Nacional de Habitação de Interesse Social – SNHIS, cria o Fundo Nacional de Habitação e institui o Conselho Gestor do Fundo”
|Lei nº 10.257/2001: Estatuto da Cidade
|Lei nº 6.766/1979: parcelamento do solo urbano`,
  },
  {
    name: 'subjects in capitals behind a title that names them, and numbers that come twice',
    text: `Direito Penal: 1 Crime. 2 Ação penal. 3 Lei nº 11.343/2006.
Química, Física e Biologia (Noções): QUÍMICA: 1 Radioatividade. 2 Gases. 3 Cinética química. 4 Equilíbrio químico. 3 Eletroquímica. 4 Química orgânica. FÍSICA: 1 Óptica. 2 Eletricidade. BIOLOGIA: 1 Citologia. 2 Genética.`,
    tree: `= Direito Penal
1|Crime
2|Ação penal
3|Lei nº 11.343/2006
= QUÍMICA
1|Radioatividade
2|Gases
3|Cinética química
4|Equilíbrio químico
3|Eletroquímica
4|Química orgânica
= FÍSICA
1|Óptica
2|Eletricidade
= BIOLOGIA
1|Citologia
2|Genética`,
  },
  {
    name: 'a page that lost the whole numbers of its lists',
    text: `LÍNGUA PORTUGUESA: Compreensão de textos de gêneros variados. Reconhecimento de tipos textuais. Domínio da ortografia oficial. Domínio dos mecanismos de coesão textual. 4.1. Emprego de elementos de referenciação. 4.2. Emprego de tempos e modos verbais. Domínio da estrutura morfossintática do período. 5.1. Emprego das classes de palavras. 5.2. Concordância verbal e nominal.`,
    tree: `= LÍNGUA PORTUGUESA
|Compreensão de textos de gêneros variados
|Reconhecimento de tipos textuais
|Domínio da ortografia oficial
|Domínio dos mecanismos de coesão textual
  4.1|Emprego de elementos de referenciação
  4.2|Emprego de tempos e modos verbais
|Domínio da estrutura morfossintática do período
  5.1|Emprego das classes de palavras
  5.2|Concordância verbal e nominal`,
  },
  {
    name: 'what each subject is taught for, behind its name',
    text: `Língua Portuguesa I - Leitura.
Objetivo geral: Exploração de leitura para a compreensão crítica dos diversos tipos de textos: 1. Relações de coerência. 2. Ideias principais. 3. Propósito comunicativo. Língua Portuguesa II – Gramática. Objetivo geral: Análise dos aspectos fonológicos e sintáticos de um texto. 1. Fonologia. 2. Morfologia: 2.1. classes das palavras. 2.2. flexões.`,
    tree: `= Língua Portuguesa I - Leitura
1|Relações de coerência
2|Ideias principais
3|Propósito comunicativo
= Língua Portuguesa II – Gramática
1|Fonologia
2|Morfologia
  2.1|classes das palavras
  2.2|flexões`,
  },
  {
    name: 'the annex and the words of an amendment before the name, on one line',
    text: `ANEXO I – PROGRAMA Onde se lê: III - DIREITO TRIBUTÁRIO 1. Sistema Tributário Nacional. Limitações do poder de tributar. 2. Obrigação tributária: conceito e espécies. 3. Crédito tributário: suspensão, extinção e exclusão. 4. Garantias e privilégios.`,
    tree: `= DIREITO TRIBUTÁRIO
1|Sistema Tributário Nacional. Limitações do poder de tributar
2|Obrigação tributária: conceito e espécies
3|Crédito tributário: suspensão, extinção e exclusão
4|Garantias e privilégios`,
  },
  {
    name: 'specific knowledge counted as another subject of the same text is',
    text: `Noções de sistema bancário
1. Estrutura do Sistema Financeiro Nacional.
1.1. Banco Central.
1.2. Bancos comerciais.
2. Produtos bancários.
2.1. Cartões.
Conhecimentos específicos
1. Lógica de Programação
1.1. Algoritmos.
1.2. Estruturas de controle.
2. Estrutura de Dados
2.1. Listas e filas.
2.2. Árvores.`,
    tree: `= Noções de sistema bancário
1|Estrutura do Sistema Financeiro Nacional
  1.1|Banco Central
  1.2|Bancos comerciais
2|Produtos bancários
  2.1|Cartões
= Conhecimentos específicos
1|Lógica de Programação
  1.1|Algoritmos
  1.2|Estruturas de controle
2|Estrutura de Dados
  2.1|Listas e filas
  2.2|Árvores`,
  },
  {
    name: 'the code of each subject before its name',
    text: `Código 902: Linguagens e suas Tecnologias (Espanhol):
1. Español como lengua extranjera.
2. Géneros discursivos.
Código 903: Linguagens e suas Tecnologias (Inglês):
1. Teaching of reading.
2. English as a lingua franca.`,
    tree: `= Linguagens e suas Tecnologias (Espanhol)
1|Español como lengua extranjera
2|Géneros discursivos
= Linguagens e suas Tecnologias (Inglês)
1|Teaching of reading
2|English as a lingua franca`,
  },
]
