import type { Syllabus } from '../../contract.ts'

export function AmendingDesk({ syllabus }: { userId: string; syllabus: Syllabus; onDone: () => void }) {
  return syllabus.target.body
}
