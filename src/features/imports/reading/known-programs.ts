import { headKey } from './columns.ts'
import { LEFT_OUT } from './session.ts'
import type { Cell } from './sheet.ts'

/** A program's table, recognised by its column names. */
export interface Source {
  readonly name: string
  /** Column names that only this program has. */
  readonly needs: readonly string[]
  /** Its time is the end of the session. */
  readonly isEnd?: true
  /** Its days are written day first. */
  readonly isDayFirst?: true
  /** Posse wrote it: apostrophes mark texts, and long sessions are kept. */
  readonly isOwn?: true
  /** Reasons why a row is no study, by the content of a column. */
  readonly leaves?: readonly (readonly [head: string, pattern: RegExp, why: string])[]
}

/** Recognition takes the first program whose columns a table all has. */
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
    leaves: [['ativo 0 excluido', /^0$/, LEFT_OUT.deleted]],
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
    leaves: [['type', /^break$/, LEFT_OUT.pause]],
  },
  {
    name: 'Forest',
    needs: ['start time', 'end time', 'tag', 'is success'],
    leaves: [['is success', /^(false|falso|0)$/i, LEFT_OUT.abandoned]],
  },
]

export const PLAIN_SOURCE: Source = { name: '', needs: [] }

/** The program whose columns a table has, or the nameless plain one. */
export function sourceOf(heads: readonly string[]): Source {
  const keys = new Set(heads.map(headKey))
  return SOURCES.find(({ needs }) => needs.every((need) => keys.has(need))) ?? PLAIN_SOURCE
}

/** The reason that the program gives why a row is no study. */
export function reasonNoStudy({ leaves = [] }: Source, cellOf: (head: string) => Cell): string | undefined {
  return leaves.find(([head, pattern]) => pattern.test(String(cellOf(head)).trim()))?.[2]
}
