import { Outlet } from 'react-router'
import { ListSkeleton } from '../shared/ui/ListSkeleton.tsx'
import { SiteFrame } from '../features/shell/SiteFrame.tsx'
import { useArrivingAtAnotherList } from '../shared/page/use-arriving-list.ts'

/** Paths under /app, /dictionary, /data-partners and /source. */
export default function CatalogueLayout() {
  const arriving = useArrivingAtAnotherList()
  return (
    <SiteFrame>
      {arriving ? (
        <div className="page py-12">
          <ListSkeleton />
        </div>
      ) : (
        <Outlet />
      )}
    </SiteFrame>
  )
}
