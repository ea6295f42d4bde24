import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { type FirstPage, heading, list, text } from './first-page.ts'

export const page: FirstPage = {
  title: 'Affinity Partners',
  lead: 'For clubs, societies, guilds and friends of museums: your members get more, and your knowledge reaches more readers.',
  description: `How clubs, societies and museums’ friends work with ${PRODUCT_NAME}: what your members get, and how to join.`,
  picture: '/images/pages/affinity-partners.svg',
  kind: 'WebPage',
  actions: [
    { label: 'Become a partner', to: '/about-contact?subject=affinity-partner' },
    { label: 'See memberships', to: '/product/index' },
    { label: 'Industry partners', to: '/data-partners' },
  ],
  blocks: [
    heading('What your society gets'),
    list(
      'A partner society gets',
      'a discount code for its members, for any <a href="/product/index">membership</a> that you choose with us;',
      'authors’ pages for its specialists. They write for the dictionary under their own names, with a link to their website;',
      'credit wherever an article draws on your journal or your archive;',
      'an editor who reads its corrections and proposals.',
    ),
    text(
      'If your society would rather pay for its members, an Enterprise membership is made for that: an administrator invites people by email, and can pass a place on to somebody else.',
    ),
    heading('What we ask for'),
    text(
      'Knowledge: an index of your journal, lists of makers, pictures of marks that you have the right to share, or a specialist whom our editors can ask. One of these is enough. Money is not part of it.',
    ),
    heading('What stays yours'),
    text(
      'Your members’ email addresses stay with you: we do not ask for them. You pass the code on yourself. What you lend us carries your name, and we remove it when you say so.',
    ),
    heading('How to join'),
    list(
      'Write to us with the subject “Affinity partnership”. Please include',
      'what your society collects or studies, and about how many members it has;',
      'what you would like to contribute, and what your members would use most;',
      'who we should reply to, and your website, if you have one.',
    ),
    text('We reply by email and put what we agree on in writing.'),
    heading('Auction houses, dealers and archives'),
    text(
      'If you have sale results or other records to share, you become an <a href="/data-partners">industry partner</a>. Each one has a page of its own on this site.',
    ),
  ],
}
