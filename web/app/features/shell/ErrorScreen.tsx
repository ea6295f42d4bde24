import { useLocation } from 'react-router'
import { SupportContact } from './SupportContact.tsx'

export function ErrorScreen() {
  const { pathname, search } = useLocation()
  return (
    <section className="page max-w-2xl py-24" role="alert">
      <h1 className="text-3xl font-medium">Something went wrong, Please try refreshing the page.</h1>
      <SupportContact />
      <p className="mt-8">
        <a href={`${pathname}${search}`} className="button">
          Refresh the page
        </a>
      </p>
    </section>
  )
}
