import { useEffect, type RefObject } from 'react'

/** Closes what is open when the reader presses Escape or anywhere outside of it, or goes on with the keyboard. */
export function useDismissal(
  element: RefObject<HTMLElement | null>,
  open: boolean,
  close: (by: 'key' | 'leaving') => void,
): void {
  useEffect(() => {
    if (!open) return undefined
    const onLeaving = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) close('leaving')
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close('key')
    }
    document.addEventListener('pointerdown', onLeaving)
    document.addEventListener('focusin', onLeaving)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onLeaving)
      document.removeEventListener('focusin', onLeaving)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [element, open, close])
}
