import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { Console } from './Console.tsx'
import { styleNonce } from './settings.ts'
import './theme/fonts.css'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no place for the console')

// The page's policy admits the styles made at run time by this nonce.
const styles = createCache({ key: 'css', nonce: styleNonce(), prepend: true })

// One route for all: it makes this a data router, which the editor's guard of unsaved work needs.
const router = createBrowserRouter([{ path: '*', element: <Console /> }])

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <RouterProvider router={router} />
    </CacheProvider>
  </StrictMode>,
)
