import { logInPath } from '@vitrine/contracts/identity/log-in-path'
import { lazy, Suspense, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { loadChunk } from '../../shared/chunk-loading.ts'
import { ListSkeleton } from '../../shared/ui/ListSkeleton.tsx'
import { SideMenu } from '../../shared/ui/navigation/SideMenu.tsx'
import { NeedsScripts } from '../../shared/ui/NeedsScripts.tsx'
import { UnsavedWork } from '../../shared/ui/UnsavedWork.tsx'
import { useCurrentUser } from '../identity/queries.ts'
import { myListPath, myLists, type MyList } from './my-lists.ts'

// Rendered in the browser alone, for whoever is signed in: nobody else loads it.
const FavoritesPage = lazy(() =>
  loadChunk(async () => ({ default: (await import('../favorites/list/FavoritesPage.tsx')).FavoritesPage })),
)
const SavedSearchesPage = lazy(() =>
  loadChunk(async () => ({
    default: (await import('../saved-searches/list/SavedSearchesPage.tsx')).SavedSearchesPage,
  })),
)

const entries = myLists.map(({ name, title }) => ({ title, to: myListPath(name) }))

/** One of a member's lists, with the way to the others. A visitor is asked to log in, and comes back here. */
export function MyListsFrame({ list }: { list: MyList }) {
  return (
    <UnsavedWork>
      <div className="page py-8 tablet:py-12">
        <h1 className="text-3xl font-medium tablet:text-4xl">{list.title}</h1>
        <SectionGate>
          <div className="mt-6 grid items-start gap-6 tablet:grid-cols-[14rem_minmax(0,1fr)] tablet:gap-8 desktop:gap-12">
            <SideMenu label="My lists" entries={entries} />
            <div className="min-w-0">
              <Suspense fallback={<ListSkeleton />}>
                {list.itemType ? (
                  <FavoritesPage key={list.name} itemType={list.itemType} />
                ) : (
                  <SavedSearchesPage />
                )}
              </Suspense>
            </div>
          </div>
        </SectionGate>
      </div>
    </UnsavedWork>
  )
}

/**
 * Lets in whoever is signed in, and tells others how to get in. The server does not know who reads: until the
 * browser does, the place is kept; without scripts it stays with what a visitor is told.
 */
export function SectionGate({ children }: { children: ReactNode }) {
  const reader = useCurrentUser()
  const { pathname, search } = useLocation()
  if (reader) return children
  return (
    <div className={reader === undefined ? 'member:invisible' : ''}>
      <p className="mt-6 border-l-2 border-brass py-1 pl-4 text-lg">Please log in to see your own items.</p>
      <NeedsScripts />
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={logInPath(`${pathname}${search}`)} className="button">
          Log In
        </Link>
        <Link to="/product/index" className="button-plain">
          Try for free
        </Link>
      </div>
    </div>
  )
}
