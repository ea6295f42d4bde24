import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { type FirstPage, heading, list, text } from './first-page.ts'

export const page: FirstPage = {
  title: 'Write for Us',
  lead: 'We look for people who handle old things every day and can say in plain words what they see.',
  description: `Who writes the ${PRODUCT_NAME} dictionary, what an article needs, and how to offer one.`,
  picture: '/images/pages/write-for-us.svg',
  kind: 'WebPage',
  actions: [
    { label: 'Offer an article', to: '/about-contact?subject=write-for-us' },
    { label: 'Browse the dictionary', to: '/dictionary' },
  ],
  blocks: [
    heading('Who writes here'),
    text(
      'Dealers, curators, auctioneers, restorers, archivists, and collectors who have learned from their own mistakes. A degree helps. Having handled a thousand plates helps more.',
    ),
    heading('What you get'),
    list(
      'As an author you get',
      'your name on every article that you write;',
      'a page of your own, with your credentials, a portrait if you like, and a link to your website;',
      'an editor who works through the text with you. Nothing is published that you have not seen.',
    ),
    heading('What an article does'),
    list(
      'A good article answers the questions of somebody who holds the piece in their hands:',
      'What is it, in one sentence that a beginner understands?',
      'How do I tell it from similar pieces? Name the signs, and the order in which to look for them.',
      'Who made it, where and when, and how do we know?',
      'What was copied, altered or faked, and how does that show?',
      'What are its parts and its damages called, so that a condition report can be read?',
    ),
    text('Most articles have 300 to 1,200 words. Shorter is welcome if the subject is small.'),
    heading('What we ask of the text'),
    list(
      'Four rules:',
      'It is yours. You have seen the objects, or you say whose description you rely on.',
      'It names its sources. Dates, names and marks come with the book, archive or piece that they come from.',
      'It does not advertise. No phone numbers, no praise of a business, no links to pieces for sale.',
      'It gives no values. Sold prices belong in the price guide. An article says what makes one piece better than another.',
    ),
    heading('What we do not take'),
    text(
      'Texts that were published elsewhere, texts that a program wrote about objects nobody looked at, and texts written for the sake of a link.',
    ),
    heading('How to start'),
    text(
      'Write to us with the subject “Write for us”. Tell us your field, name three terms or makers that you would like to write about, and send a few paragraphs that show how you write. They need not be published.',
      'An editor reads every offer. If it fits, we agree with you in writing before you begin: the subject, the length, the date, your fee and your rights.',
    ),
  ],
}
