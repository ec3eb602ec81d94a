/**
 * One of the things that a table tells of a student: its key in JSON, its heading in a spreadsheet, and the SQL over the
 * table's own row, of constant text, by which it is read unless its column is named as the key.
 */
export type PersonalColumn = readonly [key: string, heading: string, sql?: string]

/**
 * A table that holds what is a student's own. Its rows go with the account, and are in the download of all data unless
 * they can be computed from others or are secrets. A test walks the database for tables that no feature has declared.
 */
export interface PersonalTable {
  readonly table: string
  /** The column with the student's id; `user_id` unless said. */
  readonly student?: string
  /** What is downloaded: a file's name without its ending, and its columns in their order. */
  readonly download?: { readonly file: string; readonly columns: readonly PersonalColumn[]; readonly orderBy: string }
}
