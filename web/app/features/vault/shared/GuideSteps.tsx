import { LineIcon } from '../../../shared/ui/icons.tsx'

interface GuideStepsProps {
  steps: readonly { name: string; text: string; icon: string }[]
}

/** The three steps of a starter guide. */
export function GuideSteps({ steps }: GuideStepsProps) {
  return (
    <ol className="mt-6 grid gap-4 desktop:grid-cols-3">
      {steps.map(({ name, text, icon }) => (
        <li key={name} className="border border-hairline bg-raised px-5 py-6">
          <LineIcon grid={24} size={32} strokeLinecap="round" strokeLinejoin="round" className="text-brass">
            <path d={icon} />
          </LineIcon>
          <p className="mt-4">
            <span className="eyebrow block">{name} </span>
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}
