import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { type FirstPage, heading, list, text } from './first-page.ts'

export const page: FirstPage = {
  title: 'Affinity Partners',
  lead: 'Clubs, societies, guilds and friends of museums: people who already meet over the things that we write about.',
  description: `How clubs, societies and museums’ friends can work with ${PRODUCT_NAME}, and how to propose it.`,
  picture: '/images/pages/affinity-partners.svg',
  kind: 'WebPage',
  actions: [
    { label: 'Propose a partnership', to: '/about-contact?subject=affinity-partner' },
    { label: 'Industry partners', to: '/data-partners' },
  ],
  blocks: [
    heading('Two kinds of partners'),
    text(
      'Auction houses, galleries and archives whose records stand behind what we publish are our <a href="/data-partners">industry partners</a>. Affinity partners are the other kind: they bring no records but people.',
      'No society has signed yet. The first ones will stand on this page, with their own words about themselves.',
    ),
    heading('What we can do for a society'),
    list(
      'Some of it can be done today, at no charge:',
      'Your specialists can write for the dictionary, under their names and with a link to the society.',
      'We read your members’ corrections first where they concern your field; nobody knows it better.',
      'Where an article draws on your journal or your archive, it says so.',
    ),
    text(
      'A society can hold a membership for its members: an Enterprise <a href="/product/index">membership</a> has places that an administrator gives out, takes back and gives to somebody else. On which terms suit a society, we would like to find out together.',
    ),
    heading('What we hope for'),
    text(
      'Knowledge, above all. Indexes of your journal, lists of makers, pictures of marks that you have the right to share, and a person for our editors to ask.',
    ),
    heading('What stays yours'),
    text(
      'Your members’ emails. We do not ask for them, and we do not write to people who have not asked us to. What you lend us is named as yours, and comes off the site when you say so.',
    ),
    heading('How to begin'),
    text(
      'Write to us with the subject “Affinity partnership”: what your society collects or studies, how many members it has, and who we should reply to. If you have a website, add it.',
    ),
  ],
}
