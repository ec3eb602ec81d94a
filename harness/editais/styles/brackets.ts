import type { Style } from './style.ts'

/** Brackets and signs that end nothing, or end more than they seem to. */
export const BRACKETS: Style[] = [
  {
    name: 'initials that end a sentence and are called like an abbreviation',
    text: `ELETRICISTA
Instalações prediais. Dispositivo de proteção contra surtos – DPS e disjuntor diferencial – DR. Aterramento. Art. 7º da
Constituição. Sistema de referência – SR. A escolha de cabos. Emissão de ARTs. Segurança em eletricidade (NR 10).
PEDREIRO
Leitura de projetos. Alvenaria, segundo o Prof. Azeredo e o Dr. Ripper. Argamassas e concreto.`,
    tree: `= ELETRICISTA
|Instalações prediais
|Dispositivo de proteção contra surtos – DPS e disjuntor diferencial – DR
|Aterramento
|Art. 7º da Constituição
|Sistema de referência – SR
|A escolha de cabos
|Emissão de ARTs
|Segurança em eletricidade (NR 10)
= PEDREIRO
|Leitura de projetos
|Alvenaria, segundo o Prof. Azeredo e o Dr. Ripper
|Argamassas e concreto`,
  },
  {
    name: 'the same words in a text of capitals',
    text: `DIREITO ADMINISTRATIVO: PRINCÍPIOS DO ART. XXXVII DA CONSTITUIÇÃO. OBRAS DO DR. RUI BARBOSA. LICITAÇÕES E CONTRATOS.
DIREITO PENAL: CRIMES CONTRA A HONRA. CRIMES CONTRA A ADMINISTRAÇÃO. AÇÃO PENAL.`,
    tree: `= DIREITO ADMINISTRATIVO
|PRINCÍPIOS DO ART. XXXVII DA CONSTITUIÇÃO
|OBRAS DO DR. RUI BARBOSA
|LICITAÇÕES E CONTRATOS
= DIREITO PENAL
|CRIMES CONTRA A HONRA
|CRIMES CONTRA A ADMINISTRAÇÃO
|AÇÃO PENAL`,
  },
  {
    name: 'a parenthesis that is never closed, beside some that are',
    text: `ANALISTA DE SUPORTE
Redes locais (topologias. Cabeamento estruturado). Proteção de dados (Lei nº 13.709/2018 e alterações. Gestão de incidentes
de segurança. Cópias de segurança (completa, diferencial. Incremental). Virtualização. Inglês técnico.
ANALISTA DE NEGÓCIOS
Levantamento de requisitos. Modelagem de processos (BPMN). Indicadores.`,
    tree: `= ANALISTA DE SUPORTE
|Redes locais (topologias. Cabeamento estruturado)
|Proteção de dados (Lei nº 13.709/2018 e alterações
|Gestão de incidentes de segurança
|Cópias de segurança (completa, diferencial. Incremental)
|Virtualização
|Inglês técnico
= ANALISTA DE NEGÓCIOS
|Levantamento de requisitos
|Modelagem de processos (BPMN)
|Indicadores`,
  },
  {
    name: 'initials and their number, and a compound, on two lines',
    text: `TÉCNICO EM SEGURANÇA DO TRABALHO
1. Normas regulamentadoras: NR-1, NR-5, NR-
6 e NR-7. 2. Camadas de reforço: sub‐leito e sub‐
base. 3. Rede de bota‐fora. 4. Normas ABNT, ISO-
9001 e COVID-
19, com seus protocolos. 5. Limites da NR-
15. 6. Primeiros socorros.
SUS-
1. Princípios e diretrizes. 2. Controle social.`,
    tree: `= TÉCNICO EM SEGURANÇA DO TRABALHO
1|Normas regulamentadoras: NR-1, NR-5, NR-6 e NR-7
2|Camadas de reforço: sub‐leito e sub‐base
3|Rede de bota‐fora
4|Normas ABNT, ISO-9001 e COVID-19, com seus protocolos
5|Limites da NR-15
6|Primeiros socorros
= SUS
1|Princípios e diretrizes
2|Controle social`,
  },
  {
    name: 'a semicolon where a ragged line ends, among sentences',
    text: `ENGENHEIRO CIVIL
Estruturas de concreto, de aço e de madeira: projeto, execução e manutenção. Fundações rasas
e profundas. Engenharia legal. Perícias na construção. Laudos de avaliação. ABNT NBR 14653;
Avaliação de glebas urbanas. Controle de obras. Ensaios de recebimento. Medições e faturas, com
emissão de notas e diários. Instalações elétricas, hidráulicas, de esgoto e de gás, em prédios novos.`,
    tree: `= ENGENHEIRO CIVIL
|Estruturas de concreto, de aço e de madeira: projeto, execução e manutenção
|Fundações rasas e profundas
|Engenharia legal
|Perícias na construção
|Laudos de avaliação
|ABNT NBR 14653; Avaliação de glebas urbanas
|Controle de obras
|Ensaios de recebimento
|Medições e faturas, com emissão de notas e diários
|Instalações elétricas, hidráulicas, de esgoto e de gás, em prédios novos`,
  },
  {
    name: 'the title of the programme, its bracket and the rules below it torn over lines',
    text: `17 DOS OBJETOS DE AVALIAÇÃO (HABILIDADES E

CONHECIMENTOS) 17.1 HABILIDADES SECRETARIA DE

ESTADO DA FAZENDA 33 17.1.1 As questões das provas
poderão avaliar habilidades que vão além da memória,
com o intuito de valorizar a capacidade de raciocínio.
17.1.2 Cada questão poderá contemplar mais de um
objeto. 17.2 CONHECIMENTOS 17.2.1 Serão exigidos
conhecimentos conforme descritos a seguir.
LÍNGUA PORTUGUESA: 1 Compreensão de textos. 2 Emprego
das classes de palavras. 2.1 Verbos. 3 Pontuação.
NOÇÕES DE DIREITO: 1 Constituição Federal. 2 Atos
administrativos. 3 Lei nº 8.112/1990.`,
    tree: `= LÍNGUA PORTUGUESA
1|Compreensão de textos
2|Emprego das classes de palavras
  2.1|Verbos
3|Pontuação
= NOÇÕES DE DIREITO
1|Constituição Federal
2|Atos administrativos
3|Lei nº 8.112/1990`,
  },
  {
    name: 'the bracket of the title of the programme over a list without a subject',
    text: `CONTEÚDO PROGRAMÁTICO (PROVA OBJETIVA E

PROVA DISCURSIVA)
1 Constituição Federal. 2 Atos administrativos. 2.1 Classificação. 3 Lei nº 8.112/1990. 4 Licitações
e contratos. 5 Processo administrativo.`,
    tree: `= Conteúdo programático
1|Constituição Federal
2|Atos administrativos
  2.1|Classificação
3|Lei nº 8.112/1990
4|Licitações e contratos
5|Processo administrativo`,
  },
  {
    name: 'a line in brackets below the name of a part, over subjects that lead their lines',
    text: `CONTEÚDO PROGRAMÁTICO
Conhecimentos Básicos
(Inteiramente de acordo com o que o Município publicou em seu diário, no ano de 2024)
Legislação: Constituição Federal; Lei nº 9.394/96 e suas alterações (LDB); Lei nº 8.069/90 (Estatuto da Criança); Plano Municipal de Educação; Base Nacional Comum Curricular – BNCC.
Conhecimentos Gerais e Atualidades: Cultura geral (nacional e estrangeira); Meio ambiente; Cidadania; História e Geografia do Município.`,
    tree: `= Legislação
|Constituição Federal
|Lei nº 9.394/96 e suas alterações (LDB)
|Lei nº 8.069/90 (Estatuto da Criança)
|Plano Municipal de Educação
|Base Nacional Comum Curricular – BNCC
= Conhecimentos Gerais e Atualidades
|Cultura geral (nacional e estrangeira)
|Meio ambiente
|Cidadania
|História e Geografia do Município`,
  },
  {
    name: 'lines in brackets below the names of subjects, one of them all that a subject has',
    text: `LÍNGUA PORTUGUESA
(Comum a todos os candidatos de nível médio)
Compreensão de textos. Ortografia oficial. Crase.
MATEMÁTICA
(Somente para o nível médio)
1. Conjuntos. 2. Funções. 3. Porcentagem.
REDAÇÃO
(Texto dissertativo)
INFORMÁTICA
(Nível médio)
Editores de texto. Planilhas. Correio eletrônico.`,
    tree: `= LÍNGUA PORTUGUESA
|Compreensão de textos
|Ortografia oficial
|Crase
= MATEMÁTICA
1|Conjuntos
2|Funções
3|Porcentagem
= REDAÇÃO
|(Texto dissertativo)
= INFORMÁTICA
|Editores de texto
|Planilhas
|Correio eletrônico`,
  },
  {
    name: 'numbers that are misprinted, between those that go on',
    text: `DIREITO CONSTITUCIONAL: 1 Poder constituinte. 2 Poder Executivo. 2.1 Atribuições. 3 Poder Legislativo. 3.1 Estrutura. 3.2
Comissões parlamentares. 2 Poder Judiciário. 3 Funções essenciais à justiça. 3.1 Ministério Público. 4 Ordem social. 8. Direitos
dos povos indígenas. 5 Controle de constitucionalidade. 6 Gestão da qualidade. 14 Princípios de Deming. 7 Finanças públicas.`,
    tree: `= DIREITO CONSTITUCIONAL
1|Poder constituinte
2|Poder Executivo
  2.1|Atribuições
3|Poder Legislativo
  3.1|Estrutura
  3.2|Comissões parlamentares
2|Poder Judiciário
3|Funções essenciais à justiça
  3.1|Ministério Público
4|Ordem social
8|Direitos dos povos indígenas
5|Controle de constitucionalidade
6|Gestão da qualidade. 14 Princípios de Deming
7|Finanças públicas`,
  },
]
