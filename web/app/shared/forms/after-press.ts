/**
 * A problem that appears while the pointer is down moves the button from under it, and the press is lost. So
 * it waits for the press to end; what sends the form judges every field anyway.
 */
export function afterPress(to: EventTarget | null, judge: () => void): void {
  if (to instanceof HTMLButtonElement && to.type === 'submit') return
  // The keyboard moves the focus without a press.
  if (to instanceof Element && !to.matches(':active')) judge()
  else addEventListener('click', judge, { once: true })
}
