import { useQuery } from '@tanstack/react-query'
import { useToday } from '../../../web/device/use-today.ts'
import { AREA } from '../../../web/pages/paths.ts'
import type { PanelProps } from '../../../web/panels/panels.tsx'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { copy } from '../copy.ts'
import { guideOf } from './queries.ts'

export function AlreadyKnown({ userId }: PanelProps) {
  const { data: guide } = useQuery(guideOf(userId, useToday(), undefined))
  if (!guide?.topics) return null
  return <LinkButton to={`${AREA}/edital?passo=ja-sei`}>{copy.known}</LinkButton>
}
