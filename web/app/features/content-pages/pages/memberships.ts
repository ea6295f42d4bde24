import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { heading, list, text } from '../blocks.ts'
import type { ContentPage, PageAction, PageCard } from '../content-page.ts'

const WITH_MEMBERSHIPS = 'When memberships open'
const VAULT = 'A vault for your own pieces'

/** Nobody signs up twice. */
const tryForFree: PageAction = { label: 'Try for free', to: '/login/signup', forMembers: { label: 'Open the dictionary', to: '/dictionary' } }

const cards: readonly PageCard[] = [
  {
    title: 'Free', note: 'Open now',
    text: 'For everybody who looks things up.',
    points: ['Read the whole dictionary', 'Search every section that is open', 'Your way of sorting lists, on all your devices'],
    action: tryForFree,
    forMembers: 'You are logged in, so you have this already. The memberships below cannot be bought yet: when they open, this page offers them.',
  },
  {
    title: 'Trial', note: WITH_MEMBERSHIPS,
    text: 'Seven days to find out whether a membership is for you.',
    points: ['Every section with its details, and a vault', 'Seven lookups in the price guide in all', 'Goes on as a paid membership after the seventh day, unless you end it before'],
  },
  {
    title: 'Unlimited', note: WITH_MEMBERSHIPS,
    text: 'For those who work with objects, and those who cannot stop.',
    points: ['The price guide, with lookups that nobody counts', 'The marks and the library, with every detail', 'WorthScore: an estimate with its comparables beside it', VAULT],
  },
  {
    title: 'Marks', note: WITH_MEMBERSHIPS,
    text: 'For readers of small signs.',
    points: ['The directory of hallmarks and maker’s marks, with every detail', VAULT],
  },
  {
    title: 'Library', note: WITH_MEMBERSHIPS,
    text: 'For readers of long books.',
    points: ['The reference books of the library, with every page', VAULT],
  },
  {
    title: 'Price Guide Lite', note: WITH_MEMBERSHIPS,
    text: 'For an estate, a clear-out, a question now and then.',
    points: ['Ten lookups in the price guide each month, and WorthScore', VAULT],
  },
  {
    title: 'Enterprise', note: WITH_MEMBERSHIPS,
    text: 'For houses, museums and societies.',
    points: ['All that Unlimited holds, for several people, each with an account of their own', 'An administrator invites people, corrects their names and takes places back'],
  },
]

export const page: ContentPage = {
  title: 'Memberships',
  lead: `The dictionary is free to read. Memberships open the rooms around it, as those rooms are finished.`,
  description: `What a free ${PRODUCT_NAME} account may do, and what each membership is to hold: Unlimited, Marks, Library, Price Guide Lite and Enterprise.`,
  picture: '/images/pages/memberships.svg',
  kind: 'WebPage',
  actions: [
    tryForFree,
    { label: 'Ask about memberships', to: '/about-contact?subject=general' },
  ],
  cards,
  blocks: [
    heading('What you can have today'),
    text(
      'A free account. It asks for an email, a password and, if you like, a display name. No credit card is needed, and no trial turns into a paid plan. With it you search every section that is open, and the site remembers how you like your lists.',
      'You do not need even that to read the dictionary.',
    ),
    heading('What a free account does not do'),
    text('It searches, but shows no details of sold pieces, marks or books, and it has no lookups and no vault. Wherever a membership is needed, the page says so before you have spent time on it.'),
    heading('What a lookup is'),
    text('The first time that you open a sold piece and see its price. Opening the same piece again within a day does not count a second time, and searching never counts.'),
    heading('What it will cost'),
    text('We do not know yet, and will not guess here. Prices show on this page when memberships open, with the term, the currency and how to cancel, before anything is paid.'),
    heading('How to hear of it'),
    list(
      'Two ways, neither of which costs anything:',
      'the <a href="/newsletter-landing-page">newsletter</a>, which says so once;',
      'a free account, whose pages will offer the memberships on the day they open.',
    ),
  ],
}
