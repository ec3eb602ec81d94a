import { useLocation } from 'react-router'
import { AREA, isWithin, pathOf } from './paths.ts'

/** Whether a path is inside the student area: career and subjects are chosen inside and outside of it (spec §2). */
export const isInArea = (pathname: string) => isWithin(pathOf(pathname), AREA)

/** Whether the page is shown inside the student area. */
export const useInArea = () => isInArea(useLocation().pathname)
