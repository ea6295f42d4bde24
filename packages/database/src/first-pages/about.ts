import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { type FirstPage, heading, list, text } from './first-page.ts'

export const page: FirstPage = {
  title: `About ${PRODUCT_NAME}`,
  lead: 'A reference for collectors and sellers of antiques: look things up, see what they sold for, and keep a record of what you own.',
  description: `What ${PRODUCT_NAME} is: a free dictionary of antiques and collectibles, with a price guide, marks, a library and a vault for members.`,
  picture: '/images/pages/about.svg',
  kind: 'AboutPage',
  actions: [
    { label: 'Browse the dictionary', to: '/dictionary' },
    { label: 'See memberships', to: '/product/index' },
    { label: 'Write to us', to: '/about-contact' },
  ],
  blocks: [
    heading('The name'),
    text(
      'A vitrine is a glass cabinet. It keeps the dust off, lets you see a piece from every side, and puts a label beside it: what it is, where it comes from, and how we know. This site does the same for everything that people collect.',
    ),
    heading('What you find here'),
    list(
      'The site has seven sections:',
      'The <a href="/dictionary">dictionary</a> explains terms, makers, materials and techniques in twenty-three categories. It is free, and you need no account.',
      'The <a href="/worthopedia">price guide</a> lists sold items: what they were, when and where they sold, and for how much.',
      'The <a href="/marks">marks</a> directory leads from a stamp, a painted mark or a signature to its maker.',
      'The <a href="/library">library</a> lists reference books by subject, author and contents.',
      'The <a href="/app/vault/dashboard">vault</a> holds your own pieces, with photos and papers, in collections that you can share.',
      'The <a href="/upcomingauctions">auction calendar</a> lists what is sold next, and where.',
      'The <a href="/articles/searchResults">Blog</a> has longer articles about looking at, dating and caring for old things.',
    ),
    text('Searching is free in every section. Sold prices and details of marks and books are for members.'),
    heading('How an article is made'),
    text(
      'Every article in the dictionary names its authors. Each author has a page with their field and their credentials, so you can judge what they write. An editor checks each article before it is published.',
      'If you find a mistake, <a href="/about-contact?subject=article">tell us</a>: give the title of the article and your source. An editor reads every correction.',
    ),
    heading('How we show prices'),
    text(
      'A sold price is a fact about one piece on one day. It does not promise that yours will sell for the same. Each price in the price guide has its date, its currency and its source, and says whether the buyer’s premium is included, where the source states it.',
      'WorthScore gives members a range instead of a single figure. We test these ranges on sales that WorthScore has not seen, and <a href="/worthscore/accuracy">publish the results</a>. How prices of whole categories have moved is on the page of <a href="/indices">indices</a>.',
      'The auction houses and archives that we work with are our <a href="/data-partners">industry partners</a>. Nobody can buy an article in the dictionary or change what it says.',
    ),
    heading('Who pays for it'),
    text(
      'Our members do. See what each <a href="/product/index">membership</a> includes and costs. The dictionary stays free.',
    ),
  ],
}
