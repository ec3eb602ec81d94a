import { Select } from '../../../web/ui/fields/select.tsx'
import type { ScoringRule } from '../../scoring/contract.ts'
import { copy } from '../copy.ts'
import { Points } from './points.tsx'
import type { PaperDraft } from './use-paper.ts'

const { rule: words } = copy

const GENERAL = ''

interface TypedFieldsProps extends Pick<PaperDraft, 'paper' | 'change'> {
  rule: ScoringRule
}

/** Fields that a rule needs beside the answers: the list, points of other stages, the group's figures. */
export function TypedFields({ paper: { typed, group, list }, rule, change }: TypedFieldsProps) {
  const lists = Object.keys(rule.listas ?? {})
  const stages = rule.etapas ?? []
  const isByGroup = rule.nota.tipo === 'padronizada'
  const setStage = (id: string, points: number | undefined) =>
    change(({ typed: { [id]: _, ...others } }) => ({
      typed: points === undefined ? others : { ...others, [id]: points },
    }))
  const setGroup = (id: string, figures: { mean?: number; deviation?: number }) =>
    change((now) => {
      const before = now.group[id] ?? { mean: 0, deviation: 0 }
      return { group: { ...now.group, [id]: { ...before, ...figures } } }
    })
  return (
    <>
      {lists.length > 0 && (
        <div className="max-w-72">
          <Select
            label={words.list}
            options={[
              { id: GENERAL, name: words.everybody },
              ...lists.map((id) => ({ id, name: words.lists[id] ?? id })),
            ]}
            value={list ?? GENERAL}
            onChange={(id) => change({ list: id || null })}
          />
        </div>
      )}
      {stages.length > 0 && (
        <div className="grid max-w-md grid-cols-2 gap-3">
          {stages.map(({ id, nome, max }) => (
            <Points
              key={id}
              label={words.stage(nome, max)}
              hundredths={typed[id] ?? 0}
              isOptional
              onChange={(points, isEmpty) => setStage(id, isEmpty ? undefined : points)}
            />
          ))}
        </div>
      )}
      {isByGroup &&
        rule.partes.map(({ id, nome }) => (
          <fieldset key={id} className="grid max-w-md grid-cols-2 gap-3">
            <legend className="wrap-anywhere mb-1.5 font-semibold text-sm">{words.groupOf(nome)}</legend>
            <Points
              label={words.mean}
              hundredths={group[id]?.mean ?? 0}
              isOptional
              onChange={(mean) => setGroup(id, { mean })}
            />
            <Points
              label={words.deviation}
              hundredths={group[id]?.deviation ?? 0}
              isOptional
              onChange={(deviation) => setGroup(id, { deviation })}
            />
          </fieldset>
        ))}
    </>
  )
}
