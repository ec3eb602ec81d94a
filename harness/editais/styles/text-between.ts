import type { Style } from './style.ts'

/** Codes of posts, names among others, and text of a page, a gazette or a list of books in between. */
export const TEXT_BETWEEN: Style[] = [
  {
    name: 'a title that ends in an abbreviation with small letters, over lines that a stop closes now and then',
    text: `SEGURANÇA DA INFORMAÇÃO
1. Criptografia.
2. Certificação digital.

ARQUITETURA DA PDPJ-Br
Linguagem de programação Java;
API RESTful;
Biblioteca Flyway.
Banco de dados;
PostgreSQL.

LEGISLAÇÃO
05 (cinco) questões:
1. Crimes contra a Administração Pública.
2. Resolução CNJ nº 91/2009.`,
    tree: `= SEGURANÇA DA INFORMAÇÃO
1|Criptografia
2|Certificação digital
= ARQUITETURA DA PDPJ-Br
|Linguagem de programação Java
|API RESTful
|Biblioteca Flyway
|Banco de dados
|PostgreSQL
= LEGISLAÇÃO
1|Crimes contra a Administração Pública
2|Resolução CNJ nº 91/2009`,
  },
  {
    name: 'the word of a link below each title of a page',
    text: `LÍNGUA PORTUGUESA
Acessar
1. Interpretação de texto. 2. Níveis de linguagem. 3. Tipos de discurso.
RACIOCÍNIO LÓGICO
Acessar
1. Proposições. 2. Conjuntos. 3. Proporcionalidade.`,
    tree: `= LÍNGUA PORTUGUESA
1|Interpretação de texto
2|Níveis de linguagem
3|Tipos de discurso
= RACIOCÍNIO LÓGICO
1|Proposições
2|Conjuntos
3|Proporcionalidade`,
  },
  {
    name: 'letters that a stop closes below counted titles, over numbers',
    text: `RELAÇÃO DE ASSUNTOS
1. ENFERMAGEM
a. Fundamentos de Enfermagem
1) Semiologia e semiotécnica.
2) Cálculo de doses.
b. Enfermagem Cirúrgica
1) Pré, trans e pós-operatório.
2) Central de material.
2. INFORMÁTICA
a. Sistemas Operacionais
1) Processos e escalonamento.
2) Sistemas de arquivos.
b. Redes de Computadores
1) Modelo OSI.
2) Roteamento.`,
    tree: `= ENFERMAGEM
a|Fundamentos de Enfermagem
  1|Semiologia e semiotécnica
  2|Cálculo de doses
b|Enfermagem Cirúrgica
  1|Pré, trans e pós-operatório
  2|Central de material
= INFORMÁTICA
a|Sistemas Operacionais
  1|Processos e escalonamento
  2|Sistemas de arquivos
b|Redes de Computadores
  1|Modelo OSI
  2|Roteamento`,
  },
  {
    name: 'books in running text, up to a name over what is counted',
    text: `PREFEITURA DE LAGOA BONITA ANEXO IV CONTEÚDOS PROGRAMÁTICOS E SUGESTÕES BIBLIOGRÁFICAS LÍNGUA PORTUGUESA (ENSINO MÉDIO) 1. Leitura e interpretação. 2. Crase. 3. Pontuação: emprego dos sinais. Bibliografia sugerida: ANDRÉ, Hildebrando. Gramática ilustrada. São Paulo: Moderna, 1990. BECHARA, Evanildo. Moderna gramática. Livros didáticos do ensino médio. LÍNGUA PORTUGUESA (ENSINO SUPERIOR) 1. Leitura crítica. 2. Sintaxe. 3. Regência verbal.`,
    tree: `= LÍNGUA PORTUGUESA (ENSINO MÉDIO)
1|Leitura e interpretação
2|Crase
3|Pontuação: emprego dos sinais
= LÍNGUA PORTUGUESA (ENSINO SUPERIOR)
1|Leitura crítica
2|Sintaxe
3|Regência verbal`,
  },
  {
    name: 'parts that are called questions of knowledge, and articles with letters',
    text: `Questões de Conhecimentos Gerais

Língua Portuguesa

Interpretação de textos. Crase. Pontuação. Concordância nominal e verbal.

Questões de Conhecimentos Específicos

Legislação e Ética na Administração Pública

Constituição Estadual (artigos 1º ao 4º, 30-A, 30-B, 80, 81 e 83). Fundos geridos pela Secretaria. Ética no serviço público.`,
    tree: `= Língua Portuguesa
|Interpretação de textos
|Crase
|Pontuação
|Concordância nominal e verbal
= Legislação e Ética na Administração Pública
|Constituição Estadual (artigos 1º ao 4º, 30-A, 30-B, 80, 81 e 83)
|Fundos geridos pela Secretaria
|Ética no serviço público`,
  },
  {
    name: 'stops beside a few semicolons',
    text: `MATEMÁTICA: Conjuntos. Juros simples. Porcentagem.
CONHECIMENTOS GERAIS: Lei Orgânica Municipal. Caracterização do município: localização, símbolos, geologia; Personalidades na Política; Personalidades na Educação; Personalidades Sociais. Clima, relevo e vegetação; Patrimônios históricos e naturais.`,
    tree: `= MATEMÁTICA
|Conjuntos
|Juros simples
|Porcentagem
= CONHECIMENTOS GERAIS
|Lei Orgânica Municipal
|Caracterização do município: localização, símbolos, geologia; Personalidades na Política; Personalidades na Educação; Personalidades Sociais
|Clima, relevo e vegetação; Patrimônios históricos e naturais`,
  },
  {
    name: 'the stamp of the official gazette in the midst of a line, its head and its foot',
    text: `DOU 25/04/2025 - Diário Oficial da União - Brasil
Documento assinado digitalmente conforme MP nº 2.200-2 de 24/08/2001, que institui a Infraestrutura de Chaves Públicas Brasileira - ICP-Brasil. Este documento pode ser verificado no endereço eletrônico http://www.in.gov.br/autenticidade.html, pelo código 05302024072400052 52 Nº 141, quarta-feira, 24 de julho de 2024 ISSN 1677-7069 Seção 3 TÉCNICO DE LABORATÓRIO: 1. Noções de microscopia. 2. Calibração de equipamentos. 3. Preparação de amostras.
BIOTECNOLOGIA: 1. Micropropagação vegetal. 2. Biologia molecular. 3. Biossegurança.
JOANA PEREIRA LIMA
Diretora de Gestão de Pessoas
Este conteúdo não substitui o publicado na versão certificada.`,
    tree: `= TÉCNICO DE LABORATÓRIO
1|Noções de microscopia
2|Calibração de equipamentos
3|Preparação de amostras
= BIOTECNOLOGIA
1|Micropropagação vegetal
2|Biologia molecular
3|Biossegurança`,
  },
  {
    name: 'one subject in small letters among those in capitals, in running text',
    text: `DIREITO CONSTITUCIONAL: Direitos e garantias fundamentais. Organização do Estado. Poder Judiciário. DIREITO CIVIL: Pessoas naturais e jurídicas. Bens. Prescrição e decadência. DIREITO PENAL: Aplicação da lei penal. Crimes contra a Administração Pública. Direito Processual Penal: Inquérito policial. Ação penal. Prisão e liberdade provisória. DIREITO TRIBUTÁRIO: Competência tributária. Crédito tributário. Garantias e privilégios do crédito.`,
    tree: `= DIREITO CONSTITUCIONAL
|Direitos e garantias fundamentais
|Organização do Estado
|Poder Judiciário
= DIREITO CIVIL
|Pessoas naturais e jurídicas
|Bens
|Prescrição e decadência
= DIREITO PENAL
|Aplicação da lei penal
|Crimes contra a Administração Pública
= Direito Processual Penal
|Inquérito policial
|Ação penal
|Prisão e liberdade provisória
= DIREITO TRIBUTÁRIO
|Competência tributária
|Crédito tributário
|Garantias e privilégios do crédito`,
  },
]
