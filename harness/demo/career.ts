/** The career that the demo student has chosen, as the catalogue names it. */
export const DEMO_CAREER = 'Receita Federal'

export interface DemoSubject {
  readonly name: string
  /** Share of correct answers on the first day, from 0 to 1. */
  readonly start: number
  readonly gain: number
  /** Names as in exam notices, in the order of study. */
  readonly topics: readonly string[]
}

export const DEMO_SUBJECTS: readonly DemoSubject[] = [
  {
    name: 'Direito Tributário',
    start: 0.52,
    gain: 0.33,
    topics: [
      'Sistema Tributário Nacional',
      'Limitações constitucionais do poder de tributar',
      'Competência tributária',
      'Obrigação tributária principal e acessória',
      'Responsabilidade tributária',
      'Crédito tributário: constituição e lançamento',
      'Suspensão, extinção e exclusão do crédito tributário',
      'Garantias e privilégios do crédito tributário',
      'Administração tributária',
      'Impostos da União',
    ],
  },
  {
    name: 'Contabilidade Geral',
    start: 0.44,
    gain: 0.36,
    topics: [
      'Componentes patrimoniais',
      'Fatos contábeis e variações patrimoniais',
      'Escrituração e plano de contas',
      'Operações com mercadorias',
      'Balancete de verificação',
      'Estoques (CPC 16)',
      'Ativo imobilizado e depreciação (CPC 27)',
      'Redução ao valor recuperável (CPC 01)',
      'Demonstração do resultado do exercício',
      'Demonstração dos fluxos de caixa (CPC 03)',
    ],
  },
  {
    name: 'Língua Portuguesa',
    start: 0.7,
    gain: 0.18,
    topics: [
      'Compreensão e interpretação de textos',
      'Tipologia e gêneros textuais',
      'Coesão e coerência',
      'Classes de palavras',
      'Sintaxe da oração e do período',
      'Concordância verbal e nominal',
      'Regência e crase',
      'Pontuação',
      'Reescrita de frases',
    ],
  },
  {
    name: 'Direito Constitucional',
    start: 0.62,
    gain: 0.25,
    topics: [
      'Aplicabilidade das normas constitucionais',
      'Direitos e deveres individuais e coletivos',
      'Direitos sociais e nacionalidade',
      'Organização político-administrativa do Estado',
      'Administração pública: disposições gerais',
      'Poder Legislativo e processo legislativo',
      'Poder Executivo',
      'Poder Judiciário',
      'Controle de constitucionalidade',
      'Ordem econômica e financeira',
    ],
  },
  {
    name: 'Direito Administrativo',
    start: 0.58,
    gain: 0.27,
    topics: [
      'Princípios da Administração Pública',
      'Organização administrativa',
      'Atos administrativos',
      'Poderes administrativos',
      'Agentes públicos e Lei nº 8.112/1990',
      'Licitações e contratos (Lei nº 14.133/2021)',
      'Responsabilidade civil do Estado',
      'Improbidade administrativa',
      'Processo administrativo federal',
    ],
  },
  {
    name: 'Auditoria',
    start: 0.46,
    gain: 0.3,
    topics: [
      'Normas de auditoria independente (NBC TA)',
      'Planejamento e materialidade',
      'Riscos de auditoria',
      'Testes e evidências de auditoria',
      'Amostragem',
      'Papéis de trabalho',
      'Relatórios e opinião do auditor',
      'Auditoria interna',
    ],
  },
  {
    name: 'Raciocínio Lógico',
    start: 0.6,
    gain: 0.22,
    topics: [
      'Proposições e conectivos',
      'Tabelas-verdade e equivalências',
      'Lógica de argumentação',
      'Diagramas lógicos',
      'Análise combinatória',
      'Probabilidade',
      'Sequências e progressões',
      'Juros simples e compostos',
    ],
  },
  {
    name: 'Comércio Internacional',
    start: 0.5,
    gain: 0.26,
    topics: [
      'Políticas comerciais',
      'OMC e sistema multilateral de comércio',
      'Integração econômica e Mercosul',
      'Incoterms',
      'Classificação aduaneira',
      'Barreiras tarifárias e não tarifárias',
      'Defesa comercial',
    ],
  },
]
