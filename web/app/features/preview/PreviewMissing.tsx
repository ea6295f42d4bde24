import { Link } from 'react-router'

/** Why a link shows no draft, and a way on. */
export function PreviewMissing({ status, text }: { status: number; text: string }) {
  return (
    <section className="page py-16 tablet:py-24">
      <p className="eyebrow">{status}</p>
      <h1 className="mt-3 max-w-2xl text-3xl font-medium tablet:text-4xl">{text}</h1>
      <p className="mt-8">
        <Link to="/" className="button">
          Go to the home page
        </Link>
      </p>
    </section>
  )
}
