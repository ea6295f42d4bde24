import { PRODUCT_NAME } from '@vitrine/contracts/product'

/** The shape of the site's own page views. */
export interface PageView {
  event: 'pageView'
  path: string
  title: string
}

const EDITOR = '/oryEditor'

/**
 * One look at a screen, for `window.dataLayer`. Which record is open stays out, as queries do: it says whom
 * staff look after.
 *
 * @param screens the menu's screens, by path
 */
export function consolePageView(
  pathname: string,
  screens: readonly { to: string; label: string }[],
): PageView {
  const path = pathname.replace(/(?<=.)\/+$/, '')
  if (path.startsWith(`${EDITOR}/`)) return { event: 'pageView', path: `${EDITOR}/…`, title: 'Editor' }
  const screen = screens.find(({ to }) => path === to || path.startsWith(`${to}/`))
  return {
    event: 'pageView',
    path: screen ? `${screen.to}${path === screen.to ? '' : '/…'}` : path.split('/').slice(0, 4).join('/'),
    title: screen?.label ?? PRODUCT_NAME,
  }
}
