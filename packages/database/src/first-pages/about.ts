import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { type FirstPage, heading, list, text } from './first-page.ts'

export const page: FirstPage = {
  title: `About ${PRODUCT_NAME}`,
  lead: 'A reference for people who live with old things: a dictionary to look them up in, prices to learn from, and a cabinet to keep them in.',
  description: `What ${PRODUCT_NAME} is: a dictionary of antiques and collectibles, open to everybody, and the collector’s cabinet around it.`,
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
    heading('What you find here'),
    list(
      'Six rooms, each with its own door:',
      'The <a href="/dictionary">dictionary</a> explains terms, makers, materials and techniques, in twenty-three categories from advertising to transportation. Everybody may read and search all of it, without an account and without paying.',
      'The <a href="/worthopedia">price guide</a> shows what pieces have sold for, where and when.',
      'The <a href="/marks">marks</a> lead from a stamp, a painted sign or a signature to the hand behind it.',
      'The <a href="/library">library</a> says which reference book holds what you are looking for.',
      'The <a href="/app/vault/dashboard">vault</a> is where members keep their own pieces, with photos and papers, in collections that they can show to others, and with a price range that says how sure it is.',
      'The calendar of <a href="/upcomingauctions">upcoming auctions</a> tells what is sold next, and where.',
    ),
    text(
      'Each article of the dictionary is signed. Its authors have a page of their own that says what they handle and where they learned it, so that you can weigh what they write.',
    ),
    heading('How an article is made'),
    text(
      'An author who knows the field writes it. An editor reads it against the piece and the literature, and publishes it. What is corrected later is marked by the date of the change at the head of the article.',
      'Every so often we are wrong. If you find something, <a href="/about-contact?subject=article">tell us</a>, with the article’s title and what you know. Corrections from readers are read by an editor, not by a machine.',
    ),
    heading('How we think about prices'),
    text(
      'A hammer price is a fact about one piece, one room and one day. It is not a promise about yours. Each figure of the price guide carries its date, its currency and the house that reported it, and whatever is an estimate is called one.',
      'The houses that work with us are our <a href="/data-partners">industry partners</a>. An entry in the dictionary is not for sale, to them or to anybody.',
    ),
    heading('Who pays for it'),
    text(
      'Members do. What each <a href="/product/index">membership</a> holds and costs stands on a page of its own. The dictionary stays free to read.',
    ),
  ],
}
