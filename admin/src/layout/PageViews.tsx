import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { navigation } from './navigation.ts'

declare global {
  interface Window {
    dataLayer?: PageView[]
  }
}

const screens = navigation.flatMap(({ destinations }) => destinations)

/** Each screen that is shown goes into the analytics layer, as each page of the site does. */
export function PageViews() {
  const { key, pathname } = useLocation()
  useEffect(() => {
    window.dataLayer ??= []
    window.dataLayer.push(consolePageView(pathname, screens))
  }, [key, pathname])
  return null
}

/** The shape of the site's own page views. */
interface PageView {
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
