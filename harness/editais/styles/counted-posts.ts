import type { Style } from './style.ts'

/** Posts and titles that the edital counts, and text around names and short lists. */
export const COUNTED_POSTS: Style[] = [
  {
    name: 'titles that letters count over prose, with names in capitals below the first',
    text: `e. Mecânica dos Solos
NOÇÕES DE MINERALOGIA: Introdução ao estudo da Geologia e sua importância na Engenharia Civil. Generalidades sobre o
globo terrestre. Conceito de rocha e mineral. Propriedades dos minerais.
ESTRUTURAS GEOLÓGICAS: Juntas, falhas e dobras. Noções do seu significado para as obras de engenharia.
f. Subestações Industriais
Sistemas de abastecimento de energia elétrica: tipos de instalações. Subestações: conceito e tipos existentes.
Transformadores. Barramentos e cabos de energia.`,
    tree: `= Mecânica dos Solos
|NOÇÕES DE MINERALOGIA
  |Introdução ao estudo da Geologia e sua importância na Engenharia Civil
  |Generalidades sobre o globo terrestre
  |Conceito de rocha e mineral
  |Propriedades dos minerais
|ESTRUTURAS GEOLÓGICAS
  |Juntas, falhas e dobras
  |Noções do seu significado para as obras de engenharia
= Subestações Industriais
|Sistemas de abastecimento de energia elétrica: tipos de instalações
|Subestações: conceito e tipos existentes
|Transformadores
|Barramentos e cabos de energia`,
  },
  {
    name: 'three items a line that no stop closes, one of which ends in what could own the next number',
    text: `LÍNGUA PORTUGUESA
1. Compreensão e interpretação de textos
2. Domínio da ortografia oficial
3. Emprego do sinal indicativo de crase
4. Concordância verbal e nominal
5. Regência verbal e nominal
NOÇÕES DE INFORMÁTICA
1. Internet e correio eletrônico
2. Pacote Microsoft Office
3. Cópias de segurança
LEGISLAÇÃO
1. Estatuto Social do Banco
2. Código de Ética do Banco
3. Política de Responsabilidade Socioambiental`,
    tree: `= LÍNGUA PORTUGUESA
1|Compreensão e interpretação de textos
2|Domínio da ortografia oficial
3|Emprego do sinal indicativo de crase
4|Concordância verbal e nominal
5|Regência verbal e nominal
= NOÇÕES DE INFORMÁTICA
1|Internet e correio eletrônico
2|Pacote Microsoft Office
3|Cópias de segurança
= LEGISLAÇÃO
1|Estatuto Social do Banco
2|Código de Ética do Banco
3|Política de Responsabilidade Socioambiental`,
  },
  {
    name: 'subjects in small letters behind books that are counted',
    text: `Português: 1. Interpretação de texto. 2. Acentuação gráfica. 3. Crase. 4. Pontuação. 5. Ortografia.
BIBLIOGRAFIA: 1. BECHARA, Evanildo. Gramática escolar. Rio de Janeiro: Lucerna, 2006. 2. TERRA, Ernani. Minigramática. São
Paulo: Scipione, 2005.
Raciocínio Lógico: 1. Princípio da regressão. 2. Lógica dedutiva. 3. Problemas de contagem. 4. Diagramas lógicos.`,
    tree: `= Português
1|Interpretação de texto
2|Acentuação gráfica
3|Crase
4|Pontuação
5|Ortografia
= Raciocínio Lógico
1|Princípio da regressão
2|Lógica dedutiva
3|Problemas de contagem
4|Diagramas lógicos`,
  },
  {
    name: 'a dash before the names over counts, and behind them',
    text: `D1. Português
- Ortografia oficial; 2. Acentuação gráfica; 3. Flexão nominal e verbal; 4. Regência; 5. Crase; 6. Pontuação.
D2. Matemática Financeira e Estatística
- Matemática Financeira – 1. Juros simples; 2. Montante e juros; 3. Taxa efetiva; 4. Taxas equivalentes.
- Estatística Descritiva – 1. Gráficos e tabelas; 2. Probabilidades; 3. Amostragem; 4. Correlação.`,
    tree: `= Português
|Ortografia oficial
2|Acentuação gráfica
3|Flexão nominal e verbal
4|Regência
5|Crase
6|Pontuação
= Matemática Financeira e Estatística
|Matemática Financeira
  1|Juros simples
  2|Montante e juros
  3|Taxa efetiva
  4|Taxas equivalentes
|Estatística Descritiva
  1|Gráficos e tabelas
  2|Probabilidades
  3|Amostragem
  4|Correlação`,
  },
  {
    name: 'what the exam will treat, below its name and above the subjects',
    text: `4ª EDIÇÃO DO EXAME NACIONAL DE RESIDÊNCIA
As provas abordarão temas condizentes com as matrizes de competências dos programas definidas para a especialidade.
Para as matrizes não publicadas, considerar-se-á o disposto na resolução da comissão.
CLÍNICA MÉDICA
1. Hipertensão arterial. 2. Diabetes. 3. Insuficiência cardíaca. 4. Pneumonias.
CIRURGIA GERAL
1. Abdome agudo. 2. Trauma. 3. Hérnias. 4. Queimaduras.`,
    tree: `= CLÍNICA MÉDICA
1|Hipertensão arterial
2|Diabetes
3|Insuficiência cardíaca
4|Pneumonias
= CIRURGIA GERAL
1|Abdome agudo
2|Trauma
3|Hérnias
4|Queimaduras`,
  },
]
