const BARE_IMPORT = /^\s*import "([^"]+)";/gm
const NAMED_IMPORT = /^\s*import \* as (\w+) from "([^"]+)";/gm

/**
 * The links of every page are looked for by one expression: one for each nonce would be compiled anew each
 * time.
 */
const PRELOAD = /<link rel="modulepreload" href="([^"]+)" nonce="([^"]+)"\/>/g
const CLOSING = '</script>'

/** However long pictures and fonts take, the scripts begin by then. */
const AT_LATEST_MS = 3_000

/**
 * A page is whole without its scripts: they come after everything that is seen. The browser says when it has
 * first shown something (a frame that was asked for is not on screen yet), and two more frames show the
 * pictures, too. The router writes links and a script that ask for them at once, and takes no word on it
 * (react-router 8.4); what they would load is loaded from here instead, in one go. A test fails if the router
 * comes to write them otherwise. The whole table of routes, which the router imports first, is left for
 * later.
 *
 * @param nonce what the router's own links and scripts carry; nothing else on the page is taken for theirs
 * @param routes what the browser is told of the routes in the place of the whole table
 */
export function withPatientScripts(html: string, nonce: string, routes: string): string {
  const preloads: string[] = []
  const without = html.replace(PRELOAD, (link: string, url: string, carried: string) => {
    if (carried !== nonce) return link
    preloads.push(url)
    return ''
  })
  const opening = `<script nonce="${nonce}" type="module" async="">`
  const begin = without.indexOf(opening)
  const end = without.indexOf(CLOSING, begin)
  if (begin === -1 || end === -1) return without
  const code = without.slice(begin + opening.length, end)
  return `${without.slice(0, begin)}<script nonce="${nonce}">${knownScript(preloads, code, routes)}${without.slice(end)}`
}

/** By what they are made of: pages with the same routes have the same one. */
const knownScripts = new Map<string, string>()

/** More than there are routes, so that this bounds what is kept and throws away nothing. */
const MOST_SCRIPTS = 500

function knownScript(links: readonly string[], start: string, routes: string): string {
  const key = JSON.stringify([links, start, routes])
  const known = knownScripts.get(key)
  if (known !== undefined) return known
  const script = patientScript(links, start, routes)
  if (knownScripts.size >= MOST_SCRIPTS) knownScripts.clear()
  knownScripts.set(key, script)
  return script
}

function patientScript(links: readonly string[], start: string, routes: string): string {
  const table = [...start.matchAll(BARE_IMPORT)].map(([, url]) => url ?? '')
  const preloads = links.filter((url) => !table.includes(url))
  const named = [...start.matchAll(NAMED_IMPORT)].map(([, name, url]) => ({ name, url: url ?? '' }))
  const rest = start.replace(BARE_IMPORT, '').replace(NAMED_IMPORT, '').trim()
  const modules = named.map(({ url }) => url)
  // One after the other, each in a task of its own: a phone that runs them stays open to the finger in
  // between.
  const before = preloads.filter((url) => !rest.includes(url) && !modules.includes(url))
  return `(function(d,w){var begun;
function pause(){return new Promise(function(go){setTimeout(go)})}
async function begin(){if(begun)return;begun=true;
${JSON.stringify(preloads)}.forEach(function(url){var link=d.createElement('link');link.rel='modulepreload';link.href=url;d.head.append(link)});
for(var url of ${JSON.stringify(before)}){await import(url);await pause()}
var [${named.map(({ name }) => name).join(',')}]=await Promise.all(${JSON.stringify(modules)}.map(function(url){return import(url)}));
await pause();
w.__reactRouterManifest=${routes};
${rest}}
function shown(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(begin)})})}
function loaded(){new PerformanceObserver(function(list){if(list.getEntriesByName('first-contentful-paint').length)shown()}).observe({type:'paint',buffered:true})}
if(d.readyState==='complete')loaded();else w.addEventListener('load',loaded);
setTimeout(begin,${AT_LATEST_MS})})(document,window)`
}
