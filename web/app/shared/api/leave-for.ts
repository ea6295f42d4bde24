/**
 * Loads another page as a whole: nothing of the member stays in memory. Never resolves, so that nothing of
 * this page is loaded anew meanwhile, which would find the session gone and lead elsewhere.
 */
export function leaveFor(url: string): Promise<never> {
  // Kept by the browser and shown again on the way back, the page would wait for ever.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  location.assign(url)
  return new Promise(() => undefined)
}
