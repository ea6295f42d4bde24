import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { type FirstPage, heading, list, text } from './first-page.ts'

export const page: FirstPage = {
  title: 'Indices',
  lead: 'How a market has moved, in one line: what such a line can tell, what it cannot, and how ours will be drawn.',
  description:
    'What market indices for antiques and collectibles are, how they are made, and how to read them.',
  picture: '/images/pages/indices.svg',
  kind: 'WebPage',
  actions: [
    { label: 'Get our newsletter', to: '/newsletter-landing-page' },
    { label: 'Ask about the method', to: '/about-contact?subject=general' },
  ],
  blocks: [
    text(
      'There are no figures on this page yet. An index is made of sales: those of the <a href="/worthopedia">price guide</a>, once enough of them stand there. Until then you can read how we will work, and hold us to it.',
    ),
    heading('What an index is'),
    text(
      'An index follows the price of one kind of thing through time. It sets the level of one year at 100; 112 two years later means that what cost 100 then costs 112 now. It says nothing about what any one piece is worth, and a lot about whether buyers of its kind have become more or fewer.',
    ),
    heading('Why it is hard here'),
    text(
      'No two pieces are alike. If good clocks come up in spring and poor ones in autumn, the average price falls without any clock having become cheaper. An honest index has to take that difference out.',
    ),
    list(
      'There are three usual ways.',
      '<strong>Repeat sales.</strong> Only pieces that were sold at least twice are compared, each with itself. Clean, but rare: most pieces are sold once in a generation.',
      '<strong>Like with like.</strong> Sales are sorted into small groups by maker, model, size and condition, and each group is followed by itself.',
      '<strong>Features.</strong> A calculation estimates what each trait adds to a price, and what is left over is the time.',
    ),
    heading('How ours will be made'),
    list(
      'By like with like first, because you can check it by hand. For each index we will publish',
      'which sales it contains, from which houses, and how many in each quarter;',
      'the median, and the range in which the middle half of the prices lie, because a single record distorts a mean;',
      'prices with the buyer’s premium and, beside them, the hammer price where the house reports it;',
      'one currency, converted at the rate of the day of the sale, with and without inflation;',
      'what did not sell, because a room of unsold lots is a price, too.',
    ),
    heading('What we will leave out'),
    text(
      'A quarter with fewer than thirty sales in a group gets no point on the line but a gap. A field that is traded mainly in private gets no index at all, however much we would like one. Asking prices are not sales and do not count.',
    ),
    heading('How to read one'),
    list(
      'Three habits protect you from a smooth line:',
      'Look at the number of sales before you look at the level.',
      'Compare over years. Two quarters say little.',
      'Remember what the line leaves out: commission, shipping, restoration, insurance, and the years in which nobody asked.',
    ),
    text(
      `When the first index appears, its method will stand beside it. If ${PRODUCT_NAME} ever has to revise a figure, the old one will remain readable next to the new one.`,
    ),
  ],
}
