import type { Style } from './style.ts'

export const PROSE: Style[] = [
  {
    name: 'titles alone in a line, sentences below, no numbers',
    text: `ANEXO II – CONTEÚDO PROGRAMÁTICO
Observação: Considerar-se-á a legislação vigente até a data da publicação do Edital de Abertura das Inscrições.
CONHECIMENTOS GERAIS
Língua Portuguesa
Domínio da ortografia oficial. Emprego da acentuação gráfica. Emprego dos sinais de pontuação. Flexão nominal e
verbal. Pronomes: emprego, formas de tratamento e colocação. Domínio dos mecanismos de coesão textual. Emprego
de tempos e modos verbais. Vozes do verbo.
Raciocínio Lógico-Matemático
Números inteiros e racionais: operações (adição, subtração, multiplicação, divisão, potenciação); expressões numéricas;
múltiplos e divisores de números naturais; problemas. Frações e operações com frações.
CONHECIMENTOS ESPECÍFICOS
Noções de Direito Administrativo
Administração pública: princípios básicos. Poderes administrativos: poder hierárquico; poder disciplinar. Lei nº
8.112/1990. Lei nº 14.133/2021 (arts. 1º a 27).`,
    tree: `= Língua Portuguesa
|Domínio da ortografia oficial
|Emprego da acentuação gráfica
|Emprego dos sinais de pontuação
|Flexão nominal e verbal
|Pronomes: emprego, formas de tratamento e colocação
|Domínio dos mecanismos de coesão textual
|Emprego de tempos e modos verbais
|Vozes do verbo
= Raciocínio Lógico-Matemático
|Números inteiros e racionais: operações (adição, subtração, multiplicação, divisão, potenciação); expressões numéricas; múltiplos e divisores de números naturais; problemas
|Frações e operações com frações
= Noções de Direito Administrativo
|Administração pública: princípios básicos
|Poderes administrativos: poder hierárquico; poder disciplinar
|Lei nº 8.112/1990
|Lei nº 14.133/2021 (arts. 1º a 27)`,
  },
  {
    name: 'titles with a colon at the head of a paragraph, sentences, no numbers',
    text: `CONHECIMENTOS GERAIS
Língua Portuguesa: Leitura e interpretação de diversos tipos de textos (literários e não literários). Sinônimos e
antônimos. Sentido próprio e figurado das palavras. Pontuação. Classes de palavras: substantivo, adjetivo, numeral,
pronome, verbo, advérbio, preposição e conjunção: emprego e sentido que imprimem às relações que estabelecem.
Matemática: Resolução de situações-problema, envolvendo: adição, subtração, multiplicação e divisão. Mínimo múltiplo
comum. Porcentagem. Razão e proporção.
Noções de Informática: MS-Windows 10: conceito de pastas, diretórios, arquivos e atalhos, área de trabalho. MS-Word
2016: estrutura básica dos documentos, edição e formatação de textos. Internet: navegação, conceitos de URL.
CONHECIMENTOS ESPECÍFICOS
Conhecimentos Específicos: Ética no serviço público. Noções de arquivo. Lei Federal nº 8.429/92.`,
    tree: `= Língua Portuguesa
|Leitura e interpretação de diversos tipos de textos (literários e não literários)
|Sinônimos e antônimos
|Sentido próprio e figurado das palavras
|Pontuação
|Classes de palavras: substantivo, adjetivo, numeral, pronome, verbo, advérbio, preposição e conjunção: emprego e sentido que imprimem às relações que estabelecem
= Matemática
|Resolução de situações-problema, envolvendo: adição, subtração, multiplicação e divisão
|Mínimo múltiplo comum
|Porcentagem
|Razão e proporção
= Noções de Informática
|MS-Windows 10: conceito de pastas, diretórios, arquivos e atalhos, área de trabalho
|MS-Word 2016: estrutura básica dos documentos, edição e formatação de textos
|Internet: navegação, conceitos de URL
= Conhecimentos Específicos
|Ética no serviço público
|Noções de arquivo
|Lei Federal nº 8.429/92`,
  },
  {
    name: 'capitals with a colon, sentences, no numbers',
    text: `LÍNGUA PORTUGUESA: Interpretação e compreensão de texto. Organização estrutural dos textos. Marcas de textualidade:
coesão, coerência e intertextualidade. Modos de organização discursiva: descrição, narração, exposição.
DIREITO CONSTITUCIONAL: Constituição: conceito e classificação. Direitos e garantias fundamentais: art. 5º. Organização
do Estado. Emenda Constitucional nº 103/2019.
LEGISLAÇÃO ESPECÍFICA: Lei Complementar nº 35/1979 (LOMAN). Resolução CNJ n. 230/2016.`,
    tree: `= LÍNGUA PORTUGUESA
|Interpretação e compreensão de texto
|Organização estrutural dos textos
|Marcas de textualidade: coesão, coerência e intertextualidade
|Modos de organização discursiva: descrição, narração, exposição
= DIREITO CONSTITUCIONAL
|Constituição: conceito e classificação
|Direitos e garantias fundamentais: art. 5º
|Organização do Estado
|Emenda Constitucional nº 103/2019
= LEGISLAÇÃO ESPECÍFICA
|Lei Complementar nº 35/1979 (LOMAN)
|Resolução CNJ n. 230/2016`,
  },
  {
    name: 'bullets',
    text: `LÍNGUA PORTUGUESA
• Compreensão e interpretação de textos.
• Ortografia e acentuação.
• Emprego dos sinais de pontuação e da crase nos textos
oficiais.
RACIOCÍNIO LÓGICO
• Conjuntos.
• Lógica proposicional: conectivos, tabelas-verdade.
• Análise combinatória`,
    tree: `= LÍNGUA PORTUGUESA
|Compreensão e interpretação de textos
|Ortografia e acentuação
|Emprego dos sinais de pontuação e da crase nos textos oficiais
= RACIOCÍNIO LÓGICO
|Conjuntos
|Lógica proposicional: conectivos, tabelas-verdade
|Análise combinatória`,
  },
  {
    name: 'semicolons alone part the topics',
    text: `PORTUGUÊS: Interpretação de texto; Ortografia oficial; Acentuação gráfica; Emprego de crase; Concordância nominal e
verbal; Regência (verbal e nominal; exceções).
MATEMÁTICA: Números reais; Equações do 1º grau; Porcentagem e juros simples.`,
    tree: `= PORTUGUÊS
|Interpretação de texto
|Ortografia oficial
|Acentuação gráfica
|Emprego de crase
|Concordância nominal e verbal
|Regência (verbal e nominal; exceções)
= MATEMÁTICA
|Números reais
|Equações do 1º grau
|Porcentagem e juros simples`,
  },
  {
    name: 'a list copied from a page, without marks',
    text: `Língua Portuguesa
Interpretação de textos
Ortografia
Crase
Regência verbal e nominal
Direito Administrativo
Atos administrativos
Poderes da Administração
Licitações (Lei nº 14.133/2021)`,
    tree: `= Língua Portuguesa
|Interpretação de textos
|Ortografia
|Crase
|Regência verbal e nominal
= Direito Administrativo
|Atos administrativos
|Poderes da Administração
|Licitações (Lei nº 14.133/2021)`,
  },
  {
    name: 'a subject that is said to be for all posts, then prose and numbers',
    text: `LÍNGUA PORTUGUESA (PARA TODOS OS CARGOS)
1. Interpretação de texto. 2. Gêneros textuais. 3. Coesão.
ATUALIDADES (PARA TODOS OS CARGOS)
Fatos relevantes da política, da economia e da cultura no Brasil e no mundo.
ASSISTENTE SOCIAL
1. Serviço social na contemporaneidade. 2. Lei nº 8.662/1993. 3. Ética profissional.`,
    tree: `= LÍNGUA PORTUGUESA
1|Interpretação de texto
2|Gêneros textuais
3|Coesão
= ATUALIDADES
|Fatos relevantes da política, da economia e da cultura no Brasil e no mundo
= ASSISTENTE SOCIAL
1|Serviço social na contemporaneidade
2|Lei nº 8.662/1993
3|Ética profissional`,
  },
  {
    name: 'dashes after capitals, numbers with a nought, no numbers',
    text: `LÍNGUA PORTUGUESA – 1. Interpretação de texto; 2. Ortografia; 3. Crase.
DIREITO ADMINISTRATIVO – 01. Atos administrativos; 02. Licitações; 03. Contratos.
NOÇÕES DE INFORMÁTICA – Windows 10. Internet. Correio eletrônico. Segurança da informação.
DISCIPLINA: ATUALIDADES
Política, economia e sociedade. Meio ambiente. Tecnologia.`,
    tree: `= LÍNGUA PORTUGUESA
1|Interpretação de texto
2|Ortografia
3|Crase
= DIREITO ADMINISTRATIVO
01|Atos administrativos
02|Licitações
03|Contratos
= NOÇÕES DE INFORMÁTICA
|Windows 10
|Internet
|Correio eletrônico
|Segurança da informação
= ATUALIDADES
|Política, economia e sociedade
|Meio ambiente
|Tecnologia`,
  },
  {
    name: 'posts in capitals in one line, no numbers and no mark',
    text: `CONHECIMENTOS ESPECÍFICOS ANALISTA DE CONTROLE DE QUALIDADE Farmacopeia Brasileira. Validação de métodos analíticos. Boas práticas de laboratório. Estatística aplicada. RDC nº 658, de 30 de março de 2022. ANALISTA DE LOGÍSTICA FARMACÊUTICA Cadeia de suprimentos. Armazenagem e distribuição. Transporte de medicamentos. RDC nº 430/2020. ANALISTA DE TECNOLOGIA DA INFORMAÇÃO Fundamentos de redes. Banco de dados: SQL e NoSQL. ITIL 4.`,
    tree: `= ANALISTA DE CONTROLE DE QUALIDADE
|Farmacopeia Brasileira
|Validação de métodos analíticos
|Boas práticas de laboratório
|Estatística aplicada
|RDC nº 658, de 30 de março de 2022
= ANALISTA DE LOGÍSTICA FARMACÊUTICA
|Cadeia de suprimentos
|Armazenagem e distribuição
|Transporte de medicamentos
|RDC nº 430/2020
= ANALISTA DE TECNOLOGIA DA INFORMAÇÃO
|Fundamentos de redes
|Banco de dados: SQL e NoSQL
|ITIL 4`,
  },
  {
    name: 'letters at the end of a sentence',
    text: `Estatística
Estatística descritiva. Principais distribuições: Bernoulli, Binomial, Poisson, Normal, t de Student,
qui-quadrado e F. Inferência estatística: estimação pontual e por intervalo; testes de hipóteses.
Amostragem. Regressão linear simples e múltipla. Linguagens: Java, Python e C. Séries temporais. Hepatites A, B e C. Vitaminas.`,
    tree: `= Estatística
|Estatística descritiva
|Principais distribuições: Bernoulli, Binomial, Poisson, Normal, t de Student, qui-quadrado e F
|Inferência estatística: estimação pontual e por intervalo; testes de hipóteses
|Amostragem
|Regressão linear simples e múltipla
|Linguagens: Java, Python e C
|Séries temporais
|Hepatites A, B e C
|Vitaminas`,
  },
]
