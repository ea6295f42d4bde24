import { constants, privateEncrypt, randomBytes, sign } from 'node:crypto'
import { signedReturn, ZUORA_CALLBACK_PATH } from '@vitrine/platform/billing/zuora/hosted-form'
import { escapeHtml, html, redirect, type StandInRequest, type StandInResponse } from '../http.ts'
import { cardNumbers, cardOf } from '../ledger/cards.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { cardFields, page } from '../pages.ts'
import type { StandInState } from '../stand-in-state.ts'

export const ZUORA_TENANT = '10001'
export const ZUORA_PAGE = 'stand-in-page'

interface HostedPage {
  ledger: Ledger
  state: StandInState
  siteUrl: string
}

/** What `POST /v1/rsa-signatures` returns. */
export function newForm(state: StandInState) {
  const token = randomBytes(24).toString('base64url')
  state.forms[token] = { token, isUsed: false }
  return {
    success: true,
    signature: randomBytes(32).toString('base64'),
    token,
    tenantId: ZUORA_TENANT,
    key: state.secrets.publicKey,
  }
}

/** The form in the frame of our page. */
export function showForm({ state }: HostedPage, { query, path }: StandInRequest): StandInResponse {
  const form = state.forms[query.get('token') ?? '']
  if (!form || form.isUsed) return html(page('Payment', '<p>This form is not valid any more.</p>'), 403)
  const hidden = [...query]
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')
  return html(
    page(
      'Payment',
      `<form id="form" method="post" action="${path}">${hidden}${cardFields}<button>Submit</button></form>${query.get('submitEnabled') === 'false' ? "<style>button{display:none}</style><script>addEventListener('message',function(e){if(e.data==='submit-hosted-form')document.getElementById('form').requestSubmit()})</script>" : ''}`,
    ),
  )
}

/** Typed in: stored, and back to the callback page with everything signed. */
export function takeForm(
  { ledger, state, siteUrl }: HostedPage,
  { body, path }: StandInRequest,
): StandInResponse {
  const fields = new URLSearchParams(body)
  const form = state.forms[fields.get('token') ?? '']
  if (!form || form.isUsed) return html(page('Payment', '<p>This form is not valid any more.</p>'), 403)
  const paypalEmail = fields.get('paypal') || null
  const typed = fields.get('card') ?? ''
  const card = cardOf(typed)
  if (paypalEmail === null && card.asksForConfirmation && fields.get('confirmed') !== 'yes')
    return html(page('Confirm your payment', confirmation(path, fields)))
  const isRefused = (paypalEmail === null && card.isRefusedOnForm) || fields.get('confirmed') === 'no'
  form.isUsed = true
  const accountId = fields.get('field_accountId') || null
  const method = isRefused
    ? null
    : ledger.storePaymentMethod({
        account: accountId,
        kind: paypalEmail === null ? 'card' : 'paypal',
        ...cardNumbers(typed),
        paypalEmail,
        behavior: paypalEmail === null ? card.behavior : 'pays',
      })
  return redirect(
    `${siteUrl}${ZUORA_CALLBACK_PATH}?${new URLSearchParams(signedParameters(state, { ledger, token: form.token, checkout: fields.get('field_passthrough1') ?? '', methodId: method?.id ?? null })).toString()}`,
  )
}

function signedParameters(
  state: StandInState,
  {
    ledger,
    token,
    checkout,
    methodId,
  }: { ledger: Ledger; token: string; checkout: string; methodId: string | null },
): Record<string, string> {
  const { privateKey } = state.secrets
  const parameters: Record<string, string> = {
    success: String(methodId !== null),
    token,
    tenantId: ZUORA_TENANT,
    pageId: ZUORA_PAGE,
    timestamp: String(ledger.machineTime()),
    errorCode: methodId === null ? 'HostedPage_Transaction_Declined' : '',
    errorMessage: methodId === null ? 'The card was declined.' : '',
    field_passthrough1: checkout,
    refId:
      methodId === null
        ? ''
        : privateEncrypt(
            { key: privateKey, padding: constants.RSA_PKCS1_PADDING },
            Buffer.from(methodId),
          ).toString('base64'),
  }
  return {
    ...parameters,
    signature: sign('RSA-SHA512', Buffer.from(signedReturn(parameters)), privateKey).toString('base64'),
  }
}

function confirmation(path: string, fields: URLSearchParams): string {
  const hidden = [...fields]
    .filter(([name]) => name !== 'confirmed')
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')
  return `<p>Your bank asks whether this payment is yours.</p><form method="post" action="${path}">${hidden}<button name="confirmed" value="yes">It is mine</button> <button name="confirmed" value="no">It is not</button></form>`
}

/** What Zuora's library does of what we call: the form in a frame, submitted by the page's own button. */
export const zuoraLibrary = `// A stand-in for Zuora's library. Nothing is charged here.
(function () {
  var frame = null
  var afterRender = function () {}
  function render(parameters) {
    var query = Object.keys(parameters).map(function (name) { return encodeURIComponent(name) + '=' + encodeURIComponent(parameters[name]) }).join('&')
    frame = document.createElement('iframe')
    frame.title = 'Payment'
    frame.id = 'z_hppm_iframe'
    frame.style.width = '100%'
    frame.style.minHeight = '26rem'
    frame.style.border = '0'
    frame.addEventListener('load', function () { afterRender() })
    frame.src = parameters.url + '?' + query
    var place = document.getElementById('zuora_payment')
    place.replaceChildren(frame)
  }
  window.Z = {
    render: function (parameters, prefill, callback) { render(parameters) },
    renderWithErrorHandler: function (parameters, prefill, callback, onError) { render(parameters) },
    runAfterRender: function (callback) { afterRender = callback },
    validate: function (callback) { callback({ success: true }) },
    submit: function () { if (frame) frame.contentWindow.postMessage('submit-hosted-form', '*') }
  }
})()
`
