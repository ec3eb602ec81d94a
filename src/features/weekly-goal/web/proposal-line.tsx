import { Button } from '../../../web/ui/actions/button.tsx'
import { copy } from '../copy.ts'
import type { Proposal } from '../proposal.ts'

interface ProposalLineProps {
  proposal: Proposal
  onTake: () => void
}

/** The guide's proposal, with a button that fills the form. */
export function ProposalLine({ proposal, onTake }: ProposalLineProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-md bg-wash px-4 py-3">
      <p className="min-w-0 text-sm">
        <span>{`${copy.proposal(proposal)} `}</span>
        <span className="text-soft">{copy.because[proposal.because]}</span>
      </p>
      <Button size="sm" onClick={onTake}>
        {copy.take}
      </Button>
    </div>
  )
}
