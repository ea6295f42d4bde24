import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { consolePageView, type PageView } from './console-page-view.ts'
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
