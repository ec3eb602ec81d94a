import { useState } from 'react'
import { TextButton } from '../../../../web/ui/actions/text-button.tsx'
import type { Target } from '../../targets/contract.ts'
import { TargetDialog } from '../../targets/web/target-dialog.tsx'
import { copy } from '../copy.ts'
import type { Read } from '../draft.ts'
import { CataloguePanel } from './catalogue-panel.tsx'
import { FilePanel } from './file-panel.tsx'
import { PastePanel } from './paste-panel.tsx'
import type { useAdding } from './use-adding.ts'

interface WaysProps {
  userId: string
  filled: Target | null
  adding: ReturnType<typeof useAdding>
  onRead: (read: Read) => void
  onDone: () => void
}

export function Ways({ userId, filled, adding, onRead, onDone }: WaysProps) {
  const [isBare, setBare] = useState(false)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <CataloguePanel userId={userId} filled={filled} onDone={onDone} />
      <div className="min-w-0 space-y-6">
        <PastePanel
          userId={userId}
          text={adding.draft.pasted}
          onType={adding.type}
          onRead={onRead}
          onAsk={adding.askPlace}
        />
        <FilePanel userId={userId} onRead={onRead} onAsk={adding.askPlace} />
        {!filled && (
          <p className="text-soft text-sm">
            <TextButton onClick={() => setBare(true)}>{copy.bare}</TextButton>
            <span>{` ${copy.bareText}`}</span>
          </p>
        )}
      </div>
      {isBare && <TargetDialog userId={userId} onSaved={onDone} onClose={() => setBare(false)} />}
    </div>
  )
}
