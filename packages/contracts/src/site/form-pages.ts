/** Paths of pages that hold a form which works without scripts: a POST to any other page is a wrong method. */
export const formPages: readonly string[] = [
  '/about-contact',
  '/app/reportCollection',
  '/dictionary/authors/:authorUrl',
  '/login/auth',
  '/login/forgot',
  '/login/reset-password',
  '/login/signup',
  '/login/verify-email',
  '/newsletter-landing-page',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
]
