import type { SitePage } from '@vitrine/contracts/site-pages/schemas'
import { contentPagePaths, landingPagePaths } from '@vitrine/contracts/site/pages'

const heading = (text: string) => ({ type: 'heading', level: 2, text }) as const
const words = (text: string) => ({ type: 'text', html: `<p>${text}</p>` }) as const

/** A written page at one of their paths; the one about privacy is long and tells when it was changed. */
export function aSitePage(at: string): SitePage | undefined {
  const path = contentPagePaths.find((known) => known === at.replace(/\/+$/, ''))
  if (path === undefined) return wordsOfSection(at)
  const isLong = path.endsWith('privacy-policy')
  return {
    id: contentPagePaths.indexOf(path) + 1,
    path,
    title: isLong ? 'Privacy Policy' : `About ${path.slice(1)}`,
    lead: 'What stands here.',
    description: `What the page at ${path} says.`,
    picture: '/images/pages/about.svg',
    kind: path === '/about' ? 'AboutPage' : 'WebPage',
    actions: [{ label: 'Write to us', to: '/about-contact' }],
    changedOn: isLong ? '2026-11-23' : null,
    content: (isLong ? ['In short', 'Reading', 'Cookies', 'Accounts'] : ['In short']).flatMap((title) => [
      heading(title),
      words(`Words about ${title}.`),
    ]),
  }
}

/** What a section of the site begins with. */
function wordsOfSection(at: string): SitePage | undefined {
  const path = landingPagePaths.find((known) => known === at)
  if (path === undefined) return undefined
  return {
    id: 20 + landingPagePaths.indexOf(path),
    path,
    title: path.slice(1),
    lead: `What begins ${path}`,
    description: `What the section at ${path} holds, for search engines.`,
    picture: '',
    kind: 'CollectionPage',
    actions: [],
    changedOn: null,
    content: [words(`More about ${path}.`)],
  }
}
