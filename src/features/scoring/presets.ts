import type { ScoringRule } from './contract.ts'

type Part = ScoringRule['partes'][number]
type Discipline = NonNullable<Part['disciplinas']>[number]
type Measure = ScoringRule['minimos'][number]['medida']

const worth = (certo: number, errado = 0) => ({ certo, errado, branco: 0, dupla: 0 })

const part = (id: string, nome: string, itens: number, certo: number, disciplinas?: Discipline[]): Part => ({
  id,
  nome,
  itens,
  formato: 'A-E',
  valor: worth(certo),
  ...(disciplinas ? { disciplinas } : {}),
})

const rightOrWrong = (id: string, nome: string, itens: number): Part => ({
  id,
  nome,
  itens,
  formato: 'certo-errado',
  valor: worth(100, -100),
})

const of = (id: string, nome: string, itens: number, certo?: number): Discipline => ({
  id,
  nome,
  itens,
  ...(certo === undefined ? {} : { valor: worth(certo) }),
})

const least = (medida: Measure, valor: number, ...em: string[]) =>
  em.length > 0 ? { em, medida, valor } : { medida, valor }

/** A rule that was read in an edital: it fills the form, and the student compares it with his own edital. */
export interface Preset {
  readonly id: string
  readonly name: string
  readonly rule: ScoringRule
}

const preset = (
  id: string,
  name: string,
  fonte: string,
  rule: Pick<ScoringRule, 'partes' | 'minimos'> & Partial<ScoringRule>,
): Preset => ({
  id,
  name,
  rule: { nota: { tipo: 'soma' }, anulada: 'a-todos', ...rule, fonte, conferido: false },
})

const BASIC = 'Conhecimentos Básicos'
const GENERAL = 'Conhecimentos Gerais'
const SPECIFIC = 'Conhecimentos Específicos'
const PORTUGUESE = 'Língua Portuguesa'
const ENGLISH = 'Língua Inglesa'
const LOGIC = 'Raciocínio Lógico'

