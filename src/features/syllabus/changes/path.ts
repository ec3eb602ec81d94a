/** The path of a save of a tree, under `/api/api`. */
export const changesPath = (targetId: number): string => `/syllabus/${targetId}/changes`
