import { useLayoutEffect, useRef, type RefObject } from 'react'

const PROPERTY = '--editor-bar-height'

/** The bar of blocks in one line, in pixels. */
const BLOCK_BAR_ROOM = 56

/** How far from the top the part below the editor's bar stays, as a CSS length. */
export const BELOW_EDITOR_BAR = `var(${PROPERTY}, 0px)`

/**
 * Measures the bar that stays at the top: its buttons take one line or two.
 *
 * @param isPhone another part is the bar there
 */
export function useBarHeight(isPhone: boolean): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = bar.current
    const { style } = document.documentElement
    if (!element) return undefined
    const measure = () => {
      const { height } = element.getBoundingClientRect()
      style.setProperty(PROPERTY, `${height}px`)
      style.scrollPaddingTop = `${height + BLOCK_BAR_ROOM}px`
    }
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    measure()
    return () => {
      watch.disconnect()
      style.removeProperty(PROPERTY)
      style.removeProperty('scroll-padding-top')
    }
  }, [isPhone])
  return bar
}
