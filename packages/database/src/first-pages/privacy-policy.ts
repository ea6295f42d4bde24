import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { type FirstPage, heading, list, text } from './first-page.ts'

export const page: FirstPage = {
  title: 'Privacy Policy',
  lead: 'What we keep about you, why, for how long, and what we leave alone. It describes what the site does, not what it might.',
  description: `What ${PRODUCT_NAME} stores about its readers and members, why, for how long, and what their rights are.`,
  picture: '/images/pages/privacy.svg',
  kind: 'WebPage',
  actions: [{ label: 'Ask about your data', to: '/about-contact?subject=privacy' }],
  updated: '2026-11-26',
  blocks: [
    heading('In short'),
    list(
      'Four sentences, if you have no time:',
      'You can read the dictionary without an account and without a cookie.',
      'We sell nothing about you, and our pages load no font or counter from anybody else, and no script except the payment company’s on the page where you pay.',
      'What you give us is used for what you gave it for.',
      'You may ask what we hold, have it corrected, and have it deleted.',
    ),
    heading('When you only read'),
    text(
      'Public pages are made without knowing who asks for them. They set no cookie. Your IP address is used while we respond to your request, to send the response and to limit too many requests. For pages, that count is kept in memory for a minute. For forms it is stored under a hash of the IP address; it counts for a minute or an hour, and is deleted soon after.',
      'Our log notes, for each request, the time, the path without what you searched for, the result and how long it took. It holds no IP address, no password, no cookie and no search words.',
    ),
    heading('What your browser keeps'),
    list(
      'A few things stay with you and are not sent to us:',
      'whether you chose the light or the dark mode;',
      'how you last sorted the dictionary, until you log in and it moves to your account;',
      'whether you see lists of results as a grid or as a list;',
      'that you were offered or chose Price Guide Lite, and that a WorthScore is being made for you;',
      'for as long as the tab is open, what you typed about an item of your vault and have not saved yet, and that a form was sent;',
      'for the length of a visit, that a page was reloaded once because a part of it failed to arrive.',
    ),
    heading('Cookies'),
    text(
      'There is one, and only for those who log in: <strong>__Host-vitrine-session</strong>. It holds a random number by which we recognize that you are logged in. Scripts cannot read it, and it does not come along with what another site sends to us in your name. If you ticked “Remember me” it lasts thirty days; otherwise it goes when you close the browser, and ends after twelve hours without use.',
      'Because it is needed for what you asked for, we do not ask for your consent to it. There is no other cookie, so there is no banner.',
    ),
    heading('When you have an account'),
    list(
      'We store',
      'your email address, when you confirmed it, and the name that you want to be called by;',
      'which membership you have and its status;',
      'your password as an argon2id hash. Nobody can read the password back from it, and we cannot tell it to you;',
      'your sessions (where you are logged in): when each began and was last used, the kind of browser and the IP address. The random number of the cookie is kept as a hash only. Thirty days after it has ended, a session is deleted;',
      'how many attempts to log in have failed for an email, so that guessing can be stopped. A month after the last one that count is deleted;',
      'what you put into your vault, your collections, your favorites and your saved searches;',
      'your price lookups, your invoices, and your payments, with the email of your PayPal account if you pay with one;',
      'your name, company and country, if they were given;',
      'the preferences that you chose.',
    ),
    text(
      'All of this is needed to give you the account. Where no time is named, it stays as long as the account does.',
    ),
    heading('When you delete your account'),
    text(
      'You can ask for this yourself, under “My Details”. Your account is then deleted after thirty days. Until that day you can log in, download what is yours, and keep your account after all. Your public collections are hidden at once, and you get no newsletters.',
      'On the day we erase your account, your sessions, your vault with its photos and videos, your collections, tags, favorites, saved searches, preferences and subscriptions. We send you a last email, and then erase your email as well. Copies of our database that we keep for emergencies are overwritten later. You may sign up again with the same email.',
    ),
    list(
      'What stays, because we must be able to account for it:',
      'payments and invoices, with date, amount, currency and country, under a number: ten years, as the law demands;',
      'entries of the audit log, which name the account by its number only;',
      'a hash that shows that a trial was used: two years;',
      'the email of a PayPal account, if we had to block it;',
      'a hash of your email, if it refused our newsletter or reported it as spam, so that we still know it if you come back;',
      'the list of sent emails, without your email, for the rest of its ninety days;',
      'messages and reports that you sent to us, for the rest of their two years. Ask us if you want them deleted sooner.',
    ),
    heading('When you report a collection'),
    text(
      'A report of a public collection is kept for two years, with your email if you gave one. The owner of the collection never learns who reported it. A hash of your IP address is kept for a day, so that the same report is not taken twice.',
    ),
    heading('The audit log'),
    text(
      'Changes to accounts and everything that members of staff change are entered in a log: who did what, to what, and when. It serves to find out how a mistake or an intrusion happened. Entries are not deleted with an account, but they name it by its number. A failed attempt to log in is entered under the email that was typed, which is taken out when the account of that email is deleted.',
    ),
    heading('When you write to us'),
    text(
      'The contact form stores your name, your email, the subject, your website if you gave one, and your message, and sends the message to our support mailbox so that a person can answer. Messages are deleted from the site two years after they came in. Sooner, if you ask.',
    ),
    heading('Newsletter and other emails'),
    text(
      'You get the newsletter only after you have followed the link in a confirmation email or, as a member with a confirmed email, have turned it on in your account. We keep your name, your email, where you signed up, when you confirmed, and for each issue whether it was sent to you. An email that nobody confirms is deleted after a month. Every issue has a link to unsubscribe. You do not have to log in or give a reason.',
      'If a mailbox refuses our newsletter, or its owner reports it as spam, we note the email so that it gets no more of them.',
      'Emails about your account, such as the confirmation of your email or a new password, are sent only when you or your account caused them. A list of sent emails, with template, recipient and outcome, is kept for ninety days, so that we can see whether they were sent. Our emails contain no pictures that report when they are opened, and no links that count who follows them.',
    ),
    heading('Counting readers'),
    text(
      'Each page notes in your own browser’s memory which page it is (the “data layer”). It is there so that an operator can connect a tool that counts visits. None is connected, nothing is sent, and the site’s rules forbid scripts from other sites, except the payment company’s. If that ever changes, this page will say so first, and you will be asked.',
    ),
    heading('Who else sees anything'),
    text(
      'The members of our staff who need it for their work, and the companies that run our servers and deliver our emails, who act only on our instructions. If you pay, the payment company sees your payment details. If you play a video, its host (YouTube or Vimeo) sees your IP address; so does the host of a picture that is not stored with us. Nobody else, unless a court or a law compels us.',
      'Links to other sites lead to other people’s houses. The URL of the page that you came from is cut down to our name before it is passed on.',
    ),
    heading('Your rights'),
    text(
      'You may ask for a copy of what we hold about you, have it corrected, have it deleted, restrict or object to its use, and take it elsewhere. Write to us with the subject “Privacy”; we may have to make sure first that it is you. If you are not satisfied with the response, you may contact the data protection authority where you live.',
    ),
    heading('Changes'),
    text('When what the site does changes, this page changes with it, and so does the date at its head.'),
  ],
}
