import { createContext, use } from 'react'

/** Gives topics of a subject to be offered before those that were studied. */
type FirstTopics = (subjectId: number) => readonly string[]

const NONE: readonly string[] = []

/** The app fills it: records know of no edital. */
export const FirstTopicsContext = createContext<FirstTopics>(() => NONE)

export const useFirstTopics = () => use(FirstTopicsContext)
