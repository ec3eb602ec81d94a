import { useLocation } from 'react-router'
import { AREA, isWithin, pathOf } from './paths.ts'

/** Career and subjects are chosen inside and outside of the area. */
export const isInArea = (pathname: string) => isWithin(pathOf(pathname), AREA)

export const useInArea = () => isInArea(useLocation().pathname)
