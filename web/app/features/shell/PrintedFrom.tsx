import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { useLocation } from 'react-router'
import { useSiteFacts } from '../../shared/site-facts.ts'

/**
 * On paper alone: whose page it is, and where it is found again. Its query stays out, which may hold a link's
 * token. The style knows by it whose pages keep their place while it is found out who reads
 * (`styles/shell.css`).
 */
export function PrintedFrom() {
  const { pathname } = useLocation()
  const origin = useSiteFacts()?.publicUrl ?? ''
  return (
    <p data-at={pathname} className="page hidden text-sm print:block">
      {PRODUCT_NAME} · {origin}
      {pathname}
    </p>
  )
}
