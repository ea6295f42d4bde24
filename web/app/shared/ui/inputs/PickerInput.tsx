import { useContext, useLayoutEffect } from 'react'
import { ComboBoxStateContext, Input, type InputProps } from 'react-aria-components'

/**
 * The field of a picker. Its list opens by typing, an arrow key or a press, not when the focus passes by, and
 * the rest of the page stays readable to assistive technology while it is open.
 */
export function PickerInput(props: InputProps) {
  const state = useContext(ComboBoxStateContext)
  usePageInSight(state?.isOpen ?? false)
  return <Input {...props} onClick={() => state?.isOpen || state?.open(null, 'manual')} />
}

/**
 * The library hides everything beside an open list, but for what it marks as its announcer of live messages.
 * This runs before it does so: effects of children come first.
 */
function usePageInSight(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const parts = [...document.body.children].filter(
      (part): part is HTMLElement => part instanceof HTMLElement && !part.dataset['liveAnnouncer'],
    )
    for (const part of parts) part.dataset['liveAnnouncer'] = 'true'
    return () => {
      for (const part of parts) delete part.dataset['liveAnnouncer']
    }
  }, [isOpen])
}
