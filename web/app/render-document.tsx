import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { firstRoutes, withOwnRoutes } from './first-routes.ts'
import { withoutNonce } from './own-scripts.ts'
import { withPatientScripts } from './patient-scripts.ts'
import { PartsOfPage, PartsOfPageContext, type CachedMarkup } from './shared/cached-parts/cached-parts.ts'
import { ScriptNonceProvider } from './shared/script-nonce.ts'

const END = '</body></html>'
const SIGNS: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** Menus, footer and whatever else stands alike on many pages of this process. */
const keptMarkup: CachedMarkup = new Map()

/** A JavaScript string literal that cannot end the script it stands in. */
function literal(text: string): string {
  return JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (sign) => SIGNS[sign] ?? sign)
}

/**
 * The whole document. The router's data is at hand before rendering begins, so nothing suspends: React's
 * plain `renderToString` does it in one pass, without the streaming renderer's buffers. The data is handed
 * over as the router's own streaming would, by its stream controller (react-router 8.4; the journeys fail if
 * that changes).
 */
export async function renderDocument(
  context: EntryContext,
  url: string,
): Promise<{ html: string; scriptHashes: string[] }> {
  const { serverHandoffStream } = context
  const data = serverHandoffStream ? await text(serverHandoffStream) : ''
  const nonce = randomBytes(18).toString('base64url')
  const parts = new PartsOfPage(keptMarkup, nonce)
  const rendered = renderToString(
    <ScriptNonceProvider value={nonce}>
      <PartsOfPageContext value={parts}>
        <ServerRouter
          context={{ ...withOwnRoutes(context), serverHandoffStream: undefined }}
          url={url}
          nonce={nonce}
        />
      </PartsOfPageContext>
    </ScriptNonceProvider>,
  )
  const page = withPatientScripts(parts.fillIn(rendered), nonce, firstRoutes(context))
  const handoff = `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${literal(data)});window.__reactRouterContext.streamController.close();</script>`
  const whole = page.endsWith(END) ? `${page.slice(0, -END.length)}${handoff}${END}` : `${page}${handoff}`
  const { html, hashes } = withoutNonce(`<!DOCTYPE html>${whole}`, nonce)
  return { html, scriptHashes: hashes }
}
