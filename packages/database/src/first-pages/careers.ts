import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { type FirstPage, heading, list, text } from './first-page.ts'

export const page: FirstPage = {
  title: 'Write for Us',
  lead: 'We look for people who handle things every day and can say, in plain words, what they see.',
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
      'Dealers, curators, auctioneers, restorers, archivists, and collectors who have learned from what they bought by mistake. A degree helps; having turned over a thousand plates helps more.',
      'You sign what you write. Your name is on the article, and an author’s page of your own says who you are, with your credentials, a portrait if you like one, and a link to your website.',
    ),
    heading('What an article does'),
    list(
      'A good article answers the questions of somebody who has the thing in their hands:',
      'What is it, in one sentence that a beginner understands?',
      'How do I tell it from what it resembles? Name the signs, and in which order to look for them.',
      'Who made it, where, from when to when, and how do we know?',
      'What was copied, altered or faked, and how does that show?',
      'What are its parts and its damages called, so that a condition report can be read?',
    ),
    text(
      'Between three hundred and twelve hundred words is the usual length. Shorter is welcome where the subject is small.',
    ),
    heading('What we ask of the text'),
    list(
      'We are strict about four things:',
      'It is yours. You have seen the objects, or you say whose description you rely on.',
      'It is sourced. Dates, names and marks come with the book, archive or piece that they come from.',
      'It is not advertising. No phone numbers, no praise of a house, no link to a piece that is for sale.',
      'It does not value. What a piece sold for belongs to the price guide; an article says what makes one better than another.',
    ),
    heading('What we do not take'),
    text(
      'Texts that have appeared elsewhere, texts written by a program about objects that nobody looked at, and texts that are there to carry a link.',
    ),
    heading('How it goes'),
    text(
      'Write to us with the subject “Write for us”. Tell us your field, name three terms or makers that you would like to write about, and send a few paragraphs that show how you write. They need not be published.',
      'An editor reads every offer. If it fits, we agree on the subject, the length, the date and the terms, your fee and your rights among them, in writing and before you begin. An editor works through the text with you, and nothing appears that you have not seen.',
    ),
  ],
}
