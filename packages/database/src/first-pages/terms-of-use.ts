import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { type FirstPage, heading, list, text } from './first-page.ts'

export const page: FirstPage = {
  title: 'Terms of Use',
  lead: 'What you can expect from us, and what we expect from you, in plain words.',
  description: `The terms on which you may use ${PRODUCT_NAME}: reading, accounts, memberships, content and liability.`,
  picture: '/images/pages/terms.svg',
  kind: 'WebPage',
  actions: [
    { label: 'Ask about these terms', to: '/about-contact?subject=general' },
    { label: 'Privacy Policy', to: '/vitrine-privacy-policy' },
  ],
  updated: '2026-11-30',
  blocks: [
    text(
      `These terms apply between you and us, the operator of ${PRODUCT_NAME}, whenever you use the site. By using it you accept them. If you use it for a company or an institution, you accept them on its behalf as well.`,
    ),
    heading('Reading'),
    text('Everybody may read the public pages free of charge and without an account.'),
    list(
      'Please do not',
      'try to bypass a limit, a lock or the log-in;',
      'send so many requests that others have to wait. We limit anyone who does;',
      'copy the dictionary, or a large part of it, by machine;',
      'use the site to harm, deceive or harass anybody.',
    ),
    heading('Your account'),
    list(
      'An account is for one person.',
      'Give an email address that you can read, and do not share your password.',
      'You can be logged in on several devices at once, usually three. If you log in on one more, the oldest session ends.',
      'After five failed attempts in a row, an account is locked for half an hour, or until you reset your password.',
      'If you think that somebody else uses your account, change the password and write to us.',
      'You can delete your account at any time: choose “Delete my account” under <a href="/app/accountSettings/userInfo">My Details</a>. It is deleted thirty days later. Until then you can change your mind.',
    ),
    heading('Memberships'),
    text(
      'A free account costs nothing and stays free. Before you confirm a paid <a href="/product/index">membership</a>, you see its price, its currency and the next billing date. They are part of this agreement.',
      'A membership renews at the end of each period. You can cancel it on your membership page at any time. It then stays active until the end of the period that you paid for. A trial lasts seven days and becomes a paid membership unless you cancel it before. If a payment fails, your membership stays active for seven more days while we try again.',
      'A payment company takes the payments. Your card details go to that company only.',
    ),
    heading('What the content is, and is not'),
    text(
      'Articles, marks, prices, indices and WorthScores are information for readers. They are not an appraisal, and not advice to buy, sell, insure or declare anything. A picture and a description cannot replace an expert who holds the piece.',
      'If you find a mistake, tell us. We correct what we can verify.',
    ),
    heading('Rights in our content'),
    text(
      `The texts, drawings and the design of the site belong to ${PRODUCT_NAME} or to the authors and sources named beside them. You may link to any page, quote a short passage with the author’s name and a link, and print pages for yourself and for teaching. For anything else, ask us.`,
    ),
    heading('Your content'),
    text(
      'What you write to us or store with us stays yours. You allow us to store it, to show it to the people you choose, and to make the copies that this needs. You are responsible for it: it must be lawful and must not violate anybody’s rights. We may remove content that does.',
    ),
    heading('Other sites'),
    text(
      'We link to auction houses, partners and authors. They are responsible for their own sites and sales. If you buy something there, you buy it from them and not from us.',
    ),
    heading('Liability'),
    text(
      'We keep the site running as well as we can, but we cannot promise that it is always available or complete. We are liable without limit for intent, for gross negligence, and for harm to life and health. For slight negligence we are liable only if we violate an essential duty of this agreement, and only for damage that is typical and foreseeable. Rights that the law gives consumers beyond this remain.',
    ),
    heading('Ending the agreement'),
    text(
      'You can stop at any time. We can close an account that violates these terms seriously or repeatedly. We tell you why, and you can respond.',
    ),
    heading('Changes'),
    text(
      'When these terms change, the date at the top changes. A change to your disadvantage applies thirty days after that date, and to a paid membership not before its next period. If you do not agree, you can leave before.',
    ),
    heading('Governing law'),
    text(
      'The law of the place where the operator has its seat applies. As a consumer you keep the protection that the law of your own country gives you. If one of these terms is not valid, the others still are.',
    ),
  ],
}
