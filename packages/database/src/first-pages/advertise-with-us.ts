import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { type FirstPage, heading, list, text } from './first-page.ts'

export const page: FirstPage = {
  title: 'Advertise with Us',
  lead: 'Reach collectors, heirs, dealers and curators while they look up the kind of thing that you sell.',
  description: `How to advertise on ${PRODUCT_NAME}: the places you can book, what is not for sale, and what to send us.`,
  picture: '/images/pages/advertise.svg',
  kind: 'WebPage',
  actions: [{ label: 'Ask for a quote', to: '/about-contact?subject=advertising' }],
  blocks: [
    heading('What you get'),
    list(
      'You can ask for three kinds of places. Each is marked “Advertisement”:',
      '<strong>A category.</strong> Beside its lists, for auction houses and dealers of that field.',
      '<strong>Upcoming auctions.</strong> In the calendar, for a sale and its dates.',
      '<strong>The newsletter.</strong> One place in an issue, for fairs, books and exhibitions.',
    ),
    heading('Who reads'),
    text(
      'Most readers come with one object and one question. They know your field or are about to, and they read about it at that moment.',
      'If you ask for numbers, we tell you what was counted, over which days, and how.',
    ),
    heading('What is not for sale'),
    list(
      'We do not sell',
      'an article in the dictionary, a sentence in one, or a rank in the search results;',
      'an estimate or a price;',
      'email addresses or other data of our readers.',
    ),
    heading('Format'),
    text(
      'An advertisement is a picture with a link. Our pages load no scripts from other companies, except on the payment form. So we cannot place tags, tracking pixels or counters.',
    ),
    heading('How to book'),
    list(
      'Write to us with the subject “Advertising” and tell us',
      'who you are and which readers you want to reach;',
      'the place and the dates that you have in mind;',
      'the size of your picture, if you have one.',
    ),
    text('You get a reply with the available places and dates, and a price.'),
  ],
}
