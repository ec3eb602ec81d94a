/** Keys of records that a paper has made begin so. */
export const PAPER_PREFIX = 'mock-'

/** The key of the record that a paper has of one subject. */
export const paperRecordKey = (paper: string, subjectId: number): string =>
  `${PAPER_PREFIX}${paper}-${subjectId}`

/** The paper that has made this record, by its key; undefined where it was studied by itself. */
export const paperOf = ({ key = '' }: { readonly key?: string | undefined }): string | undefined =>
  /^mock-(.+)-\d+$/.exec(key)?.[1]
