import { type ComponentProps, Suspense } from 'react'
import { later } from '../../../web/ui/states/later.ts'

const Later = later(async () => (await import('./mistake-dialog.tsx')).MistakeDialog)

/** Loads the form's code when it is opened. */
export const MistakeDialog = (props: ComponentProps<typeof Later>) => (
  <Suspense>
    <Later {...props} />
  </Suspense>
)
