import { useEffect, type RefObject } from 'react'

/** Closes what is open when the reader presses Escape or anywhere outside of it. */
export function useDismissal(element: RefObject<HTMLElement | null>, open: boolean, close: (by: 'key' | 'pointer') => void): void {
  useEffect(() => {
    if (!open) return undefined
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) close('pointer')
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close('key')
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [element, open, close])
}
