import { escapeHtml } from './http.ts'

/** A page of the stand-in for people. */
export const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;margin:1.5rem;max-width:60rem;color:#222;background:#fff}label{display:block;margin:.75rem 0}input,select,button{font:inherit;padding:.4rem .6rem}table{border-collapse:collapse}td,th{text-align:left;padding:.2rem .8rem .2rem 0;vertical-align:top}.note{background:#fff6d6;padding:.5rem .75rem}</style></head>
<body><h1>${escapeHtml(title)}</h1><p class="note">Nothing is charged here.</p>${content}</body></html>`

export const cardFields = `<label>Card number <input name="card" value="4111 1111 1111 1111" autocomplete="off"></label>
<label>Or a PayPal address <input name="paypal" type="email" value="" autocomplete="off"></label>
<details><summary>Cards to try</summary><ul><li>4111 1111 1111 1111 pays; with an expiry behind it, such as 12/30, it is the same card again</li><li>4000 0000 0000 0002 is refused here</li><li>4000 0000 0000 0341 declines every charge</li><li>4000 0000 0000 9995 declines twice, then pays</li><li>4000 0000 0000 3155 asks for a confirmation</li></ul></details>`
