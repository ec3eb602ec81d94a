/** The key in JSON, the heading in a spreadsheet, and constant SQL unless the column is called as the key. */
export type PersonalColumn = readonly [key: string, heading: string, sql?: string]

/** Rows go with the account and are downloaded. A test looks for tables that no feature has declared. */
export interface PersonalTable {
  readonly table: string
  /** The column of the student's id; `user_id` by default. */
  readonly student?: string
  /** `file` has no extension; `orderBy` must be unique among one student's rows. */
  readonly download?: {
    readonly file: string
    readonly columns: readonly PersonalColumn[]
    readonly orderBy: string
  }
}
