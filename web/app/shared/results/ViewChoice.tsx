import { useState } from 'react'
import { ViewSwitch } from '../ui/lists/ViewSwitch.tsx'
import { chooseView, chosenView, resultsViews, type ResultsView } from './results-view.ts'

/** Grid or list, for the results of every section. The lists follow by style alone: nothing is rendered anew. */
export default function ViewChoice({ own }: { own: ResultsView }) {
  const [view, setView] = useState(() => chosenView() ?? own)
  return (
    <ViewSwitch
      value={view}
      views={resultsViews}
      onChange={(chosen) => {
        chooseView(chosen)
        setView(chosen)
      }}
    />
  )
}
