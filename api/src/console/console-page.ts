import { PRODUCT_NAME } from '@vitrine/contracts/product'

/**
 * What the page tells its scripts: settings that the browser needs to check a picture's URL before it asks
 * us.
 */
export interface ConsoleSettings {
  imageHosts: readonly string[]
  mediaBase: string
}

const STYLE_NONCE = '%STYLE_NONCE%'
const SETTINGS = '%CONSOLE_SETTINGS%'

/** @param template the built index.html, with its two placeholders */
export function renderConsolePage(
  template: string,
  { nonce, settings }: { nonce: string; settings: ConsoleSettings },
): string {
  return template
    .replaceAll(STYLE_NONCE, nonce)
    .replaceAll(SETTINGS, escapeAttribute(JSON.stringify(settings)))
}

/** Scripts from ourselves only; styles from ourselves and those that the style library marks with the nonce. */
export function consolePolicy(nonce: string, imageHosts: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // Sizes and places that are known when the page runs.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${imageHosts.map((host) => `https://${host}`).join(' ')}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For a member whose account may not see this: as if there were nothing here. */
export function notFoundDocument(supportEmail: string): string {
  const support = escapeAttribute(supportEmail)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Page not found - ${PRODUCT_NAME}</title></head>
<body>
<main>
<h1>Page not found</h1>
<p>We can find all of your antiques, but not the page you requested.</p>
<p>Need help? Write to <a href="mailto:${support}">${support}</a>.</p>
<p><a href="/">Back to ${PRODUCT_NAME}</a></p>
</main>
</body>
</html>
`
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
