import type { Style } from './style.ts'

const LANGUAGE = `Compreensão e interpretação de textos de gêneros variados. Domínio da ortografia oficial. Emprego das classes de palavras.
Concordância verbal e nominal. Regência verbal e nominal. Emprego do sinal indicativo de crase. Colocação dos pronomes
átonos. Reescrita de frases e parágrafos do texto.`
const MATHEMATICS = `Conjuntos numéricos e operações. Razão e proporção. Regra de três simples e composta. Porcentagem. Juros simples e
compostos. Sistemas de amortização. Probabilidade.`
const TITLED_TREE = `= LÍNGUA PORTUGUESA
|Compreensão e interpretação de textos de gêneros variados
|Domínio da ortografia oficial
|Emprego das classes de palavras
|Concordância verbal e nominal
|Regência verbal e nominal
|Emprego do sinal indicativo de crase
|Colocação dos pronomes átonos
|Reescrita de frases e parágrafos do texto
= MATEMÁTICA
|Conjuntos numéricos e operações
|Razão e proporção
|Regra de três simples e composta
|Porcentagem
|Juros simples e compostos
|Sistemas de amortização
|Probabilidade`

/** Heads and feet of pages that are seen once, of every kind of body. */
export const PAGE_HEADS: Style[] = [
  {
    name: 'a university and its centre above a page’s number',
    text: `ASSISTENTE EM ADMINISTRAÇÃO
1. Administração geral
1.1 Planejamento, organização, direção e controle.
1.2 Estruturas organizacionais.
UNIVERSIDADE FEDERAL DE GOIÁS
CENTRO DE SELEÇÃO
28
1.2.1 Departamentalização.
1.2.2 Centralização e descentralização.
2. Administração de pessoas
2.1 Motivação, liderança e comunicação.
TÉCNICO DE LABORATÓRIO/QUÍMICA
1. Segurança em laboratório
1.1 Equipamentos de proteção individual e coletiva.
1.2 Descarte de resíduos químicos.`,
    tree: `= ASSISTENTE EM ADMINISTRAÇÃO
1|Administração geral
  1.1|Planejamento, organização, direção e controle
  1.2|Estruturas organizacionais
    1.2.1|Departamentalização
    1.2.2|Centralização e descentralização
2|Administração de pessoas
  2.1|Motivação, liderança e comunicação
= TÉCNICO DE LABORATÓRIO/QUÍMICA
1|Segurança em laboratório
  1.1|Equipamentos de proteção individual e coletiva
  1.2|Descarte de resíduos químicos`,
  },
  {
    name: 'a court, its exam and the holder with the page',
    text: `Auditoria Governamental
Planejamento: matriz de riscos, materialidade, escopo e questões de auditoria. COSO ERM e ISO 31000.
Contabilidade Aplicada ao Setor Público
NBC TSP Estrutura Conceitual. Receita e despesa: conceito,
TRIBUNAL DE CONTAS DOS MUNICÍPIOS
CONCURSO PÚBLICO 2025
FGV Conhecimento – 30
classificação e estágios. Restos a pagar e suprimento de fundos.
Direito Administrativo
Organização administrativa. Atos administrativos. Agentes públicos.`,
    tree: `= Auditoria Governamental
|Planejamento: matriz de riscos, materialidade, escopo e questões de auditoria
|COSO ERM e ISO 31000
= Contabilidade Aplicada ao Setor Público
|NBC TSP Estrutura Conceitual
|Receita e despesa: conceito, classificação e estágios
|Restos a pagar e suprimento de fundos
= Direito Administrativo
|Organização administrativa
|Atos administrativos
|Agentes públicos`,
  },
  {
    name: 'a state, its brigade and a motto',
    text: `Disciplina: Noções de Direito
Nº de questões: 10
Conteúdo programático:
a. Constituição Federal: artigos 1º a 5º, 37, 42 e 144.
b. Código Penal Militar.
ESTADO DE RORAIMA
CORPO DE BOMBEIROS MILITAR
“Amazônia: patrimônio dos brasileiros”
21
c. Estatuto dos Militares Estaduais.
d. Lei nº 13.869/2019 – Abuso de autoridade.
Disciplina: Noções de Informática
Nº de questões: 5
Conteúdo programático:
a. Sistema operacional Windows.
b. Internet e correio eletrônico.`,
    tree: `= Noções de Direito
a|Constituição Federal: artigos 1º a 5º, 37, 42 e 144
b|Código Penal Militar
c|Estatuto dos Militares Estaduais
d|Lei nº 13.869/2019 – Abuso de autoridade
= Noções de Informática
a|Sistema operacional Windows
b|Internet e correio eletrônico`,
  },
  {
    name: 'a town and its edital in the middle of a phrase',
    text: `CARGO: ENGENHEIRO AMBIENTAL
Língua Portuguesa: Coesão e coerência. Colocação pronominal. Pontuação.
Conhecimentos Específicos: Crimes ambientais. Recursos hídricos: Lei nº 9.433/1997.
CARGO: MÉDICO DA FAMÍLIA
Língua Portuguesa: Coesão e coerência. Colocação pronominal. Pontuação.
Conhecimentos Específicos: Atenção primária: princípios e atributos. Medicina centrada na
MUNICÍPIO DE ARROIO DA SERRA – ESTADO DE SANTA CATARINA
Edital de Concurso Público nº 003/2025 Página 30 de 44
pessoa. Puericultura. Saúde do idoso.`,
    tree: `= Língua Portuguesa
|Coesão e coerência
|Colocação pronominal
|Pontuação
= Conhecimentos Específicos
|Crimes ambientais
|Recursos hídricos: Lei nº 9.433/1997
= Língua Portuguesa
|Coesão e coerência
|Colocação pronominal
|Pontuação
= Conhecimentos Específicos
|Atenção primária: princípios e atributos
|Medicina centrada na pessoa
|Puericultura
|Saúde do idoso`,
  },
  {
    name: 'a town with address and site below a title',
    text: `CONHECIMENTOS ESPECÍFICOS – CARGO 07 – FISCAL MUNICIPAL
Poder de polícia. Alvarás e licenças. Auto de infração, notificação e embargo.
CONHECIMENTOS ESPECÍFICOS – CARGO 12 – BIOQUÍMICO
MUNICÍPIO DE SÃO JORGE DO PINHAL
ESTADO DO PARANÁ
Av. Brasil, 300 – Centro – CEP 87.240-000 – Fone (44) 3233-1200
www.saojorgedopinhal.pr.gov.br
Coleta, transporte e conservação de amostras. Hematologia: hemograma e coagulação. Biossegurança.
CONHECIMENTOS ESPECÍFICOS – CARGO 15 – EDUCADOR SOCIAL
Trabalho com grupos e oficinas. Educação popular.`,
    tree: `= CONHECIMENTOS ESPECÍFICOS – CARGO 07 – FISCAL MUNICIPAL
|Poder de polícia
|Alvarás e licenças
|Auto de infração, notificação e embargo
= CONHECIMENTOS ESPECÍFICOS – CARGO 12 – BIOQUÍMICO
|Coleta, transporte e conservação de amostras
|Hematologia: hemograma e coagulação
|Biossegurança
= CONHECIMENTOS ESPECÍFICOS – CARGO 15 – EDUCADOR SOCIAL
|Trabalho com grupos e oficinas
|Educação popular`,
  },
  {
    name: 'the same in the middle of a phrase',
    text: `CONHECIMENTOS ESPECÍFICOS – CARGO 07 – FISCAL MUNICIPAL
Poder de polícia. Alvarás e licenças. Auto de infração, notificação e embargo.
CONHECIMENTOS ESPECÍFICOS – CARGO 12 – BIOQUÍMICO
Coleta, transporte e conservação de amostras. Hematologia: hemograma e
MUNICÍPIO DE SÃO JORGE DO PINHAL
ESTADO DO PARANÁ
Av. Brasil, 300 – Centro – CEP 87.240-000 – Fone (44) 3233-1200
www.saojorgedopinhal.pr.gov.br
coagulação. Biossegurança.
CONHECIMENTOS ESPECÍFICOS – CARGO 15 – EDUCADOR SOCIAL
Trabalho com grupos e oficinas. Educação popular.`,
    tree: `= CONHECIMENTOS ESPECÍFICOS – CARGO 07 – FISCAL MUNICIPAL
|Poder de polícia
|Alvarás e licenças
|Auto de infração, notificação e embargo
= CONHECIMENTOS ESPECÍFICOS – CARGO 12 – BIOQUÍMICO
|Coleta, transporte e conservação de amostras
|Hematologia: hemograma e coagulação
|Biossegurança
= CONHECIMENTOS ESPECÍFICOS – CARGO 15 – EDUCADOR SOCIAL
|Trabalho com grupos e oficinas
|Educação popular`,
  },
  {
    name: 'the title of the programme as the head of the page after it, as far as the paste goes',
    text: `LÍNGUA PORTUGUESA
${LANGUAGE}
MATEMÁTICA
${MATHEMATICS}
CÂMARA MUNICIPAL DE VILA NOVA
ANEXO II - CONTEÚDO PROGRAMÁTICO`,
    tree: TITLED_TREE,
  },
  {
    name: 'the title of the programme as the head of a page in the midst of the paste',
    text: `LÍNGUA PORTUGUESA
${LANGUAGE}
ANEXO II - CONTEÚDO PROGRAMÁTICO
MATEMÁTICA
${MATHEMATICS}`,
    tree: TITLED_TREE,
  },
]
