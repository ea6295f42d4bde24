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
export async function loadHostedLibrary(url: string): Promise<HostedLibrary> {
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
export function formParameters(key: string, given: Record<string, string>): Record<string, string> {
  return {
    style: 'inline',
    submitEnabled: 'false',
    signatureType: 'advanced',
    ...given,
    field_passthrough1: key,
  }
}
