import type { Style } from './style.ts'

/** Names and phrases that the end of a line cuts, and numbers that come again. */
export const CUT: Style[] = [
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
]
