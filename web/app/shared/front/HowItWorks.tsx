import { Link } from 'react-router'

interface HowItWorksProps {
  steps: readonly (readonly [title: string, text: string])[]
  /** What a membership opens. */
  membership: string
}

/** The end of a section's landing page: its use in three steps, and what a membership opens. */
export function HowItWorks({ steps, membership }: HowItWorksProps) {
  return (
    <section aria-labelledby="how-it-works" className="border-t border-hairline py-10">
      <h2 id="how-it-works" className="text-2xl font-medium">
        How it works
      </h2>
      <ol className="mt-6 grid gap-8 tablet:grid-cols-3">
        {steps.map(([title, text], place) => (
          <li key={title}>
            <p className="font-serif text-3xl text-brass tabular-nums">{place + 1}</p>
            <h3 className="mt-2 text-lg font-medium">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-4 border border-hairline bg-sunken px-6 py-5">
        <p className="max-w-prose">{membership}</p>
        <Link to="/product/index" className="button">
          See memberships
        </Link>
      </div>
    </section>
  )
}
