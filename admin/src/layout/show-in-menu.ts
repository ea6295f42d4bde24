/**
 * Scrolls the menu to an entry that is out of sight, with one more beside it. The menu alone, and at once:
 * the page stays where it is, and nothing glides.
 */
export function showInMenu(entry: Element): void {
  const frame = scrolledAround(entry)
  if (!frame) return
  const { top, bottom, height } = entry.getBoundingClientRect()
  const seen = frame.getBoundingClientRect()
  if (top < seen.top) frame.scrollTop -= seen.top - top + height
  else if (bottom > seen.bottom) frame.scrollTop += bottom - seen.bottom + height
}

function scrolledAround(entry: Element): Element | null {
  for (let around = entry.parentElement; around && around !== document.body; around = around.parentElement) {
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY))
      return around
  }
  return null
}
