import { Link } from 'react-router'
import { LinkPage } from './LinkPage.tsx'

/** Nobody leaves believing that a subscription is over which goes on. */
export function BrokenLink() {
  return (
    <LinkPage title="This link is not whole">
      <p>It was cut short on its way, or it is not one of ours, and so no subscription has been ended. Open the whole address from the mail once more.</p>
      <p>
        Or{' '}
        <Link to="/app/accountSettings/newsletterSettings" className="text-link">
          log in and choose what we send you
        </Link>
        , or{' '}
        <Link to="/about-contact" className="text-link">
          write to us
        </Link>{' '}
        from the address that gets the mails: we end it for you.
      </p>
    </LinkPage>
  )
}
