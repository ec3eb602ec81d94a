export const listStyle = 'max-h-60 overflow-y-auto p-1 outline-none'

export const popoverStyle =
  'at-once min-w-(--trigger-width) max-w-[min(40rem,100vw-1.5rem)] rounded-md border border-rule bg-lifted shadow-float outline-none'

export const optionStyle =
  'flex min-h-10 pointer-coarse:min-h-11 items-center justify-between gap-3 rounded-sm px-3 py-1.5 text-sm outline-none data-focused:bg-wash data-pressed:bg-wash data-selected:font-semibold data-disabled:opacity-50'

export interface Option<Id extends string | number = string | number> {
  readonly id: Id
  readonly name: string
}
