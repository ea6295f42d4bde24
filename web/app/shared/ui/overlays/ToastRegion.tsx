import '../press-style.ts'
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components'
import { Link } from 'react-router'
import { Cross } from '../icons.tsx'
import { toasts } from './toasts.ts'

/** Where toasts appear; F6 leads to it. One on a page. */
export function ToastRegion() {
  return (
    <AriaToastRegion
      queue={toasts}
      className="fixed right-4 bottom-4 left-4 z-40 flex flex-col gap-2 tablet:left-auto tablet:w-96"
      data-print="no"
    >
      {({ toast }) => (
        <Toast
          toast={toast}
          className={`flex items-center gap-3 border-l-4 bg-ink py-1 pr-1 pl-4 text-paper shadow-lg ${toast.content.kind === 'failed' ? 'border-oxblood' : 'border-brass'}`}
        >
          <ToastContent className="min-w-0 flex-1 py-2 wrap-anywhere">
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          {toast.content.link && (
            <a
              href={toast.content.link.href}
              download
              className="flex min-h-11 items-center px-3 font-semibold underline underline-offset-4"
            >
              {toast.content.link.label}
            </a>
          )}
          {toast.content.page && (
            <Link
              to={toast.content.page.to}
              className="flex min-h-11 items-center px-3 font-semibold underline underline-offset-4"
              onClick={() => toasts.close(toast.key)}
            >
              {toast.content.page.label}
            </Link>
          )}
          {toast.content.undo && (
            <Button
              className="min-h-11 px-3 font-semibold underline underline-offset-4"
              onPress={() => {
                toast.content.undo?.()
                toasts.close(toast.key)
              }}
            >
              Undo
            </Button>
          )}
          <Button
            slot="close"
            aria-label="Close"
            className="flex h-11 w-11 shrink-0 items-center justify-center"
          >
            <Cross size={14} />
          </Button>
        </Toast>
      )}
    </AriaToastRegion>
  )
}
