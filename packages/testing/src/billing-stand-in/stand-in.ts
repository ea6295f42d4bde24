import { createServer, type Server } from 'node:http'
import { providerSettings } from '@vitrine/platform/billing/billing-settings'
import type { Send } from '@vitrine/platform/billing/http-call'
import { AvangateServer, AVANGATE_MERCHANT } from './avangate/avangate-server.ts'
import { isAvangateReceipt } from './avangate/avangate-notifications.ts'
import { respondToControl, consolePage } from './control.ts'
import { respondWithFaults, type Fault } from './faults.ts'
import { json, html, readRequest, respond, type StandInRequest, type StandInResponse } from './http.ts'
import { Ledger } from './ledger/ledger.ts'
import { catchUp } from './ledger/time.ts'
import { NotificationQueue } from './notifications.ts'
import { loadState, saveState, type StandInState } from './stand-in-state.ts'
import { ZUORA_PAGE } from './zuora/hosted-page.ts'
import { ZUORA_CLIENT, ZuoraServer } from './zuora/zuora-server.ts'

export interface StandInOptions {
  /** Where members open the product: their browsers go back there. */
  siteUrl: string
  /** Where the product is for this machine: notifications go there. The site's URL, unless said otherwise. */
  notifyUrl?: string
  /** 0 takes a free one. Loopback alone. */
  port?: number
  /** Kept there over restarts; null keeps nothing. */
  stateFile?: string | null
  machineNow?: () => number
  /** Minutes between the tries of a notification are shortened by it. */
  timeFactor?: number
}

export interface BillingStandIn {
  url: string
  /** The product's settings that name it. */
  settings: Record<(typeof providerSettings)['zuora' | 'avangate'][number] | 'AVANGATE_TEST_ORDERS', string>
  zuora: Ledger
  avangate: Ledger
  faults: Fault[]
  notifications: NotificationQueue
  /**
   * The same responses without a socket, for tests that ask thousands of times. A fault that never responds
   * is not for it.
   */
  send: Send
  close(): Promise<void>
}

const ONE_SIXTIETH = 1 / 60

/** Both providers on a loopback port. @throws in production: nothing there may take a stand-in for a provider */
export async function startBillingStandIn({
  siteUrl,
  notifyUrl = siteUrl,
  port = 0,
  stateFile = null,
  machineNow = Date.now,
  timeFactor = ONE_SIXTIETH,
}: StandInOptions): Promise<BillingStandIn> {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error('The stand-in for the payment providers does not run with NODE_ENV=production.')
  const state: StandInState = loadState(stateFile)
  const zuora = new Ledger({ machineNow, countsDays: true, state: state.zuora })
  const avangate = new Ledger({ machineNow, state: state.avangate })
  const faults: Fault[] = []
  const notifications = new NotificationQueue({
    factor: timeFactor,
    isReceipt: ({ kind, body }, status, responded) =>
      status === 200 &&
      (kind === 'zuora-callout' || isAvangateReceipt(kind, body, responded, state.secrets.avangateSecretKey)),
  })
  const zuoraServer = new ZuoraServer({ ledger: zuora, state, siteUrl, notifyUrl, queue: notifications })
  const avangateServer = new AvangateServer({ ledger: avangate, state, notifyUrl, queue: notifications })
  zuora.onEvent = (event) => zuoraServer.notify(event)
  avangate.onEvent = (event) => avangateServer.notify(event)

  const route = (request: StandInRequest): StandInResponse => {
    catchUp(zuora)
    catchUp(avangate)
    if (request.path.startsWith('/zuora/')) return zuoraServer.respond(request)
    // Where the company's own page of an account stands is no setting: it is at the root of the server of the
    // checkout.
    if (request.path.startsWith('/avangate/') || request.path.startsWith('/myaccount'))
      return avangateServer.respond(request)
    if (request.path === '/control' && request.method === 'POST')
      return respondToControl({ zuora, avangate, faults, notifications }, request)
    if (request.path === '/') return html(consolePage({ zuora, avangate, faults, notifications }))
    return json({ message: 'There is nothing here.' }, 404)
  }
  /** As the provider would, with what goes wrong on the way. */
  const respondToCall = async (request: StandInRequest) =>
    await zuoraServer.alone(
      request,
      async () => await respondWithFaults(faults, request, () => route(request)),
    )
  const send: Send = async (url, { method = 'GET', headers, body }) => {
    const { pathname, searchParams } = new URL(url)
    const request = {
      method,
      path: pathname,
      query: searchParams,
      headers: Object.fromEntries(new Headers(headers)),
      body: typeof body === 'string' ? body : '',
    }
    const response = await respondToCall(request)
    if (response === 'never') throw new Error('Nobody responds.')
    return new Response(typeof response.body === 'string' ? response.body : Buffer.from(response.body), {
      status: response.status,
      headers: response.headers ?? {},
    })
  }
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      try {
        const request = await readRequest(incoming)
        const isProviders = request.path.startsWith('/zuora/') || request.path.startsWith('/avangate/')
        const response = isProviders ? await respondToCall(request) : route(request)
        if (request.method !== 'GET') saveState(stateFile, state)
        if (response !== 'never') respond(outgoing, response)
      } catch (error) {
        respond(outgoing, json({ message: error instanceof Error ? error.message : 'It failed.' }, 500))
      }
    })()
  })
  const listeningAt = await listen(server, port)
  const url = `http://127.0.0.1:${listeningAt}`
  return {
    url,
    settings: {
      ZUORA_REST_URL: `${url}/zuora`,
      ZUORA_CLIENT_ID: ZUORA_CLIENT,
      ZUORA_CLIENT_SECRET: state.secrets.zuoraClientSecret,
      ZUORA_PAGE_ID: ZUORA_PAGE,
      ZUORA_PAGE_URL: `${url}/zuora/hosted-page`,
      ZUORA_LIBRARY_URL: `${url}/zuora/zuora-min.js`,
      ZUORA_CALLOUT_SECRET: state.secrets.calloutSecret,
      AVANGATE_API_URL: `${url}/avangate/rest/6.0`,
      AVANGATE_CHECKOUT_URL: `${url}/avangate/checkout/buy/`,
      AVANGATE_MERCHANT_CODE: AVANGATE_MERCHANT,
      AVANGATE_SECRET_KEY: state.secrets.avangateSecretKey,
      AVANGATE_BUY_LINK_SECRET: state.secrets.buyLinkSecret,
      AVANGATE_TEST_ORDERS: 'true',
    },
    zuora,
    avangate,
    faults,
    notifications,
    send,
    close: async () => {
      notifications.close()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      saveState(stateFile, state)
    },
  }
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The stand-in listens nowhere.')
  return address.port
}
