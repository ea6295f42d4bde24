import type { ErrorCode } from '@vitrine/contracts/errors'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { AppError } from '@vitrine/platform/app-error'
import { createHash } from 'node:crypto'

/** Where the catalogue's sentence is for programs, or leaves out what a reader can do. */
const words: Partial<Record<ErrorCode, { title: string; advice: string }>> = {
  VALIDATION_FAILED: {
    title: 'This link is not valid',
    advice: 'Part of it may be missing. Please check it, or start again from the home page.',
  },
  NOT_FOUND: {
    title: 'Page not found',
    advice: 'We can find all of your antiques, but not the page you requested.',
  },
  METHOD_NOT_ALLOWED: { title: 'This is not possible here', advice: 'This page can only be viewed.' },
  HEADERS_TOO_LARGE: {
    title: 'The request is too large',
    advice:
      'Your browser sent too much data with its request, most often too many cookies. Clear the cookies of this site and try again.',
  },
  REQUEST_TIMEOUT: {
    title: 'The request took too long',
    advice: 'The data did not arrive in time. Check your connection and try again.',
  },
  PAYLOAD_TOO_LARGE: {
    title: 'The request is too large',
    advice: 'Nothing was saved. Go back, shorten your text, and send it again.',
  },
  TOO_MANY_REQUESTS: {
    title: 'One moment, please',
    advice: 'We received too many requests from your network in a short time.',
  },
}

/** The site's own colors; fonts and files of the site may be what is in trouble. */
const STYLE = `
:root{color-scheme:light dark;--paper:#fcfaf5;--ink:#211c15;--muted:#665d50;--brass:#80590c}
@media (prefers-color-scheme:dark){:root{--paper:#171410;--ink:#f1eadc;--muted:#b0a593;--brass:#dcb564}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 Inter,Arial,sans-serif}
main{max-width:36rem;margin:0 auto;padding:15vh 1.5rem 4rem}
h1{margin:0;font:500 2.25rem/1.2 Fraunces,Georgia,serif}
p{margin:1.25rem 0 0}
.name,.note{color:var(--muted)}
.name{margin:0 0 1rem;font-family:Fraunces,Georgia,serif}
a{display:inline-block;min-height:2.75rem;margin-right:1.5rem;color:var(--brass);line-height:2.75rem;text-underline-offset:.25em}
`

export const errorPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * What a browser shows where no page of the site can respond to: what happened, and ways on. No scripts,
 * nothing loaded.
 */
export function errorPage(
  error: AppError,
  { retryAfterSeconds, requestId }: { retryAfterSeconds: number | null; requestId: string | null },
): string {
  const { title, advice } = words[error.code] ?? {
    title: 'Something went wrong',
    advice:
      error.code === 'UNEXPECTED' ? 'The problem is on our side, and it has been logged.' : error.message,
  }
  const notes = [
    ...(retryAfterSeconds === null
      ? []
      : [`Please try again in ${retryAfterSeconds === 1 ? 'a second' : `${retryAfterSeconds} seconds`}.`]),
    ...(error.code === 'UNEXPECTED' && requestId
      ? [`If you write to us about it, please include this code: ${requestId}.`]
      : []),
  ]
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${PRODUCT_NAME}</title><style>${STYLE}</style></head>
<body>
<main>
<p class="name">${PRODUCT_NAME}</p>
<h1>${title}</h1>
<p>${advice}</p>
${notes.map((note) => `<p class="note">${note}</p>\n`).join('')}<p><a href="/">Go to the home page</a> <a href="/dictionary">Browse the dictionary</a></p>
</main>
</body>
</html>
`
}
