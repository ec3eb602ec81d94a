import { headKey } from './columns.ts'
import { LEFT } from './session.ts'
import type { Cell } from './sheet.ts'

/** A table whose heads are known. */
export interface Source {
  readonly name: string
  /** Names of columns that tell it, and no other. */
  readonly needs: readonly string[]
  /** Its time is that at which the session ended. */
  readonly isEnd?: true
  /** Its days are written day first. */
  readonly isDayFirst?: true
  /** It is of the product itself: apostrophes mark texts, and long sessions stand. */
  readonly isOwn?: true
  /** Why a row is no study, by the cell of a column. */
  readonly leaves?: readonly (readonly [head: string, pattern: RegExp, why: string])[]
}

/** The first that a table has all columns of is its source. */
export const SOURCES: readonly Source[] = [
  {
    name: 'Aprovado',
    needs: ['inicio', 'materia', 'conteudo', 'duracao', 'exercicios feitos', 'acertos'],
  },
  {
    name: 'Posse, dados da conta',
    needs: ['data', 'materia', 'tempo de estudo segundos', 'ativo 0 excluido', 'fuso do dia'],
    isEnd: true,
    isDayFirst: true,
    isOwn: true,
    leaves: [['ativo 0 excluido', /^0$/, LEFT.deleted]],
  },
  {
    name: 'Posse',
    needs: ['data', 'materia', 'topico', 'tempo de estudo', 'pausas', 'questoes', 'corretas', 'incorretas'],
    isEnd: true,
    isDayFirst: true,
    isOwn: true,
  },
  {
    name: 'Toggl',
    needs: ['project', 'description', 'start date', 'start time', 'end date', 'end time', 'duration'],
  },
  { name: 'Clockify', needs: ['project', 'description', 'start date', 'start time', 'duration h'] },
  {
    name: 'solidtime',
    needs: ['description', 'start', 'end', 'project id', 'type'],
    leaves: [['type', /^break$/, LEFT.pause]],
  },
  {
    name: 'Forest',
    needs: ['start time', 'end time', 'tag', 'is success'],
    leaves: [['is success', /^(false|falso|0)$/i, LEFT.abandoned]],
  },
]

export const PLAIN_SOURCE: Source = { name: '', needs: [] }

/** The program whose heads a table has, or the plain one of no name. */
export function sourceOf(heads: readonly string[]): Source {
  const keys = new Set(heads.map(headKey))
  return SOURCES.find(({ needs }) => needs.every((need) => keys.has(need))) ?? PLAIN_SOURCE
}

/** Why the row is no study, as its source says. */
export function leftBy({ leaves = [] }: Source, cellOf: (head: string) => Cell): string | undefined {
  return leaves.find(([head, pattern]) => pattern.test(String(cellOf(head)).trim()))?.[2]
}
