import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { type FirstPage, heading, list, text } from './first-page.ts'

export const page: FirstPage = {
  title: 'Affiliate Program',
  lead: 'For people who send readers our way: bloggers, teachers, podcasters, keepers of good lists.',
  description: `How the ${PRODUCT_NAME} affiliate program is meant to work, who it is for, and how to apply.`,
  picture: '/images/pages/affiliates.svg',
  kind: 'WebPage',
  actions: [{ label: 'Apply', to: '/about-contact?subject=affiliate' }],
  blocks: [
    heading('What it is'),
    text(
      `If somebody becomes a paying member of ${PRODUCT_NAME} because you sent them, you are to have a share of what they pay. That is all an affiliate program is, and we mean to keep it that simple.`,
      'The program has not begun yet, so nothing can be earned today. We collect applications, talk to each applicant, and begin with a small group. The share, the term and the way of payment will be written into the agreement that you get to read before you sign.',
    ),
    heading('Who it is for'),
    list(
      'You fit if',
      'you write, film, record or teach about things that people collect, or about houses, estates and the trade;',
      'your readers trust you, and you would like to keep it that way;',
      'you say openly, wherever you link to us, that you are paid for it.',
    ),
    heading('Who it is not for'),
    text(
      'Sites made of coupons, bought search advertisements on our own name, emails to people who never asked for any, and pages that copy ours. We end the agreement of anyone who does this, and pay what was earned honestly until then.',
    ),
    heading('What you may say'),
    text(
      'What is true. Quote articles briefly and with the author’s name, use our name and mark as they are, and show what the site looks like. Do not promise what a piece will bring, and do not speak in our name.',
      'You need no agreement for a link. Every article has a permanent link; use it wherever it helps somebody.',
    ),
    heading('How to apply'),
    text(
      'Write to us with the subject “Affiliate program”. Tell us where you publish and for whom, about how many people read, hear or watch you, and how you would speak about us. Add your website in its field. A person replies, usually with a question or two.',
    ),
  ],
}
