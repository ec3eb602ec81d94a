import type { Style } from './style.ts'

/** Passages whose lines were lost or broken on their way, and titles that take a line and more. */
export const LOST_LINE_ENDS: Style[] = [
  {
    name: 'on one line, a label tells where the names stand',
    text: 'ANEXO III - CONTEÚDO PROGRAMÁTICO CONHECIMENTOS BÁSICOS Língua Portuguesa Conteúdo: Interpretação de texto. Ortografia: acentos. Crase. Noções de Direitos Humanos Conteúdo: Declaração Universal dos Direitos Humanos. Artigos 5º a 15 da Constituição Federal. CONHECIMENTOS ESPECÍFICOS Policial Penal Conteúdo: Lei de Execução Penal. Lei de Drogas.',
    tree: `= Língua Portuguesa
|Interpretação de texto
|Ortografia: acentos
|Crase
= Noções de Direitos Humanos
|Declaração Universal dos Direitos Humanos
|Artigos 5º a 15 da Constituição Federal
= Policial Penal
|Lei de Execução Penal
|Lei de Drogas`,
  },
  {
    name: 'on one line, labels and books below numbered names',
    text: 'ANEXO II – CONTEÚDOS PROGRAMÁTICOS 1. LÍNGUA PORTUGUESA – todos os cargos Conteúdos: 1) Coesão. 2) Crase. Referências bibliográficas: – BECHARA, E. Gramática. Rio de Janeiro: Nova Fronteira, 2010. 2. INFORMÁTICA – Fiscal Conteúdos: 1) Windows. 2) Word. Referências bibliográficas: – MICROSOFT CORPORATION. Ajuda do Windows 10. 3. LEGISLAÇÃO – Fiscal Conteúdos: 1) Lei Orgânica. 2) Código de Posturas.',
    tree: `= LÍNGUA PORTUGUESA – todos os cargos
1|Coesão
2|Crase
= INFORMÁTICA – Fiscal
1|Windows
2|Word
= LEGISLAÇÃO – Fiscal
1|Lei Orgânica
2|Código de Posturas`,
  },
  {
    name: 'on one line, dashes before topics and names above them',
    text: 'CARGOS DE NÍVEL FUNDAMENTAL Português - Leitura de textos. - Ortografia: emprego de S e Z. - Acentuação. Matemática - Números naturais. - Frações. - Medidas de tempo. CARGOS DE NÍVEL MÉDIO Português - Fonologia. - Sintaxe. - Figuras de linguagem. Conhecimentos Específicos: Fiscal Ambiental - Código Florestal. - Licenciamento.',
    tree: `= Português
|Leitura de textos
|Ortografia: emprego de S e Z
|Acentuação
= Matemática
|Números naturais
|Frações
|Medidas de tempo
= Português
|Fonologia
|Sintaxe
|Figuras de linguagem
= Conhecimentos Específicos: Fiscal Ambiental
|Código Florestal
|Licenciamento`,
  },
  {
    name: 'on one line, posts with a dash in their names',
    text: 'CONHECIMENTOS BÁSICOS Língua Portuguesa Compreensão de textos. Crase. Pontuação. Raciocínio Lógico Proposições. Conectivos. CONHECIMENTOS ESPECÍFICOS Analista de Gestão - Administração Planejamento estratégico. Gestão de pessoas. Analista de Gestão - Contabilidade Contabilidade geral. Auditoria interna. Assistente Técnico - Enfermagem do Trabalho Saúde do trabalhador. Imunização.',
    tree: `= Língua Portuguesa
|Compreensão de textos
|Crase
|Pontuação
= Raciocínio Lógico
|Proposições
|Conectivos
= Analista de Gestão - Administração
|Planejamento estratégico
|Gestão de pessoas
= Analista de Gestão - Contabilidade
|Contabilidade geral
|Auditoria interna
= Assistente Técnico - Enfermagem do Trabalho
|Saúde do trabalhador
|Imunização`,
  },
  {
    name: 'a part in capitals runs into its first subject',
    text: `CONHECIMENTOS GERAIS PARA TODOS OS CARGOS Língua Portuguesa: Ortografia oficial. Crase. Vozes do verbo.
Raciocínio Lógico-Matemático: Frações e operações. Razões e proporções.
CONHECIMENTOS ESPECÍFICOS PARA O CARGO DE TÉCNICO – ÁREA ADMINISTRATIVA Noções de Direito
Constitucional: Princípios fundamentais. Poder Judiciário.
Noções de Direito do Trabalho: Contrato individual de trabalho. Aviso prévio. Férias.`,
    tree: `= Língua Portuguesa
|Ortografia oficial
|Crase
|Vozes do verbo
= Raciocínio Lógico-Matemático
|Frações e operações
|Razões e proporções
= Noções de Direito Constitucional
|Princípios fundamentais
|Poder Judiciário
= Noções de Direito do Trabalho
|Contrato individual de trabalho
|Aviso prévio
|Férias`,
  },
  {
    name: 'Roman subjects whose names the margin broke',
    text: `CONHECIMENTOS ESPECÍFICOS – ÊNFASE: DIREITO
I - DIREITO ADMINISTRATIVO: 1. Princípios da Administração
Pública. 2. Atos administrativos: atributos e revogação. 3.
Licitações: Lei nº 13.303/2016, arts. 28 a 84. 4. Controles.
5. Controle externo dos atos. II - DIREITO CIVIL: 1. Pessoas
naturais e jurídicas. 2. Obrigações e contratos. III - DIREITO
EMPRESARIAL: 1. Sociedades anônimas. 2. Títulos de crédito.
3. Recuperação judicial, extrajudicial e falência. IV -
DIREITO PROCESSUAL CIVIL: 1. Jurisdição e competência. 2.
Tutela provisória.`,
    tree: `= DIREITO ADMINISTRATIVO
1|Princípios da Administração Pública
2|Atos administrativos: atributos e revogação
3|Licitações: Lei nº 13.303/2016, arts. 28 a 84
4|Controles
5|Controle externo dos atos
= DIREITO CIVIL
1|Pessoas naturais e jurídicas
2|Obrigações e contratos
= DIREITO EMPRESARIAL
1|Sociedades anônimas
2|Títulos de crédito
3|Recuperação judicial, extrajudicial e falência
= DIREITO PROCESSUAL CIVIL
1|Jurisdição e competência
2|Tutela provisória`,
  },
  {
    name: 'counted sections over sentences that the margin broke',
    text: `1. ENSINO SUPERIOR
1.1 Português
Compreensão de textos. Reescritura de frases. Emprego dos
pronomes, preposições e conjunções. Regência e crase.
1.2 Fundamentos de Administração Pública
Princípios constitucionais da Administração Pública. Atos
administrativos. Poderes. Servidores públicos.
1.3 Conhecimentos do Cargo – Arquiteto
Projeto arquitetônico: etapas, representação e
compatibilização. Conforto ambiental. Urbanismo.`,
    tree: `= Português
|Compreensão de textos
|Reescritura de frases
|Emprego dos pronomes, preposições e conjunções
|Regência e crase
= Fundamentos de Administração Pública
|Princípios constitucionais da Administração Pública
|Atos administrativos
|Poderes
|Servidores públicos
= Conhecimentos do Cargo – Arquiteto
|Projeto arquitetônico: etapas, representação e compatibilização
|Conforto ambiental
|Urbanismo`,
  },
  {
    name: 'unclosed lines, of which the margin broke one',
    text: `LÍNGUA PORTUGUESA
Leitura, compreensão e interpretação de textos de diferentes
gêneros
Estrutura e formação de palavras
Classes de palavras e seus empregos
Sintaxe da oração e do período
Emprego da crase
HISTÓRIA DE RORAIMA
Ocupação do Rio Branco
Criação do Território Federal
Povos indígenas
Relevo e vegetação`,
    tree: `= LÍNGUA PORTUGUESA
|Leitura, compreensão e interpretação de textos de diferentes gêneros
|Estrutura e formação de palavras
|Classes de palavras e seus empregos
|Sintaxe da oração e do período
|Emprego da crase
= HISTÓRIA DE RORAIMA
|Ocupação do Rio Branco
|Criação do Território Federal
|Povos indígenas
|Relevo e vegetação`,
  },
  {
    name: 'a very long name in capitals in the middle of a line',
    text: 'LÍNGUA PORTUGUESA 1. Coesão. 2. Crase. 3. Pontuação. CONHECIMENTOS PEDAGÓGICOS E FUNDAMENTOS LEGAIS DA EDUCAÇÃO BÁSICA, DA EDUCAÇÃO ESPECIAL NA PERSPECTIVA INCLUSIVA E DA EDUCAÇÃO ESCOLAR INDÍGENA E DO CAMPO 1. Tendências pedagógicas. 2. Avaliação da aprendizagem. NOÇÕES DE INFORMÁTICA 1. Windows. 2. Backup.',
    tree: `= LÍNGUA PORTUGUESA
1|Coesão
2|Crase
3|Pontuação
= CONHECIMENTOS PEDAGÓGICOS E FUNDAMENTOS LEGAIS DA EDUCAÇÃO BÁSICA, DA EDUCAÇÃO ESPECIAL NA PERSPECTIVA INCLUSIVA E DA EDUCAÇÃO ESCOLAR INDÍGENA E DO CAMPO
1|Tendências pedagógicas
2|Avaliação da aprendizagem
= NOÇÕES DE INFORMÁTICA
1|Windows
2|Backup`,
  },
  {
    name: 'on one line, posts that a colon closes',
    text: 'CONHECIMENTOS GERAIS Língua Portuguesa: Leitura de textos. Crase. Matemática: Números reais. Juro simples. CONHECIMENTOS ESPECÍFICOS Agente Administrativo: Redação oficial. Arquivo. Fiscal de Posturas: Poder de polícia. Autos. Guarda Municipal: Lei Federal nº 13.022/2014. Primeiros socorros.',
    tree: `= Língua Portuguesa
|Leitura de textos
|Crase
= Matemática
|Números reais
|Juro simples
= Agente Administrativo
|Redação oficial
|Arquivo
= Fiscal de Posturas
|Poder de polícia
|Autos
= Guarda Municipal
|Lei Federal nº 13.022/2014
|Primeiros socorros`,
  },
  {
    name: 'a sentence on what the questions may be of, whom they are for, and who gave a law in one word',
    text: `LÍNGUA PORTUGUESA
CARGOS: TODOS
Na avaliação das questões de Língua Portuguesa, poderão constar no enunciado os seguintes conteúdos:
1. Leitura e compreensão de textos:
1.1 Assunto.
1.2 Estruturação do texto.
2. Léxico:
2.1 Significação de palavras e expressões no texto.

LEGISLAÇÃO
CARGOS: TODOS
BRASIL. Lei Federal nº 14.133, de 1º de abril de 2021 - Lei de Licitações e Contratos Administrativos.
MUNICÍPIO. Lei Orgânica do Município e suas alterações.
MUNICÍPIO. Lei Complementar nº 10/2012 - Regime Jurídico dos Servidores Públicos Municipais.`,
    tree: `= LÍNGUA PORTUGUESA
1|Leitura e compreensão de textos
  1.1|Assunto
  1.2|Estruturação do texto
2|Léxico
  2.1|Significação de palavras e expressões no texto
= LEGISLAÇÃO
|BRASIL. Lei Federal nº 14.133, de 1º de abril de 2021 - Lei de Licitações e Contratos Administrativos
|MUNICÍPIO. Lei Orgânica do Município e suas alterações
|MUNICÍPIO. Lei Complementar nº 10/2012 - Regime Jurídico dos Servidores Públicos Municipais`,
  },
]
