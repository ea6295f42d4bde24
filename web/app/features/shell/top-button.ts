const SHOWN_FROM = 400
const AFTER_SCROLLING_MS = 4000
const AT_TOP_MS = 250

/**
 * When the way to the top is shown: while the page is scrolled, away from the top. It goes 4 s after the last
 * scrolling, and 250 ms after the top is reached.
 *
 * @returns what to tell of each scrolling, and how to end it
 */
export function topButtonTimes(show: (shown: boolean) => void): {
  onScroll: (y: number) => void
  end: () => void
} {
  let timer: ReturnType<typeof setTimeout> | undefined
  const hideAfter = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => show(false), milliseconds)
  }
  return {
    onScroll(y) {
      if (y > SHOWN_FROM) show(true)
      hideAfter(y <= 0 ? AT_TOP_MS : AFTER_SCROLLING_MS)
    },
    end: () => clearTimeout(timer),
  }
}
