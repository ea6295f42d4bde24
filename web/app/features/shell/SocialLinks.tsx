import { useSiteFacts } from '../../shared/site-facts.ts'

/** In the documented order, which is also that of the settings. Each a drawing of a few strokes in a field of 24. */
const networks = [
  { name: 'Facebook', drawing: <path d="M15.5 4.5H14a3.5 3.5 0 0 0-3.5 3.5v12M7.5 12h7" /> },
  { name: 'X', drawing: <path d="M5 4.5l14 15M18.5 4.5L5.5 19.5" /> },
  { name: 'Pinterest', drawing: <path d="M10 20.5l3-12M7.5 13c-1.6-3.5.3-8 5-8s6.5 4.3 4.5 7.7-5.5 2.8-6 .8" /> },
  { name: 'YouTube', drawing: <path d="M5.5 6h13a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 15.5v-7A2.5 2.5 0 0 1 5.5 6zM10 9.5v5l4.5-2.5z" /> },
  { name: 'LinkedIn', drawing: <path d="M5.5 9.5v9.5M5.5 5v.5M10 19V9.5M10 13.5c0-5 8.5-5.5 8.5 0V19" /> },
  { name: 'Instagram', drawing: <path d="M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM16.8 7.1v.1" /> },
] as const

export function SocialLinks() {
  const addresses = useSiteFacts()?.socialUrls ?? []
  return (
    <ul className="-mx-2.5 flex flex-wrap">
      {networks.map(({ name, drawing }, place) => (
        <li key={name}>
          <a href={addresses[place]} rel="external" aria-label={name} className="flex h-11 w-11 items-center justify-center hover:text-brass">
            <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
              {drawing}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
