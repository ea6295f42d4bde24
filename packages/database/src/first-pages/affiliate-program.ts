import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { type FirstPage, heading, list, text } from './first-page.ts'

export const page: FirstPage = {
  title: 'Affiliate Program',
  lead: 'For bloggers, teachers, podcasters and others whose readers collect: they get a discount, and you earn a share.',
  description: `The ${PRODUCT_NAME} affiliate program: a discount code for your readers, a share of their memberships for you, and how to apply.`,
  picture: '/images/pages/affiliates.svg',
  kind: 'WebPage',
  actions: [
    { label: 'Apply', to: '/about-contact?subject=affiliate' },
    { label: 'See memberships', to: '/product/index' },
  ],
  blocks: [
    heading('What you get'),
    list(
      'Once we have agreed, you get',
      'a discount code of your own. Your readers enter it when they buy a membership, and pay less;',
      'a share of the memberships that are bought with your code. We count them by the code, so your readers are not tracked;',
      'a written agreement. It states the discount, your share, how long you earn it, and how you are paid. You read it before you sign.',
    ),
    heading('Who can join'),
    list(
      'You can join if',
      'you publish, film, record or teach about things that people collect, or about estates and the trade;',
      'you say openly that you are paid, wherever you recommend us.',
    ),
    text(
      'We do not work with coupon sites, with sites that copy our pages, with anyone who buys search ads for our name, or with anyone who emails people who did not ask for it. If that happens, we end the agreement and pay what you earned before.',
    ),
    heading('What you may use'),
    text(
      'You may link to every page, quote articles briefly with the author’s name, use our name and logo unchanged, and show what the site looks like. Please do not promise what a piece will sell for, and do not speak in our name.',
      'Linking is free to everybody. You need no agreement for it.',
    ),
    heading('How to apply'),
    list(
      'Write to us with the subject “Affiliate program”. Please include',
      'where you publish, with the link in the field “Website”;',
      'what you publish about, and about how many people read, hear or watch you;',
      'how you would like to recommend us.',
    ),
    text('A person reads every application and replies by email.'),
  ],
}
