import { useLocation } from 'react-router'
import { SiteImage } from '../../shared/ui/SiteImage.tsx'
import { SupportContact } from './SupportContact.tsx'

export function ErrorScreen() {
  const { pathname, search } = useLocation()
  return (
    <section className="page grid items-center gap-10 py-16 tablet:grid-cols-2 tablet:py-24">
      <div role="alert">
        <h1 className="text-4xl font-medium">Something went wrong, Please try refreshing the page.</h1>
        <SupportContact />
        <p className="mt-8">
          <a href={`${pathname}${search}`} className="button">
            Refresh the page
          </a>
        </p>
      </div>
      <SiteImage
        src="/images/image-unavailable.svg"
        alt=""
        width="800"
        height="600"
        className="mx-auto h-auto w-full max-w-md"
      />
    </section>
  )
}
