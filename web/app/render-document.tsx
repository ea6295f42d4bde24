import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { withPatientScripts } from './patient-scripts.ts'

const SIGNS: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** A JavaScript string literal that cannot end the script it stands in. */
function literal(text: string): string {
  return JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (sign) => SIGNS[sign] ?? sign)
}

/**
 * The whole document. The router's data is at hand before rendering begins, so nothing suspends: React's plain
 * `renderToString` does it in one pass, without the streaming renderer's buffers. The data is handed over as the
 * router's own streaming would, by its stream controller (react-router 8.4; the journeys fail if that changes).
 */
export async function renderDocument(context: EntryContext, url: string): Promise<string> {
  const { serverHandoffStream } = context
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : ''
  const html = withPatientScripts(renderToString(<ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={url} />))
  const handoff = `<script>window.__reactRouterContext.streamController.enqueue(${literal(data)});window.__reactRouterContext.streamController.close();</script>`
  return html.endsWith('</body></html>') ? `<!DOCTYPE html>${html.slice(0, -'</body></html>'.length)}${handoff}</body></html>` : `<!DOCTYPE html>${html}${handoff}`
}
