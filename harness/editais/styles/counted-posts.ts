import type { Style } from './style.ts'

/** Posts with the number that the edital counts them by. */
export const COUNTED_POSTS: Style[] = [
  {
    name: 'posts that are counted as the edital counts them, each over one paragraph',
    text: `17 – Analista Legislativo – Economista
Finanças públicas em perspectiva constitucional. Teoria do consumidor. Teoria da firma. Equilíbrio de mercado. Falhas de
mercado: externalidades, bens públicos. Política fiscal e monetária. Inflação. Desemprego. Balanço de pagamentos. Juros
simples e compostos.

18 – Analista Legislativo – Enfermeiro
Técnicas básicas de enfermagem. Sinais vitais. Administração de medicamentos. Prevenção de infecções. Saúde da mulher.
Saúde da criança. Epidemiologia. Vigilância sanitária. Registros de enfermagem.

19 – Analista Legislativo – Engenheiro Civil
Projeto e execução de obras. Topografia e terraplanagem. Fundações. Estruturas de concreto. Instalações prediais.
Orçamento de obras. Cronograma físico-financeiro. Patologia das construções. Segurança do trabalho.`,
    tree: `= Analista Legislativo – Economista
|Finanças públicas em perspectiva constitucional
|Teoria do consumidor
|Teoria da firma
|Equilíbrio de mercado
|Falhas de mercado: externalidades, bens públicos
|Política fiscal e monetária
|Inflação
|Desemprego
|Balanço de pagamentos
|Juros simples e compostos
= Analista Legislativo – Enfermeiro
|Técnicas básicas de enfermagem
|Sinais vitais
|Administração de medicamentos
|Prevenção de infecções
|Saúde da mulher
|Saúde da criança
|Epidemiologia
|Vigilância sanitária
|Registros de enfermagem
= Analista Legislativo – Engenheiro Civil
|Projeto e execução de obras
|Topografia e terraplanagem
|Fundações
|Estruturas de concreto
|Instalações prediais
|Orçamento de obras
|Cronograma físico-financeiro
|Patologia das construções
|Segurança do trabalho`,
  },
]
