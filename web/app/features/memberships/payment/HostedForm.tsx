import type { Checkout } from '@vitrine/contracts/memberships/schemas'
import { useEffect, useRef, useState } from 'react'
import type { PaymentParameter } from '../queries/checkout.ts'
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

/** What the payment company's script puts on the page (Zuora, Payment Pages 2.0). */
interface HostedLibrary {
  render: (
    parameters: Record<string, string>,
    prefilled: Record<string, string>,
    callback: (response: unknown) => void,
  ) => void
  /** Calls back once the form is there: whatever is submitted before is lost. */
  runAfterRender: (callback: () => void) => void
  submit: () => void
}

declare global {
  interface Window {
    Z?: HostedLibrary
  }
}

const LOAD_WITHIN_MS = 30_000

/** Loads the script that draws the form. @throws where it does not come */
async function loadHostedLibrary(url: string): Promise<HostedLibrary> {
  if (window.Z) return window.Z
  const script = document.createElement('script')
  script.src = url
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the payment form took too long')), LOAD_WITHIN_MS)
    script.addEventListener('load', () => {
      clearTimeout(late)
      resolve()
    })
    script.addEventListener('error', () => {
      clearTimeout(late)
      reject(new Error('the payment form could not be loaded'))
    })
    document.head.append(script)
  })
  if (!window.Z) throw new Error('the payment form is not there')
  return window.Z
}

/** As the signed callback needs it: our own button submits the form, and the form leads to our callback page. */
function formParameters(key: string, given: Record<string, string>): Record<string, string> {
  return {
    style: 'inline',
    submitEnabled: 'false',
    signatureType: 'advanced',
    ...given,
    field_passthrough1: key,
  }
}
