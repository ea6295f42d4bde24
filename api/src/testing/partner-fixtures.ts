import type { TestCall } from './test-api.ts'

/** A partner at `/source/ostermere`, made through the api. */
export async function aPartner(staff: TestCall): Promise<void> {
  await staff('POST', '/api/v1/partners/admin/partners', {
    body: {
      source: 'Ostermere',
      sourceUrl: 'ostermere',
      graphicUrl: '/media/partners/o.svg',
      bgColor: '#CFE0D3',
    },
  })
}
