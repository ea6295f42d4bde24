/** Which place of the session's history is shown, as the router counts them: 0 is where the site was entered. */
export function placeInHistory(): number {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0
}
