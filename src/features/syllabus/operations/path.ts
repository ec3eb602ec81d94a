export const changesPath = (targetId: number): string => `/syllabus/${targetId}/changes`
