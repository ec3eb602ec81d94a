import Type, { type Static } from 'typebox'

/** All points are whole hundredths (1,5 points are 150), so that limits such as 16,25 are exact. */
const Hundredths = Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 })
const Id = Type.String({ minLength: 1, maxLength: 64 })
const Name = Type.String({ minLength: 1, maxLength: 500 })
const Items = Type.Integer({ minimum: 1, maximum: 1_000 })

/** Points of one question that is right, wrong, blank, or has two marks. */
const Values = Type.Object({ certo: Hundredths, errado: Hundredths, branco: Hundredths, dupla: Hundredths })

const Discipline = Type.Object({ id: Id, nome: Name, itens: Items, valor: Type.Optional(Values) })

/** A test of the paper. Without disciplines it is scored as one. */
const Part = Type.Object({
  id: Id,
  nome: Name,
  itens: Items,
  formato: Type.Enum(['certo-errado', 'A-E', 'A-D']),
  valor: Values,
  disciplinas: Type.Optional(Type.Array(Discipline, { maxItems: 100 })),
})

/** A part without a place on the sheet (essay, titles): the student types its points. */
const Stage = Type.Object({ id: Id, nome: Name, max: Hundredths })

/** Below `valor` a candidate is out. `em` sums parts or stages; `percentual` is in hundredths. */
const Minimum = Type.Object({
  em: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
  medida: Type.Enum(['pontos', 'percentual', 'acertos', 'np']),
  valor: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
})

/** How an edital turns answers into a score and a verdict; the object `prova` of the open format. */
export const ScoringRule = Type.Object({
  partes: Type.Array(Part, { minItems: 1, maxItems: 100 }),
  etapas: Type.Optional(Type.Array(Stage, { maxItems: 20 })),
  nota: Type.Object({
    tipo: Type.Enum(['soma', 'media', 'percentual', 'padronizada']),
    /** Weights of parts and stages, in hundredths; 100 by default. */
    pesos: Type.Optional(Type.Record(Id, Type.Integer({ minimum: 0, maximum: 100_000 }))),
    /** The best score of `media` and `percentual`: 1000 for grades from 0 to 10. */
    maximo: Type.Optional(Hundredths),
  }),
  minimos: Type.Array(Minimum, { maxItems: 100 }),
  /** A candidate without a right answer in any discipline, or without points in one of these, is out. */
  zeraEm: Type.Optional(Type.Union([Type.Literal('disciplina'), Type.Array(Id), Type.Null()])),
  /** Lists with minimums of their own, as that of quotas, by name. */
  listas: Type.Optional(
    Type.Record(Type.String({ maxLength: 100 }), Type.Object({ minimos: Type.Array(Minimum) })),
  ),
  /** An annulled question is right for everybody, or the others make up for it in proportion. */
  anulada: Type.Enum(['a-todos', 'proporcional']),
  /** The edital and the items that say all this. */
  fonte: Type.String({ maxLength: 500 }),
  /** The student compared it with the edital. */
  conferido: Type.Boolean(),
})

export type ScoringRule = Static<typeof ScoringRule>
export type ScoredPart = Static<typeof Part>
export type QuestionValues = Static<typeof Values>
export type Minimum = Static<typeof Minimum>
