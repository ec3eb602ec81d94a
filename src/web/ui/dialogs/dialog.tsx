import x from 'icon:x'
import { type ReactNode, useEffect, useState } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { headingIn } from '../../pages/heading-in.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { copy } from '../copy.ts'
import { cx } from '../cx.ts'
import { useCloseRequest } from './close-request.ts'
import { LastContent } from './last-content.tsx'
import { lookAfterFocus } from './look-after-focus.ts'
import { useOutsidePress } from './outside-press.ts'

interface DialogProps {
  open: boolean
  /** Called by Escape, the cross or a tap beside; leave it out when only actions close. */
  onClose?: (() => void) | undefined
  title: string
  size?: 'sm' | 'md' | 'lg'
  /** Takes the full height from the start, for content that grows. */
  tall?: boolean
  /** The main button comes last. */
  actions?: ReactNode
  /** `alertdialog` interrupts: for questions that need an answer, and for results. */
  role?: 'dialog' | 'alertdialog'
  children?: ReactNode
}

const WIDTHS = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-2xl' }

/** Rises as a sheet on the phone. The focus returns to where it was, or near it. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, size = 'sm', tall = false, actions, role = 'dialog', children } = props
  const mayClose = useOutsidePress(open)
  useCloseRequest(open, onClose)
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => !next && onClose?.()}
      isDismissable={Boolean(onClose) && role === 'dialog'}
      shouldCloseOnInteractOutside={mayClose}
      data-veil
      isKeyboardDismissDisabled={!onClose}
      className="fixed inset-0 z-40 flex items-end justify-center bg-veil transition-opacity sm:items-center sm:p-6 data-entering:opacity-0 data-exiting:opacity-0"
    >
      <Modal
        className={cx(
          tall ? 'h-[calc(100dvh-2rem)]' : 'max-h-[calc(100dvh-2rem)]',
          'flex w-full flex-col rounded-t-lg bg-lifted shadow-float transition duration-200 sm:rounded-lg forced-colors:border data-entering:translate-y-4 data-exiting:translate-y-4',
          WIDTHS[size],
        )}
      >
        <AriaDialog role={role} className="flex min-h-0 grow flex-col outline-none">
          <FocusKeeper />
          <LastContent open={open}>
            <div
              className={cx(
                'flex items-start justify-between gap-4 px-5 pt-5 sm:px-6',
                // Growing content also scrolls: the edge shows that it continues behind the title.
                tall && 'border-rule border-b pb-3',
              )}
            >
              <Heading slot="title" className="text-lg">
                {title}
              </Heading>
              {onClose && role === 'dialog' && (
                <IconButton
                  icon={x}
                  label={copy.close}
                  side="bottom"
                  onClick={onClose}
                  className="-mt-2.5 -mr-2.5"
                />
              )}
            </div>
            <div className="min-h-0 grow overflow-y-auto px-5 pt-2 pb-5 sm:px-6">{children}</div>
            {actions && (
              <div className="flex flex-wrap-reverse gap-2.5 border-rule border-t px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:justify-end sm:px-6 max-sm:*:min-w-[calc(50%-0.3125rem)] max-sm:*:grow">
                {actions}
              </div>
            )}
          </LastContent>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Returns the focus to the opener or, when that is gone (a deleted row), to the heading above it. */
function FocusKeeper() {
  const [[opener, part]] = useState(placeNow)
  useEffect(
    () => () => {
      const heading = () => headingIn(part?.isConnected ? part : document.querySelector('main'))
      lookAfterFocus(() => (opener !== document.body && opener?.isConnected ? opener : heading()), 'ends')
      ignoreSecondClick()
    },
    [opener, part],
  )
  return null
}

function placeNow() {
  const focused = document.activeElement as HTMLElement | null
  return [focused, focused?.closest('section, [role=dialog], main')] as const
}

const DOUBLE_CLICK_MS = 500

/** After the first half of a double click closed the dialog, the second must not reach what lies below. */
function ignoreSecondClick() {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const half of ['mousedown', 'click'] as const) {
    document.addEventListener(half, ignore, true)
    setTimeout(() => document.removeEventListener(half, ignore, true), DOUBLE_CLICK_MS)
  }
}
