import type { Checkout } from '@vitrine/contracts/memberships/schemas'
import { useEffect, useRef, useState } from 'react'
import type { PaymentParameter } from '../queries/checkout.ts'
import { formParameters, loadHostedLibrary } from './hosted-form.ts'
import { paymentMessage } from './payment-message.ts'

interface HostedFormProps {
  checkoutKey: string
  page: NonNullable<Checkout['hostedPage']>
  isCompleting: boolean
  onReturned: (parameters: readonly PaymentParameter[]) => void
}

/** The id that the payment company's script looks for. */
const PLACE = 'zuora_payment'
const NOT_LOADED = 'The payment form could not be loaded. Nothing was charged. Please reload the page to try again.'

/** The payment company's form in a frame; our own button submits it. */
export function HostedForm({ checkoutKey, page, isCompleting, onReturned }: HostedFormProps) {
  const [face, setFace] = useState<'loading' | 'ready' | 'failed'>('loading')
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

  if (face === 'failed') return <p role="alert" className="border-l-2 border-oxblood py-1 pl-4 text-oxblood">{NOT_LOADED}</p>
  return (
    <div aria-busy={isCompleting}>
      <div id={PLACE} className="min-h-64 bg-white" />
      <button type="button" className="button mt-4" disabled={face !== 'ready' || isCompleting} onClick={() => window.Z?.submit()}>
        {/* Nothing above it goes when the form has come: a button that moves under the pointer loses the press. */}
        {buttonText(face, isCompleting)}
      </button>
    </div>
  )
}

function buttonText(face: 'loading' | 'ready' | 'failed', isCompleting: boolean): string {
  if (face === 'loading') return 'Loading the payment form…'
  return isCompleting ? 'One moment…' : 'Save payment method'
}
