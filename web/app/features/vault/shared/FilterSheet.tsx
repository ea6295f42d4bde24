import { useState, type ReactNode } from 'react'
import { Sheet } from '../../../shared/ui/Sheet.tsx'
import { useIsPhone } from '../../../shared/use-is-phone.ts'

interface FilterSheetProps {
  isFiltered: boolean
  /** The filters; `close` is called once they are applied or cleared. */
  children: (close: () => void) => ReactNode
}

/** What narrows a list. On a phone it stands behind a button, in a panel that closes after Clear or Apply. */
export function FilterSheet({ isFiltered, children }: FilterSheetProps) {
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!isPhone) return children(close)
  return (
    <>
      <button type="button" className="button-plain w-full" onClick={() => setOpen(true)}>
        Show Filters
      </button>
      {isFiltered && <p className="mt-1.5 text-sm text-muted">The list is filtered.</p>}
      <Sheet title="Filters" open={isOpen} onClose={close}>
        {children(close)}
      </Sheet>
    </>
  )
}