/** Rules of real editais, each from the official text that `fonte` names. */
export const PRESETS: readonly Preset[] = [
  preset('tcu-2025', 'Cebraspe: TCU, auditor (2025)', 'TCU, Edital nº 1 de 2025, 8.11.2 a 8.11.5', {
    partes: [rightOrWrong('P1', BASIC, 100), rightOrWrong('P2', SPECIFIC, 100)],
    minimos: [least('pontos', 2000, 'P1'), least('pontos', 3000, 'P2'), least('pontos', 6000, 'P1', 'P2')],
  }),
  preset(
    'petrobras-2023',
    'Cebraspe: Petrobras, técnico (2023)',
    'Petrobras, Edital nº 1 de 2023, 6.1 e 6.14',
    {
      partes: [rightOrWrong('P1', BASIC, 40), rightOrWrong('P2', SPECIFIC, 60)],
      minimos: [least('pontos', 800, 'P1'), least('pontos', 1800, 'P2'), least('pontos', 3000, 'P1', 'P2')],
    },
  ),
  preset('dataprev-2026', 'FGV: Dataprev (2026)', 'Dataprev, edital de 2026, 9.5 a 9.18', {
    partes: [
      part('M1', 'Módulo I', 40, 100, [
        of('lp', PORTUGUESE, 12),
        of('en', ENGLISH, 12),
        of('rl', LOGIC, 5),
        of('at', 'Atualidades e Inteligência Artificial', 6),
        of('leg', 'Legislação de segurança da informação e proteção de dados', 5),
      ]),
      part('M2', 'Módulo II', 30, 250),
    ],
    minimos: [least('pontos', 5750)],
    zeraEm: 'disciplina',
  }),
  preset('tjsc-2026', 'FGV: TJSC (2026)', 'TJSC, edital de 2026, 10.7 e 10.17', {
    partes: [part('G', GENERAL, 30, 100), part('E', SPECIFIC, 50, 100)],
    minimos: [least('acertos', 30, 'E'), least('acertos', 48, 'G', 'E')],
    listas: { cotas: { minimos: [least('acertos', 24, 'E'), least('acertos', 38, 'G', 'E')] } },
  }),
  preset('alrr-2026', 'FCC, nota padronizada: ALRR (2026)', 'ALRR, edital de 2026, 8.1 a 8.6', {
    partes: [part('G', GENERAL, 40, 100), part('E', SPECIFIC, 40, 100)],
    nota: { tipo: 'padronizada', pesos: { G: 100, E: 100 } },
    minimos: [least('np', 5000, 'G'), least('np', 5000, 'E'), least('pontos', 10_000)],
  }),
  preset('sefaz-go-2025', 'FCC, nota bruta: SEFAZ-GO (2025)', 'SEFAZ-GO, edital de 2025, 7.1, 9.2 e 9.3', {
    partes: [part('CB', BASIC, 80, 100), part('CE', SPECIFIC, 80, 100)],
    nota: { tipo: 'soma', pesos: { CB: 100, CE: 200 } },
    minimos: [least('percentual', 6000, 'CB'), least('percentual', 6000, 'CE')],
    zeraEm: 'disciplina',
  }),
  // The tests differ by position; the paper says how many questions a discipline has.
  preset(
    'tjm-sp-2011',
    'Vunesp, média das disciplinas: TJM-SP (2011)',
    'TJM-SP, Diário da Justiça Militar de 16/5/2011, VII.1 a VII.4',
    {
      partes: [part('D', 'Disciplina', 10, 100)],
      nota: { tipo: 'media', maximo: 1000 },
      minimos: [least('percentual', 4000, 'D'), least('pontos', 600)],
    },
  ),
  preset(
    'bb-2022',
    'Cesgranrio: Banco do Brasil, agente de tecnologia (2022)',
    'BB, Edital nº 1 de 2022, 7.1.2 a 7.1.4',
    {
      partes: [
        part('B', BASIC, 25, 150, [
          of('lp', PORTUGUESE, 10),
          of('en', ENGLISH, 5, 100),
          of('mat', 'Matemática', 5),
          of('mf', 'Atualidades do Mercado Financeiro', 5, 100),
        ]),
        part('E', SPECIFIC, 45, 150, [
          of('prob', 'Probabilidade e Estatística', 5),
          of('ban', 'Conhecimentos Bancários', 5),
          of('ti', 'Tecnologia da Informação', 35),
        ]),
      ],
      minimos: [least('percentual', 5000), least('percentual', 5000, 'B'), least('percentual', 5000, 'E')],
      zeraEm: 'disciplina',
    },
  ),
  preset(
    'caixa-2024',
    'Cesgranrio: Caixa, superior (2024)',
    'Caixa, Edital nº 2 de 2024, 7.1.1.2 a 7.1.1.4',
    {
      partes: [part('B', BASIC, 30, 100), part('E', SPECIFIC, 40, 100)],
      minimos: [least('percentual', 5000), least('percentual', 5000, 'B'), least('percentual', 5000, 'E')],
    },
  ),
  preset('bndes-2024', 'Cesgranrio: BNDES (2024)', 'BNDES, edital de 2024, 8.1.1 a 8.1.5', {
    partes: [
      part('T', 'Conhecimentos Transversais', 20, 100),
      part('LP', PORTUGUESE, 10, 100),
      part('EN', ENGLISH, 5, 100),
      part('E', SPECIFIC, 35, 100),
    ],
    minimos: [
      least('percentual', 6000, 'T', 'LP', 'E'),
      least('acertos', 10, 'T'),
      least('acertos', 5, 'LP'),
      least('acertos', 18, 'E'),
    ],
  }),
  preset('cnu-2024-b7', 'Cesgranrio: CNU, bloco 7 (2024)', 'CNU 2024, bloco 7, 7.1.1.1.2 e Anexo V', {
    partes: [
      part('P1', GENERAL, 20, 500),
      part('P2', SPECIFIC, 50, 200, [
        of('eixo1', 'Eixo 1', 10, 300),
        of('eixo2', 'Eixo 2', 10, 300),
        of('eixo3', 'Eixo 3', 10, 200),
        of('eixo4', 'Eixo 4', 10, 100),
        of('eixo5', 'Eixo 5', 10, 100),
      ]),
    ],
    etapas: [
      { id: 'redacao', nome: 'Discursiva', max: 10_000 },
      { id: 'titulos', nome: 'Títulos', max: 10_000 },
    ],
    nota: { tipo: 'soma', pesos: { P1: 20, P2: 50, redacao: 20, titulos: 10 } },
    minimos: [least('percentual', 4000, 'P1'), least('percentual', 4000, 'P2')],
    zeraEm: ['redacao'],
  }),
  preset('adapar-2025', 'Instituto AOCP: Adapar (2025)', 'Adapar, edital de 2025, 9.1.1 a 9.1.3', {
    partes: [
      part('G', GENERAL, 20, 100, [
        of('lp', PORTUGUESE, 5, 300),
        of('rl', LOGIC, 5),
        of('leg', 'Legislação', 10),
      ]),
      part('E', SPECIFIC, 30, 200),
    ],
    minimos: [
      least('acertos', 2, 'lp'),
      least('acertos', 2, 'rl'),
      least('acertos', 5, 'leg'),
      least('acertos', 9, 'G'),
      least('acertos', 16, 'E'),
      least('pontos', 4500),
    ],
  }),
  preset(
    'campina-grande-2026',
    'Idecan: Campina Grande (2026)',
    'Campina Grande, Edital nº 4 de 2026, 10.1 a 10.4',
    {
      partes: [
        {
          ...part('G', GENERAL, 20, 100, [
            of('lp', PORTUGUESE, 8),
            of('inf', 'Informática', 4),
            of('hist', 'História', 4),
            of('leg', 'Legislação', 4),
          ]),
          formato: 'A-D',
        },
        {
          ...part('E', SPECIFIC, 40, 200, [
            of('adm', 'Direito Administrativo', 5),
            of('const', 'Direito Constitucional', 5),
            of('esp', 'Legislação específica', 30),
          ]),
          formato: 'A-D',
        },
      ],
      minimos: [least('pontos', 5000)],
      zeraEm: 'disciplina',
    },
  ),
  preset('tjro-2024', 'Consulplan: TJRO, técnico (2024)', 'TJRO, edital de 2024, 13.1 e 13.2', {
    partes: [part('O', 'Prova objetiva', 60, 250)],
    minimos: [least('pontos', 9000)],
    listas: { cotas: { minimos: [least('pontos', 7200)] } },
  }),
  preset('ses-go-2026', 'IADES: SES-GO (2026)', 'SES-GO, edital de 2026, 12.1 a 12.3', {
    partes: [part('G', GENERAL, 30, 100), part('E', SPECIFIC, 50, 200)],
    minimos: [least('percentual', 5000, 'G'), least('percentual', 5000, 'E')],
  }),
  preset('fiocruz-2023', 'Fiocruz (2023)', 'Fiocruz, DOU de 12/12/2023, p. 212, Quadro I', {
    partes: [part('G', GENERAL, 20, 250), part('E', SPECIFIC, 20, 250)],
    etapas: [
      { id: 'discursiva', nome: 'Discursiva', max: 10_000 },
      { id: 'titulos', nome: 'Títulos', max: 10_000 },
    ],
    nota: { tipo: 'soma', pesos: { G: 100, E: 100, discursiva: 200, titulos: 700 } },
    minimos: [least('pontos', 2500, 'G'), least('pontos', 2500, 'E'), least('pontos', 5000, 'discursiva')],
  }),
]
