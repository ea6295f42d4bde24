import type { Section } from '../../dictionary/sections.ts'

/** The sections of a long page. They stay beside the text where there is room. */
export function OnThisPage({ sections }: { sections: readonly Section[] }) {
  return (
    <nav aria-label="On this page" className="text-sm desktop:sticky desktop:top-24 desktop:self-start">
      <p className="eyebrow" aria-hidden="true">
        On this page
      </p>
      <ul className="mt-2 border-l border-hairline">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="quiet-link flex min-h-11 items-center pl-4 leading-snug desktop:min-h-9"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
