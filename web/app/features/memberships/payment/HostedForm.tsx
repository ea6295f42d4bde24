import type { Checkout } from '@vitrine/contracts/memberships/schemas'
import { useEffect, useRef, useState } from 'react'
import type { PaymentParameter } from '../queries/checkout.ts'
import { formParameters, loadHostedLibrary } from './hosted-form.ts'
import { paymentMessage } from './payment-message.ts'

interface HostedFormProps {
  checkoutKey: string
  page: NonNullable<Checkout['hostedPage']>
  onReturned: (parameters: readonly PaymentParameter[]) => void
}

/** The id that the payment company's script looks for. */
const PLACE = 'zuora_payment'
const SLOW_AFTER_MS = 15_000
const SLOW =
  'The payment form takes longer than usual. Nothing was charged. You can wait, or reload the page.'
const NOT_LOADED =
  'The payment form could not be loaded. Nothing was charged. Please reload the page to try again.'

/** The payment company's form in a frame; our own button submits it. */
export function HostedForm({ checkoutKey, page, onReturned }: HostedFormProps) {
  const [face, setFace] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [isSlow, setSlow] = useState(false)
  const returned = useRef(onReturned)
  useEffect(() => {
    returned.current = onReturned
  })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = paymentMessage(event, { origin: location.origin, key: checkoutKey })
      if (message) returned.current(message.parameters)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [checkoutKey])
  useEffect(() => {
    loadHostedLibrary(page.libraryUrl).then(
      (library) => {
        library.render(formParameters(checkoutKey, page.parameters), {}, () => undefined)
        library.runAfterRender(() => setFace('ready'))
      },
      () => setFace('failed'),
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- its token is good for one form
  }, [checkoutKey])

  useEffect(() => {
    const slow = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(slow)
  }, [])

  if (face === 'failed')
    return (
      <p role="alert" className="border-l-2 border-oxblood py-1 pl-4 text-oxblood">
        {NOT_LOADED}
      </p>
    )
  return (
    <div>
      <div id={PLACE} className="min-h-64 bg-white" />
      <button
        type="button"
        className="button mt-4"
        disabled={face !== 'ready'}
        onClick={() => window.Z?.submit()}
      >
        {/* Nothing above it goes when the form has come: a button that moves under the pointer loses the press. */}
        {face === 'loading' ? 'Loading the payment form…' : 'Save payment method'}
      </button>
      <p role="status" className="mt-3 empty:hidden">
        {face === 'loading' && isSlow ? SLOW : ''}
      </p>
    </div>
  )
}
