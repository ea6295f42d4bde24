import { useQueryClient } from '@tanstack/react-query'
import { saveSearch } from '@vitrine/contracts/saved-searches/endpoints'
import type { SavedSearchType } from '@vitrine/contracts/saved-searches/saved-searches'
import { useState } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../shared/api/browser-queries.ts'
import { failureOf } from '../../shared/api/failure.ts'
import { savedSearchesPath } from '../my-lists/my-lists.ts'
import { savedSearchesKey } from './queries.ts'

interface SaveSearchButtonProps {
  type: SavedSearchType
  query: string
  categories: string
}

type State =
  | { kind: 'ready' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  | { kind: 'failed'; text: string; isFull: boolean }

/** The status of the refusal that says how many can be saved: the way on is to delete one. */
const LIMIT_REACHED = 409

/** Another search is another state. */
export default function SaveSearchButton(search: SaveSearchButtonProps) {
  return <SaveOneSearch key={`${search.query} ${search.categories}`} {...search} />
}

function SaveOneSearch({ type, query, categories }: SaveSearchButtonProps) {
  const queryClient = useQueryClient()
  const [state, setState] = useState<State>({ kind: 'ready' })

  async function save() {
    setState({ kind: 'saving' })
    try {
      await browserCall(saveSearch, { body: { type, query, categories } })
      void queryClient.invalidateQueries({ queryKey: savedSearchesKey })
      setState({ kind: 'saved' })
    } catch (error) {
      const { text, status } = failureOf(error)
      setState({ kind: 'failed', text, isFull: status === LIMIT_REACHED })
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p
        role="status"
        className={`text-sm empty:-mr-3 ${state.kind === 'failed' ? 'text-oxblood' : 'text-muted'}`}
      >
        {state.kind === 'failed' && (
          <>
            {state.text} {state.isFull && <SavedSearchesLink />}
          </>
        )}
        {state.kind === 'saved' && (
          <>
            Saved in your <SavedSearchesLink />
          </>
        )}
      </p>
      {state.kind !== 'saved' && (
        <button
          type="button"
          className="button-plain"
          disabled={state.kind === 'saving'}
          onClick={() => void save()}
        >
          {state.kind === 'saving' ? 'Saving…' : 'Save search'}
        </button>
      )}
    </div>
  )
}

function SavedSearchesLink() {
  return (
    <Link to={savedSearchesPath} className="text-link">
      Saved Searches
    </Link>
  )
}
