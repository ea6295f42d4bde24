import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { type FirstPage, heading, list, text } from './first-page.ts'

export const page: FirstPage = {
  title: 'Advertise with Us',
  lead: 'Readers come here with an object in their hands and a question in mind. If you have something to say to them, say it plainly, and we will find it a place.',
  description: `How advertising on ${PRODUCT_NAME} works: what can be booked, what cannot, and what we need from you.`,
  picture: '/images/pages/advertise.svg',
  kind: 'WebPage',
  actions: [{ label: 'Ask about advertising', to: '/about-contact?subject=advertising' }],
  blocks: [
    heading('Where we stand'),
    text(
      `No advertisement stands on ${PRODUCT_NAME} today. We would like to talk to the first houses, fairs, publishers and makers of materials before we decide what the places look like, so that they suit both sides.`,
    ),
    heading('Who reads'),
    text(
      'Collectors, heirs, dealers, curators and students. Most come to look one thing up and stay for a second and a third. They know the field that you work in, or are about to.',
      'We will not invent a number of readers for you. When we quote one, we say what was counted, over which days, and how.',
    ),
    heading('What we have in mind'),
    list(
      'Three kinds of places, each marked “Advertisement”:',
      'beside the lists of a category, for houses and dealers of that field;',
      'among the upcoming auctions, for a sale and its dates;',
      'in the newsletter, one in each issue, for fairs, books and exhibitions.',
    ),
    heading('What cannot be booked'),
    list(
      'Some things are not for sale, and asking for them only costs us both time:',
      'an article of the dictionary, a sentence in one, or its place in the search results;',
      'an estimate or a price;',
      'the emails of our readers, or anything about one of them.',
    ),
    heading('How an advertisement is delivered'),
    text(
      'As a picture and a link. Except for the payment form, our pages load scripts from nobody but ourselves, and pictures only from hosts that we know, so there are no tags, no pixels and no counters of your own. That is a limit for you and a promise to our readers.',
    ),
    heading('What to tell us'),
    text(
      'Who you are, which readers you would like to reach, when, and what for. If you have a picture already, say how large it is. An answer names places, dates and a price.',
    ),
  ],
}
