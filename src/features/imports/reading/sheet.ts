/** A number or a text; days and times are texts: '2026-09-02T10:23:00', '00:47:52'. */
export type Cell = string | number

export interface SheetRow {
  readonly row: number
  readonly cells: readonly Cell[]
}

export interface Sheet {
  readonly name: string
  readonly rows: readonly SheetRow[]
}

/** Limits above anybody's history; `unpacked` is the total of a file's parts. */
export const FILE_LIMITS = { bytes: 25_000_000, unpacked: 150_000_000, columns: 200, rows: 100_000 } as const

export const FILE_ERRORS = {
  tooLarge: 'O arquivo tem mais de 25 MB. Divida-o por período e traga uma parte de cada vez.',
  unpacksTooLarge:
    'Aberto, este arquivo tem mais de 150 MB. Deixe nele só a tabela dos estudos e tente de novo.',
  tooManyRows: 'A tabela tem mais de 100.000 linhas. Divida-a por período e traga uma parte de cada vez.',
  password: 'Este arquivo está protegido por senha. Abra-o, salve uma cópia sem senha e traga a cópia.',
  oldExcel: 'Este é um arquivo do Excel antigo (.xls). Abra-o e salve como .xlsx ou .csv.',
  pdf: 'Este arquivo é um PDF. Traga a planilha, ou copie a tabela e cole aqui.',
  picture: 'Este arquivo é uma imagem. Traga a planilha, ou copie a tabela e cole aqui.',
  damaged:
    'Não foi possível abrir este arquivo: ele parece estar danificado. Salve-o de novo e tente outra vez.',
  empty: 'Não há nada escrito aqui.',
  unknownJson:
    'Este arquivo JSON é de um aplicativo que ainda não conheço. Se houver exportação em CSV, traga-a.',
  unknown:
    'Não encontrei uma tabela de estudos neste arquivo. Traga uma planilha, ou copie a tabela e cole aqui.',
  ankiPackage:
    'Este é um pacote do Anki. No Anki, exporte “Notas em texto simples (.txt)” e traga esse arquivo.',
  quotes: 'Há aspas que abrem e não fecham nesta tabela. Corrija-as e tente de novo.',
  notebook:
    'Este é o texto de um caderno do TEC: tem as questões, mas não as suas respostas. No TEC, exporte “Desempenho por assunto”.',
} as const

export type Wrong = keyof typeof FILE_ERRORS

export class Unreadable extends Error {
  readonly why: Wrong

  constructor(why: Wrong, row?: number) {
    super(row === undefined ? FILE_ERRORS[why] : `${FILE_ERRORS[why]} Veja a linha ${row}.`)
    this.why = why
  }
}

/** Collects the non-empty rows of a sheet at their numbers, up to the last column. */
export class Rows {
  readonly all: SheetRow[] = []

  add(row: number, cells: readonly Cell[]): void {
    let count = cells.length
    while (count > 0 && cells[count - 1] === '') count -= 1
    if (count === 0) return
    if (this.all.length >= FILE_LIMITS.rows) throw new Unreadable('tooManyRows')
    const kept = Math.min(count, FILE_LIMITS.columns)
    this.all.push({ row, cells: kept === cells.length ? cells : cells.slice(0, kept) })
  }
}

/** Cells merged downwards: each row that they cover gets the value of the first. */
export class Spans {
  private readonly columns: { last: number; value: Cell }[] = []

  /** Adds a merged cell that reaches down to the row `last`. */
  add(column: number, last: number, value: Cell): void {
    if (column < FILE_LIMITS.columns) this.columns[column] = { last, value }
  }

  at(column: number, row: number): Cell {
    const span = this.columns[column]
    return span && row <= span.last ? span.value : ''
  }

  /** The first column from `column` on that no merged cell covers. */
  free(column: number, row: number): number {
    const span = this.columns[column]
    return span && row <= span.last ? this.free(column + 1, row) : column
  }

  /** Fills merged values into a row that has cells of its own. */
  fill(cells: Cell[], row: number): void {
    if (this.columns.length === 0 || cells.every((cell) => cell === '')) return
    for (let column = 0; column < this.columns.length; column++) {
      const value = this.at(column, row)
      if (value === '' || (cells[column] ?? '') !== '') continue
      while (cells.length < column) cells.push('')
      cells[column] = value
    }
  }
}

/** Whole seconds from midnight as 'hh:mm:ss'; hours may be more than 23. */
export const clockText = (seconds: number): string =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`

const two = (number: number) => (number < 10 ? `0${number}` : String(number))
