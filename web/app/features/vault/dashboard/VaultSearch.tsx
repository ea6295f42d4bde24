import { useNavigate } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { SearchBox } from '../../../shared/search-box/SearchBox.tsx'
import type { Suggest } from '../../../shared/search-box/suggestion.ts'
import { suggestForDashboard } from '../queries/items.ts'
import { collectionPath, itemPath, vaultPaths } from '../shared/vault-paths.ts'

/** An item leads to its page, a collection to its own. */
const suggest: Suggest = async (term, signal) =>
  (await suggestForDashboard(browserCall, term, signal)).map(({ id, title, type }) =>
    type === 'item'
      ? { title, pageURI: itemPath(id) }
      : { title, pageURI: collectionPath(id), category: 'Collection' },
  )

/** Searches the member's own things; Enter leads to the list of those whose title holds what was typed. */
export function VaultSearch() {
  const navigate = useNavigate()
  return (
    <form
      role="search"
      aria-label="Search your Vault"
      className="mt-6 max-w-xl"
      onSubmit={(event) => {
        event.preventDefault()
        const term = new FormData(event.currentTarget).get('f.title')
        if (typeof term === 'string' && term.trim())
          void navigate(`${vaultPaths.list}?${new URLSearchParams({ 'f.title': term.trim() }).toString()}`)
      }}
    >
      <SearchBox name="f.title" label="Search your Vault" suggest={suggest} />
    </form>
  )
}
