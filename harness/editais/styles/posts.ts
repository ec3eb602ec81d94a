import type { Style } from './style.ts'

/** Posts and levels above subjects, and headings that only their place or their number tells. */
export const POSTS: Style[] = [
  {
    name: 'levels, posts and titles in lines of their own, no numbers',
    text: `ANEXO III – CONTEÚDO PROGRAMÁTICO
Toda legislação deve ser considerada com as alterações e atualizações vigentes até a data da publicação deste Edital.
ENSINO MÉDIO COMPLETO
– Para os cargos de Agente Administrativo e Fiscal de Posturas
CONHECIMENTOS GERAIS
Língua Portuguesa
Leitura e interpretação de diversos tipos de textos (literários e não literários). Sinônimos e antônimos. Sentido próprio e
figurado das palavras. Pontuação. Colocação pronominal. Crase.
Matemática
Resolução de situações-problema. Mínimo múltiplo comum; Máximo divisor comum. Porcentagem. Razão e proporção. Regra de
três simples ou composta. Equações do 1.º ou do 2.º graus.
CONHECIMENTOS ESPECÍFICOS
Agente Administrativo
Noções de Administração Pública. Redação oficial. Arquivo: tipos e organização. Lei Federal n.º 8.429/92. Lei Federal n.º 12.527/11.
Fiscal de Posturas
Código de Posturas do Município. Noções de Direito Administrativo: poder de polícia. Autos de infração.
ENSINO SUPERIOR COMPLETO
CONHECIMENTOS ESPECÍFICOS
Contador
Contabilidade Geral: princípios. Lei n.º 4.320/64. Lei de Responsabilidade Fiscal.`,
    tree: `= Língua Portuguesa
|Leitura e interpretação de diversos tipos de textos (literários e não literários)
|Sinônimos e antônimos
|Sentido próprio e figurado das palavras
|Pontuação
|Colocação pronominal
|Crase
= Matemática
|Resolução de situações-problema
|Mínimo múltiplo comum; Máximo divisor comum
|Porcentagem
|Razão e proporção
|Regra de três simples ou composta
|Equações do 1.º ou do 2.º graus
= Agente Administrativo
|Noções de Administração Pública
|Redação oficial
|Arquivo: tipos e organização
|Lei Federal n.º 8.429/92
|Lei Federal n.º 12.527/11
= Fiscal de Posturas
|Código de Posturas do Município
|Noções de Direito Administrativo: poder de polícia
|Autos de infração
= Contador
|Contabilidade Geral: princípios
|Lei n.º 4.320/64
|Lei de Responsabilidade Fiscal`,
  },
  {
    name: 'posts that hold items, and posts that hold Roman subjects',
    text: `20 DOS OBJETOS DE AVALIAÇÃO (HABILIDADES E CONHECIMENTOS)
20.1 HABILIDADES
20.1.1 Os itens das provas poderão avaliar habilidades que vão além do mero conhecimento memorizado.
20.2 CONHECIMENTOS
20.2.1 Nas provas, serão avaliados, além de habilidades, conhecimentos conforme descritos a seguir.
20.2.1.1 CONHECIMENTOS BÁSICOS
LÍNGUA PORTUGUESA: 1 Compreensão e interpretação de textos de gêneros variados. 2 Reconhecimento de tipos e gêneros textuais.
NOÇÕES DE INFORMÁTICA: 1 Sistema operacional (ambientes Linux e Windows 10). 2 Edição de textos (ambientes Microsoft Office e BrOffice). 3 Redes de computadores. 3.1 Navegação (Firefox, Chrome).
20.2.1.2 CONHECIMENTOS ESPECÍFICOS
CARGO 1: ANALISTA JUDICIÁRIO – ÁREA ADMINISTRATIVA: 1 Noções de administração. 1.1 Abordagens clássica e burocrática. 2 Gestão de pessoas. 3 Lei nº 8.112/1990.
CARGO 2: ANALISTA JUDICIÁRIO – ÁREA APOIO ESPECIALIZADO – ESPECIALIDADE: CONTABILIDADE: I CONTABILIDADE GERAL: 1 Patrimônio. 2 Balanço. II CONTABILIDADE PÚBLICA: 1 Conceito. 2 PCASP. III AUDITORIA: 1 Normas. 2 Papéis de trabalho.`,
    tree: `= LÍNGUA PORTUGUESA
1|Compreensão e interpretação de textos de gêneros variados
2|Reconhecimento de tipos e gêneros textuais
= NOÇÕES DE INFORMÁTICA
1|Sistema operacional (ambientes Linux e Windows 10)
2|Edição de textos (ambientes Microsoft Office e BrOffice)
3|Redes de computadores
  3.1|Navegação (Firefox, Chrome)
= CARGO 1: ANALISTA JUDICIÁRIO – ÁREA ADMINISTRATIVA
1|Noções de administração
  1.1|Abordagens clássica e burocrática
2|Gestão de pessoas
3|Lei nº 8.112/1990
= CONTABILIDADE GERAL
1|Patrimônio
2|Balanço
= CONTABILIDADE PÚBLICA
1|Conceito
2|PCASP
= AUDITORIA
1|Normas
2|Papéis de trabalho`,
  },
  {
    name: 'subjects with a colon for all, posts in capitals with items',
    text: `ANEXO II - CONTEÚDO PROGRAMÁTICO
NÍVEL SUPERIOR
CONHECIMENTOS BÁSICOS PARA TODOS OS CARGOS
Língua Portuguesa: 1. Interpretação de texto. 2. Ortografia oficial. 3. Acentuação gráfica. 4. Pontuação.
Raciocínio Lógico e Matemático: 1. Resolução de problemas envolvendo frações, conjuntos, porcentagens, sequências (com números, com figuras, de palavras). 2. Raciocínio lógico-matemático: proposições, conectivos.
Legislação aplicada à EBSERH: 1. Lei Federal nº 12.550, de 15 de dezembro de 2011. 2. Decreto nº 7.661, de 28 de dezembro de 2011. 3. Regimento Interno da EBSERH - 4ª revisão.
Legislação aplicada ao SUS: 1. Evolução histórica da organização do sistema de saúde no Brasil. 2. Lei nº 8.080/1990 e Lei nº 8.142/1990.
CONHECIMENTOS ESPECÍFICOS
MÉDICO – CARDIOLOGIA
1. Anatomia e fisiologia do aparelho cardiovascular. 2. Semiologia. 3. Métodos diagnósticos: eletrocardiografia, ecocardiografia.
MÉDICO – PEDIATRIA
1. Condições de saúde da criança brasileira. 2. Crescimento e desenvolvimento. 3. Imunizações.`,
    tree: `= Língua Portuguesa
1|Interpretação de texto
2|Ortografia oficial
3|Acentuação gráfica
4|Pontuação
= Raciocínio Lógico e Matemático
1|Resolução de problemas envolvendo frações, conjuntos, porcentagens, sequências (com números, com figuras, de palavras)
2|Raciocínio lógico-matemático: proposições, conectivos
= Legislação aplicada à EBSERH
1|Lei Federal nº 12.550, de 15 de dezembro de 2011
2|Decreto nº 7.661, de 28 de dezembro de 2011
3|Regimento Interno da EBSERH - 4ª revisão
= Legislação aplicada ao SUS
1|Evolução histórica da organização do sistema de saúde no Brasil
2|Lei nº 8.080/1990 e Lei nº 8.142/1990
= MÉDICO – CARDIOLOGIA
1|Anatomia e fisiologia do aparelho cardiovascular
2|Semiologia
3|Métodos diagnósticos: eletrocardiografia, ecocardiografia
= MÉDICO – PEDIATRIA
1|Condições de saúde da criança brasileira
2|Crescimento e desenvolvimento
3|Imunizações`,
  },
  {
    name: 'titles between empty lines over short lines',
    text: `Direito Constitucional

Teoria da Constituição
Direitos Fundamentais
Organização do Estado

Direito Penal

Teoria do crime
Crimes contra a pessoa

Informática

Hardware
Software
Redes`,
    tree: `= Direito Constitucional
|Teoria da Constituição
|Direitos Fundamentais
|Organização do Estado
= Direito Penal
|Teoria do crime
|Crimes contra a pessoa
= Informática
|Hardware
|Software
|Redes`,
  },
  {
    name: 'letters before subjects, posts in title case',
    text: `A) LÍNGUA PORTUGUESA
1. Crase. 2. Pontuação. 3. .NET não cai.
B) MATEMÁTICA
1. Conjuntos. 2. Funções.
CONHECIMENTOS ESPECÍFICOS
Engenheiro Civil
ENGENHARIA: 1. Solos. 2. Estruturas. 3. NBR 6118.
Engenheiro Elétrico
ENGENHARIA: 1. Circuitos. 2. Máquinas.`,
    tree: `= LÍNGUA PORTUGUESA
1|Crase
2|Pontuação
3|.NET não cai
= MATEMÁTICA
1|Conjuntos
2|Funções
= ENGENHARIA
1|Solos
2|Estruturas
3|NBR 6118
= ENGENHARIA
1|Circuitos
2|Máquinas`,
  },
  {
    name: 'Roman titles in a running paragraph',
    text: `CONHECIMENTOS ESPECÍFICOS
I. Direito Constitucional: 1. Princípios. 2. Direitos fundamentais. II. Direito Administrativo: 1. Atos. 2. Poderes. III. Direito Civil: 1. Pessoas. 2. Bens.`,
    tree: `= Direito Constitucional
1|Princípios
2|Direitos fundamentais
= Direito Administrativo
1|Atos
2|Poderes
= Direito Civil
1|Pessoas
2|Bens`,
  },
  {
    name: 'a post whose area a colon names, closed by a stop',
    text: `CONHECIMENTOS ESPECÍFICOS
ANALISTA DE TRÂNSITO – ÁREA: PSICOLOGIA. 1 Avaliação psicológica. 2 Ética profissional.
ANALISTA DE TRÂNSITO – ÁREA: ESTATÍSTICA. 1 Probabilidade. 2 Amostragem.`,
    tree: `= ANALISTA DE TRÂNSITO – ÁREA: PSICOLOGIA
1|Avaliação psicológica
2|Ética profissional
= ANALISTA DE TRÂNSITO – ÁREA: ESTATÍSTICA
1|Probabilidade
2|Amostragem`,
  },
  {
    name: 'posts in title case above a part in capitals',
    text: `CONHECIMENTOS BÁSICOS
Português
Ortografia oficial. Acentuação gráfica. Vozes do verbo. Ocorrência de crase.
Analista Judiciário – Área Judiciária
CONHECIMENTOS ESPECÍFICOS
Direito Eleitoral
Lei de Inelegibilidade. Lei dos Partidos Políticos.`,
    tree: `= Português
|Ortografia oficial
|Acentuação gráfica
|Vozes do verbo
|Ocorrência de crase
= Direito Eleitoral
|Lei de Inelegibilidade
|Lei dos Partidos Políticos`,
  },
]
