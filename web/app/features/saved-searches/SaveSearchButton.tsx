import type { saveSearch } from '@vitrine/contracts/saved-searches/endpoints'
import * as savedSearchPaths from '@vitrine/contracts/saved-searches/paths'
import type { SavedSearchType } from '@vitrine/contracts/saved-searches/saved-searches'
import { useState } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../shared/api/browser-queries.ts'
import { failureOf } from '../../shared/api/failure.ts'

interface SaveSearchButtonProps {
  type: SavedSearchType
  query: string
  categories: string
}

type State = { kind: 'ready' } | { kind: 'saving' } | { kind: 'saved' } | { kind: 'failed'; text: string }

/** Another search is another state. */
export default function SaveSearchButton(search: SaveSearchButtonProps) {
  return <SaveOneSearch key={`${search.query} ${search.categories}`} {...search} />
}

function SaveOneSearch({ type, query, categories }: SaveSearchButtonProps) {
  const [state, setState] = useState<State>({ kind: 'ready' })

  async function save() {
    setState({ kind: 'saving' })
    try {
      await browserCall<typeof saveSearch>(savedSearchPaths.save, { body: { type, query, categories } })
      setState({ kind: 'saved' })
    } catch (error) {
      setState({ kind: 'failed', text: failureOf(error).text })
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className={`text-sm empty:-mr-3 ${state.kind === 'failed' ? 'text-oxblood' : 'text-muted'}`}>
        {state.kind === 'failed' && state.text}
        {state.kind === 'saved' && (
          <>
            Saved in your{' '}
            <Link to="/app/myVitrine/savedSearches" className="text-link">
              Saved Searches
            </Link>
          </>
        )}
      </p>
      {state.kind !== 'saved' && (
        <button type="button" className="button-plain" disabled={state.kind === 'saving'} onClick={() => void save()}>
          {state.kind === 'saving' ? 'Saving…' : 'Save search'}
        </button>
      )}
    </div>
  )
}
