import { createContext, use } from 'react'
import type { FirstTopics } from '../first-topics.ts'

const NONE: FirstTopics = new Map()

/** Topics offered before the studied ones. The app provides them, because records know no edital. */
export const FirstTopicsContext = createContext(NONE)

export const useFirstTopics = () => use(FirstTopicsContext)
