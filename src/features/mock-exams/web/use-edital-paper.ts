import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { onDay } from '../../../shared/calendar.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import { syllabusOf } from '../../syllabus/web/queries.ts'
import type { MockExamBody } from '../contract.ts'
import { copy } from '../copy.ts'
import { blocksOfEdital, plainRuleOf, ruleOfEdital, targetIn } from '../edital.ts'
import { ruleFor } from '../fitting.ts'
import { emptyPaper } from '../paper.ts'
import { RULE_NAMES } from './result-panel.tsx'

/** Blocks and rule of the paper in the edital in front; undefined where it gives no number of questions. */
export function useEditalPaper(userId: string) {
  const { data } = useQuery(syllabusOf(userId))
  return useMemo(() => {
    const syllabus = data?.syllabus
    const blocks = syllabus && blocksOfEdital(syllabus)
    if (!(syllabus && blocks)) return
    const known = ruleOfEdital(syllabus.document)
    const sheet = known?.partes[0]?.formato ?? 'A-E'
    const rule = ruleFor({ blocks, sheet }, RULE_NAMES, known ?? plainRuleOf(syllabus, blocks, sheet))
    return { name: syllabus.target.body, blocks, sheet, rule }
  }, [data?.syllabus])
}

/** A paper before anything is known of it; that of a target's real exam has its name and day. */
export function useFreshPaper(userId: string, examKey: string): MockExamBody {
  const { data } = useQuery(syllabusOf(userId))
  const target = data?.targets.find(({ id }) => id === targetIn(examKey))
  return useMemo(() => {
    const now = new Date()
    if (!target) return emptyPaper(copy.form.untitled, now.toISOString())
    const title = [target.body, target.position].filter(Boolean).join(' · ')
    const day = target.exam_day
    const at = day ? onDay(now, day, studentDayZone()) : now
    return { ...emptyPaper(title, (at < now ? at : now).toISOString()), kind: 'real' }
  }, [target])
}
