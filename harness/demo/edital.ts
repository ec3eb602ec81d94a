import { documentOf } from '../../src/features/syllabus/format/tree-document.ts'
import type { Subject, Topic } from '../../src/features/syllabus/tree.ts'
import { DEMO_CAREER, DEMO_SUBJECTS } from './career.ts'
import type { ApiStudent } from './student.ts'

/** Subjects in the order of the edital: questions, and the topics of those still ahead. */
const SUBJECTS: readonly [name: string, questions: number, ahead?: readonly string[]][] = [
  ['Língua Portuguesa', 20],
  ['Raciocínio Lógico', 15],
  ['Direito Constitucional', 15],
  ['Direito Administrativo', 15],
  ['Direito Tributário', 25],
  ['Contabilidade Geral', 20],
  ['Auditoria', 10],
  ['Comércio Internacional', 5],
  [
    'Legislação Aduaneira',
    10,
    [
      'Jurisdição aduaneira e controle aduaneiro de veículos',
      'Tributos incidentes sobre o comércio exterior',
      'Regimes aduaneiros especiais',
      'Controle aduaneiro de mercadorias e despacho aduaneiro',
      'Infrações e penalidades (Decreto nº 6.759/2009)',
    ],
  ],
  [
    'Direito Previdenciário',
    5,
    [
      'Seguridade social: conceito, princípios e custeio',
      'Segurados e dependentes',
      'Contribuições da empresa e do empregador doméstico',
      'Benefícios do Regime Geral (Lei nº 8.213/1991)',
    ],
  ],
]

const numbered = (topics: readonly string[]): Topic[] =>
  topics.map((text, index) => ({ num: `${index + 1}`, text }))

/** Returns a made-up edital with the demo student's studies and the topics still ahead. */
export const demoEdital = (year: number) =>
  documentOf(
    {
      blocks: [
        {
          name: '',
          subjects: SUBJECTS.map(([name, questions, ahead]) => {
            const topics = ahead ?? DEMO_SUBJECTS.find((subject) => subject.name === name)?.topics ?? []
            return { name, questions, topics: numbered(topics) }
          }),
        },
      ],
    },
    { orgao: DEMO_CAREER, cargo: 'Auditor-Fiscal', banca: 'FGV', ano: year },
  )

const [TOPICS, BELOW] = [15, 9]

/** A topic with others below it, as long as real ones are. */
const topicOf = (subject: string, at: number): Topic => ({
  num: `${at}`,
  text: `Parte ${at} de ${subject}: conceitos, princípios e classificações`,
  children: Array.from({ length: BELOW }, (_, index) => ({
    num: `${at}.${index + 1}`,
    text: `Assunto ${at}.${index + 1} de ${subject}, na doutrina e na jurisprudência dos tribunais superiores`,
  })),
})

const subjectOf = (name: string): Subject => ({
  name,
  topics: Array.from({ length: TOPICS }, (_, index) => topicOf(name, index + 1)),
})

/** Gives an edital of 3,000 topics, in these subjects and as many more as that takes. */
export async function giveLongEdital(student: ApiStudent, names: readonly string[]): Promise<void> {
  const each = TOPICS * (BELOW + 1)
  const subjects = Array.from({ length: 3000 / each }, (_, index) =>
    subjectOf(names[index] ?? `Matéria ${index + 1}`),
  )
  const document = documentOf(
    { blocks: [{ name: '', subjects }] },
    { orgao: 'Tribunal', cargo: 'Analista', ano: 2026 },
  )
  await student.call('POST /targets', { body: { user_id: student.id, document } })
}
