import { useLocation } from 'react-router'
import { PageWithDrawing } from '../../shared/ui/states/PageWithDrawing.tsx'
import { SupportContact } from './SupportContact.tsx'

export function ErrorScreen() {
  const { pathname, search } = useLocation()
  return (
    <PageWithDrawing drawing="image-unavailable" role="alert">
      <h1 className="text-4xl font-medium">Something went wrong, Please try refreshing the page.</h1>
      <SupportContact />
      <p className="mt-8">
        <a href={`${pathname}${search}`} className="button">
          Refresh the page
        </a>
      </p>
    </PageWithDrawing>
  )
}
