import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { type FirstPage, heading, list, text } from './first-page.ts'

export const page: FirstPage = {
  title: 'Terms of Use',
  lead: 'What you may expect of us, and what we expect of you, in words that do not need a lawyer to be read.',
  description: `The terms on which you may use ${PRODUCT_NAME}.`,
  picture: '/images/pages/terms.svg',
  kind: 'WebPage',
  actions: [
    { label: 'Ask about these terms', to: '/about-contact?subject=general' },
    { label: 'Privacy Policy', to: '/vitrine-privacy-policy' },
  ],
  updated: '2026-11-26',
  blocks: [
    text(
      `These terms hold between you and us, the operator of ${PRODUCT_NAME}, whenever you use the site. By using it you accept them. If you use it for a company or an institution, you accept them in its name as well.`,
    ),
    heading('Reading'),
    text('Everything that stands open may be read by everybody, free of charge. You need no account for it.'),
    list(
      'Please do not',
      'try to get around a limit, a lock or a log-in;',
      'send so many requests that others have to wait. We limit anyone who does;',
      'copy the dictionary, or a large part of it, with a machine;',
      'use the site to harm, deceive or harass anybody.',
    ),
    heading('Your account'),
    list(
      'An account is one person’s.',
      'Give an email that you can read, and keep your password to yourself.',
      'You may be logged in on a few devices at once, usually three. If you log in on one more, you are signed out on the one where you logged in first.',
      'After five failed attempts in a row an account is locked for half an hour, or until you reset your password.',
      'If you think that somebody else uses your account, change the password and write to us.',
      'You can delete your account whenever you like: choose “Delete my account” under <a href="/app/accountSettings/userInfo">My Details</a>. It is deleted thirty days later, and you may keep it after all until then.',
    ),
    heading('Memberships'),
    text(
      'A free account costs nothing and stays free. Of a paid <a href="/product/index">membership</a> you see the price, the currency and the next billing date before you confirm it; they are part of this agreement.',
      'A membership renews by itself at the end of each period. You cancel it on your membership page, at any time, and it stays open until the end of what you have paid for. A trial lasts seven days and becomes a paid membership unless you cancel it before. If a payment fails, your membership stays open for seven more days while we try again.',
      'Payments are taken by a payment company. Your card details go to it alone.',
    ),
    heading('What the texts are, and are not'),
    text(
      'Articles, marks and figures are written and checked with care. They are information for readers, and neither an appraisal nor advice to buy, sell, insure or declare anything. A picture and a description cannot replace an expert who holds the piece.',
      'If you find a mistake, tell us. We correct what we can verify.',
    ),
    heading('Whose texts and pictures they are'),
    text(
      `The texts, drawings and the arrangement of the site belong to ${PRODUCT_NAME} or to the authors and houses named beside them. You may link to any page, quote a short passage with the author’s name and a link, and print pages for your own use and for teaching. For anything beyond that, ask.`,
    ),
    heading('What you put here'),
    text(
      'What you write to us or store with us stays yours. You allow us to keep it, to show it to the people you choose, and to make the copies that this takes. You answer for it: it must be lawful, and nobody else’s rights may stand against it. We may remove what is not.',
    ),
    heading('Other people’s sites'),
    text(
      'We link to houses, partners and authors. What stands behind those links is theirs, and so are their sales: you buy from them and not from us.',
    ),
    heading('When something does not work'),
    text(
      'We keep the site running as well as we can and repair what breaks, but we cannot promise that it is always there or always complete. We are liable without limit for intent and gross negligence and for harm to life and health. For slight negligence we are liable only where a duty is broken on which you may rely above all, and then for the damage that is typical. What the law grants consumers beyond that remains.',
    ),
    heading('When we part'),
    text(
      'You may stop at any time. We may close an account that breaks these terms seriously or repeatedly. We say why, and you may respond.',
    ),
    heading('Changes'),
    text(
      'When these terms change, the date above changes with them. A change that takes something from you holds from thirty days after that date, and for a paid membership not before its next term. If you do not agree, you may leave before it does.',
    ),
    heading('Which law holds'),
    text(
      'The law of the place where the operator has its seat, without prejudice to the protection that the law of your own country gives you as a consumer. If one of these terms does not hold, the others do.',
    ),
  ],
}
