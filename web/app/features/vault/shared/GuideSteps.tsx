interface GuideStepsProps {
  steps: readonly { name: string; text: string; icon: string }[]
}

/** The three steps of a starter guide. */
export function GuideSteps({ steps }: GuideStepsProps) {
  return (
    <ol className="mt-6 grid gap-4 desktop:grid-cols-3">
      {steps.map(({ name, text, icon }) => (
        <li key={name} className="border border-hairline bg-raised px-5 py-6">
          <svg
            viewBox="0 0 24 24"
            width="32"
            height="32"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="text-brass"
            aria-hidden="true"
          >
            <path d={icon} />
          </svg>
          <p className="mt-4">
            <span className="eyebrow block">{name} </span>
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}
