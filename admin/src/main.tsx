import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Console } from './Console.tsx'
import { styleNonce } from './settings.ts'
import './theme/fonts.css'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no place for the console')

// The page's policy admits the styles made at run time by this nonce.
const styles = createCache({ key: 'css', nonce: styleNonce(), prepend: true })

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <Console />
    </CacheProvider>
  </StrictMode>,
)
