import { expect, it } from 'vitest'
import { checkoutKeyIn, parametersIn, paymentMessage } from './payment-message.ts'

const OWN = { origin: 'https://vitrine.example', key: 'k1' }
const parameters = [
  { name: 'success', value: 'true' },
  { name: 'field_passthrough1', value: 'k1' },
]

it('keeps what the provider sent, in its order', () => {
  expect(parametersIn('?success=true&refId=a%2Bb&field_passthrough1=k1')).toEqual([
    { name: 'success', value: 'true' },
    { name: 'refId', value: 'a+b' },
    { name: 'field_passthrough1', value: 'k1' },
  ])
  expect([
    checkoutKeyIn(parameters),
    checkoutKeyIn(parametersIn('?refno=1&order-ext-ref=k2')),
    checkoutKeyIn(parametersIn('?checkout=k3&refno=1')),
    checkoutKeyIn([]),
  ]).toEqual(['k1', 'k2', 'k3', null])
})

it('listens to our own callback page about this checkout, and to nobody else', () => {
  const data = { kind: 'vitrine-payment', parameters }
  expect(paymentMessage({ origin: OWN.origin, data }, OWN)).toEqual(data)
  expect(paymentMessage({ origin: 'https://elsewhere.example', data }, OWN)).toBeNull()
  expect(
    paymentMessage(
      { origin: OWN.origin, data: { ...data, parameters: [{ name: 'field_passthrough1', value: 'k2' }] } },
      OWN,
    ),
  ).toBeNull()
  for (const other of [null, 'x', {}, { kind: 'vitrine-payment' }, { kind: 'other', parameters }])
    expect(paymentMessage({ origin: OWN.origin, data: other }, OWN)).toBeNull()
})
