/** Without scripts alone: nobody is told that something is not theirs before it can be known who reads. */
export function NeedsScripts({ what = 'This page needs' }: { what?: string }) {
  return <p className="mt-6 hidden nojs:block">{what} JavaScript. Please turn it on for this site.</p>
}
