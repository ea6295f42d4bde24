import { reactRouterProvider, type RouterNavigateFunction, type RouterProvider } from 'ra-core'
import { useCallback, useContext, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router'

/**
 * A list writes its filter into the URL half a second after the last key, and stays on the screen until the
 * next screen is there. Whoever has followed a link in between would be thrown back to the list: what a
 * screen wants of the URL it no longer has is passed over.
 */
function useNavigate(): RouterNavigateFunction {
  const navigate = reactRouterProvider.useNavigate()
  const router = useContext(DataRouterContext)?.router
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    shown.current = pathname
  }, [pathname])
  return useCallback<RouterNavigateFunction>(
    (to, options) => {
      const isOfThisScreen = typeof to === 'object' && to.pathname === undefined
      if (isOfThisScreen && router && router.state.location.pathname !== shown.current) return
      navigate(to, options)
    },
    [navigate, router],
  )
}

export const consoleRouter: RouterProvider = { ...reactRouterProvider, useNavigate }
