import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { heading, list, text } from '../blocks.ts'
import type { ContentPage } from '../content-page.ts'

export const page: ContentPage = {
  title: `About ${PRODUCT_NAME}`,
  lead: 'A reference for people who live with old things: a dictionary to look them up in and, room by room, the cabinet to keep them in.',
  description: `What ${PRODUCT_NAME} is: a dictionary of antiques and collectibles, open to everybody, and the collector’s cabinet that is being built around it.`,
  picture: '/images/pages/about.svg',
  kind: 'AboutPage',
  actions: [
    { label: 'Browse the dictionary', to: '/dictionary' },
    { label: 'Write to us', to: '/about-contact' },
  ],
  blocks: [
    heading('What a vitrine is'),
    text(
      'A vitrine is a glass cabinet. It keeps the dust off, it lets you walk around the piece, and it puts a card beside it that says what the thing is, where it comes from and how we know. This site is meant to do the same.',
    ),
    heading('What stands here today'),
    text(
      'The <a href="/dictionary">dictionary</a>. Its articles explain terms, makers, materials, techniques and marks, in twenty-three categories from advertising to transportation. Everybody may read and search all of it, without an account and without paying.',
      'Each article is signed. Its authors have a page of their own that says what they handle and where they learned it, so that you can weigh what they write.',
    ),
    heading('What is being built'),
    list(
      'The other sections have pages already, and each says that it is not open yet:',
      'the <a href="/worthopedia">price guide</a>, with what pieces have sold for;',
      'the <a href="/marks">marks</a>, with the hands behind them;',
      'the <a href="/library">library</a> of reference books;',
      'the <a href="/app/vault/dashboard">vault</a>, where members keep their own pieces with pictures and papers;',
      'the calendar of <a href="/upcomingauctions">upcoming auctions</a>.',
    ),
    text('We would rather show you an empty room with its door open than a painted door.'),
    heading('How an article is made'),
    text(
      'An author who knows the field writes it. An editor reads it against the piece and the literature, and publishes it. What is corrected later is marked by the date of the change at the head of the article.',
      'Every so often we are wrong. If you find something, <a href="/about-contact?subject=article">tell us</a>, with the article’s title and what you know. Corrections from readers are read by an editor, not by a machine.',
    ),
    heading('How we think about prices'),
    text(
      'A hammer price is a fact about one piece, one room and one day. It is not a promise about yours. When the price guide opens, each figure in it will carry its date, its currency and the house that reported it, and whatever is an estimate will be called one.',
      'The houses that work with us are our <a href="/data-partners">industry partners</a>. An entry in the dictionary is not for sale, to them or to anybody.',
    ),
    heading('Who pays for it'),
    text(
      'Members will, once the rooms that need a membership are open; what each membership is to hold stands on <a href="/product/index">its own page</a>. The dictionary stays free to read.',
    ),
  ],
}
