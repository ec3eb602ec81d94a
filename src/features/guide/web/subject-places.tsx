import { useState } from 'react'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { notify } from '../../../web/ui/notices.ts'
import { type Guide, PLACES, type Place } from '../contract.ts'
import { copy } from '../copy.ts'
import { putSubject } from './queries.ts'

interface SubjectPlacesProps {
  userId: string
  subjects: Guide['subjects']
}

type Subject = SubjectPlacesProps['subjects'][number]

const OPTIONS = PLACES.map((value) => ({ value, label: copy.place[value] }))

/** Which subject comes first and which last, whatever they are worth; closed until it is asked for. */
export function SubjectPlaces({ userId, subjects }: SubjectPlacesProps) {
  return (
    <details className="mt-6 border-rule border-t pt-4">
      <summary className="discloses">{copy.subjectsTitle}</summary>
      <p className="mt-2 mb-4 text-soft">{copy.subjectsText}</p>
      <ul className="space-y-5">
        {subjects.map((subject) => (
          <li key={subject.subject_id}>
            <OneSubject userId={userId} subject={subject} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function OneSubject({ userId, subject }: { userId: string; subject: Subject }) {
  // Shown at once: the guide that says so is made while the device keeps it.
  const [said, setSaid] = useState<Place>()
  const put = async (place: Place) => {
    setSaid(place)
    const delivery = await putSubject(userId, { ...subject, place: said ?? subject.place }, place).catch(
      () => null,
    )
    if (delivery === null || delivery.type === 'rejected') {
      setSaid(undefined)
      notify(copy.notPlaced)
    }
  }
  return (
    <Segmented isEven label={subject.name} options={OPTIONS} value={said ?? subject.place} onChange={put} />
  )
}
