import type { ComponentProps } from 'react'
import { hueOf, initialOf } from '../../../shared/face.ts'
import { Bubble } from './bubble.tsx'

interface SubjectFaceProps extends Omit<ComponentProps<typeof Bubble>, 'letter' | 'hue' | 'fill'> {
  id: number
  name: string
  fill?: number
}

/** The bubble by which a subject is known at a glance, beside its name: its letter in its hue. */
export const SubjectFace = ({ id, name, fill = 0, ...rest }: SubjectFaceProps) => (
  <Bubble fill={fill} letter={initialOf(name)} hue={hueOf(id)} {...rest} />
)
