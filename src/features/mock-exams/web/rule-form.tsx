import { useState } from 'react'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import type { Minimum, ScoringRule } from '../../scoring/contract.ts'
import { PRESETS } from '../../scoring/presets.ts'
import { copy } from '../copy.ts'
import { blocksFor, ruleFor } from '../fitting.ts'
import { Points } from './points.tsx'
import { RULE_NAMES } from './result-panel.tsx'
import { TypedFields } from './typed-fields.tsx'
import type { PaperDraft } from './use-paper.ts'

const { rule: words } = copy

const OWN = 'own'
const MEASURES = (['pontos', 'percentual', 'acertos'] as const).map((id) => ({
  id,
  name: words.measures[id],
}))

type Part = ScoringRule['partes'][number]

/** The scoring rule: a known edital's rule fills the form, and the student can correct every figure. */
export function RuleForm({ paper, change }: Pick<PaperDraft, 'paper' | 'change'>) {
  const rule = paper.rule ?? ruleFor(paper, RULE_NAMES)
  const set = (patch: Partial<ScoringRule>) => change({ rule: { ...rule, ...patch } })
  const preset = PRESETS.find((known) => known.rule.fonte === rule.fonte)
  const choose = (id: string) => {
    const known = PRESETS.find((one) => one.id === id)?.rule
    const blocks = known ? blocksFor(paper.blocks, known) : paper.blocks
    const chosen = ruleFor({ ...paper, blocks }, RULE_NAMES, known)
    // Fields typed for another rule do not apply to this one.
    return change({ blocks, rule: chosen, typed: {}, group: {}, list: null })
  }
  return (
    <Panel title={words.title}>
      <div className="space-y-4">
        <Select
          label={words.preset}
          options={[{ id: OWN, name: words.own }, ...PRESETS.map(({ id, name }) => ({ id, name }))]}
          value={preset?.id ?? OWN}
          onChange={choose}
        />
        {preset && <p className="measure text-soft text-sm">{words.source(rule.fonte)}</p>}
        {rule.partes.map((part) => (
          <PartFields key={`${preset?.id} ${part.id}`} part={part} rule={rule} set={set} />
        ))}
        <MinimumFields key={preset?.id} label={words.whole} rule={rule} set={set} />
        <TypedFields key={`${preset?.id} typed`} paper={paper} rule={rule} change={change} />
        <div className="flex flex-wrap gap-x-8">
          <Checkbox
            checked={rule.zeraEm === 'disciplina'}
            onChange={(isOn) => set({ zeraEm: isOn ? 'disciplina' : null })}
          >
            <span>{words.zero}</span>
          </Checkbox>
          <Checkbox checked={rule.conferido} onChange={(conferido) => set({ conferido })}>
            <span>{words.checked}</span>
          </Checkbox>
        </div>
      </div>
    </Panel>
  )
}

interface FieldsProps {
  rule: ScoringRule
  set: (patch: Partial<ScoringRule>) => void
}

function PartFields({ part, rule, set }: FieldsProps & { part: Part }) {
  const { certo, errado } = part.valor
  const weight = rule.nota.pesos?.[part.id]
  const put = (valor: Partial<Part['valor']>) =>
    set({
      partes: rule.partes.map((one) =>
        one.id === part.id ? { ...one, valor: { ...one.valor, ...valor } } : one,
      ),
    })
  return (
    <fieldset className="grid gap-3 sm:grid-cols-[8rem_8rem_minmax(0,1fr)]">
      <legend className="wrap-anywhere mb-1.5 font-semibold text-sm">{part.nome}</legend>
      <Points label={words.right} hundredths={certo} onChange={(value) => put({ certo: value })} />
      <Points
        label={words.wrong}
        hundredths={Math.abs(errado)}
        onChange={(value) => put({ errado: value === 0 ? 0 : -value })}
      />
      <MinimumFields part={part.id} label={words.minimum} rule={rule} set={set} />
      {weight !== undefined && weight !== 100 && (
        <p className="text-soft text-sm sm:col-span-3">{words.weight(weight)}</p>
      )}
    </fieldset>
  )
}

const isOf = (part: string | undefined) => (minimum: Minimum) =>
  part === undefined ? !minimum.em : minimum.em?.length === 1 && minimum.em[0] === part

/** The minimum of a part or of the whole paper; an empty field has none. */
function MinimumFields({ part, label, rule, set }: FieldsProps & { part?: string; label: string }) {
  const found = rule.minimos.find(isOf(part))
  const [measure, setMeasure] = useState<Minimum['medida']>(found?.medida ?? 'pontos')
  const put = (medida: Minimum['medida'], valor: number) => {
    const others = rule.minimos.filter((minimum) => !isOf(part)(minimum))
    const own = { ...(part === undefined ? {} : { em: [part] }), medida, valor }
    set({ minimos: valor > 0 ? [...others, own] : others })
  }
  const scale = (medida: Minimum['medida']) => (medida === 'acertos' ? 100 : 1)
  const shown = (found?.valor ?? 0) * scale(measure)
  return (
    <div className="grid grid-cols-2 gap-3 sm:max-w-72">
      <Points
        key={measure}
        label={label}
        hundredths={shown}
        isOptional
        onChange={(value) => put(measure, Math.round(value / scale(measure)))}
      />
      <Select
        label={words.measure}
        options={MEASURES}
        value={measure}
        onChange={(medida) => {
          setMeasure(medida)
          put(medida, 0)
        }}
      />
    </div>
  )
}
