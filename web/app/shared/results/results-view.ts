export const resultsViews = ['grid', 'list'] as const
export type ResultsView = (typeof resultsViews)[number]

/**
 * Where the choice is kept, and the attribute of the document that styles/results.css follows; bootstrap.ts
 * sets it before the first paint.
 */
const KEY = 'results-view'
const ATTRIBUTE = `data-${KEY}`

/** What the reader chose; null where they never did. */
export function chosenView(): ResultsView | null {
  const chosen = document.documentElement.getAttribute(ATTRIBUTE)
  return resultsViews.find((view) => view === chosen) ?? null
}

export function chooseView(view: ResultsView): void {
  document.documentElement.setAttribute(ATTRIBUTE, view)
  try {
    localStorage.setItem(KEY, view)
  } catch {
    // Storage that is switched off: the choice holds until the page is left.
  }
}
