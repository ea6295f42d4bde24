/** Without scripts alone: nobody is told that something is not theirs before it can be known who reads. */
export function NeedsScripts({ what = 'Members need' }: { what?: string }) {
  return <p className="mt-6 hidden nojs:block">{what} JavaScript. Please allow it for this site.</p>
}
