import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../harness/screen.tsx'
import type { ChosenSubject } from '../../../features/records/contract.ts'
import { choose, useKnownTimer } from '../../../features/timer/web/use-timer.ts'
import { useOnlySubject } from './use-only-subject.ts'

const PENAL = { id: 1, name: 'Direito Penal' }
const CIVIL = { id: 2, name: 'Direito Civil' }

function Chosen({ userId, subjects }: { userId: string; subjects: readonly ChosenSubject[] | undefined }) {
  const { subject } = useKnownTimer(userId)
  useOnlySubject(userId, subjects, subject)
  return <p>Escolhida: {subject?.name ?? 'nenhuma'}</p>
}

const open = (userId: string, subjects?: readonly ChosenSubject[]) =>
  show(
    <Suspense>
      <Chosen userId={userId} subjects={subjects} />
    </Suspense>,
  )
const says = (name: string) => expect.element(page.getByText(`Escolhida: ${name}`)).toBeVisible()

it('a student’s only subject is chosen', async () => {
  open('uma', [PENAL])
  await says('Direito Penal')
})

it('among several, and before they are known, none is chosen', async () => {
  open('duas', [PENAL, CIVIL])
  await says('nenhuma')
  open('duas')
  await says('nenhuma')
})

it('a chosen subject stays, although the student has left it', async () => {
  await choose('outra', { subject: CIVIL })
  open('outra', [PENAL])
  await says('Direito Civil')
})
