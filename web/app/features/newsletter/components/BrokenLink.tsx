import { Link } from 'react-router'
import { LinkPage } from './LinkPage.tsx'

/** Nobody leaves believing that a subscription is over which goes on. */
export function BrokenLink() {
  return (
    <LinkPage title="This link is incomplete">
      <p>
        Part of it is missing, or it is not valid. You are still subscribed. Please open the full link from
        the email again.
      </p>
      <p>
        Or{' '}
        <Link to="/app/accountSettings/newsletterSettings" className="text-link">
          log in and choose what we send you
        </Link>
        , or{' '}
        <Link to="/about-contact" className="text-link">
          write to us
        </Link>{' '}
        from the email that receives the newsletter, and we will unsubscribe you.
      </p>
    </LinkPage>
  )
}
