import { createContext, use } from 'react'
import type { FirstTopics } from '../first-topics.ts'

const NONE: FirstTopics = new Map()

/** They are offered before those that were studied. The app fills it: records know of no edital. */
export const FirstTopicsContext = createContext(NONE)

export const useFirstTopics = () => use(FirstTopicsContext)
