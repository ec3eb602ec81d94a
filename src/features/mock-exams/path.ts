/** A paper's path, relative to the API's. */
export const paperPath = (key: string): string => `/mock-exams/${key}`

export const isOfPaper = ({ path }: { path: string }): boolean => path.startsWith(paperPath(''))
