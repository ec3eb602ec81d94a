/** Where a paper is saved, below the API's path. */
export const paperPath = (key: string): string => `/mock-exams/${key}`

export const isOfPaper = ({ path }: { path: string }): boolean => path.startsWith(paperPath(''))
