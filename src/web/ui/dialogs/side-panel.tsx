import x from 'icon:x'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../actions/icon-button.tsx'
import { copy } from '../copy.ts'
import type { Elements } from '../elements.ts'
import { useCloseRequest } from './close-request.ts'
import { LastContent } from './last-content.tsx'
import { useOutsidePress } from './outside-press.ts'

interface SidePanelProps {
  open: boolean
  onClose: () => void
  title: string
  children: Elements
}

export function SidePanel({ open, onClose, title, children }: SidePanelProps) {
  const mayClose = useOutsidePress(open)
  useCloseRequest(open, onClose)
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => !next && onClose()}
      isDismissable
      shouldCloseOnInteractOutside={mayClose}
      data-veil
      className="fixed inset-0 z-40 bg-veil transition-opacity duration-200 data-entering:opacity-0 data-exiting:opacity-0"
    >
      <Modal className="fixed inset-y-0 right-0 w-full bg-lifted shadow-float transition duration-200 sm:max-w-md data-entering:translate-x-8 data-exiting:translate-x-8">
        <Dialog className="flex h-full flex-col overflow-y-auto px-5 pt-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] outline-none sm:px-8 sm:py-8">
          <LastContent open={open}>
            <div className="mb-6 flex items-center justify-between">
              <Heading slot="title" className="text-xl">
                {title}
              </Heading>
              <IconButton icon={x} label={copy.close} side="bottom" onClick={onClose} className="-mr-2.5" />
            </div>
            {children}
          </LastContent>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
