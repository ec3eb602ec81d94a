import type { Style } from './style.ts'

/** Words that a copy tore out of their line, and titles that the lines above them seem to hold. */
export const TORN_TITLES: Style[] = [
  {
    name: 'a title of one word over lines that stops close',
    text: `Português
Ortografia oficial. Acentuação gráfica. Emprego da crase. Concordância verbal e nominal. Pontuação.
Informática
Correio eletrônico.
Planilhas: fórmulas, funções e gráficos. Segurança da informação e cópias de segurança. Navegadores.
Atualidades
Política, economia e sociedade no Brasil. Meio ambiente e energia. Ciência, tecnologia e inovação.`,
    tree: `= Português
|Ortografia oficial
|Acentuação gráfica
|Emprego da crase
|Concordância verbal e nominal
|Pontuação
= Informática
|Correio eletrônico
|Planilhas: fórmulas, funções e gráficos
|Segurança da informação e cópias de segurança
|Navegadores
= Atualidades
|Política, economia e sociedade no Brasil
|Meio ambiente e energia
|Ciência, tecnologia e inovação`,
  },
  {
    name: 'sentences that explain themselves, one of them called like a subject',
    text: `PROFESSOR DE INGLÊS
Diretrizes da educação no que se refere à língua estrangeira. Língua Inglesa: leitura de gêneros diversos. Tendências
pedagógicas: a linguagem sob novos enfoques. Letramento e discurso. Vocabulário: domínio do que o texto exige. Verbos:
tempos e modos; voz passiva. Produção escrita como processo. Pronomes: pessoais, possessivos e relativos.
PROFESSOR DE MATEMÁTICA
Conjunto dos números naturais: operações e propriedades. Teoria dos números: primos, múltiplos e divisores. MMC e MDC.
Matemática financeira: razão; proporção; porcentagem. Geometria plana: ponto; reta; ângulos; polígonos. Polinômios.
Análise combinatória: arranjo; permutação; combinação. Construção dos conceitos. Matemática básica: frações e decimais.`,
    tree: `= PROFESSOR DE INGLÊS
|Diretrizes da educação no que se refere à língua estrangeira
|Língua Inglesa: leitura de gêneros diversos
|Tendências pedagógicas: a linguagem sob novos enfoques
|Letramento e discurso
|Vocabulário: domínio do que o texto exige
|Verbos: tempos e modos; voz passiva
|Produção escrita como processo
|Pronomes: pessoais, possessivos e relativos
= PROFESSOR DE MATEMÁTICA
|Conjunto dos números naturais: operações e propriedades
|Teoria dos números: primos, múltiplos e divisores
|MMC e MDC
|Matemática financeira: razão; proporção; porcentagem
|Geometria plana: ponto; reta; ângulos; polígonos
|Polinômios
|Análise combinatória: arranjo; permutação; combinação
|Construção dos conceitos
|Matemática básica: frações e decimais`,
  },
  {
    name: 'subjects in one paragraph, whose topics begin with small letters',
    text: `CONHECIMENTOS GERAIS
Língua Portuguesa: ortografia, crase e pontuação; leitura de textos. Raciocínio Lógico: proposições e conectivos.
Informática: navegadores e planilhas. Direito Constitucional: princípios, direitos e garantias; organização do Estado.
CONHECIMENTOS ESPECÍFICOS
Atendimento ao público. Arquivo: conceitos e teoria das três idades. Protocolo: registro e tramitação. Redação: o padrão.`,
    tree: `= Língua Portuguesa
|ortografia, crase e pontuação; leitura de textos
= Raciocínio Lógico
|proposições e conectivos
= Informática
|navegadores e planilhas
= Direito Constitucional
|princípios, direitos e garantias; organização do Estado
= CONHECIMENTOS ESPECÍFICOS
|Atendimento ao público
|Arquivo: conceitos e teoria das três idades
|Protocolo: registro e tramitação
|Redação: o padrão`,
  },
  {
    name: 'an abbreviation that explains itself right below the name of a subject',
    text: `AGENTE DE COMBATE ÀS ENDEMIAS

LÍNGUA PORTUGUESA

Conteúdo Programático:
Ortografia oficial. Léxico e significação das palavras. Pontuação. Regência e colocação.

NOÇÕES DE LEGISLAÇÃO DO SUS

Conteúdo Programático:
SUS: conceitos, financiamento e princípios.

SAÚDE PÚBLICA

Conteúdo Programático:
SUS: diretrizes e controle social. Vigilância em saúde. Promoção da saúde e prevenção de doenças.`,
    tree: `= LÍNGUA PORTUGUESA
|Ortografia oficial
|Léxico e significação das palavras
|Pontuação
|Regência e colocação
= NOÇÕES DE LEGISLAÇÃO DO SUS
|SUS: conceitos, financiamento e princípios
= SAÚDE PÚBLICA
|SUS: diretrizes e controle social
|Vigilância em saúde
|Promoção da saúde e prevenção de doenças`,
  },
]
